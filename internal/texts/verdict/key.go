package verdict

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
)

// Key identifies a request by all that goes into it: the hash of its text, its question, the wanted form and so on.
// Changed text has another key.
type Key [16]byte

// Key returns the request's key.
func (r Request) Key() Key {
	h := sha256.New()
	parts(h, string(r.Task), r.Question, string(r.Form), r.Answer, r.Value)
	parts(h, r.Text...)
	parts(h, r.Choices...)
	var sum [sha256.Size]byte
	return Key(h.Sum(sum[:0])[:16])
}

// String returns the key in hexadecimal.
func (k Key) String() string { return hex.EncodeToString(k[:]) }

// parts writes strings so that no two lists of them are written alike.
func parts(h hash.Hash, list ...string) {
	var n [8]byte
	binary.LittleEndian.PutUint64(n[:], uint64(len(list)))
	h.Write(n[:])
	for _, p := range list {
		binary.LittleEndian.PutUint64(n[:], uint64(len(p)))
		h.Write(n[:])
		h.Write([]byte(p))
	}
}
