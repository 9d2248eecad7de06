package retrieve

import (
	"context"
	"errors"
	"maps"
	"strings"
	"testing"
)

// entries are in-memory entries.
type entries map[string][]byte

func (e entries) Find(_ context.Context, keys ...string) (map[string][]byte, error) {
	out := map[string][]byte{}
	for _, k := range keys {
		if e[k] != nil {
			out[k] = e[k]
		}
	}
	return out, nil
}

func (e entries) Put(_ context.Context, more map[string][]byte) error {
	maps.Copy(e, more)
	return nil
}

func TestVectorsOrder(t *testing.T) {
	asked := 0
	broken := errors.New("no vectors today")
	var fail error
	v := &Vectors{Name: "m", Cache: entries{}, Embed: func(_ context.Context, texts []string) ([][]float32, error) {
		asked += len(texts)
		out := make([][]float32, len(texts))
		for i, s := range texts { // how wet, how high
			out[i] = []float32{float32(strings.Count(s, "w")), float32(strings.Count(s, "h")), .01}
		}
		return out, fail
	}}
	found := []SearchResult{{Key: "1", Text: "hhh"}, {Key: "2", Text: "hwhh"}, {Key: "3", Text: "www"}, {Key: "4",
		Text: "hhh"}}
	got, err := v.Order(context.Background(), "ww", found)
	if err != nil || got[0].Key != "1" || got[1].Key != "3" || got[3].Key != "4" || got[2].Score <= got[3].Score ||
		got[0].Score > 1 || asked != 4 {
		t.Errorf("%v, %v, %d texts asked for", got, err, asked)
	}
	if found[0].Key != "1" || found[2].Score != 0 {
		t.Errorf("what was found has changed: %v", found)
	}
	again, err := v.Order(context.Background(), "ww", found[1:])
	if err != nil || again[0].Key != "2" || again[1].Key != "3" || asked != 5 { // only the question's is not kept
		t.Errorf("%v, %v, %d texts asked for", again, err, asked)
	}
	fail = broken
	if _, err := v.Order(context.Background(), "new", found); !errors.Is(err, broken) {
		t.Errorf("a failure is %v", err)
	}
}

// TestVectorsOfAnotherLength checks a model whose vectors have become longer under the same name.
func TestVectorsOfAnotherLength(t *testing.T) {
	asked, length := 0, 2
	kept := entries{}
	v := &Vectors{Name: "m", Cache: kept, Embed: func(_ context.Context, texts []string) ([][]float32, error) {
		asked += len(texts)
		out := make([][]float32, len(texts))
		for i, s := range texts {
			out[i] = make([]float32, length)
			out[i][0], out[i][length-1] = float32(strings.Count(s, "w")), float32(strings.Count(s, "h"))
		}
		return out, nil
	}}
	found := []SearchResult{{Key: "1", Text: "hhh"}, {Key: "2", Text: "hwhh"}, {Key: "3", Text: "www"}}
	order := func(found []SearchResult, want int) {
		t.Helper()
		asked = 0
		got, err := v.Order(context.Background(), "ww", found)
		if err != nil || len(got) != len(found) || asked != want {
			t.Errorf("%v, %v, %d texts asked for, want %d", got, err, asked, want)
		}
		for key, vector := range kept {
			if len(vector) != length && len(found) == 3 {
				t.Errorf("%s is kept with %d numbers", key, len(vector))
			}
		}
	}
	order(found, 4)
	length = 3
	order(found[1:], 3)
	order(found, 2)
	order(found, 1)
	if len(kept) != 3 {
		t.Errorf("%d vectors are kept, want those of the texts", len(kept))
	}
}
