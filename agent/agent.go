// Package agent runs the conversation: it holds the half-built query as its state, asks where it is unsure, absorbs
// replies, runs the query and reports the result.
package agent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rival"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// Engine runs SUQL for the agent. *suql.Engine implements it.
type Engine interface {
	Run(ctx context.Context, statement string, options suql.RunOptions) (*suql.Result, error)
	// Check reports what is wrong with a statement before it runs.
	Check(statement string) error
}

// Source is a database that can be asked questions.
type Source struct {
	Schema *schema.Database
	Values parse.Values // nil: values are not looked up
	Prober parse.Prober // nil: candidates are compared by their SQL alone
	// Comparer compares results like Prober, but faster, perhaps on a sample of the rows. nil: Prober.
	Comparer parse.Prober
	Engine   Engine
	Parser   parse.Parser // nil: the agent's
	Texts    Texts        // documents in addition to the tables; nil: none
	Notes    parse.Notes  // nil: notes are only searched for words
}

// Options configure an Agent.
type Options struct {
	// Source returns a database by name; "" is the default.
	Source   func(name string) (*Source, error)
	Parser   parse.Parser
	Detector errdetect.Detector // nil: DefaultDetector
	Voice    *nlg.Voice         // nil: plain English
	Clock    func() time.Time
	// Vectors finds parts of the data that match a question as well as those that the parser chose; nil: no search.
	Vectors rival.Vectors
	// Planner answers a question with several queries, writing each after it has seen the rows of the previous one. The
	// first query is the parser's, with the usual clarifications; if the parser has none, the planner writes it, too.
	// nil: one query per question.
	Planner Planner
	// Bound returns a context that limits the cost of a multi-query question; nil: unlimited.
	Bound func(context.Context) context.Context
	// Overturn changes a verdict permanently, after which the query is run again; nil: verdicts cannot be changed.
	Overturn func(ctx context.Context, source string, turn *Turn, m Message) error
}

const (
	maxQuestions = 5    // maximum number of clarifications in a turn
	maxRows      = 1000 // of a result
	passes       = 10   // number of perturbed passes for the dropout detector
)

// DefaultDetector asks until one result has a probability of 0.9, as long as replies are likely to help.
const DefaultDetector = errdetect.Gain(0.9)

// Agent holds conversations. It keeps no state of a conversation and is safe for concurrent use.
type Agent struct{ o Options }

// New returns an agent.
func New(o Options) (*Agent, error) {
	if o.Source == nil {
		return nil, errors.New("the agent needs a data source")
	}
	if o.Voice == nil {
		v, err := nlg.New("")
		if err != nil {
			return nil, err
		}
		o.Voice = v
	}
	o.Detector = cmp.Or[errdetect.Detector](o.Detector, DefaultDetector)
	if o.Clock == nil {
		o.Clock = time.Now
	}
	return &Agent{o}, nil
}

// Handle takes one message and emits the resulting events. A turn may span several messages, since a clarification
// waits for a reply; every turn is closed by exactly one ResultEvent, ReplyEvent or ErrorEvent. Cancelling ctx stops
// the turn, which then returns what is certain so far.
func (a *Agent) Handle(ctx context.Context, conv *Conversation, m Message, emit func(Event)) {
	h := &handling{Agent: a, conv: conv, emit: emit}
	var err error
	if h.src, err = a.o.Source(conv.Source); err != nil && m.Type != SourceMessage {
		h.emitError("08001", fmt.Sprintf("open %q: %v", conv.Source, err), nil)
		return
	}
	switch m.Type {
	case AskMessage:
		h.ask(ctx, m.Text, m.Standalone)
	case AnswerMessage:
		h.answer(ctx, m)
	case ChangeMessage:
		h.change(ctx, m)
	case AlternativesMessage:
		h.listAlternatives(ctx, m)
	case RunMessage:
		h.runByHand(ctx, m.SUQL)
	case EditMessage:
		h.edit(ctx, m)
	case OverturnMessage:
		h.overturn(ctx, m)
	case SourceMessage:
		h.switchSource(m.Name)
	case UndoMessage:
		h.undo(ctx)
	case StopMessage:
		h.stop()
	case ContinueMessage:
		h.rerun(ctx)
	case ResetMessage:
		conv.Turns = nil
		emit(ReplyEvent{Text: a.o.Voice.Say("reply.fresh")})
	default:
		h.emitError("0A000", a.o.Voice.Say("error.unknown", "name", m.Type), nil)
	}
}

// handling is the state of handling one message.
type handling struct {
	*Agent
	conv *Conversation
	src  *Source
	emit func(Event)

	offerUsage   verdict.Usage // usage of the searches behind offers
	currentReply *Reply        // the reply being absorbed
	replayed     int           // how many of the reply's stored parses were used
	remark       string        // the person's remark on the answer, shown before the next one
	spoken       spokenNames

	// the account of the question handled last; see accountOf
	account           *account.Question
	accountedQuestion string
}

