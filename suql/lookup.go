package suql

import (
	"crypto/md5"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"

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

// Where the database must compute with decisions (in an aggregate, DISTINCT, a window or a sub-query), each text call
// is replaced with a look-up of its decision. The statement then means what it would mean with ordinary functions. A
// missing decision is NULL. This does not change the result: the engine skips a decision only if the condition is
// settled without it, and then a NULL in its place does not change the result of AND, OR and NOT.

// lookup describes a look-up: the kind of decision, and the value computed from it.
type lookup struct {
	task     verdict.Task
	form     verdict.Form
	cast     check.Kind // check.Bad: the answer is not cast
	match    bool       // the result is whether the answer means one of the literals
	literals []string
	negated  bool
}

// lookupName is the function that represents a look-up in a tree; its arguments are the look-up's number, the text and
// the question.
const lookupName = "surely_lookup"

// decisionsByText maps the keys of texts to the decisions about one question.
type decisionsByText map[string]*decision

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
		m = decisionsByText{}
		r.decisions[k] = m
	}
	m[text] = d
}

// lookupResult returns the value of a look-up: nil, a string or a bool.
func (r *run) lookupResult(l *lookup, question string, d *decision) any {
	if d == nil || d.state != decided {
		return nil
	}
	answer := d.verdict.Answer
	switch {
	case l.match:
		m := answerMatch{answer: literal{answer}, question: literal{question}, literals: l.literals, asker: r.asker}
		v, st := m.value(&row{})
		if b, ok := v.(bool); ok && st == ready {
			return b != l.negated
		}
		return nil
	case l.cast != check.Bad:
		s, ok := parseAnswer(l.cast, answer)
		if !ok {
			r.warn(-1, "22P02", castWarning(l.cast, answer))
			return nil
		}
		return s
	}
	return answer
}

// replaceCalls replaces the text calls below nodes with look-ups.
func (r *run) replaceCalls(nodes ...*pg.Node) {
	for _, n := range nodes {
		syntax.Walk(n, r.replaceCall)
	}
}

// textOperation returns the text call of a node, which is the node itself or the operand of a comparison, null test or
// cast, and the look-up of the node's value.
func textOperation(n *pg.Node) (call *pg.Node, l lookup) {
	if answer, literals, negated, ok := answerComparison(n); ok {
		return answer, lookup{match: true, literals: literals, negated: negated}
	}
	call = n
	if t := n.GetNullTest(); t != nil {
		call = t.Arg
	} else if c := n.GetTypeCast(); c != nil {
		call, l.cast = c.Arg, castKind(c.TypeName)
	}
	if !isTextCall(call) {
		return nil, l
	}
	return call, l
}

// replaceCall replaces a node that is a text call or an operation on one. It returns true, to continue a walk.
func (r *run) replaceCall(n *pg.Node) bool {
	call, l := textOperation(n)
	if call == nil {
		return true
	}
	if t := n.GetNullTest(); t != nil {
		n.Node = boolLiteral(t.Nulltesttype == pg.NullTestType_IS_NOT_NULL).Node
		return true
	}
	c, _ := syntax.TextCall(call)
	l.task = verdict.Summary
	question := nullLiteral()
	switch c.Name {
	case syntax.Answer:
		l.task, l.form, question = verdict.Answer, r.answerFormOf(call), c.Question
	case syntax.EngineOpenAt:
		l.task, question = taskOpenAt, c.Question
	}
	number := slices.IndexFunc(r.lookups, func(known lookup) bool { return reflect.DeepEqual(known, l) })
	if number < 0 {
		number, r.lookups = len(r.lookups), append(r.lookups, l)
	}
	replaced := call // the cast stays
	if l.match {
		replaced = n
	}
	replaced.Node = funcCall(lookupName, intLiteral(int64(number)), c.Text, question).Node
	return true
}

// dialect holds the differences between the two databases.
type dialect interface {
	// textColumn returns an expression that fetches a text in a format that distinguishes lists from texts.
	textColumn(n *pg.Node) *pg.Node
	// decode parses a value fetched by textColumn; encode is its inverse for texts.
	decode(v any) any
	encode(s string) any
	// key returns the key of a fetched text for look-ups.
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
	if _, ok := constantValue(n); ok {
		n = castTo(n, "text") // to_json needs a type
	}
	return castTo(funcCall("to_json", n), "text")
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
	return castTo(nestRows(inner, width, "json_agg", "json_build_array"), "text")
}

