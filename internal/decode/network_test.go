package decode

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"flag"
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/encode"
)

var rewrite = flag.Bool("rewrite", false, "write testdata/asked.rows anew; then run training/decode/fixture.py")

// made returns n whole numbers from -127 to 127, as training/decode/fixture.py makes them.
func made(name string, n int) []int8 {
	h := uint32(2166136261)
	for _, c := range []byte(name) {
		h = (h ^ uint32(c)) * 16777619
	}
	out := make([]int8, n)
	for i := range out {
		x := uint32(i)*2654435761 + h
		x ^= x >> 15
		x *= 2246822519
		x ^= x >> 13
		out[i] = int8(int(x%255) - 127)
	}
	return out
}

// madeWeights returns a file of weights in the program's format.
func madeWeights(t *testing.T, tensors map[string][]int) []byte {
	t.Helper()
	type entry struct {
		Dtype   string `json:"dtype"`
		Shape   []int  `json:"shape"`
		Offsets [2]int `json:"data_offsets"`
	}
	header := map[string]any{"__metadata__": map[string]string{"format": "surely-encoder-1", "kind": "layers",
		"embeddings": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"}}
	var floats, bytes8, data bytes.Buffer
	place := func(to *bytes.Buffer, name, dtype string, shape []int, values any) {
		from := to.Len()
		if err := binary.Write(to, binary.LittleEndian, values); err != nil {
			t.Fatal(err)
		}
		header[name] = entry{dtype, shape, [2]int{from, to.Len()}}
	}
	for _, name := range slices.Sorted(maps.Keys(tensors)) {
		shape, n := tensors[name], 1
		for _, d := range shape {
			n *= d
		}
		values := made(name, n)
		if len(shape) == 2 {
			place(&bytes8, name, "I8", shape, values)
			scale := make([]float32, shape[0])
			for i := range scale {
				scale[i] = .08 / 127
			}
			place(&floats, strings.TrimSuffix(name, "weight")+"scale", "F32", shape[:1], scale)
			continue
		}
		vector := make([]float32, n)
		for i, v := range values {
			vector[i] = float32(v) / 127 * .1
			if strings.HasSuffix(name, ".weight") {
				vector[i]++
			}
		}
		place(&floats, name, "F32", shape, vector)
	}
	for name, e := range header {
		if e, ok := e.(entry); ok && e.Dtype == "I8" {
			e.Offsets = [2]int{e.Offsets[0] + floats.Len(), e.Offsets[1] + floats.Len()}
			header[name] = e
		}
	}
	text, err := json.Marshal(header)
	if err != nil {
		t.Fatal(err)
	}
	text = append(text, bytes.Repeat([]byte(" "), 64-len(text)%64)...)
	binary.Write(&data, binary.LittleEndian, uint64(len(text))) //nolint:errcheck // a buffer takes everything
	data.Write(text)
	data.Write(floats.Bytes())
	data.Write(bytes8.Bytes())
	return data.Bytes()
}

// The network that is being trained gives the scores of its float form in PyTorch, as far as int8 allows, with
// weights and states that both make from their names.
func TestNetwork(t *testing.T) {
	q, s, g := asking("which owners from Ystad have a boat longer than 9 m")
	of, err := Statement(q, "SELECT DISTINCT o.name FROM owner o JOIN boat b ON b.owner_id = o.id "+
		"WHERE o.town = 'Ystad' AND b.length > 9")
	if err != nil {
		t.Fatal(err)
	}
	way, err := Actions(q, g, of)
	if err != nil {
		t.Fatal(err)
	}
	row := NewRow(s, q, nil)
	if *rewrite {
		var file bytes.Buffer
		if err := WriteHeader(&file); err != nil {
			t.Fatal(err)
		}
		if err := row.Write(&file, "test", "harbour", [][]Choice{way}); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("testdata/asked.rows", file.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	var want struct {
		Tensors map[string][]int
		Scores  []float64
	}
	readJSON(t, "testdata/network.json", &want)
	if len(want.Scores) != len(way) {
		t.Fatalf("%d steps, not %d", len(way), len(want.Scores))
	}
	file := madeWeights(t, want.Tensors)
	states := make(encode.States, len(row.in.seq.IDs())*width)
	for i, v := range made("states", len(states)) {
		states[i] = float32(v) / 127
	}
	var first []float64
	for _, kernel := range encode.Kernels() {
		n, err := loadNetwork(file, kernel)
		if err != nil {
			t.Fatal(err)
		}
		got := n.prepare(row, states).scores(First(way))
		for i, p := range got {
			if math.Abs(p-want.Scores[i]) > maxApart {
				t.Errorf("%s: action %d has log-probability %.3f, not %.3f", kernel, i, p, want.Scores[i])
			}
		}
		if first == nil {
			first = got
		} else if !slices.Equal(got, first) {
			t.Errorf("%s gives other bits than %s", kernel, encode.Kernels()[0])
		}
	}
}
