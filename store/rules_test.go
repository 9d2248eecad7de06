package store

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/testkit/ruled"
)

// TestRules compares what roles get from a database with rules with what a database gives that holds no more than they may see. The sandbox is
// asked without the check before it. SURELY_RULES is how many statements are run for each role and database.
func TestRules(t *testing.T) {
	most := 150
	if n, err := strconv.Atoi(os.Getenv("SURELY_RULES")); err == nil {
		most = n
	}
	onBoth(t, func(t *testing.T, server bool) {
		src, err := openWith(t, scripted(t, server, ruled.Script(server, "", true, false)), ruled.Overlay)
		if err != nil {
			t.Fatal(err)
		}
		for _, role := range ruled.Roles {
			t.Run("as "+role, func(t *testing.T) {
				as, err := src.As(context.Background(), Viewer{Role: role, Attributes: ruled.Attributes})
				if err != nil {
					t.Fatal(err)
				}
				if as != src {
					defer as.Close()
				}
				only, err := openWith(t, scripted(t, server, ruled.Script(server, role, false, true)), "")
				if err != nil {
					t.Fatal(err)
				}
				compare(t, as, only, &ruled.Statements{Rand: rand.New(rand.NewPCG(11, uint64(len(role)))), Server: server, Role: role}, most)
			})
		}
	})
}

// compare runs statements on both and reports where the first gives anything else than the second.
func compare(t *testing.T, as, only *Source, s *ruled.Statements, most int) {
	var same, failed, strict int
	for range most {
		sql := s.Next()
		got, err := outcomeOf(as, sql)
		want, wrong := outcomeOf(only, strings.ReplaceAll(sql, "temp.", "")) // the views stand there
		switch {
		case s.Role != "" && strings.Contains(fmt.Sprint(got, err), ruled.Canary) && !strings.Contains(sql, ruled.Canary):
			t.Fatalf("%s\nshows what %s may not see: %.300v %v", sql, s.Role, got, err)
		case outcome(err) == "stopped" || outcome(wrong) == "stopped" || err == nil && wrong != nil && strings.Contains(wrong.Error(), "aggregate"):
			failed++ // how long it takes, and where SQLite looks for misuse, depends on how sub-queries are taken apart
		case err == nil && wrong != nil:
			t.Fatalf("%s\ngives %.300v; with no more than may be seen: %v", sql, got, wrong)
		case err == nil && !slices.Equal(got, want):
			t.Fatalf("%s\ngives %.300v\nand not %.300v", sql, got, want)
		case err == nil:
			same++
		case wrong != nil:
			failed++
		case outcome(err) != "refused" || strings.Contains(err.Error(), "zero") || strings.Contains(err.Error(), "JSON"):
			t.Fatalf("%s\nfails by rows that may not be seen: %v", sql, err)
		default:
			if strict++; strict < 4 {
				t.Logf("refused: %s: %v", sql, err)
			}
		}
	}
	t.Logf("%d statements gave the same, %d failed on both, %d were refused", same, failed, strict)
	if same < most/2 || strict > most/10 {
		t.Errorf("of %d statements %d gave the same and %d were refused: they tell little", most, same, strict)
	}
}

func outcomeOf(s *Source, sql string) ([]string, error) {
	rows, err := all(s.Query(WithLimits(context.Background(), Limits{Timeout: 2 * time.Second}), sql))
	var out []string
	for _, row := range rows {
		out = append(out, fmt.Sprint(row))
	}
	slices.Sort(out)
	return out, err
}
