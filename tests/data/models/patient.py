# SPDX-License-Identifier: GPL-3.0-or-later
# A model that takes its time, going forward more than back: there is time to stop it.

class Patient:
    first = Linear(64, 64)

    def forward(self, x: Tensor) -> Tensor:
        state = x
        for i in range(2000):
            state = torch.tanh(self.first(state))
        return state
