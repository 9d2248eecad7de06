package reading

import (
	"encoding/json"
	"math/rand"
	"strings"

	"surely/reader"
)

// Cells makes questions of tables in HybridQA's form: where the passage linked from one cell holds another cell of its
// row, that cell answers a plain question about the first.
func Cells(tables, passages string, most int, seed int64) ([]reader.SpanExample, error) {
	linked := map[string]string{}
	err := lines(passages, func(line []byte) error {
		var l struct{ Passages map[string]string }
		if err := json.Unmarshal(line, &l); err != nil {
			return err
		}
		for link, text := range l.Passages {
			if len(text) < 1200 {
				linked[link] = text
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	random := rand.New(rand.NewSource(seed))
	asked := map[string]int{} // how often each kind of column was asked for
	var all []reader.SpanExample
	err = lines(tables, func(line []byte) error {
		var t struct {
			Header [][]any
			Data   [][][]any
		}
		if err := json.Unmarshal(line, &t); err != nil {
			return err
		}
		for _, row := range t.Data {
			for _, cell := range row {
				subject, link := cellOf(cell)
				text := linked[link]
				if text == "" || subject == "" {
					continue
				}
				for column, other := range row {
					answer, _ := cellOf(other)
					if answer == subject || len(answer) < 3 || len(answer) > 40 || column >= len(t.Header) || !strings.Contains(text, answer) {
						continue
					}
					header, _ := cellOf(t.Header[column])
					header = strings.ToLower(header)
					if n := len(strings.Fields(header)); n == 0 || n > 3 || asked[header] > 60 {
						continue
					}
					asked[header]++
					all = append(all, reader.SpanExample{Group: "cells", Question: askCell(header, subject, random), Text: text, Answers: []string{answer}, Weight: .2, Undivided: true})
				}
			}
		}
		return nil
	})
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all[:min(most, len(all))], err
}

// cellOf returns what a cell shows and the first passage it links to.
func cellOf(cell []any) (shown, link string) {
	if len(cell) > 0 {
		shown, _ = cell[0].(string)
		shown, _, _ = strings.Cut(shown, " (")
	}
	if len(cell) > 1 {
		if links, ok := cell[1].([]any); ok && len(links) > 0 {
			link, _ = links[0].(string)
		}
	}
	return shown, link
}

// askCell asks for one column of a row.
func askCell(header, subject string, random *rand.Rand) string {
	pick := func(forms ...string) string {
		return strings.NewReplacer("{h}", header, "{s}", subject).Replace(forms[random.Intn(len(forms))])
	}
	has := func(words ...string) bool {
		for _, w := range words {
			if strings.Contains(header, w) {
				return true
			}
		}
		return false
	}
	switch {
	case has("year", "date"):
		return pick("When was {s}?", "In which {h} was {s}?", "In what year did {s} begin?")
	case has("director", "artist", "author", "writer", "composer", "player", "driver", "name", "athlete", "rider", "winner", "architect"):
		return pick("Who was the {h} of {s}?", "Who made {s}?", "Who is the {h} in {s}?")
	case has("city", "location", "country", "state", "county", "town", "venue", "place", "nation", "region"):
		return pick("Where is {s}?", "In what {h} is {s}?", "Which {h} does {s} belong to?")
	}
	return pick("What is the {h} of {s}?", "Which {h} does {s} have?", "What {h} is {s} known for?")
}
