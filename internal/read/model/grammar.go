package model

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
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
	chosen, _ := a.shownColumns(a.room())
	var tables, columns []string
	for _, t := range a.in.Schema.Visible() {
		its := len(columns)
		for _, c := range t.Visible() {
			if chosen[c] {
				columns = append(columns, spellings(c.Name)...)
			}
		}
		if len(columns) > its {
			tables = append(tables, spellings(t.Name)...)
		}
	}
	return suqlGrammar + "function ::= " + functions() + "\ntable ::= " + oneOf(tables) + "\nname ::= " +
		oneOf(columns) + "\n"
}

// spellings are the ways in which a statement may name something: as the model is told it, and in quotes; where that is
// no other name, in lower case, too.
func spellings(name string) []string {
	out := []string{schema.SQLName(name), `"` + strings.ReplaceAll(name, `"`, `""`) + `"`}
	if lower := strings.ToLower(name); schema.SQLName(lower) == lower {
		out = append(out, lower)
	}
	return out
}

// functions is the choice among the functions that a statement may call, with those that PostgreSQL's grammar has.
var functions = sync.OnceValue(func() string {
	names := append(check.Functions(), "coalesce", "nullif", "greatest", "least", "trim", "date")
	for _, name := range slices.Clone(names) {
		names = append(names, strings.ToUpper(name))
	}
	return oneOf(names)
})

// oneOf is the choice among some names, by the letters they begin with: servers follow as many ways at once as there
// are in a choice.
func oneOf(names []string) string {
	slices.Sort(names)
	return branches(slices.Compact(names))
}

// branches is the choice among sorted names.
func branches(names []string) string {
	var out []string
	for len(names) > 0 {
		shared, n := names[0], 1
		for n < len(names) && begin(shared, names[n]) != "" {
			shared = begin(shared, names[n])
			n++
		}
		var rest []string
		for _, name := range names[:n] {
			if name != shared {
				rest = append(rest, name[len(shared):])
			}
		}
		branch := quoted(shared)
		if len(rest) > 0 {
			branch += " (" + branches(rest) + ")"
		}
		if len(rest) > 0 && len(rest) < n { // what the others begin with is a name, too
			branch += "?"
		}
		out = append(out, branch)
		names = names[n:]
	}
	return strings.Join(out, " | ")
}

// begin is what two names begin with.
func begin(a, b string) string {
	for !strings.HasPrefix(b, a) {
		_, last := utf8.DecodeLastRuneInString(a)
		a = a[:len(a)-last]
	}
	return a
}

// quoted is a text as a grammar has it.
func quoted(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(text) + `"`
}
