package model

import (
	"cmp"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// An alternative can replace a token if the rest of the statement still parses: another table, another word in a
// question about a text, or the end of the statement. Otherwise the model continues from the alternative.

// alternative is the statement with another token or, if only the model can complete it, the beginning up to that
// token.
type alternative struct {
	component int     // index of the component that the token decides
	p         float64 // of the alternative token
	own       float64 // of the model's token
	query     *query.Query
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

// findAlternatives collects the alternatives to the statement, once.
func (s *statement) findAlternatives() {
	if s.searched {
		return
	}
	s.searched = true
	for _, t := range s.tokens {
		for _, a := range t.Top {
			p, text := probability(a.Logprob), strings.TrimSpace(a.Text)
			if p < minReadProbability || text == "" || strings.EqualFold(text, strings.TrimSpace(t.Text)) ||
				t.word == 0 && strings.HasPrefix(noStatement, text) {
				continue
			}
			if len(s.alternatives) == maxSpliced {
				return
			}
			s.alternatives = append(s.alternatives, alternative{t.component, p, probability(t.Logprob), s.spliceToken(t, text),
				s.text[:t.start-indent(t.Text)] + a.Text})
		}
	}
}

// continueAlternative has the model continue the most probable alternative that cannot simply be inserted.
func (a *parseSession) continueAlternative(s *statement) {
	s.findAlternatives()
	best, most := (*alternative)(nil), minAskProbability
	for i := range s.alternatives {
		if x := &s.alternatives[i]; x.query == nil && x.p >= most && x.p > 0 {
			best, most = x, x.p
		}
	}
	if best == nil || a.constrained() || a.requests >= maxRequests { // a person's reply may cost only one request
		return
	}
	if t := a.continueFrom(best.begin); t != nil {
		best.query = t.query
	}
}

// continueFrom has the model continue the beginning of a statement. It returns the whole statement, or nil if it cannot
// be run.
func (a *parseSession) continueFrom(begin string) *statement {
	t, err := a.request(strings.TrimSpace(begin), "", "")
	if err != nil || t.none || t.unreadable != nil || a.o.Check(a.in.Schema, t.text) != nil ||
		!strings.HasPrefix(strings.ToLower(line(t.text)), strings.ToLower(line(begin))) {
		return nil
	}
	return t
}

// candidates returns the model's query and those with an alternative token that the person's constraints allow, the
// most probable first.
func (s *statement) candidates(q *query.Query, in parse.Input) []parse.Candidate {
	confirmed := func(i int) bool { return containsComponent(in.Constraints.Confirmed, s.components[i]) }
	whole := 1.0
	for _, t := range s.tokens {
		if !confirmed(t.component) {
			whole *= max(probability(t.Logprob), minTokenProbability)
		}
	}
	out := []parse.Candidate{{Query: q, P: whole}}
	for _, a := range s.alternatives {
		if a.query != nil && !confirmed(a.component) && in.Constraints.Allow(a.query) {
			out = append(out, parse.Candidate{Query: a.query,
				P: whole * min(a.p, 1-a.own) / max(a.own, minTokenProbability)})
		}
	}
	return parse.Merge(out, cmp.Or(in.Beam, 40))
}

// minTokenProbability keeps improbable statements apart from impossible ones.
const minTokenProbability = 1e-9

func containsComponent(list []query.Component, c query.Component) bool {
	return slices.ContainsFunc(list, func(k query.Component) bool { return k.ID() == c.ID() })
}

// spliceToken returns the statement with an alternative token, if the rest can stay as it is; otherwise nil.
func (s *statement) spliceToken(t placedToken, token string) *query.Query {
	for _, text := range s.possibleTexts(t, token) {
		r, err := read(s.db, text)
		if err == nil && s.check(s.db, text) == nil && (s.query.Written != nil || r.query.Written == nil) {
			return r.query
		}
	}
	return nil
}

// possibleTexts returns the texts that the statement may become if token replaces t, the likeliest first.
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
	var values []string
	for _, v := range t.Column(c.Item.Column.Name).Values {
		values = append(values, v.Value)
	}
	if like := beginningWith(text, values); len(like) == 1 {
		return like[0]
	}
	return ""
}

// namesLike returns the names of tables and columns, as written in SQL, that begin with a text; if one equals it, only
// that one.
func (s *statement) namesLike(begun string) []string {
	var names []string
	for _, t := range s.db.Visible() {
		names = append(names, schema.SQLName(t.Name))
		for _, c := range t.Visible() {
			if c.Name != "" {
				names = append(names, schema.SQLName(c.Name))
			}
		}
	}
	if out := beginningWith(begun, names); len(out) <= maxNames {
		return out
	}
	return nil
}

// maxNames is the maximum number of names with a prefix; if there are more, none is tried.
const maxNames = 4

// beginningWith returns the texts that begin with begun, each once; if one equals it, only that one.
func beginningWith(begun string, texts []string) (out []string) {
	for _, text := range texts {
		switch {
		case strings.EqualFold(text, begun):
			return []string{text}
		case len(text) > len(begun) && strings.EqualFold(text[:len(begun)], begun) && !slices.Contains(out, text):
			out = append(out, text)
		}
	}
	return out
}

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
		if i := s.owner[k]; i >= 0 && containsComponent(forbidden, s.components[i]) {
			return strings.TrimSpace(s.text[:w.start])
		}
	}
	return ""
}
