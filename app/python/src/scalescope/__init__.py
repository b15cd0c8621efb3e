# SPDX-License-Identifier: GPL-3.0-or-later
"""Look at a PyTorch model in Scalescope, run it without a window, and read its runs.

    view(model, *args, **kwargs)    the window with the model and these inputs
    run(model, *args, **kwargs)     a Run, without a window
    export(model, *args, **kwargs)  the model as a file, to be viewed and run with options
    read("x.scales")                a Run from a file
    compare(a, b)                   two runs, tensor by tensor
"""

from .comparison import Comparison, compare
from .model import Model, export, run, view
from .program import ProgramError, ProgramNotFound
from .runs import Run, read

__all__ = ["Comparison", "Model", "ProgramError", "ProgramNotFound", "Run", "compare", "export", "read", "run", "view"]
