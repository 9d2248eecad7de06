package agent

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/encode"
)

// heldReplies are held-out replies with their kinds; "" means content of its own.
var heldReplies = []struct{ reply, kind string }{
	{"yeah", "yes"}, {"yes that's what I want", "yes"}, {"correct, thanks", "yes"},
	{"sure thing", "yes"}, {"ok do it", "yes"},
	{"no thank you", "no"}, {"no that's wrong", "no"}, {"nope not that", "no"}, {"please no", "no"},
	{"none of those", "neither"}, {"none of the options", "neither"}, {"neither of these two", "neither"},
	{"I want something else", "neither"}, {"these are all wrong", "neither"},
	{"i dont know", "unsure"}, {"no idea really", "unsure"}, {"I'm really not sure", "unsure"}, {"you pick", "unsure"},
	{"doesn't matter to me", "unsure"}, {"whichever you like", "unsure"}, {"i don't mind", "unsure"},
	{"what do you mean by that?", "ask"}, {"I do not understand", "ask"}, {"what is the difference between these?", "ask"},
	{"why are you asking?", "ask"}, {"explain please", "ask"}, {"what does it mean", "ask"},
	{"the first option", "first"}, {"first please", "first"}, {"the second option", "second"}, {"second please", "second"},
	{"number 2", "second"}, {"the third option", "third"}, {"the very last one", "last"},
	{"no, I meant waiters", ""}, {"only the ones in Paris", ""}, {"french food", ""}, {"how many rooms are there?", ""},
	{"the delivery address", ""}, {"more than 200 euros", ""}, {"show me all suppliers from Norway", ""},
	{"I was thinking of the year 2019", ""}, {"customers who live in Lisbon", ""}, {"the average salary", ""},
}

// Few free-text replies are misclassified, and most are recognised.
func TestTypedReplyKinds(t *testing.T) {
	e, err := encode.Default()
	if err != nil {
		t.Fatal(err)
	}
	h := &handling{Agent: &Agent{o: Options{Vectors: e}}}
	right, wrong := 0, 0
	for _, r := range heldReplies {
		got := h.replyKind(context.Background(), r.reply)
		if got == "other" {
			got = ""
		}
		switch {
		case got == r.kind:
			right++
		case got != "":
			wrong++
			t.Logf("%q is %q, taken for %q", r.reply, r.kind, got)
		default:
			t.Logf("%q is %q, not heard", r.reply, r.kind)
		}
	}
	t.Logf("%d of %d right, %d taken for something else", right, len(heldReplies), wrong)
	if right < len(heldReplies)*minHeardRight/100 || wrong > len(heldReplies)*maxMisheard/100 {
		t.Errorf("%d right and %d misheard of %d", right, wrong, len(heldReplies))
	}
}

// In percent of the held-out replies.
const (
	minHeardRight = 75
	maxMisheard   = 8
)
