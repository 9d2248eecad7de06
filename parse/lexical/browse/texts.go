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
	quality  kind = iota // "romantic": is it romantic?
	having               // "outdoor seating": does it have outdoor seating?
	serving              // "pulled pork": does it serve pulled pork?
	purpose              // "a first date": is it good for a first date?
	doing                // "watch sports": is it a good place to watch sports?
	asked                // a question of its own: it is put as it is
	allowing             // "allows dogs": does it allow dogs?
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
	"for": purpose, "to": doing, "allow": allowing, "allows": allowing, "is": quality, "are": quality, "be": quality,
	"especially": serving, "without": having, "no": having,
}

// phrases finds the unexplained phrases of one sentence.
func (a *ask) phrases(from, to int) []phrase {
	var out []phrase
	used := make([]bool, to-from)
	add := func(p phrase) {
		// Of "vegan options and live music" the options are vegan, and explained with them.
		for p.i < p.j && (p.i > from && a.explained[p.i-1] && lexicon.is("generic", a.word(p.i)) || used[p.i-from] ||
			a.hollow(p.i) && (p.kind != doing || a.namesTable(a.tokens[p.i]))) {
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
		if lexicon.is("skipclause", a.word(i)) || a.word(i) == "such" && a.word(i+1) == "as" {
			// "since we are near the ocean", "such as …" add nothing that must hold.
			for ; i < to; i++ {
				used[i-from] = true
			}
			break
		}
		k, ok := triggers[a.word(i)]
		after := i + 1
		if a.contracted(i) {
			k, ok = triggers[strings.TrimSuffix(a.word(i), "n")] // "isn't crowded" is said as "is crowded" is
			after = i + 2
		}
		if !ok {
			continue
		}
		start, own := after, false
		if w := a.word(start); w == "my" || w == "our" || w == "his" || w == "her" {
			if k != purpose {
				continue // "with my partner" says who comes along, "for my partner's birthday" what is wanted
			}
			start, own = start+1, true
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
		}
		add(phrase{start, end, k, p, own})
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
		for i < to && !used[i-from] && !a.explained[i] && (i == start || a.gaps[i] == none) &&
			(a.content(i) || a.word(i) == "and" || a.word(i) == "or" || a.hyphen(i)) {
			i++
		}
		p, k := .3, having
		if value := a.valueBefore(start); value < start && !a.fragment {
			// "Korean BBQ", "Thai takeout": the value belongs to what is wanted.
			add(phrase{start, i, serving, .7, false})
			if n := len(out); n > 0 && out[n-1].i == start {
				out[n-1].i = value
			}
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
		add(phrase{start, i, k, p, false})
	}
	return out
}

// split takes "great views or a relaxed atmosphere" apart where both sides say something.
func (a *ask) split(f phrase) []phrase {
	for k := f.i + 1; k < f.j-1; k++ {
		if w := a.word(k); (w == "and" || w == "or") && a.telling(f.i, k) && a.telling(k+1, f.j) ||
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
