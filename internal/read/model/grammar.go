package model

import (
	_ "embed"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// suqlGrammar is what SUQL is, in GBNF, but for the names of tables and columns. It is wider than SUQL: what it lets
// through is checked like everything a model writes. It lets nothing through that names what is not told of.
//
//go:embed prompts/suql.gbnf
var suqlGrammar string

// grammar is SUQL's with the names that the model is told of; empty where a reply need not be a whole statement.
func (a *asking) grammar(m message, begin string) string {
	if begin != "" || len(m.choices) > 0 || !a.o.Model.Does().Follows {
		return ""
	}
	told, _ := a.told(a.room())
	var tables, columns []string
	for _, t := range a.in.Schema.Visible() {
		its := len(columns)
		for _, c := range t.Visible() {
			if told[c] {
				columns = append(columns, spellings(c.Name)...)
			}
		}
		if len(columns) > its {
			tables = append(tables, spellings(t.Name)...)
		}
	}
	return suqlGrammar + "table ::= " + oneOf(tables) + "\nname ::= " + oneOf(columns) + "\n"
}

// spellings are the ways in which a statement may name something: as the model is told it, and in quotes; where that is
// no other name, in lower case, too.
func spellings(name string) []string {
	quoted := `"` + strings.ReplaceAll(name, `"`, `""`) + `"`
	out := []string{schema.SQLName(name), quoted}
	if lower := strings.ToLower(name); schema.SQLName(lower) == lower {
		out = append(out, lower)
	}
	return out
}

// oneOf is the choice among some names, the longer ones first.
func oneOf(names []string) string {
	slices.SortFunc(names, func(a, b string) int {
		if n := len(b) - len(a); n != 0 {
			return n
		}
		return strings.Compare(a, b)
	})
	names = slices.Compact(names)
	for i, n := range names {
		names[i] = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(n) + `"`
	}
	return strings.Join(names, " | ")
}
