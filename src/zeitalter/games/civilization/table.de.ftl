# Die Wörter des im Browser gezeichneten Tisches.

## Karte

board-map = Karte des Mittelmeerraums
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganze Karte zeigen
board-aegean = Die Ägäis groß zeigen
board-search = Gebiet suchen
board-limit = Begrenzung { $n }
board-site-black = Stadtfeld
board-site-white = weißes Stadtfeld in der Überflutungsebene
board-plain = Überflutungsebene: { $name }
board-volcano = Vulkan: { $name }
board-open-sea = Offene See
board-closed = nicht im Spiel
board-city-of = Stadt von { $name }
board-tokens-of = { $name }: { $n ->
    [one] ein Stein
   *[other] { $n } Steine
}
board-ship-of = Schiff von { $name }
board-aboard = { $n } an Bord
board-range = noch { $n } Felder weit
board-possible = jetzt möglich
board-chosen = { $n } gewählt
board-can-move = Von hier können Steine ziehen
board-move-from = Aus { $area } ziehen: wähle das Ziel.
board-ship-at = Schiff bei { $coast }, { $n } an Bord, noch { $left } Felder: wähle eine Küste.
board-load = Beladen
board-unload = Entladen
board-cancel = Abbrechen
board-choose = Was machst du hier?
board-close = Schließen
board-how-many = Wie viele?
board-fewer = Weniger
board-greater = Mehr

## Formulare

board-form-choose = { $low ->
    [0] Wähle bis zu { $high }
   *[other] Wähle { $low } bis { $high }
}
board-form-missing = Noch nicht vollständig
board-form-clear = Von vorn
board-form-place = Platz { $n }
board-less = Weniger: { $what }
board-more = Mehr: { $what }
board-of = von { $n }
board-units = Einheiten: { $n }
board-dock-close = Einklappen
board-dock-open = Ausklappen

## Entwicklungstabelle und Stapel

board-setup = Aufbau
board-phase-1 = Steuern
board-phase-2 = Bevölkerungswachstum
board-phase-3 = Volkszählung
board-phase-4 = Schiffbau
board-phase-5 = Bewegungen
board-phase-6 = Konflikte
board-phase-7 = Städtebau
board-phase-8 = Handelskarten
board-phase-9 = Handel
board-phase-10 = Zivilisationskarten
board-phase-11 = Katastrophen
board-phase-12 = Handkarten abgeben
board-phase-13 = Entwicklung
board-phase-of = Phase { $n } von { $of }
board-track = Entwicklungstabelle
board-on-field = { $name } auf Feld { $field }.
board-field = Feld { $field }
board-epoch-1 = Steinzeit
board-epoch-2 = Frühe Bronzezeit: 2 Städte
board-epoch-3 = Späte Bronzezeit: Karten aus 3 Gruppen
board-epoch-4 = Frühe Eisenzeit: 7 Karten
board-epoch-5 = Späte Eisenzeit: 1000 Punkte in Karten, dann die gedruckte Zahl
board-stacks = Stapel der Handelskarten
board-stack = Stapel { $number }: { $n } Karten
board-stack-red = Stapel { $number }: { $n } Karten, oben liegt eine Katastrophe

## Ablagen

board-mat = Ablage von { $name }
board-order = { $place }. in der Reihenfolge der Entwicklungstabelle
board-on-board = Steine auf dem Plan
board-in-stock = Vorrat
board-in-treasury = Staatsschatz
board-cities = Städte
board-ships = Schiffe
board-hand-count = Handelskarten
board-card-points = Punkte in Zivilisationskarten
board-points = Punkte
board-hand = Deine Handelskarten
board-hand-value = Wert { $n }
board-hand-empty = Du hast keine Handelskarten; jede Stadt bringt eine.
board-set = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }, Wert { $value }
board-packed = { $n } im Paket
board-calamity = Katastrophe
board-cards = Zivilisationskarten
board-cards-worth = Wert { $n }
board-no-cards = Noch keine Zivilisationskarte.
board-calamities = Offene Katastrophen
board-struck = { $card }: { $name }

## Karten

board-cost = Preis { $n }
board-price-now = Für dich jetzt { $n }
board-gives-credit = Nachlass für: { $credits }
board-good = Wert { $n }, { $count } Karten im Spiel
board-calamity-red = Katastrophe { $n }, trifft sofort und wird nicht gehandelt
board-calamity-black = Katastrophe { $n }, kann gehandelt werden

## Kauf

board-pay-with = Womit zahlst du?
board-price = Preis
board-in-cards = Karten
board-from-treasury = Staatsschatz { $n } von { $has }
board-no-change = { $n } zu viel, es gibt nichts zurück
board-no-goods = Keine Waren auf der Hand; du zahlst aus dem Staatsschatz.
board-owned = hast du
board-credit = { $cost } − { $credit }
board-left = noch { $n }
board-fill-payment = Passend zahlen
board-buy = { $n ->
    [one] Karte für { $price } kaufen
   *[other] { $n } Karten für { $price } kaufen
}
board-buy-none = Wähle Karten

## Handel

board-trade = Handel
board-you = dich
board-trade-offers = Angebote der anderen
board-trade-own = Dein Angebot
board-trade-budget = noch { $n } Angebote
board-trade-none = Du bietest gerade nichts an.
board-trade-for-all = an alle
board-trade-for = an { $name }
board-trade-answers = antwortet auf ein Angebot
board-trade-ended = handelt nicht mehr
board-trade-silent = bietet nichts an, { $n } Karten
board-trade-accept = Tauschen
board-trade-reply = Antworten
board-trade-reply-to = Antwort an { $name }
board-package = { $n } Karten, Wert { $value }, darunter { $good }
board-claim = angeblich auch: { $claim }
board-inside = im Paket: { $cards }
board-trade-pack = Ein Paket packen
board-trade-to-all = An alle
board-trade-count = { $n } Karten
board-trade-value = Wert { $n }
board-trade-named = Diese Ware nennst du, sie muss stimmen:
board-trade-claim = Was du sonst behauptest ({ $n })
board-trade-too-few = Ein Paket hat mindestens { $n } Karten
board-trade-send-offer_all = Allen anbieten
board-trade-send-offer = Anbieten
board-trade-send-reply = Als Antwort anbieten

## Text

board-text-round = Runde
board-text-phase = Phase

## Titel der Formulare

form-grow = Bevölkerungswachstum
form-grow-1 = Wo kommen die neuen Steine hin? Klicke auf die Gebiete.
form-lose = Verluste
form-lose-1 = Steine, die du verlierst
form-lose-2 = Städte, die du verlierst
form-mark = Teilung im Bürgerkrieg
form-mark-1 = Steine
form-mark-2 = Städte
form-claim = Steine übernehmen
form-claim-1 = Wo übernimmst du Steine?
form-assign = Verluste der anderen
form-assign-1 = Wie viele Einheiten verliert jeder?
form-demand = Städte der anderen
form-demand-1 = Wie viele Städte verliert jeder?
form-buy = Zivilisationskarten kaufen
form-discard = Handelskarten abgeben
form-discard-1 = Welche Karten gibst du ab?
