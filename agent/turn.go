package agent

import (
	"cmp"
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/read/choice"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rival"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/weigh"
	"github.com/ask-surely/surely/internal/words/when"
	"github.com/ask-surely/surely/nlg"
)

// ask begins a turn. A standalone question is not a follow-up.
func (h *handling) ask(ctx context.Context, text string, standalone bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		h.emitReply("reply.lost")
		return
	}
	if t := h.conv.waitingTurn(); t != nil { // the person does not reply to the clarification: keep the current query
		t.Closed = true
		if t.Query = h.replay(ctx, t).Query(); t.Query != nil {
			t.SUQL = t.Query.SUQL()
		}
	}
	if example, q := h.verifiedExample(text, standalone); example != nil {
		h.conv.Turns = append(h.conv.Turns, Turn{Question: text, Standalone: standalone, At: h.o.Clock(), Confidence: 1,
			Verified: &Verified{By: example.By, On: example.On}})
		h.finish(ctx, h.conv.last(), q, example.SUQL)
		return
	}
	if !standalone && h.besideAnswer(ctx, text) {
		return
	}
	if h.o.Planner != nil && h.o.Bound != nil {
		ctx = h.o.Bound(ctx)
	}
	t := Turn{Question: text, Standalone: standalone, At: h.o.Clock()}
	parsed, err := h.inOwnWords(ctx, &t), error(nil)
	if parsed == nil {
		parsed, err = h.parseNext(ctx, &t)
	}
	var answered bool
	if t.DocumentAnswer, answered = h.answerFromDocuments(ctx, text, parsed); answered {
		return
	}
	if answered, err = h.answerInSteps(ctx, t, parsed, err); answered {
		return
	}
	if err != nil {
		h.emitFailure(err)
		return
	}
	if !isTalk(parsed) { // only the last turn with an answer can be continued
		h.forgetReadings()
	}
	h.conv.Turns = append(h.conv.Turns, t)
	h.begin(ctx, h.conv.last(), parsed)
}

// begin handles a turn's parsed question: it answers small talk, declines what the data cannot answer, and asks about
// or runs everything else.
func (h *handling) begin(ctx context.Context, t *Turn, parsed *parse.Parsed) {
	t.FallbackReason = parsed.FallbackReason
	t.UnanswerableProbability = parsed.OutOfScope
	if name := account.FindHiddenName(h.src.Schema, t.Question); name != "" {
		h.decline(t, h.o.Voice.Say("reply.declined", "words", h.o.Voice.QuotedList([]string{name}), "tables",
			h.describeData()))
		return
	}
	if len(parsed.Candidates) > 0 {
		if notice := h.currencyNotice(t.Question, parsed.Candidates[0].Query); notice != "" {
			h.decline(t, notice)
			return
		}
	}
	switch {
	case parsed.OutOfScope > 0 && len(parsed.Candidates) > 0: // ask whether the data can answer
	case parsed.Declines >= declineProbability:
		nearest := h.nearestReadings(t, parsed)
		if len(nearest) == 0 {
			h.declineWithSummary(ctx, t, parsed.Candidates)
			return
		}
		t.UnanswerableProbability, parsed.Candidates = parsed.Declines, nearest
	case isTalk(parsed):
		t.Closed, t.Reply = true, cmp.Or(parsed.Reply, h.talk(parsed.SmallTalk))
		h.emit(ReplyEvent{Text: t.Reply, Declined: parsed.Reply == "" && outsideData[parsed.SmallTalk]})
		return
	case len(parsed.Candidates) == 0:
		h.decline(t, h.o.Voice.Say("reply.lost"))
		return
	}
	t.StoredParse, t.Tokens = belief.Store(parsed), parsed.Tokens
	if t.UnanswerableProbability == 0 {
		t.RowNoun = h.rowNoun(t)
	}
	for i := range t.Candidates {
		if c := &t.Candidates[i]; len(c.Unused) > 0 {
			c.Unused = excludeMentioned(c.Unused, []string{h.describeReading(c.Query), t.RowNoun})
		}
	}
	h.perturb(ctx, t)
	h.step(ctx, t, h.replay(ctx, t))
}

