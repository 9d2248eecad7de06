package request

import (
	"log/slog"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/web/chat"
)

// Deed is what a request does, for the log. It holds no rows, and what people typed only if the owner wants questions
// in the log.
type Deed struct {
	what, source string
	Said, Ran    string // what was typed, and the statement that ran
	more         []any  // names and values
}

const deedKey = "deed"

// Did notes what a request does to a source, with names and values for the log.
func Did(c echo.Context, what, source string, more ...any) *Deed {
	d := &Deed{what: what, source: source, more: more}
	c.Set(deedKey, d)
	return d
}

// Add adds a name with its value.
func (d *Deed) Add(name string, value any) { d.more = append(d.more, name, value) }

// DidWith notes what a request does with an answer.
func DidWith(c echo.Context, what string, a *chat.Answer) *Deed {
	d := Did(c, what, a.Source.Name, "conversation", a.Conversation.ID, "turn", a.Record.Turn, "reads", a.Result.Reads)
	d.Ran = a.Result.SUQL
	return d
}

// Logged logs what requests did and how they ended.
func (s *Site) Logged(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		err := next(c)
		d, ok := c.Get(deedKey).(*Deed)
		if !ok {
			return err
		}
		ended := "result"
		if err != nil {
			ended = asRefused(err, slog.New(slog.DiscardHandler)).Code
		}
		source := d.source
		if source != "" && !s.Serves(source) {
			source = "an upload" // its name would open it
		}
		log := Log(c).With("did", d.what, "ended", ended, "address", c.RealIP(), "user", From(c).Name, "source", source)
		if s.LogQuestions {
			log = log.With("said", d.Said, "ran", d.Ran)
		}
		log.Info("request", d.more...)
		return err
	}
}
