package ingest

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"

	words "github.com/ask-surely/surely/text"
)

// across says how a table that lies on its side is set upright: columns that are periods, a month or a year each, hold
// one kind of figure, and become rows that name the period and the figure. Each of its rows was as many.
type across struct {
	from, to int      // the columns that are periods
	heads    [][]byte // their headings
	beside   []int    // the other columns that are kept
	left     []string // those that are not: they add up the periods
	names    []string // of the columns that come of it: those beside, the period, the figure
}

// period is what a heading says that names a stretch of time.
type period struct {
	of string // year, quarter or month; empty: it names none
	at int    // its place in time, or in a year
}

const (
	leastAcross = 3 // as many periods make a table lie on its side
	mostBeside  = 3 // with more columns beside them, rows are things that have some figures by year among others
)

var (
	reQuarter = regexp.MustCompile(`(?i)^(?:q([1-4])(?:[ '/-]*((?:19|20)\d\d))?|((?:19|20)\d\d)[ /-]?q([1-4]))$`)
	reMonth   = regexp.MustCompile(`(?i)^([a-z]{3,9})\.?(?:[ '/-]*((?:19|20)\d\d))?$`)
	reFirst   = regexp.MustCompile(`^((?:1[5-9]|20)\d\d)-(\d\d)(?:-01)?$`)

	// What a column beside periods is called that sums them up.
	summaries = words.Set(`total totals sum overall year annual all average avg mean ytd gesamt summe jahr insgesamt`)
)

func periodOf(heading []byte) period {
	h := strings.TrimSpace(string(heading))
	number := func(s string) int { n, _ := strconv.Atoi(s); return n }
	if year([]byte(h)) {
		return period{"year", number(h)}
	}
	if m := reFirst.FindStringSubmatch(h); m != nil && number(m[2]) >= 1 && number(m[2]) <= 12 {
		return period{"month", 12*number(m[1]) + number(m[2])}
	}
	if m := reQuarter.FindStringSubmatch(h); m != nil {
		return period{"quarter", 4*number(m[2]+m[3]) + number(m[1]+m[4])}
	}
	if m := reMonth.FindStringSubmatch(h); m != nil {
		if at := words.Month(m[1]); at > 0 {
			return period{"month", 12*number(m[2]) + at}
		}
	}
	return period{}
}

// periods finds the longest run of headings that are periods of one kind, each later than the one before, or each
// earlier.
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
		for j < len(all) && all[j].of == all[i].of && all[j].at != all[j-1].at &&
			(all[j].at > all[j-1].at) == (all[i+1].at > all[i].at) {
			j++
		}
		if j-i > to-from {
			from, to, of = i, j, all[i].of
		}
		i = j - 1
	}
	return from, to, of
}

// lying tells whether a table lies on its side, and how it is set upright; nil: it stands.
func (p *plan) lying(headings [][]byte, records [][][]byte) *across {
	from, to, of := periods(headings)
	if to-from < leastAcross || len(headings)-(to-from) > mostBeside+1 {
		return nil
	}
	a := &across{from: from, to: to, heads: headings[from:to]}
	kinds := kindsOf(records, len(headings), p.comma == ';')
	for i, h := range headings {
		switch name := clean(string(h)); {
		case i >= from && i < to:
		case i > from && summaries[strings.ToLower(name)] || p.adds(records, i, from, to):
			a.left = append(a.left, name)
		case kinds[i] != text && kinds[i] != unknown && !years(records, i):
			return nil // rows are things with figures of their own
		default:
			a.beside = append(a.beside, i)
		}
	}
	if len(a.beside) == 0 || len(a.beside) > mostBeside {
		return nil
	}
	for _, i := range a.beside {
		name := clean(string(headings[i]))
		if name == "" || strings.EqualFold(name, of) { // it says what the headings are, not what stands below it
			name = "item"
		}
		a.names = append(a.names, name)
	}
	a.names = append(a.names, of, "value")
	return a
}

// years reports whether a column holds years.
func years(records [][][]byte, column int) bool {
	return !slices.ContainsFunc(records, func(r [][]byte) bool {
		return column < len(r) && !blank(r[column]) && !year(bytes.TrimSpace(r[column]))
	})
}

// adds reports whether a column of numbers is the sum of some others in most rows.
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

// upright returns a row's cells as rows of their own. Empty cells are none, but for a row that has nothing else.
func (a *across) upright(row [][]byte) [][][]byte {
	var beside [][]byte
	for _, i := range a.beside {
		var f []byte
		if i < len(row) {
			f = row[i]
		}
		beside = append(beside, f)
	}
	var out [][][]byte
	for k := a.from; k < min(a.to, len(row)); k++ {
		if !blank(row[k]) {
			out = append(out, append(slices.Clone(beside), a.heads[k-a.from], row[k]))
		}
	}
	if len(out) == 0 {
		out = append(out, append(beside, nil, nil))
	}
	return out
}

// each visits a row's cells as rows of their own.
func (a *across) each(visit func([][]byte, []bool, int) error) func([][]byte, []bool, int) error {
	return func(row [][]byte, _ []bool, line int) error {
		for _, one := range a.upright(row) {
			if err := visit(one, nil, line); err != nil {
				return err
			}
		}
		return nil
	}
}

// told says what was done.
func (a *across) told() string {
	said := "its columns " + string(a.heads[0]) + " to " + string(a.heads[len(a.heads)-1]) +
		" became rows, each with its " + a.names[len(a.names)-2] + " and its value"
	if len(a.left) > 0 {
		said += "; left out what sums them up: " + strings.Join(a.left, ", ")
	}
	return said
}
