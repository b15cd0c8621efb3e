// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/graph_layout.h"

#include "widgets/layout/dot_cost.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <map>
#include <optional>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double pixelsPerInch = 72;           // dot's points serve as pixels
constexpr std::size_t mostForCurves = 4000;    // cards and edges that are routed as splines within a second
constexpr std::size_t mostForPolylines = 9000; // beyond, straight lines

QByteArray number(double value)
{
    return QByteArray::number(value, 'f', 4);
}

const char* routing(const LayoutRequest& request)
{
    const std::size_t size = request.clusterOfCard.size() + request.edges.size();
    return size <= mostForCurves ? "true" : size <= mostForPolylines ? "polyline" : "line";
}

/// An empty table of a fixed size keeps room for a title, whatever fonts dot finds.
QByteArray placeholder(const QSizeF& size)
{
    return "<<TABLE FIXEDSIZE=\"TRUE\" BORDER=\"0\" WIDTH=\"" + QByteArray::number(qRound(size.width())) +
           "\" HEIGHT=\"" + QByteArray::number(qRound(size.height())) + "\"><TR><TD></TD></TR></TABLE>>";
}

class DotWriter
{
public:
    explicit DotWriter(const LayoutRequest& request)
        : m_request(request), m_cards(request.clusters.size() + 1), m_children(request.clusters.size() + 1)
    {
        for (std::size_t card = 0; card < request.clusterOfCard.size(); ++card)
            m_cards[slot(request.clusterOfCard[card])].push_back(card);
        for (std::size_t cluster = 0; cluster < request.clusters.size(); ++cluster)
            m_children[slot(request.clusters[cluster].parent)].push_back(static_cast<int>(cluster));
    }

    QByteArray write()
    {
        m_text = "digraph {\ngraph [rankdir=TB newrank=true nodesep=0.3 ranksep=0.35 splines=";
        m_text += routing(m_request);
        // Network simplex takes minutes on graphs of thousands of ranks; bounds cost next to no order.
        if (m_request.clusterOfCard.size() > 400 || ranksPassed(m_request) > 5000)
            m_text += " nslimit=0.2 nslimit1=0.2 mclimit=0.3";
        m_text += "];\nnode [shape=box fixedsize=true label=\"\" width=";
        m_text += number(m_request.cardSize.width() / pixelsPerInch);
        m_text += " height=" + number(m_request.cardSize.height() / pixelsPerInch) + "];\n";
        writeInside(-1);
        for (const LayoutRequest::Edge& edge : m_request.edges)
            m_text += "n" + QByteArray::number(edge.source) + "->n" + QByteArray::number(edge.target) + ";\n";
        return std::exchange(m_text, {}) + "}\n";
    }

private:
    static std::size_t slot(int cluster) { return static_cast<std::size_t>(cluster + 1); }

    void writeInside(int cluster)
    {
        for (const std::size_t card : m_cards[slot(cluster)])
            m_text += "n" + QByteArray::number(static_cast<qulonglong>(card)) + ";\n";
        for (const int child : m_children[slot(cluster)]) {
            m_text += "subgraph cluster_" + QByteArray::number(child) + " {\nmargin=12; labeljust=l; label=";
            m_text += placeholder(m_request.clusters[static_cast<std::size_t>(child)].labelSize) + ";\n";
            writeInside(child);
            m_text += "}\n";
        }
    }

    const LayoutRequest& m_request;
    std::vector<std::vector<std::size_t>> m_cards; ///< of each cluster, the outside first
    std::vector<std::vector<int>> m_children;
    QByteArray m_text;
};

/// The numbers of "1.5,2 3,4": all that separate them is commas and blanks.
std::vector<double> numbersIn(const QString& text)
{
    std::vector<double> numbers;
    for (const auto word : QStringView(text).split(u' ', Qt::SkipEmptyParts)) {
        for (const auto part : word.split(u','))
            numbers.push_back(part.toDouble());
    }
    return numbers;
}

class AnswerReader
{
public:
    AnswerReader(const QJsonObject& answer, const LayoutRequest& request)
        : m_answer(answer), m_request(request)
    {
        m_result.cards.resize(request.clusterOfCard.size());
        m_result.clusters.resize(request.clusters.size());
        m_result.edges.resize(request.edges.size());
    }

