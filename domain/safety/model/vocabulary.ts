/** Frequent words that begin or sound like a listed word, and mean something else. */
export const UNRELATED = `
whether wetter quiet heard earth whose thread threads treat treats treated treating treatment treatments
february fewer potential potentially potentiel potentiels potencial potencia agreed beef been
couple couples coupon coupons bristol concentration concentrate concentrer concentre concentrate konzentrieren
konzentration mouse boxes electronics looked locker locke faster bytes springs butter trace traces showed dragon
bound demonstrate demonstration demontrer demontre stable stability stabilite starbuck romance romantic romantico
romantica romantisch romantique romania romantik poisson poissons hausse vente ventes ventaja venta terme termes
celles danone valle vallee disparu disparue vaste attraction attractions attractive attractif attraktiv
atractivo atractiva arrivee citer pouce stimuler stimmt stimmts stimmung quotes cotees bonnes wissen wisst
wurden vaters handen suden soweit schublade womit schwein schweine schwierig schwieriger schwierige schwierigen
schwierigkeiten schwimmen schwimmt schwimme schweigen zweite zweiten zweites zweiter zweimal zweifel verursacht
verursachen verurteilt fliegen fliegt fliege flieger fliesst beeil beeilung beeindruckt beeindruckend kannte
kannten klingelt starb starben ungern gewissen bosen ideen haces assez saber saberlo lamento cortinas
tragedia vayas saque traseros trasero trasera creeme enfermo enferma enfermos enfermedad enfermedades sombrero
deseas deseo mordor beigebracht dossier dossiers platte platten schulter schultern jeune jeunes
jeunesse sentence entero
`

/**
 * Folded words of four languages by meaning; a star is a wildcard, a tilde precedes the languages in which a
 * word means something else. The model learns meanings, so training in one language applies to all. An
 * ambiguous word is listed under its first meaning.
 */
