package store

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// newNameReader returns a reader for the names of a database's tables and columns. It learns words from these names and
// from the comments on them.
func newNameReader(shapes []*shape) *names.Reader {
	var identifiers, comments []string
	for _, s := range shapes {
		identifiers, comments = append(identifiers, s.name), append(comments, s.comment)
		for _, c := range s.columns {
			identifiers, comments = append(identifiers, c.name), append(comments, c.comment)
		}
	}
	return names.New(identifiers, comments...)
}

// reSymbol matches scientific symbols in names, whose case does not mark word boundaries: pH, dB.
var reSymbol = regexp.MustCompile(`^\p{Ll}\p{Lu}$`)

// reShort matches abbreviations in capitals.
var reShort = regexp.MustCompile(`^\p{Lu}{1,4}$`)

// columnLabel returns a column's name in words, without the table's initial before it: "name" for pName of Player.
// Unknown words are kept as they are.
func columnLabel(expand func(string) string, table, name string) string {
	parts := names.Split(name)
	if len(parts) > 1 && len(parts[0]) == 1 && strings.HasPrefix(strings.ToLower(table), parts[0]) &&
		!strings.ContainsAny(name, "_- ") && !reSymbol.MatchString(name) {
		return expand(name[1:])
	}
	segments := strings.FieldsFunc(name, func(r rune) bool { return r == '_' || r == ' ' })
	if slices.ContainsFunc(segments, reSymbol.MatchString) {
		for i, s := range segments {
			if !reSymbol.MatchString(s) {
				segments[i] = expand(s)
			}
		}
		return strings.Join(segments, " ")
	}
	label := strings.Fields(expand(name))
	for i, w := range label {
		for _, s := range segments {
			if reShort.MatchString(s) && strings.EqualFold(s, w) && !names.Known(w) {
				label[i] = s
			}
		}
	}
	return strings.Join(label, " ")
}

// unitSpellings maps units in lower case to their usual spelling.
var unitSpellings = map[string]string{"kw": "kW", "mw": "MW", "kn": "kN", "kv": "kV", "kpa": "kPa", "mpa": "MPa",
	"hpa": "hPa", "kwh": "kWh", "mwh": "MWh", "mgl": "mg/L", "ugl": "µg/L", "gl": "g/L", "mgkg": "mg/kg", "gkg": "g/kg",
	"ugkg": "µg/kg", "ppm": "ppm", "khz": "kHz", "mhz": "MHz", "nm": "Nm"}

// splitMeasureUnit splits a unit off a column's name: Motor and kW for Motor_kW.
func splitMeasureUnit(column string) (name, unit string) {
	separator := strings.LastIndexAny(column, "_ ")
	if separator <= 0 {
		return column, ""
	}
	suffix := column[separator+1:]
	unit = unitSpellings[strings.ToLower(suffix)]
	if unit == "" || suffix == strings.ToLower(suffix) && !strings.Contains(unit, "/") {
		return column, ""
	}
	return column[:separator], unit
}

// elementNames maps the symbols of chemical elements to their names.
var elementNames = map[string]string{"P": "phosphorus", "K": "potassium", "N": "nitrogen", "Ca": "calcium",
	"Mg": "magnesium", "Na": "sodium", "Fe": "iron", "Ni": "nickel", "Cu": "copper", "Zn": "zinc", "Mn": "manganese",
	"Al": "aluminium", "Pb": "lead", "Cd": "cadmium", "Cr": "chromium", "Hg": "mercury", "As": "arsenic",
	"S": "sulphur", "C": "carbon", "Si": "silicon", "Cl": "chlorine", "B": "boron", "Au": "gold", "Ag": "silver",
	"Co": "cobalt", "U": "uranium"}

// dimensionNames maps the letters of measured lengths to their names.
var dimensionNames = map[string]string{"h": "height", "w": "width", "l": "length", "d": "depth"}

// spellOutLetters adds the names that symbols before units stand for: dimensions (W_cm) and, if the unit is one of
// share or concentration, chemical elements (P_mgL, Fe_pct).
func spellOutLetters(t *schema.Table) {
	for _, c := range t.Columns {
		symbol, unit, ok := strings.Cut(c.Name, "_")
		if name := dimensionNames[strings.ToLower(symbol)]; ok && name != "" && c.Type.Number() &&
			text.Units()[strings.ToLower(unit)].Dimension == "length" {
			c.Synonyms = append(c.Synonyms, name)
			continue
		}
		if !ok || !c.Type.Number() || elementNames[symbol] == "" {
			continue
		}
		if spelling := unitSpellings[strings.ToLower(unit)]; strings.Contains(spelling, "/") || spelling == "ppm" ||
			text.Units()[strings.ToLower(unit)].Dimension == "share" {
			c.Label, c.Full, c.Synonyms = symbol, "", append(c.Synonyms, elementNames[symbol])
			if spelling == "" {
				c.Unit = "%"
			}
		}
	}
}
