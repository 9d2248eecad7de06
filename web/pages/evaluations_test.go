package pages

import "testing"

// Old evaluations make room for new ones, unless they are running.
func TestEvaluationsShown(t *testing.T) {
	var e evaluations
	e.add(&evaluation{ID: "running", State: evaluating})
	for range 2 * mostEvaluations {
		if err := e.add(&evaluation{ID: "ended", State: evaluated}); err != nil {
			t.Fatal(err)
		}
	}
	if len(e.all) > mostEvaluations+1 || e.find("running") == nil {
		t.Errorf("%d are shown, that which is running: %v", len(e.all), e.find("running"))
	}
}

// Questions of an evaluation are counted without small talk; those without a statement are asked, but not judged.
func TestReadQuestions(t *testing.T) {
	for given, want := range map[string]struct{ asked, plain int }{
		"# mine\nlong ones | SELECT * FROM boats\nall\tSELECT 1\nwhich are old?\n":                           {3, 1},
		`{"turns":[{"question":"hi","reply":true},{"question":"a","suql":"x"},{"question":"b","suql":"y"}]}`: {2, 0},
		`{"turns":[{"question":"a","suql":"x"},{"question":"b"}]}`:                                           {},
		`{"question":"thanks","reply":true}`:                                                                 {},
		`{"question":"which?"}`:                                                                              {1, 1},
		"one|x\n{broken":                                                                                     {},
		"":                                                                                                   {},
	} {
		judged, plain, err := readQuestions("pasted", given, 0)
		if len(judged)+len(plain) != want.asked || len(plain) != want.plain || (err == nil) != (want.asked > 0) {
			t.Errorf("%q: %d are judged, plain are %q, %v", given, len(judged), plain, err)
		}
	}
	if judged, plain, _ := readQuestions("pasted", "a|x\nb\nc|z", 2); len(judged) != 1 || len(plain) != 1 {
		t.Errorf("at most 2: %d and %d", len(judged), len(plain))
	}
}
