package eval

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/columns/documents"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// folder is what is written for a question about tables and passages: tables and documents, as anybody would give them
// to the chat.
type folder struct {
	sheets    []sheet
	documents []document
}

// document is a row of the table of documents; names are the texts of the cells that link to it.
type document struct {
	Title string   `json:"title"`
	Text  string   `json:"text"`
	Names []string `json:"names"`
}

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

// HybridCases reads questions of HybridQA's form, at most limit of them (0: all), with their tables and passages.
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
	folders := map[string]*folder{}
	for _, q := range first(all, limit) {
		if folders[q.Table] == nil {
			folders[q.Table] = &folder{}
		}
		out = append(out, Case{ID: q.ID, Data: q.Table, Turns: []string{q.Text}, Answer: []string{q.Answer},
			write: folders[q.Table].write})
	}
	links := map[string]map[string][]string{} // by table and link, the cells with it
	err = ReadLines(tables, func(t struct {
		ID     string
		Title  string
		Header []hybridCell
		Data   [][]hybridCell
	}) error {
		f := folders[t.ID]
		if f == nil {
			return nil
		}
		s, cells := sheet{Name: fileName(t.Title)}, map[string][]string{}
		for _, c := range t.Header {
			s.Header = append(s.Header, c.Text)
		}
		for _, row := range t.Data {
			line := make([]string, len(row))
			for i, c := range row {
				line[i] = c.Text
				for _, l := range c.Links {
					if !slices.Contains(cells[l], c.Text) {
						cells[l] = append(cells[l], c.Text)
					}
				}
			}
			s.Rows = append(s.Rows, line)
		}
		f.sheets, links[t.ID] = []sheet{s}, cells
		return nil
	})
	if err != nil {
		return nil, err
	}
	return out, ReadLines(passages, func(l struct {
		ID       string
		Passages map[string]string
	}) error {
		if f := folders[l.ID]; f != nil && f.sheets != nil {
			for link, text := range l.Passages {
				title := strings.ReplaceAll(strings.TrimPrefix(link, "/wiki/"), "_", " ")
				f.documents = append(f.documents, document{title, text, append([]string{}, links[l.ID][link]...)})
			}
		}
		return nil
	})
}

// fileName is a title as a file may be called.
func fileName(title string) string {
	name := strings.TrimSpace(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|.`, r) || r < ' ' {
			return ' '
		}
		return r
	}, title))
	if name == "" || strings.EqualFold(name, "documents") || len(name) > 100 {
		return "table"
	}
	return name
}

// write writes tables as CSV files and documents as JSON lines; nothing, if there are none.
func (f *folder) write(path string) (string, error) {
	if len(f.sheets)+len(f.documents) == 0 {
		return "", nil
	}
	for i, s := range f.sheets {
		name := s.Name
		if slices.ContainsFunc(f.sheets[:i], func(o sheet) bool { return strings.EqualFold(o.Name, name) }) {
			name += " " + strconv.Itoa(i+1)
		}
		if _, err := s.write(filepath.Join(path, name+".csv")); err != nil {
			return "", err
		}
	}
	if len(f.documents) == 0 {
		return path, nil
	}
	slices.SortFunc(f.documents, func(a, b document) int { return strings.Compare(a.Title, b.Title) })
	var lines bytes.Buffer
	e := json.NewEncoder(&lines)
	for _, d := range f.documents {
		if err := e.Encode(d); err != nil {
			return "", err
		}
	}
	return path, os.WriteFile(filepath.Join(path, "documents.jsonl"), lines.Bytes(), 0o600)
}

// AskHybrid asks the chat every question, and scores its answers by exact match and overlap of words.
func (r *Run) AskHybrid(ctx context.Context) (*Report, error) {
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		return hybridScore(ctx, src, i, &r.Cases[i])
	}
	return r.Run(ctx)
}

// hybridPrediction is one line of a predictions file.
type hybridPrediction struct {
	Index      int     `json:"index"`
	QuestionID string  `json:"question_id"`
	Answer     string  `json:"answer"`
	SUQL       string  `json:"suql,omitempty"`
	Sure       float64 `json:"sure"`
	Error      string  `json:"error,omitempty"`
}

// hybridScore scores an answer as HybridQA, OTT-QA and DuRePa's paper do: exact match, and word overlap.
func hybridScore(ctx context.Context, src *Source, i int, c *Case) (*Score, error) {
	p := hybridPrediction{Index: i, QuestionID: c.ID}
	if src == nil {
		return &Score{Skipped: true, Line: p}, nil
	}
	o, err := (&Talk{Agent: src.Agent}).Ask(ctx, c.question(), Silent)
	if err != nil {
		return nil, err
	}
	var values []string
	for _, v := range o.values(src.Schema) {
		values = append(values, fmt.Sprint(v))
	}
	p.Answer, p.SUQL, p.Sure, p.Error = strings.Join(values, "; "), o.SUQL, o.Sure(), o.failure()
	said, want := reader.Normal(strings.Join(values, " ")), reader.Normal(strings.Join(c.Answer, " "))
	match := len(values) > 0 && (said == want || documents.Key(values) == documents.Key(c.Answer))
	f1 := number(match)
	if !match {
		f1 = reader.WordF1(said, want)
	}
	s := &Score{Line: p, Took: []time.Duration{o.Took}, Instead: o.Instead,
		Figures: []Figure{ofAll("em", match), {"f1", f1, 0}, ofAll("unanswered", len(values) == 0)}}
	if !match {
		s.Wrong = fmt.Sprintf("%d %s\n\twanted %s\n\tgot    %s (%.2f) %s\n\tsays   %s %s\n", i, c.question(),
			strings.Join(c.Answer, "; "), p.Answer, p.Sure, p.SUQL, o.Reply, p.Error)
	}
	return s, nil
}

// heldOut are span models that have not seen the questions of HybridQA, and of the mix: the one in the program has.
//
//go:embed heldout/*.bin
var heldOut embed.FS

// HeldOut is an embedded reader whose spans were trained without a data set's questions.
func HeldOut(name string) (*reader.Embedded, error) {
	file, err := heldOut.ReadFile("heldout/" + name + ".bin")
	if err != nil {
		return nil, err
	}
	m, err := reader.ReadModel(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("load the spans without %s: %w", name, err)
	}
	return reader.NewEmbedded(reader.Options{Model: m})
}
