// SPDX-License-Identifier: GPL-3.0-or-later
// Models that only the code of a whole archive can say: forked calls, with blocks, autocast.
#pragma once

#include "tests/core/engine/support/model_cases.h"

namespace scalescope::engine::testing {

inline Case fromArchiveCode(const std::string& name, const std::map<std::string, std::string>& code)
{
    return {name, [code] { return modelFromArchiveCode(code); }, oneMatrix};
}

inline std::vector<Case> contexts()
{
    const std::string noGrad = R"(
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
    const std::string autocast = R"(
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
                                                           {"__torch__.contexts", noGrad}}),
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
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = __torch__.torch.cpu.amp.autocast_mode.autocast.__new__(__torch__.torch.cpu.amp.autocast_mode.autocast)
    _1 = (_0).__init__(True, )
    _2 = __torch__.torch.cpu.amp.autocast_mode.autocast.__new__(__torch__.torch.cpu.amp.autocast_mode.autocast)
    _3 = (_2).__init__(False, )
    with _0:
      y = torch.matmul((self).inner(x, ), x)
      with _2:
        z = torch.matmul(x, self.weight)
      w = __torch__.product(x, y)
    return torch.add(torch.add(torch.to(torch.add(y, w), 6), z), torch.matmul(x, self.weight))
)"},
                         {"__torch__.torch.cpu.amp.autocast_mode", autocast}})};
    cases.back().autocast = true;
    return cases;
}

} // namespace scalescope::engine::testing
