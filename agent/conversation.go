package agent

import (
	"slices"
	"time"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/choice"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
)

// Conversation is the complete state of a conversation. It is plain data: stored as JSON it survives a restart, and any
// agent can continue it. It is not safe for concurrent use.
type Conversation struct {
	ID     string `json:"id"`
	Source string `json:"source,omitempty"` // the database asked; empty: the default
	Turns  []Turn `json:"turns,omitempty"`
}

// Turn is a question and its outcome. The belief at any moment follows from Candidates and Replies alone, so a reply is
// undone by dropping it.
type Turn struct {
	Question           string    `json:"question,omitempty"`
	Standalone         bool      `json:"alone,omitempty"` // not a follow-up: earlier turns are ignored
	RowNoun            string    `json:"noun,omitempty"`  // what the question calls the rows of the only table
	At                 time.Time `json:"at"`
	belief.StoredParse           // kept for the last turn only
	// probability that the data cannot answer, if the parser estimates it
	UnanswerableProbability float64 `json:"beyond,omitempty"`
	// why another parser stood in for the configured one
	FallbackReason string               `json:"instead,omitempty"`
	Tokens         []string             `json:"tokens,omitempty"` // the question's tokens, as the parser splits it
	Passes         []belief.StoredParse `json:"passes,omitempty"` // perturbed readings, kept as long as Candidates
	Replies        []Reply              `json:"replies,omitempty"`
	Closed         bool                 `json:"closed,omitempty"`
	SUQL           string               `json:"suql,omitempty"`
	Query          *query.Query         `json:"query,omitempty"`
	Searched       string               `json:"searched,omitempty"`
	Confidence     float64              `json:"confidence,omitempty"` // probability that the result is right
	Unused         []string             `json:"unused,omitempty"`     // unused words of the question
	picked         bool                 // the person chose the reading
	alternatives   []Option             // other readings beside a guess, until the answer is reported
	Omitted        []string             `json:"omitted,omitempty"`  // words of the question that the query does not use
	Assumed        []string             `json:"assumed,omitempty"`  // assumptions about years and rows, for the answer
	Guess          bool                 `json:"guess,omitempty"`    // only the best guess
	Verified       *Verified            `json:"verified,omitempty"` // who verified the statement
	Reply          string               `json:"reply,omitempty"`
	Exchanges      []Exchange           `json:"exchanges,omitempty"`
	// keys of the decisions that were overturned in its answer
	Overturned []string        `json:"overturned,omitempty"`
	Rows       []parse.RowRef  `json:"rows,omitempty"`
	Evidence   []suql.Evidence `json:"evidence,omitempty"` // kept for the last turn only
	Stopped    bool            `json:"stopped,omitempty"`  // before everything was read
	// clarifications that were asked before something else was typed instead
	AbandonedClarifications int         `json:"anew,omitempty"`
	Changed                 *Turn       `json:"changed,omitempty"` // the turn that this one changed, when a reply did
	Inherited               []string    `json:"before,omitempty"`  // words that the query this one changes does not use
	AskedWord               string      `json:"asked,omitempty"`   // the word whose meaning was asked for in closing
	DocumentAnswer          *TextAnswer `json:"beside,omitempty"`  // a document's answer to the question
}

// Reply is the person's reply to a clarification.
type Reply struct {
	Kind ReplyKind `json:"kind"`
	// the clarification it replies to; empty: the open one
	To      string           `json:"to,omitempty"`
	Chosen  *query.Component `json:"chosen,omitempty"`  // for choose
	Adopted *query.Query     `json:"adopted,omitempty"` // for adopt, pick and change: the resulting query
	Learnt  *choice.Learnt   `json:"learnt,omitempty"`  // what it implies about the meaning of words, if anything
	// for change: the unused word that was given a meaning
	Word               string               `json:"word,omitempty"`
	belief.StoredParse                      // for reread: the readings of the question and reply together
	Parses             []belief.StoredParse `json:"reread,omitempty"` // the readings of the question given this reply
}

// ReplyKind says what a reply does.
type ReplyKind string

const (
	ReplyYes    ReplyKind = "yes"
	ReplyNo     ReplyKind = "no"
	ReplySkip   ReplyKind = "skip"
	ReplyNone   ReplyKind = "none"
	ReplyChoose ReplyKind = "choose"
	ReplyAdopt  ReplyKind = "adopt"
	ReplyPick   ReplyKind = "pick" // one of the readings offered, in Adopted
	ReplyReread ReplyKind = "reread"
	ReplyChange ReplyKind = "change" // a part of the answered query was changed without a clarification
)

