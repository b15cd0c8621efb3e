<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;example model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save run as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node table as &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node table as &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Modules as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale &amp;plot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Graph…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ode with scales…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;picture of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back in the selection&apos;s history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For&amp;ward in the selection&apos;s history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command pa&amp;lette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inputs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale &amp;plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit to the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre the &amp;selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the selected mod&amp;ule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the selected node&apos;s modu&amp;le</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;all modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold all mo&amp;dules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the module &amp;tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the p&amp;roblems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;node table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel back in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mean |x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|m&amp;ean x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Largest |x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest |&amp;x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what is &amp;no floating-point tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what keeps its input&apos;s &amp;scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tolerance of the same scale…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide every node with the selected one&apos;s &amp;operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was hidden &amp;by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset the pruning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Scalescope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DotProcess</name>
    <message>
        <source>The graph can&apos;t be laid out because the program `%1` can&apos;t be started: install Graphviz (package graphviz).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph can&apos;t be laid out because Graphviz&apos;s dot ended early (%1): fold some modules and try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatMenu</name>
    <message>
        <source>FP8 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;Shows where the tensors of a model leave the range of a number format, forward and backward.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Runs that were given no name are in %2; the newest twenty are kept.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Scalescope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobSummary</name>
    <message>
        <source>one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpecForm</name>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Log of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model prints comes here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Centre</name>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prune: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Commands</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ormats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Prune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu and command</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Docks</name>
    <message>
        <source>Drag to move this panel; double click to float it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::EngineProcess</name>
    <message>
        <source>%1 is not scalescope&apos;s engine: what it wrote first is no event of the protocol; set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 speaks version %2 of the protocol and this program version %3; use both from one release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 could not be started (%2); install scalescope again, or set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by itself (status %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; nothing had been recorded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; what it recorded is in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (its last words: %1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Exporter</name>
    <message>
        <source>%1 was not written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf *.dot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models and runs (*.pt *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model or a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the run as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs (*.scales)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Scalescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: %1
Run: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a TorchScript model or a run (Ctrl+O), or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Outcome</name>
    <message>
        <source>while it loaded the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it made the inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the capture phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it transformed the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the forward phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the backward phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it wrote the run file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after 1 gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after 1 operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 operators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before it began to work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was killed (signal 9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was asked to end (signal 15)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave up (abort, signal 6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashed with a segmentation fault (signal 11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashed with a bus error (signal 7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashed on an arithmetic error (signal 8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashed on an instruction that this processor lacks (signal 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran into its limit of processor time (signal 24)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran into the limit of file size (signal 25)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Pruning</name>
    <message>
        <source>hide non-float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show non-float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide same scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show same scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show hidden nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reset the pruning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide by &amp;operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  × %2</source>
        <comment>operator and how often</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operators yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance of the same scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide an operator when its mean |x| differs from its input&apos;s by less than 2^k times. k:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tolerance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same scale %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operators: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::TopBar</name>
    <message>
        <source>The formats whose ranges are shaded behind the bars: forward / gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Run  F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every command (F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command and shortcut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transforms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>phase, done, total</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>phase, done</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Workspace</name>
    <message>
        <source>the old file can&apos;t be replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy can&apos;t be renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is incomplete: its run was ended before it could finish. What was recorded until then is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run goes to %1; Save run as… keeps it elsewhere.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was not saved as %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CodeView</name>
    <message>
        <source>Source file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code with the scale of what each line produced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no source text in this run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Display</name>
    <message>
        <source>scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean |x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>std</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|mean x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max |x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min |x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FilterField</name>
    <message>
        <source>text, /regex/ or bwd.std &lt; 2^-14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text or /regex/ in name, operator, module, shape and type, or comparisons of statistics: bwd.std &lt; 2^-14 and kind = op</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphBadge</name>
    <message>
        <source>underflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphCards</name>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3, largest %4, smallest non-zero %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Folded: the bars are those of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphExport</name>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png, .pdf or .dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos;: %2. Choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphLegend</name>
    <message>
        <source>forward in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphView</name>
    <message>
        <source>Graph of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a model to see its graph here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to draw: prune less.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HistogramView</name>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inf: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram of magnitudes, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3 elements, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1: no elements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Inspector</name>
    <message>
        <source>min |x| &gt; 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+Inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-Inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a tensor to see its statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each format would lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward |x|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient |dL/dx|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient × 2^</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of two that the gradient is multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if the gradient were multiplied by a power of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient |dL/dx| × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fwd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ◆ parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ◆ buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requires gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LayoutHint</name>
    <message>
        <source>Laying out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleCallModel</name>
    <message>
        <source>%1 %2</source>
        <comment>direction and statistic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scales</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleTreeModel</name>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>module path and type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleTreeView</name>
    <message>
        <source>Search nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModulesView</name>
    <message>
        <source>modules to list: regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules to list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modules to leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules to leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls of modules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeFilter</name>
    <message>
        <source>Texts are compared with = or !=, not with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number (2^-14, 1e-5) nor a statistic: fwd. or bwd. and one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/%1/ is no regular expression: %2 at character %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter can&apos;t be read from &quot;%1&quot; on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected here; join conditions with and, or.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter has too many brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter ends where a condition is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A condition is expected before &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing after &quot;%1 %2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter is longer than %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeLinks</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeTableModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>direction and statistic: gradient rms</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeTableView</name>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemModel</name>
    <message>
        <source>under 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 above the largest of %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 below the smallest subnormal of %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 subnormal in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: NaN arises here, in %2 of the elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: infinity arises here, in %2 of the elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; tensors that it spreads to: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would fix it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems in %1 forward and %2 backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would fix it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunOptions</name>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of generated inputs, dropout and the seed gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, output (a loss), ones, randn, sum, mean, mse:SPEC, cross_entropy:SPEC or a .npy file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output if it is one number, else randn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first with a gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to go backward from: 0, 1.2 or a key; several separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as libtorch takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>80 % of what is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For instance 2G or 512M; a run that needs more is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds; a run that takes longer is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as saved (train)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as saved (eval)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of threads is from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time limit is a number of seconds above 0.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunSetup</name>
    <message>
        <source>Inputs of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these inputs for the next run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ &amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method takes no inputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value of type %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no method that can be run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inputs were not saved as %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ScalePlot</name>
    <message>
        <source>empty tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos;: %2. Choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min subnormal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of every tensor, forward and gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of every tensor, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per tensor; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the scale plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter rows by module or name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the scale plot shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars from smallest to largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows along the data flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors that are all zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this range of the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all rows and the whole axis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecEditor</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecFields</name>
    <message>
        <source>How %1 is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower bound, or the value of a constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bound; of random integers the first that is not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes, separated by commas; nothing for one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape: 4, 32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>argument and field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dtype of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz *.pt)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
