package cli

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestLockHome(t *testing.T) {
	home := t.TempDir()
	unlock, err := lockHome(home)
	if err != nil {
		t.Fatal(err)
	}
	_, err = lockHome(home)
	want := fmt.Sprintf("another server (process %d) uses %s", os.Getpid(), home)
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
	if other, err := lockHome(t.TempDir()); err != nil {
		t.Errorf("another folder: %v", err)
	} else {
		other()
	}
	unlock()
	if unlock, err = lockHome(home); err != nil {
		t.Errorf("after the first has ended: %v", err)
	} else {
		unlock()
	}
}
