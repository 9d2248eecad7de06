package main

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/eval"
)

// gateFile names the databases that nothing learns from, each after its author. benchmarks/convert reads it, too.
//
//go:embed gate.txt
var gateFile string

// gate is the set of these databases.
var gate = func() map[string]bool {
	out := map[string]bool{}
	for line := range strings.Lines(gateFile) {
		if author, name, _ := strings.Cut(strings.TrimSpace(line), " "); author != "#" {
			out[name] = true
		}
	}
	return out
}()

// refuseGate fails if any case is about a database that nothing may learn from.
func (c *corpusFlags) refuseGate() error {
	for _, file := range c.Cases {
		err := eval.ReadLines(file, func(x struct{ Data string }) error {
			if gate[x.Data] {
				return fmt.Errorf("%s asks about %s, which is kept to measure with: write the cases again with "+
					"benchmarks/convert/training.py, which leaves it out", file, x.Data)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Validate is called by kong before a command runs: of all that writes what is learnt from.

func (c *rowsCommand) Validate() error       { return c.refuseGate() }
func (c *decodeRowsCommand) Validate() error { return c.refuseGate() }
func (c *jointCommand) Validate() error      { return c.refuseGate() }
