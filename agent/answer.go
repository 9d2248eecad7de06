package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
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
	e := h.clarification(ctx, t, q, ask)
	normalized := strings.ToLower(strings.TrimRight(strings.TrimSpace(m.Value), ".?! "))
	if h.o.Voice.MatchesClass("why", normalized) {
		h.explain(e)
		return
	}
	value := m.Value
	if other, ok := h.o.Voice.CutPrefix("drop", value); ok { // "never mind, Thai please"
		value = other
	}
	r, understood := h.read(ctx, t, q, ask, e, value)
	if !understood {
		h.askInstead(ctx, t, value)
		return
	}
	exchange := h.exchange(e, ask.P)
	exchange.Answer = strings.TrimSpace(m.Value)
	for _, o := range e.Options {
		if o.ID == exchange.Answer {
			exchange.Answer = o.Text
		}
	}
	r.To = ask.key()
	if r.Kind == ReplyPick {
		r.Learnt = learntFromPick(t, q, ask, r.Adopted)
	}
	t.Replies = append(t.Replies, r)
	t.Exchanges = append(t.Exchanges, exchange)
	h.absorb(q, &t.Replies[len(t.Replies)-1])
	h.step(ctx, t, q)
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

// askInstead handles a new question typed instead of a reply. It becomes the turn's question.
func (h *handling) askInstead(ctx context.Context, t *Turn, question string) {
	parsed, err := h.parse(ctx, &Turn{}, question, query.Constraints{}) // it was typed freely, so it may be a follow-up
	if err != nil {
		h.emitFailure(err)
		return
	}
	h.emit(InsteadEvent{Question: strings.TrimSpace(question)})
	*t = Turn{Question: strings.TrimSpace(question), At: h.o.Clock(),
		AbandonedClarifications: t.AbandonedClarifications + len(t.Replies) + 1}
	h.begin(ctx, t, parsed)
}

// read interprets a reply: a fixed word, an option's id or text, or free text; false if the text is a new question.
func (h *handling) read(ctx context.Context, t *Turn, q *Readings, ask *Ask, e ClarifyEvent, value string) (Reply,
	bool) {
	value = strings.TrimSpace(value)
	choosing := e.Kind == "choose"
	switch word := strings.ToLower(strings.TrimRight(value, ".!")); {
	case word == Skip || word == "" || h.o.Voice.MatchesClass("skip", word):
		return Reply{Kind: ReplySkip}, true
	case choosing && (word == NoneOfThese || h.o.Voice.MatchesClass("no", word)):
		return Reply{Kind: ReplyNone}, true
	case !choosing && h.o.Voice.MatchesClass("yes", word):
		return Reply{Kind: ReplyYes}, true
	case !choosing && h.o.Voice.MatchesClass("no", word):
		return Reply{Kind: ReplyNo}, true
	case len(ask.Options) > 0 && h.o.Voice.MatchesClass("yes", word):
		return Reply{Kind: ReplyPick, Adopted: q.Query()}, true // the current query
	}
	if o := e.chosen(h.o.Voice, value); o != nil {
		return ask.choose(o), true
	}
	if h.isQuestion(value) || h.isStandaloneQuestion(ctx, value) {
		return Reply{}, false
	}
	return h.readFreely(ctx, t, q, ask, value), true
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
	var found []*Option
	for i, o := range e.Options {
		if len(value) >= 3 && strings.Contains(" "+strings.ToLower(o.Text)+" ", strings.ToLower(value)) {
			found = append(found, &e.Options[i])
		}
	}
	if len(found) != 1 {
		return nil
	}
	return found[0]
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

// isQuestion reports whether text typed instead of a reply is a new question.
func (h *handling) isQuestion(value string) bool {
	words := strings.Fields(value)
	if len(words) < minQuestionWords {
		return false
	}
	first, _, _ := strings.Cut(strings.ToLower(words[0]), "'")
	return strings.HasSuffix(value, "?") || h.o.Voice.MatchesClass("asks", first) ||
		h.o.Voice.MatchesClass("asks", strings.TrimSuffix(first, "s")) // "whats the cheapest one"
}

// isStandaloneQuestion reports whether the text names a table's rows and is a complete question: "patients from
// Fairlea".
func (h *handling) isStandaloneQuestion(ctx context.Context, value string) bool {
	words := strings.Fields(strings.ToLower(value))
	if len(words) < minQuestionWords || !slices.ContainsFunc(words, func(w string) bool {
		return h.namesRows(strings.Trim(w, ".,;:!"))
	}) {
		return false
	}
	parsed, err := h.parseInput(ctx, parse.Input{Question: value})
	return err == nil && len(parsed.Candidates) > 0 && parsed.Candidates[0].P >= .5 && parsed.Declines < .5 &&
		len(parsed.Candidates[0].Unused) == 0
}

// namesRows reports whether a word is a table's label, name or synonym.
func (h *handling) namesRows(word string) bool {
	return slices.ContainsFunc(h.src.Schema.Visible(), func(t *schema.Table) bool {
		return slices.ContainsFunc(append([]string{t.Label, t.Name}, t.Synonyms...), func(name string) bool {
			return strings.EqualFold(text.Singular(name), text.Singular(word))
		})
	})
}

// minQuestionWords is the minimum number of words in a question; "the cost?" is a reply.
const minQuestionWords = 3

// readFreely interprets free text: as a rewording of the word asked about, as a value for the component asked
// about, or else as additional words for the question, which is parsed again.
func (h *handling) readFreely(ctx context.Context, t *Turn, q *Readings, ask *Ask, value string) Reply {
	c := ask.Original
	word := ask.unclearWord(t.Candidates)
	if question, found := replaceWord(t.Question, word, value); found && word != "" {
		if parsed, err := h.parse(ctx, t, question, query.Constraints{}); err == nil && len(parsed.Candidates) > 0 {
			return Reply{Kind: ReplyReread, StoredParse: belief.Store(parsed)}
		}
	}
	takesValue := c.Kind == query.WhereValue || c.Kind == query.WhereColumn || c.Kind == query.WhereOp
	if ask.Word == "" && c.Item.Text == nil && takesValue {
		if v, ok := h.valueOf(c, value); ok {
			if edited := query.Swap(q.Query(), c, query.WithValue(c, v)); edited != nil {
				return Reply{Kind: ReplyAdopt, Adopted: edited}
			}
		}
	}
	if !strings.ContainsFunc(value, unicode.IsLetter) {
		return Reply{Kind: ReplySkip} // a number does not answer this question
	}
	if c.Kind == query.WhereText && c.Item.Text != nil {
		chosen := c
		text := *c.Item.Text
		text.Question = strings.TrimRight(value, "?.! ") + "?"
		chosen.Item.Text, chosen.Cond.Item.Text = &text, &text
		chosen.Choice = text.String()
		if edited := query.Swap(q.Query(), c, chosen); edited != nil {
			return Reply{Kind: ReplyAdopt, Adopted: edited}
		}
	}
	parsed, err := h.parse(ctx, t, t.Question+", "+value, q.AsConstraints())
	if err != nil || len(parsed.Candidates) == 0 {
		return Reply{Kind: ReplySkip}
	}
	return Reply{Kind: ReplyReread, StoredParse: belief.Store(parsed)}
}

// unclearWord returns the word that a question is about: the one asked about, or the only one that no reading uses.
func (a *Ask) unclearWord(readings []parse.Candidate) string {
	unused := commonUnused(readings)
	if a.Word != "" || len(a.Options) == 0 || len(unused) != 1 {
		return a.Word
	}
	return unused[0]
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
