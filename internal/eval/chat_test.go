package eval

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/suql"
)

// overDemo measures conversations over the built-in data.
func overDemo(t *testing.T, cases []Case) *Report {
	t.Helper()
	path, err := demo.Install(t.TempDir(), demo.Default)
	if err != nil {
		t.Fatal(err)
	}
	src, err := Open(t.Context(), path, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer src.Close()
	texts, err := reader.NewEmbedded(reader.Options{})
	if err != nil {
		t.Fatal(err)
	}
	src.Engine = suql.New(suql.Options{Schema: src.Schema, Reader: texts,
		Source: func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
			return src.Store.Query(ctx, sql, args...)
		}})
	// as the chat over it has them
	src.Parser, src.Values, src.Prober, src.Timeout, src.MaxRows = chatParser(t), src.Store.Values(), nil, 0, 1000
	report, err := (&Run{Cases: cases, Errors: logged{t}}).AskConversations(t.Context(), src, best(t))
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// logged writes to a test's log.
type logged struct{ t *testing.T }

func (l logged) Write(b []byte) (int, error) {
	l.t.Log(strings.TrimSpace(string(b)))
	return len(b), nil
}

func TestConversationsOnTheBuiltInData(t *testing.T) {
	cases, err := ReadConversations("../demo/conversations.jsonl", 0)
	if err != nil {
		t.Fatal(err)
	}
	if r := overDemo(t, cases); r.Value("acc_ex") < .8 {
		t.Errorf("%.2f of the turns are right, want .8", r.Value("acc_ex"))
	}
}

func TestReadConversations(t *testing.T) {
	path := filepath.Join(t.TempDir(), "chats.jsonl")
	read := func(lines string) ([]Case, error) {
		if err := os.WriteFile(path, []byte(lines), 0o600); err != nil {
			t.Fatal(err)
		}
		return ReadConversations(path, 0)
	}
	got, err := read(`{"question":"a","suql":"SELECT 1"}` + "\n\n" +
		`{"turns":[{"question":"b","reply":true},{"question":"c","suql":"SELECT {1}"}]}`)
	if err != nil || len(got) != 3 || got[0].Gold[0] != "SELECT 1" || got[1].Kind != Meta || got[2].Kind == Meta ||
		strings.Join(got[2].Turns, " ") != "b c" || len(got[2].Before) != 1 {
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
	r := overDemo(t, []Case{{Turns: []string{"how many restaurants?"}, Gold: []string{"SELECT count(*) FROM gone"}},
		{Turns: []string{"how many restaurants are there?"}, Gold: []string{"SELECT count(*) FROM restaurants"}}})
	if r.Examples != 2 || r.Value("acc_ex") != .5 {
		t.Errorf("%.2f of %d are right, want half of 2", r.Value("acc_ex"), r.Examples)
	}
}
