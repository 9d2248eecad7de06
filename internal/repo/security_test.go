package repo

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

var (
	testsOf  = regexp.MustCompile("`([a-z][a-z/0-9]*)` ((?:`(?:Test|Fuzz)\\w+`(?:,\\s+)?)+)")
	testName = regexp.MustCompile("`((?:Test|Fuzz)\\w+)`")
	declared = regexp.MustCompile(`(?m)^([^:]*)/[^/:]*_test\.go:func (\w+)\(`)
)

// The tests that the threat model names are there, in the packages that it names.
func TestPromisesAreTested(t *testing.T) {
	found, err := exec.Command("git", "grep", "-E", "^func (Test|Fuzz)", "--", "*_test.go").Output()
	if err != nil {
		t.Skip("this is no checkout")
	}
	places := map[string]string{} // of tests: their packages, each followed by a space
	for _, d := range declared.FindAllStringSubmatch(string(found), -1) {
		places[d[2]] += "/" + d[1] + " "
	}
	page, err := os.ReadFile("docs/security.md")
	if err != nil {
		t.Fatal(err)
	}
	named := testName.FindAllStringSubmatch(string(page), -1)
	if len(named) < 80 {
		t.Errorf("only %d tests are named", len(named))
	}
	for _, n := range named {
		if places[n[1]] == "" {
			t.Errorf("there is no %s", n[1])
		}
	}
	for _, of := range testsOf.FindAllStringSubmatch(string(page), -1) {
		for _, n := range testName.FindAllStringSubmatch(of[2], -1) {
			if !strings.Contains(places[n[1]], "/"+of[1]+" ") {
				t.Errorf("%s is not in %s but in %s", n[1], of[1], places[n[1]])
			}
		}
	}
}
