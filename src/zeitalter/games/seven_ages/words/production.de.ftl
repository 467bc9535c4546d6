# Reich gründen und Produktion.

phrase-money =
    { $number ->
        [0] kein Geld
       *[other] { $number } Geld
    }

## Antworten

option-found = Reich gründen: { $card } ({ $age })
option-use_colour = Einheiten dieser Farbe nehmen: { $colour }
option-call_leader = { $leader } rufen
option-station = Hierhin stellen: { $area }
option-found_capital = Hauptstadt: { $area }
option-give_artefact = Hierhin legen: { $area }
option-build = Bauen ({ $area }): { $unit }
option-fortify = Befestigung: { $area }
option-restore_order = Aufruhr entfernen: { $area }
option-dismiss = Entlassen ({ $area }): { $unit }
option-pay_upkeep = Unterhalt zahlen

## Fragen

prompt-ChooseEmpire = { $name }, welches Reich gründest du?
prompt-ChooseColour = { $name }, { $empire }: Einheiten welcher Farbe nimmst du?
prompt-CallLeaders = { $name }, { $empire }: Welche Anführer mit Namen kommen ins Spiel?
prompt-TakeGrant = { $name }, { $empire }: Beginnst du mit { $artefact }?
prompt-BuyFirstUnits = { $name }, { $empire }: Welche ersten Einheiten stehen wo?
prompt-StationLeader = { $name }, wo beginnt { $leader } ({ $empire })?
prompt-ChooseCapital = { $name }, { $empire }: Wo liegt die Hauptstadt?
prompt-GiveArtefact = { $name }, { $empire }: In welches Gebiet legst du am Anfang { $artefact }?
prompt-RestoreOrder = { $name }, { $empire }: Wo entfernst du Aufruhr für Geld?
prompt-Upkeep = { $name }, { $empire }: Zahlst du den Unterhalt, oder entlässt du Einheiten?
prompt-Build = { $name }, { $empire }: Was baust du?

## Ereignisse

event-starts-nothing = { $seat } gründet kein Reich.
event-shows-empire = { $seat } zeigt eine Karte für ein neues Reich: { $empire } ({ $age }).
event-starts-empire = { $seat } gründet ein Reich: { $empire }, { $colour }, auf Stufe { $number }.
event-leader-joins = { $empire }, neuer Anführer: { $leader }.
event-no-leader = { $empire }: Der Marker „kein Anführer“ wird gezogen und kommt zurück in den Vorratsbehälter.
event-founds-capital = { $empire }, Hauptstadt: { $area }, Stadt der Stufe { $number }.
event-builds = { $empire }, gebaut ({ $area }): { $unit }, für { phrase-money }.
event-fortifies =
    { $number ->
        [0] { $empire }, Befestigung von Anfang an: { $area }.
       *[other] { $empire }, Befestigung für { phrase-money }: { $area }.
    }
event-collects-income = { $empire }, Einkommen: { phrase-money }, insgesamt jetzt { $number2 }.
event-pays-for-order = { $empire }: { phrase-money } für Ordnung gezahlt ({ $area }).
event-pays-upkeep = { $empire }, Unterhalt: { phrase-money }, es bleiben { $number2 }.
event-dismisses = { $empire }, entlassen ({ $area }): { $unit }.

## Warum nicht

objection-empire-not-in-hand = Diese Karte hast du nicht: { $card }.
objection-other-age-now = Neue Reiche beginnen jetzt im { $age }.
objection-card-of-other-ages = Mit dieser Karte kann im { $age } kein Reich gegründet werden: { $card }.
objection-colour-not-yours = Diese Farbe kannst du nicht benutzen: { $colour }. Sie ist im Spiel oder für andere reserviert.
objection-leader-not-now = { $leader } gehört nicht zu diesem Reich und Zeitalter oder ist nicht mehr im Spiel.
objection-leader-value-reached =
    { $number ->
        [one] Die Karte erlaubt nur 1 Anführer.
       *[other] Die Karte erlaubt nur { $number } Anführer.
    }
objection-no-aircraft-at-start = Ein Reich beginnt nicht mit Lufteinheiten: { $unit }.
objection-no-foreign-port = Schiffe können dort nicht beginnen, das Gebiet gehört einem anderen Reich: { $unit } ({ $area }).
objection-not-a-start-area = { $area } ist kein Startgebiet dieses Reiches.
objection-too-many-overseas = Nur eine von { $number } der ersten Einheiten darf in Übersee stehen ({ $area }).
objection-first-unit-needed = Kaufe zuerst mindestens eine Einheit.
objection-no-units-to-lead = Der Anführer braucht dort eigene Einheiten: { $area }.
objection-artefact-lies-there = Dort liegt schon eine Errungenschaft: { $area }.
objection-type-too-new = Das Reich ist für diesen Typ noch nicht weit genug: { $unit }, ab Stufe { $number }.
objection-no-counter-left = Von diesem Typ ist keine Einheit mehr übrig: { $unit }.
objection-needs-coast = { $area } hat keine Küste für Schiffe: { $unit }.
objection-needs-city = { $area } hat keine Stadt für Lufteinheiten: { $unit }.
objection-not-on-water = Auf dem Wasser wird nichts gebaut: { $area }.
objection-not-own-area = Das Reich kontrolliert dieses Gebiet nicht: { $area }.
objection-area-disordered = Dort herrscht Aufruhr, also kann dort nichts gebaut werden: { $area }.
objection-build-limit =
    { $number ->
        [one] Hier kann in einer Produktion nur 1 Einheit gebaut werden: { $area }.
       *[other] Hier können in einer Produktion nur { $number } Einheiten gebaut werden: { $area }.
    }
objection-too-dear = Das kostet { phrase-money }, das Reich hat { $number2 }.
objection-fort-there = { $area } hat schon eine Befestigung.
objection-no-disorder-there = Dort herrscht kein Aufruhr: { $area }.
objection-upkeep-too-dear = Der Unterhalt beträgt { phrase-money }, das Reich hat { $number2 }: Entlasse zuerst Einheiten.
objection-no-such-unit-there = Dort steht keine Einheit dieses Typs: { $unit } ({ $area }).
objection-costs-no-upkeep = Die letzte Einheit eines Gebiets kostet keinen Unterhalt: { $area }.
