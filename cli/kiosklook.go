package cli

import (
	"fmt"
	"net/http"
	"os"
	"strings"

	"github.com/ask-surely/surely/web/pages"
)

// kioskFlags configure the kiosk's page.
type kioskFlags struct {
	KioskName    string `help:"The owner's name on the kiosk." placeholder:"NAME"`
	KioskLogo    string `help:"The owner's logo on the kiosk: PNG, JPEG, WebP or SVG." type:"existingfile" placeholder:"FILE"`
	KioskChoices bool   `help:"Visitors tap choices at the kiosk; there is no keyboard."`
}

// mostLogo is the largest logo in bytes.
const mostLogo = 512 << 10

func (f *kioskFlags) look() (pages.KioskLook, error) {
	out := pages.KioskLook{Name: f.KioskName, Choices: f.KioskChoices}
	if f.KioskLogo != "" {
		b, err := os.ReadFile(f.KioskLogo)
		if err != nil {
			return out, err
		}
		out.Logo, out.Kind = b, http.DetectContentType(b)
		if strings.HasSuffix(strings.ToLower(f.KioskLogo), ".svg") {
			out.Kind = "image/svg+xml"
		}
		if len(b) > mostLogo || !strings.HasPrefix(out.Kind, "image/") {
			return out, fmt.Errorf("%s is not a picture of at most %d kB", f.KioskLogo, mostLogo>>10)
		}
	}
	return out, nil
}
