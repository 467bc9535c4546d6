# Texte von Civilization. Variablen heißen wie die Arten in kinds.py; Listen kommen auch als $..._count.
# Namen werden unverändert eingesetzt, darum stehen sie, wo es geht, ohne Artikel und Endung.

game-name = Civilization
game-lead = Vom ersten Stein zur Hochkultur rund um das Mittelmeer: wachsen, wandern, Städte bauen, Waren tauschen und Katastrophen überstehen.
welcome = Willkommen. Es gewinnt, wessen Marker zuerst das Ende der Entwicklungstabelle erreicht. Wähle zuerst ein Volk: Es beginnt mit einem einzigen Stein in seinem Startgebiet und breitet sich von dort aus.
tie-field = Feld auf der Entwicklungstabelle
tie-cities = Städte
luck-calamity =
    { $count ->
        [one] von 1 Katastrophe getroffen
       *[other] von { $count } Katastrophen getroffen
    }
header-round = Runde { $round }

phrase-tokens =
    { $number ->
        [one] 1 Stein
       *[other] { $number } Steine
    }
phrase-units =
    { $number ->
        [one] 1 Einheit
       *[other] { $number } Einheiten
    }
phrase-score =
    { $points ->
        [one] 1 Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkten
    }
phrase-package =
    { $card } (genannte Ware: { $card2 }{ $card3_count ->
        [0] {""}
       *[other] ; behauptet: { $card3 }
    }{ $card4_count ->
        [0] {""}
       *[other] ; gesucht: { $card4 }
    })

## Namen

refusal-too_little = zu wenig
refusal-keeps = brauche ich selbst
refusal-no_use = kann ich nicht brauchen
refusal-doubts = glaube ich nicht
ship-0 = Schiff 1
ship-1 = Schiff 2
ship-2 = Schiff 3
ship-3 = Schiff 4

payment-treasury = aus dem Staatsschatz
payment-levy = durch Aushebung

phase-0 = 0: Vorbereitung
phase-1 = 1: Steuern und Revolten
phase-2 = 2: Bevölkerungswachstum
phase-3 = 3: Volkszählung
phase-4 = 4: Schiffbau
phase-5 = 5: Bewegung
phase-6 = 6: Konflikte
phase-7 = 7: Städtebau
phase-8 = 8: Handelskarten
phase-9 = 9: Handel
phase-10 = 10: Zivilisationskarten
phase-11 = 11: Katastrophen
phase-12 = 12: Karten abgeben
phase-13 = 13: Fortschritt

## Wie eine Partie endete

result-finish =
    { $points ->
        [0] { $winners } ist zuerst am Ziel und gewinnt.
       *[other] { $winners } ist zuerst am Ziel und gewinnt mit { phrase-score }.
    }
result-tie-break =
    { $points ->
        [0] Mehrere erreichen das Ziel in derselben Runde; { $winners } gewinnt mit den meisten Städten.
       *[other]
            Mehrere erreichen das Ziel in derselben Runde; { $winners } gewinnt mit { phrase-score }.
    }
result-areas =
    { $points ->
        [one] { $winners } gewinnt mit 1 besetzten Gebiet.
       *[other] { $winners } gewinnt mit { $points } besetzten Gebieten.
    }
result-limit =
    { $points ->
        [0] Nach der letzten Runde ist { $winners } am weitesten und gewinnt.
       *[other]
            Nach der letzten Runde ist { $winners } am weitesten und gewinnt mit { phrase-score }.
    }

## Das Protokoll: Vorbereitung und Runden

event-draws-lot = { $seat } zieht eine Karte mit dem Wert { $number }; die höchste wählt zuerst.
event-chooses-nation = { $seat } wählt ein Volk: { $nation }.
event-starts-in = Startgebiet von { $seat }: { $area }.
event-round = Runde { $number } beginnt.
event-phase = Phase { $phase }.

## Das Protokoll: Steuern, Wachstum, Schiffe

event-taxes =
    { $number ->
        [0] { $seat } kann keine Steuern erheben ({ $number2 } je Stadt).
       *[other] { $seat } erhebt { phrase-tokens } Steuern ({ $number2 } je Stadt).
    }
event-revolt =
    { $number ->
        [one] 1 Stadt von { $seat } revoltiert.
       *[other] { $number } Städte von { $seat } revoltieren.
    }
event-takes-city = { $seat } übernimmt eine Stadt von { $seat2 }: { $area }.
event-grows = Das Volk von { $seat } wächst um { phrase-tokens }.
event-census = Volkszählung; in dieser Reihenfolge wird bewegt: { $seat } (Steine: { $number }).
event-keeps-ship = { $seat } behält ein Schiff ({ $coast }) und bezahlt { $payment }.
event-builds-ship =
    { $number ->
        [0] { $seat } baut ein Schiff ({ $coast }) und bezahlt aus dem Staatsschatz.
        [one] { $seat } baut ein Schiff ({ $coast }); 1 Stein wird ausgehoben, 1 kommt aus dem Staatsschatz.
       *[other] { $seat } baut ein Schiff ({ $coast }); { $number } Steine werden ausgehoben.
    }
