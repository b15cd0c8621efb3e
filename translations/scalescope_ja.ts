<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;example model</source>
        <translation>サンプルモデルを開く(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save run as…</source>
        <translation>ランに名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Node table as &amp;CSV…</source>
        <translation>ノード表をCSVで(&amp;C)…</translation>
    </message>
    <message>
        <source>Node table as &amp;JSON…</source>
        <translation>ノード表をJSONで(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Modules as CSV…</source>
        <translation>モジュールをCSVで(&amp;M)…</translation>
    </message>
    <message>
        <source>C&amp;ode with scales…</source>
        <translation>スケール付きコード(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;picture of the view</source>
        <translation>ビューの画像をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back in the selection&apos;s history</source>
        <translation>選択履歴を戻る(&amp;B)</translation>
    </message>
    <message>
        <source>For&amp;ward in the selection&apos;s history</source>
        <translation>選択履歴を進む(&amp;W)</translation>
    </message>
    <message>
        <source>Command pa&amp;lette…</source>
        <translation>コマンドパレット(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Inputs…</source>
        <translation>入力(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>グラフ(&amp;G)</translation>
    </message>
    <message>
        <source>Scale &amp;plot</source>
        <translation>スケールプロット(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Modules</source>
        <translation>モジュール(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>コード(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fit to the view</source>
        <translation>全体表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Centre the &amp;selected node</source>
        <translation>選択ノードを中央に表示(&amp;S)</translation>
    </message>
    <message>
        <source>Open the selected mod&amp;ule</source>
        <translation>選択モジュールを展開(&amp;U)</translation>
    </message>
    <message>
        <source>Fold the selected node&apos;s modu&amp;le</source>
        <translation>選択ノードのモジュールを折りたたむ(&amp;L)</translation>
    </message>
    <message>
        <source>Open &amp;all modules</source>
        <translation>全モジュールを展開(&amp;A)</translation>
    </message>
    <message>
        <source>Fold all mo&amp;dules</source>
        <translation>全モジュールを折りたたむ(&amp;D)</translation>
    </message>
    <message>
        <source>Put every panel back in its place</source>
        <translation>パネルの配置をリセット</translation>
    </message>
    <message>
        <source>Colours of the &amp;desktop</source>
        <translation>デスクトップの配色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>ライト配色(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>ダーク配色(&amp;K)</translation>
    </message>
    <message>
        <source>Hide what keeps its input&apos;s &amp;scale</source>
        <translation>入力とスケールが同じものを隠す(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tolerance of the same scale…</source>
        <translation>同一スケールの許容差(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Hide the selected node</source>
        <translation>選択ノードを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide every node with the selected one&apos;s &amp;operator</source>
        <translation>選択ノードと同じ演算子のノードをすべて隠す(&amp;O)</translation>
    </message>
    <message>
        <source>Show what was hidden &amp;by hand</source>
        <translation>手動で隠したものを表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Reset the pruning</source>
        <translation>絞り込みをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>ショートカット(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About Scalescope</source>
        <translation>Scalescopeについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close the run</source>
        <translation>ランを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Show the &amp;next open run</source>
        <translation>次の開いているランを表示(&amp;N)</translation>
    </message>
    <message>
        <source>Show the &amp;previous open run</source>
        <translation>前の開いているランを表示(&amp;P)</translation>
    </message>
    <message>
        <source>Comparison as CS&amp;V…</source>
        <translation>比較をCSVで(&amp;V)…</translation>
    </message>
    <message>
        <source>Comparison as JSO&amp;N…</source>
        <translation>比較をJSONで(&amp;N)…</translation>
    </message>
    <message>
        <source>Comparison as p&amp;icture…</source>
        <translation>比較を画像で(&amp;I)…</translation>
    </message>
    <message>
        <source>Comparison as &amp;report…</source>
        <translation>比較をレポートで(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Unit scaling</source>
        <translation>Unit scaling(&amp;U)</translation>
    </message>
    <message>
        <source>Simulate &amp;FP8</source>
        <translation>FP8をシミュレート(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Compare the last two open runs</source>
        <translation>最後に開いた2つのランを比較(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;wap the compared runs</source>
        <translation>比較するランを入れ替え(&amp;W)</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>比較(&amp;E)</translation>
    </message>
    <message>
        <source>Compare &amp;tensors</source>
        <translation>テンソルを比較(&amp;T)</translation>
    </message>
    <message>
        <source>Compare grap&amp;hs</source>
        <translation>グラフを比較(&amp;H)</translation>
    </message>
    <message>
        <source>Sort the comparison by forward change</source>
        <translation>比較を順伝播の変化で並べ替え</translation>
    </message>
    <message>
        <source>Sort the comparison by gradient change</source>
        <translation>比較を勾配の変化で並べ替え</translation>
    </message>
    <message>
        <source>Sort the comparison in order of execution</source>
        <translation>比較を実行順に並べ替え</translation>
    </message>
    <message>
        <source>Choose the &amp;model…</source>
        <translation>モデルを選択(&amp;M)…</translation>
    </message>
    <message>
        <source>Sort the comparison by the largest changes</source>
        <translation>比較を変化の大きい順に並べ替え</translation>
    </message>
    <message>
        <source>The model is being run.</source>
        <translation>モデルは実行中です。</translation>
    </message>
    <message>
        <source>Find the c&amp;auses of the error…</source>
        <translation>誤差の原因を検索(&amp;A)…</translation>
    </message>
    <message>
        <source>Unit scaling with e&amp;xtended rules</source>
        <translation>Unit scaling（拡張ルール）(&amp;X)</translation>
    </message>
    <message>
        <source>Sho&amp;w the gains along edges</source>
        <translation>エッジのゲインを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Theor&amp;y as table…</source>
        <translation>理論を表で(&amp;Y)…</translation>
    </message>
    <message>
        <source>Copy the selected node&apos;s n&amp;ame</source>
        <translation>選択ノードの名前をコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>次の問題(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>前の問題(&amp;V)</translation>
    </message>
    <message>
        <source>Select the pro&amp;ducer</source>
        <translation>生成元を選択(&amp;D)</translation>
    </message>
    <message>
        <source>Select the consum&amp;er</source>
        <translation>利用先を選択(&amp;E)</translation>
    </message>
    <message>
        <source>Heat map of the la&amp;yers</source>
        <translation>層のヒートマップ(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the selected &amp;node in the graph</source>
        <translation>選択ノードをグラフに表示(&amp;N)</translation>
    </message>
    <message>
        <source>Ga&amp;ins: forward</source>
        <translation>ゲイン: 順伝播(&amp;I)</translation>
    </message>
    <message>
        <source>Gains: g&amp;radient</source>
        <translation>ゲイン: 勾配(&amp;R)</translation>
    </message>
    <message>
        <source>Path through the &amp;whole run</source>
        <translation>ラン全体のパス(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>順伝播(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>勾配(&amp;G)</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>レポート(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Begin the path here</source>
        <translation>ここをパスの始点に(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;End the path here</source>
        <translation>ここをパスの終点に(&amp;E)</translation>
    </message>
    <message>
        <source>Path: what it a&amp;ffects</source>
        <translation>パス: 影響先(&amp;F)</translation>
    </message>
    <message>
        <source>Path: what &amp;made this</source>
        <translation>パス: 生成経路(&amp;M)</translation>
    </message>
    <message>
        <source>Pro&amp;blems as table…</source>
        <translation>問題を表で(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Hi&amp;stograms of the selected tensor…</source>
        <translation>選択テンソルのヒストグラム(&amp;S)…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Tr&amp;ansforms as table…</source>
        <translation>変換を表で(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quantization as table…</source>
        <translation>量子化を表で(&amp;Q)…</translation>
    </message>
    <message>
        <source>Proposa&amp;ls as table…</source>
        <translation>提案を表で(&amp;L)…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Recipe o&amp;f the proposals…</source>
        <translation>提案のレシピ(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <source>Scale &amp;plot of all tensors…</source>
        <translation>全テンソルのスケールプロット(&amp;P)…</translation>
    </message>
    <message>
        <source>Error of rounding over the &amp;depth…</source>
        <translation>深さに対する丸め誤差(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Heat map of the layers…</source>
        <translation>層のヒートマップ(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Graph with its problems…</source>
        <translation>グラフとその問題(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Waterfall: the path step by step…</source>
        <translation>ウォーターフォール: パスをステップごとに(&amp;W)…</translation>
    </message>
    <message>
        <source>Module &amp;tree</source>
        <translation>モジュールツリー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>インスペクター(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;roblems</source>
        <translation>問題(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Node table</source>
        <translation>ノード表(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Waterfall</source>
        <translation>ウォーターフォール(&amp;W)</translation>
    </message>
    <message>
        <source>Ca&amp;uses of error</source>
        <translation>誤差の原因(&amp;U)</translation>
    </message>
    <message>
        <source>Theor&amp;y: what deviates from it</source>
        <translation>理論からのずれ(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Hide the panels below</source>
        <translation>下のパネルを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the &amp;module tree</source>
        <translation>モジュールツリーを隠す(&amp;M)</translation>
    </message>
    <message>
        <source>Hide the in&amp;spector</source>
        <translation>インスペクターを隠す(&amp;S)</translation>
    </message>
    <message>
        <source>Hide what is &amp;not floating-point</source>
        <translation>浮動小数点以外を隠す(&amp;N)</translation>
    </message>
</context>
<context>
    <name>DotProcess</name>
    <message>
        <source>The graph can&apos;t be laid out because the program `%1` can&apos;t be started: install Graphviz (package graphviz).</source>
        <translation>プログラム`%1`を起動できないため、グラフをレイアウトできません。Graphviz（パッケージgraphviz）をインストールしてください。</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>強制終了</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>終了ステータス%1</translation>
    </message>
    <message>
        <source>The graph can&apos;t be laid out because Graphviz&apos;s dot ended early (%1): fold some modules and try again.</source>
        <translation>Graphvizのdotが途中で終了した（%1）ため、グラフをレイアウトできません。モジュールをいくつか折りたたんで、もう一度試してください。</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot would take too long on so many cards or such long edges.</source>
        <translation>単純な階層で描画しています。カードが多いか、エッジが長いため、Graphvizのdotでは時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot was not done after %1 seconds.</source>
        <translation>単純な階層で描画しています。Graphvizのdotが%1秒で終わりませんでした。</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>mean |x|</source>
        <translation>平均 |x|</translation>
    </message>
    <message>
        <source>Mean of the magnitudes.</source>
        <translation>絶対値の平均。</translation>
    </message>
    <message>
        <source>|mean x|</source>
        <translation>|平均 x|</translation>
    </message>
    <message>
        <source>Magnitude of the mean.</source>
        <translation>平均の絶対値。</translation>
    </message>
    <message>
        <source>std</source>
        <translation>std</translation>
    </message>
    <message>
        <source>Standard deviation, with divisor n − 1.</source>
        <translation>標準偏差（除数は n − 1）。</translation>
    </message>
    <message>
        <source>max |x|</source>
        <translation>最大 |x|</translation>
    </message>
    <message>
        <source>Largest magnitude (amax).</source>
        <translation>最大の絶対値（amax）。</translation>
    </message>
    <message>
        <source>min |x|</source>
        <translation>最小 |x|</translation>
    </message>
    <message>
        <source>Smallest magnitude, of zeros too.</source>
        <translation>最小の絶対値（ゼロも含む）。</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素数</translation>
    </message>
    <message>
        <source>Number of elements.</source>
        <translation>要素の数。</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>rms</translation>
    </message>
    <message>
        <source>Root of the mean square.</source>
        <translation>二乗平均平方根。</translation>
    </message>
    <message>
        <source>min |x| &gt; 0</source>
        <translation>最小 |x| &gt; 0</translation>
    </message>
    <message>
        <source>Smallest magnitude that is not zero.</source>
        <translation>ゼロを除く最小の絶対値。</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Elements that are zero.</source>
        <translation>ゼロの要素。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Elements that are NaN.</source>
        <translation>NaNの要素。</translation>
    </message>
    <message>
        <source>+Inf</source>
        <translation>+Inf</translation>
    </message>
    <message>
        <source>Elements that are +Inf.</source>
        <translation>+Infの要素。</translation>
    </message>
    <message>
        <source>-Inf</source>
        <translation>-Inf</translation>
    </message>
    <message>
        <source>Elements that are -Inf.</source>
        <translation>-Infの要素。</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Signal over noise of the tensor against the run without formats: what has accumulated up to here.</source>
        <translation>形式を使わないランに対するテンソルの信号対ノイズ比。ここまでに累積したものです。</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>コサイン</translation>
    </message>
    <message>
        <source>Cosine between the tensor and that of the run without formats.</source>
        <translation>テンソルと、形式を使わないランのテンソルとのコサイン。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Root of the noise&apos;s part of the tensor, against the run without formats.</source>
        <translation>形式を使わないランに対する、テンソルに占めるノイズの割合の平方根。</translation>
    </message>
    <message>
        <source>norm ratio</source>
        <translation>ノルム比</translation>
    </message>
    <message>
        <source>Norm of the tensor over that of the run without formats.</source>
        <translation>形式を使わないランのノルムに対する、テンソルのノルムの比。</translation>
    </message>
    <message>
        <source>local SQNR</source>
        <translation>局所SQNR</translation>
    </message>
    <message>
        <source>Signal over noise of the noisiest rounding here against what was rounded: what enters here.</source>
        <translation>ここで最もノイズの大きい丸めの、丸め前の値に対する信号対ノイズ比。ここで加わるものです。</translation>
    </message>
    <message>
        <source>underflow</source>
        <translation>underflow</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero in the format.</source>
        <translation>形式でゼロになる要素の割合。</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>overflow</translation>
    </message>
    <message>
        <source>Part of the elements beyond the format&apos;s largest number.</source>
        <translation>形式の最大値を超える要素の割合。</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>Part of the elements that is subnormal in the format.</source>
        <translation>形式で非正規化数になる要素の割合。</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>喪失</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero or is beyond the largest number.</source>
        <translation>ゼロになるか、最大値を超える要素の割合。</translation>
    </message>
    <message>
        <source>lost of non-zero</source>
        <translation>非ゼロの喪失</translation>
    </message>
    <message>
        <source>Part of the elements that are not zero which is lost.</source>
        <translation>ゼロでない要素のうち失われる割合。</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>The chosen statistic over that of the run it is compared with.</source>
        <translation>選んだ統計量と、比較対象のランの同じ統計量との比。</translation>
    </message>
    <message>
        <source>share of the error</source>
        <translation>誤差への寄与</translation>
    </message>
    <message>
        <source>Part of the error that the product&apos;s operands cause.</source>
        <translation>積のオペランドが引き起こす誤差の割合。</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>上側の余裕</translation>
    </message>
    <message>
        <source>Bits from the largest magnitude up to the format&apos;s largest number; below 0 it overflows.</source>
        <translation>最大の絶対値から形式の最大値までのビット数。0未満ではオーバーフローする。</translation>
    </message>
    <message>
        <source>footroom</source>
        <translation>下側の余裕</translation>
    </message>
    <message>
        <source>Bits from the format&apos;s smallest number up to the smallest magnitude that is not zero; below 0 it may become zero.</source>
        <translation>形式の最小値から、ゼロを除く最小の絶対値までのビット数。0未満ではゼロになることがある。</translation>
    </message>
</context>
<context>
    <name>FormatMenu</name>
    <message>
        <source>&amp;Forward</source>
        <translation>順伝播(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>勾配(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Other formats…</source>
        <translation>その他の形式(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Recipe…</source>
        <translation>レシピ(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Propose formats…</source>
        <translation>形式を提案(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Add the selected tensor&apos;s fix to the recipe…</source>
        <translation>選択テンソルの対処をレシピに追加(&amp;A)…</translation>
    </message>
    <message>
        <source>fixes</source>
        <comment>name of a recipe</comment>
        <translation>対処</translation>
    </message>
    <message>
        <source>Select a tensor first.</source>
        <translation>先にテンソルを選択してください。</translation>
    </message>
    <message>
        <source>Add the fixes of the selected la&amp;yers to the recipe…</source>
        <translation>選択した層の対処をレシピに追加(&amp;Y)…</translation>
    </message>
    <message>
        <source>Round &amp;all products, convolutions too</source>
        <translation>すべての積を丸める（畳み込みも）(&amp;A)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;Shows where the tensors of a model leave the range of a number format, forward and backward.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Runs that were given no name are in %2; the newest twenty are kept.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;モデルのテンソルが順伝播と逆伝播のどこで数値形式の範囲を外れるかを示します。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン3以降に基づくフリーソフトウェアです。&lt;/p&gt;&lt;p&gt;名前を付けていないランは%2にあり、新しい20件が保持されます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Scalescope</source>
        <translation>Scalescopeについて</translation>
    </message>
</context>
<context>
    <name>JobSummary</name>
    <message>
        <source>one number</source>
        <translation>数値1つ</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード%1</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>長さが%1バイトを超えています</translation>
    </message>
    <message>
        <source>it nests deeper than %1 levels</source>
        <translation>ネストが%1階層を超えています</translation>
    </message>
    <message>
        <source>it is malformed at byte %1</source>
        <translation>%1バイト目が不正です</translation>
    </message>
    <message>
        <source>it has a number that is too large</source>
        <translation>大きすぎる数値があります</translation>
    </message>
    <message>
        <source>The job is not a JSON document: %1.</source>
        <translation>ジョブがJSONドキュメントではありません: %1。</translation>
    </message>
    <message>
        <source>The engine wrote a line that is not an event: %1.</source>
        <translation>エンジンがイベントではない行を出力しました: %1。</translation>
    </message>
    <message>
        <source>The job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>The engine&apos;s event</source>
        <translation>エンジンのイベント</translation>
    </message>
    <message>
        <source>its member &quot;%1&quot;</source>
        <translation>メンバー&quot;%1&quot;</translation>
    </message>
    <message>
        <source>item %1 of its member &quot;%2&quot;</source>
        <translation>メンバー&quot;%2&quot;の項目%1</translation>
    </message>
    <message>
        <source>%1 is not valid: %2.</source>
        <translation>%1が正しくありません: %2。</translation>
    </message>
    <message>
        <source>%1 is not valid: %2</source>
        <translation>%1が正しくありません: %2</translation>
    </message>
    <message>
        <source>it must be a JSON object, but is %1</source>
        <translation>JSONオブジェクトでなければなりませんが、%1です</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>メンバー&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is unknown</source>
        <translation>メンバー&quot;%1&quot;は不明です</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must be %2, but is %3</source>
        <translation>メンバー&quot;%1&quot;は%2でなければなりませんが、%3です</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this engine&apos;s %3; use an engine of the same release</source>
        <translation>メンバー&quot;%1&quot;は%2で、このエンジンの%3より新しいものです。同じリリースのエンジンを使ってください</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this program&apos;s %3; use an engine of the same release</source>
        <translation>メンバー&quot;%1&quot;は%2で、このプログラムの%3より新しいものです。同じリリースのエンジンを使ってください</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must map names to names, but &quot;%2&quot; is mapped to %3</source>
        <translation>メンバー&quot;%1&quot;は名前を名前に対応付ける必要がありますが、&quot;%2&quot;は%3に対応付けられています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; or &quot;%2&quot;</source>
        <translation>&quot;%1&quot;または&quot;%2&quot;</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueまたはfalse</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1から%2までの数値</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>0より大きい秒数</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a list of strings</source>
        <translation>文字列のリスト</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>the path of a model</source>
        <translation>モデルのパス</translation>
    </message>
    <message>
        <source>%1 is expected, but %2</source>
        <translation>%1が必要ですが、%2</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>テキストが終わっています</translation>
    </message>
    <message>
        <source>there is &quot;%1&quot;</source>
        <translation>&quot;%1&quot;があります</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>何もありません</translation>
    </message>
    <message>
        <source>%1 is not one</source>
        <translation>%1は該当しません</translation>
    </message>
    <message>
        <source>%1 is none of these; a text needs quotes</source>
        <translation>%1はどれにも該当しません。テキストは引用符で囲んでください</translation>
    </message>
    <message>
        <source>a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a file (.npy, .npz:key, .pt), a number, true, false, null, &quot;text&quot;, [...] or {&quot;key&quot;: ...}</source>
        <translation>ジェネレーター（randn:[8,128]、uniform(0,1):、randint(0,10):、ones:、zeros:、full(0.5):、arange:）、ファイル（.npy、.npz:key、.pt）、数値、true、false、null、&quot;text&quot;、[...]または{&quot;key&quot;: ...}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>a dtype such as float32, bfloat16, int64 or bool</source>
        <translation>float32、bfloat16、int64、boolなどのdtype</translation>
    </message>
    <message>
        <source>a shape such as [8,128]</source>
        <translation>[8,128]のような形状</translation>
    </message>
    <message>
        <source>a shape such as :[8,128] after %1</source>
        <translation>%1の後に:[8,128]のような形状</translation>
    </message>
    <message>
        <source>a parenthesis such as %1 after %2</source>
        <translation>%2の後に%1のような括弧</translation>
    </message>
    <message>
        <source>&quot;)&quot; after %1&apos;s numbers</source>
        <translation>%1の数値の後に&quot;)&quot;</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the key</source>
        <translation>キーの後に&quot;:&quot;</translation>
    </message>
    <message>
        <source>a key is expected, such as &quot;name&quot; in quotes, or 3</source>
        <translation>引用符で囲んだ&quot;name&quot;や、3のようなキーが必要です</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 numbers, as in %3</source>
        <translation>
            <numerusform>%1は数値を%2個取ります（例: %3）</numerusform>
        </translation>
    </message>
    <message>
        <source>randint takes whole numbers; uniform takes others</source>
        <translation>randintは整数を取ります。それ以外にはuniformを使います</translation>
    </message>
    <message>
        <source>randint&apos;s upper bound, which is not drawn itself, must be above the lower one, as in randint(0,10)</source>
        <translation>randintの上限（その値自体は含まない）は、randint(0,10)のように下限より大きくなければなりません</translation>
    </message>
    <message>
        <source>uniform&apos;s upper bound must not be below the lower one, as in uniform(0,1)</source>
        <translation>uniformの上限は、uniform(0,1)のように下限以上でなければなりません</translation>
    </message>
    <message>
        <source>%1 makes floating-point values, which %2 can&apos;t hold; use randint</source>
        <translation>%1は浮動小数点の値を生成しますが、%2では保持できません。randintを使ってください</translation>
    </message>
    <message>
        <source>the shape has more elements than any memory holds; make it smaller</source>
        <translation>形状の要素数がメモリに収まりません。小さくしてください</translation>
    </message>
    <message>
        <source>the text has no closing quote; add one</source>
        <translation>テキストの終わりの引用符がありません。追加してください</translation>
    </message>
    <message>
        <source>the text has an escape that is not JSON&apos;s; write a backslash as \\</source>
        <translation>テキストにJSONにないエスケープがあります。バックスラッシュは\\と書いてください</translation>
    </message>
    <message>
        <source>lists are nested deeper than %1 levels</source>
        <translation>リストのネストが%1階層を超えています</translation>
    </message>
    <message>
        <source>there is no generator %1; take randn, uniform, randint, ones, zeros, full or arange</source>
        <translation>ジェネレーター%1はありません。randn、uniform、randint、ones、zeros、full、arangeのいずれかを使ってください</translation>
    </message>
    <message>
        <source>a .npy file holds one array and takes no key; leave it out</source>
        <translation>.npyファイルには配列が1つだけあり、キーは取りません。キーを省いてください</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC.</source>
        <translation>引数%1（%2）に値がありません。--input %1=SPECで指定してください。</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC, for instance --input &apos;%1=%3&apos;.</source>
        <translation>引数%1（%2）に値がありません。--input %1=SPECで指定してください（例: --input &apos;%1=%3&apos;）。</translation>
    </message>
    <message>
        <source>Argument %1 is given twice; keep one of them.</source>
        <translation>引数%1が2回指定されています。どちらか一方にしてください。</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but is %3.</source>
        <translation>引数%1は%2でなければなりませんが、指定されたのは%3です。</translation>
    </message>
    <message>
        <source>%1; write for instance %2</source>
        <translation>%1（例: %2）</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>テキスト%1</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>リスト%1</translation>
    </message>
    <message>
        <source>the dictionary %1</source>
        <translation>辞書%1</translation>
    </message>
    <message>
        <source>%1, a Tensor</source>
        <translation>Tensor %1</translation>
    </message>
    <message>
        <source>its parts are not numbers of one shape</source>
        <translation>各部が同じ形状の数値ではありません</translation>
    </message>
    <message numerus="yes">
        <source>the tuple has %1 parts</source>
        <translation>
            <numerusform>タプルの要素数は%1です</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs are not a JSON document: %1; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>入力がJSONドキュメントではありません: %1（例: {&quot;x&quot;: &quot;randn:[8,128]&quot;}）。</translation>
    </message>
    <message>
        <source>The inputs are neither a JSON object by argument name nor an array; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>入力が引数名によるJSONオブジェクトでも配列でもありません（例: {&quot;x&quot;: &quot;randn:[8,128]&quot;}）。</translation>
    </message>
    <message>
        <source>Input %1: %2</source>
        <translation>入力%1: %2</translation>
    </message>
    <message>
        <source>Inputs with and without a name can&apos;t be saved in one file: name all of them or none.</source>
        <translation>名前付きの入力と名前のない入力を1つのファイルに保存することはできません。すべてに名前を付けるか、どれにも付けないでください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: write 2G, 512M or a number of bytes.</source>
        <translation>&quot;%1&quot;はサイズではありません。2G、512M、またはバイト数を指定してください。</translation>
    </message>
    <message>
        <source>%1 is not known; take cpu, cuda or cuda:N.</source>
        <translation>%1は不明です。cpu、cuda、cuda:Nのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>%1 is empty; write a position or a key, such as 0, 1.2 or energy.</source>
        <translation>%1が空です。位置またはキー（0、1.2、energyなど）を指定してください。</translation>
    </message>
    <message>
        <source>%1 is not a regular expression; a backslash before ( ) [ ] { } * + ? makes it a plain character.</source>
        <translation>%1は正規表現ではありません。( ) [ ] { } * + ? は、前にバックスラッシュを置くと通常の文字になります。</translation>
    </message>
    <message>
        <source>The model has no method %1, nor any other; there is nothing to run.</source>
        <translation>モデルにはメソッド%1も、ほかのメソッドもありません。実行できるものがありません。</translation>
    </message>
    <message>
        <source>The model has no method %1; choose one of: %2.</source>
        <translation>モデルにメソッド%1はありません。次から選んでください: %2。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2; name another file.</source>
        <translation>-o %1は%2を上書きします。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2 with the values that it saves; name another file.</source>
        <translation>-o %1は、保存する値で%2を上書きします。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because the run is written under that name while it goes; name another file.</source>
        <translation>ランは実行中その名前で書き込まれるため、-o %1は%2を上書きします。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>the operator library</source>
        <translation>演算子ライブラリ</translation>
    </message>
    <message>
        <source>the input file</source>
        <translation>入力ファイル</translation>
    </message>
    <message>
        <source>the file of --backward</source>
        <translation>--backwardのファイル</translation>
    </message>
    <message>
        <source>%1 does not exist; check its name.</source>
        <translation>%1は存在しません。名前を確認してください。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1はフォルダーです。ファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name another.</source>
        <translation>%1は通常のファイルではありません。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read; change its permissions.</source>
        <translation>%1を読み取れません。アクセス権を変更してください。</translation>
    </message>
    <message>
        <source>%1 is longer than %2; check that it is the right file.</source>
        <translation>%1は%2より大きいファイルです。正しいファイルか確認してください。</translation>
    </message>
    <message>
        <source>%1 has no argument named %2; it has: %3.</source>
        <translation>%1に引数%2はありません。引数: %3。</translation>
    </message>
    <message>
        <source>%1 takes no inputs; leave out %2.</source>
        <translation>%1は入力を取りません。%2を省いてください。</translation>
    </message>
    <message>
        <source>%1 takes no more inputs than these: %2; leave out %3.</source>
        <translation>%1の入力は%2だけです。%3を省いてください。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Argument %1 does not fit into memory: make its shape smaller.</source>
        <translation>引数%1がメモリに収まりません。形状を小さくしてください。</translation>
    </message>
    <message>
        <source>Argument %1 can&apos;t be made from %2: %3.</source>
        <translation>引数%1を%2から作成できません: %3。</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>そのようなデバイスはありません</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1がありません</translation>
    </message>
    <message>
        <source>its constructor raised %1</source>
        <translation>コンストラクターが%1を送出しました</translation>
    </message>
    <message>
        <source>its members are %1</source>
        <translation>メンバーは%1です</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>出力%1</translation>
    </message>
    <message>
        <source>--backward output needs an output of one element, but %1 is %2: choose sum, mean, ones or randn.</source>
        <translation>--backward outputには1要素の出力が必要ですが、%1は%2です。sum、mean、ones、randnのいずれかを選んでください。</translation>
    </message>
    <message>
        <source>%1 has the shape %2, but %3 has %4; give it that shape.</source>
        <translation>%1の形状は%2ですが、%3は%4です。その形状にしてください。</translation>
    </message>
    <message>
        <source>The gradient %1</source>
        <translation>勾配%1</translation>
    </message>
    <message>
        <source>The target of %1</source>
        <translation>%1のターゲット</translation>
    </message>
    <message>
        <source>The target of cross_entropy must be whole numbers, the classes, but is %1: write for instance cross_entropy:randint(0,10):[8].</source>
        <translation>cross_entropyのターゲットはクラスを表す整数でなければなりませんが、%1です（例: cross_entropy:randint(0,10):[8]）。</translation>
    </message>
    <message>
        <source>--backward %1 does not work here: %2; choose another seed or target.</source>
        <translation>--backward %1はここでは使えません: %2。別の初期勾配またはターゲットを選んでください。</translation>
    </message>
    <message>
        <source>--backward %1 can&apos;t be done, because no output is a floating-point tensor that requires a gradient; leave it out, or write none.</source>
        <translation>勾配を必要とする浮動小数点テンソルの出力がないため、--backward %1は実行できません。省略するか、noneを指定してください。</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>引数%1: %2</translation>
    </message>
    <message>
        <source>Argument %1 must be a module with the interface %2, which can&apos;t be written as an input; try another method (--method).</source>
        <translation>引数%1はインターフェース%2のモジュールでなければならず、入力として書けません。別のメソッドを試してください（--method）。</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; give a file that holds the right type.</source>
        <translation>引数%1は%2でなければなりませんが、%3にあるのは%4です。正しい型のファイルを指定してください。</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; name one entry as %3:NAME.</source>
        <translation>引数%1は%2でなければなりませんが、%3にあるのは%4です。%3:NAMEのようにエントリを1つ指定してください。</translation>
    </message>
    <message>
        <source>a Tensor of shape %1</source>
        <translation>形状%1のTensor</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a .npy array: %2; save numbers with numpy.save.</source>
        <translation>%1を.npy配列として読み込めません: %2。numpy.saveで数値を保存してください。</translation>
    </message>
    <message>
        <source>it does not start as numpy.save writes it</source>
        <translation>先頭がnumpy.saveの書式ではありません</translation>
    </message>
    <message>
        <source>its format version %1 is not 1.0, 2.0 or 3.0</source>
        <translation>形式のバージョン%1が1.0、2.0、3.0のいずれでもありません</translation>
    </message>
    <message>
        <source>its dtype is structured</source>
        <translation>dtypeが構造化型です</translation>
    </message>
    <message>
        <source>its dtype %1 is not one that a tensor can have</source>
        <translation>dtype %1はテンソルに使えません</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>ヘッダーが破損しています</translation>
    </message>
    <message numerus="yes">
        <source>it has %1 bytes of data, less than its shape needs</source>
        <translation>
            <numerusform>データが%1バイトしかなく、形状に必要な量に足りません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1を読み取れません: %2。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read to its end; copy it to this machine&apos;s disk.</source>
        <translation>%1を最後まで読み取れません。このマシンのディスクにコピーしてください。</translation>
    </message>
    <message>
        <source>%1 is not a .npz archive, or only a part of one; save arrays with numpy.savez.</source>
        <translation>%1は.npzアーカイブではないか、その一部しかありません。numpy.savezで配列を保存してください。</translation>
    </message>
    <message>
        <source>%1 has no array named %2; it has: %3.</source>
        <translation>%1に配列%2はありません。配列: %3。</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it has: %3.</source>
        <translation>%1にエントリ%2はありません。エントリ: %3。</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it holds one value, so leave :%2 out.</source>
        <translation>%1にエントリ%2はありません。値は1つだけなので、:%2を省いてください。</translation>
    </message>
    <message>
        <source>%1 %2; save tensors, or lists and dictionaries of them, with torch.save.</source>
        <translation>%1: %2。テンソル、またはそのリストや辞書をtorch.saveで保存してください。</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>破損しています</translation>
    </message>
    <message>
        <source>is damaged: its part %1 can&apos;t be read</source>
        <translation>破損しています。パート%1を読み取れません</translation>
    </message>
    <message>
        <source>is a TorchScript model, not values</source>
        <translation>値ではなくTorchScriptモデルです</translation>
    </message>
    <message>
        <source>is unsound: tensor data is shorter than declared</source>
        <translation>正しくありません。テンソルデータが宣言より短くなっています</translation>
    </message>
    <message>
        <source>is unsound: a tensor goes beyond its data</source>
        <translation>正しくありません。テンソルがデータの範囲を超えています</translation>
    </message>
    <message>
        <source>holds a dtype that this libtorch does not have, %1</source>
        <translation>このlibtorchにないdtype %1を含んでいます</translation>
    </message>
    <message>
        <source>holds a %1, which is not a tensor of numbers</source>
        <translation>%1を含んでいますが、数値のテンソルではありません</translation>
    </message>
    <message>
        <source>holds an object</source>
        <translation>オブジェクトを含んでいます</translation>
    </message>
    <message>
        <source>holds an object of %1</source>
        <translation>%1のオブジェクトを含んでいます</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>%1を含んでいます</translation>
    </message>
    <message>
        <source>holds something other than tensors</source>
        <translation>テンソル以外のものを含んでいます</translation>
    </message>
    <message>
        <source>nests deeper than %1 levels or holds itself</source>
        <translation>ネストが%1階層を超えているか、自分自身を含んでいます</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>ファイル%1に書き込めません: %2。</translation>
    </message>
    <message>
        <source>There is no file %1; check the name.</source>
        <translation>ファイル%1がありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a run file (.scales) in it.</source>
        <translation>%1はフォルダーです。その中のランファイル（.scales）を指定してください。</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name a run file (.scales).</source>
        <translation>%1は通常のファイルではありません。ランファイル（.scales）を指定してください。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened; check that you may read it.</source>
        <translation>%1を開けません。読み取りが許可されているか確認してください。</translation>
    </message>
    <message>
        <source>%1 is empty: nothing was written before the run ended; run it again.</source>
        <translation>%1は空です。何も書き込まれないうちにランが終了しました。もう一度実行してください。</translation>
    </message>
    <message>
        <source>%1 is not a run file; run files end in .scales and are made by scalescope run.</source>
        <translation>%1はランファイルではありません。ランファイルは拡張子が.scalesで、scalescope runが作成します。</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a run file; open a .scales file.</source>
        <translation>%1はほかのプログラムのデータベースで、ランファイルではありません。.scalesファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 has run file version %2, but this program reads versions up to %3; update Scalescope to open it.</source>
        <translation>%1のランファイルのバージョンは%2ですが、このプログラムが読めるのは%3までです。開くにはScalescopeを更新してください。</translation>
    </message>
    <message>
        <source>%1 is locked by another program; try again when that is done.</source>
        <translation>%1はほかのプログラムがロックしています。終わってからもう一度試してください。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2); copy it to a folder that you may write to and open it there.</source>
        <translation>%1を開けません（%2）。書き込みできるフォルダーにコピーして、そこで開いてください。</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is; close other programs, or open it on a larger machine.</source>
        <translation>%1を開くにはメモリが足りません。ほかのプログラムを閉じるか、メモリの多いマシンで開いてください。</translation>
    </message>
    <message>
        <source>Reading %1 was interrupted.</source>
        <translation>%1の読み込みが中断されました。</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); take another copy, or run the model again.</source>
        <translation>%1は破損しています（%2）。別のコピーを使うか、モデルをもう一度実行してください。</translation>
    </message>
    <message>
        <source>its version is %1</source>
        <translation>バージョンが%1です</translation>
    </message>
    <message>
        <source>reading it does not end</source>
        <translation>読み込みが終わりません</translation>
    </message>
    <message>
        <source>it holds a value larger than any of a run</source>
        <translation>どのランにもない大きな値があります</translation>
    </message>
    <message>
        <source>it has no table %1</source>
        <translation>表%1がありません</translation>
    </message>
    <message>
        <source>table %1 holds more than %2 rows</source>
        <translation>表%1の行数が%2を超えています</translation>
    </message>
    <message>
        <source>table %1 holds a name of %2 bytes</source>
        <translation>表%1に%2バイトの名前があります</translation>
    </message>
    <message>
        <source>table %1 holds a module inside more than %2 others</source>
        <translation>表%1に、%2を超える数のモジュールに入れ子になったモジュールがあります</translation>
    </message>
    <message>
        <source>table %1 holds a number that is not allowed there</source>
        <translation>表%1に許可されない数値があります</translation>
    </message>
    <message>
        <source>table %1 holds a value that is not allowed there</source>
        <translation>表%1に許可されない値があります</translation>
    </message>
    <message>
        <source>table %1, column %2 holds a value that is not allowed there</source>
        <translation>表%1の列%2に許可されない値があります</translation>
    </message>
    <message>
        <source>column direction holds a value that is not allowed there</source>
        <translation>列directionに許可されない値があります</translation>
    </message>
    <message>
        <source>table node, column arguments refers to a later node</source>
        <translation>表nodeの列argumentsが後のノードを参照しています</translation>
    </message>
    <message>
        <source>table node is not in the order of its ids</source>
        <translation>表nodeがid順に並んでいません</translation>
    </message>
    <message>
        <source>table edge leads back in the order of execution</source>
        <translation>表edgeが実行順を逆戻りしています</translation>
    </message>
    <message>
        <source>The run file %1 can&apos;t be written (%2); make room there, or choose another place (-o).</source>
        <translation>ランファイル%1に書き込めません（%2）。空き領域を確保するか、別の場所を指定してください (-o)。</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>another program has kept it locked</source>
        <translation>ほかのプログラムがロックしたままです</translation>
    </message>
    <message>
        <source>%1 was removed while it was written</source>
        <translation>書き込み中に%1が削除されました</translation>
    </message>
    <message>
        <source>Another run is writing %1; wait until it has ended, or stop it, or name another file with -o.</source>
        <translation>別のランが%1に書き込み中です。終わるまで待つか、そのランを停止するか、-oで別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>The run would first be written to %1, but that is not a run file and would be lost; move it away, or name another file with -o.</source>
        <translation>ランはまず%1に書き込まれますが、これはランファイルではなく、失われてしまいます。移動するか、-oで別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>The saved values can&apos;t be moved to %1 (%2); they are in %3.</source>
        <translation>保存した値を%1に移動できません（%2）。値は%3にあります。</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; has an unknown value, %2</source>
        <translation>メンバー&quot;%1&quot;の値%2は不明です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input (character %2): %3.</source>
        <translation>&quot;%1&quot;は入力として正しくありません（%2文字目）: %3。</translation>
    </message>
    <message>
        <source>%1 of memory was requested, more than is available; make the inputs smaller, or allow more with --memory-limit</source>
        <translation>要求されたメモリ%1は使用可能な量を超えています。入力を小さくするか、--memory-limitを増やしてください</translation>
    </message>
    <message>
        <source>a check inside libtorch failed</source>
        <translation>libtorch内部のチェックに失敗しました</translation>
    </message>
    <message>
        <source>an object lacks an attribute that its class has</source>
        <translation>オブジェクトに、そのクラスが持つ属性がありません</translation>
    </message>
    <message>
        <source>an error without a message</source>
        <translation>メッセージのないエラー</translation>
    </message>
    <message>
        <source>an exception of an unknown kind</source>
        <translation>不明な種類の例外</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>途中で切れています</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: %2.</source>
        <translation>%1を開けません: %2。</translation>
    </message>
    <message>
        <source>there is no such file; check its name</source>
        <translation>ファイルがありません。名前を確認してください</translation>
    </message>
    <message>
        <source>it is a folder; name a file</source>
        <translation>フォルダーです。ファイルを指定してください</translation>
    </message>
    <message>
        <source>it is not a regular file; name another</source>
        <translation>通常のファイルではありません。別のファイルを指定してください</translation>
    </message>
    <message>
        <source>there is no permission to read it; change its permissions</source>
        <translation>読み取りが許可されていません。アクセス権を変更してください</translation>
    </message>
    <message>
        <source>%1 is a damaged zip archive, perhaps truncated: copy or download it again.</source>
        <translation>%1は破損したzipアーカイブで、途中で切れている可能性があります。コピーまたはダウンロードし直してください。</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote before PyTorch 1.6, without code: load it in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1は1.6より前のPyTorchのtorch.saveで書かれたstate_dictかpickle化モジュールで、コードがありません。Pythonで読み込み、モデルをtorch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a Python pickle, not TorchScript: load it in Python, and if it is a model, save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1はPythonのpickleで、TorchScriptではありません。Pythonで読み込み、モデルであればtorch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a model of another kind (%2), not TorchScript: save the model from PyTorch with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1は別の種類のモデル（%2）で、TorchScriptではありません。PyTorchからモデルをtorch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 holds tensors (%2) and no program: load them into their model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1にあるのはテンソル（%2）だけで、プログラムがありません。Pythonでモデルに読み込み、torch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is packed with %2: unpack it and open the model inside.</source>
        <translation>%1は%2で圧縮されています。展開して中のモデルを開いてください。</translation>
    </message>
    <message>
        <source>%1 was saved by a preview of PyTorch 1.0, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1はPyTorch 1.0のプレビュー版が保存したもので、もう読み込めない形式です。新しいPyTorchで保存し直してください。</translation>
    </message>
    <message>
        <source>%1 is an SQLite database, perhaps a run file, not a TorchScript file: open it without run or info.</source>
        <translation>%1はSQLiteデータベースで、TorchScriptファイルではありません。ランファイルであれば、runやinfoを付けずに開いてください。</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the model itself: run git lfs pull.</source>
        <translation>%1はGit LFSのポインターで、モデル本体ではありません。git lfs pullを実行してください。</translation>
    </message>
    <message>
        <source>%1 is a program or library, not a model: give a library of operators with --op-library.</source>
        <translation>%1はプログラムまたはライブラリで、モデルではありません。演算子ライブラリは--op-libraryで指定してください。</translation>
    </message>
    <message>
        <source>%1 is a web page, not a model: download the file itself.</source>
        <translation>%1はWebページで、モデルではありません。ファイル自体をダウンロードしてください。</translation>
    </message>
    <message>
        <source>%1 is an empty zip archive: copy or download the model again.</source>
        <translation>%1は空のzipアーカイブです。モデルをコピーまたはダウンロードし直してください。</translation>
    </message>
    <message>
        <source>%1 was saved by PyTorch 1.1 or older, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1はPyTorch 1.1以前が保存したもので、もう読み込めない形式です。新しいPyTorchで保存し直してください。</translation>
    </message>
    <message>
        <source>%1 was saved by a newer PyTorch (archive version %2, this engine reads up to %3): use a newer libtorch.</source>
        <translation>%1は新しいPyTorchで保存されています（アーカイブのバージョン%2、このエンジンが読めるのは%3まで）。新しいlibtorchを使ってください。</translation>
    </message>
    <message>
        <source>%1 is a torch.package archive: import its model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1はtorch.packageのアーカイブです。Pythonでモデルをインポートし、torch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a lite-interpreter file without its code: save it with torch.jit.save instead.</source>
        <translation>%1はコードのないlite-interpreterファイルです。代わりにtorch.jit.saveで保存してください。</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive whose parts are not in a folder: pack it again with the folder around them.</source>
        <translation>%1は、パートがフォルダーに入っていないTorchScriptアーカイブです。フォルダーごと圧縮し直してください。</translation>
    </message>
    <message>
        <source>%1 is a zip archive that holds a model: unpack it and open %2.</source>
        <translation>%1はモデルを含むzipアーカイブです。展開して%2を開いてください。</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a TorchScript file, as it has no data.pkl: give one that torch.jit.save wrote.</source>
        <translation>%1はzipアーカイブですが、data.pklがないためTorchScriptファイルではありません。torch.jit.saveで書いたファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive without its code or its constants: copy or download it again.</source>
        <translation>%1はコードまたは定数のないTorchScriptアーカイブです。コピーまたはダウンロードし直してください。</translation>
    </message>
    <message>
        <source>%1 is a module that torch.save pickled, without its code: torch.load it in Python where its class %2 can be imported, and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1はtorch.saveがpickle化したモジュールで、コードがありません。クラス%2をインポートできるPythonでtorch.loadし、torch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a state_dict that torch.save wrote, tensors without a model: load it into its model in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1はtorch.saveが書いたstate_dictで、モデルのないテンソルです。Pythonでモデルに読み込み、モデルをtorch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 went through torch.jit.optimize_for_inference, and its weights for oneDNN are not in the file: save the model that went into it.</source>
        <translation>%1はtorch.jit.optimize_for_inferenceの結果で、oneDNN用の重みがファイルにありません。変換前のモデルを保存してください。</translation>
    </message>
    <message>
        <source>%1 is an ExportedProgram that torch.save pickled: torch.load it in Python (with weights_only=False) and save it with torch.export.save(...) (docs/export.md).</source>
        <translation>%1はtorch.saveがpickle化したExportedProgramです。Pythonのtorch.load（weights_only=False）で読み込み、torch.export.save(...)で保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote, without code: save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1はtorch.saveが書いたstate_dictかpickle化モジュールで、コードがありません。モデルをtorch.exportまたはTorchScriptで保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 has no readable %2 record: it is damaged, so copy or download it again.</source>
        <translation>%1に読み取れる%2レコードがありません。破損しているため、コピーまたはダウンロードし直してください。</translation>
    </message>
    <message>
        <source>%1 was saved on a machine with the opposite byte order: save it on one with the byte order of this machine.</source>
        <translation>%1はバイト順が逆のマシンで保存されています。このマシンと同じバイト順のマシンで保存してください。</translation>
    </message>
    <message>
        <source>%1 is not a file of tensors that torch.save wrote, or only a part of one; save them again.</source>
        <translation>%1はtorch.saveが書いたテンソルのファイルではないか、その一部しかありません。保存し直してください。</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a file of tensors, as it has no data.pkl; save them with torch.save.</source>
        <translation>%1はzipアーカイブですが、data.pklがないためテンソルのファイルではありません。torch.saveで保存してください。</translation>
    </message>
    <message>
        <source>%1 is unsound: %2; get it again from its source.</source>
        <translation>%1は正しくありません: %2。入手元から取得し直してください。</translation>
    </message>
    <message>
        <source>something else comes before its first part</source>
        <translation>最初のパートの前に別のものがあります</translation>
    </message>
    <message>
        <source>its directory of parts is damaged</source>
        <translation>パートのディレクトリが破損しています</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch does not write</source>
        <translation>パート%1の名前はPyTorchが書かないものです</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch writes in another case</source>
        <translation>パート%1の名前は、PyTorchが書くものと大文字・小文字が異なります</translation>
    </message>
    <message>
        <source>its part %1 is there twice</source>
        <translation>パート%1が2つあります</translation>
    </message>
    <message>
        <source>its part %1 is encrypted</source>
        <translation>パート%1が暗号化されています</translation>
    </message>
    <message>
        <source>its part %1 is packed in a way that PyTorch does not read</source>
        <translation>パート%1の圧縮方式をPyTorchは読めません</translation>
    </message>
    <message>
        <source>its part %1 is not where the directory says</source>
        <translation>パート%1がディレクトリの示す位置にありません</translation>
    </message>
    <message>
        <source>its part %1 is not what the directory says</source>
        <translation>パート%1の内容がディレクトリと一致しません</translation>
    </message>
    <message>
        <source>its part %1 is not as long as the directory says</source>
        <translation>パート%1の長さがディレクトリと一致しません</translation>
    </message>
    <message>
        <source>its part %1 overlaps another</source>
        <translation>パート%1がほかのパートと重なっています</translation>
    </message>
    <message>
        <source>its part %1 is not in the folder of the others</source>
        <translation>パート%1がほかのパートと同じフォルダーにありません</translation>
    </message>
    <message>
        <source>its part %1 belongs to a model of PyTorch 1.1</source>
        <translation>パート%1はPyTorch 1.1のモデルのものです</translation>
    </message>
    <message>
        <source>its part %1 is damaged</source>
        <translation>パート%1が破損しています</translation>
    </message>
    <message>
        <source>its part %1 can&apos;t be unpacked</source>
        <translation>パート%1を展開できません</translation>
    </message>
    <message>
        <source>its part %1 unpacks from %2 to %3</source>
        <translation>パート%1は展開すると%2から%3になります</translation>
    </message>
    <message>
        <source>it unpacks from %1 to %2</source>
        <translation>展開すると%1から%2になります</translation>
    </message>
    <message>
        <source>its code %1 is not text</source>
        <translation>コード%1がテキストではありません</translation>
    </message>
    <message>
        <source>its code %1 nests deeper than PyTorch writes</source>
        <translation>コード%1のネストが、PyTorchの書くものより深くなっています</translation>
    </message>
    <message>
        <source>its code %1 declares the hook %2, which the class %3 does not have</source>
        <translation>コード%1がフック%2を宣言していますが、クラス%3にはありません</translation>
    </message>
    <message>
        <source>its code %1 has more than %2 methods in the class %3, which PyTorch does not write</source>
        <translation>コード%1のクラス%3に%2を超えるメソッドがあります。PyTorchはそのように書きません</translation>
    </message>
    <message>
        <source>the tensor data %1 is missing</source>
        <translation>テンソルデータ%1がありません</translation>
    </message>
    <message numerus="yes">
        <source>the tensor data %1 has %2 bytes, but %3 elements of size %4 are declared</source>
        <translation>
            <numerusform>テンソルデータ%1は%2バイトですが、サイズ%4の要素が%3個宣言されています</numerusform>
        </translation>
    </message>
    <message>
        <source>its attribute %1 is not of type %2</source>
        <translation>属性%1の型が%2ではありません</translation>
    </message>
    <message>
        <source>its part %1 is not a sound pickle: it %2</source>
        <translation>パート%1は正しいpickleではありません: %2</translation>
    </message>
    <message>
        <source>is truncated</source>
        <translation>途中で切れています</translation>
    </message>
    <message>
        <source>is not as PyTorch writes one</source>
        <translation>PyTorchが書く形になっていません</translation>
    </message>
    <message>
        <source>has a whole number that does not fit in 64 bits</source>
        <translation>64ビットに収まらない整数があります</translation>
    </message>
    <message>
        <source>holds more values than any model</source>
        <translation>値の数がどのモデルよりも多くなっています</translation>
    </message>
    <message>
        <source>holds the same values in more places than any model</source>
        <translation>同じ値がどのモデルよりも多くの場所にあります</translation>
    </message>
    <message>
        <source>names %1, which is not part of TorchScript</source>
        <translation>TorchScriptのものではない%1を指しています</translation>
    </message>
    <message>
        <source>names a type that nests deeper than PyTorch writes</source>
        <translation>PyTorchが書くものより深くネストした型を指しています</translation>
    </message>
    <message numerus="yes">
        <source>describes a tensor that reaches beyond the %1 elements of its storage %2</source>
        <translation>
            <numerusform>ストレージ%2の要素%1個を超えるテンソルを記述しています</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs operators that this libtorch does not have: %2; %3.</source>
        <translation>%1に必要な演算子がこのlibtorchにありません: %2。%3。</translation>
    </message>
    <message>
        <source>use a libtorch that has them</source>
        <translation>それらを持つlibtorchを使ってください</translation>
    </message>
    <message>
        <source>load the libraries of the custom ones with --op-library and use a libtorch that has the others</source>
        <translation>カスタム演算子のライブラリを--op-libraryで読み込み、ほかの演算子を持つlibtorchを使ってください</translation>
    </message>
    <message>
        <source>%1 can&apos;t be loaded: %2; save it again with a PyTorch of this libtorch&apos;s release (%3).</source>
        <translation>%1を読み込めません: %2。このlibtorchと同じリリース（%3）のPyTorchで保存し直してください。</translation>
    </message>
    <message>
        <source>%1 does not fit into memory.</source>
        <translation>%1がメモリに収まりません。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be described: %2.</source>
        <translation>%1の内容を表示できません: %2。</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; can&apos;t be used: %2; leave --device out to run on the CPU.</source>
        <translation>デバイス&quot;%1&quot;を使えません: %2。CPUで実行するには--deviceを省いてください。</translation>
    </message>
    <message>
        <source>The operator library %1 can&apos;t be loaded: %2.</source>
        <translation>演算子ライブラリ%1を読み込めません: %2。</translation>
    </message>
    <message>
        <source>it was built for CUDA and needs %1, which this libtorch (%2) does not have; take its build for the CPU, or a libtorch with CUDA</source>
        <translation>CUDA用にビルドされていて%1が必要ですが、このlibtorch（%2）にはありません。CPU用のビルドか、CUDA対応のlibtorchを使ってください</translation>
    </message>
    <message>
        <source>it needs %1, which was not found; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>必要な%1が見つかりません。インストールするか、そのフォルダーをLD_LIBRARY_PATHに指定してください</translation>
    </message>
    <message>
        <source>it needs Python&apos;s symbols (%1), and there is no libpython%2.so.1.0; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>Pythonのシンボル（%1）が必要ですが、libpython%2.so.1.0がありません。インストールするか、そのフォルダーをLD_LIBRARY_PATHに指定してください</translation>
    </message>
    <message>
        <source>it needs the symbol %1, which this libtorch (%2) does not have; take a build for this release of libtorch</source>
        <translation>シンボル%1が必要ですが、このlibtorch（%2）にはありません。このリリースのlibtorch用のビルドを使ってください</translation>
    </message>
    <message>
        <source>%1; name a shared library that was built for this libtorch</source>
        <translation>%1。このlibtorch用にビルドされた共有ライブラリを指定してください</translation>
    </message>
    <message>
        <source>The model failed: %1: %2.</source>
        <translation>モデルが失敗しました: %1: %2。</translation>
    </message>
    <message>
        <source>The model failed %1: %2: %3.</source>
        <translation>モデルが失敗しました%1: %2: %3。</translation>
    </message>
    <message>
        <source>The model returned an unsound tensor: %1.</source>
        <translation>モデルが正しくないテンソルを返しました: %1。</translation>
    </message>
    <message>
        <source>The model raised %1.</source>
        <translation>モデルが%1を送出しました。</translation>
    </message>
    <message>
        <source>The model raised %1: %2.</source>
        <translation>モデルが%1を送出しました: %2。</translation>
    </message>
    <message>
        <source>an exception</source>
        <translation>例外</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>at %1 line %2</source>
        <translation>（%1の%2行目）</translation>
    </message>
    <message>
        <source>in %1 at %2 line %3</source>
        <translation>（%1、%2の%3行目）</translation>
    </message>
    <message>
        <source>it is empty; create it again</source>
        <translation>空です。作成し直してください</translation>
    </message>
    <message>
        <source>%1 is refused because it uses operators that reach files, or memory outside its tensors: %2; save the model without them.</source>
        <translation>ファイル、またはテンソル外のメモリにアクセスする演算子を使っているため、%1は拒否されました: %2。それらを使わずにモデルを保存してください。</translation>
    </message>
    <message>
        <source>There is no number format &quot;%1&quot;; there are %2, and any eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz and eXmYus.</source>
        <translation>数値形式&quot;%1&quot;はありません。使えるのは%2と、任意のeXmY、eXmYfn、eXmYfnuz、eXmYbZfnuz、eXmYusです。</translation>
    </message>
    <message>
        <source>The number format &quot;%1&quot; can&apos;t be simulated: its values must fit into float64, with %2 to 11 exponent and 0 to 52 mantissa bits.</source>
        <translation>数値形式&quot;%1&quot;はシミュレートできません。値がfloat64に収まる必要があり、指数部は%2～11ビット、仮数部は0～52ビットです。</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to 18446744073709551615; write for instance %2.</source>
        <translation>%1は0から18446744073709551615までの整数ではありません（例: %2）。</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 1 to %2; write for instance %3.</source>
        <translation>%1は1から%2までの整数ではありません（例: %3）。</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds above 0; write for instance %2.</source>
        <translation>%1は0より大きい秒数ではありません（例: %2）。</translation>
    </message>
    <message>
        <source>%1 is not a size; write for instance %2 or 512M, or a number of bytes.</source>
        <translation>%1はサイズではありません。%2や512M、またはバイト数を指定してください。</translation>
    </message>
    <message>
        <source>The target of %1: %2</source>
        <translation>%1のターゲット: %2</translation>
    </message>
    <message>
        <source>The transform %1:%2 is not known; write %1 or %1:extended.</source>
        <translation>変換%1:%2は不明です。%1または%1:extendedを指定してください。</translation>
    </message>
    <message>
        <source>The transform format needs formats: write format:FORWARD or format:FORWARD,BACKWARD, for instance format:e4m3fn,e5m2.</source>
        <translation>変換formatには形式が必要です。format:FORWARDまたはformat:FORWARD,BACKWARDと指定してください（例: format:e4m3fn,e5m2）。</translation>
    </message>
    <message>
        <source>The transforms %1 and %2 are of the same kind; a run takes only one of them.</source>
        <translation>変換%1と%2は同じ種類です。1つのランにはどちらか一方だけを指定できます。</translation>
    </message>
    <message>
        <source>The transform %1 was moved before %2: formats are simulated inside scaled operators.</source>
        <translation>変換%1は%2の前に移動されました。形式はスケールされた演算子の内部でシミュレートされます。</translation>
    </message>
    <message>
        <source>%1 has no effect on this run; it is for %2.</source>
        <translation>%1はこのランでは効果がありません。%2のためのものです。</translation>
    </message>
    <message>
        <source>the transform unit_scale</source>
        <translation>変換unit_scale</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t be applied: %2.</source>
        <translation>変換%1を適用できません: %2。</translation>
    </message>
    <message>
        <source>e4m3 is the IEEE-style format with Inf and NaN; OCP&apos;s E4M3 is e4m3fn.</source>
        <translation>e4m3はInfとNaNを持つIEEE方式の形式です。OCPのE4M3はe4m3fnです。</translation>
    </message>
    <message>
        <source>The transform %1 changed nothing, because the model runs no %2 on floating-point tensors.</source>
        <translation>モデルに浮動小数点テンソルを扱う%2がないため、変換%1は何も変更しませんでした。</translation>
    </message>
    <message>
        <source>linear or attention</source>
        <translation>linearまたはattention</translation>
    </message>
    <message>
        <source>linear, attention, matmul or convolution</source>
        <translation>linear、attention、matmul、convolutionのいずれか</translation>
    </message>
    <message>
        <source>The transform %1 quantized %2.</source>
        <translation>変換%1は%2を量子化しました。</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, which works on %3.</source>
        <translation>%2は%3を扱うため、変換%1で量子化できません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements in %2 quantized tensors</source>
        <translation>
            <numerusform>量子化された%2個のテンソルの要素%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no constraint %1; choose one of: %2.</source>
        <translation>制約%1はありません。次から選んでください: %2。</translation>
    </message>
    <message>
        <source>--replace %1=%2: %3.</source>
        <translation>--replace %1=%2: %3。</translation>
    </message>
    <message>
        <source>there is no unit-scaled operator %1; choose one of: %2</source>
        <translation>unit-scaled演算子%1はありません。次から選んでください: %2</translation>
    </message>
    <message>
        <source>there is no constraint %1; choose one of: %2</source>
        <translation>制約%1はありません。次から選んでください: %2</translation>
    </message>
    <message>
        <source>%1 has no option %2; it has mult and constraint</source>
        <translation>%1にオプション%2はありません。使えるのはmultとconstraintです</translation>
    </message>
    <message>
        <source>mult must be a number above 0, not %1</source>
        <translation>multは0より大きい数値でなければなりませんが、%1です</translation>
    </message>
    <message>
        <source>options are written as in gelu(mult=2,constraint=gmean)</source>
        <translation>オプションはgelu(mult=2,constraint=gmean)のように指定します</translation>
    </message>
    <message>
        <source>only unit-scaled operators have options</source>
        <translation>オプションを持つのはunit-scaled演算子だけです</translation>
    </message>
    <message>
        <source>--replace %1=%2 replaced nothing: the model runs no operator, function or module of that name; check it against what scalescope info shows.</source>
        <translation>--replace %1=%2は何も置き換えませんでした。モデルはその名前の演算子、関数、モジュールを実行しません。scalescope infoの表示と照合してください。</translation>
    </message>
    <message>
        <source>the model computes no floating-point tensors from others</source>
        <translation>モデルは、ほかのテンソルから浮動小数点テンソルを計算していません</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1</source>
        <translation>モデルの演算子にルールのあるものがありません。使われているのは%1です</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1; unit_scale:extended knows more operators</source>
        <translation>モデルの演算子にルールのあるものがありません。使われているのは%1です。unit_scale:extendedはより多くの演算子に対応しています</translation>
    </message>
    <message>
        <source>%1 %2, and nothing else has a rule</source>
        <translation>%1: %2。ほかにルールのあるものはありません</translation>
    </message>
    <message>
        <source>there is no operator %1 for --replace %2=%3; load the library that has it with --op-library</source>
        <translation>--replace %2=%3の演算子%1がありません。それを含むライブラリを--op-libraryで読み込んでください</translation>
    </message>
    <message>
        <source>the arguments of %1 do not fit %2, to which --replace %1=%3 maps it</source>
        <translation>%1の引数は、--replace %1=%3で対応付けられた%2に合いません</translation>
    </message>
    <message>
        <source>works in place on memory that other tensors share</source>
        <translation>ほかのテンソルと共有するメモリを直接書き換えます</translation>
    </message>
    <message>
        <source>returns something other than one floating-point tensor</source>
        <translation>1つの浮動小数点テンソル以外のものを返します</translation>
    </message>
    <message>
        <source>returns a tensor that it did not make</source>
        <translation>自分で作っていないテンソルを返します</translation>
    </message>
    <message>
        <source>sets attributes</source>
        <translation>属性を設定します</translation>
    </message>
    <message>
        <source>writes to a tensor from outside</source>
        <translation>外部のテンソルに書き込みます</translation>
    </message>
    <message>
        <source>makes tensors that are read elsewhere</source>
        <translation>作ったテンソルがほかの場所で読まれます</translation>
    </message>
    <message>
        <source>The transform %1 scaled no operator, because the user&apos;s dictionary replaced all that have a rule; weights are rescaled all the same.</source>
        <translation>ルールのある演算子がすべてユーザーの辞書で置き換えられたため、変換%1は演算子をスケールしませんでした。重みは再スケールされます。</translation>
    </message>
    <message>
        <source>The transform %1 scaled %2, %3 of them without a constraint, and %4, %5 of them around attention.</source>
        <translation>変換%1でスケールしたもの: %2（うち制約なし: %3）、%4（うちattention周り: %5）。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%1 residual adds</source>
        <translation>
            <numerusform>残差加算%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>The transform %1 left these as they are: %2.</source>
        <translation>変換%1で変更しなかったもの: %2。</translation>
    </message>
    <message>
        <source>The run of %1 failed: %2.</source>
        <translation>%1のランが失敗しました: %2。</translation>
    </message>
    <message>
        <source>The engine had to give up: %1.</source>
        <translation>エンジンが続行できなくなりました: %1。</translation>
    </message>
    <message>
        <source>the reason is unknown</source>
        <translation>原因は不明です</translation>
    </message>
    <message>
        <source>Stopped by the user.</source>
        <translation>ユーザーが停止しました。</translation>
    </message>
    <message>
        <source>The run was stopped at its time limit of %1 s.</source>
        <translation>時間制限の%1 sに達したため、ランを停止しました。</translation>
    </message>
    <message>
        <source>The run was stopped because it needed %1, more than its memory limit of %2: try smaller inputs, or a larger limit.</source>
        <translation>必要なメモリ%1がメモリ制限の%2を超えたため、ランを停止しました。入力を小さくするか、制限を大きくしてください。</translation>
    </message>
    <message>
        <source>Reading %1 was given up after %2 s: code that it runs while it is loaded does not end; check where it comes from.</source>
        <translation>%1の読み込みを%2 sで中止しました。読み込み時に実行されるコードが終了しません。ファイルの入手元を確認してください。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files and network, because its kernel has neither Landlock nor seccomp; run only models whose source you trust here.</source>
        <translation>このマシンのカーネルにLandlockもseccompもないため、モデルをファイルとネットワークから隔離できませんでした。信頼できる入手元のモデルだけを実行してください。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files, because its kernel has no Landlock; run only models whose source you trust here.</source>
        <translation>このマシンのカーネルにLandlockがないため、モデルをファイルから隔離できませんでした。信頼できる入手元のモデルだけを実行してください。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s network and programs, because its kernel has no seccomp; run only models whose source you trust here.</source>
        <translation>このマシンのカーネルにseccompがないため、モデルをネットワークとプログラムから隔離できませんでした。信頼できる入手元のモデルだけを実行してください。</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files in all threads, because libraries had started %1 of them before; run only models whose source you trust here.</source>
        <translation>ライブラリが先にスレッドを%1個開始していたため、すべてのスレッドでモデルをこのマシンのファイルから隔離することはできませんでした。信頼できる入手元のモデルだけを実行してください。</translation>
    </message>
    <message>
        <source>Input %1 was given as the number %2, a tensor without dimensions; where the method wants some, write for instance full(%3):[1]. %4</source>
        <translation>入力%1に数値%2（次元のないテンソル）が指定されました。メソッドが次元を必要とする場合は、full(%3):[1]のように指定してください。%4</translation>
    </message>
    <message>
        <source>Input %1 was given as the truth value %2, a tensor without dimensions; where the method wants some, write for instance %3:[1]. %4</source>
        <translation>入力%1に真偽値%2（次元のないテンソル）が指定されました。メソッドが次元を必要とする場合は、%3:[1]のように指定してください。%4</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors are complex and were not measured: number formats hold real numbers.</source>
        <translation>
            <numerusform>%1個のテンソルは複素数のため測定されませんでした。数値形式は実数を表します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on (tensors before it without a gradient: %2, parameters among them: %3).</source>
        <translation>勾配は%1で止まり、先に伝わりません（それより前の勾配のないテンソル: %2、うちパラメーター: %3）。</translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on; what it reads gets gradients in other ways.</source>
        <translation>勾配は%1で止まり、先に伝わりません。その入力には別の経路で勾配が届きます。</translation>
    </message>
    <message>
        <source>The folder %1 for saved values can&apos;t be made: %2.</source>
        <translation>保存する値のフォルダー%1を作成できません: %2。</translation>
    </message>
    <message>
        <source>it is a file</source>
        <translation>ファイルです</translation>
    </message>
    <message>
        <source>--save-values %1 would save %2, more than the limit of %3; match fewer nodes, or raise --save-limit.</source>
        <translation>--save-values %1は%2を保存しますが、これは制限の%3を超えます。一致するノードを減らすか、--save-limitを増やしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, up to %2 with their gradients</source>
        <translation>
            <numerusform>テンソル%1個（勾配を含めて最大%2）</numerusform>
        </translation>
    </message>
    <message>
        <source>--save-values %1 matches no tensor&apos;s name; the first column of the table has the names.</source>
        <translation>--save-values %1に一致する名前のテンソルがありません。名前は表の最初の列にあります。</translation>
    </message>
    <message>
        <source>Saving values stopped at the limit of %1 (--save-limit).</source>
        <translation>制限の%1に達したため、値の保存を停止しました（--save-limit）。</translation>
    </message>
    <message>
        <source>Saving values stopped: %1.</source>
        <translation>値の保存を停止しました: %1。</translation>
    </message>
    <message>
        <source>The list of saved values can&apos;t be written.</source>
        <translation>保存した値のリストを書き込めません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, %2, were saved before.</source>
        <translation>
            <numerusform>それまでにテンソル%1個（%2）が保存されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>it did not end in time</source>
        <translation>時間内に終わりませんでした</translation>
    </message>
    <message>
        <source>it needed more memory than its limit</source>
        <translation>メモリ制限を超えるメモリが必要でした</translation>
    </message>
    <message>
        <source>it crashed</source>
        <translation>クラッシュしました</translation>
    </message>
    <message>
        <source>%1: NaN arises here, in %2 of the elements</source>
        <translation>%1: ここでNaNが発生（要素の%2）</translation>
    </message>
    <message>
        <source>%1: infinity arises here, in %2 of the elements</source>
        <translation>%1: ここで無限大が発生（要素の%2）</translation>
    </message>
    <message>
        <source>its backward makes %1 of the gradient of %2 zero in %3 (≤ %4)</source>
        <translation>逆伝播で%2の勾配の%1が%3でゼロになる（≤ %4）</translation>
    </message>
    <message numerus="yes">
        <source>%2, and all of the gradients of %1 parameters</source>
        <translation>
            <numerusform>%2、さらにパラメータ%1個の勾配がすべてゼロになる</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; multiply the loss by %2</source>
        <translation>%1; 損失に%2を掛ける</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale up what it reads</source>
        <translation>%1; FP32で計算するか、入力を大きくする</translation>
    </message>
    <message>
        <source>%1: %2 overflow %3 to infinity (largest %4)</source>
        <translation>%1: %2が%3をオーバーフローして無限大に（最大値%4）</translation>
    </message>
    <message>
        <source>its backward makes NaN, in %1 of the gradient of %2</source>
        <translation>逆伝播でNaNが発生、%2の勾配の%1</translation>
    </message>
    <message>
        <source>its backward makes infinity, in %1 of the gradient of %2</source>
        <translation>逆伝播で無限大が発生、%2の勾配の%1</translation>
    </message>
    <message>
        <source>its backward overflows %3 to infinity (largest %4), in %1 of the gradient of %2</source>
        <translation>逆伝播が%3をオーバーフローして無限大に（最大値%4）、%2の勾配の%1</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale down what it reads</source>
        <translation>%1; FP32で計算するか、入力を小さくする</translation>
    </message>
    <message>
        <source>%1; scale down what it reads</source>
        <translation>%1; 入力を小さくする</translation>
    </message>
    <message>
        <source>%1; lower the loss scale</source>
        <translation>%1; ロススケールを下げる</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>0.1 %未満</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>99 %超</translation>
    </message>
    <message>
        <source>%1, and spreads to %2</source>
        <translation>%1、%2に波及</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors</source>
        <translation>
            <numerusform>テンソル%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gradients</source>
        <translation>
            <numerusform>勾配%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular expression: %2.</source>
        <translation>&quot;%1&quot;は正規表現ではありません: %2。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales that are powers of two; those of %2 are not.</source>
        <translation>ルール&quot;%1&quot;は2の冪のスケール用ですが、%2のスケールは2の冪ではありません。</translation>
    </message>
    <message>
        <source>%1 is a format for scales, which have none of their own; choose a format with zero and a sign, or the scaling none.</source>
        <translation>%1はスケール用の形式で、それ自体にスケールはありません。ゼロと符号を持つ形式か、スケーリングnoneを選んでください。</translation>
    </message>
    <message>
        <source>The errors of the formats are not known, because the run without them failed: %1.</source>
        <translation>形式を使わないランが失敗したため、形式の誤差は不明です: %1。</translation>
    </message>
    <message>
        <source>Against the same run without number formats, %1.</source>
        <translation>数値形式を使わない同じランとの比較: %1。</translation>
    </message>
    <message>
        <source>Without number formats the result is %1 already, so that nothing is compared with it: mend that first.</source>
        <translation>数値形式なしでも結果がすでに%1なので、比較は行いません。まずこれを直してください。</translation>
    </message>
    <message>
        <source>The result %1 of %2 is %3, so that a comparison with it tells nothing: mend that first, or compare it with the other run.</source>
        <translation>%2の結果%1が%3なので、比較しても意味がありません。まずこれを直すか、もう一方の実行と比較してください。</translation>
    </message>
    <message>
        <source>the loss is %1 instead of %2</source>
        <translation>損失は%1（本来は%2）</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1</source>
        <translation>パラメーターの勾配の誤差は%1</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1 (cosine %2, norm %3)</source>
        <translation>パラメーターの勾配の誤差は%1（コサイン%2、ノルム%3）</translation>
    </message>
    <message>
        <source>the transforms fp8, format and recipe</source>
        <translation>変換fp8、format、recipe</translation>
    </message>
    <message>
        <source>The recipe %1</source>
        <translation>レシピ%1</translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot;; choose %2, or a file: recipe:FILE.json.</source>
        <translation>レシピ&quot;%1&quot;はありません。%2、またはファイル（recipe:FILE.json）を選んでください。</translation>
    </message>
    <message>
        <source>The recipe %1 is not a JSON document: %2.</source>
        <translation>レシピ%1がJSONドキュメントではありません: %2。</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than the %3 that this program knows</source>
        <translation>メンバー&quot;%1&quot;は%2で、このプログラムが対応する%3より新しいものです</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: the member &quot;%2&quot; of %3 is wrong. %4</source>
        <translation>レシピ%1が正しくありません: %3のメンバー&quot;%2&quot;が誤っています。%4</translation>
    </message>
    <message>
        <source>the default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>ルール%1</translation>
    </message>
    <message>
        <source>A scale must be a power of two, such as 0.125 or 1024.</source>
        <translation>スケールは0.125や1024のような2の冪でなければなりません。</translation>
    </message>
    <message>
        <source>A number format is missing; name one, or keep full precision with &quot;keep&quot;: true.</source>
        <translation>数値形式がありません。形式を指定するか、&quot;keep&quot;: trueでフル精度を保ってください。</translation>
    </message>
    <message>
        <source>Rule %1 of the recipe %2 fits no operand of this model.</source>
        <translation>レシピ%2のルール%1は、このモデルのどのオペランドにも当てはまりません。</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t give %2 blocks along its own axes, because it writes to what it reads.</source>
        <translation>%2は読み込むテンソルに書き込むため、変換%1で固有の軸に沿ったブロックにできません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 weights</source>
        <translation>
            <numerusform>重み%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>The formats round nothing that the target depends on; choose another target, or formats that round more.</source>
        <translation>形式が丸めるものにターゲットは依存していません。別のターゲットか、より多くを丸める形式を選んでください。</translation>
    </message>
    <message>
        <source>Without number formats the target holds NaN or infinities already, so that no operand is looked for; mend that first.</source>
        <translation>数値形式なしでもターゲットにすでにNaNか無限大があるため、オペランドは探しません。まずこれを直してください。</translation>
    </message>
    <message>
        <source>No parameter has a gradient in this run; choose another target, or go backward from an output that depends on parameters.</source>
        <translation>このランでは勾配を持つパラメーターがありません。別のターゲットを選ぶか、パラメーターに依存する出力から逆伝播してください。</translation>
    </message>
    <message>
        <source>The run without formats has no tensor %1; scalescope export --table lists the names.</source>
        <translation>形式を使わないランにテンソル%1がありません。名前はscalescope export --tableで一覧できます。</translation>
    </message>
    <message>
        <source>In the run without formats no gradient arrives at %1; scalescope export --table lists the tensors that have one.</source>
        <translation>形式を使わないランでは%1に勾配が届きません。勾配のあるテンソルはscalescope export --tableで一覧できます。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales, and there are none here; choose a scaling, such as tensor or block:32, or a block format.</source>
        <translation>ルール&quot;%1&quot;はスケール用ですが、ここにはスケールがありません。スケーリング（tensor、block:32など）またはブロック形式を選んでください。</translation>
    </message>
    <message>
        <source>Scales can&apos;t have %1 levels; choose 1 or 2.</source>
        <translation>スケールの段数を%1にはできません。1か2を選んでください。</translation>
    </message>
    <message>
        <source>Only scales of nvfp4 have levels, and there are none of those here; leave out the levels.</source>
        <translation>段数があるのはnvfp4のスケールだけで、ここにはありません。段数の指定を省いてください。</translation>
    </message>
    <message>
        <source>There was no backward pass, because no output is a floating-point tensor that requires a gradient.</source>
        <translation>勾配を必要とする浮動小数点テンソルの出力がないため、逆伝播は行われませんでした。</translation>
    </message>
    <message>
        <source>There was no backward pass, because its default seed does not work here: %1; choose another with --backward.</source>
        <translation>既定の初期勾配がここでは使えないため、逆伝播は行われませんでした: %1。--backwardで別のものを選んでください。</translation>
    </message>
    <message>
        <source>holds a dictionary whose keys are neither all strings nor all whole numbers</source>
        <translation>キーがすべて文字列でもすべて整数でもない辞書を含んでいます</translation>
    </message>
    <message>
        <source>the whole number %1 does not fit in 64 bits; write a smaller one, or 1e30 for a number that is not whole</source>
        <translation>整数%1は64ビットに収まりません。より小さい整数か、整数でなければ1e30のように書いてください</translation>
    </message>
    <message>
        <source>Input %1: %2 does not fit in 64 bits; write a smaller number.</source>
        <translation>入力%1: %2は64ビットに収まりません。より小さい数値を指定してください。</translation>
    </message>
    <message>
        <source>a whole number is divided by zero</source>
        <translation>整数をゼロで除算しています</translation>
    </message>
    <message>
        <source>there is no operator for %1 with these arguments in this libtorch; load the library that defines it</source>
        <translation>このlibtorchには、これらの引数に対する%1の演算子がありません。それを定義するライブラリを読み込んでください</translation>
    </message>
    <message>
        <source>there is no operator %1 in this libtorch</source>
        <translation>このlibtorchに演算子%1はありません</translation>
    </message>
    <message>
        <source>this libtorch has no dtype %1</source>
        <translation>このlibtorchにdtype %1はありません</translation>
    </message>
    <message>
        <source>tensors of %1 can&apos;t be quantized</source>
        <translation>%1のテンソルは量子化できません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a bound of proposals; write lost: and a part from 0 to 1, as in lost:0.001, or sqnr: and dB, as in sqnr:20.</source>
        <translation>&quot;%1&quot;は提案の限度ではありません。lost:と0から1の割合（例: lost:0.001）、またはsqnr:とdB（例: sqnr:20）を指定してください。</translation>
    </message>
    <message>
        <source>Nobody is reading the events any more.</source>
        <translation>イベントを読み取るプログラムがなくなりました。</translation>
    </message>
    <message>
        <source>The model was frozen when it was saved, so it can&apos;t be put in another mode; it runs as it was saved.</source>
        <translation>モデルは保存時にフリーズされているため、モードを変更できません。保存時のモードで実行されます。</translation>
    </message>
    <message>
        <source>Input %1 was run without a gradient, because with one the forward pass fails. %2</source>
        <translation>勾配があると順伝播が失敗するため、入力%1は勾配なしで実行されました。%2</translation>
    </message>
    <message>
        <source>Backward failed, so gradients are missing: %1.</source>
        <translation>逆伝播が失敗したため、勾配がありません: %1。</translation>
    </message>
    <message>
        <source>Gradients pass %1 as though it had written nothing, so those before it are wrong: no gradient is registered for it.</source>
        <translation>勾配は%1が何も書き込まなかったかのように通過するため、それより前の勾配は誤っています。この演算子には勾配が登録されていません。</translation>
    </message>
    <message>
        <source>Saving %1, in %2 (limit %3).</source>
        <translation>%1を%2に保存中（制限%3）。</translation>
    </message>
    <message>
        <source>How much --save-values will save is not known beforehand, because the forward pass failed at first; the limit is %1.</source>
        <translation>最初の順伝播が失敗したため、--save-valuesで保存する量は事前にわかりません。制限は%1です。</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 tensors, %2.</source>
        <translation>
            <numerusform>テンソル%1個（%2）を保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model printed %1, left out here.</source>
        <translation>モデルが%1を出力しました（ここでは省略）。</translation>
    </message>
    <message>
        <source>The model&apos;s libraries wrote %1, left out here.</source>
        <translation>モデルのライブラリが%1を出力しました（ここでは省略）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform>さらに%1行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tensors</source>
        <translation>
            <numerusform>さらにテンソル%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>No number format is simulated, so there is no error to look into; give --transform fp8, format:FWD,BWD or recipe:NAME.</source>
        <translation>数値形式がシミュレートされていないため、調べる誤差がありません。--transform fp8、format:FWD,BWD、またはrecipe:NAMEを指定してください。</translation>
    </message>
    <message>
        <source>What is kept in full precision has no format, scaling or rounding; leave out &quot;keep&quot; or the others.</source>
        <translation>フル精度を保つものに、形式、スケーリング、丸めはありません。&quot;keep&quot;か、それ以外を省いてください。</translation>
    </message>
    <message>
        <source>Going forward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>順伝播では、%1のうち、%2が飽和し、%3がゼロに、%4が非正規化数になりました。</translation>
    </message>
    <message>
        <source>Going backward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>逆伝播では、%1のうち、%2が飽和し、%3がゼロに、%4が非正規化数になりました。</translation>
    </message>
    <message>
        <source>%1 has no option %2; its only option is constraint</source>
        <translation>%1にオプション%2はありません。使えるのはconstraintだけです</translation>
    </message>
    <message>
        <source>the model is quantized (%1), so its weights have scales of their own; use the floating-point model that it was made from</source>
        <translation>モデルは量子化されており（%1）、重みが独自のスケールを持っています。量子化前の浮動小数点モデルを使ってください</translation>
    </message>
    <message>
        <source>the model was frozen when it was saved, so its weights can&apos;t be rescaled; save it without torch.jit.freeze</source>
        <translation>モデルは保存時にフリーズされているため、重みを再スケールできません。torch.jit.freezeを使わずに保存してください</translation>
    </message>
    <message>
        <source>has arguments that its rule does not take (%1)</source>
        <translation>ルールが受け付けない引数があります（%1）</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 (the first is %3) as if their standard deviation were 1, but it is %4 to %5; unit_scale:extended rescales such weights.</source>
        <translation>変換%1は、%2（最初は%3）との積を標準偏差が1であるものとしてスケールしますが、実際は%4～%5です。unit_scale:extendedはそのような重みを再スケールします。</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 as if their standard deviation were 1, but it is %3 to %4; they are not parameters, so they can&apos;t be rescaled.</source>
        <translation>変換%1は、%2との積を標準偏差が1であるものとしてスケールしますが、実際は%3～%4です。パラメーターではないため、再スケールできません。</translation>
    </message>
    <message>
        <source>There is no transform &quot;%1&quot;; choose unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME or recipe:FILE.json, each also with :extended.</source>
        <translation>変換&quot;%1&quot;はありません。unit_scale、fp8、format:FORWARD、format:FORWARD,BACKWARD、recipe:NAME、recipe:FILE.jsonから選んでください。いずれにも:extendedを付けられます。</translation>
    </message>
    <message>
        <source>the results are off by %1 (SQNR %2 dB)</source>
        <translation>結果の誤差は%1（SQNR %2 dB）</translation>
    </message>
    <message>
        <source>%1 is a torch.export archive without a program that can be read: save the model with torch.export.save(...) of PyTorch 2.6 or newer.</source>
        <translation>%1は、読み取れるプログラムのないtorch.exportアーカイブです。PyTorch 2.6以降のtorch.export.save(...)でモデルを保存してください。</translation>
    </message>
    <message>
        <source>%1 was exported by a newer PyTorch (schema %2, this engine reads up to %3): export the model with an older one.</source>
        <translation>%1は新しいPyTorchでエクスポートされています（スキーマ%2、このエンジンが読めるのは%3まで）。古いPyTorchでモデルをエクスポートしてください。</translation>
    </message>
    <message>
        <source>its tensor %1 is a pickled Python object; export the model with plain tensors</source>
        <translation>テンソル%1がpickle化されたPythonオブジェクトです。通常のテンソルでモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>its weights on the meta device have no data; load a checkpoint into the model before it is exported</source>
        <translation>metaデバイス上の重みにはデータがありません。エクスポートの前にチェックポイントをモデルに読み込んでください</translation>
    </message>
    <message>
        <source>it uses a dtype (number %1) that this libtorch does not have; use a newer one</source>
        <translation>このlibtorchにないdtype（番号%1）を使っています。新しいlibtorchを使ってください</translation>
    </message>
    <message>
        <source>it calls %1, which can&apos;t be run operator by operator; export the model without it</source>
        <translation>%1を呼び出していますが、演算子ごとに実行できません。それを使わずにモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>it calls %1, which is not an operator of PyTorch; export the model without it</source>
        <translation>%1を呼び出していますが、PyTorchの演算子ではありません。それを使わずにモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>this libtorch has no form of %1 for the arguments that it is given; use the libtorch of the PyTorch that exported it</source>
        <translation>このlibtorchには、渡された引数に対応する%1の形がありません。エクスポートしたPyTorchのlibtorchを使ってください</translation>
    </message>
    <message>
        <source>its call of %1 lacks the argument %2; use the libtorch of the PyTorch that exported it</source>
        <translation>%1の呼び出しに引数%2がありません。エクスポートしたPyTorchのlibtorchを使ってください</translation>
    </message>
    <message>
        <source>its call of %1 has arguments that this libtorch does not know; use the libtorch of the PyTorch that exported it</source>
        <translation>%1の呼び出しに、このlibtorchが知らない引数があります。エクスポートしたPyTorchのlibtorchを使ってください</translation>
    </message>
    <message>
        <source>it passes an operator something of the kind %1; export the model without it</source>
        <translation>種類%1のものを演算子に渡しています。それを使わずにモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>it needs a custom object of Python or C++; export the model without it</source>
        <translation>PythonまたはC++のカスタムオブジェクトが必要です。それを使わずにモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>its program holds more values than any model</source>
        <translation>プログラムの値の数がどのモデルよりも多くなっています</translation>
    </message>
    <message>
        <source>its program has something at %1 that PyTorch does not write</source>
        <translation>プログラムの%1に、PyTorchが書かないものがあります</translation>
    </message>
    <message>
        <source>its program makes the value %1 twice</source>
        <translation>プログラムが値%1を2回作っています</translation>
    </message>
    <message>
        <source>its program reads the value %1, which nothing has made</source>
        <translation>プログラムが読む値%1は、どこでも作られていません</translation>
    </message>
    <message>
        <source>its tensor %1 is not in the archive</source>
        <translation>テンソル%1がアーカイブにありません</translation>
    </message>
    <message>
        <source>a tensor reaches beyond its data in %1</source>
        <translation>テンソルが%1のデータの範囲を超えています</translation>
    </message>
    <message>
        <source>%1 is a tensor of %2, but the model was exported for %3; give it as %3.</source>
        <translation>%1は%2のテンソルですが、モデルは%3用にエクスポートされています。%3で指定してください。</translation>
    </message>
    <message>
        <source>%1 is not a model that can be opened: give a file that torch.jit.save or torch.export.save wrote.</source>
        <translation>%1は開くことのできるモデルではありません。torch.jit.saveまたはtorch.export.saveで書いたファイルを指定してください。</translation>
    </message>
    <message>
        <source>The gradient of %1 is zero in theory, and only the noise of rounding is there, so there is no error to look into; choose another target.</source>
        <translation>%1の勾配は理論上ゼロで、丸めノイズしかないため、調べる誤差がありません。別のターゲットを選んでください。</translation>
    </message>
    <message>
        <source>There is no product of matrices &quot;%1&quot;; choose one of: %2.</source>
        <translation>行列積&quot;%1&quot;はありません。次から選んでください: %2。</translation>
    </message>
    <message>
        <source>%1 is a compiled package of AOTInductor, without the program that it was compiled from: save the model with torch.export.save(...) (docs/export.md).</source>
        <translation>%1はAOTInductorのコンパイル済みパッケージで、元のプログラムがありません。torch.export.save(...)でモデルを保存してください（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 holds several programs: %2. Save the one that is wanted in a file of its own, in Python: torch.export.save(load_pt2(file).exported_programs[name], other_file), with load_pt2 of torch.export.pt2_archive._package.</source>
        <translation>%1には複数のプログラムがあります: %2。必要なものをPythonで別のファイルに保存してください: torch.export.save(load_pt2(file).exported_programs[name], other_file)（load_pt2はtorch.export.pt2_archive._package）。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be run: %2 (docs/export.md).</source>
        <translation>%1を実行できません: %2（docs/export.md）。</translation>
    </message>
    <message>
        <source>%1 was exported by an early PyTorch (schema %2, this engine reads %3 and newer): export the model with a newer one.</source>
        <translation>%1は初期のPyTorchでエクスポートされています（スキーマ%2、このエンジンが読めるのは%3以降）。新しいPyTorchでモデルをエクスポートしてください。</translation>
    </message>
    <message>
        <source>The program was decomposed before it was saved, so the rules for linear, attention and similar operators find nothing to apply to: unit scaling and number formats may change little. Save what torch.export.export(...) of PyTorch 2.5 or newer returns, without run_decompositions().</source>
        <translation>プログラムは保存前に分解されているため、linear、attentionなどの演算子のルールが当てはまるものがなく、unit scalingや数値形式による変化がわずかな場合があります。PyTorch 2.5以降のtorch.export.export(...)が返すものを、run_decompositions()なしで保存してください。</translation>
    </message>
    <message>
        <source>run_decompositions() took the program&apos;s no_grad regions out before it was saved, so gradients pass where the model stops them. Save what torch.export.export(...) returns, without run_decompositions().</source>
        <translation>run_decompositions()が保存前にプログラムのno_grad区間を取り除いたため、モデルでは止まる所を勾配が通ります。torch.export.export(...)が返すものを、run_decompositions()なしで保存してください。</translation>
    </message>
    <message>
        <source>An exported program stays in the mode that it was exported in, so --mode %1 has no effect: call model.%1() before torch.export.export(...).</source>
        <translation>エクスポートされたプログラムはエクスポート時のモードのままなので、--mode %1は効果がありません。torch.export.export(...)の前にmodel.%1()を呼び出してください。</translation>
    </message>
    <message>
        <source>--mode %1 does not reach %2, whose mode is written out in the code, as a trace has it: call model.%1() before torch.jit.trace(...).</source>
        <translation>--mode %1 は%2に届きません。トレースのように、モードがコードに書き込まれているためです。torch.jit.trace(...)の前に model.%1() を呼んでください。</translation>
    </message>
    <message>
        <source>its program can&apos;t be read as JSON: %1</source>
        <translation>プログラムをJSONとして読み取れません: %1</translation>
    </message>
    <message>
        <source>a part of its program takes values other than those it is given</source>
        <translation>プログラムの一部が、渡される値とは異なる値を取ります</translation>
    </message>
    <message>
        <source>%1 has %2, but the model was exported for %3; give it with as many.</source>
        <translation>%1は%2ですが、モデルは%3用にエクスポートされています。同じ次元数にしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 dimensions</source>
        <translation>
            <numerusform>%1次元</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for %4 only; give it that size, or export the model with that dimension dynamic.</source>
        <translation>%1の次元%2のサイズは%3ですが、モデルは%4専用にエクスポートされています。そのサイズにするか、その次元を動的にしてモデルをエクスポートしてください。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at least %4.</source>
        <translation>%1の次元%2のサイズは%3ですが、モデルは%4以上のサイズ用にエクスポートされています。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at most %4.</source>
        <translation>%1の次元%2のサイズは%3ですが、モデルは%4以下のサイズ用にエクスポートされています。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must be as large as that of %4, which has %5; give both the same size.</source>
        <translation>%1の次元%2のサイズは%3ですが、%4のサイズ%5と同じでなければなりません。両方を同じサイズにしてください。</translation>
    </message>
    <message>
        <source>There is no rounding &quot;%1&quot;; choose one of: %2.</source>
        <translation>丸め&quot;%1&quot;はありません。次から選んでください: %2。</translation>
    </message>
    <message>
        <source>There is no scaling &quot;%1&quot;; choose none, tensor, channel, block:N or tile:NxM, where N and M are whole numbers, 1 or more.</source>
        <translation>スケーリング&quot;%1&quot;はありません。none、tensor、channel、block:N、tile:NxM（NとMは1以上の整数）から選んでください。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; for scales; choose one of: %2.</source>
        <translation>スケールルール&quot;%1&quot;はありません。次から選んでください: %2。</translation>
    </message>
    <message>
        <source>write an object of this class as a dictionary of its parts</source>
        <translation>このクラスのオブジェクトは、各部の辞書として書いてください</translation>
    </message>
    <message>
        <source>it has parts that the class does not have</source>
        <translation>クラスにない部分があります</translation>
    </message>
    <message>
        <source>There is no output %1; backward can start from: %2.</source>
        <translation>出力%1はありません。逆伝播を開始できるのは: %2。</translation>
    </message>
    <message>
        <source>Backward begins at %1; it could at %2, too, which --output-index chooses.</source>
        <translation>逆伝播は%1から始まります。--output-index で%2も選べます。</translation>
    </message>
    <message>
        <source>Output %1 is %2 and has no gradient; backward can start from: %3.</source>
        <translation>出力%1は%2で、勾配がありません。逆伝播を開始できるのは: %3。</translation>
    </message>
    <message>
        <source>holds nested lists that unfold to more values than any file has</source>
        <translation>ネストしたリストを展開すると、値の数がどのファイルよりも多くなります</translation>
    </message>
    <message>
        <source>%1 is not valid: the member &quot;%2&quot; is wrong. %3</source>
        <translation>%1が正しくありません: メンバー&quot;%2&quot;が誤っています。%3</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>0以上の整数</translation>
    </message>
    <message>
        <source>a number of bytes, 1 or more</source>
        <translation>1以上のバイト数</translation>
    </message>
    <message>
        <source>a size (a whole number, 0 or more)</source>
        <translation>サイズ（0以上の整数）</translation>
    </message>
    <message>
        <source>%1 is not known; take %2 or a file such as FILE.npy.</source>
        <translation>%1は不明です。%2、またはFILE.npyのようなファイルを指定してください。</translation>
    </message>
    <message>
        <source>No target is named; give --target loss, gradients, or the name of a tensor.</source>
        <translation>ターゲットが指定されていません。--target loss、gradients、またはテンソルの名前を指定してください。</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because values left by a killed run are removed first; name another file.</source>
        <translation>強制終了されたランの値が先に削除されるため、-o %1は%2を上書きします。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>the smallest 64-bit whole number is divided by -1</source>
        <translation>64ビットの最小の整数を-1で除算しています</translation>
    </message>
    <message>
        <source>%1 has no argument %2</source>
        <translation>%1に引数%2はありません</translation>
    </message>
    <message>
        <source>the argument %1 of %2 must be %3</source>
        <translation>%2の引数%1は%3でなければなりません</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数のリスト</translation>
    </message>
    <message>
        <source>the program was recorded without its data flow</source>
        <translation>プログラムはデータフローなしで記録されています</translation>
    </message>
    <message numerus="yes">
        <source>the program was recorded with %1 inputs, not with %2</source>
        <translation>
            <numerusform>プログラムは入力%1個で記録されており、%2個ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 %2; %3.</source>
        <translation>エンジンは%2%1。%3。</translation>
    </message>
    <message>
        <source>The engine %1 %2 (its last words: %3); %4.</source>
        <translation>エンジンは%2%1（最後の出力: %3）。%4。</translation>
    </message>
    <message>
        <source>The run was stopped %1; %2.</source>
        <translation>ランは%1停止されました。%2。</translation>
    </message>
    <message>
        <source>ended by itself (status %1)</source>
        <translation>終了しました（ステータス%1）</translation>
    </message>
    <message>
        <source>was killed (signal 9)</source>
        <translation>強制終了されました（シグナル9）</translation>
    </message>
    <message>
        <source>was asked to end (signal 15)</source>
        <translation>終了を要求されました（シグナル15）</translation>
    </message>
    <message>
        <source>gave up (abort, signal 6)</source>
        <translation>中断しました（abort、シグナル6）</translation>
    </message>
    <message>
        <source>crashed with a segmentation fault (signal 11)</source>
        <translation>セグメンテーション違反でクラッシュしました（シグナル11）</translation>
    </message>
    <message>
        <source>crashed with a bus error (signal 7)</source>
        <translation>バスエラーでクラッシュしました（シグナル7）</translation>
    </message>
    <message>
        <source>crashed on an arithmetic error (signal 8)</source>
        <translation>算術エラーでクラッシュしました（シグナル8）</translation>
    </message>
    <message>
        <source>crashed on an instruction that this processor lacks (signal 4)</source>
        <translation>このプロセッサにない命令でクラッシュしました（シグナル4）</translation>
    </message>
    <message>
        <source>ran into its limit of processor time (signal 24)</source>
        <translation>CPU時間の制限に達しました（シグナル24）</translation>
    </message>
    <message>
        <source>ran into the limit of file size (signal 25)</source>
        <translation>ファイルサイズの制限に達しました（シグナル25）</translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation>シグナル%1で終了しました</translation>
    </message>
    <message>
        <source>before it began to work</source>
        <translation>処理を始める前に</translation>
    </message>
    <message>
        <source>while it loaded the model</source>
        <translation>モデルの読み込み中に</translation>
    </message>
    <message>
        <source>while it made the inputs</source>
        <translation>入力の作成中に</translation>
    </message>
    <message>
        <source>in the capture phase</source>
        <translation>キャプチャ段階で</translation>
    </message>
    <message>
        <source>while it transformed the model</source>
        <translation>モデルの変換中に</translation>
    </message>
    <message>
        <source>while it ran the reference without formats</source>
        <translation>形式を使わない参照の実行中に</translation>
    </message>
    <message>
        <source>in the forward phase</source>
        <translation>順伝播の段階で</translation>
    </message>
    <message>
        <source>in the backward phase</source>
        <translation>逆伝播の段階で</translation>
    </message>
    <message>
        <source>while it wrote the run file</source>
        <translation>ランファイルの書き込み中に</translation>
    </message>
    <message>
        <source>while it looked for causes</source>
        <translation>原因の検索中に</translation>
    </message>
    <message numerus="yes">
        <source>in the capture phase after %1 operators</source>
        <translation>
            <numerusform>キャプチャ段階で、演算子%1個の後に</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the forward phase after %1 operators</source>
        <translation>
            <numerusform>順伝播の段階で、演算子%1個の後に</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the backward phase after %1 gradients</source>
        <translation>
            <numerusform>逆伝播の段階で、勾配%1個の後に</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing had been recorded yet</source>
        <translation>まだ何も記録されていませんでした</translation>
    </message>
    <message>
        <source>what it recorded is in %1</source>
        <translation>記録された内容は%1にあります</translation>
    </message>
    <message>
        <source>The variant was not run: it was stopped before it began.</source>
        <translation>バリアントは開始前に停止されたため、実行されませんでした。</translation>
    </message>
    <message>
        <source>%1 is not Scalescope&apos;s engine: what it wrote first is not an event of the protocol; set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>%1はScalescopeのエンジンではありません。最初の出力がプロトコルのイベントではありません。SCALESCOPE_ENGINEにエンジンのパスを設定してください。</translation>
    </message>
    <message>
        <source>The engine %1 speaks version %2 of the protocol and this program version %3; use both from one release.</source>
        <translation>エンジン%1のプロトコルはバージョン%2、このプログラムはバージョン%3です。同じリリースのものを使ってください。</translation>
    </message>
    <message>
        <source>The engine %1 could not be started (%2); install Scalescope again, or set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>エンジン%1を起動できませんでした（%2）。Scalescopeを再インストールするか、SCALESCOPE_ENGINEにエンジンのパスを設定してください。</translation>
    </message>
    <message>
        <source>there is no room for another pipe</source>
        <translation>パイプをこれ以上作成できません</translation>
    </message>
    <message>
        <source>there is no room for another process</source>
        <translation>プロセスをこれ以上作成できません</translation>
    </message>
    <message>
        <source>its tables claim more data than the file can hold</source>
        <translation>表のデータ量がファイルの容量を超えています</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>読み込むためのメモリが足りません</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: %2 says nothing about its operands; give it a format, or &quot;keep&quot;: true.</source>
        <translation>レシピ%1が正しくありません: %2がオペランドについて何も指定していません。形式か、&quot;keep&quot;: trueを指定してください。</translation>
    </message>
    <message>
        <source>A fixed scale goes only with the scaling none, not with %1.</source>
        <translation>固定スケールを使えるのはスケーリングnoneの場合だけで、%1では使えません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 linear operators</source>
        <translation>
            <numerusform>linear演算子%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 matmuls</source>
        <translation>
            <numerusform>matmul %1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 attention operators</source>
        <translation>
            <numerusform>attention演算子%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 convolutions</source>
        <translation>
            <numerusform>畳み込み%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 lost in the blocks of %3</source>
        <translation>%1: %3のブロックで%2を喪失</translation>
    </message>
    <message>
        <source>The format %1 has neither sign nor zero: it is for scales, not for tensors.</source>
        <translation>形式%1には符号もゼロもありません。テンソル用ではなく、スケール用の形式です。</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; occurs twice</source>
        <translation>メンバー&quot;%1&quot;が2回現れます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a recipe that scalescope has, which says something else; give this one another name.</source>
        <translation>&quot;%1&quot;は内容の異なるscalescope付属のレシピの名前です。別の名前を付けてください。</translation>
    </message>
    <message>
        <source>it names the device %1, which this libtorch does not know; move the model to the CPU before it is exported</source>
        <translation>このlibtorchが知らないデバイス%1を指定しています。モデルをCPUに移してからエクスポートしてください</translation>
    </message>
    <message>
        <source>it transforms functions with torch.vmap or torch.func, which can&apos;t be run operator by operator; save what run_decompositions({}) of the exported program returns</source>
        <translation>torch.vmapまたはtorch.funcで関数を変換しており、演算子ごとに実行できません。エクスポートしたプログラムのrun_decompositions({})が返すものを保存してください</translation>
    </message>
    <message>
        <source>its program has modules in more than %1 levels, more than any model</source>
        <translation>プログラムのモジュールが%1階層を超えており、どのモデルよりも深くなっています</translation>
    </message>
    <message>
        <source>its program has a name of more than %1 bytes, longer than any</source>
        <translation>プログラムに%1バイトを超える名前があり、どの名前よりも長くなっています</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of %4, with a whole number %5; give it such a size.</source>
        <translation>%1の次元%2のサイズは%3ですが、モデルは%4（%5は整数）のサイズ用にエクスポートされています。そのようなサイズにしてください。</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must have %4 to fit %6, because it is %5; give it that size.</source>
        <translation>%1の次元%2のサイズは%3ですが、%5なので、%6に合わせて%4でなければなりません。そのサイズにしてください。</translation>
    </message>
    <message>
        <source>load the library that provides them with --op-library, or save the model without them where they are written in Python</source>
        <translation>それらを提供するライブラリを--op-libraryで読み込むか、Pythonで書かれている場合はそれらを使わずにモデルを保存してください</translation>
    </message>
    <message>
        <source>they are written in Python, so export the model before it is quantized</source>
        <translation>Pythonで書かれているため、量子化前のモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, which ended the run %2; %3. Run the new one again.</source>
        <translation>エンジンが読み込んでいる間に%1が変更されたため、ランは%2終了しました。%3。新しいモデルをもう一度実行してください。</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, so that some values may be of its new state: run it again.</source>
        <translation>エンジンが読み込んでいる間に%1が変更されたため、一部の値が新しい内容のものである可能性があります。もう一度実行してください。</translation>
    </message>
    <message>
        <source>%1: NaN in %2 of the elements</source>
        <translation>%1: 要素の%2がNaN</translation>
    </message>
    <message>
        <source>%1: infinity in %2 of the elements</source>
        <translation>%1: 要素の%2が無限大</translation>
    </message>
    <message>
        <source>forward: all of its elements are zero, so that no gradient passes it.</source>
        <translation>順伝播: 全要素がゼロのため、勾配が伝わりません。</translation>
    </message>
    <message>
        <source>gradient: zero in theory; what it holds is rounding noise.</source>
        <translation>勾配: 理論上ゼロで、値は丸めノイズです。</translation>
    </message>
    <message>
        <source>the gradient of %1</source>
        <translation>%1の勾配</translation>
    </message>
    <message>
        <source>%1 does not have mean zero: |mean| %2, standard deviation %3</source>
        <translation>%1の平均がゼロではありません: |平均| %2、標準偏差%3</translation>
    </message>
    <message>
        <source>%1 is not normally distributed: kurtosis %2 instead of 3</source>
        <translation>%1が正規分布に従っていません: 尖度%2（本来は3）</translation>
    </message>
    <message>
        <source>%1 is not normally distributed, though its kurtosis does not show it</source>
        <translation>%1が正規分布に従っていません（尖度には現れません）</translation>
    </message>
    <message>
        <source>%1: %2 of the elements are zero</source>
        <translation>%1: 要素の%2がゼロ</translation>
    </message>
    <message>
        <source>the operands are not independent: both are %1</source>
        <translation>オペランドが独立ではありません: 両方とも%1です</translation>
    </message>
    <message>
        <source>the operands are not independent: %1 is computed from %2</source>
        <translation>オペランドが独立ではありません: %1は%2から計算されています</translation>
    </message>
    <message>
        <source>the operands are not independent: both are computed from %1</source>
        <translation>オペランドが独立ではありません: 両方とも%1から計算されています</translation>
    </message>
    <message>
        <source>the operands are not independent</source>
        <translation>オペランドが独立ではありません</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they add up instead of averaging out</source>
        <translation>和の各項に相関があります: 平均化されずに加算されます</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they cancel in part</source>
        <translation>和の各項に相関があります: 一部が打ち消し合います</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they add up</source>
        <translation>%1個の利用先の勾配に相関があります: 加算されます</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they cancel in part</source>
        <translation>%1個の利用先の勾配に相関があります: 一部が打ち消し合います</translation>
    </message>
    <message>
        <source>%1 and %2 are not independent</source>
        <translation>%1と%2が独立ではありません</translation>
    </message>
    <message>
        <source>the rows of %1 differ in scale</source>
        <translation>%1の行ごとにスケールが異なります</translation>
    </message>
    <message>
        <source>the elements that are picked differ in scale from the others</source>
        <translation>選ばれた要素のスケールがほかの要素と異なります</translation>
    </message>
    <message>
        <source>%1 has scale %2 instead of 1</source>
        <translation>%1のスケールが%2です（本来は1）</translation>
    </message>
    <message>
        <source>%1 is not unit-scaled</source>
        <translation>%1がunit-scaledではありません</translation>
    </message>
    <message>
        <source>the constraint binds its factor to the output&apos;s, which makes the gradient %1 times as large</source>
        <translation>制約（constraint）により係数が出力側と共通になり、勾配が%1倍になります</translation>
    </message>
    <message>
        <source>the gradients of %1 readers are summed</source>
        <translation>%1個の利用先の勾配が加算されます</translation>
    </message>
    <message>
        <source>The model&apos;s code has more operators than an outline shows, so that it ends after %1 tensors; a run shows all of them.</source>
        <translation>モデルのコードの演算子が多いため、アウトラインはテンソル%1個までです。実行するとすべて表示されます。</translation>
    </message>
    <message>
        <source>%1: %2 above %4, the largest of %3</source>
        <translation>%1: %2が%3の最大値%4を超過</translation>
    </message>
    <message>
        <source>There is no loss to look at, because backward does not start at one number; choose another target, or set --backward to mean, mse:SPEC or cross_entropy:SPEC.</source>
        <translation>逆伝播が1つの数値から始まっていないため、調べる損失がありません。別のターゲットを選ぶか、--backwardにmean、mse:SPEC、cross_entropy:SPECのいずれかを設定してください。</translation>
    </message>
    <message>
        <source>The transform %1 left out %2; with :extended (Formats &gt; Round all products) it takes them too.</source>
        <translation>変換%1の対象外: %2。これらも対象にするには:extended (「形式」&gt;「すべての積を丸める」)を指定します。</translation>
    </message>
    <message>
        <source>%1: %2 become zero in %3 (≤ %4)</source>
        <translation>%1: %3で%2がゼロになる（%4以下）</translation>
    </message>
    <message>
        <source>%1: %2 keep fewer bits in %3 (subnormal)</source>
        <translation>%1: %3では%2の要素で有効ビットが減少（非正規化数）</translation>
    </message>
    <message>
        <source>%1, %2 more keep fewer bits (subnormal)</source>
        <translation>%1、さらに%2の要素で有効ビットが減少（非正規化数）</translation>
    </message>
    <message>
        <source>%1, %2 more become zero</source>
        <translation>%1、さらに%2がゼロになる</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <translation>%1（ゼロ以外の%2）</translation>
    </message>
    <message>
        <source>%1, if rounded</source>
        <translation>%1（丸めた場合）</translation>
    </message>
    <message>
        <source>the process that keeps it has ended</source>
        <translation>それを管理するプロセスが終了しています</translation>
    </message>
    <message>
        <source>The run was stopped because its run file grew to %1, more than its limit of %2, when it came to %3: look there for a loop that does not end, or allow a larger file.</source>
        <translation>%3の時点でランファイルが%1になり、制限の%2を超えたため、ランを停止しました。そこに終わらないループがないか確認するか、ファイルの制限を大きくしてください。</translation>
    </message>
    <message>
        <source>The run was stopped at %1, because it has as many nodes as its limit allows, %2: look there for a loop that does not end, or allow more.</source>
        <translation>ノード数が制限の%2に達したため、%1でランを停止しました。そこに終わらないループがないか確認するか、制限を大きくしてください。</translation>
    </message>
    <message>
        <source>The run was stopped at %1, which shows %2 elements on the memory of %3, too many to be measured: make it a smaller view.</source>
        <translation>%1でランを停止しました。%3要素分のメモリを%2要素に見せており、多すぎて測定できません。より小さいビューにしてください。</translation>
    </message>
    <message>
        <source>Code from %1 runs inside the sandbox; for its sake the model can also read the libraries beside it and those of its Python.</source>
        <translation>%1のコードはサンドボックス内で実行されます。そのため、モデルは同じ場所にあるライブラリと、そのPythonのライブラリも読み取れます。</translation>
    </message>
    <message>
        <source>table %1 does not match its checksum</source>
        <translation>表%1がチェックサムと一致しません</translation>
    </message>
    <message>
        <source>table %1 holds rows twice or out of order</source>
        <translation>表%1に重複した行または順序の正しくない行があります</translation>
    </message>
    <message>
        <source>table %1 refers to a node that is not there</source>
        <translation>表%1が存在しないノードを参照しています</translation>
    </message>
    <message>
        <source>table %1 counts more elements than there are</source>
        <translation>表%1で数えられた要素が実際の要素数を超えています</translation>
    </message>
    <message>
        <source>the output is %1 instead of %2</source>
        <translation>出力は%1（本来は%2）</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, whose products are inside one operator, so what is in it stays exact.</source>
        <translation>%2の積は1つの演算子の内部にあるため、変換%1で量子化できません。その内部は正確なままです。</translation>
    </message>
    <message>
        <source>No tensor is left of the modules that are asked for; the column module of the table has their names.</source>
        <translation>指定したモジュールのテンソルがありません。名前は表のmodule列にあります。</translation>
    </message>
    <message>
        <source>code of the run disturbed the process that keeps it</source>
        <translation>ランのコードが、保存を担うプロセスを妨害しました</translation>
    </message>
    <message>
        <source>Stopped, because code of the model had started more than %1 processes.</source>
        <translation>モデルのコードが%1個を超えるプロセスを起動したため、停止しました。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read with %2 beside it, a journal that its run did not leave; move that away and open the file again.</source>
        <translation>%2（この実行が残したものではないジャーナル）が隣にあるため、%1を読み取れません。それを移動してからファイルを開き直してください。</translation>
    </message>
    <message>
        <source>%1 was set to write ahead (WAL) by another program; set it back there with PRAGMA journal_mode = DELETE and open it again.</source>
        <translation>%1は別のプログラムで先行書き込み（WAL）に設定されています。そのプログラムでPRAGMA journal_mode = DELETEにより元に戻し、開き直してください。</translation>
    </message>
    <message>
        <source>the tensors in table %1 have more than %2 elements</source>
        <translation>表%1のテンソルの要素数が%2を超えています</translation>
    </message>
    <message>
        <source>a row of table %1 takes more than %2 bytes</source>
        <translation>表%1の1行が%2バイトを超えています</translation>
    </message>
    <message>
        <source>something else wrote over %1</source>
        <translation>別のものが%1を上書きしました</translation>
    </message>
    <message>
        <source>The run was stopped because its run file can&apos;t hold more of it (%1): what came before is recorded.</source>
        <translation>ランファイルにこれ以上記録できないため、ランを停止しました（%1）。それまでの内容は記録されています。</translation>
    </message>
    <message>
        <source>%1 is empty; name another.</source>
        <translation>%1は空です。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 (%2 dB, %3 bits)</source>
        <translation>%1 (%2 dB、%3ビット)</translation>
    </message>
    <message>
        <source>Stopped, because the process that runs the model was suspended for %1 s, by code of the model or from outside.</source>
        <translation>モデルを実行するプロセスが、モデルのコードまたは外部により%1秒間停止していたため、中止しました。</translation>
    </message>
    <message>
        <source>By the same estimate (SQNR over all operands, bits per element) these named recipes do as well as %1 or better: %2. Run them to compare their errors.</source>
        <translation>同じ見積もり（全オペランドのSQNR、要素あたりのビット数）では、次の名前付きレシピが%1と同等以上です: %2。実行して誤差を比べてください。</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing, those shown are valid. PyTorch says: %2.</source>
        <translation>逆伝播が%1で止まりました。これより前の勾配はありません。表示されている勾配は有効です。PyTorchのメッセージ: %2。</translation>
    </message>
    <message>
        <source>Backward stopped at %1, because what it needs was overwritten in place by %2; overwrite a clone (x.clone()), or let %1 read one. Gradients before it are missing, those shown are valid. PyTorch says: %3.</source>
        <translation>逆伝播が%1で止まりました、必要な値が%2によりインプレースで上書きされたためです。複製（x.clone()）を上書きするか、%1に複製を読ませてください。これより前の勾配はありません。表示されている勾配は有効です。PyTorchのメッセージ: %3。</translation>
    </message>
    <message>
        <source>%1 It ended %2, where nothing is recorded yet.</source>
        <translation>%1 %2終了したため、まだ何も記録されていません。</translation>
    </message>
    <message>
        <source>A process may have no more than %1 files open here, too few to run a model: allow at least %2 (ulimit -n %2).</source>
        <translation>ここではプロセスが開けるファイルは%1個までで、モデルを実行するには足りません。少なくとも%2個を許可してください（ulimit -n %2）。</translation>
    </message>
    <message>
        <source>The folder that this was started in is not there any more: change to one that is, and start it again.</source>
        <translation>これを起動したフォルダーはもうありません。存在するフォルダーに移動して、もう一度起動してください。</translation>
    </message>
    <message>
        <source>No values were saved, because the run ended while it still found out how much --save-values would save: allow it more, or leave that out.</source>
        <translation>--save-valuesで保存される量を調べている間にランが終了したため、値は保存されませんでした。制限を緩めるか、このオプションを外してください。</translation>
    </message>
    <message>
        <source>The run was stopped because %1 lie in the folder of its saved values, more than its limit of %2: code of the model writes there.</source>
        <translation>保存した値のフォルダーの内容が%1になり、制限の%2を超えたため、ランを停止しました。モデルのコードがそこに書き込んでいます。</translation>
    </message>
    <message>
        <source>Values would be saved in %1, but that is a link, or holds more than a run saves; move it away, or name another file with -o.</source>
        <translation>値は%1に保存されますが、これはリンクであるか、ランが保存する以上のものを含んでいます。移動するか、-oで別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>The process that runs the model said that the run was done, and had not written its file: code of the model or of an operator library may have said so in its place.</source>
        <translation>モデルを実行するプロセスが、ランファイルを書き終えないままランの完了を報告しました。モデルまたは演算子ライブラリのコードが代わりに報告した可能性があります。</translation>
    </message>
    <message>
        <source>The process that runs the model ended by itself, with status %1.</source>
        <translation>モデルを実行するプロセスが自ら終了しました（終了コード%1）。</translation>
    </message>
    <message>
        <source>No more processes and threads can be started here, too few to run a model: end other programs, or allow more (ulimit -u).</source>
        <translation>ここではこれ以上プロセスやスレッドを開始できず、モデルを実行するには足りません。ほかのプログラムを終了するか、上限を上げてください（ulimit -u）。</translation>
    </message>
    <message>
        <source>There is no /proc here, without which no model can be run: mount it (mount -t proc proc /proc).</source>
        <translation>ここには/procがなく、モデルを実行できません。マウントしてください（mount -t proc proc /proc）。</translation>
    </message>
    <message>
        <source>The model was not loaded, because this machine&apos;s kernel has %1 to keep it from files and network; where you trust its source, allow that with --without-sandbox.</source>
        <translation>このマシンのカーネルには、モデルをファイルとネットワークから隔離する機能がありません（%1）。そのためモデルを読み込みませんでした。入手元を信頼できる場合は、--without-sandboxで許可してください。</translation>
    </message>
    <message>
        <source>neither Landlock nor seccomp</source>
        <translation>Landlockもseccompもなし</translation>
    </message>
    <message>
        <source>no Landlock</source>
        <translation>Landlockなし</translation>
    </message>
    <message>
        <source>no seccomp</source>
        <translation>seccompなし</translation>
    </message>
    <message>
        <source>A process may have no more than %1 KiB of addresses here, too few to run a model: allow at least %2 (ulimit -v %2).</source>
        <translation>ここではプロセスが使えるアドレスは%1 KiBまでで、モデルを実行するには足りません。少なくとも%2を許可してください（ulimit -v %2）。</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Of generated inputs, dropout and the seed gradient</source>
        <translation>生成される入力、dropout、初期勾配のシード</translation>
    </message>
    <message>
        <source>Backward from</source>
        <translation>逆伝播の開始</translation>
    </message>
    <message>
        <source>the output if it is a single number, else a random gradient</source>
        <translation>出力が1つの数値ならその値、そうでなければランダムな勾配</translation>
    </message>
    <message>
        <source>%1 or a .npy file; output is for a loss</source>
        <translation>%1、または.npyファイル。outputは損失用です</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>the only number, else the first</source>
        <translation>唯一の数値、なければ最初のもの</translation>
    </message>
    <message>
        <source>Where to go backward from: 0, 1.2 or a key; several separated by commas</source>
        <translation>逆伝播の開始位置: 0、1.2、またはキー。複数はカンマ区切り</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Where the model runs: cpu, cuda or cuda:1</source>
        <translation>モデルを実行するデバイス: cpu、cuda、またはcuda:1</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>as many as libtorch takes</source>
        <translation>libtorchの既定の数</translation>
    </message>
    <message>
        <source>Threads of the engine</source>
        <translation>エンジンのスレッド数</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>メモリ制限</translation>
    </message>
    <message>
        <source>80 % of what is free</source>
        <translation>空きの80 %</translation>
    </message>
    <message>
        <source>For instance 2G or 512M; a run that needs more is stopped</source>
        <translation>2G、512Mなど。これを超えるメモリが必要なランは停止されます</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>時間制限</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Seconds; a run that takes longer is stopped</source>
        <translation>秒数。これを超えるランは停止されます</translation>
    </message>
    <message>
        <source>File limit</source>
        <translation>ファイル制限</translation>
    </message>
    <message>
        <source>For instance 512M; a run whose file grows larger is stopped</source>
        <translation>512Mなど。ファイルがこれより大きくなるランは停止されます</translation>
    </message>
    <message>
        <source>Operator libraries</source>
        <translation>演算子ライブラリ</translation>
    </message>
    <message>
        <source>Files (.so) with custom operators, to be loaded first; several separated by commas</source>
        <translation>最初に読み込む、カスタム演算子のファイル（.so）。複数はカンマ区切り</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Everywhere</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Open the menu of all commands</source>
        <translation>すべてのコマンドのメニューを開く</translation>
    </message>
    <message>
        <source>Open the menu of the selected card or row</source>
        <translation>選択したカードまたは行のメニューを開く</translation>
    </message>
    <message>
        <source>Go to the tensor of a link or of a line of code</source>
        <translation>リンクまたはコード行のテンソルに移動</translation>
    </message>
</context>
<context>
    <name>SpecForm</name>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
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
        <translation>値</translation>
    </message>
    <message>
        <source>normal random</source>
        <translation>正規乱数</translation>
    </message>
    <message>
        <source>uniform random</source>
        <translation>一様乱数</translation>
    </message>
    <message>
        <source>random integers</source>
        <translation>整数乱数</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>すべて1</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>すべて0</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>counting up</source>
        <translation>連番</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>自由入力</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>argument, type</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation>%1に値がありません。</translation>
    </message>
    <message>
        <source>%1 has no value; write for instance %2.</source>
        <translation>%1に値がありません（例: %2）。</translation>
    </message>
    <message>
        <source>%1 has no file yet: choose one.</source>
        <translation>%1 にはまだファイルがありません。選択してください。</translation>
    </message>
</context>
<context>
    <name>VariantControls</name>
    <message>
        <source>Runs a variant whose matrix products read E4M3 and whose gradients are E5M2, as unit-scaling&apos;s simulate_fp8 rounds them, and compares it with the original</source>
        <translation>行列積の入力をE4M3、勾配をE5M2とし、unit-scalingのsimulate_fp8と同じ方法で丸めるバリアントを実行して、オリジナルと比較します</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products read and give %1, and compares it with the original</source>
        <translation>行列積の入出力を%1とするバリアントを実行して、オリジナルと比較します</translation>
    </message>
    <message>
        <source>Simulate %1</source>
        <comment>a number format</comment>
        <translation>%1をシミュレート</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products are stored as the recipe %1 says, and compares it with the original</source>
        <translation>行列積をレシピ%1に従って格納するバリアントを実行して、オリジナルと比較します</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by Scalescope&apos;s extended rules: more operators, and weights of any module. Without them (menu Run) it does as the Python library unit-scaling.</source>
        <translation>モデルのunit scaling版を実行し、元のモデルと比較します。Scalescopeの拡張ルール（より多くの演算子、すべてのモジュールの重み）を使います。拡張ルールなし（実行メニュー）では、Pythonライブラリunit-scalingと同じです。</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by the rules of the Python library unit-scaling: weights of Linear and Embedding only. The menu Run has Scalescope&apos;s extended rules, for more operators and weights of any module.</source>
        <translation>モデルのunit scaling版を実行し、元のモデルと比較します。Pythonライブラリunit-scalingのルール（LinearとEmbeddingの重みのみ）を使います。より多くの演算子とすべてのモジュールの重みを対象とするScalescopeの拡張ルールは、実行メニューにあります。</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Log of the run</source>
        <translation>ランのログ</translation>
    </message>
    <message>
        <source>What the model prints comes here.</source>
        <translation>モデルの出力がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::BisectControl</name>
    <message>
        <source>%1 can&apos;t be written (%2); choose another folder.</source>
        <translation>%1に書き込めません（%2）。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Run the model first; then the causes of an error can be found.</source>
        <translation>誤差の原因を検索するには、先にモデルを実行してください。</translation>
    </message>
    <message>
        <source>The model is running; when it has ended, the causes of an error can be found.</source>
        <translation>モデルは実行中です。終了すると、誤差の原因を検索できます。</translation>
    </message>
    <message>
        <source>Rounded as %1.</source>
        <translation>%1 で丸めました。</translation>
    </message>
    <message>
        <source>Rounded as %1, not as is chosen now.</source>
        <translation>%1 で丸めました（現在の選択とは異なります）。</translation>
    </message>
    <message>
        <source>Save the causes</source>
        <translation>原因を保存</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>表 (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Centre</name>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>スケールプロット</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation>色分け: %1</translation>
    </message>
    <message>
        <source>prune: %1</source>
        <translation>絞り込み: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>ヒートマップ</translation>
    </message>
</context>
<context>
    <name>scalescope::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>コマンドの一部を入力</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>gradient backward grad</source>
        <comment>words for the same, each may be typed</comment>
        <translation>勾配 逆伝播 gradient backward grad</translation>
    </message>
    <message>
        <source>graph network diagram</source>
        <comment>words for the same, each may be typed</comment>
        <translation>グラフ ネットワーク 図 graph network diagram</translation>
    </message>
    <message>
        <source>formats precision dtype quantize quantize</source>
        <comment>words for the same, each may be typed</comment>
        <translation>形式 精度 量子化 formats precision dtype quantise quantize</translation>
    </message>
    <message>
        <source>find search</source>
        <comment>words for the same, each may be typed</comment>
        <translation>検索 探す find search</translation>
    </message>
    <message>
        <source>export save write</source>
        <comment>words for the same, each may be typed</comment>
        <translation>エクスポート 書き出し 保存 export save write</translation>
    </message>
    <message>
        <source>appearance theme dark</source>
        <comment>words for the same, each may be typed</comment>
        <translation>外観 テーマ ダーク appearance theme dark</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>panels show</source>
        <comment>words for the same, each may be typed</comment>
        <translation>パネル 表示 panels show</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>色分け(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;ormats</source>
        <translation>形式(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu and command</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The shares are known once the causes of an error were looked for.</source>
        <translation>寄与は、誤差の原因を検索するとわかります。</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors; choose it in the list of runs.</source>
        <translation>誤差があるのは数値形式をシミュレートしたランだけです。ランの一覧で選んでください。</translation>
    </message>
    <message>
        <source>Only a run that is compared has ratios; choose two runs in Compare.</source>
        <translation>比があるのは比較されているランだけです。「比較」で2つのランを選んでください。</translation>
    </message>
    <message>
        <source>Pa&amp;th</source>
        <translation>パス(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>Pr&amp;une</source>
        <translation>絞り込み(&amp;U)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::CompareControl</name>
    <message>
        <source>The formats stay those that the shown run was made with. %1</source>
        <translation>形式は、表示中のランの作成時のものが引き続き使われます。%1</translation>
    </message>
    <message>
        <source>In this model it would round nothing: there is no product of matrices.</source>
        <translation>このモデルには行列積がないため、丸められるものはありません。</translation>
    </message>
    <message>
        <source>In this model it would round nothing: its products are convolutions or without a weight, which &quot;Round all products, convolutions too&quot; in the list of formats reaches.</source>
        <translation>このモデルの積は畳み込みか重みのない積だけなので、丸められるものはありません。これらも丸めるには、形式の一覧で「すべての積を丸める（畳み込みも）」を選んでください。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ConsentQuestion</name>
    <message>
        <source>Use these files?</source>
        <translation>これらのファイルを使用しますか?</translation>
    </message>
    <message>
        <source>These files were named by a run, a session or a file of inputs, and not chosen by you. None of them has been run, loaded or read yet. Agree only if you know where they come from; the answer is remembered.</source>
        <translation>これらのファイルは、ユーザーが選択したものではなく、ラン、セッション、または入力のファイルが指定したものです。まだどれも実行、読み込み、読み取りされていません。入手元がわかる場合だけ同意してください。回答は記憶されます。</translation>
    </message>
    <message>
        <source>The model, a program that is run:</source>
        <translation>実行されるプログラムであるモデル:</translation>
    </message>
    <message>
        <source>Libraries, whose code is run when they are loaded:</source>
        <translation>読み込み時にコードが実行されるライブラリ:</translation>
    </message>
    <message>
        <source>Files that inputs and targets are read from:</source>
        <translation>入力とターゲットを読み取るファイル:</translation>
    </message>
    <message>
        <source>Use these files</source>
        <translation>これらのファイルを使用</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Docks</name>
    <message>
        <source>Drag to move this panel; double click to float it</source>
        <translation>ドラッグで移動、ダブルクリックでフロート表示</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>問題 %1</translation>
    </message>
    <message>
        <source>Nodes %1</source>
        <translation>ノード %1</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>ウォーターフォール</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理論</translation>
    </message>
    <message>
        <source>Theory %1</source>
        <translation>理論 %1</translation>
    </message>
    <message>
        <source>Causes of error</source>
        <translation>誤差の原因</translation>
    </message>
    <message>
        <source>Problems that follow from no other: %1</source>
        <translation>ほかの問題から派生していない問題: %1</translation>
    </message>
    <message>
        <source>Tensors in graph and table, without those that are hidden by pruning: %1</source>
        <translation>グラフと表のテンソル（絞り込みで非表示のものを除く）: %1</translation>
    </message>
    <message>
        <source>Tensors and gradients that deviate from the theory: %1</source>
        <translation>理論からずれているテンソルと勾配: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::EdgeMenu</name>
    <message>
        <source>Go to the &amp;source, %1</source>
        <translation>始点（%1）に移動(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the &amp;target, %1</source>
        <translation>終点（%1）に移動(&amp;T)</translation>
    </message>
    <message>
        <source>Show the &amp;waterfall from here</source>
        <translation>ここからのウォーターフォールを表示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportDialog</name>
    <message>
        <source>the formats of the recipe</source>
        <translation>レシピの形式</translation>
    </message>
    <message>
        <source>what is hidden</source>
        <translation>非表示の内容</translation>
    </message>
    <message>
        <source>what counts as a problem</source>
        <translation>問題とみなす基準</translation>
    </message>
    <message>
        <source>gains along edges</source>
        <translation>エッジのゲイン</translation>
    </message>
    <message>
        <source>which modules are open</source>
        <translation>モジュールの展開状態</translation>
    </message>
    <message>
        <source>the filter of rows</source>
        <translation>行のフィルター</translation>
    </message>
    <message>
        <source>what the plot doesn&apos;t show</source>
        <translation>プロットで非表示のもの</translation>
    </message>
    <message>
        <source>the histograms</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>which way the path takes</source>
        <translation>パスの経路</translation>
    </message>
    <message>
        <source>the colours</source>
        <translation>色分け</translation>
    </message>
    <message>
        <source>what is hidden by hand or by another tolerance</source>
        <translation>手動または別の許容差で非表示にしたもの</translation>
    </message>
    <message>
        <source>, .</source>
        <comment>between suffixes of files</comment>
        <translation>、.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>&amp;What to export</source>
        <translation>エクスポート対象(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>File &amp;name</source>
        <translation>ファイル名(&amp;N)</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>コマンド(&amp;L)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>The end of its name says what it becomes: .%1</source>
        <translation>ファイルの種類は拡張子で決まります: .%1</translation>
    </message>
    <message>
        <source>run</source>
        <translation>run</translation>
    </message>
    <message>
        <source>Write the name of a file.</source>
        <translation>ファイル名を入力してください。</translation>
    </message>
    <message>
        <source>The name has to end in .%1.</source>
        <translation>使える拡張子は.%1です。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのようなフォルダーはありません。</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it.</source>
        <translation>同じ名前のファイルがあります。もう一度押すと置き換えます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換え(&amp;R)</translation>
    </message>
    <message>
        <source>the mark around the selected tensor</source>
        <translation>選択中のテンソルを囲む印</translation>
    </message>
    <message>
        <source>Only the window writes this.</source>
        <translation>ウィンドウからのみ書き出せます。</translation>
    </message>
    <message>
        <source>Only here, not by the command: %1.</source>
        <translation>ここのみ（コマンドでは出力されません）: %1。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportForm</name>
    <message>
        <source>as the window shows</source>
        <translation>ウィンドウと同じ</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>自動調整</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>内容に合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>For tensors and for gradients, with a comma between them; of the scale plot more may follow, whose limits are drawn</source>
        <translation>テンソル用と勾配用の形式をコンマで区切って指定。スケールプロットでは、限界を描画する形式をさらに続けて指定できます</translation>
    </message>
    <message>
        <source>A power of two, as 2^-20, or a number above 0</source>
        <translation>2の累乗（例: 2^-20）または0より大きい数値</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>指標(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Axis from</source>
        <translation>軸の下限(&amp;A)</translation>
    </message>
    <message>
        <source>Wi&amp;dth</source>
        <translation>幅(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <comment>the end of an axis</comment>
        <translation>上限(&amp;T)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place on the axis; write a power of two, as 2^-20, or a number above 0.</source>
        <translation>&quot;%1&quot;は軸の位置として使えません。2の累乗（例: 2^-20）または0より大きい数値を指定してください。</translation>
    </message>
    <message>
        <source>The axis has to end above where it begins.</source>
        <translation>軸の上限は下限より大きくなければなりません。</translation>
    </message>
    <message>
        <source>More than two formats are for the scale plot.</source>
        <translation>3つ以上の形式を指定できるのはスケールプロットだけです。</translation>
    </message>
    <message>
        <source>In pixels of 1/96 inch, of which a PNG has two for each, or as 8.5cm</source>
        <translation>1/96インチのピクセル（PNGでは2倍の解像度）、または8.5cmのように指定</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>方向(&amp;I)</translation>
    </message>
    <message>
        <source>Mod&amp;ules</source>
        <translation>モジュール(&amp;U)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>An expression that finds the names of modules: what is in these alone</source>
        <translation>モジュール名に一致する式。一致したモジュールの中だけを対象にします</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>The width is a whole number from %1 to %2, or as many centimetres, as 8.5cm.</source>
        <translation>幅は%1から%2までの整数、または8.5cmのようなセンチメートルです。</translation>
    </message>
    <message>
        <source>&amp;Hidden nodes</source>
        <translation>非表示ノード(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>外観(&amp;P)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <comment>nodes that are hidden</comment>
        <translation>ウィンドウと同じ</translation>
    </message>
    <message>
        <source>as when a run opens</source>
        <comment>nodes that are hidden</comment>
        <translation>ランを開いたときと同じ</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nodes that are hidden</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <comment>which direction colours cards</comment>
        <translation>色(&amp;C)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Exporter</name>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1を書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>画像 (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf *.dot)</source>
        <translation>画像 (*.svg *.png *.pdf *.dot)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>レポート (*.html)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>表 (*.csv *.json)</translation>
    </message>
    <message>
        <source>No runs are compared; choose two in Compare.</source>
        <translation>比較されているランがありません。「比較」で2つのランを選んでください。</translation>
    </message>
    <message>
        <source>No run is open.</source>
        <translation>開いているランがありません。</translation>
    </message>
    <message>
        <source>The model was not run.</source>
        <translation>モデルは実行されていません。</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors.</source>
        <translation>誤差があるのは数値形式をシミュレートしたランだけです。</translation>
    </message>
    <message>
        <source>The run was made without transforms.</source>
        <translation>このランは変換なしで作成されました。</translation>
    </message>
    <message>
        <source>No tensor with histograms is selected.</source>
        <translation>ヒストグラムのあるテンソルが選択されていません。</translation>
    </message>
    <message>
        <source>The scale of every tensor, a row each, against the limits of the formats.</source>
        <translation>各テンソルのスケールを1行ずつ、形式の限界とともに示します。</translation>
    </message>
    <message>
        <source>How the error of rounding grows from tensor to tensor.</source>
        <translation>丸め誤差がテンソルごとにどう増えるかを示します。</translation>
    </message>
    <message>
        <source>The layers side by side in colours: which one stands out.</source>
        <translation>レイヤーを並べて色で示します。突出したものが分かります。</translation>
    </message>
    <message>
        <source>The cards as they are folded now: where a problem starts and what follows.</source>
        <translation>現在の折りたたみ状態のカード。問題の発生箇所とその影響が分かります。</translation>
    </message>
    <message>
        <source>The path step by step: which operation changes the scale.</source>
        <translation>パスをステップごとに示します。どの演算がスケールを変えるかが分かります。</translation>
    </message>
    <message>
        <source>The magnitudes of the selected tensor and its gradient in the formats&apos; ranges.</source>
        <translation>選択中のテンソルとその勾配の絶対値を、形式の範囲とともに示します。</translation>
    </message>
    <message>
        <source>The scales of both runs, with arrows from the one to the other.</source>
        <translation>2つのランのスケールを、一方から他方への矢印で示します。</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, a row each, for a spreadsheet.</source>
        <translation>各テンソルとその勾配の数値を1行ずつ、表計算ソフト用に書き出します。</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, for a program.</source>
        <translation>各テンソルとその勾配の数値を、プログラム用に書き出します。</translation>
    </message>
    <message>
        <source>What each call of a module returned, a row for each tensor.</source>
        <translation>モジュールの各呼び出しが返したものを、テンソルごとに1行で示します。</translation>
    </message>
    <message>
        <source>The problems as they are listed, a row each.</source>
        <translation>一覧のとおりの問題を1行ずつ示します。</translation>
    </message>
    <message>
        <source>The scales that the theory of unit scaling expects, and those that were measured.</source>
        <translation>unit scalingの理論が予測するスケールと、測定されたスケールです。</translation>
    </message>
    <message>
        <source>What unit scaling and simulated formats changed, a row for each operator.</source>
        <translation>unit scalingとシミュレートした形式が変えたものを、演算子ごとに1行で示します。</translation>
    </message>
    <message>
        <source>What rounding lost of each tensor that was rounded.</source>
        <translation>丸められた各テンソルが丸めで失ったものです。</translation>
    </message>
    <message>
        <source>The format and the scale that are proposed for each tensor.</source>
        <translation>各テンソルに提案される形式とスケールです。</translation>
    </message>
    <message>
        <source>What changed between both runs, a row for each tensor, for a spreadsheet.</source>
        <translation>2つのランの間で変わったものを、テンソルごとに1行で、表計算ソフト用に書き出します。</translation>
    </message>
    <message>
        <source>What changed between both runs, for a program.</source>
        <translation>2つのランの間で変わったものを、プログラム用に書き出します。</translation>
    </message>
    <message>
        <source>The model&apos;s code as text, with the scales beside its lines.</source>
        <translation>モデルのコードをテキストで、各行にスケールを添えて書き出します。</translation>
    </message>
    <message>
        <source>The proposed formats and scales, to be simulated or to be read by a program.</source>
        <translation>提案された形式とスケール。シミュレートするか、プログラムで読み込めます。</translation>
    </message>
    <message>
        <source>The whole run on one page: what goes wrong first, the pictures and the tables.</source>
        <translation>ラン全体を1ページに: 最初に起きる問題、画像、表。</translation>
    </message>
    <message>
        <source>Both runs on one page: what changed most, with graphs and plot.</source>
        <translation>2つのランを1ページに: 最も変わったものを、グラフとプロットとともに示します。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::GuidePage</name>
    <message>
        <source>Guide to Scalescope</source>
        <translation>Scalescopeガイド</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>scalescope::app::InputsForm</name>
    <message>
        <source>The model is being run already; these inputs are kept for the next run.</source>
        <translation>モデルはすでに実行中です。これらの入力は次のランに使われます。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使った項目(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>一覧をクリア(&amp;C)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainWindow</name>
    <message>
        <source>Stop and open</source>
        <translation>停止して開く</translation>
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
        <translation>モデル: %1
ラン: %2</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before %2 can be opened.</source>
        <translation>%2を開くには、%1のランを停止する必要があります。</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before the window can be closed.</source>
        <translation>ウィンドウを閉じるには、%1のランを停止する必要があります。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止して閉じる</translation>
    </message>
    <message>
        <source>The file of settings, %1, is damaged; what can&apos;t be read in it has its usual value.</source>
        <translation>設定ファイル%1は破損しています。読み取れない項目は既定値になります。</translation>
    </message>
    <message>
        <source>The graph can show each module&apos;s share of the error now: choose it in &quot;colour&quot; above the views.</source>
        <translation>グラフで各モジュールの誤差への寄与を表示できます。ビューの上の「色分け」で選んでください。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Notices</name>
    <message>
        <source>Written: %1</source>
        <translation>書き込みました: %1</translation>
    </message>
    <message>
        <source>%1 was changed after this run.</source>
        <translation>このランの後に%1が変更されました。</translation>
    </message>
    <message>
        <source>Run again  F5</source>
        <translation>再実行  F5</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found: it can&apos;t be run again, and has no variant.</source>
        <translation>このランのモデル%1が見つかりません。再実行できず、バリアントもありません。</translation>
    </message>
    <message>
        <source>Choose the model…</source>
        <translation>モデルを選択…</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>ランを読み込み中…</translation>
    </message>
    <message>
        <source>Scalescope</source>
        <translation>Scalescope</translation>
    </message>
    <message>
        <source>Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with.</source>
        <translation>「実行」（F5）でテンソルのスケールが表示されます。実行時の入力は「入力…」にあります。</translation>
    </message>
    <message>
        <source>Open a model or a run (Ctrl+O), or drop one here.</source>
        <translation>モデルまたはランを開くか（Ctrl+O）、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1に書き込み中…</translation>
    </message>
    <message>
        <source>Nothing was rounded. %1</source>
        <comment>and why</comment>
        <translation>何も丸められませんでした。%1</translation>
    </message>
    <message>
        <source>Round all products, convolutions too</source>
        <translation>すべての積を丸める（畳み込みも）</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Inputs as last time; Ctrl+I changes them.</source>
        <translation>入力は前回と同じです。Ctrl+Iで変更できます。</translation>
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
        <translation>%1 · 停止</translation>
    </message>
    <message>
        <source>%1 · failed</source>
        <comment>title of a run</comment>
        <translation>%1 · 失敗</translation>
    </message>
    <message>
        <source>%1 · incomplete</source>
        <comment>title of a run</comment>
        <translation>%1 · 未完了</translation>
    </message>
    <message>
        <source>%1 · running</source>
        <comment>title of a run</comment>
        <translation>%1 · 実行中</translation>
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
        <translation>隠れています。その名前の項目で表示されます。</translation>
    </message>
    <message>
        <source>They are hidden; the entry of each of them shows all.</source>
        <comment>panels</comment>
        <translation>隠れています。いずれかの項目でまとめて表示されます。</translation>
    </message>
    <message>
        <source>&amp;Hide this panel</source>
        <translation>このパネルを隠す(&amp;H)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Pruning</name>
    <message>
        <source>hide non-float</source>
        <translation>浮動小数点以外を隠す</translation>
    </message>
    <message>
        <source>show non-float</source>
        <translation>浮動小数点以外を表示</translation>
    </message>
    <message>
        <source>hide same scale</source>
        <translation>同一スケールを隠す</translation>
    </message>
    <message>
        <source>show same scale</source>
        <translation>同一スケールを表示</translation>
    </message>
    <message>
        <source>hide %1</source>
        <translation>%1を隠す</translation>
    </message>
    <message>
        <source>show hidden nodes</source>
        <translation>非表示ノードを表示</translation>
    </message>
    <message>
        <source>reset the pruning</source>
        <translation>絞り込みをリセット</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す(&amp;U) %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直す(&amp;R) %1</translation>
    </message>
    <message>
        <source>Hide by &amp;operator</source>
        <translation>演算子別に隠す(&amp;O)</translation>
    </message>
    <message>
        <source>%1  × %2</source>
        <comment>operator and how often</comment>
        <translation>%1  × %2</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>%1を表示</translation>
    </message>
    <message>
        <source>No operators yet</source>
        <translation>演算子はまだありません</translation>
    </message>
    <message>
        <source>Tolerance of the same scale</source>
        <translation>同一スケールの許容差</translation>
    </message>
    <message>
        <source>tolerance %1</source>
        <translation>許容差 %1</translation>
    </message>
    <message>
        <source>same scale %1</source>
        <translation>同一スケール %1</translation>
    </message>
    <message>
        <source>non-float</source>
        <translation>浮動小数点以外</translation>
    </message>
    <message>
        <source>operators: %1</source>
        <translation>演算子: %1</translation>
    </message>
    <message>
        <source>by hand: %1</source>
        <translation>手動: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n個非表示</numerusform>
        </translation>
    </message>
    <message>
        <source>show nodes with problems</source>
        <translation>問題のあるノードを表示</translation>
    </message>
    <message>
        <source>Hide an operator whose mean |x| differs from its input&apos;s by less than this part:</source>
        <translation>平均 |x|と入力の平均 |x|の差が次の割合より小さい演算子を隠す:</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Questions</name>
    <message>
        <source>Open a model or a run</source>
        <translation>モデルまたはランを開く</translation>
    </message>
    <message>
        <source>Choose the model of this run</source>
        <translation>このランのモデルを選択</translation>
    </message>
    <message>
        <source>Save the run as</source>
        <translation>ランに名前を付けて保存</translation>
    </message>
    <message>
        <source>Runs (*.scales)</source>
        <translation>ラン (*.scales)</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>ランを停止しますか?</translation>
    </message>
    <message>
        <source>What it recorded until then stays in its file.</source>
        <translation>それまでの記録はファイルに残ります。</translation>
    </message>
    <message>
        <source>Models and runs (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;All files (*)</source>
        <translation>モデルとラン (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Models (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;All files (*)</source>
        <translation>モデル (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RecipeAdditions</name>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1、ほか%2件</translation>
    </message>
    <message>
        <source>%1, %2: %3 lost with the recipe, %4 without its rule</source>
        <comment>tensor, direction, part, part</comment>
        <translation>%1、%2: 喪失はレシピありで%3、そのルールなしで%4</translation>
    </message>
    <message>
        <source>Select a card of repeated layers first.</source>
        <translation>先に繰り返し層のカードを選択してください。</translation>
    </message>
    <message>
        <source>The recipe stays as it is: in the selected layers every operand of a matrix product, which is all that recipes speak of, is within its format.</source>
        <translation>レシピは変更されません。選択した層では、レシピの対象である行列積のオペランドがすべて形式の範囲内にあります。</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor leaves its format, but is not an operand of a matrix product, which is all that recipes speak of.</source>
        <translation>レシピは変更されません。選択テンソルは形式の範囲を外れていますが、レシピの対象である行列積のオペランドではありません。</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor is within its formats.</source>
        <translation>レシピは変更されません。選択テンソルは形式の範囲内にあります。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RemainingTime</name>
    <message>
        <source>about %1 min left</source>
        <translation>残り約%1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>残り約%1 s</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunController</name>
    <message>
        <source>A file is being read; what it holds can be run when that is done.</source>
        <translation>ファイルを読み込み中です。終わると、その内容を実行できます。</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>モデルを読み込み中です。終わると、入力がわかります。</translation>
    </message>
    <message>
        <source>Nothing is open that could be run; open a model first (Ctrl+O).</source>
        <translation>実行できるものが開かれていません。先にモデルを開いてください（Ctrl+O）。</translation>
    </message>
    <message>
        <source>This run does not say which model it is of; take Choose the model… in the menu Run.</source>
        <translation>このランにはモデルの記録がありません。「実行」メニューの「モデルを選択…」で選んでください。</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found; take Choose the model… in the menu Run.</source>
        <translation>このランのモデル%1が見つかりません。「実行」メニューの「モデルを選択…」で選んでください。</translation>
    </message>
    <message>
        <source>The run goes to %1; Save run as… keeps it elsewhere.
</source>
        <translation>ランは%1に書き込まれます。別の場所に残すには「ランに名前を付けて保存…」を使います。
</translation>
    </message>
    <message>
        <source>The variant with %1 is run.
</source>
        <comment>transforms</comment>
        <translation>%1のバリアントが実行されます。
</translation>
    </message>
    <message>
        <source>The %1 run of %2 has the same model, inputs and options, so Compare takes it; Run (F5) makes a new one.</source>
        <comment>transforms, time of day</comment>
        <translation>%2の%1のランは、モデル、入力、オプションが同じため、比較に使われます。「実行」（F5）で新しいランを作成します。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunDisplay</name>
    <message>
        <source>starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>done in %1 s</source>
        <translation>%1 sで完了</translation>
    </message>
    <message>
        <source>stopped after %1 s</source>
        <translation>%1 sで停止</translation>
    </message>
    <message>
        <source>failed after %1 s</source>
        <translation>%1 sで失敗</translation>
    </message>
    <message>
        <source>reading the model</source>
        <translation>モデルを読み込み中</translation>
    </message>
    <message>
        <source>reading the run</source>
        <translation>ランを読み込み中</translation>
    </message>
    <message>
        <source>trying inputs</source>
        <translation>入力を試行中</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>キャプチャ</translation>
    </message>
    <message>
        <source>transforms</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>逆伝播</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>phase, done, total</comment>
        <translation>%1 · %2/%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>phase, done</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>original: %1</source>
        <comment>progress</comment>
        <translation>オリジナル: %1</translation>
    </message>
    <message>
        <source>variant: %1</source>
        <comment>progress</comment>
        <translation>バリアント: %1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
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
        <translation>実行中: %1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>done, backward failed</source>
        <translation>完了、逆伝播は失敗</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFileController</name>
    <message>
        <source>%1 is incomplete: its run was ended before it could finish. What was recorded until then is shown.</source>
        <translation>%1は未完了です。完了前にランが終了しました。それまでの記録を表示しています。</translation>
    </message>
    <message>
        <source>The run was not saved as %1: %2.</source>
        <translation>ランを%1として保存できませんでした: %2。</translation>
    </message>
    <message>
        <source>The run that was followed has ended: %1 is complete.</source>
        <translation>追跡していたランが終了しました。%1は完了しています。</translation>
    </message>
    <message>
        <source>The run that was followed was stopped; %1 holds what it recorded until then.</source>
        <translation>追跡していたランは停止されました。%1にはそれまでの記録があります。</translation>
    </message>
    <message>
        <source>The run that was followed has failed; %1 holds what it recorded until then.</source>
        <translation>追跡していたランは失敗しました。%1にはそれまでの記録があります。</translation>
    </message>
    <message>
        <source>The run of %1 still goes: another program writes it, and what it records is shown as it comes.</source>
        <translation>%1のランはまだ実行中です。ほかのプログラムが書き込んでおり、記録されたものから順に表示されます。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFollower</name>
    <message>
        <source>%1 was removed while its run was followed; what was read of it is still shown.</source>
        <translation>ランの追跡中に%1が削除されました。それまでに読み込んだ内容は引き続き表示されます。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::SessionKeeper</name>
    <message>
        <source>%1 runs</source>
        <translation>%1件のラン</translation>
    </message>
    <message>
        <source>Close it</source>
        <comment>a run</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close them</source>
        <comment>runs</comment>
        <translation>すべて閉じる</translation>
    </message>
    <message>
        <source>Ctrl+I shows and changes the inputs.</source>
        <translation>Ctrl+Iで入力を表示・変更できます。</translation>
    </message>
    <message>
        <source>Opened again, as last time: %1.</source>
        <comment>runs</comment>
        <translation>前回と同じく再び開きました: %1。</translation>
    </message>
</context>
<context>
    <name>scalescope::app::TopBar</name>
    <message>
        <source>▶ Run  F5</source>
        <translation>▶ 実行  F5</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>ランの進捗</translation>
    </message>
    <message>
        <source>Every command (F10)</source>
        <translation>すべてのコマンド (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command and shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Formats: %1</source>
        <translation>形式: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <translation>停止  Esc</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>開いているラン: %1</translation>
    </message>
    <message>
        <source>%1: the formats whose ranges are shaded behind the bars, forward / gradient</source>
        <translation>%1: バーの背景に範囲を示す形式（順伝播/勾配）</translation>
    </message>
    <message>
        <source>Change the inputs (%1)</source>
        <comment>shortcut</comment>
        <translation>入力を変更 (%1)</translation>
    </message>
    <message>
        <source>Change the inputs: %1</source>
        <translation>入力を変更: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Workspace</name>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル%1がありません。</translation>
    </message>
    <message>
        <source>The run of %1 was ended; what it recorded is in %2.</source>
        <translation>%1のランが終了しました。記録は%2にあります。</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>モデルを読み込み中です。終わると、入力がわかります。</translation>
    </message>
    <message>
        <source>The model was not read, so its inputs are not known; open it again to see why.</source>
        <translation>モデルが読み込まれていないため、入力がわかりません。開き直すと理由が表示されます。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CausesView</name>
    <message>
        <source>Use recipe</source>
        <translation>レシピを使用</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>表を保存…</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>誤差の対象</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>限度</translation>
    </message>
    <message>
        <source>Bound of the error</source>
        <translation>誤差の限度</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>限度なし</translation>
    </message>
    <message>
        <source>With a bound the operands are found that it takes to keep in full precision: of the loss relative to it, of gradients 1 - cosine, of a tensor its relative error</source>
        <translation>限度を指定すると、フル精度に保つ必要のあるオペランドを検索します。誤差は、損失では損失に対する相対誤差、勾配では1 - コサイン、テンソルでは相対誤差です</translation>
    </message>
    <message>
        <source>Causes of the error</source>
        <translation>誤差の原因</translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation>全勾配</translation>
    </message>
    <message>
        <source>%1, forward</source>
        <comment>a tensor</comment>
        <translation>%1、順伝播</translation>
    </message>
    <message>
        <source>%1, gradient</source>
        <comment>a tensor</comment>
        <translation>%1、勾配</translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>試行%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operands kept, %1 left</source>
        <comment>an error</comment>
        <translation>
            <numerusform>%n個のオペランドを維持、残り%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Find causes</source>
        <translation>原因を検索</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>モデルを準備中</translation>
    </message>
    <message>
        <source>within the bound</source>
        <translation>限度内</translation>
    </message>
    <message>
        <source>relative error of the loss: %1</source>
        <comment>a number</comment>
        <translation>損失の相対誤差: %1</translation>
    </message>
    <message>
        <source>1 − cosine of all gradients: %1</source>
        <comment>a number</comment>
        <translation>1 − 全勾配のコサイン: %1</translation>
    </message>
    <message>
        <source>relative error of the tensor: %1</source>
        <comment>a number</comment>
        <translation>テンソルの相対誤差: %1</translation>
    </message>
    <message>
        <source>Finds which rounded operands cause the error of a simulated run. What made a tensor&apos;s scale is in Waterfall.</source>
        <translation>シミュレートしたランの誤差の原因となった丸めを検索します。スケールの由来は「ウォーターフォール」へ。</translation>
    </message>
    <message>
        <source>Alone: the error with this alone rounded. Without: with all but this rounded. Share: what it adds in both, as a part of the whole error.</source>
        <translation>単独: これだけを丸めた場合の誤差。除外時: これ以外をすべて丸めた場合の誤差。寄与: 両方の場合にこれが加える誤差の、誤差全体に対する割合。</translation>
    </message>
    <message>
        <source>Shares add up to more than 100 %, as errors cancel each other.</source>
        <translation>誤差が互いに打ち消し合うため、寄与の合計は100 %を超えます。</translation>
    </message>
    <message>
        <source>Simulates the formats with a rule for each operand that is kept; which these are is found where &quot;at most&quot; names a bound</source>
        <translation>維持するオペランドごとの規則付きで形式をシミュレートします。どれを維持するかは「最大」に上限を指定すると見つかります</translation>
    </message>
    <message>
        <source>relative error of the output: %1</source>
        <comment>a number</comment>
        <translation>出力の相対誤差: %1</translation>
    </message>
    <message>
        <source>no bound</source>
        <comment>of an error</comment>
        <translation>限度なし</translation>
    </message>
    <message>
        <source>input</source>
        <comment>an operand</comment>
        <translation>入力</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>an operand</comment>
        <translation>重み</translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>an operand</comment>
        <translation>勾配</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <comment>an operand, its operator and module</comment>
        <translation>%3の%2の%1</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <comment>number of a step, the error after it</comment>
        <translation>%1: 残り%2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>寄与</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>丸め対象</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>オペランド数</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>除外時</translation>
    </message>
    <message>
        <source>More than the whole: errors of other operands cancel a part of it</source>
        <translation>全体を超えています。ほかのオペランドの誤差が一部を打ち消しています</translation>
    </message>
    <message>
        <source>The part of the error that this causes: the mean of what it brings by itself and what leaving it out takes away.</source>
        <translation>これが引き起こす誤差の割合: 単独で生じる誤差と、除外したときに減る誤差の平均です。</translation>
    </message>
    <message>
        <source>A module with all that is rounded in it, or one operand.</source>
        <translation>モジュール（その中で丸められるものすべて）、または1つのオペランド。</translation>
    </message>
    <message>
        <source>How many operands it has.</source>
        <translation>オペランドの数。</translation>
    </message>
    <message>
        <source>How large the error is when this alone is rounded, and all else has full precision.</source>
        <translation>これだけを丸め、ほかをすべてフル精度にした場合の誤差。</translation>
    </message>
    <message>
        <source>How large the error is when all is rounded without this, which has full precision.</source>
        <translation>これだけをフル精度にし、ほかをすべて丸めた場合の誤差。</translation>
    </message>
    <message>
        <source>At which step the search gave this full precision to come below the bound, and how large the error was then.</source>
        <translation>限度を下回るためにこれをフル精度にした検索のステップと、そのときの誤差。</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>in full precision</comment>
        <translation>保持</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CodeView</name>
    <message>
        <source>Source file</source>
        <translation>ソースファイル</translation>
    </message>
    <message>
        <source>Code with the scale of what each line produced</source>
        <translation>各行が生成したもののスケールを添えたコード</translation>
    </message>
    <message>
        <source>There is no source text in this run.</source>
        <translation>このランにはソーステキストがありません。</translation>
    </message>
    <message>
        <source>%1 of what each line produced: -&gt; forward, &lt;- gradient</source>
        <translation>各行が生成したものの%1: -&gt; 順伝播、&lt;- 勾配</translation>
    </message>
    <message>
        <source>%1; |x| is the magnitude of a tensor&apos;s only element</source>
        <translation>%1。|x|は要素が1つのテンソルの絶対値</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ColourRamp</name>
    <message>
        <source>%1, %2</source>
        <comment>statistic, direction</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>対応なし</translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation>丸めなし</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>%1, in %</source>
        <comment>a part of a whole</comment>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in %</source>
        <comment>underflow in E4M3, forward</comment>
        <translation>%2での%1、%3 (%)</translation>
    </message>
    <message>
        <source>%1 over the other run’s, %2</source>
        <comment>statistic, direction</comment>
        <translation>%1の他方のランとの比、%2</translation>
    </message>
    <message>
        <source>%1, %2, in dB</source>
        <comment>SQNR, direction</comment>
        <translation>%1、%2 (dB)</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in bits</source>
        <comment>headroom in E4M3, forward</comment>
        <translation>%2での%1、%3（ビット）</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareGraphs</name>
    <message>
        <source>Graph of the first run</source>
        <translation>最初のランのグラフ</translation>
    </message>
    <message>
        <source>Graph of the second run</source>
        <translation>2番目のランのグラフ</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareTable</name>
    <message>
        <source>Compared tensors</source>
        <translation>比較したテンソル</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>対応</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 %2: %3 → %4</source>
        <comment>direction, statistic, before, after</comment>
        <translation>%1 %2: %3 → %4</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>勾配は理論上ゼロで、残っているのは丸めノイズです。</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>順伝播 SQNR</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>勾配 SQNR</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a)
%1</translation>
    </message>
    <message>
        <source>Hollow in the first run, filled in the second. The band is from 1/4 to 4, where unit scaling puts a scale: it is no format&apos;s range.</source>
        <translation>最初のランは白抜き、2番目のランは塗りつぶし。帯は1/4から4までで、unit scalingがスケールを収めるところです。形式の範囲ではありません。</translation>
    </message>
    <message>
        <source>The power of two by which it is larger in the second run than in the first: 1 is twice, -1 is half as large.</source>
        <translation>2番目のランで最初のランの2の何乗倍になったか。1は2倍、-1は1/2倍です。</translation>
    </message>
    <message>
        <source>How far it is above the noise of rounding, in dB.</source>
        <translation>丸めノイズをどれだけ上回るか (dB)。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareView</name>
    <message>
        <source>The original, or the older run</source>
        <translation>オリジナル、または古い方のラン</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation>変化のみ</translation>
    </message>
    <message>
        <source>Swap the two runs</source>
        <translation>2つのランを入れ替え</translation>
    </message>
    <message>
        <source>Show parameters too</source>
        <translation>パラメーターも表示</translation>
    </message>
    <message>
        <source>Hide tensors whose scales are the same in both</source>
        <translation>両方でスケールが同じテンソルを隠す</translation>
    </message>
    <message>
        <source>Switch Unit scaling or Simulate FP8 on to compare a model with its variant, or open a second run.</source>
        <translation>モデルをバリアントと比較するには「Unit scaling」または「FP8をシミュレート」をオンにするか、2つ目のランを開いてください。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2件中%1件</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>大きい順</translation>
    </message>
    <message>
        <source>Sort by the amount of the change, |log2|, of either direction; else in order of execution</source>
        <translation>順伝播または勾配の変化量|log2|の順に並べ替えます。オフの場合は実行順です</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Comparison</name>
    <message>
        <source>Scales of %1</source>
        <translation>%1のスケール</translation>
    </message>
    <message>
        <source>The report can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>レポートを&apos;%1&apos;に書き込めません（%2）。書き込みできるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>within 4 of 1</source>
        <translation>1から4倍以内</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language&apos;s code</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Changes, the largest first</source>
        <translation>変化（大きい順）</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>%1 at %2 (%3), from %4 to %5</source>
        <translation>%2（%3）で%1、%4から%5へ</translation>
    </message>
    <message>
        <source>Aligned: %1 of %2 operators of %3, %1 of %4 of %5; tensors added: %6, removed: %7.</source>
        <translation>対応付け: %3の演算子%2個中%1個、%5の演算子%4個中%1個。追加されたテンソル: %6、削除されたテンソル: %7。</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>最初のラン</translation>
    </message>
    <message>
        <source>second run</source>
        <translation>2番目のラン</translation>
    </message>
    <message>
        <source>%1 of every tensor</source>
        <translation>各テンソルの%1</translation>
    </message>
    <message>
        <source>arrows from %1 to %2</source>
        <translation>矢印は%1から%2へ</translation>
    </message>
    <message>
        <source>%1 → %2 of %3</source>
        <translation>%3個中%1 → %2</translation>
    </message>
    <message>
        <source>forward, furthest from 1</source>
        <translation>順伝播: 1からの最大距離</translation>
    </message>
    <message>
        <source>gradient, furthest from 1</source>
        <translation>勾配: 1からの最大距離</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>対応</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>演算子%2個中%1個</translation>
    </message>
    <message>
        <source>Largest gain: %1.</source>
        <translation>最大の増加: %1。</translation>
    </message>
    <message>
        <source>Largest loss: %1.</source>
        <translation>最大の減少: %1。</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1.</source>
        <translation>両方のランにあるテンソルの%1に変化はありません。</translation>
    </message>
    <message>
        <source>The graphs are left out: %1</source>
        <translation>グラフは省略されています: %1</translation>
    </message>
    <message>
        <source>These are the %1 largest of %2; all are in the table that scalescope compare --table writes.</source>
        <translation>%2件のうち大きい順に%1件です。すべてはscalescope compare --tableが出力する表にあります。</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>%1 was stopped before its end: its figures are partial, of what was recorded until then.</source>
        <translation>%1は終了前に停止されました。値はそれまでの記録による部分的なものです。</translation>
    </message>
    <message>
        <source>%1 failed before its end: its figures are partial, of what was recorded until then.</source>
        <translation>%1は終了前に失敗しました。値はそれまでの記録による部分的なものです。</translation>
    </message>
    <message>
        <source>%1 is incomplete: its figures are partial, of what was recorded until its engine was ended.</source>
        <translation>%1は未完了です。値はエンジンが終了するまでの記録による部分的なものです。</translation>
    </message>
    <message>
        <source>Tensors that became zero in %1: %2.</source>
        <translation>%1でゼロになったテンソル: %2。</translation>
    </message>
    <message>
        <source>Gradients that became zero in %1: %2.</source>
        <translation>%1でゼロになった勾配: %2。</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1 noticeably.</source>
        <translation>両方のランにあるテンソルの%1に目立った変化はありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tensors</comment>
        <translation>%2個中%1個</translation>
    </message>
    <message>
        <source>Scale that grew most: %1.</source>
        <translation>最も大きくなったスケール: %1。</translation>
    </message>
    <message>
        <source>Scale that shrank most: %1.</source>
        <translation>最も小さくなったスケール: %1。</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>error of all gradients</source>
        <translation>全勾配の誤差</translation>
    </message>
    <message>
        <source>SQNR of the result</source>
        <translation>結果のSQNR</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, what its formats cost</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1, gradient %2.</source>
        <translation>1から最も遠い値: 順伝播%1、勾配%2。</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1.</source>
        <translation>1から最も遠い値: 順伝播%1。</translation>
    </message>
    <message>
        <source>The norm of all gradients is %1 of the exact run&apos;s.</source>
        <translation>全勾配のノルムは正確なランの%1です。</translation>
    </message>
    <message>
        <source>Error of %1 over its depth</source>
        <translation>深さに対する%1の誤差</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>順伝播 SQNR</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>勾配 SQNR</translation>
    </message>
    <message>
        <source>can&apos;t be told</source>
        <comment>how many tensors</comment>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>gradients: rel. error · cosine</source>
        <translation>勾配: 相対誤差 · コサイン</translation>
    </message>
    <message>
        <source>No operand was rounded: the variant is the original.</source>
        <translation>オペランドは丸められていません。バリアントはオリジナルと同じです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, how much of it was rounded</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a)、%1</translation>
    </message>
    <message>
        <source>%1, off by %2</source>
        <comment>a loss or an output</comment>
        <translation>%1（誤差%2）</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>any element beyond its largest number</source>
        <translation>最大値を超える要素が1つでもある</translation>
    </message>
    <message>
        <source>more than %1 of the elements beyond its largest number</source>
        <translation>最大値を超える要素が%1を超える</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded.</source>
        <translation>丸められた行列積: %2個中%1個。</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded; none inside %3.</source>
        <translation>丸められた行列積: %2個中%1個。%3の内部では丸められていません。</translation>
    </message>
    <message>
        <source>too large, zero or subnormal</source>
        <translation>過大、ゼロ、または非正規化数</translation>
    </message>
    <message>
        <source>the model without formats</source>
        <translation>形式なしのモデル</translation>
    </message>
    <message>
        <source>rel. error · cosine</source>
        <translation>相対誤差・コサイン</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>a loss or gradients, the run that they are told against</comment>
        <translation>%1（対%2）</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>In %1 tensors are held against the formats with the scales of its recipe.</source>
        <translation>%1では、テンソルをそのレシピのスケール付きの形式と照らし合わせます。</translation>
    </message>
    <message>
        <source>Tensors with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>%1で問題のあるテンソル: %3で%2、%5で%4（両方にある%6個中）。</translation>
    </message>
    <message>
        <source>Gradients with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>%1で問題のある勾配: %3で%2、%5で%4（両方にある%6個中）。</translation>
    </message>
    <message>
        <source>Problems are those that the list of problems has: NaN, infinities, %1, more than %2 that become zero, or more than %3 that are subnormal.</source>
        <comment>elements beyond the largest number, parts</comment>
        <translation>問題とみなす条件は問題の一覧と同じです: NaNまたは無限大がある、%1、ゼロになる要素が%2を超える、または非正規化数の要素が%3を超える。</translation>
    </message>
    <message>
        <source>There are no problems there: the error is that of rounding to few bits.</source>
        <translation>そこには問題がなく、誤差は少ないビットへの丸めによるものです。</translation>
    </message>
    <message>
        <source>How many have problems in %1 can&apos;t be told: nothing was recorded of their groups of elements.</source>
        <translation>%1で問題のある数は判定できません。要素のグループについて何も記録されていません。</translation>
    </message>
    <message>
        <source>tensors: problems in %1</source>
        <translation>テンソル: %1での問題</translation>
    </message>
    <message>
        <source>gradients: problems in %1</source>
        <translation>勾配: %1での問題</translation>
    </message>
    <message>
        <source>Tensors that the simulation did not round count, too; what is computed from rounded ones holds rounding noise instead of zeros, which hides problems.</source>
        <translation>シミュレーションで丸められなかったテンソルも数えます。丸められたテンソルから計算されるものは、ゼロの代わりに丸め雑音を含み、問題が隠れます。</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>ゼロ</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Display</name>
    <message>
        <source>scalar</source>
        <translation>スカラー</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of a whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>train</source>
        <translation>train</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>eval</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>保存時のまま</translation>
    </message>
    <message>
        <source>%1 in TorchScript</source>
        <comment>a place in the code</comment>
        <translation>%1 (TorchScript)</translation>
    </message>
    <message>
        <source>%1, through %2</source>
        <comment>place in the model&apos;s code, place in PyTorch&apos;s</comment>
        <translation>%1（%2経由）</translation>
    </message>
    <message>
        <source>read by %1</source>
        <comment>an operator</comment>
        <translation>利用先: %1</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <comment>readers</comment>
        <translation>%1、ほか%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ErrorText</name>
    <message>
        <source>none</source>
        <comment>an error</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>off by %1</source>
        <comment>a percentage</comment>
        <translation>誤差%1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>コサイン%1</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>標本推定</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>of a tensor without an error</comment>
        <translation>正確</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>勾配は理論上ゼロで、残っているのは丸めノイズです。</translation>
    </message>
    <message>
        <source>accumulated: %1</source>
        <comment>an error</comment>
        <translation>累積: %1</translation>
    </message>
    <message>
        <source>rounding %1 to %2: %3</source>
        <comment>operand, format, error</comment>
        <translation>%1を%2に丸め: %3</translation>
    </message>
    <message>
        <source>all zero</source>
        <translation>すべてゼロ</translation>
    </message>
    <message>
        <source>zero in theory</source>
        <comment>a gradient</comment>
        <translation>理論上ゼロ</translation>
    </message>
    <message>
        <source>input</source>
        <comment>of a product</comment>
        <translation>入力</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>of a product</comment>
        <translation>重み</translation>
    </message>
    <message>
        <source>left</source>
        <comment>side of a product</comment>
        <translation>左辺</translation>
    </message>
    <message>
        <source>right</source>
        <comment>side of a product</comment>
        <translation>右辺</translation>
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
        <translation>勾配</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a tensor, rounded for the gradient of another</comment>
        <translation>%2用の%1</translation>
    </message>
    <message>
        <source>not rounded</source>
        <comment>a tensor that is equal in both runs</comment>
        <translation>丸めなし</translation>
    </message>
    <message>
        <source>Not rounded: nothing that it is computed from was, so it is that of the run without formats.</source>
        <translation>丸められていません。計算元がどれも丸められていないため、形式を使わないランと同じです。</translation>
    </message>
    <message>
        <source>Stored as it is, and rounded where it is read, by %1:</source>
        <comment>a node</comment>
        <translation>そのまま格納され、読み取り時に%1で丸められます:</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FieldWords</name>
    <message>
        <source>%1 of gradient</source>
        <comment>a field</comment>
        <translation>勾配の%1</translation>
    </message>
    <message>
        <source>%1 forward</source>
        <comment>a field</comment>
        <translation>順伝播の%1</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1ビット</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FilterField</name>
    <message>
        <source>text, /regex/ or bwd.std &lt; 2^-14</source>
        <translation>語句、/regex/、bwd.std &lt; 2^-14</translation>
    </message>
    <message>
        <source>Filter of nodes</source>
        <translation>ノードのフィルター</translation>
    </message>
    <message>
        <source>Text or /regex/ in name, operator, module, shape and type, or comparisons of statistics: bwd.std &lt; 2^-14 and kind = op</source>
        <translation>名前、演算子、モジュール、形状、型に含まれるテキストまたは/正規表現/、あるいは統計量の比較: bwd.std &lt; 2^-14 and kind = op</translation>
    </message>
    <message>
        <source>Search and filters</source>
        <translation>検索とフィルター</translation>
    </message>
    <message>
        <source>Go to the next hit, to the previous one</source>
        <translation>次の一致、前の一致に移動</translation>
    </message>
    <message>
        <source>The same from the module tree</source>
        <translation>モジュールツリーでの同じ操作</translation>
    </message>
    <message>
        <source>Clear the field; again: back to where the keyboard was</source>
        <translation>欄をクリア、もう一度で元のフォーカス位置に戻る</translation>
    </message>
    <message>
        <source>text or /regex/</source>
        <translation>テキストまたは/正規表現/</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FoldedWords</name>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>簡略</translation>
    </message>
    <message>
        <source>Show all of the words</source>
        <translation>全文を表示</translation>
    </message>
    <message>
        <source>Show one line of the words</source>
        <translation>1行だけ表示</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FormatPairDialog</name>
    <message>
        <source>%1: %2 bits, largest %3, smallest normal %4, smallest %5</source>
        <translation>%1: %2ビット、最大%3、最小の正規化数%4、最小%5</translation>
    </message>
    <message>
        <source>Number formats</source>
        <translation>数値形式</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>順伝播(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>勾配(&amp;G)</translation>
    </message>
    <message>
        <source>%1: %2 bits with the share of a scale for %3 elements</source>
        <translation>%1: %2ビット（%3要素ごとのスケールの分を含む）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphBadge</name>
    <message>
        <source>underflow</source>
        <translation>underflow</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>overflow</translation>
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
        <translation>ここで%1が発生（順伝播）</translation>
    </message>
    <message>
        <source>%1 starts here, in the gradient</source>
        <translation>ここで%1が発生（勾配）</translation>
    </message>
    <message>
        <source>%1 forward follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>順伝播の%1は%2から派生</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>勾配の%1は%2から派生</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2, forward</source>
        <comment>problem, tensor</comment>
        <translation>勾配の%1は%2（順伝播）から派生</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, forward</source>
        <comment>problem, tensor</comment>
        <translation>読み込み元の%2で%1が発生（順伝播）</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, in the gradient</source>
        <comment>problem, tensor</comment>
        <translation>読み込み元の%2で%1が発生（勾配）</translation>
    </message>
    <message>
        <source>warning: subnormal</source>
        <translation>警告: 非正規化数</translation>
    </message>
    <message>
        <source>1st: %1</source>
        <comment>of problems in order of execution, in little room</comment>
        <translation>1番目: %1</translation>
    </message>
    <message>
        <source>first gradient: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>最初の勾配: %1</translation>
    </message>
    <message>
        <source>first gradient cause: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>最初の勾配の原因: %1</translation>
    </message>
    <message>
        <source>error only if stored in %1</source>
        <comment>a sign&apos;s meaning, a format</comment>
        <translation>%1で格納した場合のみエラー</translation>
    </message>
    <message>
        <source>follows from another</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>ほかの問題から派生</translation>
    </message>
    <message>
        <source>problem starts here</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>ここで問題が発生</translation>
    </message>
    <message>
        <source>%1 → 1 error</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → エラー1件</translation>
    </message>
    <message>
        <source>%1 → %2 errors</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → エラー%2件</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem</comment>
        <translation>エラー1件派生</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem</comment>
        <translation>エラー%1件派生</translation>
    </message>
    <message>
        <source>first: %1</source>
        <comment>error or warning in order of execution</comment>
        <translation>最初: %1</translation>
    </message>
    <message>
        <source>the first warning in order of execution</source>
        <translation>実行順で最初の警告</translation>
    </message>
    <message>
        <source>the first error in order of execution</source>
        <translation>実行順で最初のエラー</translation>
    </message>
    <message>
        <source>the first warning of a gradient, from the loss back</source>
        <translation>損失から逆順で最初の勾配の警告</translation>
    </message>
    <message>
        <source>the first error of a gradient, from the loss back</source>
        <translation>損失から逆順で最初の勾配のエラー</translation>
    </message>
    <message>
        <source>the first warning that starts in a gradient, from the loss back</source>
        <translation>損失から逆順で、勾配自体で始まる最初の警告</translation>
    </message>
    <message>
        <source>the first error that starts in a gradient, from the loss back</source>
        <translation>損失から逆順で、勾配自体で始まる最初のエラー</translation>
    </message>
    <message>
        <source>gradient %1</source>
        <comment>what is wrong</comment>
        <translation>勾配 %1</translation>
    </message>
    <message>
        <source>%1 grad. %2</source>
        <comment>a parameter, what is wrong with its gradient</comment>
        <translation>%1 勾配 %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphCards</name>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: なし</translation>
    </message>
    <message>
        <source>%1: %2 %3, largest %4, smallest non-zero %5</source>
        <translation>%1: %2 %3、最大%4、ゼロ以外の最小%5</translation>
    </message>
    <message numerus="yes">
        <source>%1, smallest · median · largest of %n</source>
        <translation>
            <numerusform>%1、%n個の最小 · 中央値 · 最大</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation>
            <numerusform>テンソル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Folded: the bars are those of %1</source>
        <translation>折りたたみ: バーは%1のもの</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>causes %1 of the error</source>
        <comment>a share</comment>
        <translation>誤差の%1の原因</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Folded %n times: the bars are those of what each returned</source>
        <translation>
            <numerusform>%n回分を折りたたみ: バーは各回の戻り値のもの</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest SQNR: %1</source>
        <translation>最小SQNR: %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ%1</translation>
    </message>
    <message>
        <source>loop %1</source>
        <comment>how often</comment>
        <translation>ループ%1</translation>
    </message>
    <message>
        <source>%1: nothing but zeros</source>
        <translation>%1: すべてゼロ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the card, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in here: %1</source>
        <comment>the first error of all</comment>
        <translation>この中: %1</translation>
    </message>
    <message>
        <source>the bars are of the result</source>
        <translation>バーは結果のものです</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphEdge</name>
    <message>
        <source>%1: %2 binades</source>
        <comment>direction and log2(out/in)</comment>
        <translation>%1: %2 binade</translation>
    </message>
    <message>
        <source>Click to select the producer, %1</source>
        <translation>クリックで生成元（%1）を選択</translation>
    </message>
    <message>
        <source>Click to select the consumer, %1; again for the producer</source>
        <translation>クリックで利用先（%1）を選択、もう一度クリックで生成元を選択</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphExport</name>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png, .pdf or .dot.</source>
        <translation>グラフを&apos;%1&apos;に書き込めません。名前の末尾を.svg、.png、.pdf、.dotのいずれかにしてください。</translation>
    </message>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>グラフを&apos;%1&apos;に書き込めません（%2）。書き込みできるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>with its modules closed a graph still has %1 nodes, more than %2; scalescope export --graph draws it by itself.</source>
        <translation>モジュールを折りたたんでもグラフのノードが%1個あり、上限の%2個を超えています。scalescope export --graphでグラフだけを描画できます。</translation>
    </message>
    <message>
        <source>%1, only if stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1（%2で格納した場合のみ）</translation>
    </message>
    <message>
        <source>At this width its smallest text is %1 pt. It is %2 pt at %3 cm, or with less side by side: a smaller module alone (in the dialog Modules, of the command --include).</source>
        <translation>この幅では最小の文字が%1 ptです。%3 cmにするか、小さなモジュールだけに絞って (ダイアログでは「モジュール」、コマンドでは--include) 横の並びを減らすと%2 ptになります。</translation>
    </message>
    <message>
        <source>Backward failed: gradients are missing</source>
        <translation>逆伝播が失敗しました: 勾配がありません</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing</source>
        <translation>逆伝播が%1で止まりました: これより前の勾配はありません</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>最初のエラー</translation>
    </message>
    <message>
        <source>First error shown here</source>
        <translation>ここに示す最初のエラー</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>最初の警告</translation>
    </message>
    <message>
        <source>First warning shown here</source>
        <translation>ここに示す最初の警告</translation>
    </message>
    <message>
        <source>%1, only if it is stored so</source>
        <comment>first error</comment>
        <translation>%1（そのように格納した場合のみ）</translation>
    </message>
    <message>
        <source>First error in what is rounded</source>
        <translation>丸め対象での最初のエラー</translation>
    </message>
    <message>
        <source>First error that usual FP8 recipes meet</source>
        <translation>通常のFP8レシピで起きる最初のエラー</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>tensor, how many of several layers</comment>
        <translation>%1（%2件中の最初）</translation>
    </message>
    <message>
        <source>First error with all products rounded</source>
        <translation>すべての積を丸める場合の最初のエラー</translation>
    </message>
    <message>
        <source>The graph would have %1 nodes, more than the %2 that a picture can have: leave modules out (in the dialog Modules, of the command --exclude), or write it as .dot.</source>
        <translation>グラフのノードは%1個になり、画像に入れられる%2個を超えます。モジュールを除外する（「モジュール」ダイアログ、またはコマンドの--exclude）か、.dotとして書き出してください。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphLegend</name>
    <message>
        <source>forward in %1</source>
        <translation>順伝播 (%1)</translation>
    </message>
    <message>
        <source>gradient in %1</source>
        <translation>勾配 (%1)</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正規化数</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>forward ↓ in %1</source>
        <translation>順伝播 ↓ (%1)</translation>
    </message>
    <message>
        <source>gradient ↑ in %1</source>
        <translation>勾配 ↑ (%1)</translation>
    </message>
    <message>
        <source>middle 98 %, thin: smallest to largest</source>
        <comment>values of a tensor</comment>
        <translation>中央の 98 %、細線: 最小から最大まで</translation>
    </message>
    <message>
        <source>first, 1st: in order of execution</source>
        <comment>words of badges</comment>
        <translation>最初・1番目: 実行順</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>first, 1st: errors, forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>最初・1番目: エラー、順方向と損失からの逆順</translation>
    </message>
    <message>
        <source>first, 1st: error in order of execution</source>
        <comment>words of badges</comment>
        <translation>最初・1番目: 実行順のエラー</translation>
    </message>
    <message>
        <source>first, 1st: forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>最初・1番目: 順方向と損失からの逆順</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphView</name>
    <message>
        <source>Graph of the run</source>
        <translation>ランのグラフ</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>Run a model to see its graph here.</source>
        <translation>モデルを実行すると、ここにグラフが表示されます。</translation>
    </message>
    <message>
        <source>Nothing is left to draw: prune less.</source>
        <translation>描画するものがありません。絞り込みを緩めてください。</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Select the nearest producer, the nearest consumer</source>
        <translation>最も近い生成元、最も近い利用先を選択</translation>
    </message>
    <message>
        <source>Select the card beside</source>
        <translation>隣のカードを選択</translation>
    </message>
    <message>
        <source>Open the selected module</source>
        <translation>選択モジュールを展開</translation>
    </message>
    <message>
        <source>Fold the selected card&apos;s module</source>
        <translation>選択カードのモジュールを折りたたむ</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>Stop the layout that is under way</source>
        <translation>進行中のレイアウトを停止</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+クリック</translation>
    </message>
    <message>
        <source>Show the path between the selected card and this one</source>
        <translation>選択カードとこのカードの間のパスを表示</translation>
    </message>
    <message>
        <source>Click on an edge</source>
        <translation>エッジをクリック</translation>
    </message>
    <message>
        <source>Select the consumer; again, the producer</source>
        <translation>利用先を選択、もう一度で生成元</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Open or fold a module</source>
        <translation>モジュールを展開または折りたたむ</translation>
    </message>
    <message>
        <source>Prune less to see its operators.</source>
        <translation>演算子を表示するには、絞り込みを緩めてください。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the layers</source>
        <translation>層のヒートマップ</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>ヒートマップの行</translation>
    </message>
    <message>
        <source>Columns of the heat map</source>
        <translation>ヒートマップの列</translation>
    </message>
    <message>
        <source>No cell is selected</source>
        <translation>セルが選択されていません</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatMap</name>
    <message>
        <source>Repeated layers</source>
        <translation>繰り返し層</translation>
    </message>
    <message>
        <source>All modules</source>
        <translation>全モジュール</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>ヒートマップの行</translation>
    </message>
    <message>
        <source>Over the median of the column</source>
        <translation>列の中央値との比</translation>
    </message>
    <message>
        <source>Cells with a strong outline stand out: they are further from the median of their column than 3.5 of its median absolute deviations (scaled to standard deviations), and by a factor of 2, 5 % or 10 dB at least.</source>
        <translation>枠の濃いセルは外れ値です。列の中央値からの隔たりが、中央絶対偏差（標準偏差に換算）の3.5倍を超え、かつ2倍、5 %、または10 dB以上です。</translation>
    </message>
    <message>
        <source>Run a model to see its layers here.</source>
        <translation>モデルを実行すると、ここに層が表示されます。</translation>
    </message>
    <message>
        <source>Nothing is left to show: prune less.</source>
        <translation>表示するものがありません。絞り込みを緩めてください。</translation>
    </message>
    <message>
        <source>No layers repeat here, so the rows are modules.</source>
        <translation>繰り返し層がないため、行はモジュールです。</translation>
    </message>
    <message>
        <source>%1, over the median of the column</source>
        <comment>what colours the cells</comment>
        <translation>%1、列の中央値との比</translation>
    </message>
    <message>
        <source>Layers: %1. Tensors: at most %2 each.</source>
        <translation>層: %1。テンソル: それぞれ最大%2。</translation>
    </message>
    <message>
        <source>Modules: %1. Tensors of their own: at most %2 each.</source>
        <translation>モジュール: %1。直属のテンソル: それぞれ最大%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, tensor</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; median of the column: %3</source>
        <comment>what colours the cells</comment>
        <translation>%1: %2、列の中央値: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are NaN among its elements.</source>
        <translation>要素にNaNがあります。</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other layers.</source>
        <translation>ほかの層の同じテンソルに対して外れ値です。</translation>
    </message>
    <message>
        <source>model</source>
        <comment>what is in no module</comment>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Magnitudes of %1, forward</source>
        <translation>%1の絶対値、順伝播</translation>
    </message>
    <message>
        <source>Magnitudes of %1, gradient</source>
        <translation>%1の絶対値、勾配</translation>
    </message>
    <message>
        <source>Colours say how far a tensor is from the median of all layers, of two from their middle</source>
        <translation>色は、テンソルが全層の中央値からどれだけ離れているかを示します。2層の場合はその中間が基準です</translation>
    </message>
    <message>
        <source>One row has nothing to be compared with</source>
        <translation>行が1つだけのため、比較対象がありません</translation>
    </message>
    <message>
        <source>Only scales are compared with the median: parts of the elements and errors say by themselves how large they are</source>
        <translation>中央値と比較するのはスケールだけです。要素の割合と誤差は、値そのものが大きさを示します</translation>
    </message>
    <message>
        <source>Steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>ループのステップ: %1。テンソル: それぞれ最大%2。</translation>
    </message>
    <message>
        <source>Layers and steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>層とループのステップ: %1。テンソル: それぞれ最大%2。</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other steps.</source>
        <translation>ほかのステップの同じテンソルに対して外れ値です。</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of a loop</comment>
        <translation>ステップ%1</translation>
    </message>
    <message>
        <source>loop %1, step %2</source>
        <comment>numbers of both</comment>
        <translation>ループ%1、ステップ%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>module, step of a loop in it</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 of the elements lie below the axis, down to %2</source>
        <translation>要素の%1が軸の範囲より下にあります（最小%2）</translation>
    </message>
    <message>
        <source>No tensor is out of line</source>
        <translation>外れ値のテンソルなし</translation>
    </message>
    <message>
        <source>Outside the layers, in rows of their own: %1.</source>
        <translation>層の外（別の行）: %1。</translation>
    </message>
    <message>
        <source>Outside these, in rows of their own: %1.</source>
        <translation>これらの外（別の行）: %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the cells, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to the marked corner</source>
        <translation>マークした角に移動</translation>
    </message>
    <message>
        <source>%1, loop %2</source>
        <comment>tensor, which loop of its module</comment>
        <translation>%1、ループ%2</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>比較対象なし</translation>
    </message>
    <message>
        <source>No row stands out of its columns</source>
        <translation>外れ値の行はありません</translation>
    </message>
    <message>
        <source>%1 stands out most, in %2 of its tensors</source>
        <translation>最も外れているのは%1（外れ値のテンソル%2個）</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>the first with NaN (marked corner) is %1, %2, %3: %4</source>
        <translation>最初のNaN（マークした角）は%1、%2、%3: %4</translation>
    </message>
    <message>
        <source>the worst (marked corner) is %1, %2, %3: %4</source>
        <translation>最も悪いもの（マークした角）は%1、%2、%3: %4</translation>
    </message>
    <message>
        <source>furthest from %5 (marked corner) is %1, %2, %3: %4</source>
        <translation>%5から最も遠いもの（マークした角）は%1、%2、%3: %4</translation>
    </message>
    <message>
        <source>furthest from its median (marked corner) is %1, %2, %3: %4</source>
        <comment>layer, tensor, direction, value</comment>
        <translation>中央値から最も遠いもの（マークした角）は%1、%2、%3: %4</translation>
    </message>
    <message>
        <source>Too few rows to compare, at least %1 are needed</source>
        <translation>行が少なすぎて比較できません（%1行以上必要）</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HistogramView</name>
    <message>
        <source>not recorded</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>empty tensor</source>
        <translation>空のテンソル</translation>
    </message>
    <message>
        <source>zero before: %1 of %2</source>
        <translation>元からゼロ: %2個中%1個</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <translation>NaN: %1</translation>
    </message>
    <message>
        <source>Inf: %1</source>
        <translation>Inf: %1</translation>
    </message>
    <message>
        <source>Histogram of magnitudes, %1</source>
        <translation>絶対値のヒストグラム、%1</translation>
    </message>
    <message>
        <source>: from %1 to %2</source>
        <translation>: %1から%2</translation>
    </message>
    <message>
        <source>%1 to %2: %3 elements, %4</source>
        <translation>%1～%2: %3要素、%4</translation>
    </message>
    <message>
        <source>about %1: no elements</source>
        <translation>%1付近: 要素なし</translation>
    </message>
    <message>
        <source>%1: each group has a scale of its own</source>
        <translation>%1: グループごとに独自のスケール</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>軸を移動</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>軸をズーム</translation>
    </message>
    <message>
        <source>Show the whole axis again</source>
        <translation>軸全体を再表示</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>power of two</comment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+ホイール</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Inspector</name>
    <message>
        <source>Select a tensor to see its statistics.</source>
        <translation>テンソルを選択すると統計量が表示されます。</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Copy statistics</source>
        <translation>統計量をコピー</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計量</translation>
    </message>
    <message>
        <source>What each format would lose</source>
        <translation>各形式での喪失</translation>
    </message>
    <message>
        <source>forward |x|</source>
        <translation>順伝播 |x|</translation>
    </message>
    <message>
        <source>gradient |dL/dx|</source>
        <translation>勾配 |dL/dx|</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>利用先</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>Fewer statistics</source>
        <translation>主な統計量</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>すべての統計量</translation>
    </message>
    <message>
        <source>fwd</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <source>grad</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source> ◆ parameter</source>
        <translation> ◆ パラメーター</translation>
    </message>
    <message>
        <source> ◆ buffer</source>
        <translation> ◆ バッファー</translation>
    </message>
    <message>
        <source>module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>requires gradient</source>
        <translation>勾配が必要</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>連続配置</translation>
    </message>
    <message>
        <source>hidden in the graph</source>
        <translation>グラフで非表示</translation>
    </message>
    <message>
        <source>× fwd</source>
        <translation>× 順伝播</translation>
    </message>
    <message>
        <source>× grad</source>
        <translation>× 勾配</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>zero in theory; what is left is the noise of rounding</source>
        <translation>理論上ゼロで、残っているのは丸めノイズ</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>tensor and power of two</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>It can&apos;t be told: nothing was recorded of its groups of elements.</source>
        <translation>判定できません。要素のグループについて何も記録されていません。</translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation>NaN、Inf</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. Subnormal ones keep fewer bits and are not counted.</source>
        <translation>ゼロになるか、最大値を超える要素の割合。非正規化数は有効ビットが減りますが、含まれません。</translation>
    </message>
    <message>
        <source>Not rounded in this run; in %1 it would be so: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>このランでは丸められていません。%1では次のようになります: %2。</translation>
    </message>
    <message>
        <source>In %1: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>%1の場合: %2。</translation>
    </message>
    <message>
        <source>What each format would lose (zero or too large)</source>
        <translation>各形式での喪失（ゼロまたは過大）</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>モデル自体</translation>
    </message>
    <message>
        <source>Only floating-point tensors are measured.</source>
        <translation>計測されるのは浮動小数点テンソルだけです。</translation>
    </message>
    <message>
        <source>Of dtype %1: only floating-point tensors are measured.</source>
        <translation>dtype は %1 です。計測されるのは浮動小数点テンソルだけです。</translation>
    </message>
    <message>
        <source>All of it is NaN, which no format mends.</source>
        <translation>すべてNaNです。どの形式でも解決しません。</translation>
    </message>
    <message>
        <source>%1 are NaN</source>
        <comment>a part of the elements</comment>
        <translation>%1がNaN</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::JoinedWords</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what is said under it</comment>
        <translation>%1: %2</translation>
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
        <translation>全層のヒストグラム</translation>
    </message>
    <message>
        <source>Select a cell to see the histograms of this tensor in all layers.</source>
        <translation>セルを選択すると、このテンソルの全層のヒストグラムが表示されます。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LayoutHint</name>
    <message>
        <source>Laying out…</source>
        <translation>レイアウト中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LimitsDialog</name>
    <message>
        <source>What counts as a problem</source>
        <translation>問題とみなすもの</translation>
    </message>
    <message>
        <source>Of a tensor&apos;s elements, more than</source>
        <translation>テンソルの要素のうち、次を超える場合</translation>
    </message>
    <message>
        <source>&amp;Overflow: an error</source>
        <translation>overflow: エラー(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Underflow: an error</source>
        <translation>underflow: エラー(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Subnormal: a warning</source>
        <translation>非正規化数: 警告(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lost: marked in tables</source>
        <translation>喪失: 表でマーク(&amp;L)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Usual limits</source>
        <translation>標準のしきい値</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleTreeView</name>
    <message>
        <source>Search nodes</source>
        <translation>ノードを検索</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>hit %1 of %2</source>
        <translation>一致 %1/%2</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1件</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>module path and type</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModulesView</name>
    <message>
        <source>modules to list: regular expression</source>
        <translation>一覧に含めるモジュール: 正規表現</translation>
    </message>
    <message>
        <source>Modules to list</source>
        <translation>一覧に含めるモジュール</translation>
    </message>
    <message>
        <source>modules to leave out</source>
        <translation>除外するモジュール</translation>
    </message>
    <message>
        <source>Modules to leave out</source>
        <translation>除外するモジュール</translation>
    </message>
    <message>
        <source>Calls of modules</source>
        <translation>モジュールの呼び出し</translation>
    </message>
    <message>
        <source>The file tells of no modules inside the model: each operator belongs to the model itself. It is so of models that were frozen or inlined when they were exported.</source>
        <translation>ファイルにモデル内部のモジュールの記録がなく、どの演算子もモデル自体に属します。エクスポート時にフリーズまたはインライン化されたモデルではこうなります。</translation>
    </message>
    <message>
        <source>module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>fwd %1</source>
        <translation>順伝播 %1</translation>
    </message>
    <message>
        <source>grad %1</source>
        <translation>勾配 %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeFilter</name>
    <message>
        <source>Texts are compared with = or !=, not with %1.</source>
        <translation>テキストの比較には=または!=を使います。%1は使えません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number (2^-14, 1e-5) nor a statistic: fwd. or bwd. and one of %2.</source>
        <translation>&quot;%1&quot;は数値（2^-14、1e-5）でも統計量（fwd.またはbwd.と次のいずれか: %2）でもありません。</translation>
    </message>
    <message>
        <source>/%1/ is not a regular expression: %2.</source>
        <translation>/%1/は正規表現ではありません: %2。</translation>
    </message>
    <message>
        <source>The filter can&apos;t be read from &quot;%1&quot; on.</source>
        <translation>&quot;%1&quot;以降のフィルターを読み取れません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected here; join conditions with and, or.</source>
        <translation>&quot;%1&quot;はここでは使えません。条件はandかorでつなぎます。</translation>
    </message>
    <message>
        <source>The filter has too many brackets.</source>
        <translation>フィルターの括弧が多すぎます。</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>括弧が閉じられていません。</translation>
    </message>
    <message>
        <source>The filter ends where a condition is expected.</source>
        <translation>条件が必要な箇所でフィルターが終わっています。</translation>
    </message>
    <message>
        <source>A condition is expected before &quot;%1&quot;.</source>
        <translation>&quot;%1&quot;の前に条件が必要です。</translation>
    </message>
    <message>
        <source>A value is missing after &quot;%1 %2&quot;.</source>
        <translation>&quot;%1 %2&quot;の後に値がありません。</translation>
    </message>
    <message>
        <source>The filter is longer than %1 characters.</source>
        <translation>フィルターが%1文字を超えています。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeLinks</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか%1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeTableView</name>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>direction and statistic: gradient rms</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>fwd lost in %1</source>
        <translation>順伝播 喪失 (%1)</translation>
    </message>
    <message>
        <source>grad lost in %1</source>
        <translation>勾配 喪失 (%1)</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. In parentheses: of a tensor that the simulation did not round.</source>
        <translation>ゼロになるか、最大値を超える要素の割合。括弧内は、シミュレーションで丸められなかったテンソルの値です。</translation>
    </message>
    <message>
        <source>%1: what is lost in %2 can&apos;t be told, because nothing was recorded of its groups of elements</source>
        <comment>direction, format</comment>
        <translation>%1: %2での喪失は判定できません。要素のグループについて何も記録されていません</translation>
    </message>
    <message>
        <source>%1: kept in full precision</source>
        <comment>direction</comment>
        <translation>%1: フル精度を維持</translation>
    </message>
    <message>
        <source>%1, not rounded in this run; in %2 it would be so: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1、このランでは丸めなし。%2では次のとおり: %3</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1、%2: %3</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Outline</name>
    <message>
        <source>The model was not run yet: Run (F5) measures its tensors.</source>
        <translation>モデルは未実行です。「実行」（F5）でテンソルを測定します。</translation>
    </message>
    <message>
        <source>No tensor of this run is floating-point: there are no scales to look at, and number formats do not matter to it.</source>
        <translation>このランには浮動小数点テンソルがありません。見るべきスケールはなく、数値形式も影響しません。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PairSection</name>
    <message>
        <source>Both runs</source>
        <translation>両方のラン</translation>
    </message>
    <message>
        <source>The line in the histograms is the other run&apos;s.</source>
        <translation>ヒストグラムの線は他方のランのものです。</translation>
    </message>
    <message>
        <source>Compared
a: %1
b: %2</source>
        <comment>two runs</comment>
        <translation>比較
a: %1
b: %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PanelButton</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>マップ</translation>
    </message>
    <message>
        <source>Close the legend</source>
        <translation>凡例を閉じる</translation>
    </message>
    <message>
        <source>Open the legend</source>
        <translation>凡例を開く</translation>
    </message>
    <message>
        <source>Close the map</source>
        <translation>マップを閉じる</translation>
    </message>
    <message>
        <source>Open the map</source>
        <translation>マップを開く</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PlotHeader</name>
    <message>
        <source>%1 · band: 2^±%2</source>
        <comment>a statistic, powers of two around 1</comment>
        <translation>%1 · 帯: 2^±%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemModel</name>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>対処</translation>
    </message>
    <message>
        <source> (a double click adds it to the recipe)</source>
        <translation> （ダブルクリックでレシピに追加）</translation>
    </message>
    <message>
        <source>consequence</source>
        <translation>派生</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ノイズ</translation>
    </message>
    <message>
        <source>consequences</source>
        <translation>派生</translation>
    </message>
    <message>
        <source>%1: hidden in the graph by pruning</source>
        <translation>%1: 絞り込みによりグラフで非表示</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Follows from the problem that it is listed beneath</source>
        <translation>1つ上の階層にある問題から派生</translation>
    </message>
    <message>
        <source>Zero in theory, so that its scale means nothing: no problem</source>
        <translation>理論上ゼロのため、スケールに意味はありません。問題ではありません</translation>
    </message>
    <message>
        <source>1 problem follows from this one, and is listed beneath it</source>
        <translation>この問題から1件の問題が派生し、下に表示されます</translation>
    </message>
    <message>
        <source>%1 problems follow from this one, and are listed beneath it</source>
        <translation>この問題から%1件の問題が派生し、下に表示されます</translation>
    </message>
    <message>
        <source>rule for all</source>
        <translation>共通のルール</translation>
    </message>
    <message>
        <source>One rule that mends all of them (a double click adds it to the recipe)</source>
        <translation>すべてに対処する1つのルール（ダブルクリックでレシピに追加）</translation>
    </message>
    <message>
        <source>The simulation did not round it: this is what the format would do.</source>
        <translation>シミュレーションでは丸められていません。形式を使った場合の結果です。</translation>
    </message>
    <message>
        <source>first</source>
        <comment>in order of execution</comment>
        <translation>最初</translation>
    </message>
    <message>
        <source>1 follows</source>
        <comment>from this problem, a badge</comment>
        <translation>1件派生</translation>
    </message>
    <message>
        <source>%1 follow</source>
        <comment>from this problem, a badge</comment>
        <translation>%1件派生</translation>
    </message>
    <message>
        <source>first gradient</source>
        <comment>in order of execution</comment>
        <translation>最初の勾配</translation>
    </message>
    <message>
        <source>first gradient cause</source>
        <comment>in order of execution</comment>
        <translation>最初の勾配の原因</translation>
    </message>
    <message>
        <source>The first problem that starts in a gradient, from the loss back; those of gradients before it follow from tensors</source>
        <translation>損失から逆順で、勾配自体で始まる最初の問題。これより前の勾配の問題はテンソルから派生</translation>
    </message>
    <message>
        <source>%1; an error only if it is stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1。%2で格納した場合のみエラー</translation>
    </message>
    <message>
        <source>an error because of what follows: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>後続への影響によりエラー: %2で最大%1がゼロになる</translation>
    </message>
    <message>
        <source>Backward failed</source>
        <translation>逆伝播は失敗</translation>
    </message>
    <message>
        <source>Forward failed</source>
        <translation>順伝播は失敗</translation>
    </message>
    <message>
        <source>Engine failed</source>
        <translation>エンジンは失敗</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>実行は失敗</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem, a badge</comment>
        <translation>エラー1件派生</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem, a badge</comment>
        <translation>エラー%1件派生</translation>
    </message>
    <message>
        <source>starts here, follows from no other problem</source>
        <translation>ここで発生、ほかの問題からの派生ではない</translation>
    </message>
    <message>
        <source>follows from %1</source>
        <comment>a tensor that has a problem</comment>
        <translation>%1から派生</translation>
    </message>
    <message>
        <source>%1, follows from another</source>
        <comment>how bad a problem is</comment>
        <translation>%1（ほかの問題から派生）</translation>
    </message>
    <message>
        <source>same call</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>同じ呼び出し</translation>
    </message>
    <message>
        <source>same call, %1</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>同じ呼び出し、%1</translation>
    </message>
    <message>
        <source>another output of the call of %1</source>
        <comment>a tensor</comment>
        <translation>%1の呼び出しの別の出力</translation>
    </message>
    <message>
        <source>%1 only if it is stored in %2</source>
        <comment>how bad a problem is, a format</comment>
        <translation>%1（%2で格納した場合のみ）</translation>
    </message>
    <message>
        <source>what made the run fail</source>
        <translation>実行が失敗した原因</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>後続のほうが悪い: %2で最大%1がゼロになる</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 overflow in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>後続のほうが悪い: %2で最大%1がオーバーフローする</translation>
    </message>
    <message>
        <source>The first error in order of execution</source>
        <translation>実行順で最初のエラー</translation>
    </message>
    <message>
        <source>The first warning in order of execution</source>
        <translation>実行順で最初の警告</translation>
    </message>
    <message>
        <source>The first error of a gradient, from the loss back</source>
        <translation>損失から逆順で最初の勾配のエラー</translation>
    </message>
    <message>
        <source>The first warning of a gradient, from the loss back</source>
        <translation>損失から逆順で最初の勾配の警告</translation>
    </message>
    <message>
        <source>Each has a power of two of its own: the rows beneath say what it leaves</source>
        <translation>それぞれに固有の 2 の累乗があります。残る損失は下の行に示されています</translation>
    </message>
    <message>
        <source>No power of two helps any of them: the rows beneath say why</source>
        <translation>どれにも有効な 2 の累乗はありません。理由は下の行に示されています</translation>
    </message>
    <message>
        <source>worst of %1 in %2, least in %3 (%4)</source>
        <comment>layers or calls, two tensors, a part</comment>
        <translation>%1 件中最悪は %2、最も軽いのは %3 (%4)</translation>
    </message>
    <message>
        <source>but what follows from it is rounded: %1</source>
        <comment>by recipes, a tensor</comment>
        <translation>ただしそこから派生する%1は丸められます</translation>
    </message>
    <message>
        <source>first if stored</source>
        <comment>in order of execution, in the format</comment>
        <translation>最初（格納時）</translation>
    </message>
    <message>
        <source>no scale helps</source>
        <comment>a tensor</comment>
        <translation>有効なスケールなし</translation>
    </message>
    <message>
        <source>no scale helps: %1 binades</source>
        <comment>that a tensor spans</comment>
        <translation>有効なスケールなし: %1 binade</translation>
    </message>
    <message>
        <source>the first operator with it; %1, from which it comes, is small too, but recipes leave that alone</source>
        <comment>a weight</comment>
        <translation>これが現れる最初の演算子。元の%1も小さいが、レシピはそれに触れない</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsCaption</name>
    <message>
        <source>F8: next</source>
        <translation>F8：次へ</translation>
    </message>
    <message>
        <source>Tensors are held against the formats as they are: a recipe that scales each of them, such as FP8 with a scale per tensor, removes most errors.</source>
        <translation>テンソルはスケールせずそのまま形式と照合されます。テンソルごとのスケールを使うFP8など、各テンソルをスケールするレシピで、ほとんどのエラーはなくなります。</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>エラーなし</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー1件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー%1件</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>警告1件</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>警告%1件</translation>
    </message>
    <message>
        <source>%1 in what is rounded</source>
        <comment>errors</comment>
        <translation>丸め対象では%1</translation>
    </message>
    <message>
        <source>%1; in order of execution, none follows from another</source>
        <comment>errors and warnings</comment>
        <translation>%1。実行順。互いに派生なし</translation>
    </message>
    <message>
        <source>%1; in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1。実行順</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>errors</comment>
        <translation>さらに%1件</translation>
    </message>
    <message>
        <source>%1 NaN or infinite</source>
        <comment>problems</comment>
        <translation>NaNまたは無限大%1件</translation>
    </message>
    <message>
        <source>%1 lost in the model&apos;s type</source>
        <comment>problems</comment>
        <translation>モデルの型で失われた値 %1</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>%1 if everything is in %2</source>
        <comment>errors, a format</comment>
        <translation>すべて%2なら%1</translation>
    </message>
    <message>
        <source>%1 if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>全%2なら%1</translation>
    </message>
    <message>
        <source>%1 only if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>すべて%2の場合のみ%1</translation>
    </message>
    <message>
        <source>%1, none in what is rounded</source>
        <comment>errors</comment>
        <translation>%1、丸め対象では0件</translation>
    </message>
    <message>
        <source>%1, none with usual recipes</source>
        <comment>errors</comment>
        <translation>%1、通常のレシピでは0件</translation>
    </message>
    <message>
        <source>%1, none with recipes</source>
        <comment>errors</comment>
        <translation>%1、レシピでは0件</translation>
    </message>
    <message>
        <source>%1 with usual FP8 recipes</source>
        <comment>errors</comment>
        <translation>通常のFP8レシピで%1</translation>
    </message>
    <message>
        <source>%1 with recipes</source>
        <comment>errors</comment>
        <translation>レシピで%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, a run</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>A recipe says which tensors are stored in FP8: usual ones only what goes into matrix products with weights, and the gradients of their results.</source>
        <translation>レシピは、どのテンソルをFP8で格納するかを定めます。通常のレシピでは、重みとの行列積に入るものと、その結果の勾配だけです。</translation>
    </message>
    <message>
        <source>A disc is an error, a crossed square what made the run fail, a triangle a warning, an i a note. A pale disc is an error only if the tensor is stored in its format: FP8 recipes leave it in higher precision. An outline follows from another.</source>
        <translation>●はエラー、×入りの四角は実行が失敗した原因、▲は警告、iは注記。淡い●は、テンソルをその形式で格納した場合のみエラーです。FP8レシピでは高い精度のままです。輪郭だけの印は、ほかの問題から派生したものです。</translation>
    </message>
    <message>
        <source>%1, none in products</source>
        <comment>errors</comment>
        <translation>%1、積の中ではなし</translation>
    </message>
    <message>
        <source>%1 with all products rounded</source>
        <comment>errors</comment>
        <translation>%1（すべての積を丸める場合）</translation>
    </message>
    <message>
        <source>%1; one row for each cause, errors first, in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1。原因ごとに1行、エラーが先、実行順</translation>
    </message>
    <message>
        <source>%1; %2; errors first, in order of execution</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1。%2。エラーが先、実行順</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>A row starts by itself, no other causes it; what follows from it is folded beneath it. NaN and infinities come first, then errors, those of parameters, buffers and constants that recipes leave alone behind the others, then warnings; among equals, gradients come after all tensors. What is zero in theory comes last.</source>
        <translation>各行はそれ自体が発生源で、ほかの行が原因ではありません。派生した問題は下に折りたたまれています。NaNと無限大が先頭、次にエラー（レシピが維持するパラメーター・バッファー・定数のものは後）、警告の順で、同じ種類では勾配は全テンソルの後です。理論上ゼロのものは最後です。</translation>
    </message>
    <message>
        <source>%1; nothing was rounded</source>
        <comment>errors</comment>
        <translation>%1。何も丸められていません</translation>
    </message>
    <message>
        <source>No floating-point tensors</source>
        <translation>浮動小数点テンソルなし</translation>
    </message>
    <message>
        <source>%1, none with usual recipes: no linear or attention layers</source>
        <comment>errors</comment>
        <translation>%1、通常のレシピでは0件: linearもattentionもありません</translation>
    </message>
    <message>
        <source>%1, none with recipes: no linear layers</source>
        <comment>errors</comment>
        <translation>%1、レシピでは0件: linearなし</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Add to recipe</source>
        <translation>レシピに追加</translation>
    </message>
    <message numerus="yes">
        <source>What %1 forward and %2 backward lose can&apos;t be told of %n tensors and gradients: the run recorded nothing of their groups of elements. The error of a simulated run tells it.</source>
        <translation>
            <numerusform>テンソルと勾配%n個について、順伝播%1、逆伝播%2での喪失を判定できません。要素のグループについて何も記録されていません。シミュレートしたランの誤差でわかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the nodes with problems that pruning hides: %1</source>
        <translation>絞り込みで非表示の、問題のあるノードを表示: %1</translation>
    </message>
    <message>
        <source>From these parts of a tensor&apos;s elements on a loss counts as a problem; a click changes them</source>
        <translation>テンソルの要素のうち喪失がこの割合を超えると問題とみなします。クリックで変更できます</translation>
    </message>
    <message>
        <source>any overflow</source>
        <translation>すべてのoverflow</translation>
    </message>
    <message>
        <source>overflow &gt; %1</source>
        <translation>overflow &gt; %1</translation>
    </message>
    <message>
        <source>underflow &gt; %1</source>
        <translation>underflow &gt; %1</translation>
    </message>
    <message>
        <source>subnormal &gt; %1</source>
        <translation>非正規化数 &gt; %1</translation>
    </message>
    <message>
        <source>%1 above the largest number</source>
        <translation>%1が最大値を超過</translation>
    </message>
    <message>
        <source>%1 subnormal</source>
        <translation>非正規化数%1</translation>
    </message>
    <message>
        <source>Nearest to a limit: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>しきい値に最も近いもの: %1、%2: %3</translation>
    </message>
    <message>
        <source>Add a rule for all layers to the recipe</source>
        <translation>全層のルールをレシピに追加</translation>
    </message>
    <message>
        <source>There are no problems.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>This is the last problem.</source>
        <translation>これが最後の問題です。</translation>
    </message>
    <message>
        <source>This is the first problem.</source>
        <translation>これが最初の問題です。</translation>
    </message>
    <message>
        <source>Overflow, an error: beyond the largest number. Underflow, an error: becomes zero. Subnormal, a warning: keeps fewer bits.</source>
        <translation>overflow（エラー）: 最大値を超過。underflow（エラー）: ゼロになる。非正規化数（警告）: 有効ビットが減少。</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <comment>parts from which on something is a problem</comment>
        <translation>しきい値: %1</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1がゼロになる</translation>
    </message>
    <message>
        <source>No overflow or underflow above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>しきい値を超えるoverflow・underflowなし。最も近いもの: %1、%2: %3</translation>
    </message>
    <message>
        <source>Nothing above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>しきい値を超えるものなし。最も近いもの: %1、%2: %3</translation>
    </message>
    <message>
        <source>%1; 1 tensor loses elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1。それでも1個のテンソルが要素を失います</translation>
    </message>
    <message>
        <source>%1; %2 tensors lose elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1。それでも%2個のテンソルが要素を失います</translation>
    </message>
    <message>
        <source>No problems in %1 forward and %2 backward: nothing is lost beyond the limits above.</source>
        <translation>順伝播%1、逆伝播%2で問題はありません。上の限度を超える損失はありません。</translation>
    </message>
    <message>
        <source>Limits…</source>
        <comment>parts from which on something is a problem</comment>
        <translation>しきい値…</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalModel</name>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>of the tensor</source>
        <translation>テンソル全体</translation>
    </message>
    <message>
        <source>of blocks of %1</source>
        <translation>%1要素のブロック</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>モデル自体</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>module, operand, operator</comment>
        <translation>%1: %3の%2</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>フル精度</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>喪失</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>オペランド</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalsDialog</name>
    <message>
        <source>Proposed formats</source>
        <translation>提案された形式</translation>
    </message>
    <message>
        <source>The cheapest format or scale for each tensor, as its histogram tells it. A run with the recipe shows what it does.</source>
        <translation>各テンソルのヒストグラムから見て最も低コストの形式またはスケール。レシピを使ったランで効果がわかります。</translation>
    </message>
    <message>
        <source>&amp;Bound</source>
        <translation>限度(&amp;B)</translation>
    </message>
    <message>
        <source>Elements lost, at most</source>
        <translation>喪失要素、最大</translation>
    </message>
    <message>
        <source>SQNR, at least</source>
        <translation>SQNR、最小</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>限度</translation>
    </message>
    <message>
        <source>&amp;Add to recipe</source>
        <translation>レシピに追加(&amp;A)</translation>
    </message>
    <message>
        <source>The chosen rows as rules of the recipe</source>
        <translation>選択した行をレシピのルールとして追加</translation>
    </message>
    <message>
        <source>&amp;Recipe of all</source>
        <translation>全体のレシピ(&amp;R)</translation>
    </message>
    <message>
        <source>A recipe for every product of the model, to look at, save and run</source>
        <translation>モデルのすべての積のレシピ（確認、保存、実行用）</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>提案</translation>
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
        <translation>テンソルと勾配: %1、要素あたりの平均ビット数: %2</translation>
    </message>
    <message>
        <source>Scales of blocks are not proposed for tensors whose block maxima the run does not have; run the model again to record them.</source>
        <translation>ランにブロックの最大値がないテンソルには、ブロックのスケールを提案できません。モデルをもう一度実行すると記録されます。</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1を書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き込みました: %1</translation>
    </message>
    <message>
        <source>Export the proposals</source>
        <translation>提案をエクスポート</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>表 (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RampLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>色: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RangeLoss</name>
    <message>
        <source>%1 subnormal</source>
        <comment>a part of the elements</comment>
        <translation>非正規化数%1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a part of the elements</comment>
        <translation>喪失%1</translation>
    </message>
    <message>
        <source>%1 zero</source>
        <comment>a part of the elements</comment>
        <translation>ゼロ%1</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <comment>a part of all elements</comment>
        <translation>%1（ゼロ以外の%2）</translation>
    </message>
    <message>
        <source>%1 are beyond the largest number</source>
        <translation>%1が最大値を超過</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1がゼロになる</translation>
    </message>
    <message>
        <source>%1 keep fewer bits (subnormal)</source>
        <translation>%1の要素で有効ビットが減少（非正規化数）</translation>
    </message>
    <message>
        <source>%1 more keep fewer bits (subnormal)</source>
        <translation>さらに%1の要素で有効ビットが減少（非正規化数）</translation>
    </message>
    <message>
        <source>multiplied by %1: %2, which is within the limits</source>
        <comment>power of two, losses</comment>
        <translation>%1倍すると: %2（しきい値内）</translation>
    </message>
    <message>
        <source>multiplied by %1: %2</source>
        <comment>power of two, losses</comment>
        <translation>%1倍すると: %2</translation>
    </message>
    <message>
        <source>as it is: %1; %2</source>
        <comment>losses, what a power of two leaves of them</comment>
        <translation>現状: %1。%2</translation>
    </message>
    <message>
        <source>no scale holds it: it spans %1 binades</source>
        <translation>適切なスケールなし: %1 binadeに及ぶ</translation>
    </message>
    <message>
        <source>an operand of a convolution, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>畳み込みのオペランドで、通常のFP8レシピでは高い精度のままだが、すべての積を対象とするシミュレーションでは丸められる</translation>
    </message>
    <message>
        <source>of a convolution&apos;s result, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>畳み込みの結果の勾配で、通常のFP8レシピでは高い精度のままだが、すべての積を対象とするシミュレーションでは丸められる</translation>
    </message>
    <message>
        <source>an operand of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>重みのない積のオペランドで、通常のFP8レシピでは高い精度のままだが、すべての積を対象とするシミュレーションでは丸められる</translation>
    </message>
    <message>
        <source>of the result of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>重みのない積の結果の勾配で、通常のFP8レシピでは高い精度のままだが、すべての積を対象とするシミュレーションでは丸められる</translation>
    </message>
    <message>
        <source>not an input of a matrix product, so usual FP8 recipes keep it in higher precision</source>
        <translation>行列積の入力ではないため、通常のFP8レシピでは高い精度のままです</translation>
    </message>
    <message>
        <source>not of a matrix product&apos;s result, so usual FP8 recipes keep it in higher precision</source>
        <translation>行列積の結果の勾配ではないため、通常のFP8レシピでは高い精度のままです</translation>
    </message>
    <message>
        <source>an input of %1; FP8 can&apos;t be simulated inside that</source>
        <translation>%1の入力。その内部ではFP8をシミュレートできない</translation>
    </message>
    <message>
        <source>of the result of %1; FP8 can&apos;t be simulated inside that</source>
        <comment>a gradient</comment>
        <translation>%1の結果の勾配。その内部ではFP8をシミュレートできない</translation>
    </message>
    <message>
        <source>nothing leaves the normal range</source>
        <translation>正規化数の範囲外なし</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeEditor</name>
    <message>
        <source>Recipe</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Of the rules that fit an operand the last one holds. What a rule leaves empty is the default&apos;s.</source>
        <translation>オペランドに当てはまるルールのうち、最後のものが有効です。ルールの空欄には既定が使われます。</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>ルールを追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The recipe can&apos;t be written to %1: %2.</source>
        <translation>レシピを%1に書き込めません: %2。</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>レシピ (*.json)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>レシピを保存</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>レシピを開く</translation>
    </message>
    <message>
        <source>The recipe needs a name.</source>
        <translation>レシピに名前が必要です。</translation>
    </message>
    <message>
        <source>%1-edited</source>
        <comment>a recipe&apos;s name</comment>
        <translation>%1-変更</translation>
    </message>
    <message>
        <source>There is a recipe %1 with other rules; give this one another name.</source>
        <translation>ルールの異なるレシピ%1があります。別の名前を付けてください。</translation>
    </message>
    <message>
        <source>S&amp;imulate</source>
        <translation>シミュレート(&amp;I)</translation>
    </message>
    <message>
        <source>Run the model with this recipe (%1)</source>
        <translation>このレシピでモデルを実行（%1）</translation>
    </message>
    <message>
        <source>Close without keeping the changes to the recipe?</source>
        <translation>レシピの変更を残さずに閉じますか?</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>as the default</source>
        <translation>既定と同じ</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeModel</name>
    <message>
        <source>full precision</source>
        <translation>フル精度</translation>
    </message>
    <message>
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>ルール%1</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>オペランド</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>スケーリング</translation>
    </message>
    <message>
        <source>Scale rule</source>
        <translation>スケールルール</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>丸め</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>オペランド数</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>モデル自体</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>Of NVFP4&apos;s scales: 2 with one of the whole tensor above those of blocks, 1 without it</source>
        <translation>NVFP4のスケールの段数: ブロックのスケールの上にテンソル全体のスケールがあれば2、なければ1</translation>
    </message>
    <message>
        <source>Elements are divided by it before they are rounded, and multiplied by it after</source>
        <translation>要素は丸めの前にこの値で除算され、後で乗算されます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operand; choose input, weight or gradient.</source>
        <translation>&quot;%1&quot;はオペランドではありません。input、weight、gradientのいずれかを選んでください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of levels; choose 2 or 1.</source>
        <translation>&quot;%1&quot;は段数ではありません。2か1を選んでください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scale; write a power of two, such as 2^-5 or 0.125.</source>
        <translation>&quot;%1&quot;はスケールではありません。2^-5や0.125のような2の冪を指定してください。</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>除数</translation>
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
        <translation>出力%1（全%2個）</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowCanvas</name>
    <message>
        <source>Scale plot and waterfall</source>
        <translation>スケールプロットとウォーターフォール</translation>
    </message>
    <message>
        <source>Select the row above, the row below</source>
        <translation>上の行、下の行を選択</translation>
    </message>
    <message>
        <source>Select the first row, the last row</source>
        <translation>最初の行、最後の行を選択</translation>
    </message>
    <message>
        <source>Scroll the rows</source>
        <translation>行をスクロール</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>軸を移動</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>軸をズーム</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Scroll the rows; with Shift move the axis</source>
        <translation>行をスクロール、Shiftで軸を移動</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+ホイール</translation>
    </message>
    <message>
        <source>Zoom the axis; over the names the rows</source>
        <translation>軸をズーム、名前の上では行をズーム</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowSign</name>
    <message>
        <source>What made the run fail</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>実行が失敗した原因</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>注記</translation>
    </message>
    <message>
        <source>Error that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>上の行から派生したエラー</translation>
    </message>
    <message>
        <source>Warning that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>上の行から派生した警告</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error only if stored in its format; recipes leave it in higher precision</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>その形式で格納した場合のみエラー。レシピでは高い精度のまま</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunOptions</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a field of the form</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>エクスポート時のまま</translation>
    </message>
    <message>
        <source>An exported model stays in the mode that it was exported in</source>
        <translation>エクスポートされたモデルはエクスポート時のモードのままです</translation>
    </message>
    <message>
        <source>as saved (%1)</source>
        <translation>保存時のまま (%1)</translation>
    </message>
    <message>
        <source>&quot;Inputs &gt; %1&quot;</source>
        <comment>a field of the form</comment>
        <translation>「入力 &gt; %1」</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunReport</name>
    <message>
        <source>Left out here: %1 more; the window lists all.</source>
        <translation>ここではほか%1件を省略しています。ウィンドウにはすべて表示されます。</translation>
    </message>
    <message>
        <source>There are none.</source>
        <comment>problems</comment>
        <translation>ありません。</translation>
    </message>
    <message>
        <source>The run</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ラン</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --plot draws all.</source>
        <translation>テンソル%2個中%1個（問題の発生源と、喪失の最も大きいもの）です。すべてはscalescope export --plotで描画できます。</translation>
    </message>
    <message>
        <source>The graph is left out: %1</source>
        <translation>グラフは省略されています: %1</translation>
    </message>
    <message>
        <source>The graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>What the transforms did</source>
        <translation>変換の内容</translation>
    </message>
    <message>
        <source>What was rounded, the noisiest first</source>
        <translation>丸められたもの（ノイズの大きい順）</translation>
    </message>
    <message>
        <source>How the run was made</source>
        <translation>ランの作成方法</translation>
    </message>
    <message>
        <source>Problems by cause</source>
        <translation>原因別の問題</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>What modules returned</source>
        <translation>モジュールの戻り値</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>喪失</translation>
    </message>
    <message>
        <source>lost in %1</source>
        <translation>喪失 (%1)</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>フル精度</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --table writes all.</source>
        <translation>テンソル%2個中%1個（問題の発生源と、喪失の最も大きいもの）です。すべてはscalescope export --tableで出力できます。</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --modules writes all.</source>
        <translation>%2件中最初の%1件です。すべてはscalescope export --modulesで出力できます。</translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation>エラー: %1</translation>
    </message>
    <message>
        <source>warnings: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation>注記: %1</translation>
    </message>
    <message>
        <source>Remarks: %1 (%2).</source>
        <translation>備考: %1（%2）。</translation>
    </message>
    <message>
        <source>Other causes: %1 (%2).</source>
        <translation>ほかの原因: %1（%2）。</translation>
    </message>
    <message>
        <source>Inputs: %1.</source>
        <translation>入力: %1。</translation>
    </message>
    <message>
        <source>Nodes: %1; tensors with statistics: %2, gradients: %3.</source>
        <translation>ノード: %1、統計量のあるテンソル: %2、勾配: %3。</translation>
    </message>
    <message>
        <source>tensor that loses most</source>
        <translation>喪失が最も大きいテンソル</translation>
    </message>
    <message>
        <source>gradient that loses most</source>
        <translation>喪失が最も大きい勾配</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>held against %1 forward and %2 backward</source>
        <translation>順伝播%1、逆伝播%2を基準に評価</translation>
    </message>
    <message>
        <source>Nothing goes wrong in %1 forward or in %2 backward.</source>
        <translation>順伝播%1、逆伝播%2で問題はありません。</translation>
    </message>
    <message>
        <source>Problems that follow from it: %1.</source>
        <translation>これから派生した問題: %1。</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>place in the code</source>
        <translation>コード内の位置</translation>
    </message>
    <message>
        <source>what it did</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --transforms writes all.</source>
        <translation>%2件中最初の%1件です。すべてはscalescope export --transformsで出力できます。</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>rounded as</source>
        <translation>丸めの役割</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>飽和</translation>
    </message>
    <message>
        <source>became zero</source>
        <translation>ゼロ化</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>These are the %1 of %2 with the most noise; scalescope export --quantization writes all.</source>
        <translation>%2件中ノイズの大きい順に%1件です。すべてはscalescope export --quantisationで出力できます。</translation>
    </message>
    <message>
        <source>No power of two brings it within the limits: it spans %1 binades.</source>
        <translation>2の冪を掛けてもしきい値内に収まりません。%1 binadeに及びます。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would be within the limits: %2.</source>
        <translation>%1倍すると、テンソルはしきい値内に収まります: %2。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would be within the limits: %2.</source>
        <translation>%1倍すると、勾配はしきい値内に収まります: %2。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would lose less: %2.</source>
        <translation>%1倍すると、テンソルの喪失が減ります: %2。</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would lose less: %2.</source>
        <translation>%1倍すると、勾配の喪失が減ります: %2。</translation>
    </message>
    <message>
        <source>The first error is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>最初のエラーは%1 – %2。</translation>
    </message>
    <message>
        <source>The first warning is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>最初の警告は%1 – %2。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunSetup</name>
    <message>
        <source>Inputs of %1</source>
        <translation>%1の入力</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>Inputs of</source>
        <translation>入力の対象</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>読み込み(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Keep these inputs for the next run</source>
        <translation>これらの入力を次のランに使う</translation>
    </message>
    <message>
        <source>▶ &amp;Run</source>
        <translation>▶ 実行(&amp;R)</translation>
    </message>
    <message>
        <source>This method takes no inputs.</source>
        <translation>このメソッドは入力を取りません。</translation>
    </message>
    <message>
        <source>This model has no method that can be run.</source>
        <translation>このモデルには実行できるメソッドがありません。</translation>
    </message>
    <message>
        <source>Load inputs</source>
        <translation>入力を読み込み</translation>
    </message>
    <message>
        <source>Inputs (*.json)</source>
        <translation>入力 (*.json)</translation>
    </message>
    <message>
        <source>Save inputs</source>
        <translation>入力を保存</translation>
    </message>
    <message>
        <source>The inputs were not saved as %1: %2.</source>
        <translation>入力を%1として保存できませんでした: %2。</translation>
    </message>
    <message>
        <source>These inputs are a guess: the method was tried with them, but does not run with them (%1).</source>
        <translation>これらの入力は推測です。メソッドをこれらの入力で試しましたが、実行できませんでした（%1）。</translation>
    </message>
    <message>
        <source>Inputs are being tried until the method runs with them; what is suggested here may still become better.</source>
        <translation>メソッドが実行できる入力を試行中です。ここに表示される提案は、さらに改善される可能性があります。</translation>
    </message>
    <message>
        <source>Exported with %1.</source>
        <translation>エクスポート時: %1。</translation>
    </message>
    <message>
        <source>Exported with %1; sizes may be [%2].</source>
        <translation>エクスポート時: %1。サイズは[%2]にできます。</translation>
    </message>
    <message>
        <source>The method was tried with these inputs, and ran.</source>
        <translation>これらの入力でメソッドを試行し、実行できました。</translation>
    </message>
    <message>
        <source>&amp;Keep inputs</source>
        <translation>入力を保持(&amp;K)</translation>
    </message>
    <message>
        <source>Run the model with these inputs: forward, then backward as chosen above (F5)</source>
        <translation>これらの入力でモデルを実行：順伝播、続いて上の設定による逆伝播（F5）</translation>
    </message>
    <message>
        <source>the exported example</source>
        <translation>エクスポート時の例</translation>
    </message>
    <message>
        <source>The model ran with these inputs.</source>
        <translation>モデルはこの入力で実行できました。</translation>
    </message>
    <message>
        <source>These inputs are a suggestion: the method ran with them, but their values mean nothing.</source>
        <translation>これらの入力は提案です。メソッドは実行できましたが、値に意味はありません。</translation>
    </message>
    <message>
        <source>The model was not tried with these inputs yet, only with those suggested: Run tries them.</source>
        <translation>モデルはこの入力ではまだ試行されていません。試行されたのは提案された入力だけです。「実行」で試せます。</translation>
    </message>
    <message>
        <source>The model runs in its own precision, which is enough to find what leaves the range of the window&apos;s formats; Simulate shows what rounding to them costs.</source>
        <translation>モデルは自身の精度で実行され、ウィンドウの形式の範囲を外れるものを見つけるにはこれで十分です。「シミュレート」は丸めによる代償を示します。</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ScalePlot</name>
    <message>
        <source>empty tensor</source>
        <translation>空のテンソル</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 of %2 zero</source>
        <translation>%2個中%1個がゼロ</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>NaN %1</translation>
    </message>
    <message>
        <source>%1 Inf</source>
        <translation>Inf %1</translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png or .pdf.</source>
        <translation>プロットを&apos;%1&apos;に書き込めません。名前の末尾を.svg、.png、.pdfのいずれかにしてください。</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward and gradient</source>
        <translation>各テンソルの%1、順伝播と勾配</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward</source>
        <translation>各テンソルの%1、順伝播</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest</source>
        <translation> · バー: ゼロ以外の最小から最大まで</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>スケールプロット</translation>
    </message>
    <message>
        <source>One row per tensor; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>テンソルごとに1行。上下で選択、左右で軸を移動、プラスとマイナスで軸をズームします。</translation>
    </message>
    <message>
        <source>Rows of the scale plot</source>
        <translation>スケールプロットの行</translation>
    </message>
    <message>
        <source>Filter rows by module or name</source>
        <translation>モジュールまたは名前で行をフィルター</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>軸の統計量</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>What the scale plot shows</source>
        <translation>スケールプロットに表示するもの</translation>
    </message>
    <message>
        <source>Bars from smallest to largest</source>
        <translation>最小から最大までのバー</translation>
    </message>
    <message>
        <source>Arrows along the data flow</source>
        <translation>データフローに沿った矢印</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Tensors that are all zero</source>
        <translation>すべてゼロのテンソル</translation>
    </message>
    <message>
        <source>Keep this range of the axis</source>
        <translation>この軸範囲を保持</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体表示</translation>
    </message>
    <message>
        <source>Show all rows and the whole axis</source>
        <translation>すべての行と軸全体を表示</translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>プロットを&apos;%1&apos;に書き込めません（%2）。書き込みできるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward and gradient</source>
        <translation>形式を使わないランに対する各テンソルの誤差、順伝播と勾配</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward</source>
        <translation>形式を使わないランに対する各テンソルの誤差、順伝播</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>model, part, parts</comment>
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest, arrows: beyond the axis</source>
        <translation> · バー: ゼロ以外の最小から最大まで、矢印: 軸の範囲外</translation>
    </message>
    <message>
        <source>%1 max</source>
        <translation>%1 最大</translation>
    </message>
    <message>
        <source>%1 min normal</source>
        <translation>%1 最小正規化数</translation>
    </message>
    <message>
        <source>%1 min subnormal</source>
        <translation>%1 最小非正規化数</translation>
    </message>
    <message>
        <source>%1 normal</source>
        <comment>what a format holds so</comment>
        <translation>%1 正規化数</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>喪失</translation>
    </message>
    <message>
        <source>error of every gradient against the run without formats</source>
        <translation>形式を使わないランに対する各勾配の誤差</translation>
    </message>
    <message>
        <source>%1 of every gradient</source>
        <translation>各勾配の%1</translation>
    </message>
    <message>
        <source>local: of the rounding itself</source>
        <translation>局所: 丸め自体</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>限界</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture &apos;%1&apos;; make it smaller, or close other programs.</source>
        <translation>画像「%1」に必要なメモリが足りません。画像を小さくするか、他のプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>%1 in dB</source>
        <comment>a field</comment>
        <translation>%1（dB）</translation>
    </message>
    <message>
        <source>%1 in bits</source>
        <comment>a field</comment>
        <translation>%1（ビット）</translation>
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
        <translation>%2件中%1件を表示</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SignsButton</name>
    <message>
        <source>What the signs of the rows mean, and where the first of each is</source>
        <translation>各行の記号の意味と、それぞれの最初の行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sign&apos;s meaning, rows</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Legend</source>
        <comment>of the signs before problems</comment>
        <translation>凡例</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecEditor</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation>%1に項目を追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Key of the entry</source>
        <translation>エントリのキー</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecFields</name>
    <message>
        <source>How %1 is made</source>
        <translation>%1の作成方法</translation>
    </message>
    <message>
        <source>Lower bound, or the value of a constant</source>
        <translation>下限、または定数の値</translation>
    </message>
    <message>
        <source>Upper bound; of random integers the first that is not drawn</source>
        <translation>上限。整数乱数ではこの値を含みません</translation>
    </message>
    <message>
        <source>Sizes, separated by commas; nothing for one number</source>
        <translation>サイズ（カンマ区切り）。1つの数値なら空欄</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>%1のファイルを選択</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>argument and field</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>dtype of %1</source>
        <translation>%1のdtype</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>from</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>%1の値</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz *.pt)</source>
        <translation>配列 (*.npy *.npz *.pt)</translation>
    </message>
    <message>
        <source>dtype of the value</source>
        <translation>値のdtype</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <comment>dtype</comment>
        <translation>%1 (標準)</translation>
    </message>
    <message>
        <source>below</source>
        <translation>未満</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>e.g. 4, 32</source>
        <translation>例: 4, 32</translation>
    </message>
    <message>
        <source>values</source>
        <comment>the numbers of a tensor</comment>
        <translation>値の並び</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryDocument</name>
    <message>
        <source>a: %1</source>
        <comment>the first run of a comparison</comment>
        <translation>a: %1</translation>
    </message>
    <message>
        <source>b: %1</source>
        <comment>the second run of a comparison</comment>
        <translation>b: %1</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>二乗平均平方根</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>標準偏差</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheorySection</name>
    <message>
        <source>%1: %2</source>
        <comment>direction and reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 rounded to %2</source>
        <translation>%1を%2に丸め</translation>
    </message>
    <message>
        <source>%1, SQNR %2 dB</source>
        <translation>%1、SQNR %2 dB</translation>
    </message>
    <message>
        <source>Theory of unit scaling</source>
        <translation>unit scalingの理論</translation>
    </message>
    <message>
        <source>What transforms did</source>
        <translation>変換の内容</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>予測値</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, quantity</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryView</name>
    <message>
        <source>Only where it arises</source>
        <translation>発生箇所のみ</translation>
    </message>
    <message>
        <source>Hides what deviates because an operand, or the gradient of a reader, does already</source>
        <translation>オペランドや利用先の勾配がすでにずれているためにずれているものを隠します</translation>
    </message>
    <message>
        <source>Deviations from theory</source>
        <translation>理論からのずれ</translation>
    </message>
    <message>
        <source>Nothing deviates from unit scaling&apos;s theory by more than a factor of two.</source>
        <translation>unit scalingの理論から2倍を超えてずれているものはありません。</translation>
    </message>
    <message>
        <source>What deviates from unit scaling&apos;s theory is listed here after a run.</source>
        <translation>unit scalingの理論からずれたものが、ランの後にここに表示されます。</translation>
    </message>
    <message>
        <source>Unit scaling&apos;s theory predicts none of this run&apos;s scales.</source>
        <translation>unit scalingの理論は、このランのスケールを予測しません。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>予測値</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>why</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TransformNames</name>
    <message>
        <source>Unit scaling</source>
        <translation>Unit scaling</translation>
    </message>
    <message>
        <source>%1 (extended)</source>
        <comment>a transform that takes more operators</comment>
        <translation>%1（拡張）</translation>
    </message>
    <message>
        <source>FP8, current scaling</source>
        <translation>FP8、current scaling</translation>
    </message>
    <message>
        <source>FP8, scales of blocks</source>
        <translation>FP8、ブロック単位</translation>
    </message>
    <message>
        <source>%1, all products</source>
        <comment>number formats that are simulated</comment>
        <translation>%1、すべての積</translation>
    </message>
    <message>
        <source>backward from %1</source>
        <comment>ones, mse, cross_entropy</comment>
        <translation>逆伝播は%1から</translation>
    </message>
    <message>
        <source>backward from a random gradient</source>
        <translation>逆伝播はランダムな勾配から</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Waterfall</name>
    <message>
        <source>Waterfall of a path</source>
        <translation>パスのウォーターフォール</translation>
    </message>
    <message>
        <source>Rows of the waterfall</source>
        <translation>ウォーターフォールの行</translation>
    </message>
    <message>
        <source>One row per step; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>ステップごとに1行。上下で選択、左右で軸を移動、プラスとマイナスで軸をズームします。</translation>
    </message>
    <message>
        <source>along the longest path</source>
        <translation>最長のパスに沿って</translation>
    </message>
    <message>
        <source>along the largest scale</source>
        <translation>最大のスケールに沿って</translation>
    </message>
    <message>
        <source>Run a model to see how the scale changes from operator to operator.</source>
        <translation>モデルを実行すると、演算子ごとのスケールの変化が表示されます。</translation>
    </message>
    <message>
        <source>No tensor is left to show: prune less.</source>
        <translation>表示するテンソルがありません。絞り込みを緩めてください。</translation>
    </message>
    <message>
        <source>No data flows between %1 and %2. Choose two tensors of which one is computed from the other.</source>
        <translation>%1と%2の間にデータの流れがありません。一方が他方から計算される2つのテンソルを選んでください。</translation>
    </message>
    <message>
        <source>No tensor of this path has a gradient. Choose forward, or another path.</source>
        <translation>このパスには勾配のあるテンソルがありません。順伝播か、別のパスを選んでください。</translation>
    </message>
    <message>
        <source>No tensor of this path has a scale. Choose another path.</source>
        <translation>このパスにはスケールのあるテンソルがありません。別のパスを選んでください。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a path</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>keeps the scale</source>
        <translation>スケールを維持</translation>
    </message>
    <message>
        <source>%1 binades: %2 times as large</source>
        <translation>%1 binade: %2倍</translation>
    </message>
    <message>
        <source>%1 binades: smaller by a factor of %2</source>
        <translation>%1 binade: 1/%2倍</translation>
    </message>
    <message>
        <source>joined by %1, %2</source>
        <translation>%1が合流、%2</translation>
    </message>
    <message>
        <source>log2(out/in)</source>
        <translation>log2(out/in)</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>増加</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>減少</translation>
    </message>
    <message>
        <source>other operand</source>
        <translation>他のオペランド</translation>
    </message>
    <message>
        <source>gradient of another use</source>
        <translation>別の利用先の勾配</translation>
    </message>
    <message>
        <source>%1 → %2 → %3</source>
        <comment>a path</comment>
        <translation>%1 → %2 → %3</translation>
    </message>
    <message>
        <source>%1 binades in one step</source>
        <translation>1ステップで%1 binade</translation>
    </message>
    <message>
        <source>%1 binades in %2 steps</source>
        <translation>%2ステップで%1 binade</translation>
    </message>
    <message>
        <source>backward of %1</source>
        <comment>an operator</comment>
        <translation>%1の逆伝播</translation>
    </message>
    <message>
        <source>backward of %1, %2</source>
        <comment>an operator, where it is</comment>
        <translation>%1の逆伝播、%2</translation>
    </message>
    <message>
        <source>shown for %1, because %2 overflows</source>
        <comment>statistic, tensor</comment>
        <translation>%1で表示（%2がoverflowするため）</translation>
    </message>
    <message>
        <source>%1 is a parameter: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1はパラメーターで、演算子が生成したものではありません。行き先は「影響先」に表示されます。</translation>
    </message>
    <message>
        <source>%1 is stored in the model: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1はモデルに保存されたもので、演算子が生成したものではありません。行き先は「影響先」に表示されます。</translation>
    </message>
    <message>
        <source>ends at the gradient of %1</source>
        <translation>%1の勾配で終わる</translation>
    </message>
    <message>
        <source>%1 in a row, %2 steps</source>
        <comment>how many layers</comment>
        <translation>%1個連続、%2ステップ</translation>
    </message>
    <message>
        <source>within: from %1 to %2</source>
        <comment>levels of layers</comment>
        <translation>内部: %1～%2</translation>
    </message>
    <message>
        <source>within layers</source>
        <translation>レイヤー内</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WaterfallStrip</name>
    <message>
        <source>Pinned by its ends: stays when another tensor is selected</source>
        <translation>両端で固定: 別のテンソルを選択しても変わりません</translation>
    </message>
    <message>
        <source>Another path: Ctrl+click a second card of the graph, or choose an end of the path in the menu of a card or a row.</source>
        <translation>別のパスにするには、グラフの2枚目のカードをCtrl+クリックするか、カードまたは行のメニューでパスの端を選んでください。</translation>
    </message>
    <message>
        <source>What made this</source>
        <translation>生成経路</translation>
    </message>
    <message>
        <source>What it affects</source>
        <translation>影響先</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>ラン全体</translation>
    </message>
    <message>
        <source>Show the path from the input to the loss</source>
        <translation>入力から損失までのパスを表示</translation>
    </message>
    <message>
        <source>Direction of the waterfall</source>
        <translation>ウォーターフォールの方向</translation>
    </message>
    <message>
        <source>Which of several paths is shown</source>
        <translation>複数のパスのうち表示するもの</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>最長のパス</translation>
    </message>
    <message>
        <source>largest scale</source>
        <translation>最大のスケール</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>軸の統計量</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>binades in steps, statistic</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Select a tensor first</source>
        <translation>先にテンソルを選択してください</translation>
    </message>
    <message>
        <source>Show the path to the selected tensor: from the input, of a gradient from the loss</source>
        <translation>選択テンソルまでのパスを表示: 入力から、勾配では損失から</translation>
    </message>
    <message>
        <source>Show the path from the selected tensor: to the loss, of a gradient to the input</source>
        <translation>選択テンソルからのパスを表示: 損失まで、勾配では入力まで</translation>
    </message>
    <message>
        <source>By way of %1, which is not on the whole run&apos;s path</source>
        <translation>ラン全体のパスにない%1を経由</translation>
    </message>
    <message>
        <source>What made %1, follows the selection in other views</source>
        <translation>%1の生成経路（ほかのビューでの選択に追従）</translation>
    </message>
    <message>
        <source>What made the gradient of %1, follows the selection in other views</source>
        <translation>%1の勾配の生成経路（ほかのビューでの選択に追従）</translation>
    </message>
    <message>
        <source>What %1 affects, follows the selection in other views</source>
        <translation>%1の影響先（ほかのビューでの選択に追従）</translation>
    </message>
    <message>
        <source>What the gradient of %1 affects, follows the selection in other views</source>
        <translation>%1の勾配の影響先（ほかのビューでの選択に追従）</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>全レイヤー</translation>
    </message>
    <message>
        <source>Show each layer by itself; else those that come again are one step</source>
        <translation>各レイヤーを個別に表示します。オフの場合、繰り返されるレイヤーは1ステップになります</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WeightText</name>
    <message>
        <source>reads %1</source>
        <comment>an operator, a weight</comment>
        <translation>%1を読み込み</translation>
    </message>
    <message>
        <source>reads %1, a constant without a name</source>
        <comment>an operator, a constant</comment>
        <translation>無名の定数%1を読み込み</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WhatIfRow</name>
    <message>
        <source>forward × 2^</source>
        <translation>順伝播 × 2^</translation>
    </message>
    <message>
        <source>gradient × 2^</source>
        <translation>勾配 × 2^</translation>
    </message>
    <message>
        <source>Power of two that the tensor is multiplied by</source>
        <translation>テンソルに掛ける2の冪</translation>
    </message>
    <message>
        <source>Power of two that the gradient is multiplied by</source>
        <translation>勾配に掛ける2の冪</translation>
    </message>
    <message>
        <source>What if the tensor were multiplied by a power of two</source>
        <translation>テンソルに2の冪を掛けた場合</translation>
    </message>
    <message>
        <source>What if the gradient were multiplied by a power of two</source>
        <translation>勾配に2の冪を掛けた場合</translation>
    </message>
    <message>
        <source>Recommended in %1; a click sets the slider to it</source>
        <translation>%1での推奨値。クリックでスライダーに設定します</translation>
    </message>
    <message>
        <source>Adds a rule with this scale in %1 to the recipe, and shows the recipe</source>
        <translation>%1でこのスケールを使うルールをレシピに追加し、レシピを表示します</translation>
    </message>
    <message>
        <source>Add × %1 to recipe</source>
        <comment>a power of two</comment>
        <translation>レシピに × %1 を追加</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Window</name>
    <message>
        <source>the panel &quot;Nodes&quot;</source>
        <translation>「ノード」パネル</translation>
    </message>
    <message>
        <source>&quot;Run&quot;</source>
        <translation>「実行」</translation>
    </message>
    <message>
        <source>&quot;☰ &gt; %1 &gt; %2&quot;</source>
        <comment>a menu, an entry of it</comment>
        <translation>「☰ &gt; %1 &gt; %2」</translation>
    </message>
</context>
</TS>
