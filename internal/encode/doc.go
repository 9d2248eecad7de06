// Package encode is the pretrained encoder: all-MiniLM-L6-v2 in int8, in the binary, and models trained from it.
//
//	text ─ Tokenizer.Tokens ─▶ tokens with byte offsets ─ Sequence ─▶ [CLS] … [SEP] … [SEP]
//	     ─ Encoder.Hidden ─▶ a state (Width numbers) per token ─ Mean, Encoder.Head ─▶ scores
//	                       └ Encoder.Vector ─▶ one normalised vector per text, cached
//
// Default is MiniLM itself. Load reads a file of layers trained from it, with heads: it shares the token
// embeddings and the layers that the file leaves out. training/encoder makes such files and describes their form.
//
// One call computes on one core unless Options.Threads says otherwise; all encoders of a process together take no
// more cores than GOMAXPROCS. The arithmetic is in kernel.c for AVX-512 VNNI, AVX2, NEON and plain C, and in
// kernel_go.go for builds without cgo; all give the same bits.
package encode
