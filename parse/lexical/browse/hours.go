package browse

import (
	"strings"

	"surely/query"
)

var days = map[string]bool{"monday": true, "tuesday": true, "wednesday": true, "thursday": true, "friday": true,
	"saturday": true, "sunday": true, "mondays": true, "tuesdays": true, "wednesdays": true, "thursdays": true,
	"fridays": true, "saturdays": true, "sundays": true}

// hours reads "open on Sunday", "open at 9 pm", "open late": a condition on the opening hours.
func (a *ask) hours() {
	if a.roles.hours == nil || a.named && (a.word(0) == "when" || a.word(0) == "what" || a.word(0) == "until") {
		return // "when does it open on Friday?" asks for the hours
	}
	for i := range a.tokens {
		late := (a.word(i) == "late" && (a.word(i+1) == "night" || a.word(i-1) == "open")) || a.word(i) == "late-night"
		opens := strings.HasPrefix(a.word(i), "open")
		if !late && !opens {
			continue
		}
		when, j := a.when(i + 1)
		if late {
			if when == "" {
				when = "11 pm"
			}
			j = max(j, i+1)
			if a.word(i+1) == "night" {
				j = max(j, i+2)
			}
		}
		if when == "" {
			continue
		}
		a.explain(i, j)
		a.maybe(.85, where(query.Condition{Item: query.Item{Column: a.column(a.roles.hours)}, Op: query.OpenAt,
			Values: []query.Value{{Text: when, First: i, Last: j - 1}}}))
		return
	}
}

// when collects a day and a time of day from token i on and returns where they end.
func (a *ask) when(i int) (string, int) {
	var parts []string
	end := i
	for k := i; k < min(len(a.tokens), i+7); k++ {
		w := a.word(k)
		switch {
		case days[w]:
			parts = append(parts, strings.TrimSuffix(w, "s"))
		case a.tokens[k].Numeric || a.tokens[k].Unit:
			t := w
			if n := a.word(k + 1); n == "am" || n == "pm" {
				t += " " + n
			} else if !strings.HasSuffix(w, "m") {
				continue
			}
			parts = append(parts, t)
		case w == "midnight":
			parts = append(parts, "12 am")
		case w == "noon":
			parts = append(parts, "12 pm")
		case w == "at" || w == "on" || w == "until" || w == "till" || w == "after" || w == "past" || w == "am" || w == "pm" || w == "late" || w == "night" || w == "nights":
			if w != "am" && w != "pm" {
				continue
			}
		default:
			return strings.Join(parts, " "), end
		}
		end = k + 1
	}
	return strings.Join(parts, " "), end
}
