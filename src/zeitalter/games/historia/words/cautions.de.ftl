# Was man wissen sollte, bevor man so antwortet: ohne Wirkung (idle), mit einem Preis (cost), oder ernst (grave).

caution-idle = jetzt ohne Wirkung: { $hindrance }
caution-cubes-short =
    { $number2 ->
        [0] dafür brauchst du { $number } Machtwürfel und hast keinen
       *[other] dafür brauchst du { $number } Machtwürfel und hast { $number2 }
    }
caution-event = jetzt ohne Wirkung: erst kommt das Ereignis { $event }
caution-wars-lost = einen Krieg würdest du jetzt verlieren: alle in deinen Gebieten sind stärker
caution-ends-round = mit dieser Aktionsrunde endet die Runde für alle
caution-wonders-unused =
    { $number ->
        [one] 1 Wunder bleibt ungenutzt
       *[other] { $number } Wunder bleiben ungenutzt
    }
caution-one-level = drei Würfel für nur eine Stufe, die zweite fehlt auf der Matrix
caution-one-wonder = drei Würfel für nur ein Wunder
caution-takes-nothing = bringt keinen Würfel zurück
caution-gives-up =
    { $number2 ->
        [one] 1 Gebiet aufgegeben, −{ $number } SP
       *[other] { $number2 } Gebiete aufgegeben, −{ $number } SP
    }
caution-war-even = ohne Wirkung: { $civ } hat auch Militär { $number }
caution-war-lost = diesen Krieg verlierst du: du räumst das Gebiet, { $civ } bekommt { $number } SP
caution-war-lost-game = diesen Krieg verlierst du, und mit deinem letzten Gebiet die Partie
caution-destroys = zerstört { $wonder }
caution-dominion-once =
    { $number ->
        [one] einmal in der Partie, nur noch für diese Runde
       *[other] einmal in der Partie, noch { $number } Runden lang
    }
caution-no-extra-cubes = ohne Wirkung: kein Würfel dazu
caution-declines = du verzichtest darauf
