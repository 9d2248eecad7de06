package request

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"runtime/debug"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/suggest"
)

// Site holds what all handlers share.
type Site struct {
	Options
	Hub    *chat.Hub
	Queue  *chat.Queue
	Limits *Limits
	Counts *Metrics
	Hints  suggest.Hints

	returningMemory atomic.Bool // memory is about to be returned to the system
}

// NewSite returns what the handlers share, except for the hub.
func NewSite(o Options) *Site {
	o.setDefaults()
	s := &Site{Options: o, Queue: chat.NewQueue(o.Running, o.Waiting, o.Patience), Limits: newLimits(o)}
	s.Hints.Untried = !o.Offline
	s.Counts = NewMetrics(func() int { return s.Hub.Size() }, s.Queue, o.Figures)
	return s
}

// OwnerView returns the data as the owner sees it, without restrictions.
func (s *Site) OwnerView() *chat.View { return &chat.View{Sources: s.Sources} }

// IsPublic reports whether everybody may ask a source.
func (s *Site) IsPublic(name string) bool {
	return slices.ContainsFunc(s.Sources, func(src *chat.Source) bool { return src.Name == name })
}

// Find returns the named source in a view, or an upload, or nil.
func (s *Site) Find(v *chat.View, name string) *chat.Source {
	for _, src := range v.Sources {
		if src.Name == name {
			return src
		}
	}
	return s.Uploaded(name)
}

// openPatience is how long to wait for data that has to be fetched first; fetching goes on for the next attempt.
const openPatience = 20 * time.Second

// Uploaded returns an upload, or nil.
func (s *Site) Uploaded(name string) *chat.Source {
	if s.Uploads == nil || !state.IsUpload(name) { // checked before any work, since anybody may send any name
		return nil
	}
	ctx, cancel := context.WithTimeout(s.Hub.Context(), openPatience)
	defer cancel()
	src, err := s.Uploads.Open(ctx, name)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			slog.Error("an upload cannot be opened", "upload", name, "err", err)
		}
		return nil
	}
	return src
}

// Suggestions returns questions about a source.
func (s *Site) Suggestions(src *chat.Source) []views.Offer {
	return s.Hints.Offers(src.SuggestSource().Key)
}

// MayTurn reports whether an address may open a turn now, and counts refusals.
func (s *Site) MayTurn(who string) bool {
	ok := s.Limits.Turn(who)
	if !ok {
		s.Counts.Refuse(TooFast)
	}
	return ok
}

// Opened returns the stored conversation that a form names, if its token unlocks it.
func (s *Site) Opened(c echo.Context) (*chat.Conversation, error) {
	return s.Hub.Unlock(c.Request().Context(), From(c), c.FormValue("conversation"), c.FormValue("token"))
}

// Answer returns the answer that a form names.
func (s *Site) Answer(c echo.Context) (*chat.Answer, error) {
	conv, err := s.Opened(c)
	if err != nil {
		return nil, err
	}
	turn, err := strconv.Atoi(c.FormValue("turn"))
	if err != nil {
		return nil, chat.Refuse("bad_message", views.English.NotFound)
	}
	return s.Hub.Answer(c.Request().Context(), From(c), conv, turn)
}

// Admit makes a request wait for its slot; leave must be called when its work is done. Work within ctx counts for the
// request's sender.
func (s *Site) Admit(c echo.Context, class chat.Class) (ctx context.Context, leave func(), err error) {
	by := Sender(c)
	p, err := s.Queue.Enter(c.Request().Context(), by.Who, class, func(int) {})
	if err != nil {
		return nil, nil, s.Explain(err)
	}
	return by.Within(p.Within(c.Request().Context())), p.Leave, nil
}

// Explain turns a statement's failure into a response.
func (s *Site) Explain(err error) error {
	if _, refused := errors.AsType[*chat.Refusal](err); refused {
		return err
	}
	e := s.Hub.Explain(err, slog.Default())
	return &suql.Error{Code: e.Code, Message: e.Message, Positions: e.Positions}
}

// Budgeted gives a request a budget until its end.
func (s *Site) Budgeted(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		own := budget.New(chat.MostAnswer, s.Hub.Answers)
		defer func() { s.ReturnMemory(own.End()) }()
		c.SetRequest(c.Request().WithContext(budget.With(c.Request().Context(), own)))
		return next(c)
	}
}

// HoldRows charges a request's budget for an answer's rows until its end.
func HoldRows(c echo.Context, bytes int) error {
	err := budget.From(c.Request().Context()).Draw(int64(bytes))
	if spent, ok := errors.AsType[*budget.ExceededError](err); ok {
		return chat.Refuse(spent.SQLState(), views.English.Full)
	}
	return err
}

const (
	worthReturning = 8 << 20
	returnAfter    = 5 * time.Second
)

// ReturnMemory returns memory to the system some time after something large was freed, since Go would keep it.
func (s *Site) ReturnMemory(held int64) {
	if held >= worthReturning && s.returningMemory.CompareAndSwap(false, true) {
		time.AfterFunc(returnAfter, contain.Func("return memory", func() {
			s.returningMemory.Store(false)
			debug.FreeOSMemory()
		}))
	}
}
