package text

import (
	"fmt"
	"strings"
	"testing"
)

// No form of an address shows its secret, nor do messages about it.
func TestAddressesShowNoSecrets(t *testing.T) {
	for _, raw := range []string{
		"postgres://ann:hush%21hush@db:5432/shop", "postgres://ann@db/shop?password=hush%21hush", "postgres://db/shop?user=ann&PASSWORD=hush!hush",
		"postgres://ann:x@db/shop?sslpassword=hush!hush&sslmode=require", "postgres://ann:hush!hush@db:port/shop", "postgres://db/%zz?password=hush!hush",
		"postgres://db/shop?password=hush!hush;x=1",
	} {
		for _, got := range []string{Address(raw), RemoveSecrets(raw, fmt.Sprintf("cannot parse %q: hush!hush", raw))} {
			if strings.Contains(got, "hush") {
				t.Errorf("%s: %s", raw, got)
			}
		}
	}
	if got := Address("postgres://ann:x@db/shop?sslmode=require"); got != "postgres://ann:xxxxx@db/shop?sslmode=require" {
		t.Errorf("what is no secret is gone: %s", got)
	}
}
