package agent

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
)

// Beside an open clarification or a guess, a person may type anything: small talk, what a word means, a change to what
// is shown, or a question of its own. None of it chooses a reading by accident, and nothing of it is dropped.

// hear takes what was typed beside an open clarification, if it is neither a fixed reply nor one of the options.
func (h *handling) hear(ctx context.Context, t *Turn, card *openCard, said string) {
	if r, ok := h.valueSaid(card, said); ok {
		h.take(ctx, t, card, r, said)
		return
	}
	said, corrects := h.withoutCorrection(said)
	if edited := h.withOtherColumn(card.q.Query(), said); corrects && edited != nil {
		h.take(ctx, t, card, Reply{Kind: ReplyAdopt, Adopted: edited}, said)
		return
	}
	readings := card.readings()
	before := append(h.conv.historyOf(t), parse.Turn{Question: t.Question, Query: readings[0].Query,
		SUQL: readings[0].Query.SUQL()})
	in := parse.Input{Question: said, History: before}
	in.Constraints.Forbidden = card.q.Constraints.Forbidden
	parsed, err := h.parseAfter(ctx, in, readings)
	if err != nil {
		h.emitFailure(err)
		return
	}
	if isTalk(parsed) {
		h.askAgain(card, cmp.Or(parsed.Reply, h.talk(parsed.SmallTalk)))
		return
	}
	anew := h.beginsAnew(ctx, parsed, said)
	if !anew || !h.isQuestion(said) {
		if meant := h.withMeaningOf(ctx, t, card.ask.Word, said); meant != nil {
			h.take(ctx, t, card, Reply{Kind: ReplyReread, StoredParse: belief.Store(meant)}, said)
			return
		}
	}
	next := Turn{Question: said, Standalone: t.Standalone, At: h.o.Clock(),
		AbandonedClarifications: t.AbandonedClarifications + len(t.Replies) + 1}
	switch {
	case anew:
		h.emit(InsteadEvent{Question: said})
		next.Standalone = false
	case !isUnderstood(parsed):
		h.askAgain(card, h.o.Voice.Say("reply.unheard", "words", h.o.Voice.QuotedList([]string{said})))
		return
	default:
		changed := *t
		changed.Query, changed.SUQL = readings[0].Query, readings[0].Query.SUQL()
		next.Changed, next.Exchanges = &changed, append(t.Exchanges, h.exchange(card, said))
	}
	*t = next
	h.begin(ctx, t, parsed)
}

// askAgain repeats an open question after a remark.
func (h *handling) askAgain(card *openCard, remark string) {
	e := card.ClarifyEvent
	e.Question = remark + " " + e.Question
	h.emit(e)
}

// readings returns the readings between which a clarification decides, the current one first.
func (c *openCard) readings() []Reading {
	if len(c.ask.Options) > 0 {
		return c.ask.Options
	}
	return []Reading{c.q.currentReading(c.q.Belief.Leader())}
}

// parseAfter parses what was said after some turns. If it changes the query of the last, it changes each of the
// readings that the query was chosen from, so that the doubt between them stays.
func (h *handling) parseAfter(ctx context.Context, in parse.Input, readings []Reading) (*parse.Parsed, error) {
	parsed, err := h.parseInput(ctx, in)
	total := 0.0
	for _, r := range readings {
		total += r.P
	}
	if err != nil || len(readings) < 2 || total <= 0 || !isChange(parsed) {
		return parsed, err
	}
	all := slices.Clone(parsed.Candidates)
	for i := range all {
		all[i].P *= readings[0].P / total
	}
	last := len(in.History) - 1
	for _, r := range readings[1:] {
		in.History = slices.Clone(in.History)
		in.History[last] = parse.Turn{Question: in.History[last].Question, Query: r.Query, SUQL: r.Query.SUQL()}
		other, err := h.parseInput(ctx, in)
		if err != nil || !isChange(other) {
			continue
		}
		c := other.Candidates[0]
		c.P *= r.P / total
		all = append(all, c)
	}
	parsed.Candidates = parse.Merge(all, len(all))
	return parsed, nil
}

// isChange reports whether a message changes the query before it, as far as the parser can tell.
func isChange(parsed *parse.Parsed) bool {
	return len(parsed.Candidates) > 0 && parsed.Confidences == nil && parsed.Independent > 0 && parsed.Independent < .5
}

