package dual

import (
	"context"
	"math"
	"strings"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/words/text"
)

// Candidates are possible answers with their features. The first stands for "none of them".
type Candidates struct {
	answers  []Answer
	features [][]float32
}

// Answers are the candidates; the first stands for none of them.
func (c *Candidates) Answers() []Answer { return c.answers }

// Only keeps candidates of the given kinds, from documents of the given kinds.
func (c *Candidates) Only(keep func(k Kind) bool) *Candidates {
	out := &Candidates{}
	for i := range c.answers {
		if k := c.answers[i].Kind; k == None || keep(k) {
			out.answers, out.features = append(out.answers, c.answers[i]), append(out.features, c.features[i])
		}
	}
	return out
}

// Features of a candidate. Shares are of the question's information: rare words count more.
const (
	isNone = iota
	isSpan
	isCell
	isQuery
	documentShare // rank of its document: log-odds against the best
	documentGap   // … score minus the best, divided by five
	kindGap       // best score of its kind of document minus that of the other kind, divided by five
	documentPlace // rank among its kind
	reckons
	asked        = iota // one position per kind of question
	agreeing     = iota + joint.QuestionKinds - 1
	agreeingKind // a candidate of another kind agrees
	numeric      // the answer is a number
	year
	digits // … holds a number
	capital
	length  // words of the answer
	overlap // share of the answer's words that occur in the question
	saidAll
	spanScore
	spanGap // against the best
	spanPlace
	quoteShare // share of the question in its sentence or row
	quoteGap   // … relative to the best sentence or row
	partShare
	headerAsked // share of the header's words that occur in the question
	headerFocus // the header is what is asked for
	rowRest     // share of the question in the row without the cell
	parsed      // probability by the parser
	parsedLog
	parsedGap // against the table's best
	counts
	extreme // max or min
	sums    // sum or avg
	conditions
	several // values
	zero
	unused     // share of the question missing in the query
	unusedGap  // … relative to the query that covers most
	parsedRank // probability times rank of its document
	features
)

// finding is a question being answered.
type finding struct {
	*Answerer
	question string
	asked    joint.Asked
	weights  map[string]float64 // of the question's content stems
	total    float64
	out      Candidates
}

// Candidates finds possible answers in documents of the given kinds.
func (a *Answerer) Candidates(ctx context.Context, question string, kinds joint.Kinds) (*Candidates, error) {
	tokens := text.Tokens(question)
	f := &finding{Answerer: a, question: question, asked: joint.Ask(tokens), weights: map[string]float64{}}
	rarity := a.rarity()
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) && f.weights[t.Stem] == 0 {
			f.weights[t.Stem] = rarity.Of(t.Stem) + .05
			f.total += f.weights[t.Stem]
		}
	}
	f.add(Answer{Kind: None})
	texts, tables := a.found(question, kinds)
	if err := f.spans(ctx, texts); err != nil {
		return nil, err
	}
	for i := range tables {
		if i < tablesRead {
			f.cells(&tables[i])
		}
		if a.Asker == nil {
			continue
		}
		if err := f.queries(ctx, &tables[i]); err != nil {
			return nil, err
		}
	}
	f.compare()
	return &f.out, nil
}

// place is a document with its rank.
type place struct {
	joint.Found
	place           int // among its kind
	share, gap, own float32
}

// found returns the first tables and the first parts of texts.
func (a *Answerer) found(question string, kinds joint.Kinds) (texts, tables []place) {
	ranked := a.Index.Ranked(question, kinds)
	seen := map[int]bool{}
	for _, r := range ranked {
		list := &texts
		if a.Index.Document(r.Document).Table() {
			if list = &tables; seen[r.Document] {
				continue
			}
			seen[r.Document] = true
		}
		if len(*list) == ofEachKind {
			continue
		}
		gap := r.Score - ranked[0].Score
		*list = append(*list, place{Found: r, place: len(*list), share: float32(math.Exp(gap)), gap: clip(gap / 5)})
	}
	if len(texts) > 0 && len(tables) > 0 {
		own := clip((texts[0].Score - tables[0].Score) / 5)
		for i := range texts {
			texts[i].own = own
		}
		for i := range tables {
			tables[i].own = -own
		}
	}
	return texts, tables
}

