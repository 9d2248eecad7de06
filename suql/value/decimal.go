package value

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// Decimal is an exact decimal number: Coef / 10^Scale. Scale is the number of digits shown after the point.
type Decimal struct {
	Coef  *big.Int
	Scale int
}

// MaxScale is the maximum scale of a result, and of a decimal that is given with its scale.
const MaxScale = 1000

var (
	ten    = big.NewInt(10)
	powers = func() (p [64]*big.Int) {
		p[0] = big.NewInt(1)
		for i := 1; i < len(p); i++ {
			p[i] = new(big.Int).Mul(p[i-1], ten)
		}
		return
	}()
)

func power(n int) *big.Int {
	if n < len(powers) {
		return powers[n]
	}
	return new(big.Int).Exp(ten, big.NewInt(int64(n)), nil)
}

// Int returns n as a decimal.
func Int(n int64) Decimal { return Decimal{Coef: big.NewInt(n)} }

// Maximum digits of a numeric before and after its point, as in PostgreSQL. Parsing longer ones would take minutes.
const (
	maxWhole    = 131072
	maxFraction = 16383
	mostScale   = maxFraction + 10_000              // with the greatest exponent
	MaxBits     = (maxWhole + maxFraction) * 10 / 3 // of a coefficient, roughly
)

// Overflows means that a number has more digits than a numeric may have.
func (d Decimal) Overflows() error {
	if d.Coef != nil && d.Coef.BitLen() > MaxBits {
		return ErrNumeric
	}
	return nil
}

// ParseDecimal parses a numeric as PostgreSQL does, except NaN and infinities.
func ParseDecimal(text string) (Decimal, error) {
	s := strings.TrimSpace(text)
	if len(s) > maxWhole+maxFraction+16 {
		return Decimal{}, ErrNumeric
	}
	if d, ok := parseDecimal(s); ok {
		return d, nil
	}
	return Decimal{}, invalid("numeric", text)
}

func parseDecimal(s string) (Decimal, bool) {
	exp := 0
	if i := strings.IndexAny(s, "eE"); i >= 0 {
		n, err := strconv.Atoi(s[i+1:])
		if err != nil || n > 10000 || n < -10000 {
			return Decimal{}, false
		}
		exp, s = n, s[:i]
	}
	neg := false
	if s != "" && (s[0] == '-' || s[0] == '+') {
		neg, s = s[0] == '-', s[1:]
	}
	whole, frac, _ := strings.Cut(s, ".")
	if whole == "" && frac == "" {
		return Decimal{}, false
	}
	digits := whole + frac
	for i := 0; i < len(digits); i++ {
		if digits[i] < '0' || digits[i] > '9' {
			return Decimal{}, false
		}
	}
	d := Decimal{Coef: new(big.Int), Scale: len(frac) - exp}
	if len(digits) <= 18 {
		n, _ := strconv.ParseInt(digits, 10, 64)
		d.Coef.SetInt64(n)
	} else {
		d.Coef.SetString(digits, 10)
	}
	if neg {
		d.Coef.Neg(d.Coef)
	}
	if d.Scale < 0 {
		d.Coef.Mul(d.Coef, power(-d.Scale))
		d.Scale = 0
	}
	return d, true
}

// Stored returns the decimal that a stored float stands for: the shortest that converts back to it.
func Stored(f float64) (Decimal, error) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return Decimal{}, Fail("22003", "%v cannot be a numeric", f)
	}
	d, _ := parseDecimal(strconv.FormatFloat(f, 'f', -1, 64))
	return d, nil
}

// FromFloat casts double precision to numeric: 15 significant digits are kept.
func FromFloat(f float64) (Decimal, error) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return Decimal{}, Fail("22003", "%v cannot be a numeric", f)
	}
	d, _ := parseDecimal(strconv.FormatFloat(f, 'g', 15, 64))
	return d.trimZeros(0), nil
}

// trimZeros drops zeros at the end of the fraction, down to a scale.
func (d Decimal) trimZeros(scale int) Decimal {
	c, n := new(big.Int).Set(d.Coef), d.Scale
	var q, r big.Int
	for n > scale {
		q.QuoRem(c, ten, &r)
		if r.Sign() != 0 {
			break
		}
		c.Set(&q)
		n--
	}
	return Decimal{c, n}
}

func (d Decimal) String() string {
	if d.Scale > mostScale || d.Scale < 0 { // made by no function here: it would be all zeros
		return "NaN"
	}
	s := d.Coef.String()
	if d.Scale == 0 {
		return s
	}
	neg := strings.HasPrefix(s, "-")
	s = strings.TrimPrefix(s, "-")
	if len(s) <= d.Scale {
		s = strings.Repeat("0", d.Scale-len(s)+1) + s
	}
	s = s[:len(s)-d.Scale] + "." + s[len(s)-d.Scale:]
	if neg {
		s = "-" + s
	}
	return s
}

