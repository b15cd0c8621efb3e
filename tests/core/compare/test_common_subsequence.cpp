// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/common_subsequence.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <random>

namespace scalescope {

using compare::commonSubsequence;
using compare::PositionPairs;
using Tokens = std::vector<std::uint32_t>;

namespace {

Tokens tokensOf(const QString& text)
{
    Tokens tokens;
    for (const QChar letter : text)
        tokens.push_back(letter.unicode());
    return tokens;
}

/// The length of a longest common subsequence by the textbook's table.
std::size_t lengthByTable(const Tokens& a, const Tokens& b)
{
    std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j)
            table[i][j] =
                a[i - 1] == b[j - 1] ? table[i - 1][j - 1] + 1 : std::max(table[i - 1][j], table[i][j - 1]);
    return table[a.size()][b.size()];
}

/// Whether the pairs are of equal tokens and ascend in both sequences.
bool isCommon(const PositionPairs& pairs, const Tokens& a, const Tokens& b)
{
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto& [inA, inB] = pairs[i];
        if (inA >= a.size() || inB >= b.size() || a[inA] != b[inB])
            return false;
        if (i > 0 && (inA <= pairs[i - 1].first || inB <= pairs[i - 1].second))
            return false;
    }
    return true;
}

Tokens randomTokens(std::mt19937& random, std::size_t size, std::uint32_t kinds)
{
    Tokens tokens(size);
    std::ranges::generate(tokens, [&] { return random() % kinds; });
    return tokens;
}

} // namespace

class TestCommonSubsequence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheCommonPart_data();
    void findsTheCommonPart();
    void isAsLongAsTheTables();
    void isLongForLongSequences_data();
    void isLongForLongSequences();
    void findsLongestAscending();
};

void TestCommonSubsequence::findsTheCommonPart_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QString>("common");

    QTest::newRow("nothing in empty ones") << ""
                                           << ""
                                           << "";
    QTest::newRow("nothing in an empty one") << "abc"
                                             << ""
                                             << "";
    QTest::newRow("nothing in different ones") << "abc"
                                               << "def"
                                               << "";
    QTest::newRow("all of equal ones") << "abcabc"
                                       << "abcabc"
                                       << "abcabc";
    QTest::newRow("what was put in the middle is left out") << "abcabc"
                                                            << "abcXabc"
                                                            << "abcabc";
    QTest::newRow("what was put at the beginning is left out") << "aaab"
                                                               << "Xaaab"
                                                               << "aaab";
    QTest::newRow("what was taken away is left out") << "aabbaabb"
                                                     << "aabaabb"
                                                     << "aabaabb";
    QTest::newRow("tokens that are there once hold the rest in place") << "aaXaa"
                                                                       << "aXaaa"
                                                                       << "aXaa";
    QTest::newRow("tokens that changed places are left out once") << "XabcY"
                                                                  << "YabcX"
                                                                  << "abc";
}

void TestCommonSubsequence::findsTheCommonPart()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    const PositionPairs pairs = commonSubsequence(tokensOf(a), tokensOf(b));
    QVERIFY(isCommon(pairs, tokensOf(a), tokensOf(b)));
    QString common;
    for (const auto& [inA, inB] : pairs)
        common += a[static_cast<qsizetype>(inA)];
    QTEST(common, "common");
}

void TestCommonSubsequence::isAsLongAsTheTables()
{
    std::mt19937 random(7); // few kinds of tokens, so that none is there just once
    for (int round = 0; round < 300; ++round) {
        Tokens a = randomTokens(random, 20 + random() % 20, 3);
        Tokens b = randomTokens(random, 20 + random() % 20, 3);
        for (std::uint32_t kind = 0; kind < 3; ++kind)
            for (Tokens* tokens : {&a, &b})
                tokens->insert(tokens->begin() + random() % 20, 2, kind);
        const PositionPairs pairs = commonSubsequence(a, b);
        QVERIFY(isCommon(pairs, a, b));
        QCOMPARE(pairs.size(), lengthByTable(a, b));
    }
}

void TestCommonSubsequence::isLongForLongSequences_data()
{
    QTest::addColumn<std::uint32_t>("kinds");
    QTest::addColumn<int>("edits");
    QTest::addColumn<double>("part"); // of the first sequence that must be found

    QTest::newRow("few kinds of tokens, few edits") << 5U << 100 << 0.99;
    QTest::newRow("few kinds of tokens, more edits than are searched through") << 5U << 5000 << 0.2;
    QTest::newRow("many kinds of tokens, many edits") << 1000000U << 5000 << 0.9;
}

void TestCommonSubsequence::isLongForLongSequences()
{
    QFETCH(std::uint32_t, kinds);
    QFETCH(int, edits);
    QFETCH(double, part);
    std::mt19937 random(3);
    const Tokens a = randomTokens(random, 20000, kinds);
    Tokens b = a;
    for (int i = 0; i < edits; ++i)
        b[random() % b.size()] = kinds + 1;
    const PositionPairs pairs = commonSubsequence(a, b);
    QVERIFY(isCommon(pairs, a, b));
    if (static_cast<double>(pairs.size()) < part * 20000 * (1 - edits / 20000.0))
        QFAIL(qPrintable(QString("%1 of 20000 with %2 edits").arg(pairs.size()).arg(edits)));
}

void TestCommonSubsequence::findsLongestAscending()
{
    const PositionPairs pairs{{0, 5}, {1, 1}, {2, 2}, {3, 9}, {4, 3}, {5, 4}, {6, 0}};
    QCOMPARE(compare::longestAscending(pairs), (PositionPairs{{1, 1}, {2, 2}, {4, 3}, {5, 4}}));
    QVERIFY(compare::longestAscending({}).empty());
}

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestCommonSubsequence)
#include "test_common_subsequence.moc"
