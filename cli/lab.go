package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/web"
)

// lab runs evaluations and studies for the owner's pages, as the command line does.
type lab struct {
	*app
	g       *globals
	streams streams
	voice   *nlg.Voice
}

func newLab(a *app, g *globals, s streams, voice *nlg.Voice) *lab { return &lab{a, g, s, voice} }

// flagsOf are the flags by which the command line would run an order.
func flagsOf(o web.Order) (f evalFlags, err error) {
	f = evalFlags{User: o.User, Wrong: o.Wrong, Detector: o.Detector, Passes: passes, K: o.K, Seed: o.Seed}
	f.Limit = o.Limit
	return f, f.Validate()
}

// passes is the default of --passes.
const passes = 10

// Evaluate runs an order and returns the report as --json prints it.
func (l *lab) Evaluate(ctx context.Context, o web.Order, watch func(web.Seen)) ([]byte, error) {
	dir, err := os.MkdirTemp("", "surely-eval-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	questions, tables := filepath.Join(dir, "questions.jsonl"), filepath.Join(dir, "tables.jsonl")
	if err := errors.Join(os.WriteFile(questions, o.Questions, 0o600), os.WriteFile(tables, o.Tables, 0o600)); err != nil {
		return nil, err
	}
	f, err := flagsOf(o)
	if err != nil {
		return nil, err
	}
	decide, err := f.decide()
	if err != nil {
		return nil, err
	}
	var report *eval.Report
	watching := eval.Watch(func(s eval.Seen) { watch(seenOf(s)) })
	if o.Form == web.WikiQuestions {
		c := evalWikiCommand{evalFlags: f, Questions: questions, Tables: tables}
		report, err = l.wiki(ctx, c, decide, watching)
	} else {
		report, err = l.chat(ctx, o.Source, questions, o.Limit, decide, watching)
	}
	if err != nil {
		return nil, err
	}
	report.Settings = f.settings()
	return json.Marshal(report)
}

func (l *lab) wiki(ctx context.Context, c evalWikiCommand, decide eval.Decide, watch eval.Watch) (*eval.Report, error) {
	w, err := c.wiki(l.g, l.streams)
	if err != nil {
		return nil, err
	}
	w.Decide, w.Watch = decide, watch
	return w.Run(ctx)
}

func (l *lab) chat(ctx context.Context, source, questions string, limit int, decide eval.Decide,
	watch eval.Watch) (*eval.Report, error) {
	chats, err := readChats(questions, limit)
	if err != nil {
		return nil, err
	}
	src, err := l.source(source)
	if err != nil {
		return nil, err
	}
	c := l.conversations(src, chats)
	c.Decide, c.Watch, c.Files = decide, watch, output.Files{}
	return c.Run(ctx)
}

// readChats reads conversations, the first so many of them (0: all).
func readChats(path string, limit int) ([]eval.Chat, error) {
	chats, err := eval.ReadChats(path)
	if err == nil && limit > 0 {
		chats = chats[:min(limit, len(chats))]
	}
	return chats, err
}

func seenOf(s eval.Seen) web.Seen {
	return web.Seen{Index: s.Index, Question: s.Question, Want: s.Want, SUQL: s.SUQL, Right: s.Right, Match: s.Match,
		Sure: s.Sure, Questions: s.Questions, Turns: turnsOf(s.Turns)}
}

func turnsOf(turns []eval.Turn) []web.SeenTurn {
	out := make([]web.SeenTurn, len(turns))
	for i, t := range turns {
		out[i] = web.SeenTurn(t)
	}
	return out
}

// Pose puts the first question of an order to a person.
func (l *lab) Pose(ctx context.Context, o web.Order, replies []string) (web.Stage, error) {
	var turn eval.ChatTurn
	if err := json.Unmarshal(o.Questions, &turn); err != nil {
		return web.Stage{}, fmt.Errorf("read a question: %w", err)
	}
	detector, err := errdetect.Parse(o.Detector)
	if err != nil {
		return web.Stage{}, err
	}
	src, err := l.source(o.Source)
	if err != nil {
		return web.Stage{}, err
	}
	settings := eval.Settings{User: eval.SimulatedUser, Detector: detector, K: o.K, Seed: o.Seed, Fresh: true}
	voice := l.voice
	if o.Paper {
		if voice, err = nlg.New(nlg.Paper, ""); err != nil {
			return web.Stage{}, err
		}
	}
	posed, err := l.conversations(src, nil).Pose(ctx, eval.Chat{Turns: []eval.ChatTurn{turn}}, settings, voice, passes)
	if err != nil {
		return web.Stage{}, err
	}
	now := posed.Replied(ctx, replies)
	out := web.Stage{Asked: now.Asked, Turns: turnsOf(now.Turns), Right: now.Right, Match: now.Match,
		Questions: now.Questions}
	if meant, err := l.voice.Restate(src.Schema, turn.SUQL); err == nil {
		out.Meant = meant
	}
	if now.Query != nil {
		out.SUQL = now.Query.SUQL()
		if said, err := l.voice.Restate(src.Schema, out.SUQL); err == nil {
			out.Said = said
		}
	}
	return out, nil
}
