package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"sort"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
)

// BaseURL completes a configured API address: a missing scheme (HTTP for this machine and local addresses, HTTPS
// otherwise), and /v1 without a path (/openai/v1 with Azure). Empty stays empty: OpenAI's own. A query, such as Azure's
// api-version, is sent with every request.
func BaseURL(typed string) (string, error) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return "", nil
	}
	if !strings.Contains(typed, "://") {
		host, _, _ := strings.Cut(typed, "/")
		typed = map[bool]string{true: "http://", false: "https://"}[nearby(host)] + typed
	}
	u, err := url.Parse(typed)
	if err != nil {
		return "", fmt.Errorf("%q is not an address such as http://localhost:11434/v1", typed)
	}
	if u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", fmt.Errorf("%q is not an address such as http://localhost:11434/v1: it must begin with http:// or "+
			"https://",
			typed)
	}
	switch u.Path = strings.TrimRight(u.Path, "/"); {
	case u.Path == "" && azure(typed):
		u.Path = "/openai/v1"
	case u.Path == "":
		u.Path = "/v1"
	}
	return u.String(), nil
}

// nearby reports whether a host is this machine or on the local network.
func nearby(hostport string) bool {
	host, _, err := net.SplitHostPort(hostport)
	if err != nil {
		host = strings.Trim(hostport, "[]")
	}
	if ip := net.ParseIP(host); ip != nil {
		return ip.IsLoopback() || ip.IsPrivate() || ip.IsUnspecified() || ip.IsLinkLocalUnicast()
	}
	return !strings.Contains(host, ".") || strings.HasSuffix(host, ".local") || strings.HasSuffix(host, ".localhost")
}

// Models lists a server's models.
func Models(ctx context.Context, baseURL, key string) ([]string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address(baseURL, "/models"), nil)
	if err != nil {
		return nil, fmt.Errorf("ask for the models: %w", err)
	}
	authorize(req, baseURL, key)
	resp, err := guarded(http.DefaultClient).Do(req)
	if err != nil {
		return nil, fmt.Errorf("ask for the models: %w", err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, &StatusError{Status: resp.StatusCode}
	}
	var list struct {
		Data []struct {
			ID string `json:"id"`
		} `json:"data"`
	}
	if err := json.NewDecoder(io.LimitReader(resp.Body, 1<<20)).Decode(&list); err != nil || list.Data == nil {
		return nil, errors.New("the server's list of models is not what an OpenAI-compatible server sends")
	}
	var names []string
	for _, m := range list.Data {
		if m.ID != "" {
			names = append(names, m.ID)
		}
	}
	return names, nil
}

// StatusError is an error response of a server.
type StatusError struct{ Status int }

func (e *StatusError) Error() string {
	return fmt.Sprintf("the server refused with status %d (%s)", e.Status, http.StatusText(e.Status))
}

// Local is a model server on this machine.
type Local struct {
	Name    string // the program that usually has the port
	BaseURL string
	Models  []string
}

// usual are the default ports of model servers.
var usual = map[string]string{"11434": "Ollama", "8080": "llama.cpp", "1234": "LM Studio", "8000": "vLLM"}

// FindLocal looks for model servers on this machine's usual ports by requesting only their lists of models.
func FindLocal(ctx context.Context) []Local {
	addresses := map[string]string{}
	for port, name := range usual {
		addresses["http://127.0.0.1:"+port+"/v1"] = name
	}
	return findAt(ctx, addresses)
}

// findAt looks at addresses, given with the names of their usual programs.
func findAt(ctx context.Context, addresses map[string]string) []Local {
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	var mu sync.Mutex
	var wg contain.Group
	var found []Local
	for address, name := range addresses {
		wg.Go(func() {
			models, err := Models(ctx, address, "")
			if err != nil {
				return
			}
			mu.Lock()
			defer mu.Unlock()
			found = append(found, Local{name, address, models})
		})
	}
	wg.Wait()
	sort.Slice(found, func(i, j int) bool { return found[i].BaseURL < found[j].BaseURL })
	return found
}
