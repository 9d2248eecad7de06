package discretize

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// proposer proposes columns for a text column.
type proposer struct {
	textColumn    string
	maxColumns    int      // per sub-domain; 0: DefaultMaxColumns
	existingNames []string // the table's column names and values
	existingStems map[string]bool
	domains       map[string]*domain
	columns       []*Column
}

// domain holds a sub-domain's texts, with each stem's number of occurrences and most frequent form.
type domain struct {
	texts []*parsedText
	count map[string]int
	form  map[string]string
}

func newProposer(rows []Row, textColumn string, maxColumns int, existingNames []string) *proposer {
	p := &proposer{textColumn: textColumn, maxColumns: cmp.Or(maxColumns, DefaultMaxColumns),
		existingNames: existingNames, existingStems: stemsOf(existingNames), domains: map[string]*domain{}}
	for i := range rows {
		d := p.domains[rows[i].Domain]
		if d == nil {
			d = &domain{count: map[string]int{}, form: map[string]string{}}
			p.domains[rows[i].Domain] = d
		}
		d.texts = append(d.texts, parseText(&rows[i]))
	}
	for _, d := range p.domains {
		forms := map[string]map[string]int{}
		for _, r := range d.texts {
			for _, s := range r.sentences {
				for _, t := range s.Tokens {
					if forms[t.Stem] == nil {
						forms[t.Stem] = map[string]int{}
					}
					forms[t.Stem][t.Lower]++
					d.count[t.Stem]++
				}
			}
		}
		for stem, counts := range forms {
			d.form[stem] = mostFrequent(counts)
		}
	}
	return p
}

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

// forms returns the most frequent form of each stem.
func (d *domain) forms(stems string) string {
	list := strings.Fields(stems)
	for i, s := range list {
		list[i] = d.form[s]
	}
	return strings.Join(list, " ")
}

// minRows returns the minimum number of rows that must have a value in a column.
func (d *domain) minRows() int { return minRows(len(d.texts)) }

func minRows(n int) int { return max(4, int(math.Ceil(.07*float64(n)))) }

// offer is a proposed column.
type offer struct {
	column *Column
	rows   map[int]bool // indexes of the rows with a value
	score  float64
}

// proposeFromWords proposes columns for the terms of a sub-domain's texts, best first.
func (p *proposer) proposeFromWords(d *domain) (offers []offer) {
	occurrences := map[term][]int{}
	for i, r := range d.texts {
		for t := range r.mentions {
			occurrences[t] = append(occurrences[t], i)
		}
	}
	for t, rows := range occurrences {
		if len(rows) < d.minRows() {
			continue
		}
		if o, ok := p.proposeTerm(t, d, rows); ok {
			offers = append(offers, o)
		}
	}
	slices.SortFunc(offers, func(a, b offer) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.column.Name, b.column.Name))
	})
	return offers
}

// The score of a column is the share of rows that mention it, times the sum of its kind's base score and the entropy of
// its values, divided by the kind's scale and limited to 1.
var baseScores, entropyScales = map[termKind]float64{trait: .4, amount: 1, variety: .5, class: .5, day: 1.5},
	map[termKind]float64{trait: 1, amount: 3, variety: 2, class: 2, day: 3}

