package agent

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/nlg"
)

// besideAnswer handles a message that is a reply to the answer before it rather than a question: it corrects a column,
// agrees, or is a reply to a guess.
func (h *handling) besideAnswer(ctx context.Context, said string) bool {
	t := h.conv.lastAnswer()
	if t == nil || !t.Closed || t.Query == nil || len(t.Candidates) == 0 {
		return false
	}
	v, reply := h.o.Voice, bare(said)
	rest, corrects := h.withoutCorrection(said)
	if edited := h.withOtherColumn(t.Query, rest); corrects && edited != nil {
		h.changeBeside(ctx, t, edited)
		return true
	}
	if t.Guess {
		return h.replyToGuess(ctx, t, said)
	}
	if v.MatchesClass("yes", reply) {
		h.talkBeside(said, h.talk("thanks"), "")
		return true
	}
	return false
}

// replyToGuess handles a message that asks why an answer is a guess, refuses or confirms it, or names one of its
// alternatives.
func (h *handling) replyToGuess(ctx context.Context, t *Turn, said string) bool {
	v, reply := h.o.Voice, bare(said)
	rest, corrects := h.withoutCorrection(said)
	_, isOrdinal := v.Ordinal(said)
	names := isOrdinal || corrects || strings.HasPrefix(reply, "the one ")
	asksWhy, refuses := v.MatchesClass("why", reply), v.MatchesClass("no", reply)
	if v.MatchesClass("yes", reply) {
		h.changeBeside(ctx, t, t.Query)
		return true
	}
	if !names && !asksWhy && !refuses {
		return false
	}
	q := h.replay(ctx, t)
	ask := q.guessed()
	options := h.readingOptions(ctx, ask)
	switch {
	case asksWhy:
		h.talkBeside(said, h.whyGuessed(t, q, ask, options), "")
	case refuses:
		word := q.topic(ask)
		if unclear := t.unclearWords(); len(unclear) > 0 {
			word = unclear[0]
		}
		h.talkBeside(t.Question, h.openQuestion(word), word)
	default:
		at := h.otherNamed(rest, options)
		if at < 0 {
			return false
		}
		h.changeBeside(ctx, t, ask.Options[at].Query)
	}
	return true
}

// guessed returns the readings beside the one that is shown as a guess, which comes first, as a choice.
func (q *Readings) guessed() *Ask {
	lead := q.Belief.Leader()
	ask := &Ask{Options: []Reading{q.currentReading(lead)}}
	if w := q.weigh(); w != nil && len(w.options) > 1 {
		ask.Options, ask.Word = w.options, w.word
	}
	return q.completeChoice(ask, lead)
}

// whyGuessed says why an answer is a guess: what it may mean instead, or which words are unclear.
func (h *handling) whyGuessed(t *Turn, q *Readings, ask *Ask, options []Option) string {
	switch unclear := t.unclearWords(); {
	case len(options) > 1:
		return h.describeDifference(cmp.Or(ask.Word, q.topic(ask)), options)
	case len(unclear) > 0:
		return h.o.Voice.Say("because.words", "words", h.o.Voice.QuotedList(unclear))
	}
	return h.o.Voice.Say("because.doubt")
}

// unclearWords returns the words of a turn's question that its answer does not use.
func (t *Turn) unclearWords() []string {
	out := slices.Clone(t.Omitted)
	for _, w := range t.Unused {
		if !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// openQuestion asks what a word means, or the question if no single word is unclear, in the person's own words.
func (h *handling) openQuestion(word string) string {
	if word == "" {
		return h.o.Voice.Say("reply.refused")
	}
	return h.o.Voice.Say("reply.refused.word", "word", h.o.Voice.QuotedList([]string{word}))
}

// talkBeside replies without data, and leaves the answer before it as it is. word is asked about, if there is any.
func (h *handling) talkBeside(question, text, word string) {
	h.conv.Turns = append(h.conv.Turns, Turn{Question: question, At: h.o.Clock(), Closed: true, Reply: text,
		AskedWord: word})
	h.emit(ReplyEvent{Text: text})
}

// changeBeside states another query than that of the answer before, or confirms it.
func (h *handling) changeBeside(ctx context.Context, t *Turn, q *query.Query) {
	next := *t
	next.At, next.Exchanges = h.o.Clock(), nil
	r := Reply{Kind: ReplyChange, Adopted: q}
	if unclear := t.unclearWords(); len(unclear) == 1 { // the correction says what it means
		r.Word = unclear[0]
	}
	next.Replies = append(slices.Clone(t.Replies), r)
	h.forgetReadings()
	h.conv.Turns = append(h.conv.Turns, next)
	last := h.conv.last()
	h.answerAgain(ctx, last, h.replay(ctx, last))
}

// otherNamed returns the index of the option that a reply names, or -1. The first option is the one shown, so positions
// begin after it, unless there is only one other.
func (h *handling) otherNamed(said string, options []Option) int {
	n, ok := h.o.Voice.Ordinal(said)
	switch {
	case ok && (n == nlg.Last || len(options) == 2 && n <= 2):
		return len(options) - 1
	case ok && n < len(options):
		return n
	case ok:
		return -1
	}
	card := ClarifyEvent{Options: options}
	chosen := card.chosen(h.o.Voice, said)
	return slices.IndexFunc(options, func(o Option) bool { return chosen != nil && o.ID == chosen.ID })
}

// forgetReadings drops what only the last turn needs from the turns before a new one.
func (h *handling) forgetReadings() {
	for i := range h.conv.Turns {
		earlier := &h.conv.Turns[i]
		earlier.StoredParse, earlier.Passes, earlier.Evidence, earlier.Changed = belief.StoredParse{}, nil, nil, nil
	}
}

// parseNext parses a new turn's question. After a guess, a change applies to each of its readings.
func (h *handling) parseNext(ctx context.Context, t *Turn) (*parse.Parsed, error) {
	in := parse.Input{History: h.conv.historyOf(t)}
	if len(in.History) > 0 {
		t.Question, _ = h.withoutCorrection(t.Question)
	}
	in.Question = t.Question
	last := h.conv.lastAnswer()
	if len(in.History) == 0 || last == nil || !last.Guess || len(last.Candidates) == 0 {
		return h.parseInput(ctx, in)
	}
	parsed, err := h.parseAfter(ctx, in, h.replay(ctx, last).guessed().Options)
	if err == nil && isChange(parsed) {
		t.Inherited = last.unclearWords()
	}
	return parsed, err
}

// inOwnWords parses what was typed as the meaning of a word that the last turn asked about; nil if it is none. The
// turn's question becomes the earlier one with that meaning.
func (h *handling) inOwnWords(ctx context.Context, t *Turn) *parse.Parsed {
	last := h.conv.last()
	if last == nil || last.AskedWord == "" || h.isQuestion(t.Question) {
		return nil
	}
	parsed := h.withMeaningOf(ctx, last, last.AskedWord, t.Question)
	if parsed != nil {
		t.Question, _ = questionWith(last.Question, last.AskedWord, h.meaningSaid(last.AskedWord, t.Question))
	}
	return parsed
}
