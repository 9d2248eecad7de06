package app

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/columns/documents"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/present"
)

// texts answers questions from a source's documents.
type texts struct{ *documents.Source }

// newTexts returns nil for a source without documents.
func newTexts(src *store.Source, engine *suql.Engine, r verdict.Reader) agent.Texts {
	d := documents.New(documents.Dependencies{Schema: src.Schema(), Sample: src.Sample, Run: probeRunner(engine),
		Reader: r})
	if d == nil {
		return nil // a nil interface, not one that holds nil texts
	}
	return texts{d}
}

// minConfidence is the confidence that an answer from a document needs.
const minConfidence = .1

// Weigh returns the best answer from documents, if it is not much less likely than the queries' answers.
func (t texts) Weigh(ctx context.Context, question string, readings []parse.Candidate) (*agent.TextAnswer, error) {
	ranked, err := t.Source.RankAnswers(ctx, question, readings)
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(ranked, func(a documents.Answer) bool { return a.Kind != documents.Query })
	if at < 0 || ranked[at].Confidence < minConfidence || 3*ranked[at].Confidence < ranked[0].Confidence {
		return nil, nil
	}
	best := &ranked[at]
	out := &agent.TextAnswer{Text: best.Values[0], Document: best.Document, Quote: best.Quote, Column: best.Column,
		Query: best.Query, Confidence: best.Confidence, Preferred: at == 0}
	for _, a := range ranked {
		if a.Kind == documents.Query && out.Preferred && 3*a.Confidence >= best.Confidence {
			out.Table, out.SUQL, out.Values = a.Query.From.Tables[0], a.Query.SUQL(), a.Values
			break
		}
	}
	return out, nil
}

// textsOf describes a source's documents.
func textsOf(src *store.Source) (out []present.Text) {
	files := src.Documents()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		out = append(out, present.NewText(name, files[name]))
	}
	return out
}

// documentOf returns a function that opens a document by name: one of the source's own or, if it has none with that
// name, one of the owner's other sources.
func (a *App) documentOf(src *store.Source) suql.Document {
	return func(name string) ([]string, error) {
		for _, each := range append([]*store.Source{src}, a.Sources()...) {
			if text, ok := each.Documents()[name]; ok {
				return []string{text}, nil
			}
		}
		return nil, fmt.Errorf("there is no document %q", name)
	}
}

// englishOnly declines questions in languages other than English, and says so in the question's language.
type englishOnly struct{ parse.Parser }

func (p englishOnly) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	if code := nlg.DetectLanguage(in.Question); code != "" && !isValue(in) {
		return &parse.Parsed{Reply: nlg.EnglishOnlyNotice(code, exampleOf(in.Schema))}, nil
	}
	return p.Parser.Parse(ctx, in)
}

// isValue reports whether a question consists only of a value in the data.
func isValue(in parse.Input) bool {
	if in.Values == nil {
		return false
	}
	return slices.ContainsFunc(in.Values.Lookup(strings.TrimSpace(in.Question), 1), func(m schema.Match) bool {
		return m.How == schema.Exact || m.How == schema.Folded
	})
}

// exampleOf returns a question that the data can answer.
func exampleOf(db *schema.Database) string {
	things := "rows"
	if tables := db.Visible(); len(tables) > 0 {
		if v, err := nlg.New(""); err == nil {
			things = strings.ToLower(v.Rows(db, tables[0].Name))
		}
	}
	return "How many " + things + " are there?"
}
