package eval

// Seen is the outcome of an example, for watchers of an evaluation.
type Seen struct {
	Index     int     `json:"index"`
	Question  string  `json:"question"`
	Want      string  `json:"want"` // the gold, as SUQL if possible
	SUQL      string  `json:"suql"`
	Right     bool    `json:"right"` // the result is the gold's
	Match     bool    `json:"match"` // so is the query
	Sure      float64 `json:"sure"`
	Questions int     `json:"questions"`
	Turns     []Turn  `json:"turns"`
}

// Watch is called with every example once it is judged, concurrently. The evaluation waits for it: blocking pauses the
// evaluation.
type Watch func(Seen)

// seen notifies the watcher, if any.
func (w Watch) seen(index int, question, want string, d *Decision, right, match bool) {
	if w == nil {
		return
	}
	p := d.prediction(index)
	w(Seen{Index: index, Question: question, Want: want, SUQL: p.SUQL, Right: right, Match: match, Sure: d.Sure,
		Questions: p.Questions, Turns: p.Turns})
}
