#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes files of the models of PyPI's libraries, small and with random weights.

make_library_models.py [--export] FOLDER [LIBRARY ...]

TorchScript, or with --export archives of torch.export (.pt2), which hold their examples themselves.

For measure_suggestions.py and compare_rows.py. It needs torch and, as far as they are installed, torchvision, torchaudio, timm,
transformers, segmentation_models_pytorch, monai, torch_geometric, speechbrain and what the modules library_*.py
name besides; a model whose library is missing or fails is left out and said. Each file is scripted where that
works, else traced, and runs in Python with the example that it was made with. FOLDER/MANIFEST.tsv lists them with
their examples, whose tensors lie beside them.
"""
import json
import pathlib
import sys
import types
import warnings

import torch


def without_extensions():
    """Wheels for another build of PyTorch have operators in C++ that don't load; their Python models don't need them."""
    torchvision = torch.library.Library("torchvision", "FRAGMENT")
    for name in ("nms", "qnms"):
        torchvision.define(f"{name}(Tensor dets, Tensor scores, float iou_threshold) -> Tensor")
    extension = types.ModuleType("torchaudio._extension")
    extension._IS_TORCHAUDIO_EXT_AVAILABLE = extension._IS_ALIGN_AVAILABLE = False
    extension.fail_if_no_align = lambda function: function
    sys.modules["torchaudio._extension"] = extension
    return torchvision  # alive as long as the operators are needed


def exports():
    import library_audio
    import library_graphs
    import library_language
    import library_layers
    import library_vision
    for module in (library_layers, library_vision, library_language, library_audio, library_graphs):
        for family in module.FAMILIES:
            try:
                yield from family()
            except Exception as error:
                print(f"{family.__name__}: left out: {str(error).splitlines()[0]}", file=sys.stderr)


def made_of(export, folder: pathlib.Path, by_export: bool):
    """A line of the manifest."""
    if by_export:
        return export.file + "2", "", f"{export.library}, {export.save_exported(folder)}"
    how = export.save(folder)
    return export.file, json.dumps(export.specs(folder)), f"{export.library}, {how}"


def main(folder: pathlib.Path, libraries: list, by_export: bool):
    warnings.simplefilter("ignore")
    folder.mkdir(parents=True, exist_ok=True)
    kept = without_extensions()
    made = []
    for export in exports():
        if libraries and export.library not in libraries:
            continue
        try:
            made.append(made_of(export, folder, by_export))
            print(*made[-1][::2], flush=True)
        except Exception as error:
            print(f"{export.file}: left out: {type(error).__name__}: {str(error).strip()[:200]!r}", file=sys.stderr, flush=True)
    with open(folder / "MANIFEST.tsv", "a" if libraries else "w") as manifest:
        if not manifest.tell():
            manifest.write("file\tinput_spec\tnotes\n")
        manifest.writelines("\t".join(row) + "\n" for row in made)
    del kept


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--export"]
    main(pathlib.Path(words[0]), words[1:], "--export" in sys.argv)
