package eval

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/store"
)

// chatOptions opens a database for conversations.
func chatOptions(t *testing.T, path string) Conversations {
	t.Helper()
	set, err := store.Open(context.Background(), store.Options{Sources: []string{path}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { set.Close() })
	src := set.Sources[0]
	return Conversations{Parser: lexical.New(lexical.Options{}), Schema: src.Schema(), Values: src.Values(),
		Shown: func(ctx context.Context, q *query.Query) ([]parse.RowRef, error) { return shown(ctx, src, q) }}
}

// shown returns as many rows as a query shows; which ones does not matter here.
func shown(ctx context.Context, src *store.Source, q *query.Query) ([]parse.RowRef, error) {
	t := src.Schema().Table(q.From.Tables[0])
	if len(t.Key) != 1 || len(q.GroupBy) > 0 {
		return nil, nil
	}
	plain := query.Query{From: query.From{Tables: q.From.Tables[:1]}, Limit: 3,
		Select: []query.Item{{Column: query.Column{Table: t.Name, Name: t.Key[0]}}}}
	if q.Limit > 0 {
		plain.Limit = q.Limit
	}
	rows, err := src.Query(ctx, plain.SUQL())
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []parse.RowRef
	for rows.Next() {
		out = append(out, parse.RowRef{Table: t.Name, Key: fmt.Sprint(rows.Row()[0])})
	}
	return out, rows.Err()
}

func runChats(t *testing.T, file, data string, floor float64) {
	t.Helper()
	chats, err := ReadChats(file, 0)
	if err != nil {
		t.Fatal(err)
	}
	c := chatOptions(t, data)
	c.Chats, c.Errors = chats, logged{t}
	report, err := c.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s: %.3f of %d turns right", filepath.Base(file), report.AccQM, report.Examples)
	if report.AccQM < floor {
		t.Errorf("%.2f of the turns are right, want %.2f", report.AccQM, floor)
	}
}

// logged writes to a test's log.
type logged struct{ t *testing.T }

func (l logged) Write(b []byte) (int, error) {
	l.t.Log(strings.TrimSpace(string(b)))
	return len(b), nil
}

func TestConversationsOnTheBuiltInData(t *testing.T) {
	path, err := demo.Install(t.TempDir(), demo.Default)
	if err != nil {
		t.Fatal(err)
	}
	runChats(t, "../demo/conversations.jsonl", path, .8)
}

func TestReadChats(t *testing.T) {
	path := filepath.Join(t.TempDir(), "chats.jsonl")
	read := func(lines string) ([]Chat, error) {
		if err := os.WriteFile(path, []byte(lines), 0o600); err != nil {
			t.Fatal(err)
		}
		return ReadChats(path, 0)
	}
	got, err := read(`{"question":"a","suql":"SELECT 1"}` + "\n\n" + `{"turns":[{"question":"b","reply":true}]}`)
	if err != nil || len(got) != 2 || got[0].Turns[0].SUQL != "SELECT 1" || !got[1].Turns[0].Reply {
		t.Errorf("%+v, %v", got, err)
	}
	for _, bad := range []string{"{", `{"turns":[]}`} {
		if _, err := read(bad); err == nil || !strings.Contains(err.Error(), "line 1") {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

// A statement that no longer runs is one wrong question, not the end of the evaluation.
func TestStaleGold(t *testing.T) {
	path, err := demo.Install(t.TempDir(), demo.Default)
	if err != nil {
		t.Fatal(err)
	}
	c := chatOptions(t, path)
	c.Errors = logged{t}
	c.Chats = []Chat{{Turns: []ChatTurn{{Question: "how many restaurants?", SUQL: "SELECT count(*) FROM gone"}}},
		{Turns: []ChatTurn{{Question: "how many restaurants are there?", SUQL: "SELECT count(*) FROM restaurants"}}}}
	report, err := c.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if report.Examples != 2 || report.AccQM != .5 {
		t.Errorf("%.2f of %d are right, want half of 2", report.AccQM, report.Examples)
	}
}
