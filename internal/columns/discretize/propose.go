package discretize

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// ProposeOptions are the settings for proposing columns.
type ProposeOptions struct {
	TextColumn    string
	MaxColumns    int      // per sub-domain; 0: DefaultMaxColumns
	Hints         []string // example questions; columns for their words are preferred
	ExistingNames []string // the table's column names and values
}

func newProposer(rows []Row, o ProposeOptions) *proposer {
	o.MaxColumns = cmp.Or(o.MaxColumns, DefaultMaxColumns)
	p := &proposer{options: o, existingStems: stemsOf(o.ExistingNames), hintStems: stemsOf(o.Hints),
		byDomain: map[string][]*parsedText{}}
	for i := range rows {
		d := rows[i].Domain
		p.byDomain[d] = append(p.byDomain[d], parseText(&rows[i]))
	}
	return p
}

func (p *proposer) domains() []string { return slices.Sorted(maps.Keys(p.byDomain)) }

func stemsOf(list []string) map[string]bool {
	out := map[string]bool{}
	for _, s := range list {
		for _, t := range text.Tokens(s) {
			if isContent(t) {
				out[t.Stem] = true
			}
		}
	}
	return out
}

type proposer struct {
	options                  ProposeOptions
	existingStems, hintStems map[string]bool
	byDomain                 map[string][]*parsedText
	columns                  []*Column
}

// offer is a proposed column.
type offer struct {
	column *Column
	rows   map[int]bool // indexes of the rows with a value
	score  float64
}

// minRows returns the minimum number of rows with a value for a column, given the number of all rows.
func minRows(n int) int { return max(4, int(math.Ceil(.07*float64(n)))) }

// proposeFromWords proposes columns for the terms of a sub-domain's texts, best first.
func (p *proposer) proposeFromWords(rs []*parsedText) (offers []offer) {
	for t, rows := range occurrences(rs) {
		if len(rows) < minRows(len(rs)) {
			continue
		}
		var o offer
		var ok bool
		switch t.kind {
		case trait:
			o, ok = p.proposeYesNo(t, rs, rows)
		case amount:
			o, ok = p.proposeNumber(t, rs, rows)
		case day:
			o, ok = p.proposeDate(t, rs, rows)
		default:
			o, ok = p.proposeChoice(t, rs, rows)
		}
		if ok {
			o.rows = map[int]bool{}
			for _, r := range rows {
				o.rows[r] = true
			}
			o.score *= float64(len(rows)) / float64(len(rs))
			if p.isHinted(t) {
				o.score *= 2
			}
			offers = append(offers, o)
		}
	}
	slices.SortFunc(offers, func(a, b offer) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.column.Name, b.column.Name))
	})
	return offers
}

// addDomainColumns adds a sub-domain's columns: the first offers that are not redundant.
func (p *proposer) addDomainColumns(name string, offers []offer) {
	var chosen []offer
	for _, o := range offers {
		if len(chosen) < p.options.MaxColumns && !isRedundant(o, chosen) {
			chosen = append(chosen, o)
			p.addColumn(name, o.column)
		}
	}
}

// addColumn adds a sub-domain's column, or extends an equal column of another sub-domain.
func (p *proposer) addColumn(domain string, c *Column) {
	for _, existing := range p.columns {
		if p.isSameColumn(existing, c) {
			existing.Rows += c.Rows
			if domain != "" {
				existing.Domains = append(existing.Domains, domain)
			}
			for _, v := range c.Values {
				if !slices.Contains(existing.Values, v) {
					existing.Values = append(existing.Values, v)
				}
			}
			return
		}
	}
	for slices.ContainsFunc(p.columns, func(existing *Column) bool { return existing.Name == c.Name }) {
		c.Name += "_" + string(c.Kind[0])
	}
	if domain != "" {
		c.Domains = []string{domain}
	}
	p.columns = append(p.columns, c)
}

// occurrences maps each term to the rows that mention it.
func occurrences(rs []*parsedText) map[term][]int {
	out := map[term][]int{}
	for i, r := range rs {
		for t := range r.mentions {
			out[t] = append(out[t], i)
		}
	}
	return out
}

func (p *proposer) isHinted(t term) bool {
	return slices.ContainsFunc(strings.Fields(t.word+" "+t.cue), func(w string) bool { return p.hintStems[w] })
}

// newColumn returns a column for a term.
func (p *proposer) newColumn(t term, kind Kind, label, unit, question string) *Column {
	name := strings.NewReplacer(" ", "_", "-", "_", "'", "").Replace(label)
	if unit != "" && !strings.HasSuffix(label, " "+unit) {
		name += "_" + unit
	}
	if p.isNameTaken(name) {
		name += "_said"
	}
	return &Column{Name: name, Label: label, Kind: kind, Unit: unit, Question: question,
		TextColumn: p.options.TextColumn, term: t}
}

// isNameTaken reports whether the table has a column with a name.
func (p *proposer) isNameTaken(name string) bool {
	return slices.ContainsFunc(p.options.ExistingNames, func(s string) bool { return strings.EqualFold(s, name) })
}

func (p *proposer) areWordsTaken(words string) bool {
	return !slices.ContainsFunc(strings.Fields(words), func(w string) bool { return !p.existingStems[text.Stem(w)] })
}

// addExamples sets the number of rows with a value, and adds up to three of them as examples.
func (p *proposer) addExamples(c *Column, rs []*parsedText, rows []int) {
	if c.Rows == 0 {
		c.Rows = len(rows)
	}
	for _, i := range rows {
		cell := cellFromWords(c, rs[i])
		if cell.State == HasValue && len(c.Examples) < 3 {
			c.Examples = append(c.Examples, Example{Row: rs[i].row.Title, Value: cell.Value, Quote: cell.Quote})
		}
	}
}
