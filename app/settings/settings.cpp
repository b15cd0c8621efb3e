// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include "core/formats/format_pair.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

namespace scalescope::app {

namespace {

// A file that was changed by others may name any number.
constexpr int mostRecentFiles = 10;
constexpr int mostOpenRuns = 200;
constexpr int mostAgreedFiles = 1000; ///< what was agreed to before these is asked again

/// Of the formats that are simulated where nothing was chosen.
std::pair<QString, QString> usualNames()
{
    const formats::FormatPair& usual = formats::usualFormats();
    return {QString::fromStdString(usual.forward.name), QString::fromStdString(usual.backward.name)};
}

/// QSettings keys may not hold slashes of a path, and paths may be long: a digest names the model.
QString jobKey(const QString& model)
{
    const QByteArray path = QFileInfo(model).absoluteFilePath().toUtf8();
    const QByteArray digest = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    return QStringLiteral("models/%1").arg(QString::fromLatin1(digest));
}

/// Where QSettings has it, which is not asked: it would read what is there, of whatever kind that is.
QString usualFile()
{
    return QStringLiteral("%1/%2/%3.conf")
        .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation),
             QCoreApplication::organizationName(), QCoreApplication::applicationName());
}

/// Whether there are lines that are no settings: they are met when their part of the file is asked for.
bool holdsOther(const SettingsFile& settings)
{
    if (!settings.isUsed())
        return true;
    static_cast<void>(settings.allKeys());
    return settings.status() == QSettings::FormatError;
}

} // namespace

Settings::Settings(const QString& file)
    : m_settings(SettingsFile::open(file.isEmpty() ? usualFile() : file,
                                    file.isEmpty() ? QSettings::defaultFormat() : QSettings::IniFormat)),
      m_isDamaged(holdsOther(*m_settings))
{
}

QByteArray Settings::windowGeometry() const
{
    return value<QByteArray>("window/geometry", {});
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    setValue<QByteArray>("window/geometry", geometry, {});
}

QByteArray Settings::windowState() const
{
    return value<QByteArray>("window/state", {});
}

void Settings::setWindowState(const QByteArray& state)
{
    setValue<QByteArray>("window/state", state, {});
}

ThemeChoice Settings::theme() const
{
    const auto text = value<QString>("window/theme", {});
    if (text == QLatin1String("light"))
        return ThemeChoice::Light;
    return text == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice)
{
    const char* text = choice == ThemeChoice::Light ? "light" : choice == ThemeChoice::Dark ? "dark" : "";
    setValue<QString>("window/theme", QString::fromLatin1(text), {});
}

namespace {

QString pairName(const QString& forward, const QString& gradient)
{
    return QStringLiteral("format:%1,%2").arg(forward, gradient);
}

} // namespace

QString Settings::simulation() const
{
    // Before there were recipes it was a pair of formats.
    const auto [usualForward, usualGradient] = usualNames();
    const QString forward = value("view/forwardFormat", usualForward);
    const QString gradient = value("view/gradientFormat", usualGradient);
    return value("view/simulation", pairName(forward, gradient));
}

QString Settings::simulationModel() const
{
    return value<QString>("view/simulationModel", {});
}

void Settings::setSimulation(const QString& name, const QString& model)
{
    for (const char* old : {"view/forwardFormat", "view/gradientFormat"})
        m_settings->remove(QLatin1String(old));
    const auto [usualForward, usualGradient] = usualNames();
    setValue("view/simulation", name, pairName(usualForward, usualGradient));
    setValue<QString>("view/simulationModel", model, {});
}

formats::RangeThresholds Settings::rangeThresholds() const
{
    const auto part = [this](const char* key, double usual) {
        bool isNumber = false;
        const double part = m_settings->value(QLatin1String(key)).toDouble(&isNumber);
        return isNumber && part >= 0 && part <= 1 ? part : usual;
    };
    const formats::RangeThresholds usual;
    return {part("limits/overflow", usual.overflow), part("limits/underflow", usual.underflow),
            part("limits/subnormal", usual.subnormal), part("limits/lost", usual.lost)};
}

void Settings::setRangeThresholds(const formats::RangeThresholds& limits)
{
    const formats::RangeThresholds usual;
    setValue("limits/overflow", limits.overflow, usual.overflow);
    setValue("limits/underflow", limits.underflow, usual.underflow);
    setValue("limits/subnormal", limits.subnormal, usual.subnormal);
    setValue("limits/lost", limits.lost, usual.lost);
}

sheet::FieldId Settings::quantity() const
{
    // Before statistics had names here they were numbered.
    static constexpr std::array numbered{sheet::FieldId::MeanAbs, sheet::FieldId::Rms,
                                         sheet::FieldId::Std,     sheet::FieldId::AbsMean,
                                         sheet::FieldId::AbsMax,  sheet::FieldId::AbsMin};
    const QString name = value<QString>("view/quantity", {});
    bool isNumber = false;
    const std::size_t number = name.toULongLong(&isNumber);
    if (isNumber && number < numbered.size())
        return numbered.at(number);
    const sheet::Field* field = sheet::findField(name.toStdString());
    return field && field->is(sheet::Axis) ? field->fieldId : sheet::FieldId::MeanAbs;
}

void Settings::setQuantity(sheet::FieldId quantity)
{
    const auto name = [](sheet::FieldId field) {
        const std::string_view id = sheet::fieldOf(field).id;
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    };
    setValue("view/quantity", name(quantity), name(sheet::FieldId::MeanAbs));
}

