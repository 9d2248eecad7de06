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

// Source is a database to suggest questions about.
type Source struct {
	Key      string // identifies its hints; views differ in what may be suggested
	Agent    Agent
	Database *schema.Database
}

// Hints holds questions that a source's data can answer. They are generated from its description, tried with its agent,
// and kept if they return rows.
type Hints struct {
	SkipTrial bool // offer questions without trying them, since that would cost model calls

	mu       sync.Mutex
	bySource map[string][]Hint
}

// Hint is a question with the query that answered it, and whether its meaning was doubtful: it led to a clarification,
// or its answer was a guess.
type Hint struct {
	Text     string
	Gold     *query.Query
	Doubtful bool
	// whether its clarification shows different results for several options
	ShowsResults  bool
	clarification agent.ClarifyEvent // set if ShowsResults
}

const (
	maxHints      = 6
	hintTimeout   = 10 * time.Second
	maxFirstHint  = 20 * time.Second // maximum duration of the search while there is no hint yet
	minConfidence = .75              // confidence of an answer worth suggesting
	maxSkipped    = 12               // clarifications of a question that are skipped
)

// Find searches for a source's hints, up to a time limit (0: none), or longer if there are none yet. With a limit,
// questions that are answered at once are tried first, since they take less time than those with a clarification.
func (h *Hints) Find(ctx context.Context, src Source, limit time.Duration) {
	start := time.Now()
	var hints []Hint
	done := map[string]bool{}
	first, second := candidates(src.Database)
	if limit > 0 {
		first, second = second, first
	}
	for _, g := range slices.Concat(first, second) {
		budget.Yield(ctx)
		timeout := limit
		if len(immediateOffers(hints)) == 0 {
			timeout = maxFirstHint
		}
		if ctx.Err() != nil || len(done) == maxHints || limit > 0 && time.Since(start) > timeout {
			break
		}
		if done[g.kind] || g.isAmbiguous && (h.SkipTrial || len(hints) > 0) { // one with a clarification is enough
			continue
		}
		found, ok := Hint{Text: g.text}, true
		if !h.SkipTrial {
			found, ok = try(ctx, src.Agent, g)
		}
		if ok && (found.ShowsResults || !g.isAmbiguous) {
			hints = append(hints, found)
			h.store(src.Key, hints, false) // so that the first visitor sees some
			if !found.Doubtful {           // after a doubtful one, a variant may be answered at once
				done[g.kind] = true
			}
		}
	}
	h.store(src.Key, hints, true)
}

// store publishes the hints found so far, if they are complete or more than before.
func (h *Hints) store(key string, found []Hint, all bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.bySource == nil {
		h.bySource = map[string][]Hint{}
	}
	if all || len(found) > len(h.bySource[key]) {
		h.bySource[key] = slices.Clone(found)
	}
}

// try asks an agent a question, skipping clarifications, and reports whether it was understood and returned rows.
func try(ctx context.Context, a Agent, g candidate) (found Hint, ok bool) {
	ctx, cancel := context.WithTimeout(ctx, hintTimeout)
	defer cancel()
	found.Text = g.text
	var last agent.Event
	err := contain.Do("a suggested question", func() (err error) {
		last, err = askSkipping(ctx, a, g.text, func(e agent.ClarifyEvent) {
			if !found.Doubtful && g.hasSeveralAnswers(e.Options) {
				found.ShowsResults, found.clarification = true, e
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

// askSkipping asks an agent a question and skips clarifications, which are passed to onClarification. It returns the
// event that closes the turn.
func askSkipping(ctx context.Context, a Agent, question string,
	onClarification func(agent.ClarifyEvent)) (last agent.Event,
	err error) {
	m := agent.Message{Type: agent.AskMessage, Text: question}
	var memory []byte
	for range maxSkipped {
		memory, err = a.Turn(ctx, memory, m, func(e agent.Event) { last = e })
		e, isQuestion := last.(agent.ClarifyEvent)
		if err != nil || !isQuestion {
			return last, err
		}
		onClarification(e)
		m = agent.Message{Type: agent.AnswerMessage, ID: e.ID, Value: agent.Skip}
	}
	return last, nil
}

// hasSeveralAnswers reports whether several options answer the question, with different results.
func (g candidate) hasSeveralAnswers(options []agent.Option) bool {
	previews := map[string]bool{}
	for _, o := range options {
		if o.Preview != "" && o.Query != nil && g.fits(o.Query) {
			previews[o.Preview] = true
		}
	}
	return len(previews) > 1
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

// Offers returns at most one hint with a clarification, which shows the results of its options, and others that are
// answered at once: a person who clicks a suggestion could not reply to other clarifications.
func (h *Hints) Offers(key string) []views.Offer {
	h.mu.Lock()
	defer h.mu.Unlock()
	return immediateOffers(h.bySource[key])
}

func immediateOffers(hints []Hint) (out []views.Offer) {
	for i, hint := range hints {
		if len(out) < 5 && (!hint.Doubtful || i == 0 && hint.ShowsResults) {
			out = append(out, views.Offer{Text: hint.Text, Ask: hint.Text, Standalone: true})
		}
	}
	return out
}

// Example returns a question with its clarification, as an example for new users.
func (h *Hints) Example(key string) *views.Example {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, h := range h.bySource[key] {
		if !h.ShowsResults {
			continue
		}
		p := &views.Example{Question: h.Text, Asked: h.clarification.Question}
		for _, o := range h.clarification.Options {
			shown := slices.ContainsFunc(p.Options, func(x views.Option) bool { return x.Preview == o.Preview })
			if o.Preview != "" && !shown && len(p.Options) < 2 {
				p.Options = append(p.Options, views.Option{Text: cmp.Or(o.Reading, o.Text), Preview: o.Preview})
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
