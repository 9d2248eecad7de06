package store

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/state"
)

// While statements hold all the memory that they may have, the state stores what it must, and small statements run.
func TestStatementsLeaveMemoryForTheState(t *testing.T) {
	s := openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql", "")}})
	refused, held := 0, 0
	for size := 240 << 20; size >= 64<<10 && held < 24; { // in smaller and smaller pieces, until nothing is left
		of := min(size, 1_000_000)
		columns := strings.TrimSuffix(strings.Repeat("x || 'y', ", size/of), ", ")
		rows, err := s.Query(t.Context(), fmt.Sprintf("SELECT %s FROM (SELECT pg_repeat('x', %d) AS x "+
			"FROM shops a, shops b, shops c, shops d LIMIT 256)", columns, of))
		if err == nil && rows.Next() {
			held++
			defer rows.Close()
			continue
		}
		if err == nil {
			err = errors.Join(rows.Err(), rows.Close())
		}
		if e, ok := errors.AsType[*Error](err); ok && e.Code == "53200" {
			refused++
		}
		size /= 2
	}
	if refused == 0 {
		t.Fatal("statements hold gigabytes")
	}
	kept, err := state.Open(filepath.Join(t.TempDir(), state.FileName))
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	turn := bytes.Repeat([]byte("x"), 1<<20)
	for n := range 200 {
		if err := kept.Conversations().Save(t.Context(), fmt.Sprint(n%3), "token", turn); err != nil {
			t.Fatalf("of 200 turns %d are stored: %v", n, err)
		}
		if rows, err := all(s.Query(t.Context(), "SELECT name FROM shops ORDER BY rating")); err != nil || len(rows) != 4 {
			t.Fatalf("another statement has %d rows: %v", len(rows), err)
		}
	}
}

// A statement that runs for long gives way to others, and its thread serves none of them.
func TestLongStatementsGiveWay(t *testing.T) {
	s := openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql", "")},
		Limits: Limits{Timeout: time.Second}})
	giving := func() (n int) {
		threads, err := os.ReadDir("/proc/self/task")
		if err != nil {
			t.Fatal(err)
		}
		for _, thread := range threads {
			id, _ := strconv.Atoi(thread.Name())
			if priority, err := syscall.Getpriority(syscall.PRIO_PROCESS, id); err == nil && priority <= 20-lowPriority {
				n++
			}
		}
		return n
	}
	before, ended := giving(), make(chan error)
	go func() {
		_, err := all(s.Query(t.Context(), "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t"))
		ended <- err
	}()
	time.Sleep(5 * urgentTime)
	if n := giving(); n != before+1 {
		t.Errorf("%d of the threads give way", n-before)
	}
	if err := <-ended; err == nil {
		t.Error("it counted to the end")
	}
	main, err := syscall.Getpriority(syscall.PRIO_PROCESS, os.Getpid())
	if err == nil && main <= 20-lowPriority {
		before++ // the first thread cannot end: Go parks it
	}
	for end := time.Now().Add(10 * time.Second); giving() > before; time.Sleep(urgentTime) {
		if time.Now().After(end) {
			t.Fatalf("%d of the threads go on", giving()-before)
		}
	}
}
