package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/ask-surely/surely/suql"
)

// progress shows the progress of reading on a line that is overwritten. It is silent if standard error is not a
// terminal.
type progress struct {
	out   io.Writer
	last  time.Time
	width int
}

func newProgress(w io.Writer) *progress {
	if f, ok := w.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			return &progress{out: w}
		}
	}
	return &progress{}
}

func (p *progress) show(now suql.Progress) {
	if p.out == nil {
		return
	}
	line := fmt.Sprintf("%d rows read, %d found", now.Checked, now.Found)
	if now.Total > 0 {
		line = fmt.Sprintf("%d of %d rows read, %d found", now.Checked, now.Total, now.Found)
		if now.AtMost >= 0 {
			line += fmt.Sprintf(", between %d and %d match", now.AtLeast, now.AtMost)
		}
	}
	p.line("%s", line)
}

// line shows a line, unless the previous one is very recent.
func (p *progress) line(format string, args ...any) {
	if p.out == nil || time.Since(p.last) < 100*time.Millisecond {
		return
	}
	p.last = time.Now()
	p.write(fmt.Sprintf(format, args...))
}

func (p *progress) clear() {
	if p.out != nil && p.width > 0 {
		p.write("")
		fmt.Fprint(p.out, "\r")
	}
}

func (p *progress) write(line string) {
	pad := max(0, p.width-len(line))
	fmt.Fprint(p.out, "\r", line, strings.Repeat(" ", pad))
	p.width = len(line)
}