// isTalk reports whether a message needs no data.
func isTalk(parsed *parse.Parsed) bool {
	return parsed.Data < .5 && parsed.Reply+parsed.SmallTalk != ""
}

// isUnderstood reports whether a message has a reading that uses some of its words.
func isUnderstood(parsed *parse.Parsed) bool {
	return len(parsed.Candidates) > 0 && parsed.Declines < declineProbability &&
		!ignoresQuestion(parsed.Tokens, parsed.Candidates[0].Unused)
}

// beginsAnew reports whether what was typed is a question of its own.
func (h *handling) beginsAnew(ctx context.Context, parsed *parse.Parsed, said string) bool {
	if parsed.Independent > 0 {
		return parsed.Independent >= .5 && isUnderstood(parsed)
	}
	return h.isQuestion(said) || h.isStandaloneQuestion(ctx, said)
}

// isQuestion reports whether text typed instead of a reply is a new question.
func (h *handling) isQuestion(value string) bool {
	words := strings.Fields(value)
	if len(words) < minQuestionWords {
		return false
	}
	first, _, _ := strings.Cut(strings.ToLower(words[0]), "'")
	return strings.HasSuffix(value, "?") || h.o.Voice.MatchesClass("asks", first) ||
		h.o.Voice.MatchesClass("asks", strings.TrimSuffix(first, "s")) // "whats the cheapest one"
}

// isStandaloneQuestion reports whether the text names a table's rows and is a complete question: "patients from
// Fairlea".
func (h *handling) isStandaloneQuestion(ctx context.Context, value string) bool {
	words := strings.Fields(strings.ToLower(value))
	if len(words) < minQuestionWords || !slices.ContainsFunc(words, func(w string) bool {
		return h.namesRows(strings.Trim(w, ".,;:!"))
	}) {
		return false
	}
	parsed, err := h.parseInput(ctx, parse.Input{Question: value})
	return err == nil && len(parsed.Candidates) > 0 && parsed.Candidates[0].P >= .5 && parsed.Declines < .5 &&
		len(parsed.Candidates[0].Unused) == 0
}

// namesRows reports whether a word is a table's label, name or synonym.
func (h *handling) namesRows(word string) bool {
	return slices.ContainsFunc(h.src.Schema.Visible(), func(t *schema.Table) bool {
		return slices.ContainsFunc(append([]string{t.Label, t.Name}, t.Synonyms...), func(name string) bool {
			return strings.EqualFold(text.Singular(name), text.Singular(word))
		})
	})
}

// minQuestionWords is the minimum number of words in a question; "the cost?" is a reply.
const minQuestionWords = 3

// valueSaid interprets what was typed as a value for the component asked about. A number that is none is a skipped
// question.
func (h *handling) valueSaid(card *openCard, said string) (Reply, bool) {
	c := card.ask.Original
	takesValue := c.Kind == query.WhereValue || c.Kind == query.WhereColumn || c.Kind == query.WhereOp
	if card.ask.Word == "" && c.Item.Text == nil && takesValue {
		if v, ok := h.valueOf(c, said); ok {
			if edited := query.Swap(card.q.Query(), c, query.WithValue(c, v)); edited != nil {
				return Reply{Kind: ReplyAdopt, Adopted: edited}, true
			}
		}
	}
	return Reply{Kind: ReplySkip}, !strings.ContainsFunc(said, unicode.IsLetter)
}

// withMeaningOf parses a turn's question with a word replaced by what it is said to mean; nil unless that uses all that
// was said.
func (h *handling) withMeaningOf(ctx context.Context, t *Turn, word, said string) *parse.Parsed {
	said = h.meaningSaid(word, said)
	question, found := questionWith(t.Question, word, said)
	if word == "" || !found {
		return nil
	}
	parsed, err := h.parse(ctx, t, question, query.Constraints{})
	if err != nil || len(parsed.Candidates) == 0 || isTalk(parsed) || parsed.Declines >= declineProbability {
		return nil
	}
	first := parsed.Candidates[0]
	if lang.IsPraise(word) && len(first.Query.OrderBy) == 0 {
		return nil
	}
	meaning := spaced(said)
	for _, w := range first.Unused {
		if strings.Contains(meaning, spaced(w)) {
			return nil
		}
	}
	return parsed
}

