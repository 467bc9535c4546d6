# Ereignisse: sie spielen, ihre Entscheidungen, ihre Wirkung.

option-event =
    { $leader_count ->
        [0]
            { $artefact_count ->
                [0]
                    { $area_count ->
                        [0]
                            { $empire_count ->
                                [0] { $event } spielen
                               *[other] { $event } spielen: { $empire }
                            }
                       *[other] { $event } in { $area } spielen
                    }
               *[other]
                    { $empire_count ->
                        [0] { $event } spielen: { $artefact }
                       *[other] { $event } für { $empire } spielen: { $artefact }
                    }
            }
       *[other] { $event } gegen { $leader } spielen ({ $empire }, { $area })
    }
option-burn = { $artefact } in { $area } zerstören
option-keep_leader = { $leader } behalten, in { $area }
option-take_card = { $card } nehmen
option-settle = { $area } besiedeln: { $unit }
option-help_side = { $empire } helfen
option-betray = { $piece } von { $empire } läuft über
option-hire = { $unit } für { $empire } anwerben
option-rebels =
    { $area_count ->
        [0] Kein Gebiet nennen
       *[other] Aufständische in { $area }
    }
option-keep_area = { $area } behalten
option-keep_areas =
    { $area_count ->
        [0] Kein weiteres Gebiet behalten
       *[other] { $area } behalten
    }
option-offer_area = { $empire } verkauft { $area } für { $number } Geld an { $empire2 }
option-send_leader = { $leader } geht nach { $area }
option-garrison = Besatzung: { $unit }

prompt-PlayEvent = { $name }, spielst du ein Ereignis?
prompt-PlaceUnrest = { $name }, { $event }: Wo bricht Aufruhr aus?
prompt-SpreadRebellion =
    { $number ->
        [one] { $name }, wohin greift der Aufstand gegen { $empire } zuletzt über?
       *[other] { $name }, der Aufstand gegen { $empire } erfasst noch { $number } Gebiete: Wo geht er weiter?
    }
prompt-BurnArtefact = { $name }, welche Errungenschaft von { $empire } wird zerstört?
prompt-LoseToPestilence =
    { $number ->
        [one] { $name }, { $empire } verliert in { $area } noch eine Einheit: welche?
       *[other] { $name }, { $empire } verliert in { $area } { $number } Einheiten: welche zuerst?
    }
prompt-KeepLeader = { $name }, welchen Anführer behält { $empire }, und wo?
prompt-TakeFromDiscard = { $name }, welche Karte des Ablagestapels nimmst du?
prompt-SettleColonists =
    { $number ->
        [one] { $name }, wohin gehen die letzten Siedler von { $empire }?
       *[other] { $name }, { $empire } darf { $number }-mal Siedler schicken: wohin?
    }
prompt-HelpSide = { $name }, { $event }: Wem hilft es?
prompt-BetraySide = { $name }, welche Einheit zählt in dieser Runde nicht?
prompt-HireTroops =
    { $number ->
        [one] { $name }, wirbst du noch eine Einheit an?
       *[other] { $name }, wirbst du Einheiten an? Es sind höchstens { $number }.
    }
prompt-NameRebels = { $name }, Bürgerkrieg: In welchen Gebieten von { $empire } (höchstens { $number }) erheben sich Aufständische?
prompt-KeepHeart = { $name }, { $empire } bricht zusammen: Welches Gebiet behält es auf jeden Fall?
prompt-KeepAreas = { $name }, { $empire } bricht zusammen: Welche { $number } weiteren Gebiete behält es?
prompt-KeepCore = { $name }, { $empire } zersplittert: Der Teil mit welchem Gebiet ist sein Kern?
prompt-DynastyFails = { $name }, wo in { $empire } bricht Aufruhr aus?
prompt-OfferArea = { $name }, dynastische Heirat mit { $empire }: Wer verkauft welches Gebiet, und zu welchem Preis?
prompt-AnswerMarriage = { $name }, dynastische Heirat: { $empire } würde { $area } für { $number } Geld an { $empire2 } verkaufen. Bist du einverstanden?
prompt-SendLeader = { $name }, { $area } wird verkauft: Wohin geht { $leader } von { $empire }?
prompt-TakeBride = { $name }, welche Einheit setzt { $empire2 } in { $area } ein?

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
                       *[other] { $seat } spielt { $event } in { $area }.
                    }
               *[other]
                    { $empire_count ->
                        [0] { $seat } spielt { $event }: { $artefact }.
                       *[other] { $seat } spielt { $event } für { $empire }: { $artefact }.
                    }
            }
       *[other] { $seat } spielt { $event } gegen { $leader } ({ $empire }, { $area }).
    }
