# Karten, Spielsteine und Spielplan von 7 Ages in Worten.

describe-range = { $first } bis { $last }
describe-or = {" "}oder{" "}
describe-kind-land = Land
describe-kind-sea = Seegebiete
describe-kind-ocean = Ozeane

## Karten und Reiche

describe-card = Wert { $value } ({ $box }). Reich: { $empire }. Errungenschaft: { $artefact }. Ereignis: { $event }.
describe-empire =
    { $kind ->
        [barbarian] Barbarisches Reich
        [capital] Reich mit Hauptstadt
       *[other] Reich ohne Hauptstadt
    }, Zeitalter { $ages }.
describe-start =
    Beginnt mit { $money } Geld, Startgebiete: { $areas }{ $elite ->
        [0] { "" }
        [one] ; 1 Elitemarker
       *[other] ; { $elite } Elitemarker
    }.
describe-leaders =
    { $most ->
        [0] Keine Anführer.
       *[other] Höchstens { $most } Anführer, am Anfang mindestens { $first }.
    }
describe-named = Mit Namen: { $names }.
describe-named-leader = { $name } ({ $types }, Zeitalter { $age })
describe-trade-number = Handelszahl { $n }.
describe-trade-numbers = Handelszahl in den Zeitaltern 1 bis 7: { $list }.
describe-glory = Ruhmespunkte jede Runde als Erster: { $list }.
describe-glory-domination =
    { $n } für Herrschaft ({ $scope ->
        [world] ganze Welt
       *[other] { $what }
    }{ $water ->
        [yes] , auch Wasser
       *[no] { "" }
    })
describe-glory-city_value = { $n } für Stadtwert
describe-glory-money = { $n } für Geld
describe-glory-most_advanced = { $n } für den weitesten Fortschritt
describe-glory-artefacts = { $n } für Errungenschaften
describe-glory-most_units = { $n } für Einheiten ({ $what })
describe-glory-fertile_areas = { $n } für fruchtbare Gebiete
describe-glory-water_areas = { $n } für Wassergebiete
describe-glory-leaders = { $n } für Anführer
describe-glory-empires_with_own_religion = { $n } für andere Reiche der eigenen Religion
describe-glory-hold_area = { $n } für ein gehaltenes Gebiet ({ $what }, ohne Rangfolge)
describe-at-once-captures_city =
    { $level ->
        [0] Ruhmespunkte sofort: { $n } für jede eroberte Stadt.
       *[other] Ruhmespunkte sofort: { $n } für jede eroberte Stadt ab Stufe { $level }.
    }
describe-at-once-wins_conflict = Ruhmespunkte sofort: { $n } für jeden gewonnenen Konflikt.
describe-at-once-first_control = Ruhmespunkte sofort: { $n } für die erste Kontrolle ({ $area }).
describe-at-once-if = { $text } Bedingung: { $where }.

## Besondere Regeln der Reiche

describe-change = { $what }: { $change }.
describe-change-if = { $what }: { $change } ({ $where }).
describe-how-add = +{ $n }
describe-how-sub = -{ $n }
describe-how-mul = mal { $n }
describe-how-div = geteilt durch { $n }
describe-how-set = { $n }
describe-how-max = höchstens { $n }
describe-how-unlimited = ohne Grenze
describe-stat-area_income = Einkommen aus Gebieten
describe-stat-artefact_count = Gezählte Errungenschaften
describe-stat-builds_per_area = Einheiten, die in einem Gebiet gebaut werden dürfen
describe-stat-city_income = Einkommen aus Städten
describe-stat-city_min_age = Erstes Zeitalter einer Stadtstufe
describe-stat-city_price = Preis eines Stadtschritts
describe-stat-city_value = Stadtwert
describe-stat-conflict_total = Summe im Konflikt
describe-stat-disorder_removal_price = Preis, um Aufruhr zu entfernen
describe-stat-fort_cost = Preis einer Befestigung
describe-stat-front = Frontlinienwert
describe-stat-glory_from_artefacts = Ruhmespunkte für Errungenschaften
describe-stat-hand_draw = Karten nach Schicksal
describe-stat-income = Gesamtes Einkommen
describe-stat-money_from_trade = Geld aus Handel
describe-stat-move_cost = Bewegungspunkte, um ein Gebiet zu betreten
describe-stat-move_points = Bewegungspunkte
describe-stat-range = Reichweite
describe-stat-support = Unterstützungswert
describe-stat-total_unit_cost = Preis aller neuen Einheiten
describe-stat-trade_number = Handelszahl
describe-stat-trade_progress = Stufen für gewonnenen Handel
describe-stat-transport = Einheiten, die ein Schiff trägt
describe-stat-unit_cost = Preis von Einheiten
describe-stat-unit_level = Erste Stufe von Einheiten
describe-stat-upkeep = Unterhalt
describe-immune = Immun gegen { $names }.
describe-immune-if = Immun gegen { $names } ({ $where }).
describe-aim-city_value_of_defender = die Stufe der Stadt des Verteidigers
describe-aim-dark_ages = dunkle Felder
describe-aim-disorder_marker = Aufruhrmarker
describe-begins-with = Darf mit { $name } beginnen, wenn das Zeitalter es erlaubt.
describe-begins-with-artefact = Darf mit dieser Errungenschaft beginnen, wenn ihr Marker nicht im Spiel ist: { $name }.
describe-begins-fortified = Die Hauptstadt beginnt mit einer Befestigung.
describe-capital-level = Die Hauptstadt beginnt mit Stufe { $n }.
describe-money-trade = { $n } Geld für jeden Handel, an dem es beteiligt ist.
describe-money-on_trade_won = { $n } Geld für jeden gewonnenen Handel.
describe-allow-event = Einmal in der Partie darf eine beliebige Karte als dieses Ereignis gespielt werden: { $event }.
describe-allow-galleys_enter_ocean = Galeeren befahren Ozeane.
describe-allow-initial_units_overseas =
    Eine von { $share } der ersten Einheiten darf an einer neutralen Küste jenseits des Meeres stehen; Wassergebiete dazwischen höchstens: { $waters }.
