# SPDX-License-Identifier: GPL-3.0-or-later
"""Models of transformers and x-transformers, and of smaller packages for sequences of tokens."""
import torch

from library_export import Export, ids, ones

SMALL = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 64, "vocab_size": 100}


def hugging(name, configuration, architecture, example, **settings):
    """A model of transformers as TorchScript can have it: its outputs as a tuple, no cache."""
    def make():
        import transformers
        config = getattr(transformers, configuration)(**settings)
        config.use_cache = False
        config._attn_implementation = "eager"
        model = getattr(transformers, architecture)(config)
        model.register_forward_hook(lambda _, inputs, outputs: outputs.to_tuple())
        return model
    return Export("transformers", name, make, example)


def encoders():
    masked = {"input_ids": ids(), "attention_mask": ones(1, 16)}
    labelled = {**masked, "labels": ids()}
    one = hugging
    yield one("bert", "BertConfig", "BertModel", masked, **SMALL)
    yield one("bert_masked_lm", "BertConfig", "BertForMaskedLM", labelled, **SMALL)
    yield one("bert_classes", "BertConfig", "BertForSequenceClassification",
              {**masked, "token_type_ids": torch.zeros(1, 16, dtype=torch.int64)}, **SMALL)
    yield one("bert_tokens", "BertConfig", "BertForTokenClassification",
              {**masked, "labels": torch.randint(0, 2, (1, 16))}, **SMALL)
    yield one("bert_question", "BertConfig", "BertForQuestionAnswering",
              {**masked, "start_positions": torch.tensor([1]), "end_positions": torch.tensor([3])}, **SMALL)
    yield one("bert_choice", "BertConfig", "BertForMultipleChoice",
              {"input_ids": ids()[None].expand(1, 1, 16).repeat(1, 3, 1), "attention_mask": ones(1, 3, 16)}, **SMALL)
    yield one("roberta", "RobertaConfig", "RobertaForSequenceClassification", masked, **SMALL)
    yield one("distilbert", "DistilBertConfig", "DistilBertForSequenceClassification",
              {**masked, "labels": torch.tensor([1])}, dim=32, n_layers=2, n_heads=4, hidden_dim=64, vocab_size=100)
    yield one("electra", "ElectraConfig", "ElectraForPreTraining", masked, embedding_size=32, **SMALL)
    yield one("albert", "AlbertConfig", "AlbertModel", masked, embedding_size=16, **SMALL)
    yield one("deberta_v2", "DebertaV2Config", "DebertaV2Model", masked, **SMALL)
    yield one("mpnet", "MPNetConfig", "MPNetModel", masked, **SMALL)
    yield one("squeezebert", "SqueezeBertConfig", "SqueezeBertModel", masked, embedding_size=32, q_groups=1, k_groups=1,
              v_groups=1, post_attention_groups=1, intermediate_groups=1, output_groups=1, **SMALL)
    yield one("fnet", "FNetConfig", "FNetModel", {"input_ids": ids()}, **SMALL)
    yield one("layoutlm", "LayoutLMConfig", "LayoutLMModel",
              {"input_ids": ids(), "bbox": torch.zeros(1, 16, 4, dtype=torch.int64)}, **SMALL)
    yield one("esm", "EsmConfig", "EsmForMaskedLM", masked, pad_token_id=1, mask_token_id=2, **SMALL)
    yield one("canine", "CanineConfig", "CanineModel", {"input_ids": ids(64, 1000)}, hidden_size=32, num_hidden_layers=1,
              num_attention_heads=4, intermediate_size=64)


