/** Descriptions in lay words; see descriptions.ts. */
export const NONE = `
NONE|en|hotel with a heated pool near lisbon
NONE|en|foam roller
NONE|en|white noise machine
NONE|en|hammam in Fes
NONE|en|dog friendly cottage in the lake district
NONE|en|under 200 euros a night
NONE|en|second week of august
NONE|en|two adults and a toddler
NONE|en|how do i book it
NONE|en|the second one
NONE|en|cheaper
NONE|en|my sister is coming too and she eats everything
NONE|en|we land at 9 at night and can't wait to see the sea
NONE|en|can i pay in instalments
NONE|en|do they have parking
NONE|en|is breakfast included
NONE|en|what time is check out
NONE|en|villa in tuscany for twelve people
NONE|en|ibiza in september
NONE|en|step free entrance and a lift
NONE|en|gift card balance
NONE|en|where is my confirmation email
NONE|en|i want to change my dates
NONE|en|is the price per person or per room
NONE|en|somewhere closer to the airport
NONE|en|no not that one
NONE|en|show me more
NONE|en|anything with a sea view
NONE|en|what about the one you mentioned first
NONE|en|does it come in blue
NONE|en|cork yoga mat 6mm
NONE|en|weighted blanket 7kg
NONE|en|theragun mini
NONE|en|calm app subscription price
NONE|en|headspace free trial
NONE|en|oura ring size guide
NONE|en|magnesium glycinate capsules
NONE|en|epsom salts bulk
NONE|en|bamboo pillow
NONE|en|aveda shampoo
NONE|en|hot yoga studio brooklyn
NONE|en|reformer pilates classes in leeds on saturdays
NONE|en|thai massage in chiang mai old town
NONE|en|infrared sauna for two people, second hand
NONE|en|resort with kids club in mallorca
NONE|en|campsite with showers and wifi
NONE|en|adults only hotel crete
NONE|en|all inclusive maldives december
NONE|en|ski in ski out chalet with hot tub
NONE|en|we're four friends from uni, driving down on friday
NONE|en|can you send that to my wife
NONE|en|what's the cancellation policy
NONE|en|refund
NONE|en|thanks
NONE|en|ok great, book the cheaper of the two
NONE|en|hello, are you a real person
NONE|en|how many stars does it have
NONE|en|is the wifi any good there
NONE|en|can i bring my own bike
NONE|en|our cat has to come as well
NONE|en|is there a train from madrid
NONE|en|how far is it from the beach
NONE|en|do i need a visa for bali
NONE|en|what's the weather like in april
NONE|en|which language is the class taught in
NONE|en|is it online or in person
NONE|en|do they have a women's changing room
NONE|en|minimum stay
NONE|en|late checkout possible?
NONE|en|we'd need a cot and a high chair
NONE|en|twin beds please not a double
NONE|en|near a supermarket
NONE|en|party house with a dance floor in the garden
NONE|en|place with a big kitchen because there are nine of us
NONE|en|vegetarian restaurant on site
NONE|en|halal food nearby
NONE|en|can the kids swim there
NONE|en|what does half board mean
NONE|en|is it busy in the easter holidays
NONE|en|my brother in law is paying so go mad
NONE|en|sorry i meant portugal not spain
NONE|en|next month
NONE|en|a bit bigger
NONE|en|in the mountains instead
NONE|en|without the flights
NONE|en|who owns this website
NONE|en|how do you pick the places you list
NONE|en|i forgot my password
NONE|en|delete my account
NONE|en|are these reviews genuine
NONE|en|can i list my own retreat here
NONE|en|do you get commission
NONE|en|is there an app
NONE|en|newsletter unsubscribe
NONE|en|i work until six on friday so we'd only get there late, is reception open then
NONE|en|We're landing on Thursday night around eleven, grabbing the hire car and then it's two hours to the house. Will someone be there with the keys?
NONE|en|my mum hurt herself laughing at the photos of that pink bathroom, do they still have it
NONE|en|the kids are so excited they were up at six packing their buckets and spades
NONE|en|I've got a work thing in Vienna until Wednesday, then my boyfriend flies in and we have four days free. Somewhere reachable by train?
NONE|en|we'll be eight for dinner, one of us doesn't like fish but he can have chips
NONE|en|my husband wants to be within walking distance of a pub, i want a view, see what you can do
NONE|en|it's my first time in Japan and my head is full of noodles and neon already
NONE|en|dad is driving, he's happy behind the wheel all day, so distance is fine
NONE|en|we have three nights in Porto and three in the Douro valley, does that make sense or should we do it the other way round
NONE|en|the baby will be seven months by then so i guess she flies free on my lap
NONE|en|on our feet all day sightseeing in rome on saturday, so a hotel right in the centre would be handy
NONE|en|my hands are full with shopping, could you just text me the address
NONE|en|can't sleep in, the ferry goes at 7, is there an early breakfast
NONE|en|I have an eye on the cabin with the red door, is it still free over New Year?
NONE|en|put my heart set on the treehouse, any dates left in may
NONE|en|my boss gave me the whole of october off so i'm flexible on dates
NONE|en|we love food, wine and long lunches, which region would you pick
NONE|en|i feel like going somewhere new
NONE|en|happy with either
NONE|en|my friend said it was lovely and the staff were sweet
NONE|en|back in a minute, my tea is getting cold
NONE|en|it'll be my sister, her two girls and me, and we'd like one big room with a balcony
NONE|en|on a shoestring
NONE|en|money no object
NONE|en|last minute this weekend
NONE|en|leaving from manchester
NONE|en|within an hour's drive of boston
NONE|en|is melbourne too far for one night
NONE|en|byron bay beachfront
NONE|en|day pass for the pool
NONE|en|spa hotel in budapest with thermal baths
NONE|en|riad in marrakech with a roof terrace
NONE|en|ryokan in hakone
NONE|en|finnish cabin with its own sauna
NONE|en|eco lodge costa rica
NONE|en|glamping in wales
NONE|en|yoga retreat in rishikesh in february
NONE|en|meditation cushion zafu buckwheat
NONE|en|incense sticks sandalwood
NONE|en|singing bowl 20cm
NONE|en|jade roller
NONE|en|air purifier hepa filter replacement
NONE|en|blackout curtains 140 wide
NONE|en|running shoes size 9 wide
NONE|en|protein powder vanilla 1kg
NONE|en|whoop or garmin, which is cheaper
NONE|en|acupressure mat
NONE|en|sunrise alarm clock philips
NONE|en|essential oil diffuser with timer
NONE|en|standing desk 160x80
NONE|en|vitamin d drops
NONE|en|peloton
NONE|en|hot water bottle with a cover
NONE|en|loose leaf chamomile tea
NONE|en|blue light glasses for men
NONE|en|gym in shoreditch with a pool
NONE|en|swimming lessons for a six year old
NONE|en|personal trainer in dublin rates
NONE|en|barber open on mondays
NONE|en|nail salon near me
NONE|en|physio opening hours
NONE|en|do i need to bring a towel
NONE|en|what should i wear
NONE|en|how long is each session
NONE|en|are the groups large
NONE|en|can we split the bill
NONE|en|can i use my voucher for this
NONE|en|i've got a promo code
NONE|en|does the price include tax
NONE|en|it says sold out, is there a waiting list
NONE|en|the payment didn't go through
NONE|en|my card was charged twice
NONE|en|when will my parcel arrive
NONE|en|do you ship to canada
NONE|en|how do i send it back
NONE|en|is it machine washable
NONE|en|does it come with a warranty
NONE|en|whats the difference between the deluxe and the superior
NONE|en|you already showed me that
NONE|en|the last link doesnt open
NONE|en|can you compare these two
NONE|en|something like that but in greece
NONE|en|not that far
NONE|en|fewer people
NONE|en|with a garden for the dogs
NONE|en|large breed, 40 kilos, is that ok for them
NONE|en|any horses there
NONE|en|somewhere we can have a bonfire and play music late
NONE|en|is there a bar
NONE|en|karaoke room
NONE|en|conference room for 25 with a projector
NONE|en|team offsite near hamburg, thirty people, november
NONE|en|we're a choir of 22 and need a piano
NONE|en|is there a cinema or bowling for the teenagers in the evening
NONE|en|my grandparents are joining for sunday lunch only, can day guests come in
NONE|en|The plan is: pick up my cousin in Lyon, drive down through the night while the kids sleep in the back, arrive in Barcelona for breakfast. Where could we leave the bags until check-in?
NONE|en|My flatmate is Spanish, her parents run a bakery, and they've invited all of us for the August fiesta. We need a house within ten minutes of the village.
NONE|en|I finish my shift at two, the train is at three, so we should be in Brighton for fish and chips by five. Any rooms with a balcony?
NONE|en|Our eldest is starting school in September so this is the last time we can travel off season. Anywhere warm with a direct flight from Glasgow?
NONE|en|my wife's side of the family are tall so long beds would be good
NONE|en|he has a sweet tooth, is there a decent bakery in walking distance
NONE|en|she's vegan, i eat anything, the boys only eat pasta
NONE|en|We've got a carry-on each and a surfboard, does the transfer van take those?
NONE|en|my neighbour is feeding the fish while we're away so ten days is the most we can do
NONE|en|we can't decide between the mountains and the sea, flip a coin for me
NONE|es|hotel con piscina climatizada en cádiz
NONE|es|casa rural en asturias con hórreo
NONE|es|menos de 150 euros la noche
NONE|es|puente de diciembre
NONE|es|la semana de la feria no, la siguiente
NONE|es|salimos de zaragoza en coche
NONE|es|dónde le doy para reservar
NONE|es|el segundo
NONE|es|más barato porfa
NONE|es|el que me dijiste antes
NONE|es|admiten perros grandes
NONE|es|llevamos un loro en jaula, ¿hay problema?
NONE|es|hay aparcamiento para autocaravana
NONE|es|media pensión o solo alojamiento
NONE|es|a qué hora se entra
NONE|es|dejan las maletas en recepción el último día
NONE|es|hay ascensor y ducha a ras de suelo
NONE|es|queda cerca del metro
NONE|es|a cuánto está la playa andando
NONE|es|temazcal en tulum
NONE|es|balneario en galicia con habitación triple
NONE|es|hammam en granada
NONE|es|hostal en cartagena de indias
NONE|es|cabaña en bariloche para julio
NONE|es|hacienda en yucatán con cenote propio
NONE|es|esterilla de corcho
NONE|es|rodillo de espuma
NONE|es|máquina de ruido blanco
NONE|es|manta con peso de matrimonio
NONE|es|saco de semillas para microondas
NONE|es|colchón viscoelástico 135
NONE|es|agua de azahar litro
NONE|es|pulsera xiaomi correa repuesto
NONE|es|zapatillas de correr del 42
NONE|es|palo santo paquete de diez
NONE|es|app headspace en español
NONE|es|se puede pagar a plazos
NONE|es|aceptan bizum
NONE|es|no me ha llegado el correo de confirmación
NONE|es|quiero cambiar la fecha
NONE|es|necesito factura con nif
NONE|es|el repartidor dejó el paquete en otra casa
NONE|es|hacen envíos a canarias
NONE|es|me queda grande, quiero una talla menos
NONE|es|sale por persona o por cuarto
NONE|es|quién lleva esta página
NONE|es|no me carga el mapa
NONE|es|las opiniones son de verdad?
NONE|es|puedo anunciar mi casa aquí
NONE|es|eres una persona o un robot
NONE|es|gracias, muy amable
NONE|es|no, ese no, el de la terraza
NONE|es|otra cosa parecida pero en portugal
NONE|es|perdón, quería decir sevilla
NONE|es|la maestra habla español?
NONE|es|hay que llevar gorro y chanclas
NONE|es|quedan plazas el jueves
NONE|es|clases de natación para bebés en valencia
NONE|es|pilates con máquinas en chamberí
NONE|es|masaje tailandés en bangkok
NONE|es|cancha de pádel en guadalajara
NONE|es|se puede hacer una carne asada y poner música
NONE|es|finca con jardín para una fiesta de treinta personas
NONE|es|salón para reunión de empresa con pantalla y café
NONE|es|mi hermana también viene y come de todo
NONE|es|Cogemos el barco de las diez en Denia y llegamos de madrugada a Ibiza, ¿habrá alguien en recepción para darnos la llave?
NONE|es|Mi marido cierra el bar a las seis el domingo, así que saldríamos de Madrid a las siete y pico. ¿Hasta qué hora dan de cenar?
NONE|es|los niños van de cabeza a los toboganes en cuanto lleguemos, ¿a qué hora abren?
NONE|es|se me van los ojos a la casita azul, ¿sigue libre en semana santa?
NONE|es|mi suegra no prueba el marisco y mi cuñado solo cena tortilla, ¿hay carta o es menú cerrado?
NONE|es|La peña del pueblo somos dieciocho, nos juntamos cada verano y este año toca la costa. Literas nos valen, pero con dos baños.
NONE|es|Estamos esperando a que mi tía venga de Monterrey con los primos, nunca han visto la nieve. ¿Hay trineos para rentar?
NONE|es|tengo vacaciones por gastar hasta enero, así que las fechas me dan igual
NONE|es|estoy con las manos en la masa, mándame la dirección por whatsapp
NONE|es|me hace mucha ilusión cruzar el charco por primera vez
NONE|es|Hacemos el Camino desde Sarria, cinco noches, mi compadre lleva el coche de apoyo. Queremos habitaciones con baño, nada de albergue.
NONE|es|mi padre conduce, a él no le importa hacerse ochocientos kilómetros de un tirón
NONE|es|refresca por la noche allí en abril?
NONE|es|quedamos para comer el domingo con los abuelos, ¿dejan entrar a gente que no se aloja?
NONE|es|mi amiga dice que le robaron el corazón los desayunos de ese sitio, pero no se acuerda de cómo se llamaba
NONE|de|Hotel mit Hallenbad im Allgäu
NONE|de|Ferienhaus an der Nordsee mit Strandkorb
NONE|de|unter 180 Euro pro Nacht
NONE|de|über Pfingsten
NONE|de|Anreise nur samstags möglich?
NONE|de|Kurzurlaub mit der Bahn ab Leipzig
NONE|de|wo muss ich draufklicken zum Reservieren
NONE|de|das zweite bitte
NONE|de|bissl günstiger
NONE|de|das von vorhin nochmal
NONE|de|sind Hunde erlaubt
NONE|de|Reiterhof mit Box für das eigene Pferd
NONE|de|Ladesäule fürs E-Auto
NONE|de|Halbpension oder Vollpension
NONE|de|kann man den Schlüssel aus einem Kasten holen
NONE|de|rollstuhlgerechtes Zimmer mit breiten Türen
NONE|de|fährt der Skibus bis vor die Tür
NONE|de|gibt es eine Loipe in der Nähe
NONE|de|Therme Erding Tageskarte
NONE|de|Hamam in Istanbul
NONE|de|Wellnesshotel Südtirol mit Außenpool
NONE|de|Berghütte mit eigener Sauna
NONE|de|Ayurveda Resort Sri Lanka Januar
NONE|de|Hausboot auf der Müritz
NONE|de|Faszienrolle
NONE|de|Gerät für weißes Rauschen
NONE|de|Gewichtsdecke Bezug einzeln
NONE|de|Kirschkernkissen
NONE|de|Lattenrost 140x200
NONE|de|Infrarotlampe Beurer
NONE|de|Heublumen lose im Kilo
NONE|de|Zirbenkissen
NONE|de|Aroma Diffuser mit Timer
NONE|de|Nackenrolle aus Dinkel
NONE|de|Brustgurt von Polar
NONE|de|7Mind kostenlos testen
NONE|de|geht auf Rechnung auch
NONE|de|Gutschein vom Weihnachten, gilt der noch
NONE|de|habe mich bei der Adresse vertippt
NONE|de|ich muss umbuchen
NONE|de|brauche eine Quittung für die Firma
NONE|de|Sendung steht seit Montag in Hannover
NONE|de|liefert ihr nach Österreich
NONE|de|passt die Größe M bei 1,70
NONE|de|Kurtaxe extra?
NONE|de|wer betreibt diese Seite
NONE|de|Cookies abgelehnt und jetzt geht die Karte nicht
NONE|de|sind die Sterne von euch oder von Gästen
NONE|de|wie komme ich als Anbieterin auf eure Liste
NONE|de|bist du ein Mensch oder ein Computer
NONE|de|passt, danke dir
NONE|de|nee, das mit dem Balkon
NONE|de|sowas ähnliches, aber in Dänemark
NONE|de|Moment, ich meinte Tirol
NONE|de|Kurssprache Englisch oder Deutsch
NONE|de|Badelatschen selber mitbringen
NONE|de|maximal acht Leute wär schön
NONE|de|Babyschwimmen in Köln
NONE|de|Pilates am Reformer in Wien
NONE|de|Thaimassage Berlin Mitte Preise
NONE|de|Kletterhalle Graz Öffnungszeiten
NONE|de|darf man da nach 22 Uhr noch auf der Terrasse sitzen
NONE|de|Partyraum zum Mieten mit Theke und Zapfanlage
NONE|de|Seminarhaus in Brandenburg mit Flipchart und Beamer
NONE|de|meine Schwester kommt auch mit und hat immer Hunger
NONE|de|Wir nehmen den Nachtzug ab Zürich und sind morgens um acht da. Kann man sich irgendwo frisch machen, bevor das Zimmer bezogen wird?
NONE|de|Mein Mann hat bis Freitagmittag Dienst, dann holen wir die Kleine aus der Kita und düsen los. Schaffen wir das bis zum Abendessen?
NONE|de|bei dem Bild vom Hirsch im Klo lagen wir am Boden vor Lachen, welches Hotel war das
NONE|de|ich hab ein Auge auf die rote Hütte geworfen, ist die an Silvester noch frei
NONE|de|Onkel Heinz isst nur Schnitzel, meine Nichte gar kein Fleisch, wo werden beide glücklich
NONE|de|Unser Kegelclub fährt seit zwanzig Jahren zusammen weg, diesmal sind wir vierzehn und wollen an die Mosel. Doppelzimmer reichen, Bus kommt mit.
NONE|de|Der Kleine schläft noch im Beistellbett, das bringen wir selbst mit, aber passt das neben das Bett auf dem Foto?
NONE|de|Überstunden abfeiern, also bin ich den ganzen Oktober flexibel
NONE|de|hab grad Teig an den Händen, schick mir die Adresse einfach aufs Handy
NONE|de|Wir wollen mit dem Radl von Passau nach Wien und brauchen alle sechzig Kilometer ein Bett. Gepäcktransport wäre ein Traum.
NONE|de|mein Vater fährt, dem machen tausend Kilometer nichts aus
NONE|de|wie warm ist die Ostsee Anfang Juni
NONE|de|Oma möchte vorher wissen, ob es Filterkaffee gibt, sonst kommt sie nicht mit
NONE|de|mein Herz schlägt für Italien, ihrs für Schweden, da treffen wir uns halt in Bayern
NONE|de|kann man vor Ort mit Karte zahlen oder nur bar
NONE|fr|hôtel avec piscine chauffée près de biarritz
NONE|fr|mas en provence avec four à pizza
NONE|fr|moins de 150 euros la nuit
NONE|fr|pont de l'ascension
NONE|fr|vacances de la toussaint zone b
NONE|fr|départ de bruxelles en thalys
NONE|fr|je clique où pour valider
NONE|fr|le deuxième
NONE|fr|y'a pas moins cher
NONE|fr|celui avec les volets verts
NONE|fr|les chiens sont acceptés ?
NONE|fr|poney ou âne à louer avec la maison
NONE|fr|borne de recharge pour la voiture
NONE|fr|le petit déj est compris ou en plus
NONE|fr|boîte à clés ou quelqu'un sur place
NONE|fr|chambre pmr avec barre d'appui
NONE|fr|ça capte bien là-haut
NONE|fr|la navette passe à quelle heure
NONE|fr|à combien de la plage à pied
NONE|fr|hammam à fès
NONE|fr|thalasso à saint-malo chambre familiale
NONE|fr|riad à marrakech avec patio
NONE|fr|chalet avec sauna à mont-tremblant
NONE|fr|cabane perchée en dordogne
NONE|fr|péniche à louer canal du midi
NONE|fr|rouleau en mousse
NONE|fr|machine à bruit blanc
NONE|fr|couverture lestée double
NONE|fr|tapis champ de fleurs
NONE|fr|oreiller en latex 60x60
NONE|fr|savon noir et gant kessa
NONE|fr|bouillotte noyaux de cerise
NONE|fr|bol tibétain artisanal népal
NONE|fr|huile de ricin bio 100 ml
NONE|fr|chaussons de randonnée taille 41
NONE|fr|petit bambou tarif
NONE|fr|chèques vacances acceptés
NONE|fr|carte cadeau wonderbox, ça marche chez vous
NONE|fr|je me suis trompée d'adresse mail
NONE|fr|je voudrais décaler d'une semaine
NONE|fr|une facture au nom de la société svp
NONE|fr|le suivi dit livré mais rien dans la boîte
NONE|fr|vous livrez en belgique ?
NONE|fr|ça taille petit ou grand
NONE|fr|taxe de séjour incluse ?
NONE|fr|qui tient ce site
NONE|fr|la carte ne s'affiche pas sur mon téléphone
NONE|fr|les avis sont vrais ?
NONE|fr|est-ce que je peux inscrire ma maison d'hôtes
NONE|fr|allo y a quelqu'un
NONE|fr|super merci bonne journée
NONE|fr|nan, l'autre, en bas à gauche
NONE|fr|pareil mais en italie
NONE|fr|pardon, je voulais dire annecy
NONE|fr|le cours est donné en anglais ?
NONE|fr|maillot et bonnet obligatoires
NONE|fr|il reste combien de places
NONE|fr|bébés nageurs à nantes
NONE|fr|pilates sur machine à lyon
NONE|fr|massage balinais à ubud
NONE|fr|salle d'escalade à lille horaires
NONE|fr|on a le droit de faire un méchoui et de danser tard
NONE|fr|salle des fêtes à louer pour cent personnes avec cuisine
NONE|fr|lieu pour un séminaire près de paris, vingt-cinq places, paperboard
NONE|fr|ma soeur vient aussi et elle mange de tout
NONE|fr|On prend le bac de midi avec les vélos, on sera au gîte vers quinze heures, il y a une épicerie ouverte le lundi ?
NONE|fr|Mon mari finit sa semaine à Genève, moi je pars de Nice, l'idée c'est de se rejoindre à mi-chemin le vendredi soir pour une fondue. Vous avez quoi ?
NONE|fr|les petits sont intenables, ils ont déjà gonflé la bouée dans le salon, la piscine ouvre quand
NONE|fr|coup de coeur pour la roulotte rouge, elle est libre au nouvel an ?
NONE|fr|beau-papa veut du vin, belle-maman veut du calme dans le jardin et moi je veux juste une réponse, il reste la suite ou pas
NONE|fr|Toute l'équipe de hand vient, quinze filles avec de gros appétits, donc il faudrait un grand frigo et deux douches au moins.
NONE|fr|Notre fille entre en sixième, du coup on est coincés sur les vacances scolaires. Un coin au soleil à moins de trois heures d'avion ?
NONE|fr|ma patronne me laisse tout le mois d'octobre alors les dates, peu importe
NONE|fr|j'ai les mains pleines de peinture, envoie-moi l'adresse par texto
NONE|fr|On a trouvé un vol qui arrive à minuit à Palerme, le loueur de voitures est fermé à cette heure-là. Il existe une chambre juste à côté de l'aéroport ?
NONE|fr|papa conduit, mille bornes d'une traite ça ne lui fait pas peur
NONE|fr|il faut une petite laine le soir là-bas en avril ?
NONE|fr|la cousine de Montréal débarque avec ses trois valises et son hockeyeur de mari, prévoir un grand lit
NONE|fr|mes voisins y étaient cet été, ils en parlent encore avec des étoiles dans les yeux, c'est quoi le nom déjà
NONE|fr|je donne ma langue au chat, choisissez pour nous entre corse et sardaigne
`
