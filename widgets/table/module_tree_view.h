// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/sheet_model.h"
#include "widgets/theme/theme.h"

#include <QSet>
#include <QWidget>
#include <memory>

class QTreeView;

namespace scalescope::widgets {

class FilterField;
class RowDelegate;

/// The modules of a run as a tree of their paths, in execution order; the root stands for the model.
/// Containers that are never called ("layers") are rows too. A row stands for its last call's main output,
/// and HitRole says that the module made one of the document's highlighted nodes. A node's row is that of the
/// module which made it.
std::unique_ptr<SheetModel> moduleTreeSheet(const Document* document);

/// The tree of modules with small scale bars, and on top the search over all nodes: hits are counted and
/// marked, Enter and Shift+Enter (F3 and Shift+F3) go from one to the next. The current row and the
/// document's selection follow each other.
class ModuleTreeView : public QWidget
{
    Q_OBJECT

public:
    explicit ModuleTreeView(Document* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    [[nodiscard]] FilterField* searchField() const { return m_search; }
    void focusSearch();
    void selectNextHit();
    void selectPreviousHit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitNames();
    [[nodiscard]] int deepestShown() const;
    void setUpTree();
    void search();
    void tellHits();
    void updateBars();
    void followDocument();
    void selectInDocument(const QModelIndex& current);
    void takeRun(RunChange change);
    void expandAtFirst();
    void keepExpanded();
    void restoreExpanded();
    void selectHit(int step);

    Document* m_document;
    SheetModel* m_model;
    FilterField* m_search;
    QTreeView* m_tree;
    RowDelegate* m_delegate;
    Theme m_theme;
    QSet<QString> m_expanded; ///< paths, across longer versions of the same run
    bool m_following = false; ///< the tree changes because of the document, not of the user
};

} // namespace scalescope::widgets
