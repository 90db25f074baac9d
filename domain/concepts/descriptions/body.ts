/** Descriptions in lay words; see descriptions.ts. */
export const BODY = `
injury|en|rolled my ankle stepping off the kerb and six weeks later it still balloons up
injury|en|pulled hamstring at five a side, how do i get back on the pitch
injury|en|physio says rest but I'm going stir crazy on the couch with my leg up
injury|en|tore my calf chasing the bus, heard it pop
injury+fitness|en|did my knee skiing in february and lost all my fitness since
injury|en|my daughter snapped her ligament at netball and is gutted about missing the season
injury|en|wrist came out of the cast yesterday and it looks like a chicken leg
injury|en|crook shoulder after coming off the mountain bike, cant lift the kettle
injury|en|shin splints again every time I go past 5k
injury|en|achilles is stiff as a board first thing, limping to the loo
injury|en|something to help a sprain heal quicker, purple bruise all down my foot
injury+phobia|en|scared to put weight on it again since I broke it
injury|en|my husband put his back out lifting the washing machine and he's hobbling about
injury|en|tennis elbow that won't shift, even holding a mug hurts
injury|en|hurt myself at the gym showing off and now i'm on crutches for a month
injury|en|old football injury keeps flaring up when the weather turns
injury|es|me torcí el tobillo bajando del autobús y lo tengo como una bota
injury|es|rotura de fibras en el gemelo jugando al pádel, ¿cuándo puedo volver?
injury|es|llevo dos meses con la escayola y la pierna se me ha quedado en nada
injury|es|mi hijo se lesionó la rodilla en el partido y anda con muletas, desanimado
injury|es|un tirón en la ingle que no se cura nunca
injury|es|me caí de la moto y el hombro me truena cada vez que levanto el brazo
injury|es|esguince mal curado, cada vez que corro se me dobla el pie
injury|es|algo para recuperarme después de que me quitaron el yeso de la muñeca
injury|de|beim Fußball umgeknickt, Knöchel dick und blau
injury+mood|de|Kreuzband gerissen und jetzt ein halbes Jahr kein Sport, mir fällt die Decke auf den Kopf
injury|de|hab mir beim Umzug was gezerrt, kann kaum die Treppe runter
injury|de|der Gips ist ab aber das Handgelenk will noch nicht so richtig
injury|de|meine Freundin hat einen Muskelfaserriss in der Wade und humpelt seit Wochen
injury|de|seit dem Skisturz traue ich mich nicht, das Bein voll zu belasten
injury|de|Tennisarm vom Heckenschneiden, nicht mal die Kaffeetasse geht
injury|de|nach der Sportverletzung langsam wieder reinkommen
injury|fr|je me suis foulé la cheville en descendant du trottoir, elle est grosse comme un melon
injury|fr|claquage au mollet en courant après le tram
injury+teens|fr|mon ado s'est pété les ligaments au judo et tourne en rond avec ses béquilles
injury|fr|on m'a enlevé le plâtre, mon bras est tout maigre et raide
injury|fr|une tendinite au coude qui traîne depuis l'été
injury+fitness|fr|peur de me refaire mal en reprenant la course après mon entorse
injury|fr|je me suis bloqué l'épaule en tombant du vélo, pas moyen d'attraper un verre dans le placard
injury|fr|reprendre doucement après une blessure, le kiné dit encore trois semaines
surgery|en|new hip in january and I want to walk round the park without the stick
surgery|en|just had my gallbladder out, tummy sore and no appetite
surgery|en|stitches come out friday, what can I do to get moving after
surgery|en|mum's home from hospital after her knee replacement and needs somewhere to convalesce
surgery|en|they opened me up for a hernia and I'm not allowed to lift anything heavier than a milk bottle
surgery|en|scar across my belly feels tight and numb, want it softer
surgery|en|what to eat before and after an op so i heal quick
surgery+anxiety|en|going under the knife next month and bricking it about the anaesthetic
surgery+energy|en|three weeks since the operation, wiped out just from having a shower
surgery+mood|en|had a hysterectomy, feeling hollow and sore, nobody tells you how long it takes
surgery+backPain|en|back fused with screws and rods last spring, how do I bend again
surgery+heart|en|my dad had a triple bypass and sits in the recliner scared to move
surgery+heart|en|bypass in the autumn, the cardiac rehab course finished and now I'm on my own
surgery|en|discharged with a bag of painkillers and a leaflet, wound still weeping a bit
surgery|en|rotator cuff repair, arm in a sling, sleeping in the armchair
surgery+fitness|en|six weeks post op and itching to swim again
surgery|es|me operaron de la cadera y quiero volver a caminar sin bastón
surgery|es|a mi madre le pusieron una prótesis de rodilla y no hay quien la levante del sofá
surgery|es|los puntos me tiran cada vez que me río
surgery|es|recién operado de hernia, no puedo cargar ni la bolsa del súper
surgery|es|la cicatriz de la cesárea vieja y la del apéndice las noto duras y pegadas
surgery+anxiety|es|entro al quirófano el mes que viene y estoy muerto de miedo por la anestesia
surgery|es|un sitio tranquilo para la convalecencia de mi papá, le quitaron la vesícula
surgery|es|me dieron el alta hace quince días y todavía ando encorvada
surgery|de|neue Hüfte seit März, Reha vorbei, und jetzt?
surgery|de|nach der Bandscheiben-OP weiß ich nicht was ich darf
surgery|de|Narbe am Bauch spannt und zieht bei jedem Wetterwechsel
surgery|de|mein Vater kommt aus dem Krankenhaus, künstliches Knie, braucht Erholung
surgery|de|unterm Messer gewesen, jetzt schlapp und die Fäden jucken
surgery+mood|de|Gebärmutter wurde entfernt, fühle mich wund und leer
surgery|de|was essen vor und nach der Operation damit alles gut verheilt
surgery+strength|de|sechs Wochen nach dem Eingriff und die Muskeln sind weg, komme kaum aus dem Sessel
surgery|fr|prothèse de hanche posée en avril, je voudrais lâcher ma canne
surgery|fr|on m'a retiré la vésicule, le ventre gonflé et plus rien ne passe
surgery+balanceFalls|fr|maman sort de l'hôpital avec un genou tout neuf et n'ose plus poser le pied
surgery|fr|ma cicatrice tire quand je me penche pour lacer mes chaussures
surgery|fr|je passe sur le billard dans quinze jours, comment me préparer
surgery|fr|maison de repos agréable après une opération du dos
surgery|fr|les agrafes sont enlevées mais je marche encore pliée en deux
surgery|fr|l'anesthésie m'a mis à plat, un mois après je suis toujours vaseux
cancer+mood|en|finished chemo in june, everyone thinks I'm fine and I'm not
cancer+selfEsteem|en|my hair is coming back curly and I don't recognise my body
cancer+anxiety|en|every scan day i fall to bits in the waiting room
cancer|en|lost a breast last year and want to feel like a woman again
cancer+energy|en|radiotherapy every morning this month, knackered by noon
cancer+gift|en|my sister found a lump and starts treatment monday, I want to do something kind for her
cancer+anxiety|en|got the all clear but can't stop waiting for it to come back
cancer|en|food tastes of metal since the infusions
cancer|en|dad's prostate diagnosis, he won't talk about it
cancer+meaning|en|rang the bell on the ward, now who am I
cancer|en|gentle week away for somebody in the middle of oncology treatment
cancer|en|fingers and toes still tingle from the drip, dropping teacups
cancer|en|mate's got leukaemia and is stuck indoors, what helps
cancer+brainFog|en|chemo brain, I put the keys in the fridge
cancer|en|arm swells up since they took the lymph nodes out
cancer+couples|en|me and my wife after her tumour, we want to breathe together before the next round of tests
cancer|es|terminé la quimio y todos creen que ya está, pero yo sigo hecha polvo
cancer+selfEsteem|es|me quitaron un pecho y no me reconozco en el espejo
cancer|es|a mi hermana le encontraron un bulto y empieza el tratamiento el lunes
cancer+anxiety+insomnia|es|cada revisión con la oncóloga paso la semana entera sin pegar ojo de miedo
cancer|es|todo me sabe a metal desde los sueros
cancer|es|mi papá va a radioterapia diario y llega agotado
cancer|es|pañuelo en la cabeza, ganas de sentirme guapa otra vez
cancer+anxiety|es|ya estoy limpia según los médicos, pero vivo esperando que vuelva el cáncer
cancer|de|Chemo überstanden, alle feiern, und ich bin nur leer
cancer+selfEsteem|de|Brust abgenommen, mein Körper ist mir fremd
cancer|de|nach den Bestrahlungen hundemüde, brauche was Sanftes
cancer+anxiety|de|vor jeder Nachsorge zittere ich tagelang
cancer+gift|de|meine Mama hat einen Tumor, wie kann ich ihr Gutes tun
cancer|de|die Haare wachsen wieder, das Vertrauen noch nicht
cancer|de|Fingerspitzen taub von den Infusionen, alles schmeckt nach Blech
cancer|de|Auszeit nach Krebs, mit Menschen die das auch durchgemacht haben
cancer|fr|la chimio est finie, tout le monde tourne la page sauf moi
cancer+selfEsteem+intimacy|fr|on m'a enlevé un sein, je n'ose plus me déshabiller devant mon mari
cancer+energy|fr|les rayons tous les matins, je suis lessivée à midi
cancer+gift|fr|ma meilleure amie a une boule au sein et commence son protocole, je veux lui offrir de la douceur
cancer+anxiety|fr|en rémission mais la trouille à chaque prise de sang
cancer|fr|mon bras gonfle depuis qu'on m'a retiré les ganglions
cancer|fr|papa a une tumeur, il ne mange plus rien, tout a un goût de fer
cancer|fr|me réconcilier avec mon corps après le cancer, perruque rangée au placard
balanceFalls|en|mum went over in the bathroom again and now she won't go out
balanceFalls|en|grandad shuffles and grabs at the furniture to cross the room
balanceFalls|en|I wobble putting my trousers on, have to sit on the bed
balanceFalls|en|tripped on the rug at christmas and lost my nerve on stairs
balanceFalls+elders|en|my nan is 84, lives alone, unsteady on her pins
balanceFalls|en|feel like I'm on a boat when I turn my head to cross the road
balanceFalls|en|can't stand on one leg for three seconds, should I worry at 67
balanceFalls|en|terrified of icy pavements since i landed on my backside outside the post office
balanceFalls|en|dad had a fall getting out of the bath and lay there an hour
balanceFalls|en|wife says i sway like a drunk walking to the letterbox and i dont touch a drop
balanceFalls|en|something to stop my mother in law tumbling on the back step
balanceFalls|en|clumsy on kerbs and escalators, holding on to strangers' sleeves
balanceFalls|en|feet don't seem to know where the floor is in the dark
balanceFalls+strength|en|legs like jelly getting off the bus, nearly toppled on to the pram
balanceFalls+elders|en|doc says I'm a falls risk and handed me a walker, I'm too proud for it
balanceFalls|en|lost my balance reaching for the top shelf and took the jars down with me
balanceFalls|es|mi madre se ha vuelto a caer en el baño y ya no quiere salir a la calle
balanceFalls|es|el abuelo se va agarrando a los muebles para llegar a la cocina
balanceFalls|es|me tambaleo al ponerme los pantalones
balanceFalls|es|desde que tropecé con la alfombra bajo las escaleras sentada
balanceFalls+elders|es|mi tía de 82 vive sola y anda con las piernas temblonas
balanceFalls|es|me voy de lado cuando giro la cabeza, como si fuera en barco
balanceFalls|es|miedo a resbalar en la regadera, ya me di un sentón
balanceFalls|es|perder el equilibrio por cualquier bordillo, ya van tres sustos este año
balanceFalls|de|Oma ist wieder gestürzt und traut sich nicht mehr zum Bäcker
balanceFalls|de|beim Sockenanziehen auf einem Bein kippe ich um
balanceFalls|de|Papa hält sich an den Möbeln fest, wenn er durchs Wohnzimmer geht
balanceFalls|de|wackelig auf den Beinen, besonders auf Kopfsteinpflaster
balanceFalls|de|seit ich über die Teppichkante gestolpert bin, habe ich Angst vor jeder Treppe
balanceFalls|de|mir wird schwummrig beim Umdrehen, ich torkle wie nach drei Bier
balanceFalls|de|etwas damit meine Schwiegermutter sicherer geht, sie will keinen Rollator
balanceFalls+ageing|de|mein Gleichgewicht ist futsch seit ich siebzig bin
balanceFalls|fr|mamie est encore tombée dans la salle de bain et n'ose plus sortir chercher son pain
balanceFalls|fr|je titube en enfilant mon pantalon
balanceFalls|fr|mon père se tient aux murs pour aller jusqu'à la cuisine
balanceFalls|fr|les trottoirs gelés me terrifient depuis ma chute devant la pharmacie
balanceFalls|fr|j'ai l'impression d'être sur un bateau dès que je me retourne
balanceFalls|fr|je me prends les pieds dans le tapis, mes filles s'inquiètent
balanceFalls+elders|fr|à 80 ans, garder l'équilibre et continuer à vivre chez moi toute seule
balanceFalls|fr|descendre de l'escabeau sans trembler, j'ai failli m'étaler deux fois
fitness|en|huffing and puffing by the second flight of stairs
fitness|en|my kids outrun me in the park and I have to sit on the bench
fitness|en|haven't broken a sweat since school, where do i even begin
fitness|en|puffed out just running for the train, face like a beetroot
fitness|en|used to play rugby, now I get winded tying my boots
fitness|en|want to run 5k by summer without dying
fitness|en|sat on my bum all through winter and it shows
fitness+beginners|en|gyms scare me, everyone is lycra and abs and I'm a potato
fitness|en|my mates booked a hike up a mountain and i get a stitch walking to the shops
fitness|en|doctor told me to get more active, 2000 steps a day at the moment
fitness+deskWork|en|couch to car to desk to couch, that's my day
fitness|en|heart pounding after mowing the lawn, embarrassing at 41
fitness+motivation|en|paid for a gym membership in january, been twice
fitness|en|lost all my stamina, can't keep up dancing at weddings
fitness|en|so unfit i got overtaken by a lady with a zimmer
fitness|en|my wife drags me on bike rides and I'm gasping at every hill
fitness|es|subo dos pisos y llego con la lengua fuera
fitness|es|mis hijos me ganan corriendo y yo me quedo en el banco del parque
fitness|es|no me muevo nada, del sofá al coche y del coche a la oficina
fitness|es|quiero correr cinco kilómetros sin echar el bofe
fitness+motivation|es|pago el gimnasio desde enero y he ido dos veces
fitness|es|antes jugaba fútbol, ahora me canso atándome los zapatos
fitness|es|el médico dice que tengo que moverme más, soy muy sedentario
fitness|es|ponerme en forma antes de la boda de mi hermano
fitness|de|im zweiten Stock bin ich schon außer Puste
fitness|de|total eingerostet, seit der Schule keinen Sport mehr gemacht
fitness|de|meine Kinder laufen mir beim Fangenspielen davon
fitness|de|schnaufe wie eine Dampflok wenn ich dem Bus hinterherrenne
fitness|de|früher Handball, heute Couch, Kondition gleich null
fitness+beginners|de|trau mich nicht ins Studio zwischen die ganzen Durchtrainierten
fitness|de|will bis Sommer eine Stunde am Stück joggen können
fitness|de|untrainiert und hochroter Kopf beim Wandern mit den Kollegen
fitness|fr|deux étages et je suis à bout de souffle
fitness|fr|je n'ai pas fait de sport depuis le lycée, par où commencer
fitness|fr|mes enfants me sèment au parc, je crache mes poumons
fitness+motivation|fr|abonnement à la salle pris en janvier, j'y suis allé deux fois
fitness|fr|rouge comme une tomate après cinq minutes de vélo
fitness|fr|me remettre en forme avant la rando avec les copains
fitness|fr|canapé, voiture, bureau, canapé : je rouille
fitness|fr|plus de cardio, un point de côté dès que je trottine
strength|en|can't open the jam jar any more, have to wait for my son to visit
strength|en|need both hands on the armrests to get up out of the sofa
strength|en|bone scan came back thin and I'm only 58
strength|en|arms like noodles, shopping bags cut me to ribbons
strength|en|mum has osteoporosis and is frightened of exercise in case something cracks
strength|en|I want to lift my grandkids without my knees giving way
strength|en|bingo wings and no oomph, never done a press up in my life
strength+ageing|en|getting shorter every year, my spine is crumbling the doctor reckons
strength+beginners|en|women over fifty lifting heavy, I'd like to try but don't know how
strength|en|muscles wasted away after months in bed
strength|en|weedy skinny lad who wants to bulk up a bit
strength|en|couldn't get my suitcase in the overhead locker, some teenager had to do it
strength|en|weak grip, dropping pans, lid of the pickles beats me
strength+ageing|en|my husband's thighs have gone to nothing since he retired
strength|en|getting up off the floor after playing lego takes me three attempts
strength+balanceFalls|en|legs too feeble for the bus step, worried I'll go down and break a hip
strength|es|no puedo abrir el bote de mermelada, tengo que llamar al vecino
strength|es|para levantarme del sillón necesito las dos manos
strength|es|la densitometría salió mal, huesos como de cristal
strength|es|brazos flojos, las bolsas del mandado me vencen
strength|es|mi madre tiene osteoporosis y le da pánico hacer ejercicio
strength|es|soy un fideo y quiero ganar músculo
strength|es|cargar a mi nieta sin que me tiemblen las piernas
strength+ageing|es|después de los cincuenta se me cayó la fuerza, ya no puedo ni con la garrafa de agua
strength|de|krieg das Gurkenglas nicht mehr auf
strength|de|aus dem tiefen Sessel komme ich nur mit Schwung hoch
strength|de|Knochendichte schlecht, der Arzt sagt ich soll Gewichte heben
strength|de|Pudding in den Armen, der Wasserkasten bleibt im Auto stehen
strength|de|meine Mutter wird immer kleiner und krummer, brüchige Knochen
strength|de|dünner Hering, hätte gern ein bisschen Muckis
strength|de|den Enkel hochheben ohne dass mir die Beine wegsacken
strength|de|Muskeln abgebaut nach langem Liegen, fühle mich wie ein Schwächling
strength|fr|impossible d'ouvrir un bocal, je dois attendre mon fils
strength|fr|je me hisse hors du canapé à deux mains
strength|fr|mes os sont poreux, dit la radio, j'ai peur de me casser le col du fémur
strength|fr|des bras en guimauve, le pack d'eau reste dans le coffre
strength|fr|maigrichon depuis toujours, je voudrais prendre un peu de muscle
strength|fr|ma mère se tasse, elle a perdu quatre centimètres
strength|fr|porter mes petits-enfants sans que les cuisses tremblent
strength|fr|plus de force dans les mains, je lâche les casseroles
weight|en|jeans won't do up, two sizes gone in a year
weight|en|tried every diet going and it all piles back on by christmas
weight|en|want to shift two stone before my daughter's wedding
weight|en|spare tyre round the middle that won't budge
weight|en|the scales haven't moved in six weeks and I'm living on lettuce
weight|en|yo-yo dieting since I was fifteen
weight|en|gp says my bmi is in the red
weight|en|beer gut at 45, can't see my toes
weight+menopause|en|thickening round the waist since the change, same food as ever
weight|en|came off the jabs and the kilos are creeping back
weight+selfEsteem|en|my wife's stacked on twenty pounds since she quit the hospital job, she cries in changing rooms
weight|en|lockdown belly never left
weight|en|help me slim down without shakes and starving
weight+smoking|en|packed in the fags and my trousers got tight straight away
weight+plusSize|en|muffin top, chafing thighs, dreading the beach in boardies
weight|en|how do i lose weight when i hate exercise
weight|es|los vaqueros no me cierran, he subido dos tallas
weight|es|he hecho todas las dietas y siempre el rebote
weight|es|quiero quitarme diez kilos antes de la boda de mi hija
weight|es|la panza chelera no me deja verme los pies
weight|es|la báscula no se mueve y llevo mes y medio comiendo lechuga
weight+smoking|es|dejé de fumar y engordé ocho kilos
weight|es|michelines que no se van ni a tiros
weight|es|mi doctora dice que tengo que adelgazar por las rodillas
weight|de|die Hose geht nicht mehr zu, Speckröllchen überall
weight|de|jede Diät probiert, immer wieder Jo-Jo
weight|de|will zehn Kilo runter bis zum Sommer
weight|de|die Waage bewegt sich seit Wochen nicht, obwohl ich nur Salat esse
weight|de|Bierbauch, seh meine Füße nicht mehr
weight+menopause|de|seit den Wechseljahren setzt alles am Bauch an
weight|de|abnehmen ohne Hungern und ohne Pulver
weight+postnatal|de|nach dem zweiten Kind nie wieder in die alten Sachen gepasst, 15 Kilo zu viel
weight|fr|mon jean ne ferme plus, deux tailles en un an
weight|fr|tous les régimes y sont passés, je reprends toujours tout
weight|fr|dix kilos à perdre avant le mariage de mon fils
weight|fr|des bourrelets qui ne veulent pas partir
weight|fr|la balance est bloquée alors que je mange trois feuilles de salade
weight|fr|la bedaine depuis que je travaille à la maison, mon chum me taquine
weight|fr|le médecin m'a dit que j'étais en surpoids, ça m'a vexée
weight|fr|maigrir sans me priver de tout ni compter les calories
eatingHabits|en|raiding the fridge at midnight in my dressing gown
eatingHabits|en|i'm fine all day then eat everything in the cupboard once the kids are down
eatingHabits+stress+workStress|en|bad day at work equals a whole tub of ice cream
eatingHabits|en|I'm not even hungry, I just can't stop picking
eatingHabits|en|standing at the counter finishing the children's fish fingers
eatingHabits|en|wolf my lunch in four minutes and don't taste a thing
eatingHabits|en|family bag of crisps gone before the film starts
eatingHabits|en|skip breakfast, skip lunch, then stuff my face at nine at night
eatingHabits|en|hide the wrappers so my partner doesn't see
eatingHabits+mood|en|bored, lonely, cross, happy: whatever it is I eat
eatingHabits|en|comfort eating since mum went into the home, toast after toast
eatingHabits|en|grazing all day working from home, kitchen is three steps from my laptop
eatingHabits|en|food is on my mind from the moment I wake up, good foods bad foods
eatingHabits|en|ordered takeaway five nights this week, again
eatingHabits|en|my son bolts his dinner in front of the telly and is back for seconds before i sit down
eatingHabits+selfEsteem|en|binge then feel disgusted then promise monday
eatingHabits|es|asalto la nevera a medianoche en pijama
eatingHabits|es|cuando estoy nerviosa me da por comer lo que pille
eatingHabits|es|no tengo hambre y aun así sigo picoteando
eatingHabits|es|me salto la comida y luego ceno por tres
eatingHabits|es|escondo los envoltorios para que mi marido no los vea
eatingHabits|es|trago la comida en cinco minutos delante de la compu
eatingHabits|es|me doy atracones y después la culpa
eatingHabits|es|aburrido en casa, la bolsa de papas se acaba sola
eatingHabits|de|nachts steh ich vorm offenen Kühlschrank
eatingHabits+stress+workStress|de|Frustessen nach jedem Streit mit dem Chef
eatingHabits|de|tagsüber nix, abends dann alles auf einmal in mich reingestopft
eatingHabits|de|schlinge mein Mittagessen runter ohne hinzugucken
eatingHabits|de|habe keinen Hunger und futtere trotzdem die ganze Tüte Chips leer
eatingHabits+selfEsteem|de|Essanfälle heimlich, danach schäme ich mich
eatingHabits|de|im Homeoffice dauernd am Naschen, die Küche ist zu nah
eatingHabits|de|meine Frau isst aus Langeweile vor dem Fernseher, würd gern was ändern
eatingHabits|fr|je dévalise le frigo à minuit
eatingHabits|fr|dès que je stresse je grignote n'importe quoi
eatingHabits|fr|je n'ai pas faim mais je finis le paquet de chips
eatingHabits|fr|je saute le repas de midi et je me goinfre le soir
eatingHabits|fr|je cache les emballages au fond de la poubelle
eatingHabits|fr|j'avale mon sandwich en trois minutes devant l'ordi
eatingHabits+heartbreak|fr|manger mes émotions, c'est tout moi depuis le divorce
eatingHabits|fr|crises de boulimie le dimanche soir et honte le lundi matin
soreness|en|can't get down the stairs after leg day
soreness|en|ran the half marathon sunday, quads are like concrete
soreness|en|everything aches after lifting paving slabs all weekend
soreness|en|calves screaming from the hike, had to walk backwards down the hill
soreness|en|My arms hurt so much from padel I couldn't wash my hair
soreness|en|two days after bootcamp and laughing makes my tummy muscles cry
soreness|en|hubby's a roofer, comes home stiff and hurting in every limb
soreness|en|legs dead from the ironman training block
soreness|en|overdid it in the garden, glutes are killing me
soreness|en|first spin class, now sitting on the loo is a challenge
soreness|en|DOMS is brutal this week, what helps
soreness|en|lactic legs, heavy as lead after footy
soreness|en|want something for tired muscles after skiing all day
soreness|en|moved house, forty boxes, shoulders and thighs wrecked
soreness|en|knackered hammies after sprint session, tender to touch
soreness|en|feet and calves throb after twelve hour waitressing
soreness|es|agujetas hasta en las pestañas después del gimnasio
soreness|es|ayer volví al fútbol sala con los del barrio y hoy camino como un vaquero
soreness|es|me duelen los cuádriceps de subir al Aneto el domingo
soreness|es|vendimia entera agachada, muslos y brazos pidiendo clemencia
soreness|es|mi hijo acaba los partidos con los gemelos como piedras
soreness|es|ando adolorido del crossfit, no puedo ni levantar el café
soreness|es|Piernas cargadas después de la ruta en bici, algo para soltarlas
soreness|es|mi viejo trabaja en la obra y llega con el cuerpo hecho polvo
soreness|de|Muskelkater vom Feinsten nach dem ersten Training seit Jahren
soreness|de|komme nach der Bergtour kaum vom Klo hoch
soreness|de|die Waden brennen, gestern 30 km gelaufen
soreness|de|den ganzen Samstag Fliesen geschleppt, jede Faser meldet sich
soreness|de|Fitnesstrainerin hat mich gequält, kann die Zahnbürste nicht mehr halten
soreness|de|mein Sohn spielt Handball und hat ständig dicke Oberschenkel danach
soreness|de|hab Holz ghackt, jetz spür i jeden Muskel
soreness|de|schwere Beine nach dem Skifahren, was Warmes zum Lockern wäre toll
soreness|fr|courbatures de partout après le cours de crossfit
soreness|fr|cours de squash hier, ma fesse droite me déteste
soreness|fr|cuisses en béton après deux jours de ski
soreness|fr|huit heures de vendange et le corps entier qui tire
soreness|fr|mon mari est maçon, il rentre le soir cassé des bras et des reins
soreness|fr|jambes lourdes et mollets durs après le trek
soreness|fr|racké de la tête aux pieds à cause du hockey d'hier
soreness|fr|Le lendemain de la séance d'escalade mes avant-bras ne savent plus tourner une clé
stiffness|en|can't touch my toes, can't even see them to be honest
stiffness|en|creak out of bed like a rusty gate every morning
stiffness|en|takes me ten minutes to straighten up after gardening
stiffness|en|hips so tight I can't sit cross legged with the toddlers
stiffness|en|my body feels like a plank
stiffness|en|putting socks on has become a gymnastic event
stiffness|en|wooden legs after the drive up from Cornwall
stiffness|en|husband's about as bendy as an ironing board
stiffness|en|stiff as a board when I get up from the sofa
stiffness|en|used to do the splits, now I can barely tie my laces
stiffness|en|Hamstrings like piano wire, years of football and never stretched
stiffness|en|shoulders won't go up far enough to do my bra
stiffness|en|at 60 i'd like to get down on the floor and back up without groaning
stiffness|en|seized up since winter, everything cracks when i move
stiffness|en|loosen up, limber up, whatever, i feel 90
stiffness|en|rolling over in bed takes planning, no pain just tight all over
stiffness|es|me levanto tiesa como un palo
stiffness|es|no llego a tocarme las rodillas, menos los pies
stiffness|es|bajarme de la bici a los setenta requiere un plan
stiffness|es|en clase de zumba soy la que no dobla ni la cintura
stiffness|es|se me agarrota todo en cuanto refresca, parezco un robot sin aceite
stiffness|es|no me llegan los brazos para subirme la cremallera del vestido
stiffness|es|Después de un rato en el sofá me cuesta enderezarme
stiffness|es|ando todo entumido, necesito estirarme y soltar el cuerpo
stiffness|de|morgens steif wie ein Brett
stiffness|de|wie in einer Ritterrüstung, jeden Winter aufs Neue
stiffness|de|eingerostet, es knackt bei jeder Bewegung
stiffness|de|den BH mach ich inzwischen vorne zu und drehe ihn
stiffness|de|Turnen war ich mal, sogar Brücke und Spagat, jetzt reicht's nicht zum Zehennägelschneiden
stiffness|de|nach langem Autofahren brauch ich fünf Minuten bis ich gerade stehe
stiffness|de|ungelenkig seit ich denken kann, will endlich geschmeidiger werden
stiffness|de|mein Papa kommt vom Boden nimmer hoch, alles verkürzt
stiffness|fr|le matin je marche comme un pantin pendant vingt minutes
stiffness|fr|me retourner pour attraper la ceinture de sécurité, toute une affaire
stiffness|fr|rouillée, ça craque de partout quand je me lève
stiffness|fr|quand je ramasse un jouet par terre j'y reste, tellement tout est raccourci
stiffness|fr|hanches bloquées, impossible de m'asseoir en tailleur
stiffness|fr|le prof de judo m'a demandé si j'avais avalé un manche à balai
stiffness|fr|Après un long trajet il me faut du temps pour me déplier
stiffness|fr|envie de délier tout ça, je me sens verrouillé comme un vieux portail
backPain|en|put my back out lifting a bag of compost
backPain|en|lower back gives way when I brush my teeth over the sink
backPain|en|slept on the floor again because the mattress kills my spine
backPain|en|lumbago, bent double like a question mark
backPain|en|my dad can't stand long enough to do the washing up, his lumbar goes
backPain|en|slipped disc two years ago and still wince getting out of the car
backPain|en|dull ache above the belt all day long
backPain+pregnancy|en|thirty weeks gone and the base of my spine is on fire
backPain|en|hurt just above my bum every time I pick up the baby
backPain|en|Twinged something reaching for the remote, embarrassing
backPain|en|hot water bottle strapped to me at the office
backPain|en|crook back from twenty years laying bricks
backPain|en|can't sleep on my front or my side without my back spasming
backPain|en|physio says weak core, painkillers say nothing
backPain|en|locked up at the till, had to be helped to a chair, L5 apparently
backPain+deskWork|en|by four in the afternoon my lower spine is begging me to leave the office chair
backPain|es|se me quedó clavada la espalda al coger al niño
backPain|es|lumbago cada dos por tres, ando doblado
backPain|es|me duele la cintura al fregar los platos
backPain|es|tengo una hernia de disco y miedo a agacharme
backPain|es|los riñones me matan después de limpiar casas todo el día
backPain|es|mi papá no aguanta parado ni diez minutos por la espalda baja
backPain|es|Duermo con una almohada entre las piernas y ni así se me pasa el dolor de las lumbares
backPain|es|levanté un garrafón de agua y algo tronó allá atrás
backPain|de|Hexenschuss beim Schuhebinden, komme nicht mehr hoch
backPain|de|mein Kreuz macht nicht mehr mit
backPain|de|Rückenweh seit dem Umzug, vor allem unten links
backPain|de|Bandscheibe, sagt der Orthopäde, und schreibt Tabletten auf
backPain|de|mir tut's im Kreiz weh, jeden Tag beim Aufstehn
backPain|de|kann das Enkelkind nicht mehr heben ohne Stich in der Lende
backPain|de|nach zwei Stunden Konzert im Stehen musste ich mich hinten an die Wand lehnen, so zog es im Steißbein
backPain+healthWorkers|de|meine Frau arbeitet in der Pflege und hebt Patienten, ihr Rücken ist hinüber
backPain|fr|tour de rein en sortant les courses du coffre
backPain|fr|les longues files d'attente au musée me scient les reins
backPain|fr|coincé ce matin devant le lavabo, plié en deux
backPain|fr|lombaires en compote après douze heures de ménage
backPain|fr|hernie discale, on me parle d'opération et je n'en veux pas
backPain|fr|mon père s'est bloqué en ramassant des pommes de terre
backPain|fr|Le bas du dos me brûle quand je porte ma fille
backPain|fr|barré dans le bas du dos depuis que j'ai pelleté la neige
neckPain|en|shoulders up round my ears by lunchtime
neckPain|en|woke with a crick and can't look left when reversing
neckPain|en|knots the size of golf balls beside my shoulder blades
neckPain|en|whiplash from a rear ender, turning my head still hurts
neckPain|en|traps like rocks, hubby's thumbs gave up
neckPain+headache|en|tight at the bottom of the skull, then it creeps up over my forehead
neckPain|en|carry the toddler on one hip and now my left shoulder is solid
neckPain|en|slept funny, head tilted like a confused dog
neckPain|en|heavy handbag side is always the sore one
neckPain|en|My neck grinds like gravel when I roll it
neckPain|en|frozen shoulder, can't reach the top shelf or do up my bra
neckPain+screens|en|looking down at my phone has given me a permanent ache at the top of my spine
neckPain|en|hairdresser wife, arms up all day, nape is murder by saturday
neckPain|en|all my tension goes straight between the shoulder blades
neckPain|en|tried four pillows and still wake up sore under the ears
neckPain|en|violinist daughter complains of pain from collarbone up to the jaw
neckPain|es|tengo las cervicales hechas polvo
neckPain|es|me levanté con tortícolis y conduzco girando el cuerpo entero
neckPain|es|al nadar a braza se me pinza algo arriba y estoy tres días sin girar
neckPain|es|soy peluquera y acabo la jornada con los brazos colgando y un ladrillo en los trapecios
neckPain|es|desde el choque por atrás no puedo voltear bien la cabeza
neckPain|es|tengo el cuello duro como piedra de tanto cargar la mochila
neckPain|es|Me cruje la nuca cada vez que miro hacia arriba
neckPain|es|hombro congelado, no alcanzo ni el tinte del estante
neckPain|de|Nacken wie Beton, kann beim Einparken nicht nach hinten schauen
neckPain|de|nach jeder Steuererklärung eine Platte zwischen den Schulterblättern
neckPain|de|verlegen, Kopf schief, der ganze Tag im Eimer
neckPain|de|lauter Knubbel neben dem Schulterblatt
neckPain|de|die HWS zwickt seit dem Auffahrunfall
neckPain|de|meine Freundin spielt Querflöte, die linke Halsseite ist dauerhaft hart
neckPain|de|Gnack steif vom Zug im Büro, immer dieselbe Seite
neckPain|de|Zugluft im Auto genügt und ich kann zwei Tage nur geradeaus gucken
neckPain|fr|torticolis depuis lundi, je tourne tout le buste pour dire bonjour
neckPain|fr|peindre le plafond, très mauvaise idée pour ma nuque
neckPain|fr|le bébé dort sur mon bras gauche, tout est noué du cou au coude
neckPain|fr|cervicales coincées après un coup du lapin
neckPain+screens|fr|la nuque raide à force de regarder mon téléphone
neckPain|fr|après la chorale, à force de tenir la partition, ça me tire jusqu'à l'oreille
neckPain|fr|Épaule gelée, je n'arrive plus à enfiler mon manteau
neckPain|fr|j'ai le cou barré, pas capable de checker mon angle mort
sciatica|en|shooting pain from my bum cheek down to the ankle
sciatica|en|electric shocks down the left leg when i cough
sciatica|en|can't sit in the cinema, burning line down the back of the thigh
sciatica|en|pins and needles in two toes and a sore buttock
sciatica|en|driving is torture, right leg goes numb by the second roundabout
sciatica|en|My nerve is trapped somewhere low and it fires all the way to the calf
sciatica|en|feels like a hot wire running through my leg
sciatica|en|sciatica flaring again, can't find a position in bed
sciatica+pregnancy|en|baby's lying on a nerve and I get zapped in the buttock with each step
sciatica|en|dad limps, says lightning goes from hip to foot
sciatica|en|piriformis they reckon, deep ache in one cheek, sit on a tennis ball all day
sciatica|en|standing at the ironing board my leg starts to tingle and give way
sciatica|en|wallet in back pocket for years, now toothache pain down my leg
sciatica|en|sneezed and a bolt shot to my heel
sciatica|en|one leg asleep every morning, starts at the bottom of my back
sciatica|en|got out the van and nearly dropped, jolt from the arse to the knee
sciatica|es|un latigazo desde la nalga hasta el tobillo
sciatica|es|la ciática no me deja estar sentada ni para comer
sciatica|es|se me duerme la pierna derecha cuando manejo
sciatica|es|en misa no sé cómo ponerme, medio culo fuera del banco para que no me pinche la pierna
sciatica|es|como un cable ardiendo que baja por la pierna
sciatica|es|tengo un nervio pinzado y cojeo como un pirata
sciatica|es|Mi madre no encuentra postura en la cama, le quema del glúteo al pie
sciatica|es|hormigueo en los dedos del pie y dolor en la pompa izquierda
sciatica|de|es schießt vom Po bis in die Wade
sciatica|de|Ischias, kann weder sitzen noch liegen
sciatica|de|an der Supermarktkasse auf einem Bein stehen wie ein Storch, sonst zieht's bis zur Kniekehle
sciatica|de|linkes Bein kribbelt und der kleine Zeh ist taub
sciatica|de|taube Stelle an der Fußsohle und der Arzt klopft nur aufs Knie
sciatica|de|Autofahren unmöglich, brennt die ganze Oberschenkelrückseite runter
sciatica|de|meinem Opa zieht's von der Hinterbacke bis zur Ferse
sciatica|de|nachts weiß ich nicht wohin mit dem Bein, ein Ziehen als ob jemand an einer heißen Schnur reißt
sciatica|fr|une décharge de la fesse jusqu'au pied
sciatica|fr|sciatique qui revient tous les hivers
sciatica|fr|j'ai la jambe gauche engourdie dès que je conduis
sciatica|fr|le pied gauche traîne un peu et la cuisse picote quand je repasse
sciatica|fr|pas moyen de rester au théâtre jusqu'à l'entracte, ça pique dans le bas de la jambe
sciatica|fr|comme un fil brûlant le long du mollet, je dors par terre
sciatica|fr|Ma mère ne tient plus assise à table, ça lui tire dans la fesse
sciatica|fr|fourmis dans les orteils et élancements depuis la hanche
posture|en|my mum keeps telling me to stand up straight, I'm 34
posture|en|saw myself in a shop window, hunched like a shrimp
posture|en|wedding photos, my head sticks out in front like a tortoise
posture|en|rounded shoulders, collapsed chest
posture+children|en|son slouches over his homework like a wet sock
posture|en|dowager's hump starting at the back of my collar
posture|en|shrinking, two centimetres since my last check up, I'm curling forwards
posture|en|Tall girl, spent my teens stooping to fit in and now I'm stuck that way
posture|en|one hip higher than the other, trousers never hang right
posture|en|belly sticks out because my lower back is so arched
posture|en|how do dancers hold themselves like that
posture|en|want to walk into a room with my chest open not caved in
posture|en|shoulder blades that wing out, tailor pointed it out
posture+neckPain|en|tech neck, turtle head, sore at the top of the back
posture+teens|en|teenage daughter hides her height by folding herself in two
posture|en|slump on the sofa, slump at the table, even slump in the car
posture|es|voy encorvado como un gancho
posture|es|mido 1,80 y toda la adolescencia me encogí para no destacar
posture|es|el fotógrafo me dijo saca el pecho y ya no supe cómo
posture|es|la maestra de flamenco me empuja el esternón hacia arriba todo el rato
posture+teens|es|mi hija se dobla sobre el celular como camarón
posture|es|me estoy jorobando con la edad
posture|es|Quiero caminar erguida, con el pecho abierto, como las bailarinas
posture|es|una cadera más alta que la otra, el sastre se dio cuenta
posture|de|beim Schneider: linke Schulter zwei Zentimeter tiefer
posture|de|auf Krücken lange schief gegangen und nie wieder richtig aufgerichtet
posture|de|Rundrücken, Schultern hängen nach vorn
posture+children|de|der Schulranzen zieht den Buben ganz nach hinten und dann rundet er sich wie eine Katze
posture|de|in der Chorprobe heißt es immer Brustbein hoch, bei mir klappt das nicht
posture|de|langsam kriege ich einen Buckel wie Oma
posture|de|möchte königlich gehen wie meine russische Ballettlehrerin mit achtzig
posture|de|Hohlkreuz, das Kleid sitzt nicht und der Bauch steht raus
posture|fr|mon kiné m'appelle la crevette
posture|fr|au mariage de mon fils j'aimerais me tenir fière dans ma robe et non recroquevillée
posture|fr|épaules en avant, dos rond, menton qui pointe
posture+teens|fr|mon ado est avachi du matin au soir
posture|fr|une bosse qui pousse à la base du cou
posture|fr|apprendre à porter un livre sur la tête, comme dans le temps
posture|fr|Je m'affaisse dès que je suis fatiguée, le ventre devant et la tête dans les épaules
posture|fr|me redresser, arrêter de marcher comme un bossu
deskWork|en|hands numb from typing all day
deskWork|en|nine hours on a kitchen chair with a laptop on a pile of cookbooks
deskWork|en|only walk I get is to the printer
deskWork|en|wrists ache, mouse hand tingles at night
deskWork|en|bum glued to the office chair from eight till six
deskWork|en|carpal tunnel according to the pharmacist, I do data entry
deskWork|en|working from home since 2020 and my hip flexors have given up
deskWork|en|back to back calls, some days I don't stand till three
deskWork|en|My watch says 900 steps, that's the whole day
deskWork|en|coder boyfriend sits like a prawn from breakfast to midnight
deskWork|en|call centre headset, screen, chair, repeat, my body's turning into furniture
deskWork+eyes|en|forearms burning and eyes square after budget week
deskWork|en|stuff I can do in my work clothes between meetings
deskWork|en|legs swell up under the desk by mid afternoon
deskWork|en|rsi in my right thumb from the trackpad
deskWork|en|sedentary job, feel like a sack of spuds by friday
deskWork|es|ocho horas pegada a la silla y las muñecas dormidas
deskWork|es|teletrabajo en la mesa del comedor, estoy hecha un cuatro
deskWork|es|como delante del ordenador con el táper y ceno igual
deskWork|es|de la cama al escritorio y del escritorio a la cama
deskWork|es|se me hinchan los pies de estar sentado en el call center
deskWork|es|túnel carpiano dice el doctor, paso el día capturando facturas
deskWork|es|Mi reloj me regaña porque no me levanto en toda la mañana
deskWork|es|en la ventanilla del ayuntamiento no me levanto ni para sellar
deskWork|de|den ganzen Tag am Schreibtisch, abends bin ich wie eingegossen
deskWork|de|Mausarm, die Hand kribbelt bis zum Ellbogen
deskWork|de|Homeoffice am Küchentisch, Stuhl vom Flohmarkt
deskWork|de|früher Gärtner, jetzt Innendienst, mein Hintern wird platt
deskWork|de|Handgelenke tun weh vom Tippen
deskWork|de|Lkw-Disposition, Headset auf, Beine eingeschlafen unterm Tisch
deskWork|de|mein Mann ist Programmierer und wird langsam eins mit dem Drehsessel
deskWork+beginners|de|kleine Übungen fürs Büro, ohne dass die Kollegen gucken und ich mich blamiere
deskWork|fr|standardiste, le casque sur les oreilles et les jambes qui gonflent
deskWork|fr|télétravail sur la table de la cuisine, poignets en feu
deskWork|fr|la main de la souris fourmille la nuit
deskWork|fr|doctorante, je vis sur une chaise de bibliothèque depuis octobre
deskWork|fr|canal carpien à force de saisir des factures
deskWork|fr|enchaîner les visios sans jamais se lever
deskWork|fr|La comptable que je suis connaît chaque tache de sa moquette, à force d'être vissée là
deskWork|fr|chevilles gonflées sous le bureau en fin d'aprèm
joints|en|knees crack like bubble wrap on the stairs
joints|en|can't open a jam jar anymore, thumbs too sore
joints|en|my rings don't fit over the knuckles
joints|en|hip grumbles when it's about to rain
joints|en|bone on bone the consultant said, but too young for a replacement
joints|en|Mum's fingers have gone knobbly and she's had to give up knitting
joints|en|getting out of a low chair, both knees shout
joints|en|gout in the big toe, even the sheet hurts
joints|en|worn out cartilage from thirty years fitting carpets
joints|en|arthritis in both hands, hate the damp
joints|en|swollen puffy wrists in the morning, ease off by eleven
joints|en|walking downhill is agony under the kneecap
joints|en|old dog and me, same dodgy hips, same slow walk
joints|en|elbow won't straighten, tennis days are over
joints+fitness|en|what sport is there for someone with rubbish knees
joints|en|rheumatoid since 29, bad days i can't hold a pen
joints|es|al agacharme para el rosario me tienen que levantar entre dos
joints|es|las bolas de petanca ya no las agarro bien, los nudillos protestan
joints|es|bailaba salsa y ahora la cadera me dice que no a la segunda vuelta
joints+elders|es|mi suegra ya no puede echar las tortillas, las coyunturas se le hicieron bolas
joints|es|tengo los huesos gastados, artrosis dice el traumatólogo
joints|es|las reumas me tienen fregada con este frío
joints|es|Me levanto con las manos hinchadas y no me entra el anillo
joints|es|me pincharon ácido en la rodilla y sigo igual, menisco roto y gastado
joints|de|Knie knirschen auf jeder Treppe
joints|de|Wäsche aufhängen geht nur mit Pausen, die Finger wollen die Klammern nicht zusammendrücken
joints|de|seit dem Kreuzband mit 20 ist das Knie mein Sorgenkind
joints|de|Arthrose in beiden Knien, für eine Prothese angeblich zu jung
joints|de|Sprunggelenk vom Fußball kaputt, Kopfsteinpflaster ist mein Feind
joints|de|Gicht im großen Zeh, vorbei mit Bier und Schnitzel
joints|de|Rheuma, bei Nässe ist es am schlimmsten
joints|de|bergab wandern tut unter der Kniescheibe höllisch weh, bergauf geht es
joints|fr|je jardine sur un petit banc parce que m'agenouiller, c'est fini
joints|fr|tourner la poignée de porte me pince le poignet à hurler
joints|fr|le vélo ça va, la marche non, la hanche grince au bout d'un kilomètre
joints|fr|arthrose, plus de cartilage, trop jeune pour une prothèse
joints|fr|polyarthrite à 33 ans, je tiens ma fourchette comme une enfant
joints|fr|trente ans de carrelage à quatre pattes, mes rotules ont rendu les armes
joints|fr|J'ai les chevilles et les coudes rouillés par les rhumatismes
joints|fr|descendre à la cave me fait grimacer, c'est la rotule
chronicPain|en|hurts everywhere and nothing shows up on the scans
chronicPain|en|every day a seven out of ten for six years
chronicPain|en|fibro flare, even my clothes hurt
chronicPain|en|doctors think it's in my head but I ache from scalp to heel
chronicPain|en|my wife cancels everything because she never knows how sore she'll be
chronicPain|en|tender all over, a hug makes me wince
chronicPain|en|sick of tramadol, looking for another way to live with this
chronicPain|en|The pain clinic discharged me with a leaflet
chronicPain|en|some mornings feels like I've been run over by a lorry
chronicPain|en|pay for one good day with three in bed aching
chronicPain|en|nerve damage after shingles, burning skin that never stops
chronicPain|en|ehlers danlos, something always popping out or throbbing
chronicPain|en|people say i look fine, inside its like flu that never ends
chronicPain+mood|en|constant aching is wearing me down, I'm miserable company
chronicPain|en|pacing, heat pads, pills, that's my whole personality now
chronicPain|en|is there anywhere that understands people who hurt all the time
chronicPain|es|he pasado por reumatólogo, neurólogo y curandero, y nadie da con lo mío
chronicPain|es|fibromialgia desde hace diez años, hasta el roce de la sábana me molesta
chronicPain|es|dicen que son nervios, pero yo amanezco como apaleada
chronicPain|es|vivo con dolor a diario y nadie lo ve
chronicPain+disability|es|me denegaron la incapacidad porque por fuera se me ve estupenda
chronicPain|es|harta de pastillas que ya no me hacen nada
chronicPain|es|si me abrazan fuerte veo las estrellas, mi nieto ya sabe que despacito
chronicPain|es|Parche, gotas, infiltración, otra vez parche, y el brazo me sigue quemando desde la operación
chronicPain|de|heute der Ellbogen, morgen die Rippen, übermorgen alles zusammen
chronicPain|de|Wetterumschwung, und ich liege mit Weichteilrheuma auf dem Sofa
chronicPain|de|seit acht Jahren jeden Tag Schmerzen, mal hier mal dort
chronicPain|de|die denken alle ich bilde mir das ein
chronicPain|de|mein Freund führt ein Schmerztagebuch, kein einziger Tag unter fünf
chronicPain|de|meine Mutter lebt von Schmerzpflastern und geht kaum noch raus
chronicPain|de|Schmerzklinik war gut, aber daheim fällt alles wieder zusammen
chronicPain|de|lernen damit zu leben, weil weg geht es wohl nicht mehr
chronicPain|fr|je choisis entre la douche et la vaisselle, le corps ne permet pas les deux
chronicPain|fr|fibromyalgie, on me dit que c'est dans la tête
chronicPain|fr|douleurs diffuses, mot poli pour dire qu'ils ne savent pas
chronicPain|fr|une brûlure dans le bras depuis mon zona, elle ne dort jamais, moi non plus
chronicPain|fr|ras le bol de la codéine, vivre autrement avec cette douleur
chronicPain|fr|les points sensibles, j'en ai dix-huit sur dix-huit, gros lot
chronicPain|fr|Je souris au travail et je serre les dents, personne ne voit rien
chronicPain|fr|mon père souffre en silence depuis sa chute de l'échelle il y a douze ans
massage+neckPain|en|somebody with strong thumbs to dig the knots out of my shoulders please
massage|en|i just want to lie face down on a warm table and be kneaded like bread dough for an hour
massage+soreness|en|calves like concrete after the half marathon, need someone to really work them over
massage+stress|en|warm oil, soft hands, dim room, nobody asking me for anything
massage|en|being pummelled and stretched on a floor mat the way they do it in thailand
massage+pregnancy|en|32 weeks and aching, is there anyone who'll rub my lower back while i lie on my side
massage|en|my husband's idea of a back rub lasts forty seconds, want the real thing from a pro
massage|en|want an elbow in that spot under my shoulder blade, don't go easy on me
massage+loneliness|en|nobody has laid a hand on me since my wife went, would just like to be touched kindly by someone trained
massage|en|hot stones down my spine then someone pressing all the sore bits of my feet
massage+neckPain|es|que alguien me deshaga los nudos del cuello con las manos
massage|es|tumbarme boca abajo con aceitito caliente y que me soben la espalda una hora
massage+soreness|es|tengo las piernas cargadísimas de la bici, necesito que me las descarguen apretando fuerte
massage+elders|es|a mi madre le encantaría que le frotaran los pies y las pantorrillas con calma
massage|es|me urge una buena sobada de esas que te truenan hasta los huesos
massage|de|irgendwer mit Bärenpranken, der meine verspannte Rückseite weichklopft, danach eine Tasse Tee und Ruhe
massage+pregnancy|de|achter Monat, das Kreuz zieht, ob mich jemand in Seitenlage vorsichtig durchreiben kann
massage+deskWork|de|vom Mausarm bis rauf zum Nacken alles hart, da sollen mal fremde Finger ran
massage+headache|de|Kopfhaut kraulen, Schläfen kreisen, Ohren zupfen, dabei schlaf ich sofort weg
massage|de|am Basar in Istanbul haben sie mich eingeschäumt und abgeschrubbt bis ich weich war wie Butter, sowas will ich hier auch
massage|fr|qu'on me fasse craquer les pieds et rouler la peau du dos, même si ça pique un peu
massage+couples|fr|tous les deux côte à côte, chacun sa table, de l'huile à la fleur d'oranger et pas un téléphone
massage+digestion|fr|quelqu'un pour me frotter le ventre en rond, comme faisait ma grand-mère quand j'étais ballonnée
massage+deskWork|fr|avant-bras durs à force de coiffer toute la journée, je voudrais qu'on me les dénoue
massage|fr|des mains posées sur moi, lourdes et chaudes, jusqu'à ce que je ronfle
gentleYoga+stiffness|en|slow stretches on a mat for someone who creaks, nothing bendy or sweaty
gentleYoga+beginners|en|is there a version for people who can't touch their toes and don't want to be twisted into a pretzel
gentleYoga+elders|en|mum's 78, would like easy stretching she can do holding on to a chair
gentleYoga|en|lying over cushions under a blanket for ages while somebody tells you to breathe into your hips
gentleYoga+backPain|en|dodgy lower back so no headstands, just soft moves with a kind teacher
gentleYoga|en|floor stretches at a snail's pace, done in pyjamas if possible
gentleYoga+insomnia|en|a few easy poses before bed to loosen the legs and make me sleepy
gentleYoga+surgery|en|doctor said i may start moving again after the op but only very softly, bending and reaching with my breath
gentleYoga+plusSize|en|big body, bad knees, still fancy a stretchy class where nobody's doing the splits
gentleYoga|en|cat and cow, legs up the wall, nap at the end. thats my level
gentleYoga+stiffness|es|estiramientos suavecitos en la esterilla, que estoy más tiesa que un palo
gentleYoga+pregnancy|es|con esta panza ya no me agacho, algo pausado de abrir caderas y respirar hondo
gentleYoga|es|moverme despacio respirando, sin hacer el pino ni sudar la gota gorda
gentleYoga+men|es|tengo cincuenta y ocho, soy camionero y no me doblo, una clase de estirarse sin que se rían de mí
gentleYoga+backPain|es|posturas tranquilas con mantas y cojines que no me fastidien la espalda
gentleYoga+stiffness|de|früh aus dem Bett wie ein rostiges Scharnier, bitte langsam aufdehnen, ohne Verrenkungen
gentleYoga+men|de|Kerl, 55, unbeweglich wie ein Baumstamm, will dehnen ohne Räucherstäbchen und ohne Gekicher
gentleYoga|de|lange in einer bequemen Haltung liegen bleiben, Kissen unter den Knien, Decke drüber
gentleYoga+postnatal|de|nach der Geburt wieder behutsam in den Körper kommen, Matte, Atmen, Baby liegt daneben
gentleYoga+joints|de|weiche fließende Bewegungen die meine Knie mitmachen
gentleYoga+cancer|fr|après les rayons je peux à peine lever le bras, bouger tout doux au sol avec mon souffle
gentleYoga|fr|la salutation au soleil mais version grasse matinée
gentleYoga+elders|fr|au foyer on aimerait des étirements assis, avec des ballons et un peu de musique calme
gentleYoga+plusSize|fr|je suis ronde et pas souple du tout, un cours calme où on ne finit pas en bretzel
gentleYoga+workStress|fr|entre midi et deux, dérouler le dos, ouvrir les hanches, repartir moins crispée
dance|en|put loud music on and let me fling myself about with my eyes shut
dance|en|i used to boogie round the kitchen, want to move like that again with other people
dance+beginners|en|two left feet but dying to learn a bit of salsa
dance+couples|en|we'd like to learn to waltz before our silver wedding without treading on each other
dance|en|barefoot on a wooden floor, drums, no steps to remember, everyone sweaty and grinning
dance+mood|en|when a good song comes on my whole body wakes up and i forget to be sad, more of that
dance+elders|en|tea and a foxtrot on thursday afternoons, gran was the belle of the palais
dance+shyness|en|only ever jig about when im alone with the curtains shut, somewhere i could do it without being looked at
dance|en|shaking my hips, twirling, hip hop, bollywood, i don't mind as long as there's a beat
dance+fitness|en|hate gyms but i'd happily hop about to abba for an hour to get my breath back
dance|es|quiero menear el esqueleto descalza con la música a tope
dance+retirement|es|ahora que tengo las tardes libres quiero volver a la verbena, sevillanas, pasodoble, lo que toquen
dance+shyness|es|me da corte mover las caderas delante de la gente pero me muero de ganas
dance|es|soltarme con tambores, cerrar los ojos y que el cuerpo haga lo que quiera
dance+anger|es|zapatear fuerte hasta que se me pase el coraje
dance|de|bei der Hochzeit meiner Cousine hab ich vier Stunden durchgetanzt, so lebendig war ich seit Jahren nicht
dance+beginners|de|im Takt klatschen kann ich, der Rest ist Gestolper, wer bringt mir Discofox bei
dance+postnatal|de|mit dem Baby im Tragetuch durch den Raum schunkeln und andere Mütter treffen
dance|de|trommeln, stampfen, Hüften kreisen, mal richtig abzappeln
dance+anger|de|Wut rausstampfen, Arme schleudern, laut sein dürfen zur Musik
dance|fr|se déhancher jusqu'à avoir le tee-shirt trempé, lumière éteinte
dance+elders|fr|pépé rêve encore du bal musette, un accordéon et une piste cirée
dance|fr|une gigue, un cercle circassien, des sabots qui claquent, comme aux veillées d'avant
dance+weight|fr|la balance m'ennuie, le tapis de course aussi, par contre zouk et kizomba je tiens deux heures
dance+heartbreak|fr|depuis qu'il est parti je ne fais plus de rock à deux, je cherche un cavalier et une salle
`
