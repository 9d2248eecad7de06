package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
)

// answer absorbs the reply to a clarification.
func (h *handling) answer(ctx context.Context, m Message) {
	t := h.conv.waitingTurn()
	if t == nil {
		h.emitError("22023", h.o.Voice.Say("error.nopending"), nil)
		return
	}
	q := h.replay(ctx, t)
	if m.ID != "" && m.ID != h.clarificationID(t) {
		h.clarify(ctx, t, q) // a late reply: show the current question
		return
	}
	ask := q.Next()
	if ask == nil {
		h.step(ctx, t, q)
		return
	}
	card := openCard{q, ask, h.clarification(ctx, t, q, ask)}
	said := strings.TrimSpace(m.Value)
	if h.o.Voice.MatchesClass("why", bare(said)) {
		h.explain(card.ClarifyEvent)
		return
	}
	if other, ok := h.o.Voice.CutPrefix("drop", said); ok { // "never mind, Thai please"
		said = other
	}
	if r, ok := h.fixedReply(&card, said); ok {
		h.take(ctx, t, &card, r, m.Value)
		return
	}
	h.hear(ctx, t, &card, said)
}

// openCard is a clarification that waits for a reply.
type openCard struct {
	q   *Readings
	ask *Ask
	ClarifyEvent
}

// bare returns a text in lower case without final punctuation.
func bare(said string) string {
	return strings.ToLower(strings.TrimRight(strings.TrimSpace(said), ".?! "))
}

// take absorbs a reply and goes on with the turn.
func (h *handling) take(ctx context.Context, t *Turn, card *openCard, r Reply, said string) {
	r.To = card.ask.key()
	if r.Kind == ReplyPick {
		r.Learnt = learntFromPick(t, card.q, card.ask, r.Adopted)
	}
	t.Exchanges = append(t.Exchanges, h.exchange(card, said))
	t.Replies = append(t.Replies, r)
	h.absorb(card.q, &t.Replies[len(t.Replies)-1])
	h.step(ctx, t, card.q)
}

// explain repeats the question with the reason for asking it.
func (h *handling) explain(e ClarifyEvent) {
	if e.Kind == "confirm" && e.Because == h.o.Voice.Say("because.doubt") {
		e.Because = h.o.Voice.Say("because.result")
	}
	e.Because = h.o.Voice.Say("because.why", "because", e.Because)
	e.Explained = true
	h.emit(e)
}

// fixedReply interprets a reply of fixed words, or one that selects an option; false if it is neither.
func (h *handling) fixedReply(card *openCard, said string) (Reply, bool) {
	choosing := card.Kind == "choose"
	switch word := strings.ToLower(strings.TrimRight(said, ".!")); {
	case word == Skip || word == "" || h.o.Voice.MatchesClass("skip", word):
		return Reply{Kind: ReplySkip}, true
	case choosing && (word == NoneOfThese || h.o.Voice.MatchesClass("no", word)):
		return Reply{Kind: ReplyNone}, true
	case !choosing && h.o.Voice.MatchesClass("yes", word):
		return Reply{Kind: ReplyYes}, true
	case !choosing && h.o.Voice.MatchesClass("no", word):
		return Reply{Kind: ReplyNo}, true
	case len(card.ask.Options) > 0 && h.o.Voice.MatchesClass("yes", word):
		return Reply{Kind: ReplyPick, Adopted: card.q.Query()}, true // the current query
	}
	o := card.chosen(h.o.Voice, said)
	if rest, ok := h.withoutCorrection(said); ok && o == nil {
		o = card.chosen(h.o.Voice, rest)
	}
	if o == nil {
		return Reply{}, false
	}
	return card.ask.choose(o), true
}

// choose returns the reply for a selected option.
func (a *Ask) choose(o *Option) Reply {
	switch {
	case o.part != nil:
		return Reply{Kind: ReplyChoose, Chosen: o.part}
	case o.Query == nil:
		return Reply{Kind: ReplyNone}
	case len(a.Options) > 0:
		return Reply{Kind: ReplyPick, Adopted: o.Query}
	}
	return Reply{Kind: ReplyAdopt, Adopted: o.Query}
}

// chosen returns the option that a reply selects: by id, text, position, or words that no other option contains. Ids
// are compared first, because clicks send them and a number may be the text of another option.
func (e *ClarifyEvent) chosen(v *nlg.Voice, value string) *Option {
	for _, matches := range []func(Option) bool{
		func(o Option) bool { return value == o.ID },
		func(o Option) bool { return strings.EqualFold(value, o.Text) },
	} {
		if at := slices.IndexFunc(e.Options, matches); at >= 0 {
			return &e.Options[at]
		}
	}
	if position, ok := v.Ordinal(value); ok && e.optionAt(position) != nil {
		return e.optionAt(position)
	}
	words := significantWords(v, value)
	if len(words) == 0 {
		return nil
	}
	var found []*Option
	for i, o := range e.Options {
		text := spaced(o.Text)
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, " "+w+" ") }) {
			found = append(found, &e.Options[i])
		}
	}
	if len(found) != 1 {
		return nil
	}
	return found[0]
}

// significantWords returns the words by which a reply tells options apart: "copies" of "the one with the most copies".
func significantWords(v *nlg.Voice, said string) []string {
	return slices.DeleteFunc(strings.Fields(spaced(said)), func(w string) bool {
		return text.Stop(w) || lang.IsSuperlative(w) || v.MatchesClass("nth.with", w)
	})
}

// spaced returns the words of a text in lower case, each between spaces.
func spaced(text string) string {
	return " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ") + " "
}

// optionAt returns the option at a position, or nil. "Last" is the last real choice, not "none of these".
func (e *ClarifyEvent) optionAt(position int) *Option {
	n := len(e.Options)
	if position == nlg.Last {
		if n > 0 && e.Options[n-1].ID == NoneOfThese {
			n--
		}
		position = n
	}
	if position < 1 || position > n {
		return nil
	}
	return &e.Options[position-1]
}

// valueOf finds the typed text among the values of the column asked about. For a numeric column any number is a value.
func (h *handling) valueOf(c query.Component, typed string) (query.Value, bool) {
	if _, err := strconv.ParseFloat(typed, 64); err == nil && h.isNumeric(c) {
		return query.Value{Text: typed, Number: true, First: -1, Last: -1}, true
	}
	for _, v := range h.knownValues(c) {
		if strings.EqualFold(v, typed) {
			return query.Value{Text: v, First: -1, Last: -1}, true
		}
	}
	if h.src.Values != nil {
		for _, m := range h.src.Values.Lookup(typed, 20) {
			if strings.EqualFold(m.Column, c.Item.Column.Name) &&
				(c.Item.Column.Table == "" || strings.EqualFold(m.Table, c.Item.Column.Table)) {
				return query.Value{Text: m.Value, First: -1, Last: -1}, true
			}
		}
	}
	return query.Value{}, false
}

// isNumeric reports whether a component is about a numeric column.
func (h *handling) isNumeric(c query.Component) bool {
	col := nlg.FindColumn(h.src.Schema, c.Item.Column, c.From)
	return len(c.Cond.Values) > 0 && c.Cond.Values[0].Number || col != nil && col.Type.Number()
}
