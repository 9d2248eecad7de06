package decode

import (
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// Label returns the choices that write a statement in SQLite's dialect, and the query that Build makes of them, which
// should be run to see whether it gives the same rows. The error says why there are none.
func (r *Row) Label(sql string) ([]Choice, *query.Query, error) {
	of, err := Statement(r.q, sql)
	if err != nil {
		return nil, nil, fmt.Errorf("read: %w", err)
	}
	way, err := Actions(r.q, r.Grounded, of)
	if err != nil {
		return nil, nil, fmt.Errorf("write: %w", err)
	}
	if !r.Fits(way) {
		return nil, nil, fmt.Errorf("write: does not fit")
	}
	built, _, err := Build(r.q, r.Grounded, First(way))
	if err != nil {
		return nil, nil, fmt.Errorf("build: %w", err)
	}
	return way, built, nil
}

// Unanswered are the choices for a question that the data cannot answer.
func Unanswered() []Choice { return []Choice{{tokenAt["nothing"]}} }

// IsSameAgain reports whether the query that choices build is written by the same actions.
func (r *Row) IsSameAgain(way []Choice) bool {
	built, _, err := Build(r.q, r.Grounded, First(way))
	if err != nil {
		return false
	}
	again, err := Actions(r.q, r.Grounded, built)
	return err == nil && slices.Equal(First(again), First(way))
}