describe-allow-vacate_land_areas = Landgebiete dürfen leer gezogen werden.
describe-settles = Nicht mehr barbarisch, sobald das gilt: { $where }.
describe-thins-out =
    { $n ->
        [one] Ist der letzte Anführer verloren, verliert jedes Gebiet mit mindestens zwei Einheiten 1.
       *[other] Ist der letzte Anführer verloren, verliert jedes Gebiet mit mindestens zwei Einheiten { $n }.
    }
describe-retreat-always_after_first_round = Darf sich nach jeder Kampfrunde zurückziehen.
describe-retreat-either_side_has_conflict_disorder = Darf sich zurückziehen, sobald eine Seite einen Kampf-Aufruhrmarker hat.
describe-no-powers = Keine besonderen Regeln.
describe-power-other = Besondere Regel: { $code }.

## Bedingungen

describe-if-other = unter Bedingungen
describe-if-all-units = alle Einheiten
describe-if-age_above_start_age = in einem späteren Zeitalter als am Anfang
describe-if-attacking = als Angreifer
describe-if-barbarian = barbarisch
describe-if-capital_disordered = Hauptstadt in Aufruhr
describe-if-defending = als Verteidiger
describe-if-has_city = mit Stadt
describe-if-has_disorder = ein Aufruhrgebiet
describe-if-has_religion = eine Religion
describe-if-no_disorder = kein Aufruhrgebiet
describe-if-no_government = noch keine Regierung
describe-if-no_leader = kein Anführer
describe-if-no_religion = noch keine Religion
describe-if-not_barbarian = nicht barbarisch
describe-if-opponent_controls_more_areas = gegen ein Reich mit mehr Gebieten
describe-if-outside_capital = außerhalb der Hauptstadt
describe-if-own_action = in der eigenen Aktion
describe-if-own_city_area = Gebiete mit eigener Stadt
describe-if-start_area = in einem Startgebiet
describe-if-takes_part = beteiligt
describe-if-cities_at_least =
    { $n ->
        [one] mindestens 1 Stadt
       *[other] mindestens { $n } Städte
    }
describe-if-controls_city_level_at_least = eine Stadt ab Stufe { $n }
describe-if-controls_coastal = mindestens { $n ->
    [one] 1 Küstengebiet
   *[other] { $n } Küstengebiete
}
describe-if-controls_water_areas = mindestens { $n ->
    [one] 1 Wassergebiet
   *[other] { $n } Wassergebiete
}
describe-if-land_areas_at_least = mindestens { $n ->
    [one] 1 Landgebiet
   *[other] { $n } Landgebiete
}
describe-if-class = { $names }
describe-if-class_not = alle außer { $names }
describe-if-type = { $names }
describe-if-terrain = { $names }
describe-if-kind = { $names }
describe-if-government_in = { $names } als Regierung
describe-if-government_not = ohne { $names }
describe-if-has = { $name }
describe-if-has_not = ohne { $name }
describe-if-marker_in_play = { $name } im Spiel
describe-if-marker_not_in_play = { $name } nicht im Spiel
describe-if-religion = { $name } als Religion
describe-if-empire_is = nur für { $name }
describe-if-any-leader = ein Anführer
describe-if-has_leader = ein Anführer dieses Typs: { $name }
describe-if-no_leader_type = kein Anführer dieses Typs: { $name }
describe-if-other-player-in-range = ein Reich eines anderen Spielers in Reichweite
describe-if-in_range = { $names } in Reichweite
describe-if-controls_land_in = ein Landgebiet in { $names }
describe-if-partner_controls_land_in = Partner mit Land in { $names }
describe-if-per =
    { $what ->
        [city] für jede Stadt
        [fertile_area_controlled] für jedes fruchtbare Gebiet
        [land_area] für jedes Landgebiet
        [controlled_area_with_income] für jedes Gebiet mit Einkommen
        [trade_difference] für jeden Punkt Unterschied
       *[other] je Stück
    }
