package agent

import (
	"context"
	"strconv"

	"github.com/ask-surely/surely/suql"
)

// Guide answers what is worth knowing before one knows what to ask.
type Guide interface {
	// Explore returns nil for other kinds of questions.
	Explore(ctx context.Context, question string) (*Guidance, error)
}

// Guidance is what the rows in question say most about.
type Guidance struct {
	About   string // the noun for the rows, "tents"
	Rows    int
	Aspects []Aspect // what most rows say comes first
}

// Aspect is one thing that rows say, with its values and their counts.
type Aspect struct {
	Name, Values string
	Said         int
}

// aspectsSaid is how many aspects the reply mentions; the table below shows all.
const aspectsSaid = 5

// guide answers an exploratory question; it reports whether it was one.
func (h *handling) guide(ctx context.Context, question string) bool {
	if h.src.Guide == nil {
		return false
	}
	g, err := h.src.Guide.Explore(ctx, question)
	if err != nil || g == nil || len(g.Aspects) == 0 {
		return false // an ordinary question
	}
	r := suql.Result{Columns: []string{"aspect", "values", "rows"}, Evidence: []suql.Evidence{},
		Warnings: []suql.Warning{}}
	var sentences []string
	for i, a := range g.Aspects {
		r.Rows = append(r.Rows, []any{a.Name, a.Values, int64(a.Said)})
		if i < aspectsSaid {
			sentences = append(sentences, h.o.Voice.Say("reply.guide.aspect", "aspect", a.Name, "values", a.Values))
		}
	}
	reply := h.o.Voice.Say("reply.guide", "n", strconv.Itoa(g.Rows), "rows", g.About, "aspects", h.o.Voice.List(sentences))
	searched := h.o.Voice.Say("searched.guide", "rows", g.About)
	h.conv.Turns = append(h.conv.Turns, Turn{Question: question, At: h.o.Clock(), Closed: true, Reply: reply,
		Searched: searched, Confidence: 1})
	h.emit(ResultEvent{Result: r, Searched: searched, Reply: reply, Confidence: 1})
	return true
}
