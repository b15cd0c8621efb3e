// SPDX-License-Identifier: GPL-3.0-or-later
// Which numbers follow the language, and which have a point in each.
#include "core/message/say_inputs.h"
#include "core/message/say_report.h"
#include "core/report/text/error_sentence.h"
#include "core/report/text/problem_clauses.h"
#include "core/text/number_text.h"
#include "tests/support/test_class.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/error_text.h"
#include "widgets/models/field_text.h"
#include "widgets/models/localized_number.h"
#include "widgets/models/message_text.h"

#include <QTest>

namespace scalescope::tests {

using namespace widgets;

namespace {

graph::TensorError tensorError()
{
    graph::TensorError error;
    error.sqnr = 26.07;
    error.relativeError = 0.0497;
    error.cosine = 0.99884;
    error.normRatio = 0.9981;
    return error;
}

/// What people read, and what it is in English and in German.
struct Sample
{
    const char* name;
    QString (*text)();
    const char* english;
    const char* german;
};

const std::array samples{
    Sample{"a percentage", [] { return percentText(0.392); }, "39.2 %", "39,2 %"},
    Sample{"a share", [] { return shareText(0.0042); }, "0.42 %", "0,42 %"},
    Sample{"a whole share", [] { return shareText(1); }, "100 %", "100 %"},
    Sample{"an error", [] { return errorPercentage(0.0497); }, "4.97 %", "4,97 %"},
    Sample{"a tiny error", [] { return errorPercentage(1.5e-9); }, "1.5e-07 %", "1,5e-07 %"},
    Sample{"a ratio in dB", [] { return sqnrText(-3.21); }, "-3.2 dB", "-3,2 dB"},
    Sample{"a ratio just below 1 in dB", [] { return sqnrText(-0.03); }, "0.0 dB", "0,0 dB"},
    Sample{"an error in words", [] { return errorText(tensorError()); },
           "26.1\u00a0dB, off by 4.97\u00a0%, cosine 0.9988",
           "26,1\u00a0dB, off by 4,97\u00a0%, cosine 0,9988"},
    Sample{"a cosine in a cell",
           [] {
               return errorCell({std::make_shared<graph::TensorError>(tensorError()), nullptr, false},
                                sheet::FieldId::Cosine);
           },
           "0.9988", "0,9988"},
    Sample{"a problem",
           [] { return messageText(say::spreadsTo(say::percentage("0.4"), say::percentage("2.5"))); },
           "0.4 %, and spreads to 2.5 %", "0,4 %, and spreads to 2,5 %"},
    Sample{"the error of a run",
           [] {
               return messageText(report::errorSentence({5.74, 5.742, tensorError()}, std::nullopt));
           },
           "Against the same run without number formats, the loss is 5.742 instead of 5.74 and the "
           "parameters' gradients are off by 4.97 % (cosine 0.9988, norm 99.8 %).",
           "Against the same run without number formats, the loss is 5,742 instead of 5,74 and the "
           "parameters' gradients are off by 4,97 % (cosine 0,9988, norm 99,8 %)."},
    Sample{"the error of results", [] { return messageText(report::errorSentence({}, tensorError())); },
           "Against the same run without number formats, the results are off by 4.97 % (SQNR 26.1 dB).",
           "Against the same run without number formats, the results are off by 4,97 % (SQNR 26,1 dB)."},
    Sample{"a cell that is coloured by a loss",
           [] {
               return colourValueText({sheet::FieldId::Underflow, graph::Direction::Forward}, 0.121);
           },
           "12.1 %", "12,1 %"},
    Sample{"a cell that is coloured by an error",
           [] {
               return colourValueText({sheet::FieldId::Sqnr, graph::Direction::Forward}, 28.5);
           },
           "28.5 dB", "28,5 dB"},
    // Values and words.
    Sample{"a cell that is coloured by a scale", [] { return colourValueText({}, -3.5); }, "2^-3.5",
           "2^-3.5"},
    Sample{"a cell that is coloured by a ratio",
           [] {
               return colourValueText({sheet::FieldId::Ratio, graph::Direction::Forward}, 1.5);
           },
           "× 2^1.5", "× 2^1.5"},
    Sample{"a value", [] { return numberText(0.4764); }, "0.4764", "0.4764"},
    Sample{"a power", [] { return powerText(-14.9); }, "2^-14.9", "2^-14.9"},
    Sample{"a file's name", [] { return messageText(say::arrayNotWritten("a.npy", "full")); },
           "The file a.npy can't be written: full.", "The file a.npy can't be written: full."},
};

} // namespace

class TestLocalizedNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setFigureLocale(QLocale::c()); }

    void theSystemsLocaleIsNotAsked() // first, while nobody has set one
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QString text = percentText(0.392);
        QLocale::setDefault(before);
        QCOMPARE(text, QString("39.2 %"));
    }

    void followsTheLanguage_data()
    {
        QTest::addColumn<int>("at");
        for (std::size_t i = 0; i < samples.size(); ++i)
            QTest::newRow(samples[i].name) << static_cast<int>(i);
    }

    void followsTheLanguage()
    {
        QFETCH(const int, at);
        const Sample& sample = samples.at(static_cast<std::size_t>(at));
        QCOMPARE(sample.text(), QString(sample.english));
        setFigureLocale(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(sample.text(), QString(sample.german));
        setFigureLocale(QLocale(QLocale::German, QLocale::Switzerland));
        QCOMPARE(sample.text(), QString(sample.english));
    }

    void halvesAreRoundedAwayFromZero_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("text");
        const auto row = [](double value, int decimals, const char* text) {
            QTest::newRow(text) << value << decimals << QString(text);
        };
        row(6.25, 1, "6.3");
        row(-6.25, 1, "-6.3");
        row(0.5, 0, "1");
        row(12.5, 0, "13");
        row(1.115, 2, "1.11"); // just below
        row(6.2, 1, "6.2");
        row(0.125, 3, "0.125");
        row(0x1p60, 1, "1152921504606846976.0");
    }

    void halvesAreRoundedAwayFromZero()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        const QString text = QString::fromStdString(text::roundedText(value, decimals));
        QTEST(text, "text");
        QCOMPARE(text, QString::number(value, 'f', decimals)); // as the window's other figures
    }

    void aPartIsTheSameInAProblemAndInTheInspector()
    {
        for (const double part : {0.0625, 0.03125, 0.0125, 0.0985})
            QCOMPARE(messageText(report::partOf(part)), percentText(part));
    }

    void whatOtherProgramsReadHasAPoint()
    {
        setFigureLocale(QLocale(QLocale::German, QLocale::Germany));
        {
            const PointInFigures outer;
            {
                const PointInFigures inner;
            }
            QCOMPARE(percentText(0.392), QString("39.2 %"));
        }
        QCOMPARE(percentText(0.392), QString("39,2 %"));
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestLocalizedNumber)
#include "test_localized_number.moc"
