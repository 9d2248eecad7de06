package web

import (
	"bytes"
	"net/http"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// render renders a page completely before sending any of it.
func (s *Server) render(c echo.Context, page templ.Component) error {
	return s.renderWith(c, http.StatusOK, page)
}

func (s *Server) renderWith(c echo.Context, status int, page templ.Component) error {
	var b bytes.Buffer
	if err := page.Render(c.Request().Context(), &b); err != nil {
		return err
	}
	c.Response().Header().Set("Cache-Control", "no-store")
	return c.HTMLBlob(status, b.Bytes())
}

func (s *Server) page(v *View, kiosk bool) views.Page {
	src := v.Sources[0]
	p := views.Page{Title: views.Product, Source: src.Name, About: present.About(src.database()),
		Suggestions: s.suggestions(src),
		Uploads:     s.options.Uploads != nil && !kiosk}
	for _, each := range v.Sources {
		p.Sources = append(p.Sources, each.Name)
	}
	if kiosk {
		p.Idle, p.Countdown = s.options.KioskTimes.seconds()
		look := s.options.KioskLook
		p.Name, p.Logo, p.Choices = look.Name, len(look.Logo) > 0, look.Choices
	} else {
		p.Example = s.hints.Example(src.suggests().Key)
	}
	return p
}

func (s *Server) handleChat(c echo.Context) error {
	p := s.page(viewOf(c), false)
	p.Owner = s.options.Notes != nil && personOf(c).Role == roleNames[ownerRole]
	return s.render(c, views.Chat(p))
}

func (s *Server) handleKiosk(c echo.Context) error {
	return s.render(c, views.Kiosk(s.page(viewOf(c), true)))
}

func (s *Server) handleData(c echo.Context) error {
	var all []views.Data
	for _, src := range viewOf(c).Sources {
		data := present.Describe(src.Name, src.database())
		if src.Indexing != nil {
			if i := src.Indexing(); i != nil {
				data.Indexing = views.English.IndexingTexts(i.Done, i.All)
			}
		}
		all = append(all, data)
	}
	var model views.Model
	if s.options.Model != nil {
		model.Name, model.Lacks = s.options.Model()
	}
	return s.render(c, views.DataPage(all, model))
}

func (s *Server) handleGallery(c echo.Context) error {
	return s.render(c, views.Gallery(c.QueryParam("kiosk") == "1"))
}
