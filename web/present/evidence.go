package present

import (
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
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
		if len(w) > 3 && !text.Stop(w) {
			stems[text.Stem(w)] = true
		}
	}
	var out []views.Part
	add := func(piece string, marked bool) {
		if n := len(out); n > 0 && out[n-1].Marked == marked {
			out[n-1].Text += piece
			return
		}
		if piece != "" {
			out = append(out, views.Part{Text: piece, Marked: marked})
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
		add(rest[:n], len(word) > 2 && stems[text.Stem(word)])
		rest = rest[n:]
	}
	return out
}

func notWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
