package agent

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/choice"
	"github.com/ask-surely/surely/internal/words/text"
)

// learntFrom returns what a reply implies for the meaning of words, or nil.
func (h *handling) learntFrom(t *Turn, q *Readings, ask *Ask, r *Reply) *choice.Learnt {
	c := ask.Component
	switch r.Kind {
	case ReplyPick:
		return learntFromPick(t, q, ask, r.Adopted)
	case ReplyYes:
		return learntOf(t, q, c, choice.PartsOf(c), nil)
	case ReplyNo:
		parts := choice.PartsOf(c) // not its column, since another of its values may be meant
		return learntOf(t, q, c, nil, parts[max(0, len(parts)-1):])
	case ReplyChoose:
		is, not := choice.PartsOf(*r.Chosen), choice.PartsOf(ask.Original)
		return learntOf(t, q, ask.Original, choice.Lacking(is, not), choice.Lacking(not, is))
	}
	return nil
}

// learntOf returns that the words aligned with a component mean some parts and not others; nil if there are none.
func learntOf(t *Turn, q *Readings, c query.Component, is, not []string) *choice.Learnt {
	k, known := q.b.index[c.ID()]
	if !known || len(is)+len(not) == 0 {
		return nil
	}
	at := q.b.best(k, true)
	if at < 0 {
		return nil
	}
	l := &choice.Learnt{Is: is, Not: not}
	if addWords(l, t, q.b.words[at][query.OfColumn(c).ID()]); len(l.Words) == 0 {
		return nil
	}
	return l
}

// addWords adds the stems of tokens to what was learnt, except for stop words.
func addWords(l *choice.Learnt, t *Turn, tokens []int) {
	for _, token := range tokens {
		if token < 0 || token >= len(t.Tokens) || text.Stop(t.Tokens[token]) {
			continue
		}
		if stem := text.Stem(t.Tokens[token]); !slices.Contains(l.Words, stem) {
			l.Words = append(l.Words, stem)
		}
	}
}

// learntFromPick returns what the choice of an offered reading implies, or nil if the readings have the same parts. If
// two parts match the same words, or no word names either, it applies to any words.
func learntFromPick(t *Turn, q *Readings, ask *Ask, chosen *query.Query) *choice.Learnt {
	if l := learntFromRivals(t, ask, choice.Parts(chosen)); l != nil {
		return l
	}
	var is, not []string
	for _, r := range ask.Options { // compared with the most similar one
		chosenParts, otherParts := choice.Parts(chosen), choice.Parts(r.Query)
		a, b := choice.Lacking(chosenParts, otherParts), choice.Lacking(otherParts, chosenParts)
		if len(a) > 0 && len(b) > 0 && (is == nil || len(a)+len(b) < len(is)+len(not)) {
			is, not = a, b
		}
	}
	if is == nil {
		return nil
	}
	l := &choice.Learnt{Is: is, Not: not}
	for i, candidate := range q.b.queries {
		if candidate.SUQL() != chosen.SUQL() {
			continue
		}
		for _, c := range query.Components(candidate) {
			if slices.ContainsFunc(choice.PartsOf(c), func(p string) bool { return slices.Contains(is, p) }) {
				addWords(l, t, q.b.words[i][c.ID()])
			}
		}
	}
	if len(l.Words) == 0 && !choice.Peers(is, not) {
		return nil
	}
	return l
}

// learntFromRivals returns which of two rival parts the chosen reading contains, if another option has the other.
func learntFromRivals(t *Turn, ask *Ask, parts []string) *choice.Learnt {
	for _, c := range t.Candidates {
		for i, is := range c.Rivals {
			not := c.Rivals[1-i]
			if slices.Contains(parts, is) && !slices.Contains(parts, not) && slices.ContainsFunc(ask.Options,
				func(r Reading) bool { return slices.Contains(choice.Parts(r.Query), not) }) {
				return &choice.Learnt{Is: []string{is}, Not: []string{not}}
			}
		}
	}
	return nil
}

// learnt returns the choices made in the conversation so far.
func (c *Conversation) learnt() []choice.Learnt {
	var out []choice.Learnt
	for _, t := range c.Turns {
		for _, r := range t.Replies {
			if r.Learnt != nil && t.Closed {
				out = append(out, *r.Learnt)
			}
		}
	}
	return out
}
