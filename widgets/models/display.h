// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/node_titles.h"
#include "core/sheet/problem_rows.h"
#include "widgets/models/document.h"

#include <QString>
#include <map>
#include <string>

namespace scalescope::widgets {

/// What a node is called on cards and in rows.
QString titleText(const sheet::NodeTitles& titles, const graph::Node& node);
/// The same with its module's path.
QString pathText(const sheet::NodeTitles& titles, const graph::Node& node);

/// The last part of a module's path, with what a number counts: "q" of "layers.0.q", "layers.0" of
/// "encoder.layers.0".
QString moduleText(const std::string& path);
/// "linear" of "aten::linear", "add_" of "aten::add_".
QString operatorText(const graph::Node& node);
/// "4×32×64"; "scalar" without dimensions.
QString shapeText(const graph::Node& node);
/// Four significant digits: "0.4764", "1.54e-05"; "NaN", "Inf", "-Inf".
QString numberText(double value);
/// "2^-14" for whole exponents, "2^-14.9" else; `decimals` of -1 means one decimal where it is not whole.
QString powerText(double exponent, int decimals = -1);
/// "0.2 %", one decimal, with the decimal point of the window's language.
QString percentText(double fraction);
/// "61 %", "0.4 %": a part of a whole, likewise.
QString shareText(double share);
/// "train", "eval", "as saved", translated.
QString modeText(graph::Mode mode);
/// "forward", "gradient", translated.
QString directionText(graph::Direction direction);
/// "model.py:9", the file without its folders; empty where it is not known.
QString locationText(const graph::SourceLocation& location);
/// Where a node comes from in the code: "llm.py:33", or "llm.py:33, through functional.py:1266" where the
/// model's line called PyTorch's. Of a line that only TorchScript's text tells it is said. Empty where
/// nothing is known.
QString placeText(const graph::Node& node);
/// Where a problem is: "layers.0.k", "layers.*.k ×48", "model.py:9".
QString placeText(const sheet::ProblemRow& row);
/// Of what no operator makes: "read by aten::layer_norm, llm.py:61", "and 45 more" where others do too. Empty
/// where nothing reads it.
QString readersText(const graph::Node& node, const graph::Graph& graph);

} // namespace scalescope::widgets
