// Surely answers questions about a database whose rows hold columns and free text, and asks when it isn't sure what is
// meant.
package main

import (
	"os"

	"github.com/ask-surely/surely/cli"
)

func main() { os.Exit(cli.Main()) }
