"""Which inputs of a linear map are large: a few channels' activations are ten times the others', and would take the
precision of a whole token's int8 with them. They are scaled down before and their weights up (SmoothQuant, 2022)."""
import os

import numpy as np
from scipy.special import erf
from tokenizers import Tokenizer

HEADS, SHARE = 12, .6
MAPS = {"qkv": ("q", "k", "v"), "o": ("o",), "f1": ("f1",), "f2": ("f2",)}


def norm(x, bert, name):
    x = x - x.mean(-1, keepdims=True)
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-12) * bert[name + ".weight"] + bert[name + ".bias"]


def linear(x, bert, name):
    return x @ bert[name + ".weight"].T + bert[name + ".bias"]


def attention(q, k, v):
    split = lambda y: y.reshape(len(y), HEADS, -1).transpose(1, 0, 2)
    q, k, v = split(q), split(k), split(v)
    score = q @ k.transpose(0, 2, 1) / np.sqrt(q.shape[-1])
    score = np.exp(score - score.max(-1, keepdims=True))
    return (score / score.sum(-1, keepdims=True) @ v).transpose(1, 0, 2).reshape(q.shape[1], -1)


def layers_of(bert):
    return sum(name.endswith(".n2.bias") for name in bert)


def walk(bert, ids, see):
    """One text through the float model; see(map, x) is shown what enters each linear map."""
    x = norm(bert["tok.weight"][ids] + bert["pos.weight"][:len(ids)] + bert["typ.weight"][0], bert, "n")
    for i in range(layers_of(bert)):
        at = f"layers.{i}."
        see(at + "qkv", x)
        mixed = attention(*(linear(x, bert, at + p) for p in "qkv"))
        see(at + "o", mixed)
        x = norm(x + linear(mixed, bert, at + "o"), bert, at + "n1")
        see(at + "f1", x)
        y = linear(x, bert, at + "f1")
        y = y * (1 + erf(y / np.sqrt(2))) / 2
        see(at + "f2", y)
        x = norm(x + linear(y, bert, at + "f2"), bert, at + "n2")
    return x


def inputs(bert, tokenizer, texts):
    """Returns NAME.input for each linear map: what its inputs are multiplied by, powers of 2."""
    most = {}
    read = Tokenizer.from_file(tokenizer)
    read.no_truncation()
    read.no_padding()
    for text in texts:
        walk(bert, read.encode(text).ids, lambda name, x: most.__setitem__(
            name, np.maximum(most.get(name, 0), np.abs(x).max(0))))
    out = {}
    for name, large in most.items():
        layer, of = name.rsplit(".", 1)
        weight = np.max([np.abs(bert[f"{layer}.{m}.weight"]).max(0) for m in MAPS[of]], 0)
        ratio = np.maximum(large, 1e-3) ** SHARE / np.maximum(weight, 1e-4) ** (1 - SHARE)
        out[name + ".input"] = np.exp2(-np.rint(np.log2(ratio / np.median(ratio)))).astype(np.float32)
    return out


def texts():
    with open(os.path.join(os.path.dirname(__file__), "calibration.txt"), encoding="utf8") as f:
        return f.read().splitlines()
