package ingest

import (
	"cmp"
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
)

// Options configures Import.
type Options struct {
	Files    []string                        // files, and folders of them
	Into     string                          // the SQLite file to create; an existing one is replaced
	Progress func(file string, done float64) // may be nil
	Lenient  bool                            // skip unreadable files if any file can be read
}

// FileError says why a file could not be imported.
type FileError struct {
	File string
	Err  error
}

func (e *FileError) Error() string { return "import " + e.File + ": " + e.Err.Error() }

func (e *FileError) Unwrap() error { return e.Err }

// ApplicationID marks the SQLite files written by Import. The rowids in their tables follow the order of the data file.
const ApplicationID = 0x5372_6c79 // "Srly"

// maxValue is the maximum size of one value, whatever the file's format.
const maxValue = 16 << 20

// tooLongError returns the error for a value that exceeds maxValue.
func tooLongError(size int64) error {
	return fmt.Errorf("one value is %d MB; the limit is %d MB", size>>20, int64(maxValue)>>20)
}

// Import imports data files into a SQLite file, atomically. It charges the context's budget for every row, and for
// every size stated in a file. If it is lenient and no file can be read, it returns a FileError for each file, joined.
func Import(ctx context.Context, o Options) (*Report, error) {
	files, skipped, err := Expand(o.Files)
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no data files in %s", strings.Join(o.Files, ", "))
	}
	temp, err := os.CreateTemp(filepath.Dir(o.Into), ".import-*")
	if err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	temp.Close()
	defer os.Remove(temp.Name())
	report, err := importAll(ctx, files, temp.Name(), o)
	if err != nil {
		return nil, err
	}
	report.Skipped = append(skipped, report.Skipped...)
	if err := os.Rename(temp.Name(), o.Into); err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	return report, nil
}

func importAll(ctx context.Context, files []string, into string, o Options) (*Report, error) {
	c, err := (&sqlite3.SQLiteDriver{}).Open("file:" + strings.ReplaceAll(into, "?", "%3f") +
		"?_journal_mode=OFF&_synchronous=OFF&_locking_mode=EXCLUSIVE&_cache_size=-65536")
	if err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	conn := c.(*sqlite3.SQLiteConn)
	defer conn.Close()
	if _, err := conn.Exec(fmt.Sprintf("PRAGMA application_id=%d; BEGIN", ApplicationID), nil); err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	report := &Report{}
	in := importer{conn: conn, names: map[string]bool{}, report: report}
	names := tableNames(files)
	var failures []error
	for _, file := range files {
		err := in.importFile(ctx, file, names[file], o.Progress)
		if err == nil {
			continue
		}
		skippedFile := Skipped{file, err.Error()}
		failures = append(failures, &FileError{file, err})
		switch {
		case ctx.Err() != nil || !o.Lenient && !isDocument(file):
			return nil, failures[len(failures)-1]
		case o.Lenient:
			report.Refused = append(report.Refused, skippedFile)
		default: // an empty document is not an error
			report.Skipped = append(report.Skipped, skippedFile)
		}
	}
	if len(failures) == len(files) {
		return nil, errors.Join(failures...)
	}
	if err := in.importDocuments(); err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	if _, err := conn.Exec("COMMIT", nil); err != nil {
		return nil, fmt.Errorf("import: %w", err)
	}
	return report, nil
}

// importDocuments creates the table documentsTable, unless a table imported from a file already has that name.
func (in importer) importDocuments() error {
	if len(in.report.Documents) == 0 || in.names[documentsTable] {
		return nil
	}
	if _, err := in.conn.Exec("CREATE TABLE "+documentsTable+" (title TEXT, text TEXT)", nil); err != nil {
		return err
	}
	for _, d := range in.report.Documents {
		text, err := ReadDocument(d.File)
		if err != nil {
			return err
		}
		if _, err := in.conn.Exec("INSERT INTO "+documentsTable+" VALUES (?, ?)",
			[]driver.Value{d.Name, text}); err != nil {
			return err
		}
	}
	return nil
}

