/** French words of the trade by their English words; folded. */
export const FRENCH = `
abbey: abbaye, abbayes
abdominals: abdos, abdominaux
abortion: avortement, ivg
accessible: accessibilite, pmr
accordion: accordeon, accordeons
accountant: comptable, comptables
acne: acneique, acneiques, bouton dacne, boutons dacne
acorn: gland, glands
actor: acteur, acteurs, actrice, actrices, comedien, comedienne, comediens, comediennes
acupressure: digipression, acupression, digitopuncture
acupressure mat: tapis dacupression, tapis de fleurs, tapis dacupuncture
acupuncture: acupuncteur, acupuncteurs, acupunctrice, acupunctrices, acuponcture
adapted: adapte, adaptee, adaptes, adaptees
addiction: addictions, dependance, dependances, accro, accros, toxicomanie
adhd: tdah, tda, trouble de lattention
adjustable: reglable, reglables, ajustable, ajustables
adobe: pise, torchis, terre crue
adoption: adopter
adult: adulte, adultes
adulthood: age adulte
advent calendar: calendrier de lavent, calendriers de lavent
adventure: aventure, aventures, aventurier, aventuriere, aventuriers, aventurieres
advice: conseil, conseils, conseiller
aerial yoga: yoga aerien
african: africain, africaine, africains, africaines
after sun: apres soleil
afternoon: apres midi, aprem
age spot: tache brune, taches brunes, tache de vieillesse, taches de vieillesse
ageing: vieillissement, vieillir
aid: aide, aides
air: airs, aerien, aerienne, aeriens, aeriennes, grand air
air purifier: purificateur dair, purificateurs dair
alarm: alarme, alarmes
alarm clock: reveil, reveils, reveille matin, radio reveil
alcohol: alcool, alcools, alcoolique, alcooliques, alcoolise, alcoolisee, alcoolises, alcoolisees
alcohol free: sans alcool, non alcoolise, non alcoolisee, non alcoolises, non alcoolisees
aleppo soap: savon dalep, savons dalep
alexander technique: technique alexander
algae: algue, algues, spiruline
all inclusive: tout compris, tout inclus, pension complete
allergy: allergie, allergies, allergique, allergiques
allotment: jardin ouvrier, jardins ouvriers, jardin partage, jardins partages, potager, potagers
almond: amande, amandes, amandier, amandiers
almond milk: lait damande
almond oil: huile damande, huiles damande, huile damande douce, amande douce
aloe vera: aloes
alone: seul, seule, seuls, seules, en solo
alpaca: alpaga, alpagas
alpine: alpin, alpins, alpines, alpage, alpages
alps: alpes
altar: autel, autels
alternative: medecine douce, medecines douces, alternatif, alternatifs, alternatives
altitude training: entrainement en altitude
aluminium: alu, sans aluminium
amethyst: amethyste, amethystes
anaemia: anemie, anemies, anemiee, anemiees
angel: ange, anges
angelica: angelique
anger: colere, coleres, rage, fache, fachee, faches, fachees, en colere
animal: animaux
anise: anis, anis vert, badiane
aniseed: anis, anis vert
ankle: cheville, chevilles
anniversary: anniversaire de mariage, anniversaires de mariage, anniversaire, anniversaires
anti ageing: anti age, antiage, antirides, anti vieillissement
antibiotic: antibiotique, antibiotiques
antioxidant: antioxydant, antioxydante, antioxydants, antioxydantes
antique: antiquite, antiquites
anxiety: anxiete, anxietes, anxieux, anxieuse, anxieuses, angoisse, angoisses, angoissee, angoissees
apartment: appartement, appartements, appart, apparts, studio, studios
app: appli, applis, application, applications, application mobile
appendix: appendicite
appetite: appetit, coupe faim
apple: pomme, pommes, pommier, pommiers
apple cider vinegar: vinaigre de cidre
appointment: rendez vous, rdv
apprentice: apprenti, apprentie, apprentis, apprenties
apricot: abricot, abricots
aqua bike: aquabike, aquabiking
arch: voute, voutes, arche, arches
archery: tir a larc
archipelago: archipel, archipels
architect: architecte, architectes
argan oil: huile dargan, argan
arm: bras
armchair: fauteuil, fauteuils
armrest: accoudoir, accoudoirs
arnica gel: gel a larnica, gel arnica
aromatherapy: aromatherapie, aroma, aromatherapeute, aromatherapeutes
arrow: fleche, fleches
art: arts, artistique, artistiques
art therapy: art therapie, art therapeute
arthritis: arthrite, arthrites, polyarthrite
artist: artistes
ash: cendre, cendres, frene, frenes
ash tree: frene, frenes
ashwagandha: ashwaganda
assessment: bilan, bilans, evaluation, evaluations
asthma: asthme, asthmatique, asthmatiques
astrology: astrologie, astrologue, astrologues, horoscope, horoscopes
athlete: sportif, sportive, sportifs, sportives, athletes
athletes foot: mycose, mycoses
attention: attentif, attentive, attentifs, attentives, deficit dattention
attic: grenier, greniers, mansarde, mansardes, combles
audio: audios, enregistrement, enregistrements
audiobook: livre audio, livres audio
aunt: tante, tantes, tata, tatas
autism: autisme, autiste, autistes
autoimmune disease: maladie auto immune, maladies auto immunes, auto immune, autoimmune
autumn: automne, automnes, automnal, automnale, automnaux, automnales
awake: eveille, eveillee, eveilles, eveillees, reveille, reveillee, reveilles, reveillees
awe: emerveillement, emerveillements, semerveiller
axe: hache, haches
ayurveda: ayurvedique, ayurvediques
ayurvedic: ayurvedique, ayurvediques
ayurvedic massage: massage ayurvedique, massages ayurvediques, abhyanga
baby: bebe, bebes, nourrisson, nourrissons, nouveau ne
baby carrier: porte bebe, portage
baby massage: massage bebe, massages bebe, massage pour bebe
baby sleep: sommeil du bebe, sommeil bebe
babymoon: sejour grossesse, sejours grossesse
babysitter: nounou, nounous
bach flower: fleur de bach, fleurs de bach
back: dos, lombaire, lombaires, mal de dos
back massage: massage du dos, massages du dos, massage dos, massages dos
back pain: mal de dos, mal au dos, maux de dos, lumbago, lumbagos, lombalgie, lombalgies, dorsalgie, dorsalgies
back school: ecole du dos
back sleeper: dormir sur dos
backpack: sac a dos, sacs a dos
backrest: dossier, dossiers, appui dos
bad breath: mauvaise haleine
bag: sac, sacs
bagpipe: cornemuse, cornemuses
baker: boulanger, boulangere, boulangers, boulangeres
bakery: boulangerie, boulangeries, patisserie, patisseries
baking: patisserie, patisseries, boulangerie, cuisson au four
balance: equilibre, equilibres, equilibree, equilibrees, equilibrer
balance board: planche dequilibre, planches dequilibre
balcony: balcon, balcons
balinese: balinais, balinaise, balinaises
ball: balle, balles, ballon, ballons, boule, boules
ballet: danse classique
balm: baume, baumes
bamboo: bambou, bambous
band: bandeau, bandeaux, bande, bandes
bank: berge, berges
bar: bars, buvette, buvettes
bare: nu, nue, nus, nues
barefoot: pieds nus, nu pieds
barefoot walk: marche pieds nus, marches pieds nus, sentier pieds nus, sentiers pieds nus
bark: ecorce, ecorces
barley: orge
barn: grange, granges
basalt: basalte, basaltes, basaltique, basaltiques
basil: basilic
basket: panier, paniers, corbeille, corbeilles
basket weaving: vannerie, vannier
basketball: basket
bat: chauve souris
batch cooking: cuisine en lot
bath: bain, bains, se baigner, prendre un bain, baignoire, baignoires
bath bomb: boule de bain, boules de bain, bombe de bain, bombes de bain
bath mat: tapis de bain
bath oil: huile de bain, huiles de bain
bath salt: sel de bain, sels de bain, sel depsom, sels depsom
bath salts: sels de bain
bath tub: baignoire, baignoires, jacuzzi, jacuzzis
bathrobe: peignoir, peignoirs, robe de chambre, robes de chambre, sortie de bain, sorties de bain
bathroom: salle de bain, salles de bain, salle de bains, salles de bains
battery: pile, piles, batterie, batteries
bay: baie, baies, crique, criques
beach: plage, plages
bead: perle, perles
bean: haricot, haricots, feve, feves
beanbag: pouf, poufs
bear: ours
beard: barbe, barbes, barbu, barbue, barbus, barbues
beautician: estheticien, estheticienne, estheticiens, estheticiennes
beautiful: beau, beaux, belle, belles, magnifique, magnifiques, joli, jolie, jolis, jolies
beauty: beaute, beautes, esthetique, esthetiques
beauty salon: institut de beaute, instituts de beaute, salon de beaute, salons de beaute, estheticien, estheticienne, estheticiens, estheticiennes
bed: lit, lits, literie
bed and breakfast: chambre dhotes, chambres dhotes, chambre dhote, chambres dhote
bed linen: linge de lit, parure de lit, parures de lit
bedding: literie, literies, linge de lit, parure de lit, parures de lit
bedroom: chambre a coucher, chambres a coucher, chambre, chambres
bedside lamp: lampe de chevet, lampes de chevet, veilleuse, veilleuses
bedside table: table de chevet, tables de chevet, table de nuit, tables de nuit
bedspread: couvre lit, couvre lits, dessus de lit
bedtime: heure du coucher, coucher
bedtime story: histoire du soir, histoires du soir, histoire pour dormir
bedwetting: pipi au lit, enuresie
bee: abeille, abeilles, apiculteur, apiculteurs, apitherapie
beech: hetre, hetres
beekeeper: apiculteur, apiculteurs, apicultrice, apicultrices
beekeeping: apiculture, apiculteur, apiculteurs, ruche, ruches
beer: biere, bieres
beeswax: cire dabeille, cire
beetroot: betterave, betteraves
beginner: debutant, debutante, debutants, debutantes, debuter, novice, novices
bell: cloche, cloches, clochette, clochettes, carillon, carillons, grelot, grelots
belly: ventre, ventres, abdomen, abdominal, abdominale, abdominaux, abdominales
belly dance: danse orientale
belly massage: massage du ventre, massages du ventre, massage ventre
belt: ceinture, ceintures
bench: banc, bancs, banquette, banquettes
bending: se pencher
bereaved: endeuille, endeuillee, endeuilles, endeuillees, en deuil
bereavement: deuil, deuils, endeuille, endeuillee, endeuilles, endeuillees
bergamot: bergamote, bergamotes
berry: baie, baies, petits fruits, fruits rouges
betrayal: trahison, trahisons, infidelite
bicycle: velo, velos, bicyclette, bicyclettes
big: grand, grande, grands, grandes, gros, grosse, grosses
binoculars: jumelles
biofeedback: neurofeedback
bipolar: bipolaire, bipolaires
birch: bouleau, bouleaux
birch sap: seve de bouleau, jus de bouleau
bird: oiseau, oiseaux, ornithologie
birdwatching: ornithologie, observation des oiseaux, observer les oiseaux
birth: naissance, naissances, accouchement, accouchements, accoucher
birth gift: cadeau de naissance, cadeaux de naissance, liste de naissance
birth preparation: preparation naissance, preparation accouchement
birthday: anniversaire, anniversaires
birthday gift: cadeau danniversaire, cadeaux danniversaire
biscuit: biscuits, petits gateaux
bite: morsure, morsures, piqure, piqures, bouchee, bouchees
bitter: amer, amere, ameres
bitters: amers, plantes ameres
black: noir, noire, noirs, noires
black cumin: nigelle, cumin noir
black soap: savon noir, savons noirs
black tea: the noir, thes noirs
blackberry: mure, mures
blackcurrant: cassis
blackout: occultant, occultante, occultants, occultantes, opaque, opaques
blackout curtain: rideau occultant, rideaux occultants
bladder: vessie, vessies
blade: lame, lames
blanket: couverture, couvertures, plaid, plaids, couvre lit
blemish: imperfection, imperfections, tache, taches
blend: melange, melanges
blender: mixeur, mixeurs
blind: aveugle, aveugles, malvoyant, malvoyante, malvoyants, malvoyantes
blister: ampoule aux pieds, ampoules aux pieds, cloque, cloques
bloating: ballonnement, ballonnements, ballonne, ballonnee, ballonnes, ballonnees, ventre gonfle, aerophagie
block: bloc, blocs
blocked: bouche, bouchee, bouches, bouchees, bloque, bloquee, bloques, bloquees
blocked nose: nez bouche, congestion nasale
blood: sang, sanguin, sanguine, sanguins, sanguines
blood circulation: circulation sanguine
blood pressure: tension arterielle, hypertension
blood sugar: glycemie
blue: bleu, bleue, bleus, bleues
blue light: lumiere bleue, anti lumiere bleue
blueberry: myrtille, myrtilles, bleuet, bleuets
bluff: promontoire, promontoires
board: planche, planches
board game: jeu de societe, jeux de societe
boat: bateau, bateaux, barque, barques
boathouse: hangar a bateaux, hangars a bateaux
body: corps, corporel, corporelle, corporels, corporelles
body butter: beurre corporel, beurres corporels
body lotion: lait corporel, laits corporels, lait corps, creme corps, creme corporelle, cremes corporelles
body odour: odeur corporelle, odeurs corporelles
body oil: huile corporelle, huiles corporelles, huile seche, huile corps
body scan: scan corporel, balayage corporel
bodywork: travail corporel, therapie corporelle, therapies corporelles
bolster: traversin, traversins, bolsters
bone: os, osseux, osseuse, osseuses, ossature
bone broth: bouillon dos, bouillons dos
book: livre, livres, bouquin, bouquins
book club: club de lecture, clubs de lecture
bookbinding: reliure, reliures
booking: reservation, reservations, reserver
boot: botte, bottes, chaussure de randonnee, chaussures de randonnee, bottine, bottines
borage: bourrache
boredom: ennui
boring: ennuyeux, ennuyeuse, ennuyeuses
boss: patron, patronne, patrons, patronnes, chef dentreprise
botany: botanique, botaniques
botox: injections
bottle: bouteille, bouteilles, flacon, flacons
boulder: bloc rocheux
bouquet garni: bouquets garnis
bow: archet, archets
bowel: intestin, intestins, colon, colons
bowl: bol, bols, ecuelle, ecuelles, saladier, saladiers
box: boite, boites, coffret, coffrets
boxing: boxe, boxes, boxeur, boxeuse, boxeurs, boxeuses
boy: garcon, garcons
bra: soutien gorge, brassiere, brassieres
brain: cerveau, cerveaux, cerebral, cerebrale, cerebraux, cerebrales
brain fog: brouillard mental, brouillard cerebral
bramble: ronce, ronces
branch: branche, branches
brass: laiton
bread: pain, pains, boulange
bread baking: faire du pain, atelier pain
break: pause, pauses, coupure, coupures
breakfast: petit dejeuner, petits dejeuners, petit dej, ptit dej
breakup: rupture, ruptures, separation, separations
breast: sein, seins
breastfeeding: allaitement, allaitements, allaiter
breath: souffle, souffles, haleine, haleines, respiration
breathable: respirant, respirante, respirants, respirantes
breathing: respiration, respirations, respirer, respiratoire, respiratoires, souffle, souffles
breathing app: application de respiration
breathing exercise: exercice respiratoire, exercices respiratoires, exercice de respiration, exercices de respiration
breathwork: travail du souffle, travail respiratoire, exercice de respiration, exercices de respiration
brewery: brasserie, brasseries
brick: brique, briques
bride: mariee, mariees, future mariee
bridge: pont, ponts
bright: lumineux, lumineuse, lumineuses, clair, claire, clairs, claires
bronchitis: bronchite, bronchites
broth: bouillon, bouillons
brother: frere, freres
brown: brun, brune, bruns, brunes, marron
bruise: bleu, bleus, hematome, hematomes, ecchymose, ecchymoses
brush: brosse, brosses, brossage, brossages
bubble bath: bain moussant, bains moussants
bubble tent: bulle, bulles, dome transparent
bubbling: bouillonnant, bouillonnante, bouillonnants, bouillonnantes, petillant, petillante, petillants, petillantes
buckwheat: sarrasin, ble noir
buckwheat pillow: oreiller sarrasin, coussin sarrasin
bud: bourgeon, bourgeons, gemmotherapie
buddhism: bouddhisme, bouddhiste, bouddhistes
bulb: ampoule, ampoules
bulk: en vrac, vrac
bullying: harcelement, harcele, harcelee, harceles, harcelees
bundle: botte de sauge
bunion: oignon au pied, hallux valgus
bunk bed: lit superpose, lits superposes
bunkhouse: gite detape, gites detape
burdock: bardane
burn: brulure, brulures, bruler
burnout: burn out, burn outs, epuisement professionnel, surmenage
bus: autobus, autocar, autocars
bus driver: chauffeur de bus, chauffeurs de bus, conducteur de bus
bushcraft: survie douce
butter: beurre, beurres
butterfly: papillon, papillons
buttock: fesse, fesses, fessier, fessiers
button: bouton, boutons
cabbage: chou, choux
cabin: cabane, cabanes, chalet, chalets, cabanon, cabanons, refuge, refuges
cable: cables, sans fil
cacao: cacaos, ceremonie du cacao
cactus: cactees
caesarean: cesarienne, cesariennes
cafe: cafes, salon de the
caffeine: cafeine, decafeine, decafeinee, decafeines, decafeinees
caffeine free: sans cafeine, sans theine, decafeine, decafeinee, decafeines, decafeinees
cake: gateau, gateaux
calendar: calendrier, calendriers
calendula: souci des jardins, calendulas
calf: mollet, mollets
call: appel, appels, appel telephonique
calligraphy: calligraphie, calligraphier
callus: callosite, callosites, corne aux pieds
calm: calme, calmes, apaisement, apaisements, apaise, apaisee, apaises, apaisees, serenite, serein, sereine, sereins, sereines
calming: apaisant, apaisante, apaisants, apaisantes, calmant, calmante, calmants, calmantes, calmer, apaiser, tranquillisant, tranquillisante, tranquillisants, tranquillisantes
camera: appareil photo, appareils photo
camino: compostelle, saint jacques
camomile: camomille, camomilles
camp: camps, campement, campements
campervan: camping car, van amenage, fourgon, fourgons
campfire: feu de camp, feux de camp
camping: campings, camper, bivouac, bivouacs
campsite: campings, terrain de camping
canal: canaux
cancer: cancers, oncologie, tumeur, tumeurs
candle: bougie, bougies, chandelle, chandelles, cierge, cierges
candle holder: bougeoir, bougeoirs, photophore, photophores, chandelier, chandeliers
candle making: fabrication de bougies, faire des bougies
candlelight: lueur de bougie, lueurs de bougie, aux chandelles
cannabis: cbd, chanvre
canvas: toile, toiles
cap: bonnet, bonnets, casquette, casquettes
cape: caps
capoeira: capoeiriste
capsule: gelule, gelules, capsules
car: voiture, voitures, auto, autos, automobile, automobiles
caravan: caravane, caravanes, roulotte, roulottes
caraway: carvi
card: carte, cartes
cardamom: cardamome, cardamomes
cardio: cardio training
care: soin, soins, soigner
career: carriere, carrieres
caregiver: aidant, aidante, aidants, aidantes, proche aidant, soignant, soignante, soignants, soignantes
carer: aidant, aidante, aidants, aidantes, aidant familial, aidants familiaux, proche aidant, proches aidants, soignant, soignante, soignants, soignantes
carpal tunnel: canal carpien
carpentry: menuiserie, menuisier, menuisiers, ebenisterie
carpet: moquette, moquettes, tapis
carrot: carotte, carottes
cashier: caissier, caissiere, caissiers, caissieres
cashmere: cachemire
castle: chateau, chateaux, manoir, manoirs
castor oil: huile de ricin, ricin
cat: chat, chats
cave: grotte, grottes, troglodyte, troglodytes, caverne, cavernes
caving: speleologie, speleo
cbd: cannabidiol
cedar: cedre, cedres
ceiling: plafond, plafonds
celebration: fete, fetes, celebrations
cellar: cave, caves, sous sol
cello: violoncelle, violoncelles
cellulite: anticellulite, anti cellulite
celtic: celtique, celtiques, celte, celtes
centenarian: centenaire, centenaires
ceramic: ceramique, ceramiques
ceramics: ceramique, ceramiques, poterie, poteries
ceremony: ceremonie, ceremonies
certificate: certificat, certificats, diplome, diplomes
chair: chaise, chaises, siege, sieges
chair yoga: yoga sur chaise
chamomile: camomille, camomilles
chamomile tea: tisane de camomille, tisanes de camomille, infusion de camomille, infusions de camomille
change: changement, changements, changer de vie
changing room: vestiaire, vestiaires
chanting: chant sacre, chants sacres, psalmodie, mantras
chapel: chapelle, chapelles
chapped: gerce, gercee, gerces, gercees, gercure, gercures
charger: chargeur, chargeurs
cheap: pas cher, bon marche, economique, economiques, petit prix
check in: arrivee, arrivees
checkup: bilan de sante, bilans
cheek: joue, joues
cheese: fromage, fromages, fromager, fromagere, fromagers, fromageres
chef: chefs, cuisinier, cuisiniere, cuisiniers, cuisinieres
chemotherapy: chimiotherapie, chimio
cherry: cerise, cerises, cerisier, cerisiers
cherry stone: noyau de cerise, noyaux de cerise
cherry stone pillow: coussin noyaux cerise, bouillotte noyaux cerise
chest: poitrine, poitrines, torse, torses, thorax
chestnut: chataigne, chataignes, chataignier, chataigniers, marron, marrons
chia: graines de chia
chicken: poule, poules, poulet, poulets
chickpea: pois chiche, pois chiches
child: enfant, enfants, gamin, gamine, gamins, gamines, gosse, gosses, enfance
childbirth: accouchement, accouchements, accoucher, preparation a laccouchement
childcare: garde denfants, creche, creches, baby sitting
childhood: enfance
childminder: nounou, nounous, assistante maternelle, assistantes maternelles
chilli: piment, piments
chin: menton, mentons
chinese: chinois, chinoise, chinoises, chine
chinese medicine: medecine chinoise, mtc
chiropractic: chiropraxie, chiropratique, chiropracteur, chiropracteurs
chiropractor: chiropracteur, chiropracteurs, chiropraticien, chiropraticienne, chiropraticiens, chiropraticiennes
chive: ciboulette
chocolate: chocolat, chocolats, chocolatee, chocolates, chocolatees
choir: chorale, chorales, choeur, choeurs
christian: chretien, chretienne, chretiens, chretiennes
christmas: noel
christmas gift: cadeau de noel, cadeaux de noel
christmas market: marche de noel, marches de noel
chronic: chronique, chroniques
chronic illness: maladie chronique, maladies chroniques
chronic pain: douleur chronique, douleurs chroniques
church: eglise, eglises, chapelle, chapelles
cider: cidre, cidres
cigarette: clope, clopes, cigarettes
cinnamon: cannelle
circle: cercle, cercles
circulation: circulation sanguine, circulation du sang
circus: cirque, cirques
citronella: citronnelle, citronnelles
city: ville, villes, citadin, citadine, citadins, citadines, urbain, urbaine, urbains, urbaines
city break: escapade urbaine, week end citadin
civil servant: fonctionnaire, fonctionnaires
clarity: clarte, clartes, lucidite, y voir clair
class: cours, classe, classes, lecon, lecons, seance, seances
clay: argile, argiles, terre glaise, glaise
clay mask: masque a largile, masques a largile, masque argile
clean: propre, propres, nettoyer
cleaner: femme de menage, agent dentretien, agents dentretien
cleaning: menage, nettoyage, nettoyages
cleanse: purifier, purification, cure detox, nettoyage, nettoyages
cleanser: nettoyant, nettoyante, nettoyants, nettoyantes, demaquillant, demaquillante, demaquillants, demaquillantes
clear: clair, claire, clairs, claires, limpide, limpides
clearing: clairiere, clairieres
cliff: falaise, falaises
climbing: escalade, escalades, grimper
clinic: clinique, cliniques
clip: pince, pinces
clock: horloge, horloges, pendule, pendules
clothed: habille, habillee, habilles, habillees, vetu, vetue, vetus, vetues
clothing: vetement, vetements, habit, habits, tenue, tenues
cloud: nuage, nuages, nuageux, nuageuse, nuageuses
clove: clou de girofle, clous de girofle, girofle
club: clubs, association, associations
coach: coachs, coaches, entraineur, entraineurs
coaching: coachings, accompagnement, accompagnements
coast: cote, cotes, littoral, littorale, littoraux, littorales
coat: manteau, manteaux
cocoa: cacao
cocoa butter: beurre de cacao
coconut: noix de coco, coco
coconut oil: huile de coco, huiles de coco
cocooning: cocooner
coffee: cafe, cafes, cafeine
cold: froid, froide, froids, froides, frileux, frileuse, frileuses, rhume, rhumes
cold foot: pied froid, pieds froids
cold hand: main froide, mains froides
cold plunge: bain froid, bains froids, bain glace, bains glaces
cold water: eau froide, eaux froides, eau glacee, eaux glacees
colic: coliques
collagen: collagene
collar: minerve, minerves
colleague: collegue, collegues
colour: couleur, couleurs, colore, coloree, colores, colorees
colour therapy: chromotherapie
colourful: colore, coloree, colores, colorees, multicolore, multicolores
colouring: coloriage, coloriages, colorier, mandala, mandalas
comb: peigne, peignes
comfort: confort, reconfort, reconforts, reconforter, reconfortant, reconfortante, reconfortants, reconfortantes
comfortable: confortable, confortables, douillet, douillette, douillettes, cosy
comfrey: consoude, consoudes
communication: communiquer
community: communaute, communautes, communautaire, communautaires
company: entreprise, entreprises, societe, societes
compass: boussole, boussoles
compassion: compassions, autocompassion
compost: composts, compostage, composter
compress: compresse, compresses, cataplasme, cataplasmes
compression stocking: bas de contention, chaussette de contention, chaussettes de contention
computer: ordinateur, ordinateurs, ordi, ordis
conceive: concevoir, tomber enceinte, desir denfant
concentration: se concentrer, concentre, concentree, concentres, concentrees
conditioner: apres shampoing, apres shampooing
confidence: confiance, confiance en soi, assurance
conflict: conflit, conflits, dispute, disputes
connection: lien, liens, connexion, connexions, relation, relations
conservatory: jardin dhiver, jardins dhiver
constellation: constellation familiale, constellations familiales
constipation: constipe, constipee, constipes, constipees, transit
construction worker: macon, macons, ouvrier, ouvriere, ouvriers, ouvrieres
consultation: consulter, rendez vous
contemplation: contempler, contemplatif, contemplative, contemplatifs, contemplatives, recueillement
contraception: contraceptif, contraceptive, contraceptifs, contraceptives, pilule, pilules
convent: couvent, couvents
conversation: conversations, discussion, discussions, echange, echanges
cook: cuisiner, cuisinier, cuisiniere, cuisiniers, cuisinieres
cooked: cuit, cuite, cuits, cuites
cooking: cuisine, cuisines, cuisiner, cuisson, cuissons, cours de cuisine
cooking class: cours de cuisine, atelier de cuisine, ateliers de cuisine
cool: frais, fraiche, fraiches, rafraichir
cooling: rafraichissant, rafraichissante, rafraichissants, rafraichissantes, rafraichir, effet froid
copper: cuivre, cuivres
core strength: gainage, ceinture abdominale
coriander: coriandre, coriandres
cork: liege, lieges
corn: epi de mais, farine de mais
corn plaster: cors
corner: coin, coins
cornflower: bleuet, bleuets
corridor: couloir, couloirs
cosy: douillet, douillette, douillettes, chaleureux, chaleureuse, chaleureuses
cot: lit bebe, lit a barreaux
cottage: cottages, maisonnette, maisonnettes, chaumiere, chaumieres, gite, gites
cotton: coton, cotons, en coton
cough: toux, tousser
counselling: ecoute psychologique, conseil conjugal, soutien psychologique
counter: comptoir, comptoirs
counting: compter, decompte
countryside: campagne, campagnes, champetre, champetres, rural, rurale, ruraux, rurales
couple: couples, en couple, a deux, en amoureux
couples massage: massage en duo, massages en duo, massage duo, massages duo, massage en couple
couples therapy: therapie de couple, therapies de couple, conseil conjugal
courage: courageux, courageuse, courageuses
course: stage, stages, formation, formations, cours
courtyard: cour interieure, patio, patios
cousin: cousine, cousines
cover: housse, housses
cow: vache, vaches
crab: crabe, crabes
cracked: crevasse, crevassee, crevasses, crevassees
cradle: berceau, berceaux, bercer
craft: artisanat, artisan, artisane, artisans, artisanes, metier dart, metiers dart
craft workshop: atelier creatif, ateliers creatifs
craftsman: artisan, artisane, artisans, artisanes
cramp: crampe, crampes
cranberry: canneberge, canneberges
craniosacral: cranio sacre, biodynamique, biodynamiques
craving: fringale, fringales, envie de sucre, envies de sucre, grignotage, compulsion, compulsions
cream: creme, cremes, cremeux, cremeuse, cremeuses, pommade, pommades
creativity: creativite, creatif, creative, creatifs, creatives, creation, creations
crew: equipage, equipages
crisis: crise, crises
crochet: crocheter, crochets
cross country skiing: ski de fond
crossroads: carrefour, carrefours, croisee des chemins
crossword: mots croises, mots fleches
crouch: saccroupir, accroupi, accroupie, accroupis, accroupies
crowd: foule, foules
crowded: bonde, bondee, bondes, bondees
cruelty free: non teste animaux
cruise: croisiere, croisieres
cry: pleurer, pleurs, larme, larmes
cryotherapy: cryotherapie, cryo
crystal: cristal, cristaux, lithotherapie, quartz
crystal healing: lithotherapie
cucumber: concombre, concombres
cup: tasse, tasses, gobelet, gobelets, mug, mugs
cupboard: placard, placards, armoire, armoires
cupping: ventouse, ventouses, ventousotherapie
curious: curieux, curieuse, curieuses, curiosite
currant: groseille, groseilles
curtain: rideau, rideaux, voilage, voilages
curve: courbe, courbes, cambrure
cushion: coussin, coussins, galette de chaise, galettes de chaise, coussinet, coussinets
cushion cover: housse de coussin, housses de coussin
cycling: velo, velos, cyclisme, cyclotourisme, cycliste, cyclistes
cypress: cypres
cypress oil: huile de cypres
cystitis: cystite, cystites, infection urinaire
dairy: laiterie, laiteries, produits laitiers
daisy: paquerette, paquerettes, marguerite, marguerites
dam: barrage, barrages
damage: abime, abimee, abimes, abimees, dommage, dommages
damp: humide, humides, humidite
dance: danse, danses, danser, danseur, danseuse, danseurs, danseuses
dance class: cours de danse
dandelion: pissenlit, pissenlits
dandruff: pellicule, pellicules
dark: sombre, sombres, obscur, obscure, obscurs, obscures, obscurite, noir complet
dark chocolate: chocolat noir
dark circle: cerne, cernes, yeux cernes
darkness: obscurite, tenebres
date: datte, dattes
daughter: filles
dawn: aube, aubes, aurore, aurores, petit matin
dawn simulator: simulateur daube, simulateurs daube, reveil lumineux, reveils lumineux
day trip: excursion, excursions
daylight lamp: lampe lumiere naturelle
deaf: sourd, sourde, sourds, sourdes, malentendant, malentendante, malentendants, malentendantes
death: mort, morts, deces
decision: decisions, decider
deckchair: transat, transats, chaise longue, chaises longues, bain de soleil, bains de soleil
declutter: desencombrer, desencombrement, trier
deep: profond, profonde, profonds, profondes, profondeur, profondeurs
deep tissue massage: massage profond, massages profonds, massage tissus profonds
deer: cerf, cerfs, chevreuil, chevreuils
degree: degre, degres
delivery: livraison, livraisons, livrer
dementia: demence, demences, alzheimer
dentist: dentiste, dentistes
deodorant: deodorants, deo, deos
depression: depressions, deprime, depressif, depressive, depressifs, depressives, deprimee, deprimes, deprimees
dermatologist: dermatologue, dermatologues, dermato
desert: deserts, desertique, desertiques
desk: bureau, bureaux, pupitre, pupitres, table de travail
detox: detoxifier, desintoxication, detoxifiant, detoxifiante, detoxifiants, detoxifiantes
detox retreat: retraite detox, cure detox, cures detox, sejour detox, sejours detox
device: appareil, appareils, dispositif, dispositifs
devils claw: harpagophytum, griffe du diable
diabetes: diabete, diabetique, diabetiques
dialogue: dialogues, dialoguer
diaphragm: diaphragme, diaphragmes
diarrhoea: diarrhee, diarrhees
diary: journal intime, agenda, agendas, carnet, carnets
diet: regime, regimes, diete, dietes
dietitian: dieteticien, dieteticienne, dieteticiens, dieteticiennes
diffuser: diffuseur, diffuseurs, brumisateur, brumisateurs
digestion: digestif, digestive, digestifs, digestives, digerer, digestions
digital: numerique, numeriques, digitaux, ecran, ecrans
digital detox: detox numerique, deconnexion numerique, sans ecran, deconnecter
dill: aneth
dining room: salle a manger, salles a manger
dinner: diner, diners, repas du soir
dirty: sale, sales
disability: handicap, handicaps, handicape, handicapee, handicapes, handicapees, invalide, invalides
distillery: distillerie, distilleries, distiller, distillation, alambic
distractible: distrait, distraite, distraits, distraites, deconcentre, deconcentree, deconcentres, deconcentrees
distraction: distrait, distraite, distraits, distraites
diving: plongee, plongees, plongeur, plongeuse, plongeurs, plongeuses, plonger
divorce: divorcee, divorces, divorcees, divorcer, separation, separations
dizziness: vertige, vertiges, etourdissement, etourdissements
doctor: medecin, medecins, docteur, docteurs, toubib, toubibs
dog: chien, chienne, chiens, chiennes, toutou, toutous
dog walk: balade avec chien
dolphin: dauphin, dauphins
dome: domes, coupole, coupoles
donkey: ane, anes, anesse, anesses
donkey milk: lait danesse
door: porte, portes
doorbell: sonnette, sonnettes
dormitory: dortoir, dortoirs
dovecote: pigeonnier, pigeonniers
down feather: duvet doie, plumes
drawer: tiroir, tiroirs
drawing: dessin, dessins, dessiner
dread: apprehension, apprehensions, effroi, crainte, craintes
dream: reve, reves, rever, songe, songes
dress: robe, robes
driftwood: bois flotte
drink: boisson, boissons, boire, breuvage, breuvages
drinking: boire, boisson, boissons
drinking less: boire moins, moins boire
driver: conducteur, conducteurs, conductrice, conductrices, chauffeur, chauffeurs
driving: conduire, conduite au volant
drop: goutte, gouttes
drum: tambour, tambours, percussion, percussions, djembe, djembes, tam tam
drumming: percussion, percussions, tambour, tambours
dry: sec, seche, seches, secs, desseche, dessechee, desseches, dessechees, deshydrate, deshydratee, deshydrates, deshydratees
dry brushing: brossage a sec
dry eye: yeux secs, secheresse oculaire
dry mouth: bouche seche
dry skin: peau seche, peaux seches
dryness: secheresse, dessechement
duck: canard, canards
dumbbell: haltere, halteres
dummy: tetine, tetines
dusk: crepuscule, crepuscules, tombee du jour
dust: poussiere, poussieres
dust mite: acarien, acariens, anti acariens
duvet: couette, couettes, edredon, edredons
duvet cover: housse de couette, housses de couette
dyeing: teinture, teintures, teinture vegetale, teindre
dying: fin de vie, mourant, mourante, mourants, mourantes, soins palliatifs
ear: oreille, oreilles
earache: mal aux oreilles, otite, otites
early: tot, matinal, matinale, matinaux, matinales
earphone: ecouteur, ecouteurs, oreillette, oreillettes
earplug: bouchon doreille, bouchons doreille, bouchon doreilles, bouchons doreilles, boule quies, boules quies
easter: paques
easy: facile, faciles, facilement, accessible, accessibles
eat: manger
eating: manger, alimentation
eating disorder: anorexie, boulimie, trouble alimentaire, troubles alimentaires, tca
echinacea: echinacee, echinacees
eco friendly: ecologique, ecologiques, ecolo, ecolos, eco responsable, respectueux de lenvironnement
ecstatic dance: danse extatique, danse libre
edge: lisiere, lisieres
eft: tapotement, tapotements, technique eft
egg: oeuf, oeufs
elbow: coude, coudes
elderberry: sureau, sureaux, baie de sureau, baies de sureau
elderflower: sureau, sureaux, fleur de sureau, fleurs de sureau
elderly: personne agee, personnes agees, senior, seniors, troisieme age, vieillard, vieillards
electrician: electricien, electricienne, electriciens, electriciennes
electricity: electricite, courant electrique
electrostimulation: electro stimulation
email: courriel, courriels, e mail
ember: braise, braises
embroidery: broderie, broderies, broder
emdr: mouvements oculaires
emotion: emotions, emotionnel, emotionnelle, emotionnels, emotionnelles
emotional eating: alimentation emotionnelle, faim emotionnelle, hyperphagie, boulimie
empath: empathe, empathes, empathie
empty: vide, vides
empty nest: nid vide
enamel: email, emaille, emaillee, emailles, emaillees
endometriosis: endometriose
endurance: endurant, endurante, endurants, endurantes
energising: energisant, energisante, energisants, energisantes, tonifiant, tonifiante, tonifiants, tonifiantes, dynamisant, dynamisante, dynamisants, dynamisantes, stimulant, stimulante, stimulants
energy: energie, energies, energetique, energetiques, tonus
energy healing: soin energetique, soins energetiques, magnetisme, magnetiseur, magnetiseuse, magnetiseurs, magnetiseuses
engineer: ingenieur, ingenieurs
entrance: entree, entrees
entrepreneur: entrepreneurs, entrepreneuse, entrepreneuses
envelope: enveloppe, enveloppes
equine therapy: equitherapie, mediation equine
equinox: equinoxe, equinoxes
equipment: equipement, equipements, materiel, materiels
ergonomic: ergonomique, ergonomiques, ergonomie
essential oil: huile essentielle, huiles essentielles, essence, essences
estate: domaine, domaines, propriete, proprietes
estuary: estuaire, estuaires
eucalyptus: huile deucalyptus
evening: soir, soirs, soiree, soirees
evening primrose: onagre, huile donagre
event: evenement, evenements
exam: examen, examens, concours, bac, baccalaureat
excursion: excursions, sortie, sorties
exercise: exercice, exercices, sexercer, sport, sports, activite physique
exhale: expirer, expiration
exhaustion: epuisement, epuisements, epuise, epuisee, epuises, epuisees, extenue, extenuee, extenues, extenuees, ereinte, ereintee, ereintes, ereintees
expat: expatrie, expatriee, expatries, expatriees
extract: extrait, extraits
extrovert: extraverti, extravertie, extravertis, extraverties
eye: oeil, yeux, oculaire, oculaires
eye cream: contour des yeux
eye mask: masque de nuit, masques de nuit, masque de sommeil, masques de sommeil, masque yeux, masques yeux, masque pour dormir, loup de nuit
eye strain: fatigue oculaire, fatigue visuelle, yeux fatigues, fatigue des yeux
eyebrow: sourcil, sourcils
eyelash: cil, cils
eyelid: paupiere, paupieres
face: visage, visages, facial, faciale, faciaux, faciales
face cream: creme visage, cremes visage, creme de jour, cremes de jour
face mask: masque visage, masques visage, masque de beaute, masques de beaute
face oil: huile visage, huiles visage
face roller: rouleau de jade, rouleaux de jade, roller visage
facial: soin du visage, soins du visage, soin visage, soins visage, visage, visages
facial massage: massage du visage, massages du visage, massage facial, massages facial, massage visage
facial yoga: yoga du visage, gym faciale
fainting: malaise, malaises, evanouissement, evanouissements
fair trade: commerce equitable, equitable, equitables
fairy lights: guirlande lumineuse, guirlandes lumineuses, guirlande, guirlandes
fairy tale: conte de fees, contes de fees
faith: foi
fall asleep: sendormir, endormissement
family: famille, familles, familial, familiale, familiaux, familiales, en famille
family therapy: therapie familiale, therapies familiales
fan: ventilateur, ventilateurs, eventail, eventails
far: loin, lointain, lointaine, lointains, lointaines, eloigne, eloignee, eloignes, eloignees
farewell gift: cadeau de depart, pot de depart
farm: ferme, fermes, agricole, agricoles, a la ferme
farmer: fermier, fermiere, fermiers, fermieres, agriculteur, agriculteurs, paysan, paysanne, paysannes
farmhouse: corps de ferme, ferme, fermes, longere, longeres, mas
fascia: fasciatherapie
fast: rapide, rapides
fasting: jeune, jeunes, jeuner, jeune intermittent
fasting retreat: cure de jeune, cures de jeune, sejour jeune, sejours jeune, stage jeune
father: pere, peres, papa, papas, paternel, paternelle, paternels, paternelles
father in law: beau pere, beaux peres
fathers day: fete des peres
fatigue: fatigues, fatiguee, fatiguees, fatigant, fatigante, fatigants, fatigantes
fear: peur, peurs, crainte, craintes, phobie, phobies
fear of flying: peur de lavion, peur en avion
feather: plume, plumes
feeling: ressenti, sentiment, sentiments
feldenkrais: methode feldenkrais
felt: feutre, feutres, feutrine, feutrage
feminine: feminin, feminins, feminines
femininity: feminite, feminin sacre
fence: cloture, clotures
fencing: escrime
feng shui: geobiologie
fennel: fenouil, fenouils
fenugreek: fenugrec
fermented food: aliment fermente, aliments fermentes, lacto fermentation
fermenting: fermentation, fermentations, fermenter, lactofermentation, fermente, fermentee, fermentes, fermentees
fern: fougere, fougeres
ferry: ferries, traversee, traversees
fertility: fertilite, fecondite, desir denfant, infertilite
fever: fievre, fievres, fievreux, fievreuse, fievreuses
fibromyalgia: fibromyalgie, fibromyalgique, fibromyalgiques
field: champ, champs, pre fleuri
fig: figue, figues, figuier, figuiers
filling: rembourrage, garnissage, garniture, garnitures
finger: doigt, doigts
finnish: finlandais, finlandaise, finlandaises
fir: sapin, sapins, pin sylvestre
fire: feu, feux, feu de camp, foyer
firefighter: pompier, pompiers
firefly: luciole, lucioles
fireplace: cheminee, cheminees, atre, feu de cheminee
fireside: coin du feu
firm: ferme, fermes, fermete
first aid: premiers secours, secourisme
fish: poisson, poissons
fish oil: huile de poisson, huile de foie
fisherman: pecheur, pecheurs
fishing: peche, peches, pecheur, pecheurs, pecheuse, pecheuses
fitness: remise en forme, forme physique
fitted sheet: drap housse, draps housses
flame: flamme, flammes
flask: gourde, gourdes, thermos, fiole, fioles
flat: plat, plate, plats, plates, appartement, appartements
flat foot: pied plat, pieds plats
flat stomach: ventre plat
flaxseed: graine de lin, graines de lin, lin
fleece: polaire, polaires, toison, toisons
flexibility: souplesse, flexibilite
flexible: souple, souples
flight: vol, vols, avion, avions
flight attendant: hotesse de lair, hotesses de lair, steward, stewards, personnel navigant
flint: silex
float: flottaison, flotter, caisson, caissons
float tank: caisson de flottaison, caissons de flottaison, caisson disolation, caissons disolation
floating: flottaison, flottant, flottante, flottants, flottantes, flotter, caisson disolation
floor: sol, sols, etage, etages, plancher, planchers
flour: farine, farines
flow: fluide, fluides, fluidite
flower: fleur, fleurs, floral, florale, floraux, florales, fleuri, fleurie, fleuris, fleuries
flower arranging: art floral, composition florale, compositions florales, bouquet, bouquets
flower bed: massif de fleurs, parterre, parterres
flowerpot: pot de fleurs, pots de fleurs
flu: grippe, grippes
foam: mousse, mousses
foam block: brique de yoga, briques de yoga, bloc de yoga, blocs de yoga
foam roller: rouleau de massage, rouleaux de massage, rouleau mousse, rouleaux mousse
focus: concentration, concentrations, concentre, concentree, concentres, concentrees, se concentrer, attention
fog: brouillard, brouillards, brumeux, brumeuse, brumeuses
folate: acide folique, vitamine b9, folates
fold: pli, plis, pliable, pliables, plier
folding: pliant, pliante, pliants, pliantes, pliable, pliables
folk dance: danse folklorique, danses folkloriques, danse traditionnelle, danses traditionnelles
food: nourriture, nourritures, aliment, aliments, alimentaire, alimentaires, cuisine, cuisines
foot: pied, pieds, voute plantaire
foot bath: bain de pieds, bains de pieds
foot care: soin des pieds, soins des pieds, pedicure, pedicures
foot massage: massage des pieds, massages des pieds, massage pieds, massages pieds
foot pain: mal aux pieds, mal au pied
football: foot, footballeur, footballeuse, footballeurs, footballeuses
footrest: repose pieds, repose pied
foraging: cueillette, cueillettes, cueillette sauvage, plantes sauvages
forehead: front, fronts
forest: foret, forets, forestier, forestiere, forestiers, forestieres, bois
forest bathing: bain de foret, bains de foret, sylvotherapie, shinrin yoku
forgiveness: pardon, pardonner
fork: fourchette, fourchettes
foster family: famille daccueil, familles daccueil
founder: fondateur, fondateurs, fondatrice, fondatrices
fountain: fontaine, fontaines
four hands massage: massage quatre mains
fox: renard, renards
fragrance free: sans parfum, non parfume, non parfumee, non parfumes, non parfumees
frankincense: oliban, encens
free: gratuit, gratuite, gratuits, gratuites, gratuitement
freediving: apnee
freedom: liberte
freelancer: freelances, independant, independante, independants, independantes
fresh: frais, fraiche, fraiches, fraicheur
fresh air: air frais, air pur, grand air
friend: ami, amie, amis, amies, copain, copains, copine, copines, pote, potes, entre amis
friendship: amitie, amities
fright: frayeur, frayeurs
frozen: gele, gelee, geles, gelees, surgele, surgelee, surgeles, surgelees
frozen shoulder: capsulite, epaule gelee, epaule bloquee
fruit: fruits, fruitier, fruitiere, fruitiers, fruitieres
full board: pension complete
full day: journee entiere, toute la journee
full moon: pleine lune, pleines lunes
funeral: obseques, enterrement, enterrements, funerailles
fur: fourrure, fourrures
furniture: meuble, meubles, mobilier
furrow: sillon, sillons
gallery: galerie, galeries
gambling: jeux dargent
game: jeu, jeux
garden: jardin, jardins
gardener: jardinier, jardiniere, jardiniers, jardinieres
gardening: jardinage, jardiner, jardinier, jardiniere, jardiniers, jardinieres
garlic: aulx, gousse dail
gas: flatulence, flatulences, gaz
gastritis: gastrite, gastrites
gate: portail, portails, portillon, portillons
gazebo: kiosque, kiosques, tonnelle, tonnelles
gemmotherapy: gemmotherapie, bourgeons
gentian: gentiane, gentianes
gentle: doux, douce, douces, en douceur, doucement, delicat, delicate, delicats, delicates
gentle yoga: yoga doux
getaway: escapade, escapades, evasion, evasions
ghassoul: rhassoul, rassoul
gift: cadeau, cadeaux, offrir
gift box: coffret cadeau, coffrets cadeaux, coffret, coffrets, boite cadeau, boites cadeaux
gift card: carte cadeau, cartes cadeaux, cheque cadeau, cheques cadeaux, bon cadeau, bons cadeaux
gift wrap: papier cadeau, emballage cadeau, emballages cadeau
ginger: gingembre
ginger tea: tisane au gingembre, the au gingembre
girl: fille, filles, fillette, fillettes
girlfriend: copine, copines, entre filles, entre copines
glacier: glaciers, glaciaire, glaciaires
glade: clairiere, clairieres
glass: verre, verres
glasses: lunettes
glaze: email, emaillage, emaille, emaillee, emailles, emaillees
glove: gant, gants, moufle, moufles
gluten: coeliaque, coeliaques
gluten free: sans gluten
goal: objectif, objectifs
goat: chevre, chevres, caprin, caprine, caprins, caprines
goat milk: lait de chevre
god: dieu, dieux
goddess: deesse, deesses
godparent: parrain, parrains, marraine, marraines
gold: dore, doree, dores, dorees
golden milk: lait dor, lait dore
gong: gongs, bain de gong
goose: oie, oies
gorse: ajonc, ajoncs, genet, genets
gourmet: gourmand, gourmande, gourmands, gourmandes, gastronomie, gastronomique, gastronomiques
grain: cereale, cereales, grains
grain pillow: coussin de graines, coussins de graines, bouillotte graines, bouillottes graines
grandchild: petit enfant, petits enfants, petit fils, petite fille
grandfather: grand pere, papi, papis, papy, papys, pepe, pepes, grands peres
grandmother: grand mere, mamie, mamies, grands meres
grandparent: grand parent, grands parents
granite: granit
granola: muesli
grape: raisin, raisins
grape seed: pepin de raisin, pepins de raisin
grapefruit: pamplemousse, pamplemousses
grass: herbe, herbes, gazon, gazons, pelouse, pelouses
gratitude: reconnaissance, gratitudes
gravel: gravier, graviers
greek: grec, grecque, grecques, grecs, grece
green: vert, verte, verts, vertes, verdure
green tea: the vert, thes verts
greenhouse: serre, serres
grey: gris, grise, grises
grief: deuil, deuils, chagrin, chagrins, endeuille, endeuillee, endeuilles, endeuillees
ground: terre, terres, sol, sols
ground floor: rez de chaussee, plain pied
grounding: ancrage, ancrages, enracinement, sancrer
group: groupe, groupes, en groupe, collectif, collective, collectifs, collectives
group walk: balade en groupe, balades en groupe, marche en groupe, marches en groupe
gua sha: guasha
guest: hote, hotes, invite, invitee, invites, invitees, convive, convives
guest house: maison dhotes, maisons dhotes, chambre dhotes, chambres dhotes, pension, pensions
guesthouse: maison dhotes, maisons dhotes, gite, gites
guide: guides, accompagnateur, accompagnateurs, accompagnatrice, accompagnatrices
guided: guide, guidee, guides, guidees, accompagne, accompagnee, accompagnes, accompagnees, encadre, encadree, encadres, encadrees
guided walk: balade guidee, balades guidees, promenade guidee, promenades guidees, randonnee guidee, randonnees guidees
guilt: culpabilite, culpabiliser, coupable, coupables
guitar: guitare, guitares
gum: gencive, gencives
gummy: gomme a macher, gommes a macher, gummies
gut: intestin, intestins, intestinal, intestinale, intestinaux, intestinales, flore intestinale, transit
gym: salle de sport, salles de sport, gymnase, gymnases, gymnastique, gym douce
gym ball: ballon de gym, ballons de gym, swiss ball
gymnastics: gymnastique, gymnastiques
gynaecologist: gynecologue, gynecologues, gyneco, gynecos
gypsy wagon: roulotte, roulottes
habit: habitude, habitudes
hair: cheveux, cheveu, chevelure, capillaire, capillaires, poil, poils
hair loss: chute de cheveux, perte de cheveux
hair mask: masque capillaire, masques capillaires, masque cheveux, masques cheveux
hair oil: huile capillaire, huiles capillaires, huile pour cheveux, huiles pour cheveux
hair removal: epilation, epilations, epiler
hairdresser: coiffeur, coiffeuse, coiffeurs, coiffeuses
hairdressing: coiffure, salon de coiffure
half board: demi pension
half day: demi journee, demi journees
halfway: mi chemin
hall: salle, salles, grande salle
hamlet: hameau, hameaux
hammam: hammams, bain turc, bains turcs
hammer: marteau, marteaux
hammock: hamac, hamacs
hand: main, mains, manuel, manuelle, manuels, manuelles
hand cream: creme mains, cremes mains, creme main, cremes main
hand made soap: savon artisanal, savon fait main
hand pain: mal aux mains
handball: handballeur, handballeuse, handballeurs, handballeuses
handicraft: artisanat, travaux manuels, travail manuel, loisirs creatifs
handmade: fait main, artisanal, artisanale, artisanaux, artisanales, faits main
handwoven: tisse main
hang glider: deltaplane, deltaplanes
hanging chair: fauteuil suspendu, fauteuils suspendus, chaise suspendue, chaises suspendues
hangover: gueule de bois
happiness: bonheur, heureux, heureuse, heureuses
harbour: port de peche, ports
hard: dur, dure, durs, dures, difficile, difficiles
harp: harpe, harpes
harvest: recolte, recoltes, vendange, vendanges, recolter
hat: chapeau, chapeaux
haven: havre, havres
hawaiian: hawaien, hawaienne, hawaiens, hawaiennes, lomi lomi
hawthorn: aubepine, aubepines
hay: foin, foins, bain de foin, bains de foin
hay fever: rhume des foins, allergie au pollen, allergies au pollen
hazelnut: noisette, noisettes, noisetier, noisetiers
head: tete, tetes, crane, cranes
head massage: massage cranien, massages craniens
headache: mal de tete, maux de tete, cephalee, cephalees
headlamp: lampe frontale, lampes frontales, frontale, frontales
headphone: casque, casques, ecouteur, ecouteurs
healing: guerison, guerir, guerisseur, guerisseuse, guerisseurs, guerisseuses
health: sante, sanitaire, sanitaires
healthy: sain, saine, sains, saines, en bonne sante, equilibre, equilibree, equilibres, equilibrees
healthy eating: manger sain, alimentation saine, manger mieux
hearing: audition, ouie, malentendant, malentendante, malentendants, malentendantes
heart: coeur, coeurs, cardiaque, cardiaques
heart coherence: coherence cardiaque
heart disease: maladie cardiaque, maladies cardiaques, maladie du coeur
heart rate: rythme cardiaque, frequence cardiaque, coherence cardiaque
heartbreak: chagrin damour, chagrins damour, coeur brise, peine de coeur, peines de coeur, rupture, ruptures
heartburn: brulure destomac, brulures destomac, reflux, aigreur destomac, aigreurs destomac, remontees acides
heat: chaleur, chaleurs, chauffer
heat pack: bouillotte seche, bouillottes seches, compresse chauffante, compresses chauffantes, patch chauffant, patchs chauffants
heated: chauffe, chauffee, chauffes, chauffees
heated pool: piscine chauffee, piscines chauffees, bassin chauffe, bassins chauffes
heath: lande, landes, bruyere, bruyeres
heather: bruyere, bruyeres
heating pad: coussin chauffant, coussins chauffants, bouillotte, bouillottes
heavy: lourd, lourde, lourds, lourdes, pesant, pesante, pesants, pesantes, leste, lestee, lestes, lestees
heavy leg: jambe lourde, jambes lourdes
hedge: haie, haies
hedgehog: herisson, herissons
heel: talon, talons
height: hauteur, hauteurs, altitude
helichrysum: helichryse, immortelles
help: aide, aides
hemp: chanvre
hen party: enterrement de vie, evjf
henna: henne
herb: herbe, herbes, plante medicinale, plantes medicinales, simples, herbes aromatiques
herb garden: jardin daromatiques, jardins daromatiques, jardin de simples, jardins de simples, herbes aromatiques
herb walk: balade botanique, sortie botanique, sortie plantes
herbal: aux plantes, herboristerie
herbal pillow: coussin aux herbes, coussins aux herbes, oreiller aux herbes, oreillers aux herbes
herbal tea: tisane, tisanes, infusion, infusions
herbalism: herboristerie, herboristeries, phytotherapie
herbalist: herboriste, herboristes, herboristerie, herboristeries
hibiscus: bissap, fleur dhibiscus
hidden: cache, cachee, caches, cachees, secret, secrete, secretes
hideaway: cocon, cocons, refuge, refuges, nid douillet
high: haut, haute, hauts, hautes, eleve, elevee, eleves, elevees
high potential: haut potentiel, hpi, surdoue, surdouee, surdoues, surdouees
hike: randonnee, randonnees, rando, randos
hiker: randonneur, randonneuse, randonneurs, randonneuses
hiking: randonnee, randonnees, rando, randos, randonner, trek, treks, trekking
hill: colline, collines, coteau, coteaux, butte, buttes
himalayan salt: sel de lhimalaya, sel himalaya
hinge: charniere, charnieres
hip: hanche, hanches
hive: ruche, ruches
holiday home: gite, gites, maison de vacances, maisons de vacances, location de vacances, locations de vacances
holistic: holistique, holistiques, global, globale, globaux, globales
hollow: creux, creuse, creuses
holly: houx
holy basil: basilic sacre, tulsi
home office: teletravail, travail a domicile
homemade: fait maison, faits maison
homeopathy: homeopathie, homeopathe, homeopathes, homeopathique, homeopathiques
homesickness: mal du pays
homework: devoirs
honey: miel, miels
honeymoon: lune de miel, voyage de noces, voyages de noces
hope: espoir, espoirs, esperance
hops: houblon
hormone: hormones, hormonal, hormonale, hormonaux, hormonales
horse: cheval, chevaux, equin, equine, equins, equines
horse chestnut: marronnier, marronniers, marron dinde
horse riding: equitation, cheval, balade a cheval, balades a cheval, equestre, equestres
horsetail: prele
hospital: hopital, hopitaux, hospitalier, hospitaliere, hospitaliers, hospitalieres
hostel: auberge de jeunesse, auberges de jeunesse
hot: chaud, chaude, chauds, chaudes, brulant, brulante, brulants, brulantes
hot air balloon: montgolfiere, montgolfieres
hot chocolate: chocolat chaud
hot flash: bouffee de chaleur, bouffees de chaleur
hot flush: bouffee de chaleur, bouffees de chaleur, bouffee, bouffees
hot spring: source chaude, sources chaudes, source thermale, sources thermales, eau thermale, eaux thermales, thermes
hot stone: pierre chaude, pierres chaudes
hot stone massage: massage pierres chaudes
hot tub: bain nordique, bains nordiques, jacuzzi, jacuzzis, spa privatif, bain a remous, bains a remous
hot water bottle: bouillotte, bouillottes
hot yoga: yoga chaud, bikram
hotel: hotels, hotelier, hoteliere, hoteliers, hotelieres
hourglass: sablier, sabliers
house: maison, maisons, demeure, demeures, pavillon, pavillons
houseboat: peniche, peniches, bateau maison, bateaux maison
houseplant: plante dinterieur, plantes dinterieur, plante verte, plantes vertes
housewarming: cremaillere
hug: calin, calins, etreinte, etreintes
humidifier: humidificateur, humidificateurs
humour: drole, droles
hunched: voute, voutee, voutes, voutees, dos rond, dos voute
hunger: faim, affame, affamee, affames, affamees
hunting: chasse, chasses
hurry: presse, pressee, presses, pressees, se depecher, precipitation
husband: epoux, conjoint, conjointe, conjoints, conjointes
hut: cabane, cabanes, hutte, huttes, cabanon, cabanons, paillote, paillotes
hyaluronic acid: acide hyaluronique
hydration: hydratation, shydrater
hydrosol: hydrolat, hydrolats, eau florale, eaux florales
hygge: hyggelig
hygiene: hygienique, hygieniques
hyperactive: hyperactif, hyperactifs, hyperactives, hyperactivite
hypersensitive: hypersensible, hypersensibles, hypersensibilite
hypnosis: hypnose, hypnoses, hypnotherapie, autohypnose, hypnotiseur, hypnotiseurs
hypnotherapist: hypnotherapeute, hypnotherapeutes
hypoallergenic: hypoallergenique, hypoallergeniques, anallergique, anallergiques
ice: glace, glaces, glacon, glacons, glacee, glacees
ice bath: bain glace, bains glaces, bain froid, bains froids, bain de glace, bains de glace
ice skating: patinage, patinoire, patinoires, patiner
ikebana: art floral
illness: maladie, maladies, malade, malades
immortelle: helichryse
immune system: systeme immunitaire
immunity: immunite, immunites, defense immunitaire, defenses immunitaires, immunitaire, immunitaires, systeme immunitaire
improvisation: impro, improviser, theatre dimpro
incense: encens
indian: indien, indienne, indiens, indiennes, inde
indoor: interieur, interieure, interieurs, interieures
indoor pool: piscine interieure, piscines interieures, piscine couverte, piscines couvertes
inflammation: inflammatoire, inflammatoires, anti inflammatoire, enflamme, enflammee, enflammes, enflammees
infrared: infrarouge, infrarouges
infrared sauna: sauna infrarouge, saunas infrarouges
infuser: infuseur, infuseurs, boule a the
inhale: inspirer, inhaler, inhalation, inhalations
injury: blessure, blessures, blesse, blessee, blesses, blessees, entorse, entorses
ink: encre, encres
inn: auberge, auberges
inner child: enfant interieur
inner peace: paix interieure
insect: insecte, insectes
insect bite: piqure dinsecte, piqures dinsecte, piqure de moustique, piqures de moustique, anti moustique
insole: semelle orthopedique, semelles orthopediques, semelle, semelles
insomnia: insomnie, insomnies, insomniaque, insomniaques, trouble du sommeil, troubles du sommeil, mal dormir
instructor: moniteur, moniteurs, monitrice, monitrices, instructeur, instructeurs, instructrice, instructrices
instrument: instruments de musique
intimacy: intimite, intime, intimes
intimate care: hygiene intime, soin intime, soins intimes
intolerance: intolerances, intolerant, intolerante, intolerants, intolerantes
introvert: introverti, introvertie, introvertis, introverties
intuition: intuitif, intuitive, intuitifs, intuitives
iron: fer, carence en fer
irritability: irritabilite
irritable: irritabilite, enerve, enervee, enerves, enervees, enervement
irritable bowel: colon irritable, intestin irritable, colopathie
island: ile, iles, insulaire, insulaires, ilot, ilots
italian: italien, italienne, italiens, italiennes, italie
itch: demangeaison, demangeaisons, gratter, prurit
itchy: demangeaison, demangeaisons, qui gratte
ivf: fiv, pma, procreation assistee
ivy: lierre
jacket: veste, vestes, blouson, blousons
jam: confiture, confitures
japanese: japonais, japonaise, japonaises, nippon, nipponne, nippons, nipponnes, japon
jar: bocal, bocaux, pot, pots
jasmine: jasmin, jasmins
jaw: machoire, machoires, bruxisme
jealousy: jalousie, jaloux, jalouse, jalouses
jet lag: decalage horaire, decalages horaires, jetlag
jewellery: bijou, bijoux, bijouterie
job change: reconversion professionnelle, reconversion, changer de metier
joint: articulation, articulations, articulaire, articulaires
joint pain: douleur articulaire, douleurs articulaires, mal aux articulations
jojoba: huile de jojoba
journal: journal intime, carnet, carnets, journaux, journaling
journalist: journaliste, journalistes
joy: joie, joies, joyeux, joyeuse, joyeuses
juggling: jongler, jonglage
juice: jus
juice cleanse: cure de jus, cures de jus
juicer: extracteur de jus, centrifugeuse, centrifugeuses, presse agrumes
jump: sauter, saut, sauts
jumper: pull, pulls, pullover
jungle: jungles, foret tropicale
juniper: genevrier, genevriers, genievre
jute: jutes, toile de jute
kale: chou kale, chou frise
kayak: kayaks, kayaking, kayak de mer
kayaking: kayaks, kayak de mer, faire du kayak
kernel: noyau, noyaux
kettle: bouilloire, bouilloires
key: cle, cles, clef, clefs
kidney: rein, reins
kids: enfants, gamins, gosses
kids yoga: yoga enfant, yoga enfants, yoga pour enfants
kiln: four a ceramique, fours a ceramique, four de potier
kind: bienveillant, bienveillante, bienveillants, bienveillantes, gentil, gentille, gentils, gentilles
kindness: bienveillance, gentillesse, bonte
kinesiology: kinesiologie, kinesiologue, kinesiologues
kingfisher: martin pecheur
kiss: bisou, bisous
kit: kits, trousse, trousses
kitchen: cuisine, cuisines
kitesurfing: kitesurf
knead: petrir, petrissage
knee: genou, genoux
knee pain: mal au genou, mal aux genoux
kneel: a genoux, agenouille, agenouillee, agenouilles, agenouillees
kneeling chair: siege assis genoux, sieges assis genoux, tabouret ergonomique
knife: couteau, couteaux
knitting: tricot, tricots, tricoter
knot: noeud, noeuds, contracture, contractures
kobido: massage kobido
kohl: khol
kung fu: kungfu
label: etiquette, etiquettes, etiquete, etiquetee, etiquetes, etiquetees
label free: sans etiquette
labyrinth: labyrinthe, labyrinthes
lactose free: sans lactose
lactose intolerance: intolerance au lactose
ladder: echelle, echelles
ladle: louche, louches
ladys mantle: alchemille
lagoon: lagon, lagons, lagune, lagunes
lake: lac, lacs
lakeside: bord du lac, bords de lac
lamb: agneau, agneaux
lamp: lampe, lampes, luminaire, luminaires, lampadaire, lampadaires
landing: palier, paliers
landscape: paysage, paysages
lane: ruelle, ruelles, chemin creux
language: langue, langues
language course: cours de langue
lantern: lanterne, lanternes, lampion, lampions
lap: genoux
laptop: ordinateur portable, ordinateurs portables
laptop stand: support ordinateur, supports ordinateur, support pour ordinateur, supports pour ordinateur
large: grand, grande, grands, grandes, geant, geante, geants, geantes
large family: famille nombreuse, familles nombreuses
late: tard, tardif, tardive, tardifs, tardives
latex: hevea
laughter: rire, rires, rigolade, yoga du rire
laughter yoga: yoga du rire, rigologie
laundry: lessive, lessives, linge
laurel: laurier, lauriers
lavender: lavande, lavandes, lavandin
lavender pillow: coussin de lavande, coussins de lavande, oreiller lavande, oreillers lavande
lawn: pelouse, pelouses, gazon, gazons
lawyer: avocat, avocate, avocats, avocates
leaf: feuille, feuilles, feuillage, feuillages
lean: maigre, maigres
learn: apprendre, apprentissage, apprentissages
leather: cuir, cuirs
lecture: conference, conferences
leg: jambe, jambes
leggings: legging
lemon: citron, citrons, citronne, citronnee, citronnes, citronnees
lemon balm: melisse, melisses
lemongrass: citronnelle, citronnelles
lentil: lentille, lentilles
lesson: lecon, lecons, cours
let go: lacher prise
lethargy: apathie, mollesse
letter: lettre, lettres, courrier, courriers
level: niveau, niveaux
lgbt: lesbienne, lesbiennes, homosexuel, homosexuelle, homosexuels, homosexuelles, gay, gays
libido: libidos, desir sexuel
librarian: bibliothecaire, bibliothecaires
library: bibliotheque, bibliotheques
library book: livre de bibliotheque
lid: couvercle, couvercles
lie down: sallonger, se coucher, setendre
life coach: coach de vie, coachs de vie
life crisis: crise de vie, crises de vie, crise existentielle
lift: ascenseur, ascenseurs
lifting: soulever, port de charges
lifting facial: lifting visage, lissage
light: lumiere, lumieres, lumineux, lumineuse, lumineuses, leger, legere, legers, legeres, eclairage, eclairages
light therapy: luminotherapie, lampe de luminotherapie, lampes de luminotherapie, phototherapie
lighthouse: phare, phares
lighthouse keeper: gardien de phare, gardiens de phare
lily: lys
lime: citron vert, citrons verts
lime tree: tilleul, tilleuls
linden: tilleul, tilleuls
line: ligne, lignes
linen: lin, lins, linge
linen fabric: tissu de lin, tissus de lin
linseed oil: huile de lin
lions mane: hydne herisson, criniere de lion
lip: levre, levres
lip balm: baume a levres, baumes a levres, baume levres, baumes levres, stick a levres
liquid soap: savon liquide, savons liquides
liquorice: reglisse
listening: ecoute, ecoutes, ecouter
listening ear: oreille attentive, ecoute active
liver: foie, foies, hepatique, hepatiques
living room: salon, salons
llama: lamas
local: locaux, locale, locales, du terroir
lock: serrure, serrures, cadenas
lodge: lodges, pavillon, pavillons
log: buche, buches, rondin, rondins
log cabin: cabane en rondins, cabanes en rondins, chalet en bois, chalets en bois
loneliness: solitude, solitudes, isolement, se sentir seul
lonely: solitaire, solitaires, isole, isolee, isoles, isolees, esseule, esseulee, esseules, esseulees
long: longue, longues, longs, longue duree
long covid: covid long
long weekend: pont de mai, week end prolonge
loofah: luffa, loofa
loom: metier a tisser, metiers a tisser
loop: boucle, boucles
loose leaf tea: the en vrac
loss: perte, pertes
lotion: lotions, lait corporel, laits corporels
loudspeaker: haut parleur, enceintes, enceinte bluetooth
love: amour, amours, amoureux, amoureuse, amoureuses
low: bas, basse, basses
low mood: coup de blues, blues, moral a zero, cafard
lozenge: pastille, pastilles
luggage: bagage, bagages, valise, valises
lullaby: berceuse, berceuses
lumbar support: soutien lombaire, coussin lombaire, coussins lombaires, support lombaire
lunch: dejeuner, dejeuners, repas de midi
lunch break: pause dejeuner, pause de midi
lung: poumon, poumons, pulmonaire, pulmonaires
luxury: luxe, luxueux, luxueuse, luxueuses, haut de gamme
lying: allonge, allongee, allonges, allongees, couche, couchee, couches, couchees, sallonger
lymph: lymphatique, lymphatiques, lymphe
lymphatic drainage: drainage lymphatique, drainages lymphatiques, drainage, drainages
lymphatic system: systeme lymphatique
magazine: magazines, revue, revues
magic: magie, magique, magiques
magnet: aimant, aimants
makeup: maquillage, maquillages, maquiller
makeup remover: demaquillant, demaquillante, demaquillants, demaquillantes, demaquiller
mallow: mauve
man: homme, hommes, masculin, masculine, masculins, masculines, pour homme, pour hommes
manager: managers, cadre, cadres, dirigeant, dirigeante, dirigeants, dirigeantes
mandarin: mandarine, mandarines, clementine, clementines
manicure: manucure, manucures
manor: manoir, manoirs, gentilhommiere, gentilhommieres
map: carte routiere
maple: erable, erables
marathon: marathons, marathonien, marathonienne, marathoniens, marathoniennes
marble: marbre, marbres
marjoram: marjolaine
market: marche local, marche bio, marche de noel, marche aux puces
marseille soap: savon de marseille, savons de marseille
marsh: marais, marecage, marecages
marshmallow: guimauve, guimauves, mauve
martial art: art martial, arts martiaux
masculine: masculin, masculins, masculines
mask: masque, masques
massage: masser, massages, modelage, modelages, masseur, masseuse, masseurs, masseuses
massage ball: balle de massage, balles de massage, boule de massage, boules de massage
massage gun: pistolet de massage, pistolets de massage
massage oil: huile de massage, huiles de massage
massage table: table de massage, tables de massage
massage therapist: masseur, masseuse, masseurs, masseuses, praticien en massage, praticiens en massage
massager: appareil de massage, appareils de massage, masseur electrique
mat: tapis, natte, nattes
matcha: the matcha
matches: allumette, allumettes
maternity: maternites
mattress: matelas
mattress protector: protege matelas, alese, aleses
mattress topper: surmatelas
mature skin: peau mature, peaux matures
maze: labyrinthe, labyrinthes
meadow: prairie, prairies, paturage, paturages
meadowsweet: reine des pres
meal: repas
meaning: quete de sens
meat: viande, viandes
meat free: sans viande
mechanic: mecanicien, mecanicienne, mecaniciens, mecaniciennes
medical: medicale, medicaux, medicales, medicalise, medicalisee, medicalises, medicalisees
medicinal mushroom: champignon medicinal, champignons medicinaux, mycotherapie
medicine: medicament, medicaments, medecine, medecines
meditation: meditations, mediter, meditatif, meditative, meditatifs, meditatives, medite
meditation app: appli de meditation, application de meditation
meditation bench: banc de meditation, bancs de meditation, petit banc, tabouret de meditation
meditation cushion: coussin de meditation, coussins de meditation, zafu, zafus, zafou, zafous
meditation retreat: retraite de meditation, retraites de meditation
mediterranean: mediterraneen, mediterraneenne, mediterraneens, mediterraneennes, mediterranee
melatonin: melatonine
memory: memoire, memoires
memory foam: mousse a memoire, memoire de forme
mending: raccommodage, repriser, rapiecer
menopause: menopauses, menopausee, menopausees
mens circle: cercle dhommes, cercles dhommes
menstrual cup: coupe menstruelle, coupes menstruelles, cup menstruelle
menstrual cycle: cycle menstruel, cycles menstruels, cycle feminin
mental load: charge mentale
menthol: menthole, mentholee, mentholes, mentholees
meridian: meridien, meridiens
metabolism: metabolisme
metal: metaux, metallique, metalliques
method: methode, methodes
midday: midi, pause de midi
middle age: cinquantaine, milieu de vie
middle aged: quinquagenaire, quinquagenaires, quadragenaire, quadragenaires
midlife: milieu de vie, crise de milieu, quarantaine, cinquantaine
midnight: minuit
midwife: sage femme, sages femmes
migraine: migraines, migraineux, migraineuse, migraineuses
milk: lait, laits, laiteux, laiteuse, laiteuses, lacte, lactee, lactes, lactees
milk thistle: chardon marie
mill: moulin, moulins
millet: balle de millet, balles de millet
mind: esprit, esprits, mental, tete, tetes, psychisme
mindfulness: pleine conscience, pleine presence
mineral: mineraux
mineral water: eau minerale, eaux minerales
minimalism: minimalisme, minimaliste, minimalistes, depouille, depouillee, depouilles, depouillees
mint: menthe, menthes
mirror: miroir, miroirs, glaces
miscarriage: fausse couche, fausses couches
mist: brume, brumes, brumeux, brumeuse, brumeuses
mistletoe: gui
mobile phone free: sans telephone
modern: moderne, modernes, contemporain, contemporaine, contemporains, contemporaines
moisturiser: hydratant, hydratante, hydratants, hydratantes, creme hydratante, cremes hydratantes
moisturising: hydratant, hydratante, hydratants, hydratantes, hydrater, hydratation
monastery: monastere, monasteres, abbaye, abbayes, monastique, monastiques
monk: moine, moines
mood: humeur, humeurs, moral
mood lamp: lampe dambiance, lampes dambiance
moon: lune, lunes, lunaire, lunaires, pleine lune
moon ritual: rituel lunaire, rituels lunaires
moonlight: clair de lune
morning: matin, matins, matinee, matinees, matinal, matinale, matinaux, matinales
morning sickness: nausee du matin, nausees du matin, nausee matinale, nausees matinales, nausee de grossesse, nausees de grossesse
moroccan: marocain, marocaine, marocains, marocaines, maroc
mosquito: moustique, moustiques
mosquito net: moustiquaire, moustiquaires
moss: mousse, mousses, mousse vegetale
mother: mere, meres, maman, mamans, maternel, maternelle, maternels, maternelles
mother daughter: mere fille
mother in law: belle mere, belles meres
mother tincture: teinture mere, teintures mere
motherhood: maternite, devenir mere
mothers day: fete des meres
motivation: motive, motivee, motives, motivees, motiver
mountain: montagne, montagnes, mont, monts, montagnard, montagnarde, montagnards, montagnardes
mountain air: air de montagne, air pur
mountain bike: vtt, velo tout terrain
mountain hut: refuge de montagne, refuges de montagne, refuge, refuges
mountain pass: col de montagne
mouth: bouche, bouches, buccal, buccale, buccaux, buccales
movement: mouvement, mouvements, bouger
moving house: demenagement, demenagements, demenager
mud: boue, boues
mud wrap: enveloppement de boue, enveloppements de boue, bain de boue, bains de boue
mug: mugs, grande tasse
mugwort: armoise
multiple sclerosis: sclerose en plaques
muscle: muscles, musculaire, musculaires, musculation
muscle relaxation: relaxation musculaire, detente musculaire
muscle tension: tension musculaire, tensions musculaires, contracture, contractures
museum: musee, musees
mushroom: champignon, champignons
mushroom picking: cueillette de champignons, cueillettes de champignons
music: musique, musiques, musical, musicale, musicaux, musicales, musicotherapie
music therapy: musicotherapie, musicotherapeute, musicotherapeutes
musician: musicien, musicienne, musiciens, musiciennes
mussel: moule, moules
mustard: moutarde, moutardes
myrrh: myrrhe
myth: mythe, mythes, legende, legendes
nail: ongle, ongles
nail oil: huile ongles
naked: nu, nue, nus, nues, nudite, naturisme
nap: sieste, siestes, roupillon
nappy: couche, couches
narrow: etroit, etroite, etroits, etroites
natural: naturel, naturelle, naturels, naturelles, naturellement
nature: naturel, naturelle, naturels, naturelles, en pleine nature
naturopathy: naturopathie, naturopathe, naturopathes
nausea: nausee, nausees, mal au coeur
near: a proximite
neck: cou, cous, nuque, nuques, cervicale, cervicales
neck massage: massage de nuque, massages de nuque, massage nuque, massage cervical
neck pain: mal au cou, cervicalgie, cervicalgies, douleur cervicale, douleurs cervicales
neck pillow: coussin de voyage, coussins de voyage, coussin cervical, coussins cervicaux, tour de cou, tours de cou
necklace: collier, colliers
needle: aiguille, aiguilles, epine, epines
neighbour: voisin, voisine, voisins, voisines, voisinage, quartier
nephew: neveu, neveux
neroli: fleur doranger
nerve: nerf, nerfs, nerveux, nerveuse, nerveuses
nervous system: systeme nerveux
nervousness: nervosite, nerveux, nerveuse, nerveuses, trac
nest: nid, nids
nettle: ortie, orties
nettle tea: tisane dortie, tisanes dortie
neurodermatitis: dermatite, dermatites
new beginning: nouveau depart, renouveau, recommencer
new moon: nouvelle lune, nouvelles lunes
new mother: jeune maman, jeunes mamans, jeune mere, jeunes meres
new year: nouvel an, jour de lan, reveillon
newborn: nouveau ne, nouveaux nes
newcomer: nouveau venu, nouveaux arrivants, nouvel arrivant
newspaper: journal quotidien
nicotine: substitut nicotinique, nicotiniques
night: nuit, nuits, nocturne, nocturnes
night cream: creme de nuit, cremes de nuit
night light: veilleuse, veilleuses
night owl: couche tard, oiseau de nuit
night shift: travail de nuit, equipe de nuit, equipes de nuit, garde de nuit, gardes de nuit
night sweat: sueur nocturne, sueurs nocturnes, suees nocturnes
night waking: reveil nocturne, reveils nocturnes
night walk: balade nocturne, balades nocturnes, marche nocturne, marches nocturnes, randonnee nocturne, randonnees nocturnes
night worker: travailleur de nuit, travailleurs de nuit
nightmare: cauchemar, cauchemars
nightshade: belladone
nipple: mamelon, mamelons, teton, tetons
nlp: pnl, programmation neurolinguistique
noise: bruit, bruits, vacarme
noise cancelling: antibruit, anti bruit, reduction de bruit
noise protection: protection auditive
noisy: bruyant, bruyante, bruyants, bruyantes
non alcoholic drink: boisson sans alcool, boissons sans alcool, mocktail, mocktails
non slip: antiderapant, antiderapante, antiderapants, antiderapantes, anti derapant
nonviolent communication: communication non violente, cnv
noon: midi
nordic: nordique, nordiques, scandinave, scandinaves
nordic walking: marche nordique
north: nord
northern lights: aurore boreale, aurores boreales
nose: nez, nasal, nasale, nasaux, nasales
notebook: carnet, carnets, cahier, cahiers, calepin, calepins
novel: roman, romans
numbness: engourdissement, engourdissements, engourdi, engourdie, engourdis, engourdies, fourmillement, fourmillements
nun: nonne, nonnes, religieuse, religieuses, moniale, moniales
nurse: infirmier, infirmiere, infirmiers, infirmieres, aide soignante, aide soignantes, aide soignant
nursing pillow: coussin dallaitement, coussins dallaitement
nursing tea: tisane allaitement, tisanes allaitement
nut: noix, fruits a coque, fruit a coque
nutmeg: muscade, noix de muscade
nutrition: nutritionnel, nutritionnelle, nutritionnels, nutritionnelles, alimentation, alimentations, nutritif, nutritive, nutritifs, nutritives
nutritionist: nutritionniste, nutritionnistes, dieteticien, dieteticienne, dieteticiens, dieteticiennes
oak: chene, chenes
oasis: palmeraie, palmeraies
oat: avoine, avoines, flocon davoine, flocons davoine
oat milk: lait davoine
oatmeal: flocons davoine
obsessive compulsive: toc, tocs, trouble obsessionnel
occupational therapist: ergotherapeute, ergotherapeutes, ergotherapie
ocean: oceans, oceanique, oceaniques
ochre: ocre, ocres
office: bureau, bureaux
office chair: chaise de bureau, chaises de bureau, fauteuil de bureau, fauteuils de bureau
office worker: employe de bureau, employes de bureau, travail de bureau
offline: hors ligne, deconnecte, deconnectee, deconnectes, deconnectees, deconnexion, sans connexion
oil: huile, huiles
oil burner: brule parfum, brule parfums
oily: gras, grasse, grasses, huileux, huileuse, huileuses
oily skin: peau grasse, peaux grasses, peau mixte, peaux mixtes
ointment: pommade, pommades, onguent, onguents
old: vieux, vieil, vieille, vieilles, ancien, ancienne, anciens, anciennes, agee, agees
older: plus age, aine, ainee, aines, ainees, senior, seniors, agee, agees
olive: olives, olivier, oliviers
olive oil: huile dolive, huiles dolive
omega three: omega 3, huile de poisson
onion: oignon, oignons
online: en ligne, a distance, visioconference, visio
online coaching: coaching en ligne
online course: cours en ligne, formation en ligne, formations en ligne
onsen: bain japonais, bains japonais, onsens
oolong: the oolong, the bleu
optician: opticien, opticienne, opticiens, opticiennes
optimism: optimisme, optimiste, optimistes
orange: oranges, oranger, orangers
orange blossom: fleur doranger, fleurs doranger
orchard: verger, vergers
orchestra: orchestre, orchestres
orchid: orchidee, orchidees
order: commande, commandes, commander
oregano: origan
organic: bio, biologique, biologiques, agriculture biologique
organic cotton: coton bio, coton biologique
orienteering: course dorientation
orphan: orphelin, orpheline, orphelins, orphelines
orthopaedic pillow: oreiller ergonomique, oreillers ergonomiques, oreiller cervical, oreillers cervicaux
osteoarthritis: arthrose, arthroses
osteopath: osteopathe, osteopathes, osteo, osteos
osteopathy: osteopathie, osteopathique, osteopathiques
osteoporosis: osteoporose
outdoor: plein air, en plein air, exterieur, exterieure, exterieurs, exterieures, dehors
outdoor pool: piscine exterieure, piscines exterieures
oven: four, fours
overnight: nuitee, nuitees, avec nuitee
overthinking: ruminer, rumination, ruminations, cogiter, trop penser
overweight: surpoids, obesite, obese, obeses
overwhelm: deborde, debordee, debordes, debordees, submerge, submergee, submerges, submergees, surcharge mentale, charge mentale
owl: hibou, hiboux, chouette, chouettes
oxygen: oxygene, oxygenation
oyster: huitre, huitres
pack: paquet, paquets, enveloppement, enveloppements
packaging: emballage, emballages
paddleboarding: paddle, paddles, stand up paddle
paediatrician: pediatre, pediatres
pain: douleur, douleurs, douloureux, douloureuse, douloureuses, maux
pain relief: antidouleur, antidouleurs, anti douleur, soulager la douleur, soulagement, soulagements
painkiller: antalgique, antalgiques, antidouleur, antidouleurs
painting: peinture, peintures, peindre
pair: paire, paires
palace: palais
palm: palmier, palmiers
palpitation: palpitations cardiaques, coeur qui bat
pamper: chouchouter, cocooning, se dorloter
pan: poele, poeles, casserole, casseroles
panic: panique, paniques, paniquer, crise de panique, crises de panique, attaque de panique, attaques de panique
pantry: garde manger, cellier, celliers
paper: papier, papiers, papeterie
paragliding: parapente
paramedic: ambulancier, ambulanciere, ambulanciers, ambulancieres, secouriste, secouristes
parent: parents, parentalite, parental, parentale, parentaux, parentales
parenting: parentalite, education positive
park: parcs, jardin public
parking: parkings, stationnement
parkinson: parkinsonien, parkinsonienne, parkinsoniens, parkinsoniennes
parsley: persil
partner: partenaire, partenaires, compagnon, compagnons, compagne, compagnes, conjoint, conjointe, conjoints, conjointes
passion: passionne, passionnee, passionnes, passionnees
passionflower: passiflore, passiflores
pasture: alpage, alpages, paturage, paturages
patch: patchs, patches
path: sentier, sentiers, chemin, chemins
patience: patient, patiente, patients, patientes
patience practice: cultiver la patience
patient: patients, patience
peace: paix
peaceful: paisible, paisibles, serein, sereine, sereins, sereines
peach: peche, peches
pear: poire, poires, poirier, poiriers
pearl: perle, perles
peat: tourbe, tourbes, tourbiere, tourbieres
pebble: galet, galets, caillou, cailloux
pedicure: pedicures, beaute des pieds
pedometer: podometre, podometres
peel: gommage, gommages, peeling, peelings, zeste, zestes
pelvic floor: perinee, plancher pelvien, reeducation du perinee, reeducation perineale
pelvis: bassin, bassins, pelvien, pelvienne, pelviens, pelviennes
pen: stylo, stylos
pencil: crayon, crayons
peninsula: presquile, presquiles, peninsule, peninsules
peony: pivoine, pivoines
pepper: poivre, poivres, poivree, poivrees
peppermint: menthe poivree
perfectionism: perfectionnisme, perfectionniste, perfectionnistes
perfume: parfum, parfums, parfumerie
perfumer: parfumeur, parfumeuse, parfumeurs, parfumeuses
pergola: pergolas, tonnelle, tonnelles
perimenopause: premenopause, pre menopause
period: regles, menstruation, menstruations, menstruel, menstruelle, menstruels, menstruelles
period pain: regles douloureuses, douleur menstruelle, douleurs menstruelles, douleurs de regles
permaculture: permacole
personal: personnel, personnelle, personnels, personnelles, personnalise, personnalisee, personnalises, personnalisees, individuel, individuelle, individuels, individuelles
personal growth: developpement personnel, epanouissement
personal trainer: coach sportif, coachs sportifs, coach personnel
personalised: personnalise, personnalisee, personnalises, personnalisees, sur mesure
perspective: recul, prise de recul
pet: animal de compagnie, animaux de compagnie
pets welcome: animaux acceptes, chiens acceptes
pharmacist: pharmacien, pharmacienne, pharmaciens, pharmaciennes
pharmacy: pharmacie, pharmacies, parapharmacie, parapharmacies
philosophy: philosophie, philo
phobia: phobie, phobies
phone: telephone, telephones, portable, portables, smartphone, smartphones, mobile, mobiles
photography: photographie, photographies, photo, photos, photographe, photographes
physiotherapist: kinesitherapeute, kinesitherapeutes, kine, kines, physiotherapeute, physiotherapeutes
physiotherapy: kinesitherapie, kine, kines, reeducation, physiotherapie
piano: pianos, pianiste, pianistes
picnic: pique nique, pique niques
picture: tableau, tableaux, image, images
piece: morceau, morceaux
pilates: pilate
pilgrimage: pelerinage, pelerinages, pelerin, pelerins
pillow: oreiller, oreillers, traversin, traversins
pillow mist: brume doreiller, brumes doreiller
pillowcase: taie, taies, taie doreiller, taies doreiller
pilot: pilote, pilotes
pimple: bouton dacne, boutons dacne
pine: pins, pinede, pinedes, resineux
pine cone: pomme de pin, pommes de pin
pine needle: aiguille de pin, aiguilles de pin
pink: rose, roses
plain: sobre, sobres, uni, unie, unis, unies, depouille, depouillee, depouilles, depouillees
plan: programmes, planification
plane: avion, avions
planner: agenda, agendas, planificateur, planificateurs, organiseur, organiseurs
planning: plannings, organisation, organiser
plant: plante, plantes, vegetal, vegetale, vegetaux, vegetales
plant based: vegetal, vegetale, vegetaux, vegetales
plant milk: lait vegetal, boisson vegetale, boissons vegetales
plaster: pansement, pansements, platre
plastic: plastique, plastiques
plastic free: sans plastique, zero plastique
plate: assiette, assiettes
plateau: plateaux, haut plateau
playground: aire de jeux, aires de jeux
playgroup: creche, creches, garderie, garderies
pleasure: plaisir, plaisirs
plum: prune, prunes, prunier, pruniers
plumber: plombier, plombiers
plunge pool: bassin froid, bassins froids
pocket: poche, poches
podcast: podcasts, balado, balados
podiatrist: podologue, podologues, podologie
poetry: poesie, poesies, poeme, poemes, poete, poetes
polar: polaires
police officer: policier, policiere, policiers, policieres, gendarme, gendarmes
pollen: pollens, rhume des foins
pomegranate: grenade, grenades
pond: etang, etangs, mare, mares
pool: piscine, piscines, bassin, bassins
poplar: peuplier, peupliers
poppy: coquelicot, coquelicots, pavot, pavots
porcelain: porcelaine, porcelaines
porch: veranda, verandas, perron, perrons
porch swing: balancelle, balancelles
pore: pores dilates
porridge: bouillie, bouillies, porridges
portable: portatif, portative, portatifs, portatives, nomade, nomades, de voyage
portuguese: portugais, portugaise, portugaises
pose: posture, postures, asana, asanas
postcard: carte postale, cartes postales
poster: affiche, affiches
postman: facteur, facteurs, factrice, factrices
postnatal: post natal, postnatale, postnataux, postnatales, apres accouchement, post partum, postpartum
postnatal depression: baby blues, depression post partum
postnatal yoga: yoga postnatal
posture: postures, tenue du dos, se tenir droit
posture corrector: correcteur de posture, correcteurs de posture, redresse dos
posture training: reeducation posturale
pot: pots, marmite, marmites, casserole, casseroles
potato: pomme de terre, pommes de terre, patate, patates
potpourri: pot pourri
potter: potier, potiere, potiers, potieres, ceramiste, ceramistes
potters wheel: tour de potier, tour a potier
pottery: poterie, poteries, potier, potiere, potiers, potieres, tour de potier
pottery class: cours de poterie, atelier poterie, ateliers poterie, stage de poterie, stages de poterie
pouffe: pouf, poufs
poultice: cataplasme, cataplasmes
powder: poudre, poudres
practice: pratique, pratiques, pratiquer, entrainement, entrainements
practitioner: praticien, praticienne, praticiens, praticiennes, cabinet, cabinets
pram: poussette, poussettes, landau, landaus
prayer: priere, prieres, prier
prayer beads: mala, malas, chapelet, chapelets, collier mala, colliers mala
prayer mat: tapis de priere
pregnancy: grossesse, grossesses, femme enceinte, femmes enceintes, maternite
pregnancy pillow: coussin de grossesse, coussins de grossesse, coussin de maternite, coussins de maternite
pregnant: enceinte, enceintes, femme enceinte, femmes enceintes
premature baby: premature, prematuree, prematures, prematurees
premenstrual syndrome: syndrome premenstruel, spm
prenatal: prenatale, prenataux, prenatales, avant la naissance
prenatal massage: massage prenatal, massages prenataux, massage femme enceinte
prenatal yoga: yoga prenatal, yoga grossesse, yoga femme enceinte
preparation: preparations, preparer
present: cadeau, cadeaux
presentation: presentations, expose, exposes
pressure point: point de pression, points de pression
pretty: joli, jolie, jolis, jolies, mignon, mignonne, mignons, mignonnes
priest: pretre, pretres
private: prive, privee, prives, privees, privatif, privative, privatifs, privatives, particulier, particuliere, particuliers, particulieres
probiotic: probiotique, probiotiques, ferments lactiques
procrastination: procrastiner, remettre a demain
programme: programmes, parcours, cure, cures
programmer: informaticien, informaticienne, informaticiens, informaticiennes, developpeur, developpeuse, developpeurs, developpeuses, programmeur, programmeuse, programmeurs, programmeuses
protein: proteine, proteines, proteinee, proteinees
prune: pruneau, pruneaux
pruning: taille des arbres, elaguer, secateur, secateurs
psychiatrist: psychiatre, psychiatres
psychologist: psychologue, psychologues, psy, psys
psychology: psychologie
psychotherapy: psychotherapie, psychotherapies, psychotherapeute, psychotherapeutes
puberty: puberte
public speaking: parler en public, prise de parole, eloquence
puffy eye: poche sous yeux, poches sous yeux, yeux gonfles
pulse: pouls
pulses: legumineuse, legumineuses, legumes secs
pumice: pierre ponce, pierres ponces
pumpkin: citrouille, citrouilles, courge, courges, potiron, potirons
pumpkin seed: graine de courge, graines de courge
pupil: ecolier, ecoliere, ecoliers, ecolieres, eleve, eleves
puppet: marionnette, marionnettes
purifying: purifiant, purifiante, purifiants, purifiantes, depuratif, depurative, depuratifs, depuratives, detoxifiant, detoxifiante, detoxifiants, detoxifiantes
purple: violets, pourpre, pourpres, mauve
puzzle: puzzles, casse tete
pyjamas: pyjama, chemise de nuit, chemises de nuit
qigong: qi gong, chi kung
quick: rapide, rapides, rapidement
quiet: calme, calmes, tranquille, tranquilles, paisible, paisibles, tranquillite
quilt: edredon, edredons, courtepointe, courtepointes, patchwork
quince: coing, coings
quit: arreter, arret, sevrage, sevrages, decrocher
quit smoking: arreter de fumer, arret du tabac, sevrage tabagique
rabbit: lapin, lapine, lapins, lapines
race: competition, competitions
racing thought: pensee envahissante, pensees envahissantes, rumination, ruminations, ruminer, cogiter
raft: radeau, radeaux
rafting: eau vive, eaux vives
railway: chemin de fer, chemins de fer, voie ferree
rain: pluie, pluies, pluvieux, pluvieuse, pluvieuses
rain stick: baton de pluie, batons de pluie
raincoat: impermeable, impermeables, k way, cire, cires
raisin: raisins secs
rapeseed: colza
rapeseed oil: huile de colza
raspberry: framboise, framboises
raspberry leaf: feuille de framboisier, feuilles de framboisier
rattan: rotin
rattle: hochet, hochets, maraca, maracas
ravine: gorge, gorges, ravin, ravins, canyon, canyons
ravintsara: ravintsare
raw food: cru, crus, crue, crues, crudite, crudites, crudivore, crudivores
razor: rasoir, rasoirs
reading: lecture, lectures, lire, lecteur, lecteurs, lectrice, lectrices
reading lamp: lampe de lecture, lampes de lecture, liseuse, liseuses
recharge: se ressourcer, ressourcement, recharger les batteries
rechargeable: rechargeables, batterie
recipe: recette, recettes
reconnect: se reconnecter, se retrouver
recovery: recuperation, retablissement, convalescence, recuperer, guerison
recycled: recycle, recyclee, recycles, recyclees, recyclage, recyclable, recyclables
red: rouge, rouges
redness: rougeur, rougeurs
reed: roseau, roseaux, osier
reef: recif, recifs, corail, coraux
refill: recharge, recharges, eco recharge
refillable: rechargeable, rechargeables, recharge, recharges
reflexology: reflexologie, reflexologue, reflexologues, reflexologie plantaire
reflux: remontees acides, rgo
refugee: refugie, refugiee, refugies, refugiees
regional: regionaux, regionale, regionales, du terroir
rehabilitation: reeducation, readaptation
reiki: maitre reiki
reishi: champignon reishi
relationship: relations, vie de couple, relation amoureuse
relax: se detendre, detendre, relaxer, se relaxer, decompresser
relaxation: detente, detentes, relaxations, relachement, decontraction, delassement
relaxed: detendu, detendue, detendus, detendues, relaxe, relaxee, relaxes, relaxees, decontracte, decontractee, decontractes, decontractees
relaxing: relaxant, relaxante, relaxants, relaxantes, decontractant, decontractante, decontractants, decontractantes, delassant, delassante, delassants, delassantes
remedy: remede, remedes
remembrance: souvenir, souvenirs, commemoration, commemorations
remote: recule, reculee, recules, reculees, isole, isolee, isoles, isolees, bout du monde
remote control: telecommande, telecommandes
removable: amovible, amovibles
rent: louer, location, locations
renter: locataire, locataires
repair: reparer, reparation, reparations, reparateur, reparateurs, reparatrice, reparatrices
researcher: chercheur, chercheuse, chercheurs, chercheuses
reset: remise a zero, reinitialiser, se ressourcer
resilience: resilient, resiliente, resilients, resilientes
resin: resine, resines
resistance band: elastique, elastiques, bande elastique, bandes elastiques, bande de resistance, bandes de resistance
resort: station balneaire, stations balneaires, complexe hotelier, complexes hoteliers
respite: repit, pause, pauses, relais
rest: repos, se reposer, reposer, reposant, reposante, reposants, reposantes, delassement, delassements
restaurant: restaurants, resto, restos
resting place: havre, havres, lieu de repos
restless: agite, agitee, agites, agitees, agitation, jambes sans repos
restless leg: jambe sans repos, jambes sans repos, impatiences, syndrome des jambes
restlessness: agitation, nervosite, bougeotte
restorative yoga: yoga restauratif, yoga reparateur
retired: retraitee, retraitees, jeune retraite, jeunes retraites, pour retraites
retirement: depart en retraite, a la retraite, retraitee, retraitees
retreat: retraite, retraites, cure, cures
return to work: reprise du travail, retour au travail
reusable: reutilisable, reutilisables
review: avis, temoignage, temoignages
revision: revisions, reviser
rheumatism: rhumatisme, rhumatismes, rhumatismal, rhumatismale, rhumatismaux, rhumatismales
rhodiola: rhodiole
rhythm: rythme, rythmes
rib: cotes flottantes
rice: riz
rice bowl: bol de riz, bols de riz
ridge: crete, cretes, arete, aretes
riding stable: centre equestre, centres equestres, ecurie, ecuries
ring: bague, bagues, anneau, anneaux
ritual: rituel, rituels, rite, rites
river: riviere, rivieres, fleuve, fleuves, fluvial, fluviale, fluviaux, fluviales
riverbank: bord de riviere, berge, berges
road: route, routes, routier, routiere, routiers, routieres
roasted: torrefie, torrefiee, torrefies, torrefiees, grille, grillee, grilles, grillees, roti, rotie, rotis, roties
rock: rocher, rochers, roche, roches, rocheux, rocheuse, rocheuses
rocking chair: fauteuil a bascule, fauteuils a bascule, rocking chairs
rolfing: rolfeur, rolfeurs
roll: rouleau, rouleaux
roller: rouleau, rouleaux, roll on
roller skates: patins a roulettes, roller
romantic: romantique, romantiques
roof: toit, toits, toiture, toitures
rooibos: the rouge
room: chambre, chambres, piece, pieces, salle, salles
room spray: parfum dinterieur, parfums dinterieur, spray dambiance, sprays dambiance
root: racine, racines
rope: corde, cordes, cordage, cordages
rosacea: rosacee, couperose
rose: roses, rosier, rosiers
rose water: eau de rose, eaux de rose
rosehip: cynorrhodon, cynorrhodons, rose musquee, eglantier
rosehip oil: huile rose musquee
rosemary: romarin, romarins
rota: planning, plannings, roulement, roulements
rough: rugueux, rugueuse, rugueuses, reche, reches
round: rond, ronde, ronds, rondes, arrondi, arrondie, arrondis, arrondies
rowing: aviron, ramer, rameur, rameurs
royal jelly: gelee royale
rubber: caoutchouc, caoutchoucs
rug: tapis, carpette, carpettes
rugby: rugbyman
run: courir, course, courses, course a pied
runner: coureur, coureuse, coureurs, coureuses, joggeur, joggeuse, joggeurs, joggeuses
running: course a pied, courir, jogging, footing
rustic: rustique, rustiques
rusty: rouille, rouillee, rouilles, rouillees
rye: seigle
rye bread: pain de seigle, pains de seigle
sabbatical: annee sabbatique, conge sabbatique, sabbatique, sabbatiques
sachet: sachets, pochette, pochettes
sacred: sacre, sacree, sacres, sacrees
sad: triste, tristes
saddle: selle, selles
sadness: tristesse, tristesses, triste, tristes
saffron: safran
sage: sauge, sauges
sailing: voile, voiles, voilier, voiliers, naviguer
sailing boat: voilier, voiliers
sailor: matelot, matelots
salad: salade, salades
salesperson: vendeur, vendeuse, vendeurs, vendeuses
salt: sel, sels, sale, salee, sales, salees
salt cave: grotte de sel, grottes de sel, halotherapie
salt lamp: lampe de sel, lampes de sel
salt water: eau salee, eaux salees, eau de mer, eaux de mer
sanctuary: sanctuaire, sanctuaires
sand: sable, sables, sableux, sableuse, sableuses
sandalwood: santal, bois de santal
sandstone: gres
sanitary pad: serviette hygienique, serviettes hygieniques
sap: seve, seves
satin: satins, satine, satinee, satines, satinees
sauerkraut: choucroute, choucroutes
sauna: saunas, bain finlandais, bains finlandais, hammam, hammams
savoury: sale, salee, sales, salees
saw: scie, scies
scalp: cuir chevelu
scalp massage: massage cranien, massages craniens
scar: cicatrice, cicatrices, cicatrisant, cicatrisante, cicatrisants, cicatrisantes
scarf: echarpe, echarpes, foulard, foulards, etole, etoles
scent: parfum, parfums, senteur, senteurs, odeur, odeurs, parfume, parfumee, parfumes, parfumees
scented candle: bougie parfumee, bougies parfumees
school: ecole, ecoles, lycee, lycees, college, colleges, scolaire, scolaires
school holidays: vacances scolaires
sciatica: sciatique, sciatiques
scissors: ciseaux
screen: ecran, ecrans
screen divider: paravent, paravents
screen free: sans ecran
screen time: temps decran
scrub: gommage, gommages, exfoliant, exfoliante, exfoliants, exfoliantes, exfoliation
sculpture: sculptures, sculpter, modelage
sea: mer, mers, marin, marine, marins, marines, maritime, maritimes, bord de mer
sea air: air marin, air iode
sea buckthorn: argousier
sea salt: sel de mer, sels de mer, fleur de sel
sea view: vue mer, vue sur mer
sea water: eau de mer, eaux de mer
seagull: mouette, mouettes, goeland, goelands
seal: phoque, phoques
seasick: mal de mer
seaside: bord de mer, balneaire, balneaires, bords de mer
season: saison, saisons, saisonnier, saisonniere, saisonniers, saisonnieres
seasonal: de saison, saisonnier, saisonniere, saisonniers, saisonnieres
seat: siege, sieges, assise, assises
seat cushion: coussin dassise, coussins dassise, galette de chaise, galettes de chaise
seated massage: massage assis, massages assis, amma assis
seaweed: algue, algues, varech, goemon, spiruline
secluded: isole, isolee, isoles, isolees, retire, retiree, retires, retirees, a lecart, cache, cachee, caches, cachees
second hand: seconde main
secretary: secretaire, secretaires
seed: graine, graines, semence, semences, pepin, pepins
seesaw: bascule, bascules
self care: soin de soi, temps pour soi
self defence: autodefense, self defense
self discovery: decouverte de soi, connaissance de soi
self employed: independant, independante, independants, independantes, auto entrepreneur, freelance
self esteem: estime de soi
seminar: seminaire, seminaires, colloque, colloques
senior: seniors, troisieme age
sense: sensoriel, sensorielle, sensoriels, sensorielles, cinq sens
sensitive: sensible, sensibles, sensibilite, reactif, reactive, reactifs, reactives
sensitive skin: peau sensible, peaux sensibles, peau reactive, peaux reactives
sensory: sensoriel, sensorielle, sensoriels, sensorielles
serenity: serenite, quietude
session: seance, seances
set: assortiment, assortiments, lot, lots
sewing: couture, coutures, coudre, couturier, couturiere, couturiers, couturieres
sewing machine: machine a coudre
sexual abuse: abus sexuel, agression sexuelle
sexuality: sexualite, sexuel, sexuelle, sexuels, sexuelles, sexe
shade: ombre, ombres, ombrage, ombragee, ombrages, ombragees
shaded: ombrage, ombragee, ombrages, ombragees
shadow: ombre, ombres
shaman: chaman, chamans, chamanisme, chamanique, chamaniques, chamane, chamanes
shame: honte, hontes, honteux, honteuse, honteuses
shampoo: shampoing, shampoings, shampooing, shampooings, shampoing solide
shared: partage, partagee, partages, partagees, commun, commune, communs, communes, en commun
shaving: rasage, rasages, raser, se raser
shawl: chale, chales
shea butter: beurre de karite, karite
shed: appentis, abri de jardin, abris de jardin
sheep: mouton, moutons, brebis
sheep farm: elevage de moutons, ferme ovine
sheep wool: laine de mouton
sheepfold: bergerie, bergeries
sheepskin: peau de mouton, peaux de mouton
sheet: drap, draps
shelf: etagere, etageres, rayonnage, rayonnages
shell: coquillage, coquillages, coquille, coquilles
shepherd: berger, bergere, bergers, bergeres, bergerie, bergeries
shift: postes, equipe de nuit
shift work: travail poste, horaires decales, horaire decale, trois huit
shift worker: travailleur poste, travailleurs postes, travailleur de nuit, travailleurs de nuit
shirt: chemise, chemises, t shirt, tee shirt
shoe: chaussure, chaussures, soulier, souliers
shop: boutique, boutiques, magasin, magasins, commerce, commerces
shopkeeper: commercant, commercante, commercants, commercantes
shore: rivage, rivages, rive, rives, bord de mer
short: court, courte, courts, courtes, courte duree, bref, breve, breves
shortness of breath: essoufflement, essouffle, essoufflee, essouffles, essoufflees
shoulder: epaule, epaules
shoulder massage: massage epaules, massage des epaules
shoulder pain: mal a lepaule
shower: douche, douches
shower gel: gel douche, gels douche
shower steamer: galet de douche, galets de douche, pastille de douche, pastilles de douche
shrine: sanctuaire, sanctuaires, autel, autels
shuttle: navette, navettes
shy: timide, timides, timidite
sibling: fratrie, fratries, freres et soeurs
sick leave: arret maladie, arret de travail
sickness: nausee, nausees, mal des transports
side: flanc, flancs, sur le cote
side effect: effet secondaire, effets secondaires
side sleeper: dormir de cote
sight: vue, vues, vision
signal: signaux
silence: silences, silencieux, silencieuse, silencieuses
silence retreat: retraite silencieuse, retraites silencieuses
silent: silencieux, silencieuse, silencieuses, en silence
silent retreat: retraite silencieuse, retraites silencieuses, retraite de silence, retraites de silence, retraite en silence
silk: soie, soies, soyeux, soyeuse, soyeuses
silver: argente, argentee, argentes, argentees, argent massif
simple: simples, simplicite
simplicity: simplicite, sobriete
singer: chanteur, chanteuse, chanteurs, chanteuses
singing: chant, chants, chanter, chorale, chorales
singing bowl: bol chantant, bols chantants, bol tibetain, bols tibetains
singing class: cours de chant, atelier chant, ateliers chant
single parent: mere celibataire, meres celibataires, parent solo, parents solo, famille monoparentale, familles monoparentales, monoparental, monoparentale, monoparentaux, monoparentales
single person: celibataire, celibataires
single woman: femme celibataire, femmes celibataires
sinus: sinusite, sinusites
sister: soeur, soeurs
sit: sasseoir, assis, assise, assises
sitting: assis, assise, assises, position assise
sixties: sexagenaire, sexagenaires, soixantaine
size: taille, tailles, dimension, dimensions, pointure, pointures
ski: skis, skier, ski de fond, skieur, skieuse, skieurs, skieuses
skin: peau, peaux, epiderme, epidermes, cutane, cutanee, cutanes, cutanees
skin rash: eruption cutanee, eruptions cutanees, urticaire
skincare: soin de peau, soins de peau, soin du visage, soins du visage, soin visage, soins visage, soin peau, soins peau
skipping rope: corde a sauter
sky: ciel, ciels, cieux
slate: ardoise, ardoises
sledge: luge, luges, traineau, traineaux
sleep: sommeil, sommeils, dormir, dors, dort, dormeur, dormeuse, dormeurs, dormeuses, endormissement, endormissements, sendormir
sleep apnoea: apnee du sommeil
sleep coach: coach sommeil
sleep mask: masque de nuit, masques de nuit, masque de sommeil, masques de sommeil
sleep tea: tisane sommeil, tisanes sommeil, tisane nuit, tisanes nuit, tisane du soir, tisanes du soir
sleep tracker: traqueur de sommeil, suivi du sommeil
sleeper: dormeur, dormeuse, dormeurs, dormeuses
sleeping bag: sac de couchage, sacs de couchage, duvet, duvets
sleeping pill: somnifere, somniferes
sleepless: nuit blanche, nuits blanches, sans sommeil
sleepover: nuitee, nuitees, nuit insolite
sleepwalking: somnambulisme, somnambule, somnambules
sleeve: manche, manches
slimming: minceur, amincissant, amincissante, amincissants, amincissantes, amaigrissant, amaigrissante, amaigrissants, amaigrissantes
sling: porte bebe, echarpe de portage, echarpes de portage
slipped disc: hernie discale, hernies discales, hernie, hernies
slipper: pantoufle, pantoufles, chausson, chaussons, charentaise, charentaises
slope: pente, pentes, versant, versants
slow: lent, lente, lents, lentes, lenteur, lentement, ralentir
slow down: ralentir, lever le pied
slow food: bistronomie
slow living: slow life, vie lente, vivre lentement
slump: coup de barre, coups de barre
small: petit, petite, petits, petites
smartwatch: montre connectee, montres connectees
smell: odeur, odeurs, odorat, sentir bon
smoke: fumee, fumees, fumer
smoker: fumeur, fumeuse, fumeurs, fumeuses, ex fumeur
smoking: tabac, fumer, tabagisme, cigarette, cigarettes
smooth: lisse, lisses
smudging: fumigation, fumigations, sauge blanche, palo santo
snack: gouter, gouters, en cas, encas, grignotage, collation, collations
snail: escargot, escargots
sniffles: nez qui coule, rhume, rhumes
snoring: ronflement, ronflements, ronfler, ronfleur, ronfleuse, ronfleurs, ronfleuses
snorkelling: tuba, tubas, palmes masque tuba, randonnee palmee
snow: neige, neiges, neigeux, neigeuse, neigeuses, enneige, enneigee, enneiges, enneigees
snowshoe: raquette, raquettes, raquettes a neige
snowshoeing: raquettes a neige, sortie raquettes
soap: savon, savons, savonnette, savonnettes, savonnerie
soap dish: porte savon
soap making: fabrication de savon, saponification, faire du savon
soapmaker: savonnier, savonniere, savonniers, savonnieres
sober: sobriete, sobre, sobres
sober curious: mois sans alcool, dry january
social worker: travailleur social, assistante sociale, travailleurs sociaux
sock: chaussette, chaussettes
socket: prise electrique
sofa: canape, canapes, sofas, divan, divans
soft: doux, douce, douces, moelleux, moelleuse, moelleuses, souple, souples
soft toy: peluche, peluches, doudou, doudous
softness: douceur, douceurs
soil: terreau, humus
soldier: soldat, soldats, militaire, militaires
sole: semelle, semelles
solid shampoo: shampoing solide, shampoings solides
solitude: solitudes, solitaire, solitaires
solo travel: voyage solo, voyages solo, voyager seul, partir seul
song: chanson, chansons
sophrology: sophrologie, sophrologue, sophrologues
sore: endolori, endolorie, endoloris, endolories, courbature, courbaturee, courbatures, courbaturees
sore muscle: courbature, courbatures, muscle endolori, muscles endoloris
sore throat: mal de gorge, maux de gorge
sorrel: oseille
sound: sons, sonore, sonores, bain sonore, sonotherapie
sound bath: bain sonore, bains sonores, voyage sonore, voyages sonores, bain de son, bains de son, bain de gong, bains de gong
soundscape: paysage sonore, paysages sonores, ambiance sonore, ambiances sonores
soup: soupe, soupes, potage, potages, veloute, veloutes
soup kitchen: soupe populaire
sour: acide, acides, aigre, aigres
sourdough: levain, levains, pain au levain
south: sud
sowing: semis, semer
soy wax: cire de soja, cire vegetale
soya: soja
spa: spas, espace bien etre, thermes, balneo
spa day: journee spa, journees spa, journee bien etre, journees bien etre
spade: beche, beches, pelle, pelles
spanish: espagnol, espagnole, espagnols, espagnoles, espagne
spare part: piece de rechange
sparkling water: eau gazeuse, eau petillante
spearmint: menthe verte, menthe douce
speech: discours, prise de parole
speech therapist: orthophoniste, orthophonistes, orthophonie
speech therapy: orthophonie
speed: vitesse, vitesses, rapidite
spelt: epeautre, petit epeautre
spelt husk: balle depeautre, balles depeautre, enveloppe depeautre
spelt pillow: oreiller epeautre, coussin epeautre
spice: epice, epices, epicee, epicees
spicy: epice, epicee, epices, epicees, piquant, piquante, piquants, piquantes
spider: araignee, araignees
spinach: epinard, epinards
spine: colonne vertebrale, colonnes vertebrales, colonne, colonnes, vertebre, vertebres, vertebral, vertebrale, vertebraux, vertebrales
spinning: filage, filer la laine, rouet, rouets
spinning wheel: rouet, rouets
spirit: esprit, esprits, ame, ames
spirituality: spiritualite, spiritualites, spirituel, spirituelle, spirituels, spirituelles
spirulina: spiruline
sponge: eponge, eponges
spoon: cuillere, cuilleres, cuiller, cuillers
sport: sports, sportif, sportive, sportifs, sportives
sports massage: massage sportif, massages sportif
spots: bouton, boutons, points noirs
sprain: entorse, entorses, foulure, foulures
spray: brume, brumes, vaporisateur, vaporisateurs, atomiseur, atomiseurs, pulverisateur, pulverisateurs
spring: printemps, printanier, printaniere, printaniers, printanieres
spring water: eau de source, eaux de source
sprout: germe, germes, graine germee, graines germees
spruce: epicea, epiceas
square: carre, carree, carres, carrees
st johns wort: millepertuis
stable: ecurie, ecuries, etable, etables
stage: scene, scenes
stage fright: trac
stage of life: etape de vie, etapes de vie
stainless steel: acier inoxydable, inox
staircase: cage descalier, cages descalier
stairs: escalier, escaliers
stand: support, supports
standing: debout, station debout
standing desk: bureau debout, bureaux debout, bureau assis debout
star: etoile, etoiles, etoilee, etoilees
star anise: badiane, anis etoile
starfish: etoile de mer
stargazing: astronomie, observation des etoiles, regarder les etoiles, voute etoilee
starter kit: kit debutant, kit de demarrage
statue: statues, bouddha, bouddhas
steam: vapeur, vapeurs
steam bath: hammam, hammams, bain de vapeur, bains de vapeur, bain turc, bains turcs
steel: acier, inox
step: pas par jour, marche descalier
stepfamily: famille recomposee, familles recomposees
stick: baton, batons, batonnet, batonnets
stiff: raide, raides, rigide, rigides, ankylose, ankylosee, ankyloses, ankylosees
stiff neck: torticolis, nuque raide
stiffness: raideur, raideurs, courbature, courbatures, ankylose, ankylosee, ankyloses, ankylosees
stomach: estomac, estomacs, ventre, ventres, gastrique, gastriques
stomach ache: mal de ventre, mal au ventre, maux de ventre, mal a lestomac
stone: pierre, pierres, caillou, cailloux, galet, galets
stone pine: pin cembro, pin arolle, arolle
stoneware: gres
stool: tabouret, tabourets, repose pieds
storm: orage, orages, tempete, tempetes
story: histoire, histoires, conte, contes, recit, recits
storytelling: conteur, conteuse, conteurs, conteuses, contes
stove: poele, poeles, cuisiniere, cuisinieres, fourneau, fourneaux
straight: se tenir droit, dos droit, redresse, redressee, redresses, redressees, se redresser
strainer: passoire, passoires, infuseur, infuseurs, filtre a the
strap: sangle, sangles, courroie, courroies
straw: paille, pailles
straw bale house: maison en paille, maisons en paille
strawberry: fraise, fraises
stream: ruisseau, ruisseaux, torrent, torrents
strength: force, forces, musculation, renforcement
stress: stresse, stressee, stresses, stressees, stressant, stressante, stressants, stressantes, antistress, anti stress, surmenage
stress relief: gestion du stress, antistress, anti stress, evacuer le stress
stretch mark: vergeture, vergetures
stretching: etirement, etirements, setirer, etirer
string: corde, cordes, ficelle, ficelles
stroke: avc, accident vasculaire
strong: fort, forte, forts, fortes, robuste, robustes, costaud, costaude, costauds, costaudes
student: etudiant, etudiante, etudiants, etudiantes, eleve, eleves, lyceen, lyceenne, lyceens, lyceennes
studio: studios, salle de yoga
study: etude, etudes, etudier, revision, revisions
subscription: abonnement, abonnements, sabonner
sugar: sucre, sucres, sucree, sucrees
sugar free: sans sucre, sans sucres
suitcase: valise, valises
summary: resume, resumes
summer: ete, estival, estivale, estivaux, estivales
summit: sommet, sommets, cime, cimes
sun: soleil, soleils, solaire, solaires, ensoleille, ensoleillee, ensoleilles, ensoleillees
sun cream: creme solaire, cremes solaires, protection solaire, protections solaires
sunburn: coup de soleil, coups de soleil
sunflower: tournesol, tournesols
sunflower seed: graine de tournesol, graines de tournesol
sunrise: lever du soleil, aube, lever de soleil
sunrise walk: balade au lever
sunset: coucher de soleil, couchers de soleil, coucher du soleil
suntan: bronzage, bronzer
superfood: superaliment, superaliments, super aliment
supper: souper, soupers, repas du soir, diner, diners
supplement: complement alimentaire, complements alimentaires, complement, complements
support: soutien, soutiens, soutenir
support group: groupe de parole, groupes de parole, groupe de soutien, groupes de soutien, cercle de parole, cercles de parole
surf lesson: cours de surf
surfing: surf, surfer, surfeur, surfeuse, surfeurs, surfeuses
surgeon: chirurgien, chirurgienne, chirurgiens, chirurgiennes
surgery: chirurgie, chirurgies, operation, operations, opere, operee, operes, operees
survival: survie, survivalisme
sustainable: durable, durables, developpement durable, eco responsable
swaddle: lange, langes, emmailloter
swan: cygne, cygnes
sweat: sueur, sueurs, transpiration, transpirer, transpirant
sweat lodge: hutte de sudation, huttes de sudation
sweaty: transpirant, transpirante, transpirants, transpirantes, moite, moites
swedish massage: massage suedois, massages suedois
sweet: bonbon, bonbons, friandise, friandises, sucrerie, sucreries
sweetener: edulcorant, edulcorants, stevia
swelling: gonflement, gonflements, gonfle, gonflee, gonfles, gonflees, oedeme, oedemes
swim: nager, baignade, baignades, se baigner
swimmer: nageur, nageuse, nageurs, nageuses
swimming: natation, nager, baignade, baignades
swimming lesson: cours de natation
swimming pool: piscine, piscines
swimsuit: maillot de bain, maillots de bain, maillot, maillots
swing: balancoire, balancoires
swiss pine: pin cembro, arolle
switch off: decrocher
sword: epee, epees, sabre, sabres
syrup: sirop, sirops
tablet: comprime, comprimes, tablette, tablettes, cachet, cachets
tai chi: taichi
tailbone: coccyx
talk: causerie, causeries, conference, conferences, discussion, discussions, parler
talking circle: cercle de parole, cercles de parole
tallow: suif
tansy: tanaisie
tantra: tantrique, tantriques
tap: robinet, robinets
tape: bande, bandes, ruban, rubans
tarot: tarots, cartomancie
tarragon: estragon
taste: gout, gouts, saveur, saveurs
tasting: degustation, degustations, deguster
tea: thes, the vert, the noir, tasse de the, infusion, infusions, tisane, tisanes, boire du the, the relaxant
tea bag: sachet de the, sachets de the, infusette, infusettes
tea ceremony: ceremonie du the, ceremonies du the
tea set: service a the
tea tree: arbre a the, theier
teacher: professeur, professeurs, prof, profs, enseignant, enseignante, enseignants, enseignantes, instituteur, instituteurs, institutrice, institutrices
teacher gift: cadeau maitresse, cadeau prof
teacher training: formation de professeur, formation professeur yoga
tealight: bougie chauffe plat, bougies chauffe plat, lumignon, lumignons
team: equipe, equipes, team building
teapot: theiere, theieres
tearoom: salon de the, salons de the
teaspoon: cuillere a cafe, cuilleres a cafe
teenager: adolescent, adolescente, adolescents, adolescentes, ado, ados, adolescence
teeth grinding: bruxisme, grincement de dents, grincements de dents, grincer des dents
teething: poussee dentaire, poussees dentaires
telescope: telescopes, lunette astronomique
television: tele
temples: tempe, tempes
tenderness: tendresse, tendre, tendres
tendinitis: tendinite, tendinites
tension: tensions, tendu, tendue, tendus, tendues, crispation, crispations, crispe, crispee, crispes, crispees
tent: tente, tentes
terrace: terrasse, terrasses
test: tests, bilan, bilans
textile: textiles, tissu, tissus
thai massage: massage thai, massages thai, massage thailandais, massages thailandais
thalassotherapy: thalassotherapie, thalasso, thalassos, balneotherapie
thank you gift: cadeau de remerciement, cadeaux de remerciement, cadeau merci
therapist: therapeute, therapeutes, praticien, praticienne, praticiens, praticiennes, psy, psys
therapy: therapie, therapies, therapeutique, therapeutiques
thermal: thermale, thermaux, thermales, thermalisme
thermal bath: bain thermal, bains thermaux, thermes, cure thermale, thermalisme
thermostat: thermostats, temperature, temperatures
thick: epais, epaisse, epaisses, epaisseur, epaisseurs
thigh: cuisse, cuisses
thin: fine, fines, mince, minces
thirst: soif
thistle: chardon, chardons
thought: pensee, pensees
throat: gorge, gorges
throw: plaid, plaids, jete de lit, jetes de lit
thumb: pouce, pouces
thunder: tonnerre
thyme: thym
thyroid: thyroide, thyroidien, thyroidienne, thyroidiens, thyroidiennes
tibetan: tibetain, tibetaine, tibetains, tibetaines, tibet
tidal: maree, marees
tide: maree, marees
tidying: rangement, rangements, ranger, desencombrer
tight: serre, serree, serres, serrees, tendu, tendue, tendus, tendues
tile: carreau, carreaux, carrelage, carrelages, carrele, carrelee, carreles, carrelees
time management: gestion du temps
time out: parenthese, parentheses, pause, pauses, break
timer: minuteur, minuteurs, minuterie, minuteries
timetable: emploi du temps, horaire, horaires
tin: boite metallique, boite en fer
tincture: teinture mere, teintures mere, alcoolature, alcoolatures
tinnitus: acouphene, acouphenes, bourdonnement doreille, bourdonnements doreille
tiny: minuscule, minuscules
tiny house: mini maison, petite maison
tip: astuce, astuces, conseil, conseils
tipi: tipis, tepee
tired: fatigue, fatiguee, fatigues, fatiguees, las, lasse, lasses, creve, crevee, creves, crevees
tiredness: fatigue, fatigues, lassitude, coup de fatigue
toddler: tout petit, tout petits, bambin, bambins
toe: orteil, orteils, doigt de pied, doigts de pied
toilet: toilettes, wc
toiletry bag: trousse de toilette, trousses de toilette
tomato: tomate, tomates
toner: tonique, toniques, lotion tonique, lotions toniques
tongue: langue, langues
tool: outil, outils, ustensile, ustensiles
tooth: dent, dents, dentaire, dentaires
toothache: mal aux dents, rage de dents
toothbrush: brosse a dents, brosses a dents
toothpaste: dentifrice, dentifrices
torch: lampe torche, lampes torche, lampe de poche, lampes de poche, lampe frontale, lampes frontales
touch: toucher, touchers, tactile, tactiles
tour: visite guidee, visites guidees, circuit, circuits
towel: serviette, serviettes, serviette de bain, serviettes de bain, drap de bain, draps de bain, serviette de toilette, serviettes de toilette
tower: tour de guet
town: ville, villes
toxic relationship: relation toxique, relations toxiques
toy: jouet, jouets
trace element: oligo element, oligoelements
tracker: traqueur, traqueurs, bracelet connecte, bracelets connectes
tracking: suivi, suivis, suivre
tradition: traditions, coutume, coutumes
traditional: traditionnel, traditionnelle, traditionnels, traditionnelles
traffic: circulation, embouteillage, embouteillages
trager: methode trager
trail: sentier, sentiers, piste, pistes
train: gare, gares, trains
training: entrainement, entrainements, formation, formations, entrainer
transparent: transparents, translucide, translucides
transport: transports, navette, navettes
trauma: traumatisme, traumatismes, traumatique, traumatiques, traumatise, traumatisee, traumatises, traumatisees
travel sickness: mal des transports, mal de mer
travel size: format voyage, taille voyage
traveller: voyageur, voyageuse, voyageurs, voyageuses
tray: plateau, plateaux
treasure hunt: chasse au tresor, chasses au tresor
treatment: soin, soins, traitement, traitements
tree: arbre, arbres
treehouse: cabane perchee, cabanes perchees, maison dans larbre
tremor: tremblement, tremblements
trial: essai gratuit, seance dessai, cours dessai
trigger point: point gachette, points gachettes
trimester: trimestre, trimestres
tropical: tropicaux, tropicale, tropicales
trousers: pantalon, pantalons
truck driver: routier, routiere, routiers, routieres, chauffeur routier, camionneur, camionneurs
truffle: truffe, truffes
trunk: tronc, troncs
trust: confiance
tuning fork: diapason, diapasons
turmeric: curcuma
turtle: tortue, tortues
twin: jumeau, jumeaux, jumelle, jumelles
ulcer: ulcere, ulceres
ultrasound: ultrason, ultrasons
umbrella: parapluie, parapluies
uncle: oncle, oncles, tonton, tontons
undergrowth: sous bois
underwear: culotte, culottes, sous vetement, sous vetements
unemployed: chomeur, chomeuse, chomeurs, chomeuses, chomage
unhurried: sans hate, tranquillement, sans se presser
unscented: sans parfum, non parfume, non parfumee, non parfumes, non parfumees, inodore, inodores
unusual stay: hebergement insolite, hebergements insolites, insolite, insolites, nuit insolite, nuits insolites
unwind: decompresser, se detendre
upright: se tenir droit
vaginal dryness: secheresse vaginale, secheresse intime
vagus nerve: nerf vague
valentine: saint valentin
valerian: valeriane
valley: vallee, vallees, vallon, vallons, val
vanilla: vanille, vanillee, vanilles, vanillees
vaping: vapoter, vapotage, vapoteuse, vapoteuses, cigarette electronique, cigarettes electroniques
varicose vein: varice, varices
vegan: vegane, vegans, veganes, vegetalien, vegetalienne, vegetaliens, vegetaliennes
vegetable: legume, legumes, potager, potagers
vegetable broth: bouillon de legumes, bouillons de legumes
vegetable garden: potager, potagers, jardin potager, jardins potagers
vegetarian: vegetarien, vegetarienne, vegetariens, vegetariennes
velvet: velours
verbena: verveine, verveines
vet: veterinaire, veterinaires
via ferrata: vias ferratas
view: vue, vues, panorama, panoramas, panoramique, panoramiques
village: villages, hameau, hameaux
vine leaf: vigne rouge
vinegar: vinaigre, vinaigres
vineyard: vignoble, vignobles, vigne, vignes
violence: violences, violent, violente, violents, violentes
violet: violettes, violets
violin: violon, violons
vision quest: quete de vision, quetes de vision
visit: visite, visites, visiter
visitor: visiteur, visiteuse, visiteurs, visiteuses
vitality: vitalite, tonus
vitamin: vitamine, vitamines, vitaminee, vitaminees
vitamin c: vitamine c
vitamin d: vitamine d
voice: voix, vocal, vocale, vocaux, vocales
volcanic: volcanique, volcaniques
volcano: volcan, volcans
volleyball: volley
volunteer: benevole, benevoles, benevolat
voucher: bon cadeau, bons cadeaux, cheque cadeau, cheques cadeaux, bon dachat, bons dachat
waiter: serveur, serveuse, serveurs, serveuses
wake: reveil, reveils, se reveiller, reveiller
wake up light: reveil lumineux, reveils lumineux, simulateur daube, simulateurs daube
walk: promenade, promenades, balade, balades, marche, marches, se promener, se balader
walker: marcheur, marcheuse, marcheurs, marcheuses, promeneur, promeneuse, promeneurs, promeneuses
walking: marche, marches, marcher, promenade, promenades, a pied
walking meditation: marche meditative, marches meditatives, meditation en marchant, marche consciente
walking pole: baton de marche, batons de marche, baton de randonnee, batons de randonnee
walking shoe: chaussure de marche, chaussures de marche
walking stick: canne, cannes, baton de marche, batons de marche
wall: mur, murs, mural, murale, muraux, murales, paroi, parois
walnut: noix, noyer, noyers
waltz: valse, valses
wardrobe: armoire, armoires, penderie, penderies
warm: chaud, chaude, chauds, chaudes, tiede, tiedes, chaleureux, chaleureuse, chaleureuses
warm up: echauffement, echauffements, sechauffer
warm water: eau chaude, eaux chaudes, eau tiede, eaux tiedes
warmer: rechaud, rechauds, chauffe main, chauffe pieds
warmth: chaleur, chaleurs
wart: verrue, verrues
wash: laver, lavage, lavages, se laver
washable: lavable, lavables, dehoussable, dehoussables
washcloth: gant de toilette, gants de toilette
watch: montre, montres
water: eau, eaux, aquatique, aquatiques, hydrique, hydriques
water aerobics: aquagym, aqua gym, gym aquatique
water bottle: gourde, gourdes, bouteille deau, bouteilles deau
watercolour: aquarelle, aquarelles
waterfall: cascade, cascades, chute deau, chutes deau
watering can: arrosoir, arrosoirs
watermill: moulin a eau, moulins a eau
waterproof: impermeable, impermeables, etanche, etanches
wave: vague, vagues
wax: cire, cires
wearable: objet connecte, objets connectes, connecte, connectee, connectes, connectees, montre connectee
weather: meteo, intemperie, intemperies
weaver: tisserand, tisserande, tisserands, tisserandes
weaving: tissage, tissages, tisser, tisserand, tisserande, tisserands, tisserandes
website: site web, site internet, sites
wedding: mariage, mariages, noces
wedding gift: cadeau de mariage, cadeaux de mariage
wedge: cale, cales, compense, compensee, compenses, compensees
weed: mauvaise herbe, mauvaises herbes, desherber, desherbage
weeding: desherbage, desherber
weekday: en semaine, jour de semaine, jours de semaine
weekend: week end, week ends, weekends
weight: poids
weight loss: perte de poids, maigrir, mincir, perdre du poids, amaigrissement, minceur
weighted: leste, lestee, lestes, lestees, pondere, ponderee, ponderes, ponderees, alourdi, alourdie, alourdis, alourdies
weighted blanket: couverture lestee, couvertures lestees, couverture ponderee, couvertures ponderees, couverture lourde, couvertures lourdes
well: puits
wellbeing: bien etre, mieux etre
wellness: bien etre, mieux etre
western: occidental, occidentale, occidentaux, occidentales
wet: mouille, mouillee, mouilles, mouillees, humide, humides
whale: baleine, baleines
wheat: ble, bles, froment
wheat bag: bouillotte de ble, bouillottes de ble
wheel: roue, roues
wheelbarrow: brouette, brouettes
wheelchair: fauteuil roulant, fauteuils roulants
whiplash: coup du lapin
whirlpool: bain a remous, bains a remous, jacuzzi, jacuzzis, bain bouillonnant, bains bouillonnants
white: blanc, blanche, blanches, blancs
white noise: bruit blanc, bruits blancs
white tea: the blanc
whole: entier, entiere, entieres
wholegrain: complet, complete, completes, complets, cereales completes
wicker: osier, vannerie, rotin
wide: large, larges
widow: veuve, veuves, veuvage
widowed: veuf, veuve, veuves, veuvage
widower: veuf, veufs
wife: epouse, epouses
wifi: wi fi
wild: sauvage, sauvages
wild garlic: ail des ours
wild plant: plante sauvage, plantes sauvages
wild swimming: baignade sauvage, baignades sauvages
wilderness: nature sauvage, etendue sauvage, etendues sauvages
wildlife: faune, animaux sauvages
willow: saule, saules
willpower: volonte
wind: vent, vents, venteux, venteuse, venteuses
wind chime: carillon a vent, carillons a vent, carillon, carillons
windmill: moulin a vent, moulins a vent
window: fenetre, fenetres, baie vitree, baies vitrees, vitre, vitres
windowsill: rebord de fenetre, appui de fenetre
windsurfing: planche a voile
wine: vin, vins
wine tasting: degustation de vin, oenologie
winegrower: vigneron, vigneronne, vignerons, vigneronnes, viticulteur, viticulteurs
winery: domaine viticole, cave a vin, caves a vin
winter: hiver, hivers, hivernal, hivernale, hivernaux, hivernales
wisdom: sagesse
wise: sagesse
witch: sorciere, sorcieres
witch hazel: hamamelis
without electricity: sans electricite
without hormones: sans hormones
without wifi: sans wifi, zone blanche
wolf: loup, loups
woman: femme, femmes, feminin, feminine, feminins, feminines, pour femme, pour femmes, dame, dames
womb: uterus
womens circle: cercle de femmes, cercles de femmes
wood: bois, en bois, boiserie, boiseries
wood carving: sculpture sur bois, taille du bois
wood stove: poele a bois, poeles a bois
wooden: en bois, bois
woodsmoke: feu de bois, fumee de bois
wool: laine, laines, lainage, lainages, lainee, lainees
wool felt: feutre de laine
word: mot, mots, parole, paroles
work: travail, travaux, boulot, travailler, professionnel, professionnelle, professionnels, professionnelles
work life balance: equilibre vie pro, vie professionnelle
workout: seance de sport, seances de sport, entrainement, entrainements
workplace: lieu de travail, entreprise, entreprises
workshop: atelier, ateliers, stage, stages
worm: ver de terre
wormwood: absinthe
worrier: soucieux, soucieuse, soucieuses, inquiet, inquiete, inquietes
worry: souci, soucis, inquietude, inquietudes, sinquieter
wound: plaie, plaies, blessure, blessures, cicatrisation
wrap: enveloppement, enveloppements, pareo, pareos
wrinkle: ride, rides, antirides, anti rides, ridule, ridules
wrist: poignet, poignets
writer: ecrivain, ecrivains, auteur, auteurs
writing: ecriture, ecritures, ecrire, ecrit, ecrite, ecrits, ecrites
writing workshop: atelier decriture, ateliers decriture
yarn: pelote, pelotes, fil a tricoter
yarrow: achillee, achillee millefeuille
yellow: jaune, jaunes
yin yoga: yoga yin
ylang ylang: ylang
yoga: yogas, yogi, yogis, cours de yoga
yoga mat: tapis de yoga, tapis yoga
yoga nidra: sommeil yogique
yoga retreat: retraite de yoga, retraites de yoga, retraite yoga, retraites yoga, stage de yoga, stages de yoga
yoga strap: sangle de yoga, sangles de yoga
yoga teacher: professeur de yoga, professeurs de yoga, prof de yoga, profs de yoga
yoghurt: yaourt, yaourts, yogourt, yogourts
young: jeune, jeunes
youth: jeunesse, jeunesses
yurt: yourte, yourtes
zen: meditation zen, bouddhiste, bouddhistes
zero waste: zero dechet, sans emballage
zip: fermeture eclair
zip line: tyrolienne, tyroliennes
`