event-event-fails = Das Ereignis bleibt ohne Wirkung.
event-gains-money = { $empire } erhält { $number } Geld.
event-loses-money = { $empire } verliert { $number } Geld.
event-robs = { $empire } nimmt { $empire2 } { $number } Geld ab.
event-turns-into-pass = Die Aktion von { $seat } wird zum Passen.
event-gains-go = { $empire } erhält einen Marker „+1 Aktion“.
event-fort-falls = Die Befestigung in { $area } ist zerstört.
event-units-perish = { $empire } verliert in { $area }: { $unit }.
event-ships-stopped = Die Schiffe von { $empire } in { $area } dürfen nicht weiterfahren.
event-draws-leaders =
    { $leader_count ->
        [0] { $empire } zieht keinen Anführer.
       *[other] { $empire } zieht { $leader }.
    }
event-takes-from-discard = { $seat } nimmt { $card } vom Ablagestapel.
event-settles = { $empire } besiedelt { $area }: { $unit }.
event-helps-side = { $event }: { $empire } zählt in dieser Runde { $number } mehr.
event-draws-again = { $empire } bekommt eine andere Karte: { $card }.
event-betrays = { $piece } von { $empire } zählt in dieser Runde nicht.
event-hires = { $empire } wirbt für { $number } Geld an: { $unit }.
event-names-rebels =
    { $area_count ->
        [0] Kein Gebiet von { $empire } erhebt sich.
       *[other] Aufständische erheben sich gegen { $empire } in { $area }.
    }
event-collapses = { $empire } bricht zusammen und behält nur { $area }.
event-fragments =
    { $area_count ->
        [0] { $empire } hält zusammen.
       *[other] { $empire } zersplittert und verliert { $area }.
    }
event-new-dynasty = Eine neue Dynastie: { $empire } gehört jetzt { $seat }.
event-offers-area = { $seat } schlägt eine Heirat vor: { $empire } verkauft { $area } für { $number } Geld an { $empire2 }.
event-sells-area = { $empire } verkauft { $area } für { $number } Geld an { $empire2 }.
event-marriage-fails = Aus der Heirat wird nichts; { $seat } nimmt die Karte zurück.

objection-event-card-missing = { $card } ist nicht in deiner Hand.
objection-event-not-now = { $event } kann in diesem Augenblick nicht gespielt werden.
objection-event-other-card = { $card } kann nicht als { $event } gespielt werden.
objection-event-not-yours = { $event } darfst du jetzt nicht spielen.
objection-event-bad-target = Darauf kann { $event } nicht gespielt werden.
objection-event-immune = { $empire } ist vor { $event } geschützt.
objection-event-struck = { $event } wurde in dieser Runde schon auf { $empire } gespielt.
objection-event-idle = { $event } würde nichts ändern.
objection-cannot-hire = { $unit } kann hier nicht angeworben werden.
objection-hire-too-dear = { $unit } kostet { $number } Geld, und so viel ist nicht da.
objection-too-many-rebels = Es können höchstens { $number } Gebiete genannt werden.
objection-keep-so-many = Es müssen { $number } weitere Gebiete behalten werden.
objection-sale-too-dear = { $empire } hat nicht so viel Geld.
objection-no-such-sale = { $area } kann so nicht verkauft werden.
