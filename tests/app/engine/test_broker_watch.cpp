// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/broker_watch.h"

#include "core/message/say_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <limits>
#include <unistd.h>

using namespace scalescope;
using app::BrokerLimits;
using app::BrokerWatch;

namespace {

constexpr std::int64_t enough = std::numeric_limits<std::int64_t>::max();
const message::Sentence late = say::timeLimitReached("0");
const BrokerLimits::Time noTime{0, late};
const BrokerLimits::Time noTimeToRead{0, late, true};
const BrokerLimits::Time hours{1e9, late};

struct Case
{
    BrokerLimits limits;
    app::RunnerState runner;
    bool isAbandoned = false;
    message::Sentence why; ///< empty where it may go on
};

} // namespace
Q_DECLARE_METATYPE(Case)

class TestBrokerWatch : public QObject
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
            {{BrokerLimits::Time{-61, late}, enough}, {self, true, true}, false, late});
        add("reads for too long", {{noTimeToRead, enough}, {self}, false, late});
        add("has read", {{noTimeToRead, enough}, {self, true}, false, {}});
        add("nobody reads its events", {{hours, enough}, {self}, true, say::nobodyReads()});
    }
    void itTellsOnceToStop()
    {
        QFETCH(const Case, one);
        BrokerWatch watch(one.limits, [isAbandoned = one.isAbandoned] { return isAbandoned; });
        const auto first = watch.check(one.runner);
        QCOMPARE(first.means, one.why ? BrokerWatch::Means::Stop : BrokerWatch::Means::None);
        QCOMPARE(message::Message(first.why), message::Message(one.why));
        QCOMPARE(watch.check(one.runner).means, BrokerWatch::Means::None); // it has time to do so
    }

    void tooMuchMemoryStops()
    {
        BrokerWatch watch({hours, 1}, [] { return false; });
        const auto verdict = watch.check({::getpid()});
        QCOMPARE(verdict.means, BrokerWatch::Means::Stop);
        QCOMPARE(verdict.why.id(), say::memoryLimitReached.form.id);
    }

    /// Whose signal reaches the process without this.
    void theUsersWishIsReasonEnough()
    {
        BrokerWatch watch({noTime, enough}, [] { return true; });
        watch.wasAskedToStop();
        QCOMPARE(watch.check({::getpid()}).means, BrokerWatch::Means::None);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBrokerWatch)
#include "test_broker_watch.moc"
