package app

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
)

// day is a date so many days into 2025.
func day(n int) string { return time.Date(2025, 1, n, 0, 0, 0, 0, time.UTC).Format(time.DateOnly) }

// repairsAndLoans are two files. All repairs end after they were reported, whatever the order of the columns and the
// first dates in them; loans end before or after they are due.
func repairsAndLoans() (repairs, loans string) {
	var r, l strings.Builder
	r.WriteString("id,item,repaired_on,reported_on\n")
	l.WriteString("id,book,due_on,returned_on\n")
	for i := range 40 {
		repaired, reported := day(i+8), day(i+1)
		if i < 6 {
			repaired, reported = "", day(i+200)
		}
		fmt.Fprintf(&r, "%d,bike,%s,%s\n", i+1, repaired, reported)
		fmt.Fprintf(&l, "%d,novel,%s,%s\n", i+1, day(i+30), day(i+27+5*(i%2)))
	}
	return r.String(), l.String()
}

// TestTimeBetween asks for the time between two dates: it is never the wrong way round unless the person is asked.
func TestTimeBetween(t *testing.T) {
	dir := t.TempDir()
	repairs, loans := repairsAndLoans()
	for name, text := range map[string]string{"repairs.csv": repairs, "loans.csv": loans} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		file, question string
		want           float64 // 0: it asks what is meant, or guesses beside other readings
	}{
		{"repairs.csv", "average days from report to repair", 7},
		{"repairs.csv", "how long does a repair take on average", 7},
		{"loans.csv", "average days from due to returned", -.5},
		{"loans.csv", "how many days before the due date are books returned on average", 0}, // only those before it?
		{"loans.csv", "how many days late are books returned on average", 0},                // those before the date too?
	} {
		a := newApp(t, t.TempDir(), filepath.Join(dir, c.file))
		chat, err := a.NewAgent(agent.Options{Detector: errdetect.Gain(.9)})
		if err != nil {
			t.Fatal(err)
		}
		talk := agent.Session{Agent: chat, Source: strings.TrimSuffix(c.file, ".csv")}
		got, asked := math.NaN(), 0
		_, err = talk.Turn(t.Context(), nil, agent.Message{Type: agent.AskMessage, Text: c.question}, func(e agent.Event) {
			switch e := e.(type) {
			case agent.ResultEvent:
				if len(e.Rows) == 0 {
					return
				}
				got, _ = strconv.ParseFloat(fmt.Sprint(e.Rows[0][0]), 64)
				asked += len(e.Alternatives)
			case agent.ClarifyEvent:
				asked = len(e.Options)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if c.want != 0 && (asked > 0 || !(math.Abs(got-c.want) <= .01)) || c.want == 0 && asked == 0 {
			t.Errorf("%s: %v, with %d options", c.question, got, asked)
		}
	}
}
