// What the encoder computes, once for all processors. Linear maps multiply int8 weights by int8 activations, which are
// quantised per token as they come, and sum in int32: exact in any order. Everything else is float32 in vectors of 16
// lanes with a fixed order of operations and no fused multiply-add, so that every kind of kernel and the Go twin give
// the same bits. (-std=c11 turns contraction off in GCC, the pragma in Clang.)
//
// Weights of a linear map are in panels of PANEL outputs, and within a panel in groups of 1 (plain), 2 (AVX2) or 4 (VNNI,
// NEON) inputs: [n/PANEL][k/group][PANEL][group]. Its floats are input[k] (what activations are multiplied by before they
// are quantised), scale[n] and bias[n].
#include "kernel.h"
#include <math.h>
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#endif
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#pragma GCC diagnostic ignored "-Wpsabi"
#define UNROLL _Pragma("GCC unroll 16")
#endif
#define INLINE static inline __attribute__((always_inline))

typedef float v16 __attribute__((vector_size(64), aligned(4), may_alias));
typedef int32_t v16i __attribute__((vector_size(64), aligned(4), may_alias));
typedef int16_t v16h __attribute__((vector_size(32), aligned(2), may_alias));
typedef int8_t v16b __attribute__((vector_size(16), aligned(1), may_alias));

#define V(p) (*(const v16 *)(p))
#define PUT(p, v) (*(v16 *)(p) = (v))

// quantised activations: q[rows][k] as int8, or as int16 where the kernel multiplies those.
typedef struct {
  void *q;
  float *scale; // of each row
  int32_t *sum; // of each row's q
} rows_t;

typedef void gemm_t(const rows_t *a, int rows, int n, int k, const int8_t *w, const float *scale, const float *bias,
                    float *y);

INLINE v16 choose(v16i mask, v16 a, v16 b) { return (v16)(((v16i)a & mask) | ((v16i)b & ~mask)); }
INLINE v16 larger(v16 a, v16 b) { return choose(a > b, a, b); }
INLINE v16 absolute(v16 a) { return (v16)((v16i)a & 0x7fffffff); }
INLINE v16 nearest(v16 a) { return (a + 12582912.f) - 12582912.f; } // |a| < 2^22, ties to even

// total and largest reduce 16 lanes by halves: lane i with i+8, then i+4, i+2, i+1.
INLINE float total(v16 v) {
  float s[16];
  memcpy(s, &v, sizeof s);
  for (int h = 8; h; h /= 2)
    for (int i = 0; i < h; i++) s[i] += s[i + h];
  return s[0];
}

INLINE float largest(v16 v) {
  float s[16];
  memcpy(s, &v, sizeof s);
  for (int h = 8; h; h /= 2)
    for (int i = 0; i < h; i++) s[i] = s[i] > s[i + h] ? s[i] : s[i + h];
  return s[0];
}

// exponential is e^x for x <= 0, to 2e-7 of its value; below -87 it is e^-87.
INLINE v16 exponential(v16 x) {
  x = larger(x, (v16){} - 87.f);
  v16 n = nearest(x * 1.44269504f);
  v16 r = x - n * 0.693359375f;
  r = r - n * -2.12194440e-4f;
  v16 p = r * 1.9875691500e-4f + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  p = p * (r * r) + r + 1.f;
  return p * (v16)((__builtin_convertvector(n, v16i) + 127) << 23);
}

// gelu is x Φ(x), Φ by Abramowitz and Stegun 7.1.26 (1.5e-7).
INLINE v16 gelu(v16 x) {
  v16 z = absolute(x) * 0.70710678f;
  v16 t = 1.f / (z * 0.3275911f + 1.f);
  v16 p = t * 1.061405429f - 1.453152027f;
  p = p * t + 1.421413741f;
  p = p * t - 0.284496736f;
  p = p * t + 0.254829592f;
  v16 half = p * t * exponential(-(z * z)) * 0.5f; // the tail beyond |x|
  return x * choose(x > 0.f, 1.f - half, half);
}

