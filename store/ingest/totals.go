package ingest

import (
	"math"
	"slices"
	"strings"

	words "github.com/ask-surely/surely/text"
)

// People keep totals below their tables. Such a row is no row of the data: with it every sum is twice what it should
// be, it is the highest of all, and it is counted.

// totalled are words that a row of totals is called by.
var totalled = words.Set(`total totals sum overall gesamt gesamtsumme summe insgesamt totale totaux`)

// fewestAdded is how many rows there must be that a total can add up, and manyAdded where nothing calls it one: 1, 2
// and 3 are no total with what it adds up.
const fewestAdded, manyAdded = 2, 4

// withoutTotals leaves out rows at the end that add up those above them, and returns what was left out. It holds only
// where records are all that the file has.
func (p *plan) withoutTotals(records [][][]byte) (rows, left [][][]byte) {
	for len(records) > fewestAdded {
		above := records[:len(records)-1]
		if !p.addsUp(above, records[len(records)-1]) {
			break
		}
		records, left = above, append(left, records[len(records)-1])
	}
	return records, left
}

// addsUp reports whether a row adds up the columns above it: most of its numbers and two at least, or any of them where
// it is called a total. One that is called so, and by nothing else, may round or average: no number above is as high.
func (p *plan) addsUp(above [][][]byte, last [][]byte) bool {
	numbers, sums, most := 0, 0, 0
	for i, f := range last {
		total, ok := p.number(f)
		if !ok {
			continue
		}
		column := make([][]byte, 0, len(above))
		highest := math.Inf(-1)
		for _, r := range above {
			if i < len(r) {
				column = append(column, r[i])
				if v, ok := p.number(r[i]); ok {
					highest = max(highest, v)
				}
			}
		}
		if math.IsInf(highest, -1) {
			continue
		}
		numbers++
		if total > highest {
			most++
		}
		if total != highest && alike(p.sum(column), total) {
			sums++
		}
	}
	switch named, alone := isTotal(last); {
	case named && alone:
		return sums > 0 || most > 1 && most == numbers
	case named:
		return sums > 0
	}
	return len(above) >= manyAdded && sums > 1 && sums*2 > numbers
}

// isTotal reports whether a row is called a total, in the first of its cells that is no number, and nothing else.
func isTotal(row [][]byte) (named, alone bool) {
	at := slices.IndexFunc(row, func(f []byte) bool { return kindOf(f) == text })
	if at < 0 {
		return false, false
	}
	name := strings.Fields(strings.ToLower(strings.Trim(clean(string(row[at])), " :*")))
	return slices.ContainsFunc(name, func(w string) bool { return totalled[w] }), len(name) == 1
}

// number reads a cell as a number, whatever its unit.
func (p *plan) number(cell []byte) (float64, bool) {
	a, _ := amountIn(cell)
	return (&amountForm{unit: a.unit, comma: p.comma == ';'}).number(cell)
}

func (p *plan) sum(cells [][]byte) float64 {
	sum := 0.0
	for _, f := range cells {
		v, _ := p.number(f)
		sum += v
	}
	return sum
}

// alike reports whether a number is another one but for rounding.
func alike(a, b float64) bool { return a != 0 && math.Abs(a-b) <= .002*math.Abs(b) }
