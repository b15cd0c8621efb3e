// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exports/export.h"
#include "widgets/exports/export_command.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/document.h"

#include <utility>

namespace scalescope::widgets::exports {

namespace {

/// A graph in the making, which knows then how small its words became.
class GraphFile : public StagedExport
{
public:
    explicit GraphFile(const ExportRequest& request) : m_request(request), m_theme(request.theme()) {}

    Result<void> write() override
    {
        const ExportSubject& subject = m_request.subject;
        const Document document(subject.state);
        const bool isNamed = m_request.look && !m_request.look->modules.include.empty();
        const bool isAsOpened = isNamed || !subject.folding;
        const GraphLook look{isAsOpened ? openedFolding(document, isNamed) : *subject.folding, subject.gains,
                             subject.selected, m_request.width()};
        return exportGraph(document, m_theme, m_request.path, look).map([this](const QString& note) {
            m_note = note;
        });
    }
    [[nodiscard]] QString note() const override { return m_note; }

private:
    ExportRequest m_request;
    Theme m_theme;
    QString m_note;
};

} // namespace

const Export graph = {
    .id = "export.graph",
    .group = ExportGroup::Pictures,
    .title = QT_TRANSLATE_NOOP("Commands", "&Graph with its problems…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "The cards as they are folded now: where a "
                                                              "problem starts and what follows."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Pictures (*.svg *.png *.pdf *.dot)"),
    .part = "-graph",
    .make = [](const ExportRequest& request) -> std::unique_ptr<StagedExport> {
        return std::make_unique<GraphFile>(request);
    },
    .option = {"export", "--graph", 6, "The pruned graph"},
    .style = pictureStyle | tensorStyle | partStyle | StyleOption::Colour | StyleOption::Limits,
    .isPainted = true,
    .addShown = [](const ExportSubject& subject,
                   ExportStyle& look) { look.direction = subject.state.colouring.direction; },
    .addWords =
        [](const ExportSubject& subject, const ExportStyle& look, ExportCommand& command) {
            if (subject.gains.any())
                command.lacks(ExportCommandWords::tr("gains along edges"));
            if (subject.selected)
                command.lacks(ExportCommandWords::tr("the mark around the selected tensor"));
            addFolding(subject, look, command);
        }};

} // namespace scalescope::widgets::exports
