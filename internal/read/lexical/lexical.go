// Package lexical is the embedded base parser: trained, calibrated, in pure Go. It reads a question in one of several
// ways and weighs them: as whole readings; over data that is texts as a search by columns and texts (package browse),
// which may follow from what was asked before; or as no question to the data at all.
package lexical

import (
	"context"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/browse"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// Parser is the embedded parser.
type Parser struct {
	readings *rank.Parser // whole readings of any question
}

// New returns a parser over one of whole readings.
func New(readings *rank.Parser) *Parser { return &Parser{readings} }

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
	q := link.On(in.Clock, in.Schema, in.Values, in.Question)
	kind, chat := smallTalk(in, shareAboutData(q))
	parsed := &parse.Parsed{Data: 1 - chat, Talk: string(kind)}
	read, err := p.readings.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	read.Candidates = keepApart(in.Question, read.Candidates)
	if isTextData(in.Schema) {
		return p.search(ctx, in, q, parsed, read)
	}
	if len(read.Candidates) == 0 || parsed.Data < sureTalk && !meant(parsed, read) ||
		usesNoWords(in.Question, read.Candidates[0].Unused) {
		read.Data, read.Talk = parsed.Data, parsed.Talk
	}
	return read, nil
}

// search reads a turn over rows of texts: as one that goes on, and as one that stands alone, which is a search or what
// whole readings make of it.
func (p *Parser) search(ctx context.Context, in parse.Input, q *link.Question, parsed, read *parse.Parsed) (
	*parse.Parsed, error) {
	follow, share := followUp(in, q)
	var found []parse.Candidate
	if q.Comparing() == 0 && !q.OfCalendar() { // it knows dates, but not today
		found = browse.Parse(in)
	}
	search := searchProbability
	switch {
	case len(found) == 0:
		search = 0
	case figures(q) != 0:
		search = calculatingProbability
	}
	if accounted(read) {
		search *= explainedFactor
	}
	if parsed.Data >= .5 && (len(found) == 0 || len(found[0].Query.Where) == 0) { // small talk wants no data
		parsed.Declines = read.Declines
	}
	all := append(scaleProbabilities(follow, share), scaleProbabilities(found, (1-share)*search)...)
	parsed.Candidates = parse.Merge(append(all, scaleProbabilities(read.Candidates, (1-share)*(1-search))...), in.Beam)
	if len(parsed.Candidates) == 0 && !in.Constraints.Empty() {
		return p.forceReplies(ctx, in)
	}
	return parsed, nil
}

// The probability that a question over texts is a search: without, and with words that ask for a figure; and the factor
// for it if columns account for every word.
const searchProbability, calculatingProbability, explainedFactor = .97, .12, .05

// sureTalk is the evidence for a question below which a turn is small talk, whatever a reading makes of it.
const sureTalk = .2

// meant reports whether what looks like asking what a word means is read from the columns to its last word: "what is
// overdue?".
func meant(talk, read *parse.Parsed) bool {
	best := read.Candidates[0]
	return talk.Talk == string(chatMeaning) && len(best.Unused) == 0 && !best.Query.ReadsTexts()
}

// usesNoWords reports whether a reading leaves out every meaningful word of a question, and uses at most numbers: "who
// wrote 1984?", read as who was born in 1984.
func usesNoWords(question string, unused []string) bool {
	tokens := words.Tokenize(question)
	frame := link.Framed(question, tokens)
	for i, t := range tokens {
		if t.Word && !t.Stop && !t.Numeric && frame&link.Span(i, i+1) == 0 && !slices.ContainsFunc(unused,
			func(u string) bool { return strings.EqualFold(u, question[t.Start:t.End]) }) {
			return false
		}
	}
	return true
}

// isTextData reports whether the data is rows of texts and nothing else, which are searched rather than calculated
// with. Columns read out of the texts are more.
func isTextData(db *schema.Database) bool {
	return !slices.ContainsFunc(db.Visible(), func(t *schema.Table) bool {
		return slices.ContainsFunc(t.Visible(), func(c *schema.Column) bool { return c.ReadFrom != "" }) ||
			!slices.ContainsFunc(t.Visible(), func(c *schema.Column) bool {
				return c.Role == schema.FreeText && c.Words > schema.NoteWords
			})
	})
}

// accounted reports whether columns alone explain every word of a question.
func accounted(read *parse.Parsed) bool {
	return len(read.Candidates) > 0 && read.Candidates[0].P > .5 && read.Candidates[0].Left == 0 &&
		!read.Candidates[0].Query.ReadsTexts()
}

// forceReplies handles replies that no reading agrees with: the unconstrained candidates are changed until they do.
func (p *Parser) forceReplies(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
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

func scaleProbabilities(cands []parse.Candidate, share float64) []parse.Candidate {
	out := make([]parse.Candidate, len(cands))
	for i, c := range cands {
		c.P *= share
		out[i] = c
	}
	return out
}
