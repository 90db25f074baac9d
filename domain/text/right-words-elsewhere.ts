import type { Language } from '../language/language.ts'

/** Correct words of Spanish, German and French that are close to a word of the thesaurus; folded. */
export const RIGHT_ELSEWHERE: readonly string[] =
  `abby abgegeben abgelegt abgesehen abgezogen abhalten abordable abouti absolu absolue absolut absoluta absoluto abzuhalten
    abzulegen acces accidente acostarse acostarte acostaste actes adulte adultes adulto adultos afeccion affaire
    affronter agujeros alain alarma albern alegra alexandre algeria alleine alptraum altitud ambition amicales amont
    amoureuse andas anfangen angeblich angelogen angstliche anhanger animated anmeldungen anotado anschlag anschlage
    anstehen antena anteojos anweisungen aparte apparemment appartenant appartient appetit aprenderas aprendes aprendio
    aprendiz archer arco ardiente asher assortie atout attentif attentionne attitude attitudes audicion audiencia audit
    aufgebaut aufgeben aufgebracht aufheben aufnahmen aufraumen aufstehen aufzuhoren augmentation ausgeben ausgeraubt
    ausgesehen aushalten ausleihen ausreden ausruhen ausschalten ausschau ausstehen ausziehen autorite ayudar bacteries
    balle ballon banda bandas bande bandera bandes bando banken barra barro basee baterias batterie batterien battre
    baumen beamte beamten befragen befragung begannen begegnung beginn beginne beginnen begonnen beide belastung bella
    belle belles bello benny beruhrung besatzung besorgen besten bestias bestie bestimmen betrag betreten betreuen betroffen
    betrugen betruger betten bewertung bibel bieten billet bing blake blanc bleu bleus blick bloc blocs blod blode
    blodes blok blond bloss bluhen bluse bluten bock bonne bonnes bonos boone boote booth borde bords boses botes botin
    boton brach brad brauch braun brav bravo breve brian bricht bridget brin bringe bringt brooke brun bureaux burger
    burt busque caballeros caballo caben cabine caca cadenas cady caer caes cafes calla callarte callas calle callense
    cameras camina caminas camion campaign campaigns canard candidat canon cantante carino carnada carre carres carter
    cartera carver casada casado cash causado ceder celia cenar cerebros cesar chambres champ champagne champagner
    champs chatten chaval check chemises cher chere chers chet chicks chicos chirurgen chocolat choix chris christies
    christina christine christus chuter cientos cindy circulent circuler circulos claes clair clan clans clarke claus
    claves coca cocaina coco coffre cogere coinciden colega colina colis colle colonia column columns comas comen
    comere comido comience comiencen comite commander comme commencee commencent commencez commente commented commerce
    commerces commission commun communale communaux communiste comoda comodidad compagnie comparent comparer compasion
    compenser competent competir complet complete completer complexite comporte comporter comptant compter comunicado
    conception concepto concerne concession conciencia conclure concret concurso confection conference confesion
    confiable confiant conge conjunto connexion conscient consciente conscients consenti conserve consta constance
    constat constatation constate consultant contacto contados contar conte contenir contenta contente contento contentos
    contesto contractors contre convence convencer convencio convenir convenu conversacion conversaciones conversation
    converti conviction convient coree corner corpus corre corren correo corres corta cosa cosita costara costo cotes
    coton coupe coupes courent courier courtage courte coutume couvert couvrent couvrir crack craneo crean crear creasy
    creatrice creer crimenes crises cristal cristiana cristiano crois cuanto cuantos cuentas cuentes cuerno cuidados
    cuidadosas cuidare cuidarte curtis curva cycliques dagences daisy dales dames danse datei daten datos decente
    decida decidee decidez decidi decido deconnectes deconnectez dedition defender defense defenseurs definit deinen demandant
    demande demandent demente demission densite denuncia depend depende dependra depenser depenses desconectarlo desorden desordre desperte
    desperto despierta despierte detecte detengas detenue detenues devenues devine devises dexpression diener diferente differe
    differente diffuse diffusee dimension dimpression ding dinger direccion direct disciplinary disco discount
    discounts disculpo disposition diste disziplin dite dites diversite diversity divina divino divise division dobla
    doctora doktor donne donner dormia dormida dormire dostende dotes doug dresse drin drohen duell duerma duerme dues
    dynamit echanges eingeschlafen einladen einschalten einschlagen ejecutivo ejercito element elemente elemento
    elementos eleve elevee eleves elimina email empezara empezare employe employes employeur employeurs encanta
    enciende encontrar encontrara encontraran encontraras encontrare encontraria encontrarla encontrarle encontrarlo
    encontraron encontrarse encontrarte encontraste enden endet enfrentar enhance enterrar entregado entregar entregas
    entres entstanden equation equilibree equilibrium eras erfahrung erklarungen ertragen erwachsen erwachsene erwahnen
    erwarten erwartungen erwischen escapa escapado escapando escaparse escapaste escapo escritor espada essentiel
    essentiels estadio estare estimado estrella estrello estudiado estudie estudios exclu exclus executee executif
    existe existen existencia existent expediente expedientes experiencia experiencias experimente explose exposed
    exposes extranar facil facilites factura facture factures faille faite faits fakten falken falla falle fallen
    fallig fallo fallst fallt fallu faltan fasst fayed februar fels feminite fera feront fertig feuer feuilles fieber
    fier final finale finales finance finas finger fingern finition fixer flamme flieger fliehen flor flot flota fluch
    folgte fonction fonctions fonds forge forges forrest forte forts foto fous foyer fraction fragen fraude frech
    fremde freuen friede fumas fumee funcion funciona funcione funciono funktion furst futter gammes garde gardees
    garder gardes gardez gasse gebiet gedachte gedicht gedichte gefangen gefuhl gefuhlt gegangen gelang gelangen
    gemeinsame gemeinsamen generacion generaciones geres gericht gerichtet geruchte gestohlen gestossen gesuchte
    gewichen gilt gimnasia ging ginge gingen goldene grabacion grace grados gramos grants greene greif griff grimpe
    groening gross grossere grosseres grund gruss guide guider guten habia habias habib habil habt hacha haftung hammer
    handel handeln hans harbor harmonie harper hart hatte helsing hera herbst heros hiermit hinzu historias holmes
    holst homme hore hors horst horte hose hostil hote huerta huevos humain humana humano humour illusion ilusiones
    imitacion implement importar importee importer imposable imposees imposer imposible inclus infantil infeccion infektion infierno
    inflation informado informar informe informer informes initiative inklusive innen insignia instinto institut
    institute institutes institution instituts intakt integres intencion intense intentan intentaron intenten intentos
    interbrew interdit interesa interesan interesse internes internos interruptor intervient intranet invasion invertir
    investie investing investir investis investit invitacion invitation irrigation issue issus januar jaunes jungla
    junio juntas kochin konten kristall kuchen kurzen lachat lacheln lacher lamour landen lander landes landet large
    larges largeur laser lasst lauren lauten lauter laver lernten leve level lever lhiver libra lider lief liens lignes
    limita limite limitee linea lineas lires liter llave logement lonss losung louer lowen loyer lynch machtige madison
    madura maletas manage mancha manche manches manera mangel maniobra manson manzanas marcha marchar marchen marches
    marcho mariages marier marine marke markt mars martes maschine maschinen maske massaker masse master matara matas
    maten material materials materiau maternity matthews mature maturite mause medecins medica medicacion medicale
    medicinas mediciones medida medio meinte memorial menor mentir messer mesure mete metes mette mettra meuse
    mexicaine miente mies mines minimo minister ministerio mirarme mires mises mitbringen mitbringst mixtes mobilier
    mobiliser modales modalidad modalite modernite modo module momente momento momentos monch mons monster monstruo
    mont montage montant montants monte montones monty moore morale mortal motiv moules mount mousse moverse moverte
    muerde mueres muerete muerta muerto multa multiplie multiplier musee musical musico mussen mutti nahern nahmen
    namen namens nasa naval naves nerven nervt neuve neuves nexige nichts nieren nivel nobel noire north notations
    notification nouvel novela novell novembre noviembre nudeln nusse objective objectives objekt oler onglets opera
    operationen organizacion pagare pagas pagos paient palo pandilla pandillas panier pantalon papel papier pared paren
    pares parker parlent parte partent partes parti partie partnerin pasa pasare pases pasion passe passee passen
    passend passer passt pastillas pasto pata patas pater patty peliculas pence peores perdonar personaje peuple
    philosophie photo photographe photographes photographie physik pide pieza piles pillen pilotes pinta piper pista
    pita placa placee plaint plaintes plait plana planea planear planeas planen planeo planetas plano planos planta
    plante plat platos platt plazas plonge plonger pobres poder poker policias politica politicas politico politicos
    polo pone pones pont ponts poors porc porche portes portugais positifs postre pouls practicar practicas prenant
    prennent prepension presenta presentant presente presentent presento pressions prestation preventive prie prins
    privat prive probemos producir production productor profesion profesional profession professionell programar programas programo
    progresse progressif progression proie prometio proportion propos proposait proposition prost proteges protegida
    prouve psychiater publica publie puls pulsa pulso puse qualifikation qualite quart quartier quedado queen quemando quer quere
    querer quest question quieren quiten quitt radio raices rainey raises rares rastro ratas raten ratte readmision reales recent
    recession rechargez rechte recibe recibes reclamation recoger reconnectez recorrer recupera recuperado recuperar
    recupere recuperer redet reflejo reflet reforme reformes regler regnen reifen reinen reiter reitet rejet relie relier
    relire remet remis remonte remoto remplacement remuneration rencontrent renforcer renommer reparation repita repite
    repiten repito repondez repondre reponse reponses resena residencia resistant resistencia resolu respete responda responde
    respondeme responden respondio ressent reste restent resto retira retiriez retomber retrait retten reuni revier
    revirement revisalo revisar revised revisen revolucion revolution robo robos rocas rolle rollen rollo roman rouler runter
    saber saine saint sala salaires salarial salariales salga salia sally salta salte salto salut salva sana santo
    saturation saura scene schaffen schalten schalter schame scheiden scheinen schicken schieben schimmer schinken
    schlag schlagen schlager schlampen schlange schlangen schlau schlauer schlimme schlimmen schlimmer schlimmes
    schmecken schnapp schnappen schneiden schopfer schrecken schrei schreien schreit schrie schrieben schulden
    schulerin schulern schurken schutteln schutzen schwacher schwager schwanze schwarzer schweine schweizer schweren
    schwitzen scotty scrollen seccion secondaire seconde secreta secreto secrit seite sektion sende senor senores sentimiento
    sept serena servidor shane shirt shit siegen siens sies signale signe signee significa significaba significan
    significant significar simplement simulacion simulation sinken sinne sirena sirene smeets sogar solaires soldado
    solitaire sollen sombre somme sonado sone sortie sortira souffre spannung spar sparen speck speer spinne spione
    sprang spruch sprung spurt staat stabiliser stability stade stadium stange starb stark starte starten startet statt statue
    steck steel steige steine stell stelle stellen sterbe sterling stets stich stift stil stoff stopp stoppen stort
    strangle strasse strassen streich streichen streit streng strenges strictes strike stuart stucke suba substanz
    suden suffi suivie sunden supporte supprime surpris survie survivant survivre tages tanta taschen tater tauschen
    taxes telephonie telephony teller tema temer temes temor tendre teneis tenis tensa tenso tente tenter tenue termes
    termines terroir tess teste thema theme themes thron tiens tigger timmy tina tiren tirer tires tissu toile toiles
    toller tomes tonne total touche trader tradition traditionen traditionnel traditions traen traes trafic trager
    traia trait traiter trank transito transmit trat tratar trauen travailler traverser traves tremblent trenes tribu
    trimestres trink trinkt trous trouvees trouvera truck tuch univers universitat universites usine util valen valent
    valentia valentin vales valeur validite valiendo valla vean vegas veille vendre vengan ventajas ventanas venture
    ventures veran verano verborgen verboten verdorben vergisst verhoren veritables verlas verlasse verlasst verlaufen
    verlegen verlieren verlorene verluste vermissen vermisst vermogen verpasse verpassen versorgen verstossen versucht
    vides videz viendo violacion violar violation virage visuelle vite vivia vivido viviente vivio vocational voici
    voie voire wally wande warter weich weisen weist weite weiten welle welten werds westen wetter wilde wills wirds
    wirst woanders wong woran worden worte wunder wundern wusste zeigen ziehen zielen zonas zukommen zustimmen`.split(
    /\s+/,
  )

