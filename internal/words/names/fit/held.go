package fit

import (
	"cmp"
	"path/filepath"

	"github.com/ask-surely/surely/internal/words/names"
)

// A Figure is the share of names read correctly, and the share read wrongly.
type Figure struct{ Names, Right, Misread float64 }

// Held measures, on every fifth trade of names.tsv, a reader trained on the others.
func Held(training string) (Figure, error) {
	const fifth = 5
	data, err := counts(training, func(trade int) bool { return trade%fifth != 0 })
	if err != nil {
		return Figure{}, err
	}
	language, err := names.Learn(data)
	if err != nil {
		return Figure{}, err
	}
	list, err := readSpelled(filepath.Join(training, "names.tsv"), func(trade int) bool { return trade%fifth == 0 })
	if err != nil {
		return Figure{}, err
	}
	return measure(language, list), nil
}

// measure reads names trade by trade.
func measure(language *names.Language, list []spelled) Figure {
	var out Figure
	for len(list) > 0 {
		n := 0
		var all []string
		for ; n < len(list) && list[n].trade == list[0].trade; n++ {
			all = append(all, cmp.Or(list[n].table, list[n].name), list[n].name)
		}
		r := language.New(all)
		for _, s := range list[:n] {
			right, misread := names.Judge(s.name, s.says, r.Read(s.name))
			out.Names++
			if right {
				out.Right++
			}
			if misread {
				out.Misread++
			}
		}
		list = list[n:]
	}
	out.Right, out.Misread = out.Right/out.Names, out.Misread/out.Names
	return out
}
