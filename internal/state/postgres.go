package state

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

// maxConnections is the maximum number of connections that a process opens.
const maxConnections = 16

// schemaName is the schema of Surely's tables, unless the URL sets a search_path.
const schemaName = "surely"

func openPostgres(at string) (*Store, error) {
	config, err := pgx.ParseConfig(at)
	if err != nil {
		return nil, err
	}
	ownSchema := config.RuntimeParams["search_path"] == ""
	if ownSchema {
		config.RuntimeParams["search_path"] = schemaName
	}
	config.ConnectTimeout = limit // nothing else limits connections that the pool opens by itself
	db := stdlib.OpenDB(*config)
	db.SetMaxOpenConns(maxConnections)
	db.SetMaxIdleConns(maxConnections / 2)
	ctx, cancel := context.WithTimeout(context.Background(), openTimeout)
	defer cancel()
	err = db.PingContext(ctx)
	if err == nil {
		err = migrate(db, postgresMigration(steps, ownSchema))
	}
	if err != nil {
		db.Close()
		return nil, err
	}
	return &Store{read: db, write: db, retryable: isConflict}, nil
}

// isConflict reports whether a transaction failed because of concurrent ones.
func isConflict(err error) bool {
	var e *pgconn.PgError
	return errors.As(err, &e) && (e.Code == "40001" || e.Code == "40P01")
}

// postgresMigration translates the steps for PostgreSQL and keeps the version in a table. With ownSchema, the tables
// get their own schema.
func postgresMigration(steps []string, ownSchema bool) migrationConfig {
	words := strings.NewReplacer("BLOB", "BYTEA", " WITHOUT ROWID", "", "id INTEGER PRIMARY KEY",
		"id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
		"INTEGER", "BIGINT")
	f := migrationConfig{
		version: "SELECT coalesce(max(number), 0) FROM version",
		set:     "INSERT INTO version VALUES (%d)",
		busy:    isConflict,
		prepare: func(tx *sql.Tx) error {
			if _, err := tx.Exec("SELECT pg_advisory_xact_lock(hashtext('surely state'))"); err != nil { // one process at a time
				return err
			}
			if ownSchema {
				var there bool
				if err := tx.QueryRow("SELECT to_regnamespace('" + schemaName + "') IS NOT NULL").Scan(&there); err != nil {
					return err
				}
				if !there { // a role that may not create schemas may use an existing one
					if _, err := tx.Exec("CREATE SCHEMA " + schemaName); err != nil {
						return err
					}
				}
			}
			_, err := tx.Exec("CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)")
			return err
		},
	}
	for _, s := range steps {
		f.steps = append(f.steps, words.Replace(s))
	}
	return f
}
