# SPDX-License-Identifier: GPL-3.0-or-later
# A small image classifier: convolutions with batch norm, and relu in place, as most image models have it.

class ConvBlock1:
    conv = Conv2d(3, 16, 3, 1, 1)
    norm = BatchNorm2d(16)

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu_(self.norm(self.conv(x)))

class ConvBlock2:
    conv = Conv2d(16, 32, 3, 2, 1)
    norm = BatchNorm2d(32)

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu_(self.norm(self.conv(x)))

class ConvNet:
    block1 = ConvBlock1()
    block2 = ConvBlock2()
    head = Linear(32, 10)

    def forward(self, image: Tensor) -> Tensor:
        x = self.block2(self.block1(image))
        x = torch.adaptive_avg_pool2d(x, [1, 1]).flatten(1)
        return self.head(x)
