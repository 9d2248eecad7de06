package web

import (
	"bytes"
	"context"
	"encoding/json"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/suql"
)

func TestAudit(t *testing.T) {
	var mu sync.Mutex
	var log []Entry
	_, h, _ := newServed(t, func(o *Options) {
		o.Audit = func(e Entry) {
			mu.Lock()
			defer mu.Unlock()
			log = append(log, e)
		}
	})
	c := connect(t, h, "")
	hello := c.until("hello")
	c.say("type", "ask", "text", "rows 3")
	c.until("result")
	c.say("type", "overturn", "row", 1, "expr", "answer(log, 'is it seaworthy?')", "verdict", "No")
	c.until("result")
	c.say("type", "run", "suql", "SELECT 1")
	c.until("result")
	c.say("type", "ask", "text", "ask me")
	c.until("clarify")
	c.say("type", "answer", "id", "3.1", "value", "yes")
	c.until("result", "clarify")
	c.say("type", "ask", "text", "fail")
	c.until("error")
	own := []any{"conversation", hello["conversation"], "token", hello["token"], "turn", 0}
	postForm(t, h, "/export", own...)
	postForm(t, h, "/chat/share", own...)
	r, err := http.Post(h.URL+"/api/ask", "application/json", strings.NewReader(`{"question":"rows 2"}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	mu.Lock()
	defer mu.Unlock()
	var did []string
	for _, e := range log {
		did = append(did, e.Did+" "+e.Outcome)
		if e.Who != "127.0.0.1" || e.Conversation == "" || e.Source != "boats" || e.Time.IsZero() {
			t.Errorf("an entry lacks who, where or when: %+v", e)
		}
		if b, _ := json.Marshal(e); strings.Contains(string(b), "Boat 1") {
			t.Errorf("an entry holds rows: %s", b)
		}
	}
	for _, want := range []string{"ask result", "run result", "ask clarify", "export result", "share result",
		"overturn result"} {
		if !slices.Contains(did, want) {
			t.Errorf("there is no %q in %q", want, did)
		}
	}
	if log[0].Said != "rows 3" || log[0].SUQL == "" || log[0].Rows != 3 || len(log[0].Columns) == 0 {
		t.Errorf("the first entry is %+v", log[0])
	}
	if said := log[1].Said; said != "row 2, answer(log, 'is it seaworthy?'): No" {
		t.Errorf("overturned was %q", said)
	}
}

// broughtHere discards uploads.
type broughtHere struct{ scripted }

func (b *broughtHere) Add(ctx context.Context, name string, files []upload.File) (*Source, upload.RefusedFiles, error) {
	if files[0].Name == "bad.exe" {
		return nil, nil, &upload.RefusedFile{Name: "bad.exe"}
	}
	src, err := b.Open(ctx, name)
	return src, nil, err
}

func (b *broughtHere) Open(_ context.Context, name string) (*Source, error) {
	return &Source{Name: name, Uploaded: true, Database: boats(), Agent: b}, nil
}

func (b *broughtHere) Correct(ctx context.Context, name string, _ upload.Correction) (*Source, error) {
	return b.Open(ctx, name)
}

func (b *broughtHere) Delete(string) error { return nil }

// Actions outside a chat are logged, too, with their failures.
func TestAuditOfRequests(t *testing.T) {
	var mu sync.Mutex
	var log []string
	_, h, _ := newServed(t, func(o *Options) {
		o.Audit = func(e Entry) {
			mu.Lock()
			defer mu.Unlock()
			if e.Who != "127.0.0.1" || e.Role != "owner" {
				t.Errorf("%+v lacks who did it", e)
			}
			if e.Did != "ask" {
				log = append(log, strings.TrimSpace(strings.Join([]string{e.Did, e.Outcome, e.Said}, " ")))
			}
		}
		o.Uploads, o.Teaching, o.Columns = &broughtHere{}, &taughtHere{}, &readTables{}
		o.Judge = func(context.Context, Judgement) error { return nil }
		o.Sources[0].Search = func(context.Context, string, int) ([]Passage, error) { return make([]Passage, 2), nil }
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
		_, body := request(t, "POST", h.URL+uploadPath, b.String(), "Content-Type", form.FormDataContentType())
		var out struct{ Source string }
		json.Unmarshal([]byte(body), &out)
		return out.Source
	}
	request(t, "GET", h.URL+"/api/search?question=calm", "")
	upload("bad.exe")
	brought := upload("boats.csv")
	postForm(t, h, "/data/correct", "source", brought, "table", "boats", "column", "name")
	postForm(t, h, "/data/delete", "source", brought)
	postForm(t, h, "/data/columns", "do", "read", "source", "boats", "table", "boats")
	postForm(t, h, "/data/teach", "do", "teach", "question", "is it calm?", "for", "No wind.")
	postForm(t, h, "/judge", append(own, "good", "true")...)
	postForm(t, h, "/export", append(own, "all", "true")...)
	postForm(t, h, "/chat/delete", own...)
	mu.Lock()
	defer mu.Unlock()
	if want := []string{"search result calm", "upload bad_file bad.exe", "upload result boats.csv",
		"correct result boats.name", "delete upload result", "columns result read boats", "teach result teach: is it calm?", "judge result true",
		"export 57014", "delete result"}; !slices.Equal(log, want) {
		t.Errorf("written down was %q,\nwant %q", log, want)
	}
}
