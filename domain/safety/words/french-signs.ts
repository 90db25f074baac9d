import type { Vocabulary } from './signs.ts'

export const FRENCH_SIGNS: Vocabulary = {
  person:
    'il|elle|ils|quelquun|gens|patron|patronne|collegues?|prof|voisine?s?|tout le monde|autres?|un homme|une femme|lui|le|la|proprietaire|les',
  kin: 'mari|epoux|femme|epouse|conjoint|conjointe|compagnon|compagne|copain|copine|mec|ex|fiance|pere|papa|mere|maman|beau pere|belle mere|frere|demi frere|oncle|grand pere|papi|cousin|entraineur|fils|soeur|il|elle|petit ami|homme',
  dear: 'tante|oncle|tata|tonton|grand mere|grand pere|amie?s?|ami|pote|copain|copine|fils|fille|frere|soeur|mere|maman|pere|papa|mari|femme|conjointe?|colocataire|coloc|enfant|bebe|niece|neveu|cousine?|collegue|il|elle|mamie|papi|eleve|voisine?|ado',
  child:
    'enfants?|bebe|petite?|fils|fille|nourrisson|nouveau ne|neveu|niece|petit fils|petite fille|\\d+ (?:ans|mois)|gamine?|garcon|fillette|bambin',
  crowd:
    'ecole|lycee|college|fac|universite|travail|bureau|classe|tout le monde|gens|eglise|collegues|monde',
  me: 'me|moi|nous|ma (?:fille|mere|soeur|copine|voisine|tante)|mon (?:fils|bebe|enfant)|mes enfants|la|le|lui|m\\w+',
  intent:
    'imagine|songe|reflechis|tentee?|gout|force|courage|jarrive|veux|veut|voudrais|vais|va|pourrais|peux|pense|envie|compte|dois|besoin|jure|dit|peur|menace',
  earnest:
    'serieusement|reellement|franchement|serieux|serieuse|ce soir|cette nuit|vraiment|prete?|achete|jai une?|maintenant|pas une blague|vais le faire|pour de vrai',
  voices: 'voix|demons?|dieu|diable',
  tell: 'dit|disent|ordonnent|ordonne|commandent|parlent|crient|demandent',
  not: 'pas|plus|ne|rien|jamais|ni|sans|aucune?|arrete|personne|peine|narrive|narrive pas|impossible',
  self: 'me|moi|moi meme|se|elle meme|lui meme',
  hate: 'deteste|hais|degout\\w*|degoute|execre|horreur',
  die: 'mourir|morte?|mort|crever|meurs|meure|claquer|clamser',
  live: 'vivre(?! (?:en|a|au|aux|pres|loin|plus|mieux|dans (?:une|la|le)|avec (?:mes|mon|le)|sans (?:mon|stress|sucre))(?!\\S))|vie(?! (?:en|a|sans|de (?:ville|bureau)|saine))|vivant|vivante|exister|existence|continuer|reveiller(?! (?:tot|avant|a|si))|vecue?',
  being:
    'etre la|etre ici|en ce monde|dans ce monde|de ce monde|sur terre|rester ici|rester en vie',
  pointless:
    'valeur|but|a quoi bon|sens|pourquoi|raison|sert a rien|sers a rien|vaut|peine|inutile|vide|insupportable|a quoi ca sert|quoi bon|interet',
  whatFor:
    'a quoi bon|a quoi ca sert (?:de|la)?|pourquoi devrais je|quel sens a|quel est le sens de (?:ma|la)',
  hurtSelf:
    'me griffer?|me (?:coupe|scarifie|mutile|brule|blesse|fais du mal|fais mal|taille les veines)|se (?:coupe|scarifie|mutile|brule|blesse|fait du mal|fait mal)|me faire du mal|me couper|se scarifier|scarifi\\w*|automutil\\w*|auto mutil\\w*|me mutiler|mentaille|mentailler',
  again:
    'au sang|jusquau sang|encore|nouveau|recommence|expres|ressentir|sentir|chaque (?:soir|nuit|jour|fois)|quand|seule?|lame|briquet|cachette|bras|poignets?|cuisses|jambes|cutter|du mal|scarifi\\w*|mutil\\w*',
  height: 'pont|toit|balcon|rails|quai|falaise|rambarde|train|metro|fenetre|rebord|vide|corniche',
  jump: 'sauter|saute|jeter|me jeter|me lacher|regarde en bas|tomber|mettre sous|basculer|me laisser tomber|plonger',
  vanish: 'disparaitre|effacer|cesser dexister|plus exister|mevaporer|meffacer',
  forever: 'pour toujours|a jamais|pour de bon|personne|definitivement|a tout jamais',
  nobody: 'personne|qui',
  notice:
    'remarquer\\w*|manquer\\w*|soucier\\w*|en fout|fiche|apercevr\\w*|tient a moi|rendra\\w* compte|verrait',
  darkThoughts:
    'su[iy][sczt]+[iy]?[dt]\\w*|suc+[iy][dt]\\w*|sus+[iy]d\\w*|suicid\\w*|idees noires|pensees noires|pensees sombres|me foutre en l ?air|se foutre en l ?air|foutre en lair|me buter|me flinguer|se flinguer|me tuer|se tuer|me supprimer|passer a lacte|me tirer une balle|se tirer une balle|etre morte?|idees suicidaires|mieux morte?|veux crever(?! (?:les?|l)\\w*)|envie de crever|tentative de suicide|ts',
  farewell:
    'cest (?:un|mon|l) ?adieu|cest ladieu|ceci est (?:un|mon) adieu|lettres? dadieu|adieu a tous|mots? dadieu|ma derniere (?:nuit|soiree|journee)|mes adieux|dire adieu',
  ownEnd:
    'envie den finir(?! avec)|veux en finir(?! avec)|vais en finir(?! avec)|en finir (?:ce soir|maintenant|une bonne fois)|je me tue(?! (?:a|au|pour|en|la|le|les)(?!\\S))|(?:me|se) jeter (?:par|sous|du) \\w+|ouvert les veines|mettre fin a (?:mes|ses) jours|mettre fin a (?:ma|sa) vie|menlever la vie|sen lever la vie|se pendre|me pendre|mouvrir les veines|ouvrir les veines|en finir avec la vie|en finir avec tout|finir mes jours|mote la vie|se donner la mort|me donner la mort|avaler une boite|noyer|me noyer|suicider',
  kill: 'fracasser|jeter contre|saigner|ecraser|exploser la tete|lancer contre|trancher|tuer|tue|assassiner|poignard\\w*|tirer sur|etrangl\\w*|faire du mal|faire mal|frapper|attaquer|blesser|buter|egorger|empoisonner|secouer|planter|descendre|defoncer|etouffer|noyer|crever|lui faire la peau|massacrer|letrangler|cogner',
  weapon: 'couteau|couteaux|arme|fusil|pistolet|flingue|hache|marteau|machette|carabine',
  hit: 'lance (?:des|ses)|gifl\\w*|casse le|casse la|ceinture|tire les cheveux|crache dessus|fout des|coups de|frappe\\w*|bat|battu\\w*|tape|tapee|tapes|cogne|gifle\\w*|coups|coup de (?:pied|poing)|etrangle\\w*|pousse|maltraite|menace\\w*|violente?|brutalise|agresse\\w*|secoue|insulte|ceinture|abuse|metrangle|etranglee|brule',
  assault:
    'metrangle|ma etranglee?|attrapee? par le cou|serre le cou|me force a|quelque chose dans mon verre|ma droguee|mis du ghb|viole|violee?|violent|viol|agress\\w* sexuel\\w*|abuse de|abus sexuels?|attouchement\\w*|force a coucher|force a avoir|inceste|ghb|droguee? (?:hier|cette|et)',
  touch: 'touche|touchait|tripote|caresse|vient dans (?:mon lit|ma chambre)|pelote',
  night:
    'me taire|rien dire|ne (?:le |rien )?dis|a qui (?:en |le )?(?:parler|dire)|nen parler a personne|personne (?:ne )?(?:le )?sait|nuit|soir|mon lit|ma chambre|parties intimes|ou je ne veux pas|secret|sous mes vetements|quand maman|la ou',
  confine:
    'mempeche|empeche|enferme|menferme|controle|interdit|surveille|fouille|prend|confisque|isole|sequestre',
  phone:
    'telephone|portable|sortir|messages|argent|papiers|passeport|maison|famille|amies|voir|travailler|appart\\w*|chez nous',
  stalk:
    'suit|mecrit sans cesse|poursuit|me suit|suit partout|harcele|mattend|attend|guette|espionne|rode|est devant|debarque|traque',
  atMyPlace:
    'sortie|tous les jours|chaque jour|ma porte|chez moi|mon travail|partout|devant|ma rue|dehors|fenetre|en bas|immeuble',
  bruise:
    'ma casse (?:le|la|un|une) (?:bras|nez|cote|machoire|dent|poignet)|bleus|des bleus|un bleu|ecchymoses|hematomes|oeil au beurre noir|marques|coquard|cocard|brulures',
  fear: 'peur|terrifiee?|effrayee?|crains|terrorisee?|trouille',
  home: 'rentrer|chez moi|a la maison|de mon (?:pere|mari|ex|copain|conjoint|frere|beau pere|mec)|de ma (?:mere|femme)|de lui|delle',
  massacre:
    'tirer dans (?:la|ma|sa|le|une)|tuerie|fusillade|massacre|attentat|poser une bombe|tirer sur tout le monde|faire sauter',
  swallow: 'bu|avale\\w*|mange|boit|ingere|inhale|pris|suce|but|gobe',
  poison:
    'javel|eau de javel|lessive|produit menager|detergent|nettoyant|piles?|bouton|aimants?|piece|antigel|poison|mort aux rats|essence|acetone|dissolvant|white spirit|cachets|comprimes|medicaments?|ammoniaque|acide|peinture|pastilles? (?:de )?(?:lave|lessive)\\w*|deboucheur|destop|desherbant|baies|champignons|capsule|liquide vaisselle|huile essentielle|colle|gel hydroalcoolique|petrole',
  fever: 'fievre|temperature|fievreux|brulante?',
  limp: 'mou|molle|amorphe|41|40|39|ne reagit|convuls\\w*|ne se reveille|somnolente?|raide|boutons|bleu|ne boit|lethargique|elevee|tres forte|inerte|geint|apathique',
  pregnant:
    'a \\d+ mois de|enceinte\\w*|grossesse|trimestre|\\d+ semaines?|\\d+ sa|\\d+ mois de|semaines damenorrhee',
  bleed:
    'saign\\w*|sang|hemorragie|caillots|perdu les eaux|perte des eaux|contractions|pertes|vision trouble|perds du sang',
  move: 'bouge|bouger|mouvements?|remue|coups|sens plus|sens',
  face: 'bouche|visage|levre|paupiere|cote|moitie|sourire|bras',
  droop:
    'tombe|tombante?|pend|paralys\\w*|engourdi\\w*|de travers|tordu\\w*|affaisse\\w*|ne peut plus bouger|faible|deforme\\w*',
  speak: 'parler|parle|mots|paroles|articuler|articule|bafouille|phrase|comprend',
  chest: 'poitrine|coeur|thorax|bras gauche|sternum|cage thoracique',
  pain: 'douleur\\w*|mal|pression|serre\\w*|oppress\\w*|etau|brulure|pince\\w*|lourde?|point|elancement|pese|comprime\\w*',
  grave:
    'bras|machoire|transpire|sueurs?|souffle|respir\\w*|depuis|heure|heures|soudain|soudaine|vertiges?|nausees?|gauche|forte?s?|intense|engourdi|essouffl\\w*|malaise|minutes',
  breath: 'respir\\w*|souffle|air|respire',
  throat: 'gorge|langue|levres|visage|cou',
  swell:
    'gonfle\\w*|enfle\\w*|se ferme|se serre|guepe|abeille|oedeme|plaques|cacahuetes?|arachides?|boursoufle\\w*',
  blood: 'sang',
  spit: 'crache\\w*|tousse\\w*|vomi\\w*|urine\\w*|selles|pisse|gerbe',
  pills:
    'cachets?|comprimes?|somniferes?|doliprane|paracetamol|ibuprofene|aspirine|medicaments?|medocs|anxiolytiques?|antidepresseurs?|pilules?|gelules?|xanax|valium|opioides|heroine|insuline|lexomil|plaquette|tramadol',
  tooMany:
    'dix|douze|quinze|vingt|trente|quarante|cinquante|plein|tas de|trop|toute la|toutes|tous mes|tous les|boite entiere|boite|entiere|flacon|plaquette|plein de|poignee|par erreur|double|\\d\\d+|overdose|beaucoup',
  took: 'pris|avale\\w*|ingere|gobe\\w*|prise|ingurgite|donne',
  unconscious:
    'inconsciente?|ne repond|ne reagit|effondre\\w*|evanoui\\w*|perdu connaissance|ne respire|ne se reveille|sans connaissance|sest ecroule\\w*|ecroule\\w*|dans le coma|plus de pouls|levres bleues|electrocute\\w*|fait un malaise|inanimee?',
  seizure: 'convuls\\w*|crise depilepsie|epilepsie|crise epileptique|bave|crise convulsive',
  head: 'mal de tete|maux de tete|mal de crane|migraine|tete|cephalee',
  suddenly: 'pire|soudain\\w*|brutal\\w*|de ma vie|coup de tonnerre|nuque raide|chute|dun coup',
  disorder:
    'doigts (?:dans|au fond de) la gorge|(?:me|se|mes) faire vomir|me fais vomir|anorex\\w*|anorexi\\w*|boulimi\\w*|boulimie|orthorexi\\w*|hyperphagi\\w*|troubles? (?:alimentaires?|du comportement alimentaire)|tca|pro ana|crises de boulimie|bigorexie',
  eat: 'mange|manger|mangee?|repas|avaler|nourriture|nourrir|nourrit|malimente|salimente|calories',
  days: '(?:\\w+) jours|jours|semaines?|depuis (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|rien|par jour|tous les jours',
  slim: 'maigrir|maigre|mince|grosse|gros|poids|kilos|calories|fiere?|punir|punit|moche|controle|grossir|perdre du poids|ventre plat|minceur',
  refuse: 'refuse|ne veut|rien|plus|pas|arrete|peur|a peine|jamais|peine',
  kilos:
    '\\d+ ?(?:kg|kilos?)|pese|peau sur les os|os|tres maigre|squelettique|sous poids|imc|decharnee?',
  vomit:
    'doigts dans|vomi\\w*|vomir|vomis|gerbe\\w*|gerber|doigts dans la gorge|purge\\w*|rendre|recrache\\w*',
  meal: 'apres (?:chaque|le|les|avoir|manger|mes|tous|un|mon)|repas|manger|mange|diner|dejeuner|fais|fait|faire|expres|crises?',
  laxative: 'laxatifs?|diuretiques?|lavements?|coupe faim|draineurs?',
  starve:
    'maffame|affame\\w*|faim|jeuner|je jeune|ne plus manger|saute (?:des|tous|les|mes) repas|sauter (?:des|les|mes) repas|me prive|se prive|ne mange que|priver de',
  binge: 'boulimie|crises?|orgies?|me goinfre|mempiffre|compulsi\\w*|gave|me gave',
  shame: 'coupable|culpabilise|honte|degoutee?|me deteste|me punis',
  guilt: 'coupable|culpabilise|honte|degoute?|grosse|gros|me deteste|punir|culpabilite',
  downTo:
    '(?:a|atteindre|peser|descendre a) (?:3\\d|4[0-5]) ?(?:kg|kilos?)|moins de 4[0-5] ?(?:kg|kilos)|(?:500|600|700|400|300) calories par jour|imc (?:de )?1[0-7]',
  medicine:
    'medicaments?|medocs?|antidepresseurs?|anxiolytiques?|sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|seroplex|paroxetine|deroxat|venlafaxine|effexor|duloxetine|mirtazapine|quetiapine|olanzapine|risperidone|abilify|lithium|insuline|metformine|ozempic|statines?|anticoagulants?|previscan|eliquis|beta ?bloquants?|bisoprolol|ramipril|xanax|alprazolam|valium|diazepam|lorazepam|temesta|lexomil|bromazepam|benzodiazepines?|benzos?|ritaline|concerta|neuroleptiques?|antipsychotiques?|la pilule|contraceptifs?|contraception|antibiotiques?|chimio\\w*|levothyrox|cortisone|prednisone|corticoides|tramadol|opioides|pregabaline|lyrica|gabapentine|melatonine|ibuprofene|paracetamol|doliprane|aspirine|zolpidem|stilnox|zopiclone|somniferes?|mon traitement|mes cachets|mes comprimes|(?:cachets|comprimes|medicaments|pilules) (?:pour|contre) (?:la |le |les |l)?(?:tension|thyroide|coeur|diabete|dormir|anxiete|hypertension|cholesterol|depression)|ventoline|ordonnance',
  change:
    'arreter|arrete|arret|stopper|stoppe|sevrage|sevrer|diminuer|reduire|baisser|augmenter|doubler|double|remplac\\w*|a la place|au lieu|substitu\\w*|changer|melang\\w*|combin\\w*|associ\\w*|interag\\w*|interactions?|compatible\\w*|ensemble|en meme temps|dun coup|brutalement|sans le dire|sans en parler|sans medecin|alternative|oublie|sauter|jeter|lacher|contre indication',
  alcohol: 'alcool|vin|biere|vodka|whisky|rhum|gin|boire|cannabis|cocaine|champagne|apero',
  herb: 'millepertuis|ashwagandha|valeriane|kava|cbd|curcuma|ginseng|ginkgo|plantes?|herbes?|complements?|rhodiola|magnesium|pamplemousse|ayahuasca|homeopathie|tisanes?|passiflore|camomille|huiles? essentielles?|naturel|naturels|vitamine k|the vert|phytotherapie|fer|calcium',
  dose: 'dose|doses|dosage|posologie|combien|mg|milligrammes?|maximale?|surdose',
  with: 'avec|et|pendant|tout en|sous|quand je prends|si je prends|plus',
  sport:
    'rugby|boxe|sac|foot|football|echecs|tennis|karate|judo|gym|entrainement|surf|ski|skier|escalade|match|elastique|natation|parachute|plongee|yoga|autodefense|eau froide|eau|piscine|canape|sport|velo|cartes|soleil|apnee|randonnee',
  figure:
    'film|livre|roman|podcast|documentaire|chanson|serie|photo|photos|video|blague|rire|enquete|theatre|mails|temps|camera|netflix|cinema|squad|beaute',
  place:
    'ville|campagne|appartement|bureau|chez mes parents|a paris|etranger|plantes|animaux|chien|chat|mieux|plus longtemps|paris|lyon|bruit|stress|couple',
  food: 'jeune|jeune intermittent|jus|cure|detox|gluten|sucre|viande|laitages|vegan|vegetarien\\w*|consciente?|ramadan|careme|legumes|entre les repas|apres \\d+ ?h|intuitive',
  rope: 'corde|noeud coulant',
  got: 'prete?s?|nouee?|deja|installee?|achete\\w*|prepare\\w*|cache\\w*|attache\\w*|trouve',
  lowWeight: '(?:pese|peser)(?: que| seulement)? (?:3\\d|4[0-5]) ?(?:kg|kilos?)',
  blueFace:
    '(?:est|devient)(?: tout| toute)? (?:bleue?|grise?|violette?)|levres bleues|setouffe|ne respire',
  urge: 'veux|envie de|jai envie|vais|pourrais|peur de',
  planned: 'plan|planifie|sais comment|decide\\w*|prevu',
  dieVerb: 'mourir|ma mort|meurs',
  hint: 'dormir et ne (?:plus|jamais) (?:revenir|me reveiller)|(?:regarder|regarde|fixer|fixe) les rails|(?:continuerait|pareil) sans moi|nee? pas ne|jamais nee?|jai un plan et|que tout sarrete pour|si je nexistais (?:pas|plus)|nexistais|si je mourais|sen porterait mieux|seraient mieux sans moi|tout prepare|egal de vivre|vivre ou de mourir|meme pas de vivre|(?:ouvert|taillade|entaille) les (?:bras|veines|poignets)|partir pour toujours|un poids pour (?:ma|tout|mes|les)|je ne sers plus|plus rien a perdre|personne na besoin de moi|arreter de vivre|cesser de vivre|mieux si je disparais\\w*|se faire du mal|arme dans (?:la|ma) (?:main|bouche)|dormir pour toujours|ne plus me reveiller|plus envie detre la',
  acute:
    'morsure de (?:serpent|vipere)|mordue? par un (?:serpent|vipere|chien)|monoxyde|fuite de gaz|odeur de gaz|electrocution|huile bouillante|eau bouillante|tombee? sur la tete|plaie profonde|sens plus mes (?:jambes|bras)|narrete pas de (?:saigner|vomir)|ne sarrete pas de (?:saigner|vomir)|failli se noyer|acide dans (?:l|les)',
  steer: 'foncer|fonce|conduire|rouler|planter|lancer|encastrer|crasher',
  obstacle: '(?:dans|contre) (?:un|une|le|la) (?:arbre|mur|camion|platane|riviere|ravin|poteau)',
  imagines: 'imagin\\w*|fantasm\\w*|pensees?|pense|reve|envie|veux|vais|songe|pulsions?|tentee?',
  murder:
    'tuer|assassiner|poignarder|etrangler|empoisonner|etouffer|egorger|noyer|tirer sur|abattre|buter|flinguer|descendre',
  murders:
    'je (?:le|la|les) (?:tue|bute|poignarde|flingue|descends|creve)|je (?:tue|bute|poignarde|etrangle|empoisonne|flingue)',
  victim:
    '(?:mon|ma|mes|le|la|les|un|une|notre) (?:patronn?e?|chef|ex|mari|femme|conjointe?|copain|copine|mec|pere|beau pere|mere|belle mere|frere|soeur|oncle|voisine?s?|prof|collegues?|camarades?|proprio|proprietaire|colocataire|famille|parents|bebe|enfants?|fils|fille)|quelquun|tout le monde|(?:je|vais|veux) (?:le|la|les)',
  recipe: 'comment|ou trouver|avec quoi|quelque chose pour|moyen de|facon de',
  obsessed:
    'veux|vais|envie de|pense a|imagine|reve de|peur de|jure|dit quil|dit quelle|pulsions?|compte|veut|va|pensees? de',
  abused:
    '(?:le|la|les|on le|on la) (?:bat|battent|frappe|frappent|maltraite|tape|tapent)|(?:est|sont|etre) (?:battue?s?|frappee?s?|maltraitee?s?)',
  downAll: '(?:avaler|prendre|gober) (?:tous|toutes|toute|une boite|la boite)',
  wake: 'reveill\\w*',
  note: '(?:une|la) lettre|un mot',
  silent: 'ne (?:repond|decroche) (?:plus|pas)|reste injoignable',
  strike: 'frapper|taper|gifler',
  allowOnly: '(?:ne )?(?:mautorise|me permets|mange) qu\\w*',
  portion: '\\w*une? (?:pomme|oeuf|salade|yaourt|carotte|repas)|\\d+ calories',
  confused: 'confuse?|desorientee?|delire\\w*',
  oddSpeech: 'parle (?:bizarre\\w*|mal)|propos incoherents|dit nimporte quoi|bafouille',
  limb: 'bras|jambe|main|visage|cote',
}
