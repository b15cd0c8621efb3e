# SPDX-License-Identifier: GPL-3.0-or-later
# A model that never returns: it goes on as long as a number stays below infinity, which it always does.

class Endless:
    first = Linear(8, 8)

    def forward(self, x: Tensor) -> Tensor:
        state = self.first(x)
        while bool(state.abs().max() < 1e30):
            state = torch.tanh(self.first(state))
        return state
