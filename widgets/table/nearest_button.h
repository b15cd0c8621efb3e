// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QPushButton>
#include <optional>

namespace scalescope::widgets {

/// What is said with the tensor that is nearest to a limit.
enum class NearestWords {
    None,     ///< nor of the tensor: it is hidden
    Alone,    ///< of a list that has errors
    NoErrors, ///< no overflow or underflow counts: which is nearest to that
    Nothing   ///< nor does anything else
};

/// Below a short list of problems, and one without errors: which tensor would be the next one, and how far it
/// is from that. A click selects it. Where there is little room its name loses the middle, and what is said
/// of the others goes.
class NearestButton : public QPushButton
{
    Q_OBJECT

public:
    explicit NearestButton(Document* document, QWidget* parent = nullptr);
    /// Hides it where there is no such tensor.
    void tell(NearestWords words);
    /// That all of it takes, whatever is shown.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString textWith(const QString& name, NearestWords words) const;
    [[nodiscard]] QString whole() const;
    [[nodiscard]] int widthOf(const QString& text) const;
    void fit();

    Document* m_document;
    std::optional<graph::NodeId> m_node;
    QString m_name;
    QString m_direction;
    QString m_loss;   ///< "5 % become zero"
    int m_losing = 0; ///< tensors and gradients of which elements are lost, within the limits
    NearestWords m_words = NearestWords::None;
};

} // namespace scalescope::widgets
