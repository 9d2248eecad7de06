package main

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"

	"surely/retrieve"
	"surely/schema"
	"surely/store"
)

// searchCommand finds the passages of the data's free text that speak of a question. It stands alone: no SQL, no verdicts.
type searchCommand struct {
	K        int      `name:"k" default:"10" help:"Most passages to show."`
	Question []string `arg:"" help:"What to look for, in words."`
}

func (c *searchCommand) Run(ctx context.Context, g *globals, s streams) error {
	set, err := g.open(ctx, s)
	if err != nil {
		return err
	}
	defer set.Close()
	home, err := g.home(s)
	if err != nil {
		return err
	}
	ranker, err := retrieve.NewRanker(retrieve.Options{})
	if err != nil {
		return err
	}
	var all []retrieve.Found
	for _, src := range set.Sources {
		dir := filepath.Join(home, "index", src.Name())
		found, err := c.source(ctx, src, dir, ranker, s)
		if err != nil {
			return fmt.Errorf("search %s: %w", src.Name(), err)
		}
		all = append(all, found...)
	}
	all = best(all, c.K)
	if g.JSON {
		e := json.NewEncoder(s.out)
		e.SetEscapeHTML(false)
		return e.Encode(map[string]any{"found": all})
	}
	for _, f := range all {
		fmt.Fprintf(s.out, "%.2f  %s\n      %s\n", f.Score, f.Text, f.Key)
	}
	return nil
}

// source brings the index of one source up to date and searches it.
func (c *searchCommand) source(ctx context.Context, src *store.Source, dir string, ranker *retrieve.Ranker, s streams) ([]retrieve.Found, error) {
	ix, err := retrieve.Open(dir, ranker)
	if err != nil {
		return nil, err
	}
	defer ix.Close()
	ix.Begin()
	changed := false
	for _, t := range src.Schema().Tables {
		for _, column := range t.Columns {
			if t.Hidden || column.Role != schema.FreeText {
				continue
			}
			rows, err := textRows(ctx, src, t, column)
			if err != nil {
				return nil, err
			}
			before := ix.Written()
			err = ix.Update(ctx, rows, func(done int) {
				if len(rows) > 5000 {
					fmt.Fprintf(s.err, "\rindex %s.%s: %d of %d rows", t.Name, column.Name, done, len(rows))
				}
			})
			if err != nil {
				return nil, err
			}
			changed = changed || ix.Written() != before
		}
	}
	if ix.End() || changed {
		if err := ix.Save(dir); err != nil {
			return nil, err
		}
	}
	return ix.Search(ctx, strings.Join(c.Question, " "), c.K)
}

// textRows reads a text column with what names each row.
func textRows(ctx context.Context, src *store.Source, t *schema.Table, column *schema.Column) ([]retrieve.Row, error) {
	names := []string{quoted(column.Name)}
	for _, k := range t.Key {
		names = append(names, quoted(k))
	}
	for _, other := range t.Columns {
		if other.Role == schema.Title {
			names = append(names, quoted(other.Name))
			break
		}
	}
	rows, err := src.Query(ctx, "SELECT "+strings.Join(names, ", ")+" FROM "+quoted(t.Name)+" WHERE "+quoted(column.Name)+" IS NOT NULL")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []retrieve.Row
	for rows.Next() {
		row := rows.Row()
		key := t.Name + "." + column.Name
		for _, v := range row[1:] {
			key += fmt.Sprintf(" %v", v)
		}
		if len(row) == 1 {
			key += fmt.Sprintf(" row %d", len(out)+1)
		}
		out = append(out, retrieve.Row{Key: key, Texts: documentsOf(row[0])})
	}
	return out, rows.Err()
}

// documentsOf returns the texts of a value: the elements of a list, or the one text it is.
func documentsOf(v any) []string {
	switch v := v.(type) {
	case []any:
		var out []string
		for _, e := range v {
			if e != nil {
				out = append(out, fmt.Sprint(e))
			}
		}
		return out
	case string:
		var list []string
		if strings.HasPrefix(v, "[") && json.Unmarshal([]byte(v), &list) == nil {
			return list
		}
		return []string{v}
	}
	return []string{fmt.Sprint(v)}
}

func quoted(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// best returns the k best of several sources' passages.
func best(found []retrieve.Found, k int) []retrieve.Found {
	for i := range found {
		for j := i; j > 0 && found[j].Score > found[j-1].Score; j-- {
			found[j], found[j-1] = found[j-1], found[j]
		}
	}
	if found == nil {
		found = []retrieve.Found{}
	}
	return found[:min(k, len(found))]
}
