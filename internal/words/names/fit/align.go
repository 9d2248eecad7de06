package fit

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/names"
)

// A spelled name is a line of training/names.tsv: a table or column name from some trade, with its meaning.
type spelled struct {
	trade, table, name string
	says               []string
}

// readSpelled reads the names of the trades that keep accepts.
func readSpelled(file string, keep func(trade int) bool) ([]spelled, error) {
	in, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	var out []spelled
	trades := map[string]int{}
	scan := bufio.NewScanner(in)
	for scan.Scan() {
		fields := strings.Split(scan.Text(), "\t")
		if len(fields) != 4 {
			return nil, fmt.Errorf("%s: not four fields in %q", file, scan.Text())
		}
		at, ok := trades[fields[0]]
		if !ok {
			at = len(trades)
			trades[fields[0]] = at
		}
		if keep(at) {
			out = append(out, spelled{fields[0], fields[1], fields[2], strings.Split(fields[3], "/")})
		}
	}
	return out, scan.Err()
}

// A pairing is letters of a name with the words they stand for.
type pairing struct {
	short, long string
	ends        bool // nothing follows in the name
}

// An alignment pairs the parts of a name with the words of a phrase.
type alignment struct {
	pairs []pairing
	cost  float64
}

// The costs of pairing letters with words, small against the cost of leaving some out.
const (
	cutShort  = 1.0
	initialed = 1.2 // the initials of several words
	irregular = 3.0 // a whole part without matching letters
	moreWords = .5  // … each further word
	leftPart  = 2.9
	leftWord  = 2.5
)

// align pairs the letters of a name with the words of the phrase it fits best. Known pairs are used
// even without matching letters.
func align(name string, says []string, known map[[2]string]bool) alignment {
	parts := names.Split(name)
	var best alignment
	for i, s := range says {
		if got := alignPhrase(parts, strings.Fields(s), known); i == 0 || got.cost < best.cost {
			best = got
		}
	}
	return best
}

// alignPhrase is align for one phrase: the cheapest path from the beginnings of both to their ends.
func alignPhrase(parts, words []string, known map[[2]string]bool) alignment {
	type state struct {
		alignment
		reached bool
	}
	now := make([]state, len(words)+1)
	now[0].reached = true
	extend := func(to *state, from state, cost float64, p ...pairing) {
		if cost += from.cost; !to.reached || cost < to.cost {
			*to = state{alignment{append(slices.Clip(from.pairs), p...), cost}, true}
		}
	}
	skip := func(states []state) {
		for w := range words {
			if states[w].reached {
				cost := leftWord
				if names.Between(words[w]) {
					cost = .1
				}
				extend(&states[w+1], states[w], cost)
			}
		}
	}
	skip(now)
	for i, part := range parts {
		within := make([][]state, len(part)+1)
		for at := range within {
			within[at] = make([]state, len(words)+1)
		}
		within[0] = now
		for from := range part {
			for w, s := range within[from] {
				if !s.reached {
					continue
				}
				for end := from + 1; end <= len(part); end++ {
					chunk, whole := part[from:end], end == len(part) && from == 0
					for n := 1; w+n <= len(words) && n <= mostWords; n++ {
						if cost, ok := pairs(chunk, words[w:w+n], whole || known[[2]string{chunk, words[w]}]); ok {
							extend(&within[end][w+n], s, cost,
								pairing{chunk, strings.Join(words[w:w+n], " "), end == len(part) && i == len(parts)-1})
						}
					}
				}
				if from == 0 {
					extend(&within[len(part)][w], s, leftPart)
				}
			}
			skip(within[from+1])
		}
		now = within[len(part)]
	}
	return now[len(words)].alignment
}

// mostWords is the maximum number of words for one part of a name.
const mostWords = 6

// pairs is the cost of pairing letters with these words.
func pairs(chunk string, words []string, whole bool) (float64, bool) {
	phrase := strings.Join(words, " ")
	switch {
	case names.Between(words[0]) || names.Between(words[len(words)-1]):
		if len(words) == 1 || !names.Derives(chunk, phrase) {
			return 0, chunk == phrase
		}
	case chunk == strings.Join(words, ""):
		return 0, true
	case len(words) == 1 && inflects(chunk, phrase):
		return .2, true
	}
	switch {
	case len(words) > 1 && names.Derives(chunk, phrase):
		return initialed, true
	case len(words) == 1 && names.Derives(chunk, phrase):
		return cutShort, true
	case len(words) == 1 && whole && chunk == phrase[:1]:
		return initialed, true
	case whole && len(chunk) > 1:
		return irregular + moreWords*float64(len(words)-1), true
	}
	return 0, false
}

// A place counts how often a short form occurred inside a name, and at its end.
type place struct{ inside, ends int }

// addSpelled counts, trade by trade, what short forms stand for, and which words are adjacent.
func (f *fitting) addSpelled(list []spelled) {
	known := map[[2]string]bool{}
	for _, s := range list {
		for _, p := range align(s.name, s.says, nil).pairs {
			known[[2]string{p.short, p.long}] = len(p.short) > 1
		}
	}
	for len(list) > 0 {
		n := 0
		for n < len(list) && list[n].trade == list[0].trade {
			n++
		}
		f.addTrade(list[:n], known)
		list = list[n:]
	}
}

// addTrade counts the names of one trade.
func (f *fitting) addTrade(list []spelled, known map[[2]string]bool) {
	const everywhere, times = "any", 20 // names of all trades together, and the number of trades they count as
	each := 1
	if list[0].trade == everywhere {
		each = times
	}
	d := &database{}
	said, written, paired := map[string]bool{}, map[string]bool{}, map[[2]string]bool{}
	for _, s := range list {
		for _, words := range s.says {
			fields := strings.Fields(words)
			for i, w := range fields {
				said[w] = true
				if i > 0 {
					f.beside(d, fields[i-1], w)
				}
			}
		}
		for _, p := range align(s.name, s.says, known).pairs {
			switch {
			case len(p.short) < 2 || strings.Trim(p.short, letters) != "":
			case p.short == strings.ReplaceAll(p.long, " ", "") && (len(p.short) > 2 || names.Inside(p.short)):
				written[p.short] = true
			case p.short == p.long || !inflects(p.short, p.long):
				paired[[2]string{p.short, p.long}] = true
				if each == 1 {
					f.stood([2]string{p.short, p.long}, p.ends)
				}
			}
		}
	}
	for w := range said {
		f.seen[w] = f.seen[w] || strings.Trim(w, letters) == ""
		f.spoken[w]++
	}
	for w := range written {
		f.words[w]++
	}
	for p := range paired {
		f.pairs[p] += each
	}
	if each == 1 {
		f.trades[list[0].trade] = said
	}
}

// stood records a place of a short form.
func (f *fitting) stood(pair [2]string, ends bool) {
	at := f.places[pair]
	if ends {
		at.ends++
	} else {
		at.inside++
	}
	f.places[pair] = at
}
