package nlg

import "strings"

// Note says what the engine notes beside a result, and Failure why it refused a statement, in the language of the
// voice. The engine speaks English, as PostgreSQL does: there its own words stand.
func (v *Voice) Note(code, message string) string { return v.coded("note", code, code, message) }

// Failure is Note for what went wrong.
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
	if parts := strings.Split(message, "'"); len(parts) > 2 { // what the message names, in quotes
		s["first"], s["rest"] = parts[1], strings.Join(odd(parts[3:]), ", ")
	}
	return fill(pattern, s)
}

// odd are the parts of a message that stood in quotes, from one on.
func odd(parts []string) (out []string) {
	for i := 0; i < len(parts); i += 2 {
		out = append(out, parts[i])
	}
	return out
}
