package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/mattn/go-isatty"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

type askCommand struct {
	dialogueFlags
	formatFlag
	todayFlag
	Answers  []string `help:"Replies to clarifications, in order: yes, no, skip, an option's number or free text. Further clarifications are skipped." placeholder:"yes,no,…"`
	Question []string `arg:"" optional:"" help:"The question; further questions continue the conversation. If none is given, each line of standard input is a question."`
}

// Run asks the questions in one conversation.
func (c *askCommand) Run(ctx context.Context, g *globals, s streams) error {
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	a.Clock = c.clock()
	ag, err := a.newAgent(&c.dialogueFlags, agent.Options{})
	if err != nil {
		return err
	}
	asking := &askSession{agent: ag, db: a.Sources()[0].Schema(), conv: &agent.Conversation{}, answers: c.Answers,
		json: g.JSON, format: c.formatFlag, s: s,
		progressLine: newProgress(s.err)}
	if !g.JSON && len(c.Answers) == 0 && isTerminal(s.in) {
		asking.replies = bufio.NewScanner(s.in)
	}
	questions, err := c.questions(s.in)
	if err != nil {
		return err
	}
	for _, q := range questions {
		if err := asking.ask(ctx, q); err != nil {
			return err
		}
	}
	if asking.failed {
		return errReported
	}
	return nil
}

// questions returns the arguments or, if there are none, the lines of piped input.
func (c *askCommand) questions(in io.Reader) ([]string, error) {
	if len(c.Question) > 0 {
		return c.Question, nil
	}
	if isTerminal(in) {
		return nil, errors.New("no question given: pass one in quotes, or one per line on standard input")
	}
	piped, err := io.ReadAll(in)
	if err != nil {
		return nil, fmt.Errorf("read questions: %w", err)
	}
	var questions []string
	for line := range strings.Lines(string(piped)) {
		if q := strings.TrimSpace(line); q != "" {
			questions = append(questions, q)
		}
	}
	return questions, nil
}

// askSession is a conversation on the command line.
type askSession struct {
	agent        *agent.Agent
	db           *schema.Database
	conv         *agent.Conversation
	answers      []string
	replies      *bufio.Scanner // the terminal's input; nil: clarifications are skipped
	json         bool
	format       formatFlag
	s            streams
	progressLine *progress
	failed       bool
	mentioned    bool // that the data leaves something open
}

// step shows an intermediate query.
func (a *askSession) step(e agent.StepEvent) {
	thought, outcome := "", fmt.Sprintf("%d rows", e.Rows)
	if e.Thought != "" {
		thought = fmt.Sprintf("“%s”\n   ", e.Thought)
	}
	if e.Error != "" {
		outcome = e.Error
	}
	fmt.Fprintf(a.s.err, "%d. %s%s\n   %s\n", e.Number, thought, e.SUQL, outcome)
}

// ask asks a question and replies to clarifications until the turn is closed.
func (a *askSession) ask(ctx context.Context, question string) error {
	m := agent.Message{Type: agent.AskMessage, Text: question}
	for {
		var clarify *agent.ClarifyEvent
		var err error
		a.agent.Handle(ctx, a.conv, m, func(e agent.Event) {
			switch e := e.(type) {
			case agent.ClarifyEvent:
				clarify = &e
			case agent.ProgressEvent:
				a.progressLine.show(e.Progress)
			case agent.StepEvent:
				a.progressLine.clear()
				a.step(e)
			case agent.ResultEvent, agent.ReplyEvent, agent.ErrorEvent:
				a.progressLine.clear()
				err = a.print(e)
			}
		})
		switch {
		case err != nil:
			return err
		case clarify == nil:
			return nil
		}
		m = agent.Message{Type: agent.AnswerMessage, ID: clarify.ID, Value: a.reply(clarify)}
	}
}

// reply returns the next of the given answers, or asks at the terminal.
func (a *askSession) reply(e *agent.ClarifyEvent) string {
	if len(a.answers) > 0 {
		value := strings.TrimSpace(a.answers[0])
		a.answers = a.answers[1:]
		return value
	}
	if a.replies == nil {
		return agent.Skip
	}
	return prompt(a.s.err, a.replies, e)
}

