# Trade and progress, passage, Destiny.

option-trade = Trade for progress with { $empire }
option-swap = Offer { $empire } an exchange of one card each
option-give = Offer { $empire } { $number } money
option-request = Ask { $empire } for { $number } money
option-neutral = Trade with the neutral world
option-ask_way = Ask { $empire } for a way through its areas
option-price = Price: { $number } money and { $number2 } cards
option-pay_cards = Pay with { $card }
option-lay =
    { $number ->
        [0] Lay { $card }
       *[other]
            { $card_count ->
                [0] Draw from the pile
               *[other] Lay { $card } and draw from the pile
            }
    }
option-use = Use { $card }
option-hand_over = Give { $card }
option-from_bank = { $number } money from the bank
option-from_loser = { $number } money from the loser
option-throw_away =
    { $card_count ->
        [0] Keep all cards
       *[other] Discard { $card }
    }
option-draw = Draw from the { $pile }

prompt-NamePrice = { $name }, { $seat2 } asks for a way through { $empire }: what is your price?
prompt-PayForWay = { $name }, the way through { $empire } costs { $number } money and { $number2 } cards: do you pay?
prompt-LayTradeCards = { $name }, which card do you lay face down for the trade?
prompt-UseCard = { $name }, which card does { $empire } use?
prompt-TakeProfit = { $name }, { $empire } has won by { $number }: who pays, { $empire2 } or the bank?
prompt-ChooseTrade = { $name }, with whom does { $empire } trade?
prompt-AnswerSwap = { $name }, { $empire2 } offers { $empire } an exchange of one card each: do you agree?
prompt-LaySwap = { $name }, which card do you give?
prompt-AnswerMoney = { $name }, { $empire2 } proposes that { $number } money change hands with { $empire }: do you agree?
prompt-LayNeutralCards = { $name }, which card does { $empire } lay against the neutral world?
prompt-ThrowAway = { $name }, which cards do you discard before you draw?
prompt-DrawFrom =
    { $number ->
        [one] { $name }, from which pile do you draw the last card?
       *[other] { $name }, from which pile do you draw? { $number } cards are still missing.
    }

event-asks-way = { $seat } asks for a way through { $empire }.
event-refuses-way = { $seat } refuses the way through { $empire }.
event-names-price = { $seat } wants { $number } money and { $number2 } cards for the way through { $empire }.
event-declines-price = { $seat } does without the way through { $empire }.
event-gets-way = { $seat } may count through { $empire } and pays { $number } money and { $number2 } cards.
event-hands-over = { $seat } gives { $seat2 } { $card }.
event-hands-over-veiled =
    { $number ->
        [one] { $seat } gives { $seat2 } a card.
       *[other] { $seat } gives { $seat2 } { $number } cards.
    }
event-announces-trade = { $empire } trades with { $empire2 }.
event-shows-trade-cards = { $seat } shows { $card }.
event-uses-card = { $seat } uses { $card }.
event-trade-totals = { $empire } has { $number }, { $empire2 } has { $number2 }.
event-wins-trade = { $empire } wins the trade by { $number }.
event-trade-tied = The trade between { $empire } and { $empire2 } is a tie.
event-shows-marker = { $seat } shows the marker of { $empire }: { $action }.
event-earns = { $empire } earns { $number } money.
event-pays = { $empire } pays { $empire2 } { $number } money.
event-offers-swap = { $seat } offers { $empire } an exchange of one card each.
event-offers-money = { $seat } offers { $empire } { $number } money.
event-requests-money = { $seat } asks { $empire } for { $number } money.
event-refuses-offer = { $seat } refuses for { $empire }.
event-swap = { $seat } gives { $card }, { $seat2 } gives { $card2 }.
event-swap-veiled = { $seat } and { $seat2 } exchange a card each.
event-world-shows-card = The neutral world shows { $card }.
event-neutral-totals = { $empire } has { $number }, the neutral world { $number2 }.
event-throws-away = { $seat } discards { $card }.
event-takes-discard = { $seat } takes { $card } from the discard pile.

objection-empire-not-in-play = { $empire } is not in play.
objection-own-empire-no-partner = { $empire } is an empire of your own and no partner for trade.
objection-partner-out-of-range = { $empire } is out of range.
objection-already-asked = { $empire } has already been asked in this action.
