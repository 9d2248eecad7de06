package ingest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"
	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/deprecated"
	"github.com/parquet-go/parquet-go/format"
)

func isParquet(name string) bool { return hasExtension(name, ".parquet", ".pq") }

// eachParquet visits the rows of a Parquet file as objects with a member for each leaf of the schema. Repeated leaves
// are lists.
func eachParquet(ctx context.Context, path string, progress func(float64),
	visit func(table string, object []member) error) (err error) {
	defer func() { // the library panics on bad input
		if p := recover(); p != nil {
			err = fmt.Errorf("the file is damaged: %v", p)
		}
	}()
	f, size, err := openSized(ctx, path)
	if err != nil {
		return err
	}
	defer f.Close()
	file, err := parquet.OpenFile(f, size, parquet.SkipBloomFilters(true), parquet.SkipPageIndex(true))
	if err != nil {
		return fmt.Errorf("not a Parquet file: %w", err)
	}
	columns, err := listLeaves(file)
	if err != nil {
		return err
	}
	if file.NumRows() == 0 {
		return errors.New("the file has columns but no rows")
	}
	buffer, n := make([]parquet.Row, 256), 0
	for _, group := range file.RowGroups() {
		rows := group.Rows()
		for {
			if err := ctx.Err(); err != nil {
				rows.Close()
				return err
			}
			count, readErr := rows.ReadRows(buffer)
			for _, row := range buffer[:count] {
				n++
				if err := visit("", columns.object(row)); err != nil {
					rows.Close()
					return fmt.Errorf("row %d: %w", n, err)
				}
			}
			progress(float64(n) / float64(max(file.NumRows(), 1)))
			if readErr != nil || count == 0 {
				rows.Close()
				break
			}
		}
	}
	if int64(n) < file.NumRows() {
		return fmt.Errorf("the file is damaged after row %d of %d", n, file.NumRows())
	}
	return nil
}

// leaf is a column of a Parquet file; text converts its values to JSON.
type leaf struct {
	name string
	list bool
	text func(parquet.Value) json.RawMessage
}

type leaves []leaf

// listLeaves lists the columns of a file.
func listLeaves(file *parquet.File) (leaves, error) {
	schema := file.Schema()
	var out leaves
	for _, path := range schema.Columns() {
		column, _ := schema.Lookup(path...)
		// Lists and maps are in groups with meaningless names.
		name := slices.DeleteFunc(slices.Clone(path[1:]), func(p string) bool {
			return slices.Contains([]string{"list", "element", "array_element", "array", "bag", "item", "key_value"}, p)
		})
		if decimal := column.Node.Type().LogicalType(); decimal != nil {
			if d, ok := decimal.Value.(*format.DecimalType); ok && (d.Scale < 0 || d.Scale > maxScale) {
				return nil, fmt.Errorf("column %s has %d decimal places", strings.Join(path, "."), d.Scale)
			}
		}
		out = append(out, leaf{name: strings.Join(append(path[:1:1], name...), "."), list: column.MaxRepetitionLevel > 0,
			text: jsonWriter(column.Node.Type())})
	}
	return out, nil
}

// maxScale is the maximum number of digits after the point of a decimal.
const maxScale = 1000

func (columns leaves) object(row parquet.Row) (object []member) {
	row.Range(func(i int, values []parquet.Value) bool {
		if i >= len(columns) {
			return true
		}
		c := columns[i]
		value := json.RawMessage("null")
		switch {
		case !c.list:
			value = c.value(values[0])
		case len(values) > 1 || !values[0].IsNull():
			var parts []string
			for _, v := range values {
				parts = append(parts, string(c.value(v)))
			}
			value = json.RawMessage("[" + strings.Join(parts, ",") + "]")
		}
		object = append(object, member{c.name, value})
		return true
	})
	return object
}

func (c leaf) value(v parquet.Value) json.RawMessage {
	if v.IsNull() {
		return json.RawMessage("null")
	}
	return c.text(v)
}

