package everyday

import (
	"context"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/query"
)

// Users.
const (
	NoUser       = "none"     // replies to nothing: the prediction stands
	TruthfulUser = "truthful" // replies according to the golds' results
	HastyUser    = "hasty"    // says yes to everything and takes the first option
	MeUser       = "me"       // a person at the terminal
)

// hasty says yes and picks the first option.
func hasty(_ context.Context, e agent.ClarifyEvent) string {
	if len(e.Options) > 0 && e.Kind != "confirm" {
		return e.Options[0].ID
	}
	return agent.Yes
}

// mostReadings limits the remaining readings that a truthful user considers.
const mostReadings = 60

// truthful replies by a question's golds. It picks the option whose result is a gold's; it confirms a component if a
// reading with it gives a gold and none without it does, refuses it in the reverse case, and otherwise skips.
type truthful struct {
	q     *Question
	judge *judge
	run   func(ctx context.Context, statement string) (columns []string, rows [][]any, err error)
	known map[string]bool // statements, and whether they give a gold
}

func (u *truthful) reply(ctx context.Context, e agent.ClarifyEvent) string {
	if e.Kind != "confirm" {
		for _, o := range e.Options {
			if o.Query != nil && u.gives(ctx, o.Query) {
				return o.ID
			}
		}
		return agent.Skip
	}
	with, without := false, false
	for i, r := range e.Readings {
		if i == mostReadings || with && without {
			break
		}
		if !u.gives(ctx, r.Query) {
			continue
		}
		if talk.Has(r.Query, *e.About) {
			with = true
		} else {
			without = true
		}
	}
	switch {
	case with && !without:
		return agent.Yes
	case without && !with:
		return agent.No
	}
	return agent.Skip
}

// gives reports whether a query's result is a gold's; false if the query fails.
func (u *truthful) gives(ctx context.Context, q *query.Query) bool {
	statement := q.SUQL()
	if known, ok := u.known[statement]; ok {
		return known
	}
	columns, rows, err := u.run(ctx, statement)
	right := false
	if err == nil {
		v, err := u.judge.rows(ctx, u.q, columns, rows)
		right = err == nil && v == Right
	}
	u.known[statement] = right
	return right
}

// user returns the simulated user, who replies to at most r.Replies clarifications of a conversation.
func (r *Run) user(q *Question, src *talk.Source) talk.User {
	var reply talk.User
	switch r.User {
	case TruthfulUser:
		u := &truthful{q: q, judge: r.judge, run: src.Run, known: map[string]bool{}}
		reply = u.reply
	case HastyUser:
		reply = hasty
	case MeUser:
		return r.Me(q)
	default:
		return talk.Silent
	}
	replied := 0
	return func(ctx context.Context, e agent.ClarifyEvent) string {
		if replied++; replied > r.Replies {
			return agent.Skip
		}
		return reply(ctx, e)
	}
}
