package request

import (
	"log/slog"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/web/chat"
)

// Action is what a request does, for the log. It never holds rows, and holds what people typed only if the owner wants
// questions in the log.
type Action struct {
	what, source string
	Typed, Ran   string // what was typed, and the statement that ran
	more         []any  // names and values, alternating
}

const actionKey = "deed"

// RecordAction records what a request does to a source, with names and values for the log.
func RecordAction(c echo.Context, what, source string, more ...any) *Action {
	d := &Action{what: what, source: source, more: more}
	c.Set(actionKey, d)
	return d
}

// Add adds a name with its value.
func (d *Action) Add(name string, value any) { d.more = append(d.more, name, value) }

// RecordAnswerAction records what a request does with an answer.
func RecordAnswerAction(c echo.Context, what string, a *chat.Answer) *Action {
	d := RecordAction(c, what, a.Source.Name, "conversation", a.Conversation.ID, "turn", a.Record.Turn,
		"reads", a.Result.Reads)
	d.Ran = a.Result.SUQL
	return d
}

// Logged logs what requests did and how they ended.
func (s *Site) Logged(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		err := next(c)
		d, ok := c.Get(actionKey).(*Action)
		if !ok {
			return err
		}
		ended := "result"
		if err != nil {
			ended = asClientError(err, slog.New(slog.DiscardHandler)).Code
		}
		source := d.source
		if source != "" && !s.IsPublic(source) {
			source = "an upload" // knowing its name is enough to open it
		}
		log := Log(c).With("did", d.what, "ended", ended, "address", c.RealIP(), "user", From(c).Name, "source", source)
		if s.LogQuestions {
			log = log.With("said", d.Typed, "ran", d.Ran)
		}
		log.Info("request", d.more...)
		return err
	}
}
