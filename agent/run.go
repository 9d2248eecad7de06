package agent

import (
	"context"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
)

// runByHand runs a statement that the person wrote or edited.
func (h *handling) runByHand(ctx context.Context, statement string) {
	if t := h.conv.open(); t != nil {
		t.Closed = true
	}
	h.conv.Turns = append(h.conv.Turns, Turn{At: h.o.Clock()})
	h.finish(ctx, h.conv.last(), nil, statement)
}

// finish runs a turn's statement and closes the turn. whole is nil for a hand-written statement.
func (h *handling) finish(ctx context.Context, t *Turn, whole *query.Query, statement string) {
	t.Closed, t.SUQL, t.Query = true, statement, whole
	t.Asked, t.Options, t.Drop = nil, nil, nil
	ctx = verdict.WithoutModel(ctx, t.Instead)
	result, err := h.src.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: h.o.MaxRows,
		Progress: func(p suql.Progress) { h.emit(ProgressEvent{p}) }})
	if err != nil {
		h.failWith(err)
		return
	}
	t.Stopped = ctx.Err() != nil
	h.report(ctx, t, whole, result, verdict.Usage{})
}

// report closes a turn with its result; also is usage to add to the result's own.
func (h *handling) report(ctx context.Context, t *Turn, whole *query.Query, result *suql.Result, also verdict.Usage) {
	statement, partial := t.SUQL, t.Stopped
	inCalendarOrder(whole, result)
	t.Searched = h.searched(whole, statement)
	labels := h.labels(whole, result)
	t.Unused = unmentioned(account.Unexplained(t.Question, t.Unused, whole), append(labels, t.Searched))
	h.accountFor(t, whole)
	t.Unused = account.WithOmitted(t.Unused, t.Omitted)
	inUnit := h.inUnit(t, whole, result)
	t.Evidence = result.Evidence
	e := ResultEvent{Result: *result, Searched: t.Searched, SUQL: statement, Turns: t.Exchanges,
		Partial: partial, Query: whole, Labels: labels,
		Confidence: t.Confidence, Unused: t.Unused, Guess: t.Guess, Instead: t.Instead, Verified: t.Verified}
	e.Stats.Add(also)
	if !partial {
		e.Nearest = h.nearest(ctx, whole, result)
	}
	if len(result.Rows) == 0 && !partial && whole != nil {
		e.Offers = h.offers(ctx, t, whole)
	}
	if len(result.Rows) > 0 && !partial {
		e.Offers = h.countedOffer(whole, result)
	}
	tied, told, as := "", result, whole
	if !partial {
		all := h.leaders(ctx, whole, result)
		tied = h.otherTies(whole, result, all)
		told, as = h.onTop(whole, result, all)
	}
	e.Stats.Add(h.offerUsage)
	about, aspects := h.resultAspects(ctx, t, whole, result)
	e.Aspects = aspects
	said := ""
	if !partial {
		var own []Offer
		said, own = h.dataEnds(ctx, t, whole, result)
		e.Offers = append(own, e.Offers...)
	}
	if said == "" {
		said = inUnit + h.reply(t.Question, told, as, e.Offers, partial) + h.assumedYears(t)
	}
	e.Reply = h.omissions(t) + h.remark + h.modelNotice(t, result.Warnings) + h.guessNotice(t) + said + tied +
		h.describeNearest(e.Nearest, len(result.Rows)) + h.alsoInTexts(t, result) + about
	e.Reply += h.caveats(ctx, whole)
	t.Reply = e.Reply
	h.emit(e)
	if !partial && !result.Partial {
		t.Rows = h.references(ctx, whole, result)
	}
}

// unmentioned returns the words that an answer leaves open; the words it uses itself count as understood.
func unmentioned(words, mentioned []string) []string {
	var stems []string
	for _, s := range mentioned {
		for _, w := range strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }) {
			stems = append(stems, text.Singular(strings.ToLower(w)))
		}
	}
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return slices.Contains(stems, text.Singular(strings.ToLower(w)))
	})
}

