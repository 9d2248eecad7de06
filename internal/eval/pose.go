package eval

import (
	"context"
	"errors"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/nlg"
)

// Posed is a question for a person to reply to instead of the simulated user.
type Posed struct {
	run  *Conversations
	c    *Interaction
	s    Settings
	gold *query.Query
}

// Stage is the state after a person's replies.
type Stage struct {
	Asked     string // the open clarification; empty: none
	Turns     []Turn // the clarifications answered
	Query     *query.Query
	Right     bool // the result is the gold's
	Match     bool // so is the query
	Questions int  // number of clarifications, including one at which the person left
}

// leave is the reply of a person who leaves without answering.
const leave = "exit"

// Pose prepares the first turn of a conversation. Only yes/no questions are asked.
func (c *Conversations) Pose(ctx context.Context, chat Chat, s Settings, voice *nlg.Voice, passes int) (*Posed, error) {
	if len(chat.Turns) == 0 {
		return nil, errors.New("there is no question to pose")
	}
	gold, _, err := c.goldTurn(ctx, chat.Turns[0], nil)
	if err != nil {
		return nil, err
	}
	in := parse.Input{Question: chat.Turns[0].Question, Schema: c.Schema, Values: c.Values, Prober: c.Prober}
	parsed, err := c.Parser.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	p := &Posed{run: c, s: s, gold: gold}
	if len(parsed.Candidates) == 0 {
		return p, nil
	}
	if p.c, err = newInteraction(ctx, Example{Parser: c.Parser, Input: in, Gold: gold}, parsed, s, passes); err != nil {
		return nil, err
	}
	p.c.Voice = voice
	return p, nil
}

// Replied is the stage after some replies, each yes, no or exit. The same replies lead to the same stage.
func (p *Posed) Replied(ctx context.Context, replies []string) Stage {
	if p.c == nil {
		return Stage{}
	}
	person := &person{left: replies}
	options := agent.InquiryOptions{Detector: p.s.Detector, K: p.s.K, Trust: 1, Reparse: p.c.Reparse, Fresh: p.s.Fresh,
		Passes: p.c.Passes}
	out := converse(*p.c, agent.NewInquiry(p.c.Belief, options), person)
	stage := Stage{Query: out.Query, Questions: len(out.Turns)}
	for _, t := range out.Turns {
		stage.Turns = append(stage.Turns, Turn{Component: t.Component, Probability: t.Probability, Question: t.Question,
			Answer: t.Answer})
	}
	if n := len(stage.Turns); person.waits {
		stage.Asked, stage.Turns, stage.Questions = stage.Turns[n-1].Question, stage.Turns[:n-1], n-1
		return stage
	}
	if out.Query != nil {
		stage.Match = chatMatch(p.run.Schema, out.Query, p.gold)
		stage.Right = p.run.same(ctx, p.gold, out.Query)
	}
	return stage
}

// person replays a person's replies.
type person struct {
	left  []string // replies
	waits bool     // waits for the next reply
}

func (p *person) reply(q *agent.Inquiry, _ *agent.Ask, contrary bool) (string, bool) {
	if len(p.left) == 0 {
		p.waits = true
		return "", false
	}
	word := strings.ToLower(p.left[0])
	p.left = p.left[1:]
	switch word {
	case leave:
		return leave, false
	case agent.Yes, agent.No:
		if (word == agent.Yes) != contrary {
			q.Confirm()
		} else {
			q.Refuse()
		}
		return word, true
	}
	q.Skip()
	return agent.Skip, true
}