def decoders():
    masked = {"input_ids": ids(), "attention_mask": ones(1, 16)}
    labelled = {**masked, "labels": ids()}
    one = hugging
    yield one("gpt2", "GPT2Config", "GPT2LMHeadModel", labelled, n_embd=32, n_layer=2, n_head=4, vocab_size=100)
    yield one("gpt_neox", "GPTNeoXConfig", "GPTNeoXForCausalLM", masked, **SMALL)
    yield one("llama", "LlamaConfig", "LlamaForCausalLM", masked, num_key_value_heads=2, **SMALL)
    yield one("mistral", "MistralConfig", "MistralForCausalLM", {"input_ids": ids()}, num_key_value_heads=2, **SMALL)
    yield one("qwen2", "Qwen2Config", "Qwen2ForCausalLM", labelled, num_key_value_heads=2, **SMALL)
    yield one("gemma", "GemmaConfig", "GemmaForCausalLM", masked, num_key_value_heads=2, head_dim=8, **SMALL)
    yield one("phi", "PhiConfig", "PhiForCausalLM", masked, **SMALL)
    yield one("opt", "OPTConfig", "OPTForCausalLM", masked, word_embed_proj_dim=32, ffn_dim=64, **SMALL)
    yield one("mamba", "MambaConfig", "MambaForCausalLM", {"input_ids": ids()}, hidden_size=32, num_hidden_layers=2,
              vocab_size=100, state_size=4)
    yield one("openai_gpt", "OpenAIGPTConfig", "OpenAIGPTLMHeadModel", {"input_ids": ids()}, n_embd=32, n_layer=2, n_head=4,
              vocab_size=100)


def sequence_to_sequence():
    pair = {"input_ids": ids(), "attention_mask": ones(1, 16), "decoder_input_ids": ids(8)}
    small = {"d_model": 32, "encoder_layers": 1, "decoder_layers": 1, "encoder_attention_heads": 2,
             "decoder_attention_heads": 2, "encoder_ffn_dim": 64, "decoder_ffn_dim": 64, "vocab_size": 100}
    ends = {"pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2, "decoder_start_token_id": 2, "forced_eos_token_id": 2}
    one = hugging
    yield one("t5", "T5Config", "T5ForConditionalGeneration", pair, d_model=32, d_kv=8, d_ff=64, num_layers=1, num_heads=4,
              vocab_size=100)
    yield one("t5_labels", "T5Config", "T5ForConditionalGeneration", {"input_ids": ids(), "labels": ids(8)}, d_model=32,
              d_kv=8, d_ff=64, num_layers=1, num_heads=4, vocab_size=100, decoder_start_token_id=0)
    yield one("bart", "BartConfig", "BartForConditionalGeneration", pair, **small, **ends)
    yield one("marian", "MarianConfig", "MarianMTModel", pair, decoder_vocab_size=100, **small, **ends)
    yield one("pegasus", "PegasusConfig", "PegasusForConditionalGeneration", pair, **small, **ends)


def images_and_words():
    image = torch.randn(1, 3, 64, 64)
    one = hugging
    vision = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 64, "image_size": 64,
              "patch_size": 16}
    yield one("vit", "ViTConfig", "ViTForImageClassification", {"pixel_values": image}, **vision)
    yield one("dinov2", "Dinov2Config", "Dinov2Model", {"pixel_values": image}, **vision)
    yield one("beit", "BeitConfig", "BeitForImageClassification", {"pixel_values": image}, **vision)
    yield one("yolos", "YolosConfig", "YolosForObjectDetection", {"pixel_values": image},
              **{**vision, "image_size": [64, 64], "num_detection_tokens": 5})
    yield one("segformer", "SegformerConfig", "SegformerForSemanticSegmentation", {"pixel_values": image},
              hidden_sizes=[8, 16, 16, 32], depths=[1, 1, 1, 1], num_attention_heads=[1, 1, 2, 2], decoder_hidden_size=16)
    yield one("clip_vision", "CLIPVisionConfig", "CLIPVisionModel", {"pixel_values": image}, **vision)
    text = dict(SMALL)
    yield one("clip_text", "CLIPTextConfig", "CLIPTextModel", {"input_ids": ids()}, **text)
    yield one("clip", "CLIPConfig", "CLIPModel", {"input_ids": ids(), "pixel_values": image, "attention_mask": ones(1, 16)},
              text_config=text, vision_config=vision, projection_dim=16)
    yield one("vilt", "ViltConfig", "ViltModel", {
        "input_ids": ids(), "attention_mask": ones(1, 16), "pixel_values": image, "pixel_mask": ones(1, 64, 64)},
        **{**SMALL, "image_size": 64, "patch_size": 16})
    yield one("convnextv2", "ConvNextV2Config", "ConvNextV2ForImageClassification", {"pixel_values": image},
              hidden_sizes=[8, 16, 16, 32], depths=[1, 1, 1, 1])
    yield one("vivit", "VivitConfig", "VivitModel", {"pixel_values": torch.randn(1, 4, 3, 64, 64)},
              **{**{key: vision[key] for key in vision if key != "patch_size"}, "num_frames": 4, "tubelet_size": [2, 16, 16]})
    yield one("patchtst", "PatchTSTConfig", "PatchTSTForPrediction", {"past_values": torch.randn(2, 32, 3)}, context_length=32,
              num_input_channels=3, prediction_length=8, patch_length=8, patch_stride=8, d_model=16, num_attention_heads=2,
              num_hidden_layers=1, ffn_dim=32)
    yield one("decision", "DecisionTransformerConfig", "DecisionTransformerModel", {
        "states": torch.randn(1, 8, 5), "actions": torch.randn(1, 8, 2), "rewards": torch.randn(1, 8, 1),
        "returns_to_go": torch.randn(1, 8, 1), "timesteps": torch.arange(8)[None], "attention_mask": ones(1, 8)},
        state_dim=5, act_dim=2, hidden_size=16, n_layer=1, n_head=2, max_ep_len=32, vocab_size=1, n_positions=64)


