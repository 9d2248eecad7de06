package rank

import (
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// says relates a result's only cell to the question's words: an answer that repeats the question is right one time in
// twenty, and so is one that is none of the choices the question names.
type says uint8

const (
	saysNothing says = iota
	echoes           // the question already says it
	unchosen         // the question names choices, and this is none of them
)

// saying returns a function that classifies answers to a question.
func saying(q *link.Question) func(answer string) says {
	asked := " " + text.Fold(q.Text) + " "
	chooses := letsChoose(q)
	return func(answer string) says {
		switch said := strings.Contains(asked, " "+answer+" "); {
		case len(answer) < 3 || !strings.ContainsFunc(answer, unicode.IsLetter) || said == chooses || text.Stop(answer):
			return saysNothing
		case chooses:
			return unchosen
		}
		return echoes
	}
}

// letsChoose reports whether an "or" may stand between two things to choose from: not in "ten or more", "2 or 3" or
// "or not".
func letsChoose(q *link.Question) bool {
	for i := 1; i+1 < len(q.Tokens); i++ {
		if q.Near(i) == "or" && !q.Tokens[i-1].Numeric && !q.Tokens[i+1].Numeric && !q.Trails(i) &&
			q.Near(i+1) != "not" && q.Near(i+1) != "so" {
			return true
		}
	}
	return false
}
