package pgtest

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/scratch"
)

// bouncerConfig are pgbouncer's settings.
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
	port, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "pgbouncer.ini")
	settings := fmt.Sprintf(bouncerConfig, c.Database, c.Host, c.Port, c.User, cmp.Or(c.Password, "none"), port)
	if err := os.WriteFile(file, []byte(settings), 0o644); err != nil { // the server's account must be able to read it
		t.Fatal(err)
	}
	if err := scratch.RunUntilExit(as, dir, program, file); err != nil {
		t.Fatal(err)
	}
	through := fmt.Sprintf("postgres://%s@127.0.0.1:%s/%s?sslmode=disable", c.User, port, c.Database)
	if err := waitForServer(through, filepath.Join(dir, "log")); err != nil {
		t.Fatal(err)
	}
	return through
}
