// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run_loader.h"

#include "core/runfile/run_reader.h"

namespace scalescope::app {

namespace {

Result<std::shared_ptr<const graph::Run>> readShared(const QString& file)
{
    Result<graph::Run> run = runfile::readRun(file.toStdString());
    if (!run)
        return tl::unexpected(run.error());
    return std::make_shared<const graph::Run>(std::move(run.value()));
}

} // namespace

RunLoader::RunLoader(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

RunLoader::~RunLoader()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void RunLoader::load(const QString& file)
{
    const int request = ++m_request;
    m_pool.start([this, request, file] {
        auto result = readShared(file);
        const auto tell = [this, request, file, result] { deliver(request, file, result); };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void RunLoader::deliver(int request, const QString& file,
                        const Result<std::shared_ptr<const graph::Run>>& result)
{
    if (request != m_request)
        return;
    if (result)
        Q_EMIT loaded(file, result.value());
    else
        Q_EMIT failed(file, QString::fromStdString(result.error().message));
}

} // namespace scalescope::app
