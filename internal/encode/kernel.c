// What the encoder computes, once for all processors. Linear maps multiply int8 weights by int8 activations, which are
// quantised per token as they come, and sum in int32: exact in any order. Everything else is float32 with a
// fixed order of operations and no fused multiply-add (layer.h), so that every kind of kernel gives the same bits.
// (-std=c11 turns contraction off in GCC, the pragma in Clang.)
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

// quantised activations: q[rows][k] as int8, or as int16 where the kernel multiplies those.
typedef struct {
  void *q;
  float *scale; // of each row
  int32_t *sum; // of each row's q
} rows_t;

enum { HEAD = WIDTH / HEADS };

// Sums that must stay in registers are variables, not arrays: GCC 12 writes arrays back to the stack in each step.
#define FOUR(f) f(0) f(1) f(2) f(3)
#define SIX(f) FOUR(f) f(4) f(5)
#define EIGHT(f) SIX(f) f(6) f(7)

// bytes_at reads four bytes: as many quantised activations, or two of int16.
INLINE int32_t bytes_at(const void *p) {
  int32_t v;
  memcpy(&v, p, sizeof v);
  return v;
}

// total and largest reduce 16 lanes by halves: lane i with i+8, then i+4, i+2, i+1.
INLINE float total(const float *v) {
  float s[16];
  memcpy(s, v, sizeof s);
  for (int h = 8; h; h /= 2)
    for (int i = 0; i < h; i++) s[i] += s[i + h];
  return s[0];
}

INLINE float largest(const float *v) {
  float s[16];
  memcpy(s, v, sizeof s);
  for (int h = 8; h; h /= 2)
    for (int i = 0; i < h; i++) s[i] = s[i] > s[i + h] ? s[i] : s[i + h];
  return s[0];
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

// gemm_plain is for processors without any of what follows.
static void gemm_plain(const rows_t *a, int rows, int n, int k, const int8_t *w, const float *scale, const float *bias,
                       float *y) {
  for (int p = 0; p < n; p += PANEL, w += PANEL * (size_t)k)
    for (int t = 0; t < rows; t++) {
      const int8_t *q = (const int8_t *)a->q + (size_t)t * k;
      int32_t s[PANEL] = {0};
      for (int i = 0; i < k; i++)
        for (int j = 0; j < PANEL; j++) s[j] += w[(size_t)i * PANEL + j] * q[i];
      for (int j = 0; j < PANEL; j++)
        y[(size_t)t * n + p + j] = (float)s[j] * scale[p + j] * a->scale[t] + bias[p + j];
    }
}
#define KIND plain
#define TARGET 
#define LANES 4
#define WIDE 0
#include "layer.h"

#if defined(__x86_64__)
#define FOR_AVX2 __attribute__((target("avx2")))
#define FOR_VNNI __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vnni")))

// block_avx2 is m rows by one panel. Pairs of int16 multiply and add without overflow: 2 × 127 × 127 in int32.
FOR_AVX2 INLINE void block_avx2(const int m, const rows_t *a, int t, int n, int k, const int8_t *w, const float *scale,
                                const float *bias, float *y) {
  const int16_t *q = (const int16_t *)a->q + (size_t)t * k;
#define ROW(r) __m256i s##r##0 = _mm256_setzero_si256(), s##r##1 = s##r##0;
  SIX(ROW)
#undef ROW
  for (int i = 0; i < k; i += 2, w += 2 * PANEL) {
    __m256i w0 = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)w));
    __m256i w1 = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(w + PANEL)));
#define ROW(r)                                                                                                         \
  if (r < m) {                                                                                                         \
    __m256i v = _mm256_set1_epi32(bytes_at(q + (size_t)r * k + i));                                                    \
    s##r##0 = _mm256_add_epi32(s##r##0, _mm256_madd_epi16(v, w0));                                                     \
    s##r##1 = _mm256_add_epi32(s##r##1, _mm256_madd_epi16(v, w1));                                                     \
  }
    SIX(ROW)
#undef ROW
  }
