// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/exports/export_command.h"

#include <QVector>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace scalescope::app {

/// How an export is asked to look: one row for each choice that its kind has. What the window shows is chosen
/// at first.
class ExportForm : public QWidget
{
    Q_OBJECT

public:
    ExportForm(const widgets::ExportSubject& subject, bool hasErrors, QWidget* parent);

    /// Shows the choices of a kind. Width and colours stay, the others are as the window shows that.
    void setKind(widgets::ExportKind kind);
    void setWidth(const QString& width); ///< "640", "8.5cm"; empty for as wide as it comes
    void setDark(bool dark);
    [[nodiscard]] QString pictureWidth() const;
    [[nodiscard]] bool isDark() const;
    /// Whether the file is text, which has no width.
    void setTextual(bool textual);
    [[nodiscard]] bool isTextual() const { return m_isTextual; }

    [[nodiscard]] bool hasChoices() const;
    /// What is chosen, as far as it can be read.
    [[nodiscard]] widgets::ExportStyle look() const;
    /// What can't be read, in a sentence; empty where all can.
    [[nodiscard]] QString fault() const;

Q_SIGNALS:
    void changed();

private:
    void makeRows();
    void makePruning();
    void makeModules();
    void fillDirections();
    [[nodiscard]] QLineEdit* makeField(const char* name, const QString& placeholder);
    [[nodiscard]] QComboBox* makeBox(const char* name);
    [[nodiscard]] QLayout* makeRange();
    void fillMetrics(const std::string& chosen);
    [[nodiscard]] bool has(widgets::StyleOption part) const;
    [[nodiscard]] QString rangeFault() const;
    [[nodiscard]] QString partFault() const;
    void updateRows();

    const widgets::ExportSubject& m_subject;
    bool m_hasErrors;
    widgets::ExportKind m_kind = &widgets::exports::plot;
    bool m_isTextual = false;
    QString m_shownFormats; ///< those of the window
    QVector<prune::Options> m_prunings;
    QFormLayout* m_rows;
    QComboBox* m_metric;
    QComboBox* m_direction;
    QLineEdit* m_formats;
    QLineEdit* m_xmin;
    QLineEdit* m_xmax;
    QLayout* m_range = nullptr;
    QComboBox* m_modules; ///< editable: an expression, the selected tensor's modules are offered
    QComboBox* m_pruning;
    QLineEdit* m_width;
    QComboBox* m_colours;
};

} // namespace scalescope::app