// proposeTerm proposes a column for a term that some rows mention.
func (p *proposer) proposeTerm(t term, d *domain, rows []int) (o offer, ok bool) {
	counts, units, rowsWithValue, rowsWithSeveral := d.valuesOf(t, rows)
	o.rows = map[int]bool{}
	for _, i := range rows {
		o.rows[i] = true
	}
	c := &Column{TextColumn: p.textColumn, term: t, Rows: rowsWithValue}
	share := 1.0
	switch t.Kind {
	case trait:
		c.Kind, c.Label = YesNo, d.forms(t.Word)
		ok = counts["yes"] > 1 && counts["no"] > 1
		if c.Question = d.yesNoQuestion(t, rows, c); strings.Contains(t.Word, " ") {
			share = 1.3 // a pair of words is more specific
		}
	case amount:
		ok = d.isOneAmount(t, rows, rowsWithValue)
		share = d.describeAmount(c, units)
	case day:
		c.Kind, c.Label = Date, cmp.Or(d.forms(t.Cue), "date")
		if ok = rowsWithValue >= d.minRows() && d.rowsMentioning(t.Cue) <= 2*rowsWithValue; t.Cue == "" {
			ok, share = ok && d.measuresOneThing(t), .7
		}
	default:
		c.Kind, c.Label = Choice, d.forms(t.Word)
		if share = p.chooseValues(c, counts); t.Kind == class {
			c.Label, share = t.Word, 1
		}
		if t.Kind == class || 10*rowsWithSeveral > rowsWithValue { // since things may have two colours or materials
			c.Kind = List
		}
		ok = share >= .5
	}
	if !ok || len(counts) < 2 || t.Kind != class && p.areWordsTaken(c.Label) {
		return offer{}, false
	}
	p.nameColumn(c)
	o.column = c
	o.score = share * (baseScores[t.Kind] + math.Min(1, entropy(counts)/entropyScales[t.Kind])) *
		float64(len(rows)) / float64(len(d.texts))
	for _, i := range rows {
		c.addExample(d.texts[i].row, cellFromWords(c, d.texts[i]))
	}
	return o, true
}

// describeAmount sets the kind, label and unit of a column of amounts, and returns the factor for its score.
func (d *domain) describeAmount(c *Column, units map[string]int) float64 {
	t := c.term
	c.Kind, c.Label = Number, d.forms(t.Word)
	if isDimension(t.Word) {
		c.Unit, c.Label = shortUnit(mostFrequent(units)), d.amountLabel(t)
	}
	if _, hasQuestion := dimensionQuestions[c.Label]; t.Cue == "" && c.Unit != "" && !hasQuestion {
		return .7 // a column with a cue is better
	}
	return 1
}

// valuesOf counts a term's values and their units, the rows that have a value, and those that have several.
func (d *domain) valuesOf(t term, rows []int) (values, units map[string]int, withValue, withSeveral int) {
	values, units = map[string]int{}, map[string]int{}
	for _, i := range rows {
		found := d.texts[i].values(t)
		if len(found) > 1 {
			withSeveral++
		}
		if len(found) == 0 || len(found) > 1 && t.Kind != class && t.Kind != variety {
			continue
		}
		withValue++
		units[d.texts[i].mentions[t][0].unit]++
		for _, v := range found {
			values[v]++
		}
	}
	return values, units, withValue, withSeveral
}

// chooseValues sets the values of a choice and returns their share of all values; it removes the others from counts.
func (p *proposer) chooseValues(c *Column, counts map[string]int) float64 {
	total, chosen := 0, 0
	for v, n := range counts {
		total += n
		if n < 2 && c.term.Kind != class || p.existingStems[text.Stem(v)] {
			delete(counts, v)
		} else {
			chosen += n
		}
	}
	c.Values = byFrequency(counts)
	c.Values = c.Values[:min(len(c.Values), 40)]
	return float64(chosen) / float64(max(total, 1))
}

// addExample adds a cell as an example if it has a value and there are fewer than three.
func (c *Column) addExample(r *Row, cell Cell) {
	if cell.State == HasValue && len(c.Examples) < 3 {
		c.Examples = append(c.Examples, Example{Row: r.Title, Value: cell.Value, Quote: cell.Quote})
	}
}

// isOneAmount reports whether a term's amounts may form a column. If they have no unit, the term's word must mostly
// occur with a number.
func (d *domain) isOneAmount(t term, rows []int, rowsWithValue int) bool {
	switch {
	case rowsWithValue < d.minRows():
		return false
	case !isDimension(t.Word):
		return 2*len(rows) >= d.count[t.Word]
	}
	return t.Cue != "" || d.measuresOneThing(t)
}

