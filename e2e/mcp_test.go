package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// overHTTP and overPipes start 'surely mcp' and return a client's transport to it.
func overHTTP(t *testing.T, args ...string) mcp.Transport {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	l.Close()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan int)
	var log watched
	go func() {
		done <- run(ctx, append(args, "--http", address), streams{strings.NewReader(""), io.Discard, &log, noEnv})
	}()
	t.Cleanup(func() {
		cancel()
		if status := <-done; status != 0 {
			t.Errorf("status %d", status)
		}
	})
	for end := time.Now().Add(60 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		if c, err := net.Dial("tcp", address); err == nil {
			c.Close()
			return &mcp.StreamableClientTransport{Endpoint: "http://" + address}
		} else if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

func overPipes(t *testing.T, args ...string) mcp.Transport {
	t.Helper()
	in, to := io.Pipe()
	from, out := io.Pipe()
	done := make(chan int, 1)
	go func() { done <- run(context.Background(), args, streams{in, out, io.Discard, noEnv}) }()
	t.Cleanup(func() { // the server ends with the client
		to.Close()
		if status := <-done; status != 0 {
			t.Errorf("status %d", status)
		}
	})
	return &mcp.IOTransport{Reader: from, Writer: to}
}

func noEnv(string) string { return "" }

// mcpSession connects the SDK's client, with the newest protocol version unless another is given; replies are the
// person's answers, nil: nobody is there.
func mcpSession(t *testing.T, version string, over func(*testing.T, ...string) mcp.Transport,
	replies func(*mcp.ElicitParams) string, args ...string) *mcp.ClientSession {
	t.Helper()
	options := &mcp.ClientOptions{}
	if replies != nil {
		options.ElicitationHandler = func(_ context.Context, r *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			return &mcp.ElicitResult{Action: "accept", Content: map[string]any{"reply": replies(r.Params)}}, nil
		}
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, options)
	session, err := client.Connect(t.Context(), over(t,
		append([]string{"mcp", "--offline", "--home", t.TempDir()}, args...)...),
		&mcp.ClientSessionOptions{ProtocolVersion: version})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { session.Close() })
	return session
}

// called is the result of a tool call.
func called(t *testing.T, s *mcp.ClientSession, tool string, arguments map[string]any) (out map[string]any,
	failed string) {
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

// mcpCalls are possible calls of an agent with the expected results.
var mcpCalls = []struct {
	tool      string
	arguments map[string]any
	want      string // in the structured reply; after "!" in the error
}{
	{"describe", nil, `"name":"shops"`},
	{"describe", map[string]any{"source": "market"}, `"name":"shops"`},
	{"describe", map[string]any{"source": "nowhere"}, "!nowhere"},
	{"query", map[string]any{"suql": "SELECT count(*) FROM shops"}, `"rows":[[6]]`},
	{"query", map[string]any{"suql": "SELECT name FROM shops ORDER BY name", "max_rows": 2}, `"rows":[["Bakery"],["Bookshop"]]`},
	{"query", map[string]any{"suql": "SELECT name FROM shops ORDER BY name", "max_rows": 2}, `"truncated":true`},
	{"query", map[string]any{"suql": "SELECT name FROM shops WHERE answer(reviews, 'is it dog friendly?') = 'Yes'"}, "Bookshop"},
	{"query", map[string]any{"suql": "DELETE FROM shops"}, "!SELECT"},
	{"query", map[string]any{"suql": "SELECT nam FROM shops"}, `!column "nam" does not exist`},
	{"query", map[string]any{}, "!suql"},
	{"query", map[string]any{"suql": "SELECT 1", "source": "nowhere"}, "!nowhere"},
	{"ask", map[string]any{"question": "How many shops are there?"}, `"rows":[[6]]`},
	{"ask", map[string]any{"question": "How many shops are there?", "source": "market", "answers": []string{"yes"}}, `"rows":[[6]]`},
	{"ask", map[string]any{"question": "list the shops", "max_rows": 3}, `"truncated":true`},
	{"ask", map[string]any{"question": " "}, "!question"},
	{"ask", map[string]any{"question": "How many?", "source": "nowhere"}, "!nowhere"},
	{"ask", map[string]any{"question": "How many shops?", "color": "red"}, "!color"},
	{"search", map[string]any{"query": "dogs welcome"}, "Dogs are welcome"},
	{"search", map[string]any{"query": "dogs welcome", "most": 1}, `"found":[{`},
	{"nothing", nil, "!nothing"},
}

// TestMCPConformance sends every call with the SDK's client, over both transports, in one session each.
func TestMCPConformance(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "market")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"shops.csv": mcpShops, "notes.txt": "The market opens at nine."} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, over := range map[string]func(*testing.T, ...string) mcp.Transport{"HTTP": overHTTP, "stdio": overPipes} {
		t.Run(name, func(t *testing.T) {
			s := mcpSession(t, "", over, nil, "--detector", "never", "--data", dir)
			ctx := t.Context()
			listed, err := s.ListTools(ctx, nil)
			if err != nil || len(listed.Tools) != 4 {
				t.Fatalf("%v, %v", listed, err)
			}
			for _, tool := range listed.Tools {
				if tool.Description == "" || tool.InputSchema == nil || tool.Annotations == nil || !tool.Annotations.ReadOnlyHint {
					t.Errorf("%s does not say what it is", tool.Name)
				}
			}
			for _, c := range mcpCalls {
				checkCall(t, s, c.tool, c.arguments, c.want)
			}
			for uri, want := range map[string]string{"surely://schema/market": `"shops"`,
				"surely://documents/notes.txt": "opens at nine"} {
				read, err := s.ReadResource(ctx, &mcp.ReadResourceParams{URI: uri})
				if err != nil || !strings.Contains(read.Contents[0].Text, want) {
					t.Errorf("%s: %v, %v", uri, read, err)
				}
			}
			if _, err := s.ReadResource(ctx, &mcp.ReadResourceParams{URI: "surely://documents/secret"}); err == nil {
				t.Error("a document that is none is read")
			}
			if err := s.Ping(ctx, nil); err != nil {
				t.Error(err)
			}
		})
	}
}

