package model

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// spiderSchema is a database of Spider's tables.json, as far as the prompt needs it.
type spiderSchema struct {
	DB          string   `json:"db_id"`
	Tables      []string `json:"table_names_original"`
	Columns     [][2]any `json:"column_names_original"`
	Types       []string `json:"column_types"`
	ForeignKeys [][2]int `json:"foreign_keys"`
}

// addTo adds the tables that a database does not have yet, with the keys between them.
func (s spiderSchema) addTo(db *schema.Database, most int) {
	added := map[int]*schema.Table{}
	for i, name := range s.Tables {
		if len(db.Tables) < most && db.Table(name) == nil {
			t := &schema.Table{Name: name}
			db.Tables = append(db.Tables, t)
			added[i] = t
		}
	}
	of := func(column int) (*schema.Table, string) {
		return added[int(s.Columns[column][0].(float64))], s.Columns[column][1].(string)
	}
	for i := 1; i < len(s.Columns); i++ {
		if t, name := of(i); t != nil {
			t.Columns = append(t.Columns, &schema.Column{Name: name, Type: schema.Type(s.Types[i]),
				Samples: []string{"a value", "another one", "a third value"}})
		}
	}
	for _, k := range s.ForeignKeys {
		from, column := of(k[0])
		to, its := of(k[1])
		if from != nil && to != nil {
			db.ForeignKeys = append(db.ForeignKeys, schema.ForeignKey{Table: from.Name, Column: column, RefTable: to.Name,
				RefColumn: its})
		}
	}
}

func readJSON[T any](t *testing.T, name string) (out T) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err == nil {
		err = json.Unmarshal(data, &out)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

var fromTable = regexp.MustCompile(`(?i)\b(?:FROM|JOIN)\s+([a-z_][a-z0-9_]*)`)

// limited is a model that reads so many tokens.
type limited struct {
	Model
	context int
}

func (r limited) Does() verdict.Writes { return verdict.Writes{Context: r.context} }

// Of Spider's dev databases among those of others, 200 tables together, the prompt holds the tables that the golds
// name, within what a model reads.
func TestGoldTablesAmongMany(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	dir := filepath.Join(shared, "data", "spider")
	questions := readJSON[[]struct {
		DB       string `json:"db_id"`
		Question string `json:"question"`
		SQL      string `json:"query"`
	}](t, dir+"/dev.json")
	schemas := readJSON[[]spiderSchema](t, dir+"/tables.json")
	padded := map[string]*schema.Database{}
	ten := map[string]bool{}
	for _, q := range questions {
		if padded[q.DB] != nil {
			continue
		}
		db := &schema.Database{}
		at := slices.IndexFunc(schemas, func(s spiderSchema) bool { return s.DB == q.DB })
		schemas[at].addTo(db, 200)
		ten[q.DB] = len(db.Tables) >= 10
		for i := range schemas {
			schemas[(at+i)%len(schemas)].addTo(db, 200)
		}
		if len(db.Tables) != 200 {
			t.Fatalf("%d tables", len(db.Tables))
		}
		padded[q.DB] = db
	}
	for _, context := range []int{4096, 8192} {
		there, all, told := map[bool]int{}, map[bool]int{}, 0
		for i := 0; i < len(questions); i += 10 {
			q := questions[i]
			a := &asking{Parser: New(Options{Model: limited{context: context}}), ctx: t.Context()}
			a.in.Schema, a.in.Question = padded[q.DB], q.Question
			prompt, err := a.systemPrompt()
			if err != nil {
				t.Fatal(err)
			}
			holds := true
			for _, m := range fromTable.FindAllStringSubmatch(q.SQL, -1) {
				gold := padded[q.DB].Table(m[1])
				if gold == nil {
					t.Fatalf("no table %s", m[1])
				}
				holds = holds && strings.Contains(prompt, fmt.Sprintf("CREATE TABLE %s (", schema.SQLName(gold.Name)))
			}
			all[ten[q.DB]]++
			told += strings.Count(prompt, "CREATE TABLE ")
			if holds {
				there[ten[q.DB]]++
			}
		}
		t.Logf("context %d: %.1f of 200 tables are told of", context, float64(told)/float64(len(questions)))
		for which, name := range map[bool]string{true: "ten tables and more", false: "fewer"} {
			share := float64(there[which]) / float64(all[which])
			t.Logf("context %d, %s: %d of %d (%.3f)", context, name, there[which], all[which], share)
			if share < .97 {
				t.Errorf("of databases of %s, %.3f are there, want .97", name, share)
			}
		}
	}
}
