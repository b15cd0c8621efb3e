# SPDX-License-Identifier: GPL-3.0-or-later
"""Models of torch_geometric, and of packages for points, tables and equations."""
import importlib

import torch

from library_export import Export


def torch_geometric():
    from torch_geometric import nn

    nodes = torch.randn(20, 16)
    edges = torch.randint(0, 20, (2, 60))

    def one(name, make, **example):
        return Export("torch_geometric", name, make, {"x": nodes, "edge_index": edges, **example})

    yield one("graphsage", lambda: nn.GraphSAGE(16, 32, 2, 7))
    yield one("gat", lambda: nn.GAT(16, 32, 2, 7, heads=2))
    yield one("gatv2", lambda: nn.GAT(16, 32, 2, 7, heads=2, v2=True))
    yield one("gin", lambda: nn.GIN(16, 32, 2, 7))
    yield one("edgecnn", lambda: nn.EdgeCNN(16, 32, 2, 7))
    yield one("transformer_conv", lambda: nn.TransformerConv(16, 8, heads=2, edge_dim=4), edge_attr=torch.randn(60, 4))
    yield one("nnconv", lambda: nn.NNConv(16, 8, torch.nn.Linear(4, 128)), edge_attr=torch.randn(60, 4))
    yield one("rgcn", lambda: nn.RGCNConv(16, 8, 3), edge_type=torch.randint(0, 3, (60,)))
    yield one("gine", lambda: nn.GINEConv(torch.nn.Linear(16, 8), edge_dim=4), edge_attr=torch.randn(60, 4))
    yield Export("torch_geometric", "schnet_interaction", lambda: nn.models.schnet.CFConv(
        8, 8, 8, torch.nn.Linear(6, 8), 5.0), {"x": torch.randn(20, 8), "edge_index": edges, "edge_weight": torch.rand(60),
                                               "edge_attr": torch.randn(60, 6)})
    yield Export("torch_geometric", "autoencoder_decoder", lambda: nn.InnerProductDecoder(), {"z": nodes, "edge_index": edges})
    yield Export("torch_geometric", "lightgcn", lambda: nn.LightGCN(20, 8, 2), {"edge_index": edges})


def tables():
    def one(package, name, make, *example):
        return Export(package, name, lambda: make(importlib.import_module(package.replace("-", "_"))), example)

    numbers, classes = torch.randn(4, 6), torch.stack([torch.randint(0, n, (4,)) for n in (5, 3, 7)], 1)
    yield one("rtdl-revisiting-models", "mlp", lambda p: p.MLP(d_in=6, d_out=2, n_blocks=2, d_block=16, dropout=0.1), numbers)
    yield one("rtdl-revisiting-models", "resnet", lambda p: p.ResNet(
        d_in=6, d_out=2, n_blocks=1, d_block=16, d_hidden=None, d_hidden_multiplier=2.0, dropout1=0.1, dropout2=0.0), numbers)
    yield one("rtdl-revisiting-models", "ft_transformer", lambda p: p.FTTransformer(
        n_cont_features=6, cat_cardinalities=[5, 3, 7], d_out=2, **p.FTTransformer.get_default_kwargs(n_blocks=1)), numbers, classes)
    yield one("pytorch-tabnet", "embedding", lambda p: importlib.import_module("pytorch_tabnet.tab_network").EmbeddingGenerator(
        6, [5, 3], [1, 4], [2, 2], torch.eye(6)), torch.randint(0, 3, (4, 6)).float())


def points_and_equations():
    def one(package, name, make, *example):
        return Export(package, name, lambda: make(importlib.import_module(package.replace("-", "_"))), example)

    yield one("egnn-pytorch", "egnn", lambda p: p.EGNN(dim=16), torch.randn(1, 12, 16), torch.randn(1, 12, 3))
    yield one("point-transformer-pytorch", "layer", lambda p: p.PointTransformerLayer(
        dim=16, pos_mlp_hidden_dim=16, attn_mlp_hidden_mult=2), torch.randn(1, 12, 16), torch.randn(1, 12, 3))
    yield one("ncps", "ltc", lambda p: importlib.import_module("ncps.torch").CfC(6, 8), torch.randn(2, 10, 6))
    yield one("kornia", "sobel", lambda p: p.filters.Sobel(), torch.randn(1, 3, 32, 32))
    yield one("kornia", "gaussian", lambda p: p.filters.GaussianBlur2d((3, 3), (1.0, 1.0)), torch.randn(1, 3, 32, 32))
    yield one("kornia", "warp", lambda p: Warp(p.geometry.transform.warp_affine), torch.randn(1, 3, 32, 32), torch.eye(2, 3)[None])
    yield one("torchmetrics", "ssim", lambda p: p.image.StructuralSimilarityIndexMeasure(data_range=1.0),
              torch.rand(1, 3, 32, 32), torch.rand(1, 3, 32, 32))
    yield one("lpips", "lpips", lambda p: p.LPIPS(net="squeeze", pretrained=False, pnet_rand=True, verbose=False),
              torch.rand(1, 3, 64, 64), torch.rand(1, 3, 64, 64))


class Warp(torch.nn.Module):
    def __init__(self, warp):
        super().__init__()
        self.warp = warp

    def forward(self, image, matrix):
        return self.warp(image, matrix, (32, 32))


FAMILIES = (torch_geometric, tables, points_and_equations)
