package agent

import (
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// Conversation is all that the agent knows of a conversation. It is plain data: its JSON form survives a restart, and
// whoever holds it can go on. It is not safe for use by two goroutines at once.
type Conversation struct {
	ID     string `json:"id"`
	Source string `json:"source,omitempty"` // the database asked; empty: the default
	Turns  []Turn `json:"turns,omitempty"`
}

// Turn is one question and what became of it. What was believed at any moment follows from Candidates and Replies
// alone, so undoing a reply is dropping it.
type Turn struct {
	Question   string            `json:"question,omitempty"`
	Alone      bool              `json:"alone,omitempty"` // no follow-up: it is read without what was said before
	At         time.Time         `json:"at"`
	Candidates []parse.Candidate `json:"candidates,omitempty"` // what the parser made of it; kept for the last turn only
	// what it thought of single components; as long as Candidates
	Local map[string]float64 `json:"local,omitempty"`
	// that none of the candidates is right; as long as Candidates
	Else       float64           `json:"else,omitempty"`
	Beyond     float64           `json:"beyond,omitempty"`  // that the data cannot answer, where that is to be asked
	Instead    string            `json:"instead,omitempty"` // why another parser read it than the one that was to
	Tokens     []string          `json:"tokens,omitempty"`  // of the question, as the parser counts them
	Passes     []Reread          `json:"passes,omitempty"`  // perturbed readings; as long as Candidates
	Replies    []Reply           `json:"replies,omitempty"`
	Closed     bool              `json:"closed,omitempty"`
	SUQL       string            `json:"suql,omitempty"`
	Query      *query.Query      `json:"query,omitempty"`
	Searched   string            `json:"searched,omitempty"`
	Confidence float64           `json:"confidence,omitempty"` // that the result is what was asked for
	Unused     []string          `json:"unused,omitempty"`     // words of the question that went nowhere
	Guess      bool              `json:"guess,omitempty"`      // it is only the best guess
	Reply      string            `json:"reply,omitempty"`
	Exchanges  []Exchange        `json:"exchanges,omitempty"`
	Overturned []string          `json:"overturned,omitempty"` // decisions that were overturned in its answer, by key
	Rows       []parse.RowRef    `json:"rows,omitempty"`
	Evidence   []suql.Evidence   `json:"evidence,omitempty"` // of the last turn only
	Stopped    bool              `json:"stopped,omitempty"`  // before everything was read
	Anew       int               `json:"anew,omitempty"`     // questions back before another question was typed instead
	Asked      *query.Component  `json:"asked,omitempty"`    // what the open clarification is about
	Options    []query.Component `json:"options,omitempty"`  // what can be chosen, by option number
	Drop       *query.Component  `json:"drop,omitempty"`     // the condition that can be left out, if that was offered
	Beside     *TextAnswer       `json:"beside,omitempty"`   // what a document says to the question
	Defined    *Measure          `json:"defined,omitempty"`  // what it defined for what follows
}

// Reply is what the person made of a clarification.
type Reply struct {
	Kind ReplyKind `json:"kind"`
	// what it replies to; empty: whatever is asked
	To      string           `json:"to,omitempty"`
	Chosen  *query.Component `json:"chosen,omitempty"`  // for choose
	Adopted *query.Query     `json:"adopted,omitempty"` // for adopt: the query that the reply leads to
	Learnt  *Learnt          `json:"learnt,omitempty"`  // what it says of words, where it says something
	// for change: the word that had gone nowhere and was given a meaning
	Word string `json:"word,omitempty"`
	// for reread: what the question and the reply read like together
	Candidates []parse.Candidate  `json:"candidates,omitempty"`
	Local      map[string]float64 `json:"local,omitempty"`
	// what the parser made of the question under what this reply said
	Reread []Reread `json:"reread,omitempty"`
}

// Reread is a parser's reading under constraints, as far as a belief needs it.
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
	ReplyChange ReplyKind = "change" // nothing was asked: a part of the answered query was changed by hand
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

// history is what a parser sees of earlier turns.
func (c *Conversation) history() []parse.Turn {
	var out []parse.Turn
	for _, t := range c.Turns {
		if t.Closed && t.SUQL != "" {
			said := parse.Turn{Question: t.Question, Query: t.Query, SUQL: t.SUQL, Rows: t.Rows}
			if t.Query != nil && t.Query.Written != nil { // nothing that parsers could change in parts
				said.Query = nil
			}
			out = append(out, said)
		}
	}
	return out
}

// historyOf is what a parser sees of earlier turns where it reads the words of this one.
func (c *Conversation) historyOf(t *Turn) []parse.Turn {
	if t.Alone {
		return nil
	}
	return c.history()
}

// Pending reports whether the agent waits for the reply to a clarification.
func (c *Conversation) Pending() bool { return c.open() != nil }
