package ingest

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"
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

// orders writes a file with n rows, in groups of 300.
func orders(t testing.TB, path string, n int) {
	t.Helper()
	var b bytes.Buffer
	w := parquet.NewGenericWriter[order](&b, parquet.Compression(&parquet.Zstd), parquet.MaxRowsPerRowGroup(300))
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
		if _, err := w.Write([]order{o}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestParquet reads values of each type, from several row groups.
func TestParquet(t *testing.T) {
	path := filepath.Join(t.TempDir(), "orders.parquet")
	orders(t, path, 1000)
	report, query := imports(t, path)
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
	types := map[string]string{}
	for _, c := range report.Tables[0].Columns {
		types[c.Name] = c.Type
	}
	for column, want := range map[string]string{"day": "date", "at": "timestamp", "price": "real", "paid": "boolean",
		"tags": "JSON", "count": "integer"} {
		if types[column] != want {
			t.Errorf("%s is of type %s, want %s", column, types[column], want)
		}
	}
}