// clip limits a feature to the range of the trees' bins.
func clip(x float64) float32 { return float32(max(-2, min(2, x))) }

// add adds a candidate and returns its features, the common ones filled in.
func (f *finding) add(a Answer) []float32 {
	x := make([]float32, features)
	x[int(a.Kind)] = 1
	x[asked+f.asked.Kind] = 1
	if f.asked.Reckons {
		x[reckons] = 1
	}
	f.out.answers, f.out.features = append(f.out.answers, a), append(f.out.features, x)
	if len(a.Values) == 1 {
		f.lookAt(a.Values[0], x)
	}
	return x
}

// addFrom adds a candidate from a document.
func (f *finding) addFrom(p *place, a Answer) []float32 {
	a.Document = p.Document
	x := f.add(a)
	x[documentShare], x[documentGap], x[kindGap], x[documentPlace] = p.share, p.gap, p.own, float32(p.place)/ofEachKind
	return x
}

// lookAt fills in features of the answer's form.
func (f *finding) lookAt(answer string, x []float32) {
	n, held := 0, 0
	for i, t := range text.Tokens(answer) {
		if !t.Word {
			continue
		}
		n++
		if t.Digit {
			x[digits] = 1
		}
		if i == 0 && t.Upper {
			x[capital] = 1
		}
		if f.weights[t.Stem] > 0 || text.Stop(t.Lower) {
			held++
		}
	}
	key := Key([]string{answer})
	if strings.Trim(key, "0123456789.e+-") == "" && key != "" {
		x[numeric] = 1
		if len(key) == 4 && (key[0] == '1' || key[0] == '2') {
			x[year] = 1
		}
	}
	x[length] = float32(min(n, 20)) / 20
	if n > 0 {
		if x[overlap] = float32(held) / float32(n); held == n {
			x[saidAll] = 1
		}
	}
}

// share is the share of the question's information in some texts.
func (f *finding) share(texts ...string) float32 {
	held := map[string]bool{}
	sum := 0.0
	for _, s := range texts {
		for _, stem := range text.Words(s) {
			if !held[stem] {
				held[stem] = true
				sum += f.weights[stem]
			}
		}
	}
	return float32(sum / (f.total + 1e-9))
}

// spans adds the likeliest spans of the texts' best parts.
func (f *finding) spans(ctx context.Context, texts []place) error {
	bodies := make([]string, len(texts))
	for i, p := range texts {
		bodies[i] = f.Index.Document(p.Document).Text[p.From:p.To]
	}
	found, err := f.Spans.Spans(ctx, f.question, bodies, spansTaken)
	if err != nil {
		return err
	}
	for i := range texts {
		all := f.share(f.Index.Document(texts[i].Document).Title, bodies[i])
		for k, s := range found[i] {
			x := f.addFrom(&texts[i], Answer{Kind: Span, Values: []string{s.Text}, Quote: s.Quote})
			x[spanScore], x[spanPlace] = clip(s.Score/10), float32(k)/spansTaken
			x[quoteShare], x[partShare] = f.share(s.Quote), all
		}
	}
	return nil
}

