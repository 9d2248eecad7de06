// Package pgtest starts PostgreSQL for tests.
package pgtest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/port"
	"github.com/ask-surely/surely/internal/testkit/scratch"
)

// Start returns the URL of an empty PostgreSQL database for the duration of a test: on a server that all tests of the
// process share, or on the one that SURELY_TEST_POSTGRES names. Without PostgreSQL the test is skipped; under
// SURELY_CI=1 it fails.
func Start(t testing.TB) string {
	t.Helper()
	url := os.Getenv("SURELY_TEST_POSTGRES")
	if url == "" {
		var err error
		if url, err = shared(); errors.Is(err, errMissing) {
			missing(t, err.Error())
		} else if err != nil {
			t.Fatal(err)
		}
	}
	return database(t, url)
}

// shared returns the URL of a server that runs until this process ends. Its files need not survive a crash.
var shared = sync.OnceValues(func() (string, error) {
	initdb, postgres := find("initdb"), find("postgres")
	if initdb == "" || postgres == "" {
		return "", errMissing
	}
	dir, as, err := folder()
	if err != nil {
		return "", err
	}
	data := filepath.Join(dir, "data")
	c := exec.Command(initdb, "-A", "trust", "--no-sync", "--locale=C", "--lc-ctype=C.UTF-8", "-E", "UTF8",
		"-U", "postgres", "-D", data)
	c.SysProcAttr, c.Dir, c.Env = as, "/", append(os.Environ(), "LC_ALL=C", "TZ=UTC")
	if out, err := c.CombinedOutput(); err != nil {
		os.RemoveAll(dir)
		return "", fmt.Errorf("initdb: %w\n%s", err, out)
	}
	number, err := freePort()
	if err != nil {
		return "", err
	}
	if err := scratch.RunUntilExit(as, dir, postgres, "-D", data, "-k", dir, "-h", "127.0.0.1", "-p", number, "-F",
		"-c", "timezone=UTC", "-c", "max_connections=300", "-c", "full_page_writes=off"); err != nil {
		return "", err
	}
	url := fmt.Sprintf("postgres://postgres@127.0.0.1:%s/postgres?sslmode=disable", number)
	return url, waitForServer(url, filepath.Join(dir, "log"))
})

var errMissing = errors.New("PostgreSQL is not installed")

func missing(t testing.TB, why string) {
	t.Helper()
	if os.Getenv("SURELY_CI") == "1" {
		t.Fatal(why)
	}
	t.Skip(why)
}

// folder makes a folder for the user that servers run as, since PostgreSQL refuses to run as root.
// scratch.RunUntilExit removes it.
func folder() (dir string, as *syscall.SysProcAttr, err error) {
	uid, gid := os.Getuid(), os.Getgid()
	if uid == 0 {
		u, err := user.Lookup("postgres")
		if err != nil {
			return "", nil, fmt.Errorf("%w for the user postgres: %w", errMissing, err)
		}
		uid, _ = strconv.Atoi(u.Uid)
		gid, _ = strconv.Atoi(u.Gid)
		as = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
	}
	if dir, err = os.MkdirTemp("", "surely-postgres-"); err == nil {
		err = os.Chown(dir, uid, gid)
	}
	return dir, as, err
}

// waitForServer waits until a server answers.
func waitForServer(url, log string) error {
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		conn, err := pgx.Connect(context.Background(), url)
		if err == nil {
			return conn.Close(context.Background())
		}
		if time.Now().After(deadline) {
			output, _ := os.ReadFile(log)
			return fmt.Errorf("%s does not answer: %w\n%s", url, err, output)
		}
	}
}

// find returns the path of a program, or nothing.
func find(name string) string {
	if path, err := exec.LookPath(name); err == nil {
		return path
	}
	for _, pattern := range []string{"/usr/lib/postgresql/*/bin/", "/usr/sbin/"} {
		if found, _ := filepath.Glob(pattern + name); len(found) > 0 {
			return found[len(found)-1]
		}
	}
	return ""
}

func freePort() (string, error) {
	address, err := port.Reserve()
	if err != nil {
		return "", err
	}
	_, number, err := net.SplitHostPort(address)
	return number, err
}

// database makes a fresh database for the duration of a test.
func database(t testing.TB, url string) string {
	t.Helper()
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	name := fmt.Sprintf("surely_test_%d_%d", os.Getpid(), time.Now().UnixNano())
	if _, err := conn.Exec(ctx, "CREATE DATABASE "+name+
		" TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		conn.Exec(ctx, "DROP DATABASE "+name+" WITH (FORCE)")
		conn.Close(ctx)
	})
	config := conn.Config()
	return fmt.Sprintf("postgres://%s:%s@%s:%d/%s?sslmode=disable", config.User, config.Password, config.Host, config.Port,
		name)
}

// bouncerConfig holds pgbouncer's settings.
const bouncerConfig = `[databases]
%s = host=%s port=%d user=%s password=%s
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = %s
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
unix_socket_dir =
`

// Bouncer puts pgbouncer in front of a database, with transaction pooling over two backends, and returns the URL to
// reach it. Without pgbouncer the test is skipped; under SURELY_CI=1 it fails.
func Bouncer(t testing.TB, url string) string {
	t.Helper()
	program := find("pgbouncer")
	if program == "" {
		missing(t, "pgbouncer is not installed")
	}
	c, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	dir, as, err := folder()
	if err != nil {
		t.Fatal(err)
	}
	number, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "pgbouncer.ini")
	settings := fmt.Sprintf(bouncerConfig, c.Database, c.Host, c.Port, c.User, cmp.Or(c.Password, "none"), number)
	if err := os.WriteFile(file, []byte(settings), 0o644); err != nil { // the server's account must be able to read it
		t.Fatal(err)
	}
	if err := scratch.RunUntilExit(as, dir, program, file); err != nil {
		t.Fatal(err)
	}
	through := fmt.Sprintf("postgres://%s@127.0.0.1:%s/%s?sslmode=disable", c.User, number, c.Database)
	if err := waitForServer(through, filepath.Join(dir, "log")); err != nil {
		t.Fatal(err)
	}
	return through
}
