package llm

import (
	"context"
	"fmt"
	"net"
	"net/url"
	"strings"
	"time"
)

// BaseURL completes a configured API address: it adds a missing scheme (HTTP for this machine and local addresses,
// HTTPS otherwise), and /v1 if there is no path. An empty address, which stands for OpenAI's own, stays empty.
func BaseURL(typed string) (string, error) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return "", nil
	}
	if !strings.Contains(typed, "://") {
		host, _, _ := strings.Cut(typed, "/")
		scheme := "https://"
		if isLocal(host) {
			scheme = "http://"
		}
		typed = scheme + typed
	}
	u, err := url.Parse(typed)
	if err != nil {
		return "", fmt.Errorf("%q is not an address such as http://localhost:11434/v1", typed)
	}
	if u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", fmt.Errorf("%q is not an address such as http://localhost:11434/v1: it must begin with http:// or "+
			"https://", typed)
	}
	if u.Path = strings.TrimRight(u.Path, "/"); u.Path == "" {
		u.Path = "/v1"
	}
	return u.String(), nil
}

// isLocal reports whether a host is this machine or on the local network.
func isLocal(hostport string) bool {
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
	list, err := New(Options{BaseURL: baseURL, Key: key}).api.ListModels(ctx)
	if err != nil {
		return nil, fmt.Errorf("list the models: %w", err)
	}
	var names []string
	for _, m := range list.Models {
		if m.ID != "" {
			names = append(names, m.ID)
		}
	}
	return names, nil
}

// ListTimeout is how long a server may take to list its models before Surely goes on without the list.
const ListTimeout = 2 * time.Second

// Choose returns the first of the models that a server lists, with a remark for the owner, who may want another one.
// OpenAI (no address) is not asked, since its list is long and of no use here.
func Choose(url, key string) (name, remark string) {
	if url == "" {
		return DefaultModel, "SURELY_MODEL is not set: " + DefaultModel + " is used, which OpenAI charges for"
	}
	ctx, cancel := context.WithTimeout(context.Background(), ListTimeout)
	defer cancel()
	models, err := Models(ctx, url, key)
	switch {
	case len(models) == 0:
		return DefaultModel, fmt.Sprintf("SURELY_MODEL is not set, and the server at %s lists no models (%v): "+
			"using %s, which may cost money", url, err, DefaultModel)
	case len(models) == 1:
		return models[0], ""
	}
	return models[0], fmt.Sprintf("SURELY_MODEL is not set: of the models at %s (%s), %s is used", url, JoinNames(models),
		models[0])
}

// JoinNames joins the first names.
func JoinNames(names []string) string {
	const maxNames = 8
	if len(names) > maxNames {
		return strings.Join(names[:maxNames], ", ") + fmt.Sprintf(" and %d more", len(names)-maxNames)
	}
	return strings.Join(names, ", ")
}
