# SPDX-License-Identifier: GPL-3.0-or-later
"""Models of torchvision, timm, segmentation_models_pytorch, monai, vit-pytorch and smaller vision packages."""
import importlib

import torch

from library_export import Export, images


def torchvision():
    from torchvision import models

    def one(name, side=224, **how):
        return Export("torchvision", name, lambda: models.get_model(name, weights=None, **how), images(side))

    yield from (one(name) for name in (
        "resnet18", "squeezenet1_1", "mobilenet_v2", "mobilenet_v3_small", "shufflenet_v2_x0_5", "mnasnet0_5",
        "efficientnet_b0", "regnet_y_400mf", "densenet121", "alexnet"))
    yield one("googlenet", aux_logits=False, init_weights=False)
    yield one("inception_v3", 299, aux_logits=False, init_weights=False)
    yield Export("torchvision", "vit", lambda: models.VisionTransformer(64, 16, 2, 2, 64, 128), images(64))
    yield Export("torchvision", "swin", lambda: models.SwinTransformer([4, 4], 24, [1, 1], [2, 2], [7, 7]), images())
    yield Export("torchvision", "swin_v2", lambda: models.SwinTransformer(
        [4, 4], 24, [1, 1], [2, 2], [8, 8], block=models.swin_transformer.SwinTransformerBlockV2,
        downsample_layer=models.swin_transformer.PatchMergingV2), images(256))
    yield one("lraspp_mobilenet_v3_large", 128, weights_backbone=None)
    for name in ("r3d_18", "mc3_18"):
        yield Export("torchvision", name, lambda name=name: models.get_model(name, weights=None),
                     (torch.randn(1, 3, 8, 64, 64),))
    yield Export("torchvision", "raft", lambda: Flow(models.get_model("raft_small", weights=None)),
                 (torch.randn(1, 3, 128, 128), torch.randn(1, 3, 128, 128)))


class Flow(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, image1, image2):
        return self.net(image1, image2, num_flow_updates=2)[-1]


def timm():
    import timm as library

    def one(name, side=224, **how):
        return Export("timm", name, lambda: library.create_model(name, pretrained=False, **how), images(side))

    yield from (one(name) for name in (
        "vit_tiny_patch16_224", "deit_tiny_patch16_224", "mixer_s32_224", "convnext_atto", "mobilevit_xxs", "edgenext_xx_small",
        "lcnet_050", "tinynet_e", "ghostnet_050", "efficientformer_l1", "levit_128s", "poolformer_s12", "pvt_v2_b0",
        "coat_lite_tiny", "cait_xxs24_224", "crossvit_tiny_240", "gmixer_12_224", "resmlp_12_224",
        "repvgg_a0", "fastvit_t8", "mobileone_s0", "hardcorenas_a", "regnetx_002", "resnet10t", "xcit_nano_12_p16_224",
        "tiny_vit_5m_224", "efficientvit_b0", "nest_tiny"))
    yield Export("timm", "vit_96", lambda: library.create_model(
        "vit_tiny_patch16_224", pretrained=False, img_size=96, depth=2), images(96))
    yield Export("timm", "swin", lambda: library.create_model(
        "swin_tiny_patch4_window7_224", pretrained=False, embed_dim=24, depths=(1, 1), num_heads=(1, 2)), images())
    yield Export("timm", "mnist_lenet", lambda: library.create_model("resnet10t", pretrained=False, in_chans=1,
                                                                  num_classes=10), images(28, 1, 4))


def segmentation_models_pytorch():
    import segmentation_models_pytorch as smp

    for name in ("Unet", "UnetPlusPlus", "Linknet", "FPN", "PSPNet", "PAN", "DeepLabV3", "DeepLabV3Plus", "MAnet", "Segformer",
                 "UPerNet"):
        yield Export("smp", name.lower(), lambda name=name: getattr(smp, name)(
            "mobilenet_v2" if name != "UPerNet" else "resnet18", encoder_weights=None, classes=2), images(128))
    yield Export("smp", "unet_grey", lambda: smp.Unet("timm-mobilenetv3_small_minimal_100", encoder_weights=None, in_channels=1),
                 images(64, 1))


