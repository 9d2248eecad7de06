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
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
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
	template, err := initialised()
	if err != nil {
		t.Fatal(err)
	}
	dir, as := folder(t)
	if err := copied(as, template, dir); err != nil {
		t.Fatal(err)
	}
	return started(t, as, dir, settings)
}

// Replica returns the URL of a server that follows another, which Cluster has started.
func Replica(t testing.TB, of string) string {
	t.Helper()
	dir, as := folder(t)
	if out, err := command(as, find("pg_basebackup"), "-d", of, "-D", filepath.Join(dir, "data"), "-R", "-X", "stream",
		"-c", "fast").CombinedOutput(); err != nil {
		t.Fatalf("pg_basebackup: %v\n%s", err, out)
	}
	return started(t, as, dir, nil)
}

// folder returns a folder for the duration of a test, and the user its server runs as.
func folder(t testing.TB) (string, *syscall.SysProcAttr) {
	t.Helper()
	dir, err := os.MkdirTemp("", "surely-postgres-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	as, err := account()
	if err != nil {
		missing(t, err.Error())
	}
	if err := owned(dir, as); err != nil {
		t.Fatal(err)
	}
	return dir, as
}

// started starts a server with its data in dir and returns its URL once it answers.
func started(t testing.TB, as *syscall.SysProcAttr, dir string, settings []string) string {
	t.Helper()
	port, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	server := command(as, find("postgres"), arguments(dir, port, settings)...)
	log, err := os.Create(filepath.Join(dir, "log"))
	if err != nil {
		t.Fatal(err)
	}
	server.Stdout, server.Stderr = log, log
	if err := server.Start(); err != nil {
		t.Fatalf("postgres: %v", err)
	}
	t.Cleanup(func() {
		server.Process.Signal(syscall.SIGQUIT) // immediate: its files are not needed again
		server.Wait()
		log.Close()
	})
	url, err := answering(port, log.Name())
	if err != nil {
		t.Fatal(err)
	}
	return url
}

// arguments are the server's command line. Its files need not survive a crash.
func arguments(dir, port string, settings []string) []string {
	args := []string{"-D", filepath.Join(dir, "data"), "-k", dir, "-h", "127.0.0.1", "-p", port, "-F"}
	for _, s := range append([]string{"timezone=UTC", "max_connections=100", "full_page_writes=off"}, settings...) {
		args = append(args, "-c", s)
	}
	return args
}

// answering waits until a server answers, and returns its URL.
func answering(port, log string) (string, error) {
	url := fmt.Sprintf("postgres://postgres@127.0.0.1:%s/postgres?sslmode=disable", port)
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		conn, err := pgx.Connect(context.Background(), url)
		if err == nil {
			conn.Close(context.Background())
			return url, nil
		}
		if time.Now().After(deadline) {
			said, _ := os.ReadFile(log)
			return "", fmt.Errorf("postgres does not answer: %w\n%s", err, said)
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

// owned makes the server's user the owner of a folder.
func owned(dir string, as *syscall.SysProcAttr) error {
	if as == nil {
		return nil
	}
	return os.Chown(dir, int(as.Credential.Uid), int(as.Credential.Gid))
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
