package pages

import "testing"

// Questions of an evaluation need a statement; small talk is left out.
func TestReadQuestions(t *testing.T) {
	for given, want := range map[string]int{
		"# mine\nlong ones | SELECT * FROM boats\nall\tSELECT 1\n":                                           2,
		`{"turns":[{"question":"hi","reply":true},{"question":"a","suql":"x"},{"question":"b","suql":"y"}]}`: 2,
		`{"turns":[{"question":"a","suql":"x"},{"question":"b"}]}`:                                           0,
		`{"question":"thanks","reply":true}`:                                                                 0,
		"which?":                                                                                             0,
		"one|x\n{broken":                                                                                     0,
		"":                                                                                                   0,
	} {
		if cases, err := readQuestions("pasted", given, 0); len(cases) != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %d questions, %v", given, len(cases), err)
		}
	}
	if cases, _ := readQuestions("pasted", "a|x\nb|y\nc|z", 2); len(cases) != 2 {
		t.Errorf("at most 2: %d", len(cases))
	}
}
