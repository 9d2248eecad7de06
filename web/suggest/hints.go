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
	Key      string // of its hints, since views differ in what may be suggested
	Agent    Agent
	Database *schema.Database
}

// Hints are questions that a source's data can answer: made from its description, then asked of its agent, and kept
// if rows came back.
type Hints struct {
	Untried bool // trying them would cost model calls, so they are offered untested

	mu       sync.Mutex
	bySource map[string][]Hint
}

// Hint is a question with the query that answered it, and whether its meaning was doubtful: it led to a clarification,
// or its answer was a guess.
type Hint struct {
	Text     string
	Gold     *query.Query
	Doubtful bool
	// its clarification shows what each option gives: several give an answer, and these differ
	Asks          bool
	clarification agent.ClarifyEvent // the clarification, if Asks
}

const (
	maxHints      = 6
	hintTimeout   = 10 * time.Second
	maxHinting    = 20 * time.Second // while there is none yet
	minConfidence = .75              // confidence of an answer worth suggesting
	maxSkipped    = 12               // clarifications of a question that are skipped
)

// Find searches for a source's hints, up to a time limit (0: none), or longer until there is one. While somebody waits,
// questions that are answered at once are tried first, since they take less time than those with a clarification.
func (h *Hints) Find(ctx context.Context, src Source, limit time.Duration) {
	began := time.Now()
	var kept []Hint
	done := map[string]bool{}
	first, then := candidates(src.Database)
	if limit > 0 {
		first, then = then, first
	}
	for _, g := range slices.Concat(first, then) {
		budget.Yield(ctx)
		patience := limit
		if len(offered(kept)) == 0 {
			patience = maxHinting
		}
		if ctx.Err() != nil || len(done) == maxHints || limit > 0 && time.Since(began) > patience {
			break
		}
		if done[g.kind] || g.wantsClarification && (h.Untried || len(kept) > 0) { // one with a clarification is enough
			continue
		}
		found, ok := Hint{Text: g.text}, true
		if !h.Untried {
			found, ok = try(ctx, src.Agent, g)
		}
		if ok && (found.Asks || !g.wantsClarification) {
			kept = append(kept, found)
			h.keep(src.Key, kept, false) // so that the first visitor sees some
			if !found.Doubtful {         // for another one, a variant may be answered at once
				done[g.kind] = true
			}
		}
	}
	h.keep(src.Key, kept, true)
}

// keep offers the hints found so far, if they are complete or more than before.
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
func try(ctx context.Context, a Agent, g candidate) (found Hint, ok bool) {
	ctx, cancel := context.WithTimeout(ctx, hintTimeout)
	defer cancel()
	found.Text = g.text
	var last agent.Event
	err := contain.Do("a suggested question", func() (err error) {
		last, err = askSkipping(ctx, a, g.text, func(e agent.ClarifyEvent) {
			if !found.Doubtful && g.answeredBy(e.Options) {
				found.Asks, found.clarification = true, e
			}
			found.Doubtful = true
		})
		return err
	})
	e, answered := last.(agent.ResultEvent)
	if err != nil || !answered || e.Partial || e.Query == nil || hasOnlyEmptyValues(e) || !g.fits(e.Query) {
		return Hint{}, false
	}
	found.Gold = e.Query
	found.Doubtful = found.Doubtful || e.Guess || e.Confidence > 0 && e.Confidence < minConfidence || len(e.Unused) > 0
	return found, true
}

// askSkipping asks a question of an agent and skips clarifications, which are passed to asked. It returns the event
// that closes the turn.
func askSkipping(ctx context.Context, a Agent, question string, asked func(agent.ClarifyEvent)) (last agent.Event,
	err error) {
	m := agent.Message{Type: agent.AskMessage, Text: question}
	var memory []byte
	for range maxSkipped {
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
func (g candidate) answeredBy(options []agent.Option) bool {
	gives := map[string]bool{}
	for _, o := range options {
		if o.Preview != "" && o.Query != nil && g.fits(o.Query) {
			gives[o.Preview] = true
		}
	}
	return len(gives) > 1
}

// hasOnlyEmptyValues reports whether an answer has empty values only: a count of zero, the maximum of no rows.
func hasOnlyEmptyValues(e agent.ResultEvent) bool {
	for _, row := range e.Rows {
		if len(row) > 1 && row[0] != nil && present.Plain(row[0]) != "" { // the name of a row or group
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

// Offers returns one hint with a clarification that shows the results of its options, and others that are answered at
// once: someone who clicks a suggestion could not reply to other clarifications.
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

// Example returns a question with its real clarification, to show newcomers the idea.
func (h *Hints) Example(key string) *views.Example {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, h := range h.bySource[key] {
		if !h.Asks {
			continue
		}
		p := &views.Example{Question: h.Text, Asked: h.clarification.Question}
		for _, o := range h.clarification.Options {
			shown := slices.ContainsFunc(p.Options, func(x views.Option) bool { return x.Gives == o.Preview })
			if o.Preview != "" && !shown && len(p.Options) < 2 {
				p.Options = append(p.Options, views.Option{Text: cmp.Or(o.Reading, o.Text), Gives: o.Preview})
			}
		}
		return p
	}
	return nil
}

// At returns the i-th hint of a source, starting over at the end.
func (h *Hints) At(key string, i int) (Hint, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := h.bySource[key]
	if len(all) == 0 {
		return Hint{}, false
	}
	return all[i%len(all)], true
}
