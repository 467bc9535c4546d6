# Texte von 7 Ages, die jedes Kapitel braucht. Variablen heißen wie die Arten in kinds.py; Listen gibt es auch als $..._count.
# Namen stehen ohne Artikel und Endung. Die von Reichen sind Mehrzahl oder Einzahl (Römer, Ming), also nie Subjekt eines
# Verbs und nie in einem Fall, der eine Endung braucht: Ein Reich steht vorn („Römer: Die Hauptstadt ist verloren.“,
# „Römer, neues Gebiet: Gallien.“), in Klammern oder hinter für, gegen, durch, an. Namen von Errungenschaften und Einheiten
# stehen aus demselben Grund hinter einem Doppelpunkt. Auch Gebiete stehen hinter einem Doppelpunkt oder in Klammern, nie
# hinter „in“, „nach“ oder „von“ (die Mongolei, das Rote Meer, die Niederlande). Eine Karte heißt „Römer · 4“.

game-name = 7 Ages
game-lead = Du führst mehrere Reiche durch sechstausend Jahre: Sie steigen auf, sammeln Ruhm und vergehen, und dein Ruhm bleibt.
welcome = Willkommen. Wer am Ende den meisten Ruhm hat, gewinnt, gleich was aus den Reichen wird. Lege zuerst eine Karte: Der höchste Wert beginnt. Sie wird abgeworfen, also gib keine, deren Reich du bald gründen möchtest.
tie-level = Stufe des fortgeschrittensten Reichs
tie-passed = Wie früh die letzte Stufe überschritten wurde
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

glory_source-domination = Herrschaft
glory_source-city_value = Stadtwert
glory_source-money = meistes Geld
glory_source-most_advanced = größter Fortschritt
glory_source-artefacts = Errungenschaften
glory_source-most_units = meiste Einheiten
glory_source-fertile_areas = fruchtbare Gebiete
glory_source-water_areas = Wassergebiete
glory_source-leaders = meiste Anführer
glory_source-empires_with_own_religion = eigene Religion
glory_source-hold_area = gehaltenes Gebiet
glory_source-hanging_gardens = Hängende Gärten
glory_source-hinduism = Hinduismus
glory_source-bought = gekauft
glory_source-artist = Künstler
glory_source-capitalism = Kapitalismus
glory_source-islam = Islam
glory_source-democracy = Demokratie
glory_source-jihad = Jihad
glory_source-crusade = Kreuzzug
glory_source-internet = Internet
glory_source-moon_landing = Mondlandung
glory_source-last_age = letztes Zeitalter
glory_source-world_war = Ende des Weltkriegs
glory_source-united_nations = Vereinte Nationen
glory_source-event = Ereignis
glory_source-captured_city = eroberte Stadt
glory_source-won_conflict = Konflikt gewonnen
glory_source-first_control = erste Eroberung

pile-draw = Zugstapel
pile-discard = Ablagestapel
side-attacker = die angreifende Seite
side-defender = die verteidigende Seite

## Antworten

option-done = Fertig
    .send = Absenden und beenden
option-pass = Passen
option-refuse = Ablehnen
option-accept = Annehmen
option-convert = Zum Konfuzianismus übertreten
option-stay = Nicht übertreten: Aufruhr im Gebiet
option-mark = Aufruhr: { $area }
option-lose = { $piece } verlieren

## Fragen

prompt-ConvertOrDisorder = { $name }, { $empire }: Trittst du nach der Eroberung ({ $area }) zum Konfuzianismus über?
prompt-LostFertileArea = { $name }, { $empire }: Ein fruchtbares Gebiet ist verloren. Wo bricht Aufruhr aus?
prompt-ThinOut = { $name }, { $empire }: Es gibt keinen Anführer mehr. Welche Einheit verlässt das Gebiet ({ $area })?

## Ereignisse

event-reshuffles = Der Ablagestapel wird gemischt und ist jetzt der Zugstapel.
event-turns-card-over = Eine Karte wird aufgedeckt: { $card }.
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
event-gains-glory-with = { $seat } erhält { phrase-glory } ({ $empire }, { $glory_source }).
event-loses-glory-with = { $seat } verliert { phrase-glory } ({ $empire }, { $glory_source }).
event-advances = { $empire }: { phrase-levels } vor, jetzt Stufe { $number2 }.
event-falls-back = { $empire }: { phrase-levels } zurück, jetzt Stufe { $number2 }.
event-enters-age = { $empire }: jetzt im { $age }.
event-passes-last-level = { $empire }: Die letzte Stufe ist überschritten. Das ist die letzte Runde.
event-artefact-goes = { $empire }, Errungenschaft verloren: { $artefact }.
event-adopts = { $empire }, jetzt angenommen: { $artefact }.
event-world-war-ends = Der Weltkrieg ist vorbei.
event-treaty-ends = Der Friedensvertrag gilt nicht mehr: { $empire } und { $empire2 }.
event-crusade-ends = Der Kreuzzug ist vorbei.
event-jihad-ends = Der Jihad ist vorbei ({ $area }).
event-settles-down = { $empire }: nicht mehr barbarisch.
event-avoids-disorder = Der Konfuzianismus verhindert Aufruhr ({ $empire }, { $area }).
event-disorder = Aufruhr bricht aus: { $area }.
event-order = Es herrscht wieder Ordnung: { $area }.
event-leader-appears = { $empire }, Anführer ({ $area }): { $leader }.
event-leader-dies = { $empire }, Anführer verloren: { $leader }.
event-gains-area = { $empire }, neues Gebiet: { $area }.
event-loses-area = { $empire }, Gebiet nicht mehr kontrolliert: { $area }.
event-takes-area = { $empire }, Gebiet genommen: { $area } (bisher { $empire2 }).
event-city-falls =
    { $number ->
        [0] Die Stadt ist zerstört: { $area }.
       *[other] Die Stadt sinkt auf Stufe { $number }: { $area }.
    }
event-loots =
    { $number ->
        [0] { $empire }: In der Hauptstadt ist kein Geld zu holen ({ $empire2 }).
       *[other] { $empire }, Beute: { $number } Geld (bisher { $empire2 }).
    }
event-capital-lost = { $empire }: Die Hauptstadt ist verloren.
event-empire-ends = { $empire }: Dieses Reich gibt es nicht mehr.

## Was an den anderen zählt

figure-empires = Reiche
figure-age = Zeitalter und Stufe
figure-glory = Ruhmespunkte
figure-areas = Gebiete
figure-cards = Handkarten
figure-money = Geld