// Float returns the nearest floating-point number.
func (d Decimal) Float() float64 {
	f, _ := strconv.ParseFloat(d.String(), 64)
	return f
}

// Int64 rounds half away from zero, and reports whether the result fits.
func (d Decimal) Int64() (int64, bool) {
	r := d.Round(0)
	return r.Coef.Int64(), r.Coef.IsInt64()
}

// Sign returns -1, 0 or 1.
func (d Decimal) Sign() int { return d.Coef.Sign() }

func align(a, b Decimal) (x, y *big.Int, scale int) {
	x, y = a.Coef, b.Coef
	switch {
	case a.Scale < b.Scale:
		x = new(big.Int).Mul(x, power(b.Scale-a.Scale))
	case b.Scale < a.Scale:
		y = new(big.Int).Mul(y, power(a.Scale-b.Scale))
	}
	return x, y, max(a.Scale, b.Scale)
}

// Cmp compares by value.
func (d Decimal) Cmp(o Decimal) int {
	x, y, _ := align(d, o)
	return x.Cmp(y)
}

// Add returns d + o.
func (d Decimal) Add(o Decimal) Decimal {
	x, y, s := align(d, o)
	return Decimal{new(big.Int).Add(x, y), s}
}

// Sub returns d - o.
func (d Decimal) Sub(o Decimal) Decimal {
	x, y, s := align(d, o)
	return Decimal{new(big.Int).Sub(x, y), s}
}

// Neg returns -d.
func (d Decimal) Neg() Decimal { return Decimal{new(big.Int).Neg(d.Coef), d.Scale} }

// Abs returns |d|.
func (d Decimal) Abs() Decimal { return Decimal{new(big.Int).Abs(d.Coef), d.Scale} }

// Mul returns d * o.
func (d Decimal) Mul(o Decimal) Decimal {
	return Decimal{new(big.Int).Mul(d.Coef, o.Coef), d.Scale + o.Scale}.cap()
}

func (d Decimal) cap() Decimal {
	if d.Scale > MaxScale {
		return d.Round(MaxScale)
	}
	return d
}

// Div returns d / o with as many digits as PostgreSQL shows: at least 16 significant ones.
func (d Decimal) Div(o Decimal) (Decimal, error) {
	if o.Sign() == 0 {
		return Decimal{}, ErrDivision
	}
	return d.quotient(o, divScale(d, o)), nil
}

// quotient returns d / o rounded half away from zero to a scale.
func (d Decimal) quotient(o Decimal, scale int) Decimal {
	// d.Coef/10^ds / (o.Coef/10^os) = d.Coef*10^(os-ds+scale) / o.Coef / 10^scale
	num, den := new(big.Int).Set(d.Coef), new(big.Int).Set(o.Coef)
	if n := o.Scale - d.Scale + scale; n >= 0 {
		num.Mul(num, power(n))
	} else {
		den.Mul(den, power(-n))
	}
	return Decimal{divRound(num, den), scale}
}

func divRound(num, den *big.Int) *big.Int {
	q, r := new(big.Int).QuoRem(num, den, new(big.Int))
	if r.Sign() != 0 && r.Abs(r).Lsh(r, 1).CmpAbs(den) >= 0 {
		if num.Sign()*den.Sign() < 0 {
			q.Sub(q, big.NewInt(1))
		} else {
			q.Add(q, big.NewInt(1))
		}
	}
	return q
}

