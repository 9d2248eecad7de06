package views

import "github.com/a-h/templ"

// liveAttributes make the page's script reload an element while it may change.
func liveAttributes(at string, changes bool) templ.Attributes {
	if !changes {
		return templ.Attributes{}
	}
	return templ.Attributes{"data-live": at}
}

func dialogueID(d Dialogue) string {
	if d.Right {
		return "dialogue-right"
	}
	return "dialogue-wrong"
}

func orNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}