// cells adds the cells of the rows that cover most of the question.
func (f *finding) cells(p *place) {
	d := f.Index.Document(p.Document)
	type row struct {
		number int
		share  float32
	}
	var rows []row
	repeated := d.Title + " " + strings.Join(d.Header, " ")
	for r := p.From; r < p.To; r++ {
		at := row{r, f.share(append([]string{repeated}, d.Rows[r]...)...)}
		k := len(rows)
		for k > 0 && rows[k-1].share < at.share {
			k--
		}
		rows = append(rows[:k], append([]row{at}, rows[k:]...)...)
		rows = rows[:min(len(rows), rowsTaken)]
	}
	for _, r := range rows {
		cells := d.Rows[r.number]
		for c, cell := range cells {
			if strings.TrimSpace(cell) == "" || c >= len(d.Header) {
				continue
			}
			x := f.addFrom(p, Answer{Kind: Cell, Values: []string{cell}, Quote: d.Line(r.number)})
			x[quoteShare], x[partShare] = r.share, r.share
			x[headerAsked] = f.part(d.Header[c])
			if f.asked.Focus != "" && strings.Contains(" "+strings.Join(text.Words(d.Header[c]), " ")+" ", " "+f.asked.Focus+
				" ") {
				x[headerFocus] = 1
			}
			rest := append([]string{repeated}, cells[:c]...)
			x[rowRest] = f.share(append(rest, cells[c+1:]...)...)
		}
	}
}

// part is the share of a name's words that occur in the question.
func (f *finding) part(name string) float32 {
	stems := text.Words(name)
	n := 0
	for _, s := range stems {
		if f.weights[s] > 0 {
			n++
		}
	}
	return float32(n) / float32(max(1, len(stems)))
}

// queries adds the results of the question's readings over a table.
func (f *finding) queries(ctx context.Context, p *place) error {
	readings, err := f.Asker.Ask(ctx, p.Document, f.question, queriesRead)
	if err != nil {
		return err
	}
	d := f.Index.Document(p.Document)
	for i, r := range readings {
		if len(r.Values) == 0 {
			continue
		}
		x := f.addFrom(p, Answer{Kind: Query, Values: r.Values, SUQL: r.SUQL})
		x[parsed], x[parsedLog], x[parsedGap] = float32(r.P), clip(math.Log(r.P+1e-6)/7), float32(r.P-readings[0].P)
		x[spanPlace] = float32(i) / queriesRead
		x[parsedRank] = float32(r.P) * p.share
		switch r.Aggregator {
		case "count":
			x[counts] = 1
		case "max", "min":
			x[extreme] = 1
		case "sum", "avg":
			x[sums] = 1
		}
		x[conditions] = float32(min(r.Conditions, 4)) / 4
		if len(r.Values) > 1 {
			x[several] = float32(min(len(r.Values), 10)) / 10
		} else if Key(r.Values) == "0" {
			x[zero] = 1
		}
		x[unused] = 1 - f.share(append([]string{d.Title}, r.Said...)...)
		x[quoteShare] = 1 - x[unused]
	}
	return nil
}

// compare fills in features relative to the other candidates.
func (f *finding) compare() {
	bestSpan, bestQuote, leastUnused := float32(-2), float32(0), float32(1)
	type said struct {
		n     int
		kinds [4]bool
	}
	by := map[string]*said{}
	keys := make([]string, len(f.out.answers))
	for i := range f.out.answers {
		a, x := &f.out.answers[i], f.out.features[i]
		keys[i] = Key(a.Values)
		if by[keys[i]] == nil {
			by[keys[i]] = &said{}
		}
		by[keys[i]].n++
		by[keys[i]].kinds[a.Kind] = true
		bestQuote = max(bestQuote, x[quoteShare])
		switch a.Kind {
		case Span:
			bestSpan = max(bestSpan, x[spanScore])
		case Query:
			leastUnused = min(leastUnused, x[unused])
		}
	}
	for i := range f.out.answers {
		a, x := &f.out.answers[i], f.out.features[i]
		if a.Kind == None { // it shows how good the best are
			x[spanScore], x[quoteShare], x[unused] = bestSpan, bestQuote, leastUnused
			continue
		}
		s := by[keys[i]]
		x[agreeing] = float32(min(s.n-1, 5)) / 5
		for k, there := range s.kinds {
			if there && Kind(k) != a.Kind {
				x[agreeingKind] = 1
			}
		}
		x[quoteGap] = x[quoteShare] - bestQuote
		switch a.Kind {
		case Span:
			x[spanGap] = x[spanScore] - bestSpan
		case Query:
			x[unusedGap] = x[unused] - leastUnused
		}
	}
}
