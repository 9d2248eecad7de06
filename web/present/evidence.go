package present

import (
	"cmp"
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// newQuote returns the view of the sentence behind a text decision, with the relevant words marked.
func newQuote(e suql.Evidence) views.Quote {
	q := views.Quote{Row: e.Row, Question: questionOf(e.Expr), Verdict: e.Verdict, Expr: e.Expr,
		Parts: splitMarked(e.Text, questionOf(e.Expr))}
	if !strings.Contains(e.Expr, "'") { // a summary has no question, and its row shows it
		q.Question, q.Verdict = "", ""
	}
	if len(q.Verdict) > 60 {
		q.Verdict = ""
	}
	if e.Mixed != nil {
		q.Mixed, q.Counter = views.English.Mixed(e.Mixed.For, e.Mixed.Against), splitMarked(e.Mixed.Text, questionOf(e.Expr))
	}
	switch {
	case strings.EqualFold(e.Verdict, verdict.Yes):
		q.Opposite = verdict.No
	case strings.EqualFold(e.Verdict, verdict.No):
		q.Opposite = verdict.Yes
	}
	return q
}

// stringLiteral matches a string in a statement, with or without its closing quotation mark.
var stringLiteral = regexp.MustCompile(`'((?:[^']|'')*)'?`)

// questionOf returns the question of a text expression: its last literal, or the expression itself.
func questionOf(expr string) string {
	all := stringLiteral.FindAllStringSubmatch(expr, -1)
	if len(all) == 0 {
		return expr
	}
	return cmp.Or(strings.ReplaceAll(all[len(all)-1][1], "''", "'"), expr)
}

var wordPattern = regexp.MustCompile(`[\pL\p{Nd}]+`)

// splitMarked splits a quote, and marks words that share a stem with the question.
func splitMarked(quote, question string) (out []views.Part) {
	stems := map[string]bool{}
	for _, w := range wordPattern.FindAllString(strings.ToLower(question), -1) {
		if len(w) > 3 && !text.Stop(w) {
			stems[text.Stem(w)] = true
		}
	}
	done := 0
	for _, at := range wordPattern.FindAllStringIndex(quote, -1) {
		from, to := at[0], at[1]
		if word := strings.ToLower(quote[from:to]); len(word) <= 2 || !stems[text.Stem(word)] {
			continue
		}
		if done < from {
			out = append(out, views.Part{Text: quote[done:from]})
		}
		out = append(out, views.Part{Text: quote[from:to], Marked: true})
		done = to
	}
	if done < len(quote) {
		out = append(out, views.Part{Text: quote[done:]})
	}
	return out
}
