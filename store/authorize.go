package store

import (
	"fmt"
	"io"
	"strings"

	"database/sql/driver"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/store/pgfunc"
)

// sqliteRecursive is SQLITE_RECURSIVE, which the driver does not export.
const sqliteRecursive = 33

// allowed names the tables that statements may read, and the columns of them that they may not, folded. Hidden tables that are
// behind views which the owner shows may be read by those views, and not be named by a statement.
type allowed struct{ tables, hidden, behind map[string]bool }

// straight refuses a statement that names a hidden table where views may read one: SQLite does not tell the authorizer who reads. A
// text in single quotes may name a table, too, where a table can stand.
func (a *allowed) straight(sql string) error {
	if a == nil || len(a.behind) == 0 {
		return nil
	}
	before := ""
	for i := 0; i < len(sql); {
		start := i
		var blank bool
		if i, blank = token(sql, i, schema.SQLite); blank {
			continue
		}
		text := strings.ToLower(sql[start:i])
		name := strings.Trim(text, "\"`[]'")
		literal := text[0] == '\'' && !strings.Contains(" from join , ( . ", " "+before+" ")
		if shown, known := a.tables[name]; known && !shown && !literal {
			return refused("the table %s may not be read", name)
		}
		before = text
	}
	return nil
}

// mayCount reports whether rows of what has this name may be counted: a name that is neither an object of the database nor a
// module of the engine is given by the statement itself, to a WITH or a query in FROM.
func (a *allowed) mayCount(name string, taken map[string]bool) bool {
	_, known := a.tables[name]
	return !known && !taken[name] && !strings.HasPrefix(name, "sqlite_") && !strings.HasPrefix(name, "pragma_")
}

// joins refuses joins by hidden columns: SQLite asks the authorizer nothing about the columns of NATURAL and USING.
func (a *allowed) joins(sql string) error {
	if a == nil || len(a.hidden) == 0 {
		return nil
	}
	using, depth := false, 0
	for i := 0; i < len(sql); {
		start := i
		var blank bool
		if i, blank = token(sql, i, schema.SQLite); blank {
			continue
		}
		name := strings.ToLower(strings.Trim(sql[start:i], "\"`[]'"))
		switch {
		case name == "natural":
			return refused("a natural join could use hidden columns")
		case name == "using":
			using, depth = true, 0
		case using && name == "(":
			depth++
		case using && name == ")":
			using = false
		case using && depth > 0 && a.anyHidden(name):
			return refused("a hidden column may not join tables")
		}
	}
	return nil
}

// anyHidden reports whether any table has a hidden column of that name.
func (a *allowed) anyHidden(column string) bool {
	for key := range a.hidden {
		if _, name, _ := strings.Cut(key, "\x00"); name == column {
			return true
		}
	}
	return false
}

// sqliteFunctions are SQLite's own functions that statements may call: pure, and bounded by the length limit. What is not
// here (load_extension, zeroblob, randomblob, printf, sqlite_*, fts5 and the like) is refused.
var sqliteFunctions = nameSet(`
	abs avg ceil ceiling char coalesce concat concat_ws count cume_dist date datetime dense_rank first_value floor
	group_concat glob hex ifnull iif instr json json_array json_array_length json_extract json_group_array json_group_object
	json_object json_quote json_type json_valid julianday lag last_value lead length like likelihood likely unlikely ln log log10
	log2 lower ltrim max median min mod nth_value ntile nullif octet_length percent_rank percentile percentile_cont percentile_disc
	pi pow power quote radians degrees rank regexp replace round row_number rtrim sign sin cos tan asin acos atan atan2 exp sqrt
	strftime string_agg substr substring sum time timediff total trim trunc typeof unicode unixepoch upper -> ->>`)

// sqliteTableFunctions are the table-valued functions that statements may read from.
var sqliteTableFunctions = nameSet(`json_each json_tree`)

func nameSet(list string) map[string]bool {
	out := map[string]bool{}
	for _, n := range strings.Fields(list) {
		out[n] = true
	}
	return out
}