// perturb parses the question several times with perturbed weights, for the dropout detector. Failed
// passes are skipped.
func (h *handling) perturb(ctx context.Context, t *Turn) {
	if _, ok := h.o.Detector.(errdetect.Dropout); !ok {
		return
	}
	for n := range passes {
		parsed, err := h.parseInput(ctx, parse.Input{Question: t.Question, History: h.conv.historyOf(t),
			Perturb: uint64(n) + 1})
		if err != nil {
			continue
		}
		k := belief.Store(parsed)
		k.Candidates = k.Candidates[:min(len(k.Candidates), maxPerturbed)]
		t.Passes = append(t.Passes, k)
	}
}

// maxPerturbed is the maximum number of candidates kept from a perturbed pass.
const maxPerturbed = 20

// declineProbability is the probability that the data cannot answer at which the agent says so.
const declineProbability = .5

// decline closes a turn that the data cannot answer, or that is not understood, without running anything.
func (h *handling) decline(t *Turn, text string, aspects ...Aspect) {
	t.Closed, t.Reply = true, h.modelNotice(t, nil)+text
	h.emit(ReplyEvent{Text: t.Reply, Declined: true, Turns: t.Exchanges, FallbackReason: t.FallbackReason,
		Aspects: aspects})
}

// declineWithSummary replies that the data cannot answer, names the words that match nothing in it, and summarises the
// rows that the question names, or else the data.
func (h *handling) declineWithSummary(ctx context.Context, t *Turn, nearest []parse.Candidate) {
	words := h.o.Voice.QuotedList(h.missingWords(t.Question, nearest))
	if about, aspects := h.summarizeRows(ctx, t.Question, nearest); len(aspects) > 0 {
		h.decline(t, h.o.Voice.Say("reply.declined", "words", words, "tables", "")+about, aspects...)
		return
	}
	h.decline(t, h.o.Voice.Say("reply.declined", "words", words, "tables", h.describeData()))
}

// missingWords returns what the data has nothing about: words that no reading uses, or else things that the first
// reading does not use, or words that it takes for values, though the data has no such value.
func (h *handling) missingWords(question string, readings []parse.Candidate) []string {
	out := parse.CommonUnused(readings[:min(len(readings), MaxReadings)])
	if len(out) == 0 && len(readings) > 0 {
		out = h.accountOf(question).UnknownThings(readings[0].Query, readings[0].Unused)
	}
	if len(out) > 0 || len(readings) == 0 {
		return out
	}
	for _, c := range readings[0].Query.Where {
		if c.Item.Text != nil || c.Op != query.Equal && c.Op != query.Has {
			continue
		}
		for _, v := range c.Values {
			if word := asTyped(question, v.Text); word != "" && !h.isValue(word) {
				out = append(out, word)
			}
		}
	}
	return out
}

// asTyped returns the words of a question that equal a text except for case; "" if there are none.
func asTyped(question, text string) string {
	const edge = `(?:^|$|[^\pL\pN])`
	found := regexp.MustCompile(`(?i)` + edge + `(` + regexp.QuoteMeta(text) + `)` + edge).FindStringSubmatch(question)
	if found == nil {
		return ""
	}
	return found[1]
}

// nearestReadings returns the readings to offer when the data probably cannot answer: those that use every word except
// the noun for the rows, if they use any. The others would answer a different question.
func (h *handling) nearestReadings(t *Turn, parsed *parse.Parsed) []parse.Candidate {
	if _, ok := h.o.Detector.(errdetect.ResultComparer); !ok {
		return nil
	}
	noun := h.questionAccount(t).RowNoun()
	return slices.DeleteFunc(slices.Clone(parsed.Candidates), func(c parse.Candidate) bool {
		return ignoresQuestion(parsed.Tokens, c.Unused) ||
			slices.ContainsFunc(c.Unused, func(w string) bool { return w != noun })
	})
}

// describeData lists the kinds of rows in the data.
func (h *handling) describeData() string {
	var names []string
	for _, t := range h.src.Schema.Visible() {
		if len(names) == maxTablesNamed {
			break
		}
		// skip tables whose rows have no noun of their own
		if rows := h.o.Voice.Rows(h.src.Schema, t.Name); rows != h.o.Voice.Phrase("rows") {
			names = append(names, rows)
		}
	}
	return h.o.Voice.List(names)
}

// maxTablesNamed is the maximum number of tables named when the data cannot answer.
const maxTablesNamed = 6

