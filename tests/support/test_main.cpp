// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <utility>

namespace scalescope::tests {

namespace {

/// Filled before main(), by each test's file.
std::map<std::string, TestMain>& registered()
{
    static std::map<std::string, TestMain> tests;
    return tests;
}

} // namespace

RegisteredTest::RegisteredTest(std::string name, TestMain main)
{
    registered().emplace(std::move(name), main);
}

RegisteredTest RegisteredTest::ofFile(const char* file, TestMain main)
{
    return {std::filesystem::path(file).stem().string(), main};
}

} // namespace scalescope::tests

int main(int count, char** arguments)
{
    const auto& tests = scalescope::tests::registered();
    const auto chosen = tests.find(count > 1 ? arguments[1] : "");
    if (chosen != tests.end()) {
        arguments[1] = arguments[0];
        return chosen->second(count - 1, arguments + 1);
    }
    std::puts("Give the name of a test, and options of Qt Test:");
    for (const auto& [name, run] : tests)
        std::puts(name.c_str());
    return 2;
}
