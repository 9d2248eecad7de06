package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
)

// doubtsCommand measures what is taken for granted without asking, on databases whose keys are hidden: references
// against those declared, and merged spellings against the names of things that keys tell apart.
type doubtsCommand struct {
	Databases []string `arg:"" type:"existingfile" help:"SQLite files." placeholder:"FILE"`
	List      bool     `help:"Print the references and spellings that no declaration confirms."`
}

// doubtFigures counts references and merged spellings.
type doubtFigures struct {
	databases                        int
	declared, found                  int // references declared, and those of them that are used
	used, right, undeclared, against int // references used: as declared; of columns with no declaration; against one
	asked                            int // references that are asked about
	merged, apart                    int // pairs of spellings that are one; those of them that a key tells apart
	likely                           int // pairs that are asked about
	list                             bool
}

func (c *doubtsCommand) Run(ctx context.Context) error {
	home, err := os.MkdirTemp("", "lab-doubts-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	f := &doubtFigures{list: c.List}
	for _, path := range c.Databases {
		if err := f.measure(ctx, path, home); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	f.print(os.Stdout)
	return nil
}

func (f *doubtFigures) print(w io.Writer) {
	share := func(n, of int) float64 { return float64(n) / float64(max(1, of)) }
	fmt.Fprintf(w, "%d databases\nreferences: %d declared, %d of them used (%.3f); %d used, %d as declared, %d of columns "+
		"without a declaration, %d against one (precision %.3f)\n", f.databases, f.declared, f.found,
		share(f.found, f.declared), f.used, f.right, f.undeclared, f.against, 1-share(f.against, f.right+f.against))
	fmt.Fprintf(w, "asked about: %d references, %d spellings\nspellings: %d pairs merged, %d of them told apart by a key "+
		"(precision %.3f)\n", f.asked, f.likely, f.merged, f.apart, 1-share(f.apart, f.merged))
}

// measure copies a database without its keys and compares what is inferred about the copy with them.
func (f *doubtFigures) measure(ctx context.Context, path, home string) error {
	known, err := open(ctx, path, home)
	if err != nil {
		return err
	}
	defer known.Close()
	copied := filepath.Join(home, strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))+".sqlite")
	if err := eval.CopyWithoutKeys(ctx, path, copied, known.Sources[0].Schema()); err != nil {
		return err
	}
	defer os.Remove(copied)
	bare, err := open(ctx, copied, home)
	if err != nil {
		return err
	}
	defer bare.Close()
	f.databases++
	f.compareReferences(known.Sources[0].Schema(), bare.Sources[0].Schema())
	f.compareSpellings(known.Sources[0].Schema(), bare.Sources[0].Schema())
	return nil
}

func open(ctx context.Context, path, home string) (*store.Set, error) {
	return store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
}

// compareReferences counts the references that are used although nothing declares them.
func (f *doubtFigures) compareReferences(known, bare *schema.Database) {
	classes, declares := map[string]string{}, map[string]bool{}
	var class func(string) string
	class = func(column string) string {
		if to := classes[column]; to != "" {
			return class(to)
		}
		return column
	}
	for _, k := range known.ForeignKeys {
		if k.Inferred {
			continue
		}
		f.declared++
		from, to := strings.ToLower(k.Table+"."+k.Column), strings.ToLower(k.RefTable+"."+k.RefColumn)
		declares[from], declares[to] = true, true
		if a, b := class(from), class(to); a != b {
			classes[a] = b
		}
	}
	same := map[[2]string]bool{}
	for _, k := range bare.ForeignKeys {
		from, to := strings.ToLower(k.Table+"."+k.Column), strings.ToLower(k.RefTable+"."+k.RefColumn)
		f.used++
		same[[2]string{from, class(to)}] = true
		switch {
		case class(from) == class(to):
			f.right++
		case !declares[from]:
			f.undeclared++
			f.note("undeclared %s: %s -> %s", known.Name, from, to)
		default:
			f.against++
			f.note("against %s: %s -> %s", known.Name, from, to)
		}
	}
	for _, k := range known.ForeignKeys {
		from, to := strings.ToLower(k.Table+"."+k.Column), strings.ToLower(k.RefTable+"."+k.RefColumn)
		if !k.Inferred && (same[[2]string{from, class(to)}] || same[[2]string{to, class(from)}]) {
			f.found++
		}
	}
	for _, d := range bare.Doubts {
		if d.Kind == schema.Reference && !d.Used {
			f.asked++
			f.note("asks %s: %s (%.2f)", known.Name, d.Question, d.P)
		}
	}
}

// compareSpellings counts the pairs of values that are one. Two names of rows in a table with a key are two things.
func (f *doubtFigures) compareSpellings(known, bare *schema.Database) {
	for _, d := range bare.Doubts {
		if d.Kind == schema.Spelling && !d.Used {
			f.likely++
			f.note("asks %s: %s (%.2f)", known.Name, d.Question, d.P)
		}
	}
	for _, t := range bare.Tables {
		for _, c := range t.Columns {
			if c.Type == schema.Boolean {
				continue
			}
			for _, value := range slices.Sorted(maps.Keys(c.Spelled)) {
				spellings := c.Spelled[value]
				f.merged += len(spellings) - 1
				if k := known.Table(t.Name); k.Column(c.Name).Unique || slices.Equal(k.Key, []string{c.Name}) {
					f.apart += len(spellings) - 1
				}
				f.note("merged %s: %s.%s %q", known.Name, t.Name, c.Name, spellings)
			}
		}
	}
}

func (f *doubtFigures) note(format string, args ...any) {
	if f.list {
		fmt.Fprintf(os.Stderr, format+"\n", args...)
	}
}
