# Konflikte. Namen von Reichen und Gebieten stehen ohne Artikel und Endung, damit jeder passt.

option-resolve = Konflikt austragen: { $area }
option-redraw = Karte abwerfen und eine neue ziehen
option-keep_card = Karte behalten
option-commit =
    Frontlinie: { $piece }{ $piece2_count ->
        [0] { "" }
       *[other] ; Unterstützung: { $piece2 }
    }{ $leader_count ->
        [0] { "" }
       *[other] ; mit { $leader }
    }
option-fight_on = Weiterkämpfen
option-retreat = Rückzug: { $area }
option-sail_back =
    { $area_count ->
        [0] Zurück an Bord und heim
       *[other] Gelandete zurück an Bord und heim, die anderen: { $area }
    }

event-conflict = Konflikt ({ $area }): { $empire } gegen { $empire2 }.
event-draws-conflict-card = { $empire }: Die Karte für diese Kampfrunde ist { $card }.
event-draws-conflict-card-veiled = { $empire }: Eine Karte für diese Kampfrunde ist gezogen.
event-discards-conflict-card = { $empire }: Der Taktiker wirft { $card } für eine neue Karte ab.
event-shows-conflict-card = { $empire }, aufgedeckte Karte: { $card }.
event-commits =
    { $empire }: Frontlinie { $unit }{ $unit2_count ->
        [0] { "" }
       *[other] ; Unterstützung { $unit2 }
    }{ $leader_count ->
        [0] { "" }
       *[other] ; mit { $leader }
    }.
event-conflict-total =
    { $empire }: Summe { $number } (Karte { $number2 }, Frontlinie { $number3 }, Unterstützung { $number4 }{ $number5 ->
        [0] { "" }
       *[other] , Sonstiges { $number5 }
    }).
event-tactician-saves = { $empire }: Dank des Taktikers kostet die Niederlage nichts.
event-loses-units = { $empire }: verloren ({ $area }): { $unit }.
event-conflict-disorder =
    { $number ->
        [one] { $empire }: Alles war eingesetzt; die Truppe bekommt einen Kampf-Aufruhrmarker.
       *[other] { $empire }: Alles war eingesetzt; das ist Kampf-Aufruhrmarker Nummer { $number }.
    }
event-retreats = { $empire }: Rückzug ({ $area } – { $area2 }).
event-beats-off = { $empire }, Gebiet gegen { $empire2 } gehalten: { $area }.
event-wiped-out = { $area }: Auf beiden Seiten sind keine Einheiten übrig ({ $empire }, { $empire2 }).
event-loses-elite = { $empire }: Ein Elitemarker geht verloren, es bleiben { $number }.

prompt-Conflicts = { $name }, { $empire }: Welcher Konflikt wird als nächster ausgetragen?
prompt-RedrawConflictCard = { $name }, behältst du die Karte für { $empire } ({ $area })?
prompt-Commit = { $name }, was setzt du in dieser Kampfrunde ein ({ $area })?
prompt-CommitSide = { $name }, was setzt du für { $empire } in dieser Kampfrunde ein ({ $area })?
prompt-Retreat = { $name }, { $empire }: Ziehst du dich zurück ({ $area })?

objection-unit-not-available = So viele verfügbare Einheiten dieses Typs gibt es dort nicht: { $unit }.
objection-commit-a-unit = Mindestens eine Einheit muss eingesetzt werden.
objection-front-line-is-half =
    { $number2 ->
        [one] Eine einzelne Einheit steht in der Frontlinie.
       *[other] Die Hälfte der Einheiten, aufgerundet, bildet die Frontlinie: { $number } von { $number2 }.
    }
objection-leader-is-used = { $leader } war schon eingesetzt und steht jetzt nicht zur Verfügung.
objection-leader-not-there = { $leader } ist nicht im Gebiet des Konflikts.
objection-no-ship-to-go-back =
    Zurück an Bord kann nur, wer gelandet ist, wessen Schiff noch neben dem Gebiet liegt und wer von eigenem Land kam.
objection-retreat-too-far = { $area } grenzt nicht an.
objection-retreat-not-own = { $area } ist kein Gebiet deines Reiches.
objection-retreat-into-conflict = Auch in diesem Gebiet gibt es einen Konflikt: { $area }.
objection-retreat-not-for-all =
    Für einen Rückzug brauchen alle Einheiten einen Platz: Landeinheiten ein Landgebiet, Schiffe Wasser oder einen Hafen, Lufteinheiten Land oder einen Flugzeugträger.