// parse parses text in the context of a turn.
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
	in.Schema, in.Values, in.Prober, in.Notes = h.src.Schema, h.src.Values, h.src.comparer(), h.src.Notes
	in.Clock = h.dateClock()
	parsed, err := p.Parse(ctx, in)
	if err == nil && len(parsed.Candidates) > 0 {
		for i := range parsed.Candidates {
			parsed.Candidates[i].Evidence.Share = parsed.Candidates[i].P
		}
		question := h.accountOf(in.Question)
		question.Mark(parsed)
		question.Decline(parsed)
		if len(in.History) > 0 { // an earlier turn may have named what this one does not
			for i := range parsed.Candidates {
				parsed.Candidates[i].Added = nil
			}
		}
		first := parsed.Candidates[0].Query
		if parsed.Candidates = h.runnableCandidates(parsed.Candidates); parsed.Candidates[0].Query != first {
			parsed.Confidences = nil // the parser's own query cannot be run
		}
		h.rivals().Add(ctx, parsed)
		choice.Mark(h.conv.learnt(), parsed)
		weigh.Weigh(parsed)
	}
	return parsed, err
}

// comparer returns the prober that compares results.
func (s *Source) comparer() parse.Prober { return cmp.Or(s.Comparer, s.Prober) }

// rivals returns a finder for parts of the data that match a question as well as those that a reading uses.
func (h *handling) rivals() *rival.Finder {
	return &rival.Finder{Schema: h.src.Schema, Prober: h.src.comparer(), Vectors: h.o.Vectors, Accepts: h.engineAccepts,
		Words: func(c query.Component, q *query.Query) string { return h.o.Voice.DescribePart(h.names(), c, q) }}
}

// dateClock returns the current day, against which dates in questions are resolved.
func (h *handling) dateClock() when.Clock { return when.Clock{Today: h.o.Clock()} }

// runnableCandidates drops candidates that the engine refuses, since they cannot be right. If none is left it returns
// them all, so that the person sees the error.
func (h *handling) runnableCandidates(candidates []parse.Candidate) []parse.Candidate {
	out := slices.DeleteFunc(slices.Clone(candidates[:min(len(candidates), belief.MaxCandidates)]),
		func(c parse.Candidate) bool { return !h.engineAccepts(c.Query) })
	if len(out) == 0 {
		return candidates
	}
	return out
}

// replay rebuilds the belief from the parser's output and the replies. The parses that a reply causes are stored with
// it, so the same replies always lead to the same belief. If a different question would be asked now, because a probe
// timed out or the data has changed, only the query or the parse stored in the reply is used.
func (h *handling) replay(ctx context.Context, t *Turn) *Readings {
	options := misp.Options{Detector: h.o.Detector,
		Reparse: func(known query.Constraints) *parse.Parsed { return h.parseAgain(ctx, t, known) }}
	for _, p := range t.Passes {
		options.Passes = append(options.Passes, belief.New(p, belief.Relevance{}))
	}
	start := belief.New(t.StoredParse, h.relevance(ctx, t))
	start.UnanswerableProbability = t.UnanswerableProbability
	q := NewReadings(start, options)
	q.wording = wording{question: t.Tokens, rows: h.questionAccount(t).RowNoun(), reading: h.describeReading,
		meaning:     h.describeMeaning,
		order:       func(candidate *query.Query) (string, string) { return h.describeFirst(ctx, candidate) },
		sumVariants: h.sumVariants, showsKeys: h.showsKeys, differences: h.countDifferences}
	for i := range t.Replies {
		r := &t.Replies[i]
		switch ask := q.Next(); {
		case r.To == "" || ask != nil && ask.key() == r.To:
			h.absorb(q, r)
		case r.Kind == ReplyReread:
			q.Forget()
			q.offered = nil
			q.adoptParse(r)
		case r.Adopted != nil:
			q.Forget()
			q.offered = nil
			q.Adopt(r.Adopted)
			q.settledAll, q.picked = r.Kind == ReplyPick, r.Kind == ReplyPick
		}
		q.weighing = nil
	}
	return q
}

// absorb applies a reply and stores the parses that it caused.
func (h *handling) absorb(q *Readings, r *Reply) {
	h.currentReply, h.replayed = r, 0
	q.Absorb(*r)
	h.currentReply = nil
}

