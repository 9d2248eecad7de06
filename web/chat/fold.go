package chat

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/agent"
)

// Fold is the state derived from a conversation's events up to some number.
type Fold struct {
	Turn    int       // -1 before the first
	Base    int       // the first turn in the agent's memory
	Opened  TurnEvent // what opened the turn
	Pending *agent.ClarifyEvent
	SUQL    string // the turn's statement, once known
	Closed  bool
	At      []int // by turn: its index in the agent's memory
}

// NewFold returns the state before the first event.
func NewFold() Fold { return Fold{Turn: -1, Closed: true} }

// Apply processes the next event.
func (f *Fold) Apply(r Record, e agent.Event) {
	switch e := e.(type) {
	case TurnEvent:
		f.Turn, f.Opened, f.Pending, f.SUQL, f.Closed = r.Turn, e, nil, "", false
		if e.Kind == agent.RunMessage {
			f.SUQL = e.Text
		}
		f.At = append(f.At[:min(r.Turn, len(f.At)):min(r.Turn, len(f.At))], e.At)
	case UndoneEvent:
		f.Turn, f.Opened, f.Pending, f.SUQL, f.Closed = r.Turn-1, TurnEvent{}, nil, "", true
	case AnsweredEvent:
		f.Pending = nil
	case agent.ClarifyEvent:
		f.Pending, f.Closed = &e, false
	case SourceEvent:
		f.Base, f.Pending = f.Turn+1, nil
	case agent.ResultEvent:
		f.SUQL = e.SUQL
		f.Pending, f.Closed = nil, true
	case agent.ReplyEvent, agent.ErrorEvent:
		f.Pending, f.Closed = nil, true
	}
}

// DropSuperseded drops the records of turns that were later repeated or undone, and superseded states.
func DropSuperseded(records []Record) []Record {
	keep := make([]Record, 0, len(records))
	first := math.MaxInt // the lowest number of the turns opened later
	stated := map[int]bool{}
	for _, r := range slices.Backward(records) {
		if r.Turn >= first && r.Type != "source" {
			continue
		}
		if r.Type == "turn" || r.Type == "undone" {
			first = r.Turn
		}
		if r.Type == "undone" {
			continue
		}
		if r.Type == "state" {
			if stated[r.Turn] {
				continue
			}
			stated[r.Turn] = true
		}
		keep = append(keep, r)
	}
	slices.Reverse(keep)
	return keep
}
