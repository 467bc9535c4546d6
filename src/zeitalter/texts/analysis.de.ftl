## Rückblick auf eine Partie: Texte für Seite und Terminal

analysis-title = Analyse
analysis-chances = Gewinnchancen im Verlauf
analysis-percent = { $percent } %
analysis-more = +{ $percent } %
analysis-less = −{ $percent } %
analysis-turns = Wendepunkte
analysis-no-turns = Es gab keinen großen Umschwung.
analysis-turn = { $moment }, { $name }: { $played }
analysis-swing = { $who }: von { $from } % auf { $to } %
analysis-why-mistake = Fehler
analysis-why-good = guter Zug
analysis-why-luck =
    { $better ->
        [yes] Glück
       *[no] Pech
    }
analysis-decisions = Entscheidungen von { $name }
analysis-count =
    { $count ->
        [one] Eine Entscheidung wurde angesehen, nach dem, was { $name } damals wissen konnte.
       *[other] { $count } Entscheidungen wurden angesehen, nach dem, was { $name } damals wissen konnte.
    } { $worse ->
        [0] Der Experte hätte nirgends etwas Besseres gefunden.
        [one] In einem Fall hätte der Experte besser gespielt; das kostete { $cost } %.
       *[other] In { $worse } Fällen hätte der Experte besser gespielt; das kostete im Mittel { $cost } %.
    }
analysis-none = Von { $name } wurde keine Entscheidung angesehen: Es spielte ein Bot, oder es gab nichts mehr zu entscheiden.
analysis-decision = { $moment }: { $played }
analysis-better = Besser: { $best }
analysis-luck = Glück und Pech
analysis-luck-even = Karten und Würfel haben niemanden bevorzugt.
analysis-lucky = { $name } hatte Glück: Der Zufall brachte zusammen { $percent } % Gewinnchance.
analysis-unlucky = { $name } hatte Pech: Der Zufall kostete zusammen { $percent } % Gewinnchance.
analysis-fair = { $name } hatte weder Glück noch Pech.
analysis-entry = Zug { $entry }
