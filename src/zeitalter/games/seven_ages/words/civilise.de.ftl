# Zivilisierung, Errungenschaften, Abstimmungen über Ketzerei, Vereinte Nationen.

phrase-votes =
    { $number ->
        [one] 1 Stimme
       *[other] { $number } Stimmen
    }

## Antworten

option-artefact = Errungenschaft { $artefact } für { $empire } (Karte { $card })
option-build_city = Stadt bauen in { $area }
option-raise_city = Stadt entwickeln in { $area }
option-declare_capital = Stadt in { $area } zur Hauptstadt erklären
option-adopt = { $artefact } übernehmen
option-draw_leader = Anführer aus dem Behälter ziehen
option-demote = { $leader } degradieren ({ $area })
option-upgrade = In { $area } tauschen: { $unit } gegen { $unit2 }
option-call_crusade = Zum Kreuzzug aufrufen
option-place_artefact = In { $area } legen
option-call_jihad = Jihad in { $area }
option-sign_at_home = Erster Marker in { $area }
option-sign_abroad = Zweiter Marker in { $area }
option-propose = Verlorene Stufen von { $empire }: { $number }
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
prompt-PlaceArtefact = { $name }, in welchem Gebiet von { $empire } liegt { $artefact }?
prompt-CallJihad = { $name }, in welches Nachbargebiet von { $empire } kommt der Marker Jihad?
prompt-TreatyAtHome = { $name }, Friedensvertrag für { $empire }: Wo liegt der erste Marker?
prompt-TreatyAbroad = { $name }, Friedensvertrag für { $empire } ({ $area }): Wo liegt der zweite Marker?
prompt-DisorderAsCapital = { $name }, { $empire }: keine Hauptstadt. Welches der Gebiete mit den meisten Einheiten gerät in Aufruhr?
prompt-PlaceNewLeader = { $name }, wo erscheint der neue Anführer { $leader } ({ $empire })?
prompt-ProposeLosses =
    { $number ->
        [one] { $name }, Abstimmung von { $empire }: Wer verliert die eine Stufe?
       *[other] { $name }, Abstimmung von { $empire }: Wie werden die { $number } Stufen aufgeteilt?
    }
prompt-CastVotes = { $name }, { phrase-votes } von { $empire }: für oder gegen den Vorschlag?
prompt-GiveUpFaith =
    { $number ->
        [one] { $name }, { $empire }: 1 Stufe zurückfallen oder das Christentum aufgeben?
       *[other] { $name }, { $empire }: { $number } Stufen zurückfallen oder das Christentum aufgeben?
    }
prompt-CallOnMove = { $name }, Einheiten von { $empire } sind nach { $area } gezogen: Forderst du eine Resolution der Vereinten Nationen?
prompt-CallOnEvent = { $name }, { $seat2 } spielt { $event }: Forderst du eine Resolution der Vereinten Nationen?
prompt-AgreeOnResolution = { $name }, { $seat2 } fordert eine Resolution gegen { $seat }: Stimmst du zu?
prompt-AnswerResolution = { $name }, die Vereinten Nationen mahnen dich: Gibst du nach?

## Ereignisse

event-plays-artefact = { $seat } spielt eine Errungenschaft für { $empire }: { $artefact }.
event-artefact-lies = { $artefact } von { $empire } liegt in { $area }.
event-artefact-comes = Neue Errungenschaft von { $empire }: { $artefact }.
event-gains-elite =
    { $number ->
        [one] 1 Elitemarker für { $empire }.
       *[other] { $number } Elitemarker für { $empire }.
    }
