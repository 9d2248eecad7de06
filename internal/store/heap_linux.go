package store

/*
#include <stdlib.h>

// Of the driver's SQLite. Weak: this package is linked alone while it is built.
extern int sqlite3_config(int, ...) __attribute__((weak));

typedef struct {
	void *(*get)(int); void (*put)(void *); void *(*resize)(void *, int); int (*size)(void *); int (*round)(int);
	int (*begin)(void *); void (*end)(void *); void *data;
} methods;

typedef struct { long long used; } account;
typedef struct { account *of; long long size; } block; // in front of what SQLite gets

static account accounts[1024], all;
static long long most, together, always;
static __thread account *mine; // what SQLite allocates on this thread belongs to; none: to no statement

static void give(account *of, long long n) {
	if (of == 0) return;
	__atomic_sub_fetch(&of->used, n, __ATOMIC_RELAXED);
	__atomic_sub_fetch(&all.used, n, __ATOMIC_RELAXED);
}

static int draw(account *of, long long n) {
	if (of == 0) return 1;
	long long own = __atomic_add_fetch(&of->used, n, __ATOMIC_RELAXED);
	long long sum = __atomic_add_fetch(&all.used, n, __ATOMIC_RELAXED);
	if (n < 0 || own <= always || (own <= most && sum <= together)) return 1;
	give(of, n);
	return 0;
}

static void *get(int n) {
	if (!draw(mine, n)) return 0;
	block *b = malloc(sizeof(block) + n);
	if (b == 0) {
		give(mine, n);
		return 0;
	}
	b->of = mine;
	b->size = n;
	return b + 1;
}

static void put(void *p) {
	block *b = (block *)p - 1;
	give(b->of, b->size);
	free(b);
}

static void *resize(void *p, int n) {
	block *b = (block *)p - 1;
	long long more = n - b->size;
	account *of = b->of;
	if (!draw(of, more)) return 0;
	b = realloc(b, sizeof(block) + n);
	if (b == 0) {
		give(of, more);
		return 0;
	}
	b->size = n;
	return b + 1;
}

static int size(void *p) { return p == 0 ? 0 : ((block *)p - 1)->size; }
static int rounded(int n) { return (n + 7) & ~7; }
static int begin(void *data) { return 0; }
static void end(void *data) {}

static int keep_accounts(long long each, long long sum, long long small) {
	static methods m = { get, put, resize, size, rounded, begin, end, 0 };
	most = each, together = sum, always = small;
	return sqlite3_config ? sqlite3_config(4, &m) : -1; // SQLITE_CONFIG_MALLOC
}

static void charge(int n) { mine = n < 0 ? 0 : &accounts[n % 1024]; }
*/
import "C"

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/contain"
)

// SQLite's own limit applies to the whole process: memory that visitors' statements take would be missing where the
// state is written. So SQLite allocates through these functions, and what it allocates for a connection to an owner's
// data is charged to that connection.
func init() {
	if code := C.keep_accounts(heapEach, heapLimit, heapAlways); code != 0 {
		panic(fmt.Sprintf("SQLite's memory cannot be counted: %d", code))
	}
}

var heaps atomic.Int64

// heap is a connection's account of memory.
type heap struct{ n C.int }

func newHeap() heap { return heap{C.int(heaps.Add(1) & 0xffff)} }

// lowPriority is the priority of work that is no longer urgent, as a nice value.
const lowPriority = 10

// charged runs f, which calls SQLite, and charges its allocations to the account. After the time urgent, its thread
// gets a lower priority. Raising it again may be forbidden, so the thread ends with f.
func (h heap) charged(urgent time.Duration, f func() error) (err error) {
	var work contain.Group
	work.Go(func() {
		runtime.LockOSThread()
		C.charge(h.n)
		thread := syscall.Gettid()
		late := time.AfterFunc(urgent, func() { syscall.Setpriority(syscall.PRIO_PROCESS, thread, lowPriority) })
		defer func() {
			C.charge(-1)
			if late.Stop() {
				runtime.UnlockOSThread()
			}
		}()
		err = f()
	})
	work.Wait()
	return err
}

// limit is for systems where nothing is counted.
func (h heap) limit(*sqlite3.SQLiteConn) error { return nil }