describe-if-in-play-else = wenn im Spiel, nur { $empire }; sonst { $otherwise }

## Errungenschaften

describe-artefact =
    { $kind ->
        [religion] Religion
        [government] Regierung
        [technology] Technologie
        [wonder] Wunder
        [society] Gesellschaft
        [treaty] Vertrag
       *[world] Welterrungenschaft
    }, { $green ->
        [yes] grün
       *[no] rot
    }; Zeitalter { $ages }; { $place ->
        [empire_card] auf der Reichskarte
        [area] in einem Gebiet
        [coastal_area] in einem Küstengebiet
        [progress_track] auf der Fortschrittstabelle
        [foreign_area] in einem fremden Landgebiet
       *[two_areas] in je einem Gebiet beider Reiche
    }.
describe-also-in-ages =
    { $n ->
        [one] Auch in Zeitalter { $ages } mit { $where }.
       *[other] Auch in den Zeitaltern { $ages } mit { $where }.
    }
describe-needs = Nötig: { $list }.
describe-goes = Geht: { $list }.
describe-goes-area_captured = mit dem Gebiet
describe-goes-revolution = mit Revolution
describe-goes-age_change = beim Wechsel des Zeitalters
describe-goes-vote_passed = durch eine Abstimmung
describe-goes-pope_vote_opt_out = wenn es in einer Abstimmung aufgegeben wird
describe-goes-votes_to_end_heresy = mit einer Abstimmung gegen Ketzerei
describe-goes-no_leader_left = ohne Anführer
describe-goes-any_empire_enters = wenn ein Reich ein höheres Zeitalter betritt
describe-goes-either_empire = wenn eines der beiden ein anderes Zeitalter betritt
describe-goes-either_area = wenn eines der beiden Gebiete genommen wird
describe-goes-palestine_controlled_by = wenn ein christliches Reich Palästina kontrolliert
describe-goes-adopts = mit der Annahme von { $name }
describe-goes-gains = mit { $name }
describe-goes-played = wenn das gespielt wird: { $name }
describe-goes-artefact_removed = mit { $name }
describe-goes-area_controlled_by_religion = wenn ein Reich dieser Religion das Gebiet kontrolliert: { $name }
describe-goes-leader_in_civilise = durch einen Anführer dieses Typs in der Zivilisierung: { $name }
describe-any-religion = einer Religion

describe-artefact-buddhism =
    Wer ihm durch Manöver Gebiete nimmt, bekommt { $place_disorder } Aufruhrmarker. Vor jeder eigenen Aktion darf das Reich { $remove_disorder } Aufruhrmarker entfernen.
describe-artefact-capitalism =
    Im eigenen Handel legt es { $play } Karten und benutzt { $use }. { $glory } Ruhmespunkt für jeden gewonnenen Handel; in der eigenen Aktion auch { $money } Geld je Punkt Unterschied, mal { $money_from_trade } von einem anderen Reich mit Kapitalismus.
describe-artefact-christianity =
    Die Hauptstadt gerät in Aufruhr. Vor der gewählten Aktion darf es ein neutrales Nachbargebiet bekehren oder ein nicht christliches stören. Verliert es ein fruchtbares Gebiet, gerät die Hauptstadt oder eine andere Stadt in Aufruhr.
describe-artefact-colossus = Reichweite +{ $range }.
describe-artefact-computing = Im Handel darf statt einer Handkarte die oberste Karte des Zugstapels benutzt werden.
describe-artefact-concentrated_ownership = Jede Einheit kostet { $unit_cost } mehr, Befestigungen nicht.
describe-artefact-confucianism =
    Eine Karte kann jeden Aufruhrmarker abwenden. Wer ihm Land nimmt, tritt über, wenn er keine Religion hat, oder bekommt dort Aufruhr. Handelszahl -{ $trade_number }.
describe-artefact-democracy =
    Neue Einheiten kosten die Hälfte, wenn ein Reich ihr in dieser oder der vorigen Runde ein Gebiet genommen hat. Kostenloser Fortschritt trotz Joker. { $glory } Ruhmespunkt weniger für Land eines Reiches, das sie nicht herausgefordert hat.