// last returns the last turn, or nil.
func (c *Conversation) last() *Turn {
	if len(c.Turns) == 0 {
		return nil
	}
	return &c.Turns[len(c.Turns)-1]
}

// lastAnswer returns the last turn that was more than talk, or nil.
func (c *Conversation) lastAnswer() *Turn {
	for i := range slices.Backward(c.Turns) {
		if t := &c.Turns[i]; !t.Closed || t.SUQL != "" || len(t.Candidates) > 0 {
			return t
		}
	}
	return nil
}

// waitingTurn returns the last turn if it is waiting for a reply, else nil.
func (c *Conversation) waitingTurn() *Turn {
	if t := c.last(); t != nil && !t.Closed {
		return t
	}
	return nil
}

// historyOf returns the turns that a turn may follow up on, in the parser's form.
func (c *Conversation) historyOf(current *Turn) (out []parse.Turn) {
	for i := range c.Turns {
		t := &c.Turns[i]
		if t == current && t.Changed != nil {
			out = append(out, t.Changed.asHistory())
		}
		if t.Closed && t.SUQL != "" && !current.Standalone {
			out = append(out, t.asHistory())
		}
	}
	return out
}

// asHistory returns a turn in the parser's form.
func (t *Turn) asHistory() parse.Turn {
	out := parse.Turn{Question: t.Question, Query: t.Query, SUQL: t.SUQL, Rows: t.Rows}
	if t.Query != nil && t.Query.Written != nil { // a hand-written query has no parts to change
		out.Query = nil
	}
	return out
}

// Pending reports whether the agent is waiting for a reply to a clarification.
func (c *Conversation) Pending() bool { return c.waitingTurn() != nil }

// addWords adds the stems of tokens to what was learnt, except for stop words.
func addWords(l *choice.Learnt, t *Turn, tokens []int) {
	for _, token := range tokens {
		if token < 0 || token >= len(t.Tokens) || text.Stop(t.Tokens[token]) {
			continue
		}
		if stem := text.Stem(t.Tokens[token]); !slices.Contains(l.Words, stem) {
			l.Words = append(l.Words, stem)
		}
	}
}

// learntFromPick returns what the choice of an offered reading implies, or nil if the readings have the same parts. If
// two parts match the same words, or no word names either, what is learnt applies to any words.
func learntFromPick(t *Turn, q *Readings, ask *Ask, chosen *query.Query) *choice.Learnt {
	if l := learntFromRivals(t, ask, choice.Parts(chosen)); l != nil {
		return l
	}
	var is, not []string
	for _, r := range ask.Options { // compared with the most similar option
		chosenParts, otherParts := choice.Parts(chosen), choice.Parts(r.Query)
		a, b := choice.MissingFrom(otherParts, chosenParts), choice.MissingFrom(chosenParts, otherParts)
		if len(a) > 0 && len(b) > 0 && (is == nil || len(a)+len(b) < len(is)+len(not)) {
			is, not = a, b
		}
	}
	if is == nil {
		return nil
	}
	l := &choice.Learnt{Is: is, Not: not}
	for i, candidate := range q.Belief.Queries {
		if candidate.SUQL() != chosen.SUQL() {
			continue
		}
		for _, c := range query.Components(candidate) {
			if slices.ContainsFunc(choice.PartsOf(c), func(p string) bool { return slices.Contains(is, p) }) {
				addWords(l, t, q.Belief.Parsed[i].Words[c.ID()])
			}
		}
	}
	if len(l.Words) == 0 && !choice.BetweenPeers(is, not) {
		return nil
	}
	return l
}

// learntFromRivals returns which of two rival parts the chosen reading contains, if another option has the other.
func learntFromRivals(t *Turn, ask *Ask, parts []string) *choice.Learnt {
	for _, c := range t.Candidates {
		for i, is := range c.Rivals {
			not := c.Rivals[1-i]
			if slices.Contains(parts, is) && !slices.Contains(parts, not) && slices.ContainsFunc(ask.Options,
				func(r Reading) bool { return slices.Contains(choice.Parts(r.Query), not) }) {
				return &choice.Learnt{Is: []string{is}, Not: []string{not}}
			}
		}
	}
	return nil
}

// learnt returns the choices made in the conversation so far.
func (c *Conversation) learnt() []choice.Learnt {
	var out []choice.Learnt
	for _, t := range c.Turns {
		for _, r := range t.Replies {
			if r.Learnt != nil && t.Closed {
				out = append(out, *r.Learnt)
			}
		}
	}
	return out
}
