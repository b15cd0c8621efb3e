// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QFontMetrics>
#include <QHash>
#include <QModelIndex>
#include <QPointer>
#include <QSet>
#include <QString>
#include <QStringList>

namespace scalescope::widgets {

/// A name in at most `width` pixels. One that is too long loses the middle of its parts, the longest first
/// and no more than is needed: "wave…der.tran…ers.0.norm.bias" of
/// "waveform_encoder.transformer_layers.0.norm.bias". No part is cut to fewer than five letters, and numbers
/// stay; where that is not enough, parts go from the front, because the end of a path says most:
/// "…0.norm.bias". What is too long with its last part alone is that part, without its middle. Words before
/// a path stay: "weight of linear in …0.proj".
QString elidedName(const QString& name, const QFontMetricsF& metrics, double width);

/// Names of one list, which are cut so that they are told apart: of those that end alike the parts by which
/// they differ stay longest, and give way only after all others, the dots, and the words before the path but
/// for the first: "weight … block1…c_fc". Of several such parts as many stay as it takes, before the last
/// part does: "…attn.c_proj.wei…×4" beside "…mlp.c_proj.wei…×4".
class NameList
{
public:
    NameList() = default;
    explicit NameList(const QStringList& names);
    [[nodiscard]] QString elided(const QString& name, const QFontMetricsF& metrics, double width) const;

private:
    QHash<QString, QSet<QString>> m_common;     ///< the parts that all names have, by their last part
    QHash<QString, QList<QStringList>> m_alike; ///< the parts of each of them, likewise
};

/// A sentence in at most `width` pixels: as many of its clauses as there is room for, whole, so that they
/// need no "…"; its beginning and "…" where these are a few letters that take less than half of it.
QString elidedSentence(const QString& sentence, const QFontMetricsF& metrics, double width);
/// What a sentence needs room for to say what is the matter: its first clauses, of some words.
QString firstClause(const QString& sentence);

/// Labels of which none is there twice: where some are alike, each takes as much more of its path, part by
/// part from the end, as tells them apart, never to begin with a number alone: "layers.0.q" and "layers.1.q"
/// for two that are "q". Each label is the end of the path with its number, and paths differ; what has no
/// more parts stays.
QStringList distinctLabels(QStringList labels, const QStringList& paths);

/// The texts of a column, of all rows and what is beneath them; of many some thousands.
QStringList textsOf(const QAbstractItemModel& model, int column, const QModelIndex& parent = {});

/// The names of a model's columns, read again after any of them may have changed.
class ColumnNames
{
public:
    /// All names of the cell's column. `owner` lives as long as this.
    const NameList& like(const QModelIndex& index, const QObject* owner);

private:
    QHash<int, NameList> m_names; ///< by column
    QPointer<const QAbstractItemModel> m_model;
};

/// How wide the widest text of a column is, of the rows beneath `parent`; of many, the widest of those with
/// the most letters, of some thousands that are looked at.
int widestText(const QAbstractItemModel& model, int column, const QFontMetrics& metrics,
               const QModelIndex& parent = {});

} // namespace scalescope::widgets
