package agent

import (
	"cmp"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rival"
)

// Readings is the chat's dialogue: it asks where a reply is expected to change the result, by a choice between whole
// readings or meanings of a word, or by whether a part is right.
type Readings struct {
	*inquiry
	o          ReadingsOptions
	offered    *Ask            // the choice that is open, if it is one between readings
	asked      map[string]bool // words and readings already offered
	settledAll bool            // a complete reading was picked, or the choice left to the agent
	picked     bool            // a complete reading was picked
	neither    int             // number of "none of these" replies
	byParts    bool            // whole readings are no longer offered
	saidBeyond bool            // the person said that the data cannot answer
}

// ReadingsOptions say how to ask, and how readings are described.
type ReadingsOptions struct {
	Detector errdetect.Detector
	K        int     // most alternatives after a no; 0: 3
	Trust    float64 // how often replies are right; 0: always
	// Reparse parses the question again under constraints; nil, or a nil result: no further readings.
	Reparse  func(query.Constraints) *parse.Parsed
	Passes   []*Belief // the beliefs of perturbed passes, for the detector dropout
	Question []string  // the question's tokens
	// Says words a complete reading; of two with the same words only the first is offered. nil: not compared.
	Says func(*query.Query) string
	// Means describes a meaning of a word briefly; nil: no questions about words.
	Means func([]query.Component, *query.Query) string
	// First describes by what a query's rows come first, and identifies these rows; empty if there is no short
	// description. nil: no questions about "best".
	First func(*query.Query) (text, rows string)
	// Sums returns variants of a grouped query ordered by sums of a column; nil: none.
	Sums func(*query.Query) []*query.Query
}

// NewReadings starts a dialogue from a belief.
func NewReadings(start *Belief, o ReadingsOptions) *Readings {
	return &Readings{inquiry: inquire(start, o.Passes, options{detector: o.Detector, k: o.K, trust: o.Trust,
		choose: true, fresh: true, whole: true, reparse: o.Reparse}), o: o, asked: map[string]bool{}}
}

// Next implements Dialogue.
func (q *Readings) Next() *Ask {
	lead := q.b.leader()
	if lead < 0 || q.settledAll || q.lost {
		return nil
	}
	ask := q.alternative(lead)
	if ask != nil {
		return ask
	}
	if ask = q.beyond(lead); ask == nil {
		ask = q.doubted(lead)
		// Measures for a superlative may come from improbable readings, too.
		if unclear := q.unclear(lead, ask == nil); unclear != nil &&
			(ask == nil || len(unclear.Options) >= len(ask.Options)) {
			ask = unclear
		}
		if ask == nil {
			ask = q.guessed(lead)
		}
	}
	q.offered = nil
	switch {
	case ask == nil:
	case len(ask.Options) > 0:
		q.offered = ask
	default:
		q.remember(ask)
	}
	return ask
}

// doubted returns what the detector wants to know, or nil.
func (q *Readings) doubted(lead int) *Ask {
	s, from := q.state(lead)
	next := q.opt.detector.Next(s)
	if q.byResult() && !q.byParts {
		if ask, enough := q.choice(s, next); ask != nil || enough {
			return ask
		}
	}
	if next < 0 {
		return nil
	}
	return q.part(s, from, next)
}

// Absorb implements Dialogue.
func (q *Readings) Absorb(r Reply) {
	switch r.Kind {
	case ReplyYes:
		q.ConfirmWhole()
	case ReplyNo:
		q.byParts = false // what comes next can be offered as a whole again
		q.Refuse()
	case ReplySkip:
		q.Pass()
	case ReplyNone:
		q.Neither()
	case ReplyChoose:
		if r.Chosen != nil {
			r.Parts = append(r.Parts, *r.Chosen)
		}
		q.Select(r.Parts...)
	case ReplyPick:
		q.Pick(r.Adopted)
	case ReplyAdopt:
		q.Pass()
		q.settledAll = false
		q.Adopt(r.Adopted)
	case ReplyChange:
		before, believed := q.Query(), q.b
		q.settledAll = false
		q.Adopt(r.Adopted)
		q.b.recall(believed)
		q.mark(before, r.Adopted)
	case ReplyReread:
		q.Pass()
		q.settledAll = false
		q.readAnew(&r)
	}
}

// readAnew adopts the parser's reading of words typed instead of a reply.
func (q *Readings) readAnew(r *Reply) {
	q.believe(newBelief(&parse.Parsed{Candidates: r.Candidates, Local: r.Local}, q.b.matter))
}

