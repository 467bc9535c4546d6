# Die Wörter des im Browser gezeichneten Tisches.

## Karte

board-map = Karte des Mittelmeerraums
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganze Karte zeigen
board-aegean = Die Ägäis groß zeigen
board-limit = Bevölkerungsgrenze { $n }
board-site-black = Bauplatz
board-site-white = weißer Bauplatz in der Hochwasserregion
board-plain = Hochwasserregion: { $name }
board-volcano = Vulkan: { $name }
board-open-sea = Hochsee
board-closed = nicht im Spiel
board-city-of = Stadt von { $name }
board-tokens-of = { $name }: { $n ->
    [one] ein Stein
   *[other] { $n } Steine
}
board-ship-of = Schiff von { $name }
board-aboard = { $n } an Bord
board-unpaid = noch nicht bezahlt
board-range =
    { $n ->
        [one] noch ein Gebiet weit
       *[other] noch { $n } Gebiete weit
    }
board-possible = jetzt möglich
board-chosen = { $n } gewählt
board-can-move = Von hier können Steine ziehen
board-move-from = Aus { $area } ziehen: wähle das Ziel.
board-plan-send = { $n ->
    [one] 1 Zug absenden und beenden
   *[other] { $n } Züge absenden und beenden
}
board-omens = Was sich abzeichnet
board-omen-nobody = niemand
board-omen-none = Kein Konflikt und kein Überschuss in Sicht.
board-omen-fight = Konflikt in { $area } (ernährt { $feeds }): { $forces }. Es bleiben: { $left }.
board-omen-safe = { $area }: { $forces } bei der Stadt von { $name }; sie ist sicher. Es bleiben: { $left }.
board-omen-falls = { $area }: { $forces } gegen die Stadt von { $name }; sie fällt. Es bleiben: { $left }.
board-omen-surrenders = { $area }: { $forces } gegen die Stadt von { $name }; sie ergibt sich.
board-omen-removed = { $area }: { $forces } gegen die Stadt von { $name }; sie wird entfernt.
board-omen-choice = Wer sie besitzt, kann vorher einen anderen Konflikt austragen lassen.
board-omen-too-many = Überzählige Steine gehen nach dem Städtebau in den Vorrat: { $areas }.
board-omen-builds = Zu viele Steine, wenn keine Stadt entsteht: { $areas }.
board-omen-surplus = { $area }: { $n ->
    [one] ein Stein von { $name } ist überzählig und geht in den Vorrat.
   *[other] { $n } Steine von { $name } sind überzählig und gehen in den Vorrat.
}
board-omen-surplus-builds = { $area }: { $n ->
    [one] ein Stein von { $name } ist
   *[other] { $n } Steine von { $name } sind
} überzählig, wenn keine Stadt daraus wird.
board-omen-support = Deine Städte sind versorgt: { $needed } Steine nötig, { $available } vorhanden.
board-omen-support-missing = { $name }: Städte ohne Versorgung; { $needed } Steine nötig, { $available } vorhanden.
board-omen-support-later = Ohne die überzähligen Steine { $later ->
    [one] fehlt deinen Städten ein Stein.
   *[other] fehlen deinen Städten { $later } Steine.
}
board-ship-at = Schiff vor { $coast }, { $n } an Bord, noch { $left ->
    [one] ein Gebiet
   *[other] { $left } Gebiete
} weit: Wähle eine Küste.
board-load = Beladen
board-unload = Entladen
board-cancel = Abbrechen
board-choose = Was machst du hier?
board-close = Schließen
board-how-many = Wie viele?
board-move-band = Gewählte Stapel: { $n }. Wohin mit ihrem Überschuss?
board-spread = Überschuss verteilen
board-nothing-to-spread = Kein Nachbar kann noch Überschuss ernähren.
board-no-coast = { $area } liegt an keiner Küste.
board-sail-far =
    { $n ->
        [one] Nach { $coast } segeln, ein Gebiet weit
       *[other] Nach { $coast } segeln, { $n } Gebiete weit
    }

## Formulare

board-to-dock = Im Fenster auf der Karte ausfüllen

## Entwicklungstabelle und Stapel

