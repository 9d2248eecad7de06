package nlg

import "strings"

// Note translates the engine's warnings about a result, and Failure its errors, to the voice's language. English keeps
// the engine's own wording, which is PostgreSQL's.
func (v *Voice) Note(code, message string) string { return v.coded("note", code, code, message) }

// Failure is Note for errors.
func (v *Voice) Failure(code, message string) string {
	if _, ok := v.g.rules["failure."+code]; ok || len(code) < 2 {
		return v.coded("failure", code, code, message)
	}
	return v.coded("failure", code[:2], code, message) // its class
}

func (v *Voice) coded(kind, rule, code, message string) string {
	pattern, ok := v.g.rule(kind + "." + rule)
	if !ok {
		return message
	}
	s := slots{"code": code}
	if parts := strings.Split(message, "'"); len(parts) > 2 { // quoted names in the message
		s["first"], s["rest"] = parts[1], strings.Join(odd(parts[3:]), ", ")
	}
	return fill(pattern, s)
}

// odd are the quoted parts of a message.
func odd(parts []string) (out []string) {
	for i := 0; i < len(parts); i += 2 {
		out = append(out, parts[i])
	}
	return out
}
