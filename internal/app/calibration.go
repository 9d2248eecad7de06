package app

import (
	"bytes"
	"cmp"
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

// calibrations is the folder in --home with calibrations by parser and data.
const calibrations = "calibrations"

// CalibrationFile returns the file of a parser's calibration over a source.
func CalibrationFile(home, parser, source string) string {
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

// ReadCalibration reads a calibration; nil if there is none.
func ReadCalibration(path string) (*errdetect.Calibration, error) {
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
		return nil, fmt.Errorf("the calibration %s has no questions: recreate it with 'surely eval … --calibrate'", path)
	}
	return &c, nil
}

// WriteCalibration writes a calibration, creating its folder.
func WriteCalibration(path string, c errdetect.Calibration) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(c); err != nil {
		return err
	}
	return os.WriteFile(path, b.Bytes(), 0o644)
}

// Detector parses an evaluation's detector.
func Detector(name string) (errdetect.Detector, error) {
	d, err := errdetect.Parse(name)
	if err != nil {
		return nil, err
	}
	return withCalibration(d)
}

// withCalibration loads the calibration of a detector risk=E@FILE and leaves other detectors unchanged.
func withCalibration(d errdetect.Detector) (errdetect.Detector, error) {
	r, ok := d.(*errdetect.Risk)
	if !ok {
		return d, nil
	}
	if r.Name == "" {
		return nil, errdetect.ErrNoCalibration
	}
	c, err := ReadCalibration(r.Name)
	if err == nil && c == nil {
		err = fmt.Errorf("there is no calibration %s", r.Name)
	}
	if err != nil {
		return nil, err
	}
	return r.WithCalibrations(c)
}

// Calibrated loads the parser's calibrations over all sources for a detector risk=E.
func (a *App) Calibrated(d errdetect.Detector) (errdetect.Detector, error) {
	r, ok := d.(*errdetect.Risk)
	if !ok || r.Name != "" {
		return withCalibration(d)
	}
	var all []*errdetect.Calibration
	for _, src := range a.Sources() {
		c, err := ReadCalibration(CalibrationFile(a.Home, a.ParserName(), src.Name()))
		if err != nil {
			return nil, err
		}
		if c == nil {
			return nil, fmt.Errorf("%s: %w", src.Name(), errdetect.ErrNoCalibration)
		}
		all = append(all, c)
	}
	return r.WithCalibrations(all...)
}

// ParserName identifies the parser in use, since calibrations are per parser.
func (a *App) ParserName() string { return cmp.Or(a.Model, "embedded") }
