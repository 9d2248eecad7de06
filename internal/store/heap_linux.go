package store

/*
#include <stdlib.h>

// Defined in the driver's SQLite. Weak, because cgo also links this package on its own during the build.
extern int sqlite3_config(int, ...) __attribute__((weak));

typedef struct {
	void *(*allocate)(int); void (*deallocate)(void *); void *(*reallocate)(void *,
		int); int (*size)(void *); int (*round)(int);
	int (*begin)(void *); void (*end)(void *); void *data;
} methods;

typedef struct { long long used; } account;
typedef struct { account *owner; long long size; } block; // the header of each allocation

static account accounts[1024], all;
static long long max_account, max_all, reserved;
static __thread account *current; // charged for this thread's allocations; null: no account

static void release(account *owner, long long n) {
	if (owner == 0) return;
	__atomic_sub_fetch(&owner->used, n, __ATOMIC_RELAXED);
	__atomic_sub_fetch(&all.used, n, __ATOMIC_RELAXED);
}

static int reserve(account *owner, long long n) {
	if (owner == 0) return 1;
	long long own = __atomic_add_fetch(&owner->used, n, __ATOMIC_RELAXED);
	long long sum = __atomic_add_fetch(&all.used, n, __ATOMIC_RELAXED);
	if (n < 0 || own <= reserved || (own <= max_account && sum <= max_all)) return 1;
	release(owner, n);
	return 0;
}

static void *allocate(int n) {
	if (!reserve(current, n)) return 0;
	block *b = malloc(sizeof(block) + n);
	if (b == 0) {
		release(current, n);
		return 0;
	}
	b->owner = current;
	b->size = n;
	return b + 1;
}

static void deallocate(void *p) {
	block *b = (block *)p - 1;
	release(b->owner, b->size);
	free(b);
}

static void *reallocate(void *p, int n) {
	block *b = (block *)p - 1;
	long long more = n - b->size;
	account *owner = b->owner;
	if (!reserve(owner, more)) return 0;
	b = realloc(b, sizeof(block) + n);
	if (b == 0) {
		release(owner, more);
		return 0;
	}
	b->size = n;
	return b + 1;
}

static int size(void *p) { return p == 0 ? 0 : ((block *)p - 1)->size; }
static int round_up(int n) { return (n + 7) & ~7; }
static int begin(void *data) { return 0; }
static void end(void *data) {}

static int install_allocator(long long each, long long sum, long long small) {
	static methods m = { allocate, deallocate, reallocate, size, round_up, begin, end, 0 };
	max_account = each, max_all = sum, reserved = small;
	return sqlite3_config ? sqlite3_config(4, &m) : -1; // SQLITE_CONFIG_MALLOC
}

static void charge_thread(int n) { current = n < 0 ? 0 : &accounts[n % 1024]; }
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

// SQLite's own limit applies to the whole process: a visitor's statement could use up the memory that writing the
// state needs. So SQLite allocates through these functions, and what it allocates for a connection to an owner's
// data is charged to that connection.
func init() {
	if code := C.install_allocator(maxConnHeap, maxHeap, reservedConnHeap); code != 0 {
		panic(fmt.Sprintf("SQLite's memory cannot be counted: %d", code))
	}
}

var heapCount atomic.Int64

// heap is the account that a connection's memory is charged to.
type heap struct{ n C.int }

func newHeap() heap { return heap{C.int(heapCount.Add(1) & 0xffff)} }

// lowPriority is the priority of work that is no longer urgent, as a nice value.
const lowPriority = 10

// runCharged runs f, which calls SQLite, and charges its allocations to the account. After priorityTime, the thread of
// f gets a lower priority. Raising the priority again may be forbidden, so that thread ends with f.
func (h heap) runCharged(priorityTime time.Duration, f func() error) (err error) {
	var work contain.Group
	work.Go(func() {
		runtime.LockOSThread()
		C.charge_thread(h.n)
		thread := syscall.Gettid()
		late := time.AfterFunc(priorityTime, func() { syscall.Setpriority(syscall.PRIO_PROCESS, thread, lowPriority) })
		defer func() {
			C.charge_thread(-1)
			if late.Stop() {
				runtime.UnlockOSThread()
			}
		}()
		err = f()
	})
	work.Wait()
	return err
}

// limit does nothing: the allocator enforces the limits.
func (h heap) limit(*sqlite3.SQLiteConn) error { return nil }
