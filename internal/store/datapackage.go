package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// packageFile is the description of data files in the form of Frictionless Data.
const packageFile = "datapackage.json"

// dataPackage is what is read of such a description.
type dataPackage struct {
	Resources []struct {
		Name, Title, Description string
		Path                     string
		Schema                   struct {
			Fields      []struct{ Name, Title, Description string }
			ForeignKeys []struct {
				Fields    oneName
				Reference struct {
					Resource string
					Fields   oneName
				}
			}
		}
	}
}

// oneName is a name, or a list of one; longer lists are left out.
type oneName string

func (n *oneName) UnmarshalJSON(b []byte) error {
	var list []string
	if json.Unmarshal(b, &list) == nil {
		if len(list) == 1 {
			*n = oneName(list[0])
		}
		return nil
	}
	return json.Unmarshal(b, (*string)(n))
}

// readPackage reads the description beside data files, if there is one: labels, descriptions and references. What it
// says of tables and columns that do not exist is dropped, and so is all of it if it cannot be read; the overlay says
// why.
func readPackage(origin string) (*overlay, []byte) {
	o := &overlay{settled: true}
	folder := origin
	if info, err := os.Stat(origin); err != nil || !info.IsDir() {
		folder = filepath.Dir(origin)
	}
	content, err := os.ReadFile(filepath.Join(folder, packageFile))
	if errors.Is(err, fs.ErrNotExist) {
		return o, nil
	}
	var p dataPackage
	if err == nil {
		err = json.Unmarshal(content, &p)
	}
	if err != nil {
		o.dropped = append(o.dropped, fmt.Sprintf("it is not read: %v", err))
		return o, content
	}
	o.Tables = map[string]tableOverlay{}
	tables := map[string]string{} // by the names of their resources
	for _, r := range p.Resources {
		name := r.Name
		if r.Path != "" {
			name = strings.TrimSuffix(filepath.Base(r.Path), filepath.Ext(r.Path))
		}
		tables[r.Name] = name
		t := tableOverlay{Label: r.Title, Description: r.Description, Columns: map[string]columnOverlay{}}
		for _, f := range r.Schema.Fields {
			t.Columns[f.Name] = columnOverlay{Label: f.Title, Description: f.Description}
		}
		o.Tables[name] = t
	}
	for _, r := range p.Resources {
		for _, k := range r.Schema.ForeignKeys {
			to := r.Name // of itself
			if k.Reference.Resource != "" {
				to = k.Reference.Resource
			}
			if k.Fields != "" && k.Reference.Fields != "" {
				o.Keys = append(o.Keys, keyOverlay{Column: tables[r.Name] + "." + string(k.Fields),
					Refers: tables[to] + "." + string(k.Reference.Fields)})
			}
		}
	}
	return o, content
}
