package link

import (
	"slices"
	"strings"
)

// Edge is a possible join of two tables, whose rows match where Left equals Right.
type Edge struct {
	Left, Right *Column
	Inferred    bool
}

// connect finds the joins between tables and the shortest paths, preferring declared to inferred keys.
func (cat *Catalog) connect() {
	for _, f := range cat.DB.ForeignKeys {
		a, b := cat.column(f.Table, f.Column), cat.column(f.RefTable, f.RefColumn)
		if a != nil && b != nil && a != b {
			cat.Edges = append(cat.Edges, Edge{a, b, f.Inferred})
			a.IsReference = a.IsReference || !f.Inferred || b.IsKey
		}
	}
	cat.guessKeys()
	slices.SortStableFunc(cat.Edges, func(a, b Edge) int { return edgeCost(a) - edgeCost(b) })
	n := len(cat.Tables)
	cat.firstEdges, cat.distances = make([][]int, n), make([][]int, n)
	for i := range n {
		cat.firstEdges[i], cat.distances[i] = make([]int, n), make([]int, n)
		for j := range n {
			cat.firstEdges[i][j], cat.distances[i][j] = -1, unreachableDistance
		}
		cat.distances[i][i] = 0
	}
	for at, e := range cat.Edges {
		i, j := e.Left.Table.Index, e.Right.Table.Index
		if c := edgeCost(e); i != j && c < cat.distances[i][j] {
			cat.distances[i][j], cat.distances[j][i] = c, c
			cat.firstEdges[i][j], cat.firstEdges[j][i] = at, at
		}
	}
	for k := range n {
		for i := range n {
			for j := range n {
				if d := cat.distances[i][k] + cat.distances[k][j]; d < cat.distances[i][j] {
					cat.distances[i][j], cat.firstEdges[i][j] = d, cat.firstEdges[i][k]
				}
			}
		}
	}
}

// guessKeys adds joins between tables that have none: a column with the name of another table's key refers to that key.
func (cat *Catalog) guessKeys() {
	joined := map[[2]int]bool{}
	for _, e := range cat.Edges {
		i, j := e.Left.Table.Index, e.Right.Table.Index
		joined[[2]int{i, j}], joined[[2]int{j, i}] = true, true
	}
	for _, a := range cat.Columns {
		for _, t := range cat.Tables {
			if t == a.Table || t.Key == nil || joined[[2]int{a.Table.Index, t.Index}] || a.Kind != t.Key.Kind {
				continue
			}
			own, key, table := strings.Join(a.Names[0].Stem, " "), strings.Join(t.Key.Names[0].Stem, " "),
				strings.Join(t.Names[0].Stem, " ")
			if own == table+" "+key || own == key && len(key) > 3 && key != "name" || own == table && a.Kind == Number {
				cat.Edges = append(cat.Edges, Edge{a, t.Key, true})
				a.IsReference = true
				joined[[2]int{a.Table.Index, t.Index}], joined[[2]int{t.Index, a.Table.Index}] = true, true
			}
		}
	}
}

// unreachableDistance exceeds the distance of any two joinable tables.
const unreachableDistance = 1 << 16

// edgeCost returns the length of an edge in a path, in tenths; declared keys are preferred.
func edgeCost(e Edge) int {
	if e.Inferred {
		return 11
	}
	return 10
}

// Distance returns the number of joins on the path between two tables, or -1.
func (cat *Catalog) Distance(a, b *Table) int {
	if d := cat.distances[a.Index][b.Index]; d < unreachableDistance {
		return d / 10
	}
	return -1
}

// Path returns the path from one table to another.
func (cat *Catalog) Path(from, to *Table) []Edge {
	var out []Edge
	for from != to {
		at := cat.firstEdges[from.Index][to.Index]
		if at < 0 {
			return nil
		}
		e := cat.Edges[at]
		if e.Left.Table != from {
			e.Left, e.Right = e.Right, e.Left
		}
		out = append(out, e)
		from = e.Right.Table
	}
	return out
}

// DirectEdges returns all edges between two tables, as seen from the first.
func (cat *Catalog) DirectEdges(from, to *Table) []Edge {
	var out []Edge
	for _, e := range cat.Edges {
		switch {
		case e.Left.Table == from && e.Right.Table == to:
			out = append(out, e)
		case e.Left.Table == to && e.Right.Table == from:
			out = append(out, Edge{e.Right, e.Left, e.Inferred})
		}
	}
	return out
}

// IsToMany reports whether an edge may lead to several rows: the column on its right is not a key.
func (e Edge) IsToMany() bool { return !e.Right.IsKey || len(e.Right.Table.Table.Key) > 1 }

// RepeatsRows reports whether joining tables repeats a table's rows, or the table is not among them.
func (cat *Catalog) RepeatsRows(t *Table, tables []string) bool {
	return !slices.Contains(tables, t.Name) || slices.ContainsFunc(cat.Tables, func(o *Table) bool {
		return slices.Contains(tables, o.Name) && slices.ContainsFunc(cat.Path(t, o), Edge.IsToMany)
	})
}
