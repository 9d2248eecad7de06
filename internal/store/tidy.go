package store

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// People spell the same value in several ways ("dog", "Dog ") and write lists into cells ("screen, projector"). Such
// columns are read through an expression that gives one spelling for each value, and lists as lists. The data itself is
// not changed.

// columnReading says how a column is read.
type columnReading struct {
	expr    string
	spelled map[string][]string // see schema.Column
}

// tidy finds lists and spellings in a text column's values, and then counts the values as they are read.
func (p *profile) tidy(dialect schema.Dialect) columnReading {
	c := p.column
	if c.expr != "" || c.native != "" || c.list || c.unique || c.typ != "" && c.typ != schema.Text || p.manyText ||
		p.texts == 0 || p.lists+p.integers+p.reals+p.bools+p.blobs > 0 || p.formRole(nil) != schema.Plain {
		return columnReading{}
	}
	for _, mark := range []string{";", "|", ",", "/", "+", "&"} {
		if p.holdsLists(mark) {
			return p.asLists(mark, dialect)
		}
	}
	return p.asCommonSpelling()
}

// A text column holds lists if many cells have several elements, all short and hardly any with a digit (as in times and
// sizes), and elements repeat in other rows. Commas and slashes also divide what belongs together, such as a town from
// its country; but in a list, any element may be first. A few cells with several elements are enough if most of these
// elements are whole cells elsewhere.
const (
	minSeveral        = 2  // minimum number of different cells with several elements
	minFilled         = 4  // minimum number of filled cells
	maxElementLetters = 40 // letters of an element
	maxElementWords   = 4  // words of an element
	maxNumberedRatio  = 10 // one in this many elements may contain a digit
)

// element counts the positions of an element in lists.
type element struct{ alone, first, later int64 }

// listCells holds a column's cells split as lists, unless an element is too long for one.
type listCells struct {
	lists                          [][]string // with several elements
	often                          map[string]*element
	filled, several, all, numbered int64 // cells, those with several elements; elements, those with a digit
}

func (p *profile) listing(mark string) (l listCells, ok bool) {
	l.often = map[string]*element{}
	for cell, n := range p.distinct {
		parts := elementsOf(cell, mark)
		if len(parts) > 0 {
			l.filled += n
		}
		if len(parts) > 1 {
			l.several += n
			l.lists = append(l.lists, parts)
		}
		for i, e := range parts {
			if len(e) > maxElementLetters || countWords(e) > maxElementWords {
				return l, false
			}
			l.all += n
			if strings.ContainsAny(e, "0123456789") {
				l.numbered += n
			}
			key := text.Singular(spelling(e))
			seen := l.often[key]
			if seen == nil {
				seen = &element{}
				l.often[key] = seen
			}
			switch {
			case i > 0:
				seen.later += n
			case len(parts) == 1:
				seen.alone += n
				fallthrough
			default:
				seen.first += n
			}
		}
	}
	return l, true
}

// holdsLists reports whether cells are lists of elements with a mark between them.
func (p *profile) holdsLists(mark string) bool {
	l, ok := p.listing(mark)
	if !ok {
		return false
	}
	again, later, free := countPositions(l.often)
	// One repeated element is not enough, such as the site's name in "Home | My site".
	comeBack := 3*int64(len(l.often)) <= 2*l.all && 3*again >= len(l.often)
	if l.filled < minFilled || !comeBack || l.numbered*maxNumberedRatio > l.all || len(l.lists) < minSeveral {
		return false
	}
	if elementsStandAlone(l.lists, l.often) || (mark == ";" || mark == "|") && 2*l.several > l.filled {
		return true
	}
	return mark != ";" && mark != "|" && 5*l.several > l.filled && 3*free >= 2*later && 2*int64(len(l.often)) <= l.all
}

// elementsStandAlone reports whether most elements of lists are whole cells elsewhere.
func elementsStandAlone(lists [][]string, often map[string]*element) bool {
	alone, all := 0, 0
	for _, parts := range lists {
		for _, e := range parts {
			all++
			if often[text.Singular(spelling(e))].alone > 0 {
				alone++
			}
		}
	}
	return 4*alone >= 3*all
}

// countPositions counts the elements that repeat, those that are not first, and those of the latter that are also
// first.
func countPositions(often map[string]*element) (again, later, free int) {
	for _, e := range often {
		if e.first+e.later > 1 {
			again++
		}
		if e.later > 0 {
			later++
			if e.first > 0 {
				free++
			}
		}
	}
	return again, later, free
}

