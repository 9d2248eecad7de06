package main

type suqlCommand struct {
	Explain bool   `help:"Show the plan instead of running it."`
	MaxRows int    `help:"Most rows to return; 0 for all." default:"1000"`
	Query   string `arg:"" help:"The statement."`
}

func (c *suqlCommand) Run() error { return notYet("suql") }
