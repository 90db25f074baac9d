/** Descriptions in lay words; see descriptions.ts. */
export const PRACTICE = `
meditation|en|want to learn to sit still on a cushion and watch my thoughts drift by
meditation|en|ten quiet minutes with eyes closed before the house wakes up
meditation+overthinking|en|someone to guide me with a calm voice so my head stops jabbering
meditation|en|be here now instead of already in next tuesday
meditation|en|my sister sits cross-legged each morning following her breath and she's so serene
meditation|en|how do you empty your mind, mine's like a pub at closing time
meditation|en|repeat a word silently over and over till i settle
meditation|en|body scan from toes to scalp lying on the carpet
meditation+silence|en|go and live with monks for a week and sit facing a wall
meditation|en|learn to notice what i feel without running off with it
meditation|es|sentarme en un cojín, cerrar los ojos y no pensar en nada
meditation|es|que una voz suave me vaya guiando para calmar la mente
meditation|es|aprender a estar en el aquí y ahora
meditation|es|diez minutitos quieto antes de que se levanten los niños
meditation|es|dejar pasar los pensamientos como nubes, dicen, a mí no me sale
meditation|de|einfach dasitzen und die gedanken vorbeiziehen lassen
meditation|de|im Schneidersitz auf dem Kissen, Augen zu, nur den Atem beobachten
meditation|de|jemand der mich mit ruhiger stimme durch den körper führt, von den zehen bis zum kopf
meditation|de|lernen im augenblick zu sein statt immer schon beim nächsten
meditation+faith|de|ein paar Tage im Kloster bei Zen-Mönchen sitzen
meditation|fr|m'asseoir les yeux fermés et laisser filer les pensées
meditation|fr|une voix douce qui me guide dix minutes le matin
meditation|fr|apprendre à être là, maintenant, et pas dans ma liste de courses
meditation|fr|faire le vide dans ma tête sur un coussin
meditation|fr|répéter un mantra en tailleur face au mur
breath|en|learn to inhale slowly and let a long exhale calm me down
breath|en|count four in, hold four, out four, want someone to teach me properly
breath|en|huffing and puffing on purpose lying on a mat until my fingers tingle
breath|en|i hold my breath at the keyboard without noticing, want to learn to use my belly
breath+anxiety|en|something i can do with my nose and lungs when nerves come up on the bus
breath|en|deep slow sighs, tummy rising, tummy falling
breath|en|that thing with blocking one nostril then the other
breath|en|breathing workshop where people cry and let it all out
breath|en|free divers stay under for minutes, how do they train their lungs
breath|en|a pacer that tells me when to draw air in and when to let it go
breath|es|aprender a respirar con la barriga y no con el pecho
breath|es|inhalar en cuatro, aguantar, soltar despacito
breath|es|ejercicios de respiración para cuando me pongo nervioso
breath|es|tapar un agujero de la nariz y luego el otro
breath|es|soltar el aire fuerte tumbada hasta que te hormiguean las manos
breath|de|richtig in den bauch atmen lernen
breath|de|Vier Sekunden ein, sechs aus, das soll beruhigen
breath|de|ich halt ständig die luft an, will wieder tief durchschnaufen können
breath|de|schnell und heftig atmen auf der matte bis alles kribbelt und die gefühle hochkommen
breath|de|Abwechselnd durch das linke und rechte Nasenloch
breath|fr|apprendre à souffler lentement pour me calmer
breath|fr|respirer par le ventre, gonfler, dégonfler
breath|fr|cinq secondes j'inspire, cinq secondes j'expire, avec quelqu'un qui compte
breath|fr|boucher une narine puis l'autre, il paraît que ça apaise
breath|fr|un atelier de souffle où on lâche tout allongé par terre
sound|en|lie down under a blanket while somebody strikes a big gong
sound|en|those metal singing bowls you feel humming in your ribs
sound|en|let vibrations wash over me, no effort, just listening
sound|en|chimes, drums, rain sticks, everyone horizontal with eye pillows
sound|en|a bowl placed on my belly and gently struck
sound|en|want to hum and om with other people until my chest buzzes
sound|en|drifting off to crystal bowls at dusk
sound|en|tuning forks held against the bones
sound|en|didgeridoo played right over my body
sound+insomnia|en|deep droning tones to send me off to sleep
sound|es|tumbarme con una manta mientras tocan cuencos
sound|es|un gong grande que te vibra hasta en los huesos
sound|es|escuchar cuencos de cuarzo y dejarme llevar
sound|es|un baño de sonido al atardecer
sound|es|tambores y campanitas, todos acostados con los ojos tapados
sound|de|auf der matte liegen und die klangschalen durch den bauch spüren
sound|de|ein großer Gong, der durch Mark und Bein geht
sound|de|zugedeckt daliegen und nur den tönen lauschen
sound|de|trommeln, glöckchen, regenstab, und wegdösen
sound|de|Gemeinsam summen und tönen, bis der Brustkorb vibriert
sound|fr|allongée sous un plaid pendant qu'on fait chanter des bols
sound|fr|le gong qui résonne dans tout le corps
sound|fr|me laisser bercer par des vibrations, sans rien faire
sound|fr|bols en cristal, carillons et tambour, les yeux fermés
sound|fr|un bol tibétain posé sur le ventre
float|en|bob about weightless in salty water in the dark
float|en|shut the lid of that egg shaped pod and feel nothing
float|en|water so salty you can't sink, like the dead sea
float|en|no gravity on my joints, no light, no sound, an hour of nowhere
float+backPain|en|lying on water to take all the load off my spine
float|en|a tank full of epsom salts heated to skin temperature
float|en|cut off all the senses for a while
float|en|drift like a cork, ears under, only my heartbeat
float|en|friend came out of one of those floatation pods looking newborn
float|en|do you get claustrophobic in the salt bath capsule
float|es|flotar en agua muy salada, a oscuras, sin sentir el peso
float|es|meterme en una cápsula con sal y desconectar los sentidos
float|es|como en el mar muerto, que no te hundes
float|es|un tanque sin luz ni ruido, solo mi corazón
float|es|quedarme ingrávida una hora en agua tibia
float|de|schwerelos im salzwasser treiben
float|de|in so einem Tank im Dunkeln liegen, nichts hören, nichts sehen
float|de|wie im toten meer, man geht nicht unter
float|de|körperwarmes becken mit ganz viel salz, ohren unter wasser
float|de|Deckel zu und die Welt ist weg, kein Gewicht mehr auf dem Rücken
float|fr|flotter sans effort dans de l'eau très salée
float|fr|un caisson noir et silencieux où on ne pèse plus rien
float|fr|comme la mer morte mais dans une bulle fermée
float|fr|me couper de tous les sens pendant une heure
float|fr|faire la planche dans un bassin de sel d'epsom tiède
needles|en|someone to stick tiny pins in me, did wonders for my aunt
needles|en|chinese doctor who feels your pulse and looks at your tongue
needles|en|thin needles along the meridians
needles|en|do they hurt, the pins in the ear
needles|en|acupuncture near the station for my knee
needles|en|lying there like a hedgehog for half an hour
needles|en|a spiky mat you lie on that prickles your back
needles|en|unblock my qi with little points in hands and feet
needles+fertility|en|clinic said some women get pricked before the embryo transfer
needles+migraine|en|tried pills for my head, now i'd give needling a go
needles|es|que me pinchen con agujitas finas, a mi tía le fue genial
needles|es|un chino que te toma el pulso y te mira la lengua
needles|es|agujas en la oreja para los nervios
needles|es|¿duele mucho la acupuntura?
needles|es|quedarme acostada como erizo, llena de piquetitos
needles|de|dünne nadeln gesetzt kriegen, meiner nachbarin hat's geholfen
needles|de|chinesische medizin, wo man zunge und puls anschaut
needles|de|akupunktur gegen das knie, zahlt das wer
needles|de|daliegen wie ein igel mit pieksern in den füßen
needles|de|So eine stachelige Matte zum Drauflegen, bei der alles prickelt
needles|fr|me faire piquer avec des petites aiguilles
needles|fr|un médecin chinois qui regarde la langue et prend les pouls
needles|fr|des aiguilles dans l'oreille, ça marche vraiment ?
needles|fr|débloquer les méridiens, point par point
needles|fr|tapis à picots sous le dos, le soir
heat|en|sit on hot wooden benches till i'm dripping
heat|en|sweat it all out then jump in the lake
heat|en|steam so thick you can't see your feet, eucalyptus in the air
heat|en|chilled to the marrow all winter, want to bake properly
heat|en|ladle of water on the stones, that hiss
heat|en|bundled in an infrared blanket sweating on the sofa
heat|en|a barrel sauna in the garden with a view
heat|en|scrubbed on a warm marble slab in a turkish bath
heat|en|my finnish granddad swears by birch twigs and ninety degrees
heat|en|sweat lodge, stones glowing, pores wide open
heat|es|sudar a chorros en un cuarto de madera
heat|es|vapor con eucalipto hasta no ver nada
heat|es|un temazcal con piedras calientes y hierbas
heat|es|entrar en calor, tengo el frío metido en los huesos
heat|es|baño turco con mármol caliente y jabón negro
heat|de|schwitzen bis es tropft und dann ab in den schnee
heat|de|Aufguss mit Birkenduft, neunzig Grad, oberste Bank
heat|de|durchgefroren, ich brauch mal richtig hitze
heat|de|dampfbad wo man die hand vor augen nicht sieht
heat|de|Infrarotkabine für daheim, abends eine halbe Stunde drin sitzen
heat|fr|transpirer à grosses gouttes sur un banc de bois
heat|fr|hammam, savon noir et gommage sur la pierre chaude
heat|fr|gelée jusqu'aux os, je rêve d'une grosse chaleur sèche
heat|fr|de la vapeur d'eucalyptus plein le nez
heat|fr|une cabane à sauna au bord du lac, puis un plouf
hotSprings|en|steaming pool outdoors while snow falls on my hair
hotSprings|en|water that comes warm out of the ground and smells of eggs
hotSprings+joints|en|soak my rheumatic bones in mineral water like granny did at the spa town
hotSprings|en|japanese bath, naked, rocks around, mountains behind
hotSprings|en|up to my neck in a natural hot pool under the stars
hotSprings|en|thermal baths with whirlpools and jets, all day ticket
hotSprings|en|taking the waters, like in jane austen
hotSprings|en|volcano heated lagoon, milky blue
hotSprings|en|wallow in a warm spring in the woods, no chlorine
hotSprings|en|fingers pruney, cheeks rosy, bubbling sulphur water
hotSprings|es|aguas termales al aire libre con vapor y montañas
hotSprings|es|agua que sale calentita de la tierra y huele a azufre
hotSprings|es|pozas calientes de noche bajo las estrellas
hotSprings+joints|es|mi abuela iba al balneario para los huesos y salía nueva
hotSprings|es|remojarme en agua mineral todo el día
hotSprings|de|therme mit außenbecken, dampfend, rundherum schnee
hotSprings|de|heißes Wasser direkt aus der Erde, riecht nach faulen Eiern
hotSprings+joints|de|mit meinem rheuma ins heilwasser, wie früher oma bei der kur
hotSprings|de|im sprudelbecken hocken und in die berge schauen
hotSprings|de|natürliche warme Quelle mitten im Wald, ohne Chlor
hotSprings|fr|barboter dans une source chaude en pleine nature
hotSprings|fr|eau soufrée qui sort brûlante de la terre
hotSprings|fr|bassin extérieur fumant, de la neige sur les cheveux
hotSprings+joints|fr|faire une cure thermale pour mes rhumatismes
hotSprings|fr|bain japonais entre les rochers, tout nu, face à la montagne
cold|en|jump in the icy sea on new year's morning with bobble hats
cold|en|tub full of ice cubes in the back garden
cold|en|want to learn to stand a freezing shower without squealing
cold|en|plunge in a lake in january, come out lobster red and grinning
cold|en|women in dryrobes at the lido, teeth chattering, flasks of tea
cold|en|minus 110 degrees chamber for three minutes
cold|en|that dutch guy in shorts in the snow, i want to do that
cold|en|wild swimming in a chilly river all year round
cold+soreness|en|sit in a bath of ice after the match for my legs
cold|en|the shock of it, gasping, then feeling so alive
cold|es|meterme en una tina con hielos
cold|es|ducha helada por la mañana sin gritar
cold|es|bañarme en el mar en enero con un grupo de locos
cold|es|una poza congelada en la montaña, salir roja como tomate
cold|es|cámara a menos cien grados tres minutos
cold|de|eisbaden im see, mit mütze und zähneklappern
cold|de|eine tonne voll eiswürfel im garten
cold|de|Kalt duschen ohne zu quieken, wie gewöhnt man sich daran
cold|de|barfuß durch den eiskalten bach stapfen wie beim pfarrer kneipp
cold|de|Im Januar in die Isar, krebsrot wieder raus
cold|fr|plonger dans un lac gelé et ressortir rouge écrevisse
cold|fr|un bain de glaçons après l'entraînement
cold|fr|douche glacée le matin sans hurler
cold|fr|nager dans la mer en hiver avec une bande de bonnets
cold|fr|trois minutes à moins cent degrés dans une cabine
tracking+insomnia|en|how do i find out how many hours i really slept and how deep
tracking|en|something on my wrist that tells me my pulse and steps
tracking+heart|en|doc wants me to write down my readings morning and night, easiest way to do it at home
tracking|en|i like graphs, show me my rest, heartbeat and ups and downs over the month
tracking+snoring|en|want to know how often i stop breathing or snort in the night, record it somehow
tracking|en|a little ring that says if i've recovered enough to train today
tracking+periods|en|keeping count of my cycle days, always caught out by surprise
tracking+bloodSugar|en|see what the porridge does to my numbers without pricking my finger ten times
tracking+fitness|en|am i in the right zone when i jog, need to see the beats per minute
tracking+elders|en|something dad can wear so i can see his heart rate and whether he's been up and about
tracking|es|saber cuántas horas duermo de verdad y cuánto profundo
tracking+energy|es|me gustaría comprobar con números por qué unos días arranco y otros me arrastro
tracking+heart|es|el médico quiere que me apunte la tensión mañana y noche, cómo lo llevo en casa
tracking+fitness|es|subo al Teide en verano y quiero ver cómo me va el pulso en los entrenos
tracking+bloodSugar|es|ver en el teléfono cómo me sube el azúcar después de comer
tracking|de|Kurven anschauen ob ich mich vom Training schon erholt hab
tracking+insomnia|de|meine Frau sagt ich schlafe, ich sag ich lieg wach, das müsste man doch messen können
tracking+heart|de|der Hausarzt will meine Werte morgens und abends, am liebsten automatisch aufgezeichnet
tracking+stress|de|ein Gerät das piept sobald mein Puls im Meeting hochgeht
tracking+weight|de|eine Waage die sich die Zahlen merkt und mir Fett und Muskeln aufmalt
tracking|fr|je voudrais voir noir sur blanc si mes nuits s'améliorent depuis que j'ai arrêté le café
tracking+fertility|fr|prendre ma température chaque matin et repérer les bons jours sans tableau griffonné
tracking+snoring|fr|enregistrer mes nuits pour savoir si je m'arrête de respirer
tracking|fr|j'adore les courbes, voir si mon coeur récupère bien après le vélo
tracking+elders|fr|maman vit seule, un bracelet qui me dise si elle a bougé et comment bat son coeur
light+winterBlues|en|pitch dark when i leave, pitch dark when i get home, want brightness on my desk
light|en|something that wakes me up like a sunrise instead of that horrible beep
light+winterBlues|en|my norwegian aunt sits in front of a bright panel every morning with her coffee
light+motivation|en|can't drag myself out of bed when it's black outside, needs to get bright slowly in the room
light|en|basement office without a window, i miss the sun on my face
light+jetLag|en|read that sitting in bright white glare in the morning shifts your body clock
light+shiftWork|en|on nights, i need fake morning at 9pm to get me going
light|en|how strong does one of those happy lamps need to be
light+energy|en|on cloudy weeks i'm dead, give me sun out of a plug
light+insomnia|en|want bulbs that go reddish in the evening so i'm not buzzing at midnight
light+winterBlues|es|en invierno salgo y entro de noche, necesito claridad en casa
light+teens|es|mi hijo no hay quien lo levante para el insti en enero, si amaneciera en su cuarto a las siete
light|es|trabajo en un sótano sin ventanas, quiero algo que imite el sol
light+shiftWork|es|entro a las diez de la noche y me hace falta un amanecer de mentira
light+mood|es|vivo en Santiago, llueve desde octubre, me falta claridad hasta para sonreír
light+winterBlues|de|von November bis Februar seh ich kaum die Sonne, was Helles für den Frühstückstisch
light|de|soll langsam hell werden im Schlafzimmer statt dass der Wecker schrillt
light+teens|de|mein Sohn kommt im Dunkeln nicht aus den Federn, vielleicht wenn es im Zimmer dämmert
light|de|Wohnung im Erdgeschoss zum Hinterhof, mittags brauch ich schon eine Funzel, ich will Tageslicht
light+insomnia|de|abends ist mir alles zu grell, warm und rötlich wäre besser zum Müdewerden
light+winterBlues|fr|en janvier à Chicoutimi le soleil se couche à quatre heures, je veux tricher un peu
light+shiftWork|fr|boulanger, debout à deux heures, il me faut une fausse aurore pour ouvrir les yeux
light|fr|combien de temps faut-il rester devant ces panneaux blancs éblouissants
light+energy|fr|dès que le ciel est gris je m'éteins, je voudrais du grand jour au petit-déj
light+elders|fr|mamie somnole dans son salon sombre, quelque chose de très clair près du fauteuil
`
