<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;example model</source>
        <translation>Ouvrir le modèle d’&amp;exemple</translation>
    </message>
    <message>
        <source>&amp;Save run as…</source>
        <translation>Enregistrer l’exécution &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Node table as &amp;CSV…</source>
        <translation>Table des nœuds en &amp;CSV…</translation>
    </message>
    <message>
        <source>Node table as &amp;JSON…</source>
        <translation>Table des nœuds en &amp;JSON…</translation>
    </message>
    <message>
        <source>&amp;Modules as CSV…</source>
        <translation>&amp;Modules en CSV…</translation>
    </message>
    <message>
        <source>C&amp;ode with scales…</source>
        <translation>C&amp;ode avec échelles…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;picture of the view</source>
        <translation>Copier l’&amp;image de la vue</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>&amp;Back in the selection&apos;s history</source>
        <translation>Rec&amp;uler dans les sélections</translation>
    </message>
    <message>
        <source>For&amp;ward in the selection&apos;s history</source>
        <translation>A&amp;vancer dans les sélections</translation>
    </message>
    <message>
        <source>Command pa&amp;lette…</source>
        <translation>Pa&amp;lette de commandes…</translation>
    </message>
    <message>
        <source>&amp;Inputs…</source>
        <translation>&amp;Entrées…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>&amp;Graphe</translation>
    </message>
    <message>
        <source>Scale &amp;plot</source>
        <translation>&amp;Tracé des échelles</translation>
    </message>
    <message>
        <source>&amp;Modules</source>
        <translation>&amp;Modules</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;Fit to the view</source>
        <translation>A&amp;juster à la vue</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Zoom arrière</translation>
    </message>
    <message>
        <source>Centre the &amp;selected node</source>
        <translation>Centrer le nœud &amp;sélectionné</translation>
    </message>
    <message>
        <source>Open the selected mod&amp;ule</source>
        <translation>&amp;Déplier le module sélectionné</translation>
    </message>
    <message>
        <source>Fold the selected node&apos;s modu&amp;le</source>
        <translation>Rep&amp;lier le module du nœud sélectionné</translation>
    </message>
    <message>
        <source>Open &amp;all modules</source>
        <translation>Déplier to&amp;us les modules</translation>
    </message>
    <message>
        <source>Fold all mo&amp;dules</source>
        <translation>Repl&amp;ier tous les modules</translation>
    </message>
    <message>
        <source>Put every panel back in its place</source>
        <translation>Remettre tous les panneaux en place</translation>
    </message>
    <message>
        <source>Colours of the &amp;desktop</source>
        <translation>Couleurs du &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>Couleurs &amp;claires</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>Couleurs &amp;sombres</translation>
    </message>
    <message>
        <source>Hide what keeps its input&apos;s &amp;scale</source>
        <translation>Masquer &amp;ce qui garde l’échelle de son entrée</translation>
    </message>
    <message>
        <source>&amp;Tolerance of the same scale…</source>
        <translation>&amp;Tolérance d’échelle identique…</translation>
    </message>
    <message>
        <source>&amp;Hide the selected node</source>
        <translation>&amp;Masquer le nœud sélectionné</translation>
    </message>
    <message>
        <source>Hide every node with the selected one&apos;s &amp;operator</source>
        <translation>Masquer tous les nœuds de même &amp;opérateur</translation>
    </message>
    <message>
        <source>Show what was hidden &amp;by hand</source>
        <translation>Afficher ce qui est masqué à la m&amp;ain</translation>
    </message>
    <message>
        <source>&amp;Reset the pruning</source>
        <translation>&amp;Réinitialiser le masquage</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Scalescope</source>
        <translation>À &amp;propos de Scalescope</translation>
    </message>
    <message>
        <source>&amp;Close the run</source>
        <translation>&amp;Fermer l’exécution</translation>
    </message>
    <message>
        <source>Show the &amp;next open run</source>
        <translation>Afficher l’exécution ouverte s&amp;uivante</translation>
    </message>
    <message>
        <source>Show the &amp;previous open run</source>
        <translation>Afficher l’exécution ouverte &amp;précédente</translation>
    </message>
    <message>
        <source>Comparison as CS&amp;V…</source>
        <translation>Comparaison en CS&amp;V…</translation>
    </message>
    <message>
        <source>Comparison as JSO&amp;N…</source>
        <translation>Comparaison en JSO&amp;N…</translation>
    </message>
    <message>
        <source>Comparison as p&amp;icture…</source>
        <translation>Comparaison en im&amp;age…</translation>
    </message>
    <message>
        <source>Comparison as &amp;report…</source>
        <translation>Com&amp;paraison en rapport…</translation>
    </message>
    <message>
        <source>&amp;Unit scaling</source>
        <translation>&amp;Unit scaling</translation>
    </message>
    <message>
        <source>Simulate &amp;FP8</source>
        <translation>Simuler &amp;FP8</translation>
    </message>
    <message>
        <source>&amp;Compare the last two open runs</source>
        <translation>Comparer les &amp;deux dernières exécutions ouvertes</translation>
    </message>
    <message>
        <source>S&amp;wap the compared runs</source>
        <translation>&amp;Permuter les exécutions comparées</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>Com&amp;paraison</translation>
    </message>
    <message>
        <source>Compare &amp;tensors</source>
        <translation>Comparer les te&amp;nseurs</translation>
    </message>
    <message>
        <source>Compare grap&amp;hs</source>
        <translation>Comparer les graph&amp;es</translation>
    </message>
    <message>
        <source>Sort the comparison by forward change</source>
        <translation>Trier la comparaison par variation forward</translation>
    </message>
    <message>
        <source>Sort the comparison by gradient change</source>
        <translation>Trier la comparaison par variation du gradient</translation>
    </message>
    <message>
        <source>Sort the comparison in order of execution</source>
        <translation>Trier la comparaison par ordre d’exécution</translation>
    </message>
    <message>
        <source>Choose the &amp;model…</source>
        <translation>Choisir le &amp;modèle…</translation>
    </message>
    <message>
        <source>Sort the comparison by the largest changes</source>
        <translation>Trier la comparaison par plus grandes variations</translation>
    </message>
    <message>
        <source>The model is being run.</source>
        <translation>Le modèle est en cours d’exécution.</translation>
    </message>
    <message>
        <source>Find the c&amp;auses of the error…</source>
        <translation>Chercher les &amp;causes de l’erreur…</translation>
    </message>
    <message>
        <source>Unit scaling with e&amp;xtended rules</source>
        <translation>Unit scaling avec règles é&amp;tendues</translation>
    </message>
    <message>
        <source>Sho&amp;w the gains along edges</source>
        <translation>&amp;Afficher les gains le long des arêtes</translation>
    </message>
    <message>
        <source>Theor&amp;y as table…</source>
        <translation>Table de la théori&amp;e…</translation>
    </message>
    <message>
        <source>Copy the selected node&apos;s n&amp;ame</source>
        <translation>Copier le &amp;nom du nœud sélectionné</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Problème &amp;précédent</translation>
    </message>
    <message>
        <source>Select the pro&amp;ducer</source>
        <translation>Sélectionner le pro&amp;ducteur</translation>
    </message>
    <message>
        <source>Select the consum&amp;er</source>
        <translation>Sélectionner le consomma&amp;teur</translation>
    </message>
    <message>
        <source>Heat map of the la&amp;yers</source>
        <translation>&amp;Heatmap des couches</translation>
    </message>
    <message>
        <source>Show the selected &amp;node in the graph</source>
        <translation>Afficher le nœud sélecti&amp;onné dans le graphe</translation>
    </message>
    <message>
        <source>Ga&amp;ins: forward</source>
        <translation>Gains&#xa0;: &amp;forward</translation>
    </message>
    <message>
        <source>Gains: g&amp;radient</source>
        <translation>Gains&#xa0;: g&amp;radient</translation>
    </message>
    <message>
        <source>Path through the &amp;whole run</source>
        <translation>Chemin de toute l’&amp;exécution</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Forward</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>&amp;Gradient</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>&amp;Rapport…</translation>
    </message>
    <message>
        <source>&amp;Begin the path here</source>
        <translation>&amp;Commencer le chemin ici</translation>
    </message>
    <message>
        <source>&amp;End the path here</source>
        <translation>&amp;Terminer le chemin ici</translation>
    </message>
    <message>
        <source>Path: what it a&amp;ffects</source>
        <translation>Chemin&#xa0;: ce qu’il a&amp;ffecte</translation>
    </message>
    <message>
        <source>Path: what &amp;made this</source>
        <translation>Chemin&#xa0;: ce qui l’a &amp;produit</translation>
    </message>
    <message>
        <source>Pro&amp;blems as table…</source>
        <translation>Table des pro&amp;blèmes…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Hi&amp;stograms of the selected tensor…</source>
        <translation>Hi&amp;stogrammes du tenseur sélectionné…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Tr&amp;ansforms as table…</source>
        <translation>Table des trans&amp;formations…</translation>
    </message>
    <message>
        <source>&amp;Quantization as table…</source>
        <translation>Table de la &amp;quantification…</translation>
    </message>
    <message>
        <source>Proposa&amp;ls as table…</source>
        <translation>Tab&amp;le des propositions…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Recipe o&amp;f the proposals…</source>
        <translation>Recette des propos&amp;itions…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>Scale &amp;plot of all tensors…</source>
        <translation>&amp;Tracé des échelles de tous les tenseurs…</translation>
    </message>
    <message>
        <source>Error of rounding over the &amp;depth…</source>
        <translation>Erre&amp;ur d’arrondi selon la profondeur…</translation>
    </message>
    <message>
        <source>&amp;Heat map of the layers…</source>
        <translation>&amp;Heatmap des couches…</translation>
    </message>
    <message>
        <source>&amp;Graph with its problems…</source>
        <translation>&amp;Graphe avec ses problèmes…</translation>
    </message>
    <message>
        <source>&amp;Waterfall: the path step by step…</source>
        <translation>Casca&amp;de&#xa0;: le chemin pas à pas…</translation>
    </message>
    <message>
        <source>Module &amp;tree</source>
        <translation>&amp;Arbre des modules</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>P&amp;roblems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Node table</source>
        <translation>&amp;Table des nœuds</translation>
    </message>
    <message>
        <source>&amp;Waterfall</source>
        <translation>&amp;Cascade</translation>
    </message>
    <message>
        <source>Ca&amp;uses of error</source>
        <translation>Ca&amp;uses de l’erreur</translation>
    </message>
    <message>
        <source>Theor&amp;y: what deviates from it</source>
        <translation>Théo&amp;rie&#xa0;: ce qui s’en écarte</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Hide the panels below</source>
        <translation>&amp;Masquer les panneaux du bas</translation>
    </message>
    <message>
        <source>Hide the &amp;module tree</source>
        <translation>Masquer l’arbre des modu&amp;les</translation>
    </message>
    <message>
        <source>Hide the in&amp;spector</source>
        <translation>Masquer l’in&amp;specteur</translation>
    </message>
    <message>
        <source>Hide what is &amp;not floating-point</source>
        <translation>Masquer ce qui n’est pas &amp;flottant</translation>
    </message>
</context>
<context>
    <name>DotProcess</name>
    <message>
        <source>The graph can&apos;t be laid out because the program `%1` can&apos;t be started: install Graphviz (package graphviz).</source>
        <translation>Le graphe ne peut pas être disposé car le programme `%1` ne démarre pas&#xa0;: installez Graphviz (paquet graphviz).</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>processus tué</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>code de sortie %1</translation>
    </message>
    <message>
        <source>The graph can&apos;t be laid out because Graphviz&apos;s dot ended early (%1): fold some modules and try again.</source>
        <translation>Le graphe ne peut pas être disposé car dot, de Graphviz, s’est arrêté prématurément (%1)&#xa0;: repliez des modules et réessayez.</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot would take too long on so many cards or such long edges.</source>
        <translation>Dessiné en couches simples&#xa0;: dot, de Graphviz, prendrait trop de temps pour autant de cartes ou des arêtes aussi longues.</translation>
    </message>
    <message>
        <source>Drawn in plain layers: Graphviz&apos;s dot was not done after %1 seconds.</source>
        <translation>Dessiné en couches simples&#xa0;: dot, de Graphviz, n’avait pas terminé après %1 secondes.</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>mean |x|</source>
        <translation>moyenne |x|</translation>
    </message>
    <message>
        <source>Mean of the magnitudes.</source>
        <translation>Moyenne des valeurs absolues.</translation>
    </message>
    <message>
        <source>|mean x|</source>
        <translation>|moyenne x|</translation>
    </message>
    <message>
        <source>Magnitude of the mean.</source>
        <translation>Valeur absolue de la moyenne.</translation>
    </message>
    <message>
        <source>std</source>
        <translation>std</translation>
    </message>
    <message>
        <source>Standard deviation, with divisor n − 1.</source>
        <translation>Écart type, de diviseur n − 1.</translation>
    </message>
    <message>
        <source>max |x|</source>
        <translation>max |x|</translation>
    </message>
    <message>
        <source>Largest magnitude (amax).</source>
        <translation>Plus grande valeur absolue (amax).</translation>
    </message>
    <message>
        <source>min |x|</source>
        <translation>min |x|</translation>
    </message>
    <message>
        <source>Smallest magnitude, of zeros too.</source>
        <translation>Plus petite valeur absolue, zéros compris.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>Number of elements.</source>
        <translation>Nombre d’éléments.</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>rms</translation>
    </message>
    <message>
        <source>Root of the mean square.</source>
        <translation>Racine de la moyenne des carrés.</translation>
    </message>
    <message>
        <source>min |x| &gt; 0</source>
        <translation>min |x| &gt; 0</translation>
    </message>
    <message>
        <source>Smallest magnitude that is not zero.</source>
        <translation>Plus petite valeur absolue non nulle.</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>Elements that are zero.</source>
        <translation>Éléments nuls.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Elements that are NaN.</source>
        <translation>Éléments qui valent NaN.</translation>
    </message>
    <message>
        <source>+Inf</source>
        <translation>+Inf</translation>
    </message>
    <message>
        <source>Elements that are +Inf.</source>
        <translation>Éléments qui valent +Inf.</translation>
    </message>
    <message>
        <source>-Inf</source>
        <translation>-Inf</translation>
    </message>
    <message>
        <source>Elements that are -Inf.</source>
        <translation>Éléments qui valent -Inf.</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Signal over noise of the tensor against the run without formats: what has accumulated up to here.</source>
        <translation>Rapport signal sur bruit du tenseur face à l’exécution sans formats&#xa0;: ce qui s’est accumulé jusqu’ici.</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>cosinus</translation>
    </message>
    <message>
        <source>Cosine between the tensor and that of the run without formats.</source>
        <translation>Cosinus entre le tenseur et celui de l’exécution sans formats.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Root of the noise&apos;s part of the tensor, against the run without formats.</source>
        <translation>Racine de la part de bruit dans le tenseur, face à l’exécution sans formats.</translation>
    </message>
    <message>
        <source>norm ratio</source>
        <translation>rapport des normes</translation>
    </message>
    <message>
        <source>Norm of the tensor over that of the run without formats.</source>
        <translation>Norme du tenseur rapportée à celle de l’exécution sans formats.</translation>
    </message>
    <message>
        <source>local SQNR</source>
        <translation>SQNR local</translation>
    </message>
    <message>
        <source>Signal over noise of the noisiest rounding here against what was rounded: what enters here.</source>
        <translation>Rapport signal sur bruit de l’arrondi le plus bruité ici, face à ce qui a été arrondi&#xa0;: ce qui s’ajoute ici.</translation>
    </message>
    <message>
        <source>underflow</source>
        <translation>underflow</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero in the format.</source>
        <translation>Part des éléments qui devient nulle dans le format.</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>overflow</translation>
    </message>
    <message>
        <source>Part of the elements beyond the format&apos;s largest number.</source>
        <translation>Part des éléments qui dépasse le plus grand nombre du format.</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>Part of the elements that is subnormal in the format.</source>
        <translation>Part des éléments qui est subnormale dans le format.</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Part of the elements that becomes zero or is beyond the largest number.</source>
        <translation>Part des éléments qui devient nulle ou dépasse le plus grand nombre.</translation>
    </message>
    <message>
        <source>lost of non-zero</source>
        <translation>perdu des non nuls</translation>
    </message>
    <message>
        <source>Part of the elements that are not zero which is lost.</source>
        <translation>Part perdue des éléments non nuls.</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>ratio</translation>
    </message>
    <message>
        <source>The chosen statistic over that of the run it is compared with.</source>
        <translation>La statistique choisie rapportée à celle de l’exécution comparée.</translation>
    </message>
    <message>
        <source>share of the error</source>
        <translation>part de l’erreur</translation>
    </message>
    <message>
        <source>Part of the error that the product&apos;s operands cause.</source>
        <translation>Part de l’erreur que causent les opérandes du produit.</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>marge haute</translation>
    </message>
    <message>
        <source>Bits from the largest magnitude up to the format&apos;s largest number; below 0 it overflows.</source>
        <translation>Bits de la plus grande valeur absolue au plus grand nombre du format ; au-dessous de 0, elle dépasse.</translation>
    </message>
    <message>
        <source>footroom</source>
        <translation>marge basse</translation>
    </message>
    <message>
        <source>Bits from the format&apos;s smallest number up to the smallest magnitude that is not zero; below 0 it may become zero.</source>
        <translation>Bits du plus petit nombre du format à la plus petite valeur absolue non nulle ; au-dessous de 0, elle peut devenir nulle.</translation>
    </message>
</context>
<context>
    <name>FormatMenu</name>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Forward</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>&amp;Gradient</translation>
    </message>
    <message>
        <source>&amp;Other formats…</source>
        <translation>&amp;Autres formats…</translation>
    </message>
    <message>
        <source>&amp;Recipe…</source>
        <translation>&amp;Recette…</translation>
    </message>
    <message>
        <source>&amp;Propose formats…</source>
        <translation>&amp;Proposer des formats…</translation>
    </message>
    <message>
        <source>&amp;Add the selected tensor&apos;s fix to the recipe…</source>
        <translation>A&amp;jouter le correctif du tenseur sélectionné à la recette…</translation>
    </message>
    <message>
        <source>fixes</source>
        <comment>name of a recipe</comment>
        <translation>correctifs</translation>
    </message>
    <message>
        <source>Select a tensor first.</source>
        <translation>Sélectionnez d’abord un tenseur.</translation>
    </message>
    <message>
        <source>Add the fixes of the selected la&amp;yers to the recipe…</source>
        <translation>Ajouter les correctifs des &amp;couches sélectionnées à la recette…</translation>
    </message>
    <message>
        <source>Round &amp;all products, convolutions too</source>
        <translation>Arrondir &amp;tous les produits, convolutions comprises</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;Shows where the tensors of a model leave the range of a number format, forward and backward.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Runs that were given no name are in %2; the newest twenty are kept.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Scalescope %1&lt;/b&gt;&lt;p&gt;Montre où les tenseurs d’un modèle sortent de la plage d’un format numérique, en forward et en backward.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;&lt;p&gt;Les exécutions sans nom sont dans %2&#x202f;; les vingt plus récentes sont conservées.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Scalescope</source>
        <translation>À propos de Scalescope</translation>
    </message>
