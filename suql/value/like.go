package value

// likeToken is an element of a LIKE pattern.
type likeToken struct {
	r    rune
	kind byte // 0: the character r; '_': any character; '%': any text
}

func likeTokens(pattern []rune) []likeToken {
	var tokens []likeToken
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '\\':
			if i+1 < len(pattern) { // a backslash at the end is literal
				i++
			}
			tokens = append(tokens, likeToken{r: pattern[i]})
		case c == '%' || c == '_':
			tokens = append(tokens, likeToken{kind: byte(c)})
		default:
			tokens = append(tokens, likeToken{r: c})
		}
	}
	return tokens
}

// Like reports whether a text matches a pattern with % and _. The worst case takes time proportional to the product of
// both lengths.
func Like(s, pattern string) bool {
	text, tokens := []rune(s), likeTokens([]rune(pattern))
	i, j, star, mark := 0, 0, -1, 0
	for i < len(text) {
		switch {
		case j < len(tokens) && tokens[j].kind == '%':
			star, mark = j, i
			j++
		case j < len(tokens) && (tokens[j].kind == '_' || tokens[j].kind == 0 && tokens[j].r == text[i]):
			i++
			j++
		case star >= 0:
			mark++
			i, j = mark, star+1
		default:
			return false
		}
	}
	for j < len(tokens) && tokens[j].kind == '%' {
		j++
	}
	return j == len(tokens)
}
