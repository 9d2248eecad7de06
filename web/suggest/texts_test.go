package suggest

import (
	"context"
	"slices"
	"strings"
	"testing"
)

const lighthouse = `Marrow Point

The lighthouse was built in 1871 by Elias Thorne. It stands 34 metres tall.
The lamp was designed by Ida
Moor. The keeper's house was turned into a museum in 1998. Entry costs 4 euros, and it was 2 before 2001.

The museum is closed on Mondays. The tower is 34 metres tall. The tower has five floors. Marrow Point lies near Ottering.

It was sold in 1999. In spring, the path was closed in 2003. He said "the fog was lifted in 1990".
`

// TestTextGuesses makes questions from sentences that name their subject.
func TestTextGuesses(t *testing.T) {
	text := NewText("point.txt", lighthouse)
	if text.Paragraphs != 4 || text.Words != 86 {
		t.Errorf("%d paragraphs, %d words", text.Paragraphs, text.Words)
	}
	var asked []string
	for g := range textGuesses(t.Context(), []Text{text}) {
		asked = append(asked, g.Text)
		if !strings.Contains(strings.Join(strings.Fields(lighthouse), " "), g.sentence) {
			t.Errorf("%s is answered by %q, which nobody says", g.Text, g.sentence)
		}
	}
	const want = `When was the lighthouse built?
Who designed the lamp?
When was the keeper's house turned into a museum?
How much is Entry?
When is the museum closed?
How tall is the tower?
How many floors does the tower have?
Where is Marrow Point?`
	if got := strings.Join(asked, "\n"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	many := slices.Repeat([]Text{text}, 5000)
	tried := map[string]int{}
	for g := range textGuesses(t.Context(), many) {
		tried[g.Kind]++
	}
	for kind, n := range tried {
		if n > mostGuesses {
			t.Errorf("%d guesses of %s", n, kind)
		}
	}
	ctx, end := context.WithCancel(t.Context())
	defer end()
	n := 0
	for range textGuesses(ctx, many) {
		n++
		end()
	}
	if n != 1 || len(tried) != 7 {
		t.Errorf("%d guesses after the end, of %d kinds", n-1, len(tried))
	}
	long := NewText("long.txt", strings.Repeat("ä", readForHints))
	if len(long.begins) > readForHints || strings.ContainsRune(long.begins, '\uFFFD') || long.Words != 1 {
		t.Errorf("%d bytes, %d words", len(long.begins), long.Words)
	}
}
