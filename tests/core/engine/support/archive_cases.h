// SPDX-License-Identifier: GPL-3.0-or-later
// Small models in the code that archives hold: contexts and the parts of the language that modules alone
// lack.
#pragma once

#include "tests/core/engine/support/snippets.h"

namespace scalescope::engine::testing {

inline Case fromArchiveCode(const std::string& name, const std::map<std::string, std::string>& code)
{
    return {name, [code] { return modelFromArchiveCode(code); }, oneMatrix};
}

/// As PyTorch writes torch.no_grad() into archives.
inline const std::string noGradClass = R"(
class no_grad:
  prev : bool
  def __enter__(self: __torch__.contexts.no_grad) -> NoneType:
    self.prev = torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    return None
  def __exit__(self: __torch__.contexts.no_grad, exc_type: Any, exc_value: Any, traceback: Any) -> NoneType:
    torch.set_grad_enabled(self.prev)
    return None
  def __init__(self: __torch__.contexts.no_grad) -> NoneType:
    self.prev = False
    return None
)";

/// The same of torch.cpu.amp.autocast().
inline const std::string autocastClass = R"(
class autocast:
  fast_dtype : int
  _enabled : bool
  device : str
  def __enter__(self: __torch__.torch.cpu.amp.autocast_mode.autocast) -> __torch__.torch.cpu.amp.autocast_mode.autocast:
    return self
  def __exit__(self: __torch__.torch.cpu.amp.autocast_mode.autocast, exc_type: Any, exc_val: Any, exc_tb: Any) -> NoneType:
    return None
  def __init__(self: __torch__.torch.cpu.amp.autocast_mode.autocast, enabled: bool) -> NoneType:
    self.fast_dtype = 15
    self._enabled = enabled
    self.device = "cpu"
    return None
)";

/// A layer, and an interface that it has.
inline const std::string scaleClasses = R"(
class Scale(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Scale, x: Tensor) -> Tensor:
    return torch.mul(x, self.weight)
class Operation(ModuleInterface):
  def forward(self, x: Tensor) -> Tensor:
    pass
)";

