# SPDX-License-Identifier: GPL-3.0-or-later
"""A PyTorch model as a file that Scalescope opens."""

import os
import pathlib
import subprocess
import warnings
from typing import Any, Dict, List, Optional, Tuple, Union

from . import inputs, program
from .calls import Call, unchanged, without_cache
from .folders import TemporaryFolder
from .runs import Run, read, written_with

Path = Union[str, "os.PathLike[str]"]


_UNREADABLE = 3  #: the program's exit status for a file that it can't read


class Model:
    """A file with a model, and the inputs to run it with where the file itself has none."""

    _folder: Optional[TemporaryFolder] = None

    def __init__(self, path: Path, inputs: Optional[Path] = None, how: str = ""):
        self.path = pathlib.Path(path)
        self.inputs = pathlib.Path(inputs) if inputs is not None else None
        self.how = how  #: "torch.export", "torch.jit.trace", or "torch.jit.save" of what is TorchScript already

    def run(self, *options: Any, output: Optional[Path] = None) -> Run:
        """Runs it without a window. `options` are those of `scalescope run`: "--transform", "fp8";
        where "--input" or "--inputs" is among them, the inputs are those alone. Without `output` the run's file is beside the
        model's, and is removed with it."""
        out = pathlib.Path(output) if output is not None else _free(self.path.with_suffix(".scales"))
        texts = [str(option) for option in options]
        others = any(text.split("=")[0] in ("--input", "--inputs") for text in texts)
        given = [] if self.inputs is None or others else ["--inputs", str(self.inputs)]
        if self._folder is not None and output is None:
            self._folder.own(*written_with(out))
        program.call("run", str(self.path), *given, *texts, "-o", str(out))
        result = read(out)
        result._folder = self._folder
        return result

    def view(self) -> "subprocess.Popen[bytes]":
        """Opens the window with it."""
        return program.start(str(self.path), *([str(self.inputs)] if self.inputs is not None else []), folder=self._folder)

    def __repr__(self) -> str:
        return f"Model({str(self.path)!r})"


def export(model: Any, *args: Any, folder: Optional[Path] = None, **kwargs: Any) -> Model:
    """Saves a model with the inputs that it is to run with: by torch.export, else by torch.jit.trace. Without a `folder` the
    file is in a temporary one, which is removed when neither its Model, nor a Run or window of it, is there any more; what
    others saved there stays. A path to a model is taken as it is."""
    if isinstance(model, (str, os.PathLike)):
        if args or kwargs:
            raise TypeError('Inputs go with a module, not with a file: use Model(path).run("--input", "x=randn:[8]").')
        return Model(model)
    temporary = TemporaryFolder() if folder is None else None
    if temporary is None:
        return _save(model, args, kwargs, pathlib.Path(folder or "").resolve())
    try:
        saved = _save(model, args, kwargs, temporary.path.resolve())
    finally:
        temporary.own(*temporary.path.iterdir())
    saved._folder = temporary
    return saved


def run(model: Any, *args: Any, folder: Optional[Path] = None, **kwargs: Any) -> Run:
    """Saves a model and runs it on these inputs, forward and backward, without a window. `folder` is export's."""
    return export(model, *args, folder=folder, **kwargs).run()


def view(model: Any, *args: Any, folder: Optional[Path] = None, **kwargs: Any) -> "subprocess.Popen[bytes]":
    """Saves a model with these inputs and opens the window with it. `folder` is export's."""
    return export(model, *args, folder=folder, **kwargs).view()


def _save(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], folder: pathlib.Path) -> Model:
    folder.mkdir(parents=True, exist_ok=True)
    stem = _free_stem(folder, type(model).__name__)
    if _is_torchscript(model):
        return _saved(model, args, kwargs, stem.with_suffix(".pt"))
    with without_cache(model):
        return _exported_or_traced(model, args, kwargs, stem)


def _exported_or_traced(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], stem: pathlib.Path) -> Model:
    try:
        return _opened(_exported(model, args, kwargs, stem.with_suffix(".pt2")))
    except Exception as why_not_exported:  # whatever part of torch.export it comes from
        try:
            traced = _traced(model, args, kwargs, stem.with_suffix(".pt"))
        except Exception as why_not_traced:
            raise ValueError(_neither(why_not_exported, why_not_traced)) from why_not_exported
        if isinstance(why_not_exported, program.ProgramError):
            stem.with_suffix(".pt2").unlink()
            warnings.warn(f"Traced, for what torch.export wrote can't be opened: {why_not_exported}", stacklevel=4)
        return traced


def _opened(model: Model) -> Model:
    """The model, if Scalescope opens its file. Raises ProgramError where it does not; a program that is missing is no matter
    until the model is run."""
    try:
        program.call("info", str(model.path))
    except program.ProgramNotFound:
        pass
    except program.ProgramError as error:
        if error.status == _UNREADABLE:
            raise
    return model


def _neither(why_not_exported: Exception, why_not_traced: Exception) -> str:
    if "Cache" in str(why_not_exported):
        return "The model gives a cache of keys and values, which no file can hold; call it with use_cache=False."
    reasons = [(str(why).strip().splitlines() or [type(why).__name__])[0] for why in (why_not_exported, why_not_traced)]
    return (
        f"The model can be saved neither by torch.export ({reasons[0]}) nor by torch.jit.trace ({reasons[1]}); "
        "docs/export.md says what helps."
    )


def _exported(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], path: pathlib.Path) -> Model:
    import torch

    exported = torch.export.export(model, args, kwargs, strict=False)
    torch.export.save(exported, str(path))
    values = (*args, *kwargs.values())
    given = None if all(map(inputs.are_read_from_exports, values)) else inputs.write_nested(values, path)
    return Model(path, given, how="torch.export")


def _traced(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], path: pathlib.Path) -> Model:
    import torch

    call = Call(model, args, kwargs)
    given = inputs.write_named(call.tensors, path)
    with unchanged(model), torch.no_grad(), call.takes_tensors_alone():
        traced = torch.jit.trace(model, tuple(call.tensors.values()), check_trace=False, strict=False)
    traced.save(str(path))
    return Model(path, given, how="torch.jit.trace")


def _is_torchscript(model: Any) -> bool:
    import torch

    return isinstance(model, torch.jit.ScriptModule)


def _saved(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], path: pathlib.Path) -> Model:
    model.save(str(path))
    names = [argument.name for argument in model.forward.schema.arguments[1:]]
    return Model(path, inputs.write_named({**dict(zip(names, args)), **kwargs}, path), how="torch.jit.save")


def _free_stem(folder: pathlib.Path, name: str) -> pathlib.Path:
    """The path of a file without its suffix, with a number where there are files of that name already."""
    name = "".join(c if c.isalnum() else "_" for c in name)
    stem, number = name, 2
    while any(folder.glob(f"{stem}.*")):
        stem, number = f"{name}-{number}", number + 1
    return folder / stem


def _free(path: pathlib.Path) -> pathlib.Path:
    """The path, or with a number where there is a file already."""
    free, number = path, 2
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free
