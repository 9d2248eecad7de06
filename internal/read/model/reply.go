package model

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// A reply may contain more than a statement: a code block, words around it, the model's reasoning. The first text that
// parses and reads one of the database's tables is used; else the first that parses; else the one most like a
// statement, for its error message.

// statementStart matches the places where a statement may begin.
var statementStart = regexp.MustCompile(`(?im)(?:^[ \t>(]*|[:*]\s*"?)(select|with|values|answer|summary)\b`)

// maxStarts is the maximum number of starting points tried.
const maxStarts = 12

// statementIn returns the start and end of the statement in a reply.
func statementIn(db *schema.Database, reply string) (start, end int) {
	end = len(reply)
	const likely, valid, about = 1, 2, 3 // the best text so far: a possible, valid or fitting statement
	best := 0
	for i, at := range statementStart.FindAllStringSubmatchIndex(reply, maxStarts) {
		from := at[2]
		if i == 0 && strings.TrimSpace(reply[:from]) == "(" {
			from = strings.IndexByte(reply, '(')
		}
		for _, n := range possibleEnds(reply[from:]) {
			is := likely
			if parsed, err := syntax.Parse(reply[from : from+n]); err == nil {
				if is = valid; len(tablesOf(db, parsed)) > 0 {
					is = about
				}
			}
			if is > best {
				best, start, end = is, from, from+n
			}
		}
		if best == about {
			break
		}
	}
	start += indent(reply[start:end])
	return start, start + len(strings.TrimRight(reply[start:end], " \t\r\n"))
}

// possibleEnds returns where a statement may end: at its semicolon, before the end of a code block or paragraph, or at
// the end of the text. Quoted text is skipped.
func possibleEnds(text string) []int {
	var out []int
	quote := byte(0)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == ';':
			return append(out, i+1)
		case strings.HasPrefix(text[i:], "```"), strings.HasPrefix(text[i:], "\n\n"), strings.HasPrefix(text[i:], "\n--"):
			out = append(out, i)
		}
		if len(out) >= maxStarts {
			break
		}
	}
	return append(out, len(text))
}

// refusal matches a reply that says that the database cannot answer.
var refusal = regexp.MustCompile(`^[ \t\r\n"\x60*]*` + noStatement + "(?:$|[-:–. \n\"`*;,!])")

// maxStatementBytes is the maximum size in bytes of a statement in a reply; longer SUQL is refused.
const maxStatementBytes = 12 << 10

// isRepetitive reports whether a reply ends in a repetition, from which small models do not recover.
func isRepetitive(reply string) bool {
	const times, least, most = 4, 48, 200 // bytes
	for n := 1; n <= most; n++ {
		length := max(times*n, least)
		if length > len(reply) {
			return false
		}
		tail := reply[len(reply)-length:]
		if tail[n:] == tail[:length-n] && strings.ContainsFunc(tail[:n], isWordRune) {
			return true
		}
	}
	return false
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// isComplete reports whether generation can stop: text follows the complete statement, or there will never be one.
func isComplete(reply string) bool {
	if len(reply) > maxStatementBytes || isRepetitive(reply) {
		return true
	}
	if !strings.Contains(reply, ";") {
		return false
	}
	at := statementStart.FindStringSubmatchIndex(reply)
	if at == nil {
		return false
	}
	n := possibleEnds(reply[at[2]:])[0]
	text := reply[at[2] : at[2]+n]
	if !strings.HasSuffix(text, ";") || strings.Trim(reply[at[2]+n:], " \t\r\n`") == "" ||
		!strings.Contains(strings.ToLower(text), "from") {
		return false
	}
	_, err := syntax.Parse(text)
	return err == nil
}
