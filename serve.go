package main

type serveCommand struct {
	Addr  string `help:"Address to listen on." default:":8080" placeholder:"HOST:PORT"`
	Kiosk bool   `help:"Serve the kiosk page at / too."`
	State string `help:"Where conversations and verdicts live (default: a SQLite file in --home)." placeholder:"URL"`
}

func (c *serveCommand) Run() error { return notYet("serve") }
