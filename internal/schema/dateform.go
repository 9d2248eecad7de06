package schema

// FirstNumber is the regular expression, valid in both databases, for the first number in a text without commas.
const FirstNumber = `-?[0-9]*[.]?[0-9]+`

// ClockPattern is the regular expression of a text that is a time of day.
const ClockPattern = `^[012]\d:[0-5]\d(:[0-5]\d)?$`

// DateForm is how a text contains its date.
type DateForm string

// The forms. A column has the form of most of its dates.
const (
	Whole    DateForm = ""         // every text is a date as it stands
	Inside   DateForm = "inside"   // some texts contain none ("TBD"), or more than one ("Thu., Dec. 5, 1940")
	OfMonth  DateForm = "month"    // a month and year: stands for the first of the month
	Yearless DateForm = "yearless" // a day and month, of the same unknown year
	DayFirst DateForm = "dayfirst" // day, month and year in digits, which databases take for month, day and year
	Clock    DateForm = "clock"    // a time of day alone: 19:30
)

// DayFirstTemplate is the template with which to_date reads what the DayFirst expression matches.
const DayFirstTemplate = "DD/MM/YYYY"

// First returns the regular expression, valid in both databases, for the first date of this form in a text without full
// stops, and what to put before and after it to make a complete date.
func (f DateForm) First() (pattern, before, after string) {
	const month, day, year = "[A-Za-z]{3,9}", "[0-9]{1,2}", ",? [0-9]{4}"
	const clock = "(?:[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?)?"
	switch f {
	case Inside:
		return "[0-9]{4}-[0-9]{2}-[0-9]{2}" + clock + "|" + month + " " + day + year + "|" + day + " " + month + year, "", ""
	case OfMonth:
		return "^" + month + year + "$", "1 ", ""
	case DayFirst:
		return "^[0-9]{1,2}[/.-][0-9]{1,2}[/.-][0-9]{4}", "", ""
	case Yearless:
		return "^" + month + " " + day + "$|^" + day + " " + month + "$", "", " 2000"
	}
	return "", "", ""
}
