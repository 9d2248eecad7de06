package everyday

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/schema"
)

// Verdict classifies a result, whether or not the agent asked back.
type Verdict string

const (
	Right   Verdict = "right"
	Wrong   Verdict = "wrong"
	Empty   Verdict = "empty"   // a query ran and gave no value
	Refused Verdict = "refused" // it was declined in words
	Failed  Verdict = "error"
)

// Class is the outcome of a conversation.
type Class string

const (
	ClassRight       Class = "right"
	ClassWrongSilent Class = "wrong-silent"
	ClassWrongAsked  Class = "wrong-asked"
	ClassNoAnswer    Class = "no-answer"
	ClassRefused     Class = "refused"
	ClassError       Class = "error"
)

// judge scores results against the golds.
type judge struct{ golds *golds }

// verdict classifies the result of a conversation's last turn over a source.
func (j *judge) verdict(ctx context.Context, q *Question, o *talk.Outcome, db *schema.Database) (Verdict, error) {
	switch {
	case o.Failed != nil:
		return Failed, nil
	case !o.Ran() || len(o.Columns) == 0 || o.Declined:
		return Refused, nil
	case q.Answer != nil:
		return denotes(q, o.Values(db)), nil
	case o.Truncated:
		return Wrong, nil
	}
	return j.rows(ctx, q, o.Columns, o.Rows)
}

// denotes scores the values of the column asked for.
func denotes(q *Question, values []any) Verdict {
	switch {
	case denotation.Same(values, q.Answer):
		return Right
	case len(values) == 0:
		return Empty
	}
	return Wrong
}

// rows scores rows.
func (j *judge) rows(ctx context.Context, q *Question, columns []string, rows [][]any) (Verdict, error) {
	if q.asksForRows() {
		if ok, err := j.labelled(ctx, q, columns, rows); err != nil || ok {
			return Right, err
		}
	}
	n, err := j.which(ctx, q, q.Gold, rows, q.Order)
	if err != nil || n >= 0 {
		return Right, err
	}
	for _, row := range rows {
		if slices.ContainsFunc(row, func(x any) bool { return x != nil }) {
			return Wrong, nil
		}
	}
	return Empty, nil
}

// which returns the index of the first gold that the rows contain, or -1.
func (j *judge) which(ctx context.Context, q *Question, golds []string, rows [][]any, ordered bool) (int, error) {
	for i, statement := range golds {
		gold, err := j.golds.run(ctx, q.Data, statement)
		if err != nil {
			return -1, err
		}
		if Holds(rows, gold.rows, ordered) {
			return i, nil
		}
	}
	return -1, nil
}

// labelled reports whether the rows are exactly those labelled by hand.
func (j *judge) labelled(ctx context.Context, q *Question, columns []string, rows [][]any) (bool, error) {
	ways, err := j.named(ctx, q, columns, rows)
	return slices.ContainsFunc(ways, q.Labels.holds), err
}

// named returns the keys of a result's rows, once for each column that identifies them: the key or one of Labels.Show.
func (j *judge) named(ctx context.Context, q *Question, columns []string, rows [][]any) (ways [][]value, err error) {
	l := q.Labels
	names := make([]string, len(l.Show)+1)
	for i, name := range append([]string{l.Key}, l.Show...) {
		names[i] = schema.Quoted(name)
	}
	all, err := j.golds.run(ctx, q.Data, "SELECT "+strings.Join(names, ", ")+" FROM "+schema.Quoted(l.Table))
	if err != nil {
		return nil, err
	}
	for c, column := range columns {
		for k := range names {
			if k == 0 && !isKey(column, l) {
				continue
			}
			keyOf := map[value]value{}
			for _, row := range all.rows {
				keyOf[valueOf(row[k])] = valueOf(row[0])
			}
			var keys []value
			for _, row := range rows {
				if key, ok := keyOf[valueOf(row[c])]; ok {
					keys = append(keys, key)
				}
			}
			if len(keys) == len(rows) {
				ways = append(ways, keys)
			}
		}
	}
	return ways, nil
}

