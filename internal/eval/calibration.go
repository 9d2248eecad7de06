package eval

import "github.com/ask-surely/surely/internal/learn"

// calibrationBins is the number of bins that calibration is measured with.
const calibrationBins = 15

// calibration collects predictions.
type calibration struct {
	p     []float64
	right []bool
}

func (c *calibration) add(p float64, right bool) {
	c.p, c.right = append(c.p, p), append(c.right, right)
}

func (c *calibration) bins() []learn.Bin { return learn.Bins(c.p, c.right, calibrationBins) }
