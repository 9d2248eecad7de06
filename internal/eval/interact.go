package eval

import (
	"fmt"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// Settings configure the agent and the simulated user.
type Settings struct {
	User     string
	Detector errdetect.Detector
	K        int     // most alternatives after a no
	Wrong    float64 // how often the user's replies are wrong
	Fresh    bool    // read the question again after every reply
	Seed     uint64
}

// Check rejects contradictory settings.
func (s Settings) Check(passes int) error {
	switch s.User {
	case NoUser, SimulatedUser, MultichoiceUser, GoldUser, TruthfulUser:
	default:
		return fmt.Errorf("no user %q; there are none, simulated, multichoice, gold and truthful", s.User)
	}
	if s.Wrong < 0 || s.Wrong >= 1 {
		return fmt.Errorf("a user cannot be wrong with probability %v", s.Wrong)
	}
	if _, ok := s.Detector.(errdetect.Dropout); ok && passes < 2 {
		return fmt.Errorf("the detector dropout needs at least 2 passes")
	}
	return nil
}

// Interaction is one example for the agent.
type Interaction struct {
	Belief *agent.Belief
	// Passes are the beliefs of perturbed passes, needed only by the detector dropout.
	Passes  []*agent.Belief
	Reparse func(query.Constraints) *parse.Parsed // may be nil
	Gold    *query.Query
	Right   func(*query.Query) bool // whether a query returns the gold's result; for the truthful user
	Schema  *schema.Database
	Voice   *nlg.Voice // words the questions; nil: they are not worded
}

// Outcome is the outcome of one example.
type Outcome struct {
	Query     *query.Query // to run; nil if there is nothing to run
	Sure      float64      // probability that its result is right
	Questions int
	Waste     int
	Left      bool
	Doubtful  bool // something was refused and no alternative was right
	Turns     []agent.Exchange
}

// maxQuestions limits the questions of an inquiry.
const maxQuestions = 60

// Interact has the agent ask the simulated user until nothing is doubtful. index is part of the seed. Without a gold
// query nothing is asked.
func Interact(c Interaction, s Settings, index int) Outcome {
	options := agent.InquiryOptions{Detector: s.Detector, K: s.K, Trust: 1 - s.Wrong, Reparse: c.Reparse, Fresh: s.Fresh,
		Passes: c.Passes,
		Choose: s.User == MultichoiceUser || s.User == GoldUser}
	if s.User == NoUser || c.Gold == nil {
		options.Detector = errdetect.Never{}
		q := agent.NewInquiry(c.Belief, options)
		return Outcome{Query: q.Query(), Sure: q.Sure()}
	}
	if s.User == TruthfulUser && c.Right != nil {
		options.Readings = agent.MostReadings
	}
	user := NewUser(c.Gold, s.Wrong, s.Seed<<32^uint64(index))
	if _, ok := s.Detector.(errdetect.Perfect); ok {
		options.Wrong = func(c query.Component) bool { return !user.Right(c) }
	}
	out := converse(c, agent.NewInquiry(c.Belief, options), &simulated{c, s, user})
	out.Questions, out.Waste, out.Left = user.Questions, user.Waste, user.Left
	return out
}

// replier replies to the agent's questions and reports its reply. It returns false to leave without a reply.
type replier interface {
	reply(q *agent.Inquiry, ask *agent.Ask, contrary bool) (replyWord string, goesOn bool)
}

// converse lets the agent ask until nothing is doubtful, or the replier leaves.
func converse(c Interaction, q *agent.Inquiry, who replier) (out Outcome) {
	for range maxQuestions {
		ask := q.Next()
		if ask == nil {
			break
		}
		turn := agent.Exchange{Component: ask.Component.ID(), Probability: ask.P}
		contrary, goesOn := false, false
		if c.Voice != nil && len(ask.Options)+len(ask.Alternatives) == 0 {
			question := c.Voice.Question(c.Schema, ask.Component, q.Query())
			turn.Question, contrary = question.Text, question.Contrary
		}
		turn.Answer, goesOn = who.reply(q, ask, contrary)
		out.Turns = append(out.Turns, turn)
		if !goesOn {
			break
		}
	}
	out.Query, out.Sure = q.Query(), q.Sure()
	out.Doubtful = q.Doubtful()
	return out
}

// simulated replies as a user who means the gold.
type simulated struct {
	c    Interaction
	s    Settings
	user *User
}

func (m *simulated) reply(q *agent.Inquiry, ask *agent.Ask, contrary bool) (string, bool) {
	if len(ask.Options) > 0 {
		m.user.Questions++
		return pick(m.c, q, ask), true
	}
	if len(ask.Alternatives) > 0 {
		chosen := m.user.Choose(ask)
		if m.s.User == GoldUser {
			chosen = m.user.Dictate(ask)
		}
		q.Select(chosen...)
		return fmt.Sprint(len(chosen), " chosen"), true
	}
	switch m.user.Answer(ask, q.Query()) {
	case Yes:
		q.Confirm()
		return replyWord(true, contrary), true
	case No:
		q.Refuse()
		return replyWord(false, contrary), true
	}
	return "exit", false
}

// pick chooses between readings by their results, and reports the reply.
func pick(c Interaction, q *agent.Inquiry, ask *agent.Ask) string {
	for _, r := range ask.Options {
		if c.Right(r.Query) {
			q.Pick(r.Query)
			return "picked one"
		}
	}
	q.Neither()
	return "picked none"
}

// replyWord returns the word of a reply; to some questions, yes means that the component is wrong.
func replyWord(right, contrary bool) string {
	if right != contrary {
		return agent.Yes
	}
	return agent.No
}
