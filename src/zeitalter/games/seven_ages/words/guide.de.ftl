# Die Anleitung für Neulinge: was die Bereiche des Tisches sind, und ein Wort zu jeder Art von Frage, wenn sie zum ersten Mal kommt.
# guide-<id> erklärt; was zu empfehlen ist, sagt der Tipp.

## Bereiche

guide-area-prompt = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. Die Tasten 1 bis 9 wählen, H gibt einen Tipp, U nimmt zurück.
guide-area-prompt-touch = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. „Tipp“ zeigt, was ein Bot täte, „Zurück“ nimmt deine letzte Antwort zurück.
guide-area-board = Die Weltkarte: Land, Seegebiete und Ozeane. Wer eine Einheit in einem Gebiet hat, kontrolliert es. Darüber läuft die Fortschrittstabelle durch sieben Zeitalter, hier durch die ersten zwei. Was du wählen kannst, leuchtet.
guide-area-mat = Deine Auslage: deine Reiche mit Stufe, Geld, Anführern und Errungenschaften, deine acht Aktionsmarker und deine Hand. Jede Karte ist Reich, Errungenschaft, Ereignis und Zahl. Zeigen oder Antippen macht sie groß.
guide-area-mat-touch = Deine Auslage: deine Reiche mit Stufe, Geld, Anführern und Errungenschaften, deine acht Aktionsmarker und deine Hand. Jede Karte ist Reich, Errungenschaft, Ereignis und Zahl. Ein langer Druck macht sie groß.
guide-area-seats = Alle am Tisch mit ihren Ruhmespunkten. Jeder führt mehrere Reiche. Am Ende gewinnt, wer am meisten Ruhm hat, was immer aus den Reichen geworden ist.
guide-area-tabs = Der Verlauf erzählt alles in Sätzen; jede Zeile zeigt auf Wunsch den Tisch in diesem Augenblick. Daneben: die Auslagen der anderen, das Gespräch am Tisch und die Regeln.

## Lektionen

guide-opening = Jede Karte ist viererlei: ein Reich, eine Errungenschaft, ein Ereignis und ein Wert im farbigen Kästchen. Hier zählt nur der Wert: Alle zeigen eine Karte, die höchste beginnt und wählt zuerst. Die gezeigten Karten werden abgeworfen; zeige also keine, die du noch brauchst.
guide-colours = Zwei Farben von Einheiten sind die ganze Partie lang für dich reserviert. Jedes deiner Reiche bekommt eine Farbe; die helle hat mehr Einheiten, die dunkle weniger, aber stärkere.
guide-markers = So beginnt jede Runde: Alle legen gleichzeitig verdeckte Aktionsmarker, einen auf jedes eigene Reich und, wenn sie mögen, einen auf einen leeren Platz. Noch hast du kein Reich; der leere Platz kann eines gründen. Jeden Marker hast du nur einmal.
guide-turn = Es gibt sieben Aktionsphasen in fester Folge: Reich gründen, Produktion, Handel und Fortschritt, Manöver, Schicksal, Zivilisierung, Reich aufgeben. In der Phase deines Markers deckst du ihn auf und handelst; der Joker passt in jede. Was du liegen lässt, verfällt.
guide-start = Jede Handkarte, deren Zeitalter passen, kann ein Reich werden. Auf der Karte steht, wo es beginnt, mit wie viel Geld und welchen Anführern, wie gut es handelt und wofür es in jeder Runde Ruhmespunkte gewinnt.
guide-units = Das Startgeld kauft die ersten Einheiten, in jedem Startgebiet so viele du willst; der Rest wird gespart. Wo eine Einheit steht, kontrollierst du das Gebiet. Übrige Einheiten können später weiterziehen. Klicke ein leuchtendes Gebiet an und wähle.
guide-harvest = Die Runde ist zu Ende. Jedes Reich rückt eine Stufe vor, dann gewinnt es Ruhmespunkte für das, was seine Karte nennt: die vollen Punkte, wenn es darin das erste der Welt ist, einen weniger als zweites und so weiter. Zeige auf ein Reich, um seine Karte zu lesen.
guide-move = Manöver: Jede Einheit darf einmal ziehen, so weit ihre Bewegungspunkte reichen. In jedem Landgebiet, das du verlässt, bleibt eine Einheit zurück. Freies Land gehört dir, sobald du dort bist; wo ein anderes Reich steht, gibt es danach einen Konflikt.
guide-civilise = Zivilisierung: eine Stadt bauen oder entwickeln, Errungenschaften und Ereignisse von der Hand spielen, einen Anführer rufen, neuere Einheiten eintauschen, Aufruhr entfernen. Alles in beliebiger Folge; was leuchtet, geht. Dann sagst du „Fertig“.
guide-destiny = Schicksal tauscht Karten: Wirf ab, was du nicht brauchst, und ziehe nach, für einen leeren Platz auf 5, für ein Reich auf 6, für eines des höchsten Zeitalters auf 7. Hohe Werte helfen im Handel, Reiche und Errungenschaften deines Zeitalters im Spiel.
guide-build = Produktion bringt Geld: 2 für fruchtbares Land, 1 für jedes andere Gebiet, dazu die Stufe jeder Stadt. Der Unterhalt wird gezahlt, dann baust du: eine Einheit je Gebiet, in einer Stadt so viele, wie ihre Stufe sagt. Gespartes Geld bleibt dem Reich.
guide-commit = Ein Konflikt. Beide Seiten ziehen eine Karte und setzen geheim Einheiten ein: die Hälfte, aufgerundet, als Frontlinie, die anderen zur Unterstützung. Karte, Werte, Gelände und Stadt ergeben die Summe. Die niedrigere verliert, was sie eingesetzt hat.
guide-trade = Handel bringt Fortschritt. Ein Reich in Reichweite kann einen Handel nicht ablehnen; gewinnst du, rückst du vor. Ist keines in Reichweite, handelst du mit der neutralen Welt. Auch Karten und Geld könnt ihr tauschen, wenn beide einverstanden sind.
guide-lay = Beide legen verdeckt eine Karte; dazu kommt die Handelszahl des Reichs. Die höhere Summe rückt um den Unterschied vor, höchstens zwei Stufen. Danach wechseln die Karten den Besitzer; eine hohe Karte gibst du also her.

