package lexical

import (
	"surely/parse"
	"surely/parse/lexical/words"
	"surely/schema"
)

// calculation are words that ask for a figure over groups of rows rather than for rows.
var calculation = map[string]float64{"average": 1, "mean": 1, "avg": 1, "total": 1, "sum": 1, "each": 1, "per": .8, "median": 1,
	"every": .3, "both": .4, "neither": .6, "percentage": .8, "distinct": .8, "different": .5, "maximum": .6, "minimum": .6,
	"combined": .6, "overall": .3, "count": .6, "group": .6, "grouped": .8, "never": .3}

// searches returns the probability that the question is a search by columns and texts, rather than one that calculates.
func searches(in parse.Input) float64 {
	text := false
	for _, t := range in.Schema.Visible() {
		for _, c := range t.Visible() {
			text = text || c.Role == schema.FreeText
		}
	}
	if !text {
		return 0
	}
	tokens := words.Tokenize(in.Question)
	against := 0.0
	for i, t := range tokens {
		against = max(against, calculation[t.Text])
		// "which city has the most restaurants": rows are counted for each of something else.
		if (t.Text == "most" || t.Text == "fewest") && i+1 < len(tokens) && namesTable(in.Schema, tokens[i+1]) {
			against = max(against, .8)
		}
		if t.Text == "more" && i+2 < len(tokens) && tokens[i+1].Text == "than" && namesTable(in.Schema, tokens[min(i+3, len(tokens)-1)]) {
			against = max(against, .7)
		}
	}
	return .97 * (1 - .9*against)
}

// namesTable reports whether a token is what the rows of some table are called.
func namesTable(db *schema.Database, token words.Token) bool {
	for _, t := range db.Visible() {
		if called(t, token) {
			return true
		}
	}
	return false
}

// called reports whether a token is what the rows of the table are called.
func called(t *schema.Table, token words.Token) bool {
	for _, w := range words.Tokenize(t.Label) {
		if w.Stem == token.Stem {
			return true
		}
	}
	return false
}
