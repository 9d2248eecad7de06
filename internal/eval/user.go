package eval

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/internal/query"
)

// The users that an evaluation can simulate. The chat's are in talk.go.
const (
	NoUser          = "none"        // replies to nothing: the prediction stands
	SimulatedUser   = "simulated"   // answers yes or no, with the patience and counters of the original paper
	MultichoiceUser = "multichoice" // also chooses from a list after a no
	GoldUser        = "gold"        // says what is right instead of choosing; the upper bound
	// TruthfulUser is asked as in the chat: it picks the complete reading with the gold's result, and answers yes or no
	// like the simulated one.
	TruthfulUser = "truthful"
	HastyUser    = "hasty" // in the chat: says yes to everything and takes the first option
	MeUser       = "me"    // in the chat: a person at the terminal
)

// patience is the number of unresolved errors in a row after which a user gives up.
const patience = 3

// user replies to the agent's questions according to the gold query.
type user struct {
	Settings
	returnsGold func(*query.Query) bool // reports whether a query returns the gold's result
	gold        map[string]bool         // ids of the gold's components
	parts       []query.Component       // the gold's components
	rng         *rand.Rand
	asked       []position

	questions        int  // including the one at which the user gave up
	uselessQuestions int  // of these, those about parts that were right
	gaveUp           bool // out of patience
}

// position is a place in the query: an index if components are asked about in order, otherwise a slot.
type position struct {
	place int
	slot  string
}

// newUser returns a user who wants the gold query. Wrong replies depend only on the seed and the example's index.
func newUser(e Example, s Settings) *user {
	u := &user{Settings: s, returnsGold: e.Right, gold: map[string]bool{},
		rng: rand.New(rand.NewPCG(s.Seed<<32^uint64(e.Index), 0x5eed))}
	if e.Gold != nil {
		u.parts = query.Decisions(e.Gold)
	}
	for _, c := range u.parts {
		u.gold[c.ID()] = true
	}
	return u
}

func (u *user) right(c query.Component) bool { return u.gold[c.ID()] }

// reply replies to a question, and returns a description of the reply. If inverted is set, a yes means that the
// component is wrong.
func (u *user) reply(q dialogue, ask *agent.Ask, inverted bool) string {
	switch {
	case len(ask.Options) > 0:
		u.questions++
		chat := q.(*agent.Readings) // the only one that offers readings
		for _, r := range ask.Options {
			if u.returnsGold(r.Query) {
				chat.Pick(r.Query)
				return "picked one"
			}
		}
		chat.RefuseReadings()
		return "picked none"
	case len(ask.Alternatives) > 0:
		chosen := u.choose(&ask.Ask)
		q.Select(chosen...)
		return fmt.Sprint(len(chosen), " chosen")
	}
	confirms, stays := u.confirms(&ask.Ask, q.Query())
	switch {
	case !stays:
		u.gaveUp = true
		return "exit"
	case confirms:
		q.Confirm()
	default:
		q.Refuse()
	}
	if confirms != inverted {
		return agent.Yes
	}
	return agent.No
}

// confirms returns whether the user confirms the component asked about, given the current query, and whether the user
// stays instead of giving up.
func (u *user) confirms(ask *misp.Ask, now *query.Query) (right, stays bool) {
	u.questions++
	if right = u.right(ask.Component); right {
		u.uselessQuestions++
	}
	if u.impatient(ask, now) {
		return false, false
	}
	if u.ErrorRate > 0 && u.rng.Float64() < u.ErrorRate {
		right = !right
	}
	return right, true
}

// impatient reports whether the last places asked about (as many as patience), including this one, are all wrong in the
// current query. A place counts once, as of the last time it was asked about.
func (u *user) impatient(ask *misp.Ask, now *query.Query) bool {
	p := position{place: ask.Position}
	if p.place < 0 {
		p.slot = ask.Component.Slot
	}
	u.asked = append(slices.DeleteFunc(u.asked, func(o position) bool { return o == p }), p)
	slices.SortStableFunc(u.asked, func(a, b position) int { return cmp.Compare(a.place, b.place) })
	parts := query.Decisions(now)
	errs := 0
	for _, o := range slices.Backward(u.asked) {
		switch {
		case o.place > ask.Position:
			continue
		case o.place >= len(parts), o.place >= 0 && u.right(parts[o.place]):
			return false
		case o.place < 0 && !slices.ContainsFunc(parts, func(c query.Component) bool {
			return c.Slot == o.slot && !u.right(c)
		}):
			return false
		}
		if errs++; errs == patience {
			return true
		}
	}
	return false
}

// choose returns the right alternatives; for the gold user, the right components, even if they are not among the
// alternatives.
func (u *user) choose(ask *misp.Ask) (out []query.Component) {
	if u.User != GoldUser {
		return slices.DeleteFunc(slices.Clone(ask.Alternatives), func(c query.Component) bool { return !u.right(c) })
	}
	for _, c := range u.parts {
		if c.Slot == ask.Original.Slot {
			out = append(out, c)
		}
	}
	return out
}