INLINE void quantise(const int wide, const float *x, int rows, int k, const float *input, const rows_t *out) {
  for (int t = 0; t < rows; t++, x += k) {
    v16 top = {};
    for (int i = 0; i < k; i += 16) top = larger(absolute(V(x + i) * V(input + i)), top);
    float most = largest(top), by = most > 0 ? 127.f / most : 0.f;
    v16i sum = {};
    for (int i = 0; i < k; i += 16) {
      v16i q = __builtin_convertvector(nearest(V(x + i) * V(input + i) * by), v16i);
      sum += q;
      if (wide)
        *(v16h *)((int16_t *)out->q + (size_t)t * k + i) = __builtin_convertvector(q, v16h);
      else
        *(v16b *)((int8_t *)out->q + (size_t)t * k + i) = __builtin_convertvector(q, v16b);
    }
    int32_t s = 0;
    for (int i = 0; i < 16; i++) s += sum[i];
    out->sum[t] = s;
    out->scale[t] = most / 127.f;
  }
}

// norm is x = layernorm(x + y) per row.
INLINE void norm(float *x, const float *y, int rows, const float *weight, const float *bias) {
  for (int t = 0; t < rows; t++, x += WIDTH, y += WIDTH) {
    v16 s = {};
    for (int i = 0; i < WIDTH; i += 16) {
      v16 v = V(x + i) + V(y + i);
      PUT(x + i, v);
      s += v;
    }
    float mean = total(s) / WIDTH;
    s = (v16){};
    for (int i = 0; i < WIDTH; i += 16) {
      v16 v = V(x + i) - mean;
      s += v * v;
    }
    float by = 1.f / sqrtf(total(s) / WIDTH + 1e-12f);
    for (int i = 0; i < WIDTH; i += 16) PUT(x + i, (V(x + i) - mean) * by * V(weight + i) + V(bias + i));
  }
}

// product is out[4][16] = a[4][k] b[k][16].
INLINE void product(const float *a, size_t lda, const float *b, size_t ldb, int k, float *out, size_t ldo) {
  v16 s0 = {}, s1 = {}, s2 = {}, s3 = {};
  for (int i = 0; i < k; i++, b += ldb) {
    v16 v = V(b);
    s0 += v * a[i];
    s1 += v * a[lda + i];
    s2 += v * a[2 * lda + i];
    s3 += v * a[3 * lda + i];
  }
  PUT(out, s0);
  PUT(out + ldo, s1);
  PUT(out + 2 * ldo, s2);
  PUT(out + 3 * ldo, s3);
}

// softmax is the softmax of the first n numbers of a row; the rest up to a multiple of 16 become 0.
INLINE void softmax(float *s, int n, int padded) {
  for (int j = n; j < padded; j++) s[j] = -1e30f;
  v16 top = V(s);
  for (int j = 16; j < padded; j += 16) top = larger(V(s + j), top);
  float most = largest(top);
  for (int j = 0; j < padded; j += 16) PUT(s + j, exponential(V(s + j) - most));
  for (int j = n; j < padded; j++) s[j] = 0;
  v16 sum = {};
  for (int j = 0; j < padded; j += 16) sum += V(s + j);
  float by = 1.f / total(sum);
  for (int j = 0; j < padded; j += 16) PUT(s + j, V(s + j) * by);
}