def monai():
    from monai.networks import nets

    def one(name, make, *shape):
        return Export("monai", name, make, (torch.randn(*shape),))

    yield one("unet3d", lambda: nets.UNet(3, 1, 2, (4, 8, 16), (2, 2)), 1, 1, 32, 32, 32)
    yield one("unetr", lambda: nets.UNETR(1, 2, (32, 32, 32), 4, 48, 96, 4), 1, 1, 32, 32, 32)
    yield one("swin_unetr", lambda: nets.SwinUNETR(1, 2, feature_size=12, depths=(1, 1, 1, 1), num_heads=(1, 1, 2, 2)),
              1, 1, 64, 64, 64)
    yield one("vnet", lambda: nets.VNet(3, 1, 2), 1, 1, 32, 32, 32)
    yield one("dynunet", lambda: nets.DynUNet(2, 1, 2, [3, 3, 3], [1, 2, 2], [2, 2], filters=[4, 8, 16]), 1, 1, 64, 64)
    yield one("densenet", lambda: nets.DenseNet(3, 1, 2, 8, 8, (2, 2)), 1, 1, 32, 32, 32)
    yield one("senet", lambda: nets.SEResNet50(spatial_dims=2, in_channels=3, num_classes=2), 1, 3, 64, 64)
    yield one("regressor", lambda: nets.Regressor((1, 32, 32), 2, (4, 8), (2, 2)), 2, 1, 32, 32)
    yield one("classifier", lambda: nets.Classifier((1, 48, 48), 3, (4, 8), (2, 2)), 2, 1, 48, 48)
    yield one("autoencoder", lambda: nets.AutoEncoder(2, 1, 1, (4, 8), (2, 2)), 1, 1, 64, 64)
    yield one("varautoencoder", lambda: nets.VarAutoEncoder(2, (1, 32, 32), 1, 4, (4, 8), (2, 2)), 2, 1, 32, 32)
    yield one("highresnet", lambda: nets.HighResNet(3, 1, 2), 1, 1, 16, 16, 16)
    yield one("generator", lambda: nets.Generator((16,), (8, 4, 4), (8, 4, 1), (2, 2, 2)), 2, 16)
    yield one("vit3d", lambda: nets.ViT(1, (32, 32, 32), (16, 16, 16), 48, 96, 2, 4, classification=True), 1, 1, 32, 32, 32)
    yield one("fullyconnected", lambda: nets.FullyConnectedNet(10, 3, (20, 15)), 4, 10)
    yield one("attention_unet", lambda: nets.AttentionUnet(2, 1, 2, (4, 8, 16), (2, 2)), 1, 1, 64, 64)
    yield Export("monai", "diffusion_unet", lambda: nets.DiffusionModelUNet(
        2, 1, 1, (1, 1), (8, 16), (False, True), norm_num_groups=4, num_head_channels=8),
        {"x": torch.randn(1, 1, 32, 32), "timesteps": torch.randint(0, 1000, (1,))})
    yield Export("monai", "milmodel", lambda: nets.MILModel(2, pretrained=False, mil_mode="att"), (torch.randn(1, 4, 3, 64, 64),))


