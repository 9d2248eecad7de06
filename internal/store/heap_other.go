//go:build !linux

package store

import (
	"fmt"
	"time"

	"github.com/mattn/go-sqlite3"
)

// heap uses SQLite's limit for the whole process.
type heap struct{}

func newHeap() heap { return heap{} }

func (heap) runCharged(_ time.Duration, f func() error) error { return f() }

func (heap) limit(c *sqlite3.SQLiteConn) error {
	_, err := c.Exec(fmt.Sprintf("PRAGMA hard_heap_limit=%d", maxHeap), nil)
	return err
}
