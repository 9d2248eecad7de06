package repo

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
	"testing"
)

// uncontained are files of research programs, whose goroutines may crash.
var uncontained = regexp.MustCompile(`^(cmd|training|benchmarks|internal/(testkit|eval|learn|contain)|internal/read/rank)/|/train\w*\.go$`)

// TestGoroutinesAreContained requires files that start goroutines to use package contain: an uncaught panic in a
// goroutine crashes the process with everybody's chats, whatever recovers further out.
func TestGoroutinesAreContained(t *testing.T) {
	for path, src := range goFiles(t) {
		if strings.HasSuffix(path, "_test.go") || uncontained.MatchString(path) {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, src, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		contains := false
		for _, i := range f.Imports {
			contains = contains || i.Path.Value == `"`+module+`/internal/contain"`
		}
		if !contains && starts(f) {
			t.Errorf("%s starts goroutines without package contain", path)
		}
	}
}

// starts reports whether a file starts goroutines itself.
func starts(f *ast.File) (found bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			found = true
		case *ast.CallExpr:
			called, ok := n.Fun.(*ast.SelectorExpr)
			if !ok || !(called.Sel.Name == "Go" && len(n.Args) == 1) && called.Sel.Name != "AfterFunc" {
				break // the result contains the panic
			}
			_, literal := n.Args[len(n.Args)-1].(*ast.FuncLit)
			found = found || literal
		}
		return !found
	})
	return found
}
