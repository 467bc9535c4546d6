# Die Anleitung für Neulinge: was die Bereiche des Tisches sind, und ein Wort zu jeder Art von Frage, wenn sie zum ersten Mal kommt.
# guide-<id> erklärt; was sich zu tun lohnt, sagt der Tipp.

## Bereiche

guide-area-prompt = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. Die Tasten 1 bis 9 wählen, H gibt einen Tipp, U nimmt zurück.
guide-area-prompt-touch = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. „Tipp“ zeigt, was ein Bot täte, „Zurück“ nimmt deine letzte Antwort zurück.
guide-area-board = Die Karte mit den Völkern rund ums Mittelmeer. Die Zahl in einem Gebiet sagt, wie viele Steine es ernährt; ein Quadrat ist ein Bauplatz für eine Stadt. Darüber stehen die Phase, die Entwicklungstabelle und die Stapel der Handelskarten. Was du wählen kannst, leuchtet.
guide-area-mat = Deine Auslage: deine Steine auf dem Plan, im Vorrat und im Staatsschatz, deine Handelskarten und die Zivilisationskarten, die du gekauft hast. Zeigen oder Antippen macht jede Karte groß.
guide-area-mat-touch = Deine Auslage: deine Steine auf dem Plan, im Vorrat und im Staatsschatz, deine Handelskarten und die Zivilisationskarten, die du gekauft hast. Ein langer Druck macht jede Karte groß. Der Knopf unten öffnet und schließt die Auslage.
guide-area-seats = Alle Völker am Tisch. Wer gerade entscheidet, ist hervorgehoben. Es gewinnt, wessen Marker zuerst das Ende der Entwicklungstabelle erreicht.
guide-area-tabs = Der Verlauf erzählt alles in Sätzen; jede Zeile zeigt auf Wunsch den Tisch in diesem Augenblick. Daneben: die Auslagen der anderen, das Gespräch am Tisch und die Regeln.

## Lektionen

guide-growth = Eine Runde beginnt von selbst: Städte zahlen Steuern in den Staatsschatz, dann wächst jedes Volk. Zu einem Stein kommt einer dazu, zu zweien oder mehr kommen zwei. Die Zahl in einem Gebiet sagt, wie viele Steine es ernährt; mehr dürfen dort nur bis zum Städtebau stehen.
guide-ships = Schiffe tragen bis zu fünf Steine über das Wasser. Ein neues kostet zwei Steine, ein altes zu behalten einen; bezahlt wird aus dem Staatsschatz oder mit Steinen aus dem Gebiet, vor dem es liegt.
guide-move = Jeder Stein darf sich einmal bewegen: über eine Landgrenze in ein Nachbargebiet oder mit einem Schiff. Wähle ein Gebiet, dann das Ziel und die Zahl. Was du wählst, ist ein Plan, den du ändern kannst, bis du ihn abschickst.
guide-sail = Ein Schiff fährt bis zu vier Gebiete weit an der Küste entlang. Es nimmt Steine an Bord, fährt und setzt sie an Land; am Ende darf niemand an Bord sein. Wer über Land gezogen ist, kann nicht mehr mitfahren.
guide-city = Aus sechs Steinen auf einem Bauplatz wird eine Stadt, anderswo braucht es zwölf. Jede Stadt bringt in jeder Runde Steuern und eine Handelskarte, aber sie braucht zwei deiner Steine anderswo auf dem Plan.
guide-trade = Gleiche Waren zählen zusammen viel mehr: vier Salz 48 Punkte, eines allein nur 3. Darum tauschen alle zugleich Pakete aus mindestens drei Karten. Zahl, Wert und eine genannte Ware müssen stimmen, der Rest bleibt verdeckt und darf erfunden sein.
guide-buy = Zivilisationskarten kosten Punkte: den Wert deiner Waren, und was fehlt, zahlt der Staatsschatz. Sie bleiben dir für immer, helfen jede auf ihre Art und machen andere Karten billiger. Herausgegeben wird nichts.
guide-round = Die Runde ist zu Ende, und die Marker auf der Entwicklungstabelle sind vorgerückt. Jede neue Epoche verlangt etwas: zwei Städte, Karten aus drei Gruppen, sieben Karten, zuletzt viele Punkte. Wer es nicht hat, wartet davor.

## Nebenbei

