package present

import (
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// quoteOf shows the sentence behind a text decision, with the relevant words marked.
func quoteOf(e suql.Evidence) views.Quote {
	q := views.Quote{Row: e.Row, Question: asked(e.Expr), Verdict: e.Verdict, Expr: e.Expr,
		Parts: mark(e.Text, asked(e.Expr))}
	if !strings.Contains(e.Expr, "'") { // a summary asks nothing, and its row shows it
		q.Question, q.Verdict = "", ""
	}
	if len(q.Verdict) > 60 {
		q.Verdict = ""
	}
	if e.Mixed != nil {
		q.Mixed, q.Other = views.English.Mixed(e.Mixed.For, e.Mixed.Against), mark(e.Mixed.Text, asked(e.Expr))
	}
	switch {
	case strings.EqualFold(e.Verdict, verdict.Yes):
		q.Opposite = verdict.No
	case strings.EqualFold(e.Verdict, verdict.No):
		q.Opposite = verdict.Yes
	}
	return q
}

// asked returns the question of a text expression: its last literal, or the expression itself.
func asked(expr string) string {
	var last string
	for rest := expr; ; {
		_, after, found := strings.Cut(rest, "'")
		if !found {
			break
		}
		var b strings.Builder
		i := 0
		for i < len(after) {
			if after[i] == '\'' {
				if i+1 < len(after) && after[i+1] == '\'' {
					b.WriteByte('\'')
					i += 2
					continue
				}
				break
			}
			b.WriteByte(after[i])
			i++
		}
		last = b.String()
		rest = after[min(i+1, len(after)):]
	}
	if last == "" {
		return expr
	}
	return last
}

// mark splits a quote; words that share a stem with the question are marked.
func mark(quote, question string) []views.Part {
	stems := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(question), notWord) {
		if len(w) > 3 && !idle[w] {
			stems[stem(w)] = true
		}
	}
	var out []views.Part
	add := func(text string, marked bool) {
		if n := len(out); n > 0 && out[n-1].Marked == marked {
			out[n-1].Text += text
			return
		}
		if text != "" {
			out = append(out, views.Part{Text: text, Marked: marked})
		}
	}
	for rest := quote; rest != ""; {
		i := strings.IndexFunc(rest, func(r rune) bool { return !notWord(r) })
		if i < 0 {
			add(rest, false)
			break
		}
		add(rest[:i], false)
		rest = rest[i:]
		n := strings.IndexFunc(rest, notWord)
		if n < 0 {
			n = len(rest)
		}
		word := strings.ToLower(rest[:n])
		add(rest[:n], len(word) > 2 && stems[stem(word)])
		rest = rest[n:]
	}
	return out
}

func notWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// stem strips endings crudely, so that "family" and "families" match; it only affects marking.
func stem(w string) string {
	for _, end := range []string{"iness", "ings", "ing", "ies", "ness", "edly", "ely", "ly", "ed", "es", "y", "s", "e"} {
		if s := strings.TrimSuffix(w, end); s != w && (len(s) >= 5 || len(s) >= 3 && end != "ly" && end != "ely") {
			return s
		}
	}
	return w
}

// idle are words of questions that say nothing about the answer.
var idle = map[string]bool{"does": true, "this": true, "that": true, "have": true, "with": true, "what": true,
	"they":  true,
	"there": true, "place": true, "good": true, "from": true, "about": true, "which": true, "when": true, "where": true,
	"would": true, "been": true, "were": true, "much": true, "many": true, "very": true, "people": true, "reviewers": true}
