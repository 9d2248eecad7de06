package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"github.com/ask-surely/surely/internal/eval"
)

// What the gate holds is enough to measure with, and its names mean one database each.
func TestGate(t *testing.T) {
	type question struct{ DB string }
	count := func(file string) map[string]int {
		out := map[string]int{}
		err := eval.ReadLines(filepath.Join("../../training", file), func(x question) error {
			out[x.DB]++
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	ours, joint, spoken := count("questions.jsonl"), count("joint/questions.jsonl"), count("spoken/questions.jsonl")
	questions := 0
	for name := range gate {
		questions += joint[name] + spoken[name]
		if (joint[name] > 0) == (spoken[name] > 0) {
			t.Errorf("%s: %d questions in joint, %d in spoken; want it in one of them", name, joint[name], spoken[name])
		}
		if ours[name] > 0 {
			t.Errorf("%s is also a database that is learnt from", name)
		}
	}
	if questions < 1800 {
		t.Errorf("%d questions, want 1800", questions)
	}
}

func TestTrainingRefusesTheGate(t *testing.T) {
	weights := filepath.Join(t.TempDir(), "weights")
	if err := os.WriteFile(weights, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"rows", "decode-rows", "joint --weights=" + weights} {
		for data, refused := range map[string]bool{"k1_tyres": false, "w2_movers": true, "q1_tattoo": true} {
			cases := filepath.Join(t.TempDir(), "cases.jsonl")
			if err := os.WriteFile(cases, []byte(`{"data":"`+data+`"}`+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			p := kong.Must(&commandLine{})
			_, err := p.Parse(append(strings.Fields(command), "--out=x", cases))
			if (err != nil && strings.Contains(err.Error(), data)) != refused || err != nil && !refused {
				t.Errorf("%s over %s: %v", command, data, err)
			}
		}
	}
}
