package agent

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// topBy is the query for the first club by an aggregate.
func topBy(agg query.Agg, column string) *query.Query {
	q := find0()
	by := query.Item{Agg: agg, Column: col(column)}
	q.GroupBy = []query.Column{col("name")}
	q.OrderBy, q.Limit = []query.Order{{Item: by, Desc: true}}, 1
	return q
}

// "Best" is asked about with its possible measures, but not if the same row comes first by all of them. If the parser
// is sure of one, that is a guess beside those it proposes only after the first is ruled out.
func TestBest(t *testing.T) {
	members, average := topBy(query.Sum, "members"), topBy(query.Avg, "members")
	for _, c := range []struct {
		name    string
		share   float64 // the probability of the other measure
		unused  []string
		other   string // the first row by the other measure
		wantAsk bool
	}{
		{"two measures", .4, []string{"best"}, "Boca", true}, {"praise alone", .4, nil, "Boca", true},
		{"a sure measure", 0, nil, "Boca", false},
		{"the same either way", .4, []string{"best"}, "Toro", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			read := []parse.Candidate{{Query: members, P: .9 - c.share, Result: "a", Unused: c.unused,
				Words: map[string][]int{}}}
			if c.share > 0 {
				read = append(read, parse.Candidate{Query: average, P: c.share, Result: "b", Unused: c.unused,
					Words: map[string][]int{}})
			}
			words := []string{"the", "best", "club"}
			p := rereading{first: &parse.Parsed{Data: 1, Tokens: words, Candidates: read},
				again: &parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: average, P: .9, Result: "b"}}}}
			conv := &Conversation{}
			a := newAgent(t, "gain=0.9", p, canned{members.SUQL(): {{"Toro"}}, average.SUQL(): {{c.other}}})
			source := a.o.Source
			a.o.Source = func(name string) (*Source, error) {
				s, err := source(name)
				if err == nil {
					s.Prober = rowOf{members.SUQL(): "Toro", average.SUQL(): c.other}
				}
				return s, err
			}
			got := converse(t, a, conv, Message{Type: AskMessage, Text: "the best club"})
			if asked := strings.Contains(got, "What does “best” mean here?"); asked != c.wantAsk {
				t.Fatalf("asked: %v\n%s", asked, got)
			}
			if isGuess := conv.last().Guess; isGuess != (c.share == 0) {
				t.Errorf("guess: %v", isGuess)
			}
			if !c.wantAsk {
				return
			}
			converse(t, a, conv, Message{Type: AnswerMessage, Value: "2"})
			if conv.last().SUQL != average.SUQL() || conv.last().Guess {
				t.Errorf("chose %s, guess %v", conv.last().SUQL, conv.last().Guess)
			}
		})
	}
}

// rereading is a parser with one reading, and another one under constraints.
type rereading struct{ first, again *parse.Parsed }

func (r rereading) Parse(_ context.Context, in parse.Input) (*parse.Parsed, error) {
	if in.Constraints.Empty() {
		return r.first, nil
	}
	return r.again, nil
}

// rowOf distinguishes queries by their single row.
type rowOf map[string]string

func (s rowOf) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	return parse.Probe{Rows: 1, Fingerprint: s[q.SUQL()]}, nil
}

// Text typed when a word was asked about replaces the word in the question.
func TestTypedMeaningReplacesWord(t *testing.T) {
	members, average := topBy(query.Sum, "members"), topBy(query.Avg, "members")
	p := &asking{Parsed: &parse.Parsed{Data: 1, Tokens: []string{"best", "club"}, Candidates: []parse.Candidate{
		{Query: members, P: .5, Result: "a", Words: map[string][]int{}},
		{Query: average, P: .4, Result: "b", Words: map[string][]int{}}}}}
	a := newAgent(t, "gain=0.9", p, nil)
	a.o.Source = func(string) (*Source, error) {
		return &Source{Schema: clubs, Engine: anything{}, Prober: rowOf{members.SUQL(): "a", average.SUQL(): "b"}}, nil
	}
	conv := &Conversation{}
	converse(t, a, conv, Message{Type: AskMessage, Text: "best club?"})
	converse(t, a, conv, Message{Type: AnswerMessage, Value: "dues"})
	if want := "club with the highest dues"; !slices.Contains(p.read, want) {
		t.Errorf("read %q, want %q", p.read, want)
	}
}

// asking is a parser with fixed readings that records what it reads.
type asking struct {
	*parse.Parsed
	read []string
}

func (p *asking) Parse(_ context.Context, in parse.Input) (*parse.Parsed, error) {
	p.read = append(p.read, in.Question)
	return p.Parsed, nil
}

