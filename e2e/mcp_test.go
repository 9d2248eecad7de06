package e2e

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// overHTTP and overPipes start 'surely mcp' and return a client's transport to it.
func overHTTP(t *testing.T, args ...string) mcp.Transport {
	t.Helper()
	s := listening(t, noEnv, append(args, "--http", "127.0.0.1:0")...)
	return &mcp.StreamableClientTransport{Endpoint: s.url}
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

// mcpCalls are possible calls of an agent with the expected results.
var mcpCalls = []struct {
	tool      string
	arguments map[string]any
	want      string // in the structured reply; after "!" in the error
}{
	{"describe", nil, `"name":"shops"`},
	{"describe", map[string]any{"source": "nowhere"}, "!nowhere"},
	{"query", map[string]any{"suql": "SELECT count(*) FROM shops"}, `"rows":[[6]]`},
	{"query", map[string]any{"suql": "SELECT name FROM shops ORDER BY name", "max_rows": 2}, `"rows":[["Bakery"],["Bookshop"]]`},
	{"query", map[string]any{"suql": "SELECT name FROM shops WHERE answer(reviews, 'is it dog friendly?') = 'Yes'"}, "Bookshop"},
	{"query", map[string]any{"suql": "DELETE FROM shops"}, "!SELECT"},
	{"query", map[string]any{"suql": "SELECT nam FROM shops"}, `!column "nam" does not exist`},
	{"query", map[string]any{}, "!suql"},
	{"ask", map[string]any{"question": "How many shops are there?"}, `"rows":[[6]]`},
	{"ask", map[string]any{"question": "list the shops", "max_rows": 3}, `"truncated":true`},
	{"ask", map[string]any{"question": " "}, "!question"},
	{"ask", map[string]any{"question": "How many shops?", "color": "red"}, "!color"},
	{"search", map[string]any{"query": "dogs welcome"}, "Dogs are welcome"},
	{"nothing", nil, "!nothing"},
}

// TestMCPConformance sends every call with the SDK's client, over both transports, in one session each.
func TestMCPConformance(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "market")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	fixture(t, dir+"/shops.csv", mcpShops)
	fixture(t, dir+"/notes.txt", "The market opens at nine.")
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
				got := called(t, s, c.tool, c.arguments)
				if wanted, fails := strings.CutPrefix(c.want, "!"); fails != strings.HasPrefix(got, "!") ||
					!strings.Contains(got, wanted) {
					t.Errorf("%s %v: %.300s, want %s", c.tool, c.arguments, got, c.want)
				}
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

// called calls a tool and returns what it says: the structured result as JSON or, after a "!", the error.
func called(t *testing.T, s *mcp.ClientSession, tool string, arguments map[string]any) string {
	t.Helper()
	r, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: tool, Arguments: arguments})
	switch {
	case err != nil: // the protocol's own error
		return "!" + err.Error()
	case r.IsError:
		return "!" + r.Content[0].(*mcp.TextContent).Text
	}
	b, _ := json.Marshal(r.StructuredContent)
	return string(b)
}

// asked is what the tool ask answers.
type asked struct {
	Asks  *struct{ Question string }
	Turns []any
	Rows  [][]any
}

// TestMCPAsksBack tests clarifications: through clients that can show them, of either protocol generation, else
// in the reply.
func TestMCPAsksBack(t *testing.T) {
	question := journeySayings(t)["count"]
	ask := func(s *mcp.ClientSession, answers []string) (out asked) {
		t.Helper()
		got := called(t, s, "ask", map[string]any{"question": question, "answers": answers})
		if err := json.Unmarshal([]byte(got), &out); err != nil {
			t.Fatal(got)
		}
		return out
	}
	nobody := mcpSession(t, "", overPipes, nil, "--detector", "any")
	answers := []string{}
	answer := ask(nobody, answers)
	for ; answer.Asks != nil && len(answers) < 20; answer = ask(nobody, answers) {
		answers = append(answers, "yes")
	}
	if len(answers) < 2 || answer.Asks != nil || answer.Rows == nil {
		t.Fatalf("%d questions back, then %v", len(answers), answer)
	}
	for _, version := range []string{"", "2025-06-18"} {
		times := 0
		s := mcpSession(t, version, overHTTP, func(*mcp.ElicitParams) string {
			times++
			return "yes"
		}, "--detector", "any")
		if same := ask(s, nil); times != len(answers) || len(same.Turns) != times ||
			!reflect.DeepEqual(same.Rows, answer.Rows) {
			t.Errorf("protocol %q: asked %d times, then %v, want %d and %v", version, times, same, len(answers), answer)
		}
	}
}
