package doubt

import (
	"os"
	"strings"
	"testing"
)

// TestJudgedPairs compares what is taken for one thing, and what is asked about, with pairs that another author judged.
func TestJudgedPairs(t *testing.T) {
	content, err := os.ReadFile("../../../benchmarks/messy/spellings.tsv")
	if err != nil {
		t.Fatal(err)
	}
	merged, wrong, same, found, asked := 0, 0, 0, 0, 0
	for line := range strings.Lines(string(content)) {
		c := strings.Split(line, "\t")
		if c[2] == "same" {
			continue // the header
		}
		p, isSame := 0.0, c[2] == "1"
		if pairs := Pairs(map[string]int64{c[0]: 4, c[1]: 21, "Something else": 12}); len(pairs) > 0 {
			p = pairs[0].P
		}
		if isSame {
			same++
		}
		if isSame && p >= Likely {
			found++
		}
		switch {
		case p >= Certain:
			merged++
			if !isSame {
				wrong++
			}
		case p >= Likely:
			asked++
		}
	}
	t.Logf("%d merged without asking, %d of them wrong; %d asked about; %d of %d that are the same found", merged, wrong,
		asked, found, same)
	if 100*wrong > merged || 4*found < 3*same {
		t.Error("the precision of what is merged is below .99, or fewer than .75 are found")
	}
}
