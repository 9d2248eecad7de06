package ingest

import (
	"math"
	"strconv"
	"strings"
	"time"
)

// Marks begin the serial numbers of dates, moments and times of day. No text in a workbook can begin like this.
const (
	dayMark    = "\x01d"
	momentMark = "\x01m"
	timeMark   = "\x01t"
)

// Serial numbers count days: from 1900, where a day 60 stands for a 29 February that was none, or from 1904.
const (
	leapDay1900   = 60
	daysTo1904    = 1462
	lastSerial    = 2958465 // 9999-12-31
	secondsPerDay = 24 * 60 * 60
)

// isoFromSerial returns a marked serial number in ISO form, and any other cell as it is. A number that is no date, such
// as a negative one, is returned without its mark.
func isoFromSerial(cell string, from1904 bool) string {
	if !strings.HasPrefix(cell, "\x01") || len(cell) < len(dayMark) {
		return cell
	}
	mark, number := cell[:len(dayMark)], cell[len(dayMark):]
	serial, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return number
	}
	if from1904 {
		serial += daysTo1904
	}
	// Rounded to seconds before it is split, so that a moment just before midnight keeps its day.
	seconds := math.Round(serial * secondsPerDay)
	days, second := math.Floor(seconds/secondsPerDay), int(math.Mod(seconds, secondsPerDay))
	if serial < 0 || days > lastSerial || mark != timeMark && days < 1 {
		return strconv.FormatFloat(serial, 'f', -1, 64)
	}
	epoch := 30 // of December 1899
	if days < leapDay1900 {
		epoch++
	}
	at := time.Date(1899, time.December, epoch+int(days), 0, 0, second, 0, time.UTC)
	switch mark {
	case dayMark:
		return at.Format(time.DateOnly)
	case timeMark:
		return at.Format(time.TimeOnly)
	}
	return at.Format(time.DateTime)
}
