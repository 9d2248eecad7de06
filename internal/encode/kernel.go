package encode

/*
#cgo CFLAGS: -O3 -std=c11
#cgo LDFLAGS: -lm
#include "kernel.h"
#cgo noescape encode_layer
#cgo nocallback encode_layer
#cgo noescape encode_map
#cgo nocallback encode_map
#cgo noescape encode_linear
#cgo nocallback encode_linear
*/
import "C"

import (
	"fmt"
	"sync"
	"unsafe"
)

// kernel is kernel.c for one kind of processor. All return identical results.
type kernel struct {
	kind  C.int
	name  string
	group int  // weights are packed in groups of this number of inputs,
	flip  byte // with these bits of each flipped
}

// kernels are those that this processor can run, the fastest first; the plain one is always among them.
var kernels = sync.OnceValue(func() []kernel {
	var out []kernel
	for _, k := range []kernel{
		{C.VNNI, "vnni", 4, 0x80},
		{C.AVX2, "avx2", 2, 0},
		{C.NEON, "neon", 4, 0},
		{C.PLAIN, "plain", 1, 0},
	} {
		if C.encode_has(k.kind) != 0 {
			out = append(out, k)
		}
	}
	return out
})

// Kernels names the kernels that this machine can run, the fastest first; "plain" is always among them.
func Kernels() []string {
	var names []string
	for _, k := range kernels() {
		names = append(names, k.name)
	}
	return names
}

// kernelOf finds a kernel by its name; "" is the fastest.
func kernelOf(name string) (kernel, error) {
	for _, k := range kernels() {
		if name == "" || k.name == name {
			return k, nil
		}
	}
	return kernel{}, fmt.Errorf("no encoder kernel %q on this machine; there are %v", name, Kernels())
}

// scratch pools the layers' working memory.
var scratch = sync.Pool{New: func() any { return new([]byte) }}

// scratchBytes returns pooled memory of at least n bytes.
func scratchBytes(n int) *[]byte {
	work := scratch.Get().(*[]byte)
	if len(*work) < n {
		*work = make([]byte, n)
	}
	return work
}

// layer runs a layer over the states x of sequences, in place; sequence i has the tokens from starts[i] to
// starts[i+1].
func (k kernel) layer(l *layer, x []float32, starts []int32) {
	sequences, longest := len(starts)-1, int32(0)
	for i := range sequences {
		longest = max(longest, starts[i+1]-starts[i])
	}
	work := scratchBytes(int(C.encode_scratch(C.int(starts[sequences]), C.int(longest))))
	defer scratch.Put(work)
	C.encode_layer(k.kind, (*C.int8_t)(&l.w[0]), (*C.float)(&l.f[0]), (*C.float)(&x[0]), (*C.int32_t)(&starts[0]),
		C.int(sequences), unsafe.Pointer(&(*work)[0]))
}

// quantised computes y = x W + b for one linear map in int8: w holds the panels; f holds the scales of the inputs, and
// then the scales and biases of the outputs.
func (k kernel) quantised(w []int8, f []float32, out, in int, x, y []float32) {
	rows := len(x) / in
	work := scratchBytes(int(C.encode_map_scratch(C.int(rows), C.int(in))))
	defer scratch.Put(work)
	C.encode_map(k.kind, (*C.int8_t)(&w[0]), (*C.float)(&f[0]), C.int(out), C.int(in), (*C.float)(&x[0]), C.int(rows),
		(*C.float)(&y[0]), unsafe.Pointer(&(*work)[0]))
}

// linear computes y = x W + bias, followed by GELU if curved; w is in panels, and x and y have a multiple of 4 rows.
func (k kernel) linear(w, bias, x []float32, curved bool, y []float32) {
	n := len(bias)
	in := len(w) / n
	bent := C.int(0)
	if curved {
		bent = 1
	}
	C.encode_linear(k.kind, (*C.float)(&w[0]), (*C.float)(&bias[0]), C.int(n), C.int(in), (*C.float)(&x[0]),
		C.int(len(x)/in), bent, (*C.float)(&y[0]))
}
