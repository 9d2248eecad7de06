package cli

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
)

// TestTextsAndTables asks about a folder of documents and tables: each question is answered from the right one.
func TestTextsAndTables(t *testing.T) {
	town, home := written(t, map[string]string{
		"ferry.txt": "Before the bridge was built a ferry crossed the Mill. The ferryman was called Old Moss. " +
			"The last journey of the ferry was in 1872, when the boat was sold to a museum in Lowtown.",
		"ash-bridge.md": "Ash Bridge crosses the river Mill. It was designed by Ida Stone, an engineer from Port Ash. " +
			"In the winter of 1903 the ice carried away the middle pillar, and the bridge was closed for two years.",
		"bridges.csv": "name,river,opened,length\nAsh Bridge,Mill,1871,140\nLow Bridge,Mill,1902,88\nNew Bridge,Mill,1880,210\nRail Bridge,Sander,1895,320\n",
		"mills.csv":   "mill,owner,wheels\nUpper Mill,Reed,3\nLower Mill,Moss,2\nPaper Mill,Stone,5\n",
	}), t.TempDir()
	for _, c := range []struct {
		question, want string
		document       string // empty: a query
	}{
		{"Who was the ferryman on the Mill?", "Old Moss", "ferry.txt"},
		{"Who designed Ash Bridge?", "Ida Stone", "ash-bridge.md"},
		{"What is the total length of bridges over the Mill?", "438", ""},
		{"how many bridges cross the Mill?", "3", ""},
	} {
		status, out, errs := command(t, home, "ask", "--json", "--data", town, "--detector", "never", c.question)
		var a agent.ClosedTurn
		if err := json.Unmarshal([]byte(out), &a); err != nil || status != 0 {
			t.Fatalf("%q: status %d: %s%s", c.question, status, out, errs)
		}
		got, _ := json.Marshal(a.Rows)
		if !strings.Contains(string(got), c.want) || (a.SUQL == "") != (c.document != "") {
			t.Errorf("%q gives %s by %q", c.question, got, a.SUQL)
		}
		if c.document != "" && (len(a.Evidence) != 1 || !strings.Contains(a.Evidence[0].Expr, c.document) ||
			!strings.Contains(a.Evidence[0].Text, c.want)) {
			t.Errorf("%q rests on %+v", c.question, a.Evidence)
		}
	}
}
