package pgfunc

import (
	"errors"
	"sync"
	"sync/atomic"
)

// A statement on SQLite can look up decisions about texts: surely_lookup(handle, number, text, question) calls the
// function registered under the handle.

var (
	lookups    sync.Map // handle → func(number int64, text, question any) any
	lastHandle atomic.Int64
)

// AddLookup registers a function under a new handle, until remove is called. The function must be pure while a
// statement runs, and safe for concurrent use if several statements use it at once.
func AddLookup(f func(number int64, text, question any) any) (handle int64, remove func()) {
	handle = lastHandle.Add(1)
	lookups.Store(handle, f)
	return handle, func() { lookups.Delete(handle) }
}

var errNoLookup = errors.New("surely_lookup may not be called from here")

// Lookup implements surely_lookup. It returns a string, a boolean as 0 or 1, or NULL.
func Lookup(handle, number int64, text, question any) (any, error) {
	f, ok := lookups.Load(handle)
	if !ok {
		return nil, errNoLookup
	}
	return sqliteResult(f.(func(int64, any, any) any)(number, argument(text), argument(question))), nil
}

// argument converts a value from the driver, which passes NULL as an empty byte slice.
func argument(v any) any {
	b, ok := v.([]byte)
	switch {
	case !ok:
		return v
	case b == nil:
		return nil
	}
	return string(b)
}
