package main

import (
	"strings"
	"testing"
)

func TestTell(t *testing.T) {
	const passed = `{"Action":"start","Package":"a"}
{"Action":"output","Package":"a","Test":"TestX","Output":"=== RUN   TestX\n"}
{"Action":"output","Package":"a","Test":"TestX","Output":"    x_test.go:9: PostgreSQL is not installed\n"}
{"Action":"output","Package":"a","Test":"TestX","Output":"--- SKIP: TestX (0.00s)\n"}
{"Action":"skip","Package":"a","Test":"TestX"}
{"Action":"output","Package":"a","Test":"TestY","Output":"--- PASS: TestY (0.00s)\n"}
{"Action":"pass","Package":"a","Test":"TestY"}
{"Action":"output","Package":"a","Output":"PASS\n"}
{"Action":"output","Package":"a","Output":"ok  \ta\t0.1s\n"}
{"Action":"pass","Package":"a"}
`
	const failed = `{"Action":"output","Package":"b","Test":"TestZ","Output":"    z_test.go:3: wrong\n"}
{"Action":"output","Package":"b","Test":"TestZ","Output":"--- FAIL: TestZ (0.00s)\n"}
{"Action":"fail","Package":"b","Test":"TestZ"}
{"Action":"output","Package":"b","Test":"TestEnds","Output":"panic: test timed out\n"}
{"Action":"output","Package":"b","Output":"FAIL\tb\t0.1s\n"}
{"Action":"fail","Package":"b"}
`
	const broken = `{"ImportPath":"c","Action":"build-output","Output":"c.go:1: undefined: x\n"}
{"ImportPath":"c","Action":"build-fail"}
`
	for in, want := range map[string]string{
		passed: "skipped TestX: x_test.go:9: PostgreSQL is not installed\nok  \ta\t0.1s\n",
		failed: "    z_test.go:3: wrong\n--- FAIL: TestZ (0.00s)\npanic: test timed out\nFAIL\tb\t0.1s\n",
		"":     "",
		broken: "c.go:1: undefined: x\n",
	} {
		var out strings.Builder
		if well := tell(strings.NewReader(in), &out); out.String() != want || well != (in == passed) {
			t.Errorf("well: %v\n%s\nwanted\n%s", well, out.String(), want)
		}
	}
}
