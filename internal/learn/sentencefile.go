package learn

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"
)

// sentenceMagic begins every Sentence of this format.
const sentenceMagic = "SLS1"

// Write writes the network: the embeddings that are not zero, each with its distance from the one before, and the
// layers.
func (s *Sentence) Write(w io.Writer) error {
	b := bufio.NewWriter(w)
	b.WriteString(sentenceMagic)
	var buf [binary.MaxVarintLen64]byte
	number := func(x int) { b.Write(buf[:binary.PutUvarint(buf[:], uint64(x))]) }
	for _, x := range []int{s.bits, s.width, s.heads, s.hidden, s.classes, int(math.Float32bits(s.scale))} {
		number(x)
	}
	row := func(k int) []int8 { return s.rows[k*s.width : (k+1)*s.width] }
	count := 0
	for k := range 1 << s.bits {
		if !zero(row(k)) {
			count++
		}
	}
	number(count)
	last := 0
	for k := range 1 << s.bits {
		if zero(row(k)) {
			continue
		}
		number(k - last)
		last = k
		for _, v := range row(k) {
			b.WriteByte(byte(v))
		}
	}
	for _, m := range s.layers.all() {
		for _, x := range m.w {
			b.Write(binary.LittleEndian.AppendUint32(buf[:0], math.Float32bits(x)))
		}
	}
	return b.Flush()
}

func zero(row []int8) bool {
	return !slices.ContainsFunc(row, func(v int8) bool { return v != 0 })
}

// ReadSentence reads a network that Write wrote.
func ReadSentence(r Reader) (*Sentence, error) {
	s, err := readSentence(r)
	if err != nil {
		return nil, fmt.Errorf("read network: %w", err)
	}
	return s, nil
}

func readSentence(r Reader) (*Sentence, error) {
	var head [len(sentenceMagic)]byte
	if _, err := io.ReadFull(r, head[:]); err != nil || string(head[:]) != sentenceMagic {
		return nil, errFormat
	}
	var sizes [7]uint64
	for i := range sizes {
		var err error
		if sizes[i], err = binary.ReadUvarint(r); err != nil {
			return nil, errFormat
		}
	}
	if sizes[0] > 24 || max(sizes[1], sizes[2], sizes[3], sizes[4]) > 1<<10 || sizes[6] > 1<<sizes[0] {
		return nil, errFormat
	}
	s := &Sentence{bits: int(sizes[0]), width: int(sizes[1]), heads: int(sizes[2]), hidden: int(sizes[3]),
		classes: int(sizes[4]),
		scale:   math.Float32frombits(uint32(sizes[5]))}
	s.shape()
	s.rows = make([]int8, s.width<<s.bits)
	row := make([]byte, s.width)
	at := uint64(0)
	for range sizes[6] {
		step, err := binary.ReadUvarint(r)
		if at += step; err != nil || at >= 1<<s.bits {
			return nil, errFormat
		}
		if _, err := io.ReadFull(r, row); err != nil {
			return nil, errFormat
		}
		for j, v := range row {
			s.rows[int(at)*s.width+j] = int8(v)
		}
	}
	for _, m := range s.layers.all() {
		bytes := make([]byte, 4*len(m.w))
		if _, err := io.ReadFull(r, bytes); err != nil {
			return nil, errFormat
		}
		for i := range m.w {
			m.w[i] = math.Float32frombits(binary.LittleEndian.Uint32(bytes[4*i:]))
		}
	}
	return s, nil
}
