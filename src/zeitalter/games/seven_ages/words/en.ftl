# Texts of 7 Ages that every chapter needs. Variables are named after the kinds in kinds.py; lists also come as $..._count.
# Names are inserted as they are. Those of empires are plurals or singulars (Romans, Ming), so they are never the subject
# of a verb: an empire stands in front ("Romans: the capital is lost.", "Romans, new area: Gaul."), in brackets, or behind
# a preposition. Names of artefacts and units stand behind a colon for the same reason. A card is called "Romans · 4".

game-name = 7 Ages
game-lead = You lead several empires through six thousand years: they rise, gather glory and fall, and your glory stays.
welcome = Welcome. Whoever has the most glory at the end wins, whatever becomes of the empires. First show a card: the highest value begins. It is discarded, so do not use one whose empire you want to start soon.
tie-level = Level of the most advanced empire
tie-passed = How early the last level was passed
header-turn = Turn { $turn }

phrase-levels =
    { $number ->
        [one] 1 level
       *[other] { $number } levels
    }
phrase-glory =
    { $number ->
        [one] 1 glory point
       *[other] { $number } glory points
    }

## Names

glory_source-domination = domination
glory_source-city_value = city value
glory_source-money = most money
glory_source-most_advanced = most advanced
glory_source-artefacts = most artefacts
glory_source-most_units = most units
glory_source-fertile_areas = fertile areas
glory_source-water_areas = water areas
glory_source-leaders = most leaders
glory_source-empires_with_own_religion = own religion
glory_source-hold_area = holding an area
glory_source-hanging_gardens = Hanging gardens
glory_source-hinduism = Hinduism
glory_source-bought = bought
glory_source-artist = Artist
glory_source-capitalism = capitalism
glory_source-islam = Islam
glory_source-democracy = democracy
glory_source-jihad = Jihad
glory_source-crusade = Crusade
glory_source-internet = Internet
glory_source-moon_landing = Moon landing
glory_source-last_age = end of the last age
glory_source-world_war = end of a World war
glory_source-united_nations = United Nations
glory_source-event = event
glory_source-captured_city = captured city
glory_source-won_conflict = conflict won
glory_source-first_control = first conquest

pile-draw = draw pile
pile-discard = discard pile
side-attacker = the attacker
side-defender = the defender

## Answers

option-done = Done
    .send = Send and end
option-pass = Pass
option-refuse = Refuse
option-accept = Accept
option-convert = Convert to Confucianism
option-stay = Do not convert: disorder in the area
option-mark = Disorder in { $area }
option-lose = Lose { $piece }

## Questions

prompt-ConvertOrDisorder = { $name }, { $empire }: do you convert to Confucianism after taking { $area }?
prompt-LostFertileArea = { $name }, { $empire }: a fertile area is lost. Where does disorder break out?
prompt-ThinOut = { $name }, { $empire }: the last leader is gone. Which unit leaves { $area }?

## Events

event-reshuffles = The discard pile is shuffled and becomes the draw pile.
event-turns-card-over = A card is turned over: { $card }.
event-draws-cards =
    { $number ->
        [one] { $seat } draws a card: { $card }.
       *[other] { $seat } draws { $number } cards: { $card }.
    }
event-draws-cards-veiled =
    { $number ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
event-gains-glory = { $seat } gains { phrase-glory } ({ $glory_source }).
event-loses-glory = { $seat } loses { phrase-glory } ({ $glory_source }).
event-gains-glory-with = { $seat } gains { phrase-glory } with { $empire } ({ $glory_source }).
event-loses-glory-with = { $seat } loses { phrase-glory } with { $empire } ({ $glory_source }).
event-advances = { $empire }: { phrase-levels } forward, now level { $number2 }.
event-falls-back = { $empire }: { phrase-levels } back, now level { $number2 }.
event-enters-age = { $empire }: now in the { $age }.
event-passes-last-level = { $empire }: the last level is passed. This is the last turn.
event-artefact-goes = { $empire }, artefact gone: { $artefact }.
event-adopts = { $empire }, now adopted: { $artefact }.
event-world-war-ends = The World war is over.
event-treaty-ends = The Peace treaty is over: { $empire } and { $empire2 }.
event-crusade-ends = The Crusade is over.
event-jihad-ends = The Jihad for { $area } is over.
event-settles-down = { $empire }: no longer barbarian.
event-avoids-disorder = Confucianism keeps order in { $area } ({ $empire }).
event-disorder = Disorder breaks out in { $area }.
event-order = Order returns to { $area }.
event-leader-appears = { $empire }, leader in { $area }: { $leader }.
event-leader-dies = { $empire }, leader lost: { $leader }.
event-gains-area = { $empire }, new area: { $area }.
event-loses-area = { $empire }, area no longer controlled: { $area }.
event-takes-area = { $empire }, area taken from { $empire2 }: { $area }.
event-city-falls =
    { $number ->
        [0] The city in { $area } is destroyed.
       *[other] The city in { $area } falls to level { $number }.
    }
event-loots =
    { $number ->
        [0] { $empire }: there is no money in the capital ({ $empire2 }).
       *[other] { $empire }, loot from { $empire2 }: { $number } money.
    }
event-capital-lost = { $empire }: the capital is lost.
event-empire-ends = { $empire }: this empire is no more.

## What matters about the others

figure-empires = Empires
figure-age = Age and level
figure-glory = Glory points
figure-areas = Areas
figure-cards = Cards in hand
figure-money = Money
