package ingest

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress"
	"github.com/parquet-go/parquet-go/deprecated"
)

type order struct {
	ID       int64            `parquet:"id"`
	Customer *string          `parquet:"customer,optional"`
	Day      int32            `parquet:"day,date"`
	At       time.Time        `parquet:"at,timestamp(microsecond)"`
	Old      deprecated.Int96 `parquet:"old"`
	Price    int64            `parquet:"price,decimal(2:18)"`
	Weight   float64          `parquet:"weight"`
	Paid     bool             `parquet:"paid"`
	Count    uint32           `parquet:"count"`
	Tags     []string         `parquet:"tags,list"`
	Hash     []byte           `parquet:"hash"`
	Place    struct {
		City string `parquet:"city"`
	} `parquet:"place"`
}

// orders is a file with n rows, in groups of 300.
func orders(t testing.TB, n int, codec compress.Codec) []byte {
	t.Helper()
	var b bytes.Buffer
	var rows []order
	w := parquet.NewGenericWriter[order](&b, parquet.Compression(codec), parquet.MaxRowsPerRowGroup(300))
	at := time.Date(2024, 2, 29, 12, 30, 0, 500_000_000, time.UTC)
	for i := range n {
		name := "Ann"
		o := order{ID: int64(i + 1), Customer: &name, Day: 19782, At: at, Price: -5, Weight: 1.5, Paid: i == 0,
			Count: 4_000_000_000, Tags: []string{"new", "gift"}, Hash: []byte{0xff, 0xfe}}
		o.Old = deprecated.Int96{0, 0, 2440589} // midnight after the first day of 1970
		o.Place.City = "Lucca"
		if i == 1 {
			o.Customer, o.Tags = nil, nil
		}
		rows = append(rows, o)
	}
	_, err := w.Write(rows)
	if err := errors.Join(err, w.Close()); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestParquet reads values of each type, from several row groups.
func TestParquet(t *testing.T) {
	for _, codec := range []compress.Codec{&parquet.Zstd, &parquet.Lz4Raw} {
		t.Run(codec.String(), func(t *testing.T) { readsOrders(t, codec) })
	}
}

func readsOrders(t *testing.T, codec compress.Codec) {
	report, query := imports(t, written(t, "orders.parquet", orders(t, 1000, codec)))
	if got := report.Tables[0]; got.Name != "orders" || got.Rows != 1000 {
		t.Fatalf("%s has %d rows", got.Name, got.Rows)
	}
	for column, want := range map[string]string{
		"id": "1|2", "customer": "Ann|", "day": "2024-02-29|2024-02-29", "at": "2024-02-29 12:30:00.5|2024-02-29 12:30:00.5",
		"old": "1970-01-02 00:00:00|1970-01-02 00:00:00", "price": "-0.05|-0.05", "weight": "1.5|1.5", "paid": "1|0",
		"count": "4000000000|4000000000", "tags": `["new","gift"]|`, "hash": "|", `"place.city"`: "Lucca|Lucca",
	} {
		rows := query("SELECT ifnull(CAST(" + column + " AS text), '') FROM orders LIMIT 2")
		if got := rows[0][0] + "|" + rows[1][0]; got != want {
			t.Errorf("%s is %q, want %q", column, got, want)
		}
	}
	types := map[string]string{
		"day": "date", "at": "timestamp", "price": "real", "paid": "boolean", "tags": "JSON", "count": "integer",
	}
	for _, c := range report.Tables[0].Columns {
		if want := types[c.Name]; want != "" && c.Type != want {
			t.Errorf("%s is of type %s, want %s", c.Name, c.Type, want)
		}
	}
}
