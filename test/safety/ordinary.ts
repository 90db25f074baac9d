import { type OrdinarySet, phrasesOf } from './phrase-set.ts'

/**
 * Messages of visitors in no danger, with words that resemble it: idioms, films, places, photography,
 * sport, and plain requests. Written without knowledge of the patterns.
 */
export const ORDINARY: OrdinarySet = {
  en: phrasesOf(`
    dying for a massage
    this traffic kills me
    killer abs workout
    suicide squad movie night
    shoot some photos at a retreat
    drop dead gorgeous view
    my back is killing me
    i would kill for a good night's sleep
    i'm dead tired after work
    deadline stress
    a retreat to die for
    the kids are driving me to the edge, need a spa
    bored to death on the weekend
    i want to get away from it all
    i need to disappear into nature for a weekend
    cliff jumping and wild swimming
    bridge walks in scotland
    death valley yoga retreat
    dead sea salt scrub
    cutting down on sugar
    cutting carbs
    paper cutting workshop
    tired of life in the city
    i hate mondays
    end it with a sauna, a day of hiking
    how do i end my day calmly
    that comedian cracked me up, i died laughing
    bath bomb gift set
    blood orange body oil
    acupuncture needles hurt?
    blood pressure friendly walks
    low blood sugar snacks
    punching bag for stress relief
    boxing class near me
    beat stress
    beat the heat
    something that hits the spot
    a knockout view of the mountains
    overdose of chocolate this christmas
    my chest is tight from rowing, need a stretch
    open the chest yoga
    chest of drawers for yoga mats
    vitamin D supplements
    sleep gummies without melatonin
    knife skills cooking class
    gun violence documentary left me sad, want something calm
    target practice archery retreat
    hang out with friends at a spa
    hanging chair or hammock
    rope flow class
    jump rope for beginners
    train trip to a retreat
    something on the train line from london
    stop smoking retreat
    quit coffee
    stop taking work home
    fasting retreat in germany
    juice cleanse weekend
    lose five kilos before summer
    healthy weight loss coaching
    intuitive eating course
    binge watching too much, need a digital detox
    purge my wardrobe, minimalism coach
    pregnancy massage
    prenatal yoga
    postpartum recovery retreat
    my baby does not sleep
    gift for a friend who lost her mum
    grief retreat
    my dog died and i am sad
    i lost my father last year
    i am burned out
    i feel low and unmotivated
    panic before exams
    breathwork when anxious
    hold your breath diving course
    breathless views
    can't breathe in this city, want fresh air
    i can't go on holiday without my dog
    murder mystery weekend at a hotel
    true crime podcast detox
    my boss is killing me with emails
    strike a pose photo yoga
    shot of ginger
    flu shot recovery tea
    heart racing thriller reading retreat
    heart opening yoga
    i'm gonna explode with work stress
    bleeding edge sleep tech
    nosebleed seats, bad neck
    black and blue after rugby, need a sports massage
    seizing the day
    stroke of luck, free weekend
    swimming strokes lesson
    numb feet from skiing, warm bath
    collapse on the sofa with tea
    faint scent of lavender
    the end of life as a nomad, want to settle in a quiet place
    end of life doula training
    die hard fan of hot yoga
    slay my morning routine
    retreat for survivors of cancer
    self defence class for women
    pain relief cream
    how to live longer
    i want to live well
    no point in expensive gear, cheap mat please
    what is the point of reiki
    better off with yoga or pilates?`),
  es: phrasesOf(`
    me muero por un masaje
    este tráfico me mata
    abdominales de muerte
    estoy muerta de cansancio
    una vista para morirse
    noche de cine escuadrón suicida
    disparar fotos en un retiro
    me duele la espalda a morir
    el estrés me está matando
    muerto de aburrimiento este fin de semana
    quiero desconectar de todo
    quiero perderme en la naturaleza
    sales del mar muerto
    quiero dejar de fumar
    quiero dejar el azúcar
    dejar el café poco a poco
    cortar con la rutina
    taller de corte y confección
    bomba de baño
    saco de boxeo para el estrés
    clase de boxeo en madrid
    salto a la comba para principiantes
    tirarme en el sofá con un té
    tirarme a la bartola en la playa
    viaje en tren a un balneario
    puente de mayo en un spa
    escapada para el puente de diciembre
    retiro de ayuno
    adelgazar cinco kilos antes del verano
    curso de alimentación consciente
    maratón de series, necesito desintoxicación digital
    masaje para embarazadas
    yoga prenatal
    mi bebé no duerme
    regalo para una amiga que perdió a su madre
    retiro para el duelo
    murió mi perro y estoy triste
    estoy quemado del trabajo
    ando baja de ánimo
    nervios antes del examen
    respirar mejor
    curso de apnea
    abrir el pecho con yoga
    presión arterial y paseos suaves
    suplementos de vitamina d
    melatonina natural
    aceite de naranja sanguina
    acupuntura con agujas
    curso de cuchillos de cocina
    fin de semana de misterio y asesinato
    tiro con arco en la montaña
    el fin del día sin pantallas
    acabar el día con calma
    acabar con el insomnio
    acabar con el estrés
    luchar contra el cansancio
    me matan los pies después de caminar
    mi jefe me mata a correos
    me parto de risa con yoga de la risa
    matar el tiempo en el aeropuerto
    matar el gusanillo con algo sano
    hamaca colgante
    me pega el sol, quiero un sitio con sombra
    algo que pegue con mi estilo de vida
    pies entumecidos de esquiar
    golpe de calor, dónde refrescarse
    golpe de suerte, tengo la semana libre
    sobredosis de chocolate en navidad
    un paisaje que quita el aliento
    yoga para el corazón
    crema para el dolor
    clases de defensa personal para mujeres
    quiero vivir mejor
    vivir sin prisas
    no quiero vivir en la ciudad, busco el campo
    mejor sin gluten
    desaparecer un fin de semana en la montaña
    dormir como un tronco
    un retiro barato en españa
    algo para dormir mejor`),
  de: phrasesOf(`
    ich sterbe für eine massage
    der verkehr bringt mich um
    killer bauchmuskeln
    ich bin todmüde
    eine aussicht zum sterben schön
    filmabend suicide squad
    fotos schießen in den bergen
    mein rücken bringt mich um
    der stress bringt mich noch um
    zu tode gelangweilt am wochenende
    ich will einfach mal weg von allem
    ich möchte in der natur verschwinden für ein wochenende
    salz vom toten meer
    ich will mit dem rauchen aufhören
    zucker weglassen
    kaffee absetzen
    schneidebrett und kochmesser kurs
    scherenschnitt workshop
    badebombe
    boxsack gegen stress
    boxkurs in der nähe
    seilspringen für anfänger
    mit dem zug zum retreat
    brückentag im wellnesshotel
    ins kalte wasser springen
    fallschirmspringen oder lieber yoga
    sich aufs sofa werfen mit tee
    fastenkur im allgäu
    fünf kilo abnehmen bis zum sommer
    achtsam essen kurs
    serienmarathon, brauche digital detox
    schwangerschaftsmassage
    yoga für schwangere
    mein baby schläft nicht
    geschenk für eine freundin die ihre mutter verloren hat
    trauerbegleitung
    mein hund ist gestorben und ich bin traurig
    ich bin ausgebrannt
    ich bin antriebslos und schlecht drauf
    prüfungsangst
    besser atmen
    apnoetauchen kurs
    brust öffnen mit yoga
    blutdruck senken mit spaziergängen
    vitamin d tabletten
    schlafgummis ohne melatonin
    blutorangen öl
    akupunktur mit nadeln
    krimi wochenende im hotel mit mord
    bogenschießen in den alpen
    den tag ohne bildschirm beenden
    schluss mit stress
    schluss machen mit zucker
    gegen müdigkeit kämpfen
    meine füße bringen mich um nach dem wandern
    mein chef bringt mich um den schlaf
    lachyoga zum totlachen
    zeit totschlagen am flughafen
    hängematte für den balkon
    hängesessel
    taube füße vom skifahren
    glück im spiel, eine woche frei
    überdosis schokolade an weihnachten
    atemberaubende aussicht
    herzöffnendes yoga
    schmerzcreme für den nacken
    selbstverteidigungskurs für frauen
    ich möchte besser leben
    länger leben
    ich will nicht mehr in der stadt leben, suche landluft
    lieber ohne gluten
    ein blauer fleck vom sport, sportmassage
    kinder machen mich wahnsinnig, brauche spa
    ich könnte im stehen einschlafen
    ausschlafen und nicht aufwachen vor zehn
    schlagfertig werden seminar
    sahne schlagen kochkurs
    schläge gegen den boxsack
    günstiges retreat in spanien
    etwas zum besser schlafen`),
  fr: phrasesOf(`
    je meurs d'envie d'un massage
    les embouteillages me tuent
    des abdos de tueur
    je suis mort de fatigue
    une vue à mourir
    soirée film suicide squad
    shooting photo en retraite
    mon dos me tue
    le stress me tue
    je m'ennuie à mourir le week-end
    envie de tout plaquer une semaine
    je veux disparaître dans la nature un week-end
    sel de la mer morte
    je veux arrêter de fumer
    arrêter le sucre
    arrêter le café
    couper avec le quotidien
    couper son téléphone un week-end
    atelier couteaux de cuisine
    bombe de bain
    sac de frappe contre le stress
    cours de boxe près de chez moi
    corde à sauter pour débutants
    en train vers un spa
    les ponts de mai dans un spa
    sauter dans l'eau froide
    saut à l'élastique ou yoga
    me jeter sur le canapé avec un thé
    me jeter à l'eau et essayer le yoga
    séjour jeûne et randonnée
    perdre cinq kilos avant l'été
    cours d'alimentation consciente
    marathon de séries, besoin de détox numérique
    massage femme enceinte
    yoga prénatal
    mon bébé ne dort pas
    cadeau pour une amie qui a perdu sa mère
    retraite pour le deuil
    mon chien est mort et je suis triste
    je suis en burn-out
    j'ai le moral à plat
    stress avant les examens
    mieux respirer
    cours d'apnée
    ouvrir la poitrine avec le yoga
    tension artérielle et marche douce
    vitamine d en comprimés
    mélatonine naturelle
    huile d'orange sanguine
    acupuncture avec aiguilles
    week-end enquête et meurtre à l'hôtel
    tir à l'arc à la montagne
    finir la journée sans écran
    en finir avec le stress
    en finir avec les insomnies
    mettre fin à mes mauvaises habitudes
    lutter contre la fatigue
    mes pieds me tuent après la randonnée
    mon chef me tue avec ses mails
    yoga du rire à mourir de rire
    tuer le temps à l'aéroport
    hamac suspendu
    pieds engourdis après le ski
    coup de chance, une semaine libre
    coup de chaud, où se rafraîchir
    overdose de chocolat à noël
    un paysage à couper le souffle
    yoga pour ouvrir le cœur
    crème contre la douleur
    cours d'autodéfense pour femmes
    je veux vivre mieux
    vivre plus longtemps
    je ne veux plus vivre en ville, je cherche la campagne
    mieux sans gluten
    un bleu après le rugby, massage sportif
    les enfants me rendent fou, besoin d'un spa
    dormir et ne pas me réveiller avant dix heures
    ça me frappe, la beauté de la mer
    une retraite pas chère en espagne
    quelque chose pour mieux dormir`),
}
