package rank

import (
	"cmp"
	"context"
	_ "embed"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Decoder is the second reader of whole questions: its readings compete with the composed ones, and the probability
// that it gives a result is evidence for that result.
type Decoder interface {
	Read(ctx context.Context, q *link.Question, previous *query.Query, beam int) ([]decode.Reading, error)
}

// The decoder's beam, which is wider after a person's replies, since these may rule out most of what it finds. At most
// maxDecodedRuns of its readings are run.
const (
	beam            = 16
	constrainedBeam = 48
	maxDecodedRuns  = 16
)

// decoded returns the decoder's readings of a question; previous is the query of the turn before, or nil.
func (p *Parser) decoded(ctx context.Context, in *parse.Input, q *link.Question, previous *query.Query) (
	[]decode.Reading, error) {
	if in.IsConstrained() {
		return p.decoder.Read(ctx, q, previous, constrainedBeam)
	}
	return p.decoder.Read(ctx, q, previous, beam)
}

// joint holds the weights of both readers' evidence. training/decode/joint.py fits them to questions that neither
// reader was trained on.
var joint = ParseJoint(jointFile)

//go:embed joint.tsv
var jointFile string

// Joint is a linear model that scores results, "something else" and "no answer".
type Joint struct {
	Result     resultFeatures
	Else, None [alternativeFeatureCount]float64
}

type resultFeatures [resultFeatureCount]float64

// ParseJoint reads the text form of the weights.
func ParseJoint(tsv string) (j Joint) {
	w := dialogue.ParseWeights(tsv)
	for i, name := range resultFeatureNames {
		j.Result[i] = w["result."+name]
	}
	for i, name := range alternativeFeatureNames {
		j.Else[i], j.None[i] = w["else."+name], w["none."+name]
	}
	return j
}

// Union holds the results that two readers find for a question.
type Union struct {
	Question   string
	Results    []UnionResult
	Else, None [alternativeFeatureCount]float64
}

// UnionResult is one result with its features.
type UnionResult struct {
	Features resultFeatures
	Query    *query.Query // the best query with this result
	Wording  string       // the text that the second pass scored, or ""

	members []int
	weight  []float64 // of each member
}

// probabilities returns the probabilities of the results, of something else and of no answer.
func (j *Joint) probabilities(u *Union) []float64 {
	p := make([]float64, 0, len(u.Results)+2)
	for _, r := range u.Results {
		p = append(p, dot(j.Result[:], r.Features[:]))
	}
	p = append(p, dot(j.Else[:], u.Else[:]), dot(j.None[:], u.None[:]))
	learn.Softmax(p)
	return p
}

func dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// minProbability is the lower limit of the probabilities whose logarithms are taken.
const minProbability = 1e-5

func logOf(p float64) float64 { return math.Log(max(p, minProbability)) }

// weighWithDecoder adds the decoder's readings to those of the last round, and weighs all of them by both. It does
// nothing if texts could be read, which the decoder cannot do, or if the best reading has a form that the decoder
// cannot write, since its disagreement is then no evidence.
func (p *Parser) weighWithDecoder(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading,
	out *parse.Parsed) (
	[]triedReading, error) {
	all, u, err := p.union(ctx, in, r, best, out)
	if err != nil || u == nil {
		return best, err
	}
	probs := joint.probabilities(u)
	u.temper(probs, out)
	u.distribute(probs, all, out)
	return all, nil
}

// distribute divides the probabilities of the results among their readings, and sets those of something else and of no
// answer.
func (u *Union) distribute(probs []float64, all []triedReading, out *parse.Parsed) {
	for i, x := range u.Results {
		total := 0.0
		for _, w := range x.weight {
			total += w
		}
		for k, m := range x.members {
			all[m].p = probs[i] * x.weight[k] / total
		}
	}
	n := len(u.Results)
	out.Else, out.None = probs[n]+probs[n+1], probs[n+1]
}

// temper averages the probabilities with those of the last round, if both have the same best result. If a question has
// two meanings, both readers prefer the more usual one, so their agreement is no reason not to ask.
func (u *Union) temper(probs []float64, out *parse.Parsed) {
	n := len(u.Results)
	if lead := indexOfLargest(probs[:n]); lead < 0 || u.Results[lead].Features[jointFirst] == 0 {
		return
	}
	own := make([]float64, 0, len(probs))
	for _, r := range u.Results {
		own = append(own, math.Exp(r.Features[jointRanked])*(1-r.Features[jointUnranked]))
	}
	own = append(own, out.Else-out.None, out.None)
	for i := range probs {
		probs[i] = (probs[i] + own[i]) / 2
	}
}

// union runs the decoder and groups its readings, and those of the last round, by result. The union is nil if there are
// none.
func (p *Parser) union(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading,
	out *parse.Parsed) (
	[]triedReading, *Union, error) {
	if p.decoder == nil || in.Prober == nil || mayNeedTexts(in, r) ||
		len(best) > 0 && (best[0].probe.Fingerprint == "" || best[0].query.ReadsTexts() ||
			!decode.CanWrite(mostProbableQuery(best))) {
		return best, nil, nil
	}
	found, err := p.decoded(ctx, &in, r.set.Question, nil)
	if err != nil {
		return best, nil, err
	}
	all, share, err := p.tryDecoded(ctx, in, r, best, found)
	if err != nil || len(all) == 0 {
		return best, nil, err
	}
	u := unionOf(all, len(best), share, out)
	u.Question = in.Question
	return all, u, p.addEvidence(ctx, in, r, all, u)
}

// documents is the name of the table with a source's documents.
const documents = "documents"

// mayNeedTexts reports whether the answer to the question may be in texts.
func mayNeedTexts(in parse.Input, r *orderedReadings) bool {
	return r.evidence != nil || in.Schema.Table(documents) != nil
}

// mostProbableQuery returns the query of the most probable reading.
func mostProbableQuery(list []triedReading) *query.Query {
	return slices.MaxFunc(list, func(a, b triedReading) int { return cmp.Compare(a.p, b.p) }).query
}

// tryDecoded adds the decoder's readings that the database accepts, and returns the decoder's probability of each.
func (p *Parser) tryDecoded(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading,
	found []decode.Reading) (
	[]triedReading, []float64, error) {
	all := best[:len(best):len(best)]
	at := map[string]int{}
	for i, x := range best {
		at[x.query.SUQL()] = i
	}
	share := make([]float64, len(best))
	explained := r.set.Question.UnexplainedTokens() == 0
	var added []triedReading
	var mass []float64
	for i := range found {
		q := parse.Fit(in.Schema, asShown(r.set.Question, found[i].Query))
		if k, ok := at[q.SUQL()]; ok {
			share[k] += found[i].P
		} else if !q.IsPointless() &&
			!(explained && comparesUnnamed(q, r.set.Question.Catalog)) && !(q.Scales() && !namesScale(r.set.Question)) &&
			r.set.Question.Catalog.MeansSomething(q) && in.Allows(q) && len(added) < maxDecodedRuns {
			added = append(added, triedReading{reading: -1, query: q, used: found[i].Used})
			mass = append(mass, found[i].P)
		}
	}
	probes, err := probe.All(ctx, in.Prober, len(added), func(k int) *query.Query { return added[k].query })
	if err != nil {
		return nil, nil, err
	}
	for k, x := range added {
		if probes[k] != nil && probes[k].Fingerprint != "" {
			x.probe = *probes[k]
			all, share = append(all, x), append(share, mass[k])
		}
	}
	return all, share, nil
}

// namesScale reports whether a question names what may multiply or divide a figure: a number, a unit, a share.
func namesScale(q *link.Question) bool {
	return slices.ContainsFunc(q.Tokens, func(t words.Token) bool {
		return t.Numeric || t.Unit || text.Units()[t.Text].Dimension != "" || cue.Share.Is(t.Text)
	})
}

// comparesUnnamed reports whether a query compares a name with a value that the question does not mention. If all words
// are explained, that cannot be meant: "charged by mechanic" is not about one mechanic.
func comparesUnnamed(q *query.Query, cat *link.Catalog) bool {
	return slices.ContainsFunc(q.Where, func(c query.Condition) bool {
		col := cat.Column(c.Item.Column)
		return col != nil && col.Kind == link.Textual &&
			slices.ContainsFunc(c.Values, func(v query.Value) bool { return v.First < 0 && !v.Number })
	})
}

// unionOf groups readings by result. The first n are the last round's, with their probabilities; share holds the
// decoder's probability of each reading.
func unionOf(all []triedReading, n int, share []float64, out *parse.Parsed) *Union {
	u := &Union{}
	at := map[string]int{}
	var ranked, decoded []float64
	total := 0.0
	for i, x := range all {
		k, ok := at[x.probe.Fingerprint]
		if !ok {
			k = len(u.Results)
			at[x.probe.Fingerprint] = k
			u.Results = append(u.Results, UnionResult{Query: x.query})
			ranked, decoded = append(ranked, 0), append(decoded, 0)
		}
		r := &u.Results[k]
		r.members = append(r.members, i)
		if i < n {
			ranked[k] += x.p
			r.weight = append(r.weight, x.p+minProbability)
		} else {
			r.weight = append(r.weight, share[i]*minProbability) // the last round's wording takes precedence
		}
		decoded[k] += share[i]
		total += share[i]
	}
	first, lead := indexOfLargest(ranked), indexOfLargest(decoded)
	for k := range u.Results {
		f := &u.Results[k].Features
		f[jointRanked], f[jointLikely] = logOf(ranked[k]), logOf(decoded[k])
		f[jointDecoded] = logOf(decoded[k] / max(total, 1e-12))
		f[jointUnranked], f[jointUndecoded] = boolFeature(ranked[k] == 0), boolFeature(decoded[k] == 0)
		f[jointFirst], f[jointLead] = boolFeature(k == first), boolFeature(k == lead)
		f[jointBoth] = f[jointFirst] * f[jointLead]
		result := all[u.Results[k].members[0]].probe
		// the last round already considers whether its own results are empty
		f[jointEmpty] = boolFeature(ranked[k] == 0 && (result.Rows == 0 || result.Null))
	}
	rest := [alternativeFeatureCount]float64{jointAlways: 1, jointTop: logOf(decoded[max(lead, 0)]),
		jointAgreed: boolFeature(first == lead)}
	u.Else, u.None = rest, rest
	u.Else[jointRest], u.None[jointRest] = logOf(out.Else-out.None), logOf(out.None)
	return u
}

// indexOfLargest returns the index of the largest number, -1 if all are 0.
func indexOfLargest(list []float64) int {
	at := -1
	for i, x := range list {
		if x > 0 && (at < 0 || x > list[at]) {
			at = i
		}
	}
	return at
}

func boolFeature(b bool) float64 { return float64(flag(b)) }

// Union returns the results that both readers find for a question; nil if only one of them read it.
func (p *Parser) Union(ctx context.Context, in parse.Input) (*Union, error) {
	r, out, best, err := p.readFinalists(ctx, in, p.model.linkQuestion(in))
	if err != nil || r == nil {
		return nil, err
	}
	_, u, err := p.union(ctx, in, r, best, out)
	return u, err
}

// TurnUnion returns the results found for a turn of a conversation; nil if the decoder does not read it.
func (p *Parser) TurnUnion(ctx context.Context, in parse.Input) (*Union, error) {
	r, out, err := p.read(ctx, in, p.model.linkQuestion(in))
	if err != nil || len(r.order) == 0 {
		return nil, err
	}
	if err := p.addChanges(ctx, in, r, p.readFollowUp(in, r, out.Candidates), out); err != nil {
		return nil, err
	}
	_, _, u, err := p.conversationUnion(ctx, in, r, out)
	return u, err
}

// unusedWords returns the content words that a decoded reading is considered to leave out: unused values, numbers and
// dates, and unused words that the best composed reading leaves out as well. Words such as "oldest", which name
// nothing, do not count.
func (r *orderedReadings) unusedWords(used link.Mask) link.Mask {
	q := r.set.Question
	unused := q.Content &^ used
	if len(r.order) == 0 {
		return unused
	}
	return unused & (r.set.Unused(r.order[0]) | q.CertainTokens())
}
