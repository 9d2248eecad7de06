package agent

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Dialogue narrows the parser's readings of one question down to the query to run: Next returns the next question to
// ask, or nil if nothing is doubtful; Absorb applies the reply. It does no I/O. There are two implementations: MISP
// asks about one component at a time, as in the paper; Readings, which the chat uses, offers complete readings.
type Dialogue interface {
	Next() *Ask
	Absorb(Reply)
	Query() *query.Query // the current one, or nil
}

// inquiry holds the belief and the replies about single components, for both dialogues.
type inquiry struct {
	opt         DialogueOptions
	b           *Belief
	passes      []*Belief // of perturbed passes, conditioned on the replies, too
	constraints query.Constraints
	fixed       []query.Component  // fixed, because a later component has been asked about
	settled     map[string]bool    // by component id: do not ask about it again
	status      map[string]Status  // by component id; missing: Predicted
	earlierP    map[string]float64 // by component id: the probability before the component was kept unconfirmed
	pending     *pendingSlot       // the component being asked about
	unresolved  []query.Component  // refused, and no alternative was right
	unconfirmed float64            // probability that all components kept unconfirmed are right
	allRefused  bool               // all alternatives were refused
}

// DialogueOptions configure a dialogue.
type DialogueOptions struct {
	Detector errdetect.Detector
	K        int     // maximum number of alternatives after a no; 0: 3
	Trust    float64 // how often replies are right; 0: always
	// Reparse parses the question again under constraints, so that new candidates may appear; if it or its result is
	// nil, there are no more readings.
	Reparse func(query.Constraints) *parse.Parsed
	Passes  []*Belief // the beliefs of perturbed passes, for the dropout detector

	// For MISP: after a no all alternatives are offered at once; otherwise each is a separate yes/no question.
	Choose bool
	// reports whether a component differs from the gold query, for the perfect detector
	IsWrong func(query.Component) bool
	// complete readings are offered, and questions state whole conditions: a no to a column drops the condition
	wholeConditions bool
}

// Ask is one clarification.
type Ask struct {
	Component      query.Component
	P              float64
	Alternatives   []query.Component // to choose from; nil for a yes/no question
	Original       query.Component   // the prediction that Component is an alternative to; else Component itself
	Options        []Reading         // complete readings, or meanings of Word, to choose from
	Word           string            // the superlative whose measure is asked about
	AsksAnswerable bool              // "none of these" means that the data cannot answer
	// the component's index in the current query; -1 if order does not matter
	Position int
}

// pendingSlot is the state of asking about one slot of the query: first about the prediction, then about alternatives
// after a no.
type pendingSlot struct {
	original query.Component
	asked    query.Component
	backup   *Belief // the belief before anything was refused
	refusals int
	untried  []query.Component // alternatives still to be asked one by one; the first is the one asked about
	offered  []query.Component // alternatives offered at once
}

// defaultK is the default maximum number of alternatives after a no.
const defaultK = 3

// newInquiry starts an inquiry from a belief.
func newInquiry(start *Belief, opt DialogueOptions) *inquiry {
	if opt.K <= 0 {
		opt.K = defaultK
	}
	if opt.Trust <= 0 || opt.Trust > 1 {
		opt.Trust = 1
	}
	q := &inquiry{opt: opt, settled: map[string]bool{}, status: map[string]Status{}, earlierP: map[string]float64{},
		unconfirmed: 1}
	q.restart(start.clone())
	for _, p := range opt.Passes {
		q.passes = append(q.passes, p.clone())
	}
	return q
}

// restart replaces the belief.
func (q *inquiry) restart(b *Belief) {
	b.byClause = b.byClause && q.trust() >= 1
	q.b = b
}

// Query returns the current query, or nil.
func (q *inquiry) Query() *query.Query {
	if lead := q.b.leader(); lead >= 0 {
		return q.b.queries[lead]
	}
	return nil
}

