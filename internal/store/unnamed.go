package store

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// unnamedDoubts returns the doubts which date and which amount of a table are meant where a question names none.
func unnamedDoubts(t *schema.Table, ps []*profile) (out []*schema.Doubt) {
	if dates := datesOf(t); len(dates) > 1 {
		texts := mapped(dates, func(c *schema.Column) string { return c.Label + exampleOf(c) })
		out = append(out, doubt.OfUnnamed(schema.When, t, dates, texts, .75))
	}
	total, parts := findSum(t, ps)
	if total >= 0 {
		columns := []*schema.Column{t.Columns[total]}
		sum := make([]string, len(parts))
		for i, at := range parts {
			columns = append(columns, t.Columns[at])
			sum[i] = t.Columns[at].Label
		}
		texts := mapped(columns, func(c *schema.Column) string { return c.Label + exampleOf(c) })
		texts[0] = columns[0].Label + ": " + strings.Join(sum, " + ") + exampleOf(columns[0])
		out = append(out, doubt.OfUnnamed(schema.HowMuch, t, columns, texts, .9))
	}
	return out
}

func exampleOf(c *schema.Column) string {
	if len(c.Samples) == 0 {
		return ""
	}
	return fmt.Sprintf(" (such as %s)", c.Samples[0])
}

// timelessNames are the words of dates that are never meant where none is named.
var timelessNames = text.Set("birth birthday birthdate born dob updated modified changed")

// datesOf returns the dates that may be meant where none is named, the likeliest first: those in most rows, and of
// these the earliest.
func datesOf(t *schema.Table) (out []*schema.Column) {
	for _, c := range t.Columns {
		if c.Dated() && !c.List && !c.Hidden && c.Dates != schema.Clock && c.Distinct > 1 && c.ReadFrom == "" &&
			!containsName(names.Split(c.Name), timelessNames) {
			out = append(out, c)
		}
	}
	later := func(c *schema.Column) (n int) { // how many of the others usually come before
		for _, o := range out {
			if c.Before[o.Name] < .5 && o != c {
				n++
			}
		}
		return n
	}
	slices.SortStableFunc(out, func(a, b *schema.Column) int {
		return cmp.Or(cmp.Compare(a.Nulls, b.Nulls), cmp.Compare(later(a), later(b)))
	})
	return out
}

// findSum returns the column of numbers that is the sum of two or three others in nearly all rows, and these; total is
// -1 if there is none.
func findSum(t *schema.Table, ps []*profile) (total int, parts []int) {
	const most = 10 // columns that are compared with each other
	var numbers []int
	for i, c := range t.Columns {
		if c.Type.Number() && c.Role != schema.Identifier && c.Distinct > 2 && !c.Coordinate() {
			numbers = append(numbers, i)
		}
	}
	if len(numbers) < 3 || len(numbers) > most {
		return -1, nil
	}
	for i, a := range numbers {
		for _, b := range numbers[i+1:] {
			if total := sumOf(ps, numbers, a, b); total >= 0 {
				return total, []int{a, b}
			}
		}
	}
	for i, a := range numbers {
		for j, b := range numbers[i+1:] {
			for _, c := range numbers[i+j+2:] {
				if total := sumOf(ps, numbers, a, b, c); total >= 0 {
					return total, []int{a, b, c}
				}
			}
		}
	}
	return -1, nil
}

// sumOf returns the column that is the sum of the given ones in nearly all rows that have all of them, or -1.
func sumOf(ps []*profile, among []int, parts ...int) int {
	const fewest, nearlyAll = 12, .95
	for _, total := range among {
		if slices.Contains(parts, total) {
			continue
		}
		rows, holds, trivial := 0, 0, 0
		for k, want := range ps[total].firstNumbers {
			sum, isTrivial := 0.0, false
			for _, p := range parts {
				sum += ps[p].firstNumbers[k]
				isTrivial = isTrivial || ps[p].firstNumbers[k] == 0
			}
			if math.IsNaN(want) || math.IsNaN(sum) {
				continue
			}
			rows++
			if isTrivial {
				trivial++
			}
			if math.Abs(sum-want) <= .011+1e-9*math.Abs(want) {
				holds++
			} else if rows == fewest && holds < fewest/2 {
				break
			}
		}
		if rows >= fewest && float64(holds) >= nearlyAll*float64(rows) && 2*trivial < rows {
			return total
		}
	}
	return -1
}
