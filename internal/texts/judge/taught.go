package judge

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// Taught is a question about texts, with sentences that affirm it, deny it, or mention it without doing either. Beside
// are sentences about other things.
type Taught struct {
	Trade                      string
	Ask                        []string
	Pro, Con, Speaking, Beside []string
}

// ReadTaught parses lines with a trade (#), variants of the question (?), and sentences (+, -, ~, .).
func ReadTaught(r io.Reader) ([]Taught, error) {
	var out []Taught
	trade := ""
	scanner := bufio.NewScanner(r)
	for n := 1; scanner.Scan(); n++ {
		line := strings.TrimSpace(scanner.Text())
		if line == "" {
			continue
		}
		mark, rest := line[0], strings.TrimSpace(line[1:])
		if len(out) == 0 && strings.IndexByte("+-~.", mark) >= 0 {
			return nil, fmt.Errorf("line %d: no question before it", n)
		}
		switch mark {
		case '#':
			trade = rest
		case '?':
			out = append(out, Taught{Trade: trade, Ask: strings.Split(rest, " | ")})
		case '+':
			out[len(out)-1].Pro = append(out[len(out)-1].Pro, rest)
		case '-':
			out[len(out)-1].Con = append(out[len(out)-1].Con, rest)
		case '~':
			out[len(out)-1].Speaking = append(out[len(out)-1].Speaking, rest)
		case '.':
			out[len(out)-1].Beside = append(out[len(out)-1].Beside, rest)
		default:
			return nil, fmt.Errorf("line %d begins with none of # ? + - ~ .", n)
		}
	}
	return out, scanner.Err()
}
