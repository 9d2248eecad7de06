package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"mime/multipart"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
)

// logged collects the log's lines with a message during a test.
func logged(t *testing.T) func(message string) []map[string]any {
	t.Helper()
	var b lockedBuffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewJSONHandler(&b, nil)))
	t.Cleanup(func() { slog.SetDefault(before) })
	return func(message string) (lines []map[string]any) {
		for _, line := range strings.Split(b.String(), "\n") {
			var m map[string]any
			if json.Unmarshal([]byte(line), &m) == nil && m["msg"] == message {
				lines = append(lines, m)
			}
		}
		return lines
	}
}

// lockedBuffer is a buffer for several goroutines.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// Every turn is logged with who asked, what was read and how it ended, without rows; what was typed only if the owner
// wants that.
func TestAuditOfTurns(t *testing.T) {
	for _, typed := range []bool{false, true} {
		lines := logged(t)
		_, h, _ := newServed(t, func(o *Options) { o.LogQuestions = typed })
		c := connect(t, h, "")
		c.ask("rows 3")
		c.say("type", "overturn", "row", 1, "expr", "answer(log, 'is it seaworthy?')", "verdict", "No")
		c.until("result")
		c.ask("fail")
		var turns []map[string]any
		for end := time.Now().Add(10 * time.Second); len(turns) < 3 && time.Now().Before(end); {
			turns = lines("turn") // a turn is logged after its result is shown
			time.Sleep(5 * time.Millisecond)
		}
		var did []string
		for _, e := range turns {
			did = append(did, fmt.Sprint(e["message"], " ", e["ended"]))
			if e["address"] != "127.0.0.1" || e["conversation"] == "" || e["source"] != "boats" || e["user"] == nil {
				t.Errorf("a line lacks who, where or when: %v", e)
			}
			if b, _ := json.Marshal(e); strings.Contains(string(b), "Boat 1") ||
				!typed && strings.ContainsAny(string(b), "'") || !typed && strings.Contains(string(b), "rows 3") {
				t.Errorf("a line says too much: %s", b)
			}
			if e["message"] == "ask" && e["ended"] == "result" && (e["rows"] != 3.0 ||
				typed != (e["question"] == "rows 3" && e["ran"] != "" && e["ran"] != nil)) {
				t.Errorf("the first line is %v", e)
			}
			if said := e["said"]; typed && e["message"] == "overturn" &&
				said != "row 2, answer(log, 'is it seaworthy?'): No" {
				t.Errorf("overturned was %q", said)
			}
		}
		if want := []string{"ask result", "overturn result", "ask error"}; !slices.Equal(did, want) {
			t.Errorf("logged is %q, want %q", did, want)
		}
	}
}

// broughtHere discards uploads.
type broughtHere struct{ scripted }

func (b *broughtHere) Add(ctx context.Context, name string, files []upload.File) (*chat.Source, upload.RefusedFiles,
	error) {
	if files[0].Name == "bad.exe" {
		return nil, nil, &upload.RefusedFile{Name: "bad.exe"}
	}
	src, err := b.Open(ctx, name)
	return src, nil, err
}

func (b *broughtHere) Open(_ context.Context, name string) (*chat.Source, error) {
	return &chat.Source{Name: name, Uploaded: true, Database: boats(), Agent: b}, nil
}

func (b *broughtHere) Delete(string) error { return nil }

// Actions outside a chat are logged, too, with their failures.
func TestAuditOfRequests(t *testing.T) {
	lines := logged(t)
	_, h, _ := newServed(t, func(o *Options) {
		o.LogQuestions = true
		o.Uploads = &broughtHere{}
		o.Notes = newState(t).Feedback()
		o.Sources[0].Search = func(context.Context, string, int) ([]chat.Passage, error) {
			return make([]chat.Passage, 2), nil
		}
		o.Sources[0].Rows = func(context.Context, []byte, string, int) (*suql.Result, error) {
			return nil, &suql.Error{Code: "57014", Message: "too long"}
		}
	})
	own := answerOf(t, h, "first 3")
	upload := func(file string) string {
		var b bytes.Buffer
		form := multipart.NewWriter(&b)
		part, _ := form.CreateFormFile("file", file)
		part.Write([]byte("a,b"))
		form.Close()
		r := call(t, "POST", h.URL+api.Uploads, b.String(), "Content-Type", form.FormDataContentType())
		return fmt.Sprint(r.object()["source"])
	}
	get(t, h.URL+"/api/search?question=calm")
	upload("bad.exe")
	brought := upload("boats.csv")
	postForm(t, h, "/data/delete", "source", brought)
	postForm(t, h, "/judge", append(own, "good", "true")...)
	postForm(t, h, "/export", append(own, "all", "true")...)
	postForm(t, h, "/chat/delete", own...)
	var log []string
	for _, e := range lines("request") {
		log = append(log, strings.TrimSpace(fmt.Sprint(e["did"], " ", e["ended"], " ", e["said"])))
		if e["address"] != "127.0.0.1" || e["user"] == nil || strings.HasPrefix(fmt.Sprint(e["source"]), "u-") {
			t.Errorf("%v lacks who did it, or opens an upload", e)
		}
	}
	if want := []string{"search result calm", "upload bad_file bad.exe", "upload result boats.csv",
		"delete upload result", "judge result true",
		"export 57014", "delete result"}; !slices.Equal(log, want) {
		t.Errorf("written down was %q,\nwant %q", log, want)
	}
}
