package agent

import (
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/choice"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// Conversation is the complete state of a conversation. It is plain data: stored as JSON it survives a restart, and any
// agent can continue it. It is not safe for concurrent use.
type Conversation struct {
	ID     string `json:"id"`
	Source string `json:"source,omitempty"` // the database asked; empty: the default
	Turns  []Turn `json:"turns,omitempty"`
}

// Turn is a question and its outcome. The belief at any moment follows from Candidates and Replies alone, so undoing a
// reply means dropping it.
type Turn struct {
	Question   string            `json:"question,omitempty"`
	Standalone bool              `json:"alone,omitempty"` // not a follow-up: earlier turns are ignored
	RowNoun    string            `json:"noun,omitempty"`  // what the question calls the rows of the only table
	At         time.Time         `json:"at"`
	Candidates []parse.Candidate `json:"candidates,omitempty"` // the parser's candidates; kept for the last turn only
	// the parser's probabilities of components; kept as long as Candidates
	Confidences map[string]float64 `json:"local,omitempty"`
	// probability that no candidate is right; kept as long as Candidates
	NoneProbability float64 `json:"else,omitempty"`
	// probability that the data cannot answer, if the parser estimates it
	UnanswerableProbability float64 `json:"beyond,omitempty"`
	// why another parser stood in for the configured one
	FallbackReason string        `json:"instead,omitempty"`
	Tokens         []string      `json:"tokens,omitempty"` // the question's tokens, as the parser splits it
	Passes         []StoredParse `json:"passes,omitempty"` // perturbed readings, kept as long as Candidates
	Replies        []Reply       `json:"replies,omitempty"`
	Closed         bool          `json:"closed,omitempty"`
	SUQL           string        `json:"suql,omitempty"`
	Query          *query.Query  `json:"query,omitempty"`
	Searched       string        `json:"searched,omitempty"`
	Confidence     float64       `json:"confidence,omitempty"` // probability that the result is right
	Unused         []string      `json:"unused,omitempty"`     // unused words of the question
	picked         bool          // the person chose the reading
	Omitted        []string      `json:"omitted,omitempty"`  // words of the question that the query does not use
	Assumed        []string      `json:"assumed,omitempty"`  // assumptions about years and rows, for the answer
	Guess          bool          `json:"guess,omitempty"`    // only the best guess
	Verified       *Verified     `json:"verified,omitempty"` // who verified the statement
	Reply          string        `json:"reply,omitempty"`
	Exchanges      []Exchange    `json:"exchanges,omitempty"`
	// keys of the decisions that were overturned in its answer
	Overturned []string        `json:"overturned,omitempty"`
	Rows       []parse.RowRef  `json:"rows,omitempty"`
	Evidence   []suql.Evidence `json:"evidence,omitempty"` // kept for the last turn only
	Stopped    bool            `json:"stopped,omitempty"`  // before everything was read
	// clarifications that were asked before a new question was typed instead
	AbandonedClarifications int               `json:"anew,omitempty"`
	Asked                   *query.Component  `json:"asked,omitempty"`   // what the open clarification is about
	Options                 []query.Component `json:"options,omitempty"` // what can be chosen, by option number
	// the condition that can be left out, if that was offered
	Drop           *query.Component `json:"drop,omitempty"`
	DocumentAnswer *TextAnswer      `json:"beside,omitempty"` // what a document answers to the question
}

// Reply is the person's reply to a clarification.
type Reply struct {
	Kind ReplyKind `json:"kind"`
	// the clarification it replies to; empty: the open one
	To      string            `json:"to,omitempty"`
	Chosen  *query.Component  `json:"chosen,omitempty"`  // for choose
	Parts   []query.Component `json:"-"`                 // for choose: several, where a query can hold several
	Adopted *query.Query      `json:"adopted,omitempty"` // for adopt: the query the reply leads to
	Learnt  *choice.Learnt    `json:"learnt,omitempty"`  // what it implies for the meaning of words, if anything
	// for change: the unused word that was given a meaning
	Word string `json:"word,omitempty"`
	// for reread: the readings of question and reply together
	Candidates  []parse.Candidate  `json:"candidates,omitempty"`
	Confidences map[string]float64 `json:"local,omitempty"`
	// the readings of the question under this reply
	Parses []StoredParse `json:"reread,omitempty"`
}

// StoredParse is the part of a parser's output that a belief is built from.
type StoredParse struct {
	Candidates      []parse.Candidate  `json:"candidates,omitempty"`
	Confidences     map[string]float64 `json:"local,omitempty"`
	NoneProbability float64            `json:"else,omitempty"`
}

func newStoredParse(p *parse.Parsed) StoredParse {
	if p == nil {
		return StoredParse{}
	}
	return StoredParse{p.Candidates[:min(len(p.Candidates), maxCandidates)], p.Confidences, p.Else}
}

func (r StoredParse) parsed() *parse.Parsed {
	if len(r.Candidates) == 0 {
		return nil
	}
	return &parse.Parsed{Candidates: r.Candidates, Confidences: r.Confidences, Else: r.NoneProbability}
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

// waitingTurn returns the last turn while it waits for a reply, or nil.
func (c *Conversation) waitingTurn() *Turn {
	if t := c.last(); t != nil && !t.Closed {
		return t
	}
	return nil
}

// history returns the earlier turns in the parser's form.
func (c *Conversation) history() []parse.Turn {
	var out []parse.Turn
	for _, t := range c.Turns {
		if t.Closed && t.SUQL != "" {
			turn := parse.Turn{Question: t.Question, Query: t.Query, SUQL: t.SUQL, Rows: t.Rows}
			if t.Query != nil && t.Query.Written != nil { // a hand-written query has no parts to change
				turn.Query = nil
			}
			out = append(out, turn)
		}
	}
	return out
}

// historyOf returns the turns that t may follow up on, in the parser's form.
func (c *Conversation) historyOf(t *Turn) []parse.Turn {
	if t.Standalone {
		return nil
	}
	return c.history()
}

// Pending reports whether the agent waits for the reply to a clarification.
func (c *Conversation) Pending() bool { return c.waitingTurn() != nil }
