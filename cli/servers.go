package cli

import (
	"fmt"
)

// serversFile is the file in --home with the capabilities of model servers, by address and model.
const serversFile = "servers.json"

// capabilities describes what is known of the configured model's abilities, and what a question costs.
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
	return fmt.Sprintf("; %s; a question waits %s for its statement", client.Describe(), waits)
}
