package agent

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// Every part of a question must be used by its query, asked about, or named in the answer as not used.

// questionAccount extracts from a turn's question what a query has to use: values, times, measures.
func (h *handling) questionAccount(t *Turn) *account.Question {
	return h.accountOf(t.Question)
}

// accountOf returns the account of a question, taken once for each message.
func (h *handling) accountOf(question string) *account.Question {
	if h.account == nil || h.accountedQuestion != question {
		h.account, h.accountedQuestion = account.Of(question, h.src.Schema, h.dateClock()), question
	}
	return h.account
}

// recordOmissions records which words of the question a turn's query leaves out. If there are any, the answer is a
// guess, unless somebody chose or verified the query.
func (h *handling) recordOmissions(t *Turn, q *query.Query) {
	t.Assumed = nil
	if q == nil {
		return
	}
	question := h.questionAccount(t)
	t.Omitted = append(question.Omissions(q), question.UnusedComparisons(t.Unused)...)
	for _, thing := range question.UnknownThings(q, t.Unused) {
		if !slices.Contains(t.Omitted, thing) {
			t.Omitted = append(t.Omitted, thing)
		}
	}
	t.Omitted = t.unexplainedWords(append(t.Omitted, t.Inherited...))
	if len(t.Omitted) > 0 && !t.picked && t.Verified == nil {
		t.Guess = true
	}
	if len(t.Omitted) > 0 {
		return
	}
	if t.RowNoun != "" {
		rows := h.o.Voice.Rows(h.src.Schema, h.src.Schema.Visible()[0].Name)
		t.Assumed = append(t.Assumed, h.o.Voice.Phrase("reply.assumed.rows", "said", t.RowNoun, "rows", rows))
	}
	for _, x := range question.AssumedTimes(q) {
		t.Assumed = append(t.Assumed, h.o.Voice.Phrase("reply.assumed.time", "said", question.TimeText(&x), "time",
			h.formatInterval(&x)))
	}
}

// omissionNotice returns the sentence about left-out words that an answer begins with, unless it names them as a guess.
func (h *handling) omissionNotice(t *Turn) string {
	words := t.Omitted
	if len(words) == 0 && !t.Guess && !t.picked && t.Verified == nil {
		words = t.Unused
	}
	if len(words) == 0 {
		return ""
	}
	return h.o.Voice.Say("reply.omitted", "words", h.o.Voice.QuotedList(words)) + " "
}

