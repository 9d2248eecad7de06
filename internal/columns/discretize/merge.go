package discretize

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Merge means that a value was replaced by another.
type Merge struct {
	Column  string `json:"column"`
	Value   string `json:"value"`
	Becomes string `json:"becomes"`
}

// Other stands for values beyond the limit.
const Other = "other"

// maxValues is the maximum number of values of a column.
const maxValues = 60

// merges finds a column's values that mean the same: other spellings and inflections, and rare ones beyond the limit.
// counts gives frequencies; the more frequent spelling wins.
func merges(column string, counts map[string]int, most int) []Merge {
	var kept []string
	var out []Merge
	for _, v := range byFrequency(counts) {
		at := slices.IndexFunc(kept, func(k string) bool { return sameValue(v, k) })
		switch {
		case at >= 0:
			out = append(out, Merge{column, v, kept[at]})
		case len(kept) >= most:
			out = append(out, Merge{column, v, Other})
		default:
			kept = append(kept, v)
		}
	}
	return out
}

// sameValue reports whether two values differ only in spelling: case, hyphens, plural, or one letter of a long word.
func sameValue(a, b string) bool {
	a, b = plainValue(a), plainValue(b)
	if a == b {
		return true
	}
	if strings.ContainsAny(a+b, "0123456789") {
		return false
	}
	return min(len(a), len(b)) >= 7 && a[0] == b[0] && text.Distance(a, b, 1) <= 1 || spellings[a] == b ||
		spellings[b] == a
}

// spellings are British and American variants too short to recognise by their letters.
var spellings = map[string]string{"gray": "grey", "fiber": "fibre", "color": "colour", "aluminum": "aluminium",
	"fiberglass": "fibreglass"}

func plainValue(s string) string {
	return text.Singular(strings.ReplaceAll(strings.ToLower(strings.TrimSpace(s)), "-", " "))
}

// Merged stores the merges of a table's columns and returns those in force. Undone ones stay undone.
func (k *Kept) merged(ctx context.Context, table string, columns []*Column,
	all cells) (map[string]map[string]string, error) {
	undone := map[string]bool{}
	err := k.each(ctx, "what was merged", func(rows *sql.Rows) error {
		var name, value string
		err := rows.Scan(&name, &value)
		undone[name+"\x00"+value] = true
		return err
	}, "SELECT name, value FROM merges WHERE tab = ? AND undone", table)
	if err != nil {
		return nil, err
	}
	out := map[string]map[string]string{}
	err = k.within(ctx, func(tx *sql.Tx) error {
		if _, err := tx.Exec("DELETE FROM merges WHERE tab = ? AND NOT undone", table); err != nil {
			return err
		}
		for _, c := range columns {
			if c.Kind != Choice && c.Kind != List {
				continue
			}
			counts := map[string]int{}
			for _, row := range all {
				for _, v := range row[c.Name].Elements() {
					if !undone[c.Name+"\x00"+v] {
						counts[v]++
					}
				}
			}
			out[c.Name] = map[string]string{}
			for _, m := range merges(c.Name, counts, maxValues) {
				out[c.Name][m.Value] = m.Becomes
				if _, err := tx.Exec("INSERT INTO merges (tab, name, value, becomes) VALUES (?, ?, ?, ?)", table, m.Column, m.Value,
					m.Becomes); err != nil {
					return err
				}
			}
		}
		return nil
	})
	return out, err
}

// Merges returns the merges of a table's columns.
func (k *Kept) Merges(ctx context.Context, table string) ([]Merge, error) {
	out := []Merge{}
	err := k.each(ctx, "what was merged", func(rows *sql.Rows) error {
		var m Merge
		err := rows.Scan(&m.Column, &m.Value, &m.Becomes)
		out = append(out, m)
		return err
	}, "SELECT name, value, becomes FROM merges WHERE tab = ? AND NOT undone ORDER BY name, becomes, value", table)
	return out, err
}

// Undo restores a merged value.
func (k *Kept) Undo(ctx context.Context, table, column, value string) error {
	done, err := k.db.ExecContext(ctx,
		"UPDATE merges SET undone = 1 WHERE tab = ? AND name = ? AND value = ? AND NOT undone", table, column, value)
	if err != nil {
		return fmt.Errorf("undo a merge: %w", err)
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return fmt.Errorf("%q was not merged in %s.%s", value, table, column)
	}
	return nil
}
