package ingest

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	words "github.com/ask-surely/surely/internal/words/text"
)

// unpivot describes how a wide table is unpivoted: columns that are periods (a month or a year each) become rows with
// the period and the value.
type unpivot struct {
	from, to int      // the period columns
	heads    [][]byte // their headings
	kept     []int    // the other columns kept
	left     []string // those dropped: sums of the periods
	names    []string // kinds of the resulting columns: the kept ones, the period, the value
}

// period is a stretch of time named by a header.
type period struct {
	of string // year, quarter or month; empty: none
	at int    // its position in time, or within a year
}

const (
	leastAcross = 3 // minimum number of periods
	mostBeside  = 3 // with more other columns, rows are things that also have some yearly figures
)

var (
	reQuarter = regexp.MustCompile(`(?i)^(?:q([1-4])(?:[ '/-]*((?:19|20)\d\d))?|((?:19|20)\d\d)[ /-]?q([1-4]))$`)
	reMonth   = regexp.MustCompile(`(?i)^(\p{L}{3,10})\.?(?:[ '/-]*((?:19|20)\d\d))?$`)
	reFirst   = regexp.MustCompile(`^((?:1[5-9]|20)\d\d)-(\d\d)(?:-01)?$`)

	// Headers of columns that sum up the periods, besides the words for totals.
	summaries = words.Set(`year annual all average avg mean jahr`)
)

// monthsAbroad are the months in German, French and Spanish.
var monthsAbroad = map[string]int{}

func init() {
	for _, year := range []string{
		"januar februar märz april mai juni juli august september oktober november dezember",
		"jän feb mrz apr mai jun jul aug sep okt nov dez",
		"janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
		"janv févr mars avr mai juin juil août sept oct nov déc",
		"enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
		"ene feb mar abr may jun jul ago sep oct nov dic",
	} {
		for i, name := range strings.Fields(year) {
			monthsAbroad[name] = i + 1
		}
	}
}

// Plausible years in headers: 1000 and 1500 are rather metres.
const firstYear, lastYear = 1700, 2100

// periodOf reads a heading.
func periodOf(heading []byte) period {
	h := strings.TrimSpace(string(heading))
	number := func(s string) int { n, _ := strconv.Atoi(s); return n }
	if n := number(h); year([]byte(h)) && n >= firstYear && n <= lastYear {
		return period{"year", n}
	}
	if m := reFirst.FindStringSubmatch(h); m != nil && number(m[2]) >= 1 && number(m[2]) <= 12 {
		return period{"month", 12*number(m[1]) + number(m[2])}
	}
	if m := reQuarter.FindStringSubmatch(h); m != nil {
		return period{"quarter", 4*number(m[2]+m[3]) + number(m[1]+m[4])}
	}
	if m := reMonth.FindStringSubmatch(h); m != nil {
		if at := monthOf(m[1]); at > 0 {
			return period{"month", 12*number(m[2]) + at}
		}
	}
	return period{}
}

// follows reports whether a period is later than another; January follows December.
func (p period) follows(other period) bool {
	return p.at > other.at || p.of == "month" && other.at == 12 && p.at == 1
}

// value writes a period: a month of a year as its first day, so that it is a date.
func (p period) value(heading []byte) []byte {
	if p.of == "month" && p.at > 12 {
		return fmt.Appendf(nil, "%04d-%02d-01", (p.at-1)/12, (p.at-1)%12+1)
	}
	return bytes.TrimSuffix(bytes.TrimSpace(heading), []byte{'.'})
}

// periods finds the longest run of headers that are periods of one kind in ascending or descending order.
func periods(headings [][]byte) (from, to int, of string) {
	all := make([]period, len(headings))
	for i, h := range headings {
		all[i] = periodOf(h)
	}
	for i := 0; i < len(all); i++ {
		if all[i].of == "" {
			continue
		}
		j := i + 1
		for j < len(all) && all[j].of == all[i].of && (all[j].follows(all[j-1]) && all[i+1].follows(all[i]) ||
			all[j].at < all[j-1].at && all[i+1].at < all[i].at) {
			j++
		}
		if j-i > to-from {
			from, to, of = i, j, all[i].of
		}
		i = j - 1
	}
	return from, to, of
}