// attend is one sequence's attention: qkv is n × 3 WIDTH, out n × WIDTH; work holds (2 HEAD + 4) × padded + 8 HEAD floats.
enum { HEAD = WIDTH / HEADS };
INLINE void attend(const float *qkv, int n, float *out, float *work) {
  int padded = (n + 15) / 16 * 16;
  float *keys = work, *values = keys + HEAD * (size_t)padded, *score = values + HEAD * (size_t)padded;
  float *query = score + 4 * (size_t)padded, *mixed = query + 4 * HEAD;
  for (int h = 0; h < HEADS; h++) {
    const float *q = qkv + h * HEAD;
    memset(keys, 0, sizeof(float) * HEAD * padded);
    for (int j = 0; j < n; j++) {
      const float *k = q + (size_t)j * 3 * WIDTH + WIDTH;
      for (int d = 0; d < HEAD; d++) keys[d * (size_t)padded + j] = k[d];
      memcpy(values + (size_t)j * HEAD, k + WIDTH, sizeof(float) * HEAD);
    }
    for (int i = 0; i < n; i += 4) {
      int live = n - i < 4 ? n - i : 4;
      for (int r = 0; r < 4; r++)
        for (int d = 0; d < HEAD; d++)
          query[r * HEAD + d] = r < live ? q[(size_t)(i + r) * 3 * WIDTH + d] * 0.17677669f : 0; // 1/sqrt(HEAD)
      for (int j = 0; j < padded; j += 16) product(query, HEAD, keys + j, padded, HEAD, score + j, padded);
      for (int r = 0; r < live; r++) softmax(score + r * (size_t)padded, n, padded);
      for (int d = 0; d < HEAD; d += 16) product(score, padded, values + d, HEAD, n, mixed + d, HEAD);
      for (int r = 0; r < live; r++)
        memcpy(out + (size_t)(i + r) * WIDTH + h * HEAD, mixed + r * HEAD, sizeof(float) * HEAD);
    }
  }
}

// linear_t is where a linear map's numbers are.
typedef struct {
  const int8_t *w;
  const float *input, *scale, *bias;
  int n, k;
} linear_t;

INLINE linear_t take(const int8_t **w, const float **f, int n, int k) {
  linear_t l = {*w, *f, *f + k, *f + k + n, n, k};
  *w += (size_t)n * k;
  *f += k + 2 * n;
  return l;
}

INLINE void apply(const int wide, gemm_t *gemm, const linear_t *l, const float *x, int rows, const rows_t *a, float *y) {
  quantise(wide, x, rows, l->k, l->input, a);
  gemm(a, rows, l->n, l->k, l->w, l->scale, l->bias, y);
}

INLINE void activate(float *y, size_t n) {
  for (size_t i = 0; i < n; i += 16) PUT(y + i, gelu(V(y + i)));
}

INLINE void *carve(char **at, size_t bytes) {
  void *p = *at;
  *at += (bytes + 63) / 64 * 64;
  return p;
}

INLINE rows_t carve_rows(char **at, int rows, int k) {
  rows_t a;
  a.q = carve(at, (size_t)rows * k * sizeof(int16_t));
  a.scale = carve(at, rows * sizeof(float));
  a.sum = carve(at, rows * sizeof(int32_t));
  return a;
}

// work_floats is what attend works in.
INLINE size_t work_floats(int n) { return (size_t)(2 * HEAD + 4) * ((n + 15) / 16 * 16) + 8 * HEAD; }

size_t encode_scratch(int tokens, int longest) {
  int patch = tokens < PATCH ? tokens : PATCH;
  char *at = (char *)64; // of it alignment takes up to 63
  carve_rows(&at, tokens, WIDTH);
  carve_rows(&at, patch, INNER);
  carve(&at, sizeof(float) * tokens * 4 * WIDTH);
  carve(&at, sizeof(float) * patch * INNER);
  carve(&at, sizeof(float) * work_floats(longest));
  return (size_t)at;
}

INLINE char *aligned(void *p) { return (char *)(((uintptr_t)p + 63) & ~(uintptr_t)63); }

