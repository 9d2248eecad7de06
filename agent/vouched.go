package agent

import (
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
)

// verifiedExample returns the example whose question has the same words, and its query if the statement can be read as
// one; nil if there is none. There is none for a possible follow-up. Examples with dates, which may stand for "last
// month", do not count.
func (h *handling) verifiedExample(question string, standalone bool) (*schema.Example, *query.Query) {
	if len(h.conv.historyOf(&Turn{Standalone: standalone})) > 0 {
		return nil, nil
	}
	words := func(s string) string {
		return strings.Join(strings.FieldsFunc(strings.ToLower(s),
			func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), " ")
	}
	for _, e := range h.src.Schema.Examples {
		if words(e.Question) == words(question) && !query.Dates.MatchString(e.SUQL) &&
			h.src.Engine.Check(e.SUQL) == nil { // the data may have changed
			q, err := model.Typed(h.src.Schema, e.SUQL)
			if err != nil {
				q = nil
			}
			return &e, q
		}
	}
	return nil, nil
}
