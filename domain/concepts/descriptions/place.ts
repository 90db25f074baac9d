/** Descriptions in lay words; see descriptions.ts. */
export const PLACE = `
silence|en|a few days where nobody says a word, not even at breakfast
silence|en|somewhere so quiet i can hear my own heartbeat
silence+parents|en|three boys under ten. i would pay good money for two days without hearing a human voice
silence+autism|en|no small talk, no music in the lobby, no coffee machine hissing, just hush
silence|en|handing in my phone and not speaking for a week, does anybody do that
silence+couples|en|my wife and i talk logistics from dawn to dusk, fancy being together without a single sentence
silence+faith|en|staying with monks where you keep your mouth shut and listen to bells
silence|en|city's driving me mad, sirens drills leaf blowers, need a spot with zero noise
silence+healthWorkers|en|i talk to patients all day long, on my week off don't let anyone chat to me
silence+meaning|en|want to shut up for long enough to find out what i actually think
silence|es|unos días sin abrir la boca y sin que nadie me hable
silence|es|un sitio donde no se oiga ni una mosca, ni coches ni vecinos ni tele
silence+faith|es|pasar el fin de semana con las monjas, callada, comiendo sin hablar
silence+healthWorkers|es|en urgencias no paran los pitidos, libro tres días y no quiero oír ni un hola
silence|es|retiro mudo de una semana sin móvil ni conversación
silence+autism|de|jedes Klappern, jedes Radio tut mir weh, ich suche Stille, dicke Wände, Teppich
silence|de|irgendwohin wo man nur den Schnee fallen hört
silence+faith|de|bei den Benediktinern im Speisesaal sitzen und nur den Löffel hören
silence+workStress|de|Großraumbüro, Klingeln, Geplapper, am Wochenende will ich keinen Ton
silence+meaning|de|eine Woche nicht reden, schauen was dann in mir hochkommt
silence|fr|un refuge perché où même les cloches des vaches sont loin
silence|fr|je parle huit heures par jour au standard, laissez-moi muette tout un week-end
silence+couples|fr|être ensemble sans rien se dire, lui et moi, juste les regards et la soupe
silence+tinnitus|fr|chantier en face depuis mars, marteau-piqueur, mes oreilles bourdonnent, il me faut du calme plat
silence|fr|me taire une semaine entière, téléphone confisqué, voir ce que ça donne
nature|en|want to smell pine needles and get mud on my boots
nature+stress|en|i only calm down when i'm under trees
nature+screens|en|haven't seen grass in a fortnight, just pixels, get me outdoors
nature|en|sleeping under the stars, owls, a campfire, no concrete anywhere
nature|en|walking slowly through the woods touching moss with somebody who knows the birds
nature+children|en|city kids who think milk comes from tesco, want them to climb trees and paddle in a stream
nature+mood|en|sea air and a long beach blow the cobwebs and the glooms right out of me
nature|en|looking at mountains with a flask of tea, that's all i want really
nature+burnout|en|after two years flat out i just want lakes and forest and wind on my face
nature|en|out bush, red dirt, big sky, sit by a billabong and do nothing
nature|es|oler a pino y a tierra mojada, que no puedo más con tanto asfalto
nature+stress|es|solo se me afloja el pecho cuando estoy en el monte
nature|es|bañarme en una poza, comer moras y secarme en una piedra al sol
nature+grief|es|desde que enterramos a papá subo a la sierra, allí arriba le hablo y respiro
nature|es|caminar despacio por el bosque abrazando árboles aunque suene cursi
nature|de|Pilze suchen, nasse Socken, Thermoskanne, Nebel überm Feld
nature+stress|de|erst oben auf der Alm bei den Kühen fällt alles von mir ab
nature|de|im Heu schlafen und von Hahn und Wiese geweckt werden
nature+grief|de|seit der Beerdigung lauf ich nur am Watt entlang, das weite Meer hält mich
nature+children|de|die Kinder sollen mal Stöcke sammeln und im Bach Dämme bauen
nature|fr|ramasser des châtaignes, allumer un feu, rentrer avec les joues rouges
nature+workStress|fr|après ces bilans comptables je veux des vaches, des cailloux et un torrent glacé
nature|fr|dormir en forêt, entendre le brame, ne voir aucun lampadaire
nature+solo|fr|marcher seule sur un sentier de douaniers, les embruns dans la figure
nature+loneliness|fr|des balades avec d'autres gens pour reconnaître les oiseaux et les fleurs
gardening|en|want to get my fingers in the soil and grow a few tomatoes
gardening+mood|en|pulling weeds is the only hour of the day i feel okay
gardening+loneliness|en|a shared plot where people swap seedlings and have a cuppa
gardening+retirement|en|now we've stopped working we'd love to learn about roses and veg beds
gardening|en|i kill every houseplant, even the cactus, show me how to keep things alive
gardening+elders|en|grandad can't kneel any more but misses his runner beans, raised beds maybe
gardening|en|sowing, digging, compost under the nails, wheelbarrow full of leaves
gardening|en|helping out on an allotment or farm for a week in return for supper
gardening+children|en|my lad calms right down when he's got a trowel and a worm to look at
gardening|en|only a balcony but i fancy herbs, strawberries and some bees
gardening|es|meter las manos en la tierra y plantar mis lechugas
gardening+mood|es|regar las macetas por la mañana es lo único que me anima
gardening+children|es|a mi nieto le fascinan las lombrices, quiero sembrar con él calabazas y girasoles
gardening|es|tengo un patio lleno de macetas con geranios mustios, no les atino ni con el abono
gardening+loneliness|es|un huerto compartido con los del barrio, regar, charlar y repartir tomates
gardening|de|Kartoffeln legen, Hochbeet zimmern, abends schwarze Fingernägel
gardening+stress|de|Unkraut zupfen macht meinen Kopf leer, leider hab ich keinen eigenen Garten
gardening+disability|de|vom Rollstuhl aus Beete pflegen, Tische auf der richtigen Höhe
gardening|de|Obstbäume schneiden lernen, unser alter Apfelbaum sieht schlimm aus
gardening+loneliness|de|ein Gemeinschaftsacker wo man zusammen gießt, erntet und am Zaun ratscht
gardening|fr|gratter la terre, semer des radis et surveiller les limaces
gardening+mood|fr|quand je bichonne mes rosiers je ne pense plus à rien de triste
gardening+burnout|fr|arrêtée depuis février, la serre de la voisine est le seul endroit où je tiens debout
gardening|fr|aider un maraîcher une semaine, brouette, sécateur et bottes en caoutchouc
gardening+children|fr|mes élèves adorent planter des haricots, je cherche un lieu où pousser ça plus loin
`
