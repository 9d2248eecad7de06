package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/errdetect"
)

// calibrations is the folder in --home that holds, by parser and data, how sure a parser may be taken to be.
const calibrations = "calibrations"

// calibrationFile is where the calibration of a parser over a source is kept.
func calibrationFile(home, parser, source string) string {
	plain := func(s string) string {
		return strings.Trim(strings.Map(func(r rune) rune {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				return unicode.ToLower(r)
			}
			return '-'
		}, s), "-")
	}
	return filepath.Join(home, calibrations, plain(parser)+"."+plain(source)+".json")
}

// readCalibration reads a calibration; nil where there is no such file.
func readCalibration(path string) (*errdetect.Calibration, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	var c errdetect.Calibration
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, fmt.Errorf("read the calibration %s: %w", path, err)
	}
	if len(c.Scores) == 0 {
		return nil, fmt.Errorf("the calibration %s holds no questions: make it anew with 'surely eval … --calibrate'", path)
	}
	return &c, nil
}

// writeCalibration writes a calibration, with its folder where there is none.
func writeCalibration(path string, c errdetect.Calibration) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	var b bytes.Buffer
	if err := printJSON(&b, c); err != nil {
		return err
	}
	return os.WriteFile(path, b.Bytes(), 0o644)
}

// detectorOf reads what an evaluation's detector is called.
func detectorOf(name string) (errdetect.Detector, error) {
	d, err := errdetect.Parse(name)
	if err != nil {
		return nil, err
	}
	return withCalibration(d)
}

// withCalibration gives a detector risk=E@FILE its calibration; other detectors stay as they are. Without a name
// there is nothing to go by.
func withCalibration(d errdetect.Detector) (errdetect.Detector, error) {
	r, ok := d.(*errdetect.Risk)
	if !ok {
		return d, nil
	}
	if r.Name == "" {
		return nil, errdetect.ErrNoCalibration
	}
	c, err := readCalibration(r.Name)
	if err == nil && c == nil {
		err = fmt.Errorf("there is no calibration %s", r.Name)
	}
	if err != nil {
		return nil, err
	}
	return r.Over(c)
}

// calibrated gives a detector risk=E the calibrations of the parser over every source that is asked.
func (a *app) calibrated(d errdetect.Detector, g *globals, s streams) (errdetect.Detector, error) {
	r, ok := d.(*errdetect.Risk)
	if !ok || r.Name != "" {
		return withCalibration(d)
	}
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	var all []*errdetect.Calibration
	for _, src := range a.set.Sources {
		c, err := readCalibration(calibrationFile(home, a.parserName(), src.Name()))
		if err != nil {
			return nil, err
		}
		if c == nil {
			return nil, fmt.Errorf("%s: %w", src.Name(), errdetect.ErrNoCalibration)
		}
		all = append(all, c)
	}
	return r.Over(all...)
}

// parserName is what the parser in use is called, since what is known of one says nothing of another.
func (a *app) parserName() string {
	if a.client != nil {
		return a.client.Model()
	}
	return "embedded"
}
