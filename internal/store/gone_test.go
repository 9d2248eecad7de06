package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
)

// A file that replaces another under its name is read from then on; a missing one is reported.
func TestReplacedFile(t *testing.T) {
	path := sqliteFile(t, "testdata/shops.sqlite.sql", "")
	s := openOne(t, Options{Sources: []string{path}})
	count := func() (any, error) {
		rows, err := all(s.Query(context.Background(), "SELECT count(*) FROM shops"))
		if err != nil {
			return nil, err
		}
		return rows[0][0], nil
	}
	if n, err := count(); n != int64(4) || err != nil {
		t.Fatal(n, err)
	}
	fewer := sqliteFile(t, "testdata/shops.sqlite.sql", "")
	w, err := sql.Open("sqlite3", fewer)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Exec("DELETE FROM shops WHERE id = (SELECT min(id) FROM shops)"); err != nil {
		t.Fatal(err)
	}
	w.Close()
	if err := os.Rename(fewer, path); err != nil {
		t.Fatal(err)
	}
	if n, err := count(); n != int64(3) || err != nil {
		t.Errorf("after it was replaced: %v %v", n, err)
	}
	if err := s.Ping(context.Background()); err != nil {
		t.Error(err)
	}
	os.Remove(path)
	if n, err := count(); !errors.As(err, new(*UnreachableError)) || strings.Contains(err.Error(), path) {
		t.Errorf("after it was deleted: %v %v", n, err)
	}
	if s.Ping(context.Background()) == nil {
		t.Error("a deleted file is ready")
	}
}

// While PostgreSQL is down, visitors learn only that, and the server is not ready; once it is back,
// it is.
func TestDatabaseAway(t *testing.T) {
	url := postgresDatabase(t, "testdata/shops.postgres.sql")
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	s := openOne(t, Options{Sources: []string{url}})
	count := func() error {
		_, err := all(s.Query(context.Background(), "SELECT count(*) FROM shops"))
		return err
	}
	if err := count(); err != nil {
		t.Fatal(err)
	}
	block(t, url, config.Database, false)
	err = count()
	if !errors.As(err, new(*UnreachableError)) || strings.Contains(err.Error(), config.User) ||
		strings.Contains(err.Error(), config.Database) {
		t.Errorf("%T %v", err, err)
	}
	if s.Ping(context.Background()) == nil {
		t.Error("it is ready")
	}
	block(t, url, config.Database, true)
	if err := count(); err != nil {
		t.Errorf("it is back: %v", err)
	}
	if err := s.Ping(context.Background()); err != nil {
		t.Error(err)
	}
}

// block ends all connections to a database and refuses new ones until the returned function is
// called.
func block(t *testing.T, url, database string, in bool) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	config.Database = "template1"
	admin, err := pgx.ConnectConfig(context.Background(), config)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(context.Background())
	if _, err := admin.Exec(context.Background(), fmt.Sprintf("ALTER DATABASE %q ALLOW_CONNECTIONS %v", database,
		in)); err != nil {
		t.Fatal(err)
	}
	if _, err := admin.Exec(context.Background(),
		"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", database); err != nil {
		t.Fatal(err)
	}
}

// A URL's password is never printed, in any form.
func TestPasswordIsNeverPrinted(t *testing.T) {
	for _, url := range []string{"postgres://ann:hush!hush@127.0.0.1:1/x",
		"postgres://ann@127.0.0.1:1/x?password=hush!hush", "postgres://ann@127.0.0.1:port/x?password=hush!hush",
		"postgres://ann@127.0.0.1:1/x?password=hush!hush&sslmode=nonsense"} {
		if _, err := Open(context.Background(), Options{Sources: []string{url}, Home: t.TempDir()}); err == nil ||
			strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: %v", url, err)
		}
	}
}
