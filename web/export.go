package web

import (
	"bufio"
	"crypto/subtle"
	"errors"
	"fmt"
	"net/url"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
)

// handleExport sends all rows of a turn's answer as a file.
func (s *Server) handleExport(c echo.Context) error {
	a, err := s.answeredBy(c)
	if err != nil {
		return err
	}
	_, done, err := s.admit(c, chat.Downloads)
	if err != nil {
		return err
	}
	defer done()
	ctx, leave, err := s.admit(c, chat.Typed) // it may be many rows
	if err != nil {
		return err
	}
	d := a.did(c, "export")
	err = s.whole(ctx, a, c.FormValue("all") == "true")
	leave()
	if err != nil {
		return s.explain(err)
	}
	d.more = append(d.more, "rows", len(a.event.Rows))
	if err := s.holds(c, a.event.Result.Bytes()); err != nil {
		return err
	}
	present.ReadArrangement(c.FormValue).Reduce(&a.event, a.source.database())
	f, ok := present.Formats[c.FormValue("format")]
	if !ok {
		f = present.Formats["csv"]
	}
	h := c.Response().Header()
	h.Set("Content-Type", f.Kind)
	h.Set("Content-Disposition", `attachment; filename="`+present.FileName(a.fold.Opened.Text)+"."+f.Ending+`"`)
	if a.event.Truncated {
		h.Set("X-Cut-Off", url.PathEscape(fmt.Sprintf(views.English.CutOff, views.English.Number(len(a.event.Rows)))))
	}
	out := bufio.NewWriterSize(c.Response(), 64<<10)
	err = errors.Join(f.Write(out, a.event), out.Flush())
	switch {
	case err == nil:
	case c.Response().Committed:
		logOf(c).Info("a download was aborted", "err", err)
	default:
		h.Del("Content-Disposition")
		return err
	}
	return nil
}

// opened returns a stored conversation that the token unlocks.
func (s *Server) opened(c echo.Context, id, token string) (*chat.Conversation, error) {
	conv, err := s.store.Load(c.Request().Context(), id)
	if err != nil {
		return nil, fmt.Errorf("open conversation: %w", err)
	}
	if conv == nil || !personOf(c).theirs(conv) || !conv.Link() &&
		subtle.ConstantTimeCompare(conv.TokenHash, hash(token)) != 1 {
		return nil, refuse("wrong_token", errToken.Error())
	}
	return conv, nil
}
