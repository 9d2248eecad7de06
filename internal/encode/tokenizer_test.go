package encode

import (
	"bufio"
	"bytes"
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// texts.jsonl is the output of a reference implementation for our texts: see
// training/encoder/fixtures.py.
//
//go:embed testdata/texts.jsonl
var texts []byte

type fixture struct {
	Text   string  `json:"text"`
	IDs    []int32 `json:"ids"`
	At     []int   `json:"at"` // start and end of each token, in bytes
	Vector []byte  `json:"vector"`
}

func fixtures(t testing.TB) (out []fixture) {
	t.Helper()
	lines := bufio.NewScanner(bytes.NewReader(texts))
	for lines.Scan() {
		var f fixture
		if err := json.Unmarshal(lines.Bytes(), &f); err != nil {
			t.Fatal(err)
		}
		out = append(out, f)
	}
	if len(out) < 200 {
		t.Fatalf("testdata/texts.jsonl has %d texts", len(out))
	}
	return out
}

func TestTokens(t *testing.T) {
	for _, f := range fixtures(t) {
		var ids []int32
		var at []int
		for _, k := range DefaultTokenizer().Tokens(f.Text) {
			ids, at = append(ids, k.ID), append(at, k.Start, k.End)
		}
		if !slices.Equal(ids, f.IDs) {
			t.Errorf("%q is cut into %v, want %v", f.Text, ids, f.IDs)
		} else if !slices.Equal(at, f.At) {
			t.Errorf("%q has its tokens at %v, want %v", f.Text, at, f.At)
		}
	}
}

func TestSequences(t *testing.T) {
	w := DefaultTokenizer()
	text := func(s *Sequence) string {
		names := make(map[int32]string, len(w.ids))
		for name, id := range w.ids {
			names[id] = name
		}
		var out strings.Builder
		for i, id := range s.ids {
			out.WriteString(names[id])
			out.WriteByte(' ' + s.types[i]*('/'-' '))
		}
		return out.String()
	}
	schema := w.Begin(12)
	question := schema.Add(w.Tokens("average price"))
	schema.Separate()
	column := schema.Add(w.Tokens("list price"))
	schema.Add(w.Tokens("more than fits in what is left"))
	schema.Separate()
	for _, c := range []struct {
		name, got, want string
	}{
		{"single", text(w.Single("Is it quiet?", 64)), "[CLS] is it quiet ? [SEP] "},
		{"single, cut", text(w.Single("Is it quiet?", 4)), "[CLS] is it [SEP] "},
		{"pair", text(w.Pair("quiet", "no noise", 64)), "[CLS] quiet [SEP] no/noise/[SEP]/"},
		{"pair, cut at the longer", text(w.Pair("is it quiet", "no noise", 7)), "[CLS] is it [SEP] no/noise/[SEP]/"},
		{"pair, cut at the second", text(w.Pair("is it", "no noise", 6)), "[CLS] is it [SEP] no/[SEP]/"},
		{"pair, no room", text(w.Pair("is it", "no noise", 1)), "[CLS] "},
		{"segments", text(schema), "[CLS] average price [SEP] list/price/more/than/fits/in/what/[SEP]/"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %s, want %s", c.name, c.got, c.want)
		}
	}
	if (question != Span{1, 3}) || (column != Span{4, 6}) {
		t.Errorf("the question is at %v, the column at %v", question, column)
	}
	schema.Truncate(6)
	if got := text(schema); got != "[CLS] average price [SEP] list/price/" {
		t.Errorf("truncated: %s", got)
	}
}
