package misp

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Inquiry holds the belief and the replies about single components, for both dialogues.
type Inquiry struct {
	Options     Options
	Belief      *belief.Belief
	passes      []*belief.Belief // of perturbed passes, conditioned on the replies, too
	Constraints query.Constraints
	fixed       []query.Component  // fixed, because a later component has been asked about
	Settled     map[string]bool    // by component id: do not ask about it again
	status      map[string]Status  // by component id; missing: Predicted
	earlierP    map[string]float64 // by component id: the probability before the component was kept unconfirmed
	pending     *pendingSlot       // the component being asked about
	unresolved  []query.Component  // refused, and no alternative was right
	Unconfirmed float64            // Probability that all components kept unconfirmed are right
}

// Options configure a dialogue.
type Options struct {
	Detector errdetect.Detector
	K        int     // maximum number of alternatives after a no; 0: 3
	Trust    float64 // how often replies are right; 0: always
	// Reparse parses the question again under constraints, so that new candidates may appear; if it or its result is
	// nil, there are no more readings.
	Reparse func(query.Constraints) *parse.Parsed
	Passes  []*belief.Belief // the beliefs of perturbed passes, for the dropout detector

	// For MISP: after a no all alternatives are offered at once; otherwise each is a separate yes/no question.
	Choose bool
	// reports whether a component differs from the gold query, for the perfect detector
	IsWrong func(query.Component) bool
	// complete readings are offered, and questions state whole conditions: a no to a column drops the condition
	WholeConditions bool
}

// Ask is one clarification.
type Ask struct {
	Component    query.Component
	P            float64
	Alternatives []query.Component // to choose from; nil for a yes/no question
	Original     query.Component   // the prediction that Component is an alternative to; else Component itself
	// the component's index in the current query; -1 if order does not matter
	Position int
}

// pendingSlot is the state of asking about one slot of the query: first about the prediction, then about alternatives
// after a no.
type pendingSlot struct {
	original query.Component
	asked    query.Component
	backup   *belief.Belief // the belief before anything was refused
	refusals int
	untried  []query.Component // alternatives still to be asked one by one; the first is the one asked about
	offered  []query.Component // alternatives offered at once
}

// DefaultK is the default maximum number of alternatives after a no.
const DefaultK = 3

// NewInquiry starts an inquiry from a belief.
func NewInquiry(start *belief.Belief, opt Options) *Inquiry {
	if opt.K <= 0 {
		opt.K = DefaultK
	}
	if opt.Trust <= 0 || opt.Trust > 1 {
		opt.Trust = 1
	}
	q := &Inquiry{Options: opt, Settled: map[string]bool{}, status: map[string]Status{}, earlierP: map[string]float64{},
		Unconfirmed: 1}
	q.Restart(start.Clone())
	for _, p := range opt.Passes {
		q.passes = append(q.passes, p.Clone())
	}
	return q
}

// Restart replaces the belief.
func (q *Inquiry) Restart(b *belief.Belief) {
	b.ByClause = b.ByClause && q.Trust() >= 1
	q.Belief = b
}

// Query returns the current query, or nil.
func (q *Inquiry) Query() *query.Query {
	if lead := q.Belief.Leader(); lead >= 0 {
		return q.Belief.Queries[lead]
	}
	return nil
}

// Confidence returns the probability that the current query gives the right result.
func (q *Inquiry) Confidence() float64 {
	lead, total := q.Belief.Leader(), q.Belief.Total()
	if lead < 0 || total <= 0 {
		return 0
	}
	_, mass := q.Belief.Leaders()
	return q.Unconfirmed * mass[q.Belief.Class[lead]] / total
}

// ComparesResults reports whether the detector compares results. Then replies are evidence rather than constraints, and
// questions come in any order.
func (q *Inquiry) ComparesResults() bool {
	_, ok := q.Options.Detector.(errdetect.ResultComparer)
	return ok
}

// Remember records which component is asked about, so that the reply can be absorbed.
func (q *Inquiry) Remember(ask *Ask) {
	q.fixComponents(q.Belief.Order[q.Belief.Leader()][:max(0, ask.Position)])
	c := q.Belief.Components[q.Belief.Index[ask.Component.ID()]]
	if u := q.pending; u == nil || u.refusals == 0 || u.original.Slot != c.Slot {
		q.pending = &pendingSlot{original: c, backup: q.Belief.Clone()}
	}
	q.pending.asked = c
}