describe-artefact-feudalism =
    Kein Unterhalt; Infanterie und Kavallerie kosten { $unit_cost } weniger. Halbes Einkommen; { $trade_progress } Stufe weniger für jeden gewonnenen Handel.
describe-artefact-forum =
    Eine Aktion kann für einen Marker „+1 go“ in Passen umgewandelt werden. Ein solcher Marker bezahlt eine zweite, andere Aktion in einer Runde.
describe-artefact-great_library = Handelszahl +{ $trade_number }.
describe-artefact-great_pyramid = In ihr Gebiet und daneben kommt kein Aufruhrmarker.
describe-artefact-great_wall = Ihr Gebiet und die eigenen Gebiete daneben gelten als befestigt.
describe-artefact-hanging_gardens =
    Jede Runde { $glory } Ruhmespunkte für den höchsten Stadtwert von allen, { $glory2 } für den zweithöchsten.
describe-artefact-heresy =
    Alle Aktionen von Reichen dieser Religion werden zur Abstimmung: Eine Karte sagt, wie viele Stufen sie zusammen verlieren, wenn die Ketzerei enden soll.
describe-artefact-hinduism =
    Nachteile durch andere Religionen werden ignoriert. Gewinnt das Reich { $glory_of_this_empire_this_step_at_most } Ruhmespunkt oder weniger, bekommt es { $glory } mehr, bei { $glory_of_this_empire_this_step_at_least } oder mehr { $glory2 } weniger.
describe-artefact-industrial_revolution = Das Einkommen aus Städten wird mit { $city_income } malgenommen.
describe-artefact-internet = { $glory } Ruhmespunkte, und das Spiel endet sofort.
describe-artefact-islam =
    { $elite } Elitemarker. { $glory } Ruhmespunkt für jedes Landgebiet, das es einem nicht islamischen Reich nimmt, { $glory2 } weniger für eines von einem islamischen.
describe-artefact-jihad =
    Islamische Einheiten haben dort und daneben Frontlinie +{ $front } und Unterstützung +{ $support }. Islamische Reiche ohne Renaissance verlieren { $glory } Ruhmespunkte für jede andere Aktion als Manöver.
describe-artefact-just_rule =
    Aller Aufruhr des Reiches endet. Sechs Ereignisse können nicht darauf gespielt werden: Kasernenaufstand, Bürgerkrieg, Zusammenbruch des Reiches, Zersplitterung des Reiches, Neue Dynastie, Aufstand.
describe-artefact-moon_landing =
    { $glory } Ruhmespunkt in jeder Zivilisierung, { $glory2 } weitere, wenn das Reich das Spiel beendet.
describe-artefact-oracle =
    Vor der Aktion darf die Hand eines Spielers angesehen werden, der ein Reich in doppelter Reichweite hat. Ist dessen Hauptstadt in Aufruhr, bleibt eine Karte verborgen.
describe-artefact-paved_roads = Ein Gebiet mit einer Stadt ab Stufe 3 zu betreten kostet { $move_cost } Bewegungspunkt.
describe-artefact-peace_treaty = Keines der beiden Reiche betritt Gebiete des anderen.
describe-artefact-pharos_lighthouse =
    Eigene Schiffe haben dort und daneben Frontlinie +{ $front } und Unterstützung +{ $support }. Handelszahl +{ $trade_number }.
describe-artefact-pope =
    Er gibt alle christlichen Stimmen ab und darf in der Zivilisierung zum Kreuzzug aufrufen. Für die Päpstlichen Staaten gespielt, nehmen sie sofort das Christentum an.
describe-artefact-printing =
    { $trade_progress } Stufe mehr für jeden Handel, der gegen ein weiter fortgeschrittenes Reich gewonnen wird, nicht im Weltkrieg.
describe-artefact-radio =
    Die Reichweite wird durch andere Reiche hindurch gezählt. Ein Taktiker hilft bei Karte und Rückzug auch in den Gebieten neben ihm.
describe-artefact-railways = Reichweite +{ $range }. Ein beliebig weiter Weg durch eigenes zusammenhängendes Land kostet 1 Bewegungspunkt.
describe-artefact-religious_strife = Die Vorteile der Religion fallen weg, ihre Nachteile nicht.
describe-artefact-renaissance = Handelszahl +{ $trade_number }. Ein Ruhmespunkt kostet { $price } Geld.
describe-artefact-revolution =
    Das Reich fällt { $progress } Stufen zurück, die Hauptstadt gerät in Aufruhr; Religion, Ketzerei und Religionsstreit gehen von der Karte. Infanterie kostet { $unit_cost } weniger, Schiffe und Lufteinheiten { $unit_cost2 } mehr.