sheet::Colouring Settings::colouring() const
{
    return sheet::colouringFrom(value<QString>("view/colouring", {}).toStdString());
}

void Settings::setColouring(const sheet::Colouring& colouring)
{
    setValue("view/colouring", QString::fromStdString(nameOf(colouring)),
             QString::fromStdString(nameOf(sheet::Colouring{})));
}

bool Settings::showsGains() const
{
    return value("view/gains", false);
}

void Settings::setShowsGains(bool shown)
{
    setValue("view/gains", shown, false);
}

widgets::GainsShown Settings::gains() const
{
    const auto of = value<QString>("view/gainsOf", {});
    return {of != QLatin1String("gradient"), of != QLatin1String("forward")};
}

void Settings::setGains(const widgets::GainsShown& gains)
{
    const char* of = gains.forward == gains.backward ? "" : gains.forward ? "forward" : "gradient";
    setValue<QString>("view/gainsOf", QString::fromLatin1(of), {});
}

namespace {

const char* keyOf(widgets::GraphPanel panel)
{
    return panel == widgets::GraphPanel::Legend ? "view/legend" : "view/minimap";
}

} // namespace

bool Settings::isPanelOpen(widgets::GraphPanel panel) const
{
    return value(keyOf(panel), true);
}

void Settings::setPanelOpen(widgets::GraphPanel panel, bool open)
{
    setValue(keyOf(panel), open, true);
}

QStringList Settings::recentFiles() const
{
    return value<QStringList>("files/recent", {}).mid(0, mostRecentFiles);
}

void Settings::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    setValue<QStringList>("files/recent", files.mid(0, mostRecentFiles), {});
}

void Settings::renameRecentFile(const QString& from, const QString& to)
{
    QStringList files = recentFiles();
    const auto place = files.indexOf(from);
    if (place < 0)
        return;
    files[place] = to;
    files.removeDuplicates();
    setValue<QStringList>("files/recent", files, {});
}

void Settings::clearRecentFiles()
{
    setValue<QStringList>("files/recent", {}, {});
}

Session Settings::session() const
{
    return {value<QStringList>("session/runs", {}).mid(0, mostOpenRuns),
            value<QString>("session/shown", {}),
            value<QString>("session/model", {}),
            value<QString>("session/comparedA", {}),
            value<QString>("session/comparedB", {}),
            value<QString>("session/view", {}),
            value<bool>("session/comparesGraphs", false)};
}

void Settings::setSession(const Session& session)
{
    setValue<QStringList>("session/runs", session.runs, {});
    setValue<QString>("session/shown", session.shown, {});
    setValue<QString>("session/model", session.model, {});
    setValue<QString>("session/comparedA", session.comparedA, {});
    setValue<QString>("session/comparedB", session.comparedB, {});
    setValue<QString>("session/view", session.view, {});
    setValue<bool>("session/comparesGraphs", session.comparesGraphs, false);
}

QString Settings::lastFolder() const
{
    return value<QString>("files/folder", {});
}

void Settings::setLastFolder(const QString& folder)
{
    setValue<QString>("files/folder", persistentFolder(folder), {});
}

QString Settings::exportFolder() const
{
    const QString folder = value<QString>("files/exports", {});
    return folder.isEmpty() ? folderToWrite() : folder;
}

void Settings::setExportFolder(const QString& folder)
{
    setValue<QString>("files/exports", persistentFolder(folder), {});
}

ExportHabits Settings::exportHabits() const
{
    const ExportHabits usual;
    return {value("exports/kind", usual.kind), value("exports/suffix", usual.suffix),
            value("exports/width", usual.width), value("exports/dark", usual.isDark)};
}

void Settings::setExportHabits(const ExportHabits& habits)
{
    const ExportHabits usual;
    setValue("exports/kind", habits.kind, usual.kind);
    setValue("exports/suffix", habits.suffix, usual.suffix);
    setValue("exports/width", habits.width, usual.width);
    setValue("exports/dark", habits.isDark, usual.isDark);
}

std::optional<job::Job> Settings::lastJob(const QString& model) const
{
    const QString text = m_settings->value(jobKey(model)).toString();
    if (text.isEmpty())
        return std::nullopt;
    const auto job = job::setUpFromText(text.toStdString());
    return job ? std::optional(job.value()) : std::nullopt;
}

void Settings::setLastJob(const QString& model, const job::Job& job)
{
    const std::string text = job::toJson(job).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    m_settings->setValue(jobKey(model), QString::fromStdString(text));
}

QStringList Settings::agreedFiles() const
{
    const auto all = value<QStringList>("files/agreed", {});
    return all.mid(std::max<qsizetype>(0, all.size() - mostAgreedFiles));
}

void Settings::addAgreedFiles(const QStringList& entries)
{
    QStringList all = agreedFiles();
    for (const QString& entry : entries) {
        all.removeAll(entry);
        all << entry;
    }
    setValue<QStringList>("files/agreed", all.mid(std::max<qsizetype>(0, all.size() - mostAgreedFiles)), {});
}

QString persistentFolder(const QString& folder)
{
    const bool isTemporary =
        !folder.isEmpty() &&
        QFileInfo::exists(QDir(folder).filePath(QStringLiteral(".scalescope-temporary")));
    return isTemporary ? folderToWrite() : folder;
}

QString folderToWrite()
{
    const QDir here = QDir::current();
    if (!here.isRoot() && QFileInfo(here.path()).isWritable())
        return here.path();
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace scalescope::app
