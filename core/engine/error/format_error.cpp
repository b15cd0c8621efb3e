// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/format_error.h"

#include "core/engine/values/error_text.h"
#include "core/message/say_run.h"
#include "core/report/error_sentence.h"

#include <filesystem>

namespace scalescope::engine {

void FormatError::runReference(const Program& program, torch::jit::Module& module,
                               const std::vector<std::string>& names, std::vector<c10::IValue> arguments,
                               ErrorSink& sink)
{
    try {
        m_reference.emplace(std::filesystem::absolute(m_job.output).parent_path(),
                            [&sink](auto... error) { sink.addError(error...); });
        m_reference->run(program, module, names, std::move(arguments), m_job, m_context);
    } catch (const std::exception& error) {
        m_reference.reset();
        sink.addProblem(
            problemOf(graph::Severity::Warning, "no-reference", say::noReference(errorClause(error))));
    }
}

void FormatError::finish(double loss, const torch::jit::Module& module, ErrorSink& sink) const
{
    if (!m_reference) {
        return;
    }
    const graph::RunError error = m_reference->errorOfRun(loss, module);
    sink.setRunError(error);
    if (const auto said = report::errorSentence(error)) {
        sink.addProblem(problemOf(graph::Severity::Info, "error-of-run", said));
    }
}

} // namespace scalescope::engine
