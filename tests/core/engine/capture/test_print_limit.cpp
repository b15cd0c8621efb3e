// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/print_limit.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <iostream>
#include <sstream>
#include <string>
#include <torch/csrc/jit/runtime/print_handler.h>
#include <vector>

using namespace scalescope;

namespace {

/// What reaches standard output of these prints, each as libtorch passes it on.
std::string writtenOf(const std::vector<std::string>& prints)
{
    std::ostringstream written;
    std::streambuf* const before = std::cout.rdbuf(written.rdbuf());
    for (const std::string& print : prints)
        torch::jit::getPrintHandler()(print);
    std::cout.rdbuf(before);
    return written.str();
}

} // namespace

class TestPrintLimit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // One function: what was printed counts for the whole process.
    void whatIsPastTheLimitIsCountedNotWritten()
    {
        engine::limitPrints(3, 1000);
        QCOMPARE(writtenOf({"one\n", "two\nthree\n"}), std::string("one\ntwo\nthree\n"));
        QCOMPARE(engine::printsLeftOut().lines, std::uint64_t(0));
        QCOMPARE(writtenOf({"four\n", "five\nsix\n"}), std::string());
        QCOMPARE(engine::printsLeftOut().lines, std::uint64_t(3));

        engine::limitPrints(1000, 20);
        QCOMPARE(writtenOf({"a long line\n", "more\n"}), std::string("a long line\n"));
        QCOMPARE(engine::printsLeftOut().lines, std::uint64_t(4));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestPrintLimit)
#include "test_print_limit.moc"