event-loses-ship = { $seat } gibt ein Schiff auf ({ $coast }).

## Das Protokoll: Bewegung und Konflikte

event-moves = { $seat } bewegt { phrase-tokens } von { $area } nach { $area2 }.
event-loads = { $seat } bringt { phrase-tokens } an Bord ({ $area }).
event-sails = Ein Schiff von { $seat } fährt weiter ({ $coast } – { $coast2 }).
event-unloads = { $seat } setzt { phrase-tokens } an Land ({ $area }).
event-conflict = Konflikt ({ $area }): { $seat }, Steine: { $number }.
event-loses = { $seat } verliert { phrase-tokens } ({ $area }).
event-city-resists = Eine Stadt von { $seat } hält dem Angriff stand: { $area }.
event-city-falls = Eine Stadt von { $seat } wird gestürmt, 6 Steine verteidigen sie: { $area }.
event-surrenders = Eine Stadt von { $seat } kapituliert vor { $seat2 }: { $area }.
event-dissolves =
    { $number ->
        [0] { $seat } löst eine Stadt auf ({ $area }); das Gebiet ernährt niemanden.
        [one] { $seat } löst eine Stadt auf ({ $area }); dort bleibt 1 Stein.
       *[other] { $seat } löst eine Stadt auf ({ $area }); dort bleiben { $number } Steine.
    }
event-city-removed = { $seat } verliert eine Stadt ganz: { $area }.
event-builds-city = { $seat } baut eine Stadt: { $area }.
event-cannot-support = { $seat } baut hier keine Stadt, denn sie wäre nicht zu versorgen: { $area }.
event-surplus =
    { $number ->
        [one] 1 Stein von { $seat } ist überzählig und kommt in den Vorrat ({ $area }).
       *[other] { $number } Steine von { $seat } sind überzählig und kommen in den Vorrat ({ $area }).
    }

## Das Protokoll: Karten und Fortschritt

event-draws = { $seat } zieht { $card }.
event-draws-veiled =
    { $number ->
        [one] { $seat } zieht 1 Handelskarte.
       *[other] { $seat } zieht { $number } Handelskarten.
    }
event-buys-gold = { $seat } bezahlt 18 Steine für eine Karte von Stapel 9: { $card }.
event-buys-gold-veiled = { $seat } bezahlt 18 Steine für eine Karte von Stapel 9.
event-lays-open = { $seat } legt eine Katastrophe offen hin: { $card }.
event-buys =
    { $seat } kauft { $civilization } für { NUMBER($number, useGrouping: 0) } Punkte; { $card_count ->
        [0] { $number2 ->
            [0] zu bezahlen ist nichts
            [one] 1 Stein kommt aus dem Staatsschatz
           *[other] { $number2 } Steine kommen aus dem Staatsschatz
        }
       *[other] { $number2 ->
            [0] bezahlt mit { $card }
            [one] bezahlt mit { $card } und 1 Stein aus dem Staatsschatz
           *[other] bezahlt mit { $card } und { $number2 } Steinen aus dem Staatsschatz
        }
    }.
event-discards = { $seat } gibt ab: { $card }.
event-discards-veiled =
    { $number ->
        [one] { $seat } gibt 1 Karte ab.
       *[other] { $seat } gibt { $number } Karten ab.
    }
event-advances =
    { $number ->
        [16] { $seat } erreicht das Ziel der Entwicklungstabelle.
       *[other] { $seat } rückt auf Feld { $number } der Entwicklungstabelle vor.
    }
event-stays =
    { $number ->
        [0] { $seat } bleibt auf dem Startpfeil.
       *[other] { $seat } bleibt auf Feld { $number } der Entwicklungstabelle.
    }
event-falls-back =
    { $number ->
        [0] { $seat } geht zurück auf den Startpfeil.
       *[other] { $seat } geht zurück auf Feld { $number } der Entwicklungstabelle.
    }
event-game-over =
    { $seat_count ->
        [one] Die Partie ist zu Ende, { $seat } gewinnt.
       *[other] Die Partie ist zu Ende, { $seat } gewinnen.
    }

## Das Protokoll: Handel

event-offers =
    Angebot { $number } für { $seat2 }: { $seat } bietet { $card2 } (Wert { $number3 }, genannt { $card }).
event-offers-veiled =
    Angebot { $number } für { $seat2 }: { $seat } bietet { $number2 } Karten (Wert { $number3 }, genannt { $card }).
event-offers-all =
    Angebot { $number } für alle: { $seat } bietet { $card2 } (Wert { $number3 }, genannt { $card }).
event-offers-all-veiled =
    Angebot { $number } für alle: { $seat } bietet { $number2 } Karten (Wert { $number3 }, genannt { $card }).
event-replies =
    Angebot { $number2 }: { $seat } antwortet { $seat2 } auf Angebot { $number } mit { $card2 } (Wert { $number4 }, genannt { $card }).
event-replies-veiled =
    Angebot { $number2 }: { $seat } antwortet { $seat2 } auf Angebot { $number } mit { $number3 } Karten (Wert { $number4 }, genannt { $card }).
