package reader

import (
	"context"
	"strings"
)

// WithKey returns entries that are stored under a key, separately from others.
func WithKey(in Entries, key string) Entries { return keyedEntries{in, key} }

// KeyPrefix returns the prefix of entries stored under a key.
func KeyPrefix(key string) string { return key + " " }

// keyedEntries separates the verdicts of users with different rights, since a cached verdict would reveal that a text
// exists.
type keyedEntries struct {
	entries Entries
	key     string
}

// Find returns the entries with keys.
func (e keyedEntries) Find(ctx context.Context, keys ...string) (map[string][]byte, error) {
	prefixed := make([]string, len(keys))
	for i, k := range keys {
		prefixed[i] = KeyPrefix(e.key) + k
	}
	found, err := e.entries.Find(ctx, prefixed...)
	out := map[string][]byte{}
	for k, b := range found {
		out[strings.TrimPrefix(k, KeyPrefix(e.key))] = b
	}
	return out, err
}

// Put stores entries.
func (e keyedEntries) Put(ctx context.Context, entries map[string][]byte) error {
	prefixed := map[string][]byte{}
	for k, b := range entries {
		prefixed[KeyPrefix(e.key)+k] = b
	}
	return e.entries.Put(ctx, prefixed)
}
