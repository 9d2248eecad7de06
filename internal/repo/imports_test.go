package repo

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"strings"
	"testing"
)

const module = "github.com/ask-surely/surely"

// layers orders the packages from the ground up: a package imports only those in earlier lines. Packages below a
// directory belong to it unless listed themselves.
var layers = [][]string{
	{"internal/words/text", "internal/contain", "internal/atomicfile", "internal/budget", "internal/repo", "weights", "docs",
		"internal/learn", "web/input"},
	{"internal/encode"},
	{"internal/words/lang", "internal/schema", "internal/texts/verdict", "static", "internal/learn/weights",
		"internal/state", "internal/demo", "suql/syntax", "suql/value", "internal/words"},
	{"internal/query", "internal/words/lexicon", "internal/words/names", "internal/llm",
		"internal/store/ingest", "internal/store/values", "internal/store/pgfunc"},
	{"internal/store/doubt", "internal/read/link"},
	{"internal/read/parse", "internal/store", "suql/check", "internal/texts/retrieve",
		"views", "errdetect", "internal/testkit"},
	{"internal/texts/judge", "suql", "internal/read/probe",
		"internal/testkit/parsetest", "nlg"},
	{"internal/read/roles", "internal/read/lexical/browse", "internal/read/account", "internal/read/rival"},
	{"internal/read/choice", "internal/weigh"},
	{"internal/decode"},
	{"internal/texts/reader", "internal/texts/search", "internal/columns/discretize", "internal/read/propose",
		"internal/read/second", "internal/read/model"},
	{"internal/read/dialogue"},
	{"internal/read/rank"},
	{"internal/read/lexical"},
	{"agent/belief", "agent/decide", "internal/testkit/players"},
	{"agent/misp"},
	{"agent", "internal/columns/documents"},
	{"web/present", "internal/eval"},
	{"web/suggest"},
	{"web/chat"},
	{"web/request"},
	{"web/api", "web/pages"},
	{"web"},
	{"internal/app"},
	{"cli", "cmd/lab"},
	{"e2e"},
	{""},
}

// alone lists imports that only some packages may have.
var alone = []struct {
	imported string
	by       []string
	why      string
}{
	{module + "/internal/llm", []string{"cli", "internal/llm"}, "only cli wires the language model in"},
	{module + "/web", []string{"cli", "internal/app", "web"}, "only cli, and app, know of the web"},
	{"github.com/mattn/go-sqlite3", []string{"internal/store", "internal/state", "internal/demo",
		"internal/texts/retrieve", "internal/columns/discretize",
		"internal/eval"}, "only store opens an owner's database, only state Surely's own; eval makes " +
		"databases of benchmarks, retrieve indexes, discretize tables of what it read"},
	{"github.com/jackc/pgx/v5", []string{"internal/store", "internal/state",
		"internal/testkit"}, "only store opens an owner's database"},
	{"net/http", []string{"cli", "web", "internal/llm", "static", "internal/testkit", "e2e"}, "what thinks touches no network"},
	{"github.com/sashabaranov/go-openai", []string{"internal/llm",
		"internal/testkit"}, "llm alone speaks to a model, and testkit to llm"},
}

// pure packages touch no network, no files and no clock.
var pure = []string{"errdetect", "nlg", "suql/syntax", "internal/query", "internal/schema", "internal/texts/verdict"}

type listed struct {
	ImportPath string
	Doc        string
	Imports    []string
}

func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-tags", "sqlite_fts5,sqlite_vtable,sqlite_math_functions,sqlite_percentile",
		"-json=ImportPath,Doc,Imports", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(strings.NewReader(string(out)))
	lived := map[string]bool{}
	for {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		check(t, p)
		_, home := layerOf(nameOf(p.ImportPath))
		lived[home] = true
	}
	for _, names := range layers {
		for _, n := range names {
			if !lived[n] {
				t.Errorf("layers names %s, but there is no such package", n)
			}
		}
	}
}

// nameOf is a package's path below the module; main's is empty.
func nameOf(path string) string { return strings.TrimPrefix(strings.TrimPrefix(path, module), "/") }

func check(t *testing.T, p listed) {
	name := nameOf(p.ImportPath)
	if p.Doc == "" {
		t.Errorf("%s does not say what it is: give it a package comment", p.ImportPath)
	}
	level, home := layerOf(name)
	if level < 0 {
		t.Errorf("%s stands in no layer: add it to layers, and to the map in README", p.ImportPath)
		return
	}
	for _, i := range p.Imports {
		if own, ok := strings.CutPrefix(i, module+"/"); ok {
			if l, h := layerOf(own); l > level || l == level && h != home {
				t.Errorf("%s imports %s, which does not stand below it", p.ImportPath, i)
			}
		}
		for _, a := range alone {
			if (i == a.imported || strings.HasPrefix(i, a.imported+"/")) && !within(name, a.by) {
				t.Errorf("%s imports %s: %s", p.ImportPath, i, a.why)
			}
		}
		for _, q := range pure {
			if name == q && (i == "os" || i == "net" || i == "time" || strings.HasPrefix(i, "net/") || i == "math/rand" ||
				i == "database/sql") {
				t.Errorf("%s imports %s, but is meant to be pure", p.ImportPath, i)
			}
		}
	}
}

// layerOf returns a package's layer and entry, the longest that matches.
func layerOf(name string) (level int, home string) {
	level = -1
	for l, names := range layers {
		for _, n := range names {
			if (name == n || n != "" && strings.HasPrefix(name, n+"/")) && (level < 0 || len(n) > len(home)) {
				level, home = l, n
			}
		}
	}
	return level, home
}

// within reports whether a package is listed or below a listed one; "" is main alone.
func within(name string, list []string) bool {
	for _, n := range list {
		if name == n || n != "" && strings.HasPrefix(name, n+"/") {
			return true
		}
	}
	return false
}
