package joint

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/learn/weights"
)

// town are texts and tables about an invented town.
func town() []Document {
	return []Document{
		{ID: "bridge", Title: "Ash Bridge", Text: "Ash Bridge crosses the Mill. It was built in 1871 by Ida Stone. Nobody pays a toll there."},
		{ID: "stone", Title: "Ida Stone", Text: "Ida Stone was an engineer from Port Ash. She drew eleven bridges and one lighthouse."},
		{ID: "ferry", Title: "Mill ferry", Text: "Before the bridge a ferry crossed the Mill. Its last journey was in 1872."},
		{ID: "bridges", Title: "Bridges of the Mill", Header: []string{"Name", "Engineer", "Opened", "Length"}, Rows: [][]string{
			{"Ash Bridge", "Ida Stone", "1871", "140"}, {"Low Bridge", "Tom Reed", "1902", "88"}, {"New Bridge", "Ida Stone", "1880", "210"}}},
		{ID: "mills", Title: "Mills", Header: []string{"Mill", "Owner", "Wheels"}, Rows: [][]string{{"Upper", "Reed", "3"}, {"Lower", "Moss", "2"}}},
	}
}

func TestParts(t *testing.T) {
	var text, rows strings.Builder
	for i := range 40 {
		fmt.Fprintf(&text, "Sentence number %d has seven words. ", i)
		fmt.Fprintf(&rows, "row %d ", i)
	}
	d := Document{Text: text.String()}
	parts := d.parts()
	for i, p := range parts {
		body := d.Text[p.From:p.To]
		if n := len(strings.Fields(body)); n > partWords+2 {
			t.Errorf("part %d has %d words", i, n)
		}
		if i > 0 && p.From >= parts[i-1].To {
			t.Errorf("part %d does not overlap the one before it", i)
		}
	}
	if parts[0].From != 0 || parts[len(parts)-1].To != len(strings.TrimSpace(d.Text)) {
		t.Errorf("the text is not covered: %d to %d", parts[0].From, parts[len(parts)-1].To)
	}
	table := Document{Header: []string{"a", "b"}}
	for i := range 60 {
		table.Rows = append(table.Rows, []string{fmt.Sprint(i), "four words stand here"})
	}
	last := 0
	for _, p := range table.parts() {
		if p.From != last || p.To <= p.From {
			t.Errorf("rows %d to %d follow row %d", p.From, p.To, last)
		}
		last = p.To
	}
	if last != 60 || len(table.parts()) < 3 {
		t.Errorf("%d parts end at row %d", len(table.parts()), last)
	}
	if empty := (&Document{Header: []string{"a"}}).parts(); len(empty) != 1 {
		t.Errorf("a table without rows has %d parts; its headers can be found all the same", len(empty))
	}
}

