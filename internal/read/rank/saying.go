package rank

import (
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// cellRelation is the relation between a result's only cell and the question. An answer that repeats the question is
// right one time in twenty, and so is one that is not among the choices that the question offers.
type cellRelation uint8

const (
	unrelatedCell   cellRelation = iota
	repeatsQuestion              // the question already contains it
	outsideChoices               // the question offers choices, and it is not among them
)

// answerClassifier returns a function that classifies answers to a question.
func answerClassifier(q *link.Question) func(answer string) cellRelation {
	asked := " " + text.Fold(q.Text) + " "
	chooses := offersChoice(q)
	return func(answer string) cellRelation {
		switch isRepeated := strings.Contains(asked, " "+answer+" "); {
		case len(answer) < 3 || !strings.ContainsFunc(answer, unicode.IsLetter) || isRepeated == chooses || text.Stop(answer):
			return unrelatedCell
		case chooses:
			return outsideChoices
		}
		return repeatsQuestion
	}
}

// offersChoice reports whether a question may offer a choice, with an "or" between two things: not in "ten or more", "2
// or 3" or "or not".
func offersChoice(q *link.Question) bool {
	for i := 1; i+1 < len(q.Tokens); i++ {
		if q.Token(i) == "or" && !q.Tokens[i-1].Numeric && !q.Tokens[i+1].Numeric && !q.HasTrailingComparison(i) &&
			q.Token(i+1) != "not" && q.Token(i+1) != "so" {
			return true
		}
	}
	return false
}
