package suql_test

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// unread decides nothing: no text says anything, no value matches.
type unread struct{}

func (unread) Name() string { return "unread" }

func (unread) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i := range out {
		out[i].Answer = verdict.NoInformation
	}
	return out, nil
}

// TestOpposedValues checks that a word that negates a value is not taken for a spelling of it.
func TestOpposedValues(t *testing.T) {
	set, err := store.Open(context.Background(), store.Options{Home: t.TempDir(), Sources: []string{makeSQLite(t, `
		CREATE TABLE rooms (id integer, status text);
		INSERT INTO rooms VALUES (1, 'available'), (2, 'available'), (3, 'non-smoking'), (4, 'active'), (5, 'paid')`)}})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	s := set.Sources[0]
	s.Schema().Table("rooms").Column("status").Role = schema.Enumeration
	for _, reads := range []verdict.Reader{nil, unread{}} {
		e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: reads})
		for literal, want := range map[string]int{"unavailable": 0, "not available": 0, "smoking": 0, "inactive": 0,
			"unpaid": 0, "availble": 2, "Available": 2, "non smoking": 1, "actve": 1} {
			r, err := e.Run(context.Background(), "SELECT id FROM rooms WHERE status = '"+literal+"'", suql.RunOptions{})
			if err != nil || len(r.Rows) != want {
				t.Errorf("%s: %v, %v", literal, r, err)
			}
			if want == 0 && (len(r.Warnings) != 1 || !strings.Contains(r.Warnings[0].Message, "is not among")) {
				t.Errorf("%s: it says %v", literal, r.Warnings)
			}
		}
	}
}
