package discretize

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/text"
)

// ProposeOptions say what columns are wanted.
type ProposeOptions struct {
	Of    string   // the column of the texts
	Most  int      // columns of a sub-domain; 0: 12
	Hints []string // the owner's examples and past questions: what they ask for is worth a column
	Taken []string // names and values that columns of the table have already
}

// Propose returns the columns that the texts of rows can fill, for each sub-domain the most telling ones. Equal
// columns of several sub-domains are one.
func Propose(rows []Row, o ProposeOptions) []*Column {
	if o.Most <= 0 {
		o.Most = 12
	}
	byDomain := map[string][]*reading{}
	var domains []string
	for i := range rows {
		d := rows[i].Domain
		if byDomain[d] == nil {
			domains = append(domains, d)
		}
		byDomain[d] = append(byDomain[d], read(&rows[i]))
	}
	sort.Strings(domains)
	p := proposer{o: o, taken: stemsOf(o.Taken), hinted: stemsOf(o.Hints)}
	for _, d := range domains {
		p.hinted[""] = false
		p.domain(d, byDomain[d])
	}
	return p.columns
}

func stemsOf(list []string) map[string]bool {
	out := map[string]bool{}
	for _, s := range list {
		for _, t := range text.Tokens(s) {
			if content(t) {
				out[t.Stem] = true
			}
		}
	}
	return out
}

type proposer struct {
	o             ProposeOptions
	taken, hinted map[string]bool
	columns       []*Column
}

// offer is a column that might be made.
type offer struct {
	column *Column
	rows   map[int]bool // that say it
	score  float64
}

// leastRows is how many rows must say something for it to be worth a column: a few, and a share of all.
func leastRows(n int) int { return max(4, int(math.Ceil(.07*float64(n)))) }

// domain adds the columns of a sub-domain.
func (p *proposer) domain(name string, rs []*reading) {
	var offers []offer
	for t, rows := range occurrences(rs) {
		if len(rows) < leastRows(len(rs)) {
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
			if p.wished(t) {
				o.score *= 2
			}
			offers = append(offers, o)
		}
	}
	sort.Slice(offers, func(a, b int) bool {
		if offers[a].score != offers[b].score {
			return offers[a].score > offers[b].score
		}
		return offers[a].column.Name < offers[b].column.Name
	})
	var chosen []offer
	for _, o := range offers {
		if len(chosen) < p.o.Most-1 && !redundant(o, chosen) {
			chosen = append(chosen, o)
		}
	}
	if c, ok := p.features(name, rs, chosen); ok {
		chosen = append(chosen, offer{column: c})
	}
	for _, o := range chosen {
		p.add(name, o.column)
	}
}

// add adds a column of a sub-domain, or the sub-domain to the column where there is such a one.
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
	for clash := true; clash; {
		clash = false
		for _, have := range p.columns {
			if have.Name == c.Name {
				c.Name, clash = c.Name+"_"+string(c.Kind[0]), true
			}
		}
	}
	if domain != "" {
		c.Domains = []string{domain}
	}
	p.columns = append(p.columns, c)
}

// same reports whether columns of two sub-domains are one: of one name, or amounts of one thing in units that convert.
func (p *proposer) same(a, b *Column) bool {
	if a.Kind == Number && b.Kind == Number && a.Unit != "" && a.term == b.term {
		return measures[text.Singular(a.Unit)].family == measures[text.Singular(b.Unit)].family
	}
	return a.Name == b.Name && a.Kind == b.Kind && a.Unit == b.Unit
}

// occurrences returns for each term the rows that mention it.
func occurrences(rs []*reading) map[term][]int {
	out := map[term][]int{}
	for i, r := range rs {
		for t := range r.mentions {
			out[t] = append(out[t], i)
		}
	}
	return out
}

func (p *proposer) wished(t term) bool {
	for _, w := range strings.Fields(t.word + " " + t.cue) {
		if p.hinted[w] {
			return true
		}
	}
	return false
}

