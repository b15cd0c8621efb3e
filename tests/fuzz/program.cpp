// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of a program of torch.export, and the model that is made of it where its tensors are not there.
#include "core/engine/exported/exported_model.h"
#include "core/engine/exported/program_document.h"
#include "core/engine/exported/tensor_store.h"
#include "tests/fuzz/target.h"

using namespace scalescope;

namespace {

template <typename Reader>
void readSafely(const Reader& read)
{
    try {
        read();
    } catch (const std::exception&) { // which becomes a sentence in loadExported()
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto json = fuzz::textOf(data, size);
    readSafely([&] { (void)engine::exported::readTensorList(json, "data/weights/"); });
    readSafely([&] {
        const auto document = engine::exported::readDocument(json);
        const at::Tensor tensor = at::zeros({2, 2});
        (void)engine::exported::makeModel(document, [&](const std::string&) { return &tensor; }, {});
    });
    return 0;
}
