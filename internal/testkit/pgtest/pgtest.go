// Package pgtest starts PostgreSQL for tests.
package pgtest

import (
	"context"
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

	"github.com/ask-surely/surely/internal/testkit/scratch"
)

// Start returns the URL of an empty PostgreSQL database for the duration of a test: on a cluster that all tests
// of the process share, or on the server that SURELY_TEST_POSTGRES names. Without PostgreSQL the test is
// skipped; under SURELY_CI=1 it fails.
func Start(t testing.TB) string {
	t.Helper()
	if url := os.Getenv("SURELY_TEST_POSTGRES"); url != "" {
		conn, err := pgx.Connect(context.Background(), url)
		if err != nil {
			missing(t, fmt.Sprintf("SURELY_TEST_POSTGRES: %v", err))
		}
		conn.Close(context.Background())
		return database(t, url)
	}
	installed(t)
	url, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return database(t, url)
}

// Cluster returns the URL of a database in a cluster of its own with the given settings (name=value).
func Cluster(t testing.TB, settings ...string) string {
	t.Helper()
	installed(t)
	url, err := cluster(settings...)
	if err != nil {
		t.Fatal(err)
	}
	return url
}

// folder makes a folder of the user whom servers run as. scratch.Kept removes it.
func folder() (string, *syscall.SysProcAttr, error) {
	as, err := account()
	if err != nil {
		return "", nil, err
	}
	dir, err := os.MkdirTemp("", "surely-postgres-")
	if err == nil && as != nil {
		err = os.Chown(dir, int(as.Credential.Uid), int(as.Credential.Gid))
	}
	return dir, as, err
}

// initialised makes the files of a fresh cluster once per process: that takes a second, copying them a tenth.
var initialised = sync.OnceValues(func() (string, error) {
	dir, as, err := folder()
	if err != nil {
		return "", err
	}
	if out, err := command(as, find("initdb"), "-A", "trust", "--no-sync", "--locale=C", "--lc-ctype=C.UTF-8", "-E",
		"UTF8", "-U", "postgres", "-D", filepath.Join(dir, "data")).CombinedOutput(); err != nil {
		os.RemoveAll(dir)
		return "", fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return dir, scratch.Kept(as, dir)
})

// shared is the URL of a cluster for all tests of this process, each with its own databases.
var shared = sync.OnceValues(func() (string, error) { return cluster("max_connections=300") })

// cluster starts a server over a fresh cluster, until this process ends.
func cluster(settings ...string) (string, error) {
	template, err := initialised()
	if err != nil {
		return "", err
	}
	dir, as, err := folder()
	if err != nil {
		return "", err
	}
	if out, err := command(as, "cp", "-Rp", filepath.Join(template, "data"), dir).CombinedOutput(); err != nil {
		os.RemoveAll(dir)
		return "", fmt.Errorf("cp: %w\n%s", err, out)
	}
	return started(dir, as, settings...)
}

// started starts a server with its data in dir, and returns its URL once it answers. Its files survive no crash.
func started(dir string, as *syscall.SysProcAttr, settings ...string) (string, error) {
	port, err := freePort()
	if err != nil {
		return "", err
	}
	server := []string{find("postgres"), "-D", filepath.Join(dir, "data"), "-k", dir, "-h", "127.0.0.1", "-p", port, "-F"}
	for _, s := range append([]string{"timezone=UTC", "max_connections=100", "full_page_writes=off"}, settings...) {
		server = append(server, "-c", s)
	}
	if err := scratch.Kept(as, dir, server...); err != nil {
		return "", err
	}
	url := fmt.Sprintf("postgres://postgres@127.0.0.1:%s/postgres?sslmode=disable", port)
	return url, answers(url, filepath.Join(dir, "log"))
}

// answers waits until a server answers.
func answers(url, log string) error {
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		conn, err := pgx.Connect(context.Background(), url)
		if err == nil {
			return conn.Close(context.Background())
		}
		if time.Now().After(deadline) {
			said, _ := os.ReadFile(log)
			return fmt.Errorf("%s does not answer: %w\n%s", url, err, said)
		}
	}
}

// installed skips a test if no PostgreSQL can be started.
func installed(t testing.TB) {
	t.Helper()
	if find("initdb") == "" || find("postgres") == "" {
		missing(t, "PostgreSQL is not installed")
	}
	if _, err := account(); err != nil {
		missing(t, err.Error())
	}
}

func missing(t testing.TB, why string) {
	t.Helper()
	if os.Getenv("SURELY_CI") == "1" {
		t.Fatal(why)
	}
	t.Skip(why)
}

// find returns the path of one of PostgreSQL's programs, or nothing.
func find(name string) string {
	if path, err := exec.LookPath(name); err == nil {
		return path
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/" + name)
	if len(found) == 0 {
		return ""
	}
	return found[len(found)-1]
}

// account returns the user the server runs as: PostgreSQL refuses to run as root.
func account() (*syscall.SysProcAttr, error) {
	if os.Getuid() != 0 {
		return nil, nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		return nil, fmt.Errorf("PostgreSQL does not run as root, and there is no user postgres")
	}
	uid, _ := strconv.Atoi(u.Uid)
	gid, _ := strconv.Atoi(u.Gid)
	return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}, nil
}

func command(as *syscall.SysProcAttr, name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.SysProcAttr = as
	c.Dir = "/"
	c.Env = append(os.Environ(), "LC_ALL=C", "TZ=UTC")
	return c
}

func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	return port, err
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
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("postgres://%s:%s@%s:%d/%s?sslmode=disable", config.User, config.Password, config.Host, config.Port,
		name)
}
