package web

import (
	"bytes"
	"crypto/subtle"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"surely/agent"
	"surely/suql"
	"surely/views"
)

// handleExport gives the rows of a turn's answer as a file.
func (s *Server) handleExport(c echo.Context) error {
	conv, err := s.opened(c, c.FormValue("conversation"), c.FormValue("token"))
	if err != nil {
		return err
	}
	turn, err := strconv.Atoi(c.FormValue("turn"))
	if err != nil {
		return echo.NewHTTPError(http.StatusBadRequest, views.NotFound)
	}
	records, err := s.store.Records(c.Request().Context(), conv.ID, 0)
	if err != nil {
		return fmt.Errorf("export: %w", err)
	}
	var result *agent.ResultEvent
	for _, r := range standing(records) {
		if r.Turn != turn || r.Type != "result" {
			continue
		}
		e, err := decode(r)
		if err != nil {
			return fmt.Errorf("export: %w", err)
		}
		found := e.(agent.ResultEvent)
		result = &found
	}
	if result == nil {
		return echo.NewHTTPError(http.StatusNotFound, views.NotFound)
	}
	h := c.Response().Header()
	if c.FormValue("format") == "json" {
		h.Set("Content-Disposition", `attachment; filename="answer.json"`)
		b, err := marshal(struct {
			Searched string `json:"searched"`
			SUQL     string `json:"suql"`
			suql.Result
		}{result.Searched, result.SUQL, result.Result})
		if err != nil {
			return fmt.Errorf("export: %w", err)
		}
		return c.Blob(http.StatusOK, "application/json; charset=utf-8", b)
	}
	h.Set("Content-Disposition", `attachment; filename="answer.csv"`)
	b, err := asCSV(result.Result)
	if err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return c.Blob(http.StatusOK, "text/csv; charset=utf-8", b)
}

// opened returns a stored conversation that the token opens.
func (s *Server) opened(c echo.Context, id, token string) (*Conversation, error) {
	conv, err := s.store.Load(c.Request().Context(), id)
	if err != nil {
		return nil, fmt.Errorf("open conversation: %w", err)
	}
	if conv == nil || subtle.ConstantTimeCompare(conv.TokenHash, hash(token)) != 1 {
		return nil, echo.NewHTTPError(http.StatusForbidden, errors.Join(errToken).Error())
	}
	return conv, nil
}

// asCSV writes rows as spreadsheets read them. A byte order mark tells them that it is UTF-8; a list is joined by
// semicolons.
func asCSV(r suql.Result) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("\uFEFF")
	w := csv.NewWriter(&b)
	w.UseCRLF = true
	line := make([]string, len(r.Columns))
	for i, name := range r.Columns {
		line[i] = inert(name)
	}
	w.Write(line)
	for _, row := range r.Rows {
		for i := range line {
			line[i] = ""
			if i < len(row) {
				line[i] = csvCell(row[i])
			}
		}
		w.Write(line)
	}
	w.Flush()
	return b.Bytes(), w.Error()
}

func csvCell(v any) string {
	switch v := v.(type) {
	case int64, float64, json.Number, bool, nil:
		return plain(v)
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = plain(e)
		}
		return inert(strings.Join(parts, "; "))
	}
	return inert(plain(v))
}

// inert keeps a spreadsheet from taking a text for a formula: such a text gets an apostrophe before it, which
// spreadsheets show as text. Anything that they may skip before looking for a formula counts as its beginning.
func inert(text string) string {
	t := strings.TrimLeft(text, " \u00a0\u3000\ufeff\u200b")
	if t == "" {
		return text
	}
	if strings.ContainsRune("=+-@\t\r\n|%＝＋－＠", []rune(t)[0]) {
		return "'" + text
	}
	return text
}
