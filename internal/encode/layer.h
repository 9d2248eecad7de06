// The float part of kernel.c, included once for each kind of processor: KIND is its name, TARGET what its functions may use,
// LANES how many floats its registers hold (4, 8 or 16), and WIDE whether gemm multiplies int16. Sums that
// need an order are over 16 lanes for all of them.
#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define OF(name) JOIN(name, KIND)
#define PARTS (16 / LANES)
#define vec OF(vec)
#define veci OF(veci)
#define V(p) (*(const vec *)(p))
#define PUT(p, v) (*(vec *)(p) = (v))
#define EACH(p) UNROLL for (int p = 0; p < PARTS; p++)

typedef float vec __attribute__((vector_size(4 * LANES), aligned(4), may_alias));
typedef int32_t veci __attribute__((vector_size(4 * LANES), aligned(4), may_alias));
typedef int16_t OF(vech) __attribute__((vector_size(2 * LANES), aligned(2), may_alias));
typedef int8_t OF(vecb) __attribute__((vector_size(LANES), aligned(1), may_alias));

INLINE vec OF(choose)(veci mask, vec a, vec b) { return (vec)(((veci)a & mask) | ((veci)b & ~mask)); }
INLINE vec OF(larger)(vec a, vec b) { return OF(choose)(a > b, a, b); }
INLINE vec OF(absolute)(vec a) { return (vec)((veci)a & 0x7fffffff); }
INLINE vec OF(nearest)(vec a) { return (a + 12582912.f) - 12582912.f; } // |a| < 2^22, ties to even

// exponential is e^x for x <= 0, to 2e-7 of its value; below -87 it is e^-87.
INLINE vec OF(exponential)(vec x) {
  x = OF(larger)(x, (vec){} - 87.f);
  vec n = OF(nearest)(x * 1.44269504f);
  vec r = x - n * 0.693359375f;
  r = r - n * -2.12194440e-4f;
  vec p = r * 1.9875691500e-4f + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  p = p * (r * r) + r + 1.f;
  return p * (vec)((__builtin_convertvector(n, veci) + 127) << 23);
}

// gelu is x Φ(x), Φ by Abramowitz and Stegun 7.1.26 (1.5e-7).
INLINE vec OF(gelu)(vec x) {
  vec z = OF(absolute)(x) * 0.70710678f;
  vec t = 1.f / (z * 0.3275911f + 1.f);
  vec p = t * 1.061405429f - 1.453152027f;
  p = p * t + 1.421413741f;
  p = p * t - 0.284496736f;
  p = p * t + 0.254829592f;
  vec half = p * t * OF(exponential)(-(z * z)) * 0.5f; // the tail beyond |x|
  return x * OF(choose)(x > 0.f, 1.f - half, half);
}

INLINE void OF(quantise)(const float *x, int rows, int k, const float *input, const rows_t *out) {
  for (int t = 0; t < rows; t++, x += k) {
    vec top[PARTS] = {};
    for (int i = 0; i < k; i += 16)
      EACH(p) {
        int at = i + p * LANES;
        top[p] = OF(larger)(OF(absolute)(V(x + at) * V(input + at)), top[p]);
      }
    float most = largest((const float *)top), by = most > 0 ? 127.f / most : 0.f;
    veci sum = {};
    for (int i = 0; i < k; i += LANES) {
      veci q = __builtin_convertvector(OF(nearest)(V(x + i) * V(input + i) * by), veci);
      sum += q;
      if (WIDE)
        *(OF(vech) *)((int16_t *)out->q + (size_t)t * k + i) = __builtin_convertvector(q, OF(vech));
      else
        *(OF(vecb) *)((int8_t *)out->q + (size_t)t * k + i) = __builtin_convertvector(q, OF(vecb));
    }
    int32_t s = 0;
    for (int i = 0; i < LANES; i++) s += sum[i];
    out->sum[t] = s;
    out->scale[t] = most / 127.f;
  }
}

// norm is x = layernorm(x + y) per row.
INLINE void OF(norm)(float *x, const float *y, int rows, const float *weight, const float *bias) {
  for (int t = 0; t < rows; t++, x += WIDTH, y += WIDTH) {
    vec s[PARTS] = {};
    for (int i = 0; i < WIDTH; i += 16)
      EACH(p) {
        int at = i + p * LANES;
        vec v = V(x + at) + V(y + at);
        PUT(x + at, v);
        s[p] += v;
      }
    float mean = total((const float *)s) / WIDTH;
    EACH(p) s[p] = (vec){};
    for (int i = 0; i < WIDTH; i += 16)
      EACH(p) {
        vec v = V(x + i + p * LANES) - mean;
        s[p] += v * v;
      }
    float by = 1.f / sqrtf(total((const float *)s) / WIDTH + 1e-12f);
    for (int i = 0; i < WIDTH; i += LANES) PUT(x + i, (V(x + i) - mean) * by * V(weight + i) + V(bias + i));
  }
}

