/** German words of the trade by their English words; folded. */
export const GERMAN = `
abdomen: unterleib, unterbauch
abdominal: unterleib
accessible: barrierefrei, barrierefreie, barrierefreier, barrierefreies, barrierefreien, rollstuhlgerecht, barrierefreiheit, behindertengerecht, behindertengerechte, behindertengerechten
accessory: zubehor, accessoire, accessoires
accordion: akkordeon, ziehharmonika
acne: akne, pickel, unreine haut
acorn: eichel, eicheln
acrobatics: akrobatik, akroyoga
acting: schauspiel, theater, schauspielen
actor: schauspieler, schauspielern, schauspielerin
acupressure: akupressur, akupressurmatte, nagelmatte
acupressure mat: akupressurmatte, akupressurmatten, nagelmatte, nagelmatten
acupressure ring: akupressurring
acupuncture: akupunktur, akupunkturen
adapted: angepasst, angepasste, angepasster, angepasstes, angepassten
adapter: steckdose, steckdosen
adaptogen: adaptogene
addiction: abhangigkeit, suchtig, suchtige, suchtiger, suchtiges, suchtigen, abhangig, abhangige, abhangiger, abhangiges, abhangigen, handysucht, alkoholsucht, spielsucht, suchthilfe, suchtberatung
adhd: adhs, ads, zappelphilipp
adjustable: verstellbar, verstellbare, verstellbarer, verstellbares, verstellbaren, hohenverstellbar, hohenverstellbare, hohenverstellbarer, hohenverstellbares, hohenverstellbaren
adoption: adoptivkind, adoptiveltern
adult: erwachsene, erwachsenen, erwachsener
adult education: volkshochschule, erwachsenenbildung
adults only: ohne kinder, kinderfrei, nur erwachsene
advanced: fortgeschritten, fortgeschrittene, fortgeschrittener, fortgeschrittenes, fortgeschrittenen
advent: adventskalender
advice: rat, ratschlag, ratschlage, tipp, tipps, beratung
aerial yoga: luftyoga
affordable: bezahlbar, bezahlbare, bezahlbaren, erschwinglich, preiswert, preiswerte, preiswerten, gunstig, gunstige, gunstiger, gunstiges, gunstigen
afternoon: nachmittag, nachmittage, nachmittagen, nachmittags
age: alter, lebensalter
ageing: altern, alterwerden
aid: hilfe, hilfen, hilfsmittel
air: luft, luften, luftig, luftige, luftiger, luftiges, luftigen
air conditioning: klimaanlage, klimaanlagen, klimatisiert, klimatisierte, klimatisierter, klimatisiertes, klimatisierten
air purifier: luftreiniger, luftreinigern
airport: flughafen
alarm: wecker, alarme
alarm clock: wecker, weckern, lichtwecker
alcohol: alkohol, alkoholisch, alkoholische, alkoholischer, alkoholisches, alkoholischen, trinken, alkoholkonsum
alcohol free: alkoholfrei, alkoholfreie, alkoholfreier, alkoholfreies, alkoholfreien
alexander technique: alexandertechnik
algae: alge, algen, spirulina
alkaline: basisch, basische, basischer, basisches, basischen, basen, basenbad
allergen: allergene
allergy: allergie, allergien, allergiker, allergikern, allergisch, allergische, allergischer, allergisches, allergischen, heuschnupfen
allotment: schrebergarten, kleingarten
almond: mandel, mandeln, mandelol
almond oil: mandelol
aloe vera: aloe
alone: allein, alleine, alleinreisende, alleinreisend, fur mich allein
alone time: zeit fur mich
alpaca: alpakas, alpakawanderung
alpaca wool: alpakawolle
alpine: alpin, alpiner, alpines, alpinen, alpen
alpine herb: alpenkrauter, bergkrauter
alpine pasture: alm, almen, alp, alpe
alternative: alternativen, alternativ, alternativer, alternatives
alternative medicine: alternativmedizin, naturheilkunde, heilpraktiker, heilpraktikerin, komplementarmedizin
altitude: hohenlage, hohenluft
aluminium free: aluminiumfrei, aluminiumfreie, aluminiumfreier, aluminiumfreies, aluminiumfreien, alufrei, ohne aluminium
amber: bernstein
amino acid: aminosaure, aminosauren
angel: engel, engeln
anger: wut, wutend, wutende, wutender, wutendes, wutenden, zorn, arger
animal: tier, tiere, tieren, tierisch, tierische, tierischer, tierisches, tierischen
animal assisted: tiergestutzt, tiergestutzte, tiergestutzter, tiergestutztes, tiergestutzten, tiertherapie
anise: anis
ankle: knochel, fussgelenk, sprunggelenk
anniversary: jahrestag, jubilaum, hochzeitstag
ant: ameise, ameisen
anti ageing: antiaging, hautalterung, faltencreme
anxiety: angst, angste, angsten, angstlichkeit, angstlich, angstliche, angstlicher, angstliches, angstlichen, beklemmung
anxious: angstlich, angstliche, angstlicher, angstliches, angstlichen, besorgt, besorgte, besorgter, besorgtes, besorgten
apartment: wohnung, wohnungen, ferienwohnung, ferienwohnungen, apartments, fewo
app: apps, anwendung, anwendungen
appetite: appetit
applause: beifall
apple: apfel, apfeln
apple cider vinegar: apfelessig
apprentice: azubi, azubis, lehrling, lehrlinge, auszubildende
apricot: aprikose, aprikosen, marille, marillen
arch: fussgewolbe, torbogen
archery: bogenschiessen, pfeil und bogen
argan oil: arganol, argan
arm: arme, armen
arm bath: armbad
armchair: sessel, sesseln, ohrensessel, lehnstuhl
armrest: armlehne, armlehnen
arnica: arnika, arnikasalbe
aromatherapy: aromatherapie, aromatherapien, duftol, duftole, dufttherapie
art: kunst, kunste
art therapy: kunsttherapie, maltherapie
arthritis: rheuma, arthrose, gelenkentzundung, gelenkschmerzen, gicht
artichoke: artischocke, artischocken
artist: kunstler, kunstlern, kunstlerin, kunstlerisch, kunstlerische, kunstlerischer, kunstlerisches, kunstlerischen
ash: asche, esche, eschen
ashwagandha: schlafbeere, winterkirsche
asparagus: spargel
asthma: asthmatiker
astrology: astrologie, horoskop, sternzeichen
athlete: sportler, sportlern, sportlerin, athlet, athleten, athletin
athletes foot: fusspilz
attention: aufmerksamkeit, aufmerksam, aufmerksame, aufmerksamer, aufmerksames, aufmerksamen
attention deficit: aufmerksamkeitsdefizit, aufmerksamkeitsstorung, ads
attic: dachboden, dachgeschoss, dachkammer
audio: horbuch, horbucher, horspiel, tonaufnahme
audiobook: horbuch, horbucher, horspiel
aunt: tante, tanten
autism: autismus, autistisch, autistische, autistischer, autistisches, autistischen
autistic: autistisch, autistische, autistischer, autistisches, autistischen, autisten
autogenic training: autogenes training
autumn: herbst, herbste, herbstlich, herbstliche, herbstlicher, herbstliches, herbstlichen
avenue: allee, alleen
avocado: avocados
awake: wach, wache, wacher, waches, wachen
awareness: bewusstsein, gewahrsein, bewusst, bewusste, bewusster, bewusstes, bewussten
awe: ehrfurcht, staunen
ayurveda: ayurvedisch, ayurvedische, ayurvedischer, ayurvedisches, ayurvedischen, ayurvedakur
baby: babys, saugling, sauglinge, sauglingen, kleinkind
baby carrier: babytrage, tragetuch
baby massage: babymassage, babymassagekurs
baby sleep: babyschlaf
baby swimming: babyschwimmen
bach flower: bachblute, bachbluten
back: rucken, ruckenschmerz, ruckenschmerzen
back massage: ruckenmassage, ruckenmassagen
back pain: ruckenschmerz, ruckenschmerzen, hexenschuss, kreuzschmerzen, kreuzweh, ruckenweh
back training: ruckenschule, ruckengymnastik, ruckenkurs, ruckentraining
backrest: ruckenlehne, ruckenlehnen, lehne, lehnen, ruckenkissen
bag: tasche, taschen, beutel, sackchen, tute
baker: backer, backerin
bakery: backerei, backereien, backer
baking: backen, backkurs, backstube
balance: gleichgewicht, ausgleich, ausgeglichenheit, ausgeglichen, ausgeglichene, ausgeglichener, ausgeglichenes, ausgeglichenen, ausgewogen, ausgewogene, ausgewogenes, ausgewogenen, balancieren
balanced: ausgewogen, ausgewogene, ausgewogener, ausgewogenes, ausgewogenen, ausgeglichen, ausgeglichene, ausgeglichener, ausgeglichenes, ausgeglichenen
balcony: balkon, balkone
ball: balle, ballen, kugel, kugeln, gymnastikball
ballet: ballett
ballroom dance: gesellschaftstanz, standardtanz, paartanz, walzer
balm: balsam, salbe, salben
bamboo: bambus
banana: banane, bananen
band: bander, bandern
bandage: verband, bandagen, binde
barbecue: grillen, grillplatz, grillabend
bare: nackt, nackte, nackter, nacktes, nackten, bloss, blosse, blosser, blosses, blossen
barefoot: barfuss, barfussig, barfusspfad
barefoot path: barfusspfad, barfusspfade, barfussweg
bark: rinde
barley: gerste, graupen
barn: scheune, scheunen, stadel, stall
basement: keller, untergeschoss
basil: basilikum
basket: korb, korbe, korben
basket weaving: korbflechten, korbe flechten, flechten
bat: fledermaus, fledermause
bath: bad, bader, badern, baden, badewanne, badewannen, wannenbad, vollbad
bath additive: badezusatz, badezusatze
bath bomb: badekugel, badekugeln, badebombe, badebomben
bath mat: badematte, badematten, badvorleger
bath oil: badeol, badeole
bath pillow: badewannenkissen, badekissen
bath salt: badesalz, badesalze, meersalzbad
bathhouse: badehaus, badehauser
bathing: baden, badend
bathrobe: bademantel, bademanteln, morgenmantel
bathroom: badezimmer, badezimmern, bad
bathtub: badewanne, badewannen, wanne, wannen
battery: batterie, batterien, akku, akkus
bay: bucht, buchten
bay leaf: lorbeer, lorbeerblatt
beach: strand, strande, stranden
beach chair: strandkorb, strandkorbe
beach hut: strandhaus, strandkorb
bead: perle, perlen
bean: bohne, bohnen
bear: baren, bar
beard: bart, barte, bartpflege, bartol
beard oil: bartol
beat: takt, takte, schlag
beautiful: schone, schones, schonen, schoner
beauty: schonheit, kosmetik, schonheitspflege
bed: bett, betten, bettchen
bed and breakfast: pension, pensionen, zimmer mit fruhstuck, fruhstuckspension
bed linen: bettwasche, bettzeug, bettlaken, spannbettlaken
bedding: bettwasche, bettzeug, bettwaren
bedroom: schlafzimmer, schlafzimmern, schlafraum
bedside lamp: nachttischlampe, nachttischlampen, nachtlampe
bedside table: nachttisch, nachttische, nachtkastchen
bedtime: schlafenszeit, zubettgehen, vor dem schlafengehen, gutenacht
bedwetting: bettnassen
bee: biene, bienen
beech: buche, buchen
beekeeping: imkern, imkerei, imker
beer: bier, biere
beeswax: bienenwachs
beetroot: rote bete, rote rube, randen
beginner: anfanger, anfangern, anfangerin, anfangerinnen, einsteiger, einsteigern, neuling, neulinge
beginner friendly: anfangerfreundlich, anfangerfreundliche, anfangerfreundlicher, anfangerfreundliches, anfangerfreundlichen, fur anfanger
behavioural therapy: verhaltenstherapie
belief: glaube, glauben, glaubenssatz, glaubenssatze
bell: glocke, glocken, glockchen, klingel, klingeln
belly: bauch, bauche
belly dance: bauchtanz
belt: gurtel
bench: bank, banke, banken, sitzbank, meditationsbankchen, meditationsbank
bend: vorbeuge, beugen, biegen
bereaved: hinterbliebene, hinterbliebenen, trauernd, trauernde, trauernder, trauerndes, trauernden, verwaist, verwaiste, verwaister, verwaistes, verwaisten
bereavement: trauerfall, trauer, trauernd, trauernde, trauernder, trauerndes, trauernden, hinterbliebene, hinterbliebenen, todesfall
bergamot: bergamotte
berry: beere, beeren
bible: bibel
bicycle: fahrrad, fahrrader, fahrradern, rad, ebike
big: gross, grosse, grosser, grosses, grossen
binge eating: essattacke, essattacken, fressattacke, fressattacken
binoculars: fernglas, fernglaser
birch: birke, birken, birkenzucker
bird: vogel, vogeln, vogelgesang
birdsong: vogelgesang, vogelgezwitscher, vogelstimmen
birdwatching: vogelbeobachtung, vogelbeobachtungen, vogel beobachten
birth: geburt, geburten, entbindung, entbindungen
birth preparation: geburtsvorbereitung, geburtsvorbereitungskurs
birthday: geburtstag, geburtstage, geburtstagen, geburtstagsgeschenk
biscuit: keks, kekse, platzchen, geback
bite: biss, insektenstich, muckenstich, stich
bitter: bittere, bitterer, bitteres, bitteren
bitters: bitterstoff, bitterstoffe, bitterstoffen, bittertropfen, bittermittel
black: schwarz, schwarze, schwarzer, schwarzes, schwarzen
black cohosh: traubensilberkerze
black seed: schwarzkummel, schwarzkummelol
black tea: schwarztee, schwarzer tee
blackberry: brombeere, brombeeren
blackcurrant: johannisbeere, johannisbeeren, cassis
blackout: verdunkelt, verdunkelte, verdunkelter, verdunkeltes, verdunkelten, verdunkeln, verdunkelung, abgedunkelt, abgedunkelte, abgedunkelter, abgedunkeltes, abgedunkelten
blackout curtain: verdunkelungsvorhang, verdunkelung, verdunklung
blacksmith: schmied, schmieden, schmiede
bladder: blase, harnblase, blasenentzundung
blanket: decke, decken, wolldecke, wolldecken, kuscheldecke
blemish: hautunreinheit, hautunreinheiten, pickel, unreinheiten
blend: mischung, mischungen
blender: mixer
blind: blinde, blinder, blindes, blinden, sehbehindert, sehbehinderte, sehbehinderter, sehbehindertes, sehbehinderten
blister: blase, blasen
bloating: blahung, blahungen, blahbauch, vollegefuhl, aufgeblaht, aufgeblahte, aufgeblahter, aufgeblahtes, aufgeblahten
blocked nose: verstopfte nase, nase zu
blood: blut, blutbild
blood pressure: blutdruck, bluthochdruck
blood sugar: blutzucker, blutzuckerspiegel
blue: blau, blaue, blauer, blaues, blauen
blueberry: heidelbeere, heidelbeeren, blaubeere, blaubeeren
board: brett, bretter, brettern, tafel
board game: brettspiel, brettspiele, gesellschaftsspiel, gesellschaftsspiele
boat: boot, boote, booten, schiff, schiffe, schiffen, kahn
boathouse: bootshaus, bootshauser
body: korper, korpern, leib, korperlich, korperliche, korperlicher, korperliches, korperlichen
body butter: korperbutter
body clock: innere uhr, biorhythmus
body lotion: bodylotion, korperlotion, korpermilch
body oil: korperol, korperole
body scan: bodyscan, korperreise
bodywork: korperarbeit, korpertherapie
bolster: nackenrolle, nackenrollen, yogarolle, lagerungskissen
bone: knochen
book: buch, bucher, buchern
bookbinding: buchbinden, buchbinderei
booking: buchung, buchungen, buchen, reservierung
boot: stiefel, stiefeln
borage: borretsch
boredom: langeweile
boring: langweilig, langweilige, langweiliger, langweiliges, langweiligen
boss: chef, chefin
bottle: flasche, flaschen, flaschchen
bouldering: bouldern
boundary: grenze, grenzen, abgrenzung, abgrenzen
bouquet: blumenstrauss, strauss
bow: bogen, verbeugung
bowel: darm
bowl: schale, schalen, schussel, schusseln, napf
box: kiste, kisten, schachtel, schachteln, kasten, dose
box spring: boxspringbett, boxspringbetten
boxing: boxen
boy: junge, jungs
bracelet: armband, armbander
bracken: adlerfarn
brain: gehirn, gehirne, hirn
brain fog: benommenheit, gehirnnebel, vergesslichkeit
branch: ast, aste, zweig, zweige
brass: messing
bread: brot, brote, broten, brotchen
bread baking: brotbacken, brot backen, brotbackkurs
break: pause, pausen, auszeit, auszeiten, unterbrechung
breakfast: fruhstuck, fruhstucken, brunch
breakup: trennung, liebeskummer
breast: brust, bruste
breast cancer: brustkrebs
breast pump: milchpumpe, milchpumpen
breastfeeding: stillen, stillzeit, stillend, stillende, stillender, stillendes, stillenden, stillkissen
breath: atem, atemzug, atemzuge
breath hold: luft anhalten
breathable: atmungsaktiv, atmungsaktive, atmungsaktiver, atmungsaktives, atmungsaktiven
breathing: atmen, atmung, atem, atemubung, atemubungen
breathwork: atemarbeit, atemtechnik, atemtechniken, atemtherapie, atemubungen
brick: ziegel, backstein
bride: braut, braute
bridge: brucke, brucken
bright: hell, helle, heller, helles, hellen
brine: sole, solewasser
broccoli: brokkoli
bronchitis: bronchien
bronze: bronzen
brooding: grubeln, grubelei
brook: bach, bache, bachen
broth: bruhe, bruhen, knochenbruhe, bouillon
brother: bruder, brudern
brown: braun, braune, brauner, braunes, braunen
bruise: bluterguss, blauer fleck, prellung
brush: burste, bursten, pinsel
bubble bath: schaumbad, badeschaum
bucket: eimer
buckwheat: buchweizen
buddha: buddhas, buddhafigur, buddhastatue
buddhism: buddhismus, buddhistisch, buddhistische, buddhistischer, buddhistisches, buddhistischen, buddhist
buffet: bufett, fruhstucksbuffet
bullying: mobbing
bumblebee: hummel, hummeln
bunion: ballenzeh, hallux
bunk bed: etagenbett, etagenbetten, stockbett, stockbetten, hochbett, hochbetten
burn: verbrennung, verbrennungen, brandwunde
burnout: ausgebrannt, ausgebrannte, ausgebrannter, ausgebranntes, ausgebrannten, uberlastung
bus: busse, bushaltestelle
bush: busch, strauch
butter: butterbrot
butterfly: schmetterling, schmetterlinge
buttock: po, gesass, hintern
cabbage: kohl, weisskohl, sauerkraut
cabin: hutte, hutten, blockhaus, blockhauser, huttchen
cacao: kakao, kakaozeremonie
cactus: kaktus, kakteen
cafe: cafes, kaffeehaus
caffeine: koffein, koffeinhaltig, koffeinhaltige, koffeinhaltiger, koffeinhaltiges, koffeinhaltigen
caffeine free: koffeinfrei, koffeinfreie, koffeinfreier, koffeinfreies, koffeinfreien, entkoffeiniert, entkoffeinierte, entkoffeinierter, entkoffeiniertes, entkoffeinierten
cairn: steinmannchen, steinmann
cake: kuchen, torte, torten
calcium: kalzium, calciummangel
calendar: kalender, wandkalender
calendula: ringelblume, ringelblumen
calf: wade, waden, kalb
calligraphy: kalligrafie, kalligraphie, schonschrift
callus: hornhaut
calm: ruhe, gelassenheit, ruhig, ruhige, ruhiger, ruhiges, ruhigen, beruhigung, gelassen, gelassene, gelassener, gelassenes, gelassenen
calming: beruhigend, beruhigende, beruhigender, beruhigendes, beruhigenden, beruhigen, beruhigung
calorie: kalorie, kalorien
camel: kamel, kamele, kamelen, kamelhaar
camomile: kamille, kamillen
camp bed: feldbett, feldbetten, campingliege
campervan: wohnmobil, wohnmobile, camper
campfire: lagerfeuer, lagerfeuern
camping: zelten, campen, campingplatz
canal: kanal, kanale
cancellation: stornierung, stornieren, rucktritt
cancer: krebs, krebspatienten, krebskrank
candle: kerze, kerzen, teelicht, teelichter
candle making: kerzen ziehen, kerzenziehen, kerzen giessen
canoeing: kanu, kanus, kanufahren, paddeln, kanutour
canvas: leinwand, segeltuch
cap: kappe, kappen, mutze, mutzen
cape: umhang
capsule: kapsel, kapseln
car: auto, autos, wagen, autofahrt, autofahren
car free: autofrei, autofreie, autofreier, autofreies, autofreien
carafe: karaffe, karaffen
caravan: wohnwagen, zirkuswagen, bauwagen
caraway: kummel
carbohydrate: kohlenhydrat, kohlenhydrate, kohlenhydraten
card: karte, karten
card deck: kartenset, kartendeck
card game: kartenspiel, kartenspiele
cardamom: kardamom
care: pflege, pflegen, fursorge, betreuung, pflegend, pflegende, pflegender, pflegendes, pflegenden
career: karriere, karrieren, berufliche neuorientierung, beruf
caregiver: pflegende, pflegenden, pflegeperson, pflegepersonen, betreuungsperson
carer: pfleger, pflegern, pflegerin, pflegende, pflegenden, betreuer, betreuern, betreuerin, angehorige, angehorigen
carpal tunnel: karpaltunnel
carpenter: schreiner, tischler, zimmermann
carpet: teppich, teppiche, teppichen
carrot: karotte, karotten, mohre, mohren, rube
carving: schnitzen, schnitzerei
cashew: cashewkerne, cashews
cashmere: kaschmir
castle: schloss, schlosser, schlossern, burg, burgen
castor oil: rizinusol, rizinus
cat: katze, katzen
cave: hohle, hohlen, grotte
cbd: cannabidiol, cbd ol
cedar: zeder, zedern, zedernholz
celebration: feier, feiern
celery: sellerie
cellar: keller
cello: celli, violoncello
cellulite: orangenhaut
ceps: steinpilz, steinpilze
ceramic: keramik, keramiken, keramisch, keramische, keramischer, keramisches, keramischen
ceremony: zeremonie, zeremonien, feier, feiern
certificate: zertifikat, zertifikate, bescheinigung
cervical spine: halswirbelsaule, hws
chaga: schillerporling
chair: stuhl, stuhle, stuhlen, sessel, sesseln, hocker
chair yoga: stuhlyoga, yoga im sitzen
chakra: chakren, chakras
chalet: chalets, berghaus
chamomile: kamille, kamillen
change: veranderung, veranderungen, verandern, wandel
chanterelle: pfifferling, pfifferlinge
chanting: mantrasingen, tonen, sprechgesang
chapel: kapelle, kapellen
charging station: ladestation, ladestationen, ladesaule, wallbox
chasteberry: monchspfeffer
cheap: gunstig, gunstige, gunstiger, gunstiges, gunstigen, billig, billige, billiger, billiges, billigen, preiswert, preiswerte, preiswerter, preiswertes, preiswerten
check up: vorsorgeuntersuchung, untersuchung
cheese: kase
chemotherapy: chemo, chemotherapie
cherry: kirsche, kirschen, kirsch
cherry stone: kirschkern, kirschkerne, kirschkernen
cherry stone cushion: kirschkernkissen, kornerkissen
chess: schach
chest: brust, brustkorb, truhe, truhen
chestnut: kastanie, kastanien, marone
chia: chiasamen
chicken: huhn, huhner, huhnern, hahnchen
chickpea: kichererbse, kichererbsen
child: kind, kindes
childbirth: geburt, geburten, entbindung, entbindungen, gebaren
childcare: kinderbetreuung, betreuung
childhood: kindheit
children: kinder, kindern, kindlich, kindliche, kindlicher, kindliches, kindlichen
chilli: chili, chilis, scharf, scharfe, scharfer, scharfes, scharfen
chinese medicine: chinesische medizin
chiropractic: chiropraktik, chiropraktiker, einrenken, chiropraktisch, chiropraktische, chiropraktischer, chiropraktisches, chiropraktischen
chives: schnittlauch
chocolate: schokolade, schokoladen, praline, pralinen
choir: chor, chore, choren
cholesterol: cholesterinspiegel, cholesterin
christian: christlich, christliche, christlicher, christliches, christlichen, christ, christen
christmas: weihnachten, weihnachtlich, weihnachtliche, weihnachtlicher, weihnachtliches, weihnachtlichen, weihnachtsgeschenk, weihnachts
chronic: chronisch, chronische, chronischer, chronisches, chronischen
chronic fatigue: chronische mudigkeit, erschopfungssyndrom
chronic pain: chronische schmerzen, dauerschmerz, dauerschmerzen
church: kirche, kirchen, kirch
cigarette: zigarette, zigaretten, kippe, kippen
cinema: kino
cinnamon: zimt
circadian: innere uhr, biorhythmus, tagesrhythmus
circle: kreis, kreise, kreisen, gesprachskreis, frauenkreis
circuit: rundweg, zirkel, zirkeltraining
circulation: kreislauf, durchblutung, blutkreislauf
circus: zirkus
city: stadt, stadte, stadten, stadtisch, stadtische, stadtischer, stadtisches, stadtischen, grossstadt
clarity: klarheit
class: kurs, kurse, kursen, klasse, klassen, unterricht, lektion, lektionen
claustrophobia: platzangst, raumangst
clay: ton, lehm, tonerde, heilerde
clay figure: tonfigur
clay mask: tonmaske, heilerdemaske
clean: sauber, saubere, sauberer, sauberes, sauberen, sauberkeit
cleaner: putzfrau, reinigungskraft
cleaning: putzen, reinigung
cleanser: reiniger, reinigungsmilch, gesichtsreinigung
cleansing: reinigung, reinigen, reinigend, reinigende, reinigender, reinigendes, reinigenden
clear: klare, klarer, klares, klaren
clearing: lichtung, lichtungen
cliff: klippe, klippen, steilkuste
climate: klima
climbing: klettern, kletterwand
clinic: klinik, kliniken, kurklinik
clip: klammer, klammern, klemme
clock: uhr, uhren, wanduhr, standuhr
closed: geschlossen, geschlossene, geschlossener, geschlossenes, geschlossenen
clothing: kleidung, kleider, klamotten, bekleidung
cloud: wolke, wolken, bewolkt, bewolkte, bewolkter, bewolktes, bewolkten
clove: nelke, nelken, gewurznelke, gewurznelken
clover: klee
coach: trainer, trainern, trainerin, berater
coaching: coach, coachings, begleitung
coast: kuste, kusten, kustennah, kustennahe, kustennaher, kustennahes, kustennahen
coastal: kuste, kusten
coat: mantel
cocoa: kakao
coconut: kokosnuss, kokosnusse, kokos, kokosol
coconut oil: kokosol
coffee: kaffee, kaffees
coffee house: kaffeehaus, kaffeehauser
cold: kalt, kalte, kalter, kaltes, kalten
cold feet: kalte fusse, kalte hande
cold hand: kalte hande
cold plunge: eisbad, eisbaden, tauchbecken, kaltwasser, kneippen
colic: kolik, koliken, dreimonatskoliken
collagen: kollagen
collar: kragen, halskrause
colleague: kollege, kollegen, kollegin, kolleginnen
colon cleanse: darmreinigung, darmsanierung, einlauf, darmkur
colour: farbe, farben, farbig, farbige, farbiger, farbiges, farbigen, bunt, bunte, bunter, buntes, bunten
colourful: bunt, bunte, bunter, buntes, bunten, farbenfroh, farbenfrohe, farbenfroher, farbenfrohes, farbenfrohen
colouring: ausmalen, malbuch, mandala
colouring book: malbuch, malbucher
comb: kamm, kamme
combination skin: mischhaut
comfort: komfort, trost, behaglichkeit, bequemlichkeit, wohlbefinden
comfortable: bequem, bequeme, bequemer, bequemes, bequemen, komfortabel, komfortabele, komfortabeler, komfortabeles, komfortabelen, behaglich, behagliche, behaglicher, behagliches, behaglichen
comfrey: beinwell
common cold: erkaltung, erkaltungen, erkaltet, erkaltete, erkalteter, erkaltetes, erkalteten, schnupfen, grippe
communication: kommunikation, kommunizieren
community: gemeinschaft, gemeinschaften, gemeinde, gemeinschaftlich, gemeinschaftliche, gemeinschaftlicher, gemeinschaftliches, gemeinschaftlichen
commuter: pendler, pendlern, pendlerin
companion: begleiter, begleitern, begleiterin
company: firma, firmen, unternehmen, betrieb
compass: kompass
compassion: mitgefuhl, mitleid, selbstmitgefuhl, mitfuhlend, mitfuhlende, mitfuhlender, mitfuhlendes, mitfuhlenden
complexion: teint
compost: kompost, kompostieren
compress: kompresse, kompressen, umschlag, wickel
compression stocking: stutzstrumpfe, kompressionsstrumpfe, thrombosestrumpfe
conceive: kinderwunsch, schwanger werden
concentration: konzentration, konzentrieren, konzentriert, konzentrierte, konzentrierter, konzentriertes, konzentrierten, konzentrationsprobleme
concert: konzert, konzerte, konzerten
conditioner: spulung, haarspulung
confidence: selbstvertrauen, selbstbewusstsein, zuversicht, selbstbewusst, selbstbewusste, selbstbewusster, selbstbewusstes, selbstbewussten
conflict: konflikt, konflikte, konflikten, streit
connection: verbindung, verbindungen, verbundenheit, verbunden, verbundene, verbundener, verbundenes, verbundenen
consciousness: bewusstsein
conservatory: wintergarten
consolation: trost, trosten
constellation work: familienaufstellung, familienaufstellungen, aufstellung, systemische aufstellung
constipation: verstopfung
consultation: beratung, beratungen, sprechstunde, sprechstunden, beratungsgesprach
contemplation: besinnung, kontemplation, betrachtung, besinnlich, besinnliche, besinnlicher, besinnliches, besinnlichen, kontemplativ, kontemplative, kontemplativer, kontemplatives, kontemplativen
contrast shower: wechseldusche, wechselduschen, wechselbad
convalescence: genesung, rekonvaleszenz
convent: frauenkloster, kloster, stift
conversation: gesprach, gesprache, gesprachen, unterhaltung
conversation card: gesprachskarten, fragekarten
cook: koch, koche, kochin, kochen
cookbook: kochbuch, kochbucher
cooking: kochen, koch, kochkurs, zubereitung
cooking class: kochkurs, kochkurse, kochkursen
cool: kuhl, kuhle, kuhler, kuhles, kuhlen
cool down: abkuhlen, abkuhlung
cooling: kuhlend, kuhlende, kuhlender, kuhlendes, kuhlenden, kuhlen, kuhlung
coordination: koordination, geschicklichkeit
copper: kupfer
coriander: koriander
cork: kork, korken
corn: mais
corner: ecke, ecken
cornflower: kornblume, kornblumen
corridor: flur, gang
cosmetics: kosmetik, kosmetika, kosmetikerin
cosy: gemutlich, gemutliche, gemutlicher, gemutliches, gemutlichen, kuschelig, kuschelige, kuscheliger, kuscheliges, kuscheligen, gemutlichkeit, behaglich, behagliche
cottage: hauschen, ferienhaus, landhaus, ferienhauser
cotton: baumwolle, baumwoll
cotton pad: wattepad, wattepads, abschminkpads
cough: husten, hustensaft, hustentee
counselling: beratung, seelsorge, lebensberatung
counting: mitzahlen, abzahlen
countryside: landlich, landliche, landlicher, landliches, landlichen, auf dem land, landschaft, landschaften
couple: paare, paaren, parchen, eheleute, ehepaar, zu zweit
couples massage: paarmassage, partnermassage
couples therapy: paartherapie, paarberatung, eheberatung
courage: mut, mutig, mutige, mutiger, mutiges, mutigen
course: kurs, kurse, kursen, kursus, lehrgang, lehrgange
courtyard: hof, innenhof, innenhofe
cover: bezug, bezuge, hulle, hullen
cow: kuh, kuhe, kuhen
crab: krabbe, krabben
cradle: wiege, wiegen
craft: handwerk, handwerke, basteln, kunsthandwerk, bastelkurs
craftsman: handwerker, handwerkern
cramp: krampf, krampfe, krampfen, wadenkrampf, wadenkrampfe
cranberry: preiselbeere, preiselbeeren, moosbeere
crane: kranich, kraniche
craniosacral: kraniosakral, craniosakral, craniosacrale
crater: krater
craving: heisshunger, geluste, verlangen, suchtdruck
crawling: krabbeln
cream: creme, cremes, sahne, cremig
creative: kreativ, kreative, kreativer, kreatives, kreativen, schopferisch, schopferische, schopferischer, schopferisches, schopferischen
creativity: kreativitat, kreativ, kreative, kreativer, kreatives, kreativen
crisis: krise, krisen, lebenskrise
crochet: hakeln
cross country skiing: langlauf, skilanglauf, loipe, loipen
cross legged: schneidersitz, im schneidersitz
crossroads: scheideweg, kreuzung
crowded: uberfullt, uberfullte, uberfullter, uberfulltes, uberfullten
cruise: kreuzfahrt, kreuzfahrten, schifffahrt
crying: weinen, heulen
cryotherapy: kaltekammer, kaltetherapie
crystal: kristall, kristalle, kristallen
cuckoo: kuckuck
cucumber: gurke, gurken
cuddle: kuscheln, umarmung
cuddly toy: kuscheltier, kuscheltiere, kuscheltieren, stofftier, stofftiere
cumin: kreuzkummel
cup: tasse, tassen, becher, bechern
cupboard: schrank, schranke
cupping: schropfen, schropfkopf, schropfmassage
cure: kur, kuren, heilung
curious: neugierig, neugierige, neugieriger, neugieriges, neugierigen, neugier
curly: lockig, lockige, lockiger, lockiges, lockigen, locken
curry: currys
curtain: vorhang, vorhange, vorhangen, gardine, gardinen
curve: kurve, kurven
cushion: kissen, sitzkissen, polster, polstern, meditationskissen
cutting board: schneidebrett
cycle: zyklus, zyklen, regelzyklus
cycling: radfahren, fahrradfahren, radeln, radtour, radtouren, fahrradtour
cypress: zypresse, zypressen
daily: taglich, tagliche, taglicher, tagliches, taglichen, alltaglich, alltagliche, alltaglicher, alltagliches, alltaglichen
dairy free: milchfrei, milchfreie, milchfreier, milchfreies, milchfreien, ohne milch, kuhmilch
daisy: ganseblumchen
damp: feucht, feuchte, feuchter, feuchtes, feuchten, feuchtigkeit
dance: tanz, tanze, tanzen, tanzkurs
dance class: tanzkurs, tanzkurse, tanzkursen
dance therapy: tanztherapie
dancer: tanzer, tanzern, tanzerin
dancing: tanzen, tanz
dandelion: lowenzahn
dandruff: schuppen
dark: dunkel, dunkle, dunkler, dunkles, dunklen, dunkelheit, finsternis, finster, finstere, finsterer, finsteres, finsteren
dark circle: augenringe, augenschatten
darkness: dunkelheit, finsternis
date: dattel, datteln
daughter: tochter, tochtern
dawn: morgendammerung, morgengrauen, dammerung, tagesanbruch
day: tag, tage, tagen
day spa: tagesspa, wellnesstag
daylight: tageslicht
daylight lamp: tageslichtlampe, tageslichtlampen, lichttherapielampe, lichtdusche
deaf: gehorlos, gehorlose, gehorloser, gehorloses, gehorlosen, taub, taube, tauber, taubes, tauben, schwerhorig, schwerhorige, schwerhoriger, schwerhoriges, schwerhorigen
death: tod, sterben, todesfall
decaffeinated: entkoffeiniert, entkoffeinierte, entkoffeinierter, entkoffeiniertes, entkoffeinierten, koffeinfrei, koffeinfreie, koffeinfreier, koffeinfreies, koffeinfreien
decision: entscheidung, entscheidungen, entscheiden
declutter: ausmisten, entrumpeln, aufraumen
deep: tief, tiefe, tiefer, tiefes, tiefen
deep sleep: tiefschlaf, tiefschlafphase, tiefschlafphasen
deer: reh, rehe, hirsch, hirsche
deficiency: mangel, mangelerscheinung
degree: grad
delicious: lecker, leckere, leckerer, leckeres, leckeren, kostlich, kostliche, kostlicher, kostliches, kostlichen, schmackhaft, schmackhafte, schmackhafter, schmackhaftes, schmackhaften
delivery: lieferung, liefern, versand
dementia: demenz, dement, demente, dementer, dementes, dementen, alzheimer
dentist: zahnarzt, zahnarztin
deodorant: deo, deos, deocreme, deodorants
depression: depressionen, depressiv, depressive, depressiver, depressives, depressiven, niedergeschlagen, niedergeschlagene, niedergeschlagener, niedergeschlagenes, niedergeschlagenen, schwermut
desert: wuste, wusten
desk: schreibtisch, schreibtische, schreibtischen, pult, buro, burotisch
detergent: waschmittel
detox: entgiften, entgiftung, entschlacken, entschlackung
detox cure: entgiftungskur, fruhjahrskur, entschlackungskur
device: gerat, gerate, geraten, apparat, apparate
diabetes: diabetiker, diabetikern, zuckerkrankheit
diaphragm: zwerchfell
diarrhoea: durchfall
diary: tagebuch, tagebucher, tagebuchern, kalender
didgeridoo: didgeridoos
diet: diat, diaten, ernahrungsweise, kost, abnehmen
diffuser: duftlampe, duftlampen, aromadiffusor, vernebler, raumduft
digestion: verdauung, verdauen, verdauungsprobleme
digital: digitale, digitaler, digitales, digitalen
digital detox: handyfrei, bildschirmfrei, handyfasten, offline
dill: dillkraut
dim: gedampft, gedampfte, gedampfter, gedampftes, gedampften, dammrig, dammrige, dammriger, dammriges, dammrigen
dimmable: dimmbar, dimmbare, dimmbarer, dimmbares, dimmbaren
dimmed light: gedampftes licht
dining room: speisesaal, speiseraum, esszimmer
dinner: abendessen, nachtessen, abendmenu
dipping: eintauchen, tauchbecken
disability: behinderung, behinderungen, behindert, behinderte, behinderter, behindertes, behinderten
disappointment: enttauschung, enttauschungen
disc: bandscheibe, bandscheiben, bandscheibenvorfall
distracted: abgelenkt, abgelenkte, abgelenkter, abgelenktes, abgelenkten, ablenkung, ablenkungen, zerstreut, zerstreute, zerstreuter, zerstreutes, zerstreuten
distraction: ablenkung, ablenkungen
diving: tauchen, taucher, tauchkurs
divorce: scheidung, scheidungen, geschieden, geschiedene, geschiedener, geschiedenes, geschiedenen
dizziness: schwindel, schwindlig, schwindlige, schwindliger, schwindliges, schwindligen, schwindelig, schwindelige, schwindeliger, schwindeliges, schwindeligen
doctor: arzt, arzte, arzten, arztin, doktor, arztlich, arztliche, arztlicher, arztliches, arztlichen
dog: hund, hunde, hunden, hundin, hundehalter
dog friendly: hundefreundlich, hundefreundliche, hundefreundlicher, hundefreundliches, hundefreundlichen, hunde erlaubt, mit hund, hundeurlaub
dolphin: delfin, delfine, delphin, delphine
dome: kuppel, kuppeln, kuppelzelt
donkey: esel, eseln, eselwanderung
door: tur, turen
doorbell: turklingel, klingel
dormitory: schlafsaal, mehrbettzimmer, bettenlager
double room: doppelzimmer, doppelzimmern
dough: teig, teige
dove: taube, tauben
down: daune, daunen
download: herunterladen, downloads
dragonfly: libelle, libellen
drama: theater, schauspiel
drawer: schublade, schubladen
drawing: zeichnen, zeichnung, zeichnungen, zeichenkurs
dread: furcht, grauen
dream: traum, traume, traumen
dress: kleid, kleider
dressing gown: morgenmantel, hausmantel
drink: getrank, getranke, getranken
drinking: trinken
drinking bottle: trinkflasche, trinkflaschen, wasserflasche, wasserflaschen
driver: fahrer, fahrern, fahrerin
drop: tropfen, tropfchen
drop in: offene stunde, ohne anmeldung
drowsy: benommen, benommene, benommener, benommenes, benommenen, schlafrig, schlafrige, schlafriger, schlafriges, schlafrigen
drum: trommel, trommeln
drumming: trommeln, trommelkurs
dry: trocken, trockene, trockener, trockenes, trockenen, trockenheit, getrocknet, getrocknete, getrockneter, getrocknetes, getrockneten
dry brush: trockenburste, burstenmassage, trockenbursten
dry eye: trockene augen
dry skin: trockene haut
duck: ente, enten
dumbbell: hantel, hanteln
dune: dunen
dusk: abenddammerung, dammerung
dust: staub, staubig, staubige, staubiger, staubiges, staubigen
duty: pflicht, pflichten, dienst, dienste
duvet: bettdecke, bettdecken, oberbett, federbett, daunendecke, zudecke
dyeing: farben, pflanzenfarben
dying: sterben, sterbebegleitung, sterbend, sterbende, sterbender, sterbendes, sterbenden
dyslexia: legasthenie, leseschwache
e cigarette: ezigarette, e zigarette, e zigaretten
eagle: adler
ear: ohr, ohren, gehor
early: fruh, fruhe, fruher, fruhes, fruhen, fruhaufsteher
early bird: fruhaufsteher, fruhaufstehern
earplug: ohrstopsel, ohropax, gehorschutz, oropax
earth: erde
ease: leichtigkeit, unbeschwertheit
east: osten, ostlich, ostliche, ostlicher, ostliches, ostlichen
easter: ostern, oster
easy: leicht, leichte, leichter, leichtes, leichten, muhelos, muhelose, muheloser, muheloses, muhelosen, einfache, einfacher, einfaches, einfachen
eating: essen, ernahren
eating disorder: essstorung, essstorungen, magersucht, bulimie
eating plan: ernahrungsplan
echinacea: sonnenhut, echinacin
eco: okologisch, okologische, okologischer, okologisches, okologischen, oko
eco friendly: umweltfreundlich, umweltfreundliche, umweltfreundlicher, umweltfreundliches, umweltfreundlichen, okologisch, okologische, okologischer, okologisches, okologischen, umweltbewusst
ecstatic dance: freies tanzen, ekstatischer tanz, ausdruckstanz
eczema: ekzem, ekzeme, neurodermitis
edelweiss: edelweissblute
educator: erzieher, erziehern, erzieherin, padagoge, padagogin
effective: wirksam, wirksame, wirksamer, wirksames, wirksamen, wirkungsvoll, wirkungsvolle, wirkungsvoller, wirkungsvolles, wirkungsvollen
egg: ei, eier, eiern
elbow: ellbogen, ellenbogen
elder: holunder
elderberry: holunderbeere, holunderbeeren, holunder
elderflower: holunderblute, holunderbluten, holunder
electric: elektrisch, elektrische, elektrischer, elektrisches, elektrischen
electric blanket: heizdecke, heizdecken, warmeunterbett
electricity: strom, elektrizitat
electrolyte: elektrolyte
elegant: elegante, eleganter, elegantes, eleganten
ember: glut
embroidery: sticken, stickerei
emergency: notfall, notfalle, soforthilfe
emotion: gefuhl, gefuhle, gefuhlen, emotionen, emotional, emotionale, emotionaler, emotionales, emotionalen
emotional eating: frustessen, stressessen, emotionales essen
empty: leer, leere, leerer, leeres, leeren
empty nest: leeres nest
endometriosis: endometriosen
endurance: ausdauer
energy: energie, energien, energetisch, energetische, energetischer, energetisches, energetischen, schwung, antrieb, elan
energy healing: energiearbeit, energieheilung, geistheilung
engineer: ingenieur, ingenieure, ingenieurin
english: englisch, englischsprachig, englischsprachige, englischsprachiger, englischsprachiges, englischsprachigen
entrance: eingang, eingange
entrepreneur: unternehmer, unternehmern, unternehmerin, grunder, grunderin
envy: neid
equine therapy: pferdetherapie, reittherapie
equipment: ausrustung, ausrustungen, ausstattung, ausstattungen, gerate, zubehor
ergonomic: ergonomisch, ergonomische, ergonomischer, ergonomisches, ergonomischen, ruckenfreundlich, ruckenfreundliche, ruckenfreundlicher, ruckenfreundliches, ruckenfreundlichen
essential: atherisch, atherische, atherischer, atherisches, atherischen
essential oil: atherisch, atherische, atherischer, atherisches, atherischen, duftol, duftole, duftolen
estate: landgut, gutshof, anwesen, landsitz, gutshaus
eucalyptus: eukalyptus
evening: abend, abende, abenden, abends, feierabend, abendlich, abendliche, abendlicher, abendliches, abendlichen
evening class: abendkurs, abendkurse, volkshochschule, vhs
evening primrose: nachtkerze, nachtkerzenol
event: veranstaltung, veranstaltungen, ereignis, ereignisse
everyday life: alltag, alltags, alltagsstress
exam: prufung, prufungen, prufungsangst, klausur, klausuren, examen, abitur
excursion: ausflug, ausfluge, ausflugen, exkursion
exercise: ubung, ubungen, uben, sport, bewegung, training
exercise ball: gymnastikball, gymnastikballe, sitzball, pezziball
exercise bike: heimtrainer, hometrainer, ergometer
exhale: ausatmen, ausatmung
exhaustion: erschopfung, erschopft, erschopfte, erschopfter, erschopftes, erschopften, entkraftung, ausgelaugt, ausgelaugte, ausgelaugter, ausgelaugtes, ausgelaugten
exotic: exotisch, exotische, exotischer, exotisches, exotischen
expat: auswanderer
extract: extrakt, extrakte
eye: auge, augen
eye cream: augencreme
eye pillow: augenkissen, lavendelkissen
eye strain: augenbelastung, mude augen, uberanstrengte augen
eyebrow: augenbraue, augenbrauen
eyelash: wimper, wimpern
eyesight: sehkraft, sehschwache
fabric: stoff, stoffe, stoffen, gewebe
face: gesicht, gesichter, gesichtern, antlitz
face cream: gesichtscreme, gesichtscremes, tagescreme, nachtcreme
face mask: gesichtsmaske, gesichtsmasken
face oil: gesichtsol, gesichtsole
face roller: gesichtsroller, jaderoller
facial: gesichtsbehandlung, gesichtsbehandlungen, gesichtspflege, gesichtsmaske
fair trade: fairer handel, fair gehandelt
fairy: fee, feen
fairy lights: lichterkette, lichterketten
fairy tale: marchen
faith: glaube, glauben, religion
fall asleep: einschlafen, einschlafhilfe, einschlafhilfen
fall prevention: sturzprophylaxe, sturze
family: familie, familien, familiar, familiare, familiarer, familiares, familiaren
family doctor: hausarzt, hausarztin
family friendly: familienfreundlich, familienfreundliche, familienfreundlicher, familienfreundliches, familienfreundlichen, kinderfreundlich, kinderfreundliche, kinderfreundliches, kinderfreundlichen
family therapy: familientherapie, familienberatung
fan: ventilator, ventilatoren, facher
farewell: abschied, abschiede, verabschiedung
farewell gift: abschiedsgeschenk
farm: bauernhof, bauernhofe, bauernhofen, hof, ferienhof
farm shop: hofladen
farm stay: bauernhofurlaub, landurlaub
farmer: bauer, bauern, bauerin, landwirt, landwirte, landwirtin
farmhouse: bauernhaus, bauernhauser, landhaus, gehoft
fascia: faszie, faszien
fast: schnell, schnelle, schneller, schnelles, schnellen
fasting: fasten, heilfasten, fastenkur, intervallfasten, basenfasten, fastenzeit
fasting hike: fastenwandern, fastenwanderung
fat: fett, fette
father: vater, vatern, papa, papas, vati
fathers day: vatertag
fatigue: mudigkeit, ermudung, mattigkeit, schlapp, schlappe, schlapper, schlappes, schlappen
fear: angst, angste, angsten, furcht
fear of flying: flugangst
feather: feder, federn
feeling: gefuhl, gefuhle, gefuhlen, empfindung, fuhlen
felt: filz, filzen
felt slipper: filzpantoffel, filzpantoffeln, filzhausschuhe
felting: filzen
fence: zaun, zaune
fencing: fechten
fennel: fenchel, fencheltee
fermented: fermentiert, fermentierte, fermentierter, fermentiertes, fermentierten, sauerkraut
fermenting: fermentieren, fermentation, fermentiert, fermentierte, fermentierter, fermentiertes, fermentierten, garung
fern: farn, farne
ferry: autofahre, fahrschiff, fahrhafen, fahranleger
fertility: fruchtbarkeit, kinderwunsch, fruchtbar, fruchtbare, fruchtbarer, fruchtbares, fruchtbaren
festival: festivals, feste, festtage
fever: fieber
fibre: faser, fasern, ballaststoff, ballaststoffe, ballaststoffen, ballaststoffreich, ballaststoffreiche, ballaststoffreicher, ballaststoffreiches, ballaststoffreichen
fibromyalgia: fibromyalgiesyndrom
fidget toy: fingerspielzeug, knetball, stressball
field: feld, felder, feldern, acker
fig: feige, feigen
file: datei, dateien, feile
film: filme, filmen, kino
fine: fein, feine, feiner, feines, feinen
fine hair: feine haare
finger: fingern, fingerspitze
fir: tanne, tannen
fire: feuer, feuern, lagerfeuer
fire pit: feuerstelle, feuerstellen, feuerschale, feuerschalen
firefighter: feuerwehrmann, feuerwehr, feuerwehrleute
firefly: gluhwurmchen
fireplace: kamin, kamine, feuerstelle, kaminfeuer
firm: fest, feste, fester, festes, festen, hart, harte, harter, hartes, harten
first aid: erste hilfe
fish: fisch, fische, fischen
fish oil: fischol, omega
fishing: angeln, fischen
fist: faust
fitness: fit, fitte, fitter, fitten, fitnesskurs
fjord: fjorde, fjorden
flame: flamme, flammen
flask: thermosflasche, thermoskanne, trinkflasche, isolierflasche
flat: flach, flache, flacher, flaches, flachen, eben, ebene, ebener, ebenes, ebenen, wohnung, wohnungen
flat foot: plattfuss, plattfusse, senkfuss
flaxseed: leinsamen, leinol
fleece: fleecedecke
flexibility: beweglichkeit, biegsam, biegsame, biegsamer, biegsames, biegsamen, gelenkig, gelenkige, gelenkiger, gelenkiges, gelenkigen, flexibel, flexible, flexibler, flexibles, flexiblen
flexible: beweglich, bewegliche, beweglicher, bewegliches, beweglichen, flexibel, flexibler, flexibles, flexiblen, gelenkig, gelenkige, gelenkiger, gelenkiges, gelenkigen
flight: flug, fluge
flight attendant: flugbegleiter, flugbegleitern, flugbegleiterin, stewardess
flint: feuerstein
flip flop: badeschuhe, badelatschen
float tank: floating, schwebebad, floaten
floor: boden, fussboden, stockwerk
floristry: blumenbinden, blumenstrauss, gestecke
flour: mehl, mehle
flower: blume, blumen, blute, bluten
flower arranging: blumenstecken, blumen stecken
flowerbed: beet, beete
flowerpot: blumentopf, blumentopfe
flu: grippe
fluffy: flauschig, flauschige, flauschiger, flauschiges, flauschigen, weich, weiche, weicher, weiches, weichen
flute: flote, floten, blockflote, querflote
flying: fliegen, flugangst
foam: schaum, schaumstoff
foam roller: faszienrolle, faszienrollen, faszienroller, blackroll
focus: fokus, fokussieren, fokussiert, fokussierte, fokussierter, fokussiertes, fokussierten
fog: nebel
foggy: neblig, neblige, nebliger, nebliges, nebligen
folate: folsaure, folat
foldable: faltbar, faltbare, faltbarer, faltbares, faltbaren, klappbar, klappbare, klappbarer, klappbares, klappbaren, zusammenklappbar
folding screen: paravent, raumteiler
folk dance: volkstanz, volkstanze, kreistanz
food: essen, nahrung, speise, speisen, lebensmittel, lebensmitteln, kost
foot: fuss, fusse, fussen, fusspflege, fussbad
foot bath: fussbad, fussbader
foot care: fusspflege, pedikure
foot cream: fusscreme, fusscremes
foot massage: fussmassage, fussmassagen
foot mat: fussmatte
foot pain: fussschmerz, fussschmerzen
foot warmer: fusswarmer, warmeschuhe, bettschuhe
footrest: fussstutze, fussstutzen, fussbank
footstool: fussbank, fusshocker, fussstutze
foraging: pilze sammeln, krauter sammeln, sammeln, krauterwanderung
forehead: stirn
forest: wald, walder, waldern, bewaldet, bewaldete, bewaldeter, bewaldetes, bewaldeten, waldbaden
forest bathing: waldbaden, waldbad
forest hut: waldhutte, waldhutten
forester house: forsthaus, forsthauser
forgetfulness: vergesslichkeit, vergesslich, vergessliche, vergesslicher, vergessliches, vergesslichen
forward: vorwarts
foster: pflegefamilie, pflegekind
four poster: himmelbett, himmelbetten
fox: fuchs, fuchse
fragrance free: parfumfrei, parfumfreie, parfumfreier, parfumfreies, parfumfreien, duftfrei, ohne parfum, unparfumiert, unparfumierte, unparfumierter, unparfumiertes, unparfumierten
frankincense: weihrauch
free: kostenlos, kostenlose, kostenloser, kostenloses, kostenlosen, gratis, kostenfrei, umsonst
free trial: probezeit, probemonat, testversion
freedom: freiheit
freelancer: freiberufler, freiberuflern, freiberuflerin, selbstandige
fresh: frisch, frische, frischer, frisches, frischen
fresh air: frische luft, frischluft
fridge: kuhlschrank, kuhlschranke
friend: freund, freunde, freunden, freundin, freundinnen
friendship: freundschaft, freundschaften
frog: frosch, frosche
frost: frostig, frostige, frostiger, frostiges, frostigen
fructose: fruchtzucker, fruktose
fruit: obst, frucht, fruchte, fruchten, fruchtig, fruchtige, fruchtiger, fruchtiges, fruchtigen
fruit tea: fruchtetee
full board: vollpension
full body: ganzkorper, ganzer korper
full day: ganztags, ganztagig, ganztagige, ganztagiger, ganztagiges, ganztagigen
full moon: vollmond
fun: spass, vergnugen
funeral: beerdigung, beerdigungen, begrabnis, bestattung, trauerfeier
fur: fell, felle
furniture: mobel, mobeln
gambling: glucksspiel, spielsucht
game: spiel, spiele, spielen
gaming: zocken, spielsucht
garden: garten, gartnerisch, gartnerische, gartnerischer, gartnerisches, gartnerischen, schrebergarten
garden shed: gartenhutte, schuppen, gartenhaus
garden tool: gartengerat, gartengerate, gartenwerkzeug
gardener: gartner, gartnern, gartnerin
gardening: gartnern, gartenarbeit, gartnerei
garlic: knoblauch
gate: tor, tore, pforte
gemstone: edelstein, edelsteine, edelsteinen, heilstein, heilsteine, heilsteinen
gentian: enzian
gentle: sanft, sanfte, sanfter, sanftes, sanften, schonend, schonende, schonender, schonendes, schonenden, mild, milde, milder, mildes, milden, behutsam, behutsame, behutsames, behutsamen, sachte
geranium: geranie, geranien
german: deutsch, deutschsprachig, deutschsprachige, deutschsprachiger, deutschsprachiges, deutschsprachigen, deutsche, deutscher
get up: aufstehen
gift: geschenk, geschenke, geschenken, prasent, schenken, mitbringsel
gift card: gutschein, gutscheine, gutscheinen, geschenkgutschein
gift set: geschenkset, geschenkbox
ginger: ingwer, ingwertee
ginkgo: gingko
ginseng: ginsengwurzel
girl: madchen
glacier: gletscher, gletschern
glade: lichtung, lichtungen
glamping: luxuszelt, luxuscamping
glass: glas, glaser, glasern, glaserne, glaserner, glasernes, glasernen
glass blowing: glasblasen, glasblaser
glasses: brille, brillen
glove: handschuh, handschuhe, handschuhen
gluten free: glutenfrei, glutenfreie, glutenfreier, glutenfreies, glutenfreien, zoliakie
goal: ziel, ziele, zielen
goat: ziege, ziegen, geiss
god: gott, gottlich, gottliche, gottlicher, gottliches, gottlichen
gold: golden, goldene, goldener, goldenes, goldenen
golden milk: goldene milch
golf: golfplatz, golfen
gong bath: gongbad, gongbader, klangbad
goodnight: gutenacht
goose: gans, ganse
gorge: schlucht, schluchten, klamm
gorse: ginster
graduation: abschluss, schulabschluss
graduation tower: gradierwerk
grain: getreide, korn, korner, kornern
granary: kornspeicher, speicher
grandchild: enkel, enkeln, enkelkind, enkelin, enkelkinder
grandfather: opa, opas, grossvater
grandmother: oma, omas, grossmutter
grandparent: grosseltern
grape: traube, trauben, weintraube, weintrauben
grapefruit: pampelmuse, pampelmusen
grass: gras, graser, wiese
gratitude: dankbarkeit, dankbar, dankbare, dankbarer, dankbares, dankbaren, dankbarkeitstagebuch
grave: grab, graber, friedhof
green: grun, grune, gruner, grunes, grunen
green tea: gruntee, gruner tee
greenhouse: gewachshaus, gewachshauser
greens: blattgemuse, grunzeug
grey: grau, graue, grauer, graues, grauen
grey hair: graue haare
grief: trauer, trauern, trauernd, trauernde, trauernder, trauerndes, trauernden, kummer, trauerbegleitung
grief group: trauergruppe, trauercafe, trauerkreis
ground: boden
ground floor: erdgeschoss, ebenerdig, parterre
grounding: erdung, erden, geerdet, geerdete, geerdeter, geerdetes, geerdeten
group: gruppe, gruppen, gemeinsam, gemeinsame, gemeinsamer, gemeinsames, gemeinsamen, kleingruppe
group class: gruppenkurs, gruppenkurse, gruppenkursen, gruppenstunde
grown up: erwachsene, erwachsenen, erwachsener
guarantee: garantie
guest: gast, gaste, gasten
guest bed: gastebett, gastebetten
guest house: gastehaus, gastehauser, pension, pensionen, gasthaus, gasthof
guide: fuhrer, fuhrern, leitfaden, anleitung, anleitungen, reisefuhrer, wanderfuhrer
guided: gefuhrt, gefuhrte, gefuhrter, gefuhrtes, gefuhrten, angeleitet, angeleitete, angeleiteter, angeleitetes, angeleiteten, begleitet, begleitete, begleiteter, begleitetes, begleiteten
guilt: schuld, schuldgefuhl, schuldgefuhle, schuldgefuhlen, schlechtes gewissen
guitar: gitarre, gitarren
gum: zahnfleisch, kaugummi
gut: darm, darme, darmflora, bauch
gym: fitnessstudio, fitnessstudios, turnhalle, fitnessraum, kraftraum
gymnastics: gymnastik, turnen
gynaecologist: frauenarzt, frauenarztin, gynakologe, gynakologin
habit: gewohnheit, gewohnheiten, angewohnheit, angewohnheiten
hair: haar, haare, haaren, haarpflege, frisur
hair loss: haarausfall
hair mask: haarkur, haarkuren, haarmaske
hair oil: haarol
hair removal: enthaarung, haarentfernung, sugaring
hairbrush: haarburste, haarbursten
hairdresser: friseur, friseure, friseurin, frisor
hairdryer: fohn, haartrockner
half board: halbpension
half day: halbtags, halbtagig, halbtagige, halbtagiger, halbtagiges, halbtagigen
hall: saal, sale, halle, hallen
hammam: hamam, turkisches bad
hammock: hangematte, hangematten
hand: hande, handen, handpflege
hand cream: handcreme, handcremes
hand warmer: handwarmer, taschenwarmer
handmade: handgemacht, handgemachte, handgemachter, handgemachtes, handgemachten, handarbeit, handgefertigt, handgefertigte, handgefertigter, handgefertigtes, handgefertigten
handpan: handpans
handstand: handstande
handwoven: handgewebt, handgewebte, handgewebter, handgewebtes, handgewebten, gewebt, gewebte, gewebter, gewebtes, gewebten
hanging: hangen
hanging chair: hangesessel, hangestuhl
hangover: kater, katerstimmung
happiness: gluck, glucklich, gluckliche, glucklicher, gluckliches, glucklichen
happy: glucklich, gluckliche, glucklicher, gluckliches, glucklichen
harbour: hafen
hard: hart, harte, harter, hartes, harten
hare: hase, hasen
harmless: unbedenklich, unbedenkliche, unbedenklicher, unbedenkliches, unbedenklichen, vertraglich, vertragliche, vertraglicher, vertragliches, vertraglichen
harp: harfe, harfen, leier
harvest: ernte, ernten
harvest festival: erntedank, erntedankfest
hat: hut, hute, mutze, mutzen
hawthorn: weissdorn
hay: heu, heubad, heumilch
hay bath: heubad, heubader
hay fever: heuschnupfen, pollenallergie, pollen
hazelnut: haselnuss, haselnusse
head: kopf, kopfe
head massage: kopfmassage, kopfmassagen
headache: kopfschmerz, kopfschmerzen, kopfweh, brummschadel
headlamp: stirnlampe, stirnlampen
headphones: kopfhorer, kopfhorern
headstand: kopfstand
healer: heiler, heilern, heilerin
healing: heilen, heilung, heilend, heilende, heilender, heilendes, heilenden, heilsam, heilsame, heilsamer, heilsames, heilsamen
healing clay: heilerde
health: gesundheit, gesund, gesunde, gesunder, gesundes, gesunden, gesundheitlich, gesundheitliche, gesundheitlicher, gesundheitliches, gesundheitlichen
health insurance: krankenkasse, krankenversicherung
health resort: kurort, kurorte, kurbad, kurhotel, luftkurort
healthy: gesund, gesunde, gesunder, gesundes, gesunden
hearing: gehor, horen
heart: herz, herzen
heart attack: herzinfarkt
heart health: herzgesundheit, herzkreislauf
heart rate: herzfrequenz, herzschlag
heartbreak: liebeskummer, herzschmerz, trennungsschmerz, gebrochenes herz
heartburn: sodbrennen
heat: hitze, warme, heizen
heat pack: warmekissen, kornerkissen, kirschkernkissen, warmepad
heat pad: heizkissen, warmekissen
heat therapy: warmetherapie, warmebehandlung
heated: beheizt, beheizte, beheizter, beheiztes, beheizten, geheizt, geheizte, geheizter, geheiztes, geheizten
heath: heide, heidelandschaft
heather: heidekraut, heide
heating: heizung, heizungen, heizen, beheizt, beheizte, beheizter, beheiztes, beheizten
heavy: schwer, schwere, schwerer, schweres, schweren
hectic: hektisch, hektische, hektischer, hektisches, hektischen, hektik
hedge: hecke, hecken
hedgehog: igel, igeln
heel: ferse, fersen, absatz
heel spur: fersensporn
help: hilfe, hilfen
helpline: telefonseelsorge, sorgentelefon
hemp: hanf, hanfol
hemp oil: hanfol, cbd ol
hen party: junggesellinnenabschied
herb: kraut, krauter, krautern
herb garden: krautergarten, krauterbeet
herb pillow: krauterkissen, krauterstempel
herb walk: krauterwanderung, krauterwanderungen
herbal: krauter, pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen
herbal tea: krautertee, krautertees
heron: reiher
hibiscus: hibiskus, malve
high: hoch, hohe, hoher, hohes, hohen
highly sensitive: hochsensibel, hochsensible, hochsensibler, hochsensibles, hochsensiblen, hochsensibilitat, feinfuhlig, feinfuhlige, feinfuhliger, feinfuhliges, feinfuhligen
hike: wanderung, wanderungen, tour, touren, wandertour, bergtour
hiker: wanderer, wanderern
hiking: wandern, wanderung, wanderungen, wanderweg, bergwandern
hill: hugel, hugeln, hugelig, hugelige, hugeliger, hugeliges, hugeligen, anhohe
hilly: hugelig, hugelige, hugeliger, hugeliges, hugeligen
himalayan salt: himalayasalz, salzkristall
hip: hufte, huften, huft
hip pain: huftschmerz, huftschmerzen
histamine: histamin, histaminarm, histaminintoleranz
hoarseness: heiserkeit, heiser, heisere, heiserer, heiseres, heiseren
hoe: hacke
holiday home: ferienhaus, ferienhauser, ferienwohnung, ferienwohnungen, fewo
holistic: ganzheitlich, ganzheitliche, ganzheitlicher, ganzheitliches, ganzheitlichen, holistisch, holistische, holistischer, holistisches, holistischen
hollow: mulde, mulden, senke
home: zuhause, daheim, heim
homebrew: selbstgebraut
homely: heimelig, heimelige, heimeliger, heimeliges, heimeligen, wohnlich, wohnliche, wohnlicher, wohnliches, wohnlichen
homemade: hausgemacht, hausgemachte, hausgemachter, hausgemachtes, hausgemachten, selbstgemacht, selbstgemachte, selbstgemachter, selbstgemachtes, selbstgemachten
homeopathy: homoopathie, homoopathisch, homoopathische, homoopathischer, homoopathisches, homoopathischen, globuli
homesickness: heimweh
homework: hausaufgabe, hausaufgaben
honest: ehrlich, ehrliche, ehrlicher, ehrliches, ehrlichen, aufrichtig, aufrichtige, aufrichtiger, aufrichtiges, aufrichtigen
honey: honig, honige
honeymoon: flitterwochen, hochzeitsreise
hope: hoffnung, hoffnungen, hoffnungsvoll, hoffnungsvolle, hoffnungsvoller, hoffnungsvolles, hoffnungsvollen
hops: hopfen
hormone: hormonen, hormonell, hormonelle, hormoneller, hormonelles, hormonellen, hormonhaushalt
horse: pferd, pferde, pferden, pony
hospice: hospiz, hospize
hospital: krankenhaus, krankenhauser, klinik
hospitality worker: gastronomie
hostel: jugendherberge, jugendherbergen, herberge, herbergen
hot: heiss, heisse, heisser, heisses, heissen
hot flush: hitzewallung, hitzewallungen, hitzeschub, hitzeschube, wallung, wallungen
hot spring: thermalquelle, thermalquellen, heisse quelle, heisse quellen, quelle
hot stone massage: hotstone massage, hot stone, steinmassage
hot tub: whirlpool, badezuber, badefass, hot tubs
hot water bottle: warmflasche, warmflaschen
hotel: hotels
hour: stunde, stunden
hourglass: sanduhr, sanduhren
house: haus, hauser, hausern, hauschen
houseboat: hausboot, hausboote, hausbooten
houseplant: zimmerpflanze, zimmerpflanzen
housewarming: einweihung, einzug, einweihungsgeschenk
housewife: hausfrau, hausfrauen
hug: umarmung, umarmungen, umarmen
humidifier: luftbefeuchter, luftbefeuchtern
humming: summen
hunched: gebeugt, gebeugte, gebeugter, gebeugtes, gebeugten, rundrucken, gekrummt, gekrummte, gekrummter, gekrummtes, gekrummten
hunger: hungrig, hungrige, hungriger, hungriges, hungrigen
hurry: eile, hektik, hetze, eilig, eilige, eiliger, eiliges, eiligen, hektisch, hektische, hektischer, hektisches, hektischen
husband: ehemann, gatte
husk: spelz, spelze, schale
hut: hutte, hutten, almhutte, berghutte, skihutte
hyaluronic acid: hyaluron, hyaluronsaure
hydration: flussigkeitshaushalt, trinkmenge
hydrotherapy: wassertherapie, hydrotherapie, kneippkur, wasserkur
hypnosis: hypnose, hypnosen, selbsthypnose
hypnotherapy: hypnosetherapie, hypnotherapie, hypnose
hypoallergenic: hypoallergen, hypoallergene, hypoallergener, hypoallergenes, hypoallergenen, fur allergiker
ibex: steinbock, steinbocke
ice: eis, eisig, eisige, eisiger, eisiges, eisigen
ice bath: eisbad, eisbader, eisbaden
ice cream: eiscreme, speiseeis
ice skating: schlittschuhlaufen, eislaufen, schlittschuhe
illness: krankheit, krankheiten, erkrankung, erkrankungen, krank, kranke, kranker, krankes, kranken
immune system: immunsystem, abwehrkraft, abwehrkrafte, abwehrkraften
immunity: immunitat, abwehr, abwehrkrafte, immunsystem, immun
incense: raucherwerk, weihrauch, rauchern, raucherstabchen
incense stick: raucherstabchen
incontinence: inkontinenz, blasenschwache
individual: individuell, individuelle, individueller, individuelles, individuellen, einzelne
indoor: drinnen, innen
indoor pool: hallenbad, hallenbader
infant: saugling, sauglinge, sauglingen
inflammation: entzundung, entzundungen, entzundet, entzundete, entzundeter, entzundetes, entzundeten, entzundungshemmend, entzundungshemmende, entzundungshemmendes, entzundungshemmenden
infrared: infrarot, infrarotkabine, infrarotsauna
infrared sauna: infrarotsauna, infrarotkabine, warmekabine
infusion: aufguss, aufgusse
inhalation: inhalieren, inhalator
inhale: einatmen, einatmung
inhaler: inhalator
injury: verletzung, verletzungen, verletzt, verletzte, verletzter, verletztes, verletzten
ink: tinte, tusche
inn: gasthof, gasthaus, wirtshaus, gaststatte
inner child: inneres kind
inner peace: innere ruhe, innerer frieden
inner restlessness: innere unruhe
inner voice: innere stimme, intuition
insect: insekten, insekt
insect repellent: muckenschutz, muckenspray, insektenschutz
insomnia: schlaflosigkeit, schlaflos, schlaflose, schlafloser, schlafloses, schlaflosen, schlafstorung, schlafstorungen, schlafprobleme, einschlafprobleme, schlafmangel
instruction: anleitung, anleitungen, anweisung, anweisungen
instrument: instrumente, instrumenten, musikinstrument, musikinstrumente
intensive: intensiv, intensiver, intensives, intensiven
intimacy: intimitat, zartlichkeit
intolerance: unvertraglichkeit, unvertraglichkeiten, intoleranz, laktoseintoleranz
introduction: einfuhrung, einfuhrungen, einfuhrungskurs, schnupperkurs, einsteigerkurs
introvert: introvertiert, introvertierte, introvertierten, introvertierter
intuition: bauchgefuhl
inventory: bestandsaufnahme
invigorating: belebend, belebende, belebender, belebendes, belebenden, vitalisierend, vitalisierende, vitalisierender, vitalisierendes, vitalisierenden
iodine: jod
iron: eisen, eisenmangel
irritability: reizbarkeit, gereiztheit
irritable: reizbar, reizbare, reizbarer, reizbares, reizbaren, reizbarkeit, gereizt, gereizte, gereizter, gereiztes, gereizten
irritable bowel: reizdarm, reizdarmsyndrom
island: insel, inseln
itch: juckreiz, jucken
itchy: juckend, juckende, juckender, juckendes, juckenden, juckreiz, jucken, kratzig, kratzige, kratziger, kratziges, kratzigen
ivy: efeu
jacket: jacke, jacken
jam: marmelade, marmeladen, konfiture
january blues: winterblues, winterdepression, winterdepressionen
jar: glas, glaser, tiegel, einmachglas
jasmine: jasmin
jaw: kiefer, kiefergelenk, zahneknirschen, kieferschmerzen
jealousy: eifersucht, neid
jellyfish: qualle, quallen
jet lag: zeitverschiebung, zeitumstellung, jetlag
jetty: bootssteg, steg, badesteg
jewellery: schmuck
jogging: joggen
joint: gelenk, gelenke, gelenken, gelenkschmerzen
joint pain: gelenkschmerz, gelenkschmerzen
jojoba: jojobaol
journal: tagebuch, tagebucher, tagebuchern
journaling: tagebuchschreiben, tagebuch schreiben
joy: freude, freuden, lebensfreude, frohlich, frohliche, frohlicher, frohliches, frohlichen
juggling: jonglieren
juice: saft, safte, saften
juice cure: saftkur, saftkuren, saftfasten
jumping: springen, hupfen
jungle: dschungel, urwald
juniper: wacholder
kale: grunkohl, federkohl
kayaking: kajak, kajaks, kajakfahren, kajaktour
kefir: kefirpilz
kernel: kern, kerne, kernen
ketogenic: keto, ketogen, ketogene, ketogener, ketogenes, ketogenen
kettle: wasserkessel, kessel, wasserkocher
key: schlussel, schlusseln
kid: kinder, kindern, kids
kidney: niere, nieren
kilometre: kilometer, kilometern, km
kimchi: kimchikurs
kind: freundlich, freundliche, freundlicher, freundliches, freundlichen, liebevoll, liebevolle, liebevoller, liebevolles, liebevollen
kindergarten: kita
kindness: freundlichkeit, mitgefuhl, freundlich, freundliche, freundlicher, freundliches, freundlichen
kinesiology: kinesiologie
kingfisher: eisvogel
kitchen: kuche, kuchen
kneading: kneten
knee: knie, knien, knieschmerzen
knee cushion: kniekissen, beinkissen
knee pad: knieschoner, kniepolster
knee pain: knieschmerz, knieschmerzen, knieprobleme
kneeling: knien, kniend, fersensitz
kneipp: kneippkur, kneippen, wassertreten
knife: messer
knitted: gestrickt, gestrickte, gestrickter, gestricktes, gestrickten
knitting: stricken, strickkurs
kombucha: teepilz
label: etikett, etiketten, schild
labyrinth: irrgarten, labyrinthe
lactation consultant: stillberatung, stillberaterin
lactose free: laktosefrei, laktosefreie, laktosefreier, laktosefreies, laktosefreien, laktoseintoleranz, laktose
ladle: schopfkelle, kelle, schopfloffel
ladys mantle: frauenmantel, frauenmanteltee
lagoon: lagune, lagunen
lake: see, seen, seeufer, weiher
lake house: seehaus, haus am see
lamb: lamm, lammer
lamp: lampe, lampen, leuchte, leuchten, lampchen
lampshade: lampenschirm, lampenschirme
landscape: landschaft, landschaften
lane: gasse, gassen
language: sprache, sprachen
lantern: laterne, laternen
lap: schoss
laptop: laptops, notebook, rechner
larch: larche, larchen
large: gross, grosse, grosser, grosses, grossen, geraumig, geraumige, geraumiger, geraumiges, geraumigen
lasting: dauerhaft, dauerhafte, dauerhafter, dauerhaftes, dauerhaften, haltbar, haltbare, haltbarer, haltbares, haltbaren
late: spat, spate, spater, spates, spaten, spatabends
laughter: lachen, lustig, lustige, lustiger, lustiges, lustigen, humor
laughter yoga: lachyoga
laundry: wasche, wascherei
lavender: lavendel
lavender pillow: lavendelkissen, lavendelsackchen
lawn: rasen, liegewiese
lawyer: anwalt, anwaltin, rechtsanwalt
leadership: fuhrung, fuhrungskrafte, fuhrungskraften
leaf: blatt, blatter, blattern
learn to swim: schwimmkurs, schwimmen lernen
learning: lernen
learning difficulty: lernschwache, lernprobleme
leather: leder
leave: urlaub, elternzeit
lecture: vortrag, vortrage, vortragen
ledger: kassenbuch
leg: bein, beine, beinen, schenkel
leg rest: venenkissen, beinauflage
lemon: zitrone, zitronen
lemon balm: melisse, zitronenmelisse
lemonade: limonade, limonaden, limo
lemongrass: zitronengras
lentil: linse, linsen
lesson: unterricht, unterrichtsstunde, lektion, lektionen, stunde
letter: brief, briefe, briefen
letting go: loslassen
level: niveau, stufe
lgbtq: queer, schwul, lesbisch, lesben
libido: lustlosigkeit
library: bibliothek, bibliotheken, bucherei
licensed: zertifiziert, zertifizierte, zertifizierter, zertifiziertes, zertifizierten, gepruft, geprufte, geprufter, gepruftes, gepruften
lichen: flechte, flechten
licorice: sussholz, lakritz
lid: deckel, deckeln
life change: lebenswandel, veranderung, neuanfang, umbruch
life jacket: schwimmweste, schwimmwesten
lift: aufzug, aufzuge, fahrstuhl, heben
ligament: banderdehnung, bander
light: licht, lichter, lichtern, leicht, leichte, leichter, leichtes, leichten, hell, helle, heller, helles, hellen, beleuchtung
light bulb: gluhbirne, gluhbirnen, gluhlampe, leuchtmittel
light sensitivity: lichtempfindlich, lichtempfindlichkeit
light sleeper: leichter schlaf, leichtschlafer
light therapy: lichttherapie, tageslichtlampe, lichttherapielampe
light weight: federleicht, federleichte, federleichter, federleichtes, federleichten
lighthouse: leuchtturm, leuchtturme
lightness: leichtigkeit
lilac: flieder
lily: lilie, lilien
lily of valley: maiglockchen
lime: limette, limetten
linden: linde, lindenblute, lindenbluten, lindenblutentee
line: linie, linien
linen: leinen, leinenstoff
linseed: leinsamen
lion: lowe, lowen
lions mane: igelstachelbart, lowenmahne
lip: lippe, lippen
lip balm: lippenpflege, lippenbalsam, lippenpflegestift
list: liste, listen
listening: zuhoren, horen, lauschen
listless: antriebslos, antriebslose, antriebsloser, antriebsloses, antriebslosen, antriebslosigkeit, lustlos, lustlose, lustloser, lustloses, lustlosen, kraftlos, kraftlose, kraftloses, kraftlosen
lively: lebendig, lebendige, lebendiger, lebendiges, lebendigen, munter, muntere, munterer, munteres, munteren
liver: leber
liver cleanse: leberreinigung, leberwickel
living room: wohnzimmer, wohnzimmern, stube
llama: lamas, lamawanderung
local: lokal, lokale, lokaler, lokales, lokalen, ortlich, ortliche, ortlicher, ortliches, ortlichen, hiesig, hiesige, hiesiger, hiesiges, hiesigen, vor ort
lodge: gasthof, gasthofe, herberge, herbergen, gastehaus
log: holzscheit, scheit, scheite, baumstamm
log cabin: blockhutte, blockhutten, blockhaus
loneliness: einsamkeit, einsam, einsame, einsamer, einsames, einsamen
lonely: einsam, einsame, einsamer, einsames, einsamen
long: lang, lange, langer, langes, langen, langere, langeren
long covid: longcovid, postcovid
longing: sehnsucht
loofah: luffa, luffaschwamm
lookout tower: aussichtsturm
loom: webstuhl, webrahmen
loose: locker, lockere, lockerer, lockeres, lockeren, lose, loser, loses
loose leaf tea: loser tee, lose tees
lorry driver: lkwfahrer, fernfahrer, lkw
loss: verlust, verluste, verlusten, verlieren
lotion: lotionen, bodylotion, korpermilch
lotus seat: lotussitz, lotossitz, schneidersitz
loud: laut, laute, lautes, lauten
lounger: liege, liegen, liegestuhl, sonnenliege, liegestuhle
love: liebe, lieben, liebevoll, liebevolle, liebevoller, liebevolles, liebevollen
low: niedrig, niedrige, niedriger, niedriges, niedrigen
low carb: kohlenhydratarm, keto
low mood: niedergeschlagen, niedergeschlagene, niedergeschlagener, niedergeschlagenes, niedergeschlagenen, niedergeschlagenheit, tiefe stimmung, verstimmung
low salt: salzarm, salzarme, salzarmer, salzarmes, salzarmen
low sugar: zuckerarm, zuckerarme, zuckerarmer, zuckerarmes, zuckerarmen, wenig zucker
lower: untere, unterer, unteren
luggage: gepack, koffer
lukewarm: lauwarm, lauwarme, lauwarmer, lauwarmes, lauwarmen
lullaby: schlaflied, schlaflieder, wiegenlied, wiegenlieder
lumbar: lende, lenden, lendenwirbel, lws
lumbar support: lendenkissen, lendenstutze, lordosenstutze, ruckenstutze
lunch: mittagessen, mittagstisch, mittagspause
lunch break: mittagspause, mittagspausen
lung: lunge, lungen
luxury: luxus, luxurios, luxuriose, luxurioser, luxurioses, luxuriosen, edel, edle, edler, edles, edlen
lying: liegen, liegend, liegende, liegender, liegendes, liegenden, liege
lymphatic drainage: lymphdrainage, lymphdrainagen, lymphe
maca: macapulver
magic: magie, magisch, magische, magischer, magisches, magischen, zauber
magnesium: magnesiummangel
makeup: schminke, schminken
mala: gebetskette, gebetsketten, malas
mallow: malve, malven
man: mann, herren
manager: fuhrungskraft, fuhrungskrafte, fuhrungskraften, geschaftsfuhrer
manicure: manikure, nagelpflege
manor: herrenhaus, gutshaus, herrenhauser, gutshof
mantra: mantras, mantrasingen
manual therapy: manuelle therapie
map: landkarte, landkarten, wanderkarte, wanderkarten
maple: ahorn
marigold: ringelblume, ringelblumen
marjoram: majoran
market: markt, markte, wochenmarkt
marmot: murmeltier, murmeltiere
marriage: ehe, ehen, heirat
martial art: kampfkunst, kampfsport, kampfkunste, karate, judo
mask: maske, masken
massage: massagen, massieren, masseur, masseurin
massage ball: massageball, massageballe, igelball, igelballe
massage chair: massagesessel, massagestuhl
massage gun: massagepistole, massagepistolen
massage mat: massagematte, massageauflage
massage oil: massageol, massageole
massage table: massageliege, massageliegen, massagebank
massager: massagegerat, massagegerate, massagegeraten, massagekissen
mat: matte, matten, unterlage, unterlagen
matcha: matchatee
maternity: mutterschaft, umstandsmode
maternity leave: mutterschutz
mattress: matratze, matratzen, schlafunterlage
mattress topper: topper, matratzenauflage, matratzenauflagen
mature skin: reife haut
meadow: wiese, wiesen, alm, heuwiese
meal: mahlzeit, mahlzeiten, essen, gericht, gerichte, gerichten, mahl
meaning: sinn, sinnsuche, lebenssinn
meat: fleisch, wurst
medical: medizinisch, medizinische, medizinischer, medizinisches, medizinischen, medizin, arztlich, arztliche, arztlicher, arztliches, arztlichen
medicinal mushroom: heilpilz, heilpilze, vitalpilz, vitalpilze
medicinal plant: heilpflanze, heilpflanzen, heilkrauter, heilkraut
medicine: medizin, medikament, medikamente, medikamenten, arznei
meditation: meditationen, meditieren, meditativ, meditative, meditativer, meditatives, meditativen
meditation app: meditationsapp
meditation class: meditationskurs, meditationskurse, meditationskursen, meditationsabend
meditation cushion: meditationskissen, sitzkissen, zafu
meditation room: meditationsraum, stilleraum, andachtsraum
meditation stool: meditationshocker, meditationsbankchen
meditation timer: meditationsuhr, meditationstimer
meeting: treffen, begegnung, begegnungen, besprechung
melatonin: schlafhormon
melon: melone, melonen
memory: gedachtnis, erinnerung, erinnerungen
memory training: gedachtnistraining, gehirnjogging
men: manner, mannern, mannlich, mannliche, mannlicher, mannliches, mannlichen
men only: nur fur manner, mannerkurs
menopause: wechseljahr, wechseljahre, wechseljahren, klimakterium
menstrual cup: menstruationstasse, menstruationstassen
mental: mentale, mentaler, mentales, mentalen, psychisch, psychische, psychischer, psychisches, psychischen, seelisch, seelische, seelischer, seelisches, seelischen
menu: speisekarte, menus
merino: merinowolle
metabolism: stoffwechsel
metal: metall, metalle
metre: meter, metern
microbiome: mikrobiom, darmflora
middle: mitte, mittlere, mittlerer, mittleres, mittleren
midlife: lebensmitte, mittleres alter
midnight: mitternacht, mitternachts
midwife: hebamme, hebammen
migraine: migrane
mile: meile, meilen
milk: milch
milk bath: milchbad, kleopatrabad
milk thistle: mariendistel, mariendisteln
milky way: milchstrasse
mill: muhle, muhlen
millet: hirse, hirseschale
mind: geist, verstand, psyche, geistig, geistige, geistiger, geistiges, geistigen, mental, mentale, mentaler, mentales, mentalen
mindful: achtsam, achtsame, achtsamer, achtsames, achtsamen, bewusst, bewusste, bewusster, bewusstes, bewussten
mindful eating: achtsames essen, achtsam essen, bewusst essen
mindfulness: achtsamkeit, achtsam, achtsame, achtsamer, achtsames, achtsamen, bewusstheit
mine: bergwerk, bergwerke, stollen
mineral: mineralien, mineralstoff, mineralstoffe, mineralstoffen, mineralwasser
mint: minze, minz
mirror: spiegel, spiegeln
miscarriage: fehlgeburt, fehlgeburten, sternenkind, sternenkinder
mist: nebel, dunst
misty: neblig, neblige, nebliger, nebliges, nebligen
mobility: beweglichkeit, mobilitat, beweglich, bewegliche, beweglicher, bewegliches, beweglichen
modern: moderne, moderner, modernes, modernen
mohair: mohairwolle
moisture: feuchtigkeit
moisturiser: feuchtigkeitscreme, feuchtigkeitspflege, feuchtigkeitsspendend, feuchtigkeitsspendende, feuchtigkeitsspendender, feuchtigkeitsspendendes, feuchtigkeitsspendenden
monastery: kloster, klostern
monk: monch, monche, monchen
month: monat, monate, monaten
monthly: monatlich, monatliche, monatlicher, monatliches, monatlichen
mood: stimmung, stimmungen, laune, launen, gemut, gemutslage
mood swing: stimmungsschwankung, stimmungsschwankungen
moon: mond, monde, vollmond, neumond
moor: moore, moorbad, moorpackung, heide
morning: morgen, morgens, vormittag, vormittage, vormittagen, vormittags, fruhmorgens, morgendlich, morgendliche, morgendlicher, morgendliches, morgendlichen
morning sickness: schwangerschaftsubelkeit, morgenubelkeit
mosaic: mosaike
mosquito: mucke, mucken, moskito, muckenschutz
mosquito net: moskitonetz, moskitonetze, fliegengitter
moss: moos, moose
mother: mutter, muttern, mama, mamas, mami, mamis, mutti
mother and baby: mutter kind kur, mama baby, mutter und kind
motherhood: mutterschaft, muttersein
mothers day: muttertag, muttertagsgeschenk
motion sickness: reisekrankheit, reiseubelkeit
motivation: motivieren, motiviert, motivierte, motivierter, motiviertes, motivierten, antriebslosigkeit
mountain: berg, berge, bergen, gebirge, gebirgs, alpen, bergwelt
mountain hut: berghutte, berghutten, schutzhutte, almhutte, almhutten
mouse: maus, mause
mouse arm: mausarm
mouth: mund, munder
mouthwash: mundspulung, mundwasser
movement: bewegung, bewegungen, bewegen
moving house: umzug, umziehen
moxibustion: moxa
mud: schlamm, fango, moor, moorpackung
mud bath: moorbad, moorbader, schlammbad, fangopackung
muesli: musli, muslis, haferflocken
mug: becher, bechern, tasse, tassen
mugwort: beifuss
multiple sclerosis: multiple sklerose
muscle: muskel, muskeln, muskulatur, muskular, muskulare, muskularer, muskulares, muskularen
museum: museen
mushroom: pilz, pilze, pilzen, heilpilz, heilpilze, vitalpilze
music: musik, musikalisch, musikalische, musikalischer, musikalisches, musikalischen, musizieren, musik horen
music therapy: musiktherapie
musician: musiker, musikern, musikerin
mustard: senf
myth: mythos, mythen
nail: nagel, nageln
nap: nickerchen, mittagsschlaf, powernap, mittagsschlafchen
napkin: serviette, servietten
nappy: windel, windeln
narrow: schmal, schmale, schmaler, schmales, schmalen, eng, enge, enger, enges, engen
nasal rinse: nasendusche, nasenduschen, nasenspulung
natural: naturliche, naturlicher, naturliches, naturlichen, natur, naturbelassen, naturbelassene, naturbelassener, naturbelassenes, naturbelassenen
natural cosmetics: naturkosmetik, naturkosmetika
natural dye: pflanzenfarbe, pflanzenfarben
natural pool: naturteich, schwimmteich, badeteich, naturpool
natural rubber: naturkautschuk, kautschuk
nature: natur
nature reserve: naturschutzgebiet, naturpark, nationalpark
naturopath: heilpraktiker, heilpraktikern, heilpraktikerin
naturopathy: naturheilkunde, naturheilverfahren, heilpraktiker, heilpraktikerin
nausea: ubelkeit, brechreiz
neck: nacken, hals, genick, nackenschmerzen
neck pain: nackenschmerz, nackenschmerzen, nackenverspannung, steifer nacken
neck pillow: nackenkissen, nackenhornchen, nackenrolle
necklace: kette, ketten, halskette
needle: nadel, nadeln
neighbour: nachbar, nachbarn, nachbarin, nachbarschaft
neighbourhood: nachbarschaft, viertel
neroli: orangenblute, orangenblutenol
nerve: nerv, nerven, nervositat
nervous: nervos, nervose, nervoser, nervoses, nervosen, nervositat
nettle: brennnessel, brennnesseln, brennessel
neurodermatitis: neurodermitis
new: neu, neue, neuer, neues, neuen, neuartig, neuartige, neuartiger, neuartiges, neuartigen
new moon: neumond
new mother: jungmutter, junge mutter, frischgebackene mutter
new start: neuanfang, neubeginn, neustart
new year: neujahr, jahreswechsel, silvester
newborn: neugeboren, neugeborene, neugeborener, neugeborenes, neugeborenen
newcomer: neuling, neulinge, neulingen, einsteiger, einsteigern, neueinsteiger
news: nachrichten
nicotine: nikotin, nikotinpflaster, nikotinsucht
night: nacht, nachte, nachten, nachts, nachtlich, nachtliche, nachtlicher, nachtliches, nachtlichen
night light: nachtlicht, nachtlichter, nachtlampe
night owl: nachteule, nachteulen, nachtmensch, nachtmenschen
night shift: nachtschicht, nachtschichten, nachtdienst, nachtdienste, nachtarbeit
night sweat: nachtschweiss
nightgown: nachthemd, nachthemden
nightingale: nachtigall
nightmare: albtraum, alptraume, albtraume, alptraum
no signal: funkloch, ohne empfang, offline, ohne handyempfang
noble: edel, edle, edler, edles, edlen
noise: larm, krach, gerausch, gerausche, gerauschen
noise cancelling: gerauschunterdruckung, larmschutz
noise sensitivity: larmempfindlich, gerauschempfindlich, larmempfindlichkeit
noisy: laut, laute, lautes, lauten, larm
nonviolent communication: gewaltfreie kommunikation
noodle: nudel, nudeln
noon: mittag, mittags
north: norden, nordlich, nordliche, nordlicher, nordliches, nordlichen
northern light: nordlicht, nordlichter, polarlicht, polarlichter
nose: nase, nasen
note: notiz, notizen
notebook: notizbuch, notizbucher, notizheft, heft
notification: benachrichtigung, benachrichtigungen, mitteilung, mitteilungen
nourishing: nahrend, nahrende, nahrender, nahrendes, nahrenden, pflegend, pflegender, pflegendes, nahrhaft, nahrhafte, nahrhafter, nahrhaftes, nahrhaften
nudge: anstoss
nun: nonne, nonnen, ordensschwester
nurse: krankenschwester, krankenschwestern, krankenpfleger, krankenpflegern, pflegekraft, pflegekrafte, pflegekraften, pflegerin
nursing: pflege, stillen
nursing pillow: stillkissen
nut: nuss, nusse, nussen
nutmeg: muskat, muskatnuss
nutrition: ernahrung, ernahren, ernahrungs, nahrstoff, nahrstoffe, nahrstoffen
oak: eiche, eichen
oar: ruder, riemen
oasis: oase, oasen
oat: hafer, haferflocken
oat milk: hafermilch, haferdrink
oatmeal: haferflocken, haferbrei
oboist: oboe, oboen
obsessive compulsive: zwangsstorung, zwange, zwangsgedanken
occupational therapy: ergotherapie, ergotherapeut, ergotherapeutin
ocean: ozean, ozeane, meer
ochre: ocker
oclock: uhr
office: buro, buros, homeoffice
office chair: burostuhl, burostuhle
office worker: buroangestellte, buromensch, buroarbeit
oil: ol, ole, olen, olig, olige, oliger, oliges, oligen
oil pulling: olziehen
oily: fettig, fettige, fettiger, fettiges, fettigen, olig, olige, oliger, oliges, oligen
oily skin: fettige haut
ointment: salbe, salben
old: alt, alte, alter, altes, alten
older: altere, alterer, alteren, alter, senioren, seniorinnen
olive: oliven, olivenol
olive oil: olivenol, olivenole
omega: omega 3, fischol
one to one: einzelsitzung, einzelsitzungen, einzelstunde, einzelcoaching, unter vier augen
onion: zwiebel, zwiebeln
online: onlineangebot, digitalkurs
online course: onlinekurs, onlinekurse, online kurs, fernkurs
open: offen, offene, offener, offenes, offenen, geoffnet, geoffnete, geoffneter, geoffnetes, geoffneten
opening hours: offnungszeit, offnungszeiten
operation: op
oracle cards: orakelkarten, tarotkarten, tarot
oral care: mundpflege, mundhygiene
orange: orangen, orangene, orangener, orangenes, orangenen, apfelsine, apfelsinen
orange blossom: orangenblute, orangenbluten
orchard: obstgarten, obstwiese, streuobstwiese
orchestra: orchester, orchestern
orchid: orchidee, orchideen
order: ordnung
ordinary: gewohnlich, gewohnliche, gewohnlicher, gewohnliches, gewohnlichen, alltaglich, alltagliche, alltaglicher, alltagliches, alltaglichen
oregano: oreganool
organ: orgel, orgeln
organic: bio, biologisch, biologische, biologischer, biologisches, biologischen, biobaumwolle, aus kontrolliertem anbau
organisation: organisieren, organisatorisch
osteoarthritis: arthrose
osteopathy: osteopathie, osteopath, osteopathin, osteopathisch, osteopathische, osteopathischer, osteopathisches, osteopathischen
osteoporosis: osteoporose, knochenschwund
outdoor: draussen, outdoore, outdoorer, outdoores, outdooren, im freien, freiluft
outdoor pool: freibad, freibader
outside: draussen, im freien
oven: backofen, ofen
overnight: ubernachten, ubernachtung, ubernachtungen
overthinker: grubler, grublern, kopfmensch, kopfmenschen
overthinking: grubeln, grubelei, zerdenken, gedankenkarussell
overtime: uberstunden
overweight: ubergewicht, ubergewichtig, ubergewichtige, ubergewichtiger, ubergewichtiges, ubergewichtigen
overwhelm: uberforderung, uberfordert, uberforderte, uberforderter, uberfordertes, uberforderten, uberwaltigung
overwhelmed: uberfordert, uberforderte, uberforderter, uberfordertes, uberforderten, uberwaltigt, uberwaltigte, uberwaltigter, uberwaltigtes, uberwaltigten
owl: eule, eulen
oxygen: sauerstoff
pace: tempo
pacifier: schnuller
pack: packung, packungen
packet: packung, packchen
pad: auflage, auflagen, polster
paddleboard: stehpaddeln, sup, stand up paddling
paddling: paddeln, paddel
pain: schmerz, schmerzen, weh, schmerzhaft, schmerzhafte, schmerzhafter, schmerzhaftes, schmerzhaften, beschwerden
pain relief: schmerzlinderung, schmerzlindernd, schmerzlindernde, schmerzlindernder, schmerzlinderndes, schmerzlindernden, schmerzsalbe
painkiller: schmerzmittel, schmerzmitteln, schmerztablette, schmerztabletten
painting: malen, malerei, gemalde, malkurs
palace: palast, palaste, schloss
palm: palme, palmen
palpitation: herzklopfen, herzrasen
pan: pfanne, pfannen
panic: panik, panikattacke, panikattacken, panisch, panische, panischer, panisches, panischen
pantry: speisekammer, vorratskammer, vorrat
paper: papier, papiere, papieren
paper folding: papierfalten, falten
paramedic: sanitater, sanitaterin, rettungsdienst, notarzt
parasol: sonnenschirm, sonnenschirme
parcel: paket, pakete, paketen, packchen
parent: eltern, elternteil, mama, papa
parent and child: mutter kind, vater kind, eltern kind, elternkindkurs
parental leave: elternzeit
parenting: erziehung, elternkurs, elternschaft
park: parks, parkanlage, grunanlage
parked: parken, parkplatz, parkplatze
parking: parkplatz, parkplatze, parken, stellplatz
parkinsons: parkinson
parsley: petersilie
partner: partnerin, partnern, partnerschaft
party: feier, partys
pass: gebirgspass
passion flower: passionsblume, passionsblumen, passiflora
pasta: nudel, nudeln, teigwaren
patchouli: patschuli
patchwork: patchworkdecke, flicken
patchwork family: stieffamilie, stiefkind
path: pfad, pfade, pfaden, wege, wanderweg, wanderwege, wanderwegen
patience: geduld
patience game: geduldsspiel
patient: geduldig, geduldige, geduldiger, geduldiges, geduldigen, patienten, patientin
patterned: gemustert, gemusterte, gemusterter, gemustertes, gemusterten, muster
pea: erbse, erbsen
peace: frieden, friedlich, friedliche, friedlicher, friedliches, friedlichen, innerer frieden
peach: pfirsich, pfirsiche
peak: gipfel, gipfeln, bergspitze
peanut: erdnuss, erdnusse
pear: birne, birnen, birn
pearl: perle, perlen
pebble: kiesel, kieseln, kieselstein, kieselsteine
pedicure: pedikure, fusspflege
peel: peelings
pelvic: becken
pelvic floor: beckenboden, beckenbodentraining, beckenbodengymnastik, inkontinenz
pen: stift, stifte, fuller, kugelschreiber
pencil: bleistift, bleistifte, buntstifte
peninsula: halbinsel, halbinseln
peony: pfingstrose, pfingstrosen
pepper: pfeffer, paprika
peppermint: pfefferminze, pfefferminz, pfefferminztee
perfectionism: perfektionismus, perfektionistisch, perfektionistische, perfektionistischer, perfektionistisches, perfektionistischen, perfektionist
perfume: parfum, parfums, duftwasser
perimenopause: pramenopause, wechseljahre, wechseljahren
period: periode, perioden, menstruation, regelschmerzen
period pain: regelschmerzen, menstruationsbeschwerden, menstruationsschmerzen, unterleibsschmerzen
personal: personlich, personliche, personlicher, personliches, personlichen
perspective: perspektive, perspektiven, blickwinkel
pet: haustier, haustiere, haustieren
pharmacy: apotheke, apotheken, apotheker
phase: phasen, lebensphase
phobia: phobie, phobien
phone: telefon, telefone, handy, handys, smartphone, smartphones, mobiltelefon
phone free: handyfrei, ohne handy, handyverbot
photo: foto, fotos, bild, bilder
photography: fotografie, fotografieren, fotokurs
physiotherapy: physiotherapie, krankengymnastik, physiotherapeut, physiotherapeutin, physio
piano: klavier, klaviere, flugel
picnic: picknick
picture: bild, bilder, bildern
pig: schwein, schweine
pigment spot: pigmentfleck, pigmentflecken, altersflecken
pilates: pilateskurs
pilgrim: pilger, pilgern, pilgerin
pilgrimage: pilgern, pilgerweg, pilgerreise, wallfahrt, jakobsweg
pillow: kopfkissen, kissen, nackenkissen
pillow spray: kissenspray, schlafspray
pillowcase: kopfkissenbezug, kissenbezug, kissenbezuge, kissenhulle
pilot: piloten, pilotin
pimple: pickel, pickeln
pine: kiefer, kiefern, fohre, zirbe
pine cone: tannenzapfen, zapfen
pineapple: ananas
pink: rosa, rosafarben
place: platz, platze
plain: schlicht, schlichte, schlichter, schlichtes, schlichten, einfache, einfacher, einfaches, einfachen
plan: plane, planen, planung
plank: planke, planken, bohle
planner: kalender, terminplaner, planer
plant: pflanze, pflanzen, pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen, gewachs
plant based: pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen, vegan, vegane, veganer, veganes, veganen
plantain: wegerich, spitzwegerich
plaster: pflaster, pflastern
plastic: plastik, kunststoff
plastic free: plastikfrei, plastikfreie, plastikfreier, plastikfreies, plastikfreien, ohne plastik, unverpackt, unverpackte, unverpackter, unverpacktes, unverpackten
plate: teller, tellern
plateau: hochebene, hochebenen, hochplateau
play: spielen
playful: spielerisch, spielerische, spielerischer, spielerisches, spielerischen
playground: spielplatz, spielplatze
plug: stopsel, stecker
plum: pflaume, pflaumen, zwetschge, zwetschgen, zwetschke
pocket knife: taschenmesser
podcast: podcasts
poem: gedicht, gedichte, gedichten
poetry: dichtung, lyrik, gedicht, gedichte
police officer: polizist, polizisten, polizistin, polizei
pomegranate: granatapfel
pond: teich, teiche, weiher, tumpel
pool: schwimmbad, schwimmbecken, becken, hallenbad, freibad, schwimmbader
poppy: mohn
porcelain: porzellan
porch: veranda, veranden, vorbau
pore: poren
porridge: haferbrei, brei, grutze
portable: tragbar, tragbare, tragbarer, tragbares, tragbaren, fur unterwegs
pose: stellung, stellungen, asana, asanas
post traumatic: posttraumatisch, posttraumatische, posttraumatischer, posttraumatisches, posttraumatischen
poster: plakat, plakate
postnatal: postnatale, postnataler, postnatales, postnatalen, ruckbildung, wochenbett, ruckbildungsgymnastik
postpartum: wochenbett, wochnerin, wochnerinnen
posture: haltung, haltungen, korperhaltung, sitzhaltung, rundrucken
pot: topf, topfe, topfen, kanne
potassium: kalium
potato: kartoffel, kartoffeln, erdapfel
potter: topfer, topferin, topferscheibe
pottery: topfern, topferei, topferkurs
pottery class: topferkurs, topferkurse, topferkursen
pottery wheel: topferscheibe, topferscheiben
poultice: wickel, umschlag, breiumschlag
powder: pulver, puder
practice: ubung, ubungen, praxis, praktik, praktiken, uben, praktizieren
pram: kinderwagen
prayer: gebet, gebete, gebeten, beten
pregnancy: schwangerschaft, schwangerschaften, schwanger, schwangere, schwangerer, schwangeres, schwangeren
pregnancy massage: schwangerschaftsmassage
pregnancy pillow: schwangerschaftskissen, seitenschlaferkissen
pregnant: schwanger, schwangere, schwangerer, schwangeres, schwangeren
premenstrual: pramenstruell, pms
prenatal: pranatal, pranatale, pranataler, pranatales, pranatalen, vorgeburtlich, vorgeburtliche, vorgeburtlicher, vorgeburtliches, vorgeburtlichen, schwangerschaftsyoga, geburtsvorbereitung
preparation: vorbereitung, vorbereitungen, vorbereiten, zubereitung
prescription: rezeptpflichtig, verschreibung
presence: gegenwart, prasenz
presentation: prasentation, prasentationen, vortrag, referat
preserving: einmachen, einkochen, haltbar machen
pressed: gepresst, gepresste, gepresster, gepresstes, gepressten, kaltgepresst, kaltgepresste, kaltgepresster, kaltgepresstes, kaltgepressten
prevention: vorbeugung, vorbeugen, pravention, vorsorge
prickly: stachelig, stachelige, stacheliger, stacheliges, stacheligen, kratzig, kratzige, kratziger, kratziges, kratzigen, stachlig, stachlige, stachliger, stachliges, stachligen
pride: stolz
priest: pfarrer, pfarrerin, pastor, priester
primary school: grundschule
printing: drucken, druck, linoldruck
private: privat, privater, privates, privaten
private bathroom: eigenes bad, eigenes badezimmer
private lesson: einzelunterricht, einzelstunde, privatstunde
probiotic: probiotika, probiotisch, probiotische, probiotischer, probiotisches, probiotischen, probiotikum
procrastination: aufschieben, aufschieberitis, prokrastination, aufschieberei
productivity: produktivitat, produktiv, produktive, produktiver, produktives, produktiven
profession: beruf, berufe, berufen, beruflich, berufliche, beruflicher, berufliches, beruflichen
programme: programm, programmen
programmer: programmierer, entwickler
progressive muscle relaxation: progressive muskelentspannung, muskelentspannung, pmr, jacobson
prostate: prostata
protein: proteine, eiweiss, eiweisse, proteinpulver
psoriasis: schuppenflechte
psychiatrist: psychiater, psychiatern, psychiaterin
psychologist: psychologe, psychologen, psychologin
psychology: psychologie, psychologisch, psychologische, psychologischer, psychologisches, psychologischen
psychotherapy: psychotherapie, psychotherapeut, psychotherapeutin
psyllium: flohsamen, flohsamenschalen
puberty: pubertat
public speaking: vor leuten reden, rede halten, redeangst, sprechangst, rhetorik
public transport: offentliche verkehrsmittel, opnv, bahn und bus
puffy eye: geschwollene augen, tranensacke
pulse: puls, hulsenfrucht, hulsenfruchte
pumice: bimsstein
pumpkin: kurbis, kurbisse, kurbiskern
pupil: schuler, schulern, schulerin, schulerinnen
pure: reine, reiner, reines, reinen, pur, purer, pures, puren
purple: lila, violett, violette, violetter, violettes, violetten
purpose: sinn, lebenssinn, lebensaufgabe
puzzle: ratsel, puzzles
pyjamas: schlafanzug, schlafanzuge, pyjama, nachthemd
qigong: qi gong, chi gong, chigong
quick: schnell, schnelle, schneller, schnelles, schnellen
quiet: ruhig, ruhige, ruhiger, ruhiges, ruhigen, still, stille, stiller, stilles, stillen, leise, leiser, leises, leisen
quilt: steppdecke, steppdecken, patchworkdecke
quince: quitte, quitten
quit smoking: rauchentwohnung, nichtraucher, nichtrauchern, rauchstopp, nichtraucherkurs
quitting: aufhoren, entwohnung, abgewohnen, ausstieg
rabbit: kaninchen, hase
racing thoughts: gedankenkarussell, gedankenkreisen, kopfkino
radon: radonstollen
rage: wut, wutanfall, wutausbruch
railway: bahn, bahnhof, eisenbahn
rain: regen, regnerisch, regnerische, regnerischer, regnerisches, regnerischen
rain sound: regengerausche, regenrauschen, regenmacher
rainforest: regenwald, regenwalder
rainwear: regenjacke, regenjacken, regenkleidung
rainy: regnerisch, regnerische, regnerischer, regnerisches, regnerischen
raised bed: hochbeet, hochbeete
raisin: rosine, rosinen
rake: rechen, harke
rapeseed: raps, rapsol
rash: ausschlag, hautausschlag
raspberry: himbeere, himbeeren, himbeer
rattan: geflecht, korbgeflecht
rattle: rassel, rasseln
raven: rabe, raben, krahe
raw: roh, rohe, roher, rohes, rohen
raw food: rohkost
razor: rasierer, rasierhobel, rasiermesser
reading: lesen, lekture, lesung, lese
reception: rezeption, empfang
rechargeable: aufladbar, aufladbare, aufladbarer, aufladbares, aufladbaren, wiederaufladbar
recipe: rezept, rezepte, rezepten
recording: aufnahme, aufnahmen, aufzeichnung, aufzeichnungen
recovery: erholung, genesung, regeneration, reha
rectory: pfarrhaus
recycled: recycelt, recycelte, recycelter, recyceltes, recycelten, wiederverwertet, wiederverwertete, wiederverwerteter, wiederverwertetes, wiederverwerteten
red: rot, rote, roter, rotes, roten
red clover: rotklee
red light: rotlicht, rotlichtlampe
redness: rotung, rotungen
reed: schilf
reef: riff, riffe
refill: nachfullen, nachfullpackung, nachfullbar
reflexology: reflexzonenmassage, fussreflexzonen, fussreflexzonenmassage, fussreflex
refreshing: erfrischend, erfrischende, erfrischender, erfrischendes, erfrischenden, erfrischung
refugee: fluchtling, fluchtlinge, gefluchtete
regional: regionale, regionaler, regionales, regionalen, heimisch, heimische, heimischer, heimisches, heimischen, aus der region
regional cooking: hausmannskost, landkuche
registration: anmeldung, anmeldungen, anmelden
regulars table: stammtisch
rehabilitation: reha
reiki: reikibehandlung
reindeer: rentier, rentiere
reishi: glanzender lackporling, lackporling
relationship: beziehung, beziehungen, partnerschaft, partnerschaften
relative: angehorige, angehorigen, verwandte, verwandten
relaxation: entspannung, entspannen, entspannt, entspannte, entspannter, entspanntes, entspannten, entspannungsubung, entspannungsubungen
relaxation chair: relaxsessel, ruhesessel, fernsehsessel
relaxation music: entspannungsmusik, meditationsmusik
relaxation room: ruheraum, ruheraume, entspannungsraum
relaxed: entspannt, entspannte, entspannter, entspanntes, entspannten, locker, lockere, lockerer, lockeres, lockeren
relaxing: entspannend, entspannende, entspannender, entspannendes, entspannenden, erholsam, erholsame, erholsamer, erholsames, erholsamen
relief: linderung, lindern, lindernd, lindernde, lindernder, linderndes, lindernden, erleichterung
religion: religionen, religios, religiose, religioser, religioses, religiosen
remedy: heilmittel, heilmitteln, hausmittel, hausmitteln, mittel
remembrance: gedenken, andenken, gedenkfeier, erinnerung
reminder: erinnerungsfunktion, gedachtnisstutze
remote: abgelegen, abgelegene, abgelegener, abgelegenes, abgelegenen, abgeschieden, abgeschiedene, abgeschiedener, abgeschiedenes, abgeschiedenen, abgeschiedenheit, einode
renter: mieter, mietern, mietwohnung
repaired: reparieren, reparatur, reparaturen
report: bericht, berichte
reset: neustart, zurucksetzen
resilience: resilienz, widerstandskraft, resilient, resiliente, resilienter, resilientes, resilienten, belastbarkeit
resin: harz, harze
resistance band: gymnastikband, theraband, fitnessband, fitnessbander
resort: ferienanlage, ferienanlagen, hotelanlage, ferienort
respite: atempause, atempausen, verschnaufpause, verschnaufpausen, entlastung, auszeit, kurzzeitpflege
rest: ruhe, erholung, rast, ausruhen, erholen, ruhepause, ruhepausen
restaurant: restaurants, gaststatte
restless: unruhig, unruhige, unruhiger, unruhiges, unruhigen, ruhelos, ruhelose, ruheloser, ruheloses, ruhelosen, rastlos, rastlose, rastloser, rastloses, rastlosen
restless legs: unruhige beine
restlessness: unruhe, ruhelosigkeit, rastlosigkeit
retirement: ruhestand, rente, pensionierung, pensioniert, pensionierte, pensionierter, pensioniertes, pensionierten
retreat: ruckzug, ruckzugsort, auszeit, auszeiten, klausur, einkehr, besinnungstage, retreats
return: ruckkehr, wiedereinstieg
reusable: wiederverwendbar, wiederverwendbare, wiederverwendbarer, wiederverwendbares, wiederverwendbaren
revision: lernstoff, prufungsvorbereitung
rheumatism: rheuma, rheumatisch, rheumatische, rheumatischer, rheumatisches, rheumatischen
rhodiola: rosenwurz
rhubarb: rhabarber
rhythm: rhythmus, rhythmen, rhythmisch, rhythmische, rhythmischer, rhythmisches, rhythmischen
rib: rippe, rippen
rice: reis
ridge: grat, bergkamm
riding: reiten, reiterhof, ausritt
ring: ringe, ringen
ritual: rituale, ritualen, rituell, rituelle, ritueller, rituelles, rituellen, zeremonie
river: fluss, flusse, flussen, strom
road: strasse, strassen, landstrasse
robin: rotkehlchen
robust: robuste, robuster, robustes, robusten
rock: fels, felsen, gestein
rocking chair: schaukelstuhl, schaukelstuhle
rocky: felsig, felsige, felsiger, felsiges, felsigen
roll: rolle, rollen, brotchen
rolling: abrollen
romance: romantik, kuschelwochenende
romantic: romantisch, romantische, romantischer, romantisches, romantischen, romantik
roof: dach, dacher, dachern
rooibos: rotbusch, rotbuschtee, rooibostee
room: zimmer, zimmern, raum, raume, raumen, raumlichkeiten, gastezimmer
room spray: raumspray, raumduft, kissenspray
root: wurzel, wurzeln
rope: seil, seile
rosacea: rosazea, kupferrose
rose: rosen, rosenol, rosenwasser, rosenbluten
rosehip: hagebutte, hagebutten, hagebuttentee
rosemary: rosmarin
rota: dienstplan, schichtplan
rough: rau, raue, rauer, raues, rauen
round: rund, runde, runder, rundes, runden
routine: routinen, tagesablauf, abendroutine, morgenroutine
rowing: rudern, ruderboot, ruder
rubber: gummi, kautschuk
rucksack: rucksacke
rug: teppich, teppiche, teppichen, laufer
ruin: ruine, ruinen
rumination: grubeln, grubelei, gedankenkreisen
runner: laufer, laufern, lauferin
running: laufen, joggen, lauf, laufgruppe
runny nose: schnupfen
rural: landlich, landliche, landlicher, landliches, landlichen, dorf
rustic: rustikal, rustikale, rustikaler, rustikales, rustikalen, urig, urige, uriger, uriges, urigen
rye: roggen
ryokan: ryokans
sabbatical: sabbatjahr
sachet: sackchen, beutel, duftsackchen, duftkissen
sacrum: kreuzbein
sad: traurig, traurige, trauriger, trauriges, traurigen
saddle: sattel
sadness: traurigkeit, traurig, traurige, trauriger, trauriges, traurigen, trubsinn
safe: sichere, sicheres, sicheren, geschutzt, geschutzte, geschutzter, geschutztes, geschutzten
safety: sicherheit, geborgenheit
saffron: safran
sage: salbei
sailing: segeln, segelboot, segeltorn
salad: salat, salate, salaten
salmon: lachs
salt: salz, salze, salzen, salzig, salzige, salziger, salziges, salzigen
salt bath: solebad, salzbad, sole
salt cave: salzgrotte, salzgrotten, salzhohle, salzstollen
salt lamp: salzlampe, salzlampen, salzkristalllampe
salty: salzig, salzige, salziger, salziges, salzigen
sanatorium: kurklinik, sanatorien
sand: sandig, sandige, sandiger, sandiges, sandigen, sandstrand
sandalwood: sandelholz
sandstone: sandstein
sanitary pad: damenbinde, damenbinden, stoffbinde, stoffbinden, periodenunterwasche
sauna: saunen, saunieren, saunagang, dampfbad
sauna infusion: saunaaufguss, aufguss, aufgusse
saxophone: saxofon
scales: waage, waagen
scar: narbe, narben
scarf: schal, schals, tuch
scattered: zerstreut, zerstreute, zerstreuter, zerstreutes, zerstreuten
scent: duft, dufte, duften, duftend, duftende, duftender, duftendes, duftenden, aroma
scented: duftend, duftende, duftender, duftendes, duftenden, parfumiert, parfumierte, parfumierter, parfumiertes, parfumierten
sceptic: skeptiker, skeptikern, skeptisch, skeptische, skeptischer, skeptisches, skeptischen
school: schule, schulen, schul
school holiday: schulferien, herbstferien, sommerferien
sciatica: ischias, ischiasnerv, ischiasschmerzen
scientist: wissenschaftler, wissenschaftlern, wissenschaftlerin
scissors: schere, scheren
scoliosis: skoliose
scree: geroll
screen: bildschirm, bildschirme, bildschirmen, bildschirmzeit, monitor, monitore
screen free: bildschirmfrei, bildschirmfreie, bildschirmfreier, bildschirmfreies, bildschirmfreien, handyfrei
scrub: peeling, peelings, korperpeeling
sculpture: bildhauerei, skulptur, skulpturen
sea: meer, meere, meeren, ozean, see
sea air: seeluft, meeresluft, reizklima
sea buckthorn: sanddorn
sea salt: meersalz
sea sound: meeresrauschen, wellenrauschen
sea view: meerblick, seeblick
seagull: mowe, mowen
seal: robbe, robben, seehund, seehunde
seasickness: seekrank, seekrankheit
seaside: kuste, strand, meerblick
season: jahreszeit, jahreszeiten, saison, saisons, saisonal, saisonale, saisonaler, saisonales, saisonalen
seasonal: saisonal, saisonale, saisonaler, saisonales, saisonalen, jahreszeitlich, jahreszeitliche
seasonal affective disorder: winterdepression, winterdepressionen
seat: sitz, sitze, sitzen, sitzplatz, sitzplatze
seat cushion: sitzkissen, stuhlkissen, sitzauflage
seaweed: alge, algen, seetang, algenbad
secluded: abgeschieden, abgeschiedene, abgeschiedener, abgeschiedenes, abgeschiedenen, abgelegen, abgelegene, abgelegener, abgelegenes, abgelegenen, einsam, einsame, einsamer, einsames, einsamen
secret: geheim, geheime, geheimer, geheimes, geheimen, geheimtipp
sedative: beruhigungsmittel, beruhigungstropfen
seed: samen, saatgut, kern, kerne, kernen
selenium: selen
self care: selbstfursorge, selbstpflege, selbstliebe
self defence: selbstverteidigung
self doubt: selbstzweifel, selbstzweifeln
self employed: selbststandige, selbststandigen, selbstandige, freiberufler, freiberuflerin
self esteem: selbstwert, selbstwertgefuhl, selbstliebe
self help: selbsthilfe, selbsthilfegruppe, selbsthilfegruppen
seminar: seminare, seminaren
senior: senioren, seniorin, seniorinnen, rentner, rentnern, rentnerin
sensitive: empfindlich, empfindliche, empfindlicher, empfindliches, empfindlichen, sensibel, sensible, sensibler, sensibles, sensiblen
sensitive skin: empfindliche haut
separation: trennung, trennungen
sequence: abfolge, reihenfolge, ablauf
serenity: gelassenheit, gemutsruhe
serum: seren, gesichtsserum
sesame: sesam
session: sitzung, sitzungen, termin, termine
set: sets, garnitur
sewing: nahen, nahkurs
sewing machine: nahmaschine
sexuality: sexualitat, sexuell, sexuelle, sexueller, sexuelles, sexuellen
shade: schatten, schattig, schattige, schattiger, schattiges, schattigen
shaded: schattig, schattige, schattiger, schattiges, schattigen
shadow: schatten
shaking: schutteln, zittern
shaman: schamane, schamanen, schamanin, schamanisch, schamanische, schamanischer, schamanisches, schamanischen
shamanic: schamanisch, schamanische, schamanischer, schamanisches, schamanischen, schamanismus
shame: scham, beschamt, beschamte, beschamter, beschamtes, beschamten
shampoo: shampoos, haarwaschmittel, haarseife
shared: gemeinsam, gemeinsame, gemeinsamer, gemeinsames, gemeinsamen, geteilt, geteilte, geteilter, geteiltes, geteilten, gemeinschafts
shaving: rasieren, rasur, nassrasur
shaving brush: rasierpinsel
shaving soap: rasierseife
shea butter: sheabutter, karite
sheep: schaf, schafe, schafen
sheepskin: schaffell, schaffelle, lammfell, lammfelle, fell
sheet: laken, betttuch, spannbettlaken, bettlaken
shelf: regal, regale, regalen, brett
shell: muschel, muscheln, schale
shepherds hut: schaferwagen, bauwagen, schaferhutte
shiatsu: shiatsumassage
shift: schicht, schichten
shift worker: schichtarbeiter, schichtarbeitern, schichtarbeit, schichtarbeiterin, schichtdienst, nachtschicht
shiitake: shiitakepilz
shirt: hemd, hemden
shoe: schuh, schuhe, schuhen
shop: laden, geschaft
shore: ufer, ufern, kusten, strand
shoreline: uferlinie, ufer
short: kurz, kurze, kurzer, kurzes, kurzen
short break: kurzurlaub, kurztrip, kurzreise
shoulder: schulter, schultern, schulterschmerzen
shoulder pain: schulterschmerz, schulterschmerzen
shower: dusche, duschen, dusch
shower gel: duschgel, duschgels, duschbad
shy: schuchtern, schuchterne, schuchterner, schuchternes, schuchternen, schuchternheit
sibling: geschwister, geschwistern
sickness: ubelkeit, krankheit, krankheiten
side: seite, seiten, seitlich, seitenschlafer
side effect: nebenwirkung, nebenwirkungen
side sleeper: seitenschlafer, seitenschlaferkissen
side table: beistelltisch, beistelltische
signal: empfang, netzempfang, signale
silence: stille, schweigen, ruhe, lautlosigkeit
silent: schweigend, schweigende, schweigender, schweigendes, schweigenden, still, stiller, stilles, lautlos, lautlose, lautloser, lautloses, lautlosen
silent retreat: schweigeretreat, schweigewoche, schweigekloster, schweigetage
silk: seide, seiden
silver: silber, silbern
simple: schlicht, schlichte, schlichter, schlichtes, schlichten, einfache, einfacher, einfaches, einfachen, unkompliziert, unkomplizierte, unkomplizierter, unkompliziertes, unkomplizierten
simplicity: einfachheit, schlichtheit
singer: sanger, sangern, sangerin
singing: singen, gesang, gesange, sing
singing bowl: klangschale, klangschalen, klangmassage
single: einzeln, einzelne, einzelner, einzelnes, einzelnen, einzel, alleinstehend, alleinstehende
single parent: alleinerziehende, alleinerziehend, alleinerziehenden, alleinerziehender
single room: einzelzimmer, einzelzimmern
sinus: nebenhohle, nebenhohlen, nasennebenhohlen
sister: schwester, schwestern
sitting: sitzen, sitzend, sitzende, sitzender, sitzendes, sitzenden, sitz
sitz bath: sitzbad, sitzbader
size: grosse, grossen
skeleton: skelett
skiing: ski, skifahren, skier, skiurlaub
skin: haut, haute, hautpflege
skincare: hautpflege, gesichtspflege, pflegeprodukt, pflegeprodukte
skipping rope: springseil
sky: himmel
slatted frame: lattenrost, lattenroste
sledging: rodeln, schlitten, schlittenfahren, rodelbahn
sleep: schlaf, schlafen, schlaft, einschlafen, durchschlafen, nachtruhe, schlummer, schlummern
sleep aid: einschlafhilfe, einschlafhilfen, schlafhilfe, schlafhilfen, schlafmittel
sleep apnoea: schlafapnoe
sleep cycle: schlafzyklus, schlafphase, schlafphasen, schlafrhythmus
sleep hygiene: schlafhygiene
sleep mask: schlafmaske, schlafmasken, schlafbrille, schlafbrillen, augenmaske
sleep sound: einschlafmusik, schlafmusik, schlafgerausche
sleep story: einschlafgeschichte, einschlafgeschichten, gutenachtgeschichte, gutenachtgeschichten
sleep tea: schlaftee, gutenachttee, einschlaftee
sleep tracker: schlaftracker, schlafmessung, schlafanalyse
sleeper: schlafer, schlafern
sleeping bag: schlafsack, schlafsacke
sleeping mat: isomatte, isomatten
sleeping pill: schlaftablette, schlaftabletten, schlafmittel, schlafmitteln
sleepless: schlaflos, schlaflose, schlafloser, schlafloses, schlaflosen
sleepwalking: schlafwandeln
sleepy: schlafrig, schlafrige, schlafriger, schlafriges, schlafrigen
sleeve: armel, armeln
slipped disc: bandscheibenvorfall, bandscheibe
slipper: hausschuh, hausschuhe, hausschuhen, pantoffel, pantoffeln, puschen, schlappen
slope: hang, hange, piste, pisten
slow: langsam, langsame, langsamer, langsames, langsamen, entschleunigung, entschleunigen, gemachlich, gemachliche, gemachlicher, gemachliches, gemachlichen
slow down: entschleunigen, entschleunigung, runterkommen, herunterkommen
small: klein, kleine, kleiner, kleines, kleinen
smell: geruch, geruche, geruchen, riechen
smoke free: rauchfrei, rauchfreie, rauchfreier, rauchfreies, rauchfreien, nichtraucher
smoker: raucher, rauchern, raucherin, raucherinnen
smoking: rauchen, raucher, rauchern, raucherin, raucherei
smooth: glatt, glatte, glatter, glattes, glatten, geschmeidig, geschmeidige, geschmeidiger, geschmeidiges, geschmeidigen
smoothie: smoothies, mixgetrank
snack: snacks, zwischenmahlzeit, imbiss
snail: schnecke, schnecken
sniffles: schnupfen, triefnase
snoring: schnarchen, schnarcher
snorkelling: schnorcheln
snow: schnee, verschneit, verschneite, verschneiter, verschneites, verschneiten
snowdrop: schneeglockchen
snowshoe: schneeschuh, schneeschuhe, schneeschuhen, schneeschuhwandern
snowshoeing: schneeschuhwandern, schneeschuhwanderung, schneeschuhwanderungen
snowy: verschneit, verschneite, verschneiter, verschneites, verschneiten, schneereich, schneereiche, schneereicher, schneereiches, schneereichen
soap: seife, seifen, seif
soap dish: seifenschale, seifenschalen
soap making: seifensieden, seife sieden, seife machen
sober: nuchtern, nuchterne, nuchterner, nuchternes, nuchternen, nuchternheit, abstinent, abstinente, abstinenter, abstinentes, abstinenten
sobriety: nuchternheit, abstinenz
social anxiety: soziale angst, sozialphobie
social media: soziale medien, instagram
social worker: sozialarbeiter, sozialarbeitern, sozialarbeiterin
sock: socke, socken, strumpf, strumpfe
sofa: sofas, couch
sofa bed: schlafsofa, schlafcouch
soft: weich, weiche, weicher, weiches, weichen, flauschig, flauschige, flauschiger, flauschiges, flauschigen, weichheit
softly: sanft, leise
soil: erde, boden
soldier: soldat, soldaten, bundeswehr
solid: fest, feste, fester, festes, festen
solitude: einsamkeit, alleinsein, einsiedelei
solo: allein, alleine
solo traveller: alleinreisende, alleinreisender, alleinreisenden
solstice: sonnenwende, sommersonnenwende, wintersonnenwende
son: sohn, sohne, sohnen
song: lied, lieder, liedern, gesang, gesange
soothing: wohltuend, wohltuende, wohltuender, wohltuendes, wohltuenden, lindernd, lindernde, lindernder, linderndes, lindernden, beruhigend, beruhigende, beruhigender, beruhigendes, beruhigenden
sore: wund, wunde, wundes, wunden, wunde stellen, schmerzend, schmerzende, schmerzender, schmerzendes, schmerzenden
sore muscle: muskelkater
sore throat: halsschmerz, halsschmerzen, halsweh, heiserkeit
sorrel: sauerampfer
soul: seele, seelen, seelisch
sound: klang, klange, klangen, gerausch, gerausche, gerauschen, klangreise
sound bath: klangbad, klangbader, klangreise, klangreisen
sound healing: klangtherapie, klangheilung
sound massage: klangmassage, klangmassagen
soundproof: schalldicht, schalldichte, schalldichter, schalldichtes, schalldichten, schallschutz
soundscape: klanglandschaft, klanglandschaften, klangteppich, klangwelt, klangwelten, naturgerausche, naturklange
soup: suppe, suppen, eintopf, eintopfe
sour: sauer, saure, saurer, saures, sauren
sour cherry: sauerkirsche, sauerkirschen, sauerkirschsaft
source: quelle, quellen
sourdough: sauerteig, sauerteige
south: suden, sudlich, sudliche, sudlicher, sudliches, sudlichen
sowing: saen, aussaat
spa: therme, thermen, thermalbad, wellness, kurbad
spade: spaten
sparkling water: sprudel, sprudelwasser
sparrow: spatz, spatzen
speaker: lautsprecher, lautsprechern, redner
speaker of german: deutschsprachig, deutschsprachige
spearmint: grune minze, krauseminze
speech: rede, reden, ansprache, sprache
speech therapy: logopadie, logopade, logopadin
spelt: dinkel, dinkelspelz, dinkelkissen
spelt cushion: dinkelkissen
spice: gewurz, gewurze, gewurzen, wurzig, wurzige, wurziger, wurziges, wurzigen
spider: spinne, spinnen, spinnenangst
spinach: spinat
spine: wirbelsaule, wirbelsaulen, wirbel, ruckgrat, bandscheibe, bandscheiben
spinning: spinnen, spinnrad
spirit: geist, seele, seelen
spiritual: spirituell, spirituelle, spiritueller, spirituelles, spirituellen, geistlich, geistliche, geistlicher, geistliches, geistlichen
spirituality: spiritualitat
sponge: schwamm, schwamme
spoon: loffel, loffeln
sport: sportart, sportarten, sportlich, sportliche, sportlicher, sportliches, sportlichen, sports
sporty: sportlich, sportliche, sportlicher, sportliches, sportlichen
sprain: verstauchung, zerrung
spray: sprays, zerstauber, spruhen
spring: fruhling, fruhjahr, lenz, fruhlingshaft, fruhlingshafte, fruhlingshafter, fruhlingshaftes, fruhlingshaften
spring cleaning: fruhjahrsputz
spring tiredness: fruhjahrsmudigkeit
spring water: quellwasser
sprout: sprosse, sprossen, keimling, keimlinge
spruce: fichte, fichten, fichtennadel
square: platz, quadratisch, quadratische, quadratischer, quadratisches, quadratischen
squat: kniebeuge, kniebeugen, hocke
squirrel: eichhornchen
st johns wort: johanniskraut
stable: stall, stalle
stage: buhne, buhnen, auftritt, auftritte
stage fright: lampenfieber, auftrittsangst, buhnenangst
stainless steel: edelstahl
stairs: treppe, treppen, stufe, stufen
standing: stehen, stehend, stehende, stehender, stehendes, stehenden
standing desk: stehpult, stehtisch, stehschreibtisch
star: stern, sterne, sternen, sternenhimmel
star anise: sternanis
stargazing: sternegucken, sterne beobachten, sternenhimmel, sternbeobachtung, sternwarte
starter: vorspeise, vorspeisen
static: statisch, statische, statischer, statisches, statischen
station: bahnhof, bahnhofe, haltestelle
stay asleep: durchschlafen
steady: stetig, stetige, stetiger, stetiges, stetigen, gleichmassig, gleichmassige, gleichmassiger, gleichmassiges, gleichmassigen
steam: dampf, dampfen
steam bath: dampfbad, dampfbader, dampfsauna
steam room: dampfbad, dampfbader
steel: stahl, edelstahl
step: schritt, schritte, schritten, stufe, stufen, treppe
step counter: schrittzahler
step free: barrierefrei, barrierefreie, barrierefreier, barrierefreies, barrierefreien, stufenlos, stufenlose, stufenloser, stufenloses, stufenlosen, ebenerdig
stick: stock, stocke, stocken, stab, stabe, stabchen
sticker: aufkleber
stiff: steif, steife, steifer, steifes, steifen
stiff neck: steifer nacken, genickstarre
stiffness: steifheit, steife, steifigkeit
stillbirth: totgeburt, sternenkind
stillness: stille, innere stille, reglosigkeit
stimulating: anregend, anregende, anregender, anregendes, anregenden, belebend, belebende, belebender, belebendes, belebenden
stomach: magen, bauch, bauchschmerzen, magenschmerzen
stomach ache: bauchschmerz, bauchschmerzen, bauchweh, magenschmerz, magenschmerzen
stone: stein, steine, steinen, steinern, steinerne, steinerner, steinernes, steinernen
stone carving: steinmetz, bildhauen
stone pine: zirbe, zirben, zirbenholz, zirbel, arve, arven
stool: hocker, hockern, schemel
stork: storch, storche
storm: sturm, sturme, gewitter
story: geschichte, geschichten, erzahlung, erzahlungen, marchen
storytelling: erzahlen, marchen, geschichten erzahlen, erzahlabend
stove: ofen, herd, herde, kaminofen, kachelofen
straight: geradlinig, geradlinige, geradliniger, geradliniges, geradlinigen, begradigen
strap: gurt, gurte, riemen, trager
straw: stroh, strohhalm
strawberry: erdbeere, erdbeeren, erdbeer
stream: bach, bache, bachen, fluss
street: strasse, strassen, gasse
strength: kraft, krafte, kraften, starke, starken, kraftigung
strength training: krafttraining, muskeltraining, muskelaufbau
strengthening: starken, starkung, kraftigen, kraftigung, starkend, starkende, starkender, starkendes, starkenden
stress: stressig, stressige, stressiger, stressiges, stressigen, stressabbau, stressbewaltigung
stress ball: stressball, knetball
stressed: gestresst, gestresste, gestresster, gestresstes, gestressten, uberlastet, uberlastete, uberlasteter, uberlastetes, uberlasteten
stretch mark: dehnungsstreifen, schwangerschaftsstreifen
stretching: dehnen, dehnung, dehnungen, dehnubung, dehnubungen, strecken
string: saite, saiten, schnur, schnure
striped: gestreift, gestreifte, gestreifter, gestreiftes, gestreiften
stroke: schlaganfall
strong: stark, starke, starker, starkes, starken, kraftig, kraftige, kraftiger, kraftiges, kraftigen
student: studenten, studentin, studentinnen, studierende, studierenden, schuler, schulern
studio: studios, atelier, ateliers
study: studium, studieren, lernen, arbeitszimmer
sturdy: stabil, stabile, stabiler, stabiles, stabilen, robust, robuste, robuster, robustes, robusten
stuttering: stottern
stye: gerstenkorn
subscription: abo, abos, abonnement
sugar: zucker
sugar free: zuckerfrei, zuckerfreie, zuckerfreier, zuckerfreies, zuckerfreien
suitcase: koffer, koffern
summary: zusammenfassung, zusammenfassungen
summer: sommer, sommern, sommerlich, sommerliche, sommerlicher, sommerliches, sommerlichen
summer house: sommerhaus, gartenhaus, gartenlaube
summit: gipfel, gipfeln
sun: sonne, sonnen, sonnig, sonnige, sonniger, sonniges, sonnigen
sun bed: sonnenliege, sonnenliegen, solarium
sun room: wintergarten
sun salutation: sonnengruss
sunbathing: sonnenbaden, sonnen
sunburn: sonnenbrand
sunflower: sonnenblume, sonnenblumen
sunflower oil: sonnenblumenol
sunglasses: sonnenbrille, sonnenbrillen
sunny: sonnig, sonnige, sonniger, sonniges, sonnigen
sunrise: sonnenaufgang, sonnenaufgange, morgenrot
sunscreen: sonnencreme, sonnencremes, sonnenschutz, sonnenmilch
sunset: sonnenuntergang, sonnenuntergange, abendrot
supper: abendessen, abendbrot, nachtmahl
supplement: nahrungserganzung, nahrungserganzungen, nahrungserganzungsmittel, nahrungserganzungsmitteln, erganzungsmittel
support: unterstutzung, unterstutzen, stutze, stutzen
support group: selbsthilfegruppe, selbsthilfegruppen, gesprachsgruppe, gesprachskreis
surfing: wellenreiten, surfkurs, surfen
surgery: op, operation, operationen
sustainable: nachhaltig, nachhaltige, nachhaltiger, nachhaltiges, nachhaltigen, nachhaltigkeit, umweltfreundlich, umweltfreundliche, umweltfreundlicher, umweltfreundliches, umweltfreundlichen
swallow: schwalbe, schwalben, schlucken
swamp: sumpf, sumpfe
swan: schwan, schwane
sweat: schweiss, schwitzen, schwitzhutte
sweat lodge: schwitzhutte, schwitzhutten
sweater: pullover, pullovern, pulli, pullis, strickpullover
sweaty: verschwitzt, verschwitzte, verschwitzter, verschwitztes, verschwitzten, schwitzen
sweet: suss, susse, susser, susses, sussen, sussigkeit, sussigkeiten, nascherei
sweets: sussigkeiten, bonbon, bonbons
swelling: schwellung, schwellungen, geschwollen, geschwollene, geschwollener, geschwollenes, geschwollenen
swimmer: schwimmer, schwimmern, schwimmerin
swimming: schwimmen, schwimm, schwimmkurs
swimming cap: badekappe, badekappen
swimming goggles: schwimmbrille, schwimmbrillen, taucherbrille
swimwear: badeanzug, badehose, bikini, badesachen
swing: schaukel, schaukeln
switch off: abschalten, ausschalten
syrup: sirup, sirupe
table: tisch, tische, tischen, tafel
tablecloth: tischdecke, tischdecken
tablet: tablette, tabletten, pille, pillen
tai chi: taichi, tai chi chuan, schattenboxen
tailbone: steissbein, steiss
tailor: schneider, schneiderin
talk: gesprach, gesprache, gesprachen, reden, vortrag, vortrage, vortragen
talking therapy: gesprachstherapie, psychotherapie
tallow: talg
tanning: braunen, sonnenbaden
tantrum: trotzphase, wutanfall, wutanfalle
tape: tapen, klebeband
tcm: chinesische medizin, traditionelle chinesische medizin
tea: tee, tees, teesorte, teestunde
tea bag: teebeutel
tea ceremony: teezeremonie, teezeremonien
tea house: teehaus, teestube
tea set: teeservice, teeset
tea strainer: teesieb, teesiebe
tea tree: teebaum, teebaumol
teacher: lehrer, lehrern, lehrerin, lehrerinnen, lehrkraft, lehrkrafte
teacher training: yogalehrerausbildung, lehrerausbildung, ausbildung
team: teams, mannschaft
teapot: teekanne, teekannen
teenager: jugendliche, jugendlicher, jugendlichen, teenie, teenies, teenagern, jugend, pubertat
teeth grinding: zahneknirschen, knirschen, zahnepressen, bruxismus, knirscherschiene
teething: zahnen
telephone: telefon, telefone, telefonisch, telefonische, telefonischer, telefonisches, telefonischen, telefonieren
telescope: teleskop, teleskope, fernrohr
television: fernseher, fernsehen
temple: tempel, tempeln, schlafe, schlafen
tenderness: zartlichkeit
tendon: sehne, sehnen
tennis: tennisplatz
tennis elbow: tennisarm, tennisellbogen
tense: verkrampft, verkrampfte, verkrampfter, verkrampftes, verkrampften, angespannt, angespannte, angespannter, angespanntes, angespannten
tension: anspannung, anspannungen, verspannung, verspannungen, spannung, spannungen, verspannt, verspannte, verspannter, verspanntes, verspannten, angespannt, angespannte, angespanntes, angespannten
tent: zelt, zelte, zelten
tern: seeschwalbe, seeschwalben
terrace: terrasse, terrassen
textile: textil, textilien, stoff, stoffe, stoffen
thai massage: thaimassage, thaimassagen
thalassotherapy: thalasso, thalassotherapie, meerwassertherapie
thank you gift: dankeschon
theatre: theater
therapist: therapeut, therapeuten, therapeutin, therapeutinnen
therapy: therapie, therapien, therapeutisch, therapeutische, therapeutischer, therapeutisches, therapeutischen
thermal: thermale, thermaler, thermales, thermalen
thermal bath: therme, thermen, thermalbad, thermalbader
thermometer: fieberthermometer
thermos: thermoskanne, thermoskannen, thermosflasche, thermosflaschen
thermostat: thermostate
thick: dick, dicke, dicker, dickes, dicken
thick hair: dicke haare
thigh: oberschenkel
thin: dunn, dunne, dunner, dunnes, dunnen
thin blanket: sommerdecke, sommerdecken
thirst: durst
thistle: distel, disteln, silberdistel, mariendistel
thought: gedanke, gedanken
thread: faden, garn
throat: hals, rachen, halsschmerzen
thumb: daumen
thunder: donner, gewitter
thunderstorm: gewitter
thyme: thymian
thyroid: schilddruse, schilddrusen
tick: zecke, zecken
tidal: gezeiten, watt
tide: gezeit, gezeiten, ebbe, flut
tideland: watt, wattenmeer, wattwanderung
tidying: aufraumen, ordnung, ausmisten, entrumpeln
tight: eng, enge, enger, enges, engen, straff, straffe, straffer, straffes, straffen
tights: strumpfhose, strumpfhosen
time management: zeitmanagement, zeitplanung
timer: zeitschaltuhr, eieruhr, kuchenwecker, stoppuhr
tin: dose, dosen, blechdose
tincture: tinktur, tinkturen
tinnitus: ohrensausen, ohrgerausch, ohrgerausche, ohrgerauschen, ohrenpfeifen
tiny house: minihaus, kleinsthaus
tipi: tipis, indianerzelt
tired: mude, muder, mudes, muden, schlafrig, schlafrige, schlafriger, schlafriges, schlafrigen, ubermudet, ubermudete, ubermudeter, ubermudetes, ubermudeten
tired legs: mude beine, schwere beine
tiredness: mudigkeit, schlafrigkeit, ubermudung
tissue salt: schussler salze, schusslersalze
toddler: kleinkind, kleinkinder, kleinkindern
toddler group: krabbelgruppe, krabbelgruppen
toe: zeh, zehe, zehen
toilet: toilette, toiletten, klo, wc
tomato: tomate, tomaten
tone: tonleiter
toner: gesichtswasser
tongue: zunge, zungen
tongue scraper: zungenschaber, zungenreiniger
tool: werkzeug, werkzeuge, werkzeugen, hilfsmittel
tooth: zahn, zahne, zahnen
tooth care: zahnpflege, mundpflege
toothbrush: zahnburste, zahnbursten
toothpaste: zahnpasta, zahncreme
torch: taschenlampe, taschenlampen, stirnlampe, stirnlampen, fackel, fackeln
touch: beruhrung, beruhrungen, beruhren
towel: handtuch, handtucher, handtuchern, badetuch, saunatuch, badetucher
tower: turm, turme, turmen
town: stadt, stadte, stadten, kleinstadt
toy: spielzeug, spielzeuge
trace element: spurenelement, spurenelemente
tracker: fitnessarmband, messgerat
tracking: aufzeichnung, aufzeichnen, messen
traditional: traditionell, traditionelle, traditioneller, traditionelles, traditionellen, tradition
traffic: verkehr, verkehrslarm
trail: wanderweg, wanderwege, wanderwegen, pfad, pfade, pfaden
train: zug, zuge, bahn, eisenbahn
training: ausbildung, ausbildungen, fortbildung, fortbildungen, trainieren, trainings, schulung
trampoline: trampolin, minitrampolin
transport: anreise, transporte, verkehrsmittel, abholung
trauma: traumata, traumatisch, traumatische, traumatischer, traumatisches, traumatischen, traumatisiert, traumatisierte, traumatisierter, traumatisiertes, traumatisierten
trauma therapy: traumatherapie
travel pillow: reisekissen, nackenhornchen
tray: tablett, tabletts
treadmill: laufband
treatment: behandlung, behandlungen, anwendung, anwendungen, kur, kuren
tree: baum, baume, baumen
treehouse: baumhaus, baumhauser, baumhausern
treetop walk: baumwipfelpfad, baumwipfelpfade
trial class: probestunde, probestunden, schnupperstunde, schnupperkurs
trigger point: triggerpunkt, triggerpunkte
trimester: drittel, schwangerschaftsdrittel
trousers: hose, hosen
trout: forelle, forellen
truffle: truffel, truffeln
trumpet: trompete, trompeten
trust: vertrauen, urvertrauen
tulip: tulpe, tulpen
tuning fork: stimmgabel, stimmgabeln
turmeric: kurkuma, gelbwurz
turtle: schildkrote, schildkroten
twin: zwilling, zwillinge, zwillingen
twist: drehung, drehen
umbrella: regenschirm, regenschirme, schirm
uncle: onkel
unclench: lockern
underwear: unterwasche, unterhose
unemployed: arbeitslos, arbeitslose, arbeitsloser, arbeitsloses, arbeitslosen, arbeitslosigkeit
unhurried: ohne eile, gemachlich, gemachliche, gemachlicher, gemachliches, gemachlichen, entschleunigt, entschleunigte, entschleunigter, entschleunigtes, entschleunigten
unscented: duftneutral, duftneutrale, duftneutraler, duftneutrales, duftneutralen, unparfumiert, unparfumierte, unparfumierten, parfumfrei, parfumfreie, parfumfreies, parfumfreien, ohne duft, duftfrei
unwind: abschalten, runterkommen, entspannen, loslassen
upper: obere, oberer, oberen
upright: aufrecht, aufrechte, aufrechter, aufrechtes, aufrechten
uterus: gebarmutter
vagina: scheide, scheidentrockenheit
vaginal dryness: scheidentrockenheit
valentines day: valentinstag
valerian: baldrian, baldriantropfen
valley: tal, taler, talern
vanilla: vanille
vaping: dampfen, vapen
varicose vein: krampfader, krampfadern
vase: vasen
vegan: vegane, veganer, veganes, veganen, veganern
vegetable: gemuse, gemusegarten
vegetarian: vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, vegetarier, vegetariern, fleischlos, fleischlose, fleischloser, fleischloses, fleischlosen
vein: vene, venen, ader
velvet: samt
veranda: veranden
verbena: eisenkraut, zitronenverbene
vet: tierarzt, tierarztin
video: videos, videokurs
video game: computerspiel, computerspiele, videospiel, videospiele, zocken
view: aussicht, aussichten, blick, blicke, ausblick, ausblicke, panorama
viewpoint: aussichtspunkt, aussichtspunkte
villa: villen
village: dorf, dorfer, dorfern, dorflich, dorfliche, dorflicher, dorfliches, dorflichen
vinegar: essig
vineyard: weinberg, weinberge, weinbergen, weingut
violet: veilchen, violett, violette, violetter, violettes, violetten
violin: geige, geigen, violine, violinen
visit: besuch, besuche, besuchen
visualisation: visualisierung, visualisierungen, fantasiereise, traumreise
vitality: vitalitat, lebenskraft, lebensenergie, vital, vitale, vitaler, vitales, vitalen
vitamin: vitamine, vitaminen, vitaminreich
vitamin d: sonnenvitamin, vitamin d mangel
voice: stimme, stimmen, stimm, stimmlich
volcano: vulkan, vulkane, vulkanen, vulkanisch, vulkanische, vulkanischer, vulkanisches, vulkanischen
volume: lautstarke
volunteer: ehrenamt, ehrenamtliche, ehrenamtlich, freiwillige
voucher: gutschein, gutscheine, gutscheinen
waiter: kellner, kellnern, kellnerin, bedienung
wake up: aufwachen, erwachen
waking: aufwachen, erwachen, aufwecken, wecken, wach
walk: spaziergang, spaziergange, spaziergangen, spazieren, rundgang, bummel
walking: wandern, spazieren, spazierengehen, gehmeditation, laufen, wanderung
walking frame: rollator, rollatoren, gehhilfe
walking holiday: wanderurlaub, wanderreise, wanderreisen
walking pole: wanderstock, wanderstocke, nordic walking stocke, trekkingstocke
walking stick: gehstock, spazierstock, wanderstock
wall: wand, wande, wanden, mauer, mauern
walnut: walnuss, walnusse
wardrobe: kleiderschrank, schrank
warm: warme, warmer, warmes, warmen, warmend, warmende, warmender, warmendes, warmenden, mollig, mollige, molliger, molliges, molligen
warm feet: warme fusse
warm up: aufwarmen
warmth: warme, geborgenheit
wart: warze, warzen
wash: waschen
washable: waschbar, waschbare, waschbarer, waschbares, waschbaren
washcloth: waschlappen
washing machine: waschmaschine
watch: armbanduhr, armbanduhren, uhren
water: wasser, gewasser
water aerobics: wassergymnastik, aquafitness, aquagymnastik
water filter: wasserfilter, wasserfiltern
watercolour: aquarell, aquarelle, aquarellmalerei, wasserfarben
waterfall: wasserfall, wasserfalle, wasserfallen
watering can: giesskanne
watermill: wassermuhle, wassermuhlen
waterproof: wasserdicht, wasserdichte, wasserdichter, wasserdichtes, wasserdichten, wasserfest
wave: welle, wellen, brandung
wax: wachs
wearable: tragbar, tragbare, tragbarer, tragbares, tragbaren
weather: wetter
weather sensitivity: wetterfuhlig, wetterfuhligkeit
weaving: weben, weberei, webstuhl
wedding: hochzeit, hochzeiten, heirat
wedge: keil, keile, keilkissen
wedge cushion: keilkissen
weeding: jaten, unkraut
week: woche, wochen
weekday: wochentag, wochentage, wochentagen, werktag, werktage, werktagen
weekend: wochenende, wochenenden
weekly: wochentlich, wochentliche, wochentlicher, wochentliches, wochentlichen
weight: gewicht, gewichte, gewichten, hantel, hanteln
weight loss: abnehmen, gewichtsverlust, diat
weighted: beschwert, beschwerte, beschwerter, beschwertes, beschwerten, gewichts
weighted blanket: gewichtsdecke, gewichtsdecken, therapiedecke
weir: wehr
wellbeing: wohlbefinden, wohlfuhlen, wohlergehen
wellness: wellnessurlaub, wellnesshotel, wellnesstag
wellness day: wellnesstag, wellnesstage, verwohntag
west: westen, westlich, westliche, westlicher, westliches, westlichen
wet: nass, nasse, nasser, nasses, nassen
wetsuit: neoprenanzug, neopren
whale: wal, wale
wheat: weizen
wheelchair: rollstuhl, rollstuhle, rollstuhlfahrer
wheelchair accessible: rollstuhlgerecht, rollstuhlgerechte, rollstuhlgerechter, rollstuhlgerechtes, rollstuhlgerechten, rollstuhl geeignet
whirlpool: whirlpools, sprudelbad
white: weiss, weisse, weisser, weisses, weissen
white noise: weisses rauschen, rauschen, einschlafgerausche, rauschgerat
wholefood: vollwertkost, vollwertig, vollwertige, vollwertiger, vollwertiges, vollwertigen, vollkorn
wholegrain: vollkorn, vollkornbrot
wide: weite, breit, breite, breiter, breites, breiten
widow: witwe, witwen
widowed: verwitwet, verwitwete, verwitweter, verwitwetes, verwitweten, witwe, witwen, witwer, witwern
widower: witwer, witwern
wife: ehefrau, gattin
wifi: wlan, internet
wild: wilde, wilder, wildes, wilden, wildnis
wild herb: wildkrauter, wildkrautern, wildkrauterwanderung, krauterwanderung
wild swimming: freiwasserschwimmen, wildschwimmen, im see schwimmen
wilderness: wildnis, einode
willow: weide, weiden, weidenrinde
willpower: willenskraft, disziplin, durchhaltevermogen
wind: windig, winde
wind chime: windspiel, windspiele, klangspiel
windmill: windmuhle, windmuhlen
window: fenster, fenstern
windowsill: fensterbank, fensterbrett
windy: windig, windige, windiger, windiges, windigen
wine: wein, weine, weinprobe
winter: winterlich, winterliche, winterlicher, winterliches, winterlichen, winters
winter blanket: winterdecke, winterdecken, winterbettdecke
winter blues: winterblues, winterdepression, winterdepressionen
winter swimming: winterschwimmen, eisschwimmen
wireless: kabellos, kabellose, kabelloser, kabelloses, kabellosen, drahtlos, drahtlose, drahtloser, drahtloses, drahtlosen
wisdom: weisheit, weisheiten
witch: hexe, hexen
witch hazel: hamamelis, zaubernuss
withdrawal: entzug
wolf: wolfe
woman: frau, dame
woman only: nur fur frauen, frauenkurs, frauenruheraum
womb: gebarmutter, schoss
women: frauen, weiblich, weibliche, weiblicher, weibliches, weiblichen, damen
wood: holz, holzer, holzern, holzerne, holzerner, holzernes, holzernen
wooden: holzern, holz, holzerne, holzernes
woodland: wald, walder, waldern, geholz
woodwork: holzarbeit, schreinern, tischlern, holzwerkstatt
wool: wolle, woll, wollen, wollene, wollener, wollenes, wollenen
wool sock: wollsocke, wollsocken, stricksocken
word: wort, worter, wortern, worte, worten
work: arbeit, arbeiten, job, beruflich, berufliche, beruflicher, berufliches, beruflichen
work life balance: vereinbarkeit, ausgleich zur arbeit
worker: arbeiter, arbeitern, arbeiterin
workout: trainingseinheit, trainingseinheiten, trainieren
workplace: arbeitsplatz, arbeitsplatze, am arbeitsplatz
workshop: werkstatt, werkstatten, seminar, seminare, seminaren
worm: wurm, wurmer
wormwood: wermut, beifuss
worrier: grubler, sorgenvoll
worry: sorge, sorgen, besorgnis
wound: wunde, wunden, verletzung, verletzungen
wrap: wickel, korperwickel, umschlage
wreath: kranz, kranze
wren: zaunkonig
wrinkle: falte, falten, faltchen
wrist: handgelenk, handgelenke, handgelenken
writer: schriftsteller, schriftstellern, schriftstellerin, autor, autorin
writing: schreiben, schreib, schreibkurs
yarn: garn, garne, wollknauel
yarrow: schafgarbe
year: jahr, jahre, jahren
yellow: gelb, gelbe, gelber, gelbes, gelben
ylang ylang: ylangylang
yoga: yogi, yogis, yogalehrer, yogalehrerin, yogamatte
yoga block: yogablock, yogablocke, yogaklotz
yoga class: yogakurs, yogakurse, yogakursen, yogastunde, yogastunden
yoga holiday: yogaurlaub, yogareise, yogareisen, yogawochenende
yoga mat: yogamatte, yogamatten, gymnastikmatte, turnmatte
yoga strap: yogagurt, yogaband
yoga teacher: yogalehrer, yogalehrern, yogalehrerin
yoghurt: joghurt, joghurts, jogurt
young: jung, junge, junger, junges, jungen, jungere, jungeren
youth: jugend, jugendlich, jugendliche, jugendlicher, jugendliches, jugendlichen
yurt: jurte, jurten
zen: zenmeditation, zazen
zinc: zink
`
