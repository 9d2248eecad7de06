package llm

import (
	"errors"
	"fmt"
	"maps"
	"strconv"
	"strings"
)

// ParseBudget parses "calls=100,tokens=1000000,money=5"; missing ones are unlimited.
func ParseBudget(text string) (b Budget, err error) {
	if text == "" {
		return b, nil
	}
	for _, part := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		n, err := strconv.ParseFloat(value, 64)
		if err != nil || n < 0 {
			return b, fmt.Errorf("%q: give calls=N, tokens=N or money=X", part)
		}
		switch name {
		case "calls":
			b.Calls = int(n)
		case "tokens":
			b.Tokens = int(n)
		case "money":
			b.Money = n
		default:
			return b, fmt.Errorf("%q: give calls=N, tokens=N or money=X", part)
		}
	}
	return b, nil
}

// ParsePrices parses "name=prompt/completion,…", the prices per million tokens, which override the built-in ones.
func ParsePrices(text string) (Prices, error) {
	prices := Prices{}
	maps.Copy(prices, DefaultPrices)
	if text == "" {
		return prices, nil
	}
	for _, part := range strings.Split(text, ",") {
		name, pair, _ := strings.Cut(strings.TrimSpace(part), "=")
		in, out, _ := strings.Cut(pair, "/")
		prompt, err1 := strconv.ParseFloat(in, 64)
		completion, err2 := strconv.ParseFloat(out, 64)
		if name == "" || errors.Join(err1, err2) != nil {
			return nil, fmt.Errorf("%q: give model=prompt/completion, the prices per million tokens", part)
		}
		prices[name] = Price{Prompt: prompt, Completion: completion}
	}
	return prices, nil
}
