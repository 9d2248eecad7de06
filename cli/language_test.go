package cli

import (
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/views"
)

// phrases are the fragments between placeholders of all English texts, except those that could be
// something else.
func phrases(t *testing.T) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	slot := regexp.MustCompile(`\{[^}]*\}|%[a-z]|[\[\]:.,?!“”]`)
	add := func(pattern string) {
		for _, piece := range slot.Split(pattern, -1) {
			if piece = strings.TrimSpace(piece); len(strings.Fields(piece)) > 1 && len(piece) > 7 {
				out[piece] = true
			}
		}
	}
	var collect func(v reflect.Value)
	collect = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			add(v.String())
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				collect(v.Index(i))
			}
		case reflect.Map:
			for _, key := range v.MapKeys() {
				collect(v.MapIndex(key))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				collect(v.Field(i))
			}
		}
	}
	collect(reflect.ValueOf(*views.Language("en")))
	for _, name := range []string{"plain", "restate"} {
		b, err := os.ReadFile("../nlg/grammar/" + name + ".en.txt")
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(b), "\n") {
			if _, pattern, ok := strings.Cut(line, ": "); ok && !strings.HasPrefix(line, "#") {
				add(pattern)
			}
		}
	}
	described, err := os.ReadFile("../internal/demo/surely.yaml") // the data is English in any language
	if err != nil {
		t.Fatal(err)
	}
	for phrase := range out {
		if strings.Contains(string(described), phrase) {
			delete(out, phrase)
		}
	}
	return out
}

// ownText is the page's own text, including labels for screen readers, but without what people
// typed, text marked as another language, and values of the data.
const ownText = `(() => {
	const out = [], others = ".said, [lang=en], textarea, pre, th[scope=row], td:not(.number), .row dd, .tags, q, .asked-of, option, #toast";
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let n; n = walk.nextNode();) if (n.data.trim() && !n.parentElement.closest(others)) out.push(n.data.trim());
	for (const e of document.querySelectorAll("[aria-label], [title], [placeholder]")) if (!e.closest(others))
		for (const a of ["aria-label", "title", "placeholder"]) if (e.hasAttribute(a)) out.push(e.getAttribute(a));
	return out.join("\n");
})()`

// TestLanguages goes through the real program in its other languages: none of its own text is English, numbers
// and dates follow the language, and a question in an unsupported language is declined in the interface language.
func TestLanguages(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	english := phrases(t)
	if len(english) < 300 {
		t.Fatalf("English says only %d things", len(english))
	}
	said := journeySayings(t)
	for _, c := range []struct{ language, yes, asked, told, other, otherTold string }{
		{"de", "ja", "wie viele gibt es in Palo Alto?", "nur auf Englisch", "¿cuántos hay en Palo Alto?", "en inglés"},
		{"es", "sí", "¿cuántos hay en Palo Alto?", "en inglés", "wie viele gibt es in Palo Alto?", "nur auf Englisch"},
	} {
		t.Run(c.language, func(t *testing.T) {
			home := t.TempDir()
			s := serve(t, home, "--language", c.language, "--detector", "probability=0.998")
			tab := b.Tab(t)
			tab.Size(1280, 900)
			look := func(where string) {
				t.Helper()
				text := browser.JS[string](tab, ownText)
				for phrase := range english {
					if strings.Contains(text, phrase) {
						t.Errorf("%s says %q", where, phrase)
					}
				}
				if lang := browser.JS[string](tab, "document.documentElement.lang"); lang != c.language {
					t.Errorf("%s is marked as %q", where, lang)
				}
			}
			visit(tab, s.url)
			look("the first page")
			askPage(tab, said["read"])
			look("a question back")
			for range 8 { // in the language's own words
				if !browser.JS[bool](tab, lastState+` === "waiting"`) {
					break
				}
				n := tab.Count(".exchange")
				tab.Keys(c.yes + "\r")
				tab.Wait(`document.querySelectorAll(".exchange").length > ` + strconv.Itoa(n) + ` && ` + settled)
			}
			tab.Wait(finished)
			look("an answer")
			for _, question := range []string{said["chart"], "hello", "what can you do"} {
				askPage(tab, question)
				sayYes(tab)
				look(question)
			}
			if text := browser.JS[string](tab,
				`document.querySelector("#log").innerText`); !regexp.MustCompile(`\d,\d`).MatchString(text) ||
				regexp.MustCompile(`\b\d\.\d\b`).MatchString(text) {
				t.Errorf("numbers are not as %s writes them: %s", c.language, text)
			}
			for question, told := range map[string]string{c.asked: c.told, c.other: c.otherTold} {
				askPage(tab, question)
				if got := tab.Text(".turn:last-child .answer .voice"); !strings.Contains(got, told) {
					t.Errorf("%q is told: %s", question, got)
				}
			}
			tab.Click(`[data-testid="chats-button"]`)
			tab.Click(`.chatmenu summary`)
			look("the chats")
			for _, path := range []string{"/data", "/eval", "/kiosk", "/nowhere"} {
				tab.Open(s.url + path)
				look(path)
			}
		})
	}
}