// modelNotice says why the language model was not used for the question or the texts; it goes before the answer.
func (h *handling) modelNotice(t *Turn, warnings []suql.Warning) string {
	switch {
	case t.Instead != "":
		return h.o.Voice.Say("reply.instead."+t.Instead) + " "
	case slices.ContainsFunc(warnings, func(w suql.Warning) bool { return w.Code == "instead" }):
		return h.o.Voice.Say("reply.instead.texts") + " "
	}
	return ""
}

// guessNotice says that an answer is only a guess, and which words are unclear; it goes before the answer.
func (h *handling) guessNotice(t *Turn) string {
	switch {
	case !t.Guess || len(t.Omitted) > 0: // it begins with what it leaves out
		return ""
	case len(t.Unused) > 0:
		return h.o.Voice.Say("reply.guess.word", "words", h.o.Voice.Quoted(t.Unused)) + " "
	}
	return h.o.Voice.Say("reply.guess") + " "
}

// searched says what was searched for: from the query or, without one, from the statement that ran.
func (h *handling) searched(whole *query.Query, statement string) string {
	if whole == nil || whole.Written != nil {
		return h.o.Voice.Written(h.src.Schema, statement)
	}
	return h.o.Voice.Searched(h.src.Schema, h.forRestatement(whole))
}

// labels returns names for computed columns, such as "average price" instead of avg.
func (h *handling) labels(whole *query.Query, r *suql.Result) []string {
	if whole == nil || len(whole.Select) != len(r.Columns) {
		return nil
	}
	out := make([]string, len(r.Columns))
	some := false
	for i, item := range whole.Select {
		part := item.Column.Part.OfDate() // such as the month of a date
		if part || item.Agg != query.None || item.Calc != nil || item.Column.Each || item.Text != nil && !item.Text.Summary {
			out[i], some = h.o.Voice.Heading(h.src.Schema, item, whole.From), true
		}
	}
	if !some {
		return nil
	}
	return out
}

// referencesTimeout is the time limit for looking up the keys of the rows shown.
const referencesTimeout = 2 * time.Second

// references records the rows shown, so that later turns can refer to them. If the result lacks their keys, these are
// queried separately, without reading text.
func (h *handling) references(ctx context.Context, whole *query.Query, result *suql.Result) []parse.RowRef {
	if whole == nil || len(result.Rows) == 0 {
		return nil
	}
	rows, by, ok := parse.Identified(h.src.Schema, whole)
	if !ok {
		return nil
	}
	if key, title := resultIndex(by, whole, result), resultIndex(rows.Select[1].Column, whole, result); key >= 0 {
		again := make([][]any, len(result.Rows))
		for i, row := range result.Rows {
			again[i] = append([]any{row[key], row[max(title, 0)]}, row...)
			if title < 0 {
				again[i][1] = row[key]
			}
		}
		return parse.Refer(h.src.Schema, by, again, result.Rows)
	}
	if slices.ContainsFunc(whole.Select, func(it query.Item) bool { return it.Text != nil }) {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, referencesTimeout)
	defer cancel()
	again, err := h.src.Engine.Run(ctx, rows.SUQL(), suql.RunOptions{MaxRows: h.o.MaxRows, MaxVerdicts: 1})
	if err != nil {
		return nil // nothing to refer to
	}
	return parse.Refer(h.src.Schema, by, again.Rows, result.Rows)
}

// resultIndex returns the index of a column in a query's result, or -1.
func resultIndex(c query.Column, whole *query.Query, result *suql.Result) int {
	if len(whole.From.Tables) == 1 { // by name, since all columns may be shown
		return slices.IndexFunc(result.Columns, func(name string) bool { return strings.EqualFold(name, c.Name) })
	}
	if len(whole.Select) != len(result.Columns) {
		return -1
	}
	return slices.IndexFunc(whole.Select, query.Item{Column: c}.Same)
}