// Confidence returns the probability that the current query gives the right result.
func (q *inquiry) Confidence() float64 {
	lead, total := q.b.leader(), q.b.total()
	if lead < 0 || total <= 0 {
		return 0
	}
	_, mass := q.b.leaders()
	return q.unconfirmed * mass[q.b.class[lead]] / total
}

// comparesResults reports whether the detector compares results. Then replies are evidence rather than constraints, and
// questions come in any order.
func (q *inquiry) comparesResults() bool {
	_, ok := q.opt.Detector.(errdetect.ResultComparer)
	return ok
}

// remember records which component is asked about, so that the reply can be absorbed.
func (q *inquiry) remember(ask *Ask) {
	q.fixComponents(q.b.order[q.b.leader()][:max(0, ask.Position)])
	c := q.b.components[q.b.index[ask.Component.ID()]]
	if u := q.pending; u == nil || u.refusals == 0 || u.original.Slot != c.Slot {
		q.pending = &pendingSlot{original: c, backup: q.b.clone()}
	}
	q.pending.asked = c
}

// askAbout returns a question about component k, which the detector chose; nil if k is negative.
func (q *inquiry) askAbout(s *errdetect.State, k int) *Ask {
	if k < 0 {
		return nil
	}
	c := q.b.components[k]
	ask := &Ask{Component: q.inContext(k), P: s.Components[k].P, Position: -1}
	if !q.comparesResults() {
		ask.Position = slices.Index(s.Leading, k)
	}
	ask.Original = ask.Component
	if u := q.pending; u != nil && u.refusals > 0 && u.original.Slot == c.Slot && u.original.Choice != c.Choice {
		ask.Original = q.inContext(q.b.index[u.original.ID()])
	}
	return ask
}

// nextAlternative returns the next question after a no, while alternatives remain.
func (q *inquiry) nextAlternative(lead int) *Ask {
	u := q.pending
	switch {
	case u == nil:
	case len(u.offered) > 0:
		return &Ask{Component: u.original, Original: u.original, P: q.probability(u.original), Alternatives: u.offered,
			Position: q.position(lead, u.original)}
	case len(u.untried) > 0:
		u.asked = u.untried[0]
		return &Ask{Component: u.asked, Original: u.original, P: q.probability(u.asked),
			Position: q.position(lead, u.original)}
	}
	return nil
}

// state returns the detector's view of the belief.
func (q *inquiry) state(lead int) *errdetect.State {
	s := q.b.state(lead, q.isClosed)
	s.Trust = q.opt.Trust
	if len(q.passes) > 0 {
		q.spread(s)
	}
	for i := range s.Components {
		s.Components[i].IsWrong = q.opt.IsWrong != nil && q.opt.IsWrong(s.Components[i].Component)
	}
	return s
}

// inContext returns a component as it occurs in the most probable query that has it. Components are identified by slot
// and choice; their condition may differ from query to query.
func (q *inquiry) inContext(k int) query.Component {
	id := q.b.ids[k]
	if at := q.b.best(k, true); at >= 0 {
		for _, c := range query.Decisions(q.b.queries[at]) {
			if c.ID() == id {
				return c
			}
		}
	}
	return q.b.components[k]
}

// fixComponents fixes the components before the one asked about, like a left-to-right decoder: later questions and
// replies do not change them.
func (q *inquiry) fixComponents(before []int) {
	for _, k := range before {
		if id := q.b.ids[k]; !q.settled[id] {
			q.settled[id] = true
			q.fixed = append(q.fixed, q.b.components[k])
			q.observe(id, true, 1)
		}
	}
}

func (q *inquiry) observe(id string, yes bool, trust float64) {
	q.b.observe(id, yes, trust)
	for _, p := range q.passes {
		p.observe(id, yes, trust)
	}
}

