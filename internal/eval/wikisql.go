package eval

import (
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/tables"
	"github.com/ask-surely/surely/internal/words"
)

// WikiTable is a table in WikiSQL's form. Cells are strings or numbers.
type WikiTable struct {
	ID     string   `json:"id"`
	Header []string `json:"header"`
	Types  []string `json:"types"`
	Rows   [][]any  `json:"rows"`
}

// WikiQuery is a query in WikiSQL's form: conditions are triples of column, operator and value.
type WikiQuery struct {
	Sel   int      `json:"sel"`
	Agg   int      `json:"agg"`
	Conds [][3]any `json:"conds"`
}

// numbered is the query as SQL over columns c0, c1 …: headers may repeat.
func (q *WikiQuery) numbered() []string {
	var b strings.Builder
	form := []string{"c%d", "max(c%d)", "min(c%d)", "count(c%d)", "sum(c%d)", "avg(c%d)"}[q.Agg]
	fmt.Fprintf(&b, "SELECT "+form+" FROM t", q.Sel)
	for i, c := range q.Conds {
		column, op, err := conditionOf(c)
		if err != nil {
			return nil
		}
		fmt.Fprintf(&b, " %s c%d %c 'x'", []string{"WHERE", "AND"}[min(i, 1)], column, "=><"[op])
	}
	return []string{b.String()}
}

// WikiQuestion is one line of a WikiSQL file.
type WikiQuestion struct {
	TableID  string    `json:"table_id"`
	Question string    `json:"question"`
	SQL      WikiQuery `json:"sql"`
}

// ReadWikiQuestions reads a file of questions, at most limit of them; 0 for all.
func ReadWikiQuestions(path string, limit int) ([]WikiQuestion, error) {
	var out []WikiQuestion
	err := jsonfile.Lines(path, func(q WikiQuestion) error {
		if limit <= 0 || len(out) < limit {
			out = append(out, q)
		}
		return nil
	})
	return out, err
}

// ReadWikiTables reads a file of tables, by id.
func ReadWikiTables(path string) (map[string]*WikiTable, error) {
	out := map[string]*WikiTable{}
	err := jsonfile.Lines(path, func(t *WikiTable) error {
		if len(t.Types) < len(t.Header) {
			return fmt.Errorf("table %q has %d types for %d headers", t.ID, len(t.Types), len(t.Header))
		}
		out[t.ID] = t
		return nil
	})
	return out, err
}

// Cells are the rows as text.
func (t *WikiTable) Cells() [][]string {
	rows := make([][]string, len(t.Rows))
	for r, row := range t.Rows {
		rows[r] = make([]string, len(row))
		for c, v := range row {
			rows[r][c] = wikiCell(v)
		}
	}
	return rows
}

// file is the table as an upload.
func (t *WikiTable) file() *tables.Table {
	f := &tables.Table{ID: t.ID, Rows: t.Cells()}
	for i := range t.Header {
		f.Header = append(f.Header, columnName(t.Header, i))
	}
	return f
}

// columnName is the header, made unique.
func columnName(header []string, i int) string {
	for k := range i {
		if strings.EqualFold(header[k], header[i]) {
			return fmt.Sprintf("%s (%d)", header[i], i+1)
		}
	}
	return header[i]
}

func wikiCell(v any) string {
	switch x := v.(type) {
	case nil:
		return ""
	case string:
		return x
	case float64:
		return words.FormatNumber(x)
	}
	return fmt.Sprint(v)
}
