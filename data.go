package main

type dataCommand struct {
	Describe struct{} `cmd:"" help:"Show what Surely understands of the data."`
}

func (c *dataCommand) Run() error { return notYet("data") }
