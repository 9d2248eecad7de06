package store

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/values"
	"github.com/ask-surely/surely/internal/words/text"
)

// Cells may spell the same value in several ways ("dog", "Dog ") or contain lists ("screen, projector"). Columns with
// such cells are read through an expression that returns each value in one spelling, and each list as a list. The data
// itself is not changed.

// columnExpr is the expression that reads a column.
type columnExpr struct {
	expr      string
	spellings map[string][]string // see schema.Column
	boolean   bool                // it is true or false
	doubts    []*schema.Doubt
}

// tidy detects lists and spellings in a text column's values, and then counts the values as the expression returns
// them.
func (p *profile) tidy(dialect schema.Dialect, table string, said columnOverlay) columnExpr {
	c := p.column
	if c.expr != "" || c.native != "" || c.list || c.unique || c.typ != "" && c.typ != schema.Text || p.manyText ||
		p.texts == 0 || p.lists+p.integers+p.reals+p.bools+p.blobs > 0 || p.patternRole(nil) != schema.Plain {
		return columnExpr{}
	}
	for _, separator := range []string{";", "|", ",", "/", "+", "&"} {
		if p.holdsLists(separator) {
			return p.readAsLists(separator, dialect)
		}
	}
	return p.readAsCommonSpelling(table, dialect, said)
}

// A text column holds lists if many cells have several elements, all short and few beginning with a digit (as times and
// sizes do), and elements recur in other rows. Commas and slashes also occur within a single value, such as between a
// town and its country; but in a list, any element may come first or be the whole of another cell. If most elements are
// whole cells elsewhere, a few cells with several elements are enough; with commas, it is enough that half of these
// cells have such an element, unless it always comes first and is always followed by the same name.
const (
	minListCells      = 2  // minimum number of different cells with several elements; 1 if commas separate them
	minMixedRows      = 3  // minimum number of rows with several elements, some of which are whole cells elsewhere
	minFilledCells    = 4  // minimum number of filled cells
	maxElementLetters = 40 // letters of an element
	maxElementWords   = 4  // words of an element
	maxNumberedRatio  = 10 // one in this many elements may begin with a digit
)

// element counts how often an element is a whole cell, comes first in a cell, and comes later in one.
type element struct{ alone, first, later int64 }

// listCells holds statistics of a column's cells, split as lists.
type listCells struct {
	lists                             map[string][]string // the elements of cells with several
	elements                          map[string]*element
	filled, multiple, total, numbered int64 // cells; those with several elements; elements; those beginning with a digit
}