event-claims = { $seat } behauptet, im Paket sei: { $card }.
event-wishes = { $seat } sucht dafür: { $card }.
event-declines = { $seat } lehnt Angebot { $number } von { $seat2 } ab: „{ $refusal }“.
event-withdraws = { $seat } zieht Angebot { $number } zurück.
event-swaps = { $seat } und { $seat2 } tauschen: { $card } gegen { $card2 }.
event-swaps-veiled = { $seat } und { $seat2 } tauschen ihre Pakete.
event-ends-trade = { $seat } ist mit dem Handeln fertig.
event-trade-over = Der Handel ist zu Ende: Alle sind fertig.
event-trade-over-alone = Der Handel ist zu Ende: Mit { $seat } kann niemand mehr handeln.
event-trade-over-time = Der Handel ist zu Ende: Die Zeit ist um.
event-trade-over-rounds = Der Handel ist zu Ende: Die letzte Handelsrunde ist vorbei.
event-trade-over-spent = Der Handel ist zu Ende: Alle Angebote sind gemacht.
event-trade-round = Die { $number }. Handelsrunde beginnt.

## Das Protokoll: Katastrophen

event-calamity = Katastrophe für { $seat }: { $card }.
event-calamity-lapses = Nach zwei Katastrophen bleibt { $seat } verschont: { $card }.
event-calamity-harmless = Ohne Folgen für { $seat }: { $card }.
event-erupts = Ein Vulkan bricht aus ({ $volcano }) und zerstört alles: { $area }.
event-quakes = Ein Erdbeben trifft eine Stadt von { $seat }: { $area }.
event-shakes = Das Erdbeben von { $seat } trifft auch eine Stadt von { $seat2 }: { $area }.
event-floods = Hochwasser trifft { $seat } ({ $plain }).
event-assigns = { $card }: { $seat } teilt anderen Verluste zu: { $seat2 } (Einheiten: { $number }).
event-shows-grain =
    { $seat } zeigt { $number } Korn und verliert { $number2 ->
        [one] 1 Einheit
       *[other] { $number2 } Einheiten
    } weniger.
event-must-lose = { $card }: { $seat } muss { phrase-units } verlieren.
event-city-shrinks = Von einer Stadt von { $seat } bleibt 1 Stein: { $area }.
event-names = { $seat } nennt für den Bürgerkrieg { $seat2 }.
event-marks =
    { $seat } kennzeichnet { phrase-units }; Steine: { $area }; Städte: { $area2 }.
event-keeps-marked = { $seat } behält den gekennzeichneten Teil, { $seat2 } übernimmt den anderen.
event-keeps-rest = { $seat } behält den ungekennzeichneten Teil, { $seat2 } übernimmt den gekennzeichneten.
event-largest-stock = Bürgerkrieg von { $seat2 }: Den größten Vorrat hat { $seat }.
event-keeps-both = { $seat } behält beide Teile.
event-defects =
    { $number ->
        [one] 1 Stein von { $seat } läuft zu { $seat2 } über ({ $area }).
       *[other] { $number } Steine von { $seat } laufen zu { $seat2 } über ({ $area }).
    }
event-city-defects = Eine Stadt von { $seat } geht an { $seat2 }: { $area }.
event-cities-break-away =
    { $number ->
        [one] { $seat } hat für 1 Stadt keinen Stadtstein; sie revoltiert.
       *[other] { $seat } hat für { $number } Städte keine Stadtsteine; sie revoltieren.
    }
event-regains-city = { $seat } bekommt eine Stadt zurück: { $area }.
event-regains = { $seat } bekommt { phrase-tokens } zurück ({ $area }).
event-must-dissolve =
    { $number ->
        [one] { $card }: { $seat } muss 1 Stadt auflösen.
       *[other] { $card }: { $seat } muss { $number } Städte auflösen.
    }
event-demands =
    { $seat2_count ->
        [0] { $seat } verlangt keine Städte von anderen.
       *[other] { $seat } verlangt auch Städte von anderen: { $seat2 } (Städte: { $number }).
    }
event-raids = Piraten von { $seat } zerstören eine Stadt von { $seat2 }: { $area }.

## Antworten: Phasen

option-nation = { $nation } wählen
option-tax =
    { $number ->
        [one] 1 Stein je Stadt erheben
       *[other] { $number } Steine je Stadt erheben
    }
option-take = Stadt übernehmen: { $area }
option-grow =
    { $area_count ->
        [0] Nirgends wachsen
        [one] 1 neuer Stein: { $area }
       *[other] { $area_count } neue Steine: { $area }
    }
option-keep_ship = Schiff behalten ({ $coast }), bezahlt { $payment }
option-give_up_ship = Schiff aufgeben ({ $coast })
option-build_ship =
    { $number ->
        [0] Schiff bauen ({ $coast }), bezahlt aus dem Staatsschatz
        [one] Schiff bauen ({ $coast }): 1 Stein ausheben, 1 aus dem Staatsschatz
       *[other] Schiff bauen ({ $coast }): { $number } Steine ausheben
    }
