package eval

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/schema"
)

// spiderQuestion is a line of Spider's question files. Nothing but Question and DB reaches the parser.
type spiderQuestion struct {
	DB       string `json:"db_id"`
	Question string `json:"question"`
	SQL      string `json:"query"`
}

// spiderTables is a database in Spider's tables.json: stored names, readable names, keys. Columns are numbered over the
// whole database; column 0 is "*". A primary key may be one column or a list.
type spiderTables struct {
	DB          string            `json:"db_id"`
	Tables      []string          `json:"table_names_original"`
	TableLabels []string          `json:"table_names"`
	Columns     []spiderColumn    `json:"column_names_original"`
	Labels      []spiderColumn    `json:"column_names"`
	Types       []string          `json:"column_types"`
	Keys        []json.RawMessage `json:"primary_keys"`
	ForeignKeys [][2]int          `json:"foreign_keys"`
}

// spiderColumn is [table, name] in the file.
type spiderColumn struct {
	Table int
	Name  string
}

func (c *spiderColumn) UnmarshalJSON(b []byte) error {
	return json.Unmarshal(b, &[2]any{&c.Table, &c.Name})
}

// readSpider reads a question file and the databases' descriptions by their id.
func readSpider(questions, tables string) ([]spiderQuestion, map[string]spiderTables, error) {
	var qs []spiderQuestion
	if err := jsonfile.Read(questions, &qs); err != nil {
		return nil, nil, err
	}
	var ts []spiderTables
	if err := jsonfile.Read(tables, &ts); err != nil {
		return nil, nil, err
	}
	byID := make(map[string]spiderTables, len(ts))
	for _, t := range ts {
		byID[t.DB] = t
	}
	return qs, byID, nil
}

// label adds the description's names and keys to db.
func (s spiderTables) label(db *schema.Database) {
	for i, name := range s.Tables {
		if t := db.Table(name); t != nil && i < len(s.TableLabels) {
			t.Label = s.TableLabels[i]
		}
	}
	for i := range s.Columns {
		if _, c := s.find(db, i); c != nil && i < len(s.Labels) {
			c.Label = s.Labels[i].Name
		}
	}
	keys := map[*schema.Table][]string{}
	for _, raw := range s.Keys {
		var many []int
		if json.Unmarshal(raw, &many) != nil {
			var one int
			if json.Unmarshal(raw, &one) != nil {
				continue
			}
			many = []int{one}
		}
		for _, i := range many {
			if t, c := s.find(db, i); c != nil {
				keys[t] = append(keys[t], c.Name)
			}
		}
	}
	for _, t := range db.Tables {
		if k := keys[t]; len(k) > 0 && len(t.Key) == 0 {
			t.Key = k
		}
	}
	for _, fk := range s.ForeignKeys {
		t, c := s.find(db, fk[0])
		rt, rc := s.find(db, fk[1])
		if c == nil || rc == nil || hasForeignKey(db, t.Name, c.Name, rt.Name) {
			continue
		}
		db.ForeignKeys = append(db.ForeignKeys, schema.ForeignKey{Table: t.Name, Column: c.Name, RefTable: rt.Name,
			RefColumn: rc.Name})
	}
}

// find returns a column of the description with its table; nil if db lacks it.
func (s spiderTables) find(db *schema.Database, i int) (*schema.Table, *schema.Column) {
	if i <= 0 || i >= len(s.Columns) {
		return nil, nil
	}
	t := db.Table(s.Tables[s.Columns[i].Table])
	if t == nil {
		return nil, nil
	}
	return t, t.Column(s.Columns[i].Name)
}

func hasForeignKey(db *schema.Database, table, column, ref string) bool {
	return slices.ContainsFunc(db.ForeignKeys, func(f schema.ForeignKey) bool {
		return strings.EqualFold(f.Table, table) && strings.EqualFold(f.Column, column) && strings.EqualFold(f.RefTable, ref)
	})
}
