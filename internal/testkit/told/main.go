// Program told runs what it is given, a `go test -json`, and prints what that says as go test prints it, and before
// each package's own line which of its tests were skipped, and why: go test alone does not tell.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: told go test -json …")
		os.Exit(2)
	}
	c := exec.Command(os.Args[1], os.Args[2:]...)
	c.Stderr = os.Stderr
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	well := tell(out, os.Stdout)
	if err := c.Wait(); err != nil || !well {
		os.Exit(1)
	}
}

// event is what go test says of a test, or, without one, of a package.
type event struct {
	Action, Package, Test, Output string
}

// tell writes what is read, and tells whether all went well; nothing at all is not well.
func tell(in io.Reader, out io.Writer) bool {
	said := map[[2]string]string{} // by package and test, what it has printed so far
	well, anything := true, false
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadString('\n')
		if line != "" {
			well, anything = one(line, said, out) && well, true
		}
		if err != nil {
			return well && anything && err == io.EOF
		}
	}
}

func one(line string, said map[[2]string]string, out io.Writer) bool {
	var e event
	if json.Unmarshal([]byte(line), &e) != nil { // of the compiler
		fmt.Fprint(out, line)
		return true
	}
	of := [2]string{e.Package, e.Test}
	switch {
	case e.Action == "build-output":
		fmt.Fprint(out, e.Output)
	case e.Action == "build-fail":
		return false
	case e.Action == "output" && e.Output != "PASS\n":
		said[of] += e.Output
	case e.Action == "skip" && e.Test != "":
		fmt.Fprintf(out, "skipped %s: %s\n", e.Test, reason(said[of]))
		delete(said, of)
	case e.Action == "pass" && e.Test != "":
		delete(said, of)
	case e.Action == "pass", e.Action == "skip", e.Action == "fail":
		if e.Action == "fail" && e.Test == "" { // a test that was running when the process ended says why
			for running, text := range said {
				if running[0] == e.Package && running[1] != "" {
					fmt.Fprint(out, text)
					delete(said, running)
				}
			}
		}
		fmt.Fprint(out, said[of])
		delete(said, of)
		return e.Action != "fail"
	}
	return true
}

// reason is what a skipped test has said itself, in a line.
func reason(text string) string {
	var own []string
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "=== ") && !strings.Contains(line, "--- SKIP: ") {
			own = append(own, strings.TrimSpace(line))
		}
	}
	return strings.Join(own, " ")
}