// lying decides whether a table is wide, and how to unpivot it; nil: it is not.
func (p *plan) lying(headings [][]byte, records [][][]byte) *unpivot {
	from, to, of := periods(headings)
	if to-from < leastAcross || len(headings)-(to-from) > mostBeside+1 {
		return nil
	}
	a := &unpivot{from: from, to: to}
	filled, figures := 0, 0
	for i := from; i < to; i++ {
		a.heads = append(a.heads, periodOf(headings[i]).value(headings[i]))
		n, of := p.figures(records, i)
		filled, figures = filled+of, figures+n
	}
	if figures*2 <= filled {
		return nil
	}
	kinds := kindsOf(records, len(headings), p.comma == ';')
	for i, h := range headings {
		switch name := clean(string(h)); {
		case i >= from && i < to:
		case p.sumsUp(records, i, a, strings.ToLower(name)):
			a.left = append(a.left, name)
		case p.ofFigures(records, i) || kinds[i] != text && kinds[i] != unknown && !years(records, i):
			return nil // rows are things with figures of their own
		default:
			a.kept = append(a.kept, i)
		}
	}
	if len(a.kept) == 0 || len(a.kept) > mostBeside {
		return nil
	}
	for _, i := range a.kept {
		name := clean(string(headings[i]))
		if name == "" || strings.EqualFold(name, of) { // it labels the headers, not the cells below
			name = "item"
		}
		a.names = append(a.names, name)
	}
	a.names = append(a.names, of, "value")
	return a
}

// years reports whether a column contains years.
func years(records [][][]byte, column int) bool {
	return !slices.ContainsFunc(records, func(r [][]byte) bool {
		return column < len(r) && !blank(r[column]) && !year(bytes.TrimSpace(r[column]))
	})
}

// figures counts the cells of a column that begin with a number, and the filled ones.
func (p *plan) figures(records [][][]byte, column int) (numbers, of int) {
	for cell := range cellsOf(records, column) {
		of++
		first, _, _ := bytes.Cut(bytes.TrimSpace(cell), []byte{' '})
		if _, ok := p.number(first); ok {
			numbers++
		}
	}
	return numbers, of
}

// ofFigures reports whether a column contains numbers, with any unit, that are not years.
func (p *plan) ofFigures(records [][][]byte, column int) bool {
	numbers, of := p.figures(records, column)
	return numbers*2 > of && !years(records, column)
}

// sumsUp reports whether a column totals the periods: it is their sum, or follows them and is named so.
func (p *plan) sumsUp(records [][][]byte, column int, a *unpivot, name string) bool {
	if p.adds(records, column, a.from, a.to) {
		return true
	}
	return column >= a.to && (totalled[name] || summaries[name]) && p.ofFigures(records, column)
}

// adds reports whether a column is the sum of some others in most rows.
func (p *plan) adds(records [][][]byte, column, from, to int) bool {
	rows, same := 0, 0
	for _, r := range records {
		if column >= len(r) {
			continue
		}
		total, ok := p.number(r[column])
		if !ok {
			continue
		}
		rows++
		if alike(p.sum(r[min(from, len(r)):min(to, len(r))]), total) {
			same++
		}
	}
	return same > 1 && same*3 > rows*2
}

// upright returns a row's cells as rows. Empty cells produce none, except for a row without any other, and so do empty
// rows.
func (a *unpivot) upright(row [][]byte) [][][]byte {
	var kept [][]byte
	named := false
	for _, i := range a.kept {
		var f []byte
		if i < len(row) {
			f = row[i]
		}
		named = named || !blank(f)
		kept = append(kept, f)
	}
	var out [][][]byte
	for k := a.from; k < min(a.to, len(row)); k++ {
		if !blank(row[k]) {
			out = append(out, append(slices.Clone(kept), a.heads[k-a.from], row[k]))
		}
	}
	if len(out) == 0 && named {
		out = append(out, append(kept, nil, nil))
	}
	return out
}

// rows visits the rows a record becomes.
func (p *plan) rows(visit func([][]byte, []bool, int) error) func([][]byte, []bool, int) error {
	if p.unpivot == nil {
		return visit
	}
	return func(record [][]byte, _ []bool, line int) error {
		for _, row := range p.unpivot.upright(record) {
			if err := visit(row, nil, line); err != nil {
				return err
			}
		}
		return nil
	}
}

// remarkText describes what was done.
func (a *unpivot) remarkText() string {
	remark := "its columns " + string(a.heads[0]) + " to " + string(a.heads[len(a.heads)-1]) +
		" became rows, each with its " + a.names[len(a.names)-2] + " and its value"
	if len(a.left) > 0 {
		remark += "; left out what sums them up: " + strings.Join(a.left, ", ")
	}
	return remark
}