board-setup = Aufbau
board-phase-1 = Steuern
board-phase-2 = Bevölkerungswachstum
board-phase-3 = Volkszählung
board-phase-4 = Schiffbau
board-phase-5 = Bewegung
board-phase-6 = Konflikte
board-phase-7 = Städtebau
board-phase-8 = Handelskarten
board-phase-9 = Handel
board-phase-10 = Zivilisationskarten
board-phase-11 = Katastrophen
board-phase-12 = Karten abgeben
board-phase-13 = Fortschritt
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
board-stack =
    { $n ->
        [one] Stapel { $number }: 1 Karte
       *[other] Stapel { $number }: { $n } Karten
    }
board-stack-red =
    { $n ->
        [one] Stapel { $number }: 1 Karte, eine Katastrophe
       *[other] Stapel { $number }: { $n } Karten, oben liegt eine Katastrophe
    }

## Ablagen

board-mat = Auslage von { $name }
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
board-gives-credit = Gutschrift für: { $credits }
board-good = Wert { $n }, { $count } Karten im Spiel
board-calamity-red = Katastrophe { $n }, trifft sofort und wird nicht gehandelt
board-calamity-black = Katastrophe { $n }, kann gehandelt werden

## Katastrophen

board-strikes = trifft { $name }
board-strikes-traded = trifft { $name }, eingetauscht von { $seller }
board-strikes-later = Danach:
board-loss = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
board-loss-cities = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
}
board-most = höchstens { $n }
board-most-cities = { $n ->
    [one] höchstens 1 Stadt
   *[other] höchstens { $n } Städte
}
board-to-lose = Noch zu wählen: { $n } von { $of } Einheiten
board-to-lose-done = Gewählte Einheiten: { $n }
board-plight-ChooseVolcano = { $you ->
    [yes] Du wählst, welcher Vulkan ausbricht: Er zerstört alle Einheiten in seinen Gebieten, auch die der anderen.
   *[no] { $who } wählt, welcher Vulkan ausbricht: Er zerstört alle Einheiten in seinen Gebieten.
}
board-plight-ChooseQuake = { $you ->
    [yes] Ein Erdbeben: Du wählst eine deiner Städte, die aufgelöst wird.
   *[no] Ein Erdbeben: { $who } wählt eine eigene Stadt, die aufgelöst wird.
}
board-plight-ChooseAftershock = { $you ->
    [yes] Du darfst dazu eine fremde Stadt auflösen lassen, die an { $area } grenzt, auch über Wasser.
   *[no] { $who } darf dazu eine fremde Stadt auflösen lassen, die an { $area } grenzt, auch über Wasser.
}
board-plight-ChoosePlain = { $you ->
    [yes] Du wählst, welche Hochwasserregion überschwemmt wird; in allen bist du gleich stark bedroht.
   *[no] { $who } wählt, welche Hochwasserregion überschwemmt wird.
}
board-plight-AssignLosses = { $low ->
    [0] { $you ->
        [yes] Du teilst den anderen bis zu { $high } Einheiten Verlust zu, auch weniger.
       *[no] { $who } teilt den anderen bis zu { $high } Einheiten Verlust zu.
    }
   *[other] { $you ->
        [yes] Du verteilst { $high } Einheiten Verlust auf die anderen in dieser Region.
       *[no] { $who } verteilt { $high } Einheiten Verlust auf die anderen in dieser Region.
    }
}
board-plight-Lose = { $you ->
    [yes] Du wählst eigene Steine und Städte für { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } Verlust. Ein Stein zählt 1, eine Stadt { $city }.
   *[no] { $count ->
        [one] { $who } wählt die eigenen Verluste.
       *[other] { $who } wählen die eigenen Verluste.
    }
}
board-plight-MarkUnits = { $you ->
    [yes] { $own ->
        [yes] Du kennzeichnest { $n } deiner Einheiten. Ein Stein zählt 1, eine Stadt 5.
       *[no] Du kennzeichnest { $n } Einheiten von { $victim }. Ein Stein zählt 1, eine Stadt 5.
    }
   *[no] { $who } kennzeichnet { $n } Einheiten von { $victim }.
}
board-plight-NameTaker = { $you ->
    [yes] Du nennst jemanden: Er kennzeichnet weitere { $n } deiner Einheiten und übernimmt den Teil, den du nicht behältst.
   *[no] { $who } nennt jemanden, der weitere { $n } Einheiten kennzeichnet und einen Teil übernimmt.
}
board-plight-KeepPart = { $you ->
    [yes] Du behältst entweder die gekennzeichneten { $marked } Einheiten oder die übrigen { $rest }; { $taker } übernimmt den anderen Teil.
   *[no] { $who } behält entweder die gekennzeichneten { $marked } Einheiten oder die übrigen { $rest }; { $taker } übernimmt den anderen Teil.
}
board-plight-TakeBreakaway = { $you ->
    [yes] { $taker } fehlen Städte: Du nimmst dir eine der Städte, die sich lossagen (noch { $n }).
   *[no] { $taker } fehlen Städte: { $who } nimmt sich eine der Städte, die sich lossagen (noch { $n }).
}
board-plight-ClaimTokens = { $you ->
    [yes] Dein Vorrat reicht nicht für alle Steine: Du wählst { $n } von { $victim }, die du übernimmst.
   *[no] { $who } wählt, welche Steine von { $victim } herüberkommen ({ $n }); für mehr reicht der Vorrat nicht.
}
board-plight-DissolveCities = { $you ->
    [yes] Du wählst eigene Städte, die aufgelöst werden: noch { $n }.
   *[no] { $count ->
        [one] { $who } wählt eigene Städte, die aufgelöst werden.
       *[other] { $who } wählen eigene Städte, die aufgelöst werden.
    }
}
board-plight-DemandCities = { $you ->
    [yes] Du darfst von anderen Städte fordern, zusammen höchstens { $high }; welche, wählen ihre Besitzer.
   *[no] { $who } darf von anderen Städte fordern, zusammen höchstens { $high }.
}
board-plight-RaidCity = { $you ->
    [yes] Du wählst Küstenstädte von { $victim }, die deine Piraten zerstören, eine für jedes Schiff (noch { $n }).
   *[no] { $who } wählt Küstenstädte von { $victim }, die Piraten zerstören, eine für jedes Schiff (noch { $n }).
}
board-plight-else = { $you ->
    [yes] Du wählst.
   *[no] { $who } wählt.
}
board-because-own-loss = { $card }: { $name } verliert { $n } statt { $usual } Einheiten.
board-because-most-loss = { $card }: { $name } verliert höchstens { $n } statt { $usual } Einheiten.
board-because-grain = { $card }: { $name } verliert für jedes Korn auf der Hand { $n } Einheiten weniger.
board-because-grain-shown = { $card }: Das Korn, das { $name } gezeigt hat, ist schon abgezogen.
board-because-spared = { $name } hat die Karte weitergegeben und bleibt verschont.
board-because-more-marked = { $card }: Wen { $name } nennt, kennzeichnet { $n } statt { $usual } Einheiten.
board-because-fewer-marked = { $card }: { $n } statt { $usual } Einheiten, gekennzeichnet vom größten Vorrat.
board-because-keeps = { $card }: { $name } behält { $n } statt { $usual } Städte.
board-because-dissolves = { $card }: { $name } löst { $n } statt { $usual } Städte auf.
board-because-gives = { $n ->
    [0] { $card }: Von { $name } darf keine Stadt gefordert werden.
   *[other] { $card }: Von { $name } höchstens { $n } statt { $usual } Städte.
}

