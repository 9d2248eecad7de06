package app

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web"
)

// TestViews queries data with rules as a restricted user: statements, values, descriptions, also
// after it was described again.
func TestViews(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"orders.csv": "id,region,note\n1,north,windows for the mill\n2,south,canary in a cage\n3,open,a bench\n4,north,paint\n",
		"surely.yaml": "tables:\n  orders:\n    rows: {visitor: \"region = 'open'\", member: \"region IN {team}\"}\n" +
			"examples:\n  - question: what went south?\n    suql: SELECT note FROM orders WHERE region = 'south'\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a := newApp(t, t.TempDir(), dir)
	v := NewViews(a, nil, a.Entries)
	if view, err := v.View(context.Background(), web.User{Role: "owner"}); view != nil || err != nil {
		t.Errorf("the owner's view is %v, %v", view, err)
	}
	for _, c := range []struct {
		user web.User
		want string
	}{
		{web.User{Role: "visitor"}, "[[3]]"},
		{web.User{Role: "member", Attributes: map[string][]string{"team": {"north"}}}, "[[1] [4]]"},
		{web.User{Role: "member", Attributes: map[string][]string{"team": {"north", "open"}}}, "[[1] [3] [4]]"},
		{web.User{Role: "member", Attributes: map[string][]string{"team": {"x') OR ('1' = '1"}}}, "[]"},
		{web.User{Role: "member"}, "[]"},
	} {
		view, err := v.View(context.Background(), c.user)
		if err != nil {
			t.Fatal(err)
		}
		src := view.Sources[0]
		own, err := a.Source(ViewName(src.Name, view.Key))
		if err != nil {
			t.Fatal(err)
		}
		got, err := own.Engine.Run(context.Background(), "SELECT id FROM orders ORDER BY id", suql.RunOptions{})
		if err != nil || fmt.Sprint(got.Rows) != c.want {
			t.Errorf("%+v sees %v, %v, and not %s", c.user, got, err, c.want)
		}
		for _, m := range own.Values.Lookup("canary in a cage", 0) {
			t.Errorf("%+v is told of the value %q", c.user, m.Value)
		}
		for _, column := range own.Schema.Table("orders").Columns {
			if told := fmt.Sprint(column.Samples, column.Values, column.Min, column.Max); strings.Contains(told, "canary") ||
				strings.Contains(told, "south") {
				t.Errorf("%+v is told %s of %s", c.user, told, column.Name)
			}
		}
		if again, err := v.View(context.Background(), c.user); again != view || err != nil {
			t.Errorf("asked again, the view is another one, %v", err)
		}
	}
}
