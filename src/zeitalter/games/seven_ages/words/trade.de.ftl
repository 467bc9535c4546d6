# Handel und Fortschritt, Durchgang, Schicksal.

option-trade = Mit { $empire } um Fortschritt handeln
option-swap = { $empire } den Tausch je einer Karte anbieten
option-give = { $empire } { $number } Geld anbieten
option-request = { $empire } um { $number } Geld bitten
option-neutral = Mit der neutralen Welt handeln
option-ask_way = { $empire } um einen Weg durch seine Gebiete bitten
option-price = Preis: { $number } Geld und { $number2 } Karten
option-pay_cards = Mit { $card } zahlen
option-lay =
    { $number ->
        [0] { $card } legen
       *[other]
            { $card_count ->
                [0] Vom Stapel ziehen
               *[other] { $card } legen und vom Stapel ziehen
            }
    }
option-use = { $card } benutzen
option-hand_over = { $card } geben
option-from_bank = { $number } Geld von der Bank
option-from_loser = { $number } Geld vom Verlierer
option-throw_away =
    { $card_count ->
        [0] Alle Karten behalten
       *[other] { $card } abwerfen
    }
option-draw = Vom { $pile } ziehen

prompt-NamePrice = { $name }, { $seat2 } bittet um einen Weg durch { $empire }: Was verlangst du?
prompt-PayForWay = { $name }, der Weg durch { $empire } kostet { $number } Geld und { $number2 } Karten: Zahlst du?
prompt-LayTradeCards = { $name }, welche Karte legst du verdeckt für den Handel?
prompt-UseCard = { $name }, welche Karte benutzt { $empire }?
prompt-TakeProfit = { $name }, { $empire } hat mit { $number } Unterschied gewonnen: Wer zahlt, { $empire2 } oder die Bank?
prompt-ChooseTrade = { $name }, mit wem handelt { $empire }?
prompt-AnswerSwap = { $name }, { $empire2 } bietet { $empire } den Tausch je einer Karte an: Bist du einverstanden?
prompt-LaySwap = { $name }, welche Karte gibst du?
prompt-AnswerMoney = { $name }, { $empire2 } schlägt { $empire } vor, dass { $number } Geld den Besitzer wechselt: Bist du einverstanden?
prompt-LayNeutralCards = { $name }, welche Karte legt { $empire } gegen die neutrale Welt?
prompt-ThrowAway = { $name }, welche Karten wirfst du ab, bevor du ziehst?
prompt-DrawFrom =
    { $number ->
        [one] { $name }, von welchem Stapel ziehst du die letzte Karte?
       *[other] { $name }, von welchem Stapel ziehst du? Es fehlen noch { $number } Karten.
    }

event-asks-way = { $seat } bittet um einen Weg durch { $empire }.
event-refuses-way = { $seat } verweigert den Weg durch { $empire }.
event-names-price = { $seat } verlangt { $number } Geld und { $number2 } Karten für den Weg durch { $empire }.
event-declines-price = { $seat } verzichtet auf den Weg durch { $empire }.
event-gets-way = { $seat } darf durch { $empire } zählen und zahlt { $number } Geld und { $number2 } Karten.
event-hands-over = { $seat } gibt { $seat2 } { $card }.
event-hands-over-veiled =
    { $number ->
        [one] { $seat } gibt { $seat2 } eine Karte.
       *[other] { $seat } gibt { $seat2 } { $number } Karten.
    }
event-announces-trade = { $empire } handelt mit { $empire2 }.
event-shows-trade-cards = { $seat } zeigt { $card }.
event-uses-card = { $seat } benutzt { $card }.
event-trade-totals = { $empire } hat { $number }, { $empire2 } hat { $number2 }.
event-wins-trade = { $empire } gewinnt den Handel mit { $number } Unterschied.
event-trade-tied = Der Handel zwischen { $empire } und { $empire2 } endet unentschieden.
event-shows-marker = { $seat } zeigt den Marker von { $empire }: { $action }.
event-earns = { $empire } erhält { $number } Geld.
event-pays = { $empire } zahlt { $empire2 } { $number } Geld.
event-offers-swap = { $seat } bietet { $empire } den Tausch je einer Karte an.
event-offers-money = { $seat } bietet { $empire } { $number } Geld an.
event-requests-money = { $seat } bittet { $empire } um { $number } Geld.
event-refuses-offer = { $seat } lehnt für { $empire } ab.
event-swap = { $seat } gibt { $card }, { $seat2 } gibt { $card2 }.
event-swap-veiled = { $seat } und { $seat2 } tauschen je eine Karte.
event-world-shows-card = Die neutrale Welt zeigt { $card }.
event-neutral-totals = { $empire } hat { $number }, die neutrale Welt { $number2 }.
event-throws-away = { $seat } wirft { $card } ab.
event-takes-discard = { $seat } nimmt { $card } vom Ablagestapel.

objection-empire-not-in-play = { $empire } ist nicht im Spiel.
objection-own-empire-no-partner = { $empire } ist ein eigenes Reich und kein Handelspartner.
objection-partner-out-of-range = { $empire } ist außer Reichweite.
objection-already-asked = { $empire } wurde in dieser Aktion schon gefragt.
