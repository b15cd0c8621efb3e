// SPDX-License-Identifier: GPL-3.0-or-later
// The script ./dev, with package managers that stand for the real ones.
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

class TestDev : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const QDir tree(scalescope::tests::sourcePath());
        QVERIFY(QDir(m_folder->path()).mkpath("tests/dev"));
        QStringList files = {"dev"};
        for (const QString& verb : QDir(tree.filePath("tests/dev")).entryList(QDir::Files))
            files << "tests/dev/" + verb;
        for (const QString& file : files)
            QVERIFY2(QFile::copy(tree.filePath(file), m_folder->filePath(file)), qPrintable(file));
        put("dpkg-query", "exit 1");
        put("sudo", "exec \"$@\"");
    }

    void settingUpPrintsALineAStep()
    {
        put("apt-get", "seq 1000; echo oh no >&2; [ \"$1\" = update ]");
        const QStringList lines = said({"build"});
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith("Installing Debian packages"), qPrintable(lines[0]));
        QVERIFY2(lines[0].contains(" cmake "), qPrintable(lines[0]));
        QCOMPARE(lines[1],
                 QString("apt-get could not install the packages; what it said is in build/packages.log"));
        const QByteArray log = logged("build/packages.log");
        QCOMPARE(log.count("\n1000\n"), 2);
        QVERIFY(log.contains("oh no"));
        QVERIFY(log.contains("apt-get install"));
    }

    void aFailedUpdateIsSaidToo()
    {
        put("apt-get", "echo no network; exit 1");
        const QStringList lines = said({"build"});
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[1],
                 QString("apt-get update failed, so that packages may not be found; what it said is in "
                         "build/packages.log"));
        QCOMPARE(logged("build/packages.log").count("no network"), 2);
    }

    void aBuildTellsHowFarItIs()
    {
        putTools();
        put("ninja",
            "case \"$*\" in\n*--quiet*) ;;\n"
            "*' -n'*) printf '[1/3] Building CXX object a\\n[2/3] Building CXX object b\\n[3/3] Linking\\n' "
            ";;\n"
            "*) printf '%sBuilding CXX object a\\nthis is odd\\n%sBuilding CXX object b\\n' $NINJA_STATUS "
            "$NINJA_STATUS ;;\nesac");
        QCOMPARE(said({"build"}, 0).filter("odd"), QStringList{"this is odd"});
        QCOMPARE(said({"build"}, 0).filter("Compiling"), QStringList()); // a line a minute
        if (QStandardPaths::findExecutable("script").isEmpty())
            QSKIP("script, which makes a terminal, is not installed.");
        const QString shown = saidOnATerminal({"build"}).join('\n');
        QVERIFY2(shown.contains("Compiling 1 of 2, "), qPrintable(shown));
        QVERIFY2(shown.contains("this is odd"), qPrintable(shown));
        QVERIFY2(shown.contains("Linking"), qPrintable(shown));
    }

    void packagesTellHowFarTheyAre()
    {
        if (QStandardPaths::findExecutable("script").isEmpty())
            QSKIP("script, which makes a terminal, is not installed.");
        putTools();
        put("apt-get", "echo Get:1; [ $1 = update ] && exit 0\n"
                       "until grep -q 'packages$' told; do :; done 2>/dev/null\n"
                       "echo '0 upgraded, 2 newly installed, 0 to remove and 0 not upgraded.'\n"
                       "echo Get:1; echo Get:2; echo Unpacking a; echo Unpacking b; echo Setting up a; echo "
                       "Setting up b\n"
                       "until grep -q '2 of 2' told; do :; done 2>/dev/null");
        // It ends when what it did was shown.
        put("awk", "/usr/bin/awk \"$@\" | tee told");
        const QString shown = saidOnATerminal({"build"}).join('\n');
        QVERIFY2(shown.contains("Installing packages: 2 of 2"), qPrintable(shown));
        QVERIFY2(!shown.contains("of 0"), qPrintable(shown));
    }

    void theWheelOfAnotherPythonHasTheSameLibrary()
    {
        putTools();
        put("python3", "[ \"$3\" != --version ] || exit 0\n"
                       "case \"$*\" in *--python-version*) ;; *) exit 1 ;; esac\n"
                       "while [ $1 != --target ]; do shift; done\n"
                       "mkdir -p $2/torch/share/cmake/Torch\n"
                       "touch $2/torch/__init__.py $2/torch/share/cmake/Torch/TorchConfig.cmake");
        put("wheel", "SCALESCOPE_TORCH=wheel exec \"${0%/*}/dev\" \"$@\"");
        QVERIFY(said(m_folder->filePath("wheel"), {"build"}, 0).contains("Configuring build/release"));
        QVERIFY(
            QFileInfo::exists(m_folder->filePath("build/torch/torch/share/cmake/Torch/TorchConfig.cmake")));
        QVERIFY(!QFileInfo::exists(m_folder->filePath("build/torch/torch/__init__.py")));
    }

    void theLintReachesSourcesThroughHeaders()
    {
        if (QStandardPaths::findExecutable("git").isEmpty())
            QSKIP("git is not installed.");
        putTools();
        source("core/table.def", "ROW(one)");
        source("core/declare.h", "#define TABLE \"core/table.def\"");
        source("core/all.h", "#include \"core/declare.h\"");
        source("core/through.cpp", "#include \"core/all.h\"");
        source("core/beside.cpp", "#include \"all.h\"");
        source("core/alone.cpp", "");
        source("core/changed.cpp", "");
        git({"init", "-q"});
        git({"add", "."});
        git({"commit", "-q", "-m", "All"});
        source("core/table.def", "ROW(two)");
        source("core/changed.cpp", "int changed;");
        source("core/another.cpp", "");
        const QStringList changed = {"core/another.cpp", "core/changed.cpp"};
        QCOMPARE(lookedAt({"lint", "--most", "2"}), changed);
        QCOMPARE(lookedAt({"lint"}), QStringList({"core/another.cpp", "core/beside.cpp", "core/changed.cpp",
                                                  "core/through.cpp"}));
        source("core/declare.h", "// LACKS an include");
        const QStringList lines = said({"lint"});
        QVERIFY2(lines.contains("// LACKS an include"), qPrintable(lines.join('\n')));
    }

    void aReferenceOfFewModelsIsNone()
    {
        putTools();
        write("tests/reference/requirements.txt", "torch\n");
        write("build/reference/requirements.txt", "torch\n");
        put("build/reference/python/bin/python",
            "echo vit.pt: left out: KeyError; mkdir -p build/reference/models; "
            "printf 'file\\none.pt\\ntwo.pt\\n' >build/reference/models/MANIFEST.tsv");
        const QStringList lines = said({"reference"});
        QVERIFY2(lines.contains("vit.pt: left out: KeyError"), qPrintable(lines.join('\n')));
        QCOMPARE(lines.last(),
                 QString("build/reference/models has only 2 models, and 60 are wanted; what was said is in "
                         "build/reference/models.log. Without build/reference/models they are made anew."));
    }

    void benchmarksGetTheBaselineAndGiveOneJson()
    {
        putTools();
        for (const char* program : {"scalescope-bench", "scalescope-bench-window"})
            put(QString("build/release/tests/") + program,
                "echo \"$@\"\nprintf '[\\n  {\"name\": \"a\"}\\n]\\n' >$2");
        const QString before = m_folder->filePath("before.json");
        const QStringList lines =
            said({"bench", "--baseline", before, "--json", m_folder->filePath("now.json"), "kernel"}, 0);
        const QString rest = " --baseline " + before + " kernel";
        QVERIFY2(lines.contains("--json build/scalescope-bench.json" + rest), qPrintable(lines.join('\n')));
        QVERIFY(lines.contains("--json build/scalescope-bench-window.json" + rest));
        QCOMPARE(logged("now.json"), QByteArray("[\n  {\"name\": \"a\"},\n  {\"name\": \"a\"}\n]\n"));
    }

    void testsOfALabelAreBuiltAndRunAlone()
    {
        putTools();
        put("ninja", "echo \"ninja $@\"");
        put("ctest",
            "mkdir -p build/asan/Testing/Temporary; touch build/asan/Testing/Temporary/LastTest.log; "
            "echo \"ctest $@\"");
        const QStringList lines = said({"test", "--preset", "asan", "--label", "core/engine", "npy"}, 0);
        const QString built = lines.filter("ninja ").join('\n');
        QVERIFY2(built.contains("-C build/asan ") && built.endsWith(" tests_of_core_engine"),
                 qPrintable(built));
        const QString run = lines.filter("ctest ").join('\n');
        QVERIFY2(run.endsWith(" -L ^core/engine$ -R npy"), qPrintable(run));
    }

    void linesThatTestsMissAreLookedForInFolders()
    {
        putTools();
        put("ninja", "echo \"ninja $@\"");
        put("ctest", "echo \"ctest $@\"");
        put("python3", "echo \"python3 $@\"; exit 1");
        write("build/coverage/old.gcda", "");
        const QStringList lines = said({"coverage", "core/job"}, 1);
        QVERIFY2(lines.filter("ninja ").join('\n').contains("-C build/coverage "),
                 qPrintable(lines.join('\n')));
        QCOMPARE(lines.last(), QString("python3 -B tests/coverage/error_paths.py build/coverage core/job"));
        QVERIFY(logged("build/coverage/tests.log").contains("-L ^core$"));
        QVERIFY(!QFileInfo::exists(m_folder->filePath("build/coverage/old.gcda")));
        QVERIFY(said({"coverage"}, 1).last().endsWith(" core/text core/engine/load"));
        put("ctest", "exit 8");
        QVERIFY(said({"coverage"}).last().startsWith("Tests failed"));
    }

    void fuzzersShareTheTimeAndSayWhatTheyFound()
    {
        putTools();
        put("python3", "");
        write("tests/fuzz/corpus/bad/seed", "a");
        write("tests/fuzz/corpus/good/seed", "a");
        put("build/fuzz/bin/fuzz_bad", "echo heap-buffer-overflow; exit 1");
        put("build/fuzz/bin/fuzz_good", "echo \"$@\"; echo 'stat::number_of_executed_units: 7'");
        const QStringList lines = said({"fuzz", "all", "10"});
        QVERIFY2(lines.contains("heap-buffer-overflow"), qPrintable(lines.join('\n')));
        QVERIFY2(lines.contains("good: 7 inputs"), qPrintable(lines.join('\n')));
        QVERIFY2(lines.last().startsWith("Inputs that were found"), qPrintable(lines.join('\n')));
        QVERIFY(logged("build/fuzz/good.log").contains("-max_total_time=5 "));
        QCOMPARE(said({"fuzz", "good", "10"}, 0).last(), QString("good: 7 inputs"));
        QVERIFY(logged("build/fuzz/good.log").contains("-max_total_time=10 "));
        QVERIFY(said({"fuzz", "other"}).last().startsWith("There is no fuzzer other"));
    }

