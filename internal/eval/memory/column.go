package memory

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/value"
)

// column returns a column or a part of one, or nil where it cannot tell.
func (v *view) column(c query.Column) *vector {
	if c.Table == "" && len(v.tables) == 1 {
		c.Table = v.tables[0]
	}
	if c.Each {
		return nil
	}
	if c.Part == "" && !c.Dated {
		return v.columns[c]
	}
	part, ok := v.parts[c]
	if !ok {
		part = v.part(c)
		v.parts[c] = part
	}
	return part
}

func (v *view) part(of query.Column) *vector {
	if whole := v.columns[query.Column{Table: of.Table, Name: of.Name}]; whole != nil {
		return whole.part(of)
	}
	return nil
}

// part returns a part of the values of a column.
func (v *vector) part(c query.Column) *vector {
	if c.Part == query.InText {
		return v.numbers()
	}
	if c.Dated {
		v = v.dated(c.Found)
	}
	if v == nil || c.Part == "" {
		return v
	}
	if v.kind != date && v.kind != stamp || v.kind == date && c.Part == query.Hour {
		return nil
	}
	out := &vector{kind: textual, cells: make([]Value, len(v.cells))}
	if c.Part == query.Year || c.Part == query.Hour || c.Part == query.DayOf {
		out.kind = whole
	}
	for i := range v.cells {
		out.cells[i] = missing
		if v.cells[i].null() {
			continue
		}
		at, err := value.ParseStamp(v.cells[i].Text)
		if err != nil {
			return nil
		}
		out.cells[i] = partOf(at, c.Part)
	}
	return out
}

// dated reads texts as the dates that they say.
func (v *vector) dated(form schema.DateForm) *vector {
	pattern, before, behind := form.First()
	find := regexp.MustCompile(pattern)
	if v.kind != textual && v.kind != stamp && v.kind != date {
		return nil
	}
	out := &vector{kind: stamp, cells: make([]Value, len(v.cells))}
	for i := range v.cells {
		out.cells[i] = missing
		if v.cells[i].null() {
			continue
		}
		text := v.cells[i].Text
		if form != schema.Whole {
			found := find.FindString(strings.ReplaceAll(text, ".", ""))
			if found == "" {
				continue
			}
			text = before + found + behind
		}
		at, err := value.Cast("timestamp", text)
		if err != nil {
			return nil // the engine refuses the whole statement, unless other conditions keep the row from it
		}
		out.cells[i] = Value{Any: at, Text: Text(at)}
	}
	return out
}

func partOf(at time.Time, p query.Part) Value {
	words := func(s string) Value { return Value{Any: s, Text: s} }
	switch p {
	case query.Year:
		return number(float64(at.Year()))
	case query.Hour:
		return number(float64(at.Hour()))
	case query.DayOf:
		return number(float64(at.Day()))
	case query.Quarter:
		return words(at.Format("2006") + "-Q" + strconv.Itoa((int(at.Month())+2)/3))
	case query.Month:
		return words(at.Format("2006-01"))
	case query.MonthOf:
		return words(at.Month().String())
	case query.Weekday:
		return words(at.Weekday().String())
	}
	return words(at.Format(time.DateOnly))
}

var reNumber = regexp.MustCompile(schema.FirstNumber)

func (v *vector) numbers() *vector {
	if v.kind != textual {
		return nil
	}
	out := &vector{kind: numeric, cells: make([]Value, len(v.cells))}
	for i := range v.cells {
		out.cells[i] = missing
		if found := reNumber.FindString(strings.ReplaceAll(v.cells[i].Text, ",", "")); found != "" && !v.cells[i].null() {
			x, _ := strconv.ParseFloat(found, 64)
			out.cells[i] = number(x)
		}
	}
	return out
}