// jsonWriter returns a function that converts values of a type to JSON, by logical type or else by physical type.
func jsonWriter(t parquet.Type) func(parquet.Value) json.RawMessage {
	if annotation := t.LogicalType(); annotation != nil {
		switch logicalType := annotation.Value.(type) {
		case *format.DateType:
			return func(v parquet.Value) json.RawMessage { return day(time.Unix(int64(v.Int32())*86400, 0)) }
		case *format.TimestampType:
			unit := logicalType.Unit.Value.Duration()
			return func(v parquet.Value) json.RawMessage { return timeValue(v.Int64(), unit) }
		case *format.TimeType:
			unit := logicalType.Unit.Value.Duration()
			return func(v parquet.Value) json.RawMessage {
				return quoted(time.Unix(0, bigInteger(v).Int64()*int64(unit)).UTC().Format("15:04:05.999999999"))
			}
		case *format.DecimalType:
			return func(v parquet.Value) json.RawMessage {
				scale := int64(logicalType.Scale)
				unit := new(big.Int).Exp(big.NewInt(10), big.NewInt(scale), nil)
				return json.RawMessage(new(big.Rat).SetFrac(bigInteger(v), unit).FloatString(int(scale)))
			}
		case *format.IntType:
			if !logicalType.IsSigned {
				return func(v parquet.Value) json.RawMessage {
					if v.Kind() == parquet.Int32 {
						return json.RawMessage(strconv.FormatUint(uint64(v.Uint32()), 10))
					}
					return json.RawMessage(strconv.FormatUint(v.Uint64(), 10))
				}
			}
		case *format.UUIDType:
			return func(v parquet.Value) json.RawMessage {
				id, err := uuid.FromBytes(v.ByteArray())
				if err != nil {
					return json.RawMessage("null")
				}
				return quoted(id.String())
			}
		}
	}
	switch t.Kind() {
	case parquet.Boolean:
		return func(v parquet.Value) json.RawMessage { return json.RawMessage(strconv.FormatBool(v.Boolean())) }
	case parquet.Int32, parquet.Int64:
		return func(v parquet.Value) json.RawMessage { return json.RawMessage(bigInteger(v).String()) }
	case parquet.Int96: // the format of timestamps before logical types
		return func(v parquet.Value) json.RawMessage { return julianValue(v.Int96()) }
	case parquet.Float:
		return func(v parquet.Value) json.RawMessage { return number(float64(v.Float()), 32) }
	case parquet.Double:
		return func(v parquet.Value) json.RawMessage { return number(v.Double(), 64) }
	}
	return func(v parquet.Value) json.RawMessage {
		if b := v.ByteArray(); utf8.Valid(b) {
			return quoted(string(b))
		}
		return json.RawMessage("null") // a picture, a hash
	}
}

// bigInteger returns the value of an integer, which may be stored as big-endian bytes.
func bigInteger(v parquet.Value) *big.Int {
	switch v.Kind() {
	case parquet.Int32:
		return big.NewInt(int64(v.Int32()))
	case parquet.Int64:
		return big.NewInt(v.Int64())
	}
	b := v.ByteArray()
	n := new(big.Int).SetBytes(b)
	if len(b) > 0 && b[0] >= 0x80 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(8*len(b))))
	}
	return n
}

func number(f float64, bits int) json.RawMessage {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return json.RawMessage("null")
	}
	return strconv.AppendFloat(nil, f, 'g', -1, bits)
}

func day(t time.Time) json.RawMessage { return quoted(t.UTC().Format(time.DateOnly)) }

// timeValue converts a number of units since 1970.
func timeValue(n int64, unit time.Duration) json.RawMessage {
	perSecond := int64(time.Second / unit)
	return quoted(time.Unix(n/perSecond, n%perSecond*int64(unit)).UTC().Format("2006-01-02 15:04:05.999999999"))
}

// julianValue converts a Julian day and the nanoseconds within it.
func julianValue(v deprecated.Int96) json.RawMessage {
	const epoch = 2440588 // Julian day of 1970-01-01
	seconds := (int64(v[2]) - epoch) * 86400
	return quoted(time.Unix(seconds, v.Int64()).UTC().Format("2006-01-02 15:04:05.999999999"))
}

func quoted(s string) json.RawMessage {
	b, _ := json.Marshal(s)
	return b
}
