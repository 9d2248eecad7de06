// Surely answers questions about a database that holds values and free text, and asks when it isn't sure what is meant.
package main

import (
	"os"

	"github.com/ask-surely/surely/cli"
)

func main() { os.Exit(cli.Main()) }
