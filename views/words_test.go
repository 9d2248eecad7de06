package views

import (
	"reflect"
	"testing"
)

// Every word of the interface has a text, except those that may be empty.
func TestWordsAreWhole(t *testing.T) {
	said := reflect.ValueOf(*English)
	for i := range said.NumField() {
		if name := said.Type().Field(i).Name; said.Field(i).IsZero() {
			t.Errorf("%s says nothing", name)
		}
	}
}
