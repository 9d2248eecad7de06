package ingest

import (
	"math"
	"slices"
	"strings"

	words "github.com/ask-surely/surely/internal/words/text"
)

// People keep totals below their tables. Imported, such a row would double every sum, win every maximum and be counted.

// totalled are labels of total rows and columns
var totalled = words.Set(`total totals sum overall ytd gesamt gesamtsumme summe insgesamt totale totaux`)

const (
	fewestAdded = 2 // minimum rows above a total
	manyAdded   = 4 // the same without a label: 1, 2 and 3 is not a total
	manySums    = 3 // columns that have to agree then
	mostTotals  = 2 // maximum rows to drop
)

// withoutTotals drops total rows at the end, and returns them. It requires records to be the whole file.
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

// addsUp reports whether a row sums up the columns above it: one column suffices if it is labelled a total and no other
// row is; otherwise most of its numbers must agree.
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

// isTotal reports whether the first cell that is not a number labels a row as a total, and nothing else.
func isTotal(row [][]byte) bool {
	at := slices.IndexFunc(row, func(f []byte) bool { return kindOf(f) == text })
	if at < 0 {
		return false
	}
	name := strings.ToLower(strings.Trim(clean(string(row[at])), " :*"))
	return totalled[strings.TrimPrefix(name, "grand ")]
}

// saysOneThing reports whether all cells of a row that are not numbers are equal, as in merged cells.
func saysOneThing(row [][]byte) bool {
	var cells []string
	for _, f := range row {
		if kindOf(f) == text && !nothing(f) {
			cells = append(cells, strings.ToLower(clean(string(f))))
		}
	}
	return len(cells) >= 3 && len(slices.Compact(cells)) == 1
}

// number parses a cell as a number, whatever its unit.
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

// alike reports whether two numbers are equal up to rounding.
func alike(a, b float64) bool { return a != 0 && math.Abs(a-b) <= .002*math.Abs(b) }
