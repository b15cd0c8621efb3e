// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/codeview/code_text.h"
#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace scalescope::widgets {

class CodeEdit;

/// The model's code with the scale of what each line produced, forward and gradient. A click on a line
/// selects its tensor; a selection elsewhere marks its line, which tells of that tensor where it made
/// several. While nothing is selected it begins in the model's own code, at the line of the first problem.
class CodeView : public QWidget
{
    Q_OBJECT

public:
    explicit CodeView(Document* document, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void takeRun(RunChange change);
    void rebuild(const QString& file);
    void showFile(int index);
    /// The file of a selection that is not `isNew` may have been left by the user.
    void followSelection(bool isNew);
    void beginInOwnCode();
    void mark(const graph::Node* node);
    void changeFigures();
    void activate(int line);
    [[nodiscard]] int indexOf(const graph::SourceLocation& place) const;
    [[nodiscard]] int lineOf(const graph::Node& node) const;

    Document* m_document;
    std::optional<RunChange> m_notTaken; ///< what changed while it was hidden
    std::vector<report::AnnotatedSource> m_sources;
    CodeText m_code;
    int m_shownFile = -1;
    int m_told = -1; ///< the line that tells of another tensor than its last
    QWidget* m_strip;
    QComboBox* m_files;
    QLabel* m_legend; ///< what the figures are
    CodeEdit* m_edit;
    QLabel* m_hint;
};

} // namespace scalescope::widgets
