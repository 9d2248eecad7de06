package agent

import (
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/choice"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// Conversation is everything the agent knows of a conversation. It is plain data: its JSON form survives a restart, and
// any agent can continue it. It is not safe for concurrent use.
type Conversation struct {
	ID     string `json:"id"`
	Source string `json:"source,omitempty"` // the database asked; empty: the default
	Turns  []Turn `json:"turns,omitempty"`
}

// Turn is a question and its outcome. The belief at any moment follows from Candidates and Replies alone, so undoing a
// reply means dropping it.
type Turn struct {
	Question   string            `json:"question,omitempty"`
	Alone      bool              `json:"alone,omitempty"` // not a follow-up: earlier turns are ignored
	At         time.Time         `json:"at"`
	Candidates []parse.Candidate `json:"candidates,omitempty"` // the parser's candidates; kept for the last turn only
	// the parser's probabilities of components; kept as long as Candidates
	Local map[string]float64 `json:"local,omitempty"`
	// probability that no candidate is right; kept as long as Candidates
	Else       float64           `json:"else,omitempty"`
	Beyond     float64           `json:"beyond,omitempty"`  // that the data cannot answer, if that may be asked
	Instead    string            `json:"instead,omitempty"` // why another parser stood in for the configured one
	Tokens     []string          `json:"tokens,omitempty"`  // of the question, as the parser counts them
	Passes     []Reread          `json:"passes,omitempty"`  // perturbed readings; as long as Candidates
	Replies    []Reply           `json:"replies,omitempty"`
	Closed     bool              `json:"closed,omitempty"`
	SUQL       string            `json:"suql,omitempty"`
	Query      *query.Query      `json:"query,omitempty"`
	Searched   string            `json:"searched,omitempty"`
	Confidence float64           `json:"confidence,omitempty"` // probability that the result is right
	Unused     []string          `json:"unused,omitempty"`     // unused words of the question
	picked     bool              // the person chose the reading
	Omitted    []string          `json:"omitted,omitempty"`  // what the question says and the query leaves out
	Assumed    []string          `json:"assumed,omitempty"`  // the times that were said without a year
	Guess      bool              `json:"guess,omitempty"`    // it is only the best guess
	Verified   *Verified         `json:"verified,omitempty"` // the owner of the data vouches for the statement
	Reply      string            `json:"reply,omitempty"`
	Exchanges  []Exchange        `json:"exchanges,omitempty"`
	Overturned []string          `json:"overturned,omitempty"` // decisions that were overturned in its answer, by key
	Rows       []parse.RowRef    `json:"rows,omitempty"`
	Evidence   []suql.Evidence   `json:"evidence,omitempty"` // of the last turn only
	Stopped    bool              `json:"stopped,omitempty"`  // before everything was read
	Anew       int               `json:"anew,omitempty"`     // clarifications before another question was typed instead
	Asked      *query.Component  `json:"asked,omitempty"`    // what the open clarification is about
	Options    []query.Component `json:"options,omitempty"`  // what can be chosen, by option number
	Drop       *query.Component  `json:"drop,omitempty"`     // the condition that can be left out, if that was offered
	Beside     *TextAnswer       `json:"beside,omitempty"`   // a document's answer to the question
}

// Reply is the person's reply to a clarification.
type Reply struct {
	Kind ReplyKind `json:"kind"`
	// the clarification; empty: the open one
	To      string            `json:"to,omitempty"`
	Chosen  *query.Component  `json:"chosen,omitempty"`  // for choose
	Parts   []query.Component `json:"-"`                 // for choose: several, where a query can hold several
	Adopted *query.Query      `json:"adopted,omitempty"` // for adopt: the query that the reply leads to
	Learnt  *choice.Learnt    `json:"learnt,omitempty"`  // what it says about the meaning of words, if anything
	// for change: the unused word that got a meaning
	Word string `json:"word,omitempty"`
	// for reread: the readings of question and reply together
	Candidates []parse.Candidate  `json:"candidates,omitempty"`
	Local      map[string]float64 `json:"local,omitempty"`
	// the readings of the question under this reply
	Reread []Reread `json:"reread,omitempty"`
}

// Reread is a parser's output under constraints, as far as a belief needs it.
type Reread struct {
	Candidates []parse.Candidate  `json:"candidates,omitempty"`
	Local      map[string]float64 `json:"local,omitempty"`
	Else       float64            `json:"else,omitempty"`
}

func kept(p *parse.Parsed) Reread {
	if p == nil {
		return Reread{}
	}
	return Reread{p.Candidates[:min(len(p.Candidates), maxCandidates)], p.Local, p.Else}
}

func (r Reread) parsed() *parse.Parsed {
	if len(r.Candidates) == 0 {
		return nil
	}
	return &parse.Parsed{Candidates: r.Candidates, Local: r.Local, Else: r.Else}
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
	ReplyPick   ReplyKind = "pick" // one of the readings offered, Adopted
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

// open returns the last turn while it waits for a reply, or nil.
func (c *Conversation) open() *Turn {
	if t := c.last(); t != nil && !t.Closed {
		return t
	}
	return nil
}

// history is the parser's view of earlier turns.
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

// historyOf is the parser's view of the turns before one.
func (c *Conversation) historyOf(t *Turn) []parse.Turn {
	if t.Alone {
		return nil
	}
	return c.history()
}

// Pending reports whether the agent waits for the reply to a clarification.
func (c *Conversation) Pending() bool { return c.open() != nil }
