# Texte von 7 Ages, die jedes Kapitel braucht. Variablen heißen wie die Arten in kinds.py; Listen gibt es auch als $..._count.
# Namen von Reichen, Gebieten und Karten stehen, wo es geht, ohne Artikel und Endung.

game-name = 7 Ages
header-turn = Runde { $turn }

phrase-levels =
    { $number ->
        [one] 1 Stufe
       *[other] { $number } Stufen
    }
phrase-glory =
    { $number ->
        [one] 1 Ruhmespunkt
       *[other] { $number } Ruhmespunkte
    }

## Namen

glory_source-harvest = Ernte
glory_source-bought = gekauft
glory_source-artist = ein Künstler
glory_source-capitalism = Kapitalismus
glory_source-islam = Islam
glory_source-democracy = Demokratie
glory_source-jihad = Jihad
glory_source-crusade = Kreuzzug
glory_source-internet = das Internet
glory_source-moon_landing = die Mondlandung
glory_source-last_age = das letzte Zeitalter ist vorbei
glory_source-world_war = Ende des Weltkriegs
glory_source-united_nations = die Vereinten Nationen
glory_source-event = ein Ereignis
glory_source-captured_city = eine eroberte Stadt
glory_source-won_conflict = ein gewonnener Konflikt
glory_source-first_control = eine erste Eroberung

pile-draw = Zugstapel
pile-discard = Ablagestapel
side-attacker = die angreifende Seite
side-defender = die verteidigende Seite

## Antworten

option-done = Fertig
option-pass = Passen
option-refuse = Ablehnen
option-accept = Annehmen
option-convert = Zum Konfuzianismus übertreten
option-stay = Nicht übertreten: Aufruhr im Gebiet
option-mark = Aufruhr in { $area }
option-lose = { $piece } verlieren

## Fragen

prompt-ConvertOrDisorder = { $name }, tritt { $empire } nach der Eroberung von { $area } zum Konfuzianismus über?
prompt-LostFertileArea = { $name }, { $empire } hat ein fruchtbares Gebiet verloren: Wo bricht Aufruhr aus?
prompt-ThinOut = { $name }, { $empire } hat keinen Anführer mehr: Welche Einheit verlässt { $area }?

## Ereignisse

event-reshuffles = Der Ablagestapel wird gemischt und ist jetzt der Zugstapel.
event-turns-card-over = Eine Karte wird aufgedeckt: { $number } ({ $card }).
event-draws-cards =
    { $number ->
        [one] { $seat } zieht eine Karte: { $card }.
       *[other] { $seat } zieht { $number } Karten: { $card }.
    }
event-draws-cards-veiled =
    { $number ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
event-gains-glory = { $seat } erhält { phrase-glory } ({ $glory_source }).
event-loses-glory = { $seat } verliert { phrase-glory } ({ $glory_source }).
event-gains-glory-with = { $seat } erhält mit { $empire } { phrase-glory } ({ $glory_source }).
event-loses-glory-with = { $seat } verliert mit { $empire } { phrase-glory } ({ $glory_source }).
event-advances = { $empire } rückt { phrase-levels } vor, auf Stufe { $number2 }.
event-falls-back = { $empire } fällt { phrase-levels } zurück, auf Stufe { $number2 }.
event-enters-age = { $empire } ist jetzt im { $age }.
event-passes-last-level = { $empire } überschreitet die letzte Stufe: Das ist die letzte Runde.
event-artefact-goes = { $empire } verliert { $artefact }.
event-adopts = { $empire } nimmt { $artefact } an.
event-world-war-ends = Der Weltkrieg ist vorbei.
event-treaty-ends = Der Friedensvertrag zwischen { $empire } und { $empire2 } gilt nicht mehr.
event-crusade-ends = Der Kreuzzug ist vorbei.
event-jihad-ends = Der Jihad um { $area } ist vorbei.
event-settles-down = { $empire } ist kein barbarisches Reich mehr.
event-avoids-disorder = Der Konfuzianismus hält Ordnung in { $area } ({ $empire }).
event-disorder = In { $area } bricht Aufruhr aus.
event-order = In { $area } herrscht wieder Ordnung.
event-leader-appears = { $leader } führt { $empire } in { $area } an.
event-leader-dies = { $empire } verliert { $leader }.
event-gains-area = { $empire } kontrolliert jetzt { $area }.
event-loses-area = { $empire } gibt { $area } auf.
event-takes-area = { $empire } nimmt { $empire2 } das Gebiet { $area } ab.
event-city-falls =
    { $number ->
        [0] Die Stadt in { $area } ist zerstört.
       *[other] Die Stadt in { $area } sinkt auf Stufe { $number }.
    }
event-loots = { $empire } plündert die Kasse von { $empire2 }: { $number } Geld.
event-capital-lost = { $empire } hat seine Hauptstadt verloren.
event-empire-ends = Das Reich { $empire } gibt es nicht mehr.
