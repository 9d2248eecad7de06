package suql_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// A statement goes by the engine's clock, not by the database's.
func TestClock(t *testing.T) {
	errSent := errors.New("sent")
	for _, dialect := range []schema.Dialect{schema.SQLite, schema.Postgres} {
		var sent string
		source := func(_ context.Context, sql string, _ ...any) (suql.Cursor, error) {
			sent = sql
			return nil, errSent
		}
		db := &schema.Database{Dialect: dialect, Tables: []*schema.Table{{Name: "people", Columns: []*schema.Column{
			{Name: "born", Type: schema.Date}, {Name: "seen", Type: schema.Timestamp}}}}}
		e := suql.New(suql.Options{Source: source, Schema: db,
			Now: func() time.Time { return time.Date(2024, 5, 1, 13, 30, 0, 0, time.UTC) }})
		for statement, want := range map[string]string{
			"SELECT current_date AS d": "2024-05-01",
			"SELECT now()":             "2024-05-01 13:30:00",
			"SELECT born FROM people WHERE seen > localtimestamp":           "2024-05-01 13:30:00",
			"SELECT born FROM people WHERE born = 'tomorrow'":               "2024-05-02",
			"SELECT born FROM people WHERE born > 'yesterday'::date":        "2024-04-30",
			"SELECT extract(year FROM age(born)) FROM people":               "2024-05-01",
			"SELECT born FROM people WHERE seen < now() - interval '1 day'": "2024-05-01 13:30:00",
		} {
			if _, err := e.Run(context.Background(), statement, suql.RunOptions{}); err == nil {
				t.Fatal("nothing was sent")
			}
			low := strings.ToLower(sent)
			if !strings.Contains(low, want) || strings.Contains(low, "now()") || strings.Contains(low, "current_") {
				t.Errorf("dialect %v: %s\n\tbecame %s, without %s", dialect, statement, sent, want)
			}
		}
	}
}
