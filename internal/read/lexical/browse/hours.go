package browse

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// dayNames are the words for days of opening hours.
var dayNames = map[string]string{"monday": "monday", "tuesday": "tuesday", "wednesday": "wednesday",
	"thursday": "thursday",
	"friday":   "friday", "saturday": "saturday", "sunday": "sunday", "weekend": "weekend", "weekday": "weekdays",
	"now": "now", "today": "today", "tonight": "tonight", "tomorrow": "tomorrow"}

// partsOfDay are the words for parts of the day.
var partsOfDay = text.Set("morning afternoon evening night breakfast lunch dinner")

// Times assumed for phrases without one.
const (
	late     = "11 pm"
	early    = "before 8 am"
	allNight = "4 am"
)

// hours reads "open on Sunday", "open at 9 pm", "open late", "after 10 pm", "on Friday night": a condition on the
// opening hours.
func (a *ask) hours() {
	if a.roles.hours == nil {
		return
	}
	for i := range a.tokens {
		if a.explained[i] {
			continue
		}
		when, j, p := a.opening(i)
		if when == "" {
			continue
		}
		if a.named { // "when does it open on Friday?" asks for the hours: attributes tells them
			if strings.HasPrefix(a.word(i), "open") {
				i++
			}
			a.explain(i, j)
			return
		}
		a.explain(i, j)
		a.maybe(p, where(query.Condition{Item: query.Item{Column: a.column(a.roles.hours)}, Op: query.OpenAt,
			Values: []query.Value{{Text: when, First: i, Last: j - 1}}}))
		return
	}
}

// opening returns the time that the words from token i on require to be open, where they end, and its probability.
func (a *ask) opening(i int) (when string, end int, p float64) {
	w, next, third := a.word(i), a.word(i+1), a.word(i+2)
	switch open := strings.HasPrefix(w, "open"); {
	case open && (next == "24" && third == "hours" || next == "all" && third == "night"):
		return allNight, i + 3, .9
	case open:
		when, end = a.when(i + 1)
		return when, end, .92
	case w == "late" && (next == "night" || next == "-" && third == "night"):
		when, end = a.when(i)
		return when, max(end, i+2), .85
	case dayNames[text.Singular(w)] != "" && !lexicon.is("stop", w):
		when, end = a.when(i)
		if strings.ContainsAny(when, "0123456789") {
			return when, end, .92
		}
		return when, end, .8
	case w == "at" || lexicon.is("bound", w):
		if _, n := a.time(i+1, ""); n > 0 {
			when, end = a.when(i)
			return when, end, .9
		}
	}
	return "", 0, 0
}

// when collects a day and a time of day from token i on and returns where they end.
func (a *ask) when(i int) (said string, end int) {
	var day, bound, time, part string
	end = i
said:
	for k := i; k < min(len(a.tokens), i+8) && !a.explained[k]; k++ {
		w, one := a.word(k), text.Singular(a.word(k))
		t, n := a.time(k, bound)
		switch {
		case n > 0 && time == "":
			time = strings.TrimSpace(bound + " " + t)
			k += n - 1
		case dayNames[one] != "":
			day = dayNames[one]
		case partsOfDay[one]:
			part = one
		case w == "late" || w == "early":
			part = w
		case lexicon.is("bound", w):
			bound = w
			continue
		case w == "at":
			bound = ""
			continue
		case lexicon.is("besidetime", w):
			continue
		default:
			break said
		}
		end = k + 1
	}
	switch {
	case time != "":
		part = ""
	case part == "late" || strings.HasPrefix(part, "night") && i < len(a.tokens) && a.word(i) == "late":
		part = late
	case part == "early":
		part = early
	}
	return strings.Join(strings.Fields(day+" "+time+" "+part), " "), end
}

// halves are those of a day.
var halves = text.Set("am pm")

// time reads a time of day at token i: "9 pm", "9:30pm", "noon"; after a bound such as "until" the bare hour will do.
func (a *ask) time(i int, bound string) (time string, n int) {
	if i >= len(a.tokens) {
		return "", 0
	}
	at := a.tokens[i]
	switch w, half := at.Text, at.Text[max(0, len(at.Text)-2):]; {
	case w == "noon" || w == "midnight":
		return w, 1
	case at.Unit && halves[half]:
		return words.FormatNumber(at.Number) + " " + half, 1
	case !at.Numeric || at.Number > 24:
		return "", 0
	}
	time, n = a.word(i), 1
	if a.word(i+1) == ":" && i+2 < len(a.tokens) && (a.tokens[i+2].Numeric || a.tokens[i+2].Unit) {
		rest := a.word(i + 2)
		minutes := strings.TrimRight(rest, "apm")
		time, n = time+":"+minutes, 3
		if half := strings.TrimPrefix(rest, minutes); half != "" {
			return time + " " + half, n
		}
	}
	bare := bound != "" && at.Number <= 12 && !a.unitAfter(i+1)
	switch half := a.word(i + n); {
	case halves[half]:
		return time + " " + half, n + 1
	case n == 3:
		return time, n
	case bare && bound == "before":
		return time + " am", n
	case bare:
		return time + " pm", n
	}
	return "", 0
}
