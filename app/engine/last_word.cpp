// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/last_word.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/mman.h>
#include <variant>

namespace scalescope::app {

LastWord::LastWord()
{
    void* place = ::mmap(nullptr, sizeof(Place), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    m_place = place == MAP_FAILED ? nullptr : static_cast<Place*>(place);
}

LastWord::~LastWord()
{
    if (m_place != nullptr)
        ::munmap(m_place, sizeof(Place));
}

void LastWord::leave(const job::Done& done)
{
    const std::string text = job::toJson(done).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (text.size() > sizeof m_place->text)
        return;
    std::ranges::copy(text, m_place->text);
    m_place->length =
        static_cast<std::uint32_t>(text.size()); // last: a process that ends meanwhile left none
}

std::optional<job::Done> LastWord::take() const
{
    const std::size_t length = std::min<std::size_t>(m_place->length, sizeof m_place->text);
    const auto event = job::eventFromLine(std::string(m_place->text, length));
    const auto* done = event ? std::get_if<job::Done>(&*event) : nullptr;
    return done != nullptr ? std::optional(*done) : std::nullopt;
}

} // namespace scalescope::app