// AskAbout returns a question about component k, which the detector chose; nil if k is negative.
func (q *Inquiry) AskAbout(s *errdetect.State, k int) *Ask {
	if k < 0 {
		return nil
	}
	c := q.Belief.Components[k]
	ask := &Ask{Component: q.InContext(k), P: s.Components[k].P, Position: -1}
	if !q.ComparesResults() {
		ask.Position = slices.Index(s.Leading, k)
	}
	ask.Original = ask.Component
	if u := q.pending; u != nil && u.refusals > 0 && u.original.Slot == c.Slot && u.original.Choice != c.Choice {
		ask.Original = q.InContext(q.Belief.Index[u.original.ID()])
	}
	return ask
}

// NextAlternative returns the next question after a no, while alternatives remain.
func (q *Inquiry) NextAlternative(lead int) *Ask {
	u := q.pending
	switch {
	case u == nil:
	case len(u.offered) > 0:
		return &Ask{Component: u.original, Original: u.original, P: q.Probability(u.original), Alternatives: u.offered,
			Position: q.position(lead, u.original)}
	case len(u.untried) > 0:
		u.asked = u.untried[0]
		return &Ask{Component: u.asked, Original: u.original, P: q.Probability(u.asked),
			Position: q.position(lead, u.original)}
	}
	return nil
}

// State returns the detector's view of the belief.
func (q *Inquiry) State(lead int) *errdetect.State {
	s := q.Belief.State(lead, q.isClosed)
	s.Trust = q.Options.Trust
	if len(q.passes) > 0 {
		q.spread(s)
	}
	for i := range s.Components {
		s.Components[i].IsWrong = q.Options.IsWrong != nil && q.Options.IsWrong(s.Components[i].Component)
	}
	return s
}

// InContext returns a component as it occurs in the most probable query that has it. Components are identified by slot
// and choice; their condition may differ from query to query.
func (q *Inquiry) InContext(k int) query.Component {
	id := q.Belief.IDs[k]
	if at := q.Belief.Best(k, true); at >= 0 {
		for _, c := range query.Decisions(q.Belief.Queries[at]) {
			if c.ID() == id {
				return c
			}
		}
	}
	return q.Belief.Components[k]
}

// fixComponents fixes the components before the one asked about, like a left-to-right decoder: later questions and
// replies do not change them.
func (q *Inquiry) fixComponents(before []int) {
	for _, k := range before {
		if id := q.Belief.IDs[k]; !q.Settled[id] {
			q.Settled[id] = true
			q.fixed = append(q.fixed, q.Belief.Components[k])
			q.Observe(id, true, 1)
		}
	}
}

func (q *Inquiry) Observe(id string, yes bool, trust float64) {
	q.Belief.Observe(id, yes, trust)
	for _, p := range q.passes {
		p.Observe(id, yes, trust)
	}
}

// spread fills in how much the components' probabilities vary over the perturbed passes.
func (q *Inquiry) spread(s *errdetect.State) {
	samples := map[int][]float64{}
	for _, p := range q.passes {
		m := p.Marginals()
		for _, k := range s.Leading {
			x := 0.0
			if at, ok := p.Index[q.Belief.IDs[k]]; ok {
				x = m[at]
			}
			samples[k] = append(samples[k], x)
		}
	}
	for k, x := range samples {
		s.Components[k].Spread = errdetect.Spread(x)
	}
}

// isClosed reports whether a component must not be asked about.
func (q *Inquiry) isClosed(k int) bool {
	c := q.Belief.Components[k]
	if q.Settled[q.Belief.IDs[k]] || q.Belief.IsDefault(k) || q.Belief.Relevance.RowsOnly && q.ComparesResults() &&
		c.Kind == query.SelectRows {
		return true
	}
	return slices.ContainsFunc(q.unresolved, func(u query.Component) bool { return query.DependsOn(c, u) })
}

func (q *Inquiry) Probability(c query.Component) float64 {
	if k, ok := q.Belief.Index[c.ID()]; ok {
		return q.Belief.Probabilities()[k]
	}
	return 0
}

func (q *Inquiry) position(lead int, c query.Component) int {
	if q.ComparesResults() {
		return -1
	}
	id := c.ID()
	return slices.IndexFunc(q.Belief.Order[lead], func(k int) bool { return q.Belief.IDs[k] == id })
}

