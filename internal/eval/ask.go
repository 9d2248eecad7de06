package eval

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/agent/decide"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// Everyday measures the chat on questions with gold statements or answers.
type Everyday struct {
	User string
	Me   func(*Case) ChatUser // how a person replies; for MeUser
	// Worlds takes what was weighed about each question, as JSON lines of World; nil: nothing is written. They hold no
	// question's words, so closed ones may be written, too.
	Worlds io.Writer
}

// World is what the agent weighed about one question, and what of it is right.
type World struct {
	decide.World
	Case, Part string
	Asked      bool   // something was asked back
	Silent     bool   // what was stated without asking is wrong or empty
	LeadRight  bool   // the result that is shown first is right
	Right      []bool // of the readings
	Answerable bool
	Declined   bool // it was declined in words before anything was weighed
	Evidence   []Evidence
}

// Evidence is what speaks for and against a reading, and whether it is right.
type Evidence struct {
	parse.Evidence
	P             float64
	Group         int // readings of a group answer the question alike
	Added, Unused int
	Right         bool
}

// maxJudged is the maximum number of results per question that are compared with what is wanted.
const maxJudged = 12

// evidence returns what speaks for and against the readings with the most probable results.
func (k *scoredCase) evidence(ctx context.Context, src *Source, w *agent.Weighed) (out []Evidence) {
	var judged []int
	var right []bool
	for i, c := range w.Candidates {
		at := slices.Index(judged, w.Classes[i])
		if at < 0 {
			if at = len(judged); at == maxJudged {
				continue
			}
			judged, right = append(judged, w.Classes[i]), append(right, k.isRight(ctx, src, c.Query))
		}
		out = append(out, Evidence{c.Evidence, c.P, at, len(c.Added), len(c.Unused), right[at]})
	}
	return out
}

// world returns what was weighed about the last question of a conversation.
func (k *scoredCase) world(ctx context.Context, src *Source, x *conversationOutcome) World {
	w := World{Case: k.ID, Part: k.Part, Asked: x.asked > 0, Silent: x.class == ClassWrongSilent || x.lostSilently(k.Case),
		Answerable: k.answerable(), Declined: x.last.Weighed == nil && !x.last.Ran()}
	weighed := x.last.Weighed
	if weighed == nil {
		return w
	}
	w.World, w.LeadRight = weighed.World, k.isRight(ctx, src, weighed.Lead)
	w.Evidence = k.evidence(ctx, src, weighed)
	for _, q := range weighed.Readings {
		w.Right = append(w.Right, k.isRight(ctx, src, q))
	}
	return w
}

// userReplies is how many clarifications a simulated user replies to in a conversation.
const userReplies = 2

// Class classifies a conversation, or its result regardless of whether the agent asked back.
type Class string

const (
	ClassRight       Class = "right"
	ClassWrong       Class = "wrong" // of a result, whether or not the agent asked back
	ClassWrongSilent Class = "wrong-silent"
	ClassWrongAsked  Class = "wrong-asked"
	ClassWrongGuess  Class = "wrong-guess" // said to be a guess
	ClassNoAnswer    Class = "no-answer"   // a query ran and returned no value
	ClassRefused     Class = "refused"     // the question was declined in words
	ClassError       Class = "error"
)

// Run measures the chat on cases.
func (e *Everyday) Run(ctx context.Context, r *Run) (*Report, error) {
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) { return e.ask(ctx, src, i, &r.Cases[i]) }
	return r.Run(ctx)
}

// conversationOutcome is the outcome of a conversation.
type conversationOutcome struct {
	last    *Outcome
	asked   int // clarifications, in all turns
	took    []time.Duration
	verdict Class // class of the result
	class   Class
	offered bool // every meaning is answered, offered as an option or shown beside a guess
}

// ask holds one conversation, and repeats it without replies if a user replied.
func (e *Everyday) ask(ctx context.Context, src *Source, i int, c *Case) (*Score, error) {
	k, err := c.scored(ctx, src)
	if err != nil {
		return nil, err
	}
	x, err := k.converse(ctx, src, e.user(k, src), e.User == TruthfulUser)
	if err != nil {
		return nil, err
	}
	if e.Worlds != nil {
		if err := json.NewEncoder(e.Worlds).Encode(k.world(ctx, src, x)); err != nil {
			return nil, err
		}
	}
	line := x.last.prediction(i, c.ID, src.Schema)
	line.Questions = x.asked
	silent := x.verdict
	if e.User != NoUser && x.asked > 0 {
		unanswered, err := k.converse(ctx, src, Silent, false)
		if err != nil {
			return nil, err
		}
		silent = unanswered.verdict
	}
	figures := x.figures(c, silent)
	if f1, ok := k.rowF1(x.last); ok {
		figures = append(figures, Figure{"row_f1", f1, 1})
	}
	s := &Score{Figures: figures, Line: line, Durations: x.took, FallbackReason: x.last.FallbackReason,
		Slices: map[string][]Figure{c.Kind: {fractionOfAll("right", x.class == ClassRight)}}}
	if c.answerable() && x.last.Ran() {
		s.Result = &errdetect.Scored{Confidence: x.last.Sure(), Right: x.verdict == ClassRight}
	}
	if x.class != ClassRight {
		s.ErrorText = x.last.describeError(fmt.Sprintf("%s [%s, %s] %q: %s", c.ID, c.Data, c.Kind, c.Turns, x.class),
			c.Means)
	}
	return s, nil
}

