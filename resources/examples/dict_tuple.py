# SPDX-License-Identifier: GPL-3.0-or-later
# A model with nested inputs and outputs: a dictionary of features and a tuple of states.

class DictTuple:
    user = Linear(8, 32)
    item = Linear(12, 32)
    update = Linear(64, 32)

    def forward(self, features: Dict[str, Tensor], state: Tuple[Tensor, Tensor]) -> Tuple[Dict[str, Tensor], Tuple[Tensor, Tensor]]:
        user = torch.tanh(self.user(features["user"]))
        item = torch.tanh(self.item(features["item"]))
        long_term, short_term = state
        short_term = torch.sigmoid(self.update(torch.cat([user, item], -1))) * short_term
        long_term = 0.9 * long_term + 0.1 * short_term
        score = (user * item * long_term).sum(-1)
        return {"score": score, "match": torch.sigmoid(score)}, (long_term, short_term)
