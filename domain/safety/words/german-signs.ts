import type { Vocabulary } from './signs.ts'

export const GERMAN_SIGNS: Vocabulary = {
  person:
    'er|sie|ihn|ihm|ihr|jemand|jemanden|jemandem|leute|leuten|menschen|chef|chefin|kolleg\\w*|lehrer\\w*|nachbar\\w*|alle|andere|anderen|mitschuler\\w*|vermieter|den|typ',
  kin: 'mann|ehemann|frau|ehefrau|partner|partnerin|freund|freundin|ex|exmann|exfreund|exfrau|vater|papa|mutter|mama|stiefvater|stiefmutter|bruder|stiefbruder|onkel|opa|grossvater|cousin|trainer|sohn|schwester|schwiegermutter|er|sie|verlobter',
  dear: 'tante|onkel|omi|opi|grossmutter|grossvater|freund|freundin|sohn|tochter|bruder|schwester|mutter|mama|vater|papa|mann|frau|partner|partnerin|mitbewohner\\w*|kind|nichte|neffe|cousin\\w*|kolleg\\w*|er|sie|oma|opa|schuler\\w*|nachbar\\w*|kumpel',
  child:
    '\\w+kind(?:er|ern|es)?|\\w+(?:sohn|tochter|baby)|kind|kinder|kindes|kleinkind\\w*|baby|babys|saugling|sohn|sohnchen|tochter|kleine|kleiner|neugeboren\\w*|nichte|neffe|enkel\\w*|\\w*jahriges?|\\d+ (?:jahre|monate)|junge|madchen',
  crowd: 'schule|uni|buro|arbeit|klasse|alle|leute|kirche|menschen|kollegen|mitschuler',
  me: 'mich|mir|uns|sie|ihn|ihr|mein\\w* (?:sohn|tochter|kind|mutter|schwester|baby|freundin)',
  intent:
    'uberleg\\w*|vorstelle|stelle mir vor|gedanken|kraft|willen|wille|mut|soll|mag|will|mochte|werde|wurde|konnte|kann|plane|denke|denk|drang|lust|muss|sagt|droht|wird|gleich|angst',
  earnest:
    'ernsthaft|tatsachlich|echt|ernst|heute nacht|heute abend|wirklich|bereit|gekauft|habe ein|hab ein|habe eine|jetzt|kein witz|werde es tun|ich meine es',
  voices: 'stimmen|stimme|damonen|gott|teufel',
  tell: 'sagen|sagt|befehlen|befiehlt|flustern|reden|schreien|soll',
  not: 'nicht|nich|nix|nie|nichts|kein|keine|keinen|keinem|ohne|nimmer|kaum|aufgehort|weder|verweigert|net|ned',
  self: 'mich|mir|sich|selbst|selber',
  hate: 'hasse|ekel\\w*|verachte|verabscheue',
  die: 'sterben|tot|tod|sterbe|abkratzen|krepieren|verrecken|draufgehen',
  live: 'leben|lebe|weiterleben|leb|weitermachen|existieren|aufwachen(?! (?:vor|um))|dasein|aufzuwachen|existenz|weiter',
  being:
    'da sein|hier sein|auf der welt sein|auf dieser welt|am leben sein|auf dieser erde|dieser welt|auf der welt|da zu sein|hier zu sein|am leben',
  pointless:
    'nichts wert|bedeutung|sinn|sinnlos|wozu|warum|wofur|grund|zweck|wert|wertlos|hoffnungslos|leer|unertraglich|lohnt|bringt doch',
  whatFor: 'wozu|wofur|warum soll ich|was fur einen sinn|welchen sinn|wieso soll ich|was bringt es',
  hurtSelf:
    '(?:mich|sich) (?:blutig|wund) kratz\\w*|kratze mich|(?:ritz\\w*|schneid\\w*|verletz\\w*|schlag\\w*|verbrenn\\w*) (?:ich )?(?:mich|mir|sich)|mich (?:ritzen|schneiden|verletzen)|(?:mich|mir|sich) _ (?:ritzen|schneiden|verletzen)|tu\\w* mir weh|tut sich weh|mir weh tun|mir wehtun|ritzt sich|ritzen|selbstverletz\\w*|selbst zu verletzen|verletzt sich|svv|verbrennt sich',
  again:
    'blutig|bis es blutet|wieder|immer|absichtlich|spure|spuren|jede nacht|jeden tag|allein|klinge|rasierklinge|feuerzeug|heimlich|arme|armen|arm|handgelenk\\w*|selbst|tiefer|oberschenkel',
  height:
    'brucke|dach|balkon|gleise\\w*|bahnsteig|klippe|gelander|zug|bahn|fenster|hochhaus|abgrund',
  jump: 'springe|springen|spring|runterspringen|sturzen|werfen|schmeissen|runterschauen|schaue runter|hinunter|runter|loslassen|fallen',
  vanish: 'verschwinden|weg sein|auflosen|nicht mehr existieren|auslosch\\w*',
  forever: 'fur immer|niemand|keiner|endgultig|nie wieder|ganz und gar',
  nobody: 'niemand|niemanden|keiner|keinen|wen',
  notice: 'merk\\w*|vermiss\\w*|interessier\\w*|juckt|kummert|auffallen|auffällt',
  darkThoughts:
    'su[iy][sczt]+[iy]?[dt]\\w*|suc+[iy][dt]\\w*|sus+[iy]d\\w*|keine?n? lebenswillen?|suizid\\w*|selbstmord\\w*|selbstmorden|dunkle gedanken|schwarze gedanken|freitod|lebensmude|todessehnsucht|todeswunsch|lieber tot|suizit\\w*|ware ich doch tot|war ich doch tot',
  farewell:
    'das ist (?:mein|ein|der) abschied|abschiedsbrief\\w*|letzte nachricht|mein letzter (?:tag|abend)|meine letzte nacht|lebt wohl|abschied von allen|macht es gut alle',
  ownEnd:
    'bringe? ich mich um(?! (?:den|die))|mich um bringen|mir die kugel|(?:mir|sich) _ leben (?:zu )?nehmen|(?:mir|sich) das leben (?:zu )?nehmen|nehme? mir das leben|umbring\\w* will|mich umbringen|sich umbringen|mich umzubringen|sich umzubringen|bringe? mich um|bringt sich um|(?:mich|sich) (?:zu )?erhangen|zu erhangen|aufhangen|mich erschiessen|sich erschiessen|pulsadern|mein leben beenden|meinem leben ein ende|mach\\w* schluss mit allem|alles beenden|schluss machen mit dem leben|mich weg\\w*machen',
  kill: 'rammen|reinrammen|ersticken|gegen die wand|zerschlagen|aufschlitzen|wand (?:werfen|schmeissen)|einschlagen|die kehle|drauf ?schlagen|umbringen|umzubringen|toten|tote|ermorden|abstechen|erstechen|erschiessen|erwurgen|wurgen|bring\\w* _ um|etwas antun|etwas anzutun|anzutun|was antun|weh tun|wehtun|verletzen|zu verletzen|zusammenschlagen|vergiften|abknallen|abschlachten|schutteln|angreifen|umlegen|ersticken|schlage _ tot|kalt machen|kaltmachen|alle machen',
  weapon: 'messer|pistole|waffe|gewehr|axt|hammer|knarre|klinge',
  hit: 'wirft|beschimpft und|ohrfeig\\w*|gebrochen|gurtel|zieht an den haaren|schubst|spuckt mich|verdrischt|bruch|haut mich|boxt mich|schlagt|schlug|geschlagen|schlagen|prugelt|verprugelt|prugeln|ohrfeigt|tritt|getreten|wurgt|gewurgt|stosst|schubst|misshandelt|missbraucht|bedroht|droht|boxt|haut|gehauen|gewalttatig|gewalt|schlage|packt mich am hals',
  assault:
    '(?:packte|packt|griff) (?:mich )?(?:am|an den) hals|mich gewurgt|wurgt mich|wurgte mich|zwingt mich (?:zu|zum)|etwas ins (?:glas|getrank)|ins glas getan|vergewaltigt|vergewaltigung|missbraucht|missbrauch|sexuell (?:belastigt|genotigt|misshandelt)|begrapscht|begrabscht|zum sex gezwungen|genotigt|k o tropfen|ko tropfen',
  touch:
    'fasst|anfasst|fasst mich an|beruhrt|betatscht|fummelt|grapscht|kommt in mein (?:bett|zimmer)',
  night:
    'nichts (?:sagen|erzahlen|verraten)|niemand\\w* (?:etwas |was )?(?:sagen|erzahlen|weiss)|wem (?:ich )?(?:\\w+ )?(?:sagen|erzahlen)|schweigen|nachts|in der nacht|im bett|in mein zimmer|intim\\w*|wo ich nicht will|geheimnis|unter die kleid\\w*|zwischen den beinen|wenn mama weg|heimlich|abends',
  confine:
    'liest mein\\w*|durchsucht|darf ich nicht|darf niemanden|darf nicht|nimmt mein|nimmt mir|sperrt|eingesperrt|kontrolliert|verbietet|nimmt mir|lasst mich nicht|uberwacht|isoliert|lasst mich nie',
  phone:
    'handy|telefon|raus|ein|aus dem haus|geld|pass|freunde|nachrichten|familie|weg|gehen|schlussel|arbeiten|wohnung',
  stalk:
    'wartet|schreibt mir standig|lauert|stalkt|verfolgt|belastigt|beobachtet|wartet auf mich|taucht|steht vor|schleicht',
  atMyPlace:
    'jeden tag|taglich|ausgang|uberallhin|vor der tur|meiner tur|vor meiner|meiner wohnung|haus|uberall|arbeit|auf|fenster|ums haus|draussen|gerade',
  bruise:
    'mir (?:den|die|das) (?:arm|nase|rippe|kiefer|zahn|handgelenk) gebrochen|blaue flecken|blauen flecken|blauer fleck|blaues auge|blutergusse|hamatome|brandwunden|striemen|wurgemale',
  fear: 'angst|panik|furchte|furchtet|trau mich nicht|traue mich nicht',
  home: 'nach hause|heim|heimzugehen|vor mein\\w* (?:vater|mann|freund|ex|partner|stiefvater|mutter|bruder|frau)|vor ihm|vor ihr|zu hause',
  massacre:
    'schiesst|um sich (?:schiessen|zu schiessen)|amok\\w*|amoklauf|amok laufen|bombe|in die luft (?:jagen|sprengen)|massaker|schulschiessen',
  swallow:
    'getrunken|geschluckt|verschluckt|gegessen|trinkt|trank|schluckte|eingeatmet|runtergeschluckt|genommen|gelutscht',
  poison:
    '\\w+(?:batterien?|reiniger|gift|putzmittel|magnete?|entferner|vernichter|saure)|akkus?|putzmittel|reiniger|bleiche|bleichmittel|chlor|spulmittel|waschmittel|waschpulver|batterie\\w*|knopfzelle\\w*|magnet\\w*|munze|frostschutz\\w*|gift|rattengift|benzin|nagellackentferner|terpentin|tabletten|pillen|spulmaschinentab\\w*|tabs|saure|essigessenz|farbe|lampenol|medikamente?|beeren|pilze|entkalker|desinfektionsmittel|kleber|pods|abflussreiniger|klosteine?|unkrautvernichter',
  fever: 'fieber|temperatur|fiebert|gluht',
  limp: 'schlaff|apathisch|41|40|39|reagiert nicht|krampf\\w*|wacht nicht|benommen|steif|ausschlag|trinkt nicht|blau|teilnahmslos|hohes|hoch|schlafrig',
  pregnant:
    'im \\d+ monat|\\d+ monat schwanger|\\d+ monat|schwanger\\w*|ssw|trimester|\\d+ woche|\\d+ wochen|in der \\d+|babybauch',
  bleed: 'blut\\w*|blute|blutet|blutung\\w*|wehen|fruchtblase|krampfe|fruchtwasser|sehstorung\\w*',
  move: 'bewegt|bewegungen|bewegen|strampelt|spure|spuren|tritte|kindsbewegung\\w*|ruhrt',
  face: 'mundwinkel|gesicht|gesichtshalfte|mund|augenlid|seite|halfte|arm',
  droop:
    'taubheit\\w*|kribbel\\w*|hangt|hangend\\w*|hangen|gelahmt|taub|schief|herunter|schlaff|lahm|gefuhl',
  speak: 'sprechen|spricht|reden|redet|worte|sprache|lallt|verwaschen|verstehen|antwortet',
  chest: 'brust|brustkorb|herz|herzens|linker arm|linke arm|linken arm|brustbein',
  pain: '\\w*schmerz\\w*|druck|weh|sticht|stechen|enge|eng|zieht|brennt|brennen|drucken|druckt|engegefuhl|brustenge',
  grave:
    'arm|kiefer|schwitz\\w*|atemnot|luft|seit einer|stunde|stunden|plotzlich|stark|starke|starker|schwindel|ubel|ubelkeit|linke\\w*|taub|kalter schweiss|heftig\\w*|minuten|jetzt|atmen',
  breath: 'luft|atmen|atem|atme|atmet|atemnot|schnauf\\w*',
  throat: 'hals|rachen|zunge|kehle|lippen|gesicht',
  swell:
    'schwillt|geschwollen|zuschwillt|zugeschwollen|schwellen|anschwillt|zu|wespenstich|bienenstich|quaddeln|zuschnurt',
  blood: 'blut|blutig\\w*',
  spit: 'huste\\w*|hustet|spuck\\w*|erbrech\\w*|kotz\\w*|erbricht|ubergeb\\w*|stuhl|pinkel\\w*|urin',
  pills:
    '\\w+(?:tabletten?|pillen|mittel)|tabletten?|schlaftabletten|pillen|paracetamol|ibuprofen|aspirin|medikamente?|schmerzmittel|schmerztabletten|beruhigungsmittel|tavor|valium|opioide|heroin|insulin|antidepressiva|schlafmittel|dragees|packung|kapseln',
  tooMany:
    'zehn|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|ganz viele|haufen|viele|dose|zu viele?|zu viel|ganze (?:packung|flasche|schachtel|dose)|eine packung|ganze|alle|handvoll|aus versehen|versehentlich|doppelte|\\d\\d+|uberdosis|komplette',
  took: 'genommen|geschluckt|eingenommen|nahm|schluckte|intus|eingeworfen|gegeben',
  unconscious:
    'bewusstlos\\w*|reagiert nicht|wacht nicht|zusammengebrochen|kippte um|umgekippt|ohnmachtig|ohnmacht|nicht ansprechbar|atmet nicht|kein puls|keinen puls|nicht wach|kollabiert|stromschlag|leblos|blaue lippen|lippen blau',
  seizure:
    'krampfanfall\\w*|krampft|epileptisch\\w*|anfall|schaum vor|zuckt am ganzen|krampfanfalle',
  head: 'kopfschmerz\\w*|kopfweh|kopf|migrane',
  suddenly:
    'schlimmste\\w*|plotzlich\\w*|meines lebens|schlagartig|vernichtend\\w*|steifer nacken|sturz|explosionsartig',
  disorder:
    'finger (?:in den|in meinen) hals|(?:mich|sich) zum (?:kotzen|erbrechen)|zum erbrechen bring\\w*|magersucht\\w*|magersuchtig\\w*|anorex\\w*|anorexi\\w*|bulimi\\w*|bulimisch\\w*|orthorexi\\w*|essstorung\\w*|essgestort\\w*|ess brech\\w*|pro ana|fressattacken?|fressanfall\\w*|essanfall\\w*|binge eating|esssucht',
  eat: 'essen|esse|isst|iss|gegessen|ess|nahrung|kalorien|mahlzeit\\w*|zu mir genommen|bissen',
  days: '(?:\\w+) tagen?|tagen|wochen?|seit (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|nichts mehr|am tag|gar nichts|taglich|kaum noch',
  slim: 'abnehmen|abzunehmen|dunn\\w*|schlank|fett|dick|gewicht|kilo|kilos|kalorien|stolz|bestraf\\w*|hasslich|kontrolle|zunehmen|zuzunehmen|mager',
  refuse: 'verweigert|weigert|will nicht|nicht|nichts|kaum|nie|angst|hort auf',
  kilos:
    '\\d+ ?(?:kg|kilos?)|wiegt|nur noch haut|haut und knochen|knochen|untergewicht\\w*|so dunn|abgemagert|bmi',
  vomit:
    'finger in|finger danach|erbrech\\w*|erbreche|kotz\\w*|ubergeb\\w*|finger in den hals|zum kotzen|brechen|auskotzen|wieder raus|spucke|brech',
  meal: 'nach (?:jedem|dem|den|jeder) \\w+|nach dem essen|essen|mahlzeit\\w*|danach|fressanfall\\w*|absichtlich|abendessen|extra|mich',
  laxative:
    'abfuhrmittel|abfuhrtee|diuretika|entwasserungs\\w*|brechmittel|einlauf\\w*|appetitzugler',
  starve:
    'hunger\\w*|hungern|hungere|nicht essen|nichts essen|mahlzeiten (?:aus|weg)\\w*|lasse _ (?:mahlzeiten|essen) (?:aus|weg)|esse nur (?:noch )?\\w+|hunger aus',
  binge: 'fressanfall\\w*|fressattacke\\w*|essanfall\\w*|fresse|stopfe mich|uberess\\w*|esse bis',
  shame: 'schuldig|schame|ekel\\w*|schlechtes gewissen|hasse mich',
  guilt: 'schuld\\w*|scham|schame|ekel\\w*|schlechtes gewissen|fett|hasse mich|bestraf\\w*',
  downTo:
    '(?:auf|wiegen|erreichen) (?:3\\d|4[0-5]) ?(?:kg|kilos?)|unter 4[0-5] ?(?:kg|kilo)|(?:500|600|700|400|300) kalorien am tag|bmi (?:von )?1[0-7]',
  medicine:
    '(?:der|die|meine|meiner) (?:pille|antibabypille)|(?:mein|meiner|meinen) (?:tabletten|pillen|medikamenten?)|\\w+(?:tabletten|senker)|medikamente?n?|medizin|arznei\\w*|antidepressiv\\w*|sertralin|fluoxetin|citalopram|escitalopram|paroxetin|venlafaxin|duloxetin|bupropion|elontril|mirtazapin|trazodon|quetiapin|olanzapin|risperidon|lithium|insulin|metformin|ozempic|statine?|blutverdunner|marcumar|eliquis|xarelto|betablocker|bisoprolol|metoprolol|ramipril|valium|diazepam|lorazepam|tavor|alprazolam|benzos?|benzodiazepine?|ritalin|medikinet|elvanse|neuroleptik\\w*|antipsychotik\\w*|die pille|verhutung\\w*|antibiotik\\w*|chemo\\w*|thyroxin|l thyroxin|schilddrusen\\w*|prednisolon|kortison|cortison|tramadol|tilidin|opioide|pregabalin|lyrica|gabapentin|melatonin|ibuprofen|paracetamol|aspirin|zopiclon|zolpidem|schlafmittel|schlaftabletten|blutdruck(?:tabletten|mittel|senker|medikamente?)|herz(?:tabletten|medikamente?)|schmerz(?:mittel|tabletten)|meine tabletten|meine pillen|diabetesmedikamente?|asthmaspray',
  change:
    'absetzen|abgesetzt|absetze|abzusetzen|weglassen|weggelassen|ausschleichen|aufhoren|reduzieren|senken|erhohen|steigern|verdoppeln|halbieren|ersetz\\w*|ersatz|statt|anstatt|anstelle|wechseln|tauschen|misch\\w*|kombin\\w*|vertrag\\w*|vertragt|wechselwirk\\w*|zusammen|gleichzeitig|gemeinsam|plotzlich|kalter entzug|ohne es dem|ohne arzt|ohne rezept|vergessen|alternative|wegwerfen|entzug',
  alcohol: 'alkohol|wein|bier|wodka|schnaps|whisky|rum|gin|trinken|cannabis|kiffen|kokain|sekt',
  herb: 'johanniskraut|ashwagandha|baldrian|kava|cbd|kurkuma|ginseng|ginkgo|krauter\\w*|pflanzlich\\w*|nahrungserganzung\\w*|supplemente?|rhodiola|magnesium|grapefruit|ayahuasca|homoopath\\w*|globuli|tee|hausmittel|kamille|passionsblume|vitamin k|mittel|eisen|calcium',
  dose: 'dosis|dosierung|wie ?viele?|mg|milligramm|hochstdosis|maximal',
  with: 'mit|und|zu|neben|wahrend ich|wenn ich|plus|gegen',
  sport:
    'rugby|boxen|boxsack|fussball|schach|tennis|karate|judo|training|trainieren|surfen|ski\\w*|klettern|spiel|bungee|schwimm\\w*|fallschirm\\w*|tauchen|yoga|selbstverteidigung\\w*|wasser|rudern|seilspringen|sport|karten|sonne|sahne',
  figure:
    'film|buch|roman|podcast|doku|lied|serie|foto|fotos|video|witz|lachen|krimi|theater|mails|emails|schlaf|verstand|zeit|netflix|kamera|squad|kino',
  place:
    'stadt|dorf|buro|wohnung|bei meinen eltern|in berlin|ausland|pflanzen|tiere|hund|katze|langer|besser|gesunder|land|landluft|alltag|stress|fleisch|hektik|wg|munchen|hamburg',
  food: 'fasten\\w*|intervallfasten|saftkur|detox|gluten\\w*|zucker|fleisch|milchprodukte|vegan|achtsam|ramadan|gemuse|fruhstuck|abends|nach \\d+ uhr|susses|intuitiv',
  rope: 'seil|strick|schlinge',
  got: 'fertig|bereit|parat|hangt schon|gekauft|besorgt|versteckt|liegt bereit|geknotet|gekn\\w*',
  lowWeight: '(?:wiege|wiegt)(?: nur)?(?: noch)? (?:3\\d|4[0-5]) ?(?:kg|kilos?)',
  blueFace:
    '(?:ist|wird|lauft)(?: ganz| schon)? (?:blau|grau)\\w*|blaue lippen|verschluckt sich|atmet nicht|erstickt',
  urge: 'will|mochte|konnte|werde|drang|kurz davor|angst',
  planned: 'plan|geplant|weiss wie|weiss genau|entschieden',
  dieVerb: 'sterben|sterbe|mein tod|meinen tod',
  hint: '(?:nur )?schlafen und (?:nicht mehr|nie) (?:aufwachen|wiederkommen)|starre auf die (?:gleise|schienen)|(?:ginge|geht|dreht) _ ohne mich weiter|(?:fur immer|endlich) (?:aufhort|vorbei ist)|nie geboren|habe einen plan und|(?:ware|war) (?:es )?(?:besser|leichter|einfacher) (?:wenn|ohne)|wenn es mich nicht (?:mehr )?gabe|egal ob ich (?:lebe|sterbe)|(?:arme|handgelenke|pulsadern) aufgeritzt|aufgeritzt|alles vorbereitet|heute nacht ist schluss|nicht mehr aus auf dieser|nicht mehr da ware|zur last|nichts fur mich ich gehe|lieber nicht mehr aufwachen|einschlafen und nicht mehr|fur alle (?:besser|leichter|einfacher)|waffe in der hand|niemand braucht mich|leben ist (?:nichts|sinnlos|vorbei)|will nicht mehr existieren|ans sterben|an den tod und',
  acute:
    'schlangenbiss|von einer (?:schlange|giftspinne) gebissen|kohlenmonoxid|gasgeruch|gasleck|stromschlag|kochendes? (?:ol|wasser)|verbruht|auf den kopf gefallen|tiefe (?:wunde|schnittwunde)|spure meine (?:beine|arme) nicht|hort nicht auf zu (?:bluten|erbrechen)|redet wirr|beinahe ertrunken|saure im auge',
  steer: 'fahren|fahre|lenken|rasen|steuern|krachen',
  obstacle:
    '(?:gegen|vor|in) (?:einen|den|nen|die|eine) (?:\\w+ )?(?:baum|wand|mauer|lkw|laster|gegenverkehr|bruckenpfeiler|fluss)|in den gegenverkehr',
  imagines: 'vor|stell\\w*|gedanken|denke|uberleg\\w*|drang|will|mochte|werde|konnte|traume',
  murder:
    'umbringen|umzubringen|toten|ermorden|abstechen|abzustechen|erstechen|zu erstechen|erschiessen|zu erschiessen|erwurgen|zu erwurgen|vergiften|zu vergiften|ersticken|ertranken|abknallen|abzuknallen|abschlachten|kaltmachen',
  murders:
    'ich (?:bringe?|brings?) _ um|ich (?:ersteche|erschiesse|erwurge|vergifte|ermorde|tote|knalle?|steche?|erschlage)',
  victim:
    '(?:mein\\w*|den|die|unser\\w*|das|der|dem) (?:chef\\w*|ex\\w*|mann|frau|ehemann|partner\\w*|freund\\w*|vater|stiefvater|mutter|stiefmutter|bruder|schwester|onkel|nachbar\\w*|lehrer\\w*|mitschuler\\w*|kolleg\\w*|vermieter\\w*|mitbewohner\\w*|familie|eltern|baby|kind\\w*|sohn|tochter|schwiegermutter)|ihn|jemanden|leute|alle',
  recipe: 'womit|wie|wo|womit kann ich|etwas um|was kann ich|moglichkeit',
  obsessed:
    'ich (?:\\w+ )?(?:will|werde|mochte|konnte|muss|kann)|will ich|werde ich|stelle mir vor|stell mir vor|gedanken|drang|angst|traume davon|plane|will|wird|droht',
  abused: '(?:wird|werden|wurde) (?:\\w+ )?(?:geschlagen|misshandelt|vernachlassigt|verprugelt)',
  downAll:
    '(?:alle|samtliche|die ganzen|die ganze|eine ganze) _ (?:nehmen|schlucken|einnehmen|zu nehmen|zu schlucken)',
  wake: 'auf(?:zu)?wach\\w*',
  note: '(?:einen?|den|nen) (?:brief|zettel|nachricht)',
  silent: 'nicht (?:ans telefon|erreichbar)|antwortet nicht|meldet sich nicht',
  strike: 'schlagen|zu schlagen|hauen',
  allowOnly: 'erlaube mir nur|gonne mir nur|esse nur',
  portion: 'eine?n? (?:apfel|ei|salat|joghurt|mohre|mahlzeit)|\\d+ kalorien',
  confused: 'verwirrt|desorientiert|deliriert|wirr',
  oddSpeech: '(?:redet|spricht) (?:\\w+ )?(?:komisch|wirr|undeutlich|wirres zeug)|lallt',
  limb: 'arm|bein|hand|gesicht|seite',
}
