package cli

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/ask-surely/surely/suql"
)

// progress reports the number of texts read: on a terminal in one line that is overwritten, elsewhere in occasional
// lines.
type progress struct {
	out      io.Writer
	terminal bool
	started  time.Time
	last     time.Time
	width    int
}

// terminalInterval and logInterval are the minimum times between two lines.
const (
	terminalInterval = 100 * time.Millisecond
	logInterval      = 30 * time.Second
)

func newProgress(w io.Writer) *progress {
	p := &progress{out: w, started: time.Now(), terminal: isTerminal(w)}
	if !p.terminal {
		p.last = p.started // quick runs print no line
	}
	return p
}

func (p *progress) show(current suql.Progress) {
	line := fmt.Sprintf("%d rows read, %d found", current.Checked, current.Found)
	if current.Total > 0 {
		line = fmt.Sprintf("%d of %d rows read, %d found", current.Checked, current.Total, current.Found)
		if current.AtMost >= 0 {
			line += fmt.Sprintf(", between %d and %d match", current.AtLeast, current.AtMost)
		}
	}
	p.line("%s", line)
}

// countDone reports the number done, and the estimated time for the rest.
func (p *progress) countDone(done, all int) {
	if done == 0 {
		return
	}
	left := time.Since(p.started) / time.Duration(done) * time.Duration(all-done)
	p.line("%d of %d, about %s left", done, all, left.Round(time.Second))
}

// line shows a line, unless the previous one is very recent.
func (p *progress) line(format string, args ...any) {
	every := logInterval
	if p.terminal {
		every = terminalInterval
	}
	if time.Since(p.last) < every {
		return
	}
	p.last = time.Now()
	if line := fmt.Sprintf(format, args...); p.terminal {
		p.write(line)
	} else {
		fmt.Fprintln(p.out, line)
	}
}

func (p *progress) clear() {
	if p.width > 0 {
		p.write("")
		fmt.Fprint(p.out, "\r")
	}
}

func (p *progress) write(line string) {
	pad := max(0, p.width-len(line))
	fmt.Fprint(p.out, "\r", line, strings.Repeat(" ", pad))
	p.width = len(line)
}
