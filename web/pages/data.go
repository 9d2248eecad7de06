package pages

import (
	"context"
	"slices"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store/upload"
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

// handleCorrect records a visitor's correction and shows the introduction again.
func (s *Pages) handleCorrect(c echo.Context) error {
	name := c.FormValue("source")
	if !state.IsUpload(name) {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	ctx, cancel := context.WithTimeout(c.Request().Context(), request.ImportTimeout)
	defer cancel()
	src := s.Uploaded(name)
	if src == nil || !src.Uploaded {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	set := map[string]any{}
	for _, key := range []string{"label", "unit", "role", "yes"} {
		if values, err := c.FormParams(); err == nil && values.Has(key) {
			set[key] = strings.TrimSpace(values.Get(key))
		}
	}
	if role, ok := set["role"].(string); ok && !slices.Contains(present.Correctable, role) {
		delete(set, "role")
	}
	if c.FormValue("column") != "" {
		set["hidden"] = c.FormValue("hidden") == "on"
	}
	correction := upload.Correction{Table: c.FormValue("table"), Column: c.FormValue("column"), Set: set}
	if values, err := c.FormParams(); err == nil && values.Has("refers") &&
		values.Get("refers") != present.RefersTo(src.Description(), correction.Table, correction.Column) {
		refers := values.Get("refers")
		correction.Refers = &refers
	}
	request.RecordAction(c, "correct", name).Input = strings.Trim(correction.Table+"."+correction.Column, ".")
	src, err := s.Uploads.Correct(ctx, name, correction)
	if err != nil {
		return s.RefuseFile(err)
	}
	s.Hints.Find(ctx, src.SuggestSource(), request.UploadHintTimeout)
	return request.Render(c, views.Introduction(s.introduce(src)))
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