describe-artefact-satellites =
    Jedes andere Reich ist in Reichweite. Vor der Aktion dürfen Karten eines Spielers für je { $price_per_card } Geld angesehen werden.
describe-artefact-socialism =
    Aufruhr in jeder eigenen Stadt; Einheiten kosten in der Produktion { $unit_cost } weniger. Was mit Religion zu tun hat, wird ignoriert, nur nicht beim Gewinnen von Ruhmespunkten.
describe-artefact-temple_of_diana = Eigene Aufruhrgebiete in seiner Reichweite bringen Einkommen und zählen für Ruhmespunkte.
describe-artefact-united_nations =
    Sie beenden den Weltkrieg. Ihr Besitzer darf Resolutionen gegen Züge in andere Reiche und gegen fünf Ereignisse fordern.
describe-artefact-universal_suffrage = { $area_income } Einkommen mehr für jedes kontrollierte Gebiet mit Einkommen.
describe-artefact-world_war =
    Für alle Reiche: Neue Einheiten kosten die Hälfte, in einem Gebiet dürfen beliebig viele gebaut werden, alle ziehen ein zweites Mal, ein Handel bringt höchstens { $trade_progress } Stufe, kein kostenloser Fortschritt. Am Ende { $glory } Ruhmespunkt für jedes fruchtbare Gebiet.

## Ereignisse

describe-event =
    { $when }; { $by ->
        [own] vom aktiven Spieler
        [other] von einem anderen Spieler
        [involved] von einem beteiligten Spieler
       *[any] von jedem
    }{ $hostile ->
        [yes] ; feindlich
       *[no] { "" }
    }.
describe-moment-event_announced = Wenn ein Ereignis angekündigt wird
describe-moment-marker_turned_over = Wenn ein Marker aufgedeckt wird
describe-moment-between_actions = Zwischen zwei Aktionen
describe-moment-before_rounds = Vor der ersten Aktionsphase
describe-moment-start_empire = Reich gründen, bevor die Karte gezeigt wird
describe-moment-production = Produktion, vor dem Einkommen
describe-moment-before_trade_cards = Handel, bevor Karten liegen
describe-moment-after_trade_result = Handel, wenn er entschieden ist
describe-moment-trade = Handel
describe-moment-manoeuvre = Manöver, am Anfang
describe-moment-during_movement = Manöver, während der Bewegung
describe-moment-conflict = Konflikt
describe-moment-start_of_conflict_round = Konflikt, am Anfang einer Kampfrunde
describe-moment-after_conflict_reveal = Konflikt, wenn Karten und Einheiten gezeigt sind
describe-moment-destiny = Schicksal, am Anfang
describe-moment-civilise = Zivilisierung
describe-moment-discard_empire = Reich aufgeben, am Anfang
describe-moment-end_of_turn = Am Anfang des Rundenendes
describe-moment-interrupt = Jederzeit

describe-event-fate_intervenes = Das angekündigte Ereignis hat keine Wirkung.
describe-event-indecision = Die Aktion wird zu Passen, außer Reich gründen und Reich aufgeben.
describe-event-assassination =
    Eine Karte wird aufgedeckt: Ab { $v_at_least } stirbt der genannte Anführer, sonst zieht sein Spieler { $draw_cards } Karte.
describe-event-change_of_plans = Zwei deiner eigenen verdeckten Marker tauschen den Platz.
describe-event-rare_conjunction = Ein eigenes Reich erhält für diese Runde { $gain_go } Marker „+1 go“.
describe-event-time_ripple = Das Reich darf gegründet werden, obwohl das jetzige Zeitalter nicht auf seiner Karte steht.
describe-event-pretender = Das neue Reich erhält { $money } Geld und { $elite } Elitemarker dazu.
describe-event-brilliant_financier = Das aktive Reich erhält { $money } Geld.
describe-event-bumper_harvest = Das Einkommen aus fruchtbaren Gebieten wird in dieser Aktion mit { $area_income } malgenommen.
describe-event-gold_rush = Eine Karte wird aufgedeckt; das aktive Reich erhält { $money } mal ihren Wert in Geld.
describe-event-mass_levy =
    In dieser Aktion kostet Infanterie { $unit_cost } weniger, und in einem Gebiet dürfen beliebig viele Einheiten gebaut werden.
describe-event-tax_revolt = Das gesamte Einkommen wird in dieser Aktion halbiert.
describe-event-famine =
    Fruchtbare Gebiete bringen in dieser Aktion nichts, und eines davon, das du wählst, gerät in Aufruhr.
describe-event-silk_road =
    Deine Seite hat in dieser Aktion Handelszahl +{ $trade_number }, und beide Seiten erhalten { $money } Geld.
