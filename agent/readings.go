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
func (q *Inquiry) choice(s *errdetect.State, part int) (ask *Ask, enough bool) {
	detector, ok := q.opt.Detector.(errdetect.ByResult)
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
	kind, which := s.Decide(detector.Sure(), part, open, q.opt.Readings)
	switch kind {
	case errdetect.AskNothing:
		return nil, true
	case errdetect.AskWord:
		ask = words[which]
	case errdetect.AskReadings:
		ask = &Ask{Place: -1}
		for _, members := range s.Readings(q.opt.Readings).Groups {
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
func (q *Inquiry) nearest(lead, most int) []Reading {
	s, _ := q.state(lead)
	s.Rest = 0
	var out []Reading
	for _, members := range s.Readings(most).Groups {
		out = append(out, q.reading(members))
	}
	return q.worthOffering(out)
}

// guessed offers the nearest readings instead of a mere guess, and once more if none of the first was right.
func (q *Inquiry) guessed(lead int) *Ask {
	able := q.opt.Readings > 0 && q.byResult() && !q.b.clauses && (len(q.asked)+len(q.settled) == 0 || q.neither == 1)
	if !able || q.Sure() >= certain {
		return nil
	}
	ask := &Ask{Place: -1, P: q.Sure(), Options: q.nearest(lead, q.opt.Readings)}
	if len(ask.Options) == 0 || q.put(ask) {
		return nil
	}
	ask.Component = q.distinguishing(ask, lead)
	ask.Original = ask.Component
	return ask
}

// rivals reports whether a likely reading has a rival that fits as well, so that the choice must be between whole
// readings.
func (q *Inquiry) rivals() bool {
	for i, hasRival := range q.b.rival {
		if hasRival && q.b.struck[i] == 0 && q.b.p[i] > rival.NearFirst/2*q.b.total() {
			return true
		}
	}
	return false
}

// put reports whether a choice, or any two of its complete readings, was offered before.
func (q *Inquiry) put(ask *Ask) bool {
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
func (q *Inquiry) reading(members []int) Reading {
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
func (q *Inquiry) worthOffering(readings []Reading) []Reading {
	if len(readings) == 0 {
		return nil
	}
	total := q.b.total() - q.b.rest
	best := slices.MaxFunc(readings, func(a, b Reading) int { return cmp.Compare(a.P, b.P) })
	said := map[string]bool{}
	out := slices.DeleteFunc(slices.Clone(readings), func(r Reading) bool {
		if q.opt.Says != nil {
			words := q.opt.Says(r.Query)
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
func (q *Inquiry) distinguishing(ask *Ask, lead int) query.Component {
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
func (q *Inquiry) meanings() []*Ask {
	if q.opt.Means == nil || len(q.opt.Question) == 0 || !q.tellsWords() {
		return nil
	}
	var out []*Ask
	before := ""
	for t := range q.opt.Question {
		groups, signature := q.split(t)
		if len(groups) < 2 || len(groups) > 4 {
			before = ""
			continue
		}
		if signature == before { // the next word of the same phrase
			out[len(out)-1].Word += " " + q.opt.Question[t]
			continue
		}
		ask := &Ask{Word: q.opt.Question[t], Place: -1}
		texts := map[string]bool{}
		for _, members := range groups {
			r := q.reading(members)
			r.Text = q.opt.Means(q.resting(t, members[0]), r.Query)
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
func (q *Inquiry) tellsWords() bool {
	for _, w := range q.b.words {
		if w == nil {
			return false
		}
	}
	return len(q.b.words) > 0
}

// resting are a query's components that rest on a token.
func (q *Inquiry) resting(token, at int) []query.Component {
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
func (q *Inquiry) split(token int) (groups [][]int, signature string) {
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
func (q *Inquiry) Pick(chosen *query.Query) {
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
func (q *Inquiry) Neither() {
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
	q.lost = len(others) == 0 || little && (q.neither > 1 || len(q.nearest(q.b.leader(), q.opt.Readings)) == 0)
	q.b.rescale()
}

// leastLeft is the share of the probability that must remain after a refusal for the rest to be worth more than "not
// understood".
const leastLeft = .1

// Pass absorbs a skipped choice: the prediction stands.
func (q *Inquiry) Pass() {
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
func (q *Inquiry) close(ask *Ask) {
	q.offered = nil
	for _, k := range ask.keys() {
		q.asked[k] = true
	}
	for _, r := range ask.Options { // the meanings of a word are readings, too
		q.asked[r.Query.SUQL()] = true
	}
}

// keepOnly rules all other queries out.
func (q *Inquiry) keepOnly(members []int) {
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
func (q *Inquiry) Picked() bool { return q.picked }

// Lost reports whether all readings were refused, so that there is nothing to run.
func (q *Inquiry) Lost() bool {
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
func (q *Inquiry) Unused() []string {
	if lead := q.b.leader(); lead >= 0 && lead < len(q.b.unused) {
		return q.b.unused[lead]
	}
	return nil
}
