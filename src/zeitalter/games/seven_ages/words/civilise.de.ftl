# Zivilisierung, Errungenschaften, Abstimmungen über Ketzerei, Vereinte Nationen.

phrase-votes =
    { $number ->
        [one] 1 Stimme
       *[other] { $number } Stimmen
    }

## Antworten

option-artefact = Errungenschaft { $artefact } für { $empire } (Karte { $card })
option-build_city = Stadt bauen: { $area }
option-raise_city = Stadt entwickeln: { $area }
option-declare_capital = Zur Hauptstadt erklären: { $area }
option-adopt = { $artefact } übernehmen
option-draw_leader = Einen Anführer aus dem Vorratsbehälter ziehen
option-demote = { $leader } degradieren ({ $area })
option-upgrade = Tauschen ({ $area }): { $unit } gegen { $unit2 }
option-call_crusade = Zum Kreuzzug aufrufen
option-place_artefact = Hierhin legen: { $area }
option-call_jihad = Jihad: { $area }
option-sign_at_home = Erster Marker: { $area }
option-sign_abroad = Zweiter Marker: { $area }
option-propose = Verlorene Stufen ({ $empire }): { $number }
option-vote_yes = Dafür stimmen
option-vote_no = Dagegen stimmen
option-fall_back = Zurückfallen
option-give_up_faith = Christentum aufgeben, Aufruhr in allen eigenen Städten
option-call_resolution = Resolution fordern
option-agree = Zustimmen
option-veto = Widersprechen
option-give_in = Nachgeben
option-defy = Nicht beachten (1 Ruhmespunkt Verlust)

## Fragen

prompt-Civilising = { $name }, Zivilisierung für { $empire }: Was tust du?
prompt-PlayingCards = { $name }, welche Karten spielst du in der Zivilisierung?
prompt-PlaceArtefact = { $name }, { $empire }: In welches Gebiet legst du { $artefact }?
prompt-CallJihad = { $name }, { $empire }: In welches angrenzende Gebiet kommt der Marker Jihad?
prompt-TreatyAtHome = { $name }, Friedensvertrag für { $empire }: Wo liegt der erste Marker?
prompt-TreatyAbroad = { $name }, Friedensvertrag für { $empire } ({ $area }): Wo liegt der zweite Marker?
prompt-DisorderAsCapital = { $name }, { $empire }: Es gibt keine Hauptstadt. Welches der Gebiete mit den meisten Einheiten gerät in Aufruhr?
prompt-PlaceNewLeader = { $name }, wo erscheint der neue Anführer { $leader } ({ $empire })?
prompt-ProposeLosses =
    { $number ->
        [one] { $name }, Abstimmung ({ $empire }): Wer verliert die eine Stufe?
       *[other] { $name }, Abstimmung ({ $empire }): Wie werden die { $number } Stufen aufgeteilt?
    }
prompt-CastVotes = { $name }, { $empire } mit { phrase-votes }: für oder gegen den Vorschlag?
prompt-GiveUpFaith =
    { $number ->
        [one] { $name }, { $empire }: 1 Stufe zurückfallen oder das Christentum aufgeben?
       *[other] { $name }, { $empire }: { $number } Stufen zurückfallen oder das Christentum aufgeben?
    }
prompt-CallOnMove = { $name }, fremde Einheiten sind eingedrungen ({ $empire }, { $area }): Forderst du eine Resolution der Vereinten Nationen?
prompt-CallOnEvent = { $name }, { $seat2 } spielt { $event }: Forderst du eine Resolution der Vereinten Nationen?
prompt-AgreeOnResolution = { $name }, { $seat2 } fordert eine Resolution gegen { $seat }: Stimmst du zu?
prompt-AnswerResolution = { $name }, die Vereinten Nationen mahnen dich: Gibst du nach?

## Ereignisse

event-plays-artefact = { $seat } spielt eine Errungenschaft für { $empire }: { $artefact }.
event-artefact-lies = { $empire }, Errungenschaft ({ $area }): { $artefact }.
event-artefact-comes = { $empire }, neue Errungenschaft: { $artefact }.
event-gains-elite =
    { $number ->
        [one] { $empire }: 1 Elitemarker.
       *[other] { $empire }: { $number } Elitemarker.
    }
