# Die Anleitung für Neulinge: was die Bereiche des Tisches sind, und ein Wort zu jeder Art von Frage, wenn sie zum ersten Mal kommt.
# guide-<id> erklärt; guide-try-<id> sagt, was in der vorbereiteten Lage einen Versuch wert ist.

## Bereiche

guide-area-prompt = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. Die Tasten 1 bis 9 wählen, H gibt einen Tipp, U nimmt zurück.
guide-area-prompt-touch = Hierhin kannst du immer schauen. Ein Satz sagt, was jetzt zu entscheiden ist; darunter stehen die möglichen Antworten. „Tipp“ zeigt, was ein Bot täte, „Zurück“ nimmt deine letzte Antwort zurück.
guide-area-board = Die Weltkarte: Land, Meere und Ozeane. Wer eine Einheit in einem Gebiet hat, kontrolliert es. Darüber läuft die Fortschrittstabelle durch sieben Zeitalter, hier durch die ersten zwei. Was du wählen kannst, leuchtet.
guide-area-mat = Deine Auslage: deine Reiche mit Stufe, Geld, Anführern und Errungenschaften, deine acht Aktionsmarker und deine Hand. Jede Karte ist Reich, Errungenschaft, Ereignis und Zahl. Zeigen oder Antippen macht sie groß.
guide-area-mat-touch = Deine Auslage: deine Reiche mit Stufe, Geld, Anführern und Errungenschaften, deine acht Aktionsmarker und deine Hand. Jede Karte ist Reich, Errungenschaft, Ereignis und Zahl. Ein langer Druck macht sie groß.
guide-area-seats = Alle am Tisch mit ihren Ruhmespunkten. Jeder führt mehrere Reiche. Am Ende gewinnt, wer am meisten Ruhm hat, was immer aus den Reichen geworden ist.
guide-area-tabs = Der Verlauf erzählt alles in Sätzen, und jede Zeile führt zu ihrer Lage. Daneben: die Auslagen der anderen, das Gespräch am Tisch und die Regeln.

## Lektionen

guide-markers = Alle legen gleichzeitig verdeckte Aktionsmarker: einen auf jedes eigene Reich und, wenn sie mögen, einen auf einen leeren Platz. Jeden Marker hast du nur einmal; zwei deiner Reiche können also nicht dasselbe tun.
guide-try-markers = Du führst die Ägypter. Lege auf sie Manöver und auf den leeren Platz Reich gründen.
guide-turn = Es gibt sieben Aktionsphasen, für jede Aktion eine, in dieser Folge: Reich gründen, Produktion, Handel und Fortschritt, Manöver, Schicksal, Zivilisierung, Reich aufgeben. Ist dein Marker an der Reihe, deckst du ihn auf; der Joker passt überall.
guide-try-turn = Zuerst kommt Reich gründen. Decke den Marker des leeren Platzes auf.
guide-start = Jede Handkarte, deren Zeitalter passen, bringt ein neues Reich. Die Karte sagt, wo es beginnt, mit wie viel Geld und welchen Anführern, wie gut es handelt und wofür es in jeder Runde Ruhm gewinnt.
guide-try-start = Gründe die Babylonier: fruchtbares Land, gute Handelszahlen, Ruhm für Städte und Fortschritt.
guide-units = Das Startgeld kauft die ersten Einheiten, in einem Gebiet so viele du willst. Der Rest wird gespart. Frontlinie, Unterstützung und Bewegung stehen auf jeder Einheit; bessere Typen kommen mit höheren Stufen.
guide-try-units = Kaufe drei Krieger für Babylon und behalte das übrige Geld: Mehr Einheiten würden jetzt nur Unterhalt kosten.
guide-move = Jede Einheit darf einmal ziehen, Schritt für Schritt, soweit ihre Punkte reichen. In jedem Landgebiet, das du verlässt oder durchquerst, bleibt eine Einheit. Wer ein Gebiet eines anderen Reichs betritt, hält dort an, und es gibt einen Konflikt.
guide-try-move = Nubien ist schwach besetzt. Greife es von Oberägypten aus mit zwei Speerträgern und einmal Bogenschützen an; die anderen Bogenschützen bleiben. Danach bist du fertig.
guide-commit = Beide Seiten ziehen eine Karte und setzen geheim Einheiten ein: die Hälfte, aufgerundet, in der Frontlinie, die anderen unterstützen. Karte, Werte, Gelände und Stadt ergeben eine Summe. Die niedrigere Seite verliert, was sie eingesetzt hat, bei Gleichstand beide.
guide-try-commit = Du bist stärker: Setze alles ein, die Speerträger vorn und die Bogenschützen als Unterstützung.
guide-harvest = Am Ende der Runde rückt jedes Reich eine Stufe vor, nur nicht von einem dunklen Feld. Dann gewinnt jedes Ruhm für das, was seine Karte nennt: die vollen Punkte als erstes der Welt, einen weniger als zweites und so weiter.
guide-try-harvest = Die Ägypter stehen jetzt auf einem dunklen Feld. Lege in der nächsten Runde auf sie Zivilisierung, auf die Babylonier Produktion und auf den leeren Platz Schicksal; in der Runde danach auf die Ägypter Handel und Fortschritt.
guide-build = Produktion bringt Geld: 2 für fruchtbares Land, 1 für jedes andere Gebiet und die Stufe jeder Stadt. Unterhalt wird gezahlt, dann baust du Einheiten, in der Regel eine je Gebiet oder so viele, wie die Stufe der Stadt dort sagt.
guide-try-build = Baue ein oder zwei Krieger in Babylon, damit sich die Babylonier später ausbreiten können.
guide-destiny = Schicksal tauscht Karten: Wirf ab, was du willst, und ziehe dann auf 5 nach für einen leeren Platz, auf 6 für ein Reich und auf 7 für eines des höchsten Zeitalters.
guide-try-destiny = Die Zulu kommen erst in Zeitalter 5, weit nach dem Ende dieser Partie. Wirf sie ab und behalte hohe Zahlen für den Handel.
guide-civilise = Zivilisierung spielt Errungenschaften und grüne Ereignisse, baut oder entwickelt eine Stadt, bringt einen Anführer, übernimmt eine Religion oder Regierung, ersetzt alte Einheiten und schafft Ordnung, in beliebiger Folge. „Fertig“ beendet sie.
guide-try-civilise = Spiele den Koloss für die Ägypter: Errungenschaften bringen ihnen in jeder Runde Ruhm. Baue dann eine Stadt in Oberägypten.
guide-trade = Am besten kommt voran, wer mit einem Reich in Reichweite handelt; es kann nicht ablehnen. Sonst bleibt die neutrale Welt. Auch Karten und Geld kann man tauschen, wenn beide einverstanden sind.
guide-try-trade = Handle mit den Israeliten um Fortschritt.
guide-lay = Beide legen eine Karte und zählen die Handelszahl ihres Reichs dazu. Die höhere Summe gewinnt und rückt um den Unterschied vor, höchstens zwei Stufen. Dann wechseln die Karten den Besitzer.
guide-try-lay = Lege eine 7: So verlierst du kaum, und eine gewonnene Stufe führt aus dem Dunkel.
guide-round = Ein neues Zeitalter hat begonnen: bessere Einheiten, größere Städte, andere Reiche und Errungenschaften. Das Spiel endet mit der Runde, in der ein Reich die letzte Stufe überschreitet; das bringt 7 weitere Ruhmespunkte.

