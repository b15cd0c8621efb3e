// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/names.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace scalescope::widgets {

namespace {

constexpr int mostLookedAt = 5000;        ///< rows of a column, evenly spread
constexpr std::size_t mostMeasured = 256; ///< texts of a column
constexpr qsizetype fewestLetters = 5;    ///< of a part that is cut: with less it says nothing
constexpr qsizetype mostLetters = 64;     ///< of a part that is not cut yet

/// "enc…text" of "encoder_text": siblings differ at either end, so that both are kept. Numbers stay.
QString cutPart(const QString& part, qsizetype letters)
{
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    if (part.size() <= letters + 1 || std::ranges::all_of(part, isDigit))
        return part;
    const qsizetype tail = letters / 2;
    return part.first(letters - tail) + u'…' + part.last(tail);
}

/// The parts that are kept, of which all but the last have at most so many letters; "…" stands for others.
QString shortened(const QStringList& parts, const std::vector<bool>& isKept, qsizetype letters)
{
    QString cut;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (!isKept[static_cast<std::size_t>(i)]) {
            cut += cut.endsWith(u'…') ? QString() : QStringLiteral("…");
            continue;
        }
        if (!cut.isEmpty() && !cut.endsWith(u'…'))
            cut += u'.';
        cut += i + 1 < parts.size() ? cutPart(parts[i], letters) : parts[i];
    }
    return cut;
}

/// In which order parts are left out: from the front, but those last that have a number, which tells one
/// layer from the next.
std::vector<qsizetype> orderOfLeaving(const QStringList& parts)
{
    const auto hasNumber = [&](qsizetype i) {
        return std::ranges::any_of(parts[i], [](QChar letter) { return letter.isDigit() || letter == u'*'; });
    };
    std::vector<qsizetype> order;
    for (const bool numbered : {false, true}) {
        for (qsizetype i = 0; i + 1 < parts.size(); ++i)
            if (hasNumber(i) == numbered)
                order.push_back(i);
    }
    return order;
}

/// "enc…0…proj": those parts with nothing but what tells them apart, and the last one.
QString squeezed(const QStringList& parts, const std::vector<bool>& isKept)
{
    QStringList cut;
    for (qsizetype i = 0; i < parts.size(); ++i)
        if (isKept[static_cast<std::size_t>(i)])
            cut << (i + 1 < parts.size() ? cutPart(parts[i], fewestLetters) : parts[i]);
    return cut.join(u'…');
}

using Fits = std::function<bool(const QString& text)>;

/// As many parts as there is room for, and each no shorter than is needed; nothing where the last part and
/// `least` others are too much. Those in `leaving` go in that order, the last `few` of them not before their
/// dots do.
QString cutPath(const QStringList& parts, const std::vector<qsizetype>& leaving, std::size_t least,
                std::size_t few, const Fits& fits)
{
    std::vector<bool> isKept(static_cast<std::size_t>(parts.size()), true);
    for (std::size_t left = 0; left + least <= leaving.size(); ++left) {
        if (left > 0)
            isKept[static_cast<std::size_t>(leaving[left - 1])] = false;
        QString text = shortened(parts, isKept, fewestLetters);
        if (!fits(text)) {
            const QString tight = squeezed(parts, isKept);
            if (left + few >= leaving.size() && few > 0 && fits(tight))
                return tight;
            continue;
        }
        for (qsizetype letters = fewestLetters + 1; letters <= mostLetters; ++letters) {
            const QString longer = shortened(parts, isKept, letters);
            if (!fits(longer))
                break;
            text = longer;
        }
        return text;
    }
    return {};
}

/// The label with one more part of its path, and further ones as long as that part is a number.
QString lengthened(const QString& label, const QString& path)
{
    qsizetype from = path.size() - label.size();
    if (!path.endsWith(label) || from < 2 || path[from - 1] != u'.')
        return label; // all of it, or not its end
    bool isNumber = true;
    while (isNumber && from > 0) {
        const qsizetype end = from - 1;
        from = path.lastIndexOf(u'.', end - 1) + 1;
        path.sliced(from, end - from).toUInt(&isNumber);
    }
    return path.sliced(from);
}