event-jihad = Jihad von { $empire }: Der Marker liegt in { $area }.
event-crusade = Der Papst von { $empire } ruft zum Kreuzzug auf.
event-treaty = Friedensvertrag zwischen { $empire } ({ $area }) und { $empire2 } ({ $area2 }).
event-builds-city = Neue Stadt von { $empire } in { $area }, Stufe { $number }, für { $number2 } Geld.
event-raises-city = Stadt von { $empire } in { $area } auf Stufe { $number } entwickelt, für { $number2 } Geld.
event-declares-capital = Neue Hauptstadt von { $empire }: { $area }.
event-demotes = { $leader } ({ $empire }) wird degradiert.
event-no-leader-drawn = Für { $empire } wird ein Marker „kein Anführer“ gezogen; er kommt zurück in den Behälter.
event-upgrades = { $empire }, { $area }: { $unit2 } statt { $unit }, für { $number } Geld.
event-heresy-vote =
    { $number ->
        [one] Abstimmung über Ketzerei ({ $artefact }) durch { $empire }: Es geht um 1 Stufe.
       *[other] Abstimmung über Ketzerei ({ $artefact }) durch { $empire }: Es geht um { $number } Stufen.
    }
event-proposes = Vorschlag von { $empire }: verlorene Stufen von { $empire2 }: { $number }.
event-votes-yes = { $empire }: { phrase-votes } dafür.
event-votes-no = { $empire }: { phrase-votes } dagegen.
event-vote-passes = Der Vorschlag zur Ketzerei ({ $artefact }) ist angenommen: { $number } von { $number2 } Stimmen.
event-vote-fails = Der Vorschlag zur Ketzerei ({ $artefact }) ist gescheitert: { $number } von { $number2 } Stimmen.
event-warns-of-move = { $seat } fordert eine Resolution der Vereinten Nationen: { $empire } in { $area }.
event-warns-of-event = { $seat } fordert eine Resolution der Vereinten Nationen: { $seat2 } spielt { $event }.
event-resolution-fails = Keine Resolution: Widerspruch von { $seat }.
event-gives-in = { $seat } gibt den Vereinten Nationen nach.
event-defies = { $seat } beachtet die Vereinten Nationen nicht.

## Warum nicht