// Reading is one of several complete queries, or meanings of a word, to choose from.
type Reading struct {
	Query *query.Query // the most probable of its queries
	P     float64
	Text  string // the word's meaning; empty for complete readings

	unused  []string // content words of the question that it leaves out
	members []int    // of the belief's queries
}

// choice returns a question between readings, or between meanings of a word, if it tells more about the result than
// part, the component for a yes/no question (-1: none). It is enough if no part is worth asking about.
func (q *Readings) choice(s *errdetect.State, part int) (ask *Ask, enough bool) {
	detector, ok := q.opt.detector.(errdetect.ByResult)
	if !ok {
		return nil, false
	}
	words := q.meanings()
	if q.rivals() { // a part that both share does not distinguish them
		part, words = -1, nil
	}
	open := make([]errdetect.Choice, len(words))
	for i, w := range words {
		for _, r := range w.Options {
			open[i].Groups = append(open[i].Groups, r.members)
		}
	}
	kind, which := s.Decide(detector.Sure(), part, open, MostReadings)
	switch kind {
	case errdetect.AskNothing:
		return nil, true
	case errdetect.AskWord:
		ask = words[which]
	case errdetect.AskReadings:
		ask = &Ask{Place: -1}
		for _, members := range s.Readings(MostReadings).Groups {
			ask.Options = append(ask.Options, q.reading(members))
		}
		if ask.Options = q.worthOffering(ask.Options); len(ask.Options) == 0 {
			return nil, false
		}
	}
	if ask == nil || q.put(ask) {
		return nil, false
	}
	lead := q.b.leader()
	ask.P = q.Sure()
	ask.Component = q.distinguishing(ask, lead)
	ask.Original = ask.Component
	return ask, false
}

// nearest are the readings with the most probable results, of those that may be offered.
func (q *Readings) nearest(lead, most int) []Reading {
	s, _ := q.state(lead)
	s.Rest = 0
	var out []Reading
	for _, members := range s.Readings(most).Groups {
		out = append(out, q.reading(members))
	}
	return q.worthOffering(out)
}

// guessed offers the nearest readings instead of a mere guess, and once more if none of the first was right.
func (q *Readings) guessed(lead int) *Ask {
	able := q.byResult() && !q.b.clauses && (len(q.asked)+len(q.settled) == 0 || q.neither == 1)
	if !able || q.Sure() >= certain {
		return nil
	}
	ask := &Ask{Place: -1, P: q.Sure(), Options: q.nearest(lead, MostReadings)}
	if len(ask.Options) == 0 || q.put(ask) {
		return nil
	}
	ask.Component = q.distinguishing(ask, lead)
	ask.Original = ask.Component
	return ask
}

// rivals reports whether a likely reading has a rival that fits as well, so that the choice must be between whole
// readings.
func (q *Readings) rivals() bool {
	for i, hasRival := range q.b.rival {
		if hasRival && q.b.struck[i] == 0 && q.b.p[i] > rival.NearFirst/2*q.b.total() {
			return true
		}
	}
	return false
}

// put reports whether a choice, or any two of its complete readings, was offered before.
func (q *Readings) put(ask *Ask) bool {
	n, keys := 0, ask.keys()
	for _, k := range keys {
		if q.asked[k] {
			n++
		}
	}
	return n > 1 || n == len(keys)
}

// about identifies a question by its subject and its choices.
func (a *Ask) about() string {
	out := []string{a.Component.ID(), a.Word}
	for _, r := range a.Options {
		out = append(out, r.Query.SUQL())
	}
	return strings.Join(out, "\n")
}

// keys identify the choices: a word, or complete readings.
func (a *Ask) keys() []string {
	if a.Word != "" {
		return []string{"word " + a.Word}
	}
	if a.Beyond {
		return []string{"beyond"}
	}
	out := make([]string, len(a.Options))
	for i, r := range a.Options {
		out[i] = r.Query.SUQL()
	}
	return out
}

// reading combines queries of one group.
func (q *Readings) reading(members []int) Reading {
	r := Reading{members: members}
	best, lead := members[0], q.b.leader()
	for _, i := range members {
		r.P += q.b.p[i]
		if i == lead || best != lead && q.b.p[i] > q.b.p[best] {
			best = i
		}
	}
	r.Query = q.b.queries[best]
	if best < len(q.b.unused) {
		r.unused = q.b.unused[best]
	}
	return r
}

