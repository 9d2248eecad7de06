package agent

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"surely/parse"
	"surely/query"
)

// ask begins a turn.
func (h *handling) ask(ctx context.Context, text string) {
	text = strings.TrimSpace(text)
	if text == "" {
		h.say("reply.lost")
		return
	}
	if t := h.conv.open(); t != nil { // nobody will reply to the open clarification: the question counts as it stands
		t.Closed = true
		if t.Query = h.replay(ctx, t).Query(); t.Query != nil {
			t.SUQL = t.Query.SUQL()
		}
	}
	parsed, err := h.parse(ctx, text, query.Constraints{})
	if err != nil {
		h.failWith(err)
		return
	}
	for i := range h.conv.Turns { // only the last turn can be taken up again
		h.conv.Turns[i].Candidates, h.conv.Turns[i].Local, h.conv.Turns[i].Evidence = nil, nil, nil
	}
	h.conv.Turns = append(h.conv.Turns, Turn{Question: text, At: h.o.Clock()})
	t := h.conv.last()
	if parsed.Data < 0.5 && (parsed.Reply != "" || len(parsed.Candidates) == 0) || len(parsed.Candidates) == 0 {
		t.Closed, t.Reply = true, parsed.Reply
		if t.Reply == "" {
			t.Reply = h.o.Voice.Say("reply.lost")
		}
		h.emit(ReplyEvent{Text: t.Reply})
		return
	}
	t.Candidates, t.Local = parsed.Candidates, parsed.Local
	if len(t.Candidates) > maxCandidates {
		t.Candidates = t.Candidates[:maxCandidates]
	}
	h.step(ctx, t, h.replay(ctx, t))
}

func (h *handling) parse(ctx context.Context, text string, known query.Constraints) (*parse.Parsed, error) {
	return h.parseInput(ctx, parse.Input{Question: text, History: h.conv.history(), Constraints: known})
}

// parseInput has the parser read, over the source that is asked.
func (h *handling) parseInput(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	p := h.src.Parser
	if p == nil {
		p = h.o.Parser
	}
	if p == nil {
		return &parse.Parsed{Reply: h.o.Voice.Say("reply.noparser")}, nil
	}
	in.Schema, in.Values, in.Prober = h.src.Schema, h.src.Values, h.src.Prober
	parsed, err := p.Parse(ctx, in)
	if err == nil && len(parsed.Candidates) > 0 {
		first := parsed.Candidates[0].Query
		if parsed.Candidates = h.runnable(parsed.Candidates); parsed.Candidates[0].Query != first {
			parsed.Local = nil // what it was decided on clause by clause cannot be run
		}
	}
	return parsed, err
}

