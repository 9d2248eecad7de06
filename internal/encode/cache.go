package encode

import (
	"container/list"
	"sync"
)

// Cache is an LRU cache. It is safe for concurrent use.
type Cache[K comparable, V any] struct {
	mu    sync.Mutex
	max   int
	order *list.List // of *cached, the most recent first
	byKey map[K]*list.Element
}

type cached[K comparable, V any] struct {
	key   K
	value V
}

// NewCache makes a cache of at most max values.
func NewCache[K comparable, V any](max int) *Cache[K, V] {
	return &Cache[K, V]{max: max, order: list.New(), byKey: map[K]*list.Element{}}
}

// Get returns the value of a key, if cached.
func (c *Cache[K, V]) Get(key K) (value V, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.byKey[key]
	if !ok {
		return value, false
	}
	c.order.MoveToFront(e)
	return e.Value.(*cached[K, V]).value, true
}

// Put stores a value, which must not be modified afterwards, unless the key already has one. If the cache is full, it
// evicts the least recently used value.
func (c *Cache[K, V]) Put(key K, value V) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.byKey[key]; ok || c.max <= 0 {
		return
	}
	c.byKey[key] = c.order.PushFront(&cached[K, V]{key, value})
	if c.order.Len() > c.max {
		last := c.order.Remove(c.order.Back()).(*cached[K, V])
		delete(c.byKey, last.key)
	}
}
