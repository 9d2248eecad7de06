package pages

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

const (
	ownerPeriod = 30 * 24 * time.Hour // period covered by the owner's page
	maxTurns    = 100
)

// outcomeNames lists the outcomes by which the owner's page can be filtered.
var outcomeNames = []string{chat.Answered, chat.Guessed, chat.Waiting, chat.Declined, chat.Failed, chat.Talk,
	chat.Overturned, askedBack, thumbsDown, notUnderstood}

// Outcomes that a turn's Result does not record.
const (
	askedBack     = "asked for clarification"
	thumbsDown    = "thumbs down"
	notUnderstood = "words not understood"
)

// handleOwner shows the owner the questions with their outcomes, and YAML to paste into surely.yaml.
func (s *Pages) handleOwner(c echo.Context) error {
	ctx := c.Request().Context()
	src := s.Find(s.OwnerView(), cmp.Or(c.QueryParam("source"), s.Sources[0].Name))
	if src == nil {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	turns, err := s.turnsSince(ctx, time.Now().Add(-ownerPeriod))
	if err != nil {
		return err
	}
	turns = slices.DeleteFunc(turns, func(t *turnRecord) bool { return t.Source != src.Name })
	p := views.OwnerPage{Source: src.Name, Texts: string(cmp.Or(s.VisitorTexts, chat.KeepTexts)),
		Outcome: c.QueryParam("outcome"), Words: strings.TrimSpace(c.QueryParam("words"))}
	for _, source := range s.Sources {
		p.Sources = append(p.Sources, source.Name)
	}
	for _, name := range outcomeNames {
		n := 0
		for _, t := range turns {
			if t.hasOutcome(name) {
				n++
			}
		}
		if n > 0 {
			p.Outcomes = append(p.Outcomes, views.Figure{Name: name, Value: fmt.Sprint(n)})
		}
	}
	for _, t := range slices.Backward(turns) {
		if p.Outcome != "" && !t.hasOutcome(p.Outcome) || !strings.Contains(strings.ToLower(t.Question),
			strings.ToLower(p.Words)) {
			continue
		}
		if p.Found++; len(p.Turns) < maxTurns {
			p.Turns = append(p.Turns, newOwnerTurn(t))
		}
	}
	return request.Render(c, views.Owner(p))
}

// hasOutcome reports whether a turn had an outcome.
func (t *turnRecord) hasOutcome(outcome string) bool {
	switch outcome {
	case askedBack:
		return t.Asked > 0
	case thumbsDown:
		return t.Bad
	case notUnderstood:
		return len(t.Unused) > 0
	case chat.Overturned:
		return t.overturned
	}
	return t.Result == outcome
}

func newOwnerTurn(t *turnRecord) views.OwnerTurn {
	v := views.OwnerTurn{Time: t.Time.Format("2 Jan 2006, 15:04"), Question: t.Question, Outcome: t.Result,
		Asked: t.Asked, Bad: t.Bad, Good: t.Good, Reason: t.Reason, Unused: strings.Join(t.Unused, ", ")}
	if t.overturned {
		v.Outcome = chat.Overturned
	}
	if t.Confidence > 0 {
		v.Confidence = fmt.Sprintf("%.0f %%", 100*t.Confidence)
	}
	if t.Question != "" && t.SUQL != "" {
		v.Verified = fmt.Sprintf("examples:\n  - question: %s\n    suql: %s\n", quoteYAML(t.Question), quoteYAML(t.SUQL))
	}
	return v
}

// quoteYAML returns a text as JSON and YAML quote it.
func quoteYAML(text string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if e.Encode(text) != nil {
		return "" // texts can always be encoded
	}
	return strings.TrimSpace(b.String())
}

// turnRecord is a turn with its feedback.
type turnRecord struct {
	chat.Outcome
	Time         time.Time
	Conversation string
	Turn         int
	Bad          bool // thumbs down
	Good         bool
	Reason       string
	overturned   bool
}

// turnsSince returns the turns since the given time with their latest outcome, oldest first.
func (s *Pages) turnsSince(ctx context.Context, since time.Time) ([]*turnRecord, error) {
	notes, err := s.Notes.Of(ctx, chat.TurnNote, since)
	if err != nil {
		return nil, err
	}
	type turnKey struct {
		conversation string
		turn         int
	}
	at := map[turnKey]*turnRecord{}
	var out []*turnRecord
	for _, n := range notes {
		var t chat.Outcome
		if json.Unmarshal(n.Data, &t) != nil {
			continue
		}
		key := turnKey{n.Conversation, n.Turn}
		if at[key] == nil {
			at[key] = &turnRecord{Conversation: n.Conversation, Turn: n.Turn}
			out = append(out, at[key])
		}
		turn := at[key]
		turn.overturned = turn.overturned || t.Result == chat.Overturned
		turn.Outcome, turn.Time = t, n.Created
	}
	judged, err := s.Notes.Of(ctx, chat.JudgementNote, since)
	if err != nil {
		return nil, err
	}
	for _, n := range judged {
		var j chat.Judgement
		if turn := at[turnKey{n.Conversation, n.Turn}]; turn != nil && json.Unmarshal(n.Data, &j) == nil {
			turn.Good, turn.Bad, turn.Reason = j.Good, !j.Good, j.Reason
		}
	}
	return out, nil
}
