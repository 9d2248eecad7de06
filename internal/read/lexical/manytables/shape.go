package manytables

import (
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// shapeOf returns the features by which the form of the query is told from the question: its words, the same with
// names and values replaced by what they name, and counts of what is named where.
func shapeOf(q *question) []uint64 {
	s := shaper{q: q, seen: map[uint64]bool{}, sure: q.sure}
	s.words()
	s.surface()
	s.skeleton()
	s.counts()
	s.add("bias")
	return s.out
}

type shaper struct {
	q    *question
	sure []int // by word, how surely it is a value
	seen map[uint64]bool
	out  []uint64
}

func (s *shaper) add(template string, args ...uint64) {
	h := mix(words.Hash(template), args...)
	if !s.seen[h] {
		s.seen[h] = true
		s.out = append(s.out, h)
	}
}

// Placeholders of the delexicalised question.
var (
	holdNumber = words.Hash("#number")
	holdValue  = words.Hash("#value")
	holdTable  = words.Hash("#table")
	holdColumn = words.Hash("#column")
	holdPart   = words.Hash("#part")
	holdOther  = words.Hash("#other")
	holdComma  = words.Hash("#comma")
)

// role returns the placeholder of a word, or 0 where the word stands for itself.
func (s *shaper) role(i int) uint64 {
	q, w := s.q, &s.q.words[i]
	switch {
	case w.Numeric:
		return holdNumber
	case q.cover[i]&byValue != 0 && (q.capital[i] || s.sure[i] >= 2):
		return holdValue
	case filler[w.Text]:
		return 0
	case q.cover[i]&byTable != 0:
		return holdTable
	case q.cover[i]&byColumn != 0:
		return holdColumn
	case q.cover[i]&byPart != 0:
		return holdPart
	}
	return 0
}

// words adds word n-grams, plain and delexicalised, with the question's beginning and end in greater length.
func (s *shaper) words() {
	var plain, roles []uint64
	for i := range s.q.words {
		w := s.q.word(i)
		plain = append(plain, w)
		if r := s.role(i); r != 0 {
			if len(roles) > 0 && roles[len(roles)-1] == r {
				continue
			}
			w = r
		}
		roles = append(roles, w)
	}
	for l := 3; l <= 9 && l <= len(roles); l++ {
		s.add("begins", mix(1, roles[:l]...))
	}
	for l := 2; l <= 6 && l <= len(roles); l++ {
		s.add("ends", mix(2, roles[len(roles)-l:]...))
	}
	for i := 0; i+4 <= len(roles); i++ {
		s.add("r4", roles[i:i+4]...)
	}
	grams := func(template string, seq []uint64) {
		seq = append(append([]uint64{beforeFirst}, seq...), afterLast)
		for i := range seq {
			for l := 1; l <= 3 && i+l <= len(seq); l++ {
				s.add(template, seq[i:i+l]...)
			}
		}
		if len(seq) > 2 {
			s.add("skip"+template, seq[0], seq[2])
		}
	}
	grams("w", plain)
	grams("r", roles)
}

// surface adds the delexicalised beginning with its commas: "the #column, #column and #column of …".
func (s *shaper) surface() {
	var seq []uint64
	for i := range s.q.words {
		if s.q.comma[i] {
			seq = append(seq, holdComma)
		}
		w := s.q.words[i].ID
		if !filler[s.q.words[i].Text] {
			switch c := s.q.cover[i]; {
			case c&(byColumn|byPart) != 0:
				w = holdColumn
			case c&byTable != 0:
				w = holdTable
			case c&byValue != 0:
				w = holdValue
			default:
				w = holdOther
			}
		}
		if len(seq) == 0 || seq[len(seq)-1] != w || w != holdColumn {
			seq = append(seq, w)
		}
	}
	for l := 3; l <= 9 && l <= len(seq); l++ {
		s.add("surface", mix(3, seq[:l]...))
	}
	for l := 3; l <= 5; l++ {
		for i := 0; i+l <= len(seq); i++ {
			s.add("s", seq[i:i+l]...)
		}
	}
}

// valueness tells of every word how surely it is a value, from not at all to surely.
func (q *question) valueness() []int {
	out := make([]int, len(q.words))
	for _, v := range append(append([]value(nil), q.values...), q.loose...) {
		if v.a < 0 || v.a >= len(q.words) {
			continue
		}
		named := q.cover[v.a]&(byTable|byColumn) != 0
		sure := 0
		switch v.how {
		case cell:
			sure = 2
			if v.b-v.a > 1 || q.capital[v.a] {
				sure = 3
			} else if named {
				sure = 1
			}
		case stemmed, misspelt, partly:
			if q.capital[v.a] && !named {
				sure = 3
			} else if !named {
				sure = 1
			}
		case quoted:
			sure = 4
		case initial:
			sure = 3
		case capitals:
			sure = 2
		}
		for j := v.a; j < v.b; j++ {
			out[j] = max(out[j], sure)
		}
	}
	return out
}

// counted are words whose meaning depends on how many values stand beside them.
var counted = text.Set("or and both not but than between either each most least more never any top every average different all")

// clauseWords end the part of a question that says what is wanted.
var clauseWords = text.Set("with whose where who that which for sorted ordered order in by from each per have has")

// counts adds how many values, numbers, columns and tables are named.
func (s *shaper) counts() {
	q := s.q
	n := len(q.words)
	sure := s.sure
	var values [4]uint64 // by certainty
	first := n
	for i := range n {
		if sure[i] >= 3 && i < first {
			first = i
		}
		if sure[i] > 0 && (i == 0 || sure[i-1] != sure[i]) {
			values[min(sure[i], 3)]++
		}
	}
	c1, c2, c3 := min(values[1], 3), min(values[2], 3), min(values[3], 3)
	var numbers, inWordsCount, implied, cells uint64
	for _, v := range q.loose {
		if v.how == digits && sure[v.a] < 3 {
			numbers++
		} else if v.how == inWords {
			inWordsCount++
		}
	}
	for _, v := range q.values {
		if v.how >= initial && v.how <= either {
			implied = 1
		}
		if v.how == cell {
			cells++
		}
	}
	numbers, inWordsCount = min(numbers, 3), min(inWordsCount, 2)
	s.add("c3", c3)
	s.add("c32", c3+c2)
	s.add("c3n", c3, numbers)
	s.add("call", c3, c2, c1)
	s.add("cn", c3+c2+numbers)
	s.add("cnw", c3+c2, numbers, inWordsCount)
	s.add("implied", implied, c3)
	s.add("numbers", numbers, inWordsCount)
	s.add("cells", min(cells, 4))
	for i := range q.words {
		if counted[q.words[i].Text] {
			s.add("counted", q.words[i].ID, c3+c2, numbers)
		}
	}
	columns, early := s.namedColumns()
	w0, w1 := q.word(0), q.word(1)
	s.add("columns", columns)
	s.add("early", early)
	s.add("earlyw", early, w0, w1)
	s.add("earlyc", early, columns)
	named := uint64(0)
	for _, ms := range q.tables {
		if len(ms) > 0 && ms[0].level >= whole {
			named++
		}
	}
	s.add("tables", min(named, 3))
	s.add("long", uint64(n/4))
	commas := min(uint64(strings.Count(q.text, ",")), 4)
	s.add("commas", commas)
	s.add("commasw", commas, w0, w1)
}

// namedColumns counts the columns that are named, in all and before the first word that begins a clause.
func (s *shaper) namedColumns() (all, early uint64) {
	q := s.q
	ahead := true
	for i := range q.words {
		if i > 2 && clauseWords[q.words[i].Text] {
			ahead = false
		}
		isColumn := q.cover[i]&byColumn != 0 && !filler[q.words[i].Text]
		goesOn := i+1 < len(q.words) && q.cover[i+1]&byColumn != 0 && !filler[q.words[i+1].Text]
		if isColumn && !goesOn {
			all++
			if ahead {
				early++
			}
		}
	}
	return min(all, 5), min(early, 5)
}

// skeleton adds n-grams of nothing but cues and what is named: "#cue:each #column #cue:highest".
func (s *shaper) skeleton() {
	var seq []uint64
	add := func(x uint64) {
		if len(seq) == 0 || seq[len(seq)-1] != x {
			seq = append(seq, x)
		}
	}
	for i := range s.q.words {
		if c := s.q.cues[i]; c != noCue {
			add(mix(holdOther, uint64(c)))
			s.add("cue", uint64(c))
		} else if r := s.role(i); r != 0 {
			add(r)
		} else if questionWords[s.q.words[i].Text] {
			add(s.q.words[i].ID)
		}
	}
	seq = append(append([]uint64{beforeFirst}, seq...), afterLast)
	for i := range seq {
		for l := 2; l <= 5 && i+l <= len(seq); l++ {
			s.add("k", seq[i:i+l]...)
		}
	}
	for l := 6; l <= 10 && l <= len(seq); l++ {
		s.add("k0", mix(4, seq[:l]...))
	}
}

// questionWords and prepositions hold the skeleton together.
var questionWords = text.Set("what which who where when how of in for with that have has by than from to")
