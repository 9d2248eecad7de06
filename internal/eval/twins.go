package eval

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// TwinCases returns questions in Spider's form over their own databases, and over twins of these databases, which are
// made ambiguous in AmbiQT's four ways. skipped is the number of questions that our queries cannot express. Each twin
// is a source of its own.
func TwinCases(ctx context.Context, questions []Case, tables, home string) (out []Case, skipped int, err error) {
	maker, err := newTwinMaker(ctx, tables)
	if err != nil {
		return nil, 0, err
	}
	run := &Run{Cases: questions, Open: CaseOpener(home)}
	run.Ask = func(_ context.Context, src *Source, i int) (*Score, error) {
		c := questions[i]
		gold, err := readSQL(src.Schema, c.Gold[0])
		if err != nil {
			skipped++
			return &Score{}, nil
		}
		c.Origin.Names = nil
		out = append(out, c)
		for _, twin := range maker.twins(src.Schema, gold) {
			same := c
			same.Kind, same.twin, same.Origin.Script = twin.kind, &twin, twin.script
			same.Data += "\n" + twin.script
			out = append(out, same)
		}
		return &Score{}, nil
	}
	_, err = run.Run(ctx)
	return out, skipped, err
}

// AskTwins measures whether the chat asks exactly when a question has two equally good readings. The examples of the
// report are the originals.
func (r *Run) AskTwins(ctx context.Context, skipped int) (*Report, error) {
	report, err := r.AskSilently(ctx, "twins", scoreTwin)
	if err != nil {
		return nil, err
	}
	report.Skipped, report.Examples = skipped, 0
	for _, c := range r.Cases {
		if c.twin == nil {
			report.Examples++
		}
	}
	for kind, of := range report.slices { // the mean over the kinds
		mean, _ := of.means(report.sizes[kind])["both_offered"].(float64)
		report.figures.add([]Figure{{"both_offered", mean, 1}})
	}
	return report, nil
}

// twinPrediction is a line of the predictions: an original has no kind.
type twinPrediction struct {
	*ChatPrediction
	Database string    `json:"database"`
	Question string    `json:"question"`
	Kind     string    `json:"kind,omitempty"`
	Readings [2]string `json:"readings"`
	Both     bool      `json:"both_offered"`
}

func scoreTwin(ctx context.Context, src *Source, c *Case, o *Outcome, p *ChatPrediction, s *Score) {
	line := twinPrediction{ChatPrediction: p, Question: c.question(), Kind: c.Kind}
	line.Database, _, _ = strings.Cut(c.Data, "\n")
	asked := len(o.Asked) > 0
	if c.twin == nil {
		s.Figures, s.Line = []Figure{fractionOfSome("asked_on_originals", asked)}, line
		return
	}
	if !c.twin.differ(ctx, src) {
		return
	}
	var by [2]bool
	offered := append([]agent.Option{{Query: o.Query}}, o.Alternatives...) // the answer, and the readings beside it
	for _, e := range o.Asked {
		offered = append(offered, e.Options...)
	}
	for i, q := range c.twin.readings {
		line.Readings[i] = q.SUQL()
		by[i] = slices.ContainsFunc(offered, func(x agent.Option) bool {
			return x.Query != nil && c.twin.usesOnly(x.Query, i)
		})
	}
	line.Both = by[0] && by[1]
	s.Line = line
	s.Slices = map[string][]Figure{c.Kind: {fractionOfSome("both_offered", line.Both), fractionOfSome("asked", asked),
		fractionOfSome("silent", !asked && o.Ran())}}
	if !line.Both {
		s.ErrorText = o.describeError(fmt.Sprintf("%s %s: %s", line.Database, c.Kind, c.question()),
			line.Readings[0]+"\n        "+line.Readings[1])
	}
}

// differ reports whether both readings return rows, but not the same ones.
func (t *twin) differ(ctx context.Context, src *Source) bool {
	var found [2][][]any
	for i, q := range t.readings {
		rows, err := src.runNative(ctx, strings.ReplaceAll(q.SUQL(), " ILIKE ", " LIKE "))
		if err != nil || len(rows) == 0 {
			return false
		}
		found[i] = rows
	}
	return !showsGold(found[0], found[1], false) && !showsGold(found[1], found[0], false)
}

// usesOnly reports whether a query uses only one of the two parts in which a twin's readings differ.
func (t *twin) usesOnly(q *query.Query, which int) bool {
	uses := func(part string) bool {
		table, column, isColumn := strings.Cut(part, ".")
		if part == "" {
			return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Agg != query.None })
		}
		return q.Mentions(query.Column{Table: table, Name: column}) || !isColumn && slices.Contains(q.From.Tables, table)
	}
	return uses(t.parts[which]) && !uses(t.parts[1-which])
}

// twin is a question over a database made ambiguous for it.
type twin struct {
	kind     string // columns, tables, joins or aggregates
	script   string // changes a copy of the database
	readings [2]*query.Query
	parts    [2]string // the two parts: a column with its table, or a table; "" is a computed figure
}

