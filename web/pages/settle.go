package pages

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/request"
)

const settlePath = "/data/settle"

// settled is the reply to a page whose reader settled a doubt.
type settled struct {
	Question string `json:"question"`
	Answer   string `json:"answer"` // the option that holds from now on, in words; empty: none
	Before   string `json:"before"` // the option that held before, to go back to it; empty: none
	HTML     string `json:"html"`   // how the data is understood now
}

// handleSettle settles a doubt about the data, or withdraws what was settled. The form of the page about the data,
// which has no script, is sent back to that page.
func (s *Pages) handleSettle(c echo.Context) error {
	src := s.Find(request.View(c), c.FormValue("source"))
	if src == nil {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	by, id, option := request.From(c), c.FormValue("doubt"), c.FormValue("option")
	request.RecordAction(c, "settle", src.Name).Input = id + "=" + option
	if !src.MaySettle(by) {
		return chat.Refuse("forbidden", views.English.NotAllowed)
	}
	all := present.Doubts(src.Description())
	i := slices.IndexFunc(all, func(d views.Doubt) bool { return d.ID == id })
	if i < 0 || option != "" && all[i].Text(option) == "" {
		return chat.Refuse("bad_message", views.English.DoubtGone)
	}
	ctx, leave, err := s.Admit(c, chat.Long)
	if err != nil {
		return err
	}
	defer leave()
	if err := src.Settle(ctx, map[string]string{id: option}, by.Name); err != nil {
		return err
	}
	if src = s.Find(request.View(c), src.Name); src == nil {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	s.Hub.Go("hints", func() { s.Hints.Find(s.Hub.Context(), src.SuggestSource(), request.UploadHintTimeout) })
	if c.FormValue("page") != "" {
		return c.Redirect(http.StatusSeeOther, views.DataPath(src.Name)+"#"+url.PathEscape(views.DoubtAnchor(id)))
	}
	out := settled{Question: all[i].Question, Answer: all[i].Text(option), Before: all[i].Chosen}
	var html strings.Builder
	if err := views.Understood(s.introduce(src)).Render(ctx, &html); err != nil {
		return err
	}
	out.HTML = html.String()
	return c.JSON(http.StatusOK, out)
}