func (h *handling) emitError(code, message string, positions []suql.Position) {
	h.emit(ErrorEvent{Code: code, Message: message, Positions: positions})
}

// emitReply closes a turn with a sentence, without data.
func (h *handling) emitReply(rule string, pairs ...string) {
	h.emit(ReplyEvent{Text: h.o.Voice.Say(rule, pairs...)})
}

// switchSource switches to another database. Earlier turns stay visible but are no longer context.
func (h *handling) switchSource(name string) {
	if _, err := h.o.Source(name); err != nil {
		h.emitError("3D000", h.o.Voice.Say("error.nosource", "name", name), nil)
		return
	}
	h.conv.Source, h.conv.Turns = name, nil
	h.emitReply("reply.source", "name", name)
}

// undo takes back the last reply or, without one, the last question.
func (h *handling) undo(ctx context.Context) {
	t := h.conv.last()
	if t == nil {
		h.emitReply("reply.nothing")
		return
	}
	if len(t.Overturned) > 0 && h.o.Overturn != nil {
		h.overturn(ctx, Message{Type: UndoMessage})
		return
	}
	if t.Changed != nil && len(t.Replies) == 0 {
		*t = *t.Changed
		h.clarify(ctx, t, h.replay(ctx, t))
		return
	}
	if n := len(t.Replies); n > 0 && len(t.Candidates) > 0 {
		changed := t.Replies[n-1].Kind == ReplyChange
		t.Replies = t.Replies[:n-1]
		if changed {
			h.answerAgain(ctx, t, h.replay(ctx, t))
			return
		}
		if len(t.Exchanges) > 0 {
			t.Exchanges = t.Exchanges[:len(t.Exchanges)-1]
		}
		t.Closed = false
		if h.clarify(ctx, t, h.replay(ctx, t)) {
			return
		}
	}
	h.conv.Turns = h.conv.Turns[:len(h.conv.Turns)-1]
	h.emitReply("reply.undone")
}

// stop closes a turn that is waiting for a reply. A running turn is stopped by cancelling its context instead.
func (h *handling) stop() {
	if t := h.conv.waitingTurn(); t != nil {
		t.Closed, t.Stopped = true, true
		h.emitReply("error.stopped")
		return
	}
	h.emitReply("reply.nothing")
}

// edit replaces the text of an earlier question and drops all later turns.
func (h *handling) edit(ctx context.Context, m Message) {
	n := len(h.conv.Turns)
	if m.Turn < 0 || m.Turn > n { // a question that was stopped before it was parsed has left no turn
		h.emitError("22023", h.o.Voice.Say("error.noturn"), nil)
		return
	}
	standalone := m.Turn < n && h.conv.Turns[m.Turn].Standalone // the new wording is a follow-up only if the old one was
	h.conv.Turns = h.conv.Turns[:m.Turn]
	h.ask(ctx, m.Text, standalone)
}

// rerun reruns the last statement. Verdicts are cached, so a stopped run continues where it stopped.
func (h *handling) rerun(ctx context.Context) {
	t := h.conv.last()
	if t == nil || t.SUQL == "" {
		h.emitReply("reply.nothing")
		return
	}
	h.finish(ctx, t, t.Query, t.SUQL)
}

func (h *handling) overturn(ctx context.Context, m Message) {
	t := h.conv.last()
	if t == nil || t.SUQL == "" || h.o.Overturn == nil {
		h.emitReply("reply.nothing")
		return
	}
	if err := h.o.Overturn(ctx, h.conv.Source, t, m); err != nil {
		h.emitFailure(err)
		return
	}
	h.remark = h.o.Voice.Say("reply.overturned."+cmp.Or(m.Type, OverturnMessage)) + " "
	h.finish(ctx, t, t.Query, t.SUQL)
}

// emitFailure closes a turn with an error, using its SQLSTATE if it has one.
func (h *handling) emitFailure(err error) {
	var suqlErr *suql.Error
	var coded interface {
		error
		SQLState() string
	}
	switch {
	case errors.As(err, &coded):
		h.emitError(coded.SQLState(), coded.Error(), nil)
	case errors.As(err, &suqlErr):
		h.emitError(suqlErr.Code, suqlErr.Message, suqlErr.Positions)
	case errors.Is(err, context.Canceled):
		h.emitError("57014", h.o.Voice.Say("error.stopped"), nil)
	case errors.Is(err, context.DeadlineExceeded):
		h.emitError("57014", err.Error(), nil)
	default:
		h.emitError(InternalError, err.Error(), nil)
	}
}
