<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;example model</source>
        <translation>打开示例模型(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save run as…</source>
        <translation>运行另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Node table as &amp;CSV…</source>
        <translation>节点表存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Node table as &amp;JSON…</source>
        <translation>节点表存为 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Modules as CSV…</source>
        <translation>模块存为 CSV(&amp;M)…</translation>
    </message>
    <message>
        <source>C&amp;ode with scales…</source>
        <translation>带尺度的代码(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;picture of the view</source>
        <translation>将视图复制为图片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back in the selection&apos;s history</source>
        <translation>选择历史：后退(&amp;B)</translation>
    </message>
    <message>
        <source>For&amp;ward in the selection&apos;s history</source>
        <translation>选择历史：前进(&amp;W)</translation>
    </message>
    <message>
        <source>Command pa&amp;lette…</source>
        <translation>命令面板(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Inputs…</source>
        <translation>输入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>计算图(&amp;G)</translation>
    </message>
    <message>
        <source>Scale &amp;plot</source>
        <translation>尺度图(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Modules</source>
        <translation>模块(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>代码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fit to the view</source>
        <translation>适应视图(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>放大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Centre the &amp;selected node</source>
        <translation>居中选中的节点(&amp;S)</translation>
    </message>
    <message>
        <source>Open the selected mod&amp;ule</source>
        <translation>展开选中的模块(&amp;U)</translation>
    </message>
    <message>
        <source>Fold the selected node&apos;s modu&amp;le</source>
        <translation>折叠选中节点的模块(&amp;L)</translation>
    </message>
    <message>
        <source>Open &amp;all modules</source>
        <translation>展开所有模块(&amp;A)</translation>
    </message>
    <message>
        <source>Fold all mo&amp;dules</source>
        <translation>折叠所有模块(&amp;D)</translation>
    </message>
    <message>
        <source>Put every panel back in its place</source>
        <translation>将所有面板恢复原位</translation>
    </message>
    <message>
        <source>Colours of the &amp;desktop</source>
        <translation>跟随桌面配色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>Hide what keeps its input&apos;s &amp;scale</source>
        <translation>隐藏保持输入尺度的节点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tolerance of the same scale…</source>
        <translation>相同尺度的容差(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Hide the selected node</source>
        <translation>隐藏选中的节点(&amp;H)</translation>
    </message>
    <message>
        <source>Hide every node with the selected one&apos;s &amp;operator</source>
        <translation>隐藏与选中节点同算子的所有节点(&amp;O)</translation>
    </message>
    <message>
        <source>Show what was hidden &amp;by hand</source>
        <translation>显示手动隐藏的节点(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Reset the pruning</source>
        <translation>重置隐藏(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About Scalescope</source>
        <translation>关于 Scalescope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close the run</source>
        <translation>关闭运行(&amp;C)</translation>
    </message>
    <message>
        <source>Show the &amp;next open run</source>
        <translation>显示下一个打开的运行(&amp;N)</translation>
    </message>
    <message>
        <source>Show the &amp;previous open run</source>
        <translation>显示上一个打开的运行(&amp;P)</translation>
    </message>
    <message>
        <source>Comparison as CS&amp;V…</source>
        <translation>对比存为 CSV(&amp;V)…</translation>
    </message>
    <message>
        <source>Comparison as JSO&amp;N…</source>
        <translation>对比存为 JSON(&amp;N)…</translation>
    </message>
    <message>
        <source>Comparison as p&amp;icture…</source>
        <translation>对比存为图片(&amp;I)…</translation>
    </message>
    <message>
        <source>Comparison as &amp;report…</source>
        <translation>对比存为报告(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Unit scaling</source>
        <translation>单位缩放(&amp;U)</translation>
    </message>
    <message>
        <source>Simulate &amp;FP8</source>
        <translation>模拟 FP8(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Compare the last two open runs</source>
        <translation>对比最近打开的两个运行(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;wap the compared runs</source>
        <translation>交换对比的两个运行(&amp;W)</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>对比(&amp;E)</translation>
    </message>
    <message>
        <source>Compare &amp;tensors</source>
        <translation>对比张量(&amp;T)</translation>
    </message>
    <message>
        <source>Compare grap&amp;hs</source>
        <translation>对比计算图(&amp;H)</translation>
    </message>
    <message>
        <source>Sort the comparison by forward change</source>
        <translation>对比按前向变化排序</translation>
    </message>
    <message>
        <source>Sort the comparison by gradient change</source>
        <translation>对比按梯度变化排序</translation>
    </message>
    <message>
        <source>Sort the comparison in order of execution</source>
        <translation>对比按执行顺序排序</translation>
    </message>
    <message>
        <source>Choose the &amp;model…</source>
        <translation>选择模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Sort the comparison by the largest changes</source>
        <translation>对比按变化大小排序</translation>
    </message>
    <message>
        <source>The model is being run.</source>
        <translation>模型正在运行。</translation>
    </message>
    <message>
        <source>Find the c&amp;auses of the error…</source>
        <translation>查找误差原因(&amp;A)…</translation>
    </message>
    <message>
        <source>Unit scaling with e&amp;xtended rules</source>
        <translation>带扩展规则的单位缩放(&amp;X)</translation>
    </message>
    <message>
        <source>Sho&amp;w the gains along edges</source>
        <translation>显示沿边的增益(&amp;W)</translation>
    </message>
    <message>
        <source>Theor&amp;y as table…</source>
        <translation>理论表(&amp;Y)…</translation>
    </message>
    <message>
        <source>Copy the selected node&apos;s n&amp;ame</source>
        <translation>复制选中节点的名称(&amp;A)</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>下一个问题(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>上一个问题(&amp;V)</translation>
    </message>
    <message>
        <source>Select the pro&amp;ducer</source>
        <translation>选择生产者(&amp;D)</translation>
    </message>
    <message>
        <source>Select the consum&amp;er</source>
        <translation>选择消费者(&amp;E)</translation>
    </message>
    <message>
        <source>Heat map of the la&amp;yers</source>
        <translation>各层热力图(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the selected &amp;node in the graph</source>
        <translation>在计算图中显示选中节点(&amp;N)</translation>
    </message>
    <message>
        <source>Ga&amp;ins: forward</source>
        <translation>增益：前向(&amp;I)</translation>
    </message>
    <message>
        <source>Gains: g&amp;radient</source>
        <translation>增益：梯度(&amp;R)</translation>
    </message>
    <message>
        <source>Path through the &amp;whole run</source>
        <translation>贯穿整个运行的路径(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前向(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>梯度(&amp;G)</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>报告(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Begin the path here</source>
        <translation>设为路径起点(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;End the path here</source>
        <translation>设为路径终点(&amp;E)</translation>
    </message>
    <message>
        <source>Path: what it a&amp;ffects</source>
        <translation>路径：其影响(&amp;F)</translation>
    </message>
    <message>
        <source>Path: what &amp;made this</source>
        <translation>路径：其由来(&amp;M)</translation>
    </message>
    <message>
        <source>Pro&amp;blems as table…</source>
        <translation>问题表(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Hi&amp;stograms of the selected tensor…</source>
        <translation>选中张量的直方图(&amp;S)…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Tr&amp;ansforms as table…</source>
        <translation>变换表(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quantization as table…</source>
        <translation>量化表(&amp;Q)…</translation>
    </message>
    <message>
        <source>Proposa&amp;ls as table…</source>
        <translation>建议表(&amp;L)…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Recipe o&amp;f the proposals…</source>
        <translation>建议的配方(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>使用指南(&amp;G)</translation>
    </message>
    <message>
        <source>Scale &amp;plot of all tensors…</source>
        <translation>所有张量的尺度图(&amp;P)…</translation>
    </message>
    <message>
        <source>Error of rounding over the &amp;depth…</source>
        <translation>舍入误差随深度的变化(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Heat map of the layers…</source>
        <translation>各层热力图(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Graph with its problems…</source>
        <translation>计算图及其问题(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Waterfall: the path step by step…</source>
        <translation>瀑布图：逐步显示路径(&amp;W)…</translation>
    </message>
    <message>
        <source>Module &amp;tree</source>
        <translation>模块树(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;roblems</source>
        <translation>问题(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Node table</source>
        <translation>节点表(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Waterfall</source>
        <translation>瀑布图(&amp;W)</translation>
    </message>
    <message>
        <source>Ca&amp;uses of error</source>
        <translation>误差原因(&amp;U)</translation>
    </message>
    <message>
        <source>Theor&amp;y: what deviates from it</source>
        <translation>与理论的偏差(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Hide the panels below</source>
        <translation>隐藏下方的面板(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the &amp;module tree</source>
        <translation>隐藏模块树(&amp;M)</translation>
    </message>
    <message>
        <source>Hide the in&amp;spector</source>
        <translation>隐藏检查器(&amp;S)</translation>
    </message>
    <message>
        <source>Hide what is &amp;not floating-point</source>
        <translation>隐藏非浮点内容(&amp;N)</translation>
    </message>
</context>
<context>
    <name>DotProcess</name>
    <message>
        <source>The graph can&apos;t be laid out because the program `%1` can&apos;t be started: install Graphviz (package graphviz).</source>
        <translation>无法布局计算图，因为程序 `%1` 无法启动：请安装 Graphviz（软件包 graphviz）。</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>它被强制终止</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>退出状态 %1</translation>
    </message>
    <message>
        <source>The graph can&apos;t be laid out because Graphviz&apos;s dot ended early (%1): fold some modules and try again.</source>
        <translation>无法布局计算图，因为 Graphviz 的 dot 提前结束（%1）：请折叠一些模块后重试。</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot would take too long on so many cards or such long edges.</source>
        <translation>按简单分层绘制：卡片太多或边太长，Graphviz 的 dot 耗时过长。</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot was not done after %1 seconds.</source>
        <translation>按简单分层绘制：Graphviz 的 dot 在 %1 秒后仍未完成。</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>mean |x|</source>
        <translation>|x| 均值</translation>
    </message>
    <message>
        <source>Mean of the magnitudes.</source>
        <translation>绝对值的均值。</translation>
    </message>
    <message>
        <source>|mean x|</source>
        <translation>|x 均值|</translation>
    </message>
    <message>
        <source>Magnitude of the mean.</source>
        <translation>均值的绝对值。</translation>
    </message>
    <message>
        <source>std</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation, with divisor n − 1.</source>
        <translation>标准差，除数为 n − 1。</translation>
    </message>
    <message>
        <source>max |x|</source>
        <translation>|x| 最大值</translation>
    </message>
    <message>
        <source>Largest magnitude (amax).</source>
        <translation>最大绝对值 (amax)。</translation>
    </message>
    <message>
        <source>min |x|</source>
        <translation>|x| 最小值</translation>
    </message>
    <message>
        <source>Smallest magnitude, of zeros too.</source>
        <translation>最小绝对值，零也计入。</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素数</translation>
    </message>
    <message>
        <source>Number of elements.</source>
        <translation>元素的个数。</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>Root of the mean square.</source>
        <translation>均方根。</translation>
    </message>
    <message>
        <source>min |x| &gt; 0</source>
        <translation>最小非零 |x|</translation>
    </message>
    <message>
        <source>Smallest magnitude that is not zero.</source>
        <translation>不为零的最小绝对值。</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Elements that are zero.</source>
        <translation>为零的元素。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Elements that are NaN.</source>
        <translation>为 NaN 的元素。</translation>
    </message>
    <message>
        <source>+Inf</source>
        <translation>+Inf</translation>
    </message>
    <message>
        <source>Elements that are +Inf.</source>
        <translation>为 +Inf 的元素。</translation>
    </message>
    <message>
        <source>-Inf</source>
        <translation>-Inf</translation>
    </message>
    <message>
        <source>Elements that are -Inf.</source>
        <translation>为 -Inf 的元素。</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Signal over noise of the tensor against the run without formats: what has accumulated up to here.</source>
        <translation>张量相对于不带格式的运行的信噪比：到此处为止累积的误差。</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Cosine between the tensor and that of the run without formats.</source>
        <translation>张量与不带格式的运行中同一张量之间的余弦。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Root of the noise&apos;s part of the tensor, against the run without formats.</source>
        <translation>张量中噪声部分的平方根，相对于不带格式的运行。</translation>
    </message>
    <message>
        <source>norm ratio</source>
        <translation>范数比</translation>
    </message>
    <message>
        <source>Norm of the tensor over that of the run without formats.</source>
        <translation>张量的范数与不带格式的运行中同一张量的范数之比。</translation>
    </message>
    <message>
        <source>local SQNR</source>
        <translation>局部 SQNR</translation>
    </message>
    <message>
        <source>Signal over noise of the noisiest rounding here against what was rounded: what enters here.</source>
        <translation>此处噪声最大的舍入相对于被舍入内容的信噪比：此处引入的误差。</translation>
    </message>
    <message>
        <source>underflow</source>
        <translation>下溢</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero in the format.</source>
        <translation>在该格式中变为零的元素占比。</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>上溢</translation>
    </message>
    <message>
        <source>Part of the elements beyond the format&apos;s largest number.</source>
        <translation>超过该格式最大值的元素占比。</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>次正规</translation>
    </message>
    <message>
        <source>Part of the elements that is subnormal in the format.</source>
        <translation>在该格式中为次正规数的元素占比。</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero or is beyond the largest number.</source>
        <translation>变为零或超过最大值的元素占比。</translation>
    </message>
    <message>
        <source>lost of non-zero</source>
        <translation>非零元素丢失</translation>
    </message>
    <message>
        <source>Part of the elements that are not zero which is lost.</source>
        <translation>非零元素中丢失的占比。</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>The chosen statistic over that of the run it is compared with.</source>
        <translation>所选统计量与所比较的运行中同一统计量之比。</translation>
    </message>
    <message>
        <source>share of the error</source>
        <translation>误差占比</translation>
    </message>
    <message>
        <source>Part of the error that the product&apos;s operands cause.</source>
        <translation>该乘积的操作数造成的误差占比。</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>上余量</translation>
    </message>
    <message>
        <source>Bits from the largest magnitude up to the format&apos;s largest number; below 0 it overflows.</source>
        <translation>从最大绝对值到该格式最大值的位数；小于 0 时上溢。</translation>
    </message>
    <message>
        <source>footroom</source>
        <translation>下余量</translation>
    </message>
    <message>
        <source>Bits from the format&apos;s smallest number up to the smallest magnitude that is not zero; below 0 it may become zero.</source>
        <translation>从该格式最小值到不为零的最小绝对值的位数；小于 0 时可能变为零。</translation>
    </message>
</context>
<context>
    <name>FormatMenu</name>
    <message>
        <source>&amp;Forward</source>
        <translation>前向(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>梯度(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Other formats…</source>
        <translation>其他格式(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Recipe…</source>
        <translation>配方(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Propose formats…</source>
        <translation>建议格式(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Add the selected tensor&apos;s fix to the recipe…</source>
        <translation>将选中张量的修正加入配方(&amp;A)…</translation>
    </message>
    <message>
        <source>fixes</source>
        <comment>name of a recipe</comment>
        <translation>修正</translation>
    </message>
    <message>
        <source>Select a tensor first.</source>
        <translation>请先选择一个张量。</translation>
    </message>
    <message>
        <source>Add the fixes of the selected la&amp;yers to the recipe…</source>
        <translation>将选中各层的修正加入配方(&amp;Y)…</translation>
    </message>
    <message>
        <source>Round &amp;all products, convolutions too</source>
        <translation>舍入所有乘积，包括卷积(&amp;A)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;Shows where the tensors of a model leave the range of a number format, forward and backward.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Runs that were given no name are in %2; the newest twenty are kept.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;显示模型的张量在前向传播和反向传播中何处超出数值格式的范围。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。&lt;/p&gt;&lt;p&gt;未命名的运行位于 %2；保留最新的二十个。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Scalescope</source>
        <translation>关于 Scalescope</translation>
    </message>
</context>
<context>
    <name>JobSummary</name>
    <message>
        <source>one number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>其长度超过 %1 字节</translation>
    </message>
    <message>
        <source>it nests deeper than %1 levels</source>
        <translation>其嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>it is malformed at byte %1</source>
        <translation>其在第 %1 字节处格式错误</translation>
    </message>
    <message>
        <source>it has a number that is too large</source>
        <translation>其中有一个数过大</translation>
    </message>
    <message>
        <source>The job is not a JSON document: %1.</source>
        <translation>作业不是 JSON 文档：%1。</translation>
    </message>
    <message>
        <source>The engine wrote a line that is not an event: %1.</source>
        <translation>引擎写出的一行不是事件：%1。</translation>
    </message>
    <message>
        <source>The job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>The engine&apos;s event</source>
        <translation>引擎的事件</translation>
    </message>
    <message>
        <source>its member &quot;%1&quot;</source>
        <translation>其字段 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>item %1 of its member &quot;%2&quot;</source>
        <translation>其字段 &quot;%2&quot; 的第 %1 项</translation>
    </message>
    <message>
        <source>%1 is not valid: %2.</source>
        <translation>%1无效：%2。</translation>
    </message>
    <message>
        <source>%1 is not valid: %2</source>
        <translation>%1无效：%2</translation>
    </message>
    <message>
        <source>it must be a JSON object, but is %1</source>
        <translation>必须是 JSON 对象，但实际是 %1</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>缺少字段 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is unknown</source>
        <translation>未知字段 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must be %2, but is %3</source>
        <translation>字段 &quot;%1&quot; 应为：%2；实际为：%3</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this engine&apos;s %3; use an engine of the same release</source>
        <translation>字段 &quot;%1&quot; 为 %2，比此引擎的 %3 新；请使用同一版本的引擎</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this program&apos;s %3; use an engine of the same release</source>
        <translation>字段 &quot;%1&quot; 为 %2，比此程序的 %3 新；请使用同一版本的引擎</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must map names to names, but &quot;%2&quot; is mapped to %3</source>
        <translation>字段 &quot;%1&quot; 必须将名称映射到名称，但 &quot;%2&quot; 映射到了 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; or &quot;%2&quot;</source>
        <translation>&quot;%1&quot; 或 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>不小于 %1 的数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 之间的数</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>大于 0 的秒数</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a list of strings</source>
        <translation>字符串列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>the path of a model</source>
        <translation>模型的路径</translation>
    </message>
    <message>
        <source>%1 is expected, but %2</source>
        <translation>此处应为：%1；但%2</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>文本已结束</translation>
    </message>
    <message>
        <source>there is &quot;%1&quot;</source>
        <translation>此处是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>此处为空</translation>
    </message>
    <message>
        <source>%1 is not one</source>
        <translation>%1 不属于此类</translation>
    </message>
    <message>
        <source>%1 is none of these; a text needs quotes</source>
        <translation>%1 不属于其中任何一种；文本需要加引号</translation>
    </message>
    <message>
        <source>a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a file (.npy, .npz:key, .pt), a number, true, false, null, &quot;text&quot;, [...] or {&quot;key&quot;: ...}</source>
        <translation>生成器（randn:[8,128]、uniform(0,1):、randint(0,10):、ones:、zeros:、full(0.5):、arange:）、文件（.npy、.npz:key、.pt）、数字、true、false、null、&quot;text&quot;、[...] 或 {&quot;key&quot;: ...}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>a dtype such as float32, bfloat16, int64 or bool</source>
        <translation>dtype，例如 float32、bfloat16、int64 或 bool</translation>
    </message>
    <message>
        <source>a shape such as [8,128]</source>
        <translation>形状，例如 [8,128]</translation>
    </message>
    <message>
        <source>a shape such as :[8,128] after %1</source>
        <translation>%1 之后的形状，例如 :[8,128]</translation>
    </message>
    <message>
        <source>a parenthesis such as %1 after %2</source>
        <translation>%2 之后的括号，例如 %1</translation>
    </message>
    <message>
        <source>&quot;)&quot; after %1&apos;s numbers</source>
        <translation>%1 的数字之后的 &quot;)&quot;</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the key</source>
        <translation>键之后的 &quot;:&quot;</translation>
    </message>
    <message>
        <source>a key is expected, such as &quot;name&quot; in quotes, or 3</source>
        <translation>此处应为键，例如带引号的 &quot;name&quot; 或 3</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 numbers, as in %3</source>
        <translation>
            <numerusform>%1 需要 %2 个数字，如 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>randint takes whole numbers; uniform takes others</source>
        <translation>randint 取整数；其他数请用 uniform</translation>
    </message>
    <message>
        <source>randint&apos;s upper bound, which is not drawn itself, must be above the lower one, as in randint(0,10)</source>
        <translation>randint 的上限本身不会被取到，必须大于下限，如 randint(0,10)</translation>
    </message>
    <message>
        <source>uniform&apos;s upper bound must not be below the lower one, as in uniform(0,1)</source>
        <translation>uniform 的上限不得小于下限，如 uniform(0,1)</translation>
    </message>
    <message>
        <source>%1 makes floating-point values, which %2 can&apos;t hold; use randint</source>
        <translation>%1 生成浮点值，%2 无法容纳；请使用 randint</translation>
    </message>
    <message>
        <source>the shape has more elements than any memory holds; make it smaller</source>
        <translation>该形状的元素数超出任何内存的容量；请缩小形状</translation>
    </message>
    <message>
        <source>the text has no closing quote; add one</source>
        <translation>文本缺少右引号；请补上</translation>
    </message>
    <message>
        <source>the text has an escape that is not JSON&apos;s; write a backslash as \\</source>
        <translation>文本含有 JSON 不支持的转义；反斜杠请写作 \\</translation>
    </message>
    <message>
        <source>lists are nested deeper than %1 levels</source>
        <translation>列表嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>there is no generator %1; take randn, uniform, randint, ones, zeros, full or arange</source>
        <translation>没有生成器 %1；请用 randn、uniform、randint、ones、zeros、full 或 arange</translation>
    </message>
    <message>
        <source>a .npy file holds one array and takes no key; leave it out</source>
        <translation>.npy 文件只含一个数组，不接受键；请去掉键</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC.</source>
        <translation>参数 %1（%2）没有值：请用 --input %1=SPEC 给出。</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC, for instance --input &apos;%1=%3&apos;.</source>
        <translation>参数 %1（%2）没有值：请用 --input %1=SPEC 给出，例如 --input &apos;%1=%3&apos;。</translation>
    </message>
    <message>
        <source>Argument %1 is given twice; keep one of them.</source>
        <translation>参数 %1 给出了两次；请只保留一个。</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but is %3.</source>
        <translation>参数 %1 必须是 %2，但给出的是：%3。</translation>
    </message>
    <message>
        <source>%1; write for instance %2</source>
        <translation>%1；例如写作 %2</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>文本 %1</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>列表 %1</translation>
    </message>
    <message>
        <source>the dictionary %1</source>
        <translation>字典 %1</translation>
    </message>
    <message>
        <source>%1, a Tensor</source>
        <translation>%1，一个 Tensor</translation>
    </message>
    <message>
        <source>its parts are not numbers of one shape</source>
        <translation>其各部分不是形状相同的数字</translation>
    </message>
    <message numerus="yes">
        <source>the tuple has %1 parts</source>
        <translation>
            <numerusform>该元组有 %1 个部分</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs are not a JSON document: %1; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>输入不是 JSON 文档：%1；例如写作 {&quot;x&quot;: &quot;randn:[8,128]&quot;}。</translation>
    </message>
    <message>
        <source>The inputs are neither a JSON object by argument name nor an array; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>输入既不是以参数名为键的 JSON 对象，也不是数组；例如写作 {&quot;x&quot;: &quot;randn:[8,128]&quot;}。</translation>
    </message>
    <message>
        <source>Input %1: %2</source>
        <translation>输入 %1：%2</translation>
    </message>
    <message>
        <source>Inputs with and without a name can&apos;t be saved in one file: name all of them or none.</source>
        <translation>有名称和无名称的输入不能保存在同一文件中：请全部命名或全部不命名。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: write 2G, 512M or a number of bytes.</source>
        <translation>&quot;%1&quot; 不是大小：请写 2G、512M 或字节数。</translation>
    </message>
    <message>
        <source>%1 is not known; take cpu, cuda or cuda:N.</source>
        <translation>%1 未知；请用 cpu、cuda 或 cuda:N。</translation>
    </message>
    <message>
        <source>%1 is empty; write a position or a key, such as 0, 1.2 or energy.</source>
        <translation>%1 为空；请写位置或键，例如 0、1.2 或 energy。</translation>
    </message>
    <message>
        <source>%1 is not a regular expression; a backslash before ( ) [ ] { } * + ? makes it a plain character.</source>
        <translation>%1 不是正则表达式；在 ( ) [ ] { } * + ? 前加反斜杠可使其成为普通字符。</translation>
    </message>
    <message>
        <source>The model has no method %1, nor any other; there is nothing to run.</source>
        <translation>模型没有方法 %1，也没有任何其他方法；没有可运行的内容。</translation>
    </message>
    <message>
        <source>The model has no method %1; choose one of: %2.</source>
        <translation>模型没有方法 %1；请选择其中之一：%2。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2; name another file.</source>
        <translation>-o %1 会覆盖 %2；请指定其他文件。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2 with the values that it saves; name another file.</source>
        <translation>-o %1 所保存的值会覆盖 %2；请指定其他文件。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because the run is written under that name while it goes; name another file.</source>
        <translation>-o %1 会覆盖 %2，因为运行期间写入的文件就用这个名称；请指定其他文件。</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>the operator library</source>
        <translation>算子库</translation>
    </message>
    <message>
        <source>the input file</source>
        <translation>输入文件</translation>
    </message>
    <message>
        <source>the file of --backward</source>
        <translation>--backward 的文件</translation>
    </message>
    <message>
        <source>%1 does not exist; check its name.</source>
        <translation>%1 不存在；请检查名称。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 是文件夹；请指定文件。</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name another.</source>
        <translation>%1 不是普通文件；请指定其他文件。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read; change its permissions.</source>
        <translation>%1 无法读取；请更改其权限。</translation>
    </message>
    <message>
        <source>%1 is longer than %2; check that it is the right file.</source>
        <translation>%1 超过 %2；请检查文件是否正确。</translation>
    </message>
    <message>
        <source>%1 has no argument named %2; it has: %3.</source>
        <translation>%1 没有名为 %2 的参数；现有：%3。</translation>
    </message>
    <message>
        <source>%1 takes no inputs; leave out %2.</source>
        <translation>%1 不接受输入；请去掉 %2。</translation>
    </message>
    <message>
        <source>%1 takes no more inputs than these: %2; leave out %3.</source>
        <translation>%1 除这些以外不再接受输入：%2；请去掉 %3。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Argument %1 does not fit into memory: make its shape smaller.</source>
        <translation>参数 %1 超出内存：请缩小其形状。</translation>
    </message>
    <message>
        <source>Argument %1 can&apos;t be made from %2: %3.</source>
        <translation>参数 %1 无法由 %2 生成：%3。</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>没有这样的设备</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>its constructor raised %1</source>
        <translation>其构造函数抛出异常：%1</translation>
    </message>
    <message>
        <source>its members are %1</source>
        <translation>其成员为 %1</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>--backward output needs an output of one element, but %1 is %2: choose sum, mean, ones or randn.</source>
        <translation>--backward output 需要只有一个元素的输出，但实际（%1）为 %2：请选择 sum、mean、ones 或 randn。</translation>
    </message>
    <message>
        <source>%1 has the shape %2, but %3 has %4; give it that shape.</source>
        <translation>形状不一致（%1：%2；%3：%4）；请让前者采用后者的形状。</translation>
    </message>
    <message>
        <source>The gradient %1</source>
        <translation>梯度 %1</translation>
    </message>
    <message>
        <source>The target of %1</source>
        <translation>%1 的目标</translation>
    </message>
    <message>
        <source>The target of cross_entropy must be whole numbers, the classes, but is %1: write for instance cross_entropy:randint(0,10):[8].</source>
        <translation>cross_entropy 的目标必须是整数（类别），但实际是 %1：例如写作 cross_entropy:randint(0,10):[8]。</translation>
    </message>
    <message>
        <source>--backward %1 does not work here: %2; choose another seed or target.</source>
        <translation>--backward %1 在此不可用：%2；请选择其他初始梯度或目标。</translation>
    </message>
    <message>
        <source>--backward %1 can&apos;t be done, because no output is a floating-point tensor that requires a gradient; leave it out, or write none.</source>
        <translation>无法执行 --backward %1，因为没有任何输出是需要梯度的浮点张量；请去掉它，或写 none。</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>参数 %1：%2</translation>
    </message>
    <message>
        <source>Argument %1 must be a module with the interface %2, which can&apos;t be written as an input; try another method (--method).</source>
        <translation>参数 %1 必须是具有接口 %2 的模块，无法写作输入；请尝试其他方法（--method）。</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; give a file that holds the right type.</source>
        <translation>参数 %1 必须是 %2，但 %3 中是 %4；请给出类型正确的文件。</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; name one entry as %3:NAME.</source>
        <translation>参数 %1 必须是 %2，但 %3 中是 %4；请用 %3:NAME 指定其中一项。</translation>
    </message>
    <message>
        <source>a Tensor of shape %1</source>
        <translation>形状为 %1 的 Tensor</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a .npy array: %2; save numbers with numpy.save.</source>
        <translation>%1 无法作为 .npy 数组读取：%2；请用 numpy.save 保存数字。</translation>
    </message>
    <message>
        <source>it does not start as numpy.save writes it</source>
        <translation>其开头不是 numpy.save 所写的格式</translation>
    </message>
    <message>
        <source>its format version %1 is not 1.0, 2.0 or 3.0</source>
        <translation>其格式版本 %1 不是 1.0、2.0 或 3.0</translation>
    </message>
    <message>
        <source>its dtype is structured</source>
        <translation>其 dtype 是结构化的</translation>
    </message>
    <message>
        <source>its dtype %1 is not one that a tensor can have</source>
        <translation>其 dtype %1 不是张量可用的类型</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>其文件头已损坏</translation>
    </message>
    <message numerus="yes">
        <source>it has %1 bytes of data, less than its shape needs</source>
        <translation>
            <numerusform>其数据为 %1 字节，少于其形状所需</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 无法读取：%2。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read to its end; copy it to this machine&apos;s disk.</source>
        <translation>%1 无法完整读取；请将其复制到本机磁盘。</translation>
    </message>
    <message>
        <source>%1 is not a .npz archive, or only a part of one; save arrays with numpy.savez.</source>
        <translation>%1 不是 .npz 归档，或只是其中一部分；请用 numpy.savez 保存数组。</translation>
    </message>
    <message>
        <source>%1 has no array named %2; it has: %3.</source>
        <translation>%1 没有名为 %2 的数组；现有：%3。</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it has: %3.</source>
        <translation>%1 没有名为 %2 的条目；现有：%3。</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it holds one value, so leave :%2 out.</source>
        <translation>%1 没有名为 %2 的条目；它只含一个值，请去掉 :%2。</translation>
    </message>
    <message>
        <source>%1 %2; save tensors, or lists and dictionaries of them, with torch.save.</source>
        <translation>%1 %2；请用 torch.save 保存张量，或由张量组成的列表和字典。</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>is damaged: its part %1 can&apos;t be read</source>
        <translation>已损坏：其内部文件 %1 无法读取</translation>
    </message>
    <message>
        <source>is a TorchScript model, not values</source>
        <translation>是 TorchScript 模型，而不是值</translation>
    </message>
    <message>
        <source>is unsound: tensor data is shorter than declared</source>
        <translation>内容有误：张量数据比声明的短</translation>
    </message>
    <message>
        <source>is unsound: a tensor goes beyond its data</source>
        <translation>内容有误：有张量超出其数据范围</translation>
    </message>
    <message>
        <source>holds a dtype that this libtorch does not have, %1</source>
        <translation>含有此 libtorch 不支持的 dtype：%1</translation>
    </message>
    <message>
        <source>holds a %1, which is not a tensor of numbers</source>
        <translation>含有 %1，它不是数值张量</translation>
    </message>
    <message>
        <source>holds an object</source>
        <translation>含有对象</translation>
    </message>
    <message>
        <source>holds an object of %1</source>
        <translation>含有 %1 的对象</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>含有 %1</translation>
    </message>
    <message>
        <source>holds something other than tensors</source>
        <translation>含有张量以外的内容</translation>
    </message>
    <message>
        <source>nests deeper than %1 levels or holds itself</source>
        <translation>嵌套超过 %1 层，或包含自身</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>文件 %1 无法写入：%2。</translation>
    </message>
    <message>
        <source>There is no file %1; check the name.</source>
        <translation>没有文件 %1；请检查名称。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a run file (.scales) in it.</source>
        <translation>%1 是文件夹；请指定其中的运行文件（.scales）。</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name a run file (.scales).</source>
        <translation>%1 不是普通文件；请指定运行文件（.scales）。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened; check that you may read it.</source>
        <translation>%1 无法打开；请确认您有权读取它。</translation>
    </message>
    <message>
        <source>%1 is empty: nothing was written before the run ended; run it again.</source>
        <translation>%1 为空：运行结束前未写入任何内容；请重新运行。</translation>
    </message>
    <message>
        <source>%1 is not a run file; run files end in .scales and are made by scalescope run.</source>
        <translation>%1 不是运行文件；运行文件以 .scales 结尾，由 scalescope run 生成。</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a run file; open a .scales file.</source>
        <translation>%1 是其他程序的数据库，而不是运行文件；请打开 .scales 文件。</translation>
    </message>
    <message>
        <source>%1 has run file version %2, but this program reads versions up to %3; update Scalescope to open it.</source>
        <translation>%1 的运行文件版本为 %2，而此程序最高支持版本 %3；请更新 Scalescope 后再打开。</translation>
    </message>
    <message>
        <source>%1 is locked by another program; try again when that is done.</source>
        <translation>%1 已被其他程序锁定；请待其结束后重试。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2); copy it to a folder that you may write to and open it there.</source>
        <translation>%1 无法打开（%2）；请将其复制到可写的文件夹后在那里打开。</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is; close other programs, or open it on a larger machine.</source>
        <translation>%1 需要的内存超过可用内存；请关闭其他程序，或在内存更大的机器上打开。</translation>
    </message>
    <message>
        <source>Reading %1 was interrupted.</source>
        <translation>读取 %1 时被中断。</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); take another copy, or run the model again.</source>
        <translation>%1 已损坏（%2）；请取另一份副本，或重新运行模型。</translation>
    </message>
    <message>
        <source>its version is %1</source>
        <translation>其版本为 %1</translation>
    </message>
    <message>
        <source>reading it does not end</source>
        <translation>读取不会结束</translation>
    </message>
    <message>
        <source>it holds a value larger than any of a run</source>
        <translation>其中的某个值大于运行中的任何值</translation>
    </message>
    <message>
        <source>it has no table %1</source>
        <translation>缺少表 %1</translation>
    </message>
    <message>
        <source>table %1 holds more than %2 rows</source>
        <translation>表 %1 的行数超过 %2</translation>
    </message>
    <message>
        <source>table %1 holds a name of %2 bytes</source>
        <translation>表 %1 含有 %2 字节的名称</translation>
    </message>
    <message>
        <source>table %1 holds a module inside more than %2 others</source>
        <translation>表 %1 含有嵌套在超过 %2 个模块之内的模块</translation>
    </message>
    <message>
        <source>table %1 holds a number that is not allowed there</source>
        <translation>表 %1 含有此处不允许的数字</translation>
    </message>
    <message>
        <source>table %1 holds a value that is not allowed there</source>
        <translation>表 %1 含有此处不允许的值</translation>
    </message>
    <message>
        <source>table %1, column %2 holds a value that is not allowed there</source>
        <translation>表 %1 的列 %2 含有此处不允许的值</translation>
    </message>
    <message>
        <source>column direction holds a value that is not allowed there</source>
        <translation>列 direction 含有此处不允许的值</translation>
    </message>
    <message>
        <source>table node, column arguments refers to a later node</source>
        <translation>表 node 的列 arguments 引用了后面的节点</translation>
    </message>
    <message>
        <source>table node is not in the order of its ids</source>
        <translation>表 node 未按 id 排序</translation>
    </message>
    <message>
        <source>table edge leads back in the order of execution</source>
        <translation>表 edge 指向执行顺序中更早的位置</translation>
    </message>
    <message>
        <source>The run file %1 can&apos;t be written (%2); make room there, or choose another place (-o).</source>
        <translation>运行文件 %1 无法写入（%2）；请在该处腾出空间，或选择其他位置 (-o)。</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>another program has kept it locked</source>
        <translation>其他程序一直将其锁定</translation>
    </message>
    <message>
        <source>%1 was removed while it was written</source>
        <translation>%1 在写入期间被删除</translation>
    </message>
    <message>
        <source>Another run is writing %1; wait until it has ended, or stop it, or name another file with -o.</source>
        <translation>另一个运行正在写入 %1；请等待其结束，或将其停止，或用 -o 指定其他文件。</translation>
    </message>
    <message>
        <source>The run would first be written to %1, but that is not a run file and would be lost; move it away, or name another file with -o.</source>
        <translation>运行会先写入 %1，但它不是运行文件，其内容会丢失；请将其移走，或用 -o 指定其他文件。</translation>
    </message>
    <message>
        <source>The saved values can&apos;t be moved to %1 (%2); they are in %3.</source>
        <translation>保存的值无法移至 %1（%2）；它们位于 %3。</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; has an unknown value, %2</source>
        <translation>字段 &quot;%1&quot; 的值 %2 未知</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input (character %2): %3.</source>
        <translation>&quot;%1&quot; 不是有效输入（第 %2 个字符）：%3。</translation>
    </message>
    <message>
        <source>%1 of memory was requested, more than is available; make the inputs smaller, or allow more with --memory-limit</source>
        <translation>请求了 %1 内存，超过可用内存；请缩小输入，或用 --memory-limit 放宽限制</translation>
    </message>
    <message>
        <source>a check inside libtorch failed</source>
        <translation>libtorch 内部检查失败</translation>
    </message>
    <message>
        <source>an object lacks an attribute that its class has</source>
        <translation>某对象缺少其类应有的属性</translation>
    </message>
    <message>
        <source>an error without a message</source>
        <translation>没有消息的错误</translation>
    </message>
    <message>
        <source>an exception of an unknown kind</source>
        <translation>未知类型的异常</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>它已被截断</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: %2.</source>
        <translation>%1 无法打开：%2。</translation>
    </message>
    <message>
        <source>there is no such file; check its name</source>
        <translation>没有这样的文件；请检查名称</translation>
    </message>
    <message>
        <source>it is a folder; name a file</source>
        <translation>它是文件夹；请指定文件</translation>
    </message>
    <message>
        <source>it is not a regular file; name another</source>
        <translation>它不是普通文件；请指定其他文件</translation>
    </message>
    <message>
        <source>there is no permission to read it; change its permissions</source>
        <translation>没有读取权限；请更改其权限</translation>
    </message>
    <message>
        <source>%1 is a damaged zip archive, perhaps truncated: copy or download it again.</source>
        <translation>%1 是损坏的 zip 归档，可能被截断：请重新复制或下载。</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote before PyTorch 1.6, without code: load it in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 是 torch.save 在 PyTorch 1.6 之前写的 state_dict 或 pickle 模块，不含代码：请在 Python 中加载，并用 torch.export 或 TorchScript 保存模型（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a Python pickle, not TorchScript: load it in Python, and if it is a model, save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 是 Python pickle，而不是 TorchScript：请在 Python 中加载；如果是模型，请用 torch.export 或 TorchScript 保存（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a model of another kind (%2), not TorchScript: save the model from PyTorch with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 是其他类型的模型（%2），而不是 TorchScript：请从 PyTorch 用 torch.export 或 TorchScript 保存模型（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 holds tensors (%2) and no program: load them into their model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 只含张量（%2），没有程序：请在 Python 中将其加载到对应模型，并用 torch.export 或 TorchScript 保存（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is packed with %2: unpack it and open the model inside.</source>
        <translation>%1 以 %2 压缩：请解压后打开其中的模型。</translation>
    </message>
    <message>
        <source>%1 was saved by a preview of PyTorch 1.0, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1 由 PyTorch 1.0 的预览版保存，其格式已无法加载：请用更新的 PyTorch 重新保存。</translation>
    </message>
    <message>
        <source>%1 is an SQLite database, perhaps a run file, not a TorchScript file: open it without run or info.</source>
        <translation>%1 是 SQLite 数据库，可能是运行文件，而不是 TorchScript 文件：请不带 run 或 info 打开。</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the model itself: run git lfs pull.</source>
        <translation>%1 是 Git LFS 指针，而不是模型本身：请运行 git lfs pull。</translation>
    </message>
    <message>
        <source>%1 is a program or library, not a model: give a library of operators with --op-library.</source>
        <translation>%1 是程序或库，而不是模型：算子库请用 --op-library 给出。</translation>
    </message>
    <message>
        <source>%1 is a web page, not a model: download the file itself.</source>
        <translation>%1 是网页，而不是模型：请下载文件本身。</translation>
    </message>
    <message>
        <source>%1 is an empty zip archive: copy or download the model again.</source>
        <translation>%1 是空的 zip 归档：请重新复制或下载模型。</translation>
    </message>
    <message>
        <source>%1 was saved by PyTorch 1.1 or older, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1 由 PyTorch 1.1 或更早版本保存，其格式已无法加载：请用更新的 PyTorch 重新保存。</translation>
    </message>
    <message>
        <source>%1 was saved by a newer PyTorch (archive version %2, this engine reads up to %3): use a newer libtorch.</source>
        <translation>%1 由更新的 PyTorch 保存（归档版本 %2，此引擎最高支持 %3）：请使用更新的 libtorch。</translation>
    </message>
    <message>
        <source>%1 is a torch.package archive: import its model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 是 torch.package 归档：请在 Python 中导入其模型，并用 torch.export 或 TorchScript 保存（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a lite-interpreter file without its code: save it with torch.jit.save instead.</source>
        <translation>%1 是不含代码的 lite-interpreter 文件：请改用 torch.jit.save 保存。</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive whose parts are not in a folder: pack it again with the folder around them.</source>
        <translation>%1 是 TorchScript 归档，但其内部文件不在文件夹中：请连同外层文件夹重新打包。</translation>
    </message>
    <message>
        <source>%1 is a zip archive that holds a model: unpack it and open %2.</source>
        <translation>%1 是包含模型的 zip 归档：请解压后打开 %2。</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a TorchScript file, as it has no data.pkl: give one that torch.jit.save wrote.</source>
        <translation>%1 是 zip 归档，但不是 TorchScript 文件，因为没有 data.pkl：请给出 torch.jit.save 写的文件。</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive without its code or its constants: copy or download it again.</source>
        <translation>%1 是缺少代码或常量的 TorchScript 归档：请重新复制或下载。</translation>
    </message>
    <message>
        <source>%1 is a module that torch.save pickled, without its code: torch.load it in Python where its class %2 can be imported, and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 是 torch.save 以 pickle 保存的模块，不含代码：请在能导入其类 %2 的 Python 中用 torch.load 加载，并用 torch.export 或 TorchScript 保存（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a state_dict that torch.save wrote, tensors without a model: load it into its model in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 是 torch.save 写的 state_dict，只有张量而没有模型：请在 Python 中将其加载到对应模型，并用 torch.export 或 TorchScript 保存模型（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 went through torch.jit.optimize_for_inference, and its weights for oneDNN are not in the file: save the model that went into it.</source>
        <translation>%1 经过 torch.jit.optimize_for_inference，其 oneDNN 权重不在文件中：请保存变换前的模型。</translation>
    </message>
    <message>
        <source>%1 is an ExportedProgram that torch.save pickled: torch.load it in Python (with weights_only=False) and save it with torch.export.save(...) (docs/export.md).</source>
        <translation>%1 是 torch.save 用 pickle 保存的 ExportedProgram：请在 Python 中用 torch.load（weights_only=False）加载，再用 torch.export.save(...) 保存（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote, without code: save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 是 torch.save 写的 state_dict 或 pickle 模块，不含代码：请用 torch.export 或 TorchScript 保存模型（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 has no readable %2 record: it is damaged, so copy or download it again.</source>
        <translation>%1 没有可读的 %2 记录：文件已损坏，请重新复制或下载。</translation>
    </message>
    <message>
        <source>%1 was saved on a machine with the opposite byte order: save it on one with the byte order of this machine.</source>
        <translation>%1 保存于字节序相反的机器：请在与本机字节序相同的机器上保存。</translation>
    </message>
    <message>
        <source>%1 is not a file of tensors that torch.save wrote, or only a part of one; save them again.</source>
        <translation>%1 不是 torch.save 写的张量文件，或只是其中一部分；请重新保存。</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a file of tensors, as it has no data.pkl; save them with torch.save.</source>
        <translation>%1 是 zip 归档，但不是张量文件，因为没有 data.pkl；请用 torch.save 保存。</translation>
    </message>
    <message>
        <source>%1 is unsound: %2; get it again from its source.</source>
        <translation>%1 内容有误：%2；请从来源重新获取。</translation>
    </message>
    <message>
        <source>something else comes before its first part</source>
        <translation>其第一个内部文件之前有其他内容</translation>
    </message>
    <message>
        <source>its directory of parts is damaged</source>
        <translation>其内部文件目录已损坏</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch does not write</source>
        <translation>其内部文件 %1 的名称不符合 PyTorch 的写法</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch writes in another case</source>
        <translation>其内部文件 %1 的名称与 PyTorch 所写的大小写不同</translation>
    </message>
    <message>
        <source>its part %1 is there twice</source>
        <translation>其内部文件 %1 出现了两次</translation>
    </message>
    <message>
        <source>its part %1 is encrypted</source>
        <translation>其内部文件 %1 已加密</translation>
    </message>
    <message>
        <source>its part %1 is packed in a way that PyTorch does not read</source>
        <translation>其内部文件 %1 的压缩方式 PyTorch 不支持</translation>
    </message>
    <message>
        <source>its part %1 is not where the directory says</source>
        <translation>其内部文件 %1 不在目录所述的位置</translation>
    </message>
    <message>
        <source>its part %1 is not what the directory says</source>
        <translation>其内部文件 %1 与目录所述不符</translation>
    </message>
    <message>
        <source>its part %1 is not as long as the directory says</source>
        <translation>其内部文件 %1 的长度与目录所述不符</translation>
    </message>
    <message>
        <source>its part %1 overlaps another</source>
        <translation>其内部文件 %1 与另一个重叠</translation>
    </message>
    <message>
        <source>its part %1 is not in the folder of the others</source>
        <translation>其内部文件 %1 与其他的不在同一文件夹</translation>
    </message>
    <message>
        <source>its part %1 belongs to a model of PyTorch 1.1</source>
        <translation>其内部文件 %1 属于 PyTorch 1.1 的模型</translation>
    </message>
    <message>
        <source>its part %1 is damaged</source>
        <translation>其内部文件 %1 已损坏</translation>
    </message>
    <message>
        <source>its part %1 can&apos;t be unpacked</source>
        <translation>其内部文件 %1 无法解压</translation>
    </message>
    <message>
        <source>its part %1 unpacks from %2 to %3</source>
        <translation>其内部文件 %1 从 %2 解压为 %3</translation>
    </message>
    <message>
        <source>it unpacks from %1 to %2</source>
        <translation>它从 %1 解压为 %2</translation>
    </message>
    <message>
        <source>its code %1 is not text</source>
        <translation>其代码 %1 不是文本</translation>
    </message>
    <message>
        <source>its code %1 nests deeper than PyTorch writes</source>
        <translation>其代码 %1 的嵌套深度超出 PyTorch 的写法</translation>
    </message>
    <message>
        <source>its code %1 declares the hook %2, which the class %3 does not have</source>
        <translation>其代码 %1 声明了钩子 %2，而类 %3 没有它</translation>
    </message>
    <message>
        <source>its code %1 has more than %2 methods in the class %3, which PyTorch does not write</source>
        <translation>其代码 %1 在类 %3 中有超过 %2 个方法，PyTorch 不会这样写</translation>
    </message>
    <message>
        <source>the tensor data %1 is missing</source>
        <translation>缺少张量数据 %1</translation>
    </message>
    <message numerus="yes">
        <source>the tensor data %1 has %2 bytes, but %3 elements of size %4 are declared</source>
        <translation>
            <numerusform>张量数据 %1 为 %2 字节，但声明了 %3 个大小为 %4 的元素</numerusform>
        </translation>
    </message>
    <message>
        <source>its attribute %1 is not of type %2</source>
        <translation>其属性 %1 的类型不是 %2</translation>
    </message>
    <message>
        <source>its part %1 is not a sound pickle: it %2</source>
        <translation>其内部文件 %1 不是有效的 pickle：它%2</translation>
    </message>
    <message>
        <source>is truncated</source>
        <translation>已被截断</translation>
    </message>
    <message>
        <source>is not as PyTorch writes one</source>
        <translation>与 PyTorch 写出的不同</translation>
    </message>
    <message>
        <source>has a whole number that does not fit in 64 bits</source>
        <translation>含有超出 64 位的整数</translation>
    </message>
    <message>
        <source>holds more values than any model</source>
        <translation>含有的值比任何模型都多</translation>
    </message>
    <message>
        <source>holds the same values in more places than any model</source>
        <translation>在比任何模型都多的位置含有相同的值</translation>
    </message>
    <message>
        <source>names %1, which is not part of TorchScript</source>
        <translation>引用了 %1，它不属于 TorchScript</translation>
    </message>
    <message>
        <source>names a type that nests deeper than PyTorch writes</source>
        <translation>引用了嵌套深度超出 PyTorch 写法的类型</translation>
    </message>
    <message numerus="yes">
        <source>describes a tensor that reaches beyond the %1 elements of its storage %2</source>
        <translation>
            <numerusform>描述的张量超出其存储 %2 的 %1 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs operators that this libtorch does not have: %2; %3.</source>
        <translation>%1 需要此 libtorch 没有的算子：%2；%3。</translation>
    </message>
    <message>
        <source>use a libtorch that has them</source>
        <translation>请使用带有这些算子的 libtorch</translation>
    </message>
    <message>
        <source>load the libraries of the custom ones with --op-library and use a libtorch that has the others</source>
        <translation>自定义算子请用 --op-library 加载其库，其余请使用带有它们的 libtorch</translation>
    </message>
    <message>
        <source>%1 can&apos;t be loaded: %2; save it again with a PyTorch of this libtorch&apos;s release (%3).</source>
        <translation>%1 无法加载：%2；请用与此 libtorch（%3）同版本的 PyTorch 重新保存。</translation>
    </message>
    <message>
        <source>%1 does not fit into memory.</source>
        <translation>%1 超出内存。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be described: %2.</source>
        <translation>%1 无法描述：%2。</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; can&apos;t be used: %2; leave --device out to run on the CPU.</source>
        <translation>设备 &quot;%1&quot; 无法使用：%2；去掉 --device 则在 CPU 上运行。</translation>
    </message>
    <message>
        <source>The operator library %1 can&apos;t be loaded: %2.</source>
        <translation>算子库 %1 无法加载：%2。</translation>
    </message>
    <message>
        <source>it was built for CUDA and needs %1, which this libtorch (%2) does not have; take its build for the CPU, or a libtorch with CUDA</source>
        <translation>它为 CUDA 构建，需要 %1，而此 libtorch（%2）没有；请使用其 CPU 版本，或带 CUDA 的 libtorch</translation>
    </message>
    <message>
        <source>it needs %1, which was not found; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>它需要 %1，但未找到；请安装它，或将其文件夹写入 LD_LIBRARY_PATH</translation>
    </message>
    <message>
        <source>it needs Python&apos;s symbols (%1), and there is no libpython%2.so.1.0; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>它需要 Python 的符号（%1），但没有 libpython%2.so.1.0；请安装它，或将其文件夹写入 LD_LIBRARY_PATH</translation>
    </message>
    <message>
        <source>it needs the symbol %1, which this libtorch (%2) does not have; take a build for this release of libtorch</source>
        <translation>它需要符号 %1，而此 libtorch（%2）没有；请使用为此版本 libtorch 构建的版本</translation>
    </message>
    <message>
        <source>%1; name a shared library that was built for this libtorch</source>
        <translation>%1；请指定为此 libtorch 构建的共享库</translation>
    </message>
    <message>
        <source>The model failed: %1: %2.</source>
        <translation>模型出错：%1：%2。</translation>
    </message>
    <message>
        <source>The model failed %1: %2: %3.</source>
        <translation>模型出错%1：%2：%3。</translation>
    </message>
    <message>
        <source>The model returned an unsound tensor: %1.</source>
        <translation>模型返回了无效的张量：%1。</translation>
    </message>
    <message>
        <source>The model raised %1.</source>
        <translation>模型抛出异常：%1。</translation>
    </message>
    <message>
        <source>The model raised %1: %2.</source>
        <translation>模型抛出异常：%1：%2。</translation>
    </message>
    <message>
        <source>an exception</source>
        <translation>未知异常</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>（在 %1 中）</translation>
    </message>
    <message>
        <source>at %1 line %2</source>
        <translation>（在 %1 第 %2 行）</translation>
    </message>
    <message>
        <source>in %1 at %2 line %3</source>
        <translation>（在 %1 中，%2 第 %3 行）</translation>
    </message>
    <message>
        <source>it is empty; create it again</source>
        <translation>它是空的；请重新生成</translation>
    </message>
    <message>
        <source>%1 is refused because it uses operators that reach files, or memory outside its tensors: %2; save the model without them.</source>
        <translation>%1 被拒绝，因为它使用的算子会访问文件或其张量之外的内存：%2；请去掉这些算子后保存模型。</translation>
    </message>
    <message>
        <source>There is no number format &quot;%1&quot;; there are %2, and any eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz and eXmYus.</source>
        <translation>没有数值格式 &quot;%1&quot;；可用 %2，以及任意 eXmY、eXmYfn、eXmYfnuz、eXmYbZfnuz 和 eXmYus。</translation>
    </message>
    <message>
        <source>The number format &quot;%1&quot; can&apos;t be simulated: its values must fit into float64, with %2 to 11 exponent and 0 to 52 mantissa bits.</source>
        <translation>数值格式 &quot;%1&quot; 无法模拟：其值必须能用 float64 表示，指数 %2 到 11 位，尾数 0 到 52 位。</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to 18446744073709551615; write for instance %2.</source>
        <translation>%1 不是 0 到 18446744073709551615 之间的整数；例如写作 %2。</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 1 to %2; write for instance %3.</source>
        <translation>%1 不是 1 到 %2 之间的整数；例如写作 %3。</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds above 0; write for instance %2.</source>
        <translation>%1 不是大于 0 的秒数；例如写作 %2。</translation>
    </message>
    <message>
        <source>%1 is not a size; write for instance %2 or 512M, or a number of bytes.</source>
        <translation>%1 不是大小；例如写作 %2 或 512M，或字节数。</translation>
    </message>
    <message>
        <source>The target of %1: %2</source>
        <translation>%1 的目标：%2</translation>
    </message>
    <message>
        <source>The transform %1:%2 is not known; write %1 or %1:extended.</source>
        <translation>变换 %1:%2 未知；请写 %1 或 %1:extended。</translation>
    </message>
    <message>
        <source>The transform format needs formats: write format:FORWARD or format:FORWARD,BACKWARD, for instance format:e4m3fn,e5m2.</source>
        <translation>变换 format 需要格式：请写 format:FORWARD 或 format:FORWARD,BACKWARD，例如 format:e4m3fn,e5m2。</translation>
    </message>
    <message>
        <source>The transforms %1 and %2 are of the same kind; a run takes only one of them.</source>
        <translation>变换 %1 与 %2 属于同一类；一次运行只能采用其中一个。</translation>
    </message>
    <message>
        <source>The transform %1 was moved before %2: formats are simulated inside scaled operators.</source>
        <translation>变换 %1 已移到 %2 之前：格式在缩放后的算子内部模拟。</translation>
    </message>
    <message>
        <source>%1 has no effect on this run; it is for %2.</source>
        <translation>%1 对此运行无效；它用于%2。</translation>
    </message>
    <message>
        <source>the transform unit_scale</source>
        <translation>变换 unit_scale</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t be applied: %2.</source>
        <translation>变换 %1 无法应用：%2。</translation>
    </message>
    <message>
        <source>e4m3 is the IEEE-style format with Inf and NaN; OCP&apos;s E4M3 is e4m3fn.</source>
        <translation>e4m3 是带 Inf 和 NaN 的 IEEE 风格格式；OCP 的 E4M3 是 e4m3fn。</translation>
    </message>
    <message>
        <source>The transform %1 changed nothing, because the model runs no %2 on floating-point tensors.</source>
        <translation>变换 %1 没有改变任何内容，因为模型未在浮点张量上运行%2算子。</translation>
    </message>
    <message>
        <source>linear or attention</source>
        <translation>线性或注意力</translation>
    </message>
    <message>
        <source>linear, attention, matmul or convolution</source>
        <translation>线性、注意力、matmul 或卷积</translation>
    </message>
    <message>
        <source>The transform %1 quantized %2.</source>
        <translation>变换 %1 量化了 %2。</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, which works on %3.</source>
        <translation>变换 %1 无法量化作用于 %3 的 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements in %2 quantized tensors</source>
        <translation>
            <numerusform>%2 个量化张量的 %1 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no constraint %1; choose one of: %2.</source>
        <translation>没有约束 %1；请选择其中之一：%2。</translation>
    </message>
    <message>
        <source>--replace %1=%2: %3.</source>
        <translation>--replace %1=%2：%3。</translation>
    </message>
    <message>
        <source>there is no unit-scaled operator %1; choose one of: %2</source>
        <translation>没有单位缩放算子 %1；请选择其中之一：%2</translation>
    </message>
    <message>
        <source>there is no constraint %1; choose one of: %2</source>
        <translation>没有约束 %1；请选择其中之一：%2</translation>
    </message>
    <message>
        <source>%1 has no option %2; it has mult and constraint</source>
        <translation>%1 没有选项 %2；它有 mult 和 constraint</translation>
    </message>
    <message>
        <source>mult must be a number above 0, not %1</source>
        <translation>mult 必须是大于 0 的数，而不是 %1</translation>
    </message>
    <message>
        <source>options are written as in gelu(mult=2,constraint=gmean)</source>
        <translation>选项的写法如 gelu(mult=2,constraint=gmean)</translation>
    </message>
    <message>
        <source>only unit-scaled operators have options</source>
        <translation>只有单位缩放算子才有选项</translation>
    </message>
    <message>
        <source>--replace %1=%2 replaced nothing: the model runs no operator, function or module of that name; check it against what scalescope info shows.</source>
        <translation>--replace %1=%2 没有替换任何内容：模型不运行该名称的算子、函数或模块；请对照 scalescope info 的显示检查。</translation>
    </message>
    <message>
        <source>the model computes no floating-point tensors from others</source>
        <translation>模型没有由其他张量计算出的浮点张量</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1</source>
        <translation>模型的算子都没有规则；它运行 %1</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1; unit_scale:extended knows more operators</source>
        <translation>模型的算子都没有规则；它运行 %1；unit_scale:extended 支持更多算子</translation>
    </message>
    <message>
        <source>%1 %2, and nothing else has a rule</source>
        <translation>%1 %2，此外没有其他有规则的算子</translation>
    </message>
    <message>
        <source>there is no operator %1 for --replace %2=%3; load the library that has it with --op-library</source>
        <translation>没有用于 --replace %2=%3 的算子 %1；请用 --op-library 加载含有它的库</translation>
    </message>
    <message>
        <source>the arguments of %1 do not fit %2, to which --replace %1=%3 maps it</source>
        <translation>%1 的参数与 --replace %1=%3 映射到的 %2 不符</translation>
    </message>
    <message>
        <source>works in place on memory that other tensors share</source>
        <translation>在与其他张量共享的内存上就地操作</translation>
    </message>
    <message>
        <source>returns something other than one floating-point tensor</source>
        <translation>返回的不是单个浮点张量</translation>
    </message>
    <message>
        <source>returns a tensor that it did not make</source>
        <translation>返回并非由它创建的张量</translation>
    </message>
    <message>
        <source>sets attributes</source>
        <translation>会设置属性</translation>
    </message>
    <message>
        <source>writes to a tensor from outside</source>
        <translation>会写入外部的张量</translation>
    </message>
    <message>
        <source>makes tensors that are read elsewhere</source>
        <translation>生成在别处被读取的张量</translation>
    </message>
    <message>
        <source>The transform %1 scaled no operator, because the user&apos;s dictionary replaced all that have a rule; weights are rescaled all the same.</source>
        <translation>变换 %1 没有缩放任何算子，因为用户的字典替换了所有有规则的算子；权重仍会重新缩放。</translation>
    </message>
    <message>
        <source>The transform %1 scaled %2, %3 of them without a constraint, and %4, %5 of them around attention.</source>
        <translation>变换 %1 缩放了 %2（其中 %3 个无约束）和 %4（其中 %5 个位于注意力周围）。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%1 residual adds</source>
        <translation>
            <numerusform>%1 个残差加法</numerusform>
        </translation>
    </message>
    <message>
        <source>The transform %1 left these as they are: %2.</source>
        <translation>变换 %1 将以下内容保持原样：%2。</translation>
    </message>
    <message>
        <source>The run of %1 failed: %2.</source>
        <translation>%1 的运行失败：%2。</translation>
    </message>
    <message>
        <source>The engine had to give up: %1.</source>
        <translation>引擎被迫放弃：%1。</translation>
    </message>
    <message>
        <source>the reason is unknown</source>
        <translation>原因未知</translation>
    </message>
    <message>
        <source>Stopped by the user.</source>
        <translation>已由用户停止。</translation>
    </message>
    <message>
        <source>The run was stopped at its time limit of %1 s.</source>
        <translation>运行达到时间限制 %1 s，已停止。</translation>
    </message>
    <message>
        <source>The run was stopped because it needed %1, more than its memory limit of %2: try smaller inputs, or a larger limit.</source>
        <translation>运行已停止，因为它需要 %1，超过内存限制 %2：请尝试更小的输入或更大的限制。</translation>
    </message>
    <message>
        <source>Reading %1 was given up after %2 s: code that it runs while it is loaded does not end; check where it comes from.</source>
        <translation>读取 %1 在 %2 s 后放弃：加载时运行的代码不会结束；请检查其来源。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files and network, because its kernel has neither Landlock nor seccomp; run only models whose source you trust here.</source>
        <translation>模型未与本机的文件和网络隔离，因为内核既没有 Landlock 也没有 seccomp；在此请只运行来源可信的模型。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files, because its kernel has no Landlock; run only models whose source you trust here.</source>
        <translation>模型未与本机的文件隔离，因为内核没有 Landlock；在此请只运行来源可信的模型。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s network and programs, because its kernel has no seccomp; run only models whose source you trust here.</source>
        <translation>模型未与本机的网络和程序隔离，因为内核没有 seccomp；在此请只运行来源可信的模型。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files in all threads, because libraries had started %1 of them before; run only models whose source you trust here.</source>
        <translation>模型并非在所有线程中都与本机的文件隔离，因为某些库事先启动了 %1 个线程；在此请只运行来源可信的模型。</translation>
    </message>
    <message>
        <source>Input %1 was given as the number %2, a tensor without dimensions; where the method wants some, write for instance full(%3):[1]. %4</source>
        <translation>输入 %1 给出的是数字 %2，即没有维度的张量；若方法需要维度，例如写作 full(%3):[1]。%4</translation>
    </message>
    <message>
        <source>Input %1 was given as the truth value %2, a tensor without dimensions; where the method wants some, write for instance %3:[1]. %4</source>
        <translation>输入 %1 给出的是布尔值 %2，即没有维度的张量；若方法需要维度，例如写作 %3:[1]。%4</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors are complex and were not measured: number formats hold real numbers.</source>
        <translation>
            <numerusform>%1 个张量是复数，未测量：数值格式只容纳实数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on (tensors before it without a gradient: %2, parameters among them: %3).</source>
        <translation>梯度止于 %1，它不再向前传递（其前没有梯度的张量：%2，其中参数：%3）。</translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on; what it reads gets gradients in other ways.</source>
        <translation>梯度止于 %1，它不再向前传递；其读取的张量经由其他途径获得梯度。</translation>
    </message>
    <message>
        <source>The folder %1 for saved values can&apos;t be made: %2.</source>
        <translation>无法创建用于保存值的文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>it is a file</source>
        <translation>它是文件</translation>
    </message>
    <message>
        <source>--save-values %1 would save %2, more than the limit of %3; match fewer nodes, or raise --save-limit.</source>
        <translation>--save-values %1 将保存 %2，超过限制 %3；请匹配更少的节点，或提高 --save-limit。</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, up to %2 with their gradients</source>
        <translation>
            <numerusform>%1 个张量（连同梯度至多 %2）</numerusform>
        </translation>
    </message>
    <message>
        <source>--save-values %1 matches no tensor&apos;s name; the first column of the table has the names.</source>
        <translation>--save-values %1 不匹配任何张量的名称；名称见表的第一列。</translation>
    </message>
    <message>
        <source>Saving values stopped at the limit of %1 (--save-limit).</source>
        <translation>保存值已在达到限制 %1（--save-limit）时停止。</translation>
    </message>
    <message>
        <source>Saving values stopped: %1.</source>
        <translation>保存值已停止：%1。</translation>
    </message>
    <message>
        <source>The list of saved values can&apos;t be written.</source>
        <translation>无法写入已保存值的列表。</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, %2, were saved before.</source>
        <translation>
            <numerusform>此前已保存 %1 个张量（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>it did not end in time</source>
        <translation>它未能按时结束</translation>
    </message>
    <message>
        <source>it needed more memory than its limit</source>
        <translation>它需要的内存超过其限制</translation>
    </message>
    <message>
        <source>it crashed</source>
        <translation>它崩溃了</translation>
    </message>
    <message>
        <source>%1: NaN arises here, in %2 of the elements</source>
        <translation>%1：此处产生 NaN，元素占比 %2</translation>
    </message>
    <message>
        <source>%1: infinity arises here, in %2 of the elements</source>
        <translation>%1：此处产生无穷，元素占比 %2</translation>
    </message>
    <message>
        <source>its backward makes %1 of the gradient of %2 zero in %3 (≤ %4)</source>
        <translation>其反向计算使 %2 梯度的 %1 在 %3 中变为零（≤ %4）</translation>
    </message>
    <message numerus="yes">
        <source>%2, and all of the gradients of %1 parameters</source>
        <translation>
            <numerusform>%2，并使 %1 个参数的全部梯度为零</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; multiply the loss by %2</source>
        <translation>%1；请将损失乘以 %2</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale up what it reads</source>
        <translation>%1；请用 FP32 计算，或放大其输入</translation>
    </message>
    <message>
        <source>%1: %2 overflow %3 to infinity (largest %4)</source>
        <translation>%1：%2 溢出 %3 成为无穷（最大 %4）</translation>
    </message>
    <message>
        <source>its backward makes NaN, in %1 of the gradient of %2</source>
        <translation>其反向计算产生 NaN，占 %2 梯度的 %1</translation>
    </message>
    <message>
        <source>its backward makes infinity, in %1 of the gradient of %2</source>
        <translation>其反向计算产生无穷，占 %2 梯度的 %1</translation>
    </message>
    <message>
        <source>its backward overflows %3 to infinity (largest %4), in %1 of the gradient of %2</source>
        <translation>其反向计算溢出 %3 成为无穷（最大 %4），占 %2 梯度的 %1</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale down what it reads</source>
        <translation>%1；请用 FP32 计算，或缩小其输入</translation>
    </message>
    <message>
        <source>%1; scale down what it reads</source>
        <translation>%1；请缩小其输入</translation>
    </message>
    <message>
        <source>%1; lower the loss scale</source>
        <translation>%1；请减小损失缩放</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>&lt; 0.1 %</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>%1, and spreads to %2</source>
        <translation>%1，并扩散到 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors</source>
        <translation>
            <numerusform>%1 个张量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gradients</source>
        <translation>
            <numerusform>%1 个梯度</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular expression: %2.</source>
        <translation>&quot;%1&quot; 不是正则表达式：%2。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales that are powers of two; those of %2 are not.</source>
        <translation>规则 &quot;%1&quot; 用于 2 的幂的缩放因子；%2 的缩放因子不是。</translation>
    </message>
    <message>
        <source>%1 is a format for scales, which have none of their own; choose a format with zero and a sign, or the scaling none.</source>
        <translation>%1 是缩放因子的格式，而缩放因子自身没有缩放因子；请选择有零和符号的格式，或缩放方式 none。</translation>
    </message>
    <message>
        <source>The errors of the formats are not known, because the run without them failed: %1.</source>
        <translation>格式的误差未知，因为不带格式的运行失败：%1。</translation>
    </message>
    <message>
        <source>Against the same run without number formats, %1.</source>
        <translation>与不带数值格式的同一运行相比，%1。</translation>
    </message>
    <message>
        <source>Without number formats the result is %1 already, so that nothing is compared with it: mend that first.</source>
        <translation>即使不用数值格式，结果也已是 %1，因此不作比较：请先解决它。</translation>
    </message>
    <message>
        <source>The result %1 of %2 is %3, so that a comparison with it tells nothing: mend that first, or compare it with the other run.</source>
        <translation>%2 的结果 %1 是 %3，因此与它比较没有意义：请先解决它，或与另一次运行比较。</translation>
    </message>
    <message>
        <source>the loss is %1 instead of %2</source>
        <translation>损失为 %1，而非 %2</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1</source>
        <translation>参数梯度的误差为 %1</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1 (cosine %2, norm %3)</source>
        <translation>参数梯度的误差为 %1（余弦 %2，范数 %3）</translation>
    </message>
    <message>
        <source>the transforms fp8, format and recipe</source>
        <translation>变换 fp8、format 和 recipe</translation>
    </message>
    <message>
        <source>The recipe %1</source>
        <translation>配方“%1”</translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot;; choose %2, or a file: recipe:FILE.json.</source>
        <translation>没有配方 &quot;%1&quot;；请选择 %2，或文件：recipe:FILE.json。</translation>
    </message>
    <message>
        <source>The recipe %1 is not a JSON document: %2.</source>
        <translation>配方 %1 不是 JSON 文档：%2。</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than the %3 that this program knows</source>
        <translation>字段 &quot;%1&quot; 为 %2，比此程序支持的 %3 新</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: the member &quot;%2&quot; of %3 is wrong. %4</source>
        <translation>配方 %1 无效：%3的字段 &quot;%2&quot; 有误。%4</translation>
    </message>
    <message>
        <source>the default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>A scale must be a power of two, such as 0.125 or 1024.</source>
        <translation>缩放因子必须是 2 的幂，例如 0.125 或 1024。</translation>
    </message>
    <message>
        <source>A number format is missing; name one, or keep full precision with &quot;keep&quot;: true.</source>
        <translation>缺少数值格式；请指定一个，或用 &quot;keep&quot;: true 保持全精度。</translation>
    </message>
    <message>
        <source>Rule %1 of the recipe %2 fits no operand of this model.</source>
        <translation>配方 %2 的规则 %1 不匹配此模型的任何操作数。</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t give %2 blocks along its own axes, because it writes to what it reads.</source>
        <translation>变换 %1 无法沿 %2 自身的轴划分块，因为它会写入所读取的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1 weights</source>
        <translation>
            <numerusform>%1 个权重</numerusform>
        </translation>
    </message>
    <message>
        <source>The formats round nothing that the target depends on; choose another target, or formats that round more.</source>
        <translation>格式没有舍入目标所依赖的任何内容；请选择其他目标，或舍入更多内容的格式。</translation>
    </message>
    <message>
        <source>Without number formats the target holds NaN or infinities already, so that no operand is looked for; mend that first.</source>
        <translation>即使不用数值格式，目标中也已有 NaN 或无穷大，因此不查找操作数；请先解决它。</translation>
    </message>
    <message>
        <source>No parameter has a gradient in this run; choose another target, or go backward from an output that depends on parameters.</source>
        <translation>此运行中没有参数有梯度；请选择其他目标，或从依赖参数的输出开始反向传播。</translation>
    </message>
    <message>
        <source>The run without formats has no tensor %1; scalescope export --table lists the names.</source>
        <translation>不带格式的运行中没有张量 %1；scalescope export --table 会列出名称。</translation>
    </message>
    <message>
        <source>In the run without formats no gradient arrives at %1; scalescope export --table lists the tensors that have one.</source>
        <translation>在不带格式的运行中，没有梯度到达 %1；scalescope export --table 会列出有梯度的张量。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales, and there are none here; choose a scaling, such as tensor or block:32, or a block format.</source>
        <translation>规则 &quot;%1&quot; 用于缩放因子，而此处没有缩放因子；请选择缩放方式，例如 tensor 或 block:32，或块格式。</translation>
    </message>
    <message>
        <source>Scales can&apos;t have %1 levels; choose 1 or 2.</source>
        <translation>缩放因子不能有 %1 级；请选择 1 或 2。</translation>
    </message>
    <message>
        <source>Only scales of nvfp4 have levels, and there are none of those here; leave out the levels.</source>
        <translation>只有 nvfp4 的缩放因子分级，而此处没有；请去掉级数。</translation>
    </message>
    <message>
        <source>There was no backward pass, because no output is a floating-point tensor that requires a gradient.</source>
        <translation>未进行反向传播，因为没有任何输出是需要梯度的浮点张量。</translation>
    </message>
    <message>
        <source>There was no backward pass, because its default seed does not work here: %1; choose another with --backward.</source>
        <translation>未进行反向传播，因为默认的初始梯度在此不可用：%1；请用 --backward 选择其他。</translation>
    </message>
    <message>
        <source>holds a dictionary whose keys are neither all strings nor all whole numbers</source>
        <translation>含有键既非全为字符串也非全为整数的字典</translation>
    </message>
    <message>
        <source>the whole number %1 does not fit in 64 bits; write a smaller one, or 1e30 for a number that is not whole</source>
        <translation>整数 %1 超出 64 位；请写更小的数，或用 1e30 表示非整数</translation>
    </message>
    <message>
        <source>Input %1: %2 does not fit in 64 bits; write a smaller number.</source>
        <translation>输入 %1：%2 超出 64 位；请写更小的数。</translation>
    </message>
    <message>
        <source>a whole number is divided by zero</source>
        <translation>整数被零除</translation>
    </message>
    <message>
        <source>there is no operator for %1 with these arguments in this libtorch; load the library that defines it</source>
        <translation>此 libtorch 中没有适用于这些参数的算子 %1；请加载定义它的库</translation>
    </message>
    <message>
        <source>there is no operator %1 in this libtorch</source>
        <translation>此 libtorch 中没有算子 %1</translation>
    </message>
    <message>
        <source>this libtorch has no dtype %1</source>
        <translation>此 libtorch 没有 dtype %1</translation>
    </message>
    <message>
        <source>tensors of %1 can&apos;t be quantized</source>
        <translation>%1 张量无法量化</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a bound of proposals; write lost: and a part from 0 to 1, as in lost:0.001, or sqnr: and dB, as in sqnr:20.</source>
        <translation>&quot;%1&quot; 不是建议的界限；请写 lost: 加 0 到 1 的比例，如 lost:0.001，或 sqnr: 加 dB，如 sqnr:20。</translation>
    </message>
    <message>
        <source>Nobody is reading the events any more.</source>
        <translation>已没有程序读取事件。</translation>
    </message>
    <message>
        <source>The model was frozen when it was saved, so it can&apos;t be put in another mode; it runs as it was saved.</source>
        <translation>模型保存时已冻结，无法切换模式；将按保存时的状态运行。</translation>
    </message>
    <message>
        <source>Input %1 was run without a gradient, because with one the forward pass fails. %2</source>
        <translation>输入 %1 在不带梯度的情况下运行，因为带梯度时前向传播会失败。%2</translation>
    </message>
    <message>
        <source>Backward failed, so gradients are missing: %1.</source>
        <translation>反向传播失败，因此缺少梯度：%1。</translation>
    </message>
    <message>
        <source>Gradients pass %1 as though it had written nothing, so those before it are wrong: no gradient is registered for it.</source>
        <translation>梯度穿过 %1 时，如同它没有写入任何内容，因此其前的梯度有误：它没有注册梯度。</translation>
    </message>
    <message>
        <source>Saving %1, in %2 (limit %3).</source>
        <translation>正在将 %1 保存到 %2（限制 %3）。</translation>
    </message>
    <message>
        <source>How much --save-values will save is not known beforehand, because the forward pass failed at first; the limit is %1.</source>
        <translation>--save-values 将保存多少事先未知，因为前向传播最初失败；限制为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 tensors, %2.</source>
        <translation>
            <numerusform>已保存 %1 个张量，%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model printed %1, left out here.</source>
        <translation>模型输出了 %1，此处省略。</translation>
    </message>
    <message>
        <source>The model&apos;s libraries wrote %1, left out here.</source>
        <translation>模型的库输出了 %1，此处省略。</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform>另有 %1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tensors</source>
        <translation>
            <numerusform>另有 %1 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>No number format is simulated, so there is no error to look into; give --transform fp8, format:FWD,BWD or recipe:NAME.</source>
        <translation>未模拟任何数值格式，没有误差可分析；请给出 --transform fp8、format:FWD,BWD 或 recipe:NAME。</translation>
    </message>
    <message>
        <source>What is kept in full precision has no format, scaling or rounding; leave out &quot;keep&quot; or the others.</source>
        <translation>保持全精度的内容没有格式、缩放或舍入；请去掉 &quot;keep&quot; 或其他字段。</translation>
    </message>
    <message>
        <source>Going forward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>前向：在 %1中，%2 个饱和，%3 个变为零，%4 个变为次正规数。</translation>
    </message>
    <message>
        <source>Going backward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>反向：在 %1中，%2 个饱和，%3 个变为零，%4 个变为次正规数。</translation>
    </message>
    <message>
        <source>%1 has no option %2; its only option is constraint</source>
        <translation>%1 没有选项 %2；其唯一的选项是 constraint</translation>
    </message>
    <message>
        <source>the model is quantized (%1), so its weights have scales of their own; use the floating-point model that it was made from</source>
        <translation>模型已量化（%1），其权重有自己的缩放因子；请使用量化前的浮点模型</translation>
    </message>
    <message>
        <source>the model was frozen when it was saved, so its weights can&apos;t be rescaled; save it without torch.jit.freeze</source>
        <translation>模型保存时已冻结，其权重无法重新缩放；请不用 torch.jit.freeze 保存</translation>
    </message>
    <message>
        <source>has arguments that its rule does not take (%1)</source>
        <translation>含有其规则不接受的参数（%1）</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 (the first is %3) as if their standard deviation were 1, but it is %4 to %5; unit_scale:extended rescales such weights.</source>
        <translation>变换 %1 按标准差为 1 缩放含 %2（首个为 %3）的乘积，但实际标准差为 %4 到 %5；unit_scale:extended 会重新缩放此类权重。</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 as if their standard deviation were 1, but it is %3 to %4; they are not parameters, so they can&apos;t be rescaled.</source>
        <translation>变换 %1 按标准差为 1 缩放含 %2的乘积，但实际标准差为 %3 到 %4；它们不是参数，因此无法重新缩放。</translation>
    </message>
    <message>
        <source>There is no transform &quot;%1&quot;; choose unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME or recipe:FILE.json, each also with :extended.</source>
        <translation>没有变换 &quot;%1&quot;；请选择 unit_scale、fp8、format:FORWARD、format:FORWARD,BACKWARD、recipe:NAME 或 recipe:FILE.json，均可加 :extended。</translation>
    </message>
    <message>
        <source>the results are off by %1 (SQNR %2 dB)</source>
        <translation>结果的误差为 %1（SQNR %2 dB）</translation>
    </message>
    <message>
        <source>%1 is a torch.export archive without a program that can be read: save the model with torch.export.save(...) of PyTorch 2.6 or newer.</source>
        <translation>%1 是 torch.export 归档，但没有可读取的程序：请用 PyTorch 2.6 或更新版本的 torch.export.save(...) 保存模型。</translation>
    </message>
    <message>
        <source>%1 was exported by a newer PyTorch (schema %2, this engine reads up to %3): export the model with an older one.</source>
        <translation>%1 由更新的 PyTorch 导出（schema %2，此引擎最高支持 %3）：请用较旧的版本导出模型。</translation>
    </message>
    <message>
        <source>its tensor %1 is a pickled Python object; export the model with plain tensors</source>
        <translation>其张量 %1 是 pickle 的 Python 对象；请用普通张量导出模型</translation>
    </message>
    <message>
        <source>its weights on the meta device have no data; load a checkpoint into the model before it is exported</source>
        <translation>其位于 meta 设备上的权重没有数据；请在导出前把检查点加载到模型中</translation>
    </message>
    <message>
        <source>it uses a dtype (number %1) that this libtorch does not have; use a newer one</source>
        <translation>它使用了此 libtorch 没有的 dtype（编号 %1）；请使用更新的版本</translation>
    </message>
    <message>
        <source>it calls %1, which can&apos;t be run operator by operator; export the model without it</source>
        <translation>它调用了 %1，无法逐算子运行；请导出不含它的模型</translation>
    </message>
    <message>
        <source>it calls %1, which is not an operator of PyTorch; export the model without it</source>
        <translation>它调用了 %1，它不是 PyTorch 的算子；请导出不含它的模型</translation>
    </message>
    <message>
        <source>this libtorch has no form of %1 for the arguments that it is given; use the libtorch of the PyTorch that exported it</source>
        <translation>此 libtorch 的 %1 没有适用于所给参数的形式；请使用导出它的 PyTorch 的 libtorch</translation>
    </message>
    <message>
        <source>its call of %1 lacks the argument %2; use the libtorch of the PyTorch that exported it</source>
        <translation>其对 %1 的调用缺少参数 %2；请使用导出它的 PyTorch 的 libtorch</translation>
    </message>
    <message>
        <source>its call of %1 has arguments that this libtorch does not know; use the libtorch of the PyTorch that exported it</source>
        <translation>其对 %1 的调用含有此 libtorch 不认识的参数；请使用导出它的 PyTorch 的 libtorch</translation>
    </message>
    <message>
        <source>it passes an operator something of the kind %1; export the model without it</source>
        <translation>它向算子传递了 %1 类型的内容；请导出不含它的模型</translation>
    </message>
    <message>
        <source>it needs a custom object of Python or C++; export the model without it</source>
        <translation>它需要 Python 或 C++ 的自定义对象；请导出不含它的模型</translation>
    </message>
    <message>
        <source>its program holds more values than any model</source>
        <translation>其程序含有的值比任何模型都多</translation>
    </message>
    <message>
        <source>its program has something at %1 that PyTorch does not write</source>
        <translation>其程序在 %1 处含有 PyTorch 不会写的内容</translation>
    </message>
    <message>
        <source>its program makes the value %1 twice</source>
        <translation>其程序两次生成值 %1</translation>
    </message>
    <message>
        <source>its program reads the value %1, which nothing has made</source>
        <translation>其程序读取了从未生成的值 %1</translation>
    </message>
    <message>
        <source>its tensor %1 is not in the archive</source>
        <translation>其张量 %1 不在归档中</translation>
    </message>
    <message>
        <source>a tensor reaches beyond its data in %1</source>
        <translation>%1 中有张量超出其数据范围</translation>
    </message>
    <message>
        <source>%1 is a tensor of %2, but the model was exported for %3; give it as %3.</source>
        <translation>%1 是 %2 张量，但模型是针对 %3 导出的；请以 %3 给出。</translation>
    </message>
    <message>
        <source>%1 is not a model that can be opened: give a file that torch.jit.save or torch.export.save wrote.</source>
        <translation>%1 不是可打开的模型：请给出 torch.jit.save 或 torch.export.save 写的文件。</translation>
    </message>
    <message>
        <source>The gradient of %1 is zero in theory, and only the noise of rounding is there, so there is no error to look into; choose another target.</source>
        <translation>%1 的梯度理论上为零，只有舍入噪声，没有误差可分析；请选择其他目标。</translation>
    </message>
    <message>
        <source>There is no product of matrices &quot;%1&quot;; choose one of: %2.</source>
        <translation>没有矩阵乘积 &quot;%1&quot;；请选择其中之一：%2。</translation>
    </message>
    <message>
        <source>%1 is a compiled package of AOTInductor, without the program that it was compiled from: save the model with torch.export.save(...) (docs/export.md).</source>
        <translation>%1 是 AOTInductor 编译的包，不含编译前的程序：请用 torch.export.save(...) 保存模型（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 holds several programs: %2. Save the one that is wanted in a file of its own, in Python: torch.export.save(load_pt2(file).exported_programs[name], other_file), with load_pt2 of torch.export.pt2_archive._package.</source>
        <translation>%1 含有多个程序：%2。请在 Python 中把需要的那个保存到单独的文件：torch.export.save(load_pt2(file).exported_programs[name], other_file)，load_pt2 来自 torch.export.pt2_archive._package。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be run: %2 (docs/export.md).</source>
        <translation>%1 无法运行：%2（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 was exported by an early PyTorch (schema %2, this engine reads %3 and newer): export the model with a newer one.</source>
        <translation>%1 由早期的 PyTorch 导出（schema %2，此引擎支持 %3 及更新版本）：请用更新的版本导出模型。</translation>
    </message>
    <message>
        <source>The program was decomposed before it was saved, so the rules for linear, attention and similar operators find nothing to apply to: unit scaling and number formats may change little. Save what torch.export.export(...) of PyTorch 2.5 or newer returns, without run_decompositions().</source>
        <translation>程序在保存前已被分解，线性、注意力等算子的规则找不到可应用的对象：单位缩放和数值格式可能几乎不起作用。请保存 PyTorch 2.5 或更新版本的 torch.export.export(...) 的返回值，不要使用 run_decompositions()。</translation>
    </message>
    <message>
        <source>run_decompositions() took the program&apos;s no_grad regions out before it was saved, so gradients pass where the model stops them. Save what torch.export.export(...) returns, without run_decompositions().</source>
        <translation>run_decompositions() 在保存前去掉了程序中的 no_grad 区域，因此梯度会通过模型本来阻断它们的地方。请保存 torch.export.export(...) 的返回值，不要使用 run_decompositions()。</translation>
    </message>
    <message>
        <source>An exported program stays in the mode that it was exported in, so --mode %1 has no effect: call model.%1() before torch.export.export(...).</source>
        <translation>导出的程序保持导出时的模式，因此 --mode %1 无效：请在 torch.export.export(...) 之前调用 model.%1()。</translation>
    </message>
    <message>
        <source>--mode %1 does not reach %2, whose mode is written out in the code, as a trace has it: call model.%1() before torch.jit.trace(...).</source>
        <translation>--mode %1 对 %2 不起作用，其模式已写在代码中（如跟踪所得）：请在 torch.jit.trace(...) 之前调用 model.%1()。</translation>
    </message>
    <message>
        <source>its program can&apos;t be read as JSON: %1</source>
        <translation>其程序无法作为 JSON 读取：%1</translation>
    </message>
    <message>
        <source>a part of its program takes values other than those it is given</source>
        <translation>其程序的某一部分接收的值与给出的不符</translation>
    </message>
    <message>
        <source>%1 has %2, but the model was exported for %3; give it with as many.</source>
        <translation>%1 有 %2，但模型是针对 %3 导出的；请给出相同的数量。</translation>
    </message>
    <message numerus="yes">
        <source>%1 dimensions</source>
        <translation>
            <numerusform>%1 个维度</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for %4 only; give it that size, or export the model with that dimension dynamic.</source>
        <translation>%1 的第 %2 维大小为 %3，但模型仅针对 %4 导出；请使用该大小，或导出时将此维度设为动态。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at least %4.</source>
        <translation>%1 的第 %2 维大小为 %3，但模型是针对不小于 %4 的大小导出的。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at most %4.</source>
        <translation>%1 的第 %2 维大小为 %3，但模型是针对不大于 %4 的大小导出的。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must be as large as that of %4, which has %5; give both the same size.</source>
        <translation>%1 的第 %2 维大小为 %3，但必须与 %4 的该维（%5）一致；请使用相同的大小。</translation>
    </message>
    <message>
        <source>There is no rounding &quot;%1&quot;; choose one of: %2.</source>
        <translation>没有舍入方式 &quot;%1&quot;；请选择其中之一：%2。</translation>
    </message>
    <message>
        <source>There is no scaling &quot;%1&quot;; choose none, tensor, channel, block:N or tile:NxM, where N and M are whole numbers, 1 or more.</source>
        <translation>没有缩放方式 &quot;%1&quot;；请选择 none、tensor、channel、block:N 或 tile:NxM，其中 N 和 M 为不小于 1 的整数。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; for scales; choose one of: %2.</source>
        <translation>没有缩放因子规则 &quot;%1&quot;；请选择其中之一：%2。</translation>
    </message>
    <message>
        <source>write an object of this class as a dictionary of its parts</source>
        <translation>此类的对象请写作由其各部分组成的字典</translation>
    </message>
    <message>
        <source>it has parts that the class does not have</source>
        <translation>它含有该类没有的部分</translation>
    </message>
    <message>
        <source>There is no output %1; backward can start from: %2.</source>
        <translation>没有输出 %1；反向传播可从以下开始：%2。</translation>
    </message>
    <message>
        <source>Backward begins at %1; it could at %2, too, which --output-index chooses.</source>
        <translation>反向传播从%1开始；用 --output-index 也可从以下开始：%2。</translation>
    </message>
    <message>
        <source>Output %1 is %2 and has no gradient; backward can start from: %3.</source>
        <translation>输出 %1 为 %2，没有梯度；反向传播可从以下开始：%3。</translation>
    </message>
    <message>
        <source>holds nested lists that unfold to more values than any file has</source>
        <translation>含有嵌套列表，展开后的值比任何文件都多</translation>
    </message>
    <message>
        <source>%1 is not valid: the member &quot;%2&quot; is wrong. %3</source>
        <translation>%1无效：字段 &quot;%2&quot; 有误。%3</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>a number of bytes, 1 or more</source>
        <translation>不小于 1 的字节数</translation>
    </message>
    <message>
        <source>a size (a whole number, 0 or more)</source>
        <translation>大小（不小于 0 的整数）</translation>
    </message>
    <message>
        <source>%1 is not known; take %2 or a file such as FILE.npy.</source>
        <translation>%1 未知；请用 %2，或 FILE.npy 之类的文件。</translation>
    </message>
    <message>
        <source>No target is named; give --target loss, gradients, or the name of a tensor.</source>
        <translation>未指定目标；请给出 --target loss、gradients 或张量的名称。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because values left by a killed run are removed first; name another file.</source>
        <translation>-o %1 会覆盖 %2，因为会先删除被终止的运行留下的值；请指定其他文件。</translation>
    </message>
    <message>
        <source>the smallest 64-bit whole number is divided by -1</source>
        <translation>最小的 64 位整数被 -1 除</translation>
    </message>
    <message>
        <source>%1 has no argument %2</source>
        <translation>%1 没有参数 %2</translation>
    </message>
    <message>
        <source>the argument %1 of %2 must be %3</source>
        <translation>%2 的参数 %1 必须是%3</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>the program was recorded without its data flow</source>
        <translation>记录的程序缺少数据流</translation>
    </message>
    <message numerus="yes">
        <source>the program was recorded with %1 inputs, not with %2</source>
        <translation>
            <numerusform>程序记录时有 %1 个输入，而不是 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 %2; %3.</source>
        <translation>引擎%2%1；%3。</translation>
    </message>
    <message>
        <source>The engine %1 %2 (its last words: %3); %4.</source>
        <translation>引擎%2%1（最后输出：%3）；%4。</translation>
    </message>
    <message>
        <source>The run was stopped %1; %2.</source>
        <translation>运行%1被停止；%2。</translation>
    </message>
    <message>
        <source>ended by itself (status %1)</source>
        <translation>自行结束（状态 %1）</translation>
    </message>
    <message>
        <source>was killed (signal 9)</source>
        <translation>被强制终止（信号 9）</translation>
    </message>
    <message>
        <source>was asked to end (signal 15)</source>
        <translation>被要求结束（信号 15）</translation>
    </message>
    <message>
        <source>gave up (abort, signal 6)</source>
        <translation>中止（abort，信号 6）</translation>
    </message>
    <message>
        <source>crashed with a segmentation fault (signal 11)</source>
        <translation>因段错误崩溃（信号 11）</translation>
    </message>
    <message>
        <source>crashed with a bus error (signal 7)</source>
        <translation>因总线错误崩溃（信号 7）</translation>
    </message>
    <message>
        <source>crashed on an arithmetic error (signal 8)</source>
        <translation>因算术错误崩溃（信号 8）</translation>
    </message>
    <message>
        <source>crashed on an instruction that this processor lacks (signal 4)</source>
        <translation>因此处理器不支持的指令崩溃（信号 4）</translation>
    </message>
    <message>
        <source>ran into its limit of processor time (signal 24)</source>
        <translation>达到处理器时间限制（信号 24）</translation>
    </message>
    <message>
        <source>ran into the limit of file size (signal 25)</source>
        <translation>达到文件大小限制（信号 25）</translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation>被信号 %1 结束</translation>
    </message>
    <message>
        <source>before it began to work</source>
        <translation>在开始工作之前</translation>
    </message>
    <message>
        <source>while it loaded the model</source>
        <translation>在加载模型时</translation>
    </message>
    <message>
        <source>while it made the inputs</source>
        <translation>在生成输入时</translation>
    </message>
    <message>
        <source>in the capture phase</source>
        <translation>在捕获阶段</translation>
    </message>
    <message>
        <source>while it transformed the model</source>
        <translation>在变换模型时</translation>
    </message>
    <message>
        <source>while it ran the reference without formats</source>
        <translation>在运行不带格式的参考时</translation>
    </message>
    <message>
        <source>in the forward phase</source>
        <translation>在前向阶段</translation>
    </message>
    <message>
        <source>in the backward phase</source>
        <translation>在反向阶段</translation>
    </message>
    <message>
        <source>while it wrote the run file</source>
        <translation>在写入运行文件时</translation>
    </message>
    <message>
        <source>while it looked for causes</source>
        <translation>在查找原因时</translation>
    </message>
    <message numerus="yes">
        <source>in the capture phase after %1 operators</source>
        <translation>
            <numerusform>在捕获阶段 %1 个算子之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the forward phase after %1 operators</source>
        <translation>
            <numerusform>在前向阶段 %1 个算子之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the backward phase after %1 gradients</source>
        <translation>
            <numerusform>在反向阶段 %1 个梯度之后</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing had been recorded yet</source>
        <translation>当时尚未记录任何内容</translation>
    </message>
    <message>
        <source>what it recorded is in %1</source>
        <translation>已记录的内容位于 %1</translation>
    </message>
    <message>
        <source>The variant was not run: it was stopped before it began.</source>
        <translation>变体未运行：开始前已停止。</translation>
    </message>
    <message>
        <source>%1 is not Scalescope&apos;s engine: what it wrote first is not an event of the protocol; set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>%1 不是 Scalescope 的引擎：它最先写出的内容不是协议事件；请将 SCALESCOPE_ENGINE 设为引擎的路径。</translation>
    </message>
    <message>
        <source>The engine %1 speaks version %2 of the protocol and this program version %3; use both from one release.</source>
        <translation>引擎 %1 使用协议版本 %2，而此程序使用版本 %3；请使用同一发行版中的两者。</translation>
    </message>
    <message>
        <source>The engine %1 could not be started (%2); install Scalescope again, or set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>引擎 %1 无法启动（%2）；请重新安装 Scalescope，或将 SCALESCOPE_ENGINE 设为引擎的路径。</translation>
    </message>
    <message>
        <source>there is no room for another pipe</source>
        <translation>没有空间创建新的管道</translation>
    </message>
    <message>
        <source>there is no room for another process</source>
        <translation>没有空间创建新的进程</translation>
    </message>
    <message>
        <source>its tables claim more data than the file can hold</source>
        <translation>其表声明的数据超出文件容量</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>内存不足，无法读取</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: %2 says nothing about its operands; give it a format, or &quot;keep&quot;: true.</source>
        <translation>配方 %1 无效：%2没有说明其操作数；请给出格式，或 &quot;keep&quot;: true。</translation>
    </message>
    <message>
        <source>A fixed scale goes only with the scaling none, not with %1.</source>
        <translation>固定的缩放因子只能配合缩放方式 none，不能配合 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 linear operators</source>
        <translation>
            <numerusform>%1 个线性算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 matmuls</source>
        <translation>
            <numerusform>%1 个 matmul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 attention operators</source>
        <translation>
            <numerusform>%1 个注意力算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 convolutions</source>
        <translation>
            <numerusform>%1 个卷积</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 lost in the blocks of %3</source>
        <translation>%1：%2 在 %3 的块中丢失</translation>
    </message>
    <message>
        <source>The format %1 has neither sign nor zero: it is for scales, not for tensors.</source>
        <translation>格式 %1 既无符号也无零：它用于缩放因子，而非张量。</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; occurs twice</source>
        <translation>字段 &quot;%1&quot; 出现两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a recipe that scalescope has, which says something else; give this one another name.</source>
        <translation>&quot;%1&quot; 是 scalescope 自带配方的名称，而其内容不同；请另起名称。</translation>
    </message>
    <message>
        <source>it names the device %1, which this libtorch does not know; move the model to the CPU before it is exported</source>
        <translation>它指定了此 libtorch 不认识的设备 %1；请先将模型移至 CPU 再导出</translation>
    </message>
    <message>
        <source>it transforms functions with torch.vmap or torch.func, which can&apos;t be run operator by operator; save what run_decompositions({}) of the exported program returns</source>
        <translation>它用 torch.vmap 或 torch.func 变换函数，无法逐算子运行；请保存导出程序的 run_decompositions({}) 的返回值</translation>
    </message>
    <message>
        <source>its program has modules in more than %1 levels, more than any model</source>
        <translation>其程序的模块超过 %1 层，比任何模型都多</translation>
    </message>
    <message>
        <source>its program has a name of more than %1 bytes, longer than any</source>
        <translation>其程序含有超过 %1 字节的名称，比任何名称都长</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of %4, with a whole number %5; give it such a size.</source>
        <translation>%1 的第 %2 维大小为 %3，但模型是针对大小 %4 导出的，其中 %5 为整数；请使用这样的大小。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must have %4 to fit %6, because it is %5; give it that size.</source>
        <translation>%1 的第 %2 维大小为 %3，但必须为 %4 才能与 %6 相符，因为它为 %5；请使用该大小。</translation>
    </message>
    <message>
        <source>load the library that provides them with --op-library, or save the model without them where they are written in Python</source>
        <translation>请用 --op-library 加载提供它们的库；若它们用 Python 编写，请保存不含它们的模型</translation>
    </message>
    <message>
        <source>they are written in Python, so export the model before it is quantized</source>
        <translation>它们用 Python 编写，请在量化之前导出模型</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, which ended the run %2; %3. Run the new one again.</source>
        <translation>%1 在引擎读取期间被更改，运行因此%2结束；%3。请用新文件重新运行。</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, so that some values may be of its new state: run it again.</source>
        <translation>%1 在引擎读取期间被更改，部分值可能来自其新状态：请重新运行。</translation>
    </message>
    <message>
        <source>%1: NaN in %2 of the elements</source>
        <translation>%1：NaN，元素占比 %2</translation>
    </message>
    <message>
        <source>%1: infinity in %2 of the elements</source>
        <translation>%1：无穷，元素占比 %2</translation>
    </message>
    <message>
        <source>forward: all of its elements are zero, so that no gradient passes it.</source>
        <translation>前向：其所有元素均为零，因此没有梯度通过。</translation>
    </message>
    <message>
        <source>gradient: zero in theory; what it holds is rounding noise.</source>
        <translation>梯度：理论上为零；其中只有舍入噪声。</translation>
    </message>
    <message>
        <source>the gradient of %1</source>
        <translation>%1 的梯度</translation>
    </message>
    <message>
        <source>%1 does not have mean zero: |mean| %2, standard deviation %3</source>
        <translation>%1 的均值不为零：|均值| %2，标准差 %3</translation>
    </message>
    <message>
        <source>%1 is not normally distributed: kurtosis %2 instead of 3</source>
        <translation>%1 不服从正态分布：峰度为 %2，而非 3</translation>
    </message>
    <message>
        <source>%1 is not normally distributed, though its kurtosis does not show it</source>
        <translation>%1 不服从正态分布，尽管峰度没有显示出来</translation>
    </message>
    <message>
        <source>%1: %2 of the elements are zero</source>
        <translation>%1：%2 的元素为零</translation>
    </message>
    <message>
        <source>the operands are not independent: both are %1</source>
        <translation>操作数不独立：两者都是 %1</translation>
    </message>
    <message>
        <source>the operands are not independent: %1 is computed from %2</source>
        <translation>操作数不独立：%1 由 %2 计算得出</translation>
    </message>
    <message>
        <source>the operands are not independent: both are computed from %1</source>
        <translation>操作数不独立：两者都由 %1 计算得出</translation>
    </message>
    <message>
        <source>the operands are not independent</source>
        <translation>操作数不独立</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they add up instead of averaging out</source>
        <translation>求和项相关：它们相互叠加，而不是平均抵消</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they cancel in part</source>
        <translation>求和项相关：它们部分抵消</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they add up</source>
        <translation>其 %1 个读取方的梯度相关：它们相互叠加</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they cancel in part</source>
        <translation>其 %1 个读取方的梯度相关：它们部分抵消</translation>
    </message>
    <message>
        <source>%1 and %2 are not independent</source>
        <translation>%1 与 %2 不独立</translation>
    </message>
    <message>
        <source>the rows of %1 differ in scale</source>
        <translation>%1 各行的尺度不同</translation>
    </message>
    <message>
        <source>the elements that are picked differ in scale from the others</source>
        <translation>所选元素的尺度与其他元素不同</translation>
    </message>
    <message>
        <source>%1 has scale %2 instead of 1</source>
        <translation>%1 的尺度为 %2，而非 1</translation>
    </message>
    <message>
        <source>%1 is not unit-scaled</source>
        <translation>%1 未经单位缩放</translation>
    </message>
    <message>
        <source>the constraint binds its factor to the output&apos;s, which makes the gradient %1 times as large</source>
        <translation>约束将其系数与输出的系数绑定，使梯度变为 %1 倍</translation>
    </message>
    <message>
        <source>the gradients of %1 readers are summed</source>
        <translation>%1 个读取方的梯度被求和</translation>
    </message>
    <message>
        <source>The model&apos;s code has more operators than an outline shows, so that it ends after %1 tensors; a run shows all of them.</source>
        <translation>模型代码中的算子多于概览所能显示的，因此概览止于 %1 个张量；运行后会显示全部。</translation>
    </message>
    <message>
        <source>%1: %2 above %4, the largest of %3</source>
        <translation>%1：%2 超出 %4，即 %3 的最大值</translation>
    </message>
    <message>
        <source>There is no loss to look at, because backward does not start at one number; choose another target, or set --backward to mean, mse:SPEC or cross_entropy:SPEC.</source>
        <translation>没有可查看的损失，因为反向传播不是从单个数开始；请选择其他目标，或将 --backward 设为 mean、mse:SPEC 或 cross_entropy:SPEC。</translation>
    </message>
    <message>
        <source>The transform %1 left out %2; with :extended (Formats &gt; Round all products) it takes them too.</source>
        <translation>变换 %1 略过了 %2；使用 :extended (格式 &gt; 舍入所有乘积) 也会包含它们。</translation>
    </message>
    <message>
        <source>%1: %2 become zero in %3 (≤ %4)</source>
        <translation>%1：%2 在 %3 中变为零（幅值不超过 %4）</translation>
    </message>
    <message>
        <source>%1: %2 keep fewer bits in %3 (subnormal)</source>
        <translation>%1：%2 在 %3 中保留的位数减少（次正规）</translation>
    </message>
    <message>
        <source>%1, %2 more keep fewer bits (subnormal)</source>
        <translation>%1，另有 %2 保留的位数减少（次正规）</translation>
    </message>
    <message>
        <source>%1, %2 more become zero</source>
        <translation>%1，另有 %2 变为零</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <translation>%1（占非零元素的 %2）</translation>
    </message>
    <message>
        <source>%1, if rounded</source>
        <translation>%1（若舍入）</translation>
    </message>
    <message>
        <source>the process that keeps it has ended</source>
        <translation>管理它的进程已结束</translation>
    </message>
    <message>
        <source>The run was stopped because its run file grew to %1, more than its limit of %2, when it came to %3: look there for a loop that does not end, or allow a larger file.</source>
        <translation>运行已停止，因为到 %3 时其运行文件增至 %1，超过其限制 %2：请检查该处是否有不终止的循环，或允许更大的文件。</translation>
    </message>
    <message>
        <source>The run was stopped at %1, because it has as many nodes as its limit allows, %2: look there for a loop that does not end, or allow more.</source>
        <translation>运行已在 %1 处停止，因为其节点数已达限制 %2：请检查该处是否有不终止的循环，或放宽限制。</translation>
    </message>
    <message>
        <source>The run was stopped at %1, which shows %2 elements on the memory of %3, too many to be measured: make it a smaller view.</source>
        <translation>运行已在 %1 处停止，它在 %3 个元素的内存上呈现 %2 个元素，过多而无法测量：请改用更小的视图。</translation>
    </message>
    <message>
        <source>Code from %1 runs inside the sandbox; for its sake the model can also read the libraries beside it and those of its Python.</source>
        <translation>%1 的代码在沙箱内运行；为此，模型还可读取与其位于同处的库及其 Python 的库。</translation>
    </message>
    <message>
        <source>table %1 does not match its checksum</source>
        <translation>表 %1 与其校验和不符</translation>
    </message>
    <message>
        <source>table %1 holds rows twice or out of order</source>
        <translation>表 %1 含有重复或顺序错乱的行</translation>
    </message>
    <message>
        <source>table %1 refers to a node that is not there</source>
        <translation>表 %1 引用了不存在的节点</translation>
    </message>
    <message>
        <source>table %1 counts more elements than there are</source>
        <translation>表 %1 计数的元素多于实有元素</translation>
    </message>
    <message>
        <source>the output is %1 instead of %2</source>
        <translation>输出为 %1，而非 %2</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, whose products are inside one operator, so what is in it stays exact.</source>
        <translation>变换 %1 无法量化 %2，因为其乘积在单个算子内部，其中的内容因此保持精确。</translation>
    </message>
    <message>
        <source>No tensor is left of the modules that are asked for; the column module of the table has their names.</source>
        <translation>所要求的模块中没有剩下任何张量；模块名称见表格的 module 列。</translation>
    </message>
    <message>
        <source>code of the run disturbed the process that keeps it</source>
        <translation>运行的代码干扰了负责保存的进程</translation>
    </message>
    <message>
        <source>Stopped, because code of the model had started more than %1 processes.</source>
        <translation>已停止：模型代码启动了超过 %1 个进程。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read with %2 beside it, a journal that its run did not leave; move that away and open the file again.</source>
        <translation>旁边有 %2（并非该次运行留下的日志），因此无法读取 %1；请将其移走后重新打开文件。</translation>
    </message>
    <message>
        <source>%1 was set to write ahead (WAL) by another program; set it back there with PRAGMA journal_mode = DELETE and open it again.</source>
        <translation>%1 已被其他程序设为预写日志（WAL）；请在那里用 PRAGMA journal_mode = DELETE 还原后重新打开。</translation>
    </message>
    <message>
        <source>the tensors in table %1 have more than %2 elements</source>
        <translation>表 %1 中的张量超过 %2 个元素</translation>
    </message>
    <message>
        <source>a row of table %1 takes more than %2 bytes</source>
        <translation>表 %1 的一行超过 %2 字节</translation>
    </message>
    <message>
        <source>something else wrote over %1</source>
        <translation>%1 被其他内容覆盖</translation>
    </message>
    <message>
        <source>The run was stopped because its run file can&apos;t hold more of it (%1): what came before is recorded.</source>
        <translation>运行已停止，因为运行文件无法再容纳更多内容（%1）：此前的内容已记录。</translation>
    </message>
    <message>
        <source>%1 is empty; name another.</source>
        <translation>%1 为空；请指定其他文件。</translation>
    </message>
    <message>
        <source>%1 (%2 dB, %3 bits)</source>
        <translation>%1（%2 dB，%3 位）</translation>
    </message>
    <message>
        <source>Stopped, because the process that runs the model was suspended for %1 s, by code of the model or from outside.</source>
        <translation>已停止，因为运行模型的进程被模型代码或外部挂起了 %1 秒。</translation>
    </message>
    <message>
        <source>By the same estimate (SQNR over all operands, bits per element) these named recipes do as well as %1 or better: %2. Run them to compare their errors.</source>
        <translation>按同样的估计（所有操作数的 SQNR、每元素位数），以下命名配方不逊于 %1：%2。请运行它们以比较误差。</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing, those shown are valid. PyTorch says: %2.</source>
        <translation>反向传播在 %1 处停止：其之前的梯度缺失，已显示的梯度有效。PyTorch 的信息：%2。</translation>
    </message>
    <message>
        <source>Backward stopped at %1, because what it needs was overwritten in place by %2; overwrite a clone (x.clone()), or let %1 read one. Gradients before it are missing, those shown are valid. PyTorch says: %3.</source>
        <translation>反向传播在 %1 处停止，因为它所需的值被 %2 原地覆盖；请改为覆盖副本（x.clone()），或让 %1 读取副本。其之前的梯度缺失，已显示的梯度有效。PyTorch 的信息：%3。</translation>
    </message>
    <message>
        <source>%1 It ended %2, where nothing is recorded yet.</source>
        <translation>%1 运行%2结束，此时尚未记录任何内容。</translation>
    </message>
    <message>
        <source>A process may have no more than %1 files open here, too few to run a model: allow at least %2 (ulimit -n %2).</source>
        <translation>此处一个进程最多只能打开 %1 个文件，不足以运行模型：请至少允许 %2 个（ulimit -n %2）。</translation>
    </message>
    <message>
        <source>The folder that this was started in is not there any more: change to one that is, and start it again.</source>
        <translation>启动时所在的文件夹已不存在：请切换到存在的文件夹，然后重新启动。</translation>
    </message>
    <message>
        <source>No values were saved, because the run ended while it still found out how much --save-values would save: allow it more, or leave that out.</source>
        <translation>未保存任何数值，因为运行在确定 --save-values 将保存多少时就结束了：请放宽限制，或去掉该选项。</translation>
    </message>
    <message>
        <source>The run was stopped because %1 lie in the folder of its saved values, more than its limit of %2: code of the model writes there.</source>
        <translation>运行已停止，因为其保存值的文件夹中有 %1，超过限制 %2：模型代码在向其中写入。</translation>
    </message>
    <message>
        <source>Values would be saved in %1, but that is a link, or holds more than a run saves; move it away, or name another file with -o.</source>
        <translation>数值会保存到 %1，但它是链接，或含有运行不会保存的内容；请将其移走，或用 -o 指定其他文件。</translation>
    </message>
    <message>
        <source>The process that runs the model said that the run was done, and had not written its file: code of the model or of an operator library may have said so in its place.</source>
        <translation>运行模型的进程称运行已完成，却没有写出运行文件：可能是模型或算子库的代码冒充它这样说的。</translation>
    </message>
    <message>
        <source>The process that runs the model ended by itself, with status %1.</source>
        <translation>运行模型的进程自行结束，状态码为 %1。</translation>
    </message>
    <message>
        <source>No more processes and threads can be started here, too few to run a model: end other programs, or allow more (ulimit -u).</source>
        <translation>此处无法再启动更多进程和线程，不足以运行模型：请结束其他程序，或允许更多（ulimit -u）。</translation>
    </message>
    <message>
        <source>There is no /proc here, without which no model can be run: mount it (mount -t proc proc /proc).</source>
        <translation>此处没有 /proc，无法运行模型：请挂载它（mount -t proc proc /proc）。</translation>
    </message>
    <message>
        <source>The model was not loaded, because this machine&apos;s kernel has %1 to keep it from files and network; where you trust its source, allow that with --without-sandbox.</source>
        <translation>模型未被加载，因为本机内核%1，无法将其与文件和网络隔离；如果您信任其来源，请用 --without-sandbox 允许。</translation>
    </message>
    <message>
        <source>neither Landlock nor seccomp</source>
        <translation>既没有 Landlock 也没有 seccomp</translation>
    </message>
    <message>
        <source>no Landlock</source>
        <translation>没有 Landlock</translation>
    </message>
    <message>
        <source>no seccomp</source>
        <translation>没有 seccomp</translation>
    </message>
    <message>
        <source>A process may have no more than %1 KiB of addresses here, too few to run a model: allow at least %2 (ulimit -v %2).</source>
        <translation>此处一个进程最多只能有 %1 KiB 的地址，不足以运行模型：请至少允许 %2（ulimit -v %2）。</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Of generated inputs, dropout and the seed gradient</source>
        <translation>用于生成的输入、dropout 和初始梯度</translation>
    </message>
    <message>
        <source>Backward from</source>
        <translation>反向起点</translation>
    </message>
    <message>
        <source>the output if it is a single number, else a random gradient</source>
        <translation>若输出为单个数则用输出，否则用随机梯度</translation>
    </message>
    <message>
        <source>%1 or a .npy file; output is for a loss</source>
        <translation>%1 或 .npy 文件；output 用于损失</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>the only number, else the first</source>
        <translation>唯一的单个数值，否则第一个</translation>
    </message>
    <message>
        <source>Where to go backward from: 0, 1.2 or a key; several separated by commas</source>
        <translation>反向传播的起点：0、1.2 或键；多个以逗号分隔</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Where the model runs: cpu, cuda or cuda:1</source>
        <translation>模型运行的设备：cpu、cuda 或 cuda:1</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>as many as libtorch takes</source>
        <translation>由 libtorch 决定</translation>
    </message>
    <message>
        <source>Threads of the engine</source>
        <translation>引擎的线程数</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存限制</translation>
    </message>
    <message>
        <source>80 % of what is free</source>
        <translation>可用内存的 80 %</translation>
    </message>
    <message>
        <source>For instance 2G or 512M; a run that needs more is stopped</source>
        <translation>例如 2G 或 512M；需要更多内存的运行会被停止</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Seconds; a run that takes longer is stopped</source>
        <translation>秒数；超时的运行会被停止</translation>
    </message>
    <message>
        <source>File limit</source>
        <translation>文件限制</translation>
    </message>
    <message>
        <source>For instance 512M; a run whose file grows larger is stopped</source>
        <translation>例如 512M；文件超过此大小的运行会被停止</translation>
    </message>
    <message>
        <source>Operator libraries</source>
        <translation>算子库</translation>
    </message>
    <message>
        <source>Files (.so) with custom operators, to be loaded first; several separated by commas</source>
        <translation>含自定义算子的文件（.so），会最先加载；多个以逗号分隔</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>Open the menu of all commands</source>
        <translation>打开所有命令的菜单</translation>
    </message>
    <message>
        <source>Open the menu of the selected card or row</source>
        <translation>打开选中卡片或行的菜单</translation>
    </message>
    <message>
        <source>Go to the tensor of a link or of a line of code</source>
        <translation>转到链接或代码行对应的张量</translation>
    </message>
</context>
<context>
    <name>SpecForm</name>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>true</source>
        <translation>true</translation>
    </message>
    <message>
        <source>false</source>
        <translation>false</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>normal random</source>
        <translation>正态随机</translation>
    </message>
    <message>
        <source>uniform random</source>
        <translation>均匀随机</translation>
    </message>
    <message>
        <source>random integers</source>
        <translation>随机整数</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>全 1</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>全 0</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>counting up</source>
        <translation>递增</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>items</source>
        <translation>项</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>自由文本</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>argument, type</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation>%1 没有值。</translation>
    </message>
    <message>
        <source>%1 has no value; write for instance %2.</source>
        <translation>%1 没有值；例如写作 %2。</translation>
    </message>
    <message>
        <source>%1 has no file yet: choose one.</source>
        <translation>%1 还没有文件：请选择一个。</translation>
    </message>
</context>
<context>
    <name>VariantControls</name>
    <message>
        <source>Runs a variant whose matrix products read E4M3 and whose gradients are E5M2, as unit-scaling&apos;s simulate_fp8 rounds them, and compares it with the original</source>
        <translation>运行变体，其矩阵乘积读取 E4M3，梯度为 E5M2，舍入方式与 unit-scaling 的 simulate_fp8 相同，并与原模型对比</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products read and give %1, and compares it with the original</source>
        <translation>运行变体，其矩阵乘积读取并输出 %1，并与原模型对比</translation>
    </message>
    <message>
        <source>Simulate %1</source>
        <comment>a number format</comment>
        <translation>模拟 %1</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products are stored as the recipe %1 says, and compares it with the original</source>
        <translation>运行变体，其矩阵乘积按配方 %1 存储，并与原模型对比</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by Scalescope&apos;s extended rules: more operators, and weights of any module. Without them (menu Run) it does as the Python library unit-scaling.</source>
        <translation>以单位缩放运行模型的变体并与原模型比较，使用 Scalescope 的扩展规则：更多算子，以及任何模块的权重。不用扩展规则（“运行”菜单）时，与 Python 库 unit-scaling 一致。</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by the rules of the Python library unit-scaling: weights of Linear and Embedding only. The menu Run has Scalescope&apos;s extended rules, for more operators and weights of any module.</source>
        <translation>以单位缩放运行模型的变体并与原模型比较，使用 Python 库 unit-scaling 的规则：仅 Linear 和 Embedding 的权重。“运行”菜单中有 Scalescope 的扩展规则，支持更多算子和任何模块的权重。</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Log of the run</source>
        <translation>运行日志</translation>
    </message>
    <message>
        <source>What the model prints comes here.</source>
        <translation>模型输出的内容显示在此处。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::BisectControl</name>
    <message>
        <source>%1 can&apos;t be written (%2); choose another folder.</source>
        <translation>%1 无法写入（%2）；请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Run the model first; then the causes of an error can be found.</source>
        <translation>请先运行模型，然后才能查找误差原因。</translation>
    </message>
    <message>
        <source>The model is running; when it has ended, the causes of an error can be found.</source>
        <translation>模型正在运行；结束后才能查找误差原因。</translation>
    </message>
    <message>
        <source>Rounded as %1.</source>
        <translation>按 %1 舍入。</translation>
    </message>
    <message>
        <source>Rounded as %1, not as is chosen now.</source>
        <translation>按 %1 舍入，不是现在所选的。</translation>
    </message>
    <message>
        <source>Save the causes</source>
        <translation>保存原因</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>表格 (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Centre</name>
    <message>
        <source>Graph</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>尺度图</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation>着色：%1</translation>
    </message>
    <message>
        <source>prune: %1</source>
        <translation>隐藏：%1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
</context>
<context>
    <name>scalescope::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>输入命令的一部分</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>gradient backward grad</source>
        <comment>words for the same, each may be typed</comment>
        <translation>梯度 反向 反向传播 gradient backward grad</translation>
    </message>
    <message>
        <source>graph network diagram</source>
        <comment>words for the same, each may be typed</comment>
        <translation>计算图 网络 示意图 graph network diagram</translation>
    </message>
    <message>
        <source>formats precision dtype quantize quantize</source>
        <comment>words for the same, each may be typed</comment>
        <translation>格式 精度 量化 formats precision dtype quantise quantize</translation>
    </message>
    <message>
        <source>find search</source>
        <comment>words for the same, each may be typed</comment>
        <translation>查找 搜索 find search</translation>
    </message>
    <message>
        <source>export save write</source>
        <comment>words for the same, each may be typed</comment>
        <translation>导出 保存 写入 存为 export save write</translation>
    </message>
    <message>
        <source>appearance theme dark</source>
        <comment>words for the same, each may be typed</comment>
        <translation>外观 主题 深色 配色 appearance theme dark</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>panels show</source>
        <comment>words for the same, each may be typed</comment>
        <translation>面板 显示 panels show</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>着色依据(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;ormats</source>
        <translation>格式(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu and command</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The shares are known once the causes of an error were looked for.</source>
        <translation>查找误差原因之后才能知道占比。</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors; choose it in the list of runs.</source>
        <translation>只有模拟数值格式的运行才有误差；请在运行列表中选择。</translation>
    </message>
    <message>
        <source>Only a run that is compared has ratios; choose two runs in Compare.</source>
        <translation>只有参与对比的运行才有比值；请在“对比”中选择两个运行。</translation>
    </message>
    <message>
        <source>Pa&amp;th</source>
        <translation>路径(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>Pr&amp;une</source>
        <translation>隐藏(&amp;U)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::CompareControl</name>
    <message>
        <source>The formats stay those that the shown run was made with. %1</source>
        <translation>格式仍为所显示的运行所用的格式。%1</translation>
    </message>
    <message>
        <source>In this model it would round nothing: there is no product of matrices.</source>
        <translation>在此模型中它不会舍入任何内容：没有矩阵乘积。</translation>
    </message>
    <message>
        <source>In this model it would round nothing: its products are convolutions or without a weight, which &quot;Round all products, convolutions too&quot; in the list of formats reaches.</source>
        <translation>在此模型中它不会舍入任何内容：其乘积是卷积或不含权重，格式列表中的“舍入所有乘积，包括卷积”可涵盖它们。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ConsentQuestion</name>
    <message>
        <source>Use these files?</source>
        <translation>使用这些文件？</translation>
    </message>
    <message>
        <source>These files were named by a run, a session or a file of inputs, and not chosen by you. None of them has been run, loaded or read yet. Agree only if you know where they come from; the answer is remembered.</source>
        <translation>这些文件由运行、会话或输入文件指定，而非由您选择。它们均尚未被运行、加载或读取。仅在您知道其来源时才同意；您的答复会被记住。</translation>
    </message>
    <message>
        <source>The model, a program that is run:</source>
        <translation>模型（将被运行的程序）：</translation>
    </message>
    <message>
        <source>Libraries, whose code is run when they are loaded:</source>
        <translation>库（加载时会运行其代码）：</translation>
    </message>
    <message>
        <source>Files that inputs and targets are read from:</source>
        <translation>输入和目标的来源文件：</translation>
    </message>
    <message>
        <source>Use these files</source>
        <translation>使用这些文件</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Docks</name>
    <message>
        <source>Drag to move this panel; double click to float it</source>
        <translation>拖动以移动此面板；双击使其浮动</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Nodes %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>瀑布图</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>Theory %1</source>
        <translation>理论 %1</translation>
    </message>
    <message>
        <source>Causes of error</source>
        <translation>误差原因</translation>
    </message>
    <message>
        <source>Problems that follow from no other: %1</source>
        <translation>不源自其他问题的问题：%1</translation>
    </message>
    <message>
        <source>Tensors in graph and table, without those that are hidden by pruning: %1</source>
        <translation>计算图和表格中的张量，不含被隐藏的：%1</translation>
    </message>
    <message>
        <source>Tensors and gradients that deviate from the theory: %1</source>
        <translation>与理论有偏差的张量和梯度：%1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::EdgeMenu</name>
    <message>
        <source>Go to the &amp;source, %1</source>
        <translation>转到起点 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the &amp;target, %1</source>
        <translation>转到终点 %1(&amp;T)</translation>
    </message>
    <message>
        <source>Show the &amp;waterfall from here</source>
        <translation>从此处显示瀑布图(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportDialog</name>
    <message>
        <source>the formats of the recipe</source>
        <translation>配方的格式</translation>
    </message>
    <message>
        <source>what is hidden</source>
        <translation>隐藏的内容</translation>
    </message>
    <message>
        <source>what counts as a problem</source>
        <translation>视为问题的阈值</translation>
    </message>
    <message>
        <source>gains along edges</source>
        <translation>沿边的增益</translation>
    </message>
    <message>
        <source>which modules are open</source>
        <translation>模块的展开状态</translation>
    </message>
    <message>
        <source>the filter of rows</source>
        <translation>行的筛选</translation>
    </message>
    <message>
        <source>what the plot doesn&apos;t show</source>
        <translation>图中不显示的内容</translation>
    </message>
    <message>
        <source>the histograms</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>which way the path takes</source>
        <translation>路径的走法</translation>
    </message>
    <message>
        <source>the colours</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>what is hidden by hand or by another tolerance</source>
        <translation>手动或按其他容差隐藏的内容</translation>
    </message>
    <message>
        <source>, .</source>
        <comment>between suffixes of files</comment>
        <translation>、.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;What to export</source>
        <translation>导出内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>File &amp;name</source>
        <translation>文件名(&amp;N)</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>命令行(&amp;L)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>The end of its name says what it becomes: .%1</source>
        <translation>文件名后缀决定输出类型：.%1</translation>
    </message>
    <message>
        <source>run</source>
        <translation>run</translation>
    </message>
    <message>
        <source>Write the name of a file.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>The name has to end in .%1.</source>
        <translation>文件名必须以 .%1 结尾。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这样的文件夹。</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it.</source>
        <translation>文件已存在。再次执行将替换它。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>the mark around the selected tensor</source>
        <translation>选中张量周围的标记</translation>
    </message>
    <message>
        <source>Only the window writes this.</source>
        <translation>仅窗口可导出此项。</translation>
    </message>
    <message>
        <source>Only here, not by the command: %1.</source>
        <translation>仅此处有，命令不会输出：%1。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportForm</name>
    <message>
        <source>as the window shows</source>
        <translation>同窗口显示</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>自动适应</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>For tensors and for gradients, with a comma between them; of the scale plot more may follow, whose limits are drawn</source>
        <translation>张量的格式和梯度的格式，以逗号分隔；尺度图还可列出更多格式，并绘制其极限</translation>
    </message>
    <message>
        <source>A power of two, as 2^-20, or a number above 0</source>
        <translation>2 的幂，例如 2^-20，或大于 0 的数</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Axis from</source>
        <translation>坐标轴从(&amp;A)</translation>
    </message>
    <message>
        <source>Wi&amp;dth</source>
        <translation>宽度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <comment>the end of an axis</comment>
        <translation>到(&amp;T)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place on the axis; write a power of two, as 2^-20, or a number above 0.</source>
        <translation>&quot;%1&quot; 不是坐标轴上的位置；请写 2 的幂，例如 2^-20，或大于 0 的数。</translation>
    </message>
    <message>
        <source>The axis has to end above where it begins.</source>
        <translation>坐标轴的终点必须大于起点。</translation>
    </message>
    <message>
        <source>More than two formats are for the scale plot.</source>
        <translation>只有尺度图可使用超过两个格式。</translation>
    </message>
    <message>
        <source>In pixels of 1/96 inch, of which a PNG has two for each, or as 8.5cm</source>
        <translation>以 1/96 英寸像素为单位（PNG 每像素两点），或写作 8.5cm</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>方向(&amp;I)</translation>
    </message>
    <message>
        <source>Mod&amp;ules</source>
        <translation>模块(&amp;U)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>An expression that finds the names of modules: what is in these alone</source>
        <translation>匹配模块名称的表达式：只取这些模块中的内容</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>The width is a whole number from %1 to %2, or as many centimetres, as 8.5cm.</source>
        <translation>宽度为 %1 到 %2 的整数，或相应的厘米数，如 8.5cm。</translation>
    </message>
    <message>
        <source>&amp;Hidden nodes</source>
        <translation>隐藏的节点(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>外观(&amp;P)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <comment>nodes that are hidden</comment>
        <translation>与窗口一致</translation>
    </message>
    <message>
        <source>as when a run opens</source>
        <comment>nodes that are hidden</comment>
        <translation>与刚打开运行时一致</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nodes that are hidden</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <comment>which direction colours cards</comment>
        <translation>颜色(&amp;C)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Exporter</name>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 未写入：%2。</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>图片 (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf *.dot)</source>
        <translation>图片 (*.svg *.png *.pdf *.dot)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>报告 (*.html)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>表格 (*.csv *.json)</translation>
    </message>
    <message>
        <source>No runs are compared; choose two in Compare.</source>
        <translation>没有参与对比的运行；请在“对比”中选择两个。</translation>
    </message>
    <message>
        <source>No run is open.</source>
        <translation>没有打开的运行。</translation>
    </message>
    <message>
        <source>The model was not run.</source>
        <translation>模型尚未运行。</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors.</source>
        <translation>只有模拟数值格式的运行才有误差。</translation>
    </message>
    <message>
        <source>The run was made without transforms.</source>
        <translation>此运行未使用变换。</translation>
    </message>
    <message>
        <source>No tensor with histograms is selected.</source>
        <translation>未选中有直方图的张量。</translation>
    </message>
    <message>
        <source>The scale of every tensor, a row each, against the limits of the formats.</source>
        <translation>每个张量的尺度各占一行，与各格式的界限对照。</translation>
    </message>
    <message>
        <source>How the error of rounding grows from tensor to tensor.</source>
        <translation>舍入误差如何在张量间逐步增大。</translation>
    </message>
    <message>
        <source>The layers side by side in colours: which one stands out.</source>
        <translation>各层以颜色并列：哪一层突出。</translation>
    </message>
    <message>
        <source>The cards as they are folded now: where a problem starts and what follows.</source>
        <translation>按当前折叠状态显示的卡片：问题从何处开始、引发什么。</translation>
    </message>
    <message>
        <source>The path step by step: which operation changes the scale.</source>
        <translation>逐步显示路径：哪个运算改变了尺度。</translation>
    </message>
    <message>
        <source>The magnitudes of the selected tensor and its gradient in the formats&apos; ranges.</source>
        <translation>所选张量及其梯度的幅值，与格式范围对照。</translation>
    </message>
    <message>
        <source>The scales of both runs, with arrows from the one to the other.</source>
        <translation>两次运行的尺度，用箭头从一个指向另一个。</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, a row each, for a spreadsheet.</source>
        <translation>每个张量及其梯度的数值，各占一行，供电子表格使用。</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, for a program.</source>
        <translation>每个张量及其梯度的数值，供程序使用。</translation>
    </message>
    <message>
        <source>What each call of a module returned, a row for each tensor.</source>
        <translation>模块每次调用返回的内容，每个张量一行。</translation>
    </message>
    <message>
        <source>The problems as they are listed, a row each.</source>
        <translation>按列表列出的问题，各占一行。</translation>
    </message>
    <message>
        <source>The scales that the theory of unit scaling expects, and those that were measured.</source>
        <translation>单位缩放理论所预期的尺度，以及实测的尺度。</translation>
    </message>
    <message>
        <source>What unit scaling and simulated formats changed, a row for each operator.</source>
        <translation>单位缩放和模拟格式所做的更改，每个算子一行。</translation>
    </message>
    <message>
        <source>What rounding lost of each tensor that was rounded.</source>
        <translation>每个被舍入的张量因舍入损失了什么。</translation>
    </message>
    <message>
        <source>The format and the scale that are proposed for each tensor.</source>
        <translation>为每个张量建议的格式和缩放。</translation>
    </message>
    <message>
        <source>What changed between both runs, a row for each tensor, for a spreadsheet.</source>
        <translation>两次运行之间的变化，每个张量一行，供电子表格使用。</translation>
    </message>
    <message>
        <source>What changed between both runs, for a program.</source>
        <translation>两次运行之间的变化，供程序使用。</translation>
    </message>
    <message>
        <source>The model&apos;s code as text, with the scales beside its lines.</source>
        <translation>模型代码的文本，各行旁附有尺度。</translation>
    </message>
    <message>
        <source>The proposed formats and scales, to be simulated or to be read by a program.</source>
        <translation>建议的格式和缩放，可用于模拟或由程序读取。</translation>
    </message>
    <message>
        <source>The whole run on one page: what goes wrong first, the pictures and the tables.</source>
        <translation>整次运行汇于一页：最先出错之处、图片和表格。</translation>
    </message>
    <message>
        <source>Both runs on one page: what changed most, with graphs and plot.</source>
        <translation>两次运行汇于一页：变化最大之处，附计算图和尺度图。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::GuidePage</name>
    <message>
        <source>Guide to Scalescope</source>
        <translation>Scalescope 使用指南</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>scalescope::app::InputsForm</name>
    <message>
        <source>The model is being run already; these inputs are kept for the next run.</source>
        <translation>模型已在运行；这些输入保留用于下次运行。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainWindow</name>
    <message>
        <source>Stop and open</source>
        <translation>停止并打开</translation>
    </message>
    <message>
        <source>Scalescope</source>
        <translation>Scalescope</translation>
    </message>
    <message>
        <source>%1 – Scalescope</source>
        <translation>%1 – Scalescope</translation>
    </message>
    <message>
        <source>Model: %1
Run: %2</source>
        <translation>模型：%1
运行：%2</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before %2 can be opened.</source>
        <translation>必须先停止 %1 的运行，才能打开 %2。</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before the window can be closed.</source>
        <translation>必须先停止 %1 的运行，才能关闭窗口。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止并关闭</translation>
    </message>
    <message>
        <source>The file of settings, %1, is damaged; what can&apos;t be read in it has its usual value.</source>
        <translation>设置文件 %1 已损坏；其中无法读取的项使用默认值。</translation>
    </message>
    <message>
        <source>The graph can show each module&apos;s share of the error now: choose it in &quot;colour&quot; above the views.</source>
        <translation>图中现在可以显示各模块在误差中的占比：在视图上方的“着色”中选择。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Notices</name>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>%1 was changed after this run.</source>
        <translation>%1 在此次运行后有更改。</translation>
    </message>
    <message>
        <source>Run again  F5</source>
        <translation>重新运行  F5</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found: it can&apos;t be run again, and has no variant.</source>
        <translation>未找到此运行的模型 %1：无法重新运行，也没有变体。</translation>
    </message>
    <message>
        <source>Choose the model…</source>
        <translation>选择模型…</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>正在读取运行…</translation>
    </message>
    <message>
        <source>Scalescope</source>
        <translation>Scalescope</translation>
    </message>
    <message>
        <source>Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with.</source>
        <translation>按“运行”(F5) 查看其张量的尺度；“输入…”中是运行所用的输入。</translation>
    </message>
    <message>
        <source>Open a model or a run (Ctrl+O), or drop one here.</source>
        <translation>打开模型或运行 (Ctrl+O)，或将其拖放到此处。</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Nothing was rounded. %1</source>
        <comment>and why</comment>
        <translation>未舍入任何内容。%1</translation>
    </message>
    <message>
        <source>Round all products, convolutions too</source>
        <translation>舍入所有乘积，包括卷积</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>written: a file, and a note on it</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>scalescope::app::OpenModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Inputs as last time; Ctrl+I changes them.</source>
        <translation>输入与上次相同；按 Ctrl+I 更改。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::OpenRuns</name>
    <message>
        <source>%1 · %2</source>
        <comment>model, transforms</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a run, a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 · stopped</source>
        <comment>title of a run</comment>
        <translation>%1 · 已停止</translation>
    </message>
    <message>
        <source>%1 · failed</source>
        <comment>title of a run</comment>
        <translation>%1 · 失败</translation>
    </message>
    <message>
        <source>%1 · incomplete</source>
        <comment>title of a run</comment>
        <translation>%1 · 不完整</translation>
    </message>
    <message>
        <source>%1 · running</source>
        <comment>title of a run</comment>
        <translation>%1 · 运行中</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a run, time of day</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>scalescope::app::PanelHiding</name>
    <message>
        <source>It is hidden; the entry with its name shows it.</source>
        <comment>a panel</comment>
        <translation>它已隐藏；以其名称命名的菜单项会显示它。</translation>
    </message>
    <message>
        <source>They are hidden; the entry of each of them shows all.</source>
        <comment>panels</comment>
        <translation>它们已隐藏；其中任一菜单项都会显示全部。</translation>
    </message>
    <message>
        <source>&amp;Hide this panel</source>
        <translation>隐藏此面板(&amp;H)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Pruning</name>
    <message>
        <source>hide non-float</source>
        <translation>隐藏非浮点</translation>
    </message>
    <message>
        <source>show non-float</source>
        <translation>显示非浮点</translation>
    </message>
    <message>
        <source>hide same scale</source>
        <translation>隐藏相同尺度</translation>
    </message>
    <message>
        <source>show same scale</source>
        <translation>显示相同尺度</translation>
    </message>
    <message>
        <source>hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>show hidden nodes</source>
        <translation>显示隐藏的节点</translation>
    </message>
    <message>
        <source>reset the pruning</source>
        <translation>重置隐藏</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U) %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R) %1</translation>
    </message>
    <message>
        <source>Hide by &amp;operator</source>
        <translation>按算子隐藏(&amp;O)</translation>
    </message>
    <message>
        <source>%1  × %2</source>
        <comment>operator and how often</comment>
        <translation>%1  × %2</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>No operators yet</source>
        <translation>尚无算子</translation>
    </message>
    <message>
        <source>Tolerance of the same scale</source>
        <translation>相同尺度的容差</translation>
    </message>
    <message>
        <source>tolerance %1</source>
        <translation>容差 %1</translation>
    </message>
    <message>
        <source>same scale %1</source>
        <translation>相同尺度 %1</translation>
    </message>
    <message>
        <source>non-float</source>
        <translation>非浮点</translation>
    </message>
    <message>
        <source>operators: %1</source>
        <translation>算子：%1</translation>
    </message>
    <message>
        <source>by hand: %1</source>
        <translation>手动：%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>show nodes with problems</source>
        <translation>显示有问题的节点</translation>
    </message>
    <message>
        <source>Hide an operator whose mean |x| differs from its input&apos;s by less than this part:</source>
        <translation>隐藏 |x| 均值与其输入相差小于此比例的算子：</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Questions</name>
    <message>
        <source>Open a model or a run</source>
        <translation>打开模型或运行</translation>
    </message>
    <message>
        <source>Choose the model of this run</source>
        <translation>选择此运行的模型</translation>
    </message>
    <message>
        <source>Save the run as</source>
        <translation>运行另存为</translation>
    </message>
    <message>
        <source>Runs (*.scales)</source>
        <translation>运行 (*.scales)</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>停止运行？</translation>
    </message>
    <message>
        <source>What it recorded until then stays in its file.</source>
        <translation>此前记录的内容保留在其文件中。</translation>
    </message>
    <message>
        <source>Models and runs (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;All files (*)</source>
        <translation>模型和运行 (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Models (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;All files (*)</source>
        <translation>模型 (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RecipeAdditions</name>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1；另有 %2 个</translation>
    </message>
    <message>
        <source>%1, %2: %3 lost with the recipe, %4 without its rule</source>
        <comment>tensor, direction, part, part</comment>
        <translation>%1，%2：使用配方丢失 %3，不用其规则丢失 %4</translation>
    </message>
    <message>
        <source>Select a card of repeated layers first.</source>
        <translation>请先选择一个重复层卡片。</translation>
    </message>
    <message>
        <source>The recipe stays as it is: in the selected layers every operand of a matrix product, which is all that recipes speak of, is within its format.</source>
        <translation>配方保持不变：在选中的层中，矩阵乘积的每个操作数（配方只涉及它们）都在其格式范围内。</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor leaves its format, but is not an operand of a matrix product, which is all that recipes speak of.</source>
        <translation>配方保持不变：选中的张量超出其格式范围，但不是矩阵乘积的操作数，而配方只涉及后者。</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor is within its formats.</source>
        <translation>配方保持不变：选中的张量在其格式范围内。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RemainingTime</name>
    <message>
        <source>about %1 min left</source>
        <translation>约剩 %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 s</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunController</name>
    <message>
        <source>A file is being read; what it holds can be run when that is done.</source>
        <translation>正在读取文件；读取完成后即可运行其内容。</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>仍在读取模型；读取完成后即可知道其输入。</translation>
    </message>
    <message>
        <source>Nothing is open that could be run; open a model first (Ctrl+O).</source>
        <translation>没有打开可运行的内容；请先打开模型 (Ctrl+O)。</translation>
    </message>
    <message>
        <source>This run does not say which model it is of; take Choose the model… in the menu Run.</source>
        <translation>此运行未注明所属的模型；请使用“运行”菜单中的“选择模型…”。</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found; take Choose the model… in the menu Run.</source>
        <translation>未找到此运行的模型 %1；请使用“运行”菜单中的“选择模型…”。</translation>
    </message>
    <message>
        <source>The run goes to %1; Save run as… keeps it elsewhere.
</source>
        <translation>运行写入 %1；“运行另存为…”可保存到其他位置。
</translation>
    </message>
    <message>
        <source>The variant with %1 is run.
</source>
        <comment>transforms</comment>
        <translation>正在运行变体（%1）。
</translation>
    </message>
    <message>
        <source>The %1 run of %2 has the same model, inputs and options, so Compare takes it; Run (F5) makes a new one.</source>
        <comment>transforms, time of day</comment>
        <translation>%2 的运行（%1）的模型、输入和选项均相同，因此比较采用该运行；“运行”(F5) 会重新运行。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunDisplay</name>
    <message>
        <source>starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>done in %1 s</source>
        <translation>完成，用时 %1 s</translation>
    </message>
    <message>
        <source>stopped after %1 s</source>
        <translation>%1 s 后停止</translation>
    </message>
    <message>
        <source>failed after %1 s</source>
        <translation>%1 s 后失败</translation>
    </message>
    <message>
        <source>reading the model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>reading the run</source>
        <translation>正在读取运行</translation>
    </message>
    <message>
        <source>trying inputs</source>
        <translation>正在尝试输入</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>捕获</translation>
    </message>
    <message>
        <source>transforms</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>phase, done, total</comment>
        <translation>%1 · %2 / %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>phase, done</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>original: %1</source>
        <comment>progress</comment>
        <translation>原模型：%1</translation>
    </message>
    <message>
        <source>variant: %1</source>
        <comment>progress</comment>
        <translation>变体：%1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>causes</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>progress, remaining time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>still running: %1</source>
        <comment>progress</comment>
        <translation>仍在运行：%1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>done, backward failed</source>
        <translation>完成，反向传播失败</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFileController</name>
    <message>
        <source>%1 is incomplete: its run was ended before it could finish. What was recorded until then is shown.</source>
        <translation>%1 不完整：运行在完成前已结束。显示此前记录的内容。</translation>
    </message>
    <message>
        <source>The run was not saved as %1: %2.</source>
        <translation>运行未能保存为 %1：%2。</translation>
    </message>
    <message>
        <source>The run that was followed has ended: %1 is complete.</source>
        <translation>所跟踪的运行已结束：%1 完整。</translation>
    </message>
    <message>
        <source>The run that was followed was stopped; %1 holds what it recorded until then.</source>
        <translation>所跟踪的运行已停止；%1 含有此前记录的内容。</translation>
    </message>
    <message>
        <source>The run that was followed has failed; %1 holds what it recorded until then.</source>
        <translation>所跟踪的运行失败；%1 含有此前记录的内容。</translation>
    </message>
    <message>
        <source>The run of %1 still goes: another program writes it, and what it records is shown as it comes.</source>
        <translation>%1 的运行仍在进行：由另一程序写入，记录的内容会随时显示。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFollower</name>
    <message>
        <source>%1 was removed while its run was followed; what was read of it is still shown.</source>
        <translation>跟踪运行期间 %1 被删除；已读取的内容仍会显示。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::SessionKeeper</name>
    <message>
        <source>%1 runs</source>
        <translation>%1 个运行</translation>
    </message>
    <message>
        <source>Close it</source>
        <comment>a run</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close them</source>
        <comment>runs</comment>
        <translation>全部关闭</translation>
    </message>
    <message>
        <source>Ctrl+I shows and changes the inputs.</source>
        <translation>按 Ctrl+I 查看和更改输入。</translation>
    </message>
    <message>
        <source>Opened again, as last time: %1.</source>
        <comment>runs</comment>
        <translation>已按上次的状态重新打开：%1。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::TopBar</name>
    <message>
        <source>▶ Run  F5</source>
        <translation>▶ 运行  F5</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Every command (F10)</source>
        <translation>所有命令 (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command and shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Formats: %1</source>
        <translation>格式：%1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <translation>停止  Esc</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>打开：%1</translation>
    </message>
    <message>
        <source>%1: the formats whose ranges are shaded behind the bars, forward / gradient</source>
        <translation>%1：条形背后以底纹标出其范围的格式，前向 / 梯度</translation>
    </message>
    <message>
        <source>Change the inputs (%1)</source>
        <comment>shortcut</comment>
        <translation>更改输入 (%1)</translation>
    </message>
    <message>
        <source>Change the inputs: %1</source>
        <translation>更改输入：%1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Workspace</name>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>The run of %1 was ended; what it recorded is in %2.</source>
        <translation>%1 的运行已结束；其记录的内容位于 %2。</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>仍在读取模型；读取完成后即可知道其输入。</translation>
    </message>
    <message>
        <source>The model was not read, so its inputs are not known; open it again to see why.</source>
        <translation>模型未能读取，因此其输入未知；请重新打开以查看原因。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CausesView</name>
    <message>
        <source>Use recipe</source>
        <translation>使用配方</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>误差对象</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>不超过</translation>
    </message>
    <message>
        <source>Bound of the error</source>
        <translation>误差界限</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>无界限</translation>
    </message>
    <message>
        <source>With a bound the operands are found that it takes to keep in full precision: of the loss relative to it, of gradients 1 - cosine, of a tensor its relative error</source>
        <translation>给定界限时，会找出需要保持全精度的操作数：对损失为相对于损失的误差，对梯度为 1 - 余弦，对张量为其相对误差</translation>
    </message>
    <message>
        <source>Causes of the error</source>
        <translation>误差原因</translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation>所有梯度</translation>
    </message>
    <message>
        <source>%1, forward</source>
        <comment>a tensor</comment>
        <translation>%1，前向</translation>
    </message>
    <message>
        <source>%1, gradient</source>
        <comment>a tensor</comment>
        <translation>%1，梯度</translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n 次试验</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operands kept, %1 left</source>
        <comment>an error</comment>
        <translation>
            <numerusform>保留 %n 个操作数，剩余 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Find causes</source>
        <translation>查找原因</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>正在准备模型</translation>
    </message>
    <message>
        <source>within the bound</source>
        <translation>在界限内</translation>
    </message>
    <message>
        <source>relative error of the loss: %1</source>
        <comment>a number</comment>
        <translation>损失的相对误差：%1</translation>
    </message>
    <message>
        <source>1 − cosine of all gradients: %1</source>
        <comment>a number</comment>
        <translation>1 − 所有梯度的余弦：%1</translation>
    </message>
    <message>
        <source>relative error of the tensor: %1</source>
        <comment>a number</comment>
        <translation>张量的相对误差：%1</translation>
    </message>
    <message>
        <source>Finds which rounded operands cause the error of a simulated run. What made a tensor&apos;s scale is in Waterfall.</source>
        <translation>找出模拟运行的误差由哪些被舍入的操作数引起。张量尺度的由来见“瀑布图”。</translation>
    </message>
    <message>
        <source>Alone: the error with this alone rounded. Without: with all but this rounded. Share: what it adds in both, as a part of the whole error.</source>
        <translation>单独：仅舍入此项时的误差。排除：舍入除此项外的全部时的误差。占比：此项在两种情况下增加的误差占总误差的比例。</translation>
    </message>
    <message>
        <source>Shares add up to more than 100 %, as errors cancel each other.</source>
        <translation>占比之和超过 100&#xa0;%，因为误差会相互抵消。</translation>
    </message>
    <message>
        <source>Simulates the formats with a rule for each operand that is kept; which these are is found where &quot;at most&quot; names a bound</source>
        <translation>以每个保持的操作数一条规则来模拟格式；“至多”给出上界时才能找出是哪些</translation>
    </message>
    <message>
        <source>relative error of the output: %1</source>
        <comment>a number</comment>
        <translation>输出的相对误差：%1</translation>
    </message>
    <message>
        <source>no bound</source>
        <comment>of an error</comment>
        <translation>无界限</translation>
    </message>
    <message>
        <source>input</source>
        <comment>an operand</comment>
        <translation>输入</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>an operand</comment>
        <translation>权重</translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>an operand</comment>
        <translation>梯度</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <comment>an operand, its operator and module</comment>
        <translation>%3 中 %2 的%1</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <comment>number of a step, the error after it</comment>
        <translation>%1：剩余 %2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>舍入对象</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>操作数个数</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>More than the whole: errors of other operands cancel a part of it</source>
        <translation>超过整体：其他操作数的误差抵消了其中一部分</translation>
    </message>
    <message>
        <source>The part of the error that this causes: the mean of what it brings by itself and what leaving it out takes away.</source>
        <translation>由此引起的误差部分：其自身带来的误差与去掉它所减少的误差的平均值。</translation>
    </message>
    <message>
        <source>A module with all that is rounded in it, or one operand.</source>
        <translation>模块（含其中所有被舍入的内容），或单个操作数。</translation>
    </message>
    <message>
        <source>How many operands it has.</source>
        <translation>其操作数的数量。</translation>
    </message>
    <message>
        <source>How large the error is when this alone is rounded, and all else has full precision.</source>
        <translation>仅舍入此项、其余均为全精度时的误差大小。</translation>
    </message>
    <message>
        <source>How large the error is when all is rounded without this, which has full precision.</source>
        <translation>除此项为全精度外、其余均舍入时的误差大小。</translation>
    </message>
    <message>
        <source>At which step the search gave this full precision to come below the bound, and how large the error was then.</source>
        <translation>搜索在第几步将其改为全精度以降到界限以下，以及当时的误差大小。</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>in full precision</comment>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CodeView</name>
    <message>
        <source>Source file</source>
        <translation>源文件</translation>
    </message>
    <message>
        <source>Code with the scale of what each line produced</source>
        <translation>标有每行结果尺度的代码</translation>
    </message>
    <message>
        <source>There is no source text in this run.</source>
        <translation>此运行中没有源代码。</translation>
    </message>
    <message>
        <source>%1 of what each line produced: -&gt; forward, &lt;- gradient</source>
        <translation>每行结果的统计量：%1（-&gt; 前向，&lt;- 梯度）</translation>
    </message>
    <message>
        <source>%1; |x| is the magnitude of a tensor&apos;s only element</source>
        <translation>%1；|x| 为单元素张量的幅值</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ColourRamp</name>
    <message>
        <source>%1, %2</source>
        <comment>statistic, direction</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>无对应项</translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation>未舍入</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>%1, in %</source>
        <comment>a part of a whole</comment>
        <translation>%1，单位 %</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in %</source>
        <comment>underflow in E4M3, forward</comment>
        <translation>%2 中的%1，%3，单位 %</translation>
    </message>
    <message>
        <source>%1 over the other run’s, %2</source>
        <comment>statistic, direction</comment>
        <translation>%1 与另一运行之比，%2</translation>
    </message>
    <message>
        <source>%1, %2, in dB</source>
        <comment>SQNR, direction</comment>
        <translation>%1，%2，单位 dB</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in bits</source>
        <comment>headroom in E4M3, forward</comment>
        <translation>%2 中的%1，%3，单位位</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareGraphs</name>
    <message>
        <source>Graph of the first run</source>
        <translation>第一个运行的计算图</translation>
    </message>
    <message>
        <source>Graph of the second run</source>
        <translation>第二个运行的计算图</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareTable</name>
    <message>
        <source>Compared tensors</source>
        <translation>对比的张量</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>%1 %2: %3 → %4</source>
        <comment>direction, statistic, before, after</comment>
        <translation>%1 %2：%3 → %4</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>仅在 %1 中</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>梯度理论上为零；剩余的是舍入噪声。</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>前向 SQNR</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>梯度 SQNR</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a)
%1</translation>
    </message>
    <message>
        <source>Hollow in the first run, filled in the second. The band is from 1/4 to 4, where unit scaling puts a scale: it is no format&apos;s range.</source>
        <translation>空心为第一个运行，实心为第二个运行。带状区为 1/4 到 4，即单位缩放使尺度所处的区间：不是任何格式的范围。</translation>
    </message>
    <message>
        <source>The power of two by which it is larger in the second run than in the first: 1 is twice, -1 is half as large.</source>
        <translation>第二个运行与第一个运行之比，以 2 的幂次表示：1 为两倍，-1 为一半。</translation>
    </message>
    <message>
        <source>How far it is above the noise of rounding, in dB.</source>
        <translation>高出舍入噪声多少，单位 dB。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareView</name>
    <message>
        <source>The original, or the older run</source>
        <translation>原模型，或较早的运行</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation>对比的对象</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation>仅变化</translation>
    </message>
    <message>
        <source>Swap the two runs</source>
        <translation>交换两个运行</translation>
    </message>
    <message>
        <source>Show parameters too</source>
        <translation>同时显示参数</translation>
    </message>
    <message>
        <source>Hide tensors whose scales are the same in both</source>
        <translation>隐藏两者中尺度相同的张量</translation>
    </message>
    <message>
        <source>Switch Unit scaling or Simulate FP8 on to compare a model with its variant, or open a second run.</source>
        <translation>打开“单位缩放”或“模拟 FP8”可将模型与其变体对比；也可打开第二个运行。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Sort by the amount of the change, |log2|, of either direction; else in order of execution</source>
        <translation>按任一方向的变化幅度 |log2| 排序；否则按执行顺序</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Comparison</name>
    <message>
        <source>Scales of %1</source>
        <translation>%1 的尺度</translation>
    </message>
    <message>
        <source>The report can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>报告无法写入 &apos;%1&apos;（%2）；请选择可写的文件夹。</translation>
    </message>
    <message>
        <source>within 4 of 1</source>
        <translation>与 1 相差不超过 4 倍</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language&apos;s code</comment>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Changes, the largest first</source>
        <translation>变化，从大到小</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>对比的内容</translation>
    </message>
    <message>
        <source>%1 at %2 (%3), from %4 to %5</source>
        <translation>%2 处 %1（%3），从 %4 到 %5</translation>
    </message>
    <message>
        <source>Aligned: %1 of %2 operators of %3, %1 of %4 of %5; tensors added: %6, removed: %7.</source>
        <translation>对齐：%3 的 %2 个算子中的 %1 个，%5 的 %4 个中的 %1 个；新增张量：%6，移除：%7。</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原模型</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>第一个运行</translation>
    </message>
    <message>
        <source>second run</source>
        <translation>第二个运行</translation>
    </message>
    <message>
        <source>%1 of every tensor</source>
        <translation>各张量：%1</translation>
    </message>
    <message>
        <source>arrows from %1 to %2</source>
        <translation>箭头从 %1 指向 %2</translation>
    </message>
    <message>
        <source>%1 → %2 of %3</source>
        <translation>%1 → %2，共 %3</translation>
    </message>
    <message>
        <source>forward, furthest from 1</source>
        <translation>前向，偏离 1 最远</translation>
    </message>
    <message>
        <source>gradient, furthest from 1</source>
        <translation>梯度，偏离 1 最远</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>%1 / %2 个算子</translation>
    </message>
    <message>
        <source>Largest gain: %1.</source>
        <translation>最大增益：%1。</translation>
    </message>
    <message>
        <source>Largest loss: %1.</source>
        <translation>最大衰减：%1。</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1.</source>
        <translation>两个运行共有的张量均未改变其 %1。</translation>
    </message>
    <message>
        <source>The graphs are left out: %1</source>
        <translation>计算图已省略：%1</translation>
    </message>
    <message>
        <source>These are the %1 largest of %2; all are in the table that scalescope compare --table writes.</source>
        <translation>以下为 %2 个中最大的 %1 个；全部见 scalescope compare --table 写出的表。</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>%1 was stopped before its end: its figures are partial, of what was recorded until then.</source>
        <translation>%1 在结束前被停止：其数据不完整，仅含此前记录的内容。</translation>
    </message>
    <message>
        <source>%1 failed before its end: its figures are partial, of what was recorded until then.</source>
        <translation>%1 在结束前失败：其数据不完整，仅含此前记录的内容。</translation>
    </message>
    <message>
        <source>%1 is incomplete: its figures are partial, of what was recorded until its engine was ended.</source>
        <translation>%1 不完整：其数据不完整，仅含引擎结束前记录的内容。</translation>
    </message>
    <message>
        <source>Tensors that became zero in %1: %2.</source>
        <translation>在“%1”中变为零的张量：%2。</translation>
    </message>
    <message>
        <source>Gradients that became zero in %1: %2.</source>
        <translation>在“%1”中变为零的梯度：%2。</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1 noticeably.</source>
        <translation>两个运行共有的张量均未明显改变其 %1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tensors</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Scale that grew most: %1.</source>
        <translation>尺度增大最多：%1。</translation>
    </message>
    <message>
        <source>Scale that shrank most: %1.</source>
        <translation>尺度减小最多：%1。</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>error of all gradients</source>
        <translation>所有梯度的误差</translation>
    </message>
    <message>
        <source>SQNR of the result</source>
        <translation>结果的 SQNR</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, what its formats cost</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1, gradient %2.</source>
        <translation>偏离 1 最远：前向 %1，梯度 %2。</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1.</source>
        <translation>偏离 1 最远：前向 %1。</translation>
    </message>
    <message>
        <source>The norm of all gradients is %1 of the exact run&apos;s.</source>
        <translation>所有梯度的范数为精确运行的 %1。</translation>
    </message>
    <message>
        <source>Error of %1 over its depth</source>
        <translation>%1 的误差随深度的变化</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>前向 SQNR</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>梯度 SQNR</translation>
    </message>
    <message>
        <source>can&apos;t be told</source>
        <comment>how many tensors</comment>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>gradients: rel. error · cosine</source>
        <translation>梯度：相对误差 · 余弦</translation>
    </message>
    <message>
        <source>No operand was rounded: the variant is the original.</source>
        <translation>没有操作数被舍入：变体与原模型相同。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, how much of it was rounded</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a)，%1</translation>
    </message>
    <message>
        <source>%1, off by %2</source>
        <comment>a loss or an output</comment>
        <translation>%1，误差 %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>any element beyond its largest number</source>
        <translation>任何超过其最大值的元素</translation>
    </message>
    <message>
        <source>more than %1 of the elements beyond its largest number</source>
        <translation>超过其最大值的元素多于 %1</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded.</source>
        <translation>已舍入的矩阵乘积：%2 个中的 %1 个。</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded; none inside %3.</source>
        <translation>已舍入的矩阵乘积：%2 个中的 %1 个；%3 内部的均未舍入。</translation>
    </message>
    <message>
        <source>too large, zero or subnormal</source>
        <translation>过大、为零或次正规</translation>
    </message>
    <message>
        <source>the model without formats</source>
        <translation>不带格式的模型</translation>
    </message>
    <message>
        <source>rel. error · cosine</source>
        <translation>相对误差 · 余弦</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>a loss or gradients, the run that they are told against</comment>
        <translation>%1（对比 %2）</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>In %1 tensors are held against the formats with the scales of its recipe.</source>
        <translation>在 %1 中，张量按带有其配方缩放的格式衡量。</translation>
    </message>
    <message>
        <source>Tensors with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>在 %1 中有问题的张量：%3 中 %2 个，%5 中 %4 个，两者共有 %6 个。</translation>
    </message>
    <message>
        <source>Gradients with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>在 %1 中有问题的梯度：%3 中 %2 个，%5 中 %4 个，两者共有 %6 个。</translation>
    </message>
    <message>
        <source>Problems are those that the list of problems has: NaN, infinities, %1, more than %2 that become zero, or more than %3 that are subnormal.</source>
        <comment>elements beyond the largest number, parts</comment>
        <translation>问题与问题列表中的相同：NaN、无穷、%1、变为零的元素多于 %2，或次正规的元素多于 %3。</translation>
    </message>
    <message>
        <source>There are no problems there: the error is that of rounding to few bits.</source>
        <translation>其中没有问题：误差来自舍入到较少的位数。</translation>
    </message>
    <message>
        <source>How many have problems in %1 can&apos;t be told: nothing was recorded of their groups of elements.</source>
        <translation>有多少在 %1 中有问题无法判断：未记录其元素分组的信息。</translation>
    </message>
    <message>
        <source>tensors: problems in %1</source>
        <translation>张量：%1 中的问题</translation>
    </message>
    <message>
        <source>gradients: problems in %1</source>
        <translation>梯度：%1 中的问题</translation>
    </message>
    <message>
        <source>Tensors that the simulation did not round count, too; what is computed from rounded ones holds rounding noise instead of zeros, which hides problems.</source>
        <translation>模拟未舍入的张量也计算在内；由已舍入张量算出的结果以舍入噪声代替零，会掩盖问题。</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>零</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Display</name>
    <message>
        <source>scalar</source>
        <translation>标量</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of a whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>同保存时</translation>
    </message>
    <message>
        <source>%1 in TorchScript</source>
        <comment>a place in the code</comment>
        <translation>TorchScript 中的 %1</translation>
    </message>
    <message>
        <source>%1, through %2</source>
        <comment>place in the model&apos;s code, place in PyTorch&apos;s</comment>
        <translation>%1，经由 %2</translation>
    </message>
    <message>
        <source>read by %1</source>
        <comment>an operator</comment>
        <translation>由 %1 读取</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <comment>readers</comment>
        <translation>%1，另有 %2 个</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ErrorText</name>
    <message>
        <source>none</source>
        <comment>an error</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>off by %1</source>
        <comment>a percentage</comment>
        <translation>误差 %1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>余弦 %1</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>零</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>of a tensor without an error</comment>
        <translation>精确</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>梯度理论上为零；剩余的是舍入噪声。</translation>
    </message>
    <message>
        <source>accumulated: %1</source>
        <comment>an error</comment>
        <translation>累积：%1</translation>
    </message>
    <message>
        <source>rounding %1 to %2: %3</source>
        <comment>operand, format, error</comment>
        <translation>%1 舍入为 %2：%3</translation>
    </message>
    <message>
        <source>all zero</source>
        <translation>全零</translation>
    </message>
    <message>
        <source>zero in theory</source>
        <comment>a gradient</comment>
        <translation>理论上为零</translation>
    </message>
    <message>
        <source>input</source>
        <comment>of a product</comment>
        <translation>输入</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>of a product</comment>
        <translation>权重</translation>
    </message>
    <message>
        <source>left</source>
        <comment>side of a product</comment>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <comment>side of a product</comment>
        <translation>右</translation>
    </message>
    <message>
        <source>query</source>
        <comment>of attention</comment>
        <translation>query</translation>
    </message>
    <message>
        <source>key</source>
        <comment>of attention</comment>
        <translation>key</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of attention</comment>
        <translation>value</translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>of a product&apos;s result</comment>
        <translation>梯度</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a tensor, rounded for the gradient of another</comment>
        <translation>%1（用于%2的梯度）</translation>
    </message>
    <message>
        <source>not rounded</source>
        <comment>a tensor that is equal in both runs</comment>
        <translation>未舍入</translation>
    </message>
    <message>
        <source>Not rounded: nothing that it is computed from was, so it is that of the run without formats.</source>
        <translation>未舍入：其计算来源均未舍入，因此与不带格式的运行相同。</translation>
    </message>
    <message>
        <source>Stored as it is, and rounded where it is read, by %1:</source>
        <comment>a node</comment>
        <translation>按原样存储，读取时由 %1 舍入：</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FieldWords</name>
    <message>
        <source>%1 of gradient</source>
        <comment>a field</comment>
        <translation>梯度 %1</translation>
    </message>
    <message>
        <source>%1 forward</source>
        <comment>a field</comment>
        <translation>前向 %1</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FilterField</name>
    <message>
        <source>text, /regex/ or bwd.std &lt; 2^-14</source>
        <translation>文本、/regex/ 或 bwd.std &lt; 2^-14</translation>
    </message>
    <message>
        <source>Filter of nodes</source>
        <translation>节点筛选</translation>
    </message>
    <message>
        <source>Text or /regex/ in name, operator, module, shape and type, or comparisons of statistics: bwd.std &lt; 2^-14 and kind = op</source>
        <translation>对名称、算子、模块、形状和类型使用文本或 /regex/，或比较统计量：bwd.std &lt; 2^-14 and kind = op</translation>
    </message>
    <message>
        <source>Search and filters</source>
        <translation>搜索与筛选</translation>
    </message>
    <message>
        <source>Go to the next hit, to the previous one</source>
        <translation>转到下一个匹配项、上一个匹配项</translation>
    </message>
    <message>
        <source>The same from the module tree</source>
        <translation>模块树中同样适用</translation>
    </message>
    <message>
        <source>Clear the field; again: back to where the keyboard was</source>
        <translation>清空输入框；再次按下：回到之前的键盘焦点处</translation>
    </message>
    <message>
        <source>text or /regex/</source>
        <translation>文本或 /正则/</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FoldedWords</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show all of the words</source>
        <translation>显示全部文字</translation>
    </message>
    <message>
        <source>Show one line of the words</source>
        <translation>只显示一行文字</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FormatPairDialog</name>
    <message>
        <source>%1: %2 bits, largest %3, smallest normal %4, smallest %5</source>
        <translation>%1：%2 位，最大值 %3，最小正规数 %4，最小值 %5</translation>
    </message>
    <message>
        <source>Number formats</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前向(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>梯度(&amp;G)</translation>
    </message>
    <message>
        <source>%1: %2 bits with the share of a scale for %3 elements</source>
        <translation>%1：%2 位，含 %3 个元素共用的缩放因子的分摊</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphBadge</name>
    <message>
        <source>underflow</source>
        <translation>下溢</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>上溢</translation>
    </message>
    <message>
        <source>inf</source>
        <translation>inf</translation>
    </message>
    <message>
        <source>nan</source>
        <translation>nan</translation>
    </message>
    <message>
        <source>%1 starts here, forward</source>
        <translation>%1（前向）：始于此处</translation>
    </message>
    <message>
        <source>%1 starts here, in the gradient</source>
        <translation>%1（梯度）：始于此处</translation>
    </message>
    <message>
        <source>%1 forward follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>%1（前向）：源自 %2</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>%1（梯度）：源自 %2</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2, forward</source>
        <comment>problem, tensor</comment>
        <translation>%1（梯度）：源自 %2（前向）</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>次正规</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, forward</source>
        <comment>problem, tensor</comment>
        <translation>%1（前向）：始于其读取的 %2</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, in the gradient</source>
        <comment>problem, tensor</comment>
        <translation>%1（梯度）：始于其读取的 %2</translation>
    </message>
    <message>
        <source>warning: subnormal</source>
        <translation>警告：次正规</translation>
    </message>
    <message>
        <source>1st: %1</source>
        <comment>of problems in order of execution, in little room</comment>
        <translation>第 1：%1</translation>
    </message>
    <message>
        <source>first gradient: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>首个梯度：%1</translation>
    </message>
    <message>
        <source>first gradient cause: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>首个梯度起因：%1</translation>
    </message>
    <message>
        <source>error only if stored in %1</source>
        <comment>a sign&apos;s meaning, a format</comment>
        <translation>仅在以 %1 存储时才是错误</translation>
    </message>
    <message>
        <source>follows from another</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>源自其他问题</translation>
    </message>
    <message>
        <source>problem starts here</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>问题始于此处</translation>
    </message>
    <message>
        <source>%1 → 1 error</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → 1 个错误</translation>
    </message>
    <message>
        <source>%1 → %2 errors</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → %2 个错误</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem</comment>
        <translation>1 个错误后果</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem</comment>
        <translation>%1 个错误后果</translation>
    </message>
    <message>
        <source>first: %1</source>
        <comment>error or warning in order of execution</comment>
        <translation>首个：%1</translation>
    </message>
    <message>
        <source>the first warning in order of execution</source>
        <translation>按执行顺序的首个警告</translation>
    </message>
    <message>
        <source>the first error in order of execution</source>
        <translation>按执行顺序的首个错误</translation>
    </message>
    <message>
        <source>the first warning of a gradient, from the loss back</source>
        <translation>从损失往回的首个梯度警告</translation>
    </message>
    <message>
        <source>the first error of a gradient, from the loss back</source>
        <translation>从损失往回的首个梯度错误</translation>
    </message>
    <message>
        <source>the first warning that starts in a gradient, from the loss back</source>
        <translation>从损失往回，首个起于梯度的警告</translation>
    </message>
    <message>
        <source>the first error that starts in a gradient, from the loss back</source>
        <translation>从损失往回，首个起于梯度的错误</translation>
    </message>
    <message>
        <source>gradient %1</source>
        <comment>what is wrong</comment>
        <translation>梯度 %1</translation>
    </message>
    <message>
        <source>%1 grad. %2</source>
        <comment>a parameter, what is wrong with its gradient</comment>
        <translation>%1 梯度 %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphCards</name>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1：无</translation>
    </message>
    <message>
        <source>%1: %2 %3, largest %4, smallest non-zero %5</source>
        <translation>%1：%2 %3，最大 %4，最小非零 %5</translation>
    </message>
    <message numerus="yes">
        <source>%1, smallest · median · largest of %n</source>
        <translation>
            <numerusform>%1，%n 个中的最小 · 中位 · 最大</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Folded: the bars are those of %1</source>
        <translation>已折叠：条形属于 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>causes %1 of the error</source>
        <comment>a share</comment>
        <translation>引起误差的 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Folded %n times: the bars are those of what each returned</source>
        <translation>
            <numerusform>已折叠 %n 个：条形为各自的返回值</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest SQNR: %1</source>
        <translation>最小 SQNR：%1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>loop %1</source>
        <comment>how often</comment>
        <translation>循环 %1</translation>
    </message>
    <message>
        <source>%1: nothing but zeros</source>
        <translation>%1：全为零</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the card, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>in here: %1</source>
        <comment>the first error of all</comment>
        <translation>在此之中：%1</translation>
    </message>
    <message>
        <source>the bars are of the result</source>
        <translation>条形图为结果的</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphEdge</name>
    <message>
        <source>%1: %2 binades</source>
        <comment>direction and log2(out/in)</comment>
        <translation>%1：%2 binade</translation>
    </message>
    <message>
        <source>Click to select the producer, %1</source>
        <translation>单击选择生产者 %1</translation>
    </message>
    <message>
        <source>Click to select the consumer, %1; again for the producer</source>
        <translation>单击选择消费者 %1；再次单击选择生产者</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphExport</name>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png, .pdf or .dot.</source>
        <translation>计算图无法写入 &apos;%1&apos;：文件名请以 .svg、.png、.pdf 或 .dot 结尾。</translation>
    </message>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>计算图无法写入 &apos;%1&apos;（%2）；请选择可写的文件夹。</translation>
    </message>
    <message>
        <source>with its modules closed a graph still has %1 nodes, more than %2; scalescope export --graph draws it by itself.</source>
        <translation>折叠所有模块后计算图仍有 %1 个节点，超过 %2；scalescope export --graph 可单独绘制。</translation>
    </message>
    <message>
        <source>%1, only if stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1（仅在以 %2 存储时）</translation>
    </message>
    <message>
        <source>At this width its smallest text is %1 pt. It is %2 pt at %3 cm, or with less side by side: a smaller module alone (in the dialog Modules, of the command --include).</source>
        <translation>在此宽度下，最小文字为 %1 pt。宽度为 %3 cm，或并排内容更少（只取更小的模块：对话框中用“模块”，命令用 --include）时为 %2 pt。</translation>
    </message>
    <message>
        <source>Backward failed: gradients are missing</source>
        <translation>反向传播失败：缺少梯度</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing</source>
        <translation>反向传播在 %1 处停止：其之前的梯度缺失</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>首个错误</translation>
    </message>
    <message>
        <source>First error shown here</source>
        <translation>此处显示的首个错误</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>首个警告</translation>
    </message>
    <message>
        <source>First warning shown here</source>
        <translation>此处显示的首个警告</translation>
    </message>
    <message>
        <source>%1, only if it is stored so</source>
        <comment>first error</comment>
        <translation>%1（仅在如此存储时）</translation>
    </message>
    <message>
        <source>First error in what is rounded</source>
        <translation>被舍入部分的首个错误</translation>
    </message>
    <message>
        <source>First error that usual FP8 recipes meet</source>
        <translation>常用 FP8 配方遇到的首个错误</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>tensor, how many of several layers</comment>
        <translation>%1，%2 个中的首个</translation>
    </message>
    <message>
        <source>First error with all products rounded</source>
        <translation>舍入所有乘积时的首个错误</translation>
    </message>
    <message>
        <source>The graph would have %1 nodes, more than the %2 that a picture can have: leave modules out (in the dialog Modules, of the command --exclude), or write it as .dot.</source>
        <translation>该图将有 %1 个节点，超过图片所能容纳的 %2 个：请排除一些模块（在“模块”对话框中，或用命令的 --exclude），或写为 .dot。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphLegend</name>
    <message>
        <source>forward in %1</source>
        <translation>%1 中的前向</translation>
    </message>
    <message>
        <source>gradient in %1</source>
        <translation>%1 中的梯度</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正规</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>次正规</translation>
    </message>
    <message>
        <source>forward ↓ in %1</source>
        <translation>%1 中的前向 ↓</translation>
    </message>
    <message>
        <source>gradient ↑ in %1</source>
        <translation>%1 中的梯度 ↑</translation>
    </message>
    <message>
        <source>middle 98 %, thin: smallest to largest</source>
        <comment>values of a tensor</comment>
        <translation>中间 98 %，细线：从最小到最大</translation>
    </message>
    <message>
        <source>first, 1st: in order of execution</source>
        <comment>words of badges</comment>
        <translation>首个、第 1：按执行顺序</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>所选</translation>
    </message>
    <message>
        <source>first, 1st: errors, forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>首个、第 1：错误，前向及从损失往回</translation>
    </message>
    <message>
        <source>first, 1st: error in order of execution</source>
        <comment>words of badges</comment>
        <translation>首个、第 1：按执行顺序的错误</translation>
    </message>
    <message>
        <source>first, 1st: forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>首个、第 1：前向及从损失往回</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphView</name>
    <message>
        <source>Graph of the run</source>
        <translation>运行的计算图</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>未选中任何内容</translation>
    </message>
    <message>
        <source>Run a model to see its graph here.</source>
        <translation>运行模型后，此处显示其计算图。</translation>
    </message>
    <message>
        <source>Nothing is left to draw: prune less.</source>
        <translation>没有可绘制的内容：请减少隐藏。</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>Select the nearest producer, the nearest consumer</source>
        <translation>选择最近的生产者、最近的消费者</translation>
    </message>
    <message>
        <source>Select the card beside</source>
        <translation>选择旁边的卡片</translation>
    </message>
    <message>
        <source>Open the selected module</source>
        <translation>展开选中的模块</translation>
    </message>
    <message>
        <source>Fold the selected card&apos;s module</source>
        <translation>折叠选中卡片的模块</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Stop the layout that is under way</source>
        <translation>停止正在进行的布局</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+单击</translation>
    </message>
    <message>
        <source>Show the path between the selected card and this one</source>
        <translation>显示选中卡片与此卡片之间的路径</translation>
    </message>
    <message>
        <source>Click on an edge</source>
        <translation>单击边</translation>
    </message>
    <message>
        <source>Select the consumer; again, the producer</source>
        <translation>选择消费者；再次单击选择生产者</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Open or fold a module</source>
        <translation>展开或折叠模块</translation>
    </message>
    <message>
        <source>Prune less to see its operators.</source>
        <translation>减少隐藏即可查看其算子。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the layers</source>
        <translation>各层热力图</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>热力图的行</translation>
    </message>
    <message>
        <source>Columns of the heat map</source>
        <translation>热力图的列</translation>
    </message>
    <message>
        <source>No cell is selected</source>
        <translation>未选中单元格</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatMap</name>
    <message>
        <source>Repeated layers</source>
        <translation>重复层</translation>
    </message>
    <message>
        <source>All modules</source>
        <translation>所有模块</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>热力图的行</translation>
    </message>
    <message>
        <source>Over the median of the column</source>
        <translation>相对列中位数</translation>
    </message>
    <message>
        <source>Cells with a strong outline stand out: they are further from the median of their column than 3.5 of its median absolute deviations (scaled to standard deviations), and by a factor of 2, 5 % or 10 dB at least.</source>
        <translation>粗边框的单元格为离群值：与所在列中位数的距离超过 3.5 倍中位数绝对偏差（已换算为标准差），且至少相差 2 倍、5 % 或 10 dB。</translation>
    </message>
    <message>
        <source>Run a model to see its layers here.</source>
        <translation>运行模型后，此处显示其各层。</translation>
    </message>
    <message>
        <source>Nothing is left to show: prune less.</source>
        <translation>没有可显示的内容：请减少隐藏。</translation>
    </message>
    <message>
        <source>No layers repeat here, so the rows are modules.</source>
        <translation>此处没有重复层，因此每行是一个模块。</translation>
    </message>
    <message>
        <source>%1, over the median of the column</source>
        <comment>what colours the cells</comment>
        <translation>%1，相对列中位数</translation>
    </message>
    <message>
        <source>Layers: %1. Tensors: at most %2 each.</source>
        <translation>层：%1。张量：每层最多 %2 个。</translation>
    </message>
    <message>
        <source>Modules: %1. Tensors of their own: at most %2 each.</source>
        <translation>模块：%1。自身的张量：每个模块最多 %2 个。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, tensor</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2; median of the column: %3</source>
        <comment>what colours the cells</comment>
        <translation>%1：%2；列中位数：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There are NaN among its elements.</source>
        <translation>其元素中含有 NaN。</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other layers.</source>
        <translation>相对于其他层的同一张量离群。</translation>
    </message>
    <message>
        <source>model</source>
        <comment>what is in no module</comment>
        <translation>模型</translation>
    </message>
    <message>
        <source>Magnitudes of %1, forward</source>
        <translation>%1 的幅值，前向</translation>
    </message>
    <message>
        <source>Magnitudes of %1, gradient</source>
        <translation>%1 的幅值，梯度</translation>
    </message>
    <message>
        <source>Colours say how far a tensor is from the median of all layers, of two from their middle</source>
        <translation>颜色表示张量与所有层中位数的距离；只有两层时为与两者中点的距离</translation>
    </message>
    <message>
        <source>One row has nothing to be compared with</source>
        <translation>只有一行，无可比较</translation>
    </message>
    <message>
        <source>Only scales are compared with the median: parts of the elements and errors say by themselves how large they are</source>
        <translation>只有尺度与中位数比较：元素占比和误差本身已说明其大小</translation>
    </message>
    <message>
        <source>Steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>循环步：%1。张量：每步最多 %2 个。</translation>
    </message>
    <message>
        <source>Layers and steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>层和循环步：%1。张量：每行最多 %2 个。</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other steps.</source>
        <translation>相对于其他步的同一张量离群。</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of a loop</comment>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>loop %1, step %2</source>
        <comment>numbers of both</comment>
        <translation>循环 %1，第 %2 步</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>module, step of a loop in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of the elements lie below the axis, down to %2</source>
        <translation>%1 的元素低于坐标轴范围，最低至 %2</translation>
    </message>
    <message>
        <source>No tensor is out of line</source>
        <translation>没有离群的张量</translation>
    </message>
    <message>
        <source>Outside the layers, in rows of their own: %1.</source>
        <translation>层之外、单独成行的：%1。</translation>
    </message>
    <message>
        <source>Outside these, in rows of their own: %1.</source>
        <translation>其余单独成行的：%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the cells, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Go to the marked corner</source>
        <translation>转到带角标的单元格</translation>
    </message>
    <message>
        <source>%1, loop %2</source>
        <comment>tensor, which loop of its module</comment>
        <translation>%1，循环 %2</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>无可比较</translation>
    </message>
    <message>
        <source>No row stands out of its columns</source>
        <translation>没有行在其各列中离群</translation>
    </message>
    <message>
        <source>%1 stands out most, in %2 of its tensors</source>
        <translation>%1 离群最多，涉及其 %2 个张量</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>the first with NaN (marked corner) is %1, %2, %3: %4</source>
        <translation>首个含 NaN 的（带角标）是 %1，%2，%3：%4</translation>
    </message>
    <message>
        <source>the worst (marked corner) is %1, %2, %3: %4</source>
        <translation>最差的（带角标）是 %1，%2，%3：%4</translation>
    </message>
    <message>
        <source>furthest from %5 (marked corner) is %1, %2, %3: %4</source>
        <translation>偏离 %5 最远的（带角标）是 %1，%2，%3：%4</translation>
    </message>
    <message>
        <source>furthest from its median (marked corner) is %1, %2, %3: %4</source>
        <comment>layer, tensor, direction, value</comment>
        <translation>偏离其中位数最远的（带角标）是 %1，%2，%3：%4</translation>
    </message>
    <message>
        <source>Too few rows to compare, at least %1 are needed</source>
        <translation>行数太少，无法对比，至少需要 %1 行</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HistogramView</name>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>empty tensor</source>
        <translation>空张量</translation>
    </message>
    <message>
        <source>zero before: %1 of %2</source>
        <translation>原本为零：%2 中的 %1</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <translation>NaN：%1</translation>
    </message>
    <message>
        <source>Inf: %1</source>
        <translation>Inf：%1</translation>
    </message>
    <message>
        <source>Histogram of magnitudes, %1</source>
        <translation>幅值直方图，%1</translation>
    </message>
    <message>
        <source>: from %1 to %2</source>
        <translation>：%1 到 %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3 elements, %4</source>
        <translation>%1 到 %2：%3 个元素，%4</translation>
    </message>
    <message>
        <source>about %1: no elements</source>
        <translation>%1 附近：无元素</translation>
    </message>
    <message>
        <source>%1: each group has a scale of its own</source>
        <translation>%1：每组有各自的缩放因子</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>移动坐标轴</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>缩放坐标轴</translation>
    </message>
    <message>
        <source>Show the whole axis again</source>
        <translation>重新显示整个坐标轴</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>power of two</comment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+滚轮</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Inspector</name>
    <message>
        <source>Select a tensor to see its statistics.</source>
        <translation>选择一个张量以查看其统计量。</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Copy statistics</source>
        <translation>复制统计量</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>What each format would lose</source>
        <translation>各格式会丢失的部分</translation>
    </message>
    <message>
        <source>forward |x|</source>
        <translation>前向 |x|</translation>
    </message>
    <message>
        <source>gradient |dL/dx|</source>
        <translation>梯度 |dL/dx|</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>Fewer statistics</source>
        <translation>更少统计量</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>全部统计量</translation>
    </message>
    <message>
        <source>fwd</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>grad</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source> ◆ parameter</source>
        <translation> ◆ 参数</translation>
    </message>
    <message>
        <source> ◆ buffer</source>
        <translation> ◆ 缓冲区</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>requires gradient</source>
        <translation>需要梯度</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>hidden in the graph</source>
        <translation>在计算图中隐藏</translation>
    </message>
    <message>
        <source>× fwd</source>
        <translation>× 前向</translation>
    </message>
    <message>
        <source>× grad</source>
        <translation>× 梯度</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>zero in theory; what is left is the noise of rounding</source>
        <translation>理论上为零；剩余的是舍入噪声</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>tensor and power of two</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>It can&apos;t be told: nothing was recorded of its groups of elements.</source>
        <translation>无法判断：未记录其元素分组的信息。</translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation>NaN、Inf</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. Subnormal ones keep fewer bits and are not counted.</source>
        <translation>变为零或超过最大值的元素占比。次正规元素只是保留的位数减少，不计入。</translation>
    </message>
    <message>
        <source>Not rounded in this run; in %1 it would be so: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>在此运行中未舍入；在 %1 中将会：%2。</translation>
    </message>
    <message>
        <source>In %1: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>在 %1 中：%2。</translation>
    </message>
    <message>
        <source>What each format would lose (zero or too large)</source>
        <translation>各格式会丢失的部分（为零或过大）</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>模型本身</translation>
    </message>
    <message>
        <source>Only floating-point tensors are measured.</source>
        <translation>只测量浮点张量。</translation>
    </message>
    <message>
        <source>Of dtype %1: only floating-point tensors are measured.</source>
        <translation>dtype 为 %1：只测量浮点张量。</translation>
    </message>
    <message>
        <source>All of it is NaN, which no format mends.</source>
        <translation>全部为 NaN，任何格式都无法修复。</translation>
    </message>
    <message>
        <source>%1 are NaN</source>
        <comment>a part of the elements</comment>
        <translation>%1 为 NaN</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::JoinedWords</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what is said under it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences, the first without its full stop</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LanesView</name>
    <message>
        <source>Histograms of all layers</source>
        <translation>所有层的直方图</translation>
    </message>
    <message>
        <source>Select a cell to see the histograms of this tensor in all layers.</source>
        <translation>选择一个单元格，以查看此张量在所有层中的直方图。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LayoutHint</name>
    <message>
        <source>Laying out…</source>
        <translation>正在布局…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LimitsDialog</name>
    <message>
        <source>What counts as a problem</source>
        <translation>何时视为问题</translation>
    </message>
    <message>
        <source>Of a tensor&apos;s elements, more than</source>
        <translation>张量的元素中超过</translation>
    </message>
    <message>
        <source>&amp;Overflow: an error</source>
        <translation>上溢：错误(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Underflow: an error</source>
        <translation>下溢：错误(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Subnormal: a warning</source>
        <translation>次正规：警告(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lost: marked in tables</source>
        <translation>丢失：在表格中标记(&amp;L)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Usual limits</source>
        <translation>常用阈值</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleTreeView</name>
    <message>
        <source>Search nodes</source>
        <translation>搜索节点</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>hit %1 of %2</source>
        <translation>第 %1 / %2 个匹配项</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>找到 %1 个</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>module path and type</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModulesView</name>
    <message>
        <source>modules to list: regular expression</source>
        <translation>要列出的模块：正则表达式</translation>
    </message>
    <message>
        <source>Modules to list</source>
        <translation>要列出的模块</translation>
    </message>
    <message>
        <source>modules to leave out</source>
        <translation>要排除的模块</translation>
    </message>
    <message>
        <source>Modules to leave out</source>
        <translation>要排除的模块</translation>
    </message>
    <message>
        <source>Calls of modules</source>
        <translation>模块调用</translation>
    </message>
    <message>
        <source>The file tells of no modules inside the model: each operator belongs to the model itself. It is so of models that were frozen or inlined when they were exported.</source>
        <translation>文件未注明模型内部的模块：每个算子都属于模型本身。导出时被冻结或内联的模型即是如此。</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>fwd %1</source>
        <translation>前向 %1</translation>
    </message>
    <message>
        <source>grad %1</source>
        <translation>梯度 %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeFilter</name>
    <message>
        <source>Texts are compared with = or !=, not with %1.</source>
        <translation>文本用 = 或 != 比较，而不是 %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number (2^-14, 1e-5) nor a statistic: fwd. or bwd. and one of %2.</source>
        <translation>&quot;%1&quot; 既不是数字（2^-14、1e-5），也不是统计量：fwd. 或 bwd. 加以下之一：%2。</translation>
    </message>
    <message>
        <source>/%1/ is not a regular expression: %2.</source>
        <translation>/%1/ 不是正则表达式：%2。</translation>
    </message>
    <message>
        <source>The filter can&apos;t be read from &quot;%1&quot; on.</source>
        <translation>从 &quot;%1&quot; 起无法解析筛选条件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected here; join conditions with and, or.</source>
        <translation>此处不应出现 &quot;%1&quot;；请用 and、or 连接条件。</translation>
    </message>
    <message>
        <source>The filter has too many brackets.</source>
        <translation>筛选条件的括号过多。</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>有括号未闭合。</translation>
    </message>
    <message>
        <source>The filter ends where a condition is expected.</source>
        <translation>筛选条件在应有条件处结束。</translation>
    </message>
    <message>
        <source>A condition is expected before &quot;%1&quot;.</source>
        <translation>&quot;%1&quot; 之前应有条件。</translation>
    </message>
    <message>
        <source>A value is missing after &quot;%1 %2&quot;.</source>
        <translation>&quot;%1 %2&quot; 之后缺少值。</translation>
    </message>
    <message>
        <source>The filter is longer than %1 characters.</source>
        <translation>筛选条件超过 %1 个字符。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeLinks</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeTableView</name>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>direction and statistic: gradient rms</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>fwd lost in %1</source>
        <translation>%1 前向丢失</translation>
    </message>
    <message>
        <source>grad lost in %1</source>
        <translation>%1 梯度丢失</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. In parentheses: of a tensor that the simulation did not round.</source>
        <translation>变为零或超过最大值的元素占比。括号内：模拟未舍入的张量。</translation>
    </message>
    <message>
        <source>%1: what is lost in %2 can&apos;t be told, because nothing was recorded of its groups of elements</source>
        <comment>direction, format</comment>
        <translation>%1：无法判断在 %2 中丢失多少，因为未记录其元素分组的信息</translation>
    </message>
    <message>
        <source>%1: kept in full precision</source>
        <comment>direction</comment>
        <translation>%1：保持全精度</translation>
    </message>
    <message>
        <source>%1, not rounded in this run; in %2 it would be so: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1，在此运行中未舍入；在 %2 中将会：%3</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1，在 %2 中：%3</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Outline</name>
    <message>
        <source>The model was not run yet: Run (F5) measures its tensors.</source>
        <translation>模型尚未运行：“运行”(F5) 会测量其张量。</translation>
    </message>
    <message>
        <source>No tensor of this run is floating-point: there are no scales to look at, and number formats do not matter to it.</source>
        <translation>此次运行没有浮点张量：没有可查看的尺度，数值格式对它也没有影响。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PairSection</name>
    <message>
        <source>Both runs</source>
        <translation>两个运行</translation>
    </message>
    <message>
        <source>The line in the histograms is the other run&apos;s.</source>
        <translation>直方图中的线属于另一运行。</translation>
    </message>
    <message>
        <source>Compared
a: %1
b: %2</source>
        <comment>two runs</comment>
        <translation>对比
a：%1
b：%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PanelButton</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <source>Close the legend</source>
        <translation>收起图例</translation>
    </message>
    <message>
        <source>Open the legend</source>
        <translation>打开图例</translation>
    </message>
    <message>
        <source>Close the map</source>
        <translation>收起缩略图</translation>
    </message>
    <message>
        <source>Open the map</source>
        <translation>打开缩略图</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PlotHeader</name>
    <message>
        <source>%1 · band: 2^±%2</source>
        <comment>a statistic, powers of two around 1</comment>
        <translation>%1 · 带状区：2^±%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemModel</name>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source> (a double click adds it to the recipe)</source>
        <translation> (双击可加入配方)</translation>
    </message>
    <message>
        <source>consequence</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>consequences</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>%1: hidden in the graph by pruning</source>
        <translation>%1：在计算图中被隐藏</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Follows from the problem that it is listed beneath</source>
        <translation>源自其上方所列的问题</translation>
    </message>
    <message>
        <source>Zero in theory, so that its scale means nothing: no problem</source>
        <translation>理论上为零，其尺度没有意义：不是问题</translation>
    </message>
    <message>
        <source>1 problem follows from this one, and is listed beneath it</source>
        <translation>有 1 个问题源自此问题，列于其下</translation>
    </message>
    <message>
        <source>%1 problems follow from this one, and are listed beneath it</source>
        <translation>有 %1 个问题源自此问题，列于其下</translation>
    </message>
    <message>
        <source>rule for all</source>
        <translation>统一规则</translation>
    </message>
    <message>
        <source>One rule that mends all of them (a double click adds it to the recipe)</source>
        <translation>可修正全部问题的一条规则（双击可加入配方）</translation>
    </message>
    <message>
        <source>The simulation did not round it: this is what the format would do.</source>
        <translation>模拟未对其舍入：此为该格式将产生的结果。</translation>
    </message>
    <message>
        <source>first</source>
        <comment>in order of execution</comment>
        <translation>首个</translation>
    </message>
    <message>
        <source>1 follows</source>
        <comment>from this problem, a badge</comment>
        <translation>1 个后果</translation>
    </message>
    <message>
        <source>%1 follow</source>
        <comment>from this problem, a badge</comment>
        <translation>%1 个后果</translation>
    </message>
    <message>
        <source>first gradient</source>
        <comment>in order of execution</comment>
        <translation>首个梯度</translation>
    </message>
    <message>
        <source>first gradient cause</source>
        <comment>in order of execution</comment>
        <translation>首个梯度起因</translation>
    </message>
    <message>
        <source>The first problem that starts in a gradient, from the loss back; those of gradients before it follow from tensors</source>
        <translation>从损失往回，首个起于梯度的问题；更早的梯度问题源自张量</translation>
    </message>
    <message>
        <source>%1; an error only if it is stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1；仅在以 %2 存储时才是错误</translation>
    </message>
    <message>
        <source>an error because of what follows: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>因后果而列为错误：%2 中最多 %1 变为零</translation>
    </message>
    <message>
        <source>Backward failed</source>
        <translation>反向传播失败</translation>
    </message>
    <message>
        <source>Forward failed</source>
        <translation>前向传播失败</translation>
    </message>
    <message>
        <source>Engine failed</source>
        <translation>引擎失败</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>运行失败</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem, a badge</comment>
        <translation>1 个错误后果</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem, a badge</comment>
        <translation>%1 个错误后果</translation>
    </message>
    <message>
        <source>starts here, follows from no other problem</source>
        <translation>始于此处，并非源自其他问题</translation>
    </message>
    <message>
        <source>follows from %1</source>
        <comment>a tensor that has a problem</comment>
        <translation>源自 %1</translation>
    </message>
    <message>
        <source>%1, follows from another</source>
        <comment>how bad a problem is</comment>
        <translation>%1（源自其他问题）</translation>
    </message>
    <message>
        <source>same call</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>同一调用</translation>
    </message>
    <message>
        <source>same call, %1</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>同一调用，%1</translation>
    </message>
    <message>
        <source>another output of the call of %1</source>
        <comment>a tensor</comment>
        <translation>%1 的调用的另一个输出</translation>
    </message>
    <message>
        <source>%1 only if it is stored in %2</source>
        <comment>how bad a problem is, a format</comment>
        <translation>%1（仅在以 %2 存储时）</translation>
    </message>
    <message>
        <source>what made the run fail</source>
        <translation>导致运行失败的原因</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>后果更严重：%2 中最多 %1 变为零</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 overflow in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>后果更严重：%2 中最多 %1 溢出</translation>
    </message>
    <message>
        <source>The first error in order of execution</source>
        <translation>按执行顺序的首个错误</translation>
    </message>
    <message>
        <source>The first warning in order of execution</source>
        <translation>按执行顺序的首个警告</translation>
    </message>
    <message>
        <source>The first error of a gradient, from the loss back</source>
        <translation>从损失往回的首个梯度错误</translation>
    </message>
    <message>
        <source>The first warning of a gradient, from the loss back</source>
        <translation>从损失往回的首个梯度警告</translation>
    </message>
    <message>
        <source>Each has a power of two of its own: the rows beneath say what it leaves</source>
        <translation>每个都有各自的 2 的幂：下面各行说明其剩余损失</translation>
    </message>
    <message>
        <source>No power of two helps any of them: the rows beneath say why</source>
        <translation>没有任何 2 的幂对它们有帮助：下面各行说明原因</translation>
    </message>
    <message>
        <source>worst of %1 in %2, least in %3 (%4)</source>
        <comment>layers or calls, two tensors, a part</comment>
        <translation>%1 处中最严重的在 %2，最轻的在 %3（%4）</translation>
    </message>
    <message>
        <source>but what follows from it is rounded: %1</source>
        <comment>by recipes, a tensor</comment>
        <translation>但由此而来的 %1 会被舍入</translation>
    </message>
    <message>
        <source>first if stored</source>
        <comment>in order of execution, in the format</comment>
        <translation>首个（若存储）</translation>
    </message>
    <message>
        <source>no scale helps</source>
        <comment>a tensor</comment>
        <translation>无有效缩放因子</translation>
    </message>
    <message>
        <source>no scale helps: %1 binades</source>
        <comment>that a tensor spans</comment>
        <translation>无有效缩放因子：%1 binade</translation>
    </message>
    <message>
        <source>the first operator with it; %1, from which it comes, is small too, but recipes leave that alone</source>
        <comment>a weight</comment>
        <translation>首个出现此问题的算子；其来源 %1 也很小，但配方不会处理它</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsCaption</name>
    <message>
        <source>F8: next</source>
        <translation>F8：下一个</translation>
    </message>
    <message>
        <source>Tensors are held against the formats as they are: a recipe that scales each of them, such as FP8 with a scale per tensor, removes most errors.</source>
        <translation>张量按原样与格式对照：对每个张量进行缩放的配方（例如每张量缩放的 FP8）会消除大多数错误。</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>无错误</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>%1 in what is rounded</source>
        <comment>errors</comment>
        <translation>被舍入部分%1</translation>
    </message>
    <message>
        <source>%1; in order of execution, none follows from another</source>
        <comment>errors and warnings</comment>
        <translation>%1；按执行顺序，无一源自其他问题</translation>
    </message>
    <message>
        <source>%1; in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1；按执行顺序</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>errors</comment>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>%1 NaN or infinite</source>
        <comment>problems</comment>
        <translation>%1 个 NaN 或无穷</translation>
    </message>
    <message>
        <source>%1 lost in the model&apos;s type</source>
        <comment>problems</comment>
        <translation>%1 个在模型类型中丢失</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>无问题</translation>
    </message>
    <message>
        <source>%1 if everything is in %2</source>
        <comment>errors, a format</comment>
        <translation>若全部为 %2 则%1</translation>
    </message>
    <message>
        <source>%1 if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>全为 %2 则%1</translation>
    </message>
    <message>
        <source>%1 only if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>仅当全部为 %2 时%1</translation>
    </message>
    <message>
        <source>%1, none in what is rounded</source>
        <comment>errors</comment>
        <translation>%1，被舍入部分为 0</translation>
    </message>
    <message>
        <source>%1, none with usual recipes</source>
        <comment>errors</comment>
        <translation>%1，常用配方下为 0</translation>
    </message>
    <message>
        <source>%1, none with recipes</source>
        <comment>errors</comment>
        <translation>%1，配方下为 0</translation>
    </message>
    <message>
        <source>%1 with usual FP8 recipes</source>
        <comment>errors</comment>
        <translation>常用 FP8 配方下%1</translation>
    </message>
    <message>
        <source>%1 with recipes</source>
        <comment>errors</comment>
        <translation>配方下%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, a run</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>A recipe says which tensors are stored in FP8: usual ones only what goes into matrix products with weights, and the gradients of their results.</source>
        <translation>配方规定哪些张量以 FP8 存储：常用配方只存储进入与权重的矩阵乘积的张量，以及其结果的梯度。</translation>
    </message>
    <message>
        <source>A disc is an error, a crossed square what made the run fail, a triangle a warning, an i a note. A pale disc is an error only if the tensor is stored in its format: FP8 recipes leave it in higher precision. An outline follows from another.</source>
        <translation>圆点为错误，带叉方块为导致运行失败的原因，三角为警告，i 为注记。浅色圆点表示仅在张量以其格式存储时才是错误：FP8 配方让它保持更高精度。空心表示源自其他问题。</translation>
    </message>
    <message>
        <source>%1, none in products</source>
        <comment>errors</comment>
        <translation>%1，乘积中没有</translation>
    </message>
    <message>
        <source>%1 with all products rounded</source>
        <comment>errors</comment>
        <translation>%1（舍入所有乘积时）</translation>
    </message>
    <message>
        <source>%1; one row for each cause, errors first, in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1；每个原因一行，错误在前，按执行顺序</translation>
    </message>
    <message>
        <source>%1; %2; errors first, in order of execution</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1；%2；错误在前，按执行顺序</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>A row starts by itself, no other causes it; what follows from it is folded beneath it. NaN and infinities come first, then errors, those of parameters, buffers and constants that recipes leave alone behind the others, then warnings; among equals, gradients come after all tensors. What is zero in theory comes last.</source>
        <translation>每行自身即源头，并非由其他行引起；其后果折叠在其下。NaN 和无穷在最前，其次是错误（配方不处理的参数、缓冲区和常量的错误排在其他错误之后），然后是警告；同类之中梯度在所有张量之后。理论上为零的在最后。</translation>
    </message>
    <message>
        <source>%1; nothing was rounded</source>
        <comment>errors</comment>
        <translation>%1；没有舍入任何内容</translation>
    </message>
    <message>
        <source>No floating-point tensors</source>
        <translation>没有浮点张量</translation>
    </message>
    <message>
        <source>%1, none with usual recipes: no linear or attention layers</source>
        <comment>errors</comment>
        <translation>%1，常用配方下为 0：无 linear 或 attention 层</translation>
    </message>
    <message>
        <source>%1, none with recipes: no linear layers</source>
        <comment>errors</comment>
        <translation>%1，配方下为 0：无 linear 层</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Add to recipe</source>
        <translation>加入配方</translation>
    </message>
    <message numerus="yes">
        <source>What %1 forward and %2 backward lose can&apos;t be told of %n tensors and gradients: the run recorded nothing of their groups of elements. The error of a simulated run tells it.</source>
        <translation>
            <numerusform>有 %n 个张量和梯度无法判断在前向 %1、反向 %2 中丢失多少：运行未记录其元素分组的信息。模拟运行的误差可以说明。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the nodes with problems that pruning hides: %1</source>
        <translation>显示被隐藏的有问题的节点：%1</translation>
    </message>
    <message>
        <source>From these parts of a tensor&apos;s elements on a loss counts as a problem; a click changes them</source>
        <translation>张量元素的丢失达到这些占比即视为问题；单击可更改</translation>
    </message>
    <message>
        <source>any overflow</source>
        <translation>任何上溢</translation>
    </message>
    <message>
        <source>overflow &gt; %1</source>
        <translation>上溢 &gt; %1</translation>
    </message>
    <message>
        <source>underflow &gt; %1</source>
        <translation>下溢 &gt; %1</translation>
    </message>
    <message>
        <source>subnormal &gt; %1</source>
        <translation>次正规 &gt; %1</translation>
    </message>
    <message>
        <source>%1 above the largest number</source>
        <translation>%1 超过最大值</translation>
    </message>
    <message>
        <source>%1 subnormal</source>
        <translation>%1 次正规</translation>
    </message>
    <message>
        <source>Nearest to a limit: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>最接近阈值：%1，%2：%3</translation>
    </message>
    <message>
        <source>Add a rule for all layers to the recipe</source>
        <translation>将适用于所有层的规则加入配方</translation>
    </message>
    <message>
        <source>There are no problems.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>This is the last problem.</source>
        <translation>这是最后一个问题。</translation>
    </message>
    <message>
        <source>This is the first problem.</source>
        <translation>这是第一个问题。</translation>
    </message>
    <message>
        <source>Overflow, an error: beyond the largest number. Underflow, an error: becomes zero. Subnormal, a warning: keeps fewer bits.</source>
        <translation>overflow（错误）：超过最大值。underflow（错误）：变为零。次正规（警告）：保留的位数减少。</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <comment>parts from which on something is a problem</comment>
        <translation>阈值：%1</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1 变为零</translation>
    </message>
    <message>
        <source>No overflow or underflow above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>没有超过阈值的上溢或下溢；最接近：%1，%2：%3</translation>
    </message>
    <message>
        <source>Nothing above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>没有超过阈值的；最接近：%1，%2：%3</translation>
    </message>
    <message>
        <source>%1; 1 tensor loses elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1；仍有 1 个张量丢失元素</translation>
    </message>
    <message>
        <source>%1; %2 tensors lose elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1；仍有 %2 个张量丢失元素</translation>
    </message>
    <message>
        <source>No problems in %1 forward and %2 backward: nothing is lost beyond the limits above.</source>
        <translation>前向 %1、反向 %2 均无问题：损失未超过上方的限值。</translation>
    </message>
    <message>
        <source>Limits…</source>
        <comment>parts from which on something is a problem</comment>
        <translation>限值…</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalModel</name>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>of the tensor</source>
        <translation>按张量</translation>
    </message>
    <message>
        <source>of blocks of %1</source>
        <translation>按块（%1）</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>模型本身</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>module, operand, operator</comment>
        <translation>%1：%3 的%2</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>全精度</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>操作数</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalsDialog</name>
    <message>
        <source>Proposed formats</source>
        <translation>建议的格式</translation>
    </message>
    <message>
        <source>The cheapest format or scale for each tensor, as its histogram tells it. A run with the recipe shows what it does.</source>
        <translation>根据直方图，每个张量代价最低的格式或缩放因子。实际效果请用该配方运行查看。</translation>
    </message>
    <message>
        <source>&amp;Bound</source>
        <translation>界限(&amp;B)</translation>
    </message>
    <message>
        <source>Elements lost, at most</source>
        <translation>元素丢失不超过</translation>
    </message>
    <message>
        <source>SQNR, at least</source>
        <translation>SQNR 不低于</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>&amp;Add to recipe</source>
        <translation>加入配方(&amp;A)</translation>
    </message>
    <message>
        <source>The chosen rows as rules of the recipe</source>
        <translation>将所选行作为规则加入配方</translation>
    </message>
    <message>
        <source>&amp;Recipe of all</source>
        <translation>全部生成配方(&amp;R)</translation>
    </message>
    <message>
        <source>A recipe for every product of the model, to look at, save and run</source>
        <translation>涵盖模型所有乘积的配方，可查看、保存和运行</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>建议</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> dB</source>
        <translation> dB</translation>
    </message>
    <message>
        <source>Tensors and gradients: %1; bits of an element on average: %2</source>
        <translation>张量和梯度：%1；每个元素平均位数：%2</translation>
    </message>
    <message>
        <source>Scales of blocks are not proposed for tensors whose block maxima the run does not have; run the model again to record them.</source>
        <translation>对于运行中没有块最大值的张量，不建议块缩放因子；重新运行模型即可记录。</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 未写入：%2。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Export the proposals</source>
        <translation>导出建议</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>表格 (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RampLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>颜色：%1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RangeLoss</name>
    <message>
        <source>%1 subnormal</source>
        <comment>a part of the elements</comment>
        <translation>%1 次正规</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a part of the elements</comment>
        <translation>%1 丢失</translation>
    </message>
    <message>
        <source>%1 zero</source>
        <comment>a part of the elements</comment>
        <translation>%1 为零</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <comment>a part of all elements</comment>
        <translation>%1（占非零元素的 %2）</translation>
    </message>
    <message>
        <source>%1 are beyond the largest number</source>
        <translation>%1 超过最大值</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1 变为零</translation>
    </message>
    <message>
        <source>%1 keep fewer bits (subnormal)</source>
        <translation>%1 保留的位数减少（次正规）</translation>
    </message>
    <message>
        <source>%1 more keep fewer bits (subnormal)</source>
        <translation>另有 %1 保留的位数减少（次正规）</translation>
    </message>
    <message>
        <source>multiplied by %1: %2, which is within the limits</source>
        <comment>power of two, losses</comment>
        <translation>乘以 %1：%2，在阈值内</translation>
    </message>
    <message>
        <source>multiplied by %1: %2</source>
        <comment>power of two, losses</comment>
        <translation>乘以 %1：%2</translation>
    </message>
    <message>
        <source>as it is: %1; %2</source>
        <comment>losses, what a power of two leaves of them</comment>
        <translation>原样：%1；%2</translation>
    </message>
    <message>
        <source>no scale holds it: it spans %1 binades</source>
        <translation>没有可容纳它的缩放因子：它跨越 %1 个 binade</translation>
    </message>
    <message>
        <source>an operand of a convolution, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>是卷积的操作数，常用的 FP8 配方让它保持更高精度；对所有乘积的模拟会舍入它</translation>
    </message>
    <message>
        <source>of a convolution&apos;s result, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>是卷积结果的梯度，常用的 FP8 配方让它保持更高精度；对所有乘积的模拟会舍入它</translation>
    </message>
    <message>
        <source>an operand of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>是无权重乘积的操作数，常用的 FP8 配方让它保持更高精度；对所有乘积的模拟会舍入它</translation>
    </message>
    <message>
        <source>of the result of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>是无权重乘积结果的梯度，常用的 FP8 配方让它保持更高精度；对所有乘积的模拟会舍入它</translation>
    </message>
    <message>
        <source>not an input of a matrix product, so usual FP8 recipes keep it in higher precision</source>
        <translation>不是矩阵乘积的输入，因此常用的 FP8 配方让它保持更高精度</translation>
    </message>
    <message>
        <source>not of a matrix product&apos;s result, so usual FP8 recipes keep it in higher precision</source>
        <translation>不是矩阵乘积结果的梯度，因此常用的 FP8 配方让它保持更高精度</translation>
    </message>
    <message>
        <source>an input of %1; FP8 can&apos;t be simulated inside that</source>
        <translation>%1 的输入；其内部无法模拟 FP8</translation>
    </message>
    <message>
        <source>of the result of %1; FP8 can&apos;t be simulated inside that</source>
        <comment>a gradient</comment>
        <translation>%1 结果的梯度；其内部无法模拟 FP8</translation>
    </message>
    <message>
        <source>nothing leaves the normal range</source>
        <translation>均在正规数范围内</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeEditor</name>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Of the rules that fit an operand the last one holds. What a rule leaves empty is the default&apos;s.</source>
        <translation>匹配同一操作数的规则中，以最后一条为准。规则中留空的项取默认值。</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>添加规则(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The recipe can&apos;t be written to %1: %2.</source>
        <translation>配方无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>配方 (*.json)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>保存配方</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>打开配方</translation>
    </message>
    <message>
        <source>The recipe needs a name.</source>
        <translation>配方需要名称。</translation>
    </message>
    <message>
        <source>%1-edited</source>
        <comment>a recipe&apos;s name</comment>
        <translation>%1-已编辑</translation>
    </message>
    <message>
        <source>There is a recipe %1 with other rules; give this one another name.</source>
        <translation>已有规则不同的配方 %1；请另起名称。</translation>
    </message>
    <message>
        <source>S&amp;imulate</source>
        <translation>模拟(&amp;I)</translation>
    </message>
    <message>
        <source>Run the model with this recipe (%1)</source>
        <translation>用此配方运行模型 (%1)</translation>
    </message>
    <message>
        <source>Close without keeping the changes to the recipe?</source>
        <translation>关闭而不保留对配方的更改？</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>as the default</source>
        <translation>与默认相同</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeModel</name>
    <message>
        <source>full precision</source>
        <translation>全精度</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>操作数</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放方式</translation>
    </message>
    <message>
        <source>Scale rule</source>
        <translation>缩放因子规则</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>操作数个数</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>模型本身</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>级数</translation>
    </message>
    <message>
        <source>Of NVFP4&apos;s scales: 2 with one of the whole tensor above those of blocks, 1 without it</source>
        <translation>NVFP4 缩放因子的级数：2 为在块缩放因子之上另有整个张量的缩放因子，1 则没有</translation>
    </message>
    <message>
        <source>Elements are divided by it before they are rounded, and multiplied by it after</source>
        <translation>元素在舍入前除以它，舍入后乘以它</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operand; choose input, weight or gradient.</source>
        <translation>&quot;%1&quot; 不是操作数；请选择 input、weight 或 gradient。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of levels; choose 2 or 1.</source>
        <translation>&quot;%1&quot; 不是级数；请选择 2 或 1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scale; write a power of two, such as 2^-5 or 0.125.</source>
        <translation>&quot;%1&quot; 不是缩放因子；请写 2 的幂，例如 2^-5 或 0.125。</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>除以</translation>
    </message>
    <message>
        <source>%1 (× %2)</source>
        <comment>what a tensor is divided by, and multiplied by</comment>
        <translation>%1（× %2）</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ResultText</name>
    <message>
        <source>output %1 of %2</source>
        <comment>of an operator</comment>
        <translation>输出 %1（共 %2 个）</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowCanvas</name>
    <message>
        <source>Scale plot and waterfall</source>
        <translation>尺度图和瀑布图</translation>
    </message>
    <message>
        <source>Select the row above, the row below</source>
        <translation>选择上一行、下一行</translation>
    </message>
    <message>
        <source>Select the first row, the last row</source>
        <translation>选择第一行、最后一行</translation>
    </message>
    <message>
        <source>Scroll the rows</source>
        <translation>滚动行</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>移动坐标轴</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>缩放坐标轴</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Scroll the rows; with Shift move the axis</source>
        <translation>滚动行；按住 Shift 移动坐标轴</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+滚轮</translation>
    </message>
    <message>
        <source>Zoom the axis; over the names the rows</source>
        <translation>缩放坐标轴；在名称上则缩放行</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowSign</name>
    <message>
        <source>What made the run fail</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>导致运行失败的原因</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>说明</translation>
    </message>
    <message>
        <source>Error that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>源自其上方那一行的错误</translation>
    </message>
    <message>
        <source>Warning that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>源自其上方那一行的警告</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error only if stored in its format; recipes leave it in higher precision</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>仅在以其格式存储时才是错误；配方让它保持更高精度</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunOptions</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a field of the form</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>同导出时</translation>
    </message>
    <message>
        <source>An exported model stays in the mode that it was exported in</source>
        <translation>导出的模型保持导出时的模式</translation>
    </message>
    <message>
        <source>as saved (%1)</source>
        <translation>同保存时（%1）</translation>
    </message>
    <message>
        <source>&quot;Inputs &gt; %1&quot;</source>
        <comment>a field of the form</comment>
        <translation>“输入 &gt; %1”</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunReport</name>
    <message>
        <source>Left out here: %1 more; the window lists all.</source>
        <translation>此处省略：另有 %1 个；窗口中列出全部。</translation>
    </message>
    <message>
        <source>There are none.</source>
        <comment>problems</comment>
        <translation>无。</translation>
    </message>
    <message>
        <source>The run</source>
        <comment>at the beginning of a sentence</comment>
        <translation>此运行</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --plot draws all.</source>
        <translation>以下为 %2 个张量中的 %1 个：问题始于其中的，以及丢失最多的；scalescope export --plot 会绘制全部。</translation>
    </message>
    <message>
        <source>The graph is left out: %1</source>
        <translation>计算图已省略：%1</translation>
    </message>
    <message>
        <source>The graph</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>What the transforms did</source>
        <translation>变换的操作</translation>
    </message>
    <message>
        <source>What was rounded, the noisiest first</source>
        <translation>被舍入的内容，噪声最大的在前</translation>
    </message>
    <message>
        <source>How the run was made</source>
        <translation>运行的方式</translation>
    </message>
    <message>
        <source>Problems by cause</source>
        <translation>按原因列出的问题</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>What modules returned</source>
        <translation>模块的返回值</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>lost in %1</source>
        <translation>在 %1 中丢失</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>全精度</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --table writes all.</source>
        <translation>以下为 %2 个张量中的 %1 个：问题始于其中的，以及丢失最多的；scalescope export --table 会写出全部。</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --modules writes all.</source>
        <translation>以下为 %2 个中的前 %1 个；scalescope export --modules 会写出全部。</translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>warnings: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Remarks: %1 (%2).</source>
        <translation>备注：%1（%2）。</translation>
    </message>
    <message>
        <source>Other causes: %1 (%2).</source>
        <translation>其他原因：%1（%2）。</translation>
    </message>
    <message>
        <source>Inputs: %1.</source>
        <translation>输入：%1。</translation>
    </message>
    <message>
        <source>Nodes: %1; tensors with statistics: %2, gradients: %3.</source>
        <translation>节点：%1；有统计量的张量：%2，梯度：%3。</translation>
    </message>
    <message>
        <source>tensor that loses most</source>
        <translation>丢失最多的张量</translation>
    </message>
    <message>
        <source>gradient that loses most</source>
        <translation>丢失最多的梯度</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>held against %1 forward and %2 backward</source>
        <translation>衡量标准：前向 %1，反向 %2</translation>
    </message>
    <message>
        <source>Nothing goes wrong in %1 forward or in %2 backward.</source>
        <translation>在前向 %1、反向 %2 中均无问题。</translation>
    </message>
    <message>
        <source>Problems that follow from it: %1.</source>
        <translation>由此引发的问题：%1。</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>place in the code</source>
        <translation>代码位置</translation>
    </message>
    <message>
        <source>what it did</source>
        <translation>具体内容</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --transforms writes all.</source>
        <translation>以下为 %2 个中的前 %1 个；scalescope export --transforms 会写出全部。</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>rounded as</source>
        <translation>舍入角色</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>饱和</translation>
    </message>
    <message>
        <source>became zero</source>
        <translation>变为零</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>次正规</translation>
    </message>
    <message>
        <source>These are the %1 of %2 with the most noise; scalescope export --quantization writes all.</source>
        <translation>以下为 %2 个中噪声最大的 %1 个；scalescope export --quantisation 会写出全部。</translation>
    </message>
    <message>
        <source>No power of two brings it within the limits: it spans %1 binades.</source>
        <translation>没有 2 的幂能使其在阈值内：它跨越 %1 个 binade。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would be within the limits: %2.</source>
        <translation>乘以 %1 后，张量将在阈值内：%2。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would be within the limits: %2.</source>
        <translation>乘以 %1 后，梯度将在阈值内：%2。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would lose less: %2.</source>
        <translation>乘以 %1 后，张量的丢失将减少：%2。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would lose less: %2.</source>
        <translation>乘以 %1 后，梯度的丢失将减少：%2。</translation>
    </message>
    <message>
        <source>The first error is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>首个错误是 %1 – %2。</translation>
    </message>
    <message>
        <source>The first warning is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>首个警告是 %1 – %2。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunSetup</name>
    <message>
        <source>Inputs of %1</source>
        <translation>%1 的输入</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Inputs of</source>
        <translation>以下方法的输入</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>加载(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep these inputs for the next run</source>
        <translation>保留这些输入用于下次运行</translation>
    </message>
    <message>
        <source>▶ &amp;Run</source>
        <translation>▶ 运行(&amp;R)</translation>
    </message>
    <message>
        <source>This method takes no inputs.</source>
        <translation>此方法不接受输入。</translation>
    </message>
    <message>
        <source>This model has no method that can be run.</source>
        <translation>此模型没有可运行的方法。</translation>
    </message>
    <message>
        <source>Load inputs</source>
        <translation>加载输入</translation>
    </message>
    <message>
        <source>Inputs (*.json)</source>
        <translation>输入 (*.json)</translation>
    </message>
    <message>
        <source>Save inputs</source>
        <translation>保存输入</translation>
    </message>
    <message>
        <source>The inputs were not saved as %1: %2.</source>
        <translation>输入未能保存为 %1：%2。</translation>
    </message>
    <message>
        <source>These inputs are a guess: the method was tried with them, but does not run with them (%1).</source>
        <translation>这些输入是猜测值：已用其试运行该方法，但无法运行（%1）。</translation>
    </message>
    <message>
        <source>Inputs are being tried until the method runs with them; what is suggested here may still become better.</source>
        <translation>正在尝试输入，直到方法可以运行；此处的建议值可能还会改进。</translation>
    </message>
    <message>
        <source>Exported with %1.</source>
        <translation>导出时为 %1。</translation>
    </message>
    <message>
        <source>Exported with %1; sizes may be [%2].</source>
        <translation>导出时为 %1；大小可为 [%2]。</translation>
    </message>
    <message>
        <source>The method was tried with these inputs, and ran.</source>
        <translation>已用这些输入试运行该方法，可以运行。</translation>
    </message>
    <message>
        <source>&amp;Keep inputs</source>
        <translation>保留输入(&amp;K)</translation>
    </message>
    <message>
        <source>Run the model with these inputs: forward, then backward as chosen above (F5)</source>
        <translation>用这些输入运行模型：先前向，再按上面的选择反向（F5）</translation>
    </message>
    <message>
        <source>the exported example</source>
        <translation>导出时的示例</translation>
    </message>
    <message>
        <source>The model ran with these inputs.</source>
        <translation>模型已使用这些输入运行过。</translation>
    </message>
    <message>
        <source>These inputs are a suggestion: the method ran with them, but their values mean nothing.</source>
        <translation>这些输入是建议值：方法可以用其运行，但数值本身没有意义。</translation>
    </message>
    <message>
        <source>The model was not tried with these inputs yet, only with those suggested: Run tries them.</source>
        <translation>尚未用这些输入试过模型，只试过建议的输入：运行即可尝试。</translation>
    </message>
    <message>
        <source>The model runs in its own precision, which is enough to find what leaves the range of the window&apos;s formats; Simulate shows what rounding to them costs.</source>
        <translation>模型以自身精度运行，这足以找出超出窗口中格式范围的内容；“模拟”显示舍入到这些格式的代价。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ScalePlot</name>
    <message>
        <source>empty tensor</source>
        <translation>空张量</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 of %2 zero</source>
        <translation>%2 中 %1 个为零</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 个 NaN</translation>
    </message>
    <message>
        <source>%1 Inf</source>
        <translation>%1 个 Inf</translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png or .pdf.</source>
        <translation>图无法写入 &apos;%1&apos;：文件名请以 .svg、.png 或 .pdf 结尾。</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward and gradient</source>
        <translation>各张量：%1，前向和梯度</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward</source>
        <translation>各张量：%1，前向</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest</source>
        <translation> · 条形：从最小非零到最大</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>尺度图</translation>
    </message>
    <message>
        <source>One row per tensor; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>每个张量一行；上下键选择，左右键移动坐标轴，加减键缩放坐标轴。</translation>
    </message>
    <message>
        <source>Rows of the scale plot</source>
        <translation>尺度图的行</translation>
    </message>
    <message>
        <source>Filter rows by module or name</source>
        <translation>按模块或名称筛选行</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>坐标轴上的统计量</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>What the scale plot shows</source>
        <translation>尺度图显示的内容</translation>
    </message>
    <message>
        <source>Bars from smallest to largest</source>
        <translation>从最小到最大的条形</translation>
    </message>
    <message>
        <source>Arrows along the data flow</source>
        <translation>沿数据流的箭头</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Tensors that are all zero</source>
        <translation>全为零的张量</translation>
    </message>
    <message>
        <source>Keep this range of the axis</source>
        <translation>保持坐标轴的此范围</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Show all rows and the whole axis</source>
        <translation>显示所有行和整个坐标轴</translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>图无法写入 &apos;%1&apos;（%2）；请选择可写的文件夹。</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward and gradient</source>
        <translation>各张量相对于不带格式的运行的误差，前向和梯度</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward</source>
        <translation>各张量相对于不带格式的运行的误差，前向</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>model, part, parts</comment>
        <translation>%1（%2 / %3）</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest, arrows: beyond the axis</source>
        <translation> · 条形：从最小非零到最大，箭头：超出坐标轴</translation>
    </message>
    <message>
        <source>%1 max</source>
        <translation>%1 最大</translation>
    </message>
    <message>
        <source>%1 min normal</source>
        <translation>%1 最小正规</translation>
    </message>
    <message>
        <source>%1 min subnormal</source>
        <translation>%1 最小次正规</translation>
    </message>
    <message>
        <source>%1 normal</source>
        <comment>what a format holds so</comment>
        <translation>%1 正规</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>次正规</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>error of every gradient against the run without formats</source>
        <translation>各梯度相对于不带格式的运行的误差</translation>
    </message>
    <message>
        <source>%1 of every gradient</source>
        <translation>各梯度：%1</translation>
    </message>
    <message>
        <source>local: of the rounding itself</source>
        <translation>局部：舍入本身</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture &apos;%1&apos;; make it smaller, or close other programs.</source>
        <translation>内存不足，无法生成图片“%1”；请缩小图片或关闭其他程序。</translation>
    </message>
    <message>
        <source>%1 in dB</source>
        <comment>a field</comment>
        <translation>%1（dB）</translation>
    </message>
    <message>
        <source>%1 in bits</source>
        <comment>a field</comment>
        <translation>%1（位）</translation>
    </message>
    <message>
        <source>%1 in %</source>
        <comment>a field</comment>
        <translation>%1（%）</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SheetView</name>
    <message>
        <source>shows %1 of %2</source>
        <translation>显示 %1 / %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SignsButton</name>
    <message>
        <source>What the signs of the rows mean, and where the first of each is</source>
        <translation>各行符号的含义，以及每种符号首次出现之处</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sign&apos;s meaning, rows</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Legend</source>
        <comment>of the signs before problems</comment>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecEditor</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation>向 %1 添加一项</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Key of the entry</source>
        <translation>条目的键</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecFields</name>
    <message>
        <source>How %1 is made</source>
        <translation>%1 的生成方式</translation>
    </message>
    <message>
        <source>Lower bound, or the value of a constant</source>
        <translation>下限，或常量的值</translation>
    </message>
    <message>
        <source>Upper bound; of random integers the first that is not drawn</source>
        <translation>上限；对随机整数为不会取到的第一个数</translation>
    </message>
    <message>
        <source>Sizes, separated by commas; nothing for one number</source>
        <translation>大小，以逗号分隔；留空表示单个数</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>为 %1 选择文件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>argument and field</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>dtype of %1</source>
        <translation>%1 的 dtype</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz *.pt)</source>
        <translation>数组 (*.npy *.npz *.pt)</translation>
    </message>
    <message>
        <source>dtype of the value</source>
        <translation>值的 dtype</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <comment>dtype</comment>
        <translation>%1（常用）</translation>
    </message>
    <message>
        <source>below</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>e.g. 4, 32</source>
        <translation>例如 4, 32</translation>
    </message>
    <message>
        <source>values</source>
        <comment>the numbers of a tensor</comment>
        <translation>数值列表</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryDocument</name>
    <message>
        <source>a: %1</source>
        <comment>the first run of a comparison</comment>
        <translation>a：%1</translation>
    </message>
    <message>
        <source>b: %1</source>
        <comment>the second run of a comparison</comment>
        <translation>b：%1</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheorySection</name>
    <message>
        <source>%1: %2</source>
        <comment>direction and reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 rounded to %2</source>
        <translation>%1 舍入为 %2</translation>
    </message>
    <message>
        <source>%1, SQNR %2 dB</source>
        <translation>%1，SQNR %2 dB</translation>
    </message>
    <message>
        <source>Theory of unit scaling</source>
        <translation>单位缩放理论</translation>
    </message>
    <message>
        <source>What transforms did</source>
        <translation>变换的操作</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, quantity</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryView</name>
    <message>
        <source>Only where it arises</source>
        <translation>仅源头</translation>
    </message>
    <message>
        <source>Hides what deviates because an operand, or the gradient of a reader, does already</source>
        <translation>隐藏因操作数或读取方的梯度已有偏差而产生的偏差</translation>
    </message>
    <message>
        <source>Deviations from theory</source>
        <translation>与理论的偏差</translation>
    </message>
    <message>
        <source>Nothing deviates from unit scaling&apos;s theory by more than a factor of two.</source>
        <translation>与单位缩放理论的偏差均不超过两倍。</translation>
    </message>
    <message>
        <source>What deviates from unit scaling&apos;s theory is listed here after a run.</source>
        <translation>运行后，此处列出与单位缩放理论的偏差。</translation>
    </message>
    <message>
        <source>Unit scaling&apos;s theory predicts none of this run&apos;s scales.</source>
        <translation>单位缩放的理论没有预测此次运行的任何尺度。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TransformNames</name>
    <message>
        <source>Unit scaling</source>
        <translation>单位缩放</translation>
    </message>
    <message>
        <source>%1 (extended)</source>
        <comment>a transform that takes more operators</comment>
        <translation>%1（扩展）</translation>
    </message>
    <message>
        <source>FP8, current scaling</source>
        <translation>FP8，当前缩放</translation>
    </message>
    <message>
        <source>FP8, scales of blocks</source>
        <translation>FP8，块缩放因子</translation>
    </message>
    <message>
        <source>%1, all products</source>
        <comment>number formats that are simulated</comment>
        <translation>%1，所有乘积</translation>
    </message>
    <message>
        <source>backward from %1</source>
        <comment>ones, mse, cross_entropy</comment>
        <translation>反向从 %1 开始</translation>
    </message>
    <message>
        <source>backward from a random gradient</source>
        <translation>反向从随机梯度开始</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Waterfall</name>
    <message>
        <source>Waterfall of a path</source>
        <translation>路径瀑布图</translation>
    </message>
    <message>
        <source>Rows of the waterfall</source>
        <translation>瀑布图的行</translation>
    </message>
    <message>
        <source>One row per step; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>每步一行；上下键选择，左右键移动坐标轴，加减键缩放坐标轴。</translation>
    </message>
    <message>
        <source>along the longest path</source>
        <translation>沿最长路径</translation>
    </message>
    <message>
        <source>along the largest scale</source>
        <translation>沿最大尺度</translation>
    </message>
    <message>
        <source>Run a model to see how the scale changes from operator to operator.</source>
        <translation>运行模型后，可查看尺度在算子之间的变化。</translation>
    </message>
    <message>
        <source>No tensor is left to show: prune less.</source>
        <translation>没有可显示的张量：请减少隐藏。</translation>
    </message>
    <message>
        <source>No data flows between %1 and %2. Choose two tensors of which one is computed from the other.</source>
        <translation>%1 与 %2 之间没有数据流。请选择其中一个由另一个计算得出的两个张量。</translation>
    </message>
    <message>
        <source>No tensor of this path has a gradient. Choose forward, or another path.</source>
        <translation>此路径上没有张量有梯度。请选择前向，或其他路径。</translation>
    </message>
    <message>
        <source>No tensor of this path has a scale. Choose another path.</source>
        <translation>此路径上没有张量有尺度。请选择其他路径。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a path</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>keeps the scale</source>
        <translation>保持尺度</translation>
    </message>
    <message>
        <source>%1 binades: %2 times as large</source>
        <translation>%1 binade：放大为 %2 倍</translation>
    </message>
    <message>
        <source>%1 binades: smaller by a factor of %2</source>
        <translation>%1 binade：缩小为 1/%2</translation>
    </message>
    <message>
        <source>joined by %1, %2</source>
        <translation>汇入 %1，%2</translation>
    </message>
    <message>
        <source>log2(out/in)</source>
        <translation>log2(out/in)</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>增大</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>减小</translation>
    </message>
    <message>
        <source>other operand</source>
        <translation>其他操作数</translation>
    </message>
    <message>
        <source>gradient of another use</source>
        <translation>其他使用处的梯度</translation>
    </message>
    <message>
        <source>%1 → %2 → %3</source>
        <comment>a path</comment>
        <translation>%1 → %2 → %3</translation>
    </message>
    <message>
        <source>%1 binades in one step</source>
        <translation>一步 %1 binade</translation>
    </message>
    <message>
        <source>%1 binades in %2 steps</source>
        <translation>%2 步 %1 binade</translation>
    </message>
    <message>
        <source>backward of %1</source>
        <comment>an operator</comment>
        <translation>%1 的反向</translation>
    </message>
    <message>
        <source>backward of %1, %2</source>
        <comment>an operator, where it is</comment>
        <translation>%1 的反向，%2</translation>
    </message>
    <message>
        <source>shown for %1, because %2 overflows</source>
        <comment>statistic, tensor</comment>
        <translation>以 %1 显示，因为 %2 上溢</translation>
    </message>
    <message>
        <source>%1 is a parameter: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1 是参数：并非由算子生成。其去向见“其影响”。</translation>
    </message>
    <message>
        <source>%1 is stored in the model: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1 存储在模型中：并非由算子生成。其去向见“其影响”。</translation>
    </message>
    <message>
        <source>ends at the gradient of %1</source>
        <translation>止于 %1 的梯度</translation>
    </message>
    <message>
        <source>%1 in a row, %2 steps</source>
        <comment>how many layers</comment>
        <translation>连续 %1 个，%2 步</translation>
    </message>
    <message>
        <source>within: from %1 to %2</source>
        <comment>levels of layers</comment>
        <translation>内部：从 %1 到 %2</translation>
    </message>
    <message>
        <source>within layers</source>
        <translation>层内</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WaterfallStrip</name>
    <message>
        <source>Pinned by its ends: stays when another tensor is selected</source>
        <translation>由两端固定：选择其他张量时保持不变</translation>
    </message>
    <message>
        <source>Another path: Ctrl+click a second card of the graph, or choose an end of the path in the menu of a card or a row.</source>
        <translation>其他路径：Ctrl+单击计算图中的第二张卡片，或在卡片或行的菜单中选择路径的一端。</translation>
    </message>
    <message>
        <source>What made this</source>
        <translation>其由来</translation>
    </message>
    <message>
        <source>What it affects</source>
        <translation>其影响</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>整个运行</translation>
    </message>
    <message>
        <source>Show the path from the input to the loss</source>
        <translation>显示从输入到损失的路径</translation>
    </message>
    <message>
        <source>Direction of the waterfall</source>
        <translation>瀑布图的方向</translation>
    </message>
    <message>
        <source>Which of several paths is shown</source>
        <translation>多条路径中显示哪一条</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>largest scale</source>
        <translation>最大尺度</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>坐标轴上的统计量</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>binades in steps, statistic</comment>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>Select a tensor first</source>
        <translation>请先选择一个张量</translation>
    </message>
    <message>
        <source>Show the path to the selected tensor: from the input, of a gradient from the loss</source>
        <translation>显示到选中张量的路径：从输入开始，梯度则从损失开始</translation>
    </message>
    <message>
        <source>Show the path from the selected tensor: to the loss, of a gradient to the input</source>
        <translation>显示从选中张量开始的路径：到损失，梯度则到输入</translation>
    </message>
    <message>
        <source>By way of %1, which is not on the whole run&apos;s path</source>
        <translation>经由 %1，它不在整个运行的路径上</translation>
    </message>
    <message>
        <source>What made %1, follows the selection in other views</source>
        <translation>%1 的由来，随其他视图中的选择变化</translation>
    </message>
    <message>
        <source>What made the gradient of %1, follows the selection in other views</source>
        <translation>%1 的梯度的由来，随其他视图中的选择变化</translation>
    </message>
    <message>
        <source>What %1 affects, follows the selection in other views</source>
        <translation>%1 的影响，随其他视图中的选择变化</translation>
    </message>
    <message>
        <source>What the gradient of %1 affects, follows the selection in other views</source>
        <translation>%1 的梯度的影响，随其他视图中的选择变化</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>Show each layer by itself; else those that come again are one step</source>
        <translation>逐层显示；否则重复的层合为一步</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WeightText</name>
    <message>
        <source>reads %1</source>
        <comment>an operator, a weight</comment>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>reads %1, a constant without a name</source>
        <comment>an operator, a constant</comment>
        <translation>读取 %1，一个未命名的常量</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WhatIfRow</name>
    <message>
        <source>forward × 2^</source>
        <translation>前向 × 2^</translation>
    </message>
    <message>
        <source>gradient × 2^</source>
        <translation>梯度 × 2^</translation>
    </message>
    <message>
        <source>Power of two that the tensor is multiplied by</source>
        <translation>张量所乘的 2 的幂</translation>
    </message>
    <message>
        <source>Power of two that the gradient is multiplied by</source>
        <translation>梯度所乘的 2 的幂</translation>
    </message>
    <message>
        <source>What if the tensor were multiplied by a power of two</source>
        <translation>假如张量乘以 2 的幂</translation>
    </message>
    <message>
        <source>What if the gradient were multiplied by a power of two</source>
        <translation>假如梯度乘以 2 的幂</translation>
    </message>
    <message>
        <source>Recommended in %1; a click sets the slider to it</source>
        <translation>在 %1 中推荐；单击可将滑块设为此值</translation>
    </message>
    <message>
        <source>Adds a rule with this scale in %1 to the recipe, and shows the recipe</source>
        <translation>将 %1 中带此缩放因子的规则加入配方，并显示配方</translation>
    </message>
    <message>
        <source>Add × %1 to recipe</source>
        <comment>a power of two</comment>
        <translation>将 × %1 加入配方</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Window</name>
    <message>
        <source>the panel &quot;Nodes&quot;</source>
        <translation>“节点”面板</translation>
    </message>
    <message>
        <source>&quot;Run&quot;</source>
        <translation>“运行”</translation>
    </message>
    <message>
        <source>&quot;☰ &gt; %1 &gt; %2&quot;</source>
        <comment>a menu, an entry of it</comment>
        <translation>“☰ &gt; %1 &gt; %2”</translation>
    </message>
</context>
</TS>
