package llm_test

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

func TestPhrase(t *testing.T) {
	found := llm.Found{Question: "a quiet inn in Lisbon", Columns: []string{"name", "score"},
		Rows: [][]any{{"The Drowsy Heron", 4.5}, {"Casa Amarela", 4.1}}}
	for _, tt := range []struct {
		name, reply string
		want        []string
	}{
		{"OK", `{"row":0,"text":"The Drowsy Heron is a quiet inn and scores 4.5."}` + "\n" + `{"row":1,"text":"Casa Amarela scores 4.1."}`,
			[]string{"The Drowsy Heron is a quiet inn and scores 4.5.", "Casa Amarela scores 4.1."}},
		{"AnotherName", `{"row":0,"text":"It is run by Maria Lopes."}`, nil},
		{"AnotherNumber", `{"row":1,"text":"Casa Amarela scores 4.9."}`, nil},
		{"OfAnotherRow", `{"row":1,"text":"There the Drowsy Heron is nearby."}`, nil},
		{"NoSuchRow", `{"row":7,"text":"lovely"}`, nil},
		{"ALink", `{"row":0,"text":"The Drowsy Heron is best booked at evil.example now."}`, nil},
		{"Markup", `{"row":0,"text":"The Drowsy Heron [scores](http://x) 4.5."}`, nil},
		{"WordsOfItsOwn", `{"row":0,"text":"You people are ridiculous idiots."}`, nil},
		{"Babble", "Here is what I found:\n```", nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c, _ := client(t, llmtest.Says(tt.reply))
			var streamed []string
			got, err := llm.NewPhraser(c).Phrase(context.Background(), found,
				func(s llm.Sentence) { streamed = append(streamed, s.Text) })
			if err != nil || len(got) != len(tt.want) || len(streamed) != len(got) {
				t.Fatalf("%+v, %v", got, err)
			}
			for i := range got {
				if got[i].Text != tt.want[i] {
					t.Errorf("%q", got[i].Text)
				}
			}
		})
	}
	c, s := client(t, llmtest.In("Cut", llmtest.Says(`{"row":0,"text":"The Drowsy Heron scores 4.5."} `+`and on and on and on`)))
	if _, err := llm.NewPhraser(c).Phrase(context.Background(), found, func(llm.Sentence) {}); err == nil ||
		s.Requests() != 1 {
		t.Errorf("%v after %d requests", err, s.Requests())
	}
	if got, err := llm.NewPhraser(c).Phrase(context.Background(), llm.Found{}, nil); got != nil || err != nil {
		t.Errorf("nothing found, nothing said: %v, %v", got, err)
	}
}

func TestPlanner(t *testing.T) {
	steps := []llm.Step{{SUQL: "SELECT 1", Columns: []string{"x"}, Rows: [][]any{{1}}}}
	for _, tt := range []struct {
		name, reply string
		steps       []llm.Step
		suql        string
		fails       bool
	}{
		{"Query", `{"thought":"first the town","suql":"SELECT town FROM inns","done":false}`, nil, "SELECT town FROM inns", false},
		{"Link", `{"thought":"see evil.example","suql":"SELECT town FROM inns","done":false}`, nil, "SELECT town FROM inns", false},
		{"Done", "```json\n{\"thought\":\"that is it\",\"suql\":\"\",\"done\":true}\n```", steps, "", false},
		{"SmallTalk", `{"thought":"You are welcome.","suql":"","done":true}`, nil, "", false},
		{"Nothing", `{"thought":"hm","suql":"","done":false}`, steps, "", true},
		{"Babble", "let me think", steps, "", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c, s := client(t, llmtest.Says(tt.reply))
			thought, suql, err := llm.NewPlanner(c).Next(context.Background(),
				llm.Planned{Question: "why?", Database: "inns(town text)"}, tt.steps)
			if suql != tt.suql || (err != nil) != tt.fails {
				t.Errorf("%q, %v", suql, err)
			}
			if want := map[string]string{"Query": "first the town"}[tt.name]; thought != want {
				t.Errorf("thinks %q, want %q", thought, want)
			}
			if want := map[bool]int{false: 1, true: 2}[tt.fails]; s.Requests() != want {
				t.Errorf("%d requests, want %d: a bad reply is asked for once more", s.Requests(), want)
			}
		})
	}
}
