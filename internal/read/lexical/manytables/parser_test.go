package manytables

import (
	"context"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql/syntax"
)

func TestParse(t *testing.T) {
	p := embedded(t)
	for _, test := range []struct{ question, suql string }{
		{"How many books are there?", `SELECT count(*) FROM book`},
		{"What is the title of each book?", `SELECT title FROM book`},
		{"Show the names of readers older than 40.", `SELECT name FROM reader WHERE age > 40`},
		{"What is the average age of all readers?", `SELECT avg(age) FROM reader`},
		{"How many readers live in Delft?", `SELECT count(*) FROM reader WHERE city = 'Delft'`},
		{"What are the titles of the books with genre poetry?", `SELECT title FROM book WHERE genre = 'poetry'`},
		{"How many books are there for each genre?", `SELECT genre, count(*) FROM book GROUP BY genre`},
		{"List the names of all readers in ascending order of age.", `SELECT name FROM reader ORDER BY age`},
		{"What is the title of the book with the most pages?", `SELECT title FROM book ORDER BY pages DESC LIMIT 1`},
		{"What are the names of readers who do not have any loan?",
			`SELECT name FROM reader WHERE reader_id NOT IN (SELECT reader_id FROM loan)`},
	} {
		parsed, err := p.Parse(context.Background(), input(test.question))
		if err != nil {
			t.Fatal(err)
		}
		i, _ := parsed.Leader()
		if i < 0 {
			t.Errorf("%s: no candidate", test.question)
			continue
		}
		if got := parsed.Candidates[i].Query.SUQL(); got != test.suql {
			t.Errorf("%s\n got %s\nwant %s", test.question, got, test.suql)
		}
	}
}

// sound checks what every reading has to keep to.
func sound(t *testing.T, in parse.Input, parsed *parse.Parsed) {
	t.Helper()
	sum := 0.0
	for i, c := range parsed.Candidates {
		sum += c.P
		if c.P < 0 || i > 0 && c.P > parsed.Candidates[i-1].P {
			t.Errorf("%q: candidate %d has probability %v", in.Question, i, c.P)
		}
		if !in.Constraints.Allow(c.Query) {
			t.Errorf("%q: %s goes against what was said", in.Question, c.Query.SUQL())
		}
		if _, err := syntax.Parse(c.Query.SUQL()); err != nil {
			t.Errorf("%q: %s: %v", in.Question, c.Query.SUQL(), err)
		}
	}
	if sum > 1+1e-9 {
		t.Errorf("%q: probabilities sum to %v", in.Question, sum)
	}
}

func TestConstraints(t *testing.T) {
	p := embedded(t)
	for _, question := range []string{
		"What is the name of the oldest reader in Leiden?",
		"How many loans does each reader have?",
		"What are the titles of books with more than 300 pages in the branches of Utrecht?",
	} {
		in := input(question)
		free, err := p.Parse(context.Background(), in)
		if err != nil {
			t.Fatal(err)
		}
		sound(t, in, free)
		for _, c := range query.Components(free.Candidates[0].Query) {
			in.Constraints = query.Constraints{Forbidden: []query.Component{c}}
			parsed, err := p.Parse(context.Background(), in)
			if err != nil {
				t.Fatal(err)
			}
			sound(t, in, parsed)
		}
		// Whatever another candidate has can be confirmed, and leads there.
		last := free.Candidates[len(free.Candidates)-1].Query
		in.Constraints = query.Constraints{Confirmed: query.Components(last)}
		parsed, err := p.Parse(context.Background(), in)
		if err != nil {
			t.Fatal(err)
		}
		sound(t, in, parsed)
		if len(parsed.Candidates) == 0 {
			t.Errorf("%s: confirming all of %s leaves nothing", question, last.SUQL())
		}
	}
}

func TestConfirmedValue(t *testing.T) {
	in := input("Which readers live in the town by the sea?")
	condition := query.Condition{Item: query.Item{Column: col("reader", "city")}, Op: query.Equal,
		Values: []query.Value{{Text: "Den Helder", First: -1, Last: -1}}}
	wanted := &query.Query{Select: []query.Item{{Column: col("reader", "name")}},
		From:  query.From{Tables: []string{"reader"}},
		Where: []query.Condition{condition}}
	for _, c := range query.Components(wanted) {
		if c.Kind == query.WhereValue || c.Kind == query.WhereColumn {
			in.Constraints.Confirmed = append(in.Constraints.Confirmed, c)
		}
	}
	parsed, err := embedded(t).Parse(context.Background(), in)
	if err != nil {
		t.Fatal(err)
	}
	sound(t, in, parsed)
	if len(parsed.Candidates) == 0 || !strings.Contains(parsed.Candidates[0].Query.SUQL(), "city = 'Den Helder'") {
		t.Errorf("a typed value is lost: %v", parsed.Candidates)
	}
}

func TestDeterministic(t *testing.T) {
	in := input("How many loans of crime books does each reader of Delft have?")
	first, err := embedded(t).Parse(context.Background(), in)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		again, err := embedded(t).Parse(context.Background(), in)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(first, again) {
			t.Fatal("the same question is read in different ways")
		}
	}
	in.Perturb = 7
	perturbed, err := embedded(t).Parse(context.Background(), in)
	if err != nil {
		t.Fatal(err)
	}
	if len(perturbed.Candidates) > 0 && perturbed.Candidates[0].P == first.Candidates[0].P {
		t.Error("a perturbed pass changes nothing")
	}
}

func TestHidden(t *testing.T) {
	in := input("What is the age of each reader?")
	in.Schema.Table("reader").Column("age").Hidden = true
	parsed, err := embedded(t).Parse(context.Background(), in)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range parsed.Candidates {
		if strings.Contains(c.Query.SUQL(), "age") && !strings.Contains(c.Query.SUQL(), "pages") {
			t.Errorf("a hidden column is shown: %s", c.Query.SUQL())
		}
	}
}

func FuzzParse(f *testing.F) {
	p := embedded(f)
	for _, s := range []string{"", "?", "books", "SELECT * FROM book; DROP TABLE book", "<b>how many</b>", "有多少本书？", "📚📚📚",
		"between 3 and 7 and 9 and \"\" and ''", strings.Repeat("the oldest reader of every branch ", 40), "\x00\xff", "1e999 -1 .5. 5..6"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, question string) {
		in := input(question)
		start := time.Now()
		parsed, err := p.Parse(context.Background(), in)
		if err != nil {
			t.Fatal(err)
		}
		sound(t, in, parsed)
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%q took %v", question, d)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	p := embedded(b)
	in := input("What are the titles of books with more than 300 pages in the branches of Utrecht?")
	for b.Loop() {
		if _, err := p.Parse(context.Background(), in); err != nil {
			b.Fatal(err)
		}
	}
}
