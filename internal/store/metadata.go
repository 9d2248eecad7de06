package store

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/internal/schema"
)

// What other tools say about the data, read as if the owner had written it into surely.yaml: a Data Package's
// descriptor, and dbt's properties and metrics. They may describe tables that do not exist here, which is
// reported but is not an error.

// dataPackage is the form of datapackage.json.
type dataPackage struct {
	Title     string `json:"title"`
	Resources []struct {
		Name        string          `json:"name"`
		Path        json.RawMessage `json:"path"` // a text, or a list of them
		Title       string          `json:"title"`
		Description string          `json:"description"`
		Schema      json.RawMessage `json:"schema"` // the path to a separate file is not followed
	} `json:"resources"`
}

type tableSchema struct {
	Fields []struct {
		Name        string `json:"name"`
		Title       string `json:"title"`
		Description string `json:"description"`
	} `json:"fields"`
	ForeignKeys []struct {
		Fields    oneName `json:"fields"`
		Reference struct {
			Resource string  `json:"resource"`
			Fields   oneName `json:"fields"`
		} `json:"reference"`
	} `json:"foreignKeys"`
}

// oneName is a name, or a list with exactly one; empty for more.
type oneName string

func (n *oneName) UnmarshalJSON(b []byte) error {
	var some []string
	if json.Unmarshal(b, &some) != nil {
		return json.Unmarshal(b, (*string)(n))
	}
	if len(some) == 1 {
		*n = oneName(some[0])
	}
	return nil
}

func (p dataPackage) overlay() *overlay {
	o := &overlay{Name: p.Title, Tables: map[string]tableOverlay{}}
	tables := map[string]string{} // by the names of resources
	for _, r := range p.Resources {
		tables[r.Name] = r.Name
		var path oneName
		if json.Unmarshal(r.Path, &path) == nil && path != "" {
			base := filepath.Base(string(path))
			tables[r.Name] = strings.TrimSuffix(base, filepath.Ext(base))
		}
	}
	for _, r := range p.Resources {
		table := tableOverlay{Description: r.Description, Columns: map[string]columnOverlay{}}
		if words := strings.Fields(strings.ToLower(r.Title)); len(words) > 0 && len(words) <= 3 {
			table.Synonyms = []string{strings.Join(words, " ")}
		}
		var about tableSchema
		json.Unmarshal(r.Schema, &about) // unreadable entries are ignored
		for _, f := range about.Fields {
			table.Columns[f.Name] = columnOverlay{Label: f.Title, Description: f.Description}
		}
		for _, k := range about.ForeignKeys {
			refers := tables[cmp.Or(k.Reference.Resource, r.Name)] // the same table, if none is named
			if k.Fields != "" && k.Reference.Fields != "" {
				o.Keys = append(o.Keys, keyOverlay{
					Column: tables[r.Name] + "." + string(k.Fields), Refers: refers + "." + string(k.Reference.Fields)})
			}
		}
		o.Tables[tables[r.Name]] = table
	}
	return o
}

// dbtFile is the part of dbt's YAML files that is read.
type dbtFile struct {
	Models    []dbtTable `yaml:"models"`
	Seeds     []dbtTable `yaml:"seeds"`
	Snapshots []dbtTable `yaml:"snapshots"`
	Sources   []struct {
		Tables []dbtTable `yaml:"tables"`
	} `yaml:"sources"`
	SemanticModels []struct {
		Model    string `yaml:"model"`
		Measures []struct {
			Name string `yaml:"name"`
			Agg  string `yaml:"agg"`
			Expr any    `yaml:"expr"`
		} `yaml:"measures"`
	} `yaml:"semantic_models"`
	Metrics []dbtMetric `yaml:"metrics"`
}

type dbtTable struct {
	Name        string `yaml:"name"`
	Identifier  string `yaml:"identifier"`
	Alias       string `yaml:"alias"`
	Description string `yaml:"description"`
	Columns     []struct {
		Name        string `yaml:"name"`
		Description string `yaml:"description"`
		Tests       []any  `yaml:"tests"`
		DataTests   []any  `yaml:"data_tests"`
	} `yaml:"columns"`
}

// dbtMetric is a metric of either generation: over a model, or over a measure of a semantic model.
type dbtMetric struct {
	Name       string `yaml:"name"`
	Label      string `yaml:"label"`
	Model      string `yaml:"model"`
	Method     string `yaml:"calculation_method"`
	Expression any    `yaml:"expression"`
	Filters    []any  `yaml:"filters"`
	Filter     any    `yaml:"filter"`
	Type       string `yaml:"type"`
	TypeParams struct {
		Measure any `yaml:"measure"`
	} `yaml:"type_params"`
}

// figure is what a metric or measure computes.
type figure struct{ table, aggregate, column string }

