package verdict

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
)

// Key is a hash of a request's content.
type Key [16]byte

// Key returns the request's key.
func (r Request) Key() Key {
	h := sha256.New()
	hashParts(h, string(r.Task), r.Question, string(r.Form), r.Answer, r.Value)
	hashParts(h, r.Text...)
	hashParts(h, r.Choices...)
	var sum [sha256.Size]byte
	return Key(h.Sum(sum[:0])[:16])
}

// String returns the key in hexadecimal.
func (k Key) String() string { return hex.EncodeToString(k[:]) }

// hashParts hashes a list of strings with their lengths, so that different lists differ.
func hashParts(h hash.Hash, list ...string) {
	var n [8]byte
	binary.LittleEndian.PutUint64(n[:], uint64(len(list)))
	h.Write(n[:])
	chunk := make([]byte, 0, 4096)
	for _, p := range list {
		binary.LittleEndian.PutUint64(n[:], uint64(len(p)))
		h.Write(n[:])
		for len(p) > 0 {
			k := min(len(p), cap(chunk))
			h.Write(append(chunk, p[:k]...))
			p = p[k:]
		}
	}
}
