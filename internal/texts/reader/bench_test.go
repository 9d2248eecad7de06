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

// BenchmarkYesNo reads a text of 20 reviews for the first time.
func BenchmarkYesNo(b *testing.B) {
	e := newReader(b)
	decide(b, verdict.Request{Task: verdict.Answer, Question: "are dogs allowed?", Text: twenty(0)})
	for i := 1; b.Loop(); i++ {
		if _, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer, Question: "are dogs allowed?",
			Text: twenty(i)}}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkYesNoShort reads 20 reviews of two sentences, so short that the kind of place is
// determined too.
func BenchmarkYesNoShort(b *testing.B) {
	e := newReader(b)
	reviews := func(salt int) []string {
		all := twenty(salt)
		for i, s := range all {
			all[i] = strings.Join(strings.SplitAfterN(s, ". ", 4)[2:], "")
		}
		return all
	}
	decide(b, verdict.Request{Task: verdict.Answer, Question: "are dogs allowed?", Text: reviews(0)})
	for i := 1; b.Loop(); i++ {
		if _, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer, Question: "are dogs allowed?",
			Text: reviews(i)}}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkYesNoAgain asks another question about a text already read.
func BenchmarkYesNoAgain(b *testing.B) {
	e := newReader(b)
	text := twenty(0)
	for b.Loop() {
		if _, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer, Question: "is it quiet?",
			Text: text}}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkYesNoOpen asks a new text of 20 reviews a question that no aspect covers. The built-in
// lessons are prepared beforehand.
func BenchmarkYesNoOpen(b *testing.B) {
	e := newReader(b)
	ask := func(i int) {
		if _, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer,
			Question: "do they sell violins?", Text: twenty(i)}}); err != nil {
			b.Fatal(err)
		}
	}
	ask(0)
	for i := 1; b.Loop(); i++ {
		ask(i)
	}
}

// BenchmarkSpan looks for a span in a paragraph.
func BenchmarkSpan(b *testing.B) {
	e := newReader(b)
	text := []string{"The mill on the Arle was built in 1792 by Josef Brandt for the abbey of St. Ulrich. It ground rye for eleven villages until the flood of 1861 carried the wheel away. " +
		"Brandt's grandson Emil rebuilt it in stone, with two wheels, and sold it to the town in 1889. Since 1974 it has been a museum of milling that some 20,000 people visit every year."}
	for b.Loop() {
		if _, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer,
			Question: "Who built the mill on the Arle?", Text: text}}); err != nil {
			b.Fatal(err)
		}
	}
}
