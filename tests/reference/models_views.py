# SPDX-License-Identifier: GPL-3.0-or-later
"""Views and writes: what shares memory with what, before and after somebody writes to it."""
import torch
import torch.nn.functional as F
from torch import nn

from model import Model, both, tensor


class NestedViews(nn.Module):
    def forward(self, x):
        y = x * 1.0
        flat = y.view(-1)
        part = flat[2:6]
        square = part.view(2, 2)
        square += 1
        flat[0] = 5
        y[:, 1] = y[:, 2]
        y.t()[0].mul_(2)
        part.neg_()
        return y, flat, part, square


class SliceWrites(nn.Module):
    def forward(self, x):
        out = torch.zeros_like(x)
        out[:, 0] = x[:, 0]
        out[:, 1].copy_(x[:, 2])
        out[0].masked_fill_(out[0] > 0, 3.0)
        rest = out[1:]
        rest.index_put_((torch.tensor([0]),), x[0])
        detached = out.detach()
        detached += 1
        out[..., -1] *= 2
        return out.sum() * x


class WrittenActivation(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(4, 4), nn.Linear(4, 4)

    def forward(self, x):
        y = self.first(x)
        y[:, 0] = 0
        y[y > 0.2] = 0.2
        y[torch.arange(3), torch.tensor([0, 1, 2])] += 1
        y.clamp_(max=0.5)
        return self.second(y)


class InPlaceChain(nn.Module):
    def forward(self, x):
        y = x + 1
        y += x
        y *= 2.0
        y.sub_(0.5).clamp_(-3, 3).tanh_()
        y.unsqueeze_(0).transpose_(1, 2)
        z = y.squeeze_(0)
        z.add_(z)
        y.addcmul_(y.detach(), torch.ones_like(y))
        return y.div_(3).lerp_(torch.zeros_like(y), 0.25)


class Written(nn.Module):
    def forward(self, x):
        z = torch.zeros(x.size(0), 4)
        z[:, 0] = x[:, 1]
        z[:, 1:3] = x[:, :2] * 3
        return z


class WrittenResult(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner, self.layer = Written(), nn.Linear(4, 4)

    def forward(self, x):
        return self.inner(self.layer(x))


class Detection(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Conv2d(3, 18, 1)
        self.register_buffer("grid", torch.rand(1, 1, 4, 4, 2))
        self.register_buffer("anchors", torch.rand(1, 3, 1, 1, 2))

    def forward(self, x):
        b, _, h, w = x.shape
        raw = self.layer(x).view(b, 3, 6, h, w).permute(0, 1, 3, 4, 2).contiguous()
        y = raw.sigmoid()
        y[..., 0:2] = (y[..., 0:2] * 2 - 0.5 + self.grid) * 8
        y[..., 2:4] = (y[..., 2:4] * 2) ** 2 * self.anchors
        return y.view(b, -1, 6), raw


class MaybeCopies(nn.Module):
    def forward(self, x):
        a = x.t()
        b = a.contiguous()
        b.view(-1)[0] = 7.0
        c = a.reshape(-1)
        c[1] = 3.0
        d = b.flatten()
        d += 1
        return b, c, d, x.view(2, -1)


class SameTensor(nn.Module):
    def forward(self, x):
        y = x.contiguous()
        z = y.to(torch.float32)
        w = F.dropout(z, 0.5, False)
        return y * 2 + z.exp() + w.sin() + w.expand_as(w).view_as(w).cos() + x


class FilledMemory(nn.Module):
    def forward(self, x):
        out = torch.empty_like(x)
        out[:, ::2] = x[:, ::2].sin()
        out[:, 1::2] = x[:, 1::2].cos()
        return out * 2


class Detached(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(4, 4), nn.Linear(4, 4)

    def forward(self, x):
        y, z = self.first(x).detach(), self.second(x)
        with torch.no_grad():
            w = self.first(z) * 2
        return y * z + w


class WrittenParameter(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 4)
        self.register_buffer("mean", torch.zeros(4))

    def forward(self, x):
        with torch.no_grad():
            self.mean.mul_(0.9).add_(x.mean(0), alpha=0.1)
            self.layer.weight.mul_(0.5).clamp_(-0.1, 0.1)
        return self.layer(x - self.mean)


class Overlapping(nn.Module):
    def forward(self, x):
        return x[0].expand(3, 4) * 2 + x.unfold(1, 2, 1).sum(-1).sum() + torch.as_strided(x, (3, 2), (1, 1)).sum()


class SameOutputs(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(3))

    def forward(self, x):
        return x, x, (self.weight, x * self.weight)


MODELS = [
    *both("nested_views", NestedViews, tensor(3, 4)),
    Model("slice_writes", SliceWrites, [tensor(3, 4)]),
    *both("written_activation", WrittenActivation, tensor(3, 4)),
    Model("in_place_chain", InPlaceChain, [tensor(3, 4)]),
    *both("written_result", WrittenResult, tensor(3, 4)),
    *both("detection", Detection, tensor(1, 3, 4, 4)),
    *both("maybe_copies", MaybeCopies, tensor(3, 4)),
    *both("same_tensor", SameTensor, tensor(3, 4)),
    Model("filled_memory", FilledMemory, [tensor(3, 4)]),
    *both("detached", Detached, tensor(3, 4)),
    Model("written_parameter", WrittenParameter, [tensor(3, 4)]),
    Model("overlapping", Overlapping, [tensor(3, 4)]),
    Model("same_outputs", SameOutputs, [tensor(3)]),
]