// converse asks the turns of a case and scores the last. clicks says whether the user picks the right one of the
// readings beside a guess.
func (k *scoredCase) converse(ctx context.Context, src *Source, user ChatUser, clicks bool) (*conversationOutcome,
	error) {
	x, t := &conversationOutcome{}, &Talk{Agent: src.Agent}
	for _, turn := range k.Turns {
		o, err := t.Ask(ctx, turn, user)
		if err != nil {
			return nil, err
		}
		x.last, x.asked, x.took = o, x.asked+len(o.Asked), append(x.took, o.Took)
	}
	if clicks && k.verdict(src.Schema, x.last) != ClassRight {
		right := func(o agent.Option) bool { return o.Query != nil && k.isRight(ctx, src, o.Query) }
		if at := slices.IndexFunc(x.last.Alternatives, right); at >= 0 {
			t.send(ctx, agent.Message{Type: agent.ChangeMessage, Component: agent.OtherReading,
				Value: x.last.Alternatives[at].ID}, x.last)
		}
	}
	x.offered = k.Ambiguous && k.offersEveryMeaning(ctx, src, x.last)
	x.verdict = k.verdict(src.Schema, x.last)
	x.class = k.class(x.last, x.verdict, x.asked > 0)
	return x, nil
}

// offersEveryMeaning reports whether what was asked, answered and shown beside it has every meaning of a question.
func (k *scoredCase) offersEveryMeaning(ctx context.Context, src *Source, o *Outcome) bool {
	shown := [][][]any{o.Rows}
	options := slices.Clone(o.Alternatives)
	for _, e := range o.Asked {
		options = append(options, e.Options...)
	}
	for _, option := range options {
		if option.Query == nil {
			continue
		}
		if _, rows, err := src.Run(ctx, option.Query.SUQL()); err == nil {
			shown = append(shown, rows)
		}
	}
	return !slices.ContainsFunc(k.golds, func(gold [][]any) bool {
		return !slices.ContainsFunc(shown, func(rows [][]any) bool { return containsGold(rows, gold, k.Order) })
	})
}

// user returns the user, who replies to at most userReplies clarifications of a conversation.
func (e *Everyday) user(k *scoredCase, src *Source) ChatUser {
	reply := ChatUser(hastyUser)
	switch e.User {
	case MeUser:
		return e.Me(k.Case)
	case TruthfulUser:
		reply = truthfulUser(func(ctx context.Context, q *query.Query) bool { return k.isRight(ctx, src, q) })
	case NoUser:
		return Silent
	}
	replied := 0
	return func(ctx context.Context, ask agent.ClarifyEvent) string {
		if replied++; replied > userReplies {
			return agent.Skip
		}
		return reply(ctx, ask)
	}
}

// describeError describes the outcome of a question, what was asked back, and what was wanted.
func (o *Outcome) describeError(question, want string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n  suql  %s\n  says  %s %s %s (%.2f)\n  want  %s\n", question, o.SUQL, o.Searched, o.Reply,
		o.failure(), o.Sure(), want)
	for _, d := range o.Doubts {
		fmt.Fprintf(&b, "  doubt %s\n", d.ID)
	}
	for i, e := range o.Asked {
		var options []string
		for _, option := range e.Options {
			options = append(options, option.Text)
		}
		fmt.Fprintf(&b, "  asks  %s %v\n        %s\n", e.Question, options, o.Replies[i])
	}
	return b.String()
}

// answerable reports whether rows are wanted.
func (c *Case) answerable() bool { return !c.Unanswerable && c.Kind != Meta }

