// SPDX-License-Identifier: GPL-3.0-or-later
// A folder full of files that wrong calls are about, and the program run in it.
#pragma once

#include "core/runfile/run_writer.h"
#include "tests/app/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <memory>

namespace scalescope::tests {

/// Models, arrays, run files and other files, good and bad, in the current folder of the program.
class WrongCallFolder
{
public:
    WrongCallFolder()
    {
        makeModels();
        makeArrays();
        makeRuns();
        program.file("bad.json", "{\"x\": ");
        program.file("empty.json", "");
        program.file("number.json", "3");
        program.file("nested.json", R"({"x": {"y": [1, "randn:["]}})");
        program.file("twice.json", R"({"x": "randn:[4,64]", "x": "ones:[4,64]"})");
        program.file("large.json", R"({"x": 99999999999999999999})");
        program.file("text.txt", "hello");
        QDir(program.folder.path()).mkdir("folder");
        QDir(program.folder.path()).mkdir("folder.csv");
        QDir(program.folder.path()).mkdir("folder.npy");
        QFile::link("/dev/null", program.folder.filePath("device.csv"));
        QFile::link("/dev/null", program.folder.filePath("device.scales"));
        QFile::link("text.npy", program.folder.filePath("same.npy"));
        QFile::link("t.csv", program.folder.filePath("soon.csv"));
    }

    /// What is in the folder: a hash of each file by its name.
    [[nodiscard]] QMap<QString, QByteArray> contents() const
    {
        QMap<QString, QByteArray> found;
        QDirIterator files(program.folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const bool readable = file.open(QFile::ReadOnly);
            found[QDir(program.folder.path()).relativeFilePath(file.fileName())] =
                readable ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Md5)
                         : QByteArray("-");
        }
        return found;
    }

    Program program;

private:
    void makeModels()
    {
        for (const char* name : {"mlp.pt", "dict_tuple.pt"})
            QFile::copy(examplePath(name), program.folder.filePath(name));
        QFile::copy(sourcePath("resources/examples/nn.py"), program.folder.filePath("nn.py"));
        build("types",
              "class Types:\n    def forward(self, n: int, f: float, b: bool, s: str, o: Optional[int], "
              "l: List[int], d: Dict[str, float], u: Union[int, str]):\n        return n\n"
              "    def add(self, n: int):\n        return n\n    def nothing(self):\n        return 1\n");
        build("other", "class Other:\n    def encode(self, n: int):\n        return n\n");
        build("raises", "class Raises:\n    def forward(self, x: Tensor):\n"
                        "        assert x.size(0) == 3, \"three rows are wanted\"\n        return x\n");
    }

    /// A model compiled from a source text.
    void build(const QString& name, const QByteArray& source)
    {
        const QString path = program.file(name + ".py", source);
        QProcess engine;
        engine.start(programPath("scalescope-engine"),
                     {"--build-example", path, program.folder.filePath(name + ".pt")});
        engine.waitForFinished(120000);
        if (engine.exitCode() != 0)
            qFatal("a model can't be built: %s", engine.readAllStandardError().constData());
    }

    void makeArrays()
    {
        const QDir arrays(sourcePath("tests/data"));
        for (const char* name : {"npy/float32.npy", "npy/int8.npy", "npy/text.npy", "npy/stored.npz",
                                 "pt/dict.pt", "pt/object.pt", "pt/old_format.pt", "pt/tensor.pt"})
            QFile::copy(arrays.filePath(name), program.folder.filePath(QString(name).section('/', 1)));
        const auto head = [&](const char* name, int bytes) {
            QFile file(arrays.filePath(name));
            return file.open(QFile::ReadOnly) ? file.read(bytes) : QByteArray();
        };
        program.file("cut_header.npy", head("npy/float32.npy", 100));
        program.file("cut.npy", head("npy/float32.npy", 140));
        program.file("cut.npz", head("npy/stored.npz", 200));
        program.file("cut.pt", head("pt/tensor.pt", 300));
        program.file("cut_old.pt", head("pt/old_format.pt", 250));
        program.file("text.npy", "hello, this is no array");
        program.file("text.npz", "hello");
        program.file("text.pt", "hello");
        program.file("empty.npy", "");
        QFile::copy(arrays.filePath("npy/text.npy"), program.folder.filePath("words.npy"));
    }

    void makeRuns()
    {
        const auto run = sampleRun();
        auto writer = runfile::RunWriter::create(program.folder.filePath("run.scales").toStdString());
        if (!writer)
            qFatal("the run can't be written");
        writer->setFacts(run->facts);
        for (const graph::Node& node : run->graph.nodes)
            writer->addNode(node);
        if (!writer->finish(graph::RunStatus::Done))
            qFatal("the run can't be finished");
        QFile file(program.folder.filePath("run.scales"));
        QByteArray bytes = file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
        program.file("cut.scales", bytes.left(5000));
        program.file("damaged.scales", QByteArray(bytes).replace(4096, 4096, QByteArray(4096, '\xff')));
        bytes[63] = 99; // SQLite's user_version, which the run file's version is
        program.file("newer.scales", bytes);
        program.file("empty.scales", "");
        program.file("text.scales", "hello");
        program.file("old.scales", "an older run that stays");
    }
};

/// Whether a text is a pattern's, in which * stands for anything.
inline bool matches(const QString& text, const QString& pattern)
{
    QString expression = QRegularExpression::escape(pattern);
    expression.replace("\\*", ".*");
    return QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(text).hasMatch();
}

/// The words of a line; '' is an empty word, ~ a space within one.
inline QStringList wordsOf(const QString& line)
{
    QStringList words = line.split(' ', Qt::SkipEmptyParts);
    for (QString& word : words)
        word = word == "''" ? QString() : word.replace('~', ' ');
    return words;
}

/// The columns of a table of wrong calls.
inline void addWrongCallColumns()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("left"); ///< the run file that keeps what was recorded before
}

inline void wrongCall(const char* name, const QString& line, int status, const QString& sentence,
                      const QString& left = {})
{
    QTest::newRow(name) << line << status << sentence << left;
}

/// Runs the program. What is not as it must be: the one sentence, the status, nothing on standard output, and
/// a folder that is as it was but for the file `left`, which is removed. Empty where all is well.
inline QString complaintAbout(WrongCallFolder& folder, const QString& line, int status,
                              const QString& sentence, const QString& left)
{
    const auto before = folder.contents();
    const Ended ended = folder.program.run(wordsOf(line));
    if (!isOneSentence(ended.errors))
        return "not one sentence: " + ended.errors;
    if (!matches(ended.errors.chopped(1), sentence))
        return "said: " + ended.errors + "expected: " + sentence;
    if (ended.status != status)
        return QStringLiteral("exit status %1 instead of %2").arg(ended.status).arg(status);
    if (!left.isEmpty() && !QFile::remove(folder.program.folder.filePath(left)))
        return left + " was not kept";
    if (left.isEmpty() && !ended.output.isEmpty())
        return "on standard output: " + ended.output;
    const auto after = folder.contents();
    return after == before ? QString() : "files changed: " + after.keys().join(' ');
}

} // namespace scalescope::tests
