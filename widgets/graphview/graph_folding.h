// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_selection.h"
#include "widgets/graphview/picture_anchor.h"
#include "widgets/graphview/picture_maker.h"

namespace scalescope::widgets {

/// Opens and folds modules; what one looks at stays in its place.
class GraphFolding : public QObject
{
    Q_OBJECT

public:
    /// What it changes or looks at, which has to outlive it.
    struct Parts
    {
        PictureMaker& maker;
        PictureAnchor& anchor;
        GraphCamera& camera;
        const GraphSelection& selection;
    };
    explicit GraphFolding(const Parts& parts) : m_parts(parts) {}

    void set(const FoldState& state);
    void setOptions(const FoldOptions& options);

    // What follows is done for the user.
    void openAll() { change({FoldState::allOpen, {}}); }
    void foldAll() { change({0, {}}); }
    void foldAutomatically();
    /// The folded module that is selected; of folded repeats the one that holds the selected tensor, or all
    /// where that is the one that stands for them.
    void openModule();
    /// The open module around the selection.
    void foldModule();
    void toggle(const std::string& key, bool open);

Q_SIGNALS:
    void changed(); ///< by the user

private:
    void holdMiddle() { m_parts.anchor.holdMiddle(m_parts.selection.card()); }
    void change(const FoldState& state);

    Parts m_parts;
};

} // namespace scalescope::widgets
