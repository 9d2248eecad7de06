package browse

import (
	"strings"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/verdict"
)

// phrase is a part of the question that no column explains.
type phrase struct {
	i, j int
	kind kind
	p    float64 // that it is a condition at all
	own  bool    // something of whoever asks: "our anniversary"
}

// kind says how a phrase is put as a question.
type kind int

const (
	quality kind = iota // "romantic": is it romantic?
	having              // "outdoor seating": does it have outdoor seating?
	serving             // "pulled pork": does it serve pulled pork?
	purpose             // "a first date": is it good for a first date?
	doing               // "watch sports": is it a good place to watch sports?
	being               // "are on a diet": is it good for people who are on a diet?
	asked               // a question of its own: it is put as it is
	verbal              // "trained in Paris": has it trained in Paris?
	coming              // "with kids": is it good for people with kids?
	stated              // "service is slow": is the service slow?
)

// texts turns what is left unexplained into conditions on what the texts say.
func (a *ask) texts() {
	if len(a.roles.texts) == 0 {
		return
	}
	var found []phrase
	for i := 0; i < len(a.tokens); {
		end := a.sentence(i)
		found = append(found, a.phrases(i, end)...)
		i = end
	}
	said := map[string]bool{}
	for _, f := range found {
		for _, part := range a.split(f) {
			a.condition1(part, said)
		}
	}
}

// sentence returns where the sentence of token i ends.
func (a *ask) sentence(i int) int {
	for k := i + 1; k < len(a.tokens); k++ {
		if a.gaps[k] == stop || !a.tokens[k].Word && strings.ContainsAny(a.tokens[k].Text, ".?!;") {
			return k
		}
	}
	return len(a.tokens)
}

// triggers open a phrase: what follows is said of the rows that are wanted.
var triggers = map[string]kind{
	"with": having, "has": having, "have": having, "had": having, "having": having, "offers": having, "offer": having, "offering": having,
	"featuring": having, "features": having, "provides": having, "provide": having, "including": having, "accepts": having, "takes": having,
	"serve": serving, "serves": serving, "serving": serving, "sell": serving, "sells": serving, "selling": serving, "makes": serving, "cooks": serving,
	"for": purpose, "to": doing, "allow": verbal, "allows": verbal, "who": verbal, "that": verbal, "which": verbal, "is": quality, "are": quality, "be": quality,
	"especially": serving, "without": having, "no": having,
}

