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

// Nobody is there when a scheduled question is asked, and an identity provider is not asked about people who are not.
// So a question runs with the rights that its owner had when last seen here, as far as the server's settings still
// give them, and no longer than rightsKept.
const (
	rightsKept  = 30 * 24 * time.Hour
	rightsNoted = time.Hour // what was seen less long ago is not noted again
)

// rightsNow is whoever scheduled a question as they may see the data now; false if they may not any more.
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

// proof is by what somebody without a name is the owner: this token, or being at this machine. It tells no token.
func (a Access) proof() string {
	if a.Token == "" {
		if a.asksNames() {
			return ""
		}
		return "here"
	}
	return hex.EncodeToString(hash("schedule " + a.Token))[:16]
}

// sees notes on a schedule who has it and what they are.
func (s *Server) sees(x *schedule, by User, now time.Time) {
	x.By, x.Proof, x.Seen = by, s.options.Access.proof(), now.UTC()
}

// renewRights has what somebody scheduled go on with the rights that they have now, of whom a page is asked for.
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
		slog.Warn("the rights of schedules are as old as before", "err", err)
	}
}

// renew notes what somebody may see now on a schedule of theirs, and has it asked again where it rested. The pin may
// have been changed or deleted since it was listed.
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

// rest has a question no longer asked until whoever scheduled it comes back.
func (s *Server) rest(p *pin) {
	ctx, cancel := s.storing()
	defer cancel()
	kept, err := s.options.Pins.Get(ctx, p.ID)
	if err == nil {
		_, err = s.options.Pins.Claim(ctx, kept, time.Time{})
	}
	if err != nil {
		slog.Warn("a schedule could not be put off", "pin", p.ID, "err", err)
	}
}
