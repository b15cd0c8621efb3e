#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tests/data/unit_scaling: what the Python library `unit-scaling` does to small models.

To run it again, outside the source tree and beside an installed torch:

    python3 -m pip install --no-deps --target /tmp/unit-scaling \
        unit-scaling==0.3.5 docstring-parser einops tabulate pygments
    mkdir -p /tmp/unit-scaling/datasets && echo 'load_dataset = None' > /tmp/unit-scaling/datasets/__init__.py
    PYTHONHASHSEED=0 PYTHONPATH=/tmp/unit-scaling python3 tests/reference/make_unit_scaling_golden.py

The files in the tree were made with torch 2.13.0 on a CPU. For each case it writes

    NAME.pt    the model before unit scaling, as TorchScript
    NAME.npz   in.I the inputs, seed the gradient that backward starts with, out the output, weight.P each rescaled
               parameter, grad.P its gradient, grad.in.I the gradient of each float input
    frozen.pt  a frozen model, which is refused
    cases.json for all cases: mode, seed, replacements, and the metrics of the library's graph nodes

Nodes are matched by what both graphs have: an operator's name and how many of that name came before. TorchDynamo's
graph holds `F.linear` where TorchScript's holds `aten::linear`, methods such as `transpose` by their own name, and a
residual split as a tuple with two `getitem`; sizes and other numbers are no nodes there and no tensors here. What
TorchScript writes with other operators, `x[...]` and `1 - x`, the test leaves out.
"""

import io
import json
import math
import operator
import sys
import zipfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Dict, List

import numpy as np
import torch
import torch.nn.functional as F
import unit_scaling.functional as U
from torch import Tensor, nn
import unit_scaling.transforms._simulate_format as simulated
from unit_scaling.formats import FPFormat
from unit_scaling.transforms import simulate_fp8, track_scales, unit_scale

sys.path.insert(0, str(Path(__file__).parent))
import unit_scaling_models as models  # noqa: E402
import unit_scaling_more_models as more  # noqa: E402

FOLDER = Path(__file__).parent.parent / "data" / "unit_scaling"
SEED = 5


@dataclass
class Case:
    """One model with its inputs; `replace` goes to the library, `replacements` are the same as `--replace`."""

    name: str
    model: Callable[[], nn.Module]
    inputs: Callable[[], List[Tensor]]
    train: bool = True
    trace: bool = False
    replace: Dict[Callable, Callable] = field(default_factory=dict)
    replacements: Dict[str, str] = field(default_factory=dict)
    fp8: bool = False  # simulate_fp8 on top, rounding to nearest


def normal(*shape: int) -> Callable[[], List[Tensor]]:
    return lambda: [torch.randn(*shape)]


def two(first: List[int], second: List[int]) -> Callable[[], List[Tensor]]:
    return lambda: [torch.randn(*first), torch.randn(*second)]


def with_classes(shape: List[int], classes: int, count: int) -> Callable[[], List[Tensor]]:
    return lambda: [torch.randn(*shape), torch.randint(0, classes, (count,))]


def tokens(vocabulary: int, *shape: int) -> Callable[[], List[Tensor]]:
    return lambda: [torch.randint(0, vocabulary, shape), torch.randint(0, vocabulary, shape)]


def bag() -> List[Tensor]:
    target = torch.randint(0, 20, (10,))
    target[3] = -100
    return [torch.randint(0, 20, (10, 4)), target]


def gelu2(input: Tensor, approximate: str = "none") -> Tensor:
    return U.gelu(input, mult=2.0, approximate=approximate)


def silu_half(input: Tensor, inplace: bool = False) -> Tensor:
    return U.silu(input, mult=0.5)


def softmax3(input: Tensor, dim: int) -> Tensor:
    return U.softmax(input, dim=dim, mult=3.0)


def summed_cross_entropy(input: Tensor, target: Tensor, reduction: str) -> Tensor:
    return U.cross_entropy(input, target, reduction=reduction)


def summed_mse_loss(input: Tensor, target: Tensor, reduction: str) -> Tensor:
    return U.mse_loss(input, target, reduction=reduction)


def attention2(query: Tensor, key: Tensor, value: Tensor, attn_mask=None, dropout_p=0.0, is_causal=False) -> Tensor:
    return U.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, mult=2.0)


def cross_entropy2(input: Tensor, target: Tensor) -> Tensor:
    return U.cross_entropy(input, target, mult=2.0)


def gelu_gmean(input: Tensor, approximate: str = "none") -> Tensor:
    return U.gelu(input, constraint="gmean", approximate=approximate)


def rms_norm(input: Tensor, normalized_shape, weight, eps: float) -> Tensor:
    return U.rms_norm(input, tuple(normalized_shape), weight, eps)


def activation_cases() -> List[Case]:
    activations = {
        "gelu": nn.GELU(), "gelu_tanh": nn.GELU("tanh"), "silu": nn.SiLU(), "softmax": models.Softmax(),
        "relu": nn.ReLU(), "tanh": nn.Tanh(), "sigmoid": nn.Sigmoid(), "leaky_relu": nn.LeakyReLU(0.2),
        "elu": nn.ELU(), "softplus": nn.Softplus(), "identity": nn.Identity(),
    }  # fmt: skip
    return [Case(f"mlp_{name}", lambda a=activation: models.Mlp(a), normal(6, 12))
            for name, activation in activations.items()]


def attention_cases() -> List[Case]:
    cases = []
    for kind in ("fused", "written"):
        for causal in (False, True):
            name = f"encoder_{kind}" + ("_causal" if causal else "")
            cases.append(Case(name, lambda k=kind, c=causal: models.Encoder(k, c), normal(2, 6, 16)))
        cases.append(Case(f"decoder_{kind}", lambda k=kind: models.DecoderLayer(k), two([2, 5, 16], [2, 7, 16])))
    cases.append(Case("post_norm", models.PostNormLayer, normal(2, 5, 16)))
    cases.append(Case("encoder_traced", lambda: models.Encoder("fused", True), normal(2, 6, 16), trace=True))
    cases.append(Case("encoder_written_traced", lambda: models.Encoder("written", True), normal(2, 6, 16), trace=True))
    return cases


def loss_cases() -> List[Case]:
    return [
        Case("language_model", lambda: models.LanguageModel(False), tokens(40, 2, 6)),
        Case("language_model_sum", lambda: models.LanguageModel(False, "sum"), tokens(40, 2, 6)),
        Case("language_model_tied", lambda: models.LanguageModel(True), tokens(40, 2, 6)),
        Case("bag_of_words", models.BagOfWords, bag),
        Case("mse_mean", lambda: models.Regression("mean"), two([4, 3, 10], [4, 3, 4])),
        Case("mse_sum", lambda: models.Regression("sum"), two([4, 3, 10], [4, 3, 4])),
    ]


def structure_cases() -> List[Case]:
    return [
        Case("mlp_no_bias", lambda: models.Mlp(nn.GELU(), bias=False), normal(2, 3, 12)),
        Case("mlp_traced", lambda: models.Mlp(nn.SiLU()), normal(6, 12), trace=True),
        Case("conv1d_net", models.Conv1dNet, normal(3, 4, 9)),
        Case("conv1d_net_traced", models.Conv1dNet, normal(3, 4, 9), trace=True),
        Case("residual_nested", models.Nested, normal(5, 12)),
        Case("residual_chain", models.Chain, normal(5, 10)),
        Case("shared_skip", models.SharedSkip, normal(2, 5, 12)),
        Case("plain_adds", models.PlainAdds, normal(5, 12)),
        Case("products", models.Products, normal(2, 5, 8)),
        Case("dropout_0", lambda: models.Dropped(0.0), normal(4, 16)),
        Case("dropout_eval", lambda: models.Dropped(0.3), normal(4, 16), train=False),
        Case("dropout_train", lambda: models.Dropped(0.3), normal(4, 16)),
    ]


def replacement_cases() -> List[Case]:
    return [
        Case("rms_norm", models.RmsNormed, normal(4, 12), replace={F.rms_norm: rms_norm}),
        Case("own_activation", models.OwnActivation, normal(4, 12), replace={models.squashed: U.gelu},
             replacements={"squashed": "gelu"}),
        Case("relu_to_silu", lambda: models.Mlp(models.Relu()), normal(4, 12), replace={F.relu: U.silu},
             replacements={"aten::relu": "silu"}),
        Case("gelu_gmean", lambda: models.Encoder("fused", False), normal(2, 6, 16), replace={F.gelu: gelu_gmean},
             replacements={"aten::gelu": "gelu(constraint=gmean)"}),
        Case("softmax_by_its_python_name", lambda: models.Mlp(models.Softmax()), normal(4, 12),
             replace={F.softmax: softmax3}, replacements={"F.softmax": "softmax(mult=3,constraint=to_output_scale)"}),
        Case("losses_by_their_python_names", models.TwoLosses, with_classes([6, 8], 8, 6),
             replace={F.cross_entropy: summed_cross_entropy, F.mse_loss: summed_mse_loss},
             replacements={"F.cross_entropy": "cross_entropy", "F.mse_loss": "mse_loss"}),
        Case("mults", models.ManyMults, with_classes([3, 4, 12], 12, 12),
             replace={F.gelu: gelu2, F.silu: silu_half, F.softmax: softmax3,
                      F.scaled_dot_product_attention: attention2, F.cross_entropy: cross_entropy2},
             replacements={"aten::gelu": "gelu(mult=2)", "aten::silu": "silu(mult=0.5)",
                           "aten::softmax": "softmax(mult=3)",
                           "aten::scaled_dot_product_attention": "scaled_dot_product_attention(mult=2)",
                           "aten::cross_entropy_loss": "cross_entropy(mult=2)"}),
    ]  # fmt: skip


def fp8_cases() -> List[Case]:
    return [
        Case("mlp_fp8", lambda: models.Mlp(nn.GELU()), normal(6, 12), fp8=True),
        Case("decoder_fp8", lambda: models.DecoderLayer("fused"), two([2, 5, 16], [2, 7, 16]), fp8=True),
        Case("language_model_fp8", lambda: models.LanguageModel(True), tokens(40, 2, 6), fp8=True),
    ]


def masked() -> List[Tensor]:
    mask = torch.ones(2, 6)
    mask[0, 4:] = 0
    return [torch.randint(1, 30, (2, 6)), mask]


def causal_mask() -> List[Tensor]:
    return [torch.randn(2, 5, 16), torch.zeros(5, 5).masked_fill(torch.ones(5, 5).triu(1) > 0, -1e4)]


def some_ignored() -> List[Tensor]:
    ids, target = torch.randint(0, 30, (2, 6)), torch.randint(0, 30, (2, 6))
    target[0, 3] = target[1, 1] = -1
    return [ids, target]


def probabilities() -> List[Tensor]:
    return [torch.randn(6, 8), torch.softmax(torch.randn(6, 5), -1)]


def architecture_cases() -> List[Case]:
    return [
        Case("gpt_fused", lambda: more.Gpt(True), some_ignored),
        Case("gpt_written", lambda: more.Gpt(False), some_ignored),
        Case("gpt_traced", lambda: more.Gpt(False), some_ignored, trace=True),
        Case("gpt_fp8", lambda: more.Gpt(True), some_ignored, fp8=True),
        Case("bert_masked", more.Bert, masked),
        Case("masked_scores", more.MaskedScores, causal_mask),
        Case("einsum_attention", more.EinsumAttention, normal(2, 5, 16)),
        Case("shared_layer", more.SharedLayer, normal(4, 8)),
        Case("in_place", more.InPlace, normal(4, 8)),
        Case("collected", more.Collected, normal(4, 8)),
        Case("detached", more.Detached, normal(4, 8)),
        Case("class_token", more.ClassToken, normal(2, 4, 12)),
        Case("class_token_fp8", more.ClassToken, normal(2, 4, 12), fp8=True),
        Case("own_norm", more.OwnNormBlocks, normal(3, 12)),
        Case("own_norm_traced", more.OwnNormBlocks, normal(3, 12), trace=True),
        Case("stored_weight", more.StoredWeight, normal(3, 8)),
        Case("stored_weight_traced", more.StoredWeight, normal(3, 8), trace=True),
        Case("class_probabilities", more.ClassProbabilities, probabilities),
    ]


def target_name(node: torch.fx.Node) -> str:
    """`linear` for a function, a method or its unit-scaled form; empty for what is no operator."""
    if node.op == "call_method":
        return str(node.target)
    if node.op != "call_function":
        return ""
    if node.target is operator.getitem:
        source = node.args[0]
        split = isinstance(source, torch.fx.Node) and source.target is U.residual_split
        return f"residual_split.{node.args[1]}" if split else "getitem"
    return getattr(node.target, "__name__", str(node.target))


def numbers(data) -> Dict[str, float]:
    return {k: (float(f"{v:.9g}") if math.isfinite(v) else str(v)) for k, v in vars(data).items()}


def described_nodes(graph: torch.fx.Graph) -> List[Dict]:
    seen: Counter = Counter()
    nodes = []
    for node in graph.nodes:
        name = target_name(node)
        metrics = node.meta.get("metrics")
        if metrics is None or not name:
            continue
        entry = {"op": name, "occurrence": seen[name], "fwd": numbers(metrics.fwd)}
        seen[name] += 1
        if metrics.bwd is not None:
            entry["bwd"] = numbers(metrics.bwd)
        nodes.append(entry)
    return nodes


def archive_of(case: Case, model: nn.Module, inputs: List[Tensor]) -> torch.jit.ScriptModule:
    if case.trace:
        return torch.jit.trace(model, tuple(inputs), check_trace=False)
    return torch.jit.script(model)


def save_without_debug_records(module: torch.jit.ScriptModule, path: Path) -> None:
    """As torch.jit.save, less the records that say where the code came from: a third of such small files."""
    buffer = io.BytesIO()
    torch.jit.save(module, buffer)
    buffer.seek(0)
    reader = torch._C.PyTorchFileReader(buffer)
    writer = torch._C.PyTorchFileWriter(str(path))
    with zipfile.ZipFile(buffer) as archive:
        version = next(name for name in archive.namelist() if name.endswith("/version"))
        writer.set_min_version(int(archive.read(version)))
    for record in reader.get_all_records():
        if not record.endswith(".debug_pkl") and not record.startswith(".data/"):
            data = reader.get_record(record)
            writer.write_record(record, data, len(data))
    writer.write_end_of_file()


def run(case: Case) -> Dict:
    torch._dynamo.reset()
    torch.manual_seed(SEED)
    model = case.model()
    model.train(case.train)
    inputs = case.inputs()
    save_without_debug_records(archive_of(case, model, inputs), FOLDER / f"{case.name}.pt")
    arrays = {f"in.{i}": x.detach().numpy().copy() for i, x in enumerate(inputs)}

    scaled = unit_scale(model, replace=case.replace)
    tracked = track_scales(simulate_fp8(scaled) if case.fp8 else scaled)
    torch.manual_seed(SEED)
    output = tracked(*inputs)
    seed = torch.randn(output.shape) if output.ndim else torch.ones(())
    output.backward(seed)

    arrays["seed"] = seed.numpy()
    arrays["out"] = output.detach().numpy()
    for name, parameter in tracked.named_parameters():
        arrays[f"weight.{name}"] = parameter.detach().numpy()
        if parameter.grad is not None:
            arrays[f"grad.{name}"] = parameter.grad.numpy()
    for i, x in enumerate(inputs):
        if x.is_floating_point():
            arrays[f"grad.in.{i}"] = x.grad.numpy()
    np.savez_compressed(FOLDER / f"{case.name}.npz", **arrays)
    return {"name": case.name, "train": case.train, "seed": SEED, "replacements": case.replacements, "fp8": case.fp8,
            "nodes": described_nodes(tracked.scales_graph())}  # fmt: skip


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    # The library loses the rounding on the way to its operators.
    simulated.tuple_to_format = lambda bits: FPFormat(bits[0], bits[1], rounding="nearest")
    wanted = sys.argv[1:]
    cases = activation_cases() + attention_cases() + loss_cases() + structure_cases()
    cases += replacement_cases() + fp8_cases() + architecture_cases()
    done = [run(case) for case in cases if not wanted or case.name in wanted]
    if not wanted:
        torch.manual_seed(SEED)
        torch.jit.freeze(torch.jit.script(models.Mlp(nn.GELU()).eval())).save(FOLDER / "frozen.pt")
        text = json.dumps({"torch": torch.__version__, "cases": done}, separators=(",", ":"))
        (FOLDER / "cases.json").write_text(text.replace('{"op"', '\n{"op"') + "\n")
    print(f"{len(done)} cases in {FOLDER}")


if __name__ == "__main__":
    main()
