// SPDX-License-Identifier: GPL-3.0-or-later
// A folder's tests are one program; each class in it runs by itself, under the name of its file:
// `tests_core test_last_part [FUNCTION]...`, as ctest calls it and with the options of Qt Test.
#pragma once

#include <QTest>
#include <string>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#endif

namespace scalescope::tests {

#ifdef QT_WIDGETS_LIB
using WholeApplication = QApplication;
#elif defined(QT_GUI_LIB)
using WholeApplication = QGuiApplication;
#else
using WholeApplication = QCoreApplication;
#endif

/// Gives an exit status. Of `arguments` the first is the program.
using TestMain = int (*)(int count, char** arguments);

/// Makes a function known to the program under a name, for its whole life.
struct RegisteredTest
{
    RegisteredTest(std::string name, TestMain main);
    /// The same under the name of a source file.
    static RegisteredTest ofFile(const char* file, TestMain main);
};

/// Runs a test class under an application of the given kind.
template <typename Application, typename Class>
int runClass(int count, char** arguments)
{
    if constexpr (requires { Class::initMain(); }) // as Qt Test's own main() would
        Class::initMain();
    Application application(count, arguments);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    Class test;
    return QTest::qExec(&test, count, arguments);
}

} // namespace scalescope::tests

// At the end of a test's file, before its moc. CLASS is a qualified name.
#define SCALESCOPE_TEST_OF(APPLICATION, CLASS)                                                               \
    namespace {                                                                                              \
    const auto SCALESCOPE_TEST_NAME(__COUNTER__) = scalescope::tests::RegisteredTest::ofFile(                \
        __FILE__, &scalescope::tests::runClass<APPLICATION, CLASS>);                                         \
    }
#define SCALESCOPE_TEST_NAME(NUMBER) SCALESCOPE_TEST_NAME_(NUMBER)
#define SCALESCOPE_TEST_NAME_(NUMBER) registeredTest##NUMBER

/// A test class for the application that its program's libraries have: with windows, if these draw any.
#define SCALESCOPE_TEST(CLASS) SCALESCOPE_TEST_OF(scalescope::tests::WholeApplication, CLASS)
/// A test class that needs neither windows nor fonts.
#define SCALESCOPE_TEST_WITHOUT_WINDOWS(CLASS) SCALESCOPE_TEST_OF(QCoreApplication, CLASS)
