package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// Viewer is someone looking at data: a role, and attributes that rules use. The zero value is the owner, who sees
// everything not hidden from everybody.
type Viewer struct {
	Role       string
	Attributes map[string][]string
}

// The roles that surely.yaml may restrict.
const (
	Visitor = "visitor"
	Member  = "member"
)

// hiding says from whom something is hidden: everybody (true), or roles ([visitor, member]).
type hiding struct {
	all   bool
	roles []string
}

// UnmarshalYAML reads a boolean or a list of roles.
func (h *hiding) UnmarshalYAML(decode func(any) error) error {
	if decode(&h.all) == nil {
		return nil
	}
	if err := decode(&h.roles); err != nil {
		return errors.New("hidden is true, false, or a list of roles: [visitor, member]")
	}
	for _, role := range h.roles {
		if err := knownRole(role); err != nil {
			return err
		}
	}
	return nil
}

func knownRole(role string) error {
	if role != Visitor && role != Member {
		return fmt.Errorf("there is no role %q; there are %s and %s, and the owner, who sees all", role, Visitor, Member)
	}
	return nil
}

// roleOverlay maps a role to the database's own, so that PostgreSQL's grants and row security apply too.
type roleOverlay struct {
	SetRole  string            `yaml:"set_role"`
	Settings map[string]string `yaml:"settings"` // transaction settings for policies: app.region: "{region}"
}

// checkRoles refuses rules for unknown roles.
func (o *overlay) checkRoles(d *schema.Database) error {
	for role, r := range o.Roles {
		if err := knownRole(role); err != nil {
			return err
		}
		if d.Dialect != schema.Postgres && (r.SetRole != "" || len(r.Settings) > 0) {
			return fmt.Errorf("roles: %s: only PostgreSQL has roles and settings of its own", role)
		}
	}
	for name, add := range o.Tables {
		for role := range add.Rows {
			if err := knownRole(role); err != nil {
				return fmt.Errorf("the rows of %s: %w", name, err)
			}
		}
		if len(add.Rows) > 0 && d.Table(name).Column(mark) != nil {
			return fmt.Errorf("the rows of %s: a column is named %s, which rules need for themselves", name, mark)
		}
	}
	return nil
}

// mark is the column by which the sandbox marks a row as visible.
const mark = "surely_may_see"

// narrow hides from d what the viewer may not see, and returns the row rules of tables, in the database's own SQL. A
// table with rules is hidden from roles without one, and so are views that read something hidden or ruled, unless they
// have a rule for the role.
func (o *overlay) narrow(d *schema.Database, v Viewer) (map[string]string, error) {
	rules := map[string]string{}
	closed := func(name string, t *schema.Table) error {
		add := o.Tables[name]
		rule, has := add.Rows[v.Role]
		if slices.Contains(add.Hidden.roles, v.Role) || len(add.Rows) > 0 && !has {
			t.Hidden = true
		}
		if has && !t.Hidden {
			text, err := fill(rule, d.Dialect, v.known)
			if err != nil {
				return fmt.Errorf("the rows of %s for the role %s: %w", t.Name, v.Role, err)
			}
			rules[t.Name], t.Apart, t.Mark = text, true, mark
		}
		for cname, cadd := range add.Columns {
			if slices.Contains(cadd.Hidden.roles, v.Role) {
				t.Column(cname).Hidden = true
			}
		}
		return nil
	}
	for name := range o.Tables {
		if err := closed(name, d.Table(name)); err != nil {
			return nil, err
		}
	}
	concealColumns(d, func(*schema.Table, *schema.Column) bool { return false })
	concealViews(d, func(t *schema.Table) bool { return t.Mark != "" })
	return rules, nil
}

// narrows reports whether anything is hidden from a role.
func (o *overlay) narrows(role string) bool {
	if o == nil || role == "" {
		return false
	}
	if r := o.Roles[role]; r.SetRole != "" || len(r.Settings) > 0 {
		return true
	}
	for _, add := range o.Tables {
		if len(add.Rows) > 0 || slices.Contains(add.Hidden.roles, role) {
			return true
		}
		for _, c := range add.Columns {
			if slices.Contains(c.Hidden.roles, role) {
				return true
			}
		}
	}
	return false
}

// never is a condition that no row meets.
const never = "1 = 0"

