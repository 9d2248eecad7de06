// Package deliver sends answers by mail, and to webhooks on hosts that the owner lists.
package deliver

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/tls"
	"errors"
	"fmt"
	"mime"
	"mime/quotedprintable"
	"net"
	"net/mail"
	"net/smtp"
	"strings"
	"time"
)

// Mail sends mail through the owner's server.
type Mail struct {
	Server         string // host:port
	From           string // an address, perhaps with a name
	User, Password string // empty: the server asks for none
}

// Letter is a mail to one address.
type Letter struct {
	To, Subject, Text string
	Unsubscribe       string // where the recipient can unsubscribe
}

// sendFor is the time limit for a server.
const sendFor = 30 * time.Second

// Address is the bare form of a mail address, or an error.
func Address(text string) (string, error) {
	a, err := mail.ParseAddress(text)
	if err != nil || strings.ContainsAny(a.Address, "\r\n") || len(a.Address) > 254 {
		return "", fmt.Errorf("%q is not a mail address", text)
	}
	return a.Address, nil
}

// Send sends a mail. Credentials are only sent over TLS, or on this machine.
func (m *Mail) Send(ctx context.Context, l Letter) error {
	to, err := Address(l.To)
	if err != nil {
		return err
	}
	from, err := Address(m.From)
	if err != nil {
		return err
	}
	text, err := m.compose(l, to)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, sendFor)
	defer cancel()
	if err := m.hand(ctx, from, to, text); err != nil {
		return fmt.Errorf("send a mail by %s: %w", m.Server, err)
	}
	return nil
}

// hand hands a mail to the server.
func (m *Mail) hand(ctx context.Context, from, to string, text []byte) error {
	host, port, err := net.SplitHostPort(m.Server)
	if err != nil {
		return err
	}
	conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", m.Server)
	if err != nil {
		return err
	}
	defer conn.Close()
	if until, ok := ctx.Deadline(); ok {
		if err := conn.SetDeadline(until); err != nil {
			return err
		}
	}
	if port == "465" { // TLS from the first byte
		conn = tls.Client(conn, &tls.Config{ServerName: host})
	}
	c, err := smtp.NewClient(conn, host)
	if err != nil {
		return err
	}
	defer c.Close()
	if ok, _ := c.Extension("STARTTLS"); ok && port != "465" {
		if err := c.StartTLS(&tls.Config{ServerName: host}); err != nil {
			return err
		}
	}
	if m.User != "" { // PlainAuth refuses to send the password without TLS, except on this machine
		if err := c.Auth(smtp.PlainAuth("", m.User, m.Password, host)); err != nil {
			return err
		}
	}
	if err := errors.Join(c.Mail(from), c.Rcpt(to)); err != nil {
		return err
	}
	w, err := c.Data()
	if err != nil {
		return err
	}
	if _, err := w.Write(text); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return c.Quit()
}

// compose encodes a mail for sending.
func (m *Mail) compose(l Letter, to string) ([]byte, error) {
	from, err := mail.ParseAddress(m.From)
	if err != nil {
		return nil, err
	}
	_, domain, _ := strings.Cut(from.Address, "@")
	one := func(s string) string { return strings.Join(strings.Fields(s), " ") } // a header is one line
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: %s\r\nTo: <%s>\r\nSubject: %s\r\nDate: %s\r\nMessage-ID: <%s@%s>\r\n", from.String(), to,
		mime.QEncoding.Encode("utf-8", one(l.Subject)), time.Now().Format(time.RFC1123Z), rand.Text(), domain)
	if l.Unsubscribe != "" {
		fmt.Fprintf(&b, "List-Unsubscribe: <%s>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n", one(l.Unsubscribe))
	}
	b.WriteString("Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n" +
		"Content-Transfer-Encoding: quoted-printable\r\n\r\n")
	w := quotedprintable.NewWriter(&b)
	if _, err := w.Write([]byte(l.Text)); err != nil {
		return nil, err
	}
	return b.Bytes(), w.Close()
}
