package llm

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// exchangeInfo holds what go-openai does not report about an exchange.
type exchangeInfo struct {
	sent bool          // false if go-openai refused the request itself
	wait time.Duration // the delay before another try that the server asks for
}

type exchangeKey struct{}

// httpClient is the HTTP client of go-openai.
type httpClient struct{ client *http.Client }

func (d httpClient) Do(r *http.Request) (*http.Response, error) {
	info, ok := r.Context().Value(exchangeKey{}).(*exchangeInfo)
	if !ok {
		info = &exchangeInfo{}
	}
	info.sent = true
	resp, err := d.client.Do(r)
	if err != nil {
		return nil, err
	}
	resp.Body = http.MaxBytesReader(nil, resp.Body, longestReply)
	if resp.StatusCode >= http.StatusBadRequest {
		info.wait = retryAfter(resp.Header.Get("Retry-After"), time.Now())
	}
	return resp, nil
}

// longestReply is the maximum size of a reply, far above that of the longest expected one.
const longestReply = 16 << 20

// refuseForeignRedirects follows no redirects to other servers, since the key is meant for this one.
func refuseForeignRedirects(r *http.Request, via []*http.Request) error {
	if from := via[0].URL; r.URL.Scheme != from.Scheme || r.URL.Host != from.Host || len(via) > 3 {
		return &finalError{errors.New("it redirects requests to another server, which must not receive the key")}
	}
	return nil
}

// maxRetryAfter is the longest delay that a server may ask for.
const maxRetryAfter = 24 * time.Hour

// retryAfter parses both forms of the header; 0 if it is useless.
func retryAfter(s string, now time.Time) time.Duration {
	s = strings.TrimSpace(s)
	if seconds, err := strconv.ParseFloat(s, 64); err == nil && seconds > 0 {
		return time.Duration(min(seconds, maxRetryAfter.Seconds()) * float64(time.Second))
	}
	if at, err := http.ParseTime(s); err == nil && at.After(now) {
		return min(at.Sub(now), maxRetryAfter)
	}
	return 0
}

// withInfo returns a context in which the HTTP client fills in info.
func withInfo(ctx context.Context, info *exchangeInfo) context.Context {
	return context.WithValue(ctx, exchangeKey{}, info)
}
