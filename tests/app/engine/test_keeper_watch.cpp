// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/keeper_watch.h"

#include "core/message/say_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <limits>
#include <unistd.h>

using namespace scalescope;
using app::KeeperLimits;
using app::KeeperWatch;

namespace {

constexpr std::int64_t enough = std::numeric_limits<std::int64_t>::max();
const message::Sentence late = say::timeLimitReached("0");
const KeeperLimits::Time noTime{0, late};
const KeeperLimits::Time noTimeToRead{0, late, true};
const KeeperLimits::Time hours{1e9, late};

struct Case
{
    KeeperLimits limits;
    app::RunnerState runner;
    bool isAbandoned = false;
    message::Sentence why; ///< empty where it may go on
};

} // namespace
Q_DECLARE_METATYPE(Case)

class TestKeeperWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itTellsOnceToStop_data()
    {
        QTest::addColumn<Case>("one");
        const pid_t self = ::getpid();
        const auto add = [](const char* name, const Case& one) { QTest::newRow(name) << one; };
        add("within its limits", {{hours, enough}, {self}, false, {}});
        add("out of time", {{noTime, enough}, {self}, false, late});
        add("out of time, the model has been read", {{noTime, enough}, {self, true}, false, late});
        add("out of time, while its file is flushed", {{noTime, enough}, {self, true, true}, false, {}});
        add("out of time, and a minute more for the disk",
            {{KeeperLimits::Time{-61, late}, enough}, {self, true, true}, false, late});
        add("reads for too long", {{noTimeToRead, enough}, {self}, false, late});
        add("has read", {{noTimeToRead, enough}, {self, true}, false, {}});
        add("nobody reads its events", {{hours, enough}, {self}, true, say::nobodyReads()});
    }
    void itTellsOnceToStop()
    {
        QFETCH(const Case, one);
        KeeperWatch watch(one.limits, [isAbandoned = one.isAbandoned] { return isAbandoned; });
        const auto first = watch.check(one.runner);
        QCOMPARE(first.means, one.why ? KeeperWatch::Means::Stop : KeeperWatch::Means::None);
        QCOMPARE(message::Message(first.why), message::Message(one.why));
        QCOMPARE(watch.check(one.runner).means, KeeperWatch::Means::None); // it has time to do so
    }

    void tooMuchMemoryStops()
    {
        KeeperWatch watch({hours, 1}, [] { return false; });
        const auto verdict = watch.check({::getpid()});
        QCOMPARE(verdict.means, KeeperWatch::Means::Stop);
        QCOMPARE(verdict.why.id(), say::memoryLimitReached.form.id);
    }

    /// Whose signal reaches the process without this.
    void theUsersWishIsReasonEnough()
    {
        KeeperWatch watch({noTime, enough}, [] { return true; });
        watch.wasAskedToStop();
        QCOMPARE(watch.check({::getpid()}).means, KeeperWatch::Means::None);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestKeeperWatch)
#include "test_keeper_watch.moc"
