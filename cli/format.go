package cli

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/ask-surely/surely/suql"
)

// formatFlag is the output format of rows.
type formatFlag struct {
	Format string `help:"How to print rows: text for people; csv, jsonl (one object per row) or markdown for other programs, with everything else on standard error." enum:"text,csv,jsonl,markdown" default:"text"`
}

// printRows prints rows for other programs.
func (f formatFlag) printRows(w io.Writer, r *suql.Result) error {
	switch f.Format {
	case "csv":
		return printCSV(w, r)
	case "jsonl":
		return printJSONL(w, r)
	}
	return printMarkdown(w, r)
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

// printJSONL prints one object per row, members in column order.
func printJSONL(w io.Writer, r *suql.Result) error {
	names := ownNames(r.Columns)
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	write := func(v any) error {
		err := e.Encode(v)
		b.Truncate(max(0, b.Len()-1)) // the newline
		return err
	}
	for _, row := range r.Rows {
		for i, v := range row {
			if i == 0 {
				b.WriteByte('{')
			} else {
				b.WriteByte(',')
			}
			if err := write(names[i]); err != nil {
				return err
			}
			b.WriteByte(':')
			if err := write(v); err != nil {
				return err
			}
		}
		b.WriteString("}\n")
	}
	_, err := b.WriteTo(w)
	return err
}

// ownNames makes column names unique, as an object's members must be.
func ownNames(columns []string) []string {
	out := make([]string, len(columns))
	taken := map[string]bool{}
	for i, name := range columns {
		own := name
		for n := 2; taken[own]; n++ {
			own = fmt.Sprintf("%s_%d", name, n)
		}
		taken[own], out[i] = true, own
	}
	return out
}

var inMarkdown = strings.NewReplacer(`\`, `\\`, "|", `\|`, "\r", " ", "\n", " ", "<", "&lt;", "*", `\*`, "_", `\_`, "`",
	"\\`", "[", `\[`)

// printMarkdown prints a table, escaping markup in texts.
func printMarkdown(w io.Writer, r *suql.Result) error {
	var b strings.Builder
	line := func(cells []string) {
		for _, c := range cells {
			b.WriteString("| " + c + " ")
		}
		b.WriteString("|\n")
	}
	head, rule := make([]string, len(r.Columns)), make([]string, len(r.Columns))
	for i, c := range r.Columns {
		head[i], rule[i] = inMarkdown.Replace(c), "---"
	}
	line(head)
	line(rule)
	for _, row := range r.Rows {
		cells := make([]string, len(row))
		for i, v := range row {
			cells[i] = inMarkdown.Replace(plainValue(v))
		}
		line(cells)
	}
	_, err := io.WriteString(w, b.String())
	return err
}
