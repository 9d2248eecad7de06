package link

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// dayParts maps the parts of the day to the hours at which they begin and end.
var dayParts = map[string][2]int{"morning": {0, 12}, "afternoon": {12, 18}, "evening": {18, 24}, "night": {22, 6}}

// IsDayPart reports whether a word is a part of the day, such as "morning".
func IsDayPart(word string) bool { return dayParts[word] != [2]int{} }

// clock parses times of day: "8pm", "8:30 pm", "20:00", "8 in the evening", "noon", and parts of the day.
func (q *Question) clock(i int) (m Moment, ok bool) {
	word := strings.TrimSuffix(q.Token(i), "s")
	if word == "night" && weekdays[q.Token(i-1)] != "" { // "Friday night"
		word = "evening"
	}
	if part, ok := dayParts[word]; ok {
		return Moment{Part: part, Last: i + 1}, true
	}
	if w := q.Token(i); w == "noon" || w == "midday" {
		return Moment{Hour: 12 + 1, Last: i + 1}, true
	}
	hour, half, ok := splitHour(q.Token(i))
	m.Last = i + 1
	isTime := half != ""
	if n, minuteHalf, end := q.minutesAt(m.Last); end > 0 {
		m.Minute, half, m.Last, isTime = n, minuteHalf, end, true
	}
	if next := q.Token(m.Last); half == "" && (next == "am" || next == "pm") {
		half, isTime = next, true
		m.Last++
	}
	if preposition := q.Token(m.Last); half == "" && (preposition == "in" || preposition == "at") {
		word := q.Token(m.Last + 1)
		last := m.Last + 2
		if word == "the" {
			word = q.Token(last)
			last++
		}
		switch word {
		case "morning":
			half, m.Last, isTime = "am", last, true
		case "afternoon", "evening", "night":
			half, m.Last, isTime = "pm", last, true
		}
	}
	if half != "" {
		hour = hour%12 + map[string]int{"pm": 12}[half]
	}
	m.Hour = hour + 1
	return m, ok && isTime && hour <= 24
}

// minutesAt reads ":30" and ":30pm" at token i.
func (q *Question) minutesAt(i int) (minute int, half string, last int) {
	if q.Token(i) != ":" {
		return 0, "", 0
	}
	minute, half, ok := splitHour(q.Token(i + 1))
	if !ok || minute > 59 {
		return 0, "", 0
	}
	return minute, half, i + 2
}

// splitHour splits "8pm" into the number and the half of the day, if there is one.
func splitHour(token string) (n int, half string, ok bool) {
	for _, half = range []string{"am", "pm", ""} {
		if digits, has := strings.CutSuffix(token, half); has {
			n, err := strconv.Atoi(digits)
			return n, half, err == nil && n >= 0
		}
	}
	return 0, "", false
}

// timeOfDayAtoms returns the possible conditions on a column for a time of day; for a date with a time, on its hour.
func (q *Question) timeOfDayAtoms(c *Column, m *Moment) (out []Atom) {
	from, to := m.Part[0]*60, m.Part[1]*60
	for _, comparison := range q.ComparisonsAt(m.First, m.Last) {
		a := Atom{Op: "hour", Cue: comparison.Cue}
		switch minutes := (m.Hour-1)*60 + m.Minute; {
		case to == 0:
			op := comparison.Op
			if w := q.Token(m.First - 1); op == query.Equal && (w == "by" || w == "till") {
				op, a.Cue = query.LessEqual, Span(m.First-1, m.First)
			}
			if op == query.Greater && !c.isClock {
				op = query.GreaterEqual // an hour includes what begins in it
			} else if op == query.LessEqual && !c.isClock {
				op = query.Less // "until nine" excludes half past nine
			}
			a.Where = []query.Condition{c.timeOfDayCondition(op, minutes)}
		case comparison.Op == query.Less:
			a.Where = []query.Condition{c.timeOfDayCondition(query.Less, from)}
		case comparison.Op == query.Greater:
			a.Where = []query.Condition{c.timeOfDayCondition(query.GreaterEqual, to)}
		case from > to && c.isClock: // it includes midnight
			day := c.timeOfDayCondition(query.NotBetween, to)
			day.Values = append(day.Values, c.timeOfDayCondition(query.NotBetween, from-1).Values...)
			a.Where = []query.Condition{day}
		case from > to:
			hours := c.timeOfDayCondition(query.In, from)
			for h := from/60 + 1; h < to/60+24; h++ {
				hours.Values = append(hours.Values, query.Value{Text: strconv.Itoa(h % 24), Number: true})
			}
			a.Where = []query.Condition{hours}
		case from == 0:
			a.Where = []query.Condition{c.timeOfDayCondition(query.Less, to)}
		default:
			a.Where = []query.Condition{c.timeOfDayCondition(query.GreaterEqual, from)}
			if to < 24*60 {
				a.Where = append(a.Where, c.timeOfDayCondition(query.Less, to))
			}
		}
		out = append(out, a)
	}
	return out
}

// MayHold reports whether a column may hold a value: a column of times of day holds nothing else.
func (c *Column) MayHold(value string) bool { return !c.isClock || hourAndMinute.MatchString(value) }

// timeOfDayCondition returns a condition that compares a column's time of day with a number of minutes after midnight.
func (c *Column) timeOfDayCondition(op query.Op, minutes int) query.Condition {
	ref, value := c.AsDate(), query.Value{Text: strconv.Itoa(minutes / 60), Number: true}
	if ref.Part = query.Hour; c.isClock {
		ref, value = c.Ref(), query.Value{Text: fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)}
	}
	return query.Condition{Item: query.Item{Column: ref}, Op: op, Values: []query.Value{value}}
}
