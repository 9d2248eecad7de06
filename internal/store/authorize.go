package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/store/pgfunc"
	"github.com/ask-surely/surely/internal/words/text"
)

// sqliteRecursive is SQLITE_RECURSIVE, which the driver does not export.
const sqliteRecursive = 33

// permissions holds what statements on a connection may read.
type permissions struct {
	visible       map[string]bool // whether a table may be read, by its name in lower case
	file          string          // the name of the owner's file
	reservedNames map[string]bool // names of the file's objects and the engine's modules
}

// canRead reports whether a column may be read or, if column is empty, whether the table's rows may be counted; in
// names the attached database. Objects of a file that is attached under a secret name may be read: only views of the
// connection can refer to them, directly or through the owner's views.
func (a permissions) canRead(table, column, in string) bool {
	name := strings.ToLower(table)
	switch {
	case strings.HasPrefix(name, "sqlite_"):
		return false
	case a.file != "main" && ((in == a.file || in == sampleName(a.file)) && a.reservedNames[name] ||
		in == "surely_columns"): // objects created after the names were listed have no such view
		return true
	}
	return a.visible[name] || sqliteTableFunctions[name] || column == "" && a.canCountRows(name)
}

// canCountRows reports whether the rows of a table with this name may be counted: a name that belongs neither to an
// object of the database nor to a module comes from the statement itself, from a CTE or a sub-query in FROM.
func (a permissions) canCountRows(name string) bool {
	_, known := a.visible[name]
	return !known && !a.reservedNames[name] && !strings.HasPrefix(name, "pragma_")
}

// sqliteFunctions are the built-in functions that statements may call: those without side effects whose results are
// bounded by the length limit. All others (load_extension, zeroblob, randomblob, printf, sqlite_*, fts5 …) are refused.
var sqliteFunctions = text.Set(`
	abs avg ceil ceiling char coalesce concat concat_ws count cume_dist date datetime dense_rank first_value floor
	group_concat glob hex ifnull iif instr json json_array json_array_length json_extract json_group_array json_group_object
	json_object json_quote json_type json_valid julianday lag last_value lead length like likelihood likely unlikely ln log log10
	log2 lower ltrim max median min mod nth_value ntile nullif octet_length percent_rank percentile percentile_cont percentile_disc
	pi pow power quote radians degrees rank regexp replace round row_number rtrim sign sin cos tan asin acos atan atan2 exp sqrt
	strftime string_agg substr substring sum time timediff total trim trunc typeof unicode unixepoch upper -> ->>`)

// sqliteTableFunctions are the table-valued functions that statements may read from.
var sqliteTableFunctions = text.Set(`json_each json_tree`)

// authorizer returns a callback for SQLite that allows SELECT, reads of visible columns, and listed functions.
func authorizer(a permissions) func(op int, arg1, arg2, arg3 string) int {
	const ok = sqlite3.SQLITE_OK
	return func(op int, arg1, arg2, arg3 string) int {
		switch op {
		case sqlite3.SQLITE_SELECT, sqliteRecursive:
			return ok
		case sqlite3.SQLITE_READ:
			if a.canRead(arg1, arg2, arg3) {
				return ok
			}
		case sqlite3.SQLITE_FUNCTION:
			if f := strings.ToLower(arg2); sqliteFunctions[f] || strings.HasPrefix(f, "pg_") || f == lookupName {
				return ok
			}
		}
		return sqlite3.SQLITE_DENY
	}
}

// lookupName is the only function of Surely's whose name neither is SQLite's nor begins with pg_.
const lookupName = "surely_lookup"

// register adds Surely's functions to a connection.
func register(c *sqlite3.SQLiteConn) error {
	if err := registerBounded(c); err != nil {
		return fmt.Errorf("register functions: %w", err)
	}
	if err := pgfunc.Register(c); err != nil {
		return err
	}
	return wrapError("register functions", c.RegisterFunc(lookupName, pgfunc.Lookup, true))
}

// registerBounded replaces built-in functions that could run for minutes: SQLite checks for interruption only between
// instructions, and these take quadratic time.
func registerBounded(c *sqlite3.SQLiteConn) error {
	if err := c.RegisterFunc("instr", instr, true); err != nil {
		return err
	}
	if err := c.RegisterFunc("replace", replace, true); err != nil {
		return err
	}
	for name, sides := range map[string]func(string, func(rune) bool) string{
		"ltrim": strings.TrimLeftFunc, "rtrim": strings.TrimRightFunc, "trim": strings.TrimFunc} {
		if err := c.RegisterFunc(name, trimFunc(sides), true); err != nil {
			return err
		}
	}
	return nil
}

