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

func formatText(format string, args ...any) string { return fmt.Sprintf(format, args...) }

func fixed(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }

func probability(p float64) string { return strconv.FormatFloat(p, 'f', -1, 64) }

// foldLength returns the number of characters beyond which a text is folded, given the number of columns.
func foldLength(columns int) int {
	if columns > 3 {
		return 70
	}
	return 180
}

// isFolded reports whether a value is a long text, of which only the beginning is shown.
func isFolded(c Column, v Cell, columns int) bool {
	return (c.Kind == Long || c.Kind == Plain) && utf8.RuneCountInString(v.Text) > foldLength(columns)
}

// textStart returns the visible beginning of a folded text, up to the end of a word.
func textStart(text string, maxLength int) string {
	s := clip(text, maxLength*3/4)
	if i := strings.LastIndexByte(s, ' '); i > maxLength/3 {
		s = strings.TrimRight(s[:i], ",;:–- ") + "…"
	}
	return s
}

// clip shortens a text to a number of characters.
func clip(text string, maxLength int) string {
	n := 0
	for i := range text {
		if n++; n > maxLength {
			return strings.TrimRight(text[:i], " ") + "…"
		}
	}
	return text
}

func textareaRows(text string) int { return min(12, max(2, strings.Count(text, "\n")+1+len(text)/90)) }

func hasFoldedRows(r Result) bool {
	return slices.ContainsFunc(r.Rows, func(row Row) bool { return row.Folded })
}

// isFiltered reports whether any column is filtered.
func isFiltered(r Result) bool {
	return slices.ContainsFunc(r.Columns, func(c Column) bool { return c.Filter != "" })
}

// shownColumns returns the indexes of the shown columns for the script.
func shownColumns(r Result) string {
	parts := make([]string, len(r.Columns))
	for i, c := range r.Columns {
		parts[i] = itoa(c.Index)
	}
	return strings.Join(parts, ",")
}

// chosenValues returns the chosen values of facets for the script.
func chosenValues(r Result) string {
	if len(r.Chosen) == 0 {
		return "{}"
	}
	return asJSON(r.Chosen)
}

// sourceRowsAttributes links a chart's shape to the rows behind it. Keyboard users can use the links in the table.
func sourceRowsAttributes(statement string, kiosk bool) templ.Attributes {
	if statement == "" || kiosk {
		return nil
	}
	return templ.Attributes{"data-suql": statement}
}

// filterHint returns the placeholder of a column's filter, if it has numbers.
func filterHint(c Column) string {
	if c.Kind == Number {
		return English.FilterHint
	}
	return ""
}

func sortAttributes(c Column) templ.Attributes {
	if c.Sorted == "" {
		return nil
	}
	return templ.Attributes{"aria-sort": c.Sorted}
}

// verdictName returns the label of a verdict; other answers are returned unchanged.
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

// caretAttributes returns the position of the caret for the script.
func caretAttributes(errors []ErrorPosition) templ.Attributes {
	if len(errors) == 0 {
		return nil
	}
	return templ.Attributes{"data-line": itoa(errors[0].Line), "data-column": itoa(errors[0].Column)}
}

// chatKind returns the class of the chat's page.
func chatKind(p Page) string {
	if p.ReadOnlyLink != "" {
		return "chat copy"
	}
	return "chat"
}

// scriptWordsJSON returns the texts used by the script, as JSON.
func scriptWordsJSON() string {
	return asJSON(map[string]any{
		"connecting": English.Connecting, "connected": English.Connected, "reconnecting": English.Reconnecting,
		"ended": English.SignedOut, "again": English.SignInAgain, "offline": English.Offline, "askHere": English.AskPlaceholder,
		"answerHere": English.AnswerPlaceholder, "ask": English.Ask, "answer": English.Reply, "failed": English.DownloadFailed,
		"forgetSure": English.ConfirmForget, "copyDone": English.CopyDone, "uploading": English.Uploading,
		"deleteSure": English.ConfirmDelete, "uploadFailed": English.UploadFailed, "deleted": English.Deleted, "pin": English.Pin,
		"unpin": English.Unpin, "rename": English.Rename, "delete": English.Delete, "deleteChatSure": English.ConfirmDeleteChat,
		"moreFor": English.ChatActions, "save": English.Save, "copied": English.LinkCopied, "linkHere": English.AnswerLinkCopied, "undo": English.Undo,
		"published": English.LinkPublished, "unshared": English.LinkRemoved,
		"elsewhere": English.ChatInOtherBrowser, "share": English.Share, "waiting": English.Waiting,
		"askAgain": English.AskAgain, "cancel": English.Cancel, "edit": English.EditQuestion, "judged": English.FeedbackThanks,
		"unheard": English.SpeechFailed, "pastedName": English.PastedName, "pastedTable": English.PastedTable,
		"pastedTake": English.PastedUse, "doubts": English.DoubtsAbout, "doubtCount": English.DoubtCount,
	})
}

func asJSON(words any) string {
	b, err := json.Marshal(words)
	if err != nil {
		panic(err) // strings can always be encoded
	}
	return string(b)
}

// EmbedWords returns the texts of the embedded chat, as JSON.
func EmbedWords() string {
	return asJSON(map[string]string{"placeholder": English.AskPlaceholder, "ask": English.Ask, "yes": English.Yes,
		"no": English.No, "skip": English.SkipClarification})
}

func joinParts(parts []string) string { return strings.Join(parts, " · ") }

// wordsJSON returns the words of a question for the script to highlight.
func wordsJSON(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return asJSON(words)
}

func joinWords(words []string) string { return strings.Join(words, " ") }

// splitWords splits a phrase into words.
func splitWords(word string) []string {
	if word == "" {
		return nil
	}
	return strings.Fields(word)
}

// guessAttributes returns the attributes of a guess.
func guessAttributes(r Result) templ.Attributes {
	if !r.Guess {
		return nil
	}
	return templ.Attributes{"data-testid": "guess", "title": English.BestGuess}
}
