"""Writes internal/encode/testdata: what other implementations make of texts of ours. Tokens are Hugging Face tokenizers',
vectors those of PyTorch's float model (mean of the last hidden states, normalised).

usage: python fixtures.py ../../internal/encode/testdata
"""
import base64
import json
import os
import sys

import numpy as np
import torch
from tokenizers import Tokenizer
from transformers import BertModel

import quantize

VECTORS = 24  # as many texts, of those with 20 letters and more, have their vector written down


def rows(folder):
    source = quantize.model_folder()
    tokenizer = Tokenizer.from_file(os.path.join(source, "tokenizer.json"))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    tokenizer.encode_special_tokens = True  # people may write [CLS]: it is text
    model = BertModel.from_pretrained(source, attn_implementation="eager").eval()
    with open(os.path.join(folder, "texts.jsonl"), encoding="utf8") as f:
        texts = [json.loads(line)["text"] for line in f]
    long = [t for t in texts if len(t) >= 20]
    chosen = set(long[:: max(1, len(long) // VECTORS)][:VECTORS])
    for text in texts:
        read = tokenizer.encode(text, add_special_tokens=False)
        at = [len(text[:i].encode()) for i in range(len(text) + 1)]
        row = {"text": text, "ids": read.ids, "at": [n for a, b in read.offsets for n in (at[a], at[b])]}
        if text in chosen:
            with torch.no_grad():
                states = model(torch.tensor([[101] + read.ids + [102]])).last_hidden_state[0]
            vector = torch.nn.functional.normalize(states.mean(0), dim=0).numpy().astype(np.float16)
            row["vector"] = base64.b64encode(vector.tobytes()).decode()
        yield row


def main(folder):
    made = list(rows(folder))
    with open(os.path.join(folder, "texts.jsonl"), "w", encoding="utf8") as f:
        for row in made:
            f.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