## Nebenbei

guide-colour = Ein Reich nimmt die Einheiten einer Farbe. Dein Farbpaar ist für dich reserviert, die übrigen Farben stehen allen offen.
guide-leaders = Anführer, die auf der Karte stehen, dürfen kommen, wenn ihr Zeitalter da ist; sonst wird einer gezogen. Jeder Typ hilft auf seine Weise, zum Beispiel Baumeister bei Städten und Taktiker in Konflikten.
guide-station = Ein Anführer ist immer bei einer Einheit seines Reichs. Viele helfen nur in ihrem Gebiet; verschwinden dort alle Einheiten, ist auch er verloren.
guide-capital = Die erste Stadt ist die Hauptstadt. Wer sie erobert, bekommt die Hälfte deines gesparten Geldes, die andere Hälfte ist verloren; bewache sie gut.
guide-event = Jetzt lässt sich das Ereignis einer Karte spielen. Die Karte ist danach weg; wer passt, behält sie.
guide-second = Ein Marker „+1 go“ erlaubt diesem Reich sofort eine zweite, andere Aktion. Das geht in jeder Runde höchstens einmal.
guide-order = Ein Gebiet in Aufruhr bringt weder Geld noch Ruhmespunkte, und gebaut wird dort nichts. Geld in der Produktion, eine Zivilisierung und manche Anführer beenden ihn.
guide-upkeep = Jede Einheit über die erste im Gebiet hinaus kostet Unterhalt. Wer nicht zahlen kann oder will, entlässt Einheiten.
guide-voyage = Ein Schiff nimmt am Weg Landeinheiten an Bord und setzt sie neben seinem letzten Wassergebiet ab. Auf See bleibt niemand.
guide-conflicts = Mehrere Konflikte stehen an. Du bestimmst die Reihenfolge; jeder wird ganz ausgetragen, bevor der nächste kommt.
guide-side = Beide Reiche dieses Konflikts sind deine. Du setzt für jedes getrennt ein.
guide-redraw = Dein Taktiker erlaubt dir, die erste Karte des Konflikts abzuwerfen und eine neue zu ziehen.
guide-retreat = Eine Kampfrunde ist vorbei. Wer sich zurückziehen darf, rettet, was übrig ist; wer weiterkämpft, zieht und setzt neu ein.
guide-cards = Auf einem leeren Platz spielt Zivilisierung nur Karten. Errungenschaften dürfen an jedes Reich der Welt gehen, das ihre Bedingungen erfüllt.
guide-artefact = Eine Errungenschaft liegt in einem deiner Gebiete, in der Regel nur eine je Gebiet. Geht das Gebiet verloren, dann auch sie.
guide-grant = Die Karte bringt eine Religion oder Regierung mit. Sie kostet nichts; was sie bewirkt und verlangt, steht auf ihr.
guide-neutral = Die neutrale Welt deckt eine Karte auf. Ist deine Summe höher, rückst du eine Stufe vor und behältst ihre Karte.
guide-use = Zwei Karten liegen vor dir, eine zählt. Die andere nimmst du zurück.
guide-pile = Du darfst wählen: vom verdeckten Zugstapel oder offen vom Ablagestapel, dessen Karten alle kennen.
guide-way = Reichweite wird nicht durch fremde Gebiete gezählt, außer ihr Besitzer erlaubt es. Dafür darf er Geld und Karten verlangen; ein angenommener Preis wird sofort gezahlt.
guide-swap = Ein Angebot zwischen zwei Reichen: Karte gegen Karte, die jeder selbst aussucht, oder Geld. Niemand muss zustimmen.
guide-power = Religionen und Wunder haben manchmal eine Fähigkeit, die vor der Aktion benutzt wird. Du darfst sie auslassen.
guide-oracle = Jemand sieht deine Handkarten an. Weil deine Hauptstadt in Aufruhr ist, darfst du eine Karte verbergen.
guide-forum = Mit dem Forum darf dieses Reich statt seiner Aktion passen und bekommt einen Marker „+1 go“: eine zweite Aktion in einer späteren Runde.
guide-treaty = Ein Friedensvertrag legt zwei Marker: einen in ein Gebiet dieses Reichs, einen zu einem Reich eines anderen Spielers in Reichweite. Solange beide liegen, betritt keines das Gebiet des anderen.
guide-jihad = Der Marker Jihad kommt in ein angrenzendes Gebiet eines nicht islamischen Reichs. Bis es erobert ist, kosten andere Aktionen als Manöver islamische Reiche Ruhmespunkte.
guide-heresy = Ketzerei macht jede Aktion dieser Religion zur Abstimmung. Jedes Reich stimmt mit so vielen Stimmen ab, wie es Stufen verlöre; mehr als die Hälfte entscheidet. Dann ist die Ketzerei vorbei.
guide-faith = Religionen wirken auch, wenn Gebiete den Besitzer wechseln: Manche bringen dem Eroberer Aufruhr, manche dem, der fruchtbares Land verliert. Hier bestimmst du, wo oder wie.
guide-unrest = Aufruhr bricht aus. Ein solches Gebiet bringt weder Geld noch Ruhmespunkte, bis wieder Ordnung herrscht. Du bestimmst, wo.
guide-losses = Hier geht etwas verloren, und du bestimmst, was. Von deinen Einheiten fehlt dir die schwächste am wenigsten; den Gegner trifft der Verlust der besten am meisten.
guide-collapse = Das Reich zerfällt. Du bestimmst, was bleibt; alles andere ist verloren. Städte, fruchtbares Land und Gebiete für Ruhmespunkte sind am meisten wert.
guide-settlers = Siedler nehmen freies Land in Reichweite, ohne zu ziehen. Je näher an deinem Reich, desto leichter ist es zu halten.
guide-allies = Ein Ereignis greift in den Konflikt ein: Hilfe, Verrat oder angeworbene Truppen. Es gilt nur für diesen Konflikt.
guide-marriage = Dynastische Heirat: Ein Reich verkauft einem anderen ein Gebiet, und beide Spieler gewinnen Ruhmespunkte. Beide müssen einverstanden sein.
guide-profit = Der Kapitalismus zahlt den Unterschied des Handels aus: von der Bank oder vom Verlierer.
guide-nations = Die Vereinten Nationen können einen Einmarsch oder ein Ereignis zurücknehmen, wenn alle anderen zustimmen. Wer trotzdem weitermacht, verliert einen Ruhmespunkt.
guide-glory = Geld wird zu Ruhm: 50 für einen Punkt, mit Renaissance 20. In der letzten Runde ist übriges Geld sonst verloren.
guide-age = Ein neues Zeitalter hat begonnen: bessere Einheiten, größere Städte, mehr Reichweite. Neue Reiche und Errungenschaften kommen ins Spiel; passt das Reich einer Karte nicht mehr, nützt sie dir nur noch auf andere Weise.
guide-lost = Ein Reich ist zu Ende gegangen. Die Ruhmespunkte, die es gewonnen hat, bleiben; sein Platz und seine Farbe sind frei für ein neues.
guide-last = Ein Reich hat die letzte Stufe überschritten: Das bringt 7 Ruhmespunkte, und mit dieser Runde endet die Partie.

## Anfang und Ende

guide-back = Zurück
guide-end-title = Du kennst 7 Ages
guide-end-text = Du hast ein Reich gegründet und geführt, gebaut, gehandelt, gekämpft und Karten gespielt. Nur Reich aufgeben fehlt noch: Es räumt einen Platz für ein neues Reich. Spiele hier weiter oder beginne eine eigene Partie; Regeln und Tipp sind immer zur Hand.
guide-go-on = Hier weiterspielen