// trimFunc returns a function that trims the characters of a set from a text.
func trimFunc(trim func(string, func(rune) bool) string) func(s, set any) any {
	return func(s, set any) any {
		if isNull(s) || isNull(set) {
			return nil
		}
		cutset := map[rune]bool{}
		for _, c := range asText(set) {
			cutset[c] = true
		}
		return trim(asText(s), func(c rune) bool { return cutset[c] })
	}
}

func instr(s, sub any) any {
	if isNull(s) || isNull(sub) {
		return nil
	}
	text := asText(s)
	n := strings.Index(text, asText(sub))
	if n < 0 {
		return int64(0)
	}
	return int64(len([]rune(text[:n])) + 1)
}

func replace(s, old, replacement any) (any, error) {
	if isNull(s) || isNull(old) || isNull(replacement) {
		return nil, nil
	}
	oldText := asText(old)
	if oldText == "" {
		return asText(s), nil
	}
	text, replacementText := asText(s), asText(replacement)
	growth := len(replacementText) - len(oldText)
	if growth > 0 && strings.Count(text, oldText) > pgfunc.MaxText/growth {
		return nil, pgfunc.TooLongError() // SQLite would refuse a value this long
	}
	return strings.ReplaceAll(text, oldText, replacementText), nil
}

// isNull reports whether an argument is NULL, which the driver passes as a nil slice.
func isNull(v any) bool {
	b, ok := v.([]byte)
	return v == nil || ok && b == nil
}

func asText(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case []byte:
		return string(v)
	case float64:
		if v == float64(int64(v)) {
			return fmt.Sprintf("%.1f", v)
		}
	}
	return fmt.Sprint(v)
}

// listReservedNames returns the names of the database's objects and of the engine's modules.
func listReservedNames(c *sqlite3.SQLiteConn, file string) (map[string]bool, error) {
	query := "SELECT CAST(name AS TEXT) FROM " + file + ".sqlite_schema UNION SELECT name FROM pragma_module_list"
	out := map[string]bool{}
	err := (&sqliteInspector{conn: c}).each(context.Background(), query, nil,
		func(row []any) { out[strings.ToLower(asText(row[0]))] = true })
	return out, wrapError("list names", err)
}

// checkSelect returns an error for anything but a single SELECT, judging by the text alone: the driver would ignore
// what follows the first statement.
func checkSelect(sql string) error {
	if len(sql) > maxStatement {
		return &Error{Code: "54000", Message: "the statement is too long"}
	}
	if strings.IndexByte(sql, 0) >= 0 {
		return refused("the statement contains a NUL byte")
	}
	first := ""
	ended := false
	for i := 0; i < len(sql); {
		start := i
		var blank bool
		i, blank = tokenEnd(sql, i)
		switch {
		case blank:
		case sql[start] == ';':
			ended = true
		case ended:
			return refused("only one statement may be run at a time")
		case first == "" && sql[start] != '(':
			first = strings.ToLower(sql[start:i])
		}
	}
	switch first {
	case "select", "with", "values":
		return nil
	case "":
		return refused("the statement is empty")
	}
	return refused("only SELECT may be run, not %s", strings.ToUpper(first))
}

// tokenEnd returns the end of the token at i, and whether it is space or a comment. It parses just enough of SQLite's
// syntax to find the end of a statement; an unterminated quote or comment extends to the end.
func tokenEnd(sql string, i int) (end int, isBlank bool) {
	endAfter := func(from int, stop string) int {
		if n := strings.Index(sql[from:], stop); n >= 0 {
			return from + n + len(stop)
		}
		return len(sql)
	}
	c := sql[i]
	switch {
	case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v':
		return i + 1, true
	case strings.HasPrefix(sql[i:], "--"):
		return endAfter(i, "\n"), true
	case strings.HasPrefix(sql[i:], "/*"):
		return endAfter(i+2, "*/"), true
	case c == '\'' || c == '"' || c == '`':
		return endAfter(i+1, string(c)), false // a doubled quote reads as two adjacent literals, with the same end
	case c == '[': // quotes a name
		return endAfter(i+1, "]"), false
	case isWordByte(c):
		for i < len(sql) && isWordByte(sql[i]) {
			i++
		}
		return i, false
	}
	return i + 1, false
}

func isWordByte(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
