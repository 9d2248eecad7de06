package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// mcpSession connects the SDK's client to 'surely mcp' over HTTP; replies are what a person says when asked, nil: nobody is there.
func mcpSession(t *testing.T, replies func(*mcp.ElicitParams) string, args ...string) *mcp.ClientSession {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	l.Close()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan int)
	args = append([]string{"mcp", "--offline", "--home", t.TempDir(), "--http", address}, args...)
	var log watched
	go func() {
		done <- run(ctx, args, streams{strings.NewReader(""), io.Discard, &log, func(string) string { return "" }})
	}()
	t.Cleanup(func() {
		cancel()
		if status := <-done; status != 0 {
			t.Errorf("status %d", status)
		}
	})
	options := &mcp.ClientOptions{}
	if replies != nil {
		options.ElicitationHandler = func(_ context.Context, r *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			return &mcp.ElicitResult{Action: "accept", Content: map[string]any{replyField: replies(r.Params)}}, nil
		}
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, options)
	for end := time.Now().Add(60 * time.Second); ; time.Sleep(100 * time.Millisecond) {
		session, err := client.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: "http://" + address}, nil)
		if err == nil {
			t.Cleanup(func() { session.Close() })
			return session
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

// called is what a tool gave.
func called(t *testing.T, s *mcp.ClientSession, tool string, arguments map[string]any) (out map[string]any, failed string) {
	t.Helper()
	r, err := s.CallTool(context.Background(), &mcp.CallToolParams{Name: tool, Arguments: arguments})
	if err != nil {
		t.Fatalf("%s %v: %v", tool, arguments, err)
	}
	if r.IsError {
		return nil, r.Content[0].(*mcp.TextContent).Text
	}
	b, _ := json.Marshal(r.StructuredContent)
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatalf("%s %v gave %s", tool, arguments, b)
	}
	return out, ""
}

func TestMCP(t *testing.T) {
	s := mcpSession(t, nil, "--detector", "never")
	ctx := context.Background()
	listed, err := s.ListTools(ctx, nil)
	if err != nil || len(listed.Tools) != 4 {
		t.Fatalf("%v, %v", listed, err)
	}
	described, _ := called(t, s, "describe", nil)
	tables, _ := described["tables"].([]any)
	if len(tables) == 0 {
		t.Fatalf("no tables: %v", described)
	}
	table := tables[0].(map[string]any)["name"].(string)
	counted, _ := called(t, s, "query", map[string]any{"suql": "SELECT count(*) FROM " + table})
	asked, _ := called(t, s, "ask", map[string]any{"question": "How many " + table + " are there?"})
	if a, b := rowsJSON(counted), rowsJSON(asked); a != b || a == "null" {
		t.Errorf("the query gives %s, the question %s", a, b)
	}
	for range 12 { // one session, many calls
		if again, _ := called(t, s, "query", map[string]any{"suql": "SELECT * FROM " + table, "max_rows": 2}); len(again["rows"].([]any)) != 2 || again["truncated"] != true {
			t.Fatalf("%v", again)
		}
	}
	if found, failed := called(t, s, "search", map[string]any{"query": "romantic dinner", "most": 3}); failed != "" || len(found["found"].([]any)) != 3 {
		t.Errorf("%v %s", found, failed)
	}
	for tool, wrong := range map[string]map[string]any{"query": {"suql": "DELETE FROM " + table}, "ask": {"question": " "}, "describe": {"source": "nowhere"}} {
		if _, failed := called(t, s, tool, wrong); failed == "" {
			t.Errorf("%s takes %v", tool, wrong)
		}
	}
	resources, err := s.ListResources(ctx, nil)
	if err != nil || len(resources.Resources) == 0 {
		t.Fatalf("%v, %v", resources, err)
	}
	read, err := s.ReadResource(ctx, &mcp.ReadResourceParams{URI: resources.Resources[0].URI})
	if err != nil || !strings.Contains(read.Contents[0].Text, `"`+table+`"`) {
		t.Errorf("%v", err)
	}
}

func rowsJSON(answer map[string]any) string {
	b, _ := json.Marshal(answer["rows"])
	return string(b)
}

// TestMCPAsksBack has a question asked back: through a client that can show it, else in the reply.
func TestMCPAsksBack(t *testing.T) {
	question := journeySayings(t)["count"]
	var asked []string
	s := mcpSession(t, func(p *mcp.ElicitParams) string {
		asked = append(asked, p.Message)
		return "yes"
	}, "--detector", "any")
	answer, failed := called(t, s, "ask", map[string]any{"question": question})
	if failed != "" || len(asked) == 0 || answer["rows"] == nil {
		t.Fatalf("asked %q, answered %v %s", asked, answer, failed)
	}
	if turns, _ := answer["turns"].([]any); len(turns) != len(asked) {
		t.Errorf("%d turns for %d questions back", len(turns), len(asked))
	}

	nobody := mcpSession(t, nil, "--detector", "any")
	answers := []any{}
	for range len(asked) {
		open, _ := called(t, nobody, "ask", map[string]any{"question": question, "answers": answers})
		asks, _ := open["asks"].(map[string]any)
		if asks == nil || asks["question"] == "" {
			t.Fatalf("after %d answers: %v", len(answers), open)
		}
		answers = append(answers, "yes")
	}
	if same, failed := called(t, nobody, "ask", map[string]any{"question": question, "answers": answers}); rowsJSON(same) != rowsJSON(answer) {
		t.Errorf("%v %s, want %v", same, failed, answer)
	}
}

func TestMCPAddress(t *testing.T) {
	var said bytes.Buffer
	for _, address := range []string{":8090", "0.0.0.0:8090", "example.org:80", "8090"} {
		if status := run(context.Background(), []string{"mcp", "--home", t.TempDir(), "--http", address}, streams{nil, io.Discard, &said, func(string) string { return "" }}); status == 0 {
			t.Errorf("it listens on %s", address)
		}
	}
}