// figures returns what a conversation adds to the report; silent is the verdict without replies.
func (x *conversationOutcome) figures(c *Case, silent Class) []Figure {
	asked, right, empty, answerable := x.asked > 0, x.verdict == ClassRight, x.class == ClassNoAnswer, c.answerable()
	choice := func(e agent.ClarifyEvent) bool { return len(e.Options) > 1 }
	lostSilent := x.class == ClassWrongSilent || x.lostSilently(c)
	out := []Figure{{"avg_questions", float64(x.asked), 0}}
	if c.Answer != nil {
		out = append(out, fractionOfAll("acc_denotation", right))
	}
	for name, holds := range map[string]bool{"acc_ex": right, "right": x.class == ClassRight,
		"wrong_silent": x.class == ClassWrongSilent, "wrong_asked": x.class == ClassWrongAsked, "no_answer": empty,
		"wrong_guess": x.class == ClassWrongGuess, "stated_right": x.class == ClassRight && x.stated(),
		"lost_silent": lostSilent,
		// what is wrong although no doubt about the data was named beside it
		"lost_undoubted": lostSilent && len(x.last.Doubts) == 0,
		"lost":           slices.Contains([]Class{ClassWrongSilent, ClassWrongAsked, ClassWrongGuess}, x.class) || empty,
		"declined":       x.class == ClassRefused, "failed": x.class == ClassError, "asked": asked,
		"harm": silent == ClassRight && !right} {
		out = append(out, fractionOfAll(name, holds))
	}
	for name, f := range map[string]struct{ counted, holds bool }{
		"asked_although_right":     {answerable && silent == ClassRight, asked && !c.Ambiguous},
		"guesses_right":            {answerable && !asked && x.last.announcesGuess(), right},
		"right_of_asked":           {answerable && asked, silent == ClassRight},
		"wrong_sure":               {answerable && x.last.Ran(), !right && x.last.Sure() >= .9},
		"answerable_declined":      {answerable, x.verdict == ClassRefused},
		"unanswerable_declined":    {!answerable && c.Unanswerable, x.class == ClassRight},
		"ambiguous_asked":          {c.Ambiguous, asked},
		"ambiguous_offered":        {c.Ambiguous, x.offered},
		"declined_without_options": {x.last.Declined, !slices.ContainsFunc(x.last.Asked, choice)},
	} {
		if f.counted {
			out = append(out, fractionOfSome(name, f.holds))
		}
	}
	return out
}

// stated reports whether the answer was stated: nothing was asked, and it is no guess.
func (x *conversationOutcome) stated() bool { return x.asked == 0 && !x.last.Guess }

// lostSilently reports whether nothing was found for a question that has an answer, without a word of doubt.
func (x *conversationOutcome) lostSilently(c *Case) bool {
	return x.class == ClassNoAnswer && x.asked == 0 && !c.Unanswerable && !x.last.announcesGuess()
}

// announcesGuess reports whether an answer says that it is a guess. To say what is not used is not to say so.
func (o *Outcome) announcesGuess() bool { return o.Guess && len(o.Omitted) == 0 }

// scoredCase is a case with the results of its statements.
type scoredCase struct {
	*Case
	golds [][][]any
	keys  []map[value]value // from the values of the key, and of each column in Labels.Show, to the row's key
}

func (c *Case) scored(ctx context.Context, src *Source) (*scoredCase, error) {
	k := &scoredCase{Case: c}
	src, err := src.goldSource(ctx, c.Origin.Path)
	if err != nil {
		return nil, err
	}
	for _, statement := range c.Gold {
		rows, err := src.runNative(ctx, statement)
		if err != nil {
			return nil, fmt.Errorf("run %s: %w", statement, err)
		}
		k.golds = append(k.golds, rows)
	}
	l := c.Labels
	if l == nil || l.Form != "rows" {
		return k, nil
	}
	for _, name := range append([]string{l.Key}, l.Show...) {
		rows, err := src.runNative(ctx, fmt.Sprintf("SELECT %s, %s FROM %s", schema.Quoted(name), schema.Quoted(l.Key),
			schema.Quoted(l.Table)))
		if err != nil {
			return nil, err
		}
		keys := map[value]value{}
		for _, row := range rows {
			keys[valueOf(row[0])] = valueOf(row[1])
		}
		k.keys = append(k.keys, keys)
	}
	return k, nil
}

// verdict classifies the result of a conversation's last turn.
func (k *scoredCase) verdict(db *schema.Database, o *Outcome) Class {
	switch {
	case o.Failed != nil:
		return ClassError
	case !o.Ran() || len(o.Columns) == 0 || o.Declined:
		return ClassRefused
	case k.Answer != nil:
		values := o.values(db)
		switch {
		case sameDenotation(values, k.Answer):
			return ClassRight
		case len(values) == 0:
			return ClassNoAnswer
		}
		return ClassWrong
	case o.Truncated:
		return ClassWrong
	}
	return k.scoreRows(o.Columns, o.Rows)
}

