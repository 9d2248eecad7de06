package link

import (
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words for positions in a text, and those allowed between: closed classes.
var (
	starting  = text.Stems("starts", "begins", "starting", "beginning")
	ending    = text.Stems("ends", "ending")
	including = text.Stems("contains", "containing", "substring")
	letters   = text.Set("a an the letter letters word string substring text character " +
		"characters digit digits prefix suffix")
)

// patterns links "names that start with R" to possible text columns: the last one mentioned before, or the names of the
// mentioned tables' rows.
func (q *Question) patterns() (out []Atom) {
	for i := range q.Tokens {
		before, after, said := "%", "%", Span(i, i+1)
		switch stem := q.Stems[i]; {
		case starting[stem]:
			before = ""
		case ending[stem]:
			after = ""
		case !including[stem]:
			continue
		}
		at := i + 1
		if before == "" || after == "" {
			if next := q.Near(at); next != "with" && next != "in" && next != "on" {
				continue
			}
			at++
		}
		for letters[q.Near(at)] && at+1 < len(q.Tokens) {
			at++
		}
		said |= Span(i, at)
		literal, end := q.literal(at)
		if literal == "" || strings.ContainsAny(literal, `%_\`) {
			continue
		}
		for _, c := range q.textsBefore(i) {
			value := query.Value{Text: before + literal + after}
			out = append(out, Atom{Op: "has", Table: c.Table, Column: c, Mask: Span(at, end), Cue: said, How: "has", Score: 3,
				Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: query.Like, Values: []query.Value{value}}}})
		}
	}
	return out
}

// literal is the quotation or word at a token, with the token after it.
func (q *Question) literal(at int) (quoted string, end int) {
	if at >= len(q.Tokens) {
		return "", at
	}
	const quotes = `"'“”‘’`
	t := q.Tokens[at]
	before, _ := utf8.DecodeLastRuneInString(q.Text[:t.Start])
	closing := strings.IndexAny(q.Text[t.Start:], quotes)
	if !strings.ContainsRune(quotes, before) || closing < 0 {
		return q.Said(Span(at, at+1)), at + 1
	}
	for end = at + 1; end < len(q.Tokens) && q.Tokens[end].Start < t.Start+closing; end++ {
	}
	return strings.TrimSpace(q.Text[t.Start : t.Start+closing]), end
}

// textsBefore are the text columns last mentioned before a token or, without one, the names of the mentioned tables'
// rows.
func (q *Question) textsBefore(at int) (out []*Column) {
	before, best := Span(0, at), -1
	for _, c := range q.Catalog.Columns {
		m := q.Columns[c.At].Exact & before
		if m == 0 || c.Kind != Textual && c.Kind != Long || c.List {
			continue
		}
		if l := Last(m); l > best {
			best, out = l, nil
		} else if l < best {
			continue
		}
		out = append(out, c)
	}
	if best >= 0 {
		return out
	}
	for _, t := range q.Catalog.Tables {
		if q.Tables[t.At].Exact&before != 0 && t.Shown[0].Kind == Textual {
			out = append(out, t.Shown[0])
		}
	}
	return out
}
