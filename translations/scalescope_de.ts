<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;example model</source>
        <translation>&amp;Beispielmodell öffnen</translation>
    </message>
    <message>
        <source>&amp;Save run as…</source>
        <translation>Lauf &amp;speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Node table as &amp;CSV…</source>
        <translation>Knotentabelle als &amp;CSV …</translation>
    </message>
    <message>
        <source>Node table as &amp;JSON…</source>
        <translation>Knotentabelle als &amp;JSON …</translation>
    </message>
    <message>
        <source>&amp;Modules as CSV…</source>
        <translation>&amp;Module als CSV …</translation>
    </message>
    <message>
        <source>C&amp;ode with scales…</source>
        <translation>C&amp;ode mit Skalen …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;picture of the view</source>
        <translation>&amp;Bild der Ansicht kopieren</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Back in the selection&apos;s history</source>
        <translation>&amp;Zurück im Verlauf der Auswahl</translation>
    </message>
    <message>
        <source>For&amp;ward in the selection&apos;s history</source>
        <translation>V&amp;or im Verlauf der Auswahl</translation>
    </message>
    <message>
        <source>Command pa&amp;lette…</source>
        <translation>Befehls&amp;liste …</translation>
    </message>
    <message>
        <source>&amp;Inputs…</source>
        <translation>&amp;Eingaben …</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Sta&amp;rten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>&amp;Graph</translation>
    </message>
    <message>
        <source>Scale &amp;plot</source>
        <translation>Skalen&amp;diagramm</translation>
    </message>
    <message>
        <source>&amp;Modules</source>
        <translation>&amp;Module</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;Fit to the view</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Ve&amp;rgrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Centre the &amp;selected node</source>
        <translation>&amp;Ausgewählten Knoten in die Mitte</translation>
    </message>
    <message>
        <source>Open the selected mod&amp;ule</source>
        <translation>Ausgewähltes Mod&amp;ul aufklappen</translation>
    </message>
    <message>
        <source>Fold the selected node&apos;s modu&amp;le</source>
        <translation>Modu&amp;l des ausgewählten Knotens zuklappen</translation>
    </message>
    <message>
        <source>Open &amp;all modules</source>
        <translation>Alle Module au&amp;fklappen</translation>
    </message>
    <message>
        <source>Fold all mo&amp;dules</source>
        <translation>Alle Module &amp;zuklappen</translation>
    </message>
    <message>
        <source>Put every panel back in its place</source>
        <translation>Alle Bereiche zurück an ihren Platz</translation>
    </message>
    <message>
        <source>Colours of the &amp;desktop</source>
        <translation>Farben der &amp;Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>Dun&amp;kle Farben</translation>
    </message>
    <message>
        <source>Hide what keeps its input&apos;s &amp;scale</source>
        <translation>Ausblenden, was die &amp;Skala der Eingabe behält</translation>
    </message>
    <message>
        <source>&amp;Tolerance of the same scale…</source>
        <translation>T&amp;oleranz für gleiche Skala …</translation>
    </message>
    <message>
        <source>&amp;Hide the selected node</source>
        <translation>Ausgewählten &amp;Knoten ausblenden</translation>
    </message>
    <message>
        <source>Hide every node with the selected one&apos;s &amp;operator</source>
        <translation>Alle Knoten mit diesem O&amp;perator ausblenden</translation>
    </message>
    <message>
        <source>Show what was hidden &amp;by hand</source>
        <translation>Von &amp;Hand Ausgeblendetes zeigen</translation>
    </message>
    <message>
        <source>&amp;Reset the pruning</source>
        <translation>Ausblenden &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Scalescope</source>
        <translation>Ü&amp;ber Scalescope</translation>
    </message>
    <message>
        <source>&amp;Close the run</source>
        <translation>Den Lauf s&amp;chließen</translation>
    </message>
    <message>
        <source>Show the &amp;next open run</source>
        <translation>Den &amp;nächsten offenen Lauf zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;previous open run</source>
        <translation>Den &amp;vorigen offenen Lauf zeigen</translation>
    </message>
    <message>
        <source>Comparison as CS&amp;V…</source>
        <translation>Vergleich als CS&amp;V …</translation>
    </message>
    <message>
        <source>Comparison as JSO&amp;N…</source>
        <translation>Vergleich als JSO&amp;N …</translation>
    </message>
    <message>
        <source>Comparison as p&amp;icture…</source>
        <translation>Vergleich als B&amp;ild …</translation>
    </message>
    <message>
        <source>Comparison as &amp;report…</source>
        <translation>Vergleich als Be&amp;richt …</translation>
    </message>
    <message>
        <source>&amp;Unit scaling</source>
        <translation>&amp;Unit Scaling</translation>
    </message>
    <message>
        <source>Simulate &amp;FP8</source>
        <translation>&amp;FP8 simulieren</translation>
    </message>
    <message>
        <source>&amp;Compare the last two open runs</source>
        <translation>Die letzten beiden offenen Läufe &amp;vergleichen</translation>
    </message>
    <message>
        <source>S&amp;wap the compared runs</source>
        <translation>Die verglichenen Läufe ver&amp;tauschen</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>Compare &amp;tensors</source>
        <translation>&amp;Tensoren vergleichen</translation>
    </message>
    <message>
        <source>Compare grap&amp;hs</source>
        <translation>Grap&amp;hen vergleichen</translation>
    </message>
    <message>
        <source>Sort the comparison by forward change</source>
        <translation>Den Vergleich nach der Änderung vorwärts sortieren</translation>
    </message>
    <message>
        <source>Sort the comparison by gradient change</source>
        <translation>Den Vergleich nach der Änderung der Gradienten sortieren</translation>
    </message>
    <message>
        <source>Sort the comparison in order of execution</source>
        <translation>Den Vergleich nach der Ausführungsreihenfolge sortieren</translation>
    </message>
    <message>
        <source>Choose the &amp;model…</source>
        <translation>&amp;Modell wählen …</translation>
    </message>
    <message>
        <source>Sort the comparison by the largest changes</source>
        <translation>Den Vergleich nach den größten Änderungen sortieren</translation>
    </message>
    <message>
        <source>The model is being run.</source>
        <translation>Das Modell wird gerade ausgeführt.</translation>
    </message>
    <message>
        <source>Find the c&amp;auses of the error…</source>
        <translation>Ursachen &amp;des Fehlers suchen …</translation>
    </message>
    <message>
        <source>Unit scaling with e&amp;xtended rules</source>
        <translation>Unit Scaling mit er&amp;weiterten Regeln</translation>
    </message>
    <message>
        <source>Sho&amp;w the gains along edges</source>
        <translation>Die Verstärkung an den Kanten ze&amp;igen</translation>
    </message>
    <message>
        <source>Theor&amp;y as table…</source>
        <translation>Theorie a&amp;ls Tabelle …</translation>
    </message>
    <message>
        <source>Copy the selected node&apos;s n&amp;ame</source>
        <translation>N&amp;amen des ausgewählten Knotens kopieren</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Nä&amp;chstes Problem</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Select the pro&amp;ducer</source>
        <translation>Pro&amp;duzenten auswählen</translation>
    </message>
    <message>
        <source>Select the consum&amp;er</source>
        <translation>Kons&amp;umenten auswählen</translation>
    </message>
    <message>
        <source>Heat map of the la&amp;yers</source>
        <translation>Heatma&amp;p der Schichten</translation>
    </message>
    <message>
        <source>Show the selected &amp;node in the graph</source>
        <translation>Ausgewählten K&amp;noten im Graphen zeigen</translation>
    </message>
    <message>
        <source>Ga&amp;ins: forward</source>
        <translation>Verstärkung: vor&amp;wärts</translation>
    </message>
    <message>
        <source>Gains: g&amp;radient</source>
        <translation>Ver&amp;stärkung: Gradient</translation>
    </message>
    <message>
        <source>Path through the &amp;whole run</source>
        <translation>Pfad durch den &amp;ganzen Lauf</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>Gra&amp;dient</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>Berich&amp;t …</translation>
    </message>
    <message>
        <source>&amp;Begin the path here</source>
        <translation>Pfad hier &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;End the path here</source>
        <translation>Pfad hier b&amp;eenden</translation>
    </message>
    <message>
        <source>Path: what it a&amp;ffects</source>
        <translation>P&amp;fad: worauf es wirkt</translation>
    </message>
    <message>
        <source>Path: what &amp;made this</source>
        <translation>Pfad: was d&amp;ies ergab</translation>
    </message>
    <message>
        <source>Pro&amp;blems as table…</source>
        <translation>Pro&amp;bleme als Tabelle …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Hi&amp;stograms of the selected tensor…</source>
        <translation>Hi&amp;stogramme des ausgewählten Tensors …</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tr&amp;ansforms as table…</source>
        <translation>Umw&amp;andlungen als Tabelle …</translation>
    </message>
    <message>
        <source>&amp;Quantization as table…</source>
        <translation>&amp;Quantisierung als Tabelle …</translation>
    </message>
    <message>
        <source>Proposa&amp;ls as table…</source>
        <translation>Vorschl&amp;äge als Tabelle …</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Recipe o&amp;f the proposals…</source>
        <translation>Re&amp;zept der Vorschläge …</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Scale &amp;plot of all tensors…</source>
        <translation>Skalen&amp;diagramm aller Tensoren …</translation>
    </message>
    <message>
        <source>Error of rounding over the &amp;depth…</source>
        <translation>Rundungsfehler über die Tie&amp;fe …</translation>
    </message>
    <message>
        <source>&amp;Heat map of the layers…</source>
        <translation>&amp;Heatmap der Schichten …</translation>
    </message>
    <message>
        <source>&amp;Graph with its problems…</source>
        <translation>&amp;Graph mit seinen Problemen …</translation>
    </message>
    <message>
        <source>&amp;Waterfall: the path step by step…</source>
        <translation>&amp;Wasserfall: der Pfad Schritt für Schritt …</translation>
    </message>
    <message>
        <source>Module &amp;tree</source>
        <translation>Modul&amp;baum</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>P&amp;roblems</source>
        <translation>P&amp;robleme</translation>
    </message>
    <message>
        <source>&amp;Node table</source>
        <translation>K&amp;notentabelle</translation>
    </message>
    <message>
        <source>&amp;Waterfall</source>
        <translation>&amp;Wasserfall</translation>
    </message>
    <message>
        <source>Ca&amp;uses of error</source>
        <translation>&amp;Ursachen des Fehlers</translation>
    </message>
    <message>
        <source>Theor&amp;y: what deviates from it</source>
        <translation>Theorie: was davon abwei&amp;cht</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Hide the panels below</source>
        <translation>Untere Bereiche &amp;ausblenden</translation>
    </message>
    <message>
        <source>Hide the &amp;module tree</source>
        <translation>&amp;Modulbaum ausblenden</translation>
    </message>
    <message>
        <source>Hide the in&amp;spector</source>
        <translation>In&amp;spektor ausblenden</translation>
    </message>
    <message>
        <source>Hide what is &amp;not floating-point</source>
        <translation>Ausblenden, was &amp;nicht Gleitkomma ist</translation>
    </message>
</context>
<context>
    <name>DotProcess</name>
    <message>
        <source>The graph can&apos;t be laid out because the program `%1` can&apos;t be started: install Graphviz (package graphviz).</source>
        <translation>Der Graph kann nicht angeordnet werden, weil das Programm „%1“ nicht startet: Bitte Graphviz installieren (Paket graphviz).</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>es wurde abgeschossen</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>Endstatus %1</translation>
    </message>
    <message>
        <source>The graph can&apos;t be laid out because Graphviz&apos;s dot ended early (%1): fold some modules and try again.</source>
        <translation>Der Graph kann nicht angeordnet werden, weil Graphviz’ dot vorzeitig endete (%1): Bitte einige Module zuklappen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot would take too long on so many cards or such long edges.</source>
        <translation>In einfachen Schichten gezeichnet: Graphviz&apos; dot bräuchte zu lange für so viele Karten oder so lange Kanten.</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot was not done after %1 seconds.</source>
        <translation>In einfachen Schichten gezeichnet: Graphviz&apos; dot war nach %1 Sekunden nicht fertig.</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>mean |x|</source>
        <translation>Mittel |x|</translation>
    </message>
    <message>
        <source>Mean of the magnitudes.</source>
        <translation>Mittel der Beträge.</translation>
    </message>
    <message>
        <source>|mean x|</source>
        <translation>|Mittel x|</translation>
    </message>
    <message>
        <source>Magnitude of the mean.</source>
        <translation>Betrag des Mittels.</translation>
    </message>
    <message>
        <source>std</source>
        <translation>std</translation>
    </message>
    <message>
        <source>Standard deviation, with divisor n − 1.</source>
        <translation>Standardabweichung, mit dem Divisor n − 1.</translation>
    </message>
    <message>
        <source>max |x|</source>
        <translation>max |x|</translation>
    </message>
    <message>
        <source>Largest magnitude (amax).</source>
        <translation>Größter Betrag (amax).</translation>
    </message>
    <message>
        <source>min |x|</source>
        <translation>min |x|</translation>
    </message>
    <message>
        <source>Smallest magnitude, of zeros too.</source>
        <translation>Kleinster Betrag, auch von Nullen.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Number of elements.</source>
        <translation>Zahl der Elemente.</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>rms</translation>
    </message>
    <message>
        <source>Root of the mean square.</source>
        <translation>Wurzel aus dem Mittel der Quadrate.</translation>
    </message>
    <message>
        <source>min |x| &gt; 0</source>
        <translation>min |x| &gt; 0</translation>
    </message>
    <message>
        <source>Smallest magnitude that is not zero.</source>
        <translation>Kleinster Betrag, der nicht null ist.</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>Elements that are zero.</source>
        <translation>Elemente, die null sind.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Elements that are NaN.</source>
        <translation>Elemente, die NaN sind.</translation>
    </message>
    <message>
        <source>+Inf</source>
        <translation>+Inf</translation>
    </message>
    <message>
        <source>Elements that are +Inf.</source>
        <translation>Elemente, die +Inf sind.</translation>
    </message>
    <message>
        <source>-Inf</source>
        <translation>-Inf</translation>
    </message>
    <message>
        <source>Elements that are -Inf.</source>
        <translation>Elemente, die -Inf sind.</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Signal over noise of the tensor against the run without formats: what has accumulated up to here.</source>
        <translation>Signal zu Rauschen des Tensors gegen den Lauf ohne Formate: was sich bis hierher angesammelt hat.</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Cosine between the tensor and that of the run without formats.</source>
        <translation>Kosinus zwischen dem Tensor und dem des Laufs ohne Formate.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Root of the noise&apos;s part of the tensor, against the run without formats.</source>
        <translation>Wurzel aus dem Anteil des Rauschens am Tensor, gegen den Lauf ohne Formate.</translation>
    </message>
    <message>
        <source>norm ratio</source>
        <translation>Normverhältnis</translation>
    </message>
    <message>
        <source>Norm of the tensor over that of the run without formats.</source>
        <translation>Norm des Tensors im Verhältnis zu der des Laufs ohne Formate.</translation>
    </message>
    <message>
        <source>local SQNR</source>
        <translation>SQNR lokal</translation>
    </message>
    <message>
        <source>Signal over noise of the noisiest rounding here against what was rounded: what enters here.</source>
        <translation>Signal zu Rauschen der stärksten Rundung hier gegen das, was gerundet wurde: was hier hinzukommt.</translation>
    </message>
    <message>
        <source>underflow</source>
        <translation>Unterlauf</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero in the format.</source>
        <translation>Teil der Elemente, der im Format zu null wird.</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>Überlauf</translation>
    </message>
    <message>
        <source>Part of the elements beyond the format&apos;s largest number.</source>
        <translation>Teil der Elemente, der über der größten Zahl des Formats liegt.</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>Part of the elements that is subnormal in the format.</source>
        <translation>Teil der Elemente, der im Format subnormal ist.</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero or is beyond the largest number.</source>
        <translation>Teil der Elemente, der zu null wird oder über der größten Zahl liegt.</translation>
    </message>
    <message>
        <source>lost of non-zero</source>
        <translation>verloren von nicht null</translation>
    </message>
    <message>
        <source>Part of the elements that are not zero which is lost.</source>
        <translation>Verlorener Teil der Elemente, die nicht null sind.</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>The chosen statistic over that of the run it is compared with.</source>
        <translation>Die gewählte Kennzahl im Verhältnis zu der des Laufs, mit dem verglichen wird.</translation>
    </message>
    <message>
        <source>share of the error</source>
        <translation>Anteil am Fehler</translation>
    </message>
    <message>
        <source>Part of the error that the product&apos;s operands cause.</source>
        <translation>Teil des Fehlers, den die Operanden des Produkts verursachen.</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>Headroom</translation>
    </message>
    <message>
        <source>Bits from the largest magnitude up to the format&apos;s largest number; below 0 it overflows.</source>
        <translation>Bits vom größten Betrag bis zur größten Zahl des Formats; unter 0 läuft er über.</translation>
    </message>
    <message>
        <source>footroom</source>
        <translation>Footroom</translation>
    </message>
    <message>
        <source>Bits from the format&apos;s smallest number up to the smallest magnitude that is not zero; below 0 it may become zero.</source>
        <translation>Bits von der kleinsten Zahl des Formats bis zum kleinsten Betrag, der nicht null ist; unter 0 kann er zu null werden.</translation>
    </message>
</context>
<context>
    <name>FormatMenu</name>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>&amp;Gradient</translation>
    </message>
    <message>
        <source>&amp;Other formats…</source>
        <translation>&amp;Andere Formate …</translation>
    </message>
    <message>
        <source>&amp;Recipe…</source>
        <translation>&amp;Rezept …</translation>
    </message>
    <message>
        <source>&amp;Propose formats…</source>
        <translation>Formate &amp;vorschlagen …</translation>
    </message>
    <message>
        <source>&amp;Add the selected tensor&apos;s fix to the recipe…</source>
        <translation>&amp;Abhilfe für den gewählten Tensor ins Rezept …</translation>
    </message>
    <message>
        <source>fixes</source>
        <comment>name of a recipe</comment>
        <translation>Abhilfen</translation>
    </message>
    <message>
        <source>Select a tensor first.</source>
        <translation>Zuerst einen Tensor auswählen.</translation>
    </message>
    <message>
        <source>Add the fixes of the selected la&amp;yers to the recipe…</source>
        <translation>Abhilfen für die gewählten &amp;Schichten ins Rezept …</translation>
    </message>
    <message>
        <source>Round &amp;all products, convolutions too</source>
        <translation>Alle &amp;Produkte runden, auch Faltungen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;Shows where the tensors of a model leave the range of a number format, forward and backward.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Runs that were given no name are in %2; the newest twenty are kept.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;Zeigt, wo die Tensoren eines Modells den Bereich eines Zahlenformats verlassen, vorwärts und rückwärts.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;&lt;p&gt;Läufe ohne Namen liegen in %2; die neuesten zwanzig bleiben.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Scalescope</source>
        <translation>Über Scalescope</translation>
    </message>
