package api

import (
	"bufio"
	"errors"
	"fmt"
	"net/url"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/request"
)

// handleExport sends all rows of a turn's answer as a file.
func (s *API) handleExport(c echo.Context) error {
	a, err := s.Answer(c)
	if err != nil {
		return err
	}
	writing, done, err := s.Admit(c, chat.Downloads)
	if err != nil {
		return err
	}
	defer done()
	ctx, leave, err := s.Admit(c, chat.Typed) // it may be many rows
	if err != nil {
		return err
	}
	d := request.RecordAnswerAction(c, "export", a)
	err = s.Hub.Complete(ctx, a, c.FormValue("all") == "true")
	leave()
	if err != nil {
		return s.Explain(err)
	}
	d.Add("rows", len(a.Result.Rows))
	if err := request.HoldRows(c, a.Result.Result.Bytes()); err != nil {
		return err
	}
	present.ReadArrangement(c.FormValue).Apply(&a.Result, a.Source.Description())
	f, ok := present.Formats[c.FormValue("format")]
	if !ok {
		f = present.Formats["csv"]
	}
	h := c.Response().Header()
	h.Set("Content-Type", f.Kind)
	h.Set("Content-Disposition", `attachment; filename="`+present.FileName(a.Fold.Opened.Text)+"."+f.Ending+`"`)
	if a.Result.Truncated {
		h.Set("X-Cut-Off", url.PathEscape(fmt.Sprintf(views.English.TruncatedFile, views.English.Number(len(a.Result.Rows)))))
	}
	out := bufio.NewWriterSize(c.Response(), 64<<10)
	err = errors.Join(f.Write(writing, out, a.Result), out.Flush())
	switch {
	case err == nil:
	case c.Response().Committed:
		request.Log(c).Info("a download was aborted", "err", err)
	default:
		h.Del("Content-Disposition")
		return err
	}
	return nil
}
