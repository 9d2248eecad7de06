package agent

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// Of the data, so many tables and columns are named to somebody who talks.
const (
	mostTables  = 4
	mostColumns = 3
)

// beyond are the kinds of small talk that ask for what the data does not hold.
var beyond = map[string]bool{"meaning": true, "other": true}

// talk answers small talk of a kind. It speaks of the data at hand, so that the person knows what to ask.
func (h *handling) talk(kind string) string {
	if kind == "" {
		return ""
	}
	v := h.o.Voice
	return strings.TrimSpace(v.Say("talk."+kind, "offer", h.offerTalk()))
}

// offerTalk says what can be asked, from the schema alone.
func (h *handling) offerTalk() string {
	v := h.o.Voice
	var tables, columns []string
	texts := ""
	for _, t := range h.src.Schema.Visible() {
		if len(tables) < mostTables {
			tables = append(tables, v.Rows(h.src.Schema, t.Name)+" ("+v.Figure(strconv.FormatInt(t.Rows, 10))+")")
		}
		for _, c := range t.Visible() {
			switch {
			case texts != "" || c.Label == "":
			case (c.Role == schema.Enumeration || c.List) && len(columns) < mostColumns:
				columns = append(columns, v.Named(strings.ToLower(c.Label)))
			case c.Role == schema.FreeText && len(columns) > 0:
				texts = v.Named(strings.ToLower(c.Label))
			}
		}
	}
	if len(tables) == 0 {
		return ""
	}
	return v.Say("talk.offer", "tables", v.List(tables), "columns", strings.Join(columns, ", "), "texts", texts)
}
