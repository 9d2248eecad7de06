package eval

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/columns/documents"
	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// hybridCell is a cell with the passages it links to: [text, [links]].
type hybridCell struct {
	Text  string
	Links []string
}

func (c *hybridCell) UnmarshalJSON(b []byte) error {
	if err := json.Unmarshal(b, &[]any{&c.Text, &c.Links}); err != nil {
		return fmt.Errorf("a cell must be [text, [links]]: %w", err)
	}
	return nil
}

// hybridTable is a table in HybridQA's form.
type hybridTable struct {
	ID     string
	Title  string
	Header []hybridCell
	Data   [][]hybridCell
}

// plain returns the table without its links, and adds the texts of the cells with each link to links.
func (t *hybridTable) plain(links map[string][]string) table {
	out := table{Name: fileName(t.Title)}
	for _, c := range t.Header {
		out.Header = append(out.Header, c.Text)
	}
	for _, row := range t.Data {
		line := make(cells, len(row))
		for i, c := range row {
			line[i] = c.Text
			for _, l := range c.Links {
				if !slices.Contains(links[l], c.Text) {
					links[l] = append(links[l], c.Text)
				}
			}
		}
		out.Rows = append(out.Rows, line)
	}
	return out
}

// HybridCases reads questions in HybridQA's form, at most limit of them (0: all), with their tables and passages.
func HybridCases(questions, tables, passages string, limit int) (out []Case, err error) {
	var all []struct {
		ID     string `json:"question_id"`
		Text   string `json:"question"`
		Table  string `json:"table_id"`
		Answer string `json:"answer-text"`
	}
	if err := ReadJSON(questions, &all); err != nil {
		return nil, err
	}
	all = first(all, limit)
	origins, links := map[string]*Origin{}, map[string]map[string][]string{} // by table; links: the texts of cells by link
	for _, q := range all {
		origins[q.Table], links[q.Table] = &Origin{}, map[string][]string{}
	}
	err = ReadLines(tables, func(t hybridTable) error {
		if origins[t.ID] != nil {
			origins[t.ID].Tables = []table{t.plain(links[t.ID])}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = ReadLines(passages, func(l struct {
		ID       string
		Passages map[string]string
	}) error {
		if o := origins[l.ID]; o != nil && o.Tables != nil {
			for link, text := range l.Passages {
				title := strings.ReplaceAll(strings.TrimPrefix(link, "/wiki/"), "_", " ")
				o.Documents = append(o.Documents, document{title, text, append([]string{}, links[l.ID][link]...)})
			}
		}
		return nil
	})
	for _, q := range all {
		out = append(out, Case{ID: q.ID, Data: q.Table, Turns: []string{q.Text}, Answer: []string{q.Answer},
			Origin: *origins[q.Table]})
	}
	return out, err
}

// notInFileNames are characters that file names should not contain.
var notInFileNames = regexp.MustCompile(`[/\\:*?"<>|.\x00-\x1f]`)

// fileName returns a title as a valid file name.
func fileName(title string) string {
	name := strings.TrimSpace(notInFileNames.ReplaceAllString(title, " "))
	if name == "" || strings.EqualFold(name, "documents") || len(name) > 100 {
		return "table"
	}
	return name
}

// AskHybrid scores the chat's answers as the papers on HybridQA, OTT-QA and DuRePa do: by exact match and word overlap.
func (r *Run) AskHybrid(ctx context.Context, dataset string) (*Report, error) {
	return r.AskSilently(ctx, dataset, func(_ context.Context, _ *Source, c *Case, o *Outcome, p *ChatPrediction,
		s *Score) {
		var values []string
		for _, v := range p.Answer {
			values = append(values, fmt.Sprint(v))
		}
		said, want := reader.NormalizeAnswer(strings.Join(values, " ")), reader.NormalizeAnswer(strings.Join(c.Answer, " "))
		match := len(values) > 0 && (said == want || documents.Key(values) == documents.Key(c.Answer))
		f1 := number(match)
		if !match {
			f1 = reader.WordF1(said, want)
			s.ErrorText = o.describeError(fmt.Sprint(p.Index, " ", c.question()), strings.Join(c.Answer, "; "))
		}
		s.Line = hybridPrediction{p, c.ID, strings.Join(values, "; ")}
		s.Figures = []Figure{fractionOfAll("em", match), {"f1", f1, 0}, fractionOfAll("unanswered", len(values) == 0)}
	})
}

// hybridPrediction is a line of the predictions, with the answer as one text.
type hybridPrediction struct {
	*ChatPrediction
	QuestionID string `json:"question_id"`
	Answer     string `json:"answer"`
}

// heldOut holds span models trained without the questions of HybridQA or of the mix; the built-in one was trained
// with them.
//
//go:embed heldout/*.bin
var heldOut embed.FS

// HeldOut returns an embedded reader whose span model was trained without the questions of the named data set.
func HeldOut(name string) (*reader.Embedded, error) {
	file, err := heldOut.ReadFile("heldout/" + name + ".bin")
	if err != nil {
		return nil, err
	}
	m, err := weights.Read(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("load the span model trained without %s: %w", name, err)
	}
	return reader.NewEmbedded(reader.Options{Model: m})
}

// TableCases reads questions in WikiTableQuestions' form, about single tables and with known answers, at most limit of
// them (0: all).
func TableCases(questions, tables string, limit int) (out []Case, err error) {
	known := map[string]table{}
	err = ReadLines(tables, func(t table) error {
		id := t.Name
		t.Name = "table"
		known[id] = t
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = ReadLines(questions, func(q struct {
		ID, Question, Table string
		Answer              []string
	}) error {
		t, ok := known[q.Table]
		if q.Question == "" || !ok {
			return fmt.Errorf("no question, or no table %q in %s", q.Table, tables)
		}
		out = append(out, Case{ID: q.ID, Data: q.Table, Turns: []string{q.Question}, Answer: q.Answer,
			Means: strings.Join(q.Answer, "; "), Origin: Origin{Tables: []table{t}}})
		return nil
	})
	return first(out, limit), err
}
