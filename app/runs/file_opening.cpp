// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/file_opening.h"

#include "app/runs/delete_soon.h"
#include "widgets/models/plain_text.h"

#include <QFileInfo>
#include <utility>

namespace scalescope::app {

FileOpening::FileOpening()
{
    connect(&m_loader, &RunLoader::loaded, this, [this](const QString&, const auto& run) {
        m_opened.run = run;
        Q_EMIT good();
    });
    connect(&m_loader, &RunLoader::failed, this,
            [this](const QString&, const QString& sentence) { fail(sentence); });
}

void FileOpening::readRun(const QString& path)
{
    cancel();
    m_opened.path = path;
    m_opened.follower = std::make_unique<RunFollower>(path); // before the file is read
    m_loader.load(path);
}

void FileOpening::readModel(const QString& path, std::unique_ptr<ModelReader> reader)
{
    cancel();
    m_opened.path = path;
    m_opened.model = std::move(reader);
    connect(m_opened.model.get(), &ModelReader::answered, this, &FileOpening::good);
    connect(m_opened.model.get(), &ModelReader::ended, this, [this](const QString& sentence) {
        if (!isGood()) // else it answered before it ended
            fail(sentence);
    });
}

void FileOpening::cancel()
{
    m_loader.cancel();
    deleteSoon(std::move(m_opened.model), this);
    m_opened = {};
}

bool FileOpening::isGood() const
{
    return m_opened.run != nullptr || (isOfModel() && m_opened.model->info());
}

QString FileOpening::name() const
{
    return widgets::sanitizedText(QFileInfo(m_opened.path).fileName());
}

FileOpening::Opened FileOpening::take()
{
    if (isOfModel())
        m_opened.model->disconnect(this);
    return std::exchange(m_opened, {});
}

void FileOpening::fail(const QString& sentence)
{
    cancel();
    Q_EMIT failed(sentence);
}

} // namespace scalescope::app
