# SPDX-License-Identifier: GPL-3.0-or-later
# A pre-norm transformer language model with its loss. Attention is written out, one head of 64, each position
# sees all others, so that every intermediate tensor has a node of its own. As in T5 the scores are not divided by
# the root of the width, so that they have unit scale in the unit-scaled variant, where each product is scaled already.

class TransformerBlock:
    norm1 = LayerNorm(64)
    q = Linear(64, 64)
    k = Linear(64, 64)
    v = Linear(64, 64)
    out = Linear(64, 64)
    norm2 = LayerNorm(64)
    up = Linear(64, 256)
    down = Linear(256, 64)

    def attention(self, x: Tensor) -> Tensor:
        scores = torch.matmul(self.q(x), self.k(x).transpose(-2, -1))
        return self.out(torch.matmul(torch.softmax(scores, -1), self.v(x)))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.attention(self.norm1(x))
        return x + self.down(torch.gelu(self.up(self.norm2(x))))

class TransformerLM:
    embed = Embedding(256, 64)
    position = Embedding(32, 64)
    layers = ModuleList(TransformerBlock(), TransformerBlock())
    norm = LayerNorm(64)
    head = Linear(64, 256)

    def logits(self, tokens: Tensor) -> Tensor:
        positions = torch.arange(tokens.size(1), device=tokens.device)
        x = self.embed(tokens) + self.position(positions)
        for layer in self.layers:
            x = layer(x)
        return self.head(self.norm(x))

    def forward(self, tokens: Tensor, targets: Tensor) -> Tensor:
        logits = self.logits(tokens)
        loss = torch.cross_entropy_loss(logits.flatten(0, 1), targets.flatten())
        return loss