// prompt prints a clarification and reads the reply; at the end of the input it skips the question.
func prompt(out io.Writer, in *bufio.Scanner, e *agent.ClarifyEvent) string {
	fmt.Fprintf(out, "%s\n", e.Question)
	if e.Because != "" {
		fmt.Fprintf(out, "  (%s)\n", e.Because)
	}
	hint := "yes, no or skip"
	if len(e.Options) > 0 {
		hint = "number, or your own words"
		for i, o := range e.Options {
			fmt.Fprintf(out, "  %d. %s\n", i+1, o.Text)
		}
	}
	fmt.Fprintf(out, "[%s] ", hint)
	if !in.Scan() {
		return agent.Skip
	}
	value := strings.TrimSpace(in.Text())
	if n, err := strconv.Atoi(value); err == nil && n >= 1 && n <= len(e.Options) {
		return e.Options[n-1].ID
	}
	return value
}

func (a *askSession) print(e agent.Event) error {
	if a.json {
		if e, ok := e.(agent.ErrorEvent); ok {
			a.failed = true
			return printJSON(a.s.out, map[string]*suql.Error{"error": {Code: e.Code, Message: e.Message,
				Positions: e.Positions}})
		}
		return printJSON(a.s.out, agent.NewClosedTurn(e))
	}
	out := a.s.out
	if a.format.Format != "text" {
		out = a.s.err // everything but the rows
	}
	switch e := e.(type) {
	case agent.ResultEvent:
		fmt.Fprintln(out, e.Searched)
		fmt.Fprintln(out, e.Reply)
		if len(e.Unused) > 0 {
			fmt.Fprintf(out, "Unused words: %s.\n", strings.Join(e.Unused, ", "))
		}
		for _, o := range e.Alternatives {
			fmt.Fprintf(out, "  or: %s\n", o.Text)
		}
		for _, o := range e.Offers {
			fmt.Fprintf(out, "  %s\n", o.Text)
		}
		a.mentionDoubts(e.Doubts)
		if a.format.Format != "text" {
			return printCSV(a.s.out, &e.Result)
		}
		if len(e.Rows) > 0 {
			return printResult(a.s.out, a.db, &e.Result, e.Labels)
		}
	case agent.ReplyEvent:
		fmt.Fprintln(out, e.Text)
	case agent.ErrorEvent:
		a.failed = true
		fmt.Fprintf(a.s.err, "surely: %s\n", e.Message)
	}
	return nil
}

// mentionDoubts says once that an answer rests on what nobody has settled about the data.
func (a *askSession) mentionDoubts(doubts []*schema.Doubt) {
	if len(doubts) == 0 || a.mentioned {
		return
	}
	a.mentioned = true
	fmt.Fprintf(a.s.err, "The data leaves something open: %s Settle it with 'surely data settle', for all questions.\n",
		doubts[0].Question)
}

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && isatty.IsTerminal(f.Fd())
}

// dialogueFlags configure the dialogue.
type dialogueFlags struct {
	Detector string `help:"When to ask for clarification. never; any: ask about every part of a query; probability=P: ask about parts with a probability below P; gain=G: keep asking until a result has a probability of at least G; dropout=S: ask about parts whose probability varies by more than S over perturbed readings; risk=E@FILE: keep asking until the error rate is at most E, according to a calibration written by eval --calibrate." default:"gain=0.9"`
	Steps    bool   `help:"Answer with up to five queries, each written by the model after it has seen the rows of the previous one; all are shown."`
}

// todayFlag sets the current day, against which "last month" and current_date are resolved.
type todayFlag struct {
	Today time.Time `format:"2006-01-02" help:"The current day for \"last month\" and current_date (default: today)." placeholder:"YYYY-MM-DD"`
}

// clock returns a clock for an agent or engine; nil stands for the machine's.
func (f *todayFlag) clock() func() time.Time {
	if f.Today.IsZero() {
		return nil
	}
	return func() time.Time { return f.Today }
}
