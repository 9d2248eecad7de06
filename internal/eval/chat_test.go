package eval

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/suql"
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
	texts, err := reader.NewEmbedded(reader.Options{})
	if err != nil {
		t.Fatal(err)
	}
	run := Keyed{Schema: src.Schema(), Engine: suql.New(suql.Options{Schema: src.Schema(), Reader: texts,
		Source: suql.SourceFunc(func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
			return src.Query(ctx, sql, args...)
		})})}
	return Conversations{Parser: chatParser(t), Schema: src.Schema(), Values: src.Values(),
		Shown: run.Shown, Execute: run.Execute}
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
	t.Logf("%s: %.3f of %d turns right", filepath.Base(file), report.AccEx, report.Examples)
	if report.AccEx < floor {
		t.Errorf("%.2f of the turns are right, want %.2f", report.AccEx, floor)
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

// A statement that no longer runs makes one question wrong, but does not end the evaluation.
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
	if report.Examples != 2 || report.AccEx != .5 {
		t.Errorf("%.2f of %d are right, want half of 2", report.AccEx, report.Examples)
	}
}
