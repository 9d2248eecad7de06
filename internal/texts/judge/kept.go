package judge

import (
	"hash/maphash"
	"sync"
)

// mostKept is the size of each of two generations of cached stances: chats return to the same rows, and an entry takes
// about 40 bytes.
const mostKept = 1 << 15

// kept caches stances by question and sentence.
type kept struct {
	mu       sync.Mutex
	seed     maphash.Seed
	most     int
	now, old map[uint64]Stance // old is dropped when now is full
}

func newKept(most int) *kept {
	return &kept{seed: maphash.MakeSeed(), most: most, now: map[uint64]Stance{}}
}

func (k *kept) key(question, sentence string) uint64 {
	var h maphash.Hash
	h.SetSeed(k.seed)
	h.WriteString(question)
	h.WriteByte(0)
	h.WriteString(sentence)
	return h.Sum64()
}

func (k *kept) find(question, sentence string) (Stance, bool) {
	key := k.key(question, sentence)
	k.mu.Lock()
	defer k.mu.Unlock()
	s, ok := k.now[key]
	if !ok {
		s, ok = k.old[key]
	}
	return s, ok
}

func (k *kept) put(question, sentence string, s Stance) {
	key := k.key(question, sentence)
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.now) >= k.most {
		k.old, k.now = k.now, map[uint64]Stance{}
	}
	k.now[key] = s
}
