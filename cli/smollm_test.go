package cli

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"reflect"
	"testing"
)

// A very small model's text is not an answer, however sure it sounds: its token probabilities show that it does
// not know. The traffic is recorded, see internal/llm/testdata/llamacpp.
func TestVerySmallModel(t *testing.T) {
	dir := t.TempDir()
	const inns = "name,town,price,notes\n" +
		"Casa Azul,Faro,80,\"Quiet rooms at the back, a small breakfast.\"\n" +
		"Old Mill,Leiria,65,\"The river is loud at night, the host is kind.\"\n" +
		"Sea View,Faro,120,Loud music in the bar until two.\n" +
		"Tile House,Porto,95,\"Very quiet street, good beds.\"\n"
	if err := os.WriteFile(dir+"/inns.csv", []byte(inns), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		file, question string
		want           []string
	}{
		{"held.txt", "inns in Porto", []string{"Tile House"}},
		{"none.txt", "which inn is quiet?", []string{"Casa Azul", "Tile House"}},
	} {
		recorded, err := os.ReadFile("../internal/llm/testdata/llamacpp/" + tt.file)
		if err != nil {
			t.Fatal(err)
		}
		sent := 0
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Method == http.MethodPost {
				sent++
			}
			if sent != 1 { // its models, texts
				http.Error(w, "busy", http.StatusServiceUnavailable)
				return
			}
			w.Header().Set("Content-Type", "text/event-stream")
			w.Write(recorded)
		}))
		env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "smollm2", "SURELY_PATIENCE": "2s"}
		status, out, errs := once(env, "ask", "--json", "--home", dir+"/home", "--data", dir+"/inns.csv", tt.question)
		server.Close()
		var r struct {
			Rows    [][]any
			Instead string
		}
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatalf("%v: %s%s", err, out, errs)
		}
		var names []string
		for _, row := range r.Rows {
			names = append(names, row[0].(string))
		}
		if status != 0 || r.Instead != "unsure" || !reflect.DeepEqual(names, tt.want) {
			t.Errorf("%s: status %d: %s%s", tt.question, status, out, errs)
		}
	}
}
