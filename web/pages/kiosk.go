package pages

import (
	_ "embed"
	"regexp"
	"strings"
)

//go:embed abusive.txt
var abusiveWords string

// abusive matches words that a public screen must not repeat.
var abusive = regexp.MustCompile(`(?i)\b(` + strings.Join(strings.Fields(abusiveWords), "|") + `)\w*`)

// censor removes abusive words from a fragment for a kiosk.
func censor(html string) string { return abusive.ReplaceAllString(html, "…") }
