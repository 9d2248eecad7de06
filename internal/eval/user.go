package eval

import (
	"math/rand/v2"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
)

// The users that an evaluation can simulate.
const (
	NoUser          = "none"
	SimulatedUser   = "simulated"   // yes/no questions, with the patience and counters of the original paper
	MultichoiceUser = "multichoice" // a list to choose from after a no
	GoldUser        = "gold"        // says what is right instead of choosing; the upper bound
	// TruthfulUser picks the complete reading with the gold's result, and answers yes or no like the simulated one:
	// what the chat asks.
	TruthfulUser = "truthful"
)

// Reply is a simulated user's reply to a yes/no question.
type Reply int

const (
	No Reply = iota
	Yes
	Exit // out of patience: leaves without answering
)

// patience is the number of unresolved errors in a row after which a user leaves.
const patience = 3

// User replies according to the gold query.
type User struct {
	gold  map[string]bool   // ids of the gold's components
	parts []query.Component // the gold's components
	wrong float64           // probability of a wrong yes/no reply
	rng   *rand.Rand
	asked []position

	Questions int // yes/no questions, including the one at which the user left
	Waste     int // of these, useless ones about what was right
	Left      bool
}

// position is a place in the query: an index if components are asked about in order, otherwise a slot.
type position struct {
	place int
	slot  string
}

// NewUser returns a user whose intent is gold. Wrong replies depend only on the seed.
func NewUser(gold *query.Query, wrong float64, seed uint64) *User {
	u := &User{gold: map[string]bool{}, parts: agent.Decisions(gold), wrong: wrong}
	if wrong > 0 {
		u.rng = rand.New(rand.NewPCG(seed, 0x5eed))
	}
	for _, c := range u.parts {
		u.gold[c.ID()] = true
	}
	return u
}

// Right reports whether a component is in the gold.
func (u *User) Right(c query.Component) bool { return u.gold[c.ID()] }

// Answer replies to a yes/no question, given the current query.
func (u *User) Answer(ask *agent.Ask, now *query.Query) Reply {
	u.Questions++
	right := u.Right(ask.Component)
	if right {
		u.Waste++
	}
	u.note(ask)
	if u.impatient(ask, now) {
		u.Left = true
		return Exit
	}
	if u.rng != nil && u.rng.Float64() < u.wrong {
		right = !right
	}
	if right {
		return Yes
	}
	return No
}

func (u *User) note(ask *agent.Ask) {
	p := position{place: ask.Place}
	if p.place < 0 {
		p.slot = ask.Component.Slot
	}
	for i, old := range u.asked {
		if old == p {
			// Asked again: it counts once, the last time if there is no order.
			if p.place < 0 {
				u.asked = append(append(u.asked[:i:i], u.asked[i+1:]...), p)
			}
			return
		}
	}
	u.asked = append(u.asked, p)
	for i := len(u.asked) - 1; i > 0 && p.place >= 0 && u.asked[i-1].place > u.asked[i].place; i-- {
		u.asked[i], u.asked[i-1] = u.asked[i-1], u.asked[i]
	}
}

// impatient reports whether the last places asked about, including this one, are all wrong in the current query.
func (u *User) impatient(ask *agent.Ask, now *query.Query) bool {
	parts := agent.Decisions(now)
	wrong := 0
	for i := len(u.asked) - 1; i >= 0 && wrong < patience; i-- {
		p := u.asked[i]
		if ask.Place >= 0 && p.place > ask.Place {
			continue
		}
		if !u.errsAt(p, parts) {
			return false
		}
		wrong++
	}
	return wrong == patience
}

// errsAt reports whether the query is wrong at a place.
func (u *User) errsAt(p position, parts []query.Component) bool {
	if p.place >= 0 {
		return p.place < len(parts) && !u.Right(parts[p.place])
	}
	return slices.ContainsFunc(parts, func(c query.Component) bool { return c.Slot == p.slot && !u.Right(c) })
}

// Choose returns the right ones among the alternatives.
func (u *User) Choose(ask *agent.Ask) []query.Component {
	var out []query.Component
	for _, c := range ask.Alternatives {
		if u.Right(c) {
			out = append(out, c)
		}
	}
	return out
}

// Dictate returns what is right at the place in question, whether or not it is an alternative.
func (u *User) Dictate(ask *agent.Ask) []query.Component {
	var out []query.Component
	for _, c := range u.parts {
		if c.Slot == ask.Original.Slot {
			out = append(out, c)
		}
	}
	return out
}