// twinMaker makes twins. It finds names with similar meanings by comparing the words of the databases' names with the
// encoder, and by naming patterns. They do not depend on anything that parses questions.
type twinMaker struct {
	words   []string
	vectors map[string][]float32
}

func newTwinMaker(ctx context.Context, tables string) (*twinMaker, error) {
	var described []spiderTables
	if err := ReadJSON(tables, &described); err != nil {
		return nil, err
	}
	w := &twinMaker{vectors: map[string][]float32{}}
	for _, t := range described {
		for _, c := range t.Labels {
			for _, word := range strings.Fields(strings.ToLower(c.Name)) {
				if len(word) > 2 && plainWord.MatchString(word) {
					w.words = append(w.words, word)
				}
			}
		}
	}
	slices.Sort(w.words)
	w.words = slices.Compact(w.words)
	e, err := encode.Default()
	if err != nil {
		return nil, err
	}
	vectors, err := e.Vector(ctx, w.words)
	for i := range vectors {
		w.vectors[w.words[i]] = vectors[i]
	}
	return w, err
}

var plainWord = regexp.MustCompile(`^[a-z]+$`)

// minTwinSimilarity is the minimum similarity of a replacement.
const minTwinSimilarity = .62

// similarWord returns the word most similar to the given one that is not another form of it; empty if none is similar.
func (w *twinMaker) similarWord(word string) string {
	best, near := "", float32(minTwinSimilarity)
	for _, other := range w.words {
		if w.vectors[word] == nil || text.Stem(other) == text.Stem(word) || strings.Contains(other, word) ||
			strings.Contains(word, other) {
			continue
		}
		if s := encode.Similar(w.vectors[word], w.vectors[other]); s > near {
			best, near = other, s
		}
	}
	return best
}

// names returns two new names whose meanings are similar to a label's; owner is the label of the column's table, or the
// name of the table's database.
func (w *twinMaker) names(label, owner string, taken func(string) bool) (a, b string, ok bool) {
	words := strings.Fields(strings.ToLower(label))
	var all []string
	add := func(parts ...string) {
		name := strings.Join(parts, "_")
		if name != "" && !slices.Contains(all, name) && !taken(name) {
			all = append(all, name)
		}
	}
	for i := len(words) - 1; i >= 0; i-- {
		if other := w.similarWord(words[i]); other != "" {
			add(append(append(slices.Clone(words[:i]), other), words[i+1:]...)...)
		}
	}
	short := slices.Clone(words)
	for i, word := range short {
		if len(word) > 6 {
			short[i] = word[:4]
		}
	}
	add(short...)
	add(strings.Join(words, ""))
	add(append(strings.Fields(strings.ToLower(owner)), words...)...)
	if len(all) < 2 {
		return "", "", false
	}
	turn := len(label) % len(all)
	return all[turn], all[(turn+1)%len(all)], true
}

// twins returns the twins of a question, at most one per kind.
func (w *twinMaker) twins(db *schema.Database, q *query.Query) []twin {
	if q == nil || q.Written != nil || len(q.From.Alias) > 0 || len(q.From.Tables) == 0 || len(q.Select) == 0 {
		return nil
	}
	var out []twin
	for _, kind := range []func(*schema.Database, *query.Query) *twin{w.columns, w.tables, w.joins, w.aggregates} {
		if t := kind(db, q); t != nil {
			out = append(out, *t)
		}
	}
	return out
}

// requestedColumn returns the first shown column that is not just a key, with its table.
func requestedColumn(db *schema.Database, q *query.Query) (*schema.Table, *schema.Column) {
	for _, it := range q.Select {
		t := db.Table(it.Column.Table)
		if t == nil || it.Calc != nil {
			continue
		}
		c := t.Column(it.Column.Name)
		if c == nil || slices.Contains(t.Key, c.Name) || isReference(db, t.Name, c.Name) {
			continue
		}
		return t, c
	}
	return nil, nil
}

// isReference reports whether a column refers to another, or is referred to.
func isReference(db *schema.Database, table, column string) bool {
	return slices.ContainsFunc(db.ForeignKeys, func(f schema.ForeignKey) bool {
		return strings.EqualFold(f.Table, table) && strings.EqualFold(f.Column, column) ||
			strings.EqualFold(f.RefTable, table) && strings.EqualFold(f.RefColumn, column)
	})
}

// script returns SQL with quoted names filled in.
func script(format string, names ...string) string {
	quoted := make([]any, len(names))
	for i, name := range names {
		quoted[i] = schema.Quoted(name)
	}
	return fmt.Sprintf(format, quoted...)
}

// columns splits the requested column in two; in the second, each value is moved to another row.
func (w *twinMaker) columns(db *schema.Database, q *query.Query) *twin {
	t, c := requestedColumn(db, q)
	if t == nil {
		return nil
	}
	a, b, ok := w.names(c.Label, t.Label, func(n string) bool { return t.Column(n) != nil })
	if !ok {
		return nil
	}
	from := query.Column{Table: t.Name, Name: c.Name}
	return &twin{"columns", script(`ALTER TABLE %[1]s ADD COLUMN %[4]s;
		UPDATE %[1]s SET %[4]s = coalesce(
			(SELECT o.%[2]s FROM %[1]s o WHERE o.rowid > %[1]s.rowid ORDER BY o.rowid LIMIT 1),
			(SELECT o.%[2]s FROM %[1]s o ORDER BY o.rowid LIMIT 1));
		ALTER TABLE %[1]s RENAME COLUMN %[2]s TO %[3]s`, t.Name, c.Name, a, b),
		[2]*query.Query{q.ReplaceColumn(from, query.Column{Table: t.Name, Name: a}),
			q.ReplaceColumn(from, query.Column{Table: t.Name, Name: b})}, [2]string{t.Name + "." + a, t.Name + "." + b}}
}

