package browse

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// phrase is a part of the question that no column explains.
type phrase struct {
	i, j int
	kind kind
	p    float64 // that it is a condition at all
	own  bool    // it belongs to the person asking: "our anniversary"
}

// kind is how a phrase becomes a question.
type kind int

const (
	quality kind = iota // "romantic": is it romantic?
	having              // "outdoor seating": does it have outdoor seating?
	serving             // "pulled pork": does it serve pulled pork?
	purpose             // "a first date": is it good for a first date?
	doing               // "watch sports": is it a good place to watch sports?
	being               // "are on a diet": is it good for people who are on a diet?
	asked               // already a question: asked as it is
	verbal              // "trained in Paris": has it trained in Paris?
	coming              // "with kids": is it good for people with kids?
	stated              // "service is slow": is the service slow?
)

// texts turns unexplained phrases into conditions on texts.
func (a *ask) texts() {
	if len(a.roles.texts) == 0 {
		return
	}
	var found []phrase
	for i := 0; i < len(a.tokens); {
		end := a.sentenceEnd(i)
		found = append(found, a.phrases(i, end)...)
		i = end
	}
	said := map[string]bool{}
	for _, f := range found {
		for _, part := range a.split(f) {
			a.askTexts(part, said)
		}
	}
}

// sentenceEnd returns where the sentence of token i ends.
func (a *ask) sentenceEnd(i int) int {
	for k := i + 1; k < len(a.tokens); k++ {
		if a.gaps[k] == stop || !a.tokens[k].Word && strings.ContainsAny(a.tokens[k].Text, ".?!;") {
			return k
		}
	}
	return len(a.tokens)
}

// triggers begin a phrase about the rows wanted.
var triggers = map[string]kind{
	"with": having, "has": having, "have": having, "had": having, "having": having, "offers": having,
	"offer": having, "offering": having, "featuring": having, "features": having, "provides": having,
	"provide": having, "including": having, "accepts": having, "takes": having, "serve": serving,
	"serves": serving, "serving": serving, "sell": serving, "sells": serving, "selling": serving,
	"makes": serving, "cooks": serving, "for": purpose, "to": doing, "allow": verbal, "allows": verbal,
	"who": verbal, "that": verbal, "which": verbal, "is": quality, "are": quality, "be": quality,
	"especially": serving, "without": having, "no": having,
}

// sentence is a sentence with its unexplained phrases.
type sentence struct {
	*ask
	from, to int
	used     []bool // tokens of a phrase found, or known to be in none
	found    []phrase
}

// phrases finds the unexplained phrases of one sentence, the most certain first.
func (a *ask) phrases(from, to int) []phrase {
	s := &sentence{ask: a, from: from, to: to, used: make([]bool, len(a.tokens))}
	s.announced()
	s.behindRows()
	s.beforeRows()
	if a.named && a.open() && len(s.found) == 0 && from == 0 {
		// "what do people say about the service?" is asked of the text as it is.
		return []phrase{{from, to, asked, .85, false}}
	}
	s.nouns()
	return s.found
}

// left reports whether token i is still unused.
func (s *sentence) left(i int) bool { return !s.used[i] && !s.explained[i] }

func (s *sentence) use(i, j int) {
	for ; i < j; i++ {
		s.used[i] = true
	}
}

// add trims fillers from a phrase and keeps it if anything is left.
func (s *sentence) add(p phrase) {
	for p.i < p.j && s.idle(p) {
		p.i++
	}
	for p.j > p.i && (s.used[p.j-1] || s.filler(p.j-1) || p.kind == quality && lexicon.is("generic", s.word(p.j-1))) {
		p.j--
	}
	if p.i < p.j && s.says(p.i, p.j) {
		p.i = s.article(p, s.from)
		s.use(p.i, p.j)
		s.found = append(s.found, p)
	}
}

// idle reports whether a phrase means the same without its first token. Phrases about people keep all their words.
func (s *sentence) idle(p phrase) bool {
	if s.used[p.i] || p.i > s.from && s.explained[p.i-1] && lexicon.is("generic", s.word(p.i)) {
		return true // of "vegan options and live music" the options are vegan, and explained with them
	}
	whole := p.kind == being || (p.kind == verbal || p.kind == doing) && !s.namesTable(s.tokens[p.i])
	return !whole && s.filler(p.i)
}

