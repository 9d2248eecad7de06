package ingest

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	_ "github.com/mattn/go-sqlite3"
	"golang.org/x/text/encoding/unicode"

	"github.com/ask-surely/surely/internal/schema"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
)

// written writes a file into a folder of its own.
func written(t testing.TB, name string, content []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// load imports one file of that name and content, and returns the report and the database.
func load(t *testing.T, name, content string) (*Report, *sql.DB, error) {
	t.Helper()
	into := filepath.Join(t.TempDir(), "out.sqlite")
	r, err := Import(context.Background(), Options{Files: []string{written(t, name, []byte(content))}, Into: into})
	if err != nil {
		if _, serr := os.Stat(into); serr == nil {
			t.Error("a failed import left a file")
		}
		return nil, nil, err
	}
	db, err := sql.Open("sqlite3", "file:"+into+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return r, db, nil
}

// dump prints a table as JSON, one row per line.
func dump(t *testing.T, db *sql.DB, table string) string {
	t.Helper()
	rows, err := db.Query("SELECT * FROM " + schema.Quoted(table))
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	names, _ := rows.Columns()
	var b strings.Builder
	for rows.Next() {
		row := make([]any, len(names))
		to := make([]any, len(names))
		for i := range row {
			to[i] = &row[i]
		}
		if err := rows.Scan(to...); err != nil {
			t.Fatal(err)
		}
		for i, v := range row {
			if s, ok := v.(interface{ Format(string) string }); ok {
				row[i] = s.Format("2006-01-02")
			}
		}
		line, err := json.Marshal(row)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(line)
		b.WriteByte('\n')
	}
	return b.String()
}

func columns(t *Table) string {
	var parts []string
	for _, c := range t.Columns {
		part := c.Name + " " + c.Type
		if c.Unit != "" {
			part += " in " + c.Unit
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, ", ")
}

func utf16le(s string) string {
	out, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(s)
	if err != nil {
		panic(err)
	}
	return out
}

func TestImport(t *testing.T) {
	cases := []struct {
		what, file, content string
		columns, rows       string
	}{
		{"plain", "a.csv", "id,name\n1,Ann\n2,Bo\n", "id integer, name text", "[1,\"Ann\"]\n[2,\"Bo\"]\n"},
		{"no last line end", "a.csv", "id,name\n1,Ann", "id integer, name text", "[1,\"Ann\"]\n"},
		{"carriage returns", "a.csv", "id,name\r\n1,Ann\r2,Bo\r\n", "id integer, name text", "[1,\"Ann\"]\n[2,\"Bo\"]\n"},
		{"blank lines", "a.csv", "id,name\n\n1,Ann\n\n\n2,Bo\n", "id integer, name text", "[1,\"Ann\"]\n[2,\"Bo\"]\n"},
		{"quotes", "a.csv", "id,name\n1,\"An \"\"the\"\" n,\nx\"\n2,say \"hi\"\n3,\"\"\n4,\n", "id integer, name text",
			"[1,\"An \\\"the\\\" n,\\nx\"]\n[2,\"say \\\"hi\\\"\"]\n[3,\"\"]\n[4,null]\n"},
		{"text after a quote", "a.csv", "id,name\n1,\"Ann\" Lee\n", "id integer, name text", "[1,\"Ann Lee\"]\n"},
		{"semicolons", "a.csv", "id;name\n1;a,b\n2;c,d\n", "id integer, name text", "[1,\"a,b\"]\n[2,\"c,d\"]\n"},
		{"tabs", "a.tsv", "id\tname\n1\ta,b\n", "id integer, name text", "[1,\"a,b\"]\n"},
		{"bars in a txt-like csv", "a.csv", "id|name|x\n1|a|b\n2|c|d\n", "id integer, name text, x text", "[1,\"a\",\"b\"]\n[2,\"c\",\"d\"]\n"},
		{"a spreadsheet's hint", "a.csv", "sep=;\nid;name\n1;Ann\n", "id integer, name text", "[1,\"Ann\"]\n"},
		{"one column", "a.csv", "name\nAnn\nBo\n", "name text", "[\"Ann\"]\n[\"Bo\"]\n"},
		{"UTF-8 with a mark", "a.csv", "\xef\xbb\xbfid,name\n1,Zoë\n", "id integer, name text", "[1,\"Zoë\"]\n"},
		{"UTF-16", "a.csv", utf16le("id,name\n1,Zoë\n"), "id integer, name text", "[1,\"Zoë\"]\n"},
		{"Windows-1252", "a.csv", "id,name\n1,Zo\xeb \x80\n", "id integer, name text", "[1,\"Zoë €\"]\n"},
		{"no header", "a.csv", "1,Ann,2020-01-01\n2,Bo,2020-01-02\n", "column_1 integer, column_2 text, column_3 date", "[1,\"Ann\",\"2020-01-01\"]\n[2,\"Bo\",\"2020-01-02\"]\n"},
		{"years as headers", "a.csv", "country,2019,2020\nPeru,1,2\nChad,3,4\n", "country text, 2019 integer, 2020 integer", "[\"Peru\",1,2]\n[\"Chad\",3,4]\n"},
		{"duplicate and empty headers", "a.csv", "a,A,,a_2,a\n1,2,3,4,5\n", "a integer, A_3 integer, column_3 integer, a_2 integer, a_4 integer", "[1,2,3,4,5]\n"},
		{"reserved words", "a.csv", "select,from,order,rowid,\"a\"\"b\"\n1,2,3,4,5\n", "select integer, from integer, order integer, rowid integer, a\"b integer", "[1,2,3,4,5]\n"},
		{"surplus columns of a spreadsheet", "a.csv", "a,b,,\n1,2,,\n3,4,,\n", "a integer, b integer", "[1,2]\n[3,4]\n"},
		{"ragged", "a.csv", "a,b,c\n1,2,3\n4\n5,6,7,8\n", "a integer, b integer, c integer", "[1,2,3]\n[4,null,null]\n[5,6,7]\n"},
		{"types", "a.csv", "i,r,d,t,b,l,s\n-1,1.5,2020-01-02,2020-01-02 03:04,true,\"[1, \"\"a\"\"]\",x\n2,2e3,2020-02-03,2020-01-02T03:04:05Z,FALSE,\"[\"\"b\"\", 3]\",7\n",
			"i integer, r real, d date, t timestamp, b boolean, l JSON, s text",
			"[-1,1.5,\"2020-01-02\",\"2020-01-02\",true,\"[1, \\\"a\\\"]\",\"x\"]\n[2,2000,\"2020-02-03\",\"2020-01-02\",false,\"[\\\"b\\\", 3]\",\"7\"]\n"},
		{"codes are no numbers", "a.csv", "zip,phone\n01234,+49 30\n99999,030\n", "zip text, phone text", "[\"01234\",\"+49 30\"]\n[\"99999\",\"030\"]\n"},
		{"thousands", "a.csv", "n\n\"1,234\"\n5\n", "n real", "[1234]\n[5]\n"},
		{"money", "a.csv", "item,price\nrug,\"$1,249.00\"\nlamp,$ 12.5\npen,$.75\nbag,-$3\nbox,(2.00)\ncar,$1.2M\ntoy,N/A\n", "item text, price real in $",
			"[\"rug\",1249]\n[\"lamp\",12.5]\n[\"pen\",0.75]\n[\"bag\",-3]\n[\"box\",-2]\n[\"car\",1200000]\n[\"toy\",null]\n"},
		{"money behind, with commas", "a.csv", "p\n\"1.249,00 €\"\n\"12,5 €\"\n2.000 €\n\"(1.200,00)\"\n0\n", "p real in €", "[1249]\n[12.5]\n[2000]\n[-1200]\n[0]\n"},
		{"thousands by points", "a.csv", "p\n1.249 €\n950 €\n", "p real in €", "[1249]\n[950]\n"},
		{"thousandths", "a.csv", "p\n$3.459\n$3.50\n$3.509\n", "p real in $", "[3.459]\n[3.5]\n[3.509]\n"},
		{"money by codes and words", "a.csv", "p,q\n\"USD 1,000\",5 dollars\nusd 20,1 Dollar\n", "p real in $, q real in $", "[1000,5]\n[20,1]\n"},
		{"money in lakhs", "a.csv", "p,q\n\"₹1,24,900\",Rs.500\n₹90,Rs. 1\n", "p real in ₹, q real in ₹", "[124900,500]\n[90,1]\n"},
		{"percentages", "a.csv", "s,t\n12.5 %,\"0,5%\"\n-3%,\"12,25%\"\n100%,3%\n", "s real in %, t real in %", "[12.5,0.5]\n[-3,12.25]\n[100,3]\n"},
		{"two currencies", "a.csv", "p\n$5\n€5\n", "p text", "[\"$5\"]\n[\"€5\"]\n"},
		{"a word among money", "a.csv", "p\n$5\n$6\nask us\n", "p text", "[\"$5\"]\n[\"$6\"]\n[\"ask us\"]\n"},
		{"numbers of bookkeepers", "a.csv", "n,m\n\"1,200.00\",\"1.249,00\"\n(300.00),\"-3,5\"\n5,7\n", "n real, m real", "[1200,1249]\n[-300,-3.5]\n[5,7]\n"},
		{"what only looks like numbers", "a.csv", "note,pair,phone,size,range\n(1),\"3,2\",555 123 456,12A,5-6%\n(2),\"1,0\",555 123 457,7B,1-2%\n",
			"note text, pair text, phone text, size text, range text", "[\"(1)\",\"3,2\",\"555 123 456\",\"12A\",\"5-6%\"]\n[\"(2)\",\"1,0\",\"555 123 457\",\"7B\",\"1-2%\"]\n"},
		{"decimal commas", "a.csv", "n;s\n1,5;a\n-1.234,25;b\n3;c\n", "n real, s text", "[1.5,\"a\"]\n[-1234.25,\"b\"]\n[3,\"c\"]\n"},
		{"dashes for nothing", "a.csv", "n,m\n1,—\n–,2\n", "n integer, m integer", "[1,null]\n[null,2]\n"},
		{"words for nothing", "a.csv", "n,s\n1,N/A\nNA,x\n,-\n-,y\n", "n integer, s text", "[1,\"N/A\"]\n[null,\"x\"]\n[null,\"-\"]\n[null,\"y\"]\n"},
		{"no value at all", "a.csv", "n,s\n1,\n2,\n", "n integer, s text", "[1,null]\n[2,null]\n"},
		{"numbers that do not fit", "a.csv", "n\n9223372036854775807\n9223372036854775808\n", "n real", "[9223372036854776000]\n[9223372036854776000]\n"},
		{"a quote after a space that is none", "a.csv", "id,said\n1, \"hi\" he said\n2,no\n", "id integer, said text", "[1,\" \\\"hi\\\" he said\"]\n[2,\"no\"]\n"},
		{"one column with commas", "a.csv", "review\nGood food, nice staff.\nBad.\nSlow, loud, and never again.\nFine\n", "review text",
			"[\"Good food, nice staff.\"]\n[\"Bad.\"]\n[\"Slow, loud, and never again.\"]\n[\"Fine\"]\n"},
		{"headings of sentences", "a.csv", "id,what they said\n1,\"It was good, and I came again.\"\n2,It was not.\n", "id integer, what they said text",
			"[1,\"It was good, and I came again.\"]\n[2,\"It was not.\"]\n"},
		{"lines of objects", "a.jsonl", "{\"a\":1,\"b\":\"x\"}\n{\"b\":null,\"c\":[\"y\"],\"a\":2}\n\n", "a integer, b text, c JSON", "[1,\"x\",null]\n[2,null,\"[\\\"y\\\"]\"]\n"},
		{"array of objects", "a.json", " [ {\"a\":1.5,\"t\":true,\"d\":\"2020-01-01\"}, {\"a\":2,\"t\":false,\"o\":{\"k\": [1]}} ] ", "a real, t boolean, d date, o_k JSON",
			"[1.5,true,\"2020-01-01\",null]\n[2,false,null,\"[1]\"]\n"},
		{"one object", "a.json", `{"a": 1, "b": "x"}`, "a integer, b text", "[1,\"x\"]\n"},
		{"array of values", "a.json", `[1, 2]`, "value integer", "[1]\n[2]\n"},
	}
	for _, c := range cases {
		t.Run(c.what, func(t *testing.T) {
			r, db, err := load(t, c.file, c.content)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Tables) != 1 || r.Tables[0].Name != "a" {
				t.Fatalf("tables: %+v", r.Tables)
			}
			if got := columns(r.Tables[0]); got != c.columns {
				t.Errorf("columns %s\nwant    %s", got, c.columns)
			}
			if got := dump(t, db, "a"); got != c.rows {
				t.Errorf("rows\n%swant\n%s", got, c.rows)
			}
		})
	}
}

func TestImportErrors(t *testing.T) {
	wide := strings.Repeat("a,", 2000) + "a\n"
	cases := map[string]struct{ file, content, want string }{
		"empty":                 {"a.csv", "", "the file is empty"},
		"blank":                 {"a.csv", " \n\n", "the file is empty"},
		"empty JSON":            {"a.json", "", "the file is empty"},
		"JSON without any":      {"a.json", "[]", "no objects"},
		"open quote":            {"a.csv", "a,b\n1,2\n3,\"x\n4,5\n", "line 3: a quote is never closed"},
		"too many columns":      {"a.csv", wide, "line 1 has 2001 columns"},
		"not text":              {"a.csv", "a,b\n1,\x00\x01\x02\n", "it is not a text file: it contains NUL bytes, the first on line 2"},
		"a workbook called CSV": {"a.csv", "PK\x03\x04\x14\x00\x06\x00", "it is an Excel workbook or another archive"},
		"a picture called CSV":  {"a.csv", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "it is a picture"},
		"a web page called CSV": {"a.csv", "<!DOCTYPE html>\n<html><body>Log in, please</body></html>", "it is a web page"},
		"garbage called CSV":    {"a.csv", "\x03\x9f\x02\x11,\xfe\x01k\x8d\n\x05\x06\x07\xaa\x0e", "it is not text"},
		"prose": {"a.csv", "It was a dark and stormy night, and the rain fell.\nNobody came, for once.\n\nSo it went.\n",
			"it contains running text, not rows: rename it to .txt"},
		"prose with a title": {"a.csv", "Marrow Point\n\nThe lighthouse was built in 1871. It is white.\n\nEntry is free on Mondays.\n",
			"it contains running text"},
		"a story": {"a.csv", "In the evening the rain fell, and fell.\nNobody came to the house, for once.\n\nSo it went, on and on.\n",
			"it contains running text"},
		"lines that end in a comma": {"a.csv", "The rain fell. It fell for long,\nand nobody came. The house stood,\nas it had. So it went,\nand went. It was over.\n",
			"it contains running text"},
		"a letter":         {"a.csv", "Dear Ann,\nI hope you are well.\nI am, too, but it rains.\n", "it contains running text"},
		"no objects' keys": {"a.json", "[{},{}]", "the file's objects are empty"},
		"empty text":       {"a.txt", " \n", "the file is empty"},
		"garbage in text":  {"a.txt", "a\x00\x01b", "not a text file"},
		"broken JSON":      {"a.jsonl", "{\"a\":1}\n{\"a\":2}\n{\"a\":}\n", "line 3:"},
		"cut JSON":         {"a.json", "[{\"a\":1},\n{\"a\":", "line 2: the file ends unexpectedly"},
		"JSON, then junk":  {"a.json", "[{\"a\":1}]\n]", "invalid character"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if _, _, err := load(t, c.file, c.content); err == nil || !strings.Contains(err.Error(), c.want) ||
				!strings.Contains(err.Error(), c.file) {
				t.Errorf("%v; want %q", err, c.want)
			}
		})
	}
}

// TestComments imports tables of sentences as tables: their fields are separated consistently.
func TestComments(t *testing.T) {
	for name, c := range map[string]struct{ content, columns, first string }{
		"headings that ask": {"What do you like about us?,What should we change?\n" +
			"\"The staff, they are kind.\",\"Nothing, really.\"\nYour cakes are lovely.,\"Open earlier, please.\"\n" +
			"It is quiet there.,The music is too loud.\n",
			"What do you like about us? text, What should we change? text", `["The staff, they are kind.","Nothing, really."]`},
		"a title": {"What our visitors say\n\nname,comment\nAnn,\"It was lovely, and it was warm.\"\n" +
			"Bo,I did like the harbour.\n", "name text, comment text", `["Ann","It was lovely, and it was warm."]`},
		"half of the answers missing": {"What did you like best about it?;What should we do otherwise?\n" +
			"It is quiet there.;The music is too loud.\nYour cakes are lovely.;\n;You close too early, I think.\n",
			"What did you like best about it? text, What should we do otherwise? text",
			`["It is quiet there.","The music is too loud."]`},
	} {
		t.Run(name, func(t *testing.T) {
			r, db, err := load(t, "a.csv", c.content)
			if err != nil {
				t.Fatal(err)
			}
			got := columns(r.Tables[0])
			first, _, _ := strings.Cut(dump(t, db, "a"), "\n")
			if got != c.columns || first != c.first || r.Tables[0].Ragged > 0 {
				t.Errorf("a(%s)\n%s", got, first)
			}
		})
	}
}

// TestHeadingsAlone makes a table from a file with only a header, and reports it.
func TestHeadingsAlone(t *testing.T) {
	r, db, err := load(t, "a.csv", "id,name\n")
	if err != nil {
		t.Fatal(err)
	}
	table := r.Tables[0]
	if columns(table) != "id text, name text" || dump(t, db, "a") != "" || len(table.Remarks) != 1 ||
		!strings.Contains(table.Remarks[0], "headings (id, name) but no rows") {
		t.Errorf("%s; %q", columns(table), table.Remarks)
	}
	if r, _, err := load(t, "a.csv", "id,name\n1,Ann\n"); err != nil || r.Tables[0].Remarks != nil {
		t.Errorf("%v, %v", r.Tables[0].Remarks, err)
	}
}

// TestLenient imports the readable files and leaves nothing of the others, unless none is readable.
func TestLenient(t *testing.T) {
	var files []string
	for _, f := range [][2]string{{"boats.csv", "boat\nPuffin\n"}, {"open.csv", "a,b\n\"never closed\n"},
		{"half.json", `{"boats": [{"a": 1}], "c": [{"b": 2}, {"b": }]}`}, {"empty.txt", ""}, {"note.txt", "It rains."}} {
		files = append(files, written(t, f[0], []byte(f[1])))
	}
	into := filepath.Join(t.TempDir(), "o.sqlite")
	r, err := Import(t.Context(), Options{Files: files, Into: into, Lenient: true})
	if err != nil {
		t.Fatal(err)
	}
	said := ""
	for _, f := range r.Refused {
		said += filepath.Base(f.File) + ": " + f.Why + "\n"
	}
	if len(r.Tables) != 1 || r.Tables[0].Name != "boats" || len(r.Documents) != 1 || len(r.Refused) != 3 ||
		!strings.Contains(said, "open.csv: line 2: a quote") || !strings.Contains(said, "empty.txt: the file is empty") {
		t.Errorf("tables %v, documents %v, refused\n%s", r.Tables, r.Documents, said)
	}
	db, err := sql.Open("sqlite3", "file:"+into+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var tables string
	if err := db.QueryRow("SELECT group_concat(name) FROM sqlite_schema").Scan(&tables); err != nil || tables != "boats,documents" {
		t.Errorf("tables %s, %v", tables, err)
	}
	if _, err := Import(t.Context(), Options{Files: files[1:3], Into: into, Lenient: true}); err == nil ||
		!strings.Contains(err.Error(), "open.csv") || !strings.Contains(err.Error(), "half.json") {
		t.Errorf("nothing that can be read: %v", err)
	}
	if _, err := Import(t.Context(), Options{Files: files, Into: into}); err == nil {
		t.Error("a file that cannot be read is no error")
	}
}

// TestTextInNumberColumn puts a few texts into a number column: they are kept in an extra column, with their
// lines.
func TestTextInNumberColumn(t *testing.T) {
	var b strings.Builder
	b.WriteString("id,price\n")
	for i := range 5000 {
		price := fmt.Sprint(i)
		if i == 17 || i == 4017 {
			price = "on request"
		}
		fmt.Fprintf(&b, "%d,%s\n", i, price)
	}
	r, db, err := load(t, "p.csv", b.String())
	if err != nil {
		t.Fatal(err)
	}
	table := r.Tables[0]
	if columns(table) != "id integer, price integer, price as written text" || table.Kept != 2 || len(table.Notes) != 2 ||
		table.Notes[1].Line != 4019 {
		t.Errorf("%s; kept %d, notes %v", columns(table), table.Kept, table.Notes)
	}
	var price sql.NullInt64
	var written string
	if err := db.QueryRow(`SELECT price, "price as written" FROM p WHERE id = 4017`).Scan(&price, &written); err != nil ||
		price.Valid || written != "on request" {
		t.Errorf("%v, %q, %v", price, written, err)
	}
}

func TestSeveralTables(t *testing.T) {
	dir := t.TempDir()
	for name, content := range map[string]string{
		"x/a.csv": "n\n1\n", "y/A.csv": "n\n2\n", "y/sqlite_z.csv": "n\n3\n", "note.txt": "hello", ".hidden.csv": "n\n4\n", "picture.png": "x",
		"two.json": `{"users": [{"id": 1}], "items": [{"id": 7}, {"id": 8}]}`,
	} {
		os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o700)
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	r, err := Import(context.Background(), Options{Files: []string{dir}, Into: filepath.Join(t.TempDir(), "o.sqlite")})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, table := range r.Tables {
		names = append(names, fmt.Sprintf("%s:%d", table.Name, table.Rows))
	}
	if got := strings.Join(names, " "); got != "users:1 items:2 x_a_csv:1 y_A_csv:1 _sqlite_z:1" {
		t.Errorf("tables %s", got)
	}
	if len(r.Documents) != 1 || r.Documents[0].Name != "note.txt" {
		t.Errorf("documents %v", r.Documents)
	}
}

// FuzzCSV splits any bytes with buffers of any size: the result must not depend on where a buffer ends.
func FuzzCSV(f *testing.F) {
	for _, s := range []string{"a,b\n1,2\n", "\"a\"\"b\",c\r\n\"x\ny\",\n", "\"", "a\"b,\"c\"d\n", "\r\r\n,\n",
		"\"a\"\n\"b", "a, \"b, c\" d\n1,  2, \n"} {
		f.Add(s, 3)
	}
	f.Fuzz(func(t *testing.T, s string, size int) {
		if size < 1 || size > 64 || len(s) > 1<<12 {
			t.Skip()
		}
		whole, e1 := records(newCSV(strings.NewReader(s), ','))
		c := newCSV(&trickle{s, size}, ',')
		c.buf = make([]byte, size)
		parts, e2 := records(c)
		if whole != parts || (e1 == nil) != (e2 == nil) {
			t.Errorf("%q\n%v\n%q\n%v", whole, e1, parts, e2)
		}
	})
}

func records(c *csvReader) (string, error) {
	var b strings.Builder
	for {
		fields, line, err := c.next()
		if err != nil {
			if err.Error() == "EOF" {
				err = nil
			}
			return b.String(), err
		}
		fmt.Fprintf(&b, "%d:", line)
		for i, f := range fields {
			fmt.Fprintf(&b, "%q%v|", f, c.quoted[i])
		}
		b.WriteByte('\n')
	}
}

// trickle returns a few bytes at a time.
type trickle struct {
	s    string
	size int
}

func (r *trickle) Read(p []byte) (int, error) {
	if r.s == "" {
		return 0, io.EOF
	}
	n := copy(p[:min(len(p), r.size)], r.s)
	r.s = r.s[n:]
	return n, nil
}

// TestStrayQuotes keeps an unpaired quotation mark as part of its value and reports it; it does not
// swallow the lines below.
func TestStrayQuotes(t *testing.T) {
	r, db, err := load(t, "a.csv", "name,city,age\nann,\"paris,3\nbob,lyon,4\ncity ann,3,par\"is\nzoe,\"a \"\"b\"\"\nc\",5\n")
	if err != nil {
		t.Fatal(err)
	}
	want := "[\"ann\",\"\\\"paris\",\"3\"]\n[\"bob\",\"lyon\",\"4\"]\n[\"city ann\",\"3\",\"par\\\"is\"]\n" +
		"[\"zoe\",\"a \\\"b\\\"\\nc\",\"5\"]\n"
	if got := dump(t, db, "a"); got != want {
		t.Errorf("rows\n%swant\n%s", got, want)
	}
	var notes []string
	for _, n := range r.Tables[0].Notes {
		notes = append(notes, fmt.Sprint(n.Line, ": ", n.Message))
	}
	if want := []string{`2: "paris: unpaired quotation mark`,
		`4: par"is: unpaired quotation mark`}; !slices.Equal(notes, want) {
		t.Errorf("%q, want %q", notes, want)
	}
}
