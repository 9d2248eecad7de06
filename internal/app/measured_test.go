package app

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/schema"
)

const datedOrders = `order_id,product,quantity,unit_price,ordered_on
1,Desk lamp,2,40,2026-10-03
2,Office chair,1,190,2026-10-07
3,Notebook,12,3,2026-10-19
4,Desk lamp,1,40,2026-11-02
5,Standing desk,1,420,2026-11-05
`

// A chat's own measures are in its memory, and can be passed with a single message to another chat,
// for rerunning pinned answers.
func TestMeasuresElsewhere(t *testing.T) {
	data := filepath.Join(t.TempDir(), "orders.csv")
	if err := os.WriteFile(data, []byte(datedOrders), 0o600); err != nil {
		t.Fatal(err)
	}
	a := newApp(t, t.TempDir(), data)
	d, err := errdetect.Parse("never")
	if err != nil {
		t.Fatal(err)
	}
	var m Measured
	talking, err := agent.New(agent.Options{Source: a.Source, Parser: a.Parser, Detector: d, Measured: m.With,
		Define: a.Define(func(context.Context) bool { return false })})
	if err != nil {
		t.Fatal(err)
	}
	chat := agent.Session{Agent: talking, Source: "orders", Find: a.Source}
	say := func(memory []byte, m agent.Message) (_ []byte, statement string) {
		memory, err := chat.Turn(t.Context(), memory, m, func(e agent.Event) {
			if r, ok := e.(agent.ResultEvent); ok {
				statement = r.SUQL
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		return memory, statement
	}
	memory, _ := say(nil, agent.Message{Type: agent.AskMessage, Text: "revenue = unit price × quantity"})
	own := agent.MeasuresIn(memory)
	want := []agent.Measure{{Table: "orders", Name: "revenue", Formula: "unit price × quantity"}}
	if !slices.Equal(own, want) {
		t.Fatalf("it defines %+v", own)
	}
	const question = "total revenue in October 2026"
	_, here := say(memory, agent.Message{Type: agent.AskMessage, Text: question})
	_, there := say(nil, agent.Message{Type: agent.AskMessage, Text: question, Measures: own})
	if here == "" || here != there || !strings.Contains(here, "unit_price * ") {
		t.Errorf("in the chat\n%s\nelsewhere\n%s", here, there)
	}
}

// A conversation's measures are expanded in statements, for the right table.
func TestWrittenOut(t *testing.T) {
	number := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Integer} }
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "lines", Columns: []*schema.Column{number("price"), number("pieces"), number("order_id")}},
		{Name: "orders", Columns: []*schema.Column{number("id"), number("price"), number("gain")}}}}
	base := &agent.Source{Schema: db}
	var m Measured
	own := []agent.Measure{{Table: "lines", Name: "revenue", Formula: "price × pieces"},
		{Table: "lines", Name: "twice", Formula: "revenue × 2"}, {Table: "lines", Name: "lost", Formula: "gone × 2"},
		{Table: "lines", Name: "gain", Formula: "price × 3"}}
	with := m.With(base, own)
	if m.With(base, own).Schema != with.Schema || len(db.Tables[0].Columns) != 3 ||
		len(with.Schema.Tables[0].Columns) != 6 {
		t.Fatalf("%d columns of %d", len(with.Schema.Tables[0].Columns), len(db.Tables[0].Columns))
	}
	for statement, want := range map[string]string{
		"SELECT sum(revenue) FROM lines": "SELECT sum(lines.price * lines.pieces) FROM lines",
		"SELECT revenue FROM lines ORDER BY revenue": "SELECT lines.price * lines.pieces AS revenue FROM lines " +
			"ORDER BY revenue",
		"SELECT price FROM lines ORDER BY revenue": "SELECT price FROM lines " +
			"ORDER BY lines.price * lines.pieces",
		"SELECT sum(pieces) AS revenue FROM lines WHERE revenue > 2": "SELECT sum(pieces) AS revenue FROM lines " +
			"WHERE (lines.price * lines.pieces) > 2",
		"SELECT max(l.twice) FROM orders o JOIN lines l ON l.order_id = o.id": "SELECT max(l.price * l.pieces * 2) " +
			"FROM orders o JOIN lines l ON l.order_id = o.id",
		"SELECT price FROM lines l WHERE revenue > (SELECT avg(revenue) FROM lines k)": "SELECT price FROM lines l " +
			"WHERE (l.price * l.pieces) > (SELECT avg(k.price * k.pieces) FROM lines k)",
		"SELECT pieces FROM lines WHERE order_id IN (SELECT id FROM orders WHERE gain > 5)": "SELECT pieces FROM lines " +
			"WHERE order_id IN (SELECT id FROM orders WHERE gain > 5)",
		"SELECT revenue FROM orders":            "SELECT revenue FROM orders",
		"SELECT o.revenue FROM lines, orders o": "SELECT o.revenue FROM lines, orders o",
		"SELECT revenue FROM":                   "SELECT revenue FROM",
		"SELECT price FROM lines":               "SELECT price FROM lines",
		"SELECT price FROM orders UNION SELECT revenue FROM lines": "SELECT price FROM orders UNION " +
			"SELECT lines.price * lines.pieces AS revenue FROM lines",
		"SELECT revenue FROM lines UNION SELECT revenue FROM orders ORDER BY revenue": "SELECT lines.price * lines.pieces " +
			"AS revenue FROM lines UNION SELECT revenue FROM orders ORDER BY revenue",
		"SELECT gain FROM orders UNION SELECT max(gain) FROM lines": "SELECT gain FROM orders UNION " +
			"SELECT max(lines.price * 3) FROM lines",
	} {
		bare := func(s string) string { return strings.NewReplacer("(", "", ")", "", "\n", " ").Replace(s) }
		if got := with.Plain(statement); bare(got) != bare(want) {
			t.Errorf("%s became\n%s, not\n%s", statement, got, want)
		}
	}
}