// announced finds the phrases after triggers.
func (s *sentence) announced() {
	for i := s.from; i < s.to; i++ {
		if !s.left(i) {
			continue
		}
		if end := s.aside(i); end > i {
			s.use(i, end)
			i = end - 1
		} else if p, ok := s.opened(i); ok {
			s.add(p)
		}
	}
}

// aside returns the end of a clause at token i that is not a condition: "since we are near the ocean", "such as …",
// "before watching a show".
func (s *sentence) aside(i int) int {
	switch {
	case s.meanwhile(i):
		return s.extent(i+1, s.to)
	case lexicon.is("skipclause", s.word(i)), s.word(i) == "such" && s.word(i+1) == "as":
		return s.to
	}
	return i
}

// opened returns the phrase that token i announces, if it is a trigger.
func (s *sentence) opened(i int) (p phrase, ok bool) {
	w, start := s.word(i), i+1
	if s.contracted(i) {
		w, start = strings.TrimSuffix(w, "n"), i+2 // "isn't crowded" is read like "is crowded"
	}
	kind, ok := triggers[w]
	if !ok || s.joined(i) || w == "who" && i == s.from && !s.person() {
		return p, false
	}
	own := lexicon.is("own", s.word(start))
	if own {
		if kind != purpose || lexicon.is("companion", s.word(start+1)) && !s.says(start+2, s.extent(start+2, s.to)) {
			return p, false // "with my partner" is company, "for my partner's birthday" a condition
		}
		start++
	}
	p = phrase{start, s.extent(start, s.to), kind, .88, own}
	switch kind {
	case quality:
		ok = s.predicate(i, &p)
	case doing:
		ok = s.activity(i, &p)
	case purpose:
		s.sought(i, &p)
	case verbal:
		ok = s.relative(i, &p)
	}
	return p, ok && (p.kind != having || s.possession(i, &p))
}

// predicate reads what follows an "is" at token i: "that is quiet", but not "is there" or "what is the".
func (s *sentence) predicate(i int, p *phrase) bool {
	before := s.word(i - 1)
	if !lexicon.is("subject", before) && !(i > s.from && (s.subject(i-1) || s.explained[i-1] || s.said(i-1, s.from))) ||
		s.word(p.i) == "there" || s.word(p.i) == "the" {
		return false
	}
	switch {
	case s.said(i-1, s.from) && !s.used[i-1]:
		*p = phrase{i - 1, p.j, stated, .9, false}
	case before == "who" && s.person() && i > s.from+1 && s.namesTable(s.tokens[i-2]): // "chefs who are strict"
	case before == "they" || before == "we" || before == "i" || before == "who":
		p.kind, p.p = being, .6
	}
	return true
}

// consumed is the kind of phrases after "to have", "to eat".
var consumed = map[string]kind{"have": having, "eat": serving, "try": serving, "get": serving, "buy": serving}

// activity reads what follows a "to" at token i: "a place to watch sports".
func (s *sentence) activity(i int, p *phrase) bool {
	verb, before := s.word(p.i), s.word(i-1)
	switch {
	case verb == "be" || lexicon.is("stopverb", verb):
		what, ok := consumed[verb]
		if !ok {
			s.used[p.i] = true // "a place to stay": nothing to look for
			return false
		}
		if s.word(p.j) != "at" && s.word(p.j-1) != "at" {
			p.kind, p.i = what, p.i+1
		}
	case before == "known":
		return false
	}
	return true
}

// sought reads what follows a "for" at token i: "good for a first date", "known for its wine", "looking for quiet".
func (s *sentence) sought(i int, p *phrase) {
	switch before := s.word(i - 1); {
	case before == "known" || before == "famous" || before == "popular":
		p.kind = having
	case lexicon.is("seeking", before):
		p.kind, p.p = quality, .8
	}
	if strings.HasSuffix(s.word(p.i), "ing") {
		p.kind = purpose
	}
}

