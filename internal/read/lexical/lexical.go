// Package lexical is the embedded base parser: trained, calibrated, in pure Go. It reads a question in one of several
// ways and weighs them: as whole readings, beside which a parser that was taught clause by clause is asked in its own
// manner; over data that is texts as a search by columns and texts (package browse), which may follow from what was
// asked before; or as no question to the data at all.
package lexical

import (
	"cmp"
	"context"
	"maps"
	"math"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/browse"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// Reading is one way to read a question, such as package manytables offers.
type Reading interface {
	Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error)
}

// Options are the trained parsers that are asked; a nil one is left out.
type Options struct {
	ManyTables Reading      // clause by clause, over several tables
	Readings   *rank.Parser // whole readings of any question
}

// Parser is the embedded parser.
type Parser struct{ o Options }

// New returns a parser over the given halves.
func New(o Options) *Parser { return &Parser{o} }

// defaultBeam is how many whole queries a parse returns.
const defaultBeam = 40

// Parse implements parse.Parser.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	if in.Beam == 0 {
		in.Beam = defaultBeam
	}
	if in.Schema == nil || len(in.Schema.Visible()) == 0 || strings.TrimSpace(in.Question) == "" {
		return &parse.Parsed{Talk: string(chatEmpty)}, nil
	}
	parsed := &parse.Parsed{Data: 1}
	if kind, chat := small(in); chat > 0 {
		parsed.Data, parsed.Talk = 1-chat, string(kind)
	}
	if p.o.Readings != nil && !texts(in.Schema) {
		read, err := p.pooled(ctx, in)
		if err == nil && (len(read.Candidates) == 0 || parsed.Data < sureTalk && !meant(parsed, read) ||
			wordless(in.Question, read.Candidates[0].Unused)) {
			read.Data, read.Talk = parsed.Data, parsed.Talk
		}
		return read, err
	}
	return p.search(ctx, in, parsed)
}

// search reads a turn over rows of texts: as one that goes on, and as one that stands alone.
func (p *Parser) search(ctx context.Context, in parse.Input, parsed *parse.Parsed) (*parse.Parsed, error) {
	var all []parse.Candidate
	rest := 1.0
	cands, share := followUp(in)
	if share > 0 && p.o.Readings != nil && readsAnew(in, cands) {
		read, err := p.o.Readings.Parse(ctx, in)
		if err != nil {
			return nil, err
		}
		if read.Accounted > .5 {
			share *= explained
		}
	}
	if share > 0 {
		all = append(all, scaled(cands, share)...)
		rest -= share
	}
	more, declines, err := p.fresh(ctx, in)
	if err != nil {
		return nil, err
	}
	if parsed.Data >= .5 { // small talk wants no data
		parsed.Declines = declines
	}
	all = append(all, scaled(more, rest)...)
	parsed.Candidates = parse.Merge(all, in.Beam)
	if len(parsed.Candidates) == 0 && !in.Constraints.Empty() {
		return p.bend(ctx, in)
	}
	return parsed, nil
}

// sureTalk is how little may speak for a question where it is small talk whatever a reading makes of it.
const sureTalk = .2

// meant reports whether what looks like asking what a word means is read from the columns to its last word: "what is
// overdue?".
func meant(talk, read *parse.Parsed) bool {
	best := read.Candidates[0]
	return talk.Talk == string(chatMeaning) && len(best.Unused) == 0 && !best.Query.Reads()
}

// wordless reports whether a reading leaves out every word of a question that says something, and rests on numbers at
// most: "who wrote 1984?", read as who was born in 1984.
func wordless(question string, unused []string) bool {
	return !slices.ContainsFunc(words.Tokenize(question), func(t words.Token) bool {
		return t.Word && !t.Stop && !t.Numeric && !slices.ContainsFunc(unused, func(u string) bool {
			return strings.EqualFold(u, question[t.Start:t.End])
		})
	})
}

// readsAnew reports whether a turn that follows a figure is taken for a question to texts that nothing was asked of
// before.
func readsAnew(in parse.Input, cands []parse.Candidate) bool {
	e, ok := last(in)
	if !ok || len(cands) == 0 || len(e.query.Select) == 0 || e.query.Select[len(e.query.Select)-1].Agg == query.None {
		return false
	}
	return cands[0].Query.Reads() && !e.query.Reads()
}

