#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes small TorchScript files of every kind that PyTorch saves, with a manifest of their inputs.

make_models.py FOLDER

The manifest has the columns file, input_spec and notes, which compare_rows.py reads. What a kind
is, is in the modules beside this file: each has a list MODELS of Model.
"""
import json
import pathlib
import sys
import warnings

import torch

import models_attention
import models_containers
import models_language
import models_layers
import models_operators
import models_quantized
import models_sequences
import models_views
from model import Model

KINDS = (models_layers, models_sequences, models_attention, models_operators, models_views, models_containers,
         models_language, models_quantized)


def archive(model: Model):
    torch.manual_seed(1)
    module = model.make()
    if model.training is not None:
        module.train(model.training)
    if model.how == "trace":
        return torch.jit.trace(module, model.examples(), check_trace=False, strict=False)
    if model.how == "freeze":
        return torch.jit.freeze(torch.jit.script(module.eval()))
    return torch.jit.script(module)


def main(folder: pathlib.Path):
    warnings.simplefilter("ignore")
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "MANIFEST.tsv", "w") as manifest:
        manifest.write("file\tinput_spec\tnotes\n")
        for model in (model for kind in KINDS for model in kind.MODELS):
            archive(model).save(str(folder / model.file))
            notes = f"method={model.method}" if model.method != "forward" else "-"
            manifest.write(f"{model.file}\t{json.dumps(model.inputs)}\t{notes}\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