// phrases finds the unexplained phrases of one sentence.
func (a *ask) phrases(from, to int) []phrase {
	var out []phrase
	used := make([]bool, to-from)
	add := func(p phrase) {
		// Of "vegan options and live music" the options are vegan, and explained with them.
		for p.i < p.j && (p.i > from && a.explained[p.i-1] && lexicon.is("generic", a.word(p.i)) || used[p.i-from] ||
			a.hollow(p.i) && p.kind != being && (p.kind != verbal && p.kind != doing || a.namesTable(a.tokens[p.i]))) {
			p.i++
		}
		for p.j > p.i && (used[p.j-1-from] || a.hollow(p.j-1) || p.kind == quality && lexicon.is("generic", a.word(p.j-1))) {
			p.j--
		}
		if p.i >= p.j || !a.telling(p.i, p.j) {
			return
		}
		p.i = a.article(p, from)
		for k := p.i; k < p.j; k++ {
			used[k-from] = true
		}
		out = append(out, p)
	}
	for i := from; i < to; i++ {
		if used[i-from] || a.explained[i] {
			continue
		}
		if lexicon.is("skipclause", a.word(i)) || a.word(i) == "such" && a.word(i+1) == "as" || a.meanwhile(i) {
			// "since we are near the ocean", "such as …", "before watching a show" add nothing that must hold.
			end := to
			if a.meanwhile(i) {
				end = a.extent(i+1, to)
			}
			for ; i < end; i++ {
				used[i-from] = true
			}
			i--
			continue
		}
		k, ok := triggers[a.word(i)]
		after := i + 1
		if a.contracted(i) {
			k, ok = triggers[strings.TrimSuffix(a.word(i), "n")] // "isn't crowded" is said as "is crowded" is
			after = i + 2
		}
		if !ok || a.word(i) == "who" && i == from && !a.person() {
			continue
		}
		start, own := after, false
		if w := a.word(start); w == "my" || w == "our" || w == "his" || w == "her" {
			if k != purpose || lexicon.is("companion", a.word(start+1)) && !a.telling(start+2, a.extent(start+2, to)) {
				continue // "with my partner" says who comes along, "for my partner's birthday" what is wanted
			}
			start, own = start+1, true
		}
		if a.joined(i) {
			continue
		}
		end := a.extent(start, to)
		p := .88
		switch k {
		case quality:
			// "is there", "what is the": no statement about the rows; "that is quiet" is one.
			if before := a.word(i - 1); before != "that" && before != "which" && before != "must" && before != "it" &&
				!(i > from && (a.subject(i-1) || a.explained[i-1])) {
				continue
			}
			if a.word(start) == "there" || a.word(start) == "the" {
				continue
			}
			if a.said(i-1, from) && !used[i-1-from] {
				add(phrase{i - 1, end, stated, .9, false})
				continue
			}
			switch before := a.word(i - 1); {
			case before == "who" && a.person() && i > from+1 && a.namesTable(a.tokens[i-2]): // "chefs who are strict"
			case before == "they" || before == "we" || before == "i" || before == "who":
				k, p = being, .6
			}
		case doing:
			if v := a.word(start); lexicon.is("stopverb", v) || v == "be" {
				switch v {
				case "have", "eat", "try", "celebrate", "get", "buy":
					k, start = having, start+1
					if v != "have" {
						k = serving
					}
					if a.word(end) == "at" || a.word(end-1) == "at" {
						k, start = doing, start-1
					}
				default:
					if start < to {
						used[start-from] = true // "a place to stay": nothing to look for
					}
					continue
				}
			} else if b := a.word(i - 1); b == "like" || b == "want" || b == "going" || b == "need" || b == "love" ||
				b == "wants" || b == "able" || b == "trying" {
				p = .3
			} else if b == "known" {
				continue
			}
		case purpose:
			if b := a.word(i - 1); b == "known" || b == "famous" || b == "popular" {
				k = having
			} else if b == "looking" || b == "search" || b == "searching" || b == "waiting" || b == "hoping" || b == "ask" ||
				strings.HasPrefix(b, "recommendation") || strings.HasPrefix(b, "suggestion") {
				k, p = quality, .8
			}
			if strings.HasSuffix(a.word(start), "ing") {
				k = purpose
			}
		case verbal:
			if w := a.word(i); w == "allow" || w == "allows" {
				start = i
			}
			if a.word(i) == "that" || a.word(i) == "which" || a.word(i) == "who" {
				for start < to && a.namesTable(a.tokens[start]) {
					start++
				}
				if _, nested := triggers[a.word(start)]; nested || a.word(start) == "" || a.contracted(start) {
					continue
				}
				if !a.person() && a.word(i) != "who" {
					// "that takes dogs": the verb says it all; "that I like" says nothing of the rows.
					if w := a.word(start); w == "i" || w == "we" || w == "you" || w == "can" || w == "will" || w == "would" {
						continue
					}
				}
				p = .75
			}
		}
		if w := a.word(start); k == verbal && (w == "were" || w == "was" || w == "been") && a.participle(start+1) {
			start++ // "chefs who were trained in Paris"
		}
		if k == having && a.word(i) == "with" && lexicon.is("along", a.word(a.afterArticle(start))) && a.afterArticle(start)+
			1 >= end {
			k = coming
		}
		if k == having && a.participle(start) {
			k = verbal // "has won prizes"
		}
		if k == having && end < to && a.explained[end] && a.gaps[end] == none && end-start <= 2 {
			k = quality // "with authentic Thai food"
		}
		if k == having && (a.word(i) == "have" || a.word(i) == "has") &&
			(a.word(i-1) == "i" || a.word(i-1) == "you" || a.word(i-1) == "we" || a.word(i-1) == "that" && i-1 == from) {
			continue
		}
		add(phrase{start, end, k, p, own})
	}
	// What stands right behind a word for the rows: "chefs trained in Paris".
	for i := from; i+1 < to; i++ {
		if a.person() && a.namesTable(a.tokens[i]) && !used[i+1-from] && !a.explained[i+1] && a.participle(i+1) {
			add(phrase{i + 1, a.extent(i+1, to), verbal, .8, false})
		}
	}
	// What stands right before a word for the rows, or before a value that is linked: "dog friendly restaurants",
	// "authentic Thai food".
	for i := from; i < to; i++ {
		if !(a.namesTable(a.tokens[i]) || lexicon.is("generic", a.word(i)) || a.explained[i]) {
			continue
		}
		start := i
		for start > from && !used[start-1-from] && !a.explained[start-1] && a.gaps[start] == none &&
			(a.content(start-1) || a.hyphen(start-1)) {
			start--
		}
		switch {
		case start == i:
		case a.explained[i] && !a.isLinked(i) || a.explained[i] && strings.HasSuffix(a.word(i-1), "s") &&
			!adjective(a.word(i-1)):
			// "burritos under 4 stars", "tacos in Palo Alto": what stands before is no quality of it.
		default:
			p := .8
			if a.namesTable(a.tokens[i]) {
				p = .92 // said of the rows in so many words
			}
			add(phrase{start, i, quality, p, false})
		}
	}
	if a.named && a.open() && len(out) == 0 && from == 0 {
		// "what do people say about the service?": the question is the text's to answer as it stands.
		out = append(out, phrase{from, to, asked, .85, false})
		return out
	}
	// What is left as a noun after "best": "the best burgers", "any good pastries".
	for i := from; i < to; i++ {
		if used[i-from] || a.explained[i] || !a.content(i) {
			continue
		}
		start := i
		for i < to && !used[i-from] && !a.explained[i] && (a.content(i) || a.word(i) == "and" || a.word(i) == "or") &&
			(i == start || a.gaps[i] == none) {
			i++
		}
		p, k := .3, having
		if value := a.valueBefore(start); value < start && !a.fragment {
			if i == start+1 && lexicon.is("house", a.word(start)) {
				continue // "sushi bar", "steak house"
			}
			// "Korean BBQ", "Thai takeout": the value belongs to what is wanted.
			add(phrase{start, i, serving, .7, false})
			if n := len(out); n > 0 && out[n-1].i == start {
				out[n-1].i = value
			}
			continue
		}
		if lexicon.is("adverb", a.word(start)) && start > from && i == start+1 {
			add(phrase{start - 1, i, doing, .85, false}) // "eat outside"
			continue
		}
		if a.bestBefore(start) || lexicon.is("getting", a.word(start-1)) {
			p, k = .85, serving
		} else if adjective(a.word(i - 1)) {
			p, k = .72, quality
		} else if start == from && len(out)+len(a.linked) == 0 && i-start <= 2 {
			p = .8 // "burritos", "ice cream in Porto": that is what is wanted
		} else if start == from || a.word(start-1) == "some" || a.word(start-1) == "any" || a.word(start-1) == "a" {
			p = .55
		} else if a.fragment || a.named {
			p = .85 // "what about parking?": nothing else is said
		}
		if a.superlate && len(out) > 0 {
			p *= .5
		}
		add(phrase{start, i, k, p, false})
	}
	return out
}

