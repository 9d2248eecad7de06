// Package reader makes decisions about texts: it implements answer(), summary(), the comparison of answers and the
// classification of values. The embedded reader works without a model endpoint and without a network. It relies on
// words and their scope, so it understands explicit statements, and returns "no information" if the answer requires
// inference.
package reader

import (
	"context"
	_ "embed"
	"fmt"
	"io"
	"maps"
	"math"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// version is part of the name under which verdicts are stored: increase it when decisions change.
const version = "embedded-18"

// Options configures the embedded reader.
type Options struct {
	Aspects []io.Reader // the owner's aspect files
	Model   weights.Set // weights that replace embedded ones

	Admit func(context.Context) error // waits until a text may be read; nil: never waits
}

// Embedded is the built-in reader. It is safe for concurrent use.
type Embedded struct {
	lexicon      *lexicon.Lexicon
	informsModel logistic // probability that a text has information on an aspect
	affirmsModel logistic // probability that this information means yes
	spanModel    logistic // score of a span as the answer
	rarity       *retrieve.Rarity
	ranker       *retrieve.Ranker
	admit        func(context.Context) error
	name         string
}

// NewEmbedded returns an embedded reader.
func NewEmbedded(o Options) (*Embedded, error) {
	l := lexicon.Embedded()
	name := version
	if len(o.Aspects) > 0 {
		var readers []io.Reader
		var content strings.Builder
		for _, r := range o.Aspects {
			readers = append(readers, io.TeeReader(r, &content))
		}
		var err error
		if l, err = lexicon.Load(readers...); err != nil {
			return nil, fmt.Errorf("read the aspect files: %w", err)
		}
		name += fmt.Sprintf("+%08x", text.Hash32(content.String()))
	}
	defaults, err := embeddedModel()
	if err != nil {
		return nil, err
	}
	m := maps.Clone(defaults)
	maps.Copy(m, o.Model)
	return &Embedded{lexicon: l, spanModel: m["spans"], informsModel: m["informs"], affirmsModel: m["affirms"],
		rarity: retrieve.EmbeddedRarity(), ranker: retrieve.NewRanker(l), admit: o.Admit,
		name: name}, nil
}

// Name identifies the reader's version and the owner's aspect files, so that old verdicts are not reused.
func (e *Embedded) Name() string { return e.name }

// Decide decides the requests in order; it fails only when ctx ends.
func (e *Embedded) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i := range requests {
		budget.Yield(ctx)
		if err := e.Admit(ctx); err != nil {
			return nil, err
		}
		name := e.Name()
		v, err := e.decide(ctx, &requests[i])
		if err != nil {
			return nil, err
		}
		out[i] = copyQuotes(v)
		out[i].Reader = name
	}
	verdict.Report(ctx, verdict.Usage{Embedded: len(out)})
	return out, nil
}

// copyQuotes copies a verdict's quotes, since a substring would keep the whole text in memory.
func copyQuotes(v verdict.Verdict) verdict.Verdict {
	v.Answer, v.Quote = strings.Clone(v.Answer), strings.Clone(v.Quote)
	if v.Mixed != nil {
		v.Mixed = &verdict.Mixed{For: v.Mixed.For, Against: v.Mixed.Against, Text: strings.Clone(v.Mixed.Text)}
	}
	if v.Near != nil {
		v.Near = &verdict.NearMatch{Text: strings.Clone(v.Near.Text), Likely: v.Near.Likely}
	}
	return v
}

// Admit waits until a text may be read; it fails when ctx ends.
func (e *Embedded) Admit(ctx context.Context) error {
	if e.admit != nil {
		if err := e.admit(ctx); err != nil {
			return err
		}
	}
	return ctx.Err()
}

func (e *Embedded) decide(ctx context.Context, r *verdict.Request) (verdict.Verdict, error) {
	switch r.Task {
	case verdict.Answer:
		return e.answerQuestion(ctx, r)
	case verdict.Summary:
		return e.summarize(analyse(e.lexicon, r.Text)), nil
	case verdict.Judge:
		return e.judgeEqual(r), nil
	case verdict.Classify:
		return e.classify(r), nil
	}
	return verdict.Verdict{Err: fmt.Errorf("the embedded reader does not support the task %q", r.Task)}, nil
}

func (e *Embedded) answerQuestion(ctx context.Context, r *verdict.Request) (verdict.Verdict, error) {
	d := analyse(e.lexicon, r.Text)
	if len(d.sentences) == 0 || strings.TrimSpace(r.Question) == "" {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1}, nil
	}
	q := parseQuestion(e.lexicon, r.Question, r.Form)
	switch q.kind {
	case summaryAnswer:
		return e.summarize(d), nil
	case yesNoAnswer:
		if d = d.withoutAssertions(e.lexicon, q); len(d.sentences) == 0 {
			return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1}, nil
		}
		if v, ok := e.answerMention(q, d); ok {
			return v, nil
		}
		v, err := e.answerYesNo(ctx, q, d)
		if err != nil {
			return v, err
		}
		return withSupportingQuote(ctx, q.text, d, v)
	case descriptionAnswer:
		return e.answerDescription(q, d), nil
	}
	return e.answerSpan(q, d), nil
}

//go:embed model/reader.bin
var modelFile []byte

var embeddedModel = weights.Embedded("reading model", modelFile)

// feature is a feature of a text, by its index in the weight table.
type feature struct {
	id    uint32
	value float32
}

// featureHash returns the index of the feature that parts name; collisions do little harm.
func featureHash(parts ...string) uint32 {
	h := text.Hash32("")
	for _, p := range parts {
		h = text.ExtendHash32(text.ExtendHash32(h, p), "|")
	}
	return (h ^ h>>15) & (1<<stanceBits - 1)
}

// logistic holds the weights of a log-linear yes/no model over hashed features.
type logistic []float32

func (m logistic) score(features []feature) float64 {
	var sum float64
	for _, f := range features {
		sum += float64(m[f.id] * f.value)
	}
	return sum
}

func (m logistic) probability(features []feature) float64 { return sigmoid(m.score(features)) }

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
