// The encoder's arithmetic. kernel.c says what is computed and in which order.
#ifndef SURELY_ENCODE_KERNEL_H
#define SURELY_ENCODE_KERNEL_H
#include <stddef.h>
#include <stdint.h>

enum { WIDTH = 384, HEADS = 12, INNER = 1536, PANEL = 16, PATCH = 32 };
enum { PLAIN, AVX2, VNNI, NEON, KINDS };

// encode_has tells whether this machine can run a kind of kernel.
int encode_has(int kind);

// encode_scratch is how many bytes encode_layer needs to work in.
size_t encode_scratch(int tokens, int longest);

// encode_layer runs one layer over x, tokens × WIDTH, in place. Sequence s has the tokens starts[s] … starts[s+1]-1.
void encode_layer(int kind, const int8_t *w, const float *f, float *x, const int32_t *starts, int sequences,
                  void *scratch);

// encode_map_scratch is how many bytes encode_map needs to work in.
size_t encode_map_scratch(int rows, int k);

// encode_map is y = x W + b for one linear map in int8: w in panels, f its input, scale and bias.
void encode_map(int kind, const int8_t *w, const float *f, int n, int k, const float *x, int rows, float *y,
                void *scratch);

// encode_linear is y = x W + b, under gelu if curved, for rows of k floats.
void encode_linear(int kind, const float *w, const float *bias, int n, int k, const float *x, int rows, int curved,
                   float *y);
#endif