// fill inserts a viewer's attributes into a rule as literals: {region}, or IN {groups} for all values of one. A missing
// attribute, or several values where one is needed, lets no row through.
func fill(rule string, d schema.Dialect, known func(name string) (values []string, literals string)) (string, error) {
	var b strings.Builder
	before, depth, all := "", 0, true
	for i := 0; i < len(rule); {
		start := i
		if rule[i] == '{' {
			end := strings.IndexByte(rule[i:], '}')
			if end < 0 {
				return "", errors.New("a { is not closed")
			}
			values, literals := known(rule[i+1 : i+end])
			i += end + 1
			if before == "in" {
				literals = "(" + literals + ")"
			}
			all = all && (len(values) == 1 || before == "in" && len(values) > 0)
			b.WriteString(literals)
			before = ""
			continue
		}
		var blank bool
		i, blank = token(rule, i, d)
		text := rule[start:i]
		switch text {
		case "(":
			depth++
		case ")":
			if depth--; depth < 0 {
				return "", errors.New("there is a ) too many")
			}
		}
		if err := misplaced(text); err != nil {
			return "", err
		}
		if !blank {
			before = strings.ToLower(text)
		}
		b.WriteString(text)
	}
	if depth != 0 || strings.TrimSpace(rule) == "" {
		return "", errors.New("it is not a condition")
	}
	if !all {
		return never, nil
	}
	return b.String(), nil
}

// misplaced explains why a token cannot be part of a condition; nil if it can.
func misplaced(token string) error {
	switch {
	case token == ";":
		return errors.New("it is more than a condition")
	case strings.HasPrefix(token, "--") || strings.HasPrefix(token, "/*"):
		return errors.New("it may not contain a comment")
	case len(token) > 1 && strings.ContainsRune("'\"`[", rune(token[0])) &&
		!strings.ContainsRune("'\"`]", rune(token[len(token)-1])):
		return errors.New("a quote is not closed")
	}
	return nil
}

// known returns a viewer's attribute, and the same as SQL literals.
func (v Viewer) known(name string) (values []string, literals string) {
	values = v.Attributes[name]
	quoted := make([]string, len(values))
	for i, value := range values {
		quoted[i] = "'" + strings.ReplaceAll(strings.ReplaceAll(value, "\x00", ""), "'", "''") + "'"
	}
	return values, strings.Join(quoted, ", ")
}

// concealColumns hides columns computed from hidden ones, unless the owner has named them.
func concealColumns(d *schema.Database, named func(*schema.Table, *schema.Column) bool) {
	for _, t := range d.Tables {
		for again := true; again; { // a column may depend on one that depends on another
			again = false
			for _, c := range t.Columns {
				made := slices.ContainsFunc(append([]string{c.ReadFrom}, c.From...), func(name string) bool {
					from := t.Column(name)
					return name != "" && from != nil && from.Hidden
				})
				if made && !c.Hidden && !named(t, c) {
					c.Hidden, again = true, true
				}
			}
		}
	}
}

// concealViews hides views that read something hidden or ruled, unless the owner shows them, and references to and from
// what is hidden.
func concealViews(d *schema.Database, shown func(*schema.Table) bool) {
	some := slices.ContainsFunc(d.Tables, func(t *schema.Table) bool { return hides(t) || t.Mark != "" })
	for again := true; again; {
		again = false
		for _, t := range d.Tables {
			if t.Hidden || shown(t) {
				continue
			}
			at := slices.IndexFunc(t.Reads, func(r schema.Reading) bool { return some && r.Table == "" || hiddenReading(d, r) })
			if at >= 0 {
				t.Hidden, again = true, true
				d.Warnings = append(d.Warnings,
					fmt.Sprintf("the view %s is hidden, because it reads %s; name it under tables in surely.yaml to show it", t.Name,
						t.Reads[at]))
			}
		}
	}
	d.ForeignKeys = slices.DeleteFunc(slices.Clone(d.ForeignKeys), func(k schema.ForeignKey) bool {
		return hiddenColumn(d, k.Table, k.Column) || hiddenColumn(d, k.RefTable, k.RefColumn)
	})
}

// hiddenColumn reports whether a column, or its table, is hidden.
func hiddenColumn(d *schema.Database, table, column string) bool {
	t := d.Table(table)
	if t == nil {
		return false
	}
	c := t.Column(column)
	return t.Hidden || c != nil && c.Hidden
}
