package reader

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// twenty are reviews of typical length, composed of sentences written for this.
func twenty(salt int) []string {
	parts := []string{"We came early and the owner found us a table by the stove.",
		"My sister's spaniel slept under the bench.",
		"The stew was rich, the bread a little dry, and nobody hurried us.", "Parking took two rounds of the block.",
		"It gets loud once the band begins, so sit in the back room.", "They had oat milk and a soup without meat."}
	var out []string
	for i := range 20 {
		out = append(out, fmt.Sprintf("%s %s %s Visit %d of %d.", parts[i%6], parts[(i+2)%6], parts[(i*5+1)%6], i, salt))
	}
	return out
}

// BenchmarkDecide decides on texts of 20 reviews; of two sentences, so short that the kind of place is determined too;
// with a question that no aspect covers; and a span in a paragraph.
func BenchmarkDecide(b *testing.B) {
	short := func(salt int) []string {
		all := twenty(salt)
		for i, s := range all {
			all[i] = strings.Join(strings.SplitAfterN(s, ". ", 4)[2:], "")
		}
		return all
	}
	mill := func(int) []string {
		return []string{"The mill on the Arle was built in 1792 by Josef Brandt for the abbey of St. Ulrich. It ground rye " +
			"for eleven villages until the flood of 1861 carried the wheel away. Brandt's grandson Emil rebuilt it in stone, " +
			"with two wheels, and sold it to the town in 1889. Since 1974 it has been a museum of milling."}
	}
	for _, c := range []struct {
		name, question string
		text           func(salt int) []string
	}{{"reviews", "are dogs allowed?", twenty}, {"short", "are dogs allowed?", short},
		{"open", "do they sell violins?", twenty}, {"span", "Who built the mill on the Arle?", mill}} {
		b.Run(c.name, func(b *testing.B) {
			e := newReader(b)
			for i := 0; b.Loop(); i++ {
				if _, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer, Question: c.question,
					Text: c.text(i)}}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
