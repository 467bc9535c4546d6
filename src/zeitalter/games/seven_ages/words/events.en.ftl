# Events: playing them, their choices, what they do.

option-event =
    { $leader_count ->
        [0]
            { $artefact_count ->
                [0]
                    { $area_count ->
                        [0]
                            { $empire_count ->
                                [0] Play { $event } (card { $card })
                               *[other] Play { $event } on { $empire } (card { $card })
                            }
                       *[other] Play { $event } on { $area } (card { $card })
                    }
               *[other]
                    { $empire_count ->
                        [0] Play { $event } on { $artefact } (card { $card })
                       *[other] Play { $event } on { $empire }: { $artefact } (card { $card })
                    }
            }
       *[other] Play { $event } on { $leader }, { $empire }, { $area } (card { $card })
    }
option-burn = Destroy { $artefact } in { $area }
option-keep_leader = Keep { $leader } in { $area }
option-take_card = Take { $card }
option-settle = Settle { $area } with { $unit }
option-help_side = Help { $empire }
option-betray = Betrayal by { $piece } ({ $empire })
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
option-offer_area = Sale of { $area } for { $number } money: { $empire } to { $empire2 }
option-send_leader = { $leader } goes to { $area }
option-garrison = Garrison with { $unit }

prompt-PlayEvent =
    { $moment ->
        [before_rounds] { $name }, the first action round is about to begin: do you play an event before it?
        [marker_turned_over]
            { $empire_count ->
                [0] { $name }, { $seat } has turned a marker over, { $action }: do you play an event against it?
               *[other] { $name }, { $seat } has turned a marker over, { $action } ({ $empire }): do you play an event against it?
            }
        [start_empire] { $name }, you are about to start an empire: do you play an event first?
        [production] { $name }, Production ({ $empire }): do you play an event?
        [before_trade_cards] { $name }, trade ({ $empire }): do you play an event before the cards are laid?
        [after_trade_result] { $name }, the trade ({ $empire }) is decided: do you play an event?
        [manoeuvre] { $name }, Manoeuvre ({ $empire }): do you play an event before the movement?
        [during_movement] { $name }, movement ({ $empire }): do you play an event?
        [start_of_conflict_round] { $name }, conflict in { $area }, round { $number } ({ $empire }): do you play an event before the cards are drawn?
        [after_conflict_reveal] { $name }, conflict in { $area }, round { $number } ({ $empire }): all cards and units are revealed. Do you play an event?
        [destiny] { $name }, Destiny: do you play an event?
        [discard_empire] { $name }, you are giving up an empire ({ $empire }): do you play an event first?
        [end_of_turn] { $name }, the turn ends: do you play an event?
        [event_announced] { event-plays-event } { $name }, do you cancel it with an event of your own?
       *[between_actions] { $name }, between two actions: do you play an event?
    }
prompt-PlaceUnrest = { $name }, { $event }: where does disorder break out?
prompt-SpreadRebellion =
    { $number ->
        [one] { $name }, where does the rebellion against { $empire } spread to last?
       *[other] { $name }, the rebellion against { $empire } seizes { $number } more areas: where does it go on?
    }
prompt-BurnArtefact = { $name }, { $empire }: which artefact is destroyed?
prompt-LoseToPestilence =
    { $number ->
        [one] { $name }, { $empire }: one more unit is lost in { $area }. Which one?
       *[other] { $name }, { $empire }: { $number } units are lost in { $area }. Which one first?
    }
prompt-KeepLeader = { $name }, { $empire }: which leader do you keep, and where?
prompt-TakeFromDiscard = { $name }, which card of the discard pile do you take?
prompt-SettleColonists =
    { $number ->
        [one] { $name }, { $empire }: where do the last settlers go?
       *[other] { $name }, { $empire }: you may send settlers { $number } times. Where to?
    }
prompt-HelpSide = { $name }, whom does { $event } help?
prompt-BetraySide = { $name }, which unit counts nothing in this round?
prompt-HireTroops =
    { $number ->
        [one] { $name }, do you hire one more unit?
       *[other] { $name }, do you hire units? There are { $number } at most.
    }
prompt-NameRebels = { $name }, civil war in { $empire }: in which areas (at most { $number }) do rebels rise?
prompt-KeepHeart = { $name }, { $empire }: the empire collapses. Which area is kept in any case?
prompt-KeepAreas =
    { $number ->
        [one] { $name }, { $empire }: the empire collapses. Which other area is kept?
       *[other] { $name }, { $empire }: the empire collapses. Which { $number } other areas are kept?
    }
