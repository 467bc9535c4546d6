# Events: playing them, their choices, what they do.

option-event =
    { $leader_count ->
        [0]
            { $artefact_count ->
                [0]
                    { $area_count ->
                        [0]
                            { $empire_count ->
                                [0] Play { $event }
                               *[other] Play { $event } on { $empire }
                            }
                       *[other] Play { $event } on { $area }
                    }
               *[other]
                    { $empire_count ->
                        [0] Play { $event } on { $artefact }
                       *[other] Play { $event } on { $empire }: { $artefact }
                    }
            }
       *[other] Play { $event } on { $leader } of { $empire } ({ $area })
    }
option-burn = Destroy { $artefact } in { $area }
option-keep_leader = Keep { $leader } in { $area }
option-take_card = Take { $card }
option-settle = Settle { $area } with { $unit }
option-help_side = Help { $empire }
option-betray = { $piece } of { $empire } changes its mind
option-hire = Hire { $unit } for { $empire }
option-rebels =
    { $area_count ->
        [0] Name no area
       *[other] Rebels in { $area }
    }
option-keep_area = Keep { $area }
option-keep_areas =
    { $area_count ->
        [0] Keep no other area
       *[other] Keep { $area }
    }
option-offer_area = { $empire } sells { $area } to { $empire2 } for { $number } money
option-send_leader = { $leader } goes to { $area }
option-garrison = Garrison with { $unit }

prompt-PlayEvent = { $name }, do you play an event?
prompt-PlaceUnrest = { $name }, { $event }: where does disorder break out?
prompt-SpreadRebellion =
    { $number ->
        [one] { $name }, where does the rebellion against { $empire } spread to last?
       *[other] { $name }, the rebellion against { $empire } seizes { $number } more areas: where does it go on?
    }
prompt-BurnArtefact = { $name }, which artefact of { $empire } is destroyed?
prompt-LoseToPestilence =
    { $number ->
        [one] { $name }, { $empire } loses one more unit in { $area }: which one?
       *[other] { $name }, { $empire } loses { $number } units in { $area }: which one first?
    }
prompt-KeepLeader = { $name }, which leader does { $empire } keep, and where?
prompt-TakeFromDiscard = { $name }, which card of the discard pile do you take?
prompt-SettleColonists =
    { $number ->
        [one] { $name }, where do the last settlers of { $empire } go?
       *[other] { $name }, { $empire } may send settlers { $number } times: where to?
    }
prompt-HelpSide = { $name }, whom does { $event } help?
prompt-BetraySide = { $name }, which unit counts nothing in this round?
prompt-HireTroops =
    { $number ->
        [one] { $name }, do you hire one more unit?
       *[other] { $name }, do you hire units? There are { $number } at most.
    }
prompt-NameRebels = { $name }, civil war: in which areas of { $empire } (at most { $number }) do rebels rise?
prompt-KeepHeart = { $name }, { $empire } collapses: which area does it keep in any case?
prompt-KeepAreas = { $name }, { $empire } collapses: which { $number } other areas does it keep?
prompt-KeepCore = { $name }, { $empire } breaks apart: the part with which area is its core?
prompt-DynastyFails = { $name }, where in { $empire } does disorder break out?
prompt-OfferArea = { $name }, dynastic marriage with { $empire }: who sells which area, and at what price?
prompt-AnswerMarriage = { $name }, dynastic marriage: { $empire } would sell { $area } to { $empire2 } for { $number } money. Do you agree?
prompt-SendLeader = { $name }, { $area } is sold: where does { $leader } of { $empire } go?
prompt-TakeBride = { $name }, which unit does { $empire2 } put into { $area }?

event-plays-event =
    { $leader_count ->
        [0]
            { $artefact_count ->
                [0]
                    { $area_count ->
                        [0]
                            { $empire_count ->
                                [0] { $seat } plays { $event }.
                               *[other] { $seat } plays { $event } on { $empire }.
                            }
                       *[other] { $seat } plays { $event } on { $area }.
                    }
               *[other]
                    { $empire_count ->
                        [0] { $seat } plays { $event } on { $artefact }.
                       *[other] { $seat } plays { $event } on { $empire }: { $artefact }.
                    }
            }
       *[other] { $seat } plays { $event } on { $leader } of { $empire } ({ $area }).
    }
event-event-fails = The event comes to nothing.
event-gains-money = { $empire } gains { $number } money.
event-loses-money = { $empire } loses { $number } money.
event-robs = { $empire } takes { $number } money from { $empire2 }.
event-turns-into-pass = The action of { $seat } becomes a Pass.
event-gains-go = { $empire } gets a marker “+1 go”.
event-fort-falls = The fortification of { $area } is gone.
event-units-perish = { $empire } loses in { $area }: { $unit }.
event-ships-stopped = The ships of { $empire } in { $area } may not move on.
event-draws-leaders =
    { $leader_count ->
        [0] { $empire } draws no leader.
       *[other] { $empire } draws { $leader }.
    }
event-takes-from-discard = { $seat } takes { $card } from the discard pile.
event-settles = { $empire } settles { $area } with { $unit }.
event-helps-side = { $event } gives { $empire } { $number } more in this round.
event-draws-again = { $empire } gets another card: { $card }.
event-betrays = { $piece } of { $empire } counts nothing in this round.
event-hires = { $empire } hires { $unit } for { $number } money.
event-names-rebels =
    { $area_count ->
        [0] No area of { $empire } rises.
       *[other] Rebels rise against { $empire } in { $area }.
    }
event-collapses = { $empire } collapses and keeps only { $area }.
event-fragments =
    { $area_count ->
        [0] { $empire } holds together.
       *[other] { $empire } breaks apart and loses { $area }.
    }
event-new-dynasty = A new dynasty: { $empire } now belongs to { $seat }.
event-offers-area = { $seat } proposes a marriage: { $empire } sells { $area } to { $empire2 } for { $number } money.
event-sells-area = { $empire } sells { $area } to { $empire2 } for { $number } money.
event-marriage-fails = The marriage is off; { $seat } takes the card back.

objection-event-card-missing = { $card } is not in your hand.
objection-event-not-now = { $event } cannot be played in this moment.
objection-event-other-card = { $card } cannot be played as { $event }.
objection-event-not-yours = It is not for you to play { $event } now.
objection-event-bad-target = { $event } cannot be played on that.
objection-event-immune = { $empire } is protected from { $event }.
objection-event-struck = { $event } has already been played on { $empire } this turn.
objection-event-idle = { $event } would change nothing.
objection-cannot-hire = { $unit } cannot be hired here.
objection-hire-too-dear = { $unit } costs { $number } money, and you have less.
objection-too-many-rebels = At most { $number } areas can be named.
objection-keep-so-many = { $number } other areas must be kept.
objection-sale-too-dear = { $empire } does not have so much money.
objection-no-such-sale = { $area } cannot be sold like this.
