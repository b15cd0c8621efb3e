# SPDX-License-Identifier: GPL-3.0-or-later
# A model whose products are convolutions, which the Python library's simulation leaves out.

class Convolutions:
    first = Conv2d(3, 4, 3, 1, 1)
    second = Conv2d(4, 4, 3, 1, 1)

    def forward(self, x: Tensor) -> Tensor:
        return self.second(torch.relu(self.first(x)))