const mcpShops = `name,street,reviews
Bakery,Main Street,"The bread is baked at night. It is closed on Mondays, which we learnt the hard way."
Bookshop,Main Street,"Dogs are welcome. There is an armchair for whoever wants to read for an hour."
Butcher,Mill Lane,"The sausages are made on the spot. They do not take cards, so bring cash."
Cobbler,Mill Lane,"My boots were ready within two days. He is not cheap, but they will last."
Florist,High Street,"Roses from their own garden. The lady at the till knows every one by its name."
Grocer,High Street,"Everything that one forgets elsewhere. It is open until midnight, on Sundays too."
`

// checkCall calls a tool and looks for the expected text in its result or, after a "!", in its error.
func checkCall(t *testing.T, s *mcp.ClientSession, tool string, arguments map[string]any, want string) {
	t.Helper()
	var got string
	r, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: tool, Arguments: arguments})
	switch {
	case err != nil: // the protocol's own error
		got = "!" + err.Error()
	case r.IsError:
		got = "!" + r.Content[0].(*mcp.TextContent).Text
	default:
		b, _ := json.Marshal(r.StructuredContent)
		got = string(b)
	}
	if failed, fails := strings.CutPrefix(want, "!"); fails != strings.HasPrefix(got, "!") ||
		!strings.Contains(got, failed) {
		t.Errorf("%s %v: %.300s, want %s", tool, arguments, got, want)
	}
}

func rowsJSON(answer map[string]any) string {
	b, _ := json.Marshal(answer["rows"])
	return string(b)
}

// TestMCPAsksBack tests clarifications: through clients that can show them, of either protocol generation, else
// in the reply.
func TestMCPAsksBack(t *testing.T) {
	question := journeySayings(t)["count"]
	nobody := mcpSession(t, "", overPipes, nil, "--detector", "any")
	var answer map[string]any
	answers := []any{}
	for {
		var failed string
		if answer, failed = called(t, nobody, "ask", map[string]any{"question": question, "answers": answers}); failed != "" {
			t.Fatal(failed)
		}
		asks, open := answer["asks"].(map[string]any)
		if !open {
			break
		}
		if asks["question"] == "" || len(answers) > 20 {
			t.Fatalf("after %d answers: %v", len(answers), answer)
		}
		answers = append(answers, "yes")
	}
	if len(answers) < 2 || answer["rows"] == nil {
		t.Fatalf("%d questions back, then %v", len(answers), answer)
	}
	for _, version := range []string{"", "2025-06-18"} {
		asked := 0
		s := mcpSession(t, version, overHTTP, func(*mcp.ElicitParams) string {
			asked++
			return "yes"
		}, "--detector", "any")
		same, failed := called(t, s, "ask", map[string]any{"question": question})
		if turns, _ := same["turns"].([]any); failed != "" || asked != len(answers) || len(turns) != asked ||
			rowsJSON(same) != rowsJSON(answer) {
			t.Errorf("protocol %q: asked %d times, then %v %s, want %d and %v", version, asked, same, failed, len(answers),
				answer)
		}
	}
}

func TestMCPAddress(t *testing.T) {
	var said bytes.Buffer
	for _, address := range []string{":8090", "0.0.0.0:8090", "example.org:80", "8090"} {
		if status := run(context.Background(), []string{"mcp", "--home", t.TempDir(), "--http", address},
			streams{nil, io.Discard, &said, noEnv}); status == 0 {
			t.Errorf("it listens on %s", address)
		}
	}
}
