package eval

import (
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/ask-surely/surely/errdetect"
)

// SweepSettings are the detectors over the range of their parameters, for one user.
func SweepSettings(base Settings) []Settings {
	var out []Settings
	add := func(d errdetect.Detector) {
		s := base
		s.Detector = d
		out = append(out, s)
	}
	add(errdetect.Never{})
	for _, p := range []float64{.4, .5, .6, .7, .8, .9, .95, .98} {
		add(errdetect.Probability(p))
	}
	for _, d := range []float64{.1, .07, .05, .03, .01, .005} {
		add(errdetect.Dropout(d))
	}
	for _, g := range gains {
		add(errdetect.Gain(g))
	}
	add(errdetect.Any{})
	add(errdetect.Perfect{})
	return out
}

// gains are the thresholds of the detector gain in a sweep.
var gains = []float64{.6, .7, .75, .8, .85, .9, .92, .95, .98, .99}

// family is a detector's name without its parameter.
func family(d errdetect.Detector) string {
	name, _, _ := strings.Cut(d.String(), "=")
	return name
}

// WriteCSV writes a line per setting.
func WriteCSV(w io.Writer, tallies []Tally) error {
	c := csv.NewWriter(w)
	c.Write([]string{"detector", "user", "k", "wrong", "examples", "acc_qm", "acc_ex", "avg_questions", "q_right",
		"exits"})
	f := func(x float64) string { return fmt.Sprintf("%.4f", x) }
	for _, t := range tallies {
		c.Write([]string{t.Settings.Detector.String(), t.Settings.User, fmt.Sprint(t.Settings.K),
			fmt.Sprint(t.Settings.Wrong), fmt.Sprint(t.Examples),
			f(t.AccQM()), f(t.AccEx()), f(t.AvgQuestions()), f(t.QRight()), f(t.rate(t.Left))})
	}
	c.Flush()
	return c.Error()
}

// chart is the drawing area of a sweep.
const (
	chartLeft, chartTop     = 64, 44
	chartWidth, chartHeight = 560, 360
)

var colours = map[string]string{"probability": "#3b6fb6", "dropout": "#9333ea", "gain": "#c2410c", "never": "#111",
	"any": "#6b7280", "perfect": "#b45309"}

// DrawSweep draws accuracy against the number of questions. Detectors that ask a great deal more than the others stand
// at the right edge, with their number.
func DrawSweep(w io.Writer, title string, tallies []Tally) error {
	low, high, most := 1.0, 0.0, 0.1
	for _, t := range tallies {
		low, high = min(low, t.AccEx()), max(high, t.AccEx())
		if family(t.Settings.Detector) != "any" {
			most = max(most, min(2, t.AvgQuestions()))
		}
	}
	low, high = math.Floor(low*50)/50, math.Ceil(high*50)/50
	if high <= low {
		high = low + .02
	}
	x := func(q float64) float64 { return chartLeft + min(q/most, 1)*chartWidth }
	y := func(a float64) float64 { return chartTop + (high-a)/(high-low)*chartHeight }
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12" role="img">`+"\n", chartLeft+chartWidth+130, chartTop+chartHeight+56)
	fmt.Fprintf(&b, `<title>%s</title><rect width="100%%" height="100%%" fill="#fff"/><text x="%d" y="24" font-size="14">%s</text>`+"\n", escape(title), chartLeft, escape(title))
	fmt.Fprintf(&b, `<path d="M%d %dV%dH%d" fill="none" stroke="#111"/>`+"\n", chartLeft, chartTop, chartTop+chartHeight,
		chartLeft+chartWidth)
	for i := range 6 {
		q, a := most*float64(i)/5, low+(high-low)*float64(i)/5
		fmt.Fprintf(&b, `<text x="%.0f" y="%d" text-anchor="middle">%.2f</text><text x="%d" y="%.0f" text-anchor="end">%.3f</text>`+"\n",
			x(q), chartTop+chartHeight+18, q, chartLeft-8, y(a)+4, a)
	}
	fmt.Fprintf(&b, `<text x="%d" y="%d" text-anchor="middle">questions an example</text>`+"\n", chartLeft+chartWidth/2,
		chartTop+chartHeight+42)
	fmt.Fprintf(&b, `<text transform="translate(16 %d) rotate(-90)" text-anchor="middle">right results</text>`+"\n",
		chartTop+chartHeight/2)
	lines := map[string][]Tally{}
	var names []string
	for _, t := range tallies {
		n := family(t.Settings.Detector)
		if lines[n] == nil {
			names = append(names, n)
		}
		lines[n] = append(lines[n], t)
	}
	for i, n := range names {
		var path []string
		for _, t := range lines[n] {
			path = append(path, fmt.Sprintf("%.1f,%.1f", x(t.AvgQuestions()), y(t.AccEx())))
			fmt.Fprintf(&b, `<circle cx="%.1f" cy="%.1f" r="3.5" fill="%s"><title>%s: %.4f right, %.3f questions</title></circle>`+"\n",
				x(t.AvgQuestions()), y(t.AccEx()), colours[n], t.Settings.Detector, t.AccEx(), t.AvgQuestions())
		}
		if len(path) > 1 {
			fmt.Fprintf(&b, `<polyline points="%s" fill="none" stroke="%s"/>`+"\n", strings.Join(path, " "), colours[n])
		}
		fmt.Fprintf(&b, `<rect x="%d" y="%d" width="10" height="10" fill="%s"/><text x="%d" y="%d">%s</text>`+"\n",
			chartLeft+chartWidth+20, chartTop+i*20, colours[n], chartLeft+chartWidth+36, chartTop+i*20+10, n)
	}
	b.WriteString("</svg>\n")
	_, err := io.WriteString(w, b.String())
	return err
}