// yesNo offers a column that says whether something holds. Worth it is what some texts affirm and others deny: what
// nobody denies is seldom a question.
func (p *proposer) yesNo(t term, rs []*reading, rows []int) (offer, bool) {
	affirmed, denied := 0, 0
	var forms []string
	nouns, others := 0, 0
	for _, i := range rows {
		m := strongest(rs[i].mentions[t])
		if m.negated {
			denied++
		} else {
			affirmed++
		}
		forms = append(forms, m.value)
		switch noun, known := nounAt(rs[i].sentences[m.sentence].Tokens, m.at); {
		case noun:
			nouns++
		case known:
			others++
		}
	}
	if denied < 2 || affirmed < 2 || p.isTaken(t.word) {
		return offer{}, false
	}
	label := commonest(forms)
	question := "Is it " + label + "?"
	if verb(t, rs, rows) {
		label = t.word
		question = "Does it " + label + "?"
	} else if nouns > others || strings.Contains(t.word, " ") {
		question = "Does it have " + label + "?"
	}
	c := p.column(t, YesNo, label, "", question)
	p.examples(c, rs, rows)
	share := float64(denied) / float64(len(rows))
	balance := -share*math.Log2(share) - (1-share)*math.Log2(1-share)
	if strings.Contains(t.word, " ") {
		balance *= 1.3 // a pair says more exactly what is meant
	}
	return offer{column: c, score: .4 + balance}, true
}

// verb reports whether a word says what a thing does: it stands behind "it" or "does not" more than once.
func verb(t term, rs []*reading, rows []int) bool {
	n := 0
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			tokens := rs[i].sentences[m.sentence].Tokens
			if m.at > 0 && (tokens[m.at-1].Lower == "it" || m.at > 1 && tokens[m.at-1].Lower == "not" &&
				tokens[m.at-2].Lower == "does") {
				n++
			}
		}
	}
	return n >= 2 && !strings.Contains(t.word, " ")
}

// nounAt reports whether a word stands where a thing is named, right behind an article, a number, "no", "with" or
// "without", and whether that can be told.
func nounAt(tokens []text.Token, at int) (noun, known bool) {
	if at == 0 {
		return false, false
	}
	switch w := tokens[at-1].Lower; {
	case w == "a", w == "an", w == "the", w == "no", w == "with", w == "without", numberWords[w] > 0:
		return at+1 == len(tokens) || !content(tokens[at+1]), true
	case w == "is", w == "not", w == "it", w == "are":
		return false, true
	}
	return false, false
}

// strongest is the mention that counts: one that affirms, if any does.
func strongest(list []mention) mention {
	for _, m := range list {
		if !m.negated {
			return m
		}
	}
	return list[0]
}

// number offers a column of amounts.
func (p *proposer) number(t term, rs []*reading, rows []int) (offer, bool) {
	units := map[string]int{}
	values := map[float64]int{}
	said := 0
	for _, i := range rows {
		m, ok := theAmount(rs[i].mentions[t])
		if !ok {
			continue
		}
		said++
		units[m.unit]++
		values[m.number]++
	}
	family := familyOf(t)
	if said < leastRows(len(rs)) || len(values) < 2 || !family && t.cue == "" && !countable(t, rs, rows) {
		return offer{}, false
	}
	if family && t.cue == "" && !dominant(t, rs) {
		return offer{}, false
	}
	unit := ""
	if family {
		unit = short(mostOf(units))
	}
	label, question := amountWords(t, unit, rs, rows)
	if p.isTaken(t.word) && p.isTaken(label) {
		return offer{}, false
	}
	c := p.column(t, Number, label, unit, question)
	c.Rows = said
	p.examples(c, rs, rows)
	score := 1 + math.Min(1, entropy(values)/3)
	if family && t.cue == "" && t.word != "mass" && t.word != "volume" {
		score *= .7 // what is measured is better said than guessed
	}
	return offer{column: c, score: score}, true
}

func familyOf(t term) bool {
	for _, m := range measures {
		if m.family == t.word {
			return true
		}
	}
	return false
}

// countable reports whether the numbers of a term are more than chance: its word mostly stands beside a number.
func countable(t term, rs []*reading, rows []int) bool {
	words := 0
	for _, r := range rs {
		for _, s := range r.sentences {
			for _, tok := range s.Tokens {
				if tok.Stem == t.word {
					words++
				}
			}
		}
	}
	return 2*len(rows) >= words
}

// dominant reports whether a family's amounts are about one thing, so that those without a cue are as well: most rows
// that have any have just one.
func dominant(t term, rs []*reading) bool {
	one, some := 0, 0
	for _, r := range rs {
		if n := len(r.mentions[t]); n > 0 {
			some++
			if n == 1 {
				one++
			}
		}
	}
	return float64(one) >= .85*float64(some)
}

