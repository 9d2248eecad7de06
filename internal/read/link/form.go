package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Form says whether the first or the last row of each group in time is asked for.
type Form struct{ First, Last bool }

// simplify replaces words for parts of dates by single words, and finds the question's Form.
func (q *Question) simplify() {
	for i := 0; i < len(q.Tokens); i++ {
		q.replaceDatePart(i)
	}
	q.Tokens = q.Tokens[:min(len(q.Tokens), maxTokens)]
	q.parseFirstOrLast()
}

func (q *Question) replaceWord(i int, word string) {
	t := words.Tokenize(word)[0]
	t.Start, t.End = q.Tokens[i].Start, q.Tokens[i].End
	q.Tokens[i] = t
}

// replaceDatePart replaces "time of day" and "day of the week" by single words for these parts of dates.
func (q *Question) replaceDatePart(i int) {
	end := i + 2
	if q.Token(end) == "the" {
		end++
	}
	if q.Token(i+1) != "of" {
		return
	}
	switch q.Token(i) + " of " + q.Token(end) {
	case "time of day":
		q.replaceWord(i, "hour")
	case "day of week":
		q.replaceWord(i, "weekday")
	case "days of week":
		q.replaceWord(i, "weekdays")
	default:
		return
	}
	q.Tokens[i].End = q.Tokens[end].End
	q.Tokens = slices.Delete(q.Tokens, i+1, end+1)
}

// Words for the first and last in time.
const (
	earliest = cue.First | cue.Earliest
	latest   = cue.Last | cue.Latest
)

// parseFirstOrLast determines whether the first or the last of each group is asked for.
func (q *Question) parseFirstOrLast() {
	if !slices.ContainsFunc(q.Tokens, func(t words.Token) bool { return cue.Grouping.Is(t.Text) }) {
		return
	}
	for i, t := range q.Tokens {
		next := min(i+1, len(q.Tokens)-1)
		if next == i || text.Month(q.Token(next)) != 0 || nonTemporalNouns[q.Token(next)] || q.Tokens[next].Numeric ||
			lang.IsSuperlative(q.Token(i-1)) {
			continue // "highest first"
		}
		q.Form.First = q.Form.First || earliest.Is(t.Text)
		q.Form.Last = q.Form.Last || latest.Is(t.Text)
	}
	if q.Form.First && q.Form.Last {
		q.Form.First, q.Form.Last = false, false
	}
}

// nonTemporalNouns lists the words before which "first" and "last" do not refer to time.
var nonTemporalNouns = text.Set("name names half quarter year month week day days weeks months years class place letter " +
	"digit decade century time floor night")
