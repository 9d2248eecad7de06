package names

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// maxLetters is the maximum length of a part that is split.
const maxLetters = 40

// An expansion is one way to spell out a name, or its beginning.
type expansion struct {
	pieces []piece
	cost   float64
}

// A piece is a run of letters in a name, with the words that they stand for.
type piece struct {
	at            int // position of its first letter in the name
	part          int // position in the name of the part that it belongs to
	short         string
	words         string
	cost          float64
	positionCosts positionCost
	alien         bool // neither a known word nor a short form
}

// last returns the last word of a reading.
func (r expansion) last() string {
	if len(r.pieces) == 0 {
		return ""
	}
	last := r.pieces[len(r.pieces)-1].words
	return last[strings.LastIndexByte(last, ' ')+1:]
}

// beam is the number of partial readings that are kept.
const beam = 12

// search returns readings of a name, the likeliest first.
func (r *Reader) search(name string) []expansion {
	parts := Split(name)
	ways := []expansion{{}}
	at, length := 0, len(strings.Join(parts, ""))
	apart := strings.Contains(name, "_") || name == strings.ToLower(name)
	for _, part := range parts {
		if small := functionWords[part] || text.Stop(part); small && !apart &&
			part != "no" { // "Us" in FoundUsBy is not a user
			for i, way := range ways {
				ways[i] = r.next(way, piece{at: at, part: at, short: part, words: part}, false)
			}
		} else {
			ways = r.part(ways, part, at, length)
		}
		at += len(part)
	}
	return ways
}

// part extends readings by the ways to split a part.
func (r *Reader) part(ways []expansion, part string, at, length int) []expansion {
	n := len(part)
	best := make([][]expansion, n+1)
	best[0] = ways
	if n == 1 || n > maxLetters || strings.Trim(part, "abcdefghijklmnopqrstuvwxyz") != "" {
		for _, w := range ways {
			best[n] = keepBest(best[n], r.next(w, piece{at: at, part: at, short: part, words: part, alien: true}, false))
		}
		return best[n]
	}
	for end := shortestPiece(part); end <= n; end++ {
		for from := max(0, end-longest); from < end; from++ {
			if len(best[from]) == 0 {
				continue
			}
			whole := from == 0 && end == n
			last := 0
			if at+end == length {
				last = 1
			}
			for _, p := range r.pieces(part[from:end]) {
				if p.words == "no" && (at+from > 0 || at+from+2 == length) {
					continue // "no" is short for number unless it begins a name
				}
				if !whole && !p.within(from == 0 && end == 2) {
					continue
				}
				p.at, p.part = at+from, at
				p.cost += positionWeight * p.positionCosts[last]
				for _, way := range best[from] {
					best[end] = keepBest(best[end], r.next(way, p, from > 0))
				}
			}
		}
	}
	return best[n]
}

// shortestPiece returns the minimum number of letters in a part's first piece: all of them if the part is an English
// word.
func shortestPiece(part string) int {
	if n := len(part); n > mostlyShort && n <= longest && (lang.IsKnown(part) || lang.IsDerived(part)) {
		return n
	}
	return 1
}

// within adds the cost of a piece that is shorter than its part, and reports whether it may be there. beginning means
// that it is the first two letters of the part.
func (p *piece) within(beginning bool) bool {
	if p.alien && len(p.short) > mostlyShort {
		return false
	}
	if p.words == p.short && (affixWords[p.words] || (functionWords[p.words] || text.Stop(p.words)) && p.words != "id") {
		p.cost += small
	}
	if beginning && !p.alien {
		p.cost += begunPart
	}
	return true
}

// next returns a reading extended by a piece.
func (r *Reader) next(way expansion, p piece, joined bool) expansion {
	out := expansion{append(way.pieces[:len(way.pieces):len(way.pieces)], p), way.cost + p.cost}
	if joined {
		out.cost += join
	}
	first, _, _ := strings.Cut(p.words, " ")
	if last := way.last(); last == first {
		out.cost += repeatCost
	} else {
		out.cost -= r.all.follow[[2]string{last, first}]
	}
	return out
}

// affixWords lists words that begin or end other words more often than they occur in names: chargeable, tryout,
// overpayment.
var affixWords = text.Set("able out over under off down ship less for the and pre sub per con ion ing ate ant ism men")

// longest is the maximum length of a word in a name.
const longest = 18

// keepBest adds a reading to the best ones.
func keepBest(list []expansion, x expansion) []expansion {
	at := len(list)
	for at > 0 && list[at-1].cost > x.cost {
		at--
	}
	if at == beam {
		return list
	}
	list = append(list, expansion{})
	copy(list[at+1:], list[at:])
	list[at] = x
	return list[:min(len(list), beam)]
}