// leastOffered is the share of the probability of all readings from which one is offered.
const leastOffered = .05

// worthOffering drops the readings that are too improbable to be offered, or that nobody would recognise as their
// question; none if fewer than two are left.
func (q *Readings) worthOffering(readings []Reading) []Reading {
	if len(readings) == 0 {
		return nil
	}
	total := q.b.total() - q.b.rest
	best := slices.MaxFunc(readings, func(a, b Reading) int { return cmp.Compare(a.P, b.P) })
	said := map[string]bool{}
	out := slices.DeleteFunc(slices.Clone(readings), func(r Reading) bool {
		if q.o.Says != nil {
			words := q.o.Says(r.Query)
			if said[words] {
				return true
			}
			said[words] = true
		}
		return r.P < leastOffered*total || r.P < best.P/2 && len(r.unused) > 0 && bare(r.Query)
	})
	if len(out) < 2 {
		return nil
	}
	return out
}

// bare reports whether a query lists all rows of a table.
func bare(q *query.Query) bool {
	return len(q.Where)+len(q.GroupBy)+len(q.OrderBy)+len(q.Having) == 0 && q.Set == query.NoSet && q.Written == nil &&
		len(q.From.Tables) < 2 && !slices.ContainsFunc(q.Select, func(i query.Item) bool {
		return i.Agg != query.None || i.Calc != nil
	})
}

// distinguishing is a component of the current query that the other readings lack, as the subject of the choice for the
// record.
func (q *Readings) distinguishing(ask *Ask, lead int) query.Component {
	for _, k := range q.b.order[lead] {
		c := q.b.components[k]
		if c.Kind == query.FromTables || c.Kind == query.WhereCount || c.Kind == query.SetOperation {
			continue
		}
		for _, r := range ask.Options {
			if len(r.members) == 0 || !q.b.has[r.members[0]].has(k) {
				return c
			}
		}
	}
	return q.b.components[q.b.order[lead][0]]
}

// meaningful reports whether a word can mean a component of this kind, rather than one implied by others.
func meaningful(k query.Kind) bool {
	switch k {
	case query.FromTables, query.SetOperation, query.WhereCount, query.HavingCount, query.AndOr, query.WhereSub,
		query.HavingSub, query.SelectRows, query.LimitRows:
		return false
	}
	return true
}

// meanings returns a question for each word that the readings understand differently.
func (q *Readings) meanings() []*Ask {
	if q.o.Means == nil || len(q.o.Question) == 0 || !q.tellsWords() {
		return nil
	}
	var out []*Ask
	before := ""
	for t := range q.o.Question {
		groups, signature := q.split(t)
		if len(groups) < 2 || len(groups) > 4 {
			before = ""
			continue
		}
		if signature == before { // the next word of the same phrase
			out[len(out)-1].Word += " " + q.o.Question[t]
			continue
		}
		ask := &Ask{Word: q.o.Question[t], Place: -1}
		texts := map[string]bool{}
		for _, members := range groups {
			r := q.reading(members)
			r.Text = q.o.Means(q.resting(t, members[0]), r.Query)
			texts[strings.ToLower(r.Text)] = true
			ask.Options = append(ask.Options, r)
		}
		before = ""
		if len(texts) == len(groups) && !q.put(ask) {
			out, before = append(out, ask), signature
		}
	}
	return out
}

// tellsWords reports whether the parser gave an alignment for every query.
func (q *Readings) tellsWords() bool {
	for _, w := range q.b.words {
		if w == nil {
			return false
		}
	}
	return len(q.b.words) > 0
}

// resting are a query's components that rest on a token.
func (q *Readings) resting(token, at int) []query.Component {
	var out []query.Component
	for _, k := range q.b.order[at] {
		c := q.b.components[k]
		if !meaningful(c.Kind) {
			continue
		}
		if slices.Contains(q.b.words[at][ofColumn(c).ID()], token) {
			out = append(out, c)
		}
	}
	return out
}

// split groups the queries by what a token means in them, the most probable group first, without improbable ones.
func (q *Readings) split(token int) (groups [][]int, signature string) {
	mass, members, total := map[string]float64{}, map[string][]int{}, q.b.rest
	var keys []string
	for i, p := range q.b.p {
		if q.b.struck[i] > 0 {
			continue
		}
		total += p
		var ids []string
		for _, c := range q.resting(token, i) {
			ids = append(ids, c.ID())
		}
		key := strings.Join(ids, "\n")
		if members[key] == nil {
			keys = append(keys, key)
		}
		mass[key] += p
		members[key] = append(members[key], i)
	}
	sort.SliceStable(keys, func(i, j int) bool { return mass[keys[i]] > mass[keys[j]] })
	for _, key := range keys {
		if mass[key] >= hardly*total {
			groups = append(groups, members[key])
			signature += key + "\n\n"
		}
	}
	return groups, signature
}

