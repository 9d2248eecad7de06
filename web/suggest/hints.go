package suggest

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// Agent answers questions.
type Agent interface {
	Turn(ctx context.Context, memory []byte, message agent.Message, emit func(agent.Event)) ([]byte, error)
}

// Source is data that questions are made about.
type Source struct {
	Key      string // of its hints: views differ in what they may suggest
	Agent    Agent
	Database *schema.Database
}

// Hints are questions that a source's data can answer: made from its description, then asked of its agent, and kept
// if rows came back.
type Hints struct {
	Untried bool // trying them would cost model calls: they are offered untested

	mu       sync.Mutex
	bySource map[string][]Hint
}

// Hint is a question with the query that answered it, and whether its meaning was doubtful: it led to a clarification,
// or its answer was a guess.
type Hint struct {
	Text     string
	Gold     *query.Query
	Doubtful bool
	Asks     bool               // its clarification shows what each option gives; several answer it, differently
	back     agent.ClarifyEvent // the clarification, if Asks
}

const (
	mostHints   = 6
	hintTimeout = 10 * time.Second
	mostHinting = 20 * time.Second // while there is none
	sure        = .75              // confidence of an answer worth suggesting
	mostSkipped = 12               // clarifications of a question that are skipped
)

// Find searches for a source's hints, up to a time limit (0: none), but for one at least on a slow machine. Where
// somebody waits, what is answered at once is tried first: it is found in less time than what is asked back.
func (h *Hints) Find(ctx context.Context, src Source, limit time.Duration) {
	began := time.Now()
	var kept []Hint
	done := map[string]bool{}
	first, then := guesses(src.Database)
	if limit > 0 {
		first, then = then, first
	}
	for _, g := range slices.Concat(first, then) {
		budget.GiveWay(ctx)
		patience := limit
		if len(offered(kept)) == 0 {
			patience = mostHinting
		}
		if ctx.Err() != nil || len(done) == mostHints || limit > 0 && time.Since(began) > patience {
			break
		}
		if done[g.kind] || g.asks && (h.Untried || len(kept) > 0) { // one with a clarification is enough
			continue
		}
		found, ok := Hint{Text: g.text}, true
		if !h.Untried {
			found, ok = try(ctx, src.Agent, g)
		}
		if ok && (found.Asks || !g.asks) {
			kept = append(kept, found)
			h.keep(src.Key, kept, false) // the first visitor sees what there is
			if !found.Doubtful {         // otherwise a variant may be answered at once
				done[g.kind] = true
			}
		}
	}
	h.keep(src.Key, kept, true)
}

// keep offers the hints found so far; unless they are all of them, only if there are more than before.
func (h *Hints) keep(key string, found []Hint, all bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.bySource == nil {
		h.bySource = map[string][]Hint{}
	}
	if all || len(found) > len(h.bySource[key]) {
		h.bySource[key] = slices.Clone(found)
	}
}

// try asks a question of an agent, skipping clarifications, and reports whether it was understood and gave rows.
func try(ctx context.Context, a Agent, g guess) (found Hint, ok bool) {
	ctx, cancel := context.WithTimeout(ctx, hintTimeout)
	defer cancel()
	found.Text = g.text
	var last agent.Event
	err := contain.Do("a suggested question", func() (err error) {
		last, err = converse(ctx, a, g.text, func(e agent.ClarifyEvent) {
			if !found.Doubtful && g.answeredBy(e.Options) {
				found.Asks, found.back = true, e
			}
			found.Doubtful = true
		})
		return err
	})
	e, answered := last.(agent.ResultEvent)
	if err != nil || !answered || e.Partial || e.Query == nil || empty(e) || !g.fits(e.Query) {
		return Hint{}, false
	}
	found.Gold = e.Query
	found.Doubtful = found.Doubtful || e.Guess || e.Confidence > 0 && e.Confidence < sure || len(e.Unused) > 0
	return found, true
}

// converse asks a question of an agent and skips what is asked back; asked is told. It returns the event that closes
// the turn.
func converse(ctx context.Context, a Agent, question string, asked func(agent.ClarifyEvent)) (last agent.Event,
	err error) {
	m := agent.Message{Type: agent.AskMessage, Text: question}
	var memory []byte
	for range mostSkipped {
		memory, err = a.Turn(ctx, memory, m, func(e agent.Event) { last = e })
		e, isQuestion := last.(agent.ClarifyEvent)
		if err != nil || !isQuestion {
			return last, err
		}
		asked(e)
		m = agent.Message{Type: agent.AnswerMessage, ID: e.ID, Value: agent.Skip}
	}
	return last, nil
}

// answeredBy reports whether several options answer the question, with different results.
func (g guess) answeredBy(options []agent.Option) bool {
	gives := map[string]bool{}
	for _, o := range options {
		if o.Gives != "" && o.Query != nil && g.fits(o.Query) {
			gives[o.Gives] = true
		}
	}
	return len(gives) > 1
}

// empty reports whether an answer has empty values only: a count of zero, the maximum of no rows.
func empty(e agent.ResultEvent) bool {
	for _, row := range e.Rows {
		if len(row) > 1 && row[0] != nil && present.Plain(row[0]) != "" { // a name, a group
			return false
		}
		for _, v := range row {
			if v != nil && present.Plain(v) != "0" && present.Plain(v) != "" {
				return false
			}
		}
	}
	return true
}

// Offers are one hint that shows a clarification with the results of its options, and others that are answered at once:
// someone who clicks a suggestion could not reply to other clarifications.
func (h *Hints) Offers(key string) []views.Offer {
	h.mu.Lock()
	defer h.mu.Unlock()
	return offered(h.bySource[key])
}

func offered(hints []Hint) (out []views.Offer) {
	for i, each := range hints {
		if len(out) < 5 && (!each.Doubtful || i == 0 && each.Asks) {
			out = append(out, views.Offer{Text: each.Text, Ask: each.Text, Alone: true})
		}
	}
	return out
}

// Example is a question with its real clarification, to show newcomers the idea.
func (h *Hints) Example(key string) *views.Example {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, h := range h.bySource[key] {
		if !h.Asks {
			continue
		}
		p := &views.Example{Question: h.Text, Asked: h.back.Question}
		for _, o := range h.back.Options {
			shown := slices.ContainsFunc(p.Options, func(x views.Option) bool { return x.Gives == o.Gives })
			if o.Gives != "" && !shown && len(p.Options) < 2 {
				p.Options = append(p.Options, views.Option{Text: cmp.Or(o.Reading, o.Text), Gives: o.Gives})
			}
		}
		return p
	}
	return nil
}

// At returns the i-th hint of a source, over and over.
func (h *Hints) At(key string, i int) (Hint, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := h.bySource[key]
	if len(all) == 0 {
		return Hint{}, false
	}
	return all[i%len(all)], true
}
