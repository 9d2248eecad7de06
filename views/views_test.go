package views

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/a-h/templ"
)

func render(t *testing.T, c templ.Component) *goquery.Document {
	t.Helper()
	var b strings.Builder
	if err := c.Render(context.Background(), &b); err != nil {
		t.Fatal(err)
	}
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func TestChip(t *testing.T) {
	for _, test := range []struct {
		chip  Chip
		level string
		says  string
		ink   string // where the solid line ends
	}{
		{Chip{Clause: "only", Text: "in Ryde", Probability: .999, Status: "predicted"}, "sure", "99% sure, my interpretation", "M0 2H99"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .8, Status: "predicted"}, "likely", "80% sure, my interpretation", "M0 2H80"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .001, Status: "predicted"}, "doubtful", "1% sure, my interpretation", "M0 2H1"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "confirmed"}, "settled", "you confirmed it", "M0 2H100"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "chosen"}, "settled", "your choice", "M0 2H100"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "refused"}, "refused", "you rejected it", ""},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "unconfirmed"}, "unconfirmed", "kept, not confirmed", "M0 2H40"},
	} {
		doc := render(t, Query(QueryState{Chips: []Chip{test.chip}}))
		chip := doc.Find(`[data-testid="query-clause"]`)
		ink, _ := chip.Find("path.ink").Attr("d")
		if !chip.HasClass(test.level) || strings.TrimSpace(chip.Find(".number").Text()) != test.says || ink != test.ink {
			t.Errorf("%+v: class %q, says %q, ink %q", test.chip, chip.AttrOr("class", ""), chip.Find(".number").Text(), ink)
		}
		if chip.AttrOr("data-status", "") != test.chip.Status ||
			chip.AttrOr("data-probability", "") != probability(test.chip.Probability) {
			t.Errorf("%+v: wrong data", test.chip)
		}
	}
}

func TestChipsByClause(t *testing.T) {
	q := QueryState{}
	for _, text := range []string{"id", "name", "town", "seats", "crew"} {
		q.Chips = append(q.Chips, Chip{Clause: "show", Text: text, Probability: .99, Status: "predicted"})
	}
	q.Chips = append(q.Chips, Chip{Clause: "only", Text: "in Ryde", Probability: .6, Status: "predicted"},
		Chip{Clause: "show", Text: "length", Probability: .99, Status: "predicted"})
	parts := render(t, Query(q)).Find(".part")
	if parts.Length() != 2 || parts.First().Find(".chip").Length() != 1 || !parts.Last().HasClass("crowd") {
		t.Errorf("many certain chips should come last: %s", parts.Text())
	}
	q.Chips[0].Probability = .5
	if parts := render(t, Query(q)).Find(".part"); parts.First().Find(".chip").Length() != 6 {
		t.Error("a doubtful chip should not be moved away")
	}
}

func TestClarification(t *testing.T) {
	card := Card{Turn: 3, ID: "4.1", Kind: "confirm", Question: "Only in Ryde?", Because: "3 if yes"}
	doc := render(t, Clarification(card))
	section := doc.Find(`[data-testid="clarification"]`)
	if section.AttrOr("data-into", "") != "t3-asked" || section.AttrOr("data-announce", "") != "Only in Ryde?" {
		t.Error("a card has to say where it goes and what is announced")
	}
	for _, id := range []string{"clarify-yes", "clarify-no", "clarify-skip"} {
		if doc.Find(`[data-testid="`+id+`"]`).Length() != 1 {
			t.Errorf("no %s", id)
		}
	}
	if doc.Find("input").Length() != 0 {
		t.Error("a card has no field: replies are typed where questions are")
	}
	card.Kind, card.Options = "choose", []Option{{ID: "1", Text: "Cowes", Key: "1"},
		{ID: "none", Text: "None of these", Key: "2"}}
	doc = render(t, Clarification(card))
	if doc.Find(`[data-testid="clarify-yes"]`).Length() != 0 ||
		doc.Find(`[data-testid="clarify-option"][data-key="2"]`).AttrOr("data-value", "") != "none" {
		t.Error("alternatives should stand in place of yes and no")
	}
}

func TestChart(t *testing.T) {
	time := Points{{Name: "1990", X: 1990, Y: 1, Text: "1"}, {Name: "1991", X: 1991, Y: 1, Text: "1"}}
	for _, c := range []*Chart{
		{Kind: BarChart, Points: Points{{Name: "a", Y: 5, Text: "5"}, {Name: "b", Y: -3, Text: "-3"}, {Name: "c", Text: "not given", IsMissing: true}}},
		{Kind: BarChart, Points: Points{{Name: "a", Text: "0"}, {Name: "b", Text: "0"}}},
		{Kind: BarChart, Series: []string{"one", "other"}, Points: Points{{Name: "a", Y: 5, Text: "5"}, {Name: "a", Y: 3, Text: "3", Series: 1}, {Name: "b", Y: -2, Text: "-2"}}},
		{Kind: LineChart, Series: []string{"one", "other"}, Points: append(time[:2:2], Point{Name: "1992", X: 1992, Y: 7, Text: "7", Series: 1})},
		{Kind: LineChart, Points: time}, {Kind: LineChart, Points: time[:1]},
	} {
		c.Title, c.X, c.Y = "what it shows", "across", "up"
		doc := render(t, charts([]*Chart{c}, false))
		html, _ := doc.Html()
		if !strings.Contains(doc.Find("figcaption").Text(), c.Title) || strings.Contains(html, "NaN") ||
			strings.Contains(html, "Inf") {
			t.Errorf("%+v: %s", c, html)
		}
		if said := doc.Find("svg .value").Text(); !strings.Contains(said, c.X) || !strings.Contains(said, c.Y) {
			t.Errorf("%s: an axis says nothing: %s", c.Kind, said)
		}
		doc.Find("rect").Each(func(_ int, r *goquery.Selection) {
			if strings.HasPrefix(r.AttrOr("width", ""), "-") || strings.HasPrefix(r.AttrOr("height", ""), "-") {
				t.Errorf("a bar of %s by %s", r.AttrOr("width", ""), r.AttrOr("height", ""))
			}
		})
	}
}

// Ticks are round and enclose the values.
func TestTicks(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		want      string
	}{{0, 44, "[0 10 20 30 40 50]"}, {3.1, 4.9, "[3 3.5 4 4.5 5]"}, {-2, 7, "[-2 0 2 4 6 8]"},
		{5, 5, "[5 5.2 5.4 5.6 5.8 6]"}, {0, 12500, "[0 2500 5000 7500 10000 12500]"}} {
		got := ticks(c.low, c.high)
		for i := range got {
			got[i] = math.Round(got[i]*1e6) / 1e6
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%v to %v: %v", c.low, c.high, got)
		}
	}
}
