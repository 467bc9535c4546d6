# Texts of 7 Ages that every chapter needs. Variables are named after the kinds in kinds.py; lists also come as $..._count.
# Names of empires, areas and cards are inserted as they are, so where possible they stand without article or ending.

game-name = 7 Ages
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

glory_source-harvest = harvest
glory_source-bought = bought
glory_source-artist = an artist
glory_source-capitalism = capitalism
glory_source-islam = Islam
glory_source-democracy = democracy
glory_source-jihad = Jihad
glory_source-crusade = Crusade
glory_source-internet = the Internet
glory_source-moon_landing = the Moon landing
glory_source-last_age = the last age is over
glory_source-world_war = end of the World war
glory_source-united_nations = the United Nations
glory_source-event = an event
glory_source-captured_city = a captured city
glory_source-won_conflict = a won conflict
glory_source-first_control = a first conquest

pile-draw = draw pile
pile-discard = discard pile
side-attacker = the attacker
side-defender = the defender

## Answers

option-done = Done
option-pass = Pass
option-refuse = Refuse
option-accept = Accept
option-convert = Convert to Confucianism
option-stay = Do not convert: disorder in the area
option-mark = Disorder in { $area }
option-lose = Lose { $piece }

## Questions

prompt-ConvertOrDisorder = { $name }, does { $empire } convert to Confucianism after taking { $area }?
prompt-LostFertileArea = { $name }, { $empire } has lost a fertile area: where does disorder break out?
prompt-ThinOut = { $name }, the last leader of { $empire } is gone: which unit leaves { $area }?

## Events

event-reshuffles = The discard pile is shuffled and becomes the draw pile.
event-turns-card-over = A card is turned over: { $number } ({ $card }).
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
event-advances = { $empire } advances { phrase-levels } to level { $number2 }.
event-falls-back = { $empire } falls back { phrase-levels } to level { $number2 }.
event-enters-age = { $empire } enters the { $age }.
event-passes-last-level = { $empire } passes the last level: this is the last turn.
event-artefact-goes = { $empire } loses { $artefact }.
event-adopts = { $empire } adopts { $artefact }.
event-world-war-ends = The World war is over.
event-treaty-ends = The Peace treaty between { $empire } and { $empire2 } is over.
event-crusade-ends = The Crusade is over.
event-jihad-ends = The Jihad for { $area } is over.
event-settles-down = { $empire } is barbarian no longer.
event-avoids-disorder = Confucianism keeps order in { $area } ({ $empire }).
event-disorder = Disorder breaks out in { $area }.
event-order = Order returns to { $area }.
event-leader-appears = { $leader } leads { $empire } in { $area }.
event-leader-dies = { $empire } loses its leader { $leader }.
event-gains-area = { $empire } now controls { $area }.
event-loses-area = { $empire } gives up { $area }.
event-takes-area = { $empire } takes { $area } from { $empire2 }.
event-city-falls =
    { $number ->
        [0] The city in { $area } is destroyed.
       *[other] The city in { $area } falls to level { $number }.
    }
event-loots = { $empire } plunders the treasury of { $empire2 }: { $number } money.
event-capital-lost = { $empire } has lost its capital.
event-empire-ends = The empire { $empire } is no more.
