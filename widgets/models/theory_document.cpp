// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/theory_document.h"

#include "core/runfile/run_reader.h"
#include "widgets/models/message_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace scalescope::widgets {

namespace {

std::shared_ptr<const RunTheory> made(const std::shared_ptr<const graph::Run>& run, const QString& file)
{
    if (!run)
        return nullptr;
    auto theory = std::make_shared<RunTheory>(RunTheory{run, report::Theory(*run), {}});
    if (!file.isEmpty() && !run->facts.transforms.empty())
        if (auto records = runfile::readTransforms(file.toStdString()))
            theory->records = std::move(*records);
    return theory;
}

bool isOf(const std::shared_ptr<const RunTheory>& theory, const std::shared_ptr<const graph::Run>& run)
{
    return theory ? theory->run == run : run == nullptr;
}

} // namespace

QStringList reasonTexts(const report::Prediction& prediction)
{
    QStringList texts;
    for (const message::Clause& reason : prediction.reasons)
        texts << messageText(reason);
    return texts;
}

QString deviationText(const report::Prediction& prediction)
{
    return powerText(prediction.deviation(), 1);
}

QString theoryQuantityText(const report::Prediction& prediction)
{
    return prediction.isRootMeanSquare ? TheoryDocument::tr("root mean square")
                                       : TheoryDocument::tr("standard deviation");
}

TheoryDocument::TheoryDocument(Document* document, CompareDocument* compared, FileOf fileOf, QObject* parent)
    : QObject(parent), m_document(document), m_compared(compared), m_fileOf(std::move(fileOf))
{
    m_pool.setMaxThreadCount(1);
    connect(document, &Document::runChanged, this, [this](RunChange change) {
        if (change != RunChange::Grown && m_shown) {
            m_shown.reset(); // of other nodes
            Q_EMIT changed();
        }
        refresh();
    });
    connect(compared, &CompareDocument::changed, this, &TheoryDocument::refresh);
    refresh();
}

TheoryDocument::~TheoryDocument()
{
    m_pool.clear();
    m_pool.waitForDone();
}

std::shared_ptr<const graph::Run> TheoryDocument::variantRun() const
{
    const compare::Comparison* comparison = m_compared->comparison();
    if (comparison == nullptr)
        return nullptr;
    const auto& shown = m_document->sharedRun();
    return shown == comparison->a ? comparison->b : shown == comparison->b ? comparison->a : nullptr;
}

void TheoryDocument::refresh()
{
    const auto run = m_document->sharedRun();
    const auto variant = variantRun();
    const int request = ++m_request;
    m_pool.clear();
    if (isOf(m_shown, run) && isOf(m_variant, variant))
        return;
    const auto fileOf = [this](const auto& of) { return of && m_fileOf ? m_fileOf(*of) : QString(); };
    m_pool.start([this, request, run, variant, before = std::array{m_shown, m_variant}, file = fileOf(run),
                  variantFile = fileOf(variant)] {
        const auto theoryOf = [&before](const auto& of, const QString& ofFile) {
            const auto known = std::ranges::find_if(before, [&](const Made& each) { return isOf(each, of); });
            return known != before.end() ? *known : made(of, ofFile);
        };
        const Made shown = theoryOf(run, file);
        const Made other = theoryOf(variant, variantFile);
        QMetaObject::invokeMethod(
            this, [this, request, shown, other] { take(request, shown, other); }, Qt::QueuedConnection);
    });
}

void TheoryDocument::take(int request, Made shown, Made variant)
{
    if (request != m_request)
        return;
    m_shown = std::move(shown);
    m_variant = std::move(variant);
    Q_EMIT changed();
}

QString TheoryDocument::titleOf(bool isVariant) const
{
    const compare::Comparison* comparison = m_compared->comparison();
    if (comparison == nullptr)
        return {};
    const bool isFirst = (m_document->sharedRun() == comparison->a) != isVariant;
    return isFirst ? tr("a: %1", "the first run of a comparison").arg(m_compared->titleA())
                   : tr("b: %1", "the second run of a comparison").arg(m_compared->titleB());
}

bool TheoryDocument::isVariantFirst() const
{
    const compare::Comparison* comparison = m_compared->comparison();
    return comparison != nullptr && m_document->sharedRun() == comparison->b;
}

const graph::Node* TheoryDocument::variantOf(graph::NodeId node) const
{
    const compare::Comparison* comparison = m_compared->comparison();
    const auto row = comparison == nullptr ? std::nullopt : m_compared->rowOf(m_document->run(), node);
    if (!row)
        return nullptr;
    return m_document->sharedRun() == comparison->a ? comparison->nodeB(*row) : comparison->nodeA(*row);
}

} // namespace scalescope::widgets
