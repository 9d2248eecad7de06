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

// suqlGrammar is SUQL in GBNF, without the names of tables and columns. It is wider than SUQL, since the checker
// follows, but admits only names that the prompt mentions.
//
//go:embed prompts/suql.gbnf
var suqlGrammar string

// grammar is SUQL's grammar with the names in the prompt; empty if a reply need not be a whole statement.
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

// spellings are the ways to write a name: as in the prompt, quoted and, if unambiguous, in lower case.
func spellings(name string) []string {
	out := []string{schema.SQLName(name), `"` + strings.ReplaceAll(name, `"`, `""`) + `"`}
	if lower := strings.ToLower(name); schema.SQLName(lower) == lower {
		out = append(out, lower)
	}
	return out
}

// functions is the choice among the callable functions, including those with special syntax.
var functions = sync.OnceValue(func() string {
	names := append(check.Functions(), "coalesce", "nullif", "greatest", "least", "trim", "date")
	for _, name := range slices.Clone(names) {
		names = append(names, strings.ToUpper(name))
	}
	return oneOf(names)
})

// oneOf is a choice among names, factored by prefix: servers follow all alternatives of a choice at once.
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
		if len(rest) > 0 && len(rest) < n { // the common prefix is a name itself
			branch += "?"
		}
		out = append(out, branch)
		names = names[n:]
	}
	return strings.Join(out, " | ")
}

// begin is the common prefix of two names.
func begin(a, b string) string {
	for !strings.HasPrefix(b, a) {
		_, last := utf8.DecodeLastRuneInString(a)
		a = a[:len(a)-last]
	}
	return a
}

// quoted is a text as a grammar literal.
func quoted(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(text) + `"`
}
