// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cfenv>

namespace scalescope::formats {

/// While it lives, this thread's floating-point arithmetic is that of IEEE 754: nearest even, subnormal
/// numbers kept, whatever a caller has switched on.
class StandardArithmetic
{
public:
    StandardArithmetic()
    {
        std::fegetenv(&m_before);
        std::fesetenv(FE_DFL_ENV);
    }
    ~StandardArithmetic() { std::fesetenv(&m_before); }
    StandardArithmetic(const StandardArithmetic&) = delete;
    StandardArithmetic& operator=(const StandardArithmetic&) = delete;

private:
    std::fenv_t m_before{};
};

} // namespace scalescope::formats
