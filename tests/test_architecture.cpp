// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <vector>

namespace {

/// One rule of docs/architecture.md: files below `folder`, but not below `except`, must not include what
/// `forbidden` matches.
struct Rule
{
    QString name;
    QString folder;
    QStringList except;
    QRegularExpression forbidden;
};

QRegularExpression includeOf(const QString& header)
{
    return QRegularExpression("^\\s*#\\s*include\\s*[<\"](" + header + ")");
}

/// Folders below `folder`, from the ground up: each includes only those that stand before it. Headers that
/// lie in `folder` itself stand on all of them where `ownAreAbove`; else they belong to the first.
struct Order
{
    QString folder;
    QStringList layers;
    bool ownAreAbove = false;
};

/// As docs/architecture.md draws them, which is where they are said: a folder, those in it, and what stands
/// on them in brackets.
std::vector<Order> drawnOrders()
{
    QFile page(scalescope::tests::sourcePath("docs/architecture.md"));
    if (!page.open(QFile::ReadOnly))
        return {};
    static const QRegularExpression drawing("```text\n(core  .*?)```",
                                            QRegularExpression::DotMatchesEverythingOption);
    const QString drawn = drawing.match(QString::fromUtf8(page.readAll())).captured(1);
    std::vector<Order> all;
    for (const QString& line : drawn.split('\n', Qt::SkipEmptyParts)) {
        QStringList words = line.split(' ', Qt::SkipEmptyParts);
        if (!line.startsWith(' '))
            all.push_back({words.takeFirst() + "/", {}});
        for (const QString& word : words) {
            all.back().ownAreAbove = all.back().ownAreAbove || word.startsWith('(');
            if (!all.back().ownAreAbove)
                all.back().layers << word;
        }
    }
    return all;
}

const std::vector<Order>& orders()
{
    static const std::vector<Order> all = drawnOrders();
    return all;
}

QStringList foldersOf(const Order& order)
{
    QStringList folders;
    for (const QString& layer : order.layers)
        folders << order.folder + layer + "/";
    return folders;
}

std::vector<Rule> rulesOf(const Order& order)
{
    std::vector<Rule> rules;
    for (qsizetype i = 0; i < order.layers.size(); ++i) {
        const QString& layer = order.layers[i];
        QStringList above;
        for (const QString& later : order.layers.mid(i + 1))
            above << later + "/";
        if (order.ownAreAbove)
            above << "[^/]+\\.h";
        const QRegularExpression forbidden = includeOf(order.folder + "(?:" + above.join('|') + ")");
        if (!above.isEmpty())
            rules.push_back({order.folder + layer + " knows nothing that stands on it",
                             order.folder + layer + "/",
                             {},
                             forbidden});
        if (i == 0 && !order.ownAreAbove)
            rules.push_back({"what lies in " + order.folder + " itself knows its first folder alone",
                             order.folder, foldersOf(order), forbidden});
    }
    return rules;
}

const std::vector<Rule>& folderRules()
{
    // Qt's headers, also through their folders: <QString>, <QtGui/QColor>, <qglobal.h>, <qcustomplot.h>.
    static const QString qt = "Q[A-Z]|Qt[A-Z]|q[a-z]+\\.h";
    static const std::vector<Rule> all = {
        {"libtorch stays in core/engine",
         "",
         {"core/engine/", "tests/core/engine/", "tests/benchmarks/"},
         includeOf("torch/|ATen/|c10/|caffe2/")},
        {"core has no Qt", "core/", {}, includeOf(qt)},
        {"core knows neither widgets nor app", "core/", {}, includeOf("widgets/|app/")},
        {"widgets do not know the engine", "widgets/", {}, includeOf("core/engine/")},
        {"widgets do not know app", "widgets/", {}, includeOf("app/")},
        {"only the engine's program knows the engine", "app/", {"app/engine/"}, includeOf("core/engine/")},
        {"the engine's program has no Qt", "app/engine/", {}, includeOf(qt)},
        {"the runner needs Qt Core alone",
         "app/runner/",
         {},
         includeOf(
             "QtWidgets/|QtGui/|QWidget|QApplication|QGuiApplication|QColor|QFont|QImage|QPainter|widgets/")},
        {"models have no widgets",
         "widgets/models/",
         {},
         includeOf("QtWidgets/|QWidget|QApplication|QGraphics|QPushButton|QLabel|QMenu|QTableView|QTreeView|"
                   "QHeaderView|QStyle|QMainWindow|QDialog")},
        {"layout has no widgets",
         "widgets/layout/",
         {},
         includeOf("QtWidgets/|QWidget|QApplication|QGraphics|QStyle")},
        {"what views share knows no view",
         "widgets/scale/",
         {},
         includeOf("widgets/(?!scale/|theme/|models/)")},
        {"the commands do not know the window", "app/cli/", {}, includeOf("app/(?:desktop|runs|settings)/")},
        {"nobody knows the engine's program", "app/", {"app/engine/"}, includeOf("app/engine/")},
        {"the engine's program does not know who runs it", "app/engine/", {}, includeOf("app/runner/")},
        {"graphs are values", "core/graph/", {}, includeOf("core/(?!graph/|message/|[^/]+\\.h)")},
        {"unit scaling stands on what transforms share",
         "core/engine/transform/",
         {"core/engine/transform/unit_scale/"},
         includeOf("core/engine/transform/unit_scale/")},
    };
    return all;
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n') : QStringList();
}

/// A library as the table of docs/architecture.md calls it, and its headers.
struct Library
{
    QString name;
    QString headers;
};

const std::vector<Library>& libraries()
{
    static const std::vector<Library> all = {
        {"JSON", "nlohmann/"},
        {"RE2", "re2/"},
        {"SQLite", "SQLiteCpp/|sqlite3\\.h"},
        {"zlib", "zlib\\.h"},
        {"libzip", "zip\\.h"},
        {"CLI11", "CLI/"},
        {"QCustomPlot", "qcustomplot\\.h"},
        {"libtorch", "torch/|ATen/|c10/|caffe2/"},
    };
    return all;
}

/// A row of that table: "core/graph/" for a folder, "core/" for what lies in it itself or has no row, and
/// what of the libraries stands in its last column.
struct Row
{
    QStringList folders;
    QStringList libraries;
};

QStringList foldersIn(const QString& cell)
{
    static const QRegularExpression named("`([^`]+)`");
    QStringList folders;
    for (const QRegularExpressionMatch& match : named.globalMatch(cell))
        folders << match.captured(1).remove(QRegularExpression("/?\\*.*$")) + "/";
    return folders;
}

std::vector<Row> tableOfFolders(const QStringList& document)
{
    std::vector<Row> rows;
    QStringList above;
    for (const QString& line : document) {
        const QStringList cells = line.split(" | ");
        if (!line.startsWith("| `") || cells.size() != 3)
            continue;
        Row row{foldersIn(cells.first()), {}};
        if (cells.last().contains("all of the above"))
            row.libraries = above;
        for (const Library& library : libraries())
            if (cells.last().contains(QRegularExpression("\\b" + library.name + "\\b")))
                row.libraries << library.name;
        above += row.libraries;
        rows.push_back(row);
    }
    return rows;
}

/// One rule for each folder of the table and each library that its row does not name.
std::vector<Rule> rulesOfTable()
{
    const std::vector<Row> table =
        tableOfFolders(linesOf(scalescope::tests::sourcePath("docs/architecture.md")));
    QStringList all;
    for (const Row& row : table)
        all += row.folders;
    std::vector<Rule> rules;
    for (const Row& row : table)
        for (const QString& folder : row.folders)
            for (const Library& library : libraries())
                if (!row.libraries.contains(library.name)) {
                    const QStringList below = all.filter(QRegularExpression("^" + folder + "."));
                    rules.push_back(
                        {folder + " is without " + library.name, folder, below, includeOf(library.headers)});
                }
    return rules;
}

const std::vector<Rule>& rules()
{
    static const std::vector<Rule> all = [] {
        std::vector<Rule> rules = folderRules();
        for (const Rule& rule : rulesOfTable())
            rules.push_back(rule);
        for (const Order& order : orders())
            for (const Rule& rule : rulesOf(order))
                rules.push_back(rule);
        return rules;
    }();
    return all;
}

/// Paths below `folder`, as the project writes them: "core/graph/graph.h".
QStringList filesBelow(const QString& root, const QString& folder, const QStringList& patterns)
{
    QStringList files;
    QDirIterator found(root + "/" + folder, patterns, QDir::Files | QDir::Hidden,
                       QDirIterator::Subdirectories);
    while (found.hasNext())
        files << QDir(root).relativeFilePath(found.next());
    files.sort();
    return files;
}

QStringList sourceFiles(const QString& root)
{
    QStringList files;
    for (const char* folder : {"core", "widgets", "app", "tests"})
        files += filesBelow(root, folder, {"*.cpp", "*.h", "*.def"});
    return files;
}

/// "core/graph/graph.h:3: #include <QString>" for each include that the rule forbids.
QStringList violations(const Rule& rule, const QString& root, const QStringList& files)
{
    QStringList found;
    for (const QString& file : files) {
        const auto contains = [&file](const QString& folder) { return file.startsWith(folder); };
        if (!file.startsWith(rule.folder) || std::ranges::any_of(rule.except, contains))
            continue;
        const QStringList lines = linesOf(root + "/" + file);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (rule.forbidden.match(lines[i]).hasMatch())
                found << QString("%1:%2: %3").arg(file).arg(i + 1).arg(lines[i].trimmed());
        }
    }
    return found;
}

} // namespace

