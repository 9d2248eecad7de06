package link

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// rePattern matches phrases such as "starts with R": a position in a text, and the letters there, quoted or not.
var rePattern = regexp.MustCompile(`(?i)\b(?:(start|begin)(?:s|ing|ning)? (?:with|in|on)|(end)(?:s|ing)? (?:with|in|on)|` +
	`contain(?:s|ing)?)((?: (?:an?|the|letters?|words?|text|prefix|suffix|digits?|characters?))*) ` +
	`(?:["'“‘]([^"'”’]+)["'”’]|([\pL\pN]+))`)

// patternAtoms links "names that start with R" to text columns: those mentioned last before it, or those that name the
// rows of mentioned tables.
func (q *Question) patternAtoms() (out []Atom) {
	for _, at := range rePattern.FindAllStringSubmatchIndex(q.Text, -1) {
		from, to := max(at[8], at[10]), max(at[9], at[11])
		literal := strings.TrimSpace(q.Text[from:to])
		if literal == "" || strings.ContainsAny(literal, `%_\`) {
			continue
		}
		like := "%" + literal + "%"
		if at[2] >= 0 {
			like = literal + "%"
		} else if at[4] >= 0 {
			like = "%" + literal
		}
		cueMask, mask := q.tokensIn(at[0], from), q.tokensIn(from, to)
		for _, c := range q.textColumnsBefore(First(cueMask)) {
			out = append(out, Atom{Op: "has", Table: c.Table, Column: c, Mask: mask, Cue: cueMask, Match: "has", Score: 3,
				Where: singleCondition(c.Ref(), query.Like, query.Value{Text: like})})
		}
	}
	return out
}

// tokensIn returns the tokens in a range of the text.
func (q *Question) tokensIn(from, to int) (m Mask) {
	for i, t := range q.Tokens {
		if t.Start >= from && t.End <= to {
			m |= 1 << uint(i)
		}
	}
	return m
}

// textColumnsBefore returns the text columns mentioned last before a token or, if there are none, those that name the
// rows of mentioned tables.
func (q *Question) textColumnsBefore(at int) (out []*Column) {
	before, best := Span(0, at), -1
	for _, c := range q.Catalog.Columns {
		m := q.Columns[c.Index].Exact & before
		if m == 0 || c.Kind != Textual && c.Kind != LongText || c.List || Last(m) < best {
			continue
		}
		if l := Last(m); l > best {
			best, out = l, nil
		}
		out = append(out, c)
	}
	for _, t := range q.Catalog.Tables {
		if best < 0 && q.Tables[t.Index].Exact&before != 0 && t.TitleColumns[0].Kind == Textual {
			out = append(out, t.TitleColumns[0])
		}
	}
	return out
}
