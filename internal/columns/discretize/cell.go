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

// cellFromWords returns what the words of a text say about a column.
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

// yesNoFromWords decides yes or no; texts that say both are unsure.
func yesNoFromWords(list []mention, r *parsedText) Cell {
	m := decisiveMention(list)
	for _, other := range list { // also for a sentence that says both, since the negation is its point
		if other.negated != m.negated {
			return Cell{State: Unsure, Quote: r.quote(m)}
		}
	}
	answer := "yes"
	if m.negated {
		answer = "no"
	}
	return Cell{State: HasValue, Value: answer, Quote: r.quote(m), Confidence: .9}
}

// choiceFromWords decides which of a column's values a text names.
func choiceFromWords(c *Column, list []mention, r *parsedText) Cell {
	var values []string
	var first *mention
	for _, v := range c.Values {
		for i := range list {
			if list[i].value == v && !list[i].negated {
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

// convertUnit returns an amount in a column's unit.
func convertUnit(m mention, unit string) (string, bool) {
	n := m.number
	if unit != "" {
		from, ok := measures[m.unit]
		to, known := measures[text.Singular(unit)]
		if !ok || !known || from.family != to.family {
			return "", false
		}
		n = n * from.factor / to.factor
	}
	return strconv.FormatFloat(math.Round(n*1e4)/1e4, 'f', -1, 64), true
}

// Request returns the question for the reader about a row.
func (c *Column) Request(r Row) verdict.Request {
	q := verdict.Request{Task: verdict.Answer, Question: c.Question, Text: []string{r.Text}}
	switch c.Kind { // the same form as in a comparison of answers, so that both share verdicts
	case YesNo:
		q.Form = verdict.Boolean
	case Number:
		q.Form = verdict.Number
	case Date:
		q.Form = verdict.Date
	}
	return q
}

// cell returns the cell that a verdict decides.
func (o *Options) cell(c *Column, v verdict.Verdict, r *parsedText) Cell {
	return settle(c, cellFromWords(c, r), v, r, o.Model != nil && v.FallbackReason == "")
}

// settle combines the evidence of the words with the reader's verdict. exact means that the reader understands whole
// sentences, so that its quoted verdict counts by itself; otherwise it counts only if the words agree.
func settle(c *Column, words Cell, v verdict.Verdict, r *parsedText, exact bool) Cell {
	fromReader := fromVerdict(c, v, r)
	if exact {
		return fromReader
	}
	switch both := words.State == HasValue && fromReader.State == HasValue; {
	case both && words.Value == fromReader.Value:
		words.Confidence = 1 - (1-words.Confidence)*(1-max(.5, fromReader.Confidence))
		return words
	case both && c.Kind == YesNo && words.Value == "yes":
		// an explicit negation counts, whatever a word-based reader says
		return Cell{State: Unsure, Quote: words.Quote}
	}
	return words
}

// fromVerdict turns a verdict into a cell. A quote that is not in the text is ignored.
func fromVerdict(c *Column, v verdict.Verdict, r *parsedText) Cell {
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
		values := c.valuesIn(splitList(v.Answer))
		if c.Kind == Choice && len(values) > 1 || !text.IsNameLike(slices.MaxFunc(append(values, ""), byLength)) {
			return Cell{State: Unsure}
		}
		out.Value = strings.Join(values, listSeparator)
	}
	return out
}

func byLength(a, b string) int { return cmp.Compare(len(a), len(b)) }

// valuesIn finds a column's own values in answers: "with a sturdy zip" is "zip" if that is a value.
func (c *Column) valuesIn(answers []string) (out []string) {
	for _, a := range answers {
		best, padded := "", " "+stemmed(a)+" "
		for _, v := range c.Values {
			if v == a || len(v) > len(best) && best != a && strings.Contains(padded, " "+stemmed(v)+" ") {
				best = v
			}
		}
		if a = cmp.Or(best, a); !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	return out
}

// splitList splits an answer that names several things.
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
