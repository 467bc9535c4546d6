# Texte der Experimente des Labors: was die Befehle sagen, Fehler, und die Seiten der Berichte.

cli-command-lab-tournament = Lass Bots ein Turnier spielen und bewerte sie: jeder gegen jeden oder Schweizer System.
cli-command-lab-balance = Sieh, was mehr als seinen Anteil gewinnt, wie lange Partien dauern und wie Punkte wachsen.
cli-command-lab-sweep = Ändere eine Tischoption oder einen Wert des Materials, alles andere gleich, und sieh, was das bewirkt.
cli-flag-store = Die Datei der Ergebnisse; derselbe Befehl mit derselben Datei macht weiter, wo er aufgehört hat.
cli-flag-ray = Mit Ray arbeiten: auf diesem Rechner, oder im Cluster unter einer Adresse wie 10.0.0.1:6379.
cli-flag-report = Eine Seite mit Diagrammen und Tabellen in diese Datei schreiben.
cli-flag-json-file = Die Zusammenfassung in diese Datei schreiben, - für den Bildschirm.
cli-flag-swiss = Ein Turnier nach Schweizer System mit so vielen Runden, statt jeder gegen jeden.
cli-flag-vary = Eine Tischoption und mehrere Werte, zum Beispiel events=on,off; darf mehrmals stehen.
cli-flag-change = Ein Wert des Materials und andere statt seiner, zum Beispiel wonders.sphinx.effects.0.gain_vp=2,3; darf mehrmals stehen.
cli-flag-tables = Wie viele an einem Tisch spielen; mehrere Zahlen mit Kommas sind mehrere Tische.
cli-flag-games-of-cell = Wie viele Partien jeder Art; 0 fasst zusammen, was in der Datei steht.
cli-flag-trained = Der Ordner für das Gelernte.
cli-lab-set-aside = { $path } ist beschädigt; sie heißt jetzt { $aside }, und das Experiment beginnt von vorn.
cli-lab-stopped = Angehalten. Was gespielt wurde, steht in { $path }; derselbe Befehl macht dort weiter.
cli-lab-games = Partien: { $games } ({ $path }).
cli-lab-written = Geschrieben: { $path }.

## Fehler

error-lab-foreign-file = { $path } ist die Datenbank eines anderen Programms; nenne mit --store eine andere Datei.
error-lab-other-experiment = In { $path } steht ein anderes Experiment; nenne mit --store eine andere Datei.
error-lab-store-busy = { $path } wird gerade von einem anderen Programm benutzt; warte, bis es fertig ist, oder nenne mit --store eine andere Datei.
error-lab-nothing-played = In { $path } steht noch keine beendete Partie; lass zuerst welche spielen.
error-lab-workers-die = Ein Arbeiter ist { $times } Mal an denselben Partien gestorben; was davor gespielt wurde, ist aufgehoben.
error-lab-no-ray = Unter „{ $address }“ gibt es keinen Ray-Cluster; starte einen mit „ray start --head“, oder lass die Adresse weg.
error-lab-ray-lost = Ray selbst ist stehen geblieben; was gespielt wurde, ist aufgehoben, und derselbe Befehl macht dort weiter.
error-lab-other-version = Ein Rechner des Clusters hat Version { $theirs } von Zeitalter, nicht { $ours }; installiere überall dieselbe.
error-lab-two-bots = Ein Turnier braucht mindestens zwei Bots, jeden einmal genannt.
error-lab-swiss-games = Ein Turnier nach Schweizer System braucht in jeder Runde mindestens 1 Partie.
error-lab-nothing-varied = Nenne, was sich ändert: eine Tischoption mit --vary oder einen Wert des Materials mit --change.
error-lab-bad-variation = „{ $value }“ sagt nicht, was sich ändert; schreibe Name=Wert, mit Kommas zwischen mehreren Werten.
error-lab-no-components = { $game } hat keine Materialdatei, die sich ändern ließe.
error-lab-unknown-component = Ein „{ $word }“ gibt es in „{ $path }“ nicht; es gibt zum Beispiel: { $names }.
error-lab-bad-value = „{ $value }“ lässt sich nicht als Wert von { $path } lesen; schreibe eine Zahl oder ein Wort.

