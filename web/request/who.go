package request

import (
	"net"
	"net/http"
	"strings"
)

// proxyHeaders are headers that proxies add and browsers never send. One of them, even an empty one, says that a
// request came through a proxy.
var proxyHeaders = []string{"Via", "Forwarded", "Forwarded-For", "X-Forwarded", "X-Real-Ip", "X-Client-Ip", "Client-Ip",
	"True-Client-Ip", "X-Cluster-Client-Ip", "X-Original-Host", "X-Original-Url", "X-Original-Forwarded-For",
	"X-Envoy-External-Address", "X-Envoy-Original-Path", "Cf-Connecting-Ip", "Cf-Ray", "Cf-Visitor", "Fastly-Client-Ip",
	"Fly-Client-Ip", "X-Azure-Clientip", "X-Azure-Socketip", "X-Appengine-User-Ip", "X-Amzn-Trace-Id",
	"X-Arr-Log-Id", "X-Proxyuser-Ip", "Tailscale-User-Login", "X-Ngrok-Trace-Id"}

// forwardedPrefix begins the names of headers such as X-Forwarded-For, -Proto, -Host, -Port and -Server.
const forwardedPrefix = "X-Forwarded-"

// IsLocal reports whether a person at this machine sent a request: the connection is a loopback one, it is addressed to
// a loopback name, and no proxy has passed it on.
func IsLocal(r *http.Request) bool {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	ip := net.ParseIP(host)
	if err != nil || ip == nil || !ip.IsLoopback() || !isLoopbackName(Hostname(r.Host)) {
		return false
	}
	for name := range r.Header {
		if strings.HasPrefix(name, forwardedPrefix) {
			return false
		}
	}
	for _, name := range proxyHeaders {
		if _, sent := r.Header[name]; sent {
			return false
		}
	}
	return true
}

// isLoopbackName reports whether a name always means this machine.
func isLoopbackName(name string) bool {
	ip := net.ParseIP(name)
	return name == "localhost" || strings.HasSuffix(name, ".localhost") || ip != nil && ip.IsLoopback()
}

// Hostname returns a Host header without port and brackets.
func Hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}
