package dialogue

import (
	"context"
	_ "embed"
	"math"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
)

//go:embed standing.txt
var standingFile string

// standing classifies turns by their words as follow-ups or independent questions. It was trained on
// training/dialogues.txt.
var standing = sync.OnceValues(func() (*encode.Classes, error) { return encode.ParseClasses(standingFile) })

// standsAlone returns the evidence from a turn's words that it stands alone, in log-odds: 0 if unknown.
func standsAlone(text string) float64 {
	c, err := standing()
	if err != nil {
		return 0
	}
	e, err := encode.Default()
	if err != nil {
		return 0
	}
	p, err := c.Read(context.Background(), e, strings.ToLower(text))
	if err != nil {
		return 0
	}
	return math.Log(max(p["alone"], 1e-6) / max(p["on"], 1e-6))
}
