// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_picture.h"
#include "widgets/layout/dot_process.h"

#include <QTimer>
#include <optional>

namespace scalescope::widgets {

/// Makes the picture of the document's graph as it is folded: asks for a layout and keeps the old picture
/// until there is an answer. A run that grows is laid out now and then.
class PictureMaker : public QObject
{
    Q_OBJECT

public:
    explicit PictureMaker(const Document& document);

    /// What is drawn now.
    [[nodiscard]] const GraphPicture& picture() const { return m_picture; }
    [[nodiscard]] bool isBusy() const { return isLayingOut() || !m_next.empty(); }
    [[nodiscard]] bool isLayingOut() const { return m_dot.isBusy(); }
    void setLayoutProgram(const QString& program) { m_dot.setProgram(program); }

    [[nodiscard]] const FoldState& folding() const { return m_folding; }
    /// False where it is so already.
    bool setFolding(const FoldState& state);
    [[nodiscard]] FoldState automaticFolding() const;
    /// Until setFolding() a graph is folded by its size, and so is a run of another model.
    void foldAutomatically() { m_foldsAutomatically = true; }
    [[nodiscard]] const FoldOptions& options() const { return m_options; }
    void setOptions(const FoldOptions& options);

    /// The document has another run, or more of the one it had.
    void takeRun(RunChange change);
    /// The document's graph is another one.
    void takeGraph();
    void layOut();
    /// Keeps the picture that there is, and how it is folded; whether that is another folding.
    bool cancel();
    /// Titles, values and findings of the cards, after other formats or another quantity were chosen.
    void updateLooks();

Q_SIGNALS:
    /// Another run's picture comes next; there is none until then.
    void runReplaced();
    void started();
    /// There is another picture, the run's first where `isFirst`; `hasGrown`: of a run that was shorter.
    void made(bool isFirst, bool hasGrown);
    /// There is nothing to draw.
    void emptied();
    void failed(const QString& sentence);

private:
    void layOutSoon();
    /// What is on its way comes to nothing.
    void stop();
    void take(const LayoutResult& layout);
    void addLooks();
    void finish();

    const Document& m_document;
    DotProcess m_dot;
    GraphPicture m_picture;
    ViewGraph m_pending; ///< being laid out
    GraphPicture m_next; ///< is laid out; its cards get their looks
    FoldState m_folding;
    FoldState m_drawnFolding; ///< of the picture
    FoldOptions m_options;
    bool m_foldsAutomatically = true;
    bool m_isNewRun = true;
    bool m_runIsGrowing = false;
    bool m_hasGrown = false;    ///< since the picture was made
    bool m_layOutAgain = false; ///< something changed while a layout was going on
    QTimer m_throttle;
    QTimer m_looking; ///< goes on with the looks of a picture of many cards
};

} // namespace scalescope::widgets
