package manytables

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
)

// sketch is the form of one SELECT without names and values: which aggregates, what kinds of conditions, is it grouped,
// ordered, limited, and what follows it.
type sketch struct {
	Distinct bool        `json:"d,omitempty"`
	Selects  []string    `json:"s"`           // aggregates, see aggregateKey
	Where    string      `json:"w,omitempty"` // condition kinds with their connectives: "v&v|N"
	Groups   int         `json:"g,omitempty"`
	Having   string      `json:"h,omitempty"` // the aggregate; plainHaving for a bare column
	Orders   []string    `json:"o,omitempty"` // aggregates with their direction: "count*-"
	Limit    int         `json:"l,omitempty"` // see the limits below
	Set      query.SetOp `json:"x,omitempty"`
	Seen     int         `json:"n,omitempty"` // how often it was seen in training; 0: composed

	key    string
	parts  [partCount]string
	hash   uint64 // of the key
	hashes [partCount]uint64
	ids    []int    // of its parts, in the model's inventory
	class  int      // for the networks
	alone  []uint32 // its features as a whole, in nothing else
}

// Kinds of conditions.
const (
	withValue   = 'v' // an item compared with a literal
	withRange   = 'b' // BETWEEN
	withNull    = 'u' // IS NULL, IS NOT NULL
	notAmong    = 'N' // NOT IN a query
	among       = 'I' // IN a query
	comparedTo  = 'C' // compared with a query of one value
	plainHaving = "column"
)

// Kinds of limits.
const (
	noLimit = iota
	oneRow
	someRows
)

// The parts that a sketch is scored by.
const (
	partDistinct = iota
	partSelects
	partWhere
	partGroups
	partHaving
	partOrders
	partLimit
	partSet
	partCount
)

var partNames = [partCount]string{"D", "S", "W", "G", "H", "O", "L", "X"}

// The classes of contexts that a SELECT may stand in; each has its own inventory of sketches.
const (
	rootClass = iota
	setClass
	notAmongClass
	amongClass
	comparedClass
	classCount
)

// The largest sketch that is learnt.
const (
	mostSelects    = 5
	mostConditions = 4
)

func aggregateKey(i query.Item) string {
	a := string(i.Agg)
	if i.Column.Name == "*" {
		a += "*"
	}
	if i.Distinct {
		a = "distinct " + a
	}
	return a
}

// readAggregate is the inverse; star says that the column is "*".
func readAggregate(key string) (agg query.Agg, distinct, star bool) {
	key, distinct = strings.CutPrefix(key, "distinct ")
	key, star = strings.CutSuffix(key, "*")
	return query.Agg(key), distinct, star
}

func conditionKind(c *query.Condition) (byte, bool) {
	switch {
	case c.Item.Text != nil:
		return 0, false
	case c.Sub != nil && c.Op == query.NotIn:
		return notAmong, true
	case c.Sub != nil && c.Op == query.In:
		return among, true
	case c.Sub != nil && c.Op != query.Like && c.Op != query.NotLike:
		return comparedTo, true
	case c.Sub != nil:
		return 0, false
	case c.Op == query.IsNull || c.Op == query.IsNotNull:
		return withNull, true
	case c.Op == query.Between:
		return withRange, len(c.Values) == 2
	case c.Op == query.In || c.Op == query.NotIn || c.Op == query.Has || c.Op == query.HasNot || c.Op == query.OpenAt:
		return 0, false
	}
	return withValue, len(c.Values) == 1
}

