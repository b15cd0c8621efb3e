// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace scalescope::widgets {

class ProblemModel;

/// Above a list of problems: how many are errors, how many only if a tensor is stored so, in which order they
/// are, and of which run. One line, which says less where there is no room for more; its tool tip has all of
/// it.
class ProblemsCaption : public QLabel
{
    Q_OBJECT

public:
    ProblemsCaption(const ProblemModel& model, QWidget* parent);

    /// Which run the problems are of, where more than one is open; else empty.
    void setRunTitle(const QString& title);
    /// Says it again after the rows have changed.
    void tell();
    /// That the whole verdict takes, with how to go on; 0 where there is none.
    [[nodiscard]] int verdictWidth() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    static QString keyWords();
    [[nodiscard]] QStringList verdicts() const;
    [[nodiscard]] QStringList partsOfVerdict() const;
    [[nodiscard]] QString startedText(const QString& verdict) const;
    [[nodiscard]] QStringList sentencesWith(const QString& verdict) const;
    [[nodiscard]] QStringList sentences() const;
    [[nodiscard]] QString withCutTitle(const QString& verdict) const;

    const ProblemModel& m_model;
    QString m_runTitle;
};

} // namespace scalescope::widgets