prompt-KeepCore = { $name }, { $empire }: the empire breaks apart. Which area’s part of it remains?
prompt-DynastyFails = { $name }, { $empire }: where does disorder break out?
prompt-OfferArea = { $name }, dynastic marriage with { $empire }: who sells which area, and at what price?
prompt-AnswerMarriage = { $name }, dynastic marriage: sale of { $area } for { $number } money, { $empire } to { $empire2 }. Do you agree?
prompt-SendLeader = { $name }, { $area } is sold: where does { $leader } ({ $empire }) go?
prompt-TakeBride = { $name }, { $empire2 }: which unit do you put into { $area }?

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
       *[other] { $seat } plays { $event } on { $leader } ({ $empire }, { $area }).
    }
event-event-fails = The event comes to nothing.
event-gains-money = { $empire }: { $number } money gained.
event-loses-money = { $empire }: { $number } money lost.
event-robs = { $empire }: { $number } money taken from { $empire2 }.
event-turns-into-pass = The action of { $seat } becomes a Pass.
event-gains-go = { $empire }: a marker “+1 go”.
event-fort-falls = The fortification of { $area } is gone.
event-units-perish = { $empire }, lost in { $area }: { $unit }.
event-ships-stopped = The ships of { $empire } in { $area } may not move on.
event-draws-leaders =
    { $leader_count ->
        [0] { $empire }: no leader is drawn.
       *[other] { $empire }, leaders drawn: { $leader }.
    }
event-takes-from-discard = { $seat } takes { $card } from the discard pile.
event-settles = { $empire }, settled: { $area } ({ $unit }).
event-helps-side = { $event }: { $number } more for { $empire } in this round.
event-draws-again = { $empire }, another card: { $card }.
event-betrays = { $empire }, without value in this round: { $piece }.
event-hires = { $empire }, hired for { $number } money: { $unit }.
event-names-rebels =
    { $area_count ->
        [0] { $empire }: no area rises.
       *[other] { $empire }: rebels rise in { $area }.
    }
event-collapses = { $empire }: the empire collapses and keeps only { $area }.
event-fragments =
    { $area_count ->
        [0] { $empire }: the empire holds together.
       *[other] { $empire }: the empire breaks apart and loses { $area }.
    }
event-new-dynasty = A new dynasty: { $seat } now leads { $empire }.
event-offers-area = { $seat } proposes a marriage: sale of { $area } for { $number } money, { $empire } to { $empire2 }.
event-sells-area = Sale of { $area } for { $number } money: { $empire } to { $empire2 }.
event-marriage-fails = The marriage is off; { $seat } takes the card back.

phrase-moment =
    { $moment ->
        [before_rounds] { describe-moment-before_rounds }
        [marker_turned_over] { describe-moment-marker_turned_over }
        [between_actions] { describe-moment-between_actions }
        [start_empire] { describe-moment-start_empire }
        [production] { describe-moment-production }
        [before_trade_cards] { describe-moment-before_trade_cards }
        [after_trade_result] { describe-moment-after_trade_result }
        [manoeuvre] { describe-moment-manoeuvre }
        [during_movement] { describe-moment-during_movement }
        [start_of_conflict_round] { describe-moment-start_of_conflict_round }
        [after_conflict_reveal] { describe-moment-after_conflict_reveal }
        [destiny] { describe-moment-destiny }
        [discard_empire] { describe-moment-discard_empire }
        [end_of_turn] { describe-moment-end_of_turn }
        [event_announced] { describe-moment-event_announced }
       *[civilise] { describe-moment-civilise }
    }
objection-event-card-missing = { $card } is not in your hand.
objection-event-not-now = { $event } cannot be played now. This is its moment: { phrase-moment }.
objection-event-other-card = { $card } cannot be played as { $event }.
objection-event-not-yours = It is not for you to play { $event } now.
objection-event-bad-target = { $event } can only be played on a target that the card names and that is in range.
objection-event-immune = { $empire }: protected from { $event }.
objection-event-struck = { $event } has already been played on { $empire } this turn.
objection-event-idle = { $event } would change nothing here.
objection-cannot-hire = { $unit } cannot be hired here.
objection-hire-too-dear = { $unit }: the price is { $number } money, and you have less.
objection-too-many-rebels =
    { $number ->
        [one] At most 1 area can be named.
       *[other] At most { $number } areas can be named.
    }
objection-keep-so-many =
    { $number ->
        [one] 1 other area must be kept.
       *[other] { $number } other areas must be kept.
    }
objection-sale-too-dear = { $empire }: there is not that much money.
objection-no-such-sale = { $area } cannot be sold like this: only a land area without a city next to the buyer is sold, and not the last area of the seller.