class TestArchitecture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesIncludeOnlyWhatTheirFolderMay_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < rules().size(); ++i)
            QTest::newRow(qPrintable(rules()[i].name)) << static_cast<int>(i);
    }
    void filesIncludeOnlyWhatTheirFolderMay()
    {
        QFETCH(int, index);
        const QStringList files = sourceFiles(scalescope::tests::sourcePath());
        QVERIFY(files.size() > 50);
        const QStringList found =
            violations(rules()[static_cast<std::size_t>(index)], scalescope::tests::sourcePath(), files);
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }

    void everyFolderHasItsPlace_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < orders().size(); ++i)
            QTest::newRow(qPrintable(orders()[i].folder)) << static_cast<int>(i);
    }
    void everyFolderHasItsPlace()
    {
        QFETCH(int, index);
        const Order& order = orders()[static_cast<std::size_t>(index)];
        QStringList there =
            QDir(scalescope::tests::sourcePath(order.folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QStringList listed = order.layers;
        there.sort();
        listed.sort();
        QCOMPARE(there, listed);
    }

    void aForbiddenIncludeIsFound_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("forbidden");
        const auto row = [](const char* file, const char* line, bool forbidden) {
            QTest::addRow("%s in %s", line, file) << QString(file) << QString(line) << forbidden;
        };
        row("core/graph/x.h", "#include <QString>", true);
        row("core/graph/x.h", "#  include <QtCore/QString>", true);
        row("core/engine/x.cpp", "#include <torch/script.h>", false);
        row("core/graph/x.h", "#include <torch/script.h>", true);
        row("widgets/models/x.h", "#include <QWidget>", true);
        row("widgets/models/x.h", "#include <QAbstractItemModel>", false);
        row("widgets/table/x.h", "#include <QWidget>", false);
        row("core/job/x.cpp", "#include \"core/sheet/tables.h\"", true);
        row("core/report/x.cpp", "#include \"core/job/spec.h\"", false);
        row("core/formats/x.cpp", "#include \"core/engine/engine.h\"", true);
        row("core/engine/load/x.cpp", "#include \"core/engine/capture/calls.h\"", true);
        row("core/engine/track/x.cpp", "#include \"core/engine/tracked_run.h\"", true);
        row("core/engine/track/x.cpp", "#include \"core/engine/program/program.h\"", false);
        row("core/engine/info.cpp", "#include \"core/engine/suggest/search.h\"", false);
        row("core/result.cpp", "#include \"core/sheet/tables.h\"", true);
        row("core/result.cpp", "#include \"core/message/message.h\"", false);
        row("core/message/x.def", "#include \"core/job/job.h\"", true);
        row("core/graph/x.cpp", "#include \"core/text/json_text.h\"", true);
        row("core/graph/x.cpp", "#include <nlohmann/json.hpp>", true);
        row("core/result.cpp", "#include <nlohmann/json.hpp>", true);
        row("core/job/x.cpp", "#include <nlohmann/json.hpp>", false);
        row("core/job/x.cpp", "#include <sqlite3.h>", true);
        row("core/runfile/x.cpp", "#include <SQLiteCpp/Database.h>", false);
        row("widgets/models/x.cpp", "#include <qcustomplot.h>", true);
        row("app/runner/x.cpp", "#include <CLI/CLI.hpp>", true);
        row("app/cli/x.cpp", "#include <CLI/CLI.hpp>", false);
        row("core/engine/transform/recognise.cpp", "#include \"core/engine/transform/unit_scale/rule.h\"",
            true);
        row("app/desktop/x.h", "#include \"core/engine/engine.h\"", true);
        row("app/engine/main.cpp", "#include \"core/engine/engine.h\"", false);
    }
    void aForbiddenIncludeIsFound()
    {
        QFETCH(QString, file);
        QFETCH(QString, line);
        QFETCH(bool, forbidden);
        const QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkpath(QFileInfo(file).path()));
        QFile written(root.filePath(file));
        QVERIFY(written.open(QFile::WriteOnly));
        written.write("// A first line.\n" + line.toUtf8() + "\n");
        written.close();
        const bool found = std::ranges::any_of(
            rules(), [&](const Rule& rule) { return !violations(rule, root.path(), {file}).isEmpty(); });
        QCOMPARE(found, forbidden);
    }

    void everyFileSaysItsLicence()
    {
        const QString root = scalescope::tests::sourcePath();
        QStringList files = sourceFiles(root) +
                            filesBelow(root, "resources", {"*.py", "*.svg", "*.xml", "*.txt"}) +
                            filesBelow(root, "docs", {"*.md"}) + filesBelow(root, ".ci", {"*"});
        for (const char* folder : {"core", "widgets", "app", "tests", "translations"})
            files += filesBelow(root, folder, {"CMakeLists.txt", "*.sh", "*.py"});
        files += {"CMakeLists.txt", "dev", "README.md"};
        QStringList without;
        for (const QString& file : files) {
            const QString start = linesOf(root + "/" + file).mid(0, 4).join('\n');
            if (!start.contains("SPDX-License-Identifier: GPL-3.0-or-later"))
                without << file;
        }
        QVERIFY2(without.isEmpty(), qPrintable("\n" + without.join('\n')));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestArchitecture)
#include "test_architecture.moc"
