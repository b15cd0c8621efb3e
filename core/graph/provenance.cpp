// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/provenance.h"

#include <charconv>

namespace scalescope::graph {

namespace {

constexpr char separator = '|';
constexpr std::string_view writePart = "|into ";
constexpr std::string_view writeMark = writePart.substr(1);

std::string joined(std::string_view first, std::string_view second)
{
    std::string text(first);
    text += separator;
    text += second;
    return text;
}

} // namespace

Provenance Provenance::ofInput(const std::string& path)
{
    return Provenance(joined("input", path));
}

Provenance Provenance::ofOutput(const std::string& path)
{
    return Provenance(joined("output", path));
}

Provenance Provenance::ofAttribute(const std::string& name)
{
    return Provenance(joined("attribute", name));
}

Provenance Provenance::ofConstant(std::int64_t number)
{
    return Provenance(joined("constant", std::to_string(number)));
}

Provenance Provenance::ofCall(const std::string& module, const std::string& target, std::int64_t occurrence)
{
    return Provenance(joined(module, target)).with(std::to_string(occurrence));
}

Provenance Provenance::with(std::string_view part) const
{
    return Provenance(joined(m_text, part));
}

Provenance Provenance::withRole(const std::string& role) const
{
    return role.empty() ? *this : with(role);
}

Provenance Provenance::withoutRole() const
{
    const auto of = call();
    if (!of || !of->hasRole || of->isWrite)
        return *this;
    const auto afterOccurrence = m_text.find(separator, of->group.size() + 1);
    return Provenance(m_text.substr(0, afterOccurrence) + m_text.substr(m_text.rfind(separator)));
}

Provenance Provenance::ofResult(int index) const
{
    return with(std::to_string(index));
}

Provenance Provenance::ofWriteInto(const std::string& name) const
{
    return with(std::string(writeMark) + name);
}

std::optional<Provenance::Call> Provenance::call() const
{
    const std::string_view text = m_text;
    const auto first = text.find(separator);
    const auto second = first == text.npos ? text.npos : text.find(separator, first + 1);
    const auto third = second == text.npos ? text.npos : text.find(separator, second + 1);
    if (third == text.npos)
        return std::nullopt;
    Call call;
    call.group = text.substr(0, second);
    call.target = text.substr(first + 1, second - first - 1);
    const std::string_view number = text.substr(second + 1, third - second - 1);
    const auto read = std::from_chars(number.data(), number.data() + number.size(), call.occurrence);
    if (read.ec != std::errc() || read.ptr != number.data() + number.size())
        return std::nullopt;
    call.hasRole = text.find(separator, third + 1) != text.npos;
    call.isWrite = isWrite();
    return call;
}

bool Provenance::isWrite() const
{
    return m_text.find(writePart) != std::string::npos;
}

bool Provenance::isOutput() const
{
    return m_text.starts_with("output|") && !call(); // a module may have that name
}

} // namespace scalescope::graph
