package pages

import (
	"bytes"
	_ "embed"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"time"

	"github.com/boombuler/barcode/qr"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// KioskTimes pace the kiosk. Zero values mean the documented defaults.
type KioskTimes struct {
	Idle      time.Duration // nobody touched the screen: ask whether anybody is there; default 60 s
	Countdown time.Duration // then start over; default 15 s
	Think     time.Duration // the simulated visitor before a reply; default 2.5 s
	Show      time.Duration // an answer before the next question; default 9 s
}

// seconds returns what the page needs, never 0.
func (k KioskTimes) seconds() (idle, countdown int) {
	return max(1, int(k.Idle.Seconds())), max(1, int(k.Countdown.Seconds()))
}

// KioskLook configures the look of the kiosk's page.
type KioskLook struct {
	Name    string // shown beside the product's name; empty: none
	Logo    []byte // a picture, PNG, JPEG, WebP or SVG; nil: none
	Kind    string // of the picture, as a media type
	Choices bool   // no typing: people tap choices
}

//go:embed abusive.txt
var abusiveWords string

// abusive matches words that a public screen must not repeat.
var abusive = regexp.MustCompile(`(?i)\b(` + strings.Join(strings.Fields(abusiveWords), "|") + `)\w*`)

// handleLogo sends the owner's logo.
func (s *Pages) handleLogo(c echo.Context) error {
	c.Response().Header().Set("Cache-Control", "max-age=3600")
	return c.Blob(http.StatusOK, s.Look.Kind, s.Look.Logo)
}

// clean removes such words from a fragment for a kiosk.
func clean(html string) string { return abusive.ReplaceAllString(html, "…") }

// handleTake makes a read-only link to a kiosk's conversation, which its visitor can take along as a QR code.
func (s *Pages) handleTake(c echo.Context) error {
	if !s.MayTurn(c.RealIP()) {
		return chat.Refuse("too_fast", views.English.TooFast)
	}
	taken, err := s.Hub.Take(c.FormValue("conversation"), c.FormValue("token"))
	if err != nil {
		return err
	}
	link := s.address(c) + "/c/" + taken
	path, size, err := qrPath(link)
	if err != nil {
		return err
	}
	return request.Render(c, views.Taken(link, path, size))
}

// address is this server's public address: the owner's first origin, else that of the request.
func (s *Pages) address(c echo.Context) string {
	if len(s.Origins) > 0 {
		return s.Origins[0]
	}
	return c.Scheme() + "://" + c.Request().Host
}

// qrPath draws a text's QR code as squares of size 1 with a quiet zone.
func qrPath(text string) (path string, size int, err error) {
	code, err := qr.Encode(text, qr.M, qr.Auto)
	if err != nil {
		return "", 0, fmt.Errorf("draw a QR code: %w", err)
	}
	const edge = 4
	var b bytes.Buffer
	bounds := code.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if r, _, _, _ := code.At(x, y).RGBA(); r == 0 {
				fmt.Fprintf(&b, "M%d %dh1v1h-1z", x+edge, y+edge)
			}
		}
	}
	return b.String(), bounds.Dx() + 2*edge, nil
}