func (p *profile) splitCells(separator string) (l listCells, ok bool) {
	l.elements, l.lists = map[string]*element{}, map[string][]string{}
	for cell, n := range p.distinct {
		parts := splitElements(cell, separator)
		if len(parts) > 0 {
			l.filled += n
		}
		if len(parts) > 1 {
			l.multiple += n
			l.lists[cell] = parts
		}
		for i, e := range parts {
			if len(e) > maxElementLetters || countWords(e) > maxElementWords {
				return l, false
			}
			l.total += n
			if '0' <= e[0] && e[0] <= '9' {
				l.numbered += n
			}
			key := text.Singular(spellingKey(e))
			seen := l.elements[key]
			if seen == nil {
				seen = &element{}
				l.elements[key] = seen
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

// holdsLists reports whether cells are lists of elements with the separator between them.
func (p *profile) holdsLists(separator string) bool {
	l, ok := p.splitCells(separator)
	if !ok {
		return false
	}
	repeated, notFirst, movable := l.countPlaces()
	// One repeated element is not enough, such as the site's name in "Home | My site".
	isRepeating := 3*int64(len(l.elements)) <= 2*l.total && 3*repeated >= len(l.elements)
	if l.filled < minFilledCells || !isRepeating || l.numbered*maxNumberedRatio > l.total || len(l.lists) == 0 {
		return false
	}
	mostAlone, mixed := p.countStandalone(l)
	if separator == "," && (mostAlone || mixed >= minMixedRows && 2*mixed >= l.multiple) {
		return true
	}
	if len(l.lists) < minListCells {
		return false
	}
	if mostAlone || (separator == ";" || separator == "|") && 2*l.multiple > l.filled {
		return true
	}
	return separator != ";" && separator != "|" && 5*l.multiple > l.filled && 3*movable >= 2*notFirst &&
		2*int64(len(l.elements)) <= l.total
}

// countPlaces counts the elements that occur more than once, that occur after another, and that occur both first and
// after another.
func (l listCells) countPlaces() (repeated, notFirst, movable int) {
	for _, e := range l.elements {
		if e.first+e.later > 1 {
			repeated++
		}
		if e.later > 0 {
			notFirst++
			if e.first > 0 {
				movable++
			}
		}
	}
	return repeated, notFirst, movable
}

// countStandalone reports whether most elements of lists are whole cells elsewhere, and how many rows have lists that
// contain such an element and do not merely pair two names, such as a town with its country.
func (p *profile) countStandalone(l listCells) (most bool, rows int64) {
	count, total := 0, 0
	followers := map[string]map[string]bool{} // what follows each first element
	alone := func(e string) bool { return l.elements[text.Singular(spellingKey(e))].alone > 0 }
	for _, parts := range l.lists {
		first := spellingKey(parts[0])
		if followers[first] == nil {
			followers[first] = map[string]bool{}
		}
		followers[first][spellingKey(strings.Join(parts[1:], ","))] = true
	}
	for cell, parts := range l.lists {
		isCapitalized := parts[1] != strings.ToLower(parts[1])
		followerCount := len(followers[spellingKey(parts[0])])
		isName := isCapitalized && followerCount < 2 && !slices.ContainsFunc(parts[1:], alone)
		found := 0
		for _, e := range parts {
			if alone(e) {
				found++
			}
		}
		count, total = count+found, total+len(parts)
		if !isName && found > 0 {
			rows += p.distinct[cell]
		}
	}
	return 4*count >= 3*total, rows
}

// splitElements splits a cell at a separator and drops empty elements.
func splitElements(cell, separator string) []string {
	var out []string
	for part := range strings.SplitSeq(cell, separator) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

// readAsLists returns the expression that reads cells as lists, with each element in its most frequent spelling, and
// counts elements instead of cells.
func (p *profile) readAsLists(separator string, dialect schema.Dialect) columnExpr {
	cells := p.distinct
	counts, gaps := map[string]int64{}, false
	for cell, n := range cells {
		parts := splitElements(cell, separator)
		gaps = gaps || len(parts) > 0 && len(parts) <= strings.Count(cell, separator)
		for _, e := range parts {
			counts[e] += n
		}
	}
	out := columnExpr{spellings: map[string][]string{}}
	replacements := map[string]string{} // the most frequent spelling, by other spelling
	for _, variants := range spellings(counts) {
		for _, w := range variants[1:] {
			if !strings.ContainsAny(w+variants[0], `"\`) && len(replacements) < maxReplacements {
				replacements[w] = variants[0]
			}
		}
		if len(variants) > 1 {
			out.spellings[variants[0]] = variants
		}
	}
	p.forgetTexts()
	for _, cell := range slices.Sorted(maps.Keys(cells)) {
		parts, n := splitElements(cell, separator), cells[cell]
		for i, e := range parts {
			parts[i] = cmp.Or(replacements[e], e)
			p.addCount(parts[i], n)
		}
		if len(parts) == 0 {
			p.nulls += n
		} else {
			p.lists += n
			p.addSample(strings.Join(parts, ", "))
		}
	}
	p.texts, p.column.list = 0, true
	out.expr = listExpr(schema.Quoted(p.column.name), separator, dialect, replacements, gaps)
	return out
}

// forgetTexts forgets the values, so that addCount can add them as the expression reads them.
func (p *profile) forgetTexts() {
	p.distinct, p.examples, p.samples, p.elements, p.words, p.measured = map[string]int64{}, nil, nil, 0, 0, 0
}

// addCount adds n occurrences of a value.
func (p *profile) addCount(value string, n int64) {
	if p.distinct[value] == 0 && len(p.examples) < maxExamples {
		p.examples = append(p.examples, value)
	}
	p.distinct[value] += n
	p.elements += n
	p.measured += n
	p.words += n * int64(countWords(value))
}

// listExpr returns the expression that reads a cell as a list, in SQLite as a JSON array. It replaces spellings of
// elements and, if there are gaps, drops empty elements.
func listExpr(column, separator string, dialect schema.Dialect, replacements map[string]string, gaps bool) string {
	if dialect == schema.Postgres {
		cell := "pg_catalog.regexp_split_to_array(pg_catalog.btrim(" + column + "), '\\s*[" + separator + "]\\s*')"
		for _, w := range slices.Sorted(maps.Keys(replacements)) {
			cell = "pg_catalog.array_replace(" + cell + ", " + query.Literal(w) + ", " + query.Literal(replacements[w]) + ")"
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
	replace([][2]string{{`\`, `\\`}, {`"`, `\"`}, {"\n", " "}, {"\r", " "}, {"\t", " "}, {separator + "  ", separator},
		{separator + " ", separator}, {" " + separator, separator}, {separator, `","`}}...)
	cell = `'["' || ` + cell + ` || '"]'`
	for _, w := range slices.Sorted(maps.Keys(replacements)) {
		replace([2]string{`"` + w + `"`, `"` + replacements[w] + `"`})
	}
	if gaps {
		replace([][2]string{{`,""`, ""}, {`["",`, "["}}...)
	}
	return "CASE WHEN trim(" + column + `) <> '' THEN ` + cell + ` END`
}

// maxReplacements is the maximum number of spellings that an expression replaces.
const maxReplacements = 200

// spellings groups the spellings of each value, the most frequent first.
func spellings(counts map[string]int64) map[string][]string {
	groups := map[string][]string{}
	for v := range counts {
		key := spellingKey(v)
		groups[key] = append(groups[key], v)
	}
	for key, list := range groups { // "oak" and "oaks"
		singular := text.Singular(key)
		if singular != key && groups[singular] != nil && len(key) > 3 && !endsInDigit(singular) {
			groups[singular] = append(groups[singular], list...)
			delete(groups, key)
		}
	}
	for _, list := range groups {
		slices.SortFunc(list, func(a, b string) int { return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b)) })
	}
	return groups
}

// readAsCommonSpelling returns the expression that reads every spelling of a value as one, if the column is an
// enumeration, and the doubts about its spellings.
func (p *profile) readAsCommonSpelling(table string, dialect schema.Dialect, said columnOverlay) columnExpr {
	if len(p.distinct) > 2*maxReplacements {
		return columnExpr{}
	}
	if flag, ok := p.readAsBoolean(table, said, dialect); ok {
		return flag
	}
	original := *p
	g := groupSpellings(p.distinct, said)
	p.forgetTexts()
	out := columnExpr{spellings: map[string][]string{}}
	var whens strings.Builder
	n := 0
	for _, key := range slices.Sorted(maps.Keys(g.groups)) {
		list := g.groups[key]
		value := strings.TrimSpace(list[0])
		for _, v := range list {
			switch {
			case isUnknown(key):
				p.nulls, p.texts = p.nulls+original.distinct[v], p.texts-original.distinct[v]
				whens.WriteString(" WHEN " + query.Literal(v) + " THEN NULL")
				n++
				continue
			case v != value:
				whens.WriteString(" WHEN " + query.Literal(v) + " THEN " + query.Literal(value))
				n++
			}
			p.addCount(value, original.distinct[v])
		}
		if variants := distinctTrimmed(list); len(variants) > 1 {
			out.spellings[value] = variants
		}
	}
	c := schema.Quoted(p.column.name)
	if n > 0 {
		out.expr = "CASE " + c + whens.String() + " ELSE " + c + " END"
	}
	role := p.textRole(false, false, nil)
	if n > maxReplacements || role != schema.Enumeration && !(role == schema.Address && p.isEnumeration("")) {
		*p = original
		return columnExpr{}
	}
	out.doubts = g.doubts(table, p.column.name)
	if out.expr == "" {
		*p = original
		return columnExpr{doubts: out.doubts}
	}
	for _, v := range p.counts(sampleCount) {
		p.addSample(v.Value)
	}
	return out
}

// endsInDigit reports whether a text ends in a digit, as the singular of "1950s" would.
func endsInDigit(s string) bool { return s != "" && '0' <= s[len(s)-1] && s[len(s)-1] <= '9' }

// isUnknown reports whether a spelling stands for an unknown value: "-", "?".
func isUnknown(key string) bool { return strings.Trim(key, "?-–—.") == "" }

// withoutBlanks returns the expression that reads a column's blank cells as NULL, and others as a given expression
// does.
func (p *profile) withoutBlanks(expr string, dialect schema.Dialect) string {
	column, trim := schema.Quoted(p.column.name), "trim("
	if dialect == schema.Postgres {
		trim = "pg_catalog.btrim("
	}
	return "CASE WHEN " + trim + column + ", " + query.Literal(blankLetters) + ") = '' THEN NULL ELSE " +
		cmp.Or(expr, column) + " END"
}

// distinctTrimmed returns the distinct spellings without surrounding space.
func distinctTrimmed(list []string) []string {
	var out []string
	for _, v := range list {
		if v = strings.TrimSpace(v); v != "" && !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

var reInnerHyphen = regexp.MustCompile(`([\p{L}\d])-+(\p{L}|\d)`)

// spellingKey returns the words of a value in lower case, without accents and without the full stops of abbreviations
// ("Dr."), which are the same for all of its spellings. Hyphens count only within words: the grade "A-" is no "A".
func spellingKey(v string) string {
	parts := strings.FieldsFunc(reInnerHyphen.ReplaceAllString(values.Plain(v), "$1 $2"), func(r rune) bool {
		return r == ' ' || r == '\t' || r == '\n' || r == '\r' || r == '_' || r == '\u00a0'
	})
	for i, w := range parts {
		if short := strings.TrimSuffix(w, "."); short != "" && !strings.ContainsAny(short, ".0123456789") {
			parts[i] = short
		}
	}
	return strings.Join(parts, " ")
}
