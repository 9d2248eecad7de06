package manytables

import (
	"os"
	"strconv"
)

func envf(name string, d float64) float64 {
	if x, err := strconv.ParseFloat(os.Getenv(name), 64); err == nil {
		return x
	}
	return d
}

var (
	formDrop  = envf("FDROP", 0.4)
	formRate  = envf("FRATE", 0.03)
	slotRate  = envf("SRATE", 0.08)
	pairRate  = envf("PRATE", 0.6)
	slotDrop  = envf("SDROP", 0)
	beamWidth = int(envf("BEAM", 16))
	rankRate  = envf("RRATE", 0.03)
	rankDrop  = envf("RDROP", 0)
	rankAvg   = int(envf("RAVG", 1))
)