// leading returns the weight of the first digit in base 10,000 and that digit, as PostgreSQL stores numbers.
func (d Decimal) leading() (weight, digit int) {
	if d.Sign() == 0 {
		return 0, 0
	}
	s := new(big.Int).Abs(d.Coef).String()
	exp := len(s) - d.Scale // the value is 0.s * 10^exp
	weight = floorDiv(exp-1, 4)
	n := exp - weight*4 // how many decimal digits the first base-10,000 digit takes: 1 to 4
	for len(s) < n {
		s += "0"
	}
	digit, _ = strconv.Atoi(s[:n])
	return weight, digit
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func divScale(a, b Decimal) int {
	wa, da := a.leading()
	wb, db := b.leading()
	w := wa - wb
	if da <= db {
		w--
	}
	return min(max(16-w*4, a.Scale, b.Scale, 0), MaxScale)
}

// Mod returns the remainder with the sign of d.
func (d Decimal) Mod(o Decimal) (Decimal, error) {
	if o.Sign() == 0 {
		return Decimal{}, ErrDivision
	}
	x, y, s := align(d, o)
	return Decimal{new(big.Int).Rem(x, y), s}, nil
}

// Round rounds half away from zero to a scale, which may be negative.
func (d Decimal) Round(scale int) Decimal {
	if scale >= d.Scale {
		return Decimal{new(big.Int).Mul(d.Coef, power(scale-d.Scale)), scale}
	}
	q := divRound(d.Coef, power(d.Scale-scale))
	if scale < 0 {
		return Decimal{q.Mul(q, power(-scale)), 0}
	}
	return Decimal{q, scale}
}

// Trunc cuts to a scale, which may be negative.
func (d Decimal) Trunc(scale int) Decimal {
	if scale >= d.Scale {
		return d.Round(scale)
	}
	q := new(big.Int).Quo(d.Coef, power(d.Scale-scale))
	if scale < 0 {
		return Decimal{q.Mul(q, power(-scale)), 0}
	}
	return Decimal{q, scale}
}

// Floor returns the largest integer that is not larger.
func (d Decimal) Floor() Decimal {
	t := d.Trunc(0)
	if d.Sign() < 0 && t.Cmp(d) != 0 {
		t.Coef.Sub(t.Coef, big.NewInt(1))
	}
	return t
}

// Ceil returns the smallest integer that is not smaller.
func (d Decimal) Ceil() Decimal { return d.Neg().Floor().Neg() }

// Sqrt returns the square root with PostgreSQL's number of digits.
func (d Decimal) Sqrt() (Decimal, error) {
	if d.Sign() < 0 {
		return Decimal{}, Fail("2201F", "cannot take square root of a negative number")
	}
	w, _ := d.leading()
	var sweight int
	if w >= 0 {
		sweight = (w+1)*4/2 - 1
	} else {
		sweight = 1 - (1-(w+1)*4)/2
	}
	scale := min(max(16-sweight, d.Scale, 0), MaxScale)
	// one digit more, then round
	n := 2*(scale+1) - d.Scale
	c := new(big.Int).Set(d.Coef)
	if n >= 0 {
		c.Mul(c, power(n))
	} else {
		c.Quo(c, power(-n))
	}
	return Decimal{c.Sqrt(c), scale + 1}.Round(scale), nil
}

// Fits reports an overflow of numeric(precision, scale) after rounding to it.
func (d Decimal) Fits(precision, scale int) (Decimal, error) {
	r := d.Round(scale)
	if new(big.Int).Abs(r.Coef).Cmp(power(precision-scale+max(r.Scale, 0))) >= 0 {
		return r, Fail("22003", "numeric field overflow")
	}
	return r, nil
}

// FormatFloat prints double precision as PostgreSQL does.
func FormatFloat(f float64) string {
	switch {
	case math.IsNaN(f):
		return "NaN"
	case math.IsInf(f, 1):
		return "Infinity"
	case math.IsInf(f, -1):
		return "-Infinity"
	case f == 0:
		if math.Signbit(f) {
			return "-0"
		}
		return "0"
	}
	s := strconv.FormatFloat(f, 'e', -1, 64)
	_, exponent, _ := strings.Cut(s, "e")
	if exp, _ := strconv.Atoi(exponent); exp >= -4 && exp < 15 {
		return strconv.FormatFloat(f, 'f', -1, 64)
	}
	return s
}

// ParseFloat reads double precision.
func ParseFloat(text string) (float64, error) {
	s := strings.TrimSpace(text)
	if strings.ContainsAny(s, "xX_pP") {
		return 0, invalid("double precision", text)
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil {
		if math.IsInf(f, 0) {
			return 0, Fail("22003", "%q is out of range for type double precision", text)
		}
		return 0, invalid("double precision", text)
	}
	return f, nil
}

// ParseInt reads an integer of 4 or 8 bytes.
func ParseInt(text string, bytes int) (int64, error) {
	kind := "integer"
	if bytes == 8 {
		kind = "bigint"
	}
	s := strings.TrimSpace(text)
	n, err := strconv.ParseInt(strings.TrimPrefix(s, "+"), 10, bytes*8)
	if err != nil {
		if e, ok := err.(*strconv.NumError); ok && e.Err == strconv.ErrRange {
			return 0, Fail("22003", "value %q is out of range for type %s", text, kind)
		}
		return 0, invalid(kind, text)
	}
	return n, nil
}

// ParseBool reads a boolean.
func ParseBool(text string) (bool, error) {
	s := strings.ToLower(strings.TrimSpace(text))
	switch s {
	case "t", "tr", "tru", "true", "y", "ye", "yes", "on", "1":
		return true, nil
	case "f", "fa", "fal", "fals", "false", "n", "no", "off", "of", "0":
		return false, nil
	}
	return false, invalid("boolean", text)
}
