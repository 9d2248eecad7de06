package cli

import (
	"fmt"

	"github.com/ask-surely/surely/web"
	"github.com/ask-surely/surely/web/deliver"
)

// deliveryFlags say how answers to scheduled questions are sent. The mail server's user name and password come from
// SURELY_SMTP_USER and SURELY_SMTP_PASSWORD.
type deliveryFlags struct {
	SMTP        string   `name:"smtp" help:"Mail server for answers to scheduled questions; port 465 uses TLS, others STARTTLS if offered." placeholder:"HOST:PORT"`
	MailFrom    string   `help:"Sender of those mails." placeholder:"ADDRESS"`
	WebhookHost []string `help:"Host that webhooks may send such answers to; for a private host also its address or network (repeatable)." placeholder:"HOST"`
}

// delivery converts the flags for the server.
func (f deliveryFlags) delivery(s streams, origins []string, addr string) (d web.Delivery, err error) {
	d.Home = "http://" + addr
	if len(origins) > 0 {
		d.Home = origins[0]
	}
	if f.SMTP != "" {
		if _, err := deliver.Address(f.MailFrom); err != nil {
			return d, fmt.Errorf("--smtp needs --mail-from: %w", err)
		}
		d.Mail = &deliver.Mail{Server: f.SMTP, From: f.MailFrom, User: s.getenv("SURELY_SMTP_USER"),
			Password: s.getenv("SURELY_SMTP_PASSWORD")}
	}
	if len(f.WebhookHost) > 0 {
		if d.Hooks, err = deliver.NewHooks(f.WebhookHost); err != nil {
			return d, fmt.Errorf("--webhook-host: %w", err)
		}
	}
	return d, nil
}
