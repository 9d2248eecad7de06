// Package pages serves the HTML pages: the chat, the kiosk, the data, evaluations, and the owner's page.
package pages

import (
	"net/http"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/request"
)

// Pages serves the pages.
type Pages struct {
	*request.Site
	latest atomic.Pointer[evaluation] // nil: none was started
}

// New returns the pages.
func New(site *request.Site) *Pages { return &Pages{Site: site} }

// AddRoutes adds the routes for visitors and the owner. pictures is middleware that lets pages load the data's
// pictures.
func (s *Pages) AddRoutes(visitor, owner request.AddRouteFunc, pictures echo.MiddlewareFunc) {
	const get, post = http.MethodGet, http.MethodPost
	visitor(get, "/kiosk", s.handleKiosk, request.Gzip, pictures)
	if s.Kiosk {
		visitor(get, "/", s.handleKiosk, request.Gzip, pictures)
		return
	}
	visitor(get, "/", s.handleChat, request.Gzip, pictures)
	visitor(get, "/c/:link", s.handleLink, request.Gzip, pictures)
	visitor(post, "/table", s.handleTable, s.RequireSlot(chat.Interactive), request.Gzip)
	visitor(get, "/data", s.handleData, request.Gzip)
	visitor(post, settlePath, s.handleSettle, s.LimitTurns)
	visitor(get, "/eval", s.handleEval, request.Gzip)
	if s.EvalSource != nil {
		owner(get, "/eval/live", s.handleEvalLive, request.Gzip)
		owner(post, evaluatePath, s.handleEvaluate)
		owner(post, evaluatePath+"/stop", s.handleStopEvaluation)
		owner(get, evaluatePath+"/:file", s.handleEvalExport, request.Gzip)
	}
	if s.Notes != nil {
		owner(get, "/owner", s.handleOwner, request.Gzip)
	}
}

func (s *Pages) page(by *chat.Requester, kiosk bool) views.Page {
	src := by.View.Sources[0]
	p := views.Page{Title: views.Product, Source: src.Name, Greeting: s.greet(src, by, kiosk)}
	for _, source := range by.View.Sources {
		p.Sources = append(p.Sources, source.Name)
	}
	if kiosk {
		p.Idle = max(1, int(s.KioskTimes.Idle.Seconds()))
		p.Countdown = max(1, int(s.KioskTimes.Countdown.Seconds()))
		p.Name, p.Choices = s.KioskLook.Name, s.KioskLook.Choices
	}
	return p
}

// greet returns what a new chat about a source begins with. Whoever may settle its doubts is asked about them.
func (s *Pages) greet(src *chat.Source, by *chat.Requester, kiosk bool) views.Greeting {
	g := views.Greeting{About: present.Summarize(src.Description()), Suggestions: s.Suggestions(src)}
	if kiosk {
		return g
	}
	g.Uploads, g.Example = s.Uploads != nil, s.Hints.Example(src.SuggestSource().Key)
	if src.MaySettle(by) {
		g.Introduced = s.introduce(src)
		g.Introduced.KeepDoubted()
	}
	return g
}

func (s *Pages) handleChat(c echo.Context) error {
	p := s.page(request.From(c), false)
	p.Owner = s.Notes != nil && request.IsOwner(c)
	return request.Render(c, views.Chat(p))
}

func (s *Pages) handleKiosk(c echo.Context) error {
	return request.Render(c, views.Kiosk(s.page(request.From(c), true)))
}

// handleLink shows a read-only copy of a conversation.
func (s *Pages) handleLink(c echo.Context) error {
	conv, err := s.Hub.Store.Load(c.Request().Context(), c.Param("link"))
	if err != nil {
		return err
	}
	if conv == nil || !conv.Link() || !request.From(c).HasStarted(conv) {
		return chat.Refuse("not_found", views.English.NotFound)
	}
	p := s.page(request.From(c), false)
	p.ReadOnlyLink, p.Greeting = conv.ID, views.Greeting{}
	return request.Render(c, views.Chat(p))
}

// handleTable shows an answer's rows in another arrangement.
func (s *Pages) handleTable(c echo.Context) error {
	a, err := s.Answer(c)
	if err != nil {
		return err
	}
	arrangement := present.ReadArrangement(c.FormValue)
	if arrangement.All || a.Result.Truncated {
		d := request.RecordAnswerAction(c, "table", a)
		defer func() { d.Add("rows", len(a.Result.Rows)) }()
	}
	if err := s.Hub.Complete(c.Request().Context(), a, arrangement.All); err != nil {
		return err
	}
	return request.Render(c, views.Rows(s.answer(a.Delivery, a.Result, false).Arrange(arrangement)))
}

// handleData shows how Surely understands the data, or only one source, which may be an upload.
func (s *Pages) handleData(c echo.Context) error {
	var all []views.Data
	sources := request.View(c).Sources
	if name := c.QueryParam("source"); name != "" {
		src := s.Find(request.View(c), name)
		if src == nil {
			return chat.Refuse("not_found", views.English.SourceUnavailable)
		}
		sources = []*chat.Source{src}
	}
	for _, src := range sources {
		data := present.Describe(src.Name, src.Description())
		data.Label = src.Title()
		if src.MaySettle(request.From(c)) {
			data.Doubts = present.Doubts(src.Description())
		}
		if src.Indexing != nil {
			if i := src.Indexing(); i != nil {
				data.Indexing = views.English.IndexingTexts(i.Done, i.All)
			}
		}
		all = append(all, data)
	}
	var model views.Model
	if s.Model != nil {
		model.Name, model.Lacks = s.Model()
	}
	return request.Render(c, views.DataPage(all, model))
}

// documentsTable is the table of documents, whose rows are introduced as texts.
const documentsTable = "documents"

// introduce shows how data was understood, and what its owner is asked about.
func (s *Pages) introduce(src *chat.Source) views.Introduced {
	out := views.Introduced{Source: src.Name, Label: src.Title(), Notes: src.Notes, Suggestions: s.Suggestions(src),
		Doubts: present.Asked(src.Description())}
	for _, t := range src.Texts {
		out.Texts = append(out.Texts, views.English.Text(t.Name, t.Paragraphs, t.Words))
	}
	data := present.Describe(src.Name, src.Description())
	out.Links = data.Links
	out.Tables = slices.DeleteFunc(data.Tables, func(t views.DataTable) bool {
		return len(out.Texts) > 0 && strings.EqualFold(t.Name, documentsTable)
	})
	return out
}