// theAmount is the one amount of a row; none where it names several.
func theAmount(list []mention) (mention, bool) {
	first := mention{}
	found := false
	for _, m := range list {
		if m.negated {
			continue
		}
		if found && m.number*max(measures[m.unit].factor, 1e-9) != first.number*max(measures[first.unit].factor, 1e-9) {
			return mention{}, false
		}
		if !found || m.unit != "" {
			first, found = m, true
		}
	}
	return first, found
}

// amountWords are a number column's label and question.
func amountWords(t term, unit string, rs []*reading, rows []int) (label, question string) {
	switch {
	case t.word == "mass" && (t.cue == "" || strings.HasPrefix(t.cue, "weigh")):
		return "weight", "How much does it weigh in " + unit + "?"
	case t.word == "volume" && (t.cue == "" || unit == "l"):
		return "capacity", "How many " + unit + " does it hold?"
	case familyOf(t) && t.cue == "":
		return t.word, fmt.Sprintf("What is its %s in %s?", t.word, unit)
	case familyOf(t):
		cue := surfaceOf(t.cue, rs, rows)
		return cue + " " + unit, fmt.Sprintf("How many %s of %s?", unit, cue)
	}
	word := surfaceOf(t.word, rs, rows)
	if verbal(t, rs, rows) {
		return word, "How many does it " + strings.TrimSuffix(word, "s") + "?"
	}
	return word, "How many " + word + " does it have?"
}

// surfaceOf is how a stem is written most.
func surfaceOf(stem string, rs []*reading, rows []int) string {
	var forms []string
	for _, i := range rows {
		for _, s := range rs[i].sentences {
			for _, tok := range s.Tokens {
				if tok.Stem == stem {
					forms = append(forms, tok.Lower)
				}
			}
		}
	}
	return commonest(forms)
}

// verbal reports whether an amount's word mostly stands before its number, as in "sleeps two".
func verbal(t term, rs []*reading, rows []int) bool {
	before := 0
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			if m.at > 0 && rs[i].sentences[m.sentence].Tokens[m.at-1].Stem == t.word {
				before++
				break
			}
		}
	}
	return 2*before > len(rows)
}

// choice offers a column of the kinds of a thing, or of the words of a class.
func (p *proposer) choice(t term, rs []*reading, rows []int) (offer, bool) {
	counts, said, several := tally(t, rs, rows)
	var values []string
	often := 0
	for v, n := range counts {
		if (n >= 2 || t.kind == class) && !p.taken[text.Stem(v)] {
			values = append(values, v)
			often += n
		}
	}
	if t.kind == variety && (len(values) < 2 || 2*often < said) || len(values) < 2 || t.kind == variety &&
		p.isTaken(t.word) {
		return offer{}, false
	}
	sort.Slice(values, func(a, b int) bool {
		return counts[values[a]] > counts[values[b]] || counts[values[a]] == counts[values[b]] && values[a] < values[b]
	})
	label, question := t.word, "Which "+t.word+" does it have?"
	if t.kind == variety {
		label, question = p.thing(t, rs, rows)
	}
	kind := Choice
	if t.kind == class || 10*several > said { // what is of two colours, or of two materials, names both
		kind = List
	}
	c := p.column(t, kind, label, "", question)
	c.Values = values[:min(len(values), 40)]
	c.Rows = said
	p.examples(c, rs, rows)
	numbers := map[float64]int{}
	for i, v := range values {
		numbers[float64(i)] = counts[v]
	}
	score := .5 + math.Min(1, entropy(numbers)/2)
	if t.kind == variety {
		score *= float64(often) / float64(max(said, 1))
	}
	return offer{column: c, score: score}, true
}

// tally counts the rows that say each value of a term, any at all, and more than one.
func tally(t term, rs []*reading, rows []int) (counts map[string]int, said, several int) {
	counts = map[string]int{}
	for _, i := range rows {
		seen := valuesOf(rs[i].mentions[t])
		for _, v := range seen {
			counts[v]++
		}
		if len(seen) > 1 {
			several++
		}
		if len(seen) > 0 {
			said++
		}
	}
	return counts, said, several
}

// thing is how the noun of a variety is written, with what to ask of it.
func (p *proposer) thing(t term, rs []*reading, rows []int) (label, question string) {
	var forms []string
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			tokens := rs[i].sentences[m.sentence].Tokens
			for k := m.at + 1; k < len(tokens) && k <= m.at+2; k++ {
				if tokens[k].Stem == t.word {
					forms = append(forms, tokens[k].Lower)
				}
			}
		}
	}
	label = commonest(forms)
	return label, "Which " + label + " does it have?"
}