INLINE void layer(const int wide, gemm_t *gemm, const int8_t *w, const float *f, float *x, const int32_t *starts,
                  int sequences, void *scratch) {
  int tokens = starts[sequences];
  char *at = aligned(scratch);
  rows_t a = carve_rows(&at, tokens, WIDTH), inner = carve_rows(&at, tokens < PATCH ? tokens : PATCH, INNER);
  float *qkv = carve(&at, sizeof(float) * tokens * 4 * WIDTH), *mixed = qkv + (size_t)tokens * 3 * WIDTH;
  float *hidden = carve(&at, sizeof(float) * (tokens < PATCH ? tokens : PATCH) * INNER);
  float *work = (float *)at;
  linear_t attention = take(&w, &f, 3 * WIDTH, WIDTH), output = take(&w, &f, WIDTH, WIDTH);
  linear_t up = take(&w, &f, INNER, WIDTH), down = take(&w, &f, WIDTH, INNER);

  apply(wide, gemm, &attention, x, tokens, &a, qkv);
  for (int s = 0; s < sequences; s++)
    attend(qkv + (size_t)starts[s] * 3 * WIDTH, starts[s + 1] - starts[s], mixed + (size_t)starts[s] * WIDTH, work);
  apply(wide, gemm, &output, mixed, tokens, &a, qkv);
  norm(x, qkv, tokens, f, f + WIDTH);
  for (int t = 0; t < tokens; t += PATCH) { // what is between the two maps stays in the cache
    int rows = tokens - t < PATCH ? tokens - t : PATCH;
    float *rest = x + (size_t)t * WIDTH;
    apply(wide, gemm, &up, rest, rows, &a, hidden);
    activate(hidden, (size_t)rows * INNER);
    apply(wide, gemm, &down, hidden, rows, &inner, qkv);
    norm(rest, qkv, rows, f + 2 * WIDTH, f + 3 * WIDTH);
  }
}

// linear is for heads, whose weights are float: w is [n/PANEL][k][PANEL], and rows a multiple of 4.
INLINE void linear(const float *w, const float *bias, int n, int k, const float *x, int rows, int curved, float *y) {
  for (int p = 0; p < n; p += PANEL)
    for (int t = 0; t < rows; t += 4) {
      float *to = y + (size_t)t * n + p;
      product(x + (size_t)t * k, k, w + (size_t)p * k, PANEL, k, to, n);
      for (int r = 0; r < 4; r++) {
        v16 v = V(to + (size_t)r * n) + V(bias + p);
        PUT(to + (size_t)r * n, curved ? gelu(v) : v);
      }
    }
}

// VERSION compiles layer and linear for a processor.
#define VERSION(name, target, wide)                                                                                    \
  target static void layer_##name(const int8_t *w, const float *f, float *x, const int32_t *starts, int sequences,     \
                                  void *scratch) {                                                                     \
    layer(wide, gemm_##name, w, f, x, starts, sequences, scratch);                                                     \
  }                                                                                                                    \
  target static void linear_##name(const float *w, const float *bias, int n, int k, const float *x, int rows,          \
                                   int curved, float *y) {                                                             \
    linear(w, bias, n, k, x, rows, curved, y);                                                                         \
  }

// gemm_plain is for processors without any of what follows.
static void gemm_plain(const rows_t *a, int rows, int n, int k, const int8_t *w, const float *scale, const float *bias,
                       float *y) {
  for (int p = 0; p < n; p += PANEL, w += PANEL * (size_t)k)
    for (int t = 0; t < rows; t++) {
      const int8_t *q = (const int8_t *)a->q + (size_t)t * k;
      v16i s = {};
      for (int i = 0; i < k; i++)
        s += __builtin_convertvector(*(const v16b *)(w + (size_t)i * PANEL), v16i) * (int32_t)q[i];
      PUT(y + (size_t)t * n + p, __builtin_convertvector(s, v16) * V(scale + p) * a->scale[t] + V(bias + p));
    }
}
VERSION(plain, , 0)

#if defined(__x86_64__)
#define FOR_AVX2 __attribute__((target("avx2")))
#define FOR_VNNI __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vnni")))

// block_avx2 is m rows by one panel. Pairs of int16 multiply and add without overflow: 2 × 127 × 127 in int32.
FOR_AVX2 INLINE void block_avx2(const int m, const rows_t *a, int t, int n, int k, const int8_t *w, const float *scale,
                                const float *bias, float *y) {
  const int16_t *q = (const int16_t *)a->q + (size_t)t * k;
  __m256i s[6][2];
  UNROLL for (int r = 0; r < m; r++) s[r][0] = s[r][1] = _mm256_setzero_si256();
  for (int i = 0; i < k; i += 2, w += 2 * PANEL) {
    __m256i w0 = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)w));
    __m256i w1 = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(w + PANEL)));
    UNROLL for (int r = 0; r < m; r++) {
      int32_t pair;
      memcpy(&pair, q + (size_t)r * k + i, sizeof pair);
      __m256i v = _mm256_set1_epi32(pair);
      s[r][0] = _mm256_add_epi32(s[r][0], _mm256_madd_epi16(v, w0));
      s[r][1] = _mm256_add_epi32(s[r][1], _mm256_madd_epi16(v, w1));
    }
  }
  UNROLL for (int r = 0; r < m; r++) UNROLL for (int h = 0; h < 2; h++) {
    __m256 v = _mm256_mul_ps(_mm256_cvtepi32_ps(s[r][h]), _mm256_loadu_ps(scale + 8 * h));
    v = _mm256_mul_ps(v, _mm256_set1_ps(a->scale[t + r]));
    _mm256_storeu_ps(y + (size_t)(t + r) * n + 8 * h, _mm256_add_ps(v, _mm256_loadu_ps(bias + 8 * h)));
  }
}