// product is out[4][16] = a[4][k] b[k][16].
INLINE void OF(product)(const float *a, size_t lda, const float *b, size_t ldb, int k, float *out, size_t ldo) {
#define ROW(r) vec s##r##0 = {}, s##r##1 = {}, s##r##2 = {}, s##r##3 = {};
  FOUR(ROW)
#undef ROW
  for (int i = 0; i < k; i++, b += ldb) {
#define PART(r, h)                                                                                                     \
  if (h < PARTS) s##r##h += V(b + h * LANES) * a[r * lda + i];
#define ROW(r) PART(r, 0) PART(r, 1) PART(r, 2) PART(r, 3)
    FOUR(ROW)
#undef PART
  }
#define PART(r, h)                                                                                                     \
  if (h < PARTS) PUT(out + r * ldo + h * LANES, s##r##h);
  FOUR(ROW)
#undef ROW
#undef PART
}

// softmax is the softmax of the first n numbers of a row; the rest up to a multiple of 16 become 0.
INLINE void OF(softmax)(float *s, int n, int padded) {
  for (int j = n; j < padded; j++) s[j] = -1e30f;
  vec top[PARTS], sum[PARTS] = {};
  EACH(p) top[p] = V(s + p * LANES);
  for (int j = 16; j < padded; j += 16) EACH(p) top[p] = OF(larger)(V(s + j + p * LANES), top[p]);
  float most = largest((const float *)top);
  for (int j = 0; j < padded; j += LANES) PUT(s + j, OF(exponential)(V(s + j) - most));
  for (int j = n; j < padded; j++) s[j] = 0;
  for (int j = 0; j < padded; j += 16) EACH(p) sum[p] += V(s + j + p * LANES);
  float by = 1.f / total((const float *)sum);
  for (int j = 0; j < padded; j += LANES) PUT(s + j, V(s + j) * by);
}

// attend is one sequence's attention: qkv is n × 3 WIDTH, out n × WIDTH; work holds work_floats(n).
INLINE void OF(attend)(const float *qkv, int n, float *out, float *work) {
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
      for (int j = 0; j < padded; j += 16) OF(product)(query, HEAD, keys + j, padded, HEAD, score + j, padded);
      for (int r = 0; r < live; r++) OF(softmax)(score + r * (size_t)padded, n, padded);
      for (int d = 0; d < HEAD; d += 16) OF(product)(score, padded, values + d, HEAD, n, mixed + d, HEAD);
      for (int r = 0; r < live; r++)
        memcpy(out + (size_t)(i + r) * WIDTH + h * HEAD, mixed + r * HEAD, sizeof(float) * HEAD);
    }
  }
}

INLINE void OF(apply)(const linear_t *l, const float *x, int rows, const rows_t *a, float *y) {
  OF(quantise)(x, rows, l->k, l->input, a);
  OF(gemm)(a, rows, l->n, l->k, l->w, l->scale, l->bias, y);
}

TARGET static void OF(layer)(const int8_t *w, const float *f, float *x, const int32_t *starts, int sequences,
                             void *scratch) {
  int tokens = starts[sequences], patch = tokens < PATCH ? tokens : PATCH;
  char *at = aligned(scratch);
  rows_t a = carve_rows(&at, tokens, WIDTH), within = carve_rows(&at, patch, INNER);
  float *qkv = carve(&at, sizeof(float) * tokens * 4 * WIDTH), *mixed = qkv + (size_t)tokens * 3 * WIDTH;
  float *hidden = carve(&at, sizeof(float) * patch * INNER), *work = (float *)at;
  linear_t attention = take(&w, &f, 3 * WIDTH, WIDTH), output = take(&w, &f, WIDTH, WIDTH);
  linear_t up = take(&w, &f, INNER, WIDTH), down = take(&w, &f, WIDTH, INNER);

  OF(apply)(&attention, x, tokens, &a, qkv);
  for (int s = 0; s < sequences; s++)
    OF(attend)(qkv + (size_t)starts[s] * 3 * WIDTH, starts[s + 1] - starts[s], mixed + (size_t)starts[s] * WIDTH, work);
  OF(apply)(&output, mixed, tokens, &a, qkv);
  OF(norm)(x, qkv, tokens, f, f + WIDTH);
  for (int t = 0; t < tokens; t += PATCH) { // what is between the two maps stays in the cache
    int rows = tokens - t < PATCH ? tokens - t : PATCH;
    float *rest = x + (size_t)t * WIDTH;
    OF(apply)(&up, rest, rows, &a, hidden);
    for (size_t i = 0; i < (size_t)rows * INNER; i += LANES) PUT(hidden + i, OF(gelu)(V(hidden + i)));
    OF(apply)(&down, hidden, rows, &within, qkv);
    OF(norm)(rest, qkv, rows, f + 2 * WIDTH, f + 3 * WIDTH);
  }
}

// map is one linear map in int8, for networks on top of an encoder.
TARGET static void OF(map)(const int8_t *w, const float *f, int n, int k, const float *x, int rows, float *y,
                           void *scratch) {
  char *at = aligned(scratch);
  rows_t a = carve_rows(&at, rows, k);
  linear_t l = take(&w, &f, n, k);
  OF(apply)(&l, x, rows, &a, y);
}

// linear is for heads, whose weights are float: w is [n/PANEL][k][PANEL], and rows a multiple of 4.
TARGET static void OF(linear)(const float *w, const float *bias, int n, int k, const float *x, int rows, int curved,
                              float *y) {
  for (int p = 0; p < n; p += PANEL)
    for (int t = 0; t < rows; t += 4) {
      float *to = y + (size_t)t * n + p;
      OF(product)(x + (size_t)t * k, k, w + (size_t)p * k, PANEL, k, to, n);
      for (int r = 0; r < 4; r++)
        for (int j = 0; j < PANEL; j += LANES) {
          vec v = V(to + (size_t)r * n + j) + V(bias + p + j);
          PUT(to + (size_t)r * n + j, curved ? OF(gelu)(v) : v);
        }
    }
}

#undef JOIN_
#undef JOIN
#undef OF
#undef PARTS
#undef vec
#undef veci
#undef V
#undef PUT
#undef EACH
#undef KIND
#undef TARGET
#undef LANES
#undef WIDE
