# SPDX-License-Identifier: GPL-3.0-or-later
"""Recurrent models: both directions, packed sequences, cells, state that is kept."""
from typing import Optional, Tuple

import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from model import Model, both, parts, tensor


class Recurrent(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.rnn = kind(6, 8, 2, batch_first=True, bidirectional=True, dropout=0.2)
        self.out = nn.Linear(16, 3)

    def forward(self, x):
        y, state = self.rnn(x)
        return self.out(y), state


class Packed(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.LSTM(6, 8, 1, batch_first=True, bidirectional=True)

    def forward(self, x, lengths):
        packed = pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
        y, (h, c) = self.rnn(packed)
        padded, found = pad_packed_sequence(y, batch_first=True)
        return padded * 2, h, c, found


class Projected(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.LSTM(6, 8, 1, proj_size=4)

    def forward(self, x, state: Optional[Tuple[Tensor, Tensor]] = None):
        return self.rnn(x, state)


class Cells(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm, self.gru, self.rnn = nn.LSTMCell(4, 6), nn.GRUCell(6, 6), nn.RNNCell(6, 3)

    def forward(self, x, h: Tensor, c: Tensor):
        outputs = []
        for t in range(x.size(0)):
            h, c = self.lstm(x[t], (h, c))
            outputs.append(self.rnn(self.gru(h, h)))
        return torch.stack(outputs), (h, c)


class KeptState(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(4, 6, batch_first=True)
        self.register_buffer("h", torch.zeros(1, 2, 6))

    def forward(self, x):
        y, h = self.rnn(x, self.h)
        self.h = h.detach()
        return y

    @torch.jit.export
    def reset(self):
        self.h.zero_()


class WrittenState(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.LSTM(4, 6)
        self.out = nn.Linear(6, 2)
        self.register_buffer("h", torch.zeros(1, 1, 6))
        self.register_buffer("c", torch.zeros(1, 1, 6))

    def forward(self, x):
        y, (h, c) = self.rnn(x.unsqueeze(0), (self.h, self.c))
        self.h[:] = h
        self.c[:] = c
        return self.out(y.squeeze(0))


class FilledStep(nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = nn.LSTMCell(4, 4)

    def forward(self, x):
        out = torch.empty(x.size(0), x.size(1), 4)
        h, c = torch.zeros(x.size(1), 4), torch.zeros(x.size(1), 4)
        for t in range(x.size(0)):
            h, c = self.cell(x[t], (h, c))
            out[t] = h
        return out * 1.5


MODELS = [
    *[model for name, kind in (("rnn", nn.RNN), ("gru", nn.GRU), ("lstm", nn.LSTM))
      for model in both(name, lambda kind=kind: Recurrent(kind), tensor(2, 5, 6), training=False)],
    Model("lstm_in_training", lambda: Recurrent(nn.LSTM), [tensor(2, 5, 6)], training=True),
    Model("packed", Packed, [tensor(3, 5, 6), tensor(3, dtype="int64", values=[5, 2, 3])]),
    Model("projected", Projected, [tensor(5, 2, 6), parts(tensor(1, 2, 4), tensor(1, 2, 8))]),
    Model("cells", Cells, [tensor(4, 2, 4), tensor(2, 6), tensor(2, 6)]),
    Model("kept_state", KeptState, [tensor(2, 3, 4)]),
    Model("written_state", WrittenState, [tensor(1, 4)]),
    Model("filled_step_by_step", FilledStep, [tensor(5, 2, 4)]),
]
