package web

import (
	"context"
	"log/slog"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// mostSpots is how many rows of a kiosk's answer are looked up on the map.
const mostSpots = mostCards

// locate has a kiosk's answer come with the coordinates of its rows, which its cards show on a small map.
func (c *chat) locate(ctx context.Context, memory []byte, t *turning) {
	e, ok := t.last.(agent.ResultEvent)
	if !ok || !c.passing || c.source.Rows == nil || e.Partial || len(e.Rows) == 0 || len(e.Rows) > mostSpots {
		return
	}
	if _, there := located(e.Columns); there {
		return
	}
	with := placed(e.SUQL, c.source.database())
	if with == "" {
		return
	}
	r, err := c.source.Rows(ctx, memory, with, len(e.Rows))
	if err != nil || len(r.Rows) != len(e.Rows) {
		slog.Info("the rows of an answer are on no map", "conversation", c.id, "err", err)
		return
	}
	e.Result, e.SUQL = *r, with
	t.last = e
}

// spots are where the rows of a kiosk's answer are; nil if that is not known.
func (o *outgoing) spots(fit fitting, r suql.Result, found []int) map[int]*views.Spot {
	m := o.presentMap(fit, r, found)
	if m == nil || len(m.Pins) == 0 || len(found) > mostSpots {
		return nil
	}
	at, _ := located(r.Columns)
	for _, k := range at {
		fit[k].view.Quiet = true
	}
	all := m.Small()
	out := map[int]*views.Spot{}
	for _, i := range found {
		if p, ok := pinned(r.Rows[i], at); ok {
			out[i] = &views.Spot{On: all, Lon: p.Lon, Lat: p.Lat}
		}
	}
	return out
}

// openNow is the question which of an answer's rows are open at the moment; false if they have no hours, or were asked
// about them.
func (o *outgoing) openNow(e agent.ResultEvent) (views.Offer, bool) {
	db := o.source.database()
	if db == nil || len(e.Rows) < 2 || strings.Contains(e.SUQL, "open_at(") {
		return views.Offer{}, false
	}
	for _, t := range db.Visible() {
		for _, c := range t.Visible() {
			if c.Role == schema.OpeningHours && strings.Contains(strings.ToLower(e.SUQL), strings.ToLower(t.Name)) {
				return views.Offer{Text: o.srv.words.OpenNow, Ask: views.AskOpenNow}, true
			}
		}
	}
	return views.Offer{}, false
}
