package manytables

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"github.com/ask-surely/surely/internal/learn"
)

// model is all that training finds out.
type model struct {
	forms *forms
	slots *learn.Model
	rank  *learn.Model
	sure  calibration
}

// header is the part of a model file that is no weights.
type header struct {
	Version  int                   `json:"version"`
	Sketches [classCount][]*sketch `json:"sketches"`
	Sure     calibration           `json:"sure"`
}

// modelVersion changes whenever features change their meaning.
const modelVersion = 2

func (m *model) write(w io.Writer) error {
	head, err := json.Marshal(header{modelVersion, m.forms.lists, m.sure})
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(w, "%d\n%s", len(head), head); err != nil {
		return err
	}
	for _, part := range []*learn.Model{m.forms.model, m.slots, m.rank} {
		if err := part.Write(w); err != nil {
			return err
		}
	}
	for _, n := range m.forms.nets {
		if err := n.Write(w); err != nil {
			return err
		}
	}
	return nil
}

// largestHeader bounds what a damaged file can make us read.
const largestHeader = 1 << 24

func readModel(data []byte) (*model, error) {
	r := bytes.NewReader(data)
	var n int
	if _, err := fmt.Fscanf(r, "%d\n", &n); err != nil || n < 0 || n > largestHeader || n > r.Len() {
		return nil, fmt.Errorf("read model of many tables: no header; rebuild it with 'surely train'")
	}
	head := make([]byte, n)
	if _, err := io.ReadFull(r, head); err != nil {
		return nil, fmt.Errorf("read model of many tables: %w", err)
	}
	var h header
	if err := json.Unmarshal(head, &h); err != nil {
		return nil, fmt.Errorf("read model of many tables: %w", err)
	}
	if h.Version != modelVersion {
		return nil, fmt.Errorf("read model of many tables: version %d, wanted %d; rebuild it with 'surely train'", h.Version,
			modelVersion)
	}
	m := &model{forms: newForms(h.Sketches), sure: h.Sure}
	for _, part := range []**learn.Model{&m.forms.model, &m.slots, &m.rank} {
		var err error
		if *part, err = learn.Read(r); err != nil {
			return nil, fmt.Errorf("read model of many tables: %w", err)
		}
	}
	for i := range m.forms.nets {
		var err error
		if m.forms.nets[i], err = learn.ReadSentence(r); err != nil {
			return nil, fmt.Errorf("read model of many tables: %w", err)
		}
	}
	if m.rank.Dense() != rankDense || m.forms.nets[0].Classes() != m.forms.classes {
		return nil, fmt.Errorf("read model of many tables: it is of another version; rebuild it with 'surely train'")
	}
	return m, nil
}
