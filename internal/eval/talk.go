package eval

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// ChatUser replies to a clarification: yes, no, skip, an option's id, or words.
type ChatUser func(ctx context.Context, e agent.ClarifyEvent) string

// Silent skips every clarification, so the prediction stands.
func Silent(context.Context, agent.ClarifyEvent) string { return agent.Skip }

// hastyUser says yes and picks the first option.
func hastyUser(_ context.Context, e agent.ClarifyEvent) string {
	if len(e.Options) > 0 && e.Kind != "confirm" {
		return e.Options[0].ID
	}
	return agent.Yes
}

// maxReadings limits the remaining readings that a truthful user considers.
const maxReadings = 60

// truthfulUser replies according to what is right. It picks the option whose result is right; it confirms a component
// if a right reading has it and no right one lacks it, rejects it in the reverse case, and otherwise skips.
func truthfulUser(right func(ctx context.Context, q *query.Query) bool) ChatUser {
	known := map[string]bool{} // by statement
	isRight := func(ctx context.Context, q *query.Query) bool {
		statement := q.SUQL()
		is, ok := known[statement]
		if !ok {
			is = right(ctx, q)
			known[statement] = is
		}
		return is
	}
	return func(ctx context.Context, e agent.ClarifyEvent) string {
		if e.Kind != "confirm" {
			for _, o := range e.Options {
				if o.Query != nil && isRight(ctx, o.Query) {
					return o.ID
				}
			}
			return agent.Skip
		}
		with, without := false, false
		for _, r := range first(e.Readings, maxReadings) {
			if with && without {
				break
			}
			if isRight(ctx, r.Query) {
				part := has(r.Query, *e.About)
				with, without = with || part, without || !part
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
}

// Outcome is the outcome of one question to the chat.
type Outcome struct {
	agent.ClosedTurn
	Query   *query.Query // nil if nothing was run
	Failed  *agent.ErrorEvent
	Asked   []agent.ClarifyEvent // the clarifications, in order
	Replies []string             // the replies to them
	Weighed *agent.Weighed       // before the first clarification, if whole results were compared
	Took    time.Duration        // time until the first clarification, or until the turn was closed
}

// Ran reports whether a query was run.
func (o *Outcome) Ran() bool { return o.Result != nil }

// Sure returns the confidence in the result; 0 if it is unknown.
func (o *Outcome) Sure() float64 {
	if o.Confidence == nil {
		return 0
	}
	return *o.Confidence
}

// failure returns the error that ended the turn, if any.
func (o *Outcome) failure() string {
	if o.Failed == nil {
		return ""
	}
	return o.Failed.Code + ": " + o.Failed.Message
}

// Talk is one conversation with an agent.
type Talk struct {
	Agent   *agent.Agent
	conv    agent.Conversation
	pending *agent.ClarifyEvent // the clarification that is waiting for a reply
}

// maxReplies limits the clarifications of a turn.
const maxReplies = 60

// Ask asks a question and replies to clarifications until the turn ends.
func (t *Talk) Ask(ctx context.Context, question string, user ChatUser) (*Outcome, error) {
	out := &Outcome{}
	start := time.Now()
	t.send(ctx, agent.Message{Type: agent.AskMessage, Text: question}, out)
	out.Took = time.Since(start)
	for t.pending != nil {
		if len(out.Replies) == maxReplies {
			return nil, fmt.Errorf("the turn did not end after %d clarifications", maxReplies)
		}
		reply := user(ctx, *t.pending)
		out.Replies = append(out.Replies, reply)
		t.send(ctx, agent.Message{Type: agent.AnswerMessage, ID: t.pending.ID, Value: reply}, out)
	}
	if out.Result == nil && out.Reply == "" && out.Failed == nil {
		return nil, fmt.Errorf("the turn was not closed")
	}
	return out, ctx.Err()
}

// send sends the agent a message and records the events.
func (t *Talk) send(ctx context.Context, m agent.Message, out *Outcome) {
	t.pending = nil
	t.Agent.Handle(ctx, &t.conv, m, func(e agent.Event) {
		switch e := e.(type) {
		case agent.StateEvent:
			if out.Weighed == nil {
				out.Weighed = e.Weighed
			}
		case agent.ClarifyEvent:
			t.pending = &e
			out.Asked = append(out.Asked, e)
		case agent.ResultEvent:
			out.ClosedTurn, out.Query = agent.NewClosedTurn(e), e.Query
		case agent.ReplyEvent:
			out.ClosedTurn = agent.NewClosedTurn(e)
		case agent.ErrorEvent:
			out.Failed = &e
		}
	})
}

// AskSilently asks the chat the question of every case, without replies; score adds to each case's score. Cases whose
// data is missing are skipped.
func (r *Run) AskSilently(ctx context.Context, dataset string,
	score func(context.Context, *Source, *Case, *Outcome, *ChatPrediction, *Score)) (*Report, error) {
	r.Dataset = dataset
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		c := &r.Cases[i]
		if src == nil {
			return &Score{Skipped: true, Line: (&Outcome{}).prediction(i, c.ID, nil)}, nil
		}
		o, err := (&Talk{Agent: src.Agent}).Ask(ctx, c.question(), Silent)
		if err != nil {
			return nil, err
		}
		s := &Score{Durations: []time.Duration{o.Took}, FallbackReason: o.FallbackReason}
		score(ctx, src, c, o, o.prediction(i, c.ID, src.Schema), s)
		return s, nil
	}
	return r.Run(ctx)
}

// ChatPrediction is a line of a predictions file, with what is needed to score it again.
type ChatPrediction struct {
	Index      int              `json:"index"`
	ID         string           `json:"id,omitempty"`
	SUQL       string           `json:"suql"`
	Questions  int              `json:"questions"`
	Turns      []agent.Exchange `json:"turns"`
	Columns    []string         `json:"columns"`
	Rows       [][]any          `json:"rows"`
	Answer     []any            `json:"answer"`
	Unused     []string         `json:"unused"`
	Declined   bool             `json:"declined"`
	Guess      bool             `json:"guess"`
	Confidence float64          `json:"confidence"`
	Searched   string           `json:"searched,omitempty"`
	Reply      string           `json:"reply,omitempty"`
	Error      string           `json:"error,omitempty"`
}

// prediction returns the outcome of a question over db as a line of a predictions file.
func (o *Outcome) prediction(index int, id string, db *schema.Database) *ChatPrediction {
	p := &ChatPrediction{Index: index, ID: id, SUQL: o.SUQL, Questions: len(o.Asked),
		Turns: append([]agent.Exchange{}, o.Turns...), Answer: o.values(db), Columns: []string{}, Rows: [][]any{},
		Unused: append([]string{}, o.Unused...), Declined: o.Declined, Guess: o.Guess, Confidence: o.Sure(),
		Searched: o.Searched, Reply: o.Reply, Error: o.failure()}
	if o.Result != nil {
		p.Columns, p.Rows = o.Columns, o.Rows
	}
	return p
}

// values returns the values of the requested column, without the keys and names shown beside them.
func (o *Outcome) values(db *schema.Database) []any {
	out := []any{}
	if o.Result == nil || len(o.Columns) == 0 {
		return out
	}
	at := 0
	if o.Query != nil && len(o.Query.Select) == len(o.Columns) {
		at = answerColumnIndex(o.Query, db)
	}
	for _, row := range o.Rows {
		if list, ok := row[at].([]any); ok {
			out = append(out, list...)
		} else if row[at] != nil {
			out = append(out, row[at])
		}
	}
	return out
}

// answerColumnIndex returns the index of the selected column that answers the question: without groups an aggregate,
// otherwise the first that is not a key. A query for the first rows also selects what they are ordered by.
func answerColumnIndex(q *query.Query, db *schema.Database) int {
	if len(q.GroupBy) == 0 && len(q.OrderBy) == 0 {
		if i := slices.IndexFunc(q.Select, query.Item.IsFigure); i >= 0 {
			return i
		}
	}
	return max(0, slices.IndexFunc(q.Select, func(i query.Item) bool {
		if db == nil || i.IsFigure() || i.Column.Name == "" {
			return true
		}
		t := db.Table(q.From.Table(i.Column.Table))
		return t == nil || !slices.Contains(t.Key, i.Column.Name)
	}))
}
