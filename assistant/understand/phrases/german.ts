import type { Phrases } from './phrases.ts'

const PETS = 'hund(?:e|en)?|katzen?|haustiere?|kater'

export const GERMAN: Phrases = {
  assess: 'personliche einschatzung|fragebogen',
  restart:
    '(?<=^(?:(?:gut|ok|und|so|na),? )?)(?:(?:et)?was (?:ganz )?anderes|andere frage|anderes thema|neues thema)(?= ?[:,.])|themenwechsel|(?:von vorne?|noch ?mal|neu) (?:anfangen|beginnen|starten)|fang(?:en wir)? (?:von vorne?|neu|noch ?mal) an|vergiss (?:alles|das alles)|neue suche|alles loschen',
  thanks:
    '(?:ok(?:ay)?|super|toll|perfekt|prima|klasse|gut)?[ ,!.]*(?:vielen |herzlichen |tausend |lieben )?(?:danke\\w*|dank|perfekt|super|prima|klasse)',
  greeting: 'hallo|guten (?:tag|morgen|abend)|moin|servus|gruss gott|gruezi',
  bye: 'tschuss|auf wiedersehen|bis (?:bald|spater|dann)|gute nacht|ciao',
  about:
    'was ist das hier(?: fur eine)?|wofur ist (?:das|diese) (?:hier|seite)|worum geht es (?:hier|auf dieser seite)|wer bist du|was bist du|bist du (?:ein |eine )?(?:mensch|roboter|bot|maschine|ki|arzt|arztin|therapeut(?:in)?|echt|person)|was kannst du|wobei kannst du (?:mir )?helfen|wie (?:funktionierst du|funktioniert das|kannst du (?:mir )?helfen)|wie heisst du|dein name',
  howAreYou:
    'wie geht(?:s| es)(?: dir)?|was geht|ich (?:mag|liebe) dich|du bist (?:so )?(?:lustig|nett|suss|toll)',
  aboutYou: 'du bist (?:\\w+ )?(?:nutzlos|dumm|doof|blod|schlecht|toll|lustig|nett|suss|die beste)',
  offTopic:
    'wetter(?:bericht|vorhersage)?|fussball|bundesliga|prasident\\w*|bundeskanzler\\w*|wahlen|politik\\w*|hauptstadt von|witz|gedicht|kinofilm|nachrichten|steuererklarung|anwalt|hypothek|passwort\\w*|hausaufgaben|vorherigen anweisungen|wer hat (?:\\w+ )?(?:gewonnen|erfunden)',
  neverOurs:
    '(?:erzahl|schreib)(?:e)?(?: mir)? (?:einen|ein|eine) (?:witz|gedicht|geschichte)|hauptstadt von|bundeskanzler|ubersetze?|wer hat (?:\\w+ )?gewonnen|(?:ignoriere?|vergiss) (?:alle |deine |die )*(?:vorherigen |bisherigen )*anweisungen',
  recommend:
    'empfiehl\\w*|empfehl\\w*|schlag(?:e)? (?:mir )?(?:\\w+ )?vor|vorschlage|uberrasch\\w*|zeig(?:e)? mir (?:etwas|was|irgendwas)|was (?:hast du|habt ihr|gibt es)(?: so)?$',
  cheaper:
    'billiger\\w*|gunstiger\\w*|preiswerter\\w*|weniger teuer|(?:zu|etwas|ziemlich) teuer|nicht so teuer|kostet zu viel',
  closer:
    'naher(?:e[sr]?| dran| bei mir| gelegen)?|in meiner nahe|in der nahe|hier in der gegend|(?:zu|nicht so|nicht zu) weit(?: weg)?',
  other:
    '(?:et)?was anderes|(?:andere|weitere|mehr) (?:moglichkeiten|ideen|vorschlage|optionen|ergebnisse|alternativen|angebote)|noch (?:etwas|was|eins|eine|andere|mehr)|zeig(?:e)? mir (?:mehr|andere|noch)|(?:keine?r?s?|nichts) (?:davon|von denen)|gefallt mir (?:alles )?nicht|gefallen mir (?:alle )?nicht|alternativen|was (?:gibt es|hast du) (?:sonst )?noch',
  otherAlone: 'mehr|weitere?|andere|nachste[rs]?',
  plan: '(?:organisier\\w*|stell\\w*|entwirf|bastel\\w*)(?: \\w+){0,4} (?:wochenende|tage|woche|reise|reiseplan|tagesplan|auszeit)|reiseplan|reiseroute|ein(?:en)? (?:\\w+)?plan|(?:schlaf|wochen|ruhe|erholungs|monats|tages)plan|plan fur \\w+|(?:mach|erstell|schreib|stell)e?(?: \\w+){0,5} (?:plan|routine|programm)|eine? (?:\\w+)?routine|ein programm|von jedem eins|(?<=^(?:bitte )?)plane? (?:mir|uns|ein\\w*|\\w+ (?:tage?|nachte?|wochen?))\\b|ein\\w* (?:\\w+ )?aus jeder kategorie',
  why: '^(?:und |aber )?(?:warum|wieso|weshalb)|was spricht (?:fur|dafur)',
  tell: 'erzahl(?:e)?(?: mir)? (?:mehr |was |etwas )?(?:von|uber|daruber)|mehr (?:uber|zu|zum|zur|infos?|details|informationen)|infos? (?:uber|zu|zum|zur)|details (?:uber|zu|zum|zur)|was (?:ist|bietet)|beschreib\\w*',
  moreAbout:
    'erzahl(?:e)?(?: mir)? (?:mehr |was |etwas )?(?:von|uber)|mehr (?:uber|zu|zum|zur)|(?:infos?|details|informationen) (?:uber|zu|zum|zur)|beschreib(?:e)?',
  pointing: 'es|das|dies\\w*|dort|da|der ort|das haus',
  question:
    'ist|sind|hat|haben|gibt es|kann|konnen|darf|durfen|kostet|erlaubt|nimmt|wie (?:viel|lange|weit|viele|teuer)|wieviel|was|wo|wann|wer|welche\\w*|und',
  compare:
    'vergleich\\w*|unterschied zwischen|welche[rs]?(?: davon| von (?:denen|diesen|beiden))? (?:ist|sind|wurdest|passt|hat)|was wurdest du (?:nehmen|wahlen|empfehlen)|(?:der|die|das) (?:gunstigste|billigste|beste|bestbewertete)',
  cheapest: 'gunstigste\\w*|billigste\\w*|gunstigere?[nrs]?|billigere?[nrs]?',
  bestRated: 'beste[rsn]?|bestbewertete\\w*|besser bewertet',
  first: 'erste[nrsm]?(?! (?:mal|trimester|hilfe|linie))|nummer (?:eins|1)|option (?:eins)',
  second: 'zweite[nrsm]?(?! (?:mal|trimester|hand|meinung))|nummer (?:zwei|2)|option (?:zwei)',
  third: 'dritte[nrsm]?(?! (?:mal|trimester))|nummer (?:drei|3)|option (?:drei)',
  fourth: 'vierte[nrsm]?(?! mal)|nummer (?:vier|4)|option (?:vier)',
  last: '(?:der|die|das|den|dem) letzte[nrs]?(?! (?:jahr|monat|woche|tag|zeit|nacht)\\w*)',
  askGuests:
    'wie ?viele? (?:personen|platze|leute|gaste|menschen|erwachsene|kinder)|fur wie ?viele|wie viele (?:passen|konnen)',
  whether:
    '(?:darf|durfen|kann|konnen|ist|sind|nehmen|erlauben|akzeptieren|gibt es)(?: \\w+){0,4}? (?:hund\\w*|katzen?|haustiere?|tiere?|rollstuhl\\w*|barrierefrei)',
  askPets: `${PETS}|welpen?|tiere?`,
  askSteps: 'rollstuhl\\w*|barrierefrei\\w*|stufen(?:los|frei)?|treppen?|aufzug|behindert\\w*',
  askPrice:
    'wie ?viel (?:kostet|kosten|macht|ware)|was (?:kostet|kosten|macht|wurde)|wie teuer|preise?|kostet|kosten|bezahlen',
  askPlace: 'wo (?:ist|liegt|befindet|findet)|wo genau|wo|in welchem land|adresse|standort|weit',
  askDuration: 'wie lange?|wie ?viel zeit|dauer\\w*|wie viele (?:tage|nachte|stunden|minuten)',
  askRating: 'bewertung(?:en)?|bewertet|rezension(?:en)?|sterne',
  askHome: 'online|zu ?hause|von zu ?hause|daheim|anreisen?|versand|liefert?|lieferung|verschickt',
  askCancel: 'storn\\w*|absag\\w*|ruckerstatt\\w*|geld zuruck',
  givingUp: 'vergiss|vergessen wir|lassen wir|habe es mir anders uberlegt',
  not: '(?:kein\\w*|ohne|nicht|nichts mit|bloss kein\\w*|statt|anstatt|ausser|hasse)(?: ein\\w*| mehr| noch| d(?:as|ie|en|er))*',
  escapes: 'retreats?|resorts?|hotels?|unterkunft|unterkunfte|auszeiten|reisen?',
  essentials: 'produkte?|sachen zum kaufen|kaufen',
  experiences: 'kurse?|workshops?|veranstaltung(?:en)?',
  enhancements: 'coach(?:es|ing)?|dienstleistung(?:en)?|dienste',
  apps: 'apps?',
  adding: 'und|auch|ausserdem|dazu|mit|aber|am liebsten|moglichst',
  addingAnywhere: 'auch|ausserdem|zusatzlich|dazu',
  request:
    'ich (?:will|mochte|brauche|suche|hatte gern\\w*)|suche|finde|zeig(?:e)? mir|wie ware es mit|wie wars mit|hast du|habt ihr|jetzt|stattdessen|lieber',
  steering:
    'vergiss|ignorier\\w*|streich\\w*|preis(?:e|grenze)?|kosten|egal|billiger\\w*|gunstiger\\w*|naher\\w*|teuer|moglichkeiten|ideen|alternativen|stattdessen|budget|flexibel|bitte|empfiehl\\w*|empfehlen|uberrasch\\w*|bleibt|bleiben',
  lift: 'vergiss|ignoriere?|streiche?|lass|ohne|keine?n?|muss nicht',
  doesNotMatter:
    '(?:ist|sind|spielt|spielen) (?:\\w+ )?(?:egal|unwichtig|flexibel|keine rolle|kein problem|nicht (?:so )?wichtig|zweitrangig)|egal',
  prices: 'budget|preise?|preisgrenze|kosten|geld|limit',
  places: 'ort|orte|land|lander|stadt|reiseziel|lage',
  pets: PETS,
  dogs: 'hunde?n?|hundin|welpen?',
  cats: 'katzen?|kater',
  steps: 'rollstuhl\\w*|barrierefrei\\w*',
  petsStay: `(?:${PETS}) (?:\\w+ )?(?:bleibt|bleiben|kann) (?:\\w+ )?(?:zu ?hause|daheim)|ohne (?:den |meinen )?(?:hund|katze)`,
  anywhere: 'egal wo(?:hin)?|irgendwo(?:hin)?\\b(?! (?:am|an|in|im|mit|ruhig|warm))|uberall',
  canTravel:
    '(?:ich|wir) (?:kann|konnen|konnte|wurde|wurden) (?:\\w+ )?(?:reisen|anreisen|verreisen)|reisen ist (?:ok|okay|kein problem|moglich)',
  anyDay: '(?:an )?(?:ein(?:em)? )?anderer?[mn]? tag|egal wann|irgendwann',
  anyKind: 'jede(?:r)? art|alles mogliche|alle kategorien|egal was',
  fine: '(yoga|meditation|massage|apps?|retreats?|sauna|kurse?) (?:ist|sind|ware|waren|geht|gehen) (?:\\w+ )?(?:ok|okay|gut|in ordnung|klar)',
  enough:
    'zeig(?:e)? (?:mir|her)|ergebnisse?|das reicht|reicht jetzt|genug|abbrechen|fertig|keine fragen mehr|alles uberspringen',
  passed:
    'uberspring\\w*|weiter|nein|nee|keine?s?|nichts(?: weiter| besonderes)?|weiss (?:ich )?nicht|ich weiss (?:es )?nicht|keine ahnung|egal|ist mir egal',
  firstTwo:
    '(?:ersten (?:beiden|zwei)|(?:beiden|zwei) ersten)|(?:die|diese|der|den|von den) beiden(?! (?:tage|nachte|kinder))|eins von beiden|haben beide|sind beide',
  askWifi: 'wlan|wi[ -]?fi|internet',
  askDates:
    'verfugbar\\w*|noch frei|freie platze|termine?n?|^(?:und )?wann (?:ist|sind|findet|beginnt)',
  askCure: 'heilt|heilen|kuriert',
  book: '^(?:bitte |ja |ok )*(?:buche?|reserviere?|bestelle?) (?:mir |uns |bitte )*(?:es|das|dies\\w*|d(?:ie|as|en) (?:erste|zweite|dritte|vierte|letzte)[nrs]?)|(?:es|das|ihn|sie) (?:buchen|reservieren|bestellen)|wie buche ich(?: das| es)?',
  complaint:
    'du bist (?:\\w+ )?(?:nutzlos|dumm|doof|blod|schlecht)|das hilft (?:mir )?nicht(?: weiter)?',
  abuse:
    'verpiss dich|fick dich|halt (?:die klappe|die fresse|s maul)|arschloch|leck mich|(?:dummer|bloder|nutzloser|scheiss) ?bot|du idiot',
  notMeant:
    '(?:das )?(?:war|ist|habe ich) (?:so )?nicht (?:gemeint|(?:das )?was ich (?:meinte|wollte|suche))|(?:das|so) meinte ich(?: das| es)? nicht|du verstehst mich nicht',
  yesNo: 'ja|nein|nee|klar',
  quit: '(?:bitte )?(?:stopp?|abbrechen|aufhoren|hor auf|brich ab)(?: damit| bitte)?',
  anything: 'irgendwas|irgendetwas|egal was',
  dearest: '(?:am )?teuerste\\w*',
  topPrice: 'gunstigste\\w*|billigste\\w*|preiswerteste\\w*',
  topRated:
    'best ?bewertete\\w*|am besten bewertet\\w*|(?:hochst|top) ?bewertete\\w*|beste bewertung(?:en)?',
  topPopular: 'beliebteste\\w*|am beliebtesten|meist ?gebucht\\w*',
  ofAll:
    '(?:das |die |was )?(?:du hast|ihr habt|hast du|habt ihr|es gibt)|auf (?:der|deiner|eurer) (?:liste|seite)|im katalog|uberhaupt|von allen',
  askVerified: 'gepruft\\w*|verifiziert\\w*',
  askFar: 'wie weit',
  askWay: 'wie komm(?:e|en|t) (?:ich|wir|man) (?:dahin|dorthin|hin|da hin|dort hin|zu)|anfahrt',
  askSafe:
    '^(?:und |aber )?(?:(?:ist|sind|ware) .{0,40}\\b(?:sicher|(?:un)?gefahrlich|riskant|schadlich|unbedenklich)|(?:gibt es|besteht) (?:(?:eine|irgendein)\\w* )?(?:gefahr|risik)|(?:kann|konnte) (?:mir das|das mir|das) (?:schaden|gefahrlich))',
  abilities: 'was kannst du(?: alles)?(?: tun| machen)?|wobei kannst du (?:mir )?helfen',
  refund:
    '(?:meine )?(?:buchung|reservierung|bestellung) (?:\\w+ )?(?:stornier\\w*|umbuchen|andern)|stornier\\w* (?:ich )?meine (?:buchung|reservierung|bestellung)|(?:will|mochte|brauche|verlange) (?:eine |meine |mein )?(?:ruckerstattung|erstattung|geld zuruck)',
  myData:
    'losch(?:e|en|t)? (?:alle )?meine? (?:daten|konto|gesprache|verlauf)|meine? (?:daten|konto|gesprache|verlauf) loschen',
}