option-end_ships = Schiffbau beenden
option-move = { phrase-tokens } von { $area } nach { $area2 }
option-load = { $ship }: { phrase-tokens } an Bord nehmen
option-sail = { $ship } fährt: { $coast }
option-unload = { $ship }: { phrase-tokens } an Land setzen
option-end_moves = Bewegung beenden
    .send = Absenden und beenden
option-fight = Jetzt austragen: { $area }
option-dissolve = Stadt auflösen: { $area }
option-build = Stadt bauen: { $area }
option-end_building = Städtebau beenden
option-gold = Karte von Stapel 9 für 18 Steine kaufen
option-no_gold = Keine Karte kaufen
option-buy =
    { $card_count ->
        [0] { $civilization } kaufen, bezahlt aus dem Staatsschatz
       *[other] { $civilization } kaufen, bezahlt mit { $card }; was fehlt, aus dem Staatsschatz
    }
option-pass = Nichts kaufen
option-discard =
    { $card_count ->
        [0] Nichts abgeben
       *[other] { $card } abgeben
    }

## Antworten: Handel

option-offer = { $seat } ein Paket anbieten: { phrase-package }
option-offer_all = Allen ein Paket anbieten: { phrase-package }
option-reply = { $seat } auf Angebot { $number } antworten: { phrase-package }
option-accept = Mit { $seat } tauschen (Angebot { $number })
option-decline = Angebot { $number } von { $seat } ablehnen: „{ $refusal }“
option-withdraw = Paket zurückziehen
option-wait = Abwarten; antworten kannst du trotzdem jederzeit
option-end_trade = Fertig: in dieser Runde nicht mehr handeln

## Antworten: Katastrophen

option-erupt = Diesen Vulkan ausbrechen lassen: { $volcano }
option-quake = Eigene Stadt auflösen: { $area }
option-shake = Diese fremde Stadt auflösen lassen: { $area }
option-spare = Keine fremde Stadt auflösen lassen
option-flood = Hochwasserregion wählen: { $plain }
option-assign =
    { $number_count ->
        [0] Die anderen verlieren nichts
       *[other] Einheiten, die andere verlieren: { $number }
    }
option-lose =
    { $area2_count ->
        [0] { $area_count ->
            [0] Nichts verlieren
            [one] 1 Stein verlieren: { $area }
           *[other] { $area_count } Steine verlieren: { $area }
        }
        [one] { $area_count ->
            [0] Stadt verlieren: { $area2 }
            [one] Stadt verlieren: { $area2 }; 1 Stein: { $area }
           *[other] Stadt verlieren: { $area2 }; { $area_count } Steine: { $area }
        }
       *[other] { $area_count ->
            [0] Städte verlieren: { $area2 }
            [one] Städte verlieren: { $area2 }; 1 Stein: { $area }
           *[other] Städte verlieren: { $area2 }; { $area_count } Steine: { $area }
        }
    }
option-mark =
    { $area2_count ->
        [0] { $area_count ->
            [0] Nichts kennzeichnen
            [one] 1 Stein kennzeichnen: { $area }
           *[other] { $area_count } Steine kennzeichnen: { $area }
        }
        [one] { $area_count ->
            [0] Stadt kennzeichnen: { $area2 }
            [one] Stadt kennzeichnen: { $area2 }; 1 Stein: { $area }
           *[other] Stadt kennzeichnen: { $area2 }; { $area_count } Steine: { $area }
        }
       *[other] { $area_count ->
            [0] Städte kennzeichnen: { $area2 }
            [one] Städte kennzeichnen: { $area2 }; 1 Stein: { $area }
           *[other] Städte kennzeichnen: { $area2 }; { $area_count } Steine: { $area }
        }
    }
option-name = { $seat } nennen
option-keep_marked = Mit dem gekennzeichneten Teil weiterspielen
option-keep_rest = Mit dem ungekennzeichneten Teil weiterspielen
option-claim =
    { $area_count ->
        [0] Nichts übernehmen
        [one] 1 Stein übernehmen: { $area }
       *[other] { $area_count } Steine übernehmen: { $area }
    }
option-demand =
    { $number_count ->
        [0] Von den anderen keine Stadt fordern
       *[other] Städte, die andere auflösen: { $number }
    }
option-raid = Stadt zerstören: { $area }

## Fragen: Phasen

prompt-ChooseNation =
    { $name }, wähle dein Volk; es bestimmt dein Startgebiet und deine Bahn auf der Entwicklungstabelle.
prompt-SetTaxes =
    { $name }, wie viele Steine erhebst du je Stadt? Städte, für die dein Vorrat nicht reicht, revoltieren.
prompt-TakeCity = { $name }, welche revoltierende Stadt von { $seat2 } übernimmst du?
prompt-Grow = { $name }, wo wächst dein Volk? Dein Vorrat reicht nicht für alle Gebiete.
prompt-PayShips =
    { $name }, welche Schiffe behältst oder baust du? Unbezahlte Schiffe kommen in den Vorrat.
prompt-Move =
    { $name }, bewege deine Steine: jeden höchstens einmal, über eine Landgrenze oder mit einem Schiff.
