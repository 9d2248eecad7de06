package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/columns/discretize"
)

// catalogueFile is the built-in catalogue repeated several times, as a row file with distinct
// texts.
func catalogueFile(t *testing.T, times int) string {
	t.Helper()
	var all struct{ Rows [][]any }
	quietly(t, &all, "suql", "--demo", "products", "--home", t.TempDir(),
		"SELECT name, category, description FROM products ORDER BY product_id")
	var file strings.Builder
	file.WriteString("id,name,category,description\n")
	spelt := strings.NewReplacer(`"`, "'", "luminium", "luminum")
	for n := range times {
		if n > 0 {
			spelt = strings.NewReplacer(`"`, "'") // the first copy is spelt another way
		}
		for i, row := range all.Rows {
			fmt.Fprintf(&file, "%d,%q,%q,%q\n", n*len(all.Rows)+i+1, fmt.Sprint(row[0], " ", n), row[1],
				fmt.Sprintf("%s Branch %c.", spelt.Replace(row[2].(string)), 'A'+n))
		}
	}
	path := filepath.Join(t.TempDir(), "things.csv")
	if err := os.WriteFile(path, []byte(file.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// quietly runs a command and decodes its JSON output.
func quietly(t *testing.T, out any, args ...string) {
	t.Helper()
	var said, errs strings.Builder
	if status := run(t.Context(), append(args, "--offline", "--json"),
		streams{strings.NewReader(""), &said, &errs, func(string) string { return "" }}); status != 0 {
		t.Fatalf("%v: status %d\n%s%s", args, status, said.String(), errs.String())
	}
	if err := json.Unmarshal([]byte(said.String()), out); err != nil {
		t.Fatal(err)
	}
}

// TestDiscretizeKilled checks that a run killed midway loses nothing, repeats nothing, and ends
// with the same result as an uninterrupted one.
func TestDiscretizeKilled(t *testing.T) {
	t.Parallel()
	const rows = 3 * 302
	path, home, other := catalogueFile(t, 3), "", t.TempDir()
	read := 0
	for try := 0; read < 100 || read >= rows; try++ { // on a busy machine it may have ended already
		if try == 5 {
			t.Fatalf("it was killed when %d rows were read", read)
		}
		home = t.TempDir()
		read = killedReading(t, path, home)
	}
	var rest, whole struct {
		Rows    int
		Read    int `json:"rows_read"`
		Columns []struct{ Name, Question string }
	}
	quietly(t, &rest, "discretize", "--data", path, "--table", "things", "--home", home)
	if rest.Rows != rows || rest.Read != rest.Rows-read {
		t.Errorf("%d rows of %d are read after %d were", rest.Read, rest.Rows, read)
	}
	quietly(t, &whole, "discretize", "--data", path, "--table", "things", "--home", other)
	if fmt.Sprint(whole.Columns) != fmt.Sprint(rest.Columns) {
		t.Errorf("two runs make other columns:\n%v\n%v", rest.Columns, whole.Columns)
	}
	var killed, unharmed struct{ Rows [][]any }
	names := []string{"id"}
	for _, c := range rest.Columns {
		names = append(names, c.Name)
	}
	all := fmt.Sprintf("SELECT %s FROM things ORDER BY id", strings.Join(names, ", "))
	quietly(t, &killed, "suql", "--data", path, "--max-rows", "0", all, "--home", home)
	quietly(t, &unharmed, "suql", "--data", path, "--max-rows", "0", all, "--home", other)
	if fmt.Sprint(killed.Rows) != fmt.Sprint(unharmed.Rows) || len(killed.Rows) != rows {
		t.Errorf("%d rows after a kill are not the %d of a run without one", len(killed.Rows), len(unharmed.Rows))
	}
}

// killedReading starts a process that reads texts into columns, kills it midway, and returns the
// number of rows read.
func killedReading(t *testing.T, path, home string) int {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := program(ctx, t, "discretize", "--data", path, "--table", "things", "--home", home, "--offline",
		"--concurrency", "1")
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	for rowsRead(t, home) < 100 {
		select {
		case err := <-ended:
			if err != nil {
				t.Fatalf("%v\n%s", err, said.String())
			}
			return 0
		case <-time.After(5 * time.Millisecond):
		}
	}
	cmd.Process.Kill()
	<-ended
	return rowsRead(t, home)
}

// rowsRead is the number of rows in the only file of columns in home.
func rowsRead(t *testing.T, home string) int {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(home, "columns", "*.work"))
	if len(files) == 0 {
		return 0
	}
	in, err := discretize.Open(strings.TrimSuffix(files[0], ".work"))
	if err != nil {
		return 0 // it is being created
	}
	defer in.Close()
	n, err := in.Done(t.Context(), "things")
	if err != nil {
		return 0
	}
	return n
}

var mergedValue = regexp.MustCompile(`name="column" value="([^"]+)"> *<input type="hidden" name="value" value="([^"]+)"`)

var quotedExample = regexp.MustCompile(`<b>[^<]+</b>: [^<]+<q>[^<]+</q>`)

// TestColumnsOnThePage reads texts with the button on the data page, stops, continues, undoes a
// merge, and queries the result on the running server.
func TestColumnsOnThePage(t *testing.T) {
	s := serve(t, t.TempDir(), "--data", catalogueFile(t, 3), "--detector", "never", "--concurrency", "1")
	page := func() string { return fetched(t, s.url+"/data") }
	do := func(what string, more ...string) {
		t.Helper()
		form := url.Values{"source": {"things"}, "table": {"things"}, "do": {what}}
		for i := 0; i+1 < len(more); i += 2 {
			form.Set(more[i], more[i+1])
		}
		r, err := http.PostForm(s.url+"/data/columns", form)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != http.StatusOK { // of the resulting page
			t.Fatalf("%s: %s", what, r.Status)
		}
	}
	until := func(what string) string {
		t.Helper()
		p := ""
		for end := time.Now().Add(5 * time.Minute); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
			if p = page(); strings.Contains(p, what) {
				return p
			}
		}
		t.Fatalf("the page never says %q:\n%s", what, p)
		return ""
	}
	if p := page(); !strings.Contains(p, "Make columns of these texts") {
		t.Fatalf("there is no button:\n%s", p)
	}
	do("read")
	until("left</p>")
	do("stop")
	done := regexp.MustCompile(`(\d+) of 906 rows are read`).FindStringSubmatch(until("Go on reading"))
	if len(done) == 0 || done[1] == "906" {
		t.Errorf("%v rows are read after a stop", done)
	}
	do("read")
	until("Read what is new")
	p := until("rows that say it") // a server uses the columns once they are read
	merged := mergedValue.FindStringSubmatch(p)
	if merged == nil {
		t.Fatalf("nothing that was merged is shown:\n%s", p)
	}
	if examples := quotedExample.FindAllString(p, -1); len(examples) < 30 {
		t.Errorf("%d rows are shown that say it in their words", len(examples))
	}
	do("apart", "column", merged[1], "value", merged[2])
	if p = until("Read what is new"); strings.Contains(p, merged[0]) {
		t.Errorf("%s is still merged", merged[2])
	}
	c := dial(t, s.url)
	defer c.ws.Close()
	c.until("hello")
	c.send(map[string]any{"type": "ask", "text": "which tents are waterproof and weigh less than 2 kg?"})
	e := c.until("result", "reply", "error")
	if rows, _ := e["rows"].([]any); len(rows) < 3*6 || !strings.Contains(fmt.Sprint(e["suql"]), "waterproof") {
		t.Errorf("the running server does not ask the columns: %v", e)
	}
}
