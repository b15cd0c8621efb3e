// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/shared_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/mman.h>
#include <variant>

namespace scalescope::app {

SharedWords::SharedWords()
{
    void* place = ::mmap(nullptr, sizeof(Place), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    m_place = place == MAP_FAILED ? nullptr : static_cast<Place*>(place);
}

SharedWords::~SharedWords()
{
    if (m_place != nullptr)
        ::munmap(m_place, sizeof(Place));
}

void SharedWords::Word::leave(const job::Done& done)
{
    const std::string document =
        job::toJson(done).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (document.size() > sizeof text)
        return;
    std::ranges::copy(document, text);
    length = static_cast<std::uint32_t>(document.size()); // last: a process that ends meanwhile left none
}

std::optional<job::Done> SharedWords::Word::take() const
{
    const std::size_t size = std::min<std::size_t>(length, sizeof text);
    const auto event = job::eventFromLine(std::string(text, size));
    const auto* done = event ? std::get_if<job::Done>(&*event) : nullptr;
    return done != nullptr ? std::optional(*done) : std::nullopt;
}

} // namespace scalescope::app
