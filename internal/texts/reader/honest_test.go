package reader

import (
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// TestHonestYes: detecting echoes must not hurt texts that say yes in earnest: each is read at
// least as well as without its word for yes.
func TestHonestYes(t *testing.T) {
	e := newReader(t)
	read := func(text, question string) string {
		out, err := e.Decide(t.Context(), []verdict.Request{{Task: verdict.Answer, Form: verdict.Boolean, Question: question,
			Text: []string{text}}})
		if err != nil {
			t.Fatal(err)
		}
		return out[0].Answer
	}
	lost, heard := 0, 0
	for _, c := range [][3]string{
		{"is the staff friendly?", "The staff was friendly and remembered our names.", "Yes, the staff was friendly and remembered our names."},
		{"is the staff friendly?", "The friendly staff helped us with the pram.", "Yes! The friendly staff helped us with the pram."},
		{"is the staff friendly?", "The staff are so friendly that we stayed for an hour.", "Oh yes, the staff are so friendly that we stayed for an hour."},
		{"is the soup hot?", "The soup came hot and filled us up.", "Yes the soup came hot and filled us up."},
		{"is the soup hot?", "The soup was piping hot, just as it should be.", "The soup was piping hot, yes, just as it should be."},
		{"are the rooms clean?", "The rooms were clean and smelt of pine.", "True to the advert, the rooms were clean and smelt of pine."},
		{"are the rooms clean?", "Our rooms were clean every morning.", "And yes, our rooms were clean every morning."},
		{"is the music loud?", "The music is so loud that we had to shout.", "Yes, the music is so loud that we had to shout."},
		{"is the garden shady?", "The garden is shady under the old walnut.", "Yes, the garden is shady under the old walnut."},
		{"was the driver polite?", "The driver was polite and waited for us.", "Yes, the driver was polite and waited for us."},
		{"was the driver polite?", "A polite driver took us to the door.", "Correct change and a polite driver who took us to the door."},
		{"is it romantic?", "A romantic place with candles on each table.", "Yes, a romantic place with candles on each table."},
	} {
		plain, said := read(c[1], c[0]), read(c[2], c[0])
		if plain == verdict.Yes {
			heard++
			if said != verdict.Yes {
				lost++
				t.Errorf("%q: %q is %s", c[0], c[2], said)
			}
		}
	}
	if heard < 9 {
		t.Errorf("only %d of the texts say so by themselves", heard)
	}
}
