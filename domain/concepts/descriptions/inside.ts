/** Descriptions in lay words; see descriptions.ts. */
export const INSIDE = `
digestion|en|food sits like a brick in my stomach for hours
digestion|en|haven't been to the loo properly since thursday
digestion|en|tummy gurgles so loud in meetings everyone looks up
digestion|en|bunged up every time I travel
digestion|en|the runs most mornings, no idea what sets it off
digestion|en|greasy food goes straight through me
digestion|en|my guts are all over the place after antibiotics
digestion|en|feel queasy and heavy after dinner, need to lie down on the sofa
digestion+children|en|my toddler strains and cries on the potty, hard little pellets
digestion|en|sluggish bowels, living on prunes
digestion|en|delicate stomach since that dodgy curry in goa
digestion|en|something to get me regular again without harsh laxatives
digestion|en|dad's constipated from his tablets and grumpy with it
digestion|en|belly ache after nearly every meal, right under the ribs
digestion|en|indigestion when I eat late, burping till bedtime
digestion|en|read about good bacteria and want to sort my gut out
digestion|es|la comida me cae como una piedra
digestion|es|llevo cuatro días sin ir al baño
digestion|es|estreñida siempre que viajo
digestion|es|me rugen las tripas en plena reunión
digestion|es|después del antibiótico tengo el estómago revuelto, suelto todo el día
digestion|es|digestiones pesadas, me tumbo después de cenar
digestion+children|es|mi niño llora en el orinal, le cuesta hacer popó
digestion|es|empachada con nada, náuseas si como frito
digestion|de|das Essen liegt mir wie ein Stein im Magen
digestion|de|seit Tagen kein Stuhlgang, Verstopfung wie immer im Urlaub
digestion|de|mein Bauch gluckert in jeder Besprechung
digestion|de|nach dem Antibiotikum ist mein Darm völlig durcheinander
digestion|de|fettiges vertrag ich gar nicht, gleich Dünnpfiff
digestion|de|Völlegefühl nach ein paar Bissen, mir ist flau
digestion+children|de|meine Kleine drückt und weint auf dem Töpfchen
digestion|de|träge Verdauung, ohne Pflaumen geht nix
digestion|fr|tout me reste sur l'estomac
digestion|fr|pas allée à la selle depuis lundi, ventre dur
digestion|fr|mon ventre gargouille en réunion, la honte
digestion|fr|constipé dès que je dors ailleurs que chez moi
digestion|fr|depuis les antibiotiques mon intestin fait n'importe quoi
digestion|fr|nausées et lourdeurs après les repas, envie de m'allonger
digestion|fr|la courante presque chaque matin, je ne sais pas pourquoi
digestion+children|fr|mon bébé de trois ans se retient et pleure sur le pot, crottes dures
bloating|en|flat tummy in the morning, six months pregnant by teatime
bloating|en|have to undo my top button on the train home
bloating|en|so gassy I can't share a bed with anyone
bloating|en|belly tight as a drum after a slice of pizza
bloating|en|people ask when I'm due and i'm not pregnant
bloating|en|trapped wind that stabs under my ribs
bloating|en|puffed up like a balloon after beans, onions, anything
bloating|en|two wardrobes, skinny day clothes and blown up day clothes
bloating|en|farting all night, my girlfriend has had enough
bloating+periods|en|the week before I come on my stomach swells so much leggings are the only option
bloating|en|waistband digging in by three in the afternoon
bloating|en|my husband drinks one fizzy water and turns into a blimp
bloating|en|bloat bloat bloat, even salad does it
bloating|en|swollen stomach on planes, feels like I swallowed a football
bloating+gentleYoga|en|embarrassing noises and gas at yoga
bloating|en|something to deflate me before a dress fitting
bloating|es|por la mañana plana y por la noche parezco embarazada
bloating|es|me desabrocho el pantalón en el metro
bloating|es|llena de gases, no puedo dormir con nadie
bloating|es|barriga como un tambor después de las lentejas
bloating|es|me preguntan de cuántos meses estoy y no estoy embarazada
bloating|es|hinchada hasta con una ensalada
bloating|es|me inflo como globo con los frijoles
bloating|es|pinchazos de aire debajo de las costillas, pedos a todas horas
bloating|de|morgens flach, abends wie im sechsten Monat
bloating|de|muss nach dem Essen den Hosenknopf aufmachen
bloating|de|Blähbauch bis zum Platzen
bloating|de|ständig Luft im Bauch, es drückt und zwickt
bloating|de|von Zwiebeln und Bohnen pupse ich die ganze Nacht
bloating|de|Trommelbauch nach jedem Stück Brot
bloating|de|mein Mann ist aufgebläht wie ein Ballon, sobald er Sprudel trinkt
bloating|de|man hat mir in der Bahn einen Platz angeboten, dabei bin ich gar nicht schwanger
bloating|fr|ventre plat le matin, enceinte de six mois le soir
bloating|fr|je déboutonne mon pantalon dans le métro
bloating|fr|des gaz toute la journée, gênant au bureau
bloating|fr|ballonnée dès que je mange une pomme
bloating|fr|le ventre tendu comme un tambour après les pois chiches
bloating|fr|on m'a félicitée pour le bébé alors que j'étais juste gonflée
bloating|fr|pets à répétition, mon copain dort dans le salon
bloating|fr|de l'air coincé qui me pique sous les côtes
ibs|en|always know where the nearest toilet is, wherever I go
ibs|en|blocked for four days then can't leave the bathroom
ibs|en|tests came back clear but my guts cramp every single week
ibs+anxiety|en|the second i get nervous my bowels turn to water
ibs|en|doubled up with spasms after garlic bread
ibs|en|don't dare eat before a long car journey in case I have to pull over
ibs|en|twenty years of a touchy tummy, doctors shrug
ibs|en|my sister cancels on us last minute because her belly is playing up again
ibs|en|sprinting to the loo straight after breakfast, three times before work
ibs|en|low fodmap did my head in, can't eat anything with friends
ibs|en|cramps ease once I've been, then come back an hour later
ibs|en|irritable bowel and a new job with one shared toilet, nightmare
ibs+stress|en|deadline week, my colon ties itself in knots
ibs|en|carrying spare pants in my handbag at thirty four
ibs|en|got diagnosed with IBS and sent home with a leaflet
ibs|en|urgency, mucus, griping pain low down on the left, it comes and goes
ibs|es|siempre tengo ubicado el baño más cercano
ibs|es|unos días estreñida y otros no salgo del váter
ibs+stress|es|me pongo nervioso y se me suelta el vientre
ibs|es|todas las pruebas bien, pero los retortijones siguen
ibs|es|tengo colitis y cualquier coraje me la alborota
ibs|es|colon irritable desde la adolescencia, harta
ibs|es|no como antes de viajar por si tengo que parar en la gasolinera
ibs|es|mi novia cancela planes porque el intestino la trae frita
ibs|de|ich weiß in jeder Stadt wo die Toiletten sind
ibs|de|mal Durchfall, mal tagelang nichts
ibs+anxiety|de|vor jedem Termin Bauchkrämpfe und ab aufs Klo
ibs|de|Darmspiegelung ohne Befund, trotzdem krümme ich mich vor Schmerzen
ibs|de|Reizdarm seit zehn Jahren und keiner nimmt es ernst
ibs|de|lange Autofahrten nur mit leerem Magen, sonst muss ich raus
ibs|de|meine Tochter sagt Verabredungen ab weil der Bauch wieder spinnt
ibs|de|kaum gefrühstückt schon renne ich, dreimal vor der Arbeit
ibs|fr|je repère les toilettes partout où je vais
ibs|fr|bloquée trois jours puis la diarrhée, ça alterne sans arrêt
ibs+stress|fr|un coup de stress et mon ventre se tord
ibs|fr|examens normaux mais je suis pliée en deux de spasmes
ibs|fr|côlon irritable, je n'accepte plus les invitations à dîner
ibs|fr|je ne mange rien avant de prendre la route, peur de devoir m'arrêter
ibs|fr|mon mec court aux toilettes à peine le café avalé
ibs|fr|intestins en vrac depuis l'adolescence, les médecins haussent les épaules
reflux|en|burning behind the breastbone after curry
reflux|en|sour taste in my mouth when I bend down to tie my laces
reflux|en|sleep propped up on three pillows or it comes up
reflux|en|popping antacids like sweets
reflux+nightWaking|en|wake up choking on stomach juice at two
reflux|en|tomato sauce, coffee, wine: fire in my chest
reflux|en|hoarse every morning and clearing my throat all day, doc blames acid
reflux|en|can't have my tea after seven or I'm up all night burning
reflux|en|my husband belches and clutches his chest after sunday roast
reflux+pregnancy|en|33 weeks and everything I eat comes back up my throat hot
reflux|en|been on omeprazole for years and want off it
reflux|en|little bit of sick in my mouth whenever I burp
reflux|en|lump in the throat feeling, acidic, worse lying flat
reflux|en|hiatus hernia they said, so no more late suppers
reflux|en|shocking heartburn after a couple of stubbies
reflux|en|something soothing for an acid stomach that burns before breakfast
reflux|es|me arde el pecho después del picante
reflux|es|duermo medio sentada porque se me sube todo
reflux|es|agruras todas las noches
reflux|es|sabor ácido en la boca al agacharme
reflux|es|tomo omeprazol como caramelos
reflux|es|ardor de estómago con el café y el tomate
reflux+nightWaking|es|me despierto atragantado con un líquido amargo
reflux|es|mi esposo no puede cenar tarde, eructa y se quema por dentro
reflux|de|es brennt hinter dem Brustbein nach jedem Glas Wein
reflux|de|saures Aufstoßen sobald ich mich bücke
reflux|de|schlafe mit drei Kissen im Rücken, sonst kommt alles hoch
reflux|de|Sodbrennen von Kaffee und Tomatensoße
reflux|de|nehme seit Jahren Magensäureblocker und will weg davon
reflux|de|morgens heiser und ein Kloß im Hals
reflux+pregnancy|de|schwanger und es brennt mir bis in die Kehle
reflux|de|mein Vater rülpst und hält sich die Brust nach dem Schweinsbraten
reflux|fr|ça me brûle derrière le sternum après le repas
reflux|fr|je dors presque assise sinon tout remonte
reflux|fr|goût acide dans la bouche quand je me penche
reflux|fr|brûlures d'estomac au moindre café
reflux|fr|enrouée le matin, toujours à racler la gorge, il paraît que c'est l'acidité
reflux|fr|j'avale des pastilles contre l'acidité comme des bonbons
reflux+nightWaking|fr|réveillé à deux heures par des remontées amères
reflux|fr|mon mari ne supporte plus ni le vin blanc ni la sauce tomate, ça lui brûle la gorge
foodIntolerance|en|one latte and I'm in agony by eleven
foodIntolerance|en|break out in blotches after red wine and old cheese
foodIntolerance|en|can't do bread, pasta, cake, nothing with wheat in it
foodIntolerance|en|just found out I'm coeliac and every menu is a minefield
foodIntolerance|en|my boy gets a rash round his mouth from strawberries and tomatoes
foodIntolerance|en|ice cream on the pier, then cramps all the way home
foodIntolerance|en|being that awkward guest who asks what's in the sauce
foodIntolerance|en|milk doesn't agree with me any more, never had that as a kid
foodIntolerance+headache|en|flushed face, runny nose and pounding head after salami
foodIntolerance|en|gluten free baking that doesn't taste of cardboard
foodIntolerance|en|how do i find out which food is making me ill
foodIntolerance|en|hotel that can cope with no dairy no eggs no nuts
foodIntolerance|en|cut out cheese for a week and felt like a new man
foodIntolerance|en|my body reacts to leftovers, aubergines, fermented stuff, something called histamine
foodIntolerance|en|reading labels in the supermarket for an hour, soya in everything
foodIntolerance|en|wifey can't touch a schooner of beer or a pie without her guts going off
foodIntolerance|es|un café con leche y a la hora estoy doblado
foodIntolerance|es|me salen ronchas con el vino tinto y el queso curado
foodIntolerance|es|el pan y la pasta me sientan fatal
foodIntolerance|es|acaban de decirme que soy celíaca y no sé qué comer fuera de casa
foodIntolerance|es|a mi hijo le cae mal la leche, se llena de granitos
foodIntolerance|es|dejé los lácteos una semana y fui otra persona
foodIntolerance|es|siempre soy la pesada que pregunta qué lleva la salsa
foodIntolerance|es|hotel donde sepan cocinar sin gluten ni huevo
foodIntolerance|de|ein Milchkaffee und ich habe Bauchweh bis mittags
foodIntolerance|de|rote Flecken im Gesicht nach Rotwein und Salami
foodIntolerance|de|Weizen geht gar nicht mehr, nicht mal ein Semmerl
foodIntolerance|de|frisch diagnostiziert mit Zöliakie, überfordert beim Einkaufen
foodIntolerance|de|Laktose, Fruktose, Histamin, was darf ich überhaupt noch
foodIntolerance|de|immer muss ich im Lokal fragen was drin ist
foodIntolerance|de|mein Sohn kriegt von Eiern und Nüssen einen Ausschlag
foodIntolerance|de|Eis gegessen, zwei Stunden später Krämpfe, immer dasselbe
foodIntolerance|fr|un verre de lait et je le paie toute la matinée
foodIntolerance|fr|plaques rouges après le vin rouge et le vieux fromage
foodIntolerance|fr|je ne digère plus le blé, adieu baguette
foodIntolerance|fr|cœliaque depuis un mois, le resto est devenu un casse-tête
foodIntolerance|fr|ma fille ne supporte ni les œufs ni les noisettes, anniversaires compliqués
foodIntolerance|fr|éplucher les étiquettes au supermarché, il y a du lactose partout
foodIntolerance|fr|comment savoir quel aliment me rend malade
foodIntolerance|fr|toujours l'invitée pénible qui ne peut pas manger comme les autres
nutrition|en|living off toast and cereal since uni
nutrition|en|haven't seen a vegetable since sunday
nutrition|en|want to eat better but have no clue where to start
nutrition|en|beige dinners every night, chips and nuggets, kids won't touch greens
nutrition+cooking|en|quick healthy suppers for someone who can only boil eggs
nutrition|en|went vegan and I think I'm missing something, nails snapping
nutrition|en|blood test says low vitamin d and b12
nutrition|en|meal deal at my desk, drive thru on the way home
nutrition|en|one website says eggs are bad, next one says eat six, I give up
nutrition|en|teach me to fill my plate properly, protein and fibre and all that
nutrition|en|my flatmate lives on energy drinks and instant noodles
nutrition|en|too much ultra processed rubbish in our trolley
nutrition+elders|en|mum is eighty and eats like a sparrow, tea and biscuits
nutrition|en|someone to plan my week's food because I always end up with pizza
nutrition|en|how much protein should i be having at my age
nutrition+eatingHabits|en|fussy eater at 40, won't go near fish or anything green
nutrition|es|como fatal, siempre de bocadillo y corriendo
nutrition|es|no he visto una verdura en toda la semana
nutrition|es|quiero alimentarme mejor y no sé por dónde empezar
nutrition|es|mis hijos solo quieren nuggets y papas fritas
nutrition|es|me hice vegetariana y creo que me faltan vitaminas
nutrition|es|puro antojito de la calle y refresco
nutrition|es|alguien que me organice el menú de la semana
nutrition+elders|es|mi abuela se apaña con un yogur y unas galletas, come como un pajarito
nutrition|de|ernähre mich von Tiefkühlpizza und Nudeln mit Pesto
nutrition|de|möchte endlich gesünder essen, weiß aber nicht wie anfangen
nutrition|de|mittags Leberkässemmel, abends Lieferdienst
nutrition|de|meine Kinder verweigern alles Grüne
nutrition|de|Vitamin D und B12 im Keller, sagt das Labor
nutrition|de|seit ich vegan lebe brechen mir die Fingernägel
nutrition|de|jeder sagt was anderes, low carb, Vollkorn, Fett, ich blick nicht durch
nutrition+elders|de|Opa isst nur noch Zwieback und Tee
nutrition|fr|je mange n'importe comment, sandwich et surgelés
nutrition|fr|pas un légume depuis dimanche
nutrition|fr|rééquilibrer mon assiette sans prise de tête
nutrition|fr|mes gamins ne jurent que par les pâtes au ketchup
nutrition|fr|prise de sang pas terrible, carences en vitamines
nutrition|fr|trop de plats industriels dans le caddie, on veut changer
nutrition|fr|devenue végé, j'ai peur de manquer de protéines
nutrition|fr|mon coloc étudiant se nourrit de nouilles instantanées et de soda
sugar+afternoonSlump|en|four o'clock and I'd kill for a biscuit
sugar|en|a whole packet of hobnobs disappears with one cuppa
sugar|en|can't walk past a bakery
sugar|en|three cokes a day and a drawer full of chocolate
sugar|en|sweet tooth from hell, dinner isn't over without pudding
sugar|en|i get shaky and mean if i don't have something sweet
sugar|en|give up lollies for a month, anyone done it?
sugar+children|en|my little one screams for sweets in every checkout queue
sugar|en|first bite of cake and there's no stopping me
sugar|en|haribo in the car, haribo at my desk, haribo in bed
sugar|en|candy stash in the glove box, my wife found it
sugar|en|want to drink my tea without two spoons in it
sugar|en|cutting out sugar gives me a splitting head by day three
sugar|en|chocolate is my drug, I mean it
sugar|en|donuts in the break room every friday and I eat four
sugar+bloodSugar|en|high as a kite after dessert, crashed an hour later
sugar|es|a las cinco necesito chocolate sí o sí
sugar|es|no puedo pasar por delante de una pastelería
sugar|es|me tomo tres refrescos al día
sugar|es|soy muy golosa, sin postre no he comido
sugar|es|si no como algo dulce me pongo de un humor de perros
sugar|es|la caja de galletas desaparece con un café
sugar|es|dejar el azúcar, lo he intentado mil veces
sugar|es|cajón lleno de chuches en la oficina, y caramelos en el coche
sugar|de|um vier muss Schokolade her, sonst werde ich ungemütlich
sugar|de|bin eine Naschkatze, eine Tafel am Abend ist normal
sugar|de|komme an keiner Konditorei vorbei
sugar|de|Gummibärchen im Auto, Kekse am Schreibtisch
sugar|de|ohne was Süßes nach dem Essen fehlt mir was
sugar|de|möchte mal vier Wochen auf Zucker verzichten
sugar|de|mein Sohn trinkt literweise Cola und Eistee
sugar|de|Heißhunger auf Kuchen, besonders wenn es regnet
sugar|fr|à seize heures il me faut mon carré, puis la tablette y passe
sugar|fr|impossible de passer devant une pâtisserie sans craquer
sugar|fr|accro aux bonbons, j'en ai plein la boîte à gants
sugar|fr|bec sucré, pas de repas sans dessert
sugar|fr|je deviens exécrable si je n'ai pas mon gâteau
sugar|fr|arrêter le sucre, j'ai tenu deux jours
sugar|fr|trois sodas par jour depuis la fac
sugar|fr|mon mari vide le pot de nutella à la cuillère
bloodSugar|en|nurse said I'm borderline and to come back in three months
bloodSugar|en|go all wobbly and sweaty if lunch is late
bloodSugar|en|prediabetic, mum lost a foot to it, I want to turn this round
bloodSugar|en|hba1c crept up again
bloodSugar|en|pricking my finger four times a day, sick of it
bloodSugar|en|peeing all night and thirsty all day, they tested my glucose
bloodSugar|en|hangry isn't the word, hands trembling till I get a banana
bloodSugar|en|type 2 at 46, don't want to end up on insulin
bloodSugar+afternoonSlump|en|slump like I've been drugged after a plate of pasta
bloodSugar+pregnancy|en|had it when I was pregnant and now they say my sugars are up for good
bloodSugar|en|my uncle got told off by the diabetes nurse, still eats pies
bloodSugar|en|insulin resistant says the doc, carbs are not my friend
bloodSugar|en|a little sensor on my arm to see what porridge does to me
bloodSugar|en|dad's on metformin and wants to come off it by walking and eating right
bloodSugar|en|numbers spike after rice, how do I flatten them
bloodSugar|en|family full of diabetics, got my first warning at the check up
bloodSugar|es|me salió la glucosa alta en el análisis
bloodSugar|es|prediabetes y mi padre perdió la vista por eso, me asusta
bloodSugar|es|si no como a mis horas me tiemblan las manos y sudo frío
bloodSugar|es|me pincho el dedo cuatro veces al día
bloodSugar|es|tengo mucha sed y orino a cada rato, dicen que ando al límite
bloodSugar|es|bajones después de un plato de arroz, me quedo frita
bloodSugar|es|resistencia a la insulina y con ganas de revertirla
bloodSugar|es|a mi mamá le subió el azúcar en la sangre y no quiere pastillas
bloodSugar|de|Zuckerwerte grenzwertig, sagt der Hausarzt
bloodSugar|de|zittrig und kalter Schweiß wenn ich zu lange nichts esse
bloodSugar|de|der Langzeitzucker ist gestiegen, will keine Spritzen
bloodSugar|de|Altersdiabetes in der ganzen Familie, jetzt bin ich dran
bloodSugar|de|nach Nudeln falle ich ins Koma, Kopf auf der Tischplatte
bloodSugar|de|ständig Durst und nachts fünfmal raus, der Nüchternwert war zu hoch
bloodSugar|de|mein Mann misst jeden Morgen am Finger und ist frustriert
bloodSugar|de|Unterzucker vorm Mittagessen, dann bin ich unausstehlich
bloodSugar|fr|glycémie limite à la dernière prise de sang
bloodSugar|fr|je tremble et j'ai des sueurs si je saute un repas
bloodSugar|fr|prédiabète, et mon grand-père en est mort, je veux inverser la tendance
bloodSugar|fr|se piquer le doigt tous les matins, ras le bol
bloodSugar|fr|soif tout le temps, pipi toute la nuit, le docteur parle d'insuline
bloodSugar+afternoonSlump|fr|coup de barre monstrueux après un plat de riz blanc
bloodSugar|fr|papa est diabétique et mange quand même ses croissants
bloodSugar|fr|fringales avec la tête qui tourne en milieu de matinée, ça chute d'un coup
hydration|en|get to bedtime and realise I've had two coffees and nothing else
hydration|en|lips cracked, pee the colour of apple juice
hydration|en|always forget my water bottle on the side
hydration|en|plain water bores me to tears
hydration|en|mouth like the bottom of a birdcage by lunchtime
hydration+elders|en|gran won't drink because then she has to get up for the toilet
hydration|en|parched, even after a pint of squash
hydration+healthWorkers|en|something to remind me to sip during shifts, we don't get breaks
hydration|en|cramp and dizzy after spin class, sweated buckets
hydration+headache|en|dull head every afternoon that goes when I finally down a glass
hydration|en|our tap water tastes of swimming pool
hydration|en|how many litres a day is right in this heat
hydration|en|kid only drinks juice boxes, turns nose up at the tap
hydration|en|dehydrated again, the doctor pinched my skin and tutted
hydration|en|work on a roof in forty degrees, salts and electrolytes or what
hydration|en|dry tongue, sunken eyes, I barely go to the loo twice a day
hydration|es|llego a la noche y solo he tomado café
hydration|es|se me olvida beber agua
hydration|es|boca seca y labios partidos
hydration|es|la orina me sale oscurísima
hydration+elders|es|mi abuela no bebe para no tener que levantarse al baño
hydration|es|el agua sola me aburre, no me entra
hydration|es|calambres y mareo después de sudar en la obra con este calorón
hydration|es|el agua del grifo aquí sabe a cloro, acabo con gaseosas
hydration|de|abends merke ich, dass ich nur Kaffee hatte
hydration|de|ich trinke viel zu wenig, vergesse es einfach
hydration|de|Lippen rissig, Mund staubtrocken
hydration+elders|de|Oma trinkt nichts damit sie nicht dauernd aufs Klo muss
hydration|de|Leitungswasser pur schmeckt mir nicht
hydration|de|die volle Flasche steht den ganzen Tag unberührt neben der Tastatur
hydration|de|Wadenkrämpfe und Schwindel nach dem Lauf in der Hitze, literweise geschwitzt
hydration|de|mein Urin ist dunkelgelb, brauche was das mich ans Trinken erinnert
hydration|fr|le soir je m'aperçois que je n'ai bu que du café
hydration|fr|j'oublie de boire, la gourde reste pleine
hydration|fr|lèvres gercées et langue pâteuse
hydration+elders|fr|mamie refuse son verre d'eau pour ne pas se lever la nuit
hydration|fr|l'eau plate, je n'aime pas ça
hydration|fr|urines foncées et tête qui tourne pendant la canicule
hydration|fr|combien de litres par jour quand on transpire beaucoup sur les chantiers
hydration|fr|mon fils ne veut que du jus et du sirop, jamais au robinet
heart|en|blood pressure through the roof at my mot
heart|en|dad and both uncles had heart attacks in their fifties, I'm 49
heart|en|cholesterol came back high and they want me on statins
heart|en|cuff machine on the kitchen table, 160 over 95 again
heart|en|ticker trouble in the family so I'm cutting down on bacon
heart|en|had stents put in last year, scared to raise my pulse
heart+workStress|en|boss shouts and I can feel my blood boil, gp says it's hypertension
heart|en|my hubby salts everything before he tastes it and his readings are bad
heart|en|skipped beats when I lie on my left side, checked out fine but it worries me
heart|en|want off these tablets, ankles swell up and I cough
heart|en|furred up arteries, eat more oats they say
heart|en|resting pulse of 90, watch keeps buzzing
heart|en|walking group for people who've had a heart scare
heart|en|blood thinners and a warning: move more, less booze, less butter
heart|en|bad fats good fats, ldl hdl, explain it like i'm five
heart|en|afib since spring, flutters like a bird in a cage
heart|es|la tensión por las nubes, 16 y 9 otra vez
heart|es|mi padre y mi tío murieron de infarto y yo ya tengo cincuenta
heart|es|colesterol alto y no quiero pastillas
heart|es|mi marido le echa sal a todo y tiene la presión altísima
heart|es|me pusieron un stent y me da miedo hacer esfuerzos
heart|es|noto el pecho dar saltos cuando me acuesto, el cardiólogo dice que no es grave
heart+workStress|es|el jefe me grita y se me dispara la presión
heart|es|cuidar las arterias comiendo menos chicharrón y embutido
heart|de|Blutdruck jenseits von gut und böse beim Check
heart|de|Vater mit 52 Herzinfarkt, ich werde bald 50
heart|de|die Cholesterinwerte sind schlecht, will es ohne Tabletten schaffen
heart|de|seit dem Stent habe ich Angst, den Puls hochzujagen
heart|de|Pumpe stolpert abends im Bett, EKG war in Ordnung
heart|de|mein Mann salzt alles nach und hat 170 zu 100
heart|de|Arterienverkalkung, Arzt sagt mehr bewegen und weniger Wurst
heart|de|Gruppe für Leute die es am Herzen haben, gemütlich gehen
heart|fr|ma tension grimpe à 16 dès que je passe chez le médecin
heart|fr|papa a fait un infarctus à 50 ans, je veux éviter ça
heart|fr|trop de cholestérol, on me menace de statines
heart|fr|depuis la pose du stent je n'ose plus monter une côte
heart|fr|mon cœur fait des ratés le soir, le cardiologue n'a rien trouvé de méchant
heart|fr|il ressale tout et son tensiomètre s'affole
heart|fr|artères encrassées, moins de charcuterie et de beurre il paraît
heart|fr|hypertendue et nerveuse, je cherche de quoi faire baisser sans cachets
immunity|en|every bug going round the office lands on me
immunity|en|fourth cold since september and it's only november
immunity+parents|en|kids bring snot home from nursery and I'm the one in bed
immunity|en|always got a scratchy throat and a tissue up my sleeve
immunity|en|get run down and out pops a cold sore
immunity|en|first day of holiday I come down with something, without fail
immunity|en|toughen me up before flu season
immunity+children|en|my son has missed twenty days of school with coughs and ear infections
immunity|en|can't shake this chest cough, been on three lots of antibiotics
immunity|en|boost my immune system naturally
immunity|en|coming down with the lurgy again, mouth ulcers too
immunity|en|thrush, then cystitis, then tonsillitis, it's one thing after another
immunity|en|wife never gets ill, I sneeze if someone opens a window
immunity+healthWorkers|en|new on the paediatric ward and I pick up every germ they cough at me
immunity|en|swollen glands whenever I overdo it
immunity|en|one sick person on the plane and that's my week gone
immunity|es|pillo todos los virus que andan por la oficina
immunity|es|cuarto catarro desde septiembre
immunity+parents|es|los niños traen mocos de la guarde y yo acabo en cama
immunity|es|me resfrío nomás de que alguien abre la ventana
immunity|es|en cuanto bajo el ritmo me sale una calentura en el labio
immunity|es|subir las defensas antes del invierno
immunity+children|es|mi hija enlaza anginas con otitis, siempre con antibiótico
immunity|es|el primer día de vacaciones caigo malo, siempre igual
immunity|de|jeder Schnupfen bleibt bei mir hängen
immunity|de|seit Oktober dauernd erkältet
immunity+parents|de|die Kita-Viren hauen mich jedes Mal um
immunity|de|kaum ist Urlaub, liege ich mit Halsweh flach
immunity|de|Abwehrkräfte stärken bevor die Grippe kommt
immunity|de|Herpes an der Lippe sobald ich mich übernehme
immunity+children|de|mein Sohn hat eine Mandelentzündung nach der anderen
immunity|de|Husten der nicht weggeht, ständig kränklich, drei Mal Antibiotikum heuer
immunity|fr|j'attrape tout ce qui traîne au bureau
immunity|fr|quatrième rhume depuis la rentrée
immunity+parents|fr|les microbes de la crèche finissent toujours sur moi
immunity|fr|à chaque début de vacances je tombe malade
immunity|fr|un bouton de fièvre dès que je suis un peu à plat
immunity|fr|renforcer mes défenses avant l'hiver
immunity+children|fr|mon fils enchaîne les otites et les angines
immunity|fr|toujours le nez qui coule et la gorge qui gratte, un courant d'air et c'est fichu
allergies|en|eyes streaming from march to july
allergies|en|sneeze twelve times in a row when I change the bed
allergies|en|mow the lawn and I look like I've been punched
allergies|en|moved in with my boyfriend and his cat, can't stop itching
allergies|en|roof of my mouth tickles all spring
allergies|en|hay fever tablets make me a zombie at work
allergies|en|birch trees outside our bedroom, windows shut in lovely weather
allergies|en|my daughter's nose runs like a tap on sports day
allergies|en|dusting the bookshelves sets me off for hours
allergies+breathing+sinus|en|old feather pillow, wake up bunged and wheezing
allergies|en|somewhere with no pollen in may, by the sea maybe
allergies|en|ragweed season, box of kleenex a day
allergies+eczema|en|hives from the new washing powder
allergies|en|the mites in this old carpet are killing me
allergies+eyes|en|picnic in the long grass means puffy lids and an itchy throat
allergies+eyes|en|wattle's out and I'm rubbing my eyes raw
allergies|es|de marzo a junio lloro sin estar triste
allergies|es|doce estornudos seguidos cuando hago la cama
allergies|es|me mudé con mi novio y su gato me pone los ojos como tomates
allergies|es|los olivos en flor me matan
allergies|es|el antihistamínico me deja zombi
allergies|es|alergia al polvo, no puedo sacudir los libreros
allergies|es|mi niña moquea todo el recreo en primavera y se rasca los ojos
allergies|es|con las ventanas cerradas en mayo por las gramíneas, picor en el paladar
allergies|de|von März bis Juli tränen mir die Augen
allergies|de|Heuschnupfen, kann nicht mal im Park sitzen
allergies|de|zwölf Nieser hintereinander beim Bettenmachen
allergies|de|Birke vorm Schlafzimmer, Fenster bleibt zu
allergies|de|die Katze meiner Freundin und ich, das juckt überall
allergies|de|von den Tabletten gegen Pollen bin ich wie benebelt
allergies+sinus|de|Hausstaub und Milben, morgens ist die Nase dicht
allergies|de|meine Tochter reibt sich beim Rasenmähen die Augen wund
allergies|fr|les yeux qui pleurent de mars à juillet
allergies|fr|j'éternue dix fois de suite en refaisant le lit
allergies|fr|le chat de mon copain me met les yeux comme des balles de ping-pong
allergies|fr|le palais qui gratte dès que les bouleaux fleurissent
allergies|fr|les cachets contre le rhume des foins m'endorment au volant
allergies+sinus|fr|acariens dans le vieux matelas, nez bouché au réveil
allergies|fr|où partir en mai quand on est allergique aux graminées
allergies|fr|ma puce se frotte les yeux dès qu'on tond la pelouse, paupières gonflées
cooking|en|standing round a big table chopping herbs with strangers and then eating it all together
cooking|en|learn to roll out pasta with a proper nonna
cooking+nutrition|en|can't boil an egg, live on ready meals, somebody teach me simple healthy dinners
cooking|en|want to know how to bake sourdough that isn't a brick
cooking+bloodSugar|en|doctor says less sugar, i need to be shown how to make meals that still taste of something
cooking+grief|en|she did all the meals for 50 years, now i stand in front of the hob with no idea how to make a stew
cooking|en|going to market in the morning, back to the kitchen, apron on, wooden spoon in hand
cooking+foodIntolerance|en|need lessons in making cakes without flour, ours come out like cardboard
cooking+couples|en|us two with a glass of wine learning thai curries side by side
cooking|en|how to make veg taste nice, pickles, ferments, soups from scratch, that sort of weekend
cooking|es|aprender a hacer guisos de cuchara como los de mi abuela
cooking+solo|es|vivo sola y me alimento de latas, alguien que me enseñe cuatro platos de olla
cooking|es|ir al mercado, ponerse el delantal y comer todos juntos lo que hemos preparado
cooking|es|echar tortillas a mano y moler mi propio mole en el metate
cooking+foodIntolerance|es|mi niño es celiaco y quiero aprender a hacerle pan que no parezca corcho
cooking|de|Knödel und Strudel selber machen wie im Gasthaus bei der Oma
cooking+nutrition|de|bei uns gibts nur Tiefkühlpizza, ich müsste mal lernen was Gesundes auf den Herd zu bringen
cooking+heart|de|der Arzt streicht mir Salz und Speck, wie krieg ich ohne die Geschmack in den Topf
cooking|de|Wildkräuter sammeln, Suppe draus rühren, am langen Holztisch auslöffeln
cooking+teens|de|mein Sohn zieht aus und kann nur Nudeln mit Ketchup, Crashkurs am Herd gesucht
cooking|fr|faire lever une brioche, réussir une mayonnaise, flamber des crêpes
cooking|fr|enfiler un tablier, éplucher, goûter la sauce du bout du doigt, rire
cooking+foodIntolerance|fr|plus de lait ni de beurre pour moi, qui m'apprend à faire une béchamel autrement
cooking+retirement|fr|papa veuf depuis peu, il voudrait savoir se préparer un pot-au-feu
cooking+couples|fr|mon chéri et moi derrière les fourneaux à rouler des sushis
detox|en|after christmas i feel like a bin bag, want to flush it all out
detox|en|a week of broth and green juice to give my insides a clean slate
detox+alcohol|en|three weeks of stag dos and pints, my liver is begging for mercy
detox+sugar|en|been living on biscuits and takeaways, want to reset my body from scratch
detox|en|not eating anything solid for five days with someone keeping an eye on me
detox+digestion|en|clear out the pipes, feel sluggish and clogged up
detox+skin|en|skin's grey, tongue's furry, too much rubbish in my system
detox|en|start the new year with an empty stomach and herbal tea
detox|en|my sister did one of those fasting weeks in germany and came back glowing, i want that
detox+quitting|en|no coffee no wine no sugar no bread for ten days, but not on my own at home
detox|es|limpiarme por dentro después de los atracones de navidad
detox|es|traigo el cuerpo pesado de tanto antojito y refresco, quiero sacar todo lo malo
detox+alcohol|es|vengo de las fiestas del pueblo hecho polvo, el hígado me pide tregua
detox+digestion|es|me siento hinchada y llena de porquería, quiero depurarme
detox|es|ayunar varios días pero con alguien que me vigile
detox|de|nach dem Fasching mal alles durchspülen, nur Brühe und Tee
detox|de|nichts Festes essen, Glaubersalz, Leberwickel, so wie die Nachbarin jedes Frühjahr
detox+alcohol|de|zu viel Bier auf der Wiesn, meine Leber braucht eine Pause
detox+faith|de|in der Fastenzeit möchte ich es richtig machen, mit Gruppe und täglicher Wanderung
detox+joints|de|die Finger sind dick, ich glaub mein Körper ist übersäuert, einmal entrümpeln bitte
detox|fr|trop de raclettes et de galettes des rois, je veux essorer tout ça
detox|fr|une cure de raisin comme mon oncle en Alsace chaque automne
detox+energy|fr|je traîne comme une vieille pile, il faudrait vidanger la machine
detox+smoking|fr|j'ai lâché la clope, maintenant je veux rincer les poumons et le reste
detox|fr|jeûner quelques jours avec un groupe, toute seule je craque devant le frigo
breathing|en|wheezy as an old accordion every time the weather turns cold
breathing|en|my chest gets tight when I run for the bus and the blue inhaler is always empty
breathing|en|can't seem to get a full lungful of air, keep yawning to top it up
breathing+children|en|our lad whistles when he breathes at night and misses football because of his puffer
breathing|en|short of puff halfway up the hill with the dog, had to sit on a wall
breathing|en|asthma worse since we moved next to the main road
breathing|en|still coughing and winded months after pneumonia, want my lungs back
breathing+fitness|en|huffing and puffing after one flight of stairs
breathing|en|dad has COPD and stops every few steps to catch his breath
breathing|en|something to loosen the gunk on my chest, it rattles when I lie down
breathing+anxiety|en|feels like a belt round my ribs and I sigh all day long, doctor says my lungs are fine
breathing|en|bushfire smoke set my chest off again, been wheezing for a week
breathing|en|breathless when i sing in choir now, can't hold the long notes anymore
breathing|en|dry tickly cough that won't shift, barking so loud the neighbours knock
breathing|en|I only breathe into the top of my chest, shoulders going up and down, never into the belly
breathing+shyness|en|embarrassed to get my inhaler out in front of the other mums at the gym
breathing|es|me falta el aire en cuanto subo la cuesta de casa
breathing|es|Mi hijo tiene pitos en el pecho y vive pegado al ventolín
breathing|es|me ahogo cuando hace mucho frío, como si no me entrara el oxígeno
breathing|es|de tanto trabajar en la panadería con la harina me ha quedado una bronquitis que no se marcha
breathing|es|Después del covid mis pulmones no son los mismos, hablo un rato y me quedo sin aliento
breathing|es|mi abuela se fatiga hasta para tender la ropa, tiene los bronquios fatal
breathing+anxiety|es|suspiro todo el rato porque no consigo llenar el pecho del todo, sobre todo si me agobio
breathing|es|algo para el asma que no sea otra vez el inhalador, con el esmog de la ciudad ando agitadísima
breathing|de|nach dem Brotbacken hust ich stundenlang, das Mehl legt sich mir auf die Lunge
breathing|de|Es pfeift und rasselt in der Brust, sobald es draußen neblig wird
breathing+children|de|unsere Kleine hat Asthma und traut sich beim Turnen nicht mitzurennen
breathing|de|Opa schnauft wie eine Dampflok, die Bronchien machen nicht mehr mit
breathing|de|seit der Lungenentzündung japse ich schon beim Staubsaugen
breathing|de|atme nur ganz flach, nie bis in den Bauch, und mir wird eng um die Brust
breathing|de|zäher Schleim morgens, eine halbe Stunde abhusten bevor der Tag anfangen kann
breathing|de|würde gern ans Meer, weil die Salzluft meiner kranken Lunge guttut
breathing|fr|le médecin m'a parlé d'emphysème, souffler une bougie devient une épreuve
breathing|fr|impossible de gonfler les ballons pour l'anniversaire, j'ai dû m'asseoir
breathing|fr|j'ai l'impression de respirer à travers une paille
breathing|fr|toux grasse qui traîne depuis Noël, les bronches encombrées
breathing|fr|ma mère est essoufflée rien qu'en faisant son lit, elle a fumé quarante ans
breathing+allergies|fr|chez ma belle-mère avec ses trois chats, mes bronches se ferment et je râle toute la nuit
breathing|fr|crise d'asthme à chaque changement de saison, marre de la pompe
breathing|fr|j'aimerais retrouver du coffre, je ne tiens même plus une phrase en chantant
sinus|en|face feels like it's stuffed with wet cement when I bend over
sinus|en|bunged up for three weeks, talking like I've got a peg on my nose
sinus|en|pressure behind my eyes and cheekbones, even my top teeth ache
sinus|en|green snot every morning and I've gone through a box of tissues by lunch
sinus|en|can't smell my coffee anymore, nose permanently blocked
sinus+headache|en|dull pounding across my forehead whenever I've got a cold, worse when the plane lands
sinus|en|stuff drips down the back of my throat all night and I wake up hacking
sinus|en|hubby has polyps and breathes through his mouth like a goldfish
sinus|en|sinusitis for the fourth time this winter and no more antibiotics please
sinus|en|addicted to nasal spray, without it my nostrils slam shut in minutes
sinus+nightWaking|en|wake up at four with a dry mouth cos my nose is completely blocked on both sides
sinus|en|my head's so stuffy I sound underwater, ears won't pop
sinus|en|something to clear my nose with steam or salt water, tired of sniffling
sinus|en|blowing my nose till it's red raw and nothing comes out
sinus+allergies|en|every spring my nose clogs up solid and my whole face throbs
sinus|en|cheeks tender to touch, thick mucus, heavy head, sick of feeling congested
sinus|es|tengo la nariz tapada desde octubre y hablo gangoso
sinus|es|al aterrizar el avión pensé que me estallaba el entrecejo, iba con catarro
sinus|es|hago vahos con eucalipto debajo de una toalla y ni así se me despeja
sinus|es|tabique desviado de un balonazo, por un lado no pasa ni un hilo de aire
sinus|es|a mi marido le opera el otorrino o nada, siempre constipado, siempre moqueando
sinus|es|he perdido el olfato, ya no huelo ni el ajo en la sartén
sinus+headache|es|presión en la frente y detrás de los ojos cada vez que me acatarro
sinus|es|sinusitis otra vez, quisiera algo con vapor que destape
sinus|de|Nase dicht, Kopf wie in Watte, und das seit Wochen
sinus|de|Oberkiefer tut weh, der Zahnarzt schickt mich weiter, es käme von den Höhlen darüber
sinus|de|krumme Nasenscheidewand und ewig ein Sausen, wenn ich durchschnaufe
sinus|de|Die Nebenhöhlen sind schon wieder zu, der HNO will operieren
sinus|de|der Rotz läuft mir hinten in den Hals runter, ich räuspere mich ständig
sinus|de|inhaliere schon mit Kamille überm Topf und schmecke vom Sonntagsbraten trotzdem nichts
sinus|de|meine Tochter hat Stockschnupfen und redet durch die Nase
sinus|de|gelber Schleim, wunde Nasenflügel, drei Packungen Taschentücher am Tag
sinus|fr|le nez bouché en permanence, je dors la bouche ouverte
sinus|fr|l'avion m'a déchiré le front à la descente, j'étais enrhumée comme jamais
sinus|fr|encore une sinusite, la troisième depuis la rentrée
sinus|fr|je me mouche toute la journée et rien ne sort
sinus|fr|polypes opérés il y a un an, et voilà que je ronronne et nasille à nouveau
sinus|fr|mon copain renifle du matin au soir, il a le nez pris hiver comme été
sinus|fr|je me lave les fosses à l'eau salée matin et soir, c'est toujours la purée de pois là-dedans
sinus|fr|la tête dans un scaphandre, les oreilles bouchées, de la morve plein la gorge au réveil
skin|en|my face looks grey and tired no matter how much I drink
skin|en|legs like a lizard in winter, flaking all over my black tights
skin|en|hands cracked and rough from washing up, catching on my jumpers
skin|en|I used to glow, now I look washed out in every photo
skin|en|tight feeling after every shower, as if my cheeks were a size too small
skin|en|blotchy red patches and broken veins since I hit forty
skin|en|elbows like sandpaper and heels like a rhino
skin|en|want that fresh dewy look for my sister's wedding instead of this pasty complexion
skin|en|too much sun in my twenties, brown spots and freckles turning into blotches
skin|en|everything I put on my face stings and goes bright red
skin+stress|en|mates keep asking if I'm ill, my colour's gone sallow since this mad year
skin|en|central heating has dried me out like a raisin, lips peeling too
skin|en|dull skin that drinks up any cream in ten seconds
skin+menopause|en|since the change I've gone papery and itchy all over, nothing soaks in
skin|en|bumpy chicken arms and cellulite on my thighs, not showing that on the beach
skin|en|my bloke uses soap on his face and wonders why he's flaky
skin|es|tengo la cara apagada, sin brillo, como de cartón
skin|es|trabajo en el campo y el viento me ha curtido la cara como un zapato
skin|es|mi hija me dice que raspo cuando la acaricio
skin|es|me han salido manchas en los pómulos después del verano en la playa
skin|es|talones ásperos y codos resecos, parezco un cocodrilo
skin|es|rosácea en la nariz y las mejillas, una copita de vino y soy un semáforo
skin|es|Quiero volver a tener buena cara, que me dicen que parezco enferma
skin|es|poros como cráteres y el cutis cenizo de vivir con tanta contaminación
skin|de|fahl und müde im Gesicht, als käme ich nie an die Sonne
skin|de|vom Skifahren Gesicht wie Leder, Lippen aufgesprungen, Nase schält sich
skin|de|meine Schienbeine schuppen wie ein Fisch, sobald die Heizung läuft
skin|de|Mischhaut: in der Mitte speckig, außen Wüste, und Make-up bröckelt schon mittags
skin|de|Couperose im Gesicht, nach einem Glas Glühwein leuchte ich
skin|de|brauche was für raue Ellbogen und Hornhaut an den Fersen
skin|de|vertrage keine Creme mehr, es brennt sofort
skin|de|Pigmentflecken auf Stirn und Handrücken, möchte wieder einen frischen Teint
skin|fr|le teint brouillé, gris, on dirait que je n'ai pas vu le jour depuis des mois
skin|fr|retour de vacances et je mue comme un serpent
skin|fr|je bosse sous les néons et la clim, mine de papier mâché garantie
skin|fr|je rougis pour un rien, les joues en feu dès que je mets une crème
skin|fr|peau sèche comme du parchemin depuis qu'on chauffe au bois
skin|fr|envie d'un coup d'éclat avant le baptême de ma nièce
skin|fr|un masque de grossesse qui n'est jamais parti, au-dessus de la lèvre
skin|fr|le rasage me laisse le cou en feu et plein de petits poils incarnés
acne|en|thirty two and still getting spots like a teenager
acne|en|massive painful lump on my chin that won't come to a head
acne+teens|en|my daughter won't leave the house without foundation because of her zits
acne|en|pizza face at school, now the scars are all anyone sees
acne+periods|en|jawline erupts the week before I come on, every single month
acne|en|can't stop picking and squeezing in the bathroom mirror
acne|en|blackheads all over my nose, looks like a strawberry
acne|en|back covered in bumps, so no swimming this summer
acne|en|came off the pill and broke out like crazy
acne+selfEsteem|en|hide behind my hair on video calls because of these pimples
acne|en|greasy forehead by ten o'clock and whiteheads by evening
acne|en|face mask at work gave me breakouts round my mouth
acne|en|my son's cheeks are red and pitted, he's tried every wash from Boots
acne|en|deep cysts under the skin that throb when I sleep on that side
acne|en|is it the dairy? each time I eat cheese a volcano pops up
acne|en|something gentle for hormonal acne, the strong gels burn me to bits
acne|es|el filtro de la cámara no me tapa ya tanto cráter en los cachetes
acne|es|Barros y espinillas en la frente, por más que me lave
acne+teens|es|mi hijo está en plena edad del pavo con la cara llena de granitos y no quiere salir
acne|es|embarré toalla sucia del gimnasio en la cara y ahora tengo un espinillón palpitando
acne|es|no puedo dejar de reventármelos y luego quedan marcas
acne|es|con el casco de la moto y el sudor se me llena el contorno de la cara de pústulas
acne|es|la espalda llena de granos, ni me quito la camiseta en la alberca
acne|es|cutis graso, puntos negros en la nariz y brillos a media mañana
acne|de|der Hautarzt hat mir was verschrieben, davon schält sich alles, und die Mitesser lachen
acne|de|am Kinn kommen immer diese dicken, schmerzhaften Dinger unter der Haut
acne+teens|de|Mein Sohn versteckt sich unterm Kapuzenpulli, weil er so viele Wimmerl hat
acne|de|drücke ständig an Mitessern rum und mach alles schlimmer
acne|de|Narben auf den Wangen von früher, alle schauen hin
acne|de|Schokolade, Milch, Chips, alles gestrichen, trotzdem ein Streuselkuchen
acne|de|fettige Stirn, Eiterpusteln, und morgen ist Klassenfoto
acne|de|Rücken und Dekolleté voller Pusteln, trag nur noch Hochgeschlossenes
acne|fr|l'impression que le barman ne regarde que le volcan entre mes sourcils
acne+teens|fr|Ma fille se tartine de fond de teint pour cacher ses boutons avant le collège
acne|fr|je triture tout devant la glace et ça laisse des marques
acne+periods|fr|ça bourgeonne autour de la bouche chaque mois avant mes règles
acne|fr|à force de casque et de transpiration au hockey, mon gars a les tempes grêlées
acne|fr|la dermato a proposé le traitement fort, je voudrais d'abord tenter plus naturel pour mon acné
acne|fr|gros kystes douloureux sur la mâchoire, même l'oreiller fait mal
acne|fr|le dos couvert de boutons, impossible de mettre une robe dos nu
eczema|en|scratching till I bleed, sheets look like a crime scene
eczema+babies|en|our little one claws at her cheeks all night, we put mittens on her
eczema|en|insides of my elbows red raw and weeping
eczema|en|itch drives me round the bend, worst behind the knees
eczema|en|steroid cream works for a week then it all flares up again
eczema+nightWaking|en|up at 2am with ice packs on my ankles because of the itching
eczema|en|silver scales on my elbows and scalp, people think it's catching
eczema|en|wool jumpers, washing powder, sweat, everything sets off my rash
eczema+stress|en|hands come up in tiny itchy blisters when I've got deadlines
eczema|en|hubby's psoriasis has spread to his knees and he's stopped wearing shorts
eczema|en|eyelids swollen and flaky, can't wear mascara any more
eczema|en|my boy sits in class rubbing his legs against the chair, covered in patches
eczema|en|hairdresser here, fingers split open from shampoo and dye
eczema|en|chlorine wrecks me, is there anywhere I can bathe that won't make me itch
eczema|en|angry red patches round my neck, people ask if it's hickeys lol
eczema|en|had eczema since I was a bub and I'm over the creams
eczema|es|duermo con guantes de algodón y aun así amanezco llena de arañazos
eczema+babies|es|El bebé tiene los mofletes en carne viva y no para de restregarse
eczema|es|placas rojas y escamas en los codos, la gente se aparta
eczema|es|el cloro de la piscina municipal me deja el cuello como lija ardiendo
eczema|es|picazón insoportable detrás de las rodillas cuando sudo
eczema|es|Mi niña es atópica y la lana, el cloro y el jabón la ponen fatal
eczema|es|ronchas en los párpados, no me puedo maquillar
eczema+stress|es|cada vez que ando con los nervios de punta se me llenan los dedos de ampollitas que pican
eczema|de|Kollegen fragen, ob das ansteckend ist, dabei sind es nur meine schuppigen Stellen
eczema+babies|de|Unser Baby hat Milchschorf und rote nässende Backen, es reibt sich dauernd
eczema|de|am Toten Meer war die Haut zum ersten Mal ruhig, suche etwas Ähnliches näher
eczema|de|Neurodermitis seit der Kindheit, Kortison will ich nicht mehr
eczema|de|es juckt zum Wahnsinnigwerden, besonders wenn ich schwitze
eczema|de|Mein Mann hat Schuppenflechte an den Ellbogen und geht nicht mehr ins Freibad
eczema|de|Ausschlag an den Händen vom Spülmittel, Bläschen zwischen den Fingern
eczema|de|Wollpulli an und sofort Quaddeln und rote Flecken am Hals
eczema|fr|les collègues croient que c'est la gale, je garde les manches longues en plein juillet
eczema+babies|fr|Bébé a des plaques rouges dans les plis et se frotte contre le matelas
eczema|fr|coiffeuse, allergique à la teinture, doigts fendus et cloques entre les phalanges
eczema|fr|après la cure thermale de ma nièce ses croûtes avaient disparu, je veux pareil
eczema+stress|fr|dès que je suis à cran, poussée sur les mains et les paupières
eczema|fr|Mon ado a du psoriasis sur le cuir chevelu, il croit que tout le monde le regarde
eczema+insomnia|fr|ça me démange tellement dans le lit que je ne ferme pas l'œil
eczema|fr|eczéma depuis petite, la laine et la lessive me rendent dingue
hair|en|handfuls in the plughole every time I wash it
hair|en|my parting's getting wider and I can see scalp under the bathroom light
hair+men|en|twenty six and already thin on top, mates call me monk
hair+postnatal|en|four months after the baby and it's coming out in clumps
hair|en|ponytail half the thickness it used to be
hair|en|brush full of strands, pillow too, the hoover's wrapped in it
hair|en|bald patch the size of a ten pence piece behind my ear
hair|en|bleached it to death, snaps off like straw
hair|en|dandruff on every dark jacket, scalp itches like mad
hair+stress|en|after the year from hell it started falling out by the fistful
hair|en|receding at the temples like my grandad, always wearing a cap
hair|en|lost my curls and eyebrows, want to feel like myself again
hair+menopause|en|hot flushes I can handle, but going thin at the front at fifty two?
hair|en|greasy roots by day two and frizzy dry ends
hair+cancer|en|mum's growing back in fluffy patches after chemo and she's fed up with the wig
hair|en|edges are gone from years of tight braids
hair|es|con el viento me peino para que no se note el claro de arriba
hair|es|Se me ve el cuero cabelludo en la coronilla cuando me siento bajo una lámpara
hair+men|es|a los veintiocho y con entradas, parezco mi papá
hair+postnatal|es|di a luz en marzo y ahora voy dejando mechones por toda la casa
hair|es|caspa en los hombros y picor de cabeza
hair|es|el cabello quebradizo como estropajo de tanta plancha y tinte
hair|es|después del covid quedé medio pelona, me estoy dejando fleco para disimular
hair|es|antes tenía una melena preciosa, ahora la coleta es un hilito
hair|de|nach der Crash-Diät im Frühjahr wurde es auf dem Kopf licht
hair|de|Mein Scheitel wird immer breiter, man sieht schon die Kopfhaut durch
hair+men|de|Geheimratsecken mit Mitte zwanzig, trage nur noch Mütze
hair|de|meine Mähne war mein Stolz, jetzt hab ich drei Federn und Extensions
hair+postnatal|de|seit dem Abstillen gehen mir die Haare aus wie einer Katze im Fellwechsel
hair|de|Schuppen auf dem schwarzen Sakko, peinlich
hair|de|kaputtblondiert, bricht ab, Spliss bis zu den Ohren
hair|de|der Zopf ist nur noch halb so dick wie früher
hair|fr|le casque de vélo ne cache pas tout, on dirait un moine
hair|fr|Ma raie s'élargit, on voit la peau du crâne sur les photos
hair+men|fr|mon chum se dégarnit à trente ans et ne quitte plus sa tuque
hair+postnatal|fr|je perds mes cheveux depuis l'accouchement, bébé en a plein les doigts
hair|fr|pellicules et cuir chevelu qui gratte, je ne porte plus de noir
hair|fr|tifs secs comme de la paille à force de décolorations
hair|fr|depuis la thyroïde, mes sourcils et ma crinière se font la malle
hair|fr|toute plate, sans volume, la queue de cheval comme un lacet
ageing|en|caught my reflection in a shop window and saw my mother
ageing|en|crow's feet, turkey neck and jowls, when did that happen
ageing|en|turning sixty and I'd like to stay bendy and sharp till ninety
ageing|en|deep lines between my eyebrows make me look cross when I'm not
ageing|en|don't want needles in my forehead but would love to look less saggy
ageing|en|everything's heading south, cheeks, boobs, bum
ageing|en|how do those hundred year olds in Japan do it, gardening at ninety eight
ageing|en|creaky, greying and needing glasses for the menu, feel past it
ageing+selfEsteem|en|young men look straight through me now, I've turned invisible at fifty
ageing|en|bags under the eyes you could carry shopping in
ageing|en|want to grow old disgracefully, not shrivel up in an armchair
ageing|en|my hands give away my age, thin crepey and veiny
ageing|en|lad at work called me "sir" and offered me his seat, crikey
ageing+joints|en|getting long in the tooth, hips moaning, but I plan to dance at my granddaughter's wedding
ageing|en|smoker's lines round the lips, lipstick bleeds into them
ageing|en|longevity stuff that's not just billionaires swallowing pills
ageing|es|la nieta me preguntó por qué tengo rayitas en la boca
ageing|es|brazos de murciélago, los escotes arrugados y las canas que asoman cada tres semanas
ageing|es|cumplo sesenta y quiero llegar a los noventa caminando y con la cabeza clara
ageing|es|se me ha descolgado la cara, la flacidez del cuello me acompleja
ageing|es|le he visto a mi vecina la cara operada y no quiero eso, prefiero arrugarme con gracia
ageing|es|los años no perdonan, ya me duelen hasta las pestañas
ageing|es|tengo el entrecejo marcado y parece que ando siempre enojada
ageing|es|Mi suegra tiene 88 y sigue bailando, quiero envejecer como ella
ageing|de|beim Klassentreffen haben mich drei Leute nicht wiedererkannt
ageing|de|Winkearme und Plisseelippen, aber innerlich bin ich fünfundzwanzig
ageing|de|werde fünfzig und will nicht einrosten
ageing|de|meine Freundin hat sich unterspritzen lassen, ich such einen sanfteren Weg gegen Falten
ageing|de|die Haut am Hals wie beim Truthahn, ich trag nur noch Rollkragen
ageing|de|Wie wird man hundert, ohne im Heim zu sitzen und Pillen zu zählen
ageing|de|alt werden ist nichts für Feiglinge, aber fit und hell im Kopf soll's sein
ageing|de|Tränensäcke und Knitterfältchen, die Verkäuferin bot mir Seniorenrabatt an
ageing|fr|on m'a pris pour le grand-père de mon propre fils à la sortie de l'école
ageing|fr|mes lunettes, mon dos, mes rides, tout a pris dix ans depuis le confinement
ageing|fr|prendre de l'âge sans se ratatiner
ageing|fr|j'ai la bouille qui s'affaisse, l'ovale du visage fout le camp
ageing|fr|un coup de vieux terrible après mes cinquante-cinq ans
ageing|fr|garder bon pied bon œil jusqu'à cent ans, comme les Sardes
ageing|fr|ma tante a 94 ans et fait encore son potager, je veux son secret
ageing|fr|les paupières tombent, on me demande sans arrêt si je suis fatiguée
`
