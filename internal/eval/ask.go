package eval

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Everyday asks the chat questions with gold statements or answers.
type Everyday struct {
	User    string
	Replies int                  // maximum number of replies of the user per conversation
	Me      func(*Case) ChatUser // how a person replies; for MeUser

	golds *golds
}

// Class is what comes of a conversation, or of its result whether or not the agent asked back.
type Class string

const (
	ClassRight       Class = "right"
	ClassWrong       Class = "wrong" // a result's: silently or not
	ClassWrongSilent Class = "wrong-silent"
	ClassWrongAsked  Class = "wrong-asked"
	ClassNoAnswer    Class = "no-answer" // a query ran and gave no value
	ClassRefused     Class = "refused"   // it was declined in words
	ClassError       Class = "error"
)

// Run measures the chat on cases.
func (e *Everyday) Run(ctx context.Context, r *Run) (*Report, error) {
	e.golds = newGolds()
	defer e.golds.close()
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) { return e.ask(ctx, src, i, &r.Cases[i]) }
	return r.Run(ctx)
}

// talked is a conversation with what came of it.
type talked struct {
	last    *Outcome
	asked   int // clarifications, in all turns
	took    []time.Duration
	verdict Class // of the result
	class   Class
}

// ask holds one conversation, and repeats it without replies if a user replied.
func (e *Everyday) ask(ctx context.Context, src *Source, i int, c *Case) (*Score, error) {
	x, err := e.converse(ctx, src, c, e.user(c, src))
	if err != nil {
		return nil, err
	}
	line := x.last.predict(i, c.ID, src.Schema)
	line.Questions = x.asked
	silent := x.verdict
	if e.User != NoUser && x.asked > 0 {
		alone, err := e.converse(ctx, src, c, Silent)
		if err != nil {
			return nil, err
		}
		silent = alone.verdict
	}
	s := &Score{Figures: x.figures(c, silent), Line: line, Took: x.took, Instead: x.last.Instead,
		Slices: map[string][]Figure{c.Kind: {ofAll("right", x.class == ClassRight)}}}
	if c.answerable() && x.last.Ran() {
		s.Result = &Result{src.Name, errdetect.Scored{Sure: x.last.Sure(), Right: x.verdict == ClassRight}}
	}
	if x.class != ClassRight {
		s.Wrong = fmt.Sprintf("%s [%s, %s] %q: %s\n  suql  %s\n  says  %s %s %s\n  means %s\n%s", c.ID, c.Data, c.Kind,
			c.Turns, x.class, line.SUQL, line.Searched, line.Reply, line.Error, c.Means, x.last.questions())
	}
	return s, nil
}

// converse asks the turns of a case and scores the last.
func (e *Everyday) converse(ctx context.Context, src *Source, c *Case, user ChatUser) (*talked, error) {
	x, t := &talked{}, &Talk{Agent: src.Agent}
	for _, turn := range c.Turns {
		o, err := t.Ask(ctx, turn, user)
		if err != nil {
			return nil, err
		}
		x.last, x.asked, x.took = o, x.asked+len(o.Asked), append(x.took, o.Took)
	}
	var err error
	x.verdict, err = e.verdict(ctx, src, c, x.last)
	x.class = c.class(x.last, x.verdict, x.asked > 0)
	return x, err
}

// user returns the user, who replies to at most so many clarifications of a conversation.
func (e *Everyday) user(c *Case, src *Source) ChatUser {
	reply := ChatUser(hasty)
	switch e.User {
	case MeUser:
		return e.Me(c)
	case TruthfulUser:
		reply = truthful(func(ctx context.Context, q *query.Query) bool {
			columns, rows, err := src.Run(ctx, q.SUQL())
			if err != nil {
				return false
			}
			v, err := e.byRows(ctx, c, columns, rows)
			return err == nil && v == ClassRight
		})
	case NoUser:
		return Silent
	}
	replied := 0
	return func(ctx context.Context, ask agent.ClarifyEvent) string {
		if replied++; replied > e.Replies {
			return agent.Skip
		}
		return reply(ctx, ask)
	}
}

// questions are what was asked back, and the replies.
func (o *Outcome) questions() string {
	var b strings.Builder
	for i, e := range o.Asked {
		var options []string
		for _, option := range e.Options {
			options = append(options, option.Text)
		}
		fmt.Fprintf(&b, "  asks  %s %v\n", e.Question, options)
		if i < len(o.Replies) {
			fmt.Fprintf(&b, "        %s\n", o.Replies[i])
		}
	}
	return b.String()
}

// answerable reports whether rows are wanted.
func (c *Case) answerable() bool { return !c.Unanswerable && c.Kind != Meta }

// figures are what a conversation adds to the report; silent is the verdict without replies.
func (x *talked) figures(c *Case, silent Class) []Figure {
	asked, right, empty := x.asked > 0, x.verdict == ClassRight, x.class == ClassNoAnswer
	out := []Figure{ofAll("acc_ex", right)}
	if c.Answer != nil {
		out = append(out, ofAll("acc_denotation", right))
	}
	out = append(out, ofAll("right", x.class == ClassRight), ofAll("wrong_silent", x.class == ClassWrongSilent),
		ofAll("wrong_asked", x.class == ClassWrongAsked), ofAll("no_answer", empty),
		ofAll("lost_silent", x.class == ClassWrongSilent || empty && !asked && !c.Unanswerable),
		ofAll("lost", x.class == ClassWrongSilent || x.class == ClassWrongAsked || empty),
		ofAll("declined", x.class == ClassRefused), ofAll("failed", x.class == ClassError),
		Figure{"avg_questions", float64(x.asked), 0}, ofAll("asked", asked), ofAll("harm", silent == ClassRight && !right))
	if c.answerable() {
		if silent == ClassRight {
			out = append(out, among("asked_although_right", asked && !c.Ambiguous))
		}
		if x.last.Ran() {
			out = append(out, among("wrong_sure", !right && x.last.Sure() >= .9))
		}
		out = append(out, among("answerable_declined", x.verdict == ClassRefused))
	} else if c.Unanswerable {
		out = append(out, among("unanswerable_declined", x.class == ClassRight))
	}
	if c.Ambiguous {
		out = append(out, among("ambiguous_asked", asked))
	}
	if x.last.Declined {
		choice := func(e agent.ClarifyEvent) bool { return len(e.Options) > 1 }
		out = append(out, among("declined_without_options", !slices.ContainsFunc(x.last.Asked, choice)))
	}
	return out
}