FOR_AVX2 static void gemm_avx2(const rows_t *a, int rows, int n, int k, const int8_t *w, const float *scale,
                               const float *bias, float *y) {
  for (int p = 0; p < n; p += PANEL, w += PANEL * (size_t)k) {
    int t = 0;
    for (; t + 6 <= rows; t += 6) block_avx2(6, a, t, n, k, w, scale + p, bias + p, y + p);
    for (; t + 3 <= rows; t += 3) block_avx2(3, a, t, n, k, w, scale + p, bias + p, y + p);
    for (; t < rows; t++) block_avx2(1, a, t, n, k, w, scale + p, bias + p, y + p);
  }
}
VERSION(avx2, FOR_AVX2, 1)

// block_vnni is m rows by c panels. The instruction multiplies unsigned by signed: weights are stored with 128 added,
// which the sum of the row's activations takes off again.
FOR_VNNI INLINE void block_vnni(const int m, const int c, const rows_t *a, int t, int n, int k, const int8_t *w,
                                const float *scale, const float *bias, float *y) {
  const int8_t *q = (const int8_t *)a->q + (size_t)t * k;
  __m512i s[8][3];
  UNROLL for (int r = 0; r < m; r++) UNROLL for (int j = 0; j < c; j++) s[r][j] = _mm512_set1_epi32(-128 * a->sum[t + r]);
  for (int i = 0; i < k; i += 4, w += 4 * PANEL) {
    __m512i b[3];
    UNROLL for (int j = 0; j < c; j++) b[j] = _mm512_loadu_si512(w + (size_t)j * PANEL * k);
    UNROLL for (int r = 0; r < m; r++) {
      int32_t four;
      memcpy(&four, q + (size_t)r * k + i, sizeof four);
      __m512i v = _mm512_set1_epi32(four);
      UNROLL for (int j = 0; j < c; j++) s[r][j] = _mm512_dpbusd_epi32(s[r][j], b[j], v);
    }
  }
  UNROLL for (int r = 0; r < m; r++) UNROLL for (int j = 0; j < c; j++) {
    __m512 v = _mm512_mul_ps(_mm512_cvtepi32_ps(s[r][j]), _mm512_loadu_ps(scale + PANEL * j));
    v = _mm512_mul_ps(v, _mm512_set1_ps(a->scale[t + r]));
    _mm512_storeu_ps(y + (size_t)(t + r) * n + PANEL * j, _mm512_add_ps(v, _mm512_loadu_ps(bias + PANEL * j)));
  }
}

FOR_VNNI INLINE void panels_vnni(const int c, const rows_t *a, int rows, int n, int k, const int8_t *w,
                                 const float *scale, const float *bias, float *y) {
  int t = 0;
  for (; t + 8 <= rows; t += 8) block_vnni(8, c, a, t, n, k, w, scale, bias, y);
  for (; t + 4 <= rows; t += 4) block_vnni(4, c, a, t, n, k, w, scale, bias, y);
  for (; t < rows; t++) block_vnni(1, c, a, t, n, k, w, scale, bias, y);
}

