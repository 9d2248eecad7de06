package everyday

import (
	"context"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/eval/talk"
)

// Limits of the search over replies.
const (
	mostReplies = 2
	mostTried   = 14
	mostOptions = 5
)

// branch is a conversation after some replies, with an open clarification.
type branch struct {
	talk    *talk.Talk
	replies int
}

// explore tries replies to the last turn's clarifications and skips later ones: it records whether up to two replies
// reach a gold, and how many different golds single replies reach.
func (r *Run) explore(ctx context.Context, src *talk.Source, x *judged) error {
	first := &talk.Talk{Agent: src.Agent}
	for _, turn := range x.q.Turns[:len(x.q.Turns)-1] {
		if _, err := first.Ask(ctx, turn, talk.Silent); err != nil {
			return err
		}
	}
	if _, open := first.Begin(ctx, x.q.Turns[len(x.q.Turns)-1]); open == nil {
		return nil
	}
	golds := map[string]bool{}
	queue := []branch{{first, 0}}
	for tried := 0; len(queue) > 0 && tried < mostTried; {
		b := queue[0]
		queue = queue[1:]
		for _, reply := range replies(b.talk.Open()) {
			tried++
			next, gold, err := r.try(ctx, src, x.q, b.talk, reply)
			if err != nil {
				return err
			}
			if gold >= 0 {
				x.reached = true
				if b.replies == 0 {
					golds[reading(x.q, gold)] = true
				}
			}
			if next != nil && b.replies+1 < mostReplies {
				queue = append(queue, branch{next, b.replies + 1})
			}
		}
		if x.reached && !x.q.Ambiguous {
			break
		}
	}
	x.readings = len(golds)
	return nil
}

// replies returns the possible replies to a clarification.
func replies(e *agent.ClarifyEvent) []string {
	if e.Kind == "confirm" {
		return []string{agent.Yes, agent.No}
	}
	var out []string
	for _, o := range e.Options[:min(len(e.Options), mostOptions)] {
		out = append(out, o.ID)
	}
	return out
}

// try replies in a copy of a conversation. It returns the index of the gold reached without further replies, or -1, and
// the conversation if another clarification is open.
func (r *Run) try(ctx context.Context, src *talk.Source, q *Question, t *talk.Talk, reply string) (next *talk.Talk,
	gold int, err error) {
	fork, err := t.Fork()
	if err != nil {
		return nil, -1, err
	}
	o, err := fork.Reply(ctx, reply, func(context.Context, agent.ClarifyEvent) string {
		if next == nil {
			if next, err = fork.Fork(); err != nil {
				next = nil
			}
		}
		return agent.Skip
	})
	if err != nil {
		return nil, -1, err
	}
	v, err := r.judge.verdict(ctx, q, o, src.Schema)
	if err != nil || v != Right {
		return next, -1, err
	}
	gold, err = r.judge.which(ctx, q, q.Gold, o.Rows, q.Order)
	return next, max(gold, 0), err
}

// reading returns the name of a gold's reading; several golds can share one.
func reading(q *Question, gold int) string {
	if gold < len(q.Readings) {
		return q.Readings[gold]
	}
	return q.Gold[gold]
}
