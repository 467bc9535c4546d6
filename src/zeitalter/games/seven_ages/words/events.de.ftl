# Ereignisse: sie spielen, ihre Entscheidungen, ihre Wirkung.

option-event =
    { $leader_count ->
        [0]
            { $artefact_count ->
                [0]
                    { $area_count ->
                        [0]
                            { $empire_count ->
                                [0] { $event } spielen (Karte { $card })
                               *[other] { $event } spielen: { $empire } (Karte { $card })
                            }
                       *[other] { $event } spielen: { $area } (Karte { $card })
                    }
               *[other]
                    { $empire_count ->
                        [0] { $event } spielen: { $artefact } (Karte { $card })
                       *[other] { $event } für { $empire } spielen: { $artefact } (Karte { $card })
                    }
            }
       *[other] { $event } spielen: { $leader }, { $empire }, { $area } (Karte { $card })
    }
option-burn = Zerstören ({ $area }): { $artefact }
option-keep_leader = Behalten: { $leader } ({ $area })
option-take_card = { $card } nehmen
option-settle = { $area } besiedeln: { $unit }
option-help_side = Hilfe für { $empire }
option-betray = Verrat durch { $piece } ({ $empire })
option-hire = { $unit } für { $empire } anwerben
option-rebels =
    { $area_count ->
        [0] Kein Gebiet nennen
       *[other] Aufständische: { $area }
    }
option-keep_area = { $area } behalten
option-keep_areas =
    { $area_count ->
        [0] Kein weiteres Gebiet behalten
       *[other] { $area } behalten
    }
option-offer_area = Verkauf für { $number } Geld: { $area }, { $empire } an { $empire2 }
option-send_leader = { $leader } geht dorthin: { $area }
option-garrison = Besatzung: { $unit }

prompt-PlayEvent =
    { $moment ->
        [before_rounds] { $name }, gleich beginnt die erste Aktionsphase: Spielst du vorher ein Ereignis?
        [marker_turned_over]
            { $empire_count ->
                [0] { $name }, { $seat } hat einen Marker aufgedeckt, { $action }: Spielst du ein Ereignis dagegen?
               *[other] { $name }, { $seat } hat einen Marker aufgedeckt, { $action } ({ $empire }): Spielst du ein Ereignis dagegen?
            }
        [start_empire] { $name }, du gründest gleich ein Reich: Spielst du vorher ein Ereignis?
        [production] { $name }, Produktion ({ $empire }): Spielst du ein Ereignis?
        [before_trade_cards] { $name }, Handel ({ $empire }): Spielst du ein Ereignis, bevor die Karten gelegt werden?
        [after_trade_result] { $name }, der Handel ({ $empire }) ist entschieden: Spielst du ein Ereignis?
        [manoeuvre] { $name }, Manöver ({ $empire }): Spielst du vor der Bewegung ein Ereignis?
        [during_movement] { $name }, Bewegung ({ $empire }): Spielst du ein Ereignis?
        [start_of_conflict_round] { $name }, Konflikt ({ $area }), Kampfrunde { $number } ({ $empire }): Spielst du ein Ereignis, bevor die Karten gezogen werden?
        [after_conflict_reveal] { $name }, Konflikt ({ $area }), Kampfrunde { $number } ({ $empire }): Karten und Einheiten sind aufgedeckt. Spielst du ein Ereignis?
        [destiny] { $name }, Schicksal: Spielst du ein Ereignis?
        [discard_empire] { $name }, du gibst ein Reich auf ({ $empire }): Spielst du vorher ein Ereignis?
        [end_of_turn] { $name }, die Runde endet: Spielst du ein Ereignis?
        [event_announced] { event-plays-event } { $name }, wehrst du das mit einem eigenen Ereignis ab?
       *[between_actions] { $name }, zwischen zwei Aktionen: Spielst du ein Ereignis?
    }
prompt-PlaceUnrest = { $name }, { $event }: Wo bricht Aufruhr aus?
prompt-SpreadRebellion =
    { $number ->
        [one] { $name }, wohin greift der Aufstand gegen { $empire } zuletzt über?
       *[other] { $name }, der Aufstand gegen { $empire } erfasst noch { $number } Gebiete: Wo geht er weiter?
    }
prompt-BurnArtefact = { $name }, { $empire }: Welche Errungenschaft wird zerstört?
prompt-LoseToPestilence =
    { $number ->
        [one] { $name }, { $empire } ({ $area }): Noch eine Einheit geht verloren. Welche?
       *[other] { $name }, { $empire } ({ $area }): { $number } Einheiten gehen verloren. Welche zuerst?
    }
prompt-KeepLeader = { $name }, { $empire }: Welchen Anführer behältst du, und wo?
prompt-TakeFromDiscard = { $name }, welche Karte des Ablagestapels nimmst du?
prompt-SettleColonists =
    { $number ->
        [one] { $name }, { $empire }: Wohin gehen die letzten Siedler?
       *[other] { $name }, { $empire }: Du darfst { $number }-mal Siedler schicken. Wohin?
    }
prompt-HelpSide = { $name }, { $event }: Wem hilft es?
prompt-BetraySide = { $name }, welche Einheit zählt in dieser Kampfrunde nicht?
prompt-HireTroops =
    { $number ->
        [one] { $name }, wirbst du noch eine Einheit an?
       *[other] { $name }, wirbst du Einheiten an? Möglich sind höchstens { $number }.
    }