// Probabilities returns a function that returns a component's probability for display: unconfirmed components are no
// more certain than before.
func (q *Inquiry) Probabilities() func(query.Component) float64 {
	probabilities := q.Belief.Probabilities()
	return func(c query.Component) float64 {
		id := c.ID()
		if p, ok := q.earlierP[id]; ok {
			return p
		}
		if k, ok := q.Belief.Index[id]; ok {
			return probabilities[k]
		}
		return 0
	}
}

// Status returns the status of a component.
func (q *Inquiry) Status(id string) Status { return cmp.Or(q.status[id], Predicted) }

// accept marks a component as right.
func (q *Inquiry) accept(c query.Component, status Status) {
	id := c.ID()
	q.Constraints.Confirmed = append(q.Constraints.Confirmed, c)
	q.Settled[id], q.status[id] = true, status
	delete(q.earlierP, id)
	q.Observe(id, true, q.Trust())
}

// retry asks the parser for more choices after all of its choices for a slot were refused, and reports whether it
// returned any.
func (q *Inquiry) retry() bool {
	return q.Trust() >= 1 && q.pending.refusals <= q.Options.K && q.Reparse() && q.Belief.IsConsistent()
}

func (q *Inquiry) Forbid(c query.Component) {
	q.Constraints.Forbidden = append(q.Constraints.Forbidden, c)
	q.Settled[c.ID()], q.status[c.ID()] = true, Refused
}

// recover parses the question again if no query agrees with the replies, or if replies are hard constraints, under
// which the parser may find new readings.
func (q *Inquiry) recover() {
	if !q.Belief.IsConsistent() || q.Trust() >= 1 {
		q.Reparse()
	}
}

// Reparse parses the question again under all known constraints. It reports whether that replaced the belief.
func (q *Inquiry) Reparse() bool {
	if q.Options.Reparse == nil {
		return false
	}
	parsed := q.Options.Reparse(q.AsConstraints())
	if parsed == nil || len(parsed.Candidates) == 0 {
		return false
	}
	b := belief.New(belief.Store(parsed), q.Belief.Relevance)
	b.UnanswerableProbability = parsed.OutOfScope
	rest := b.NoneProbability
	for _, c := range q.Constraints.Confirmed {
		b.Observe(c.ID(), true, q.Trust())
	}
	for _, c := range q.Constraints.Forbidden {
		b.Observe(c.ID(), false, q.Trust())
	}
	for _, c := range q.fixed {
		if b.IsPossible(c.ID()) {
			b.Observe(c.ID(), true, 1)
		}
	}
	if !b.IsConsistent() && q.Belief.IsConsistent() {
		return false
	}
	if b.ByClause { // the parser's other choices already respect the constraints
		b.NoneProbability = rest
	}
	q.Restart(b)
	return true
}

// AsConstraints converts what is known to constraints on the parser. A confirmed aggregate is left out unless its
// column is confirmed, too.
func (q *Inquiry) AsConstraints() query.Constraints {
	shown := map[string]bool{}
	for _, c := range q.Constraints.Confirmed {
		if c.Kind == query.SelectColumn {
			shown[c.Block+c.Choice] = true
		}
	}
	translate := func(in []query.Component, isConfirmed bool) []query.Component {
		var out []query.Component
		for _, c := range in {
			if query.IsLoneAggregate(c) && isConfirmed && !shown[c.Block+c.Item.Column.String()] {
				continue
			}
			out = append(out, query.OfColumn(c))
		}
		return out
	}
	return query.Constraints{Confirmed: translate(q.Constraints.Confirmed, true),
		Forbidden: translate(q.Constraints.Forbidden, false)}
}

// Forget drops the question that is open.
func (q *Inquiry) Forget() { q.pending = nil }

// MarkChosen records that the person chose a component outside a question.
func (q *Inquiry) MarkChosen(id string) { q.Settled[id], q.status[id] = true, Chosen }

// Status is the state of a component.
type Status string

const (
	Predicted Status = "predicted"
	Confirmed Status = "confirmed"
	Refused   Status = "refused"
	// kept although it was refused, since every alternative was refused too
	Unconfirmed Status = "unconfirmed"
	Chosen      Status = "chosen" // picked or typed by the person
)
