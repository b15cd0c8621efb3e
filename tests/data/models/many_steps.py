# SPDX-License-Identifier: GPL-3.0-or-later
# A model of as many operators as its inputs ask for: three a step, in two modules by turns.

class ManySteps:
    first = Linear(8, 8)
    second = Linear(8, 8)

    def forward(self, x: Tensor, steps: int) -> Tensor:
        state = x
        for step in range(steps):
            if step % 2 == 0:
                state = state + torch.tanh(self.first(state))
            else:
                state = state - torch.tanh(self.second(state))
        return state