event-jihad = { $empire }: Jihad. Hier liegt der Marker: { $area }.
event-crusade = { $empire }: Der Papst ruft zum Kreuzzug auf.
event-treaty = Friedensvertrag: { $empire } ({ $area }) und { $empire2 } ({ $area2 }).
event-builds-city = { $empire }, neue Stadt: { $area }, Stufe { $number }, für { $number2 } Geld.
event-raises-city = { $empire }, Stadt entwickelt: { $area }, Stufe { $number }, für { $number2 } Geld.
event-declares-capital = { $empire }, neue Hauptstadt: { $area }.
event-demotes = { $empire }, Anführer degradiert: { $leader }.
event-no-leader-drawn = { $empire }: Der Marker „kein Anführer“ wird gezogen und kommt zurück in den Vorratsbehälter.
event-upgrades = { $empire }, { $area }: { $unit2 } statt { $unit }, für { $number } Geld.
event-heresy-vote =
    { $number ->
        [one] Abstimmung über Ketzerei ({ $artefact }) durch { $empire }: Es geht um 1 Stufe.
       *[other] Abstimmung über Ketzerei ({ $artefact }) durch { $empire }: Es geht um { $number } Stufen.
    }
event-proposes = Vorschlag ({ $empire }), verlorene Stufen ({ $empire2 }): { $number }.
event-votes-yes = { $empire }: { phrase-votes } dafür.
event-votes-no = { $empire }: { phrase-votes } dagegen.
event-vote-passes = Der Vorschlag zur Ketzerei ({ $artefact }) ist angenommen, Stimmen: { $number } von { $number2 }.
event-vote-fails = Der Vorschlag zur Ketzerei ({ $artefact }) ist gescheitert, Stimmen: { $number } von { $number2 }.
event-warns-of-move = { $seat } fordert eine Resolution der Vereinten Nationen: { $empire } ({ $area }).
event-warns-of-event = { $seat } fordert eine Resolution der Vereinten Nationen: { $seat2 } spielt { $event }.
event-resolution-fails = Keine Resolution: Widerspruch von { $seat }.
event-gives-in = { $seat } gibt den Vereinten Nationen nach.
event-defies = { $seat } beachtet die Vereinten Nationen nicht.

## Warum nicht

