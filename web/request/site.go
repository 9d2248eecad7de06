package request

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"math"
	"net/http"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/input"
	"github.com/ask-surely/surely/web/suggest"
)

// Site holds the state shared by all handlers.
type Site struct {
	Options
	Hub    *chat.Hub
	Queue  *chat.Queue
	Limits *Limits
	Counts *Metrics
	Hints  suggest.Hints

	crossOrigin     *http.CrossOriginProtection
	returningMemory atomic.Bool // memory is about to be returned to the system
}

// NewSite returns the shared state, without the hub.
func NewSite(o Options) (*Site, error) {
	o.setDefaults()
	s := &Site{Options: o, Queue: chat.NewQueue(o.Running, o.Waiting, o.QueueTimeout), Limits: newLimits(o),
		crossOrigin: http.NewCrossOriginProtection()}
	for _, origin := range o.Origins {
		if err := s.crossOrigin.AddTrustedOrigin(origin); err != nil {
			return nil, err
		}
	}
	s.Hints.SkipTrial = !o.Offline
	s.Counts = NewMetrics(func() int { return s.Hub.Size() }, s.Queue, o.ExtraMetrics)
	return s, nil
}

// OwnerView returns the owner's view, which has no restrictions.
func (s *Site) OwnerView() *chat.View { return &chat.View{Sources: s.Sources} }

// IsPublic reports whether a source is not an upload.
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

// openTimeout is the maximum wait for data that has to be fetched first; fetching continues for the next attempt.
const openTimeout = 20 * time.Second

// Uploaded returns an upload, or nil.
func (s *Site) Uploaded(name string) *chat.Source {
	if s.Uploads == nil || !state.IsUpload(name) { // checked first, since the name comes from the client
		return nil
	}
	ctx, cancel := context.WithTimeout(s.Hub.Context(), openTimeout)
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

// MayOpenTurn reports whether an address may open a turn now, and counts refusals.
func (s *Site) MayOpenTurn(visitor string) bool {
	ok := s.Limits.Turn(visitor)
	if !ok {
		s.Counts.Refuse(TooFast)
	}
	return ok
}

// Conversation returns the stored conversation named in a form, if its token unlocks it.
func (s *Site) Conversation(c echo.Context) (*chat.Conversation, error) {
	return s.Hub.Unlock(c.Request().Context(), From(c), c.FormValue("conversation"), c.FormValue("token"))
}

// Answer returns the answer named in a form.
func (s *Site) Answer(c echo.Context) (*chat.Answer, error) {
	conv, err := s.Conversation(c)
	if err != nil {
		return nil, err
	}
	turn, ok := input.Number(c.FormValue("turn"), 0, math.MaxInt32)
	if !ok {
		return nil, chat.Refuse("bad_message", views.English.NotFound)
	}
	return s.Hub.Answer(c.Request().Context(), From(c), conv, turn)
}

// Admit makes a request wait for its slot; leave must be called when its work is done. Work with ctx is charged to the
// request's sender.
func (s *Site) Admit(c echo.Context, lane chat.Lane) (ctx context.Context, leave func(), err error) {
	by := Sender(c)
	p, err := s.Queue.Enter(c.Request().Context(), by.Address, lane, func(chat.Place) {})
	if err != nil {
		return nil, nil, err
	}
	return by.Context(p.Context(c.Request().Context())), p.Leave, nil
}

// WithBudget gives each request a budget until its end.
func (s *Site) WithBudget(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		requestBudget := budget.New(chat.MaxAnswerBytes, s.Hub.Answers)
		defer func() { s.ReturnMemory(requestBudget.End()) }()
		c.SetRequest(c.Request().WithContext(budget.With(c.Request().Context(), requestBudget)))
		return next(c)
	}
}

// HoldRows charges a request's budget for an answer's rows until the request ends.
func HoldRows(c echo.Context, bytes int) error {
	err := budget.From(c.Request().Context()).Draw(int64(bytes))
	if spent, ok := errors.AsType[*budget.ExceededError](err); ok {
		return chat.Refuse(spent.SQLState(), views.English.Overloaded)
	}
	return err
}

const (
	minReturnedBytes = 8 << 20
	returnDelay      = 5 * time.Second
)

// ReturnMemory returns memory to the system a while after a large answer was freed, since Go would keep it.
func (s *Site) ReturnMemory(freed int64) {
	if freed >= minReturnedBytes && s.returningMemory.CompareAndSwap(false, true) {
		time.AfterFunc(returnDelay, contain.Func("return memory", func() {
			s.returningMemory.Store(false)
			debug.FreeOSMemory()
		}))
	}
}
