package pages

import (
	_ "embed"
	"net/http"
	"regexp"
	"strings"
	"time"

	"github.com/labstack/echo/v4"
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
