package dialogue

import (
	"context"
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
)

//go:embed standing.txt
var standingFile string

// standing holds a weight for each dimension of a turn's vector, and then a bias; standing.txt has them in thousandths.
// They were trained on training/dialogues.txt.
var standing = sync.OnceValue(func() (weights []float32) {
	for _, field := range strings.Fields(standingFile) {
		n, err := strconv.Atoi(field)
		if err != nil {
			panic(err)
		}
		weights = append(weights, float32(n)/1000)
	}
	return weights
})

// standsAlone returns the evidence from a turn's words that it stands alone, in log-odds: 0 if unknown.
func standsAlone(text string) float64 {
	e, err := encode.Default()
	if err != nil {
		return 0
	}
	v, err := e.Vector(context.Background(), []string{strings.ToLower(text)})
	if err != nil {
		return 0
	}
	w := standing()
	return float64(encode.Similar(v[0], w) + w[encode.Width])
}
