# SPDX-License-Identifier: GPL-3.0-or-later
# A model whose path depends on its data: it iterates until its state has grown or the steps are used up, then
# takes one of two branches.

class LoopBranch:
    cell = Linear(16, 16)
    positive = Linear(16, 4)
    negative = Linear(16, 4)

    def forward(self, x: Tensor, steps: int = 8) -> Tensor:
        state = torch.zeros_like(x)
        step = 0
        while step < steps and float(state.norm()) < 6.0:
            state = state + 0.5 * torch.tanh(self.cell(x + state))
            step += 1
        if bool(state.mean() > 0):
            return self.positive(state)
        else:
            return self.negative(state)
