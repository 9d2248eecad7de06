package everyday

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
)

// Run is one evaluation.
type Run struct {
	Questions []*Question
	Dataset   string
	Folder    string // of the data
	User      string
	// maximum number of replies of the user per conversation
	Replies int
	// Me returns how a person replies to what is asked back about a question; for MeUser.
	Me   func(q *Question) talk.User
	Open func(ctx context.Context, path string) (*talk.Source, error) // opens a file as the product does
	output.Files

	judge *judge
}

// judged is the outcome of one question.
type judged struct {
	q       *Question
	source  string
	last    *talk.Outcome
	asked   int // clarifications, in all turns
	verdict Verdict
	class   Class
	found   rowsFound // of questions about texts
	silent  Verdict   // without replies
	took    []time.Duration
	line    *talk.Prediction
}

// Run asks every question and scores the answer.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	g := newGolds(r.Folder)
	defer g.close()
	r.judge = &judge{g}
	all := make([]*judged, len(r.Questions))
	paths := make([]string, len(r.Questions))
	for i, q := range r.Questions {
		paths[i] = filepath.Join(r.Folder, q.Data)
	}
	err := talk.Each(ctx, &r.Files, paths, r.Open, func(ctx context.Context, src *talk.Source, i int) (err error) {
		all[i], err = r.ask(ctx, src, i)
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, x := range all {
		if err := errors.Join(r.Predict(x.line), x.tell(&r.Files)); err != nil {
			return nil, err
		}
	}
	out := report(all)
	out.Dataset = r.Dataset
	return out, nil
}

// ask holds one conversation, and repeats it without replies if a user replied.
func (r *Run) ask(ctx context.Context, src *talk.Source, i int) (*judged, error) {
	q := r.Questions[i]
	x, err := r.converse(ctx, src, q, r.user(q, src))
	if err != nil {
		return nil, err
	}
	x.line = x.last.Predict(i, q.ID, src.Schema)
	x.line.Questions = x.asked
	x.silent = x.verdict
	if r.User != NoUser && x.asked > 0 {
		alone, err := r.converse(ctx, src, q, talk.Silent)
		if err != nil {
			return nil, err
		}
		x.silent = alone.verdict
	}
	return x, nil
}

// converse asks the turns of a question and scores the last.
func (r *Run) converse(ctx context.Context, src *talk.Source, q *Question, user talk.User) (*judged, error) {
	x := &judged{q: q, source: src.Name}
	t := &talk.Talk{Agent: src.Agent}
	for _, turn := range q.Turns {
		o, err := t.Ask(ctx, turn, user)
		if err != nil {
			return nil, err
		}
		x.last = o
		x.asked += len(o.Asked)
		x.took = append(x.took, o.Took)
	}
	var err error
	if x.verdict, err = r.judge.verdict(ctx, q, x.last, src.Schema); err != nil {
		return nil, err
	}
	x.class = r.judge.class(q, x.last, x.verdict, x.asked > 0)
	if q.Labels != nil {
		x.found, err = r.judge.found(ctx, q, x.last, x.verdict)
	}
	return x, err
}

// offered reports whether there was anything to choose from.
func (x *judged) offered() bool {
	return slices.ContainsFunc(x.last.Asked, func(e agent.ClarifyEvent) bool { return len(e.Options) > 1 })
}

// tell logs a conversation that is not right.
func (x *judged) tell(f *output.Files) error {
	if x.class == ClassRight {
		return nil
	}
	var asked strings.Builder
	for i, e := range x.last.Asked {
		fmt.Fprintf(&asked, "  asks  %s %v\n", e.Question, texts(e.Options))
		if i < len(x.last.Replies) {
			fmt.Fprintf(&asked, "        %s\n", x.last.Replies[i])
		}
	}
	return f.Wrong("%s [%s, %s] %q: %s\n  suql  %s\n  says  %s %s %s\n  means %s\n%s", x.q.ID, x.q.Data, x.q.Kind,
		x.q.Turns, x.class, x.line.SUQL, x.line.Searched, x.line.Reply, x.line.Error, x.q.Means, asked.String())
}

func texts(options []agent.Option) []string {
	var out []string
	for _, o := range options {
		out = append(out, o.Text)
	}
	return out
}