</context>
<context>
    <name>JobSummary</name>
    <message>
        <source>one number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>es ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>it nests deeper than %1 levels</source>
        <translation>es ist tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>it is malformed at byte %1</source>
        <translation>es ist ab Byte %1 fehlerhaft</translation>
    </message>
    <message>
        <source>it has a number that is too large</source>
        <translation>es enthält eine zu große Zahl</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>der Speicher reicht nicht, es zu lesen</translation>
    </message>
    <message>
        <source>The job is not a JSON document: %1.</source>
        <translation>Der Auftrag ist kein JSON-Dokument: %1.</translation>
    </message>
    <message>
        <source>The engine wrote a line that is not an event: %1.</source>
        <translation>Die Engine hat eine Zeile geschrieben, die kein Ereignis ist: %1.</translation>
    </message>
    <message>
        <source>The job</source>
        <translation>Der Auftrag</translation>
    </message>
    <message>
        <source>The engine&apos;s event</source>
        <translation>Das Ereignis der Engine</translation>
    </message>
    <message>
        <source>its member &quot;%1&quot;</source>
        <translation>das Feld „%1“</translation>
    </message>
    <message>
        <source>item %1 of its member &quot;%2&quot;</source>
        <translation>Eintrag %1 des Feldes „%2“</translation>
    </message>
    <message>
        <source>%1 is not valid: %2.</source>
        <translation>%1 ist ungültig: %2.</translation>
    </message>
    <message>
        <source>%1 is not valid: %2</source>
        <translation>%1 ist ungültig: %2</translation>
    </message>
    <message>
        <source>it must be a JSON object, but is %1</source>
        <translation>es muss ein JSON-Objekt sein, ist aber %1</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>das Feld „%1“ fehlt</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is unknown</source>
        <translation>das Feld „%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must be %2, but is %3</source>
        <translation>das Feld „%1“ muss %2 sein, ist aber %3</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this engine&apos;s %3; use an engine of the same release</source>
        <translation>das Feld „%1“ ist %2, neuer als %3 dieser Engine; bitte eine Engine derselben Version verwenden</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this program&apos;s %3; use an engine of the same release</source>
        <translation>das Feld „%1“ ist %2, neuer als %3 dieses Programms; bitte eine Engine derselben Version verwenden</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must map names to names, but &quot;%2&quot; is mapped to %3</source>
        <translation>das Feld „%1“ muss Namen auf Namen abbilden, „%2“ wird aber auf %3 abgebildet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; or &quot;%2&quot;</source>
        <translation>„%1“ oder „%2“</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>eine ganze Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number of bytes, 1 or more</source>
        <translation>eine Zahl von Bytes, 1 oder mehr</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>eine Zahl von Sekunden über 0</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of strings</source>
        <translation>eine Liste von Zeichenketten</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>the path of a model</source>
        <translation>der Pfad eines Modells</translation>
    </message>
    <message>
        <source>%1 is expected, but %2</source>
        <translation>erwartet wird %1, aber %2</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>der Text endet</translation>
    </message>
    <message>
        <source>there is &quot;%1&quot;</source>
        <translation>da steht „%1“</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>da steht nichts</translation>
    </message>
    <message>
        <source>%1 is not one</source>
        <translation>da steht %1</translation>
    </message>
    <message>
        <source>%1 is none of these; a text needs quotes</source>
        <translation>%1 ist nichts davon; ein Text braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a file (.npy, .npz:key, .pt), a number, true, false, null, &quot;text&quot;, [...] or {&quot;key&quot;: ...}</source>
        <translation>ein Generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), eine Datei (.npy, .npz:key, .pt), eine Zahl, true, false, null, &quot;Text&quot;, [...] oder {&quot;Schlüssel&quot;: ...}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>a size (a whole number, 0 or more)</source>
        <translation>eine Größe (eine ganze Zahl, 0 oder mehr)</translation>
    </message>
    <message>
        <source>a dtype such as float32, bfloat16, int64 or bool</source>
        <translation>ein dtype wie float32, bfloat16, int64 oder bool</translation>
    </message>
    <message>
        <source>a shape such as [8,128]</source>
        <translation>eine Form wie [8,128]</translation>
    </message>
    <message>
        <source>a shape such as :[8,128] after %1</source>
        <translation>eine Form wie :[8,128] nach %1</translation>
    </message>
    <message>
        <source>a parenthesis such as %1 after %2</source>
        <translation>eine Klammer wie %1 nach %2</translation>
    </message>
    <message>
        <source>&quot;)&quot; after %1&apos;s numbers</source>
        <translation>„)“ nach den Zahlen von %1</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the key</source>
        <translation>„:“ nach dem Schlüssel</translation>
    </message>
    <message>
        <source>a key is expected, such as &quot;name&quot; in quotes, or 3</source>
        <translation>erwartet wird ein Schlüssel wie &quot;name&quot; in Anführungszeichen oder 3</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 numbers, as in %3</source>
        <translation>
            <numerusform>%1 nimmt %2 Zahl, wie in %3</numerusform>
            <numerusform>%1 nimmt %2 Zahlen, wie in %3</numerusform>
        </translation>
    </message>
    <message>
        <source>randint takes whole numbers; uniform takes others</source>
        <translation>randint nimmt ganze Zahlen; uniform nimmt andere</translation>
    </message>
    <message>
        <source>randint&apos;s upper bound, which is not drawn itself, must be above the lower one, as in randint(0,10)</source>
        <translation>die obere Grenze von randint, die selbst nicht gezogen wird, muss über der unteren liegen, wie in randint(0,10)</translation>
    </message>
    <message>
        <source>uniform&apos;s upper bound must not be below the lower one, as in uniform(0,1)</source>
        <translation>die obere Grenze von uniform darf nicht unter der unteren liegen, wie in uniform(0,1)</translation>
    </message>
    <message>
        <source>%1 makes floating-point values, which %2 can&apos;t hold; use randint</source>
        <translation>%1 erzeugt Gleitkommawerte, die %2 nicht fassen kann; randint verwenden</translation>
    </message>
    <message>
        <source>the shape has more elements than any memory holds; make it smaller</source>
        <translation>die Form hat mehr Elemente, als irgendein Speicher fasst; bitte kleiner wählen</translation>
    </message>
    <message>
        <source>the text has no closing quote; add one</source>
        <translation>dem Text fehlt das schließende Anführungszeichen; bitte eines ergänzen</translation>
    </message>
    <message>
        <source>the text has an escape that is not JSON&apos;s; write a backslash as \\</source>
        <translation>der Text hat ein Escape, das JSON nicht kennt; ein Backslash schreibt sich \\</translation>
    </message>
    <message>
        <source>lists are nested deeper than %1 levels</source>
        <translation>Listen sind tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>there is no generator %1; take randn, uniform, randint, ones, zeros, full or arange</source>
        <translation>es gibt keinen Generator %1; möglich sind randn, uniform, randint, ones, zeros, full oder arange</translation>
    </message>
    <message>
        <source>a .npy file holds one array and takes no key; leave it out</source>
        <translation>eine .npy-Datei enthält ein Array und nimmt keinen Schlüssel; bitte weglassen</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC.</source>
        <translation>Argument %1 (%2) hat keinen Wert: mit --input %1=SPEC angeben.</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC, for instance --input &apos;%1=%3&apos;.</source>
        <translation>Argument %1 (%2) hat keinen Wert: mit --input %1=SPEC angeben, zum Beispiel --input &apos;%1=%3&apos;.</translation>
    </message>
    <message>
        <source>Argument %1 is given twice; keep one of them.</source>
        <translation>Argument %1 ist zweimal angegeben; bitte nur einmal.</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but is %3.</source>
        <translation>Argument %1 muss %2 sein, ist aber %3.</translation>
    </message>
    <message>
        <source>%1; write for instance %2</source>
        <translation>%1; zum Beispiel %2</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>der Text %1</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>die Liste %1</translation>
    </message>
    <message>
        <source>the dictionary %1</source>
        <translation>das Wörterbuch %1</translation>
    </message>
    <message>
        <source>%1, a Tensor</source>
        <translation>%1, ein Tensor</translation>
    </message>
    <message>
        <source>its parts are not numbers of one shape</source>
        <translation>seine Teile sind keine Zahlen von einer Form</translation>
    </message>
    <message numerus="yes">
        <source>the tuple has %1 parts</source>
        <translation>
            <numerusform>das Tupel hat %1 Teil</numerusform>
            <numerusform>das Tupel hat %1 Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs are not a JSON document: %1; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>Die Eingaben sind kein JSON-Dokument: %1; zum Beispiel {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</translation>
    </message>
    <message>
        <source>The inputs are neither a JSON object by argument name nor an array; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>Die Eingaben sind weder ein JSON-Objekt nach Argumentnamen noch ein Array; zum Beispiel {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</translation>
    </message>
    <message>
        <source>Input %1: %2</source>
        <translation>Eingabe %1: %2</translation>
    </message>
    <message>
        <source>Inputs with and without a name can&apos;t be saved in one file: name all of them or none.</source>
        <translation>Eingaben mit und ohne Namen lassen sich nicht in einer Datei speichern: alle benennen oder keine.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: write 2G, 512M or a number of bytes.</source>
        <translation>„%1“ ist keine Größe: zum Beispiel 2G, 512M oder eine Zahl von Bytes.</translation>
    </message>
    <message>
        <source>%1 is not known; take cpu, cuda or cuda:N.</source>
        <translation>%1 ist nicht bekannt; möglich sind cpu, cuda oder cuda:N.</translation>
    </message>
    <message>
        <source>%1 is empty; write a position or a key, such as 0, 1.2 or energy.</source>
        <translation>%1 ist leer; bitte eine Stelle oder einen Schlüssel angeben, etwa 0, 1.2 oder energy.</translation>
    </message>
    <message>
        <source>%1 is not a regular expression; a backslash before ( ) [ ] { } * + ? makes it a plain character.</source>
        <translation>%1 ist kein regulärer Ausdruck; ein Backslash vor ( ) [ ] { } * + ? macht daraus ein gewöhnliches Zeichen.</translation>
    </message>
    <message>
        <source>%1 is not known; take %2 or a file such as FILE.npy.</source>
        <translation>%1 ist nicht bekannt; möglich sind %2 oder eine Datei wie FILE.npy.</translation>
    </message>
    <message>
        <source>The model has no method %1, nor any other; there is nothing to run.</source>
        <translation>Das Modell hat keine Methode %1 und auch keine andere; es gibt nichts auszuführen.</translation>
    </message>
    <message>
        <source>The model has no method %1; choose one of: %2.</source>
        <translation>Das Modell hat keine Methode %1; zur Wahl stehen: %2.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2; name another file.</source>
        <translation>-o %1 würde %2 überschreiben; nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2 with the values that it saves; name another file.</source>
        <translation>-o %1 würde %2 mit den gespeicherten Werten überschreiben; nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because the run is written under that name while it goes; name another file.</source>
        <translation>-o %1 würde %2 überschreiben, weil der Lauf unter diesem Namen geschrieben wird, solange er dauert; nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because values left by a killed run are removed first; name another file.</source>
        <translation>-o %1 würde %2 überschreiben, weil die Werte, die ein abgebrochener Lauf hinterließ, zuerst gelöscht werden; nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>the operator library</source>
        <translation>die Operatorbibliothek</translation>
    </message>
    <message>
        <source>the input file</source>
        <translation>die Eingabedatei</translation>
    </message>
    <message>
        <source>the file of --backward</source>
        <translation>die Datei von --backward</translation>
    </message>
    <message>
        <source>%1 does not exist; check its name.</source>
        <translation>%1 gibt es nicht; bitte den Namen prüfen.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 ist ein Ordner; bitte eine Datei angeben.</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name another.</source>
        <translation>%1 ist keine gewöhnliche Datei; bitte eine andere angeben.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read; change its permissions.</source>
        <translation>%1 kann nicht gelesen werden; bitte die Rechte ändern.</translation>
    </message>
    <message>
        <source>%1 is longer than %2; check that it is the right file.</source>
        <translation>%1 ist länger als %2; prüfen, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>%1 has no argument named %2; it has: %3.</source>
        <translation>%1 hat kein Argument namens %2; es hat: %3.</translation>
    </message>
    <message>
        <source>%1 takes no inputs; leave out %2.</source>
        <translation>%1 nimmt keine Eingaben; bitte %2 weglassen.</translation>
    </message>
    <message>
        <source>%1 takes no more inputs than these: %2; leave out %3.</source>
        <translation>%1 nimmt nicht mehr Eingaben als diese: %2; bitte %3 weglassen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Argument %1 does not fit into memory: make its shape smaller.</source>
        <translation>Argument %1 passt nicht in den Speicher: eine kleinere Form wählen.</translation>
    </message>
    <message>
        <source>Argument %1 can&apos;t be made from %2: %3.</source>
        <translation>Argument %1 lässt sich nicht aus %2 machen: %3.</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>ein solches Gerät gibt es nicht</translation>
    </message>
    <message>
        <source>write an object of this class as a dictionary of its parts</source>
        <translation>ein Objekt dieser Klasse schreibt sich als Wörterbuch seiner Teile</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>it has parts that the class does not have</source>
        <translation>es hat Teile, die die Klasse nicht hat</translation>
    </message>
    <message>
        <source>its constructor raised %1</source>
        <translation>der Konstruktor hat %1 ausgelöst</translation>
    </message>
    <message>
        <source>its members are %1</source>
        <translation>die Werte sind %1</translation>
    </message>
    <message>
        <source>There is no output %1; backward can start from: %2.</source>
        <translation>Es gibt keine Ausgabe %1; rückwärts kann es gehen ab: %2.</translation>
    </message>
    <message>
        <source>Backward begins at %1; it could at %2, too, which --output-index chooses.</source>
        <translation>Rückwärts beginnt es hier: %1; mit --output-index ginge es auch ab: %2.</translation>
    </message>
    <message>
        <source>Output %1 is %2 and has no gradient; backward can start from: %3.</source>
        <translation>Ausgabe %1 ist %2 und hat keinen Gradienten; rückwärts kann es gehen ab: %3.</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>die Ausgabe</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>--backward output needs an output of one element, but %1 is %2: choose sum, mean, ones or randn.</source>
        <translation>--backward output braucht eine Ausgabe aus einem Element, aber %1 ist %2: sum, mean, ones oder randn wählen.</translation>
    </message>
    <message>
        <source>%1 has the shape %2, but %3 has %4; give it that shape.</source>
        <translation>%1 hat die Form %2, aber %3 hat %4; bitte diese Form geben.</translation>
    </message>
    <message>
        <source>The gradient %1</source>
        <translation>Der Gradient %1</translation>
    </message>
    <message>
        <source>The target of %1</source>
        <translation>Das Ziel von %1</translation>
    </message>
    <message>
        <source>The target of cross_entropy must be whole numbers, the classes, but is %1: write for instance cross_entropy:randint(0,10):[8].</source>
        <translation>Das Ziel von cross_entropy müssen ganze Zahlen sein, die Klassen, ist aber %1: zum Beispiel cross_entropy:randint(0,10):[8] schreiben.</translation>
    </message>
    <message>
        <source>--backward %1 does not work here: %2; choose another seed or target.</source>
        <translation>--backward %1 geht hier nicht: %2; bitte einen anderen Startgradienten oder ein anderes Ziel wählen.</translation>
    </message>
    <message>
        <source>--backward %1 can&apos;t be done, because no output is a floating-point tensor that requires a gradient; leave it out, or write none.</source>
        <translation>--backward %1 ist nicht möglich, weil keine Ausgabe ein Gleitkommatensor ist, der einen Gradienten braucht; die Option weglassen oder none schreiben.</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>Argument %1: %2</translation>
    </message>
    <message>
        <source>Argument %1 must be a module with the interface %2, which can&apos;t be written as an input; try another method (--method).</source>
        <translation>Argument %1 muss ein Modul mit der Schnittstelle %2 sein, das sich nicht als Eingabe schreiben lässt; eine andere Methode versuchen (--method).</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; give a file that holds the right type.</source>
        <translation>Argument %1 muss %2 sein, aber %3 enthält %4; bitte eine Datei mit dem richtigen Typ angeben.</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; name one entry as %3:NAME.</source>
        <translation>Argument %1 muss %2 sein, aber %3 enthält %4; einen Eintrag nennen, so: %3:NAME.</translation>
    </message>
    <message>
        <source>a Tensor of shape %1</source>
        <translation>einen Tensor der Form %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a .npy array: %2; save numbers with numpy.save.</source>
        <translation>%1 kann nicht als .npy-Array gelesen werden: %2; bitte Zahlen mit numpy.save speichern.</translation>
    </message>
    <message>
        <source>it does not start as numpy.save writes it</source>
        <translation>sie beginnt nicht so, wie numpy.save sie schreibt</translation>
    </message>
    <message>
        <source>its format version %1 is not 1.0, 2.0 or 3.0</source>
        <translation>ihre Formatversion %1 ist nicht 1.0, 2.0 oder 3.0</translation>
    </message>
    <message>
        <source>its dtype is structured</source>
        <translation>ihr dtype ist zusammengesetzt</translation>
    </message>
    <message>
        <source>its dtype %1 is not one that a tensor can have</source>
        <translation>ihren dtype %1 kann kein Tensor haben</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>ihr Kopf ist beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>it has %1 bytes of data, less than its shape needs</source>
        <translation>
            <numerusform>sie hat %1 Byte Daten, weniger als ihre Form braucht</numerusform>
            <numerusform>sie hat %1 Bytes Daten, weniger als ihre Form braucht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read to its end; copy it to this machine&apos;s disk.</source>
        <translation>%1 kann nicht bis zum Ende gelesen werden; bitte auf die Platte dieses Rechners kopieren.</translation>
    </message>
    <message>
        <source>%1 is not a .npz archive, or only a part of one; save arrays with numpy.savez.</source>
        <translation>%1 ist kein .npz-Archiv oder nur ein Teil davon; bitte Arrays mit numpy.savez speichern.</translation>
    </message>
    <message>
        <source>%1 has no array named %2; it has: %3.</source>
        <translation>%1 hat kein Array namens %2; es hat: %3.</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it has: %3.</source>
        <translation>%1 hat keinen Eintrag namens %2; vorhanden: %3.</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it holds one value, so leave :%2 out.</source>
        <translation>%1 hat keinen Eintrag namens %2; die Datei enthält einen Wert, bitte :%2 weglassen.</translation>
    </message>
    <message>
        <source>%1 %2; save tensors, or lists and dictionaries of them, with torch.save.</source>
        <translation>%1 %2; bitte Tensoren oder Listen und Wörterbücher davon mit torch.save speichern.</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>is damaged: its part %1 can&apos;t be read</source>
        <translation>ist beschädigt: der Teil %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>is a TorchScript model, not values</source>
        <translation>ist ein TorchScript-Modell, keine Werte</translation>
    </message>
    <message>
        <source>is unsound: tensor data is shorter than declared</source>
        <translation>ist nicht in Ordnung: Tensordaten sind kürzer als angegeben</translation>
    </message>
    <message>
        <source>is unsound: a tensor goes beyond its data</source>
        <translation>ist nicht in Ordnung: ein Tensor reicht über seine Daten hinaus</translation>
    </message>
    <message>
        <source>holds a dtype that this libtorch does not have, %1</source>
        <translation>enthält einen dtype, den dieses libtorch nicht hat, %1</translation>
    </message>
    <message>
        <source>holds a %1, which is not a tensor of numbers</source>
        <translation>enthält %1, was kein Tensor aus Zahlen ist</translation>
    </message>
    <message>
        <source>holds an object</source>
        <translation>enthält ein Objekt</translation>
    </message>
    <message>
        <source>holds an object of %1</source>
        <translation>enthält ein Objekt der Klasse %1</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>enthält %1</translation>
    </message>
    <message>
        <source>holds something other than tensors</source>
        <translation>enthält anderes als Tensoren</translation>
    </message>
    <message>
        <source>holds nested lists that unfold to more values than any file has</source>
        <translation>enthält verschachtelte Listen, aus denen mehr Werte werden, als eine Datei hat</translation>
    </message>
    <message>
        <source>nests deeper than %1 levels or holds itself</source>
        <translation>ist tiefer als %1 Ebenen verschachtelt oder enthält sich selbst</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>There is no file %1; check the name.</source>
        <translation>Es gibt keine Datei %1; stimmt der Name?</translation>
    </message>
    <message>
        <source>%1 is a folder; name a run file (.scales) in it.</source>
        <translation>%1 ist ein Ordner; eine Laufdatei (.scales) darin wählen.</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name a run file (.scales).</source>
        <translation>%1 ist keine gewöhnliche Datei; eine Laufdatei (.scales) wählen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened; check that you may read it.</source>
        <translation>%1 kann nicht geöffnet werden; ist das Lesen erlaubt?</translation>
    </message>
    <message>
        <source>%1 is empty: nothing was written before the run ended; run it again.</source>
        <translation>%1 ist leer: nichts war geschrieben, als der Lauf endete; neu starten.</translation>
    </message>
    <message>
        <source>%1 is not a run file; run files end in .scales and are made by scalescope run.</source>
        <translation>%1 ist keine Laufdatei; Laufdateien enden auf .scales, und scalescope run erzeugt sie.</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a run file; open a .scales file.</source>
        <translation>%1 ist eine Datenbank eines anderen Programms, keine Laufdatei; eine .scales-Datei öffnen.</translation>
    </message>
    <message>
        <source>%1 has run file version %2, but this program reads versions up to %3; update Scalescope to open it.</source>
        <translation>%1 hat die Laufdateiversion %2, aber dieses Programm liest Versionen bis %3; ein neueres Scalescope öffnet sie.</translation>
    </message>
    <message>
        <source>%1 is locked by another program; try again when that is done.</source>
        <translation>%1 ist von einem anderen Programm gesperrt; danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2); copy it to a folder that you may write to and open it there.</source>
        <translation>%1 kann nicht geöffnet werden (%2); in einen Ordner kopieren, in den geschrieben werden darf, und dort öffnen.</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is; close other programs, or open it on a larger machine.</source>
        <translation>%1 braucht mehr Speicher, als da ist; andere Programme schließen oder die Datei auf einem größeren Rechner öffnen.</translation>
    </message>
    <message>
        <source>Reading %1 was interrupted.</source>
        <translation>Das Lesen von %1 wurde unterbrochen.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); take another copy, or run the model again.</source>
        <translation>%1 ist beschädigt (%2); eine andere Kopie nehmen oder das Modell noch einmal ausführen.</translation>
    </message>
    <message>
        <source>its version is %1</source>
        <translation>die Version ist %1</translation>
    </message>
    <message>
        <source>reading it does not end</source>
        <translation>das Lesen endet nicht</translation>
    </message>
    <message>
        <source>it holds a value larger than any of a run</source>
        <translation>sie enthält einen Wert, der größer ist als jeder eines Laufs</translation>
    </message>
    <message>
        <source>its tables claim more data than the file can hold</source>
        <translation>ihre Tabellen geben mehr Daten an, als die Datei enthalten kann</translation>
    </message>
    <message>
        <source>it has no table %1</source>
        <translation>es fehlt die Tabelle %1</translation>
    </message>
    <message>
        <source>table %1 holds more than %2 rows</source>
        <translation>die Tabelle %1 hat mehr als %2 Zeilen</translation>
    </message>
    <message>
        <source>table %1 holds a name of %2 bytes</source>
        <translation>die Tabelle %1 enthält einen Namen von %2 Bytes</translation>
    </message>
    <message>
        <source>table %1 holds a module inside more than %2 others</source>
        <translation>die Tabelle %1 enthält ein Modul, das in mehr als %2 anderen liegt</translation>
    </message>
    <message>
        <source>table %1 holds a number that is not allowed there</source>
        <translation>die Tabelle %1 enthält eine Zahl, die dort nicht erlaubt ist</translation>
    </message>
    <message>
        <source>table %1 holds a value that is not allowed there</source>
        <translation>die Tabelle %1 enthält einen Wert, der dort nicht erlaubt ist</translation>
    </message>
    <message>
        <source>table %1, column %2 holds a value that is not allowed there</source>
        <translation>die Tabelle %1 enthält in der Spalte %2 einen Wert, der dort nicht erlaubt ist</translation>
    </message>
    <message>
        <source>column direction holds a value that is not allowed there</source>
        <translation>die Spalte direction enthält einen Wert, der dort nicht erlaubt ist</translation>
    </message>
    <message>
        <source>table node, column arguments refers to a later node</source>
        <translation>die Tabelle node verweist in der Spalte arguments auf einen späteren Knoten</translation>
    </message>
    <message>
        <source>table node is not in the order of its ids</source>
        <translation>die Tabelle node ist nicht nach ihren Nummern geordnet</translation>
    </message>
    <message>
        <source>table edge leads back in the order of execution</source>
        <translation>die Tabelle edge führt gegen die Reihenfolge der Ausführung zurück</translation>
    </message>
    <message>
        <source>The run file %1 can&apos;t be written (%2); make room there, or choose another place (-o).</source>
        <translation>Die Laufdatei %1 kann nicht geschrieben werden (%2); dort Platz schaffen oder einen anderen Ort wählen (-o).</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>another program has kept it locked</source>
        <translation>ein anderes Programm hält sie gesperrt</translation>
    </message>
    <message>
        <source>%1 was removed while it was written</source>
        <translation>%1 wurde während des Schreibens entfernt</translation>
    </message>
    <message>
        <source>Another run is writing %1; wait until it has ended, or stop it, or name another file with -o.</source>
        <translation>Ein anderer Lauf schreibt gerade %1; warten Sie sein Ende ab, halten Sie ihn an, oder nennen Sie mit -o eine andere Datei.</translation>
    </message>
    <message>
        <source>The run would first be written to %1, but that is not a run file and would be lost; move it away, or name another file with -o.</source>
        <translation>Der Lauf würde zunächst nach %1 geschrieben, doch das ist keine Laufdatei und ginge verloren; verschieben Sie sie, oder nennen Sie mit -o eine andere Datei.</translation>
    </message>
    <message>
        <source>The saved values can&apos;t be moved to %1 (%2); they are in %3.</source>
        <translation>Die gespeicherten Werte lassen sich nicht nach %1 verschieben (%2); sie liegen in %3.</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; has an unknown value, %2</source>
        <translation>das Feld „%1“ hat einen unbekannten Wert, %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input (character %2): %3.</source>
        <translation>„%1“ ist keine Eingabe (Zeichen %2): %3.</translation>
    </message>
    <message>
        <source>%1 of memory was requested, more than is available; make the inputs smaller, or allow more with --memory-limit</source>
        <translation>%1 Speicher wurde verlangt, mehr als verfügbar ist; kleinere Eingaben wählen oder mit --memory-limit mehr erlauben</translation>
    </message>
    <message>
        <source>a check inside libtorch failed</source>
        <translation>eine Prüfung in libtorch ist gescheitert</translation>
    </message>
    <message>
        <source>an object lacks an attribute that its class has</source>
        <translation>einem Objekt fehlt ein Attribut, das seine Klasse hat</translation>
    </message>
    <message>
        <source>an error without a message</source>
        <translation>ein Fehler ohne Text</translation>
    </message>
    <message>
        <source>an exception of an unknown kind</source>
        <translation>eine Ausnahme unbekannter Art</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>es ist abgeschnitten</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: %2.</source>
        <translation>%1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>there is no such file; check its name</source>
        <translation>es gibt keine solche Datei; bitte den Namen prüfen</translation>
    </message>
    <message>
        <source>it is a folder; name a file</source>
        <translation>es ist ein Ordner; bitte eine Datei angeben</translation>
    </message>
    <message>
        <source>it is not a regular file; name another</source>
        <translation>es ist keine gewöhnliche Datei; bitte eine andere angeben</translation>
    </message>
    <message>
        <source>there is no permission to read it; change its permissions</source>
        <translation>das Leserecht fehlt; bitte die Rechte ändern</translation>
    </message>
    <message>
        <source>%1 is a damaged zip archive, perhaps truncated: copy or download it again.</source>
        <translation>%1 ist ein beschädigtes Zip-Archiv, vielleicht abgeschnitten: noch einmal kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote before PyTorch 1.6, without code: load it in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 ist ein state_dict oder gepickeltes Modul von torch.save vor PyTorch 1.6, ohne Code: in Python laden und das Modell mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a Python pickle, not TorchScript: load it in Python, and if it is a model, save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 ist ein Pickle von Python, kein TorchScript: in Python laden und, wenn es ein Modell ist, mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a model of another kind (%2), not TorchScript: save the model from PyTorch with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 ist ein Modell anderer Art (%2), kein TorchScript: das Modell aus PyTorch mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 holds tensors (%2) and no program: load them into their model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 enthält Tensoren (%2) und kein Programm: in Python in ihr Modell laden und dieses mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is packed with %2: unpack it and open the model inside.</source>
        <translation>%1 ist mit %2 gepackt: entpacken und das Modell darin öffnen.</translation>
    </message>
    <message>
        <source>%1 was saved by a preview of PyTorch 1.0, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1 wurde von einer Vorschau auf PyTorch 1.0 gespeichert, in einem Format, das sich nicht mehr laden lässt: mit einem neueren PyTorch neu speichern.</translation>
    </message>
    <message>
        <source>%1 is an SQLite database, perhaps a run file, not a TorchScript file: open it without run or info.</source>
        <translation>%1 ist eine SQLite-Datenbank, vielleicht eine Laufdatei, keine TorchScript-Datei: ohne run oder info öffnen.</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the model itself: run git lfs pull.</source>
        <translation>%1 ist ein Verweis von Git LFS, nicht das Modell selbst: git lfs pull ausführen.</translation>
    </message>
    <message>
        <source>%1 is a program or library, not a model: give a library of operators with --op-library.</source>
        <translation>%1 ist ein Programm oder eine Bibliothek, kein Modell: eine Bibliothek von Operatoren mit --op-library angeben.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a model: download the file itself.</source>
        <translation>%1 ist eine Webseite, kein Modell: die Datei selbst herunterladen.</translation>
    </message>
    <message>
        <source>%1 is an empty zip archive: copy or download the model again.</source>
        <translation>%1 ist ein leeres Zip-Archiv: das Modell noch einmal kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>%1 was saved by PyTorch 1.1 or older, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1 wurde von PyTorch 1.1 oder älter gespeichert, in einem Format, das sich nicht mehr laden lässt: mit einem neueren PyTorch neu speichern.</translation>
    </message>
    <message>
        <source>%1 was saved by a newer PyTorch (archive version %2, this engine reads up to %3): use a newer libtorch.</source>
        <translation>%1 wurde von einem neueren PyTorch gespeichert (Archivversion %2, diese Engine liest bis %3): eine neuere libtorch verwenden.</translation>
    </message>
    <message>
        <source>%1 is a torch.package archive: import its model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 ist ein Archiv von torch.package: sein Modell in Python importieren und dieses mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a lite-interpreter file without its code: save it with torch.jit.save instead.</source>
        <translation>%1 ist eine Datei des Lite-Interpreters ohne ihren Code: stattdessen mit torch.jit.save speichern.</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive whose parts are not in a folder: pack it again with the folder around them.</source>
        <translation>%1 ist ein TorchScript-Archiv, dessen Teile nicht in einem Ordner liegen: neu packen, mit dem Ordner um sie.</translation>
    </message>
    <message>
        <source>%1 is a zip archive that holds a model: unpack it and open %2.</source>
        <translation>%1 ist ein Zip-Archiv, das ein Modell enthält: entpacken und %2 öffnen.</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a TorchScript file, as it has no data.pkl: give one that torch.jit.save wrote.</source>
        <translation>%1 ist ein Zip-Archiv, aber keine TorchScript-Datei, denn data.pkl fehlt: eine angeben, die torch.jit.save geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive without its code or its constants: copy or download it again.</source>
        <translation>%1 ist ein TorchScript-Archiv ohne seinen Code oder seine Konstanten: noch einmal kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>%1 is a module that torch.save pickled, without its code: torch.load it in Python where its class %2 can be imported, and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 ist ein von torch.save gepickeltes Modul ohne seinen Code: in Python, wo sich seine Klasse %2 importieren lässt, mit torch.load laden und mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a state_dict that torch.save wrote, tensors without a model: load it into its model in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 ist ein state_dict von torch.save, Tensoren ohne Modell: in Python in sein Modell laden und dieses mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 went through torch.jit.optimize_for_inference, and its weights for oneDNN are not in the file: save the model that went into it.</source>
        <translation>%1 kommt aus torch.jit.optimize_for_inference, und seine Gewichte für oneDNN stehen nicht in der Datei: das Modell davor speichern.</translation>
    </message>
    <message>
        <source>%1 is an ExportedProgram that torch.save pickled: torch.load it in Python (with weights_only=False) and save it with torch.export.save(...) (docs/export.md).</source>
        <translation>%1 ist ein ExportedProgram, das torch.save gepickelt hat: in Python mit torch.load (weights_only=False) laden und mit torch.export.save(...) speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote, without code: save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 ist ein state_dict oder gepickeltes Modul von torch.save, ohne Code: das Modell mit torch.export oder TorchScript speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 has no readable %2 record: it is damaged, so copy or download it again.</source>
        <translation>%1 hat keine lesbare Angabe %2: die Datei ist beschädigt, also noch einmal kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>%1 was saved on a machine with the opposite byte order: save it on one with the byte order of this machine.</source>
        <translation>%1 wurde auf einem Rechner mit der umgekehrten Bytereihenfolge gespeichert: auf einem mit der Bytereihenfolge dieses Rechners speichern.</translation>
    </message>
    <message>
        <source>%1 is not a file of tensors that torch.save wrote, or only a part of one; save them again.</source>
        <translation>%1 ist keine Datei mit Tensoren von torch.save oder nur ein Teil davon; bitte neu speichern.</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a file of tensors, as it has no data.pkl; save them with torch.save.</source>
        <translation>%1 ist ein Zip-Archiv, aber keine Datei mit Tensoren, denn data.pkl fehlt; bitte mit torch.save speichern.</translation>
    </message>
    <message>
        <source>%1 is unsound: %2; get it again from its source.</source>
        <translation>%1 ist nicht in Ordnung: %2; die Datei noch einmal von dort holen, wo sie herkommt.</translation>
    </message>
    <message>
        <source>something else comes before its first part</source>
        <translation>vor dem ersten Teil steht etwas anderes</translation>
    </message>
    <message>
        <source>its directory of parts is damaged</source>
        <translation>das Verzeichnis der Teile ist beschädigt</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch does not write</source>
        <translation>der Teil %1 hat einen Namen, den PyTorch nicht schreibt</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch writes in another case</source>
        <translation>der Teil %1 hat einen Namen, den PyTorch in anderer Groß- und Kleinschreibung schreibt</translation>
    </message>
    <message>
        <source>its part %1 is there twice</source>
        <translation>den Teil %1 gibt es zweimal</translation>
    </message>
    <message>
        <source>its part %1 is encrypted</source>
        <translation>der Teil %1 ist verschlüsselt</translation>
    </message>
    <message>
        <source>its part %1 is packed in a way that PyTorch does not read</source>
        <translation>der Teil %1 ist auf eine Weise gepackt, die PyTorch nicht liest</translation>
    </message>
    <message>
        <source>its part %1 is not where the directory says</source>
        <translation>der Teil %1 ist nicht dort, wo das Verzeichnis sagt</translation>
    </message>
    <message>
        <source>its part %1 is not what the directory says</source>
        <translation>der Teil %1 ist nicht, was das Verzeichnis sagt</translation>
    </message>
    <message>
        <source>its part %1 is not as long as the directory says</source>
        <translation>der Teil %1 ist nicht so lang, wie das Verzeichnis sagt</translation>
    </message>
    <message>
        <source>its part %1 overlaps another</source>
        <translation>der Teil %1 überlappt einen anderen</translation>
    </message>
    <message>
        <source>its part %1 is not in the folder of the others</source>
        <translation>der Teil %1 liegt nicht im Ordner der anderen</translation>
    </message>
    <message>
        <source>its part %1 belongs to a model of PyTorch 1.1</source>
        <translation>der Teil %1 gehört zu einem Modell von PyTorch 1.1</translation>
    </message>
    <message>
        <source>its part %1 is damaged</source>
        <translation>der Teil %1 ist beschädigt</translation>
    </message>
    <message>
        <source>its part %1 can&apos;t be unpacked</source>
        <translation>der Teil %1 lässt sich nicht entpacken</translation>
    </message>
    <message>
        <source>its part %1 unpacks from %2 to %3</source>
        <translation>der Teil %1 wird beim Entpacken von %2 zu %3</translation>
    </message>
    <message>
        <source>it unpacks from %1 to %2</source>
        <translation>die Datei wird beim Entpacken von %1 zu %2</translation>
    </message>
    <message>
        <source>its code %1 is not text</source>
        <translation>der Code %1 ist kein Text</translation>
    </message>
    <message>
        <source>its code %1 nests deeper than PyTorch writes</source>
        <translation>der Code %1 ist tiefer verschachtelt, als PyTorch schreibt</translation>
    </message>
    <message>
        <source>its code %1 declares the hook %2, which the class %3 does not have</source>
        <translation>der Code %1 nennt den Hook %2, den die Klasse %3 nicht hat</translation>
    </message>
    <message>
        <source>its code %1 has more than %2 methods in the class %3, which PyTorch does not write</source>
        <translation>der Code %1 hat mehr als %2 Methoden in der Klasse %3, was PyTorch nicht schreibt</translation>
    </message>
    <message>
        <source>the tensor data %1 is missing</source>
        <translation>die Tensordaten %1 fehlen</translation>
    </message>
    <message numerus="yes">
        <source>the tensor data %1 has %2 bytes, but %3 elements of size %4 are declared</source>
        <translation>
            <numerusform>die Tensordaten %1 haben %2 Bytes, aber %3 Element der Größe %4 ist angegeben</numerusform>
            <numerusform>die Tensordaten %1 haben %2 Bytes, aber %3 Elemente der Größe %4 sind angegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>its attribute %1 is not of type %2</source>
        <translation>das Attribut %1 ist nicht vom Typ %2</translation>
    </message>
    <message>
        <source>its part %1 is not a sound pickle: it %2</source>
        <translation>der Teil %1 ist kein gültiges Pickle: es %2</translation>
    </message>
    <message>
        <source>is truncated</source>
        <translation>ist abgeschnitten</translation>
    </message>
    <message>
        <source>is not as PyTorch writes one</source>
        <translation>ist nicht so, wie PyTorch einen schreibt</translation>
    </message>
    <message>
        <source>has a whole number that does not fit in 64 bits</source>
        <translation>hat eine ganze Zahl, die nicht in 64 Bit passt</translation>
    </message>
    <message>
        <source>holds more values than any model</source>
        <translation>enthält mehr Werte als jedes Modell</translation>
    </message>
    <message>
        <source>holds the same values in more places than any model</source>
        <translation>enthält dieselben Werte an mehr Stellen als jedes Modell</translation>
    </message>
    <message>
        <source>names %1, which is not part of TorchScript</source>
        <translation>nennt %1, was kein Teil von TorchScript ist</translation>
    </message>
    <message>
        <source>names a type that nests deeper than PyTorch writes</source>
        <translation>nennt einen Typ, der tiefer verschachtelt ist, als PyTorch schreibt</translation>
    </message>
    <message numerus="yes">
        <source>describes a tensor that reaches beyond the %1 elements of its storage %2</source>
        <translation>
            <numerusform>beschreibt einen Tensor, der über das %1 Element seines Speichers %2 hinausreicht</numerusform>
            <numerusform>beschreibt einen Tensor, der über die %1 Elemente seines Speichers %2 hinausreicht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs operators that this libtorch does not have: %2; %3.</source>
        <translation>%1 braucht Operatoren, die diese libtorch nicht hat: %2; %3.</translation>
    </message>
    <message>
        <source>use a libtorch that has them</source>
        <translation>eine libtorch verwenden, die sie hat</translation>
    </message>
    <message>
        <source>load the libraries of the custom ones with --op-library and use a libtorch that has the others</source>
        <translation>die Bibliotheken der eigenen mit --op-library laden und eine libtorch verwenden, die die anderen hat</translation>
    </message>
    <message>
        <source>%1 can&apos;t be loaded: %2; save it again with a PyTorch of this libtorch&apos;s release (%3).</source>
        <translation>%1 lässt sich nicht laden: %2; mit einem PyTorch der Version dieser libtorch (%3) neu speichern.</translation>
    </message>
    <message>
        <source>%1 does not fit into memory.</source>
        <translation>%1 passt nicht in den Speicher.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be described: %2.</source>
        <translation>%1 kann nicht beschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; can&apos;t be used: %2; leave --device out to run on the CPU.</source>
        <translation>Das Gerät „%1“ kann nicht benutzt werden: %2; ohne --device läuft es auf der CPU.</translation>
    </message>
    <message>
        <source>The operator library %1 can&apos;t be loaded: %2.</source>
        <translation>Die Operatorbibliothek %1 kann nicht geladen werden: %2.</translation>
    </message>
    <message>
        <source>it was built for CUDA and needs %1, which this libtorch (%2) does not have; take its build for the CPU, or a libtorch with CUDA</source>
        <translation>sie wurde für CUDA gebaut und braucht %1, das diese libtorch (%2) nicht hat; ihre Fassung für die CPU oder eine libtorch mit CUDA nehmen</translation>
    </message>
    <message>
        <source>it needs %1, which was not found; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>sie braucht %1, das nicht gefunden wurde; es installieren oder seinen Ordner in LD_LIBRARY_PATH nennen</translation>
    </message>
    <message>
        <source>it needs Python&apos;s symbols (%1), and there is no libpython%2.so.1.0; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>sie braucht Symbole von Python (%1), und es gibt keine libpython%2.so.1.0; diese installieren oder ihren Ordner in LD_LIBRARY_PATH nennen</translation>
    </message>
    <message>
        <source>it needs the symbol %1, which this libtorch (%2) does not have; take a build for this release of libtorch</source>
        <translation>sie braucht das Symbol %1, das diese libtorch (%2) nicht hat; eine Fassung für diese Version der libtorch nehmen</translation>
    </message>
    <message>
        <source>%1; name a shared library that was built for this libtorch</source>
        <translation>%1; eine Bibliothek nennen, die für diese libtorch gebaut wurde</translation>
    </message>
    <message>
        <source>The model failed: %1: %2.</source>
        <translation>Das Modell ist gescheitert: %1: %2.</translation>
    </message>
    <message>
        <source>The model failed %1: %2: %3.</source>
        <translation>Das Modell ist %1 gescheitert: %2: %3.</translation>
    </message>
    <message>
        <source>The model returned an unsound tensor: %1.</source>
        <translation>Das Modell gab einen fehlerhaften Tensor zurück: %1.</translation>
    </message>
    <message>
        <source>The model raised %1.</source>
        <translation>Das Modell hat %1 ausgelöst.</translation>
    </message>
    <message>
        <source>The model raised %1: %2.</source>
        <translation>Das Modell hat %1 ausgelöst: %2.</translation>
    </message>
    <message>
        <source>an exception</source>
        <translation>eine Ausnahme</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>at %1 line %2</source>
        <translation>bei %1 Zeile %2</translation>
    </message>
    <message>
        <source>in %1 at %2 line %3</source>
        <translation>in %1 bei %2 Zeile %3</translation>
    </message>
    <message>
        <source>it is empty; create it again</source>
        <translation>die Datei ist leer; bitte neu erzeugen</translation>
    </message>
    <message>
        <source>%1 is refused because it uses operators that reach files, or memory outside its tensors: %2; save the model without them.</source>
        <translation>%1 wird abgelehnt, weil es Operatoren verwendet, die Dateien oder Speicher außerhalb seiner Tensoren erreichen: %2; das Modell ohne sie speichern.</translation>
    </message>
    <message>
        <source>There is no number format &quot;%1&quot;; there are %2, and any eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz and eXmYus.</source>
        <translation>Es gibt kein Zahlenformat „%1“; es gibt %2 und jedes eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz und eXmYus.</translation>
    </message>
    <message>
        <source>The number format &quot;%1&quot; can&apos;t be simulated: its values must fit into float64, with %2 to 11 exponent and 0 to 52 mantissa bits.</source>
        <translation>Das Zahlenformat „%1“ lässt sich nicht simulieren: seine Werte müssen in float64 passen, mit %2 bis 11 Exponenten- und 0 bis 52 Mantissenbits.</translation>
    </message>
    <message>
        <source>There is no rounding &quot;%1&quot;; choose one of: %2.</source>
        <translation>Es gibt keine Rundung „%1“; zur Wahl stehen: %2.</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to 18446744073709551615; write for instance %2.</source>
        <translation>%1 ist keine ganze Zahl von 0 bis 18446744073709551615; zum Beispiel %2.</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 1 to %2; write for instance %3.</source>
        <translation>%1 ist keine ganze Zahl von 1 bis %2; zum Beispiel %3.</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds above 0; write for instance %2.</source>
        <translation>%1 ist keine Zahl von Sekunden über 0; zum Beispiel %2.</translation>
    </message>
    <message>
        <source>%1 is not a size; write for instance %2 or 512M, or a number of bytes.</source>
        <translation>%1 ist keine Größe; zum Beispiel %2 oder 512M, oder eine Zahl von Bytes.</translation>
    </message>
    <message>
        <source>The target of %1: %2</source>
        <translation>Das Ziel von %1: %2</translation>
    </message>
    <message>
        <source>The transform %1:%2 is not known; write %1 or %1:extended.</source>
        <translation>Die Umwandlung %1:%2 gibt es nicht; möglich sind %1 und %1:extended.</translation>
    </message>
    <message>
        <source>The transform format needs formats: write format:FORWARD or format:FORWARD,BACKWARD, for instance format:e4m3fn,e5m2.</source>
        <translation>Die Umwandlung format braucht Formate: format:VORWÄRTS oder format:VORWÄRTS,RÜCKWÄRTS, zum Beispiel format:e4m3fn,e5m2.</translation>
    </message>
    <message>
        <source>The transforms %1 and %2 are of the same kind; a run takes only one of them.</source>
        <translation>Die Umwandlungen %1 und %2 sind von derselben Art; ein Lauf nimmt nur eine davon.</translation>
    </message>
    <message>
        <source>The transform %1 was moved before %2: formats are simulated inside scaled operators.</source>
        <translation>Die Umwandlung %1 wurde vor %2 gezogen: Formate werden innerhalb der skalierten Operatoren simuliert.</translation>
    </message>
    <message>
        <source>%1 has no effect on this run; it is for %2.</source>
        <translation>%1 hat auf diesen Lauf keine Wirkung; gedacht ist es für %2.</translation>
    </message>
    <message>
        <source>the transform unit_scale</source>
        <translation>die Umwandlung unit_scale</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t be applied: %2.</source>
        <translation>Die Umwandlung %1 lässt sich nicht anwenden: %2.</translation>
    </message>
    <message>
        <source>e4m3 is the IEEE-style format with Inf and NaN; OCP&apos;s E4M3 is e4m3fn.</source>
        <translation>e4m3 ist das Format nach Art von IEEE mit Inf und NaN; das E4M3 von OCP ist e4m3fn.</translation>
    </message>
    <message>
        <source>The transform %1 changed nothing, because the model runs no %2 on floating-point tensors.</source>
        <translation>Die Umwandlung %1 hat nichts geändert, denn im Modell läuft kein %2 auf Gleitkommatensoren.</translation>
    </message>
    <message>
        <source>linear or attention</source>
        <translation>linear oder attention</translation>
    </message>
    <message>
        <source>linear, attention, matmul or convolution</source>
        <translation>linear, attention, matmul oder convolution</translation>
    </message>
    <message>
        <source>The transform %1 quantized %2.</source>
        <translation>Die Umwandlung %1 hat quantisiert: %2.</translation>
    </message>
    <message>
        <source>The transform %1 left out %2; with :extended (Formats &gt; Round all products) it takes them too.</source>
        <translation>Die Umwandlung %1 hat %2 ausgelassen; mit :extended (Formate &gt; Alle Produkte runden) nimmt sie auch diese.</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, which works on %3.</source>
        <translation>Die Umwandlung %1 kann %2 nicht quantisieren, denn es rechnet mit %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements in %2 quantized tensors</source>
        <translation>
            <numerusform>%1 Elementen in %2 quantisierten Tensor</numerusform>
            <numerusform>%1 Elementen in %2 quantisierten Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no constraint %1; choose one of: %2.</source>
        <translation>Es gibt keine Bedingung %1; möglich sind: %2.</translation>
    </message>
    <message>
        <source>--replace %1=%2: %3.</source>
        <translation>--replace %1=%2: %3.</translation>
    </message>
    <message>
        <source>there is no unit-scaled operator %1; choose one of: %2</source>
        <translation>es gibt keinen einheitsskalierten Operator %1; möglich sind: %2</translation>
    </message>
    <message>
        <source>there is no constraint %1; choose one of: %2</source>
        <translation>es gibt keine Bedingung %1; möglich sind: %2</translation>
    </message>
    <message>
        <source>%1 has no option %2; it has mult and constraint</source>
        <translation>%1 hat keine Option %2; es hat mult und constraint</translation>
    </message>
    <message>
        <source>mult must be a number above 0, not %1</source>
        <translation>mult muss eine Zahl über 0 sein, nicht %1</translation>
    </message>
    <message>
        <source>options are written as in gelu(mult=2,constraint=gmean)</source>
        <translation>Optionen schreibt man wie in gelu(mult=2,constraint=gmean)</translation>
    </message>
    <message>
        <source>only unit-scaled operators have options</source>
        <translation>nur einheitsskalierte Operatoren haben Optionen</translation>
    </message>
    <message>
        <source>--replace %1=%2 replaced nothing: the model runs no operator, function or module of that name; check it against what scalescope info shows.</source>
        <translation>--replace %1=%2 hat nichts ersetzt: das Modell führt keinen Operator, keine Funktion und kein Modul dieses Namens aus; bitte mit dem vergleichen, was scalescope info zeigt.</translation>
    </message>
    <message>
        <source>the model computes no floating-point tensors from others</source>
        <translation>das Modell berechnet keine Gleitkommatensoren aus anderen</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1</source>
        <translation>keiner der Operatoren des Modells hat eine Regel; es verwendet %1</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1; unit_scale:extended knows more operators</source>
        <translation>keiner der Operatoren des Modells hat eine Regel; es verwendet %1; unit_scale:extended kennt mehr Operatoren</translation>
    </message>
    <message>
        <source>%1 %2, and nothing else has a rule</source>
        <translation>%1 %2, und nichts anderes hat eine Regel</translation>
    </message>
    <message>
        <source>there is no operator %1 for --replace %2=%3; load the library that has it with --op-library</source>
        <translation>es gibt keinen Operator %1 für --replace %2=%3; bitte die Bibliothek, die ihn hat, mit --op-library laden</translation>
    </message>
    <message>
        <source>the arguments of %1 do not fit %2, to which --replace %1=%3 maps it</source>
        <translation>die Argumente von %1 passen nicht zu %2, worauf --replace %1=%3 es abbildet</translation>
    </message>
    <message>
        <source>works in place on memory that other tensors share</source>
        <translation>arbeitet in Speicher, den andere Tensoren mitbenutzen</translation>
    </message>
    <message>
        <source>returns something other than one floating-point tensor</source>
        <translation>gibt etwas anderes als einen Gleitkommatensor zurück</translation>
    </message>
    <message>
        <source>returns a tensor that it did not make</source>
        <translation>gibt einen Tensor zurück, den es nicht gemacht hat</translation>
    </message>
    <message>
        <source>sets attributes</source>
        <translation>setzt Attribute</translation>
    </message>
    <message>
        <source>writes to a tensor from outside</source>
        <translation>schreibt in einen Tensor von außen</translation>
    </message>
    <message>
        <source>makes tensors that are read elsewhere</source>
        <translation>macht Tensoren, die anderswo gelesen werden</translation>
    </message>
    <message>
        <source>The transform %1 scaled no operator, because the user&apos;s dictionary replaced all that have a rule; weights are rescaled all the same.</source>
        <translation>Die Umwandlung %1 hat keinen Operator skaliert, denn das Wörterbuch ersetzt alle, für die es eine Regel gibt; die Gewichte werden trotzdem umskaliert.</translation>
    </message>
    <message>
        <source>The transform %1 scaled %2, %3 of them without a constraint, and %4, %5 of them around attention.</source>
        <translation>Die Umwandlung %1 hat skaliert: %2, davon %3 ohne Bedingung, und %4, davon %5 um Attention.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%1 residual adds</source>
        <translation>
            <numerusform>%1 Residualaddition</numerusform>
            <numerusform>%1 Residualadditionen</numerusform>
        </translation>
    </message>
    <message>
        <source>The transform %1 left these as they are: %2.</source>
        <translation>Die Umwandlung %1 hat diese so gelassen, wie sie sind: %2.</translation>
    </message>
    <message>
        <source>The run of %1 failed: %2.</source>
        <translation>Der Lauf von %1 ist gescheitert: %2.</translation>
    </message>
    <message>
        <source>The engine had to give up: %1.</source>
        <translation>Die Engine musste aufgeben: %1.</translation>
    </message>
    <message>
        <source>the reason is unknown</source>
        <translation>der Grund ist unbekannt</translation>
    </message>
    <message>
        <source>Stopped by the user.</source>
        <translation>Vom Benutzer gestoppt.</translation>
    </message>
    <message>
        <source>The run was stopped at its time limit of %1 s.</source>
        <translation>Der Lauf wurde an seiner Zeitgrenze von %1 s gestoppt.</translation>
    </message>
    <message>
        <source>The run was stopped because it needed %1, more than its memory limit of %2: try smaller inputs, or a larger limit.</source>
        <translation>Der Lauf wurde gestoppt, weil er %1 brauchte, mehr als seine Speichergrenze von %2: kleinere Eingaben oder eine größere Grenze versuchen.</translation>
    </message>
    <message>
        <source>Reading %1 was given up after %2 s: code that it runs while it is loaded does not end; check where it comes from.</source>
        <translation>Das Lesen von %1 wurde nach %2 s aufgegeben: Code, der beim Laden läuft, endet nicht; bitte prüfen, woher die Datei kommt.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files and network, because its kernel has neither Landlock nor seccomp; run only models whose source you trust here.</source>
        <translation>Das Modell wurde nicht von den Dateien und dem Netz dieses Rechners ferngehalten, weil dessen Kernel weder Landlock noch seccomp hat; hier nur Modelle aus vertrauenswürdiger Quelle ausführen.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files, because its kernel has no Landlock; run only models whose source you trust here.</source>
        <translation>Das Modell wurde nicht von den Dateien dieses Rechners ferngehalten, weil dessen Kernel kein Landlock hat; hier nur Modelle aus vertrauenswürdiger Quelle ausführen.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s network and programs, because its kernel has no seccomp; run only models whose source you trust here.</source>
        <translation>Das Modell wurde nicht vom Netz und den Programmen dieses Rechners ferngehalten, weil dessen Kernel kein seccomp hat; hier nur Modelle aus vertrauenswürdiger Quelle ausführen.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files in all threads, because libraries had started %1 of them before; run only models whose source you trust here.</source>
        <translation>Das Modell wurde nicht in allen Threads von den Dateien dieses Rechners ferngehalten, weil Bibliotheken %1 davon vorher gestartet hatten; hier nur Modelle aus vertrauenswürdiger Quelle ausführen.</translation>
    </message>
    <message>
        <source>Input %1 was given as the number %2, a tensor without dimensions; where the method wants some, write for instance full(%3):[1]. %4</source>
        <translation>Eingabe %1 wurde als Zahl %2 angegeben, ein Tensor ohne Dimensionen; wo die Methode welche verlangt, zum Beispiel full(%3):[1] angeben. %4</translation>
    </message>
    <message>
        <source>Input %1 was given as the truth value %2, a tensor without dimensions; where the method wants some, write for instance %3:[1]. %4</source>
        <translation>Eingabe %1 wurde als Wahrheitswert %2 angegeben, ein Tensor ohne Dimensionen; wo die Methode welche verlangt, zum Beispiel %3:[1] angeben. %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors are complex and were not measured: number formats hold real numbers.</source>
        <translation>
            <numerusform>%1 Tensor ist komplex und wurde nicht vermessen: Zahlenformate halten reelle Zahlen.</numerusform>
            <numerusform>%1 Tensoren sind komplex und wurden nicht vermessen: Zahlenformate halten reelle Zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on (tensors before it without a gradient: %2, parameters among them: %3).</source>
        <translation>Gradienten enden an %1, das keine weitergibt (Tensoren davor ohne Gradienten: %2, darunter Parameter: %3).</translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on; what it reads gets gradients in other ways.</source>
        <translation>Gradienten enden an %1, das keine weitergibt; was es liest, bekommt Gradienten auf anderen Wegen.</translation>
    </message>
    <message>
        <source>The folder %1 for saved values can&apos;t be made: %2.</source>
        <translation>Der Ordner %1 für gespeicherte Werte lässt sich nicht anlegen: %2.</translation>
    </message>
    <message>
        <source>it is a file</source>
        <translation>es ist eine Datei</translation>
    </message>
    <message>
        <source>--save-values %1 would save %2, more than the limit of %3; match fewer nodes, or raise --save-limit.</source>
        <translation>--save-values %1 würde %2 speichern, mehr als die Grenze von %3; weniger Knoten wählen oder --save-limit erhöhen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, up to %2 with their gradients</source>
        <translation>
            <numerusform>%1 Tensor, bis zu %2 mit seinem Gradienten</numerusform>
            <numerusform>%1 Tensoren, bis zu %2 mit ihren Gradienten</numerusform>
        </translation>
    </message>
    <message>
        <source>--save-values %1 matches no tensor&apos;s name; the first column of the table has the names.</source>
        <translation>--save-values %1 passt auf keinen Tensornamen; die Namen stehen in der ersten Spalte der Tabelle.</translation>
    </message>
    <message>
        <source>Saving values stopped at the limit of %1 (--save-limit).</source>
        <translation>Das Speichern von Werten endete an der Grenze von %1 (--save-limit).</translation>
    </message>
    <message>
        <source>Saving values stopped: %1.</source>
        <translation>Das Speichern von Werten wurde abgebrochen: %1.</translation>
    </message>
    <message>
        <source>The list of saved values can&apos;t be written.</source>
        <translation>Die Liste der gespeicherten Werte lässt sich nicht schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, %2, were saved before.</source>
        <translation>
            <numerusform>Vorher wurde %1 Tensor gespeichert, %2.</numerusform>
            <numerusform>Vorher wurden %1 Tensoren gespeichert, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>it did not end in time</source>
        <translation>der Lauf endete nicht rechtzeitig</translation>
    </message>
    <message>
        <source>it needed more memory than its limit</source>
        <translation>der Lauf brauchte mehr Speicher, als er darf</translation>
    </message>
    <message>
        <source>it crashed</source>
        <translation>der Lauf ist abgestürzt</translation>
    </message>
    <message>
        <source>%1: NaN arises here, in %2 of the elements</source>
        <translation>%1: NaN entsteht hier, in %2 der Elemente</translation>
    </message>
    <message>
        <source>%1: infinity arises here, in %2 of the elements</source>
        <translation>%1: Unendlich entsteht hier, in %2 der Elemente</translation>
    </message>
    <message>
        <source>its backward makes %1 of the gradient of %2 zero in %3 (≤ %4)</source>
        <translation>seine Rückwärtsrechnung macht %1 des Gradienten von %2 in %3 zu null (≤ %4)</translation>
    </message>
    <message numerus="yes">
        <source>%2, and all of the gradients of %1 parameters</source>
        <translation>
            <numerusform>%2, und den ganzen Gradienten von %1 Parameter</numerusform>
            <numerusform>%2, und die ganzen Gradienten von %1 Parametern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; multiply the loss by %2</source>
        <translation>%1; den Loss mit %2 multiplizieren</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale up what it reads</source>
        <translation>%1; in FP32 rechnen, oder vergrößern, was er liest</translation>
    </message>
    <message>
        <source>%1: %2 overflow %3 to infinity (largest %4)</source>
        <translation>%1: %2 laufen in %3 über, zu Unendlich (größte Zahl %4)</translation>
    </message>
    <message>
        <source>its backward makes NaN, in %1 of the gradient of %2</source>
        <translation>seine Rückwärtsrechnung macht NaN, in %1 des Gradienten von %2</translation>
    </message>
    <message>
        <source>its backward makes infinity, in %1 of the gradient of %2</source>
        <translation>seine Rückwärtsrechnung macht Unendlich, in %1 des Gradienten von %2</translation>
    </message>
    <message>
        <source>its backward overflows %3 to infinity (largest %4), in %1 of the gradient of %2</source>
        <translation>seine Rückwärtsrechnung läuft in %3 über (größte Zahl %4), in %1 des Gradienten von %2</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale down what it reads</source>
        <translation>%1; in FP32 rechnen, oder verkleinern, was er liest</translation>
    </message>
    <message>
        <source>%1; scale down what it reads</source>
        <translation>%1; verkleinern, was er liest</translation>
    </message>
    <message>
        <source>%1; lower the loss scale</source>
        <translation>%1; die Skalierung des Loss verkleinern</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>unter 0,1 %</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>über 99 %</translation>
    </message>
    <message>
        <source>%1, and spreads to %2</source>
        <translation>%1; greift über auf: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors</source>
        <translation>
            <numerusform>%1 Tensor</numerusform>
            <numerusform>%1 Tensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gradients</source>
        <translation>
            <numerusform>%1 Gradient</numerusform>
            <numerusform>%1 Gradienten</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular expression: %2.</source>
        <translation>„%1“ ist kein regulärer Ausdruck: %2.</translation>
    </message>
    <message>
        <source>There is no scaling &quot;%1&quot;; choose none, tensor, channel, block:N or tile:NxM, where N and M are whole numbers, 1 or more.</source>
        <translation>Es gibt keine Skalierung „%1“; möglich sind none, tensor, channel, block:N und tile:NxM, wobei N und M ganze Zahlen sind, 1 oder mehr.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; for scales; choose one of: %2.</source>
        <translation>Es gibt keine Regel „%1“ für Skalen; zur Wahl stehen: %2.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales that are powers of two; those of %2 are not.</source>
        <translation>Die Regel „%1“ gilt für Skalen, die Zweierpotenzen sind; die von %2 sind es nicht.</translation>
    </message>
    <message>
        <source>%1 is a format for scales, which have none of their own; choose a format with zero and a sign, or the scaling none.</source>
        <translation>%1 ist ein Format für Skalen, die selbst keine haben; bitte ein Format mit Null und Vorzeichen wählen oder die Skalierung none.</translation>
    </message>
    <message>
        <source>The errors of the formats are not known, because the run without them failed: %1.</source>
        <translation>Die Fehler der Formate sind nicht bekannt, weil der Lauf ohne sie fehlschlug: %1.</translation>
    </message>
    <message>
        <source>Against the same run without number formats, %1.</source>
        <translation>Gegen denselben Lauf ohne Zahlenformate: %1.</translation>
    </message>
    <message>
        <source>Without number formats the result is %1 already, so that nothing is compared with it: mend that first.</source>
        <translation>Schon ohne Zahlenformate ist das Ergebnis %1, also wird nichts damit verglichen: zuerst das beheben.</translation>
    </message>
    <message>
        <source>The result %1 of %2 is %3, so that a comparison with it tells nothing: mend that first, or compare it with the other run.</source>
        <translation>Das Ergebnis %1 von %2 ist %3, also sagt ein Vergleich damit nichts: zuerst das beheben, oder mit dem anderen Lauf vergleichen.</translation>
    </message>
    <message>
        <source>the loss is %1 instead of %2</source>
        <translation>der Loss ist %1 statt %2</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1</source>
        <translation>die Gradienten der Parameter weichen um %1 ab</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1 (cosine %2, norm %3)</source>
        <translation>die Gradienten der Parameter weichen um %1 ab (Kosinus %2, Norm %3)</translation>
    </message>
    <message>
        <source>the transforms fp8, format and recipe</source>
        <translation>die Umwandlungen fp8, format und recipe</translation>
    </message>
    <message>
        <source>The recipe %1</source>
        <translation>Das Rezept %1</translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot;; choose %2, or a file: recipe:FILE.json.</source>
        <translation>Ein Rezept „%1“ gibt es nicht; es gibt %2, oder eine Datei: recipe:DATEI.json.</translation>
    </message>
    <message>
        <source>The recipe %1 is not a JSON document: %2.</source>
        <translation>Das Rezept %1 ist kein JSON-Dokument: %2.</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than the %3 that this program knows</source>
        <translation>das Feld „%1“ ist %2, neuer als die %3, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: the member &quot;%2&quot; of %3 is wrong. %4</source>
        <translation>Das Rezept %1 ist nicht gültig: Das Feld „%2“ in %3 ist falsch. %4</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: %2 says nothing about its operands; give it a format, or &quot;keep&quot;: true.</source>
        <translation>Das Rezept %1 ist nicht gültig: %2 sagt nichts über ihre Operanden; sie braucht ein Format oder „keep“: true.</translation>
    </message>
    <message>
        <source>the default</source>
        <translation>der Vorgabe</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>A scale must be a power of two, such as 0.125 or 1024.</source>
        <translation>Eine Skala muss eine Zweierpotenz sein, etwa 0.125 oder 1024.</translation>
    </message>
    <message>
        <source>A fixed scale goes only with the scaling none, not with %1.</source>
        <translation>Eine feste Skala gibt es nur mit der Skalierung none, nicht mit %1.</translation>
    </message>
    <message>
        <source>A number format is missing; name one, or keep full precision with &quot;keep&quot;: true.</source>
        <translation>Es fehlt ein Zahlenformat; nennen Sie eines, oder behalten Sie mit „keep“: true die volle Genauigkeit.</translation>
    </message>
    <message>
        <source>Rule %1 of the recipe %2 fits no operand of this model.</source>
        <translation>Regel %1 des Rezepts %2 passt auf keinen Operanden dieses Modells.</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t give %2 blocks along its own axes, because it writes to what it reads.</source>
        <translation>Die Umwandlung %1 kann %2 keine Blöcke entlang eigener Achsen geben, weil es in das schreibt, was es liest.</translation>
    </message>
    <message numerus="yes">
        <source>%1 weights</source>
        <translation>
            <numerusform>%1 Gewicht</numerusform>
            <numerusform>%1 Gewichten</numerusform>
        </translation>
    </message>
    <message>
        <source>The formats round nothing that the target depends on; choose another target, or formats that round more.</source>
        <translation>Die Formate runden nichts, wovon das Ziel abhängt; wählen Sie ein anderes Ziel oder Formate, die mehr runden.</translation>
    </message>
    <message>
        <source>Without number formats the target holds NaN or infinities already, so that no operand is looked for; mend that first.</source>
        <translation>Schon ohne Zahlenformate enthält das Ziel NaN oder Unendlich, also wird kein Operand gesucht; zuerst das beheben.</translation>
    </message>
    <message>
        <source>No parameter has a gradient in this run; choose another target, or go backward from an output that depends on parameters.</source>
        <translation>Kein Parameter hat in diesem Lauf einen Gradienten; wählen Sie ein anderes Ziel, oder gehen Sie von einer Ausgabe zurück, die von Parametern abhängt.</translation>
    </message>
    <message>
        <source>The run without formats has no tensor %1; scalescope export --table lists the names.</source>
        <translation>Der Lauf ohne Formate hat keinen Tensor %1; scalescope export --table listet die Namen auf.</translation>
    </message>
    <message>
        <source>In the run without formats no gradient arrives at %1; scalescope export --table lists the tensors that have one.</source>
        <translation>Im Lauf ohne Formate kommt bei %1 kein Gradient an; scalescope export --table listet die Tensoren auf, die einen haben.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales, and there are none here; choose a scaling, such as tensor or block:32, or a block format.</source>
        <translation>Die Regel „%1“ gilt für Skalen, und hier gibt es keine; bitte eine Skalierung wie tensor oder block:32 oder ein Blockformat wählen.</translation>
    </message>
    <message>
        <source>Scales can&apos;t have %1 levels; choose 1 or 2.</source>
        <translation>Skalen können nicht %1 Stufen haben; wählen Sie 1 oder 2.</translation>
    </message>
    <message>
        <source>Only scales of nvfp4 have levels, and there are none of those here; leave out the levels.</source>
        <translation>Stufen haben nur Skalen von nvfp4, und solche gibt es hier nicht; bitte die Stufen weglassen.</translation>
    </message>
    <message>
        <source>There was no backward pass, because no output is a floating-point tensor that requires a gradient.</source>
        <translation>Es gab keinen Rückwärtslauf, weil keine Ausgabe ein Gleitkomma-Tensor ist, der einen Gradienten verlangt.</translation>
    </message>
    <message>
        <source>There was no backward pass, because its default seed does not work here: %1; choose another with --backward.</source>
        <translation>Es gab keinen Rückwärtslauf, weil der voreingestellte Startgradient hier nicht passt: %1; wählen Sie mit --backward einen anderen.</translation>
    </message>
    <message>
        <source>holds a dictionary whose keys are neither all strings nor all whole numbers</source>
        <translation>enthält ein Wörterbuch, dessen Schlüssel weder alle Texte noch alle ganze Zahlen sind</translation>
    </message>
    <message>
        <source>the whole number %1 does not fit in 64 bits; write a smaller one, or 1e30 for a number that is not whole</source>
        <translation>die ganze Zahl %1 passt nicht in 64 Bit; bitte eine kleinere, oder 1e30 für eine Zahl, die nicht ganz ist</translation>
    </message>
    <message>
        <source>Input %1: %2 does not fit in 64 bits; write a smaller number.</source>
        <translation>Eingabe %1: %2 passt nicht in 64 Bit; bitte eine kleinere Zahl.</translation>
    </message>
    <message>
        <source>a whole number is divided by zero</source>
        <translation>eine ganze Zahl wird durch null geteilt</translation>
    </message>
    <message>
        <source>the smallest 64-bit whole number is divided by -1</source>
        <translation>die kleinste ganze Zahl mit 64 Bit wird durch -1 geteilt</translation>
    </message>
    <message>
        <source>there is no operator for %1 with these arguments in this libtorch; load the library that defines it</source>
        <translation>diese libtorch hat keinen Operator für %1 mit diesen Argumenten; laden Sie die Bibliothek, die ihn definiert</translation>
    </message>
    <message>
        <source>there is no operator %1 in this libtorch</source>
        <translation>diese libtorch hat keinen Operator %1</translation>
    </message>
    <message>
        <source>this libtorch has no dtype %1</source>
        <translation>diese libtorch hat keinen dtype %1</translation>
    </message>
    <message>
        <source>tensors of %1 can&apos;t be quantized</source>
        <translation>Tensoren von %1 können nicht quantisiert werden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a bound of proposals; write lost: and a part from 0 to 1, as in lost:0.001, or sqnr: and dB, as in sqnr:20.</source>
        <translation>„%1“ ist keine Grenze für Vorschläge; schreiben Sie lost: und einen Anteil von 0 bis 1, etwa lost:0.001, oder sqnr: und dB, etwa sqnr:20.</translation>
    </message>
    <message>
        <source>Nobody is reading the events any more.</source>
        <translation>Niemand liest die Ereignisse mehr.</translation>
    </message>
    <message>
        <source>The model was frozen when it was saved, so it can&apos;t be put in another mode; it runs as it was saved.</source>
        <translation>Das Modell wurde beim Speichern eingefroren, sodass sein Modus fest ist; es läuft, wie es gespeichert wurde.</translation>
    </message>
    <message>
        <source>Input %1 was run without a gradient, because with one the forward pass fails. %2</source>
        <translation>Eingabe %1 lief ohne Gradient, weil der Vorwärtslauf mit einem scheitert. %2</translation>
    </message>
    <message>
        <source>Backward failed, so gradients are missing: %1.</source>
        <translation>Der Rückwärtslauf ist gescheitert, sodass Gradienten fehlen: %1.</translation>
    </message>
    <message>
        <source>Gradients pass %1 as though it had written nothing, so those before it are wrong: no gradient is registered for it.</source>
        <translation>Gradienten gehen durch %1, als hätte der Operator nichts geschrieben, sodass die davor falsch sind: für ihn ist kein Gradient angemeldet.</translation>
    </message>
    <message>
        <source>Saving %1, in %2 (limit %3).</source>
        <translation>Gespeichert werden %1, in %2 (Grenze %3).</translation>
    </message>
    <message>
        <source>How much --save-values will save is not known beforehand, because the forward pass failed at first; the limit is %1.</source>
        <translation>Wie viel --save-values speichern wird, ist vorher nicht bekannt, weil der Vorwärtslauf zunächst fehlschlug; die Grenze ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 tensors, %2.</source>
        <translation>
            <numerusform>%1 Tensor gespeichert, %2.</numerusform>
            <numerusform>%1 Tensoren gespeichert, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model printed %1, left out here.</source>
        <translation>Das Modell gab %1 aus, hier weggelassen.</translation>
    </message>
    <message>
        <source>The model&apos;s libraries wrote %1, left out here.</source>
        <translation>Die Bibliotheken des Modells schrieben %1, hier weggelassen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform>%1 weitere Zeile</numerusform>
            <numerusform>%1 weitere Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tensors</source>
        <translation>
            <numerusform>%1 weiteren Tensor</numerusform>
            <numerusform>%1 weitere Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>No number format is simulated, so there is no error to look into; give --transform fp8, format:FWD,BWD or recipe:NAME.</source>
        <translation>Es wird kein Zahlenformat simuliert, also gibt es keinen Fehler zu untersuchen; geben Sie --transform fp8, format:FWD,BWD oder recipe:NAME an.</translation>
    </message>
    <message>
        <source>What is kept in full precision has no format, scaling or rounding; leave out &quot;keep&quot; or the others.</source>
        <translation>Was in voller Genauigkeit bleibt, hat weder Format noch Skalierung noch Rundung; lassen Sie „keep“ oder das andere weg.</translation>
    </message>
    <message>
        <source>Going forward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>Vorwärts sind von %1: %2 gesättigt, %3 null geworden, %4 subnormal geworden.</translation>
    </message>
    <message>
        <source>Going backward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>Rückwärts sind von %1 %2 gesättigt, %3 null geworden, %4 subnormal geworden.</translation>
    </message>
    <message>
        <source>%1 has no option %2; its only option is constraint</source>
        <translation>%1 hat keine Option %2; seine einzige Option ist constraint</translation>
    </message>
    <message>
        <source>the model is quantized (%1), so its weights have scales of their own; use the floating-point model that it was made from</source>
        <translation>das Modell ist quantisiert (%1), sodass seine Gewichte eigene Skalen haben; bitte das Gleitkommamodell nehmen, aus dem es entstand</translation>
    </message>
    <message>
        <source>the model was frozen when it was saved, so its weights can&apos;t be rescaled; save it without torch.jit.freeze</source>
        <translation>das Modell wurde beim Speichern eingefroren, sodass sich seine Gewichte nicht umskalieren lassen; bitte ohne torch.jit.freeze speichern</translation>
    </message>
    <message>
        <source>has arguments that its rule does not take (%1)</source>
        <translation>hat Argumente, die seine Regel nicht nimmt (%1)</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 (the first is %3) as if their standard deviation were 1, but it is %4 to %5; unit_scale:extended rescales such weights.</source>
        <translation>Die Umwandlung %1 skaliert Produkte mit %2 (zuerst %3), als wäre deren Standardabweichung 1, sie ist aber %4 bis %5; unit_scale:extended bringt solche Gewichte auf 1.</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 as if their standard deviation were 1, but it is %3 to %4; they are not parameters, so they can&apos;t be rescaled.</source>
        <translation>Die Umwandlung %1 skaliert Produkte mit %2, als wäre deren Standardabweichung 1, sie ist aber %3 bis %4; sie sind keine Parameter und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>There is no transform &quot;%1&quot;; choose unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME or recipe:FILE.json, each also with :extended.</source>
        <translation>Eine Umwandlung „%1“ gibt es nicht; es gibt unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME und recipe:DATEI.json, jeweils auch mit :extended.</translation>
    </message>
    <message>
        <source>the results are off by %1 (SQNR %2 dB)</source>
        <translation>die Ergebnisse weichen um %1 ab (SQNR %2 dB)</translation>
    </message>
    <message>
        <source>%1 is a torch.export archive without a program that can be read: save the model with torch.export.save(...) of PyTorch 2.6 or newer.</source>
        <translation>%1 ist ein Archiv von torch.export ohne lesbares Programm: das Modell mit torch.export.save(...) von PyTorch 2.6 oder neuer speichern.</translation>
    </message>
    <message>
        <source>%1 was exported by a newer PyTorch (schema %2, this engine reads up to %3): export the model with an older one.</source>
        <translation>%1 wurde von einem neueren PyTorch exportiert (Schema %2, diese Engine liest bis %3): das Modell mit einem älteren exportieren.</translation>
    </message>
    <message>
        <source>An exported program stays in the mode that it was exported in, so --mode %1 has no effect: call model.%1() before torch.export.export(...).</source>
        <translation>Ein exportiertes Programm bleibt in dem Modus, in dem es exportiert wurde, also wirkt --mode %1 nicht: vor torch.export.export(...) model.%1() aufrufen.</translation>
    </message>
    <message>
        <source>--mode %1 does not reach %2, whose mode is written out in the code, as a trace has it: call model.%1() before torch.jit.trace(...).</source>
        <translation>--mode %1 erreicht %2 nicht, dessen Modus im Code ausgeschrieben ist, wie bei einem Trace: vor torch.jit.trace(...) model.%1() aufrufen.</translation>
    </message>
    <message>
        <source>its tensor %1 is a pickled Python object; export the model with plain tensors</source>
        <translation>sein Tensor %1 ist ein gepickeltes Python-Objekt; das Modell mit gewöhnlichen Tensoren exportieren</translation>
    </message>
    <message>
        <source>its weights on the meta device have no data; load a checkpoint into the model before it is exported</source>
        <translation>seine Gewichte auf dem Gerät meta haben keine Daten; vor dem Export einen Checkpoint in das Modell laden</translation>
    </message>
    <message>
        <source>it uses a dtype (number %1) that this libtorch does not have; use a newer one</source>
        <translation>es benutzt einen Dtype (Nummer %1), den dieses libtorch nicht hat; ein neueres nehmen</translation>
    </message>
    <message>
        <source>it calls %1, which can&apos;t be run operator by operator; export the model without it</source>
        <translation>es ruft %1 auf, was sich nicht Operator für Operator ausführen lässt; das Modell ohne das exportieren</translation>
    </message>
    <message>
        <source>it calls %1, which is not an operator of PyTorch; export the model without it</source>
        <translation>es ruft %1 auf, was kein Operator von PyTorch ist; das Modell ohne das exportieren</translation>
    </message>
    <message>
        <source>this libtorch has no form of %1 for the arguments that it is given; use the libtorch of the PyTorch that exported it</source>
        <translation>dieses libtorch hat keine Form von %1 für die übergebenen Argumente; das libtorch des PyTorch nehmen, das exportiert hat</translation>
    </message>
    <message>
        <source>its call of %1 lacks the argument %2; use the libtorch of the PyTorch that exported it</source>
        <translation>sein Aufruf von %1 hat das Argument %2 nicht; das libtorch des PyTorch nehmen, das exportiert hat</translation>
    </message>
    <message>
        <source>its call of %1 has arguments that this libtorch does not know; use the libtorch of the PyTorch that exported it</source>
        <translation>sein Aufruf von %1 hat Argumente, die dieses libtorch nicht kennt; das libtorch des PyTorch nehmen, das exportiert hat</translation>
    </message>
    <message>
        <source>it passes an operator something of the kind %1; export the model without it</source>
        <translation>es übergibt einem Operator etwas der Art %1; das Modell ohne das exportieren</translation>
    </message>
    <message>
        <source>it needs a custom object of Python or C++; export the model without it</source>
        <translation>es braucht ein eigenes Objekt von Python oder C++; das Modell ohne das exportieren</translation>
    </message>
    <message>
        <source>its program can&apos;t be read as JSON: %1</source>
        <translation>sein Programm lässt sich nicht als JSON lesen: %1</translation>
    </message>
    <message>
        <source>its program holds more values than any model</source>
        <translation>sein Programm enthält mehr Werte als jedes Modell</translation>
    </message>
    <message>
        <source>its program has something at %1 that PyTorch does not write</source>
        <translation>sein Programm hat bei %1 etwas, das PyTorch nicht schreibt</translation>
    </message>
    <message>
        <source>its program makes the value %1 twice</source>
        <translation>sein Programm erzeugt den Wert %1 zweimal</translation>
    </message>
    <message>
        <source>its program reads the value %1, which nothing has made</source>
        <translation>sein Programm liest den Wert %1, den nichts erzeugt hat</translation>
    </message>
    <message>
        <source>a part of its program takes values other than those it is given</source>
        <translation>ein Teil seines Programms nimmt andere Werte als die, die er bekommt</translation>
    </message>
    <message>
        <source>its tensor %1 is not in the archive</source>
        <translation>sein Tensor %1 ist nicht im Archiv</translation>
    </message>
    <message>
        <source>a tensor reaches beyond its data in %1</source>
        <translation>ein Tensor reicht über seine Daten in %1 hinaus</translation>
    </message>
    <message>
        <source>%1 is a tensor of %2, but the model was exported for %3; give it as %3.</source>
        <translation>%1 ist ein Tensor vom Typ %2, aber das Modell wurde für %3 exportiert; als %3 angeben.</translation>
    </message>
    <message>
        <source>%1 has %2, but the model was exported for %3; give it with as many.</source>
        <translation>%1 hat %2, aber das Modell wurde für %3 exportiert; mit so vielen angeben.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for %4 only; give it that size, or export the model with that dimension dynamic.</source>
        <translation>Dimension %2 von %1 hat die Größe %3, aber das Modell wurde nur für %4 exportiert; diese Größe angeben oder das Modell mit dynamischer Dimension exportieren.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at least %4.</source>
        <translation>Dimension %2 von %1 hat die Größe %3, aber das Modell wurde für Größen von mindestens %4 exportiert.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at most %4.</source>
        <translation>Dimension %2 von %1 hat die Größe %3, aber das Modell wurde für Größen von höchstens %4 exportiert.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must be as large as that of %4, which has %5; give both the same size.</source>
        <translation>Dimension %2 von %1 hat die Größe %3, muss aber so groß sein wie die von %4, die %5 hat; beiden dieselbe Größe geben.</translation>
    </message>
    <message>
        <source>%1 is not a model that can be opened: give a file that torch.jit.save or torch.export.save wrote.</source>
        <translation>%1 ist kein Modell, das sich öffnen lässt: eine Datei angeben, die torch.jit.save oder torch.export.save geschrieben hat.</translation>
    </message>
    <message>
        <source>The gradient of %1 is zero in theory, and only the noise of rounding is there, so there is no error to look into; choose another target.</source>
        <translation>Der Gradient von %1 ist theoretisch null, und nur das Rauschen des Rundens ist da, also gibt es keinen Fehler zu untersuchen; wählen Sie ein anderes Ziel.</translation>
    </message>
    <message>
        <source>There is no product of matrices &quot;%1&quot;; choose one of: %2.</source>
        <translation>Es gibt kein Matrixprodukt „%1“; möglich sind: %2.</translation>
    </message>
    <message>
        <source>%1 is a compiled package of AOTInductor, without the program that it was compiled from: save the model with torch.export.save(...) (docs/export.md).</source>
        <translation>%1 ist ein übersetztes Paket von AOTInductor ohne das Programm, aus dem es entstand: das Modell mit torch.export.save(...) speichern (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 holds several programs: %2. Save the one that is wanted in a file of its own, in Python: torch.export.save(load_pt2(file).exported_programs[name], other_file), with load_pt2 of torch.export.pt2_archive._package.</source>
        <translation>%1 enthält mehrere Programme: %2. Das gewünschte in Python in einer eigenen Datei speichern: torch.export.save(load_pt2(file).exported_programs[name], other_file), mit load_pt2 aus torch.export.pt2_archive._package.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be run: %2 (docs/export.md).</source>
        <translation>%1 lässt sich nicht ausführen: %2 (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 was exported by an early PyTorch (schema %2, this engine reads %3 and newer): export the model with a newer one.</source>
        <translation>%1 wurde von einem frühen PyTorch exportiert (Schema %2, diese Engine liest %3 und neuere): Das Modell mit einem neueren exportieren.</translation>
    </message>
    <message>
        <source>The program was decomposed before it was saved, so the rules for linear, attention and similar operators find nothing to apply to: unit scaling and number formats may change little. Save what torch.export.export(...) of PyTorch 2.5 or newer returns, without run_decompositions().</source>
        <translation>Das Programm wurde vor dem Speichern zerlegt, sodass die Regeln für linear, Attention und ähnliche Operatoren nichts finden, worauf sie passen: Unit Scaling und Zahlenformate ändern womöglich wenig. Speichern, was torch.export.export(...) von PyTorch 2.5 oder neuer liefert, ohne run_decompositions().</translation>
    </message>
    <message>
        <source>run_decompositions() took the program&apos;s no_grad regions out before it was saved, so gradients pass where the model stops them. Save what torch.export.export(...) returns, without run_decompositions().</source>
        <translation>run_decompositions() hat die no_grad-Bereiche des Programms vor dem Speichern entfernt, sodass Gradienten dort fließen, wo das Modell sie anhält. Speichern, was torch.export.export(...) liefert, ohne run_decompositions().</translation>
    </message>
    <message>
        <source>there is no room for another pipe</source>
        <translation>für eine weitere Pipe ist kein Platz</translation>
    </message>
    <message>
        <source>there is no room for another process</source>
        <translation>für einen weiteren Prozess ist kein Platz</translation>
    </message>
    <message>
        <source>while it loaded the model</source>
        <translation>beim Laden des Modells</translation>
    </message>
    <message>
        <source>while it made the inputs</source>
        <translation>beim Erzeugen der Eingaben</translation>
    </message>
    <message>
        <source>in the capture phase</source>
        <translation>beim Aufzeichnen</translation>
    </message>
    <message>
        <source>while it transformed the model</source>
        <translation>beim Umformen des Modells</translation>
    </message>
    <message>
        <source>in the forward phase</source>
        <translation>im Vorwärtslauf</translation>
    </message>
    <message>
        <source>in the backward phase</source>
        <translation>im Rückwärtslauf</translation>
    </message>
    <message>
        <source>while it wrote the run file</source>
        <translation>beim Schreiben der Laufdatei</translation>
    </message>
    <message>
        <source>before it began to work</source>
        <translation>vor Beginn der Arbeit</translation>
    </message>
    <message>
        <source>was killed (signal 9)</source>
        <translation>wurde abgeschossen (Signal 9)</translation>
    </message>
    <message>
        <source>was asked to end (signal 15)</source>
        <translation>wurde zum Beenden aufgefordert (Signal 15)</translation>
    </message>
    <message>
        <source>gave up (abort, signal 6)</source>
        <translation>gab auf (Abbruch, Signal 6)</translation>
    </message>
    <message>
        <source>crashed with a segmentation fault (signal 11)</source>
        <translation>stürzte mit einem Speicherzugriffsfehler ab (Signal 11)</translation>
    </message>
    <message>
        <source>crashed with a bus error (signal 7)</source>
        <translation>stürzte mit einem Busfehler ab (Signal 7)</translation>
    </message>
    <message>
        <source>crashed on an arithmetic error (signal 8)</source>
        <translation>stürzte bei einem Rechenfehler ab (Signal 8)</translation>
    </message>
    <message>
        <source>crashed on an instruction that this processor lacks (signal 4)</source>
        <translation>stürzte bei einem Befehl ab, den dieser Prozessor nicht kennt (Signal 4)</translation>
    </message>
    <message>
        <source>ran into its limit of processor time (signal 24)</source>
        <translation>erreichte die Grenze der Rechenzeit (Signal 24)</translation>
    </message>
    <message>
        <source>ran into the limit of file size (signal 25)</source>
        <translation>erreichte die Grenze der Dateigröße (Signal 25)</translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation>wurde durch Signal %1 beendet</translation>
    </message>
    <message>
        <source>while it ran the reference without formats</source>
        <translation>während des Referenzlaufs ohne Formate</translation>
    </message>
    <message>
        <source>while it looked for causes</source>
        <translation>bei der Suche nach Ursachen</translation>
    </message>
    <message numerus="yes">
        <source>in the capture phase after %1 operators</source>
        <translation>
            <numerusform>beim Aufzeichnen nach %1 Operator</numerusform>
            <numerusform>beim Aufzeichnen nach %1 Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the forward phase after %1 operators</source>
        <translation>
            <numerusform>im Vorwärtslauf nach %1 Operator</numerusform>
            <numerusform>im Vorwärtslauf nach %1 Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the backward phase after %1 gradients</source>
        <translation>
            <numerusform>im Rückwärtslauf nach %1 fertigem Gradienten</numerusform>
            <numerusform>im Rückwärtslauf nach %1 fertigen Gradienten</numerusform>
        </translation>
    </message>
    <message>
        <source>ended by itself (status %1)</source>
        <translation>endete von selbst (Status %1)</translation>
    </message>
    <message>
        <source>The engine %1 %2; %3.</source>
        <translation>Der Rechenprozess %1 %2; %3.</translation>
    </message>
    <message>
        <source>The engine %1 %2 (its last words: %3); %4.</source>
        <translation>Der Rechenprozess %1 %2 (seine letzten Worte: %3); %4.</translation>
    </message>
    <message>
        <source>The run was stopped %1; %2.</source>
        <translation>Der Lauf wurde %1 gestoppt; %2.</translation>
    </message>
    <message>
        <source>nothing had been recorded yet</source>
        <translation>es war noch nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>what it recorded is in %1</source>
        <translation>was aufgezeichnet wurde, ist in %1</translation>
    </message>
    <message>
        <source>%1 is not Scalescope&apos;s engine: what it wrote first is not an event of the protocol; set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>%1 ist nicht der Rechenprozess von Scalescope: Was er zuerst schrieb, ist kein Ereignis des Protokolls; SCALESCOPE_ENGINE muss den Pfad des Rechenprozesses nennen.</translation>
    </message>
    <message>
        <source>The engine %1 speaks version %2 of the protocol and this program version %3; use both from one release.</source>
        <translation>Der Rechenprozess %1 spricht Version %2 des Protokolls, dieses Programm Version %3; beide müssen aus einer Ausgabe stammen.</translation>
    </message>
    <message>
        <source>The engine %1 could not be started (%2); install Scalescope again, or set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>Der Rechenprozess %1 ließ sich nicht starten (%2); bitte Scalescope neu installieren oder SCALESCOPE_ENGINE auf seinen Pfad setzen.</translation>
    </message>
    <message>
        <source>The variant was not run: it was stopped before it began.</source>
        <translation>Die Variante wurde nicht ausgeführt: sie wurde gestoppt, bevor sie begann.</translation>
    </message>
    <message numerus="yes">
        <source>%1 dimensions</source>
        <translation>
            <numerusform>%1 Dimension</numerusform>
            <numerusform>%1 Dimensionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 linear operators</source>
        <translation>
            <numerusform>%1 Linear-Operator</numerusform>
            <numerusform>%1 Linear-Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 matmuls</source>
        <translation>
            <numerusform>%1 Matmul</numerusform>
            <numerusform>%1 Matmuls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 attention operators</source>
        <translation>
            <numerusform>%1 Attention-Operator</numerusform>
            <numerusform>%1 Attention-Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 convolutions</source>
        <translation>
            <numerusform>%1 Faltung</numerusform>
            <numerusform>%1 Faltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no argument %2</source>
        <translation>%1 hat kein Argument %2</translation>
    </message>
    <message>
        <source>the argument %1 of %2 must be %3</source>
        <translation>das Argument %1 von %2 muss %3 sein</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>ein Tensor</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>the program was recorded without its data flow</source>
        <translation>das Programm wurde ohne seinen Datenfluss aufgezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>the program was recorded with %1 inputs, not with %2</source>
        <translation>
            <numerusform>das Programm wurde mit %1 Eingabe aufgezeichnet, nicht mit %2</numerusform>
            <numerusform>das Programm wurde mit %1 Eingaben aufgezeichnet, nicht mit %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No target is named; give --target loss, gradients, or the name of a tensor.</source>
        <translation>Es ist kein Ziel genannt; geben Sie --target loss, gradients oder den Namen eines Tensors an.</translation>
    </message>
    <message>
        <source>%1 is not valid: the member &quot;%2&quot; is wrong. %3</source>
        <translation>%1 ist ungültig: das Feld „%2“ ist falsch. %3</translation>
    </message>
    <message>
        <source>%1: %2 lost in the blocks of %3</source>
        <translation>%1: %2 in den Blöcken von %3 verloren</translation>
    </message>
    <message>
        <source>The format %1 has neither sign nor zero: it is for scales, not for tensors.</source>
        <translation>Das Format %1 hat weder Vorzeichen noch Null: Es ist für Skalen, nicht für Tensoren.</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; occurs twice</source>
        <translation>das Feld „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a recipe that scalescope has, which says something else; give this one another name.</source>
        <translation>„%1“ heißt ein Rezept, das Scalescope mitbringt und das etwas anderes sagt; geben Sie diesem einen anderen Namen.</translation>
    </message>
    <message>
        <source>it names the device %1, which this libtorch does not know; move the model to the CPU before it is exported</source>
        <translation>es nennt das Gerät %1, das dieses libtorch nicht kennt; verschieben Sie das Modell auf die CPU, bevor es exportiert wird</translation>
    </message>
    <message>
        <source>it transforms functions with torch.vmap or torch.func, which can&apos;t be run operator by operator; save what run_decompositions({}) of the exported program returns</source>
        <translation>es wandelt Funktionen mit torch.vmap oder torch.func um, was sich nicht Operator für Operator ausführen lässt; speichern Sie, was run_decompositions({}) des exportierten Programms zurückgibt</translation>
    </message>
    <message>
        <source>its program has modules in more than %1 levels, more than any model</source>
        <translation>sein Programm hat Module in mehr als %1 Ebenen, mehr als jedes Modell</translation>
    </message>
    <message>
        <source>its program has a name of more than %1 bytes, longer than any</source>
        <translation>sein Programm hat einen Namen von mehr als %1 Bytes, länger als jeder</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of %4, with a whole number %5; give it such a size.</source>
        <translation>Dimension %2 von %1 hat die Größe %3, aber das Modell wurde für Größen von %4 mit einer ganzen Zahl %5 exportiert; geben Sie ihr eine solche Größe.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must have %4 to fit %6, because it is %5; give it that size.</source>
        <translation>Dimension %2 von %1 hat die Größe %3, muss aber %4 haben, um zu %6 zu passen, weil sie %5 ist; geben Sie ihr diese Größe.</translation>
    </message>
    <message>
        <source>load the library that provides them with --op-library, or save the model without them where they are written in Python</source>
        <translation>laden Sie die Bibliothek, die sie bereitstellt, mit --op-library, oder speichern Sie das Modell ohne sie, wenn sie in Python geschrieben sind</translation>
    </message>
    <message>
        <source>they are written in Python, so export the model before it is quantized</source>
        <translation>sie sind in Python geschrieben, exportieren Sie das Modell also, bevor es quantisiert wird</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, which ended the run %2; %3. Run the new one again.</source>
        <translation>%1 wurde geändert, während die Engine darin las, was den Lauf beendet hat (%2; %3). Führen Sie das neue Modell noch einmal aus.</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, so that some values may be of its new state: run it again.</source>
        <translation>%1 wurde geändert, während die Engine darin las, sodass manche Werte vom neuen Stand sein können: Führen Sie es noch einmal aus.</translation>
    </message>
    <message>
        <source>%1: NaN in %2 of the elements</source>
        <translation>%1: NaN in %2 der Elemente</translation>
    </message>
    <message>
        <source>%1: infinity in %2 of the elements</source>
        <translation>%1: unendlich in %2 der Elemente</translation>
    </message>
    <message>
        <source>forward: all of its elements are zero, so that no gradient passes it.</source>
        <translation>vorwärts: alle Elemente sind null, sodass kein Gradient hindurchkommt.</translation>
    </message>
    <message>
        <source>gradient: zero in theory; what it holds is rounding noise.</source>
        <translation>Gradient: in der Theorie null; was darin steht, ist Rundungsrauschen.</translation>
    </message>
    <message>
        <source>the gradient of %1</source>
        <translation>der Gradient von %1</translation>
    </message>
    <message>
        <source>%1 does not have mean zero: |mean| %2, standard deviation %3</source>
        <translation>%1 hat nicht den Mittelwert null: |Mittelwert| %2, Standardabweichung %3</translation>
    </message>
    <message>
        <source>%1 is not normally distributed: kurtosis %2 instead of 3</source>
        <translation>%1 ist nicht normalverteilt: Kurtosis %2 statt 3</translation>
    </message>
    <message>
        <source>%1 is not normally distributed, though its kurtosis does not show it</source>
        <translation>%1 ist nicht normalverteilt, auch wenn die Kurtosis es nicht zeigt</translation>
    </message>
    <message>
        <source>%1: %2 of the elements are zero</source>
        <translation>%1: %2 der Elemente sind null</translation>
    </message>
    <message>
        <source>the operands are not independent: both are %1</source>
        <translation>die Operanden sind nicht unabhängig: beide sind %1</translation>
    </message>
    <message>
        <source>the operands are not independent: %1 is computed from %2</source>
        <translation>die Operanden sind nicht unabhängig: %1 wird aus %2 berechnet</translation>
    </message>
    <message>
        <source>the operands are not independent: both are computed from %1</source>
        <translation>die Operanden sind nicht unabhängig: beide werden aus %1 berechnet</translation>
    </message>
    <message>
        <source>the operands are not independent</source>
        <translation>die Operanden sind nicht unabhängig</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they add up instead of averaging out</source>
        <translation>die Summanden sind korreliert: Sie addieren sich, statt sich auszumitteln</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they cancel in part</source>
        <translation>die Summanden sind korreliert: Sie heben sich zum Teil auf</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they add up</source>
        <translation>die Gradienten seiner %1 Leser sind korreliert: Sie addieren sich</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they cancel in part</source>
        <translation>die Gradienten seiner %1 Leser sind korreliert: Sie heben sich zum Teil auf</translation>
    </message>
    <message>
        <source>%1 and %2 are not independent</source>
        <translation>%1 und %2 sind nicht unabhängig</translation>
    </message>
    <message>
        <source>the rows of %1 differ in scale</source>
        <translation>die Zeilen von %1 haben verschiedene Skalen</translation>
    </message>
    <message>
        <source>the elements that are picked differ in scale from the others</source>
        <translation>die ausgewählten Elemente haben eine andere Skala als die übrigen</translation>
    </message>
    <message>
        <source>%1 has scale %2 instead of 1</source>
        <translation>%1 hat die Skala %2 statt 1</translation>
    </message>
    <message>
        <source>%1 is not unit-scaled</source>
        <translation>%1 ist nicht auf 1 skaliert</translation>
    </message>
    <message>
        <source>the constraint binds its factor to the output&apos;s, which makes the gradient %1 times as large</source>
        <translation>die Bedingung (constraint) bindet seinen Faktor an den der Ausgabe, was den Gradienten %1-mal so groß macht</translation>
    </message>
    <message>
        <source>the gradients of %1 readers are summed</source>
        <translation>die Gradienten von %1 Lesern werden addiert</translation>
    </message>
    <message>
        <source>The model&apos;s code has more operators than an outline shows, so that it ends after %1 tensors; a run shows all of them.</source>
        <translation>Der Code des Modells hat mehr Operatoren, als vor einem Lauf gezeigt werden: Nach %1 Tensoren ist Schluss; ein Lauf zeigt alle.</translation>
    </message>
    <message>
        <source>%1: %2 above %4, the largest of %3</source>
        <translation>%1: %2 über %4, der größten Zahl von %3</translation>
    </message>
    <message>
        <source>There is no loss to look at, because backward does not start at one number; choose another target, or set --backward to mean, mse:SPEC or cross_entropy:SPEC.</source>
        <translation>Es gibt keinen Loss, der sich ansehen ließe, weil der Rückwärtslauf nicht bei einer einzelnen Zahl beginnt; ein anderes Ziel wählen oder --backward auf mean, mse:SPEC oder cross_entropy:SPEC setzen.</translation>
    </message>
    <message>
        <source>%1: %2 become zero in %3 (≤ %4)</source>
        <translation>%1: %2 werden zu null in %3 (≤ %4)</translation>
    </message>
    <message>
        <source>%1: %2 keep fewer bits in %3 (subnormal)</source>
        <translation>%1: %2 behalten weniger Bits in %3 (subnormal)</translation>
    </message>
    <message>
        <source>%1, %2 more keep fewer bits (subnormal)</source>
        <translation>%1, weitere %2 behalten weniger Bits (subnormal)</translation>
    </message>
    <message>
        <source>%1, %2 more become zero</source>
        <translation>%1, weitere %2 werden zu null</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <translation>%1 (%2 derer, die nicht null sind)</translation>
    </message>
    <message>
        <source>%1, if rounded</source>
        <translation>%1, falls gerundet</translation>
    </message>
    <message>
        <source>the process that keeps it has ended</source>
        <translation>der Prozess, der sie verwaltet, ist beendet</translation>
    </message>
    <message>
        <source>The run was stopped because its run file grew to %1, more than its limit of %2, when it came to %3: look there for a loop that does not end, or allow a larger file.</source>
        <translation>Der Lauf wurde gestoppt, weil seine Laufdatei auf %1 wuchs, mehr als ihre Grenze von %2, als er bei %3 war: dort nach einer Schleife suchen, die nicht endet, oder eine größere Datei erlauben.</translation>
    </message>
    <message>
        <source>The run was stopped at %1, because it has as many nodes as its limit allows, %2: look there for a loop that does not end, or allow more.</source>
        <translation>Der Lauf wurde bei %1 gestoppt, weil er so viele Knoten hat, wie seine Grenze erlaubt, %2: dort nach einer Schleife suchen, die nicht endet, oder mehr erlauben.</translation>
    </message>
    <message>
        <source>The run was stopped at %1, which shows %2 elements on the memory of %3, too many to be measured: make it a smaller view.</source>
        <translation>Der Lauf wurde bei %1 gestoppt, das %2 Elemente auf dem Speicher von %3 zeigt, zu viele, um gemessen zu werden: eine kleinere Sicht daraus machen.</translation>
    </message>
    <message>
        <source>Code from %1 runs inside the sandbox; for its sake the model can also read the libraries beside it and those of its Python.</source>
        <translation>Code aus %1 läuft in der Sandbox; seinetwegen kann das Modell auch die Bibliotheken daneben und die seines Pythons lesen.</translation>
    </message>
    <message>
        <source>table %1 does not match its checksum</source>
        <translation>Tabelle %1 passt nicht zu ihrer Prüfsumme</translation>
    </message>
    <message>
        <source>table %1 holds rows twice or out of order</source>
        <translation>Tabelle %1 enthält Zeilen doppelt oder nicht der Reihe nach</translation>
    </message>
    <message>
        <source>table %1 refers to a node that is not there</source>
        <translation>Tabelle %1 verweist auf einen Knoten, den es nicht gibt</translation>
    </message>
    <message>
        <source>table %1 counts more elements than there are</source>
        <translation>Tabelle %1 zählt mehr Elemente, als es gibt</translation>
    </message>
    <message>
        <source>the output is %1 instead of %2</source>
        <translation>die Ausgabe ist %1 statt %2</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, whose products are inside one operator, so what is in it stays exact.</source>
        <translation>Die Transformation %1 kann %2 nicht quantisieren, dessen Produkte im Inneren eines Operators sind; darum bleibt, was darin ist, exakt.</translation>
    </message>
    <message>
        <source>No tensor is left of the modules that are asked for; the column module of the table has their names.</source>
        <translation>Von den verlangten Modulen ist kein Tensor übrig; ihre Namen stehen in der Spalte module der Tabelle.</translation>
    </message>
    <message>
        <source>code of the run disturbed the process that keeps it</source>
        <translation>Code des Laufs hat den Prozess gestört, der sie aufbewahrt</translation>
    </message>
    <message>
        <source>Stopped, because code of the model had started more than %1 processes.</source>
        <translation>Angehalten, weil Code des Modells mehr als %1 Prozesse gestartet hatte.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read with %2 beside it, a journal that its run did not leave; move that away and open the file again.</source>
        <translation>%1 kann nicht gelesen werden, solange %2 daneben liegt, ein Journal, das nicht von seinem Lauf stammt; verschieben Sie es und öffnen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>%1 was set to write ahead (WAL) by another program; set it back there with PRAGMA journal_mode = DELETE and open it again.</source>
        <translation>%1 wurde von einem anderen Programm auf vorauseilendes Schreiben (WAL) umgestellt; stellen Sie es dort mit PRAGMA journal_mode = DELETE zurück und öffnen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>the tensors in table %1 have more than %2 elements</source>
        <translation>die Tensoren der Tabelle %1 haben mehr als %2 Elemente</translation>
    </message>
    <message>
        <source>a row of table %1 takes more than %2 bytes</source>
        <translation>eine Zeile der Tabelle %1 belegt mehr als %2 Byte</translation>
    </message>
    <message>
        <source>something else wrote over %1</source>
        <translation>etwas anderes hat %1 überschrieben</translation>
    </message>
    <message>
        <source>The run was stopped because its run file can&apos;t hold more of it (%1): what came before is recorded.</source>
        <translation>Der Lauf wurde angehalten, weil seine Laufdatei nicht mehr von ihm fassen kann (%1): Was davor kam, ist aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 is empty; name another.</source>
        <translation>%1 ist leer; bitte eine andere angeben.</translation>
    </message>
    <message>
        <source>%1 (%2 dB, %3 bits)</source>
        <translation>%1 (%2 dB, %3 Bit)</translation>
    </message>
    <message>
        <source>Stopped, because the process that runs the model was suspended for %1 s, by code of the model or from outside.</source>
        <translation>Angehalten, weil der Prozess, der das Modell ausführt, %1 s lang unterbrochen war, durch Code des Modells oder von außen.</translation>
    </message>
    <message>
        <source>By the same estimate (SQNR over all operands, bits per element) these named recipes do as well as %1 or better: %2. Run them to compare their errors.</source>
        <translation>Nach derselben Schätzung (SQNR über alle Operanden, Bit je Element) sind diese benannten Rezepte so gut wie %1 oder besser: %2. Ein Lauf mit jedem zeigt, welcher Fehler kleiner ist.</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing, those shown are valid. PyTorch says: %2.</source>
        <translation>Der Rückwärtslauf hielt bei %1 an: Gradienten davor fehlen, die gezeigten gelten. PyTorch sagt: %2.</translation>
    </message>
    <message>
        <source>Backward stopped at %1, because what it needs was overwritten in place by %2; overwrite a clone (x.clone()), or let %1 read one. Gradients before it are missing, those shown are valid. PyTorch says: %3.</source>
        <translation>Der Rückwärtslauf hielt bei %1 an, weil an Ort und Stelle überschrieben wurde, was es braucht, durch %2; überschreiben Sie eine Kopie (x.clone()), oder lassen Sie %1 eine lesen. Gradienten davor fehlen, die gezeigten gelten. PyTorch sagt: %3.</translation>
    </message>
    <message>
        <source>%1 It ended %2, where nothing is recorded yet.</source>
        <translation>%1 Er endete %2, bevor etwas aufgezeichnet war.</translation>
    </message>
    <message>
        <source>A process may have no more than %1 files open here, too few to run a model: allow at least %2 (ulimit -n %2).</source>
        <translation>Ein Prozess darf hier nicht mehr als %1 Dateien geöffnet haben, zu wenige, um ein Modell auszuführen: mindestens %2 erlauben (ulimit -n %2).</translation>
    </message>
    <message>
        <source>The folder that this was started in is not there any more: change to one that is, and start it again.</source>
        <translation>Den Ordner, in dem dies gestartet wurde, gibt es nicht mehr: in einen vorhandenen wechseln und neu starten.</translation>
    </message>
    <message>
        <source>No values were saved, because the run ended while it still found out how much --save-values would save: allow it more, or leave that out.</source>
        <translation>Es wurden keine Werte gespeichert, weil der Lauf endete, während er noch feststellte, wie viel --save-values speichern würde: ihm mehr erlauben oder das weglassen.</translation>
    </message>
    <message>
        <source>The run was stopped because %1 lie in the folder of its saved values, more than its limit of %2: code of the model writes there.</source>
        <translation>Der Lauf wurde gestoppt, weil im Ordner seiner gespeicherten Werte %1 liegen, mehr als dessen Grenze von %2: Code des Modells schreibt dorthin.</translation>
    </message>
    <message>
        <source>Values would be saved in %1, but that is a link, or holds more than a run saves; move it away, or name another file with -o.</source>
        <translation>Werte würden in %1 gespeichert, aber das ist ein Link oder enthält mehr, als ein Lauf speichert; verschieben Sie es, oder nennen Sie mit -o eine andere Datei.</translation>
    </message>
    <message>
        <source>The process that runs the model said that the run was done, and had not written its file: code of the model or of an operator library may have said so in its place.</source>
        <translation>Der Prozess, der das Modell ausführt, hat den Lauf für beendet erklärt, ohne dessen Datei geschrieben zu haben: Code des Modells oder einer Operator-Bibliothek kann das an seiner Stelle gesagt haben.</translation>
    </message>
    <message>
        <source>The process that runs the model ended by itself, with status %1.</source>
        <translation>Der Prozess, der das Modell ausführt, hat sich selbst beendet, mit Status %1.</translation>
    </message>
    <message>
        <source>No more processes and threads can be started here, too few to run a model: end other programs, or allow more (ulimit -u).</source>
        <translation>Hier lassen sich keine weiteren Prozesse und Threads starten, zu wenige, um ein Modell auszuführen: andere Programme beenden oder mehr erlauben (ulimit -u).</translation>
    </message>
    <message>
        <source>There is no /proc here, without which no model can be run: mount it (mount -t proc proc /proc).</source>
        <translation>Hier fehlt /proc, ohne das sich kein Modell ausführen lässt: einhängen (mount -t proc proc /proc).</translation>
    </message>
    <message>
        <source>The model was not loaded, because this machine&apos;s kernel has %1 to keep it from files and network; where you trust its source, allow that with --without-sandbox.</source>
        <translation>Das Modell wurde nicht geladen, weil der Kernel dieses Rechners %1 hat, um es von Dateien und Netz fernzuhalten; wer seiner Quelle traut, erlaubt das mit --without-sandbox.</translation>
    </message>
    <message>
        <source>neither Landlock nor seccomp</source>
        <translation>weder Landlock noch seccomp</translation>
    </message>
    <message>
        <source>no Landlock</source>
        <translation>kein Landlock</translation>
    </message>
    <message>
        <source>no seccomp</source>
        <translation>kein seccomp</translation>
    </message>
    <message>
        <source>A process may have no more than %1 KiB of addresses here, too few to run a model: allow at least %2 (ulimit -v %2).</source>
        <translation>Ein Prozess darf hier nicht mehr als %1 KiB an Adressen haben, zu wenige, um ein Modell auszuführen: mindestens %2 erlauben (ulimit -v %2).</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Of generated inputs, dropout and the seed gradient</source>
        <translation>Für erzeugte Eingaben, Dropout und den Startgradienten</translation>
    </message>
    <message>
        <source>Backward from</source>
        <translation>Rückwärts ab</translation>
    </message>
    <message>
        <source>the output if it is a single number, else a random gradient</source>
        <translation>die Ausgabe, wenn sie eine einzelne Zahl ist, sonst ein zufälliger Gradient</translation>
    </message>
    <message>
        <source>%1 or a .npy file; output is for a loss</source>
        <translation>%1 oder eine .npy-Datei; output ist für einen Verlust</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>the only number, else the first</source>
        <translation>die einzige Zahl, sonst die erste</translation>
    </message>
    <message>
        <source>Where to go backward from: 0, 1.2 or a key; several separated by commas</source>
        <translation>Von wo es rückwärts geht: 0, 1.2 oder ein Schlüssel; mehrere mit Komma getrennt</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Where the model runs: cpu, cuda or cuda:1</source>
        <translation>Wo das Modell läuft: cpu, cuda oder cuda:1</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>as many as libtorch takes</source>
        <translation>so viele, wie libtorch nimmt</translation>
    </message>
    <message>
        <source>Threads of the engine</source>
        <translation>Threads des Rechenprozesses</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>80 % of what is free</source>
        <translation>80 % des freien Speichers</translation>
    </message>
    <message>
        <source>For instance 2G or 512M; a run that needs more is stopped</source>
        <translation>Zum Beispiel 2G oder 512M; ein Lauf, der mehr braucht, wird gestoppt</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Seconds; a run that takes longer is stopped</source>
        <translation>Sekunden; ein Lauf, der länger dauert, wird gestoppt</translation>
    </message>
    <message>
        <source>File limit</source>
        <translation>Dateigrenze</translation>
    </message>
    <message>
        <source>For instance 512M; a run whose file grows larger is stopped</source>
        <translation>Zum Beispiel 512M; ein Lauf, dessen Datei größer wird, wird gestoppt</translation>
    </message>
    <message>
        <source>Operator libraries</source>
        <translation>Operatorbibliotheken</translation>
    </message>
    <message>
        <source>Files (.so) with custom operators, to be loaded first; several separated by commas</source>
        <translation>Dateien (.so) mit eigenen Operatoren, die zuerst geladen werden; mehrere durch Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Open the menu of all commands</source>
        <translation>Menü aller Befehle öffnen</translation>
    </message>
    <message>
        <source>Open the menu of the selected card or row</source>
        <translation>Menü der ausgewählten Karte oder Zeile öffnen</translation>
    </message>
    <message>
        <source>Go to the tensor of a link or of a line of code</source>
        <translation>Zum Tensor eines Verweises oder einer Codezeile gehen</translation>
    </message>
</context>
<context>
    <name>SpecForm</name>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>normal random</source>
        <translation>normalverteilt</translation>
    </message>
    <message>
        <source>uniform random</source>
        <translation>gleichverteilt</translation>
    </message>
    <message>
        <source>random integers</source>
        <translation>ganze Zufallszahlen</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>counting up</source>
        <translation>fortlaufend</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>freier Text</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>argument, type</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation>%1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>%1 has no value; write for instance %2.</source>
        <translation>%1 hat keinen Wert; schreiben Sie zum Beispiel %2.</translation>
    </message>
    <message>
        <source>%1 has no file yet: choose one.</source>
        <translation>%1 hat noch keine Datei: wählen Sie eine.</translation>
    </message>
</context>
<context>
    <name>VariantControls</name>
    <message>
        <source>Runs a variant whose matrix products read E4M3 and whose gradients are E5M2, as unit-scaling&apos;s simulate_fp8 rounds them, and compares it with the original</source>
        <translation>Führt eine Variante aus, deren Matrixprodukte E4M3 lesen und deren Gradienten E5M2 sind, gerundet wie mit simulate_fp8 von unit-scaling, und vergleicht sie mit dem Original</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products read and give %1, and compares it with the original</source>
        <translation>Führt eine Variante aus, deren Matrixprodukte %1 lesen und liefern, und vergleicht sie mit dem Original</translation>
    </message>
    <message>
        <source>Simulate %1</source>
        <comment>a number format</comment>
        <translation>%1 simulieren</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products are stored as the recipe %1 says, and compares it with the original</source>
        <translation>Führt eine Variante aus, deren Matrixprodukte so gespeichert werden, wie es das Rezept %1 sagt, und vergleicht sie mit dem Original</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by Scalescope&apos;s extended rules: more operators, and weights of any module. Without them (menu Run) it does as the Python library unit-scaling.</source>
        <translation>Führt eine Variante des Modells mit Unit Scaling aus und vergleicht sie mit dem Original, nach den erweiterten Regeln von Scalescope: mehr Operatoren, und Gewichte jedes Moduls. Ohne sie (Menü Starten) macht er es wie die Python-Bibliothek unit-scaling.</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by the rules of the Python library unit-scaling: weights of Linear and Embedding only. The menu Run has Scalescope&apos;s extended rules, for more operators and weights of any module.</source>
        <translation>Führt eine Variante des Modells mit Unit Scaling aus und vergleicht sie mit dem Original, nach den Regeln der Python-Bibliothek unit-scaling: nur Gewichte von Linear und Embedding. Im Menü Starten stehen die erweiterten Regeln von Scalescope, für mehr Operatoren und Gewichte jedes Moduls.</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Log of the run</source>
        <translation>Protokoll des Laufs</translation>
    </message>
    <message>
        <source>What the model prints comes here.</source>
        <translation>Hier steht, was das Modell ausgibt.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::BisectControl</name>
    <message>
        <source>%1 can&apos;t be written (%2); choose another folder.</source>
        <translation>%1 kann nicht geschrieben werden (%2); wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Run the model first; then the causes of an error can be found.</source>
        <translation>Führen Sie das Modell zuerst aus; dann lassen sich die Ursachen eines Fehlers finden.</translation>
    </message>
    <message>
        <source>The model is running; when it has ended, the causes of an error can be found.</source>
        <translation>Das Modell läuft; danach lassen sich die Ursachen eines Fehlers finden.</translation>
    </message>
    <message>
        <source>Rounded as %1.</source>
        <translation>Gerundet nach %1.</translation>
    </message>
    <message>
        <source>Rounded as %1, not as is chosen now.</source>
        <translation>Gerundet nach %1, nicht nach dem, was jetzt gewählt ist.</translation>
    </message>
    <message>
        <source>Save the causes</source>
        <translation>Ursachen speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>Tabellen (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Centre</name>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>Skalendiagramm</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>prune: %1</source>
        <translation>Graph: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
</context>
<context>
    <name>scalescope::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>Teil eines Befehls eingeben</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>gradient backward grad</source>
        <comment>words for the same, each may be typed</comment>
        <translation>Gradient rückwärts backward grad</translation>
    </message>
    <message>
        <source>graph network diagram</source>
        <comment>words for the same, each may be typed</comment>
        <translation>Graph Netz Netzwerk Diagramm</translation>
    </message>
    <message>
        <source>formats precision dtype quantize quantize</source>
        <comment>words for the same, each may be typed</comment>
        <translation>Formate Genauigkeit dtype quantisieren</translation>
    </message>
    <message>
        <source>find search</source>
        <comment>words for the same, each may be typed</comment>
        <translation>Suche finden suchen</translation>
    </message>
    <message>
        <source>export save write</source>
        <comment>words for the same, each may be typed</comment>
        <translation>Export sichern speichern schreiben</translation>
    </message>
    <message>
        <source>appearance theme dark</source>
        <comment>words for the same, each may be typed</comment>
        <translation>Darstellung Thema dunkel</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>panels show</source>
        <comment>words for the same, each may be typed</comment>
        <translation>Bereiche zeigen anzeigen</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Sta&amp;rten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>&amp;Färben nach</translation>
    </message>
    <message>
        <source>F&amp;ormats</source>
        <translation>F&amp;ormate</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu and command</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The shares are known once the causes of an error were looked for.</source>
        <translation>Die Anteile sind bekannt, sobald die Ursachen eines Fehlers gesucht wurden.</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors; choose it in the list of runs.</source>
        <translation>Fehler hat nur ein Lauf, der Zahlenformate simuliert; er steht in der Liste der Läufe.</translation>
    </message>
    <message>
        <source>Only a run that is compared has ratios; choose two runs in Compare.</source>
        <translation>Verhältnisse hat nur ein Lauf, der verglichen wird; zwei Läufe sind unter Vergleich zu wählen.</translation>
    </message>
    <message>
        <source>Pa&amp;th</source>
        <translation>&amp;Pfad</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Darstell&amp;ung</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Bere&amp;iche</translation>
    </message>
    <message>
        <source>Pr&amp;une</source>
        <translation>Ausb&amp;lenden</translation>
    </message>
</context>
<context>
    <name>scalescope::app::CompareControl</name>
    <message>
        <source>The formats stay those that the shown run was made with. %1</source>
        <translation>Die Formate bleiben die, mit denen der gezeigte Lauf gemacht wurde. %1</translation>
    </message>
    <message>
        <source>In this model it would round nothing: there is no product of matrices.</source>
        <translation>In diesem Modell würde sie nichts runden: es gibt kein Produkt von Matrizen.</translation>
    </message>
    <message>
        <source>In this model it would round nothing: its products are convolutions or without a weight, which &quot;Round all products, convolutions too&quot; in the list of formats reaches.</source>
        <translation>In diesem Modell würde sie nichts runden: seine Produkte sind Faltungen oder ohne Gewicht, die „Alle Produkte runden, auch Faltungen“ in der Liste der Formate erreicht.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ConsentQuestion</name>
    <message>
        <source>Use these files?</source>
        <translation>Diese Dateien verwenden?</translation>
    </message>
    <message>
        <source>These files were named by a run, a session or a file of inputs, and not chosen by you. None of them has been run, loaded or read yet. Agree only if you know where they come from; the answer is remembered.</source>
        <translation>Diese Dateien hat ein Lauf, eine Sitzung oder eine Eingabedatei genannt, nicht Sie. Keine davon wurde bisher ausgeführt, geladen oder gelesen. Stimmen Sie nur zu, wenn Sie wissen, woher sie kommen; die Antwort wird gemerkt.</translation>
    </message>
    <message>
        <source>The model, a program that is run:</source>
        <translation>Das Modell, ein Programm, das ausgeführt wird:</translation>
    </message>
    <message>
        <source>Libraries, whose code is run when they are loaded:</source>
        <translation>Bibliotheken, deren Code beim Laden ausgeführt wird:</translation>
    </message>
    <message>
        <source>Files that inputs and targets are read from:</source>
        <translation>Dateien, aus denen Eingaben und Ziele gelesen werden:</translation>
    </message>
    <message>
        <source>Use these files</source>
        <translation>Diese Dateien verwenden</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Docks</name>
    <message>
        <source>Drag to move this panel; double click to float it</source>
        <translation>Ziehen verschiebt diesen Bereich; Doppelklick löst ihn heraus</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Probleme %1</translation>
    </message>
    <message>
        <source>Nodes %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Wasserfall</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Theory %1</source>
        <translation>Theorie %1</translation>
    </message>
    <message>
        <source>Causes of error</source>
        <translation>Ursachen des Fehlers</translation>
    </message>
    <message>
        <source>Problems that follow from no other: %1</source>
        <translation>Probleme, die aus keinem anderen folgen: %1</translation>
    </message>
    <message>
        <source>Tensors in graph and table, without those that are hidden by pruning: %1</source>
        <translation>Tensoren in Graph und Tabelle, ohne die ausgeblendeten: %1</translation>
    </message>
    <message>
        <source>Tensors and gradients that deviate from the theory: %1</source>
        <translation>Tensoren und Gradienten, die von der Theorie abweichen: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::EdgeMenu</name>
    <message>
        <source>Go to the &amp;source, %1</source>
        <translation>Zur &amp;Quelle gehen, %1</translation>
    </message>
    <message>
        <source>Go to the &amp;target, %1</source>
        <translation>Zum &amp;Ziel gehen, %1</translation>
    </message>
    <message>
        <source>Show the &amp;waterfall from here</source>
        <translation>&amp;Wasserfall ab hier zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportDialog</name>
    <message>
        <source>the formats of the recipe</source>
        <translation>die Formate des Rezepts</translation>
    </message>
    <message>
        <source>what is hidden</source>
        <translation>was ausgeblendet ist</translation>
    </message>
    <message>
        <source>what counts as a problem</source>
        <translation>was als Problem zählt</translation>
    </message>
    <message>
        <source>gains along edges</source>
        <translation>Verstärkungen an den Kanten</translation>
    </message>
    <message>
        <source>which modules are open</source>
        <translation>welche Module offen sind</translation>
    </message>
    <message>
        <source>the filter of rows</source>
        <translation>der Filter der Zeilen</translation>
    </message>
    <message>
        <source>what the plot doesn&apos;t show</source>
        <translation>was das Diagramm nicht zeigt</translation>
    </message>
    <message>
        <source>the histograms</source>
        <translation>die Histogramme</translation>
    </message>
    <message>
        <source>which way the path takes</source>
        <translation>welchen Weg der Pfad nimmt</translation>
    </message>
    <message>
        <source>the colours</source>
        <translation>die Farben</translation>
    </message>
    <message>
        <source>what is hidden by hand or by another tolerance</source>
        <translation>was von Hand oder mit anderer Toleranz ausgeblendet ist</translation>
    </message>
    <message>
        <source>, .</source>
        <comment>between suffixes of files</comment>
        <translation>, .</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;What to export</source>
        <translation>&amp;Was exportiert wird</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen …</translation>
    </message>
    <message>
        <source>File &amp;name</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>Befeh&amp;l</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>The end of its name says what it becomes: .%1</source>
        <translation>Das Ende des Namens sagt, was daraus wird: .%1</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Write the name of a file.</source>
        <translation>Schreiben Sie den Namen einer Datei.</translation>
    </message>
    <message>
        <source>The name has to end in .%1.</source>
        <translation>Der Name muss auf .%1 enden.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it.</source>
        <translation>Diese Datei gibt es schon. Noch einmal ersetzt sie.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Erse&amp;tzen</translation>
    </message>
    <message>
        <source>the mark around the selected tensor</source>
        <translation>die Markierung um den ausgewählten Tensor</translation>
    </message>
    <message>
        <source>Only the window writes this.</source>
        <translation>Das schreibt nur das Fenster.</translation>
    </message>
    <message>
        <source>Only here, not by the command: %1.</source>
        <translation>Nur hier, nicht mit dem Befehl: %1.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportForm</name>
    <message>
        <source>as the window shows</source>
        <translation>wie im Fenster</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>wie sie sich ergibt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>For tensors and for gradients, with a comma between them; of the scale plot more may follow, whose limits are drawn</source>
        <translation>Für Tensoren und für Gradienten, mit einem Komma dazwischen; beim Skalendiagramm können weitere folgen, deren Grenzen gezeichnet werden</translation>
    </message>
    <message>
        <source>A power of two, as 2^-20, or a number above 0</source>
        <translation>Eine Zweierpotenz, wie 2^-20, oder eine Zahl über 0</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>Kenn&amp;zahl</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>&amp;Formate</translation>
    </message>
    <message>
        <source>&amp;Axis from</source>
        <translation>&amp;Achse von</translation>
    </message>
    <message>
        <source>Wi&amp;dth</source>
        <translation>B&amp;reite</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <comment>the end of an axis</comment>
        <translation>b&amp;is</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place on the axis; write a power of two, as 2^-20, or a number above 0.</source>
        <translation>„%1“ ist kein Ort auf der Achse; schreiben Sie eine Zweierpotenz, wie 2^-20, oder eine Zahl über 0.</translation>
    </message>
    <message>
        <source>The axis has to end above where it begins.</source>
        <translation>Die Achse muss über ihrem Anfang enden.</translation>
    </message>
    <message>
        <source>More than two formats are for the scale plot.</source>
        <translation>Mehr als zwei Formate hat nur das Skalendiagramm.</translation>
    </message>
    <message>
        <source>In pixels of 1/96 inch, of which a PNG has two for each, or as 8.5cm</source>
        <translation>In Pixeln von 1/96 Zoll, von denen ein PNG je zwei hat, oder als 8.5cm</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>Richtun&amp;g</translation>
    </message>
    <message>
        <source>Mod&amp;ules</source>
        <translation>&amp;Module</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>An expression that finds the names of modules: what is in these alone</source>
        <translation>Ein Ausdruck, der die Namen von Modulen findet: nur was in diesen ist</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>The width is a whole number from %1 to %2, or as many centimetres, as 8.5cm.</source>
        <translation>Die Breite ist eine ganze Zahl von %1 bis %2, oder ebenso viele Zentimeter, wie 8.5cm.</translation>
    </message>
    <message>
        <source>&amp;Hidden nodes</source>
        <translation>&amp;Verborgene Knoten</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Darstellu&amp;ng</translation>
    </message>
    <message>
        <source>as in the window</source>
        <comment>nodes that are hidden</comment>
        <translation>wie im Fenster</translation>
    </message>
    <message>
        <source>as when a run opens</source>
        <comment>nodes that are hidden</comment>
        <translation>wie beim Öffnen eines Laufs</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nodes that are hidden</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <comment>which direction colours cards</comment>
        <translation>Far&amp;be</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Exporter</name>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 wurde nicht geschrieben: %2.</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>Bilder (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf *.dot)</source>
        <translation>Bilder (*.svg *.png *.pdf *.dot)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>Berichte (*.html)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>Tabellen (*.csv *.json)</translation>
    </message>
    <message>
        <source>No runs are compared; choose two in Compare.</source>
        <translation>Es werden keine Läufe verglichen; zwei sind unter Vergleich zu wählen.</translation>
    </message>
    <message>
        <source>No run is open.</source>
        <translation>Es ist kein Lauf geöffnet.</translation>
    </message>
    <message>
        <source>The model was not run.</source>
        <translation>Das Modell wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors.</source>
        <translation>Fehler hat nur ein Lauf, der Zahlenformate simuliert.</translation>
    </message>
    <message>
        <source>The run was made without transforms.</source>
        <translation>Der Lauf wurde ohne Umwandlungen gemacht.</translation>
    </message>
    <message>
        <source>No tensor with histograms is selected.</source>
        <translation>Es ist kein Tensor mit Histogrammen ausgewählt.</translation>
    </message>
    <message>
        <source>The scale of every tensor, a row each, against the limits of the formats.</source>
        <translation>Die Skala jedes Tensors, je eine Zeile, gegen die Grenzen der Formate.</translation>
    </message>
    <message>
        <source>How the error of rounding grows from tensor to tensor.</source>
        <translation>Wie der Rundungsfehler von Tensor zu Tensor wächst.</translation>
    </message>
    <message>
        <source>The layers side by side in colours: which one stands out.</source>
        <translation>Die Schichten nebeneinander in Farben: welche herausragt.</translation>
    </message>
    <message>
        <source>The cards as they are folded now: where a problem starts and what follows.</source>
        <translation>Die Karten, wie sie jetzt gefaltet sind: wo ein Problem beginnt und was daraus folgt.</translation>
    </message>
    <message>
        <source>The path step by step: which operation changes the scale.</source>
        <translation>Der Pfad Schritt für Schritt: welche Operation die Skala ändert.</translation>
    </message>
    <message>
        <source>The magnitudes of the selected tensor and its gradient in the formats&apos; ranges.</source>
        <translation>Die Beträge des gewählten Tensors und seines Gradienten in den Bereichen der Formate.</translation>
    </message>
    <message>
        <source>The scales of both runs, with arrows from the one to the other.</source>
        <translation>Die Skalen beider Läufe, mit Pfeilen vom einen zum anderen.</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, a row each, for a spreadsheet.</source>
        <translation>Die Zahlen jedes Tensors und seines Gradienten, je eine Zeile, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, for a program.</source>
        <translation>Die Zahlen jedes Tensors und seines Gradienten, für ein Programm.</translation>
    </message>
    <message>
        <source>What each call of a module returned, a row for each tensor.</source>
        <translation>Was jeder Aufruf eines Moduls zurückgab, eine Zeile je Tensor.</translation>
    </message>
    <message>
        <source>The problems as they are listed, a row each.</source>
        <translation>Die Probleme, wie sie aufgeführt sind, je eine Zeile.</translation>
    </message>
    <message>
        <source>The scales that the theory of unit scaling expects, and those that were measured.</source>
        <translation>Die Skalen, die die Theorie des Unit Scaling erwartet, und die gemessenen.</translation>
    </message>
    <message>
        <source>What unit scaling and simulated formats changed, a row for each operator.</source>
        <translation>Was Unit Scaling und simulierte Formate geändert haben, eine Zeile je Operator.</translation>
    </message>
    <message>
        <source>What rounding lost of each tensor that was rounded.</source>
        <translation>Was die Rundung jedem gerundeten Tensor genommen hat.</translation>
    </message>
    <message>
        <source>The format and the scale that are proposed for each tensor.</source>
        <translation>Das Format und die Skala, die für jeden Tensor vorgeschlagen werden.</translation>
    </message>
    <message>
        <source>What changed between both runs, a row for each tensor, for a spreadsheet.</source>
        <translation>Was sich zwischen beiden Läufen geändert hat, eine Zeile je Tensor, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>What changed between both runs, for a program.</source>
        <translation>Was sich zwischen beiden Läufen geändert hat, für ein Programm.</translation>
    </message>
    <message>
        <source>The model&apos;s code as text, with the scales beside its lines.</source>
        <translation>Der Code des Modells als Text, mit den Skalen neben seinen Zeilen.</translation>
    </message>
    <message>
        <source>The proposed formats and scales, to be simulated or to be read by a program.</source>
        <translation>Die vorgeschlagenen Formate und Skalen, zum Simulieren oder für ein Programm.</translation>
    </message>
    <message>
        <source>The whole run on one page: what goes wrong first, the pictures and the tables.</source>
        <translation>Der ganze Lauf auf einer Seite: was zuerst schiefgeht, die Bilder und die Tabellen.</translation>
    </message>
    <message>
        <source>Both runs on one page: what changed most, with graphs and plot.</source>
        <translation>Beide Läufe auf einer Seite: was sich am meisten geändert hat, mit Graphen und Diagramm.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::GuidePage</name>
    <message>
        <source>Guide to Scalescope</source>
        <translation>Handbuch zu Scalescope</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>scalescope::app::InputsForm</name>
    <message>
        <source>The model is being run already; these inputs are kept for the next run.</source>
        <translation>Das Modell wird bereits ausgeführt; diese Eingaben werden für den nächsten Lauf behalten.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainWindow</name>
    <message>
        <source>Stop and open</source>
        <translation>Stoppen und öffnen</translation>
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
        <translation>Modell: %1
Lauf: %2</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before %2 can be opened.</source>
        <translation>Der Lauf von %1 muss gestoppt werden, bevor %2 geöffnet werden kann.</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before the window can be closed.</source>
        <translation>Der Lauf von %1 muss gestoppt werden, bevor das Fenster geschlossen werden kann.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Stoppen und schließen</translation>
    </message>
    <message>
        <source>The file of settings, %1, is damaged; what can&apos;t be read in it has its usual value.</source>
        <translation>Die Datei der Einstellungen, %1, ist beschädigt; was darin nicht gelesen werden kann, hat seinen üblichen Wert.</translation>
    </message>
    <message>
        <source>The graph can show each module&apos;s share of the error now: choose it in &quot;colour&quot; above the views.</source>
        <translation>Der Graph kann jetzt den Anteil jedes Moduls am Fehler zeigen: unter „Farbe“ über den Ansichten zu wählen.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Notices</name>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 was changed after this run.</source>
        <translation>%1 wurde nach diesem Lauf geändert.</translation>
    </message>
    <message>
        <source>Run again  F5</source>
        <translation>Noch einmal ausführen  F5</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found: it can&apos;t be run again, and has no variant.</source>
        <translation>Das Modell dieses Laufs, %1, wurde nicht gefunden: Er kann nicht wiederholt werden und hat keine Variante.</translation>
    </message>
    <message>
        <source>Choose the model…</source>
        <translation>Modell wählen …</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>Der Lauf wird gelesen …</translation>
    </message>
    <message>
        <source>Scalescope</source>
        <translation>Scalescope</translation>
    </message>
    <message>
        <source>Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with.</source>
        <translation>Mit Starten (F5) werden die Skalen der Tensoren sichtbar; Eingaben … sagt, womit gerechnet wird.</translation>
    </message>
    <message>
        <source>Open a model or a run (Ctrl+O), or drop one here.</source>
        <translation>Ein Modell oder einen Lauf öffnen (Strg+O) oder hierher ziehen.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message>
        <source>Nothing was rounded. %1</source>
        <comment>and why</comment>
        <translation>Nichts wurde gerundet. %1</translation>
    </message>
    <message>
        <source>Round all products, convolutions too</source>
        <translation>Alle Produkte runden, auch Faltungen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>written: a file, and a note on it</comment>
        <translation>%1. %2</translation>
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
        <translation>Eingaben wie beim letzten Mal; Strg+I ändert sie.</translation>
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
        <translation>%1 · gestoppt</translation>
    </message>
    <message>
        <source>%1 · failed</source>
        <comment>title of a run</comment>
        <translation>%1 · gescheitert</translation>
    </message>
    <message>
        <source>%1 · incomplete</source>
        <comment>title of a run</comment>
        <translation>%1 · unvollständig</translation>
    </message>
    <message>
        <source>%1 · running</source>
        <comment>title of a run</comment>
        <translation>%1 · läuft</translation>
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
        <translation>Er ist ausgeblendet; der Eintrag mit seinem Namen zeigt ihn.</translation>
    </message>
    <message>
        <source>They are hidden; the entry of each of them shows all.</source>
        <comment>panels</comment>
        <translation>Sie sind ausgeblendet; der Eintrag eines jeden zeigt alle.</translation>
    </message>
    <message>
        <source>&amp;Hide this panel</source>
        <translation>Diesen Bereich &amp;ausblenden</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Pruning</name>
    <message>
        <source>hide non-float</source>
        <translation>Nicht-Gleitkomma ausblenden</translation>
    </message>
    <message>
        <source>show non-float</source>
        <translation>Nicht-Gleitkomma zeigen</translation>
    </message>
    <message>
        <source>hide same scale</source>
        <translation>gleiche Skala ausblenden</translation>
    </message>
    <message>
        <source>show same scale</source>
        <translation>gleiche Skala zeigen</translation>
    </message>
    <message>
        <source>hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>show hidden nodes</source>
        <translation>Ausgeblendetes zeigen</translation>
    </message>
    <message>
        <source>reset the pruning</source>
        <translation>Ausblenden zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Hide by &amp;operator</source>
        <translation>&amp;Nach Operator ausblenden</translation>
    </message>
    <message>
        <source>%1  × %2</source>
        <comment>operator and how often</comment>
        <translation>%1  × %2</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>No operators yet</source>
        <translation>Noch keine Operatoren</translation>
    </message>
    <message>
        <source>Tolerance of the same scale</source>
        <translation>Toleranz für gleiche Skala</translation>
    </message>
    <message>
        <source>tolerance %1</source>
        <translation>Toleranz %1</translation>
    </message>
    <message>
        <source>same scale %1</source>
        <translation>gleiche Skala %1</translation>
    </message>
    <message>
        <source>non-float</source>
        <translation>Nicht-Gleitkomma</translation>
    </message>
    <message>
        <source>operators: %1</source>
        <translation>Operatoren: %1</translation>
    </message>
    <message>
        <source>by hand: %1</source>
        <translation>von Hand: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts ausgeblendet</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n ausgeblendet</numerusform>
            <numerusform>%n ausgeblendet</numerusform>
        </translation>
    </message>
    <message>
        <source>show nodes with problems</source>
        <translation>Knoten mit Problemen zeigen</translation>
    </message>
    <message>
        <source>Hide an operator whose mean |x| differs from its input&apos;s by less than this part:</source>
        <translation>Einen Operator ausblenden, dessen Mittel von |x| um weniger als diesen Teil von dem seiner Eingabe abweicht:</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Questions</name>
    <message>
        <source>Open a model or a run</source>
        <translation>Modell oder Lauf öffnen</translation>
    </message>
    <message>
        <source>Choose the model of this run</source>
        <translation>Das Modell dieses Laufs wählen</translation>
    </message>
    <message>
        <source>Save the run as</source>
        <translation>Lauf speichern unter</translation>
    </message>
    <message>
        <source>Runs (*.scales)</source>
        <translation>Läufe (*.scales)</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Den Lauf stoppen?</translation>
    </message>
    <message>
        <source>What it recorded until then stays in its file.</source>
        <translation>Was er bis dahin aufgezeichnet hat, bleibt in seiner Datei.</translation>
    </message>
    <message>
        <source>Models and runs (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;All files (*)</source>
        <translation>Modelle und Läufe (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Models (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;All files (*)</source>
        <translation>Modelle (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RecipeAdditions</name>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; und %2 weitere</translation>
    </message>
    <message>
        <source>%1, %2: %3 lost with the recipe, %4 without its rule</source>
        <comment>tensor, direction, part, part</comment>
        <translation>%1, %2: %3 verloren mit dem Rezept, %4 ohne seine Regel</translation>
    </message>
    <message>
        <source>Select a card of repeated layers first.</source>
        <translation>Zuerst eine Karte wiederholter Schichten auswählen.</translation>
    </message>
    <message>
        <source>The recipe stays as it is: in the selected layers every operand of a matrix product, which is all that recipes speak of, is within its format.</source>
        <translation>Das Rezept bleibt, wie es ist: In den ausgewählten Schichten passt jeder Operand eines Matrixprodukts, und nur von diesen sprechen Rezepte, in sein Format.</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor leaves its format, but is not an operand of a matrix product, which is all that recipes speak of.</source>
        <translation>Das Rezept bleibt, wie es ist: Der ausgewählte Tensor verlässt sein Format, ist aber kein Operand eines Matrixprodukts, und nur von diesen sprechen Rezepte.</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor is within its formats.</source>
        <translation>Das Rezept bleibt, wie es ist: Der ausgewählte Tensor passt in seine Formate.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RemainingTime</name>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunController</name>
    <message>
        <source>A file is being read; what it holds can be run when that is done.</source>
        <translation>Eine Datei wird gelesen; was sie enthält, kann danach ausgeführt werden.</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>Das Modell wird noch gelesen; danach sind seine Eingaben bekannt.</translation>
    </message>
    <message>
        <source>Nothing is open that could be run; open a model first (Ctrl+O).</source>
        <translation>Es ist nichts geöffnet, was ausgeführt werden könnte; bitte zuerst ein Modell öffnen (Strg+O).</translation>
    </message>
    <message>
        <source>This run does not say which model it is of; take Choose the model… in the menu Run.</source>
        <translation>Dieser Lauf sagt nicht, von welchem Modell er ist; bitte im Menü Starten „Modell wählen …“ nehmen.</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found; take Choose the model… in the menu Run.</source>
        <translation>Das Modell dieses Laufs, %1, wurde nicht gefunden; bitte im Menü Starten „Modell wählen …“ nehmen.</translation>
    </message>
    <message>
        <source>The run goes to %1; Save run as… keeps it elsewhere.
</source>
        <translation>Der Lauf wird in %1 geschrieben; mit „Lauf speichern unter …“ bleibt er anderswo erhalten.
</translation>
    </message>
    <message>
        <source>The variant with %1 is run.
</source>
        <comment>transforms</comment>
        <translation>Die Variante mit %1 wird ausgeführt.
</translation>
    </message>
    <message>
        <source>The %1 run of %2 has the same model, inputs and options, so Compare takes it; Run (F5) makes a new one.</source>
        <comment>transforms, time of day</comment>
        <translation>Der %1-Lauf von %2 hat dasselbe Modell, dieselben Eingaben und Optionen, also nimmt der Vergleich ihn; Ausführen (F5) macht einen neuen.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunDisplay</name>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>done in %1 s</source>
        <translation>fertig in %1 s</translation>
    </message>
    <message>
        <source>stopped after %1 s</source>
        <translation>gestoppt nach %1 s</translation>
    </message>
    <message>
        <source>failed after %1 s</source>
        <translation>gescheitert nach %1 s</translation>
    </message>
    <message>
        <source>reading the model</source>
        <translation>Modell wird gelesen</translation>
    </message>
    <message>
        <source>reading the run</source>
        <translation>Lauf wird gelesen</translation>
    </message>
    <message>
        <source>trying inputs</source>
        <translation>Eingaben erproben</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>transforms</source>
        <translation>Umformen</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>phase, done, total</comment>
        <translation>%1 · %2 von %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>phase, done</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>original: %1</source>
        <comment>progress</comment>
        <translation>Original: %1</translation>
    </message>
    <message>
        <source>variant: %1</source>
        <comment>progress</comment>
        <translation>Variante: %1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>progress, remaining time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>still running: %1</source>
        <comment>progress</comment>
        <translation>läuft noch: %1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>noch nicht gelaufen</translation>
    </message>
    <message>
        <source>done, backward failed</source>
        <translation>fertig, rückwärts gescheitert</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFileController</name>
    <message>
        <source>%1 is incomplete: its run was ended before it could finish. What was recorded until then is shown.</source>
        <translation>%1 ist unvollständig: Der Lauf wurde beendet, bevor er fertig war. Gezeigt wird, was bis dahin aufgezeichnet war.</translation>
    </message>
    <message>
        <source>The run was not saved as %1: %2.</source>
        <translation>Der Lauf wurde nicht als %1 gespeichert: %2.</translation>
    </message>
    <message>
        <source>The run that was followed has ended: %1 is complete.</source>
        <translation>Der verfolgte Lauf ist zu Ende: %1 ist vollständig.</translation>
    </message>
    <message>
        <source>The run that was followed was stopped; %1 holds what it recorded until then.</source>
        <translation>Der verfolgte Lauf wurde angehalten; %1 enthält, was er bis dahin aufgezeichnet hat.</translation>
    </message>
    <message>
        <source>The run that was followed has failed; %1 holds what it recorded until then.</source>
        <translation>Der verfolgte Lauf ist fehlgeschlagen; %1 enthält, was er bis dahin aufgezeichnet hat.</translation>
    </message>
    <message>
        <source>The run of %1 still goes: another program writes it, and what it records is shown as it comes.</source>
        <translation>Der Lauf von %1 geht noch weiter: ein anderes Programm schreibt ihn, und was es aufzeichnet, erscheint hier nach und nach.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFollower</name>
    <message>
        <source>%1 was removed while its run was followed; what was read of it is still shown.</source>
        <translation>%1 wurde entfernt, während der Lauf verfolgt wurde; was davon gelesen wurde, wird weiter gezeigt.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::SessionKeeper</name>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Close it</source>
        <comment>a run</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close them</source>
        <comment>runs</comment>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Ctrl+I shows and changes the inputs.</source>
        <translation>Strg+I zeigt und ändert die Eingaben.</translation>
    </message>
    <message>
        <source>Opened again, as last time: %1.</source>
        <comment>runs</comment>
        <translation>Wieder geöffnet wie beim letzten Mal: %1.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::TopBar</name>
    <message>
        <source>▶ Run  F5</source>
        <translation>▶ Start  F5</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Every command (F10)</source>
        <translation>Alle Befehle (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command and shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Formats: %1</source>
        <translation>Formate: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <translation>Stopp  Esc</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Geöffnet: %1</translation>
    </message>
    <message>
        <source>%1: the formats whose ranges are shaded behind the bars, forward / gradient</source>
        <translation>%1: die Formate, deren Bereiche hinter den Balken getönt sind, vorwärts / Gradient</translation>
    </message>
    <message>
        <source>Change the inputs (%1)</source>
        <comment>shortcut</comment>
        <translation>Eingaben ändern (%1)</translation>
    </message>
    <message>
        <source>Change the inputs: %1</source>
        <translation>Eingaben ändern: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Workspace</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>The run of %1 was ended; what it recorded is in %2.</source>
        <translation>Der Lauf von %1 wurde beendet; was er aufgezeichnet hat, steht in %2.</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>Das Modell wird noch gelesen; danach sind seine Eingaben bekannt.</translation>
    </message>
    <message>
        <source>The model was not read, so its inputs are not known; open it again to see why.</source>
        <translation>Das Modell wurde nicht gelesen, daher sind seine Eingaben nicht bekannt; erneut öffnen zeigt, warum.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CausesView</name>
    <message>
        <source>Use recipe</source>
        <translation>Rezept verwenden</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern …</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>Fehler von</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Bound of the error</source>
        <translation>Schranke des Fehlers</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>keine Schranke</translation>
    </message>
    <message>
        <source>With a bound the operands are found that it takes to keep in full precision: of the loss relative to it, of gradients 1 - cosine, of a tensor its relative error</source>
        <translation>Mit einer Schranke werden die Operanden gesucht, die dafür in voller Genauigkeit bleiben müssen: beim Loss relativ zu ihm, bei Gradienten 1 − Kosinus, bei einem Tensor sein relativer Fehler</translation>
    </message>
    <message>
        <source>Causes of the error</source>
        <translation>Ursachen des Fehlers</translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation>allen Gradienten</translation>
    </message>
    <message>
        <source>%1, forward</source>
        <comment>a tensor</comment>
        <translation>%1, vorwärts</translation>
    </message>
    <message>
        <source>%1, gradient</source>
        <comment>a tensor</comment>
        <translation>%1, Gradient</translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operands kept, %1 left</source>
        <comment>an error</comment>
        <translation>
            <numerusform>%n Operand behalten, %1 übrig</numerusform>
            <numerusform>%n Operanden behalten, %1 übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Find causes</source>
        <translation>Ursachen suchen</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>das Modell wird vorbereitet</translation>
    </message>
    <message>
        <source>within the bound</source>
        <translation>innerhalb der Schranke</translation>
    </message>
    <message>
        <source>relative error of the loss: %1</source>
        <comment>a number</comment>
        <translation>relativer Fehler des Loss: %1</translation>
    </message>
    <message>
        <source>1 − cosine of all gradients: %1</source>
        <comment>a number</comment>
        <translation>1 − Kosinus aller Gradienten: %1</translation>
    </message>
    <message>
        <source>relative error of the tensor: %1</source>
        <comment>a number</comment>
        <translation>relativer Fehler des Tensors: %1</translation>
    </message>
    <message>
        <source>Finds which rounded operands cause the error of a simulated run. What made a tensor&apos;s scale is in Waterfall.</source>
        <translation>Findet, welche gerundeten Operanden den Fehler eines simulierten Laufs verursachen. Was die Skala eines Tensors ergab, steht unter Wasserfall.</translation>
    </message>
    <message>
        <source>Alone: the error with this alone rounded. Without: with all but this rounded. Share: what it adds in both, as a part of the whole error.</source>
        <translation>Allein: der Fehler, wenn nur dies gerundet wird. Ohne: wenn alles außer diesem gerundet wird. Anteil: was es in beiden beiträgt, als Teil des ganzen Fehlers.</translation>
    </message>
    <message>
        <source>Shares add up to more than 100 %, as errors cancel each other.</source>
        <translation>Die Anteile ergeben zusammen mehr als 100 %, weil Fehler einander aufheben.</translation>
    </message>
    <message>
        <source>Simulates the formats with a rule for each operand that is kept; which these are is found where &quot;at most&quot; names a bound</source>
        <translation>Simuliert die Formate mit einer Regel für jeden Operanden, der bleibt; welche das sind, zeigt sich, wenn „höchstens“ eine Schranke nennt</translation>
    </message>
    <message>
        <source>relative error of the output: %1</source>
        <comment>a number</comment>
        <translation>relativer Fehler der Ausgabe: %1</translation>
    </message>
    <message>
        <source>no bound</source>
        <comment>of an error</comment>
        <translation>keine Schranke</translation>
    </message>
    <message>
        <source>input</source>
        <comment>an operand</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>an operand</comment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>an operand</comment>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>dem Modell</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <comment>an operand, its operator and module</comment>
        <translation>%1 von %2 in %3</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <comment>number of a step, the error after it</comment>
        <translation>%1: %2 übrig</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>More than the whole: errors of other operands cancel a part of it</source>
        <translation>Mehr als das Ganze: Fehler anderer Operanden heben einen Teil davon auf</translation>
    </message>
    <message>
        <source>The part of the error that this causes: the mean of what it brings by itself and what leaving it out takes away.</source>
        <translation>Der Teil des Fehlers, den dies verursacht: das Mittel aus dem, was es allein bringt, und dem, was es weniger wird, wenn es wegbleibt.</translation>
    </message>
    <message>
        <source>A module with all that is rounded in it, or one operand.</source>
        <translation>Ein Modul mit allem, was darin gerundet wird, oder ein Operand.</translation>
    </message>
    <message>
        <source>How many operands it has.</source>
        <translation>Wie viele Operanden es hat.</translation>
    </message>
    <message>
        <source>How large the error is when this alone is rounded, and all else has full precision.</source>
        <translation>Wie groß der Fehler ist, wenn nur dies gerundet wird und alles andere volle Genauigkeit hat.</translation>
    </message>
    <message>
        <source>How large the error is when all is rounded without this, which has full precision.</source>
        <translation>Wie groß der Fehler ist, wenn alles gerundet wird außer diesem, das volle Genauigkeit hat.</translation>
    </message>
    <message>
        <source>At which step the search gave this full precision to come below the bound, and how large the error was then.</source>
        <translation>In welchem Schritt die Suche diesem volle Genauigkeit gab, um unter die Schranke zu kommen, und wie groß der Fehler dann war.</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>in full precision</comment>
        <translation>behalten</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CodeView</name>
    <message>
        <source>Source file</source>
        <translation>Quelldatei</translation>
    </message>
    <message>
        <source>Code with the scale of what each line produced</source>
        <translation>Code mit der Skala dessen, was jede Zeile ergab</translation>
    </message>
    <message>
        <source>There is no source text in this run.</source>
        <translation>In diesem Lauf gibt es keinen Quelltext.</translation>
    </message>
    <message>
        <source>%1 of what each line produced: -&gt; forward, &lt;- gradient</source>
        <translation>%1 dessen, was jede Zeile ergab: -&gt; vorwärts, &lt;- Gradient</translation>
    </message>
    <message>
        <source>%1; |x| is the magnitude of a tensor&apos;s only element</source>
        <translation>%1; |x| ist der Betrag des einzigen Elements eines Tensors</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ColourRamp</name>
    <message>
        <source>%1, %2</source>
        <comment>statistic, direction</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>ohne Gegenstück</translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation>nicht gerundet</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%1, in %</source>
        <comment>a part of a whole</comment>
        <translation>%1, in %</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in %</source>
        <comment>underflow in E4M3, forward</comment>
        <translation>%1 in %2, %3, in %</translation>
    </message>
    <message>
        <source>%1 over the other run’s, %2</source>
        <comment>statistic, direction</comment>
        <translation>%1 im Verhältnis zum anderen Lauf, %2</translation>
    </message>
    <message>
        <source>%1, %2, in dB</source>
        <comment>SQNR, direction</comment>
        <translation>%1, %2, in dB</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in bits</source>
        <comment>headroom in E4M3, forward</comment>
        <translation>%1 in %2, %3, in Bits</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareGraphs</name>
    <message>
        <source>Graph of the first run</source>
        <translation>Graph des ersten Laufs</translation>
    </message>
    <message>
        <source>Graph of the second run</source>
        <translation>Graph des zweiten Laufs</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>added</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareTable</name>
    <message>
        <source>Compared tensors</source>
        <translation>Verglichene Tensoren</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>zugeordnet</translation>
    </message>
    <message>
        <source>added</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>%1 %2: %3 → %4</source>
        <comment>direction, statistic, before, after</comment>
        <translation>%1 %2: %3 → %4</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>nur in %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>Der Gradient ist in der Theorie null; was bleibt, ist das Rauschen der Rundung.</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>vorw. SQNR</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>Grad. SQNR</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a), %1</translation>
    </message>
    <message>
        <source>Hollow in the first run, filled in the second. The band is from 1/4 to 4, where unit scaling puts a scale: it is no format&apos;s range.</source>
        <translation>Hohl im ersten Lauf, gefüllt im zweiten. Das Band reicht von 1/4 bis 4, wohin Unit Scaling eine Skala bringt: es ist nicht der Bereich eines Formats.</translation>
    </message>
    <message>
        <source>The power of two by which it is larger in the second run than in the first: 1 is twice, -1 is half as large.</source>
        <translation>Um welche Zweierpotenz es im zweiten Lauf größer ist als im ersten: 1 ist doppelt, -1 halb so groß.</translation>
    </message>
    <message>
        <source>How far it is above the noise of rounding, in dB.</source>
        <translation>Wie weit es über dem Rauschen des Rundens liegt, in dB.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareView</name>
    <message>
        <source>The original, or the older run</source>
        <translation>Das Original oder der ältere Lauf</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation>Womit es verglichen wird</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Swap the two runs</source>
        <translation>Die beiden Läufe vertauschen</translation>
    </message>
    <message>
        <source>Show parameters too</source>
        <translation>Auch Parameter zeigen</translation>
    </message>
    <message>
        <source>Hide tensors whose scales are the same in both</source>
        <translation>Tensoren ausblenden, deren Skalen in beiden gleich sind</translation>
    </message>
    <message>
        <source>Switch Unit scaling or Simulate FP8 on to compare a model with its variant, or open a second run.</source>
        <translation>Unit Scaling oder FP8 simulieren einschalten, um ein Modell mit seiner Variante zu vergleichen, oder einen zweiten Lauf öffnen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>Sort by the amount of the change, |log2|, of either direction; else in order of execution</source>
        <translation>Nach dem Betrag der Änderung, |log2|, in einer der Richtungen ordnen; sonst in der Reihenfolge der Ausführung</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Comparison</name>
    <message>
        <source>Scales of %1</source>
        <translation>Skalen von %1</translation>
    </message>
    <message>
        <source>The report can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>Der Bericht kann nicht nach „%1“ geschrieben werden (%2); bitte einen Ordner mit Schreibrecht wählen.</translation>
    </message>
    <message>
        <source>within 4 of 1</source>
        <translation>höchstens Faktor 4 von 1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language&apos;s code</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugekommen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfallen</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Changes, the largest first</source>
        <translation>Änderungen, die größten zuerst</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Was verglichen wurde</translation>
    </message>
    <message>
        <source>%1 at %2 (%3), from %4 to %5</source>
        <translation>%1 bei %2 (%3), von %4 auf %5</translation>
    </message>
    <message>
        <source>Aligned: %1 of %2 operators of %3, %1 of %4 of %5; tensors added: %6, removed: %7.</source>
        <translation>Zugeordnet: %1 von %2 Operatoren von %3, %1 von %4 von %5; %6 Tensoren sind hinzugekommen, %7 entfallen.</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>erster Lauf</translation>
    </message>
    <message>
        <source>second run</source>
        <translation>zweiter Lauf</translation>
    </message>
    <message>
        <source>%1 of every tensor</source>
        <translation>%1 jedes Tensors</translation>
    </message>
    <message>
        <source>arrows from %1 to %2</source>
        <translation>Pfeile von %1 nach %2</translation>
    </message>
    <message>
        <source>%1 → %2 of %3</source>
        <translation>%1 → %2 von %3</translation>
    </message>
    <message>
        <source>forward, furthest from 1</source>
        <translation>vorwärts: Abstand von 1</translation>
    </message>
    <message>
        <source>gradient, furthest from 1</source>
        <translation>Gradient: Abstand von 1</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>zugeordnet</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>%1 von %2 Operatoren</translation>
    </message>
    <message>
        <source>Largest gain: %1.</source>
        <translation>Größter Zuwachs: %1.</translation>
    </message>
    <message>
        <source>Largest loss: %1.</source>
        <translation>Größter Verlust: %1.</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1.</source>
        <translation>Kein Tensor, den beide Läufe haben, hat ein anderes %1.</translation>
    </message>
    <message>
        <source>The graphs are left out: %1</source>
        <translation>Die Graphen fehlen: %1</translation>
    </message>
    <message>
        <source>These are the %1 largest of %2; all are in the table that scalescope compare --table writes.</source>
        <translation>Dies sind die %1 größten von %2; alle stehen in der Tabelle, die scalescope compare --table schreibt.</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>%1 was stopped before its end: its figures are partial, of what was recorded until then.</source>
        <translation>%1 wurde vor dem Ende gestoppt: Seine Zahlen sind unvollständig und gelten für das bis dahin Aufgezeichnete.</translation>
    </message>
    <message>
        <source>%1 failed before its end: its figures are partial, of what was recorded until then.</source>
        <translation>%1 ist vor dem Ende gescheitert: Seine Zahlen sind unvollständig und gelten für das bis dahin Aufgezeichnete.</translation>
    </message>
    <message>
        <source>%1 is incomplete: its figures are partial, of what was recorded until its engine was ended.</source>
        <translation>%1 ist unvollständig: Seine Zahlen gelten für das, was bis zum Ende der Engine aufgezeichnet wurde.</translation>
    </message>
    <message>
        <source>Tensors that became zero in %1: %2.</source>
        <translation>Tensoren, die in %1 null wurden: %2.</translation>
    </message>
    <message>
        <source>Gradients that became zero in %1: %2.</source>
        <translation>Gradienten, die in %1 null wurden: %2.</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1 noticeably.</source>
        <translation>Kein Tensor, den beide Läufe haben, hat ein merklich anderes %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tensors</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Scale that grew most: %1.</source>
        <translation>Am meisten gewachsene Skala: %1.</translation>
    </message>
    <message>
        <source>Scale that shrank most: %1.</source>
        <translation>Am meisten geschrumpfte Skala: %1.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>error of all gradients</source>
        <translation>Fehler aller Gradienten</translation>
    </message>
    <message>
        <source>SQNR of the result</source>
        <translation>SQNR des Ergebnisses</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, what its formats cost</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1, gradient %2.</source>
        <translation>Am weitesten von 1: vorwärts %1, Gradient %2.</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1.</source>
        <translation>Am weitesten von 1: vorwärts %1.</translation>
    </message>
    <message>
        <source>The norm of all gradients is %1 of the exact run&apos;s.</source>
        <translation>Die Norm aller Gradienten ist %1 von der des exakten Laufs.</translation>
    </message>
    <message>
        <source>Error of %1 over its depth</source>
        <translation>Fehler von %1 über die Tiefe</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>vorw. SQNR</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>Grad. SQNR</translation>
    </message>
    <message>
        <source>can&apos;t be told</source>
        <comment>how many tensors</comment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>gradients: rel. error · cosine</source>
        <translation>Grad.: rel. Fehler · Kosinus</translation>
    </message>
    <message>
        <source>No operand was rounded: the variant is the original.</source>
        <translation>Kein Operand wurde gerundet: Die Variante ist das Original.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, how much of it was rounded</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a), %1</translation>
    </message>
    <message>
        <source>%1, off by %2</source>
        <comment>a loss or an output</comment>
        <translation>%1, %2 daneben</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>any element beyond its largest number</source>
        <translation>jedes Element jenseits seiner größten Zahl</translation>
    </message>
    <message>
        <source>more than %1 of the elements beyond its largest number</source>
        <translation>mehr als %1 der Elemente jenseits seiner größten Zahl</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded.</source>
        <translation>%1 von %2 Matrixprodukten wurden gerundet.</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded; none inside %3.</source>
        <translation>%1 von %2 Matrixprodukten wurden gerundet; keines im Inneren von %3.</translation>
    </message>
    <message>
        <source>too large, zero or subnormal</source>
        <translation>zu groß, null oder subnormal</translation>
    </message>
    <message>
        <source>the model without formats</source>
        <translation>das Modell ohne Formate</translation>
    </message>
    <message>
        <source>rel. error · cosine</source>
        <translation>rel. Fehler · Kosinus</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>a loss or gradients, the run that they are told against</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>In %1 tensors are held against the formats with the scales of its recipe.</source>
        <translation>In %1 werden Tensoren an den Formaten mit den Skalen seines Rezepts gemessen.</translation>
    </message>
    <message>
        <source>Tensors with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>Tensoren mit Problemen in %1: %2 in %3, %4 in %5, von %6, die beide haben.</translation>
    </message>
    <message>
        <source>Gradients with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>Gradienten mit Problemen in %1: %2 in %3, %4 in %5, von %6, die beide haben.</translation>
    </message>
    <message>
        <source>Problems are those that the list of problems has: NaN, infinities, %1, more than %2 that become zero, or more than %3 that are subnormal.</source>
        <comment>elements beyond the largest number, parts</comment>
        <translation>Probleme sind die der Liste der Probleme: NaN, Unendlich, %1, mehr als %2, die null werden, oder mehr als %3, die subnormal sind.</translation>
    </message>
    <message>
        <source>There are no problems there: the error is that of rounding to few bits.</source>
        <translation>Dort gibt es keine Probleme: Der Fehler ist der des Rundens auf wenige Bits.</translation>
    </message>
    <message>
        <source>How many have problems in %1 can&apos;t be told: nothing was recorded of their groups of elements.</source>
        <translation>Wie viele in %1 Probleme haben, lässt sich nicht sagen: Von ihren Gruppen von Elementen wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>tensors: problems in %1</source>
        <translation>Tensoren: Probleme in %1</translation>
    </message>
    <message>
        <source>gradients: problems in %1</source>
        <translation>Grad.: Probleme in %1</translation>
    </message>
    <message>
        <source>Tensors that the simulation did not round count, too; what is computed from rounded ones holds rounding noise instead of zeros, which hides problems.</source>
        <translation>Auch Tensoren, die die Simulation nicht gerundet hat, zählen; was aus gerundeten berechnet wird, enthält Rundungsrauschen statt Nullen, was Probleme verdeckt.</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>null</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Display</name>
    <message>
        <source>scalar</source>
        <translation>Skalar</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of a whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>%1 in TorchScript</source>
        <comment>a place in the code</comment>
        <translation>%1 in TorchScript</translation>
    </message>
    <message>
        <source>%1, through %2</source>
        <comment>place in the model&apos;s code, place in PyTorch&apos;s</comment>
        <translation>%1, über %2</translation>
    </message>
    <message>
        <source>read by %1</source>
        <comment>an operator</comment>
        <translation>gelesen von %1</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <comment>readers</comment>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ErrorText</name>
    <message>
        <source>none</source>
        <comment>an error</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>off by %1</source>
        <comment>a percentage</comment>
        <translation>Abweichung %1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>Kosinus %1</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>null</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>of a tensor without an error</comment>
        <translation>genau</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>Der Gradient ist in der Theorie null; was bleibt, ist das Rauschen der Rundung.</translation>
    </message>
    <message>
        <source>accumulated: %1</source>
        <comment>an error</comment>
        <translation>angesammelt: %1</translation>
    </message>
    <message>
        <source>rounding %1 to %2: %3</source>
        <comment>operand, format, error</comment>
        <translation>Rundung von %1 nach %2: %3</translation>
    </message>
    <message>
        <source>all zero</source>
        <translation>alles null</translation>
    </message>
    <message>
        <source>zero in theory</source>
        <comment>a gradient</comment>
        <translation>theoretisch null</translation>
    </message>
    <message>
        <source>input</source>
        <comment>of a product</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>of a product</comment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>left</source>
        <comment>side of a product</comment>
        <translation>linke Seite</translation>
    </message>
    <message>
        <source>right</source>
        <comment>side of a product</comment>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <source>query</source>
        <comment>of attention</comment>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>key</source>
        <comment>of attention</comment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of attention</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>of a product&apos;s result</comment>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a tensor, rounded for the gradient of another</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>not rounded</source>
        <comment>a tensor that is equal in both runs</comment>
        <translation>ungerundet</translation>
    </message>
    <message>
        <source>Not rounded: nothing that it is computed from was, so it is that of the run without formats.</source>
        <translation>Nicht gerundet: Nichts, woraus er berechnet ist, wurde gerundet; er ist also der des Laufs ohne Formate.</translation>
    </message>
    <message>
        <source>Stored as it is, and rounded where it is read, by %1:</source>
        <comment>a node</comment>
        <translation>Gespeichert, wie es ist, und gerundet, wo es gelesen wird, von %1:</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FieldWords</name>
    <message>
        <source>%1 of gradient</source>
        <comment>a field</comment>
        <translation>%1 des Gradienten</translation>
    </message>
    <message>
        <source>%1 forward</source>
        <comment>a field</comment>
        <translation>%1 vorwärts</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bits</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FilterField</name>
    <message>
        <source>text, /regex/ or bwd.std &lt; 2^-14</source>
        <translation>Text, /Regex/ oder bwd.std &lt; 2^-14</translation>
    </message>
    <message>
        <source>Filter of nodes</source>
        <translation>Knotenfilter</translation>
    </message>
    <message>
        <source>Text or /regex/ in name, operator, module, shape and type, or comparisons of statistics: bwd.std &lt; 2^-14 and kind = op</source>
        <translation>Text oder /Regex/ in Name, Operator, Modul, Form und Typ, oder Vergleiche von Kennzahlen: bwd.std &lt; 2^-14 and kind = op</translation>
    </message>
    <message>
        <source>Search and filters</source>
        <translation>Suche und Filter</translation>
    </message>
    <message>
        <source>Go to the next hit, to the previous one</source>
        <translation>Zum nächsten Treffer, zum vorigen</translation>
    </message>
    <message>
        <source>The same from the module tree</source>
        <translation>Dasselbe vom Modulbaum aus</translation>
    </message>
    <message>
        <source>Clear the field; again: back to where the keyboard was</source>
        <translation>Das Feld leeren; noch einmal: zurück, wo die Tastatur war</translation>
    </message>
    <message>
        <source>text or /regex/</source>
        <translation>Text oder /Regex/</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FoldedWords</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Show all of the words</source>
        <translation>Den ganzen Text zeigen</translation>
    </message>
    <message>
        <source>Show one line of the words</source>
        <translation>Nur eine Zeile des Textes zeigen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FormatPairDialog</name>
    <message>
        <source>%1: %2 bits, largest %3, smallest normal %4, smallest %5</source>
        <translation>%1: %2 Bit, größte Zahl %3, kleinste normale %4, kleinste %5</translation>
    </message>
    <message>
        <source>Number formats</source>
        <translation>Zahlenformate</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>&amp;Gradient</translation>
    </message>
    <message>
        <source>%1: %2 bits with the share of a scale for %3 elements</source>
        <translation>%1: %2 Bits mit dem Anteil einer Skala für %3 Elemente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphBadge</name>
    <message>
        <source>underflow</source>
        <translation>Unterlauf</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>Überlauf</translation>
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
        <translation>%1 beginnt hier, vorwärts</translation>
    </message>
    <message>
        <source>%1 starts here, in the gradient</source>
        <translation>%1 beginnt hier, im Gradienten</translation>
    </message>
    <message>
        <source>%1 forward follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>%1 vorwärts folgt aus %2</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>%1 im Gradienten folgt aus %2</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2, forward</source>
        <comment>problem, tensor</comment>
        <translation>%1 im Gradienten folgt aus %2, vorwärts</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, forward</source>
        <comment>problem, tensor</comment>
        <translation>%1 beginnt in %2, das es liest, vorwärts</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, in the gradient</source>
        <comment>problem, tensor</comment>
        <translation>%1 beginnt in %2, das es liest, im Gradienten</translation>
    </message>
    <message>
        <source>warning: subnormal</source>
        <translation>Warnung: subnormal</translation>
    </message>
    <message>
        <source>1st: %1</source>
        <comment>of problems in order of execution, in little room</comment>
        <translation>1.: %1</translation>
    </message>
    <message>
        <source>first gradient: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>erster Gradient: %1</translation>
    </message>
    <message>
        <source>first gradient cause: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>erste Gradientenursache: %1</translation>
    </message>
    <message>
        <source>error only if stored in %1</source>
        <comment>a sign&apos;s meaning, a format</comment>
        <translation>Fehler nur, wenn in %1 gespeichert</translation>
    </message>
    <message>
        <source>follows from another</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>folgt aus einem anderen</translation>
    </message>
    <message>
        <source>problem starts here</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Problem beginnt hier</translation>
    </message>
    <message>
        <source>%1 → 1 error</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → 1 Fehler</translation>
    </message>
    <message>
        <source>%1 → %2 errors</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → %2 Fehler</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem</comment>
        <translation>1 Fehler folgt</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem</comment>
        <translation>%1 Fehler folgen</translation>
    </message>
    <message>
        <source>first: %1</source>
        <comment>error or warning in order of execution</comment>
        <translation>zuerst: %1</translation>
    </message>
    <message>
        <source>the first warning in order of execution</source>
        <translation>die erste Warnung in Ausführungsreihenfolge</translation>
    </message>
    <message>
        <source>the first error in order of execution</source>
        <translation>der erste Fehler in Ausführungsreihenfolge</translation>
    </message>
    <message>
        <source>the first warning of a gradient, from the loss back</source>
        <translation>die erste Warnung eines Gradienten, vom Loss zurück</translation>
    </message>
    <message>
        <source>the first error of a gradient, from the loss back</source>
        <translation>der erste Fehler eines Gradienten, vom Loss zurück</translation>
    </message>
    <message>
        <source>the first warning that starts in a gradient, from the loss back</source>
        <translation>die erste Warnung, die in einem Gradienten beginnt, vom Loss zurück</translation>
    </message>
    <message>
        <source>the first error that starts in a gradient, from the loss back</source>
        <translation>der erste Fehler, der in einem Gradienten beginnt, vom Loss zurück</translation>
    </message>
    <message>
        <source>gradient %1</source>
        <comment>what is wrong</comment>
        <translation>Gradient: %1</translation>
    </message>
    <message>
        <source>%1 grad. %2</source>
        <comment>a parameter, what is wrong with its gradient</comment>
        <translation>%1: Grad. %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphCards</name>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>%1: %2 %3, largest %4, smallest non-zero %5</source>
        <translation>%1: %2 %3, größtes %4, kleinstes ungleich null %5</translation>
    </message>
    <message numerus="yes">
        <source>%1, smallest · median · largest of %n</source>
        <translation>
            <numerusform>%1, kleinstes · Median · größtes von %n</numerusform>
            <numerusform>%1, kleinstes · Median · größtes von %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Folded: the bars are those of %1</source>
        <translation>Zugeklappt: Die Balken sind die von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>causes %1 of the error</source>
        <comment>a share</comment>
        <translation>verursacht %1 des Fehlers</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Folded %n times: the bars are those of what each returned</source>
        <translation>
            <numerusform>%n-mal zugeklappt: Die Balken sind die von dem, was jedes zurückgab</numerusform>
            <numerusform>%n-mal zugeklappt: Die Balken sind die von dem, was jedes zurückgab</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest SQNR: %1</source>
        <translation>kleinstes SQNR: %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>loop %1</source>
        <comment>how often</comment>
        <translation>Schleife %1</translation>
    </message>
    <message>
        <source>%1: nothing but zeros</source>
        <translation>%1: nur Nullen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the card, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in here: %1</source>
        <comment>the first error of all</comment>
        <translation>hier drin: %1</translation>
    </message>
    <message>
        <source>the bars are of the result</source>
        <translation>die Balken sind die des Ergebnisses</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphEdge</name>
    <message>
        <source>%1: %2 binades</source>
        <comment>direction and log2(out/in)</comment>
        <translation>%1: %2 Binaden</translation>
    </message>
    <message>
        <source>Click to select the producer, %1</source>
        <translation>Klicken wählt den Produzenten aus, %1</translation>
    </message>
    <message>
        <source>Click to select the consumer, %1; again for the producer</source>
        <translation>Klicken wählt den Konsumenten aus, %1; noch einmal den Produzenten</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphExport</name>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png, .pdf or .dot.</source>
        <translation>Der Graph kann nicht nach „%1“ geschrieben werden: Der Name muss auf .svg, .png, .pdf oder .dot enden.</translation>
    </message>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>Der Graph kann nicht nach „%1“ geschrieben werden (%2); bitte einen Ordner mit Schreibrecht wählen.</translation>
    </message>
    <message>
        <source>with its modules closed a graph still has %1 nodes, more than %2; scalescope export --graph draws it by itself.</source>
        <translation>auch mit geschlossenen Modulen hat ein Graph noch %1 Knoten, mehr als %2; scalescope export --graph zeichnet ihn für sich.</translation>
    </message>
    <message>
        <source>%1, only if stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1, nur wenn in %2 gespeichert</translation>
    </message>
    <message>
        <source>At this width its smallest text is %1 pt. It is %2 pt at %3 cm, or with less side by side: a smaller module alone (in the dialog Modules, of the command --include).</source>
        <translation>Bei dieser Breite hat der kleinste Text %1 pt. %2 pt hat er bei %3 cm, oder wo weniger nebeneinander liegt: ein kleineres Modul allein (im Dialog „Module“, beim Befehl --include).</translation>
    </message>
    <message>
        <source>Backward failed: gradients are missing</source>
        <translation>Der Rückwärtslauf ist gescheitert: Gradienten fehlen</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing</source>
        <translation>Der Rückwärtslauf hielt bei %1 an: Gradienten davor fehlen</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Erster Fehler</translation>
    </message>
    <message>
        <source>First error shown here</source>
        <translation>Erster hier gezeigter Fehler</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>Erste Warnung</translation>
    </message>
    <message>
        <source>First warning shown here</source>
        <translation>Erste hier gezeigte Warnung</translation>
    </message>
    <message>
        <source>%1, only if it is stored so</source>
        <comment>first error</comment>
        <translation>%1, nur wenn es so gespeichert wird</translation>
    </message>
    <message>
        <source>First error in what is rounded</source>
        <translation>Erster Fehler im Gerundeten</translation>
    </message>
    <message>
        <source>First error that usual FP8 recipes meet</source>
        <translation>Erster Fehler, auf den übliche FP8-Rezepte treffen</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>tensor, how many of several layers</comment>
        <translation>%1, erster von %2</translation>
    </message>
    <message>
        <source>First error with all products rounded</source>
        <translation>Erster Fehler, wenn alle Produkte gerundet werden</translation>
    </message>
    <message>
        <source>The graph would have %1 nodes, more than the %2 that a picture can have: leave modules out (in the dialog Modules, of the command --exclude), or write it as .dot.</source>
        <translation>Der Graph hätte %1 Knoten, mehr als die %2, die ein Bild haben kann: Module weglassen (im Dialog „Module“, beim Befehl --exclude) oder als .dot schreiben.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphLegend</name>
    <message>
        <source>forward in %1</source>
        <translation>vorwärts in %1</translation>
    </message>
    <message>
        <source>gradient in %1</source>
        <translation>Gradient in %1</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>forward ↓ in %1</source>
        <translation>vorwärts ↓ in %1</translation>
    </message>
    <message>
        <source>gradient ↑ in %1</source>
        <translation>Gradient ↑ in %1</translation>
    </message>
    <message>
        <source>middle 98 %, thin: smallest to largest</source>
        <comment>values of a tensor</comment>
        <translation>mittlere 98 %, dünn: kleinstes bis größtes</translation>
    </message>
    <message>
        <source>first, 1st: in order of execution</source>
        <comment>words of badges</comment>
        <translation>zuerst, 1.: in der Reihenfolge der Ausführung</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>first, 1st: errors, forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>erster, 1.: Fehler, vorwärts und vom Loss zurück</translation>
    </message>
    <message>
        <source>first, 1st: error in order of execution</source>
        <comment>words of badges</comment>
        <translation>erster, 1.: Fehler in der Reihenfolge der Ausführung</translation>
    </message>
    <message>
        <source>first, 1st: forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>zuerst, 1.: vorwärts und vom Loss zurück</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphView</name>
    <message>
        <source>Graph of the run</source>
        <translation>Graph des Laufs</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Run a model to see its graph here.</source>
        <translation>Nach einem Lauf erscheint hier der Graph des Modells.</translation>
    </message>
    <message>
        <source>Nothing is left to draw: prune less.</source>
        <translation>Nichts mehr zu zeichnen: weniger ausblenden.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Select the nearest producer, the nearest consumer</source>
        <translation>Nächsten Produzenten, nächsten Konsumenten auswählen</translation>
    </message>
    <message>
        <source>Select the card beside</source>
        <translation>Karte daneben auswählen</translation>
    </message>
    <message>
        <source>Open the selected module</source>
        <translation>Ausgewähltes Modul öffnen</translation>
    </message>
    <message>
        <source>Fold the selected card&apos;s module</source>
        <translation>Modul der ausgewählten Karte zuklappen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Stop the layout that is under way</source>
        <translation>Laufende Anordnung abbrechen</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Show the path between the selected card and this one</source>
        <translation>Pfad zwischen der ausgewählten Karte und dieser zeigen</translation>
    </message>
    <message>
        <source>Click on an edge</source>
        <translation>Klick auf eine Kante</translation>
    </message>
    <message>
        <source>Select the consumer; again, the producer</source>
        <translation>Konsumenten auswählen; noch einmal: Produzenten</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Open or fold a module</source>
        <translation>Modul öffnen oder zuklappen</translation>
    </message>
    <message>
        <source>Prune less to see its operators.</source>
        <translation>Weniger ausblenden, um seine Operatoren zu sehen.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the layers</source>
        <translation>Heatmap der Schichten</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>Zeilen der Heatmap</translation>
    </message>
    <message>
        <source>Columns of the heat map</source>
        <translation>Spalten der Heatmap</translation>
    </message>
    <message>
        <source>No cell is selected</source>
        <translation>Keine Zelle ist ausgewählt</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatMap</name>
    <message>
        <source>Repeated layers</source>
        <translation>Wiederholte Schichten</translation>
    </message>
    <message>
        <source>All modules</source>
        <translation>Alle Module</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>Zeilen der Heatmap</translation>
    </message>
    <message>
        <source>Over the median of the column</source>
        <translation>Gegen den Median der Spalte</translation>
    </message>
    <message>
        <source>Cells with a strong outline stand out: they are further from the median of their column than 3.5 of its median absolute deviations (scaled to standard deviations), and by a factor of 2, 5 % or 10 dB at least.</source>
        <translation>Zellen mit kräftigem Rand fallen auf: Sie sind weiter vom Median ihrer Spalte entfernt als das 3,5-Fache der mittleren absoluten Abweichung vom Median (auf Standardabweichungen umgerechnet) und mindestens um den Faktor 2, 5 % oder 10 dB.</translation>
    </message>
    <message>
        <source>Run a model to see its layers here.</source>
        <translation>Nach einem Lauf erscheinen hier die Schichten des Modells.</translation>
    </message>
    <message>
        <source>Nothing is left to show: prune less.</source>
        <translation>Nichts mehr zu zeigen: weniger ausblenden.</translation>
    </message>
    <message>
        <source>No layers repeat here, so the rows are modules.</source>
        <translation>Hier wiederholen sich keine Schichten, deshalb sind die Zeilen Module.</translation>
    </message>
    <message>
        <source>%1, over the median of the column</source>
        <comment>what colours the cells</comment>
        <translation>%1, gegen den Median der Spalte</translation>
    </message>
    <message>
        <source>Layers: %1. Tensors: at most %2 each.</source>
        <translation>Schichten: %1. Tensoren: je höchstens %2.</translation>
    </message>
    <message>
        <source>Modules: %1. Tensors of their own: at most %2 each.</source>
        <translation>Module: %1. Eigene Tensoren: je höchstens %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, tensor</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; median of the column: %3</source>
        <comment>what colours the cells</comment>
        <translation>%1: %2; Median der Spalte: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are NaN among its elements.</source>
        <translation>Unter den Elementen sind NaN.</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other layers.</source>
        <translation>Er fällt gegenüber demselben Tensor der anderen Schichten auf.</translation>
    </message>
    <message>
        <source>model</source>
        <comment>what is in no module</comment>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Magnitudes of %1, forward</source>
        <translation>Beträge von %1, vorwärts</translation>
    </message>
    <message>
        <source>Magnitudes of %1, gradient</source>
        <translation>Beträge von %1, Gradient</translation>
    </message>
    <message>
        <source>Colours say how far a tensor is from the median of all layers, of two from their middle</source>
        <translation>Die Farben sagen, wie weit ein Tensor vom Median aller Schichten entfernt ist, bei zweien von ihrer Mitte</translation>
    </message>
    <message>
        <source>One row has nothing to be compared with</source>
        <translation>Eine einzelne Zeile hat nichts zum Vergleichen</translation>
    </message>
    <message>
        <source>Only scales are compared with the median: parts of the elements and errors say by themselves how large they are</source>
        <translation>Nur Skalen werden mit dem Median verglichen: Anteile der Elemente und Fehler sagen selbst, wie groß sie sind</translation>
    </message>
    <message>
        <source>Steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>Schleifenschritte: %1. Tensoren: je höchstens %2.</translation>
    </message>
    <message>
        <source>Layers and steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>Schichten und Schleifenschritte: %1. Tensoren: je höchstens %2.</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other steps.</source>
        <translation>Er fällt gegenüber demselben Tensor der anderen Schritte auf.</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of a loop</comment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>loop %1, step %2</source>
        <comment>numbers of both</comment>
        <translation>Schleife %1, Schritt %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>module, step of a loop in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of the elements lie below the axis, down to %2</source>
        <translation>%1 der Elemente liegen unterhalb der Achse, bis hinab zu %2</translation>
    </message>
    <message>
        <source>No tensor is out of line</source>
        <translation>Kein Tensor liegt außerhalb</translation>
    </message>
    <message>
        <source>Outside the layers, in rows of their own: %1.</source>
        <translation>Außerhalb der Schichten, in eigenen Zeilen: %1.</translation>
    </message>
    <message>
        <source>Outside these, in rows of their own: %1.</source>
        <translation>Außerhalb davon, in eigenen Zeilen: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the cells, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to the marked corner</source>
        <translation>Zur markierten Ecke</translation>
    </message>
    <message>
        <source>%1, loop %2</source>
        <comment>tensor, which loop of its module</comment>
        <translation>%1, Schleife %2</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>nichts zum Vergleichen</translation>
    </message>
    <message>
        <source>No row stands out of its columns</source>
        <translation>Keine Zeile fällt in ihren Spalten auf</translation>
    </message>
    <message>
        <source>%1 stands out most, in %2 of its tensors</source>
        <translation>%1 fällt am meisten auf, in %2 seiner Tensoren</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>the first with NaN (marked corner) is %1, %2, %3: %4</source>
        <translation>der erste mit NaN (markierte Ecke) ist %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>the worst (marked corner) is %1, %2, %3: %4</source>
        <translation>der schlimmste (markierte Ecke) ist %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>furthest from %5 (marked corner) is %1, %2, %3: %4</source>
        <translation>am weitesten von %5 (markierte Ecke) ist %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>furthest from its median (marked corner) is %1, %2, %3: %4</source>
        <comment>layer, tensor, direction, value</comment>
        <translation>am weitesten von seinem Median (markierte Ecke) ist %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Too few rows to compare, at least %1 are needed</source>
        <translation>Zu wenige Zeilen zum Vergleichen, mindestens %1 sind nötig</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HistogramView</name>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>empty tensor</source>
        <translation>leerer Tensor</translation>
    </message>
    <message>
        <source>zero before: %1 of %2</source>
        <translation>schon null: %1 von %2</translation>
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
        <translation>Histogramm der Beträge, %1</translation>
    </message>
    <message>
        <source>: from %1 to %2</source>
        <translation>: von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3 elements, %4</source>
        <translation>%1 bis %2: %3 Elemente, %4</translation>
    </message>
    <message>
        <source>about %1: no elements</source>
        <translation>um %1: keine Elemente</translation>
    </message>
    <message>
        <source>%1: each group has a scale of its own</source>
        <translation>%1: jede Gruppe hat eine eigene Skala</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>Achse verschieben</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>Achse vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Show the whole axis again</source>
        <translation>Wieder die ganze Achse zeigen</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>power of two</comment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Strg+Rad</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Inspector</name>
    <message>
        <source>Select a tensor to see its statistics.</source>
        <translation>Einen Tensor auswählen, um seine Kennzahlen zu sehen.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Copy statistics</source>
        <translation>Kennzahlen kopieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>What each format would lose</source>
        <translation>Was jedes Format verlöre</translation>
    </message>
    <message>
        <source>forward |x|</source>
        <translation>vorwärts |x|</translation>
    </message>
    <message>
        <source>gradient |dL/dx|</source>
        <translation>Gradient |dL/dx|</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Benutzt von</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>Fewer statistics</source>
        <translation>Weniger Kennzahlen</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>Alle Kennzahlen</translation>
    </message>
    <message>
        <source>fwd</source>
        <translation>vorw.</translation>
    </message>
    <message>
        <source>grad</source>
        <translation>Grad.</translation>
    </message>
    <message>
        <source> ◆ parameter</source>
        <translation> ◆ Parameter</translation>
    </message>
    <message>
        <source> ◆ buffer</source>
        <translation> ◆ Puffer</translation>
    </message>
    <message>
        <source>module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>requires gradient</source>
        <translation>braucht Gradient</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>zusammenhängend</translation>
    </message>
    <message>
        <source>hidden in the graph</source>
        <translation>im Graphen ausgeblendet</translation>
    </message>
    <message>
        <source>× fwd</source>
        <translation>×vorw.</translation>
    </message>
    <message>
        <source>× grad</source>
        <translation>×Grad.</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>zero in theory; what is left is the noise of rounding</source>
        <translation>theoretisch null; was bleibt, ist Rundungsrauschen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>tensor and power of two</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>It can&apos;t be told: nothing was recorded of its groups of elements.</source>
        <translation>Es lässt sich nicht sagen: Von seinen Gruppen von Elementen wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation>NaN, Inf</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. Subnormal ones keep fewer bits and are not counted.</source>
        <translation>Der Teil der Elemente, der zu null wird oder über der größten Zahl liegt. Subnormale behalten weniger Bits und zählen nicht dazu.</translation>
    </message>
    <message>
        <source>Not rounded in this run; in %1 it would be so: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>In diesem Lauf nicht gerundet; in %1 wäre es so: %2.</translation>
    </message>
    <message>
        <source>In %1: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>In %1: %2.</translation>
    </message>
    <message>
        <source>What each format would lose (zero or too large)</source>
        <translation>Was jedes Format verlöre (null oder zu groß)</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>das Modell selbst</translation>
    </message>
    <message>
        <source>Only floating-point tensors are measured.</source>
        <translation>Nur Gleitkomma-Tensoren werden gemessen.</translation>
    </message>
    <message>
        <source>Of dtype %1: only floating-point tensors are measured.</source>
        <translation>dtype %1: nur Gleitkomma-Tensoren werden gemessen.</translation>
    </message>
    <message>
        <source>All of it is NaN, which no format mends.</source>
        <translation>Alles darin ist NaN, was kein Format behebt.</translation>
    </message>
    <message>
        <source>%1 are NaN</source>
        <comment>a part of the elements</comment>
        <translation>%1 sind NaN</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::JoinedWords</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what is said under it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences, the first without its full stop</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LanesView</name>
    <message>
        <source>Histograms of all layers</source>
        <translation>Histogramme aller Schichten</translation>
    </message>
    <message>
        <source>Select a cell to see the histograms of this tensor in all layers.</source>
        <translation>Nach der Wahl einer Zelle erscheinen hier die Histogramme dieses Tensors in allen Schichten.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LayoutHint</name>
    <message>
        <source>Laying out…</source>
        <translation>Wird angeordnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LimitsDialog</name>
    <message>
        <source>What counts as a problem</source>
        <translation>Was als Problem zählt</translation>
    </message>
    <message>
        <source>Of a tensor&apos;s elements, more than</source>
        <translation>Von den Elementen eines Tensors mehr als</translation>
    </message>
    <message>
        <source>&amp;Overflow: an error</source>
        <translation>&amp;Überlauf: ein Fehler</translation>
    </message>
    <message>
        <source>&amp;Underflow: an error</source>
        <translation>U&amp;nterlauf: ein Fehler</translation>
    </message>
    <message>
        <source>&amp;Subnormal: a warning</source>
        <translation>&amp;Subnormal: eine Warnung</translation>
    </message>
    <message>
        <source>&amp;Lost: marked in tables</source>
        <translation>&amp;Verloren: in Tabellen markiert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Usual limits</source>
        <translation>Übliche Grenzen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleTreeView</name>
    <message>
        <source>Search nodes</source>
        <translation>Knoten suchen</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>hit %1 of %2</source>
        <translation>Treffer %1 von %2</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>keine gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
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
        <translation>Module, die erscheinen: regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Modules to list</source>
        <translation>Module, die erscheinen</translation>
    </message>
    <message>
        <source>modules to leave out</source>
        <translation>Module, die wegbleiben</translation>
    </message>
    <message>
        <source>Modules to leave out</source>
        <translation>Module, die wegbleiben</translation>
    </message>
    <message>
        <source>Calls of modules</source>
        <translation>Aufrufe von Modulen</translation>
    </message>
    <message>
        <source>The file tells of no modules inside the model: each operator belongs to the model itself. It is so of models that were frozen or inlined when they were exported.</source>
        <translation>Die Datei nennt keine Module im Modell: jeder Operator gehört zum Modell selbst. So ist es bei Modellen, die beim Export eingefroren oder aufgelöst wurden.</translation>
    </message>
    <message>
        <source>module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>fwd %1</source>
        <translation>vorw. %1</translation>
    </message>
    <message>
        <source>grad %1</source>
        <translation>Grad. %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeFilter</name>
    <message>
        <source>Texts are compared with = or !=, not with %1.</source>
        <translation>Texte werden mit = oder != verglichen, nicht mit %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number (2^-14, 1e-5) nor a statistic: fwd. or bwd. and one of %2.</source>
        <translation>„%1“ ist weder eine Zahl (2^-14, 1e-5) noch eine Kennzahl: fwd. oder bwd. und eine von %2.</translation>
    </message>
    <message>
        <source>/%1/ is not a regular expression: %2.</source>
        <translation>/%1/ ist kein regulärer Ausdruck: %2.</translation>
    </message>
    <message>
        <source>The filter can&apos;t be read from &quot;%1&quot; on.</source>
        <translation>Der Filter ist ab „%1“ nicht lesbar.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected here; join conditions with and, or.</source>
        <translation>„%1“ war hier nicht zu erwarten; Bedingungen werden mit and, or verbunden.</translation>
    </message>
    <message>
        <source>The filter has too many brackets.</source>
        <translation>Der Filter hat zu viele Klammern.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The filter ends where a condition is expected.</source>
        <translation>Der Filter endet, wo eine Bedingung stehen müsste.</translation>
    </message>
    <message>
        <source>A condition is expected before &quot;%1&quot;.</source>
        <translation>Vor „%1“ müsste eine Bedingung stehen.</translation>
    </message>
    <message>
        <source>A value is missing after &quot;%1 %2&quot;.</source>
        <translation>Nach „%1 %2“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>The filter is longer than %1 characters.</source>
        <translation>Der Filter ist länger als %1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeLinks</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeTableView</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>direction and statistic: gradient rms</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>fwd lost in %1</source>
        <translation>vorw. verloren in %1</translation>
    </message>
    <message>
        <source>grad lost in %1</source>
        <translation>Grad. verloren in %1</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. In parentheses: of a tensor that the simulation did not round.</source>
        <translation>Der Teil der Elemente, der zu null wird oder über der größten Zahl liegt. In Klammern: von einem Tensor, den die Simulation nicht gerundet hat.</translation>
    </message>
    <message>
        <source>%1: what is lost in %2 can&apos;t be told, because nothing was recorded of its groups of elements</source>
        <comment>direction, format</comment>
        <translation>%1: Was in %2 verloren geht, lässt sich nicht sagen, weil von seinen Gruppen von Elementen nichts aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>%1: kept in full precision</source>
        <comment>direction</comment>
        <translation>%1: in voller Genauigkeit behalten</translation>
    </message>
    <message>
        <source>%1, not rounded in this run; in %2 it would be so: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1, in diesem Lauf nicht gerundet; in %2 wäre es so: %3</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1 in %2: %3</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Outline</name>
    <message>
        <source>The model was not run yet: Run (F5) measures its tensors.</source>
        <translation>Das Modell ist noch nicht gelaufen: Start (F5) misst seine Tensoren.</translation>
    </message>
    <message>
        <source>No tensor of this run is floating-point: there are no scales to look at, and number formats do not matter to it.</source>
        <translation>Kein Tensor dieses Laufs ist ein Gleitkomma-Tensor: es gibt keine Skalen zu betrachten, und Zahlenformate spielen für ihn keine Rolle.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PairSection</name>
    <message>
        <source>Both runs</source>
        <translation>Beide Läufe</translation>
    </message>
    <message>
        <source>The line in the histograms is the other run&apos;s.</source>
        <translation>Die Linie in den Histogrammen ist die des anderen Laufs.</translation>
    </message>
    <message>
        <source>Compared
a: %1
b: %2</source>
        <comment>two runs</comment>
        <translation>Verglichen
a: %1
b: %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PanelButton</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Close the legend</source>
        <translation>Legende schließen</translation>
    </message>
    <message>
        <source>Open the legend</source>
        <translation>Legende öffnen</translation>
    </message>
    <message>
        <source>Close the map</source>
        <translation>Karte schließen</translation>
    </message>
    <message>
        <source>Open the map</source>
        <translation>Karte öffnen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PlotHeader</name>
    <message>
        <source>%1 · band: 2^±%2</source>
        <comment>a statistic, powers of two around 1</comment>
        <translation>%1 · Band: 2^±%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemModel</name>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source> (a double click adds it to the recipe)</source>
        <translation> (ein Doppelklick übernimmt es ins Rezept)</translation>
    </message>
    <message>
        <source>consequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>consequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>%1: hidden in the graph by pruning</source>
        <translation>%1: im Graphen ausgeblendet</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Follows from the problem that it is listed beneath</source>
        <translation>Folgt aus dem Problem, unter dem es steht</translation>
    </message>
    <message>
        <source>Zero in theory, so that its scale means nothing: no problem</source>
        <translation>Theoretisch null, so dass die Größenordnung nichts bedeutet: kein Problem</translation>
    </message>
    <message>
        <source>1 problem follows from this one, and is listed beneath it</source>
        <translation>1 Problem folgt aus diesem und steht darunter</translation>
    </message>
    <message>
        <source>%1 problems follow from this one, and are listed beneath it</source>
        <translation>%1 Probleme folgen aus diesem und stehen darunter</translation>
    </message>
    <message>
        <source>rule for all</source>
        <translation>Regel für alle</translation>
    </message>
    <message>
        <source>One rule that mends all of them (a double click adds it to the recipe)</source>
        <translation>Eine Regel, die sie alle behebt (ein Doppelklick nimmt sie ins Rezept auf)</translation>
    </message>
    <message>
        <source>The simulation did not round it: this is what the format would do.</source>
        <translation>Die Simulation hat ihn nicht gerundet: das würde das Format tun.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>in order of execution</comment>
        <translation>erstes</translation>
    </message>
    <message>
        <source>1 follows</source>
        <comment>from this problem, a badge</comment>
        <translation>1 folgt</translation>
    </message>
    <message>
        <source>%1 follow</source>
        <comment>from this problem, a badge</comment>
        <translation>%1 folgen</translation>
    </message>
    <message>
        <source>first gradient</source>
        <comment>in order of execution</comment>
        <translation>erster Gradient</translation>
    </message>
    <message>
        <source>first gradient cause</source>
        <comment>in order of execution</comment>
        <translation>erste Gradientenursache</translation>
    </message>
    <message>
        <source>The first problem that starts in a gradient, from the loss back; those of gradients before it follow from tensors</source>
        <translation>Das erste Problem, das in einem Gradienten beginnt, vom Loss zurück; die der Gradienten davor folgen aus Tensoren</translation>
    </message>
    <message>
        <source>%1; an error only if it is stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1; ein Fehler nur, wenn er in %2 gespeichert wird</translation>
    </message>
    <message>
        <source>an error because of what follows: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>ein Fehler wegen dessen, was folgt: bis zu %1 werden null in %2</translation>
    </message>
    <message>
        <source>Backward failed</source>
        <translation>Rückwärts gescheitert</translation>
    </message>
    <message>
        <source>Forward failed</source>
        <translation>Vorwärts gescheitert</translation>
    </message>
    <message>
        <source>Engine failed</source>
        <translation>Engine gescheitert</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>Lauf gescheitert</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem, a badge</comment>
        <translation>1 Fehler folgt</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem, a badge</comment>
        <translation>%1 Fehler folgen</translation>
    </message>
    <message>
        <source>starts here, follows from no other problem</source>
        <translation>beginnt hier, folgt aus keinem anderen Problem</translation>
    </message>
    <message>
        <source>follows from %1</source>
        <comment>a tensor that has a problem</comment>
        <translation>folgt aus %1</translation>
    </message>
    <message>
        <source>%1, follows from another</source>
        <comment>how bad a problem is</comment>
        <translation>%1, folgt aus einem anderen</translation>
    </message>
    <message>
        <source>same call</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>derselbe Aufruf</translation>
    </message>
    <message>
        <source>same call, %1</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>derselbe Aufruf, %1</translation>
    </message>
    <message>
        <source>another output of the call of %1</source>
        <comment>a tensor</comment>
        <translation>eine weitere Ausgabe des Aufrufs von %1</translation>
    </message>
    <message>
        <source>%1 only if it is stored in %2</source>
        <comment>how bad a problem is, a format</comment>
        <translation>%1 nur, wenn er in %2 gespeichert wird</translation>
    </message>
    <message>
        <source>what made the run fail</source>
        <translation>was den Lauf scheitern ließ</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>was folgt, ist schlimmer: bis zu %1 werden null in %2</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 overflow in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>was folgt, ist schlimmer: bis zu %1 laufen über in %2</translation>
    </message>
    <message>
        <source>The first error in order of execution</source>
        <translation>Der erste Fehler in Ausführungsreihenfolge</translation>
    </message>
    <message>
        <source>The first warning in order of execution</source>
        <translation>Die erste Warnung in Ausführungsreihenfolge</translation>
    </message>
    <message>
        <source>The first error of a gradient, from the loss back</source>
        <translation>Der erste Fehler eines Gradienten, vom Loss zurück</translation>
    </message>
    <message>
        <source>The first warning of a gradient, from the loss back</source>
        <translation>Die erste Warnung eines Gradienten, vom Loss zurück</translation>
    </message>
    <message>
        <source>Each has a power of two of its own: the rows beneath say what it leaves</source>
        <translation>Jede hat eine eigene Zweierpotenz: die Zeilen darunter sagen, was sie übrig lässt</translation>
    </message>
    <message>
        <source>No power of two helps any of them: the rows beneath say why</source>
        <translation>Keiner davon hilft eine Zweierpotenz: die Zeilen darunter sagen, warum</translation>
    </message>
    <message>
        <source>worst of %1 in %2, least in %3 (%4)</source>
        <comment>layers or calls, two tensors, a part</comment>
        <translation>von %1 am schlimmsten in %2, am mildesten in %3 (%4)</translation>
    </message>
    <message>
        <source>but what follows from it is rounded: %1</source>
        <comment>by recipes, a tensor</comment>
        <translation>doch was daraus folgt, wird gerundet: %1</translation>
    </message>
    <message>
        <source>first if stored</source>
        <comment>in order of execution, in the format</comment>
        <translation>erstes, wenn gespeichert</translation>
    </message>
    <message>
        <source>no scale helps</source>
        <comment>a tensor</comment>
        <translation>keine Skalierung hilft</translation>
    </message>
    <message>
        <source>no scale helps: %1 binades</source>
        <comment>that a tensor spans</comment>
        <translation>keine Skalierung hilft: %1 Binaden</translation>
    </message>
    <message>
        <source>the first operator with it; %1, from which it comes, is small too, but recipes leave that alone</source>
        <comment>a weight</comment>
        <translation>der erste Operator damit; %1, woraus es entsteht, ist auch klein, wird aber von Rezepten in Ruhe gelassen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsCaption</name>
    <message>
        <source>F8: next</source>
        <translation>F8: nächstes</translation>
    </message>
    <message>
        <source>Tensors are held against the formats as they are: a recipe that scales each of them, such as FP8 with a scale per tensor, removes most errors.</source>
        <translation>Tensoren werden, wie sie sind, an den Formaten gemessen: Ein Rezept, das jeden skaliert, wie FP8 mit einer Skala je Tensor, beseitigt die meisten Fehler.</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>%1 in what is rounded</source>
        <comment>errors</comment>
        <translation>%1 im Gerundeten</translation>
    </message>
    <message>
        <source>%1; in order of execution, none follows from another</source>
        <comment>errors and warnings</comment>
        <translation>%1; in der Reihenfolge der Ausführung, keines folgt aus einem anderen</translation>
    </message>
    <message>
        <source>%1; in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1; in der Reihenfolge der Ausführung</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>errors</comment>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 NaN or infinite</source>
        <comment>problems</comment>
        <translation>%1 × NaN oder unendlich</translation>
    </message>
    <message>
        <source>%1 lost in the model&apos;s type</source>
        <comment>problems</comment>
        <translation>%1 × im Typ des Modells verloren</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>%1 if everything is in %2</source>
        <comment>errors, a format</comment>
        <translation>%1, wenn alles in %2 ist</translation>
    </message>
    <message>
        <source>%1 if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>%1, wenn alles %2 ist</translation>
    </message>
    <message>
        <source>%1 only if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>%1 nur, wenn alles in %2 ist</translation>
    </message>
    <message>
        <source>%1, none in what is rounded</source>
        <comment>errors</comment>
        <translation>%1, keine im Gerundeten</translation>
    </message>
    <message>
        <source>%1, none with usual recipes</source>
        <comment>errors</comment>
        <translation>%1, keine mit üblichen Rezepten</translation>
    </message>
    <message>
        <source>%1, none with recipes</source>
        <comment>errors</comment>
        <translation>%1, keine mit Rezepten</translation>
    </message>
    <message>
        <source>%1 with usual FP8 recipes</source>
        <comment>errors</comment>
        <translation>%1 mit üblichen FP8-Rezepten</translation>
    </message>
    <message>
        <source>%1 with recipes</source>
        <comment>errors</comment>
        <translation>%1 mit Rezepten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, a run</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A recipe says which tensors are stored in FP8: usual ones only what goes into matrix products with weights, and the gradients of their results.</source>
        <translation>Ein Rezept sagt, welche Tensoren in FP8 gespeichert werden: übliche nur, was in Matrixprodukte mit Gewichten eingeht, und die Gradienten ihrer Ergebnisse.</translation>
    </message>
    <message>
        <source>A disc is an error, a crossed square what made the run fail, a triangle a warning, an i a note. A pale disc is an error only if the tensor is stored in its format: FP8 recipes leave it in higher precision. An outline follows from another.</source>
        <translation>Eine Scheibe ist ein Fehler, ein Quadrat mit Kreuz das, was den Lauf scheitern ließ, ein Dreieck eine Warnung, ein i ein Hinweis. Eine blasse Scheibe ist nur dann ein Fehler, wenn der Tensor in seinem Format gespeichert wird: FP8-Rezepte belassen ihn in höherer Genauigkeit. Ein Umriss folgt aus einem anderen Problem.</translation>
    </message>
    <message>
        <source>%1, none in products</source>
        <comment>errors</comment>
        <translation>%1, in Produkten keiner</translation>
    </message>
    <message>
        <source>%1 with all products rounded</source>
        <comment>errors</comment>
        <translation>%1, wenn alle Produkte gerundet werden</translation>
    </message>
    <message>
        <source>%1; one row for each cause, errors first, in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1; eine Zeile je Ursache, Fehler zuerst, in der Reihenfolge der Ausführung</translation>
    </message>
    <message>
        <source>%1; %2; errors first, in order of execution</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1; %2; Fehler zuerst, in der Reihenfolge der Ausführung</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>A row starts by itself, no other causes it; what follows from it is folded beneath it. NaN and infinities come first, then errors, those of parameters, buffers and constants that recipes leave alone behind the others, then warnings; among equals, gradients come after all tensors. What is zero in theory comes last.</source>
        <translation>Eine Zeile beginnt für sich, keine andere ist ihre Ursache; was daraus folgt, ist darunter eingeklappt. NaN und Unendlich stehen zuerst, dann Fehler, die von Parametern, Puffern und Konstanten, die Rezepte belassen, hinter den anderen, dann Warnungen; unter Gleichen Gradienten nach allen Tensoren. Was theoretisch null ist, steht zuletzt.</translation>
    </message>
    <message>
        <source>%1; nothing was rounded</source>
        <comment>errors</comment>
        <translation>%1; nichts wurde gerundet</translation>
    </message>
    <message>
        <source>No floating-point tensors</source>
        <translation>Keine Gleitkomma-Tensoren</translation>
    </message>
    <message>
        <source>%1, none with usual recipes: no linear or attention layers</source>
        <comment>errors</comment>
        <translation>%1, keine mit üblichen Rezepten: weder Linear- noch Attention-Schichten</translation>
    </message>
    <message>
        <source>%1, none with recipes: no linear layers</source>
        <comment>errors</comment>
        <translation>%1, keine mit Rezepten: ohne Linear-Schichten</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Add to recipe</source>
        <translation>Ins Rezept</translation>
    </message>
    <message numerus="yes">
        <source>What %1 forward and %2 backward lose can&apos;t be told of %n tensors and gradients: the run recorded nothing of their groups of elements. The error of a simulated run tells it.</source>
        <translation>
            <numerusform>Was %1 vorwärts und %2 rückwärts verlieren, lässt sich von einem Tensor oder Gradienten nicht sagen: Der Lauf hat von seinen Gruppen von Elementen nichts aufgezeichnet. Der Fehler eines simulierten Laufs sagt es.</numerusform>
            <numerusform>Was %1 vorwärts und %2 rückwärts verlieren, lässt sich von %n Tensoren und Gradienten nicht sagen: Der Lauf hat von ihren Gruppen von Elementen nichts aufgezeichnet. Der Fehler eines simulierten Laufs sagt es.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the nodes with problems that pruning hides: %1</source>
        <translation>Ausgeblendete Knoten mit Problemen zeigen: %1</translation>
    </message>
    <message>
        <source>From these parts of a tensor&apos;s elements on a loss counts as a problem; a click changes them</source>
        <translation>Ab diesen Anteilen der Elemente eines Tensors zählt ein Verlust als Problem; ein Klick ändert sie</translation>
    </message>
    <message>
        <source>any overflow</source>
        <translation>jeder Überlauf</translation>
    </message>
    <message>
        <source>overflow &gt; %1</source>
        <translation>Überlauf &gt; %1</translation>
    </message>
    <message>
        <source>underflow &gt; %1</source>
        <translation>Unterlauf &gt; %1</translation>
    </message>
    <message>
        <source>subnormal &gt; %1</source>
        <translation>subnormal &gt; %1</translation>
    </message>
    <message>
        <source>%1 above the largest number</source>
        <translation>%1 über der größten Zahl</translation>
    </message>
    <message>
        <source>%1 subnormal</source>
        <translation>%1 subnormal</translation>
    </message>
    <message>
        <source>Nearest to a limit: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>Am nächsten an einer Grenze: %1, %2: %3</translation>
    </message>
    <message>
        <source>Add a rule for all layers to the recipe</source>
        <translation>Eine Regel für alle Schichten ins Rezept aufnehmen</translation>
    </message>
    <message>
        <source>There are no problems.</source>
        <translation>Es gibt keine Probleme.</translation>
    </message>
    <message>
        <source>This is the last problem.</source>
        <translation>Dies ist das letzte Problem.</translation>
    </message>
    <message>
        <source>This is the first problem.</source>
        <translation>Dies ist das erste Problem.</translation>
    </message>
    <message>
        <source>Overflow, an error: beyond the largest number. Underflow, an error: becomes zero. Subnormal, a warning: keeps fewer bits.</source>
        <translation>Overflow, ein Fehler: jenseits der größten Zahl. Underflow, ein Fehler: wird null. Subnormal, eine Warnung: behält weniger Bits.</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <comment>parts from which on something is a problem</comment>
        <translation>Grenzen: %1</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1 werden zu null</translation>
    </message>
    <message>
        <source>No overflow or underflow above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>Kein Überlauf oder Unterlauf über den Grenzen; am nächsten: %1, %2: %3</translation>
    </message>
    <message>
        <source>Nothing above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>Nichts über den Grenzen; am nächsten: %1, %2: %3</translation>
    </message>
    <message>
        <source>%1; 1 tensor loses elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1; 1 Tensor verliert trotzdem Elemente</translation>
    </message>
    <message>
        <source>%1; %2 tensors lose elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1; %2 Tensoren verlieren trotzdem Elemente</translation>
    </message>
    <message>
        <source>No problems in %1 forward and %2 backward: nothing is lost beyond the limits above.</source>
        <translation>Keine Probleme in %1 vorwärts und %2 rückwärts: nichts geht über die Grenzen oben hinaus verloren.</translation>
    </message>
    <message>
        <source>Limits…</source>
        <comment>parts from which on something is a problem</comment>
        <translation>Grenzen…</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalModel</name>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>of the tensor</source>
        <translation>des Tensors</translation>
    </message>
    <message>
        <source>of blocks of %1</source>
        <translation>von Blöcken zu %1</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>das Modell selbst</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>module, operand, operator</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>volle Genauigkeit</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>Operand</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalsDialog</name>
    <message>
        <source>Proposed formats</source>
        <translation>Vorgeschlagene Formate</translation>
    </message>
    <message>
        <source>The cheapest format or scale for each tensor, as its histogram tells it. A run with the recipe shows what it does.</source>
        <translation>Das billigste Format oder die billigste Skala für jeden Tensor, nach seinem Histogramm. Was es bewirkt, zeigt ein Lauf mit dem Rezept.</translation>
    </message>
    <message>
        <source>&amp;Bound</source>
        <translation>&amp;Schranke</translation>
    </message>
    <message>
        <source>Elements lost, at most</source>
        <translation>Verlorene Elemente, höchstens</translation>
    </message>
    <message>
        <source>SQNR, at least</source>
        <translation>SQNR, mindestens</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>&amp;Add to recipe</source>
        <translation>&amp;Ins Rezept</translation>
    </message>
    <message>
        <source>The chosen rows as rules of the recipe</source>
        <translation>Die gewählten Zeilen als Regeln des Rezepts</translation>
    </message>
    <message>
        <source>&amp;Recipe of all</source>
        <translation>&amp;Rezept aus allen</translation>
    </message>
    <message>
        <source>A recipe for every product of the model, to look at, save and run</source>
        <translation>Ein Rezept für jedes Produkt des Modells, zum Ansehen, Speichern und Ausführen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
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
        <translation>Tensoren und Gradienten: %1; Bits je Element im Mittel: %2</translation>
    </message>
    <message>
        <source>Scales of blocks are not proposed for tensors whose block maxima the run does not have; run the model again to record them.</source>
        <translation>Skalen von Blöcken werden nicht für Tensoren vorgeschlagen, zu denen der Lauf keine Maxima von Blöcken hat; ein neuer Lauf des Modells zeichnet sie auf.</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 wurde nicht geschrieben: %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Export the proposals</source>
        <translation>Vorschläge exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>Tabellen (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RampLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>Farben: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RangeLoss</name>
    <message>
        <source>%1 subnormal</source>
        <comment>a part of the elements</comment>
        <translation>%1 subnormal</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a part of the elements</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 zero</source>
        <comment>a part of the elements</comment>
        <translation>%1 null</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <comment>a part of all elements</comment>
        <translation>%1 (%2 derer, die nicht null sind)</translation>
    </message>
    <message>
        <source>%1 are beyond the largest number</source>
        <translation>%1 liegen über der größten Zahl</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1 werden zu null</translation>
    </message>
    <message>
        <source>%1 keep fewer bits (subnormal)</source>
        <translation>%1 behalten weniger Bits (subnormal)</translation>
    </message>
    <message>
        <source>%1 more keep fewer bits (subnormal)</source>
        <translation>weitere %1 behalten weniger Bits (subnormal)</translation>
    </message>
    <message>
        <source>multiplied by %1: %2, which is within the limits</source>
        <comment>power of two, losses</comment>
        <translation>mit %1 multipliziert: %2, innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>multiplied by %1: %2</source>
        <comment>power of two, losses</comment>
        <translation>mit %1 multipliziert: %2</translation>
    </message>
    <message>
        <source>as it is: %1; %2</source>
        <comment>losses, what a power of two leaves of them</comment>
        <translation>wie er ist: %1; %2</translation>
    </message>
    <message>
        <source>no scale holds it: it spans %1 binades</source>
        <translation>keine Skalierung fasst ihn: Er umspannt %1 Binaden</translation>
    </message>
    <message>
        <source>an operand of a convolution, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>Operand einer Faltung, den übliche FP8-Rezepte in höherer Genauigkeit belassen; eine Simulation um alle Produkte rundet ihn</translation>
    </message>
    <message>
        <source>of a convolution&apos;s result, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>vom Ergebnis einer Faltung, was übliche FP8-Rezepte in höherer Genauigkeit belassen; eine Simulation um alle Produkte rundet es</translation>
    </message>
    <message>
        <source>an operand of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>Operand eines Produkts ohne Gewicht, den übliche FP8-Rezepte in höherer Genauigkeit belassen; eine Simulation um alle Produkte rundet ihn</translation>
    </message>
    <message>
        <source>of the result of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>vom Ergebnis eines Produkts ohne Gewicht, was übliche FP8-Rezepte in höherer Genauigkeit belassen; eine Simulation um alle Produkte rundet es</translation>
    </message>
    <message>
        <source>not an input of a matrix product, so usual FP8 recipes keep it in higher precision</source>
        <translation>kein Operand eines Matrixprodukts, also belassen übliche FP8-Rezepte ihn in höherer Genauigkeit</translation>
    </message>
    <message>
        <source>not of a matrix product&apos;s result, so usual FP8 recipes keep it in higher precision</source>
        <translation>nicht der eines Matrixprodukts, also belassen übliche FP8-Rezepte ihn in höherer Genauigkeit</translation>
    </message>
    <message>
        <source>an input of %1; FP8 can&apos;t be simulated inside that</source>
        <translation>eine Eingabe von %1; darin kann FP8 nicht simuliert werden</translation>
    </message>
    <message>
        <source>of the result of %1; FP8 can&apos;t be simulated inside that</source>
        <comment>a gradient</comment>
        <translation>des Ergebnisses von %1; darin kann FP8 nicht simuliert werden</translation>
    </message>
    <message>
        <source>nothing leaves the normal range</source>
        <translation>nichts verlässt den normalen Bereich</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeEditor</name>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Of the rules that fit an operand the last one holds. What a rule leaves empty is the default&apos;s.</source>
        <translation>Von den Regeln, die auf einen Operanden passen, gilt die letzte. Was eine Regel leer lässt, gilt wie in der Vorgabe.</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The recipe can&apos;t be written to %1: %2.</source>
        <translation>Das Rezept kann nicht nach %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Rezepte (*.json)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>The recipe needs a name.</source>
        <translation>Das Rezept braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1-edited</source>
        <comment>a recipe&apos;s name</comment>
        <translation>%1-geändert</translation>
    </message>
    <message>
        <source>There is a recipe %1 with other rules; give this one another name.</source>
        <translation>Ein Rezept %1 mit anderen Regeln gibt es schon; geben Sie diesem einen anderen Namen.</translation>
    </message>
    <message>
        <source>S&amp;imulate</source>
        <translation>S&amp;imulieren</translation>
    </message>
    <message>
        <source>Run the model with this recipe (%1)</source>
        <translation>Das Modell mit diesem Rezept ausführen (%1)</translation>
    </message>
    <message>
        <source>Close without keeping the changes to the recipe?</source>
        <translation>Schließen, ohne die Änderungen am Rezept zu behalten?</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>as the default</source>
        <translation>wie die Vorgabe</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeModel</name>
    <message>
        <source>full precision</source>
        <translation>volle Genauigkeit</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>Operand</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Scale rule</source>
        <translation>Skalenregel</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>das Modell selbst</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Of NVFP4&apos;s scales: 2 with one of the whole tensor above those of blocks, 1 without it</source>
        <translation>Der Skalen von NVFP4: 2 mit einer des ganzen Tensors über denen der Blöcke, 1 ohne sie</translation>
    </message>
    <message>
        <source>Elements are divided by it before they are rounded, and multiplied by it after</source>
        <translation>Elemente werden vor dem Runden durch sie geteilt und danach mit ihr multipliziert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operand; choose input, weight or gradient.</source>
        <translation>„%1“ ist kein Operand; wählen Sie input, weight oder gradient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of levels; choose 2 or 1.</source>
        <translation>„%1“ ist keine Zahl von Stufen; wählen Sie 2 oder 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scale; write a power of two, such as 2^-5 or 0.125.</source>
        <translation>„%1“ ist keine Skala; schreiben Sie eine Zweierpotenz wie 2^-5 oder 0.125.</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Geteilt durch</translation>
    </message>
    <message>
        <source>%1 (× %2)</source>
        <comment>what a tensor is divided by, and multiplied by</comment>
        <translation>%1 (× %2)</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ResultText</name>
    <message>
        <source>output %1 of %2</source>
        <comment>of an operator</comment>
        <translation>Ausgabe %1 von %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowCanvas</name>
    <message>
        <source>Scale plot and waterfall</source>
        <translation>Skalendiagramm und Wasserfall</translation>
    </message>
    <message>
        <source>Select the row above, the row below</source>
        <translation>Zeile darüber, Zeile darunter auswählen</translation>
    </message>
    <message>
        <source>Select the first row, the last row</source>
        <translation>Erste Zeile, letzte Zeile auswählen</translation>
    </message>
    <message>
        <source>Scroll the rows</source>
        <translation>Zeilen rollen</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>Achse verschieben</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>Achse vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Scroll the rows; with Shift move the axis</source>
        <translation>Zeilen rollen; mit Umschalt die Achse verschieben</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Strg+Rad</translation>
    </message>
    <message>
        <source>Zoom the axis; over the names the rows</source>
        <translation>Achse vergrößern, verkleinern; über den Namen die Zeilen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowSign</name>
    <message>
        <source>What made the run fail</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Was den Lauf scheitern ließ</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Error that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Fehler, der aus der Zeile darüber folgt</translation>
    </message>
    <message>
        <source>Warning that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Warnung, die aus der Zeile darüber folgt</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error only if stored in its format; recipes leave it in higher precision</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Fehler nur, wenn im Format gespeichert; Rezepte belassen es in höherer Genauigkeit</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunOptions</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a field of the form</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>wie exportiert</translation>
    </message>
    <message>
        <source>An exported model stays in the mode that it was exported in</source>
        <translation>Ein exportiertes Modell bleibt in dem Modus, in dem es exportiert wurde</translation>
    </message>
    <message>
        <source>as saved (%1)</source>
        <translation>wie gespeichert (%1)</translation>
    </message>
    <message>
        <source>&quot;Inputs &gt; %1&quot;</source>
        <comment>a field of the form</comment>
        <translation>„Eingaben &gt; %1“</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunReport</name>
    <message>
        <source>Left out here: %1 more; the window lists all.</source>
        <translation>Hier fehlen %1 weitere; das Fenster zeigt alle.</translation>
    </message>
    <message>
        <source>There are none.</source>
        <comment>problems</comment>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>The run</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --plot draws all.</source>
        <translation>Dies sind %1 von %2 Tensoren: die, in denen Probleme beginnen, und die mit den größten Verlusten; scalescope export --plot zeichnet alle.</translation>
    </message>
    <message>
        <source>The graph is left out: %1</source>
        <translation>Der Graph fehlt hier: %1</translation>
    </message>
    <message>
        <source>The graph</source>
        <translation>Der Graph</translation>
    </message>
    <message>
        <source>What the transforms did</source>
        <translation>Was die Transformationen getan haben</translation>
    </message>
    <message>
        <source>What was rounded, the noisiest first</source>
        <translation>Was gerundet wurde, das Verrauschteste zuerst</translation>
    </message>
    <message>
        <source>How the run was made</source>
        <translation>Wie der Lauf entstand</translation>
    </message>
    <message>
        <source>Problems by cause</source>
        <translation>Probleme nach Ursachen</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>What modules returned</source>
        <translation>Was die Module zurückgaben</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lost in %1</source>
        <translation>verloren in %1</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>volle Genauigkeit</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --table writes all.</source>
        <translation>Dies sind %1 von %2 Tensoren: die, in denen Probleme beginnen, und die mit den größten Verlusten; scalescope export --table schreibt alle.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --modules writes all.</source>
        <translation>Dies sind die ersten %1 von %2; scalescope export --modules schreibt alle.</translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
    <message>
        <source>Remarks: %1 (%2).</source>
        <translation>Anmerkungen: %1 (%2).</translation>
    </message>
    <message>
        <source>Other causes: %1 (%2).</source>
        <translation>Weitere Ursachen: %1 (%2).</translation>
    </message>
    <message>
        <source>Inputs: %1.</source>
        <translation>Eingaben: %1.</translation>
    </message>
    <message>
        <source>Nodes: %1; tensors with statistics: %2, gradients: %3.</source>
        <translation>Knoten: %1; Tensoren mit Statistik: %2, Gradienten: %3.</translation>
    </message>
    <message>
        <source>tensor that loses most</source>
        <translation>Tensor mit dem größten Verlust</translation>
    </message>
    <message>
        <source>gradient that loses most</source>
        <translation>Gradient mit dem größten Verlust</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>held against %1 forward and %2 backward</source>
        <translation>gemessen an %1 vorwärts und %2 rückwärts</translation>
    </message>
    <message>
        <source>Nothing goes wrong in %1 forward or in %2 backward.</source>
        <translation>In %1 vorwärts und in %2 rückwärts geht nichts schief.</translation>
    </message>
    <message>
        <source>Problems that follow from it: %1.</source>
        <translation>Probleme, die daraus folgen: %1.</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>Transformation</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>place in the code</source>
        <translation>Stelle im Code</translation>
    </message>
    <message>
        <source>what it did</source>
        <translation>was sie getan hat</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --transforms writes all.</source>
        <translation>Dies sind die ersten %1 von %2; scalescope export --transforms schreibt alle.</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>rounded as</source>
        <translation>gerundet als</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>gesättigt</translation>
    </message>
    <message>
        <source>became zero</source>
        <translation>wurde null</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>These are the %1 of %2 with the most noise; scalescope export --quantization writes all.</source>
        <translation>Dies sind die %1 von %2 mit dem meisten Rauschen; scalescope export --quantisation schreibt alle.</translation>
    </message>
    <message>
        <source>No power of two brings it within the limits: it spans %1 binades.</source>
        <translation>Keine Zweierpotenz bringt ihn in die Grenzen: Er umspannt %1 Binaden.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would be within the limits: %2.</source>
        <translation>Mit %1 multipliziert läge der Tensor innerhalb der Grenzen: %2.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would be within the limits: %2.</source>
        <translation>Mit %1 multipliziert läge der Gradient innerhalb der Grenzen: %2.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would lose less: %2.</source>
        <translation>Mit %1 multipliziert verlöre der Tensor weniger: %2.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would lose less: %2.</source>
        <translation>Mit %1 multipliziert verlöre der Gradient weniger: %2.</translation>
    </message>
    <message>
        <source>The first error is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>Der erste Fehler ist %1 – %2.</translation>
    </message>
    <message>
        <source>The first warning is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>Die erste Warnung ist %1 – %2.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunSetup</name>
    <message>
        <source>Inputs of %1</source>
        <translation>Eingaben von %1</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Inputs of</source>
        <translation>Eingaben von</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep these inputs for the next run</source>
        <translation>Diese Eingaben für den nächsten Lauf merken</translation>
    </message>
    <message>
        <source>▶ &amp;Run</source>
        <translation>▶ Sta&amp;rten</translation>
    </message>
    <message>
        <source>This method takes no inputs.</source>
        <translation>Diese Methode hat keine Eingaben.</translation>
    </message>
    <message>
        <source>This model has no method that can be run.</source>
        <translation>Dieses Modell hat keine Methode, die laufen könnte.</translation>
    </message>
    <message>
        <source>Load inputs</source>
        <translation>Eingaben laden</translation>
    </message>
    <message>
        <source>Inputs (*.json)</source>
        <translation>Eingaben (*.json)</translation>
    </message>
    <message>
        <source>Save inputs</source>
        <translation>Eingaben speichern</translation>
    </message>
    <message>
        <source>The inputs were not saved as %1: %2.</source>
        <translation>Die Eingaben wurden nicht als %1 gespeichert: %2.</translation>
    </message>
    <message>
        <source>These inputs are a guess: the method was tried with them, but does not run with them (%1).</source>
        <translation>Diese Eingaben sind geraten: die Methode wurde mit ihnen probiert, läuft mit ihnen aber nicht (%1).</translation>
    </message>
    <message>
        <source>Inputs are being tried until the method runs with them; what is suggested here may still become better.</source>
        <translation>Es werden Eingaben ausprobiert, bis die Methode damit läuft; was hier vorgeschlagen wird, kann noch besser werden.</translation>
    </message>
    <message>
        <source>Exported with %1.</source>
        <translation>Exportiert mit %1.</translation>
    </message>
    <message>
        <source>Exported with %1; sizes may be [%2].</source>
        <translation>Exportiert mit %1; als Größen gehen [%2].</translation>
    </message>
    <message>
        <source>The method was tried with these inputs, and ran.</source>
        <translation>Die Methode wurde mit diesen Eingaben ausprobiert und lief.</translation>
    </message>
    <message>
        <source>&amp;Keep inputs</source>
        <translation>Eingaben &amp;behalten</translation>
    </message>
    <message>
        <source>Run the model with these inputs: forward, then backward as chosen above (F5)</source>
        <translation>Das Modell mit diesen Eingaben ausführen: vorwärts, dann rückwärts wie oben gewählt (F5)</translation>
    </message>
    <message>
        <source>the exported example</source>
        <translation>das exportierte Beispiel</translation>
    </message>
    <message>
        <source>The model ran with these inputs.</source>
        <translation>Das Modell lief mit diesen Eingaben.</translation>
    </message>
    <message>
        <source>These inputs are a suggestion: the method ran with them, but their values mean nothing.</source>
        <translation>Diese Eingaben sind ein Vorschlag: die Methode lief mit ihnen, aber ihre Werte bedeuten nichts.</translation>
    </message>
    <message>
        <source>The model was not tried with these inputs yet, only with those suggested: Run tries them.</source>
        <translation>Das Modell wurde mit diesen Eingaben noch nicht probiert, nur mit den vorgeschlagenen: Starten probiert sie.</translation>
    </message>
    <message>
        <source>The model runs in its own precision, which is enough to find what leaves the range of the window&apos;s formats; Simulate shows what rounding to them costs.</source>
        <translation>Das Modell läuft in seiner eigenen Genauigkeit; das genügt, um zu finden, was den Bereich der Formate des Fensters verlässt. Simulieren zeigt, was das Runden auf sie kostet.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ScalePlot</name>
    <message>
        <source>empty tensor</source>
        <translation>leerer Tensor</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2 zero</source>
        <translation>%1 von %2 null</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 NaN</translation>
    </message>
    <message>
        <source>%1 Inf</source>
        <translation>%1 Inf</translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png or .pdf.</source>
        <translation>Das Diagramm kann nicht nach „%1“ geschrieben werden: Der Name muss auf .svg, .png oder .pdf enden.</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward and gradient</source>
        <translation>%1 jedes Tensors, vorwärts und Gradient</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward</source>
        <translation>%1 jedes Tensors, vorwärts</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest</source>
        <translation> · Balken: kleinstes ungleich null bis größtes</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>Skalendiagramm</translation>
    </message>
    <message>
        <source>One row per tensor; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>Eine Zeile je Tensor; auf und ab wählen aus, links und rechts verschieben die Achse, plus und minus zoomen sie.</translation>
    </message>
    <message>
        <source>Rows of the scale plot</source>
        <translation>Zeilen des Skalendiagramms</translation>
    </message>
    <message>
        <source>Filter rows by module or name</source>
        <translation>Zeilen nach Modul oder Name filtern</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>Kennzahl auf der Achse</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What the scale plot shows</source>
        <translation>Was das Skalendiagramm zeigt</translation>
    </message>
    <message>
        <source>Bars from smallest to largest</source>
        <translation>Balken vom kleinsten zum größten</translation>
    </message>
    <message>
        <source>Arrows along the data flow</source>
        <translation>Pfeile entlang des Datenflusses</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Tensors that are all zero</source>
        <translation>Tensoren, die ganz null sind</translation>
    </message>
    <message>
        <source>Keep this range of the axis</source>
        <translation>Diesen Achsenbereich behalten</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show all rows and the whole axis</source>
        <translation>Alle Zeilen und die ganze Achse zeigen</translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>Das Diagramm kann nicht nach „%1“ geschrieben werden (%2); bitte einen Ordner mit Schreibrecht wählen.</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward and gradient</source>
        <translation>Fehler jedes Tensors gegen den Lauf ohne Formate, vorwärts und Gradient</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward</source>
        <translation>Fehler jedes Tensors gegen den Lauf ohne Formate, vorwärts</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>model, part, parts</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest, arrows: beyond the axis</source>
        <translation> · Balken: kleinstes außer 0 bis größtes, Pfeile: jenseits der Achse</translation>
    </message>
    <message>
        <source>%1 max</source>
        <translation>%1 max</translation>
    </message>
    <message>
        <source>%1 min normal</source>
        <translation>%1 min normal</translation>
    </message>
    <message>
        <source>%1 min subnormal</source>
        <translation>%1 min subnormal</translation>
    </message>
    <message>
        <source>%1 normal</source>
        <comment>what a format holds so</comment>
        <translation>%1 normal</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>error of every gradient against the run without formats</source>
        <translation>Fehler jedes Gradienten gegenüber dem Lauf ohne Formate</translation>
    </message>
    <message>
        <source>%1 of every gradient</source>
        <translation>%1 jedes Gradienten</translation>
    </message>
    <message>
        <source>local: of the rounding itself</source>
        <translation>lokal: der Rundung selbst</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture &apos;%1&apos;; make it smaller, or close other programs.</source>
        <translation>Für das Bild „%1“ reicht der Speicher nicht; machen Sie es kleiner oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>%1 in dB</source>
        <comment>a field</comment>
        <translation>%1 in dB</translation>
    </message>
    <message>
        <source>%1 in bits</source>
        <comment>a field</comment>
        <translation>%1 in Bit</translation>
    </message>
    <message>
        <source>%1 in %</source>
        <comment>a field</comment>
        <translation>%1 in %</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SheetView</name>
    <message>
        <source>shows %1 of %2</source>
        <translation>zeigt %1 von %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SignsButton</name>
    <message>
        <source>What the signs of the rows mean, and where the first of each is</source>
        <translation>Was die Zeichen der Zeilen bedeuten und wo das erste von jedem ist</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sign&apos;s meaning, rows</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Legend</source>
        <comment>of the signs before problems</comment>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecEditor</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation>Ein Element zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Key of the entry</source>
        <translation>Schlüssel des Eintrags</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecFields</name>
    <message>
        <source>How %1 is made</source>
        <translation>Wie %1 entsteht</translation>
    </message>
    <message>
        <source>Lower bound, or the value of a constant</source>
        <translation>Untere Grenze oder der Wert einer Konstante</translation>
    </message>
    <message>
        <source>Upper bound; of random integers the first that is not drawn</source>
        <translation>Obere Grenze; bei ganzen Zufallszahlen die erste, die nicht gezogen wird</translation>
    </message>
    <message>
        <source>Sizes, separated by commas; nothing for one number</source>
        <translation>Größen, mit Komma getrennt; nichts für eine einzelne Zahl</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Eine Datei für %1 wählen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>argument and field</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>dtype of %1</source>
        <translation>dtype von %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz *.pt)</source>
        <translation>Arrays (*.npy *.npz *.pt)</translation>
    </message>
    <message>
        <source>dtype of the value</source>
        <translation>dtype des Werts</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <comment>dtype</comment>
        <translation>%1 (üblich)</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>e.g. 4, 32</source>
        <translation>z. B. 4, 32</translation>
    </message>
    <message>
        <source>values</source>
        <comment>the numbers of a tensor</comment>
        <translation>Werte</translation>
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
        <translation>quadratisches Mittel</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
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
        <translation>%1 auf %2 gerundet</translation>
    </message>
    <message>
        <source>%1, SQNR %2 dB</source>
        <translation>%1, SQNR %2 dB</translation>
    </message>
    <message>
        <source>Theory of unit scaling</source>
        <translation>Theorie des Unit Scaling</translation>
    </message>
    <message>
        <source>What transforms did</source>
        <translation>Was Umwandlungen taten</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Quotient</translation>
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
        <translation>Nur, wo es entsteht</translation>
    </message>
    <message>
        <source>Hides what deviates because an operand, or the gradient of a reader, does already</source>
        <translation>Blendet aus, was abweicht, weil ein Operand oder der Gradient eines Lesers es schon tut</translation>
    </message>
    <message>
        <source>Deviations from theory</source>
        <translation>Abweichungen von der Theorie</translation>
    </message>
    <message>
        <source>Nothing deviates from unit scaling&apos;s theory by more than a factor of two.</source>
        <translation>Nichts weicht um mehr als den Faktor zwei von der Theorie des Unit Scaling ab.</translation>
    </message>
    <message>
        <source>What deviates from unit scaling&apos;s theory is listed here after a run.</source>
        <translation>Was von der Theorie des Unit Scaling abweicht, steht nach einem Lauf hier.</translation>
    </message>
    <message>
        <source>Unit scaling&apos;s theory predicts none of this run&apos;s scales.</source>
        <translation>Die Theorie des Unit Scaling sagt keine Skala dieses Laufs voraus.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TransformNames</name>
    <message>
        <source>Unit scaling</source>
        <translation>Unit Scaling</translation>
    </message>
    <message>
        <source>%1 (extended)</source>
        <comment>a transform that takes more operators</comment>
        <translation>%1 (erweitert)</translation>
    </message>
    <message>
        <source>FP8, current scaling</source>
        <translation>FP8 je Tensor</translation>
    </message>
    <message>
        <source>FP8, scales of blocks</source>
        <translation>FP8 in Blöcken</translation>
    </message>
    <message>
        <source>%1, all products</source>
        <comment>number formats that are simulated</comment>
        <translation>%1, alle Produkte</translation>
    </message>
    <message>
        <source>backward from %1</source>
        <comment>ones, mse, cross_entropy</comment>
        <translation>rückwärts von %1</translation>
    </message>
    <message>
        <source>backward from a random gradient</source>
        <translation>rückwärts von einem zufälligen Gradienten</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Waterfall</name>
    <message>
        <source>Waterfall of a path</source>
        <translation>Wasserfall eines Pfads</translation>
    </message>
    <message>
        <source>Rows of the waterfall</source>
        <translation>Zeilen des Wasserfalls</translation>
    </message>
    <message>
        <source>One row per step; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>Eine Zeile pro Schritt; auf und ab wählen aus, links und rechts verschieben die Achse, plus und minus vergrößern und verkleinern sie.</translation>
    </message>
    <message>
        <source>along the longest path</source>
        <translation>auf dem längsten Pfad</translation>
    </message>
    <message>
        <source>along the largest scale</source>
        <translation>entlang der größten Skala</translation>
    </message>
    <message>
        <source>Run a model to see how the scale changes from operator to operator.</source>
        <translation>Starten Sie ein Modell, um zu sehen, wie sich die Skala von Operator zu Operator ändert.</translation>
    </message>
    <message>
        <source>No tensor is left to show: prune less.</source>
        <translation>Nichts mehr zu zeigen: weniger ausblenden.</translation>
    </message>
    <message>
        <source>No data flows between %1 and %2. Choose two tensors of which one is computed from the other.</source>
        <translation>Zwischen %1 und %2 fließen keine Daten. Wählen Sie zwei Tensoren, von denen einer aus dem anderen berechnet wird.</translation>
    </message>
    <message>
        <source>No tensor of this path has a gradient. Choose forward, or another path.</source>
        <translation>Kein Tensor dieses Pfads hat einen Gradienten. Wählen Sie vorwärts oder einen anderen Pfad.</translation>
    </message>
    <message>
        <source>No tensor of this path has a scale. Choose another path.</source>
        <translation>Kein Tensor dieses Pfads hat eine Skala. Wählen Sie einen anderen Pfad.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a path</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>keeps the scale</source>
        <translation>behält die Skala</translation>
    </message>
    <message>
        <source>%1 binades: %2 times as large</source>
        <translation>%1 Binaden: %2-mal so groß</translation>
    </message>
    <message>
        <source>%1 binades: smaller by a factor of %2</source>
        <translation>%1 Binaden: um den Faktor %2 kleiner</translation>
    </message>
    <message>
        <source>joined by %1, %2</source>
        <translation>dazu kommt %1, %2</translation>
    </message>
    <message>
        <source>log2(out/in)</source>
        <translation>log2(aus/ein)</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>größer</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>other operand</source>
        <translation>anderer Operand</translation>
    </message>
    <message>
        <source>gradient of another use</source>
        <translation>Gradient einer anderen Verwendung</translation>
    </message>
    <message>
        <source>%1 → %2 → %3</source>
        <comment>a path</comment>
        <translation>%1 → %2 → %3</translation>
    </message>
    <message>
        <source>%1 binades in one step</source>
        <translation>%1 Binaden in einem Schritt</translation>
    </message>
    <message>
        <source>%1 binades in %2 steps</source>
        <translation>%1 Binaden in %2 Schritten</translation>
    </message>
    <message>
        <source>backward of %1</source>
        <comment>an operator</comment>
        <translation>Backward von %1</translation>
    </message>
    <message>
        <source>backward of %1, %2</source>
        <comment>an operator, where it is</comment>
        <translation>Backward von %1, %2</translation>
    </message>
    <message>
        <source>shown for %1, because %2 overflows</source>
        <comment>statistic, tensor</comment>
        <translation>gezeigt für %1, weil %2 überläuft</translation>
    </message>
    <message>
        <source>%1 is a parameter: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1 ist ein Parameter: kein Operator hat ihn erzeugt. Wohin er geht, zeigt „Was er beeinflusst“.</translation>
    </message>
    <message>
        <source>%1 is stored in the model: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1 ist im Modell gespeichert: kein Operator hat es erzeugt. Wohin es geht, zeigt „Was er beeinflusst“.</translation>
    </message>
    <message>
        <source>ends at the gradient of %1</source>
        <translation>endet beim Gradienten von %1</translation>
    </message>
    <message>
        <source>%1 in a row, %2 steps</source>
        <comment>how many layers</comment>
        <translation>%1 hintereinander, %2 Schritte</translation>
    </message>
    <message>
        <source>within: from %1 to %2</source>
        <comment>levels of layers</comment>
        <translation>innerhalb: von %1 bis %2</translation>
    </message>
    <message>
        <source>within layers</source>
        <translation>in den Schichten</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WaterfallStrip</name>
    <message>
        <source>Pinned by its ends: stays when another tensor is selected</source>
        <translation>Durch seine Enden festgelegt: bleibt, wenn ein anderer Tensor gewählt wird</translation>
    </message>
    <message>
        <source>Another path: Ctrl+click a second card of the graph, or choose an end of the path in the menu of a card or a row.</source>
        <translation>Ein anderer Pfad: mit Strg auf eine zweite Karte des Graphen klicken, oder ein Ende des Pfads im Menü einer Karte oder Zeile wählen.</translation>
    </message>
    <message>
        <source>What made this</source>
        <translation>Was dies ergab</translation>
    </message>
    <message>
        <source>What it affects</source>
        <translation>Worauf es wirkt</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganzer Lauf</translation>
    </message>
    <message>
        <source>Show the path from the input to the loss</source>
        <translation>Pfad von der Eingabe zum Loss zeigen</translation>
    </message>
    <message>
        <source>Direction of the waterfall</source>
        <translation>Richtung des Wasserfalls</translation>
    </message>
    <message>
        <source>Which of several paths is shown</source>
        <translation>Welcher von mehreren Pfaden gezeigt wird</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>längster Pfad</translation>
    </message>
    <message>
        <source>largest scale</source>
        <translation>größte Skala</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>Kennzahl auf der Achse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>binades in steps, statistic</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Select a tensor first</source>
        <translation>Zuerst einen Tensor auswählen</translation>
    </message>
    <message>
        <source>Show the path to the selected tensor: from the input, of a gradient from the loss</source>
        <translation>Den Pfad zum gewählten Tensor zeigen: von der Eingabe, eines Gradienten vom Loss</translation>
    </message>
    <message>
        <source>Show the path from the selected tensor: to the loss, of a gradient to the input</source>
        <translation>Den Pfad vom gewählten Tensor zeigen: zum Loss, eines Gradienten zur Eingabe</translation>
    </message>
    <message>
        <source>By way of %1, which is not on the whole run&apos;s path</source>
        <translation>Über %1, der nicht auf dem Weg des ganzen Laufs liegt</translation>
    </message>
    <message>
        <source>What made %1, follows the selection in other views</source>
        <translation>Was %1 ergab, folgt der Auswahl in anderen Ansichten</translation>
    </message>
    <message>
        <source>What made the gradient of %1, follows the selection in other views</source>
        <translation>Was den Gradienten von %1 ergab, folgt der Auswahl in anderen Ansichten</translation>
    </message>
    <message>
        <source>What %1 affects, follows the selection in other views</source>
        <translation>Worauf %1 wirkt, folgt der Auswahl in anderen Ansichten</translation>
    </message>
    <message>
        <source>What the gradient of %1 affects, follows the selection in other views</source>
        <translation>Worauf der Gradient von %1 wirkt, folgt der Auswahl in anderen Ansichten</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Alle Schichten</translation>
    </message>
    <message>
        <source>Show each layer by itself; else those that come again are one step</source>
        <translation>Jede Schicht für sich zeigen; sonst sind die, die sich wiederholen, ein Schritt</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WeightText</name>
    <message>
        <source>reads %1</source>
        <comment>an operator, a weight</comment>
        <translation>liest %1</translation>
    </message>
    <message>
        <source>reads %1, a constant without a name</source>
        <comment>an operator, a constant</comment>
        <translation>liest %1, eine Konstante ohne Namen</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WhatIfRow</name>
    <message>
        <source>forward × 2^</source>
        <translation>vorwärts × 2^</translation>
    </message>
    <message>
        <source>gradient × 2^</source>
        <translation>Gradient × 2^</translation>
    </message>
    <message>
        <source>Power of two that the tensor is multiplied by</source>
        <translation>Zweierpotenz, mit der der Tensor multipliziert wird</translation>
    </message>
    <message>
        <source>Power of two that the gradient is multiplied by</source>
        <translation>Zweierpotenz, mit der der Gradient multipliziert wird</translation>
    </message>
    <message>
        <source>What if the tensor were multiplied by a power of two</source>
        <translation>Was wäre, wenn der Tensor mit einer Zweierpotenz multipliziert würde</translation>
    </message>
    <message>
        <source>What if the gradient were multiplied by a power of two</source>
        <translation>Was wäre, wenn der Gradient mit einer Zweierpotenz multipliziert würde</translation>
    </message>
    <message>
        <source>Recommended in %1; a click sets the slider to it</source>
        <translation>In %1 empfohlen; ein Klick stellt den Schieber darauf</translation>
    </message>
    <message>
        <source>Adds a rule with this scale in %1 to the recipe, and shows the recipe</source>
        <translation>Übernimmt eine Regel mit dieser Skala in %1 ins Rezept und zeigt das Rezept</translation>
    </message>
    <message>
        <source>Add × %1 to recipe</source>
        <comment>a power of two</comment>
        <translation>Ins Rezept: × %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Window</name>
    <message>
        <source>the panel &quot;Nodes&quot;</source>
        <translation>der Bereich „Knoten“</translation>
    </message>
    <message>
        <source>&quot;Run&quot;</source>
        <translation>„Start“</translation>
    </message>
    <message>
        <source>&quot;☰ &gt; %1 &gt; %2&quot;</source>
        <comment>a menu, an entry of it</comment>
        <translation>„☰ &gt; %1 &gt; %2“</translation>
    </message>
</context>
</TS>