// authorizer lets SELECT through, reads of the source's tables, and listed functions; own are the functions registered
// on the connection, which are ours.
func authorizer(a *allowed, own, taken map[string]bool) func(op int, arg1, arg2, arg3 string) int {
	const ok = sqlite3.SQLITE_OK
	return func(op int, arg1, arg2, _ string) int {
		switch op {
		case sqlite3.SQLITE_SELECT, sqliteRecursive:
			return ok
		case sqlite3.SQLITE_READ:
			t := strings.ToLower(arg1)
			if a.tables[t] && !a.hidden[t+"\x00"+strings.ToLower(arg2)] || a.behind[t] || sqliteTableFunctions[t] || own[t] || arg2 == "" && a.mayCount(t, taken) {
				return ok
			}
		case sqlite3.SQLITE_FUNCTION:
			f := strings.ToLower(arg2)
			if sqliteFunctions[f] || own[f] {
				return ok
			}
		}
		return sqlite3.SQLITE_DENY
	}
}

// register adds Surely's own functions to a connection and returns their names.
func register(c *sqlite3.SQLiteConn) (map[string]bool, error) {
	before, err := applicationFunctions(c)
	if err != nil {
		return nil, err
	}
	if err := registerBounded(c); err != nil {
		return nil, fmt.Errorf("register functions: %w", err)
	}
	if err := pgfunc.Register(c); err != nil {
		return nil, err
	}
	if err := c.RegisterFunc("surely_lookup", pgfunc.Lookup, true); err != nil {
		return nil, fmt.Errorf("register functions: %w", err)
	}
	own, err := applicationFunctions(c)
	if err != nil {
		return nil, err
	}
	for n := range before {
		delete(own, n)
	}
	return own, nil
}

// registerBounded replaces built-in functions that could run for minutes without looking up: SQLite asks whether to stop
// only between instructions, and these take time quadratic in the length of their arguments.
func registerBounded(c *sqlite3.SQLiteConn) error {
	if err := c.RegisterFunc("instr", instr, true); err != nil {
		return err
	}
	return c.RegisterFunc("replace", replace, true)
}

func instr(s, sub any) any {
	if null(s) || null(sub) {
		return nil
	}
	text := asText(s)
	n := strings.Index(text, asText(sub))
	if n < 0 {
		return int64(0)
	}
	return int64(len([]rune(text[:n])) + 1)
}

func replace(s, old, with any) (any, error) {
	if null(s) || null(old) || null(with) {
		return nil, nil
	}
	o := asText(old)
	if o == "" {
		return asText(s), nil
	}
	text, w := asText(s), asText(with)
	if grow := len(w) - len(o); grow > 0 && strings.Count(text, o) > pgfunc.MaxText/grow {
		return nil, pgfunc.TooLong() // the engine would refuse the value for its length; do not make it first
	}
	return strings.ReplaceAll(text, o, w), nil
}

// null reports whether an argument is NULL, which the driver passes on as an empty slice that is nil.
func null(v any) bool {
	b, ok := v.([]byte)
	return v == nil || ok && b == nil
}

func asText(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case []byte:
		return string(v)
	case float64:
		if v == float64(int64(v)) {
			return fmt.Sprintf("%.1f", v)
		}
		return fmt.Sprint(v)
	default:
		return fmt.Sprint(v)
	}
}

// takenNames returns the names of the database's objects and of the engine's modules.
func takenNames(c *sqlite3.SQLiteConn) (map[string]bool, error) {
	return namesOf(c, "SELECT name FROM sqlite_schema UNION SELECT name FROM pragma_module_list")
}

// applicationFunctions returns the names of the functions that are not SQLite's own.
func applicationFunctions(c *sqlite3.SQLiteConn) (map[string]bool, error) {
	return namesOf(c, "SELECT DISTINCT name FROM pragma_function_list WHERE builtin = 0 UNION SELECT name FROM pragma_module_list")
}

func namesOf(c *sqlite3.SQLiteConn, query string) (map[string]bool, error) {
	rows, err := c.Query(query, nil)
	if err != nil {
		return nil, fmt.Errorf("list names: %w", err)
	}
	defer rows.Close()
	out := map[string]bool{}
	row := make([]driver.Value, 1)
	for {
		if err := rows.Next(row); err == io.EOF {
			return out, nil
		} else if err != nil {
			return nil, fmt.Errorf("list names: %w", err)
		}
		out[strings.ToLower(row[0].(string))] = true
	}
}