// texts reports whether the data is rows of texts and nothing else, which are searched rather than calculated with.
func texts(db *schema.Database) bool {
	return !slices.ContainsFunc(db.Visible(), func(t *schema.Table) bool {
		return !slices.ContainsFunc(t.Visible(), func(c *schema.Column) bool {
			return c.Role == schema.FreeText &&
				c.Words > schema.NoteWords
		})
	})
}

// accounted reports whether the columns alone account for every word of a question.
func accounted(read *parse.Parsed) bool {
	return len(read.Candidates) > 0 && read.Candidates[0].P > .5 && len(read.Candidates[0].Unused) == 0 &&
		!read.Candidates[0].Query.Reads()
}

// bend is for what a person said that no reading would propose: the unconstrained candidates are changed until they
// agree.
func (p *Parser) bend(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	known := in.Constraints
	in.Constraints = query.Constraints{}
	parsed, err := p.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	var bent []parse.Candidate
	for _, c := range parsed.Candidates {
		if q := known.Apply(c.Query); q != nil {
			bent = append(bent, parse.Candidate{Query: q, P: c.P})
		}
	}
	parsed.Candidates = parse.Merge(bent, in.Beam)
	return parsed, nil
}

// fresh reads the question as one that stands alone, and tells how likely nothing answers it: where there is nothing to
// search for, as likely as whole readings say.
func (p *Parser) fresh(ctx context.Context, in parse.Input) (all []parse.Candidate, declines float64, err error) {
	search := searches(in)
	var read *parse.Parsed
	if p.o.Readings == nil {
		search = 1
	} else {
		if read, err = p.pooled(ctx, in); err != nil {
			return nil, 0, err
		}
		if accounted(read) {
			search *= explained
		}
		declines = read.Declines
	}
	cands, ok := []parse.Candidate(nil), false
	if search > worthSearching && !link.New(in.Schema, nil, in.Question).OfCalendar() { // it knows dates, not today
		cands, ok = browse.Parse(in)
	}
	if ok {
		if p.o.ManyTables != nil {
			sense := search * opposed(cands[0].Query)
			search = sense / (sense + 1 - search)
		}
		all = scaled(cands, search)
		if len(cands[0].Query.Where) > 0 {
			declines = 0
		}
	} else {
		search = 0
	}
	if read != nil && search <= onlySearch {
		all = append(all, scaled(read.Candidates, 1-search)...)
	}
	return all, declines, nil
}

// opposed is small for a search that asks one column to be two things at once.
func opposed(q *query.Query) float64 {
	weight := 1.0
	for i, a := range q.Where {
		for _, b := range q.Where[:i] {
			opposite := a.Op == query.Equal && (b.Op == query.Equal || b.Op == query.NotEqual) ||
				a.Op == query.NotEqual && b.Op == query.Equal
			if opposite && a.Item.Same(b.Item) && len(a.Values) == 1 && len(b.Values) == 1 {
				weight *= .02
			}
		}
	}
	return weight
}

// A question is read as a search where it is likely to be one, and as nothing else where it is hardly anything else.
const worthSearching, onlySearch = .02, .98

// inItsManner is how many times the parser of clauses counts in the order of results where a question is asked as those
// that it was taught with: there it is right more often than whole readings are.
const inItsManner = 3

// leastTrust is how far the parser of clauses has to be followed to be asked.
const leastTrust = .05

// pooled reads a question as whole readings and, where there are several tables and it is asked in the manner that
// the parser of clauses was taught, clause by clause too: each of the two is right where the other is not, so both are
// believed in part.
func (p *Parser) pooled(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	beside := p.o.Readings.Beside(in)
	trust := beside.Trust()
	if p.o.ManyTables == nil || len(in.Schema.Visible()) < 2 || trust < leastTrust {
		read, err := beside.Alone(ctx)
		if err != nil {
			return nil, err
		}
		return beside.After(ctx, read)
	}
	var read *parse.Parsed
	var other []parse.Candidate
	group, both := errgroup.WithContext(ctx)
	group.Go(contain.Err("parse", func() (err error) { read, err = beside.Alone(both); return err }))
	group.Go(contain.Err("parse", func() error {
		alone := in
		alone.History = nil
		clauses, err := p.o.ManyTables.Parse(both, alone)
		if err != nil {
			return err
		}
		other = beside.Weighed(clauses.Candidates)
		for i := range other {
			other[i].Query = parse.Fit(in.Schema, other[i].Query)
		}
		other, err = probed(both, in, other)
		return err
	}))
	if err := group.Wait(); err != nil {
		return nil, err
	}
	if len(read.Candidates) > 0 {
		if read.Candidates[0].Query.Ages() {
			return beside.After(ctx, read) // the other cannot say that, and is no witness against it
		}
		for i := range other {
			other[i].Unused = read.Candidates[0].Unused
		}
	}
	all, rest := together(read.Candidates, other, trust)
	read.None *= rest / max(read.Else, 1e-9)
	read.Candidates, read.Else = parse.Merge(all, max(in.Beam, defaultBeam)), rest
	if read.None > 0 {
		read.Declines = read.Declining()
	}
	return beside.After(ctx, read)
}

