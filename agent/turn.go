package agent

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rival"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/when"
)

// ask begins a turn; a question asked alone is not a follow-up.
func (h *handling) ask(ctx context.Context, text string, alone bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		h.say("reply.lost")
		return
	}
	if t := h.conv.open(); t != nil { // no reply will come for the open clarification: run its query as it stands
		t.Closed = true
		if t.Query = h.replay(ctx, t).Query(); t.Query != nil {
			t.SUQL = t.Query.SUQL()
		}
	}
	example, whole, unused := h.vouchedFor(text, alone)
	if example == nil {
		example = h.statementFor(text, h.src.Schema.Examples)
	}
	if example != nil {
		h.conv.Turns = append(h.conv.Turns, Turn{Question: text, Alone: alone, At: h.o.Clock(), Confidence: 1,
			Unused: unused, Verified: &Verified{By: example.By, On: example.On}})
		h.finish(ctx, h.conv.last(), whole, example.SUQL)
		return
	}
	if h.o.Planner != nil && h.o.Bound != nil {
		ctx = h.o.Bound(ctx)
	}
	t := Turn{Question: text, Alone: alone, At: h.o.Clock()}
	parsed, err := h.parseInput(ctx, parse.Input{Question: text, History: h.conv.historyOf(&t)})
	var answered bool
	if t.Beside, answered = h.fromTexts(ctx, text, parsed); answered {
		return
	}
	if answered, err = h.plan(ctx, text, alone, parsed, err); answered {
		return
	}
	if err != nil {
		h.failWith(err)
		return
	}
	for i := range h.conv.Turns { // only the last turn can be continued
		h.conv.Turns[i].Candidates, h.conv.Turns[i].Local, h.conv.Turns[i].Passes, h.conv.Turns[i].Evidence = nil, nil, nil,
			nil
	}
	h.conv.Turns = append(h.conv.Turns, t)
	h.begin(ctx, h.conv.last(), parsed)
}

// statementFor returns the example whose question has the same words; nil if there is none.
func (h *handling) statementFor(question string, examples []schema.Example) *schema.Example {
	words := func(s string) string {
		return strings.Join(strings.FieldsFunc(strings.ToLower(s),
			func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), " ")
	}
	for _, e := range examples {
		if words(e.Question) == words(question) && h.src.Engine.Check(e.SUQL) == nil { // the data may have changed
			return &e
		}
	}
	return nil
}

// begin handles a turn's parsed question: it answers small talk, declines what the data cannot answer, and asks about
// or runs everything else.
func (h *handling) begin(ctx context.Context, t *Turn, parsed *parse.Parsed) {
	t.Instead = parsed.Instead
	t.Beyond = parsed.Beyond
	if name := account.NamesHidden(h.src.Schema, t.Question); name != "" {
		h.decline(t, h.o.Voice.Say("reply.declined", "words", h.o.Voice.Quoted([]string{name}), "tables", h.describeData()))
		return
	}
	if len(parsed.Candidates) > 0 {
		if why := h.otherCurrency(t.Question, parsed.Candidates[0].Query); why != "" {
			h.decline(t, why)
			return
		}
	}
	switch {
	case parsed.Beyond > 0 && len(parsed.Candidates) > 0: // ask whether the data can answer
	case parsed.Declines >= declineProbability && h.offersNearest(parsed): // offer the nearest readings
		t.Beyond = parsed.Declines
	case parsed.Declines >= declineProbability:
		h.declined(ctx, t, parsed.Candidates)
		return
	case parsed.Data < 0.5 && parsed.Reply+parsed.Talk != "":
		t.Closed, t.Reply = true, cmp.Or(parsed.Reply, h.talk(parsed.Talk))
		h.emit(ReplyEvent{Text: t.Reply, Declined: parsed.Reply == "" && outsideData[parsed.Talk]})
		return
	case len(parsed.Candidates) == 0:
		h.decline(t, h.o.Voice.Say("reply.lost"))
		return
	}
	t.Candidates, t.Local, t.Else, t.Tokens = parsed.Candidates, parsed.Local, parsed.Else, parsed.Tokens
	if len(t.Candidates) > maxCandidates {
		t.Candidates = t.Candidates[:maxCandidates]
	}
	h.perturb(ctx, t)
	h.step(ctx, t, h.replay(ctx, t))
}

// perturb parses the question several times with perturbed weights, for the detector that measures the spread. A failed
// pass counts as none.
func (h *handling) perturb(ctx context.Context, t *Turn) {
	if _, ok := h.o.Detector.(errdetect.Dropout); !ok {
		return
	}
	for n := range h.o.Passes {
		parsed, err := h.parseInput(ctx, parse.Input{Question: t.Question, History: h.conv.historyOf(t),
			Perturb: uint64(n) + 1})
		if err != nil {
			continue
		}
		k := rereadOf(parsed)
		k.Candidates = k.Candidates[:min(len(k.Candidates), maxPerturbed)]
		t.Passes = append(t.Passes, k)
	}
}

