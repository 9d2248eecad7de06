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

// Where the database must know what texts say (in an aggregate, DISTINCT, a window or a sub-query), each text call is
// replaced by a look-up of a decision that has been made. The statement then means what it would mean with ordinary
// functions, for all decisions that were made; a missing one is NULL. This does not change the result: a decision is
// left out only if its condition is settled without it, and AND, OR and NOT give the same result when that argument is
// NULL.

// lookup is a kind of look-up: of which decision, and what is computed from it.
type lookup struct {
	task     verdict.Task
	form     verdict.Form
	cast     check.Kind // check.Bad: the answer is not cast
	match    bool       // boolean: does the answer mean one of the literals?
	literals []string
	negated  bool
}

// lookupName is the function that represents a look-up in a tree: its number, the text, the question.
const lookupName = "surely_lookup"

// refuseLookupNames refuses look-up names in users' statements.
func refuseLookupNames(stmt *syntax.Statement) error {
	var err error
	syntax.Walk(stmt.Root, func(n *pg.Node) bool {
		if f := n.GetFuncCall(); err == nil && f != nil && strings.HasPrefix(syntax.FunctionName(f), "surely_") {
			message := fmt.Sprintf("function %s does not exist", syntax.FunctionName(f))
			err = &Error{Code: "42883", Message: message,
				Positions: []Position{stmt.Position(syntax.Location(n), message)}}
		}
		return err == nil
	})
	return err
}

// verdictsOf holds the decisions about one question by text key.
type verdictsOf map[string]*decision

type questionKey struct {
	task     verdict.Task
	form     verdict.Form
	question string
}

// remember makes a decision available to look-ups.
func (r *run) remember(s *site, question, text string, d *decision) {
	k := questionKey{s.task, s.form, question}
	m := r.decisions[k]
	if m == nil {
		m = verdictsOf{}
		r.decisions[k] = m
	}
	m[text] = d
}

// find returns the result of a look-up: nil, a string or a bool.
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
	case l.cast != check.Bad:
		s, ok := parse(l.cast, answer)
		if !ok {
			r.warn(-1, "22P02", castWarning(l.cast, answer))
			return nil
		}
		return s
	}
	return answer
}

// replaceCalls replaces the text calls below nodes by look-ups.
func (r *run) replaceCalls(nodes ...*pg.Node) {
	for _, n := range nodes {
		syntax.Walk(n, r.replaceCall)
	}
}

// replaceCall replaces a node that is a text call, or an operation on one.
func (r *run) replaceCall(n *pg.Node) bool {
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

// replace turns n into a look-up of the call.
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

// dialect holds the differences between the two databases.
type dialect interface {
	// textColumn returns an expression that fetches a text in a form that distinguishes lists from texts.
	textColumn(n *pg.Node) *pg.Node
	// decode parses what textColumn fetched; encode writes a text as textColumn would.
	decode(v any) any
	encode(s string) any
	// key identifies a fetched text for look-ups.
	key(v any) string
	// nest returns an expression that collects all rows of a SELECT as a JSON array of arrays.
	nest(inner *pg.SelectStmt, width int) *pg.Node
	// print returns the statement with its look-ups in the database's dialect.
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
		n = castTo(n, "text") // to_json needs a type
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

// print turns each look-up into an operation on a parameter: a JSON object of decisions by text hash.
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
	sql, err := syntax.Postgres(root)
	return sql, args, err
}

// object returns decisions as a JSON object.
func (postgres) object(r *run, l *lookup, isConst bool, asked any) (string, error) {
	out := map[string]string{}
	hash := func(s string) string {
		sum := md5.Sum([]byte(s))
		return hex.EncodeToString(sum[:])
	}
	for k, byText := range r.decisions {
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

// key returns the same whether the driver returned the value as a list or as text.
func (sqlite) key(v any) string { return verdict.Request{Text: Documents(v)}.Key().String() }

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
	if len(r.lookups) > 0 { // otherwise nothing was replaced, and the tree is as it was checked
		root = proto.Clone(root).(*pg.Node)
	}
	replaceLookups(root, func(number int, text, question *pg.Node) *pg.Node {
		name := "surely_lookup"
		if r.lookups[number].match {
			name = "surely_match" // the same function with a boolean result
		}
		return function(name, integer(r.registerLookups()), integer(int64(number)), text, question)
	})
	checked, err := check.Check(s.schema, r.checked.Statement.With(root), r.checked.Now)
	if err != nil {
		return "", nil, fmt.Errorf("check what is sent to the database: %w", err)
	}
	sql, err := printer.Print(checked)
	return sql, nil, err
}

// registerLookups makes the run's decisions available to SQLite's look-up function, and returns their handle.
func (r *run) registerLookups() int64 {
	if r.release == nil {
		r.lookupHandle, r.release = pgfunc.AddLookup(func(number int64, text, question any) any {
			if number < 0 || int(number) >= len(r.lookups) {
				return nil
			}
			l := &r.lookups[number]
			asked := textOf(question)
			if l.task == verdict.Answer && question == nil || isEmptyText(Documents(r.dialect.decode(text))) {
				return r.find(l, asked, noInformation)
			}
			return r.find(l, asked, r.decisions[questionKey{l.task, l.form, asked}][r.dialect.key(text)])
		})
	}
	return r.lookupHandle
}
