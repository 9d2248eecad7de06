package repo

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

var (
	inPicture = regexp.MustCompile("(?s)```\n(.*?)```")
	ofHouse   = regexp.MustCompile(`[a-z]+(?:/[a-z]+)*`)
	inWalk    = regexp.MustCompile("`([a-z/]+\\.(?:go|js))`: ((?:`[A-Za-z]+`(?:,\\s+)?)+)")
	quotedIn  = regexp.MustCompile("`([A-Za-z]+)`")
)

// The packages in the diagram of docs/architecture.md exist and are above those they import; the
// functions in its walks exist in the named files.
func TestArchitecture(t *testing.T) {
	page, err := os.ReadFile("docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	picture := inPicture.FindSubmatch(page)
	if picture == nil {
		t.Fatal("there is no picture")
	}
	above, named := len(layers), 0
	for _, line := range strings.Split(string(picture[1]), "\n") {
		drawn, _, _ := strings.Cut(strings.TrimLeft(line, " │├└─"), "   ") // without the remark in brackets
		names := ofHouse.FindAllString(drawn, -1)
		level := -1
		for _, name := range names {
			if _, err := os.Stat(name); err != nil {
				t.Errorf("%s is drawn and not there", name)
			}
			l, _ := layerOf(name)
			level = max(level, l)
		}
		if len(names) == 0 || strings.ContainsAny(line, "├└") {
			continue // beside or below the line above: imports_test.go checks these
		}
		if named += len(names); level > above {
			t.Errorf("%s is drawn below what it stands on", drawn)
		}
		above = level
	}
	if named < 8 {
		t.Errorf("only %d packages are drawn", named)
	}
	walked := inWalk.FindAllStringSubmatch(string(page), -1)
	if len(walked) < 20 {
		t.Errorf("the walks pass only %d places", len(walked))
	}
	for _, w := range walked {
		source, err := os.ReadFile(w[1])
		if err != nil {
			t.Error(err)
			continue
		}
		for _, f := range quotedIn.FindAllStringSubmatch(w[2], -1) {
			if !regexp.MustCompile(`(?m)^(?:func (?:\([^)]*\) )?|function )` + f[1] + `\(`).Match(source) {
				t.Errorf("%s has no %s", w[1], f[1])
			}
		}
	}
}