/**
 * Common search words of these languages that are often misspelt and are no single-word phrase of the
 * thesaurus; folded.
 */
export const MISSPELT_ELSEWHERE: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: `embarazada embarazo ansiedad ansioso ansiosa insomnio menopausia sofocos estres estresada estresado
    depresion respiracion relajacion relajarme meditacion meditar espalda cervicales digestion estrenimiento
    agotamiento agotada agotado cansancio cansada cansado dormir masaje masajes retiro retiros balneario
    acupuntura migranas migrana preocupaciones nerviosa nervioso soledad autoestima concentracion`.split(
    /\s+/,
  ),
  de: `ruckenschmerzen kopfschmerzen nackenschmerzen gelenkschmerzen regelschmerzen muskelkater verspannungen
    hitzewallungen wechseljahre schlafprobleme schlafstorungen schlaflosigkeit einschlafen durchschlafen
    angststorung nervositat panikattacken erschopfung erschopft mudigkeit uberforderung stressabbau entspannung
    entspannen meditation massage schwangerschaft schwanger verdauung verdauungsprobleme blahungen verstopfung
    depression niedergeschlagen einsamkeit selbstvertrauen konzentration migrane achtsamkeit atemubungen
    trauer liebeskummer ruckzug auszeit`.split(/\s+/),
  fr: `insomnie insomnies anxiete anxieux anxieuse angoisse angoisses menopause bouffees depression deprime
    epuisement epuisee epuise fatigue fatiguee stressee relaxation detente meditation mediter massage massages
    respiration grossesse enceinte digestion ballonnements constipation migraine migraines cervicales sommeil
    solitude confiance concentration acupuncture retraite sophrologie`.split(/\s+/),
}
