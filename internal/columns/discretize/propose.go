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
	Of    string   // the text column
	Most  int      // maximum columns per sub-domain; 0: 12
	Hints []string // the owner's examples and past questions; their subjects should become columns
	Taken []string // existing column names and values
}

func newProposer(rows []Row, o ProposeOptions) *proposer {
	o.Most = cmp.Or(o.Most, DefaultMost)
	p := &proposer{o: o, taken: stemsOf(o.Taken), hinted: stemsOf(o.Hints), byDomain: map[string][]*parsedText{}}
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
	o             ProposeOptions
	taken, hinted map[string]bool
	byDomain      map[string][]*parsedText
	columns       []*Column
}

// offer is a candidate column.
type offer struct {
	column *Column
	rows   map[int]bool // rows that state it
	score  float64
}

// minRows returns how many rows must state something to make it a column: a few, and a share of all.
func minRows(n int) int { return max(4, int(math.Ceil(.07*float64(n)))) }

// offers returns the columns that the words of a sub-domain's texts can make, the best first.
func (p *proposer) offers(rs []*parsedText) (offers []offer) {
	for t, rows := range occurrences(rs) {
		if len(rows) < minRows(len(rs)) {
			continue
		}
		var o offer
		var ok bool
		switch t.kind {
		case trait:
			o, ok = p.yesNo(t, rs, rows)
		case amount:
			o, ok = p.number(t, rs, rows)
		case day:
			o, ok = p.date(t, rs, rows)
		default:
			o, ok = p.choice(t, rs, rows)
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

// domain adds the columns of a sub-domain: the first offers that are not redundant.
func (p *proposer) domain(name string, offers []offer) {
	var chosen []offer
	for _, o := range offers {
		if len(chosen) < p.o.Most && !redundant(o, chosen) {
			chosen = append(chosen, o)
			p.add(name, o.column)
		}
	}
}

// add adds a column for a sub-domain, or the sub-domain to an equal column.
func (p *proposer) add(domain string, c *Column) {
	for _, have := range p.columns {
		if p.same(have, c) {
			have.Rows += c.Rows
			if domain != "" {
				have.Domains = append(have.Domains, domain)
			}
			for _, v := range c.Values {
				if !slices.Contains(have.Values, v) {
					have.Values = append(have.Values, v)
				}
			}
			return
		}
	}
	for slices.ContainsFunc(p.columns, func(have *Column) bool { return have.Name == c.Name }) {
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
	return slices.ContainsFunc(strings.Fields(t.word+" "+t.cue), func(w string) bool { return p.hinted[w] })
}

// column makes a column from a term.
func (p *proposer) column(t term, kind Kind, label, unit, question string) *Column {
	name := strings.NewReplacer(" ", "_", "-", "_", "'", "").Replace(label)
	if unit != "" && !strings.HasSuffix(label, " "+unit) {
		name += "_" + unit
	}
	if p.nameTaken(name) {
		name += "_said"
	}
	return &Column{Name: name, Label: label, Kind: kind, Unit: unit, Question: question, Of: p.o.Of, term: t}
}

// nameTaken reports whether the table has a column of that name.
func (p *proposer) nameTaken(name string) bool {
	return slices.ContainsFunc(p.o.Taken, func(s string) bool { return strings.EqualFold(s, name) })
}

func (p *proposer) isTaken(words string) bool {
	return !slices.ContainsFunc(strings.Fields(words), func(w string) bool { return !p.taken[text.Stem(w)] })
}

// examples adds three rows that state it, and their number.
func (p *proposer) examples(c *Column, rs []*parsedText, rows []int) {
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
