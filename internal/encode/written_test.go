package encode

import (
	"encoding/binary"
	"encoding/json"
	"testing"
)

// written makes a safetensors file.
func written(t *testing.T, list map[string]tensor, meta map[string]string) []byte {
	t.Helper()
	header, data := map[string]any{"__metadata__": meta}, []byte{}
	for name, v := range list {
		v.Offsets = [2]int{len(data), len(data) + len(v.data)}
		data = append(data, v.data...)
		header[name] = v
	}
	text, err := json.Marshal(header)
	if err != nil {
		t.Fatal(err)
	}
	return append(append(binary.LittleEndian.AppendUint64(nil, uint64(len(text))), text...), data...)
}
