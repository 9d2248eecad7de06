package state

import (
	"context"
	"database/sql"
	"fmt"
	"time"
)

// Pins are answers that people keep on a board, in their order, some with a schedule for asking
// them again.
type Pins struct{ s *Store }

// Pin is a pinned answer. The content of Data is up to the caller.
type Pin struct {
	ID    string
	Who   string    // the owner of its board; empty: the shared board
	Place int64     // on the board, smallest first
	Due   time.Time // when it is due to be asked again; zero: not scheduled
	Data  []byte
}

// Of returns the pins of a board in order, and records that the board is in use.
func (p *Pins) Of(ctx context.Context, who string) ([]Pin, error) {
	if _, err := p.s.change(ctx, "note use",
		"UPDATE pins SET used = $1 WHERE who = $2 AND used < $3", p.s.now().Unix(), who,
		p.s.now().Add(-usedWithin).Unix()); err != nil && !Unwritable(err) {
		return nil, err
	}
	ctx, cancel := p.s.bounded(ctx)
	defer cancel()
	return all(ctx, p.s, "read a board", scanPin, pinned+" WHERE who = $1 ORDER BY place, id", who)
}

// Get returns a pin, or ErrNotFound.
func (p *Pins) Get(ctx context.Context, id string) (Pin, error) {
	ctx, cancel := p.s.bounded(ctx)
	defer cancel()
	found, err := all(ctx, p.s, "read a pin", scanPin, pinned+" WHERE id = $1", id)
	if err == nil && len(found) == 0 {
		err = fmt.Errorf("read a pin: %w", ErrNotFound)
	}
	if err != nil {
		return Pin{}, err
	}
	return found[0], nil
}

// Save writes a pin, new or known.
func (p *Pins) Save(ctx context.Context, pin Pin) error {
	_, err := p.s.change(ctx, "keep a pin", `INSERT INTO pins (id, who, place, due, used, data) VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (id) DO UPDATE SET who = excluded.who, place = excluded.place, due = excluded.due, used = excluded.used,
			data = excluded.data`, pin.ID, pin.Who, pin.Place, seconds(pin.Due), p.s.now().Unix(), notNil(pin.Data))
	return err
}

// Rewrite changes an existing pin's content, but not its position and time.
func (p *Pins) Rewrite(ctx context.Context, pin Pin) error {
	_, err := p.s.change(ctx, "keep a pin", "UPDATE pins SET data = $1 WHERE id = $2", notNil(pin.Data), pin.ID)
	return err
}

// Delete deletes a pin, if it exists.
func (p *Pins) Delete(ctx context.Context, id string) error {
	_, err := p.s.change(ctx, "delete a pin", "DELETE FROM pins WHERE id = $1", id)
	if err == nil {
		p.s.erase(ctx)
	}
	return err
}

// Due returns the pins that are due.
func (p *Pins) Due(ctx context.Context, now time.Time) ([]Pin, error) {
	ctx, cancel := p.s.bounded(ctx)
	defer cancel()
	return all(ctx, p.s, "look for what is due", scanPin,
		pinned+" WHERE due > 0 AND due <= $1 ORDER BY due, id", now.Unix())
}

// Claim moves the time at which a pin is due, and reports whether this server was the first: only
// one of a state's servers asks.
func (p *Pins) Claim(ctx context.Context, pin Pin, next time.Time) (bool, error) {
	n, err := p.s.change(ctx, "claim what is due",
		"UPDATE pins SET due = $1 WHERE id = $2 AND due = $3", seconds(next), pin.ID,
		seconds(pin.Due))
	return n > 0, err
}

// Expire deletes the unscheduled pins nobody has looked at since a time, and returns their number.
func (p *Pins) Expire(ctx context.Context, before time.Time) (int64, error) {
	return p.s.change(ctx, "expire pins", "DELETE FROM pins WHERE due = 0 AND who <> '' AND used < $1", before.Unix())
}

const pinned = "SELECT id, who, place, due, data FROM pins"

func scanPin(rows *sql.Rows) (pin Pin, err error) {
	var due int64
	err = rows.Scan(&pin.ID, &pin.Who, &pin.Place, &due, &pin.Data)
	if due > 0 {
		pin.Due = time.Unix(due, 0)
	}
	return pin, err
}

// seconds is a time as stored: 0 for none.
func seconds(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.Unix()
}