objection-not-in-hand = Eine solche Karte hast du nicht auf der Hand: { $artefact }.
objection-other-artefact = Die Karte zeigt eine andere Errungenschaft: { $card } ist nicht { $artefact }.
objection-wrong-age-for-artefact = Für { $artefact } ist { $empire } im falschen Zeitalter.
objection-heresy-already = In dieser Religion gibt es schon Ketzerei: { $artefact }.
objection-marker-in-play = Diesen Marker gibt es nur einmal, und er ist im Spiel: { $artefact }.
objection-has-artefact = Diese Errungenschaft gehört schon zu { $empire }: { $artefact }.
objection-has-religion = { $empire }: Es gibt schon eine Religion.
objection-needs-religion = { $empire }: Es gibt keine Religion.
objection-needs-this-religion = { $empire }: Die nötige Religion fehlt: { $artefact }.
objection-has-government = { $empire }: Es gibt schon eine Regierung.
objection-needs-government = { $empire }: Nötig ist Kapitalismus, Demokratie oder Sozialismus.
objection-needs-artefact = { $empire }: Vorher ist nötig: { $artefact }.
objection-not-beside-artefact = { $empire }: Nicht möglich neben { $artefact }.
objection-needs-land-in = { $empire }: kein Landgebiet dort ({ $region }).
objection-area-out-of-range = { $area } ist nicht in Reichweite von { $empire }.
objection-region-out-of-range = Nicht in Reichweite von { $empire }: { $region }.
objection-no-partner-in-range = In Reichweite von { $empire } ist kein Reich eines anderen Spielers.
objection-not-for-barbarians = { $empire }: ein barbarisches Reich.
objection-needs-leader = { $empire }: kein Anführer im Spiel.
objection-has-religious-leader = { $empire }: durch einen Religionsführer immun.
objection-needs-disorder = { $empire }: kein Gebiet in Aufruhr.
objection-needs-world-war = Weder für { $empire } noch für andere: Es ist kein Weltkrieg.
objection-not-beside-united-nations = Weder für { $empire } noch für andere: Die Vereinten Nationen sind im Spiel.
objection-only-for = Solange dieses Reich im Spiel ist, nur dafür: { $empire }.
objection-immune-to-artefact = { $empire }: immun gegen { $artefact }.
objection-no-place-for-artefact = { $empire }: kein Gebiet mehr frei für { $artefact }.
objection-no-place-for-jihad = Neben { $empire } gibt es kein Landgebiet eines nicht islamischen Reiches.
objection-not-own-land = Das ist kein eigenes Landgebiet: { $area }.
objection-not-coastal = Für { $artefact } ist eine Küste nötig: { $area } hat keine.
objection-artefact-there = In { $area } liegt schon eine Errungenschaft.
objection-not-for-jihad = { $area } ist kein angrenzendes Landgebiet eines nicht islamischen Reiches.
objection-not-area-of = { $area } gehört nicht zu { $empire }.
objection-no-treaty-partner = { $area } gehört nicht zu einem Reich eines anderen Spielers.
objection-treaty-out-of-range = { $empire2 }: nicht in Reichweite von { $empire }.
objection-not-most-units = { $area } ist keines der Gebiete mit den meisten Einheiten.
objection-not-adoptable = Nur Religionen und Regierungen können übernommen werden, nicht { $artefact }.
objection-no-owner-in-range = Kein Reich in Reichweite von { $empire } hat { $artefact }.
objection-adoption-done = In einer Zivilisierung kann nur eine Religion oder Regierung übernommen werden.
objection-city-raised-already = Die Stadt in { $area } wurde in dieser Aktion schon gebaut oder entwickelt.
objection-city-step-done = Nur eine Stadt kann gebaut oder entwickelt werden, und eine weitere bei einem Baumeister.
objection-barbarians-build-no-city = { $empire }: Ein barbarisches Reich baut hier keine Städte.
objection-city-highest = Die Stadt in { $area } hat die höchste Stufe.
objection-city-too-early = Eine Stadt der Stufe { $number } ist dort erst hier erlaubt: { $age }.
objection-city-there = In { $area } steht schon eine Stadt.
objection-no-own-city = In { $area } steht keine eigene Stadt.
objection-has-capital = { $empire }: Es gibt eine Hauptstadt, { $area }.
objection-slot-plays-cards-only = Ohne Reich kannst du nur Karten spielen.
objection-no-such-leader-there = { $leader } ist nicht in { $area }.
objection-leader-done = In einer Zivilisierung kann nur ein Anführer dazukommen.
objection-leaders-full =
    { $number ->
        [0] { $empire }: gar keine Anführer erlaubt.
        [one] { $empire }: nur 1 Anführer erlaubt.
       *[other] { $empire }: nur { $number } Anführer erlaubt.
    }
objection-cup-empty = Im Behälter ist kein Anführer mehr.
objection-leader-not-available = { $leader } kann nicht (mehr) zu { $empire } kommen.
objection-leader-too-early = { $leader } kommt erst in diesem Zeitalter: { $age }.
objection-no-such-unit = In { $area } gibt es keine solche Einheit: { $unit }.
objection-not-newer = { $unit2 } ist kein neuerer Typ derselben Klasse wie { $unit }.
objection-order-done = In einer Zivilisierung kann nur ein Aufruhrmarker entfernt werden.
objection-needs-pope = { $empire }: Der Papst ist nicht hier.
objection-crusade-on = Es gibt schon einen Kreuzzug.
objection-no-crusade-now = { $area } wird nicht von einem nicht christlichen Reich kontrolliert.
objection-not-all-voters = Der Vorschlag muss alle Reiche der Religion nennen, in ihrer Reihenfolge.
objection-wrong-sum-of-levels = Der Vorschlag ergibt { $number }, aufzuteilen sind aber { $number2 } Stufen.
objection-more-than-it-can-lose = { $empire } kann nicht { $number } bekommen: Niemand bekommt mehr, als er verlieren kann, solange andere noch können.