describe-event-embargo = Der Handel findet nicht statt.
describe-event-spy_ring = Der Partner legt seine Karten offen, bevor du deine legst.
describe-event-industrial_espionage =
    { $progress ->
        [one] Hat deine Seite gegen ein weiter fortgeschrittenes Reich verloren, rückt sie 1 Stufe vor.
       *[other] Hat deine Seite gegen ein weiter fortgeschrittenes Reich verloren, rückt sie { $progress } Stufen vor.
    }
describe-event-brisk_trade = Das aktive Reich handelt noch einmal, mit einem anderen Reich.
describe-event-enlightenment =
    { $progress ->
        [one] Ein eigenes Reich rückt 1 Stufe vor.
       *[other] Ein eigenes Reich rückt { $progress } Stufen vor.
    }
describe-event-invention =
    Eine Karte wird aufgedeckt; das aktive Reich rückt um die Hälfte ihres Wertes vor, aufgerundet.
describe-event-lost_knowledge =
    { $progress ->
        [one] Ein Reich, das nicht am wenigsten fortgeschritten ist, fällt 1 Stufe zurück.
       *[other] Ein Reich, das nicht am wenigsten fortgeschritten ist, fällt { $progress } Stufen zurück.
    }
describe-event-dark_times = Das genannte Reich macht in dieser Runde keinen kostenlosen Fortschritt.
describe-event-burning_of_books =
    Eine Karte wird aufgedeckt: Ab { $v_at_least } wird eine grüne Errungenschaft deiner Wahl in einem Gebiet des genannten Reiches zerstört.
describe-event-volcano =
    Ein Gebirge oder eine Insel: Für jede Einheit dort wird eine Karte aufgedeckt, ab { $own_draw_at_least } ist sie verloren. Eine Stadt verliert eine Stufe, und das Gebiet gerät in Aufruhr.
describe-event-earthquake =
    Das genannte Gebiet verliert seine Befestigung, seine Stadt eine Stufe, und es gerät in Aufruhr.
describe-event-flood =
    Ein fruchtbares Gebiet und ein Gebiet desselben Reiches daneben, das du wählst, geraten in Aufruhr.
describe-event-great_fire = Die Stadt im genannten Gebiet verliert eine Stufe, und das Gebiet gerät in Aufruhr.
describe-event-pestilence =
    Im genannten Gebiet und in allen angrenzenden Gebieten mit Stadt bleibt nur die Hälfte der Einheiten, aufgerundet. Das genannte Gebiet gerät in Aufruhr.
describe-event-drought = Steppen und Wüsten bringen in dieser Aktion nichts.
describe-event-barracks_revolt =
    Das genannte Reich verliert { $elite } Elitemarker, sein Gebiet mit den meisten Einheiten gerät in Aufruhr, und es verliert so viel Geld, wie der Wert einer aufgedeckten Karte sagt.
describe-event-civil_war =
    Ein Reich mit mindestens { $land_areas_at_least } Landgebieten: Du nennst so viele seiner Landgebiete, wie der Wert einer Karte sagt, höchstens eines von { $civil_war_share }, nicht die Hauptstadt. Für jedes wird eine Karte aufgedeckt: Ist sie mindestens die Zahl der Einheiten dort, sind alle verloren, sonst gerät das Gebiet in Aufruhr.
describe-event-empire_collapses =
    Ein Reich, dessen Hauptstadt in Aufruhr ist, oder ein barbarisches ohne Anführer behält nur seine Hauptstadt und so viele Gebiete, wie der Wert einer Karte sagt.
describe-event-empire_fragments =
    Das genannte Reich verliert alle Teile, die von seinem Kern abgeschnitten sind, außer denen mit einem Anführer oder einer Stadt ab Stufe { $fragment_city_level }.
describe-event-new_dynasty =
    Ein Reich in Reichweite, dessen Hauptstadt in Aufruhr ist oder das keinen Anführer hat: Ist eine Karte mindestens { $dynasty_above_leaders } höher als sein Anführerwert und hast du einen freien Platz, gehört es dir, und sein Spieler zieht neue Karten: { $dynasty_cards }. Sonst gerät seine Hauptstadt in Aufruhr.
describe-event-rebellion =
    Aufruhr in so vielen Gebieten des genannten Reiches, wie der Wert einer Karte sagt, mindestens { $place_disorder }. Du wählst sie: zuerst irgendeines, dann nur Gebiete neben einem gewählten oder neben Gebieten, die schon in Aufruhr sind.
describe-event-great_leader =
    Ein eigenes Reich zieht { $draw_leaders } Marker aus dem Vorratsbehälter und behält { $keep } Anführer, gleich welchen Anführerwert es hat.
