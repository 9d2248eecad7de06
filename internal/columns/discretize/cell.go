package discretize

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// cellFromWords returns a column's cell for a text, judging by the text's words.
func cellFromWords(c *Column, r *parsedText) Cell {
	list, values := r.mentions[c.term], r.values(c.term)
	if len(list) == 0 {
		return Cell{State: NotStated, Confidence: .8}
	}
	if c.Kind == Choice || c.Kind == List {
		values = slices.DeleteFunc(values, func(v string) bool { return !slices.Contains(c.Values, v) })
		if len(values) == 0 {
			return Cell{State: NotStated, Confidence: .6}
		}
		slices.Sort(values)
	}
	if len(values) != 1 && c.Kind != List {
		return Cell{State: Unsure}
	}
	m := list[slices.IndexFunc(list, func(m mention) bool { return slices.Contains(values, m.value) })]
	cell := Cell{State: HasValue, Value: strings.Join(values, listSeparator), Quote: r.sentences[m.sentence].Text,
		Confidence: .9}
	if c.Kind == Number {
		var ok bool
		if cell.Value, ok = convertUnit(m, c.Unit); !ok {
			return Cell{State: Unsure}
		}
	}
	return cell
}

// convertUnit converts an amount to a column's unit.
func convertUnit(m mention, unit string) (string, bool) {
	n := m.number
	if unit != "" {
		from, to := unitOf(m.unit), unitOf(unit)
		if from.Dimension == "" || from.Dimension != to.Dimension {
			return "", false
		}
		n = n * from.Factor / to.Factor
	}
	return strconv.FormatFloat(math.Round(n*1e4)/1e4, 'f', -1, 64), true
}

// Request returns the request to the reader for the column's cell in a row.
func (c *Column) Request(r Row) verdict.Request {
	q := verdict.Request{Task: verdict.Answer, Question: c.Question, Text: []string{r.Text}}
	switch c.Kind { // the same forms as in a comparison of answers, so that stored verdicts are shared
	case YesNo:
		q.Form = verdict.Boolean
	case Number:
		q.Form = verdict.Number
	case Date:
		q.Form = verdict.Date
	}
	return q
}

// decideCell returns the cell according to a model's verdict or, without one, according to the words of the text.
func decideCell(c *Column, v verdict.Verdict, r *parsedText) Cell {
	if v.FallbackReason != "" {
		return cellFromWords(c, r)
	}
	return cellFromVerdict(c, v, r)
}

// cellFromVerdict converts a verdict into a cell; Unsure if its quote is not in the text.
func cellFromVerdict(c *Column, v verdict.Verdict, r *parsedText) Cell {
	if v.Answer == verdict.NoInformation || v.Answer == "" {
		return Cell{State: NotStated, Confidence: v.Confidence}
	}
	out := Cell{State: HasValue, Quote: v.Quote, Confidence: v.Confidence}
	if v.Quote != "" && !strings.Contains(r.row.Text, strings.TrimSpace(v.Quote)) {
		return Cell{State: Unsure}
	}
	switch c.Kind {
	case YesNo:
		out.Value = strings.ToLower(v.Answer)
		if out.Value != "yes" && out.Value != "no" {
			return Cell{State: Unsure}
		}
	case Number:
		answer := parseText(&Row{Text: v.Answer})
		for t, list := range answer.mentions {
			if t.Kind == amount && len(answer.values(t)) == 1 {
				if n, ok := convertUnit(list[0], c.Unit); ok {
					out.Value = n
					return out
				}
			}
		}
		n, err := strconv.ParseFloat(strings.TrimSpace(v.Answer), 64)
		if err != nil {
			return Cell{State: Unsure}
		}
		out.Value = strconv.FormatFloat(n, 'f', -1, 64)
	case Date:
		var ok bool
		if out.Value, ok = text.FirstDate(v.Answer); !ok {
			return Cell{State: Unsure}
		}
	default:
		values := c.matchValues(splitList(v.Answer))
		isUnusable := func(v string) bool { return !text.IsNameLike(v) }
		if len(values) == 0 || c.Kind == Choice && len(values) > 1 || slices.ContainsFunc(values, isUnusable) {
			return Cell{State: Unsure}
		}
		out.Value = strings.Join(values, listSeparator)
	}
	return out
}

// matchValues replaces each answer with the column's value that it contains: "with a sturdy zip" with "zip".
func (c *Column) matchValues(answers []string) (out []string) {
	for _, a := range answers {
		best, padded := "", " "+stemWords(a)+" "
		for _, v := range c.Values {
			if v == a || len(v) > len(best) && best != a && strings.Contains(padded, " "+stemWords(v)+" ") {
				best = v
			}
		}
		if a = cmp.Or(best, a); !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	return out
}

// splitList splits an answer into its elements.
func splitList(s string) []string {
	s = strings.NewReplacer(" and ", ",", " or ", ",", ";", ",").Replace(strings.ToLower(s))
	var out []string
	for _, p := range strings.Split(s, ",") {
		if p = strings.Trim(p, " ."); p != "" {
			out = append(out, p)
		}
	}
	slices.Sort(out)
	return out
}
