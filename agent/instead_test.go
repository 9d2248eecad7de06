package agent

import (
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// A new question typed instead of a reply is accepted if it names a table's rows and is complete;
// "never mind" and the like are not replies.
func TestNewQuestionInsteadOfReply(t *testing.T) {
	turin, milan := find0(where("city", query.Equal, "Turin")), find0(where("city", query.Equal, "Milan"))
	p := script{"clubs in T": {{Query: turin, P: .6}, {Query: milan, P: .4}}, "milan": {{Query: milan, P: .9}},
		"all clubs of Milan": {{Query: milan, P: .9}}, "some clubs somewhere else": {{Query: milan, P: .2}, {Query: turin, P: .1}},
		"clubs in T, some clubs somewhere else": {{Query: turin, P: .5}, {Query: milan, P: .4}}}
	for reply, want := range map[string]string{
		"forget it: all clubs of Milan": "instead all clubs of Milan\n",
		"never mind, milan":             "only in Milan 1.00",
		"all clubs of Milan":            "instead all clubs of Milan\n",
		"some clubs somewhere else":     "",
		"never mind":                    "",
	} {
		a := newAgent(t, "gain=0.9", p, canned{turin.SUQL(): {{"Toro"}}, milan.SUQL(): {{"Inter"}}})
		got := converse(t, a, &Conversation{}, Message{Type: "ask", Text: "clubs in T"},
			Message{Type: "answer", Value: reply})
		if strings.Contains(got, "instead") != strings.HasPrefix(want, "instead") || !strings.Contains(got, want) {
			t.Errorf("%s: %s", reply, got)
		}
	}
}

// Rows shown without their keys can be referred to, in the order shown.
func TestRowsShown(t *testing.T) {
	turin := find0(where("city", query.Equal, "Turin"))
	keyed := turin.Clone()
	keyed.Select = []query.Item{{Column: col("id")}, {Column: col("name")}, {Column: col("name")}}
	var history []parse.Turn
	p := recalling{script{"clubs in Turin": {{Query: turin, P: 1}}}, &history}
	a := newAgent(t, "never", p, canned{turin.SUQL(): {{"Toro"}, {"Bianconeri"}},
		keyed.SUQL(): {{int64(9), "Bianconeri", "Bianconeri"}, {int64(7), "Toro", "Toro"}}})
	converse(t, a, &Conversation{}, Message{Type: "ask", Text: "clubs in Turin"}, Message{Type: "ask", Text: "the first"})
	want := []parse.RowRef{{Table: "clubs", Key: "7", Title: "Toro"}, {Table: "clubs", Key: "9", Title: "Bianconeri"}}
	if len(history) != 1 || !slices.Equal(history[0].Rows, want) {
		t.Errorf("what was shown is told as %+v", history)
	}
}
