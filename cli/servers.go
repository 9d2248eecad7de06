package cli

import (
	"fmt"
)

// serversFile is the file in --home with the capabilities of model servers, by address and model.
const serversFile = "servers.json"

// capabilities describes what the configured model can do, as far as known, and what a question costs.
func (g *globals) capabilities(s streams) string {
	client, err := g.endpoint(nil, s)
	if err != nil || client == nil {
		return ""
	}
	waits := ""
	if p, err := patience(s); err != nil {
		waits = err.Error()
	} else {
		waits = p.String()
	}
	return fmt.Sprintf("; %s; it waits %s for its statement", client.Describe(), waits)
}
