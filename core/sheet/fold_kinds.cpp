// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fold_kinds.h"

#include <bit>
#include <cstdint>
#include <functional>
#include <string_view>

namespace scalescope::sheet {

namespace {

/// What an item is, as a hash of it.
class Hash
{
public:
    explicit Hash(char what) { add(static_cast<std::uint64_t>(what)); }

    Hash& add(std::uint64_t value)
    {
        m_value = (m_value ^ value) * 0x100000001b3; // FNV-1a, by words
        m_value ^= m_value >> 29;
        return *this;
    }

    Hash& add(std::string_view text) { return add(std::hash<std::string_view>{}(text)); }

    /// "layers.0.mlp" like "layers.11.mlp".
    Hash& addWithoutNumbers(std::string_view text)
    {
        bool wasDigit = false;
        for (const char letter : text) {
            const bool isDigit = letter >= '0' && letter <= '9';
            if (!isDigit || !wasDigit)
                add(isDigit ? std::uint64_t{'#'} : static_cast<unsigned char>(letter));
            wasDigit = isDigit;
        }
        return *this;
    }

    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xcbf29ce484222325;
};

void addPath(Hash& hash, const std::string& path, Alike alike)
{
    if (alike == Alike::SameModule)
        hash.add(path);
    else
        hash.addWithoutNumbers(path);
}

void addShape(Hash& hash, const graph::Node& node, Alike alike)
{
    if (alike == Alike::SameModule)
        return;
    for (const std::int64_t size : node.shape)
        hash.add(static_cast<std::uint64_t>(size));
}

std::uint64_t kindOfCall(const graph::CallSpan& span, const graph::Node& last, Alike alike)
{
    Hash hash('c');
    addPath(hash, span.path, alike);
    addShape(hash, last, alike);
    return alike == Alike::SameModule ? hash.value() : hash.add(span.type).add(span.structure).value();
}

/// What has no place in a source comes once.
std::uint64_t kindOfOperator(const graph::Node& node, Alike alike)
{
    if (node.location.file.empty())
        return Hash('o').add(node.name).value();
    Hash hash('l');
    hash.add(node.target).add(static_cast<std::uint64_t>(node.outputIndex));
    addPath(hash, node.module, alike);
    addShape(hash, node, alike);
    return hash.add(node.location.file).add(static_cast<std::uint64_t>(node.location.line)).value();
}

/// Equal numbers from 0 on for equal hashes.
std::vector<int> numbered(const std::vector<std::uint64_t>& hashes)
{
    const std::size_t lastBits = std::bit_ceil(2 * hashes.size() + 1) - 1;
    std::vector<int> firsts(lastBits + 1, -1); // where a hash comes first, from the place of its last bits on
    std::vector<int> numbers;
    numbers.reserve(hashes.size());
    int next = 0;
    for (const std::uint64_t hash : hashes) {
        std::size_t place = hash & lastBits;
        while (firsts[place] >= 0 && hashes[static_cast<std::size_t>(firsts[place])] != hash)
            place = (place + 1) & lastBits;
        if (firsts[place] < 0) {
            firsts[place] = static_cast<int>(numbers.size());
            numbers.push_back(next++);
        } else {
            numbers.push_back(numbers[static_cast<std::size_t>(firsts[place])]);
        }
    }
    return numbers;
}

} // namespace

std::vector<int> kindsOf(std::span<const FoldItem> row, const graph::Operators& operators,
                         const graph::CallTree& callTree, Alike alike)
{
    std::vector<std::uint64_t> kinds;
    kinds.reserve(row.size());
    for (const FoldItem& item : row) {
        kinds.push_back(item.span < 0 ? kindOfOperator(*operators.all()[item.first], alike)
                                      : kindOfCall(callTree.spans()[static_cast<std::size_t>(item.span)],
                                                   *operators.all()[item.end - 1], alike));
    }
    return numbered(kinds);
}

} // namespace scalescope::sheet