private:
    /// Tools that find nothing, and a clang-tidy that names its file.
    void putTools() const
    {
        for (const char* tool :
             {"apt-get", "ninja", "codespell", "appstreamcli", "desktop-file-validate", "clang++-19"})
            put(tool, "");
        put("sudo", "exec \"$@\"");
        put("cmake", "mkdir -p build/lint\n"
                     "echo '[{\"directory\": \".\", \"command\": \"c++ -o a\", \"file\": \"/a.cpp\"}]' "
                     ">build/lint/compile_commands.json");
        put("c++", "while [ $1 != -include ]; do shift; done; ! grep LACKS \"$2\" >&2");
        const QByteArray version = "[ $1 != --version ] || exec sed -n 's/^clang_TOOL_version=/ /p' dev\n";
        put("build/lint-tools/clang_format/data/bin/clang-format",
            QByteArray(version).replace("TOOL", "format"));
        put("build/lint-tools/clang_tidy/data/bin/clang-tidy",
            QByteArray(version).replace("TOOL", "tidy") + "for file; do :; done; echo \"looked at $file\"");
        write("torch/share/cmake/Torch/TorchConfig.cmake", "");
        write(".gitignore", "/build/\n/torch/\n");
    }

    void put(const QString& name, const QByteArray& body) const
    {
        write(name, "#!/bin/sh\n" + body + "\n");
        QFile::setPermissions(m_folder->filePath(name),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void write(const QString& path, const QByteArray& text) const
    {
        QFile file(m_folder->filePath(path));
        if (!QFileInfo(file).dir().mkpath(".") || !file.open(QFile::WriteOnly))
            qFatal("a file can't be written");
        file.write(text);
    }

    /// A source below the folder, with its licence.
    void source(const QString& path, const QByteArray& text) const
    {
        write(path, "// SPDX-License-Identifier: GPL-3.0-or-later\n" + text + "\n");
    }

    void git(const QStringList& arguments) const
    {
        QCOMPARE(QProcess::execute("git", QStringList{"-C", m_folder->path(), "-c", "user.name=a", "-c",
                                                      "user.email=a@example.org"} +
                                              arguments),
                 0);
    }

    [[nodiscard]] QByteArray logged(const QString& name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The lines that ./dev prints, which ends with that status.
    [[nodiscard]] QStringList said(const QStringList& arguments, int status = 2) const
    {
        return said(m_folder->filePath("dev"), arguments, status);
    }

    /// The same where it writes to a terminal.
    [[nodiscard]] QStringList saidOnATerminal(const QStringList& arguments) const
    {
        return said("script", {"-qec", m_folder->filePath("dev") + ' ' + arguments.join(' '), "/dev/null"},
                    0);
    }

    [[nodiscard]] QStringList said(const QString& program, const QStringList& arguments, int status) const
    {
        QProcess dev;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", m_folder->path() + ':' + environment.value("PATH"));
        environment.insert("SCALESCOPE_TORCH", m_folder->filePath("torch"));
        dev.setProcessEnvironment(environment);
        dev.setProcessChannelMode(QProcess::MergedChannels);
        dev.start(program, arguments);
        if (!dev.waitForFinished(60000) || dev.exitCode() != status)
            return {QStringLiteral("exit status %1").arg(dev.exitCode())};
        return QString::fromUtf8(dev.readAll()).split('\n', Qt::SkipEmptyParts);
    }

    /// What ./dev gave to clang-tidy.
    [[nodiscard]] QStringList lookedAt(const QStringList& arguments) const
    {
        QStringList files = said(arguments, 0).filter("looked at ");
        files.replaceInStrings("looked at ", "");
        files.sort();
        return files;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestDev)
#include "test_dev.moc"
