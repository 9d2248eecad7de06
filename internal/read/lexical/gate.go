package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// calculation are words that ask for a figure over groups of rows rather than for rows.
var calculation = map[string]float64{"average": 1, "mean": 1, "avg": 1, "total": 1, "sum": 1, "each": 1, "per": .8,
	"median": 1, "every": .3, "both": .4, "neither": .6, "percentage": .8, "distinct": .8, "different": .5,
	"maximum": .6, "minimum": .6, "combined": .6, "overall": .3, "count": .6, "group": .6, "grouped": .8, "never": .3,
	"compare": 1, "comparing": 1, "compared": 1, "versus": 1, "vs": 1}

// searches returns the probability that the question is a search by columns and texts, rather than one that calculates.
func searches(in parse.Input) float64 {
	tokens, against := words.Tokenize(in.Question), 0.0
	if kinds(in.Schema, tokens) || paired(in.Schema, tokens) {
		against = .97
	}
	for i, t := range tokens {
		if w := calculation[t.Text]; w > against && !(in.Values != nil && inValue(in, tokens, i)) {
			against = w
		}
		if i+1 < len(tokens) {
			against = max(against, figures(in.Schema, tokens, i))
		}
	}
	return .97 * (1 - .9*against)
}

// figures scores how much the word at i and the next one suggest an aggregate over groups of rows.
func figures(db *schema.Database, tokens []words.Token, i int) float64 {
	switch next := tokens[i+1]; tokens[i].Text {
	case "share", "proportion", "fraction":
		if next.Text == "of" {
			return 1
		}
	case "different", "distinct":
		if namesColumn(db, next) {
			return .95
		}
	case "most", "fewest", "least":
		// "which city has the most restaurants": rows are counted for each of something else.
		if namesTable(db, next) || next.Text == "common" || next.Text == "frequent" {
			return .97
		}
	case "per":
		if namesColumn(db, next) || namesTable(db, next) {
			return 1 // "how many per city", not "30 dollars per person"
		}
	case "more":
		if next.Text == "than" && namesTable(db, tokens[min(i+3, len(tokens)-1)]) {
			return .7
		}
	}
	return 0
}

// between are the words between two names of things wanted together.
var between = text.Set("with the their its all")

// paired reports whether the question asks for the rows of two tables side by side: "all cooks and the places they cook
// at".
func paired(db *schema.Database, tokens []words.Token) bool {
	for i := 1; i+1 < len(tokens); i++ {
		joint := tokens[i].Text
		if joint != "and" && joint != "with" && joint != "along" || !namesTable(db, tokens[i-1]) {
			continue
		}
		k := i + 1
		for k < len(tokens) && between[tokens[k].Text] {
			k++
		}
		if k < len(tokens) && (joint == "and" || k > i+1) && namesTable(db, tokens[k]) &&
			!sameTable(db, tokens[i-1], tokens[k]) {
			return true
		}
	}
	return false
}

// sameTable reports whether two tokens are words for the rows of one table.
func sameTable(db *schema.Database, a, b words.Token) bool {
	return slices.ContainsFunc(db.Visible(), func(t *schema.Table) bool { return called(t, a) && called(t, b) })
}

// inValue reports whether a token with one beside it is a value of the data: the "sum" of "dim sum".
func inValue(in parse.Input, tokens []words.Token, i int) bool {
	for first := max(0, i-1); first <= i && first+1 < len(tokens); first++ {
		for _, m := range in.Values.Lookup(in.Question[tokens[first].Start:tokens[first+1].End], 2) {
			if m.How == schema.Exact || m.How == schema.Folded {
				return true
			}
		}
	}
	return false
}

// kinds reports whether the question asks which values there are: "what cuisines are there?"
func kinds(db *schema.Database, tokens []words.Token) bool {
	if len(tokens) < 3 || tokens[0].Text != "what" && tokens[0].Text != "which" ||
		!strings.HasSuffix(tokens[1].Text, "s") ||
		!namesColumn(db, tokens[1]) || namesTable(db, tokens[1]) {
		return false
	}
	rest := words.Key(tokens[2:])
	for _, end := range []string{"are there", "are served", "are available", "are offered", "do you have", "exist",
		"can i find", "can i get"} {
		if strings.HasPrefix(rest, end) {
			return true
		}
	}
	return false
}

// namesTable reports whether a token names the rows of some table.
func namesTable(db *schema.Database, token words.Token) bool { return sameTable(db, token, token) }

// namesColumn reports whether a token names some column.
func namesColumn(db *schema.Database, token words.Token) bool {
	for _, t := range db.Visible() {
		for _, c := range t.Visible() {
			for _, name := range append([]string{c.Label, c.Name}, c.Synonyms...) {
				for _, w := range words.Tokenize(strings.ReplaceAll(name, "_", " ")) {
					if w.Stem == token.Stem && !w.Stop {
						return true
					}
				}
			}
		}
	}
	return false
}

// called reports whether a token names the rows of the table.
func called(t *schema.Table, token words.Token) bool {
	return slices.ContainsFunc(words.Tokenize(t.Label), func(w words.Token) bool {
		return w.Stem == token.Stem || text.Singular(w.Text) == text.Singular(token.Text)
	})
}
