package reading

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"testing"

	"surely/reader"
)

func questions(t testing.TB) map[string]string {
	var f struct {
		Questions map[string]string `json:"questions"`
	}
	b, err := os.ReadFile("../../demo/facts.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &f); err != nil {
		t.Fatal(err)
	}
	return f.Questions
}

func TestFacts(t *testing.T) {
	for _, half := range []int{1, 0} {
		cases, err := Facts("../../demo/data", questions(t), func(id int) bool { return id%2 == half && id != 46 && id != 48 })
		if err != nil {
			t.Fatal(err)
		}
		e, err := reader.NewEmbedded(reader.Options{})
		if err != nil {
			t.Fatal(err)
		}
		out, err := Ask(context.Background(), e, cases)
		if err != nil {
			t.Fatal(err)
		}
		c := Confuse(out, nil)
		fmt.Printf("half %d: n %d balanced %.3f yes-on-denied %.3f ECE %.3f\n%v", half, len(out), c.Balanced(), c.Rate("No", "Yes"), ECE(out), c)
		if half == 1 {
			topics := map[string]bool{}
			for _, o := range out {
				topics[o.Topic] = true
			}
			var names []string
			for n := range topics {
				names = append(names, n)
			}
			sort.Strings(names)
			for _, n := range names {
				c := Confuse(out, func(o *Outcome) bool { return o.Topic == n })
				fmt.Printf("%-16s %.2f  yes>yes %.2f yes>no %.2f no>no %.2f no>yes %.2f none>none %.2f\n", n, c.Balanced(), c.Rate("Yes", "Yes"), c.Rate("Yes", "No"), c.Rate("No", "No"), c.Rate("No", "Yes"), c.Rate("no information", "no information"))
			}
			if f := os.Getenv("ERRORS"); f != "" {
				w, _ := os.Create(f)
				for _, o := range out {
					if !o.Right() {
						fmt.Fprintf(w, "%s %s want %s got %s %.2f | %s\n", o.Group, o.Topic, o.Want[0], o.Answer, o.Confidence, o.Quote)
					}
				}
				w.Close()
			}
		}
	}
}
