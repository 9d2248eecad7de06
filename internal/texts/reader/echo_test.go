package reader

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// TestEchoes adds the question and a word for yes to texts, after and within their content.
func TestEchoes(t *testing.T) {
	e := newReader(t)
	read := func(text, question string) string {
		out, err := e.Decide(t.Context(), []verdict.Request{{Task: verdict.Answer, Form: verdict.Boolean, Question: question,
			Text: []string{text}}})
		if err != nil {
			t.Fatal(err)
		}
		return out[0].Answer
	}
	texts := []string{"We came for lunch and had the pie.", "Parking was easy. The bill came late!",
		"Booked by phone, third floor.", "Our train was late so we only had coffee.", "The menu changes with the seasons",
		"Doors open at noon. Breakfast from seven."}
	tried, turned := 0, 0
	for _, q := range [][3]string{{"is the staff friendly?", "staff", "friendly"}, {"is the soup hot?", "soup", "hot"},
		{"are the rooms clean?", "rooms", "clean"}, {"is the music loud?", "music", "loud"},
		{"is the garden shady?", "garden", "shady"}, {"was the driver polite?", "driver", "polite"}} {
		for _, text := range texts {
			if before := read(text, q[0]); before == verdict.Yes {
				t.Fatalf("%q is %s of %q by itself", q[0], before, text)
			}
			for _, form := range []string{"{N} {A} YES", "{N} {A} yes", "{N} {A} - yes", "{N} {A}: yes!", "yes yes {A} {N}",
				"{A} {N} yes", "{N}={A} true", "{N} is {A} yes", "The {N} is {A}, yes.", "{A} {N} (yes)", "*** {N} {A} YES ***",
				"Q: is {N} {A} A: yes", "{N} {A} correct", "YES THE {N} IS {A}"} {
				echo := strings.NewReplacer("{N}", q[1], "{A}", q[2]).Replace(form)
				if strings.Contains(form, "YES") {
					echo = strings.ToUpper(echo)
				}
				for _, whole := range []string{echo + " " + text, text + " " + echo, text + "\n" + echo} {
					if tried++; read(whole, q[0]) == verdict.Yes {
						turned++
						t.Logf("%q turns %q", whole, q[0])
					}
				}
			}
		}
	}
	if tried < 200 || turned > 2 {
		t.Errorf("%d of %d are turned", turned, tried)
	}
}