// Pick absorbs a chosen option. After choosing a complete reading, nothing more is asked.
func (q *Readings) Pick(chosen *query.Query) {
	ask := q.offered
	if ask == nil {
		return
	}
	text := chosen.SUQL()
	for _, r := range ask.Options {
		if len(r.members) == 0 || r.Query.SUQL() != text {
			continue
		}
		q.close(ask)
		total := q.b.total() - q.b.rest
		q.keepOnly(r.members)
		if ask.Word == "" {
			q.b.rest *= ruledOut
			q.settledAll, q.picked = true, true
		} else if total > 0 {
			q.b.rest *= r.P / total
		}
		for i, other := range q.b.queries {
			if other == r.Query {
				q.b.pinned = i
			}
		}
		q.b.rescale()
		return
	}
	// made for this choice only; a new parse must not undo it
	q.close(ask)
	q.Adopt(chosen)
	q.settledAll, q.picked = true, true
}

// Neither absorbs "none of these".
func (q *Readings) Neither() {
	ask := q.offered
	if ask == nil {
		q.None()
		return
	}
	q.close(ask)
	if q.neitherClause(ask) {
		return
	}
	refused := map[int]bool{}
	for _, r := range ask.Options {
		for _, i := range r.members {
			refused[i] = true
		}
	}
	var others []int
	for i := range q.b.queries {
		if !refused[i] && q.b.struck[i] == 0 {
			others = append(others, i)
		}
	}
	q.keepOnly(others)
	q.neither++
	little := q.b.total()-q.b.rest < leastLeft*q.b.total()
	q.lost = len(others) == 0 || little && (q.neither > 1 || len(q.nearest(q.b.leader(), MostReadings)) == 0)
	q.b.rescale()
}

// leastLeft is the share of the probability that must remain after a refusal for the rest to be worth more than "not
// understood".
const leastLeft = .1

// Pass absorbs a skipped choice: the prediction stands.
func (q *Readings) Pass() {
	ask := q.offered
	if ask == nil {
		q.Skip()
		return
	}
	q.close(ask)
	if ask.Beyond && q.b.beyond >= declining {
		q.lost, q.saidBeyond = true, true
		return
	}
	q.settledAll = (ask.Word == "" || ask.Measures) && (q.byResult() || !ask.Beyond)
}

// close records that a choice was offered.
func (q *Readings) close(ask *Ask) {
	q.offered = nil
	for _, k := range ask.keys() {
		q.asked[k] = true
	}
	for _, r := range ask.Options { // the meanings of a word are readings, too
		q.asked[r.Query.SUQL()] = true
	}
}

// keepOnly rules all other queries out.
func (q *Readings) keepOnly(members []int) {
	in := map[int]bool{}
	for _, i := range members {
		in[i] = true
	}
	for i := range q.b.p {
		if !in[i] {
			q.b.p[i] *= ruledOut
			q.b.struck[i]++
		}
	}
	if q.b.own >= 0 && !in[q.b.own] {
		q.b.own = -1
	}
}

// Picked reports whether a person picked a complete reading, so that it is no guess.
func (q *Readings) Picked() bool { return q.picked }

// Lost reports whether all readings were refused, so that there is nothing to run.
func (q *Readings) Lost() bool {
	lead := q.b.leader()
	return q.lost || lead >= 0 && q.refused[q.b.gives(lead)] && q.Sure() < certain
}

// unread are the words unused in all of the most probable readings.
func unread(list []parse.Candidate) []string {
	var out []string
	for i, c := range list[:min(len(list), MostReadings)] {
		if i == 0 {
			out = slices.Clone(c.Unused)
		}
		out = slices.DeleteFunc(out, func(w string) bool { return !slices.Contains(c.Unused, w) })
	}
	return out
}

// Unused are the words of the question that the current query does not use.
func (q *Readings) Unused() []string {
	if lead := q.b.leader(); lead >= 0 && lead < len(q.b.unused) {
		return q.b.unused[lead]
	}
	return nil
}
