# Reich gründen und Produktion.

phrase-money =
    { $number ->
        [0] kein Geld
       *[other] { $number } Geld
    }

## Antworten

option-found = Reich gründen: { $card } ({ $age })
option-use_colour = Diese Counter nehmen: { $colour }
option-call_leader = { $leader } rufen
option-station = Anführer nach { $area } stellen
option-found_capital = Hauptstadt in { $area }
option-give_artefact = In { $area } legen
option-build = In { $area } bauen: { $unit }
option-fortify = Befestigung in { $area }
option-restore_order = Aufruhr in { $area } beenden
option-dismiss = In { $area } entlassen: { $unit }
option-pay_upkeep = Unterhalt zahlen

## Fragen

prompt-ChooseEmpire = { $name }, welches Reich gründest du?
prompt-ChooseColour = { $name }, welche Counter benutzt { $empire }?
prompt-CallLeaders = { $name }, welche namentlichen Anführer kommen mit { $empire } ins Spiel?
prompt-TakeGrant = { $name }, beginnt { $empire } mit { $artefact }?
prompt-BuyFirstUnits = { $name }, welche ersten Einheiten von { $empire } stehen wo?
prompt-StationLeader = { $name }, wo beginnt { $leader } ({ $empire })?
prompt-ChooseCapital = { $name }, wo liegt die Hauptstadt von { $empire }?
prompt-GiveArtefact = { $name }, { $empire } darf mit { $artefact } beginnen: In welchem Gebiet?
prompt-RestoreOrder = { $name }, wo beendet { $empire } den Aufruhr für Geld?
prompt-Upkeep = { $name }, zahlt { $empire } den Unterhalt aller Einheiten oder entlässt es welche?
prompt-Build = { $name }, was baut { $empire }?

## Ereignisse

event-starts-nothing = { $seat } gründet kein Reich.
event-shows-empire = { $seat } zeigt eine Karte für ein neues Reich: { $empire } ({ $age }).
event-starts-empire = { $seat } gründet ein Reich: { $empire }, { $colour }, auf Stufe { $number }.
event-leader-joins = { $leader } schließt sich { $empire } an.
event-no-leader = Für { $empire } wird ein Marker „kein Anführer“ gezogen; er kommt zurück in den Behälter.
event-founds-capital = Hauptstadt von { $empire }: { $area }, Stadt der Stufe { $number }.
event-builds = { $empire } baut in { $area }: { $unit }, für { phrase-money }.
event-fortifies =
    { $number ->
        [0] { $empire } beginnt mit einer Befestigung in { $area }.
       *[other] { $empire } baut für { phrase-money } eine Befestigung in { $area }.
    }
event-collects-income = Einkommen von { $empire }: { phrase-money }, insgesamt jetzt { $number2 }.
event-pays-for-order = { $empire } zahlt { phrase-money } für das Ende des Aufruhrs in { $area }.
event-pays-upkeep = Unterhalt von { $empire }: { phrase-money }, es bleiben { $number2 }.
event-dismisses = { $empire } entlässt in { $area }: { $unit }.

## Warum nicht

objection-empire-not-in-hand = Diese Karte hast du nicht: { $card }.
objection-other-age-now = Neue Reiche beginnen jetzt in diesem Zeitalter: { $age }.
objection-card-of-other-ages = Mit dieser Karte kann in dem Zeitalter kein Reich gegründet werden: { $card } ({ $age }).
objection-colour-not-yours = Diese Farbe kannst du nicht benutzen: { $colour }. Sie ist im Spiel oder für andere reserviert.
objection-leader-not-now = { $leader } kann jetzt nicht ins Spiel kommen.
objection-leader-value-reached =
    { $number ->
        [one] Die Karte erlaubt nur 1 Anführer.
       *[other] Die Karte erlaubt nur { $number } Anführer.
    }
objection-no-aircraft-at-start = Ein Reich beginnt nicht mit Flugeinheiten: { $unit }.
objection-no-foreign-port = Schiffe können nicht in { $area } beginnen, das Gebiet gehört einem anderen Reich ({ $unit }).
objection-not-a-start-area = { $area } ist kein Startgebiet dieses Reiches.
objection-too-many-overseas = Nur jede dritte der ersten Einheiten darf in Übersee stehen ({ $area }).
objection-first-unit-needed = Kaufe zuerst mindestens eine Einheit.
objection-no-units-to-lead = Der Anführer braucht eigene Einheiten in { $area }.
objection-artefact-lies-there = In { $area } liegt schon eine Errungenschaft.
objection-type-too-new = Das Reich ist für diesen Typ noch nicht weit genug: { $unit }, ab Stufe { $number }.
objection-no-counter-left = Von diesem Typ ist kein Counter mehr übrig: { $unit }.
objection-needs-coast = { $area } hat keine Küste für Schiffe: { $unit }.
objection-needs-city = { $area } hat keine Stadt für Flugeinheiten: { $unit }.
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
