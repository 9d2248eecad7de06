// Package match decides whether a sentence says so, says otherwise or does not say what a question asks. One matcher
// serves every question and every text: it knows how words hang together, how sentences deny, limit and praise, and
// nothing of any trade.
package match

import (
	"bytes"
	_ "embed"
	"fmt"
	"sync"

	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// Stance is what a sentence, or a text, says to a question: probabilities that sum to 1.
type Stance struct{ For, Against, Silent float64 }

// Matcher may be used by many goroutines; what it was taught is made ready when something is first asked.
type Matcher struct {
	lexicon *lexicon.Lexicon
	rarity  func(stem string) float64
	network *network
	taught  memory // by the owner of the data
	known   memory // of many trades
}

// Options are what a matcher rests on.
type Options struct {
	Lexicon *lexicon.Lexicon          // words that praise and blame
	Rarity  func(stem string) float64 // how much a word says
	Model   weights.Set               // trained weights in place of the embedded ones
	Known   []Taught                  // with Model: what is known, in place of the embedded sentences
	Taught  []Taught                  // what the owner of the data taught
}

//go:embed trades.txt
var tradesFile []byte

//go:embed match.bin
var modelFile []byte

var embedded = weights.Embedded("matching model", modelFile, networkOf)

// New makes a matcher.
func New(o Options) (*Matcher, error) {
	m := &Matcher{lexicon: o.Lexicon, rarity: o.Rarity}
	known := o.Known
	var err error
	if o.Model != nil {
		m.network, err = networkOf(o.Model)
	} else if known, err = Trades(); err == nil {
		m.network, err = embedded()
	}
	if err != nil {
		return nil, err
	}
	m.known, m.taught = m.remember(known), m.remember(o.Taught)
	return m, nil
}

// Teach returns a matcher that was taught this, in the place of what it was taught; what it knows besides is shared.
func (m *Matcher) Teach(taught []Taught) *Matcher {
	other := *m
	other.taught = m.remember(taught)
	return &other
}

// Judge tells what each sentence of a text says to a question: as a whole, or where one of its clauses says so by
// itself, or says so of one of several things between which "or" stands. Of nil nothing is told.
func (m *Matcher) Judge(q *Question, text []*Sentence) []Stance {
	out := make([]Stance, len(text))
	j := judging{Matcher: m}
	for i, s := range text {
		if s != nil {
			out[i] = j.judge(q, s)
		}
	}
	return out
}

// judging is what judging one sentence after the other needs.
type judging struct {
	*Matcher
	met  meeting
	seen noticed
}

func (j *judging) judge(q *Question, s *Sentence) Stance {
	if !j.met.meet(q, s) {
		return Stance{Silent: 1}
	}
	j.met.relate(s)
	out := j.say(s)
	more := func(s *Sentence) {
		if x := j.say(s); x.For > out.For && x.For > x.Against {
			out.For, out.Silent = x.For, max(0, 1-x.For-out.Against)
		}
	}
	clauses := func() {
		for _, c := range s.clauses {
			if j.met.touches(c) {
				more(c)
			}
		}
	}
	clauses()
	for _, one := range q.either {
		if j.met.meet(one, s) {
			j.met.relate(s)
			more(s)
			clauses()
		}
	}
	return out
}

// say is what the sentence that was met says, or a clause of it.
func (j *judging) say(s *Sentence) Stance {
	j.readOnce(s)
	q := j.met.q
	if len(s.means.stems) == 0 { // "No." answers what somebody else asked
		return Stance{Silent: 1}
	}
	j.seen.notice(j.Matcher, &j.met, s, "")
	p := j.network.probabilities(q, s, &j.seen)
	out := Stance{For: p[saysSo], Against: p[saysOtherwise], Silent: p[saysNothing]}
	if !j.seen.denies() {
		out.Silent += out.Against
		out.Against = 0
	}
	if q.negated {
		out.For, out.Against = out.Against, out.For
	}
	return out
}

// Trades is what the embedded matcher was taught.
var Trades = sync.OnceValues(func() ([]Taught, error) {
	taught, err := ReadTaught(bytes.NewReader(tradesFile))
	if err != nil {
		return nil, fmt.Errorf("the embedded sentences: %w", err)
	}
	return taught, nil
})
