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
option-station = Anführer nach { $area } stellen
option-found_capital = Hauptstadt in { $area }
option-give_artefact = In { $area } legen
option-build = In { $area } bauen: { $unit }
option-fortify = Befestigung in { $area }
option-restore_order = Aufruhr in { $area } entfernen
option-dismiss = In { $area } entlassen: { $unit }
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
event-builds = { $empire }, gebaut in { $area }: { $unit }, für { phrase-money }.
event-fortifies =
    { $number ->
        [0] { $empire }: eine Befestigung in { $area } von Anfang an.
       *[other] { $empire }: eine Befestigung in { $area } für { phrase-money }.
    }
event-collects-income = { $empire }, Einkommen: { phrase-money }, insgesamt jetzt { $number2 }.
event-pays-for-order = { $empire }: { phrase-money } für Ordnung in { $area } gezahlt.
event-pays-upkeep = { $empire }, Unterhalt: { phrase-money }, es bleiben { $number2 }.
event-dismisses = { $empire }, entlassen in { $area }: { $unit }.

## Warum nicht

objection-empire-not-in-hand = Diese Karte hast du nicht: { $card }.
objection-other-age-now = Neue Reiche beginnen jetzt im { $age }.
objection-card-of-other-ages = Mit dieser Karte kann im { $age } kein Reich gegründet werden: { $card }.
objection-colour-not-yours = Diese Farbe kannst du nicht benutzen: { $colour }. Sie ist im Spiel oder für andere reserviert.
objection-leader-not-now = { $leader } kann jetzt nicht ins Spiel kommen.
objection-leader-value-reached =
    { $number ->
        [one] Die Karte erlaubt nur 1 Anführer.
       *[other] Die Karte erlaubt nur { $number } Anführer.
    }
objection-no-aircraft-at-start = Ein Reich beginnt nicht mit Lufteinheiten: { $unit }.
objection-no-foreign-port = Schiffe können nicht in { $area } beginnen, das Gebiet gehört einem anderen Reich ({ $unit }).
objection-not-a-start-area = { $area } ist kein Startgebiet dieses Reiches.
objection-too-many-overseas = Nur jede dritte der ersten Einheiten darf in Übersee stehen ({ $area }).
objection-first-unit-needed = Kaufe zuerst mindestens eine Einheit.
objection-no-units-to-lead = Der Anführer braucht eigene Einheiten in { $area }.
objection-artefact-lies-there = In { $area } liegt schon eine Errungenschaft.
objection-type-too-new = Das Reich ist für diesen Typ noch nicht weit genug: { $unit }, ab Stufe { $number }.
objection-no-counter-left = Von diesem Typ ist keine Einheit mehr übrig: { $unit }.
objection-needs-coast = { $area } hat keine Küste für Schiffe: { $unit }.
objection-needs-city = { $area } hat keine Stadt für Lufteinheiten: { $unit }.
objection-not-on-water = Auf dem Wasser wird nichts gebaut: { $area }.
objection-not-own-area = Das Reich kontrolliert { $area } nicht.
objection-area-disordered = In { $area } herrscht Aufruhr: Dort kann nichts gebaut werden.
objection-build-limit =
    { $number ->
        [one] In { $area } kann in einer Produktion nur 1 Einheit gebaut werden.
       *[other] In { $area } können in einer Produktion nur { $number } Einheiten gebaut werden.
    }
objection-too-dear = Das kostet { phrase-money }, das Reich hat { $number2 }.
objection-fort-there = { $area } hat schon eine Befestigung.
objection-no-disorder-there = In { $area } herrscht kein Aufruhr.
objection-upkeep-too-dear = Der Unterhalt beträgt { phrase-money }, das Reich hat { $number2 }: Entlasse zuerst Einheiten.
objection-no-such-unit-there = In { $area } steht keine Einheit dieses Typs: { $unit }.
objection-costs-no-upkeep = Die letzte Einheit in { $area } kostet keinen Unterhalt.
