// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "widgets/theme/theme.h"

#include <QAbstractButton>
#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace scalescope::widgets {

/// A line of text that acts like a link: in the accent's colour, shortened before its last name where it has
/// no room, reached by Tab, followed by a click, Space or Enter.
class LinkButton : public QAbstractButton
{
    Q_OBJECT

public:
    LinkButton(const QString& text, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// What there is room for.
    [[nodiscard]] QString sanitizedText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    Theme m_theme;
};

/// Links to nodes under a heading.
class NodeLinks : public QWidget
{
    Q_OBJECT

public:
    struct Link
    {
        graph::NodeId node = 0;
        QString text;
    };

    explicit NodeLinks(const QString& heading, QWidget* parent = nullptr);

    /// Shows the first of them and says how many more there are.
    void setLinks(const std::vector<Link>& links, const Theme& theme);

Q_SIGNALS:
    void followed(scalescope::graph::NodeId node);

private:
    [[nodiscard]] qsizetype focusedLink() const;
    void passFocus(const QList<LinkButton*>& links, qsizetype place);

    QString m_heading;
    QVBoxLayout* m_layout;
};

} // namespace scalescope::widgets
