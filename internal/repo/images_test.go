package repo

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

var imageLine = regexp.MustCompile(`(?m)^(?:FROM|\s*image:)\s+(\S+)(.*)$`)

// TestImagesPinned requires every image to be pinned by digest, or the same line to say that the owner pins it.
func TestImagesPinned(t *testing.T) {
	for _, path := range []string{"Dockerfile", "deploy/compose.yaml"} {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		found := imageLine.FindAllStringSubmatch(string(b), -1)
		if len(found) == 0 {
			t.Errorf("%s names no image", path)
		}
		for _, m := range found {
			if !strings.Contains(m[1], "@sha256:") && !strings.Contains(m[2], "# add @sha256:") {
				t.Errorf("%s: %s has no digest", path, m[1])
			}
		}
	}
}
