package e2e

import (
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// visitor is a client with its own address and headers.
type visitor struct {
	url     string
	headers []string // names and values
	http.Client
	dial func(network, addr string) (net.Conn, error)
}

func newVisitor(server, from string, headers ...string) *visitor {
	d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
	return &visitor{server, headers, http.Client{Timeout: 3 * time.Minute,
		Transport: &http.Transport{DialContext: d.DialContext, MaxIdleConnsPerHost: 100}}, d.Dial}
}

// send sends a request and returns the status and the reply; the status is 0, and the reply says why, without one.
func (v *visitor) send(method, path, kind string, body io.Reader) (status int, said string) {
	r, err := http.NewRequest(method, v.url+path, body)
	if err != nil {
		return 0, err.Error()
	}
	for i := 0; i+1 < len(v.headers); i += 2 {
		r.Header.Set(v.headers[i], v.headers[i+1])
	}
	r.Header.Set("Content-Type", kind)
	got, err := v.Do(r)
	if err != nil {
		return 0, err.Error()
	}
	defer got.Body.Close()
	b, err := io.ReadAll(got.Body)
	if err != nil {
		return 0, err.Error()
	}
	return got.StatusCode, string(b)
}

func (v *visitor) get(path string) (status int, said string) { return v.send("GET", path, "", nil) }

// post sends a form, given by names and values.
func (v *visitor) post(path string, form ...string) (status int, said string) {
	values := url.Values{}
	for i := 0; i+1 < len(form); i += 2 {
		values.Set(form[i], form[i+1])
	}
	return v.send("POST", path, "application/x-www-form-urlencoded", strings.NewReader(values.Encode()))
}

// upload sends a file, and returns its name as a source, too.
func (v *visitor) upload(name, content string) (status int, said, source string) {
	var b bytes.Buffer
	form := multipart.NewWriter(&b)
	part, err := form.CreateFormFile("file", name)
	if err != nil {
		return 0, err.Error(), ""
	}
	io.WriteString(part, content)
	form.Close()
	status, said = v.send("POST", "/api/v1/uploads", form.FormDataContentType(), &b)
	var made struct{ Source string }
	json.Unmarshal([]byte(said), &made)
	return status, said, made.Source
}

// ask sends a question or a statement through the API, and returns the reply's members, too.
func (v *visitor) ask(body map[string]any) (status int, said string, members map[string]any) {
	b, err := json.Marshal(body)
	if err != nil {
		return 0, err.Error(), nil
	}
	status, said = v.send("POST", "/api/ask", "application/json", bytes.NewReader(b))
	json.Unmarshal([]byte(said), &members)
	return status, said, members
}
