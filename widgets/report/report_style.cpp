// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_style.h"

#include "widgets/theme/theme.h"

#include <array>
#include <utility>

namespace scalescope::widgets {

namespace {

/// What the rules below ask for.
QString variablesOf(const Theme& theme)
{
    const std::array colours{std::pair{"text", &theme.text},         std::pair{"muted", &theme.muted},
                             std::pair{"page", &theme.window},       std::pair{"rail", &theme.rail},
                             std::pair{"line", &theme.line},         std::pair{"forward", &theme.forward},
                             std::pair{"gradient", &theme.gradient}, std::pair{"error", &theme.error},
                             std::pair{"warning", &theme.warning},   std::pair{"canvas", &theme.canvas}};
    QString text;
    for (const auto& [name, colour] : colours)
        text += QStringLiteral(" --%1: %2;").arg(QLatin1String(name), colour->name());
    return text;
}

constexpr const char* rules = R"(
* { box-sizing: border-box; }
html { color-scheme: light dark; }
body { font: 14px/1.5 Inter, system-ui, sans-serif; color: var(--text); background: var(--page);
  max-width: 1280px; margin: 24px auto; padding: 0 clamp(12px, 3vw, 24px); overflow-wrap: break-word; }
h1 { font-size: 22px; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 32px 0 8px; }
p.sub, .muted { color: var(--muted); } p.sub { margin: 4px 0 16px; }
p.lead { font-size: 16px; margin: 0 0 8px; }
p.text { max-width: 820px; margin: 4px 0; overflow-wrap: anywhere; }
p.warning { color: var(--warning); font-weight: 600; }
.cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(136px, 100%), 1fr)); margin: 16px 0; }
.card { background: var(--rail); border-radius: 6px; padding: 10px 14px; min-width: 0; }
.card b { display: block; font: 17px "DejaVu Sans Mono", ui-monospace, monospace; overflow-wrap: anywhere; }
.card span { display: block; color: var(--muted); font-size: 12px; overflow-wrap: anywhere; }
.forward { color: var(--forward); } .gradient { color: var(--gradient); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; color: var(--muted); font-weight: 600; font-size: 12px; vertical-align: bottom; }
th.forward { color: var(--forward); } th.gradient { color: var(--gradient); }
th, td { padding: 3px 8px; border-bottom: 1px solid var(--rail); }
td { vertical-align: baseline; }
td.number, th.number { text-align: right; } td.number { white-space: nowrap; }
td.number { font: 12px "DejaVu Sans Mono", ui-monospace, monospace; }
td.lost { color: var(--error); font-weight: 700; }
td.bar { min-width: 36px; } td.bar i { display: block; height: 8px; opacity: .75; }
i.forward { background: var(--forward); } i.gradient { background: var(--gradient); }
td.name { overflow-wrap: anywhere; } td.tensor { min-width: min(30ch, 40vw); } td.key { white-space: nowrap; }
.problem { padding: 5px 0; border-bottom: 1px solid var(--rail); overflow-wrap: anywhere; }
.problem > .problem, .problem > p { margin-left: 1.4em; }
.problem:not(details) { padding-left: 1.2em; }
.problem .problem:last-child { border-bottom: 0; }
summary { cursor: pointer; }
.tag { font-size: 12px; font-weight: 600; color: var(--muted); margin-right: 6px; }
.tag.error { color: var(--error); } .tag.warning { color: var(--warning); }
.tag.error, .tag.warning { border: 1px solid; border-radius: 4px; padding: 0 5px; }
.tag.error:not(.tinted, .follows) { background: var(--error); border-color: var(--error); }
.tag.error:not(.tinted, .follows) { color: var(--page); }
.tag.warning:not(.follows) { background: var(--rail); }
.tag.tinted { background: color-mix(in srgb, var(--error) 25%, var(--page)); }
.tag.follows { font-weight: 400; }
.badge { font-size: 12px; border: 1px solid var(--line); border-radius: 9px; padding: 0 7px; white-space: nowrap; }
figure { margin: 0 0 12px; min-width: 0; }
figcaption { color: var(--muted); font-size: 12px; }
.picture { overflow: auto; border: 1px solid var(--line); background: var(--canvas); }
.picture img { display: block; margin: 0 auto; max-width: none; height: auto; }
.picture:not(.fits) { max-height: 90vh; resize: vertical; }
.picture.fits img { width: 100%; min-width: min(900px, 240vw); }
.pair { display: flex; gap: 16px; align-items: flex-start; } .pair figure { flex: 1; }
@media (max-width: 640px) { .pair { flex-direction: column; align-items: stretch; } }
@media print {
  @page { margin: 14mm 12mm; }
  body { font-size: 11px; margin: 0; padding: 0; max-width: none; }
  h1 { font-size: 18px; } h2 { font-size: 14px; margin: 20px 0 6px; } p.lead { font-size: 13px; }
  h1, h2, figcaption, p.before { break-after: avoid; }
  tr, .card, .problem:not(details), summary, img { break-inside: avoid; }
  thead { display: table-header-group; }
  .card { border: 1px solid var(--line); background: none; padding: 6px 10px; } .card b { font-size: 13px; }
  .scroll, .picture, .picture:not(.fits) { overflow: visible; max-height: none; }
  .picture { border: 0; }
  .picture img { max-width: 100%; max-height: 235mm; width: auto; }
  .picture.fits img { max-height: none; min-width: 0; width: 100%; }
  th, td { padding: 2px 3px; } th { font-size: 9px; }
  td.number, td.tensor, td.muted:not(.key) { font-size: 8.5px; } td.bar { min-width: 24px; }
  td.tensor { min-width: 16ch; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
)";

} // namespace

QString reportStyle()
{
    return QStringLiteral(":root {%1 }\n@media screen and (prefers-color-scheme: dark) { :root {%2 } }")
               .arg(variablesOf(Theme::light()), variablesOf(Theme::dark())) +
           QString::fromUtf8(rules);
}

} // namespace scalescope::widgets
