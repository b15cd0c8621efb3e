// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help/guide.h"

#include "app/desktop/commands/commands.h"
#include "widgets/models/plain_text.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>
#include <QToolBar>
#include <QVBoxLayout>
#include <array>

namespace scalescope::app {

namespace {

const QLatin1String pages("qrc:/docs/");
const QLatin1String start("user-guide.md");

struct Place
{
    const char* object; ///< a name, or the class
    const char* page;
};

// What is inside comes before what is around it.
constexpr std::array places = {
    Place{"codeView", "user-guide.md#modules-and-code"},
    Place{"modulesView", "user-guide.md#modules-and-code"},
    Place{"compareView", "variants.md"},
    Place{"scalePlot", "user-guide.md#scale-plot"},
    Place{"graphView", "user-guide.md#the-graph"},
    Place{"scalescope::widgets::HeatMap", "user-guide.md#heat-map"},
    Place{"treeDock", "user-guide.md#tree-and-search"},
    Place{"inspectorDock", "user-guide.md#inspector"},
    Place{"problemsDock", "user-guide.md#problems"},
    Place{"nodesDock", "user-guide.md#losses-and-limits"},
    Place{"waterfallDock", "user-guide.md#waterfall"},
    Place{"causesDock", "bisect.md"},
    Place{"theoryDock", "theory.md"},
};

/// Markdown's blocks come without room between them.
QTextBlockFormat spaced(QTextBlockFormat format, qreal above, qreal below)
{
    format.setTopMargin(above);
    format.setBottomMargin(below);
    return format;
}

QAction* pageAction(QToolBar* bar, const QString& text, const QKeySequence& key)
{
    QAction* action = bar->addAction(text);
    action->setShortcut(key);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
    return action;
}

QDialog* makeGuide(QWidget* window, const Commands& commands)
{
    auto* guide = new QDialog(window);
    guide->setObjectName(QStringLiteral("guide"));
    guide->setWindowTitle(GuidePage::tr("Guide to Scalescope"));
    auto* page = new GuidePage(guide);
    auto* bar = new QToolBar(guide);
    QAction* back = pageAction(bar, GuidePage::tr("Back"), QKeySequence(QKeySequence::Back));
    QAction* forward = pageAction(bar, GuidePage::tr("Forward"), QKeySequence(QKeySequence::Forward));
    QAction* home = pageAction(bar, GuidePage::tr("Contents"), QKeySequence(Qt::ALT | Qt::Key_Home));
    QAction* shortcuts = commands["help.shortcuts"];
    shortcuts->setIconText(widgets::withoutMnemonic(shortcuts->text()));
    bar->addAction(shortcuts);
    back->setEnabled(false);
    forward->setEnabled(false);
    QObject::connect(back, &QAction::triggered, page, &QTextBrowser::backward);
    QObject::connect(forward, &QAction::triggered, page, &QTextBrowser::forward);
    QObject::connect(home, &QAction::triggered, page, [page] { page->show(QStringLiteral("index.md")); });
    QObject::connect(page, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    QObject::connect(page, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    auto* layout = new QVBoxLayout(guide);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(page);
    guide->resize(860, 680);
    return guide;
}

} // namespace

GuidePage::GuidePage(QWidget* parent) : QTextBrowser(parent)
{
    setAccessibleName(tr("Guide to Scalescope"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(16);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        const QUrl url = source().resolved(link);
        if (url.scheme() == QLatin1String("qrc"))
            setSource(url);
        else
            QDesktopServices::openUrl(url);
    });
}

void GuidePage::show(const QString& place)
{
    setSource(QUrl(pages + place));
}

QString GuidePage::anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower())
        if (letter.isLetterOrNumber() || letter == QLatin1Char('-') || letter == QLatin1Char('_'))
            anchor += letter;
        else if (letter.isSpace())
            anchor += QLatin1Char('-');
    return anchor;
}

QVariant GuidePage::loadResource(int type, const QUrl& name)
{
    QVariant loaded = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return loaded;
    QImage image;
    image.loadFromData(loaded.toByteArray());
    const int bar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
    const int room = viewport()->width() - bar - 2 * qRound(document()->documentMargin());
    if (!image.isNull() && image.width() > room && room > 0)
        image.setDevicePixelRatio(double(image.width()) / room);
    return image;
}

void GuidePage::doSetSource(const QUrl& url, QTextDocument::ResourceType /*type*/)
{
    const bool isPage = url.path().endsWith(QLatin1String(".md"));
    QTextBrowser::doSetSource(url, isPage ? QTextDocument::MarkdownResource : QTextDocument::UnknownResource);
    setUpBlocks();
    if (url.hasFragment())
        scrollToAnchor(url.fragment());
}

void GuidePage::setUpBlocks()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (block.blockFormat().headingLevel() == 0) {
            if (block.textList() == nullptr && cursor.currentTable() == nullptr)
                cursor.setBlockFormat(spaced(block.blockFormat(), 0, 8));
            continue;
        }
        cursor.setBlockFormat(spaced(block.blockFormat(), block == document()->begin() ? 0 : 18, 6));
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat named;
        named.setAnchor(true);
        named.setAnchorNames({anchorOf(block.text())});
        cursor.mergeCharFormat(named);
    }
}

QString guidePlaceOf(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget())
        for (const Place& place : places)
            if (widget->objectName() == QLatin1String(place.object) || widget->inherits(place.object))
                return QString::fromLatin1(place.page);
    return start;
}

void showGuide(QWidget* window, const Commands& commands, const QString& place)
{
    auto* guide = window->findChild<QDialog*>(QStringLiteral("guide"));
    if (guide == nullptr)
        guide = makeGuide(window, commands);
    guide->show();
    guide->raise();
    guide->activateWindow();
    auto* page = guide->findChild<GuidePage*>();
    page->show(place);
    page->setFocus();
}

} // namespace scalescope::app
