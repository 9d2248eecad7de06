package schema

import "testing"

func TestSQLName(t *testing.T) {
	for name, want := range map[string]string{
		"boats": "boats", "_id": "_id", "b2": "b2", "Boats": `"Boats"`, "2b": `"2b"`, "": `""`, "opening hours": `"opening hours"`,
		`a"b`: `"a""b"`, "straße": `"straße"`, "order": `"order"`, "coalesce": `"coalesce"`, "name": "name",
	} {
		if got := SQLName(name); got != want {
			t.Errorf("SQLName(%q) = %s, want %s", name, got, want)
		}
	}
}