FOR_VNNI static void gemm_vnni(const rows_t *a, int rows, int n, int k, const int8_t *w, const float *scale,
                               const float *bias, float *y) {
  int p = 0;
  for (; p + 3 * PANEL <= n; p += 3 * PANEL)
    panels_vnni(3, a, rows, n, k, w + (size_t)p * k, scale + p, bias + p, y + p);
  for (; p < n; p += PANEL) panels_vnni(1, a, rows, n, k, w + (size_t)p * k, scale + p, bias + p, y + p);
}
VERSION(vnni, FOR_VNNI, 0)
#endif

#if defined(__aarch64__)
#define FOR_NEON __attribute__((target("arch=armv8.2-a+dotprod")))

// block_neon is m rows by one panel; k is a multiple of 4.
FOR_NEON INLINE void block_neon(const int m, const rows_t *a, int t, int n, int k, const int8_t *w, const float *scale,
                                const float *bias, float *y) {
  const int8_t *q = (const int8_t *)a->q + (size_t)t * k;
  int32x4_t s[4][4];
  UNROLL for (int r = 0; r < m; r++) UNROLL for (int j = 0; j < 4; j++) s[r][j] = vdupq_n_s32(0);
  for (int i = 0; i < k; i += 4, w += 4 * PANEL) {
    int8x16_t b[4];
    UNROLL for (int j = 0; j < 4; j++) b[j] = vld1q_s8(w + 16 * j);
    UNROLL for (int r = 0; r < m; r++) {
      int32_t four;
      memcpy(&four, q + (size_t)r * k + i, sizeof four);
      int8x16_t v = vreinterpretq_s8_s32(vdupq_n_s32(four));
      UNROLL for (int j = 0; j < 4; j++) s[r][j] = vdotq_s32(s[r][j], b[j], v);
    }
  }
  UNROLL for (int r = 0; r < m; r++) UNROLL for (int j = 0; j < 4; j++) {
    float32x4_t v = vmulq_f32(vcvtq_f32_s32(s[r][j]), vld1q_f32(scale + 4 * j));
    v = vmulq_n_f32(v, a->scale[t + r]);
    vst1q_f32(y + (size_t)(t + r) * n + 4 * j, vaddq_f32(v, vld1q_f32(bias + 4 * j)));
  }
}

FOR_NEON static void gemm_neon(const rows_t *a, int rows, int n, int k, const int8_t *w, const float *scale,
                               const float *bias, float *y) {
  for (int p = 0; p < n; p += PANEL, w += PANEL * (size_t)k) {
    int t = 0;
    for (; t + 4 <= rows; t += 4) block_neon(4, a, t, n, k, w, scale + p, bias + p, y + p);
    for (; t < rows; t++) block_neon(1, a, t, n, k, w, scale + p, bias + p, y + p);
  }
}
VERSION(neon, FOR_NEON, 0)
#endif

int encode_has(int kind) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (kind == AVX2) return __builtin_cpu_supports("avx2") != 0;
  if (kind == VNNI)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vnni");
#elif defined(__aarch64__) && defined(__APPLE__)
  if (kind == NEON) return 1;
#elif defined(__aarch64__) && defined(__linux__)
  if (kind == NEON) return (getauxval(AT_HWCAP) & (1 << 20)) != 0; // HWCAP_ASIMDDP
#endif
  return kind == PLAIN;
}

// CHOOSE calls a function's version for a kind that encode_has said yes to.
#if defined(__x86_64__)
#define CHOOSE(kind, f, ...) ((kind) == VNNI ? f##_vnni : (kind) == AVX2 ? f##_avx2 : f##_plain)(__VA_ARGS__)
#elif defined(__aarch64__)
#define CHOOSE(kind, f, ...) ((kind) == NEON ? f##_neon : f##_plain)(__VA_ARGS__)
#else
#define CHOOSE(kind, f, ...) f##_plain(__VA_ARGS__)
#endif

void encode_layer(int kind, const int8_t *w, const float *f, float *x, const int32_t *starts, int sequences,
                  void *scratch) {
  CHOOSE(kind, layer, w, f, x, starts, sequences, scratch);
}

void encode_linear(int kind, const float *w, const float *bias, int n, int k, const float *x, int rows, int curved,
                   float *y) {
  CHOOSE(kind, linear, w, bias, n, k, x, rows, curved, y);
}
