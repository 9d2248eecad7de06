package model

import (
	"cmp"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// A token can be replaced by an alternative if the rest of the statement still parses: by another table, another word
// of a text's question, or the end. Otherwise the model continues from the alternative.

// alternative is the statement with another token; component is the index of the component that the token decides.
type alternative struct {
	component int
	p         float64
	query     *query.Query
}

// continuation is an alternative token from which only the model can continue.
type continuation struct {
	component int
	p         float64
	begin     string
}

const (
	// minReadProbability is the minimum probability for an alternative to be parsed.
	minReadProbability = .02
	// minAskProbability is the minimum probability for an alternative to be continued by the model.
	minAskProbability = .1
	maxSpliced        = 40
	// maxRequests limits the requests for a question's statements before the person replies.
	maxRequests = 2
)

// findAlternatives collects the alternatives to the statement, and those that only the model can continue.
func (s *statement) findAlternatives() {
	if s.searched {
		return
	}
	s.searched = true
	tried := 0
	for _, t := range s.tokens {
		if t.component < 0 {
			continue
		}
		for _, a := range t.Top {
			p, text := math.Exp(min(a.Logprob, 0)), strings.TrimSpace(a.Text)
			if p < minReadProbability || text == "" || strings.EqualFold(text, strings.TrimSpace(t.Text)) ||
				t.word == 0 && strings.HasPrefix(noStatement, text) {
				continue
			}
			if tried++; tried > maxSpliced {
				return
			}
			if q := s.spliceToken(t, text); q != nil {
				s.add(t.component, p, q)
			} else if p >= minAskProbability {
				s.continuations = append(s.continuations, continuation{t.component, p, s.text[:t.start-leading(t.Text)] + a.Text})
			}
		}
	}
}

// add adds an alternative; if an equal one exists, it adds the probability to that one.
func (s *statement) add(component int, p float64, q *query.Query) {
	suql := q.SUQL()
	if suql == s.query.SUQL() {
		return
	}
	at := slices.IndexFunc(s.alternatives, func(a alternative) bool {
		return a.component == component && a.query.SUQL() == suql
	})
	if at >= 0 {
		s.alternatives[at].p += p
		return
	}
	s.alternatives = append(s.alternatives, alternative{component, p, q})
}

// continueAlternative has the model continue the most probable alternative that cannot simply be inserted.
func (a *parseSession) continueAlternative(s *statement) {
	s.findAlternatives()
	if len(s.continuations) == 0 || a.constrained() || a.requests >= maxRequests { // a reply costs one request
		return
	}
	g := slices.MaxFunc(s.continuations, func(x, y continuation) int { return cmp.Compare(x.p, y.p) })
	s.continuations = nil
	if t := a.continueFrom(g.begin); t != nil {
		s.add(g.component, g.p, t.query)
	}
}

// continueFrom has the model continue the beginning of a statement, and returns the whole; nil if it cannot be run.
func (a *parseSession) continueFrom(begin string) *statement {
	m := a.message()
	m.begin = strings.TrimSpace(begin)
	t, err := a.request(m)
	if err != nil || t.none || t.unreadable != nil || a.o.Check != nil && a.o.Check(a.in.Schema, t.text) != nil {
		return nil
	}
	if have, want := strings.ToLower(line(t.text)), strings.ToLower(line(begin)); !strings.HasPrefix(have, want) {
		return nil
	}
	return t
}

// candidates returns the model's query, followed by those with an alternative token, within the person's constraints
// and the most probable first.
func (s *statement) candidates(q *query.Query, in parse.Input) []parse.Candidate {
	confidences := s.confidences(query.Constraints{Forbidden: in.Constraints.Forbidden})
	whole := 1.0
	for i, c := range s.components {
		if p, ok := confidences[c.ID()]; ok && s.p[i] >= 0 && s.rank(i) == 0 {
			whole *= max(p, 1e-9)
		}
	}
	out := []parse.Candidate{{Query: q, P: whole}}
	for _, a := range s.alternatives {
		c := s.components[a.component]
		own, ok := confidences[c.ID()]
		if !ok || among(in.Constraints.Confirmed, c) || !in.Constraints.Allow(a.query) {
			continue
		}
		own = max(own, 1e-9)
		out = append(out, parse.Candidate{Query: a.query, P: whole / own * min(s.share(a, own), own)})
	}
	slices.SortStableFunc(out[1:], func(x, y parse.Candidate) int { return cmp.Compare(y.P, x.P) })
	return parse.Merge(out[:min(len(out), cmp.Or(in.Beam, 40))], len(out))
}

// share returns an alternative's probability, limited to its share of what the component's own choice leaves.
func (s *statement) share(a alternative, own float64) float64 {
	total := 0.0
	for _, other := range s.alternatives {
		if other.component == a.component {
			total += other.p
		}
	}
	return a.p * min(1, (1-own)/max(total, 1e-12))
}

// excluded returns the total probability of the alternatives to component i that the person has refused.
func (s *statement) excluded(i int, known query.Constraints) float64 {
	if len(known.Forbidden) == 0 {
		return 0
	}
	s.findAlternatives()
	sum := 0.0
	for _, a := range s.alternatives {
		if a.component == i && slices.ContainsFunc(query.Components(a.query), func(c query.Component) bool {
			return among(known.Forbidden, c)
		}) {
			sum += a.p
		}
	}
	return min(sum, .99)
}

func among(list []query.Component, c query.Component) bool {
	return slices.ContainsFunc(list, func(k query.Component) bool { return k.ID() == c.ID() })
}

// rank returns the number of components before component i that are equal to it.
func (s *statement) rank(i int) int {
	n := 0
	for _, before := range s.components[:i] {
		if before.ID() == s.components[i].ID() {
			n++
		}
	}
	return n
}

// spliceToken returns the statement with an alternative token, if the rest can stay as it is; otherwise nil.
func (s *statement) spliceToken(t placedToken, token string) *query.Query {
	for _, text := range s.possibleTexts(t, token) {
		r, err := read(s.db, text)
		if err != nil || s.check != nil && s.check(s.db, text) != nil || s.query.Written == nil && r.query.Written != nil {
			continue
		}
		return r.query
	}
	return nil
}

// possibleTexts returns the texts the statement may become, the likeliest first.
func (s *statement) possibleTexts(t placedToken, token string) []string {
	w := s.words[t.word]
	before, low := s.text[:t.start], strings.ToLower(token)
	word, rest := s.text[w.start:w.end], s.text[w.end:]
	begun := s.text[w.start:max(t.start, w.start)] + token
	switch {
	case low[0] == ';' || strings.HasPrefix(token, "<|") || token == "</s>":
		return []string{strings.TrimRight(before, " \n\t,(")}
	case strings.HasPrefix(word, "'"):
		var out []string
		if value := s.valueLike(s.components[t.component], strings.Trim(begun, "'")); value != "" {
			out = append(out, s.text[:w.start]+query.Literal(value)+rest)
		}
		end := min(t.start+len(strings.TrimSpace(t.Text)), w.end)
		return append(out, before+token+s.text[end:])
	case clauses[low] && low != w.word: // the words between are dropped
		for _, later := range s.words[t.word+1:] {
			if later.word == low {
				return []string{before + s.text[later.start:]}
			}
		}
		return nil
	case aggregates[strings.TrimRight(low, "(")] != query.None && aggregates[w.word] == query.None:
		return []string{s.text[:w.start] + strings.TrimRight(token, "(") + "(" + word + ")" + rest}
	case low == "distinct":
		return []string{s.text[:w.start] + token + " " + word + rest}
	}
	var out []string
	for _, name := range s.namesLike(begun) {
		text := s.text[:w.start] + name + rest
		if s.db.Table(strings.Trim(word, `"`)) != nil { // references to the old table are renamed
			text = s.renamed(w, name)
		}
		out = append(out, text)
		inner, after, ok := strings.Cut(rest, ")")
		if aggregates[w.word] != query.None && ok && strings.HasPrefix(inner, "(") {
			out = append(out, s.text[:w.start]+name+after) // the column without its aggregate
		}
	}
	return append(out, s.text[:w.start]+begun+rest)
}

var clauses = map[string]bool{"where": true, "group": true, "order": true, "limit": true, "having": true, "join": true,
	"union": true}

// valueLike returns the known value of a condition's column that equals a text, or the only one that begins with it.
func (s *statement) valueLike(c query.Component, text string) string {
	if c.Kind != query.WhereValue || text == "" {
		return ""
	}
	t := s.db.Table(s.query.From.Table(c.Item.Column.Table))
	if t == nil || t.Column(c.Item.Column.Name) == nil {
		return ""
	}
	found := ""
	for _, v := range t.Column(c.Item.Column.Name).Values {
		switch {
		case strings.EqualFold(v.Value, text):
			return v.Value
		case len(v.Value) <= len(text) || !strings.EqualFold(v.Value[:len(text)], text):
		case found != "":
			return ""
		default:
			found = v.Value
		}
	}
	return found
}

// namesLike returns the names of tables and columns, as written in SQL, that begin with a text; if one equals it, only
// that one.
func (s *statement) namesLike(begun string) []string {
	var out []string
	add := func(name string) bool {
		sql := schema.SQLName(name)
		if len(sql) < len(begun) || !strings.EqualFold(sql[:len(begun)], begun) || slices.Contains(out, sql) {
			return false
		}
		out = append(out, sql)
		return strings.EqualFold(sql, begun)
	}
	for _, t := range s.db.Visible() {
		if add(t.Name) {
			return out[len(out)-1:]
		}
		for _, c := range t.Visible() {
			if c.Name != "" && add(c.Name) {
				return out[len(out)-1:]
			}
		}
	}
	if len(out) > maxNames {
		return nil
	}
	return out
}

// maxNames is the maximum number of names with a prefix; if there are more, none is tried.
const maxNames = 4

// renamed returns the statement with every occurrence of a word replaced.
func (s *statement) renamed(word lexeme, name string) string {
	var b strings.Builder
	at := 0
	for _, w := range s.words {
		if w.word == word.word {
			b.WriteString(s.text[at:w.start] + name)
			at = w.end
		}
	}
	return b.String() + s.text[at:]
}

// sampleCandidate draws one candidate by probability; the same seed always draws the same one. It serves as a perturbed
// pass of the dropout detector and costs no request.
func sampleCandidate(list []parse.Candidate, seed uint64, text string) []parse.Candidate {
	h := fnv.New64a()
	h.Write([]byte(text))
	sum := 0.0
	for _, c := range list {
		sum += c.P
	}
	roll := rand.New(rand.NewPCG(seed, h.Sum64())).Float64() * sum
	for _, c := range list {
		if roll < c.P {
			return []parse.Candidate{{Query: c.Query, P: 1}}
		}
		roll -= c.P
	}
	return list[:min(1, len(list))]
}

// upToRefused returns the statement up to the first refused part; empty if no word decides a refused part.
func (s *statement) upToRefused(forbidden []query.Component) string {
	if s.none || s.annotated == nil {
		return ""
	}
	for k, w := range s.words {
		if i := s.owner[k]; i >= 0 && among(forbidden, s.components[i]) {
			return strings.TrimSpace(s.text[:w.start])
		}
	}
	return ""
}

// statementP returns the probability that the model would have written a statement where it refused.
func statementP(tokens []verdict.Token) float64 {
	if len(tokens) == 0 {
		return 0
	}
	p := 0.0
	for _, a := range tokens[0].Top {
		text := strings.ToLower(strings.TrimSpace(a.Text))
		if text != "" && (strings.HasPrefix("select", text) || strings.HasPrefix("with", text)) {
			p += math.Exp(min(a.Logprob, 0))
		}
	}
	return min(p, 1)
}
