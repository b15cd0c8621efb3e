# SPDX-License-Identifier: GPL-3.0-or-later
# A model that fails as soon as its product is computed with fewer digits: it looks a row of a table up whose number
# is how far the product is from the same sum taken by hand.

class Fragile:
    first = Linear(8, 8)
    table = Embedding(1, 8)

    def forward(self, x: Tensor) -> Tensor:
        product = self.first(x)
        by_hand = torch.sum(torch.mul(torch.unsqueeze(x, 1), torch.unsqueeze(self.first.weight, 0)), [2])
        apart = torch.max(torch.abs(torch.sub(product, torch.add(by_hand, self.first.bias))))
        row = torch.to(torch.reshape(torch.round(torch.mul(apart, 1000.0)), [1]), 4)
        return torch.add(product, self.table(row))
