import type { ActPhrases } from './act-name.ts'

/** Written without a view of the code; the phrases that measure it are not among them. */
export const FRENCH: ActPhrases = {
  seek: `
j'ai la nuque bloquée depuis trois jours
un truc pour mieux dormir svp
je cherche une cabane dans les arbres avec bain nordique
cours de yoga débutant à Nantes
appli de méditation en français
un cadeau zen pour ma belle-mère
tapis d'acupression
retraite silencieuse dans le sud ouest
besoin de décompresser, boulot de dingue en ce moment
un sophrologue près de Lyon
huiles essentielles pour calmer les enfants
week-end thalasso en bretagne
je voudrais apprendre à méditer mais je tiens pas en place
y a pas un truc contre les jambes lourdes
stage de jeûne et randonnée
coussin de méditation
massage ayurvédique à domicile
on voudrait se retrouver tous les deux, loin de tout
une tisane qui endort
bonsoir je souhaiterais trouver une réflexologue pour ma mère de 80 ans
j'arrive plus à lâcher mon tel le soir
atelier poterie samedi
bain de forêt dans les Vosges
un coach pour arrêter de procrastiner
sauna infrarouge
quelque chose pour le mal de dos au bureau
hôtel avec source chaude dans les Alpes
bougies naturelles
ma fille stresse grave pour son bac, t'aurais quoi
danse libre à Bruxelles
oreiller ergonomique
je sors d'un burn-out et j'ai envie de nature
un diffuseur d'huiles pas trop moche
séjour yoga et surf dans les Landes
cercle de parole pour jeunes mamans
qi gong en plein air
besoin d'un bon ostéo sur Lille
une retraite d'écriture, ça existe?
montre qui suit le sommeil
un hammam pour un enterrement de vie de jeune fille
et à Montréal?
plutôt en pleine semaine
non en fait je préfère la mer
moins de 100 euros
on sera six avec deux ados
avec piscine chauffée si possible
et en ligne ça existe?
faut que ce soit accessible en train
pas vegan par contre
y'en a pour les débutants?
seulement en coton bio
et le dimanche?
mon chien vient avec nous
ce serait plutôt pour octobre
et pour les hommes?
un peu plus près de Toulouse stp
vous auriez ça sans parfum
que ce soit animé par une femme
une semaine complète plutôt qu'un week-end
j'oubliais, je suis en fauteuil roulant
je peux monter jusqu'à 250 la nuit
est-ce possible le soir après 19h
sans abonnement
mais fabriqué en France
finalement sans le spa
en petit groupe, pas plus de huit
et si j'y vais toute seule
il faudrait que ça convienne à un enfant de 5 ans
même chose mais en Belgique
plutôt dans le style rustique
avec repas compris c'est possible?
ça existe en plus grand?
à moins d'une heure de Paris quoi
uniquement hors connexion
oubliez la montagne, la campagne c'est mieux
et un truc plus dynamique?
sans gluten aussi
faut que ça commence avant 9h
j'ai changé d'avis, plutôt un produit qu'un cours
ça se fait aussi en visio?
quelque chose contre le mal de dos
je cherche un hôtel calme au bord d'un lac
moins de 80 euros
on est quatre
et le dimanche ?
et en ligne ?
plutôt avec un sauna
seulement dans les Alpes
vous avez des bougies ?
un truc pour décompresser après le boulot
un cadeau pour ma sœur qui adore le thé
cours de yoga débutant à Lyon
pas végan en fait
je n'arrive pas à dormir la nuit
et avec un chien ?
qu'est-ce qu'il y a pour les enfants ?
un massage la semaine prochaine à Bordeaux
j'ai besoin d'une coupure, trois jours suffisent
quelque chose sans appli
plutôt la mer que la montagne
plus petit, huit personnes maxi
vous pouvez me conseiller un coach ?
finalement le Portugal plutôt que l'Italie
c'est possible le soir ?
quelque chose pour les cervicales, je suis assis toute la journée
j'aimerais un truc avec des chevaux
exercices de respiration contre les crises de panique
montre-moi les retraites en Slovénie
et si on part en mai ?`,
  tell: `
y a le wifi?
ça commence à quelle heure
la deuxième est en coton?
je peux venir avec mon chien
dis m'en plus sur la cabane
les avis disent quoi
c'est ouvert le lundi?
faut apporter sa serviette
c'est loin de la gare
le petit dej est compris ou pas
quels sont les ingrédients de la crème
est-ce que ça marche sur android
le stage se passe en quelle langue
combien de temps dure le massage
on peut se garer?
les enfants sont acceptés au troisième?
combien coûte la première
qui est le prof
j'ai un genou en vrac, je peux faire ce cours?
quelle est l'épaisseur du tapis
la livraison prend combien de temps
c'est où exactement
ils font du sans gluten à la retraite?
la housse passe en machine?
donnez-moi les horaires svp
tu peux détailler le n°4
qu'est ce qui est inclus dans le tarif
il y a combien de chambres au moulin
ça sent fort cette bougie?
jusqu'à quand on peut annuler pour la yourte
est-ce que l'appli a un essai gratuit
faut quel niveau
comment on s'habille pour ça
il y a une piscine dans tous ou juste le premier
elle reçoit le samedi la sophrologue?
c'est accessible aux fauteuils
quel âge minimum
raconte un peu le gîte
le coussin est rempli avec quoi
c'est remboursé par la mutuelle cette séance?
il y a le wifi ?
mon chien peut venir ?
le deuxième est en coton ?
c'est à combien de la gare ?
ça commence à quelle heure ?
que disent les avis ?
le petit-déjeuner est compris ?
parle-moi de la cabane du lac
il y a une piscine là-bas ?
on peut annuler ?
qu'est-ce que je dois apporter ?
le cours dure combien de temps ?
c'est faisable avec un genou fragile ?
qui anime ?
ils le font aussi le mardi ?
on est combien dans le groupe ?
le premier, ça fait combien pour trois nuits ?
ils livrent en Belgique ?
les enfants sont acceptés ?
il y a un ascenseur ?`,
  compare: `
quelle différence entre le premier et le deuxième
lequel vaut mieux, la yourte ou la cabane
tu peux comparer les deux applis
j'hésite entre le 1 et le 3
liège ou caoutchouc, toi tu prendrais quoi
c'est quoi qui change entre les deux?
mets-les côte à côte
le stage long ou le week-end, qu'est-ce qui est mieux
est-ce que le plus cher des deux est vraiment mieux
ils se ressemblent, non? en quoi ils diffèrent
ostéo ou kiné parmi ceux-là
le pour et le contre de chacun des deux
et par rapport au premier, le dernier il apporte quoi
laquelle des deux couvertures tient le plus chaud
comparatif svp
cours du mardi vs cours du jeudi
Entre ces deux hôtels, lequel me conseillez-vous ?
qu'est-ce que la version premium a de plus que l'autre
la bague ou la montre?
deux c'est pareil que quatre?
faites-moi un tableau des quatre
je n'arrive pas à départager les deux derniers
l'huile ou le spray
en quoi le deuxième est différent
dans quelle mesure ces deux massages diffèrent
face au gîte, l'hôtel tient la route?
les points communs et les différences
plutôt la retraite du Luberon ou celle du Vercors à ton avis
lequel est le mieux des deux
pourquoi un tel écart de prix entre l'un et l'autre
coach ou appli, avantages et inconvénients
le troisième bat le quatrième ou pas
mon coeur balance entre le moulin et la ferme, aide moi
différence?
le coussin rond par rapport au croissant
oppose-moi la thalasso et les thermes
si tu devais trancher entre 2 et 3
cest mieux le premier ou le second
les deux tisanes ont la même action ou pas
tu mettrais lequel devant, le rouge ou le bleu
quelle est la différence entre les deux ?
compare le premier et le troisième
lequel est mieux, le un ou le deux ?
en quoi ils diffèrent ?
l'oreiller ou la couverture, lequel vaut le coup ?
tu peux les comparer ?
plutôt le premier ou le dernier ?
les avantages et inconvénients de chacun
le un contre le trois
tu prendrais lequel des deux ?
qu'est-ce qui change entre ces deux applis ?
le plus cher est vraiment mieux ?`,
  best: `
lequel est le plus calme
le plus proche de Paris c'est lequel
le mieux noté?
le moins cher de tous c'est quoi
qui a la plus grande piscine
lequel pour un grand débutant
la plus romantique des quatre
quelle appli est la plus simple
c'est qui le plus près de chez moi
et le meilleur rapport qualité prix là-dedans
lequel tu conseillerais en premier
la plus moelleuse
quel est le plus dépaysant parmi eux
où est-ce qu'on mange le mieux
le plus écolo des quatre
celui qui a la plus belle vue
le numéro un selon toi
quel cours est le plus doux
le plus rapide à rejoindre en train
si je devais n'en garder qu'un
lequel a le plus d'avis positifs
quelle thérapeute a le plus d'expérience
le plus isolé, c'est où
Parmi ces propositions, laquelle est la plus adaptée aux enfants ?
c'est quoi le top du top
la bougie qui sent le moins
le plus court
celle qui dure le plus longtemps
lequel est le plus facile d'accès
le plus luxueux de la liste
laquelle part le plus tôt dans l'année
pour ma grand-mère lequel irait le mieux
le plus léger à transporter?
quelle est la valeur sûre là dedans
le chouchou des clients c'est lequel
le tapis qui glisse le moins
quel est le plus petit groupe
de tout ça, t'en préfères un?
lequel est le plus cher au final
le plus authentique d'entre eux
lequel est le plus calme ?
lequel est le plus près de Nantes ?
lequel a les meilleurs avis ?
le moins cher de ceux-là ?
où est la plus grande piscine ?
lequel convient le mieux à un débutant ?
lequel dure le moins longtemps ?
qui a le plus d'expérience ?
des quatre, lequel est le mieux situé ?
lequel pour y aller avec des enfants ?
où mange-t-on le mieux ?
lequel est le plus facile d'accès ?
quel cours est le plus doux ?
lequel commence le plus tôt ?`,
  why: `
pourquoi celui-là
pourquoi tu me montres un hôtel
quel rapport avec mon dos
c'est quoi le lien avec le sommeil
en quoi ça m'aiderait
qu'est ce qui te fait dire que c'est bien pour moi
explique ton choix
pourquoi le deuxième?
je vois pas ce que vient faire une bougie ici
sur quoi tu te bases pour me conseiller ça
Pour quelle raison me proposez-vous cette appli ?
pourquoi ces quatre-là
et pourquoi la sophrologie
comment une couverture va calmer mon angoisse
d'où sort cette suggestion
j'ai demandé une crème, pourquoi un stage
justifie le 3
à quoi ça me servirait le rouleau
ça correspond à quoi dans ma demande
t'as choisi ça comment pour moi
la raison stp
pourquoi l'ostéo serait bien dans mon cas
qu'est-ce que la cabane a à voir là-dedans
pourquoi je vois du yoga alors que j'en veux pas
quel intérêt pour moi le premier
pk tu me proposes ça
pourquoi m'avoir sorti un coach
tu recommandes le quatrième pour quel motif
dis-moi ce qui t'a fait penser au hammam
en quoi le dernier colle à ce que j'ai dit
comment ça se fait que j'aie un livre de cuisine
pourquoi Soissons, j'avais dit la mer
c'est pertinent pour moi parce que?
qu'est ce que tu lui trouves au premier
quelle logique derrière cette sélection pour moi
pourquoi ce massage précisément
je comprends pas pourquoi ça apparaît
qu'est-ce qui justifie la présence de cette tisane
pourquoi me recommander l'acupuncture
ça tombe comme un cheveu sur la soupe, pourquoi ça
pourquoi tu me montres ça ?
pourquoi justement celui-là ?
comment tu arrives à ça ?
quel rapport avec le sommeil ?
pourquoi cet hôtel ?
pourquoi tu me conseilles cette appli ?
pourquoi ceux-ci ?
explique en quoi ça me convient
qu'est-ce que ça a de bon pour mon dos ?`,
  choose: `
je prends le deuxième
allez, va pour la cabane
le premier me plaît bien
ce sera celui de Quiberon
la dernière, sans hésiter
ok on part sur l'appli de respiration
je choisis la couverture grise
le n°3 est parfait
plutôt le moulin du coup
bon bah le 4
j'adore la yourte, c'est celle-là
celui là m'irait très bien
on se décide pour la ferme
mon choix: la sophrologue
le cours du jeudi me va
va pour le hammam
la bougie au figuier svp
je craque pour le premier
c'est décidé, les thermes
on opte pour le stage court
la première me parle
je garde la deuxième
le coussin en croissant, vendu
Le troisième me semble très bien.
banco pour la roulotte
j'vais prendre celui du haut
celle de Marseille m'intéresse
ça sera le tapis vert
je penche pour le dernier
mon mari préfère le gîte, donc le gîte
adjugé, le bain nordique
l'ostéo, oui
ok le deux
celui avec jardin me fait rêver, on prend ça
finalement l'huile de lavande
je valide le 2e
la retraite dans le Vercors me tente, allez
parfait, celui-ci
je m'arrête sur la tisane au tilleul
le second fera l'affaire
la cabane du lac me plaît bien
d'accord, le premier
j'aime bien le troisième
va pour le dernier
la couverture, c'est celle que je veux
oui, celui-là
je choisis le chalet en Norvège
parfait, le numéro deux
celui avec le sauna me va
ma femme préfère le premier, on prend ça`,
  book: `
comment je réserve
ok je l'achète où
réserve-moi deux places
je veux payer
inscris-moi
t'as le lien pour commander
il faut faire quoi pour s'inscrire
prends-moi rendez-vous avec elle
bloquez la chambre du vendredi au dimanche svp
où est-ce qu'on clique pour réserver
mets dans le panier
comment on prend rdv chez l'acupunctrice
je souhaite commander trois bougies
on télécharge l'appli où
je peux réserver directement ici ce gîte?
comment m'abonner à celle-là
passe la commande
on réserve le deuxième
envoie-moi vers le paiement
Pourriez-vous m'indiquer la marche à suivre pour réserver ?
faut appeler pour réserver le massage?
je peux avoir un créneau demain
garde-nous une table de soin à 15h
acheter
c'est bon je le veux, je règle comment
tu peux faire la résa pour moi
j'aimerais m'inscrire au stage
prendre un billet pour la soirée gong
lien de réservation svp
je passe par leur site pour le commander?
on s'inscrit comment à l'atelier
où se le procurer
je confirme, réservez
comment retenir une place pour samedi
vas-y commande
j'veux booker le troisième
payer la séance maintenant, possible?
mets moi sur la liste pour la retraite
où est le bouton pour acheter la couette
pour engager ce coach je fais comment
comment je réserve ?
où je le commande ?
réserve-le-moi
comment je m'inscris ?
je peux l'acheter tout de suite ?
où est le bouton pour réserver ?
je veux une place, je fais comment ?
réserver s'il vous plaît
comment prendre rendez-vous ?
ok et je paie où ?
ça s'achète où ?
je le veux, comment l'avoir ?`,
  similar: `
d'autres comme le premier
un peu dans le même genre que la cabane
le deuxième m'a tapé dans l'oeil, t'en as qui y ressemblent?
des lieux similaires au moulin
plus de trucs comme ça
même style que la yourte mais ailleurs
d'autres applis du même type
qu'est-ce qui se rapproche du n°3
je veux voir des stages équivalents
dans cet esprit là, quoi d'autre
encore des bougies comme la dernière
d'autres profs dans la veine de la deuxième
le jumeau du gîte svp lol
une alternative qui ressemble à la couverture grise
comme le quatre mais une autre marque
Avez-vous des hébergements comparables au troisième ?
j'ai bien aimé la première, montre m'en du même acabit
des retraites à l'ambiance semblable
trouve-moi d'autres masseuses comme elle
produits proches de cette huile
y en a d'autres de ce style?
le même en différent
quelque chose d'approchant de la roulotte
du coup dans la lignée du bain nordique, y'a quoi
des expériences analogues à l'atelier argile
j'aimerais d'autres hôtels comme celui du lac
similaire à la bague connectée
plus dans le goût du deuxième
celui-là est top, d'autres pareils?
du même tonneau que le premier
d'autres tisanes façon n°1
autres thermes de ce genre
ça ressemble à ce que je veux, le 2, encore des comme lui
trouver des cours semblables à celui du jeudi
inspire-toi du troisième et propose
une appli cousine
pareil que le dernier, mais d'autres adresses
des endroits qui rappellent la ferme
sur le modèle du numéro quatre
même délire que le hammam svp
quelque chose qui ressemble au chalet
il y en a d'autres dans le genre du deuxième ?
des alternatives à cette appli
encore des comme le trois
tu as un truc semblable à la cabane ?
des cours du même style que le dernier
le deuxième m'a plu, il y en a d'autres ?
dans l'esprit du premier
le même mais ailleurs`,
  other: `
autre chose
la suite
aucun ne me plaît
montre m'en d'autres
suivant
encore
quoi d'autre
non pas ceux-là
t'as pas autre chose
bof, les suivants
il y en a d'autres?
voir plus
change
je connais déjà tout ça, d'autres idées?
rien ne me tente là-dedans
D'autres propositions, je vous prie.
quatre nouveaux svp
ça m'emballe pas, on continue
next
une autre fournée
et à part ça?
quelque chose de différent
je passe, autre
affiche le reste
pas convaincue par ces quatre
plus de résultats
c'est tout ce que t'as?
fais voir les autres
des options différentes
nan les autres
d'autres choix possibles?
varie un peu
ni l'un ni l'autre, cherche encore
continue à chercher
je voudrais en voir davantage
encore d'autres svp
renouvelle la liste
pas mon truc, suivant
on peut voir d'autres pistes
aucun des quatre merci
montre-moi autre chose
d'autres s'il te plaît
qu'est-ce qu'il y a d'autre ?
d'autres idées ?
rien de tout ça
tu en as d'autres ?
ceux-là je les connais
rien ne me parle là-dedans`,
  cheaper: `
trop cher
moins cher svp
oulà c'est pas donné
j'ai pas ce budget
plus abordable?
je suis fauchée
une version petit prix
ça pique un peu, t'as plus doux niveau tarif
hors de prix votre truc
c'est au-dessus de mes moyens
quelque chose de plus économique
y a pas des promos
je suis étudiant, faut que ça coûte moins
baisse le prix
à prix mini
ça fait beaucoup pour un oreiller
un budget plus serré
Auriez-vous des tarifs plus raisonnables ?
pour les petites bourses
je peux pas mettre autant
purée les prix, un truc normal plutôt
bon marché de préférence
des alternatives moins onéreuses
je veux pas me ruiner
pas besoin de luxe, un truc pas cher
fin de mois difficile, moins coûteux?
ça coûte un bras
cherche du low cost
y'a pas moyen de payer moins
réduis le budget
c'est cher quand même...
existe-t-il une formule plus accessible
le tarif me bloque, plus bas c'est possible?
un bon plan pas trop cher
plus cheap
c'est abusé le prix
dans une gamme inférieure
je cherche à dépenser moins que ça
des trucs discount
ça dépasse ce que je voulais mettre, descends en prix
il y a moins cher ?
c'est trop cher pour moi
quelque chose de plus abordable
aïe, je n'ai pas ce budget
et pour moins d'argent ?
des options moins chères
un peu moins cher svp
ça dépasse mon budget
pas si cher
rien pour les petits budgets ?`,
  plan: `
organise-moi un week-end à deux en Alsace
fais un programme de quatre semaines pour mieux dormir
une journée cocooning à la maison, heure par heure
mets trois jours au lieu de deux
change le deuxième jour
ajoute un massage au programme
ça coûte combien en tout le séjour
une routine du matin pour avoir la pêche
un itinéraire de cinq jours en Corse
enlève la rando du dimanche
planifie mes vacances détente au Portugal, une semaine
prépare un evjf tranquille pour sept copines
décale le sauna au soir
Pourriez-vous m'établir un planning de méditation pour novembre ?
remplace le cours de yoga par autre chose
monte moi une soirée spa maison
rallonge d'une nuit
un plan anti stress semaine après semaine
le même plan en moins chargé
inverse samedi et dimanche
concocte-nous une escapade pour nos 20 ans de mariage
raccourcis à une seule journée
je veux un rituel du soir de 30 minutes, construis-le
quel est le total du plan
fais le plan pour quatre personnes
rajoute du temps libre le vendredi aprem
un pont de mai sans voiture, tu peux me l'organiser
supprime l'étape thermes
un mois pour décrocher des écrans, étape par étape
vois pour un circuit bien-être au Québec de dix jours
mets le resto avant le massage dans le planning
que le premier jour soit plus cool
je me marie en juin, programme-moi les semaines d'avant
intègre un truc pour les enfants dans le séjour
refais le jour 3
un dimanche parfait pour moi et ma soeur, du matin au soir
programme de remise en forme sur 6 semaines
récapitule le plan jour par jour
on part de Rennes, fais nous un road trip zen
le plan tient sur deux jours maximum stp, ajuste
organise-moi un week-end à deux au Portugal
fais-moi un programme de la semaine pour mieux dormir
un plan pour une journée calme à la maison
fais-en trois jours
le programme coûte combien en tout ?
un programme de quatre semaines contre le stress
tu nous prépares une journée bien-être ?
je voudrais un emploi du temps pour la semaine
enlève la retraite du plan
mélange un peu de tout pour 300 euros
prépare une escapade pour ma mère et moi
rends le plan moins cher`,
  restart: `
on recommence
oublie tout
repartons de zéro
reset
efface et on reprend
recommencer
oublie ce que j'ai dit
nouvelle recherche
on reprend depuis le début
change de sujet, laisse tomber ce qui précède
vide la conversation
réinitialise
laisse tomber, on repart
table rase
nouvelle conversation
fais comme si j'avais rien dit
retour à la case départ
remets à zéro
annule tout ce que j'ai demandé
Reprenons à partir de zéro, s'il vous plaît.
du début
ignore tout ce qu'il y a avant
on efface l'ardoise
restart
retour au début
nouveau départ
tout reprendre
oublions ça
je veux repartir sur de nouvelles bases
autre recherche, oublie l'ancienne
supprime le fil et on recommence
ne tiens plus compte de mes réponses d'avant
rembobine
zappe tout ça, on refait
démarrons une nouvelle discussion
reprise à zéro
abandonne tout et redémarre
on remet les compteurs à zéro
comme si je venais d'arriver
allez hop on reprend tout
depuis le début
efface et recommence
autre sujet, on repart à zéro`,
  siteMoney: `
comment vous gagnez de l'argent
c'est de la pub?
les hôtels vous paient pour être là
vous prenez une commission?
c'est sponsorisé?
c'est gratuit ce site
qui finance seekwell
ce sont des liens affiliés?
si j'achète vous touchez quelque chose
quel est votre modèle économique
y a-t-il des placements payants
combien vous prenez au passage
les marques paient pour remonter?
il va falloir que je paie un jour?
votre intérêt là-dedans c'est quoi
vous vivez de quoi
Êtes-vous rémunérés par les partenaires ?
je paie plus cher en passant par vous?
y'a un abonnement caché?
partenariats rémunérés ou pas
t'es payé pour me vendre ça
les premiers résultats sont achetés je parie
c'est une asso ou une boîte
qui paie au final
quel pourcentage vous gardez
les thérapeutes paient pour être inscrits?
des annonces déguisées quoi
vous gagnez combien si je réserve
sans publicité vraiment?
le chat est payant?
comment le site se rémunère
ça rapporte à qui
vous avez des actionnaires
contenu sponsorisé, comment on le repère
faites vous payer les visiteurs
frais de service inclus dans le prix?
vous êtes financés par des labos?
et la pub elle est où
touchez-vous de l'argent des spas
combien ça coûte d'utiliser ça
comment vous gagnez de l'argent ?
vous touchez une commission ?
c'est de la pub ?
les hôtels paient pour être en haut ?
ça me coûte quelque chose ?
qui finance le site ?
ce sont des annonces payées ?
vous gagnez quelque chose si je réserve ?
c'est gratuit pour moi ?
vous avez des sponsors ?`,
  siteReviews: `
les avis sont vrais?
elles viennent d'où les étoiles
qui écrit les commentaires
ça sent le faux avis
vous supprimez les mauvais avis?
comment être sûr que les gens y sont vraiment allés
les notes viennent de google?
le patron peut se noter lui-même?
Vérifiez-vous les avis clients ?
on peut faire confiance aux notes
tout le monde a 4,8, bizarre
la moyenne est calculée comment
je peux laisser un avis moi aussi?
de quel site sortent ces notes
faux commentaires non?
pourquoi y'a aucun avis sur lui
qui contrôle les témoignages
avis écrits par une ia?
est-ce que les évaluations peuvent être trafiquées
j'y crois pas à ces avis
c'est mis à jour quand les notes
les avis négatifs sont affichés?
il faut avoir réservé pour noter?
les 300 avis c'est chez vous ou ailleurs
sont-ils fiables ces retours
ça veut dire quoi 8,7
les avis sont achetés?
avis tripadvisor ou maison
d'où proviennent les évaluations
les 5 étoiles c'est crédible?
c'est la famille du proprio qui note ou quoi
comment vous récoltez les avis
à partir de combien d'avis y a une note
quelqu'un relit les commentaires?
comment lire les avis d'origine
authenticité des avis?
des vrais clients ou des bots
les notes sont bidon
vous filtrez les commentaires?
que valent ces notes franchement
les avis sont vrais ?
d'où viennent les étoiles ?
c'est quelqu'un qui les a vraiment écrits ?
comment savoir si ce ne sont pas de faux avis ?
qui peut laisser un avis ici ?
vous vérifiez les avis ?
pourquoi tout le monde a de si bonnes notes ?
les notes sont achetées ?`,
  siteRanking: `
comment c'est classé
ça veut dire quoi vérifié
qui choisit les adresses
pourquoi certains sont en haut
c'est un algorithme?
selon quels critères vous sélectionnez
vous êtes allés sur place?
l'ordre est au hasard?
c'est quoi le petit badge
est-ce que vous vérifiez les diplômes des praticiens
il faut quoi pour être référencé
mon spa préféré n'y est pas, vous choisissez comment
Sur quelle base établissez-vous le classement ?
y a une équipe qui trie?
c'est trié par prix ou par quoi
les plus populaires passent devant?
tout est contrôlé ici?
n'importe qui peut être sur le site?
pourquoi c'est toujours le même en premier
la distance compte dans l'ordre?
vous testez les produits
le label vérifié c'est sérieux?
qui décide de ce qui est bien
sélection faite par des humains ou une machine
vous révisez la liste tous les combien
comment les lieux arrivent dans votre catalogue
mon historique influence les résultats?
comment marche le tri
quelles garanties sur les profs listés
non vérifié ça veut dire louche?
vous êtes neutres?
quelle est votre méthode de sélection
vous en refusez beaucoup?
explique le fonctionnement du classement
ça dépend de quoi la position
vous en avez combien en tout et choisis par qui
un contrôle qualité est fait?
vérifié par qui
qu'est-ce qui fait monter une annonce
le badge vert s'obtient comment
comment vous décidez de l'ordre ?
qui choisit ce qu'il y a ici ?
ça veut dire quoi vérifié ?
vous classez selon quels critères ?
comment sélectionnez-vous les lieux ?
pourquoi celui-ci est en tête de liste ?
qui décide de ce qui est recommandé ?
vous contrôlez les prestataires ?
comment on arrive en première place ?`,
  siteHuman: `
je veux parler à quelqu'un
un numéro de téléphone?
vous avez un mail
passez-moi un humain
service client svp
y a-t-il une vraie personne
comment vous contacter
le support
je préfère qu'on me rappelle
un conseiller
je peux vous appeler?
où est le formulaire de contact
j'aimerais écrire à l'équipe
marre de parler à une machine, donnez moi quelqu'un
adresse email du site
mettez-moi en relation avec un agent
quels sont vos horaires d'accueil téléphonique
opérateur
Serait-il possible d'échanger avec un membre de votre équipe ?
vos bureaux sont où
le responsable, je veux lui parler
vous êtes sur whatsapp?
contact
assistance technique c'est où
quelqu'un de réel svp
ya personne pour m'aider en vrai
votre tel
à qui j'écris si j'ai un souci
parler avec un employé
qu'un humain me réponde
je voudrais joindre seekwell
sav?
c'est quoi l'adresse mail pour vous joindre
chat avec un vrai conseiller possible?
laissez moi parler à votre chef
un contact humain
numéro vert?
je veux pas d'un robot, une personne
on peut vous joindre comment
transfère moi au service clientèle
je peux parler à une personne ?
vous avez un numéro de téléphone ?
je veux parler à quelqu'un de réel
il y a un service client ?
c'est quoi votre mail ?
passez-moi un conseiller
il y a quelqu'un ?
où est l'assistance ?
quelqu'un peut me rappeler ?`,
  siteEvidence: `
c'est prouvé scientifiquement?
y a des études sur l'acupuncture
ça marche vraiment le reiki
que dit la science sur les bains froids
des preuves?
c'est pas un peu du charlatanisme
l'aromathérapie, placebo ou pas
montre-moi des recherches
la sophro c'est sérieux?
l'ashwagandha a été étudiée?
les cristaux j'y crois pas une seconde
existe-t-il un essai clinique
les couvertures lestées ont un effet réel?
validé par des médecins ou pas
ça soigne vraiment les bols tibétains
efficacité démontrée?
donne la source de l'étude
lumière rouge, du vent ou du solide?
l'homéopathie ça ne vaut rien non
le magnésium agit sur le sommeil d'après les études?
la méditation fait baisser la tension c'est vrai ça
les ventouses, qui a prouvé que ça marche
l'ostéopathie est-elle reconnue
ça m'a l'air bidon cette méthode
le grounding est-ce crédible
Sur quelles données scientifiques cela repose-t-il ?
les compléments ça sert à rien si?
preuves pour le yoga contre la lombalgie
publications sur les bains de forêt
les chercheurs sont d'accord?
vrai effet ou marketing
la réflexologie a-t-elle un fondement
qu'en pensent les scientifiques
détox, mythe ou réalité
le collagène marche ou c'est du pipeau
l'hypnose pour la clope a fait ses preuves?
c'est de la pseudo science
le jeûne a des bienfaits avérés?
résultats mesurés ou juste des témoignages
est ce efficace pour de vrai
c'est prouvé scientifiquement ?
il y a des études ?
le magnésium aide vraiment à dormir ?
ça sert à quelque chose ?
l'acupuncture, ça marche ?
c'est pas du charlatanisme tout ça ?
que dit la recherche sur les bains sonores ?
ça marche pour de vrai ?
vous avez des preuves que ça agit ?`,
  siteData: `
vous gardez quoi sur moi
qui lit ce chat
supprime mes données
vous vendez mes infos?
c'est quoi ces cookies
c'est confidentiel ce que j'écris?
combien de temps la conversation est conservée
je veux exercer mon droit à l'effacement
la politique de confidentialité svp
vous me pistez?
vous respectez le rgpd
mes soucis de santé, vous en faites quoi
j'veux pas que ce soit enregistré
tu sais où je suis?
efface tout mon historique
mes messages sont lus par quelqu'un
vous transmettez aux hôtels?
je peux rester anonyme
refuser les cookies
mes données sont hébergées où
Mes échanges servent-ils à entraîner une IA ?
comment faire retirer mes infos perso
ça reste entre nous?
on peut remonter jusqu'à moi?
télécharger mes données
vous avez mon adresse ip
je refuse le partage avec des tiers
c'est sécurisé? je raconte ma vie là
vous avez mon mail?
pourquoi j'ai des pubs sur ce que j'ai dit ici
qui a accès à mes informations
protection des données?
le micro m'enregistre?
oublie mes infos et vire les de vos serveurs
le dpo c'est qui
mon conjoint peut voir mes recherches?
mes recherches sont stockées?
couper le suivi
vie privée
quelles données sont collectées sur ce site
vous gardez quoi sur moi ?
supprimez mes données
qui lit ce chat ?
c'est confidentiel ?
comment effacer cette conversation ?
vous revendez mes données ?
vous utilisez des cookies ?
et ma vie privée ?
vous savez où j'habite ?`,
  siteUse: `
comment j'enregistre ça
ils sont où mes favoris
comment je partage avec une copine
passe le site en anglais
y a un mode sombre?
comment on se connecte
mot de passe oublié
où retrouver ce que j'ai sauvegardé hier
faut un compte?
comment revenir en arrière
agrandir le texte c'est possible?
vous avez une appli mobile
je trouve pas la carte
créer un compte comment
ça marche comment les filtres
m'envoyer ça par mail
où est-ce qu'on se déconnecte
retirer un favori
imprimer la liste
afficher les prix en francs suisses
à quoi sert le petit coeur
où est la barre de recherche
transférer la sélection à mon mec
retrouver notre discussion d'avant
le site peut lire à voix haute?
Comment puis-je modifier mon profil ?
garder cette page pour plus tard
activer les notifications
faire une liste d'envies
dans quel menu sont les expériences
trier par prix sur la page
écran noir svp ça m'éblouit
supprimer un truc de ma liste
je peux dicter au lieu de taper?
ça fonctionne sur tablette votre site
je clique où pour voir les photos en grand
envoyer le plan à ma soeur comment faire
changer la langue
parle allemand
explique moi comment naviguer ici
comment je l'enregistre ?
où sont mes favoris ?
comment passer en anglais ?
comment je me connecte au site ?
je peux envoyer la liste à une amie ?
il y a un mode sombre ?
où est mon compte ?
comment partager ça ?
comment changer mon mot de passe ?
comment retrouver la conversation d'hier ?`,
  siteBooking: `
comment ça marche le paiement chez vous
je veux annuler ma réservation
elle est où ma commande
je serai remboursée?
paiement en plusieurs fois possible?
vous prenez paypal?
j'ai pas reçu la confirmation
on réserve chez vous ou chez l'hôtel
j'ai été débité deux fois
je dois changer la date de ma résa
les conditions d'annulation du site
le remboursement arrive quand
quels moyens de paiement acceptez vous
c'est sûr de payer ici?
je me retourne contre qui si l'hôtel annule
il me faut une facture
ma réservation n'apparaît pas
des frais de dossier quand on réserve?
on est débité quand, à la résa ou sur place
si je tombe malade je perds tout?
annuler un achat comment
modifier ce que j'ai réservé la semaine dernière
vous acceptez les chèques vacances
qui gère les livraisons
les retours ça se passe comment
ma carte est refusée
faut verser un acompte en général?
ça fait dix jours que j'attends mon colis
j'ai une carte cadeau, je la mets où
les réservations c'est vous qui les gérez
rendez-moi mon argent
le paiement a planté, c'est réservé ou pas
Est-il possible de réserver pour quelqu'un d'autre sur votre site ?
où voir mes réservations
délai de rétractation?
comment se passe une réservation sur seekwell
que se passe-t-il si le prof annule
mon code promo est refusé au paiement
commande 5523 toujours pas expédiée
mon rdv de jeudi, je voudrais le déplacer
comment ça marche, les réservations ici ?
quand est-ce que je suis débité ?
où je vois ma demande ?
je serai remboursé ?
il faut payer d'avance ?
on peut payer en plusieurs fois ?
que se passe-t-il après ma demande ?
l'hôte ne répond pas, je fais quoi ?`,
  siteReport: `
cet endroit a fermé
le lien marche pas
je voudrais référencer mon studio de yoga
le prix affiché est faux
je suis masseuse, comment m'inscrire comme pro
la photo n'est pas la bonne
je veux signaler une annonce
le site rame et plante
ce numéro est celui de quelqu'un d'autre
comment ajouter mon entreprise
il y a une erreur sur la fiche de l'hôtel
page blanche chez moi
ce thérapeute n'a aucun diplôme, prévenez les gens
horaires pas à jour
j'ai un gîte et j'aimerais être sur votre site
le bouton ne réagit pas
c'est une arnaque cette annonce
la moitié du texte est en allemand, bug?
signaler un problème
Je souhaite faire corriger les informations de mon spa.
l'adresse sur la carte est fausse
erreur 404
je fabrique des savons, je peux les vendre chez vous?
produit retiré de la vente, faut l'enlever
les images s'affichent pas
j'y suis allée, rien à voir avec la description
retirez mon établissement de la liste
je donne des cours de tai chi, comment apparaître
il est en double ce stage
le chat mouline dans le vide
inscrire ma marque de cosmétiques
commentaire injurieux sur une fiche
affiché en dollars puis facturé autrement, c'est pas normal
le prof a eu un comportement déplacé
ils disent piscine, y'a pas de piscine, mensonge
devenir partenaire
j'organise des retraites au Maroc, je voudrais les publier
impossible d'ouvrir la page
l'événement est annulé, faudrait mettre à jour
y a un bug
l'adresse est fausse
il y a une erreur sur la page
je voudrais inscrire mon studio chez vous
comment publier une annonce ?
le prix n'est pas bon
le lien ne marche pas
c'est une arnaque`,
  medical: `
je peux prendre de la mélatonine avec du lexomil
enceinte de 4 mois, le sauna c'est ok?
combien de vitamine D par jour
j'ai une boule au sein c'est quoi
j'arrête mes antidépresseurs?
hernie discale, le yoga c'est dangereux?
hypertension et bain froid, risqué?
quelle dose de magnésium
mal à la poitrine et du mal à respirer
valériane et pilule ça va ensemble?
je crois que je fais une dépression je prends quoi
mon fils a 39 de fièvre
Le jeûne est-il sans danger pour un diabétique ?
je perds mes cheveux et je suis crevée, quelle maladie
je peux stopper la metformine si je mange bien
massage après une phlébite, autorisé?
j'allaite, l'ashwagandha c'est permis?
j'ai un pacemaker, hammam possible?
combien de gouttes de cbd
épileptique, la lumière clignotante ça craint?
vertiges et vue trouble, ça peut être quoi
acupuncture pendant une chimio
prescris moi quelque chose pour l'angoisse
ma jambe a gonflé d'un coup
baisser la sertraline toute seule, c'est grave
sous previscan, gingembre ou pas
lis mes analyses de sang
le curcuma peut remplacer l'ibuprofène?
palpitations toute la journée faut que je m'inquiète?
asthme et encens, mauvaise idée?
doliprane toutes les combien d'heures
huiles essentielles au premier trimestre de grossesse, safe?
fais moi un diagnostic
un truc naturel qui guérit le cancer au lieu de la chimio
migraine avec aura quel traitement
effets secondaires de la mélatonine
opéré du genou y a un mois, le pilates sans risque?
millepertuis plus prozac?
j'ai avalé deux fois ma dose
le collagène c'est mauvais pour les reins?
je peux en prendre enceinte ?
combien de magnésium par jour ?
je peux arrêter mes cachets ?
c'est de l'anxiété ou une dépression ce que j'ai ?
c'est compatible avec un traitement pour la tension ?
le sauna est dangereux pour le cœur ?
quelle dose pour un enfant ?
j'ai des plaques sur le bras, c'est quoi ?
je dois voir un médecin pour ça ?
le yoga est possible avec de l'épilepsie ?`,
  about: `
t'es un robot?
qui es-tu
qui t'a créé
tu tournes sur quel modèle
je parle à une personne ou une machine
t'es chatgpt?
pourquoi Willow
c'est qui Willow
tu appartiens à quelle boîte
as-tu des sentiments
t'es quoi au juste
Êtes-vous un être humain ?
comment tu t'appelles
qui se cache derrière
c'est automatique tes réponses?
quelle technologie tu utilises
une ia j'imagine?
t'as quel âge
tu vis où
t'es une fille ou un mec
on t'a entraîné avec quoi
présente-toi
c'est quoi seekwell
qui t'a programmé
es tu un bot
vous êtes une vraie dame?
parle-moi de toi
tu existes pour de vrai?
gpt, claude, mistral, t'es lequel
c'est quelqu'un qui tape là?
d'où tu viens
ton créateur c'est qui
t'es thérapeute en vrai?
depuis quand tu es là
ton nom
c'est quoi ton métier
intelligence artificielle ou humain
on dirait pas un humain, j'ai raison?
quel genre d'assistant es-tu
tu viens de chez google?
tu es qui ?
tu es un robot ?
tu es une vraie personne ?
c'est quel modèle derrière ?
qui t'a créé ?
c'est quoi ce site ?
tu es ChatGPT ?
je parle à une machine ?`,
  abilities: `
tu sais faire quoi
en quoi tu peux m'aider
tu sers à quoi
je peux te demander quoi
comment ça marche ce chat
quelles sont tes fonctions
donne des exemples de ce que tu fais
tu peux me filer un coup de main sur quoi
que des hôtels ou d'autres trucs aussi?
vous proposez quoi
à quel genre de questions tu réponds
Que pouvez-vous faire pour moi ?
tes compétences?
aide
et toi tu fais quoi concrètement
tu fais aussi des plannings?
quoi d'autre dans tes cordes
je sais pas quoi te demander, tu offres quoi
dis-moi tout ce dont tu es capable
jusqu'où tu vas
tu peux m'aider?
tu parles d'autres langues?
tu t'y connais en quoi
comment t'utiliser
quels services tu rends
montre ce que tu sais faire
t'es là pour quoi
qu'est-ce qu'on trouve avec toi
comment tu comptes m'aider
t'es fort en quoi
tu sais comparer des trucs?
t'as quoi de plus que google
d'autres fonctionnalités?
ton rôle c'est quoi
quelles possibilités j'ai ici
besoin d'un mode d'emploi de toi mdr
quelles sont tes limites
on fait quoi ici
quels sujets tu couvres
peux-tu m'expliquer ce que tu proposes comme aide
tu sais faire quoi ?
tu peux m'aider à quoi ?
comment ça marche ici ?
qu'est-ce que je peux te demander ?
tu m'aides à planifier ?
à quoi tu sers ?
comment t'utiliser ?`,
  thanks: `
merci
merci beaucoup
mille mercis
super merci!
c'est gentil
mercii
parfait, merci bien
trop sympa merci
ça m'aide bien
je te remercie
ok merci
merci du fond du coeur
t'es un amour
nickel merci
Je vous remercie infiniment.
top, merci
bon boulot merci
thx
merci pour tout
impeccable, je vous remercie
t'es la meilleure
merci bcp
génial, tu me sauves
un grand merci à toi
ah ça c'est cool, merci
très utile merci
merci Willow
cimer
merci à vous
bien aimable
je t'en dois une
merci pour ton temps
merci pour ces infos
grand merci
d'accord, merci bien
c'est adorable
reconnaissante!
merci ma belle
chapeau, merci
gracias hihi
super, merci beaucoup
ça m'aide beaucoup
parfait, merci à toi
pile ce qu'il me fallait`,
  greeting: `
bonjour
salut
coucou
hello
bonsoir
salut willow
yo
hey
bonjour à toi
re
salutations
y'a quelqu'un?
slt
bjr
cc
allô
bien le bonjour
bonjour madame
coucou toi
wesh
salut salut
Bonjour, enchantée.
hola
me revoilà, bonjour
bonsoir willow
salut c'est Julie
bonne journée à vous, je découvre le site
hé ho
bonjour bonjour
salut la compagnie
bsr
holà
bonjour, première visite
hi
coucou c'est encore moi
tiens, salut
bonjour de Bruxelles
kikou
salut l'ami
bien bonsoir
hello tout le monde`,
  bye: `
au revoir
à bientôt
salut, à plus
bye
bonne nuit
ciao
à demain
je file
à la prochaine
j'y vais, bonne soirée
a+
c'est tout pour moi, au revoir
tchao
bonne journée, au revoir
adieu
à tout à l'heure
je dois y aller
bisous bye
allez je te laisse
bon week-end
à la revoyure
adios
je me sauve
Je vous souhaite une bonne fin de journée.
à tantôt
je vais me coucher, à demain
plus besoin de rien, bye
on se reparle
je reviendrai plus tard
prends soin de toi, ciao
je ferme, salut
bye bye
à un de ces jours
fini pour aujourd'hui
je décroche, bonne nuit
tcho
bonne continuation
au plaisir
j'arrête là pour ce soir
à une autre fois
bonne soirée
c'est tout, bonne nuit`,
  howAreYou: `
ça va?
comment vas-tu
comment allez-vous
tu vas bien
quoi de neuf
la forme?
ça roule?
bien dormi?
ça gaze
et toi, ça va
comment tu te sens
tout va bien?
comment ça va aujourd'hui willow
la pêche?
ta journée se passe bien?
cv?
comment se porte-t-on
t'as passé un bon week-end
tranquille?
ça dit quoi
Vous portez-vous bien ?
bien ou quoi
ça va ce matin
pas trop fatigué?
t'es en forme
beaucoup de boulot aujourd'hui?
comment c'est
et vous comment ça se passe
sava
ça va bien toi
comment va la vie
t'es de bonne humeur?
quelles nouvelles
tu tiens le coup?
comment s'est passée ta journée
ça baigne?
ça va ti
comment tu vas depuis la dernière fois
tout roule de ton côté
moi ça va et toi
comment tu vas ?
ça va toi ?
tout va bien ?
quoi de neuf ?
tu fais quoi de beau ?
tu as passé une bonne journée ?`,
  complaint: `
c'est nul
tu sers à rien
n'importe quoi
tu m'écoutes pas
ça fait trois fois que je le dis
c'est faux
quelle perte de temps
j'en ai marre
t'es bête ou quoi
toujours les mêmes résultats
tu comprends rien
vraiment déçue
service lamentable
tu racontes des salades
tu te fous de moi
ça m'aide pas du tout
pitoyable
le pire chat que j'ai vu
bot pourri
rien de bon là-dedans, t'es à côté de la plaque
C'est inadmissible.
tu lis ce que j'écris au moins?
va te faire voir
tu te trompes
site de merde
idiot
quel désastre
tu m'énerves
encore raté
c'est lourd à la fin
t'es complètement à la ramasse
pas terrible du tout votre assistant
google fait mieux
tu m'as dit une bêtise
réponse débile
ça marche jamais ton truc
je suis pas satisfait
c'est la cata
inutile
arrête de répéter la même chose
tu ne sers à rien
tu ne m'écoutes pas
ça ne m'aide pas du tout
quelle réponse pourrie
je te l'ai déjà dit
faux, tout est faux
t'es lourd`,
  notMeant: `
c'est pas ce que je voulais dire
tu m'as mal compris
je parlais d'autre chose
non c'était pas ma question
je me suis mal exprimée
vous avez mal interprété
j'ai pas demandé ça
non non, pas dans ce sens
y a malentendu
je voulais dire l'autre
tu as compris de travers
pas ce genre de bain mdr, tu m'as pas compris
Ce n'est pas ce que j'entendais par là.
rien à voir avec ce que je disais
tu as tout compris à l'envers
j'ai dit coach, pas couche, tu confonds
je ne demandais pas cela
on s'est mal compris
non mais moi je te parle d'autre chose
tu réponds à côté
t'as mal lu
c'était une question, pas une demande
c'est pas de ça qu'il s'agit
je pensais à autre chose en disant ça
tu mélanges avec autre chose
je ne faisais pas allusion à ça
quiproquo lol
je parlais pas de massage moi
mauvaise interprétation
non ma demande portait sur un autre point
tu n'as pas saisi
vous m'avez pris au mot, c'était pas l'idée
euh non, je voulais pas dire ça
c'est pas là où je voulais en venir
je crois que tu n'as pas compris ma phrase
ce n'est pas le sens de ma question
j'ai jamais dit ça
tu pars dans la mauvaise direction, c'était pas ça que je disais
je me suis mal fait comprendre
hein? non, pas ça que je disais
ce n'est pas ce que je voulais dire
non, je parlais d'autre chose
ce n'était pas ma question
je ne parle pas de courir mais du cours
c'est l'inverse
pas ça, l'autre sens`,
  offTopic: `
quel temps demain
qui a gagné le match du psg
raconte une blague
fais mes devoirs de maths
combien font 37 fois 48
qui va gagner la présidentielle
vol pas cher pour Rome
écris un script python
capitale du Kazakhstan
quelle heure il est à New York
les infos du jour
traduis moi ça en chinois
le cours du bitcoin
mon ordi plante tu sais réparer?
un film à voir ce soir
comment changer une roue
écris un poème d'amour
tu penses quoi de Macron
les numéros du loto
comment remplir ma déclaration d'impôts
qui a inventé l'ampoule
quel téléphone acheter
c'est quand le prochain match des bleus
rédige ma lettre de motivation
paroles de la marseillaise
population du Sénégal
je cherche un appart à louer à Rennes
formule excel pour additionner
que veut dire rêver de serpents
est-ce que dieu existe
assurance auto pas chère
qui est le plus fort, hulk ou thor
ma box internet marche plus
En quelle année est mort Napoléon ?
un avocat pour mon divorce
on joue au pendu?
horaires du bus 42
quelles actions acheter
comment faire un moteur en minecraft
résume moi germinal
quel temps fera-t-il demain ?
qui a gagné le match ?
raconte-moi une blague
écris-moi un poème
c'est quoi la capitale du Pérou ?
réserve-moi un vol pour Rome
aide-moi pour mes devoirs
pour qui voter ?
comment créer un site web ?
combien coûte une voiture neuve ?
une recette de crêpes
qu'est-ce qu'il y a à la télé ce soir ?`,
}
