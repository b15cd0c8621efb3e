// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QPushButton>
#include <optional>

namespace scalescope::widgets {

/// Below a short list of problems: which tensor would be the next one, and how far it is from that. A click
/// selects it. Where there is little room its name loses the middle.
class NearestButton : public QPushButton
{
    Q_OBJECT

public:
    explicit NearestButton(Document* document, QWidget* parent = nullptr);
    /// Hides it where it is not wanted, or where there is no such tensor.
    void tell(bool isWanted);
    /// That all of it takes, whatever is shown.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString textWith(const QString& name) const;

    Document* m_document;
    std::optional<graph::NodeId> m_node;
    QString m_name;
    QString m_direction;
    QString m_loss; ///< "5 % lost to underflow"
};

} // namespace scalescope::widgets
