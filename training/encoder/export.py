"""Makes a file for encode.Load of what was trained: layers in int8, heads in float32.

usage: python export.py STATE.pt OUT.safetensors role=role1,role2 op=op1,op2

STATE.pt is a torch state_dict whose encoder has the names of README.md, perhaps behind a prefix ("b.tok.weight"). Each head is
named with its linear maps in their order; GELU stands between them. Layers, and positions and types, that are still the
pretrained ones in int8 are left out: encode.Load takes those of weights/minilm.
"""
import os
import sys

import numpy as np

import format

BASE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "weights", "minilm", "layers.safetensors")


def split(state):
    """Returns the encoder's tensors by our names, and all others."""
    prefix = next((name.split("layers.")[0] for name in state if "layers." in name), None)
    if prefix is None:
        raise SystemExit("the state has no layers.N.…: is it the encoder's?")
    ours = ("tok.", "pos.", "typ.", "n.", "layers.")
    bert = {k.removeprefix(prefix): v for k, v in state.items()
            if k.startswith(prefix) and k.removeprefix(prefix).startswith(ours)}
    rest = {k: v for k, v in state.items() if k.removeprefix(prefix) not in bert}
    return bert, rest


def block(name):
    """What is kept or left out as one: a layer, or all that is added to token embeddings."""
    return ".".join(name.split(".")[:2]) if name.startswith("layers.") else "input"


def same(a, b):
    return a is not None and b is not None and a.shape == b.shape and np.array_equal(a, b)


def export(state, path, heads, base=BASE):
    """Writes path; heads maps a head's name to the names of its linear maps in state. Returns the names written."""
    base = format.read(base)
    bert, rest = split({k: v.detach().float().cpu().numpy() for k, v in state.items()})
    bert = {k: v for k, v in bert.items() if not k.startswith("tok.")}
    tensors = format.quantised(bert, {k: v for k, v in base.items() if k.endswith(".input")})
    changed = {block(k) for k, v in tensors.items() if not same(v, base.get(k))}
    tensors = {k: v for k, v in tensors.items() if block(k) in changed}
    for name, maps in heads.items():
        for i, m in enumerate(maps):
            for part in ("weight", "bias"):
                tensors[f"heads.{name}.{i}.{part}"] = rest[f"{m}.{part}"].astype(np.float32)
    depth = 1 + max(int(k.split(".")[1]) for k in bert if k.startswith("layers."))
    format.write(path, "layers", tensors, **({"depth": str(depth)} if depth < 6 else {}))
    return sorted(tensors)


if __name__ == "__main__":
    import torch
    chosen = dict(arg.split("=") for arg in sys.argv[3:])
    state = torch.load(sys.argv[1], map_location="cpu", weights_only=True)
    names = export(state, sys.argv[2], {name: maps.split(",") for name, maps in chosen.items()})
    print(os.path.getsize(sys.argv[2]), "bytes:", ", ".join(sorted({block(n) if "heads." not in n else n for n in names})))
