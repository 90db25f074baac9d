/**
 * Words of four languages by what they mean, folded; a star takes whatever follows. What is learnt of a
 * meaning in one language so holds in all. A word that means two things stands with the first.
 */
const MEANINGS = `
not: not dont doesnt didnt isnt arent wasnt no nicht nichts nix ned pas ne n kein keine keinen keiner keinem rien nada nunca nie niemals never jamais ni sin without ohne sans
cant: cant cannot couldnt unable kann* kriege krieg puedo pueden puede peux peut arrive arrivo
wont: wont wouldnt
anymore: anymore longer mehr plus mas nimmer
want: want wants wanted wanna quiero quiere quisiera quieren queremos kiero will willst mochte mocht mag veux veut voudrais jveux jvx voudrait jaimerais aimerais wollte would
wish: wish wishes wished hope hoping ojala wunsch* hoffe hoffentlich espere jespere desear* pray prie bete pido
need: need needs necesit* brauch* besoin busco suche such cherche looking search
i: i im ive id ill yo ich je j jai moi
me: me myself mi mir mich moi mim
my: my mis mein meine meinen meinem meiner mon ma mes
you: you u your tu te du dich dir toi vous euch
he: he hes his him el er ihn ihm il lui sein seine seinen
she: she shes her ella sie ihr elle
they: they theyre them ellos ils elles sus leur leurs
we: we us our nos nosotros wir uns unser* nous notre
someone: someone somebody alguien jemand* quelquun quelquune person people gente leute* menschen* gens stranger* desconocido* fremde* inconnus
nobody: nobody noone none nadie niemand* keiner personne
everyone: everyone everybody all todos todas alle allen tous toutes
mother: mother mum mom mama madre mutter mere maman mami mutti
father: father dad daddy papa padre vater pere papi
grandparent: grandma grandpa granny gran nana grandad granddad grandfather grandmother abuel* oma opa grossmutter grossvater mamie papi mami
husband: husband hubby marido mann mari esposo ehemann
wife: wife mujer frau femme esposa ehefrau
boyfriend: boyfriend bf novio freund copain pareja partner conjoint compagnon fiance
girlfriend: girlfriend gf novia freundin copine compagne
ex: ex
friend: friend* bestie mate buddy roommate flatmate amig* kumpel* freunde pote* ami amie amis coloc* mitbewohner* companer* colleague* kolleg* collegue*
son: son hijo sohn fils boy boys
daughter: daughter hija tochter fille girl
child: child children kid kids toddler hijos nin* kind kinder kindern enfant* petit petite peque
baby: baby newborn bebe saugling neugeboren* infant nourrisson recien
teen: teenager teen teenage teenie adolescent* ado jugendlich* alumn* student* schuler* eleve*
brother: brother hermano bruder frere
sister: sister hermana schwester soeur
stepfather: stepfather stepdad padrastro stiefvater
uncle: uncle tio onkel oncle
boss: boss jefe jefa chef patron teacher profesor* lehrer* prof coach trainer* entrenador entraineur
neighbour: neighbo* vecin* nachbar* voisin*
family: family parents familia padres familie eltern famille
live: live living alive life viv* vida leben lebe lebens lebt am vivre vie vivant* vis weiterleben
die: die dies dying died morir* muero muera muere muert* sterb* stirb* sterben tod tot tote mourir meurs meurt mort morte morts crever dead death muerto gestorben verstorben* deces
kill: kill kills killing killed kil kms umbringen umbring* bring toten matar* mata mato matan tuer tue tuent totet tuerai tuerais assassin* murder* ermord* mord* meurtre
suicide: suicid* suizid* selbstmord* unalive* unaliving sewerslide autolisis lebensmude
exist: exist existing existence existir existo existieren existe exister
end: end ending ends acab* termin* beend* ende schluss fin finir fini finie over done vorbei vorbei aufhor* terminer
stop: stop stops stopping stopped parar para paro pare arreter arrete quit dejar deje
disappear: disappear* dissapear* vanish* fade desaparec* desvanec* verschwind* disparai* disparaitre erase effacer auflosen
forever: forever siempre immer toujours permanently endgultig good bon
wake: wake waking woke wakes despert* aufwach* aufgewacht reveill* wakeup
sleep: sleep sleeping asleep dorm* duerm* schlaf* dors dormir sommeil einschlaf* endormir night
tonight: tonight heute abend noche nacht nuit soir anoche hoy aujourdhui
tomorrow: tomorrow manana morgen demain lendemain
future: future futuro zukunft avenir
hopeless: hopeless hoffnungslos desespere* desesperad*
point: point reason* sense sentido sinn sens raison razon motivo grund sirve sert wozu worth vale pena lebenswert
way: way out exit salida ausweg weg issue sortie solution
burden: burden carga peso estorbo last poids boulet fardeau weight
betteroff: better mejor besser mieux relief alivio erlosung soulage* erleichtert delivrance happier felices glucklicher
miss: miss echar menos vermissen vermisst manque manquerai
goodbye: goodbye bye farewell adios adieu despedi* abschied* adieux lebt wohl verabschied*
letter: letter letters note carta cartas nota brief briefe briefchen lettre lettres mot
sorry: sorry perdon* verzei* entschuldig* pardon* leid forgive
decide: decided decision decid* entschied* entschloss* beschlossen decide* plan planned planea
last: last ultim* letzt* dernier* derniere* final
cut: cut cuts cutting slit cort* ritz* schneid* geschnitten schnitte coup* scarif* taillad* autolesi* razor* blade* cuchilla* klinge* lame* rasierkling*
hurt: hurt hurts hurting harm harming dano lastim* verletz* weh wehtun mal blesser antue antun sh
hitself: scratch* arano kratz* griffe bang
burn: burn burns burnt burned quem* verbrenn* brul* verbruh*
blood: blood bleed* bleeding sangr* blut* sang saign* bluten
gun: gun guns pistol* pistola escopeta arma waffe gewehr pistole fusil arme flingue revolver bullet bala shoot* shot dispar* tiro tiros erschie* schiess* tirer tiro balle geschossen
knife: knife knives cuchillo* messer couteau* stab* apunal* abstech* stech* poignard* planter axe hacha axt hache
rope: rope noose soga cuerda strick seil corde belt cinturon gurtel ceinture
hang: hang hanging ahorc* colg* erhang* aufhang* pendre pendu
jump: jump* saltar salto spring* sprung saut* sauter tirarme jeter fallen sturz*
bridge: bridge puente brucke pont
height: roof rooftop balcony ledge cliff* edge azotea balcon acantilado borde dach balkon klippe kante toit falaise bord ventana fenster fenetre window
train: train trains tracks platform tren vias anden zug gleis* bahn rails quai metro
drown: drown* ahog* ertrink* ertrank* noyer noie
car: car truck coche camion auto lkw voiture garage garaje baum tree arbol arbre wall pared wand mur
pills: pill pills tablet* pastilla* tablette* cachet* medoc* paracetamol tylenol doliprane ibuprofen* schlaftablette* somnifere* painkiller* calmante* schmerzmittel comprim*
swallow: swallow* trag* trago verschluck* aval* drank bebio trank getrunken bu
took: took taken tome tomado tomo genommen nahm pris prendre
toomuch: much many demasiad* viel viele zuviel trop overdos* od sobredosis uberdosis
poison: poison* venen* envenen* gift* vergift* empoison* bleach lejia bleiche javel antifreeze rat battery pila knopfzelle pile
voices: voice voices voz voces stimme stimmen voix
afraid: afraid scared fear terrified miedo terror angst panik panique peur terrifi*
safe: safe sicher seguro securite
alone: alone sola solo allein alleine seul seule lonely einsam
hate: hate hates odio hasse hass deteste hais haine verabscheu*
tired: tired exhausted sick harta harto cansad* mude satt erschopft fatigu* marre epuis*
cope: take bear handle cope aguant* halt halte aushalt* durch supporte tiens tenir endure
giveup: give up rindo gebe gib auf abandonne
deserve: deserve merezco merec* verdien* merite*
born: born nacido nacer geboren naitre nee aborted
useless: waste useless worthless inutil nutzlos inutile ballast
hit: hit hits hitting beat beats beating punch* slap* kick* pega pego pegar pegue golpe* schlag* geschlagen verprugel* ohrfeig* tritt frapp* bat battre tape gifle claque* punetazo bofetad* patada*
strangle: strangl* chok* estrangul* wurg* erwurg* etrangl* asfixi* erstick* etouff* smother suffocat*
throw: threw throw tiro tirar geworfen werfen jete pousse pushed empuj* gestossen poussee shake sacudir schuttel* secou*
rape: rape* violad* viol vergewalt* violee violer molest* abus* missbrauch* assault* agred* agress*
touch: touch* toca toco fass* anfass* angefasst touche* grope begrapsch*
sex: sex sexual* sexo naked nudes nude desnud* nackt* nue nu genital* acostarse coucher prostitu*
force: force* oblig* zwing* zwang forc* contraint against
lock: lock* encierr* encerr* sperr* enferm* retenid* festgehalten retien* allowed deja darf droit leave salir verlassen
threaten: threat* amenaz* droh* menac*
stalk: stalk* follow* sigue persig* verfolg* suit suivi* harcel* acos*
phone: phone movil telefono handy portable telephone movil
bruise: bruise* moraton* cardenal* fleck* bleus
home: home casa hause zuhause maison
escape: escape* escap* fliehen flieh* flucht fuir fui huir hui geflohen
chest: chest pecho brust poitrine thoracique
pain: pain ache hurts duele dolor schmerz* schmerzen douleur douloureux
arm: arm brazo bras
jaw: jaw mandibula kiefer machoire
heart: heart corazon herz coeur infarct* infarto herzinfarkt infarctus cardiac cardiaque
breathe: breath* breathing respir* atme* luft aire atm* etouffe
unconscious: unconscious inconscient* bewusstlos ohnmachtig respond* responde reagiert reacciona collapsed desplom* desmay* zusammengebrochen evanou* effondre passed fainted umgekippt unresponsive repond
seizure: seizure* convuls* krampf* epilep* fit
face: face cara gesicht visage mouth boca mund bouche
numb: numb taub dormid* engourdi* tingl* hormigueo kribbel* fourmi*
swell: swell* hinch* schwell* schwill* gonfl*
throat: throat garganta hals gorge tongue lengua zunge langue
allergy: allerg* nut nuts bee abeja wespe* abeille shrimp* gambas garnelen crevettes sting
fever: fever fiebre fieber fievre
pregnant: pregnan* embaraz* schwanger* enceinte semanas weeks woche semaines
vomit: vomit* throwup puke puking kotz* erbrech* ubergeb* vomi* purg* purge
fall: fell fall fallen caido cayo caer tombe* gefallen sturz
suddenly: sudden* repente plotzlich soudain dun
ambulance: ambulan* krankenwagen rettungswagen samu emergency emergencia notarzt urgence*
snake: snake serpiente vibora schlange* serpent vipere
mushroom: mushroom* setas pilze champignon* berries bayas beeren baies
sugar: sugar azucar zucker sucre glycemie
eat: eat eating ate eaten come comer como comi essen esse isst iss gegessen mang* food comida nourriture repas meal* comidas mahlzeit* fressen
days: days day dias dia tage tagen jours jour monday lunes montag lundi
calories: calor* kalorien kcal
thin: thin skinny slim thinner flaca flaco delgad* dunn mager mince maigr* schlank bones huesos knochen os
fat: fat gorda gordo fett dick grosse gros engord* grossir
kilo: kilo kilos kg lbs pounds weigh* weight peso wiege poids pese bmi imc
laxative: laxative* laxante* abfuhr* laxatif*
binge: binge* bingeing atracon* fressanf* essanf* hyperphag*
disorder: anorex* bulim* boulim* magersucht ana mia tca essstorung orthorex* ortorex*
starve: starv* hunger* hambre affame fast* ayun* fasten jeun*
guilty: guilty guilt culpable schuldig schuld* coupable shame verguenza scham honte
medicine: medication* medicin* meds medicamento* medikament* medicament* antidepress* antidepresi* ssri* sertralin* zoloft prozac fluoxetin* citalopram escitalopram lexapro lithium litio insulin* metformin* statin* warfarin* sintrom marcumar previscan xanax valium tavor benzo* antibiot* chemo quimio chimio levothyrox* eutirox thyroxin prescri* recet* cortison* prednison* betablock* betabloq* quetiapin* olanzapin* methadon* metadona tramadol venlafaxin* effexor ritalin* rubifen medikinet concerta bupropion pilule traitement tratamiento antipsych* antipsic* neurolept* lamotrigin* anticoag* blutverdunn* opioid* adderall
dose: dose doses dosage dosis mg
herb: ashwagandha valerian* valeriana baldrian valeriane melaton* magnesium magnesio cbd turmeric kava ginkgo johanniskraut millepertuis rhodiola ayahuasca 5htp microdos* kambo john wort licorice
mix: mix mixing mezcl* misch* melang* combin* kombin* together juntos zusammen ensemble interact* wechselwirk* interaction
replace: replace* instead substitut* sustitu* ersetz* ersatz rempla* statt lieu alternativ*
taper: taper* wean* withdraw* absetz* ausschleich* sevr* entzug abstinencia skip* weglass*
alcohol: alcohol alkohol alcool drunk vodka beer wine vino wein vin
work: work job trabajo arbeit travail boulot office oficina buro bureau
film: film movie* pelicula book books libro libros buch bucher livre* novel novela roman krimi polar podcast series
class: class classes course* workshop* clase* curso* taller kurs* cours atelier* formation training stage
retreat: retreat* retiro* retraite* urlaub vacation* vacaciones vacances holiday* hotel* cabin hutte cabana spa
massage: massage* masaje* massagen
yoga: yoga pilates meditation* meditacion
holiday: weekend* wochenende finde escapada
funny: funny laugh* lol haha risa lachen rire
gift: gift* regalo geschenk* cadeau birthday cumple* geburtstag anniversaire
grief: grief duelo trauer* deuil widow* viud* witwe* veuv*
ago: ago hace vor annees anos jahren years past since desde seit depuis
well: fine recovered ok okay bien gut recuperad* gueri*
stress: stress* estres
traffic: traffic trafico verkehr trafic
sport: abs workout squats marathon gym boxing boxeo boxen boxe run running correr laufen courir hike hiking wandern rando
`
const WHOLE = new Map<string, string>()
const STARTS = new Map<string, string>()
for (const line of MEANINGS.trim().split('\n')) {
  const [meaning = '', words = ''] = line.split(': ')
  for (const word of words.split(' ')) {
    const table = word.endsWith('*') ? STARTS : WHOLE
    const said = word.replace('*', '')
    if (!table.has(said)) table.set(said, meaning)
  }
}

const SHORTEST_START = 2

/** What a folded word means, by the longest start that is known; null for any other word. */
export function meaningOf(word: string): string | null {
  const whole = WHOLE.get(word)
  if (whole) return whole
  for (let length = word.length; length >= SHORTEST_START; length--) {
    const meaning = STARTS.get(word.slice(0, length))
    if (meaning) return meaning
  }
  return null
}
