package api

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
	"github.com/labstack/echo/v4"
)

// maxFound is the maximum number of passages returned.
const maxFound = 100

// handleSearch finds passages of a source's texts for programs. While the index is being built, it searches the
// finished part and reports the progress.
func (s *API) handleSearch(c echo.Context) error {
	question := strings.TrimSpace(c.QueryParam("question"))
	if question == "" || len(question) > textLimit {
		return chat.Refuse("bad_message", "the parameter \"question\" is required, with at most 8 KiB")
	}
	n := 10
	if value := c.QueryParam("n"); value != "" {
		var err error
		if n, err = strconv.Atoi(value); err != nil || n < 1 || n > maxFound {
			return chat.Refuse("bad_message", "\"n\" must be a number from 1 to "+strconv.Itoa(maxFound))
		}
	}
	src := request.View(c).Sources[0]
	if name := c.QueryParam("source"); name != "" {
		src = s.Find(request.View(c), name)
	}
	if src == nil || src.Search == nil {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	d := request.RecordAction(c, "search", src.Name)
	d.Input = question
	found, err := src.Search(c.Request().Context(), question, n)
	if err != nil {
		return err
	}
	d.Add("rows", len(found))
	return c.JSON(http.StatusOK, searchReply{found, src.Progress()})
}

// searchReply is the reply of /api/search.
type searchReply struct {
	Found    []chat.Passage `json:"found"`
	Indexing string         `json:"indexing,omitempty"` // its progress
}