// together makes one distribution of what two parsers read, by what it gives. Results stand in the order of what both
// think of them on the whole, which is right most often; how sure they are is what both think of them multiplied,
// since what both read is surer than what one reads. "Something else" is a result like the others; one that only one
// of the two gives has, with the other, an even share of that. The second counts as much as it is trusted: not at
// all, and the first stands as it is.
func together(a, b []parse.Candidate, trust float64) (all []parse.Candidate, rest float64) {
	all = slices.Concat(a, scaled(b, inItsManner*trust))
	ofA, ofB, mean := byResult(a), byResult(b), byResult(all)
	restA, restB := over(a, trust*float64(len(mean)-len(ofA))), over(b, float64(len(mean)-len(ofB)))
	rest = restA * math.Pow(restB, trust)
	total := rest
	order := slices.SortedFunc(maps.Keys(mean), func(x, y string) int {
		return cmp.Or(cmp.Compare(mean[y], mean[x]), strings.Compare(x, y))
	})
	sure := make([]float64, len(order))
	for i, r := range order {
		sure[i] = max(ofA[r], restA*trust) * math.Pow(max(ofB[r], restB), trust)
		total += sure[i]
	}
	slices.SortFunc(sure, func(x, y float64) int { return cmp.Compare(y, x) })
	if total == 0 {
		return all, 0
	}
	share := map[string]float64{}
	for i, r := range order {
		if mean[r] > 0 { // what only a parser gives that is not trusted has none
			share[r] = sure[i] / total / mean[r]
		}
	}
	for i, c := range all {
		all[i].P *= share[resultOf(c)]
	}
	return all, rest / total
}

// byResult adds up the probabilities of candidates that give the same.
func byResult(list []parse.Candidate) map[string]float64 {
	out := map[string]float64{}
	for _, c := range list {
		out[resultOf(c)] += c.P
	}
	return out
}

// over is what a distribution leaves to each of so many results that it does not know, and to "something else".
func over(list []parse.Candidate, unknown float64) float64 {
	return max(0, 1-probability(list)) / (unknown + 1)
}

// resultOf is what tells results apart: a candidate's result, or where that is not known its query.
func resultOf(c parse.Candidate) string {
	if c.Result != "" {
		return c.Result
	}
	return c.Query.SUQL()
}

// maxProbed is how many candidates of the older parser are looked at.
const maxProbed = 12

// probed looks at what candidates give; what the database refuses is left out.
func probed(ctx context.Context, in parse.Input, list []parse.Candidate) ([]parse.Candidate, error) {
	if in.Prober == nil {
		return list, nil
	}
	list = list[:min(len(list), maxProbed)]
	probes, err := probe.All(ctx, in.Prober, len(list), func(k int) *query.Query { return list[k].Query })
	if err != nil {
		return nil, err
	}
	var out []parse.Candidate
	for k, c := range list {
		if probes[k] != nil {
			c.Result = probes[k].Fingerprint
			out = append(out, c)
		}
	}
	return out, nil
}

// explained is how much of the probability of a search through texts is left where columns account for every word.
const explained = .05

// probability is that of all candidates together.
func probability(cands []parse.Candidate) float64 {
	sum := 0.0
	for _, c := range cands {
		sum += c.P
	}
	return sum
}

func scaled(cands []parse.Candidate, share float64) []parse.Candidate {
	out := make([]parse.Candidate, len(cands))
	for i, c := range cands {
		c.P *= share
		out[i] = c
	}
	return out
}
