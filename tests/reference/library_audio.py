# SPDX-License-Identifier: GPL-3.0-or-later
"""Models of torchaudio, speechbrain, transformers and smaller packages for signals and time series."""
import importlib

import torch

from library_export import Export, ids, ones
from library_language import SMALL, hugging

SECOND = 16000


def torchaudio():
    from torchaudio import models, transforms

    def one(name, make, *example):
        return Export("torchaudio", name, make, example)

    yield one("conformer", lambda: models.Conformer(32, 4, 64, 2, 15), torch.randn(2, 40, 32), torch.tensor([40, 30]))
    yield one("emformer", lambda: models.Emformer(32, 4, 64, 2, 4, right_context_length=1), torch.randn(2, 17, 32),
              torch.tensor([16, 12]))
    yield one("conv_tasnet", lambda: models.ConvTasNet(2, 16, 32, 3, 16, 32, 2, 1), torch.randn(1, 1, 8000))
    yield one("deepspeech", lambda: models.DeepSpeech(32, 64, 29), torch.randn(2, 1, 20, 32))
    yield one("wav2letter", lambda: models.Wav2Letter(29, "mfcc", 13), torch.randn(1, 13, 100))
    yield one("wav2letter_wave", lambda: models.Wav2Letter(29, "waveform", 1), torch.randn(1, 1, SECOND))
    yield one("tacotron2_encoder", lambda: models.tacotron2._Encoder(16, 2, 5), torch.randn(2, 16, 12), torch.tensor([12, 8]))
    yield one("rnnt", lambda: models.emformer_rnnt_model(
        input_dim=16, encoding_dim=16, num_symbols=20, segment_length=4, right_context_length=1, time_reduction_input_dim=8,
        time_reduction_stride=2, transformer_num_heads=2, transformer_ffn_dim=16, transformer_num_layers=1,
        transformer_dropout=0.1, transformer_activation="relu", transformer_left_context_length=4,
        transformer_max_memory_size=0, transformer_weight_init_scale_strategy="depthwise", transformer_tanh_on_mem=True,
        symbol_embedding_dim=8, num_lstm_layers=1, lstm_layer_norm=True, lstm_layer_norm_epsilon=1e-3, lstm_dropout=0.1),
        torch.randn(1, 17, 16), torch.tensor([16], dtype=torch.int32), ids(4, 20).int(), torch.tensor([4], dtype=torch.int32))
    wave = torch.randn(1, SECOND)
    yield one("spectrogram", lambda: transforms.Spectrogram(400), wave)
    yield one("melspectrogram", lambda: transforms.MelSpectrogram(SECOND), wave)
    yield one("mfcc", lambda: transforms.MFCC(SECOND), wave)
    yield one("griffinlim", lambda: transforms.GriffinLim(200, 4), torch.rand(101, 20))
    yield one("resample", lambda: transforms.Resample(SECOND, 8000), wave)
    yield one("masking", lambda: transforms.TimeMasking(4), torch.randn(1, 20, 30))
    yield one("delta", lambda: transforms.ComputeDeltas(), torch.randn(1, 20, 30))
    yield one("loudness_free_vad_amplitude", lambda: transforms.AmplitudeToDB(), torch.rand(1, 20, 30))


def speech_of_transformers():
    one = hugging
    wave = {"input_values": torch.randn(1, 4000)}
    layers = {**SMALL, "conv_dim": (16, 16), "conv_kernel": (10, 3), "conv_stride": (5, 2), "num_conv_pos_embeddings": 16,
              "num_conv_pos_embedding_groups": 2, "num_feat_extract_layers": 2, "vocab_size": 32, "mask_time_prob": 0.0}
    yield one("wav2vec2_ctc", "Wav2Vec2Config", "Wav2Vec2ForCTC", wave, **layers)
    yield one("hubert", "HubertConfig", "HubertModel", wave, **layers)
    yield one("wavlm", "WavLMConfig", "WavLMModel", wave, **layers)
    yield one("ast", "ASTConfig", "ASTForAudioClassification", {"input_values": torch.randn(1, 64, 32)}, hidden_size=32,
              num_hidden_layers=1, num_attention_heads=2, intermediate_size=64, max_length=64, num_mel_bins=32)
    yield one("whisper", "WhisperConfig", "WhisperForConditionalGeneration", {
        "input_features": torch.randn(1, 16, 100), "decoder_input_ids": ids(8, 90)}, d_model=32, encoder_layers=1,
        decoder_layers=1, encoder_attention_heads=2, decoder_attention_heads=2, encoder_ffn_dim=64, decoder_ffn_dim=64,
        vocab_size=100, num_mel_bins=16, max_source_positions=50, max_target_positions=32, pad_token_id=0, bos_token_id=1,
        eos_token_id=2, decoder_start_token_id=3)
    yield one("encodec", "EncodecConfig", "EncodecModel", {"input_values": torch.randn(1, 1, 4800)}, num_filters=4, hidden_size=16,
              codebook_dim=16, codebook_size=32)
    yield one("speech_to_text", "Speech2TextConfig", "Speech2TextForConditionalGeneration", {
        "input_features": torch.randn(1, 40, 16), "attention_mask": ones(1, 40), "decoder_input_ids": ids(8, 90)}, d_model=32,
        encoder_layers=1, decoder_layers=1, encoder_attention_heads=2, decoder_attention_heads=2, encoder_ffn_dim=64,
        decoder_ffn_dim=64, vocab_size=100, input_feat_per_channel=16, conv_channels=32, pad_token_id=1, bos_token_id=0,
        eos_token_id=2, decoder_start_token_id=2)


