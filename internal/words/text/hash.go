package text

// Hash is FNV-1a, the same on every machine and in every version: trained models depend on it, and on Hash32.
func Hash(s string) uint64 {
	h := uint64(14695981039346656037)
	for i := 0; i < len(s); i++ {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return h
}

// Hash32 is FNV-1a of 32 bits.
func Hash32(s string) uint32 { return ExtendHash32(2166136261, s) }

// ExtendHash32 extends a hash made by Hash32 by s.
func ExtendHash32(h uint32, s string) uint32 {
	for i := 0; i < len(s); i++ {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}
