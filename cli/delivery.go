package cli

import (
	"fmt"

	"github.com/ask-surely/surely/web"
	"github.com/ask-surely/surely/web/deliver"
)

// deliveryFlags say how answers to scheduled questions are sent. A user name and password for the mail server are given
// by SURELY_SMTP_USER and SURELY_SMTP_PASSWORD.
type deliveryFlags struct {
	SMTP        string   `name:"smtp" help:"Mail server that sends the answers to questions asked on a schedule; port 465 is TLS, others STARTTLS where it is offered." placeholder:"HOST:PORT"`
	MailFrom    string   `help:"Sender of those mails." placeholder:"ADDRESS"`
	WebhookHost []string `help:"Host to whose webhooks such answers may be sent: a name; an address or network too if it is private (repeatable)." placeholder:"HOST"`
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
