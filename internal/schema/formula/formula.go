// Package formula makes computed columns from formulas in words: "revenue = unit price × quantity × (1 − discount)".
package formula

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Column is the computed column of a formula. Its SQL expression is valid in both databases.
func Column(t *schema.Table, name, formula string) (*schema.Column, error) {
	p := &parser{table: t, tokens: tokens(formula)}
	e, err := p.read(formula)
	if err == nil && len(e.sql) > mostSQL { // measures of measures can grow
		err = errors.New("it is too long")
	}
	if err == nil && p.at < len(p.tokens) {
		err = fmt.Errorf("a sign is missing before %q", p.tokens[p.at])
	}
	if err != nil {
		return nil, fmt.Errorf("%s = %s: %w", name, formula, err)
	}
	c := &schema.Column{Name: strings.Join(strings.Fields(strings.ToLower(name)), "_"),
		Label: strings.Join(strings.Fields(strings.ReplaceAll(name, "_", " ")), " "), Type: p.kind(),
		Formula: strings.Join(strings.Fields(formula), " "),
		Expr:    e.sql, Distinct: t.Rows}
	for _, of := range p.of {
		if !slices.Contains(c.From, of.Name) {
			c.From = append(c.From, of.Name)
		}
	}
	if of := e.known.Money; of != nil {
		c.Role, c.Unit, c.Worked = schema.Money, of.Unit, e.known
	}
	c.Description = c.Label + " = " + c.Formula
	return c, nil
}

// parser parses a formula over a table's columns.
type parser struct {
	table  *schema.Table
	tokens []string
	at     int
	of     []*schema.Column
	broken bool // into fractions
}

// term is a part of a formula.
type term struct {
	sql   string
	known schema.Operand
}

// mostTokens limits a formula, since databases limit the depth of expressions.
const (
	mostTokens = 100
	mostSQL    = 4000
)

// read parses a whole formula.
func (p *parser) read(formula string) (term, error) {
	strange := strings.IndexFunc(formula, func(r rune) bool {
		return !isWord(r) && !unicode.IsSpace(r) && !strings.ContainsRune(signRunes+"()_.%'", r)
	})
	if len(p.tokens) > mostTokens {
		return term{}, errors.New("it is too long")
	}
	if strange >= 0 {
		return term{}, fmt.Errorf("a formula consists of column names, numbers, brackets and + − × ÷, not %q",
			formula[strange:])
	}
	return p.sum()
}

// kind is the type of the result.
func (p *parser) kind() schema.Type {
	whole := !p.broken
	for _, c := range p.of {
		if c.Type == schema.Real {
			return schema.Real
		}
		whole = whole && c.Type == schema.Integer
	}
	switch {
	case whole:
		return schema.Integer
	case slices.ContainsFunc(p.of, func(c *schema.Column) bool { return c.Type == schema.Numeric }):
		return schema.Numeric
	}
	return schema.Real
}

// signRunes are operators that need no spaces.
const signRunes = "+-*/×·÷−–:"

// signs are the words and symbols of each operation.
var signs = map[string]string{"+": "+", "plus": "+", "and": "+", "-": "-", "−": "-", "–": "-", "minus": "-",
	"less": "-",
	"*":    "*", "×": "*", "·": "*", "x": "*", "times": "*", "multiplied by": "*",
	"/": "/", "÷": "/", ":": "/", "divided by": "/", "over": "/"}

// sign returns the operation at the next tokens, and their number.
func (p *parser) sign() (op string, n int) {
	for n := 2; n > 0; n-- {
		if p.at+n <= len(p.tokens) {
			if op := signs[strings.ToLower(strings.Join(p.tokens[p.at:p.at+n], " "))]; op != "" {
				return op, n
			}
		}
	}
	return "", 0
}

func (p *parser) sum() (term, error) { return p.chain("+-", p.product) }

func (p *parser) product() (term, error) { return p.chain("*/", p.one) }

// chain parses operands with some of the operations between them.
func (p *parser) chain(ops string, part func() (term, error)) (term, error) {
	left, err := part()
	for err == nil {
		op, n := p.sign()
		if op == "" || !strings.Contains(ops, op) {
			break
		}
		p.at += n
		var right term
		if right, err = part(); err != nil {
			break
		}
		form := "(%s " + op + " %s)"
		if op == "/" { // avoid integer division, and division by zero
			p.broken = true
			form = "(1.0 * %s / nullif(%s, 0))"
		}
		left = term{fmt.Sprintf(form, left.sql, right.sql), left.known.With(op, right.known)}
	}
	return left, err
}