describe-event-elite_guard = Ein eigenes Reich erhält { $elite } Elitemarker.
describe-event-golden_age = { $glory } Ruhmespunkte für ein eigenes Reich mit einer Stadt und ohne Aufruhr.
describe-event-migration =
    In dieser Aktion dürfen Landgebiete leer gezogen werden, und alle Einheiten haben { $move_points } Bewegungspunkt mehr.
describe-event-colonists =
    Ein eigenes Reich setzt kostenlos bis zu { $place_units } Infanterieeinheiten in neutrale Landgebiete in Reichweite.
describe-event-forced_march = Landeinheiten haben in dieser Aktion { $move_points } Bewegungspunkte mehr.
describe-event-second_campaign = Das Reich zieht und kämpft in dieser Aktion ein zweites Mal.
describe-event-great_storm =
    Schiffe des aktiven Reiches in einer See oder einem Ozean dürfen in diesem Manöver nicht weiterfahren. Für jedes wird eine Karte aufgedeckt: Ab { $own_draw_at_least } ist es verloren.
describe-event-piracy =
    Ein eigenes Reich mit einem Schiff neben dem aktiven Reich nimmt bis zu { $transfer_money } von dessen gespartem Geld.
describe-event-ambush = Eine Seite deiner Wahl zählt in dieser Kampfrunde { $conflict_total } mehr.
describe-event-betrayal =
    Eine eingesetzte Einheit der anderen Seite, die du wählst, zählt in dieser Kampfrunde nichts und ist mit ihr verloren, auch wenn ein Taktiker da ist.
describe-event-fortune_of_war = Eine Seite deiner Wahl zieht für diese Kampfrunde eine andere Karte.
describe-event-mercenaries =
    Deine Seite kauft bis zu { $place_units } Landeinheiten im Gebiet des Konflikts zum normalen Preis.
describe-event-missionaries =
    Ein Reich in Reichweite ohne Religion nimmt die deines Reiches an; du erhältst { $glory } Ruhmespunkt.
describe-event-schism =
    In jedem Reich einer Religion gerät ein Gebiet mit Stadt, das du wählst, in Aufruhr, außer mit Religionsführer oder Sozialismus.
describe-event-dynastic_marriage =
    { $marriage_glory ->
        [one] Ein Nachbarreich und eines von deinen vereinbaren den Verkauf eines Landgebiets ohne Stadt; beide Spieler erhalten 1 Ruhmespunkt. Ohne Einigung nimmst du die Karte zurück.
       *[other] Ein Nachbarreich und eines von deinen vereinbaren den Verkauf eines Landgebiets ohne Stadt; beide Spieler erhalten { $marriage_glory } Ruhmespunkte. Ohne Einigung nimmst du die Karte zurück.
    }
describe-event-windfall = Du ziehst bei diesem Schicksal { $hand_draw } Karten mehr.
describe-event-prophecy =
    { $take_from_discard ->
        [one] Du nimmst eine Karte deiner Wahl vom Ablagestapel.
       *[other] Du nimmst { $take_from_discard } Karten deiner Wahl vom Ablagestapel.
    }
describe-event-looted_treasury =
    Ist seine Hauptstadt in Aufruhr oder hat es keinen Anführer, verliert das aktive Reich die Hälfte seines gesparten Geldes, aufgerundet.
describe-event-honourable_end = { $glory } Ruhmespunkt für je { $honourable_levels } volle Stufen des Reiches, das aufgegeben wird.

## Anführer

describe-leader-of = { $types }; { $empire }, ab Zeitalter { $age }.
describe-leader-unnamed =
    { $n ->
        [one] { $types }; ohne Namen, 1 im Vorratsbehälter.
       *[other] { $types }; ohne Namen, { $n } im Vorratsbehälter.
    }
describe-leader-administrator =
    In seinem Gebiet dürfen beliebig viele Einheiten gebaut werden. Alle Einheiten außer Infanterie kosten { $unit_cost } weniger, Infanterie { $unit_cost2 } weniger, wenn er in der eigenen Hauptstadt ist.
describe-leader-artist =
    Errungenschaften dürfen in seinem Gebiet zusammen liegen. { $glory } Ruhmespunkt für jede, die du in seiner Reichweite einsetzt. Beim Gewinnen von Ruhmespunkten zählen Errungenschaften in seinem Gebiet { $artefact_count }-fach und bringen { $glory_from_artefacts } mehr.
describe-leader-builder =
    Ein weiterer Stadtschritt in seinem Gebiet, { $city_min_age } Zeitalter früher, auch für barbarische Reiche. Städte dort werden nie reduziert.
describe-leader-explorer =
    Die Reichweite von seinem Gebiet aus wird mit { $range } malgenommen. Sein Stapel hat { $move_points } Bewegungspunkt mehr, zahlt { $move_cost } für neutrale Gebiete und lässt unterwegs niemanden zurück.
