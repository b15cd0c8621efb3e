// SPDX-License-Identifier: GPL-3.0-or-later
// The guide in a window of its own: the pages of docs/, which the program brings along.
#pragma once

#include <QTextBrowser>

namespace scalescope::app {

class Commands;

/// A page of Markdown, with a name at each heading that links can lead to, and pictures as wide as the page
/// at most.
class GuidePage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuidePage(QWidget* parent = nullptr);

    /// The page of docs/, or its part: "user-guide.md#heat-map".
    void show(const QString& place);
    QVariant loadResource(int type, const QUrl& name) override;
    /// "What if: a scale" as links have it: "what-if-a-scale".
    [[nodiscard]] static QString anchorOf(const QString& heading);

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;

private:
    /// Names the headings, and puts room between blocks.
    void setUpBlocks();
};

/// The part of the guide on what `widget` is in, the whole guide where there is none.
QString guidePlaceOf(const QWidget* widget);

inline constexpr auto guideToInputs = "user-guide.md#inputs";

/// Opens the guide of `window`, or brings it to the front, at that place.
void showGuide(QWidget* window, const Commands& commands, const QString& place);

} // namespace scalescope::app