## Kauf

board-for-sale = Für dich zu kaufen, mit Preis
board-pay-with = Womit zahlst du?
board-price = Preis
board-in-cards = Karten
board-from-treasury = Staatsschatz { $n } von { $has }
board-sum = Summe
board-credits = Gutschrift
board-price-besides = kostet noch { $n }
board-missing =
    { $n ->
        [one] Dir fehlt 1 Punkt
       *[other] Dir fehlen { $n } Punkte
    }
board-too-dear = Zusammen mehr, als du zahlen kannst ({ $n })
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
board-buy-why = Warum geht das nicht?

## Was ein Kauf auf der Entwicklungstabelle bewirkt

board-outlook = Auf der Entwicklungstabelle
board-outlook-advances = Du rückst vor auf Feld { $field }
board-outlook-stays = Du bleibst auf Feld { $field }
board-outlook-falls = Du fällst zurück auf Feld { $field }
board-outlook-points = Punkte: { $n }
board-outlook-cards = Zivilisationskarten: { $n }, ihr Wert: { $worth }
board-outlook-printed = Feld { $field } verlangt { $n } Punkte, du hättest { $has }
board-outlook-unpaid = Erst wenn der Preis bezahlt ist.
board-outlook-cities = Wenn sich bis zur Phase 13 nichts ändert; Städte: { $n }
board-demand-2 = Frühe Bronzezeit ab Feld { $field }: { $n } von { $needs } Städten
board-demand-3 = Späte Bronzezeit ab Feld { $field }: Karten aus { $n } von { $needs } Gruppen
board-demand-4 = Frühe Eisenzeit ab Feld { $field }: { $n } von { $needs } Zivilisationskarten
board-demand-5 = Späte Eisenzeit ab Feld { $field }: { $n } von { $needs } Punkten in Karten

