package pgfunc

import (
	"regexp"
	"strings"
	"sync"

	"github.com/ask-surely/surely/suql/value"
)

var patternFunctions = map[string]function{
	"pg_like": long(func(p *pulse, a []any) (any, error) {
		return value.Like(str(a[0]), str(a[1]), p.beat), nil
	}),
	"pg_regexp": long(func(p *pulse, a []any) (any, error) {
		re := must(compile(str(a[1]), str(a[2])))
		return re.matches(p, str(a[0])), nil
	}),
	"pg_regexp_substring": long(func(p *pulse, a []any) (any, error) {
		re := must(compile(str(a[1]), ""))
		m := re.find(p, str(a[0]))
		switch {
		case m == nil:
			return nil, nil
		case len(m) > 2 && m[2] >= 0:
			return str(a[0])[m[2]:m[3]], nil
		case len(m) > 2:
			return nil, nil
		}
		return str(a[0])[m[0]:m[1]], nil
	}),
	"pg_regexp_replace": long(func(p *pulse, a []any) (any, error) {
		flags := str(a[3])
		re := must(compile(str(a[1]), strings.ReplaceAll(flags, "g", "")))
		return regexpReplace(p, re, str(a[0]), str(a[2]), strings.Contains(flags, "g"))
	}),
}

// regexps caches compiled patterns: a statement uses few patterns on many rows.
var regexps struct {
	sync.Mutex
	m map[string]*pattern
}

// Large ones are not cached: there may be many.
const mostKept = 2000

func cached(key string, build func() (*pattern, error)) (*pattern, error) {
	regexps.Lock()
	defer regexps.Unlock()
	if re := regexps.m[key]; re != nil {
		return re, nil
	}
	re, err := build()
	if err != nil {
		return nil, err
	}
	if len(regexps.m) >= 256 || regexps.m == nil {
		regexps.m = map[string]*pattern{}
	}
	if len(key) <= mostKept && re.inst <= mostKept {
		regexps.m[key] = re
	}
	return re, nil
}

var (
	lookaround = regexp.MustCompile(`\(\?<?[=!]|\\[1-9]`)
	lazy       = regexp.MustCompile(`[*+?}]\?`)
)

// compile translates PostgreSQL's regular expression: a dot matches a line break, the longest match wins, and word
// boundaries are written differently. Look-around and back references are beyond Go's expressions.
func compile(text, flags string) (*pattern, error) {
	return cached(flags+"/"+text, func() (*pattern, error) {
		if lookaround.MatchString(text) {
			return nil, value.Fail("0A000", "look-around and back references in regular expressions are not supported on SQLite")
		}
		mode := "s"
		switch flags {
		case "":
		case "i":
			mode += flags
		default:
			return nil, value.Fail("0A000", "the regular expression option %q is not supported on SQLite", flags)
		}
		p := strings.TrimPrefix(text, "***:")
		var b strings.Builder
		for i := 0; i < len(p); i++ {
			if p[i] == '\\' && i+1 < len(p) {
				switch i++; p[i] {
				case 'm', 'M', 'y':
					b.WriteString(`\b`)
				case 'Y':
					b.WriteString(`\B`)
				case 'Z':
					b.WriteString(`\z`)
				default:
					b.WriteString(p[i-1 : i+1])
				}
				continue
			}
			b.WriteByte(p[i])
		}
		return newPattern("(?"+mode+")"+b.String(), !lazy.MatchString(p))
	})
}

// regexpReplace replaces the first match, or all; \1 … \9 and \& stand for what was matched.
func regexpReplace(p *pulse, re *pattern, s, with string, all bool) (string, error) {
	var b strings.Builder
	from := 0
	re.all(p, s, func(m []int) bool {
		b.WriteString(s[from:m[0]])
		putMatched(&b, s, with, m)
		from = m[1]
		return all && b.Len() <= maxText
	})
	if b.Len() > maxText {
		return "", errLong
	}
	b.WriteString(s[from:])
	return b.String(), nil
}

// putMatched writes the replacement of a match.
func putMatched(b *strings.Builder, s, with string, m []int) {
	for i := 0; i < len(with) && b.Len() <= maxText; i++ {
		if with[i] != '\\' || i+1 == len(with) {
			b.WriteByte(with[i])
			continue
		}
		i++
		k := -1
		switch c := with[i]; {
		case c == '&':
			k = 0
		case c >= '1' && c <= '9':
			k = int(c - '0')
		case c == '\\':
			b.WriteByte('\\')
			continue
		default:
			b.WriteByte('\\')
			b.WriteByte(c)
			continue
		}
		if 2*k+1 < len(m) && m[2*k] >= 0 {
			b.WriteString(s[m[2*k]:m[2*k+1]])
		}
	}
}