// measuresOneThing reports whether all of a term's dates, or amounts of a dimension, are probably about the same thing:
// most rows that have any have only one.
func (d *domain) measuresOneThing(t term) bool {
	rowsWithOne, rowsWithAny := 0, 0
	for _, r := range d.texts {
		switch len(r.mentions[t]) {
		case 0:
		case 1:
			rowsWithOne++
			fallthrough
		default:
			rowsWithAny++
		}
	}
	return float64(rowsWithOne) >= .85*float64(rowsWithAny)
}

// rowsMentioning counts the rows with a word or a pair of words.
func (d *domain) rowsMentioning(stems string) (n int) {
	for _, r := range d.texts {
		if len(r.mentions[term{Kind: trait, Word: stems}]) > 0 {
			n++
		}
	}
	return n
}

// addDomainColumns adds a sub-domain's columns: the first offers that do not repeat earlier ones.
func (p *proposer) addDomainColumns(name string, offers []offer) {
	var chosen []offer
	for _, o := range offers {
		if len(chosen) < p.maxColumns && !slices.ContainsFunc(chosen, o.repeats) {
			chosen = append(chosen, o)
			p.addColumn(name, o.column)
		}
	}
}

// repeats reports whether an offer has the same name as another, or mostly the same rows and some of the same words.
func (o offer) repeats(c offer) bool {
	both := 0
	for r := range o.rows {
		if c.rows[r] {
			both++
		}
	}
	isOverlapping := 5*both >= 3*min(len(o.rows), len(c.rows))
	a, b := o.column, c.column
	switch {
	case a.Name == b.Name:
		return true
	case a.term.Kind == day && b.term.Kind == day:
		return isOverlapping
	case a.term.Kind == amount && len(a.Examples) > 0 && slices.Equal(a.Examples, b.Examples):
		return true
	}
	words := strings.Fields(b.term.Word + " " + b.term.Cue)
	for _, v := range b.Values {
		words = append(words, stemWords(v))
	}
	return isOverlapping && slices.ContainsFunc(strings.Fields(a.term.Word),
		func(w string) bool { return slices.Contains(words, w) })
}

// addColumn adds a sub-domain's column, or extends an equal column of another sub-domain.
func (p *proposer) addColumn(domain string, c *Column) {
	for _, existing := range p.columns {
		if isSameColumn(existing, c) {
			existing.Rows += c.Rows
			existing.Domains = append(existing.Domains, domain)
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

// isSameColumn reports whether columns of two sub-domains are the same: they have equal names, or are amounts of the
// same term in convertible units.
func isSameColumn(a, b *Column) bool {
	if a.Kind == Number && b.Kind == Number && a.Unit != "" && a.term == b.term {
		return unitOf(a.Unit).Dimension == unitOf(b.Unit).Dimension
	}
	return a.Name == b.Name && a.Kind == b.Kind && a.Unit == b.Unit
}

// areWordsTaken reports whether all of the words already occur in the table's columns and values.
func (p *proposer) areWordsTaken(words string) bool {
	return !slices.ContainsFunc(strings.Fields(words), func(w string) bool { return !p.existingStems[text.Stem(w)] })
}

// byFrequency returns the keys, most frequent first.
func byFrequency(counts map[string]int) []string {
	return slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
}

// mostFrequent returns the most frequent key, or "".
func mostFrequent(counts map[string]int) string { return append(byFrequency(counts), "")[0] }

// entropy returns the entropy of a distribution in bits.
func entropy(counts map[string]int) float64 {
	sum, h := 0.0, 0.0
	for _, n := range counts {
		sum += float64(n)
	}
	for _, n := range counts {
		h -= float64(n) / sum * math.Log2(float64(n)/sum)
	}
	return h
}