#define PART(r, h)                                                                                                     \
  if (r < m) {                                                                                                         \
    __m256 v = _mm256_mul_ps(_mm256_cvtepi32_ps(s##r##h), _mm256_loadu_ps(scale + 8 * h));                             \
    v = _mm256_mul_ps(v, _mm256_set1_ps(a->scale[t + r]));                                                             \
    _mm256_storeu_ps(y + (size_t)(t + r) * n + 8 * h, _mm256_add_ps(v, _mm256_loadu_ps(bias + 8 * h)));                \
  }
#define ROW(r) PART(r, 0) PART(r, 1)
  SIX(ROW)
#undef ROW
#undef PART
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
#define KIND avx2
#define TARGET FOR_AVX2
#define LANES 8
#define WIDE 1
#include "layer.h"

// DOT is s = _mm512_dpbusd_epi32(s, w, v), for which GCC 12 takes only half of the registers.
#define DOT(s, w, v) __asm__("vpdpbusd %2, %1, %0" : "+v"(s) : "v"(w), "v"(v))

// block_vnni is m rows by c panels. The instruction multiplies unsigned by signed: weights are stored with 128 added,
// which the sum of the row's activations takes off again.
FOR_VNNI INLINE void block_vnni(const int m, const int c, const rows_t *a, int t, int n, int k, const int8_t *w,
                                const float *scale, const float *bias, float *y) {
  const int8_t *q = (const int8_t *)a->q + (size_t)t * k;
#define ROW(r) __m512i s##r##0 = _mm512_set1_epi32(r < m ? -128 * a->sum[t + r] : 0), s##r##1 = s##r##0, s##r##2 = s##r##0;
  EIGHT(ROW)
#undef ROW
  for (int i = 0; i < k; i += 4, w += 4 * PANEL) {
    __m512i w0 = _mm512_loadu_si512(w), w1 = w0, w2 = w0;
    if (c > 1) w1 = _mm512_loadu_si512(w + (size_t)PANEL * k), w2 = _mm512_loadu_si512(w + 2 * (size_t)PANEL * k);
#define ROW(r)                                                                                                         \
  if (r < m) {                                                                                                         \
    __m512i v = _mm512_set1_epi32(bytes_at(q + (size_t)r * k + i));                                                    \
    DOT(s##r##0, w0, v);                                                                                               \
    if (c > 1) {                                                                                                       \
      DOT(s##r##1, w1, v);                                                                                             \
      DOT(s##r##2, w2, v);                                                                                             \
    }                                                                                                                  \
  }
    EIGHT(ROW)
#undef ROW
  }
#define PART(r, h)                                                                                                     \
  if (r < m && h < c) {                                                                                                \
    __m512 v = _mm512_mul_ps(_mm512_cvtepi32_ps(s##r##h), _mm512_loadu_ps(scale + PANEL * h));                         \
    v = _mm512_mul_ps(v, _mm512_set1_ps(a->scale[t + r]));                                                             \
    _mm512_storeu_ps(y + (size_t)(t + r) * n + PANEL * h, _mm512_add_ps(v, _mm512_loadu_ps(bias + PANEL * h)));        \
  }
#define ROW(r) PART(r, 0) PART(r, 1) PART(r, 2)
  EIGHT(ROW)
#undef ROW
#undef PART
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
#define KIND vnni
#define TARGET FOR_VNNI
#define LANES 16
#define WIDE 0
#include "layer.h"
#endif

#if defined(__aarch64__)
#define FOR_NEON __attribute__((target("arch=armv8.2-a+dotprod")))

// block_neon is m rows by one panel.
FOR_NEON INLINE void block_neon(const int m, const rows_t *a, int t, int n, int k, const int8_t *w, const float *scale,
                                const float *bias, float *y) {
  const int8_t *q = (const int8_t *)a->q + (size_t)t * k;
#define ROW(r) int32x4_t s##r##0 = vdupq_n_s32(0), s##r##1 = s##r##0, s##r##2 = s##r##0, s##r##3 = s##r##0;
  FOUR(ROW)
#undef ROW
  for (int i = 0; i < k; i += 4, w += 4 * PANEL) {
    int8x16_t w0 = vld1q_s8(w), w1 = vld1q_s8(w + 16), w2 = vld1q_s8(w + 32), w3 = vld1q_s8(w + 48);
#define ROW(r)                                                                                                         \
  if (r < m) {                                                                                                         \
    int8x16_t v = vreinterpretq_s8_s32(vdupq_n_s32(bytes_at(q + (size_t)r * k + i)));                                  \
    s##r##0 = vdotq_s32(s##r##0, w0, v), s##r##1 = vdotq_s32(s##r##1, w1, v);                                          \
    s##r##2 = vdotq_s32(s##r##2, w2, v), s##r##3 = vdotq_s32(s##r##3, w3, v);                                          \
  }
    FOUR(ROW)
#undef ROW
  }
#define PART(r, h)                                                                                                     \
  if (r < m) {                                                                                                         \
    float32x4_t v = vmulq_f32(vcvtq_f32_s32(s##r##h), vld1q_f32(scale + 4 * h));                                       \
    v = vmulq_n_f32(v, a->scale[t + r]);                                                                               \
    vst1q_f32(y + (size_t)(t + r) * n + 4 * h, vaddq_f32(v, vld1q_f32(bias + 4 * h)));                                 \
  }
#define ROW(r) PART(r, 0) PART(r, 1) PART(r, 2) PART(r, 3)
  FOUR(ROW)
#undef ROW
#undef PART
}

FOR_NEON static void gemm_neon(const rows_t *a, int rows, int n, int k, const int8_t *w, const float *scale,
                               const float *bias, float *y) {
  for (int p = 0; p < n; p += PANEL, w += PANEL * (size_t)k) {
    int t = 0;
    for (; t + 4 <= rows; t += 4) block_neon(4, a, t, n, k, w, scale + p, bias + p, y + p);
    for (; t < rows; t++) block_neon(1, a, t, n, k, w, scale + p, bias + p, y + p);
  }
}
#define KIND neon
#define TARGET FOR_NEON
#define LANES 4
#define WIDE 0
#include "layer.h"
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

size_t encode_map_scratch(int rows, int k) {
  char *at = (char *)64;
  carve_rows(&at, rows, k);
  return (size_t)at;
}

void encode_map(int kind, const int8_t *w, const float *f, int n, int k, const float *x, int rows, float *y,
                void *scratch) {
  CHOOSE(kind, map, w, f, n, k, x, rows, y, scratch);
}

void encode_linear(int kind, const float *w, const float *bias, int n, int k, const float *x, int rows, int curved,
                   float *y) {
  CHOOSE(kind, linear, w, bias, n, k, x, rows, curved, y);
}
