package present

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/suql"
)

// maxText is the maximum length of a cell's text.
const maxText = excelize.TotalCellChars

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

// xlsxStyles holds the ids of the cell styles for headers and dates.
type xlsxStyles struct{ header, day int }

// writeXLSX writes rows as a spreadsheet: numbers as numbers, dates as dates, everything else as text and never as a
// formula, with a bold, frozen header. On failure nothing is written.
func writeXLSX(ctx context.Context, to *bufio.Writer, r suql.Result) (err error) {
	f := excelize.NewFile()
	defer func() { err = errors.Join(err, f.Close()) }()
	if err := f.SetSheetName("Sheet1", xlsxSheet); err != nil {
		return fmt.Errorf("make a spreadsheet: %w", err)
	}
	var styles xlsxStyles
	styles.header, err = f.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}})
	if err == nil {
		styles.day, err = f.NewStyle(&excelize.Style{CustomNumFmt: &dayFormat})
	}
	if err == nil {
		err = fillSheet(ctx, f, r, styles)
	}
	if err != nil {
		return fmt.Errorf("make a spreadsheet: %w", err)
	}
	return f.Write(to)
}

const xlsxSheet = "Answer"

func fillSheet(ctx context.Context, f *excelize.File, r suql.Result, styles xlsxStyles) error {
	sheet, err := f.NewStreamWriter(xlsxSheet)
	if err != nil {
		return err
	}
	err = sheet.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"})
	if err != nil {
		return err
	}
	cells := make([]any, len(r.Columns))
	for i, name := range r.Columns {
		cells[i] = excelize.Cell{StyleID: styles.header, Value: xlsxText(name)}
	}
	if err := sheet.SetRow("A1", cells); err != nil {
		return err
	}
	for n, row := range r.Rows {
		budget.Yield(ctx)
		clear(cells)
		for i, v := range row[:min(len(row), len(cells))] {
			cells[i] = xlsxCell(v, styles)
		}
		if err := sheet.SetRow(fmt.Sprint("A", n+2), cells); err != nil {
			return err
		}
	}
	return sheet.Flush()
}

// dayFormat formats days as pages do.
var dayFormat = "d mmm yyyy"

// secondsPerDay converts times, since a time.Duration ends after 292 years.
const secondsPerDay = 24 * 60 * 60

// dayZero is day 0 of spreadsheets, whose calendar includes 29 February 1900.
var dayZero = time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)

func xlsxCell(v any, styles xlsxStyles) any {
	switch v := v.(type) {
	case nil, bool:
		return v
	case int64, float64, json.Number:
		if s := Plain(v); digits(s) <= 15 { // a spreadsheet would round more digits
			if n, err := json.Number(s).Int64(); err == nil {
				return n
			}
			if n, err := json.Number(s).Float64(); err == nil {
				return n
			}
		}
	case string:
		if day, err := time.Parse(time.DateOnly, v); err == nil && day.Year() >= 1901 {
			return excelize.Cell{StyleID: styles.day, Value: int((day.Unix() - dayZero.Unix()) / secondsPerDay)}
		}
	}
	return xlsxText(Plain(v))
}

func digits(s string) (n int) {
	for _, r := range s {
		if r >= '0' && r <= '9' {
			n++
		}
	}
	return n
}

// xlsxText returns a text that fits into a cell.
func xlsxText(text string) string {
	if utf8.RuneCountInString(text) > maxText {
		text = string([]rune(text)[:maxText-1]) + "…"
	}
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\n' && r != '\t' {
			return -1
		}
		return r
	}, text)
}