/// Puts those of the parts from `first` on to the end that tell a name apart from all others. How many these
/// are, at least 1.
std::size_t keepApart(std::vector<qsizetype>::iterator first, std::vector<qsizetype>::iterator last,
                      const QStringList& parts, const QList<QStringList>& alike)
{
    const auto areOthers = [&](auto begin, auto end, qsizetype without) {
        return std::ranges::any_of(alike, [&](const QStringList& other) {
            return other != parts && std::all_of(begin, end, [&](qsizetype part) {
                       return part == without || other.contains(parts[part]);
                   });
        });
    };
    for (; last - first > 1; ++first) {
        const auto spare =
            std::find_if(first, last, [&](qsizetype part) { return !areOthers(first, last, part); });
        if (spare == last)
            break;
        std::rotate(first, spare, spare + 1);
    }
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(last - first, 1));
}

/// Whether a clause ends before a sign: a comma, a semicolon or a bracket.
bool endsClause(const QString& text, qsizetype at)
{
    static const QString wide = QStringLiteral("，；、（");
    const QChar next = at + 1 < text.size() ? text[at + 1] : QChar();
    return wide.contains(text[at]) || ((text[at] == u',' || text[at] == u';') && next == u' ') ||
           (text[at] == u' ' && next == u'(');
}

/// Whether what is said before a sign stands by itself: no bracket is open, and one that follows is itself
/// followed by another clause, or by nothing.
bool isWholeBefore(const QString& text, qsizetype at)
{
    const auto opens = [](QChar letter) { return letter == u'(' || letter == u'（'; };
    const auto closes = [](QChar letter) { return letter == u')' || letter == u'）'; };
    const auto before = text.first(at);
    if (std::ranges::count_if(before, opens) != std::ranges::count_if(before, closes))
        return false;
    const qsizetype bracket = at + (text[at] == u' ' ? 1 : 0);
    if (bracket >= text.size() || !opens(text[bracket]))
        return true;
    const auto close = std::find_if(text.begin() + bracket, text.end(), closes);
    const qsizetype after = close == text.end() ? text.size() : close - text.begin() + 1;
    return after >= text.size() || endsClause(text, after);
}

/// A sentence that is cut there, where a clause ends.
QString cutAt(const QString& sentence, qsizetype end)
{
    return isWholeBefore(sentence, end) ? sentence.first(end) : sentence.first(end) + QStringLiteral(" …");
}

/// Without the words before it: "a.b" of "weight of linear in a.b".
QString pathOf(const QString& name)
{
    return name.sliced(name.lastIndexOf(u' ', name.indexOf(u'.')) + 1);
}

} // namespace

QStringList distinctLabels(QStringList labels, const QStringList& paths)
{
    for (bool changed = true; changed;) {
        changed = false;
        QHash<QString, int> counts;
        for (const QString& label : labels)
            ++counts[label];
        for (qsizetype i = 0; i < labels.size(); ++i) {
            const bool isTwice = counts.value(labels[i]) > 1;
            const QString longer = isTwice ? lengthened(labels[i], paths[i]) : labels[i];
            changed = changed || longer != labels[i];
            labels[i] = longer;
        }
    }
    return labels;
}

QString elidedName(const QString& name, const QFontMetricsF& metrics, double width)
{
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    if (fits(name))
        return name;
    if (const qsizetype end = name.lastIndexOf(u' ', name.indexOf(u'.')) + 1;
        end > 0 && name.contains(u'.')) {
        const QString before = name.first(end);
        const double room = width - metrics.horizontalAdvance(before);
        return room < width / 4 ? metrics.elidedText(name, Qt::ElideMiddle, std::ceil(width))
                                : before + elidedName(name.sliced(end), metrics, room);
    }
    const QStringList parts = name.split(u'.');
    if (const QString cut = cutPath(parts, orderOfLeaving(parts), 0, 0, fits); !cut.isEmpty())
        return cut;
    // The metrics of a whole number: a text that just fits is not to be cut for a fraction of a pixel.
    return metrics.elidedText(parts.last(), Qt::ElideMiddle, std::ceil(width));
}

NameList::NameList(const QStringList& names)
{
    for (const QString& name : names) {
        const QStringList parts = pathOf(name).split(u'.');
        const QSet<QString> others(parts.begin(), parts.end());
        m_alike[parts.last()].append(parts);
        const auto found = m_common.find(parts.last());
        if (found == m_common.end())
            m_common.insert(parts.last(), others);
        else
            found->intersect(others);
    }
}