export const VOCABULARY = `
not: not dont~fr doesnt didnt isnt arent wasnt no nicht nichts nix ned pas ne n kein keine keinen keiner keinem rien nada nunca nie niemals never jamais ni sin without ohne sans
cant: cant cannot couldnt unable kann* kriege krieg puedo pueden puede peux peut arrive~en arrivo
wont: wont wouldnt
anymore: anymore longer mehr plus mas nimmer
want: want wants wanted wanna quiero quiere quisiera quieren queremos kiero will willst mochte mocht mag veux veut voudrais jveux jvx voudrait jaimerais aimerais wollte would
wish: wish wishes wished hope hoping ojala wunsch* hoffe hoffentlich espere jespere desear* pray prie bete pido wunschte wishing deseando desearia souhait*
need: need needs necesit* brauch* besoin busco suche such~en cherche looking search
i: i im~de ive id ill yo ich je j jai moi
me: me myself mi mir mich mim
my: my mis~fr mein meine meinen meinem meiner mon ma mes~es
you: you u your tu te du dich dir toi vous euch
he: he~es hes his him el er ihn ihm il lui sein seine seinen
she: she shes her ella sie ihr elle
they: they theyre them ellos ils elles sus leur leurs
we: we us our nos nosotros wir uns unser* nous notre
someone: someone somebody alguien jemand* quelquun quelquune person people gente leute* menschen* gens stranger* desconocido* fremde* inconnus
nobody: nobody noone none nadie niemand* personne
everyone: everyone everybody all todos todas alle allen tous toutes
mother: mother mum mom mama madre mutter mere maman mami mutti
father: father dad daddy papa padre vater pere papi
grandparent: grandma grandpa granny gran nana grandad granddad grandfather grandmother abuel* oma opa grossmutter grossvater mamie
husband: husband hubby marido mann mari esposo ehemann
wife: wife mujer frau femme esposa ehefrau
boyfriend: boyfriend bf novio freund copain pareja partner conjoint compagnon fiance
girlfriend: girlfriend gf novia freundin copine compagne
ex: ex
friend: friend* bestie mate buddy roommate flatmate amig* kumpel* freunde ami amie amis coloc* mitbewohner* companer* colleague* kolleg* collegue* pote potes
son: son~fr,es hijo sohn fils boy boys
daughter: daughter hija tochter fille girl
child: child children kid kids toddler hijos kind~en kinder kindern enfant* nino nina ninos ninas
baby: baby newborn bebe saugling neugeboren* infant nourrisson recien
teen: teenager teen teenage teenie adolescent* ado jugendlich* alumn* student* schuler* eleve*
brother: brother hermano bruder frere
sister: sister hermana schwester soeur
stepfather: stepfather stepdad padrastro stiefvater
uncle: uncle tio onkel oncle
boss: boss jefe jefa chef patron teacher profesor* lehrer* prof coach trainer* entrenador entraineur
neighbour: neighbo* vecin* nachbar* voisin*
family: family parents familia padres familie eltern famille
live: live living alive life viv* vida leben lebe lebens lebt vivre vie vivant* vis weiterleben
die: die~de dies~de dying died morir* muero muera muere muert* sterb* stirb* sterben tod tot tote mourir meurs meurt mort morte morts crever dead death muerto gestorben verstorben* deces verrecken abkratz* creve palmar dinarla sterbn krepier* deceas* fallec* verbluten dessaigner morirme moriria mourire mori morrir totes trepass* emojigrave
kill: kill kills killing killed kil kms umbringen umbring* bring~en toten matar* mata mato matan tuer tue~de,en tuent~de totet tuerai tuerais assassin* murder* ermord* meurtre asesin* matarlo matarla matarme matarnos killin matare matarte tues suicider buter butera liquidier* abmurks* abknall* knall* cargarme cargarmelo kehle egorg* degoll* ermorden totschlag* toteschlag* erschlag* tuerait mord morde mordes morden
suicide: suicid* suizid* selbstmord* unalive* unaliving sewerslide autolisis lebensmude ts ctb desvivir* selbsttotung freitod suicidarme suicidar suicidal* ahorcarme selbstloschung suisid* suicde selbstmort lebensmude* offed offing yeet euthanas* eutanasia sterbehilfe dignitas suicidaire* suicidio* suicida*
exist: exist existing existence existir existo existieren existe exister
end: end ending ends acab* termin* beend* ende schluss fin finir fini finie over done vorbei aufhor* terminer
stop: stop stops stopping stopped parar paro pare arreter arrete quit dejar deje
disappear: disappear* dissapear* vanish* fade desaparec* desvanec* verschwind* disparai* disparaitre erase effacer auflosen
forever: forever siempre immer toujours permanently endgultig
wake: wake waking woke wakes despert* aufwach* aufgewacht reveill* wakeup
sleep: sleep sleeping asleep dorm* duerm* schlaf* dors dormir sommeil einschlaf* endormir night
tonight: tonight heute abend noche nacht nuit soir anoche hoy aujourdhui
tomorrow: tomorrow manana morgen demain lendemain
future: future futuro zukunft avenir
hopeless: hopeless hoffnungslos desespere* desesperad*
point: point reason* sense sentido sinn sens raison razon motivo grund sirve sert wozu worth pena lebenswert
way: way out exit salida ausweg weg issue sortie solution
burden: burden carga peso estorbo last~en poids boulet fardeau weight lastig estorb* belast* weighs
betteroff: better mejor besser mieux relief alivio erlosung soulage* erleichtert delivrance happier felices glucklicher
miss: miss echar vermissen vermisst manque manquerai
goodbye: goodbye bye farewell adios adieu despedi* abschied* adieux verabschied*
letter: letter letters note carta cartas nota brief briefe briefchen lettre lettres mot
sorry: sorry perdon* verzei* entschuldig* pardon* leid forgive
decide: decided decision decid* entschied* entschloss* beschlossen decide* plan planned planea
last: ultim* letzt* dernier* derniere* final
cut: cut cuts cutting slit cort* ritz* schneid* geschnitten schnitte scarif* taillad* autolesi* razor* blade* cuchilla* rasierkling* ritzen geritzt schneidedruck aufschneiden cuchilla navaja cutter rasier* aderlass pulsader* muneca* wrist* poignet* veins venas veines razorblade thigh* schenkel* cuisses oberschenkel coupe coupes couper coupee coupure coupures lame lames klinge klingen
hurt: hurt hurts hurting harm harming dano lastim* verletz* weh wehtun mal~de blesser antue antun sh verletzung* autoles* selbstverletz* automutil* scarific* selfharm antu dano* lastimar* herida* blessure* haue hau gehauen
hitself: scratch* arano kratz* griffe bang
burn: burn burns burnt burned quem* verbrenn* brul* verbruh*
blood: blood bleed* bleeding sangr* blut* sang saign* bluten
gun: gun guns pistol* pistola escopeta arma waffe gewehr pistole fusil arme flingue revolver bullet bala shoot* shot dispar* tiro tiros erschie* schiess* tirer balle geschossen rifle shotgun bullets schrotflinte flinte revolver* gewehr* kugel municion munition cartouche* carabine escopet* fusil* rifle* waffen* armas firearm dienstwaffe schusswaffe jagdgewehr colt glock canon tirador schutze shooter amok amoklauf shoot shooting tiroteo fusillade attentat massacre* masacre* bomb* bombe* explosi* explosif sprengstoff
knife: knife knives cuchillo* messer couteau* apunal* abstech* stech* poignard* axe hacha axt hache stab stabs stabbed stabbing
rope: rope noose soga cuerda strick seil corde belt cinturon gurtel ceinture
hang: hang hanging ahorc* colg* erhang* aufhang* pendre pendu galgen schlinge gibet balken poutre* viga vigas rafter* beam*
jump: jump* saltar salto spring*~en sprung saut* sauter tirarme jeter sturz*
bridge: bridge puente brucke pont
height: roof rooftop balcony ledge cliff* edge azotea balcon acantilado borde dach balkon klippe kante toit falaise bord roof* dacher puentes gelander barandilla rambarde railing ledges precip* abgrund hochhaus azoteas vacio vide brucken toits parapet*
train: train trains tracks platform tren vias anden zug gleis* bahn rails quai metro
drown: drown* ahog* ertrink* ertrank* noyer noie
car: car~fr truck coche camion auto lkw voiture garage garaje baum tree arbol arbre wall pared wand mur
pills: pill pills tablet* pastilla* tablette* cachet* medoc* paracetamol tylenol doliprane ibuprofen* schlaftablette* somnifere* painkiller* calmante* schmerzmittel comprim* tabs blister* schachtel packung packungen frasco flacon boite boites bottle pastis pepas grageas dragee* gelule* kapsel* capsul* pildora* pille pillen calmant*
swallow: swallow* trag*~de trago verschluck* aval* drank bebio trank getrunken bu
took: took taken tome tomado tomo genommen nahm pris prendre
toomuch: much many demasiad* viel viele zuviel trop overdos* od sobredosis uberdosis
poison: poison* venen* envenen* gift*~en vergift* empoison* bleach lejia bleiche javel antifreeze rat~de battery pila knopfzelle pile
voices: voice voices voz voces stimme stimmen voix voice* befiehlt befehle befehlen ordena ordenan manda mandan ordonne ordre commands hear oigo hore entends
afraid: afraid scared fear terrified miedo terror angst panik panique peur terrifi*
safe: safe sicher seguro securite
alone: alone sola solo allein alleine seul seule lonely einsam einsam* solitud* soledad einsamkeit isole isolee abandon*
hate: hate hates odio hasse hass deteste hais haine verabscheu*
tired: tired exhausted sick harta harto cansad* mude satt erschopft fatigu* marre epuis*
cope: take bear handle cope aguant* halt halte aushalt* durch supporte tiens tenir endure
giveup: give up rindo gebe gib auf abandonne
deserve: deserve merezco merec* verdien* merite* meritan wert
born: born nacido nacer geboren naitre nee aborted
useless: waste useless worthless inutil nutzlos inutile ballast
hit: hit hits hitting beat beats beating punch* slap* kick* pega pego pegar pegue golpe* schlag* geschlagen verprugel* ohrfeig* tritt frapp* bat battre tape~en gifle claque* punetazo bofetad* patada* smack* whip* beaten thrash* prugel* verprug* verdresch* geohrfeigt zuschlag* pegan pegaba pegado paliza* hostia golpea* golpeo cogne* cogner gifle* tabass* coups coup slapped shove* shoved schub* gestoss* bouscul* grab* grabbed packt gepackt agarr* attrap* arrastr* kickt treten zarande* kneif* gekniffen pellizc* pince werf* lanza drag drags dragged dragging
strangle: strangl* chok* estrangul* wurg* erwurg* etrangl* asfixi* erstick* etouff* smother suffocat* gewurgt wurgt ahorca ahorco etrangle etranglee
throw: threw throw tirar geworfen werfen jete pousse pushed empuj* gestossen poussee shake sacudir schuttel* secou*
rape: rape* violad* viol vergewalt* violee violer abus* missbrauch* assault* agred* agress* forz* forced forzo forcee forcer genotigt zwingt gezwungen obliga obligan obligo contrainte consent* consentir desnudo molested molesting molester molestado molestaba notigen notigte
touch: touch* toca toco fass* anfass* angefasst touche* grope begrapsch* beruhr* tocaba tocar tocan touching caress* acaric* fondle* grop* streichel* anfasst intim* breast* pecho* bruste seins penis pene vagin* skirt falda jupe
sex: sex sexual* sexo naked nudes nude desnud* nackt* nue nu genital* acostarse coucher prostitu*
force: force* oblig* zwing* zwang forc* contraint against
lock: lock* encierr* encerr* sperr* retenid* festgehalten retien* locked einsperr* eingesperrt abgeschloss* encierra encerrad* enferme enfermee cellar keller basement sotano sequestr* secuestr* gefangen captive trapped verrou* enfermes enfermer
threaten: threat* amenaz* droh* menac* droht drohung* bedroht amenaza* menace* warn warned rache revenge venganza venger veng* vengar vengarme vengarse
stalk: stalk* follow* sigue persig* verfolg* suit suivi* harcel* acos*
phone: phone movil telefono handy portable telephone
bruise: bruise* moraton* cardenal* fleck* bleus bruis* moreton* moretones cardenales fleck flecken bleu ecchymos* hamatom* striemen verdugon*
home: home casa hause zuhause maison
escape: escape* escap* fliehen flieh* flucht fuir huir hui geflohen
chest: chest pecho brust poitrine thoracique
pain: pain ache duele dolor schmerz* schmerzen douleur douloureux dolor* douleur* cramp* krampfe calambres unbearable unertraglich* insoportable* insupportable* worst schlimmste peor pire starkste*
arm: arm brazo bras
jaw: jaw mandibula kiefer machoire
heart: heart corazon herz coeur infarct* infarto herzinfarkt infarctus cardiac cardiaque
breathe: breath* breathing respir* atme* luft aire atm* etouffe gasp* wheez* keuch* rochel* pfeif* silba siffl* souffl* essouffl* ahogo* ahogando asfixia atemnot luftnot kurzatmig puff atmet* atmen respiro respirer aliento airway
unconscious: unconscious inconscient* bewusstlos ohnmachtig respond* responde reagiert reacciona collapsed desplom* desmay* zusammengebrochen evanou* effondre passed fainted umgekippt unresponsive repond limp floppy flacid* schlaff* mou molle apathisch lethargic benommen bewusstl* evanoui* knocked regungslos leblos coma koma collapses kollabier* malaise pulse puls pulso pouls reaction reaktion reponds contesta antwortet
seizure: seizure* convuls* krampf* epilep* zuckt zucken zuck* anfall anfalle foam schaum espuma mousse ecume shak* temblando zitter* tiembl* tremble* jerk* spasm* rigid* steif raide starr fits
face: face cara gesicht visage mouth boca mund bouche
numb: numb taub engourdi* tingl* hormigueo kribbel* fourmi* taubheit* gefuhllos* entumec* engourd* paralys* paraly* gelahmt lahm
swell: swell* hinch* schwell* schwill* gonfl* swollen geschwollen hinchad* enfle* gonfle* dicker dicke
throat: throat garganta hals gorge tongue lengua zunge langue
allergy: allerg* nut nuts bee abeja wespe* abeille shrimp* gambas garnelen crevettes sting anaphyla* anafila* epipen adrenalin* adrenaline quaddeln hives ronchas urticaria* wasp bienen sting* stung gestochen stich stiche piqure pique picad* pico peanut* erdnuss* cacahuet* cacahuete* arachide* bees
fever: fever fiebre fieber fievre fieb* febr* feverish temp temperatur* temperatura temperature
pregnant: pregnan* embaraz* schwanger* enceinte pregn* embarazo schwangerschaft grossesse trimest* fetus foetus kicks kindsbeweg* contraction* wehen contracciones fruchtwasser aguas eaux nabelschnur cordon parto labour labor accouch* miscarr* fehlgeb* aborto fausse waters
vomit: vomit* throwup puke puking kotz* erbrech* ubergeb* vomi* purg* purge gekotzt brech* gebrochen erbroch* vomitar vomito* vomir vomis gerb* degueul* puk* barf* retch* chuck purging speib* speien wurge trasboc* hurl
fall: fell fall caido cayo caer tombe* sturz sturzte gesturzt chute caida accident unfall accidente
suddenly: sudden* repente plotzlich soudain schlagartig golpe jah ploetz* subit* soudain* foudroyant* thunderclap sudden
ambulance: ambulan* krankenwagen rettungswagen samu emergency emergencia notarzt urgence*
snake: snake serpiente vibora schlange* serpent vipere
mushroom: mushroom* setas pilze champignon* berries bayas beeren baies
sugar: sugar azucar zucker sucre glycemie glucose glycem* glucem* hypo hypoglyk* unterzucker* zuckerwert* diabet*
eat: eat eating ate eaten come~en comer comi essen esse isst iss gegessen mang* food comida nourriture repas meal* comidas mahlzeit* fressen eats ess esst essn futtern comida* manger mange manges mangez bouffe* bouffer gaver stopf* schling* verschling* devor* comerme swallowing bite bites bissen bocado bouchee dinner cena abendessen diner cenar lunch mittagessen breakfast fruhstuck desayun* petitdej plate teller plato assiette kuhlschrank fridge nevera frigo
days: days day dias dia tage tagen jours jour monday lunes montag lundi
calories: kalorien kcal caloria calorias calories calorie calorique caloriques
thin: thin skinny slim thinner flaca flaco delgad* dunn mager mince maigr* schlank bones huesos knochen skeleton* skelett esquelet* squelette ribs rippen costillas clavicles thinspo bonespo meanspo proana magersuchtig* skeletal underweight untergewicht* bajopeso delgadez maigreur abnehm* abgenommen adelgaz* aderlgasar maigrir perdre bajar
fat: fat gorda gordo fett dick grosse~de gros engord* grossir fettig obes* gordita grasa gras graisse speck fettpolster bauch belly barriga ventre thighs hasslich whale ballena wal baleine
kilo: kilo kilos kg lbs pounds weigh* wiege pese bmi imc
laxative: laxative* laxante* abfuhr* laxatif* laxant* laxat* abfuhrtablett* senna diuret* entwasser* entwasserung* einlauf enema* lavement* ipecac
binge: binge* bingeing atracon* fressanf* essanf* hyperphag* binges binged binging atracon fressan* fressattack* heisshunger crise crises gavage hartar* hinchar* compuls* compuls
disorder: anorex* bulim* boulim* magersucht ana mia tca essstorung orthorex* ortorex* essstor* esstor* tcas anerex* anores* anorek* arfid magersucht* hyperfag* pica
starve: starv* hunger* hambre affame ayun* fasten fasted jeuner jeunais
guilty: guilty guilt culpable schuldig schuld* coupable shame verguenza scham honte
medicine: medication* medicin* meds medicamento* medikament* medicament* antidepress* antidepresi* ssri* sertralin* zoloft prozac fluoxetin* citalopram escitalopram lexapro lithium litio insulin* metformin* statin* warfarin* sintrom marcumar previscan xanax valium tavor benzo* antibiot* chemo quimio chimio levothyrox* eutirox thyroxin prescri* recet* cortison* prednison* betablock* betabloq* quetiapin* olanzapin* methadon* metadona tramadol venlafaxin* effexor ritalin* rubifen medikinet concerta bupropion pilule traitement tratamiento antipsych* antipsic* neurolept* lamotrigin* anticoag* blutverdunn* opioid* adderall paroxetin* paxil deroxat seroxat seroplex cipralex cipramil celexa trevilor vandral duloxetin* cymbalta mirtazapin* remeron norset wellbutrin elontril trazodon* amitriptylin* anafranil clomipramin* tryptizol laroxyl lamictal depakin* valproat* keppra levetiracetam* carbamazepin* tegretol pregabalin* lyrica gabapentin* neurontin topiramat* abilify aripiprazol* seroquel zyprexa risperdal risperidon* haldol haloperidol* clozapin* leponex xeplion lorazepam* orfidal ativan alprazolam* trankimazin* diazepam* clonazepam* rivotril klonopin bromazepam* lexatin lexomil temesta seresta oxazepam* zolpidem* stilnox stilnoct ambien zopiclon* imovane lunesta doxylamin* dormidina noctamid lormetazepam atarax hydroxyzin* zaldiar tramadol* tilidin* oxycodon* oxycontin codein* codeina dafalgan lamaline morphin* morfina fentanyl* fentanilo buprenorphin* subutex suboxone novalgin metamizol* nolotil ibu ibuprofin advil nurofen dalsy naproxen* enantyum dexketoprofen* diclofenac* voltaren aspirin* aas adiro kardegic paracetamol* doliprane* efferalgan apiretal acetaminophen* calpol omeprazol* pantoprazol* nexium euthyrox levothyroxin* thyroxin* synthroid levotiroxin* schilddrusentablet* insulina insuline lantus ozempic semaglutid* wegovy mounjaro glucophage januvia jardiance ramipril* enalapril* lisinopril* perindopril* losartan* candesartan* valsartan* amlodipin* bisoprolol* metoprolol* propranolol* atenolol* betabloquant* betablocker* betabloqueante* betabloqueador* statine* estatina* atorvastatin* simvastatin* rosuvastatin* coumadin phenprocoumon acenocumarol eliquis apixaban xarelto rivaroxaban pradaxa clopidogrel plavix heparin* anticoagul* tamoxifen* letrozol* chemotherap* quimioterapia immuntherap* methotrexat* tacrolimus ciclosporin* cortisone prednisolon* dexamethason* amoxicillin* amoxicilina doxycyclin* antibio antibiotic* antibiotique* anticonceptiv* verhutung contracepti* roaccutan* isotretinoin* methylphenidat* ritaline elvanse vyvanse dexedrin* strattera atomoxetin* finasterid* antabus* disulfiram madopar sinemet levodopa hormon* hrt hormonas oestrogen* estrogen* testosteron* hustensaft jarabe ventolin* inhaler* inhalador spritze* psychopharma* antiepilep* schmerztablette* schlafmittel* beruhigungsmittel* relajante* somnifer* antihistamin* antihypertens* verschrieb* ordonnance* arzneimittel* blutdrucktablette* herztablette* beta thinners
dose: dose doses dosage dosis mg milligram* mgs gotas tropfen gouttes maximo maximal* maximum doppelt* doble double halve halbier* mitad moitie hochstdosis ration einheiten unidades unites units posologie dosieren dosierung
herb: ashwagandha valerian* valeriana baldrian valeriane melaton* magnesium magnesio cbd turmeric kava ginkgo johanniskraut millepertuis rhodiola ayahuasca 5htp microdos* kambo john wort licorice
mix: mix mixing mezcl* misch* melang* combin* kombin* together juntos zusammen ensemble interact* wechselwirk* interaction
replace: replace* instead substitut* sustitu* ersetz* ersatz rempla* statt lieu alternativ*
taper: taper* wean* withdraw* absetz* ausschleich* sevr* entzug abstinencia skip* weglass*
alcohol: alcohol alkohol alcool drunk vodka beer wine vino wein vin
work: work job trabajo arbeit travail boulot office oficina buro bureau
film: film movie* pelicula book books libro libros buch bucher livre* novel novela roman krimi polar podcast series movies film* films kino cine cinema serie serien show netflix episode* episodio* folge folgen screening proyeccion projection theater theatre teatro piece play album song songs cancion lied lieder chanson playlist concert concierto konzert band banda game games juego juegos spiel spiele jeu jeux boardgame krimidinner
class: class classes course* workshop* clase* curso* taller kurs* cours atelier* formation training stage
retreat: retreat* retiro* retraite* urlaub vacation* vacaciones vacances holiday* hotel* cabin hutte cabana spa
massage: massage* masaje* massagen
yoga: yoga pilates meditation* meditacion
holiday: weekend* wochenende finde escapada
funny: funny laugh* lol haha risa lachen rire
gift: regalo geschenk* cadeau birthday cumple* geburtstag anniversaire
grief: grief duelo trauer* deuil widow* viud* witwe* veuv*
ago: ago hace vor annees anos jahren years past since desde seit depuis
well: fine recovered ok okay bien gut recuperad* gueri*
stress: stress* estres
traffic: traffic trafico verkehr trafic
sport: abs workout squats marathon gym boxing boxeo boxen boxe run running correr laufen courir hike hiking wandern rando
change: reduce* reduzier* reduc* reduir* baj* diminu* lower increase* erhoh* subir augment* switch wechsel* cambi* chang* combien cuanto cuantos cuanta cuantas wieviel
forgot: forgot forgotten olvid* vergess* vergass oublie oublier missed salte saute
drug: ketamin* mdma ecstasy extasis ecsta cocain* cocaina kokain cocaine heroin* heroina ghb speed crack meth weed porro kiffen joint lsd mushrooms pilzen champis hongos droga* droge* drogue* fentanyl psilocybin* peyote iboga microdosage microdosis pinch* gespritzt piqua
overdose: uberdos* sobredos* surdos* intoxic* comprime
weapon: bate batte schlager hammer hammers martillo marteau machete navajazo tournevis destornillador schraubenzieher messern cuchillazo acid acido saure
jumpoff: jumping springen fallenlassen
vehicle: lorry bus camion* laster steering lenkrad volante volant
rail: bahnsteig andenes voie voies platforms schiene* zugen rer tube
fire: fire feuer fuego feu anzunden zund* prender incend* brandstift*
water: water sea meer mar mer lake lago lac river rio fluss riviere wasser agua eau pool becken piscina piscine bath
farewell: cuidaos cuidense machts farewel lebewohl despedirme abschiedsbrief* abschiedsnachricht despedida
will: testament* testamento testaments inheritance herencia erbe heritage lebensversicherung passwords passworter contrasenas funeral beerdigung funerales enterrement entierro ashes cenizas asche cendres grave tumba grab tombe coffin ataud sarg cercueil
givingaway: gave giving regal* verschenk* donne donner donnes distribu* verteil*
lastone: ultimo ultima ultimos letzter letzte letzten dernier derniere derniers
dark: dark dunkel* oscur* noir noire noires sombre* negros
thoughts: thoughts thinking think gedanken denke pensamientos pienso pensees pense idees ideas urge* impuls* drang drange ganas envie envies lust
reason: why warum por pourquoi warums porque
peaceful: calm calma calme ruhig ruhe paz paix peace tranquil* serein* friedlich
carry: weitermachen seguir continuer continue going weiter
worthless: fracas* versag* failure loser looser nichtsnutz basura trash dechet mull miserab* disgust* asco ekel* degout*
shame: ashamed embarrass* scham* avergonz* honte*
secret: secret* secreto secretos geheim* heimlich escondid* escondidas cachette hide hides hidden esconde* escondo versteck* cache caches
notice: notice noticed notices merk* bemerk* remarqu* rend dan entera enter*
find: found find encontr* finden findet gefunden trouv* retrouv*
control: controll* control* kontroll* controla spy spyware mouchard tracker tracking gps rastrea* localiz* geortet uberwach* surveill* cuenta konto compte money dinero geld argent allowance pension rente paspor* passport* papiere papeles papiers documentos keys llaves schlussel cles permission permiso erlaub* erlaubnis permis* isol*
refuge: refuge shelter* frauenhaus frauenhauser acogida foyer schutzwohnung hostel*
abuser: maltrat* misshand* violent violento violente violents gewalt violence violences violencia maltraite tyran* toxic* aggress* agres*
school: school schule escuela colegio instituto insti lycee college ecole klasse uni university universidad fac campus clase
rage: rage wut ira colere rabia furia anger angry wutend furieux zorn aggressiv
paranoid: teufel devil demon* damon* diablo jesus dios gott dieu god chosen
carer: nurse pflegerin pfleger cuidador* auxiliar carer*
dementia: dementia demenz demente alzheimer demencia demence
blue: blue azul azules bleue morad* violet violette grau grey gris grise livid* pale palid* blass bleich
stroke: stroke ictus schlaganfall avc droop* hangt herabhang* torcid* mundwinkel croch* travers slur* lallt lallen balbuc* speech sprache habla sprech* lisp tordue schief dribbl* sabber* babea bave onesided halbseitig hemipleg*
vision: blind blinde cieg* aveugle vision vista sehe sehen doppelt veo
heartsign: palpit* herzras* herzstolp* tachykard* tachycard* taquicard* rhythm defi defib* desfibrilador pacemaker schrittmacher marcapasos brustbein sternum esternon druck pression opresion oppression tight enge aprieta serre schweiss sudor sudo transpire sweat* sweating schwitz*
bleed: haemorrh* hemorrag* hemorragia hamorrhag* gusher spurt* spritzt chorros gicle clots coagul* caillot* tarry teer alquitran goudron stuhl poo caca selles wound wunde wunden heridas plaie plaies nosebleed nasenbluten
infection: sepsis sepsi* blutvergiftung meningi* rash ausschlag manchas taches schuttelfrost frissons escalofri* shiver* redline
poisoned: reiniger cleaner detergent* waschmittel entkalker frostschutz knopfbatterie batterie button boton champignons gas monox* monoxyd* monoxid* chlor chlore cloro vipera viper kreuzotter schlangenbiss snakebite bitten mordido mordu gebissen biss scorpion skorpion
choke: choking atragant* verschluckt stuck steckt
burns: scald* ebouillant* electro* strom stromschlag calambre* electric*
confused: confus* verwirrt* desorient* delir* wirr halluzin* alucin* halluc* incoher* fremd
emergencyword: help ayuda hilfe aide socorro secours sos notruf rettung 112 911 999 ambulanz ambulancia krankenwag* hospital krankenhaus hopital urgencias notaufnahme
slimpill: slimming fatburner appetit* appetite apetito
scale: scale scales waage bascula balance weighin wiegen gewogen pesar pesa pesarme peser pesee
punish: punish* castig* bestraf* puni* penance
fasting: dryfast* trockenfast* wasserfasten fasting
exercise: cardio treadmill laufband cinta steps burnoff abtrainier* fettverbrenn*
study: study studying essay thesis dissertation tesis tfg tfm hausarbeit bachelorarbeit masterarbeit seminararbeit referat memoire expose research forschung investigacion recherche universitaire conference conferences tagung* congres* colloque* kongress* vortrag* ponencia seminar* lecture documentary documental doku documentaire article articulo artikel essai
profession: nurses enfermer* pflegekraft infirmier* psycholog* psicolog* psychologue* therapeut therapeutin terapeuta therapist therapists social sozialarbeit* educator* educador* educateur* lehrkraft* teachers physio* fisio* kine hebamme midwife matrona sagefemme paramedic* sanitater* bombero* police polizist* policia policier counsellor* trainers doula volunteer* ehrenamt* voluntari* benevol* journalist* periodista journaliste
prevention: prevention pravention suizidpravention prevencion awareness sensibilis* aufklarung fundrais* spend* solidari* charity donate donar campaign campana kampagne ngo trainings fortbildung* formacion formations weiterbildung primeros erste premiers auxilios reanimation rcp cpr psc1
write: writing write writer schreibe schreiben escrib* ecris ecrire character personaje figur personnage chapter capitulo kapitel chapitre plot novel* thriller krimi* detective script guion drehbuch scenario poem poema gedicht poeme roman romane romans
news: news noticias nachrichten infos actualite actualites zeitung newspaper periodico journal tv tele fernsehen headline* celebrit* celebrity actor schauspieler* acteur* politic* politi*
overcome: recovery overcame survived survivor* superad* supere geheilt uberwunden uberstanden guerie surmont* retabli* remission sober abstinen* trocken clean sobri* cleared decades decadas
joke: lmao rofl hahaha hihi jaja jajaja jeje mdr ptdr xd lach* lustig gracioso drole rigole emojilaugh
book: booking bookings booked reserv* buch* buchen buchung reservier* ticket tickets eintritt entrada* entree plaza platz place cancel* cancela* stornier* annul* termin cita rdv slot availab* disponib* frei free
price: price prices cost costs precio* preis* prix kostet kosten cuesta coute cout cheap* gunstig* barat* cher moins budget euro euros eur dollar* pound gbp discount rabatt descuento reduction promo
place: spas therme* balneario* termas hammam sauna saunas jacuzzi whirlpool cabane chalet gite hutten ferienhaus villa room zimmer habitacion chambre resort beach strand playa plage mountain* berg* montana* montagne* forest wald bosque foret garden jardin garten studio centre center zentrum
product: serum creme cremes cream crema oil ol aceite huile blanket decke manta couverture mat matte esterilla tapis candle kerze vela bougie tea tee infusion* tisane* soap seife jabon savon powder pulver polvo poudre lamp lampe lampara gel balm balsam balsamo baume scrub peeling exfoliante gommage pillowcase kissenbezug soil sales salts salz sel
fun: party fiesta feier* fete hen jga evjf birthday* geburtstag* anniversaire* celebrate* celebrar feiern feter anniversary aniversario hochzeitstag wedding boda hochzeit mariage
shop: buy comprar kaufen acheter shop tienda laden boutique delivery lieferung envio livraison order bestell*
curious: whats what how cuando wann quand wie donde wo ou where when which welche* cual quel quelle
pet: dog hund perro chien cat katze gato chat puppy welpe cachorro chiot
floor: floor piso stock etage stockwerk
window: window ventana fenster fenetre
weeks: week weeks semana semanas woche wochen semaine semaines
allowed: allowed darf droit deja
leave: leave salir verlassen
large: huge enorme enormes
neck: neck cuello nacken cou
pillow: pillow almohada oreiller kissen
fingers: fingers finger dedos doigts
toilet: toilet toilets klo wc retrete toilettes
`
