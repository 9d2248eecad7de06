package suggest

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

func TestCalled(t *testing.T) {
	for name, want := range map[string]string{"boat": "boat", "claimed_amount": "claimed amount",
		"number of positions": "number of positions", "amount_requested": "amount requested", "weight_kg": "weight",
		"minutes": "minutes", "price_cents": "price", "pipe_dia_mm": "", "departs": "", "sold_at": "", "is_coach": "",
		"qty": "", "cat_cd": "", "crdt_lim": "", "from_harbour": "", "days_to_ship": "", "Preis": "Preis"} {
		if got := called(&schema.Column{Name: name, Type: schema.Integer}); got != want {
			t.Errorf("%s is called %q instead of %q", name, got, want)
		}
	}
}

func TestSeveral(t *testing.T) {
	for name, want := range map[string]bool{"rooms": true, "beer servings": true, "hours worked": true, "status": false,
		"number of positions": false, "price": false, "sales forecast": false} {
		if got := several(name); got != want {
			t.Errorf("%s are several: %v", name, got)
		}
	}
}
