# Handel und Fortschritt, Durchgang, Schicksal.

phrase-price =
    { $number ->
        [0]
            { $number2 ->
                [0] nichts
                [one] 1 Karte
               *[other] { $number2 } Karten
            }
       *[other]
            { $number2 ->
                [0] { $number } Geld
                [one] { $number } Geld und 1 Karte
               *[other] { $number } Geld und { $number2 } Karten
            }
    }

option-trade = Handel um Fortschritt: { $empire }
option-swap = Kartentausch anbieten: { $empire }
option-give = { $number } Geld anbieten: { $empire }
option-request = Um { $number } Geld bitten: { $empire }
option-neutral = Mit der neutralen Welt handeln
option-ask_way = Um einen Weg durch { $empire } bitten
option-price = Preis: { phrase-price }
option-pay_cards = Mit { $card } zahlen
option-lay =
    { $number ->
        [0] { $card } legen
       *[other]
            { $card_count ->
                [0] { phrase-draw-to-lay }
               *[other] { $card } legen und eine Karte vom Stapel ziehen
            }
    }
option-lay_open =
    { $number ->
        [0] { $card } zeigen
       *[other]
            { $card_count ->
                [0] { phrase-draw-to-lay }
               *[other] { $card } zeigen und eine Karte vom Stapel ziehen
            }
    }
phrase-draw-to-lay =
    { $number ->
        [one] Eine Karte vom Stapel ziehen
       *[other] { $number } Karten vom Stapel ziehen
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
prompt-PayForWay = { $name }, Preis für den Weg durch { $empire }: { phrase-price }. Zahlst du?
prompt-LayTradeCards = { $name }, welche Karte legst du für den Handel?
prompt-UseCard = { $name }, { $empire }: Welche Karte benutzt du?
prompt-TakeProfit = { $name }, { $empire }: Der Handel bringt { $number } Geld. Wer zahlt, { $empire2 } oder die Bank?
prompt-ChooseTrade = { $name }, { $empire }: Mit wem handelst du?
prompt-AnswerSwap = { $name }, { $empire }: Bist du mit dem Tausch je einer Karte einverstanden ({ $empire2 })?
prompt-LaySwap = { $name }, welche Karte gibst du?
prompt-AnswerMoney =
    { $number2 ->
        [0] { $name }, { $empire }: Nimmst du { $number } Geld an ({ $empire2 })?
       *[other] { $name }, { $empire }: Gibst du { $number } Geld an { $empire2 }?
    }
prompt-LayNeutralCards = { $name }, { $empire }: Welche Karte legst du gegen die neutrale Welt?
prompt-ThrowAway = { $name }, welche Karten wirfst du ab, bevor du ziehst?
prompt-DrawFrom =
    { $number ->
        [one] { $name }, von welchem Stapel ziehst du die letzte Karte?
       *[other] { $name }, von welchem Stapel ziehst du? Es fehlen noch { $number } Karten.
    }

event-asks-way = { $seat } bittet um einen Weg durch { $empire }.
event-refuses-way = { $seat } verweigert den Weg durch { $empire }.
event-names-price = { $seat } nennt einen Preis für den Weg durch { $empire }: { phrase-price }.
event-declines-price = { $seat } verzichtet auf den Weg durch { $empire }.
event-gets-way = { $seat } darf durch { $empire } zählen und zahlt { phrase-price }.
event-hands-over = { $seat } gibt { $seat2 } { $card }.
event-hands-over-veiled =
    { $number ->
        [one] { $seat } gibt { $seat2 } eine Karte.
       *[other] { $seat } gibt { $seat2 } { $number } Karten.
    }
event-announces-trade = Handel um Fortschritt: { $empire } und { $empire2 }.
event-shows-trade-cards = { $seat } zeigt { $card }.
event-has-no-trade-card = { $seat } hat keine Karte und kann keine ziehen: Es gilt der Wert leerer Stapel.
event-uses-card = { $seat } benutzt { $card }.
event-trade-totals = Summen im Handel: { $empire } { $number }, { $empire2 } { $number2 }.
event-wins-trade = { $empire }: Der Handel ist gewonnen, Unterschied { $number }.
event-trade-tied = Der Handel endet mit Gleichstand: { $empire } und { $empire2 }.
event-shows-marker = { $seat } zeigt einen Marker: { $action } ({ $empire }).
event-earns = { $empire }: { $number } Geld verdient.
event-pays = { $empire }: { $number } Geld an { $empire2 } gezahlt.
event-offers-swap = { $seat } bietet den Tausch je einer Karte an: { $empire }.
event-offers-money = { $seat } bietet { $number } Geld an: { $empire }.
event-requests-money = { $seat } bittet um { $number } Geld: { $empire }.
event-refuses-offer = { $seat } lehnt für { $empire } ab.
event-swap = { $seat } gibt { $card }, { $seat2 } gibt { $card2 }.
event-swap-veiled = { $seat } und { $seat2 } tauschen je eine Karte.
event-world-shows-card = Die neutrale Welt zeigt { $card }.
event-neutral-totals = Summen im Handel: { $empire } { $number }, neutrale Welt { $number2 }.
event-throws-away = { $seat } wirft { $card } ab.
event-takes-discard = { $seat } nimmt { $card } vom Ablagestapel.

objection-empire-not-in-play = Dieses Reich ist nicht im Spiel: { $empire }.
objection-own-empire-no-partner = Ein eigenes Reich ist kein Handelspartner: { $empire }.
objection-partner-out-of-range = Dieses Reich ist außer Reichweite: { $empire }.
objection-already-asked = Dieses Reich wurde in dieser Aktion schon gefragt: { $empire }.
objection-trade-announced = Ein Handel wurde angekündigt: Jetzt ist nur noch ein Handel mit einem anderen Partner oder mit der neutralen Welt möglich.
objection-only-other-partner = Ein weiterer Handel braucht einen anderen Partner.
objection-has-only-money = { $empire }: Es ist nur { $number } Geld da.
objection-some-money-needed = Dafür braucht es etwas Geld.
objection-too-many-trade-cards =
    { $number ->
        [one] Du darfst eine Karte legen.
       *[other] Du darfst { $number } Karten legen.
    }
objection-no-card-from-pile = So viele Karten darfst du nicht vom Stapel nehmen.
objection-trade-card-needed = Du musst eine Handkarte legen.
objection-loser-has-no-money = { $empire }: Es ist kein Geld zu holen.
objection-profit-is = Der Gewinn beträgt { $number } Geld.
objection-no-gate = Ein Weg durch dieses Reich brächte nichts Neues in Reichweite: { $empire }.
objection-price-too-high = { $seat } kann höchstens das zahlen: { phrase-price }.
objection-price-in-cards =
    { $number ->
        [0] Karten gehören nicht zum Preis.
        [one] Der Preis ist genau eine Karte.
       *[other] Der Preis sind genau { $number } Karten.
    }
objection-pile-empty = Dort liegt keine Karte: { $pile }.