</context>
<context>
    <name>JobSummary</name>
    <message>
        <source>one number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>plus de %1 octets</translation>
    </message>
    <message>
        <source>it nests deeper than %1 levels</source>
        <translation>plus de %1 niveaux d’imbrication</translation>
    </message>
    <message>
        <source>it is malformed at byte %1</source>
        <translation>erreur de syntaxe à l’octet %1</translation>
    </message>
    <message>
        <source>it has a number that is too large</source>
        <translation>un nombre y est trop grand</translation>
    </message>
    <message>
        <source>The job is not a JSON document: %1.</source>
        <translation>La tâche n’est pas un document JSON&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The engine wrote a line that is not an event: %1.</source>
        <translation>Le moteur a écrit une ligne qui n’est pas un événement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The job</source>
        <translation>La tâche</translation>
    </message>
    <message>
        <source>The engine&apos;s event</source>
        <translation>L’événement du moteur</translation>
    </message>
    <message>
        <source>its member &quot;%1&quot;</source>
        <translation>son champ «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>item %1 of its member &quot;%2&quot;</source>
        <translation>l’élément %1 de son champ «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is not valid: %2.</source>
        <translation>%1 n’est pas valide&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is not valid: %2</source>
        <translation>%1 n’est pas valide&#xa0;: %2</translation>
    </message>
    <message>
        <source>it must be a JSON object, but is %1</source>
        <translation>un objet JSON est attendu, et non %1</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>le champ «&#xa0;%1&#xa0;» est absent</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is unknown</source>
        <translation>le champ «&#xa0;%1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must be %2, but is %3</source>
        <translation>le champ «&#xa0;%1&#xa0;» doit être %2, et non %3</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this engine&apos;s %3; use an engine of the same release</source>
        <translation>le champ «&#xa0;%1&#xa0;» vaut %2, version plus récente que %3, celle de ce moteur&#x202f;; utilisez un moteur de la même version</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than this program&apos;s %3; use an engine of the same release</source>
        <translation>le champ «&#xa0;%1&#xa0;» vaut %2, version plus récente que %3, celle de ce programme&#x202f;; utilisez un moteur de la même version</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; must map names to names, but &quot;%2&quot; is mapped to %3</source>
        <translation>le champ «&#xa0;%1&#xa0;» doit associer des noms à des noms, mais «&#xa0;%2&#xa0;» est associé à %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; or &quot;%2&quot;</source>
        <translation>«&#xa0;%1&#xa0;» ou «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>a number of seconds above 0</source>
        <translation>un nombre de secondes supérieur à 0</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of strings</source>
        <translation>une liste de chaînes</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>the path of a model</source>
        <translation>le chemin d’un modèle</translation>
    </message>
    <message>
        <source>%1 is expected, but %2</source>
        <translation>il faut %1, mais %2</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>le texte se termine</translation>
    </message>
    <message>
        <source>there is &quot;%1&quot;</source>
        <translation>il y a «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>il n’y a rien</translation>
    </message>
    <message>
        <source>%1 is not one</source>
        <translation>%1 ne convient pas</translation>
    </message>
    <message>
        <source>%1 is none of these; a text needs quotes</source>
        <translation>%1 n’est rien de tout cela&#x202f;; un texte doit être entre guillemets</translation>
    </message>
    <message>
        <source>a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a file (.npy, .npz:key, .pt), a number, true, false, null, &quot;text&quot;, [...] or {&quot;key&quot;: ...}</source>
        <translation>un générateur (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), un fichier (.npy, .npz:clé, .pt), un nombre, true, false, null, &quot;texte&quot;, [...] ou {&quot;clé&quot;: ...}</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>a dtype such as float32, bfloat16, int64 or bool</source>
        <translation>un dtype tel que float32, bfloat16, int64 ou bool</translation>
    </message>
    <message>
        <source>a shape such as [8,128]</source>
        <translation>une forme telle que [8,128]</translation>
    </message>
    <message>
        <source>a shape such as :[8,128] after %1</source>
        <translation>une forme telle que :[8,128] après %1</translation>
    </message>
    <message>
        <source>a parenthesis such as %1 after %2</source>
        <translation>une parenthèse telle que %1 après %2</translation>
    </message>
    <message>
        <source>&quot;)&quot; after %1&apos;s numbers</source>
        <translation>«&#xa0;)&#xa0;» après les nombres de %1</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the key</source>
        <translation>«&#xa0;:&#xa0;» après la clé</translation>
    </message>
    <message>
        <source>a key is expected, such as &quot;name&quot; in quotes, or 3</source>
        <translation>il faut une clé, telle que &quot;name&quot; entre guillemets, ou 3</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 numbers, as in %3</source>
        <translation>
            <numerusform>%1 prend %2 nombre, comme dans %3</numerusform>
            <numerusform>%1 prend %2 nombres, comme dans %3</numerusform>
        </translation>
    </message>
    <message>
        <source>randint takes whole numbers; uniform takes others</source>
        <translation>randint prend des nombres entiers&#x202f;; uniform en prend d’autres</translation>
    </message>
    <message>
        <source>randint&apos;s upper bound, which is not drawn itself, must be above the lower one, as in randint(0,10)</source>
        <translation>la borne supérieure de randint, qui n’est pas tirée elle-même, doit dépasser la borne inférieure, comme dans randint(0,10)</translation>
    </message>
    <message>
        <source>uniform&apos;s upper bound must not be below the lower one, as in uniform(0,1)</source>
        <translation>la borne supérieure d’uniform ne doit pas être sous la borne inférieure, comme dans uniform(0,1)</translation>
    </message>
    <message>
        <source>%1 makes floating-point values, which %2 can&apos;t hold; use randint</source>
        <translation>%1 produit des valeurs flottantes, que %2 ne peut pas contenir&#x202f;; utilisez randint</translation>
    </message>
    <message>
        <source>the shape has more elements than any memory holds; make it smaller</source>
        <translation>la forme compte plus d’éléments que n’en contient aucune mémoire&#x202f;; réduisez-la</translation>
    </message>
    <message>
        <source>the text has no closing quote; add one</source>
        <translation>il manque au texte son guillemet fermant&#x202f;; ajoutez-le</translation>
    </message>
    <message>
        <source>the text has an escape that is not JSON&apos;s; write a backslash as \\</source>
        <translation>le texte contient un échappement inconnu de JSON&#x202f;; une barre oblique inverse s’écrit \\</translation>
    </message>
    <message>
        <source>lists are nested deeper than %1 levels</source>
        <translation>les listes sont imbriquées sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>there is no generator %1; take randn, uniform, randint, ones, zeros, full or arange</source>
        <translation>il n’y a pas de générateur %1&#x202f;; prenez randn, uniform, randint, ones, zeros, full ou arange</translation>
    </message>
    <message>
        <source>a .npy file holds one array and takes no key; leave it out</source>
        <translation>un fichier .npy contient un seul tableau et ne prend pas de clé&#x202f;; omettez-la</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC.</source>
        <translation>L’argument %1 (%2) n’a pas de valeur&#xa0;: indiquez-la par --input %1=SPEC.</translation>
    </message>
    <message>
        <source>Argument %1 (%2) has no value: give it with --input %1=SPEC, for instance --input &apos;%1=%3&apos;.</source>
        <translation>L’argument %1 (%2) n’a pas de valeur&#xa0;: indiquez-la par --input %1=SPEC, par exemple --input &apos;%1=%3&apos;.</translation>
    </message>
    <message>
        <source>Argument %1 is given twice; keep one of them.</source>
        <translation>L’argument %1 est donné deux fois&#x202f;; n’en gardez qu’un.</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but is %3.</source>
        <translation>L’argument %1 doit être %2, et non %3.</translation>
    </message>
    <message>
        <source>%1; write for instance %2</source>
        <translation>%1&#x202f;; écrivez par exemple %2</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>le texte %1</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>la liste %1</translation>
    </message>
    <message>
        <source>the dictionary %1</source>
        <translation>le dictionnaire %1</translation>
    </message>
    <message>
        <source>%1, a Tensor</source>
        <translation>%1, un Tensor</translation>
    </message>
    <message>
        <source>its parts are not numbers of one shape</source>
        <translation>ses parties ne sont pas des nombres d’une même forme</translation>
    </message>
    <message numerus="yes">
        <source>the tuple has %1 parts</source>
        <translation>
            <numerusform>le tuple a %1 partie</numerusform>
            <numerusform>le tuple a %1 parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs are not a JSON document: %1; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>Les entrées ne sont pas un document JSON&#xa0;: %1&#x202f;; écrivez par exemple {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</translation>
    </message>
    <message>
        <source>The inputs are neither a JSON object by argument name nor an array; write for instance {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</source>
        <translation>Les entrées ne sont ni un objet JSON par nom d’argument ni un tableau&#x202f;; écrivez par exemple {&quot;x&quot;: &quot;randn:[8,128]&quot;}.</translation>
    </message>
    <message>
        <source>Input %1: %2</source>
        <translation>Entrée %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Inputs with and without a name can&apos;t be saved in one file: name all of them or none.</source>
        <translation>Des entrées avec et sans nom ne peuvent pas être enregistrées dans un même fichier&#xa0;: nommez-les toutes, ou aucune.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: write 2G, 512M or a number of bytes.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une taille&#xa0;: écrivez 2G, 512M ou un nombre d’octets.</translation>
    </message>
    <message>
        <source>%1 is not known; take cpu, cuda or cuda:N.</source>
        <translation>%1 est inconnu&#x202f;; prenez cpu, cuda ou cuda:N.</translation>
    </message>
    <message>
        <source>%1 is empty; write a position or a key, such as 0, 1.2 or energy.</source>
        <translation>%1 est vide&#x202f;; écrivez une position ou une clé, telle que 0, 1.2 ou energy.</translation>
    </message>
    <message>
        <source>%1 is not a regular expression; a backslash before ( ) [ ] { } * + ? makes it a plain character.</source>
        <translation>%1 n’est pas une expression régulière&#x202f;; une barre oblique inverse devant ( ) [ ] { } * + ? en fait un caractère ordinaire.</translation>
    </message>
    <message>
        <source>The model has no method %1, nor any other; there is nothing to run.</source>
        <translation>Le modèle n’a pas de méthode %1, ni aucune autre&#x202f;; il n’y a rien à exécuter.</translation>
    </message>
    <message>
        <source>The model has no method %1; choose one of: %2.</source>
        <translation>Le modèle n’a pas de méthode %1&#x202f;; choisissez parmi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2; name another file.</source>
        <translation>-o %1 écraserait %2&#x202f;; indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2 with the values that it saves; name another file.</source>
        <translation>-o %1 écraserait %2 avec les valeurs qu’il enregistre&#x202f;; indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because the run is written under that name while it goes; name another file.</source>
        <translation>-o %1 écraserait %2, car l’exécution est écrite sous ce nom tant qu’elle dure&#x202f;; indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>le modèle</translation>
    </message>
    <message>
        <source>the operator library</source>
        <translation>la bibliothèque d’opérateurs</translation>
    </message>
    <message>
        <source>the input file</source>
        <translation>le fichier d’entrées</translation>
    </message>
    <message>
        <source>the file of --backward</source>
        <translation>le fichier de --backward</translation>
    </message>
    <message>
        <source>%1 does not exist; check its name.</source>
        <translation>%1 n’existe pas&#x202f;; vérifiez son nom.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 est un dossier&#x202f;; indiquez un fichier.</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name another.</source>
        <translation>%1 n’est pas un fichier ordinaire&#x202f;; indiquez-en un autre.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read; change its permissions.</source>
        <translation>%1 est illisible&#x202f;; modifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>%1 is longer than %2; check that it is the right file.</source>
        <translation>%1 dépasse %2&#x202f;; vérifiez que c’est le bon fichier.</translation>
    </message>
    <message>
        <source>%1 has no argument named %2; it has: %3.</source>
        <translation>%1 n’a pas d’argument nommé %2&#x202f;; il y a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 takes no inputs; leave out %2.</source>
        <translation>%1 ne prend pas d’entrées&#x202f;; omettez %2.</translation>
    </message>
    <message>
        <source>%1 takes no more inputs than these: %2; leave out %3.</source>
        <translation>%1 ne prend pas d’autres entrées que celles-ci&#xa0;: %2&#x202f;; omettez %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Argument %1 does not fit into memory: make its shape smaller.</source>
        <translation>L’argument %1 ne tient pas en mémoire&#xa0;: réduisez sa forme.</translation>
    </message>
    <message>
        <source>Argument %1 can&apos;t be made from %2: %3.</source>
        <translation>L’argument %1 ne peut pas être créé à partir de %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>ce périphérique n’existe pas</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>its constructor raised %1</source>
        <translation>son constructeur a levé %1</translation>
    </message>
    <message>
        <source>its members are %1</source>
        <translation>ses champs sont %1</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>la sortie</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>la sortie %1</translation>
    </message>
    <message>
        <source>--backward output needs an output of one element, but %1 is %2: choose sum, mean, ones or randn.</source>
        <translation>--backward output demande une sortie d’un seul élément, mais %1 est %2&#xa0;: choisissez sum, mean, ones ou randn.</translation>
    </message>
    <message>
        <source>%1 has the shape %2, but %3 has %4; give it that shape.</source>
        <translation>%1 est de forme %2, mais %3 de forme %4&#x202f;; donnez-lui cette forme.</translation>
    </message>
    <message>
        <source>The gradient %1</source>
        <translation>Le gradient %1</translation>
    </message>
    <message>
        <source>The target of %1</source>
        <translation>La cible de %1</translation>
    </message>
    <message>
        <source>The target of cross_entropy must be whole numbers, the classes, but is %1: write for instance cross_entropy:randint(0,10):[8].</source>
        <translation>La cible de cross_entropy doit être des nombres entiers, les classes, et non %1&#xa0;: écrivez par exemple cross_entropy:randint(0,10):[8].</translation>
    </message>
    <message>
        <source>--backward %1 does not work here: %2; choose another seed or target.</source>
        <translation>--backward %1 ne fonctionne pas ici&#xa0;: %2&#x202f;; choisissez un autre gradient initial ou une autre cible.</translation>
    </message>
    <message>
        <source>--backward %1 can&apos;t be done, because no output is a floating-point tensor that requires a gradient; leave it out, or write none.</source>
        <translation>--backward %1 est impossible, car aucune sortie n’est un tenseur flottant qui requiert un gradient&#x202f;; omettez cette option ou écrivez none.</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>Argument %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Argument %1 must be a module with the interface %2, which can&apos;t be written as an input; try another method (--method).</source>
        <translation>L’argument %1 doit être un module d’interface %2, qui ne peut pas s’écrire comme entrée&#x202f;; essayez une autre méthode (--method).</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; give a file that holds the right type.</source>
        <translation>L’argument %1 doit être %2, mais %3 contient %4&#x202f;; indiquez un fichier qui contient le bon type.</translation>
    </message>
    <message>
        <source>Argument %1 must be %2, but %3 holds %4; name one entry as %3:NAME.</source>
        <translation>L’argument %1 doit être %2, mais %3 contient %4&#x202f;; désignez un élément par %3:NAME.</translation>
    </message>
    <message>
        <source>a Tensor of shape %1</source>
        <translation>un Tensor de forme %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a .npy array: %2; save numbers with numpy.save.</source>
        <translation>%1 n’est pas lisible comme tableau .npy&#xa0;: %2&#x202f;; enregistrez des nombres avec numpy.save.</translation>
    </message>
    <message>
        <source>it does not start as numpy.save writes it</source>
        <translation>il ne commence pas comme l’écrit numpy.save</translation>
    </message>
    <message>
        <source>its format version %1 is not 1.0, 2.0 or 3.0</source>
        <translation>sa version de format %1 n’est ni 1.0, ni 2.0, ni 3.0</translation>
    </message>
    <message>
        <source>its dtype is structured</source>
        <translation>son dtype est structuré</translation>
    </message>
    <message>
        <source>its dtype %1 is not one that a tensor can have</source>
        <translation>aucun tenseur ne peut avoir son dtype %1</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>son en-tête est endommagé</translation>
    </message>
    <message numerus="yes">
        <source>it has %1 bytes of data, less than its shape needs</source>
        <translation>
            <numerusform>il a %1 octet de données, moins qu’il n’en faut pour sa forme</numerusform>
            <numerusform>il a %1 octets de données, moins qu’il n’en faut pour sa forme</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read to its end; copy it to this machine&apos;s disk.</source>
        <translation>%1 ne peut pas être lu jusqu’au bout&#x202f;; copiez-le sur le disque de cette machine.</translation>
    </message>
    <message>
        <source>%1 is not a .npz archive, or only a part of one; save arrays with numpy.savez.</source>
        <translation>%1 n’est pas une archive .npz, ou n’en est qu’une partie&#x202f;; enregistrez les tableaux avec numpy.savez.</translation>
    </message>
    <message>
        <source>%1 has no array named %2; it has: %3.</source>
        <translation>%1 n’a pas de tableau nommé %2&#x202f;; il y a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it has: %3.</source>
        <translation>%1 n’a pas d’élément nommé %2&#x202f;; il y a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has no entry named %2; it holds one value, so leave :%2 out.</source>
        <translation>%1 n’a pas d’élément nommé %2&#x202f;; il contient une seule valeur, omettez donc :%2.</translation>
    </message>
    <message>
        <source>%1 %2; save tensors, or lists and dictionaries of them, with torch.save.</source>
        <translation>%1 %2&#x202f;; enregistrez des tenseurs, ou des listes et dictionnaires de tenseurs, avec torch.save.</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>est endommagé</translation>
    </message>
    <message>
        <source>is damaged: its part %1 can&apos;t be read</source>
        <translation>est endommagé&#xa0;: sa partie %1 est illisible</translation>
    </message>
    <message>
        <source>is a TorchScript model, not values</source>
        <translation>est un modèle TorchScript, pas des valeurs</translation>
    </message>
    <message>
        <source>is unsound: tensor data is shorter than declared</source>
        <translation>est incohérent&#xa0;: les données d’un tenseur sont plus courtes que déclaré</translation>
    </message>
    <message>
        <source>is unsound: a tensor goes beyond its data</source>
        <translation>est incohérent&#xa0;: un tenseur dépasse ses données</translation>
    </message>
    <message>
        <source>holds a dtype that this libtorch does not have, %1</source>
        <translation>contient un dtype que cette libtorch n’a pas, %1</translation>
    </message>
    <message>
        <source>holds a %1, which is not a tensor of numbers</source>
        <translation>contient un %1, qui n’est pas un tenseur de nombres</translation>
    </message>
    <message>
        <source>holds an object</source>
        <translation>contient un objet</translation>
    </message>
    <message>
        <source>holds an object of %1</source>
        <translation>contient un objet de %1</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>contient %1</translation>
    </message>
    <message>
        <source>holds something other than tensors</source>
        <translation>contient autre chose que des tenseurs</translation>
    </message>
    <message>
        <source>nests deeper than %1 levels or holds itself</source>
        <translation>est imbriqué sur plus de %1 niveaux ou se contient lui-même</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>Le fichier %1 ne peut pas être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no file %1; check the name.</source>
        <translation>Le fichier %1 n’existe pas&#x202f;; vérifiez le nom.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a run file (.scales) in it.</source>
        <translation>%1 est un dossier&#x202f;; indiquez un fichier d’exécution (.scales) qu’il contient.</translation>
    </message>
    <message>
        <source>%1 is not a regular file; name a run file (.scales).</source>
        <translation>%1 n’est pas un fichier ordinaire&#x202f;; indiquez un fichier d’exécution (.scales).</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened; check that you may read it.</source>
        <translation>%1 ne peut pas être ouvert&#x202f;; vérifiez que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>%1 is empty: nothing was written before the run ended; run it again.</source>
        <translation>%1 est vide&#xa0;: rien n’était écrit quand l’exécution s’est terminée&#x202f;; relancez-la.</translation>
    </message>
    <message>
        <source>%1 is not a run file; run files end in .scales and are made by scalescope run.</source>
        <translation>%1 n’est pas un fichier d’exécution&#x202f;; ces fichiers se terminent par .scales et sont créés par scalescope run.</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a run file; open a .scales file.</source>
        <translation>%1 est une base de données d’un autre programme, pas un fichier d’exécution&#x202f;; ouvrez un fichier .scales.</translation>
    </message>
    <message>
        <source>%1 has run file version %2, but this program reads versions up to %3; update Scalescope to open it.</source>
        <translation>%1 est un fichier d’exécution de version %2, mais ce programme lit les versions jusqu’à %3&#x202f;; mettez Scalescope à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1 is locked by another program; try again when that is done.</source>
        <translation>%1 est verrouillé par un autre programme&#x202f;; réessayez quand celui-ci aura terminé.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2); copy it to a folder that you may write to and open it there.</source>
        <translation>%1 ne peut pas être ouvert (%2)&#x202f;; copiez-le dans un dossier où vous pouvez écrire et ouvrez-le là.</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is; close other programs, or open it on a larger machine.</source>
        <translation>%1 demande plus de mémoire qu’il n’y en a&#x202f;; fermez d’autres programmes ou ouvrez-le sur une machine plus grande.</translation>
    </message>
    <message>
        <source>Reading %1 was interrupted.</source>
        <translation>La lecture de %1 a été interrompue.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); take another copy, or run the model again.</source>
        <translation>%1 est endommagé (%2)&#x202f;; prenez une autre copie ou exécutez de nouveau le modèle.</translation>
    </message>
    <message>
        <source>its version is %1</source>
        <translation>sa version est %1</translation>
    </message>
    <message>
        <source>reading it does not end</source>
        <translation>sa lecture ne se termine pas</translation>
    </message>
    <message>
        <source>it holds a value larger than any of a run</source>
        <translation>il contient une valeur plus grande que toutes celles d’une exécution</translation>
    </message>
    <message>
        <source>it has no table %1</source>
        <translation>la table %1 manque</translation>
    </message>
    <message>
        <source>table %1 holds more than %2 rows</source>
        <translation>la table %1 contient plus de %2 lignes</translation>
    </message>
    <message>
        <source>table %1 holds a name of %2 bytes</source>
        <translation>la table %1 contient un nom de %2 octets</translation>
    </message>
    <message>
        <source>table %1 holds a module inside more than %2 others</source>
        <translation>la table %1 contient un module imbriqué dans plus de %2 autres</translation>
    </message>
    <message>
        <source>table %1 holds a number that is not allowed there</source>
        <translation>la table %1 contient un nombre qui n’y est pas permis</translation>
    </message>
    <message>
        <source>table %1 holds a value that is not allowed there</source>
        <translation>la table %1 contient une valeur qui n’y est pas permise</translation>
    </message>
    <message>
        <source>table %1, column %2 holds a value that is not allowed there</source>
        <translation>la table %1, colonne %2, contient une valeur qui n’y est pas permise</translation>
    </message>
    <message>
        <source>column direction holds a value that is not allowed there</source>
        <translation>la colonne direction contient une valeur qui n’y est pas permise</translation>
    </message>
    <message>
        <source>table node, column arguments refers to a later node</source>
        <translation>la table node, colonne arguments, renvoie à un nœud ultérieur</translation>
    </message>
    <message>
        <source>table node is not in the order of its ids</source>
        <translation>la table node n’est pas dans l’ordre de ses identifiants</translation>
    </message>
    <message>
        <source>table edge leads back in the order of execution</source>
        <translation>la table edge remonte l’ordre d’exécution</translation>
    </message>
    <message>
        <source>The run file %1 can&apos;t be written (%2); make room there, or choose another place (-o).</source>
        <translation>Le fichier d’exécution %1 ne peut pas être écrit (%2)&#x202f;; libérez-y de la place, ou choisissez un autre emplacement (-o).</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>another program has kept it locked</source>
        <translation>un autre programme le garde verrouillé</translation>
    </message>
    <message>
        <source>%1 was removed while it was written</source>
        <translation>%1 a été supprimé pendant son écriture</translation>
    </message>
    <message>
        <source>Another run is writing %1; wait until it has ended, or stop it, or name another file with -o.</source>
        <translation>Une autre exécution écrit %1&#x202f;; attendez sa fin, arrêtez-la, ou indiquez un autre fichier avec -o.</translation>
    </message>
    <message>
        <source>The run would first be written to %1, but that is not a run file and would be lost; move it away, or name another file with -o.</source>
        <translation>L’exécution serait d’abord écrite dans %1, mais ce n’est pas un fichier d’exécution et il serait perdu&#x202f;; déplacez-le, ou indiquez un autre fichier avec -o.</translation>
    </message>
    <message>
        <source>The saved values can&apos;t be moved to %1 (%2); they are in %3.</source>
        <translation>Les valeurs enregistrées ne peuvent pas être déplacées vers %1 (%2)&#x202f;; elles sont dans %3.</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; has an unknown value, %2</source>
        <translation>le champ «&#xa0;%1&#xa0;» a une valeur inconnue, %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input (character %2): %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une entrée (caractère %2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 of memory was requested, more than is available; make the inputs smaller, or allow more with --memory-limit</source>
        <translation>%1 de mémoire ont été demandés, plus qu’il n’y en a de disponible&#x202f;; réduisez les entrées, ou autorisez-en plus avec --memory-limit</translation>
    </message>
    <message>
        <source>a check inside libtorch failed</source>
        <translation>une vérification interne à libtorch a échoué</translation>
    </message>
    <message>
        <source>an object lacks an attribute that its class has</source>
        <translation>il manque à un objet un attribut de sa classe</translation>
    </message>
    <message>
        <source>an error without a message</source>
        <translation>une erreur sans message</translation>
    </message>
    <message>
        <source>an exception of an unknown kind</source>
        <translation>une exception de nature inconnue</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>il est tronqué</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: %2.</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2.</translation>
    </message>
    <message>
        <source>there is no such file; check its name</source>
        <translation>ce fichier n’existe pas&#x202f;; vérifiez son nom</translation>
    </message>
    <message>
        <source>it is a folder; name a file</source>
        <translation>c’est un dossier&#x202f;; indiquez un fichier</translation>
    </message>
    <message>
        <source>it is not a regular file; name another</source>
        <translation>ce n’est pas un fichier ordinaire&#x202f;; indiquez-en un autre</translation>
    </message>
    <message>
        <source>there is no permission to read it; change its permissions</source>
        <translation>le droit de le lire manque&#x202f;; modifiez ses droits d’accès</translation>
    </message>
    <message>
        <source>%1 is a damaged zip archive, perhaps truncated: copy or download it again.</source>
        <translation>%1 est une archive zip endommagée, peut-être tronquée&#xa0;: copiez-la ou téléchargez-la de nouveau.</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote before PyTorch 1.6, without code: load it in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 est un state_dict ou un module sérialisé par pickle, écrit par torch.save avant PyTorch 1.6, sans code&#xa0;: chargez-le en Python et enregistrez le modèle avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a Python pickle, not TorchScript: load it in Python, and if it is a model, save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 est un pickle Python, pas du TorchScript&#xa0;: chargez-le en Python et, si c’est un modèle, enregistrez-le avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a model of another kind (%2), not TorchScript: save the model from PyTorch with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 est un modèle d’un autre type (%2), pas du TorchScript&#xa0;: enregistrez le modèle depuis PyTorch avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 holds tensors (%2) and no program: load them into their model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 contient des tenseurs (%2) et aucun programme&#xa0;: chargez-les dans leur modèle en Python et enregistrez celui-ci avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is packed with %2: unpack it and open the model inside.</source>
        <translation>%1 est compressé avec %2&#xa0;: décompressez-le et ouvrez le modèle qu’il contient.</translation>
    </message>
    <message>
        <source>%1 was saved by a preview of PyTorch 1.0, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1 a été enregistré par une préversion de PyTorch 1.0, dans un format qui ne peut plus être chargé&#xa0;: enregistrez-le de nouveau avec un PyTorch plus récent.</translation>
    </message>
    <message>
        <source>%1 is an SQLite database, perhaps a run file, not a TorchScript file: open it without run or info.</source>
        <translation>%1 est une base de données SQLite, peut-être un fichier d’exécution, pas un fichier TorchScript&#xa0;: ouvrez-le sans run ni info.</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the model itself: run git lfs pull.</source>
        <translation>%1 est un pointeur Git LFS, pas le modèle lui-même&#xa0;: exécutez git lfs pull.</translation>
    </message>
    <message>
        <source>%1 is a program or library, not a model: give a library of operators with --op-library.</source>
        <translation>%1 est un programme ou une bibliothèque, pas un modèle&#xa0;: indiquez une bibliothèque d’opérateurs avec --op-library.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a model: download the file itself.</source>
        <translation>%1 est une page web, pas un modèle&#xa0;: téléchargez le fichier lui-même.</translation>
    </message>
    <message>
        <source>%1 is an empty zip archive: copy or download the model again.</source>
        <translation>%1 est une archive zip vide&#xa0;: copiez ou téléchargez de nouveau le modèle.</translation>
    </message>
    <message>
        <source>%1 was saved by PyTorch 1.1 or older, in a format that can no longer be loaded: save it again with a newer PyTorch.</source>
        <translation>%1 a été enregistré par PyTorch 1.1 ou antérieur, dans un format qui ne peut plus être chargé&#xa0;: enregistrez-le de nouveau avec un PyTorch plus récent.</translation>
    </message>
    <message>
        <source>%1 was saved by a newer PyTorch (archive version %2, this engine reads up to %3): use a newer libtorch.</source>
        <translation>%1 a été enregistré par un PyTorch plus récent (version d’archive %2, ce moteur lit jusqu’à %3)&#xa0;: utilisez une libtorch plus récente.</translation>
    </message>
    <message>
        <source>%1 is a torch.package archive: import its model in Python and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 est une archive torch.package&#xa0;: importez son modèle en Python et enregistrez-le avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a lite-interpreter file without its code: save it with torch.jit.save instead.</source>
        <translation>%1 est un fichier de l’interpréteur lite sans son code&#xa0;: enregistrez-le plutôt avec torch.jit.save.</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive whose parts are not in a folder: pack it again with the folder around them.</source>
        <translation>%1 est une archive TorchScript dont les parties ne sont pas dans un dossier&#xa0;: recréez-la avec le dossier qui les contient.</translation>
    </message>
    <message>
        <source>%1 is a zip archive that holds a model: unpack it and open %2.</source>
        <translation>%1 est une archive zip qui contient un modèle&#xa0;: décompressez-la et ouvrez %2.</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a TorchScript file, as it has no data.pkl: give one that torch.jit.save wrote.</source>
        <translation>%1 est une archive zip mais pas un fichier TorchScript, car data.pkl y manque&#xa0;: indiquez un fichier écrit par torch.jit.save.</translation>
    </message>
    <message>
        <source>%1 is a TorchScript archive without its code or its constants: copy or download it again.</source>
        <translation>%1 est une archive TorchScript sans son code ou ses constantes&#xa0;: copiez-la ou téléchargez-la de nouveau.</translation>
    </message>
    <message>
        <source>%1 is a module that torch.save pickled, without its code: torch.load it in Python where its class %2 can be imported, and save it with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 est un module sérialisé par torch.save, sans son code&#xa0;: chargez-le avec torch.load en Python, là où sa classe %2 peut être importée, et enregistrez-le avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a state_dict that torch.save wrote, tensors without a model: load it into its model in Python and save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 est un state_dict écrit par torch.save, des tenseurs sans modèle&#xa0;: chargez-le dans son modèle en Python et enregistrez celui-ci avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 went through torch.jit.optimize_for_inference, and its weights for oneDNN are not in the file: save the model that went into it.</source>
        <translation>%1 est passé par torch.jit.optimize_for_inference, et ses poids pour oneDNN ne sont pas dans le fichier&#xa0;: enregistrez le modèle d’avant.</translation>
    </message>
    <message>
        <source>%1 is an ExportedProgram that torch.save pickled: torch.load it in Python (with weights_only=False) and save it with torch.export.save(...) (docs/export.md).</source>
        <translation>%1 est un ExportedProgram que torch.save a sérialisé par pickle&#xa0;: chargez-le en Python avec torch.load (weights_only=False) et enregistrez-le avec torch.export.save(...) (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 is a state_dict or pickled module that torch.save wrote, without code: save the model with torch.export or TorchScript (docs/export.md).</source>
        <translation>%1 est un state_dict ou un module sérialisé par torch.save, sans code&#xa0;: enregistrez le modèle avec torch.export ou TorchScript (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 has no readable %2 record: it is damaged, so copy or download it again.</source>
        <translation>%1 n’a pas d’enregistrement %2 lisible&#xa0;: il est endommagé, copiez-le ou téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>%1 was saved on a machine with the opposite byte order: save it on one with the byte order of this machine.</source>
        <translation>%1 a été enregistré sur une machine au boutisme opposé&#xa0;: enregistrez-le sur une machine de même boutisme que celle-ci.</translation>
    </message>
    <message>
        <source>%1 is not a file of tensors that torch.save wrote, or only a part of one; save them again.</source>
        <translation>%1 n’est pas un fichier de tenseurs écrit par torch.save, ou n’en est qu’une partie&#x202f;; enregistrez-les de nouveau.</translation>
    </message>
    <message>
        <source>%1 is a zip archive but not a file of tensors, as it has no data.pkl; save them with torch.save.</source>
        <translation>%1 est une archive zip mais pas un fichier de tenseurs, car data.pkl y manque&#x202f;; enregistrez-les avec torch.save.</translation>
    </message>
    <message>
        <source>%1 is unsound: %2; get it again from its source.</source>
        <translation>%1 est incohérent&#xa0;: %2&#x202f;; récupérez-le de nouveau à sa source.</translation>
    </message>
    <message>
        <source>something else comes before its first part</source>
        <translation>autre chose précède sa première partie</translation>
    </message>
    <message>
        <source>its directory of parts is damaged</source>
        <translation>son répertoire de parties est endommagé</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch does not write</source>
        <translation>sa partie %1 porte un nom que PyTorch n’écrit pas</translation>
    </message>
    <message>
        <source>its part %1 has a name that PyTorch writes in another case</source>
        <translation>sa partie %1 porte un nom que PyTorch écrit avec une autre casse</translation>
    </message>
    <message>
        <source>its part %1 is there twice</source>
        <translation>sa partie %1 est présente deux fois</translation>
    </message>
    <message>
        <source>its part %1 is encrypted</source>
        <translation>sa partie %1 est chiffrée</translation>
    </message>
    <message>
        <source>its part %1 is packed in a way that PyTorch does not read</source>
        <translation>sa partie %1 est compressée d’une façon que PyTorch ne lit pas</translation>
    </message>
    <message>
        <source>its part %1 is not where the directory says</source>
        <translation>sa partie %1 n’est pas là où le dit le répertoire</translation>
    </message>
    <message>
        <source>its part %1 is not what the directory says</source>
        <translation>sa partie %1 n’est pas ce que dit le répertoire</translation>
    </message>
    <message>
        <source>its part %1 is not as long as the directory says</source>
        <translation>sa partie %1 n’a pas la longueur que dit le répertoire</translation>
    </message>
    <message>
        <source>its part %1 overlaps another</source>
        <translation>sa partie %1 en chevauche une autre</translation>
    </message>
    <message>
        <source>its part %1 is not in the folder of the others</source>
        <translation>sa partie %1 n’est pas dans le dossier des autres</translation>
    </message>
    <message>
        <source>its part %1 belongs to a model of PyTorch 1.1</source>
        <translation>sa partie %1 appartient à un modèle de PyTorch 1.1</translation>
    </message>
    <message>
        <source>its part %1 is damaged</source>
        <translation>sa partie %1 est endommagée</translation>
    </message>
    <message>
        <source>its part %1 can&apos;t be unpacked</source>
        <translation>sa partie %1 ne peut pas être décompressée</translation>
    </message>
    <message>
        <source>its part %1 unpacks from %2 to %3</source>
        <translation>sa partie %1 passe de %2 à %3 une fois décompressée</translation>
    </message>
    <message>
        <source>it unpacks from %1 to %2</source>
        <translation>il passe de %1 à %2 une fois décompressé</translation>
    </message>
    <message>
        <source>its code %1 is not text</source>
        <translation>son code %1 n’est pas du texte</translation>
    </message>
    <message>
        <source>its code %1 nests deeper than PyTorch writes</source>
        <translation>son code %1 est plus imbriqué que ce que PyTorch écrit</translation>
    </message>
    <message>
        <source>its code %1 declares the hook %2, which the class %3 does not have</source>
        <translation>son code %1 déclare le hook %2, que la classe %3 n’a pas</translation>
    </message>
    <message>
        <source>its code %1 has more than %2 methods in the class %3, which PyTorch does not write</source>
        <translation>son code %1 a plus de %2 méthodes dans la classe %3, ce que PyTorch n’écrit pas</translation>
    </message>
    <message>
        <source>the tensor data %1 is missing</source>
        <translation>les données de tenseur %1 manquent</translation>
    </message>
    <message numerus="yes">
        <source>the tensor data %1 has %2 bytes, but %3 elements of size %4 are declared</source>
        <translation>
            <numerusform>les données de tenseur %1 ont %2 octets, mais %3 élément de taille %4 est déclaré</numerusform>
            <numerusform>les données de tenseur %1 ont %2 octets, mais %3 éléments de taille %4 sont déclarés</numerusform>
        </translation>
    </message>
    <message>
        <source>its attribute %1 is not of type %2</source>
        <translation>son attribut %1 n’est pas de type %2</translation>
    </message>
    <message>
        <source>its part %1 is not a sound pickle: it %2</source>
        <translation>sa partie %1 n’est pas un pickle valide&#xa0;: il %2</translation>
    </message>
    <message>
        <source>is truncated</source>
        <translation>est tronqué</translation>
    </message>
    <message>
        <source>is not as PyTorch writes one</source>
        <translation>n’est pas tel que PyTorch en écrit</translation>
    </message>
    <message>
        <source>has a whole number that does not fit in 64 bits</source>
        <translation>contient un nombre entier qui ne tient pas sur 64 bits</translation>
    </message>
    <message>
        <source>holds more values than any model</source>
        <translation>contient plus de valeurs qu’aucun modèle</translation>
    </message>
    <message>
        <source>holds the same values in more places than any model</source>
        <translation>contient les mêmes valeurs à plus d’endroits qu’aucun modèle</translation>
    </message>
    <message>
        <source>names %1, which is not part of TorchScript</source>
        <translation>nomme %1, qui ne fait pas partie de TorchScript</translation>
    </message>
    <message>
        <source>names a type that nests deeper than PyTorch writes</source>
        <translation>nomme un type plus imbriqué que ce que PyTorch écrit</translation>
    </message>
    <message numerus="yes">
        <source>describes a tensor that reaches beyond the %1 elements of its storage %2</source>
        <translation>
            <numerusform>décrit un tenseur qui dépasse le %1 élément de son stockage %2</numerusform>
            <numerusform>décrit un tenseur qui dépasse les %1 éléments de son stockage %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs operators that this libtorch does not have: %2; %3.</source>
        <translation>%1 a besoin d’opérateurs que cette libtorch n’a pas&#xa0;: %2&#x202f;; %3.</translation>
    </message>
    <message>
        <source>use a libtorch that has them</source>
        <translation>utilisez une libtorch qui les a</translation>
    </message>
    <message>
        <source>load the libraries of the custom ones with --op-library and use a libtorch that has the others</source>
        <translation>chargez les bibliothèques des opérateurs personnalisés avec --op-library et utilisez une libtorch qui a les autres</translation>
    </message>
    <message>
        <source>%1 can&apos;t be loaded: %2; save it again with a PyTorch of this libtorch&apos;s release (%3).</source>
        <translation>%1 ne peut pas être chargé&#xa0;: %2&#x202f;; enregistrez-le de nouveau avec un PyTorch de la version de cette libtorch (%3).</translation>
    </message>
    <message>
        <source>%1 does not fit into memory.</source>
        <translation>%1 ne tient pas en mémoire.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be described: %2.</source>
        <translation>%1 ne peut pas être décrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; can&apos;t be used: %2; leave --device out to run on the CPU.</source>
        <translation>Le périphérique «&#xa0;%1&#xa0;» ne peut pas être utilisé&#xa0;: %2&#x202f;; omettez --device pour exécuter sur le CPU.</translation>
    </message>
    <message>
        <source>The operator library %1 can&apos;t be loaded: %2.</source>
        <translation>La bibliothèque d’opérateurs %1 ne peut pas être chargée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it was built for CUDA and needs %1, which this libtorch (%2) does not have; take its build for the CPU, or a libtorch with CUDA</source>
        <translation>elle a été compilée pour CUDA et a besoin de %1, que cette libtorch (%2) n’a pas&#x202f;; prenez sa version pour CPU, ou une libtorch avec CUDA</translation>
    </message>
    <message>
        <source>it needs %1, which was not found; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>elle a besoin de %1, introuvable&#x202f;; installez ce fichier, ou indiquez son dossier dans LD_LIBRARY_PATH</translation>
    </message>
    <message>
        <source>it needs Python&apos;s symbols (%1), and there is no libpython%2.so.1.0; install it, or name its folder in LD_LIBRARY_PATH</source>
        <translation>elle a besoin des symboles de Python (%1), et il n’y a pas de libpython%2.so.1.0&#x202f;; installez cette bibliothèque, ou indiquez son dossier dans LD_LIBRARY_PATH</translation>
    </message>
    <message>
        <source>it needs the symbol %1, which this libtorch (%2) does not have; take a build for this release of libtorch</source>
        <translation>elle a besoin du symbole %1, que cette libtorch (%2) n’a pas&#x202f;; prenez une version compilée pour cette libtorch</translation>
    </message>
    <message>
        <source>%1; name a shared library that was built for this libtorch</source>
        <translation>%1&#x202f;; indiquez une bibliothèque partagée compilée pour cette libtorch</translation>
    </message>
    <message>
        <source>The model failed: %1: %2.</source>
        <translation>Le modèle a échoué&#xa0;: %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The model failed %1: %2: %3.</source>
        <translation>Le modèle a échoué %1&#xa0;: %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The model returned an unsound tensor: %1.</source>
        <translation>Le modèle a renvoyé un tenseur incohérent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The model raised %1.</source>
        <translation>Le modèle a levé %1.</translation>
    </message>
    <message>
        <source>The model raised %1: %2.</source>
        <translation>Le modèle a levé %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>an exception</source>
        <translation>une exception</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>at %1 line %2</source>
        <translation>à %1 ligne %2</translation>
    </message>
    <message>
        <source>in %1 at %2 line %3</source>
        <translation>dans %1 à %2 ligne %3</translation>
    </message>
    <message>
        <source>it is empty; create it again</source>
        <translation>il est vide&#x202f;; recréez-le</translation>
    </message>
    <message>
        <source>%1 is refused because it uses operators that reach files, or memory outside its tensors: %2; save the model without them.</source>
        <translation>%1 est refusé, car il utilise des opérateurs qui accèdent à des fichiers, ou à la mémoire hors de ses tenseurs&#xa0;: %2&#x202f;; enregistrez le modèle sans eux.</translation>
    </message>
    <message>
        <source>There is no number format &quot;%1&quot;; there are %2, and any eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz and eXmYus.</source>
        <translation>Il n’y a pas de format numérique «&#xa0;%1&#xa0;»&#x202f;; il y a %2, et tout eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz et eXmYus.</translation>
    </message>
    <message>
        <source>The number format &quot;%1&quot; can&apos;t be simulated: its values must fit into float64, with %2 to 11 exponent and 0 to 52 mantissa bits.</source>
        <translation>Le format numérique «&#xa0;%1&#xa0;» ne peut pas être simulé&#xa0;: ses valeurs doivent tenir en float64, avec %2 à 11 bits d’exposant et 0 à 52 bits de mantisse.</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to 18446744073709551615; write for instance %2.</source>
        <translation>%1 n’est pas un nombre entier de 0 à 18446744073709551615&#x202f;; écrivez par exemple %2.</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 1 to %2; write for instance %3.</source>
        <translation>%1 n’est pas un nombre entier de 1 à %2&#x202f;; écrivez par exemple %3.</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds above 0; write for instance %2.</source>
        <translation>%1 n’est pas un nombre de secondes supérieur à 0&#x202f;; écrivez par exemple %2.</translation>
    </message>
    <message>
        <source>%1 is not a size; write for instance %2 or 512M, or a number of bytes.</source>
        <translation>%1 n’est pas une taille&#x202f;; écrivez par exemple %2 ou 512M, ou un nombre d’octets.</translation>
    </message>
    <message>
        <source>The target of %1: %2</source>
        <translation>La cible de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The transform %1:%2 is not known; write %1 or %1:extended.</source>
        <translation>La transformation %1:%2 est inconnue&#x202f;; écrivez %1 ou %1:extended.</translation>
    </message>
    <message>
        <source>The transform format needs formats: write format:FORWARD or format:FORWARD,BACKWARD, for instance format:e4m3fn,e5m2.</source>
        <translation>La transformation format demande des formats&#xa0;: écrivez format:FORWARD ou format:FORWARD,BACKWARD, par exemple format:e4m3fn,e5m2.</translation>
    </message>
    <message>
        <source>The transforms %1 and %2 are of the same kind; a run takes only one of them.</source>
        <translation>Les transformations %1 et %2 sont du même type&#x202f;; une exécution n’en prend qu’une.</translation>
    </message>
    <message>
        <source>The transform %1 was moved before %2: formats are simulated inside scaled operators.</source>
        <translation>La transformation %1 a été placée avant %2&#xa0;: les formats sont simulés à l’intérieur des opérateurs mis à l’échelle.</translation>
    </message>
    <message>
        <source>%1 has no effect on this run; it is for %2.</source>
        <translation>%1 n’a pas d’effet sur cette exécution&#x202f;; cela concerne %2.</translation>
    </message>
    <message>
        <source>the transform unit_scale</source>
        <translation>la transformation unit_scale</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t be applied: %2.</source>
        <translation>La transformation %1 ne peut pas être appliquée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>e4m3 is the IEEE-style format with Inf and NaN; OCP&apos;s E4M3 is e4m3fn.</source>
        <translation>e4m3 est le format de style IEEE avec Inf et NaN&#x202f;; l’E4M3 de l’OCP est e4m3fn.</translation>
    </message>
    <message>
        <source>The transform %1 changed nothing, because the model runs no %2 on floating-point tensors.</source>
        <translation>La transformation %1 n’a rien changé, car le modèle n’exécute pas de %2 sur des tenseurs flottants.</translation>
    </message>
    <message>
        <source>linear or attention</source>
        <translation>linear ou attention</translation>
    </message>
    <message>
        <source>linear, attention, matmul or convolution</source>
        <translation>linear, attention, matmul ou convolution</translation>
    </message>
    <message>
        <source>The transform %1 quantized %2.</source>
        <translation>La transformation %1 a quantifié %2.</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, which works on %3.</source>
        <translation>La transformation %1 ne peut pas quantifier %2, qui opère sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements in %2 quantized tensors</source>
        <translation>
            <numerusform>%1 éléments dans %2 tenseur quantifié</numerusform>
            <numerusform>%1 éléments dans %2 tenseurs quantifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no constraint %1; choose one of: %2.</source>
        <translation>Il n’y a pas de contrainte %1&#x202f;; choisissez parmi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--replace %1=%2: %3.</source>
        <translation>--replace %1=%2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>there is no unit-scaled operator %1; choose one of: %2</source>
        <translation>il n’y a pas d’opérateur à échelle unitaire %1&#x202f;; choisissez parmi&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no constraint %1; choose one of: %2</source>
        <translation>il n’y a pas de contrainte %1&#x202f;; choisissez parmi&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has no option %2; it has mult and constraint</source>
        <translation>%1 n’a pas d’option %2&#x202f;; il accepte mult et constraint</translation>
    </message>
    <message>
        <source>mult must be a number above 0, not %1</source>
        <translation>mult doit être un nombre supérieur à 0, et non %1</translation>
    </message>
    <message>
        <source>options are written as in gelu(mult=2,constraint=gmean)</source>
        <translation>les options s’écrivent comme dans gelu(mult=2,constraint=gmean)</translation>
    </message>
    <message>
        <source>only unit-scaled operators have options</source>
        <translation>seuls les opérateurs à échelle unitaire ont des options</translation>
    </message>
    <message>
        <source>--replace %1=%2 replaced nothing: the model runs no operator, function or module of that name; check it against what scalescope info shows.</source>
        <translation>--replace %1=%2 n’a rien remplacé&#xa0;: le modèle n’exécute ni opérateur, ni fonction, ni module de ce nom&#x202f;; comparez-le à ce que montre scalescope info.</translation>
    </message>
    <message>
        <source>the model computes no floating-point tensors from others</source>
        <translation>le modèle ne calcule pas de tenseurs flottants à partir d’autres</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1</source>
        <translation>aucun opérateur du modèle n’a de règle&#x202f;; il exécute %1</translation>
    </message>
    <message>
        <source>none of the model&apos;s operators has a rule; it runs %1; unit_scale:extended knows more operators</source>
        <translation>aucun opérateur du modèle n’a de règle&#x202f;; il exécute %1&#x202f;; unit_scale:extended connaît d’autres opérateurs</translation>
    </message>
    <message>
        <source>%1 %2, and nothing else has a rule</source>
        <translation>%1 %2, et rien d’autre n’a de règle</translation>
    </message>
    <message>
        <source>there is no operator %1 for --replace %2=%3; load the library that has it with --op-library</source>
        <translation>il n’y a pas d’opérateur %1 pour --replace %2=%3&#x202f;; chargez la bibliothèque qui le contient avec --op-library</translation>
    </message>
    <message>
        <source>the arguments of %1 do not fit %2, to which --replace %1=%3 maps it</source>
        <translation>les arguments de %1 ne conviennent pas à %2, auquel --replace %1=%3 l’associe</translation>
    </message>
    <message>
        <source>works in place on memory that other tensors share</source>
        <translation>modifie sur place une mémoire que partagent d’autres tenseurs</translation>
    </message>
    <message>
        <source>returns something other than one floating-point tensor</source>
        <translation>renvoie autre chose qu’un unique tenseur flottant</translation>
    </message>
    <message>
        <source>returns a tensor that it did not make</source>
        <translation>renvoie un tenseur qu’il n’a pas créé</translation>
    </message>
    <message>
        <source>sets attributes</source>
        <translation>définit des attributs</translation>
    </message>
    <message>
        <source>writes to a tensor from outside</source>
        <translation>écrit dans un tenseur extérieur</translation>
    </message>
    <message>
        <source>makes tensors that are read elsewhere</source>
        <translation>crée des tenseurs qui sont lus ailleurs</translation>
    </message>
    <message>
        <source>The transform %1 scaled no operator, because the user&apos;s dictionary replaced all that have a rule; weights are rescaled all the same.</source>
        <translation>La transformation %1 n’a mis aucun opérateur à l’échelle, car le dictionnaire de l’utilisateur a remplacé tous ceux qui ont une règle&#x202f;; les poids sont tout de même remis à l’échelle.</translation>
    </message>
    <message>
        <source>The transform %1 scaled %2, %3 of them without a constraint, and %4, %5 of them around attention.</source>
        <translation>La transformation %1 a mis à l’échelle&#xa0;: %2, dont %3 sans contrainte, et %4, dont %5 autour de l’attention.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>%1 residual adds</source>
        <translation>
            <numerusform>%1 addition résiduelle</numerusform>
            <numerusform>%1 additions résiduelles</numerusform>
        </translation>
    </message>
    <message>
        <source>The transform %1 left these as they are: %2.</source>
        <translation>La transformation %1 a laissé ceci en l’état&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The run of %1 failed: %2.</source>
        <translation>L’exécution de %1 a échoué&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The engine had to give up: %1.</source>
        <translation>Le moteur a dû abandonner&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the reason is unknown</source>
        <translation>la raison est inconnue</translation>
    </message>
    <message>
        <source>Stopped by the user.</source>
        <translation>Arrêt demandé par l’utilisateur.</translation>
    </message>
    <message>
        <source>The run was stopped at its time limit of %1 s.</source>
        <translation>L’exécution a été arrêtée à sa limite de temps de %1 s.</translation>
    </message>
    <message>
        <source>The run was stopped because it needed %1, more than its memory limit of %2: try smaller inputs, or a larger limit.</source>
        <translation>L’exécution a été arrêtée, car elle demandait %1, plus que sa limite de mémoire de %2&#xa0;: essayez des entrées plus petites ou une limite plus grande.</translation>
    </message>
    <message>
        <source>Reading %1 was given up after %2 s: code that it runs while it is loaded does not end; check where it comes from.</source>
        <translation>La lecture de %1 a été abandonnée après %2 s&#xa0;: le code qui s’exécute à son chargement ne se termine pas&#x202f;; vérifiez d’où vient ce fichier.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files and network, because its kernel has neither Landlock nor seccomp; run only models whose source you trust here.</source>
        <translation>Le modèle n’a pas été isolé des fichiers et du réseau de cette machine, car son noyau n’a ni Landlock ni seccomp&#x202f;; n’exécutez ici que des modèles dont la source est sûre.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files, because its kernel has no Landlock; run only models whose source you trust here.</source>
        <translation>Le modèle n’a pas été isolé des fichiers de cette machine, car son noyau n’a pas Landlock&#x202f;; n’exécutez ici que des modèles dont la source est sûre.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s network and programs, because its kernel has no seccomp; run only models whose source you trust here.</source>
        <translation>Le modèle n’a pas été isolé du réseau et des programmes de cette machine, car son noyau n’a pas seccomp&#x202f;; n’exécutez ici que des modèles dont la source est sûre.</translation>
    </message>
    <message>
        <source>The model was not kept from this machine&apos;s files in all threads, because libraries had started %1 of them before; run only models whose source you trust here.</source>
        <translation>Le modèle n’a pas été isolé des fichiers de cette machine dans tous les threads, car des bibliothèques en avaient lancé %1 auparavant&#x202f;; n’exécutez ici que des modèles dont la source est sûre.</translation>
    </message>
    <message>
        <source>Input %1 was given as the number %2, a tensor without dimensions; where the method wants some, write for instance full(%3):[1]. %4</source>
        <translation>L’entrée %1 a été donnée comme le nombre %2, un tenseur sans dimensions&#x202f;; si la méthode en veut, écrivez par exemple full(%3):[1]. %4</translation>
    </message>
    <message>
        <source>Input %1 was given as the truth value %2, a tensor without dimensions; where the method wants some, write for instance %3:[1]. %4</source>
        <translation>L’entrée %1 a été donnée comme le booléen %2, un tenseur sans dimensions&#x202f;; si la méthode en veut, écrivez par exemple %3:[1]. %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors are complex and were not measured: number formats hold real numbers.</source>
        <translation>
            <numerusform>%1 tenseur est complexe et n’a pas été mesuré&#xa0;: les formats numériques contiennent des nombres réels.</numerusform>
            <numerusform>%1 tenseurs sont complexes et n’ont pas été mesurés&#xa0;: les formats numériques contiennent des nombres réels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on (tensors before it without a gradient: %2, parameters among them: %3).</source>
        <translation>Les gradients s’arrêtent à %1, qui n’en transmet pas (tenseurs en amont sans gradient&#xa0;: %2, dont paramètres&#xa0;: %3).</translation>
    </message>
    <message>
        <source>Gradients stop at %1, which passes none on; what it reads gets gradients in other ways.</source>
        <translation>Les gradients s’arrêtent à %1, qui n’en transmet pas&#x202f;; ce qu’il lit reçoit des gradients par d’autres voies.</translation>
    </message>
    <message>
        <source>The folder %1 for saved values can&apos;t be made: %2.</source>
        <translation>Le dossier %1 des valeurs enregistrées ne peut pas être créé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it is a file</source>
        <translation>c’est un fichier</translation>
    </message>
    <message>
        <source>--save-values %1 would save %2, more than the limit of %3; match fewer nodes, or raise --save-limit.</source>
        <translation>--save-values %1 enregistrerait %2, plus que la limite de %3&#x202f;; visez moins de nœuds ou augmentez --save-limit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, up to %2 with their gradients</source>
        <translation>
            <numerusform>%1 tenseur, jusqu’à %2 avec son gradient</numerusform>
            <numerusform>%1 tenseurs, jusqu’à %2 avec leurs gradients</numerusform>
        </translation>
    </message>
    <message>
        <source>--save-values %1 matches no tensor&apos;s name; the first column of the table has the names.</source>
        <translation>--save-values %1 ne correspond au nom d’aucun tenseur&#x202f;; les noms sont dans la première colonne de la table.</translation>
    </message>
    <message>
        <source>Saving values stopped at the limit of %1 (--save-limit).</source>
        <translation>L’enregistrement des valeurs s’est arrêté à la limite de %1 (--save-limit).</translation>
    </message>
    <message>
        <source>Saving values stopped: %1.</source>
        <translation>L’enregistrement des valeurs s’est arrêté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The list of saved values can&apos;t be written.</source>
        <translation>La liste des valeurs enregistrées ne peut pas être écrite.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors, %2, were saved before.</source>
        <translation>
            <numerusform>%1 tenseur, %2, avait été enregistré auparavant.</numerusform>
            <numerusform>%1 tenseurs, %2, avaient été enregistrés auparavant.</numerusform>
        </translation>
    </message>
    <message>
        <source>it did not end in time</source>
        <translation>elle ne s’est pas terminée à temps</translation>
    </message>
    <message>
        <source>it needed more memory than its limit</source>
        <translation>elle a demandé plus de mémoire que sa limite</translation>
    </message>
    <message>
        <source>it crashed</source>
        <translation>elle a planté</translation>
    </message>
    <message>
        <source>%1: NaN arises here, in %2 of the elements</source>
        <translation>%1&#xa0;: NaN apparaît ici, dans %2 des éléments</translation>
    </message>
    <message>
        <source>%1: infinity arises here, in %2 of the elements</source>
        <translation>%1&#xa0;: l’infini apparaît ici, dans %2 des éléments</translation>
    </message>
    <message>
        <source>its backward makes %1 of the gradient of %2 zero in %3 (≤ %4)</source>
        <translation>sa rétropropagation annule %1 du gradient de %2 en %3 (≤ %4)</translation>
    </message>
    <message numerus="yes">
        <source>%2, and all of the gradients of %1 parameters</source>
        <translation>
            <numerusform>%2, et tout le gradient de %1 paramètre</numerusform>
            <numerusform>%2, et tous les gradients de %1 paramètres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; multiply the loss by %2</source>
        <translation>%1&#x202f;; multiplier la perte par %2</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale up what it reads</source>
        <translation>%1&#x202f;; le calculer en FP32, ou agrandir ce qu’il lit</translation>
    </message>
    <message>
        <source>%1: %2 overflow %3 to infinity (largest %4)</source>
        <translation>%1&#xa0;: %2 débordent de %3 vers l’infini (maximum %4)</translation>
    </message>
    <message>
        <source>its backward makes NaN, in %1 of the gradient of %2</source>
        <translation>sa rétropropagation produit des NaN, dans %1 du gradient de %2</translation>
    </message>
    <message>
        <source>its backward makes infinity, in %1 of the gradient of %2</source>
        <translation>sa rétropropagation produit l’infini, dans %1 du gradient de %2</translation>
    </message>
    <message>
        <source>its backward overflows %3 to infinity (largest %4), in %1 of the gradient of %2</source>
        <translation>sa rétropropagation déborde de %3 vers l’infini (maximum %4), dans %1 du gradient de %2</translation>
    </message>
    <message>
        <source>%1; compute it in FP32, or scale down what it reads</source>
        <translation>%1&#x202f;; le calculer en FP32, ou réduire ce qu’il lit</translation>
    </message>
    <message>
        <source>%1; scale down what it reads</source>
        <translation>%1&#x202f;; réduire ce qu’il lit</translation>
    </message>
    <message>
        <source>%1; lower the loss scale</source>
        <translation>%1&#x202f;; réduire l’échelle de la perte</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>forward</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradient</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>moins de 0,1&#xa0;%</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>plus de 99&#xa0;%</translation>
    </message>
    <message>
        <source>%1, and spreads to %2</source>
        <translation>%1, et se propage à %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensors</source>
        <translation>
            <numerusform>%1 tenseur</numerusform>
            <numerusform>%1 tenseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gradients</source>
        <translation>
            <numerusform>%1 gradient</numerusform>
            <numerusform>%1 gradients</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular expression: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une expression régulière&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales that are powers of two; those of %2 are not.</source>
        <translation>La règle «&#xa0;%1&#xa0;» vaut pour des échelles qui sont des puissances de deux&#x202f;; celles de %2 n’en sont pas.</translation>
    </message>
    <message>
        <source>%1 is a format for scales, which have none of their own; choose a format with zero and a sign, or the scaling none.</source>
        <translation>%1 est un format d’échelles, et une échelle n’en a pas elle-même&#x202f;; choisissez un format avec zéro et signe, ou le scaling none.</translation>
    </message>
    <message>
        <source>The errors of the formats are not known, because the run without them failed: %1.</source>
        <translation>Les erreurs des formats sont inconnues, car l’exécution sans formats a échoué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Against the same run without number formats, %1.</source>
        <translation>Par rapport à la même exécution sans formats numériques&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Without number formats the result is %1 already, so that nothing is compared with it: mend that first.</source>
        <translation>Sans formats numériques, le résultat est déjà %1, donc rien ne lui est comparé&#xa0;: corrigez cela d’abord.</translation>
    </message>
    <message>
        <source>The result %1 of %2 is %3, so that a comparison with it tells nothing: mend that first, or compare it with the other run.</source>
        <translation>Le résultat %1 de %2 est %3, donc une comparaison avec lui ne dit rien&#xa0;: corrigez cela d’abord, ou comparez à l’autre exécution.</translation>
    </message>
    <message>
        <source>the loss is %1 instead of %2</source>
        <translation>la loss vaut %1 au lieu de %2</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1</source>
        <translation>les gradients des paramètres ont un écart de %1</translation>
    </message>
    <message>
        <source>the parameters&apos; gradients are off by %1 (cosine %2, norm %3)</source>
        <translation>les gradients des paramètres ont un écart de %1 (cosinus %2, norme %3)</translation>
    </message>
    <message>
        <source>the transforms fp8, format and recipe</source>
        <translation>les transformations fp8, format et recipe</translation>
    </message>
    <message>
        <source>The recipe %1</source>
        <translation>La recette %1</translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot;; choose %2, or a file: recipe:FILE.json.</source>
        <translation>Il n’y a pas de recette «&#xa0;%1&#xa0;»&#x202f;; choisissez %2, ou un fichier&#xa0;: recipe:FILE.json.</translation>
    </message>
    <message>
        <source>The recipe %1 is not a JSON document: %2.</source>
        <translation>La recette %1 n’est pas un document JSON&#xa0;: %2.</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is %2, newer than the %3 that this program knows</source>
        <translation>le champ «&#xa0;%1&#xa0;» vaut %2, version plus récente que %3, celle que ce programme connaît</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: the member &quot;%2&quot; of %3 is wrong. %4</source>
        <translation>La recette %1 n’est pas valide&#xa0;: le champ «&#xa0;%2&#xa0;» de %3 est incorrect. %4</translation>
    </message>
    <message>
        <source>the default</source>
        <translation>la valeur par défaut</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>la règle %1</translation>
    </message>
    <message>
        <source>A scale must be a power of two, such as 0.125 or 1024.</source>
        <translation>Une échelle doit être une puissance de deux, telle que 0.125 ou 1024.</translation>
    </message>
    <message>
        <source>A number format is missing; name one, or keep full precision with &quot;keep&quot;: true.</source>
        <translation>Il manque un format numérique&#x202f;; indiquez-en un, ou conservez la pleine précision avec &quot;keep&quot;: true.</translation>
    </message>
    <message>
        <source>Rule %1 of the recipe %2 fits no operand of this model.</source>
        <translation>La règle %1 de la recette %2 ne correspond à aucun opérande de ce modèle.</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t give %2 blocks along its own axes, because it writes to what it reads.</source>
        <translation>La transformation %1 ne peut pas donner à %2 des blocs le long de ses propres axes, car il écrit dans ce qu’il lit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 weights</source>
        <translation>
            <numerusform>%1 poids</numerusform>
            <numerusform>%1 poids</numerusform>
        </translation>
    </message>
    <message>
        <source>The formats round nothing that the target depends on; choose another target, or formats that round more.</source>
        <translation>Les formats n’arrondissent rien dont dépende la cible&#x202f;; choisissez une autre cible, ou des formats qui arrondissent davantage.</translation>
    </message>
    <message>
        <source>Without number formats the target holds NaN or infinities already, so that no operand is looked for; mend that first.</source>
        <translation>Sans formats numériques, la cible contient déjà NaN ou l’infini, donc aucun opérande n’est recherché&#x202f;; corrigez cela d’abord.</translation>
    </message>
    <message>
        <source>No parameter has a gradient in this run; choose another target, or go backward from an output that depends on parameters.</source>
        <translation>Aucun paramètre n’a de gradient dans cette exécution&#x202f;; choisissez une autre cible, ou partez en backward d’une sortie qui dépend de paramètres.</translation>
    </message>
    <message>
        <source>The run without formats has no tensor %1; scalescope export --table lists the names.</source>
        <translation>L’exécution sans formats n’a pas de tenseur %1&#x202f;; scalescope export --table énumère les noms.</translation>
    </message>
    <message>
        <source>In the run without formats no gradient arrives at %1; scalescope export --table lists the tensors that have one.</source>
        <translation>Dans l’exécution sans formats, aucun gradient n’arrive à %1&#x202f;; scalescope export --table énumère les tenseurs qui en ont un.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is for scales, and there are none here; choose a scaling, such as tensor or block:32, or a block format.</source>
        <translation>La règle «&#xa0;%1&#xa0;» concerne les échelles, et il n’y en a pas ici&#x202f;; choisissez un scaling, tel que tensor ou block:32, ou un format par blocs.</translation>
    </message>
    <message>
        <source>Scales can&apos;t have %1 levels; choose 1 or 2.</source>
        <translation>Les échelles ne peuvent pas avoir %1 niveaux&#x202f;; choisissez 1 ou 2.</translation>
    </message>
    <message>
        <source>Only scales of nvfp4 have levels, and there are none of those here; leave out the levels.</source>
        <translation>Seules les échelles de nvfp4 ont des niveaux, et il n’y en a pas ici&#x202f;; omettez les niveaux.</translation>
    </message>
    <message>
        <source>There was no backward pass, because no output is a floating-point tensor that requires a gradient.</source>
        <translation>Il n’y a pas eu de passe backward, car aucune sortie n’est un tenseur flottant qui requiert un gradient.</translation>
    </message>
    <message>
        <source>There was no backward pass, because its default seed does not work here: %1; choose another with --backward.</source>
        <translation>Il n’y a pas eu de passe backward, car son gradient initial par défaut ne fonctionne pas ici&#xa0;: %1&#x202f;; choisissez-en un autre avec --backward.</translation>
    </message>
    <message>
        <source>holds a dictionary whose keys are neither all strings nor all whole numbers</source>
        <translation>contient un dictionnaire dont les clés ne sont ni toutes des chaînes ni toutes des nombres entiers</translation>
    </message>
    <message>
        <source>the whole number %1 does not fit in 64 bits; write a smaller one, or 1e30 for a number that is not whole</source>
        <translation>le nombre entier %1 ne tient pas sur 64 bits&#x202f;; écrivez-en un plus petit, ou 1e30 pour un nombre non entier</translation>
    </message>
    <message>
        <source>Input %1: %2 does not fit in 64 bits; write a smaller number.</source>
        <translation>Entrée %1&#xa0;: %2 ne tient pas sur 64 bits&#x202f;; écrivez un nombre plus petit.</translation>
    </message>
    <message>
        <source>a whole number is divided by zero</source>
        <translation>un nombre entier est divisé par zéro</translation>
    </message>
    <message>
        <source>there is no operator for %1 with these arguments in this libtorch; load the library that defines it</source>
        <translation>il n’y a pas d’opérateur pour %1 avec ces arguments dans cette libtorch&#x202f;; chargez la bibliothèque qui le définit</translation>
    </message>
    <message>
        <source>there is no operator %1 in this libtorch</source>
        <translation>il n’y a pas d’opérateur %1 dans cette libtorch</translation>
    </message>
    <message>
        <source>this libtorch has no dtype %1</source>
        <translation>cette libtorch n’a pas de dtype %1</translation>
    </message>
    <message>
        <source>tensors of %1 can&apos;t be quantized</source>
        <translation>les tenseurs de %1 ne peuvent pas être quantifiés</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a bound of proposals; write lost: and a part from 0 to 1, as in lost:0.001, or sqnr: and dB, as in sqnr:20.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une borne de propositions&#x202f;; écrivez lost: et une part de 0 à 1, comme lost:0.001, ou sqnr: et des dB, comme sqnr:20.</translation>
    </message>
    <message>
        <source>Nobody is reading the events any more.</source>
        <translation>Plus personne ne lit les événements.</translation>
    </message>
    <message>
        <source>The model was frozen when it was saved, so it can&apos;t be put in another mode; it runs as it was saved.</source>
        <translation>Le modèle a été figé à son enregistrement, son mode ne peut donc pas être changé&#x202f;; il s’exécute tel qu’il a été enregistré.</translation>
    </message>
    <message>
        <source>Input %1 was run without a gradient, because with one the forward pass fails. %2</source>
        <translation>L’entrée %1 a été exécutée sans gradient, car avec gradient la passe forward échoue. %2</translation>
    </message>
    <message>
        <source>Backward failed, so gradients are missing: %1.</source>
        <translation>La passe backward a échoué, des gradients manquent donc&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Gradients pass %1 as though it had written nothing, so those before it are wrong: no gradient is registered for it.</source>
        <translation>Les gradients traversent %1 comme s’il n’avait rien écrit, ceux en amont sont donc faux&#xa0;: aucun gradient n’est enregistré pour cet opérateur.</translation>
    </message>
    <message>
        <source>Saving %1, in %2 (limit %3).</source>
        <translation>Enregistrement de %1, dans %2 (limite %3).</translation>
    </message>
    <message>
        <source>How much --save-values will save is not known beforehand, because the forward pass failed at first; the limit is %1.</source>
        <translation>On ne sait pas d’avance combien --save-values enregistrera, car la passe forward a d’abord échoué&#x202f;; la limite est de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 tensors, %2.</source>
        <translation>
            <numerusform>%1 tenseur enregistré, %2.</numerusform>
            <numerusform>%1 tenseurs enregistrés, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model printed %1, left out here.</source>
        <translation>Le modèle a affiché %1&#x202f;; ce n’est pas repris ici.</translation>
    </message>
    <message>
        <source>The model&apos;s libraries wrote %1, left out here.</source>
        <translation>Les bibliothèques du modèle ont écrit %1&#x202f;; ce n’est pas repris ici.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform>%1 autre ligne</numerusform>
            <numerusform>%1 autres lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more tensors</source>
        <translation>
            <numerusform>%1 autre tenseur</numerusform>
            <numerusform>%1 autres tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>No number format is simulated, so there is no error to look into; give --transform fp8, format:FWD,BWD or recipe:NAME.</source>
        <translation>Aucun format numérique n’est simulé, il n’y a donc pas d’erreur à analyser&#x202f;; indiquez --transform fp8, format:FWD,BWD ou recipe:NAME.</translation>
    </message>
    <message>
        <source>What is kept in full precision has no format, scaling or rounding; leave out &quot;keep&quot; or the others.</source>
        <translation>Ce qui reste en pleine précision n’a ni format, ni scaling, ni arrondi&#x202f;; omettez &quot;keep&quot; ou le reste.</translation>
    </message>
    <message>
        <source>Going forward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>En forward, sur %1&#xa0;: %2 saturés, %3 devenus nuls et %4 devenus subnormaux.</translation>
    </message>
    <message>
        <source>Going backward, of %1, %2 saturated, %3 became zero, and %4 became subnormal.</source>
        <translation>En backward, sur %1&#xa0;: %2 saturés, %3 devenus nuls et %4 devenus subnormaux.</translation>
    </message>
    <message>
        <source>%1 has no option %2; its only option is constraint</source>
        <translation>%1 n’a pas d’option %2&#x202f;; sa seule option est constraint</translation>
    </message>
    <message>
        <source>the model is quantized (%1), so its weights have scales of their own; use the floating-point model that it was made from</source>
        <translation>le modèle est quantifié (%1), ses poids ont donc leurs propres échelles&#x202f;; utilisez le modèle flottant dont il est issu</translation>
    </message>
    <message>
        <source>the model was frozen when it was saved, so its weights can&apos;t be rescaled; save it without torch.jit.freeze</source>
        <translation>le modèle a été figé à son enregistrement, ses poids ne peuvent donc pas être remis à l’échelle&#x202f;; enregistrez-le sans torch.jit.freeze</translation>
    </message>
    <message>
        <source>has arguments that its rule does not take (%1)</source>
        <translation>a des arguments que sa règle ne prend pas (%1)</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 (the first is %3) as if their standard deviation were 1, but it is %4 to %5; unit_scale:extended rescales such weights.</source>
        <translation>La transformation %1 met à l’échelle les produits avec %2 (le premier est %3) comme si leur écart type était 1, mais il va de %4 à %5&#x202f;; unit_scale:extended remet ces poids à l’échelle.</translation>
    </message>
    <message>
        <source>The transform %1 scales products with %2 as if their standard deviation were 1, but it is %3 to %4; they are not parameters, so they can&apos;t be rescaled.</source>
        <translation>La transformation %1 met à l’échelle les produits avec %2 comme si leur écart type était 1, mais il va de %3 à %4&#x202f;; ce ne sont pas des paramètres, ils ne peuvent donc pas être remis à l’échelle.</translation>
    </message>
    <message>
        <source>There is no transform &quot;%1&quot;; choose unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME or recipe:FILE.json, each also with :extended.</source>
        <translation>Il n’y a pas de transformation «&#xa0;%1&#xa0;»&#x202f;; choisissez unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME ou recipe:FILE.json, chacune aussi avec :extended.</translation>
    </message>
    <message>
        <source>the results are off by %1 (SQNR %2 dB)</source>
        <translation>les résultats ont un écart de %1 (SQNR %2 dB)</translation>
    </message>
    <message>
        <source>%1 is a torch.export archive without a program that can be read: save the model with torch.export.save(...) of PyTorch 2.6 or newer.</source>
        <translation>%1 est une archive torch.export sans programme lisible&#xa0;: enregistrez le modèle avec torch.export.save(...) de PyTorch 2.6 ou plus récent.</translation>
    </message>
    <message>
        <source>%1 was exported by a newer PyTorch (schema %2, this engine reads up to %3): export the model with an older one.</source>
        <translation>%1 a été exporté par un PyTorch plus récent (schéma %2, ce moteur lit jusqu’à %3)&#xa0;: exportez le modèle avec un plus ancien.</translation>
    </message>
    <message>
        <source>its tensor %1 is a pickled Python object; export the model with plain tensors</source>
        <translation>son tenseur %1 est un objet Python sérialisé par pickle&#x202f;; exportez le modèle avec des tenseurs ordinaires</translation>
    </message>
    <message>
        <source>its weights on the meta device have no data; load a checkpoint into the model before it is exported</source>
        <translation>ses poids sur le périphérique meta n’ont pas de données&#x202f;; chargez un checkpoint dans le modèle avant de l’exporter</translation>
    </message>
    <message>
        <source>it uses a dtype (number %1) that this libtorch does not have; use a newer one</source>
        <translation>il utilise un dtype (numéro %1) que cette libtorch n’a pas&#x202f;; utilisez-en une plus récente</translation>
    </message>
    <message>
        <source>it calls %1, which can&apos;t be run operator by operator; export the model without it</source>
        <translation>il appelle %1, qui ne peut pas être exécuté opérateur par opérateur&#x202f;; exportez le modèle sans cet appel</translation>
    </message>
    <message>
        <source>it calls %1, which is not an operator of PyTorch; export the model without it</source>
        <translation>il appelle %1, qui n’est pas un opérateur de PyTorch&#x202f;; exportez le modèle sans cet appel</translation>
    </message>
    <message>
        <source>this libtorch has no form of %1 for the arguments that it is given; use the libtorch of the PyTorch that exported it</source>
        <translation>cette libtorch n’a pas de forme de %1 pour les arguments reçus&#x202f;; utilisez la libtorch du PyTorch qui l’a exporté</translation>
    </message>
    <message>
        <source>its call of %1 lacks the argument %2; use the libtorch of the PyTorch that exported it</source>
        <translation>il manque à son appel de %1 l’argument %2&#x202f;; utilisez la libtorch du PyTorch qui l’a exporté</translation>
    </message>
    <message>
        <source>its call of %1 has arguments that this libtorch does not know; use the libtorch of the PyTorch that exported it</source>
        <translation>son appel de %1 a des arguments que cette libtorch ne connaît pas&#x202f;; utilisez la libtorch du PyTorch qui l’a exporté</translation>
    </message>
    <message>
        <source>it passes an operator something of the kind %1; export the model without it</source>
        <translation>il passe à un opérateur quelque chose du type %1&#x202f;; exportez le modèle sans cela</translation>
    </message>
    <message>
        <source>it needs a custom object of Python or C++; export the model without it</source>
        <translation>il lui faut un objet personnalisé Python ou C++&#x202f;; exportez le modèle sans cet objet</translation>
    </message>
    <message>
        <source>its program holds more values than any model</source>
        <translation>son programme contient plus de valeurs qu’aucun modèle</translation>
    </message>
    <message>
        <source>its program has something at %1 that PyTorch does not write</source>
        <translation>son programme contient à %1 quelque chose que PyTorch n’écrit pas</translation>
    </message>
    <message>
        <source>its program makes the value %1 twice</source>
        <translation>son programme crée deux fois la valeur %1</translation>
    </message>
    <message>
        <source>its program reads the value %1, which nothing has made</source>
        <translation>son programme lit la valeur %1, que rien n’a créée</translation>
    </message>
    <message>
        <source>its tensor %1 is not in the archive</source>
        <translation>son tenseur %1 n’est pas dans l’archive</translation>
    </message>
    <message>
        <source>a tensor reaches beyond its data in %1</source>
        <translation>un tenseur dépasse ses données dans %1</translation>
    </message>
    <message>
        <source>%1 is a tensor of %2, but the model was exported for %3; give it as %3.</source>
        <translation>%1 est un tenseur de %2, mais le modèle a été exporté pour %3&#x202f;; donnez-le en %3.</translation>
    </message>
    <message>
        <source>%1 is not a model that can be opened: give a file that torch.jit.save or torch.export.save wrote.</source>
        <translation>%1 n’est pas un modèle qui puisse être ouvert&#xa0;: indiquez un fichier écrit par torch.jit.save ou torch.export.save.</translation>
    </message>
    <message>
        <source>The gradient of %1 is zero in theory, and only the noise of rounding is there, so there is no error to look into; choose another target.</source>
        <translation>Le gradient de %1 est nul en théorie et ne contient que du bruit d’arrondi, il n’y a donc pas d’erreur à analyser&#x202f;; choisissez une autre cible.</translation>
    </message>
    <message>
        <source>There is no product of matrices &quot;%1&quot;; choose one of: %2.</source>
        <translation>Il n’y a pas de produit matriciel «&#xa0;%1&#xa0;»&#x202f;; choisissez parmi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is a compiled package of AOTInductor, without the program that it was compiled from: save the model with torch.export.save(...) (docs/export.md).</source>
        <translation>%1 est un paquet compilé par AOTInductor, sans le programme dont il est issu&#xa0;: enregistrez le modèle avec torch.export.save(...) (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 holds several programs: %2. Save the one that is wanted in a file of its own, in Python: torch.export.save(load_pt2(file).exported_programs[name], other_file), with load_pt2 of torch.export.pt2_archive._package.</source>
        <translation>%1 contient plusieurs programmes&#xa0;: %2. Enregistrez celui qu’il vous faut dans un fichier à part, en Python&#xa0;: torch.export.save(load_pt2(file).exported_programs[name], other_file), avec load_pt2 de torch.export.pt2_archive._package.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be run: %2 (docs/export.md).</source>
        <translation>%1 ne peut pas être exécuté&#xa0;: %2 (docs/export.md).</translation>
    </message>
    <message>
        <source>%1 was exported by an early PyTorch (schema %2, this engine reads %3 and newer): export the model with a newer one.</source>
        <translation>%1 a été exporté par un PyTorch trop ancien (schéma %2, ce moteur lit %3 et plus récent)&#xa0;: exportez le modèle avec un plus récent.</translation>
    </message>
    <message>
        <source>The program was decomposed before it was saved, so the rules for linear, attention and similar operators find nothing to apply to: unit scaling and number formats may change little. Save what torch.export.export(...) of PyTorch 2.5 or newer returns, without run_decompositions().</source>
        <translation>Le programme a été décomposé avant son enregistrement, si bien que les règles pour linear, l’attention et les opérateurs similaires ne trouvent rien à quoi s’appliquer&#xa0;: l’unit scaling et les formats numériques changeront peut-être peu de choses. Enregistrez ce que renvoie torch.export.export(...) de PyTorch 2.5 ou plus récent, sans run_decompositions().</translation>
    </message>
    <message>
        <source>run_decompositions() took the program&apos;s no_grad regions out before it was saved, so gradients pass where the model stops them. Save what torch.export.export(...) returns, without run_decompositions().</source>
        <translation>run_decompositions() a retiré les régions no_grad du programme avant son enregistrement, si bien que des gradients passent là où le modèle les arrête. Enregistrez ce que renvoie torch.export.export(...), sans run_decompositions().</translation>
    </message>
    <message>
        <source>An exported program stays in the mode that it was exported in, so --mode %1 has no effect: call model.%1() before torch.export.export(...).</source>
        <translation>Un programme exporté garde le mode dans lequel il a été exporté, --mode %1 n’a donc pas d’effet&#xa0;: appelez model.%1() avant torch.export.export(...).</translation>
    </message>
    <message>
        <source>--mode %1 does not reach %2, whose mode is written out in the code, as a trace has it: call model.%1() before torch.jit.trace(...).</source>
        <translation>--mode %1 n’atteint pas %2, dont le mode est écrit dans le code, comme dans une trace&#xa0;: appelez model.%1() avant torch.jit.trace(...).</translation>
    </message>
    <message>
        <source>its program can&apos;t be read as JSON: %1</source>
        <translation>son programme n’est pas lisible comme JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>a part of its program takes values other than those it is given</source>
        <translation>une partie de son programme prend d’autres valeurs que celles qu’elle reçoit</translation>
    </message>
    <message>
        <source>%1 has %2, but the model was exported for %3; give it with as many.</source>
        <translation>%1 a %2, mais le modèle a été exporté pour %3&#x202f;; donnez-lui-en autant.</translation>
    </message>
    <message numerus="yes">
        <source>%1 dimensions</source>
        <translation>
            <numerusform>%1 dimension</numerusform>
            <numerusform>%1 dimensions</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for %4 only; give it that size, or export the model with that dimension dynamic.</source>
        <translation>La dimension %2 de %1 est de taille %3, mais le modèle a été exporté pour %4 seulement&#x202f;; donnez-lui cette taille, ou exportez le modèle avec cette dimension dynamique.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at least %4.</source>
        <translation>La dimension %2 de %1 est de taille %3, mais le modèle a été exporté pour des tailles d’au moins %4.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of at most %4.</source>
        <translation>La dimension %2 de %1 est de taille %3, mais le modèle a été exporté pour des tailles d’au plus %4.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must be as large as that of %4, which has %5; give both the same size.</source>
        <translation>La dimension %2 de %1 est de taille %3, mais doit être aussi grande que celle de %4, de taille %5&#x202f;; donnez la même taille aux deux.</translation>
    </message>
    <message>
        <source>There is no rounding &quot;%1&quot;; choose one of: %2.</source>
        <translation>Il n’y a pas d’arrondi «&#xa0;%1&#xa0;»&#x202f;; choisissez parmi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no scaling &quot;%1&quot;; choose none, tensor, channel, block:N or tile:NxM, where N and M are whole numbers, 1 or more.</source>
        <translation>Il n’y a pas de scaling «&#xa0;%1&#xa0;»&#x202f;; choisissez none, tensor, channel, block:N ou tile:NxM, où N et M sont des nombres entiers, 1 ou plus.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; for scales; choose one of: %2.</source>
        <translation>Il n’y a pas de règle «&#xa0;%1&#xa0;» pour les échelles&#x202f;; choisissez parmi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>write an object of this class as a dictionary of its parts</source>
        <translation>un objet de cette classe s’écrit comme un dictionnaire de ses parties</translation>
    </message>
    <message>
        <source>it has parts that the class does not have</source>
        <translation>il a des parties que la classe n’a pas</translation>
    </message>
    <message>
        <source>There is no output %1; backward can start from: %2.</source>
        <translation>Il n’y a pas de sortie %1&#x202f;; la passe backward peut partir de&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Backward begins at %1; it could at %2, too, which --output-index chooses.</source>
        <translation>La rétropropagation part de : %1 ; avec --output-index, elle peut aussi partir de : %2.</translation>
    </message>
    <message>
        <source>Output %1 is %2 and has no gradient; backward can start from: %3.</source>
        <translation>La sortie %1 est %2 et n’a pas de gradient&#x202f;; la passe backward peut partir de&#xa0;: %3.</translation>
    </message>
    <message>
        <source>holds nested lists that unfold to more values than any file has</source>
        <translation>contient des listes imbriquées qui donnent plus de valeurs qu’aucun fichier n’en a</translation>
    </message>
    <message>
        <source>%1 is not valid: the member &quot;%2&quot; is wrong. %3</source>
        <translation>%1 n’est pas valide&#xa0;: le champ «&#xa0;%2&#xa0;» est incorrect. %3</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>un nombre entier, 0 ou plus</translation>
    </message>
    <message>
        <source>a number of bytes, 1 or more</source>
        <translation>un nombre d’octets, 1 ou plus</translation>
    </message>
    <message>
        <source>a size (a whole number, 0 or more)</source>
        <translation>une taille (un nombre entier, 0 ou plus)</translation>
    </message>
    <message>
        <source>%1 is not known; take %2 or a file such as FILE.npy.</source>
        <translation>%1 est inconnu&#x202f;; prenez %2 ou un fichier tel que FILE.npy.</translation>
    </message>
    <message>
        <source>No target is named; give --target loss, gradients, or the name of a tensor.</source>
        <translation>Aucune cible n’est indiquée&#x202f;; donnez --target loss, gradients, ou le nom d’un tenseur.</translation>
    </message>
    <message>
        <source>-o %1 would overwrite %2, because values left by a killed run are removed first; name another file.</source>
        <translation>-o %1 écraserait %2, car les valeurs laissées par une exécution tuée sont d’abord supprimées&#x202f;; indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>the smallest 64-bit whole number is divided by -1</source>
        <translation>le plus petit entier de 64 bits est divisé par -1</translation>
    </message>
    <message>
        <source>%1 has no argument %2</source>
        <translation>%1 n’a pas d’argument %2</translation>
    </message>
    <message>
        <source>the argument %1 of %2 must be %3</source>
        <translation>l’argument %1 de %2 doit être %3</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tenseur</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>une liste de nombres entiers</translation>
    </message>
    <message>
        <source>the program was recorded without its data flow</source>
        <translation>le programme a été capturé sans son flux de données</translation>
    </message>
    <message numerus="yes">
        <source>the program was recorded with %1 inputs, not with %2</source>
        <translation>
            <numerusform>le programme a été capturé avec %1 entrée, et non %2</numerusform>
            <numerusform>le programme a été capturé avec %1 entrées, et non %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine %1 %2; %3.</source>
        <translation>Le moteur %1 %2&#x202f;; %3.</translation>
    </message>
    <message>
        <source>The engine %1 %2 (its last words: %3); %4.</source>
        <translation>Le moteur %1 %2 (ses derniers mots&#xa0;: %3)&#x202f;; %4.</translation>
    </message>
    <message>
        <source>The run was stopped %1; %2.</source>
        <translation>L’exécution a été arrêtée %1&#x202f;; %2.</translation>
    </message>
    <message>
        <source>ended by itself (status %1)</source>
        <translation>s’est terminé de lui-même (code %1)</translation>
    </message>
    <message>
        <source>was killed (signal 9)</source>
        <translation>a été tué (signal 9)</translation>
    </message>
    <message>
        <source>was asked to end (signal 15)</source>
        <translation>a été invité à se terminer (signal 15)</translation>
    </message>
    <message>
        <source>gave up (abort, signal 6)</source>
        <translation>a abandonné (abort, signal 6)</translation>
    </message>
    <message>
        <source>crashed with a segmentation fault (signal 11)</source>
        <translation>a planté sur une erreur de segmentation (signal 11)</translation>
    </message>
    <message>
        <source>crashed with a bus error (signal 7)</source>
        <translation>a planté sur une erreur de bus (signal 7)</translation>
    </message>
    <message>
        <source>crashed on an arithmetic error (signal 8)</source>
        <translation>a planté sur une erreur arithmétique (signal 8)</translation>
    </message>
    <message>
        <source>crashed on an instruction that this processor lacks (signal 4)</source>
        <translation>a planté sur une instruction que ce processeur n’a pas (signal 4)</translation>
    </message>
    <message>
        <source>ran into its limit of processor time (signal 24)</source>
        <translation>a atteint sa limite de temps processeur (signal 24)</translation>
    </message>
    <message>
        <source>ran into the limit of file size (signal 25)</source>
        <translation>a atteint la limite de taille de fichier (signal 25)</translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation>a été arrêté par le signal %1</translation>
    </message>
    <message>
        <source>before it began to work</source>
        <translation>avant le début du travail</translation>
    </message>
    <message>
        <source>while it loaded the model</source>
        <translation>pendant le chargement du modèle</translation>
    </message>
    <message>
        <source>while it made the inputs</source>
        <translation>pendant la création des entrées</translation>
    </message>
    <message>
        <source>in the capture phase</source>
        <translation>pendant la capture</translation>
    </message>
    <message>
        <source>while it transformed the model</source>
        <translation>pendant la transformation du modèle</translation>
    </message>
    <message>
        <source>while it ran the reference without formats</source>
        <translation>pendant l’exécution de référence sans formats</translation>
    </message>
    <message>
        <source>in the forward phase</source>
        <translation>pendant la passe forward</translation>
    </message>
    <message>
        <source>in the backward phase</source>
        <translation>pendant la passe backward</translation>
    </message>
    <message>
        <source>while it wrote the run file</source>
        <translation>pendant l’écriture du fichier d’exécution</translation>
    </message>
    <message>
        <source>while it looked for causes</source>
        <translation>pendant la recherche des causes</translation>
    </message>
    <message numerus="yes">
        <source>in the capture phase after %1 operators</source>
        <translation>
            <numerusform>pendant la capture, après %1 opérateur</numerusform>
            <numerusform>pendant la capture, après %1 opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the forward phase after %1 operators</source>
        <translation>
            <numerusform>pendant la passe forward, après %1 opérateur</numerusform>
            <numerusform>pendant la passe forward, après %1 opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the backward phase after %1 gradients</source>
        <translation>
            <numerusform>pendant la passe backward, après %1 gradient</numerusform>
            <numerusform>pendant la passe backward, après %1 gradients</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing had been recorded yet</source>
        <translation>rien n’avait encore été mesuré</translation>
    </message>
    <message>
        <source>what it recorded is in %1</source>
        <translation>ce qui a été mesuré est dans %1</translation>
    </message>
    <message>
        <source>The variant was not run: it was stopped before it began.</source>
        <translation>La variante n’a pas été exécutée&#xa0;: elle a été arrêtée avant d’avoir commencé.</translation>
    </message>
    <message>
        <source>%1 is not Scalescope&apos;s engine: what it wrote first is not an event of the protocol; set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>%1 n’est pas le moteur de Scalescope&#xa0;: ce qu’il a écrit en premier n’est pas un événement du protocole&#x202f;; définissez SCALESCOPE_ENGINE avec le chemin du moteur.</translation>
    </message>
    <message>
        <source>The engine %1 speaks version %2 of the protocol and this program version %3; use both from one release.</source>
        <translation>Le moteur %1 parle la version %2 du protocole et ce programme la version %3&#x202f;; prenez les deux d’une même version de Scalescope.</translation>
    </message>
    <message>
        <source>The engine %1 could not be started (%2); install Scalescope again, or set SCALESCOPE_ENGINE to the engine&apos;s path.</source>
        <translation>Le moteur %1 n’a pas pu être démarré (%2)&#x202f;; réinstallez Scalescope, ou définissez SCALESCOPE_ENGINE avec le chemin du moteur.</translation>
    </message>
    <message>
        <source>there is no room for another pipe</source>
        <translation>il n’y a pas de place pour un autre tube (pipe)</translation>
    </message>
    <message>
        <source>there is no room for another process</source>
        <translation>il n’y a pas de place pour un autre processus</translation>
    </message>
    <message>
        <source>its tables claim more data than the file can hold</source>
        <translation>ses tables annoncent plus de données que le fichier ne peut en contenir</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>il n’y a pas assez de mémoire pour le lire</translation>
    </message>
    <message>
        <source>The recipe %1 is not valid: %2 says nothing about its operands; give it a format, or &quot;keep&quot;: true.</source>
        <translation>La recette %1 n’est pas valide&#xa0;: %2 ne dit rien de ses opérandes&#x202f;; donnez-lui un format, ou &quot;keep&quot;: true.</translation>
    </message>
    <message>
        <source>A fixed scale goes only with the scaling none, not with %1.</source>
        <translation>Une échelle fixe ne va qu’avec le scaling none, pas avec %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 linear operators</source>
        <translation>
            <numerusform>%1 opérateur linear</numerusform>
            <numerusform>%1 opérateurs linear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 matmuls</source>
        <translation>
            <numerusform>%1 matmul</numerusform>
            <numerusform>%1 matmuls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 attention operators</source>
        <translation>
            <numerusform>%1 opérateur d’attention</numerusform>
            <numerusform>%1 opérateurs d’attention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 convolutions</source>
        <translation>
            <numerusform>%1 convolution</numerusform>
            <numerusform>%1 convolutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 lost in the blocks of %3</source>
        <translation>%1&#xa0;: %2 perdus dans les blocs de %3</translation>
    </message>
    <message>
        <source>The format %1 has neither sign nor zero: it is for scales, not for tensors.</source>
        <translation>Le format %1 n’a ni signe ni zéro&#xa0;: il est fait pour des échelles, pas pour des tenseurs.</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; occurs twice</source>
        <translation>le champ «&#xa0;%1&#xa0;» apparaît deux fois</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a recipe that scalescope has, which says something else; give this one another name.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom d’une recette de Scalescope, qui dit autre chose&#x202f;; donnez un autre nom à celle-ci.</translation>
    </message>
    <message>
        <source>it names the device %1, which this libtorch does not know; move the model to the CPU before it is exported</source>
        <translation>il nomme le périphérique %1, que cette libtorch ne connaît pas&#x202f;; déplacez le modèle sur le CPU avant de l’exporter</translation>
    </message>
    <message>
        <source>it transforms functions with torch.vmap or torch.func, which can&apos;t be run operator by operator; save what run_decompositions({}) of the exported program returns</source>
        <translation>il transforme des fonctions avec torch.vmap ou torch.func, ce qui ne peut pas être exécuté opérateur par opérateur&#x202f;; enregistrez ce que renvoie run_decompositions({}) du programme exporté</translation>
    </message>
    <message>
        <source>its program has modules in more than %1 levels, more than any model</source>
        <translation>son programme a des modules sur plus de %1 niveaux, plus qu’aucun modèle</translation>
    </message>
    <message>
        <source>its program has a name of more than %1 bytes, longer than any</source>
        <translation>son programme a un nom de plus de %1 octets, plus long qu’aucun autre</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but the model was exported for sizes of %4, with a whole number %5; give it such a size.</source>
        <translation>La dimension %2 de %1 est de taille %3, mais le modèle a été exporté pour des tailles de %4, avec un nombre entier %5&#x202f;; donnez-lui une telle taille.</translation>
    </message>
    <message>
        <source>Dimension %2 of %1 has size %3, but must have %4 to fit %6, because it is %5; give it that size.</source>
        <translation>La dimension %2 de %1 est de taille %3, mais doit être de %4 pour convenir à %6, car elle vaut %5&#x202f;; donnez-lui cette taille.</translation>
    </message>
    <message>
        <source>load the library that provides them with --op-library, or save the model without them where they are written in Python</source>
        <translation>chargez la bibliothèque qui les fournit avec --op-library, ou enregistrez le modèle sans eux s’ils sont écrits en Python</translation>
    </message>
    <message>
        <source>they are written in Python, so export the model before it is quantized</source>
        <translation>ils sont écrits en Python, exportez donc le modèle avant de le quantifier</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, which ended the run %2; %3. Run the new one again.</source>
        <translation>%1 a été modifié pendant que le moteur le lisait, ce qui a mis fin à l’exécution %2&#x202f;; %3. Relancez avec le nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 was changed while the engine read it, so that some values may be of its new state: run it again.</source>
        <translation>%1 a été modifié pendant que le moteur le lisait, certaines valeurs peuvent donc venir de son nouvel état&#xa0;: exécutez-le de nouveau.</translation>
    </message>
    <message>
        <source>%1: NaN in %2 of the elements</source>
        <translation>%1&#xa0;: NaN dans %2 des éléments</translation>
    </message>
    <message>
        <source>%1: infinity in %2 of the elements</source>
        <translation>%1&#xa0;: l’infini dans %2 des éléments</translation>
    </message>
    <message>
        <source>forward: all of its elements are zero, so that no gradient passes it.</source>
        <translation>forward&#xa0;: tous ses éléments sont nuls, donc aucun gradient ne le traverse.</translation>
    </message>
    <message>
        <source>gradient: zero in theory; what it holds is rounding noise.</source>
        <translation>gradient&#xa0;: nul en théorie&#x202f;; ce qu’il contient est du bruit d’arrondi.</translation>
    </message>
    <message>
        <source>the gradient of %1</source>
        <translation>le gradient de %1</translation>
    </message>
    <message>
        <source>%1 does not have mean zero: |mean| %2, standard deviation %3</source>
        <translation>%1 n’est pas de moyenne nulle&#xa0;: |moyenne| %2, écart type %3</translation>
    </message>
    <message>
        <source>%1 is not normally distributed: kurtosis %2 instead of 3</source>
        <translation>%1 n’est pas de loi normale&#xa0;: kurtosis %2 au lieu de 3</translation>
    </message>
    <message>
        <source>%1 is not normally distributed, though its kurtosis does not show it</source>
        <translation>%1 n’est pas de loi normale, même si son kurtosis ne le montre pas</translation>
    </message>
    <message>
        <source>%1: %2 of the elements are zero</source>
        <translation>%1&#xa0;: %2 des éléments sont nuls</translation>
    </message>
    <message>
        <source>the operands are not independent: both are %1</source>
        <translation>les opérandes ne sont pas indépendants&#xa0;: tous deux sont %1</translation>
    </message>
    <message>
        <source>the operands are not independent: %1 is computed from %2</source>
        <translation>les opérandes ne sont pas indépendants&#xa0;: %1 est calculé à partir de %2</translation>
    </message>
    <message>
        <source>the operands are not independent: both are computed from %1</source>
        <translation>les opérandes ne sont pas indépendants&#xa0;: tous deux sont calculés à partir de %1</translation>
    </message>
    <message>
        <source>the operands are not independent</source>
        <translation>les opérandes ne sont pas indépendants</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they add up instead of averaging out</source>
        <translation>les termes des sommes sont corrélés&#xa0;: ils s’ajoutent au lieu de se compenser</translation>
    </message>
    <message>
        <source>the terms of the sums are correlated: they cancel in part</source>
        <translation>les termes des sommes sont corrélés&#xa0;: ils s’annulent en partie</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they add up</source>
        <translation>les gradients de ses %1 consommateurs sont corrélés&#xa0;: ils s’ajoutent</translation>
    </message>
    <message>
        <source>the gradients of its %1 readers are correlated: they cancel in part</source>
        <translation>les gradients de ses %1 consommateurs sont corrélés&#xa0;: ils s’annulent en partie</translation>
    </message>
    <message>
        <source>%1 and %2 are not independent</source>
        <translation>%1 et %2 ne sont pas indépendants</translation>
    </message>
    <message>
        <source>the rows of %1 differ in scale</source>
        <translation>les lignes de %1 diffèrent en échelle</translation>
    </message>
    <message>
        <source>the elements that are picked differ in scale from the others</source>
        <translation>les éléments choisis diffèrent en échelle des autres</translation>
    </message>
    <message>
        <source>%1 has scale %2 instead of 1</source>
        <translation>%1 a l’échelle %2 au lieu de 1</translation>
    </message>
    <message>
        <source>%1 is not unit-scaled</source>
        <translation>%1 n’est pas à échelle unitaire</translation>
    </message>
    <message>
        <source>the constraint binds its factor to the output&apos;s, which makes the gradient %1 times as large</source>
        <translation>la contrainte lie son facteur à celui de la sortie, ce qui rend le gradient %1 fois plus grand</translation>
    </message>
    <message>
        <source>the gradients of %1 readers are summed</source>
        <translation>les gradients de %1 consommateurs sont additionnés</translation>
    </message>
    <message>
        <source>The model&apos;s code has more operators than an outline shows, so that it ends after %1 tensors; a run shows all of them.</source>
        <translation>Le code du modèle compte plus d’opérateurs que n’en montre un aperçu, qui s’arrête donc après %1 tenseurs&#x202f;; une exécution les montre tous.</translation>
    </message>
    <message>
        <source>%1: %2 above %4, the largest of %3</source>
        <translation>%1&#xa0;: %2 au-dessus de %4, le maximum de %3</translation>
    </message>
    <message>
        <source>There is no loss to look at, because backward does not start at one number; choose another target, or set --backward to mean, mse:SPEC or cross_entropy:SPEC.</source>
        <translation>Il n’y a pas de loss à examiner, car la passe backward ne part pas d’un nombre unique&#x202f;; choisissez une autre cible, ou réglez --backward sur mean, mse:SPEC ou cross_entropy:SPEC.</translation>
    </message>
    <message>
        <source>The transform %1 left out %2; with :extended (Formats &gt; Round all products) it takes them too.</source>
        <translation>La transformation %1 a omis %2&#x202f;; avec :extended (Formats &gt; Arrondir tous les produits), elle les prend aussi.</translation>
    </message>
    <message>
        <source>%1: %2 become zero in %3 (≤ %4)</source>
        <translation>%1&#xa0;: %2 deviennent nuls en %3 (≤ %4)</translation>
    </message>
    <message>
        <source>%1: %2 keep fewer bits in %3 (subnormal)</source>
        <translation>%1&#xa0;: %2 gardent moins de bits en %3 (subnormaux)</translation>
    </message>
    <message>
        <source>%1, %2 more keep fewer bits (subnormal)</source>
        <translation>%1, %2 de plus gardent moins de bits (subnormaux)</translation>
    </message>
    <message>
        <source>%1, %2 more become zero</source>
        <translation>%1, %2 de plus deviennent nuls</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <translation>%1 (%2 des non nuls)</translation>
    </message>
    <message>
        <source>%1, if rounded</source>
        <translation>%1, en cas d’arrondi</translation>
    </message>
    <message>
        <source>the process that keeps it has ended</source>
        <translation>le processus qui le gère s’est terminé</translation>
    </message>
    <message>
        <source>The run was stopped because its run file grew to %1, more than its limit of %2, when it came to %3: look there for a loop that does not end, or allow a larger file.</source>
        <translation>L’exécution a été arrêtée, car son fichier d’exécution a atteint %1, plus que sa limite de %2, alors qu’elle en était à %3&#xa0;: cherchez-y une boucle sans fin, ou autorisez un fichier plus grand.</translation>
    </message>
    <message>
        <source>The run was stopped at %1, because it has as many nodes as its limit allows, %2: look there for a loop that does not end, or allow more.</source>
        <translation>L’exécution a été arrêtée à %1, car elle a autant de nœuds que sa limite le permet, %2&#xa0;: cherchez-y une boucle sans fin, ou autorisez-en plus.</translation>
    </message>
    <message>
        <source>The run was stopped at %1, which shows %2 elements on the memory of %3, too many to be measured: make it a smaller view.</source>
        <translation>L’exécution a été arrêtée à %1, qui présente %2 éléments sur une mémoire de %3, trop pour être mesurés&#xa0;: faites-en une vue plus petite.</translation>
    </message>
    <message>
        <source>Code from %1 runs inside the sandbox; for its sake the model can also read the libraries beside it and those of its Python.</source>
        <translation>Le code de %1 s’exécute dans le bac à sable&#x202f;; pour lui, le modèle peut aussi lire les bibliothèques voisines et celles de son Python.</translation>
    </message>
    <message>
        <source>table %1 does not match its checksum</source>
        <translation>la table %1 ne correspond pas à sa somme de contrôle</translation>
    </message>
    <message>
        <source>table %1 holds rows twice or out of order</source>
        <translation>la table %1 contient des lignes en double ou dans le désordre</translation>
    </message>
    <message>
        <source>table %1 refers to a node that is not there</source>
        <translation>la table %1 désigne un nœud qui n’existe pas</translation>
    </message>
    <message>
        <source>table %1 counts more elements than there are</source>
        <translation>la table %1 compte plus d’éléments qu’il n’y en a</translation>
    </message>
    <message>
        <source>the output is %1 instead of %2</source>
        <translation>la sortie vaut %1 au lieu de %2</translation>
    </message>
    <message>
        <source>The transform %1 can&apos;t quantize %2, whose products are inside one operator, so what is in it stays exact.</source>
        <translation>La transformation %1 ne peut pas quantifier %2, dont les produits sont à l’intérieur d’un seul opérateur&#x202f;; ce qu’il contient reste donc exact.</translation>
    </message>
    <message>
        <source>No tensor is left of the modules that are asked for; the column module of the table has their names.</source>
        <translation>Aucun tenseur ne reste des modules demandés&#x202f;; leurs noms sont dans la colonne module du tableau.</translation>
    </message>
    <message>
        <source>code of the run disturbed the process that keeps it</source>
        <translation>du code de l’exécution a perturbé le processus qui le conserve</translation>
    </message>
    <message>
        <source>Stopped, because code of the model had started more than %1 processes.</source>
        <translation>Arrêté, car du code du modèle avait lancé plus de %1 processus.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read with %2 beside it, a journal that its run did not leave; move that away and open the file again.</source>
        <translation>%1 ne peut pas être lu avec %2 à côté, un journal que son exécution n’a pas laissé&#x202f;; déplacez celui-ci et rouvrez le fichier.</translation>
    </message>
    <message>
        <source>%1 was set to write ahead (WAL) by another program; set it back there with PRAGMA journal_mode = DELETE and open it again.</source>
        <translation>%1 a été mis en écriture anticipée (WAL) par un autre programme&#x202f;; rétablissez-le là avec PRAGMA journal_mode = DELETE et rouvrez-le.</translation>
    </message>
    <message>
        <source>the tensors in table %1 have more than %2 elements</source>
        <translation>les tenseurs de la table %1 ont plus de %2 éléments</translation>
    </message>
    <message>
        <source>a row of table %1 takes more than %2 bytes</source>
        <translation>une ligne de la table %1 occupe plus de %2 octets</translation>
    </message>
    <message>
        <source>something else wrote over %1</source>
        <translation>autre chose a écrasé %1</translation>
    </message>
    <message>
        <source>The run was stopped because its run file can&apos;t hold more of it (%1): what came before is recorded.</source>
        <translation>L’exécution a été arrêtée, car son fichier d’exécution ne peut en contenir davantage (%1)&#xa0;: ce qui précède est enregistré.</translation>
    </message>
    <message>
        <source>%1 is empty; name another.</source>
        <translation>%1 est vide&#x202f;; indiquez-en un autre.</translation>
    </message>
    <message>
        <source>%1 (%2 dB, %3 bits)</source>
        <translation>%1 (%2 dB, %3 bits)</translation>
    </message>
    <message>
        <source>Stopped, because the process that runs the model was suspended for %1 s, by code of the model or from outside.</source>
        <translation>Arrêté, car le processus qui exécute le modèle a été suspendu pendant %1 s, par le code du modèle ou de l’extérieur.</translation>
    </message>
    <message>
        <source>By the same estimate (SQNR over all operands, bits per element) these named recipes do as well as %1 or better: %2. Run them to compare their errors.</source>
        <translation>Selon la même estimation (SQNR sur tous les opérandes, bits par élément), ces recettes nommées font aussi bien que %1 ou mieux&#xa0;: %2. Exécutez-les pour comparer leurs erreurs.</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing, those shown are valid. PyTorch says: %2.</source>
        <translation>Le backward s’est arrêté à %1&#xa0;: les gradients en amont manquent, ceux affichés sont valides. PyTorch indique&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Backward stopped at %1, because what it needs was overwritten in place by %2; overwrite a clone (x.clone()), or let %1 read one. Gradients before it are missing, those shown are valid. PyTorch says: %3.</source>
        <translation>Le backward s’est arrêté à %1, car ce dont il a besoin a été écrasé en place par %2&#x202f;; écrasez une copie (x.clone()), ou faites lire une copie à %1. Les gradients en amont manquent, ceux affichés sont valides. PyTorch indique&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 It ended %2, where nothing is recorded yet.</source>
        <translation>%1 Elle s’est terminée %2, avant que quoi que ce soit ait été enregistré.</translation>
    </message>
    <message>
        <source>A process may have no more than %1 files open here, too few to run a model: allow at least %2 (ulimit -n %2).</source>
        <translation>Un processus ne peut avoir ici plus de %1 fichiers ouverts, trop peu pour exécuter un modèle&#xa0;: autorisez-en au moins %2 (ulimit -n %2).</translation>
    </message>
    <message>
        <source>The folder that this was started in is not there any more: change to one that is, and start it again.</source>
        <translation>Le dossier dans lequel le programme a été démarré n’existe plus&#xa0;: passez dans un dossier qui existe, puis redémarrez-le.</translation>
    </message>
    <message>
        <source>No values were saved, because the run ended while it still found out how much --save-values would save: allow it more, or leave that out.</source>
        <translation>Aucune valeur n’a été enregistrée, car l’exécution s’est terminée alors qu’elle déterminait encore combien --save-values enregistrerait&#x202f;: accordez-lui davantage, ou omettez cette option.</translation>
    </message>
    <message>
        <source>The run was stopped because %1 lie in the folder of its saved values, more than its limit of %2: code of the model writes there.</source>
        <translation>L’exécution a été arrêtée, car le dossier de ses valeurs enregistrées contient %1, plus que sa limite de %2&#x202f;: du code du modèle y écrit.</translation>
    </message>
    <message>
        <source>Values would be saved in %1, but that is a link, or holds more than a run saves; move it away, or name another file with -o.</source>
        <translation>Les valeurs seraient enregistrées dans %1, mais c’est un lien, ou il contient plus qu’une exécution n’enregistre&#x202f;; déplacez-le, ou nommez un autre fichier avec -o.</translation>
    </message>
    <message>
        <source>The process that runs the model said that the run was done, and had not written its file: code of the model or of an operator library may have said so in its place.</source>
        <translation>Le processus qui exécute le modèle a déclaré l’exécution terminée sans avoir écrit son fichier&#xa0;: du code du modèle ou d’une bibliothèque d’opérateurs peut l’avoir dit à sa place.</translation>
    </message>
    <message>
        <source>The process that runs the model ended by itself, with status %1.</source>
        <translation>Le processus qui exécute le modèle s’est terminé de lui-même, avec le code %1.</translation>
    </message>
    <message>
        <source>No more processes and threads can be started here, too few to run a model: end other programs, or allow more (ulimit -u).</source>
        <translation>On ne peut plus démarrer ici de processus ni de fils d’exécution, trop peu pour exécuter un modèle&#xa0;: fermez d’autres programmes ou autorisez-en davantage (ulimit -u).</translation>
    </message>
    <message>
        <source>There is no /proc here, without which no model can be run: mount it (mount -t proc proc /proc).</source>
        <translation>Il n’y a pas de /proc ici, sans lequel aucun modèle ne peut être exécuté&#xa0;: montez-le (mount -t proc proc /proc).</translation>
    </message>
    <message>
        <source>The model was not loaded, because this machine&apos;s kernel has %1 to keep it from files and network; where you trust its source, allow that with --without-sandbox.</source>
        <translation>Le modèle n’a pas été chargé, car le noyau de cette machine n’a %1 pour l’isoler des fichiers et du réseau&#x202f;; si sa source est sûre, autorisez-le avec --without-sandbox.</translation>
    </message>
    <message>
        <source>neither Landlock nor seccomp</source>
        <translation>ni Landlock ni seccomp</translation>
    </message>
    <message>
        <source>no Landlock</source>
        <translation>pas Landlock</translation>
    </message>
    <message>
        <source>no seccomp</source>
        <translation>pas seccomp</translation>
    </message>
    <message>
        <source>A process may have no more than %1 KiB of addresses here, too few to run a model: allow at least %2 (ulimit -v %2).</source>
        <translation>Un processus ne peut avoir ici plus de %1 Kio d’adresses, trop peu pour exécuter un modèle&#xa0;: autorisez-en au moins %2 (ulimit -v %2).</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Of generated inputs, dropout and the seed gradient</source>
        <translation>Des entrées générées, du dropout et du gradient initial</translation>
    </message>
    <message>
        <source>Backward from</source>
        <translation>Backward depuis</translation>
    </message>
    <message>
        <source>the output if it is a single number, else a random gradient</source>
        <translation>la sortie si c’est un seul nombre, sinon un gradient aléatoire</translation>
    </message>
    <message>
        <source>%1 or a .npy file; output is for a loss</source>
        <translation>%1 ou un fichier .npy&#x202f;; output est pour une loss</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>the only number, else the first</source>
        <translation>le seul nombre, sinon la première</translation>
    </message>
    <message>
        <source>Where to go backward from: 0, 1.2 or a key; several separated by commas</source>
        <translation>D’où part la passe backward&#xa0;: 0, 1.2 ou une clé&#x202f;; plusieurs, séparées par des virgules</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Where the model runs: cpu, cuda or cuda:1</source>
        <translation>Où s’exécute le modèle&#xa0;: cpu, cuda ou cuda:1</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>as many as libtorch takes</source>
        <translation>autant que libtorch en prend</translation>
    </message>
    <message>
        <source>Threads of the engine</source>
        <translation>Threads du moteur</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Limite de mémoire</translation>
    </message>
    <message>
        <source>80 % of what is free</source>
        <translation>80&#xa0;% de ce qui est libre</translation>
    </message>
    <message>
        <source>For instance 2G or 512M; a run that needs more is stopped</source>
        <translation>Par exemple 2G ou 512M&#x202f;; une exécution qui demande plus est arrêtée</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Seconds; a run that takes longer is stopped</source>
        <translation>En secondes&#x202f;; une exécution plus longue est arrêtée</translation>
    </message>
    <message>
        <source>File limit</source>
        <translation>Limite de fichier</translation>
    </message>
    <message>
        <source>For instance 512M; a run whose file grows larger is stopped</source>
        <translation>Par exemple 512M&#x202f;; une exécution dont le fichier devient plus grand est arrêtée</translation>
    </message>
    <message>
        <source>Operator libraries</source>
        <translation>Bibl. d’opérateurs</translation>
    </message>
    <message>
        <source>Files (.so) with custom operators, to be loaded first; several separated by commas</source>
        <translation>Fichiers (.so) d’opérateurs personnalisés, à charger d’abord&#x202f;; plusieurs, séparés par des virgules</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Open the menu of all commands</source>
        <translation>Ouvrir le menu de toutes les commandes</translation>
    </message>
    <message>
        <source>Open the menu of the selected card or row</source>
        <translation>Ouvrir le menu de la carte ou ligne sélectionnée</translation>
    </message>
    <message>
        <source>Go to the tensor of a link or of a line of code</source>
        <translation>Aller au tenseur d’un lien ou d’une ligne de code</translation>
    </message>
</context>
<context>
    <name>SpecForm</name>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>true</source>
        <translation>vrai</translation>
    </message>
    <message>
        <source>false</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>normal random</source>
        <translation>loi normale</translation>
    </message>
    <message>
        <source>uniform random</source>
        <translation>loi uniforme</translation>
    </message>
    <message>
        <source>random integers</source>
        <translation>entiers aléatoires</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>uns</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>zéros</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>counting up</source>
        <translation>progression</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>items</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>texte libre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>argument, type</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation>%1 n’a pas de valeur.</translation>
    </message>
    <message>
        <source>%1 has no value; write for instance %2.</source>
        <translation>%1 n’a pas de valeur&#x202f;; écrivez par exemple %2.</translation>
    </message>
    <message>
        <source>%1 has no file yet: choose one.</source>
        <translation>%1 n’a pas encore de fichier&#xa0;: choisissez-en un.</translation>
    </message>
</context>
<context>
    <name>VariantControls</name>
    <message>
        <source>Runs a variant whose matrix products read E4M3 and whose gradients are E5M2, as unit-scaling&apos;s simulate_fp8 rounds them, and compares it with the original</source>
        <translation>Exécute une variante dont les produits matriciels lisent E4M3 et dont les gradients sont en E5M2, arrondis comme par simulate_fp8 d’unit-scaling, et la compare à l’original</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products read and give %1, and compares it with the original</source>
        <translation>Exécute une variante dont les produits matriciels lisent et donnent %1, et la compare à l’original</translation>
    </message>
    <message>
        <source>Simulate %1</source>
        <comment>a number format</comment>
        <translation>Simuler %1</translation>
    </message>
    <message>
        <source>Runs a variant whose matrix products are stored as the recipe %1 says, and compares it with the original</source>
        <translation>Exécute une variante dont les produits matriciels sont stockés comme le dit la recette %1, et la compare à l’original</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by Scalescope&apos;s extended rules: more operators, and weights of any module. Without them (menu Run) it does as the Python library unit-scaling.</source>
        <translation>Exécute une variante du modèle en unit scaling et la compare à l’original, selon les règles étendues de Scalescope&#xa0;: davantage d’opérateurs, et les poids de tout module. Sans elles (menu Lancer), il fait comme la bibliothèque Python unit-scaling.</translation>
    </message>
    <message>
        <source>Runs a variant of the model in unit scaling and compares it with the original, by the rules of the Python library unit-scaling: weights of Linear and Embedding only. The menu Run has Scalescope&apos;s extended rules, for more operators and weights of any module.</source>
        <translation>Exécute une variante du modèle en unit scaling et la compare à l’original, selon les règles de la bibliothèque Python unit-scaling&#xa0;: seulement les poids de Linear et Embedding. Le menu Lancer propose les règles étendues de Scalescope, pour davantage d’opérateurs et les poids de tout module.</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Log of the run</source>
        <translation>Journal de l’exécution</translation>
    </message>
    <message>
        <source>What the model prints comes here.</source>
        <translation>Ce qu’affiche le modèle apparaît ici.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::BisectControl</name>
    <message>
        <source>%1 can&apos;t be written (%2); choose another folder.</source>
        <translation>%1 ne peut pas être écrit (%2)&#x202f;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Run the model first; then the causes of an error can be found.</source>
        <translation>Exécutez d’abord le modèle&#x202f;; les causes d’une erreur pourront alors être cherchées.</translation>
    </message>
    <message>
        <source>The model is running; when it has ended, the causes of an error can be found.</source>
        <translation>Le modèle s’exécute&#x202f;; une fois l’exécution terminée, les causes d’une erreur pourront être cherchées.</translation>
    </message>
    <message>
        <source>Rounded as %1.</source>
        <translation>Arrondi selon %1.</translation>
    </message>
    <message>
        <source>Rounded as %1, not as is chosen now.</source>
        <translation>Arrondi selon %1, et non selon ce qui est choisi maintenant.</translation>
    </message>
    <message>
        <source>Save the causes</source>
        <translation>Enregistrer les causes</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>Tables (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Centre</name>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>Tracé des échelles</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modules</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation>couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>prune: %1</source>
        <translation>graphe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
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
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>Saisir une partie d’une commande</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>gradient backward grad</source>
        <comment>words for the same, each may be typed</comment>
        <translation>gradient backward grad arrière rétropropagation</translation>
    </message>
    <message>
        <source>graph network diagram</source>
        <comment>words for the same, each may be typed</comment>
        <translation>graphe réseau diagramme</translation>
    </message>
    <message>
        <source>formats precision dtype quantize quantize</source>
        <comment>words for the same, each may be typed</comment>
        <translation>formats précision dtype quantifier quantification</translation>
    </message>
    <message>
        <source>find search</source>
        <comment>words for the same, each may be typed</comment>
        <translation>rechercher chercher trouver</translation>
    </message>
    <message>
        <source>export save write</source>
        <comment>words for the same, each may be typed</comment>
        <translation>exporter enregistrer écrire sauvegarder</translation>
    </message>
    <message>
        <source>appearance theme dark</source>
        <comment>words for the same, each may be typed</comment>
        <translation>apparence thème sombre</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>panels show</source>
        <comment>words for the same, each may be typed</comment>
        <translation>panneaux afficher montrer</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>Colo&amp;rer par</translation>
    </message>
    <message>
        <source>F&amp;ormats</source>
        <translation>F&amp;ormats</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu and command</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The shares are known once the causes of an error were looked for.</source>
        <translation>Les parts sont connues une fois les causes d’une erreur cherchées.</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors; choose it in the list of runs.</source>
        <translation>Seule une exécution qui simule des formats numériques a des erreurs&#x202f;; choisissez-la dans la liste des exécutions.</translation>
    </message>
    <message>
        <source>Only a run that is compared has ratios; choose two runs in Compare.</source>
        <translation>Seule une exécution comparée a des ratios&#x202f;; choisissez deux exécutions dans Comparaison.</translation>
    </message>
    <message>
        <source>Pa&amp;th</source>
        <translation>C&amp;hemin</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Appare&amp;nce</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>Pr&amp;une</source>
        <translation>&amp;Masquer</translation>
    </message>
</context>
<context>
    <name>scalescope::app::CompareControl</name>
    <message>
        <source>The formats stay those that the shown run was made with. %1</source>
        <translation>Les formats restent ceux de l’exécution affichée. %1</translation>
    </message>
    <message>
        <source>In this model it would round nothing: there is no product of matrices.</source>
        <translation>Dans ce modèle, rien ne serait arrondi&#xa0;: il n’y a pas de produit matriciel.</translation>
    </message>
    <message>
        <source>In this model it would round nothing: its products are convolutions or without a weight, which &quot;Round all products, convolutions too&quot; in the list of formats reaches.</source>
        <translation>Dans ce modèle, rien ne serait arrondi&#xa0;: ses produits sont des convolutions ou des produits sans poids, qu’inclut «&#xa0;Arrondir tous les produits, convolutions comprises&#xa0;» dans la liste des formats.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ConsentQuestion</name>
    <message>
        <source>Use these files?</source>
        <translation>Utiliser ces fichiers&#x202f;?</translation>
    </message>
    <message>
        <source>These files were named by a run, a session or a file of inputs, and not chosen by you. None of them has been run, loaded or read yet. Agree only if you know where they come from; the answer is remembered.</source>
        <translation>Ces fichiers sont nommés par une exécution, une session ou un fichier d’entrées, et n’ont pas été choisis par vous. Aucun n’a encore été exécuté, chargé ou lu. N’acceptez que si vous savez d’où ils viennent&#x202f;; la réponse est mémorisée.</translation>
    </message>
    <message>
        <source>The model, a program that is run:</source>
        <translation>Le modèle, un programme qui est exécuté&#xa0;:</translation>
    </message>
    <message>
        <source>Libraries, whose code is run when they are loaded:</source>
        <translation>Les bibliothèques, dont le code est exécuté à leur chargement&#xa0;:</translation>
    </message>
    <message>
        <source>Files that inputs and targets are read from:</source>
        <translation>Les fichiers dans lesquels sont lues les entrées et les cibles&#xa0;:</translation>
    </message>
    <message>
        <source>Use these files</source>
        <translation>Utiliser ces fichiers</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Docks</name>
    <message>
        <source>Drag to move this panel; double click to float it</source>
        <translation>Glisser pour déplacer ce panneau&#x202f;; double-cliquer pour le détacher</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modules</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Problèmes %1</translation>
    </message>
    <message>
        <source>Nodes %1</source>
        <translation>Nœuds %1</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Cascade</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
    <message>
        <source>Theory %1</source>
        <translation>Théorie %1</translation>
    </message>
    <message>
        <source>Causes of error</source>
        <translation>Causes de l’erreur</translation>
    </message>
    <message>
        <source>Problems that follow from no other: %1</source>
        <translation>Problèmes qui ne découlent d’aucun autre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tensors in graph and table, without those that are hidden by pruning: %1</source>
        <translation>Tenseurs du graphe et de la table, sans ceux que cache le masquage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tensors and gradients that deviate from the theory: %1</source>
        <translation>Tenseurs et gradients qui s’écartent de la théorie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::EdgeMenu</name>
    <message>
        <source>Go to the &amp;source, %1</source>
        <translation>Aller à la &amp;source, %1</translation>
    </message>
    <message>
        <source>Go to the &amp;target, %1</source>
        <translation>Aller à la ci&amp;ble, %1</translation>
    </message>
    <message>
        <source>Show the &amp;waterfall from here</source>
        <translation>Casca&amp;de à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportDialog</name>
    <message>
        <source>the formats of the recipe</source>
        <translation>les formats de la recette</translation>
    </message>
    <message>
        <source>what is hidden</source>
        <translation>ce qui est masqué</translation>
    </message>
    <message>
        <source>what counts as a problem</source>
        <translation>ce qui compte comme problème</translation>
    </message>
    <message>
        <source>gains along edges</source>
        <translation>les gains le long des arêtes</translation>
    </message>
    <message>
        <source>which modules are open</source>
        <translation>quels modules sont dépliés</translation>
    </message>
    <message>
        <source>the filter of rows</source>
        <translation>le filtre des lignes</translation>
    </message>
    <message>
        <source>what the plot doesn&apos;t show</source>
        <translation>ce que le tracé ne montre pas</translation>
    </message>
    <message>
        <source>the histograms</source>
        <translation>les histogrammes</translation>
    </message>
    <message>
        <source>which way the path takes</source>
        <translation>par où passe le chemin</translation>
    </message>
    <message>
        <source>the colours</source>
        <translation>les couleurs</translation>
    </message>
    <message>
        <source>what is hidden by hand or by another tolerance</source>
        <translation>ce qui est masqué à la main ou avec une autre tolérance</translation>
    </message>
    <message>
        <source>, .</source>
        <comment>between suffixes of files</comment>
        <translation>, .</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;What to export</source>
        <translation>À e&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Parco&amp;urir…</translation>
    </message>
    <message>
        <source>File &amp;name</source>
        <translation>Fic&amp;hier</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>Comman&amp;de</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The end of its name says what it becomes: .%1</source>
        <translation>Le suffixe du nom détermine le type de fichier&#xa0;: .%1</translation>
    </message>
    <message>
        <source>run</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>Write the name of a file.</source>
        <translation>Écrivez un nom de fichier.</translation>
    </message>
    <message>
        <source>The name has to end in .%1.</source>
        <translation>Le nom doit se terminer par .%1.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>There is such a file already. Once more replaces it.</source>
        <translation>Ce fichier existe déjà. Validez encore pour le remplacer.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>the mark around the selected tensor</source>
        <translation>la marque autour du tenseur sélectionné</translation>
    </message>
    <message>
        <source>Only the window writes this.</source>
        <translation>Seule la fenêtre écrit ceci.</translation>
    </message>
    <message>
        <source>Only here, not by the command: %1.</source>
        <translation>Seulement ici, pas par la commande&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::ExportForm</name>
    <message>
        <source>as the window shows</source>
        <translation>comme dans la fenêtre</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajusté</translation>
    </message>
    <message>
        <source>as it comes</source>
        <translation>selon le contenu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>For tensors and for gradients, with a comma between them; of the scale plot more may follow, whose limits are drawn</source>
        <translation>Pour les tenseurs et pour les gradients, séparés par une virgule&#x202f;; pour le tracé des échelles, d’autres peuvent suivre, dont les limites sont tracées</translation>
    </message>
    <message>
        <source>A power of two, as 2^-20, or a number above 0</source>
        <translation>Une puissance de deux, telle que 2^-20, ou un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>Mé&amp;trique</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>F&amp;ormats</translation>
    </message>
    <message>
        <source>&amp;Axis from</source>
        <translation>&amp;Axe de</translation>
    </message>
    <message>
        <source>Wi&amp;dth</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <comment>the end of an axis</comment>
        <translation>&amp;jusqu’à</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place on the axis; write a power of two, as 2^-20, or a number above 0.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une position sur l’axe&#x202f;; écrivez une puissance de deux, telle que 2^-20, ou un nombre supérieur à 0.</translation>
    </message>
    <message>
        <source>The axis has to end above where it begins.</source>
        <translation>La fin de l’axe doit être supérieure à son début.</translation>
    </message>
    <message>
        <source>More than two formats are for the scale plot.</source>
        <translation>Seul le tracé des échelles accepte plus de deux formats.</translation>
    </message>
    <message>
        <source>In pixels of 1/96 inch, of which a PNG has two for each, or as 8.5cm</source>
        <translation>En pixels de 1/96 pouce (deux par pixel dans un PNG), ou comme 8.5cm</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>D&amp;irection</translation>
    </message>
    <message>
        <source>Mod&amp;ules</source>
        <translation>Module&amp;s</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>An expression that finds the names of modules: what is in these alone</source>
        <translation>Une expression qui trouve les noms de modules&#xa0;: seulement ce qu’ils contiennent</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>The width is a whole number from %1 to %2, or as many centimetres, as 8.5cm.</source>
        <translation>La largeur est un nombre entier de %1 à %2, ou l’équivalent en centimètres, comme 8.5cm.</translation>
    </message>
    <message>
        <source>&amp;Hidden nodes</source>
        <translation>&amp;Nœuds masqués</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Thè&amp;me</translation>
    </message>
    <message>
        <source>as in the window</source>
        <comment>nodes that are hidden</comment>
        <translation>comme dans la fenêtre</translation>
    </message>
    <message>
        <source>as when a run opens</source>
        <comment>nodes that are hidden</comment>
        <translation>comme à l’ouverture d’une exécution</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nodes that are hidden</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <comment>which direction colours cards</comment>
        <translation>&amp;Couleur</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Exporter</name>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 n’a pas été écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>Images (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf *.dot)</source>
        <translation>Images (*.svg *.png *.pdf *.dot)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Reports (*.html)</source>
        <translation>Rapports (*.html)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>Tables (*.csv *.json)</translation>
    </message>
    <message>
        <source>No runs are compared; choose two in Compare.</source>
        <translation>Aucune exécution n’est comparée&#x202f;; choisissez-en deux dans Comparaison.</translation>
    </message>
    <message>
        <source>No run is open.</source>
        <translation>Aucune exécution n’est ouverte.</translation>
    </message>
    <message>
        <source>The model was not run.</source>
        <translation>Le modèle n’a pas été exécuté.</translation>
    </message>
    <message>
        <source>Only a run that simulates number formats has errors.</source>
        <translation>Seule une exécution qui simule des formats numériques a des erreurs.</translation>
    </message>
    <message>
        <source>The run was made without transforms.</source>
        <translation>L’exécution a été faite sans transformations.</translation>
    </message>
    <message>
        <source>No tensor with histograms is selected.</source>
        <translation>Aucun tenseur avec histogrammes n’est sélectionné.</translation>
    </message>
    <message>
        <source>The scale of every tensor, a row each, against the limits of the formats.</source>
        <translation>L’échelle de chaque tenseur, une ligne chacun, face aux limites des formats.</translation>
    </message>
    <message>
        <source>How the error of rounding grows from tensor to tensor.</source>
        <translation>Comment l’erreur d’arrondi croît de tenseur en tenseur.</translation>
    </message>
    <message>
        <source>The layers side by side in colours: which one stands out.</source>
        <translation>Les couches côte à côte, en couleurs&#xa0;: laquelle se distingue.</translation>
    </message>
    <message>
        <source>The cards as they are folded now: where a problem starts and what follows.</source>
        <translation>Les cartes telles qu’elles sont repliées maintenant&#xa0;: où un problème commence et ce qui s’ensuit.</translation>
    </message>
    <message>
        <source>The path step by step: which operation changes the scale.</source>
        <translation>Le chemin pas à pas&#xa0;: quelle opération change l’échelle.</translation>
    </message>
    <message>
        <source>The magnitudes of the selected tensor and its gradient in the formats&apos; ranges.</source>
        <translation>Les amplitudes du tenseur sélectionné et de son gradient dans les plages des formats.</translation>
    </message>
    <message>
        <source>The scales of both runs, with arrows from the one to the other.</source>
        <translation>Les échelles des deux exécutions, avec des flèches de l’une à l’autre.</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, a row each, for a spreadsheet.</source>
        <translation>Les chiffres de chaque tenseur et de son gradient, une ligne chacun, pour un tableur.</translation>
    </message>
    <message>
        <source>The figures of every tensor and its gradient, for a program.</source>
        <translation>Les chiffres de chaque tenseur et de son gradient, pour un programme.</translation>
    </message>
    <message>
        <source>What each call of a module returned, a row for each tensor.</source>
        <translation>Ce que chaque appel d’un module a renvoyé, une ligne par tenseur.</translation>
    </message>
    <message>
        <source>The problems as they are listed, a row each.</source>
        <translation>Les problèmes tels qu’ils sont listés, une ligne chacun.</translation>
    </message>
    <message>
        <source>The scales that the theory of unit scaling expects, and those that were measured.</source>
        <translation>Les échelles attendues par la théorie de l’unit scaling, et celles qui ont été mesurées.</translation>
    </message>
    <message>
        <source>What unit scaling and simulated formats changed, a row for each operator.</source>
        <translation>Ce que l’unit scaling et les formats simulés ont changé, une ligne par opérateur.</translation>
    </message>
    <message>
        <source>What rounding lost of each tensor that was rounded.</source>
        <translation>Ce que l’arrondi a fait perdre à chaque tenseur arrondi.</translation>
    </message>
    <message>
        <source>The format and the scale that are proposed for each tensor.</source>
        <translation>Le format et l’échelle proposés pour chaque tenseur.</translation>
    </message>
    <message>
        <source>What changed between both runs, a row for each tensor, for a spreadsheet.</source>
        <translation>Ce qui a changé entre les deux exécutions, une ligne par tenseur, pour un tableur.</translation>
    </message>
    <message>
        <source>What changed between both runs, for a program.</source>
        <translation>Ce qui a changé entre les deux exécutions, pour un programme.</translation>
    </message>
    <message>
        <source>The model&apos;s code as text, with the scales beside its lines.</source>
        <translation>Le code du modèle en texte, avec les échelles à côté de ses lignes.</translation>
    </message>
    <message>
        <source>The proposed formats and scales, to be simulated or to be read by a program.</source>
        <translation>Les formats et échelles proposés, à simuler ou à lire par un programme.</translation>
    </message>
    <message>
        <source>The whole run on one page: what goes wrong first, the pictures and the tables.</source>
        <translation>Toute l’exécution sur une page&#xa0;: ce qui tourne mal d’abord, les images et les tables.</translation>
    </message>
    <message>
        <source>Both runs on one page: what changed most, with graphs and plot.</source>
        <translation>Les deux exécutions sur une page&#xa0;: ce qui a le plus changé, avec graphes et tracé.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::GuidePage</name>
    <message>
        <source>Guide to Scalescope</source>
        <translation>Guide de Scalescope</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>scalescope::app::InputsForm</name>
    <message>
        <source>The model is being run already; these inputs are kept for the next run.</source>
        <translation>Le modèle est déjà en cours d’exécution&#x202f;; ces entrées sont gardées pour la prochaine.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MainWindow</name>
    <message>
        <source>Stop and open</source>
        <translation>Arrêter et ouvrir</translation>
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
        <translation>Modèle&#xa0;: %1
Exécution&#xa0;: %2</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before %2 can be opened.</source>
        <translation>L’exécution de %1 doit être arrêtée avant l’ouverture de %2.</translation>
    </message>
    <message>
        <source>The run of %1 has to be stopped before the window can be closed.</source>
        <translation>L’exécution de %1 doit être arrêtée avant la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Arrêter et fermer</translation>
    </message>
    <message>
        <source>The file of settings, %1, is damaged; what can&apos;t be read in it has its usual value.</source>
        <translation>Le fichier de réglages, %1, est endommagé&#x202f;; ce qui y est illisible prend sa valeur par défaut.</translation>
    </message>
    <message>
        <source>The graph can show each module&apos;s share of the error now: choose it in &quot;colour&quot; above the views.</source>
        <translation>Le graphe peut montrer la part de chaque module dans l’erreur&#xa0;: choisissez-la dans « couleur », au-dessus des vues.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Notices</name>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was changed after this run.</source>
        <translation>%1 a été modifié après cette exécution.</translation>
    </message>
    <message>
        <source>Run again  F5</source>
        <translation>Relancer  F5</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found: it can&apos;t be run again, and has no variant.</source>
        <translation>Le modèle de cette exécution, %1, est introuvable&#xa0;: elle ne peut pas être relancée et n’a pas de variante.</translation>
    </message>
    <message>
        <source>Choose the model…</source>
        <translation>Choisir le modèle…</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>Lecture de l’exécution…</translation>
    </message>
    <message>
        <source>Scalescope</source>
        <translation>Scalescope</translation>
    </message>
    <message>
        <source>Press Run (F5) to see the scales of its tensors; Inputs… says what it is run with.</source>
        <translation>Appuyez sur Lancer (F5) pour voir les échelles de ses tenseurs&#x202f;; Entrées… indique avec quoi il est exécuté.</translation>
    </message>
    <message>
        <source>Open a model or a run (Ctrl+O), or drop one here.</source>
        <translation>Ouvrez un modèle ou une exécution (Ctrl+O), ou déposez-en ici.</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Nothing was rounded. %1</source>
        <comment>and why</comment>
        <translation>Rien n’a été arrondi. %1</translation>
    </message>
    <message>
        <source>Round all products, convolutions too</source>
        <translation>Arrondir tous les produits, convolutions comprises</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Inputs as last time; Ctrl+I changes them.</source>
        <translation>Mêmes entrées que la dernière fois&#x202f;; Ctrl+I pour les modifier.</translation>
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
        <translation>%1 · arrêtée</translation>
    </message>
    <message>
        <source>%1 · failed</source>
        <comment>title of a run</comment>
        <translation>%1 · échouée</translation>
    </message>
    <message>
        <source>%1 · incomplete</source>
        <comment>title of a run</comment>
        <translation>%1 · incomplète</translation>
    </message>
    <message>
        <source>%1 · running</source>
        <comment>title of a run</comment>
        <translation>%1 · en cours</translation>
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
        <translation>Il est masqué&#x202f;; l’entrée à son nom l’affiche.</translation>
    </message>
    <message>
        <source>They are hidden; the entry of each of them shows all.</source>
        <comment>panels</comment>
        <translation>Ils sont masqués&#x202f;; l’entrée de chacun les affiche tous.</translation>
    </message>
    <message>
        <source>&amp;Hide this panel</source>
        <translation>&amp;Masquer ce panneau</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Pruning</name>
    <message>
        <source>hide non-float</source>
        <translation>masquer les non-flottants</translation>
    </message>
    <message>
        <source>show non-float</source>
        <translation>afficher les non-flottants</translation>
    </message>
    <message>
        <source>hide same scale</source>
        <translation>masquer l’échelle identique</translation>
    </message>
    <message>
        <source>show same scale</source>
        <translation>afficher l’échelle identique</translation>
    </message>
    <message>
        <source>hide %1</source>
        <translation>masquer %1</translation>
    </message>
    <message>
        <source>show hidden nodes</source>
        <translation>afficher les nœuds masqués</translation>
    </message>
    <message>
        <source>reset the pruning</source>
        <translation>réinitialiser le masquage</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hide by &amp;operator</source>
        <translation>Masquer &amp;par opérateur</translation>
    </message>
    <message>
        <source>%1  × %2</source>
        <comment>operator and how often</comment>
        <translation>%1  × %2</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>afficher %1</translation>
    </message>
    <message>
        <source>No operators yet</source>
        <translation>Pas encore d’opérateurs</translation>
    </message>
    <message>
        <source>Tolerance of the same scale</source>
        <translation>Tolérance d’échelle identique</translation>
    </message>
    <message>
        <source>tolerance %1</source>
        <translation>tolérance %1</translation>
    </message>
    <message>
        <source>same scale %1</source>
        <translation>échelle identique %1</translation>
    </message>
    <message>
        <source>non-float</source>
        <translation>non-flottants</translation>
    </message>
    <message>
        <source>operators: %1</source>
        <translation>opérateurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>by hand: %1</source>
        <translation>à la main&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien de masqué</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n masqué</numerusform>
            <numerusform>%n masqués</numerusform>
        </translation>
    </message>
    <message>
        <source>show nodes with problems</source>
        <translation>afficher les nœuds à problèmes</translation>
    </message>
    <message>
        <source>Hide an operator whose mean |x| differs from its input&apos;s by less than this part:</source>
        <translation>Masquer un opérateur dont la moyenne |x| diffère de celle de son entrée de moins de cette part&#xa0;:</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Questions</name>
    <message>
        <source>Open a model or a run</source>
        <translation>Ouvrir un modèle ou une exécution</translation>
    </message>
    <message>
        <source>Choose the model of this run</source>
        <translation>Choisir le modèle de cette exécution</translation>
    </message>
    <message>
        <source>Save the run as</source>
        <translation>Enregistrer l’exécution sous</translation>
    </message>
    <message>
        <source>Runs (*.scales)</source>
        <translation>Exécutions (*.scales)</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Arrêter l’exécution&#x202f;?</translation>
    </message>
    <message>
        <source>What it recorded until then stays in its file.</source>
        <translation>Ce qu’elle a mesuré jusque-là reste dans son fichier.</translation>
    </message>
    <message>
        <source>Models and runs (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;All files (*)</source>
        <translation>Modèles et exécutions (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript *.scales *.partial);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Models (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;All files (*)</source>
        <translation>Modèles (*.pt *.pt2 *.pth *.jit *.ptc *.ptl *.torchscript);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RecipeAdditions</name>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1&#x202f;; et %2 de plus</translation>
    </message>
    <message>
        <source>%1, %2: %3 lost with the recipe, %4 without its rule</source>
        <comment>tensor, direction, part, part</comment>
        <translation>%1, %2&#xa0;: %3 perdus avec la recette, %4 sans sa règle</translation>
    </message>
    <message>
        <source>Select a card of repeated layers first.</source>
        <translation>Sélectionnez d’abord une carte de couches répétées.</translation>
    </message>
    <message>
        <source>The recipe stays as it is: in the selected layers every operand of a matrix product, which is all that recipes speak of, is within its format.</source>
        <translation>La recette reste telle quelle&#xa0;: dans les couches sélectionnées, chaque opérande de produit matriciel, seul objet des recettes, tient dans son format.</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor leaves its format, but is not an operand of a matrix product, which is all that recipes speak of.</source>
        <translation>La recette reste telle quelle&#xa0;: le tenseur sélectionné sort de son format, mais n’est pas un opérande de produit matriciel, seul objet des recettes.</translation>
    </message>
    <message>
        <source>The recipe stays as it is: the selected tensor is within its formats.</source>
        <translation>La recette reste telle quelle&#xa0;: le tenseur sélectionné tient dans ses formats.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RemainingTime</name>
    <message>
        <source>about %1 min left</source>
        <translation>encore %1 min environ</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>encore %1 s environ</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunController</name>
    <message>
        <source>A file is being read; what it holds can be run when that is done.</source>
        <translation>Un fichier est en cours de lecture&#x202f;; son contenu pourra être exécuté ensuite.</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>Le modèle est en cours de lecture&#x202f;; ses entrées seront connues ensuite.</translation>
    </message>
    <message>
        <source>Nothing is open that could be run; open a model first (Ctrl+O).</source>
        <translation>Rien d’ouvert ne peut être exécuté&#x202f;; ouvrez d’abord un modèle (Ctrl+O).</translation>
    </message>
    <message>
        <source>This run does not say which model it is of; take Choose the model… in the menu Run.</source>
        <translation>Cette exécution n’indique pas son modèle&#x202f;; prenez «&#xa0;Choisir le modèle…&#xa0;» dans le menu Lancer.</translation>
    </message>
    <message>
        <source>The model of this run, %1, was not found; take Choose the model… in the menu Run.</source>
        <translation>Le modèle de cette exécution, %1, est introuvable&#x202f;; prenez «&#xa0;Choisir le modèle…&#xa0;» dans le menu Lancer.</translation>
    </message>
    <message>
        <source>The run goes to %1; Save run as… keeps it elsewhere.
</source>
        <translation>L’exécution est écrite dans %1&#x202f;; «&#xa0;Enregistrer l’exécution sous…&#xa0;» la conserve ailleurs.
</translation>
    </message>
    <message>
        <source>The variant with %1 is run.
</source>
        <comment>transforms</comment>
        <translation>La variante avec %1 est en cours d’exécution.
</translation>
    </message>
    <message>
        <source>The %1 run of %2 has the same model, inputs and options, so Compare takes it; Run (F5) makes a new one.</source>
        <comment>transforms, time of day</comment>
        <translation>L’exécution %1 de %2 a le même modèle, les mêmes entrées et les mêmes options, la comparaison la prend donc&#x202f;; Lancer (F5) en crée une nouvelle.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunDisplay</name>
    <message>
        <source>starting</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>done in %1 s</source>
        <translation>terminée en %1 s</translation>
    </message>
    <message>
        <source>stopped after %1 s</source>
        <translation>arrêtée après %1 s</translation>
    </message>
    <message>
        <source>failed after %1 s</source>
        <translation>échouée après %1 s</translation>
    </message>
    <message>
        <source>reading the model</source>
        <translation>lecture du modèle</translation>
    </message>
    <message>
        <source>reading the run</source>
        <translation>lecture de l’exécution</translation>
    </message>
    <message>
        <source>trying inputs</source>
        <translation>essai d’entrées</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>chargement</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>entrées</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>capture</translation>
    </message>
    <message>
        <source>transforms</source>
        <translation>transformation</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>forward</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>backward</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>phase, done, total</comment>
        <translation>%1 · %2 sur %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>phase, done</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>original: %1</source>
        <comment>progress</comment>
        <translation>original&#xa0;: %1</translation>
    </message>
    <message>
        <source>variant: %1</source>
        <comment>progress</comment>
        <translation>variante&#xa0;: %1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>causes</source>
        <translation>causes</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>progress, remaining time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>still running: %1</source>
        <comment>progress</comment>
        <translation>toujours en cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>pas encore exécuté</translation>
    </message>
    <message>
        <source>done, backward failed</source>
        <translation>terminé, backward échoué</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFileController</name>
    <message>
        <source>%1 is incomplete: its run was ended before it could finish. What was recorded until then is shown.</source>
        <translation>%1 est incomplet&#xa0;: son exécution a été interrompue avant la fin. Ce qui avait été mesuré jusque-là est affiché.</translation>
    </message>
    <message>
        <source>The run was not saved as %1: %2.</source>
        <translation>L’exécution n’a pas été enregistrée sous %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The run that was followed has ended: %1 is complete.</source>
        <translation>L’exécution suivie est terminée&#xa0;: %1 est complet.</translation>
    </message>
    <message>
        <source>The run that was followed was stopped; %1 holds what it recorded until then.</source>
        <translation>L’exécution suivie a été arrêtée&#x202f;; %1 contient ce qu’elle avait mesuré jusque-là.</translation>
    </message>
    <message>
        <source>The run that was followed has failed; %1 holds what it recorded until then.</source>
        <translation>L’exécution suivie a échoué&#x202f;; %1 contient ce qu’elle avait mesuré jusque-là.</translation>
    </message>
    <message>
        <source>The run of %1 still goes: another program writes it, and what it records is shown as it comes.</source>
        <translation>L’exécution de %1 continue&#xa0;: un autre programme l’écrit, et ce qu’elle mesure s’affiche au fur et à mesure.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::RunFollower</name>
    <message>
        <source>%1 was removed while its run was followed; what was read of it is still shown.</source>
        <translation>%1 a été supprimé alors que son exécution était suivie&#x202f;; ce qui en a été lu reste affiché.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::SessionKeeper</name>
    <message>
        <source>%1 runs</source>
        <translation>%1 exécutions</translation>
    </message>
    <message>
        <source>Close it</source>
        <comment>a run</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close them</source>
        <comment>runs</comment>
        <translation>Tout fermer</translation>
    </message>
    <message>
        <source>Ctrl+I shows and changes the inputs.</source>
        <translation>Ctrl+I affiche et modifie les entrées.</translation>
    </message>
    <message>
        <source>Opened again, as last time: %1.</source>
        <comment>runs</comment>
        <translation>Rouvert comme la dernière fois&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>scalescope::app::TopBar</name>
    <message>
        <source>▶ Run  F5</source>
        <translation>▶ Lancer  F5</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progression de l’exécution</translation>
    </message>
    <message>
        <source>Every command (F10)</source>
        <translation>Toutes les commandes (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>command and shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Formats: %1</source>
        <translation>Formats&#xa0;: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <translation>Arrêter  Échap</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: the formats whose ranges are shaded behind the bars, forward / gradient</source>
        <translation>%1&#xa0;: les formats dont les plages sont ombrées derrière les barres, forward / gradient</translation>
    </message>
    <message>
        <source>Change the inputs (%1)</source>
        <comment>shortcut</comment>
        <translation>Modifier les entrées (%1)</translation>
    </message>
    <message>
        <source>Change the inputs: %1</source>
        <translation>Modifier les entrées&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::app::Workspace</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Le fichier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>The run of %1 was ended; what it recorded is in %2.</source>
        <translation>L’exécution de %1 a été interrompue&#x202f;; ce qu’elle a mesuré est dans %2.</translation>
    </message>
    <message>
        <source>The model is still being read; its inputs are known when that is done.</source>
        <translation>Le modèle est en cours de lecture&#x202f;; ses entrées seront connues ensuite.</translation>
    </message>
    <message>
        <source>The model was not read, so its inputs are not known; open it again to see why.</source>
        <translation>Le modèle n’a pas été lu, ses entrées sont donc inconnues&#x202f;; rouvrez-le pour voir pourquoi.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CausesView</name>
    <message>
        <source>Use recipe</source>
        <translation>Utiliser la recette</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Enregistrer la table…</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>Erreur de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>Bound of the error</source>
        <translation>Borne de l’erreur</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>pas de borne</translation>
    </message>
    <message>
        <source>With a bound the operands are found that it takes to keep in full precision: of the loss relative to it, of gradients 1 - cosine, of a tensor its relative error</source>
        <translation>Avec une borne, cherche les opérandes qu’il faut conserver en pleine précision&#xa0;: pour la loss, erreur relative à celle-ci&#x202f;; pour les gradients, 1 - cosinus&#x202f;; pour un tenseur, son erreur relative</translation>
    </message>
    <message>
        <source>Causes of the error</source>
        <translation>Causes de l’erreur</translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation>tous les gradients</translation>
    </message>
    <message>
        <source>%1, forward</source>
        <comment>a tensor</comment>
        <translation>%1, forward</translation>
    </message>
    <message>
        <source>%1, gradient</source>
        <comment>a tensor</comment>
        <translation>%1, gradient</translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operands kept, %1 left</source>
        <comment>an error</comment>
        <translation>
            <numerusform>%n opérande conservé, reste %1</numerusform>
            <numerusform>%n opérandes conservés, reste %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Find causes</source>
        <translation>Chercher les causes</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>préparation du modèle</translation>
    </message>
    <message>
        <source>within the bound</source>
        <translation>sous la borne</translation>
    </message>
    <message>
        <source>relative error of the loss: %1</source>
        <comment>a number</comment>
        <translation>erreur relative de la loss&#xa0;: %1</translation>
    </message>
    <message>
        <source>1 − cosine of all gradients: %1</source>
        <comment>a number</comment>
        <translation>1 − cosinus de tous les gradients&#xa0;: %1</translation>
    </message>
    <message>
        <source>relative error of the tensor: %1</source>
        <comment>a number</comment>
        <translation>erreur relative du tenseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Finds which rounded operands cause the error of a simulated run. What made a tensor&apos;s scale is in Waterfall.</source>
        <translation>Cherche quels opérandes arrondis causent l’erreur d’une exécution simulée. Ce qui a produit l’échelle d’un tenseur est dans Cascade.</translation>
    </message>
    <message>
        <source>Alone: the error with this alone rounded. Without: with all but this rounded. Share: what it adds in both, as a part of the whole error.</source>
        <translation>Seul&#xa0;: l’erreur quand ceci seul est arrondi. Sans&#xa0;: quand tout est arrondi sauf ceci. Part&#xa0;: ce que ceci ajoute dans les deux cas, rapporté à toute l’erreur.</translation>
    </message>
    <message>
        <source>Shares add up to more than 100 %, as errors cancel each other.</source>
        <translation>La somme des parts dépasse 100&#xa0;%, car des erreurs s’annulent entre elles.</translation>
    </message>
    <message>
        <source>Simulates the formats with a rule for each operand that is kept; which these are is found where &quot;at most&quot; names a bound</source>
        <translation>Simule les formats avec une règle pour chaque opérande gardé&#x202f;; lesquels, on le trouve quand « au plus » nomme une borne</translation>
    </message>
    <message>
        <source>relative error of the output: %1</source>
        <comment>a number</comment>
        <translation>erreur relative de la sortie&#xa0;: %1</translation>
    </message>
    <message>
        <source>no bound</source>
        <comment>of an error</comment>
        <translation>pas de borne</translation>
    </message>
    <message>
        <source>input</source>
        <comment>an operand</comment>
        <translation>entrée</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>an operand</comment>
        <translation>poids</translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>an operand</comment>
        <translation>gradient</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>le modèle</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <comment>an operand, its operator and module</comment>
        <translation>%1 de %2 dans %3</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <comment>number of a step, the error after it</comment>
        <translation>%1&#xa0;: reste %2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Opérandes</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservé</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>More than the whole: errors of other operands cancel a part of it</source>
        <translation>Plus que le tout&#xa0;: les erreurs d’autres opérandes en annulent une partie</translation>
    </message>
    <message>
        <source>The part of the error that this causes: the mean of what it brings by itself and what leaving it out takes away.</source>
        <translation>La part de l’erreur que ceci cause&#xa0;: la moyenne de ce qu’il apporte à lui seul et de ce que retire son omission.</translation>
    </message>
    <message>
        <source>A module with all that is rounded in it, or one operand.</source>
        <translation>Un module avec tout ce qui y est arrondi, ou un opérande.</translation>
    </message>
    <message>
        <source>How many operands it has.</source>
        <translation>Le nombre de ses opérandes.</translation>
    </message>
    <message>
        <source>How large the error is when this alone is rounded, and all else has full precision.</source>
        <translation>La taille de l’erreur quand ceci seul est arrondi et que tout le reste est en pleine précision.</translation>
    </message>
    <message>
        <source>How large the error is when all is rounded without this, which has full precision.</source>
        <translation>La taille de l’erreur quand tout est arrondi sauf ceci, qui est en pleine précision.</translation>
    </message>
    <message>
        <source>At which step the search gave this full precision to come below the bound, and how large the error was then.</source>
        <translation>L’étape à laquelle la recherche l’a mis en pleine précision pour passer sous la borne, et la taille de l’erreur à ce moment-là.</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>in full precision</comment>
        <translation>gardé</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CodeView</name>
    <message>
        <source>Source file</source>
        <translation>Fichier source</translation>
    </message>
    <message>
        <source>Code with the scale of what each line produced</source>
        <translation>Code avec l’échelle de ce que chaque ligne a produit</translation>
    </message>
    <message>
        <source>There is no source text in this run.</source>
        <translation>Cette exécution ne contient pas de texte source.</translation>
    </message>
    <message>
        <source>%1 of what each line produced: -&gt; forward, &lt;- gradient</source>
        <translation>%1 de ce que chaque ligne a produit&#xa0;: -&gt; forward, &lt;- gradient</translation>
    </message>
    <message>
        <source>%1; |x| is the magnitude of a tensor&apos;s only element</source>
        <translation>%1&#x202f;; |x| est l’amplitude du seul élément d’un tenseur</translation>
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
        <translation>sans équivalent</translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation>non arrondi</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>pas de valeur</translation>
    </message>
    <message>
        <source>%1, in %</source>
        <comment>a part of a whole</comment>
        <translation>%1, en %</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in %</source>
        <comment>underflow in E4M3, forward</comment>
        <translation>%1 en %2, %3, en %</translation>
    </message>
    <message>
        <source>%1 over the other run’s, %2</source>
        <comment>statistic, direction</comment>
        <translation>%1 par rapport à l’autre exécution, %2</translation>
    </message>
    <message>
        <source>%1, %2, in dB</source>
        <comment>SQNR, direction</comment>
        <translation>%1, %2, en dB</translation>
    </message>
    <message>
        <source>%1 in %2, %3, in bits</source>
        <comment>headroom in E4M3, forward</comment>
        <translation>%1 en %2, %3, en bits</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareGraphs</name>
    <message>
        <source>Graph of the first run</source>
        <translation>Graphe de la première exécution</translation>
    </message>
    <message>
        <source>Graph of the second run</source>
        <translation>Graphe de la seconde exécution</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareTable</name>
    <message>
        <source>Compared tensors</source>
        <translation>Tenseurs comparés</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>apparié</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>%1 %2: %3 → %4</source>
        <comment>direction, statistic, before, after</comment>
        <translation>%1 %2&#xa0;: %3 → %4</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>seulement dans %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>Le gradient est nul en théorie&#x202f;; ce qui reste est le bruit d’arrondi.</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>SQNR fwd</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>SQNR grad</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a), %1</translation>
    </message>
    <message>
        <source>Hollow in the first run, filled in the second. The band is from 1/4 to 4, where unit scaling puts a scale: it is no format&apos;s range.</source>
        <translation>Creux dans la première exécution, plein dans la seconde. La bande va de 1/4 à 4, là où l’unit scaling place une échelle&#xa0;: ce n’est la plage d’aucun format.</translation>
    </message>
    <message>
        <source>The power of two by which it is larger in the second run than in the first: 1 is twice, -1 is half as large.</source>
        <translation>Variation de la première à la seconde exécution, en puissances de deux&#xa0;: 1 pour le double, -1 pour la moitié.</translation>
    </message>
    <message>
        <source>How far it is above the noise of rounding, in dB.</source>
        <translation>De combien il dépasse le bruit d’arrondi, en dB.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::CompareView</name>
    <message>
        <source>The original, or the older run</source>
        <translation>L’original, ou l’exécution la plus ancienne</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation>Ce à quoi elle est comparée</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphes</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Changes only</source>
        <translation>Variations seules</translation>
    </message>
    <message>
        <source>Swap the two runs</source>
        <translation>Permuter les deux exécutions</translation>
    </message>
    <message>
        <source>Show parameters too</source>
        <translation>Afficher aussi les paramètres</translation>
    </message>
    <message>
        <source>Hide tensors whose scales are the same in both</source>
        <translation>Masquer les tenseurs dont les échelles sont identiques dans les deux</translation>
    </message>
    <message>
        <source>Switch Unit scaling or Simulate FP8 on to compare a model with its variant, or open a second run.</source>
        <translation>Activez Unit scaling ou Simuler FP8 pour comparer un modèle à sa variante, ou ouvrez une seconde exécution.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Par variation</translation>
    </message>
    <message>
        <source>Sort by the amount of the change, |log2|, of either direction; else in order of execution</source>
        <translation>Trier selon l’amplitude de la variation, |log2|, dans l’une ou l’autre direction&#x202f;; sinon par ordre d’exécution</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Comparison</name>
    <message>
        <source>Scales of %1</source>
        <translation>Échelles de %1</translation>
    </message>
    <message>
        <source>The report can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>Le rapport ne peut pas être écrit dans «&#xa0;%1&#xa0;» (%2)&#x202f;; choisissez un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>within 4 of 1</source>
        <translation>à un facteur 4 de 1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language&apos;s code</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>opérateur</translation>
    </message>
    <message>
        <source>Changes, the largest first</source>
        <translation>Variations, les plus grandes d’abord</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Ce qui a été comparé</translation>
    </message>
    <message>
        <source>%1 at %2 (%3), from %4 to %5</source>
        <translation>%1 pour %2 (%3), de %4 à %5</translation>
    </message>
    <message>
        <source>Aligned: %1 of %2 operators of %3, %1 of %4 of %5; tensors added: %6, removed: %7.</source>
        <translation>Alignés&#xa0;: %1 opérateurs sur %2 de %3, %1 sur %4 de %5&#x202f;; tenseurs ajoutés&#xa0;: %6, supprimés&#xa0;: %7.</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>première exécution</translation>
    </message>
    <message>
        <source>second run</source>
        <translation>seconde exécution</translation>
    </message>
    <message>
        <source>%1 of every tensor</source>
        <translation>%1 de chaque tenseur</translation>
    </message>
    <message>
        <source>arrows from %1 to %2</source>
        <translation>flèches de %1 vers %2</translation>
    </message>
    <message>
        <source>%1 → %2 of %3</source>
        <translation>%1 → %2 sur %3</translation>
    </message>
    <message>
        <source>forward, furthest from 1</source>
        <translation>forward, le plus loin de 1</translation>
    </message>
    <message>
        <source>gradient, furthest from 1</source>
        <translation>gradient, le plus loin de 1</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>alignés</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>%1 opérateurs sur %2</translation>
    </message>
    <message>
        <source>Largest gain: %1.</source>
        <translation>Plus grand gain&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Largest loss: %1.</source>
        <translation>Plus grande perte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1.</source>
        <translation>Aucun tenseur commun aux deux exécutions n’a changé de %1.</translation>
    </message>
    <message>
        <source>The graphs are left out: %1</source>
        <translation>Les graphes sont omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>These are the %1 largest of %2; all are in the table that scalescope compare --table writes.</source>
        <translation>Ce sont les %1 plus grandes sur %2&#x202f;; toutes sont dans la table qu’écrit scalescope compare --table.</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphes</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échouée</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplète</translation>
    </message>
    <message>
        <source>%1 was stopped before its end: its figures are partial, of what was recorded until then.</source>
        <translation>Exécution %1 arrêtée avant la fin&#xa0;: ses chiffres sont partiels et portent sur ce qui avait été mesuré jusque-là.</translation>
    </message>
    <message>
        <source>%1 failed before its end: its figures are partial, of what was recorded until then.</source>
        <translation>%1 a échoué avant la fin&#xa0;: ses chiffres sont partiels et portent sur ce qui avait été mesuré jusque-là.</translation>
    </message>
    <message>
        <source>%1 is incomplete: its figures are partial, of what was recorded until its engine was ended.</source>
        <translation>Exécution %1 incomplète&#xa0;: ses chiffres sont partiels et portent sur ce qui avait été mesuré jusqu’à l’interruption de son moteur.</translation>
    </message>
    <message>
        <source>Tensors that became zero in %1: %2.</source>
        <translation>Tenseurs devenus nuls dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Gradients that became zero in %1: %2.</source>
        <translation>Gradients devenus nuls dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No tensor that both runs have changed its %1 noticeably.</source>
        <translation>Aucun tenseur commun aux deux exécutions n’a changé nettement de %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tensors</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Scale that grew most: %1.</source>
        <translation>Échelle qui a le plus augmenté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Scale that shrank most: %1.</source>
        <translation>Échelle qui a le plus diminué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>loss</translation>
    </message>
    <message>
        <source>error of all gradients</source>
        <translation>erreur de tous les gradients</translation>
    </message>
    <message>
        <source>SQNR of the result</source>
        <translation>SQNR du résultat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, what its formats cost</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1, gradient %2.</source>
        <translation>Le plus loin de 1&#xa0;: forward %1, gradient %2.</translation>
    </message>
    <message>
        <source>Furthest from 1: forward %1.</source>
        <translation>Le plus loin de 1&#xa0;: forward %1.</translation>
    </message>
    <message>
        <source>The norm of all gradients is %1 of the exact run&apos;s.</source>
        <translation>La norme de tous les gradients vaut %1 de celle de l’exécution exacte.</translation>
    </message>
    <message>
        <source>Error of %1 over its depth</source>
        <translation>Erreur de %1 selon la profondeur</translation>
    </message>
    <message>
        <source>fwd SQNR</source>
        <translation>SQNR fwd</translation>
    </message>
    <message>
        <source>grad SQNR</source>
        <translation>SQNR grad</translation>
    </message>
    <message>
        <source>can&apos;t be told</source>
        <comment>how many tensors</comment>
        <translation>indéterminé</translation>
    </message>
    <message>
        <source>gradients: rel. error · cosine</source>
        <translation>grad.&#xa0;: err. rel. · cosinus</translation>
    </message>
    <message>
        <source>No operand was rounded: the variant is the original.</source>
        <translation>Aucun opérande n’a été arrondi&#xa0;: la variante est l’original.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run, how much of it was rounded</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>log2(b/a), %1</source>
        <comment>direction</comment>
        <translation>log2(b/a), %1</translation>
    </message>
    <message>
        <source>%1, off by %2</source>
        <comment>a loss or an output</comment>
        <translation>%1, écart %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>any element beyond its largest number</source>
        <translation>tout élément au-delà de son plus grand nombre</translation>
    </message>
    <message>
        <source>more than %1 of the elements beyond its largest number</source>
        <translation>plus de %1 d’éléments au-delà de son plus grand nombre</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded.</source>
        <translation>Produits matriciels arrondis&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of %2 products of matrices were rounded; none inside %3.</source>
        <translation>Produits matriciels arrondis&#xa0;: %1 sur %2&#x202f;; aucun à l’intérieur de %3.</translation>
    </message>
    <message>
        <source>too large, zero or subnormal</source>
        <translation>trop grands, nuls ou subnormaux</translation>
    </message>
    <message>
        <source>the model without formats</source>
        <translation>le modèle sans formats</translation>
    </message>
    <message>
        <source>rel. error · cosine</source>
        <translation>err. rel. · cosinus</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>a loss or gradients, the run that they are told against</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradients</translation>
    </message>
    <message>
        <source>In %1 tensors are held against the formats with the scales of its recipe.</source>
        <translation>Dans %1, les tenseurs sont jugés selon les formats avec les échelles de sa recette.</translation>
    </message>
    <message>
        <source>Tensors with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>Tenseurs à problèmes en %1&#xa0;: %2 dans %3, %4 dans %5, sur %6 communs aux deux.</translation>
    </message>
    <message>
        <source>Gradients with problems in %1: %2 in %3, %4 in %5, of %6 that both have.</source>
        <translation>Gradients à problèmes en %1&#xa0;: %2 dans %3, %4 dans %5, sur %6 communs aux deux.</translation>
    </message>
    <message>
        <source>Problems are those that the list of problems has: NaN, infinities, %1, more than %2 that become zero, or more than %3 that are subnormal.</source>
        <comment>elements beyond the largest number, parts</comment>
        <translation>Les problèmes sont ceux de la liste des problèmes&#xa0;: NaN, infinis, %1, plus de %2 d’éléments qui deviennent nuls, ou plus de %3 qui sont subnormaux.</translation>
    </message>
    <message>
        <source>There are no problems there: the error is that of rounding to few bits.</source>
        <translation>Il n’y a là aucun problème&#xa0;: l’erreur est celle de l’arrondi à peu de bits.</translation>
    </message>
    <message>
        <source>How many have problems in %1 can&apos;t be told: nothing was recorded of their groups of elements.</source>
        <translation>Combien ont des problèmes en %1 reste indéterminé&#xa0;: rien n’a été mesuré de leurs groupes d’éléments.</translation>
    </message>
    <message>
        <source>tensors: problems in %1</source>
        <translation>tenseurs&#xa0;: problèmes en %1</translation>
    </message>
    <message>
        <source>gradients: problems in %1</source>
        <translation>gradients&#xa0;: problèmes en %1</translation>
    </message>
    <message>
        <source>Tensors that the simulation did not round count, too; what is computed from rounded ones holds rounding noise instead of zeros, which hides problems.</source>
        <translation>Les tenseurs que la simulation n’a pas arrondis comptent aussi&#x202f;; ce qui est calculé à partir d’arrondis contient du bruit d’arrondi au lieu de zéros, ce qui cache des problèmes.</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>nul</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Display</name>
    <message>
        <source>scalar</source>
        <translation>scalaire</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>forward</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradient</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of a whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>évaluation</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>tel qu’enregistré</translation>
    </message>
    <message>
        <source>%1 in TorchScript</source>
        <comment>a place in the code</comment>
        <translation>%1 dans TorchScript</translation>
    </message>
    <message>
        <source>%1, through %2</source>
        <comment>place in the model&apos;s code, place in PyTorch&apos;s</comment>
        <translation>%1, via %2</translation>
    </message>
    <message>
        <source>read by %1</source>
        <comment>an operator</comment>
        <translation>lu par %1</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <comment>readers</comment>
        <translation>%1, et %2 de plus</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ErrorText</name>
    <message>
        <source>none</source>
        <comment>an error</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>off by %1</source>
        <comment>a percentage</comment>
        <translation>écart %1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>cosinus %1</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>échantillonné</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a gradient, in theory</comment>
        <translation>nul</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>of a tensor without an error</comment>
        <translation>exact</translation>
    </message>
    <message>
        <source>The gradient is zero in theory; what is left is the noise of rounding.</source>
        <translation>Le gradient est nul en théorie&#x202f;; ce qui reste est le bruit d’arrondi.</translation>
    </message>
    <message>
        <source>accumulated: %1</source>
        <comment>an error</comment>
        <translation>accumulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>rounding %1 to %2: %3</source>
        <comment>operand, format, error</comment>
        <translation>arrondi %1 → %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>all zero</source>
        <translation>entièrement nul</translation>
    </message>
    <message>
        <source>zero in theory</source>
        <comment>a gradient</comment>
        <translation>nul en théorie</translation>
    </message>
    <message>
        <source>input</source>
        <comment>of a product</comment>
        <translation>entrée</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>of a product</comment>
        <translation>poids</translation>
    </message>
    <message>
        <source>left</source>
        <comment>side of a product</comment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <comment>side of a product</comment>
        <translation>droite</translation>
    </message>
    <message>
        <source>query</source>
        <comment>of attention</comment>
        <translation>requête</translation>
    </message>
    <message>
        <source>key</source>
        <comment>of attention</comment>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of attention</comment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>gradient</source>
        <comment>of a product&apos;s result</comment>
        <translation>gradient</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a tensor, rounded for the gradient of another</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>not rounded</source>
        <comment>a tensor that is equal in both runs</comment>
        <translation>non arrondi</translation>
    </message>
    <message>
        <source>Not rounded: nothing that it is computed from was, so it is that of the run without formats.</source>
        <translation>Non arrondi&#xa0;: rien de ce qui sert à le calculer ne l’a été&#x202f;; c’est donc celui de l’exécution sans formats.</translation>
    </message>
    <message>
        <source>Stored as it is, and rounded where it is read, by %1:</source>
        <comment>a node</comment>
        <translation>Stocké tel quel, et arrondi à la lecture, par %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FieldWords</name>
    <message>
        <source>%1 of gradient</source>
        <comment>a field</comment>
        <translation>%1 du gradient</translation>
    </message>
    <message>
        <source>%1 forward</source>
        <comment>a field</comment>
        <translation>%1 forward</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 bits</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FilterField</name>
    <message>
        <source>text, /regex/ or bwd.std &lt; 2^-14</source>
        <translation>texte, /regex/ ou bwd.std &lt; 2^-14</translation>
    </message>
    <message>
        <source>Filter of nodes</source>
        <translation>Filtre de nœuds</translation>
    </message>
    <message>
        <source>Text or /regex/ in name, operator, module, shape and type, or comparisons of statistics: bwd.std &lt; 2^-14 and kind = op</source>
        <translation>Texte ou /regex/ dans le nom, l’opérateur, le module, la forme et le type, ou comparaisons de statistiques&#xa0;: bwd.std &lt; 2^-14 and kind = op</translation>
    </message>
    <message>
        <source>Search and filters</source>
        <translation>Recherche et filtres</translation>
    </message>
    <message>
        <source>Go to the next hit, to the previous one</source>
        <translation>Aller au résultat suivant, au précédent</translation>
    </message>
    <message>
        <source>The same from the module tree</source>
        <translation>Idem depuis l’arbre des modules</translation>
    </message>
    <message>
        <source>Clear the field; again: back to where the keyboard was</source>
        <translation>Effacer le champ&#x202f;; une seconde fois&#xa0;: revenir où était le focus</translation>
    </message>
    <message>
        <source>text or /regex/</source>
        <translation>texte ou /regex/</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FoldedWords</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Show all of the words</source>
        <translation>Afficher tout le texte</translation>
    </message>
    <message>
        <source>Show one line of the words</source>
        <translation>Afficher une seule ligne du texte</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::FormatPairDialog</name>
    <message>
        <source>%1: %2 bits, largest %3, smallest normal %4, smallest %5</source>
        <translation>%1&#xa0;: %2 bits, maximum %3, plus petit normal %4, plus petit %5</translation>
    </message>
    <message>
        <source>Number formats</source>
        <translation>Formats numériques</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Forward</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>&amp;Gradient</translation>
    </message>
    <message>
        <source>%1: %2 bits with the share of a scale for %3 elements</source>
        <translation>%1&#xa0;: %2 bits avec la part d’une échelle pour %3 éléments</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>%1 commence ici, forward</translation>
    </message>
    <message>
        <source>%1 starts here, in the gradient</source>
        <translation>%1 commence ici, dans le gradient</translation>
    </message>
    <message>
        <source>%1 forward follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>%1 forward découle de %2</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2</source>
        <comment>problem, tensor</comment>
        <translation>%1 dans le gradient découle de %2</translation>
    </message>
    <message>
        <source>%1 in the gradient follows from %2, forward</source>
        <comment>problem, tensor</comment>
        <translation>%1 dans le gradient découle de %2, forward</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, forward</source>
        <comment>problem, tensor</comment>
        <translation>%1 commence dans %2, lu ici, forward</translation>
    </message>
    <message>
        <source>%1 starts in %2, which it reads, in the gradient</source>
        <comment>problem, tensor</comment>
        <translation>%1 commence dans %2, lu ici, dans le gradient</translation>
    </message>
    <message>
        <source>warning: subnormal</source>
        <translation>avertissement&#xa0;: subnormal</translation>
    </message>
    <message>
        <source>1st: %1</source>
        <comment>of problems in order of execution, in little room</comment>
        <translation>1er&#xa0;: %1</translation>
    </message>
    <message>
        <source>first gradient: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>premier gradient&#xa0;: %1</translation>
    </message>
    <message>
        <source>first gradient cause: %1</source>
        <comment>of problems in order of execution</comment>
        <translation>première cause gradient&#xa0;: %1</translation>
    </message>
    <message>
        <source>error only if stored in %1</source>
        <comment>a sign&apos;s meaning, a format</comment>
        <translation>erreur seulement si stocké en %1</translation>
    </message>
    <message>
        <source>follows from another</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>découle d’un autre</translation>
    </message>
    <message>
        <source>problem starts here</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>le problème commence ici</translation>
    </message>
    <message>
        <source>%1 → 1 error</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → 1 erreur</translation>
    </message>
    <message>
        <source>%1 → %2 errors</source>
        <comment>a problem, and what follows from it</comment>
        <translation>%1 → %2 erreurs</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem</comment>
        <translation>1 erreur en découle</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem</comment>
        <translation>%1 erreurs en découlent</translation>
    </message>
    <message>
        <source>first: %1</source>
        <comment>error or warning in order of execution</comment>
        <translation>premier&#xa0;: %1</translation>
    </message>
    <message>
        <source>the first warning in order of execution</source>
        <translation>le premier avertissement par ordre d’exécution</translation>
    </message>
    <message>
        <source>the first error in order of execution</source>
        <translation>la première erreur par ordre d’exécution</translation>
    </message>
    <message>
        <source>the first warning of a gradient, from the loss back</source>
        <translation>le premier avertissement d’un gradient, à rebours depuis la loss</translation>
    </message>
    <message>
        <source>the first error of a gradient, from the loss back</source>
        <translation>la première erreur d’un gradient, à rebours depuis la loss</translation>
    </message>
    <message>
        <source>the first warning that starts in a gradient, from the loss back</source>
        <translation>le premier avertissement qui naît dans un gradient, à rebours depuis la loss</translation>
    </message>
    <message>
        <source>the first error that starts in a gradient, from the loss back</source>
        <translation>la première erreur qui naît dans un gradient, à rebours depuis la loss</translation>
    </message>
    <message>
        <source>gradient %1</source>
        <comment>what is wrong</comment>
        <translation>gradient&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 grad. %2</source>
        <comment>a parameter, what is wrong with its gradient</comment>
        <translation>grad. %1 %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphCards</name>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>tampon</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1&#xa0;: aucun</translation>
    </message>
    <message>
        <source>%1: %2 %3, largest %4, smallest non-zero %5</source>
        <translation>%1&#xa0;: %2 %3, maximum %4, plus petit non nul %5</translation>
    </message>
    <message numerus="yes">
        <source>%1, smallest · median · largest of %n</source>
        <translation>
            <numerusform>%1, minimum · médiane · maximum de %n</numerusform>
            <numerusform>%1, minimum · médiane · maximum de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Folded: the bars are those of %1</source>
        <translation>Replié&#xa0;: les barres sont celles de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>causes %1 of the error</source>
        <comment>a share</comment>
        <translation>cause %1 de l’erreur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Folded %n times: the bars are those of what each returned</source>
        <translation>
            <numerusform>Replié %n fois&#xa0;: les barres sont celles de ce que chacun a renvoyé</numerusform>
            <numerusform>Replié %n fois&#xa0;: les barres sont celles de ce que chacun a renvoyé</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest SQNR: %1</source>
        <translation>SQNR minimal&#xa0;: %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>loop %1</source>
        <comment>how often</comment>
        <translation>boucle %1</translation>
    </message>
    <message>
        <source>%1: nothing but zeros</source>
        <translation>%1&#xa0;: que des zéros</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the card, value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>in here: %1</source>
        <comment>the first error of all</comment>
        <translation>ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>the bars are of the result</source>
        <translation>les barres sont celles du résultat</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphEdge</name>
    <message>
        <source>%1: %2 binades</source>
        <comment>direction and log2(out/in)</comment>
        <translation>%1&#xa0;: %2 binades</translation>
    </message>
    <message>
        <source>Click to select the producer, %1</source>
        <translation>Cliquer pour sélectionner le producteur, %1</translation>
    </message>
    <message>
        <source>Click to select the consumer, %1; again for the producer</source>
        <translation>Cliquer pour sélectionner le consommateur, %1&#x202f;; de nouveau pour le producteur</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphExport</name>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos;: end its name in .svg, .png, .pdf or .dot.</source>
        <translation>Le graphe ne peut pas être écrit dans «&#xa0;%1&#xa0;»&#xa0;: terminez son nom par .svg, .png, .pdf ou .dot.</translation>
    </message>
    <message>
        <source>The graph can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>Le graphe ne peut pas être écrit dans «&#xa0;%1&#xa0;» (%2)&#x202f;; choisissez un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>with its modules closed a graph still has %1 nodes, more than %2; scalescope export --graph draws it by itself.</source>
        <translation>même avec ses modules repliés, un graphe a encore %1 nœuds, plus de %2&#x202f;; scalescope export --graph le dessine seul.</translation>
    </message>
    <message>
        <source>%1, only if stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1, seulement si stocké en %2</translation>
    </message>
    <message>
        <source>At this width its smallest text is %1 pt. It is %2 pt at %3 cm, or with less side by side: a smaller module alone (in the dialog Modules, of the command --include).</source>
        <translation>À cette largeur, son plus petit texte fait %1 pt. Il fait %2 pt à %3 cm, ou avec moins d’éléments côte à côte&#xa0;: un module plus petit seul (dans la boîte de dialogue Modules, pour la commande --include).</translation>
    </message>
    <message>
        <source>Backward failed: gradients are missing</source>
        <translation>La passe backward a échoué&#xa0;: des gradients manquent</translation>
    </message>
    <message>
        <source>Backward stopped at %1: gradients before it are missing</source>
        <translation>Le backward s’est arrêté à %1&#xa0;: les gradients en amont manquent</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Première erreur</translation>
    </message>
    <message>
        <source>First error shown here</source>
        <translation>Première erreur montrée ici</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>Premier avertissement</translation>
    </message>
    <message>
        <source>First warning shown here</source>
        <translation>Premier avertissement montré ici</translation>
    </message>
    <message>
        <source>%1, only if it is stored so</source>
        <comment>first error</comment>
        <translation>%1, seulement si stocké ainsi</translation>
    </message>
    <message>
        <source>First error in what is rounded</source>
        <translation>Première erreur dans ce qui est arrondi</translation>
    </message>
    <message>
        <source>First error that usual FP8 recipes meet</source>
        <translation>Première erreur que rencontrent les recettes FP8 usuelles</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>tensor, how many of several layers</comment>
        <translation>%1, premier de %2</translation>
    </message>
    <message>
        <source>First error with all products rounded</source>
        <translation>Première erreur avec tous les produits arrondis</translation>
    </message>
    <message>
        <source>The graph would have %1 nodes, more than the %2 that a picture can have: leave modules out (in the dialog Modules, of the command --exclude), or write it as .dot.</source>
        <translation>Le graphe aurait %1 nœuds, plus que les %2 qu’une image peut avoir&#xa0;: laissez des modules de côté (dans la boîte de dialogue Modules, avec --exclude pour la commande) ou écrivez-le en .dot.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphLegend</name>
    <message>
        <source>forward in %1</source>
        <translation>forward en %1</translation>
    </message>
    <message>
        <source>gradient in %1</source>
        <translation>gradient en %1</translation>
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
        <translation>forward ↓ en %1</translation>
    </message>
    <message>
        <source>gradient ↑ in %1</source>
        <translation>gradient ↑ en %1</translation>
    </message>
    <message>
        <source>middle 98 %, thin: smallest to largest</source>
        <comment>values of a tensor</comment>
        <translation>98 % du milieu, fin&#xa0;: du plus petit au plus grand</translation>
    </message>
    <message>
        <source>first, 1st: in order of execution</source>
        <comment>words of badges</comment>
        <translation>premier, 1er&#xa0;: dans l’ordre d’exécution</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>sélectionné</translation>
    </message>
    <message>
        <source>first, 1st: errors, forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>premier, 1er&#xa0;: erreurs, vers l’avant et depuis la loss</translation>
    </message>
    <message>
        <source>first, 1st: error in order of execution</source>
        <comment>words of badges</comment>
        <translation>premier, 1er&#xa0;: erreur dans l’ordre d’exécution</translation>
    </message>
    <message>
        <source>first, 1st: forward and back from the loss</source>
        <comment>words of badges</comment>
        <translation>premier, 1er&#xa0;: vers l’avant et depuis la loss</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::GraphView</name>
    <message>
        <source>Graph of the run</source>
        <translation>Graphe de l’exécution</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>Run a model to see its graph here.</source>
        <translation>Exécutez un modèle pour voir son graphe ici.</translation>
    </message>
    <message>
        <source>Nothing is left to draw: prune less.</source>
        <translation>Il ne reste rien à dessiner&#xa0;: masquez moins.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Select the nearest producer, the nearest consumer</source>
        <translation>Sélectionner le producteur le plus proche, le consommateur le plus proche</translation>
    </message>
    <message>
        <source>Select the card beside</source>
        <translation>Sélectionner la carte voisine</translation>
    </message>
    <message>
        <source>Open the selected module</source>
        <translation>Déplier le module sélectionné</translation>
    </message>
    <message>
        <source>Fold the selected card&apos;s module</source>
        <translation>Replier le module de la carte sélectionnée</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomer</translation>
    </message>
    <message>
        <source>Stop the layout that is under way</source>
        <translation>Arrêter la disposition en cours</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Show the path between the selected card and this one</source>
        <translation>Afficher le chemin entre la carte sélectionnée et celle-ci</translation>
    </message>
    <message>
        <source>Click on an edge</source>
        <translation>Clic sur une arête</translation>
    </message>
    <message>
        <source>Select the consumer; again, the producer</source>
        <translation>Sélectionner le consommateur&#x202f;; de nouveau, le producteur</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double-clic</translation>
    </message>
    <message>
        <source>Open or fold a module</source>
        <translation>Déplier ou replier un module</translation>
    </message>
    <message>
        <source>Prune less to see its operators.</source>
        <translation>Masquez moins pour voir ses opérateurs.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the layers</source>
        <translation>Heatmap des couches</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>Lignes de la heatmap</translation>
    </message>
    <message>
        <source>Columns of the heat map</source>
        <translation>Colonnes de la heatmap</translation>
    </message>
    <message>
        <source>No cell is selected</source>
        <translation>Aucune cellule n’est sélectionnée</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HeatMap</name>
    <message>
        <source>Repeated layers</source>
        <translation>Couches répétées</translation>
    </message>
    <message>
        <source>All modules</source>
        <translation>Tous les modules</translation>
    </message>
    <message>
        <source>Rows of the heat map</source>
        <translation>Lignes de la heatmap</translation>
    </message>
    <message>
        <source>Over the median of the column</source>
        <translation>Face à la médiane de la colonne</translation>
    </message>
    <message>
        <source>Cells with a strong outline stand out: they are further from the median of their column than 3.5 of its median absolute deviations (scaled to standard deviations), and by a factor of 2, 5 % or 10 dB at least.</source>
        <translation>Les cellules au contour épais se démarquent&#xa0;: leur distance à la médiane de leur colonne dépasse 3,5 fois l’écart absolu médian (ramené à des écarts types) et vaut au moins un facteur 2, 5&#xa0;% ou 10 dB.</translation>
    </message>
    <message>
        <source>Run a model to see its layers here.</source>
        <translation>Exécutez un modèle pour voir ses couches ici.</translation>
    </message>
    <message>
        <source>Nothing is left to show: prune less.</source>
        <translation>Il ne reste rien à afficher&#xa0;: masquez moins.</translation>
    </message>
    <message>
        <source>No layers repeat here, so the rows are modules.</source>
        <translation>Aucune couche ne se répète ici, les lignes sont donc des modules.</translation>
    </message>
    <message>
        <source>%1, over the median of the column</source>
        <comment>what colours the cells</comment>
        <translation>%1, face à la médiane de la colonne</translation>
    </message>
    <message>
        <source>Layers: %1. Tensors: at most %2 each.</source>
        <translation>Couches&#xa0;: %1. Tenseurs&#xa0;: au plus %2 chacune.</translation>
    </message>
    <message>
        <source>Modules: %1. Tensors of their own: at most %2 each.</source>
        <translation>Modules&#xa0;: %1. Tenseurs propres&#xa0;: au plus %2 chacun.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, tensor</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2; median of the column: %3</source>
        <comment>what colours the cells</comment>
        <translation>%1&#xa0;: %2&#x202f;; médiane de la colonne&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, error</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are NaN among its elements.</source>
        <translation>Il y a des NaN parmi ses éléments.</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other layers.</source>
        <translation>Il se démarque du même tenseur des autres couches.</translation>
    </message>
    <message>
        <source>model</source>
        <comment>what is in no module</comment>
        <translation>modèle</translation>
    </message>
    <message>
        <source>Magnitudes of %1, forward</source>
        <translation>Amplitudes de %1, forward</translation>
    </message>
    <message>
        <source>Magnitudes of %1, gradient</source>
        <translation>Amplitudes de %1, gradient</translation>
    </message>
    <message>
        <source>Colours say how far a tensor is from the median of all layers, of two from their middle</source>
        <translation>Les couleurs indiquent l’écart d’un tenseur à la médiane de toutes les couches&#x202f;; s’il n’y en a que deux, à leur milieu</translation>
    </message>
    <message>
        <source>One row has nothing to be compared with</source>
        <translation>Une ligne unique n’a rien à quoi être comparée</translation>
    </message>
    <message>
        <source>Only scales are compared with the median: parts of the elements and errors say by themselves how large they are</source>
        <translation>Seules les échelles sont comparées à la médiane&#xa0;: les parts d’éléments et les erreurs disent d’elles-mêmes leur importance</translation>
    </message>
    <message>
        <source>Steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>Étapes de boucles&#xa0;: %1. Tenseurs&#xa0;: au plus %2 chacune.</translation>
    </message>
    <message>
        <source>Layers and steps of loops: %1. Tensors: at most %2 each.</source>
        <translation>Couches et étapes de boucles&#xa0;: %1. Tenseurs&#xa0;: au plus %2 chacune.</translation>
    </message>
    <message>
        <source>It stands out from the same tensor of the other steps.</source>
        <translation>Il se démarque du même tenseur des autres étapes.</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of a loop</comment>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>loop %1, step %2</source>
        <comment>numbers of both</comment>
        <translation>boucle %1, étape %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>module, step of a loop in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of the elements lie below the axis, down to %2</source>
        <translation>%1 des éléments sont en dessous de l’axe, jusqu’à %2</translation>
    </message>
    <message>
        <source>No tensor is out of line</source>
        <translation>Aucun tenseur ne se démarque</translation>
    </message>
    <message>
        <source>Outside the layers, in rows of their own: %1.</source>
        <translation>Hors des couches, sur leurs propres lignes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Outside these, in rows of their own: %1.</source>
        <translation>Hors de celles-ci, sur leurs propres lignes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what colours the cells, value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go to the marked corner</source>
        <translation>Aller au coin marqué</translation>
    </message>
    <message>
        <source>%1, loop %2</source>
        <comment>tensor, which loop of its module</comment>
        <translation>%1, boucle %2</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>rien à quoi comparer</translation>
    </message>
    <message>
        <source>No row stands out of its columns</source>
        <translation>Aucune ligne ne se démarque dans ses colonnes</translation>
    </message>
    <message>
        <source>%1 stands out most, in %2 of its tensors</source>
        <translation>%1 se démarque le plus, dans %2 de ses tenseurs</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1&#x202f;; %2.</translation>
    </message>
    <message>
        <source>the first with NaN (marked corner) is %1, %2, %3: %4</source>
        <translation>le premier avec NaN (coin marqué) est %1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>the worst (marked corner) is %1, %2, %3: %4</source>
        <translation>le pire (coin marqué) est %1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>furthest from %5 (marked corner) is %1, %2, %3: %4</source>
        <translation>le plus loin de %5 (coin marqué) est %1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>furthest from its median (marked corner) is %1, %2, %3: %4</source>
        <comment>layer, tensor, direction, value</comment>
        <translation>le plus loin de sa médiane (coin marqué) est %1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Too few rows to compare, at least %1 are needed</source>
        <translation>Trop peu de lignes à comparer, il en faut au moins %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::HistogramView</name>
    <message>
        <source>not recorded</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>empty tensor</source>
        <translation>tenseur vide</translation>
    </message>
    <message>
        <source>zero before: %1 of %2</source>
        <translation>déjà nuls&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <translation>NaN&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inf: %1</source>
        <translation>Inf&#xa0;: %1</translation>
    </message>
    <message>
        <source>Histogram of magnitudes, %1</source>
        <translation>Histogramme des amplitudes, %1</translation>
    </message>
    <message>
        <source>: from %1 to %2</source>
        <translation>, de %1 à %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3 elements, %4</source>
        <translation>%1 à %2&#xa0;: %3 éléments, %4</translation>
    </message>
    <message>
        <source>about %1: no elements</source>
        <translation>autour de %1&#xa0;: aucun élément</translation>
    </message>
    <message>
        <source>%1: each group has a scale of its own</source>
        <translation>%1&#xa0;: chaque groupe a sa propre échelle</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>Déplacer l’axe</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>Zoomer sur l’axe</translation>
    </message>
    <message>
        <source>Show the whole axis again</source>
        <translation>Réafficher tout l’axe</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>power of two</comment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+molette</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Inspector</name>
    <message>
        <source>Select a tensor to see its statistics.</source>
        <translation>Sélectionnez un tenseur pour voir ses statistiques.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Copy statistics</source>
        <translation>Copier les statistiques</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>What each format would lose</source>
        <translation>Ce que perdrait chaque format</translation>
    </message>
    <message>
        <source>forward |x|</source>
        <translation>forward |x|</translation>
    </message>
    <message>
        <source>gradient |dL/dx|</source>
        <translation>gradient |dL/dx|</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>tampon</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>ratio</translation>
    </message>
    <message>
        <source>Fewer statistics</source>
        <translation>Moins de statistiques</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>Toutes les statistiques</translation>
    </message>
    <message>
        <source>fwd</source>
        <translation>fwd</translation>
    </message>
    <message>
        <source>grad</source>
        <translation>grad</translation>
    </message>
    <message>
        <source> ◆ parameter</source>
        <translation> ◆ paramètre</translation>
    </message>
    <message>
        <source> ◆ buffer</source>
        <translation> ◆ tampon</translation>
    </message>
    <message>
        <source>module</source>
        <translation>module</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>requires gradient</source>
        <translation>gradient requis</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>device</source>
        <translation>périphérique</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>contigu</translation>
    </message>
    <message>
        <source>hidden in the graph</source>
        <translation>masqué dans le graphe</translation>
    </message>
    <message>
        <source>× fwd</source>
        <translation>× fwd</translation>
    </message>
    <message>
        <source>× grad</source>
        <translation>× grad</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradient</translation>
    </message>
    <message>
        <source>zero in theory; what is left is the noise of rounding</source>
        <translation>nul en théorie&#x202f;; ce qui reste est le bruit d’arrondi</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>tensor and power of two</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>It can&apos;t be told: nothing was recorded of its groups of elements.</source>
        <translation>Indéterminé&#xa0;: rien n’a été mesuré de ses groupes d’éléments.</translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation>NaN, Inf</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. Subnormal ones keep fewer bits and are not counted.</source>
        <translation>La part des éléments qui devient nulle ou dépasse le plus grand nombre. Les subnormaux gardent moins de bits et ne sont pas comptés.</translation>
    </message>
    <message>
        <source>Not rounded in this run; in %1 it would be so: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>Non arrondi dans cette exécution&#x202f;; en %1, ce serait&#xa0;: %2.</translation>
    </message>
    <message>
        <source>In %1: %2.</source>
        <comment>format, what becomes of the elements</comment>
        <translation>En %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>What each format would lose (zero or too large)</source>
        <translation>Ce que perdrait chaque format (nul ou trop grand)</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>le modèle lui-même</translation>
    </message>
    <message>
        <source>Only floating-point tensors are measured.</source>
        <translation>Seuls les tenseurs flottants sont mesurés.</translation>
    </message>
    <message>
        <source>Of dtype %1: only floating-point tensors are measured.</source>
        <translation>De dtype %1&#xa0;: seuls les tenseurs flottants sont mesurés.</translation>
    </message>
    <message>
        <source>All of it is NaN, which no format mends.</source>
        <translation>Tout y est NaN, ce qu’aucun format ne répare.</translation>
    </message>
    <message>
        <source>%1 are NaN</source>
        <comment>a part of the elements</comment>
        <translation>%1 sont NaN</translation>
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
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what is said under it</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Histogrammes de toutes les couches</translation>
    </message>
    <message>
        <source>Select a cell to see the histograms of this tensor in all layers.</source>
        <translation>Sélectionnez une cellule pour voir les histogrammes de ce tenseur dans toutes les couches.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LayoutHint</name>
    <message>
        <source>Laying out…</source>
        <translation>Disposition en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::LimitsDialog</name>
    <message>
        <source>What counts as a problem</source>
        <translation>Ce qui compte comme problème</translation>
    </message>
    <message>
        <source>Of a tensor&apos;s elements, more than</source>
        <translation>Des éléments d’un tenseur, plus de</translation>
    </message>
    <message>
        <source>&amp;Overflow: an error</source>
        <translation>&amp;Overflow&#xa0;: une erreur</translation>
    </message>
    <message>
        <source>&amp;Underflow: an error</source>
        <translation>&amp;Underflow&#xa0;: une erreur</translation>
    </message>
    <message>
        <source>&amp;Subnormal: a warning</source>
        <translation>&amp;Subnormal&#xa0;: un avertissement</translation>
    </message>
    <message>
        <source>&amp;Lost: marked in tables</source>
        <translation>&amp;Perdu&#xa0;: marqué dans les tables</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Usual limits</source>
        <translation>Limites usuelles</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModuleTreeView</name>
    <message>
        <source>Search nodes</source>
        <translation>Rechercher un nœud</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modules</translation>
    </message>
    <message>
        <source>hit %1 of %2</source>
        <translation>résultat %1 sur %2</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 trouvés</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>module path and type</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ModulesView</name>
    <message>
        <source>modules to list: regular expression</source>
        <translation>modules à lister&#xa0;: expression régulière</translation>
    </message>
    <message>
        <source>Modules to list</source>
        <translation>Modules à lister</translation>
    </message>
    <message>
        <source>modules to leave out</source>
        <translation>modules à omettre</translation>
    </message>
    <message>
        <source>Modules to leave out</source>
        <translation>Modules à omettre</translation>
    </message>
    <message>
        <source>Calls of modules</source>
        <translation>Appels de modules</translation>
    </message>
    <message>
        <source>The file tells of no modules inside the model: each operator belongs to the model itself. It is so of models that were frozen or inlined when they were exported.</source>
        <translation>Le fichier n’indique aucun module à l’intérieur du modèle&#xa0;: chaque opérateur appartient au modèle lui-même. C’est le cas des modèles figés ou intégrés (inline) lors de leur export.</translation>
    </message>
    <message>
        <source>module</source>
        <translation>module</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>échelles</translation>
    </message>
    <message>
        <source>fwd %1</source>
        <translation>fwd %1</translation>
    </message>
    <message>
        <source>grad %1</source>
        <translation>grad %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeFilter</name>
    <message>
        <source>Texts are compared with = or !=, not with %1.</source>
        <translation>Les textes se comparent avec = ou !=, pas avec %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number (2^-14, 1e-5) nor a statistic: fwd. or bwd. and one of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un nombre (2^-14, 1e-5) ni une statistique&#xa0;: fwd. ou bwd. et l’une de %2.</translation>
    </message>
    <message>
        <source>/%1/ is not a regular expression: %2.</source>
        <translation>/%1/ n’est pas une expression régulière&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The filter can&apos;t be read from &quot;%1&quot; on.</source>
        <translation>Le filtre est illisible à partir de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected here; join conditions with and, or.</source>
        <translation>«&#xa0;%1&#xa0;» n’était pas attendu ici&#x202f;; reliez les conditions par and, or.</translation>
    </message>
    <message>
        <source>The filter has too many brackets.</source>
        <translation>Le filtre a trop de parenthèses.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Une parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>The filter ends where a condition is expected.</source>
        <translation>Le filtre s’arrête là où une condition est attendue.</translation>
    </message>
    <message>
        <source>A condition is expected before &quot;%1&quot;.</source>
        <translation>Une condition est attendue avant «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A value is missing after &quot;%1 %2&quot;.</source>
        <translation>Il manque une valeur après «&#xa0;%1 %2&#xa0;».</translation>
    </message>
    <message>
        <source>The filter is longer than %1 characters.</source>
        <translation>Le filtre dépasse %1 caractères.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeLinks</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::NodeTableView</name>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>direction and statistic: gradient rms</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>fwd lost in %1</source>
        <translation>fwd perdu en %1</translation>
    </message>
    <message>
        <source>grad lost in %1</source>
        <translation>grad perdu en %1</translation>
    </message>
    <message>
        <source>The part of the elements that becomes zero or is beyond the largest number. In parentheses: of a tensor that the simulation did not round.</source>
        <translation>La part des éléments qui devient nulle ou dépasse le plus grand nombre. Entre parenthèses&#xa0;: d’un tenseur que la simulation n’a pas arrondi.</translation>
    </message>
    <message>
        <source>%1: what is lost in %2 can&apos;t be told, because nothing was recorded of its groups of elements</source>
        <comment>direction, format</comment>
        <translation>%1&#xa0;: ce qui est perdu en %2 est indéterminé, car rien n’a été mesuré de ses groupes d’éléments</translation>
    </message>
    <message>
        <source>%1: kept in full precision</source>
        <comment>direction</comment>
        <translation>%1&#xa0;: conservé en pleine précision</translation>
    </message>
    <message>
        <source>%1, not rounded in this run; in %2 it would be so: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1, non arrondi dans cette exécution&#x202f;; en %2, ce serait&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <comment>direction, format, losses</comment>
        <translation>%1 en %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Outline</name>
    <message>
        <source>The model was not run yet: Run (F5) measures its tensors.</source>
        <translation>Le modèle n’a pas encore été exécuté&#xa0;: Lancer (F5) mesure ses tenseurs.</translation>
    </message>
    <message>
        <source>No tensor of this run is floating-point: there are no scales to look at, and number formats do not matter to it.</source>
        <translation>Aucun tenseur de cette exécution n’est flottant&#xa0;: il n’y a pas d’échelles à regarder, et les formats de nombres n’y changent rien.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PairSection</name>
    <message>
        <source>Both runs</source>
        <translation>Les deux exécutions</translation>
    </message>
    <message>
        <source>The line in the histograms is the other run&apos;s.</source>
        <translation>Le trait dans les histogrammes est celui de l’autre exécution.</translation>
    </message>
    <message>
        <source>Compared
a: %1
b: %2</source>
        <comment>two runs</comment>
        <translation>Comparées
a&#xa0;: %1
b&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PanelButton</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Close the legend</source>
        <translation>Fermer la légende</translation>
    </message>
    <message>
        <source>Open the legend</source>
        <translation>Ouvrir la légende</translation>
    </message>
    <message>
        <source>Close the map</source>
        <translation>Fermer le plan</translation>
    </message>
    <message>
        <source>Open the map</source>
        <translation>Ouvrir le plan</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::PlotHeader</name>
    <message>
        <source>%1 · band: 2^±%2</source>
        <comment>a statistic, powers of two around 1</comment>
        <translation>%1, bande 2^±%2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemModel</name>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Correctif</translation>
    </message>
    <message>
        <source> (a double click adds it to the recipe)</source>
        <translation> (un double-clic l’ajoute à la recette)</translation>
    </message>
    <message>
        <source>consequence</source>
        <translation>conséquence</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>bruit</translation>
    </message>
    <message>
        <source>consequences</source>
        <translation>conséquences</translation>
    </message>
    <message>
        <source>%1: hidden in the graph by pruning</source>
        <translation>%1&#xa0;: masqué dans le graphe</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Follows from the problem that it is listed beneath</source>
        <translation>Découle du problème sous lequel il est listé</translation>
    </message>
    <message>
        <source>Zero in theory, so that its scale means nothing: no problem</source>
        <translation>Nul en théorie, son échelle ne signifie donc rien&#xa0;: pas de problème</translation>
    </message>
    <message>
        <source>1 problem follows from this one, and is listed beneath it</source>
        <translation>1 problème découle de celui-ci et est listé dessous</translation>
    </message>
    <message>
        <source>%1 problems follow from this one, and are listed beneath it</source>
        <translation>%1 problèmes découlent de celui-ci et sont listés dessous</translation>
    </message>
    <message>
        <source>rule for all</source>
        <translation>règle pour tous</translation>
    </message>
    <message>
        <source>One rule that mends all of them (a double click adds it to the recipe)</source>
        <translation>Une règle qui les corrige tous (un double-clic l’ajoute à la recette)</translation>
    </message>
    <message>
        <source>The simulation did not round it: this is what the format would do.</source>
        <translation>La simulation ne l’a pas arrondi&#xa0;: c’est ce que ferait le format.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>in order of execution</comment>
        <translation>premier</translation>
    </message>
    <message>
        <source>1 follows</source>
        <comment>from this problem, a badge</comment>
        <translation>1 effet</translation>
    </message>
    <message>
        <source>%1 follow</source>
        <comment>from this problem, a badge</comment>
        <translation>%1 effets</translation>
    </message>
    <message>
        <source>first gradient</source>
        <comment>in order of execution</comment>
        <translation>premier gradient</translation>
    </message>
    <message>
        <source>first gradient cause</source>
        <comment>in order of execution</comment>
        <translation>première cause gradient</translation>
    </message>
    <message>
        <source>The first problem that starts in a gradient, from the loss back; those of gradients before it follow from tensors</source>
        <translation>Le premier problème qui naît dans un gradient, à rebours depuis la loss&#x202f;; ceux des gradients précédents découlent de tenseurs</translation>
    </message>
    <message>
        <source>%1; an error only if it is stored in %2</source>
        <comment>a problem, a format</comment>
        <translation>%1&#x202f;; une erreur seulement s’il est stocké en %2</translation>
    </message>
    <message>
        <source>an error because of what follows: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>une erreur à cause de ce qui suit&#xa0;: jusqu’à %1 deviennent nuls dans %2</translation>
    </message>
    <message>
        <source>Backward failed</source>
        <translation>Backward échoué</translation>
    </message>
    <message>
        <source>Forward failed</source>
        <translation>Forward échoué</translation>
    </message>
    <message>
        <source>Engine failed</source>
        <translation>Moteur échoué</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>Exécution échouée</translation>
    </message>
    <message>
        <source>1 error follows</source>
        <comment>from this problem, a badge</comment>
        <translation>1 erreur en découle</translation>
    </message>
    <message>
        <source>%1 errors follow</source>
        <comment>from this problem, a badge</comment>
        <translation>%1 erreurs en découlent</translation>
    </message>
    <message>
        <source>starts here, follows from no other problem</source>
        <translation>commence ici, ne découle d’aucun autre problème</translation>
    </message>
    <message>
        <source>follows from %1</source>
        <comment>a tensor that has a problem</comment>
        <translation>découle de %1</translation>
    </message>
    <message>
        <source>%1, follows from another</source>
        <comment>how bad a problem is</comment>
        <translation>%1, découle d’un autre</translation>
    </message>
    <message>
        <source>same call</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>même appel</translation>
    </message>
    <message>
        <source>same call, %1</source>
        <comment>as the tensor of another row, a badge</comment>
        <translation>même appel, %1</translation>
    </message>
    <message>
        <source>another output of the call of %1</source>
        <comment>a tensor</comment>
        <translation>une autre sortie de l’appel de %1</translation>
    </message>
    <message>
        <source>%1 only if it is stored in %2</source>
        <comment>how bad a problem is, a format</comment>
        <translation>%1 seulement s’il est stocké en %2</translation>
    </message>
    <message>
        <source>what made the run fail</source>
        <translation>ce qui a fait échouer l’exécution</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 become zero in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>ce qui suit est pire&#xa0;: jusqu’à %1 deviennent nuls dans %2</translation>
    </message>
    <message>
        <source>what follows is worse: up to %1 overflow in %2</source>
        <comment>a part of a tensor, the tensor</comment>
        <translation>ce qui suit est pire&#xa0;: jusqu’à %1 débordent dans %2</translation>
    </message>
    <message>
        <source>The first error in order of execution</source>
        <translation>La première erreur par ordre d’exécution</translation>
    </message>
    <message>
        <source>The first warning in order of execution</source>
        <translation>Le premier avertissement par ordre d’exécution</translation>
    </message>
    <message>
        <source>The first error of a gradient, from the loss back</source>
        <translation>La première erreur d’un gradient, à rebours depuis la loss</translation>
    </message>
    <message>
        <source>The first warning of a gradient, from the loss back</source>
        <translation>Le premier avertissement d’un gradient, à rebours depuis la loss</translation>
    </message>
    <message>
        <source>Each has a power of two of its own: the rows beneath say what it leaves</source>
        <translation>Chacun a sa propre puissance de deux&#xa0;: les lignes en dessous disent ce qu&apos;elle laisse</translation>
    </message>
    <message>
        <source>No power of two helps any of them: the rows beneath say why</source>
        <translation>Aucune puissance de deux n&apos;aide aucun d&apos;eux&#xa0;: les lignes en dessous disent pourquoi</translation>
    </message>
    <message>
        <source>worst of %1 in %2, least in %3 (%4)</source>
        <comment>layers or calls, two tensors, a part</comment>
        <translation>le pire de %1 dans %2, le moindre dans %3 (%4)</translation>
    </message>
    <message>
        <source>but what follows from it is rounded: %1</source>
        <comment>by recipes, a tensor</comment>
        <translation>mais ce qui en découle est arrondi&#xa0;: %1</translation>
    </message>
    <message>
        <source>first if stored</source>
        <comment>in order of execution, in the format</comment>
        <translation>premier si stocké</translation>
    </message>
    <message>
        <source>no scale helps</source>
        <comment>a tensor</comment>
        <translation>aucune échelle n’aide</translation>
    </message>
    <message>
        <source>no scale helps: %1 binades</source>
        <comment>that a tensor spans</comment>
        <translation>aucune échelle n’aide&#xa0;: %1 binades</translation>
    </message>
    <message>
        <source>the first operator with it; %1, from which it comes, is small too, but recipes leave that alone</source>
        <comment>a weight</comment>
        <translation>le premier opérateur concerné&#x202f;; %1, dont cela provient, est petit aussi, mais les recettes n’y touchent pas</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsCaption</name>
    <message>
        <source>F8: next</source>
        <translation>F8&#xa0;: suivant</translation>
    </message>
    <message>
        <source>Tensors are held against the formats as they are: a recipe that scales each of them, such as FP8 with a scale per tensor, removes most errors.</source>
        <translation>Les tenseurs sont confrontés aux formats tels quels&#xa0;: une recette qui met chacun à l’échelle, comme FP8 avec une échelle par tenseur, supprime la plupart des erreurs.</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avertissements</translation>
    </message>
    <message>
        <source>%1 in what is rounded</source>
        <comment>errors</comment>
        <translation>%1 dans ce qui est arrondi</translation>
    </message>
    <message>
        <source>%1; in order of execution, none follows from another</source>
        <comment>errors and warnings</comment>
        <translation>%1&#x202f;; par ordre d’exécution, aucun problème ne découle d’un autre</translation>
    </message>
    <message>
        <source>%1; in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1&#x202f;; par ordre d’exécution</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>errors</comment>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>%1 NaN or infinite</source>
        <comment>problems</comment>
        <translation>%1 NaN ou infini</translation>
    </message>
    <message>
        <source>%1 lost in the model&apos;s type</source>
        <comment>problems</comment>
        <translation>pertes dans le type du modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>%1 if everything is in %2</source>
        <comment>errors, a format</comment>
        <translation>%1 si tout est en %2</translation>
    </message>
    <message>
        <source>%1 if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>%1 si tout en %2</translation>
    </message>
    <message>
        <source>%1 only if all is in %2</source>
        <comment>errors, a format</comment>
        <translation>%1 seulement si tout est en %2</translation>
    </message>
    <message>
        <source>%1, none in what is rounded</source>
        <comment>errors</comment>
        <translation>%1, aucune dans ce qui est arrondi</translation>
    </message>
    <message>
        <source>%1, none with usual recipes</source>
        <comment>errors</comment>
        <translation>%1, aucune avec les recettes usuelles</translation>
    </message>
    <message>
        <source>%1, none with recipes</source>
        <comment>errors</comment>
        <translation>%1, aucune avec des recettes</translation>
    </message>
    <message>
        <source>%1 with usual FP8 recipes</source>
        <comment>errors</comment>
        <translation>%1 avec les recettes FP8 usuelles</translation>
    </message>
    <message>
        <source>%1 with recipes</source>
        <comment>errors</comment>
        <translation>%1 avec des recettes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, a run</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A recipe says which tensors are stored in FP8: usual ones only what goes into matrix products with weights, and the gradients of their results.</source>
        <translation>Une recette dit quels tenseurs sont stockés en FP8&#xa0;: les recettes usuelles seulement ce qui entre dans les produits matriciels avec des poids, et les gradients de leurs résultats.</translation>
    </message>
    <message>
        <source>A disc is an error, a crossed square what made the run fail, a triangle a warning, an i a note. A pale disc is an error only if the tensor is stored in its format: FP8 recipes leave it in higher precision. An outline follows from another.</source>
        <translation>Un disque est une erreur, un carré barré d’une croix ce qui a fait échouer l’exécution, un triangle un avertissement, un i une remarque. Un disque pâle n’est une erreur que si le tenseur est stocké dans son format&#xa0;: les recettes FP8 le laissent en plus haute précision. Un contour découle d’un autre problème.</translation>
    </message>
    <message>
        <source>%1, none in products</source>
        <comment>errors</comment>
        <translation>%1, aucune dans les produits</translation>
    </message>
    <message>
        <source>%1 with all products rounded</source>
        <comment>errors</comment>
        <translation>%1 avec arrondi de tous les produits</translation>
    </message>
    <message>
        <source>%1; one row for each cause, errors first, in order of execution</source>
        <comment>errors and warnings</comment>
        <translation>%1&#x202f;; une ligne par cause, erreurs d’abord, par ordre d’exécution</translation>
    </message>
    <message>
        <source>%1; %2; errors first, in order of execution</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1&#x202f;;&#xa0;%2&#x202f;; erreurs d’abord, par ordre d’exécution</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>errors and warnings, what backward began with</comment>
        <translation>%1&#x202f;;&#xa0;%2</translation>
    </message>
    <message>
        <source>A row starts by itself, no other causes it; what follows from it is folded beneath it. NaN and infinities come first, then errors, those of parameters, buffers and constants that recipes leave alone behind the others, then warnings; among equals, gradients come after all tensors. What is zero in theory comes last.</source>
        <translation>Une ligne commence d’elle-même, aucune autre n’en est la cause&#x202f;; ce qui en découle est replié dessous. NaN et infinis viennent en premier, puis les erreurs, celles des paramètres, tampons et constantes que les recettes laissent tels quels après les autres, puis les avertissements&#x202f;; à égalité, les gradients après tous les tenseurs. Ce qui est nul en théorie vient en dernier.</translation>
    </message>
    <message>
        <source>%1; nothing was rounded</source>
        <comment>errors</comment>
        <translation>%1&#x202f;; rien n’a été arrondi</translation>
    </message>
    <message>
        <source>No floating-point tensors</source>
        <translation>Aucun tenseur flottant</translation>
    </message>
    <message>
        <source>%1, none with usual recipes: no linear or attention layers</source>
        <comment>errors</comment>
        <translation>%1, aucune avec les recettes usuelles&#xa0;: ni couches linéaires ni attention</translation>
    </message>
    <message>
        <source>%1, none with recipes: no linear layers</source>
        <comment>errors</comment>
        <translation>%1, aucune avec des recettes&#xa0;: sans couche linéaire</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Add to recipe</source>
        <translation>Ajouter à la recette</translation>
    </message>
    <message numerus="yes">
        <source>What %1 forward and %2 backward lose can&apos;t be told of %n tensors and gradients: the run recorded nothing of their groups of elements. The error of a simulated run tells it.</source>
        <translation>
            <numerusform>Ce que %1 en forward et %2 en backward perdent est indéterminé pour %n tenseur ou gradient&#xa0;: l’exécution n’a rien mesuré de ses groupes d’éléments. L’erreur d’une exécution simulée le dit.</numerusform>
            <numerusform>Ce que %1 en forward et %2 en backward perdent est indéterminé pour %n tenseurs et gradients&#xa0;: l’exécution n’a rien mesuré de leurs groupes d’éléments. L’erreur d’une exécution simulée le dit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the nodes with problems that pruning hides: %1</source>
        <translation>Afficher les nœuds à problèmes que cache le masquage&#xa0;: %1</translation>
    </message>
    <message>
        <source>From these parts of a tensor&apos;s elements on a loss counts as a problem; a click changes them</source>
        <translation>À partir de ces parts d’éléments d’un tenseur, une perte compte comme problème&#x202f;; cliquer pour les modifier</translation>
    </message>
    <message>
        <source>any overflow</source>
        <translation>tout overflow</translation>
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
        <translation>subnormal &gt; %1</translation>
    </message>
    <message>
        <source>%1 above the largest number</source>
        <translation>%1 au-dessus du maximum</translation>
    </message>
    <message>
        <source>%1 subnormal</source>
        <translation>%1 subnormaux</translation>
    </message>
    <message>
        <source>Nearest to a limit: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>Le plus près d’une limite&#xa0;: %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Add a rule for all layers to the recipe</source>
        <translation>Ajouter à la recette une règle pour toutes les couches</translation>
    </message>
    <message>
        <source>There are no problems.</source>
        <translation>Il n’y a pas de problèmes.</translation>
    </message>
    <message>
        <source>This is the last problem.</source>
        <translation>C’est le dernier problème.</translation>
    </message>
    <message>
        <source>This is the first problem.</source>
        <translation>C’est le premier problème.</translation>
    </message>
    <message>
        <source>Overflow, an error: beyond the largest number. Underflow, an error: becomes zero. Subnormal, a warning: keeps fewer bits.</source>
        <translation>Overflow, une erreur&#xa0;: dépasse le plus grand nombre. Underflow, une erreur&#xa0;: devient nul. Subnormal, un avertissement&#xa0;: garde moins de bits.</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <comment>parts from which on something is a problem</comment>
        <translation>Limites&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1 deviennent nuls</translation>
    </message>
    <message>
        <source>No overflow or underflow above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>Aucun overflow ni underflow au-delà des limites&#x202f;; le plus près&#xa0;: %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Nothing above the limits; nearest: %1, %2: %3</source>
        <comment>a tensor, a direction, a part</comment>
        <translation>Rien au-delà des limites&#x202f;; le plus près&#xa0;: %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1; 1 tensor loses elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1&#x202f;; 1 tenseur perd tout de même des éléments</translation>
    </message>
    <message>
        <source>%1; %2 tensors lose elements all the same</source>
        <comment>what is nearest</comment>
        <translation>%1&#x202f;; %2 tenseurs perdent tout de même des éléments</translation>
    </message>
    <message>
        <source>No problems in %1 forward and %2 backward: nothing is lost beyond the limits above.</source>
        <translation>Aucun problème en %1 forward ni en %2 backward&#xa0;: rien n’est perdu au-delà des limites ci-dessus.</translation>
    </message>
    <message>
        <source>Limits…</source>
        <comment>parts from which on something is a problem</comment>
        <translation>Limites…</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalModel</name>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradient</translation>
    </message>
    <message>
        <source>of the tensor</source>
        <translation>du tenseur</translation>
    </message>
    <message>
        <source>of blocks of %1</source>
        <translation>de blocs de %1</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>le modèle lui-même</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>module, operand, operator</comment>
        <translation>%1&#xa0;: %2 de %3</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>pleine précision</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>Opérande</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ProposalsDialog</name>
    <message>
        <source>Proposed formats</source>
        <translation>Formats proposés</translation>
    </message>
    <message>
        <source>The cheapest format or scale for each tensor, as its histogram tells it. A run with the recipe shows what it does.</source>
        <translation>Le format ou l’échelle les moins coûteux pour chaque tenseur, d’après son histogramme. Une exécution avec la recette montre leur effet.</translation>
    </message>
    <message>
        <source>&amp;Bound</source>
        <translation>&amp;Borne</translation>
    </message>
    <message>
        <source>Elements lost, at most</source>
        <translation>Éléments perdus, au plus</translation>
    </message>
    <message>
        <source>SQNR, at least</source>
        <translation>SQNR, au moins</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>&amp;Add to recipe</source>
        <translation>&amp;Ajouter à la recette</translation>
    </message>
    <message>
        <source>The chosen rows as rules of the recipe</source>
        <translation>Les lignes choisies comme règles de la recette</translation>
    </message>
    <message>
        <source>&amp;Recipe of all</source>
        <translation>&amp;Recette du tout</translation>
    </message>
    <message>
        <source>A recipe for every product of the model, to look at, save and run</source>
        <translation>Une recette pour chaque produit du modèle, à examiner, enregistrer et exécuter</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Propositions</translation>
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
        <translation>Tenseurs et gradients&#xa0;: %1&#x202f;; bits par élément en moyenne&#xa0;: %2</translation>
    </message>
    <message>
        <source>Scales of blocks are not proposed for tensors whose block maxima the run does not have; run the model again to record them.</source>
        <translation>Aucune échelle de blocs n’est proposée pour les tenseurs dont l’exécution n’a pas les maxima de blocs&#x202f;; relancez le modèle pour les mesurer.</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 n’a pas été écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export the proposals</source>
        <translation>Exporter les propositions</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>Tables (*.csv *.json)</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RampLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>Couleurs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RangeLoss</name>
    <message>
        <source>%1 subnormal</source>
        <comment>a part of the elements</comment>
        <translation>%1 subnormaux</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a part of the elements</comment>
        <translation>%1 perdus</translation>
    </message>
    <message>
        <source>%1 zero</source>
        <comment>a part of the elements</comment>
        <translation>%1 nuls</translation>
    </message>
    <message>
        <source>%1 (%2 of those not zero)</source>
        <comment>a part of all elements</comment>
        <translation>%1 (%2 des non nuls)</translation>
    </message>
    <message>
        <source>%1 are beyond the largest number</source>
        <translation>%1 dépassent le plus grand nombre</translation>
    </message>
    <message>
        <source>%1 become zero</source>
        <translation>%1 deviennent nuls</translation>
    </message>
    <message>
        <source>%1 keep fewer bits (subnormal)</source>
        <translation>%1 gardent moins de bits (subnormaux)</translation>
    </message>
    <message>
        <source>%1 more keep fewer bits (subnormal)</source>
        <translation>%1 de plus gardent moins de bits (subnormaux)</translation>
    </message>
    <message>
        <source>multiplied by %1: %2, which is within the limits</source>
        <comment>power of two, losses</comment>
        <translation>multiplié par %1&#xa0;: %2, dans les limites</translation>
    </message>
    <message>
        <source>multiplied by %1: %2</source>
        <comment>power of two, losses</comment>
        <translation>multiplié par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>as it is: %1; %2</source>
        <comment>losses, what a power of two leaves of them</comment>
        <translation>tel quel&#xa0;: %1&#x202f;; %2</translation>
    </message>
    <message>
        <source>no scale holds it: it spans %1 binades</source>
        <translation>aucune échelle ne le contient&#xa0;: il s’étend sur %1 binades</translation>
    </message>
    <message>
        <source>an operand of a convolution, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>opérande d’une convolution, que les recettes FP8 usuelles gardent en plus haute précision&#x202f;; une simulation autour de tous les produits l’arrondit</translation>
    </message>
    <message>
        <source>of a convolution&apos;s result, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>du résultat d’une convolution, que les recettes FP8 usuelles gardent en plus haute précision&#x202f;; une simulation autour de tous les produits l’arrondit</translation>
    </message>
    <message>
        <source>an operand of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <translation>opérande d’un produit sans poids, que les recettes FP8 usuelles gardent en plus haute précision&#x202f;; une simulation autour de tous les produits l’arrondit</translation>
    </message>
    <message>
        <source>of the result of a product without a weight, which usual FP8 recipes keep in higher precision; a simulation around all products rounds it</source>
        <comment>a gradient</comment>
        <translation>du résultat d’un produit sans poids, que les recettes FP8 usuelles gardent en plus haute précision&#x202f;; une simulation autour de tous les produits l’arrondit</translation>
    </message>
    <message>
        <source>not an input of a matrix product, so usual FP8 recipes keep it in higher precision</source>
        <translation>pas une entrée d’un produit matriciel, si bien que les recettes FP8 usuelles le gardent en plus haute précision</translation>
    </message>
    <message>
        <source>not of a matrix product&apos;s result, so usual FP8 recipes keep it in higher precision</source>
        <translation>pas celui du résultat d’un produit matriciel, si bien que les recettes FP8 usuelles le gardent en plus haute précision</translation>
    </message>
    <message>
        <source>an input of %1; FP8 can&apos;t be simulated inside that</source>
        <translation>une entrée de %1&#x202f;; FP8 ne peut pas y être simulé</translation>
    </message>
    <message>
        <source>of the result of %1; FP8 can&apos;t be simulated inside that</source>
        <comment>a gradient</comment>
        <translation>du résultat de %1&#x202f;; FP8 ne peut pas y être simulé</translation>
    </message>
    <message>
        <source>nothing leaves the normal range</source>
        <translation>rien ne quitte la plage normale</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeEditor</name>
    <message>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Of the rules that fit an operand the last one holds. What a rule leaves empty is the default&apos;s.</source>
        <translation>Parmi les règles qui correspondent à un opérande, la dernière l’emporte. Ce qu’une règle laisse vide vient de la ligne par défaut.</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>&amp;Ajouter une règle</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Su&amp;pprimer</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Mon&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The recipe can&apos;t be written to %1: %2.</source>
        <translation>La recette ne peut pas être écrite dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Recettes (*.json)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>Enregistrer la recette</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Ouvrir une recette</translation>
    </message>
    <message>
        <source>The recipe needs a name.</source>
        <translation>La recette a besoin d’un nom.</translation>
    </message>
    <message>
        <source>%1-edited</source>
        <comment>a recipe&apos;s name</comment>
        <translation>%1-modifiée</translation>
    </message>
    <message>
        <source>There is a recipe %1 with other rules; give this one another name.</source>
        <translation>Il existe une recette %1 avec d’autres règles&#x202f;; donnez un autre nom à celle-ci.</translation>
    </message>
    <message>
        <source>S&amp;imulate</source>
        <translation>S&amp;imuler</translation>
    </message>
    <message>
        <source>Run the model with this recipe (%1)</source>
        <translation>Exécuter le modèle avec cette recette (%1)</translation>
    </message>
    <message>
        <source>Close without keeping the changes to the recipe?</source>
        <translation>Fermer sans conserver les modifications de la recette&#x202f;?</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer l’édition</translation>
    </message>
    <message>
        <source>as the default</source>
        <translation>comme par défaut</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RecipeModel</name>
    <message>
        <source>full precision</source>
        <translation>pleine précision</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Operand</source>
        <translation>Opérande</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Scaling</translation>
    </message>
    <message>
        <source>Scale rule</source>
        <translation>Règle d’échelle</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Opérandes</translation>
    </message>
    <message>
        <source>the model itself</source>
        <translation>le modèle lui-même</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Of NVFP4&apos;s scales: 2 with one of the whole tensor above those of blocks, 1 without it</source>
        <translation>Des échelles de NVFP4&#xa0;: 2 avec une échelle de tout le tenseur au-dessus de celles des blocs, 1 sans elle</translation>
    </message>
    <message>
        <source>Elements are divided by it before they are rounded, and multiplied by it after</source>
        <translation>Les éléments sont divisés par elle avant l’arrondi, et multipliés par elle après</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operand; choose input, weight or gradient.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un opérande&#x202f;; choisissez input, weight ou gradient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of levels; choose 2 or 1.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de niveaux&#x202f;; choisissez 2 ou 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scale; write a power of two, such as 2^-5 or 0.125.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une échelle&#x202f;; écrivez une puissance de deux, telle que 2^-5 ou 0.125.</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Divisé par</translation>
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
        <translation>sortie %1 sur %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowCanvas</name>
    <message>
        <source>Scale plot and waterfall</source>
        <translation>Tracé des échelles et cascade</translation>
    </message>
    <message>
        <source>Select the row above, the row below</source>
        <translation>Sélectionner la ligne du dessus, la ligne du dessous</translation>
    </message>
    <message>
        <source>Select the first row, the last row</source>
        <translation>Sélectionner la première ligne, la dernière ligne</translation>
    </message>
    <message>
        <source>Scroll the rows</source>
        <translation>Faire défiler les lignes</translation>
    </message>
    <message>
        <source>Move the axis</source>
        <translation>Déplacer l’axe</translation>
    </message>
    <message>
        <source>Zoom the axis</source>
        <translation>Zoomer sur l’axe</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Scroll the rows; with Shift move the axis</source>
        <translation>Faire défiler les lignes&#x202f;; avec Maj, déplacer l’axe</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+molette</translation>
    </message>
    <message>
        <source>Zoom the axis; over the names the rows</source>
        <translation>Zoomer sur l’axe&#x202f;; au-dessus des noms, sur les lignes</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RowSign</name>
    <message>
        <source>What made the run fail</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Ce qui a fait échouer l’exécution</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Error that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Erreur qui découle de la ligne sous laquelle elle est</translation>
    </message>
    <message>
        <source>Warning that follows from the row it is beneath</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Avertissement qui découle de la ligne sous laquelle il est</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error only if stored in its format; recipes leave it in higher precision</source>
        <comment>a sign&apos;s meaning</comment>
        <translation>Erreur seulement si stocké dans son format&#x202f;; les recettes le gardent en plus haute précision</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunOptions</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a field of the form</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>tel qu’exporté</translation>
    </message>
    <message>
        <source>An exported model stays in the mode that it was exported in</source>
        <translation>Un modèle exporté garde le mode dans lequel il a été exporté</translation>
    </message>
    <message>
        <source>as saved (%1)</source>
        <translation>tel qu’enregistré (%1)</translation>
    </message>
    <message>
        <source>&quot;Inputs &gt; %1&quot;</source>
        <comment>a field of the form</comment>
        <translation>«&#xa0;Entrées &gt; %1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunReport</name>
    <message>
        <source>Left out here: %1 more; the window lists all.</source>
        <translation>Omis ici&#xa0;: %1 de plus&#x202f;; la fenêtre les montre tous.</translation>
    </message>
    <message>
        <source>There are none.</source>
        <comment>problems</comment>
        <translation>Il n’y en a pas.</translation>
    </message>
    <message>
        <source>The run</source>
        <comment>at the beginning of a sentence</comment>
        <translation>L’exécution</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --plot draws all.</source>
        <translation>Voici %1 tenseurs sur %2&#xa0;: ceux où des problèmes commencent, et ceux qui perdent le plus&#x202f;; scalescope export --plot les dessine tous.</translation>
    </message>
    <message>
        <source>The graph is left out: %1</source>
        <translation>Le graphe est omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>The graph</source>
        <translation>Le graphe</translation>
    </message>
    <message>
        <source>What the transforms did</source>
        <translation>Ce qu’ont fait les transformations</translation>
    </message>
    <message>
        <source>What was rounded, the noisiest first</source>
        <translation>Ce qui a été arrondi, le plus bruité d’abord</translation>
    </message>
    <message>
        <source>How the run was made</source>
        <translation>Comment l’exécution a été faite</translation>
    </message>
    <message>
        <source>Problems by cause</source>
        <translation>Problèmes par cause</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>What modules returned</source>
        <translation>Ce qu’ont renvoyé les modules</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>opérateur</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>lost in %1</source>
        <translation>perdu en %1</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>pleine précision</translation>
    </message>
    <message>
        <source>These are %1 of %2 tensors: those in which problems begin, and those that lose most; scalescope export --table writes all.</source>
        <translation>Voici %1 tenseurs sur %2&#xa0;: ceux où des problèmes commencent, et ceux qui perdent le plus&#x202f;; scalescope export --table les écrit tous.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --modules writes all.</source>
        <translation>Voici les %1 premiers sur %2&#x202f;; scalescope export --modules les écrit tous.</translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation>erreurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>warnings: %1</source>
        <translation>avertissements&#xa0;: %1</translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation>notes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remarks: %1 (%2).</source>
        <translation>Remarques&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Other causes: %1 (%2).</source>
        <translation>Autres causes&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Inputs: %1.</source>
        <translation>Entrées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nodes: %1; tensors with statistics: %2, gradients: %3.</source>
        <translation>Nœuds&#xa0;: %1&#x202f;; tenseurs avec statistiques&#xa0;: %2, gradients&#xa0;: %3.</translation>
    </message>
    <message>
        <source>tensor that loses most</source>
        <translation>tenseur qui perd le plus</translation>
    </message>
    <message>
        <source>gradient that loses most</source>
        <translation>gradient qui perd le plus</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>held against %1 forward and %2 backward</source>
        <translation>confrontée à %1 en forward et %2 en backward</translation>
    </message>
    <message>
        <source>Nothing goes wrong in %1 forward or in %2 backward.</source>
        <translation>Tout va bien en %1 forward et en %2 backward.</translation>
    </message>
    <message>
        <source>Problems that follow from it: %1.</source>
        <translation>Problèmes qui en découlent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problèmes</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>transform</source>
        <translation>transformation</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>module</source>
        <translation>module</translation>
    </message>
    <message>
        <source>place in the code</source>
        <translation>endroit du code</translation>
    </message>
    <message>
        <source>what it did</source>
        <translation>ce qu’elle a fait</translation>
    </message>
    <message>
        <source>These are the first %1 of %2; scalescope export --transforms writes all.</source>
        <translation>Voici les %1 premières sur %2&#x202f;; scalescope export --transforms les écrit toutes.</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>direction</translation>
    </message>
    <message>
        <source>rounded as</source>
        <translation>arrondi comme</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>saturé</translation>
    </message>
    <message>
        <source>became zero</source>
        <translation>devenu nul</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>These are the %1 of %2 with the most noise; scalescope export --quantization writes all.</source>
        <translation>Voici les %1 plus bruités sur %2&#x202f;; scalescope export --quantisation les écrit tous.</translation>
    </message>
    <message>
        <source>No power of two brings it within the limits: it spans %1 binades.</source>
        <translation>Aucune puissance de deux ne le ramène dans les limites&#xa0;: il s’étend sur %1 binades.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would be within the limits: %2.</source>
        <translation>Multiplié par %1, le tenseur serait dans les limites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would be within the limits: %2.</source>
        <translation>Multiplié par %1, le gradient serait dans les limites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the tensor would lose less: %2.</source>
        <translation>Multiplié par %1, le tenseur perdrait moins&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Multiplied by %1, the gradient would lose less: %2.</source>
        <translation>Multiplié par %1, le gradient perdrait moins&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The first error is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>La première erreur est %1 – %2.</translation>
    </message>
    <message>
        <source>The first warning is %1 – %2.</source>
        <comment>a tensor, what is wrong with it</comment>
        <translation>Le premier avertissement est %1 – %2.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::RunSetup</name>
    <message>
        <source>Inputs of %1</source>
        <translation>Entrées de %1</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Inputs of</source>
        <translation>Entrées de</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Charger…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep these inputs for the next run</source>
        <translation>Conserver ces entrées pour la prochaine exécution</translation>
    </message>
    <message>
        <source>▶ &amp;Run</source>
        <translation>▶ &amp;Lancer</translation>
    </message>
    <message>
        <source>This method takes no inputs.</source>
        <translation>Cette méthode ne prend pas d’entrées.</translation>
    </message>
    <message>
        <source>This model has no method that can be run.</source>
        <translation>Ce modèle n’a aucune méthode exécutable.</translation>
    </message>
    <message>
        <source>Load inputs</source>
        <translation>Charger des entrées</translation>
    </message>
    <message>
        <source>Inputs (*.json)</source>
        <translation>Entrées (*.json)</translation>
    </message>
    <message>
        <source>Save inputs</source>
        <translation>Enregistrer les entrées</translation>
    </message>
    <message>
        <source>The inputs were not saved as %1: %2.</source>
        <translation>Les entrées n’ont pas été enregistrées sous %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>These inputs are a guess: the method was tried with them, but does not run with them (%1).</source>
        <translation>Ces entrées sont une supposition&#xa0;: la méthode a été essayée avec elles, mais ne s’exécute pas (%1).</translation>
    </message>
    <message>
        <source>Inputs are being tried until the method runs with them; what is suggested here may still become better.</source>
        <translation>Des entrées sont essayées jusqu’à ce que la méthode s’exécute avec elles&#x202f;; ce qui est suggéré ici peut encore s’améliorer.</translation>
    </message>
    <message>
        <source>Exported with %1.</source>
        <translation>Exporté avec %1.</translation>
    </message>
    <message>
        <source>Exported with %1; sizes may be [%2].</source>
        <translation>Exporté avec %1&#x202f;; les tailles peuvent être [%2].</translation>
    </message>
    <message>
        <source>The method was tried with these inputs, and ran.</source>
        <translation>La méthode a été essayée avec ces entrées et s’est exécutée.</translation>
    </message>
    <message>
        <source>&amp;Keep inputs</source>
        <translation>Conser&amp;ver les entrées</translation>
    </message>
    <message>
        <source>Run the model with these inputs: forward, then backward as chosen above (F5)</source>
        <translation>Exécuter le modèle avec ces entrées&#xa0;: passe avant, puis passe arrière comme choisi ci-dessus (F5)</translation>
    </message>
    <message>
        <source>the exported example</source>
        <translation>l’exemple de l’export</translation>
    </message>
    <message>
        <source>The model ran with these inputs.</source>
        <translation>Le modèle s’est exécuté avec ces entrées.</translation>
    </message>
    <message>
        <source>These inputs are a suggestion: the method ran with them, but their values mean nothing.</source>
        <translation>Ces entrées sont une suggestion&#xa0;: la méthode s’est exécutée avec elles, mais leurs valeurs ne signifient rien.</translation>
    </message>
    <message>
        <source>The model was not tried with these inputs yet, only with those suggested: Run tries them.</source>
        <translation>Le modèle n’a pas encore été essayé avec ces entrées, seulement avec celles suggérées&#xa0;: Lancer les essaie.</translation>
    </message>
    <message>
        <source>The model runs in its own precision, which is enough to find what leaves the range of the window&apos;s formats; Simulate shows what rounding to them costs.</source>
        <translation>Le modèle s’exécute dans sa propre précision, ce qui suffit pour trouver ce qui sort de la plage des formats de la fenêtre&#x202f;; Simuler montre ce que coûte l’arrondi à ceux-ci.</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::ScalePlot</name>
    <message>
        <source>empty tensor</source>
        <translation>tenseur vide</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of %2 zero</source>
        <translation>%1 sur %2 nuls</translation>
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
        <translation>Le tracé ne peut pas être écrit dans «&#xa0;%1&#xa0;»&#xa0;: terminez son nom par .svg, .png ou .pdf.</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward and gradient</source>
        <translation>%1 de chaque tenseur, forward et gradient</translation>
    </message>
    <message>
        <source>%1 of every tensor, forward</source>
        <translation>%1 de chaque tenseur, forward</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest</source>
        <translation> · barres&#xa0;: du plus petit non nul au plus grand</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>Scale plot</source>
        <translation>Tracé des échelles</translation>
    </message>
    <message>
        <source>One row per tensor; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>Une ligne par tenseur&#x202f;; haut et bas sélectionnent, gauche et droite déplacent l’axe, plus et moins zooment.</translation>
    </message>
    <message>
        <source>Rows of the scale plot</source>
        <translation>Lignes du tracé des échelles</translation>
    </message>
    <message>
        <source>Filter rows by module or name</source>
        <translation>Filtrer les lignes par module ou nom</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>Statistique sur l’axe</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>What the scale plot shows</source>
        <translation>Ce que montre le tracé des échelles</translation>
    </message>
    <message>
        <source>Bars from smallest to largest</source>
        <translation>Barres du plus petit au plus grand</translation>
    </message>
    <message>
        <source>Arrows along the data flow</source>
        <translation>Flèches le long du flux de données</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Tensors that are all zero</source>
        <translation>Tenseurs entièrement nuls</translation>
    </message>
    <message>
        <source>Keep this range of the axis</source>
        <translation>Conserver cette plage de l’axe</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Show all rows and the whole axis</source>
        <translation>Afficher toutes les lignes et tout l’axe</translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to &apos;%1&apos; (%2); choose a folder that you may write to.</source>
        <translation>Le tracé ne peut pas être écrit dans «&#xa0;%1&#xa0;» (%2)&#x202f;; choisissez un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward and gradient</source>
        <translation>erreur de chaque tenseur face à l’exécution sans formats, forward et gradient</translation>
    </message>
    <message>
        <source>error of every tensor against the run without formats, forward</source>
        <translation>erreur de chaque tenseur face à l’exécution sans formats, forward</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>model, part, parts</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source> · bars: smallest non-zero to largest, arrows: beyond the axis</source>
        <translation> · barres&#xa0;: du plus petit non nul au plus grand, flèches&#xa0;: au-delà de l’axe</translation>
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
        <translation>perdu</translation>
    </message>
    <message>
        <source>error of every gradient against the run without formats</source>
        <translation>erreur de chaque gradient face à l’exécution sans formats</translation>
    </message>
    <message>
        <source>%1 of every gradient</source>
        <translation>%1 de chaque gradient</translation>
    </message>
    <message>
        <source>local: of the rounding itself</source>
        <translation>local&#xa0;: de l’arrondi lui-même</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problème</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture &apos;%1&apos;; make it smaller, or close other programs.</source>
        <translation>Pas assez de mémoire pour l’image «&#xa0;%1&#xa0;»&#x202f;; réduisez-la ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>%1 in dB</source>
        <comment>a field</comment>
        <translation>%1 en dB</translation>
    </message>
    <message>
        <source>%1 in bits</source>
        <comment>a field</comment>
        <translation>%1 en bits</translation>
    </message>
    <message>
        <source>%1 in %</source>
        <comment>a field</comment>
        <translation>%1 en %</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SheetView</name>
    <message>
        <source>shows %1 of %2</source>
        <translation>affiche %1 sur %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SignsButton</name>
    <message>
        <source>What the signs of the rows mean, and where the first of each is</source>
        <translation>Ce que signifient les signes des lignes, et où est le premier de chacun</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sign&apos;s meaning, rows</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Legend</source>
        <comment>of the signs before problems</comment>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecEditor</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation>Ajouter un élément à %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>Key of the entry</source>
        <translation>Clé de la paire</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::SpecFields</name>
    <message>
        <source>How %1 is made</source>
        <translation>Comment %1 est créé</translation>
    </message>
    <message>
        <source>Lower bound, or the value of a constant</source>
        <translation>Borne inférieure, ou valeur d’une constante</translation>
    </message>
    <message>
        <source>Upper bound; of random integers the first that is not drawn</source>
        <translation>Borne supérieure&#x202f;; pour des entiers aléatoires, le premier qui n’est pas tiré</translation>
    </message>
    <message>
        <source>Sizes, separated by commas; nothing for one number</source>
        <translation>Tailles, séparées par des virgules&#x202f;; rien pour un seul nombre</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Choisir un fichier pour %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>argument and field</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>dtype of %1</source>
        <translation>dtype de %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Valeurs de %1</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz *.pt)</source>
        <translation>Tableaux (*.npy *.npz *.pt)</translation>
    </message>
    <message>
        <source>dtype of the value</source>
        <translation>dtype de la valeur</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <comment>dtype</comment>
        <translation>%1 (usuel)</translation>
    </message>
    <message>
        <source>below</source>
        <translation>sous</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>e.g. 4, 32</source>
        <translation>p. ex. 4, 32</translation>
    </message>
    <message>
        <source>values</source>
        <comment>the numbers of a tensor</comment>
        <translation>valeurs</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryDocument</name>
    <message>
        <source>a: %1</source>
        <comment>the first run of a comparison</comment>
        <translation>a&#xa0;: %1</translation>
    </message>
    <message>
        <source>b: %1</source>
        <comment>the second run of a comparison</comment>
        <translation>b&#xa0;: %1</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>moyenne quadratique</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>écart type</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheorySection</name>
    <message>
        <source>%1: %2</source>
        <comment>direction and reason</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 rounded to %2</source>
        <translation>%1 arrondi en %2</translation>
    </message>
    <message>
        <source>%1, SQNR %2 dB</source>
        <translation>%1, SQNR %2 dB</translation>
    </message>
    <message>
        <source>Theory of unit scaling</source>
        <translation>Théorie de l’unit scaling</translation>
    </message>
    <message>
        <source>What transforms did</source>
        <translation>Effets des transformations</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>ratio</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>direction, quantity</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::TheoryView</name>
    <message>
        <source>Only where it arises</source>
        <translation>Seulement à l’origine</translation>
    </message>
    <message>
        <source>Hides what deviates because an operand, or the gradient of a reader, does already</source>
        <translation>Masque les écarts dus à un opérande, ou au gradient d’un consommateur, qui s’écarte déjà</translation>
    </message>
    <message>
        <source>Deviations from theory</source>
        <translation>Écarts à la théorie</translation>
    </message>
    <message>
        <source>Nothing deviates from unit scaling&apos;s theory by more than a factor of two.</source>
        <translation>Rien ne s’écarte de la théorie de l’unit scaling de plus d’un facteur deux.</translation>
    </message>
    <message>
        <source>What deviates from unit scaling&apos;s theory is listed here after a run.</source>
        <translation>Ce qui s’écarte de la théorie de l’unit scaling est listé ici après une exécution.</translation>
    </message>
    <message>
        <source>Unit scaling&apos;s theory predicts none of this run&apos;s scales.</source>
        <translation>La théorie du unit scaling ne prédit aucune échelle de cette exécution.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>direction</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>ratio</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
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
        <translation>%1 (étendu)</translation>
    </message>
    <message>
        <source>FP8, current scaling</source>
        <translation>FP8 par tenseur</translation>
    </message>
    <message>
        <source>FP8, scales of blocks</source>
        <translation>FP8 par blocs</translation>
    </message>
    <message>
        <source>%1, all products</source>
        <comment>number formats that are simulated</comment>
        <translation>%1, tous les produits</translation>
    </message>
    <message>
        <source>backward from %1</source>
        <comment>ones, mse, cross_entropy</comment>
        <translation>passe arrière depuis&#xa0;%1</translation>
    </message>
    <message>
        <source>backward from a random gradient</source>
        <translation>passe arrière depuis un gradient aléatoire</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Waterfall</name>
    <message>
        <source>Waterfall of a path</source>
        <translation>Cascade d’un chemin</translation>
    </message>
    <message>
        <source>Rows of the waterfall</source>
        <translation>Lignes de la cascade</translation>
    </message>
    <message>
        <source>One row per step; up and down select, left and right move the axis, plus and minus zoom it.</source>
        <translation>Une ligne par étape&#x202f;; haut et bas sélectionnent, gauche et droite déplacent l’axe, plus et moins zooment.</translation>
    </message>
    <message>
        <source>along the longest path</source>
        <translation>le long du plus long chemin</translation>
    </message>
    <message>
        <source>along the largest scale</source>
        <translation>selon la plus grande échelle</translation>
    </message>
    <message>
        <source>Run a model to see how the scale changes from operator to operator.</source>
        <translation>Exécutez un modèle pour voir comment l’échelle varie d’un opérateur à l’autre.</translation>
    </message>
    <message>
        <source>No tensor is left to show: prune less.</source>
        <translation>Il ne reste aucun tenseur à afficher&#xa0;: masquez moins.</translation>
    </message>
    <message>
        <source>No data flows between %1 and %2. Choose two tensors of which one is computed from the other.</source>
        <translation>Aucune donnée ne circule entre %1 et %2. Choisissez deux tenseurs dont l’un est calculé à partir de l’autre.</translation>
    </message>
    <message>
        <source>No tensor of this path has a gradient. Choose forward, or another path.</source>
        <translation>Aucun tenseur de ce chemin n’a de gradient. Choisissez forward, ou un autre chemin.</translation>
    </message>
    <message>
        <source>No tensor of this path has a scale. Choose another path.</source>
        <translation>Aucun tenseur de ce chemin n’a d’échelle. Choisissez un autre chemin.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a path</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>keeps the scale</source>
        <translation>conserve l’échelle</translation>
    </message>
    <message>
        <source>%1 binades: %2 times as large</source>
        <translation>%1 binades&#xa0;: %2 fois plus grand</translation>
    </message>
    <message>
        <source>%1 binades: smaller by a factor of %2</source>
        <translation>%1 binades&#xa0;: plus petit d’un facteur %2</translation>
    </message>
    <message>
        <source>joined by %1, %2</source>
        <translation>rejoint par %1, %2</translation>
    </message>
    <message>
        <source>log2(out/in)</source>
        <translation>log2(out/in)</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>accru</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>réduit</translation>
    </message>
    <message>
        <source>other operand</source>
        <translation>autre opérande</translation>
    </message>
    <message>
        <source>gradient of another use</source>
        <translation>gradient d’un autre usage</translation>
    </message>
    <message>
        <source>%1 → %2 → %3</source>
        <comment>a path</comment>
        <translation>%1 → %2 → %3</translation>
    </message>
    <message>
        <source>%1 binades in one step</source>
        <translation>%1 binades en une étape</translation>
    </message>
    <message>
        <source>%1 binades in %2 steps</source>
        <translation>%1 binades en %2 étapes</translation>
    </message>
    <message>
        <source>backward of %1</source>
        <comment>an operator</comment>
        <translation>backward de %1</translation>
    </message>
    <message>
        <source>backward of %1, %2</source>
        <comment>an operator, where it is</comment>
        <translation>backward de %1, %2</translation>
    </message>
    <message>
        <source>shown for %1, because %2 overflows</source>
        <comment>statistic, tensor</comment>
        <translation>affiché pour %1, car %2 est en overflow</translation>
    </message>
    <message>
        <source>%1 is a parameter: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1 est un paramètre&#xa0;: aucun opérateur ne l’a produit. «&#xa0;Ce qu’il affecte&#xa0;» montre où il va.</translation>
    </message>
    <message>
        <source>%1 is stored in the model: no operator made it. Where it goes is shown by What it affects.</source>
        <translation>%1 est stocké dans le modèle&#xa0;: aucun opérateur ne l’a produit. «&#xa0;Ce qu’il affecte&#xa0;» montre où il va.</translation>
    </message>
    <message>
        <source>ends at the gradient of %1</source>
        <translation>se termine au gradient de %1</translation>
    </message>
    <message>
        <source>%1 in a row, %2 steps</source>
        <comment>how many layers</comment>
        <translation>%1 de suite, %2 étapes</translation>
    </message>
    <message>
        <source>within: from %1 to %2</source>
        <comment>levels of layers</comment>
        <translation>à l’intérieur&#xa0;: de %1 à %2</translation>
    </message>
    <message>
        <source>within layers</source>
        <translation>dans les couches</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WaterfallStrip</name>
    <message>
        <source>Pinned by its ends: stays when another tensor is selected</source>
        <translation>Fixé par ses extrémités&#xa0;: reste quand un autre tenseur est sélectionné</translation>
    </message>
    <message>
        <source>Another path: Ctrl+click a second card of the graph, or choose an end of the path in the menu of a card or a row.</source>
        <translation>Un autre chemin&#xa0;: Ctrl+clic sur une seconde carte du graphe, ou choisir une extrémité du chemin dans le menu d’une carte ou d’une ligne.</translation>
    </message>
    <message>
        <source>What made this</source>
        <translation>Ce qui l’a produit</translation>
    </message>
    <message>
        <source>What it affects</source>
        <translation>Ce qu’il affecte</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Toute l’exécution</translation>
    </message>
    <message>
        <source>Show the path from the input to the loss</source>
        <translation>Afficher le chemin de l’entrée à la loss</translation>
    </message>
    <message>
        <source>Direction of the waterfall</source>
        <translation>Direction de la cascade</translation>
    </message>
    <message>
        <source>Which of several paths is shown</source>
        <translation>Lequel de plusieurs chemins est affiché</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>plus long chemin</translation>
    </message>
    <message>
        <source>largest scale</source>
        <translation>plus grande échelle</translation>
    </message>
    <message>
        <source>Statistic on the axis</source>
        <translation>Statistique sur l’axe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>binades in steps, statistic</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Select a tensor first</source>
        <translation>Sélectionnez d’abord un tenseur</translation>
    </message>
    <message>
        <source>Show the path to the selected tensor: from the input, of a gradient from the loss</source>
        <translation>Afficher le chemin vers le tenseur sélectionné&#xa0;: depuis l’entrée&#x202f;; pour un gradient, depuis la loss</translation>
    </message>
    <message>
        <source>Show the path from the selected tensor: to the loss, of a gradient to the input</source>
        <translation>Afficher le chemin depuis le tenseur sélectionné&#xa0;: vers la loss&#x202f;; pour un gradient, vers l’entrée</translation>
    </message>
    <message>
        <source>By way of %1, which is not on the whole run&apos;s path</source>
        <translation>Passe par %1, qui n’est pas sur le chemin de toute l’exécution</translation>
    </message>
    <message>
        <source>What made %1, follows the selection in other views</source>
        <translation>Ce qui a produit %1, suit la sélection des autres vues</translation>
    </message>
    <message>
        <source>What made the gradient of %1, follows the selection in other views</source>
        <translation>Ce qui a produit le gradient de %1, suit la sélection des autres vues</translation>
    </message>
    <message>
        <source>What %1 affects, follows the selection in other views</source>
        <translation>Ce que %1 affecte, suit la sélection des autres vues</translation>
    </message>
    <message>
        <source>What the gradient of %1 affects, follows the selection in other views</source>
        <translation>Ce que le gradient de %1 affecte, suit la sélection des autres vues</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Toutes les couches</translation>
    </message>
    <message>
        <source>Show each layer by itself; else those that come again are one step</source>
        <translation>Montrer chaque couche séparément&#x202f;; sinon, celles qui se répètent forment une étape</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WeightText</name>
    <message>
        <source>reads %1</source>
        <comment>an operator, a weight</comment>
        <translation>lit %1</translation>
    </message>
    <message>
        <source>reads %1, a constant without a name</source>
        <comment>an operator, a constant</comment>
        <translation>lit %1, une constante sans nom</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::WhatIfRow</name>
    <message>
        <source>forward × 2^</source>
        <translation>forward × 2^</translation>
    </message>
    <message>
        <source>gradient × 2^</source>
        <translation>gradient × 2^</translation>
    </message>
    <message>
        <source>Power of two that the tensor is multiplied by</source>
        <translation>Puissance de deux par laquelle le tenseur est multiplié</translation>
    </message>
    <message>
        <source>Power of two that the gradient is multiplied by</source>
        <translation>Puissance de deux par laquelle le gradient est multiplié</translation>
    </message>
    <message>
        <source>What if the tensor were multiplied by a power of two</source>
        <translation>Et si le tenseur était multiplié par une puissance de deux</translation>
    </message>
    <message>
        <source>What if the gradient were multiplied by a power of two</source>
        <translation>Et si le gradient était multiplié par une puissance de deux</translation>
    </message>
    <message>
        <source>Recommended in %1; a click sets the slider to it</source>
        <translation>Recommandé en %1&#x202f;; un clic y règle le curseur</translation>
    </message>
    <message>
        <source>Adds a rule with this scale in %1 to the recipe, and shows the recipe</source>
        <translation>Ajoute à la recette une règle avec cette échelle en %1, et affiche la recette</translation>
    </message>
    <message>
        <source>Add × %1 to recipe</source>
        <comment>a power of two</comment>
        <translation>Ajouter × %1 à la recette</translation>
    </message>
</context>
<context>
    <name>scalescope::widgets::Window</name>
    <message>
        <source>the panel &quot;Nodes&quot;</source>
        <translation>le panneau «&#xa0;Nœuds&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;Run&quot;</source>
        <translation>«&#xa0;Lancer&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;☰ &gt; %1 &gt; %2&quot;</source>
        <comment>a menu, an entry of it</comment>
        <translation>« ☰ &gt;&#xa0;%1 &gt;&#xa0;%2 »</translation>
    </message>
</context>
</TS>
