# SPDX-License-Identifier: GPL-3.0-or-later
"""Models of torch.nn's own layers, as its tutorials put them together, and its losses."""
import torch
from torch import Tensor, nn

from library_export import Export, ids


class TextBag(nn.Module):
    """Text classification: words of all sentences one after another, and where each begins."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.EmbeddingBag(500, 32)
        self.fc = nn.Linear(32, 4)

    def forward(self, text, offsets):
        return self.fc(self.embedding(text, offsets))


class WeightedBag(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.EmbeddingBag(500, 32, mode="sum")

    def forward(self, text, offsets, weights):
        return self.embedding(text, offsets, weights)


class Packed(nn.Module):
    """A classifier of padded sequences."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(200, 16, padding_idx=0)
        self.rnn = nn.LSTM(16, 24, batch_first=True, bidirectional=True)
        self.fc = nn.Linear(48, 3)

    def forward(self, text, lengths):
        packed = nn.utils.rnn.pack_padded_sequence(self.embedding(text), lengths, batch_first=True, enforce_sorted=False)
        _, (h, _) = self.rnn(packed)
        return self.fc(torch.cat([h[0], h[1]], dim=1))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(100, 32)
        self.encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(32, 4, 64, batch_first=True), 2)
        self.fc = nn.Linear(32, 5)

    def forward(self, tokens, key_padding_mask):
        return self.fc(self.encoder(self.embedding(tokens), src_key_padding_mask=key_padding_mask).mean(1))


class Translator(nn.Module):
    def __init__(self):
        super().__init__()
        self.source = nn.Embedding(100, 32)
        self.target = nn.Embedding(80, 32)
        self.transformer = nn.Transformer(32, 4, 1, 1, 64, batch_first=True)
        self.generator = nn.Linear(32, 80)

    def forward(self, src, tgt, tgt_mask):
        return self.generator(self.transformer(self.source(src), self.target(tgt), tgt_mask=tgt_mask))


class Speech(nn.Module):
    """Training step of a recogniser: spectrograms, transcripts and both lengths."""

    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(40, 32, batch_first=True)
        self.fc = nn.Linear(32, 29)
        self.loss = nn.CTCLoss()

    def forward(self, features, targets, input_lengths, target_lengths):
        scores = self.fc(self.rnn(features)[0]).log_softmax(-1)
        return self.loss(scores.transpose(0, 1), targets, input_lengths, target_lengths)


class Recommender(nn.Module):
    def __init__(self):
        super().__init__()
        self.users = nn.Embedding(50, 8)
        self.items = nn.Embedding(30, 8)
        self.fc = nn.Sequential(nn.Linear(16, 8), nn.ReLU(), nn.Linear(8, 1))

    def forward(self, user, item):
        return self.fc(torch.cat([self.users(user), self.items(item)], dim=-1)).squeeze(-1)


class Criterion(nn.Module):
    def __init__(self, layer, loss):
        super().__init__()
        self.layer = layer
        self.loss = loss

    def forward(self, input, target):
        return self.loss(self.layer(input), target)


class Pairs(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(20, 16), nn.ReLU(), nn.Linear(16, 8))
        self.loss = nn.TripletMarginLoss()

    def forward(self, anchor, positive, negative):
        return self.loss(self.net(anchor), self.net(positive), self.net(negative))


class Gathers(nn.Module):
    """The score that the policy gave to the actions that were taken."""

    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(4, 32), nn.Tanh(), nn.Linear(32, 2))

    def forward(self, state, action):
        return self.net(state).log_softmax(-1).gather(1, action.unsqueeze(1)).squeeze(1)


class Windows(nn.Module):
    """Raw audio to classes."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(1, 8, 80, stride=16)
        self.fc = nn.Linear(8, 35)

    def forward(self, x):
        x = torch.relu(self.conv(x.unsqueeze(1)))
        return self.fc(x.mean(-1))


class Chooses(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(16, 16)

    def forward(self, x: Tensor, keep: Tensor):
        return torch.where(keep, self.fc(x), x)[keep.any(1)]


class Detector(nn.Module):
    """Boxes and scores; those above a threshold."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1), nn.ReLU(), nn.Conv2d(8, 5 * 3, 3, 2, 1))

    def forward(self, image):
        cells = self.backbone(image)
        n, _, h, w = cells.shape
        cells = cells.view(n, 3, 5, h * w).permute(0, 1, 3, 2).reshape(n, -1, 5)
        keep = cells[..., 4].sigmoid() > 0.5
        return cells[..., :4][keep], cells[..., 4][keep]


