/** Descriptions in lay words; see descriptions.ts. */
export const PEOPLE = `
couples|en|we sit on the same sofa every evening and haven't really talked since christmas
couples|en|feels like i'm living with a flatmate who happens to wear a wedding ring
couples+parents|en|since the twins came we pass the baton at the door and that's it, no us left
couples|en|somewhere for me and my missus to get away without the kids, just the two of us for once
couples|en|all we discuss is bins, mortgage and who's picking up the dog
couples|en|my husband and i bicker about the dishwasher like it's the end of the world
couples|en|twenty five years wed and she says we've grown apart
couples|en|want to get that spark back, we used to laugh till 2am
couples|en|he's glued to the footy, I'm glued to my book, nobody's said i love you in months
couples+shiftWork|en|my boyfriend works nights and i do days so we only meet in the hallway
couples|en|our anniversary is coming and i'd like us to reconnect properly, not just another dinner where we scroll
couples|en|date night has become ordering thai and falling asleep before the credits
couples|en|mum says dad and her need a weekend on their own now all of us have left home
couples|en|something to do together with my partner that isnt telly
couples|en|we keep having the same row about his mother and nobody apologises anymore
couples|en|wife says I never listen, would love to learn how to before she packs a bag
couples|es|mi marido y yo parecemos compañeros de piso, ni nos miramos a la cara
couples|es|llevamos quince años casados y se nos apagó la chispa
couples+parents|es|desde que nacieron los niños no hemos tenido ni una noche para nosotros dos solos
couples|es|quiero una escapadita con mi novia, sin suegros ni celulares
couples|es|discutimos por todo, por los platos, por el dinero, hasta por el mando de la tele
couples|es|mi mujer dice que ya no la escucho y que cada uno va a su bola
couples|es|volver a ilusionarnos como cuando éramos novios
couples|es|cenamos en silencio cada quien con su teléfono, ya ni nos damos los buenos días
couples|de|wir leben nur noch nebeneinander her, er im hobbykeller, ich vorm fernseher
couples|de|mein Mann und ich haben uns nichts mehr zu sagen außer wer den Müll rausbringt
couples|de|mal wieder Zeit zu zweit, ohne Kinder und ohne Schwiegermutter
couples|de|nach zwölf jahren ehe ist die luft raus
couples|de|meine freundin und ich zoffen uns wegen jeder kleinigkeit, danach tagelang funkstille
couples|de|Wochenendbeziehung, jeden Sonntag am Bahnhof heulen und unter der Woche fremd werden
couples|de|wir würden uns gern wieder näherkommen, so wie damals am Gardasee verliebt
couples|de|Oma und Opa nehmen die Kleinen, jetzt wollen wir endlich mal Händchen halten und ausschlafen
couples|fr|on vit comme deux colocs, on se croise dans la cuisine et c'est tout
couples|fr|mon chum pis moi on se parle juste de l'épicerie et des factures
couples|fr|envie d'un week-end en amoureux, les enfants chez mamie
couples|fr|ça fait vingt ans qu'on est ensemble et la flamme s'est éteinte
couples|fr|ma femme me reproche de ne jamais être là, même quand je suis assis à côté d'elle
couples|fr|on se dispute pour des broutilles et on boude chacun dans sa chambre
couples|fr|les enfants ont quitté la maison et on se retrouve face à face sans savoir quoi se dire
couples|fr|retrouver un peu de tendresse et de complicité avec mon mari
intimacy|en|haven't been in the mood for months and i make excuses at bedtime
intimacy|en|it hurts when we make love and i dread him reaching over
intimacy+menopause|en|everything down there feels like sandpaper since the change
intimacy|en|no sex drive whatsoever, i'd rather read a book
intimacy+men|en|can't get it up lately and I'm too embarrassed to tell the doctor
intimacy+postnatal|en|six months after the baby and the thought of being touched makes me freeze
intimacy|en|my libido has gone walkabout
intimacy+couples|en|we sleep back to back, last time we had a proper cuddle was on holiday
intimacy|en|she turns away every time i try to kiss her in bed
intimacy|en|never had an orgasm with anyone and i'm 34
intimacy|en|burning and itchy after we do it, a slippery gel or something gentle
intimacy|en|since going on the antidepressants i feel nothing between the sheets
intimacy|en|would love to feel sexy and at home in my own naked body again
intimacy|en|finishing way too quick, girlfriend says its fine but it isnt
intimacy+couples|en|bedroom's gone dead after the affair, how do we learn to touch each other again
intimacy|en|my muscles clamp shut, even a tampon won't go in
intimacy|es|no tengo ganas de sexo desde hace meses y mi pareja se siente rechazado
intimacy+menopause|es|desde que se me retiró la regla tengo sequedad ahí abajo y me duele
intimacy|es|se me bajó la libido hasta el suelo
intimacy+couples|es|en la cama nos damos la espalda, ya ni una caricia
intimacy+men|es|no se me para como antes y me da pena hablarlo
intimacy|es|me arde cuando tenemos relaciones y pongo pretextos para no hacerlo
intimacy|es|quisiera volver a sentir deseo y disfrutar de mi cuerpo desnuda
intimacy+postnatal|es|tras el parto me da miedo que me toque, tengo los puntos sensibles todavía
intimacy|de|keine lust mehr auf sex, ich schiebe immer kopfweh vor
intimacy+menopause|de|Seit den Wechseljahren ist untenrum alles trocken und es brennt beim Verkehr
intimacy+couples|de|im bett läuft nix mehr, er dreht sich um und schnarcht
intimacy+men|de|ich krieg keinen mehr hoch und schäme mich vor meiner freundin
intimacy|de|Es tut weh, wenn er in mich eindringt, alles verkrampft sich
intimacy|de|will mich wieder begehrenswert fühlen und zärtlichkeit zulassen können
intimacy|de|seit der pille ist meine libido futsch
intimacy+couples|de|Wir kuscheln kaum noch, vom Küssen ganz zu schweigen, ich vermisse seine Haut
intimacy|fr|plus aucune envie, je fais semblant de dormir quand il se rapproche
intimacy+menopause|fr|depuis la ménopause les rapports me font mal, c'est sec et ça tire
intimacy+couples|fr|on ne fait plus l'amour depuis l'été dernier et personne n'ose en parler
intimacy+men|fr|j'ai des pannes au lit et ça me bouffe
intimacy|fr|ma libido est à zéro depuis que je prends ce médicament
intimacy|fr|je voudrais me réconcilier avec mon corps et le plaisir
intimacy+postnatal|fr|bébé a quatre mois et je supporte pas qu'on me touche
intimacy|fr|ça brûle pendant les câlins, un gel doux pour lubrifier sans parfum
solo|en|just me, myself and a rucksack, don't want to pay the single supplement
solo|en|none of my mates have annual leave left so i'm going by myself
solo|en|first holiday on my own since the divorce, dreading the table for one
solo|en|woman travelling alone, want somewhere i feel safe walking back after dark
solo|en|hubby hates the beach so I'm off without him this time
solo|en|everyone there will be coupled up and I'll be the odd one out at dinner
solo|en|is it weird to turn up without a plus one
solo+grief|en|we always went in june together, now he's gone i have to learn to travel by myself
solo|en|fed up waiting for friends to commit, booking one ticket
solo|en|want to be alone with my thoughts but not eat breakfast alone every morning
solo|en|my sister is going single-handed across to Spain at sixty and wants friendly company in the evenings
solo|en|party of one, room for one, no sharing with strangers
solo+friendship|en|going on my tod, hoping there's a communal table and people to chat to
solo|en|unaccompanied female, 29, never gone abroad without my parents or boyfriend before
solo|en|treating myself to a me trip, leaving the family at home for five days
solo|en|a getaway where nobody asks where my husband is
solo|es|me voy yo sola por primera vez, sin amigas ni pareja
solo|es|mis amigos siempre se rajan así que viajo por mi cuenta
solo|es|mujer que viaja sola, quiero sentirme segura por la noche
solo|es|me da corte cenar en una mesa para uno rodeada de parejitas
solo|es|habitación individual sin que me cobren el doble por ir sin acompañante
solo+heartbreak|es|recién separada, quiero irme unos días conmigo misma
solo|es|necesito un viajecito a solas, dejo a los niños con mi mamá
solo+friendship|es|voy sin nadie pero me gustaría compartir mesa y plática con otros
solo|de|ich fahr alleine weg, von meinen freundinnen hat keine urlaub
solo|de|Als Frau allein unterwegs, wo fühle ich mich sicher?
solo|de|Einzelzimmer ohne den blöden Zuschlag
solo|de|keine lust als einzige ohne partner zwischen lauter pärchen am buffet zu sitzen
solo|de|mein mann mag nicht wandern, also geh ich diesmal ohne ihn
solo+heartbreak|de|erster Urlaub als Single nach der Trennung, bissl Bammel hab ich schon
solo+friendship|de|alleinreisend aber abends gern in gesellschaft, so ein großer tisch wo man ins reden kommt
solo|de|Ein paar Tage nur für mich, ganz auf eigene Faust, Rucksack packen und los
solo|fr|je pars seule pour la première fois et j'appréhende les repas
solo|fr|aucune copine n'est dispo en mai alors tant pis j'y vais sans elles
solo|fr|une femme qui voyage seule, est-ce que c'est sûr le soir pour rentrer
solo|fr|chambre pour une personne sans supplément exagéré
solo|fr|pas envie d'être la seule célibataire au milieu des amoureux
solo+friendship|fr|tout seul mais pas isolé, une grande tablée où on fait connaissance
solo|fr|mon mari reste avec les petits, moi je me prends quatre jours rien qu'à moi
solo+grief|fr|veuf depuis deux ans, j'ose enfin repartir, mais en solitaire
disability|en|i'm in a wheelchair and the word accessible usually means three steps and a smile
disability|en|need a roll-in shower and a hoist for my brother
disability|en|my legs don't work but my arms do, something i can do seated
disability|en|mum uses a rollator, cobbles and gravel are a nightmare
disability|en|lost my left leg below the knee in a bike crash, everything's designed for two feet
disability|en|doors too narrow for my chair, always measured wrong
disability|en|can't get down on the floor or back up, does that rule me out?
disability|en|MS, some days i walk with a stick, some days i can't
disability|en|our daughter has cerebral palsy and we want a holiday where she's not parked in a corner
disability|en|I'm blind and come with a guide dog
disability|en|deaf, I lip read, so dim rooms with someone whispering instructions don't work for me
disability|en|after the stroke dad's right arm hangs and he gets frustrated
disability|en|blue badge parking next to the door, no stairs, lift that actually works
disability+carers|en|my husband is paralysed from the waist down and I'd like us both to get in the water
disability|en|my son has down's syndrome and would love a class where they're patient with him
disability|en|bed at transfer height, grab rails by the loo
disability|es|voy en silla de ruedas y casi ningún sitio tiene la ducha a ras de suelo
disability|es|mi hijo tiene parálisis cerebral y quiere meterse en el agua también
disability|es|mi papá usa andadera y no puede con escalones
disability|es|soy ciega y llevo perro guía, casi siempre nos ponen pegas
disability|es|me amputaron una pierna, busco algo que pueda hacer sentado
disability|es|necesito rampa, elevador y baño con barras
disability|es|con esclerosis múltiple hay días que no me sostienen las piernas
disability|es|mi hermana con síndrome de down se queda fuera de todo, nadie la incluye
disability|de|ich sitze im rollstuhl, die türen sind immer zu schmal
disability|de|Barrierefrei heißt meistens: nur zwei Stufen
disability|de|mutter geht am rollator und braucht haltegriffe am klo
disability|de|Nach dem Schlaganfall ist seine linke Seite gelähmt, er möchte trotzdem mitmachen
disability|de|ich komm nicht auf den boden runter, geht das auch im sitzen auf dem sessel
disability|de|Unsere Tochter ist schwerbehindert, wir brauchen ein Pflegebett und einen Lifter
disability|de|seit dem unfall querschnittsgelähmt, will wieder ins becken
disability|de|fast blind, mit Stock und Begleitperson
disability|fr|en fauteuil roulant, il me faut une douche à l'italienne et pas une marche
disability|fr|mon frère est handicapé, partout on nous regarde de travers
disability|fr|amputé d'un bras, je veux bouger quand même
disability|fr|maman se déplace en déambulateur, y a-t-il un ascenseur
disability|fr|ma fille trisomique adore l'eau mais personne ne l'accepte dans le groupe
disability|fr|sclérose en plaques, mes jambes lâchent sans prévenir
disability|fr|je suis malvoyante, je viens avec ma canne blanche
disability|fr|impossible de me mettre au sol, il faudrait tout faire sur une chaise
plusSize|en|i'm a size 26 and robes never close round me
plusSize|en|will the table take my weight? i'm 24 stone
plusSize+beginners|en|don't want to be the biggest one in the room surrounded by skinny things in leggings
plusSize|en|my belly gets in the way of bending forward and the teacher just stares
plusSize|en|big lass here, want to move without being lectured about diets
plusSize|en|thighs chafe raw on long walks in summer
plusSize|en|leggings that go up to 5X and don't roll down over the tummy
plusSize|en|afraid of the flimsy plastic chair collapsing underneath me
plusSize+selfEsteem|en|haven't worn a swimming costume in ten years, everyone gawps at my rolls
plusSize|en|every doctor tells me lose weight before looking at anything else, want somewhere that welcomes fat bodies
plusSize|en|bathrobe in XXXL please, the standard ones leave me hanging out
plusSize|en|my boobs smother me lying on my front, need someone who knows how to adapt for larger ladies
plusSize|en|curvy and proud but the towels here are like face cloths on me
plusSize|en|seat belts don't reach, turnstiles squeeze, I check everything beforehand
plusSize|en|my friend's a big bloke, 150 kilos, would like a rub down but worries the bench will crack
plusSize|en|plus size friendly, no before and after photos on the walls
plusSize|es|soy gordita y nunca hay bata que me cierre
plusSize|es|peso 130 kilos, ¿la camilla aguanta?
plusSize|es|me da vergüenza ponerme bañador con mis michelines, todos miran
plusSize|es|uso talla 58 y quiero moverme sin que me hablen de dietas
plusSize|es|no quiero ser la más gorda de la clase rodeada de flaquitas
plusSize|es|se me rozan los muslos al caminar y acabo en carne viva
plusSize|es|la panza me estorba para agacharme y la maestra no sabe cómo adaptarlo
plusSize|es|un lugar donde acepten cuerpos grandes sin juzgar
plusSize|de|ich trage größe 56 und der bademantel geht nie zu
plusSize|de|hält die Liege 140 Kilo aus? Frage für mich
plusSize|de|zwischen lauter dünnen leuten in engen hosen fühl ich mich wie ein elefant
plusSize|de|Mollig, gemütlich, möchte mich bewegen ohne dumme Sprüche über meine Figur
plusSize|de|mein bauch ist im weg beim vorbeugen, gibts was für dicke
plusSize|de|die oberschenkel reiben sich im sommer wund
plusSize|de|Im Badeanzug glotzen alle auf meine Speckrollen, seit Jahren war ich nicht schwimmen
plusSize|de|Stühle mit Armlehnen sind für meinen Hintern die Hölle
plusSize|fr|je fais du 54 et le peignoir ne ferme jamais
plusSize|fr|est-ce que la table supporte 140 kg
plusSize|fr|je suis ronde et j'en ai marre qu'on me parle de régime
plusSize|fr|pas envie d'être la plus grosse du cours au milieu des brindilles
plusSize|fr|mon ventre me gêne pour me plier, il me faudrait des postures adaptées aux grands gabarits
plusSize|fr|je n'ose plus le maillot à cause de mes bourrelets
plusSize|fr|les cuisses qui frottent jusqu'au sang dès qu'il fait chaud
plusSize|fr|un endroit bienveillant pour les femmes fortes, sans miroirs partout
healthWorkers+burnout|en|twelve hour shifts on the ward, i've got nothing left to give anyone
healthWorkers|en|i'm a junior doctor and cried in the linen cupboard again
healthWorkers|en|nurse, feet throbbing after being on the ward since 7, no break, no wee
healthWorkers+trauma|en|paramedic for 18 years, still see the little girl from the motorway
healthWorkers|en|i look after patients all day and nobody asks how i am
healthWorkers|en|lost three residents at the care home this month and just had to strip the beds
healthWorkers+shiftWork|en|on-call rota means my pager owns me
healthWorkers|en|my wife's a midwife and comes home hollow after every bad delivery
healthWorkers+backPain|en|lifting and turning patients wrecked my back, HCA in a geriatric unit
healthWorkers|en|compassion fatigue, I catch myself not caring when people tell me their pain
healthWorkers|en|GP with ten minutes per person and forty of them before tea
healthWorkers|en|still hear the monitors beeping when i get home from intensive care
healthWorkers|en|vet nurse, putting animals down daily, owners shouting about the bill
healthWorkers|en|we'd like something for our A&E team after the winter we've had
healthWorkers+stress|en|therapist myself, I soak up everyone's sorrow like a sponge and can't wring it out
healthWorkers|en|hands cracked from sanitiser, mask marks on my nose, running on vending machine crisps
healthWorkers|es|soy enfermera, salgo de la guardia y no puedo ni hablar
healthWorkers+burnout|es|médica residente, guardias de 24 horas, ya no siento nada por los pacientes
healthWorkers|es|trabajo en una residencia de ancianos y se me mueren y al día siguiente como si nada
healthWorkers+backPain|es|auxiliar en hospital, tengo la espalda molida de levantar enfermos
healthWorkers|es|mi esposo es paramédico y trae a casa todo lo que ve en la ambulancia
healthWorkers|es|sigo oyendo los pitidos de la UCI cuando me acuesto
healthWorkers|es|cuido a todo el mundo en planta y a mí quién me cuida
healthWorkers|es|algo para el equipo de urgencias que está quemadísimo
healthWorkers+burnout|de|krankenschwester auf der intensiv, ich kann nicht mehr, nur noch dienst nach vorschrift
healthWorkers|de|Assistenzarzt, 30 Stunden auf den Beinen, dann heul ich im Umkleideraum
healthWorkers+shiftWork|de|früh spät nacht im wechsel auf station, unterbesetzt und immer einspringen
healthWorkers|de|Altenpflegerin, jede Woche stirbt jemand und keiner redet mit uns darüber
healthWorkers+backPain|de|vom umlagern der patienten ist mein kreuz hin
healthWorkers+trauma|de|Rettungssanitäter, gewisse Einsätze krieg ich nicht aus dem Kopf
healthWorkers|de|den ganzen tag kümmere ich mich um kranke und daheim hab ich kein mitgefühl mehr übrig
healthWorkers|de|meine tochter ist hebamme und kommt nach der schicht ganz leer heim
healthWorkers+burnout|fr|infirmière aux urgences, je craque, on n'est jamais assez
healthWorkers|fr|interne en médecine, des gardes de 24 heures et je pleure dans le vestiaire
healthWorkers|fr|aide-soignante en ehpad, on perd des résidents et on passe au suivant
healthWorkers+backPain|fr|le dos bousillé à force de soulever des malades
healthWorkers|fr|préposée aux bénéficiaires, du temps supplémentaire obligatoire encore cette semaine
healthWorkers|fr|je soigne tout le monde sauf moi
healthWorkers|fr|mon mari est pompier ambulancier et il rentre muet
healthWorkers|fr|les bips du service de réa me poursuivent jusque dans mon lit
men|en|blokes like me don't talk about stuff, we talk about football
men|en|a place where guys can drop the tough act and say how things really are
men|en|peeing four times a night, doc says it's the prostate
men+loneliness|en|since i left the army i haven't got a single mate i could ring
men|en|my dad bottles everything up, says real men get on with it
men|en|just lads round a campfire, no wives, no beer talk
men|en|turned 48, thicker round the middle, less oomph, wonder if it's testosterone
men+parents|en|new dad and everybody asks about her and the baby, never about me
men|en|was taught boys don't cry and now i can't even at my father's funeral
men|en|a shed to tinker in with other fellas, cup of tea and no pressure
men|en|beard itches and skin underneath is flaking
men+heartbreak|en|only see my kids every second weekend, other divorced fathers to talk to would help
men+anger|en|my fella grunts, slams doors and goes to the garage rather than tell me what's up
men|en|i'm the only guy on the mat every single time, feel like a creep, any classes for chaps?
men|en|what does being a decent man even mean these days, nobody taught me
men|en|brotherhood, honest talk, a bit of wrestling and woods
men|es|los hombres no lloran, eso me enseñó mi papá y aquí estoy atorado
men|es|un grupo solo de tíos donde se pueda hablar en serio y no de fútbol
men|es|me levanto a orinar cada rato, será la próstata
men|es|mi marido se lo guarda todo, dice que eso es cosa de mujeres
men+heartbreak|es|padre separado, veo a mis hijos los domingos y no tengo con quién desahogarme
men|es|soy el único varón en la clase y me siento fuera de lugar
men|es|a los cincuenta perdí fuerza y vigor, creo que es la testosterona
men|es|ser macho cansa, quiero aprender a decir lo que siento con otros compadres
men|de|mit meinen kumpels red ich über autos, nie darüber wie's mir geht
men|de|Eine Runde nur unter Männern, am Feuer, ohne Gelaber und ohne Bier
men|de|mein mann frisst alles in sich hinein, typisch kerl
men|de|nachts dreimal raus zum pinkeln, prostata macht ärger
men|de|Vater geworden, alle fragen nach Mutter und Kind, ich steh daneben
men|de|mit 52 ist der saft raus, vielleicht fehlt testosteron
men|de|Als einziger Mann im Kurs komm ich mir blöd vor
men|de|indianer kennt keinen schmerz, so wurde ich erzogen und jetzt platz ich bald
men|fr|entre gars on parle de hockey, jamais de ce qui fait mal
men|fr|mon père m'a appris qu'un homme ça pleure pas
men|fr|un cercle rien qu'entre hommes pour vider son sac
men|fr|je me lève trois fois pour uriner, histoire de prostate
men|fr|seul mec du cours, j'ai l'air d'un intrus
men|fr|mon mari garde tout pour lui, il bricole au garage au lieu de parler
men+parents|fr|jeune papa, personne ne me demande comment je vais moi
men|fr|la cinquantaine, moins de tonus, moins de poil au menton, la testostérone qui baisse sans doute
lgbtq|en|two women booking a double bed, please no raised eyebrows at the desk
lgbtq|en|i'm trans and changing rooms terrify me
lgbtq|en|my husband and i are both blokes, want somewhere we can hold hands by the pool
lgbtq|en|use they/them, sick of being called ladies by the instructor
lgbtq+loneliness|en|came out at 50 and don't know any other gay men my age
lgbtq|en|queer-friendly place out in the countryside, not just the big city scene
lgbtq|en|my daughter has just told us she likes girls and her gran isn't taking it well
lgbtq|en|on hormones for a year, scars on my chest, want to swim without being stared at
lgbtq|en|family threw me out because of who i love
lgbtq+therapy|en|a counsellor who won't make a big deal of me being bi
lgbtq|en|non binary and every form makes me tick male or female
lgbtq|en|lesbian mums with a toddler, would like to not explain ourselves at breakfast
lgbtq+faith|en|grew up in church, they said it was a sin, still carrying that shame about liking men
lgbtq|en|my son wears dresses and paints nails and gets called names at school
lgbtq|en|rainbow flag at the door would help, partner and I have been turned away before
lgbtq|en|i'm not sure if i'm straight and it's doing my head in
lgbtq|es|somos dos chicas y no queremos que nos pregunten si camas separadas
lgbtq|es|soy trans y me da pánico el vestuario
lgbtq|es|mi novio y yo queremos ir de la mano sin miradas raras
lgbtq|es|salí del clóset a los cuarenta y mi familia no me habla
lgbtq|es|busco gente que me llame elle y no me pida explicaciones
lgbtq|es|mi hija dice que le gustan las mujeres y su abuelo está que trina
lgbtq|es|un sitio gay friendly tranquilo, no de fiesta
lgbtq|es|me criaron creyendo que amar a otro hombre es pecado
lgbtq|de|zwei männer, ein doppelbett, bitte ohne blöde blicke
lgbtq|de|ich bin trans und weiß nie in welche umkleide
lgbtq|de|Meine Frau und ich möchten nicht ständig für Schwestern gehalten werden
lgbtq|de|mit 45 geoutet, jetzt kenn ich niemanden aus der community
lgbtq|de|unser sohn steht auf jungs und im dorf wird getratscht
lgbtq|de|Nichtbinär, will nicht dauernd als Dame angesprochen werden
lgbtq|de|ein queerer kurs wo mein körper mit den narben auf der brust okay ist
lgbtq|de|Regenbogenfamilie mit zwei Mamas sucht Ort, wo man nichts erklären muss
lgbtq|fr|on est deux gars en couple, on veut pas se faire dévisager au spa
lgbtq|fr|femme trans, les vestiaires c'est l'angoisse
lgbtq|fr|ma compagne et moi on nous propose toujours des lits séparés
lgbtq|fr|coming out à cinquante ans, ma famille m'a tourné le dos
lgbtq|fr|je suis non binaire, arrêtez de m'appeler madame
lgbtq|fr|mon fils aime les garçons et se fait insulter au collège
lgbtq|fr|un lieu queer où je peux être moi sans me justifier
lgbtq|fr|bi et mariée, je n'ai jamais osé en parler à personne
beginners|en|never set foot in a class, can't touch my toes, everyone will stare
beginners|en|complete newbie, what do i even wear
beginners|en|don't know my downward dog from my elbow
beginners|en|two left feet and scared of making a fool of myself
beginners|en|want to try it but i bet they're all bendy twenty year olds
beginners|en|no clue where to start, there are so many kinds
beginners|en|i'd be the one facing the wrong way when everybody turns
beginners|en|clumsy as anything, PE teacher put me off for life
beginners|en|first timer, are you allowed to leave halfway if it gets weird
beginners|en|my mate dragged me once and I giggled the whole time from nerves
beginners|en|total novice, explain it like i'm five please
beginners|en|not spiritual, not sporty, just curious for the first time at 57
beginners|en|is it all chanting and incense? I've never done anything like this
beginners|en|from zero, tiny steps, no mirrors, no show-offs
beginners|en|my mum wants to give it a go but thinks she's too old and too wobbly to begin
beginners|en|don't wanna hold the others up cos i can't keep pace
beginners|es|nunca lo he hecho y me da vergüenza hacer el ridículo
beginners|es|no sé ni por dónde empezar, soy novata total
beginners|es|soy más tiesa que un palo, ¿puedo ir igual?
beginners|es|me da pena ser la única que no sabe los pasos
beginners|es|primera vez, ¿qué ropa se lleva?
beginners|es|soy bien torpe, tengo dos pies izquierdos
beginners|es|algo desde cero y con paciencia, que no vayan todos de expertos
beginners|es|mi madre quiere probar a los 65 pero cree que se van a reír de ella
beginners|de|hab sowas noch nie gemacht und will mich nicht blamieren
beginners|de|blutiger anfänger, steif wie ein brett
beginners|de|Was zieht man da an, und darf ich einfach zuschauen beim ersten Mal?
beginners|de|alle anderen können das bestimmt schon, ich steh dann da wie der ochs vorm berg
beginners|de|zwei linke füße, im turnunterricht immer als letzte gewählt
beginners|de|Ganz von vorne, langsam erklärt, ohne Fremdwörter
beginners|de|mal reinschnuppern ohne gleich ein abo abzuschließen
beginners|de|mein papa ist neugierig aber meint er macht sich zum deppen
beginners|fr|jamais essayé, j'ai peur d'être ridicule
beginners|fr|raide comme un piquet, est-ce que c'est pour moi quand même
beginners|fr|je débute à zéro, par quoi on commence
beginners|fr|tout le monde va voir que je ne sais pas faire
beginners|fr|grande débutante, faut-il apporter un tapis ?
beginners|fr|j'ai deux pieds gauches et je ris quand je suis gênée
beginners|fr|une première fois en douceur, sans gens qui se la pètent
beginners|fr|mon copain est gauche et n'ose pas pousser la porte
periods|en|curled up on the bathroom floor with a hot water bottle once a month
periods|en|cry at adverts and bite my husband's head off, then I come on and it makes sense
periods|en|flooding through a super plus in an hour and ruining the sheets
periods|en|dragging ache in my lower belly and down my thighs, day one is a write-off
periods+teens|en|my fourteen year old misses school each month with her cramps
periods|en|that time of the month turns me into a monster
periods|en|boobs so sore I can't go down the stairs without holding them
periods|en|aunt Flo is all over the place, two weeks late then twice in a month
periods|en|live on ibuprofen for three days, would rather have something gentler
periods+mood|en|a week before, I sink into a black hole and hate everyone, then poof it's gone
periods|en|PMS rage, threw a saucepan at the wall
periods|en|came off the pill and don't know where I am in my cycle
periods|en|puffy, spotty, starving for chocolate, jeans won't close, due on Friday
periods+anaemia|en|so heavy every month that I'm white as a sheet and wiped out
periods|en|PCOS and haven't bled since Easter
periods|en|my girlfriend is doubled over with tummy pains on her rag, what can i get her
periods|es|toallas, compresas, copa, nada aguanta el segundo día, voy al trabajo de negro por si acaso
periods|es|Andrés, el que viene cada mes, me deja de malas y con jaqueca
periods|es|manché el sofá de mi suegra, me viene a chorros
periods+teens|es|a mi hija le dan unos cólicos que no puede ir a la secundaria
periods|es|pechos hinchados, mala leche y antojo de chocolate, ya sé qué toca
periods|es|la regla me tumba en la cama dos días con la bolsa de agua caliente
periods|es|se me retrasa, luego viene dos veces, mi ciclo es una ruleta
periods|es|punzadas en los ovarios y dolor de riñones cuando estoy en mis días
periods|de|beim Reiten plötzlich Tante Rosa, Flecken in der weißen Hose, und dann dieses Stechen
periods|de|PMS vom Feinsten, habe wegen eines Joghurts Schluss gemacht
periods|de|Unterleibskrämpfe, dass mir schlecht wird
periods|de|blute so stark, dass ich jede Stunde wechseln muss
periods+teens|de|Unsere Tochter bleibt wegen der Regel jeden Monat daheim vom Unterricht
periods|de|mein Zyklus macht was er will seit ich die Pille nicht mehr nehme
periods|de|Brüste spannen, Bauch wie aufgepumpt, Laune im Keller, Erdbeerwoche naht
periods|de|Ziehen im Kreuz und in den Schenkeln am ersten Tag, ohne Tablette geht nix
periods|fr|les Anglais débarquent toujours le jour du départ en vacances, et moi je morfle
periods|fr|Le syndrome prémenstruel me fait pleurer devant des vidéos de loutres
periods|fr|mes ragnagnas me clouent au lit
periods|fr|ça coule tellement que j'ai peur de tacher la chaise au bureau
periods+teens|fr|ma fille de treize ans a si mal au ventre qu'elle loupe les cours chaque mois
periods|fr|j'ai la poitrine en béton et une humeur massacrante, ma coloc coche le calendrier
periods|fr|cycles de cinquante jours puis de vingt, je ne sais plus où j'en suis
periods|fr|crampes dans le bas-ventre et les reins, je vis au Spasfon
endometriosis|en|ten years of being told it's just bad periods before they finally looked inside
endometriosis|en|stabbing in my pelvis like barbed wire being pulled
endometriosis+intimacy|en|sex hurts so much deep inside that I dread him touching me
endometriosis|en|endo belly, I look six months gone by dinner time
endometriosis+chronicPain|en|pain isn't only when I bleed anymore, it's every single day now
endometriosis|en|had my second keyhole op and the tissue has grown back on my bowel
endometriosis|en|fainted at work from the agony, boss thinks i'm swinging the lead
endometriosis|en|it hurts when I poo, down my leg and into my back at that time
endometriosis+fertility|en|scarred ovaries, chocolate cysts, they say kids might not happen
endometriosis|en|my sister lies on the kitchen tiles crying each month, hormones made her worse
endometriosis|en|doctors kept saying it's in my head, lesions everywhere it turns out
endometriosis|en|want to meet other endo warriors who get it without explaining
endometriosis|en|my wife has womb lining growing where it shouldn't and no painkiller touches it
endometriosis|en|living round a heat pad, cancelled two holidays because of my insides
endometriosis|en|waiting eighteen months for a laparoscopy and I need relief in the meantime
endometriosis|en|adenomyosis they reckon, womb like a boggy sponge, burning and bearing down
endometriosis|es|por fin una resonancia le puso nombre, focos en el intestino y la vejiga
endometriosis|es|Es como si me clavaran cuchillos en la pelvis
endometriosis+intimacy|es|no puedo tener relaciones del dolor por dentro, mi pareja ya no sabe qué hacer
endometriosis|es|el parche y la manta eléctrica son mis novios, mi panza no da tregua
endometriosis|es|me operaron de la endo y a los dos años otra vez igual
endometriosis|es|en urgencias me mandan a casa con un calmante, y yo retorciéndome por el útero
endometriosis+fertility|es|los ovarios pegados y el ginecólogo dice que ser mamá será difícil
endometriosis|es|duele al ir al baño, baja por la pierna, nadie me lo explicaba
endometriosis|de|nach der künstlichen Menstruationspause war kurz Ruhe, dann wucherte die Schleimhaut weiter
endometriosis|de|auch am Eisprung zieht es bis in die Leiste, ich kann dann nicht aufrecht gehen
endometriosis+intimacy|de|Mein Freund hat schon Angst, mir weh zu tun, nachher krümme ich mich immer im Unterleib
endometriosis|de|mein Bauch bläht sich auf wie im sechsten Monat
endometriosis|de|Schokoladenzysten am Eierstock, schon zweimal Bauchspiegelung
endometriosis|de|Krankschreibung jeden Monat, die Kollegen tuscheln, dabei zerreißt es mich innerlich
endometriosis+fertility|de|Verwachsungen überall, und der Kinderwunsch rückt immer weiter weg
endometriosis|de|suche Frauen mit Endo, die auch keine Hormone mehr schlucken wollen
endometriosis|fr|l'IRM a enfin montré des nodules, ma mère répétait que j'étais douillette
endometriosis|fr|la ménopause artificielle à vingt-neuf ans, et les douleurs au ventre reviennent quand même
endometriosis+intimacy|fr|les rapports me font tellement mal que je trouve toujours une excuse
endometriosis|fr|aller à la selle me fait hurler, ça irradie dans la cuisse droite
endometriosis|fr|des lésions sur l'intestin et la vessie, deux opérations déjà
endometriosis+fertility|fr|l'endo m'a abîmé les trompes, pour un bébé c'est mal parti
endometriosis|fr|j'ai posé tellement d'arrêts maladie pour mon utérus que j'ai perdu mon CDI
endometriosis|fr|ma meilleure amie passe trois jours par mois recroquevillée, la morphine ne suffit pas
fertility|en|two years of peeing on sticks and only ever one line
fertility|en|every mate has a bump but me
fertility+couples|en|sex on a schedule because the app says so, neither of us enjoys it any more
fertility|en|third round of IVF failed and I'm running out of eggs and money
fertility|en|clock's ticking, I'm thirty nine and we've just started trying
fertility+men|en|his swimmers are slow the doctor said, he won't talk about it
fertility|en|the two week wait is driving me mad
fertility|en|mother-in-law keeps asking when we'll give her a grandchild, she has no idea
fertility|en|injections in my belly, mood all over the place, scan on Tuesday
fertility|en|unexplained they say, nothing wrong, still no baby
fertility|en|ttc baby number 2 and it's just not happening this time
fertility|en|want to get my body ready before we start for a little one
fertility+grief|en|we've stopped trying, the nursery is a box room now and I mourn a child we never had
fertility|en|burst into tears at another baby shower invitation
fertility|en|low AMH at thirty three, feel like my ovaries are old ladies
fertility+stress|en|everyone tells me just relax and you'll fall, makes me want to scream
fertility|es|guardo en un cajón unos patucos que compré hace tres años por si acaso
fertility|es|mi cuñada se embaraza con mirarla, y a mí ni con tratamiento
fertility|es|tengo treinta y nueve y se me pasa el arroz
fertility|es|pensamos en congelar óvulos o en donante, quisiera llegar en buena forma
fertility|es|la in vitro no prendió, ya no sé si tengo fuerzas para otra
fertility|es|los pinchazos en la barriga, las hormonas, la betaespera, estoy que me subo por las paredes
fertility|es|quedarme embarazada parecía tan fácil a los veinte
fertility+men|es|a mi marido le salió el seminograma flojo y anda hundido
fertility|de|jeden Monat wieder nur ein Strich auf dem Test
fertility|de|Beim Kindergeburtstag der Nachbarn bin ich aufs Klo und hab geweint
fertility|de|Temperatur messen, Mönchspfeffertee, Beine hoch, und dann kommt sie doch
fertility|de|dritter Versuch in der Kinderwunschklinik gescheitert
fertility|de|meine biologische Uhr tickt so laut, dass ich nachts wach liege
fertility+men|de|Seine Spermien sind zu langsam, er schämt sich und redet nicht drüber
fertility|de|Eileiter verklebt, künstliche Befruchtung zahlt die Kasse nur dreimal
fertility|de|Schwiegermama fragt ständig wann was Kleines kommt, ich könnt heulen
fertility|fr|à Noël, la famille demande encore c'est pour quand, et je fixe la bûche
fertility|fr|Encore un test négatif dans la poubelle de la salle de bain
fertility|fr|réserve ovarienne basse, la gynéco a fait la grimace
fertility+couples|fr|la chambre est devenue un laboratoire, on ne rit plus ensemble depuis qu'on veut un enfant
fertility|fr|parcours PMA, les piqûres, les échographies à sept heures du matin, j'en peux plus
fertility|fr|ma copine m'annonce sa grossesse et je m'effondre dans la voiture
fertility+men|fr|ses spermatozoïdes sont paresseux paraît-il, ça l'a anéanti
fertility|fr|je voudrais préparer mon corps à accueillir un petit, ça ne prend pas
pregnancy|en|throwing up every morning and can't stand the smell of the fridge
pregnancy|en|thirty weeks, waddling, and nothing fits but his dressing gown
pregnancy+backPain|en|bump's so heavy my lower back is killing me by teatime
pregnancy|en|due in October and petrified of the birth
pregnancy+nightWaking|en|up to pee five times a night and the little one kicks my ribs at 3
pregnancy|en|ankles like tree trunks, shoes won't go on
pregnancy|en|my wife is expecting and I'd love to spoil her before the sleepless nights
pregnancy|en|what can I still do safely with a belly this size, second trimester
pregnancy|en|bun in the oven, first time, want to meet other mums to be
pregnancy|en|one last weekend for two before the baby arrives, a babymoon
pregnancy|en|pelvic girdle agony when I turn over in bed, only seventeen weeks to go
pregnancy|en|can't sleep on my back or my tummy, wedged between pillows like a whale
pregnancy+miscarriage|en|pregnant again after losing one and scared every time I go to the loo
pregnancy|en|heartburn, leg cramps, and crying over nappies adverts, bub due at Christmas
pregnancy|en|learning to breathe through contractions without the epidural
pregnancy|en|my daughter's up the duff with twins and on her feet all day in the shop
pregnancy|es|estoy de siete meses y ya no me veo los pies
pregnancy|es|antojo de pepinillos con helado y lloro con los anuncios de colonia, primer trimestre
pregnancy|es|la matrona me ha dicho que me mueva pero todo el mundo me manda al sofá
pregnancy+backPain|es|la barriga me pesa y los riñones me matan al acabar el día
pregnancy|es|mi esposa espera nuestro primer bebé y quiero consentirla antes de que nazca
pregnancy|es|piernas hinchadas, calambres de madrugada, salgo de cuentas en mayo
pregnancy|es|¿qué puedo hacer con esta panza que no sea peligroso para el peque?
pregnancy|es|preñada de gemelos y sin postura para dormir
pregnancy|de|im siebten Monat, rund wie eine Kugel, finde keine Schlafposition
pregnancy|de|Ultraschall war toll, aber ich falle um sieben ins Bett, erstes Drittel
pregnancy|de|Symphyse tut höllisch weh beim Sockenanziehen, noch neun Wochen
pregnancy+backPain|de|steh den ganzen Tag im Laden mit meiner Kugel und der Ischias jault
pregnancy|de|meine Frau kriegt im Sommer unser Erstes, würde sie gern verwöhnen
pregnancy|de|dicke Knöchel, Wadenkrämpfe, ET in sechs Wochen
pregnancy|de|guter Hoffnung und auf der Suche nach anderen werdenden Mamas
pregnancy|de|ein letztes Mal zu zweit wegfahren, bevor das Würmchen da ist
pregnancy|fr|enceinte de sept mois, je roule comme une baleine
pregnancy|fr|premier trimestre, je cache tout au bureau et je m'endors sur mon clavier
pregnancy|fr|la sage-femme parle de bassin et de souffle, j'aimerais accoucher sans péridurale
pregnancy+backPain|fr|le ventre me tire vers l'avant, les lombaires crient le soir
pregnancy|fr|un dernier week-end en amoureux avant l'arrivée du bébé
pregnancy|fr|jambes lourdes, chevilles gonflées, le terme est en août
pregnancy|fr|ma sœur attend des jumeaux et ne dort plus, coincée entre trois coussins
pregnancy|fr|les petits coups de pied me réveillent, je cherche comment me détendre avec mon gros bedon
postnatal|en|six weeks since I gave birth and I still wee when I sneeze
postnatal|en|everyone coos at the baby and nobody asks how I am
postnatal+mood|en|supposed to be over the moon but I cry into the sterilizer every afternoon
postnatal|en|my tummy muscles have a gap you could fit a fist in
postnatal|en|c-section scar still numb and pulling, want my core back
postnatal|en|stitches, leaking boobs, no shower since Sunday
postnatal+energy|en|feeding round the clock, I'm a walking zombie with milk stains
postnatal|en|cracked nipples and toes curling each time he latches
postnatal|en|don't recognise my body in the mirror, jelly belly and stretch marks
postnatal|en|my wife hasn't smiled since our son came, the midwife said baby blues
postnatal+loneliness|en|on maternity leave, haven't spoken to an adult until 6pm all week
postnatal|en|feels like everything's going to fall out down there, pelvic floor's shot
postnatal|en|somewhere I can take the newborn along and get a bit of myself back
postnatal+trauma|en|the birth went horribly wrong and I keep reliving the theatre lights
postnatal+anxiety|en|check she's breathing every ten minutes, can't sleep even when she does
postnatal|en|cousin just had her third, shattered, what helps a new mum in the fourth trimester
postnatal|es|puntos, sangrado, faja, y la suegra diciendo que me veo gorda
postnatal|es|Lloro sin motivo mientras le doy el pecho, debería estar feliz
postnatal|es|saqué el primer trimestre del niño a base de galletas, tengo el cuerpo roto y el suelo pélvico por los suelos
postnatal|es|grietas en los pezones, ojeras hasta el suelo, cuarentena infinita
postnatal|es|todo el mundo viene a ver al bebé y a mí nadie me pregunta
postnatal|es|tengo la barriga abierta, los músculos separados, parece que sigo embarazada
postnatal+loneliness|es|sola en casa con la recién nacida desde que mi marido volvió al trabajo
postnatal|es|mi hermana acaba de dar a luz y anda apagadita, como ida
postnatal|de|Dammriss, sitze seit der Entbindung auf einem Schwimmring
postnatal|de|Heultage im Wochenbett, die einfach nicht aufhören
postnatal|de|Rückbildung gern mit dem Baby im Tuch, mein Bauch klafft in der Mitte
postnatal|de|wunde Brustwarzen, Milchstau, seit Tagen nicht geduscht
postnatal+energy|de|Stillen im Zweistundentakt, ich funktioniere nur noch wie ein Roboter
postnatal|de|meine Frau ist seit der Geburt so traurig und ich weiß nicht, wie ich ihr helfen kann
postnatal|de|der Beckenboden ist hin, trau mich nicht aufs Trampolin
postnatal+loneliness|de|in Elternzeit, Baby auf dem Arm, und den ganzen Tag kein Erwachsener zum Reden
postnatal|fr|ma belle-mère range mes placards pendant que je saigne et que j'allaite, besoin d'être chouchoutée
postnatal|fr|Je pleure devant le berceau alors que tout le monde me félicite
postnatal|fr|l'épisio me lance quand je m'assois, le relevage de couches est un champ de bataille
postnatal|fr|seins engorgés, crevasses, cheveux sales, la totale
postnatal|fr|périnée en compote après un bébé de quatre kilos
postnatal|fr|ma blonde vient d'avoir notre petite et elle n'a plus goût à rien
postnatal|fr|mon ventre est tout mou, je ne rentre dans aucun jean, ce corps n'est pas le mien
postnatal+loneliness|fr|congé mat, seule avec le nourrisson, je parle à la machine à laver
parents|en|three kids under five and I hide in the loo for two minutes' peace
parents+anger|en|screamed at them over spilt cereal and felt awful all day
parents|en|haven't finished a hot cup of tea since 2019
parents|en|single mum, two jobs, everything on my shoulders
parents+couples|en|we pass each other in the hallway with laundry baskets, no longer lovers just co-managers
parents|en|mum guilt whether I'm at work or at home
parents|en|touched out by bedtime, don't want anybody hanging off me
parents|en|school run, packed lunches, nits, homework, repeat
parents|en|working dad who only sees the kids asleep
parents|en|would love a break where someone else minds the children for an hour
parents|en|the mental load, dentist, birthday presents, PE kit, all in my head
parents+energy|en|up since five with the toddler, running on cold toast and coffee
parents|en|bickering in the back seat all holiday, came home more knackered than we left
parents|en|my wife needs a day away from the twins before she cracks
parents|en|feel like a taxi driver and a short order cook, where did I go
parents+children|en|bedtime takes two hours with our four year old and we have no evening left
parents|es|ceno las sobras de sus platos de pie junto al fregadero
parents|es|Dos niños, teletrabajo y la casa patas arriba, no doy abasto
parents+anger|es|conté hasta tres, hasta diez, y acabé lanzando la mochila del cole por la ventana
parents|es|soy papá soltero y no me alcanza el día
parents|es|mochilas, extraescolares, piojos, cenas, y vuelta a empezar
parents+couples|es|desde que nacieron los niños mi mujer y yo solo hablamos de pañales
parents|es|la carga mental me aplasta, todo lo tengo que recordar yo
parents|es|una escapada donde alguien entretenga a los chamacos y yo pueda leer
parents|de|drei Kinder, zwei Jobs und nie eine Minute Ruhe
parents+anger|de|Gummistiefel, Fahrradhelm, und dann platzt mir jeden Morgen der Kragen vor der Kita
parents|de|als Papa in Teilzeit denke ich nur noch in Windelgrößen und Impfterminen
parents|de|alleinerziehend, und abends fall ich mit Klamotten ins Kinderbett
parents|de|Brotdosen, Elternabend, Läuse, Turnbeutel, alles hängt an mir
parents+couples|de|mein Mann und ich geben uns nur noch die Klinke und das Kleinkind in die Hand
parents|de|ein Wochenende mit Kinderbetreuung, damit wir mal durchschnaufen
parents|de|abends um acht liegt Lego im ganzen Flur und ich liege daneben
parents|fr|entre le foot du grand et l'otite de la petite, j'ai oublié mon propre anniversaire
parents+anger|fr|mon aînée m'a dit maman tu cries tout le temps, et elle a raison
parents|fr|maman solo, le boulot, l'école, les devoirs, je suis sur les rotules
parents|fr|papa épuisé, je m'endors en lisant l'histoire du soir
parents|fr|la charge mentale, les goûters, le pédiatre, c'est toujours bibi
parents+couples|fr|plus un moment à deux depuis les petits, on est devenus colocs
parents|fr|trois marmots en vacances sous la pluie, au secours
parents|fr|quelque part où les enfants s'amusent et où nous on souffle enfin
babies|en|screams from six till ten each evening, legs pulled up, face purple
babies|en|she'll only nap on my chest, the moment I lay her down she wakes
babies|en|dribbling, red cheeks, chewing on everything, up all night with his gums
babies|en|eight months old and still waking every forty five minutes
babies+parents|en|walking the hallway at 4 with the little man over my shoulder, we're broken
babies|en|trapped wind and sicking up after every bottle
babies|en|won't settle in the cot, hates the car seat, hates the pram
babies|en|colic, they say it passes by three months, I can't wait that long
babies|en|something calming to do together with my newborn, massage maybe
babies|en|my grandson cries himself hoarse when his mum puts him down
babies|en|bub fights every nap, arching her back like a banana
babies|en|white noise, dummy, rocking, driving round the block, nothing works
babies+snoring|en|tiny snuffly nose, grunts like a piglet all night next to our bed
babies|en|baby swim group for a five month old who loves the bath
babies|en|weaning's a battle, he spits the puree at the wall
babies|en|the twins wake each other in turns, one feeds one howls
babies|es|con cuatro meses confunde el día con la noche, a las dos quiere juerga
babies|es|nos toca dar vueltas en coche por la ronda para que cierre los ojitos
babies|es|le están saliendo los dientes, babea y muerde todo
babies|es|mi bebé de ocho meses se despierta cada hora
babies+parents|es|llevamos diez noches paseando al niño por el pasillo, estamos fundidos
babies|es|cólicos y gases, se pone rojo rojo como tomate
babies|es|mi nieto no quiere ni el chupón ni la carriola, puro llanto
babies|es|quisiera aprender a relajar a mi pequeñita con caricias en la pancita
babies|de|der Osteopath meint, es sei der Hals, unser Zwerg trinkt nur auf einer Seite
babies|de|Föhn, Dunstabzug, Pezziball, nur so kommt die Maus zur Ruhe
babies|de|Breikrieg am Hochstuhl, die halbe Karotte klebt an der Tapete
babies|de|unser Wurm wacht nachts im Stundentakt auf
babies+parents|de|Tragen, schuckeln, singen, wir wechseln uns ab und sind fix und fertig
babies|de|Blähungen und Spucken nach jedem Fläschchen
babies|de|mein Enkel lässt sich im Kinderwagen nicht beruhigen, nur im Tragetuch
babies|de|was Schönes mit meinem fünf Monate alten Säugling, Planschen oder so
babies|fr|il hurle tous les soirs de dix-huit à vingt-deux heures, le ventre dur
babies|fr|la sieste dure vingt minutes chrono, puis notre poupon réclame le porte-bébé
babies|fr|bain du soir, musique douce, rien n'y fait, notre nourrisson gigote et chouine
babies|fr|dix mois et il ne fait toujours pas ses nuits
babies+parents|fr|on se relaie dans le couloir avec le petit, on n'est plus que des fantômes
babies|fr|coliques et rots coincés après le biberon
babies|fr|mon bout de chou refuse le lit à barreaux et la poussette
babies|fr|apprendre à masser ma puce de trois mois pour la calmer
menopause|en|fanning myself with the menu while everyone else has a coat on
menopause+nightWaking|en|drenched nightie at half two, sheets off, window open, then shivering
menopause|en|one minute I'm fine, next I'm a tomato dripping in the staff meeting
menopause|en|last bleed was fourteen months ago and I feel like a stranger to myself
menopause+brainFog|en|at forty nine I lose words mid sentence, GP says it's my time of life
menopause|en|my fuse is so short since I turned fifty, poor husband can't do right
menopause+weight|en|spare tyre appeared from nowhere at fifty one, eat the same as always
menopause+intimacy|en|dry as the Sahara down there since it stopped and no interest at all
menopause|en|don't fancy HRT patches but these hot flushes are wearing me out
menopause|en|wife throws the duvet on and off all night and snaps at me by day, she's 52
menopause|en|the change hit me early at forty one, nobody my age to talk to
menopause+joints|en|since my periods packed up every finger and hip aches in the morning
menopause|en|heart fluttering, sweaty upper lip, weepy in Tesco, is this perimenopause
menopause|en|haven't worn wool or polo necks for three years, I'm a furnace
menopause+anxiety|en|never a worrier in my life until forty eight, now I dread the motorway, hormones they say
menopause|en|a weekend with other women going through the hormonal rollercoaster
menopause|es|el climaterio me agarró manejando, tuve que parar el carro y abrir todas las ventanas
menopause+nightWaking|es|duermo con una toalla debajo, a las cuatro ya he mojado dos camisones y tengo 51
menopause|es|con el abanico en pleno enero, mis compañeras se mueren de frío
menopause|es|ya no me baja desde hace un año y estoy irritable hasta con el perro
menopause+weight|es|cumplí cincuenta y me salió barriga sin comer más que antes
menopause+intimacy|es|a los cincuenta y tres me escuece ahí abajo y huyo de los besos de mi marido
menopause|es|sofocos en mitad de una reunión, chorreando, qué vergüenza
menopause|es|mi mamá anda con los bochornos y llora con las telenovelas
menopause|de|Brille beschlägt von innen, Kragen nass, und das an der Supermarktkasse mit 49
menopause+nightWaking|de|drittes Nachthemd in einer Nacht, der Gynäkologe zuckt nur mit den Schultern
menopause|de|meine Tage bleiben seit Monaten aus und ich bin eine wandelnde Heizung
menopause|de|Wechseljahre, keiner hat mir gesagt, dass man da so dünnhäutig wird
menopause+weight|de|mit einundfünfzig plötzlich Speck um die Mitte, bei gleichem Essen
menopause+joints|de|seit das Östrogen weg ist, knirschen Schultern und Finger, auch das Herz stolpert
menopause|de|meine Frau reißt bei Minusgraden das Fenster auf und fährt mich an, sie ist 50
menopause|de|im Wechsel, Hitzewallungen beim Einkaufen, könnte in die Tiefkühltruhe steigen
menopause|fr|mes lunettes s'embuent toutes seules, la sueur me coule entre les seins chez le boucher
menopause+nightWaking|fr|je dors sur une serviette éponge, la fenêtre ouverte, mon mari avec un bonnet
menopause|fr|plus de règles depuis un an et une humeur de chien
menopause|fr|l'éventail dans le sac même en février
menopause+weight|fr|cinquante ans et une bouée apparue en six mois
menopause+brainFog|fr|à cinquante et un ans je cherche mes mots et mes clés, la gynéco accuse les hormones
menopause|fr|ma femme ouvre les fenêtres en plein hiver et pleure pour un rien, c'est l'âge paraît-il
menopause|fr|le retour d'âge à quarante-trois ans, je ne m'y attendais pas
teens|en|grunts at us and slams the door, fifteen going on thirty
teens|en|my daughter's GCSE year and she barely comes out of her bedroom
teens+screens|en|son games till 3am and can't be dragged out of bed for school
teens|en|used to cuddle me, now he's mortified if I wave at the bus stop
teens+selfEsteem|en|she's thirteen and hates her thighs since seeing those filtered girls
teens|en|being left out of the group chat broke her, won't go into school
teens|en|eye rolling, one word answers, room smells like a locker
teens+anxiety|en|our sixteen year old gets tummy aches each Sunday night before college
teens|en|everything's a fight, curfew, phone, homework, her boyfriend
teens|en|I'm 15 and my parents don't get me at all
teens|en|a trip with my adolescent boy where we might actually talk
teens|en|hormones raging, crying one minute laughing the next, year nine is brutal
teens|en|what do you give a seventeen year old lad who's lost all his mojo
teens+loneliness|en|he eats lunch alone in the library, says he has no mates in year ten
teens|en|stepdaughter is fourteen and treats me like furniture
teens|en|caught her sneaking out the window, I was just as bad at her age
teens|es|sudaderas con capucha hasta en agosto, auriculares puestos, y que le dé igual todo
teens|es|la niña repitió tercero de la ESO y dice que pasa de estudiar
teens+screens|es|el chaval juega hasta las tantas y no hay quien lo levante para el instituto
teens|es|la edad del pavo nos tiene a todos de los nervios
teens+selfEsteem|es|tiene trece y se ve gorda y fea por culpa de las fotos de las influencers
teens|es|le hacen el vacío en clase y no quiere volver a la prepa
teens|es|mi hijo adolescente antes me abrazaba y ahora le da pena que lo vean conmigo
teens|es|discutimos por el móvil, la hora de llegada y ese novio con moto
teens|de|unser Bub ist fünfzehn, schwänzt die Schule und lacht, wenn ich schimpfe
teens|de|Die Pubertät hat unser liebes Kind gefressen
teens+screens|de|zockt bis in die Nacht und kommt morgens nicht aus den Federn zur Schule
teens|de|mit vierzehn ist ihr alles peinlich, vor allem ich
teens+selfEsteem|de|meine Tochter findet sich hässlich, vergleicht sich dauernd mit Mädels im Netz
teens|de|Zahnspange, Stimmbruch, lange Arme, er weiß gar nicht wohin mit sich
teens|de|in der Neunten wird er von der Clique geschnitten und sagt uns nichts
teens|de|erste Liebe, erster Liebeskummer, sie isst seit Tagen nur Cornflakes im Bett
teens|fr|mon beau-fils sèche les cours et rit quand on parle du bac
teens|fr|Parcoursup, le brevet, les hormones, notre gamine passe du rire aux larmes
teens+screens|fr|mon fils joue en ligne jusqu'à trois heures et rate le bus du lycée
teens|fr|la crise d'ado, on ne peut plus rien lui dire
teens+selfEsteem|fr|à treize ans elle se trouve moche et ne mange plus avec nous
teens|fr|mise à l'écart au collège, elle a mal au ventre le dimanche soir
teens|fr|passer du temps avec mon grand de seize ans sans qu'on s'engueule
teens|fr|belle-mère d'une jeune de quatorze ans qui me regarde comme un meuble
children|en|my seven year old is scared of the dark and crawls into our bed every night
children|en|bouncing off the walls after school, can't sit still for a meal
children+anxiety|en|she asks twenty times a day if mummy will die
children|en|clings to my leg at the nursery gate, howling
children|en|tantrums in the supermarket, lies on the floor kicking
children|en|still wets the bed at eight and is dreading the school trip
children+nightmares|en|monsters under the bed, he shrieks around midnight and doesn't know where he is
children|en|kiddo bites his nails to the quick since we moved house
children|en|won't eat anything that isn't beige
children|en|our boy's being picked on in the playground and he's gone quiet
children|en|something to help a wound up six year old drop off at night
children|en|my granddaughter has a tummy ache every Monday before class
children+heartbreak|en|since his dad and I split he hits his little sister
children|en|too wild for circle time the teacher says, bundle of energy
children|en|jealous of the new baby, wants a bottle and nappies again at four
children|en|shy wee lass who never puts her hand up in primary three
children|es|no quiere dormir solo, dice que hay un monstruo en el armario
children|es|Desde el divorcio el peque pega a sus compañeros y luego llora
children|es|se tapa los oídos con los petardos y no suelta mi falda en las fiestas del pueblo
children|es|un terremoto de cinco años, no para ni para comer
children|es|moja la cama desde que nació el hermanito
children+nightmares|es|despierta gritando a medianoche y no nos reconoce
children|es|se come las uñas y le duele la pancita antes de ir a la primaria
children|es|la maestra dice que mi chiquito no atiende y molesta a los demás
children|de|redet in der ersten Klasse kein Wort, daheim plappert sie wie ein Wasserfall
children|de|Unser Sechsjähriger zappelt beim Essen, springt vom Sofa, gibt keine Ruhe
children|de|klammert sich in der Kita an mein Bein und weint
children|de|Trotzphase hoch drei, der Schuh ist falsch, der Teller blau, die Welt geht unter
children|de|macht mit sieben noch ins Bett und schämt sich vor der Klassenfahrt
children|de|jeden Morgen Bauchweh vor der Volksschule, der Arzt findet nix
children|de|wird auf dem Pausenhof gehänselt und erzählt nur noch dem Teddy davon
children|de|meine Enkelin kaut Nägel, seit die Eltern sich getrennt haben
children|fr|le marchand de sable ne passe plus, à vingt-deux heures notre loulou fait des galipettes
children|fr|Ma fille de six ans s'accroche à moi devant l'école en sanglotant
children|fr|une vraie pile électrique, il saute partout même à table
children|fr|il trie ses pâtes par couleur et refuse tout ce qui est vert
children|fr|des enfants se moquent de ses lunettes dans la cour, il ne veut plus y retourner
children+anxiety|fr|elle se demande tous les soirs si on va mourir, à sept ans
children|fr|mon petit-fils a mal au ventre avant la classe et se ronge les ongles
children|fr|jaloux de sa petite sœur, il recommence à parler bébé
carers|en|mum doesn't know my name any more and asks to go home while sitting in her own lounge
carers|en|haven't had a night off since dad's stroke
carers|en|lifting my husband in and out of the bath has done my back in
carers+burnout|en|five years of pills, pads and hospital letters, nothing left in the tank
carers|en|feel guilty for wishing it were over
carers|en|I'm her daughter, cook, nurse and taxi
carers|en|brothers never help, it's always muggins here
carers|en|my son is severely disabled and I'm getting too old to do this
carers+nightWaking|en|he wanders at night so I sleep with one ear open
carers|en|need a few days' respite while someone sits with my wife
carers|en|sandwiched between toddlers and a mother with Alzheimer's
carers|en|gave up my job to look after nan, friends drifted off
carers+anger|en|lost my rag when he asked the same thing for the tenth time, then cried in the shed
carers|en|we put Dad in a home last week and I can't forgive myself
carers|en|my neighbour looks after her paralysed husband, she never gets out, want to treat her
carers+loneliness|en|only person I see besides my poorly partner is the district nurse
carers|es|le pongo la insulina, le corto las uñas y me llama por el nombre de su hermana
carers|es|Llevo tres años sin vacaciones desde el ictus de papá
carers|es|levanto a mi marido de la cama a la silla y tengo los brazos molidos
carers+burnout|es|pastillas, pañales, médicos, un día tras otro, ya no puedo más con la abuela
carers|es|el andador, el orinal, la dependencia que no llega, y yo con la espalda partida
carers|es|me siento mala hija por querer un fin de semana para mí
carers|es|dejé la chamba para atender a mi suegro con Parkinson
carers|es|mi vecina cuida de su hijo en silla de ruedas y nunca sale, quiero echarle una mano
carers|de|mein Bruder hatte einen Unfall, seither bin ich Schwester, Köchin und Vormund
carers|de|pflege meinen Mann seit dem Schlaganfall rund um die Uhr
carers+burnout|de|Windeln, Tabletten, Pflegegrad, Anträge, ich bin am Ende meiner Kräfte
carers|de|habe ein schlechtes Gewissen, wenn ich mal zwei Stunden für mich will
carers|de|zwischen Pflegedienst und Büro, die Schwiegermutter ruft jede Viertelstunde an
carers+nightWaking|de|Papa ist dement und geistert nachts durchs Haus, ich schlafe nur mit einem Ohr
carers|de|Auszeit vom Pflegen, während jemand bei der Oma bleibt
carers|de|heben, waschen, füttern, und abends noch meine eigenen Kinder
carers|fr|l'infirmière vient à sept heures, après c'est moi, la toilette, la soupe, la télécommande perdue
carers|fr|Aidante de mon mari depuis son AVC, je n'ai plus une minute
carers|fr|je le porte du lit au fauteuil, mes bras n'en peuvent plus
carers+burnout|fr|les couches, les cachets, les papiers, quatre ans que ça dure, je suis vidée
carers|fr|notre fille polyhandicapée a vingt ans et je n'ai pas dormi à l'hôtel depuis sa naissance
carers|fr|je culpabilise d'avoir placé papa en maison
carers+nightWaking|fr|il se lève la nuit et se perd dans l'appartement, je ne dors que d'un œil
carers|fr|du répit, deux jours sans ordonnances ni fauteuil roulant à pousser
elders+loneliness|en|since Harry went the telly's the only voice in the house
elders|en|eighty one and not ready for bingo and beige slippers yet
elders+loneliness|en|my gran sits by the window all day waiting for someone to pop in
elders|en|something for dad who's seventy nine and stubborn, he should get moving again
elders|en|we're both in our late seventies, bus pass in pocket, fancy an outing with gentle walking
elders+loneliness|en|kids are in Australia, all my friends are in the cemetery
elders|en|pensioner, a bit stiff, hard of hearing, still up for a laugh
elders|en|nana's got plenty of marbles left but no one to play cards with
elders+balanceFalls|en|mum's 84 and won't leave the flat since she tripped on the kerb
elders|en|great-aunt wants to learn to use a tablet and do exercises from her chair
elders|en|old codger with a stick, looking for a hobby before I seize up
elders|en|my mother in sheltered housing is bored stiff, used to teach ballroom
elders+memory|en|grandad repeats his stories and forgets the kettle, keep his mind busy please
elders|en|widower, eighty, can't boil an egg, living on toast
elders|en|want to still get up off the floor by myself at ninety
elders|en|over 75s that aren't patronised, proper company, nobody calling me dear
elders+loneliness|es|don Pepe, mi vecino de noventa, baja la basura tres veces para charlar con alguien
elders|es|Tengo 82 años y todavía quiero bailar pasodobles
elders|es|mi padre octogenario no sale del sillón, hay que moverlo un poco
elders+loneliness|es|desde que enviudé a los setenta y ocho ceno sola con la tele
elders|es|somos unos viejitos con ganas de pasear y conocer gente de nuestra quinta
elders|es|la yaya tiene la cabeza estupenda pero nadie con quien jugar a la brisca
elders+balanceFalls|es|mamá tiene 85 y desde que se cayó no se atreve a bajar por el pan
elders|es|gimnasia suave en silla para la tercera edad, que mi tía no se apolille
elders+loneliness|de|der alte Nachbar deckt sonntags immer noch für zwei
elders|de|bin zweiundachtzig und noch lange nicht fürs Altersheim
elders|de|Mein Vater ist 79 und bewegt sich nur noch vom Sessel zum Kühlschrank
elders+loneliness|de|seit mein Mann nicht mehr ist, rede ich mit dem Wellensittich
elders|de|rüstige Rentnerin sucht Gesellschaft zum Spazieren, gern mit Rollator-Tempo
elders+memory|de|Opa vergisst den Herd und erzählt alles dreimal, er braucht Futter fürs Hirn
elders|de|betagte Tante, schwerhörig, aber für jeden Spaß zu haben
elders|de|mit fünfundsiebzig plus noch was lernen, ohne dass man wie ein Kind behandelt wird
elders+loneliness|fr|le facteur est le seul à qui ma grand-tante de 88 ans parle de la semaine
elders|fr|J'ai quatre-vingts ans et je ne compte pas finir devant Les Chiffres et les Lettres
elders|fr|papa a 83 ans, il ne quitte plus son fauteuil, il faudrait le remuer
elders+loneliness|fr|veuve depuis deux ans, les enfants au loin, les dimanches sont interminables
elders|fr|papi a toute sa tête mais plus personne pour jouer à la belote
elders+balanceFalls|fr|ma mère de 86 ans a peur de sortir depuis qu'elle a trébuché sur le trottoir
elders|fr|bouger en douceur au troisième âge, sur une chaise s'il le faut
elders|fr|on est un couple de petits vieux encore gaillards, on voudrait voir du monde
retirement|en|handed in my work pass in June and now every day feels like Sunday
retirement|en|forty years a fireman, what am I without the uniform
retirement|en|got the carriage clock, the speech, and then nothing
retirement+couples|en|he's under my feet all day since he stopped working, rearranging my spice rack
retirement|en|alarm still goes off at six but there's nowhere to be
retirement+meaning|en|sixty six, pension sorted, but what do I get up for
retirement|en|finally time to do all the things I put off, just don't know where to begin
retirement|en|miss the banter in the canteen more than I'd have thought
retirement|en|my husband hung up his boots and mopes about in his dressing gown
retirement|en|finishing work next spring and dreading the empty diary
retirement|en|sold the practice after thirty years, phone's gone silent
retirement+solo|en|newly retired teacher wanting to see the world on her own before her knees go
retirement|en|dad's colleagues clubbed together for his leaving present, he loves the outdoors
retirement|en|golden years they said, I've alphabetised the shed
retirement|en|took early redundancy at fifty nine, too young for cruises too old to be hired
retirement|en|we've packed up the caravan, grey nomads now, want to keep fit on the road
retirement|es|me dieron la placa y el reloj, y al lunes siguiente me vestí para ir a la oficina
retirement|es|Cuarenta años en la fábrica y ahora no sé qué hacer con las mañanas
retirement+couples|es|ahora que los dos cobramos pensión nos pisamos en el pasillo
retirement|es|ya cobro la pensión y por fin tengo tiempo para mí
retirement|es|echo de menos el café con los compañeros y hasta al jefe
retirement+meaning|es|sin el trabajo no sé quién soy, a los sesenta y seis
retirement|es|me prejubilaron con cincuenta y ocho, mirando obras como los abuelos
retirement|es|mi papá se retira este año del banco y queremos regalarle algo para su nueva etapa
retirement|de|letzte Woche war mein letzter Arbeitstag und jetzt ist Stille
retirement|de|Vierzig Jahre Schlosser, und plötzlich braucht mich keiner mehr
retirement|de|der Garten ist gemacht, der Keller sortiert, der Enkel in der Schule, und jetzt
retirement|de|endlich in Rente, endlich Zeit, aber wofür eigentlich
retirement|de|der Wecker klingelt um halb sechs, aus Gewohnheit, dann sitz ich da
retirement|de|mir fehlen die Kollegen und der Tratsch in der Kaffeeküche
retirement|de|gehe nächstes Jahr in den Ruhestand und hab Bammel vor dem leeren Kalender
retirement|de|Altersteilzeit vorbei, Firma verkauft, Handy bleibt stumm
retirement|fr|j'ai vendu la boulangerie, je me lève encore à trois heures pour rien
retirement|fr|Quarante ans d'enseignement, et maintenant qui suis-je sans mes élèves
retirement+couples|fr|tous les deux à la maison à plein temps, on se chamaille pour la télécommande
retirement|fr|enfin à la retraite, du temps à revendre, aucune idée par où commencer
retirement|fr|les collègues me manquent, même la machine à café
retirement+meaning|fr|soixante-quatre ans, plus de boulot, à quoi je sers maintenant
retirement|fr|le pot de départ est passé, l'agenda est vide
retirement|fr|papa raccroche la blouse après trente-cinq ans de cabinet, on lui cherche un cadeau
`