## Nebenbei

guide-opening = Alle legen eine Karte; der höchste Wert beginnt und wählt zuerst. Die Karten werden abgeworfen, eine hohe Zahl ist also der Preis für den Anfang.
guide-colours = Zwei Farben von Einheiten sind die ganze Partie lang für dich reserviert. Die helle hat mehr Einheiten, die dunkle weniger, aber stärkere.
guide-colour = Ein Reich nimmt die Einheiten einer Farbe. Dein Farbpaar ist für dich reserviert, die übrigen Farben stehen allen offen.
guide-leaders = Anführer, die auf der Karte stehen, dürfen kommen, wenn ihr Zeitalter da ist; sonst wird einer gezogen. Jeder Typ hilft auf seine Weise, zum Beispiel Baumeister bei Städten und Taktiker in Konflikten.
guide-station = Ein Anführer ist immer bei einer Einheit seines Reichs. Viele helfen nur dort, wo sie sind.
guide-capital = Die erste Stadt ist die Hauptstadt. Wer sie erobert, bekommt die Hälfte deines gesparten Geldes; bewache sie gut.
guide-event = Jetzt könnte das Ereignis einer Karte gespielt werden. Passen kostet nichts; die Karte bleibt für Besseres.
guide-order = Ein Gebiet in Aufruhr bringt weder Geld noch Ruhm, und gebaut wird dort nichts. Geld beendet den Aufruhr, und auch manche Anführer und Aktionen.
guide-upkeep = Jede Einheit über die erste im Gebiet hinaus kostet Unterhalt. Wer nicht zahlen kann oder will, entlässt Einheiten.
guide-voyage = Ein Schiff nimmt am Weg Landeinheiten an Bord und setzt sie neben seinem letzten Wassergebiet ab. Auf See bleibt niemand.
guide-redraw = Dein Taktiker erlaubt dir, die erste Karte des Konflikts abzuwerfen und eine neue zu ziehen.
guide-retreat = Eine Kampfrunde ist vorbei. Wer sich zurückziehen darf, rettet, was übrig ist; wer weiterkämpft, zieht und setzt neu ein.
guide-cards = Auf einem leeren Platz spielt Zivilisierung nur Karten. Errungenschaften dürfen an jedes Reich der Welt gehen, das ihre Bedingungen erfüllt.
guide-artefact = Eine Errungenschaft liegt in einem deiner Gebiete, in der Regel nur eine je Gebiet. Geht das Gebiet verloren, dann auch sie.
guide-neutral = Die neutrale Welt deckt eine Karte auf. Ist deine Summe höher, rückst du eine Stufe vor und behältst ihre Karte.
guide-way = Jemand möchte seine Reichweite durch deine Gebiete zählen. Du kannst dafür Geld und Karten verlangen oder ablehnen.
guide-swap = Karte gegen Karte, jeder sucht seine selbst aus. Du musst nicht zustimmen.
guide-power = Religionen und Wunder haben manchmal eine Fähigkeit, die vor der Aktion benutzt wird.
guide-vote = Jedes Reich stimmt mit so vielen Stimmen ab, wie es Stufen verlöre. Mehr als die Hälfte entscheidet.
guide-glory = Geld wird zu Ruhm: 50 für einen Punkt, mit Renaissance 20.

## Anfang und Ende

guide-back = Zurück
guide-end-title = Du kennst die Grundlagen
guide-end-text = Du hast zwei Reiche geführt und alle Aktionen getroffen bis auf eine: Reich aufgeben gibt ein müdes Reich auf und schafft Platz für ein neues. Beginne eine eigene Partie oder spiele hier weiter; die Regeln und ein Tipp sind immer zur Hand.
guide-go-on = Hier weiterspielen
