package cli

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// bombs are statements that used to take gigabytes or minutes. What they may answer is PostgreSQL's affair; what they may
// take is bounded.
var bombs = []string{
	"SELECT repeat('x',1000000) FROM generate_series(1,1000)",
	"SELECT length(repeat('9',16000000)::numeric::text)",
	"SELECT length(repeat('9',4000000)::numeric::text)",
	"SELECT length(string_agg(repeat('x',100000), ',')) FROM generate_series(1,100000)",
	"SELECT length(array_to_string(array_agg(repeat('x',10000)), ',')) FROM generate_series(1,100000)",
	"SELECT array_agg(n) FROM generate_series(1,10000000) AS g(n)",
	"SELECT replace(repeat('a',4000000),'a',repeat('b',1000))",
	"SELECT lpad('x', 2000000000, 'y')",
	"SELECT format('%900000000s', 'x')",
	"SELECT repeat('9',130000)::numeric * repeat('9',130000)::numeric",
	"SELECT power(repeat('9',1000)::numeric, 5000)",
	"SELECT power(10,308)*10",
	"SELECT 1e300::numeric * '1e5000'::numeric",
	"SELECT length(regexp_replace(repeat('a',1000000), 'a', repeat('b',1000), 'g'))",
	"SELECT translate(repeat('a',4000000), repeat('b',4000000), 'c')",
	"SELECT to_char(1, repeat('9',1000000))",
	"SELECT concat(repeat('x',3000000),repeat('x',3000000),repeat('x',3000000)) FROM generate_series(1,200)",
	"WITH RECURSIVE t(s) AS (SELECT 'x' UNION ALL SELECT s||s FROM t) SELECT max(length(s)) FROM t",
	"SELECT string_to_array(repeat('a,',2000000), ',')",
	"SELECT repeat('a',1000000) ~ '(a*)*b'",
	"SELECT count(*) FROM generate_series(1,100000) a, generate_series(1,100000) b",
}

const (
	bombMemory = 512 << 20        // above an idle process
	bombTime   = 15 * time.Second // beyond what a process takes to start and end
)

func TestBombs(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the memory of a process is told otherwise here")
	}
	home := t.TempDir()
	idle, _, start := explode(t, home, "SELECT 1")
	worst := int64(0)
	for _, sql := range bombs {
		took, said, elapsed := explode(t, home, sql)
		worst = max(worst, took-idle)
		if took-idle > bombMemory || elapsed-start > bombTime {
			t.Errorf("%s: %d MB above idle, %v", sql, (took-idle)>>20, elapsed)
		}
		if strings.Contains(said, "XX000") || !strings.HasPrefix(said, "{") {
			t.Errorf("%s: %.200s", sql, said)
		}
	}
	t.Logf("at most %d MB above the idle %d MB", worst>>20, idle>>20)
}

// explode runs a statement in a process of its own and returns the most memory that it had.
func explode(t *testing.T, home, sql string) (memory int64, said string, took time.Duration) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, "suql", "--offline", "--json", "--home", home, sql)
	cmd.Env = append(os.Environ(), "SURELY_TEST_PROGRAM=1")
	start := time.Now()
	out, err := cmd.Output()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss << 10, string(out), time.Since(start)
}
