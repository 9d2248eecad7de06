package reader

import (
	"context"
	"strings"
)

// Keyed stores entries under a key, separately from others.
func Keyed(in Entries, key string) Entries { return keyed{in, key} }

// KeyPrefix returns the prefix of entries stored under a key.
func KeyPrefix(key string) string { return key + " " }

// keyed separates the verdicts of one view from others, since a cached verdict would reveal that a text exists.
type keyed struct {
	in  Entries
	key string
}

// Find looks entries up.
func (e keyed) Find(ctx context.Context, keys ...string) (map[string][]byte, error) {
	own := make([]string, len(keys))
	for i, k := range keys {
		own[i] = KeyPrefix(e.key) + k
	}
	found, err := e.in.Find(ctx, own...)
	out := map[string][]byte{}
	for k, b := range found {
		out[strings.TrimPrefix(k, KeyPrefix(e.key))] = b
	}
	return out, err
}

// Put stores entries.
func (e keyed) Put(ctx context.Context, entries map[string][]byte) error {
	own := map[string][]byte{}
	for k, b := range entries {
		own[KeyPrefix(e.key)+k] = b
	}
	return e.in.Put(ctx, own)
}