guide-nation = Jedes Volk beginnt mit einem Stein an seinem Ort. Du hast die höchste Karte gezogen und wählst zuerst. Wer weit oben in der Entwicklungstabelle steht, gewinnt Gleichstände; wer unten steht, kauft zuerst.
guide-tax = Mit Münzwesen bestimmst du, wie viele Steine jede Stadt zahlt. Steine im Staatsschatz fehlen im Vorrat, aus dem dein Volk wächst; reicht der Vorrat nicht, revoltieren Städte.
guide-take = Eine fremde Stadt konnte keine Steuern zahlen und schließt sich dir an.
guide-grow = Dein Vorrat reicht nicht für alles Wachstum. Bestimme, wo die letzten Steine hinkommen.
guide-support = Jede Stadt braucht zwei deiner Steine auf dem Plan. Dir fehlen welche, also wird eine Stadt wieder zu Steinen, so vielen, wie ihr Gebiet ernährt.
guide-gold = Für 18 Steine aus dem Staatsschatz bekommst du eine Karte von Stapel 9, meistens Gold. Lohnend ist das, wenn du schon Gold sammelst.
guide-accept = Jemand antwortet auf dein Angebot. Zahl, Wert und die genannte Ware stimmen; was sonst im Paket liegt, erfährst du erst nach dem Tausch. Katastrophen reisen gern mit.
guide-calamity = Eine Katastrophe. Ein Stein zählt eine Einheit, eine Stadt fünf. Rote treffen den, der sie zieht; schwarze lassen sich beim Handel weitergeben. Manche Zivilisationskarten schützen.
guide-losses = Bestimme, was du verlierst. Steine in vollen Gebieten wachsen schnell nach, Städte nicht.
guide-discard = Mehr als sechs Handelskarten behält niemand. Was du abgibst, kommt verdeckt unter die Stapel; heb auf, was zusammenpasst.
guide-cards = Jede Stadt bringt eine Handelskarte: die erste von Stapel 1, die zweite von Stapel 2 und so weiter. Gleiche Waren zählen zusammen immer mehr, darum lohnt es sich, wenige Sorten zu sammeln. Unter den Karten sind auch Katastrophen.
guide-conflict = Wo Steine mehrerer Völker stehen und das Gebiet nicht alle ernährt, kämpfen sie: Die schwächere Seite verliert den ersten Stein, dann beide im Wechsel, bis das Gebiet die übrigen ernährt. Wo es für alle reicht, kämpft niemand.
guide-conflicts = Deine Stadt muss kapitulieren, wenn dein Vorrat ihre Reihen nicht füllt. Ein anderer Konflikt kann vorher Steine in den Vorrat bringen; darum kommt es auf die Reihenfolge an.
guide-nobody = Eine Stadt von dir revoltiert, und niemand kann sie übernehmen. Sie wird wieder zu Steinen, so vielen, wie ihr Gebiet ernährt.
guide-volcano = Deine Katastrophe lässt einen Vulkan ausbrechen und zerstört alles ringsum, wem es auch gehört. Wähle den, der dich am wenigsten kostet.
guide-quake = Unter deinem Volk liegt kein Vulkan, also trifft ein Erdbeben eine deiner Städte. Gib die auf, die am leichtesten wieder zu bauen ist.
guide-aftershock = Das Erdbeben darf auch eine Stadt in der Nachbarschaft treffen. Auch sie wird wieder zu Steinen.
guide-flood = Das Hochwasser trifft die Hochwasserregion, in der du am meisten hast. Hier sind es mehrere gleich; wähle die, in der es dir am wenigsten schadet.
guide-assign = Die Katastrophe liegt bei dir, doch andere leiden mit. Du bestimmst, wie viel jeder verliert; wer führt, ist eine gute Adresse.
guide-mark = Im Bürgerkrieg zerfällt ein Volk in zwei Teile. Du kennzeichnest die Einheiten des einen; ein Stein zählt eine Einheit, eine Stadt fünf.
guide-taker = Du nennst, wer den Teil deines Volkes übernimmt, den du nicht behältst.
guide-part = Dein Volk hat jetzt zwei Teile. Der, den du nicht behältst, geht an jemand anderen; behalte den mit mehr Städten und Platz zum Wachsen.
guide-breakaway = Für alle Städte des Bürgerkriegs reichen die Stadtsteine nicht. Was übrig bleibt, geht Stadt für Stadt an andere.
guide-claim = Dein Vorrat ist zu klein für alle Steine, die du übernehmen könntest. Wähle, wo du sie haben willst.
guide-dissolve = Die Katastrophe macht Städte wieder zu Steinen, so vielen, wie das Gebiet ernährt. Gib die auf, die am leichtesten wieder zu bauen sind.
guide-demand = Beim Bildersturm darfst du auch von anderen Städte verlangen: höchstens zwei zusammen, und du sagst, von wem.
guide-pirates = Die Piraterie, die du weitergegeben hast, trifft den, der sie bekam: Jedes deiner Schiffe zerstört dort eine Küstenstadt. Du wählst, welche.

## Anfang und Ende

guide-back = Zurück
guide-end-title = Du kennst die Grundlagen
guide-end-text = Du bist gewachsen, gesegelt, hast gebaut, gehandelt, gekauft und eine Katastrophe überstanden: Das sind die Entscheidungen, die jede Runde bringt. Was seltener ist, wird erklärt, wenn es kommt. Spiele diese Partie weiter oder beginne eine eigene; die Regeln und ein Tipp sind immer zur Hand.
guide-go-on = Diese Partie weiterspielen

## Über diese Ausgabe

about-kind-trade_goods-goods = Waren
about-kind-calamities-list = Katastrophen
about-kind-civilization = Zivilisationskarten
about-text-trade_goods-goods = { $count } Karten
about-kind-area = Gebiete
about-kind-region = Regionen
about-kind-plain = Hochwasserregionen
about-kind-volcano = Vulkane
about-kind-nation = Völker
about-part-name = Name
about-part-region = Region
about-part-epochs = Epochen
about-part-points = Punkte der letzten Epoche
