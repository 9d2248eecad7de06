package agent

import (
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
	opt             options
	b               *belief
	passes          []*belief // perturbed passes, for detectors that measure the spread
	constraints     query.Constraints
	fixed           []query.Component  // fixed, because a later component has been asked about
	settled         map[string]bool    // component ids that are not asked again
	status          map[string]Status  // by component id; missing: Predicted
	unconfirmedFrom map[string]float64 // by component id: its probability before it was kept unconfirmed
	pending         *pendingSlot       // the component being asked about
	unresolved      []query.Component  // refused, and no alternative was right
	unconfirmed     float64            // the share of the probability behind unconfirmed components
	allRefused      bool               // all alternatives were refused
}

// options are the options of both dialogues.
type options struct {
	detector errdetect.Detector
	k        int     // maximum number of alternatives after a no
	trust    float64 // how often replies are right
	// after a no all alternatives are offered at once; otherwise each is a separate yes/no question
	choose bool
	// complete readings are offered, and questions state whole conditions: a no to a column drops the condition
	wholeConditions bool
	// parses the question under constraints; nil, or a nil result: no more readings
	reparse func(query.Constraints) *parse.Parsed
	// reports whether a component differs from the gold query, for the perfect detector
	isWrong func(query.Component) bool
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

	preceding []errdetect.Component // components before it, fixed once it is asked about
}

// pendingSlot is the state of asking about one slot of the query: first about the prediction, then about alternatives
// after a no.
type pendingSlot struct {
	original    query.Component
	backup      *belief // the belief before anything was refused
	refusals    int
	current     int               // belief index of the component asked about; -1 if the belief lacks it
	untried     []query.Component // alternatives still to be asked one by one
	offered     []query.Component // alternatives offered at once
	asksUntried bool              // whether the component asked about is the first of untried
}

// defaultK is the default maximum number of alternatives after a no.
const defaultK = 3

// newInquiry starts an inquiry from a belief.
func newInquiry(start *Belief, passes []*Belief, opt options) *inquiry {
	if opt.k <= 0 {
		opt.k = defaultK
	}
	if opt.trust <= 0 || opt.trust > 1 {
		opt.trust = 1
	}
	q := &inquiry{opt: opt, settled: map[string]bool{}, status: map[string]Status{}, unconfirmedFrom: map[string]float64{},
		unconfirmed: 1}
	q.restart(start.b.clone())
	for _, p := range passes {
		q.passes = append(q.passes, p.b.clone())
	}
	return q
}

// restart replaces the belief.
func (q *inquiry) restart(b *belief) {
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
	lead := q.b.leader()
	if lead < 0 {
		return 0
	}
	mass, total := 0.0, q.b.noneProbability
	for i, p := range q.b.p {
		total += p
		if q.b.class[i] == q.b.class[lead] {
			mass += p
		}
	}
	if total <= 0 {
		return 0
	}
	return q.unconfirmed * mass / total
}

// comparesResults reports whether the detector compares results. Then replies are evidence rather than constraints, and
// questions come in any order.
func (q *inquiry) comparesResults() bool {
	_, ok := q.opt.detector.(errdetect.ByResult)
	return ok
}

// remember records which component is asked about, so that the reply can be absorbed.
func (q *inquiry) remember(ask *Ask) {
	q.fixComponents(ask.preceding)
	k := q.b.index[ask.Component.ID()]
	if u := q.pending; u == nil || u.refusals == 0 || u.original.Slot != ask.Component.Slot {
		q.pending = &pendingSlot{original: q.b.components[k], backup: q.b.clone()}
	}
	q.pending.current, q.pending.asksUntried = k, false
}

// askAbout asks about the component that the detector chose.
func (q *inquiry) askAbout(s *errdetect.State, from []int, next int) *Ask {
	k := from[next]
	c := q.b.components[k]
	ask := &Ask{Component: q.inContext(k), P: s.Components[next].P, Position: -1}
	if !q.comparesResults() {
		ask.Position = next
		ask.preceding = s.Components[:next]
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
		c := u.untried[0]
		u.current, u.asksUntried = q.b.index[c.ID()], true
		return &Ask{Component: c, Original: u.original, P: q.probability(c), Position: q.position(lead, u.original)}
	}
	return nil
}

// state returns the detector's view, and the belief's indexes of its components.
func (q *inquiry) state(lead int) (*errdetect.State, []int) {
	s, from := q.b.state(lead, q.isClosed)
	if len(q.passes) > 0 {
		q.spread(s)
	}
	if q.opt.isWrong != nil {
		for i := range s.Components {
			s.Components[i].IsWrong = q.opt.isWrong(s.Components[i].Component)
		}
	}
	if q.opt.trust < 1 {
		s.Trust = q.opt.trust
	}
	return s, from
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
func (q *inquiry) fixComponents(before []errdetect.Component) {
	for _, c := range before {
		if id := c.ID(); !q.settled[id] {
			q.settled[id] = true
			q.fixed = append(q.fixed, c.Component)
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
	samples := make([][]float64, s.Leading)
	for _, p := range q.passes {
		m := p.marginals()
		for i := range samples {
			x := 0.0
			if k, ok := p.index[s.Components[i].ID()]; ok {
				x = m[k]
			}
			samples[i] = append(samples[i], x)
		}
	}
	for i, x := range samples {
		s.Components[i].Spread = errdetect.Spread(x)
	}
}

// isClosed reports whether a component must not be asked about.
func (q *inquiry) isClosed(k int) bool {
	c := q.b.components[k]
	if q.triesWholeReadings() && !q.b.byClause && !isConfirmable(c) {
		return true
	}
	if q.settled[q.b.ids[k]] || q.b.isDefault(k) || q.b.relevance.rowsOnly && q.comparesResults() &&
		c.Kind == query.SelectRows {
		return true
	}
	return slices.ContainsFunc(q.unresolved, func(u query.Component) bool { return query.DependsOn(c, u) })
}

// isConfirmable reports whether a person can confirm or refuse a component by itself. Other doubts are resolved by a
// choice between whole readings.
func isConfirmable(c query.Component) bool {
	switch c.Kind {
	case query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereText, query.GroupColumn, query.HavingOp,
		query.HavingValue,
		query.OrderDesc, query.LimitRows:
		return c.Block == ""
	}
	return false
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
		if p, ok := q.unconfirmedFrom[id]; ok {
			return p
		}
		if k, ok := q.b.index[id]; ok {
			return probabilities[k]
		}
		return 0
	}
}

// Status returns the status of a component.
func (q *inquiry) Status(id string) Status {
	if s, ok := q.status[id]; ok {
		return s
	}
	return Predicted
}