// elementsOf splits a cell at the separator, dropping empty elements.
func elementsOf(cell, mark string) []string {
	var out []string
	for part := range strings.SplitSeq(cell, mark) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

// asLists reads cells as lists, each element in its most frequent spelling, and counts elements instead of cells.
func (p *profile) asLists(mark string, dialect schema.Dialect) columnReading {
	cells := p.distinct
	often, gaps := map[string]int64{}, false
	for cell, n := range cells {
		parts := elementsOf(cell, mark)
		gaps = gaps || len(parts) > 0 && len(parts) <= strings.Count(cell, mark)
		for _, e := range parts {
			often[e] += n
		}
	}
	out := columnReading{spelled: map[string][]string{}}
	read := map[string]string{} // the spelling that replaces each other one
	for _, ways := range spellings(often) {
		for _, w := range ways[1:] {
			if !strings.ContainsAny(w+ways[0], `"\`) && len(read) < maxReplaced {
				read[w] = ways[0]
			}
		}
		if len(ways) > 1 {
			out.spelled[ways[0]] = ways
		}
	}
	p.distinct, p.examples, p.samples = map[string]int64{}, nil, nil
	p.elements, p.words, p.measured = 0, 0, 0
	for _, cell := range slices.Sorted(maps.Keys(cells)) {
		parts, n := elementsOf(cell, mark), cells[cell]
		for i, e := range parts {
			parts[i] = cmp.Or(read[e], e)
			p.recount(parts[i], n)
		}
		if len(parts) == 0 {
			p.nulls += n
		} else {
			p.lists += n
			p.sample(strings.Join(parts, ", "))
		}
	}
	p.texts, p.empty, p.column.list = 0, 0, true
	out.expr = asList(schema.Quoted(p.column.name), mark, dialect, read, gaps)
	return out
}

// recount adds n occurrences of a value.
func (p *profile) recount(value string, n int64) {
	if p.distinct[value] == 0 && len(p.examples) < maxExamples {
		p.examples = append(p.examples, value)
	}
	p.distinct[value] += n
	p.elements += n
	p.measured += n
	p.words += n * int64(countWords(value))
}

// asList returns the expression that reads a cell as a list, in SQLite as a JSON array. It replaces spellings of
// elements, and drops empty ones if there are gaps.
func asList(column, mark string, dialect schema.Dialect, read map[string]string, gaps bool) string {
	if dialect == schema.Postgres {
		cell := "pg_catalog.regexp_split_to_array(pg_catalog.btrim(" + column + "), '\\s*[" + mark + "]\\s*')"
		for _, w := range slices.Sorted(maps.Keys(read)) {
			cell = "pg_catalog.array_replace(" + cell + ", " + query.Literal(w) + ", " + query.Literal(read[w]) + ")"
		}
		if gaps {
			cell = "pg_catalog.array_remove(" + cell + ", '')"
		}
		return "CASE WHEN pg_catalog.btrim(" + column + ") <> '' THEN " + cell + " END"
	}
	cell := "trim(" + column + ")"
	replace := func(pairs ...[2]string) {
		for _, r := range pairs {
			cell = "replace(" + cell + ", " + query.Literal(r[0]) + ", " + query.Literal(r[1]) + ")"
		}
	}
	replace([][2]string{{`\`, `\\`}, {`"`, `\"`}, {"\n", " "}, {"\r", " "}, {"\t", " "}, {mark + "  ", mark},
		{mark + " ", mark}, {" " + mark, mark}, {mark, `","`}}...)
	cell = `'["' || ` + cell + ` || '"]'`
	for _, w := range slices.Sorted(maps.Keys(read)) {
		replace([2]string{`"` + w + `"`, `"` + read[w] + `"`})
	}
	if gaps {
		replace([][2]string{{`,""`, ""}, {`["",`, "["}}...)
	}
	return "CASE WHEN trim(" + column + `) <> '' THEN ` + cell + ` END`
}

// maxReplaced is the maximum number of spellings that an expression replaces.
const maxReplaced = 200

// spellings groups values that are spellings of each other, the most frequent spelling first.
func spellings(often map[string]int64) map[string][]string {
	same := map[string][]string{}
	for v := range often {
		key := spelling(v)
		same[key] = append(same[key], v)
	}
	for key, list := range same { // "oak" and "oaks"
		if one := text.Singular(key); one != key && same[one] != nil && len(key) > 3 {
			same[one] = append(same[one], list...)
			delete(same, key)
		}
	}
	for _, list := range same {
		slices.SortFunc(list, func(a, b string) int { return cmp.Or(cmp.Compare(often[b], often[a]), cmp.Compare(a, b)) })
	}
	return same
}

// asCommonSpelling reads every spelling of a value as the most frequent one, if the column is an enumeration.
func (p *profile) asCommonSpelling() columnReading {
	same := spellings(p.distinct)
	if len(same) == len(p.distinct) && same[""] == nil || len(p.distinct) > 2*maxReplaced {
		return columnReading{}
	}
	was := *p
	p.distinct, p.examples, p.elements, p.words, p.measured = map[string]int64{}, nil, 0, 0, 0
	out := columnReading{spelled: map[string][]string{}}
	var whens strings.Builder
	n := 0
	for _, key := range slices.Sorted(maps.Keys(same)) {
		list := same[key]
		value, read := strings.TrimSpace(list[0]), ""
		if key != "" {
			read = query.Literal(value)
		} else {
			read = "NULL"
		}
		for _, v := range list {
			if key == "" {
				p.nulls, p.texts = p.nulls+was.distinct[v], p.texts-was.distinct[v]
			} else {
				p.recount(value, was.distinct[v])
			}
			if v != value || key == "" {
				whens.WriteString(" WHEN " + query.Literal(v) + " THEN " + read)
				n++
			}
		}
		if ways := distinctTrimmed(list); len(ways) > 1 {
			out.spelled[value] = ways
		}
	}
	p.empty = 0
	if n == 0 || n > maxReplaced || p.textRole(false, false, nil) != schema.Enumeration {
		*p = was
		return columnReading{}
	}
	p.samples = nil
	for _, v := range p.counts(sampleCount) {
		p.sample(v.Value)
	}
	c := schema.Quoted(p.column.name)
	out.expr = "CASE " + c + whens.String() + " ELSE " + c + " END"
	return out
}

// distinctTrimmed returns spellings without surrounding space, each once.
func distinctTrimmed(list []string) []string {
	var out []string
	for _, v := range list {
		if v = strings.TrimSpace(v); v != "" && !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// spelling returns what the spellings of a value have in common: its words, without case and separators.
func spelling(v string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(v), func(r rune) bool {
		return r == ' ' || r == '\t' || r == '\n' || r == '\r' || r == '-' || r == '_' || r == '\u00a0'
	}), " ")
}
