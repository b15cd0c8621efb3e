# SPDX-License-Identifier: GPL-3.0-or-later
# A recurrent sequence classifier.

class SequenceClassifier:
    lstm = LSTM(16, 32)
    head = Linear(32, 4)

    def forward(self, sequence: Tensor) -> Tensor:
        output, hidden, cell = self.lstm(sequence)
        return self.head(torch.select(output, 1, -1))
