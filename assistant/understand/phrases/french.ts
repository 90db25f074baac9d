import type { Phrases } from './phrases.ts'

const PETS = 'chiens?|chiennes?|chats?|animal|animaux'

export const FRENCH: Phrases = {
  assess: 'bilan personnel|bilan personnalise|questionnaire',
  restart:
    '(?<=^(?:(?:bon|ok|et|alors),? )?)(?:autre chose|autre question|autre sujet)(?= ?[:,.])|chang\\w+ de sujet|(?:recommen(?:cer|cons|ce)|repart(?:ir|ons)|reprend(?:re|s|ons)) (?:de zero|depuis le debut|a zero)|on recommence|oublie (?:tout|tout ca)|nouvelle recherche|tout effacer',
  thanks:
    '(?:ok|super|parfait|genial|tres bien)?[ ,!.]*(?:merci(?: (?:beaucoup|bien|mille fois))?|mille mercis|parfait|genial)',
  greeting: 'bonjour|salut|coucou|bonsoir',
  bye: 'au revoir|a (?:bientot|plus tard|demain)|bonne (?:nuit|soiree|journee)|salut a plus',
  about:
    '(?:cest quoi|quest ce que(?: cest)?(?: que)?|a quoi sert) (?:ce |cette |votre )(?:site|appli|page)|qui (?:es tu|es-tu|etes vous|etes-vous)|(?:tu es|es tu|es-tu|etes vous|etes-vous|vous etes) (?:un |une )?(?:humain|humaine|robot|bot|machine|ia|medecin|psy|personne|vrai|reelle?)|que (?:peux|sais)[ -]tu faire|que (?:pouvez|savez)[ -]vous faire|comment (?:ca marche|tu fonctionnes|peux[ -]tu maider|pouvez[ -]vous maider)|ton nom|votre nom|comment (?:tu tappelles|vous appelez[ -]vous)',
  howAreYou:
    'comment (?:vas[ -]tu|allez[ -]vous|ca va|tu vas)|ca va(?: bien)? ?\\??$|je (?:taime|vous aime)(?: bien)?|tu es (?:trop )?(?:drole|gentille?|mignonne?)',
  aboutYou:
    '(?:tu es|vous etes) (?:\\w+ )?(?:inutile|stupide|nul(?:le)?|mauvaise?|geniale?|drole|gentille?|la meilleure)',
  offTopic:
    'meteo|le football|foot|president\\w*|les elections|politique|premier ministre|la capitale (?:de|du)|blague|poeme|les actualites|impots|avocat|hypotheque|mots? de passe|devoirs de|instructions precedentes|qui a (?:gagne|invente|ecrit)',
  neverOurs:
    '(?:raconte|ecris)(?:[ -]moi)? une? (?:blague|poeme|histoire|chanson)|la capitale (?:de|du)|premier ministre|traduis\\w*|traduire|qui a gagne|(?:ignore|oublie)z? (?:toutes )?(?:les|tes|vos) (?:instructions|consignes)',
  recommend:
    'recommand\\w*|conseill\\w*|sugger\\w*|propose[- ]moi|surprends[- ]moi|inspire[- ]moi|montre[- ]moi (?:quelque chose|un truc)|quavez[- ]vous|quest[- ]ce que tu as',
  cheaper:
    'moins (?:cher|chere|chers|cheres|couteux|onereux)|plus abordables?|(?:trop|un peu) (?:cher|chere|chers|cheres)|meilleur prix|pas (?:si|trop) cher',
  closer:
    'plus (?:pres|proches?)|pres d(?:e chez moi|ici)|pas (?:si|trop) loin|(?:trop|beaucoup trop) loin|dans le coin',
  other:
    'autre chose|dautres? (?:options?|idees?|suggestions?|propositions?|resultats?|choix|endroits?|adresses?)|une autre (?:option|idee|suggestion|proposition)|plus (?:doptions|didees|de choix|de resultats)|(?:montre|donne|propose)(?:z)?[- ](?:men|moi) (?:plus|dautres)|aucun(?:e)? de ce(?:ux|lles)|ne me pla(?:it|isent)|alternatives|quoi dautre|et sinon',
  otherAlone: 'encore|dautres|un autre|une autre|suivante?s?',
  plan: 'programme (?:pour|de|sur) (?:\\w+ )?(?:\\w+ )?(?:jours?|week-end|semaine)|(?:organise|organisez|prepare|preparez|concocte)(?:[- ](?:moi|nous))?(?: \\w+){0,3} (?:jours?|week-end|semaine|sejour|voyage)|itineraire|un plan|plan (?:de|pour) \\w+|un programme|une routine|(?:fais|faites|prepare|preparez|cree|propose)(?:[- ]\\w+){0,4} (?:plan|programme|routine)|(?<=^(?:sil (?:vous|te) plait )?)(?:planifiez?|organisez?)(?:[- ](?:moi|nous))?\\b|une? (?:\\w+ )?de chaque (?:genre|categorie)|un de chaque|une de chaque',
  why: '^(?:et |mais )?pourquoi|quest[- ]ce qui (?:te|vous) fait',
  tell: '(?:parle|parlez|dis|dites)(?:[- ]men|[- ](?:moi|nous))? (?:plus )?(?:de|du|sur|davantage)?|(?:en savoir )?plus (?:sur|dinfos?|de details)|des (?:infos?|details) sur|cest quoi|quest[- ]ce que cest|decri(?:s|vez|re)',
  moreAbout:
    '(?:parle|parlez)[- ](?:moi|nous) (?:un peu )?(?:plus )?(?:de|du|des)|dis[- ]men plus sur|(?:en savoir )?plus (?:sur|dinfos? sur|de details sur)|des (?:infos?|details) sur|decri(?:s|vez)(?:[- ]moi)?',
  pointing:
    '(?:qu)?ils?|elles?|ca|cela|celui[- ](?:ci|la)|celle[- ](?:ci|la)|la[- ]bas|cet endroit|ce lieu',
  question:
    'est|sont|a[- ]t|ont|y a|peut[- ]on|acceptent?|accepte[- ]t|est[- ]ce que|combien|que|quoi|ou|quand|qui|quel\\w*|et',
  compare:
    'compare(?:r|z)?|difference entre|le(?:quel|squels)|la(?:quelle)|que choisirais[- ]tu|(?:le|la) (?:moins cher|moins chere|meilleure?|mieux note|mieux notee)',
  cheapest: 'le moins cher|la moins chere|moins chere?s?',
  bestRated: 'meilleure?|mieux notee?',
  first: 'premiere?(?! (?:fois|trimestre))|le (?:numero )?(?:un|1)|option (?:une)',
  second:
    'deuxieme(?! (?:fois|trimestre))|le second|la seconde|le (?:numero )?(?:deux|2)|option (?:deux)',
  third: 'troisieme(?! (?:fois|trimestre))|le (?:numero )?(?:trois|3)|option (?:trois)',
  fourth: 'quatrieme(?! fois)|option (?:quatre)',
  last: '(?:le dernier|la derniere)(?! (?:mois|fois|semaine|annee|nuit))',
  askGuests:
    'combien de (?:personnes|places|gens|voyageurs|adultes|enfants|monde)|pour combien|capacite',
  whether:
    '(?:peut[ -]on|puis[ -]je|peut|peuvent|acceptent?|accepte[ -]t[ -](?:il|on)|est[ -]ce que|mon|mes|les|sont|est|y a)(?: [\\w-]+){0,5}? (?:chiens?|chats?|animaux|fauteuil|accessibles?|venir)',
  askPets: PETS,
  askSteps:
    'fauteuil roulant|accessib\\w+|plain[- ]pied|escaliers?|marches|ascenseur|mobilite reduite|handicap\\w*',
  askPrice:
    '(?:cest )?combien(?= ?(?:\\?|$))|combien (?:ca |cela )?(?:coute|vaut|cest|pour|fait|ferait|font|revient)|quel prix|a quel prix|prix|coute|tarifs?|payer',
  askPlace: '^(?:cest )?ou|ou (?:est|se trouve|cest|ca se)|dans quel pays|adresse|emplacement|loin',
  askDuration: 'combien de (?:temps|jours|nuits|heures|minutes)|duree|ca dure',
  askRating: 'notes?|avis|etoiles|bien note\\w*',
  askHome:
    'en ligne|chez (?:moi|soi)|a la maison|a domicile|a distance|se deplacer|voyager|livre(?:z|nt|r)|livraison|expedi\\w+',
  askCancel: 'annul\\w*|rembours\\w*',
  givingUp: 'oublie[zs]?|oublions|laisse[zs]? tomber|jai change davis',
  not: '(?:pas(?: d(?:e|u|es))?|sans|aucune?|plutot que|au lieu(?: d(?:e|u|es))?|sauf|hormis|deteste|je ne veux pas(?: de)?)(?: une?| les?| la| des)*',
  escapes: 'd?hotels?|retraites?|resorts?|sejours?|hebergements?|voyages?',
  essentials: 'produits?|choses a acheter|acheter',
  experiences: 'cours|ateliers?|d?ateliers?|evenements?|devenements?',
  enhancements: 'coach(?:ing|s)?|services?',
  apps: 'd?applis?|d?applications?|d?apps?',
  adding: 'et|aussi|egalement|avec|mais|de preference|si possible',
  addingAnywhere: 'aussi|egalement|en plus',
  request:
    'je (?:veux|voudrais|cherche|souhaite)|jai besoin|jaimerais|il me faut|cherche|trouve[- ]moi|montre[- ]moi|et si|avez[- ]vous|as[- ]tu|maintenant|plutot',
  steering:
    'oublie|ignore|enleve|retire|limite|prix|importe|moins|cher|chere|proches?|options?|idees?|autre|autres|alternatives?|plutot|budget|flexible|plait|recommande|conseille|surprends',
  lift: 'oubli(?:e|ez|ons)|ignorez?|enlevez?|retirez?|sans|peu importe|pas besoin d(?:e|u)?|tant pis pour',
  doesNotMatter:
    '(?:na|nont|ca na) (?:pas |plus |aucune )(?:dimportance|importance)|(?:est|sont) (?:flexible|sans importance|egal|secondaire)s?|ne compte(?:nt)? pas|importe peu|mest egal',
  prices: 'budget|prix|limite(?: de prix)?|couts?|argent',
  places: 'lieux?|endroits?|pays|ville|destination|emplacement',
  pets: PETS,
  dogs: 'chiens?|chiennes?|chiots?',
  cats: 'chats?|chattes?|chatons?',
  steps: 'fauteuil roulant|accessib\\w+',
  petsStay: `(?:${PETS}) (?:\\w+ )?(?:reste|restent|restera) (?:a la maison|chez (?:moi|nous))|(?:je laisse|on laisse|nous laissons) (?:le |mon |notre |la )?(?:chien|chat|chienne)`,
  anywhere: 'nimporte ou|peu importe (?:ou|lendroit|le lieu)|ou que ce soit',
  canTravel:
    '(?:je peux|on peut|nous pouvons|pret a|prete a) (?:me deplacer|voyager|nous deplacer|se deplacer)|ca ne (?:me|nous) derange pas de voyager',
  anyDay: '(?:un )?autre jour|nimporte quel jour|nimporte quand|peu importe (?:quand|le jour)',
  anyKind: 'tout type|tous types|nimporte quoi|peu importe le type|toutes les categories',
  fine: '(?:le |la |un |une )?(yoga|meditation|massage|applis?|retraites?|sauna|cours) (?:ca )?(?:me |nous )?(?:va|vont|convient|conviennent)(?: bien)?',
  enough:
    'montre[- ](?:moi|les)|resultats?|ca suffit|assez|stop|annule|plus de questions|termine(?:r)?|tout passer',
  passed:
    'passer?|suivante?|aucune?|rien(?: dautre| de special)?|(?:je )?(?:ne )?sais pas|aucune idee|peu importe|ca mest egal',
  firstTwo:
    '(?:deux premiere?s|premiere?s deux)|(?:ces|entre les|parmi les|des) deux(?! (?:jours|nuits|semaines|personnes))|l ?un des deux|tous les deux|toutes les deux',
  askWifi: 'wi[ -]?fi|internet',
  askDates:
    'disponib\\w+|places? libres?|quelles dates|^(?:et )?(?:cest )?quand(?: est| a lieu| commence)?',
  askCure: 'guerit|guerir|soigne(?:r)?',
  book: '(?:reserve(?:z|r)?[- ](?:l[ea]|ca|cela)|reserve(?:z|r)? l[ea] (?:premiere?|deuxieme|troisieme|quatrieme)|l[ea] reserver|je (?:veux|voudrais) reserver|comment reserver)',
  complaint:
    '(?:tu es|vous etes) (?:\\w+ )?(?:inutile|stupide|nul(?:le)?|mauvaise?)|ca ne maide pas',
  abuse:
    'va te faire (?:foutre|voir)|ferme la|ta gueule|connard|connasse|nique ta|sale (?:bot|robot)|(?:bot|robot) (?:de merde|stupide|inutile|debile)|espece d(?:e con|idiot)',
  notMeant:
    '(?:ce nest )?pas ce que je (?:voulais(?: dire)?|cherche|cherchais|demandais)|(?:tu nas|vous navez) pas compris|(?:tu ne me comprends|vous ne me comprenez) pas',
  yesNo: 'oui|non',
  quit: 'stop|arrete(?:z|r)?(?: ca)?|annule(?:z|r)?',
  anything: 'nimporte quoi|peu importe(?: quoi)?',
  dearest: '(?:le|la|les) plus chere?s?',
  topPrice:
    '(?:tu as|vous avez|avez[- ]vous|il y a) de (?:moins cher|plus economique)|(?:le|la|les) (?:\\w+ ){0,3}(?:moins ch(?:ers?|eres?)|plus economiques?)',
  topRated: 'mieux note(?:e|s|es)?|meilleures? notes?',
  topPopular: 'plus (?:populaires?|apprecie\\w*|reserve\\w*|demande\\w*)',
  ofAll:
    '(?:que )?(?:tu as|vous avez|avez[- ]vous|as[- ]tu|il y a)|(?:sur|de) (?:la|votre|ta) (?:liste|site)|du catalogue|de tou(?:t|s|tes)',
  askVerified: 'verifiee?s?',
  askFar: 'a quelle distance|cest loin',
  askWay: 'comment (?:y aller|y va|on y va|sy rendre|my rendre|y arriver|venir)',
  askSafe:
    '^(?:et |mais )?(?:(?:est[- ]ce|cest|est|sont|serait|ce serait)\\b.{0,30}\\b(?:sans (?:aucun )?danger|sans risque|sure? pour|dangereu(?:x|ses?)|risquee?s?|nocive?s?)|(?:est[- ]ce qu ?)?(?:y a[- ]t[- ]il|il y a) (?:un |des |du )?(?:dangers?|risques?)\\b|(?:est[- ]ce|cest) un danger pour moi)',
  abilities: 'que (?:peux|sais)[ -]tu faire|que (?:pouvez|savez)[ -]vous faire',
  refund:
    '(?:annul|modifi|chang)er ma (?:reservation|commande)|(?:veux|voudrais|demande) (?:un |etre |mon )?(?:remboursement|remboursee?|argent)|remboursez[- ]moi',
  myData:
    '(?:supprime|efface)(?:z|r)? (?:toutes )?(?:mes donnees|mon compte|mon historique|mes conversations)',
}