func isKey(column string, l *Labels) bool {
	column = strings.ToLower(column)
	if at := strings.LastIndexByte(column, '.'); at >= 0 {
		column = column[at+1:]
	}
	return column == l.Key || column == l.Table+"_"+l.Key
}

// holds reports whether the keys are those of all wanted rows, each once, and otherwise only of optional ones.
func (l *Labels) holds(keys []value) bool {
	f := l.count(keys)
	return f.right == f.wanted && f.right == f.given && f.given+f.open == len(keys)
}

// rowsFound counts the rows of a text condition: returned, correct, and wanted.
type rowsFound struct{ given, right, wanted, open int }

func (f *rowsFound) add(more rowsFound) {
	f.given += more.given
	f.right += more.right
	f.wanted += more.wanted
}

// count returns how many of the rows, each once, are wanted; optional rows are not counted.
func (l *Labels) count(keys []value) rowsFound {
	f := rowsFound{wanted: len(l.Rows)}
	has := func(list []any, key value) bool {
		return slices.ContainsFunc(list, func(x any) bool { return valueOf(x) == key })
	}
	seen := map[value]bool{}
	for _, key := range keys {
		switch {
		case seen[key]:
		case has(l.Rows, key):
			f.given, f.right = f.given+1, f.right+1
		case has(l.Maybe, key):
			f.open++
		default:
			f.given++
		}
		seen[key] = true
	}
	return f
}

// found counts the rows of an answer to a question about texts. A figure counts as all wanted rows if it is right and
// as none if it is wrong. Rows that cannot be identified are wrong.
func (j *judge) found(ctx context.Context, q *Question, o *talk.Outcome, v Verdict) (rowsFound, error) {
	none := rowsFound{wanted: len(q.Labels.Rows)}
	switch {
	case !q.asksForRows() && v == Right:
		return rowsFound{given: none.wanted, right: none.wanted, wanted: none.wanted}, nil
	case !q.asksForRows() || v == Failed || v == Refused:
		return none, nil
	}
	ways, err := j.named(ctx, q, o.Columns, o.Rows)
	if err != nil {
		return none, err
	}
	best := rowsFound{given: len(o.Rows), wanted: none.wanted}
	for _, keys := range ways {
		if f := q.Labels.count(keys); f.right > best.right || f.right == best.right && f.given < best.given {
			best = f
		}
	}
	return best, nil
}

// class returns the class of a conversation; asked means that the agent asked back in any turn.
func (j *judge) class(q *Question, o *talk.Outcome, v Verdict, asked bool) Class {
	spoke := o.Reply != "" || o.Searched != ""
	switch {
	case v == Failed:
		return ClassError
	case q.Kind == Meta && informs(q, o), q.Unanswerable && v == Refused && spoke:
		return ClassRight
	case q.Unanswerable && (v == Refused || v == Empty):
		return ClassNoAnswer
	case q.Ambiguous && (asked || v == Right && spoke), v == Right && !q.Unanswerable && q.Kind != Meta:
		return ClassRight
	case v == Refused:
		return ClassRefused
	case v == Empty:
		return ClassNoAnswer
	case asked:
		return ClassWrongAsked
	}
	return ClassWrongSilent
}

var reCannot = regexp.MustCompile(`(?i)^(sorry,? )?i can't`)

// informs reports whether a reply to a question about the data itself contains the required words.
func informs(q *Question, o *talk.Outcome) bool {
	var rows [][]any
	if o.Result != nil {
		rows = o.Rows
	}
	shown, err := json.Marshal(rows)
	if err != nil {
		shown = []byte(fmt.Sprint(rows))
	}
	text := strings.ToLower(o.Reply + " " + string(shown))
	has := func(w string) bool { return strings.Contains(text, w) }
	ok := slices.ContainsFunc(q.SaysAny, has)
	if len(q.SaysAny) == 0 {
		ok = len(q.SaysAll) > 0 && !slices.ContainsFunc(q.SaysAll, func(w string) bool { return !has(w) })
	}
	return ok && o.SUQL == "" && !reCannot.MatchString(o.Reply)
}
