package views

import (
	"context"
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
		ink   string // how far the solid line goes
	}{
		{Chip{Clause: "only", Text: "in Ryde", Probability: .999, Status: "predicted"}, "sure", "99 % sure, my reading", "M0 2H99"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .8, Status: "predicted"}, "likely", "80 % sure, my reading", "M0 2H80"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .001, Status: "predicted"}, "doubtful", "1 % sure, my reading", "M0 2H1"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "confirmed"}, "settled", "you confirmed it", "M0 2H100"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "chosen"}, "settled", "your choice", "M0 2H100"},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "refused"}, "refused", "you refused it", ""},
		{Chip{Clause: "only", Text: "in Ryde", Probability: .4, Status: "unconfirmed"}, "unconfirmed", "kept, not confirmed", "M0 2H40"},
	} {
		doc := render(t, Query(QueryState{Chips: []Chip{test.chip}}))
		chip := doc.Find(`[data-testid="query-clause"]`)
		ink, _ := chip.Find("path.ink").Attr("d")
		if !chip.HasClass(test.level) || strings.TrimSpace(chip.Find(".number").Text()) != test.says || ink != test.ink {
			t.Errorf("%+v: class %q, says %q, ink %q", test.chip, chip.AttrOr("class", ""), chip.Find(".number").Text(), ink)
		}
		if chip.AttrOr("data-status", "") != test.chip.Status || chip.AttrOr("data-probability", "") != probability(test.chip.Probability) {
			t.Errorf("%+v: wrong data", test.chip)
		}
	}
}

func TestChipsByClause(t *testing.T) {
	q := QueryState{}
	for _, text := range []string{"id", "name", "town", "seats", "crew"} {
		q.Chips = append(q.Chips, Chip{Clause: "show", Text: text, Probability: .99, Status: "predicted"})
	}
	q.Chips = append(q.Chips, Chip{Clause: "only", Text: "in Ryde", Probability: .6, Status: "predicted"}, Chip{Clause: "show", Text: "length", Probability: .99, Status: "predicted"})
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
	card.Kiosk = true
	if render(t, Clarification(card)).Find("input").Length() != 0 {
		t.Error("a kiosk has no keyboard")
	}
	card.Kind, card.Options = "choose", []Option{{ID: "1", Text: "Cowes", Key: "1"}, {ID: "none", Text: "None of these", Key: "2"}}
	doc = render(t, Clarification(card))
	if doc.Find(`[data-testid="clarify-yes"]`).Length() != 0 || doc.Find(`[data-testid="clarify-option"][data-key="2"]`).AttrOr("data-value", "") != "none" {
		t.Error("alternatives should stand in place of yes and no")
	}
}

func TestFailurePointsAtThePlace(t *testing.T) {
	doc := render(t, Failed(Failure{Turn: 1, Message: "no", SUQL: "SELECT x", Positions: []Place{{Line: 1, Column: 8, Source: "SELECT x", Caret: "       ^", Message: "there is no x"}}}))
	if got := doc.Find("pre.caret").Text(); got != "SELECT x\n       ^" {
		t.Errorf("the caret stands under %q", got)
	}
	text := doc.Find("textarea")
	if text.AttrOr("data-line", "") != "1" || text.AttrOr("data-column", "") != "8" {
		t.Error("the script is not told where the caret goes")
	}
}

func TestBounds(t *testing.T) {
	for _, test := range []struct {
		checked, total, least, most int
		want                        string
	}{
		{72, 120, 14, 19, "72 of 120 read, between 14 and 19 match"}, {120, 120, 16, 16, "120 of 120 read, 16 match"},
		{5, 0, 0, 0, "5 read"}, {1200, 12000, 3, 9000, "1,200 of 12,000 read, between 3 and 9,000 match"},
	} {
		if got := english.Bounds(test.checked, test.total, test.least, test.most); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

func TestChart(t *testing.T) {
	for _, c := range []*Chart{
		{Bars: []Bar{{"a", 5, "5"}, {"b", -3, "-3"}, {"c", 0, "0"}}},
		{Bars: []Bar{{"a", 0, "0"}, {"b", 0, "0"}}},
		{Line: true, Bars: []Bar{{"1990", 1, "1"}, {"1991", 1, "1"}}},
	} {
		doc := render(t, chart(c, false))
		svg := doc.Find("svg[role=img]").Text() + doc.Find("svg").AttrOr("viewbox", "")
		html, _ := doc.Html()
		if svg == "" || strings.Contains(html, "NaN") || strings.Contains(html, "Inf") {
			t.Errorf("%+v: %s", c, html)
		}
		doc.Find("rect").Each(func(_ int, r *goquery.Selection) {
			if strings.HasPrefix(r.AttrOr("width", ""), "-") {
				t.Errorf("a bar of width %s", r.AttrOr("width", ""))
			}
		})
	}
}

// The longest bar leaves room for its value.
func TestChartRoom(t *testing.T) {
	c := &Chart{Bars: []Bar{{Name: "a", Value: 1, Text: "1"}, {Name: "b", Value: 123456789.12, Text: "123 456 789.12"}}}
	if end := c.x(123456789.12) + 8 + 8*14; end > chartWidth {
		t.Errorf("the value ends at %.0f of %d", end, chartWidth)
	}
}

func TestMixedEvidence(t *testing.T) {
	row := Row{Evidence: []Quote{{Question: "is it haunted?", Verdict: "Yes", Parts: []Part{{Text: "It is."}}, Mixed: english.Mixed(2, 1), Other: []Part{{Text: "It is not."}}},
		{Question: "is it tall?", Verdict: "Yes", Parts: []Part{{Text: "Very."}}}}}
	doc := render(t, evidence(Result{}, row))
	first, second := doc.Find("[data-testid=evidence]").First(), doc.Find("[data-testid=evidence]").Last()
	if got := first.Find("[data-testid=mixed]").Text(); got != "Opinions are mixed: 2 for, 1 against" || first.Find("q").Length() != 2 {
		t.Errorf("%q with %d quotes", got, first.Find("q").Length())
	}
	if second.Find("[data-testid=mixed]").Length() != 0 || second.Find("q").Length() != 1 {
		t.Error("evidence of one mind is shown as divided")
	}
}
