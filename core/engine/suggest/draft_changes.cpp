// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/refine.h"

#include <algorithm>
#include <numeric>

namespace scalescope::engine {

namespace {

using job::Generated;
using job::Spec;

constexpr std::size_t mostChanges = 40;
constexpr std::int64_t mostElements = 1 << 22; ///< a guess is there to be quick
constexpr std::int64_t usualBatch = 1;         ///< many models are exported for one sample
constexpr std::int64_t usualSide = 32;
constexpr std::int64_t usualWidth = 8;

void visit(Spec& spec, const std::function<void(Spec&)>& leaf)
{
    if (auto* list = std::get_if<job::ListSpec>(&spec.value))
        std::ranges::for_each(list->items, [&leaf](Spec& item) { visit(item, leaf); });
    else if (auto* dict = std::get_if<job::DictSpec>(&spec.value))
        std::ranges::for_each(dict->values, [&leaf](Spec& item) { visit(item, leaf); });
    else
        leaf(spec);
}

template <typename T>
std::vector<T*> leavesOf(Draft& draft)
{
    std::vector<T*> leaves;
    for (Spec& spec : draft)
        visit(spec, [&leaves](Spec& leaf) {
            if constexpr (std::is_same_v<T, Generated>) {
                if (auto* generated = std::get_if<Generated>(&leaf.value))
                    leaves.push_back(generated);
            } else {
                leaves.push_back(&leaf);
            }
        });
    return leaves;
}

bool isSmall(const Generated& tensor)
{
    return std::accumulate(tensor.shape.begin(), tensor.shape.end(), 1.0, std::multiplies<>()) <=
           static_cast<double>(mostElements);
}

bool withRank(Generated& tensor, std::int64_t rank)
{
    Sizes& shape = tensor.shape;
    const auto now = std::ssize(shape);
    if (now == rank)
        return false;
    if (now > rank) {
        shape.erase(shape.begin(), shape.begin() + (now - rank));
        return true;
    }
    if (rank >= 4 && now < 3) {
        shape.assign(static_cast<std::size_t>(rank), usualSide);
        shape[0] = usualBatch;
        shape[1] = 3;
        return true;
    }
    if (shape.empty())
        shape.push_back(usualWidth);
    while (std::ssize(shape) < rank)
        shape.insert(shape.begin(), std::ssize(shape) + 1 == rank ? usualBatch : usualWidth);
    return true;
}

bool withDtype(Generated& tensor, const std::string& dtype)
{
    const std::string wanted = dtype == "float32" ? "" : dtype;
    const bool isFloat = job::isFloatingDtype(dtype);
    const Generated before = tensor;
    if (isFloat && tensor.kind == Generated::Kind::Randint)
        tensor = {Generated::Kind::Randn, {}, tensor.shape, {}};
    if (!isFloat && tensor.kind == Generated::Kind::Randn)
        tensor = {Generated::Kind::Randint, {std::int64_t{0}, std::int64_t{2}}, tensor.shape, {}};
    tensor.dtype = isFloat ? wanted : dtype == "int64" ? "" : dtype;
    return !(tensor == before);
}

} // namespace

DraftChanges::DraftChanges(const Draft& draft) : m_draft(draft) {}

void DraftChanges::add(Draft draft)
{
    const bool small = std::ranges::all_of(leavesOf<Generated>(draft),
                                           [](const Generated* tensor) { return isSmall(*tensor); });
    if (small && m_found.size() < mostChanges && std::ranges::find(m_found, draft) == m_found.end())
        m_found.push_back(std::move(draft));
}

void DraftChanges::eachTensor(const std::function<bool(Generated&)>& change)
{
    const std::size_t count = leavesOf<Generated>(m_draft).size();
    for (std::size_t i = 0; i < count; ++i) {
        Draft other = m_draft;
        if (change(*leavesOf<Generated>(other)[i]))
            add(std::move(other));
    }
}

void DraftChanges::allTensors(const std::function<bool(Generated&)>& change)
{
    Draft other = m_draft;
    bool changed = false;
    for (Generated* tensor : leavesOf<Generated>(other))
        changed = change(*tensor) || changed;
    if (changed)
        add(std::move(other));
}

void DraftChanges::eachNumber(const std::function<bool(Spec&)>& change)
{
    const std::size_t count = leavesOf<Spec>(m_draft).size();
    for (std::size_t i = 0; i < count; ++i) {
        Draft other = m_draft;
        if (change(*leavesOf<Spec>(other)[i]))
            add(std::move(other));
    }
}

void DraftChanges::resize(std::int64_t from, std::int64_t to)
{
    if (from == to || to < 0)
        return;
    const auto everywhere = [from, to](Generated& tensor) {
        const bool found = std::ranges::find(tensor.shape, from) != tensor.shape.end();
        std::ranges::replace(tensor.shape, from, to);
        return found;
    };
    // Tensors that share a size, as ids and their mask do, mostly go on sharing it.
    const auto having = std::ranges::count_if(leavesOf<Generated>(m_draft), [from](const Generated* tensor) {
        return std::ranges::find(tensor->shape, from) != tensor->shape.end();
    });
    if (having > 1) {
        allTensors([&](Generated& tensor) {
            const bool found = !tensor.shape.empty() && tensor.shape.back() == from;
            if (found)
                tensor.shape.back() = to;
            return found;
        });
        allTensors(everywhere);
    }
    eachTensor([&](Generated& tensor) {
        if (tensor.shape.empty() || tensor.shape.back() != from)
            return false;
        tensor.shape.back() = to;
        return true;
    });
    for (std::size_t dim = 0; dim < 5; ++dim)
        eachTensor([&](Generated& tensor) {
            if (dim + 1 >= tensor.shape.size() || tensor.shape[dim] != from)
                return false;
            tensor.shape[dim] = to;
            return true;
        });
    allTensors(everywhere);
}

void DraftChanges::setLast(std::int64_t size)
{
    eachTensor([size](Generated& tensor) {
        if (tensor.shape.empty() || tensor.shape.back() == size || size < 1)
            return false;
        tensor.shape.back() = size;
        return true;
    });
}

void DraftChanges::setRank(std::int64_t rank, std::int64_t from)
{
    const auto change = [rank, from](Generated& tensor) {
        return (from < 0 || std::ssize(tensor.shape) == from) && withRank(tensor, rank);
    };
    if (rank < 0 || rank > 6)
        return;
    eachTensor(change);
    allTensors(change);
}

void DraftChanges::setDtype(const std::string& dtype)
{
    const auto change = [&dtype](Generated& tensor) { return withDtype(tensor, dtype); };
    // Floats of another precision belong together; whole numbers are one argument's.
    const auto floats = [&](Generated& tensor) {
        return tensor.kind != Generated::Kind::Randint && change(tensor);
    };
    if (job::isFloatingDtype(dtype))
        allTensors(floats);
    eachTensor(change);
    allTensors(change);
}

void DraftChanges::reshape(const Sizes& from, const Sizes& to)
{
    eachTensor([&](Generated& tensor) {
        if (tensor.shape != from || from == to)
            return false;
        tensor.shape = to;
        return true;
    });
}

} // namespace scalescope::engine
