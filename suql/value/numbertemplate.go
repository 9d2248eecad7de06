package value

import "strings"

// numberTemplate is a template of to_char for numbers, taken apart.
type numberTemplate struct {
	before, after  string // the patterns before and after the point: 9, 0 and, before it, commas
	point          bool
	fill           bool // what is not needed is filled with blanks; FM leaves it out
	prefix, suffix string
}

// parseNumberTemplate takes a template apart.
func parseNumberTemplate(template string) (*numberTemplate, error) {
	if len(template) > maxTemplate {
		return nil, errTemplate
	}
	unsupported := Fail("0A000", "the number format %q is not supported", template)
	f := &numberTemplate{fill: true}
	t := template
	if strings.HasPrefix(strings.ToUpper(t), "FM") {
		f.fill, t = false, t[2:]
	}
	literal := func(s string) {
		if f.before == "" {
			f.prefix += s
		} else {
			f.suffix += s
		}
	}
	for t != "" {
		used := 1
		switch c := t[0]; c {
		case '9', '0', ',', 'G', 'g':
			if c == 'G' || c == 'g' {
				c = ','
			}
			if f.point {
				f.after += string(c)
			} else {
				f.before += string(c)
			}
		case '.', 'D', 'd':
			if f.point {
				return nil, Fail("42601", "multiple decimal points")
			}
			f.point = true
		case '$', ' ', '%', '-', '/', ':':
			literal(string(c))
		case '"':
			end := strings.IndexByte(t[1:], '"')
			if end < 0 {
				return nil, unsupported
			}
			literal(t[1 : 1+end])
			used = end + 2
		default:
			return nil, unsupported
		}
		t = t[used:]
	}
	return f, nil
}

// places counts the digits that a pattern has room for.
func places(pattern string) int { return strings.Count(pattern, "9") + strings.Count(pattern, "0") }

// FormatNumber prints a number by a template of to_char: digits 9 and 0, point, group separators, FM.
func FormatNumber(d Decimal, template string) (string, error) {
	f, err := parseNumberTemplate(template)
	if err != nil {
		return "", err
	}
	rounded := d.Round(places(f.after))
	digits := f.digits(rounded)
	unpadded := strings.TrimLeft(digits, " ")
	sign := ""
	switch {
	case rounded.Sign() < 0:
		sign = "-"
	case f.fill:
		sign = " "
	}
	return f.prefix + digits[:len(digits)-len(unpadded)] + sign + unpadded + f.suffix, nil
}

// digits fills the patterns with the digits of a number, its sign aside.
func (f *numberTemplate) digits(d Decimal) string {
	whole, fraction, _ := strings.Cut(d.Abs().String(), ".")
	scale := places(f.after)
	if whole == "0" && scale > 0 && strings.Contains(f.before, "9") {
		whole = "" // .5 has no digit before its point
	}
	overflow := len(whole) > places(f.before)
	out := f.whole(whole, overflow)
	if !f.point {
		return out
	}
	if overflow {
		fraction = strings.Repeat("#", scale)
	}
	if !f.fill { // zeros that a 9 stands for are left out
		keep := strings.LastIndexByte(f.after, '0') + 1
		for len(fraction) > keep && strings.HasSuffix(fraction, "0") {
			fraction = fraction[:len(fraction)-1]
		}
	}
	return out + "." + fraction
}

// whole fills the pattern before the point. A number that is too large for it becomes ###.
func (f *numberTemplate) whole(digits string, overflow bool) string {
	var out strings.Builder
	zeros, begun := false, false // whether zeros are written from here on; whether something was
	left := places(f.before)
	for _, c := range []byte(f.before) {
		if c == ',' {
			if begun {
				out.WriteByte(',')
			} else if f.fill {
				out.WriteByte(' ')
			}
			continue
		}
		zeros = zeros || c == '0'
		switch {
		case overflow:
			out.WriteByte('#')
			begun = true
		case len(digits) >= left:
			out.WriteByte(digits[len(digits)-left])
			begun = true
		case zeros:
			out.WriteByte('0')
			begun = true
		case f.fill:
			out.WriteByte(' ')
		}
		left--
	}
	return out.String()
}
