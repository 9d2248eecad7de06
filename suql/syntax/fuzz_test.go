package syntax

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/reflect/protoreflect"
)

// FuzzPrint checks that printing and parsing again gives the same tree and the same text.
func FuzzPrint(f *testing.F) {
	for _, s := range seeds(f) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		first, err := Parse(text)
		if err != nil || first.Root == nil {
			return
		}
		printed, err := Postgres(first.Root)
		if err != nil {
			t.Fatalf("%q does not print: %v", text, err)
		}
		if len(printed) > UserBounds.Bytes {
			return
		}
		second, err := Parse(printed)
		if err != nil {
			if e, ok := err.(*Error); ok && e.Code == CodeTooLong {
				return
			}
			t.Fatalf("%q is printed as %q: %v", text, printed, err)
		}
		if a, b := bareTree(first.Root), bareTree(second.Root); a != b {
			t.Fatalf("%q is printed as %q, which is another statement:\n%s\n%s", text, printed, a, b)
		}
	})
}

// TestPrint prints statements whose brackets PostgreSQL's printer would leave out.
func TestPrint(t *testing.T) {
	for _, text := range []string{
		"SELECT (NOT a) IS NULL", "SELECT (a IS NULL) IS NULL", "SELECT (a BETWEEN 1 AND 2) IN (true)", "SELECT (a LIKE b) IN (SELECT true)",
		"SELECT (coalesce(a, b))[1]", "SELECT (CASE WHEN a THEN b END)[2:3]", "SELECT (a = b) IS NOT NULL", "SELECT (a OR b) = ANY (c)",
		"SELECT (a = ANY (b)) IS TRUE", "SELECT ((a, b) = (1, 2)) IN (true, false)", "SELECT a BETWEEN (b IS NULL)::int AND (c = d)::int",
		"SELECT (a -> 'b') IS NULL", "SELECT (a < b) = (c < d)", "SELECT - (- a), -(-1), (-1)::text, - 1::int, (- 1) ^ 2", "SELECT NOT (NOT a)",
		"SELECT a IS NOT DISTINCT FROM (b IS NULL)", "SELECT a || b LIKE c || d", "SELECT (a LIKE b) LIKE c", "SELECT ((SELECT a))[1]", "SELECT (a AT TIME ZONE 'x')::date",
	} {
		s, err := Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		printed, err := Postgres(s.Root)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		again, err := Parse(printed)
		if err != nil {
			t.Errorf("%s is printed as %s: %v", text, printed, err)
			continue
		}
		if a, b := bareTree(s.Root), bareTree(again.Root); a != b {
			t.Errorf("%s is printed as %s:\n%s\n%s", text, printed, a, b)
		}
	}
}

// bareTree writes a tree without what printing may change: positions and shields.
func bareTree(root *pg.Node) string {
	root = Clone(root)
	Walk(root, func(n *pg.Node) bool {
		for {
			if c := n.GetCoalesceExpr(); c != nil && len(c.Args) == 1 {
				n.Node = c.Args[0].Node
				continue
			}
			if c := n.GetTypeCast(); c != nil && len(c.TypeName.Names) == 2 &&
				c.TypeName.Names[1].GetString_().GetSval() == "bool" && len(c.TypeName.ArrayBounds) == 0 {
				if s := c.Arg.GetAConst().GetSval().GetSval(); s == "t" || s == "f" { // printed as true and false
					n.Node = &pg.Node_AConst{AConst: &pg.A_Const{Val: &pg.A_Const_Boolval{Boolval: &pg.Boolean{Boolval: s == "t"}}}}
				}
			}
			f := n.GetFuncCall()
			if f == nil || FunctionName(f) != "array_cat" || len(f.Args) != 2 || !f.Args[1].GetAConst().GetIsnull() {
				return true
			}
			n.Node = f.Args[0].Node
		}
	})
	forget(root.ProtoReflect())
	return prototext.Format(root)
}

func forget(m protoreflect.Message) {
	m.Range(func(f protoreflect.FieldDescriptor, v protoreflect.Value) bool {
		switch {
		case f.Name() == "location" || f.Name() == "stmt_len" || f.Name() == "stmt_location":
			m.Clear(f)
		case f.IsList() && f.Message() != nil:
			for i := range v.List().Len() {
				forget(v.List().Get(i).Message())
			}
		case f.Message() != nil:
			forget(v.Message())
		}
		return true
	})
}

// seeds collects the statements of the scripts and lists of the neighbouring packages.
func seeds(t testing.TB) []string {
	var out []string
	for _, pattern := range []string{"../testdata/*.suql", "../check/testdata/*.suql", "../sqlite/testdata/*.sql"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range strings.Split(string(text), "\n") {
				if word, _, _ := strings.Cut(strings.TrimLeft(line, "( "), " "); word == "SELECT" || word == "WITH" ||
					word == "VALUES" {
					out = append(out, line)
				}
			}
		}
	}
	if len(out) < 100 {
		t.Fatalf("only %d seeds", len(out))
	}
	return out
}
