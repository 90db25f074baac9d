import type { ActPhrases } from './act-name.ts'

/** Written without a view of the code; the phrases that measure it are not among them. */
export const GERMAN: ActPhrases = {
  seek: `
ich such was gegen nackenverspannungen
saunawochenende irgendwo im schwarzwald
habt ihr auch duftkerzen
brauche dringend ruhe, drei tage ohne handy
yogalehrerin in leipzig gesucht
meine mutter wird 70 und ich möchte ihr was zum entspannen schenken
meditations app auf deutsch
kann wer schröpfen in der nähe von köln
schlafe seit wochen miserabel
gewichtsdecke
ein hotel mit moorbad wär schön
Gibt es bei euch Klangschalen-Workshops?
was für gestresste väter
ayurvedakur, aber in europa bitte
so ne faszienrolle halt
thaimassage münchen schwabing
ein schweigeretreat im kloster
matcha und so zeug
Ich hätte gern einen Coach, der mir hilft, endlich nein zu sagen.
suche ein baumhaus für zwei nächte mit meinem freund
tanzkurs für leute mit zwei linken füßen
kräutertee zum runterkommen abends
hab rücken und sitz den ganzen tag am rechner
akupunktur wien
zirbenkissen
wir wollen mit fünf freundinnen ein wellnesswochenende machen
atemübungen lernen
basenfasten an der ostsee
gibts da was für kinder die nicht einschlafen können
ätherisches lavendelöl bio
waldbaden, geführt, am liebsten im harz
eine berghütte mit kamin wo niemand sonst ist
irgendwas was meiner haut im winter gut tut
babymassage kurs
eisbaden mal ausprobieren
ich möchte mit achtsamkeit anfangen und weiß nicht wie
natursteinbad, private spa, sowas in die richtung
Lichttherapielampe fürs Büro
osteopath für säuglinge in hamburg altona
frauenkreis oder mondzeremonie in berlin
wandern und yoga kombiniert geht das
journaling buch
nach der trennung brauch ich mal was nur für mich
retreat über silvester
lieber in den alpen
nur unter 80 euro
wir sind zu viert
doch mit pool bitte
und sonntags?
geht das auch für anfänger
aber nicht vegan
und online?
Und was ist mit Südtirol?
mit hund müsste es halt gehen
eher im november
ohne flug erreichbar
nein nicht kalifornien, deutschland
gibt es das auch in kleiner
nur frauen bitte
höchstens eine stunde von nürnberg weg
hm lieber was am wasser
habt ihr das auch als geschenkgutschein
ginge auch ein einzelzimmer?
es darf ruhig ein bisschen luxus sein
und für männer?
sollte aber parfümfrei sein
abends nach der arbeit, also ab 18 uhr
doch lieber zwei wochen statt einer
auf deutsch wär mir wichtig
und dasselbe in der schweiz?
ohne abo
ach und barrierefrei, meine frau sitzt im rollstuhl
eher was bewegteres, nicht nur rumliegen
können auch kinder mit dabei sein, dann bitte sowas
bis 300 pro nacht
gibts so etwas mit sauna im zimmer
nächstes wochenende schon
jetzt ohne die produkte, nur kurse
muss nicht am meer sein
was glutenfreies dazu?
für android bitte
und wenn ich nur einen halben tag zeit hab?
mit vollpension wenns geht
bissl näher an graz
nicht so esoterisch bitte
aus naturfasern, kein polyester
kannst du das auch für teenager finden
zu zweit, paarmassage also
eher yin als power
hättest auch was in tirol mit am gscheiten saunabereich?
was gegen Rückenschmerzen
ich such ein ruhiges Hotel am See
unter 80 Euro bitte
gibt's das auch online?
doch lieber mit Sauna
nur in den Alpen
habt ihr Kerzen?
irgendwas zum Runterkommen nach der Arbeit
ein Geschenk für meine Schwester, sie liebt Tee
Yogakurs für Anfänger in Köln
es sollte nicht vegan sein
ich kann nachts nicht schlafen
und mit Hund?
was habt ihr für Kinder?
Massage nächste Woche in Hamburg
ich brauch mal ne Auszeit, drei Tage reichen
gibt es auch was ohne App
lieber am Meer als in den Bergen
etwas Kleineres, höchstens acht Leute
könnt ihr mir einen Coach empfehlen?
suche Meditationskissen
doch nicht Italien, lieber Portugal
geht das auch abends?
etwas für meinen Nacken, ich sitze den ganzen Tag
hätte gern was mit Tieren
Atemübungen gegen Panik
zeig mir Retreats in Slowenien
und wenn wir im Mai fahren?`,
  tell: `
hat das wlan
ist das zweite aus baumwolle?
darf mein hund da mit
wann gehts los
haben die dienstags offen
was sagen denn die bewertungen
eignet sich das bei kaputtem knie
was muss ich mitbringen
erzähl mir mehr über das bootshaus
wie weit ist es vom bahnhof
Ist Frühstück inklusive?
was kostet das erste genau
gibts da parkplätze
in welcher sprache wird der kurs gehalten
wie lang hält der akku von dem ding
kann man die decke waschen
wie viele leute sind in so ner gruppe
ist der pool beheizt
wo liegt das denn überhaupt
läuft die app auch auf einem alten iphone
wer leitet das retreat
sind da nüsse drin
muss man da nackt in die sauna
was ist alles im preis drin bei der alm
hat die dritte einen aufzug
kommt die masseurin auch nach hause
wie groß sind die zimmer
ab welchem alter dürfen kinder mit
mehr infos zum vierten bitte
gibts ne probewoche bei dieser app
und wie schaut's mit vegetarischem essen aus dort
ist es da laut, also straße oder so
welche größen gibt es von der matte
wie riecht die kerze denn so
steht da was zur stornierung
brauch ich vorkenntnisse für den klangkurs
wie lange dauert eine sitzung bei ihr
liefern die auch nach österreich
ist das haus rollstuhlgerecht?
wie viel sterne hat das waldhotel bei den gästen
sind die plätze schon ausgebucht im märz
gehört bettwäsche dazu oder selber mitnehmen
Aus welchem Holz ist die Sauna, und ist sie den ganzen Tag an?
wo wird das hergestellt
was macht man da eigentlich den ganzen tag
haben die WLAN?
darf mein Hund mit?
ist das zweite aus Baumwolle?
wie weit ist es zum Bahnhof
um wie viel Uhr geht's los?
was sagen die Bewertungen
ist da Frühstück dabei?
erzähl mir mehr über das Bootshaus
gibt's da einen Pool
kann man das stornieren
wie lange dauert die Stunde
ist das auch was mit kaputtem Knie?
wer leitet das
findet das auch dienstags statt?
wie groß ist die Gruppe
was kostet das erste für drei Nächte?
liefern die auch in die Schweiz
sind Kinder da erlaubt?
gibt es einen Aufzug`,
  compare: `
was ist der unterschied zwischen eins und drei
das erste oder lieber das zweite?
waldhotel vs seehaus
worin unterscheiden sich die beiden apps
vergleich mir mal die matten
welche von den zwei lehrerinnen ist besser
sind die ersten zwei nicht das gleiche?
stell mir die vier gegenüber
lohnt sich das teurere im vergleich zum anderen
Und was spricht eher für die Almhütte als für das Kloster?
zweites versus viertes
ist die korkmatte besser als die aus kautschuk
was hat das eine was das andere nicht hat
soll ich eher den onlinekurs oder den vor ort nehmen
vor und nachteile von beiden bitte
schwanke zwischen 2 und 3
kannst du die preise nebeneinander stellen
wie unterscheidet sich yin bei der einen vom yin bei der anderen
hotel a oder hotel b wenn du entscheiden müsstest
was würdest du eher nehmen, die decke oder das kissen
vergleich
wo ist da jetzt der unterschied
das bootshaus und die mühle, welches hat mehr zu bieten
gegenüberstellung bitte von den letzten beiden
ist die erste massage anders als die dritte
welches der beiden retreats geht mehr in die tiefe
Nimmt sich das was, Nummer eins und Nummer vier?
die zwei öle klingen ja identisch, was ist anders
im direkten vergleich wie schneidet die ab
kloster oder berghütte, was meinst
bei welcher von beiden krieg ich mehr fürs geld
headspace artige app gegen die atem app was taugt mehr
was ist anders beim wochenendkurs gegenüber dem tageskurs
kann mich ned entscheiden, erste oder letzte
beide haben sauna oder, worin liegt dann der unterschied
Könntest du bitte die beiden Unterkünfte in der Eifel miteinander vergleichen?
ist das zweite wirklich so viel besser als das erste
tabelle mit allen vieren nebeneinander wär hilfreich
warum ist die eine doppelt so teuer wie die andere, was kriegt man da mehr
die coachin oder der therapeut, wer passt eher
hier das seehotel, da die finca. was ist schöner?
shiatsu bei der ersten oder thai bei der zweiten
unterschiede?
wie verhält sich die größe von dem einen zum anderen kissen
das dritte im vergleich zum vierten bitte
was ist der Unterschied zwischen den beiden
vergleich mal das erste und das dritte
welches ist besser, eins oder zwei?
worin unterscheiden die sich
stell die mal nebeneinander
das Kissen oder die Decke, was taugt mehr?
kannst du die vergleichen
lieber das erste oder lieber das letzte?
was spricht für das eine und was für das andere
eins gegen drei bitte
wie unterscheiden sich die Apps
welche von den zwei würdest du nehmen
Vor- und Nachteile von beiden?
ist das teurere wirklich besser als das billige`,
  best: `
welches ist am ruhigsten
was liegt am nächsten an münchen
welches davon ist am besten bewertet
das billigste von denen?
wo ist der größte pool
was würde einem anfänger am ehesten liegen
welche hat den weichsten stoff
am familienfreundlichsten?
welches von den vieren würdest du nehmen
dein favorit?
Welche dieser Apps ist die einfachste für ältere Leute?
wer hat am meisten erfahrung
was davon hält am längsten
das schönste von allen bitte
welcher kurs ist der kürzeste
und welches ist das nachhaltigste
welche duftet am dezentesten
wo isst man am besten
die mit den meisten bewertungen welche ist das
bei welchem ist man am ehesten allein
welches lässt sich mit der bahn am leichtesten erreichen
was ist das luxuriöseste hier
welcher von denen passt am besten für paare
am meisten fürs geld krieg ich wo
welches fängt am frühesten an
top 1 von der liste?
was eignet sich von allen am ehesten bei rückenproblemen
welches hat die beste aussicht
am wenigsten esoterisch ist welches
wer von den vier masseuren ist am kräftigsten zur sache
welche matte ist die leichteste zum mitnehmen
welches wäre als geschenk am passendsten
das hundefreundlichste unter denen?
sag mir einfach das beste
Welche Unterkunft hat die größte Saunalandschaft?
was davon ist am schnellsten lieferbar
die günstigste variante von den gezeigten
wo sind die gruppen am kleinsten
welches ist am weitesten oben in den bergen
was wirkt am intensivsten
der sanfteste kurs von den vieren, welcher is des
welche hat am meisten platz für 6 leute
am zentralsten liegt?
für einen regentag wäre welches am besten
wer ist von denen am beliebtesten
welches davon ist am ruhigsten
was ist am nächsten an München?
welches hat die besten Bewertungen
das günstigste von denen?
wo ist der größte Pool
welches passt am besten für Anfänger
was davon dauert am kürzesten
wer hat am meisten Erfahrung?
welche von den vieren ist am schönsten gelegen
welches ist am ehesten was für Kinder
das mit dem besten Essen?
was davon ist am leichtesten zu erreichen
welcher Kurs ist der sanfteste`,
  why: `
warum zeigst du mir das
wieso gerade das hotel
weshalb empfiehlst du das erste
wie kommst du darauf
was hat das mit meinem rücken zu tun
warum ausgerechnet nummer drei
wieso passt das zu mir
und warum das?
Aus welchem Grund wird mir die Decke vorgeschlagen?
begründe mal deine auswahl
wieso kerzen, ich hab nach schlaf gefragt
was spricht denn für das kloster bei mir
warum denkst du das wäre was für mich
wie bist du auf die lehrerin gekommen
wieso kriege ich apps angezeigt
warum sind da zwei aus italien dabei
erklär mir warum diese vier
was qualifiziert das zweite für meine wünsche
wieso
warum steht das waldhotel hier bei mir
inwiefern hilft mir das bei stress
wieso wurde mir die matte empfohlen
woran machst du fest dass mir das gefällt
warum nicht eins in der nähe, wieso das so weit weg
welche gründe hast du für den vorschlag
wos hot des mit meiner frage z'tun
weshalb genau diese massage
warum hast du das kissen ausgesucht
was macht das erste so passend
wieso meinst du dass das für anfänger geht
warum bekomme ich das angezeigt
Können Sie mir erklären, warum dieses Retreat dabei ist?
wie begründest du nummer 4
warum soll ich gerade das nehmen
hä warum ein tanzkurs
was war der grund für diese empfehlung
wie hängt das mit meiner suche zusammen
weswegen die almhütte
warum glaubst du passt ein coach
wieso schlägst du mir so teure sachen vor
sag mir wieso du das rausgesucht hast
warum das bootshaus und nicht was anderes
aha, und wieso das
verstehe nicht warum der teebeutel da auftaucht
was ist der grund dass die app ganz vorne bei mir kommt
wieso ausgerechnet das
was hat das mit Schlaf zu tun
warum dieses Hotel?
weshalb empfiehlst du mir die App
wieso sind die dabei
warum passt das zu mir
begründe das mal
was macht das jetzt gut für meinen Rücken`,
  choose: `
ich nehm das zweite
dann das bootshaus
das erste klingt gut
nummer drei bitte
ok die korkmatte solls sein
wir entscheiden uns für die alm
passt, das letzte
die mit dem kamin nehmen wir
gefällt mir, nummer 1
Dann würde ich mich für den Kurs am Samstag entscheiden.
das da oben links
2
klingt super die erste
das kloster wird's
na gut dann das vierte
ich glaub ich will die app mit den schlafgeschichten
das kissen ist es
ja genau das seehaus
nehmen wir das günstige
die dritte spricht mich am meisten an
ich bin für das baumhaus
gut, machen wir die thaimassage
des zweite gfallt ma
die wahl fällt auf den bauernhof
das mit der sauna direkt am see, perfekt
eindeutig das erste
mir gefällt die zweite lehrerin am besten, die nehm ich
okay lass uns das dritte nehmen
oh das waldhotel!! das will ich
die lavendelkerze bitte
ich tendiere zu nummer vier, ja das machen wir
das letzte passt perfekt für meine mama
Ich habe mich entschieden: das Retreat im Allgäu.
jo das eine da in südtirol
das oberste
hab mich in die mühle verliebt
dann eben die erste variante
der atemkurs ist genau richtig für mich
nehme den coach aus bern
die gewichtsdecke in grau dann
ich geh mit dem zweiten
jep das hotel in tirol
super das passt, das dritte hätt ich gern
bleiben wir bei der hütte
das gefällt uns beiden, also das strandhaus
das Bootshaus klingt gut
gut, dann das erste
das dritte gefällt mir
okay das letzte solls sein
die Decke nehm ich
ja genau das da
ich entscheide mich für die Hütte in Norwegen
das passt, nummer zwei
das oben links find ich toll
dann machen wir die mit der Sauna
das gefällt meiner Frau, nehmen wir
perfekt, das will ich`,
  book: `
ok wie buch ich das
wo kann ich das bestellen
reservier das für mich
meld mich an
wie bezahle ich das zweite
ich möchte das jetzt kaufen
buchen bitte
Könnten Sie mir einen Tisch... äh ein Zimmer dort reservieren?
wo ist der link zum shop
wie komm ich an einen termin bei ihr
kannst du das für den 14. mai fest machen
in den warenkorb damit
anmeldung für den klangkurs wo
muss ich da anrufen zum reservieren
und wie geht das jetzt weiter wenn ich das haus will
bitte zwei plätze sichern
wo lad ich die app runter
kann ich das direkt hier buchen?
ich will den kurs buchen
bestell mir die decke
termin ausmachen geht wie?
zur buchung
nehm ich, wohin muss ich klicken zum zahlen
das bootshaus für zwei nächte buchen bitte
Wie kann ich mich für das Schweigeretreat verbindlich anmelden?
geht paypal bei dem ersten
kaufe ich das bei euch oder beim hersteller
ich würde gern einen gutschein davon kaufen, wo geht das
trag mich ein für samstag
kann ich das auf rechnung bestellen
buchst du mir das?
wie schließ ich das abo für die app ab
zimmer reservieren, 3. bis 6. oktober
gib mir den buchungslink
ich hätt gern einen platz im workshop, was muss ich tun
bestelllink zum vierten
jetzt zuschlagen, wie
mach mir einen termin für donnerstag bei dem osteopathen
die kerze möcht ich haben, wo krieg ich die
einschreiben für den kurs
zahlt man da vor ort oder gleich bei der reservierung für die hütte
wie kann ich des bstelln
dann buch uns das mal, zwei erwachsene ein kind
Ich möchte gerne verbindlich reservieren. Was brauchen Sie von mir?
wo melde ich mich für die probestunde an
wie kann ich das buchen
wo bestell ich das?
reservier mir das bitte
wie melde ich mich an
kann ich das gleich kaufen
wo ist der Buchungsknopf
ich möchte einen Platz reservieren, wie geht das
wie komme ich an einen Termin
okay und wo kann ich zahlen
meld mich da an
wo krieg ich das her
kann ich das hier direkt bestellen?
ich will das jetzt haben, was muss ich tun`,
  similar: `
mehr wie das erste
sowas ähnliches wie das bootshaus
habt ihr noch mehr in der art von nummer drei
gibt es vergleichbare hütten
das zweite ist toll, was gibts da noch in die richtung
ähnliche kurse bitte
alternativen zur korkmatte, aber im gleichen stil
noch mehr von der sorte
so etwas wie das kloster nur woanders
zeig mir verwandte angebote zum ersten
Gibt es noch andere, die so sind wie das Waldhotel?
genau so eins wie das letzte, hast du noch welche
in dem stil weiter
mehr davon
mehr solche apps wie die zweite
die erste gefällt mir vom konzept, gibts ähnliche
vergleichbares zum baumhaus
wer macht noch so massagen wie die dritte
was gleichwertiges zu der decke
noch so ein yogahof bitte
das mit dem kamin war schön, davon mehr
gibts was ähnliches wie diese kerze
ähnliches wie 4
kennst du noch andere coaches wie die aus bern
sowas wie das da oben rechts bloß noch ein paar davon
hast mehr so wia des erste
find mir ein pendant zu dem seehaus
noch mehr retreats von diesem schlag
etwas im gleichen geist wie die mühle
andere öle die so ähnlich sind
Ich hätte gerne weitere Vorschläge, die dem zweiten ähneln.
ich liebe das dritte, gibt es da noch geschwister von
das tiny house is mega, mehr so tiny houses
gleiche richtung wie das erste bitte
in der art wie nummer zwei
ähnlich wie der kurs am samstag
noch eins so wie das im allgäu
was kommt dem bauernhof am nächsten
hotels vom gleichen schlag wie das waldhotel
wie das vierte, nur noch andere davon
gibts einen zwilling zu dieser lampe haha
zeig mir was das dem schweigekurs nahekommt
ganz so wie das zweite war, aber mehr auswahl
entsprechend dem ersten noch drei weitere
ich mag die lehrerin, hat jemand denselben stil
sowas ähnliches wie die Hütte
gibt es noch andere in der Art vom zweiten
zeig mir Alternativen zu der App
noch mehr davon wie Nummer drei
hast du was Vergleichbares zum Bootshaus
ähnliche Kurse wie der letzte bitte
das zweite fand ich gut, gibts da mehr von
so in die Richtung vom ersten
etwas in dem Stil
vergleichbare Angebote
genau so eins nur woanders`,
  other: `
was anderes
weiter
keins davon
zeig mehr
nächste bitte
gibt's noch andere
hmm nee, sonst noch was?
die sagen mir alle nicht zu
andere vorschläge
und sonst
hast du noch mehr auf lager
neue ideen bitte
Können Sie mir noch weitere Möglichkeiten zeigen?
nicht so meins, lass mal andere sehen
noch vier
gefällt mir alles nicht
die kenn ich schon alle
mehr auswahl
die nächsten
nix dabei
zeig mir den rest
ist das alles?
was gibts sonst noch
kann ich noch mehr sehen
andere karten bitte
davon passt keins
mach weiter
zeig mal was anderes her
da ist nichts für mich dabei, was hast du noch
lieber etwas anderes
na, ned so. was andres?
noch mal neu würfeln
mehr ergebnisse
tausch die mal aus
überzeugt mich noch nicht, weitere?
next
andere optionen hätt ich gern
die ersten vier fallen raus, zeig die nächsten
alles nicht das wahre, hast noch was
hast du denn nichts anderes
Ich würde gerne noch ein paar weitere Angebote anschauen.
mehr bitte
noch andere hotels?
alle vier nein
bitte neue vorschläge, die hatte ich schon
zeig mir was anderes
noch mehr
die gefallen mir alle nicht
weitere bitte
was gibt's sonst noch
nächste
andere Vorschläge?
nee, nichts davon
hast du noch was
die kenn ich schon, andere
mehr anzeigen
keins davon spricht mich an`,
  cheaper: `
geht das auch günstiger
zu teuer
gibts das billiger
puh das ist mir zu viel geld
was preiswerteres bitte
so viel wollte ich nicht ausgeben
für den kleineren geldbeutel?
das sprengt mein budget
hast du auch was für studenten, ich bin pleite
günstigere hotels bitte
Haben Sie auch etwas im unteren Preissegment?
billiger
das kann ich mir nicht leisten
etwas weniger kostspielig wäre gut
gibt es eine kostenlose alternative
umsonst am liebsten
die preise sind ja heftig, geht's auch normal
lieber low budget
boah teuer... was günstigeres?
finanziell muss es eine nummer kleiner sein
ich muss aufs geld schauen
gibts rabatt oder was reduziertes
sparvariante
bin rentnerin, das ist zu viel für mich
weniger teuer bitte
das is ma z'teuer
schön aber unbezahlbar für uns
nicht ganz so teuer
hast du was erschwinglicheres
gleiches in billig
gratis apps?
so in der art nur preisgünstiger
etwas das nicht die welt kostet
kleineres budget
so teuer muss das doch nicht sein
wir haben grad nicht so viel geld
was bezahlbares für eine familie
günstige variante zeigen
da krieg ich ja schnappatmung bei den preisen
kostet mir zu viel
runter mit dem preis
Das übersteigt leider meine Möglichkeiten, gibt es Preiswerteres?
ne nummer billiger wär nett
discount version davon?
viel zu kostspielig, zeig mir einfachere sachen
geht's auch günstiger
das ist mir zu teuer
was Billigeres bitte
puh, so viel hab ich nicht
gibts das auch für weniger Geld
günstigere Alternativen
etwas preiswerter wär gut
hast du was für den kleinen Geldbeutel
das sprengt mein Budget
nicht so teuer
zu teuer, billiger
geht das auch für weniger?`,
  plan: `
plan mir ein langes wochenende zu zweit in portugal
ein wochenprogramm für besseren schlaf
stell mir einen entspannten tag daheim zusammen
mach drei tage draus
tausch tag zwei
pack noch eine massage in den plan
was kostet der ganze plan zusammen
erstell mir eine morgenroutine
ich brauch einen 30 tage plan gegen stress
planst du mir meinen urlaub im allgäu?
Bitte entwerfen Sie ein Programm für eine Woche Fasten mit Bewegung.
abendritual schritt für schritt
lass den yogateil weg im plan
kannst du den dritten tag ruhiger machen
verwöhntag für meine frau organisieren mit ablauf
tag eins bitte ohne anreise so früh
vier wochen programm für den rücken, jede woche bisschen mehr
junggesellinnenabschied mit wellness, plan mal durch
den plan um einen tag kürzen
ersetze die sauna durch was draußen
wie könnte ein perfekter sonntag aussehen, stell was zusammen
plan für 2 tage in wien mit spa und gutem essen
mach einen ablaufplan
häng noch eine nacht dran
bau mir ein programm zum meditieren lernen in sechs wochen
statt wandern lieber schwimmen am zweiten tag
gesamtpreis vom plan?
reiseplan für mama und mich, vier tage südtirol
den nachmittag bitte freilassen
kannst du daraus einen plan machen
schreib mir ein digital detox wochenende zusammen
für jeden tag ein vorschlag, montag bis freitag
der plan ist zu voll, nimm was raus
selfcare abend zuhause planen mit kerzen bad und tee
kombinier mir unterkunft, massage und einen kurs für ostern
organisier mir einen wellnesstag in hamburg
fang den plan lieber am freitag an
was steht am dritten tag nochmal an im plan
ich will wieder fit werden, gib mir einen stufenplan
rundreise durch die toskana mit yoga, zehn tage
mach mir a programm für zwoa tag am tegernsee
plan ändern: doch zu viert
verschieb die massage auf den abend
den plan nochmal aber günstiger
unser babymoon, drei tage, kannst du da was durchplanen
plan mir ein Wochenende zu zweit in Portugal
stell mir ein Wochenprogramm für besseren Schlaf zusammen
mach mir einen Plan für einen ruhigen Tag zu Hause
mach drei Tage draus
tausch Tag zwei
nimm noch eine Massage in den Plan
was kostet der Plan insgesamt?
ein Programm für vier Wochen gegen Stress
kannst du uns einen Wellnesstag zusammenstellen
ich hätt gern einen Ablaufplan für die Woche
streich das Retreat aus dem Plan
stell mir was aus allem zusammen, 300 Euro
plane eine Auszeit für mich und meine Mutter
mach den Plan günstiger`,
  restart: `
nochmal von vorn
vergiss das
neu anfangen
zurück auf anfang
alles löschen und neu
lass uns neu starten
reset
vergiss alles was ich gesagt hab
neuer chat
Bitte beginnen wir noch einmal von vorne.
alles auf null
anderes thema, vergiss das bisherige
streich das alles
fangen wir nochmal an
neue suche starten
von neuem bitte
ignorier was ich vorher geschrieben habe
zurücksetzen
auf anfang bitte
okay cut, nochmal von null
wir fangen von vorne an
verwirf das
neustart
das vergessen wir jetzt mal und beginnen neu
kann ich nochmal neu beginnen
alles zurück
vergiss meine bisherigen angaben
clear
schwamm drüber, neuer versuch
gespräch neu beginnen
tu so als hätt ich nix gesagt
fang ma nomoi o
lösch die suche, wir starten frisch
alle filter weg
das alles vergessen bitte
ich will ganz von vorne los legen
setz alles zurück
komplett neue anfrage
lass das alles, ich fang neu an
chat leeren
hak das ab, von vorn
noch mal ganz zum start
Können wir das Gespräch zurücksetzen?
restart
vergiss es, nochmal
vergiss das alles
fangen wir neu an
von Anfang an bitte
vergiss was ich gesagt hab
neue Suche
anderes Thema, fang neu an
zurück auf Null`,
  siteMoney: `
wie verdient ihr eigentlich geld
ist das werbung
bekommt ihr provision
werden die plätze hier bezahlt
zahlen die hotels dafür dass sie hier stehen
kostet mich seekwell was
finanziert ihr euch über anzeigen
sind das gesponserte treffer
wer bezahlt euch
Erhalten Sie eine Vermittlungsgebühr von den Anbietern?
affiliate links oder wie läuft das
habt ihr was davon wenn ich da bestelle
wovon lebt diese seite
ist das hier alles nur gekaufte werbung
verdienst du an mir
wie ist euer geschäftsmodell
kann man sich bei euch nach oben kaufen
was kostet die nutzung hier
ist der chat gratis oder kommt da später ne rechnung
wird der preis teurer weil ihr mitverdient
kriegt ihr prozente
sind das bezahlte empfehlungen
wer steckt finanziell hinter seekwell
woher kommt das geld für die seite
macht ihr gewinn und womit
Wie finanziert sich dieses Angebot?
steckt da schleichwerbung drin
ihr kassiert doch sicher mit oder
bezahlte partnerschaft?
zahl ich bei euch mehr als direkt beim hotel
warum ist das kostenlos, wo ist der haken
habt ihr investoren
gibt es hier anzeigen die nicht als solche markiert sind
muss ein anbieter bezahlen um gelistet zu werden
was verlangt ihr von den anbietern
nehmt ihr eine gebühr
wos verdient's es da dran
wenn ich auf den link klicke kriegt ihr dann geld
seid ihr werbefinanziert
ist seekwell gemeinnützig oder kommerziell
erkennt man welche einträge werbung sind
sponsored?
wie hoch ist eure provision
premium mitgliedschaft nötig oder umsonst
wer profitiert davon wenn ich hier was aussuche
wie verdient ihr Geld
bekommt ihr Provision?
ist das hier Werbung
zahlen die Hotels dafür dass sie oben stehen
kostet mich die Seite was
wer finanziert das
sind das bezahlte Anzeigen
kriegt ihr was wenn ich buche
ist das kostenlos für mich
habt ihr Sponsoren
verdient ihr an meiner Bestellung mit`,
  siteReviews: `
sind die bewertungen echt
wo kommen die sterne her
schreibt ihr die rezensionen selber
das sind doch fake bewertungen
kann jeder hier eine bewertung abgeben
werden schlechte kritiken gelöscht
Wie prüfen Sie die Echtheit der Rezensionen?
von google übernommen die sterne?
wer hat die bewertungen geschrieben
kann man den bewertungen trauen
wie entsteht die durchschnittsnote
gekaufte rezensionen?
wieso haben alle fast fünf sterne, das glaub ich nicht
haben die leute da wirklich übernachtet die das bewerten
werden kommentare moderiert
woher habt ihr die ratings
zählen alte bewertungen genauso wie neue
sind das verifizierte käufer
bewertungen von ki generiert?
wie kann ich selber was bewerten
können hotels ihre rezensionen löschen lassen
wie aktuell sind die sterne
kontrolliert jemand die bewertungen
ist die 4,9 echt
stammen die meinungen von tripadvisor
Darf ein Anbieter sich selbst bewerten?
die rezensionen klingen alle gleich, sind die erfunden
bekommt man was dafür wenn man gut bewertet
was bedeutet die zahl in klammern hinter den sternen
wie viele bewertungen braucht es bis ein stern angezeigt wird
quelle der bewertungen?
wem gehören diese testimonials
ich trau den sternen nicht
filtert ihr negative stimmen raus
san de bewertungen überhaupt echt
wie verlässlich sind eure noten
werden rezensionen auf manipulation geprüft
sind da auch echte kundenmeinungen dabei
kann ich meine rezension hier veröffentlichen
wie berechnet ihr die punktzahl
gefälschte reviews, gibts das bei euch
warum sehe ich nur positive rezensionen
schauen da menschen drüber oder kann jeder irgendwas reinschreiben an bewertungen
das rating, ist das eures oder von woanders
habt ihr die produkte selbst getestet oder sind das fremde bewertungen
sind die Bewertungen echt
wo kommen die Sterne her
hat die jemand wirklich geschrieben?
könnt ihr sicher sein dass die Rezensionen nicht gekauft sind
wer darf hier bewerten
wie entstehen eure Bewertungen
prüft ihr die Rezensionen
sind das Fake-Bewertungen
warum haben alle so gute Noten`,
  siteRanking: `
wie entsteht die reihenfolge
wer sucht die angebote aus
was heißt verifiziert
nach welchen kriterien wird sortiert
was bedeutet das häkchen
warum steht manches immer oben
entscheidet ein algorithmus
Wer wählt die Anbieter aus, die bei Ihnen gelistet werden?
wie kommt ein hotel bei euch rein
prüft ihr die anbieter
ist die auswahl neutral
werden alle angebote gezeigt oder nur ein teil
was ist mit geprüft gemeint
gibts bei euch eine redaktion
wie funktioniert euer ranking
bestimmt eine ki was ich sehe
nach was ordnet ihr die treffer
heißt platz eins dass es das beste ist
wie wird man verifizierter anbieter
sind die therapeuten überprüft
woher habt ihr die ganzen einträge
war schon mal jemand von euch in den hotels
wie seriös sind die ausgewählten anbieter
sehe ich andere ergebnisse als meine freundin
auswahlkriterien?
Was ist der Unterschied zwischen verifiziert und nicht verifiziert auf Ihrer Seite?
wer legt fest was hier gut ist
wie oft wird die liste aktualisiert
qualitätskontrolle, gibt es sowas hier
wird nach beliebtheit oder nach preis gereiht
wie sucht ihr das zusammen
was muss ein coach nachweisen um bei seekwell zu sein
ist die sortierung zufällig
kontrolliert ihr die qualifikation von den heilpraktikern
wie kommt die auswahl von den vier karten zustande
wer kuratiert das
bevorzugt ihr bestimmte marken
was sagt dieses grüne abzeichen aus
lasst ihr jeden rein oder gibts da standards
spielt mein standort bei der reihenfolge eine rolle
nach wos geht des, wer oben steht
unabhängig ausgewählt?
warum gibt es so wenig anbieter aus meiner gegend bei euch
wie entscheidet das system was zuerst kommt
verified, was soll das sein
wie entsteht die Reihenfolge
wer sucht die Angebote aus
was heißt geprüft bei euch
nach welchen Kriterien sortiert ihr
wie wählt ihr aus, was hier drin steht
was bedeutet verifiziert
warum steht das ganz oben auf der Liste
wer entscheidet was empfohlen wird
prüft ihr die Anbieter
wie kommt man bei euch auf Platz eins`,
  siteHuman: `
kann ich mit einem menschen reden
telefonnummer?
ich will einen mitarbeiter sprechen
wie erreiche ich den support
e-mail adresse bitte
gibts ne hotline
verbinde mich mit jemandem
Ich möchte bitte mit einer realen Person sprechen.
kundenservice
wo kann ich anrufen
habt ihr einen live chat mit echten leuten
an wen kann ich mich wenden
kontakt
ruft mich jemand zurück
wie kann ich euch schreiben
nicht mit nem roboter, ich will wen echtes
gibts bei euch auch menschen
ansprechpartner für kunden
wo finde ich das impressum
habt ihr whatsapp
wann ist euer support besetzt
Unter welcher Nummer sind Sie erreichbar?
kontaktformular wo
kann mich jemand persönlich beraten
ich brauch hilfe von einem richtigen menschen
hol mal deinen chef
mit wem kann ich hier telefonieren
eure mail?
sitzt bei euch auch irgendwer am telefon
bitte um rückruf
adresse von seekwell für einen brief
wo kann ich eine nachricht ans team hinterlassen
i mecht mit am echtn menschn redn
gib mir die kontaktdaten vom support
postanschrift
lieber telefonisch klären
mensch bitte
an welche mailadresse schicke ich meine frage
weiterleiten an mitarbeiter
wie komm ich an eine echte beraterin ran
könnt ihr mich anrufen, ich tu mich schwer mit tippen
ich schreib nicht mit computern, wer ist zuständig
kundendienst nummer deutschland
ist da jemand in echt
team kontaktieren
kann ich mit einem Menschen sprechen
habt ihr eine Telefonnummer
ich will mit jemand Echtem reden
gibt's einen Kundenservice
wie erreiche ich euch per Mail
verbinde mich mit einem Mitarbeiter
ist da jemand?
wo ist der Support
ich brauche einen echten Ansprechpartner
kann mich jemand zurückrufen`,
  siteEvidence: `
ist das wissenschaftlich bewiesen
gibts studien dazu
wirkt das wirklich
hilft akupunktur überhaupt
hokuspokus oder echt wirksam
bringt so eine gewichtsdecke was
was sagt die forschung zu atemübungen
ist reiki nicht einfach placebo
belege dafür?
Liegen klinische Untersuchungen zur Wirksamkeit vor?
funktioniert das tatsächlich oder ist das einbildung
evidenz bitte
ist das nicht esoterischer quatsch
welche nachweise gibt es für cbd
hat das mal jemand wissenschaftlich untersucht
schläft man mit lavendel echt besser
stimmt das mit dem eisbaden und dem immunsystem
placebo?
gibt es dazu ernsthafte forschung
wie gut ist die wirkung von klangschalen belegt
glaub ich nicht dass das hilft, beweise?
ist das medizinisch anerkannt
kann meditation wirklich den blutdruck senken, gibt es da daten
wissenschaft dahinter
entgiften soll doch unsinn sein, stimmt das
ist homöopathie nachgewiesen wirksam
was ist dran an waldbaden
Ist die Wirksamkeit von Ayurveda durch unabhängige Studien gestützt?
wurde das getestet, also richtig mit kontrollgruppe
bringts das
hat das nen echten effekt oder nur gefühlt
doppelblindstudie vorhanden?
welche quellen habt ihr für die gesundheitsversprechen
magnesium zum schlafen, mythos oder wahr
gibts beweise dass fasten gesund ist
hilft des wirklich oder is des a schmarrn
ist faszientraining wissenschaftlich haltbar
erwiesen oder behauptet
mein arzt sagt das ist humbug, was sagen studien
zeig mir eine studie die das belegt
wie seriös ist kinesiologie
wirkt rotlicht nachweislich
was ist denn wirklich bewiesen von dem ganzen zeug
sind die versprechen auf der packung belegt
gibt es metaanalysen zu yoga bei rückenschmerzen
ist das wissenschaftlich belegt
gibt es Studien dazu
hilft Magnesium wirklich beim Schlafen
bringt das überhaupt was
ist Akupunktur nachgewiesen wirksam
ist das nicht alles Humbug
was sagt die Forschung zu Klangbädern
funktioniert das wirklich
gibt es Beweise dass das wirkt
ist das seriös oder Esoterik`,
  siteData: `
was speichert ihr über mich
löscht meine daten
datenschutz?
liest hier jemand mit
verwendet ihr cookies
wer sieht was ich hier schreibe
werden meine chats gespeichert
verkauft ihr meine daten weiter
Bitte löschen Sie sämtliche personenbezogenen Daten von mir.
seid ihr dsgvo konform
wo stehen eure server
wie lange bewahrt ihr das gespräch auf
ist das hier anonym
trackt ihr mich
bekommt das hotel meine adresse
chatverlauf löschen
wissen die wo ich wohne
wird mit meinen nachrichten eine ki trainiert
ich will auskunft über meine gespeicherten daten
cookies ablehnen wie
gebt ihr das an dritte weiter
meine krankheit soll niemand erfahren, ist das sicher hier
konto und alle infos entfernen bitte
ist der chat verschlüsselt
kennt ihr meinen standort
was passiert mit dem was ich dir erzähle
privatsphäre
woher weißt du in welcher stadt ich bin
hört mein handy mit
wer hat zugriff auf meine suchanfragen
Welche Daten werden bei der Nutzung erhoben?
kann meine krankenkasse das sehen
ich möchte nicht getrackt werden
merkst du dir was ich letzte woche geschrieben habe
datenschutzerklärung bitte
landet das bei google
bleibt das unter uns
nutzt ihr meine mail für newsletter
wie kann ich der datenverarbeitung widersprechen
werden gesundheitsdaten gesondert geschützt
sammelst du infos über mich
wos passiert mit meine datn
speicherst du meine ip
alles vergessen was du über mich gespeichert hast, also daten löschen
geht meine e-mail adresse an die anbieter
löscht ihr meine Daten
wer liest hier mit
ist der Chat privat
wie lösche ich diesen Verlauf
gebt ihr meine Daten weiter
setzt ihr Cookies
wie ist das mit dem Datenschutz
weiß die Seite wo ich wohne
ich möchte dass ihr alles über mich löscht`,
  siteUse: `
wie speicher ich das
wo find ich meine gemerkten sachen
kann ich das teilen
wie melde ich mich an bei seekwell
sprache ändern
gibts einen dunkelmodus
die liste meiner freundin schicken
passwort vergessen
Wie kann ich ein Angebot zu meinen Favoriten hinzufügen?
habt ihr ne app für seekwell
wie komm ich zurück zur startseite
wo ist die suche
kann ich die schrift größer stellen
merkliste?
auf englisch umstellen bitte
wie lege ich ein konto an
wo steht mein profil
wofür ist das herzchen
wie filter ich nach preis auf der seite
link kopieren
wie kann ich den plan ausdrucken
wo sind meine favoriten hin
einloggen klappt wie
kann ich die karten als pdf haben
die währung auf franken umstellen
wie schließ ich dieses chatfenster
brauche ich ein konto um was zu merken
Wo kann ich meine gespeicherten Pläne wieder aufrufen?
nachtmodus an
kann ich das auf dem handy weitermachen was ich am pc angefangen hab
wie benutz ich das hier
per whatsapp verschicken, geht das
mit google anmelden?
wie ändere ich meinen namen im profil
gibts hier eine kartenansicht
sammlung erstellen, wo
abmelden
wie lösche ich was aus der merkliste
kann man hier mit sprache eingeben statt tippen
dark mode
wo stell ich benachrichtigungen aus
wia kann i des abspeichern
wo seh ich was ich mir gestern angeschaut hab
menü find ich nicht
mit meinem mann teilen, diese karte
wie kann ich das speichern
wo finde ich meine gemerkten Sachen
wie stell ich auf Englisch um
wie melde ich mich auf der Seite an
kann ich die Liste meiner Freundin schicken
gibt es einen dunklen Modus
wo ist mein Konto
wie teile ich das
wie ändere ich mein Passwort
wie finde ich unser Gespräch von gestern wieder`,
  siteBooking: `
wie läuft die zahlung bei euch generell
wo ist meine buchung
ich hab noch keine bestätigung bekommen
kann man hier stornieren
geld zurück?
bucht man direkt bei seekwell oder woanders
ich will meine reservierung von gestern absagen
Welche Zahlungsarten akzeptieren Sie grundsätzlich?
wie funktioniert das buchen auf dieser seite
rückerstattung dauert wie lange
meine bestellung ist nicht angekommen
wo seh ich meine rechnung
bis wann kann ich kostenlos absagen bei euch
kann ich meine buchung umbuchen
wer ist mein vertragspartner wenn ich über euch buche
zahlung fehlgeschlagen
sind eure buchungen versichert
ich hab doppelt bezahlt
braucht man bei euch eine kreditkarte
termin verschieben den ich schon gebucht hab
retoure, wie geht das
buchungsnummer verloren
läuft die bezahlung über euch oder den anbieter
was ist wenn ich krank werde und nicht hinfahren kann
Ich warte seit zwei Wochen auf meine Erstattung.
muss man anzahlen
mein gutschein wird nicht angenommen beim bezahlen
stornobedingungen von seekwell
kann ich bei euch in raten zahlen
bezahlt man hier im voraus
wann wird die karte belastet
ich hab aus versehen zwei mal gebucht
bekomm ich eine bestätigung per mail
was passiert wenn das hotel absagt
status meiner bestellung
ist das bezahlen sicher hier
i hob wos bucht und kann ned kommen
widerrufsrecht
wie kündige ich das abo das ich über euch gemacht hab
die abbuchung auf meinem konto versteh ich nicht
meine reservierung ändern
umtausch möglich bei sachen die man über die seite kauft
wickelt ihr den kauf selbst ab
kommt da noch eine servicegebühr beim buchen drauf
erstattet ihr den vollen betrag
wie läuft eine Buchung bei euch ab
wann wird das Geld abgebucht
ich will meine Buchung stornieren
wo sehe ich meine Anfrage
bekomme ich mein Geld zurück
muss ich vorher bezahlen
kann man mit PayPal zahlen
was passiert nachdem ich angefragt habe
der Gastgeber antwortet nicht, was nun
wie lange dauert es bis meine Anfrage bestätigt wird`,
  siteReport: `
der link geht nicht
das hotel gibts gar nicht mehr
der preis stimmt nicht der da steht
ich will einen fehler melden
die adresse ist falsch
wie kann ich mein yogastudio bei euch eintragen
bei mir lädt das bild nicht
ich bin masseurin und möchte gelistet werden
Ich möchte eine unseriöse Anzeige melden.
die seite hängt ständig
der laden hat längst zugemacht
das foto zeigt was ganz anderes
die telefonnummer in dem eintrag ist veraltet
betrüger! den anbieter müsst ihr rausnehmen
wie werde ich anbieter
wir haben eine ferienwohnung, können wir da mitmachen
button funktioniert nicht
die öffnungszeiten sind falsch angegeben
eintrag melden
das ist mein hotel und die beschreibung ist falsch
wo meldet man einen bug
die app stürzt immer ab bei mir, eure seite auch
Mein Unternehmen soll aus Ihrem Verzeichnis entfernt werden.
ich möchte mein retreat auf seekwell inserieren
beim klicken kommt fehler 404
da steht vegan, ist aber nicht vegan, bitte korrigieren
diese frau ist keine zugelassene therapeutin
ihr habt mein bild ohne erlaubnis benutzt
partner werden
bei dem kurs steht ein datum von letztem jahr
die übersetzung auf der karte ist kaputt
was kostet es mein studio hier zu listen
der anbieter hat mich abgezockt
kann nicht auf die karte tippen, passiert nix
wie kann ich meine praxis anmelden als gewerbe
doppelter eintrag vom waldhotel, nur so als hinweis
die website vom anbieter ist tot
beschwerde über einen coach den ich über euch gefunden habe
ich verkaufe handgemachte seifen, nehmt ihr mich auf
des büdl passt ned zum hotel, des is a fehler
rechtschreibfehler im text von der alm
ihr verlinkt auf die falsche firma
meldung: angebot ist irreführend
die seite ist weiß und zeigt gar nix an
unternehmensprofil beanspruchen
die Adresse stimmt nicht
den Laden gibt's gar nicht mehr
auf der Seite ist ein Fehler
ich möchte was melden
das Foto passt nicht zum Angebot
ich will mein Studio bei euch eintragen
wie kann ich hier inserieren
der Preis ist falsch
der Link geht nicht
das ist Betrug, wo meld ich das`,
  medical: `
darf ich das in der schwangerschaft
kann ich meine tabletten absetzen
wie viel melatonin soll ich nehmen
ich hab seit tagen stechen in der brust, was ist das
verträgt sich johanniskraut mit der pille
sauna mit bluthochdruck ok?
bin im fünften monat, ist massage gefährlich
welche dosis magnesium am tag
Ist eine Fastenkur bei Diabetes Typ 2 unbedenklich?
hab ich burnout oder depression
ich nehme blutverdünner, darf ich schröpfen
was kann ich gegen meine migräne einnehmen
ist cbd mit sertralin gefährlich
mein kind hat fieber, was tun
soll ich mein antidepressivum weglassen wenn ich meditiere
kann ich mit herzschrittmacher eisbaden
woher kommt der schwindel
brauche ich ein mrt für meinen rücken
wie viel tropfen cbd bei angst
ich glaub ich hab ne schilddrüsenunterfunktion
nach der op wann wieder in die therme
ist das ein bandscheibenvorfall wenn das bein kribbelt
Welche Nebenwirkungen hat Ashwagandha?
kann ich statt blutdrucksenker kräuter nehmen
darf man mit epilepsie in den floating tank
ich stille noch, ist salbeitee schlimm
hilft kurkuma gegen krebs
ab wann ist schlaflosigkeit krankhaft
meine hand schläft immer ein, was hab ich
mit thrombose zur lymphdrainage?
vertrag ich das mit metformin
ist das ansteckend, so rote flecken am arm
wieviel vitamin d darf man höchstens
ich blute stark, ist das normal in den wechseljahren
muss ich damit zum arzt
chemo und yoga, geht das zusammen
kann man mit asthma in die salzgrotte
die ärztin will cortison geben, soll ich das nehmen
kann i mit offene füaß ins thermalwasser
baldrian und alkohol zusammen schlimm?
diagnose stellen kannst du? mir tut links der bauch weh
wie schleiche ich schlaftabletten aus
ätherische öle für neugeborene unbedenklich?
leide an ms, darf ich in heiße bäder
mein puls ist 120 in ruhe, ist das schlimm
darf ich das in der Schwangerschaft nehmen
wie viel Magnesium am Tag
kann ich meine Tabletten absetzen
hab ich Burnout oder Depression?
verträgt sich das mit Blutdrucksenkern
ist Sauna bei Herzproblemen gefährlich
welche Dosis für Kinder
was ist das für ein Ausschlag an meinem Arm
soll ich zum Arzt mit dem Stechen
darf man mit Epilepsie Yoga machen
hilft das gegen meine Diabetes statt Insulin`,
  about: `
wer bist du
bist du ein bot
bist du eine echte person
welches modell steckt dahinter
wer hat dich gemacht
chatgpt?
wie heißt du
red ich hier mit einer maschine
Mit wem habe ich es zu tun?
bist du eine ki
was ist willow
warum heißt du willow
hast du gefühle
wie alt bist du
wer hat dich programmiert
bist du männlich oder weiblich
von welcher firma bist du
was bist du eigentlich für einer
schreibt da ein mensch oder ein computer
läufst du mit gpt oder claude
was ist seekwell überhaupt
wo sitzt eure firma
stell dich mal vor
bist du echt
seit wann gibt es dich
Sind Sie ein automatisches System?
wo wohnst du
bist du schlau
wer steckt hinter dir
künstliche intelligenz oder mensch
hast du einen namen
auf welcher technik basierst du
bist a roboter oder wos
wer seid ihr
von wem wurdest du entwickelt
bist du siri
träumst du manchmal
hast du selber schon mal yoga gemacht
woher weißt du das alles
denkst du selber oder ist das vorgefertigt
was für ein programm bist du
bist du die willow aus der werbung
magst du eigentlich sauna, als bot
lernst du dazu
bist du mit dem internet verbunden
bist du ein Bot
bist du ein echter Mensch
welches Modell steckt dahinter
was ist das hier eigentlich
bist du ChatGPT
rede ich mit einer Maschine`,
  abilities: `
was kannst du
wie kannst du mir helfen
wofür bist du da
was kann ich dich fragen
hilfe
was machst du so
Welche Funktionen bieten Sie an?
wobei unterstützt du mich
kannst du auch pläne machen
was geht hier alles
zeig mir was du drauf hast
erklär mal was man hier machen kann
womit kann ich anfangen
verstehst du auch englisch
kannst du auch buchen oder nur suchen
wie funktionierst du
was sind deine stärken
gib mir ein beispiel was ich fragen könnte
wozu brauch ich dich
was für themen kannst du
kannst du mir bei allem helfen
kannst du bilder sehen
was darf ich dich fragen
nach was kann man suchen bei dir
Könnten Sie mir kurz erläutern, wobei Sie behilflich sein können?
was kannst du nicht
deine fähigkeiten?
kannst du preise vergleichen
welche sprachen sprichst du
beispiele bitte, ich weiß nicht was ich schreiben soll
und was bringst du mir
wos konnst du ois
wie läuft das hier mit dir ab
was hast du für möglichkeiten
kann man mit dir auch einfach reden
kannst du dir meine wünsche merken für die suche
in welchen ländern kannst du suchen
worin bist du gut
wie stell ich dir am besten fragen
ich weiß nicht wie du mir nutzen sollst
kannst du mehr als hotels
was gibt es hier zu entdecken mit dir
tipps wie ich dich benutze
kannst du auch vorlesen
sag mal was du für mich tun kannst
wobei kannst du mir helfen
wie funktioniert das hier
hilfst du mir auch beim Planen
wie benutze ich dich
wofür bist du gut`,
  thanks: `
danke
vielen dank
merci
super danke dir
dankeschön
Herzlichen Dank für Ihre Hilfe.
du bist toll
das hat mir echt geholfen
thx
besten dank
perfekt, danke
tausend dank
lieb von dir
danke das war hilfreich
oh wie nett
vergelts gott
klasse gemacht
top danke
ich dank dir recht herzlich
sehr aufmerksam danke
wow das ist genau was ich gesucht hab danke
dank schön
cool danke
du hast mir den tag gerettet
supi
bist a schatz
Ich bedanke mich.
thanks
gut gemacht
danke willow
prima
merci vielmal
ganz lieben dank
hab dank
danke für die mühe
das ist großartig
dankeeee
das war sehr freundlich von ihnen
wunderbar, ich danke
passt danke
alles klar, danke
toll wie schnell das ging
echt stark von dir
dangge
bin begeistert, danke
danke dir
super, vielen Dank
das hilft mir sehr
toll, merci
prima danke
klasse, genau das hab ich gebraucht`,
  greeting: `
hallo
hi
guten morgen
servus
moin
grüß gott
hey willow
Guten Tag
grüezi
hallöchen
guten abend
na
hey
grüß dich
hallo zusammen
moin moin
tach
hi du
schönen guten tag
huhu
griaß di
guten abend, ich bin die sabine
hallo ich bin neu hier
heyyy
jo hi
einen schönen guten morgen
halli hallo
servus miteinand
ist da wer? hallo?
Sehr geehrte Damen und Herren
yo
mahlzeit
n abend
salü
hoi
hallo liebe willow
gude
grüße aus hamburg
hallo nochmal
da bin ich wieder
hi there
begrüße dich
sali zäme
guten nachmittag
hello
guten Morgen
hi willow
guten Abend zusammen
hey du`,
  bye: `
tschüss
bis bald
ciao
auf wiedersehen
mach's gut
tschau
pfiat di
gute nacht
bis morgen
ich muss los
tschö
servus und baba
bin dann mal weg
schönen tag noch
Auf Wiedersehen und einen schönen Abend
bis zum nächsten mal
bye
bye bye
adieu
das wars für heute
ich geh jetzt schlafen
schönes wochenende
tschüssi
man sieht sich
bis dann
uf widerluege
ade
ich meld mich später wieder
feierabend, bis dann
leb wohl
gehab dich wohl
schlaf gut
cu
hau rein
war nett mit dir, tschüss
ich bin raus
okay das war alles, tschau
ich schau morgen nochmal rein
bis später
wir hören uns
pfüat eich
ich mach schluss für heute
man liest sich
schönen abend wünsch ich
tschaui
schönen Abend noch
das war's, auf Wiedersehen
gute Nacht`,
  howAreYou: `
wie geht's
wie geht es dir
alles gut bei dir?
na wie läufts
was machst du gerade
wie war dein tag
Wie geht es Ihnen heute?
alles klar?
wie gehts dir heut so
gehts gut
und selbst?
alles fit
wie isses
na, alles im lack
was geht
hast du gut geschlafen
wie fühlst du dich
und dir?
wie steht's
was gibts neues
hoffe dir gehts gut
wie goht's dir
bist du gut drauf
wie läuft dein tag bisher
bist du müde
alles roger?
wia geht's da
schöner tag heute oder
was geht ab
und wie gehts der willow
hattest du ein schönes wochenende
geht es dir auch gut
stress heute?
wie ist das werte befinden
läuft bei dir?
mir gehts gut und dir
was treibst du so
gut geschlafen?
hast du viel zu tun heute
wie ist die laune
langweilst du dich
na du, was los bei dir
alles okay bei euch
wie gehts wie stehts
passt alles bei dir
wie geht's dir
alles klar bei dir?
na, wie läuft's
geht's dir gut heute
was machst du so
hattest du einen guten Tag`,
  complaint: `
nutzlos
das ist falsch
du hörst mir nicht zu
was für ein schrott
du bist echt dumm
völlig unbrauchbar
das bringt mir gar nix
so ein mist
Ich bin sehr enttäuscht von diesem Dienst.
blöder bot
das stimmt doch gar nicht
schon wieder der gleiche käse
du nervst
kannst du überhaupt irgendwas
lächerlich
zeitverschwendung
das ist doch kein service
bist du bescheuert
du wiederholst dich ständig
schlechteste seite ever
jetzt hab ich das dreimal geschrieben und du kapierst nichts
mies
das hilft mir überhaupt nicht weiter
idiot
totaler blödsinn
kein bisschen hilfreich
Das ist eine Zumutung.
so a schaas
ich ärgere mich gerade richtig
da war ja google besser
verarschst du mich
unfähig
ihr seid doch alle abzocker
was soll der quatsch
du redest nur müll
boah ey das nervt
grottenschlecht
du gibst immer dieselbe antwort
schwach
so wird das nichts mit uns
ich krieg die krise mit dir
lies doch mal was ich schreibe!!!
das war nichts
hast du keine ahnung oder was
halt die klappe
das ist doch Quatsch
du bist nutzlos
so ein Mist
das hilft mir gar nichts
totaler Schrott
das hab ich doch schon gesagt
falsch, alles falsch
was für eine blöde Antwort`,
  notMeant: `
das meinte ich nicht
du hast mich falsch verstanden
nein ich meine was anderes
so war das nicht gemeint
missverständnis
das hab ich nicht gesagt
ich hab doch nicht nach hotels gefragt
falsch verstanden
Da haben Sie mich leider missverstanden.
nee, anders gemeint
das war nicht meine frage
du verwechselst da was
darum gings mir gar nicht
ich wollte keine app, das hast du falsch aufgefasst
darauf wollte ich nicht hinaus
hab ich so nicht gemeint
nicht die stadt essen, ich meinte das essen
du hast mich nicht richtig verstanden
ne du, das war anders gedacht
danach hab ich nicht gefragt
äh nein, ich meinte eigentlich
i hob des anders gmoant
meine frage war eine andere
du interpretierst das falsch
das ist nicht das was ich wissen wollte
ich glaube wir reden aneinander vorbei
das habe ich anders gemeint
so nicht, du hast da was durcheinander gebracht
davon war nie die rede
ich suchte doch gar keinen kurs, du hast das missverstanden
mit bank meinte ich eine sitzbank
verhört? das hab ich nicht diktiert
das geht an meiner frage vorbei
nein nein, falsche richtung, ich meinte was völlig anderes
Sie haben meine Frage falsch interpretiert.
wollte ich gar nicht
das war ein witz, nicht ernst gemeint
du hast das wort falsch verstanden
hä das hab ich doch gar nicht gefragt
ich meinte nicht den ort sondern die marke
thema verfehlt
anders gemeint
das war auf was anderes bezogen
moment, so hab ich das nicht gesagt
ich wollt eigentlich was ganz anderes von dir wissen
nein, ich meinte was anderes
ich rede nicht vom Laufen, sondern vom Kurs
Missverständnis
nee, andersrum
das war nicht meine Frage`,
  offTopic: `
wie wird das wetter morgen
wer hat gestern bei bayern gespielt
erzähl mir einen witz
was ist 17 mal 24
wen soll ich wählen
schreib mir ein python skript
flug nach mallorca buchen
was gibts neues in den nachrichten
hilf mir bei den mathe hausaufgaben
hauptstadt von peru
wie wird der bitcoin kurs
übersetz mir das ins spanische: guten appetit
Können Sie mir bei meiner Steuererklärung helfen?
wann fährt der nächste ice nach frankfurt
wie repariere ich meinen geschirrspüler
wer ist bundeskanzler
rezept für käsespätzle
was läuft heute im fernsehen
schreib mir eine bewerbung als elektriker
wie viel verdient ein lehrer
spiel mal musik von helene fischer
welcher film hat den oscar gewonnen
mein auto springt nicht an
wer hat die mondlandung gemacht
gib mir die lottozahlen
was hältst du von der afd
wie alt ist die erde
aktien kaufen oder nicht
bundesliga tabelle
was reimt sich auf sonne
hast du einen tipp fürs gaming notebook
ist gott real
mietrecht: darf mein vermieter die miete erhöhen
wie heißt der sänger von rammstein
mach meine deutsch interpretation zu faust
wos kost a hoibe aufm oktoberfest
suche günstige winterreifen
excel formel für summe wenn
wann ist ostern nächstes jahr
welches handy soll ich kaufen
wie viele einwohner hat österreich
schick mir einen pizzaboten
wie viel uhr ist es in tokio
erklär mir die relativitätstheorie
was weißt du über den krieg
wie wird das Wetter morgen
wer hat gestern gewonnen
erzähl einen Witz
schreib mir ein Gedicht
was ist die Hauptstadt von Peru
buch mir einen Flug nach Rom
hilf mir bei den Hausaufgaben
wie programmiere ich eine Website
was kostet ein neues Auto
Rezept für Käsekuchen bitte
was läuft heute im Fernsehen`,
}