QString NameList::elided(const QString& name, const QFontMetricsF& metrics, double width) const
{
    const QString path = pathOf(name);
    const QStringList parts = path.split(u'.');
    const QSet<QString> common = m_common.value(parts.last());
    std::vector<qsizetype> leaving = orderOfLeaving(parts);
    const auto apart = std::ranges::stable_partition(
        leaving, [&](qsizetype part) { return common.isEmpty() || common.contains(parts[part]); });
    if (apart.empty() || metrics.horizontalAdvance(name) <= width)
        return elidedName(name, metrics, width);
    const std::size_t few = apart.size();
    const std::size_t least = keepApart(apart.begin(), apart.end(), parts, m_alike.value(parts.last()));
    const QString words = name.first(name.size() - path.size());
    QStringList shorter = parts;
    shorter.last() = cutPart(parts.last(), fewestLetters);
    for (const QStringList& shown : {parts, shorter}) {
        for (const QString& before : {words, words.section(u' ', 0, 0) + QStringLiteral(" … ")}) {
            const auto fits = [&](const QString& text) {
                return metrics.horizontalAdvance(before + text) <= width;
            };
            const QString cut = cutPath(shown, leaving, least, few, fits);
            if (!cut.isEmpty())
                return before + cut;
            if (words.isEmpty())
                break;
        }
    }
    return elidedName(name, metrics, width);
}

QString firstClause(const QString& sentence)
{
    constexpr qsizetype fewest = 24; ///< letters
    for (qsizetype end = fewest; end < sentence.size(); ++end)
        if (endsClause(sentence, end))
            return cutAt(sentence, end);
    return sentence;
}

QString elidedSentence(const QString& sentence, const QFontMetricsF& metrics, double width)
{
    constexpr int fewLetters = 16; ///< with fewer of them a clause says little
    if (metrics.horizontalAdvance(sentence) <= width)
        return sentence;
    for (qsizetype end = sentence.size() - 1; end > 0; --end) {
        if (!endsClause(sentence, end))
            continue;
        const QString cut = cutAt(sentence, end);
        const double taken = metrics.horizontalAdvance(cut);
        const bool saysLittle =
            taken < fewLetters * metrics.averageCharWidth() || !isWholeBefore(sentence, end);
        if (taken <= width / 2 && saysLittle)
            break;
        if (taken <= width)
            return cut;
    }
    return metrics.elidedText(sentence, Qt::ElideRight, width);
}

QStringList textsOf(const QAbstractItemModel& model, int column, const QModelIndex& parent)
{
    QStringList texts;
    const int rows = model.rowCount(parent);
    for (int row = 0; row < rows && texts.size() < mostLookedAt; row += 1 + rows / mostLookedAt) {
        texts << model.index(row, column, parent).data().toString();
        if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first))
            texts << textsOf(model, column, first);
    }
    return texts;
}

const NameList& ColumnNames::like(const QModelIndex& index, const QObject* owner)
{
    const QAbstractItemModel* model = index.model();
    if (model != m_model) {
        m_model = model;
        m_names.clear();
        const auto forget = [this] { m_names.clear(); };
        QObject::connect(model, &QAbstractItemModel::modelReset, owner, forget);
        QObject::connect(model, &QAbstractItemModel::layoutChanged, owner, forget);
        QObject::connect(model, &QAbstractItemModel::rowsInserted, owner, forget);
        QObject::connect(model, &QAbstractItemModel::rowsRemoved, owner, forget);
        QObject::connect(model, &QAbstractItemModel::dataChanged, owner, forget);
    }
    auto known = m_names.constFind(index.column());
    if (known == m_names.constEnd())
        known = m_names.insert(index.column(), NameList(textsOf(*model, index.column())));
    return *known;
}

int widestText(const QAbstractItemModel& model, int column, const QFontMetrics& metrics,
               const QModelIndex& parent)
{
    std::vector<QString> texts;
    const int rows = model.rowCount(parent);
    for (int row = 0; row < rows; row += 1 + rows / mostLookedAt)
        texts.push_back(model.index(row, column, parent).data().toString());
    if (texts.size() > mostMeasured) {
        const auto end = texts.begin() + static_cast<std::ptrdiff_t>(mostMeasured);
        std::ranges::nth_element(texts, end, std::greater(), &QString::size);
        texts.erase(end, texts.end());
    }
    int widest = 0;
    for (const QString& text : texts)
        widest = std::max(widest, metrics.horizontalAdvance(text));
    return widest;
}

} // namespace scalescope::widgets
