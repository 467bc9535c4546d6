# Karten und Marker von Ein neues Zeitalter in Worten.

## Fokuskarten

describe-focus = { $type }, Stufe { $level }.
describe-caravans =
    { $n ->
        [one] 1 Wagen ist nutzbar.
       *[other] { $n } Wagen sind nutzbar.
    }
describe-either = Entweder: { $text }
describe-or = Oder: { $text }
describe-trade-culture = Jeder Handelsmarker bringt 1 Kontrollmarker mehr.
describe-trade-science = Jeder Handelsmarker bringt 1 Feld mehr auf der Technologiescheibe.
describe-trade-economy = Jeder Handelsmarker bringt jedem Wagen 1 Schritt mehr.
describe-trade-industry = Jeder Handelsmarker bringt 1 Produktion mehr, nur für ein Weltwunder.
describe-trade-military = Jeder Handelsmarker bringt in einem Kampf 1 Kampfwert mehr, auch bei der Verteidigung.

describe-place-friendly_city =
    Platziere bis zu { $count } Kontrollmarker neben deinen Städten, auf Feldern mit höchstens dem Schwierigkeitsgrad des Platzes.
describe-place-friendly_space =
    { $count ->
        [one] Platziere noch 1 Kontrollmarker neben einem deiner Felder; auch hier gilt der Platz als Grenze.
       *[other] Platziere noch bis zu { $count } Kontrollmarker neben deinen Feldern; auch hier gilt der Platz als Grenze.
    }
describe-place-built_city = Platziere dann bis zu { $count } Kontrollmarker neben der neuen Stadt.
describe-move_control =
    Versetze dann 1 eigenen Kontrollmarker auf ein leeres Landfeld daneben, gleich wie schwierig es ist.
describe-convert_rival_control =
    Ersetze dann 1 fremden Kontrollmarker, der höchstens { $range ->
        [one] 1 Feld
       *[other] { $range } Felder
    } von einem deiner Felder entfernt ist, durch einen eigenen; ein verstärkter wird nur umgedreht.
describe-gain_trade = Lege { $count } Handelsmarker auf eine deiner Karten.
describe-advance_tech = Drehe die Technologiescheibe um so viele Felder weiter, wie der Platz sagt.
describe-gain_resource = Nimm { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} einer Art, von der du noch keinen Marker hast.
describe-nuke =
    Auf Platz { $slot } darfst du zuerst ein Feld wählen: Dort und ringsum werden unverstärkte Kontrollmarker zerstört und verstärkte umgedreht, auch eigene.
