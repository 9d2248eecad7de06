package agent

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/words/when"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// Every part of a question must be used by its query, asked about, or named in the answer as not used.

// mentions extracts from a turn's question what a query has to use: values, times, measures.
func (h *handling) mentions(t *Turn) *account.Question {
	return account.Of(t.Question, h.src.Schema, h.dateClock())
}

// recordOmissions records which words of the question a turn's query leaves out. If there are any, the answer is a
// guess, unless somebody chose or verified the query.
func (h *handling) recordOmissions(t *Turn, q *query.Query) {
	t.Assumed = nil
	if q == nil {
		return
	}
	question := h.mentions(t)
	t.Omitted = append(question.Omissions(q), question.UnusedComparisons(t.Unused)...)
	if len(t.Omitted) > 0 && !t.picked && t.Verified == nil {
		t.Confidence, t.Guess = min(t.Confidence, maxOmittingConfidence), true
	}
	if len(t.Omitted) > 0 {
		return
	}
	if t.RowNoun != "" {
		rows := h.o.Voice.Rows(h.src.Schema, h.src.Schema.Visible()[0].Name)
		t.Assumed = append(t.Assumed, h.o.Voice.Phrase("reply.assumed.rows", "said", t.RowNoun, "rows", rows))
	}
	for _, x := range question.Times {
		if x.Assumed {
			t.Assumed = append(t.Assumed, h.o.Voice.Phrase("reply.assumed.time", "said", question.TimeText(&x), "time",
				h.formatInterval(&x)))
		}
	}
}

// maxOmittingConfidence is the highest confidence of a result that leaves out part of its question.
const maxOmittingConfidence = .4

// omissionNotice returns the sentence about left-out words that an answer begins with.
func (h *handling) omissionNotice(t *Turn) string {
	if len(t.Omitted) == 0 {
		return ""
	}
	return h.o.Voice.Say("reply.omitted", "words", h.o.Voice.QuotedList(t.Omitted)) + " "
}

// unitNotice converts a figure to the unit that the question asks for, or names the unit of the answer if it cannot.
// The unit's word counts as used.
func (h *handling) unitNotice(t *Turn, q *query.Query, r *suql.Result) string {
	if q == nil {
		return ""
	}
	c, ok := h.mentions(t).UnitConversion(q)
	if !ok {
		return ""
	}
	t.Unused = slices.DeleteFunc(t.Unused, func(w string) bool { return w == c.Word })
	if c.Factor == 1 || len(r.Rows) == 0 || len(r.Columns) != len(q.Select) {
		return ""
	}
	if x, err := strconv.ParseFloat(fmt.Sprint(r.Rows[0][c.Item]), 64); err == nil && len(r.Rows) == 1 {
		x *= c.Factor
		figure := strconv.FormatFloat(x, 'g', convertedDigits, 64)
		if math.Abs(x) >= 100 {
			figure = strconv.FormatFloat(math.Round(x), 'f', -1, 64)
		}
		return h.o.Voice.Say("reply.unit.one", "figure", h.o.Voice.Figure(figure), "unit", c.Word) + " "
	}
	return h.o.Voice.Say("reply.unit", "own", c.OwnUnit, "unit", c.Word) + " "
}

// convertedDigits is the number of significant digits of a converted figure.
const convertedDigits = 3

// assumptionNotice names the years assumed for dates without one, and the rows that a noun is assumed to mean.
func (h *handling) assumptionNotice(t *Turn) string {
	if len(t.Assumed) == 0 {
		return ""
	}
	return " " + h.o.Voice.Phrase("reply.assumed", "times", h.o.Voice.List(t.Assumed))
}

// formatInterval formats an interval for people.
func (h *handling) formatInterval(t *when.Time) string {
	v := h.o.Voice
	day := func(at time.Time) string { return v.Day(at.Format(time.DateOnly)) }
	last := t.To.AddDate(0, 0, -1)
	switch {
	case t.To.IsZero():
		return v.Phrase("period.from", "day", day(t.From))
	case t.From.IsZero():
		return v.Phrase("period.to", "day", day(last))
	case t.IsSingle(when.Day):
		return day(t.From)
	case t.IsSingle(when.Month):
		month, _ := v.Month(t.From.Format("2006-01"))
		return month
	case t.IsSingle(when.Year):
		return t.From.Format("2006")
	}
	return v.Phrase("period.between", "from", day(t.From), "to", day(last))
}

// dataEndNotice explains an empty result for a time after the last one in the data, and offers the latest period that
// has data. It returns "" if that is not the reason.
func (h *handling) dataEndNotice(ctx context.Context, t *Turn, q *query.Query, r *suql.Result) (string, []Offer) {
	if q == nil || len(q.From.Tables) == 0 || len(r.Rows) > 0 && !isComputedFromNoRows(q, r) {
		return "", nil
	}
	for _, x := range when.Of(t.Question, h.dateClock()) {
		if x.From.IsZero() {
			continue
		}
		for _, c := range q.Where {
			if c.Item.Agg != query.None || c.Item.Calc != nil || !h.isDate(q, c.Item.Column) {
				continue
			}
			newest, ok := h.latestDay(ctx, q, c.Item.Column)
			if !ok || !newest.Before(x.From) {
				break
			}
			latest, moved := when.Containing(newest, &x), q.Clone()
			moved.Where = slices.DeleteFunc(moved.Where, func(o query.Condition) bool {
				return o.Item.Column.Table == c.Item.Column.Table && o.Item.Column.Name == c.Item.Column.Name
			})
			day := c.Item
			day.Column.Part = ""
			for op, at := range map[query.Op]time.Time{query.GreaterEqual: latest.From, query.Less: latest.To} {
				moved.Where = append(moved.Where, query.Condition{Item: day, Op: op,
					Values: []query.Value{{Text: at.Format(time.DateOnly)}}})
			}
			slices.SortStableFunc(moved.Where, func(a, b query.Condition) int { return len(b.Op) - len(a.Op) })
			v := h.o.Voice
			latestText := h.formatInterval(latest)
			return v.Say("reply.ends", "day", v.Day(newest.Format(time.DateOnly)), "time", h.formatInterval(&x),
				"own", latestText), []Offer{{Text: v.Say("offer.own", "own", latestText), SUQL: moved.SUQL()}}
		}
	}
	return "", nil
}

// isDate reports whether a column holds dates.
func (h *handling) isDate(q *query.Query, c query.Column) bool {
	return nlg.FindColumn(h.src.Schema, c, q.From).Dated()
}

// latestDay returns the latest day in a date column.
func (h *handling) latestDay(ctx context.Context, candidate *query.Query, c query.Column) (time.Time, bool) {
	c.Table, c.Part = candidate.From.Table(c.Table), query.Day
	q := &query.Query{Select: []query.Item{{Agg: query.Max, Column: c}}, From: query.From{Tables: []string{c.Table}}}
	ctx, cancel := context.WithTimeout(ctx, referencesTimeout)
	defer cancel()
	r, err := h.src.Engine.Run(ctx, q.SUQL(), suql.RunOptions{MaxRows: 1, MaxVerdicts: 1})
	if err != nil || len(r.Rows) != 1 {
		return time.Time{}, false
	}
	day, err := time.Parse(time.DateOnly, fmt.Sprint(r.Rows[0][0]))
	return day, err == nil
}
