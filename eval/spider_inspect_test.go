package eval

import (
	"context"
	"os"
	"testing"

	"surely/parse/lexical/manytables"
)

func TestInspect(t *testing.T) {
	dir := os.Getenv("SURELY_SHARED") + "/data/spider/"
	data, _ := os.ReadFile("/tmp/manytables/model")
	p, err := manytables.New(data)
	if err != nil {
		t.Fatal(err)
	}
	ex, _, err := SpiderExamples(context.Background(), SpiderFiles{dir + "dev.json", dir + "tables.json", dir + "database", "/tmp/manytables/home"})
	if err != nil {
		t.Fatal(err)
	}
	p.Inspect(ex)
}

func TestCV(t *testing.T) {
	dir := os.Getenv("SURELY_SHARED") + "/data/spider/"
	ex, _, err := SpiderExamples(context.Background(), SpiderFiles{dir + "train.json", dir + "tables.json", dir + "database", "/tmp/manytables/home"})
	if err != nil {
		t.Fatal(err)
	}
	manytables.CV(ex)
}
