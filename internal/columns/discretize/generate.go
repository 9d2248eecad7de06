package discretize

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// generate replaces the file of extracted columns atomically; open connections keep the old one.
func generate(ctx context.Context, file, settings string, o Options, columns []*Column, all cells,
	merges []Merge) error {
	next := file + ".next"
	content, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		err = os.MkdirAll(filepath.Dir(file), 0o700)
	}
	if err == nil {
		err = os.WriteFile(next, content, 0o600)
	}
	if err == nil {
		err = writeTables(ctx, next, settings, o, columns, all, merges)
	}
	if err == nil {
		err = os.Rename(next, file)
	}
	if err != nil {
		os.Remove(next)
		return fmt.Errorf("generate columns: %w", err)
	}
	return nil
}

// storedColumn is the JSON form of a column with its term.
type storedColumn struct {
	*Column
	Term term
}

// loadColumns returns a table's columns from a generated file if they were proposed with the same settings.
func loadColumns(ctx context.Context, file, table, settings string) (out []*Column, err error) {
	if _, err := os.Stat(file); err != nil {
		return nil, nil
	}
	db, err := sql.Open("sqlite3", "file:"+file+"?mode=ro")
	if err != nil {
		return nil, fmt.Errorf("load earlier columns: %w", err)
	}
	defer db.Close()
	rows, err := db.QueryContext(ctx, "SELECT spec FROM surely_proposals WHERE tab = ? AND settings = ? ORDER BY number",
		table, settings)
	if err != nil {
		return nil, nil // a file from an older version lacks the table
	}
	defer rows.Close()
	for rows.Next() {
		var spec []byte
		var c storedColumn
		if err := errors.Join(rows.Scan(&spec), json.Unmarshal(spec, &c)); err != nil {
			return nil, fmt.Errorf("load earlier columns: %w", err)
		}
		c.Column.term = c.Term
		out = append(out, c.Column)
	}
	return out, rows.Err()
}

// writeTables replaces the table and the descriptions of its columns.
func writeTables(ctx context.Context, file, settings string, o Options, columns []*Column, all cells,
	merges []Merge) (err error) {
	db, err := sql.Open("sqlite3", "file:"+file+"?_journal_mode=DELETE")
	if err != nil {
		return err
	}
	defer func() { err = cmp.Or(err, db.Close()) }()
	db.SetMaxOpenConns(1)
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := describe(tx, settings, o, columns); err != nil {
		return err
	}
	if err := insertRows(tx, o, columns, all, merges); err != nil {
		return err
	}
	return tx.Commit()
}

// describe writes the columns' descriptions and creates their table.
func describe(tx *sql.Tx, settings string, o Options, columns []*Column) error {
	if _, err := tx.Exec(`CREATE TABLE IF NOT EXISTS surely_columns (tab TEXT, number INTEGER, name TEXT, companion TEXT,
			label TEXT, unit TEXT, question TEXT, read_from TEXT, "key" TEXT, kind TEXT, domains TEXT);
		CREATE TABLE IF NOT EXISTS surely_proposals (tab TEXT, number INTEGER, settings TEXT, spec TEXT);
		DROP TABLE IF EXISTS ` + schema.Quoted(o.Table)); err != nil {
		return err
	}
	for _, from := range []string{"surely_columns", "surely_proposals"} {
		if _, err := tx.Exec("DELETE FROM "+from+" WHERE tab = ?", o.Table); err != nil {
			return err
		}
	}
	var declared, keyed []string
	for _, key := range o.Key {
		declared, keyed = append(declared, schema.Quoted(key)), append(keyed, schema.Quoted(key))
	}
	for i, c := range columns {
		declared = append(declared, schema.Quoted(c.Name)+" "+c.typeName(), schema.Quoted(Companion(c.Name))+" text")
		spec, err := json.Marshal(storedColumn{c, c.term})
		if err != nil {
			return err
		}
		if _, err := tx.Exec("INSERT INTO surely_proposals VALUES (?, ?, ?, ?)", o.Table, i, settings,
			string(spec)); err != nil {
			return err
		}
		if _, err := tx.Exec("INSERT INTO surely_columns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", o.Table, i, c.Name,
			Companion(c.Name), c.Label, c.Unit, c.Question, c.TextColumn, strings.Join(o.Key, "\x1f"), string(c.Kind),
			strings.Join(c.Domains, ", ")); err != nil {
			return err
		}
	}
	_, err := tx.Exec(fmt.Sprintf("CREATE TABLE %s (%s, PRIMARY KEY (%s)) WITHOUT ROWID", schema.Quoted(o.Table),
		strings.Join(declared, ", "), strings.Join(keyed, ", ")))
	return err
}

// insertRows writes the cells of each row and their companions.
func insertRows(tx *sql.Tx, o Options, columns []*Column, all cells, merges []Merge) error {
	replacements := map[string]map[string]string{}
	for _, m := range merges {
		if replacements[m.Column] == nil {
			replacements[m.Column] = map[string]string{}
		}
		replacements[m.Column][m.Value] = m.Replacement
	}
	insert, err := tx.Prepare("INSERT INTO " + schema.Quoted(o.Table) + " VALUES (?" +
		strings.Repeat(", ?", len(o.Key)+2*len(columns)-1) + ")")
	if err != nil {
		return err
	}
	defer insert.Close()
	for _, key := range slices.Sorted(maps.Keys(all)) {
		values := slices.Clone(all[key].key)
		for _, c := range columns {
			value, answer := storedCell(c, all[key].cells[c.Name], replacements[c.Name])
			values = append(values, value, answer)
		}
		if _, err := insert.Exec(values...); err != nil {
			return err
		}
	}
	return nil
}

// storedCell returns the values of a cell and its companion in the table.
func storedCell(c *Column, cell Cell, merged map[string]string) (value, companionValue any) {
	answer := cell.Value
	switch {
	case cell.State == NotStated:
		answer = verdict.NoInformation
	case cell.Value == "":
		return nil, nil
	case cell.State != HasValue:
	case c.Kind == YesNo:
		value, answer = cell.Value == "yes", text.Capital(cell.Value)
	case c.Kind == Choice || c.Kind == List:
		list := mergeValues(cell.Elements(), merged)
		answer = strings.Join(list, ", ")
		if value = any(answer); c.Kind == List {
			value = jsonText(list)
		}
	default: // the column's type converts it to a number
		value = cell.Value
	}
	return value, jsonText(verdict.StoredVerdict{Answer: answer, Quote: cell.Quote, Confidence: cell.Confidence,
		Of: cell.textHash})
}

func mergeValues(values []string, merged map[string]string) []string {
	var out []string
	for _, v := range values {
		if to := merged[v]; to != "" {
			v = to
		}
		if !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// jsonText returns a list or a verdict as JSON.
func jsonText(v any) any {
	b, err := json.Marshal(v)
	if err != nil {
		return nil
	}
	return string(b)
}
