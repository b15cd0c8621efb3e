# SPDX-License-Identifier: GPL-3.0-or-later
"""Operators beyond layers: indexing, sorting, transforms, random numbers, losses, complex and sparse tensors."""
import torch
import torch.nn.functional as F
from torch import nn

from model import Model, both, tensor, whole


class Spectra(nn.Module):
    def forward(self, x):
        y = torch.fft.rfft(x)
        return (torch.fft.irfft(y * torch.conj(y)), torch.fft.fft2(x).abs(), y.real + y.imag, torch.angle(y))


class Rotary(nn.Module):
    def forward(self, x):
        b, t, d = x.shape
        steps = torch.arange(t, dtype=x.dtype)[:, None] / (10000.0 ** (torch.arange(0, d, 2, dtype=x.dtype) / d))
        turned = torch.view_as_complex(x.reshape(b, t, d // 2, 2)) * torch.polar(torch.ones_like(steps), steps)
        return torch.view_as_real(turned).flatten(2)


class Spectrogram(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("window", torch.hann_window(16))

    def forward(self, x):
        y = torch.stft(x, 16, 4, window=self.window, return_complex=True)
        return y.abs().pow(2).clamp_min(1e-5).log(), torch.istft(y, 16, 4, window=self.window)


class Sampling(nn.Module):
    def forward(self, x, theta):
        grid = F.affine_grid(theta, [2, 3, 5, 5], align_corners=False)
        y = F.grid_sample(x, grid, align_corners=False, padding_mode="border")
        return y, F.interpolate(x, size=[5, 7], mode="bicubic"), F.pixel_unshuffle(x, 2)


class Indexing(nn.Module):
    def forward(self, x, i):
        y = torch.zeros_like(x)
        y[i] = x[i] * 2
        y[x > 0.5] = 1.0
        y.index_put_((i,), x[i], accumulate=True)
        z = x.index_add(0, i, x[i])
        z.index_fill_(1, torch.tensor([0]), 2.0)
        return y * z, z.index_copy(0, i, x[i]), x[None, ..., -1:, :], x[x.sum(1) > -100]


class Scattering(nn.Module):
    def forward(self, x, i):
        filled = torch.zeros_like(x).scatter(1, i, x) + torch.zeros_like(x).scatter_add_(1, i, x)
        return filled + x.gather(1, i), x.scatter_reduce(1, i, x, "amax"), torch.take_along_dim(x, i, 1)


class Ordering(nn.Module):
    def forward(self, x):
        top, _ = torch.topk(x, 3)
        ordered, _ = x.sort(descending=True)
        return (top, ordered, x.max(1)[0], x.median(0)[0], x.kthvalue(2)[0], x.cumsum(1), x.cumprod(0),
                x.logcumsumexp(1), torch.cummax(x, 1)[0], torch.var_mean(x, dim=0), torch.aminmax(x))


class Algebra(nn.Module):
    def forward(self, x):
        a = x @ x.t() + torch.eye(x.size(0)) * 3
        q, r = torch.linalg.qr(x)
        return (torch.linalg.cholesky(a), q @ r, torch.linalg.svd(x, full_matrices=False)[1], torch.linalg.solve(a, x),
                torch.logdet(a), torch.linalg.inv(a), torch.linalg.norm(x), torch.cdist(x, x))


class Losses(nn.Module):
    def forward(self, x, y, classes):
        target = y.detach()
        return (F.cross_entropy(x, classes) + F.mse_loss(x, y) + F.smooth_l1_loss(x, y) + F.huber_loss(x, y) +
                F.kl_div(x.log_softmax(-1), y.softmax(-1), reduction="batchmean") +
                F.binary_cross_entropy_with_logits(x, target.sigmoid()) + F.nll_loss(x.log_softmax(-1), classes) +
                F.soft_margin_loss(x, torch.sign(target)) + F.multi_margin_loss(x, classes))


class Random(nn.Module):
    def forward(self, x):
        noise = (torch.rand_like(x) + torch.randn([3]) + torch.bernoulli(torch.sigmoid(x)) + torch.randint(0, 5, (3,)) +
                 torch.randperm(3) + torch.normal(x, 1.0) + torch.zeros(3).uniform_() + torch.zeros(3).normal_(0.0, 1.0))
        return F.gumbel_softmax(noise * x, 1.0), F.dropout(x, 0.5, True)


class Rearranging(nn.Module):
    def forward(self, x):
        a, b = x.split([2, 2], 1)
        c = torch.stack((a, b)).flip(0).roll(1, 1).repeat(1, 2, 1).repeat_interleave(2, 0)
        return torch.cat([c.unfold(1, 2, 1).movedim(0, -1).flatten(), x.expand(2, -1, -1).reshape(-1), x.diagonal(),
                          x.tril().flatten(), x.T.contiguous().view(-1), torch.rot90(x).flatten(),
                          x.as_strided((2, 2), (1, 2)).flatten()])


class Sparse(nn.Module):
    def forward(self, index, values, dense):
        a = torch.sparse_coo_tensor(index, values, [4, 4])
        return torch.sparse.mm(a, dense), a.coalesce().values() * 2, a.to_dense()


class Complex(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("weight", torch.randn(4, 4, dtype=torch.complex64))

    def forward(self, x):
        y = torch.complex(x, x * 2) @ self.weight
        return y.abs(), torch.view_as_real(y), y, y.conj().imag * 2


class Casts(nn.Module):
    def forward(self, x, y):
        return (x.type_as(y), x.to(y), x.double().float(), y.half().to(torch.float32), x.int().float(), (x > 0).float(),
                x.to(torch.float8_e4m3fn).to(torch.float32) * 2, x.to(dtype=torch.float64, copy=True))


class Factories(nn.Module):
    def forward(self, x):
        return (torch.ones_like(x) * 2, torch.zeros([2]), torch.arange(3.0), torch.linspace(0, 1, 5), torch.eye(3),
                torch.full_like(x, 0.25), x.new_full([2], 0.5), x * torch.tensor(2.5) + 1 / x + torch.pow(2.0, x))


class Infinities(nn.Module):
    def forward(self, x):
        return x / 0, torch.log(x), x * float("nan"), x * 1e38 * 1e38, x * 1e-45, torch.nan_to_num(x.log())


class Empty(nn.Module):
    def forward(self, x, y):
        return torch.cat([x, y]).sum(0), x.sum(), y[2:1].mean(), x * 2


class Graph(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 8)

    def forward(self, x, edges):
        h = self.layer(x)
        summed = torch.zeros_like(h).index_add_(0, edges[1], h[edges[0]])
        count = torch.zeros(h.size(0)).scatter_add_(0, edges[1], torch.ones(edges.size(1)))
        return summed / count.clamp(min=1)[:, None]


MODELS = [
    Model("spectra", Spectra, [tensor(4, 8)]),
    Model("rotary", Rotary, [tensor(2, 5, 8)]),
    Model("spectrogram", Spectrogram, [tensor(2, 64)]),
    Model("sampling", Sampling, [tensor(2, 3, 6, 6), tensor(2, 2, 3)]),
    Model("indexing", Indexing, [tensor(5, 4), tensor(3, dtype="int64", values=[0, 2, 4])]),
    Model("scattering", Scattering, [tensor(3, 4), whole(4, 3, 4)]),
    Model("ordering", Ordering, [tensor(4, 5)]),
    Model("algebra", Algebra, [tensor(4, 4)]),
    Model("losses", Losses, [tensor(4, 5), tensor(4, 5), whole(5, 4)]),
    Model("random", Random, [tensor(3)]),
    Model("rearranging", Rearranging, [tensor(4, 4)]),
    Model("sparse", Sparse, [tensor(2, 3, dtype="int64", values=[0, 1, 3, 2, 0, 1]), tensor(3), tensor(4, 2)]),
    Model("complex", Complex, [tensor(3, 4)]),
    Model("casts", Casts, [tensor(3), tensor(3, dtype="float64")]),
    *both("factories", Factories, tensor(3)),
    Model("infinities", Infinities, [tensor(3, 4)]),
    Model("empty", Empty, [tensor(0, 3), tensor(2, 3)]),
    Model("graph", Graph, [tensor(5, 4), whole(5, 2, 9)]),
]