// questionWith returns a question with a word replaced by what it means: "author with the highest number of copies" for
// "best author", since praise means a measure.
func questionWith(question, word, meaning string) (string, bool) {
	if !lang.IsPraise(word) {
		return replaceWord(question, word, meaning)
	}
	rest, found := replaceWord(question, word, "")
	words := strings.Fields(strings.TrimRight(meaning, ".?! "))
	at := slices.IndexFunc(words, lang.IsSuperlative)
	measure := strings.Join(words[max(at, 0):], " ")
	switch things, isNumber := strings.CutPrefix(measure, "number of "); {
	case at < 0 && isNumber && !strings.EqualFold(word, "worst"):
		measure = "most " + things
	case at >= 0:
	case strings.EqualFold(word, "worst"):
		measure = "lowest " + measure
	default:
		measure = "highest " + measure
	}
	return strings.TrimRight(strings.Join(strings.Fields(rest), " "), "?.! ") + " with the " + measure, found
}

// meaningSaid returns what a word is said to mean: "labour plus parts" of "revenue is labour plus parts" and of "I mean
// labour plus parts".
func (h *handling) meaningSaid(word, said string) string {
	said, _ = h.withoutCorrection(said)
	words := strings.Fields(said)
	if len(words) > 2 && strings.EqualFold(strings.Trim(words[0], `"'“”`), word) &&
		h.o.Voice.MatchesClass("means", strings.ToLower(words[1])) {
		said = strings.Join(words[2:], " ")
	}
	return strings.TrimRight(said, ".!")
}

// withOtherColumn returns a query with the only column that it computes with, or shows beside names, replaced by that
// which a correction names; nil if it names none.
func (h *handling) withOtherColumn(q *query.Query, said string) *query.Query {
	if q == nil || q.Written != nil || q.Set != query.NoSet {
		return nil
	}
	named := h.columnsNamed(q, said)
	var subjects []query.Column
	for _, it := range q.Select {
		if it.Calc == nil && it.Text == nil && it.Column.Name != "*" && !slices.Contains(q.GroupBy, it.Column) &&
			!h.isIdentifyingColumn(it.Column) && !slices.Contains(subjects, it.Column) {
			subjects = append(subjects, it.Column)
		}
	}
	if len(named) != 1 || len(subjects) != 1 || subjects[0] == named[0] {
		return nil
	}
	out := q.Clone()
	for i := range out.Select {
		if out.Select[i].Column == subjects[0] {
			out.Select[i].Column = named[0]
		}
	}
	for i := range out.OrderBy {
		if out.OrderBy[i].Item.Column == subjects[0] {
			out.OrderBy[i].Item.Column = named[0]
		}
	}
	if !h.engineAccepts(out) {
		return nil
	}
	return out
}

// columnsNamed returns the columns of a query's tables that a text names and says nothing else.
func (h *handling) columnsNamed(q *query.Query, said string) (out []query.Column) {
	words := strings.Fields(spaced(said))
	words = slices.DeleteFunc(words, text.Stop)
	for i := range words {
		words[i] = text.Singular(words[i])
	}
	for _, name := range q.From.Tables {
		t := h.src.Schema.Table(q.From.Table(name))
		if t == nil {
			continue
		}
		for _, c := range t.Visible() {
			if slices.ContainsFunc([]string{nlg.ColumnLabel(c), c.Name}, func(label string) bool {
				of := strings.Fields(spaced(strings.ReplaceAll(label, "_", " ")))
				for i := range of {
					of[i] = text.Singular(of[i])
				}
				return len(words) > 0 && slices.Equal(words, of)
			}) {
				out = append(out, query.Column{Table: name, Name: c.Name})
			}
		}
	}
	return out
}

// withoutCorrection removes what introduces a correction, as in "no, I meant the fee", and reports whether there was
// anything.
func (h *handling) withoutCorrection(said string) (rest string, corrects bool) {
	for {
		cut, ok := h.o.Voice.CutPrefix("correct", said)
		if !ok {
			return said, corrects
		}
		prefix := strings.TrimSpace(strings.TrimSuffix(said, cut))
		endsClause := strings.ContainsAny(prefix[len(prefix)-1:], ",.;:!-")
		if !endsClause && !strings.Contains(strings.ToLower(prefix), "mean") {
			return said, corrects // "no parking" corrects nothing
		}
		said, corrects = cut, true
	}
}

// topic returns the word of the question that a choice between readings is about, if it is one word.
func (q *Readings) topic(ask *Ask) string {
	if ask.Word != "" {
		return ask.Word
	}
	if words := q.wordsBehind(ask.Component); len(words) == 1 {
		return words[0]
	}
	return ""
}
