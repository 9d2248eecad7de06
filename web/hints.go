package web

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// hints are questions that a source's data can answer: made from its description, then asked of its agent, and kept
// if rows came back.
type hints struct {
	mu    sync.Mutex
	bySrc map[string][]hint
}

// hint is a question with the query that answered it, and whether its meaning was doubtful: it led to a clarification,
// or its answer was a guess.
type hint struct {
	text     string
	gold     *query.Query
	doubtful bool
	asks     bool               // its clarification shows what each option gives; several answer it, differently
	back     agent.ClarifyEvent // the clarification, if asks
}

const (
	mostHints   = 6
	hintTimeout = 5 * time.Second
	hintsKept   = 30 * time.Minute // what is open, and the data, may have changed since
	sure        = .75              // confidence of an answer worth suggesting
)

// begin finds hints in the background, again and again.
func (h *hints) begin(s *Server) {
	h.bySrc = map[string][]hint{}
	s.working.Go("hints", func() {
		for again := true; again; again = s.options.Offline && pause(s.ctx, hintsKept) {
			for _, src := range s.sources {
				h.find(s, src, 0)
			}
		}
	})
}

// hinted is the key of a source's hints: views differ in what they may suggest.
func (s *Source) hinted() string { return s.Name + "\x00" + s.View }

// How long a visitor waits for hints about their own data.
const (
	uploadHints = 1500 * time.Millisecond
	mostHinting = 8 * time.Second // while there is none
)

// find searches for a source's hints, up to a time limit (0: none), but for one at least on a slow machine. If trying
// them would cost model calls, questions are offered untested.
func (h *hints) find(s *Server, src *Source, limit time.Duration) {
	ctx, began := s.ctx, time.Now()
	var kept []hint
	done := map[string]bool{}
	keep := func(all bool) {
		h.mu.Lock()
		defer h.mu.Unlock()
		if all || len(kept) > len(h.bySrc[src.hinted()]) {
			h.bySrc[src.hinted()] = slices.Clone(kept)
		}
	}
	for g := range src.guesses(ctx) {
		patience := limit
		if len(done) == 0 {
			patience = mostHinting
		}
		if ctx.Err() != nil || len(done) == mostHints || limit > 0 && time.Since(began) > patience {
			break
		}
		if done[g.kind] || g.asks && (!s.options.Offline || len(kept) > 0) { // one with a clarification is enough
			continue
		}
		found, ok := hint{text: g.text}, true
		if s.options.Offline {
			found, ok = answerable(ctx, src, nil, g)
		}
		if ok && (found.asks || !g.asks) {
			kept = append(kept, found)
			keep(false)          // the first visitor sees what there is
			if !found.doubtful { // otherwise a variant may be answered at once
				done[g.kind] = true
			}
		}
	}
	keep(true)
}

// answerable asks a question of an agent with a memory, skipping clarifications, and reports whether it was understood
// and gave rows.
func answerable(ctx context.Context, src *Source, memory []byte, g guess) (found hint, ok bool) {
	ctx, cancel := context.WithTimeout(ctx, hintTimeout)
	defer cancel()
	err := contain.Do("a suggested question", func() error {
		found, ok = tried(ctx, src, memory, g)
		return nil
	})
	return found, ok && err == nil
}

// tried is answerable, without its limits.
func tried(ctx context.Context, src *Source, memory []byte, g guess) (found hint, ok bool) {
	found.text = g.text
	last, err := converse(ctx, src.Agent, memory, g.text, func(e agent.ClarifyEvent) {
		if !found.doubtful && g.answeredBy(e.Options) {
			found.asks, found.back = true, e
		}
		found.doubtful = true
	})
	e, answered := last.(agent.ResultEvent)
	if err != nil || !answered {
		return hint{}, false
	}
	found.gold, found.doubtful = e.Query, found.doubtful || g.doubts(e)
	return found, !e.Partial && !empty(e) && g.answers(e)
}

// mostSkipped is how many clarifications of a question are skipped at most.
const mostSkipped = 12

// converse asks a question of an agent with a memory and skips what is asked back; asked is told. It returns the event
// that closes the turn.
func converse(ctx context.Context, a Agent, memory []byte, question string, asked func(agent.ClarifyEvent)) (
	last agent.Event, err error) {
	m := agent.Message{Type: agent.AskMessage, Text: question}
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

// doubts reports whether an answer is doubtful: a guess or, unless it must quote a known sentence, an improbable one or
// one that leaves words of the question out.
func (g guess) doubts(e agent.ResultEvent) bool {
	return e.Guess || g.sentence == "" && (e.Confidence > 0 && e.Confidence < sure || len(e.Unused) > 0)
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

// suggestions are one hint that shows a clarification with the results of its options, and others that are answered at
// once: someone who clicks a suggestion could not reply to other clarifications.
func (s *Server) suggestions(src *Source) []views.Offer {
	s.hints.mu.Lock()
	defer s.hints.mu.Unlock()
	var out []views.Offer
	for i, h := range s.hints.bySrc[src.hinted()] {
		if len(out) < 5 && (!h.doubtful || i == 0 && h.asks) {
			out = append(out, views.Offer{Text: h.text, Ask: h.text, Alone: true})
		}
	}
	return out
}

// picture is a question with its real clarification, to show newcomers the idea.
func (s *Server) picture(src *Source) *views.Example {
	s.hints.mu.Lock()
	defer s.hints.mu.Unlock()
	for _, h := range s.hints.bySrc[src.hinted()] {
		if !h.asks {
			continue
		}
		p := &views.Example{Question: h.text, Asked: h.back.Question}
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
