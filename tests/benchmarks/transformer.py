# SPDX-License-Identifier: GPL-3.0-or-later
# The model of the tracking benchmark: six pre-norm transformer layers of width 512 with 8 heads.

class TransformerBlock:
    norm1 = LayerNorm(512)
    q = Linear(512, 512)
    k = Linear(512, 512)
    v = Linear(512, 512)
    out = Linear(512, 512)
    norm2 = LayerNorm(512)
    up = Linear(512, 2048)
    down = Linear(2048, 512)

    def heads(self, x: Tensor) -> Tensor:
        return x.view(x.size(0), x.size(1), 8, 64).transpose(1, 2)

    def attention(self, x: Tensor) -> Tensor:
        scores = torch.matmul(self.heads(self.q(x)), self.heads(self.k(x)).transpose(-2, -1)) * 0.125
        mixed = torch.matmul(torch.softmax(scores, -1), self.heads(self.v(x)))
        return self.out(mixed.transpose(1, 2).reshape(x.size(0), x.size(1), 512))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.attention(self.norm1(x))
        return x + self.down(torch.gelu(self.up(self.norm2(x))))

class Transformer:
    layers = ModuleList(TransformerBlock(), TransformerBlock(), TransformerBlock(), TransformerBlock(),
                        TransformerBlock(), TransformerBlock())

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers:
            x = layer(x)
        return x