func TestFirst(t *testing.T) {
	ix, err := New(town(), &Model{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		question string
		kinds    Kinds
		want     string
	}{
		{"Who was Ida Stone?", Texts, "stone"},
		{"When was the last journey of the ferry?", Both, "ferry"},
		{"Which engineer opened New Bridge?", Tables, "bridges"},
		{"How many wheels has the mill of Moss?", Both, "mills"},
	} {
		found := ix.First(c.question, c.kinds, 3)
		if len(found) == 0 || ix.Document(found[0].Document).ID != c.want {
			t.Errorf("%q finds %+v, want %s", c.question, found, c.want)
		}
		for _, f := range found {
			if table := ix.Document(f.Document).Table(); c.kinds == Texts && table || c.kinds == Tables && !table {
				t.Errorf("%q finds a document of another kind", c.question)
			}
		}
	}
	if found := ix.First("zebra", Both, 3); len(found) != 0 {
		t.Errorf("what nobody speaks of is found: %+v", found)
	}
	if found := ix.Search("", Both, 3); len(found) != 0 {
		t.Errorf("an empty question finds %+v", found)
	}
}

func TestBest(t *testing.T) {
	var all []scored
	for i := range 1000 {
		all = append(all, scored{uint32(i), float32(i * 7919 % 1000)})
	}
	got := best(all, 10)
	for i, s := range got {
		if s.score != float32(999-i) {
			t.Errorf("place %d has score %v", i, s.score)
		}
	}
	if got = best(got[:3], 10); len(got) != 3 {
		t.Errorf("of three, %d are kept", len(got))
	}
}

func TestFeatures(t *testing.T) {
	ix, err := New(town(), &Model{})
	if err != nil {
		t.Fatal(err)
	}
	w := ix.begin("How long is the Low Bridge that Tom Reed opened in 1902?")
	found, x := ix.compare(w, Both)
	at := -1
	for i, f := range found {
		if ix.documents[ix.parts[f.part].Document].ID == "bridges" {
			at = i
		}
	}
	if at < 0 {
		t.Fatal("the table is not found")
	}
	v := x[at]
	if v[isTable] != 1 || v[digitsHeld] != 1 || v[cellsWholeN] != .6 || v[unitGap] != 0 || v[headersWhole] == 0 {
		t.Errorf("table %v, numbers %v, whole cells %v, gap to the best row %v, headers %v", v[isTable], v[digitsHeld],
			v[cellsWholeN], v[unitGap], v[headersWhole])
	}
	ix.pool.Put(w)
	// A text is compared together with the rows that name it.
	w = ix.begin("What did the engineer of New Bridge draw besides bridges?")
	found, x = ix.compare(w, Both)
	for i, f := range found {
		if ix.documents[ix.parts[f.part].Document].ID == "stone" && x[i][linkedGain] <= 0 {
			t.Errorf("the engineer's page gains nothing by the row of New Bridge: %v", x[i][linkedShare])
		}
	}
	ix.pool.Put(w)
}

func TestLearn(t *testing.T) {
	var documents []Document
	var questions []Judged
	// The right table always has the number in a cell of its own; the wrong ones mention it in
	// passing, and more often.
	for i := range 30 {
		documents = append(documents,
			Document{ID: fmt.Sprint("right ", i), Header: []string{"Name", "Year"},
				Rows: [][]string{{fmt.Sprintf("tower %d", i), fmt.Sprint(1800 + i)}}},
			Document{ID: fmt.Sprint("wrong ", i), Text: fmt.Sprintf("The tower %d, tower and tower of %d years, is a tower %d.",
				i, 1800+i, i)})
		questions = append(questions, Judged{Question: fmt.Sprintf("Which year has tower %d of %d?", i, 1800+i),
			Gold: map[int]bool{2 * i: true}})
	}
	ix, err := New(documents, &Model{})
	if err != nil {
		t.Fatal(err)
	}
	m := Learn(Lessons(ix, questions[:20], 1), trees.Options{Seed: 1, Trees: 40, Depth: 3})
	data, err := m.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	set, err := weights.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if m, err = LoadFrom(set); err != nil {
		t.Fatal(err)
	}
	ix.Use(m)
	for i := range questions[20:] {
		q := &questions[20+i]
		if found := ix.Search(q.Question, Both, 1); len(found) != 1 || !q.Gold[found[0].Document] {
			t.Errorf("%q finds %+v", q.Question, found)
		}
	}
	// The model orders the first few, and BM25's first results stay close behind whatever the model's score.
	for i := range questions {
		q := questions[i].Question
		found, byModel := ix.Search(q, Both, 25), ix.documentsOf(ix.Ranked(q, Both), trusted)
		if !slices.Equal(found[:min(trusted, len(found))], byModel) {
			t.Errorf("%q: the first are %+v, by the model %+v", q, found[:trusted], byModel)
		}
		first := ix.First(q, Both, 1)[0].Document
		if !slices.ContainsFunc(found, func(f Found) bool { return f.Document == first }) {
			t.Errorf("%q: what BM25 puts first is not among the first 25", q)
		}
	}
	if _, err := LoadFrom(weights.Set{}); err == nil {
		t.Error("anything is taken for a model")
	}
}

func BenchmarkSearch(b *testing.B) {
	names := strings.Fields("ash birch cedar elm fir hazel larch maple oak pine rowan spruce willow yew alder beech")
	var documents []Document
	for i := range 100000 {
		word := func(k int) string { return fmt.Sprintf("%s%d", names[(i*7+k*3)%len(names)], (i*31+k*17)%997) }
		if i%5 == 0 {
			d := Document{ID: fmt.Sprint(i), Title: "list of " + word(1),
				Header: []string{"name", "place", "year", "number of wins"}}
			for r := range 6 {
				d.Rows = append(d.Rows, []string{word(r), word(r + 1), fmt.Sprint(1900 + (i+r)%120), fmt.Sprint((i + r) % 50)})
			}
			documents = append(documents, d)
			continue
		}
		var text strings.Builder
		for s := range 4 {
			fmt.Fprintf(&text, "The %s of %s was known in the year %d for its %s and the %s. ", word(s), word(s+5), 1900+
				(i+s)%120, word(s+9), names[(i+s)%len(names)])
		}
		documents = append(documents, Document{ID: fmt.Sprint(i), Title: word(2), Text: text.String()})
	}
	ix, err := New(documents, nil)
	if err != nil {
		b.Fatal(err)
	}
	question := func(i int) string {
		return fmt.Sprintf("In what year was the %s of %s%d known for the number of wins?", names[i%16], names[(i*5)%16],
			i%997)
	}
	for name, search := range map[string]func(string, Kinds, int) []Found{"first": ix.First, "reranked": ix.Search} {
		b.Run(name, func(b *testing.B) {
			var times []time.Duration
			for i := range b.N {
				start := time.Now()
				search(question(i), Both, 100)
				times = append(times, time.Since(start))
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "p50-ms")
			b.ReportMetric(float64(times[len(times)*99/100].Microseconds())/1000, "p99-ms")
		})
	}
}
