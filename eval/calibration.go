package eval

import (
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/ask-surely/surely/parse/lexical/learn"
)

// Bin is one bar of a reliability diagram.
type Bin = learn.Bin

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

func (c *calibration) bins() []Bin { return learn.Bins(c.p, c.right, calibrationBins) }

// ECE is the expected calibration error.
func ECE(bins []Bin) float64 { return learn.ECE(bins) }

// Diagram draws the bins as SVG: bars of how often predictions were right against how sure they were, the diagonal of
// perfect calibration, and under each bar the number of predictions, on a logarithmic scale.
func Diagram(w io.Writer, title string, bins []Bin) error {
	const left, top, size, under = 56, 44, 360, 60
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12" role="img">`+"\n",
		left+size+24, top+size+under+52)
	fmt.Fprintf(&b, `<title>%s</title><rect width="100%%" height="100%%" fill="#fff"/>`+"\n", escape(title))
	fmt.Fprintf(&b, `<text x="%d" y="24" font-size="14">%s</text>`+"\n", left, escape(title))
	most := 1
	for _, x := range bins {
		most = max(most, x.N)
	}
	width := float64(size) / float64(len(bins))
	for i, x := range bins {
		if x.N == 0 {
			continue
		}
		at, h := float64(left)+float64(i)*width, x.Right*size
		fmt.Fprintf(&b, `<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="#3b6fb6"><title>%d predictions, sure %.3f, right %.3f</title></rect>`+"\n",
			at+1, top+size-h, width-2, h, x.N, x.Sure, x.Right)
		fmt.Fprintf(&b, `<circle cx="%.1f" cy="%.1f" r="3" fill="#c2410c"/>`+"\n", float64(left)+x.Sure*size, top+size-h)
		n := math.Log1p(float64(x.N)) / math.Log1p(float64(most)) * (under - 12)
		fmt.Fprintf(&b, `<rect x="%.1f" y="%d" width="%.1f" height="%.1f" fill="#9ca3af"/>`+"\n", at+1, top+size+24, width-2,
			n)
	}
	fmt.Fprintf(&b, `<path d="M%d %dL%d %d" stroke="#111" stroke-dasharray="4 4"/>`+"\n", left, top+size, left+size, top)
	fmt.Fprintf(&b, `<path d="M%d %dV%dH%d" fill="none" stroke="#111"/>`+"\n", left, top, top+size, left+size)
	for i := range 6 {
		v := float64(i) / 5
		fmt.Fprintf(&b, `<text x="%.0f" y="%d" text-anchor="middle">%.1f</text>`, float64(left)+v*size, top+size+16, v)
		fmt.Fprintf(&b, `<text x="%d" y="%.0f" text-anchor="end">%.1f</text>`+"\n", left-8, top+size-v*size+4, v)
	}
	fmt.Fprintf(&b, `<text x="%d" y="%d" text-anchor="middle">how sure; below, how many (logarithmic)</text>`+"\n", left+
		size/2, top+size+under+36)
	fmt.Fprintf(&b, `<text transform="translate(16 %d) rotate(-90)" text-anchor="middle">how often right</text>`+
		"\n</svg>\n", top+size/2)
	_, err := io.WriteString(w, b.String())
	return err
}

func escape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(s)
}
