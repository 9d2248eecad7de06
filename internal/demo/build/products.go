package main

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

const productsTable = `CREATE TABLE products (product_id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, brand TEXT NOT NULL,
	price REAL NOT NULL, description TEXT NOT NULL)`

// makeProducts returns the compressed catalogue, made from a file for each category, with a line for each product and
// fields separated by bars.
func makeProducts(dir string) ([]byte, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no products in %s", dir)
	}
	return compressed(productsTable, func(tx *sql.Tx) error {
		id := 0
		for _, f := range files {
			category := strings.ReplaceAll(strings.TrimSuffix(filepath.Base(f), ".txt"), "_", " ")
			content, err := os.ReadFile(f)
			if err != nil {
				return err
			}
			for n, line := range strings.Split(strings.TrimSpace(string(content)), "\n") {
				parts := strings.Split(line, " | ")
				if len(parts) != 4 {
					return fmt.Errorf("%s:%d: %d parts, not name | brand | price | description", f, n+1, len(parts))
				}
				price, err := strconv.ParseFloat(parts[2], 64)
				if err != nil {
					return fmt.Errorf("%s:%d: %w", f, n+1, err)
				}
				id++
				if err := insertRow(tx, "products", id, parts[0], category, parts[1], price, parts[3]); err != nil {
					return err
				}
			}
		}
		return nil
	})
}
