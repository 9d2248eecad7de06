package cli

import (
	"encoding/csv"
	"io"
	"strings"

	"github.com/ask-surely/surely/suql"
)

// formatFlag is the output format of rows.
type formatFlag struct {
	Format string `help:"How to print rows: text for people, or csv for other programs, with everything else on standard error." enum:"text,csv" default:"text"`
}

// printCSV prints values unchanged, for programs; the page's download is for spreadsheets.
func printCSV(w io.Writer, r *suql.Result) error {
	c := csv.NewWriter(w)
	if err := c.Write(r.Columns); err != nil {
		return err
	}
	for _, row := range r.Rows {
		line := make([]string, len(row))
		for i, v := range row {
			line[i] = plainValue(v)
		}
		if err := c.Write(line); err != nil {
			return err
		}
	}
	c.Flush()
	return c.Error()
}

// plainValue formats a value completely; NULL is empty.
func plainValue(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = plainValue(e)
		}
		return strings.Join(parts, "; ")
	}
	return cell(v)
}
