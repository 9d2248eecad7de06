package encode

import "fmt"

// kernel is an implementation of layers and heads. All return identical results.
type kernel interface {
	name() string
	// layout describes how weights are packed: the number of inputs in a group, and the bits flipped in each.
	layout() (group int, flip byte)
	// layer runs a layer over the states x of sequences, in place; sequence i has the tokens from starts[i] to
	// starts[i+1].
	layer(l *layer, x []float32, starts []int32)
	// quantised computes y = x W + b for one linear map in int8: w holds the panels; f holds the scales of the inputs,
	// and then the scales and biases of the outputs.
	quantised(w []int8, f []float32, out, in int, x, y []float32)
	// linear computes y = x W + bias, followed by GELU if curved; w is in panels, and x and y have a multiple of 4 rows.
	linear(w, bias, x []float32, curved bool, y []float32)
}

// Kernels names the kernels that this machine can run, the fastest first; "go" is always among them.
func Kernels() []string {
	var names []string
	for _, k := range append(native(), kernelGo{}) {
		names = append(names, k.name())
	}
	return names
}

// kernelOf finds a kernel by its name; "" is the fastest.
func kernelOf(name string) (kernel, error) {
	for _, k := range append(native(), kernelGo{}) {
		if name == "" || k.name() == name {
			return k, nil
		}
	}
	return nil, fmt.Errorf("no encoder kernel %q on this machine; there are %v", name, Kernels())
}
