package store

import (
	"context"
	"strings"

	"surely/schema"
)

// inferKeys finds references that are not declared: where a column's name points to another table's key, and all its
// values occur there.
func inferKeys(ctx context.Context, in inspector, db *schema.Database, all [][]*profile) ([]schema.ForeignKey, error) {
	declared := map[[2]string]bool{}
	for _, k := range db.ForeignKeys {
		declared[[2]string{k.Table, k.Column}] = true
	}
	var out []schema.ForeignKey
	for ti, t := range db.Tables {
		for ci, c := range t.Columns {
			p := all[ti][ci]
			if declared[[2]string{t.Name, c.Name}] || c.List || p.seen == p.nulls {
				continue
			}
			best, strength := schema.ForeignKey{}, 0
			for _, ref := range db.Tables {
				key := keyOf(ref)
				if ref == t || key == nil || !alike(c, key) {
					continue
				}
				s := points(t, c, ref, key)
				if s <= strength {
					continue
				}
				fk := schema.ForeignKey{Table: t.Name, Column: c.Name, RefTable: ref.Name, RefColumn: key.Name, Inferred: true}
				ok, err := in.contained(ctx, fk)
				if err != nil {
					return nil, err
				}
				if ok {
					best, strength = fk, s
				}
			}
			if strength > 0 {
				out = append(out, best)
			}
		}
	}
	return out, nil
}

// keyOf returns the column that other tables refer to: the single-column primary key, else a unique column that is named
// like one.
func keyOf(t *schema.Table) *schema.Column {
	if len(t.Key) == 1 {
		return t.Column(t.Key[0])
	}
	if len(t.Key) > 1 {
		return nil
	}
	for _, c := range t.Columns {
		parts := splitName(c.Name)
		if t.Rows > 0 && c.Nulls == 0 && c.Distinct == t.Rows && len(parts) > 0 && idNames[parts[len(parts)-1]] && !c.List {
			return c
		}
	}
	return nil
}

func alike(a, b *schema.Column) bool {
	return a.Type == b.Type || a.Type.Number() && b.Type.Number()
}

// points tells how clearly a column's name points to a table's key: 0 for not at all.
func points(t *schema.Table, c *schema.Column, ref *schema.Table, key *schema.Column) int {
	if len(t.Key) == 1 && t.Key[0] == c.Name && !strings.EqualFold(c.Name, key.Name) {
		return 0
	}
	column, keyName := squeeze(c.Name), squeeze(key.Name)
	generic := idNames[keyName]
	tableParts := splitName(ref.Name)
	if len(tableParts) == 0 {
		return 0
	}
	whole := squeeze(ref.Name)
	last := tableParts[len(tableParts)-1]
	first := tableParts[0]
	forms := []string{whole, singular(whole), last, singular(last)}
	for _, f := range forms[:2] {
		if column == f+"id" || column == f+"key" || column == f+"code" || column == f+"no" || column == f+keyName {
			return 5
		}
	}
	if column == keyName && !generic {
		if len(t.Key) == 1 && t.Key[0] == c.Name {
			return 0 // two tables keyed alike: neither refers to the other for sure
		}
		return 4
	}
	for _, f := range forms[2:] {
		if column == f+"id" || column == f+keyName {
			return 3
		}
	}
	if !generic && strings.HasSuffix(column, keyName) && len(keyName) > 3 {
		return 3
	}
	if column == whole || column == singular(whole) {
		return 2
	}
	if generic && c.Type == schema.Integer && (column == first[:1]+"id" || column == initials(tableParts)+"id") {
		return 1
	}
	return 0
}

func initials(parts []string) string {
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(p[:1])
	}
	return b.String()
}

// squeeze folds a name and leaves out what separates its parts.
func squeeze(name string) string { return strings.Join(splitName(name), "") }