inline std::vector<Case> contexts()
{
    std::vector<Case> cases = {
        fromArchiveCode("forked calls", {{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def inner(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.abs(torch.mul(x, self.weight))
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    a = fork(self.inner, x)
    b = fork(self.inner, torch.mul(x, 2))
    return torch.mul(torch.wait(b), torch.wait(a))
)"}}),
        fromArchiveCode("a with block without gradients", {{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = __torch__.contexts.no_grad.__new__(__torch__.contexts.no_grad)
    _1 = (_0).__init__()
    with _0:
      y = torch.matmul(x, self.weight)
    return torch.add(torch.mul(y, x), torch.matmul(x, self.weight))
)"},
                                                           {"__torch__.contexts", noGradClass}}),
        fromArchiveCode("autocast around an operator and a call",
                        {{"__torch__", R"(
def product(a: Tensor, b: Tensor) -> Tensor:
  return torch.matmul(a, b)
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def inner(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.softmax(torch.matmul(x, self.weight), -1)
  def biased(self: __torch__.Model, x: Tensor, bias: Optional[Tensor]) -> Tensor:
    return torch.linear(x, self.weight, bias)
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = __torch__.torch.cpu.amp.autocast_mode.autocast.__new__(__torch__.torch.cpu.amp.autocast_mode.autocast)
    _1 = (_0).__init__(True, )
    _2 = __torch__.torch.cpu.amp.autocast_mode.autocast.__new__(__torch__.torch.cpu.amp.autocast_mode.autocast)
    _3 = (_2).__init__(False, )
    with _0:
      y = torch.matmul((self).inner(x, ), (self).biased(x, torch.select(x, 0, 0), ))
      with _2:
        z = torch.matmul(x, self.weight)
      w = __torch__.product(x, y)
    return torch.add(torch.add(torch.to(torch.add(y, w), 6), z), torch.matmul(x, self.weight))
)"},
                         {"__torch__.torch.cpu.amp.autocast_mode", autocastClass}})};
    cases.back().autocast = true;
    return cases;
}

/// Submodules, called through an interface and in forked calls.
inline std::vector<Case> submoduleCases()
{
    return {
        fromArchiveCode("a module behind an interface", {{"__torch__", scaleClasses + R"(
class Model(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  first : __torch__.Scale
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    operation : __torch__.Operation = self.first
    return torch.add((operation).forward(x, ), x)
)"}}),
        fromArchiveCode("submodules in forked calls", {{"__torch__", scaleClasses + R"(
class Model(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  first : __torch__.Scale
  second : __torch__.Scale
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = self.first
    _1 = self.second
    def __forked_function():
      return (_0).forward(x, )
    def __forked_function0():
      return (_1).forward(torch.sin(x), )
    tasks = annotate(List[Future[Tensor]], [])
    _2 = torch.append(tasks, fork(__forked_function))
    _3 = torch.append(tasks, fork(__forked_function0))
    return torch.mul(torch.wait(tasks[0]), torch.wait(tasks[1]))
)"}}),
    };
}

/// Objects of classes that the archive defines.
inline std::vector<Case> classCases()
{
    return {
        fromArchiveCode("a class with state, methods and a property", {{"__torch__", R"(
class Sum:
  x : Tensor
  n : int
  seen : List[Tensor]
  def __mean_getter(self: __torch__.Sum) -> Tensor:
    return torch.mean(self.x)
  def __init__(self: __torch__.Sum, x: Tensor, n: int) -> NoneType:
    self.x = x
    self.n = n
    self.seen = annotate(List[Tensor], [])
    return None
  def add(self: __torch__.Sum, y: Tensor) -> __torch__.Sum:
    self.x = torch.add(self.x, y)
    self.n = torch.add(self.n, 1)
    _3 = torch.append(self.seen, y)
    return self
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> __torch__.Sum:
    a = __torch__.Sum.__new__(__torch__.Sum)
    _0 = (a).__init__(torch.matmul(x, self.weight), 1, )
    _1 = ((a).add(torch.exp(x), )).add(torch.mul(x, 2), )
    _2 = (a).add(torch.mul((a).__mean_getter(), a.n), )
    return a
)"}}),
        fromArchiveCode("a context that gives a value and is left early", {{"__torch__", R"(
class Scope:
  x : Tensor
  def __init__(self: __torch__.Scope, x: Tensor) -> NoneType:
    self.x = x
    return None
  def __enter__(self: __torch__.Scope) -> Tensor:
    return torch.sin(self.x)
  def __exit__(self: __torch__.Scope, type: Any, value: Any, traceback: Any) -> NoneType:
    self.x = torch.exp(self.x)
    return None
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = __torch__.Scope.__new__(__torch__.Scope)
    _1 = (_0).__init__(torch.matmul(x, self.weight), )
    with _0 as y:
      z = torch.mul(y, x)
      if bool(torch.gt(torch.sum(x), 1000.)):
        z0 = torch.neg(z)
      else:
        z0 = z
    return torch.add(z0, _0.x)
)"}}),
    };
}

/// Values that are no plain tensors.
inline std::vector<Case> valueCases()
{
    return {
        fromArchiveCode("an enumeration", {{"__torch__", R"(
class Color(Enum):
  RED = 1
  BLUE = 2
class Model(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  color : __torch__.Color
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    if torch.eq(self.color, __torch__.Color.BLUE):
      y = torch.mul(x, (self.color).value)
    else:
      y = torch.sub(torch.exp(x), torch.len((self.color).name))
    return y
)"}}),
        fromArchiveCode("quantized operators", {{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    weight = torch.quantize_per_tensor(torch.detach(self.weight), 0.02, 0, 12)
    packed = ops.quantized.linear_prepack(weight, None)
    y = ops.quantized.linear_dynamic(torch.mul(x, 2), packed)
    return torch.add(torch.dequantize(torch.quantize_per_tensor(x, 0.05, 0, 12)), torch.mul(y, x))
)"}}),
    };
}

/// Parts of the language that only whole archives can hold: classes, enumerations, interfaces, submodules.
inline std::vector<Case> languageCases()
{
    return joined({submoduleCases(), classCases(), valueCases()});
}

} // namespace scalescope::engine::testing