// parseAgain returns the parser's output for a turn's question under constraints; for a replayed reply, the stored one.
func (h *handling) parseAgain(ctx context.Context, t *Turn, known query.Constraints) *parse.Parsed {
	r := h.currentReply
	if r == nil || h.replayed >= len(r.Parses) {
		parsed, err := h.parse(ctx, t, t.Question, known)
		if err != nil {
			parsed = nil
		}
		if r == nil {
			return parsed
		}
		r.Parses = append(r.Parses, belief.Store(parsed))
	}
	h.replayed++
	return r.Parses[h.replayed-1].Restored()
}

// MaxReadings is the maximum number of complete readings offered at once.
const MaxReadings = 4

// relevance determines which differences between the results of a turn's readings matter: those between rows and
// values.
func (h *handling) relevance(ctx context.Context, t *Turn) belief.Relevance {
	namesRows := h.questionAccount(t).RowNames()
	identifies := func(c query.Column) bool { return h.isIdentifyingColumn(c) || namesRows(c) }
	m := belief.Relevance{RowsOnly: true, Identifies: identifies}
	if h.o.Voice.AsksExistence(t.Question) {
		m.Key = func(table string) (query.Column, bool) {
			t := h.src.Schema.Table(table)
			if t == nil || len(t.Key) != 1 {
				return query.Column{}, false
			}
			return query.Column{Table: table, Name: t.Key[0]}, true
		}
	}
	if h.src.Prober != nil {
		m.Fingerprint = func(q *query.Query) string { return h.resultFingerprint(ctx, q, identifies) }
	}
	return m
}

// resultFingerprint returns a fingerprint of a query's result that ignores which columns identify its rows.
func (h *handling) resultFingerprint(ctx context.Context, q *query.Query, identifies func(query.Column) bool) string {
	var items []query.Item
	for _, i := range q.Select {
		t := h.src.Schema.Table(i.Column.Table)
		if t != nil && len(t.Key) == 1 && belief.IsUnchanged(i) && identifies(i.Column) &&
			!slices.Contains(q.GroupBy, i.Column) {
			i.Column.Name = t.Key[0]
		}
		if !slices.ContainsFunc(items, i.Same) {
			items = append(items, i)
		}
	}
	slices.SortFunc(items, func(a, b query.Item) int { return cmp.Compare(a.String(), b.String()) })
	q.Select = items
	found, err := h.src.comparer().Probe(ctx, q)
	if err != nil {
		return ""
	}
	return found.Fingerprint
}

// isIdentifyingColumn reports whether a column only identifies the row: its key, or its name.
func (h *handling) isIdentifyingColumn(c query.Column) bool {
	t, col := h.src.Schema.Table(c.Table), nlg.FindColumn(h.src.Schema, c, query.From{})
	return t != nil && col != nil && (col.Role == schema.Title || col.Role == schema.Identifier ||
		slices.Contains(t.Key, c.Name))
}

// step asks the next question, or runs the query when nothing is doubtful.
func (h *handling) step(ctx context.Context, t *Turn, q *Readings) {
	if len(t.Replies) < maxQuestions && h.clarify(ctx, t, q) {
		return
	}
	candidate := q.Query()
	if q.declines() {
		h.declineWithSummary(ctx, t, t.Candidates)
		return
	}
	if q.allRefused {
		t.AskedWord = q.refusedWord
		h.decline(t, h.openQuestion(t.AskedWord))
		return
	}
	t.Confidence, t.Unused = q.resultConfidence(), q.Unused()
	if t.picked = q.picked; t.picked {
		t.RowNoun = cmp.Or(t.RowNoun, h.rowNoun(t))
	}
	if t.Guess = q.guesses(h.statedConfidence()); t.Guess {
		t.alternatives = h.alternativesToGuess(ctx, q)
	}
	if h.o.Planner != nil && t.FallbackReason == "" {
		h.continueSteps(ctx, t, candidate)
		return
	}
	h.finish(ctx, t, candidate, candidate.SUQL())
}

// statedConfidence returns the confidence below which a result is presented as a guess.
func (h *handling) statedConfidence() float64 {
	if r, ok := h.o.Detector.(*errdetect.Risk); ok {
		return r.MinConfidence() // its guarantee holds only at or above this confidence
	}
	return defaultStatedConfidence
}

// defaultStatedConfidence is the default confidence below which a result is presented as a guess.
const defaultStatedConfidence = .5
