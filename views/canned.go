package views

import (
	"slices"
	"strings"
)

// canned are sample view models for the development page: one for each state of each component.
type canned struct {
	title string
	said  Said
	parts cannedParts
}

type cannedParts struct {
	query    *QueryState
	asked    []Exchange
	card     *Card
	progress *Progress
	waiting  int
	result   *Result
	reply    string
	failure  *Failure
}

// ofTwo is a chart of two series.
func ofTwo(kind string) *Chart {
	c := &Chart{Kind: kind, Title: "Number by island and equipment", X: "island", Y: "number",
		Series: []string{"lamps", "horns"}}
	for i, island := range []string{"Ouessant", "Sein", "Molène", "Batz"} {
		for of, n := range []int{9 - 2*i, 5 - i} {
			c.Points = append(c.Points, Point{Name: island, X: float64(i), Y: float64(n), Text: itoa(n), Of: of})
		}
	}
	return c
}

// cannedTurns are all of them, except query editing at a kiosk.
func cannedTurns(kiosk bool) []canned {
	return slices.DeleteFunc(allCanned(), func(c canned) bool { return kiosk && c.said.Kind == "run" })
}

func allCanned() []canned {
	chips := func(turn int) *QueryState {
		return &QueryState{Turn: turn, Chips: []Chip{
			{Clause: "in", Text: "lighthouses", Probability: .99, Status: "predicted"},
			{Clause: "only", Text: "in Brittany", Probability: 1, Status: "confirmed"},
			{Clause: "only", Text: "keepers say it is haunted", Probability: .62, Status: "predicted"},
			{Clause: "only", Text: "built before 1850", Probability: .88, Status: "predicted"},
			{Clause: "only", Text: "painted red", Probability: .3, Status: "refused"},
			{Clause: "only", Text: "open to visitors", Probability: .5, Status: "unconfirmed"},
			{Clause: "sorted by", Text: "tallest first", Probability: 1, Status: "chosen"},
		}}
	}
	long := strings.Repeat("The lamp was turned by a clockwork that a keeper had to wind every "+
		"four hours, in every weather. ", 5)
	rows := func(n int) (rows []Row) {
		names := []string{"Phare de la Jument", "Kermorvan", "Île Vierge", "مناره", "Les Pierres Noires"}
		for i := range n {
			name := names[i%len(names)]
			rows = append(rows, Row{Title: name, Folded: i >= 12, Cells: []Cell{
				{Text: name}, {Text: "1," + itoa(200+i*10)}, {Tags: []string{"granite", "white light", "automatic"}},
				{Text: long}, {Empty: i%2 == 0, Text: "Ouessant"}}})
		}
		rows[0].Evidence = []Quote{{Row: 0, Question: "is it haunted?", Verdict: "Yes", Expr: "answer(log, 'is it haunted?')",
			Opposite: "No",
			Parts: []Part{{Text: "The second keeper swore it was "}, {Text: "haunted", Marked: true},
				{Text: ", and would not sleep upstairs."}},
			Mixed: English.Mixed(3, 1), Other: []Part{{Text: "Twelve winters, and not one ghost."}}}}
		rows[1].Warnings = []string{"The log of this lighthouse could not be read."}
		return rows
	}
	columns := cannedColumns("name", Title, "height (cm)", Number, "features", Tags, "log", Long, "island", Plain)
	narrow := func(rows []Row) []Row {
		for i := range rows {
			rows[i].Cells = append(rows[i].Cells[:3:3], rows[i].Cells[4])
		}
		return rows
	}
	offers := []Offer{{Text: "What about Ireland?", Ask: "What about Ireland?"},
		{Text: "Leave out “haunted”", Ask: "also the ones that are not haunted"}}
	decades := Points{{Name: "1820", X: 1820, Y: 3, Text: "3"}, {Name: "1830", X: 1830, Y: 9, Text: "9"},
		{Name: "1840", X: 1840, Y: 7, Text: "7"}, {Name: "1850", X: 1850, Y: 14, Text: "14"}, {Name: "1860", X: 1860,
			Y: 11, Text: "11"}}
	const statement = "SELECT name, height, features, island FROM lighthouses\nWHERE region = 'Brittany' AND " +
		"answer(log, 'is it haunted?') = 'Yes'\nORDER BY height DESC"
	searched := "I searched for lighthouses in Brittany whose log says that they are haunted, tallest first."
	return []canned{
		{"understanding", Said{Turn: 0, Text: "which old lighthouses in britanny are haunted?", Editable: true},
			cannedParts{}},
		{"waiting for its place", Said{Turn: 1, Text: "and in Ireland?", Editable: true}, cannedParts{waiting: 3}},
		{"yes or no", Said{Turn: 2, Text: "which old lighthouses in britanny are haunted?", Editable: true},
			cannedParts{query: chips(2), card: &Card{Turn: 2, ID: "2", Kind: "confirm",
				Question: "By “old”, do you mean built before 1850?", Because: "I am 62 % sure. 4 lighthouses if yes, 19 if no."}}},
		{"alternatives", Said{Turn: 3, Text: "which old lighthouses in britanny are haunted?", Editable: true},
			cannedParts{query: chips(3),
				asked: []Exchange{{3, "1", "Should I only look in Brittany?", "Yes"}},
				card: &Card{Turn: 3, ID: "2", Kind: "choose", Question: "Which of these is “old”?",
					Because: "The question can be read in several ways.",
					Options: []Option{{ID: "1", Text: "built before 1900", Key: "1"}, {ID: "2", Text: "built before 1800", Key: "2"},
						{ID: "drop", Text: "It does not matter", Key: "3"}, {ID: "none", Text: "None of these", Key: "4"}}}}},
		{"free text", Said{Turn: 4, Text: "the big ones", Editable: true}, cannedParts{query: chips(4),
			card: &Card{Turn: 4, ID: "1", Kind: "text", Question: "How tall is big?"}}},
		{"reading", Said{Turn: 5, Text: "which lighthouses are haunted?", Editable: true},
			cannedParts{query: chips(5), progress: &Progress{Turn: 5, Checked: 72, Words: English.Bounds(72, 120, 14,
				19), Calls: English.Cost(9)}}},
		{"cards", Said{Turn: 6, Text: "which old lighthouses in britanny are haunted?", Editable: true},
			cannedParts{query: chips(6), asked: []Exchange{{6, "1", "Should I only look in Brittany?", "Yes"}},
				result: &Result{Turn: 6, Reply: "Five lighthouses are said to be haunted.", Searched: searched, Layout: Cards,
					Columns: columns, Rows: rows(5), Count: English.RowsFound(5, false), SUQL: statement, Offers: offers,
					Cost: English.Cost(12)}}},
		{"a table", Said{Turn: 7, Text: "a list please", Editable: true}, cannedParts{
			result: &Result{Turn: 7, Reply: "There are 14 of them.", Searched: searched, Layout: Table,
				Columns: append(columns[:3:3], columns[4]), Rows: narrow(rows(14)), Count: English.RowsFound(14, false),
				SUQL:     statement,
				Warnings: []string{"‘breton’ read as ‘Brittany’."}}}},
		{"a chart", Said{Turn: 8, Text: "how many per island?", Editable: true}, cannedParts{
			result: &Result{Turn: 8, Reply: "Ouessant has the most.", Searched: "I counted the lighthouses of each island.",
				Layout: Table, Columns: cannedColumns("island", Title, "count", Number),
				Rows: []Row{{Title: "Ouessant", Cells: []Cell{{Text: "Ouessant"}, {Text: "5"}}},
					{Title: "An island with a rather long name", Cells: []Cell{{Text: "An island with a rather long name"},
						{Text: "3"}}}, {Title: "Sein", Cells: []Cell{{Text: "Sein"}, {Text: "2"}}}},
				Count: English.RowsFound(3, false), SUQL: statement, Judged: true,
				Charts: []*Chart{{Kind: BarChart, Title: "count by island", X: "island", Y: "count",
					Points: Points{{Name: "Ouessant", Y: 5, Text: "5"}, {Name: "An island with a rather long name", Y: 3, Text: "3"},
						{Name: "Sein", Y: 2, Text: "2"}, {Name: "not given", Text: "not given", None: true}}}}}}},
		{"a line", Said{Turn: 9, Text: "how many were built in each decade?", Editable: true}, cannedParts{
			result: &Result{Turn: 9, Searched: "I counted the lighthouses of each decade.", Layout: Nothing, SUQL: statement,
				Charts: []*Chart{{Kind: LineChart, Title: "count by decade", X: "decade", Y: "count", Points: decades},
					{Kind: BarChart, Title: "count by decade", X: "decade", Y: "count", Points: decades}}}}},
		{"several figures of each", Said{Turn: 32, Text: "how many lamps and horns per island?", Editable: true}, cannedParts{
			result: &Result{Turn: 32, Searched: "I counted the lamps and the horns of each island, by decade.", Layout: Nothing,
				SUQL: statement, Charts: []*Chart{ofTwo(BarChart), ofTwo(LineChart)}}}},
		{"a guess, with a word that went nowhere", Said{Turn: 17, Text: "the spookiest lighthouses in Brittany",
			Editable: true}, cannedParts{query: chips(17),
			result: &Result{Turn: 17, Reply: "Ouessant has the most.", Searched: "I counted the lighthouses of each island.",
				Layout: Nothing, Guess: true, Unused: []string{"spookiest"}, SUQL: statement, Offers: offers}}},
		{"readings to choose from", Said{Turn: 18, Text: "the best lighthouses", Editable: true},
			cannedParts{card: &Card{Turn: 18, ID: "1", Kind: "choose", Question: "Which of these do you mean?",
				Because: "“Tallest first” and “Most visited first, just one” have different answers.",
				Options: []Option{{ID: "1", Text: "Tallest first", Key: "1",
					Gives: "Île Vierge, Gatteville, La Jument and 81 more"},
					{ID: "2", Text: "Most visited first, just one", Key: "2", Gives: "Kermorvan"}, {ID: "3",
						Text: "Without “best”", Key: "3"}, {ID: "none", Text: "Something else", Key: "4"}}}}},
		{"one value", Said{Turn: 10, Text: "how tall is the tallest?", Editable: true}, cannedParts{
			result: &Result{Turn: 10, Reply: "It is Île Vierge.",
				Searched: "I searched for the greatest height of all lighthouses.", Layout: Single, Columns: columns[1:2],
				Rows: []Row{{Cells: []Cell{{Text: "8 250 cm"}}}}, Count: English.RowsFound(1, false),
				SUQL: statement}}},
		{"nothing found", Said{Turn: 11, Text: "haunted ones in Ohio", Editable: true}, cannedParts{
			result: &Result{Turn: 11, Reply: "Nothing matches all of it. Without “haunted” there are 3.",
				Searched: "I searched for lighthouses in Ohio whose log says that they are haunted.", Layout: Nothing,
				SUQL: statement, Offers: offers}}},
		{"stopped early", Said{Turn: 12, Text: "which lighthouses are haunted?", Editable: true}, cannedParts{
			result: &Result{Turn: 12, Reply: "So far one is certain; between 1 and 48 match.", Searched: searched, Partial: true,
				Layout: Table, Columns: append(columns[:3:3], columns[4]), Rows: narrow(rows(2)),
				Count: English.RowsFound(2, false), SUQL: statement}}},
		{"talk", Said{Turn: 13, Text: "hello", Editable: true},
			cannedParts{reply: "Hello! You can ask me about 84 lighthouses and what their keepers wrote."}},
		{"a query of one's own that fails", Said{Turn: 14, Kind: "run", Text: "SELECT nam FROM lighthouses"},
			cannedParts{failure: &Failure{Turn: 14, Message: "column \"nam\" does not exist",
				Positions: []Place{{Line: 1, Column: 8, Source: "SELECT nam FROM lighthouses", Caret: "       ^",
					Message: "did you mean name?"}}, SUQL: "SELECT nam FROM lighthouses"}}},
		{"a failure", Said{Turn: 15, Text: "which lighthouses are haunted?", Editable: true},
			cannedParts{failure: &Failure{Turn: 15, Message: English.TookTooLong, Again: "which lighthouses are haunted?"}}},
	}
}

// state is shown by the turn's edge.
func (c canned) state() string {
	switch {
	case c.parts.card != nil:
		return "waiting"
	case c.parts.failure != nil:
		return "failed"
	case c.parts.result != nil, c.parts.reply != "":
		return "done"
	}
	return "working"
}

func (p cannedParts) empty() bool {
	return p.query == nil && p.waiting == 0 && p.result == nil && p.reply == "" && p.failure == nil
}

func (s Said) on(kiosk bool) Said { s.Kiosk = kiosk; return s }

func (q QueryState) on(kiosk bool) QueryState { q.Kiosk = kiosk; return q }

func (r Result) on(kiosk bool) Result { r.Kiosk = kiosk; return r }

func (f Failure) on(kiosk bool) Failure { f.Kiosk = kiosk; return f }

func cannedColumns(pairs ...any) []Column {
	var out []Column
	for i := 0; i+1 < len(pairs); i += 2 {
		kind, _ := pairs[i+1].(Kind)
		out = append(out, Column{Label: pairs[i].(string), Kind: kind, Index: i / 2})
	}
	return out
}
