package store

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// A Data Package's descriptor is read as if the owner had written it into surely.yaml. It may describe tables that do
// not exist here, which is reported but is not an error.

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

// describedBeside adds to a schema what a Data Package's descriptor in a folder says.
func describedBeside(d *schema.Database, folder string) {
	file := filepath.Join(folder, "datapackage.json")
	b, err := readDescribing(file)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	var p dataPackage
	if err == nil {
		err = json.Unmarshal(b, &p)
	}
	if err != nil {
		d.Warnings = append(d.Warnings, fmt.Sprintf("%s: %v", file, err))
		return
	}
	p.overlay().addTo(d, file)
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
	if err := here.merge(d); err != nil {
		d.Warnings = append(d.Warnings, fmt.Sprintf("%s: %v", from, err))
	}
	if n := len(missing); n > 0 {
		slices.Sort(missing)
		d.Warnings = append(d.Warnings, fmt.Sprintf("%s describes %d tables or columns that are not here: %s",
			from, n, strings.Join(missing[:min(n, 5)], ", ")))
	}
}
