package judge

import (
	"strings"
	"testing"
)

func TestReadTaught(t *testing.T) {
	const lines = "# boats\n? Does it float? | Is it afloat?\n+ It floats.\n- It sank.\n" +
		"~ A float costs ten euros.\n. Ahoy.\n"
	got, err := ReadTaught(strings.NewReader(lines))
	if err != nil || len(got) != 1 || got[0].Trade != "boats" || len(got[0].Ask) != 2 || len(got[0].Pro)+len(got[0].Con)+
		len(got[0].Speaking)+len(got[0].Beside) != 4 || got[0].Beside[0] != "Ahoy." {
		t.Fatalf("%+v, %v", got, err)
	}
	for _, bad := range []string{"+ It floats.", "# boats\n! Does it float?"} {
		if _, err := ReadTaught(strings.NewReader(bad)); err == nil || !strings.Contains(err.Error(), "line ") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}
