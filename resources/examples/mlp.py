# SPDX-License-Identifier: GPL-3.0-or-later
# A multi-layer perceptron: the smallest model with something to see.

class MLP:
    fc1 = Linear(64, 128)
    fc2 = Linear(128, 128)
    fc3 = Linear(128, 10)

    def forward(self, x: Tensor) -> Tensor:
        x = torch.relu(self.fc1(x))
        x = torch.relu(self.fc2(x))
        return self.fc3(x)