## Tabellen im Terminal

lab-bot = Bot
lab-rating = Stärke
lab-unsure = ±
lab-games = Partien
lab-cases = Plätze
lab-wins = Siege
lab-fair = Fair
lab-expected = Erwartet
lab-interval = 95 %
lab-points = Punkte
lab-thing = Was
lab-mean = Mittel
lab-difference = Unterschied
lab-doubt = Zweifel
lab-base = wie er ist

## Themen und Maße

lab-topic-seat = Platz am Tisch
lab-topic-order = Platz in der ersten Reihenfolge
lab-topic-opening = Eröffnung
lab-seat-name = Platz { $number }
lab-order-name = Stelle { $number }
lab-measure-decisions = Entscheidungen je Partie
lab-measure-stages = Runden
lab-measure-points = Punkte aller
lab-measure-winning = Punkte des Siegers
lab-measure-margin = Vorsprung des Siegers
lab-measure-lead_changes = Wechsel der Führung
lab-measure-first_seat = Siege des Startspielers
lab-measure-first_bot = Siege des ersten Bots

## Seiten

report-balance-title = { $game }: Was gewinnt?
report-tournament-title = { $game }: Welcher Bot ist der stärkste?
report-calibration-title = { $game }: Stimmen die Chancen?
report-lead-calibration = { $positions } Stellungen aus { $games } frischen Partien, in denen alle eine Siegchance bekamen.
report-sweep-title = { $game }: Was bewirkt eine Änderung?
report-lead = { $games } Partien zwischen Bots, je { $seats } Plätze: { $bots }.
report-lead-tournament = { $games } Partien zwischen { $bots }.
report-lead-sweep = { $games } Partien zwischen Bots, je { $seats } Plätze: { $bots }. Jede Variante spielt dieselben nummerierten Partien wie der Tisch, wie er ist.
report-findings = Kurz gesagt
report-topic-above = { $topic }, im Mittel { $average }: deutlich darüber { $above }.
report-topic-below = { $topic }, im Mittel { $average }: deutlich darunter { $below }.
report-topic-both = { $topic }, im Mittel { $average }: deutlich darüber { $above }; deutlich darunter { $below }.
report-nothing =
    { $count ->
        [one] In 1 Vergleich sticht nichts heraus.
       *[other] In { $count } Vergleichen sticht nichts heraus: Was sich unterscheidet, kann gut Zufall sein.
    }
report-too-few = Zu wenige Partien für Vergleiche: Was weniger als { $least } Plätze hatten, bleibt weg.
report-some =
    { $count ->
        [one] Von { $compared } Dingen, die verglichen wurden, gewinnt 1 mehr oder weniger als seinen Anteil.
       *[other] Von { $compared } Dingen, die verglichen wurden, gewinnen { $count } mehr oder weniger als ihren Anteil.
    }
