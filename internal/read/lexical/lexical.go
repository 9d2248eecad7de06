// Package lexical is the embedded base parser: trained, calibrated, in pure Go. It reads a question in several ways and
// weighs the results: as a query on any data (package rank); over text data as a search by columns and texts (package
// browse), which may continue an earlier turn; or as a message that needs no data.
package lexical

import (
	"context"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/lexical/browse"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// Parser is the embedded parser.
type Parser struct {
	readings *rank.Parser // reads any question as a whole query
}

// New returns a parser that uses the given parser for whole readings.
func New(readings *rank.Parser) *Parser { return &Parser{readings} }

// defaultBeam is the maximum number of queries that a parse returns, unless the input sets one.
const defaultBeam = 40

// Parse implements parse.Parser.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	if in.Beam == 0 {
		in.Beam = defaultBeam
	}
	if in.Schema == nil || len(in.Schema.Visible()) == 0 || strings.TrimSpace(in.Question) == "" {
		return &parse.Parsed{SmallTalk: string(chatEmpty)}, nil
	}
	q := in.Link()
	kind, chat := smallTalk(in, shareAboutData(q))
	parsed := &parse.Parsed{Data: 1 - chat, SmallTalk: string(kind)}
	read, err := p.readings.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	read.Candidates = separateAllSides(in.Question, read.Candidates)
	if isTextData(in.Schema) {
		return searchTexts(in, q, parsed, read), nil
	}
	if len(read.Candidates) == 0 || parsed.Data < smallTalkThreshold && !explainsMeaning(parsed, read) ||
		usesNoWords(in.Question, read.Candidates[0].Unused) {
		read.Data, read.SmallTalk = parsed.Data, parsed.SmallTalk
	}
	return read, nil
}

// searchTexts reads a turn over text data: as a follow-up, and as an independent question, which is either a search or
// one of the whole readings.
func searchTexts(in parse.Input, q *link.Question, parsed, read *parse.Parsed) *parse.Parsed {
	follow, share := readFollowUp(in, q)
	var found []parse.Candidate
	if q.ComparisonTokens() == 0 && !q.HasRelativeDay() { // the search supports dates, but not relative ones
		found = browse.Parse(in)
	}
	search := searchProbability
	switch {
	case len(found) == 0:
		search = 0
	case figureTokens(q) != 0:
		search = figureSearchProbability
	}
	if isFullyExplained(read) {
		search *= explainedFactor
	}
	if parsed.Data >= .5 && (len(found) == 0 || len(found[0].Query.Where) == 0) { // small talk needs no data
		parsed.Declines = read.Declines
	}
	parsed.Independent = 1 - share
	all := append(scaleProbabilities(follow, share), scaleProbabilities(found, (1-share)*search)...)
	parsed.Candidates = parse.Merge(append(all, scaleProbabilities(read.Candidates, (1-share)*(1-search))...), in.Beam)
	return parsed
}

// The probability that a question over texts is a search, without and with words that ask for a figure, and the factor
// that lowers it if columns explain every word.
const searchProbability, figureSearchProbability, explainedFactor = .97, .12, .05

// smallTalkThreshold is the probability of needing data below which a turn is small talk, whatever the readings.
const smallTalkThreshold = .2

// explainsMeaning reports whether columns explain every word of a question that seems to ask what a word means: "what
// is overdue?".
func explainsMeaning(talk, read *parse.Parsed) bool {
	best := read.Candidates[0]
	return talk.SmallTalk == string(chatMeaning) && len(best.Unused) == 0 && !best.Query.ReadsTexts()
}

// usesNoWords reports whether a reading uses no meaningful word of a question, or only numbers: "who wrote 1984?", read
// as "who was born in 1984?".
func usesNoWords(question string, unused []string) bool {
	tokens := words.Tokenize(question)
	frame := link.FrameTokens(question, tokens)
	for i, t := range tokens {
		if t.Word && !t.Stop && !t.Numeric && frame&link.Span(i, i+1) == 0 && !slices.ContainsFunc(unused,
			func(u string) bool { return strings.EqualFold(u, question[t.Start:t.End]) }) {
			return false
		}
	}
	return true
}

// isTextData reports whether the data consists only of rows of texts, which people search rather than calculate with.
// Data with columns extracted from the texts does not count.
func isTextData(db *schema.Database) bool {
	return !slices.ContainsFunc(db.Visible(), func(t *schema.Table) bool {
		return slices.ContainsFunc(t.Visible(), func(c *schema.Column) bool { return c.ReadFrom != "" }) ||
			!slices.ContainsFunc(t.Visible(), func(c *schema.Column) bool {
				return c.Role == schema.FreeText && c.Words > schema.NoteWords
			})
	})
}

// isFullyExplained reports whether columns alone probably explain every word of a question.
func isFullyExplained(read *parse.Parsed) bool {
	p := 0.0
	for _, c := range read.Candidates {
		if c.UnusedCount == 0 && !c.Query.ReadsTexts() {
			p += c.P
		}
	}
	return p > .5
}

func scaleProbabilities(cands []parse.Candidate, share float64) []parse.Candidate {
	out := make([]parse.Candidate, len(cands))
	for i, c := range cands {
		c.P *= share
		out[i] = c
	}
	return out
}
