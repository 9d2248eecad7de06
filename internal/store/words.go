package store

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// readerOf returns a reader of the names of a database's tables and columns, which uses the words in them and in their
// comments.
func readerOf(shapes []*shape) *names.Reader {
	var list, texts []string
	for _, s := range shapes {
		list, texts = append(list, s.name), append(texts, s.comment)
		for _, c := range s.columns {
			list, texts = append(list, c.name), append(texts, c.comment)
		}
	}
	return names.New(list, texts...)
}

// reSymbol matches scientific symbols in names, whose case does not mark word boundaries: pH, dB.
var reSymbol = regexp.MustCompile(`^\p{Ll}\p{Lu}$`)

// reShort matches abbreviations in capitals.
var reShort = regexp.MustCompile(`^\p{Lu}{1,4}$`)

// columnLabel returns a column's name in words, without an initial of the table: "name" for pName of Player. Unknown
// words are kept as they are.
func columnLabel(spell func(string) string, table, name string) string {
	parts := names.Split(name)
	if len(parts) > 1 && len(parts[0]) == 1 && strings.HasPrefix(strings.ToLower(table), parts[0]) &&
		!strings.ContainsAny(name, "_- ") && !reSymbol.MatchString(name) {
		return spell(name[1:])
	}
	segments := strings.FieldsFunc(name, func(r rune) bool { return r == '_' || r == ' ' })
	if slices.ContainsFunc(segments, reSymbol.MatchString) {
		for i, s := range segments {
			if !reSymbol.MatchString(s) {
				segments[i] = spell(s)
			}
		}
		return strings.Join(segments, " ")
	}
	label := strings.Fields(spell(name))
	for i, w := range label {
		for _, s := range segments {
			if reShort.MatchString(s) && strings.EqualFold(s, w) && !names.Known(w) {
				label[i] = s
			}
		}
	}
	return strings.Join(label, " ")
}

// measureSigns maps units that names write in ambiguous ways to their usual form.
var measureSigns = map[string]string{"kw": "kW", "mw": "MW", "kn": "kN", "kv": "kV", "kpa": "kPa", "mpa": "MPa",
	"hpa": "hPa", "kwh": "kWh", "mwh": "MWh", "mgl": "mg/L", "ugl": "µg/L", "gl": "g/L", "mgkg": "mg/kg", "gkg": "g/kg",
	"ugkg": "µg/kg", "ppm": "ppm", "khz": "kHz", "mhz": "MHz", "nm": "Nm"}

// measureNamed splits such a unit off a column's name: the power of a motor in kW for Motor_kW.
func measureNamed(column string) (name, unit string) {
	at := strings.LastIndexAny(column, "_ ")
	if at <= 0 {
		return column, ""
	}
	written := column[at+1:]
	unit = measureSigns[strings.ToLower(written)]
	if unit == "" || written == strings.ToLower(written) && !strings.Contains(unit, "/") {
		return column, ""
	}
	return column[:at], unit
}

// elementNames maps the symbols of elements in analyses to their names.
var elementNames = map[string]string{"P": "phosphorus", "K": "potassium", "N": "nitrogen", "Ca": "calcium",
	"Mg": "magnesium", "Na": "sodium", "Fe": "iron", "Ni": "nickel", "Cu": "copper", "Zn": "zinc", "Mn": "manganese",
	"Al": "aluminium", "Pb": "lead", "Cd": "cadmium", "Cr": "chromium", "Hg": "mercury", "As": "arsenic",
	"S": "sulphur", "C": "carbon", "Si": "silicon", "Cl": "chlorine", "B": "boron", "Au": "gold", "Ag": "silver",
	"Co": "cobalt", "U": "uranium"}

// spellOutElements spells out the symbols of elements in names of shares and concentrations: P_mgL, Fe_pct.
func spellOutElements(t *schema.Table) {
	for _, c := range t.Columns {
		symbol, unit, ok := strings.Cut(c.Name, "_")
		if !ok || !c.Type.Number() || elementNames[symbol] == "" {
			continue
		}
		if sign := measureSigns[strings.ToLower(unit)]; strings.Contains(sign, "/") || sign == "ppm" ||
			text.Units()[strings.ToLower(unit)].Dimension == "share" {
			c.Label, c.Full, c.Synonyms = symbol, "", append(c.Synonyms, elementNames[symbol])
			if sign == "" {
				c.Unit = "%"
			}
		}
	}
}