prompt-OrderConflicts =
    { $name }, deine Stadt { $area } kapituliert, wenn dein Vorrat sich nicht füllt. Welcher Konflikt wird zuerst ausgetragen?
prompt-DissolveUnsupported =
    { $name }, welche Stadt löst du auf? Für jede brauchst du 2 Steine auf dem Spielplan.
prompt-LoseToNobody = { $name }, niemand kann deine revoltierende Stadt übernehmen. Welche löst du auf?
prompt-BuildCities =
    { $name }, wo baust du eine Stadt? Danach kommen überzählige Steine in den Vorrat.
prompt-BuyGold =
    { $name }, kaufst du eine Karte von Stapel 9? Meist ist es Gold, manchmal Piraterie.
prompt-BuyCards =
    { $name }, welche Zivilisationskarten kaufst du, und womit? Was den Karten fehlt, zahlt der Staatsschatz.
prompt-Discard = { $name }, welche Karten gibst du ab? Behalten darfst du höchstens 6.

prepare-set-taxes = Die nächsten Steuern
prepare-build-cities = Beim nächsten Städtebau
    .end_building = Keine Stadt bauen
prepare-bargain = Beim nächsten Handel
    .wait = Erst zuhören; antworten kann ich trotzdem
    .end_trade = Nicht handeln
order-buy-cards = Zivilisationskarten
    .ask = mich fragen, wenn ich etwas kaufen kann
    .never = nichts kaufen
order-discard = Karten abgeben
    .ask = mich fragen, wenn es etwas zu wählen gibt
    .never = nur fragen, wenn ich abgeben muss

## Fragen: Handel und Katastrophen

prompt-Bargain =
    { $name }, biete ein Paket an, antworte, tausche oder sag, dass du fertig bist. Zahl, Wert und genannte Ware stimmen immer.
prompt-ChooseVolcano = { $name }, welcher Vulkan bricht aus? Er zerstört alles in seinen Gebieten, auch fremde Einheiten.
prompt-ChooseQuake = { $name }, ein Erdbeben: Welche deiner Städte löst du auf?
prompt-ChooseAftershock =
    { $name }, soll das Erdbeben auch eine fremde Stadt treffen, die hier angrenzt: { $area }?
prompt-ChoosePlain = { $name }, Hochwasser: Welche der gleich stark bedrohten Regionen wird überschwemmt?
prompt-AssignLosses =
    { $name }, { $card }: Wie viele Einheiten verlieren die anderen? { $number ->
        [0] Zusammen höchstens { $number2 }, auch weniger ist erlaubt.
       *[other] Zusammen sind es { $number2 }.
    }
prompt-Lose =
    { $name }, { $card }: Du verlierst { $own ->
        [one] eine Einheit
       *[other] { $own } Einheiten
    }. Welche deiner Steine und Städte sind es?
prompt-MarkUnits =
    { $name }, kennzeichne { phrase-units } von { $seat2 } für den Bürgerkrieg: Ein Stein zählt 1, eine Stadt 5.
prompt-NameTaker =
    { $name }, Bürgerkrieg: Wen nennst du? Wer genannt ist, kennzeichnet mit und übernimmt einen Teil deines Volks.
prompt-KeepPart = { $name }, Bürgerkrieg: Mit welchem Teil spielst du weiter? Den anderen übernimmt { $seat2 }.
prompt-TakeBreakaway =
    { $number ->
        [one] { $name }, nach dem Bürgerkrieg revoltiert noch eine Stadt. Welche nimmst du?
       *[other] { $name }, nach dem Bürgerkrieg revoltieren noch { $number } Städte. Welche nimmst du als nächste?
    }
prompt-ClaimTokens =
    { $name }, wo übernimmst du nach dem Bürgerkrieg { phrase-tokens }? Für alle reicht dein Vorrat nicht.
prompt-DissolveCities =
    { $name }, { $card }: Welche deiner Städte löst du auf? { $own ->
        [one] Es ist die letzte.
       *[other] Noch { $own } sind aufzulösen.
    }
prompt-DemandCities =
    { $name }, Bildersturm & Ketzerei: Wie viele Städte sollen andere auflösen? Zusammen höchstens 2, auch keine ist erlaubt.
prompt-RaidCity = { $name }, Piraterie: Welche Küstenstadt von { $seat2 } zerstören deine Piraten?

## Ablehnungen: Vorbereitung, Wachstum, Schiffe

objection-nation-taken = Dieses Volk ist schon vergeben: { $nation }.
objection-nation-not-in-play = Mit dieser Spielerzahl ist dieses Volk nicht im Spiel: { $nation }.
objection-growth-total =
    Dein Volk wächst, so weit der Vorrat reicht: { $number ->
        [one] Setze genau 1 Stein.
       *[other] Setze genau { $number } Steine.
    }
objection-growth-too-much =
    { $number ->
        [0] Dort wächst jetzt nichts: { $area }.
        [one] Dort wächst nur 1 Stein: { $area }.
       *[other] Dort wachsen höchstens { $number } Steine: { $area }.
    }