report-first = Wer beginnt, gewinnt { $share } der Partien; fair wären { $expected }.
report-length = Eine Partie hat im Mittel { $decisions } Entscheidungen; die mittlere Hälfte aller Partien hat { $low } bis { $high }.
report-stages = Die Hälfte der Partien hat höchstens { $median } Runden.
report-winning = Wer gewinnt, hat im Mittel { $winning } Punkte und { $margin } Vorsprung; im Mittel über alle Plätze sind es { $all }.
report-best = Am stärksten ist { $bot }, mit einer Stärke von { $mu } ± { $unsure }.
report-order = Die Reihenfolge: { $bots }.
report-clear = { $first } ist deutlich stärker als { $second }: Die Intervalle ihrer Stärken berühren sich nicht.
report-close = { $first } und { $second } lassen sich noch nicht unterscheiden: Die Intervalle ihrer Stärken überlappen.
report-effect = { $variation }: { $measure } { $difference } (von { $base } auf { $mean }).
report-no-effect = { $variation }: nichts, was nicht Zufall sein könnte.
report-growth = Wie Punkte wachsen
report-growth-note = Punkte nach jeder Runde, im Mittel, der Sieger und der anderen, solange wenigstens die Hälfte der Partien noch lief. Im Band liegen die mittleren zwei Drittel, wenn Punkte gleichmäßig um das Mittel streuen.
report-growth-winners = Sieger
report-growth-others = andere
report-growth-axis = Runde
report-lengths = Wie lange Partien dauern
report-lengths-note = Wie viele Partien wie viele Entscheidungen hatten.
report-lengths-axis = Entscheidungen
report-rounds-note = Wie viele Partien wie viele Runden hatten.
report-rounds-axis = Runden
report-share-note = Der Anteil der Partien, die gewann, wer es hatte; der Strich ist das 95-%-Intervall, die Marke quer dazu, was ein durchschnittliches seiner Art gewinnt. Gefüllte Punkte stechen heraus. In Klammern: wie viele Plätze es hatten.
report-share-few =
    { $count ->
        [one] 1 ist hier nicht gezeigt; es steht in der Tabelle.
       *[other] { $count } sind hier nicht gezeigt; sie stehen in der Tabelle.
    }
report-table = Alle Zahlen
report-ratings = Stärken
report-ratings-note = Die Stärke jedes Bots nach OpenSkill (alle beginnen bei 25), mit ihrem 95-%-Intervall.
report-shares = Gewonnene Partien
report-shares-note = Der Anteil gewonnener Partien je Platz, mit seinem 95-%-Intervall; die Marke quer dazu ist, was gleich starke Bots gewännen.
report-ahead = Wer vor wem landet
report-ahead-note = Wie oft der Bot der Zeile am selben Tisch vor dem Bot der Spalte landet.
report-effects-note = Der Unterschied zum Tisch, wie er ist, Partie für Partie mit denselben Mischungen, mit seinem 95-%-Intervall. Gefüllte Punkte stechen heraus.
report-reliability = Was wahr wurde
report-reliability-note = Chancen nach Zehnteln: Wie oft wurde gewonnen, was diese Chance bekam? Auf der gestrichelten Linie stimmt jede Chance genau.
report-came-true = gewonnen
report-ideal = ideal
report-said-axis = genannte Chance
report-brier = Der Brier-Wert ist { $brier }; mit gleichen Chancen für alle wäre er { $base }. Das ist { $gain } weniger Fehler.
report-brier-part = Ab { $since } einer Partie ist er { $brier }, { $gain } weniger als mit gleichen Chancen.
report-off = Am weitesten daneben: Was im Mittel { $said } bekam, wurde in { $true } gewonnen.
report-made-brier = Der Brier-Wert ist das mittlere Quadrat dessen, was eine Chance danebenlag, über alle Plätze; 0 wäre sicher und richtig.
report-made = Wie das entstanden ist
report-made-command = Der Befehl: { $command }
report-made-version = Zeitalter { $version }, Regelversion { $rules }, Startzahl { $seed }.
report-made-share = Intervalle von Anteilen sind die von Wilson, für so viele unabhängige Fälle, wie die Partien hergeben: Plätze einer Partie zählen zusammen.
report-made-holm = Was heraussticht, tut das nach Holms Korrektur für { $comparisons } Vergleiche: Wäre alles gleich, nennte höchstens eine von zwanzig Untersuchungen überhaupt etwas.
report-made-compared = Wer etwas hat, wird mit denen verglichen, die etwas derselben Art haben. Das beweist keine Ursache: Wer vorn liegt, kann sich mehr leisten.
report-made-bots = Bots sind keine Menschen: Was sie übersehen, sieht schwächer aus, als es ist.
report-made-paired = Unterschiede werden Partie für Partie gebildet; gemischt wird gleich, solange die Änderung es zulässt.
report-made-rating = Stärken stammen aus dem Plackett-Luce-Modell von OpenSkill, aus den Partien in der Reihenfolge ihrer Nummern.
report-made-again = Derselbe Befehl spielt dieselben Partien und findet dieselben Zahlen, auf beliebig vielen Rechnern.