objection-not-in-hand = Eine solche Karte hast du nicht auf der Hand: { $artefact }.
objection-other-artefact = Die Karte zeigt eine andere Errungenschaft: { $card } ist nicht { $artefact }.
objection-wrong-age-for-artefact = { $empire }: Das ist das falsche Zeitalter für { $artefact }.
objection-heresy-already = In dieser Religion gibt es schon Ketzerei: { $artefact }.
objection-marker-in-play = Diesen Marker gibt es nur einmal, und er ist im Spiel: { $artefact }.
objection-has-artefact = { $empire }, schon vorhanden: { $artefact }.
objection-has-religion = { $empire }: Es gibt schon eine Religion.
objection-needs-religion = { $empire }: Eine Religion ist nötig.
objection-needs-this-religion = { $empire }, diese Religion ist nötig: { $artefact }.
objection-has-government = { $empire }: Es gibt schon eine Regierung.
objection-needs-government = { $empire }: Nötig ist Kapitalismus, Demokratie oder Sozialismus.
objection-needs-artefact = { $empire }, das ist vorher nötig: { $artefact }.
objection-not-beside-artefact = { $empire }, zusammen damit nicht möglich: { $artefact }.
objection-needs-land-in = { $empire }, ein Landgebiet dort ist nötig: { $region }.
objection-area-out-of-range = { $area } ist nicht in Reichweite ({ $empire }).
objection-region-out-of-range = Nicht in Reichweite ({ $empire }): { $region }.
objection-no-partner-in-range = { $empire }: In Reichweite ist kein Reich eines anderen Spielers.
objection-not-for-barbarians = { $empire }: nicht für ein barbarisches Reich.
objection-needs-leader = { $empire }: Ein Anführer ist nötig.
objection-has-religious-leader = { $empire }: Ein Religionsführer macht das Reich immun.
objection-needs-disorder = { $empire }: Ein Aufruhrgebiet ist nötig.
objection-needs-world-war = { $empire }: Das geht nur in einem Weltkrieg.
objection-not-beside-united-nations = { $empire }: Das geht nicht, solange die Vereinten Nationen im Spiel sind.
objection-only-for = Solange dieses Reich im Spiel ist, kann nur es das bekommen: { $empire }.
objection-immune-to-artefact = { $empire }: immun gegen { $artefact }.
objection-no-place-for-artefact = { $empire }, kein Gebiet ist mehr frei dafür: { $artefact }.
objection-no-place-for-jihad = { $empire }: Es gibt kein angrenzendes Landgebiet eines nicht islamischen Reiches.
objection-not-own-land = Das ist kein eigenes Landgebiet: { $area }.
objection-not-coastal = Für { $artefact } ist eine Küste nötig: { $area } hat keine.
objection-artefact-there = Dort liegt schon eine Errungenschaft: { $area }.
objection-not-for-jihad = { $area } ist kein angrenzendes Landgebiet eines nicht islamischen Reiches.
objection-not-area-of = { $area } ist kein Gebiet dieses Reiches: { $empire }.
objection-no-treaty-partner = { $area } gehört nicht zu einem Reich eines anderen Spielers.
objection-treaty-out-of-range = Nicht in Reichweite ({ $empire }): { $empire2 }.
objection-not-most-units = { $area } ist keines der Gebiete mit den meisten Einheiten.
objection-not-adoptable = Nur Religionen und Regierungen können übernommen werden, nicht { $artefact }.
objection-no-owner-in-range = { $empire }, kein Reich in Reichweite hat das: { $artefact }.
objection-adoption-done = In einer Zivilisierung kann nur eine Religion oder Regierung übernommen werden.
objection-city-raised-already = Diese Stadt wurde in dieser Aktion schon gebaut oder entwickelt: { $area }.
objection-city-step-done = Nur eine Stadt kann gebaut oder entwickelt werden, und eine weitere bei einem Baumeister.
objection-barbarians-build-no-city = { $empire }: Ein barbarisches Reich baut hier keine Städte.
objection-city-highest = Diese Stadt hat die höchste Stufe: { $area }.
objection-city-too-early = Eine Stadt der Stufe { $number } ist dort erst im { $age } erlaubt.
objection-city-there = Dort steht schon eine Stadt: { $area }.
objection-no-own-city = Dort steht keine eigene Stadt: { $area }.
objection-has-capital = { $empire }: Es gibt schon eine Hauptstadt ({ $area }).
objection-slot-plays-cards-only = Ohne Reich kannst du nur Karten spielen.
objection-no-such-leader-there = Dieser Anführer ist nicht dort: { $leader } ({ $area }).
objection-leader-done = In einer Zivilisierung kann nur ein Anführer dazukommen.
objection-leaders-full =
    { $number ->
        [0] { $empire }: Es sind keine Anführer erlaubt.
        [one] { $empire }: Nur 1 Anführer ist erlaubt.
       *[other] { $empire }: Nur { $number } Anführer sind erlaubt.
    }
objection-cup-empty = Im Vorratsbehälter ist kein Anführer mehr.
objection-leader-not-available = { $leader } gehört nicht zu diesem Reich oder kann nicht mehr kommen ({ $empire }).
objection-leader-too-early = { $leader } kommt erst im { $age }.
objection-no-such-unit = Eine solche Einheit gibt es dort nicht: { $unit } ({ $area }).
objection-not-newer = Das ist kein neuerer Typ derselben Klasse: { $unit2 } statt { $unit }.
objection-order-done = In einer Zivilisierung kann nur ein Aufruhrmarker entfernt werden.
objection-needs-pope = { $empire }: Zum Kreuzzug ruft nur das Reich mit dem Papst auf.
objection-crusade-on = Es gibt schon einen Kreuzzug.
objection-crusade-called = In dieser Zivilisierung hat der Papst schon zum Kreuzzug aufgerufen.
objection-no-crusade-now = Zum Kreuzzug wird nur aufgerufen, wenn ein nicht christliches Reich dieses Gebiet kontrolliert: { $area }.
objection-not-all-voters = Der Vorschlag muss alle Reiche der Religion nennen, in ihrer Reihenfolge.
objection-wrong-sum-of-levels = Der Vorschlag verteilt Stufen: { $number }; zu verteilen sind { $number2 }.
objection-more-than-it-can-lose = Zu viel für { $empire } ({ $number }): Kein Reich bekommt mehr Stufen, als es verlieren kann, solange andere noch welche verlieren können.
