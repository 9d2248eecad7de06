package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	neturl "net/url"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// twoServers share a state in PostgreSQL and nothing else.
func twoServers(t *testing.T, args ...string) (one, two *served, shared string) {
	t.Helper()
	shared = pgtest.Start(t)
	args = append(args, "--state", shared, "--index-every", "0")
	return serve(t, t.TempDir(), args...), serve(t, t.TempDir(), args...), shared
}

// posted sends a request and returns its status and reply.
func posted(t *testing.T, url, kind string, body io.Reader) (int, string) {
	t.Helper()
	r, err := http.Post(url, kind, body)
	return replyOf(t, r, err)
}

func replyOf(t *testing.T, r *http.Response, err error) (int, string) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r.StatusCode, string(b)
}

// sent sends a form, given by names and values.
func sent(t *testing.T, url string, form ...string) (int, string) {
	t.Helper()
	values := neturl.Values{}
	for i := 0; i < len(form); i += 2 {
		values.Set(form[i], form[i+1])
	}
	return posted(t, url, "application/x-www-form-urlencoded", strings.NewReader(values.Encode()))
}

// asks asks a server a question about named data.
func asks(t *testing.T, s *served, source, question string) (int, string) {
	t.Helper()
	body, err := json.Marshal(map[string]any{"question": question, "source": source})
	if err != nil {
		t.Fatal(err)
	}
	return posted(t, s.url+"/api/ask", "application/json", bytes.NewReader(body))
}

// brought uploads a file and returns its name as a source.
func brought(t *testing.T, s *served, name, content string) (status int, source string) {
	t.Helper()
	var b bytes.Buffer
	form := multipart.NewWriter(&b)
	part, err := form.CreateFormFile("file", name)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(part, content)
	form.Close()
	status, reply := posted(t, s.url+"/data/upload", form.FormDataContentType(), &b)
	var made struct{ Source string }
	if status == http.StatusOK {
		if err := json.Unmarshal([]byte(reply), &made); err != nil {
			t.Fatal(err)
		}
	}
	return status, made.Source
}

// TestSharedUploads uploads data to one server, queries and corrects it on another, and deletes it on the
// first.
func TestSharedUploads(t *testing.T) {
	one, two, shared := twoServers(t)
	status, boats := brought(t, one, "boats.csv", "boat,len\nKittiwake,12\nSandpiper,9\nPuffin,14\n")
	if status != http.StatusOK {
		t.Fatal(status)
	}
	total := func(s *served, what string) {
		t.Helper()
		if status, said := asks(t, s, boats, "total "+what+" of the boats"); status != http.StatusOK ||
			!strings.Contains(said, "35") {
			t.Errorf("of %s a server says %d %s", what, status, said)
		}
	}
	total(two, "len")
	for n, at := range []*served{two, one} { // each knows what the other was told
		label := []string{"draught", "freeboard"}[n]
		status, said := sent(t, at.url+"/data/correct", "source", boats, "table", "boats", "column", "len", "label", label)
		if status != http.StatusOK || !strings.Contains(said, label) {
			t.Fatalf("correcting: %d %s", status, said)
		}
		total([]*served{one, two}[n], label)
	}
	three := serve(t, t.TempDir(), "--state", shared, "--index-every", "0") // started later, with an empty disk
	total(three, "freeboard")
	if status, _ := brought(t, two, "broken.csv", "a,b\n\"never closed\n"); status != http.StatusUnprocessableEntity {
		t.Errorf("a broken file: %d", status)
	}
	if status, said := sent(t, one.url+"/data/delete", "source", boats); status != http.StatusNoContent {
		t.Fatalf("deleting: %d %s", status, said)
	}
	for _, s := range []*served{one, two, three} {
		if status, said := asks(t, s, boats, "how many boats are there?"); status != http.StatusNotFound {
			t.Errorf("what was deleted is asked: %d %s", status, said)
		}
	}
}