def x_transformers():
    import x_transformers as library

    def decoder(**how):
        return library.TransformerWrapper(num_tokens=100, max_seq_len=64, attn_layers=library.Decoder(
            dim=32, depth=2, heads=4, attn_dim_head=8, **how))

    yield Export("x-transformers", "decoder", decoder, (ids(32),))
    yield Export("x-transformers", "rotary", lambda: decoder(rotary_pos_emb=True), (ids(32),))
    yield Export("x-transformers", "alibi", lambda: decoder(alibi_pos_bias=True, alibi_num_heads=2), (ids(32),))
    yield Export("x-transformers", "encoder_masked", lambda: library.TransformerWrapper(
        num_tokens=100, max_seq_len=64, attn_layers=library.Encoder(dim=32, depth=1, heads=2)),
        {"x": ids(32), "mask": ones(1, 32, dtype=torch.bool)})
    yield Export("x-transformers", "continuous", lambda: library.ContinuousTransformerWrapper(
        dim_in=16, dim_out=10, max_seq_len=64, attn_layers=library.Encoder(dim=32, depth=1, heads=2)), (torch.randn(1, 32, 16),))
    yield Export("x-transformers", "vit", lambda: library.ViTransformerWrapper(
        image_size=64, patch_size=16, num_classes=10, attn_layers=library.Encoder(dim=32, depth=1, heads=2)),
        (torch.randn(1, 3, 64, 64),))


def small_packages():
    import importlib

    def one(package, name, make, *example):
        return Export(package, name, lambda: make(importlib.import_module(package.replace("-", "_"))), example)

    yield one("linformer", "linformer", lambda p: p.LinformerLM(num_tokens=100, dim=32, seq_len=64, depth=1, heads=2, k=16),
              ids(64))
    yield one("performer-pytorch", "performer", lambda p: p.PerformerLM(num_tokens=100, max_seq_len=64, dim=32, depth=1, heads=2,
                                                                        dim_head=16, nb_features=16), ids(64))
    yield one("g-mlp-pytorch", "gmlp", lambda p: p.gMLP(num_tokens=100, dim=32, depth=2, seq_len=64), ids(64))
    yield one("nystrom-attention", "nystrom", lambda p: p.Nystromformer(dim=32, dim_head=8, heads=2, depth=1, num_landmarks=8),
              torch.randn(1, 64, 32))
    yield one("linear-attention-transformer", "lm", lambda p: p.LinearAttentionTransformerLM(
        num_tokens=100, dim=32, heads=2, depth=1, max_seq_len=64), ids(64))
    yield one("soft-moe-pytorch", "moe", lambda p: p.SoftMoE(dim=32, seq_len=64, num_experts=4), torch.randn(1, 64, 32))
    yield one("vector-quantize-pytorch", "vq", lambda p: p.VectorQuantize(dim=32, codebook_size=16), torch.randn(1, 64, 32))


FAMILIES = (encoders, decoders, sequence_to_sequence, images_and_words, x_transformers, small_packages)