describe-move_caravans =
    Jeder deiner Wagen zieht bis zu { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weit, über Felder mit höchstens dem Schwierigkeitsgrad des Platzes.
describe-caravans-water = Sie dürfen auch über Wasser ziehen.
describe-caravans-clear = Sie dürfen Barbaren betreten und vertreiben sie dabei, ohne Handelsmarker.
describe-exchange_resource = Du darfst { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} gegen eine andere tauschen.
describe-resolve_other_card =
    Nachdem diese Karte zurückgesetzt ist, darfst du einmal im Zug eine andere Karte abhandeln, als läge sie auf Platz { $as_slot }; sie bleibt liegen.
describe-build_wonder =
    Baue ein ausliegendes Weltwunder. Produktion: der Platz, dazu { $n } je passender Ressource.
describe-production = Auf Platz { $slot } bringt die Karte { $n } Produktion.
describe-build_city =
    Baue eine Stadt bis zu { $range } Felder von einem deiner Felder; Weg und Ziel haben höchstens den Schwierigkeitsgrad des Platzes.
describe-city-caravan = Gezählt werden darf auch von deinen Wagen aus.
describe-city-water = Über Wasser darf gezählt werden.
describe-reinforce = Verstärke so viele eigene Kontrollmarker, wie der Platz sagt.
describe-reinforce-rest =
    Verstärke dann so viele eigene Kontrollmarker, wie der Platz sagt, für jeden gemachten Angriff 1 weniger.
describe-attack = Greife bis zu { $count }-mal an, bis zu { $range } Felder weit. Kampfwert: Würfel und Platz.
describe-attack-bonus = Der Kampfwert ist um { $bonus } höher.
describe-attack-barbarian = Gegen Barbaren ist er um { $bonus } höher.
describe-attack-through = Gezählt werden darf auch über { $names }.
describe-through-water = Wasser
describe-through-rival_cities = fremde Städte
describe-through-barbarians = Barbaren
describe-through-city_states = Stadtstaaten

## Weltwunder

describe-wonder =
    { $type ->
        [culture] Kulturelles
        [economy] Wirtschaftliches
        [science] Wissenschaftliches
       *[military] Militärisches
    } Weltwunder { $era ->
        [ancient] der Antike
        [medieval] des Mittelalters
       *[modern] der Moderne
    }. Kosten { $cost }, passende Ressourcen: { $resources }.
describe-wonder-stonehenge =
    Hast du einen Kontrollmarker auf Hügeln platziert, darfst du auf Hügeln daneben weitere platzieren, immer wieder.
describe-wonder-hanging_gardens =
    Zu Beginn deines Zuges darfst du { $count } Kontrollmarker neben einer deiner Städte platzieren, bis Schwierigkeitsgrad { $terrain_max }.
describe-wonder-forbidden_city =
    Zu Beginn deines Zuges darfst du { $count ->
    [one] 1 fremden Kontrollmarker
   *[other] { $count } fremde Kontrollmarker
} neben einem deiner Felder zerstören, auch einen verstärkten.
describe-wonder-chichen_itza =
    Deine Kontrollmarker darfst du auch auf leeren Waldfeldern platzieren, die nirgends angrenzen; der Platz bleibt die Grenze.
describe-wonder-sydney_opera_house =
    Auch fremde Kontrollmarker neben deinen Städten zählen dafür, ob sie entwickelt sind.
describe-wonder-eiffel_tower =
    Zu Beginn deines Zuges darfst du zwei Kontrollmarker eines Mitspielers nennen; er wählt einen davon, und du ersetzt ihn durch einen eigenen.
describe-wonder-colossus =
    Handelst du eine Wirtschaftskarte ab, haben deine Wagen zusammen { $amount } Schritte mehr, beliebig verteilt.
describe-wonder-great_lighthouse =
    Leere Felder am Rand des Spielplans gelten beim Städtebau als { $treated_as_range } Felder von dir entfernt.
describe-wonder-great_zimbabwe =
    Bis zu { $limit } Handelsmarker, die du erhältst, darfst du hier lagern; zu Beginn deines Zuges darfst du sie auf deine Karten legen.
describe-wonder-machu_picchu = Karten auf Platz 1 und 2 handelst du ab, als lägen sie auf Platz { $as_slot }.
describe-wonder-big_ben = Im Kampf { $amount } mehr für jeden deiner Wagen neben dem umkämpften Feld.
describe-wonder-estadio_do_maracana =
    Hast du eine andere Karte als Wirtschaft abgehandelt, darfst du einmal im Zug auch deine Wirtschaftskarte abhandeln; sie wird zurückgesetzt.
describe-wonder-oracle = Zu Beginn deines Zuges darfst du zwei benachbarte Karten deiner Fokusreihe tauschen.
describe-wonder-pyramids =
    Beim Bau ersetzt du bis zu { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} der Stufe { $from_level } durch Karten der Stufe { $to_level } desselben Typs.
describe-wonder-porcelain_tower =
    Beim Bau ersetzt du bis zu { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} durch die nächste Stufe desselben Typs.
describe-wonder-potala_palace =
    Du darfst bis zu { $amount } Diplomatiekarten von jedem Mitspieler haben; beim Bau nimmst du bis zu { $count }.
describe-wonder-oxford_university =
    Ersetzt du eine Karte, die nicht Wissenschaft ist, darf die neue von einem anderen Typ sein.
describe-wonder-kremlin =
    Beim Angriff auf ein fremdes Feld { $amount } mehr, wenn du mehr verstärkte Kontrollmarker auf dem Spielplan hast als der Verteidiger.
describe-wonder-petra =
    Bei der Verteidigung { $amount } mehr. Barbaren betreten deine Städte und verstärkten Kontrollmarker nicht.
describe-wonder-terracotta_army = Beim Angriff { $amount } mehr.
describe-wonder-alhambra = Bei Angriff und Verteidigung { $amount } mehr.
describe-wonder-venetian_arsenal =
    Einmal im Zug, nach einer Karte auf Platz { $slot }: Du darfst sie noch einmal abhandeln, als läge sie auf Platz { $as_slot }.
describe-wonder-pentagon =
    Beim Angriff { $amount } mehr, und deine Angriffe reichen beliebig weit; worüber gezählt werden darf, bleibt.
describe-wonder-ruhr_valley = Bei der Verteidigung { $amount } mehr.

## Anführer

describe-leader = { $people }. Die Fokusreihe von Platz 1 bis 5: { $row }.
describe-leader-rome = Deine Wagen dürfen von der Karte aus in jeder deiner Städte starten.
describe-leader-america =
    Deine Naturwunder liegen auf Fokuskarten; du nutzt sie dort einmal im Zug als Handelsmarker oder als Ressource und legst sie dann neu.
describe-leader-aztec =
    Ist deine Militärkarte zurückgesetzt und hast du in diesem Zug einen Angriff gewonnen, darfst du zwei Karten deiner Fokusreihe tauschen.
describe-leader-egypt = Weltwunder kosten dich { $amount } weniger.
describe-leader-france =
    Mit Kultur platzierst du mehr Kontrollmarker, nach deinem jüngsten Weltwunder: { $ancient } für Antike, { $medieval } für Mittelalter, { $modern } für Moderne.
describe-leader-japan =
    In deinem Zug haben Wüste und Berge am Wasser oder am Rand des Spielplans Schwierigkeitsgrad { $value }, auch im Kampf.
describe-leader-scythia = Im Kampf um Grasland oder Hügel { $amount } mehr, bei Angriff und Verteidigung.
describe-leader-sumeria = Für jeden besiegten Barbaren nimmst du { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} deiner Wahl.

## Stadtstaaten

describe-city_state =
    Stadtstaat des Typs { $type }. Ein Wagen bringt hier { $trade } Handelsmarker auf eine Karte dieses Typs; Kampfwert Würfel und { $defence }.
describe-city_state-carthage =
    Diplomatiekarte: Im Kampf { $amount } mehr für jeden Stadtstaat und jede deiner Städte bis zu 2 Felder vom umkämpften Feld; nicht beim Angriff auf Karthago.
describe-city_state-kumasi =
    Diplomatiekarte: Für deine Industrie- und Kulturkarten hat Wald Schwierigkeitsgrad { $value }.
describe-city_state-brussels =
    Diplomatiekarte: Weltwunder kosten dich { $amount } weniger je entwickelter eigener Stadt.
describe-city_state-seoul =
    Diplomatiekarte: Zu Beginn deines Zuges darfst du { $count ->
    [one] 1 Barbaren
   *[other] { $count } Barbaren
} auf ein leeres Landfeld daneben versetzen.
describe-city_state-geneva =
    Diplomatiekarte: Zu Beginn deines Zuges darfst du { $count ->
    [one] 1 Diplomatiekarte
   *[other] { $count } Diplomatiekarten
} eines Mitspielers gegen eine andere von ihm tauschen.
describe-city_state-mohenjo_daro =
    Diplomatiekarte: Platzierst du Kontrollmarker, ist jedes Feld um { $delta } weniger schwierig, mindestens aber 1.
describe-city_state-buenos_aires =
    Diplomatiekarte: Ein Weltwunder kostet dich { $amount } weniger, wenn du noch keines dieses Typs hast.
describe-city_state-kabul =
    Diplomatiekarte: Beim Angriff auf eine Stadt oder einen Stadtstaat { $amount } mehr; nicht beim Angriff auf Kabul.

## Diplomatiekarten der Spieler

describe-pact-joint_war = Beim Angriff { $amount } mehr, außer gegen den, von dem die Karte ist.
describe-pact-defensive_pact = Bei der Verteidigung { $amount } mehr, außer gegen den, von dem die Karte ist.
describe-pact-embassy =
    Treibt dein Wagen in der Hauptstadt dessen Handel, von dem die Karte ist, erhält er 1 Handelsmarker und du 1 Ressource deiner Wahl.
describe-pact-open_borders =
    Die Kontrollmarker dessen, von dem die Karte ist, zählen neben deinen Städten wie eigene dafür, ob sie entwickelt sind.

## Ziele

describe-agenda = { $text }.
describe-agenda-or = {" "}oder{" "}
describe-agenda-own_cities_on_map = { $n ->
    [one] 1 eigene Stadt
   *[other] { $n } eigene Städte
} auf dem Spielplan, die Hauptstadt zählt mit
describe-agenda-wonders_of_type =
    { $n } { $type ->
        [culture] kulturelle
        [economy] wirtschaftliche
        [science] wissenschaftliche
       *[military] militärische
    } Weltwunder
describe-agenda-rival_capitals_defeated =
    { $n ->
        [one] Eine fremde Hauptstadt besiegt
       *[other] { $n } fremde Hauptstädte besiegt
    }
describe-agenda-conquered_city_states = { $n ->
    [one] 1 eroberter Stadtstaat
   *[other] { $n } eroberte Stadtstaaten
}
describe-agenda-friendly_spaces = { $n ->
    [one] 1 eigenes Feld
   *[other] { $n } eigene Felder
} am Wasser oder am Rand des Spielplans
describe-agenda-tech_dial_reached = { $n } auf der Technologiescheibe
describe-agenda-mature_cities = { $n ->
    [one] 1 entwickelte Stadt
   *[other] { $n } entwickelte Städte
}
describe-agenda-natural_wonders = { $n } Naturwunder

## Spielplan

describe-nature =
    Naturwunder. Sein Marker zählt einmal in deinem Zug als { $resource } und bleibt dir, solange dir sein Feld gehört.
describe-resource = { $n } Marker, je { $worth } Produktion. Passend für { $names }.
describe-terrain-land = Schwierigkeitsgrad { $n }, wie Platz { $n } der Fokusleiste.
describe-terrain-water = Schwierigkeitsgrad { $n }, aber nur mit besonderen Karten zu betreten oder zu überqueren.
describe-terrain-natural_wonder = Schwierigkeitsgrad { $n }, ohne Geländeart.
describe-tile-capital = Mit dem Stern für eine Hauptstadt.
describe-tile-natural_wonder = Mit einem Naturwunder auf jeder Seite.
describe-tile-city_state = Mit einem Stadtstaat auf jeder Seite.
describe-tile-plain = Ohne Naturwunder und Stadtstaat.
describe-tile-side = Seite { $side }: { $terrains }.
describe-terrains = { $n } { $name }