objection-no-ship-there = Dort liegt kein Schiff von dir, für das noch zu zahlen ist: { $coast }.
objection-treasury-too-small =
    Dafür brauchst du { phrase-tokens } aus dem Staatsschatz, und so viele sind nicht darin.
objection-levy-too-small =
    Dafür müsstest du { phrase-tokens } ausheben, und so viele eigene sind dort nicht: { $area }.
objection-levy-only = In diesem Spiel gibt es keinen Staatsschatz; Schiffe werden nur durch Aushebung bezahlt.
objection-no-ship-left = Du hast schon alle deine Schiffe auf dem Spielplan; mehr als 4 gibt es nicht.
objection-not-on-a-coast = Ein Schiff wird an einer Küste gebaut, nicht auf Hochsee: { $coast }.
objection-not-present =
    Dort bist du nicht vertreten; ein Schiff braucht einen eigenen Stein oder eine eigene Stadt: { $area }.
objection-not-in-play = Dieses Gebiet ist mit eurer Spielerzahl nicht im Spiel: { $area }.

## Ablehnungen: Bewegung

objection-no-such-ship = So viele Schiffe hast du nicht; wähle eines, das auf dem Spielplan ist.
objection-not-adjacent = Diese Gebiete grenzen nicht aneinander: { $area } und { $area2 }.
objection-not-enough-tokens =
    { $number ->
        [one] Dort hast du keinen Stein, der sich in dieser Runde noch bewegen kann: { $area }.
       *[other] Dort hast du keine { $number } Steine, die sich in dieser Runde noch bewegen können: { $area }.
    }
objection-foreign-tokens = Dort sind fremde Steine, und Nomaden ziehen nur in freie Gebiete: { $area }.
objection-ship-full = Ein Schiff trägt höchstens { phrase-tokens } zugleich.
objection-no-cargo = So viele Steine sind nicht an Bord.
objection-ship-at-sea = Auf Hochsee kann niemand ein- oder aussteigen.
objection-water-between =
    Zwischen { $area } und { $area2 } liegt Wasser; zu Fuß geht es nur über Landgrenzen, hinüber führt ein Schiff.
objection-not-by-ship = Zwischen hier und dort liegt Land, und darüber fährt kein Schiff: { $coast }.
objection-not-next-by-ship =
    Dieses Gebiet grenzt hier nicht über Wasser an; ein Schiff fährt ein Gebiet nach dem anderen: { $coast }.
objection-range-used-up =
    Dieses Schiff ist in dieser Runde schon { $number ->
        [one] 1 Gebiet
       *[other] { $number } Gebiete
    } weit gefahren, weiter kommt es nicht.
objection-open-sea-closed = Hochsee befährst du erst mit Astronomie: { $coast }.
objection-no-way-back = Am Ende muss jedes Schiff an einer Küste liegen, und das ginge von hier aus nicht: { $coast }.
objection-no-landing =
    Von dort aus käme die Ladung nicht mehr an Land, weil an allen Küsten in Reichweite fremde Steine sind: { $coast }.
objection-ends-at-sea = Auf Hochsee bleibt kein Schiff ({ $ship }); fahre erst an eine Küste.
objection-cargo-aboard = An Bord sind noch Steine ({ $ship }); setze sie erst an Land.

## Ablehnungen: Städte

objection-no-revolt-there = Diese Stadt gehört nicht zu denen, die jetzt revoltieren: { $area }.
objection-no-city-of-yours = Dort hast du keine Stadt: { $area }.
objection-city-exempt = Diese Stadt kam durch eine Revolte zu dir und braucht noch keine Versorgung: { $area }.
objection-city-there = Dort steht schon eine Stadt: { $area }.
objection-too-few-to-build = Für eine Stadt brauchst du dort { phrase-tokens }: { $area }.
objection-too-many-cities = Deine { $number } Städte stehen alle schon auf dem Spielplan.
objection-no-support =
    Eine neue Stadt könntest du nicht versorgen: Übrig { $number ->
        [0] bliebe kein Stein
        [one] bliebe 1 Stein
       *[other] blieben { $number } Steine
    } auf dem Spielplan, nötig sind { $number2 }.

## Ablehnungen: Karten

objection-card-owned = Diese Karte hast du schon, und jede gibt es für dich nur einmal: { $civilization }.
objection-card-sold-out = Diese Karte ist vergriffen: { $civilization }.
objection-card-not-in-play = Diese Karte ist in einem gekürzten Spiel nicht dabei: { $civilization }.
objection-too-many-cards = Mehr als { $number } Zivilisationskarten darf niemand haben.
objection-needs-card =
    { $civilization } kannst du erst kaufen, wenn du aus einer früheren Runde { $civilization2 } hast.
objection-price-not-met =
    Das kostet { NUMBER($number, useGrouping: 0) }; die Karten, die du dafür gibst, und dein Staatsschatz sind zusammen nur
    { NUMBER($number2, useGrouping: 0) } wert.
objection-not-in-hand = So viele Karten davon hast du nicht auf der Hand: { $card }.
objection-calamity-pays-nothing = Mit einer Katastrophe kannst du nicht bezahlen: { $card }.
objection-keep-too-many = Behalten darfst du höchstens { $number } Karten; gib mehr ab.
objection-discard-too-many =
    Waren gibst du nur ab, bis { $number } Karten übrig sind; darüber hinaus nur Katastrophen.