// relative reads what follows a "that", "who" or "allows" at token i.
func (s *sentence) relative(i int, p *phrase) bool {
	w := s.word(i)
	if w == "allow" || w == "allows" {
		p.i = i
		return true
	}
	for p.i < s.to && s.namesTable(s.tokens[p.i]) {
		p.i++
	}
	verb := s.word(p.i)
	if _, nested := triggers[verb]; nested || verb == "" || s.contracted(p.i) {
		return false
	}
	if p.p = .75; (verb == "were" || verb == "was" || verb == "been") && s.participle(p.i+1) {
		p.i++ // "chefs who were trained in Paris"
	}
	return true
}

// possession reads features: "with live music", "has parking"; not what the person asking has.
func (s *sentence) possession(i int, p *phrase) bool {
	switch first, w := s.afterArticle(p.i), s.word(i); {
	case w == "with" && lexicon.is("along", s.word(first)) && first+1 >= p.j:
		p.kind = coming
	case s.participle(p.i):
		p.kind = verbal // "has won prizes"
	case p.j < s.to && s.explained[p.j] && s.gaps[p.j] == none && p.j-p.i <= 2:
		p.kind = quality // "with authentic Thai food"
	case w == "have" || w == "has":
		who := s.word(i - 1)
		return who != "i" && who != "you" && who != "we" && !(who == "that" && i-1 == s.from)
	}
	return true
}

// behindRows finds the phrase right after a word for the rows: "chefs trained in Paris".
func (s *sentence) behindRows() {
	for i := s.from; i+1 < s.to; i++ {
		if s.person() && s.namesTable(s.tokens[i]) && s.left(i+1) && s.participle(i+1) {
			s.add(phrase{i + 1, s.extent(i+1, s.to), verbal, .8, false})
		}
	}
}

// beforeRows finds what stands right before a word for the rows, or before a value that is linked: "dog friendly
// restaurants", "authentic Thai food"; not before other things explained: "burritos under 4 stars", "tacos in Porto".
func (s *sentence) beforeRows() {
	for i := s.from; i < s.to; i++ {
		rows := s.namesTable(s.tokens[i])
		if !rows && !lexicon.is("generic", s.word(i)) && !s.explained[i] {
			continue
		}
		start := i
		for start > s.from && s.left(start-1) && s.gaps[start] == none && (s.content(start-1) || s.hyphen(start-1)) {
			start--
		}
		if before := s.word(i - 1); start == i || s.explained[i] &&
			(!s.isLinked(i) || strings.HasSuffix(before, "s") && !adjective(before)) {
			continue
		}
		p := .8
		if rows {
			p = .92 // explicitly about the rows
		}
		s.add(phrase{start, i, quality, p, false})
	}
}

// nouns finds what is left: "the best burgers", "any good pastries".
func (s *sentence) nouns() {
	for i := s.from; i < s.to; i++ {
		if !s.left(i) || !s.content(i) {
			continue
		}
		start := i
		for i++; i < s.to && s.goesOn(i); i++ {
		}
		value := s.valueBefore(start)
		switch {
		case value < start && !s.fragment:
			s.add(phrase{start, i, serving, .7, false})
			if n := len(s.found); n > 0 && s.found[n-1].i == start {
				s.found[n-1].i = value // "Korean BBQ", "Thai takeout": the value belongs to what is wanted
			}
		default:
			k, p := s.noun(start, i)
			if s.superlate && len(s.found) > 0 {
				p *= .5
			}
			s.add(phrase{start, i, k, p, false})
		}
	}
}

// goesOn reports whether token i belongs to the noun before it.
func (s *sentence) goesOn(i int) bool {
	return s.left(i) && s.gaps[i] == none && (s.content(i) || s.word(i) == "and" || s.word(i) == "or")
}

// noun returns the likely kind of the words [i,j), which no trigger precedes, and its probability.
func (s *sentence) noun(i, j int) (k kind, p float64) {
	switch before := s.word(i - 1); {
	case s.bestBefore(i) || lexicon.is("getting", before):
		return serving, .85
	case adjective(s.word(j - 1)):
		return quality, .72
	case i == s.from && len(s.found)+len(s.linked) == 0 && j-i <= 2:
		return having, .8 // "burritos", "ice cream in Porto": that is what is wanted
	case i == s.from || before == "some" || before == "any" || before == "a":
		return having, .55
	case s.fragment || s.named:
		return having, .85 // "what about parking?": nothing else is said
	}
	return having, .3
}