// print replaces each look-up with an operation on a parameter, which is a JSON object of decisions by text hash.
func (p postgres) print(r *run, root *pg.Node) (string, []any, error) {
	root = proto.Clone(root).(*pg.Node)
	var args []any
	numbers := map[string]int{}
	var failure error
	replaceLookups(root, func(number int, text, question *pg.Node) *pg.Node {
		l := &r.lookups[number]
		key := binaryOp("||", coalesce(p.textColumn(text), stringLiteral("")), funcCall("chr", intLiteral(31)))
		key = funcCall("md5", binaryOp("||", key, coalesce(castTo(question, "text"), stringLiteral(""))))
		questionValue, isConst := constantValue(question)
		id := fmt.Sprint(number, isConst, questionValue)
		n, ok := numbers[id]
		if !ok {
			object, err := p.decisionsJSON(r, l, isConst, questionValue)
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

// decisionsJSON returns the decisions for a look-up as a JSON object.
func (postgres) decisionsJSON(r *run, l *lookup, isConst bool, question any) (string, error) {
	out := map[string]string{}
	for k, byText := range r.decisions {
		if k.task != l.task || k.form != l.form || isConst && k.question != textOf(question) {
			continue
		}
		for text, d := range byText {
			v := r.lookupResult(l, k.question, d)
			if v == nil {
				continue
			}
			out[fmt.Sprintf("%x", md5.Sum([]byte(text+"\x1f"+k.question)))] = textOf(v)
		}
	}
	b, err := json.Marshal(out)
	return string(b), err
}

// replaceLookups replaces the look-ups in a tree, inner ones first.
func replaceLookups(n *pg.Node, replacement func(number int, text, question *pg.Node) *pg.Node) {
	syntax.Each(n, func(child *pg.Node) { replaceLookups(child, replacement) })
	f := n.GetFuncCall()
	if f == nil || syntax.FunctionName(f) != lookupName {
		return
	}
	number, _ := constantValue(f.Args[0])
	i, _ := number.(int64)
	n.Node = replacement(int(i), f.Args[1], f.Args[2]).Node
}

type sqlite struct{ schema *schema.Database }

func (sqlite) textColumn(n *pg.Node) *pg.Node { return n }

func (sqlite) decode(v any) any {
	if l, ok := listElements(v); ok {
		return l
	}
	return v
}

func (sqlite) encode(s string) any { return s }

// key returns the same key whether the driver returned the value as a list or as text.
func (sqlite) key(v any) string { return verdict.Request{Text: Documents(v)}.Key().String() }

func (sqlite) nest(inner *pg.SelectStmt, width int) *pg.Node {
	return nestRows(inner, width, "surely_rows", "surely_row")
}

// nestRows builds (SELECT agg(array(c0, c1 …)) FROM (inner) AS surely_rows(c0, c1 …)).
func nestRows(inner *pg.SelectStmt, width int, agg, array string) *pg.Node {
	names := make([]*pg.Node, width)
	columns := make([]*pg.Node, width)
	for i := range names {
		name := "c" + strconv.Itoa(i)
		names[i], columns[i] = pg.MakeStrNode(name), columnRef(name)
	}
	return &pg.Node{Node: &pg.Node_SubLink{SubLink: &pg.SubLink{
		SubLinkType: pg.SubLinkType_EXPR_SUBLINK,
		Subselect: selectNode(simpleSelect(subselect(inner, "surely_rows", names...),
			target("", funcCall(agg, funcCall(array, columns...))))),
	}}}
}

func (s sqlite) print(r *run, root *pg.Node) (string, []any, error) {
	if len(r.lookups) > 0 { // otherwise the tree does not change
		root = proto.Clone(root).(*pg.Node)
	}
	replaceLookups(root, func(number int, text, question *pg.Node) *pg.Node {
		name := "surely_lookup"
		if r.lookups[number].match {
			name = "surely_match" // the same function with a boolean result
		}
		return funcCall(name, intLiteral(r.registerLookups()), intLiteral(int64(number)), text, question)
	})
	checked, err := check.Check(s.schema, r.checked.Statement.With(root), r.checked.Now)
	if err != nil {
		return "", nil, fmt.Errorf("check the rewritten statement: %w", err)
	}
	sql, err := printer.Print(checked)
	return sql, nil, err
}

// registerLookups registers the run's decisions for SQLite's look-up function and returns their handle.
func (r *run) registerLookups() int64 {
	if r.releaseLookups == nil {
		r.lookupHandle, r.releaseLookups = pgfunc.AddLookup(func(number int64, text, question any) any {
			if number < 0 || int(number) >= len(r.lookups) {
				return nil
			}
			l := &r.lookups[number]
			questionText := textOf(question)
			if l.task == verdict.Answer && question == nil || isEmptyText(Documents(r.dialect.decode(text))) {
				return r.lookupResult(l, questionText, noInformation)
			}
			d := r.decisions[questionKey{l.task, l.form, questionText}][r.dialect.key(text)]
			return r.lookupResult(l, questionText, d)
		})
	}
	return r.lookupHandle
}
