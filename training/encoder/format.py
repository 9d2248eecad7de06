"""The form of the encoder's files: safetensors whose matrices are int8 with a scale per row.

A matrix NAME.weight (I8, rows × columns) stands beside NAME.scale (F32, rows): weight × scale is about what was
quantised. Vectors (biases, norms) are F32. README.md beside this file lists the names.
"""
import hashlib
import json
import struct

import numpy as np
from safetensors.numpy import load_file

VERSION = "1"
MODEL_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"


def quantise(matrix):
    """Returns a float matrix as int8 and its scale per row: the row's largest number becomes 127."""
    matrix = np.asarray(matrix, dtype=np.float32)
    if matrix.ndim != 2 or not np.isfinite(matrix).all():
        raise ValueError(f"not a matrix of finite numbers: {matrix.shape}")
    largest = np.abs(matrix).max(axis=1)
    scale = (np.where(largest > 0, largest, 1) / 127).astype(np.float32)
    return np.rint(matrix / scale[:, None]).clip(-127, 127).astype(np.int8), scale


def quantised(bert, inputs):
    """Matrices in int8 with scales, vectors as they are, and inputs beside them.

    inputs holds NAME.input per linear map (qkv, o, f1, f2): activations are multiplied by it, so weights are divided."""
    out = dict(inputs)
    for name, tensor in bert.items():
        tensor = np.asarray(tensor, dtype=np.float32)
        if tensor.ndim == 1:
            out[name] = tensor
            continue
        layer, part = name.removesuffix(".weight").rpartition(".")[::2]
        by = inputs.get(f"{layer}.{'qkv' if part in ('q', 'k', 'v') else part}.input")
        out[name], out[name.removesuffix("weight") + "scale"] = quantise(tensor if by is None else tensor / by)
    return out


def write(path, kind, tensors, **meta):
    """Writes a file; kind is embeddings or layers. Both say which model the token embeddings come from.

    safetensors' own writer orders its header anew each time; this one gives the same bytes for the same tensors."""
    header = {"__metadata__": {"format": "surely-encoder-" + VERSION, "kind": kind, "embeddings": MODEL_SHA256} | meta}
    at, parts = 0, []
    for name, tensor in sorted(tensors.items(), key=lambda t: (t[1].dtype != np.float32, t[0])):  # floats stay aligned
        data = np.ascontiguousarray(tensor).tobytes()
        kind_of = {np.dtype(np.float32): "F32", np.dtype(np.int8): "I8"}[tensor.dtype]
        header[name] = {"dtype": kind_of, "shape": list(tensor.shape), "data_offsets": [at, at + len(data)]}
        at += len(data)
        parts.append(data)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 64)
    with open(path, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + b"".join(parts))


def read(path):
    return load_file(path)


def sha256(path):
    with open(path, "rb") as f:
        return hashlib.file_digest(f, "sha256").hexdigest()
