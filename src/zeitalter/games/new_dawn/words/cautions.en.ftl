# What one should know before giving an answer: a sentence beside the answer.

## Cards that do nothing now

caution-card-culture = No effect now: no space next to your cities that this slot reaches is free.
caution-card-economy = No effect now: none of your caravans can move.
caution-card-industry = No effect now: you cannot pay for a world wonder, and no space for a city is in range.
caution-card-military = No effect now: nothing to reinforce and no target in range.

## Attacks

caution-hopeless = No chance: you reach { $number } + die at most, against { $number2 } + die.
caution-hopeless-envoy = No chance ({ $number } at most against { $number2 }, plus dice), and you lose the diplomacy card: { $city_state }.
caution-hopeless-pact = No chance ({ $number } at most against { $number2 }, plus dice), and { $seat } gets back: { $pact }.
caution-envoy = Costs you the diplomacy card: { $city_state }.
caution-pact = Costs you what you have from { $seat }: { $pact }.

## What is lost

caution-card-full = Will be lost: 3 trade tokens lie here already.
caution-trade-lost =
    { $number ->
        [one] 1 trade token will be lost, the card is full: { $type }.
       *[other] { $number } trade tokens will be lost, the card is full: { $type }.
    }
caution-fewer-caravans =
    { $number ->
        [one] This gives up 1 caravan.
       *[other] This gives up { $number } caravans.
    }
caution-weaker-card = The new card is of a lower level than this one: { $focus }.
caution-own-tokens =
    { $number ->
        [one] Hits 1 control token of yours, too.
       *[other] Hits { $number } control tokens of yours, too.
    }

## Trade tokens that bring nothing

caution-won-anyway = Brings nothing: you win without it.
caution-lost-anyway = Brings nothing: all your trade tokens are not enough.
caution-held-anyway = Brings nothing: you hold out without it.
caution-no-site = Brings nothing: there is no free space for another control token.
caution-no-caravan = Brings nothing: no caravan moves any more.
caution-dial-end = Brings nothing: the technology dial is at its end already.

## What is given up by "done"

caution-tokens-left =
    { $number ->
        [one] You give up 1 control token.
       *[other] You give up { $number } control tokens.
    }
caution-trade-left = You give up a trade: a caravan can still get there ({ $space }).
caution-caravans-left =
    { $number ->
        [one] 1 caravan stays where it is.
       *[other] { $number } caravans stay where they are.
    }
caution-attack-left =
    { $number ->
        [one] You give up 1 attack with good prospects: { $space }.
       *[other] You give up { $number } attacks, one of them with good prospects: { $space }.
    }
caution-reinforce-left =
    { $number ->
        [one] You could still reinforce 1 control token.
       *[other] You could still reinforce { $number } control tokens.
    }
caution-card-unused = The card will do nothing and go back to slot 1: { $focus }.
caution-dial-stays = The technology dial will stay at { $number }.
caution-card-left = You give up a better card.
caution-pact-left = You will take no diplomacy card from { $seat }.
caution-could-win =
    { $number ->
        [one] This loses; with 1 more trade token you would be ahead.
       *[other] This loses; with { $number } more trade tokens you would be ahead.
    }
caution-could-hold =
    { $number ->
        [one] This loses; with 1 more trade token you would hold out.
       *[other] This loses; with { $number } more trade tokens you would hold out.
    }
