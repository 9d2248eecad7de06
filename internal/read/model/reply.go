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

// statementStart finds where a statement may begin.
var statementStart = regexp.MustCompile(`(?im)(?:^[ \t>(]*|[:*]\s*"?)(select|with|values|answer|summary)\b`)

// maxStarts is the maximum number of starting points tried.
const maxStarts = 12

// statementIn returns the start and end of the statement in a reply.
func statementIn(db *schema.Database, reply string) (start, end int) {
	type span struct{ start, end int }
	var tried []span
	try := func(start, end int) {
		start += len(reply[start:end]) - len(strings.TrimLeft(reply[start:end], " \t\r\n"))
		if end = start + len(strings.TrimRight(reply[start:end], " \t\r\n")); start < end {
			tried = append(tried, span{start, end})
		}
	}
	for _, block := range codeBlocks(reply) {
		try(block[0], block[1])
	}
	for i, at := range statementStart.FindAllStringSubmatchIndex(reply, maxStarts) {
		if i == 0 && strings.TrimSpace(reply[:at[2]]) == "(" {
			at[2] = strings.IndexByte(reply, '(')
		}
		behind := reply[at[2]:]
		for _, n := range possibleEnds(behind) {
			try(at[2], at[2]+n)
		}
	}
	first := -1
	for i, s := range tried {
		parsed, err := syntax.Parse(reply[s.start:s.end])
		if err != nil {
			continue
		}
		if len(tablesOf(db, parsed)) > 0 {
			return s.start, s.end
		}
		if first < 0 {
			first = i
		}
	}
	if first < 0 && len(tried) > 0 {
		first = 0
	}
	if first >= 0 {
		return tried[first].start, tried[first].end
	}
	tried = nil
	if try(0, len(reply)); len(tried) == 0 {
		return 0, 0
	}
	return tried[0].start, tried[0].end
}

// codeBlocks returns the contents of a reply's code blocks; the last need not be closed.
func codeBlocks(reply string) [][2]int {
	var out [][2]int
	for at := 0; ; {
		i := strings.Index(reply[at:], "```")
		if i < 0 {
			return out
		}
		start := at + i + 3
		if n := strings.IndexByte(reply[start:], '\n'); n >= 0 && !strings.Contains(reply[start:start+n], " ") {
			start += n + 1
		}
		n := strings.Index(reply[start:], "```")
		if n < 0 {
			return append(out, [2]int{start, len(reply)})
		}
		out = append(out, [2]int{start, start + n})
		at = start + n + 3
	}
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
			out = append(out, i+1)
			return out
		case strings.HasPrefix(text[i:], "```"), strings.HasPrefix(text[i:], "\n\n"), strings.HasPrefix(text[i:], "\n--"):
			out = append(out, i)
		}
		if len(out) >= maxStarts {
			break
		}
	}
	return append(out, len(text))
}

// isRefusal reports whether a reply says that the database cannot answer.
func isRefusal(reply string) bool {
	reply = strings.TrimLeft(reply, " \t\r\n\"`*")
	rest, ok := strings.CutPrefix(reply, noStatement)
	return ok && (rest == "" || strings.ContainsAny(rest[:1], ":-–. \n\"`*;,!"))
}

// longestStatement is the maximum size in bytes of a statement in a reply; longer SUQL is refused.
const longestStatement = 12 << 10

// isRepetitive reports whether a reply ends in a repetition, from which small models do not recover.
func isRepetitive(reply string) bool {
	const times, least, most = 4, 48, 200 // bytes
	for n := 1; n <= most; n++ {
		length := max(times*n, least)
		if length > len(reply) {
			return false
		}
		tail := reply[len(reply)-length:]
		if tail[n:] == tail[:length-n] && strings.ContainsFunc(tail[:n], wordy) {
			return true
		}
	}
	return false
}

func wordy(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// isComplete reports whether generation can stop: text follows the complete statement, or there will never be one.
func isComplete(reply string) bool {
	if len(reply) > longestStatement || isRepetitive(reply) {
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
