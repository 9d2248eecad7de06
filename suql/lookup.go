package suql

import (
	"crypto/md5"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/proto"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/pgfunc"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	printer "github.com/ask-surely/surely/suql/sqlite"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// Where the database has to see what text said (under an aggregate, a DISTINCT, a window, a sub-query …), each text
// call is replaced by a look-up of a decision made before. The statement then means what it would mean if the text
// functions were ordinary ones, for all decisions that were made; a look-up of one that was not made is NULL. That
// does not change the result: a decision is left out only where its condition is settled without it, and three-valued
// logic is monotone: what AND, OR and NOT settle with an argument unknown, they settle the same way with that
// argument NULL.

// lookup is one kind of look-up: which decision, and what is made of it.
type lookup struct {
	task     verdict.Task
	form     verdict.Form
	cast     castType // castNone: the answer as it is
	match    bool     // a truth value: does the answer amount to one of the literals?
	literals []string
	negated  bool
}

// lookupName is the function that stands for a look-up in a tree: its number, the text, the question.
const lookupName = "surely_lookup"

// reserved refuses the names of look-ups in what people write.
func reserved(stmt *syntax.Statement) error {
	return refused(stmt, func(n *pg.Node) (code, message string) {
		f := n.GetFuncCall()
		if f == nil || !strings.HasPrefix(syntax.FunctionName(f), "surely_") {
			return "", ""
		}
		return "42883", fmt.Sprintf("function %s does not exist", syntax.FunctionName(f))
	})
}

// refused is the error about the first node of a statement that something is wrong with: what is, and its code.
func refused(stmt *syntax.Statement, wrong func(*pg.Node) (code, message string)) error {
	var err error
	syntax.Walk(stmt.Root, func(n *pg.Node) bool {
		if err != nil {
			return false
		}
		if code, message := wrong(n); code != "" {
			err = &Error{Code: code, Message: message,
				Positions: []Position{stmt.Position(syntax.Location(n), message)}}
		}
		return err == nil
	})
	return err
}

// verdictsOf holds the decisions about one question by the key of their text.
type verdictsOf map[string]*decision

type questionKey struct {
	task     verdict.Task
	form     verdict.Form
	question string
}

// remember makes a decision available to look-ups.
func (r *run) remember(s *site, question, text string, d *decision) {
	k := questionKey{s.task, s.form, question}
	m := r.made[k]
	if m == nil {
		m = verdictsOf{}
		r.made[k] = m
	}
	m[text] = d
}

// find returns what a look-up gives: nil, a string, or a bool.
func (r *run) find(l *lookup, question string, d *decision) any {
	if d == nil || d.state != decided {
		return nil
	}
	answer := d.verdict.Answer
	switch {
	case l.match:
		m := match{answer: literal{answer}, question: literal{question}, literals: l.literals, asker: r.asker}
		v, st := m.value(&row{})
		if b, ok := v.(bool); ok && st == ready {
			return b != l.negated
		}
		return nil
	case l.cast != castNone:
		s, ok := l.cast.parse(answer)
		if !ok {
			r.warn(-1, "22P02", l.cast.unparsed(answer))
			return nil
		}
		return s
	}
	return answer
}

// mark replaces the text calls below nodes by look-ups.
func (r *run) mark(nodes ...*pg.Node) {
	for _, n := range nodes {
		syntax.Walk(n, r.markOne)
	}
}

// markOne replaces a node that is a text call, or one with what is made of its answer.
func (r *run) markOne(n *pg.Node) bool {
	if answer, literals, negated, ok := literalMatch(n); ok {
		r.replace(n, answer, lookup{match: true, literals: literals, negated: negated})
		return true
	}
	if t := n.GetNullTest(); t != nil {
		if _, ok := syntax.TextCall(t.Arg); ok {
			n.Node = boolean(t.Nulltesttype == pg.NullTestType_IS_NOT_NULL).Node
			return false
		}
	}
	if c := n.GetTypeCast(); c != nil {
		if _, ok := syntax.TextCall(c.Arg); ok {
			r.replace(c.Arg, c.Arg, lookup{cast: castOf(c.TypeName)})
			return true
		}
	}
	if _, ok := syntax.TextCall(n); ok {
		r.replace(n, n, lookup{})
	}
	return true
}

// replace makes n a look-up of the call.
func (r *run) replace(n, at *pg.Node, l lookup) {
	c, _ := syntax.TextCall(at)
	l.task = verdict.Summary
	question := null()
	switch c.Name {
	case syntax.Answer:
		l.task, l.form, question = verdict.Answer, r.form(at), c.Question
	case syntax.OpenHere:
		l.task, question = taskOpen, c.Question
	}
	number := len(r.lookups)
	for i, known := range r.lookups {
		if fmt.Sprint(known) == fmt.Sprint(l) {
			number = i
		}
	}
	if number == len(r.lookups) {
		r.lookups = append(r.lookups, l)
	}
	n.Node = function(lookupName, integer(int64(number)), c.Text, question).Node
}

// dialect is what differs between the databases.
type dialect interface {
	// textColumn returns the expression that fetches a text value in a form that tells a list from a text.
	textColumn(n *pg.Node) *pg.Node
	// decode reads what textColumn fetched; encode writes a text as textColumn would.
	decode(v any) any
	encode(s string) any
	// key identifies what textColumn fetched, for look-ups.
	key(v any) string
	// nest returns an expression that gathers all rows of a SELECT as a JSON array of arrays.
	nest(inner *pg.SelectStmt, width int) *pg.Node
	// print returns the statement with its look-ups in the database's own terms.
	print(r *run, root *pg.Node) (sql string, args []any, err error)
}

func newDialect(s *schema.Database) dialect {
	if s.Dialect == schema.Postgres {
		return postgres{}
	}
	return sqlite{s}
}

type postgres struct{}

func (postgres) textColumn(n *pg.Node) *pg.Node {
	if _, ok := constant(n); ok {
		n = castTo(n, "text") // to_json wants to know the type
	}
	return castTo(function("to_json", n), "text")
}

func (postgres) decode(v any) any {
	s, ok := v.(string)
	if !ok {
		return v
	}
	var out any
	if json.Unmarshal([]byte(s), &out) != nil {
		return s
	}
	return out
}

// encode writes JSON as PostgreSQL does.
func (postgres) encode(s string) any {
	return value.QuoteJSON(s)
}

func (postgres) key(v any) string { return textOf(v) }

func (postgres) nest(inner *pg.SelectStmt, width int) *pg.Node {
	return castTo(nest(inner, width, "json_agg", "json_build_array"), "text")
}

// print turns each look-up into an operation on a parameter: a JSON object of what was decided, by the hash of the
// text.
func (p postgres) print(r *run, root *pg.Node) (string, []any, error) {
	root = proto.Clone(root).(*pg.Node)
	var args []any
	numbers := map[string]int{}
	var failure error
	replaceLookups(root, func(number int, text, question *pg.Node) *pg.Node {
		l := &r.lookups[number]
		key := function("md5", coalesceOf(p.textColumn(text), str("")))
		asked, isConst := constant(question)
		if !isConst {
			key = function("md5", binaryOp("||", binaryOp("||", coalesceOf(p.textColumn(text), str("")),
				function("chr", integer(31))), castTo(question, "text")))
		}
		id := fmt.Sprint(number, isConst, asked)
		n, ok := numbers[id]
		if !ok {
			object, err := p.object(r, l, isConst, asked)
			if err != nil {
				failure = err
			}
			args = append(args, object)
			n = len(args)
			numbers[id] = n
		}
		found := binaryOp("->>", castTo(pg.MakeParamRefNode(int32(n), -1), "jsonb"), key)
		if l.match {
			return castTo(found, "bool")
		}
		return found
	})
	if failure != nil {
		return "", nil, failure
	}
	marked(r.e.o.Schema, root)
	sql, err := syntax.Postgres(root)
	return sql, args, err
}

// object returns what was decided as a JSON object.
func (postgres) object(r *run, l *lookup, isConst bool, asked any) (string, error) {
	out := map[string]string{}
	hash := func(s string) string {
		sum := md5.Sum([]byte(s))
		return hex.EncodeToString(sum[:])
	}
	for k, byText := range r.made {
		if k.task != l.task || k.form != l.form || isConst && k.question != textOf(asked) {
			continue
		}
		for text, d := range byText {
			v := r.find(l, k.question, d)
			if v == nil {
				continue
			}
			if !isConst {
				text += "\x1f" + k.question
			}
			out[hash(text)] = textOf(v)
		}
	}
	b, err := json.Marshal(out)
	return string(b), err
}

// replaceLookups replaces look-ups, inner ones first.
func replaceLookups(n *pg.Node, with func(number int, text, question *pg.Node) *pg.Node) {
	syntax.Each(n, func(child *pg.Node) { replaceLookups(child, with) })
	f := n.GetFuncCall()
	if f == nil || syntax.FunctionName(f) != lookupName {
		return
	}
	number, _ := constant(f.Args[0])
	i, _ := number.(int64)
	n.Node = with(int(i), f.Args[1], f.Args[2]).Node
}

type sqlite struct{ schema *schema.Database }

func (sqlite) textColumn(n *pg.Node) *pg.Node { return n }

func (sqlite) decode(v any) any {
	if l, ok := list(v); ok {
		return l
	}
	return v
}

func (sqlite) encode(s string) any { return s }

// key is the same whether the driver made a list of the value or left it as text.
func (sqlite) key(v any) string {
	if v == nil {
		return ""
	}
	b, _ := json.Marshal(Documents(v))
	return string(b)
}

func (sqlite) nest(inner *pg.SelectStmt, width int) *pg.Node {
	return nest(inner, width, "surely_rows", "surely_row")
}

// nest builds (SELECT agg(array(c0, c1 …)) FROM (inner) AS surely_rows(c0, c1 …)).
func nest(inner *pg.SelectStmt, width int, agg, array string) *pg.Node {
	names := make([]*pg.Node, width)
	columns := make([]*pg.Node, width)
	for i := range names {
		name := "c" + strconv.Itoa(i)
		names[i], columns[i] = pg.MakeStrNode(name), columnRef(name)
	}
	return &pg.Node{Node: &pg.Node_SubLink{SubLink: &pg.SubLink{
		SubLinkType: pg.SubLinkType_EXPR_SUBLINK,
		Subselect: selectNode(simpleSelect(subselect(inner, "surely_rows", names...),
			target("", function(agg, function(array, columns...))))),
	}}}
}

func (s sqlite) print(r *run, root *pg.Node) (string, []any, error) {
	if len(r.lookups) > 0 { // else nothing is put in its place, and checking only writes what was checked before
		root = proto.Clone(root).(*pg.Node)
	}
	replaceLookups(root, func(number int, text, question *pg.Node) *pg.Node {
		name := "surely_lookup"
		if r.lookups[number].match {
			name = "surely_match" // the same function, known to give a truth value
		}
		return function(name, integer(r.handle()), integer(int64(number)), text, question)
	})
	checked, err := check.Check(s.schema, r.checked.Statement.With(root))
	if err != nil {
		return "", nil, fmt.Errorf("check what is sent to the database: %w", err)
	}
	sql, err := printer.Print(checked)
	return sql, nil, err
}

// handle makes the run's decisions available to look-ups on SQLite.
func (r *run) handle() int64 {
	if r.release == nil {
		r.lookupHandle, r.release = pgfunc.AddLookup(func(number int64, text, question any) any {
			if number < 0 || int(number) >= len(r.lookups) {
				return nil
			}
			l := &r.lookups[number]
			asked := textOf(question)
			if l.task == verdict.Answer && question == nil || empty(Documents(r.dialect.decode(text))) {
				return r.find(l, asked, nothing)
			}
			return r.find(l, asked, r.made[questionKey{l.task, l.form, asked}][r.dialect.key(text)])
		})
	}
	return r.lookupHandle
}