    Result<LayoutResult> read()
    {
        const std::vector<double> box = numbersIn(m_answer["bb"].toString());
        if (box.size() != 4)
            return tl::unexpected(broken());
        m_left = box[0];
        m_top = box[3];
        m_result.bounds = QRectF(0, 0, box[2] - box[0], box[3] - box[1]);
        for (const auto object : m_answer["objects"].toArray())
            readObject(object.toObject());
        for (std::size_t i = 0; i < m_request.edges.size(); ++i)
            m_indexOfEdge[{m_request.edges[i].source, m_request.edges[i].target}] = i;
        for (const auto edge : m_answer["edges"].toArray())
            readEdge(edge.toObject());
        if (m_cardsRead != m_result.cards.size())
            return tl::unexpected(broken());
        return std::move(m_result);
    }

    static Error broken()
    {
        return {ExitStatus::Unreadable,
                "Graphviz's dot gave an answer that can't be read: the graph can't be drawn. Check which "
                "program `dot` on the search path is.",
                {}};
    }

private:
    [[nodiscard]] QPointF point(double x, double y) const { return {x - m_left, m_top - y}; }

    void readObject(const QJsonObject& object)
    {
        const QString name = object["name"].toString();
        if (name.startsWith("cluster_")) {
            const auto index = static_cast<std::size_t>(name.mid(8).toULongLong());
            const std::vector<double> box = numbersIn(object["bb"].toString());
            if (index < m_result.clusters.size() && box.size() == 4)
                m_result.clusters[index] = QRectF(point(box[0], box[3]), point(box[2], box[1]));
            return;
        }
        const auto index = static_cast<std::size_t>(name.mid(1).toULongLong());
        const std::vector<double> centre = numbersIn(object["pos"].toString());
        if (!name.startsWith('n') || index >= m_result.cards.size() || centre.size() != 2)
            return;
        QRectF card(QPointF(), m_request.cardSize);
        card.moveCenter(point(centre[0], centre[1]));
        m_result.cards[index] = card;
        m_cardOfId[object["_gvid"].toInt()] = static_cast<int>(index);
        ++m_cardsRead;
    }

    void readEdge(const QJsonObject& edge)
    {
        const auto source = m_cardOfId.find(edge["tail"].toInt());
        const auto target = m_cardOfId.find(edge["head"].toInt());
        if (source == m_cardOfId.end() || target == m_cardOfId.end())
            return;
        const auto index = m_indexOfEdge.find({source->second, target->second});
        if (index != m_indexOfEdge.end())
            m_result.edges[index->second] = spline(edge["pos"].toString());
    }

    /// "e,X,Y X,Y X,Y ...": the arrow's tip is said first.
    [[nodiscard]] std::vector<QPointF> spline(const QString& text) const
    {
        std::vector<QPointF> points;
        std::optional<QPointF> tip;
        for (const auto word : QStringView(text).split(u' ', Qt::SkipEmptyParts)) {
            const auto parts = word.split(u',');
            if (parts.size() == 3 && parts[0] == u"e")
                tip = point(parts[1].toDouble(), parts[2].toDouble());
            else if (parts.size() == 2)
                points.push_back(point(parts[0].toDouble(), parts[1].toDouble()));
        }
        if (points.size() % 3 != 1)
            return {};
        points.push_back(tip.value_or(points.back()));
        return points;
    }

    const QJsonObject& m_answer;
    const LayoutRequest& m_request;
    LayoutResult m_result;
    double m_left = 0;
    double m_top = 0;
    std::size_t m_cardsRead = 0;
    std::map<int, int> m_cardOfId; ///< dot's own numbers
    std::map<std::pair<int, int>, std::size_t> m_indexOfEdge;
};

} // namespace

QByteArray dotText(const LayoutRequest& request)
{
    return DotWriter(request).write();
}

Result<LayoutResult> layoutFromAnswer(const QByteArray& json, const LayoutRequest& request)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        return tl::unexpected(AnswerReader::broken());
    return AnswerReader(document.object(), request).read();
}

} // namespace scalescope::widgets
