// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exports/export.h"

#include "core/graph/outline.h"
#include "core/report/text/sanitized_text.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

QString translated(const char* text)
{
    return ExportWords::tr(text);
}

} // namespace

std::shared_ptr<const graph::Run> ExportSubject::exactRun() const
{
    const auto exact = opened ? report::exactRun(opened) : nullptr;
    // A run that goes on may be shown with fewer nodes than were read meanwhile.
    const bool isSame = exact && exact->graph.nodes.size() == state.run->graph.nodes.size();
    return isSame ? exact : state.run;
}

const std::vector<ExportKind>& exportKinds()
{
    static const std::vector<ExportKind> all = {
#define EXPORT(name) &exports::name,
#include "widgets/exports/exports.def"
#undef EXPORT
    };
    return all;
}

ExportKind exportNamed(const QString& id)
{
    const auto found =
        std::ranges::find_if(exportKinds(), [&id](ExportKind kind) { return id == QLatin1String(kind->id); });
    return found != exportKinds().end() ? *found : nullptr;
}

const char* titleOf(ExportGroup group)
{
    switch (group) {
    case ExportGroup::Pictures:
        return QT_TRANSLATE_NOOP("Commands", "Pictures");
    case ExportGroup::Tables:
        return QT_TRANSLATE_NOOP("Commands", "Tables");
    case ExportGroup::Documents:
        return QT_TRANSLATE_NOOP("Commands", "Documents");
    }
    return "";
}

QString meaningOf(const Export& kind)
{
    return translated(kind.meaning);
}

QString filterOf(const Export& kind)
{
    return translated(kind.files);
}

QStringList suffixesOf(const Export& kind)
{
    static const QRegularExpression suffix(QStringLiteral(R"(\*\.([a-z]+))"));
    const QString files = QString::fromUtf8(kind.files);
    QStringList all;
    for (auto found = suffix.globalMatch(files); found.hasNext();)
        all << found.next().captured(1);
    return all;
}

QString whyNoExport(const Export& kind, const ExportFacts& facts)
{
    if (kind.need == ExportNeed::Comparison)
        return facts.isCompared ? QString() : ExportWords::tr("No runs are compared; choose two in Compare.");
    if (facts.run.graph.nodes.empty())
        return ExportWords::tr("No run is open.");
    if (graph::isOutline(facts.run))
        return ExportWords::tr("The model was not run.");
    if (kind.need == ExportNeed::Errors && !facts.hasErrors)
        return ExportWords::tr("Only a run that simulates number formats has errors.");
    if (kind.need == ExportNeed::Transforms && facts.run.facts.transforms.empty())
        return ExportWords::tr("The run was made without transforms.");
    if (kind.need == ExportNeed::Histograms && !facts.hasHistograms)
        return ExportWords::tr("No tensor with histograms is selected.");
    return {};
}

std::unique_ptr<StagedExport> makeExport(const Export& kind, ExportRequest request)
{
    if (request.look) {
        sheet::ViewState& state = request.subject.state;
        request.look->applyTo(state);
        const bool isOfModules = kind.isPainted && kind.style.testFlag(StyleOption::Modules);
        if (const auto part = isOfModules ? request.look->choosePart(state) : Result<void>(); !part)
            return std::make_unique<PlainExport>(
                [error = part.error()]() -> Result<void> { return tl::unexpected(error); });
    }
    return kind.make(request);
}

std::unique_ptr<StagedExport>
textExport(const ExportRequest& request,
           std::function<Result<std::string>(const ExportRequest& request)> text)
{
    return std::make_unique<PlainExport>([request, text = std::move(text)] {
        return text(request).and_then(
            [&request](const std::string& whole) { return request.write(request.path, whole); });
    });
}

} // namespace scalescope::widgets