## Ablehnungen: Handel

objection-no-offers-left = Du hast in dieser Runde alle deine Angebote gemacht; antworten und zustimmen kannst du noch.
objection-not-with-yourself = Mit dir selbst kannst du nicht handeln; wähle jemand anderen.
objection-out-of-trade = { $seat } handelt in dieser Runde nicht mehr.
objection-offer-gone = Angebot { $number } von { $seat } liegt nicht mehr auf dem Tisch.
objection-offer-for-another = Angebot { $number } von { $seat } ist für jemand anderen.
objection-answers-another-offer = Angebot { $number } von { $seat } antwortet nicht auf dein Paket.
objection-already-declined = Angebot { $number } von { $seat } hast du schon abgelehnt.
objection-no-package = Du hast kein Paket auf dem Tisch.
objection-package-too-small = Ein Paket braucht mindestens { $number } Karten.
objection-package-without-goods = Im Paket muss mindestens eine Ware sein.
objection-calamity-named = Nennen musst du eine Ware, keine Katastrophe: { $card }.
objection-good-not-inside = Die genannte Ware muss im Paket sein: { $card }.
objection-claim-too-big =
    Das Paket hat { $number ->
        [one] nur 1 Karte
       *[other] nur { $number } Karten
    }, und das wissen alle; behaupte nicht mehr.

## Ablehnungen: Katastrophen

objection-no-units-at-volcano = An diesem Vulkan hast du weder Steine noch Städte: { $volcano }.
objection-no-own-city = Dort hast du keine Stadt: { $area }.
objection-no-foreign-city = Dort steht keine fremde Stadt: { $area }.
objection-not-the-worst-plain =
    Betroffen ist eine Region, in der du die meisten gefährdeten Einheiten hast, und das ist nicht diese: { $plain }.
objection-assign-too-much =
    { $number ->
        [0] { $seat } kann hier nichts verlieren.
       *[other] { $seat } kann hier höchstens { $number } verlieren.
    }
objection-assign-total =
    { $number3 ->
        [0] Hier kann niemand sonst etwas verlieren.
       *[other] Zusammen sind das { $number }; erlaubt sind { $number2 } bis { $number3 }.
    }
objection-assign-inexact =
    { $seat } kann hier nicht genau { $number } { $number ->
        [one] Einheit
       *[other] Einheiten
    } verlieren, denn Städte zählen mehr als 1.
objection-no-token-at-risk = Dort kannst du keinen Stein wählen: { $area }.
objection-too-few-at-risk =
    { $number ->
        [0] Dort kannst du keinen Stein wählen: { $area }.
        [one] Dort kannst du nur 1 Stein wählen: { $area }.
       *[other] Dort kannst du höchstens { $number } Steine wählen: { $area }.
    }
objection-no-city-at-risk = Dort kannst du keine Stadt wählen: { $area }.
objection-too-few-units = Gewählt sind { $number } von { $number2 } nötigen Einheiten; wähle mehr.
objection-too-many-units =
    Nötige Einheiten: { $number2 }, gewählt: { $number }; lass weg, was nicht gebraucht wird.
objection-names-himself = Dich selbst kannst du nicht nennen; wähle jemand anderen.
objection-claim-total = Steine, die du übernimmst: { $number2 }, gewählt: { $number }; wähle genau so viele.
objection-no-coastal-city = Dort steht keine Stadt am Meer, die du zerstören könntest: { $area }.
objection-no-ship-for-city = Auf diesem Meer liegt kein freies Schiff von dir, darum ist die Stadt sicher: { $area }.

## Tischoptionen


switch-variant = Spiel
    .help = Das ganze Spiel oder eines der beiden einfachen für 2 bis 4 Spieler, gut zum Kennenlernen.
switch-variant-full = das ganze Spiel
switch-variant-nomads = Nomaden und Seefahrer
switch-variant-farmers = Bauern und Bürger

switch-end_triangle = Gekürztes Spiel
    .help = Das ganze Spiel endet früher, wenn ein Marker dieses Dreieck passiert; Mystizismus fehlt dann.
switch-end_triangle-none = ungekürzt
switch-end_triangle-2 = 2. Dreieck, ab 9 Runden
switch-end_triangle-3 = 3. Dreieck, ab 12 Runden
switch-end_triangle-4 = 4. Dreieck, ab 14 Runden

switch-farmers_shorter = Bauern und Bürger kürzen
    .help = Um wie viele Runden das Spiel Bauern und Bürger früher endet; das zählt nur dort.
switch-farmers_shorter-0 = gar nicht
switch-farmers_shorter-1 = um 1 Runde
switch-farmers_shorter-2 = um 2 Runden

switch-triangle_mode = Lage der Dreiecke
    .help = Ob ein Dreieck für alle Völker in derselben Spalte steht oder an der eigenen Grenze zur nächsten Epoche.
switch-triangle_mode-column = für alle in derselben Spalte
switch-triangle_mode-epoch_border = an der eigenen Epochengrenze

