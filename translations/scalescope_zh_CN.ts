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
    <message>
        <source>&amp;Close the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;next open run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;previous open run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison as CS&amp;V…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison as JSO&amp;N…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison as p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison as &amp;report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate &amp;FP8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare the last two open runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap the compared runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare &amp;tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare grap&amp;hs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the comparison by forward change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the comparison by gradient change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the comparison in order of execution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the &amp;model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the comparison by the largest changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is being run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the &amp;causes of the error…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hare of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit scaling with e&amp;xtended rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w the gains along edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heat map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Waterfall of the path…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Histograms of the selected tensor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theor&amp;y as table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected node&apos;s n&amp;ame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the pro&amp;ducer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the cons&amp;umer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map of the la&amp;yers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the selected node in the grap&amp;h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gains: &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gains: &amp;gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;waterfall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what deviates from theor&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path through the &amp;whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part that &amp;underflows in the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part that &amp;overflows in the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part that is su&amp;bnormal in the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error (S&amp;QNR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rat&amp;io to the other run</source>
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
    <message>
        <source>Repor&amp;t…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the ca&amp;uses of error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin the path here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the path here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path: what it a&amp;ffects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path: what &amp;made this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pro&amp;blems as table…</source>
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
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot would take too long on so many cards or such long edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot was not done after %1 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatMenu</name>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other formats…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recipe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Propose formats…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add the selected tensor&apos;s fix to the recipe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixes</source>
        <comment>name of a recipe</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a tensor first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the fixes of the selected la&amp;yers to the recipe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round &amp;all products, convolutions too</source>
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
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it nests deeper than %1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is malformed at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a number that is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job is not a JSON document: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine wrote a line that is not an event: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine&apos;s event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its member &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1 of its member &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not valid: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not valid: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be a JSON object, but is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must be %2, but is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this engine&apos;s %3; use an engine of the same release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this program&apos;s %3; use an engine of the same release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must map names to names, but &quot;%2&quot; is mapped to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; or &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is expected, but %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is none of these; a text needs quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a file (.npy, .npz:key, .pt), a number, true, false, null, &quot;text&quot;, [...] or {&quot;key&quot;: ...}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dtype such as float32, bfloat16, int64 or bool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shape such as [8,128]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shape such as :[8,128] after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parenthesis such as %1 after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;)&quot; after %1&apos;s numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;:&quot; after the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key is expected, such as &quot;name&quot; in quotes, or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 numbers, as in %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>randint takes whole numbers; uniform takes others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>randint&apos;s upper bound, which is not drawn itself, must be above the lower one, as in randint(0,10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform&apos;s upper bound must not be below the lower one, as in uniform(0,1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes floating-point values, which %2 can&apos;t hold; use randint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape has more elements than any memory holds; make it smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has no closing quote; add one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has an escape that is not JSON&apos;s; write a backslash as \\</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists are nested deeper than %1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no generator %1; take randn, uniform, randint, ones, zeros, full or arange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .npy file holds one array and takes no key; leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC, for instance --input &apos;%1=%3&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 is given twice; keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; write for instance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dictionary %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a Tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parts are not numbers of one shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the tuple has %1 parts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs are not a JSON document: %1; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inputs are neither a JSON object by argument name nor an array; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs with and without a name can&apos;t be saved in one file: name all of them or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: write 2G, 512M or a number of bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known; take cpu, cuda or cuda:N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty; write a position or a key, such as 0, 1.2 or energy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a regular expression; a backslash before ( ) [ ] { } * + ? makes it a plain character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no method %1, nor any other; there is nothing to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no method %1; choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2; name another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2 with the values that it saves; name another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because the run is written under that name while it goes; name another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the operator library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the input file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file of --backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not exist; check its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a regular file; name another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be read; change its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is longer than %2; check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no argument named %2; it has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no inputs; leave out %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no more inputs than these: %2; leave out %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 does not fit into memory: make its shape smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 can&apos;t be made from %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its constructor raised %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its members are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--backward output needs an output of one element, but %1 is %2: choose sum, mean, ones or randn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the shape %2, but %3 has %4; give it that shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradient %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of cross_entropy must be whole numbers, the classes, but is %1: write for instance cross_entropy:randint(0,10):[8].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--backward %1 does not work here: %2; choose another seed or target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--backward %1 can&apos;t be done, because no output is a floating-point tensor that requires a gradient; leave it out, or write none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 must be a module with the interface %2, which can&apos;t be written as an input; try another method (--method).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; give a file that holds the right type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; name one entry as %3:NAME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Tensor of shape %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a .npy array: %2; save numbers with numpy.save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not start as numpy.save writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its format version %1 is not 1, 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its dtype is structured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its dtype %1 is not one that a tensor can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it has %1 bytes of data, less than its shape needs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be read to its end; copy it to this machine&apos;s disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a .npz archive, or only a part of one; save arrays with numpy.savez.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no array named %2; it has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it holds one value, so leave :%2 out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2; save tensors, or lists and dictionaries of them, with torch.save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is damaged: its part %1 can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a TorchScript model, not values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is unsound: tensor data is shorter than declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is unsound: a tensor goes beyond its data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a dtype that this libtorch does not have, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a %1, which is not a tensor of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds an object of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds something other than tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nests deeper than %1 levels or holds itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1; check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder; name a run file (.scales) in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a regular file; name a run file (.scales).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened; check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty: nothing was written before the run ended; run it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a run file; run files end in .scales and are made by scalescope run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a run file; open a .scales file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has run file version %2, but this program reads versions up to %3; update Scalescope to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is locked by another program; try again when that is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2); copy it to a folder that you may write to and open it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs more memory than there is; close other programs, or open it on a larger machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 was interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged (%2); take another copy, or run the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its version is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading it does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a value larger than any of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no table %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 holds more than %2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 holds a name of %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 holds a module inside more than %2 others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 holds a number that is not allowed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 holds a value that is not allowed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1, column %2 holds a value that is not allowed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column direction holds a value that is not allowed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table node, column arguments refers to a later node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table node is not in the order of its ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table edge leads back in the order of execution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run file %1 can&apos;t be written (%2); choose another place with -o, or make room there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has kept it locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed while it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run is writing %1; wait until it has ended, or stop it, or name another file with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run would first be written to %1, but that is not a run file and would be lost; move it away, or name another file with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved values can&apos;t be moved to %1 (%2); they are in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; has an unknown value, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input (character %2): %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of memory was requested, more than is available; make the inputs smaller, or allow more with --memory-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a check inside libtorch failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object lacks an attribute that its class has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an error without a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an exception of an unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file; check its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder; name a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a regular file; name another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no permission to read it; change its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a damaged zip archive, perhaps truncated: copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote before PyTorch 1.6, without code: load it in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a Python pickle, not TorchScript: load it in Python, and if it is a model, save it with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a model of another kind (%2), not TorchScript: save the model from PyTorch with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds tensors (%2) and no program: load them into their model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is packed with %2: unpack it and open the model inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was saved by a preview of PyTorch 1.0, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an SQLite database, perhaps a run file, not a TorchScript file: open it without run or info.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the model itself: run git lfs pull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a program or library, not a model: give a library of operators with --op-library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a web page, not a model: download the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an empty zip archive: copy or download the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was saved by PyTorch 1.1 or older, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was saved by a newer PyTorch (archive version %2, this engine reads up to %3): use a newer libtorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a torch.package archive: import its model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a lite-interpreter file without its code: save it with torch.jit.save instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive whose parts are not in a folder: pack it again with the folder around them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a zip archive that holds a model: unpack it and open %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a TorchScript file, as it has no data.pkl: give one that torch.jit.save wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive without its code or its constants: copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a module that torch.save pickled, without its code: torch.load it in Python where its class %2 can be imported, and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a state_dict that torch.save wrote, tensors without a model: load it into its model in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote, without code: save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no readable %2 record: it is damaged, so copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was saved on a machine with the opposite byte order: save it on one with the byte order of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file of tensors that torch.save wrote, or only a part of one; save them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a file of tensors, as it has no data.pkl; save them with torch.save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unsound: %2; get it again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else comes before its first part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its directory of parts is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch does not write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch writes in another case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is packed in a way that PyTorch does not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is not where the directory says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is not what the directory says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is not as long as the directory says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 overlaps another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is not in the folder of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 belongs to a model of PyTorch 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 can&apos;t be unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 unpacks from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it unpacks from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its code %1 is not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its code %1 nests deeper than PyTorch writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its code %1 declares the hook %2, which the class %3 does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its code %1 has more than %2 methods in the class %3, which PyTorch does not write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor data %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the tensor data %1 has %2 bytes, but %3 elements of size %4 are declared</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>its attribute %1 is not of type %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part %1 is not a sound pickle: it %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a pickle of the kind that PyTorch writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a step that PyTorch does not write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a persistent id that is not PyTorch&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds more values than any model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the same values in more places than any model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes more values than it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls something that is not a function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls %1 in a way that PyTorch does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes an object of something that is not a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names %1, which is not part of TorchScript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names a type that nests deeper than PyTorch writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives a value a type in a way that PyTorch does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>describes a tensor in a way that PyTorch does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>describes a tensor that reaches beyond the %1 elements of its storage %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>quantises a tensor in a way that PyTorch does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says where its code comes from in a way that PyTorch does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs operators that this libtorch does not have: %2; %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use a libtorch that has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load the libraries of the custom ones with --op-library and use a libtorch that has the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be loaded: %2; save it again with a PyTorch of this libtorch&apos;s release (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit into memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be described: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; can&apos;t be used: %2; leave --device out to run on the CPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operator library %1 can&apos;t be loaded: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was built for CUDA and needs %1, which this libtorch (%2) does not have; take its build for the CPU, or a libtorch with CUDA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs %1, which was not found; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs Python&apos;s symbols (%1), and there is no libpython%2.so.1.0; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs the symbol %1, which this libtorch (%2) does not have; take a build for this release of libtorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; name a shared library that was built for this libtorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model failed: %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model failed %1: %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model returned an unsound tensor: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model raised %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model raised %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an exception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 at %2 line %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty; create it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves values unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is refused because it uses operators that reach files, or memory outside its tensors: %2; save the model without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no number format &quot;%1&quot;; there are %2, and any eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz and eXmYus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number format &quot;%1&quot; can&apos;t be simulated: its values must fit into float64, with %2 to 11 exponent and 0 to 52 mantissa bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to 18446744073709551615; write for instance %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number from 1 to %2; write for instance %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number of seconds above 0; write for instance %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a size; write for instance %2 or 512M, or a number of bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1:%2 is not known; write %1 or %1:extended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform format needs formats: write format:FORWARD or format:FORWARD,BACKWARD, for instance format:e4m3fn,e5m2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transforms %1 and %2 are of the same kind; a run takes only one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 was moved before %2: formats are simulated inside scaled operators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no effect on this run; it is for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the transform unit_scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t be applied: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e4m3 is the IEEE-style format with Inf and NaN; OCP&apos;s E4M3 is e4m3fn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 changed nothing, because the model runs no %2 on floating-point tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear or attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear, attention, matmul or convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 quantised %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantise %2, whose products are inside one operator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantise %2, which works on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 elements in %2 quantised tensors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no constraint %1; choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--replace %1=%2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no unit-scaled operator %1; choose one of: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no constraint %1; choose one of: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no option %2; it has mult and constraint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mult must be a number above 0, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options are written as in gelu(mult=2,constraint=gmean)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only unit-scaled operators have options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--replace %1=%2 replaced nothing: the model runs no operator, function or module of that name; check it against what scalescope info shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model computes no floating-point tensors from others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1; unit_scale:extended knows more operators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, and nothing else has a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no operator %1 for --replace %2=%3; load the library that has it with --op-library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arguments of %1 do not fit %2, to which --replace %1=%3 maps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works in place on memory that other tensors share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>returns something other than one floating-point tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>returns a tensor that it did not make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes to a tensor from outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes tensors that are read elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 scaled no operator, because the user&apos;s dictionary replaced all that have a rule; weights are rescaled all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 scaled %2, %3 of them without a constraint, and %4, %5 of them around attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 residual adds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The transform %1 left these as they are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of %1 failed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine had to give up: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was stopped at its time limit of %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was stopped because it needed %1, more than its memory limit of %2: try smaller inputs, or a larger limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 was given up after %2 s: code that it runs while it is loaded does not end; check where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files and network, because its kernel has neither Landlock nor seccomp; run only models whose source you trust here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files, because its kernel has no Landlock; run only models whose source you trust here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s network and programs, because its kernel has no seccomp; run only models whose source you trust here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files in all threads, because libraries had started %1 of them before; run only models whose source you trust here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input %1 was given as the number %2, a tensor without dimensions; where the method wants some, write for instance full(%3):[1]. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input %1 was given as the truth value %2, a tensor without dimensions; where the method wants some, write for instance %3:[1]. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds NaN: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds Inf: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradient of %1 is the first, going backward, to hold NaN: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradient of %1 is the first, going backward, to hold Inf: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of its %2 elements are NaN</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of its %2 elements are infinite</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors are complex and were not measured: number formats hold real numbers.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors hold NaN or Inf that came in with what they read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors further back have gradients that hold NaN or Inf.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gradients hold NaN or Inf because a forward tensor does.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on (tensors before it without a gradient: %2, parameters among them: %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on; what it reads gets gradients in other ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 for saved values can&apos;t be made: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--save-values %1 would save %2, more than the limit of %3; match fewer nodes, or raise --save-limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, up to %2 with their gradients</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>--save-values %1 matches no tensor&apos;s name; the first column of the table has the names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving values stopped at the limit of %1 (--save-limit).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving values stopped: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of saved values can&apos;t be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, %2, were saved before.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>it did not end in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needed more memory than its limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it crashed</source>
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
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and spreads to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gradients</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular expression: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales that are powers of two; those of %2 are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a format for scales, which have none of their own; choose a format with zero and a sign, or the scaling none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The errors of the formats are not known, because the run without them failed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the same run without number formats, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss is %1 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1 (cosine %2, norm %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the transforms fp8, format and recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot;; choose %2, or a file: recipe:FILE.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe %1 is not a JSON document: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than the %3 that this program knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: the member &quot;%2&quot; of %3 is wrong. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scale must be a power of two, such as 0.125 or 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number format is missing; name one, or keep full precision with &quot;keep&quot;: true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1 of the recipe %2 fits no operand of this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t give %2 blocks along its own axes, because it writes to what it reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 weights</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The formats round nothing that the target depends on; choose another target, or formats that round more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No parameter has a gradient in this run; choose another target, or go backward from an output that depends on parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run without formats has no tensor %1; scalescope export --table lists the names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the run without formats no gradient arrives at %1; scalescope export --table lists the tensors that have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales, and there are none here; choose a scaling, such as tensor or block:32, or a block format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales can&apos;t have %1 levels; choose 1 or 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only scales of nvfp4 have levels, and there are none of those here; leave out the levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no backward pass, because no output is a floating-point tensor that requires a gradient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no backward pass, because its default seed does not work here: %1; choose another with --backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a dictionary whose keys are neither all strings nor all whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole number %1 does not fit in 64 bits; write a smaller one, or 1e30 for a number that is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input %1: %2 does not fit in 64 bits; write a smaller number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a whole number that does not fit in 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number is divided by zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no operator for %1 with these arguments in this libtorch; load the library that defines it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no operator %1 in this libtorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this libtorch has no dtype %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensors of %1 can&apos;t be quantised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a bound of proposals; write lost: and a part from 0 to 1, as in lost:0.001, or sqnr: and dB, as in sqnr:20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is reading the events any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was frozen when it was saved, so it can&apos;t be put in another mode; it runs as it was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input %1 was run without a gradient, because with one the forward pass fails. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward failed, so gradients are missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients pass %1 as though it had written nothing, so those before it are wrong: no gradient is registered for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1, in %2 (limit %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much --save-values will save is not known beforehand, because the forward pass failed at first; the limit is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 tensors, %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The model printed %1, left out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s libraries wrote %1, left out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tensors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No number format is simulated, so there is no error to look into; give --transform fp8, format:FWD,BWD or recipe:NAME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept in full precision has no format, scaling or rounding; leave out &quot;keep&quot; or the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going forward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going backward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no option %2; its only option is constraint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model is quantised (%1), so its weights have scales of their own; use the floating-point model that it was made from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model was frozen when it was saved, so its weights can&apos;t be rescaled; save it without torch.jit.freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has arguments that its rule does not take (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 (the first is %3) as if their standard deviation were 1, but it is %4 to %5; unit_scale:extended rescales such weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 as if their standard deviation were 1, but it is %3 to %4; they are not parameters, so they can&apos;t be rescaled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no transform &quot;%1&quot;; choose unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME or recipe:FILE.json, each also with :extended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the results are off by %1 (SQNR %2 dB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a torch.export archive without a program that can be read: save the model with torch.export.save(...) of PyTorch 2.6 or newer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was exported by a newer PyTorch (schema %2, this engine reads up to %3): export the model with an older one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tensor %1 is a pickled Python object; export the model with plain tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it uses a dtype (number %1) that this libtorch does not have; use a newer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it calls %1, which can&apos;t be run operator by operator; export the model without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it calls %1, which is not an operator of PyTorch; export the model without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this libtorch has no form of %1 for the arguments that it is given; use the libtorch of the PyTorch that exported it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its call of %1 lacks the argument %2; use the libtorch of the PyTorch that exported it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its call of %1 has arguments that this libtorch does not know; use the libtorch of the PyTorch that exported it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it passes an operator something of the kind %1; export the model without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a custom object of Python or C++; export the model without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its program holds more values than any model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its program has something at %1 that PyTorch does not write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its program makes the value %1 twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its program reads the value %1, which nothing has made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tensor %1 is not in the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor reaches beyond its data in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a tensor of %2, but the model was exported for %3; give it as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a model that can be opened: give a file that torch.jit.save or torch.export.save wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradient of %1 is zero in theory, and only the noise of rounding is there, so there is no error to look into; choose another target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no product of matrices &quot;%1&quot;; choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a compiled package of AOTInductor, without the program that it was compiled from: save the model with torch.export.save(...) (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be run: %2 (docs/export.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was exported by an early PyTorch (schema %2, this engine reads %3 and newer): export the model with a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was decomposed before it was saved, so the rules for linear, attention and similar operators find nothing to apply to: unit scaling and number formats may change little. Save what torch.export.export(...) of PyTorch 2.5 or newer returns, without run_decompositions().</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exported program stays in the mode that it was exported in, so --mode %1 has no effect: call model.%1() before torch.export.export(...).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its program can&apos;t be read as JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of its program takes values other than those it is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2, but the model was exported for %3; give it with as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 dimensions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for %4 only; give it that size, or export the model with that dimension dynamic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at least %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at most %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must be as large as that of %4, which has %5; give both the same size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rounding &quot;%1&quot;; choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no scaling &quot;%1&quot;; choose none, tensor, channel, block:N or tile:NxM, where N and M are whole numbers, 1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; for scales; choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write an object of this class as a dictionary of its parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has parts that the class does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no output %1; backward can start from: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output %1 is %2 and has no gradient; backward can start from: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds nested lists that unfold to more values than any file has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not valid: the member &quot;%2&quot; is wrong. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of bytes, 1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size (a whole number, 0 or more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known; take %2 or a file such as FILE.npy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target is named; give --target loss, gradients, or the name of a tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because values left by a killed run are removed first; name another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds values to something that can&apos;t hold any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refers to a value by a number beyond those it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refers to a value that it does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builds a list of things that don&apos;t belong in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smallest 64-bit whole number is divided by -1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no argument %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the argument %1 of %2 must be %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program was recorded without its data flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the program was recorded with %1 inputs, not with %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 %2; %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 %2 (its last words: %3); %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was stopped %1; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by itself (status %1)</source>
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
    <message>
        <source>before it began to work</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>while it ran the reference without formats</source>
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
        <source>while it looked for causes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in the capture phase after %1 operators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the forward phase after %1 operators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the backward phase after %1 gradients</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing had been recorded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it recorded is in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twin was not run: it was stopped before it began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not Scalescope&apos;s engine: what it wrote first is not an event of the protocol; set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 speaks version %2 of the protocol and this program version %3; use both from one release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 could not be started (%2); install Scalescope again, or set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds NaN: %2, although everything it reads is finite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds NaN: %2, although what it reads holds none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds Inf: %2, although everything it reads is finite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 more tensors hold NaN or Inf although everything they read is finite.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there is no room for another pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room for another process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tables claim more data than the file can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: %2 says nothing about its operands; give it a format, or &quot;keep&quot;: true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed scale goes only with the scaling none, not with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 linear operators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 matmuls</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 attention operators</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 convolutions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 lost in the blocks of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format %1 has neither sign nor zero: it is for scales, not for tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a recipe that scalescope has, which says something else; give this one another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names the device %1, which this libtorch does not know; move the model to the CPU before it is exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it transforms functions with torch.vmap or torch.func, which can&apos;t be run operator by operator; save what run_decompositions({}) of the exported program returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its program has modules in more than %1 levels, more than any model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its program has a name of more than %1 bytes, longer than any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of %4, with a whole number %5; give it such a size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must have %4 to fit %6, because it is %5; give it that size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load the library that provides them with --op-library, or save the model without them where they are written in Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are written in Python, so export the model before it is quantised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, which ended the run %2; %3. Run the new one again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, so that some values may be of its new state: run it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: NaN in %2 of the elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: infinity in %2 of the elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward: all of its elements are zero, so that no gradient passes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient: zero in theory; what it holds is rounding noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gradient of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not have mean zero: |mean| %2, standard deviation %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not normally distributed: kurtosis %2 instead of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not normally distributed, though its kurtosis does not show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of the elements are zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the operands are not independent: both are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the operands are not independent: %1 is computed from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the operands are not independent: both are computed from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the operands are not independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they add up instead of averaging out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they cancel in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they cancel in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are not independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows of %1 differ in scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the elements that are picked differ in scale from the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has scale %2 instead of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not unit-scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the constraint binds its factor to the output&apos;s, which makes the gradient %1 times as large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gradients of %1 readers are summed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s code has more operators than an outline shows, so that it ends after %1 tensors; a run shows all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 above %4, the largest of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no loss to look at, because backward does not start at one number; choose another target, or set --backward to mean, mse:SPEC or cross_entropy:SPEC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform %1 left out %2; with :extended (Formats &gt; Round all products) it takes them too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 become zero in %3 (up to %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 keep fewer bits in %3 (subnormal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 more keep fewer bits (subnormal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 more become zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, if rounded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>the old file can&apos;t be replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy can&apos;t be renamed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu of all commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu of the selected card or row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the tensor of a link or of a line of code</source>
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
    <message>
        <source>%1 (%2)</source>
        <comment>argument, type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no value; write for instance %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwinControls</name>
    <message>
        <source>Runs a twin whose matrix products read E4M3 and whose gradients are E5M2, as unit-scaling&apos;s simulate_fp8 rounds them, and compares it with the original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a twin whose matrix products read and give %1, and compares it with the original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate %1</source>
        <comment>a number format</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a twin whose matrix products are stored as the recipe %1 says, and compares it with the original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a twin of the model in unit scaling, with the extended rules and weights of any module, and compares it with the original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a twin of the model in unit scaling and compares it with the original; the menu Run has its extended rules</source>
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
    <name>scalescope::app::BisectControl</name>
    <message>
        <source>%1 can&apos;t be written (%2); choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the model first; then the causes of an error can be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is running; when it has ended, the causes of an error can be found.</source>
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
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map</source>
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
    <message>
        <source>gradient backward grad</source>
        <comment>words for the same, each may be typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graph network diagram</source>
        <comment>words for the same, each may be typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formats precision dtype quantise quantize</source>
        <comment>words for the same, each may be typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find search</source>
        <comment>words for the same, each may be typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export save write</source>
        <comment>words for the same, each may be typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>appearance theme dark</source>
        <comment>words for the same, each may be typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
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
    <message>
        <source>The shares are known once the causes of an error were looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors; choose it in the list of runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a run that is compared has ratios; choose two runs in Compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::CompareControl</name>
    <message>
        <source>The formats stay those that the shown run was made with. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::ConsentQuestion</name>
    <message>
        <source>Use these files?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files were named by a run, a session or a file of inputs, and not chosen by you. None of them has been run, loaded or read yet. Agree only if you know where they come from; the answer is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model, a program that is run:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries, whose code is run when they are loaded:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that inputs and targets are read from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these files</source>
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
    <message>
        <source>Waterfall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theory %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causes of error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::EdgeMenu</name>
    <message>
        <source>Go to the &amp;source, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;target, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;waterfall from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
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
    <message>
        <source>Reports (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::InputsForm</name>
    <message>
        <source>The model is being run already; these inputs are kept for the next run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainWindow</name>
    <message>
        <source>Stop and open</source>
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
        <source>The run of %1 has to be stopped before %2 can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before the window can be closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the causes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
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
    <name>scalescope::app::Notices</name>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed after this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again  F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found: it can&apos;t be run again, and has no twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model or a run (Ctrl+O), or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was rounded. %1</source>
        <comment>and why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round convolutions too</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::OpenModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::OpenRuns</name>
    <message>
        <source>%1 · %2</source>
        <comment>model, transforms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>title of a run, time of day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a run, a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · stopped</source>
        <comment>title of a run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · failed</source>
        <comment>title of a run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · incomplete</source>
        <comment>title of a run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · running</source>
        <comment>title of a run</comment>
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
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>nodes</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>show nodes with problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide an operator whose mean |x| differs from its input&apos;s by less than this part:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Questions</name>
    <message>
        <source>Open a model or a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the model of this run</source>
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
        <source>Stop the run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it recorded until then stays in its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models and runs (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::RecipeAdditions</name>
    <message>
        <source>%1; and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor is within its formats, or is not an operand of a matrix product, which is all that recipes speak of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 lost with the recipe, %4 without its rule</source>
        <comment>tensor, direction, part, part</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card of repeated layers first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe stays as it is: in the selected layers every operand of a matrix product, which is all that recipes speak of, is within its format.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::RemainingTime</name>
    <message>
        <source>about %1 min left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunDisplay</name>
    <message>
        <source>starting</source>
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
        <source>reading the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trying inputs</source>
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
    <message>
        <source>original: %1</source>
        <comment>progress</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twin: %1</source>
        <comment>progress</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>progress, remaining time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still running: %1</source>
        <comment>progress</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFollower</name>
    <message>
        <source>%1 was removed while its run was followed; what was read of it is still shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunKeeper</name>
    <message>
        <source>%1 is incomplete: its run was ended before it could finish. What was recorded until then is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was not saved as %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run that was followed has ended: %1 is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run that was followed was stopped; %1 holds what it recorded until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run that was followed has failed; %1 holds what it recorded until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of %1 still goes: another program writes it, and what it records is shown as it comes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunMaker</name>
    <message>
        <source>A file is being read; what it holds can be run when that is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open that could be run; open a model first (Ctrl+O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run does not say which model it is of; take Choose the model… in the menu Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found; take Choose the model… in the menu Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run goes to %1; Save run as… keeps it elsewhere.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twin with %1 is run.
</source>
        <comment>transforms</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::TopBar</name>
    <message>
        <source>▶ Run  F5</source>
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
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the formats whose ranges are shaded behind the bars, forward / gradient</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::app::Workspace</name>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of %1 was ended; what it recorded is in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not read, so its inputs are not known; open it again to see why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CausesModel</name>
    <message>
        <source>no bound</source>
        <comment>of an error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <comment>an operand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <comment>an operand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>an operand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <comment>an operand, its operator and module</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <comment>number of a step, the error after it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than the whole: errors of other operands cancel a part of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the error that this causes: the mean of what it brings by itself and what leaving it out takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A module with all that is rounded in it, or one operand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many operands it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large the error is when this alone is rounded, and all else has full precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large the error is when all is rounded without this, which has full precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At which step the search gave this full precision to come below the bound, and how large the error was then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CausesView</name>
    <message>
        <source>Use recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a bound the operands are found that it takes to keep in full precision: of the loss relative to it, of gradients 1 - cosine, of a tensor its relative error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulates the formats with a rule for each operand that is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causes of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, forward</source>
        <comment>a tensor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, gradient</source>
        <comment>a tensor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operands kept, %1 left</source>
        <comment>an error</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find causes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within the bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative error of the loss: %1</source>
        <comment>a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 − cosine of all gradients: %1</source>
        <comment>a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative error of the tensor: %1</source>
        <comment>a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds which rounded operands cause the error of a simulated run. What made a tensor&apos;s scale is in Waterfall.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ChoiceDelegate</name>
    <message>
        <source>as the default</source>
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
    <message>
        <source>%1 of what each line produced: -&gt; forward, &lt;- gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; |x| is the magnitude of a tensor&apos;s only element</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ColourRamp</name>
    <message>
        <source>underflow in %1, forward, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>underflow in %1, gradient, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflow in %1, forward, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflow in %1, gradient, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal in %1, forward, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal in %1, gradient, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>statistic, direction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error forward, SQNR in dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of gradient, SQNR in dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over the other run’s, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over the other run’s, gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the error, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareGraphs</name>
    <message>
        <source>Graph of the first run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph of the second run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareTable</name>
    <message>
        <source>Compared tensors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareTableModel</name>
    <message>
        <source>matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3 → %4</source>
        <comment>direction, statistic, before, after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
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
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareView</name>
    <message>
        <source>The original, or the older run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show parameters too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide tensors whose scales are the same in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch Unit scaling or Simulate FP8 on to compare a model with its twin, or open a second run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by the amount of the change, |log2|, of either direction; else in order of execution</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Comparison</name>
    <message>
        <source>Scales of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within 4 of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language&apos;s code</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes, the largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 (%3), from %4 to %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned: %1 of %2 operators of %3, %1 of %4 of %5; tensors added: %6, removed: %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of every tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrows from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward, furthest from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient, furthest from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest gain: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest loss: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphs are left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the %1 largest of %2; all are in the table that scalescope compare --table writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was stopped before its end: its figures are partial, of what was recorded until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed before its end: its figures are partial, of what was recorded until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is incomplete: its figures are partial, of what was recorded until its engine was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors that leave %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients that leave %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors that became zero in %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients that became zero in %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1 noticeably.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors that leave %1: %2 in %3, of %4 that both have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients that leave %1: %2 in %3, of %4 that both have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tensors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale that grew most: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale that shrank most: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of all gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQNR of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, what its formats cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1, gradient %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The norm of all gradients is %1 of the exact run&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of %1 over its depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many leave %1 can&apos;t be told: nothing was recorded of their groups of elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can&apos;t be told</source>
        <comment>how many tensors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted as leaving a format: NaN, infinities, any element beyond its largest number, or more than %1 of the elements that become zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted as leaving a format: NaN, infinities, more than %1 of the elements beyond its largest number, or more than %2 that become zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradients: rel. error · cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operand was rounded: the twin is the original.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All products of matrices were rounded: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products of matrices that were rounded: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, how much of it was rounded</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products of matrices that were rounded: %1, and none inside other operators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, off by %2</source>
        <comment>a loss or an output</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensors leaving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradients leaving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero or too large</source>
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
    <message>
        <source>error forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of a whole</comment>
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
        <source>as saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>underflow forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>underflow of gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflow forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflow of gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal of gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio of gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of gradient</source>
        <comment>a statistic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in TorchScript</source>
        <comment>a place in the code</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, through %2</source>
        <comment>place in the model&apos;s code, place in PyTorch&apos;s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read by %1</source>
        <comment>an operator</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <comment>readers</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ErrorText</name>
    <message>
        <source>none</source>
        <comment>an error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off by %1</source>
        <comment>a percentage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <comment>of a tensor without an error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local SQNR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal over noise of the tensor against the run without formats: what has accumulated up to here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal over noise of the noisiest rounding here against what was rounded: what enters here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of the noise&apos;s part of the tensor, against the run without formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine between the tensor and that of the run without formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accumulated: %1</source>
        <comment>an error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounding %1 to %2: %3</source>
        <comment>operand, format, error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero in theory</source>
        <comment>a gradient</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <comment>of a product</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <comment>of a product</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <comment>side of a product</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <comment>side of a product</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <comment>of attention</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <comment>of attention</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <comment>of attention</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>of a product&apos;s result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a tensor, rounded for the gradient of another</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rounded</source>
        <comment>a tensor that is equal in both runs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not rounded: nothing that it is computed from was, so it is that of the run without formats.</source>
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
    <message>
        <source>Search and filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next hit, to the previous one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same from the module tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FoldedWords</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all of the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one line of the words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FormatPairDialog</name>
    <message>
        <source>%1: %2 bits, largest %3, smallest normal %4, smallest %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number formats</source>
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
    <message>
        <source>%1: %2 bits with the share of a scale for %3 elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
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
    <message>
        <source>problem starts here, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows from another, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem starts here, in the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows from another, in the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts here, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts here, in the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forward follows from %2</source>
        <comment>problem, tensor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2</source>
        <comment>problem, tensor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2, forward</source>
        <comment>problem, tensor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal</source>
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
        <source>%1, smallest · median · largest of %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
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
    <message>
        <source>%1: %2</source>
        <comment>name and what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causes %1 of the error</source>
        <comment>a share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Folded %n times: the bars are those of what each returned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>smallest SQNR: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop %1</source>
        <comment>how often</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing but zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the card, value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphEdge</name>
    <message>
        <source>%1: %2 binades</source>
        <comment>direction and log2(out/in)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to select the producer, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to select the consumer, %1; again for the producer</source>
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
        <source>The graph can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with its modules closed a graph still has %1 nodes, more than %2; scalescope export --graph draws it by itself.</source>
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
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the nearest producer, the nearest consumer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the card beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the selected module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the selected card&apos;s module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the layout that is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the path between the selected card and this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on an edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the consumer; again, the producer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or fold a module</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell is selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatMap</name>
    <message>
        <source>Repeated layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the median of the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with a strong outline stand out: they are further from the median of their column than 3.5 of its median absolute deviations (scaled to standard deviations), and by a factor of 2, 5 % or 10 dB at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a model to see its layers here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to show: prune less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layers repeat here, so the rows are modules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, over the median of the column</source>
        <comment>what colours the cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers: %1. Tensors: at most %2 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules: %1. Tensors of their own: at most %2 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, tensor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; median of the column: %3</source>
        <comment>what colours the cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are NaN among its elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <comment>what is in no module</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnitudes of %1, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnitudes of %1, gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours say how far a tensor is from the median of all layers, of two from their middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row has nothing to be compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only scales are compared with the median: parts of the elements and errors say by themselves how large they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of loops: %1. Tensors: at most %2 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers and steps of loops: %1. Tensors: at most %2 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of a loop</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop %1, step %2</source>
        <comment>numbers of both</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>module, step of a loop in it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the elements lie below the axis, down to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor is out of line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the layers, in rows of their own: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside these, in rows of their own: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the cells, value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the marked corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, loop %2</source>
        <comment>tensor, which loop of its module</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row stands out of its columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands out most, in %2 of its tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of fewer than %1 rows none can stand out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first with NaN (marked corner) is %1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worst (marked corner) is %1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>furthest from 1 (marked corner) is %1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>furthest from its median (marked corner) is %1, %2, %3: %4</source>
        <comment>layer, tensor, direction, value</comment>
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
    <message>
        <source>%1: each group has a scale of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole axis again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>power of two</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost: %1</source>
        <comment>part of the elements</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
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
        <source>Copy statistics</source>
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
        <source>fwd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grad</source>
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
    <message>
        <source>hidden in the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× fwd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× grad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero in theory; what is left is the noise of rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>tensor and power of two</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can&apos;t be told: nothing was recorded of its groups of elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <comment>run of a comparison</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <comment>run of a comparison</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. Subnormal ones keep fewer bits and are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not rounded in this run; in %1 it would be so: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each format would lose (zero or too large)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LanesView</name>
    <message>
        <source>Histograms of all layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell to see the histograms of this tensor in all layers.</source>
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
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LimitsDialog</name>
    <message>
        <source>What counts as a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a tensor&apos;s elements, more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overflow: an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Underflow: an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Subnormal: a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lost: marked in tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual limits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Losses</name>
    <message>
        <source>%1 subnormal</source>
        <comment>a part of the elements</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a part of the elements</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 zero</source>
        <comment>a part of the elements</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <comment>a part of all elements</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are beyond the largest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keep fewer bits (subnormal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more keep fewer bits (subnormal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiplied by %1: %2, which is within the limits</source>
        <comment>power of two, losses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiplied by %1: %2</source>
        <comment>power of two, losses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is: %1; %2</source>
        <comment>losses, what a power of two leaves of them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scale holds it: it spans %1 binades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no operand of a product: usual FP8 recipes keep it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleCallModel</name>
    <message>
        <source>fwd %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grad %1</source>
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
        <source>hit %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found</source>
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
    <message>
        <source>The file tells of no modules inside the model: each operator belongs to the model itself. It is so of models that were frozen or inlined when they were exported.</source>
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
        <source>/%1/ is not a regular expression: %2.</source>
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
        <source>%1 %2</source>
        <comment>direction and statistic: gradient rms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fwd lost in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grad lost in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what is lost in %2 can&apos;t be told, because nothing was recorded of its groups of elements</source>
        <comment>direction, format</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: kept in full precision</source>
        <comment>direction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not rounded in this run; in %2 it would be so: %3</source>
        <comment>direction, format, losses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <comment>direction, format, losses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. In parentheses: of a tensor that the simulation did not round.</source>
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
    <name>scalescope::widgets::Outline</name>
    <message>
        <source>The model was not run yet: Run (F5) measures its tensors.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PairSection</name>
    <message>
        <source>Both runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line in the histograms is the other run&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared: %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PanelButton</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemModel</name>
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
    <message>
        <source> (a double click adds it to the recipe)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden in the graph by pruning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>origin of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scale: %1 binades</source>
        <comment>that a tensor spans</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows from the problem that it is listed beneath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero in theory, so that its scale means nothing: no problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 problem follows from this one, and is listed beneath it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 problems follow from this one, and are listed beneath it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One rule that mends all of them (a double click adds it to the recipe)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulation did not round it: this is what the format would do.</source>
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
        <source>Add to recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What %1 forward and %2 backward lose can&apos;t be told of %n tensors and gradients: the run recorded nothing of their groups of elements. The error of a simulated run tells it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show the nodes with problems that pruning hides: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origins in the order of execution, errors first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is what other problems come of, which are folded beneath it. NaN and infinities come first, gradients after all tensors, and what is zero in theory last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From these parts of a tensor&apos;s elements on a loss counts as a problem; a click changes them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any overflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflow &gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>underflow &gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal &gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts: %1</source>
        <comment>losses from which on something is a problem</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above the largest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost to underflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 subnormal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest to a limit: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a rule for all layers to the recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: origins in the order of execution, errors first</source>
        <comment>a run</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalModel</name>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of blocks of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>module, operand, operator</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalsDialog</name>
    <message>
        <source>Proposed formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest format or scale for each tensor, as its histogram tells it. A run with the recipe shows what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements lost, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQNR, at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add to recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen rows as rules of the recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recipe of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recipe for every product of the model, to look at, save and run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors and gradients: %1; bits of an element on average: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales of blocks are not proposed for tensors whose block maxima the run does not have; run the model again to record them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RampLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeEditor</name>
    <message>
        <source>Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the rules that fit an operand the last one holds. What a rule leaves empty is the default&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
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
        <source>The recipe can&apos;t be written to %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-edited</source>
        <comment>a recipe&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a recipe %1 with other rules; give this one another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;imulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the model with this recipe (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without keeping the changes to the recipe?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeModel</name>
    <message>
        <source>full precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of NVFP4&apos;s scales: 2 with one of the whole tensor above those of blocks, 1 without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements are divided by it before they are rounded, and multiplied by it after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operand; choose input, weight or gradient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of levels; choose 2 or 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scale; write a power of two, such as 2^-5 or 0.125.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowCanvas</name>
    <message>
        <source>Scale plot and waterfall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the row above, the row below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the first row, the last row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the rows; with Shift move the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom the axis; over the names the rows</source>
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
        <source>&quot;%1&quot;</source>
        <comment>a field of the form</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exported model stays in the mode that it was exported in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or a .npy file; output is for a loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as saved (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the model runs: cpu, cuda or cuda:1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files (.so) with custom operators, to be loaded first; several separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;Inputs &gt; %1&quot;</source>
        <comment>a field of the form</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunReport</name>
    <message>
        <source>Left out here: %1 more; the window lists all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none.</source>
        <comment>problems</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --plot draws all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph is left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the transforms did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was rounded, the noisiest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the run was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What modules returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --table writes all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --modules writes all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first cause is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warnings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks: %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other causes: %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes: %1; tensors with statistics: %2, gradients: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor that loses most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient that loses most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held against %1 forward and %2 backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes wrong in %1 forward or in %2 backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems that follow from it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place in the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --transforms writes all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounded as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saturated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>became zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the %1 of %2 with the most noise; scalescope export --quantisation writes all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No power of two brings it within the limits: it spans %1 binades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would be within the limits: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would be within the limits: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would lose less: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would lose less: %2.</source>
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
    <message>
        <source>These inputs are a suggestion: the method was tried with them, and ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These inputs are a guess: the method was tried with them, but does not run with them (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the model with these inputs (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs are being tried until the method runs with them; what is suggested here may still become better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported with %1; sizes may be [%2].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method was tried with these inputs, and ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep inputs</source>
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
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward and gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQNR in dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error (SQNR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local: of the rounding itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>model, part, parts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest, arrows: beyond the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min subnormal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 normal</source>
        <comment>what a format holds so</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
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
    <message>
        <source>dtype of the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <comment>dtype</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryModel</name>
    <message>
        <source>root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheorySection</name>
    <message>
        <source>%1: %2</source>
        <comment>direction and reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rounded to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, SQNR %2 dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theory of unit scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What transforms did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, quantity</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryView</name>
    <message>
        <source>Only where it arises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides what deviates because an operand, or the gradient of a reader, does already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deviations from theory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing deviates from unit scaling&apos;s theory by more than a factor of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What deviates from unit scaling&apos;s theory is listed here after a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TransformNames</name>
    <message>
        <source>Unit scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (extended)</source>
        <comment>a transform that takes more operators</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8, current scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8, scales of blocks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Waterfall</name>
    <message>
        <source>Waterfall of a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the waterfall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per step; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along the longest path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along the largest scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a model to see how the scale changes from operator to operator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor is left to show: prune less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data flows between %1 and %2. Choose two tensors of which one is computed from the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor of this path has a gradient. Choose forward, or another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor of this path has a scale. Choose another path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a path</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 binades: %2 times as large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 binades: smaller by a factor of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined by %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log2(out/in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other operand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient of another use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 → %3</source>
        <comment>a path</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 binades in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 binades in %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, because %2 overflows</source>
        <comment>statistic, tensor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stored parameter: no operator made it. Below: where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored in the model: no operator made it. Below: where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WaterfallStrip</name>
    <message>
        <source>Whole run, follows the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What made %1, follows the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What made the gradient of %1, follows the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 affects, follows the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the gradient of %1 affects, follows the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned by its ends: stays when another tensor is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another path: Ctrl+click a second card of the graph, or choose an end of the path in the menu of a card or a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What made this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it affects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the path from the input to the loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of the waterfall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of several paths is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>binades in steps, statistic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a tensor first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the path to the selected tensor: from the input, of a gradient from the loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the path from the selected tensor: to the loss, of a gradient to the input</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WhatIfRow</name>
    <message>
        <source>forward × 2^</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient × 2^</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of two that the tensor is multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of two that the gradient is multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if the tensor were multiplied by a power of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if the gradient were multiplied by a power of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended in %1; a click sets the slider to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a rule with this scale in %1 to the recipe, and shows the recipe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Window</name>
    <message>
        <source>the panel &quot;Nodes&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;Run&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