// scoreRows classifies a result by its rows.
func (k *scoredCase) scoreRows(columns []string, rows [][]any) Class {
	if k.matchesLabels(columns, rows) ||
		slices.ContainsFunc(k.golds, func(gold [][]any) bool { return containsGold(rows, gold, k.Order) }) {
		return ClassRight
	}
	for _, row := range rows {
		if slices.ContainsFunc(row, func(x any) bool { return x != nil }) {
			return ClassWrong
		}
	}
	return ClassNoAnswer
}

// isRight reports whether a query gives the result wanted.
func (k *scoredCase) isRight(ctx context.Context, src *Source, q *query.Query) bool {
	columns, rows, err := src.Run(ctx, q.SUQL())
	return err == nil && k.scoreRows(columns, rows) == ClassRight
}

// matchesLabels reports whether the rows are exactly those labelled by hand, identified by the key or by one of the
// columns in Labels.Show.
func (k *scoredCase) matchesLabels(columns []string, rows [][]any) bool {
	for at, column := range columns {
		for i, keys := range k.keys {
			if (i > 0 || k.Labels.isKey(column)) && k.Labels.match(rows, at, keys) {
				return true
			}
		}
	}
	return false
}

// rowF1 returns the F1 of the rows shown against those labelled by hand, by the column that identifies most of them.
// Optional rows count for nothing.
func (k *scoredCase) rowF1(o *Outcome) (f1 float64, ok bool) {
	if len(k.keys) == 0 {
		return 0, false
	}
	if o.Failed != nil || !o.Ran() || o.Declined {
		return 0, true
	}
	for at, column := range o.Columns {
		for i, keys := range k.keys {
			if i > 0 || k.Labels.isKey(column) {
				f1 = max(f1, k.Labels.f1(o.Rows, at, keys))
			}
		}
	}
	return f1, true
}

// f1 returns the F1 of the rows that the values of a column identify; keys maps values to the keys of rows.
func (l *Labels) f1(rows [][]any, column int, keys map[value]value) float64 {
	wanted := l.wanted()
	shown := map[value]bool{}
	for _, row := range rows {
		shown[keys[valueOf(row[column])]] = true
	}
	right, counted := 0.0, 0.0
	for key := range shown {
		is, known := wanted[key]
		if is {
			right++
		}
		if is || !known {
			counted++
		}
	}
	return 2 * right / max(1, counted+float64(len(l.Rows)))
}

// wanted returns whether each labelled row is wanted, by its key; the others are optional.
func (l *Labels) wanted() map[value]bool {
	out := map[value]bool{}
	for _, x := range l.Maybe {
		out[valueOf(x)] = false
	}
	for _, x := range l.Rows {
		out[valueOf(x)] = true
	}
	return out
}

// isKey reports whether a column of a result holds the key.
func (l *Labels) isKey(column string) bool {
	column = strings.ToLower(column[strings.LastIndexByte(column, '.')+1:])
	return column == l.Key || column == l.Table+"_"+l.Key
}

// match reports whether the values of a column identify every wanted row once, and apart from those only optional rows;
// keys maps values to the keys of rows.
func (l *Labels) match(rows [][]any, column int, keys map[value]value) bool {
	left := l.wanted()
	for _, row := range rows {
		key, ok := keys[valueOf(row[column])]
		if _, may := left[key]; !ok || !may {
			return false
		}
		delete(left, key)
	}
	return !slices.Contains(slices.Collect(maps.Values(left)), true)
}

// class returns the class of a conversation; asked means that the agent asked back in any turn.
func (c *Case) class(o *Outcome, v Class, asked bool) Class {
	spoke := o.Reply != "" || o.Searched != ""
	switch {
	case v == ClassError:
		return v
	case c.Kind == Meta && c.repliesWith(o), c.Unanswerable && v == ClassRefused && spoke:
		return ClassRight
	case c.Unanswerable && (v == ClassRefused || v == ClassNoAnswer):
		return ClassNoAnswer
	case c.Ambiguous && (asked || v == ClassRight && spoke), v == ClassRight && c.answerable():
		return ClassRight
	case v == ClassRefused, v == ClassNoAnswer:
		return v
	case asked:
		return ClassWrongAsked
	case o.announcesGuess():
		return ClassWrongGuess
	}
	return ClassWrongSilent
}

var reCannot = regexp.MustCompile(`(?i)^(sorry,? )?i can't`)

// repliesWith reports whether a reply to a question about the data itself contains the required words.
func (c *Case) repliesWith(o *Outcome) bool {
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