// one parses a number, a column or a bracketed expression.
func (p *parser) one() (term, error) {
	if p.at == len(p.tokens) {
		return term{}, errors.New("it ends unexpectedly")
	}
	token := p.tokens[p.at]
	if n, ok := number(token); ok {
		p.at++
		p.broken = p.broken || strings.ContainsRune(n, '.')
		value, _ := strconv.ParseFloat(token, 64) // 0 for a percentage: 1 % of an amount in cents is in cents
		return term{n, schema.Operand{Number: value}}, nil
	}
	switch op, n := p.sign(); {
	case token == "(":
		p.at++
		inside, err := p.sum()
		if err != nil {
			return term{}, err
		}
		if p.at == len(p.tokens) || p.tokens[p.at] != ")" {
			return term{}, errors.New("a bracket is not closed")
		}
		p.at++
		return inside, nil
	case op == "-":
		p.at += n
		of, err := p.one()
		return term{"(0 - " + of.sql + ")", of.known}, err
	}
	return p.column()
}

// column parses the longest matching column name.
func (p *parser) column() (term, error) {
	end := p.at
	for end < len(p.tokens) && strings.ContainsFunc(p.tokens[end], isWord) {
		end++
	}
	for to := end; to > p.at; to-- {
		name := strings.Join(p.tokens[p.at:to], " ")
		if c := columnCalled(p.table, name); c != nil {
			if c.List || !c.Type.Number() {
				return term{}, fmt.Errorf("%s is not a number", c.Name)
			}
			if c.ReadFrom != "" {
				return term{}, fmt.Errorf("%s is extracted from texts and cannot be used in formulas", c.Name)
			}
			p.of = append(p.of, c)
			p.at = to
			out := term{sql: schema.Quoted(c.Name)}
			if c.Expr != "" {
				out.sql = "(" + c.Expr + ")"
			}
			if c.Role == schema.Money {
				out.known.Money = c
			}
			return out, nil
		}
	}
	return term{}, &UnknownError{Name: p.unknown(), Table: p.table}
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// unknown is the unrecognised name up to the next operation or bracket.
func (p *parser) unknown() string {
	from := p.at
	for p.at < len(p.tokens) && p.tokens[p.at] != "(" && p.tokens[p.at] != ")" {
		if op, _ := p.sign(); op != "" && p.at > from {
			break
		}
		p.at++
	}
	return strings.Join(p.tokens[from:max(p.at, from+1)], " ")
}

// UnknownError means that a formula names no column of its table.
type UnknownError struct {
	Name  string
	Table *schema.Table
}

func (e *UnknownError) Error() string {
	var numbers []string
	for _, c := range e.Table.Visible() {
		if c.Type.Number() && !c.List && c.Role != schema.Identifier {
			numbers = append(numbers, c.Name)
		}
	}
	return fmt.Sprintf("%q is not a column of %s; its numeric columns are %s", e.Name, e.Table.Name,
		strings.Join(numbers, ", "))
}

// columnCalled finds a table's column by name, label or synonym.
func columnCalled(t *schema.Table, called string) *schema.Column {
	for _, c := range t.Visible() {
		for _, name := range append([]string{c.Name, c.Label}, c.Synonyms...) {
			if name != "" && folded(name) == folded(called) {
				return c
			}
		}
	}
	return nil
}

// folded are the words of a name: "unit_price", "UnitPrice" and "the unit prices" are equal.
func folded(name string) string {
	var b strings.Builder
	last := ' '
	for _, r := range name {
		if unicode.IsUpper(r) && unicode.IsLower(last) {
			b.WriteByte(' ')
		}
		if last = r; !isWord(r) {
			r = ' '
		}
		b.WriteRune(unicode.ToLower(r))
	}
	words := strings.Fields(b.String())
	if len(words) > 1 && words[0] == "the" {
		words = words[1:]
	}
	for i, w := range words {
		words[i] = text.Singular(w)
	}
	return strings.Join(words, " ")
}

// number parses a number or percentage.
func number(token string) (string, bool) {
	digits, percent := strings.CutSuffix(token, "%")
	n, err := strconv.ParseFloat(digits, 64)
	if err != nil || !unicode.IsDigit(rune(digits[len(digits)-1])) {
		return "", false
	}
	if percent {
		n /= 100
	}
	return strconv.FormatFloat(n, 'f', -1, 64), true
}

// tokens splits a formula into words, numbers and signs.
func tokens(formula string) (out []string) {
	word := ""
	end := func() {
		if word != "" {
			out = append(out, word)
		}
		word = ""
	}
	for _, r := range formula {
		switch {
		case unicode.IsSpace(r):
			end()
		case strings.ContainsRune("()"+signRunes, r):
			end()
			out = append(out, string(r))
		default:
			word += string(r)
		}
	}
	end()
	return out
}