// verdict classifies the result of a conversation's last turn.
func (e *Everyday) verdict(ctx context.Context, src *Source, c *Case, o *Outcome) (Class, error) {
	switch {
	case o.Failed != nil:
		return ClassError, nil
	case !o.Ran() || len(o.Columns) == 0 || o.Declined:
		return ClassRefused, nil
	case c.Answer != nil:
		values := o.values(src.Schema)
		switch {
		case denotes(values, c.Answer, map[any]string{}):
			return ClassRight, nil
		case len(values) == 0:
			return ClassNoAnswer, nil
		}
		return ClassWrong, nil
	case o.Truncated:
		return ClassWrong, nil
	}
	return e.byRows(ctx, c, o.Columns, o.Rows)
}

// byRows scores rows.
func (e *Everyday) byRows(ctx context.Context, c *Case, columns []string, rows [][]any) (Class, error) {
	if c.Labels != nil && c.Labels.Form == "rows" {
		if ok, err := e.labelled(ctx, c, columns, rows); err != nil || ok {
			return ClassRight, err
		}
	}
	for _, statement := range c.Gold {
		gold, err := e.golds.run(ctx, c.path, statement)
		if err != nil || holds(rows, gold, c.Order) {
			return ClassRight, err
		}
	}
	for _, row := range rows {
		if slices.ContainsFunc(row, func(x any) bool { return x != nil }) {
			return ClassWrong, nil
		}
	}
	return ClassNoAnswer, nil
}

// labelled reports whether the rows are exactly those labelled by hand: identified by the key, or by one of the columns
// that labels show.
func (e *Everyday) labelled(ctx context.Context, c *Case, columns []string, rows [][]any) (bool, error) {
	l := c.Labels
	names := []string{schema.Quoted(l.Key)}
	for _, name := range l.Show {
		names = append(names, schema.Quoted(name))
	}
	all, err := e.golds.run(ctx, c.path, "SELECT "+strings.Join(names, ", ")+" FROM "+schema.Quoted(l.Table))
	if err != nil {
		return false, err
	}
	for at, column := range columns {
		column = strings.ToLower(column[strings.LastIndexByte(column, '.')+1:])
		for k := range names {
			if k == 0 && column != l.Key && column != l.Table+"_"+l.Key {
				continue
			}
			keys := map[value]value{}
			for _, row := range all {
				keys[valueOf(row[k])] = valueOf(row[0])
			}
			if l.holds(rows, at, keys) {
				return true, nil
			}
		}
	}
	return false, nil
}

// holds reports whether the rows' keys, by a column's values, are those of all wanted rows, each once, and otherwise
// only of optional ones.
func (l *Labels) holds(rows [][]any, column int, keys map[value]value) bool {
	left, optional := map[value]bool{}, map[value]bool{}
	for _, x := range l.Rows {
		left[valueOf(x)] = true
	}
	for _, x := range l.Maybe {
		optional[valueOf(x)] = true
	}
	for _, row := range rows {
		key, ok := keys[valueOf(row[column])]
		if !ok || !left[key] && !optional[key] {
			return false
		}
		delete(left, key)
		delete(optional, key)
	}
	return len(left) == 0
}

// class returns the class of a conversation; asked means that the agent asked back in any turn.
func (c *Case) class(o *Outcome, v Class, asked bool) Class {
	spoke := o.Reply != "" || o.Searched != ""
	switch {
	case v == ClassError:
		return v
	case c.Kind == Meta && c.informs(o), c.Unanswerable && v == ClassRefused && spoke:
		return ClassRight
	case c.Unanswerable && (v == ClassRefused || v == ClassNoAnswer):
		return ClassNoAnswer
	case c.Ambiguous && (asked || v == ClassRight && spoke), v == ClassRight && c.answerable():
		return ClassRight
	case v == ClassRefused, v == ClassNoAnswer:
		return v
	case asked:
		return ClassWrongAsked
	}
	return ClassWrongSilent
}

var reCannot = regexp.MustCompile(`(?i)^(sorry,? )?i can't`)

// informs reports whether a reply to a question about the data itself contains the required words.
func (c *Case) informs(o *Outcome) bool {
	text := strings.ToLower(o.Reply)
	if o.Result != nil {
		shown, err := json.Marshal(o.Rows)
		if err != nil {
			return false
		}
		text += " " + strings.ToLower(string(shown))
	}
	lacks := func(w string) bool { return !strings.Contains(text, w) }
	ok := len(c.SaysAll) > 0 && !slices.ContainsFunc(c.SaysAll, lacks)
	if len(c.SaysAny) > 0 {
		ok = slices.ContainsFunc(c.SaysAny, func(w string) bool { return !lacks(w) })
	}
	return ok && o.SUQL == "" && !reCannot.MatchString(o.Reply)
}
