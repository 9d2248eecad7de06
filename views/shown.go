package views

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/a-h/templ"
)

func itoa(n int) string { return strconv.Itoa(n) }

func sprintf(form string, args ...any) string { return fmt.Sprintf(form, args...) }

func fixed(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }

func probability(p float64) string { return strconv.FormatFloat(p, 'f', -1, 64) }

// foldAt returns the number of characters beyond which a text is folded, given the number of columns.
func foldAt(columns int) int {
	if columns > 3 {
		return 70
	}
	return 180
}

// folds reports whether a value is a text long enough to crowd out others.
func folds(c Column, v Cell, columns int) bool {
	return (c.Kind == Long || c.Kind == Plain) && utf8.RuneCountInString(v.Text) > foldAt(columns)
}

// head returns the visible beginning of a folded text, up to a word's end.
func head(text string, most int) string {
	s := clip(text, most*3/4)
	if i := strings.LastIndexByte(s, ' '); i > most/3 {
		s = strings.TrimRight(s[:i], ",;:–- ") + "…"
	}
	return s
}

// clip shortens a text to a number of characters.
func clip(text string, most int) string {
	n := 0
	for i := range text {
		if n++; n > most {
			return strings.TrimRight(text[:i], " ") + "…"
		}
	}
	return text
}

func lines(text string) int { return min(12, max(2, strings.Count(text, "\n")+1+len(text)/90)) }

func folded(r Result) bool {
	return slices.ContainsFunc(r.Rows, func(row Row) bool { return row.Folded })
}

// filtered reports whether any column is filtered.
func filtered(r Result) bool {
	return slices.ContainsFunc(r.Columns, func(c Column) bool { return c.Filter != "" })
}

// shownColumns tells the script which columns are shown.
func shownColumns(r Result) string {
	parts := make([]string, len(r.Columns))
	for i, c := range r.Columns {
		parts[i] = itoa(c.Index)
	}
	return strings.Join(parts, ",")
}

// chosenValues tells the script which values of facets are chosen.
func chosenValues(r Result) string {
	if len(r.Chosen) == 0 {
		return "{}"
	}
	return asJSON(r.Chosen)
}

// drill links a chart's shape to the rows behind it; for keyboard users the table's figures are linked.
func drill(statement string, kiosk bool) templ.Attributes {
	if statement == "" || kiosk {
		return nil
	}
	return templ.Attributes{"data-suql": statement}
}

// filterHint explains a column's filter; only numbers need it.
func filterHint(c Column) string {
	if c.Kind == Number {
		return English.FilterHint
	}
	return ""
}

func sorted(c Column) templ.Attributes {
	if c.Sorted == "" {
		return nil
	}
	return templ.Attributes{"aria-sort": c.Sorted}
}

// verdictName translates a verdict; other answers are the text's own.
func verdictName(verdict string) string {
	if name := English.Verdicts[strings.ToLower(verdict)]; name != "" {
		return name
	}
	return verdict
}

func verdictClass(verdict string) string {
	switch strings.ToLower(verdict) {
	case "yes":
		return "yes"
	case "no":
		return "no"
	}
	return "other"
}

// caretAttributes tell the script where to put the caret.
func caretAttributes(places []Place) templ.Attributes {
	if len(places) == 0 {
		return nil
	}
	return templ.Attributes{"data-line": itoa(places[0].Line), "data-column": itoa(places[0].Column)}
}

// chatKind returns the class of the chat's page.
func chatKind(p Page) string {
	if p.Copy != "" {
		return "chat copy"
	}
	return "chat"
}

// scriptWords returns the script's words, as JSON.
func scriptWords() string {
	return asJSON(map[string]string{
		"connecting": English.Connecting, "connected": English.Connected, "reconnecting": English.Reconnecting,
		"ended": English.AccessEnded, "again": English.EnterAgain, "offline": English.Offline, "askHere": English.AskPlaceholder,
		"answerHere": English.AnswerHere, "ask": English.Ask, "answer": English.Reply, "failed": English.DownloadFailed,
		"forgetSure": English.ForgetSure, "copyDone": English.CopyDone, "uploading": English.Uploading,
		"deleteSure": English.DeleteSure, "uploadFailed": English.UploadFailed, "deleted": English.Deleted, "pin": English.Pin,
		"unpin": English.Unpin, "rename": English.Rename, "delete": English.Delete, "deleteChatSure": English.DeleteChatSure,
		"moreFor": English.MoreFor, "save": English.Save, "copied": English.Copied, "linkHere": English.LinkHere, "undo": English.Undo,
		"published": English.Published, "unshared": English.Unshared,
		"elsewhere": English.ChatElsewhere, "share": English.Share,
		"askAgain": English.AskAgain, "cancel": English.Cancel, "edit": English.EditQuestion, "judged": English.JudgeThanks,
		"unheard": English.Unheard, "pastedName": English.PastedName, "pastedTable": English.PastedTable,
		"pastedTake": English.PastedTake,
	})
}

func asJSON(words any) string {
	b, err := json.Marshal(words)
	if err != nil {
		panic(err) // strings always become JSON
	}
	return string(b)
}

// EmbedWords returns the words of the embedded chat, as JSON.
func EmbedWords() string {
	return asJSON(map[string]string{"placeholder": English.AskPlaceholder, "ask": English.Ask, "yes": English.Yes,
		"no": English.No, "skip": English.SkipThis})
}

func join(parts []string) string { return strings.Join(parts, " · ") }

// roleName returns a role's label, including that for no role.
func roleName(role string) string {
	if role == "" {
		return English.Nothing
	}
	return English.Roles[role]
}

// wordsOf tells the script which words of a question to highlight.
func wordsOf(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return asJSON(words)
}

func joined(words []string) string { return strings.Join(words, " ") }

// listed returns a list of one element, or an empty one.
func listed(word string) []string {
	if word == "" {
		return nil
	}
	return strings.Fields(word)
}

// guessed marks a guess.
func guessed(r Result) templ.Attributes {
	if !r.Guess {
		return nil
	}
	return templ.Attributes{"data-testid": "guess", "title": English.BestGuess}
}
