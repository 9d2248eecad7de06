package eval

import (
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/read/lexical/onetable"
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

// Index makes the table that the embedded parser reads questions over. Its name says nothing, and the id stays out.
func (t *WikiTable) Index() *onetable.Table {
	columns := make([]onetable.Column, len(t.Header))
	for i, h := range t.Header {
		columns[i] = onetable.Column{Name: columnName(t.Header, i), Label: h, Number: t.Types[i] == "real"}
	}
	return onetable.New("t", columns, t.Cells())
}

// Cells are the rows as they are written.
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

// columnName is the header, made unique where two columns share one.
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

// Sketch returns the query as the embedded parser has it, or false if it is none of the table's.
func (q *WikiQuery) Sketch(t *WikiTable) (onetable.Sketch, bool) {
	s := onetable.Sketch{Select: q.Sel, Agg: onetable.Agg(q.Agg)}
	if q.Sel < 0 || q.Sel >= len(t.Header) || q.Agg < 0 || q.Agg > int(onetable.Avg) {
		return s, false
	}
	for _, c := range q.Conds {
		column, ok1 := c[0].(float64)
		op, ok2 := c[1].(float64)
		if !ok1 || !ok2 || column < 0 || int(column) >= len(t.Header) || op < 0 || int(op) > int(onetable.Less) {
			return s, false
		}
		s.Conditions = append(s.Conditions, onetable.Condition{Column: int(column), Op: onetable.Op(op),
			Value: wikiCell(c[2])})
	}
	return s, true
}

// WikiExamples makes examples to train on. Questions of tables that are not there are left out.
func WikiExamples(questions []WikiQuestion, tables map[string]*WikiTable) []onetable.Example {
	index := map[string]*onetable.Table{}
	var out []onetable.Example
	for i := range questions {
		q := &questions[i]
		t := tables[q.TableID]
		if t == nil {
			continue
		}
		gold, ok := q.SQL.Sketch(t)
		if !ok {
			continue
		}
		if index[q.TableID] == nil {
			index[q.TableID] = t.Index()
		}
		out = append(out, onetable.Example{Table: index[q.TableID], Question: q.Question, Gold: gold, Fold: q.TableID})
	}
	return out
}
