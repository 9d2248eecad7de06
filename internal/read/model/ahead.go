package model

import (
	"context"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// ahead is the model going on from a doubtful token's alternative while it still writes its own statement: the person
// is asked about both as soon as the longer one has ended.
type ahead struct {
	gap
	cancel  context.CancelFunc
	running contain.Group
	whole   *statement // nil if it cannot be run
}

// worthStarting is the minimum probability of an alternative to go on from it before the rest is known, which may hold
// a more probable one.
const worthStarting = .25

// doubted reports whether any of the tokens has an alternative that probable.
func doubted(tokens []placed) bool {
	return slices.ContainsFunc(tokens, func(t placed) bool {
		return slices.ContainsFunc(t.Top, func(other verdict.Alternative) bool {
			return other.Text != t.Text && math.Exp(other.Logprob) >= worthStarting
		})
	})
}

// start goes on from an alternative in a statement's beginning, at most once a question, if the server does not start
// over.
func (a *asking) start(s *statement) {
	if a.ahead != nil || a.sent > 1 || !a.o.Model.Does().GoesOn || s.whole() < unsure {
		return
	}
	gaps := s.likeliestGaps()
	at := slices.IndexFunc(gaps, func(g gap) bool { return g.p >= worthStarting && !g.mayFollow })
	if at < 0 {
		return
	}
	other, h := *a, &ahead{gap: gaps[at]}
	other.ctx, h.cancel = context.WithCancel(a.ctx)
	a.sent++
	a.ahead = h
	from := s.upTo(h.gap)
	h.running.Go(func() { h.whole = other.continued(from) })
}

// take waits for the other statement; nil if it cannot be run.
func (h *ahead) take() *statement {
	h.running.Wait()
	return h.whole
}

// stop ends the request if it is still running.
func (h *ahead) stop() {
	if h != nil {
		h.cancel()
		h.running.Wait()
	}
}

// upTo is the opening that ends with an alternative token.
func (s *statement) upTo(g gap) opening {
	before := *s
	before.tokens = nil
	for _, t := range s.tokens {
		if t.start < g.token.start {
			before.tokens = append(before.tokens, t)
		}
	}
	t := g.token
	t.start += leading(g.alternative.Text) - leading(t.Text)
	t.Text, t.Logprob = g.alternative.Text, g.alternative.Logprob
	before.tokens = append(before.tokens, t)
	return opening{of: &before, component: g.component, begin: g.begin}
}