switch-ship_presence = Schiffe nur bauen, wo man vertreten ist
    .help = Ist das aus, darf ein Schiff an jeder Küste gebaut werden.
switch-ship_presence-on = an
switch-ship_presence-off = aus

switch-credit_multi_use = Gutschriften mehrfach nutzen
    .help = Ist das an, verbilligt jede Karte alle Käufe einer Runde und nicht nur einen.
switch-credit_multi_use-off = aus
switch-credit_multi_use-on = an

switch-round_limit = Letzte Runde
    .help = Ist bis dahin niemand am Ziel, gewinnt, wer auf der Entwicklungstabelle am weitesten ist.
switch-round_limit-40 = nach 40 Runden
switch-round_limit-30 = nach 30 Runden
switch-round_limit-60 = nach 60 Runden

switch-trade_offers = Angebote im Handel
    .help = Wie viele Angebote jeder in einer Runde machen darf. Wer alle gemacht hat, kann noch antworten und zustimmen.
switch-trade_offers-free = so viele du willst
switch-trade_offers-3 = 3
switch-trade_offers-6 = 6
switch-trade_offers-12 = 12
switch-trade_offers-24 = 24

switch-trade_rounds = Handelsrunden
    .help = Begrenzt den Handel für Partien über Tage: In jeder Handelsrunde kommt jeder genau einmal dran (anbieten, antworten, zustimmen, zurückziehen oder abwarten); nach der letzten ist der Handel vorbei.
switch-trade_rounds-0 = ohne Runden, alle zugleich
switch-trade_rounds-2 = 2
switch-trade_rounds-3 = 3
switch-trade_rounds-4 = 4
switch-trade_rounds-6 = 6
switch-trade_rounds-8 = 8

switch-trade_clock = Uhr für den Handel
    .help = An einem Tisch, an dem alle zugleich spielen, endet der Handel nach dieser Zeit; offene Pakete gehen auf die Hand zurück.
switch-trade_clock-0 = keine
switch-trade_clock-3 = 3 Minuten
switch-trade_clock-5 = 5 Minuten
switch-trade_clock-10 = 10 Minuten
switch-trade_clock-15 = 15 Minuten
switch-trade_clock-20 = 20 Minuten
switch-trade_clock-30 = 30 Minuten

menu-confirm = Fragen, bevor ich Bewegung oder Handel beende oder nichts kaufe
## Was etwas kostet: Handel

caution-finish = danach handelst du in dieser Runde nicht mehr
caution-finish-package = dein Paket kommt zurück, und du handelst in dieser Runde nicht mehr
caution-finish-replies =
    { $number ->
        [one] Auf dein Paket liegt eine Antwort, die damit verfällt, und du handelst in dieser Runde nicht mehr.
       *[other] Auf dein Paket liegen { $number } Antworten, die damit verfallen, und du handelst in dieser Runde nicht mehr.
    }
caution-finish-ends-trade = Nur { $seat } handelt noch: Wenn du fertig bist, ist der Handel für alle zu Ende.
caution-withdraw-replies =
    { $number ->
        [one] eine Antwort auf dein Paket verfällt
       *[other] { $number } Antworten auf dein Paket verfallen
    }
caution-wait-round = in dieser Handelsrunde sagst du dann nichts mehr
caution-wait-last-round = in der letzten Handelsrunde sagst du dann nichts mehr; danach ist Schluss

## Was etwas kostet: Steuern, Schiffe, Bewegungen

caution-revolt =
    { $number ->
        [one] Dein Vorrat reicht nicht für alle Städte: Eine fällt von dir ab.
       *[other] Dein Vorrat reicht nicht für alle Städte: { $number } fallen von dir ab.
    }
caution-levy =
    { $number ->
        [one] kostet einen Stein in { $area }
       *[other] kostet { $number } Steine in { $area }
    }
caution-levy-last =
    { $number ->
        [one] Das nimmt deinen letzten Stein aus { $area }.
       *[other] Das nimmt deine letzten { $number } Steine aus { $area }.
    }
caution-levy-support =
    { $number2 ->
        [one] Danach fehlt deinen Städten ein Stein zur Versorgung.
       *[other] Danach fehlen deinen Städten { $number2 } Steine zur Versorgung.
    }
caution-ship = das Schiff geht in den Vorrat
caution-ships =
    { $number ->
        [one] Du gibst damit ein Schiff auf, für das nicht bezahlt ist.
       *[other] Du gibst damit { $number } Schiffe auf, für die nicht bezahlt ist.
    }
caution-not-sailed = jetzt ohne Wirkung: Das Schiff ist noch nicht gefahren
caution-unsupported =
    { $number ->
        [one] Deinen Städten fehlt ein Stein zur Versorgung: Mindestens eine wird aufgelöst.
       *[other] Deinen Städten fehlen { $number } Steine zur Versorgung: Mindestens eine wird aufgelöst.
    }
caution-surplus =
    { $number ->
        [one] ein überzähliger Stein geht in den Vorrat
       *[other] { $number } überzählige Steine gehen in den Vorrat
    }