// A picked option stays picked even if the parser has changed and would propose other options.
func TestPickedStays(t *testing.T) {
	d, err := errdetect.Parse("gain=0.9")
	if err != nil {
		t.Fatal(err)
	}
	members, average, least := topBy(query.Sum, "members"), topBy(query.Avg, "members"), topBy(query.Min, "members")
	q := NewReadings(belief.Of(&parse.Parsed{Data: 1, Candidates: []parse.Candidate{
		{Query: members, P: .5, Result: "a", Words: map[string][]int{}},
		{Query: average, P: .4, Result: "b", Words: map[string][]int{}}}}),
		misp.Options{Detector: d})
	q.wording = wording{question: []string{"best", "club"},
		order: func(whole *query.Query) (string, string) { return whole.SUQL(), whole.SUQL() }}
	if ask := q.Next(); ask == nil || len(ask.Options) != 2 {
		t.Fatalf("asked %+v", ask)
	}
	if q.Pick(least); q.Query().SUQL() != least.SUQL() || !q.picked || q.Next() != nil {
		t.Errorf("picked %s, stands %s", least.SUQL(), q.Query().SUQL())
	}
}

// The measure of a superlative is asked about before a choice between likely readings; skipping it
// skips both.
func TestSuperlativeIsAskedFirst(t *testing.T) {
	d, err := errdetect.Parse("gain=0.9")
	if err != nil {
		t.Fatal(err)
	}
	members, average, least := topBy(query.Sum, "members"), topBy(query.Avg, "members"), topBy(query.Min, "members")
	q := NewReadings(belief.Of(&parse.Parsed{Data: 1, Candidates: []parse.Candidate{
		{Query: members, P: .5, Result: "a", Words: map[string][]int{}},
		{Query: average, P: .4, Result: "b", Words: map[string][]int{}}}}),
		misp.Options{Detector: d})
	q.wording = wording{question: []string{"best", "club"},
		sumVariants: func(*query.Query) []*query.Query { return []*query.Query{least} },
		order:       func(whole *query.Query) (string, string) { return whole.SUQL(), whole.SUQL() }}
	ask := q.Next()
	if ask == nil || ask.Word != "best" || len(ask.Options) != 3 {
		t.Fatalf("asked %+v", ask)
	}
	q.SkipReadings()
	if again := q.Next(); again != nil {
		t.Errorf("asked again: %+v", again)
	}
}

// failing is a prober whose database is unreachable.
type failing struct{}

func (failing) Probe(context.Context, *query.Query) (parse.Probe, error) {
	return parse.Probe{}, context.DeadlineExceeded
}

// If the data can no longer be probed, another question may be asked in place of the first: the
// stored reply does not count for it, but what was picked does.
func TestReplyToAnotherQuestion(t *testing.T) {
	members, average := topBy(query.Sum, "members"), topBy(query.Avg, "members")
	turn := &Turn{Tokens: []string{"best", "club"}, StoredParse: belief.StoredParse{Candidates: []parse.Candidate{
		{Query: members, P: .5, Result: "a", Words: map[string][]int{}},
		{Query: average, P: .4, Result: "b", Words: map[string][]int{}}}}}
	h := &handling{Agent: newAgent(t, "gain=0.9", nil, nil), conv: &Conversation{}, src: &Source{Schema: clubs,
		Engine: canned{}, Prober: rowOf{members.SUQL(): "a", average.SUQL(): "b"}}}
	asked := h.replay(context.Background(), turn).Next()
	if asked == nil || asked.Word != "best" {
		t.Fatalf("asked %+v", asked)
	}
	h.src.Prober = failing{}
	for _, r := range []Reply{{Kind: ReplyNone}, {Kind: ReplySkip}, {Kind: ReplyPick, Adopted: average},
		{Kind: ReplyAdopt, Adopted: average},
		{Kind: ReplyReread, StoredParse: belief.StoredParse{Candidates: []parse.Candidate{{Query: average, P: .5},
			{Query: members, P: .4}}}}} {
		r.To = asked.key()
		turn.Replies = []Reply{r}
		want := members
		if r.Adopted != nil || r.Candidates != nil {
			want = average
		}
		if q := h.replay(context.Background(), turn); q.allRefused || q.Query().SUQL() != want.SUQL() ||
			q.picked != (r.Kind == ReplyPick) || (q.Next() == nil) != (r.Adopted != nil) {
			t.Errorf("%s: lost %t, picked %t, stands %s", r.Kind, q.allRefused, q.picked, q.Query().SUQL())
		}
	}
}
