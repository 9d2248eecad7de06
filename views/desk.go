package views

import "github.com/a-h/templ"

// liveAttributes make the page's script reload an evaluation while it runs.
func liveAttributes(e *Evaluation) templ.Attributes {
	if e == nil || !e.Running {
		return nil
	}
	return templ.Attributes{"data-live": "/eval/live"}
}

func dialogueID(d Dialogue) string {
	if d.Right {
		return "dialogue-right"
	}
	return "dialogue-wrong"
}

func textOrNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}
