package agent

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/store/doubt"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
)

// runByHand runs a statement that the person wrote or edited.
func (h *handling) runByHand(ctx context.Context, statement string) {
	if t := h.conv.waitingTurn(); t != nil {
		t.Closed = true
	}
	h.conv.Turns = append(h.conv.Turns, Turn{At: h.o.Clock()})
	h.finish(ctx, h.conv.last(), nil, statement)
}

// finish runs a turn's statement and closes the turn. q is nil for a hand-written statement.
func (h *handling) finish(ctx context.Context, t *Turn, q *query.Query, statement string) {
	t.Closed, t.SUQL, t.Query = true, statement, q
	ctx = verdict.WithoutModel(ctx, t.FallbackReason)
	result, err := h.run(ctx, statement, suql.RunOptions{MaxRows: maxRows,
		Progress: func(p suql.Progress) { h.emit(ProgressEvent{p}) }})
	if err != nil {
		h.emitFailure(err)
		return
	}
	t.Stopped = result.Partial || ctx.Err() != nil
	h.report(ctx, t, q, result, verdict.Usage{})
}

// report closes a turn with its result. usage is added to the result's own.
func (h *handling) report(ctx context.Context, t *Turn, q *query.Query, result *suql.Result, usage verdict.Usage) {
	statement, partial := t.SUQL, t.Stopped
	sortGroupsByCalendar(q, result)
	t.Searched = h.searched(q, statement)
	labels := h.labels(q, result)
	t.Unused = excludeMentioned(h.questionAccount(t).Unexplained(q, t.Unused), append(labels, t.Searched, t.RowNoun,
		h.src.Schema.Name)) // all of the data is about what it is called: "honey"
	h.recordOmissions(t, q)
	t.Unused = account.AddOmitted(t.Unused, t.Omitted)
	unitText := h.unitNotice(t, q, result)
	t.Evidence = result.Evidence
	e := ResultEvent{Result: *result, Searched: t.Searched, SUQL: statement, Turns: t.Exchanges,
		Partial: partial, Query: q, Labels: labels,
		Confidence: t.Confidence, Unused: t.Unused, Guess: t.Guess, FallbackReason: t.FallbackReason, Verified: t.Verified,
		Alternatives: t.alternatives, Omitted: t.Omitted, Doubts: doubt.Bearing(h.src.Schema, t.Question, q)}
	t.alternatives = nil
	e.Stats.Add(usage)
	if !partial {
		e.Nearest = h.nearest(ctx, q, result)
	}
	if len(result.Rows) == 0 && !partial && q != nil {
		e.Offers = h.removalOffers(ctx, q)
	}
	if len(result.Rows) > 0 && !partial {
		e.Offers = h.sourceRowsOffer(q, result)
	}
	tieText, shownResult, shownQuery := "", result, q
	if !partial {
		all := h.topRows(ctx, q, result)
		tieText = h.tieNotice(ctx, q, result, all)
		shownResult, shownQuery = h.withTopFigure(q, result, all)
	}
	if missing, rows := h.missingReference(ctx, q, result); rows != nil {
		shownResult, shownQuery, e.Offers = rows, missing, nil
	}
	e.Stats.Add(h.offerUsage)
	summary, aspects := h.summarizeResult(ctx, t, q, result)
	e.Aspects = aspects
	answer := ""
	if !partial {
		var offers []Offer
		answer, offers = h.dataEndNotice(ctx, t, q, result)
		e.Offers = append(offers, e.Offers...)
	}
	if answer == "" {
		answer = h.guessNotice(t) + unitText + h.reply(ctx, t.Question, shownResult, shownQuery, e.Offers, partial) +
			h.assumptionNotice(t)
	}
	e.Reply = h.omissionNotice(t) + h.remark + h.modelNotice(t, result.Warnings) + answer + tieText +
		h.describeNearest(e.Nearest, len(result.Rows)) + h.documentNotice(t, result) + summary
	e.Reply += h.caveats(ctx, t.Question, q, result)
	t.Reply = e.Reply
	h.emit(e)
	if !partial && !result.Partial {
		t.Rows = h.references(ctx, q, result)
	}
}