// spread fills in how much the components' probabilities vary over the perturbed passes.
func (q *inquiry) spread(s *errdetect.State) {
	samples := map[int][]float64{}
	for _, p := range q.passes {
		m := p.marginals()
		for _, k := range s.Leading {
			x := 0.0
			if at, ok := p.index[q.b.ids[k]]; ok {
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
func (q *inquiry) isClosed(k int) bool {
	c := q.b.components[k]
	if q.settled[q.b.ids[k]] || q.b.isDefault(k) || q.b.relevance.rowsOnly && q.comparesResults() &&
		c.Kind == query.SelectRows {
		return true
	}
	return slices.ContainsFunc(q.unresolved, func(u query.Component) bool { return query.DependsOn(c, u) })
}

func (q *inquiry) probability(c query.Component) float64 {
	if k, ok := q.b.index[c.ID()]; ok {
		return q.b.probabilities()[k]
	}
	return 0
}

func (q *inquiry) position(lead int, c query.Component) int {
	if q.comparesResults() {
		return -1
	}
	id := c.ID()
	return slices.IndexFunc(q.b.order[lead], func(k int) bool { return q.b.ids[k] == id })
}

// probabilities returns a function that returns a component's probability for display: unconfirmed components are no
// more certain than before.
func (q *inquiry) probabilities() func(query.Component) float64 {
	probabilities := q.b.probabilities()
	return func(c query.Component) float64 {
		id := c.ID()
		if p, ok := q.earlierP[id]; ok {
			return p
		}
		if k, ok := q.b.index[id]; ok {
			return probabilities[k]
		}
		return 0
	}
}

// Status returns the status of a component.
func (q *inquiry) Status(id string) Status { return cmp.Or(q.status[id], Predicted) }

// accept marks a component as right.
func (q *inquiry) accept(c query.Component, status Status) {
	id := c.ID()
	q.constraints.Confirmed = append(q.constraints.Confirmed, c)
	q.settled[id], q.status[id] = true, status
	delete(q.earlierP, id)
	q.observe(id, true, q.trust())
}

// retry asks the parser for more choices after all of its choices for a slot were refused, and reports whether it
// returned any.
func (q *inquiry) retry() bool {
	return q.trust() >= 1 && q.pending.refusals <= q.opt.K && q.reparse() && q.b.isConsistent()
}

func (q *inquiry) forbid(c query.Component) {
	q.constraints.Forbidden = append(q.constraints.Forbidden, c)
	q.settled[c.ID()], q.status[c.ID()] = true, Refused
}

// recover parses the question again if no query agrees with the replies, or if replies are hard constraints, under
// which the parser may find new readings.
func (q *inquiry) recover() {
	if !q.b.isConsistent() || q.trust() >= 1 {
		q.reparse()
	}
}

// reparse parses the question again under all known constraints. It reports whether that replaced the belief.
func (q *inquiry) reparse() bool {
	if q.opt.Reparse == nil {
		return false
	}
	parsed := q.opt.Reparse(q.asConstraints())
	if parsed == nil || len(parsed.Candidates) == 0 {
		return false
	}
	b := newBelief(newStoredParse(parsed), q.b.relevance)
	b.unanswerableProbability = parsed.OutOfScope
	rest := b.noneProbability
	for _, c := range q.constraints.Confirmed {
		b.observe(c.ID(), true, q.trust())
	}
	for _, c := range q.constraints.Forbidden {
		b.observe(c.ID(), false, q.trust())
	}
	for _, c := range q.fixed {
		if b.isPossible(c.ID()) {
			b.observe(c.ID(), true, 1)
		}
	}
	if !b.isConsistent() && q.b.isConsistent() {
		return false
	}
	if b.byClause { // the parser's other choices already respect the constraints
		b.noneProbability = rest
	}
	q.restart(b)
	return true
}

// asConstraints converts what is known to constraints on the parser. A confirmed aggregate is left out unless its
// column is confirmed, too.
func (q *inquiry) asConstraints() query.Constraints {
	shown := map[string]bool{}
	for _, c := range q.constraints.Confirmed {
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
	return query.Constraints{Confirmed: translate(q.constraints.Confirmed, true),
		Forbidden: translate(q.constraints.Forbidden, false)}
}
