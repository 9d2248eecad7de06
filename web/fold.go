package web

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/agent"
)

// fold is the state that follows from a conversation's events up to some number.
type fold struct {
	turn    int       // -1 before the first
	base    int       // the first turn in the agent's memory
	opened  turnEvent // what opened the turn
	pending *agent.ClarifyEvent
	suql    string // the turn's statement, once known
	closed  bool
	at      []int // by turn: its index in the agent's memory
}

func newFold() fold { return fold{turn: -1, closed: true} }

// apply processes the next event.
func (f *fold) apply(r Record, e agent.Event) {
	switch e := e.(type) {
	case turnEvent:
		f.turn, f.opened, f.pending, f.suql, f.closed = r.Turn, e, nil, "", false
		if e.Kind == agent.RunMessage {
			f.suql = e.Text
		}
		f.at = append(f.at[:min(r.Turn, len(f.at)):min(r.Turn, len(f.at))], e.At)
	case undoneEvent:
		f.turn, f.opened, f.pending, f.suql, f.closed = r.Turn-1, turnEvent{}, nil, "", true
	case answeredEvent:
		f.pending = nil
	case agent.ClarifyEvent:
		f.pending, f.closed = &e, false
	case sourceEvent:
		f.base, f.pending = f.turn+1, nil
	case agent.ResultEvent:
		f.suql = e.SUQL
		f.pending, f.closed = nil, true
	case agent.ReplyEvent, agent.ErrorEvent:
		f.pending, f.closed = nil, true
	}
}

// standing drops the records of turns that were repeated or undone later, and superseded states.
func standing(records []Record) []Record {
	keep := make([]Record, 0, len(records))
	first := math.MaxInt // the lowest turn that was opened later
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
