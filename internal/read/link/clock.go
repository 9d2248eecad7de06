package link

import (
	"math"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
)

// dayPart is a part of the day, in hours [from, to), and what it adds to an hour: 8 in the evening is 20.
type dayPart struct{ from, to, adds int }

var dayParts = map[string]dayPart{"morning": {0, 12, 0}, "afternoon": {12, 18, 12}, "evening": {18, 24, 12},
	"night": {22, 6, 12}}

// beside returns the hours selected by a comparison with a part of the day: before it, from it on, after it, or within.
func (p dayPart) beside(op query.Op) (from, to int) {
	switch {
	case op == query.Less && p.from > 0:
		return 0, p.from
	case op == query.Greater && p.to < 24:
		return p.to, 24
	case op == query.GreaterEqual:
		return p.from, 24
	}
	return p.from, p.to
}

// partOfDay parses "in the morning" at token i; k is the token after it. "5 morning classes" are five.
func (q *Question) partOfDay(i int) (part dayPart, k int) {
	k = i
	for q.Near(k) == "in" || q.Near(k) == "the" || q.Near(k) == "at" {
		k++
	}
	if k == i {
		return part, k
	}
	part = dayParts[strings.TrimSuffix(q.Near(k), "s")]
	return part, k + 1
}

// clock parses "8pm", "8:30 pm", "20:00", "8 in the evening", "nine o'clock", "half past six", "noon" and parts of the
// day; after "before" or "after" also "nine".
func (q *Question) clock(i int) (m Moment, ok bool) {
	t := q.Tokens[i]
	if t.Text == "noon" || t.Text == "midday" {
		return Moment{Hour: 12 + 1, Last: i + 1}, true
	}
	if part := dayParts[strings.TrimSuffix(t.Text, "s")]; part.to > 0 {
		return Moment{Part: part, Last: i + 1}, true
	}
	from, minute := q.spokenMinutes(i)
	hour, half, last := q.hourAt(from)
	if last == 0 {
		return m, false
	}
	written := false
	if half == "" && from == i {
		if n, with, behind := q.minutesAt(last); behind > 0 {
			minute, half, last, written = n, with, behind, true
		}
	}
	if half == "" && (q.Near(last) == "am" || q.Near(last) == "pm") {
		half = q.Near(last)
		last++
	}
	switch {
	case half != "" && hour > 12:
		return m, false
	case half != "":
		hour = hour%12 + map[string]int{"pm": 12}[half]
	case !written:
		if hour, last, m.Either = q.hourSaid(i, from, hour, last); last == 0 {
			return m, false
		}
	}
	at := hour*60 + minute
	m.Hour, m.Minute, m.Last = at/60+1, at%60, last
	return m, at >= 0 && at <= 24*60
}

// hourSaid interprets an hour by the words after it: "o'clock" or "in the evening"; either: it may be in the morning or
// the evening. A bare number is an hour only in a suitable context; otherwise last is zero.
func (q *Question) hourSaid(i, from, hour, last int) (at, behind int, either bool) {
	oclock := q.Near(last) == "o" && q.Near(last+1) == "clock"
	if oclock {
		last += 2
	}
	part, end := q.partOfDay(last)
	switch {
	case part.to > 0 && hour == 12 && part.from > part.to: // 12 at night
		return 0, end, false
	case part.to > 0 && hour < 12 && (part.from < part.to || hour >= part.to): // 10 at night is 22, 3 at night is not
		return hour + part.adds, end, false
	case part.to > 0 && hour <= 12:
		return hour, end, false
	case oclock || from > i || q.bounded(i, last):
		return hour, last, hour < 12
	}
	return 0, 0, false
}

// hourAt parses an hour at token i, with "am" or "pm" if part of the token; last is the token after it.
func (q *Question) hourAt(i int) (hour int, half string, last int) {
	if i >= len(q.Tokens) {
		return 0, "", 0
	}
	if n, half, ok := halved(q.Tokens[i].Text); ok && n <= 24 {
		return n, half, i + 1
	}
	value, n := words.NumberAt(q.Tokens, i)
	if n == 1 && q.Tokens[i].Word && value >= 1 && value <= 12 && value == math.Trunc(value) {
		return int(value), "", i + 1
	}
	return 0, "", 0
}

// minutesAt reads ":30" and ":30pm" at token i.
func (q *Question) minutesAt(i int) (minute int, half string, last int) {
	if q.Near(i) != ":" || i+1 >= len(q.Tokens) {
		return 0, "", 0
	}
	minute, half, ok := halved(q.Tokens[i+1].Text)
	if !ok || minute > 59 {
		return 0, "", 0
	}
	return minute, half, i + 2
}

// halved splits "8pm" into a number and, if given, the half of the day.
func halved(token string) (n int, half string, ok bool) {
	for _, half = range []string{"am", "pm", ""} {
		if digits, has := strings.CutSuffix(token, half); has {
			n, err := strconv.Atoi(digits)
			return n, half, err == nil && n >= 0
		}
	}
	return 0, "", false
}

// spokenMinutes parses "half past" and "quarter to" at token i; from is the token after it.
func (q *Question) spokenMinutes(i int) (from, minute int) {
	minute = map[string]int{"half": 30, "quarter": 15}[q.Near(i)]
	switch {
	case minute > 0 && q.Near(i+1) == "past":
		return i + 2, minute
	case minute == 15 && q.Near(i+1) == "to":
		return i + 2, -minute
	}
	return i, 0
}

// bounded reports whether the context of tokens suggests a time of day: "before nine", "nine or later", not followed by
// a noun to count.
func (q *Question) bounded(first, last int) bool {
	next := q.Near(last)
	if last < len(q.Tokens) && (q.Tokens[last].Word && !q.Tokens[last].Stop || units[next].Of != "" || next == ":") {
		return false
	}
	switch q.Near(first - 1) {
	case "before", "after", "until", "till", "by", "from", "at", "past", "since":
		return true
	}
	return next == "or" && (q.Near(last+1) == "later" || q.Near(last+1) == "earlier")
}
