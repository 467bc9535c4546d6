# Tipps: warum der Bot so antworten würde, in einem Satz. Variablen heißen wie die Arten.

hint-only = Hier gibt es nichts anderes zu wählen.
hint-guess = Hier ist eine Antwort so gut wie die andere.
hint-done = Mehr lohnt sich hier nicht.

## Der Ablauf einer Runde

hint-least-card = Diese Karte wird dir am wenigsten fehlen: { $card }.
hint-colours = Dieses Farbpaar hat viele Einheiten für die gespielten Zeitalter: { $colour }.
hint-place = Das bringt am meisten: { $action } ({ $empire }); die anderen Marker liegen, wo sie dann am meisten wert sind.
hint-place-slot = Das bringt auf dem leeren Platz am meisten: { $action }.
hint-place-none = Auf dem leeren Platz bringt jetzt kein Marker etwas.
hint-turn-over = Für diese Aktionsphase hast du den Marker gelegt.
hint-turn-wild = In dieser Aktionsphase ist der Joker am meisten wert.
hint-done-markers = In dieser Aktionsphase ist nichts zu tun; ein Joker ist später mehr wert.
hint-end-heresy = Ohne Ketzerei kann dein Reich wieder handeln.
hint-act = Die Aktion ist jetzt mehr wert als ein Marker für später.
hint-second-action = Eine zweite Aktion ist ihren Marker wert: { $action }.
hint-pass-second = Keine zweite Aktion ist jetzt ihren Marker wert.
hint-preach = Land ohne Kampf: { $area }.
hint-consult = Ein Blick in die Hand kostet nichts und zeigt, was zu erwarten ist ({ $empire }).
hint-hide = Von deinen Karten bleibt diese am besten verborgen: { $card }.
hint-buy-glory =
    { $number ->
        [one] Übriges Geld ist als 1 Ruhmespunkt am meisten wert.
       *[other] Übriges Geld ist als { $number } Ruhmespunkte am meisten wert.
    }
hint-pass-glory = Solange das Spiel dauert, ist das Geld für Einheiten und Städte mehr wert.

## Ein Reich gründen

hint-found =
    { $number ->
        [one] Dieses Reich verspricht etwa 1 Ruhmespunkt in jeder Runde: { $empire }.
       *[other] Dieses Reich verspricht etwa { $number } Ruhmespunkte in jeder Runde: { $empire }.
    }
hint-found-any = Ein Reich im Spiel kann handeln, wachsen und Ruhmespunkte gewinnen; ein leerer Platz nicht.
hint-pass-start = Mit keiner deiner Karten kann jetzt ein Reich gegründet werden.
hint-use-colour = Diese Farbe hat die besten Einheiten für das Zeitalter: { $colour }.
hint-open-colour = Diese Farbe steht allen offen, also nimm sie vor den anderen; dein eigenes Farbpaar bleibt dir: { $colour }.
hint-take-grant = Was die Karte mitbringt, kostet nichts.
hint-first-unit = Jedes Startgebiet braucht eine Einheit, damit es dir gehört: { $unit } ({ $area }).
hint-more-units = Weitere Einheiten ziehen in der nächsten Runde in freies Land: { $unit } ({ $area }).
hint-raiders = Das Startgebiet muss erst erobert werden: { $unit } ({ $area }).
hint-capital = Dort ist das Land reich, und deine Einheiten sind nahe: { $area }.
hint-leader = Dieser Anführer hilft deinem Reich: { $leader }.
hint-draw-leader = Für einen Anführer ist Platz, und viele im Vorratsbehälter sind nützlich.
hint-station = Dort ist der Anführer sicher und nützlich: { $area }.

## Produktion

hint-build = Eine Einheit mehr ist dort ihren Preis wert: { $unit } ({ $area }).
hint-build-settler = Diese Einheit kann in freies Land ziehen: { $unit } ({ $area }).
hint-build-guard = Starke Nachbarn sind nahe, das Gebiet braucht Schutz: { $unit } ({ $area }).
hint-build-ship = Ein Schiff gewinnt das Wasser vor der Küste: { $unit } ({ $area }).
hint-done-building = Der Rest wird besser gespart.
hint-fortify = Hier könnte jemand angreifen: { $area }.
hint-order = Ohne Aufruhr zahlt und zählt das Gebiet wieder: { $area }.
hint-done-order = Das Geld wird für anderes gebraucht.
hint-upkeep = Deine Einheiten sind ihren Unterhalt wert.
hint-dismiss = Das Geld reicht nicht für alle, und diese Einheit ist die schwächste: { $unit }.

## Handel und Karten

hint-trade = Dieser Handel verspricht die meisten Stufen: { $empire }.
hint-neutral = Gegen die neutrale Welt riskierst du keine Stufen.
hint-done-trade = Kein Handel ist jetzt eine Karte wert.
hint-lay-high = Es kommt auf den Sieg an: eine hohe Karte ({ $card }).
hint-lay-low = Der Handel ist keine bessere Karte wert als diese: { $card }.
hint-lay-pile = Du hast keine Karte, die du legen könntest.
hint-use = Mit dieser Karte endet der Handel für dich am besten: { $card }.
hint-price = Ein Weg durch deine Gebiete ist dem anderen etwas wert.
hint-pay = Der Weg ist diesen Preis wert.
hint-refuse-price = Der Weg ist diesen Preis nicht wert.
hint-refuse = Das würde dem anderen mehr helfen als dir.
hint-accept-swap = Du hast eine Karte, die weniger wert ist als eine unbekannte.
hint-accept-money = Geld für nichts.
hint-refuse-money = Du bekämst nichts dafür.
hint-accept-marriage = Ruhmespunkte für dich, und der Preis stimmt.
hint-profit = Das ist der größere Gewinn.
hint-throw-away =
    { $number ->
        [one] Eine Karte ist weniger wert als das, was du dafür nachziehst.
       *[other] { $number } Karten sind weniger wert als das, was du dafür nachziehst.
    }
