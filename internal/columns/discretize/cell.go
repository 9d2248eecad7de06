package discretize

import (
	"cmp"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// cellFromWords returns a column's cell according to the words of a text.
func cellFromWords(c *Column, r *parsedText) Cell {
	list := r.mentions[c.term]
	if len(list) == 0 {
		return Cell{State: NotStated, Confidence: .8}
	}
	switch c.Kind {
	case YesNo:
		return yesNoFromWords(list, r)
	case Number:
		m, ok := onlyAmount(list)
		if !ok {
			return Cell{State: Unsure}
		}
		n, ok := convertUnit(m, c.Unit)
		if !ok {
			return Cell{State: Unsure}
		}
		return Cell{State: HasValue, Value: n, Quote: r.quote(m), Confidence: .9}
	case Date:
		m, ok := onlyDate(list)
		if !ok {
			return Cell{State: Unsure}
		}
		return Cell{State: HasValue, Value: m.value, Quote: r.quote(m), Confidence: .9}
	}
	return choiceFromWords(c, list, r)
}

// yesNoFromWords returns yes or no; Unsure if the text has both.
func yesNoFromWords(list []mention, r *parsedText) Cell {
	m := decisiveMention(list)
	for _, other := range list { // also within one sentence
		if other.isNegated != m.isNegated {
			return Cell{State: Unsure, Quote: r.quote(m)}
		}
	}
	answer := "yes"
	if m.isNegated {
		answer = "no"
	}
	return Cell{State: HasValue, Value: answer, Quote: r.quote(m), Confidence: .9}
}

// choiceFromWords returns those of a column's values that a text mentions.
func choiceFromWords(c *Column, list []mention, r *parsedText) Cell {
	var values []string
	var first *mention
	for _, v := range c.Values {
		for i := range list {
			if list[i].value == v && !list[i].isNegated {
				values = append(values, v)
				if first == nil {
					first = &list[i]
				}
				break
			}
		}
	}
	switch {
	case len(values) == 0:
		return Cell{State: NotStated, Confidence: .6}
	case c.Kind == Choice && len(values) > 1:
		return Cell{State: Unsure, Quote: r.quote(*first)}
	}
	sort.Strings(values)
	return Cell{State: HasValue, Value: strings.Join(values, listSeparator), Quote: r.quote(*first), Confidence: .85}
}

func (r *parsedText) quote(m mention) string { return r.sentences[m.sentence].Text }

// convertUnit converts an amount to a column's unit.
func convertUnit(m mention, unit string) (string, bool) {
	n := m.number
	if unit != "" {
		from, ok := measures[m.unit]
		to, isConvertible := measures[text.Singular(unit)]
		if !ok || !isConvertible || from.family != to.family {
			return "", false
		}
		n = n * from.factor / to.factor
	}
	return strconv.FormatFloat(math.Round(n*1e4)/1e4, 'f', -1, 64), true
}

// Request returns the request to the reader about a row.
func (c *Column) Request(r Row) verdict.Request {
	q := verdict.Request{Task: verdict.Answer, Question: c.Question, Text: []string{r.Text}}
	switch c.Kind { // the same as for a comparison of answers, so that stored verdicts are shared
	case YesNo:
		q.Form = verdict.Boolean
	case Number:
		q.Form = verdict.Number
	case Date:
		q.Form = verdict.Date
	}
	return q
}

// decideCell returns the cell that a verdict decides.
func (o *Options) decideCell(c *Column, v verdict.Verdict, r *parsedText) Cell {
	return combineEvidence(c, cellFromWords(c, r), v, r, o.Model != nil && v.FallbackReason == "")
}

// combineEvidence combines the cell of the words with the reader's verdict. A reader that understands whole sentences
// (isExact) decides alone; the verdict of any other only confirms the words or contradicts them.
func combineEvidence(c *Column, words Cell, v verdict.Verdict, r *parsedText, isExact bool) Cell {
	fromReader := cellFromVerdict(c, v, r)
	if isExact {
		return fromReader
	}
	switch bothHaveValue := words.State == HasValue && fromReader.State == HasValue; {
	case bothHaveValue && words.Value == fromReader.Value:
		words.Confidence = 1 - (1-words.Confidence)*(1-max(.5, fromReader.Confidence))
		return words
	case bothHaveValue && c.Kind == YesNo && words.Value == "yes":
		// a word-based reader does not overrule an explicit negation
		return Cell{State: Unsure, Quote: words.Quote}
	}
	return words
}

// cellFromVerdict converts a verdict into a cell; Unsure if its quote is not in the text.
func cellFromVerdict(c *Column, v verdict.Verdict, r *parsedText) Cell {
	if v.Err != nil {
		return Cell{State: Unsure}
	}
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
		part := parseText(&Row{Text: v.Answer})
		for t, list := range part.mentions {
			if m, ok := onlyAmount(list); ok && t.kind == amount {
				if n, ok := convertUnit(m, c.Unit); ok {
					out.Value = n
					return out
				}
			}
		}
		if n, err := strconv.ParseFloat(strings.TrimSpace(v.Answer), 64); err == nil {
			out.Value = strconv.FormatFloat(n, 'f', -1, 64)
			return out
		}
		return Cell{State: Unsure}
	case Date:
		day, ok := text.FirstDate(v.Answer)
		if !ok {
			return Cell{State: Unsure}
		}
		out.Value = day
	default:
		values := c.matchValues(splitList(v.Answer))
		if c.Kind == Choice && len(values) > 1 || !text.IsNameLike(slices.MaxFunc(append(values, ""), compareLengths)) {
			return Cell{State: Unsure}
		}
		out.Value = strings.Join(values, listSeparator)
	}
	return out
}

func compareLengths(a, b string) int { return cmp.Compare(len(a), len(b)) }

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
	sort.Strings(out)
	return out
}
