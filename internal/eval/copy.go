package eval

import (
	"context"
	"database/sql"

	"github.com/ask-surely/surely/internal/schema"
)

// CopyWithoutKeys writes the tables of a SQLite file into a new one, without keys.
func CopyWithoutKeys(ctx context.Context, from, to string, db *schema.Database) error {
	out, err := sql.Open("sqlite3", to+"?_synchronous=OFF&_journal_mode=OFF")
	if err != nil {
		return err
	}
	defer out.Close()
	out.SetMaxOpenConns(1)
	if _, err := out.ExecContext(ctx, "ATTACH ? AS known", from); err != nil {
		return err
	}
	for _, t := range db.Tables {
		if len(t.Reads) > 0 {
			continue // a view
		}
		name := schema.Quoted(t.Name)
		if _, err := out.ExecContext(ctx, "CREATE TABLE main."+name+" AS SELECT * FROM known."+name); err != nil {
			return err
		}
	}
	return nil
}
