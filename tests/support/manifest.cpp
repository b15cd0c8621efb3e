// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/manifest.h"

#include "core/job/spec.h"
#include "tests/support/places.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <stdexcept>

namespace scalescope::tests {

namespace {

using nlohmann::json;

const std::string models = sourcePath("../shared/models/").toStdString();

std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, '\t');) {
        cells.push_back(cell);
    }
    return cells;
}

/// The word after "method=" in the notes.
std::string methodOf(const std::string& notes)
{
    const std::string key = "method=";
    const auto at = notes.find(key);
    if (at == std::string::npos) {
        return "forward";
    }
    const auto start = at + key.size();
    return notes.substr(start, notes.find_first_of(" ;|", start) - start);
}

template <typename T>
std::string bytesOf(const json& values)
{
    std::string bytes;
    for (const json& item : values) {
        const T value = item.get<T>();
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    return bytes;
}

struct Dtype
{
    const char* numpy;
    std::string (*bytes)(const json&);
};

const Dtype& dtypeOf(const std::string& name)
{
    static const std::map<std::string, Dtype> types = {
        {"float32", {"<f4", bytesOf<float>}},      {"float64", {"<f8", bytesOf<double>}},
        {"int64", {"<i8", bytesOf<std::int64_t>}}, {"int32", {"<i4", bytesOf<std::int32_t>}},
        {"int16", {"<i2", bytesOf<std::int16_t>}}, {"int8", {"|i1", bytesOf<std::int8_t>}},
        {"uint8", {"|u1", bytesOf<std::uint8_t>}}, {"bool", {"|b1", bytesOf<std::uint8_t>}}};
    return types.at(name);
}

/// A .npy file of format 1.0 (NumPy Enhancement Proposal 1).
void writeNpy(const std::string& path, const std::string& descr, const json& shape, const std::string& bytes)
{
    std::string sizes;
    for (const json& size : shape) {
        sizes += size.dump() + ",";
    }
    std::string header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (" + sizes + "), }";
    constexpr std::size_t before = 10; // magic, version and length
    header.append(63 - (before + header.size()) % 64, ' ') += '\n';
    std::ofstream file(path, std::ios::binary);
    file << "\x93NUMPY" << '\1' << '\0' << static_cast<char>(header.size() % 256)
         << static_cast<char>(header.size() / 256) << header << bytes;
    if (!file.flush()) {
        throw std::runtime_error("can't write " + path);
    }
}

std::string contentOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class Inputs
{
public:
    explicit Inputs(std::string start) : m_start(std::move(start)) {}

    json convert(const json& spec)
    {
        for (const char* sequence : {"tuple", "list"}) {
            if (spec.contains(sequence)) {
                json items = json::array();
                for (const json& item : spec.at(sequence)) {
                    items.push_back(convert(item));
                }
                return items;
            }
        }
        if (spec.contains("dict")) {
            json members = json::object();
            for (const auto& [key, item] : spec.at("dict").items()) {
                members[key] = convert(item);
            }
            return members;
        }
        if (spec.contains("value")) {
            const json& value = spec.at("value");
            return value.is_string() ? json(job::quotedText(value.get<std::string>())) : value;
        }
        return tensor(spec);
    }

private:
    std::string tensor(const json& spec)
    {
        const std::string dtype = spec.at("dtype");
        const json& shape = spec.at("shape");
        const std::string ending = ":" + shape.dump() + ":" + dtype;
        if (spec.contains("values") || spec.contains("file")) {
            const Dtype& type = dtypeOf(dtype);
            const std::string path = m_start + std::to_string(m_files++) + ".npy";
            writeNpy(path, type.numpy, shape,
                     spec.contains("values") ? type.bytes(spec.at("values"))
                                             : contentOf(models + spec.at("file").get<std::string>()));
            return path;
        }
        if (spec.contains("fill")) {
            return "full(" + spec.at("fill").dump() + ")" + ending;
        }
        const bool floating = dtype.find("float") != std::string::npos;
        if (spec.contains("lo")) {
            return (floating ? "uniform(" : "randint(") + spec.at("lo").dump() + "," + spec.at("hi").dump() +
                   ")" + ending;
        }
        return (floating ? "randn" : "zeros") + ending;
    }

    std::string m_start; ///< of the names of files
    int m_files = 0;
};

} // namespace

std::vector<ManifestRow> manifestRows(const std::string& libtorchVersion)
{
    std::ifstream manifest(models + "MANIFEST.tsv");
    std::map<std::string, std::size_t> columns;
    std::vector<ManifestRow> rows;
    for (std::string line; std::getline(manifest, line);) {
        const auto cells = cellsOf(line);
        if (line.starts_with('#')) {
            continue;
        }
        if (columns.empty()) {
            for (std::size_t i = 0; i < cells.size(); ++i) {
                columns[cells[i]] = i;
            }
            continue;
        }
        const auto cell = [&](const char* name) { return cells.at(columns.at(name)); };
        ManifestRow row{cell("file"),       models + cell("file"), methodOf(cells.back()), cell("input_spec"),
                        cell("loads_1.13"), cell("forward"),       cell("backward")};
        if (!libtorchVersion.starts_with("1.") ||
            row.loads.find("Unknown builtin op: aten::") != std::string::npos) {
            row.loads = cell("loads_2.13");
            row.forward = cell("forward_2.13");
            row.backward = cell("backward_2.13");
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

json inputsDocument(const ManifestRow& row, const std::string& folder)
{
    json document = json::array();
    Inputs inputs(folder + "/" + row.file + ".input");
    for (const json& spec : json::parse(row.inputs)) {
        document.push_back(inputs.convert(spec));
    }
    return document;
}

} // namespace scalescope::tests