// excludeMentioned returns the unused words that do not occur in the answer, in any form: "ordered" beside "orders".
func excludeMentioned(words, mentioned []string) []string {
	var stems []string
	for _, s := range mentioned {
		for _, w := range strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }) {
			stems = append(stems, text.Stem(text.Singular(strings.ToLower(w))))
		}
	}
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return slices.Contains(stems, text.Stem(text.Singular(strings.ToLower(w))))
	})
}

// modelNotice explains why the language model was not used for the question or the texts. It precedes the answer.
func (h *handling) modelNotice(t *Turn, warnings []suql.Warning) string {
	switch {
	case t.FallbackReason != "":
		return h.o.Voice.Say("reply.instead."+t.FallbackReason) + " "
	case slices.ContainsFunc(warnings, func(w suql.Warning) bool { return w.Code == "instead" }):
		return h.o.Voice.Say("reply.instead.texts") + " "
	}
	return ""
}

// guessNotice warns that an answer is only a guess, and names the unclear words. It precedes the answer.
func (h *handling) guessNotice(t *Turn) string {
	switch {
	case !t.Guess || len(t.Omitted) > 0: // the answer begins by naming the omitted words
		return ""
	case len(t.Unused) > 0:
		return h.o.Voice.Say("reply.guess.word", "words", h.o.Voice.QuotedList(t.Unused)) + " "
	}
	return h.o.Voice.Say("reply.guess") + " "
}

// searched describes the search, from the query or, without one, from the statement that ran.
func (h *handling) searched(q *query.Query, statement string) string {
	if q == nil || q.Written != nil {
		return h.o.Voice.DescribeStatement(h.names(), statement)
	}
	return h.o.Voice.DescribeSearch(h.names(), h.forRestatement(q))
}

// labels returns names for computed columns, such as "average price" instead of avg.
func (h *handling) labels(q *query.Query, r *suql.Result) []string {
	if q == nil || len(q.Select) != len(r.Columns) {
		return nil
	}
	out := make([]string, len(r.Columns))
	for i, item := range q.Select {
		part := item.Column.Part.OfDate() // such as the month of a date
		if part || item.Agg != query.None || item.Calc != nil || item.Column.Each || item.Text != nil && !item.Text.Summary {
			out[i] = h.o.Voice.Heading(h.names(), item, q.From)
		}
	}
	if !slices.ContainsFunc(out, func(label string) bool { return label != "" }) {
		return nil
	}
	return out
}

// references returns the rows shown, so that later turns can refer to them. If the result lacks their keys, a separate
// query fetches them, without reading text.
func (h *handling) references(ctx context.Context, q *query.Query, result *suql.Result) []parse.RowRef {
	if q == nil || len(result.Rows) == 0 {
		return nil
	}
	rows, by, ok := parse.IdentityQuery(h.src.Schema, q)
	if !ok {
		return nil
	}
	if key, title := resultIndex(by, q, result), resultIndex(rows.Select[1].Column, q, result); key >= 0 {
		keyed := make([][]any, len(result.Rows))
		for i, row := range result.Rows {
			keyed[i] = append([]any{row[key], row[max(title, 0)]}, row...)
			if title < 0 {
				keyed[i][1] = row[key]
			}
		}
		return parse.RowRefs(h.src.Schema, by, keyed, result.Rows)
	}
	if slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Text != nil }) {
		return nil
	}
	keyed := h.lookUp(ctx, rows, maxRows)
	if keyed == nil {
		return nil // nothing to refer to
	}
	return parse.RowRefs(h.src.Schema, by, keyed.Rows, result.Rows)
}

// resultIndex returns the index of a column in a query's result, or -1.
func resultIndex(c query.Column, q *query.Query, result *suql.Result) int {
	if len(q.From.Tables) == 1 { // by name, since all columns may be shown
		return slices.IndexFunc(result.Columns, func(name string) bool { return strings.EqualFold(name, c.Name) })
	}
	if len(q.Select) != len(result.Columns) {
		return -1
	}
	return slices.IndexFunc(q.Select, query.Item{Column: c}.Same)
}