// valuesOf are the values that mentions affirm, each once.
func valuesOf(list []mention) []string {
	var out []string
	for _, m := range list {
		if !m.negated && !slices.Contains(out, m.value) {
			out = append(out, m.value)
		}
	}
	return out
}

// column makes a column of a term.
func (p *proposer) column(t term, kind Kind, label, unit, question string) *Column {
	name := strings.NewReplacer(" ", "_", "-", "_", "'", "").Replace(label)
	if unit != "" && !strings.HasSuffix(label, " "+unit) {
		name += "_" + unit
	}
	if p.named(name) {
		name += "_said"
	}
	return &Column{Name: name, Label: label, Kind: kind, Unit: unit, Question: question, Of: p.o.Of, term: t}
}

// named reports whether the table has a column of the name.
func (p *proposer) named(name string) bool {
	return slices.ContainsFunc(p.o.Taken, func(s string) bool { return strings.EqualFold(s, name) })
}

func (p *proposer) isTaken(words string) bool {
	for _, w := range strings.Fields(words) {
		if !p.taken[text.Stem(w)] {
			return false
		}
	}
	return true
}

// examples notes three rows that say it, and how many do.
func (p *proposer) examples(c *Column, rs []*reading, rows []int) {
	if c.Rows == 0 {
		c.Rows = len(rows)
	}
	for _, i := range rows {
		cell := fromMentions(c, rs[i])
		if cell.State == Said && len(c.Examples) < 3 {
			c.Examples = append(c.Examples, Example{Row: rs[i].row.Title, Value: cell.Value, Quote: cell.Quote})
		}
	}
}

// redundant reports whether an offer says what a chosen one does.
func redundant(o offer, chosen []offer) bool {
	return slices.ContainsFunc(chosen, func(c offer) bool { return o.column.Name == c.column.Name || o.repeats(c) })
}

// repeats reports whether an offer's rows, and what its term says of them, are mostly another's.
func (o offer) repeats(c offer) bool {
	both := 0
	for r := range o.rows {
		if c.rows[r] {
			both++
		}
	}
	overlap := float64(both) / float64(min(len(o.rows), len(c.rows)))
	a, b := o.column.term, c.column.term
	switch [2]termKind{a.kind, b.kind} {
	case [2]termKind{trait, trait}:
		return shares(a.word, b.word) && overlap >= .6
	case [2]termKind{amount, amount}:
		return (a.word == b.word || sameAmounts(o, c)) && overlap >= .5
	case [2]termKind{day, day}:
		return overlap >= .5
	case [2]termKind{trait, variety}:
		return shares(a.word, b.word) && strings.Contains(a.word, " ") ||
			slices.ContainsFunc(c.column.Values, func(v string) bool { return stemmed(v) == a.word })
	case [2]termKind{trait, amount}:
		return shares(a.word, b.word+" "+b.cue) && overlap >= .8
	case [2]termKind{variety, trait}:
		return shares(a.word, b.word) && strings.Contains(b.word, " ") && overlap >= .6
	}
	return false
}

// sameAmounts reports whether two columns' examples rest on the same words.
func sameAmounts(a, b offer) bool {
	for _, x := range a.column.Examples {
		for _, y := range b.column.Examples {
			if x.Row == y.Row && x.Value != y.Value {
				return false
			}
		}
	}
	return len(a.column.Examples) > 0 && len(b.column.Examples) > 0 && a.column.Examples[0] == b.column.Examples[0]
}

func shares(a, b string) bool {
	for _, x := range strings.Fields(a) {
		if slices.Contains(strings.Fields(b), x) {
			return true
		}
	}
	return false
}

func commonest(forms []string) string {
	counts := map[string]int{}
	for _, f := range forms {
		counts[f]++
	}
	return mostOf(counts)
}

func mostOf(counts map[string]int) string {
	best := ""
	for f, n := range counts {
		if n > counts[best] || n == counts[best] && f < best {
			best = f
		}
	}
	return best
}

// entropy is how much a value tells, in bits.
func entropy[K comparable](counts map[K]int) float64 {
	sum, h := 0.0, 0.0
	for _, n := range counts {
		sum += float64(n)
	}
	for _, n := range counts {
		if n > 0 {
			h -= float64(n) / sum * math.Log2(float64(n)/sum)
		}
	}
	return h
}
