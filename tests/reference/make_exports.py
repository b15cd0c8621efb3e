#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the files of tests/data/compare: small models, each scripted and traced, with the inputs of both.

make_exports.py FOLDER

A comparison must find what both exports of a model have in common. NAME-script.pt and NAME-trace.pt come with
NAME.inputs.json, for `scalescope run --inputs`.
"""
import json
import pathlib
import sys
import warnings

import torch

import models_attention
import models_layers
import models_sequences
from make_models import archive

KINDS = (models_layers, models_sequences, models_attention)
NAMES = ("activations", "convolutions", "tied", "lstm", "encoder", "causal")


def spec(tensor: dict) -> str:
    shape = json.dumps(tensor["shape"]).replace(" ", "")
    if tensor["dtype"] == "int64":
        return f"randint({tensor['lo']},{tensor['hi']}):{shape}"
    return f"randn:{shape}:{tensor['dtype']}"


def main(folder: pathlib.Path):
    warnings.simplefilter("ignore")
    folder.mkdir(parents=True, exist_ok=True)
    models = [model for kind in KINDS for model in kind.MODELS if model.name in NAMES and model.how != "freeze"]
    for model in models:
        archive(model).save(str(folder / model.file))
        (folder / f"{model.name}.inputs.json").write_text(json.dumps([spec(given) for given in model.inputs]) + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
