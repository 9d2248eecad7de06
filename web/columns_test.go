package web

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"
)

// readTables is a Columns with fixed tables that records the requests.
type readTables struct {
	tables []TextTable
	did    []string
}

func (r *readTables) Read(source, table string) error {
	r.did = append(r.did, "read "+source+" "+table)
	return nil
}
func (r *readTables) Stop(source, table string) { r.did = append(r.did, "stop "+source+" "+table) }
func (r *readTables) Apart(_ context.Context, _, table, column, value string) error {
	if value == "" {
		return errors.New("nothing was merged")
	}
	r.did = append(r.did, "apart "+table+" "+column+" "+value)
	return nil
}
func (r *readTables) Told(context.Context, string) ([]TextTable, error) { return r.tables, nil }

// TestColumns checks that only the owner can have texts read, see the progress and the merges, and undo these.
func TestColumns(t *testing.T) {
	const token = "a-token-of-the-owner"
	mast := TextColumn{"mast", "how high is the mast?", 21, []TextExample{{"Gull", "9 m", "Her mast is 9 m high."}}, ""}
	columns := &readTables{tables: []TextTable{{Name: "boats", Done: 32, All: 100, Columns: []TextColumn{mast},
		Merged: []Merged{{"rig", "gaf", "gaff"}}, Err: errors.New("the disk is full")}}}
	_, h, _ := newServed(t, func(o *Options) { o.Columns, o.Access = columns, Access{Token: token, Open: true} })
	owner := []string{"Authorization", "Bearer " + token, "Content-Type", "application/x-www-form-urlencoded"}
	if _, body := request(t, "GET", h.URL+"/data", ""); strings.Contains(body, `data-testid="reading`) {
		t.Error("a visitor sees the button")
	}
	_, body := request(t, "GET", h.URL+"/data", "", owner...)
	for _, said := range []string{"32 of 100 rows are read", "Go on reading", "Read from the texts: mast",
		"“gaf” is taken for “gaff” (rig)",
		"how high is the mast?", "rows that say it: 21",
		"<b>Gull</b>: 9 m <q>Her mast is 9 m high.</q>", "the disk is full"} {
		if !strings.Contains(body, said) {
			t.Errorf("the page does not say %q", said)
		}
	}
	for form, want := range map[string]int{"do=read&source=boats&table=boats": http.StatusSeeOther,
		"do=stop&source=boats&table=boats":                       http.StatusSeeOther,
		"do=apart&source=boats&table=boats&column=rig&value=gaf": http.StatusSeeOther,
		"do=apart&source=boats&table=boats":                      http.StatusUnprocessableEntity,
		"do=read&source=nothing&table=boats":                     http.StatusNotFound,
		"do=what&source=boats&table=boats":                       http.StatusBadRequest} {
		if status, body := request(t, "POST", h.URL+"/data/columns", form, owner...); status != want {
			t.Errorf("%s: %d %.200s", form, status, body)
		}
		if status, _ := request(t, "POST", h.URL+"/data/columns", form, owner[2:]...); status != http.StatusUnauthorized {
			t.Errorf("a visitor does %s: %d", form, status)
		}
	}
	if len(columns.did) != 3 {
		t.Errorf("%q were done", columns.did)
	}
	columns.tables = []TextTable{{Name: "boats", Done: 1, All: 2, Running: true, Left: time.Minute}}
	if _, body := request(t, "GET", h.URL+"/data", "", owner...); !strings.Contains(body,
		"1 of 2 rows are read, about 1m0s left") || !strings.Contains(body, `value="stop"`) {
		t.Error("the page does not tell how far it is")
	}
}