// dbt's aggregates in SUQL
var aggregates = map[string]string{
	"sum": "sum(%s)", "min": "min(%s)", "max": "max(%s)", "average": "avg(%s)", "avg": "avg(%s)",
	"median": "percentile_cont(0.5) WITHIN GROUP (ORDER BY %s)",
	"count":  "count(%s)", "count_distinct": "count(DISTINCT %s)",
}

var reQuotedName = regexp.MustCompile(`['"]([^'"]+)['"]\s*\)`)

// referred is the table in ref('orders') or source('shop', 'orders').
func referred(text string) string {
	if m := reQuotedName.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return text
}

// addDBT adds the contents of a dbt file.
func (o *overlay) addDBT(f dbtFile, measures map[string]figure) {
	all := slices.Concat(f.Models, f.Seeds, f.Snapshots)
	for _, s := range f.Sources {
		all = append(all, s.Tables...)
	}
	for _, t := range all {
		name := cmp.Or(t.Alias, t.Identifier, t.Name)
		about := tableOverlay{Description: strings.TrimSpace(t.Description), Columns: map[string]columnOverlay{}}
		for _, c := range t.Columns {
			about.Columns[c.Name] = columnOverlay{Description: strings.TrimSpace(c.Description)}
			for _, test := range append(c.Tests, c.DataTests...) {
				if to, field := relationship(test); to != "" && field != "" {
					o.Keys = append(o.Keys, keyOverlay{Column: name + "." + c.Name, Refers: to + "." + field})
				}
			}
		}
		o.Tables[name] = about
	}
	for _, s := range f.SemanticModels {
		for _, m := range s.Measures {
			column, _ := m.Expr.(string)
			if m.Expr == nil {
				column = m.Name
			}
			measures[m.Name] = figure{referred(s.Model), m.Agg, column}
		}
	}
}

// relationship reads dbt's test that a column refers to another.
func relationship(test any) (table, column string) {
	named, _ := test.(map[string]any)
	about, _ := named["relationships"].(map[string]any)
	if inner, ok := about["arguments"].(map[string]any); ok {
		about = inner
	}
	to, _ := about["to"].(string)
	field, _ := about["field"].(string)
	return referred(to), field
}

// figure returns a metric's computation; false if it is more than an aggregate of one column.
func (m dbtMetric) figure(measures map[string]figure) (figure, bool) {
	if len(m.Filters) > 0 || m.Filter != nil {
		return figure{}, false
	}
	if m.Model != "" {
		column, _ := m.Expression.(string)
		return figure{referred(m.Model), m.Method, column}, true
	}
	measure, simple := m.TypeParams.Measure.(string)
	if named, ok := m.TypeParams.Measure.(map[string]any); ok && len(named) == 1 {
		measure, simple = named["name"].(string)
	}
	f, known := measures[measure]
	return f, simple && known && (m.Type == "" || m.Type == "simple")
}

// dbtFigures are a project's metrics and their measures.
type dbtFigures struct {
	metrics  []dbtMetric
	measures map[string]figure
}

// addTo turns metrics into examples: each is a question in its own words. A summed column gets the metric's name as a
// synonym.
func (all dbtFigures) addTo(d *schema.Database) {
	var left []string
	for _, m := range all.metrics {
		f, ok := m.figure(all.measures)
		table := d.Table(f.table)
		if !ok || table == nil || table.Hidden {
			left = append(left, m.Name)
			continue
		}
		column := table.Column(f.column)
		statement := f.statement(table, column)
		if statement == "" {
			left = append(left, m.Name)
			continue
		}
		words := cmp.Or(m.Label, strings.ReplaceAll(m.Name, "_", " "))
		d.Examples = append(d.Examples, schema.Example{Question: words, SUQL: statement, From: "dbt"})
		if f.aggregate == "sum" {
			column.Synonyms = append(column.Synonyms, strings.ToLower(words))
		}
	}
	if len(left) > 0 && len(left) < len(all.metrics) {
		d.Warnings = append(d.Warnings,
			"metrics of dbt that are more than an aggregate of a column that is shown here are not read: "+
				strings.Join(left, ", "))
	}
}

// statement writes the metric's SUQL; empty if the column is missing, hidden or not numeric.
func (f figure) statement(t *schema.Table, c *schema.Column) string {
	aggregate, what := aggregates[f.aggregate], "*"
	switch {
	case aggregate == "" || c == nil && f.aggregate != "count":
		return ""
	case c != nil && (c.Hidden || !c.Type.Number() && !strings.HasPrefix(f.aggregate, "count")):
		return ""
	case c != nil:
		what = schema.SQLName(c.Name)
	}
	return "SELECT " + fmt.Sprintf(aggregate, what) + " FROM " + schema.SQLName(t.Name)
}

