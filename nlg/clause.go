package nlg

import (
	"reflect"
	"slices"
	"strings"
)

// Form is how a clause follows the noun for its rows.
type Form int

// The forms, in the order in which a sentence has them.
const (
	Bare    Form = iota // in Rome, called Ann
	Done                // opened in 2019, after 1 May
	That                // that are paid
	With                // with at least 4 stars and a price of less than €80
	Without             // without a permit
	Whose               // whose gas is air and whose colour is red
	Having              // with guests aged more than 60: rows of another table, which have clauses themselves
	last    = Having
)

// Clause is what a condition says of rows, before it is put into words.
type Clause struct {
	Form  Form
	Rule  string // of the grammar, for what follows the form's own word; "" for the value alone
	Label string // of what is compared: gas
	Value string // air
	And   string // joins its value to another of the same label: gas is not air and not argon
	Noun  string // rows of another table, and what is said of them
	Of    []Clause
	Any   []Clause // alternatives, and clauses that hold with the one before them
	Or    bool     // an alternative to the clause before it
}

// bare returns a clause whose text needs no word before it.
func bare(text string) Clause { return Clause{Value: text} }

// joins reports whether two clauses are about one label, so that their values can be joined.
func (c Clause) joins(o Clause) bool {
	return c.And != "" && c.Form == o.Form && c.Rule == o.Rule && c.Label == o.Label
}

// equals reports whether two clauses say the same.
func (c Clause) equals(o Clause) bool { return reflect.DeepEqual(c, o) }

// body puts a clause into words, without the word of its form.
func (p speaker) body(c Clause) string {
	if len(c.Any) > 0 {
		out := ""
		for i, o := range c.Any {
			if i > 0 {
				out += " " + p.g.render(either(o.Or, "or", "and"), nil)
			}
			out += p.after([]Clause{o})
		}
		return strings.TrimPrefix(out, " ")
	}
	if c.Rule == "" {
		return c.Value
	}
	s := slots{"column": c.Label, "value": c.Value, "rows": c.Noun + p.after(c.Of)}
	if c.Form == Whose {
		s["verb"] = p.g.render("verb."+c.Rule+p.numberSuffix(c.Label), nil)
		return p.g.render("whose."+c.Rule, s)
	}
	return p.g.render(c.Rule, s)
}

// after puts clauses behind the noun for their rows: " in Rome built by 1900, with 4 stars and whose colour is red".
func (p speaker) after(clauses []Clause) string {
	phrase := ""
	var others []string
	for form := Bare; form <= last; form++ {
		bodies := phraseAll(ofForm(merged(clauses), form), p.body)
		lead := p.g.render(formRules[form], nil)
		switch {
		case len(bodies) == 0:
		case form == Bare:
			phrase += " " + strings.Join(bodies, " ")
		case form == With, form == Without:
			others = append(others, lead+" "+p.List(bodies))
		default:
			others = append(others, phraseAll(bodies, func(body string) string {
				return strings.TrimPrefix(lead+" "+body, " ")
			})...)
		}
	}
	if len(others) > 0 {
		phrase += " " + p.List(others)
	}
	return phrase
}

var formRules = [last + 1]string{That: "form.that", With: "form.with", Without: "form.without", Whose: "form.whose"}

// ofForm returns the clauses of a form.
func ofForm(clauses []Clause, forms ...Form) []Clause {
	return slices.DeleteFunc(slices.Clone(clauses), func(c Clause) bool { return !slices.Contains(forms, c.Form) })
}

// merged joins the values of clauses about one label.
func merged(clauses []Clause) []Clause {
	var out []Clause
	for _, c := range clauses {
		if at := slices.IndexFunc(out, c.joins); at >= 0 {
			out[at].Value += c.And + c.Value
			continue
		}
		out = append(out, c)
	}
	return out
}

// alone puts a clause into words by itself: gas: air; with guests; not paid.
func (p speaker) alone(c Clause) string {
	switch {
	case c.Form == Whose && c.Rule == "": // comments say it is quiet
		return c.Value
	case c.Form == Whose:
		return p.g.render("labelled."+c.Rule, slots{"column": strings.Trim(c.Label, "“”"), "value": c.Value})
	case c.Form == That:
		return p.g.render("alone."+c.Rule, slots{"value": c.Value})
	}
	return strings.TrimPrefix(p.g.render(formRules[c.Form], nil)+" "+p.body(c), " ")
}
