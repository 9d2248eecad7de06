package judge

import (
	"context"
	"reflect"
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
	if written, err := ReadTaught(strings.NewReader(WriteTaught(got))); err != nil || !reflect.DeepEqual(written, got) {
		t.Errorf("written and read: %+v, %v", written, err)
	}
	for _, bad := range []string{"+ It floats.", "# boats\n! Does it float?"} {
		if _, err := ReadTaught(strings.NewReader(bad)); err == nil || !strings.Contains(err.Error(), "line ") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// TestLessons checks that a sentence with the meaning of an owner's sentence takes its side, but
// only for the question it was taught for.
func TestLessons(t *testing.T) {
	j, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	l := Learn([]Taught{{Ask: []string{"Is it a blue-water boat?"}, Pro: []string{"She shrugged off every gale."},
		Con: []string{"Waves are too much for her."}}})
	for _, c := range []struct {
		question, sentence string
		yes, no            bool
	}{
		{"is it a blue-water boat?", "She shrugged off every gale.", true, false},
		{"Is it a blue-water boat?", "Waves are too much for her.", false, true},
		{"Is it a blue-water boat?", "The cushions were washed in May.", false, false},
		{"Is the mooring cheap?", "She shrugged off every gale.", false, false},
	} {
		read := Text{Sentences: make([]Stance, 1), For: -1, Against: -1}
		err := l.Apply(context.Background(), j, c.question, []Sentence{Ready(c.sentence)}, &read)
		if yes, no := read.Yes > .5, read.No > .5; err != nil || yes != c.yes || no != c.no {
			t.Errorf("%s %s: %+v, %v", c.question, c.sentence, read, err)
		}
	}
}
