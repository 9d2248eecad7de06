package agent

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// Maximum numbers of tables and columns named in small talk.
const (
	maxTables  = 4
	maxColumns = 3
)

// outsideData holds the kinds of small talk that ask for things outside the data.
var outsideData = map[string]bool{"meaning": true, "other": true}

// talk answers small talk. It mentions the data, so that people know what to ask.
func (h *handling) talk(kind string) string {
	if kind == "" {
		return ""
	}
	v := h.o.Voice
	return strings.TrimSpace(v.Say("talk."+kind, "offer", h.suggestQuestions()))
}

// suggestQuestions suggests questions from the schema.
func (h *handling) suggestQuestions() string {
	v := h.o.Voice
	var tables, columns []string
	texts := ""
	for _, t := range h.src.Schema.Visible() {
		if len(tables) < maxTables {
			tables = append(tables, v.Rows(h.src.Schema, t.Name)+" ("+v.Figure(strconv.FormatInt(t.Rows, 10))+")")
		}
		for _, c := range t.Visible() {
			switch {
			case texts != "" || c.Label == "":
			case (c.Role == schema.Enumeration || c.List) && len(columns) < maxColumns:
				columns = append(columns, strings.ToLower(c.Label))
			case c.Role == schema.FreeText && len(columns) > 0:
				texts = strings.ToLower(c.Label)
			}
		}
	}
	if len(tables) == 0 {
		return ""
	}
	return v.Say("talk.offer", "tables", v.List(tables), "columns", strings.Join(columns, ", "), "texts", texts)
}
