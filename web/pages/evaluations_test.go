package pages

import "testing"

// Old evaluations make room for new ones, unless they are running.
func TestEvaluationsShown(t *testing.T) {
	var e evaluations
	e.add(&evaluation{ID: "running", State: evaluating})
	for range 2 * mostEvaluations {
		e.add(&evaluation{ID: "ended", State: evaluated})
	}
	if len(e.all) > mostEvaluations+1 || e.find("running") == nil {
		t.Errorf("%d are shown, that which is running: %v", len(e.all), e.find("running"))
	}
}

// Questions of an evaluation are counted without small talk; each needs a statement to compare with.
func TestReadQuestions(t *testing.T) {
	for given, want := range map[string]int{
		"# mine\nlong ones | SELECT * FROM boats\nall\tSELECT 1\n":                                           2,
		`{"turns":[{"question":"hi","reply":true},{"question":"a","suql":"x"},{"question":"b","suql":"y"}]}`: 2,
		`{"question":"thanks","reply":true}`:                                                                 0, `{"question":"which?"}`: 0, "one|x\n{broken": 0, "": 0,
	} {
		if _, got, err := readQuestions([]byte(given), 0); got != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %d questions, %v", given, got, err)
		}
	}
	if _, got, _ := readQuestions([]byte("a|x\nb|y\nc|z"), 2); got != 2 {
		t.Errorf("at most 2: %d", got)
	}
}
