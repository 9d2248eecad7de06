package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// TestUnits splits column names into unit and name.
func TestUnits(t *testing.T) {
	number := func(name, label string) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Integer, Max: "9000", Distinct: 9}
	}
	money := func(name, label string) *schema.Column {
		c := number(name, label)
		c.Role = schema.Money
		return c
	}
	of := func(columns ...*schema.Column) *schema.Database {
		return &schema.Database{Tables: []*schema.Table{{Name: "jobs", Columns: columns}}}
	}
	only := of(number("fee_eur", "fee eur"))
	several := of(number("fee_eur", "fee eur"), number("fee_usd", "fee usd"))
	price := money("price_cents", "price cents")
	worked := func(wholes bool) *schema.Column {
		return &schema.Column{Name: "turnover", Label: "turnover", Type: schema.Integer, Role: schema.Money,
			Formula: "as FormulaOperand says", FormulaOperand: schema.Operand{Money: price, InWholeUnits: wholes}}
	}
	measured := of(number("pieces", "pieces"), price, number("fee_eur", "fee eur"))
	v := PlainVoice(t)
	for _, c := range []struct {
		column     *schema.Column
		db         *schema.Database
		said, told string
	}{
		{number("price_cents", "price cents"), only, "price", "€1,234.50"},
		{number("price_ct", "price cost"), several, "price", "1234.50"},
		{number("item_ct", "item count"), only, "item count", "123,450"},
		{money("cost_ct", "cost count"), only, "cost", "€1,234.50"},
		{worked(false), measured, "turnover", "€1,234.50"}, {worked(true), measured, "turnover", "€123,450"},
		{number("BudgetEur", "budget eur"), several, "budget", "€123,450"},
		{number("Price (USD)", "Price (USD)"), only, "Price", "$123,450"},
		{number("Length (min)", "Length (min)"), only, "Length", "123,450 min"},
		{number("Max temp (°C)", "Max temp (°c)"), only, "Max temp", "123,450 °C"},
		{number("Seeing (1-5)", "Seeing (1-5)"), only, "Seeing", "123,450"},
		{number("Price (2019)", "Price (2019)"), only, "Price (2019)", "123,450"},
		{number("share_in_percent", "share in percent"), only, "share", "123,450 %"},
		{number("cost_in_cent", "cost in cent"), only, "cost", "€1,234.50"},
		{number("dur_min", "duration minutes"), only, "duration", "123,450 min"},
		{number("play_minutes", "play minutes"), only, "play minutes", "123,450"},
		{number("chf_per_m3", "chf per m3"), only, "price per m3", "123,450 CHF"},
		{number("cents_per_l", "cents per l"), only, "price per l", "€1,234.50"},
		{number("eur_per_h", "eur per h"), only, "amount per hour", "€123,450"},
		{number("eur_h", "eur h"), only, "amount per hour", "€123,450"},
		{number("price_eur_per_kg", "price euros per kg"), only, "price per kg", "€123,450"},
		{number("premium_eur_year", "premium euros year"), only, "premium per year", "€123,450"},
		{number("top_speed_kn", "top speed kn"), only, "top speed", "123,450 kn"},
		{number("wind_kmh", "wind kmh"), only, "wind", "123,450 km/h"},
		{number("price_eur_min", "price euros min"), only, "price min", "€123,450"},
		{number("price_eur_per_min", "price euros per min"), only, "price per min", "€123,450"},
		{number("toll_eur_km", "toll euros km"), only, "toll per km", "€123,450"},
		{number("price_per_t", "price per t"), only, "price per t", "123,450"},
		{number("Weight in (kg)", "weight in (kg)"), only, "weight in", "123,450 kg"},
		{number("nights", "nights"), only, "number of nights", "123,450"},
		{number("weight_kg", "weight kg"), only, "weight", "123,450 kg"},
		{number("portions_sold", "portions sold"), only, "number of portions sold", "123,450"},
		{number("viewers", "viewers"), only, "number of viewers", "123,450"},
		{number("sales", "sales"), only, "sales", "123,450"},
		{number("home_score", "home score"), only, "home score", "123,450"},
		{&schema.Column{Name: "Unit weight", Label: "unit weight", Type: schema.Text, Unit: "kg",
			Numbers: &schema.Range{Max: 2.5}}, only, "unit weight", "123,450 kg"},
		{&schema.Column{Name: "Cancelled?", Label: "Cancelled?", Type: schema.Text}, only, "Cancelled", ""},
	} {
		if said := v.columnOwnLabel(c.column); said != c.said {
			t.Errorf("%s is called %q instead of %q", c.column.Name, said, c.said)
		}
		if u := UnitOf(c.db, c.column); c.told != "" && text.Amount(u.Number(123450, false), u.Symbol) != c.told {
			t.Errorf("%s is told as %q instead of %q", c.column.Name, text.Amount(u.Number(123450, false), u.Symbol), c.told)
		}
	}
}

// TestCalculatedUnits gives what is calculated of amounts the unit that it is in.
func TestCalculatedUnits(t *testing.T) {
	number := func(name, label string) *schema.Column {
		return &schema.Column{Name: name, Label: label, Type: schema.Integer, Max: "9000", Distinct: 9}
	}
	db := &schema.Database{Tables: []*schema.Table{{Name: "trips", Columns: []*schema.Column{
		number("fare_eur", "fare eur"), number("toll_eur", "toll eur"), number("way_km", "way km"),
		number("tip_cents", "tip cents")}}}}
	of := func(name string) query.Item { return query.Item{Column: query.Column{Table: "trips", Name: name}} }
	count := query.Item{Agg: query.Count, Column: query.Column{Table: "trips", Name: "*"}}
	a := PlainVoice(t).ForResults(db, nil)
	for _, tt := range []struct {
		calc query.Calc
		want string
	}{
		{query.Calc{Op: query.Minus, Left: of("fare_eur"), Right: of("toll_eur")}, "€250"},
		{query.Calc{Op: query.Gap, Left: of("tip_cents"), Right: of("tip_cents")}, "€2.50"},
		{query.Calc{Op: query.Minus, Left: of("fare_eur"), Right: of("way_km")}, "250"},
		{query.Calc{Op: query.Ratio, Left: of("fare_eur"), Right: of("way_km")}, "€250 per km"},
		{query.Calc{Op: query.Ratio, Left: of("fare_eur"), Right: count}, "€250"},
		{query.Calc{Op: query.Ratio, Left: of("fare_eur"), Right: of("toll_eur")}, "250"},
		{query.Calc{Op: query.Times, Left: of("tip_cents"), Right: count}, "€2.50"},
		{query.Calc{Op: query.Ratio, Left: of("tip_cents"), Right: query.Item{Number: "100"}}, "250"},
	} {
		q := &query.Query{Select: []query.Item{{Calc: &tt.calc}}, From: query.From{Tables: []string{"trips"}}}
		if got := a.FormatFigure(int64(250), q, 0); got != tt.want {
			t.Errorf("%v is told as %q instead of %q", tt.calc, got, tt.want)
		}
	}
}

// TestAddressesKeepTheirLetters: a sentence that begins with an address does not change it.
func TestAddressesKeepTheirLetters(t *testing.T) {
	for said, want := range map[string]string{"ann@quay.example.": "ann@quay.example.", "4 boats.": "4 boats.",
		"no boats.": "No boats."} {
		if got := sentence(said); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