// runnable leaves out what the engine would refuse: it cannot be meant. Where that is everything, it stays as it is, so
// that the person learns why.
func (h *handling) runnable(candidates []parse.Candidate) []parse.Candidate {
	checker, ok := h.src.Engine.(Checker)
	if !ok {
		return candidates
	}
	var out []parse.Candidate
	for i, c := range candidates {
		if i == maxCandidates {
			break
		}
		if checker.Check(c.Query.SUQL()) == nil {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return candidates
	}
	return out
}

// replay rebuilds what is believed from what the parser said and the person replied.
func (h *handling) replay(ctx context.Context, t *Turn) *Inquiry {
	options := InquiryOptions{Detector: h.o.Detector, K: h.o.K, Choose: true, Whole: true, Fresh: true,
		Reparse: func(known query.Constraints) *parse.Parsed {
			parsed, err := h.parse(ctx, t.Question, known)
			if err != nil {
				return nil
			}
			return parsed
		}}
	q := NewInquiry(&Belief{newBelief(&parse.Parsed{Candidates: t.Candidates, Local: t.Local}, whichRows)}, options)
	for _, r := range t.Replies {
		q.Next()
		q.absorb(r)
	}
	return q
}

// absorb applies a reply of the chat.
func (q *Inquiry) absorb(r Reply) {
	switch r.Kind {
	case ReplyYes:
		q.ConfirmWhole()
	case ReplyNo:
		q.Refuse()
	case ReplySkip:
		q.Skip()
	case ReplyNone:
		q.None()
	case ReplyChoose:
		q.Select(*r.Chosen)
	case ReplyAdopt:
		q.Skip()
		q.Adopt(r.Adopted)
	case ReplyReread:
		q.Skip()
		q.believe(newBelief(&parse.Parsed{Candidates: r.Candidates, Local: r.Local}, q.b.matter))
	}
}

// step asks the next question, or runs the query when nothing is doubtful any more.
func (h *handling) step(ctx context.Context, t *Turn, q *Inquiry) {
	if len(t.Replies) < h.o.MaxQuestions && h.clarify(ctx, t, q) {
		return
	}
	whole := q.Query()
	h.finish(ctx, t, whole, whole.SUQL())
}

// clarify shows the query as it stands and asks what is doubtful; it reports whether there was something to ask.
func (h *handling) clarify(ctx context.Context, t *Turn, q *Inquiry) bool {
	ask := q.Next()
	h.emit(StateEvent{Components: h.chips(q)})
	if ask == nil {
		return false
	}
	e := ClarifyEvent{ID: h.clarification(t), Options: []Option{}}
	c := ask.Component
	e.About, t.Asked, t.Options, t.Drop = &c, &c, nil, nil
	if len(ask.Alternatives) > 0 {
		e.Kind, e.Question = "choose", h.o.Voice.Which(h.src.Schema, ask.Component, q.Query())
		t.Options = h.alternatives(ask, q)
		for i, o := range t.Options {
			e.Options = append(e.Options, Option{ID: strconv.Itoa(i + 1), Text: h.o.Voice.Option(h.src.Schema, o, q.Query())})
		}
		if c.Kind == query.WhereColumn || c.Kind == query.WhereValue || c.Kind == query.WhereText || c.Kind == query.WhereOp {
			t.Drop = &c
			e.Options = append(e.Options, Option{ID: dropOption, Text: h.o.Voice.Drop(h.src.Schema, c)})
		}
		e.Options = append(e.Options, Option{ID: NoneOfThese, Text: h.o.Voice.Say("option.none")})
	} else {
		e.Kind = "confirm"
		e.Question = h.o.Voice.Question(h.src.Schema, c, q.Query()).Text
		e.Because = h.because(ctx, q, ask)
	}
	h.emit(e)
	return true
}

// dropOption is the id of the option that a condition does not matter.
const dropOption = "drop"

// clarification is the id of the question that is open: it changes with every reply, so that a late or repeated reply
// is told from one to the question on the screen.
func (h *handling) clarification(t *Turn) string {
	return fmt.Sprintf("%d.%d", len(h.conv.Turns), len(t.Replies)+1)
}

// answer absorbs the reply to a clarification.
func (h *handling) answer(ctx context.Context, m Message) {
	t := h.conv.open()
	if t == nil {
		h.fail("22023", h.o.Voice.Say("error.nopending"), nil)
		return
	}
	q := h.replay(ctx, t)
	if m.ID != "" && m.ID != h.clarification(t) {
		h.clarify(ctx, t, q) // a late reply: show what is open
		return
	}
	ask := q.Next()
	if ask == nil {
		h.step(ctx, t, q)
		return
	}
	r := h.read(ctx, t, q, ask, m.Value)
	exchange := Exchange{Component: ask.Component.ID(), Probability: ask.P, Answer: strings.TrimSpace(m.Value)}
	if len(ask.Alternatives) > 0 {
		exchange.Question = h.o.Voice.Which(h.src.Schema, ask.Component, q.Query())
		if r.Chosen != nil {
			exchange.Answer = h.o.Voice.Option(h.src.Schema, *r.Chosen, q.Query())
		}
	} else {
		exchange.Question = h.o.Voice.Question(h.src.Schema, ask.Component, q.Query()).Text
	}
	if h.o.Feedback != nil && r.Kind != ReplyReread && r.Kind != ReplyAdopt {
		h.o.Feedback(Feedback{At: h.o.Clock(), Source: h.conv.Source, Question: t.Question, Schema: h.src.Schema,
			Component: ask.Component, Probability: ask.P, Reply: r.Kind, Chosen: r.Chosen, Options: ask.Alternatives, Query: q.Query()})
	}
	t.Replies = append(t.Replies, r)
	t.Exchanges = append(t.Exchanges, exchange)
	q.absorb(r)
	h.step(ctx, t, q)
}

// read understands a reply: one of the contract's words, an option's id, an option's text, or words of the person's own.
func (h *handling) read(ctx context.Context, t *Turn, q *Inquiry, ask *Ask, value string) Reply {
	value = strings.TrimSpace(value)
	choosing := len(ask.Alternatives) > 0
	switch word := strings.ToLower(strings.TrimRight(value, ".!")); {
	case word == Skip || word == "":
		return Reply{Kind: ReplySkip}
	case choosing && (word == NoneOfThese || word == No || strings.EqualFold(value, h.o.Voice.Say("option.none"))):
		return Reply{Kind: ReplyNone}
	case !choosing && h.o.Voice.Means("yes", word):
		return Reply{Kind: ReplyYes}
	case !choosing && h.o.Voice.Means("no", word):
		return Reply{Kind: ReplyNo}
	}
	if choosing {
		for i, o := range t.Options {
			if value == strconv.Itoa(i+1) || strings.EqualFold(value, h.o.Voice.Option(h.src.Schema, o, q.Query())) {
				return Reply{Kind: ReplyChoose, Chosen: &o}
			}
		}
		if t.Drop != nil && (value == dropOption || strings.EqualFold(value, h.o.Voice.Drop(h.src.Schema, *t.Drop))) {
			if at := conditionOf(q.Query(), *t.Drop); at >= 0 {
				return Reply{Kind: ReplyAdopt, Adopted: without(q.Query(), at)}
			}
			return Reply{Kind: ReplyNone}
		}
	}
	return h.readFreely(ctx, t, q, ask, value)
}

// readFreely understands words of the person's own: a value of the data in the place asked about, else more words for
// the question, which is then read again.
func (h *handling) readFreely(ctx context.Context, t *Turn, q *Inquiry, ask *Ask, value string) Reply {
	c := ask.Original
	if c.Item.Text == nil && (c.Kind == query.WhereValue || c.Kind == query.WhereColumn || c.Kind == query.WhereOp) {
		if v, ok := h.valueOf(c, value); ok {
			chosen := c
			chosen.Kind = query.WhereValue
			chosen.Slot = c.Block + string(query.WhereValue) + "(" + c.Item.String() + " " + string(c.Cond.Op) + ")"
			chosen.Choice = strings.ToLower(v.Text)
			chosen.Cond.Values = []query.Value{v}
			if edited := swapped(q.Query(), c, chosen); edited != nil {
				return Reply{Kind: ReplyAdopt, Adopted: edited}
			}
		}
	}
	if !strings.ContainsFunc(value, unicode.IsLetter) {
		return Reply{Kind: ReplySkip} // a number where none is wanted says nothing
	}
	if c.Kind == query.WhereText && c.Item.Text != nil {
		chosen := c
		text := *c.Item.Text
		text.Question = strings.TrimRight(value, "?.! ") + "?"
		chosen.Item.Text, chosen.Cond.Item.Text = &text, &text
		chosen.Choice = text.String()
		if edited := swapped(q.Query(), c, chosen); edited != nil {
			return Reply{Kind: ReplyAdopt, Adopted: edited}
		}
	}
	parsed, err := h.parse(ctx, t.Question+", "+value, query.Constraints{Confirmed: q.known.Confirmed})
	if err != nil || len(parsed.Candidates) == 0 {
		return Reply{Kind: ReplySkip}
	}
	return Reply{Kind: ReplyReread, Candidates: parsed.Candidates, Local: parsed.Local}
}

// valueOf finds what was typed among the values of the column asked about. A number stands for itself.
func (h *handling) valueOf(c query.Component, typed string) (query.Value, bool) {
	if _, err := strconv.ParseFloat(typed, 64); err == nil && h.numeric(c) {
		return query.Value{Text: typed, Number: true, First: -1, Last: -1}, true
	}
	for _, v := range h.known(c) {
		if strings.EqualFold(v, typed) {
			return query.Value{Text: v, First: -1, Last: -1}, true
		}
	}
	if h.src.Values != nil {
		for _, m := range h.src.Values.Lookup(typed, 20) {
			if strings.EqualFold(m.Column, c.Item.Column.Name) && (c.Item.Column.Table == "" || strings.EqualFold(m.Table, c.Item.Column.Table)) {
				return query.Value{Text: m.Value, First: -1, Last: -1}, true
			}
		}
	}
	return query.Value{}, false
}

// numeric reports whether a component is about a column of numbers, as far as is known.
func (h *handling) numeric(c query.Component) bool {
	if len(c.Cond.Values) > 0 && c.Cond.Values[0].Number || h.src.Schema == nil {
		return true
	}
	for _, name := range append([]string{c.Item.Column.Table}, c.From.Tables...) {
		if t := h.src.Schema.Table(name); t != nil {
			if col := t.Column(c.Item.Column.Name); col != nil {
				return col.Type.Number()
			}
		}
	}
	return false
}

// conditionOf returns the place of a component's condition in the outermost block, or -1.
func conditionOf(q *query.Query, c query.Component) int {
	if c.Block != "" {
		return -1
	}
	for i, w := range q.Where {
		if w.Item.String() == c.Cond.Item.String() && w.Op == c.Cond.Op {
			return i
		}
	}
	return -1
}
