package check

import (
	"github.com/ask-surely/surely/internal/schema"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/words/text"
)

// scope holds what names can refer to inside a SELECT.
type scope struct {
	parent     *scope
	names      []visibleColumn // columns usable without a qualifier, in the order of a star
	rels       []*Source       // relations, whose names can qualify columns
	ctes       []*CTE          // of this SELECT's WITH
	query      *Query          // filled in during the check
	clause     string          // the current clause, for messages
	hasUnknown bool            // FROM has an unknown relation, to which unknown columns may belong
}

// visibleColumn is a column that may be used without a qualifier.
type visibleColumn struct {
	name string
	ref  *Ref
}

func (s *scope) cte(name string) *CTE {
	for ; s != nil; s = s.parent {
		for i := len(s.ctes) - 1; i >= 0; i-- {
			if s.ctes[i].Name == name {
				return s.ctes[i]
			}
		}
	}
	return nil
}

// columnRef resolves a name, or returns nil after reporting an error.
func (c *checker) columnRef(n *pg.Node, s *scope) *Ref {
	ref := n.GetColumnRef()
	parts := make([]string, len(ref.Fields))
	for i, f := range ref.Fields {
		if f.GetString_() == nil {
			c.fail(codeUnsupported, int(ref.Location), "using a whole row as a value is not supported")
			return nil
		}
		parts[i] = f.GetString_().Sval
	}
	if len(parts) > 2 {
		parts = parts[len(parts)-2:] // drops the schema
	}
	name := parts[len(parts)-1]
	if len(parts) == 1 {
		return c.resolveUnqualified(ref, name, s)
	}
	return c.resolveQualified(ref, parts[0], name, s)
}

// nameMatchers compare names: first case-sensitively, then case-insensitively.
var nameMatchers = []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.EqualFold}

// resolveUnqualified resolves an unqualified name in the innermost query that has it, case-insensitively if no column
// has exactly this name.
func (c *checker) resolveUnqualified(ref *pg.ColumnRef, name string, s *scope) *Ref {
	for _, equal := range nameMatchers {
		for in := s; in != nil; in = in.parent {
			var found []*Ref
			for _, col := range in.names {
				if equal(col.name, name) {
					found = append(found, col.ref)
				}
			}
			isFound := len(found) > 0
			for _, r := range in.rels {
				if !isFound && r.isRowNumber(name) {
					found = append(found, &Ref{Source: r, Index: r.columnIndex(name), scope: s})
				}
			}
			if len(found) > 1 {
				c.fail(codeAmbiguous, int(ref.Location), "column reference %q is ambiguous", name)
				return nil
			}
			if len(found) == 1 {
				rename(ref, len(ref.Fields)-1, found[0])
				return c.markCorrelated(found[0], s)
			}
		}
	}
	var known []string
	for in := s; in != nil; in = in.parent {
		for _, col := range in.names {
			known = append(known, col.name)
		}
	}
	if !s.hasUnknownRelation() {
		c.failHint(codeNoColumn, int(ref.Location), suggestName(name, known), "column %q does not exist", name)
	}
	return nil
}

// findRelation returns the relations with the given name in the innermost query that has one, and the scope of that
// query.
func (s *scope) findRelation(name string) (found []*Source, in *scope) {
	for _, equal := range nameMatchers {
		for in = s; in != nil; in = in.parent {
			for _, r := range in.rels {
				if equal(r.Name, name) {
					found = append(found, r)
				}
			}
			if found != nil {
				return found, in
			}
		}
	}
	return nil, nil
}

func (c *checker) resolveQualified(ref *pg.ColumnRef, table, name string, s *scope) *Ref {
	found, in := s.findRelation(table)
	if found == nil {
		c.failNoRelation(ref, table, s)
		return nil
	}
	rel := found[0]
	i := rel.columnIndex(name)
	switch {
	case len(found) > 1:
		c.fail("42P09", int(ref.Location), "table reference %q is ambiguous", table)
	case i == ambiguous:
		c.fail(codeAmbiguous, int(ref.Location), "column reference %q is ambiguous", name)
	case i < 0:
		var known []string
		for _, col := range rel.Columns {
			known = append(known, col.Name)
		}
		c.failHint(codeNoColumn, int(ref.Location), suggestName(name, known), "column %s.%s does not exist", table, name)
	default:
		out := &Ref{Source: rel, Index: i, scope: in}
		rename(ref, len(ref.Fields)-1, out)
		if rel.Name != table {
			ref.Fields[len(ref.Fields)-2] = pg.MakeStrNode(rel.Name)
		}
		return c.markCorrelated(out, s)
	}
	return nil
}