prompt-NameRebels = { $name }, Bürgerkrieg ({ $empire }): In welchen Gebieten (höchstens { $number }) erheben sich Aufständische?
prompt-KeepHeart = { $name }, { $empire }: Das Reich bricht zusammen. Welches Gebiet bleibt auf jeden Fall?
prompt-KeepAreas =
    { $number ->
        [one] { $name }, { $empire }: Das Reich bricht zusammen. Welches weitere Gebiet bleibt?
       *[other] { $name }, { $empire }: Das Reich bricht zusammen. Welche { $number } weiteren Gebiete bleiben?
    }
prompt-KeepCore = { $name }, { $empire }: Das Reich zersplittert. Du behältst den Teil um ein Gebiet: Um welches?
prompt-DynastyFails = { $name }, { $empire }: Wo bricht Aufruhr aus?
prompt-OfferArea = { $name }, dynastische Heirat ({ $empire }): Wer verkauft welches Gebiet, und zu welchem Preis?
prompt-AnswerMarriage = { $name }, dynastische Heirat: Verkauf für { $number } Geld ({ $area }, { $empire } an { $empire2 }). Bist du einverstanden?
prompt-SendLeader = { $name }, ein Gebiet wird verkauft ({ $area }): Wohin geht { $leader } ({ $empire })?
prompt-TakeBride = { $name }, { $empire2 }: Welche Einheit besetzt das neue Gebiet ({ $area })?

event-plays-event =
    { $leader_count ->
        [0]
            { $artefact_count ->
                [0]
                    { $area_count ->
                        [0]
                            { $empire_count ->
                                [0] { $seat } spielt { $event }.
                               *[other] { $seat } spielt { $event }: { $empire }.
                            }
                       *[other] { $seat } spielt { $event }: { $area }.
                    }
               *[other]
                    { $empire_count ->
                        [0] { $seat } spielt { $event }: { $artefact }.
                       *[other] { $seat } spielt { $event } für { $empire }: { $artefact }.
                    }
            }
       *[other] { $seat } spielt { $event }: { $leader } ({ $empire }, { $area }).
    }
event-event-fails = Das Ereignis bleibt ohne Wirkung.
event-gains-money = { $empire }: { $number } Geld erhalten.
event-loses-money = { $empire }: { $number } Geld verloren.
event-robs = { $empire }: { $number } Geld erbeutet (bisher { $empire2 }).
event-turns-into-pass = Die Aktion von { $seat } wird zum Passen.
event-gains-go = { $empire }: ein Marker „+1 go“.
event-fort-falls = Die Befestigung ist zerstört: { $area }.
event-units-perish = { $empire }, verloren ({ $area }): { $unit }.
event-ships-stopped = { $empire }: Die Schiffe dürfen nicht weiterfahren ({ $area }).
event-draws-leaders =
    { $leader_count ->
        [0] { $empire }: Es wird kein Anführer gezogen.
       *[other] { $empire }, gezogene Anführer: { $leader }.
    }
event-takes-from-discard = { $seat } nimmt { $card } vom Ablagestapel.
event-settles = { $empire }, besiedelt: { $area } ({ $unit }).
event-helps-side = { $event }: { $number } mehr für { $empire } in dieser Kampfrunde.
event-draws-again = { $empire }, eine andere Karte: { $card }.
event-betrays = { $empire }, ohne Wert in dieser Kampfrunde: { $piece }.
event-hires = { $empire }, für { $number } Geld angeworben: { $unit }.
event-names-rebels =
    { $area_count ->
        [0] { $empire }: Kein Gebiet erhebt sich.
       *[other] { $empire }, Aufständische erheben sich: { $area }.
    }
event-collapses = { $empire }: Das Reich bricht zusammen. Es bleibt nur: { $area }.
event-fragments =
    { $area_count ->
        [0] { $empire }: Das Reich hält zusammen.
       *[other] { $empire }: Das Reich zersplittert. Verloren: { $area }.
    }
event-new-dynasty = Eine neue Dynastie: { $seat } führt jetzt { $empire }.
event-offers-area = { $seat } schlägt eine Heirat vor: Verkauf für { $number } Geld ({ $area }, { $empire } an { $empire2 }).
event-sells-area = Verkauf für { $number } Geld: { $area }, { $empire } an { $empire2 }.
event-marriage-fails = Aus der Heirat wird nichts; { $seat } nimmt die Karte zurück.

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
objection-event-card-missing = { $card } ist nicht auf deiner Hand.
objection-event-not-now = { $event } kann jetzt nicht gespielt werden, sondern dann: { phrase-moment }.
objection-event-other-card = { $card } kann nicht als { $event } gespielt werden.
objection-event-not-yours = { $event } darfst du jetzt nicht spielen.
objection-event-bad-target = { $event } kann nur auf ein Ziel gespielt werden, das die Karte nennt und das in Reichweite ist.
objection-event-immune = { $empire }: vor { $event } geschützt.
objection-event-struck = { $event } wurde in dieser Runde schon auf { $empire } gespielt.
objection-event-idle = { $event } würde hier nichts ändern.
objection-cannot-hire = Diese Einheit kann hier nicht angeworben werden: { $unit }.
objection-hire-too-dear = { $unit }: Der Preis ist { $number } Geld, und so viel ist nicht da.
objection-too-many-rebels =
    { $number ->
        [one] Es kann höchstens 1 Gebiet genannt werden.
       *[other] Es können höchstens { $number } Gebiete genannt werden.
    }
objection-keep-so-many =
    { $number ->
        [one] Es muss 1 weiteres Gebiet behalten werden.
       *[other] Es müssen { $number } weitere Gebiete behalten werden.
    }
objection-sale-too-dear = { $empire }: So viel Geld ist nicht da.
objection-no-such-sale = So kann nicht verkauft werden ({ $area }): Verkauft wird nur ein Landgebiet ohne Stadt, das an das kaufende Reich grenzt, und nicht das letzte Gebiet.