// documentsTable is the name of the table of documents.
const documentsTable = "documents"

// importer is an import in progress: its connection, the table names in use in lower case, and the report.
type importer struct {
	conn   *sqlite3.SQLiteConn
	names  map[string]bool
	report *Report
}

// importFile imports a file atomically.
func (in importer) importFile(ctx context.Context, file, tableName string, progress func(string, float64)) error {
	if isDocument(file) {
		if _, err := ReadDocument(file); err != nil {
			return err
		}
		in.report.Documents = append(in.report.Documents, Document{File: file, Name: filepath.Base(file)})
		return nil
	}
	tables, err := in.importTables(ctx, file, tableName, func(done float64) {
		if progress != nil {
			progress(file, done)
		}
	})
	if err == nil {
		in.report.Tables = append(in.report.Tables, tables...)
		return nil
	}
	for _, t := range tables { // created before the failure
		delete(in.names, strings.ToLower(t.Name))
		if _, failed := in.conn.Exec("DROP TABLE IF EXISTS "+schema.Quoted(t.Name), nil); failed != nil {
			err = errors.Join(err, failed)
		}
	}
	return err
}

func (in importer) addSkipped(s Skipped) { in.report.Skipped = append(in.report.Skipped, s) }

// importTables imports the tables of a file; a single one is named tableName. After a failure, it returns the tables
// that it had created.
func (in importer) importTables(ctx context.Context, file, tableName string, progress func(float64)) ([]*Table, error) {
	switch hasObjects, err := isJSON(file); {
	case hasExtension(file, ".xlsx", ".xlsm"):
		return in.importSheets(ctx, file, tableName, progress)
	case isParquet(file):
		return in.importObjects(ctx, file, tableName, eachParquet, progress)
	case err != nil:
		return nil, err
	case hasObjects:
		return in.importObjects(ctx, file, tableName, in.eachObject, progress)
	}
	t := in.newTable(ctx, file, tableName)
	return []*Table{t}, loadDelimited(ctx, in.conn, file, t, progress)
}

// newTable returns the description of a table that is about to be created.
func (in importer) newTable(ctx context.Context, file, name string) *Table {
	return &Table{File: file, Name: uniqueTableName(name, in.names), Encoding: "UTF-8",
		budget: budget.From(ctx)}
}

// uniqueTableName returns an unused name that SQLite does not reserve, and marks it as used.
func uniqueTableName(name string, used map[string]bool) string {
	name = cmp.Or(name, "table")
	if strings.HasPrefix(strings.ToLower(name), "sqlite_") {
		name = "_" + name
	}
	base := name
	for n := 2; used[strings.ToLower(name)]; n++ {
		name = fmt.Sprintf("%s_%d", base, n)
	}
	used[strings.ToLower(name)] = true
	return name
}

// isJSON reports whether a file is JSON and not delimited text, by extension or by its first characters.
func isJSON(file string) (bool, error) {
	if named := hasExtension(file, ".json", ".jsonl", ".ndjson"); named || hasExtension(file, ".csv", ".tsv", ".tab") {
		return named, nil
	}
	f, err := os.Open(file)
	if err != nil {
		return false, err
	}
	defer f.Close()
	in, _ := decode(f)
	b := make([]byte, 64)
	n, _ := in.Read(b)
	head := strings.TrimSpace(string(b[:n]))
	return strings.HasPrefix(head, "{") || strings.HasPrefix(head, "[{"), nil
}

func isDocument(file string) bool {
	return hasExtension(file, ".txt", ".md", ".text")
}

// hasExtension reports whether a file's name has one of the extensions, in any case.
func hasExtension(file string, endings ...string) bool {
	return slices.Contains(endings, strings.ToLower(filepath.Ext(file)))
}

// budgetedWriter is a writer that charges a budget for what is written.
type budgetedWriter struct {
	io.Writer
	budget *budget.Budget
}

func (w budgetedWriter) Write(p []byte) (int, error) {
	if err := w.budget.Draw(int64(len(p))); err != nil {
		return 0, err
	}
	return w.Writer.Write(p)
}
