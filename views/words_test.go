package views

import (
	"reflect"
	"regexp"
	"slices"
	"testing"
)

// Every language has every text, with the same placeholders.
func TestLanguagesAreWhole(t *testing.T) {
	places := regexp.MustCompile(`%[^ ]`)
	for code, words := range languages {
		if words.Code != code {
			t.Errorf("%s calls itself %q", code, words.Code)
		}
		said, model := reflect.ValueOf(*words), reflect.ValueOf(*english)
		for i := range said.NumField() {
			name := said.Type().Field(i).Name
			for key, text := range texts(said.Field(i)) {
				want := texts(model.Field(i))[key]
				if want == "" && text == "" {
					continue
				}
				if text == "" || !slices.Equal(places.FindAllString(text, -1), places.FindAllString(want, -1)) {
					t.Errorf("%s: %s %v is %q, in English %q", code, name, key, text, want)
				}
			}
			if len(texts(said.Field(i))) != len(texts(model.Field(i))) {
				t.Errorf("%s: %s is not whole", code, name)
			}
		}
	}
}

// texts are the texts of a field, by index or key.
func texts(v reflect.Value) map[any]string {
	out := map[any]string{}
	switch v.Kind() {
	case reflect.String:
		out[0] = v.String()
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			out[i] = v.Index(i).String()
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			out[key.String()] = v.MapIndex(key).String()
		}
	}
	return out
}
