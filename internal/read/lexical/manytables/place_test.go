package manytables

import (
	"math"
	"testing"

	"github.com/ask-surely/surely/internal/learn"
)

// look sees a question against the library.
func look(text string) *question {
	db := library()
	return newQuestion(newCatalog(db), text, held{db})
}

// columnCalled returns the catalog's number of a column.
func columnCalled(t *testing.T, q *question, table, name string) int {
	t.Helper()
	c, ok := q.cat.number(col(table, name))
	if !ok {
		t.Fatalf("no column %s.%s", table, name)
	}
	return c
}

func TestPlaces(t *testing.T) {
	q := look("What are the title and pages of each book with genre poetry?")
	want := []string{"title", "pages", "genre"}
	if len(q.spans) < len(want) {
		t.Fatalf("%d columns named, want %v", len(q.spans), want)
	}
	var got []string
	for _, m := range q.spans {
		got = append(got, q.words[m.a].Text)
	}
	for i, w := range want {
		at := -1
		for j, g := range got {
			if g == w {
				at = j
			}
		}
		if at < i {
			t.Errorf("%q is column %d of %v", w, at, got)
		}
	}
	for i := 1; i < len(q.spans); i++ {
		if q.spans[i].a < q.spans[i-1].b {
			t.Errorf("columns %v and %v overlap", q.spans[i-1], q.spans[i])
		}
	}
	if first, last := q.clause[0], q.clause[len(q.words)-1]; first != 0 || last != 2 {
		t.Errorf("clauses %d to %d, want 0 to 2", first, last)
	}
	if c := q.cues[7]; c != perGroup {
		t.Errorf("%q cues %d", q.words[7].Text, c)
	}
}

// TestKin: a word that names nothing is tied to the column whose name is used as it is.
func TestKin(t *testing.T) {
	q := look("In which town does the borrower dwell?")
	city, age := columnCalled(t, q, "reader", "city"), columnCalled(t, q, "reader", "age")
	if a, b := q.kinColumns[city], q.kinColumns[age]; a.like <= b.like {
		t.Errorf("city is alike by class %d, age by %d", a.like, b.like)
	}
	q = look("How many novels are there?")
	book, branch := 1, 0
	if q.kinTables[book].like <= q.kinTables[branch].like {
		t.Errorf("novels are books by class %d and branches by %d", q.kinTables[book].like, q.kinTables[branch].like)
	}
	for _, k := range q.kin {
		if q.cover[k.word]&(byTable|byColumn|byValue) != 0 {
			t.Errorf("%q is explained", q.words[k.word].Text)
		}
	}
}

// TestNeeds: tables are needed for the columns, tables and values that the question names.
func TestNeeds(t *testing.T) {
	q := look("How many pages do the books in Utrecht have?")
	var met [needKinds]uint64
	for _, n := range q.needs {
		met[n.kind] |= n.tables
	}
	const branch, book, reader = 1, 2, 4
	if met[needColumn] != book {
		t.Errorf("columns need tables %b, want %b", met[needColumn], book)
	}
	if met[needTable] != book {
		t.Errorf("tables need %b, want %b", met[needTable], book)
	}
	if met[needValue] != branch|reader {
		t.Errorf("values need tables %b, want %b", met[needValue], branch|reader)
	}
	if tableBit(64) != 0 {
		t.Error("the 65th table has a bit")
	}
}

// TestBlend: what comes out are probabilities, and the order among rare sketches stays.
func TestBlend(t *testing.T) {
	f := embedded(t).model.forms
	q := look("How many books are there?")
	list := f.lists[rootClass]
	p := make([]float64, len(list))
	for i := range p {
		p[i] = 1 + math.Mod(float64(i)*.618, 1)
	}
	before := append([]float64(nil), p...)
	f.blend(p, &q.sequence, learn.Drop{})
	sum, rare := 0.0, -1
	for i, s := range list {
		sum += p[i]
		if s.class != f.classes-1 {
			continue
		}
		if rare >= 0 && (before[i] > before[rare]) != (p[i] > p[rare]) {
			t.Errorf("sketches %d and %d change places", rare, i)
		}
		rare = i
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("probabilities sum to %v", sum)
	}
}

func TestNetClasses(t *testing.T) {
	list := []*sketch{{Seen: netSeen + 1}, {Seen: netSeen}, {Seen: netSeen - 1}, {}}
	if n := netClasses(list); n != 3 {
		t.Errorf("%d classes, want 3", n)
	}
	for i, want := range []int{0, 1, 2, 2} {
		if list[i].class != want {
			t.Errorf("sketch %d is of class %d, want %d", i, list[i].class, want)
		}
	}
}

func TestAsked(t *testing.T) {
	q := look("What are the average, minimum and total pages, and the number of books?")
	for i, test := range []struct{ word string }{{"number"}, {"average"}, {"total"}, {""}, {"minimum"}} {
		at := q.asked(aggregates[i])
		got := ""
		if at >= 0 {
			got = q.words[at].Text
		}
		if got != test.word {
			t.Errorf("%s is asked for by %q, want %q", aggregates[i], got, test.word)
		}
	}
}