hint-keep-hand = Alle deine Karten sind es wert, sie zu behalten.
hint-draw = Von diesem Stapel ist die bessere Karte zu erwarten.

## Manöver und Konflikt

hint-settle = Freies Land, und von dort geht es weiter: { $area }.
hint-settle-glory = Ein Gebiet mehr, für das dein Reich Ruhmespunkte gewinnt: { $area }.
hint-take-sea = Freies Wasser zahlt und kostet nichts: { $area }.
hint-forward = Von dort können die Einheiten bald in anderes Land ziehen: { $area }.
hint-attack = Das Gebiet ist einen Angriff wert: { $area } (Aussicht mit diesen Einheiten etwa { $number } Prozent).
hint-done-moving = Die übrigen Einheiten werden dort gebraucht, wo sie sind.
hint-set-sail = Jenseits des Meeres ist freies Land, und Einheiten warten: { $area }.
hint-sail = Dieser Weg führt zu freiem Land: { $area }.
hint-embark = Hier ist eine Einheit entbehrlich: { $area }.
hint-land = Dieses Land ist frei und die Seereise wert: { $area }.
hint-end-voyage = Kein Land ist eine längere Seereise wert.
hint-resolve = Der sicherste Konflikt kommt zuerst: { $area } (Aussicht etwa { $number } Prozent).
hint-redraw = Eine niedrige Karte: Die nächste ist wahrscheinlich besser.
hint-keep-card = Die nächste Karte wäre wahrscheinlich schlechter.
hint-commit-all = Gemeinsam ist die Aussicht gut genug, alles zu wagen.
hint-commit-some = Diese Kampfrunde verspricht mehr, wenn einige Einheiten zurückbleiben.
hint-commit-tactician = Der Taktiker rettet die Einheiten, falls die Kampfrunde verloren geht.
hint-fight-on = Die Aussichten sind gut genug, um weiterzukämpfen.
hint-retreat = Der Konflikt ginge wahrscheinlich verloren; anderswo sind die Einheiten mehr wert.

## Zivilisierung, Glaube, Ereignisse

hint-artefact = Das hilft deinem eigenen Reich: { $artefact } ({ $empire }).
hint-artefact-harm = Das schadet einem Gegner: { $artefact } ({ $empire }).
hint-event = Jetzt ist dieses Ereignis seine Karte wert: { $event }.
hint-event-harm = Das trifft einen Gegner im richtigen Augenblick: { $event } ({ $empire }).
hint-pass-event = Kein Ereignis ist jetzt seine Karte wert.
hint-city = Die Stadt zahlt, schützt und zählt: { $area }.
hint-adopt = Das kostet keine Karte und hilft deinem Reich: { $artefact }.
hint-upgrade = Neuere Einheiten sind das Geld wert: { $unit }.
hint-done-civilising = Was jetzt noch möglich ist, lohnt sich nicht.
hint-safe-place = Dort nimmt es dir niemand so leicht: { $area }.
hint-sign-abroad = Der Vertrag verschließt diesem Nachbarn den Weg zu gutem Land: { $area }.
hint-propose = So verlieren deine eigenen Reiche so wenig, wie die Abstimmung zulässt.
hint-vote-yes = Ketzerei verhindert jede Aktion; der Verlust ist zu ertragen.
hint-vote-no = Deine eigenen Reiche würden zu viel verlieren.
hint-fall-back = Einige Stufen sind weniger als der Glaube und die Ordnung in allen Städten.
hint-give-up-faith = So viele Stufen sind mehr wert als der Glaube.
hint-call-resolution = Eine Resolution kann diesen Schaden abwenden.
hint-agree = Von hier droht dir Gefahr: { $seat }.
hint-veto = Das schadet dir nicht.
hint-give-in = Ein Ruhmespunkt ist mehr wert.
hint-convert = Ein neuer Glaube ist besser als Aufruhr.
hint-mark = Dort tut es einem Gegner am meisten weh: { $area }.
hint-mark-own = Dort tut es am wenigsten weh: { $area }.
hint-burn = Diese Errungenschaft wird dem Gegner am meisten fehlen: { $artefact }.
hint-lose = Die schwächste Einheit fehlt am wenigsten.
hint-take-card = Die beste Karte des Stapels: { $card }.
hint-help-own = Das hilft deiner eigenen Seite: { $empire }.
hint-help = Die andere Seite ist die gefährlichere: { $empire }.
hint-betray = Ohne diese Einheit ist die andere Seite am schwächsten.
hint-hire = Angeworbene Truppen können den Konflikt wenden: { $unit }.
hint-rebels = Diese Gebiete sind die besten des Gegners.
hint-keep-area = Dieses Gebiet ist dir am meisten wert: { $area }.
hint-keep-areas = Diese Gebiete sind dir am meisten wert.
hint-offer-area = Beide gewinnen Ruhmespunkte, und der Preis ist angemessen: { $area }.
hint-garrison = Die stärkste Besatzung: { $unit }.