// unitNotice converts a figure to the unit that the question asks for or, if that is impossible, names the unit of the
// answer. It removes the unit's word from the unused words.
func (h *handling) unitNotice(t *Turn, q *query.Query, r *suql.Result) string {
	if q == nil {
		return ""
	}
	c, ok := h.questionAccount(t).UnitConversion(q)
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
// has data. It returns "" if the result is empty for another reason.
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

// latestDay returns the latest day in a date column; false if there is none.
func (h *handling) latestDay(ctx context.Context, candidate *query.Query, c query.Column) (time.Time, bool) {
	c.Table, c.Part = candidate.From.Table(c.Table), query.Day
	q := &query.Query{Select: []query.Item{{Agg: query.Max, Column: c}}, From: query.From{Tables: []string{c.Table}}}
	r := h.lookUp(ctx, q, 1)
	if r == nil {
		return time.Time{}, false
	}
	day, err := time.Parse(time.DateOnly, fmt.Sprint(r.Rows[0][0]))
	return day, err == nil
}

// bothSides says the two figures of a comparison whose answer is yes, no, or their difference.
func (h *handling) bothSides(ctx context.Context, q *query.Query) (out string) {
	if len(q.Select) != 1 || q.Select[0].Calc == nil || len(q.GroupBy) > 0 {
		return ""
	}
	c := q.Select[0].Calc
	isUniversal := c.IsUniversal()
	ofOne := c.Left.Agg == c.Right.Agg && c.Left.Column == c.Right.Column // other figures would have the same name
	if !isUniversal && (!ofOne || len(c.Left.Only) == 0 || len(c.Right.Only) == 0 ||
		!slices.Contains([]query.CalcOp{query.More, query.Gap, query.Minus}, c.Op)) {
		return ""
	}
	both := *q
	both.Select = []query.Item{c.Left, c.Right}
	r := h.lookUp(ctx, &both, 1)
	if r == nil || slices.Contains(r.Rows[0], nil) {
		return ""
	}
	if isUniversal {
		return " " + h.o.Voice.OfAll(r.Rows[0][0], r.Rows[0][1])
	}
	for i := range both.Select {
		side, figure := both, *r
		side.Select, figure.Columns = both.Select[i:i+1], r.Columns[i:i+1]
		figure.Rows = [][]any{r.Rows[0][i : i+1]}
		out += " " + h.reply(ctx, "", &figure, &side, nil, false)
	}
	return out
}

// reasons says what decides the answer about one named row: its status, or the day on which it is due.
func (h *handling) reasons(ctx context.Context, question string, q *query.Query) string {
	voice := h.resultVoice()
	row := voice.Reasons(question, q)
	if row == nil {
		return ""
	}
	r := h.lookUp(ctx, row, 2)
	if r == nil || len(r.Rows) > 1 {
		return ""
	}
	return voice.StateReasons(r.Rows[0], row)
}

// caveats says what decides an answer about one row and both figures of a comparison, names the spellings that an
// answer's conditions merged, and counts the rows that were excluded because a value is missing, or included because a
// list is empty.
func (h *handling) caveats(ctx context.Context, question string, q *query.Query, r *suql.Result) string {
	if q == nil || q.Set != query.NoSet || len(q.From.Tables) == 0 {
		return ""
	}
	out := h.reasons(ctx, question, q) + h.bothSides(ctx, q)
	if spellings := h.spellings(q, r); len(spellings) > 0 {
		out += " " + h.o.Voice.Say("reply.spelled", "words", h.o.Voice.QuotedList(spellings))
	}
	out += h.similarNotice(question, q)
	for i, c := range q.Where {
		if n := h.countUnknown(ctx, q, i); n > 0 {
			phrase := "reply.unknown"
			if c.Op == query.HasNot {
				phrase = "reply.empty"
			}
			out += " " + h.o.Voice.Say(phrase, "n", fmt.Sprint(n),
				"column", h.o.Voice.Heading(h.names(), query.Item{Column: c.Item.Column}, q.From))
		}
	}
	return out
}

// spellings returns several spellings that the answer treats as one value: a value of a condition or, failing that, one
// shown of a grouped column, or any of a counted one.
func (h *handling) spellings(q *query.Query, r *suql.Result) []string {
	for _, c := range q.Where {
		if col := nlg.FindColumn(h.src.Schema, c.Item.Column, q.From); col != nil {
			for _, v := range c.Values {
				if spellings := col.Spelled[v.Text]; len(spellings) > 0 {
					return spellings
				}
			}
		}
	}
	for i, it := range q.Select {
		isCounted := it.Agg == query.Count && it.Distinct
		col := nlg.FindColumn(h.src.Schema, it.Column, q.From)
		if col == nil || !isCounted && !slices.Contains(q.GroupBy, it.Column) {
			continue
		}
		for _, v := range col.Values {
			isShown := func(row []any) bool { return i < len(row) && row[i] == v.Value }
			if spellings := col.Spelled[v.Value]; len(spellings) > 0 && (isCounted || slices.ContainsFunc(r.Rows, isShown)) {
				return spellings
			}
		}
	}
	return nil
}

// countUnknown counts the rows that have no value in the column of condition at, if that is negated or what is asked of
// all rows must be known, but meet all other conditions.
func (h *handling) countUnknown(ctx context.Context, candidate *query.Query, at int) int64 {
	c := candidate.Where[at]
	col := nlg.FindColumn(h.src.Schema, c.Item.Column, candidate.From)
	if col == nil || col.Nulls == 0 || c.Sub != nil || c.Other != nil || candidate.ReadsTexts() ||
		len(candidate.From.Tables) > 1 ||
		candidate.HasAlternatives() {
		return 0
	}
	_, no := col.Flag()
	switch {
	case c.Op == query.NotEqual, c.Op == query.NotIn, c.Op == query.HasNot,
		c.Op == query.IsNotNull && candidate.Select[0].Calc.IsUniversal():
	case c.Op == query.Equal && no != "" && len(c.Values) == 1 && c.Values[0].Text == no:
	default:
		return 0
	}
	where := slices.Clone(candidate.Where)
	where[at] = query.Condition{Item: query.Item{Column: c.Item.Column}, Op: query.IsNull}
	q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}, From: candidate.From,
		Where: where}
	if r := h.lookUp(ctx, q, 1); r != nil {
		n, _ := r.Rows[0][0].(int64)
		return n
	}
	return 0
}

// currencyNotice returns a notice if a question asks for amounts in a currency that the data does not have, else "".
func (h *handling) currencyNotice(question string, best *query.Query) string {
	var currency string
	tokens := words.Tokenize(question)
	for i, t := range tokens {
		sign := text.CurrencyOf(t.Text)
		if sign == "" || h.isValue(t.Text) ||
			text.Units()[t.Text].Dimension == "mass" && (i == 0 || tokens[i-1].Text != "in" || h.usesWeight(best)) {
			continue
		}
		currency = sign
	}
	if currency == "" {
		return ""
	}
	has := map[string]bool{}
	for _, t := range h.src.Schema.Visible() {
		for _, c := range t.Visible() {
			if u := nlg.UnitOf(h.src.Schema, c); u.Symbol != "" && (c.Role == schema.Money || text.Currency(u.Symbol)) {
				has[u.Symbol] = true
			}
		}
	}
	if len(has) == 0 || has[currency] || has[strings.TrimSpace(currency)] {
		return ""
	}
	var signs []string
	for sign := range has {
		signs = append(signs, sign)
	}
	slices.Sort(signs)
	return h.o.Voice.Say("reply.currency", "has", h.o.Voice.List(signs), "asked", currency)
}

// isValue reports whether a word is a value in the data.
func (h *handling) isValue(word string) bool {
	return h.src.Values != nil && slices.ContainsFunc(h.src.Values.Lookup(word, 1), func(m schema.Match) bool {
		return m.How == schema.Exact || m.How == schema.Folded
	})
}

// usesWeight reports whether a query uses a weight; then "pounds" is a unit of mass, not a currency.
func (h *handling) usesWeight(q *query.Query) bool {
	isWeight := func(c query.Column) bool {
		col := nlg.FindColumn(h.src.Schema, c, q.From)
		return col != nil && text.Units()[strings.ToLower(nlg.UnitOf(h.src.Schema, col).Symbol)].Dimension == "mass"
	}
	return slices.ContainsFunc(q.Select, func(it query.Item) bool { return isWeight(it.Column) }) ||
		slices.ContainsFunc(q.Where, func(c query.Condition) bool { return isWeight(c.Item.Column) })
}
