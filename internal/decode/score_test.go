package decode

import (
	"context"
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/ask-surely/surely/internal/encode"
	weights "github.com/ask-surely/surely/weights/decode"
	"github.com/ask-surely/surely/weights/schema"
)

// scored is what PyTorch makes of it: the input, and the log-probability of every action.
type scored struct {
	IDs   []int32   `json:"ids"`
	Items [][6]int  `json:"items"` // action, first and last token, kind, flag, owner
	Acts  []float64 `json:"acts"`
}

func readJSON(t *testing.T, path string, to any) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, to)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// The input is that with which the network of weights/decode was trained, token by token, and the scores are those
// of its float network, as far as int8 allows.
func TestAsInTraining(t *testing.T) {
	q, s, g := asking("which owners from Ystad have a boat longer than 9 m")
	asked := actionsOf(t, s, g, "q selectd owner.name where and = owner.town 'Ystad' > boat.length '9' end")
	var want scored
	readJSON(t, "testdata/scored.json", &want)
	row := NewRow(s, q, nil)
	in := row.in
	if got := in.seq.IDs(); len(got) != len(want.IDs) {
		t.Fatalf("%d tokens, not %d", len(got), len(want.IDs))
	}
	for i, id := range in.seq.IDs() {
		if id != want.IDs[i] {
			t.Fatalf("token %d is %d, not %d", i, id, want.IDs[i])
		}
	}
	if len(in.items) != len(want.Items) {
		t.Fatalf("%d items, not %d", len(in.items), len(want.Items))
	}
	for i, it := range in.items {
		if got := [6]int{int(it.action), it.From, it.To, int(it.kind), int(it.flag), it.owner}; got != want.Items[i] {
			t.Errorf("item %d is %v, not %v", i, got, want.Items[i])
		}
	}
	t.Run("scores", func(t *testing.T) { compareScores(t, row, asked, want.Acts) })
}

// compareScores compares the scores of every kernel with those of the float network.
func compareScores(t *testing.T, row *Row, actions []action, want []float64) {
	var first []float64
	for _, kernel := range encode.Kernels() {
		got := scores(t, kernel, row, actions)
		for i, p := range got {
			if math.Abs(p-want[i]) > maxApart {
				t.Errorf("%s: action %d has log-probability %.3f, not %.3f", kernel, i, p, want[i])
			}
		}
		if first == nil {
			first = got
		} else if !slices.Equal(got, first) {
			t.Errorf("%s gives other bits than %s", kernel, encode.Kernels()[0])
		}
	}
}

// maxApart is what int8 costs at most.
const maxApart = .35

// scores returns the log-probability of each of some actions after those before.
func scores(t *testing.T, kernel string, row *Row, actions []action) (out []float64) {
	t.Helper()
	r, err := load(weights.Layers, schema.Layers, kernel)
	if err != nil {
		t.Fatal(err)
	}
	states, err := r.encoder.Hidden(context.Background(), []*encode.Sequence{row.in.seq})
	if err != nil {
		t.Fatal(err)
	}
	return r.net.prepare(row, states[0]).scores(actions)
}

// scores returns the log-probability of each of some actions after those before, among those that the grammar allows.
func (m *attentionInput) scores(actions []action) (out []float64) {
	live := []beam{{open: initialStack(), last: m.noToken()}}
	for _, a := range actions {
		row := m.write(live)[0]
		at, sum, own := live[0].open[len(live[0].open)-1].symbol, 0.0, math.NaN()
		last := 0
		for s := range row {
			b, after := m.action(s)
			if !b.allowed(at) {
				continue
			}
			sum += math.Exp(float64(row[s]))
			if b == a {
				own, last = float64(row[s]), after
			}
		}
		out = append(out, own-math.Log(sum))
		live[0].actions, live[0].open, live[0].last = append(live[0].actions, a), live[0].open.after(a), last
	}
	return out
}

// The whole way: the trained decoder reads a plain question right.
func TestRead(t *testing.T) {
	r, err := New(weights.Layers, schema.Layers)
	if err != nil {
		t.Fatal(err)
	}
	for question, want := range map[string]string{
		"how many boats are there":            "SELECT count(*) FROM boat",
		"how many owners are from Ystad":      "SELECT count(*) FROM owner WHERE town = 'Ystad'",
		"what is the average length of boats": "SELECT avg(length) FROM boat",
	} {
		q, _, _ := asking(question)
		got, err := r.Read(context.Background(), q, nil, 16)
		if err != nil || len(got) == 0 {
			t.Errorf("%s: %v, %d readings", question, err, len(got))
			continue
		}
		if s := got[0].Query.SUQL(); s != want {
			t.Errorf("%s: %s (%.2f), not %s", question, s, got[0].P, want)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	r, err := New(weights.Layers, schema.Layers)
	if err != nil {
		b.Fatal(err)
	}
	q, _, _ := asking("which owners from Ystad have a boat longer than 9 m")
	for b.Loop() {
		if _, err := r.Read(context.Background(), q, nil, 16); err != nil {
			b.Fatal(err)
		}
	}
}
