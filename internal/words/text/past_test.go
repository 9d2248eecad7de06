package text

import "testing"

func TestPast(t *testing.T) {
	for participle, want := range map[string]string{"forgotten": "forgot", "written": "wrote", "stolen": "stole",
		"rewritten": "rewrote", "forgiven": "forgave", "drawn": "drew", "done": "did", "swum": "swam", "come": "came",
		"closed": "closed", "loved": "loved", "made": "made", "built": "built", "seen": "saw", "opened": "opened"} {
		if got := Past(participle); got != want {
			t.Errorf("%s: %s, want %s", participle, got, want)
		}
	}
}