def models():
    def one(name, make, *example):
        return Export("torch", name, make, example)

    yield one("lenet", lambda: nn.Sequential(nn.Conv2d(1, 6, 5), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(6, 16, 5), nn.ReLU(),
                                             nn.MaxPool2d(2), nn.Flatten(), nn.Linear(256, 10)), torch.randn(4, 1, 28, 28))
    yield one("text_bag", TextBag, torch.randint(0, 500, (20,)), torch.tensor([0, 5, 12]))
    yield one("weighted_bag", WeightedBag, torch.randint(0, 500, (20,)), torch.tensor([0, 5, 12]), torch.rand(20))
    yield one("packed", Packed, torch.randint(1, 200, (3, 12)), torch.tensor([12, 9, 4]))
    yield one("encoder", Encoder, ids(12, count=2), torch.zeros(2, 12, dtype=torch.bool))
    yield one("translator", Translator, ids(10), ids(8, 80), torch.zeros(8, 8, dtype=torch.bool))
    yield one("speech", Speech, torch.randn(2, 50, 40), torch.randint(1, 29, (2, 10)), torch.tensor([50, 40]),
              torch.tensor([10, 7]))
    yield one("recommender", Recommender, torch.randint(0, 50, (16,)), torch.randint(0, 30, (16,)))
    yield one("windows", Windows, torch.randn(2, 16000))
    yield one("chooses", Chooses, torch.randn(4, 16), torch.ones(4, 16, dtype=torch.bool))
    yield one("detector", Detector, torch.randn(2, 3, 64, 64))
    yield one("gathers", Gathers, torch.randn(8, 4), torch.randint(0, 2, (8,)))
    yield one("triplet", Pairs, torch.randn(4, 20), torch.randn(4, 20), torch.randn(4, 20))


def layers():
    def one(name, make, *example):
        return Export("torch", name, make, example)

    yield one("transformer", lambda: nn.Transformer(16, 2, 1, 1, 32), torch.randn(10, 2, 16), torch.randn(8, 2, 16))
    yield one("attention", lambda: nn.MultiheadAttention(16, 2, kdim=8, vdim=12), torch.randn(5, 2, 16), torch.randn(7, 2, 8),
              torch.randn(7, 2, 12))
    yield one("bilinear", lambda: nn.Bilinear(5, 6, 3), torch.randn(4, 5), torch.randn(4, 6))
    yield one("lstm_cell", lambda: nn.LSTMCell(10, 20), torch.randn(3, 10))
    yield one("rnn", lambda: nn.RNN(10, 20, 2, nonlinearity="relu"), torch.randn(5, 3, 10))
    yield one("gru_bidirectional", lambda: nn.GRU(10, 20, 2, bidirectional=True, batch_first=True), torch.randn(3, 5, 10))
    yield one("fold", lambda: nn.Fold((8, 8), 2, stride=2), torch.randn(1, 12, 16))
    yield one("pixel_shuffle", lambda: nn.PixelShuffle(3), torch.randn(1, 9, 4, 4))
    yield one("conv_transpose3d", lambda: nn.ConvTranspose3d(4, 2, 3, 2), torch.randn(1, 4, 4, 8, 8))
    yield one("cosine", lambda: nn.CosineSimilarity(), torch.randn(4, 16), torch.randn(4, 16))
    yield one("adaptive_softmax", lambda: nn.AdaptiveLogSoftmaxWithLoss(32, 100, [10, 50]), torch.randn(8, 32),
              torch.randint(0, 100, (8,)))
    yield one("unflatten", lambda: nn.Sequential(nn.Linear(20, 48), nn.Unflatten(1, (3, 4, 4)), nn.Conv2d(3, 2, 3)),
              torch.randn(2, 20))
    yield one("group_norm", lambda: nn.Sequential(nn.GroupNorm(4, 16), nn.PReLU(16)), torch.randn(2, 16, 10))
    yield one("local_response", lambda: nn.LocalResponseNorm(2), torch.randn(2, 4, 8, 8))


def losses():
    linear = nn.Linear(20, 5)

    def one(name, loss, target, *shape, layer=nn.Linear(20, 5)):
        return Export("torch", name, lambda: Criterion(layer, loss()), {"input": torch.randn(*(shape or (8, 20))), "target": target})

    yield one("cross_entropy", nn.CrossEntropyLoss, torch.randint(0, 5, (8,)))
    yield one("nll_pixels", nn.CrossEntropyLoss, torch.randint(0, 4, (2, 16, 16)), 2, 3, 16, 16, layer=nn.Conv2d(3, 4, 1))
    yield one("multi_margin", nn.MultiMarginLoss, torch.randint(0, 5, (8,)))
    yield one("multilabel_margin", nn.MultiLabelMarginLoss, torch.randint(0, 5, (8, 5)))
    yield one("bce", lambda: nn.BCEWithLogitsLoss(), torch.rand(8, 5))
    yield one("bce_probabilities", nn.BCELoss, torch.rand(8, 5), layer=nn.Sequential(linear, nn.Sigmoid()))
    yield one("mse", nn.MSELoss, torch.randn(8, 5))
    yield one("kl", lambda: nn.KLDivLoss(reduction="batchmean"), torch.rand(8, 5))
    yield one("poisson", nn.PoissonNLLLoss, torch.rand(8, 5))
    yield one("hinge", nn.HingeEmbeddingLoss, torch.ones(8, 5))


FAMILIES = (models, layers, losses)
