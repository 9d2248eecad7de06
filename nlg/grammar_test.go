package nlg

import (
	"slices"
	"strings"
	"testing"
)

// Every language has all rules of English, except for inflections that only English needs.
func TestLanguagesAreWhole(t *testing.T) {
	english := []string{"ordinal.", "part.happened.", "part.when.", "re.post.happened.", "re.post.says.",
		"post.flagged.", "post.yet.", "chip.yet.", "chip.flagged.", "chip.order.desc.of", "chip.order.asc.of",
		"item.sum.of", "item.avg.of", "item.max.of", "item.min.of", "item.max.date.of", "item.min.date.of",
		"re.sum.of", "re.avg.of", "re.max.of", "re.min.of", "moment.", "one.", "number", "amount", "duration", "contain", "option.group.flag",
		"chip.group.flag", "re.verb.by", "re.shown.by", "re.whether", "those.other",
		"re.verb.count.distinct.", "re.count.distinct.",
		"post.joins.", "chip.joins.", "re.post.joins.",
		// shorter wordings of what all languages say in full
		"whose", "where", "option.where", "option.of.one", "option.top.desc.rows", "option.top.asc.rows", "option.tops.desc.rows",
		"option.tops.asc.rows", "re.top.", "re.end.", "re.body.", "re.first", "re.those", "re.both.", "re.flagged.", "re.they", "re.verb.items.open", "re.verb.agg.open",
		"re.verb.each.open", "re.verb.whether", "re.agg.filter.one", "re.share.behind", "re.post.null", "re.post.done.",
		"post.done.", "chip.done.", "re.post.notnull", "re.post.yet.",
		"re.exists.one", "re.with.gt", "re.with.ge", "re.with.lt", "re.with.le", "re.with.eq", "re.count.post",
		"re.post.amount", "re.minutes", "item.calc.minutes", "re.notexists.one", "re.max.date", "re.min.date",
		"re.count.rows", "re.col.own"}
	en, err := load(Plain + ".en")
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range []string{"de", "es"} {
		g, err := load(Plain + "." + language)
		if err != nil {
			t.Fatal(err)
		}
		for key, pattern := range en.rules {
			if said, ok := g.rules[key]; !ok && !slices.ContainsFunc(english,
				func(p string) bool { return strings.HasPrefix(key, p) }) {
				t.Errorf("%s says nothing for %s", language, key)
			} else if ok && said == pattern && strings.ContainsFunc(strings.NewReplacer("{", "", "}", "").Replace(said),
				isLetter) && len(strings.Fields(said)) > 3 {
				t.Errorf("%s says %s as English does: %s", language, key, said)
			}
		}
		for key := range g.rules {
			if _, ok := en.rules[key]; !ok && key != "named" && !strings.HasPrefix(key, "note") &&
				!strings.HasPrefix(key, "failure") {
				t.Errorf("%s says %s, which English does not", language, key)
			}
		}
		for class := range en.words {
			if strings.HasPrefix(class, "reply.") && len(g.words[class]) == 0 {
				t.Errorf("%s has no words for %s", language, class)
			}
		}
	}
}

// The engine's English messages are translated to the voice's language.
func TestEngineWords(t *testing.T) {
	for _, c := range []struct{ language, code, message, note, failure string }{
		{"en", "classified", "'x' read as 'y', 'z'", "'x' read as 'y', 'z'", "'x' read as 'y', 'z'"},
		{"de", "classified", "'x' read as 'y', 'z'", "„x“ wurde als „y, z“ gelesen.",
			"Bitte fragen Sie in anderen Worten oder später noch einmal (Code classified)."},
		{"es", "08006", "no route", "Hay un aviso con el código 08006.",
			"Ahora mismo no se puede acceder a los datos o al modelo de lenguaje."},
		{"de", "53400", "spent", "Dazu gibt es einen Hinweis mit dem Code 53400.",
			"Das Budget für das Sprachmodell ist aufgebraucht. Bitte versuchen Sie es später wieder."},
	} {
		v, err := New(Plain, c.language)
		if err != nil {
			t.Fatal(err)
		}
		if note, failure := v.Note(c.code, c.message), v.Failure(c.code, c.message); note != c.note ||
			failure != c.failure {
			t.Errorf("%s %s: %q, %q", c.language, c.code, note, failure)
		}
	}
}
