package eval

import (
	"fmt"
	"testing"

	"github.com/ask-surely/surely/errdetect"
)

// fleets are small tables, with four questions about each.
func fleets() *Wiki {
	w := &Wiki{Tables: map[string]*WikiTable{}}
	kinds := [][4]string{{"Boat", "Port", "Crew", "Owner"}, {"Horse", "Stable", "Wins", "Jockey"},
		{"Bridge", "River", "Length", "Architect"}, {"Museum", "City", "Visitors", "Director"}}
	for i := range 60 { // a third of which the encoder was not trained on
		id, kind := fmt.Sprint("fleet", i), kinds[i%len(kinds)]
		t := &WikiTable{ID: id, Header: kind[:], Types: []string{"text", "text", "real", "text"}}
		for k := range 6 {
			t.Rows = append(t.Rows, []any{fmt.Sprintf("%s%c", []string{"Alba", "Brio", "Cora", "Dune"}[(i+k)%4], 'a'+k),
				[]string{"Lisbon", "Kiel", "Cork"}[k%3], float64(10*k + i), []string{"Otto Brand", "Ines Pires"}[k%2]})
		}
		w.Tables[id] = t
		name, place := t.Rows[i%6][0], t.Rows[(i+1)%6][1]
		w.Questions = append(w.Questions,
			WikiQuestion{id, fmt.Sprintf("What is the %s of the %s %s?", kind[3], kind[0], name),
				WikiQuery{Sel: 3, Conds: [][3]any{{0.0, 0.0, name}}}},
			WikiQuestion{id, fmt.Sprintf("How many %s does %s have?", kind[2], name),
				WikiQuery{Sel: 2, Conds: [][3]any{{0.0, 0.0, name}}}},
			WikiQuestion{id, fmt.Sprintf("What is the highest %s in %s?", kind[2], place),
				WikiQuery{Sel: 2, Agg: 1, Conds: [][3]any{{1.0, 0.0, place}}}},
			WikiQuestion{id, fmt.Sprintf("Which %s has %d %s?", kind[0], 20+i, kind[2]),
				WikiQuery{Sel: 0, Conds: [][3]any{{2.0, 0.0, float64(20 + i)}}}})
	}
	return w
}

// TestLearning starts with few annotated questions: replies add more, mostly correct ones, and the
// resulting model is tested on held-out tables.
func TestLearning(t *testing.T) {
	l := Learning{Wiki: fleets(), Share: .2, Steps: 1, Log: t.Logf,
		Settings: Settings{User: SimulatedUser, Detector: errdetect.Probability(.95), K: 3, Seed: 1, Fresh: true}}
	stream, test := l.divided()
	curve, err := l.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	last := curve.Points[len(curve.Points)-1]
	if len(curve.Points) != 2 || curve.Annotated != len(stream)/5 || last.Streamed != len(stream)-curve.Annotated {
		t.Errorf("%d annotated of %d, then %+v", curve.Annotated, len(stream), curve.Points)
	}
	if last.Questions == 0 || last.Kept < last.Streamed/2 || last.KeptRight < .9 {
		t.Errorf("%d replies settle %d of %d questions, %.2f of them rightly", last.Questions, last.Kept, last.Streamed,
			last.KeptRight)
	}
	if last.AccEx < .7 || curve.Full.AccEx < .7 {
		t.Errorf("%.2f of %d questions over other tables are right, %.2f with all annotated", last.AccEx, len(test),
			curve.Full.AccEx)
	}
	l.Share = 0
	if _, err := l.Run(t.Context()); err == nil {
		t.Error("it learns from nothing")
	}
}