// maxPerturbed is the number of candidates kept of a perturbed reading.
const maxPerturbed = 20

// declineProbability is the probability of "the data cannot answer" from which the agent says so.
const declineProbability = .5

// decline closes a turn that the data cannot answer, or that is not understood, without running anything.
func (h *handling) decline(t *Turn, text string, aspects ...Aspect) {
	t.Closed, t.Reply = true, h.modelNotice(t, nil)+text
	h.emit(ReplyEvent{Text: t.Reply, Declined: true, Turns: t.Exchanges, Instead: t.Instead, Aspects: aspects})
}

// declined says that the data cannot answer, names the words that are the reason, and says what the data has: about the
// rows that the question names, or else in general.
func (h *handling) declined(ctx context.Context, t *Turn, nearest []parse.Candidate) {
	words := h.o.Voice.Quoted(unusedByAll(nearest))
	if about, aspects := h.aspects(ctx, t.Question, nearest); len(aspects) > 0 {
		h.decline(t, h.o.Voice.Say("reply.declined", "words", words, "tables", "")+" "+about, aspects...)
		return
	}
	h.decline(t, h.o.Voice.Say("reply.declined", "words", words, "tables", h.describeData()))
}

// offersNearest reports whether the readings of a question that can hardly be answered are worth offering.
func (h *handling) offersNearest(parsed *parse.Parsed) bool {
	_, choosing := h.o.Detector.(errdetect.ByResult)
	return choosing && len(parsed.Candidates) > 0
}

// describeData says what the data is about.
func (h *handling) describeData() string {
	var names []string
	for _, t := range h.src.Schema.Visible() {
		if len(names) == maxHoldings {
			break
		}
		// they have a noun of their own
		if rows := h.o.Voice.Rows(h.src.Schema, t.Name); rows != h.o.Voice.Phrase("rows") {
			names = append(names, rows)
		}
	}
	return h.o.Voice.List(names)
}

// maxHoldings is the maximum number of tables named when the data cannot answer.
const maxHoldings = 6

// parse has the parser read words in the context of a turn.
func (h *handling) parse(ctx context.Context, t *Turn, text string, known query.Constraints) (*parse.Parsed, error) {
	return h.parseInput(ctx, parse.Input{Question: text, History: h.conv.historyOf(t), Constraints: known})
}

// parseInput calls the parser for the current source.
func (h *handling) parseInput(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	p := h.src.Parser
	if p == nil {
		p = h.o.Parser
	}
	if p == nil {
		return &parse.Parsed{Reply: h.o.Voice.Say("reply.noparser")}, nil
	}
	in.Schema, in.Values, in.Prober = h.src.Schema, h.src.Values, h.src.compares()
	in.Clock = h.clock()
	parsed, err := p.Parse(ctx, in)
	if err == nil && len(parsed.Candidates) > 0 {
		account.Of(in.Question, h.src.Schema, h.clock()).Weigh(parsed)
		first := parsed.Candidates[0].Query
		if parsed.Candidates = h.runnable(parsed.Candidates); parsed.Candidates[0].Query != first {
			parsed.Local = nil // the parser's own query cannot be run
		}
		h.rivals().Share(ctx, parsed)
		h.weighByChoices(parsed)
	}
	return parsed, err
}

// compares tells results apart.
func (s *Source) compares() parse.Prober { return cmp.Or(s.Compares, s.Prober) }

// rivals finds parts of the data that match a question as well as those of a reading do.
func (h *handling) rivals() *rival.Finder {
	return &rival.Finder{Schema: h.src.Schema, Prober: h.src.compares(), Vectors: h.o.Vectors, Runs: h.accepted,
		Words: func(c query.Component, of *query.Query) string { return h.o.Voice.Piece(h.src.Schema, c, of) }}
}

// clock returns what the meaning of dates depends on: today, and whether the month is written first.
func (h *handling) clock() when.Clock { return when.Clock{Today: h.o.Clock()} }

