package pgtest

import (
	"context"
	"fmt"
	"net/url"
	"testing"

	"github.com/jackc/pgx/v5"
)

// Partitioned starts three clusters, runs a script of tables and rows, and spreads the tables by hash of their first
// columns over them. It returns the database to query, which is in the first cluster, holds no rows and reaches them
// through postgres_fdw.
func Partitioned(t testing.TB, script string, settings ...string) (address string) {
	t.Helper()
	var servers []string
	for range 3 {
		servers = append(servers, Cluster(t, settings...))
	}
	address = database(t, servers[0])
	entry := connect(t, address)
	run(t, entry, script)
	tables := column(t, entry, "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = "+
		"'public'::regnamespace ORDER BY oid")
	run(t, entry, "CREATE EXTENSION postgres_fdw")
	for i, server := range servers {
		conn := connect(t, server)
		run(t, conn, script)
		for _, table := range tables {
			run(t, conn, "TRUNCATE "+table)
		}
		at, err := url.Parse(server)
		if err != nil {
			t.Fatal(err)
		}
		run(t, entry, fmt.Sprintf(`CREATE SERVER part%d FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '127.0.0.1', port '%s', dbname 'postgres',
			fetch_size '1000', batch_size '1000', async_capable 'true', use_remote_estimate 'true'); CREATE USER MAPPING FOR PUBLIC SERVER part%d OPTIONS (user 'postgres')`, i, at.Port(), i))
	}
	for _, table := range tables {
		key := column(t, entry, "SELECT quote_ident(attname) FROM pg_attribute WHERE attnum = 1 AND attrelid = '"+table+
			"'::regclass")[0]
		run(t, entry, fmt.Sprintf("ALTER TABLE %s RENAME TO whole; CREATE TABLE %[1]s (LIKE whole) PARTITION BY HASH (%s)",
			table, key))
		for i := range servers {
			run(t, entry, fmt.Sprintf("CREATE FOREIGN TABLE %s_%d PARTITION OF %[1]s FOR VALUES WITH (MODULUS %[3]d, "+
				"REMAINDER %[2]d) SERVER part%[2]d OPTIONS (table_name '%[1]s')",
				table, i, len(servers)))
		}
		run(t, entry, fmt.Sprintf("INSERT INTO %s SELECT * FROM whole; DROP TABLE whole", table))
	}
	for _, server := range servers {
		run(t, connect(t, server), "ANALYZE")
	}
	return address
}

func connect(t testing.TB, url string) *pgx.Conn {
	t.Helper()
	conn, err := pgx.Connect(context.Background(), url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(context.Background()) })
	return conn
}

func run(t testing.TB, conn *pgx.Conn, script string) {
	t.Helper()
	if _, err := conn.PgConn().Exec(context.Background(), script).ReadAll(); err != nil {
		t.Fatalf("%s: %v", script, err)
	}
}

func column(t testing.TB, conn *pgx.Conn, query string) []string {
	t.Helper()
	rows, err := conn.Query(context.Background(), query)
	if err != nil {
		t.Fatal(err)
	}
	out, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	return out
}