// said reports whether token i is the subject of a statement about neither the rows nor people: "the service is slow".
func (a *ask) said(i, from int) bool {
	if i < from || a.explained[i] || a.namesTable(a.tokens[i]) {
		return false
	}
	return i > from && (a.word(i-1) == "the" || a.word(i-1) == "where") && a.content(i)
}

// afterArticle returns the token after an article or a possessive at i, or i.
func (a *ask) afterArticle(i int) int {
	switch a.word(i) {
	case "a", "an", "the", "my", "our", "small":
		return i + 1
	}
	return i
}

// split splits "great views or a relaxed atmosphere" if both sides have content.
func (a *ask) split(f phrase) []phrase {
	for k := f.i + 1; k < f.j-1; k++ {
		if w := a.word(k); (w == "and" || w == "or") && a.says(f.i, k) && a.says(k+1, f.j) && a.whole(f, k) ||
			a.gaps[k] == comma && a.says(f.i, k) && a.says(k, f.j) {
			left, right := f, f
			left.j, right.i = k, k
			if a.gaps[k] != comma {
				right.i = k + 1
			}
			negated := lexicon.is("not", a.word(right.i))
			for right.i < right.j && (a.filler(right.i) || lexicon.is("not", a.word(right.i))) {
				right.i++
			}
			if negated && adjective(a.word(right.j-1)) {
				right.kind = quality // "for a first date and not too loud"
			}
			right.i = a.article(right, k)
			return append(a.split(left), a.split(right)...)
		}
	}
	return []phrase{f}
}

// whole reports whether both sides of the "and" at k are complete: not "a free or low cost parking lot", "quick and
// unique dining", where the first word belongs to the last.
func (a *ask) whole(f phrase, k int) bool {
	if w := a.word(k + 1); w == "a" || w == "an" || w == "the" {
		return true
	}
	return !adjective(a.word(k-1)) || f.kind == quality
}

// askTexts decides whether a phrase is a condition on a text, and on which.
func (a *ask) askTexts(f phrase, said map[string]bool) {
	words := a.words(f)
	if words == "" || said[words] {
		return
	}
	said[words] = true
	if f.p > .5 {
		a.asked = append(a.asked, span{f.i, f.j})
	}
	want := verdict.Yes
	if a.negated(f.i) {
		want = verdict.No
	}
	var options []option
	columns := a.textColumns(f)
	share := f.p
	if a.named {
		share = .9
	}
	for n, c := range columns {
		p := share
		if len(columns) > 1 {
			p = share * []float64{.85, .15}[min(n, 1)]
		}
		item := query.Item{Column: a.column(c), Text: &query.TextCall{Question: a.question(f, words)}}
		if a.named {
			a.wanted = append(a.wanted, item)
			return
		}
		options = append(options, option{p, where(query.Condition{Item: item, Op: query.Equal,
			Values: []query.Value{{Text: want, First: f.i, Last: f.j - 1}}})})
		if n == 1 {
			break
		}
	}
	if len(options) > 0 {
		a.either(options...)
		a.decisions[len(a.decisions)-1].words = a.contentOf(f)
	}
}

// contentOf are the content words of a phrase.
func (a *ask) contentOf(f phrase) (out []string) {
	for i := f.i; i < f.j; i++ {
		if a.content(i) {
			out = append(out, a.tokens[i].Text)
		}
	}
	return out
}

// textColumns returns the columns a phrase may be asked of, the likeliest first.
func (a *ask) textColumns(f phrase) []*schema.Column {
	texts := a.roles.texts
	offers := a.roles.offers
	if offers == nil || (len(texts) > 0 && texts[0] == offers) {
		return texts[:1]
	}
	if f.kind == serving || f.kind == having && a.offered(f) {
		return []*schema.Column{offers, texts[0]}
	}
	return texts[:1]
}

// offered reports whether the list of offers has an element of that name.
func (a *ask) offered(f phrase) bool {
	return a.in.Values != nil && slices.ContainsFunc(a.in.Values.Lookup(a.words(f), 8), func(m schema.Match) bool {
		return m.How != schema.Misspelt && m.Table == a.table.Name && m.Column == a.roles.offers.Name
	})
}