def vit_pytorch():
    small = {"num_classes": 10, "dim": 32, "depth": 1, "heads": 2}

    def one(module, name, side=64, **how):
        def make():
            return getattr(importlib.import_module(f"vit_pytorch.{module}"), name)(**how)
        return Export("vit-pytorch", name.lower(), make, images(side))

    yield one("vit", "ViT", image_size=64, patch_size=16, mlp_dim=64, **small)
    yield one("simple_vit", "SimpleViT", image_size=64, patch_size=16, mlp_dim=64, **small)
    yield one("cait", "CaiT", image_size=64, patch_size=16, mlp_dim=64, cls_depth=1, **small)
    yield one("deepvit", "DeepViT", image_size=64, patch_size=16, mlp_dim=64, **small)
    yield one("t2t", "T2TViT", image_size=64, mlp_dim=64, **small)
    yield one("cct", "CCT", 64, img_size=64, embedding_dim=32, n_conv_layers=1, kernel_size=7, stride=2, padding=3,
              pooling_kernel_size=3, pooling_stride=2, pooling_padding=1, num_layers=1, num_heads=2, mlp_ratio=2, num_classes=10,
              positional_embedding="learnable")
    yield one("learnable_memory_vit", "ViT", image_size=64, patch_size=16, mlp_dim=64, **small)
    yield one("vit_for_small_dataset", "ViT", 32, image_size=32, patch_size=8, mlp_dim=64, **small)
    yield one("max_vit", "MaxViT", 128, num_classes=10, dim=16, dim_conv_stem=16, dim_head=8, depth=(1, 1), window_size=4)
    yield one("mobile_vit", "MobileViT", 256, image_size=(256, 256), dims=[16, 24, 32],
              channels=[8, 8, 16, 16, 16, 16, 24, 24, 32, 32, 48], num_classes=10)
    yield one("regionvit", "RegionViT", 224, dim=(16, 32, 32, 32), depth=(1, 1, 1, 1), window_size=7, num_classes=10,
              tokenize_local_3_conv=False, use_peg=False)
    yield Export("vit-pytorch", "vit_1d", lambda: importlib.import_module("vit_pytorch.vit_1d").ViT(
        seq_len=256, patch_size=16, mlp_dim=64, **small), (torch.randn(1, 3, 256),))
    yield Export("vit-pytorch", "vit_3d", lambda: importlib.import_module("vit_pytorch.vit_3d").ViT(
        image_size=32, frames=8, image_patch_size=8, frame_patch_size=2, mlp_dim=64, **small), (torch.randn(1, 3, 8, 32, 32),))


def small_packages():
    yield Export("mlp-mixer-pytorch", "mixer", lambda: importlib.import_module("mlp_mixer_pytorch").MLPMixer(
        image_size=64, channels=3, patch_size=16, dim=32, depth=1, num_classes=10), images(64))
    yield Export("perceiver-pytorch", "perceiver", lambda: importlib.import_module("perceiver_pytorch").Perceiver(
        num_freq_bands=4, depth=1, max_freq=8., num_latents=16, latent_dim=32, latent_heads=2, cross_dim_head=8,
        latent_dim_head=8, num_classes=10), (torch.randn(1, 32, 32, 3),))
    yield Export("perceiver-pytorch", "perceiver_io", lambda: importlib.import_module("perceiver_pytorch").PerceiverIO(
        dim=16, queries_dim=32, logits_dim=10, depth=1, num_latents=16, latent_dim=32, cross_dim_head=8, latent_dim_head=8),
        {"data": torch.randn(1, 64, 16), "queries": torch.randn(16, 32)})
    yield Export("lambda-networks", "lambda_layer", lambda: importlib.import_module("lambda_networks").LambdaLayer(
        dim=32, dim_out=32, r=7, dim_k=8, heads=4, dim_u=1), images(32, 32))
    yield Export("bottleneck-transformer-pytorch", "stack", lambda: importlib.import_module(
        "bottleneck_transformer_pytorch").BottleStack(dim=16, fmap_size=16, dim_out=32, num_layers=1, downsample=True, heads=2,
                                                      dim_head=8), images(16, 16))
    yield Export("slot-attention", "slots", lambda: importlib.import_module("slot_attention").SlotAttention(
        num_slots=4, dim=32, iters=2), (torch.randn(2, 64, 32),))
    yield Export("efficientnet-pytorch", "b0", lambda: importlib.import_module("efficientnet_pytorch").EfficientNet.from_name(
        "efficientnet-b0"), images())
    yield Export("facenet-pytorch", "resnet", lambda: importlib.import_module(
        "facenet_pytorch.models.inception_resnet_v1").InceptionResnetV1(pretrained=None, classify=False), images(160))
    yield Export("pretrainedmodels", "bninception", lambda: importlib.import_module("pretrainedmodels").bninception(
        pretrained=None), images())
    yield Export("denoising-diffusion-pytorch", "unet", lambda: importlib.import_module("denoising_diffusion_pytorch").Unet(
        dim=16, dim_mults=(1, 2), flash_attn=False), {"x": torch.randn(1, 3, 32, 32), "time": torch.randint(0, 1000, (1,))})
    yield Export("basicsr", "rrdb", lambda: importlib.import_module("basicsr.archs.rrdbnet_arch").RRDBNet(3, 3, num_feat=8,
                 num_block=1, num_grow_ch=4), images(32))


FAMILIES = (torchvision, timm, segmentation_models_pytorch, monai, vit_pytorch, small_packages)
