# SPDX-License-Identifier: GPL-3.0-or-later
# Methods of the layers that the examples use, in TorchScript. Their parameters and how these start are those of
# the layers of the same name in torch.nn.

class Linear:
    def forward(self, x: Tensor) -> Tensor:
        return torch.linear(x, self.weight, self.bias)

class Embedding:
    def forward(self, indices: Tensor) -> Tensor:
        return torch.embedding(self.weight, indices)

class LayerNorm:
    def forward(self, x: Tensor) -> Tensor:
        return torch.layer_norm(x, self.weight.shape, self.weight, self.bias, 1e-05)

class Conv2d:
    def forward(self, x: Tensor) -> Tensor:
        return torch.conv2d(x, self.weight, self.bias, [self.stride, self.stride], [self.padding, self.padding])

class BatchNorm2d:
    def forward(self, x: Tensor) -> Tensor:
        if self.training:
            self.num_batches_tracked.add_(1)
        return torch.batch_norm(x, self.weight, self.bias, self.running_mean, self.running_var, self.training,
                                0.1, 1e-05, True)

class LSTM:
    def forward(self, x: Tensor) -> Tuple[Tensor, Tensor, Tensor]:
        # x: batch x time x features. The state starts at zero.
        state = torch.zeros([1, x.size(0), self.hidden_size], dtype=x.dtype, device=x.device)
        weights = [self.weight_ih_l0, self.weight_hh_l0, self.bias_ih_l0, self.bias_hh_l0]
        return torch.lstm(x, [state, state], weights, True, 1, 0.0, self.training, False, True)
