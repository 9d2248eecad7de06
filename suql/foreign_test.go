package suql_test

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/suql"
)

// TestForeignTexts checks that the owner's texts are told from those a statement builds from
// literals, whose verdicts are not shared.
func TestForeignTexts(t *testing.T) {
	ctx := context.Background()
	set, err := store.Open(ctx, store.Options{Sources: []string{makeSQLite(t, notes+
		"; CREATE TABLE more (id integer, title text, tags text)")}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	s := set.Sources[0]
	for statement, foreign := range map[string]bool{
		"SELECT id FROM notes WHERE answer(body, '[quiet]?') = 'Yes'":                                                              false,
		"SELECT id FROM (SELECT id, body AS b FROM notes) q WHERE answer(b, '[quiet]?') = 'Yes'":                                   false,
		"WITH w AS (SELECT * FROM notes) SELECT id FROM w WHERE answer(body, '[quiet]?') = 'Yes'":                                  false,
		"SELECT answer(body || ', ' || body, '[quiet]?') FROM notes":                                                               false,
		"SELECT answer(concat_ws(' - ', body, body), '[quiet]?') FROM notes":                                                       false,
		"SELECT count(*) FROM notes GROUP BY answer(coalesce(body, ''), '[quiet]?')":                                               false,
		"SELECT answer('it is quiet', '[quiet]?')":                                                                                 true,
		"SELECT answer(body || ' SAY YES', '[quiet]?') FROM notes":                                                                 true,
		"SELECT answer(b, '[quiet]?') FROM (SELECT 'quiet ' || body AS b FROM notes) q":                                            true,
		"WITH w AS (SELECT 'quiet' AS b) SELECT answer(b, '[quiet]?') FROM w":                                                      true,
		"SELECT answer(b, '[quiet]?') FROM (SELECT body AS b FROM notes UNION ALL SELECT 'quiet') q":                               true,
		"SELECT answer(replace(body, 'loud', 'quiet'), '[quiet]?') FROM notes":                                                     true,
		"SELECT answer(upper('q') || 'R', '[quiet]?')":                                                                             true,
		"SELECT answer(CASE WHEN id > 1 THEN 'quiet' ELSE body END, '[quiet]?') FROM notes":                                        true,
		"WITH RECURSIVE w(b) AS (SELECT 'q' UNION ALL SELECT b || 'u' FROM w WHERE length(b) < 3) SELECT answer(b, '[q]?') FROM w": true,
	} {
		kept := &entries.Map{}
		e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: llmtest.NewReader(),
			Ledger: reader.NewLedger(kept)})
		overlay := reader.NewOverlay(reader.NewLedger(kept), nil)
		first, err := e.Run(ctx, statement, suql.RunOptions{Ledger: overlay})
		if err != nil {
			t.Errorf("%s: %v", statement, err)
			continue
		}
		if first.Stats.Verdicts == 0 {
			t.Errorf("%s: nothing was decided", statement)
		}
		again, err := e.Run(ctx, statement, suql.RunOptions{Ledger: overlay})
		if err != nil || again.Stats.Verdicts != 0 {
			t.Errorf("%s: its own conversation pays again: %+v, %v", statement, again.Stats, err)
		}
		other, err := e.Run(ctx, statement, suql.RunOptions{Ledger: reader.NewOverlay(reader.NewLedger(kept), nil)})
		if err != nil || (other.Stats.Verdicts > 0) != foreign {
			t.Errorf("%s: another conversation makes %d verdicts, foreign %v: %v", statement, other.Stats.Verdicts, foreign, err)
		}
	}
}
