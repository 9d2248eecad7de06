package suql_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/value"
)

// safeCasts are the reference's casts that give NULL for what does not parse.
const safeCasts = `CREATE OR REPLACE FUNCTION pg_temp.safe_date(s text) RETURNS date LANGUAGE plpgsql AS $$
	BEGIN RETURN s::date; EXCEPTION WHEN others THEN RETURN NULL; END $$`

// TestDifferential runs random statements with text functions, and those of recorded/fixed.sql, through the engine, on
// SQLite and on PostgreSQL, and through PostgreSQL alone with the oracle as SQL functions. SURELY_TEST_STATEMENTS says
// how many random ones (default 300).
func TestDifferential(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	ctx := context.Background()
	n := 300
	if s := os.Getenv("SURELY_TEST_STATEMENTS"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	conn, err := pgx.Connect(ctx, loadPostgres(t, shared, true)+"&client_encoding=UTF8")
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, safeCasts); err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile("recorded/fixed.sql")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(strings.TrimSpace(string(content)), "\n") // after what they are
	fixed := strings.Split(list, "\n")
	sources := map[string]string{"postgres": loadPostgres(t, shared, false),
		"sqlite": loadSQLite(t, filepath.Join(shared, "suql", "fixture.sqlite.sql"))}
	for name, src := range sources {
		t.Run(name, func(t *testing.T) {
			set, err := store.Open(ctx, store.Options{Sources: []string{src}, Home: t.TempDir()})
			if err != nil {
				t.Fatal(err)
			}
			defer set.Close()
			s := set.Sources[0]
			for _, table := range s.Schema().Tables {
				for _, c := range table.Columns {
					if c.Role == schema.Enumeration {
						c.Role = schema.Plain // PostgreSQL classifies nothing
					}
				}
			}
			bad := 0
			for i := -len(fixed); i < n && bad < 30; i++ {
				var statement, ref string
				var ordered bool
				if i < 0 {
					statement = fixed[-1-i]
					ref = statement
				} else {
					statement, ref, ordered = bothSpellings(uint64(i))
				}
				ref = strings.ReplaceAll(ref, "safe_date(", "pg_temp.safe_date(")
				want, err := queryReference(ctx, conn, ref)
				if err != nil {
					t.Fatalf("statement %d: the reference fails: %v\n%s", i, err, ref)
				}
				for _, concurrency := range []int{1, 5} {
					e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: llmtest.NewReader(),
						Concurrency: concurrency})
					res, err := e.Run(ctx, statement, suql.RunOptions{})
					var refused *suql.Error
					if errors.As(err, &refused) && refused.Code == "0A000" && (i < 0 || strings.Contains(statement, "LATERAL")) {
						t.Logf("refused: %v\n%s", err, statement)
						break
					}
					if err != nil {
						t.Errorf("statement %d: %v\n%s", i, err, statement)
						bad++
						break
					}
					got := normal(rowsOf(res.Rows))
					if !ordered {
						sort.Strings(got)
						sort.Strings(want)
					}
					if strings.Join(got, "\n") != strings.Join(want, "\n") {
						t.Errorf("statement %d, %d in flight:\n%s\ngot\n  %s\nwant\n  %s", i, concurrency, statement,
							strings.Join(got, "\n  "), strings.Join(want, "\n  "))
						bad++
						break
					}
				}
			}
		})
	}
}

// queryReference returns a result with values formatted by PostgreSQL.
func queryReference(ctx context.Context, conn *pgx.Conn, sql string) ([]string, error) {
	rows, err := conn.Query(ctx, sql, pgx.QueryExecModeSimpleProtocol)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all [][]any
	for rows.Next() {
		var row []any
		for i, raw := range rows.RawValues() {
			var v any
			if raw != nil {
				v = string(raw)
				switch rows.FieldDescriptions()[i].DataTypeOID {
				case pgtype.BoolOID:
					v = string(raw) == "t"
				case pgtype.TextArrayOID:
					elements, err := value.ParseArray(string(raw))
					if err != nil {
						return nil, err
					}
					list := []any{}
					for _, e := range elements {
						if e == nil {
							list = append(list, nil)
						} else {
							list = append(list, *e)
						}
					}
					v = list
				}
			}
			row = append(row, v)
		}
		all = append(all, row)
	}
	return normal(all), rows.Err()
}
