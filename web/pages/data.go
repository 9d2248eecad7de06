package pages

import (
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/request"
)

// handleData shows how Surely understands the data.
func (s *Pages) handleData(c echo.Context) error {
	var all []views.Data
	for _, src := range request.View(c).Sources {
		data := present.Describe(src.Name, src.Description())
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

// introduce shows how a visitor's data was understood.
func (s *Pages) introduce(src *chat.Source) views.Introduced {
	out := views.Introduced{Source: src.Name, Label: src.Title(), Notes: src.Notes, Suggestions: s.Suggestions(src)}
	for _, t := range src.Texts {
		out.Texts = append(out.Texts, views.English.Text(t.Name, t.Paragraphs, t.Words))
	}
	present.Introduce(&out, src.Description())
	return out
}
