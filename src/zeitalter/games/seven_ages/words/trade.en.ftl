# Trade and progress, passage, Destiny.

phrase-price =
    { $number ->
        [0]
            { $number2 ->
                [0] nothing
                [one] 1 card
               *[other] { $number2 } cards
            }
       *[other]
            { $number2 ->
                [0] { $number } money
                [one] { $number } money and 1 card
               *[other] { $number } money and { $number2 } cards
            }
    }

option-trade = Trade for progress with { $empire }
option-swap = Offer { $empire } an exchange of one card each
option-give = Offer { $empire } { $number } money
option-request = Ask { $empire } for { $number } money
option-neutral = Trade with the neutral world
option-ask_way = Ask for passage through { $empire }
option-price = Price: { phrase-price }
option-pay_cards = Pay with { $card }
option-lay =
    { $number ->
        [0] Lay { $card }
       *[other]
            { $card_count ->
                [0] { phrase-draw-to-lay }
               *[other] Lay { $card } and draw a card from the pile
            }
    }
option-lay_open =
    { $number ->
        [0] Show { $card }
       *[other]
            { $card_count ->
                [0] { phrase-draw-to-lay }
               *[other] Show { $card } and draw a card from the pile
            }
    }
phrase-draw-to-lay =
    { $number ->
        [one] Draw a card from the pile
       *[other] Draw { $number } cards from the pile
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

prompt-NamePrice = { $name }, { $seat2 } asks for passage through { $empire }: what is your price?
prompt-PayForWay = { $name }, price of the passage through { $empire }: { phrase-price }. Do you pay?
prompt-LayTradeCards = { $name }, which card do you lay for the trade?
prompt-UseCard = { $name }, { $empire }: which card do you use?
prompt-TakeProfit = { $name }, { $empire }: the trade brings { $number } money. Who pays, { $empire2 } or the bank?
prompt-ChooseTrade = { $name }, { $empire }: with whom do you trade?
prompt-AnswerSwap = { $name }, { $empire }: do you agree to an exchange of one card each with { $empire2 }?
prompt-LaySwap = { $name }, which card do you give?
prompt-AnswerMoney =
    { $number2 ->
        [0] { $name }, { $empire }: do you accept { $number } money from { $empire2 }?
       *[other] { $name }, { $empire }: do you give { $number } money to { $empire2 }?
    }
prompt-LayNeutralCards = { $name }, { $empire }: which card do you lay against the neutral world?
prompt-ThrowAway = { $name }, which cards do you discard before you draw?
prompt-DrawFrom =
    { $number ->
        [one] { $name }, from which pile do you draw the last card?
       *[other] { $name }, from which pile do you draw? { $number } cards are still to come.
    }

event-asks-way = { $seat } asks for passage through { $empire }.
event-refuses-way = { $seat } refuses passage through { $empire }.
event-names-price = { $seat } names a price for passage through { $empire }: { phrase-price }.
event-declines-price = { $seat } goes without passage through { $empire }.
event-gets-way = { $seat } may count through { $empire } and pays { phrase-price }.
event-hands-over = { $seat } gives { $seat2 } { $card }.
event-hands-over-veiled =
    { $number ->
        [one] { $seat } gives { $seat2 } a card.
       *[other] { $seat } gives { $seat2 } { $number } cards.
    }
event-announces-trade = Trade for progress: { $empire } with { $empire2 }.
event-shows-trade-cards = { $seat } shows { $card }.
event-has-no-trade-card = { $seat } has no card, and there is none to draw: the value is that of empty piles.
event-uses-card = { $seat } uses { $card }.
event-trade-totals = Totals of the trade: { $empire } { $number }, { $empire2 } { $number2 }.
event-wins-trade = { $empire }: the trade is won by { $number }.
event-trade-tied = The trade between { $empire } and { $empire2 } is a tie.
event-shows-marker = { $seat } shows a marker: { $action } ({ $empire }).
event-earns = { $empire }: { $number } money earned.
event-pays = { $empire }: { $number } money paid to { $empire2 }.
event-offers-swap = { $seat } offers { $empire } an exchange of one card each.
event-offers-money = { $seat } offers { $empire } { $number } money.
event-requests-money = { $seat } asks { $empire } for { $number } money.
event-refuses-offer = { $seat } refuses for { $empire }.
event-swap = { $seat } gives { $card }, { $seat2 } gives { $card2 }.
event-swap-veiled = { $seat } and { $seat2 } exchange a card each.
event-world-shows-card = The neutral world shows { $card }.
event-neutral-totals = Totals of the trade: { $empire } { $number }, neutral world { $number2 }.
event-throws-away = { $seat } discards { $card }.
event-takes-discard = { $seat } takes { $card } from the discard pile.

objection-empire-not-in-play = This empire is not in play: { $empire }.
objection-own-empire-no-partner = An empire of your own cannot be a trade partner: { $empire }.
objection-partner-out-of-range = This empire is out of range: { $empire }.
objection-already-asked = This empire has already been asked in this action: { $empire }.
objection-trade-announced = A trade was announced: now only a trade with another partner or with the neutral world is possible.
objection-only-other-partner = A further trade needs another partner.
objection-has-only-money = { $empire }: there is only { $number } money.
objection-some-money-needed = Some money is needed for that.
objection-too-many-trade-cards =
    { $number ->
        [one] You may lay one card.
       *[other] You may lay { $number } cards.
    }
objection-no-card-from-pile = You may not take that many cards from the pile.
objection-trade-card-needed = You have to lay a card from your hand.
objection-loser-has-no-money = { $empire }: there is no money to take.
objection-profit-is = The profit is { $number } money.
objection-no-gate = Passage through this empire would bring nothing new into range: { $empire }.
objection-price-too-high = { $seat } can pay at most this: { phrase-price }.
objection-price-in-cards =
    { $number ->
        [0] The price includes no cards.
        [one] The price is exactly one card.
       *[other] The price is exactly { $number } cards.
    }
objection-pile-empty = There is no card in the { $pile }.