describe-leader-philosopher = Gewinnt Gleichstände um Ruhmespunkte.
describe-leader-populist =
    Nach dem Manöver darf er den Aufruhr seines Gebiets entfernen. In der Produktion zählt seine Stadt { $city_value }-fach, eigene Städte neben ihm { $city_value2 } mehr.
describe-leader-religious =
    Im Schicksal ziehst du von beiden Stapeln. In der Zivilisierung beendet er Ketzerei; sein Reich ist vor Religionsstreit sicher.
describe-leader-scientist = Im Handel legst du { $play } Karten und benutzt { $use } davon. Dunkle Felder sind ohne Wirkung.
describe-leader-strategist = Ganz am Ende des Manövers zieht und kämpft sein Stapel noch einmal.
describe-leader-tactician =
    Er darf die erste Karte eines Konflikts neu ziehen. Wo er eingesetzt ist, geht nichts verloren; Rückzug ist leichter.

## Einheiten und Aktionen

describe-unit = { $class }, ab Stufe { $level } (Zeitalter { $age }), Preis { $price }.
describe-values = Frontlinie { $front }, Unterstützung { $support }, Bewegung { $move }.
describe-carries =
    { $n ->
        [one] Trägt 1 Landeinheit.
       *[other] Trägt { $n } Landeinheiten.
    }
describe-galley = Eine Galeere: Sie befährt keine Ozeane.
describe-weak = Die Werte werden halbiert auf diesem Gelände: { $ground }; und gegen Befestigungen und Städte ab Stufe { $level }.
describe-class = Typen: { $types }.
describe-colour-light = Helle Farbe eines Paares: mehr und schwächere Einheiten. Dazu gehört { $pair }.
describe-colour-dark = Dunkle Farbe eines Paares: weniger und stärkere Einheiten. Dazu gehört { $pair }.
describe-colour-elite = Eine Farbe ohne Paar: wenige und starke Einheiten, für alle frei.
describe-mix = { $n } Einheiten: { $list }.
describe-counters = { $unit } { $n }
describe-action-start_empire = Spiele ein Reich aus deiner Hand: kaufe erste Einheiten, nimm die Startgebiete, gründe die Hauptstadt.
describe-action-production = Einkommen, Aufruhr gegen Geld entfernen, Unterhalt; dann werden Einheiten und Befestigungen gebaut.
describe-action-trade = Handle mit einem Reich in Reichweite: Karte und Handelszahl; die höhere Summe rückt bis zu { $levels } Stufen vor.
describe-action-manoeuvre = Jede Einheit darf sich einmal bewegen; dann werden alle Konflikte ausgetragen.
describe-action-destiny = Wirf ab, was du willst, dann ziehe bis auf { $slot } Karten (leerer Platz), { $empire } (Reich) oder { $advanced } (kein Reich ist in einem höheren Zeitalter).
describe-action-civilise = Städte, Errungenschaften und Ereignisse, Übernahme, Anführer, neuere Einheiten, und ein Aufruhrmarker wird entfernt.
describe-action-discard_empire = Das Reich verlässt das Spiel, und sein Platz ist frei.
describe-action-wild = Steht für jede der sieben Aktionen, kostet das Reich aber den kostenlosen Fortschritt.
describe-action-pass = Es geschieht nichts.
describe-action-vote = Ketzerei macht aus jeder Aktion diese: Die Reiche der Religion stimmen ab, wer für ihr Ende zahlt.
describe-marker =
    Der Marker liegt { $where ->
        [both] auf einem Reich oder einem leeren Platz
        [empire] auf einem Reich
       *[slot] auf einem leeren Platz
    }.

## Spielplan und Zeit

describe-area = { $ground }; { $regions }; Gitter { $grid }.
describe-no-region = keine Region
describe-ground = Einkommen { $income }, Bewegung { $cost }, Verteidigung { $defence }.
describe-city = Name einer Stadt hier: { $name }.
describe-arrow = Über einen Pfeil: { $names }.
describe-river = Über einen Fluss: { $names }.
describe-area_kind =
    { $n ->
        [one] 1 Gebiet.
       *[other] { $n } Gebiete.
    }
describe-region = { $land } Landgebiete, davon { $fertile } fruchtbar, und { $water } Gewässer.
describe-age = Stufen { $first } bis { $last }, ab { $year }.
describe-year = { $year } n. Chr
describe-year-bc = { $year } v. Chr
describe-dark =
    { $n ->
        [one] Dunkles Feld: { $levels }.
       *[other] Dunkle Felder: { $levels }.
    }
describe-scenario = Von Zeitalter { $first } bis Zeitalter { $last }; endet spätestens nach Runde { $limit }.
describe-scenario-free = Erstes und letztes Zeitalter werden vor dem Spiel gewählt.
