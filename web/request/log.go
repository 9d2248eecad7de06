package request

import (
	"log/slog"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/web/chat"
)

// Action is what a request does, for the log. It has no rows; Input and Statement are logged only if the owner wants
// questions in the log.
type Action struct {
	name, source     string
	Input, Statement string // the typed text, and the statement that ran
	attributes       []any  // names and values, alternating
}

const actionKey = "action"

// RecordAction records what a request does to a source, with names and values for the log.
func RecordAction(c echo.Context, name, source string, attributes ...any) *Action {
	d := &Action{name: name, source: source, attributes: attributes}
	c.Set(actionKey, d)
	return d
}

// Add adds a name with its value.
func (d *Action) Add(name string, value any) { d.attributes = append(d.attributes, name, value) }

// RecordAnswerAction records what a request does with an answer.
func RecordAnswerAction(c echo.Context, name string, a *chat.Answer) *Action {
	d := RecordAction(c, name, a.Source.Name, "conversation", a.Conversation.ID, "turn", a.Record.Turn,
		"reads", a.Result.Reads)
	d.Statement = a.Result.SUQL
	return d
}

// LogActions logs the actions of requests with their outcome.
func (s *Site) LogActions(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		err := next(c)
		d, ok := c.Get(actionKey).(*Action)
		if !ok {
			return err
		}
		outcome := "result"
		if err != nil {
			outcome = asClientError(err, slog.New(slog.DiscardHandler)).Code
		}
		source := d.source
		if source != "" && !s.IsPublic(source) {
			source = "an upload" // knowing its name is enough to open it
		}
		log := Log(c).With("did", d.name, "ended", outcome, "address", c.RealIP(), "user", From(c).Name, "source", source)
		if s.LogQuestions {
			log = log.With("said", d.Input, "ran", d.Statement)
		}
		log.Info("request", d.attributes...)
		return err
	}
}
