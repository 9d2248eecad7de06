package cli

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// TestServeDatabaseAway stops the database of a server: it is not ready, says only that and when to retry, and
// answers as soon as the database is back.
func TestServeDatabaseAway(t *testing.T) {
	ctx, data := context.Background(), catalogue(t, [][]any{{1., "Ada", "kettles", 20., "Boils."}})
	config, err := pgx.ParseConfig(data)
	if err != nil {
		t.Fatal(err)
	}
	database := config.Database
	config.Database, config.User = "template1", "postgres"
	admin, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(ctx)
	let := func(in bool) {
		t.Helper()
		if _, err := admin.Exec(ctx, fmt.Sprintf("ALTER DATABASE %q ALLOW_CONNECTIONS %v", database, in)); err != nil {
			t.Fatal(err)
		}
		if _, err := admin.Exec(ctx, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
			database); err != nil {
			t.Fatal(err)
		}
	}
	s := serve(t, t.TempDir(), "--data", data)
	count := func() (int, http.Header, string) {
		t.Helper()
		r, err := http.Post(s.url+"/api/ask", "application/json",
			strings.NewReader(`{"suql": "SELECT count(*) FROM catalogue"}`))
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		said, err := io.ReadAll(r.Body)
		if err != nil {
			t.Fatal(err)
		}
		return r.StatusCode, r.Header, string(said)
	}
	if status, _, said := count(); status != http.StatusOK || !strings.Contains(said, "[[1]]") {
		t.Fatalf("%d %s", status, said)
	}
	let(false)
	r, err := http.Get(s.url + "/readyz")
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	if r.StatusCode != http.StatusServiceUnavailable || r.Header.Get("Retry-After") == "" {
		t.Errorf("readyz: %d, %v", r.StatusCode, r.Header)
	}
	status, header, said := count()
	if status != http.StatusServiceUnavailable || header.Get("Retry-After") == "" {
		t.Errorf("%d, %v: %s", status, header, said)
	}
	for _, secret := range []string{config.User, "catalogue_reader", database, fmt.Sprint(config.Port), config.Host} {
		if strings.Contains(said, secret) {
			t.Errorf("a visitor is told %q: %s", secret, said)
		}
	}
	let(true)
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		if status, _, said = count(); status == http.StatusOK {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("it is back: %d %s", status, said)
		}
	}
	awaitReady(t, s.url)
}
