package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/schema"
)

// spokenNames is a source's schema with the names that some questions use.
type spokenNames struct {
	questions string
	schema    *schema.Database
}

// names returns the schema with the names that the conversation's questions use, for answers in their words.
func (h *handling) names() *schema.Database {
	noun, questions := "", make([]string, len(h.conv.Turns))
	for i := range h.conv.Turns {
		questions[i] = h.conv.Turns[i].Question
		if n := h.conv.Turns[i].RowNoun; n != "" {
			noun = n
		}
	}
	if all := strings.Join(append(questions, noun), "\n"); h.spoken.schema == nil || h.spoken.questions != all {
		h.spoken = spokenNames{all, account.Spoken(strings.Join(questions, "\n"), noun, h.src.Schema)}
	}
	return h.spoken.schema
}

// rowNoun returns what a question calls the rows of the only table, if that is not its name: "rentals" of a table of
// deck chairs. The best reading must have no other use for the word.
func (h *handling) rowNoun(t *Turn) string {
	if len(h.src.Schema.Visible()) != 1 || len(t.Candidates) == 0 {
		return ""
	}
	if noun := h.mentions(t).RowNoun(); slices.Contains(t.Candidates[0].Unused, noun) {
		return noun
	}
	return ""
}