def speechbrain():
    def one(name, where, example, **how):
        module, kind = where.rsplit(".", 1)
        return Export("speechbrain", name, lambda: getattr(importlib.import_module("speechbrain." + module), kind)(**how),
                      example)

    features = (torch.randn(2, 50, 40),)
    yield one("crdnn", "lobes.models.CRDNN.CRDNN", features, input_size=40, cnn_channels=(8, 8), rnn_neurons=16, rnn_layers=1,
              dnn_neurons=16, dnn_blocks=1, time_pooling=True)
    yield one("xvector", "lobes.models.Xvector.Xvector", features, in_channels=40, tdnn_channels=[16] * 5, lin_neurons=16)
    yield one("ecapa", "lobes.models.ECAPA_TDNN.ECAPA_TDNN", features, input_size=40, channels=[16] * 5, lin_neurons=16,
              attention_channels=8, se_channels=8, res2net_scale=4)
    yield one("ecapa_lengths", "lobes.models.ECAPA_TDNN.ECAPA_TDNN", {"x": features[0], "lengths": torch.ones(2)}, input_size=40,
              channels=[16] * 5, lin_neurons=16, attention_channels=8, se_channels=8, res2net_scale=4)
    yield one("conv1d", "nnet.CNN.Conv1d", (torch.randn(2, 50, 40),), input_shape=(None, 50, 40), out_channels=8, kernel_size=5)
    yield one("lstm", "nnet.RNN.LSTM", features, hidden_size=16, input_shape=(None, None, 40), bidirectional=True)
    yield one("ligru", "nnet.RNN.LiGRU", features, hidden_size=16, input_shape=(None, None, 40))
    yield one("dual_path", "lobes.models.dual_path.Encoder", (torch.randn(2, 4000),), kernel_size=16, out_channels=16)
    yield one(
        "vgg", "lobes.models.convolution.ConvolutionFrontEnd", features, input_shape=(None, None, 40), num_blocks=2,
        out_channels=[8, 8], kernel_sizes=[3, 3], strides=[2, 2], residuals=[False, False])


def small_packages():
    def one(package, name, make, *example):
        return Export(package, name, lambda: make(importlib.import_module(package.replace("-", "_"))), example)

    yield one("conformer", "conformer", lambda p: p.Conformer(dim=32, depth=1, dim_head=8, heads=2, conv_kernel_size=15),
              torch.randn(1, 64, 32))
    yield one("pytorch-tcn", "tcn", lambda p: p.TCN(num_inputs=10, num_channels=[8, 8], kernel_size=3), torch.randn(2, 10, 40))
    yield one("openunmix", "unmix", lambda p: importlib.import_module("openunmix.model").OpenUnmix(
        nb_bins=65, nb_channels=2, hidden_size=16, nb_layers=1), torch.rand(1, 2, 65, 20))
    yield one("asteroid-filterbanks", "encoder", lambda p: p.Encoder(p.FreeFB(32, 16, stride=8)), torch.randn(1, 1, 4000))
    yield one("encodec", "seanet", lambda p: importlib.import_module("encodec.modules").SEANetEncoder(
        channels=1, dimension=16, n_filters=4, ratios=[4, 2]), torch.randn(1, 1, 3200))
    yield one("julius", "lowpass", lambda p: p.LowPassFilter(0.25), torch.randn(1, 4000))


FAMILIES = (torchaudio, speech_of_transformers, speechbrain, small_packages)
