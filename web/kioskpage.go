package web

import (
	"bytes"
	"crypto/subtle"
	_ "embed"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"github.com/boombuler/barcode/qr"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

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

// clean removes such words from a fragment for a kiosk.
func clean(html string) string { return abusive.ReplaceAllString(html, "…") }

// kioskRoutes are requests of the kiosk's page besides the conversation.
func (s *Server) kioskRoutes(e doored, in func(...echo.MiddlewareFunc) []echo.MiddlewareFunc) {
	look := s.options.KioskLook
	if len(look.Logo) > 0 {
		e.GET("/kiosk/logo", func(c echo.Context) error {
			c.Response().Header().Set("Cache-Control", "max-age=3600")
			return c.Blob(http.StatusOK, look.Kind, look.Logo)
		}, in()...)
	}
	if !s.options.Kiosk {
		e.POST("/kiosk/take", s.handleTake, in()...)
	}
}

// handleTake makes a read-only link to a kiosk's conversation, which its visitor can take along as a QR code.
func (s *Server) handleTake(c echo.Context) error {
	if !s.mayTurn(c.RealIP()) {
		return refuse("too_fast", views.English.TooFast)
	}
	s.hub.mu.Lock()
	live := s.hub.chats[c.FormValue("conversation")]
	s.hub.mu.Unlock()
	if live == nil || !live.passing || subtle.ConstantTimeCompare(live.secret, hash(c.FormValue("token"))) != 1 {
		return refuse("unknown_conversation", views.English.UnknownConversation)
	}
	live.mu.Lock()
	conv := &chat.Conversation{ID: random(9), TokenHash: hash(random(16)), View: live.by.view.Key,
		Source: live.source.Name,
		Memory: live.memory}
	records := closed(live.journal.passed)
	live.mu.Unlock()
	ctx, cancel := s.storing()
	defer cancel()
	if err := s.store.Save(ctx, conv, records...); err != nil {
		return err
	}
	of := conv.ID
	conv.ID, conv.TokenHash = random(16), nil
	if err := s.store.SaveLink(ctx, conv, of, records...); err != nil {
		return err
	}
	link := s.address(c) + "/c/" + conv.ID
	path, size, err := qrPath(link)
	if err != nil {
		return err
	}
	return s.render(c, views.Taken(link, path, size))
}

// address is this server's public address: the owner's first origin, else that of the request.
func (s *Server) address(c echo.Context) string {
	if len(s.options.Origins) > 0 {
		return s.options.Origins[0]
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

// pass keeps records of an unstored conversation in case its visitor takes it along. c.mu is held.
func (j *journal) pass(records ...chat.Record) {
	const most = 300
	for _, r := range records {
		if r.Type == agent.ResetMessage {
			continue
		}
		j.passed = append(j.passed, r)
	}
	j.passed = j.passed[max(0, len(j.passed)-most):]
}
