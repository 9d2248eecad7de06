package ingest

import (
	"math"
	"slices"
	"strings"

	words "github.com/ask-surely/surely/internal/words/text"
)

// People keep totals below their tables. Such a row is no row of the data: with it every sum is twice what it should
// be, it is the highest of all, and it is counted.

// totalled are the words that a row or a column of totals is called by.
var totalled = words.Set(`total totals sum overall ytd gesamt gesamtsumme summe insgesamt totale totaux`)

const (
	fewestAdded = 2 // rows that a total can add up
	manyAdded   = 4 // the same where nothing calls it one: 1, 2 and 3 are no total with what it adds up
	manySums    = 3 // columns that have to agree then
	mostTotals  = 2 // rows that are left out
)

// withoutTotals leaves out rows at the end that add up those above them, and returns what was left out. It holds only
// where records are all that the file has.
func (p *plan) withoutTotals(records [][][]byte) (rows, left [][][]byte) {
	for len(records) > fewestAdded && len(left) < mostTotals {
		above := records[:len(records)-1]
		if !p.addsUp(above, records[len(records)-1]) {
			break
		}
		records, left = above, append(left, records[len(records)-1])
	}
	return records, left
}

// addsUp reports whether a row adds up the columns above it: any of them where it is called a total and nothing else,
// and no other row is; many, and most of its numbers, whatever it is called.
func (p *plan) addsUp(above [][][]byte, last [][]byte) bool {
	numbers, sums := 0, 0
	for i, f := range last {
		total, ok := p.number(f)
		if !ok {
			continue
		}
		var column [][]byte
		for _, r := range above {
			if i < len(r) && !blank(r[i]) {
				column = append(column, r[i])
			}
		}
		if len(column) == 0 {
			continue
		}
		numbers++
		if len(column) >= fewestAdded && alike(p.sum(column), total) {
			sums++
		}
	}
	if isTotal(last) && !slices.ContainsFunc(above, isTotal) {
		return sums > 0 || saysOneThing(last)
	}
	return len(above) >= manyAdded && sums >= manySums && sums*2 > numbers
}

// isTotal reports whether a row is called a total, in the first of its cells that is no number, and nothing else.
func isTotal(row [][]byte) bool {
	at := slices.IndexFunc(row, func(f []byte) bool { return kindOf(f) == text })
	if at < 0 {
		return false
	}
	name := strings.ToLower(strings.Trim(clean(string(row[at])), " :*"))
	return totalled[strings.TrimPrefix(name, "grand ")]
}

// saysOneThing reports whether a row says the same in all of its cells that are no numbers, as one does whose cells
// were joined.
func saysOneThing(row [][]byte) bool {
	var said []string
	for _, f := range row {
		if kindOf(f) == text && !nothing(f) {
			said = append(said, strings.ToLower(clean(string(f))))
		}
	}
	return len(said) >= 3 && len(slices.Compact(said)) == 1
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
