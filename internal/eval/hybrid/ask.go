package hybrid

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Limits on a reader's input.
const (
	tries        = 3 // the second and third show further rows
	rowsShown    = 4
	documentSize = 1500  // characters of a passage
	shownSize    = 14000 // of all documents in a try
)

// Ask has a reader answer from the most relevant rows and the passages they link to. If it finds no information there,
// it gets the next rows, twice at most; an empty answer means none was found.
func (s *Session) Ask(ctx context.Context, r verdict.Reader, question string) (Answer, []int, error) {
	q := ask(s.rarity, question)
	views := s.index.rank(q)
	rows := make([]int, len(views))
	for i := range views {
		rows[i] = views[i].row
	}
	for try := 0; try < tries && try*rowsShown < len(rows); try++ {
		shown := rows[try*rowsShown : min(len(rows), (try+1)*rowsShown)]
		documents, from := s.documents(q, shown)
		verdicts, err := r.Decide(ctx, []verdict.Request{{Task: verdict.Answer, Form: verdict.Text, Question: question,
			Text: documents}})
		if err != nil {
			return Answer{}, rows, err
		}
		if len(verdicts) != 1 {
			return Answer{}, rows, fmt.Errorf("the reader %s returned %d verdicts to one request", r.Name(), len(verdicts))
		}
		v := verdicts[0]
		if v.Err != nil {
			return Answer{}, rows, v.Err
		}
		if v.Answer != verdict.NoInformation && v.Answer != "" {
			a := Answer{Text: v.Answer, Sure: v.Confidence, Row: shown[0]}
			for i, d := range documents {
				if v.Quote != "" && strings.Contains(d, v.Quote) {
					a.Row, a.Link = from[i].row, from[i].link
					break
				}
			}
			return a, rows, nil
		}
	}
	return Answer{}, rows, nil
}

// source is a document's origin: a row, or a passage that it links to.
type source struct {
	row  int
	link string
}

// documents formats rows and the passages they link to, the most relevant first.
func (s *Session) documents(q *asked, rows []int) ([]string, []source) {
	var texts []string
	var from []source
	size := 0
	for _, row := range rows {
		line := s.index.line(row)
		texts, from = append(texts, line), append(from, source{row: row})
		size += len(line)
	}
	weights, _ := s.index.weigh(q)
	score := map[string]float64{}
	var links []source
	for _, row := range rows {
		for _, l := range s.index.linked[row] {
			if _, ok := score[l]; ok {
				continue
			}
			score[l] = 0
			for _, t := range q.terms {
				if s.index.passages[l].stems[t] {
					score[l] += weights[t]
				}
			}
			links = append(links, source{row, l})
		}
	}
	slices.SortStableFunc(links, func(a, b source) int {
		switch x, y := score[a.link], score[b.link]; {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	for _, l := range links {
		body := cut(s.index.Passages[l.link], documentSize)
		if size += len(body); size > shownSize {
			break
		}
		texts, from = append(texts, body), append(from, l)
	}
	return texts, from
}

// cut shortens a text at the last space that leaves at most n bytes.
func cut(s string, n int) string {
	if len(s) <= n {
		return s
	}
	if i := strings.LastIndexByte(s[:n], ' '); i > 0 {
		return s[:i]
	}
	return strings.ToValidUTF8(s[:n], "")
}
