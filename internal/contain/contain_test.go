package contain

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"testing"
)

// A panic is logged once, with the id that its error tells, however many boundaries it passes.
func TestPanicIsLoggedOnce(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	err := Do("all of it", func() error {
		var g Group
		g.Go(func() { panic("fell over") })
		g.Go(func() {})
		g.Wait()
		return nil
	})
	var p *Panic
	if !errors.As(err, &p) || p.Value != "fell over" || p.ID == "" {
		t.Fatalf("got %v", err)
	}
	if n := strings.Count(log.String(), p.ID); n != 1 || !strings.Contains(log.String(), "contain_test.go") {
		t.Errorf("it is told %d times:\n%s", n, log.String())
	}
}

func TestOrdinary(t *testing.T) {
	wrong := errors.New("wrong")
	if err := Err("work", func() error { return wrong })(); err != wrong {
		t.Errorf("got %v", err)
	}
	done := make(chan bool)
	Go("work", func() { defer close(done); panic("fell over") })
	<-done
	Func("work", func() { panic("fell over") })()
}
