package reader

import (
	"context"
	"strings"
)

// Apart keeps entries beside those of others, under a key.
func Apart(in Entries, key string) Entries { return keyed{in, key} }

// Beside begins the keys of what is kept apart under a key.
func Beside(key string) string { return key + " " }

// keyed keeps verdicts of one view from those of others: that a text was read before tells that it is there.
type keyed struct {
	in  Entries
	key string
}

// Find looks entries up.
func (e keyed) Find(ctx context.Context, keys ...string) (map[string][]byte, error) {
	own := make([]string, len(keys))
	for i, k := range keys {
		own[i] = Beside(e.key) + k
	}
	found, err := e.in.Find(ctx, own...)
	out := map[string][]byte{}
	for k, b := range found {
		out[strings.TrimPrefix(k, Beside(e.key))] = b
	}
	return out, err
}

// Put keeps entries.
func (e keyed) Put(ctx context.Context, entries map[string][]byte) error {
	own := map[string][]byte{}
	for k, b := range entries {
		own[Beside(e.key)+k] = b
	}
	return e.in.Put(ctx, own)
}