// said reports whether token i is what a statement is about that is neither the rows nor people: "the service is slow".
func (a *ask) said(i, from int) bool {
	if i < from || a.explained[i] || a.namesTable(a.tokens[i]) {
		return false
	}
	switch a.word(i) {
	case "food", "service", "seating", "atmosphere", "staff", "ambiance", "decor", "music", "parking":
		return true
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

// split takes "great views or a relaxed atmosphere" apart where both sides say something.
func (a *ask) split(f phrase) []phrase {
	for k := f.i + 1; k < f.j-1; k++ {
		if w := a.word(k); (w == "and" || w == "or") && a.telling(f.i, k) && a.telling(k+1, f.j) && a.whole(f, k) ||
			a.gaps[k] == comma && a.telling(f.i, k) && a.telling(k, f.j) {
			left, right := f, f
			left.j, right.i = k, k
			if a.gaps[k] != comma {
				right.i = k + 1
			}
			negated := lexicon.is("not", a.word(right.i))
			for right.i < right.j && (a.hollow(right.i) || lexicon.is("not", a.word(right.i))) {
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

// whole reports whether both sides of the "and" at k stand alone: not "a free or low cost parking lot", "quick and
// unique dining", where the first word belongs to the last.
func (a *ask) whole(f phrase, k int) bool {
	if w := a.word(k + 1); w == "a" || w == "an" || w == "the" {
		return true
	}
	return !adjective(a.word(k-1)) || f.kind == quality
}

// condition1 decides whether a phrase is a condition on a text, and on which.
func (a *ask) condition1(f phrase, said map[string]bool) {
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
	}
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

// offered reports whether the list of what can be had holds something of that name.
func (a *ask) offered(f phrase) bool {
	if a.in.Values == nil {
		return false
	}
	for _, m := range a.in.Values.Lookup(a.words(f), 8) {
		if m.How != schema.Misspelt && m.Table == a.table.Name && m.Column == a.roles.offers.Name {
			return true
		}
	}
	return false
}