// runnable drops candidates that the engine refuses, since they cannot be right. If that leaves none it keeps them all,
// so that the person sees the reason.
func (h *handling) runnable(candidates []parse.Candidate) []parse.Candidate {
	var out []parse.Candidate
	for _, c := range candidates[:min(len(candidates), maxCandidates)] {
		if h.accepted(c.Query) {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return candidates
	}
	return out
}

// replay rebuilds the belief from the parser's output and the replies. Parses under a reply are stored with it, so the
// same replies always lead to the same belief. If another question would be asked by now, because the data could not be
// probed in time or has changed, only the query or the words of the reply count.
func (h *handling) replay(ctx context.Context, t *Turn) *Readings {
	options := ReadingsOptions{Detector: h.o.Detector, K: h.o.K, Means: h.describeMeaning,
		First: func(whole *query.Query) (string, string) { return h.describeFirst(ctx, whole) },
		Says:  h.describeReading, Sums: h.sumVariants, Question: t.Tokens,
		Reparse: func(known query.Constraints) *parse.Parsed { return h.reread(ctx, t, known) }}
	for _, p := range t.Passes {
		if again := p.parsed(); again != nil {
			options.Passes = append(options.Passes, NewBelief(again))
		}
	}
	parsed := &parse.Parsed{Candidates: t.Candidates, Local: t.Local, Else: t.Else, Beyond: t.Beyond}
	q := NewReadings(&Belief{newBelief(parsed, h.relevance(ctx))}, options)
	for i := range t.Replies {
		r := &t.Replies[i]
		switch ask := q.Next(); {
		case r.To == "" || ask != nil && ask.key() == r.To:
			h.absorb(q, r)
		case r.Kind == ReplyReread:
			q.unit, q.offered = nil, nil
			q.adoptReread(r)
		case r.Adopted != nil:
			q.unit, q.offered = nil, nil
			q.Adopt(r.Adopted)
			q.settledAll, q.picked = r.Kind == ReplyPick, r.Kind == ReplyPick
		}
	}
	return q
}

// absorb applies a reply and stores the parses that it caused.
func (h *handling) absorb(q *Readings, r *Reply) {
	h.currentReply, h.replayed = r, 0
	q.Absorb(*r)
	h.currentReply = nil
}

// reread returns the parser's output for a turn's question under constraints; for a replayed reply, the stored one.
func (h *handling) reread(ctx context.Context, t *Turn, known query.Constraints) *parse.Parsed {
	if r := h.currentReply; r != nil && h.replayed < len(r.Reread) {
		h.replayed++
		return r.Reread[h.replayed-1].parsed()
	}
	parsed, err := h.parse(ctx, t, t.Question, known)
	if err != nil {
		parsed = nil
	}
	if r := h.currentReply; r != nil {
		r.Reread = append(r.Reread, rereadOf(parsed))
		h.replayed++
	}
	return parsed
}

// MostReadings is the maximum number of complete readings offered at once.
const MostReadings = 4

// relevance returns which differences count: those in the rows found and their values.
func (h *handling) relevance(ctx context.Context) relevance {
	m := whichRows(h.identifiesRow)
	if h.src.Prober != nil {
		m.fingerprint = func(q *query.Query) string { return h.resultFingerprint(ctx, q) }
	}
	return m
}

// resultFingerprint returns a fingerprint of a query's result that ignores which columns identify its rows.
func (h *handling) resultFingerprint(ctx context.Context, q *query.Query) string {
	var items []query.Item
	for _, i := range q.Select {
		t := h.src.Schema.Table(i.Column.Table)
		if t != nil && len(t.Key) == 1 && isUnchangedColumn(i) && h.identifiesRow(i.Column) &&
			!slices.Contains(q.GroupBy, i.Column) {
			i.Column.Name = t.Key[0]
		}
		if !slices.ContainsFunc(items, i.Same) {
			items = append(items, i)
		}
	}
	slices.SortFunc(items, func(a, b query.Item) int { return cmp.Compare(a.String(), b.String()) })
	q.Select = items
	found, err := h.src.compares().Probe(ctx, q)
	if err != nil {
		return ""
	}
	return found.Fingerprint
}

// identifiesRow reports whether a column only identifies the row: its key, or its name.
func (h *handling) identifiesRow(c query.Column) bool {
	t := h.src.Schema.Table(c.Table)
	if t == nil {
		return false
	}
	col := t.Column(c.Name)
	return col != nil && (col.Role == schema.Title || col.Role == schema.Identifier || slices.Contains(t.Key, c.Name))
}

// step asks the next question, or runs the query when nothing is doubtful.
func (h *handling) step(ctx context.Context, t *Turn, q *Readings) {
	if len(t.Replies) < h.o.MaxQuestions && h.clarify(ctx, t, q) {
		return
	}
	whole := q.Query()
	if q.Beyond() {
		h.declined(ctx, t, t.Candidates)
		return
	}
	if q.Lost() {
		h.decline(t, h.o.Voice.Say("reply.refused"))
		return
	}
	t.Confidence, t.Unused = q.Sure(), q.Unused()
	t.picked = q.Picked()
	t.Guess = t.Confidence < h.statedConfidence() && !t.picked
	if h.o.Planner != nil && t.Instead == "" {
		h.continueSteps(ctx, t, whole)
		return
	}
	h.finish(ctx, t, whole, whole.SUQL())
}

// statedConfidence returns the confidence from which a result is stated as true on this source.
func (h *handling) statedConfidence() float64 {
	if r, ok := h.o.Detector.(*errdetect.Risk); ok {
		return r.Sure() // its promise holds for results at least this sure
	}
	return defaultStatedConfidence
}

// defaultStatedConfidence is the default confidence from which a result is stated as true; below, it is presented as a
// guess.
const defaultStatedConfidence = .5