// failNoRelation reports that no visible relation has the given name.
func (c *checker) failNoRelation(ref *pg.ColumnRef, table string, s *scope) {
	var known []string
	for in := s; in != nil; in = in.parent {
		for _, r := range in.rels {
			known = append(known, r.Name)
		}
	}
	if !s.hasUnknownRelation() {
		c.failHint(codeNoTable, int(ref.Location), suggestName(table, known), "missing FROM-clause entry for table %q", table)
	}
}

// markCorrelated marks every query between a name and its column as correlated.
func (c *checker) markCorrelated(r *Ref, s *scope) *Ref {
	for in := s; in != nil && in != r.scope; in = in.parent {
		if in.query != nil && in.query != r.scope.query {
			in.query.IsCorrelated = true
		}
	}
	return r
}

const ambiguous = -2

// columnIndex returns the index of a relation's column: -1 for none, ambiguous for several.
func (r *Source) columnIndex(name string) int {
	switch found := findIndexes(r.Columns, func(col Column) string { return col.Name }, name); len(found) {
	case 0:
		return r.addUnlisted(name)
	case 1:
		return found[0]
	}
	return ambiguous
}

// findIndexes returns the indexes of the elements with the given name. It ignores case only if no element has exactly
// this name.
func findIndexes[T any](list []T, nameOf func(T) string, name string) []int {
	var found []int
	for _, equal := range nameMatchers {
		for i, x := range list {
			if equal(nameOf(x), name) {
				found = append(found, i)
			}
		}
		if found != nil {
			break
		}
	}
	return found
}

// addUnlisted adds a column that a star does not include to a relation: the companion of an extracted column, or the
// row number. It returns the column's index, or -1.
func (r *Source) addUnlisted(name string) int {
	base := r.companion(name)
	if base == nil && r.isRowNumber(name) {
		base = r.Table.Column(name)
	}
	if base == nil {
		return -1
	}
	r.Columns = append(r.Columns, Column{Name: base.Name, Type: columnType(base), Base: base, Table: r.Table,
		isUnlisted: true})
	return len(r.Columns) - 1
}

func (r *Source) companion(name string) *schema.Column {
	if r.Table == nil {
		return nil
	}
	for _, c := range r.Table.Columns {
		if c.Companion != "" && c.Companion == name && !c.Hidden {
			return &schema.Column{Name: name, Type: schema.Text}
		}
	}
	return nil
}

// isRowNumber reports whether a name refers to a table's row numbers.
func (r *Source) isRowNumber(name string) bool {
	return r.Table != nil && r.Table.Ordered && strings.EqualFold(name, schema.RowID)
}

// hasUnknownRelation reports whether an unknown name may belong to an unknown relation.
func (s *scope) hasUnknownRelation() bool {
	for ; s != nil; s = s.parent {
		if s.hasUnknown {
			return true
		}
	}
	return false
}

// rename replaces a name in the tree with the column's spelling.
func rename(ref *pg.ColumnRef, field int, r *Ref) {
	if name := r.Column().Name; ref.Fields[field].GetString_().Sval != name {
		ref.Fields[field] = pg.MakeStrNode(name)
	}
}

// suggestName returns a hint with the known name most similar to a wrong one, or "".
func suggestName(name string, known []string) string {
	best, limit := "", max(1, len(name)/3)
	for _, k := range known {
		d := text.Distance(strings.ToLower(name), strings.ToLower(k), limit)
		if d <= limit {
			best, limit = k, d-1
		}
	}
	if best == "" {
		return ""
	}
	return "did you mean " + best + "?"
}
