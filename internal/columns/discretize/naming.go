package discretize

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// nameColumn sets the column's name, and its question if it has none.
func (p *proposer) nameColumn(c *Column) {
	c.Name = strings.NewReplacer(" ", "_", "-", "_", "'", "").Replace(c.Label)
	if c.Unit != "" {
		c.Name += "_" + c.Unit
	}
	if slices.ContainsFunc(p.existingNames, func(s string) bool { return strings.EqualFold(s, c.Name) }) {
		c.Name += "_said"
	}
	c.Question = cmp.Or(c.Question, c.standardQuestion())
}

// dimensionLabels are the labels of amounts whose everyday name is not that of the dimension.
var dimensionLabels = map[string]string{"mass": "weight", "volume": "capacity"}

var dimensionQuestions = map[string]string{"weight": "How much does it weigh in %s?",
	"capacity": "How many %s does it hold?"}

// standardQuestion returns the question for a column, which follows from its kind and label.
func (c *Column) standardQuestion() string {
	switch {
	case c.Kind == YesNo:
		return "Does it have " + c.Label + "?"
	case c.Kind == Number && c.Unit != "":
		return fmt.Sprintf(cmp.Or(dimensionQuestions[c.Label], "What is its "+c.Label+" in %s?"), c.Unit)
	case c.Kind == Number:
		return "How many " + c.Label + " does it have?"
	case c.Kind == Date && (strings.HasSuffix(c.Label, "ed") || c.Label == "made" || c.Label == "built"):
		return "When was it " + c.Label + "?"
	case c.Kind == Date:
		return "What is its " + strings.TrimSuffix(c.Label, " date") + " date?"
	}
	return "Which " + c.Label + " does it have?"
}

// yesNoQuestion returns a question that asks whether a term applies. The words before the term tell whether it is a
// noun, an adjective or a verb; a verb's label becomes its stem.
func (d *domain) yesNoQuestion(t term, rows []int, c *Column) string {
	nouns, others, verbs := 0, 0, 0
	for _, i := range rows {
		for _, m := range d.texts[i].mentions[t] {
			tokens := d.texts[i].sentences[m.sentence].Tokens
			if m.token == 0 {
				continue
			}
			switch w := tokens[m.token-1].Lower; w {
			case "it":
				verbs++
			case "not":
				if others++; m.token > 1 && tokens[m.token-2].Lower == "does" {
					verbs++
				}
			case "is", "are":
				others++
			case "a", "an", "the", "no", "with", "without":
				if m.token+1 == len(tokens) || !isContent(tokens[m.token+1]) {
					nouns++
				} else {
					others++
				}
			}
		}
	}
	switch {
	case strings.Contains(t.Word, " "), verbs < 2 && nouns > others:
		return "Does it have " + c.Label + "?"
	case verbs > 1:
		c.Label = t.Word
		return "Does it " + c.Label + "?"
	}
	return "Is it " + c.Label + "?"
}

func isDimension(word string) bool {
	for _, u := range text.Units() {
		if u.Dimension == word {
			return true
		}
	}
	return false
}

// amountLabel returns the label of an amount with a unit.
func (d *domain) amountLabel(t term) string {
	if t.Cue != "" && !strings.HasPrefix(t.Cue, "weigh") && t.Word != "volume" {
		return d.forms(t.Cue)
	}
	return cmp.Or(dimensionLabels[t.Word], t.Word)
}
