// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/model_info.h"

#include "core/job/document_writer.h"

namespace scalescope::job {

Error missingMethod(const std::vector<std::string>& names, const std::string& method)
{
    std::string listed;
    for (const std::string& name : names)
        listed += (listed.empty() ? "" : ", ") + name;
    if (listed.empty())
        return errorOf(say::noMethodAtAll(method), "--method");
    return errorOf(say::noSuchMethod(method, listed), "--method");
}

nlohmann::json toJson(const ModelInfo& info)
{
    return DocumentWriter::written(info);
}

} // namespace scalescope::job
