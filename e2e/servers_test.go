package e2e

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// A feature the server turns out to lack is remembered between commands: it is not requested again,
// and doctor reports it.
func TestServersAreRemembered(t *testing.T) {
	said := func(last string) string {
		if strings.Contains("\n"+last, "\nQuestion: ") {
			return "SELECT name FROM places WHERE town = 'Lisbon';"
		}
		return ""
	}
	var mode llmtest.Mode
	for _, m := range llmtest.Modes() {
		if m.Name == "NoLogprobs" {
			mode = m
		}
	}
	var sent atomic.Int32
	server := httptest.NewServer(mode.Handler(said, func() { sent.Add(1) }))
	defer server.Close()
	home := t.TempDir()
	took := func() int32 {
		before := sent.Load()
		env := map[string]string{"SURELY_TIMEOUT": "20s"}
		if out, status := askAt(t, server.URL+"/v1", env, "--home", home, "Which places are in Lisbon?"); status != 0 {
			t.Fatalf("status %d: %v", status, out)
		}
		return sent.Load() - before
	}
	if first, second := took(), took(); second != first-1 {
		t.Errorf("%d requests at first, then %d", first, second)
	}
	env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m", "SURELY_DAY_BUDGET": "money=1"}
	told := func(wanted int, wants ...string) {
		t.Helper()
		status, out, _ := once(env, "doctor", "--home", home)
		for _, want := range wants {
			if status != wanted || !strings.Contains(out, want) {
				t.Errorf("status %d, doctor does not tell %q:\n%s", status, want, out)
			}
		}
	}
	told(0, "m reports no probabilities", "SURELY_PRICES", "the confidence of m is not calibrated")
	// A calibration applies to one model only.
	fitted := model.Calibrations{"m": {Temperature: 1.5, On: "wikisql", N: 40}}
	if err := fitted.Write(filepath.Join(home, calibrationsFile)); err != nil {
		t.Fatal(err)
	}
	told(0, "calibrated on 40 decisions of wikisql")
	env["SURELY_MODEL"] = "other"
	told(0, "the confidence of other is not calibrated")
	env["SURELY_RATE"] = "often"
	told(1, "SURELY_RATE")
	// Not every server lists its models.
	bare := httptest.NewServer(http.NotFoundHandler())
	defer bare.Close()
	env["OPENAI_BASE_URL"], env["SURELY_RATE"] = bare.URL+"/v1", ""
	told(0, "does not list its models")
	env["SURELY_MODEL"] = ""
	told(1, "status 404")
}