// sketchOf returns the form of q's outermost SELECT; false where the parser has no such form.
func sketchOf(q *query.Query) (*sketch, bool) {
	s := &sketch{Distinct: q.Distinct, Groups: len(q.GroupBy), Set: q.Set}
	for _, it := range q.Select {
		if it.Text != nil {
			return nil, false
		}
		s.Selects = append(s.Selects, aggregateKey(it))
	}
	var w strings.Builder
	for i := range q.Where {
		k, ok := conditionKind(&q.Where[i])
		if !ok || q.Where[i].Item.Agg != query.None {
			return nil, false
		}
		if i > 0 {
			w.WriteByte(map[bool]byte{false: '&', true: '|'}[q.Where[i].Or])
		}
		w.WriteByte(k)
	}
	s.Where = w.String()
	if len(q.Having) > 1 {
		return nil, false
	}
	if len(q.Having) == 1 {
		h := q.Having[0]
		if k, ok := conditionKind(&h); !ok || k != withValue {
			return nil, false
		}
		if s.Having = aggregateKey(h.Item); s.Having == "" {
			s.Having = plainHaving
		}
	}
	for _, o := range q.OrderBy {
		s.Orders = append(s.Orders, aggregateKey(o.Item)+direction(o.Desc))
	}
	switch {
	case q.Limit == 1:
		s.Limit = oneRow
	case q.Limit > 1:
		s.Limit = someRows
	}
	if len(s.Selects) == 0 || len(s.Selects) > mostSelects || len(q.Where) > mostConditions || len(s.Orders) > 2 ||
		s.Groups > 2 {
		return nil, false
	}
	s.finish()
	return s, true
}

func direction(desc bool) string {
	if desc {
		return "-"
	}
	return "+"
}

// finish fills in what follows from the rest.
func (s *sketch) finish() {
	s.parts = [partCount]string{strconv.FormatBool(s.Distinct), strings.Join(s.Selects, ","), s.Where,
		strconv.Itoa(s.Groups),
		s.Having, strings.Join(s.Orders, ","), strconv.Itoa(s.Limit), string(s.Set)}
	s.key = strings.Join(s.parts[:], ";")
	s.hash = words.Hash(s.key)
	for i, p := range s.parts {
		s.hashes[i] = words.Hash(p)
	}
}

// conditions returns the number of conditions.
func (s *sketch) conditions() int { return (len(s.Where) + 1) / 2 }

// condition returns the kind of condition i, and whether OR joins it to the one before.
func (s *sketch) condition(i int) (kind byte, or bool) {
	return s.Where[2*i], i > 0 && s.Where[2*i-1] == '|'
}

// interchangeable reports whether the conditions compare with literals and are all joined in the same way.
func (s *sketch) interchangeable() bool {
	kinds, joints := strings.Trim(s.Where, "v&|"), strings.Trim(s.Where, "v")
	return kinds == "" && (!strings.Contains(joints, "&") || !strings.Contains(joints, "|"))
}

// nested returns how many conditions hold a query.
func (s *sketch) nested() int {
	return strings.Count(s.Where, "N") + strings.Count(s.Where, "I") + strings.Count(s.Where, "C")
}

// order returns the aggregate and direction of sort key i.
func (s *sketch) order(i int) (key string, desc bool) {
	o := s.Orders[i]
	return o[:len(o)-1], o[len(o)-1] == '-'
}

// factors returns the names of all that a sketch is scored by: its parts and what matters of them together.
func (s *sketch) factors() []string {
	var out []string
	for i, p := range s.parts {
		out = append(out, partNames[i]+":"+p)
	}
	p := s.parts
	out = append(out,
		fmt.Sprint("GHOL:", p[partGroups], ";", p[partHaving], ";", p[partOrders], ";", p[partLimit]),
		"WX:"+p[partWhere]+";"+p[partSet],
		"SG:"+p[partSelects]+";"+p[partGroups],
		"s0:"+s.Selects[0],
		"ns:"+strconv.Itoa(len(s.Selects)), "nw:"+strconv.Itoa(s.conditions()), "sub:"+strconv.Itoa(s.nested()))
	seen := map[string]bool{}
	for _, a := range s.Selects {
		if !seen[a] {
			seen[a] = true
			out = append(out, "has:"+a)
		}
	}
	for i := range s.Orders {
		a, _ := s.order(i)
		out = append(out, "by:"+a)
	}
	return out
}

// surrounding is where a SELECT stands.
type surrounding struct {
	name   string // "root", a set operation, or the kind of the condition around it
	hash   uint64
	class  int
	coarse uint64 // the same for all set operations
}

func newSurrounding(name string, class int) surrounding {
	return surrounding{name: name, hash: words.Hash(name), class: class, coarse: uint64(class)}
}

var (
	rootContext = newSurrounding("root", rootClass)
	contexts    = map[byte]surrounding{notAmong: newSurrounding("N", notAmongClass),
		among:      newSurrounding("I", amongClass),
		comparedTo: newSurrounding("C", comparedClass)}
)

func setContext(op query.SetOp) surrounding { return newSurrounding(string(op), setClass) }
