// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search_field.h"

#include "widgets/models/node_search.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <iterator>
#include <limits>

namespace scalescope::app {

namespace {

constexpr int fieldHeight = 30;

} // namespace

SearchField::SearchField(widgets::Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_field(new QLineEdit(this)), m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("searchField"));
    m_field->setPlaceholderText(tr("Find: text, /regex/ or bwd.std < 2^-14"));
    m_field->setToolTip(
        tr("Text or /regular expression/ over name, operator, module, shape and dtype, or a comparison "
           "such as bwd.std < 2^-14 and fwd.nans == 0. Enter: next, Shift+Enter: previous."));
    m_field->setAccessibleName(tr("Search"));
    m_field->setClearButtonEnabled(true);
    m_field->setFixedHeight(fieldHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_field->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("muted"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_count);
    connect(m_field, &QLineEdit::textChanged, this, &SearchField::search);
    connect(&m_document, &widgets::Document::graphChanged, this, &SearchField::search);
    connect(&m_document, &widgets::Document::selectionChanged, this, &SearchField::showCount);
    showCount();
}

void SearchField::focus()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void SearchField::search()
{
    const widgets::NodeSearch search(m_field->text());
    m_document.setHighlighted(search.hitsIn(m_document.graph()));
    const bool invalid = !search.error().isEmpty();
    if (m_field->property("invalid").toBool() != invalid) {
        m_field->setProperty("invalid", invalid);
        m_field->style()->unpolish(m_field);
        m_field->style()->polish(m_field);
    }
    m_count->setToolTip(search.error());
    showCount();
}

void SearchField::showCount()
{
    const auto& hits = m_document.highlighted();
    m_count->setVisible(!m_field->text().isEmpty());
    const auto at = m_document.selected() ? hits.find(*m_document.selected()) : hits.end();
    if (at == hits.end())
        m_count->setText(QString::number(hits.size()));
    else
        m_count->setText(tr("%1 of %2", "hit and number of hits")
                             .arg(std::distance(hits.begin(), at) + 1)
                             .arg(hits.size()));
}

void SearchField::step(int by)
{
    const auto& hits = m_document.highlighted();
    if (hits.empty())
        return;
    const graph::NodeId now =
        m_document.selected().value_or(by > 0 ? -1 : std::numeric_limits<graph::NodeId>::max());
    auto next = hits.begin();
    if (by > 0) {
        next = hits.upper_bound(now);
        if (next == hits.end())
            next = hits.begin();
    } else {
        next = hits.lower_bound(now);
        next = std::prev(next == hits.begin() ? hits.end() : next);
    }
    m_document.select(*next);
}

bool SearchField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace scalescope::app
