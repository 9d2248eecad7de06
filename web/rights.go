package web

import (
	"context"
	"encoding/hex"
	"errors"
	"log/slog"
	"reflect"
	"time"

	"github.com/ask-surely/surely/internal/state"
)

// Nobody is logged in when a scheduled question runs, and identity providers are not asked about absent people. So it
// runs with the rights its owner had when last seen here, as far as the server's settings still allow, and no longer
// than rightsKept.
const (
	rightsKept  = 30 * 24 * time.Hour
	rightsNoted = time.Hour // more recent visits are not recorded again
)

// rightsNow is a schedule's user with the current rights; false if they have none.
func (s *Server) rightsNow(x *schedule, now time.Time) (User, bool) {
	u, a := x.By, s.options.Access
	seen := now.Sub(x.Seen) < rightsKept
	switch {
	case u.Name == "" && x.Proof == a.proof():
		return u, seen && u.Role == roleNames[ownerRole]
	case u.Name == "":
		u.Role = roleNames[visitorRole]
		return u, false
	case a.owns(u.Name):
		u.Role = roleNames[ownerRole]
	default:
		u.Role = roleNames[memberRole]
	}
	return u, seen && a.asksNames()
}

// proof identifies an owner without a name: by a token's hash, or by being on this machine.
func (a Access) proof() string {
	if a.Token == "" {
		if a.asksNames() {
			return ""
		}
		return "here"
	}
	return hex.EncodeToString(hash("schedule " + a.Token))[:16]
}

// sees records a schedule's user.
func (s *Server) sees(x *schedule, by User, now time.Time) {
	x.By, x.Proof, x.Seen = by, s.options.Access.proof(), now.UTC()
}

// renewRights updates the rights of a person's schedules when they visit a page.
func (s *Server) renewRights(ctx context.Context, who string, by *asker) {
	if s.options.Pins == nil || who == "" || !s.options.Delivery.mayBegin(by) {
		return
	}
	pins, err := s.pinsOf(ctx, who)
	now := time.Now()
	for _, p := range pins {
		x := p.Schedule
		if x == nil || !p.Due.IsZero() && now.Sub(x.Seen) < rightsNoted && reflect.DeepEqual(x.By, by.User) &&
			x.Proof == s.options.Access.proof() {
			continue
		}
		if err = s.renew(ctx, p.ID, by.User, now); err != nil {
			break
		}
	}
	if err != nil {
		slog.Warn("the rights of schedules were not renewed", "err", err)
	}
}

// renew updates a schedule's rights and resumes it if it rested. The pin may have changed or been deleted since it was
// listed.
func (s *Server) renew(ctx context.Context, id string, by User, now time.Time) error {
	kept, err := s.options.Pins.Get(ctx, id)
	if errors.Is(err, state.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	p, err := asPin(kept)
	if err != nil || p.Schedule == nil {
		return err
	}
	s.sees(p.Schedule, by, now)
	if !kept.Due.IsZero() {
		return s.keepPin(ctx, p, s.options.Pins.Rewrite)
	}
	p.Schedule.Failed = ""
	if err := s.keepPin(ctx, p, s.options.Pins.Rewrite); err != nil {
		return err
	}
	_, err = s.options.Pins.Claim(ctx, kept, p.Schedule.next(now))
	return err
}

// rest suspends a schedule until its user returns.
func (s *Server) rest(p *pin) {
	ctx, cancel := s.storing()
	defer cancel()
	kept, err := s.options.Pins.Get(ctx, p.ID)
	if err == nil {
		_, err = s.options.Pins.Claim(ctx, kept, time.Time{})
	}
	if err != nil {
		slog.Warn("a schedule could not be suspended", "pin", p.ID, "err", err)
	}
}
