/** Descriptions in lay words; see descriptions.ts. */
export const HEAD = `
exams|en|a levels in three weeks and i go blank the second i turn the paper over
exams+anxiety|en|My daughter throws up every morning before her mocks
exams|en|revising till 2am with flashcards everywhere and nothing sticks
exams|en|failed my driving test four times, hands shake as soon as the examiner gets in the car
exams|en|law finals coming up, haven't left the library since Tuesday
exams+focus|en|can't sit with my textbooks for ten minutes without drifting off
exams+teens|en|son has his GCSEs and the whole house is walking on eggshells
exams|en|uni mates are all calm about the midterms and I'm a wreck
exams|en|resitting maths again at 34 and feel sick going into the hall
exams+insomnia|en|night before a big paper I just stare at the ceiling reciting formulas
exams|en|bar prep is eating me alive, practice questions in my dreams
exams|en|HSC trials start monday and she's crying over her notes
exams|en|something to keep a student calm while cramming for finals
exams|en|my thesis viva is next month and my supervisor says I'm ready but my stomach disagrees
exams|en|grades slipping because i panic when the clock is ticking and the invigilator walks past
exams|en|medical school entrance test, everything hangs on one score
exams|es|me quedo en blanco cuando reparten las hojas aunque me lo sabía todo
exams|es|en la EBAU se juega entrar en enfermería por dos décimas y va como un flan
exams|es|llevo tres años opositando y ya no me entra ni un tema más
exams+insomnia|es|la víspera de la prueba no pego ojo repasando mentalmente
exams|es|se acercan los finales de la uni y vivo a base de café y subrayadores
exams|es|reprobé el examen de admisión dos veces y me tiemblan las manos nomás de pensarlo
exams|es|algo para que mi hijo llegue tranquilo al exámen de conducir
exams+focus|es|abro el libro, leo la misma página cinco veces y no retengo nada para el parcial
exams|de|Matura im Mai und ich kann vor lauter Lernen nicht mehr essen
exams|de|bei der klausur ist plötzlich alles weg obwohl ichs daheim konnte
exams|de|Unser Sohn schreibt Abi und sitzt nur noch bleich am Schreibtisch
exams|de|jagdschein mit 58, nochmal die schulbank drücken, und mir flattern die nerven vorm theorieteil
exams|de|Staatsexamen in sechs Wochen, Karteikarten bis Mitternacht, Herzklopfen schon beim Aufwachen
exams|de|wie bleibe ich ruhig wenn der prüfer mich anschaut und eine frage stellt
exams+anxiety|de|Prüfungsangst seit der Schulzeit, mir wird vor jeder Mündlichen speiübel
exams|de|meine tochter büffelt vokabeln bis sie bauchweh kriegt und schreibt trotzdem ne fünf
exams|fr|j'ai le bac dans un mois et je ne retiens plus rien de mes fiches
exams|fr|Prépa, khôlles chaque semaine, ma fille a perdu six kilos et perd ses cheveux
exams|fr|bulletin catastrophique, il bloque dès que l'interro surprise tombe
exams|fr|première année de médecine, le concours me bouffe, je vis à la bibliothèque
exams|fr|mon gars a ses examens du ministère au cégep et il mange plus
exams|fr|agrégation, deuxième tentative, je récite mes plans de dissertation sous la douche
exams|fr|les partiels approchent, je bachote la nuit et je m'effondre en amphi
exams|fr|un truc pour garder son calme à l'oral quand le jury pose ses questions
screens|en|thumb hurts from scrolling and I still can't put the thing down
screens|en|my husband brings his mobile to the dinner table and to the loo
screens+insomnia|en|in bed with tiktok till half one then wrecked at work
screens|en|want a weekend with no wifi where somebody locks my phone away
screens|en|nine hours a day on the laptop then netflix, my brain feels fried
screens|en|picked up my phone 140 times yesterday according to the little report
screens+teens|en|our fifteen year old only leaves his room when the router's off
screens|en|checking instagram at red lights, this has got to stop
screens+children|en|toddler screams blue murder if we take the ipad off him
screens|en|family holiday and everybody was staring at a device by the pool
screens|en|doomscrolling the news until I feel ill
screens|en|notifications pinging constantly, I flinch at every buzz
screens+couples|en|digital detox for a couple who never look up
screens+selfEsteem|en|deleted the apps twice, reinstalled them both times, everybody else's life looks better than mine
screens|en|zoom after zoom after zoom, square-eyed by lunchtime
screens+teens|en|kid plays fortnite until the small hours and rages when we pull the plug
screens|es|se me rompió el móvil dos días y me entró un mono que da miedo
screens|es|columpio a la niña con una mano y contesto correos con la otra, qué culpa
screens+teens|es|el niño de catorce años se pasa el finde entero con la play y no sale ni a la terraza
screens|es|quiero irme a un sitio sin cobertura donde nadie me pueda escribir por whatsapp
screens|es|videollamada tras videollamada, acabo el día con la cabeza como un bombo
screens+insomnia|es|la serie pone sola el capítulo siguiente y se me hacen las tres de la mañana
screens|es|desenganchar a toda la familia de las pantallas unos días
screens|es|cada vez que suena una notificación pego un bote, no desconecto nunca
screens|de|ich greife zum handy bevor ich überhaupt die augen richtig auf hab
screens|de|Ein paar Tage ganz ohne WLAN, Telefon am Empfang abgeben
screens+teens|de|Schule ruft an, unsere Tochter hängt im Unterricht dauernd auf Snapchat
screens|de|mein enkel kennt sich mit youtube besser aus als mit bäumen
screens|de|Ständig piept es, WhatsApp-Gruppen, Mails, Push, ich komme nie zur Ruhe
screens|de|den ganzen tag monitor und abends noch zwei stunden insta, mein kopf ist matsch
screens+children|de|die kleine will nur noch aufs tablet und schreit wenn der Bildschirm schwarz wird
screens+couples|de|mein Freund scrollt sogar im Bett neben mir weiter statt zu reden
screens|fr|je passe mes soirées à faire défiler des vidéos débiles sans pouvoir m'arrêter
screens|fr|retrouver le plaisir de m'ennuyer, sans réseaux sociaux ni mails, avec un bon bouquin
screens+teens|fr|mon ado vit dans sa chambre avec sa console, on ne le croise qu'au frigo
screens|fr|ma fille a dessiné maman avec un téléphone à la place de la main
screens|fr|fenêtres, onglets, messageries partout, je voudrais revoir du papier, des arbres, des visages
screens+children|fr|dessins animés au bain, en poussette, à table, le petit ne sait plus jouer seul
screens|fr|mon chum texte tout le temps, même au resto, on dirait que son cell est greffé à sa main
screens+insomnia|fr|lumière bleue, épisodes en rafale, je m'endors à l'aube avec la tablette sur le nez
eyes|en|feels like sand under my lids by four o'clock
eyes+deskWork|en|spreadsheets all day and now everything past the monitor is a blur
eyes|en|contact lenses stick like cling film in the air conditioned office
eyes|en|eyelid has been twitching for a week
eyes|en|burning, stinging, bloodshot, people keep asking if I've been crying
eyes|en|something soothing to lay over tired peepers in the evening
eyes|en|my mum's tear ducts don't make enough water any more and drops only help for ten minutes
eyes+screens|en|squinting at my phone at night leaves me seeing double
eyes|en|gritty and sore the minute I wake up, have to prise them open
eyes|en|puffy bags and red rims after night driving
eyes+headache|en|ache behind the eyeballs when i code too long
eyes|en|blinking all the time at the computer, coworker asked if I was winking at him
eyes|en|wind makes mine stream like a tap, then they're bone dry indoors
eyes|en|optician says nothing wrong, just eye strain, rest them more
eyes|en|reading small print got so exhausting that I gave up novels
eyes+allergies|en|itchy watery eyes all spring, rub them raw
eyes|es|parpadeo y rasca, como si tuviera una pestaña metida que nunca sale
eyes+screens|es|de tanto ordenador se me nubla la vista y tengo que parar
eyes|es|me escuecen los ojos en la oficina con el aire acondicionado
eyes|es|desde que me operé de miopía vivo con el frasquito de lágrimas en el bolsillo
eyes|es|me tiembla el párpado izquierdo desde hace días
eyes|es|mi mamá se echa gotitas a cada rato porque ya no le salen lágrimas
eyes+headache|es|pesadez detrás de los ojos cuando leo mucho rato, luego me duele la frente
eyes|es|mirada cansada, bolsas y ardor después de manejar de noche
eyes|de|es kratzt als hätte ich sand unter den lidern
eyes+screens|de|Nach acht Stunden Monitor brennen mir die Augen und alles verschwimmt
eyes|de|abends sind die lider so schwer und dick, schminken geht gar nicht mehr
eyes|de|Kontaktlinsen gehen gar nicht mehr, zu trocken, zu rot
eyes|de|Heizungsluft im Winter, da juckt und klebt alles, ich reib mir noch die Wimpern aus
eyes|de|Oma kann kaum noch lesen, weil die Augen so schnell ermüden
eyes|de|was wohltuendes zum auflegen für gerötete müde gucker
eyes+headache|de|druck hinter den augäpfeln vom vielen lesen, abends schädelweh dazu
eyes|fr|un voile devant la prunelle quand je quitte mon poste, je frotte et c'est pire
eyes+screens|fr|à force de fixer l'ordi ma vue se brouille vers 16h
eyes|fr|yeux de lapin russe après la piscine et le chlore
eyes|fr|couture le soir sous une mauvaise lampe, je n'arrive plus à enfiler l'aiguille
eyes|fr|au réveil j'ai du mal à décoller les paupières tellement c'est sec
eyes|fr|l'ophtalmo a dit fatigue visuelle, larmes artificielles, et débrouille-toi
eyes|fr|tricoter, broder, déchiffrer les étiquettes, tout me fatigue la vue passé soixante ans
eyes+allergies|fr|ça me démange et ça pleure dès qu'il y a du vent au printemps, je frotte tout le temps
tinnitus|en|a high pitched whine in my left ear that never switches off
tinnitus+insomnia|en|bedroom goes quiet and that's when the whistling starts so I lie there
tinnitus|en|like a kettle boiling inside my skull, doctor shrugged
tinnitus|en|went to a gig without plugs ten years ago and it's been ringing ever since
tinnitus|en|my dad leaves the radio on all night to drown out the buzzing
tinnitus|en|crickets. constant crickets. nobody else can hear them
tinnitus+stress|en|the noise in my head gets louder whenever work is hectic
tinnitus|en|silence is the worst place for me because of the hiss
tinnitus|en|retired drummer here, both ears screaming
tinnitus|en|can hear my own heartbeat whooshing in one ear at night
tinnitus+focus|en|it's hard to follow what people say over this permanent hum
tinnitus|en|living with tinnitus, looking for ways to stop noticing it
tinnitus|en|old telly static sound since my covid jab, gp says learn to live with it
tinnitus|en|husband worked in a sawmill, now hears bells that aren't there and gets so down
tinnitus+jaw|en|when I clench my teeth the ringing changes pitch
tinnitus|en|sudden hearing drop in spring and a beep left behind
tinnitus|es|un pitido en el oído derecho que no se apaga nunca
tinnitus+insomnia|es|duermo con un ventilador encendido todo el año para tapar el ruido de mis oídos
tinnitus|es|un timbre de recreo que no para nunca, solo que dentro de mi cabeza
tinnitus|es|mi padre trabajó en una imprenta y oye grillos a todas horas
tinnitus|es|el otorrino me dijo que me acostumbre a los acúfenos y ya
tinnitus|es|después del concierto me quedaron silbando los oídos y van cuatro meses
tinnitus+stress|es|cuando ando muy tensa el ruidito ese de la oreja se hace insoportable
tinnitus|es|no soporto el silencio porque entonces escucho el chiflido
tinnitus|de|dauerpiepen im linken ohr, keiner außer mir hörts
tinnitus+insomnia|de|Sobald es im Schlafzimmer still ist, fängt das Pfeifen an
tinnitus|de|nach dem hörsturz ist ein rauschen geblieben
tinnitus|de|wie ein alter fernseher der im kopf sirrt, macht mich narrisch
tinnitus+stress|de|Seit dem Krach mit den Nachbarn brummt es rechts, tief wie ein Trafo
tinnitus|de|mein mann war bei der artillerie, seither hat er ein glöckerl im ohr, wie er sagt
tinnitus|de|Ohrgeräusche seit der letzten Mittelohrentzündung, Infusionen haben nix gebracht
tinnitus|de|ich lass immer musik laufen damit ich das summen nicht höre
tinnitus|fr|un sifflement aigu dans l'oreille gauche, jour et nuit
tinnitus+insomnia|fr|l'oreiller, le noir, et cette note qui chante, trois heures de sommeil au mieux
tinnitus|fr|chasseur sans casque pendant trente ans, je paie maintenant, ça tinte en continu
tinnitus|fr|Papa demande sans arrêt d'où vient ce bruit de frigo, il n'y a aucun frigo
tinnitus|fr|mes acouphènes ont commencé après un gros rhume et ne sont jamais repartis
tinnitus|fr|ça cille dans mes oreilles sans arrêt pis ça me rend folle
tinnitus+stress|fr|plus je suis crispé plus ça sonne fort dans ma tête
tinnitus|fr|musicien, trop de répétitions sans bouchons, maintenant ça grésille en permanence
headache|en|tight band round my forehead every afternoon
headache|en|head pounding since breakfast and paracetamol isn't touching it
headache+neckPain|en|it creeps up from my shoulders into the back of my skull
headache+workStress|en|every Sunday evening my temples start throbbing thinking of Monday
headache|en|my wife has a sore head four days out of seven
headache+hydration|en|forget to drink all day then it feels like my brain's shrunk
headache|en|vice grip around my noggin after the school run
headache|en|I keep ibuprofen in every handbag, the glovebox and the desk drawer
headache|en|dull thud above one eyebrow that comes with the weather changing
headache+screens|en|staring at the laptop gives me a splitting skull by five
headache|en|wake up with a heavy head although i didn't drink a drop
headache+children|en|ten year old comes home from school holding his forehead nearly every day
headache|en|taking so many tablets for the pain that the tablets now cause it
headache|en|stuffy meeting room, no window, bang, there goes my head
headache|en|is there something natural for tension headaches, rubbing my temples doesn't help
headache|en|scalp so tender I can't wear a ponytail, feels like a helmet two sizes too small
headache|es|traigo un dolor sordo detrás de las cejas que no se va ni con la siesta
headache|es|me duele la cabeza casi a diario y vivo a base de ibuprofeno
headache+neckPain|es|los hombros cargados como piedras y a media tarde me revienta la cabeza
headache+workStress|es|salgo de la oficina con las sienes latiendo, todos los santos días
headache|es|a mi esposa le punza la cabeza cada que cambia el clima
headache|es|jaqueca no, dice el médico, pero yo tengo la cabeza a punto de estallar
headache+screens|es|tras tantas horas de portátil tengo la cabeza embotada y dolorida
headache|es|con el ruido del patio del cole acabo con un martilleo en la frente
headache|de|der kopf brummt schon am vormittag
headache|de|Schraubstock um die Stirn, jeden Nachmittag ab drei
headache+neckPain|de|zieht vom genick hoch bis hinter die stirn
headache|de|hab überall tabletten, in der handtasche, im auto, im schreibtisch, schädelweh quasi täglich
headache|de|bei föhn könnte ich mir den schädel abschrauben
headache+children|de|Unsere Kleine klagt nach der Schule ständig über Kopfweh
headache+workStress|de|Großraumbüro, Drucker, Gequassel, um vier drückt's mir die Schädeldecke hoch
headache+hydration|de|wenn ich zu wenig trinke dröhnt mir die birne
headache|fr|même un chapeau m'est insupportable, cuir chevelu à vif et front de plomb
headache|fr|j'ai mal à la tête presque tous les jours, le doliprane ne fait plus rien
headache+neckPain|fr|torticolis à répétition, et derrière, des maux de crâne qui durent tout le week-end
headache|fr|ma femme se masse les tempes toute la soirée, lumière baissée
headache|fr|la caboche qui cogne après deux heures de perceuse chez le voisin
headache+children|fr|ma gamine réclame le noir et un gant mouillé après la cantine bruyante
headache+workStress|fr|chaque réunion avec le chef me donne une barre au-dessus des yeux
headache|fr|réveil avec la tête lourde comme après une cuite alors que je ne bois pas
migraine|en|zigzag lights in the corner of my eye, then I know the day's lost
migraine|en|lying in a dark room with a bucket and a cold flannel
migraine+periods|en|one side of my head explodes two days before I come on
migraine|en|even the smell of perfume on the tube can set it off
migraine|en|my sister has to cancel every birthday because of her attacks
migraine|en|red wine, cheese, chocolate, all banned and still three a month
migraine|en|half my face goes numb and words come out wrong, then the pain hits, neurologist says it's harmless aura
migraine|en|curtains shut, phone off, kids whispering, mum's got one of her heads again
migraine|en|triptans knock me out for a whole day
migraine|en|stabbing behind the right eye, vomiting, can't bear a single sound
migraine|en|weekend comes, I relax, and wham, I'm flat out till Monday
migraine+stress|en|comes on after every stressful week like clockwork
migraine|en|fluorescent lamps at the supermarket make me sick and blind on one side
migraine|en|boss thinks it's just a headache, he's never crawled to the bathroom on all fours
migraine|en|something gentle to cut down migraine days without more pills
migraine|en|boyfriend loses sight of half the room for twenty minutes and then has to sleep it off
migraine|es|se me borra la mitad de lo que miro, media hora después estoy vomitando
migraine|es|medio lado de la cabeza me late y termino vomitando
migraine+periods|es|las hormonas me atacan medio cráneo justo cuando me baja
migraine|es|no aguanto ni la luz ni los ruidos ni el olor del perfume cuando me da
migraine|es|mi compañero de piso se encierra con antifaz y tapones un par de días cada mes
migraine|es|el queso curado y el vino tinto me la disparan seguro
migraine|es|clavo ardiendo detrás del ojo derecho, náuseas, trapito frío en la frente
migraine|es|apunto en una libreta lo que como y lo que duermo y aun así la migraña llega sin avisar
migraine|de|flimmern vor den augen und dann gehts los, halbseitig, mit übergeben
migraine|de|Ich liege im abgedunkelten Zimmer und ertrage nicht mal das Ticken der Uhr
migraine+periods|de|pünktlich vor den tagen hämmert es auf einer seite
migraine|de|meine frau sucht plötzlich nach wörtern und eine stunde später liegt sie flach, licht aus
migraine|de|Frische Farbe, Benzin, gebratener Fisch, meine Nase meldet den Anfall schon vorher
migraine|de|Rotwein, Käse, Wetterumschwung, und schon ist der Tag gelaufen
migraine|de|am ersten urlaubstag immer, sobald der druck weg ist, sticht es hinterm rechten auge
migraine|de|Kollegen halten das für normales Kopfweh, dabei seh ich nur noch die Hälfte vom Bildschirm
migraine|fr|d'abord je bâille et j'ai faim de sucre, puis la tempe gauche se met à battre et c'est foutu
migraine|fr|le bip du micro-ondes me transperce, je rampe jusqu'aux toilettes
migraine+periods|fr|depuis l'arrêt de la pilule, chaque cycle m'offre sa crise, un côté du visage en feu
migraine|fr|trajet en car, odeur de gasoil, virages, et mon demi-crâne se réveille
migraine|fr|mon beau-frère a quitté les cuisines, trop de crises avec la chaleur et les néons
migraine|fr|ça tape derrière l'oeil droit, je ne supporte ni la lumière ni le bruit des enfants
migraine|fr|sauter un repas ou dormir une heure de trop, et je suis clouée au lit jusqu'au lendemain
migraine|fr|espacer mes migraines sans avaler encore des triptans
jaw|en|dentist says I've worn my molars flat at night
jaw|en|wake with an aching face as if I'd chewed gum for eight hours
jaw|en|clicks and pops when I bite into an apple
jaw+stress|en|teeth clamped together all day at the wheel, only notice at red lights
jaw|en|my partner can hear me grinding from the other room
jaw|en|bit right through my mouth guard, third one this year
jaw|en|can't open wide enough for a burger without it locking
jaw+headache|en|sore temples in the morning from gritting my teeth
jaw|en|TMJ flare up, living on soup
jaw|en|cheeks feel like bricks, the muscles bulge when I concentrate
jaw+children|en|our six year old makes this horrible scraping noise with his teeth in his sleep
jaw|en|cracked a crown while dreaming
jaw|en|earache that turned out not to be the ear at all but the hinge of my chin
jaw+workStress|en|catch myself clenching over every email from the manager
jaw|en|how do you learn to let your mouth hang loose
jaw|en|yawning hurts, singing hurts, even laughing hurts near my ears
jaw|es|aprieto los dientes por la noche y amanezco con la cara dolorida
jaw|es|ruido de dados toda la noche, así describe mi mujer mis dientes
jaw|es|me cruje al masticar y a veces se me queda trabada la boca
jaw+stress|es|voy manejando con las mandíbulas apretadas por el tráfico, ni cuenta me doy
jaw|es|mi novio me acaricia la cara dormida para que suelte la boca
jaw|es|me ofrecen botox en los maseteros por el bruxismo y prefiero algo menos bestia
jaw+headache|es|me despierto con dolor en las sienes de tanto morder dormida
jaw|es|mordí un turrón duro y desde entonces el lado izquierdo me chasquea y me punza
jaw|de|ich knirsche nachts so laut dass mein mann aufwacht
jaw|de|Die Zahnärztin sagt, meine Backenzähne sind völlig abgeschliffen
jaw|de|schiene schon wieder durchgebissen
jaw|de|beim gähnen knackt es vor dem ohr und manchmal hakt der kiefer
jaw+stress|de|tagsüber merke ich gar nicht wie ich die Zähne zusammenbeiße, erst abends tut das ganze Gesicht weh
jaw+headache|de|wache auf mit steifem gesicht, kopf dröhnt, ohrenarzt findet nix
jaw|de|kann kaum noch in eine semmel beißen ohne dass es wehtut
jaw+children|de|unser bub mahlt im schlaf mit den zähnen, klingt wie steine
jaw|fr|je serre les dents toute la nuit, réveil avec les joues en béton
jaw|fr|plombage cassé, émail fêlé, gencives qui se rétractent, tout ça parce que je bruxe
jaw|fr|ça craque quand je mâche et parfois ma bouche reste coincée
jaw+stress|fr|au volant, au bureau, devant la télé, toujours les mâchoires crispées
jaw|fr|bruit de craie toute la nuit, mon copain dort avec des boules Quies
jaw|fr|l'ostéo m'a débloqué l'articulation deux fois, ça revient à chaque contrariété
jaw+headache|fr|migraine du matin, dit mon médecin, mais c'est ma bouche verrouillée qui tire jusqu'au front
jaw|fr|le sandwich, je le coupe en petits bouts, ouvrir grand me lance jusqu'à la tempe
focus|en|read the same paragraph five times and still no idea what it says
focus|en|twenty tabs open and I've finished nothing since lunch
focus|en|my mind wanders off in the middle of people talking
focus+screens|en|can't go ten minutes on a report without picking up my phone
focus|en|attention span of a goldfish these days
focus|en|open plan office, everyone chatting, I cannot get into my work
focus|en|I sit down to write and suddenly the oven needs cleaning
focus+exams|en|son revises for two hours and nothing goes in because he's drumming on the table
focus|en|how do people get in the zone and stay there
focus|en|Used to devour novels, now I drift after a page
focus|en|jump from one task to another like a flea
focus|en|lost the thread in a meeting again and had to pretend
focus|en|something natural to keep my head sharp through long coding sessions
focus|en|easily distracted, somebody sneezes three desks away and that's me gone
focus|en|daydreaming at the till, gave the wrong change twice today
focus|en|want to train my brain to stick to one thing at a time
focus|es|leo la misma línea cinco veces y no me entero de nada
focus|es|Me siento a trabajar y a los dos minutos estoy mirando por la ventana
focus|es|tengo mil pestañas abiertas y no termino ninguna cosa
focus|es|se me va el santo al cielo en plena clase
focus|es|con el ruido de la oficina no hay quien se concentre
focus+children|es|mi hijo se distrae con una mosca cuando hace la tarea
focus+screens|es|agarro el teléfono cada rato y no avanzo con la tesis
focus|es|antes me leía un libro en un fin de semana, ahora no paso de tres páginas
focus|de|lese denselben Absatz zum fünften Mal und weiß nicht, was drinsteht
focus|de|Im Großraumbüro komme ich keine zehn Minuten am Stück zum Denken.
focus|de|meine gedanken schweifen dauernd ab, auch wenn jemand mit mir redet
focus|de|springe von einer Aufgabe zur nächsten und am Abend ist nix fertig
focus+children|de|der Bub schaut bei den Hausaufgaben nur Löcher in die Luft
focus|de|kann mich nicht konzentrieren, jede kleine Benachrichtigung reißt mich raus
focus|de|früher konnte ich stundenlang in ein Buch versinken, heute bin ich nach einer Seite woanders
focus|de|würde gern wieder so richtig bei der Sache sein, wie im Tunnel
focus|fr|je relis dix fois la même phrase
focus|fr|Impossible de rester sur une tâche plus de cinq minutes, je papillonne
focus|fr|la tête ailleurs dès que la prof ouvre la bouche
focus|fr|en open space un rien me déconcentre, une chaise qui grince et je perds le fil
focus|fr|quinze onglets ouverts et rien de fini ce soir
focus+children|fr|mon fils rêvasse devant ses devoirs pendant des heures
focus|fr|j'ai l'attention d'un poisson rouge depuis quelques mois
focus+exams|fr|je dois bosser mes partiels et je m'éparpille, je range mon bureau au lieu de lire
adhd|en|lost my keys, my wallet and my train of thought before 9am
adhd|en|started painting the hall, then the shed, then learning ukulele, none finished
adhd|en|diagnosed at 41 and suddenly my whole school record makes sense
adhd+children|en|he's seven, climbs the curtains, can't sit through a meal, teacher rings every week
adhd|en|my brain is a browser with ninety tabs and music playing from one of them
adhd|en|either hyperfocused for nine hours without a wee or can't do a thing
adhd|en|always late, time just isn't real to me
adhd|en|wife says I interrupt everyone and blurt things out before thinking
adhd|en|piles of doom everywhere, unopened post, five half drunk cups of tea
adhd|en|Ritalin kills my appetite, is there anything alongside it
adhd|en|fidgety legs under the table, pen clicking, drives my colleagues mad
adhd+children|en|daughter is bright but dreamy, forgets her PE kit every single week, head in the clouds
adhd|en|impulse bought a kayak. again. third hobby this month
adhd|en|can't do meditation, sitting still is torture, need something for a mind like a squirrel
adhd|en|on the waiting list for an ADHD assessment for two years and need help coping now
adhd|en|forgot to pay the bill even with four reminders, alarms just become background noise, executive function zero
adhd|es|pierdo las llaves, el móvil y las gafas tres veces antes de salir de casa
adhd|es|Empiezo diez proyectos y no acabo ni uno
adhd+children|es|mi hijo no para quieto, parece que tiene un motor dentro y la maestra ya no sabe qué hacer
adhd|es|interrumpo a todos, hablo sin pensar y luego me arrepiento
adhd|es|me diagnosticaron a los 38 y ahora entiendo por qué siempre fui un desastre
adhd|es|siempre llego tarde aunque ponga cinco alarmas
adhd|es|mi cabeza es como una tele a la que alguien le cambia de canal cada dos segundos
adhd|es|se me olvida pagar, contestar, comer, pero me clavo ocho horas en un videojuego
adhd|de|Schlüssel weg, Handy weg, Termin verpasst, und es ist erst Dienstag
adhd|de|Mit vierzig die Diagnose bekommen, vorher hieß es immer nur faul und schlampig.
adhd+children|de|unser Zappelphilipp wackelt mit dem Stuhl, redet dazwischen und kann keine fünf Minuten sitzen bleiben
adhd|de|hundert ideen gleichzeitig, nichts davon zu ende gebracht
adhd|de|entweder ich vergesse Essen und Trinken vor lauter Vertieftsein oder ich bringe gar nichts zustande
adhd|de|meine Freundin sagt ich platze überall rein und hör nie bis zum Schluss zu
adhd|de|ungeöffnete Briefe, Wäscheberge, überall Zettel, mein Kopf ist wie ein Flipperautomat
adhd|de|stillsitzen ist Folter für mich, was gibt's für Leute mit Hummeln im Hintern
adhd|fr|je perds mes clés trois fois par jour et j'oublie tous mes rendez-vous
adhd|fr|Diagnostiquée à 36 ans, toute ma scolarité s'explique enfin
adhd+children|fr|mon fils ne tient pas en place, il saute partout, la maîtresse n'en peut plus
adhd|fr|dans ma tête c'est dix chaînes de télé allumées en même temps
adhd|fr|je coupe la parole, je parle trop vite, je gigote sur ma chaise
adhd|fr|toujours en retard malgré quatre alarmes, le temps me glisse entre les doigts
adhd|fr|je me passionne à fond pour un truc puis je laisse tout en plan, mon garage est plein de loisirs abandonnés
adhd|fr|mon mari oublie les factures, le pain, les enfants à l'école, tdah non traité je pense
autism|en|the hum of the strip lights at work makes me want to crawl out of my skin
autism|en|labels in clothes, seams in socks, we have a battle every morning
autism|en|after a family party I need a dark room and nobody speaking for a day
autism+children|en|my boy lines up his cars, covers his ears at the hand dryer and melts down in supermarkets
autism|en|masking all day at the office, come home and can't utter a word
autism|en|small talk is like a foreign language, I never know when it's my turn
autism|en|found out at 45 that I'm on the spectrum
autism|en|somewhere with dim light, no music in the lobby and no surprise hugs
autism|en|plans changed at the last minute and I fell apart
autism|en|Perfume counters, clattering cutlery, ten people talking at once, and I shut down
autism|en|my girlfriend hates being touched lightly but loves a really heavy blanket on top of her
autism|en|rocking and humming helps but people stare, so I want a place where it's ok
autism+teens|en|teenage daughter only eats beige food, headphones on always, school refuses to understand
autism|en|I need to know exactly what will happen, in what order, before I go anywhere new
autism|en|rollercoaster of noise in the shopping centre, my son bolted and hid under a rack of coats
autism|en|take everything literally, obsessed with trains since I was three, happiest on my own with timetables
autism|es|las etiquetas de la ropa me pican tanto que las arranco todas
autism+children|es|mi niño se tapa los oídos en los cumpleaños y se mete debajo de la mesa
autism|es|Después de una cena con gente tengo que encerrarme a oscuras y en silencio
autism|es|no pillo las indirectas ni las bromas, todo lo tomo al pie de la letra
autism|es|me cambian el plan a última hora y me bloqueo por completo
autism|es|las luces blancas del súper y la música a todo volumen me saturan
autism|es|a los cuarenta supe que soy autista, llevo toda la vida fingiendo ser normal
autism|es|busco un sitio sin olores fuertes, con poca gente y donde me expliquen antes paso por paso
autism+children|de|unser Sohn hält sich im Supermarkt die Ohren zu und schmeißt sich auf den Boden
autism|de|Nach einem Tag unter Menschen muss ich allein im Dunkeln liegen, sonst geht nichts mehr.
autism|de|neonlicht, parfüm, stimmengewirr, dann ist bei mir der ofen aus
autism|de|ich verstehe Ironie nicht und schau den Leuten ungern in die Augen
autism|de|jede Naht in der Socke ein Drama, isst nur Nudeln ohne Soße
autism|de|wenn der Ablauf plötzlich anders ist, bin ich total aus der Bahn
autism|de|spät erkannt im Spektrum, jahrzehntelang hab ich mich verstellt und angepasst
autism|de|meine Nichte wippt und flattert mit den Händen, sie braucht Räume ohne Reize
autism+children|fr|mon fils aligne ses petites voitures et hurle quand on démarre l'aspirateur
autism|fr|Les néons et le brouhaha de la cantine me vrillent la tête, je dois sortir
autism|fr|je fais semblant toute la journée et le soir je ne peux plus parler à personne
autism|fr|le second degré m'échappe, regarder les gens dans les yeux me coûte
autism|fr|un imprévu dans le programme et je perds tous mes moyens
autism|fr|les étiquettes qui grattent, les odeurs de parfum, les gens qui me frôlent, c'est insupportable
autism|fr|diagnostic d'autisme à cinquante ans, je cherche un lieu calme aux lumières tamisées
autism|fr|ma fille ne mange que du blanc, porte son casque anti-bruit partout et ne supporte pas qu'on la touche
memory|en|walk into the kitchen and no idea what I came for
memory|en|put the car keys in the fridge, milk in the cupboard
memory|en|names go straight out of my head the second I'm introduced
memory|en|Dad asked me the same thing four times during one cup of tea
memory|en|it's on the tip of my tongue and then it's gone
memory|en|brain like a sieve since I turned sixty
memory|en|my gran had dementia and I'm terrified of going the same way
memory|en|had to go back home twice to check I'd turned the iron off
memory|en|can't remember where I parked, wandered level 3 for half an hour
memory|en|keep losing my glasses and they're on my head
memory+elders|en|mum's eighty two and muddles up the grandkids, want activities to keep her marbles
memory|en|something to keep the old grey matter ticking over, crosswords bore me
memory|en|missed my own sister's birthday, clean forgot
memory+exams|en|learning lines for the am dram play and nothing sticks
memory|en|husband tells the same story at every dinner and gets cross when I point it out
memory|en|pin number I've used for twenty years, vanished at the cash machine, and I'm getting more forgetful every month
memory|es|entro a un cuarto y no me acuerdo a qué iba
memory|es|Dejé las gafas en la nevera, ya es para preocuparse
memory|es|mi madre me pregunta lo mismo tres veces en una hora
memory|es|tengo la palabra en la punta de la lengua y no sale
memory|es|se me olvidan los nombres, las citas, dónde aparqué el coche
memory|es|mi papá tuvo alzheimer y no quiero acabar igual
memory|es|ando muy despistada, dejé la olla en la lumbre y me fui
memory|es|ejercicios para que mi abuelo no pierda la cabeza, ya confunde a los nietos
memory|de|steh in der Küche und weiß nicht mehr was ich wollte
memory|de|Mein Vater erzählt beim Kaffee dreimal dieselbe Geschichte.
memory|de|gedächtnis wie ein sieb
memory|de|Namen kann ich mir nicht merken, kaum vorgestellt, schon weg
memory|de|habe die Brille im Eisfach gefunden und den Schlüssel im Brotkasten
memory|de|wo steht das Auto? Dreimal durchs ganze Parkhaus gelaufen
memory|de|die Oma hatte Demenz, ich möchte geistig fit bleiben solang es geht
memory|de|mir liegt das Wort auf der Zunge und kommt einfach nicht raus, wird immer öfter
memory|fr|j'arrive dans la pièce et je ne sais plus ce que je venais y chercher
memory|fr|Maman pose la même question toutes les dix minutes
memory|fr|j'ai le mot sur le bout de la langue, ça m'arrive dix fois par jour
memory|fr|une vraie passoire, j'oublie les prénoms, les codes, les anniversaires
memory|fr|retrouvé mes lunettes dans le bac à légumes
memory|fr|mon père a fini avec alzheimer, je veux entretenir mes méninges
memory|fr|impossible de me rappeler où j'ai garé la voiture, j'ai tourné une heure dans le parking
memory|fr|j'ai laissé la casserole sur le feu, c'est la troisième fois ce mois-ci que j'oublie
brainFog|en|head full of cotton wool
brainFog|en|I called the dishwasher the wardrobe and didn't notice
brainFog|en|everything's fuzzy, like looking at the world through a steamed up window
brainFog|en|can't string two thoughts together before noon
brainFog+menopause|en|hot flushes I can handle, it's losing words mid sentence in front of clients
brainFog|en|feel drunk without having touched a drop, slow and thick
brainFog|en|simple sums at the till and my mind goes blank
brainFog+postnatal|en|baby brain or whatever, put nappies in the oven, can't think straight
brainFog+foodIntolerance|en|an hour after bread it's like a curtain comes down in my head
brainFog|en|I reread my own emails and they make no sense
brainFog|en|the fog rolled in after covid and hasn't lifted
brainFog|en|My wife, sharp as a tack all her life, now loses the thread halfway through a recipe
brainFog|en|spaced out, foggy, not quite here
brainFog|en|mush. my brain is just mush. want clarity back
brainFog+cancer|en|chemo finished in may but my thinking is still wading through porridge
brainFog|en|people talk at normal speed and I'm buffering like bad wifi
brainFog|es|tengo la cabeza llena de algodón
brainFog|es|Me cuesta encontrar las palabras, digo silla cuando quiero decir mesa
brainFog|es|estoy como en una nube, espesa, sin reflejos mentales
brainFog+menopause|es|desde que se me retiró la regla pienso a cámara lenta
brainFog|es|me hablan y tardo en procesar, como internet malo
brainFog|es|mente nublada toda la mañana, ni el café me despeja
brainFog|es|ando atarantada, no puedo hacer ni una cuenta sencilla en la caja
brainFog|es|después del covid mi cerebro funciona a pedales
brainFog|de|kopf wie in watte gepackt
brainFog|de|Ich sage Kühlschrank und meine Backofen, mitten im Satz fehlt mir das Wort.
brainFog|de|alles wie durch Milchglas, ich bin da und doch nicht da
brainFog|de|steh völlig auf dem Schlauch, selbst einfache Rechnungen dauern ewig
brainFog+menopause|de|seit den Wechseljahren denke ich in Zeitlupe
brainFog|de|Matschbirne seit Wochen, kann keinen klaren Gedanken fassen
brainFog|de|mein Mann war immer hell auf der Platte und jetzt schaut er mich nur verwirrt an
brainFog+chronicFatigue|de|nach der Infektion ist dieser Nebel im Hirn geblieben, nach einer halben Stunde Lesen bin ich platt
brainFog|fr|la tête dans le brouillard depuis des semaines
brainFog|fr|Je cherche mes mots, je dis frigo au lieu de four
brainFog|fr|cerveau en compote, incapable d'aligner deux idées
brainFog|fr|comme si j'avais du coton entre les oreilles
brainFog+menopause|fr|depuis la ménopause je perds le fil au milieu de mes phrases
brainFog|fr|je suis au ralenti, on me parle et ça met trois secondes à arriver
brainFog+cancer|fr|après la chimio mes pensées sont restées floues, j'aimerais y voir clair
brainFog|fr|vaseuse toute la matinée, je mélange les dossiers et un calcul tout bête me bloque
`
