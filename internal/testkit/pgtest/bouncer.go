package pgtest

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/scratch"
)

// Bouncer puts pgbouncer in front of a database, with transaction pooling over two backends, and returns the URL to
// reach it. Without pgbouncer the test is skipped; under SURELY_CI=1 it fails.
func Bouncer(t testing.TB, url string) string {
	t.Helper()
	program := find("pgbouncer")
	if program == "" {
		program = "/usr/sbin/pgbouncer"
		if _, err := os.Stat(program); err != nil {
			missing(t, "pgbouncer is not installed")
		}
	}
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	dir, as, err := folder()
	if err != nil {
		t.Fatal(err)
	}
	password := ""
	if config.Password != "" {
		password = " password=" + config.Password
	}
	port, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "pgbouncer.ini")
	settings := fmt.Sprintf("[databases]\n%s = host=%s port=%d dbname=%s user=%s%s\n[pgbouncer]\nlisten_addr = "+
		"127.0.0.1\nlisten_port = %s\n"+
		"auth_type = any\npool_mode = transaction\ndefault_pool_size = 2\nmax_client_conn = 200\nunix_socket_dir =\n",
		config.Database, config.Host, config.Port, config.Database, config.User, password, port)
	if err := os.WriteFile(file, []byte(settings), 0o644); err != nil { // the server's account has to read it
		t.Fatal(err)
	}
	if err := scratch.Kept(as, dir, program, file); err != nil {
		t.Fatal(err)
	}
	through := fmt.Sprintf("postgres://%s@127.0.0.1:%s/%s?sslmode=disable", config.User, port, config.Database)
	if err := answers(through, filepath.Join(dir, "log")); err != nil {
		t.Fatal(err)
	}
	return through
}
