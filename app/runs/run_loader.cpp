// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_loader.h"

#include "core/message/say_runfile.h"
#include "core/report/text/sanitized_text.h"
#include "core/runfile/run_reader.h"
#include "widgets/models/message_text.h"
#include "widgets/models/window_words.h"

namespace scalescope::app {

namespace {

Result<std::shared_ptr<const graph::Run>> readShared(const QString& file, const std::stop_token& stop)
{
    Result<graph::Run> run = runfile::readRun(file.toStdString(), stop);
    if (!run)
        return tl::unexpected(run.error());
    try {
        return report::shownRun(std::make_shared<const graph::Run>(std::move(run.value())));
    } catch (const std::bad_alloc&) {
        return fail(say::runFileTooLarge(file.toStdString()));
    }
}

} // namespace

RunLoader::RunLoader(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

RunLoader::~RunLoader()
{
    cancel();
    m_pool.waitForDone();
}

void RunLoader::load(const QString& file)
{
    cancel();
    const int request = m_request;
    m_pool.start([this, request, file, stop = m_stop.get_token()] {
        auto result = readShared(file, stop);
        const auto tell = [this, request, file, result] { deliver(request, file, result); };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void RunLoader::cancel()
{
    ++m_request;
    m_pool.clear();
    m_stop.request_stop();
    m_stop = std::stop_source();
}

void RunLoader::deliver(int request, const QString& file,
                        const Result<std::shared_ptr<const graph::Run>>& result)
{
    if (request != m_request)
        return;
    if (result)
        Q_EMIT loaded(file, result.value());
    else
        Q_EMIT failed(file, result.error().said ? widgets::inWordsOfTheWindow(result.error().said)
                                                : widgets::messageText(result.error()));
}

} // namespace scalescope::app