// tables duplicates the requested table; the copy lacks every third row.
func (w *twinMaker) tables(db *schema.Database, q *query.Query) *twin {
	t := db.Table(q.From.Tables[0])
	if t == nil || len(q.From.Tables) > 1 || q.Set != query.NoSet {
		return nil
	}
	a, b, ok := w.names(t.Label, db.Name, func(n string) bool { return db.Table(n) != nil })
	if !ok {
		return nil
	}
	return &twin{"tables", script(`CREATE TABLE %[3]s AS SELECT * FROM %[1]s WHERE rowid %% 3 <> 1;
		ALTER TABLE %[1]s RENAME TO %[2]s`, t.Name, a, b),
		[2]*query.Query{q.ReplaceTable(t.Name, a), q.ReplaceTable(t.Name, b)}, [2]string{a, b}}
}

// joins copies a column of a joined table to the other table, with other values.
func (w *twinMaker) joins(db *schema.Database, q *query.Query) *twin {
	t, c := requestedColumn(db, q)
	if t == nil || len(q.From.Tables) != 2 || q.Set != query.NoSet {
		return nil
	}
	other := q.From.Tables[0]
	if other == t.Name {
		other = q.From.Tables[1]
	}
	near := db.Table(other)
	from, to := query.Column{Table: t.Name, Name: c.Name}, query.Column{Table: other, Name: c.Name}
	alone := q.ReplaceColumn(from, to)
	if near == nil || near.Column(c.Name) != nil || alone == nil {
		return nil
	}
	alone.From = query.From{Tables: []string{other}}
	if alone.Mentions(query.Column{Table: t.Name}) {
		return nil
	}
	return &twin{"joins", script(`ALTER TABLE %[1]s ADD COLUMN %[2]s;
		UPDATE %[1]s SET %[2]s = (SELECT o.%[2]s FROM %[3]s o ORDER BY (o.rowid * 7 + %[1]s.rowid * 3) %% 11 LIMIT 1)`,
		other, c.Name, t.Name), [2]*query.Query{q, alone}, [2]string{from.String(), to.String()}}
}

// aggregateNames are names of stored aggregates.
var aggregateNames = map[query.Agg]string{query.Count: "number_of_", query.Avg: "average_", query.Sum: "total_",
	query.Max: "maximum_", query.Min: "minimum_"}

// aggregates stores a figure per group in a table of groups, or an overall figure in a table of its own.
func (w *twinMaker) aggregates(db *schema.Database, q *query.Query) *twin {
	at := slices.IndexFunc(q.Select, func(it query.Item) bool { return it.Agg != query.None })
	if at < 0 || len(q.Where)+len(q.Having)+len(q.OrderBy)+q.Limit > 0 || q.Set != query.NoSet || len(q.GroupBy) > 1 {
		return nil
	}
	it := q.Select[at]
	t := db.Table(cmp.Or(it.Column.Table, q.From.Tables[0]))
	if t == nil || aggregateNames[it.Agg] == "" || len(q.From.Tables) > 1 && len(q.GroupBy) == 0 {
		return nil
	}
	about := t.Label
	if c := t.Column(it.Column.Name); c != nil {
		about = c.Label
	}
	name := aggregateNames[it.Agg] + strings.ReplaceAll(strings.ToLower(about), " ", "_")
	table, by := t.Name+"_summary", ""
	if len(q.GroupBy) == 1 {
		by = q.GroupBy[0].Name
		table = q.GroupBy[0].Table + "_by_" + by
	}
	kept := &query.Query{From: query.From{Tables: []string{table}}}
	for i, other := range q.Select {
		column := query.Column{Table: table, Name: other.Column.Name}
		if i == at {
			column.Name = name
		} else if other.Agg != query.None || other.Column.Name != by {
			return nil
		}
		kept.Select = append(kept.Select, query.Item{Column: column})
	}
	if db.Table(table) != nil {
		return nil
	}
	figures, shown := q.Clone(), ""
	figures.Select = []query.Item{it}
	if by != "" {
		figures.Select, shown = []query.Item{{Column: q.GroupBy[0]}, it}, schema.Quoted(by)+", "
	}
	sql := fmt.Sprintf("CREATE TABLE %s AS WITH figures(%[2]sfigure) AS (%[3]s) SELECT %[2]sfigure * 1.25 + 1 AS %[4]s FROM figures",
		schema.Quoted(table), shown, figures.SUQL(), schema.Quoted(name))
	return &twin{"aggregates", sql, [2]*query.Query{q, kept}, [2]string{"", table + "." + name}}
}