// mostDescribed is the maximum size of such a file.
const mostDescribed = 4 << 20

func readDescribing(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, mostDescribed+1))
	if len(b) > mostDescribed {
		return nil, fmt.Errorf("it is larger than %d MB", mostDescribed>>20)
	}
	return b, err
}

// describedBeside adds to a schema what Data Package and dbt say in a folder, and in that of a dbt project if one is
// named. Metrics are added once it is known what is hidden.
func describedBeside(d *schema.Database, folder, project string) (figures dbtFigures, err error) {
	warn := func(file string, what any) { d.Warnings = append(d.Warnings, fmt.Sprintf("%s: %v", file, what)) }
	file := filepath.Join(folder, "datapackage.json")
	if b, err := readDescribing(file); err == nil {
		var p dataPackage
		if err := json.Unmarshal(b, &p); err != nil {
			warn(file, err)
		} else {
			p.overlay().addTo(d, file)
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		warn(file, err)
	}
	files, err := dbtFiles(folder, project)
	if err != nil {
		return figures, err
	}
	o := &overlay{Tables: map[string]tableOverlay{}}
	figures.measures = map[string]figure{}
	for _, file := range files {
		var f dbtFile
		b, err := readDescribing(file)
		if err == nil {
			if err = DecodeYAML(yaml.NewDecoder(bytes.NewReader(b)), &f); err == io.EOF {
				err = nil // it says nothing
			}
		}
		if err != nil && project != "" {
			warn(file, err)
		}
		if err != nil {
			continue // any YAML may be next to data
		}
		o.addDBT(f, figures.measures)
		figures.metrics = append(figures.metrics, f.Metrics...)
	}
	o.addTo(d, "dbt")
	return figures, nil
}

// dbtFiles lists the YAML files next to data, except ours, and all those of a project.
func dbtFiles(folder, project string) (files []string, err error) {
	for _, ending := range []string{"*.yml", "*.yaml"} {
		found, _ := filepath.Glob(filepath.Join(folder, ending))
		files = append(files, found...)
	}
	files = slices.DeleteFunc(files, func(f string) bool { return strings.HasSuffix(f, "surely.yaml") })
	if project == "" {
		return files, nil
	}
	if !filepath.IsAbs(project) {
		project = filepath.Join(folder, project)
	}
	err = filepath.WalkDir(project, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return fmt.Errorf("read the dbt project: %w", err)
		case e.IsDir() && slices.Contains([]string{"target", "dbt_packages", "dbt_modules", ".git"}, e.Name()):
			return filepath.SkipDir
		case e.Type().IsRegular() && slices.Contains([]string{".yml", ".yaml"}, filepath.Ext(path)):
			files = append(files, path)
		}
		return nil
	})
	slices.Sort(files)
	return slices.Compact(files), err
}

// addTo adds what is said of existing tables and columns, and reports the others.
func (o *overlay) addTo(d *schema.Database, from string) {
	here := overlay{Tables: map[string]tableOverlay{}}
	if o.Name != "" && len([]rune(o.Name)) <= 60 {
		here.Name = o.Name
	}
	var missing []string
	for name, about := range o.Tables {
		t := d.Table(name)
		if t == nil {
			missing = append(missing, name)
			continue
		}
		columns := map[string]columnOverlay{}
		for column, description := range about.Columns {
			if c := t.Column(column); c != nil && slices.Contains(t.Columns, c) {
				columns[column] = description
			} else {
				missing = append(missing, name+"."+column)
			}
		}
		about.Columns = columns
		here.Tables[name] = about
	}
	if len(here.Tables) == 0 {
		return // it describes other data
	}
	for _, k := range o.Keys {
		from, to, err := reference(d, k)
		if err != nil {
			continue
		}
		// A declaration overrides what was inferred for the same column.
		d.ForeignKeys = slices.DeleteFunc(d.ForeignKeys, func(f schema.ForeignKey) bool {
			return f.Inferred && f.Table == from[0] && f.Column == from[1]
		})
		key := schema.ForeignKey{Table: from[0], Column: from[1], RefTable: to[0], RefColumn: to[1]}
		if !slices.Contains(d.ForeignKeys, key) {
			here.Keys = append(here.Keys, k)
		}
	}
	if err := here.merge(d, nil); err != nil {
		d.Warnings = append(d.Warnings, fmt.Sprintf("%s: %v", from, err))
	}
	if n := len(missing); n > 0 {
		slices.Sort(missing)
		d.Warnings = append(d.Warnings, fmt.Sprintf("%s describes %d tables or columns that are not here: %s",
			from, n, strings.Join(missing[:min(n, 5)], ", ")))
	}
}