## Handel

board-trade = Handel
board-trade-offers = Angebote der anderen
board-trade-own = Dein Angebot
board-trade-budget =
    { $n ->
        [0] keine Angebote mehr, antworten kannst du noch
        [one] noch 1 Angebot
       *[other] noch { $n } Angebote
    }
board-trade-none = Du bietest gerade nichts an.
board-trade-for-all = an alle
board-trade-for = an { $name }
board-trade-for-you = an dich
board-trade-answers = Antwort auf das Angebot von { $name }
board-trade-answers-you = Antwort auf dein Angebot
board-trade-answers-gone = Antwort auf ein Angebot, das es nicht mehr gibt
board-trade-true = stimmt
board-trade-claimed = nur behauptet
board-trade-gain = { $n ->
    [0] { $good }: noch keine Karte bei dir; eine ist { $more } wert
    [one] { $good }: du hast 1 Karte, Wert { $now }; mit einer mehr { $more }
   *[other] { $good }: du hast { $n } Karten, Wert { $now }; mit einer mehr { $more }
}
board-trade-agree = eine Antwort liegt vor: Tauschen gilt sofort
board-trade-you-wait = Du wartest. Anbieten, antworten und zurückziehen kannst du weiterhin.
board-trade-all-wait = Alle warten: Biete etwas an oder sag, dass du fertig bist.
board-trade-you-spoke = Du wartest auf die nächste Handelsrunde.
board-trade-you-ended = Du bist fertig und handelst in dieser Runde nicht mehr.
board-trade-round = Handelsrunde { $n } von { $of }
board-trade-left = Noch { $left }
board-trade-seen = Das sehen die anderen:
board-set-more = Wert { $now }, mit einer mehr { $more }
board-trade-ended = ist fertig
board-trade-waits = wartet
board-trade-silent =
    { $n ->
        [0] bietet nichts an, keine Karten
        [one] bietet nichts an, 1 Karte
       *[other] bietet nichts an, { $n } Karten
    }
board-trade-accept = Tauschen
board-trade-reply = Antworten
board-trade-reply-to = Antwort an { $name }
board-package =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }, Wert { $value }, darunter { $good }
board-claim = behauptet: { $claim }
board-wish = sucht { $goods }
board-inside = im Paket: { $cards }
board-trade-pack = Ein Paket packen
board-trade-to-all = An alle
board-trade-sets = Wert deiner Karten → mit einer mehr
board-trade-named = Diese Ware nennst du, sie muss stimmen:
board-trade-claim =
    { $n ->
        [0] Keine Behauptung über den Inhalt
        [one] Behauptung über 1 Karte
       *[other] Behauptung über { $n } Karten
    }
board-trade-claim-more = Was im Paket sein soll; es muss nicht stimmen.
board-trade-wish = Was du dafür suchst, höchstens { $most }:
board-trade-decline = Ablehnen …
board-trade-decline-to = Angebot von { $name } ablehnen
board-trade-said = { $name }: „{ $word }“
board-trade-summary = Überblick
board-trade-seat-cards =
    { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
board-trade-has-named = genannt: { $goods }
board-trade-has-claimed = behauptet: { $goods }
board-trade-has-wished = sucht { $goods }
board-trade-swaps = Gesehen beim Tauschen
board-trade-swap = Mit { $name }: { $gave } gegeben, { $got } bekommen
board-trade-no-swaps = Du hast noch nicht getauscht.
board-trade-calamities = Schwarze Katastrophen
board-trade-calamity-open = offen bei { $name }
board-trade-calamity-own = bei dir
board-trade-calamity-stack = im Stapel, keine Karte davon ist bei den anderen
board-trade-calamity-about =
    { $n ->
        [one] vielleicht im Spiel: 1 Karte dieses Stapels ist bei den anderen
       *[other] vielleicht im Spiel: { $n } Karten dieses Stapels sind bei den anderen
    }
board-trade-too-few = Mindestens { $n } Karten
board-trade-do-withdraw = Zurückziehen
board-trade-do-wait = Abwarten
board-trade-do-end_trade = Fertig
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
