/** Descriptions in lay words; see descriptions.ts. */
export const REST = `
insomnia|en|lying there staring at the ceiling till gone two every single night
insomnia|en|counted every sheep in Wales and still wide awake
insomnia+overthinking|en|the minute my head hits the pillow my brain decides to replay the whole day
insomnia|en|knackered all evening on the sofa then get into bed and ping, eyes wide open
insomnia|en|my husband drops off in ten seconds and I just toss and turn next to him hating him a bit
insomnia|en|havent had a decent kip in weeks
insomnia|en|Doctor won't renew my sleeping pills and I dread bedtime now
insomnia|en|something to help me nod off without feeling groggy next day
insomnia|en|melatonin gummies, lavender spray, hot milk, tried the lot and nothing knocks me out
insomnia+teens|en|my daughter is 17 and can't get to sleep before 3, then I have to drag her out of bed for college
insomnia|en|can't switch off at night, flipping the pillow to the cold side over and over
insomnia|en|mattress is new, blackout blinds up, room cool, so why am I still awake at half one
insomnia+stress|en|wired but tired at bedtime, heart thumping, legs restless under the duvet
insomnia|en|four hours shut-eye if I'm lucky, been like this since the move
insomnia|en|Sunday nights are the worst, I watch the alarm clock roll round to the time I have to get up
insomnia|en|light sleeper, the slightest creak and I never get that deep proper rest
insomnia|es|doy mil vueltas en la cama y no pego ojo
insomnia|es|Me acuesto a las once y me dan las tres mirando el techo
insomnia|es|mi marido ronca feliz y yo con los ojos como platos
insomnia|es|ya probé valeriana, tila, melatonina y ni así agarro el sueño
insomnia|es|quiero dejar las pastillas para dormir que me dio el médico hace dos años
insomnia+overthinking|es|se apaga la luz y se me enciende la cabeza con todas las cosas pendientes
insomnia|es|toda la noche en vela contando ovejas, y mañana a trabajar con ojeras
insomnia|es|algo natural que me ayude a conciliar el sueño sin amanecer atontada
insomnia|de|liege stundenlang wach und wälze mich von einer Seite auf die andere
insomnia|de|Kaum ist das Licht aus, bin ich hellwach, obwohl ich vorher auf dem Sofa fast eingenickt wäre.
insomnia|de|schäfchen zählen bringt nix, baldriantee auch nicht
insomnia|de|meine Frau braucht jeden Abend eine Tablette damit sie überhaupt einschlafen kann
insomnia|de|Seit Wochen kein Auge zugemacht, die Augenringe hängen bis zum Kinn
insomnia+overthinking|de|abends im Bett rattert der Kopf und ich komm einfach nicht zur Ruhe
insomnia|de|schlafe miserabel, jede Nacht höchstens vier Stunden
insomnia|de|I kann ned einschlafen, schau bis zwei in der Früh auf den Wecker
insomnia|fr|je tourne en rond dans mon lit jusqu'à trois heures du mat
insomnia|fr|Impossible de trouver le sommeil, j'ai beau compter les moutons
insomnia|fr|encore une nuit blanche, je vais être bonne à rien demain
insomnia|fr|ma mère prend des somnifères depuis dix ans et voudrait s'en passer
insomnia|fr|tisane, tilleul, gouttes de la pharmacie, rien ne m'endort
insomnia+stress|fr|le soir je suis crevé mais dès que je me couche tout mon corps est sous tension
insomnia|fr|je redoute l'heure du coucher, je sais d'avance que je ne vais pas fermer l'œil
insomnia|fr|un truc doux pour m'assoupir plus vite et arrêter de fixer le réveil
nightWaking|en|ping, 3.47am again, like someone set an alarm inside me
nightWaking|en|I drop off fine but I'm up at four and that's it, day started
nightWaking|en|up to pee three times a night and then can't drift back
nightWaking+menopause|en|wake drenched at half two, change the sheets, lie there till the birds start
nightWaking|en|making cups of tea in the dark kitchen with the cat at stupid o'clock
nightWaking|en|something to help me stay asleep, not fall asleep
nightWaking|en|Broken sleep. In bits. Every two hours I look at the clock.
nightWaking|en|dad is wandering round the house before dawn every morning, hoovering
nightWaking+overthinking|en|the wee small hours are when all my worries line up at the end of the bed
nightWaking|en|eyes open before the rooster, 4:30, and the missus tells me to stop fidgeting
nightWaking|en|keep waking up with a jolt in the middle of the night and then doze till the alarm feeling rotten
nightWaking+babies|en|our 9 month old stirs every ninety minutes so nobody here has slept through since spring
nightWaking|en|glass of wine sends me off then bang, wide awake at three
nightWaking|en|can't remember the last time I slept right through till morning
nightWaking|en|early waking, an hour or two before I need to, pitch black outside and nothing to do
nightWaking+hydration|en|dry mouth wakes me at 2, drink, then the loo at 4, round and round
nightWaking|es|me despierto a las tres y pico y ya no me vuelvo a dormir
nightWaking|es|A las cuatro de la madrugada estoy en la cocina tomando leche tibia, otra vez
nightWaking|es|me levanto al baño dos o tres veces cada noche y luego me desvelo
nightWaking|es|duermo a trocitos, una hora aquí, otra allá
nightWaking|es|antes de que cante el gallo ya tengo los ojos abiertos
nightWaking+menopause|es|me despierto empapada en sudor a media noche y tengo que cambiarme el camisón
nightWaking|es|mi mamá se duerme a las nueve pero a las dos de la mañana ya anda por la casa
nightWaking|es|quisiera dormir de un tirón aunque fuera una sola noche
nightWaking|de|jede Nacht um Punkt drei bin ich wach und grüble bis es hell wird
nightWaking|de|Einschlafen klappt, aber durchschlafen kann ich seit Jahren nicht mehr.
nightWaking|de|muss ständig nachts raus aufs Klo und liege danach wach
nightWaking|de|um halb fünf munter, viel zu früh, und der Wecker geht erst um sieben
nightWaking|de|mein Vater geistert ab zwei Uhr durch die Wohnung und macht den Kühlschrank auf
nightWaking|de|schrecke mehrmals hoch, schau auf die Uhr, wieder erst eine Stunde rum
nightWaking|de|Wie schaffe ich es bloß, wieder eine ganze Nacht am Stück zu schlafen?
nightWaking+babies|de|der kleine kommt alle zwei stunden und wir liegen dann beide wach
nightWaking|fr|réveillée en pleine nuit, toujours entre trois et quatre heures
nightWaking|fr|Je m'endors comme une masse mais à 4h je suis debout et c'est fini.
nightWaking|fr|mes nuits sont hachées, je me lève pour faire pipi et après plus rien
nightWaking|fr|mon mari se lève aux aurores et vide le lave-vaisselle, il ne peut plus rester couché
nightWaking|fr|je voudrais faire une nuit complète d'une traite
nightWaking|fr|les petits réveils à répétition m'épuisent, je regarde les chiffres rouges du radio-réveil
nightWaking+menopause|fr|je me réveille trempée, je jette la couette, puis j'ai froid et je ne dors plus
nightWaking|fr|à cinq heures du matin yeux grands ouverts même le dimanche, j'attends que le jour se lève
snoring|en|he sounds like a chainsaw and I'm on the sofa by midnight
snoring|en|The wife says I stop breathing then gasp, and she lies there counting the seconds
snoring+couples|en|we've ended up in separate bedrooms because of the racket he makes
snoring|en|earplugs that actually stay in and block a partner who saws logs
snoring|en|wake up with a throat like sandpaper from sleeping with my mouth open
snoring|en|mates refused to share a room with me on the golf trip, apparently I rattle the windows
snoring|en|I elbow him in the ribs and he rolls over and starts up again two minutes later
snoring|en|got a CPAP mask for sleep apnea and hate wearing the thing
snoring|en|upstairs neighbours stomping and the street noisy all night, can't get peace to sleep
snoring|en|grunting and snorting like a pig on his back after a few beers
snoring+sinus|en|blocked nose at night means I breathe through my mouth and honk like a goose
snoring|en|do those nose strips and chin straps do anything at all
snoring|en|mum's snoring shakes the caravan, none of us slept a wink
snoring|en|Bin lorries, dogs, drunk people outside. Need something to drown it out at bedtime.
snoring+weight|en|since I piled on the pounds my husband records me on his phone and it's mortifying
snoring+energy|en|I sleep nine hours, choke and splutter all night they say, and still feel shattered by day
snoring|es|mi marido ronca como un oso y acabo en el sofá
snoring|es|Dice mi esposa que dejo de respirar dormido y se asusta
snoring|es|tapones que aguanten los ronquidos del de al lado
snoring|es|parezco un tractor por las noches, mis hijos me grabaron con el celular
snoring|es|le doy codazos, se gira y a los cinco minutos otra vez la motosierra
snoring|es|los vecinos de arriba y los camiones de la basura no me dejan dormir
snoring|es|amanezco con la boca seca y la garganta rasposa de dormir con la boca abierta
snoring+couples|es|dormimos en cuartos separados por el ruido que hace y echo de menos abrazarlo
snoring|de|mein Mann sägt nachts ganze Wälder ab
snoring|de|Meine Freundin sagt, ich hätte Atemaussetzer und schnappe dann nach Luft.
snoring|de|ziehe jede Nacht mit dem Kopfkissen ins Gästezimmer um wegen dem Krach neben mir
snoring|de|auf der Hütte wollte keiner neben mir liegen, ich schnarch angeblich wie ein Bär
snoring|de|wache mit trockenem Mund und kratzigem Hals auf, weil ich durch den Mund atme
snoring|de|Ohrstöpsel gegen einen röchelnden Partner, die nicht drücken
snoring|de|die Straßenbahn fährt unterm Schlafzimmer vorbei und nebenan bellt der Hund die halbe Nacht
snoring|de|sobald er auf dem Rücken liegt und ein Bier getrunken hat geht das Grunzen los
snoring|fr|mon mari ronfle comme une locomotive
snoring|fr|Ma femme me donne des coups de coude, il paraît que je fais trembler les murs
snoring+couples|fr|on fait chambre à part à cause du bruit qu'il fait en dormant et ça nous éloigne
snoring|fr|il s'arrête de respirer puis repart d'un coup, ça me fait peur la nuit
snoring|fr|des bouchons d'oreilles efficaces contre un voisin de lit bruyant
snoring|fr|je me lève la bouche sèche et la gorge irritée, je dors la bouche ouverte
snoring|fr|les scooters sous ma fenêtre et la voisine du dessus qui marche en talons à minuit
snoring|fr|au gîte personne n'a voulu dormir dans la même pièce que papi, un vrai tracteur
nightmares|en|wake up screaming and my wife has to tell me where I am
nightmares|en|the same dream over and over, being chased down a corridor with no doors
nightmares+children|en|my little one sees monsters in her sleep and climbs in with us sobbing
nightmares|en|bad dreams so vivid I'm still shaken at breakfast
nightmares|en|I'm scared to shut my eyes because of what comes when I do
nightmares|en|teeth falling out, tidal waves, missing trains, my nights are a horror film
nightmares+trauma|en|ever since the crash I relive it asleep, wake up in a cold sweat gripping the sheets
nightmares|en|my boyfriend thrashes, kicks and shouts in his sleep, gave me a black eye once
nightmares+children|en|six year old sits bolt upright screaming at ten pm, eyes open but not awake, remembers nothing
nightmares|en|woke up unable to move with a shadow sitting on my chest
nightmares|en|a dreamcatcher isn't doing it, need something so nights stop being frightening
nightmares|en|new tablets from the GP are giving me the weirdest creepy dreams
nightmares+grief|en|I keep dreaming he's still alive and then I lose him all over again
nightmares|en|nightmares every time I eat cheese late or watch the news, seriously
nightmares|en|can't go back to bed after one of those, I sit in the hall with the lights on
nightmares|en|heart going like the clappers, sheets soaked, someone was in the room, except they weren't
nightmares|es|me despierto gritando y con el corazón a mil
nightmares|es|Sueño siempre lo mismo, que me caigo por un barranco y nadie me oye
nightmares+children|es|mi niño ve monstruos dormido y viene llorando a nuestra cama
nightmares|es|se me sube el muerto, abro los ojos y no puedo moverme
nightmares|es|tengo unos sueños horribles y me da miedo volver a dormirme
nightmares+trauma|es|desde el asalto revivo todo por las noches y despierto sudando frío
nightmares|es|mi pareja patalea, habla y pega manotazos mientras duerme
nightmares|es|las pesadillas me dejan mal cuerpo todo el día
nightmares|de|träume ständig, dass mich jemand verfolgt und ich nicht vom Fleck komme
nightmares|de|Ich wache schweißgebadet auf und brauche ewig, bis ich begreife, dass nichts passiert ist.
nightmares+children|de|unsere Tochter schreit im Schlaf, hat die Augen offen und erkennt uns nicht
nightmares|de|so gruslige träume dass ich das licht anlassen muss
nightmares|de|mein Mann schlägt nachts um sich und ruft Sachen, am Morgen weiß er von nix
nightmares+trauma|de|seit dem Unfall sehe ich die Bilder jede Nacht wieder
nightmares|de|der gleiche Albtraum seit der Kindheit, das brennende Haus
nightmares|de|will gar nicht mehr ins Bett, weil im Schlaf so furchtbare Sachen kommen
nightmares|fr|je fais des cauchemars toutes les nuits depuis la rentrée
nightmares|fr|Je me réveille en hurlant, en sueur, et je mets dix minutes à comprendre que c'était un rêve.
nightmares+children|fr|mon fils a peur du loup sous le lit et se réveille en pleurs
nightmares|fr|toujours ce rêve où je tombe dans le vide, ça me poursuit jusqu'au matin
nightmares|fr|mon copain se débat et parle en dormant, il crie même des fois
nightmares+trauma|fr|l'agression me revient quand je dors, j'ai la trouille d'aller me coucher
nightmares|fr|éveillée mais paralysée, avec l'impression qu'il y a quelqu'un dans la chambre
nightmares|fr|des mauvais rêves tellement réels que je rallume la lumière et je fais le tour de l'appart
jetLag|en|three flights a week, never know what time my body thinks it is
jetLag|en|back from Sydney and starving at 4am, asleep in my soup by 7pm
jetLag|en|landed yesterday and I feel like a zombie, it's midnight for my stomach
jetLag|en|crossing six time zones for a wedding, want to be human by the ceremony
jetLag|en|cabin crew on long haul, my inner clock is completely up the spout
jetLag|en|the red eye from LA wrecks me for days
jetLag+children|en|kids bouncing on the hotel bed at three in the morning because it's lunchtime at home
jetLag|en|wide awake in Tokyo at 2am watching vending machines from the window
jetLag|en|After every trip to head office in New York I lose the whole week to grogginess.
jetLag|en|something to get over the flight quickly, I've got meetings straight off the plane
jetLag|en|going east is murder, going west I'm fine
jetLag|en|24 hours in economy from Perth to Heathrow, legs like balloons and no idea if its breakfast or dinner
jetLag|en|jet lag remedies that aren't just coffee
jetLag+digestion|en|been travelling across the world and my guts are on Bangkok time, nothing moves
jetLag|en|wife's a pilot, comes home and sleeps when the rest of us have lunch
jetLag|en|the clocks went forward and even that one hour has thrown me, imagine after Singapore
jetLag|es|llegué de Japón el lunes y sigo con el horario de allá
jetLag|es|Vuelo tanto que mi cuerpo ya no sabe si toca cenar o desayunar
jetLag|es|despierto a las tres con hambre de mediodía después del viaje a Madrid
jetLag|es|soy azafata de vuelos transoceánicos y ando siempre con el reloj cambiado
jetLag|es|doce horas de avión y ocho de diferencia, estoy hecho polvo
jetLag|es|aterrizo en Nueva York y al día siguiente tengo reunión, necesito espabilarme rápido
jetLag+children|es|los niños volvieron de Buenos Aires con el sueño del revés
jetLag|es|cada vez que cruzo el charco me paso una semana como sonámbula
jetLag|de|zurück aus Thailand und um drei Uhr nachts putzmunter
jetLag|de|Mein Körper ist noch in Kalifornien, mein Kalender leider nicht.
jetLag|de|fliege beruflich dauernd zwischen Frankfurt und Singapur, innere Uhr total im Eimer
jetLag|de|nach dem Langstreckenflug Hunger mitten in der Nacht und nachmittags fallen die Augen zu
jetLag|de|wie komm ich nach zwölf Stunden Flieger schnell wieder in den Rhythmus
jetLag|de|meine Schwester ist Stewardess und weiß nie, ob gerade Morgen oder Abend ist
jetLag|de|die Zeitverschiebung macht mich fertig, der halbe Urlaub geht fürs Umstellen drauf
jetLag|de|gestern in Wien gelandet, steh neben mir, als wär i noch in Sydney
jetLag|fr|le décalage horaire me met par terre à chaque retour de Montréal
jetLag|fr|Mon corps est resté à Bali, je m'écroule à 17h
jetLag|fr|je prends l'avion toutes les semaines pour le boulot, je ne sais plus quelle heure il est
jetLag|fr|faim de loup à quatre heures du matin depuis qu'on est rentrés de La Réunion et du Japon
jetLag|fr|hôtesse de l'air sur long-courrier, je suis complètement déphasée
jetLag|fr|comment se recaler vite après quatorze heures de vol
jetLag+children|fr|les enfants réclament à dîner en pleine nuit depuis notre retour des Antilles
jetLag|fr|atterri hier, la tête dans le coton, et dans mon ventre il est minuit
shiftWork|en|two weeks of nights then earlies, I don't know if I'm coming or going
shiftWork|en|trying to sleep at noon with the kids next door on the trampoline
shiftWork|en|get home from the warehouse at 6am and can't wind down while everyone else is having cornflakes
shiftWork+healthWorkers|en|nurse on rotating rota, days and nights in the same week
shiftWork|en|eat my dinner at breakfast time and my stomach's all over the place
shiftWork|en|Husband drives a lorry overnight and we meet only on the stairs.
shiftWork|en|graveyard shift at the bakery, up at 1am, in bed by 6 in the evening, no social life
shiftWork|en|blackout curtains and earplugs still not cutting it, the sun comes up when I lie down
shiftWork|en|doing the lates at the call centre, my body clock is shot
shiftWork|en|fifo on the mines, fourteen nights on, seven off, and it takes five of them to feel normal
shiftWork|en|vending machine crisps at 4am because nothing else is open, put on a stone since I joined the night crew
shiftWork+healthWorkers|en|son's a paramedic, he's grey in the face from twelve hour turns
shiftWork|en|bar closes at three, bed at five, never see daylight in winter
shiftWork|en|swing shifts at the plant are killing me at 50, I bounced back quicker when I was 20
shiftWork|en|can't sleep in the day after working nights, the postman rings the bell every single time
shiftWork+energy|en|police rota, quick changeovers, always running on fumes and energy drinks
shiftWork|es|trabajo de noche en un almacén y de día no consigo dormir
shiftWork|es|Una semana de mañana, otra de tarde y otra de noche, así no hay cuerpo que aguante
shiftWork+healthWorkers|es|enfermera con guardias de 24 horas, llego a casa y no sé ni qué día es
shiftWork|es|soy vigilante nocturno y como a deshoras, tengo el estómago hecho un desastre
shiftWork|es|mi esposo entra a la fábrica a las diez de la noche y casi no nos vemos
shiftWork|es|salgo del turno a las siete y con el sol en la cara ya no me duermo
shiftWork|es|panadero, me levanto a la una de la madrugada desde hace quince años
shiftWork|es|rolo turnos en la maquila y traigo el sueño todo volteado
shiftWork|de|Früh, Spät, Nacht im Wechsel, mein Körper kommt da nicht mehr mit
shiftWork|de|Ich arbeite nachts im Lager und kann tagsüber bei dem Baulärm nicht schlafen.
shiftWork+healthWorkers|de|Krankenschwester, vier Nachtdienste am Stück, danach völlig neben der Spur
shiftWork|de|mein Mann hat Contischicht am Band und schläft, wenn wir zu Mittag essen
shiftWork|de|bäcker, aufstehen um eins, abends um sechs schon hundemüde
shiftWork|de|esse mitten in der Nacht Kantinenschnitzel und hab ständig Magendrücken vom Schichtplan
shiftWork|de|nach dem Nachtdienst heimkommen und die Sonne knallt durchs Rollo
shiftWork|de|Taxler in Wien, fahr immer bis in der Früh und kenn die Sonne nur vom Hörensagen
shiftWork|fr|je fais les trois-huit à l'usine et mon sommeil part en vrille
shiftWork|fr|Je rentre du boulot quand les autres prennent leur café
shiftWork+healthWorkers|fr|aide-soignante de nuit, je dors le jour avec le bruit des travaux
shiftWork|fr|une semaine du matin, une semaine d'après-midi, impossible de prendre un rythme
shiftWork|fr|mon conjoint est routier de nuit, on se croise dans le couloir
shiftWork|fr|boulanger, debout à une heure, au lit à dix-huit heures, plus de vie sociale
shiftWork|fr|je mange un sandwich à 3h du mat dans mon poste de garde et j'ai l'estomac détraqué
shiftWork|fr|les horaires décalés me bousillent, volets fermés et pourtant pas moyen de dormir en journée
stress|en|everything's on top of me, the house, the bills, the school run, my mum
stress|en|shoulders up round my ears, teeth gritted, snapping at everybody
stress|en|too many plates spinning and one is about to come down
stress|en|i just want to lie down somewhere and have nobody need me for two days
stress|en|frazzled. absolutely frazzled. need to breathe out
stress|en|Rushing from the moment I open my eyes till I drop into bed
stress|en|my eye keeps twitching and the pharmacist asked if I had a lot on
stress|en|feel like a coiled spring, the kettle takes too long and I want to scream
stress|en|building work at home, a sick dog and a wedding to organise, I'm at the end of my tether
stress|en|running round like a headless chook since Christmas
stress|en|my wife says I need to take a chill pill and she's right, I can't relax even on the beach
stress+digestion|en|knot in my stomach all day long from having so much on my plate
stress|en|constantly in fight or flight, jump when the doorbell goes
stress|en|to do list as long as my arm and never a minute to myself
stress|en|I'd love to unwind and properly switch off, somewhere no one can reach me
stress|en|moving house next month, boxes everywhere, blood pressure through the roof and hubby is no help
stress|es|no me da la vida, entre la casa, los críos y mi madre
stress|es|Tengo los hombros como piedras y salto por cualquier tontería
stress|es|ando de los nervios, corriendo de un lado para otro todo el santo día
stress|es|estoy hasta el gorro de todo, necesito desconectar
stress|es|me tiembla el párpado desde hace dos semanas, dicen que es por la tensión
stress|es|traigo mil pendientes y siento que voy a explotar
stress|es|un fin de semana para soltar el estrés y que nadie me pida nada
stress|es|la mudanza, las facturas, la reforma del baño, voy con la lengua fuera
stress|de|mir wächst alles über den Kopf
stress|de|Ich stehe permanent unter Strom und kann selbst im Urlaub nicht runterkommen.
stress|de|Haushalt, Kinder, Umbau, Schwiegereltern, und dann ist noch die Waschmaschine kaputt
stress|de|bin gereizt, angespannt, die Schultern hart wie Beton
stress|de|hetze von einem Termin zum nächsten und vergess zu essen
stress|de|meine Frau meint ich muss mal dringend abschalten
stress|de|das Augenlid zuckt seit Tagen, mir is alles zu viel
stress|de|endlich mal die Seele baumeln lassen und Luft holen, sonst platz ich
stress|fr|je suis débordée, tout le monde me demande quelque chose en même temps
stress|fr|à bout de nerfs, je crie pour une chaussette qui traîne
stress|fr|J'ai une boule dans le ventre du matin au soir avec tout ce que j'ai à gérer
stress|fr|je cours partout, je n'ai plus une minute à moi
stress|fr|mon homme est tendu comme un arc, il faut qu'il décompresse
stress|fr|déménagement, travaux, papiers des impôts, j'ai la tête sous l'eau
stress|fr|besoin de souffler, de lâcher prise, de poser le cerveau quelque part
stress|fr|la paupière qui saute, les épaules nouées, le souffle court, il y a trop de pression en ce moment
workStress|en|my boss emails me at ten at night and expects an answer by six
workStress|en|400 unread messages and Teams pinging all through lunch
workStress|en|I feel sick on the train in on Monday mornings
workStress|en|two people got made redundant and now I'm doing all three jobs
workStress|en|quarter end, spreadsheet from hell, eating at my keyboard again
workStress|en|Manager breathes down my neck about every tiny thing and I cry in the toilets
workStress|en|back to back calls from 8 to 6 and then the actual work starts
workStress+insomnia|en|lying awake rehearsing what I'll say to the client tomorrow
workStress|en|the deadline moved up again, whole team is tearing their hair out
workStress|en|my husband brings the office home, laptop open at the dinner table, jaw set
workStress|en|performance review coming up and targets nobody could hit
workStress+healthWorkers|en|short staffed ward, relatives shouting at me, no break since seven
workStress|en|run a small cafe and between staff calling in sick and the taxman I never switch off
workStress|en|toxic workplace, back-stabbing colleagues, dread walking through the door
workStress|en|year 9 on a Friday afternoon, marking till midnight, ofsted next week, I teach and I'm fried
workStress|en|want to leave my job at the door and stop checking my inbox on Sundays
workStress|es|mi jefe me escribe por whatsapp a las once de la noche
workStress|es|Los domingos por la tarde ya se me encoge el estómago pensando en la oficina
workStress|es|cierre de trimestre, no despego el culo de la silla ni para comer
workStress|es|despidieron a media plantilla y lo suyo me cae todo a mí
workStress|es|junta tras junta y la bandeja de entrada reventando
workStress|es|mi marido llega del curro de mala leche y sigue con el portátil en la cena
workStress|es|la chamba me trae loco, puras entregas urgentes para ayer
workStress|es|una compañera me hace la vida imposible y mi supervisor mira para otro lado
workStress|de|der Chef schreibt noch um zehn am Abend Mails und will sofort Antwort
workStress|de|Sonntagabend krieg ich schon Bauchweh, wenn ich an Montag denke.
workStress|de|ein Meeting jagt das nächste, meine eigentliche Arbeit mach ich dann nachts
workStress|de|Abgabetermin am Freitag, zwei Kollegen krank, Telefon klingelt ununterbrochen
workStress|de|mein mann kann nach feierabend nicht abschalten, immer das diensthandy in der hand
workStress|de|Kollegin intrigiert gegen mich und der Vorgesetzte macht alles nur noch schlimmer
workStress|de|Überstunden ohne Ende seit sie Stellen gestrichen haben
workStress|de|im Büro brennt der Hut, jeder will was von mir und zwar gleich
workStress|fr|ma cheffe m'appelle pendant mes congés
workStress|fr|J'ai la boule au ventre le dimanche soir rien que de penser au bureau
workStress|fr|les réunions s'enchaînent, les mails s'empilent, et je finis mes dossiers à minuit
workStress|fr|bouclage vendredi, toute l'équipe est à cran
workStress|fr|mon mari ramène ses soucis du boulot à table et ne lâche pas son portable
workStress|fr|objectifs intenables, chef toujours sur mon dos
workStress|fr|depuis le plan social je fais le travail de trois personnes
workStress|fr|ambiance pourrie au travail, des collègues qui me tirent dans les pattes, j'y vais à reculons
burnout|en|signed off for six weeks and I still can't open the laptop without shaking
burnout|en|nothing left in the tank, not for the job, not for the kids, not for me
burnout|en|I used to love my work and now I feel absolutely nothing
burnout|en|ran on adrenaline for four years, then one morning couldn't get out of the car in the car park
burnout|en|completely fried, holidays don't even touch it anymore
burnout|en|hollow. going through the motions like a robot
burnout|en|My sister was the strong one for years and now she just sits on the edge of the bed and cries.
burnout+healthWorkers|en|twelve years in A&E and I've got no compassion left to give
burnout|en|been pushing through since 2020, hit the wall last month
burnout|en|a long break somewhere quiet to put myself back together after running myself into the ground
burnout|en|can't face people, can't face email, even choosing a sandwich is too much
burnout+career|en|HR says phased return but the thought of that building makes me want to hide
burnout|en|the doctor wrote exhaustion on the sick note, I've burnt the candle at both ends for a decade
burnout+carers|en|five years looking after dad round the clock and now I'm an empty shell
burnout|en|teacher, total burn out, three weeks in bed and no spark coming back
burnout|en|tears over a dropped spoon, don't recognise the person in the mirror, I'm done, cooked, finished
burnout|es|estoy vacía por dentro, ya no me queda nada que dar
burnout|es|Llevo tres meses de baja y todavía no puedo ni abrir el correo
burnout|es|me quemé en el trabajo después de ocho años sin parar
burnout|es|un día me senté en el coche y no fui capaz de arrancar para ir a la oficina
burnout|es|funciono en automático, antes me apasionaba lo que hacía y ahora me da igual todo
burnout|es|tronó mi cuerpo, el doctor me mandó parar por completo
burnout+parents|es|años tirando del carro sola con tres hijos y el negocio, ya no puedo con mi alma
burnout|es|mi hermano era un torbellino y ahora llora por nada, está fundido
burnout|de|ich bin leer, ausgebrannt, da kommt nichts mehr
burnout|de|Seit zwei Monaten krankgeschrieben und schon beim Gedanken ans Büro fange ich an zu zittern.
burnout|de|jahrelang funktioniert wie eine Maschine, jetzt geht gar nichts mehr
burnout|de|mein Akku lädt auch im Urlaub nicht mehr auf
burnout|de|saß im auto vorm büro und konnte nicht aussteigen
burnout|de|mein Mann war immer der Macher, nun sitzt er nur da und starrt die Wand an
burnout|de|suche eine längere Auszeit um nach dem Zusammenbruch wieder auf die Beine zu kommen
burnout+healthWorkers|de|nach fünfzehn Jahren Pflege bin ich abgestumpft und fertig mit der Welt
burnout|fr|je suis vidée, il ne reste plus rien, même plus de larmes
burnout|fr|En arrêt depuis quatre mois et incapable de rouvrir mon ordinateur
burnout|fr|j'ai tenu des années à fond la caisse puis un matin je n'ai pas pu me lever
burnout|fr|mon médecin dit que j'ai craqué, que j'ai tiré trop longtemps sur la corde
burnout|fr|le métier que j'adorais ne me fait plus rien, je fais semblant
burnout|fr|ma femme est au bout du rouleau, elle pleure devant le frigo
burnout|fr|un endroit pour me reconstruire après un effondrement total au travail
burnout|fr|cramé, lessivé, même deux semaines à la plage n'y changent rien
energy|en|wake up as tired as when I went to bed
energy|en|dragging myself round the supermarket like I'm wading through treacle
energy|en|flat battery by mid morning and I'm only 34
energy|en|no oomph, no get up and go, it got up and went
energy|en|my legs feel like lead, I sit down halfway up the stairs to have a rest
energy|en|blood tests all fine but I'm whacked the whole time
energy|en|Living on coffee and cola just to stay upright.
energy|en|my partner says I used to be up for anything and now I fall asleep before the film starts
energy|en|buggered by the time I've done the dishes
energy|en|something to perk me up that's not another espresso
energy+teens|en|teenage daughter yawns all day, pale, no pep whatsoever
energy|en|wiped out since that virus in february, need my zing back
energy|en|weary to the bone even after a lazy weekend
energy|en|yawning in front of customers, eyelids drooping on the drive home
energy|en|everyone else seems to have so much energy, I'm running on empty
energy+parents|en|toddler's full of beans and I can't even keep up with him to the swings
energy|es|me levanto ya cansada, como si no hubiera dormido
energy|es|No tengo fuerzas ni para subir la compra
energy|es|ando arrastrando los pies todo el día, sin pilas
energy|es|las analíticas salen bien pero estoy hecha un trapo
energy|es|a base de café y bebidas de esas para aguantar
energy|es|mi hija antes no paraba quieta y ahora se pasa el día tirada en el sofá bostezando
energy|es|traigo una flojera que no puedo ni con mi sombra
energy|es|algo que me dé un empujón, me siento agotado sin haber hecho nada
energy|de|bin dauernd schlapp und könnte im Stehen einschlafen
energy|de|Morgens schon so kaputt, als hätte ich gar nicht geschlafen.
energy|de|beine wie blei, null power, nur kaffee hält mich aufrecht
energy|de|mein Blutbild ist in Ordnung, trotzdem bin ich ständig müde und kraftlos
energy|de|die Einkaufstasche in den dritten Stock und i bin komplett hinüber
energy|de|meine Frau gähnt schon beim Frühstück, der fehlt jeder Schwung
energy|de|möchte endlich wieder Saft und Kraft haben statt so durchzuhängen
energy|de|seit der Grippe total ausgelaugt, komm tagsüber einfach nicht in die Gänge
energy|fr|je suis crevée dès le réveil
energy|fr|Plus de jus, je me traîne du lit au canapé
energy|fr|les jambes en coton, je fais une pause au deuxième étage avec mes courses
energy|fr|mes prises de sang sont bonnes mais je suis à plat en permanence
energy|fr|il me faut un coup de fouet, je carbure au café depuis des mois
energy+teens|fr|mon ado bâille toute la journée, une vraie loque
energy|fr|raplapla depuis l'hiver, j'aimerais retrouver la pêche
energy|fr|je pique du nez au volant en rentrant, la fatigue me colle à la peau
afternoonSlump|en|three o'clock hits and I could put my head down on the desk
afternoonSlump|en|after lunch my eyes glaze over in every meeting
afternoonSlump|en|fine all morning then around half two it's like someone pulled the plug
afternoonSlump+sugar|en|raid the biscuit tin at four every single day just to make it to home time
afternoonSlump|en|need a nap at 2pm like a toddler
afternoonSlump|en|food coma after a sandwich, can't string a sentence together till five
afternoonSlump|en|the post-lunch dip is killing my productivity
afternoonSlump|en|Something other than a third coffee to get me through the back half of the day
afternoonSlump|en|school pick up at 3.15 and I'm nodding off at the wheel in the queue
afternoonSlump|en|caught snoozing in the stationery cupboard at siesta time, true story
afternoonSlump|en|our whole team goes dead between two and four, any ideas to liven them up
afternoonSlump+bloodSugar|en|big bowl of pasta and an hour later I'm shaky and sleepy
afternoonSlump|en|mid-arvo crash, reach for a choccy bar, repeat
afternoonSlump|en|husband works from home and naps on the keyboard every day about 3
afternoonSlump|en|brilliant before noon, useless after
afternoonSlump|en|that heavy-lidded feeling when the sun comes round to my side of the office and it's hours till I can leave
afternoonSlump|es|después de comer me entra una modorra que no veas
afternoonSlump|es|A las cuatro de la tarde se me cierran los ojos delante del ordenador
afternoonSlump|es|el mal del puerco me pega diario en la oficina
afternoonSlump+sugar|es|a media tarde asalto la máquina de chocolatinas para no caerme de sueño
afternoonSlump|es|por la mañana voy como una moto, pero pasado el almuerzo soy un mueble
afternoonSlump|es|necesito echar una cabezada en el coche a las tres o no llego a las seis
afternoonSlump|es|bajón de la tarde, ya ni el segundo café me levanta
afternoonSlump|es|reuniones a las cinco menos cuarto y yo bostezando con la cara apoyada en la mano
afternoonSlump|de|nach dem Mittagessen fall ich ins Schnitzelkoma
afternoonSlump|de|Gegen drei ist bei mir die Luft raus, da geht im Büro nichts mehr.
afternoonSlump|de|Mittagstief, Augen fallen zu, Kaffee Nummer vier
afternoonSlump|de|vormittags topfit und ab zwei nur noch Matsch
afternoonSlump+sugar|de|um vier plündere ich die Keksdose sonst schlaf ich am schreibtisch ein
afternoonSlump|de|mein Kollege nickt jeden Nachmittag in der Besprechung weg
afternoonSlump|de|im Homeoffice leg ich mich nach der Pasta kurz hin und wache erst um fünf auf
afternoonSlump|de|was hilft gegen diese bleierne Müdigkeit nach der Kantine
afternoonSlump|fr|le coup de barre de quinze heures, tous les jours sans exception
afternoonSlump|fr|Après la cantine je pique du nez sur mon clavier
afternoonSlump|fr|en forme le matin et plus personne à partir de 14h
afternoonSlump+sugar|fr|vers seize heures je me jette sur les gâteaux pour tenir jusqu'au soir
afternoonSlump|fr|je rêve d'une sieste en pleine réunion d'après-midi
afternoonSlump|fr|le repas de midi m'assomme, je bâille devant les clients
afternoonSlump|fr|de quoi rester éveillée l'après-midi sans reprendre un café
afternoonSlump|fr|mes élèves me voient somnoler en cours juste après le déjeuner, la honte
anaemia|en|pale as a sheet and puffing going up one flight of stairs
anaemia|en|ferritin came back at 6, gp gave me tablets that turn my stomach
anaemia|en|the inside of my eyelids is white and I crave ice cubes all day
anaemia+periods|en|flood every month and then I'm washed out and dizzy for a week
anaemia|en|Low iron since I went vegetarian, spinach isn't cutting it
anaemia|en|blood donor service turned me away again, count too low
anaemia|en|iron tablets bung me up something terrible, is there a gentler kind
anaemia|en|nails like spoons, breaking, hair all over the shower, always cold hands
anaemia+pregnancy|en|midwife says my haemoglobin dropped and I need red meat, but I can't stomach it
anaemia|en|nan says I look peaky, doctor says anaemic
anaemia|en|stand up too quick and everything goes black round the edges, they found I'm short on iron
anaemia+teens|en|teenage daughter ghostly white with dark rings, B12 low too
anaemia|en|black pudding and liver are not happening so how else do I build my blood up
anaemia|en|heart racing just hanging out the washing, blood results said not enough red cells
anaemia+fitness|en|runner, times have fallen off a cliff, the test showed my stores are empty
anaemia|en|after the iron infusion I felt brilliant for a month, now looking like a vampire's victim again
anaemia|es|tengo el hierro por los suelos y las pastillas me estriñen
anaemia|es|Estoy blanca como la pared y me mareo al levantarme
anaemia+periods|es|con esas reglas tan abundantes me quedo sin sangre, dice la doctora que la ferritina está a 5
anaemia|es|se me parten las uñas, se me cae el pelo y siempre con las manos heladas
anaemia|es|no me dejaron donar sangre porque salí baja de hemoglobina
anaemia|es|mi abuela me daba lentejas e hígado para la anemia pero soy vegana
anaemia|es|me dan ganas de masticar hielo todo el día y ando pálida
anaemia|es|subo una escalera y el corazón se me sale, salieron bajos los glóbulos rojos
anaemia|de|weiß wie die Wand, kalte Finger und bei jeder Treppe Herzklopfen
anaemia|de|Mein Eisenwert ist im Keller und von den Tabletten bekomme ich Verstopfung.
anaemia+periods|de|blute jeden Monat so stark, dass mir danach schwindlig ist
anaemia|de|beim Blutspenden haben sie mich heimgeschickt, Hb zu niedrig
anaemia|de|ferritin 8, seit ich kein fleisch mehr esse
anaemia|de|die Oma schwört auf Rote-Rüben-Saft und Leber, ich krieg das nicht runter
anaemia|de|Nägel brechen, Mundwinkel eingerissen, Lippen blass, laut Hausarzt Blutarmut
anaemia|de|unsere Tochter ist so bleich und ihr wird beim Aufstehen schwarz vor Augen, zu wenig Eisen
anaemia|fr|je manque de fer et les comprimés me donnent mal au ventre
anaemia|fr|Blanche comme un linge, essoufflée au premier étage
anaemia+periods|fr|mes règles sont une hémorragie et après je suis livide pendant dix jours
anaemia|fr|on m'a refusée au don du sang, hémoglobine trop basse
anaemia|fr|ongles cassants, cheveux qui tombent, mains glacées, ferritine à 7
anaemia|fr|le boudin et le foie très peu pour moi, comment remonter mes globules rouges
anaemia|fr|ma fille végétarienne est toute pâlotte et voit des étoiles en se levant
anaemia|fr|le docteur parle d'anémie, j'ai envie de croquer des glaçons toute la journée
motivation|en|bought the trainers in January, still in the box
motivation|en|I know exactly what I should do and I just don't do it
motivation|en|can't be arsed with anything lately
motivation|en|gym membership I've been paying for two years and been four times
motivation|en|keep saying Monday. Every week I say Monday.
motivation|en|need someone to give me a kick up the backside
motivation|en|procrastinate till it's dark then feel guilty on the couch
motivation|en|my son is 22, lies on his bed all day, no ambition for anything
motivation|en|start things with a bang and by week two I've given up
motivation|en|lost my mojo somewhere round easter
motivation|en|no willpower whatsoever, three days of a new routine is my record
motivation|en|The washing has sat in the machine since tuesday, I just look at it and walk past
motivation|en|an accountability buddy who'd text me at 6am so I can't wriggle out
motivation+fitness|en|used to run every day, now I can't find one good reason to put my kit on
motivation|en|tax return, garage, dentist, all of it put off again
motivation+mood|en|everything seems pointless and too much bother, even things I liked
motivation|es|me apunté al gimnasio en enero y no he pisado ni una vez
motivation|es|Siempre digo que el lunes empiezo y nunca llega ese lunes
motivation|es|qué pereza me da todo, no arranco
motivation|es|dejo las cosas para mañana, luego para pasado y así hasta nunca
motivation|es|mi hijo no quiere hacer nada, ni estudiar ni buscar chamba, pura hueva
motivation|es|me falta fuerza de voluntad, empiezo con ganas y a las dos semanas lo dejo
motivation|es|necesito que alguien me empuje, sola no me levanto del sofá
motivation|es|perdí las ganas, ya nada me mueve, ni el proyecto que tanto me ilusionaba
motivation|de|krieg den Hintern nicht hoch
motivation|de|Mein innerer Schweinehund gewinnt jeden Abend gegen die Laufschuhe.
motivation|de|schiebe alles vor mir her, Steuer, Keller, Zahnarzt
motivation|de|jeden Jänner die gleichen Vorsätze und im Februar lieg ich wieder auf der Couch
motivation|de|unser Sohn hockt nur im Zimmer und hat zu gar nichts Lust
motivation|de|brauche jemanden, der mir in den Allerwertesten tritt und dranbleibt
motivation|de|fang hundert Sachen an, hab nach zehn Tagen keinen Bock mehr
motivation|de|mir fehlt jeder Antrieb, selbst die Spülmaschine auszuräumen ist ein Riesenberg
motivation|fr|j'ai la flemme de tout en ce moment
motivation|fr|Je me suis inscrite à la salle en septembre, j'y suis allée deux fois
motivation|fr|toujours demain, la semaine prochaine, après les vacances
motivation|fr|il me faudrait quelqu'un pour me secouer les puces
motivation|fr|je démarre sur les chapeaux de roues et je lâche au bout de quinze jours
motivation|fr|mon fils de vingt ans ne décolle pas de son lit, rien ne lui dit
motivation|fr|je remets tout à plus tard, la paperasse, le sport, le coup de fil au dentiste
motivation|fr|plus envie de rien entreprendre, je regarde mes baskets et je reste sur le canapé
chronicFatigue|en|one trip to the shops and I'm in bed for three days
chronicFatigue|en|never got better after covid, two years on a shower still floors me
chronicFatigue|en|have to ration my spoons, a phone call counts as exercise
chronicFatigue|en|The crash comes a day or two after I've done too much, like flu all over again
chronicFatigue|en|doctors keep telling me to go jogging and it makes me worse every time
chronicFatigue|en|mostly housebound, curtains shut, noise hurts
chronicFatigue|en|my daughter had glandular fever at 15 and has been too ill for school ever since
chronicFatigue|en|pacing with a heart rate monitor because anything over 100 wipes me out
chronicFatigue|en|boom and bust, good day I clean the kitchen, then can't lift my head off the pillow
chronicFatigue|en|got the ME diagnosis after four years of being told it's in my head
chronicFatigue|en|sleep ten hours, unrefreshed, poisoned feeling in every limb
chronicFatigue|en|a rest place where lying down most of the day is absolutely fine and nobody chivvies you along
chronicFatigue+brainFog|en|post viral for 18 months, can't climb stairs or follow a plot
chronicFatigue|en|wife was a marathon runner and now washing her hair needs a lie down after
chronicFatigue|en|even sitting upright too long and my heart races, pay for it tomorrow
chronicFatigue|en|gentle stuff for long haulers, nothing that triggers payback
chronicFatigue|es|voy al súper y luego me paso dos días en la cama
chronicFatigue|es|Desde que pasé el covid hace año y medio no levanto cabeza
chronicFatigue|es|ducharme me deja como si hubiera corrido una maratón
chronicFatigue|es|si hago un poquito de más, al otro día estoy tirada con cuerpo de gripe
chronicFatigue|es|los médicos me decían que era depre y resultó encefalomielitis de esa
chronicFatigue|es|mi hijo dejó la uni después de la mononucleosis, no aguanta ni una hora sentado
chronicFatigue|es|tengo que repartir la energía con cuentagotas, o cocino o me lavo el pelo
chronicFatigue|es|duermo diez horas y despierto molida, llevo así tres años
chronicFatigue|de|einmal Staubsaugen und ich liege zwei Tage flach
chronicFatigue|de|Seit Corona bin ich nie wieder richtig auf die Beine gekommen.
chronicFatigue|de|muss mir jeden handgriff einteilen sonst kommt der crash
chronicFatigue|de|die Reha hat mich mit ihrem Training noch kränker gemacht, Belastung geht einfach nicht
chronicFatigue|de|unsere Tochter liegt seit dem Pfeifferschen Drüsenfieber im abgedunkelten Zimmer
chronicFatigue|de|Duschen im Sitzen, danach Bettruhe, so sieht mein Tag aus
chronicFatigue|de|alle sagen reiß dich zusammen, dabei fühlt sich jeder Spaziergang am nächsten Tag an wie Grippe
chronicFatigue|de|früher Bergsteigerin, jetzt mit Long Covid schaff i grad den Weg zum Briefkasten
chronicFatigue|fr|une sortie au marché et je suis clouée au lit trois jours
chronicFatigue|fr|Deux ans après le covid je ne suis toujours pas remise
chronicFatigue|fr|prendre une douche me demande l'énergie d'un marathon
chronicFatigue|fr|au moindre effort je le paie le surlendemain, comme une grippe qui revient
chronicFatigue|fr|on me dit de me bouger mais plus je force plus je m'écroule
chronicFatigue|fr|ma sœur est alitée presque tout le temps depuis une mononucléose
chronicFatigue|fr|je compte mes petites cuillères, un appel ou la vaisselle mais pas les deux
chronicFatigue|fr|épuisée en permanence, le repos ne répare rien, ça fait quatre ans
`
