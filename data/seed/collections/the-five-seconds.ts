import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const theFiveSeconds: SampleCollection = {
  slug: 'the-five-seconds',
  featured: true,
  cover: { kind: 'scene', scene: 'fjord', hour: 'energize', house: 'cabin' },
  texts: {
    en: {
      title: 'The five seconds',
      lead: 'Cold water is the shortest part of the outing. Five places that take the rest of it seriously: the talk beforehand, the coat held open, the soup.',
      voice: {
        name: 'Aidan, after a first dip in Bergen',
        line: 'Two minutes and five seconds. I have told everyone I know the five seconds.',
      },
      body: [
        text(
          'Nobody enjoys the moment before. When people describe cold water, they describe everything around it: the walk down, the noise they made, the hands around a cup. The hosts on this page understand that, and spend most of their time on land.',
        ),
        text(
          'Silje Hauge was a ferry deckhand in Bergen who fell in once and became interested. Most of her session takes place with your clothes on, in a boathouse with a stove. She asks about hearts, blood pressure and medicines, explains what cold does in the first ninety seconds, and has everyone practise the long out-breath until it comes by itself. Then you go down the ramp in pairs, in up to the waist, and out. About one guest in ten holds the coats instead, and gets the same blackcurrant from the flask.',
        ),
        listing('cold-water-warm-flask'),
        text(
          'On the Hardanger fjord Solveig Aarhus heats the first of two floating saunas at seven each morning. The rhythm was her mother’s: warm through, in up to the shoulders, out, sit on the boards, no more than three times, then eat. Porridge with last year’s apples waits on the long bench. Solveig came to this after a long sick leave from teaching and talks about it if you ask. About apples she talks whether you ask or not.',
        ),
        listing('fjordlys-sauna-cabins'),
        heading('After the climb'),
        text(
          'At Alpenrose the cold stands in a trough. The lodge lies at 1,650 metres, the first breakfast sitting is at half past five, and walkers leave with a thermos and a map on which Flurina Caviezel has drawn the morning in pencil. When they are back down, the larch-wood sauna is warm and the trough outside its door is full of snowmelt. Then comes an hour flat on a bench, feet up on the wall, and a lot of dinner.',
        ),
        listing('alpenrose-lodge'),
        text(
          'On Lake Bled nobody counts for you. The Stillwater Boathouse has one bed, one rowing boat and one key, and the water begins under the floor. From June to September you can swim for as long as you like. In the other months guests manage a minute and are proud of it.',
        ),
        listing('stillwater-boathouse'),
        heading('For those who would rather not'),
        text(
          'Crete is the soft option, and a good one. Three basins were cut into the rock below Halcyon Bay and are filled by the waves: one heated to 32 degrees, one left as the sea is, the third shallow enough to sit in with a book. A guest of 71 writes that the rail, the warm pool and the hoist meant she could go in alone. In May the sea pool has 19 degrees. Bracing, says another, in the tone of somebody who went in once.',
        ),
        listing('halcyon-bay-resort'),
        text(
          'Whatever you choose: if your heart, your lungs or a pregnancy give you reason to ask a doctor first, ask, and do not go in alone. Silje has taken more than two thousand people down the ramp. She is proudest of those who turned round.',
        ),
      ],
    },
    es: {
      title: 'Los cinco segundos',
      lead: 'El agua fría es la parte más corta de la salida. Cinco lugares que se toman en serio el resto: la charla previa, el abrigo abierto, la sopa.',
      voice: {
        name: 'Aidan, tras su primer baño en Bergen',
        line: 'Dos minutos y cinco segundos. Los cinco segundos se los he contado a todo el mundo.',
      },
      body: [
        text(
          'A nadie le gusta el momento anterior. Cuando la gente habla del agua fría, habla de lo que la rodea: la bajada, el grito que se le escapó, las manos alrededor de una taza. Los anfitriones de esta página lo saben y pasan la mayor parte del tiempo en tierra.',
        ),
        text(
          'Silje Hauge era marinera en un transbordador de Bergen, se cayó una vez al agua y le entró curiosidad. Casi toda su sesión transcurre con la ropa puesta, en un cobertizo con estufa. Pregunta por el corazón, la tensión y los medicamentos, explica qué hace el frío en los primeros noventa segundos y hace practicar la espiración larga hasta que sale sola. Luego se baja por la rampa de dos en dos, hasta la cintura, y fuera. Más o menos uno de cada diez prefiere sujetar los abrigos, y recibe la misma grosella negra del termo.',
        ),
        listing('cold-water-warm-flask'),
        text(
          'En el fiordo de Hardanger, Solveig Aarhus calienta a las siete de la mañana la primera de dos saunas flotantes. El ritmo era el de su madre: entrar en calor, agua hasta los hombros, salir, sentarse en las tablas, no más de tres veces, y a comer. En el banco largo esperan las gachas con manzanas del año anterior. Solveig llegó a esto tras una larga baja como maestra y habla de ello si se le pregunta. De manzanas habla se le pregunte o no.',
        ),
        listing('fjordlys-sauna-cabins'),
        heading('Después de la subida'),
        text(
          'En Alpenrose el frío está en un abrevadero. La casa se encuentra a 1650 metros, el primer turno de desayuno es a las cinco y media, y los caminantes salen con un termo y un mapa en el que Flurina Caviezel ha dibujado la mañana a lápiz. Cuando vuelven, la sauna de alerce está caliente y el abrevadero de la puerta, lleno de agua de deshielo. Después toca una hora tumbado en un banco, con los pies en la pared, y mucha cena.',
        ),
        listing('alpenrose-lodge'),
        text(
          'En el lago Bled nadie cuenta por ti. La Stillwater Boathouse tiene una cama, una barca de remos y una llave, y el agua empieza debajo del suelo. De junio a septiembre se puede nadar cuanto se quiera. El resto del año los huéspedes aguantan un minuto y presumen de ello.',
        ),
        listing('stillwater-boathouse'),
        heading('Para quien prefiere que no'),
        text(
          'Creta es la opción suave, y es buena. Bajo Halcyon Bay se tallaron tres pozas en la roca que las olas van llenando: una calentada a 32 grados, otra tal como está el mar y una tercera tan baja que se puede leer sentado dentro. Una huésped de 71 años escribe que, gracias a la barandilla, la poza caliente y la grúa, pudo entrar sola. En mayo la poza de mar está a 19 grados. Tonificante, dice otro, con el tono de quien entró una vez.',
        ),
        listing('halcyon-bay-resort'),
        text(
          'Elijas lo que elijas: si el corazón, los pulmones o un embarazo te dan motivo para preguntar antes a un médico, pregunta, y no entres nunca a solas. Silje ha acompañado rampa abajo a más de dos mil personas. De quienes más orgullosa está es de las que dieron media vuelta.',
        ),
      ],
    },
    de: {
      title: 'Die fünf Sekunden',
      lead: 'Das kalte Wasser ist der kürzeste Teil des Ausflugs. Fünf Orte, die den Rest ernst nehmen: das Gespräch davor, den aufgehaltenen Mantel, die Suppe.',
      voice: {
        name: 'Aidan, nach dem ersten Bad in Bergen',
        line: 'Zwei Minuten und fünf Sekunden. Von den fünf Sekunden habe ich allen erzählt, die ich kenne.',
      },
      body: [
        text(
          'Den Augenblick davor mag niemand. Wenn Leute vom kalten Wasser erzählen, erzählen sie von allem drum herum: vom Weg hinunter, von dem Laut, der ihnen entfuhr, von den Händen um eine Tasse. Die Gastgeber auf dieser Seite wissen das und verbringen die meiste Zeit an Land.',
        ),
        text(
          'Silje Hauge war Matrosin auf einer Fähre in Bergen, fiel einmal hinein und wurde neugierig. Der größte Teil ihrer Stunden findet in Kleidern statt, in einem Bootshaus mit Ofen. Sie fragt nach Herz, Blutdruck und Medikamenten, erklärt, was Kälte in den ersten neunzig Sekunden tut, und lässt alle das lange Ausatmen üben, bis es von allein geht. Dann geht man zu zweit die Rampe hinunter, bis zur Hüfte hinein und wieder heraus. Etwa jeder zehnte Gast hält lieber die Mäntel und bekommt denselben Johannisbeersaft aus der Kanne.',
        ),
        listing('cold-water-warm-flask'),
        text(
          'Am Hardangerfjord heizt Solveig Aarhus jeden Morgen um sieben die erste von zwei schwimmenden Saunen. Den Rhythmus hat sie von ihrer Mutter: durchwärmen, hinein bis zu den Schultern, heraus, auf den Bohlen sitzen, höchstens dreimal, dann essen. Auf der langen Bank wartet Grütze mit Äpfeln vom Vorjahr. Solveig kam nach einer langen Krankschreibung vom Lehrerberuf hierher und spricht darüber, wenn man fragt. Über Äpfel spricht sie auch ungefragt.',
        ),
        listing('fjordlys-sauna-cabins'),
        heading('Nach dem Aufstieg'),
        text(
          'In der Alpenrose steht die Kälte in einem Trog. Das Haus liegt auf 1650 Metern, das erste Frühstück gibt es um halb sechs, und die Wanderer ziehen mit einer Thermoskanne los und mit einer Karte, auf der Flurina Caviezel den Vormittag mit Bleistift eingezeichnet hat. Sind sie zurück, ist die Lärchensauna warm und der Trog vor ihrer Tür voller Schmelzwasser. Danach eine Stunde flach auf der Bank, die Füße an der Wand, und sehr viel Abendessen.',
        ),
        listing('alpenrose-lodge'),
        text(
          'Am Bleder See zählt niemand für dich mit. Das Stillwater Boathouse hat ein Bett, ein Ruderboot und einen Schlüssel, und das Wasser beginnt unter dem Fußboden. Von Juni bis September kann man schwimmen, solange man mag. In den anderen Monaten schaffen die Gäste eine Minute und sind stolz darauf.',
        ),
        listing('stillwater-boathouse'),
        heading('Für alle, die lieber nicht wollen'),
        text(
          'Kreta ist die sanfte Lösung, und eine gute. Unterhalb von Halcyon Bay sind drei Becken in den Fels geschlagen, die von den Wellen gefüllt werden: eines auf 32 Grad geheizt, eines so, wie das Meer eben ist, ein drittes so flach, dass man mit einem Buch darin sitzen kann. Eine Frau von 71 Jahren schreibt, mit Geländer, warmem Becken und Lifter habe sie allein hineingekonnt. Im Mai hat das Meerwasserbecken 19 Grad. Erfrischend, meint ein anderer, im Ton von jemandem, der einmal drin war.',
        ),
        listing('halcyon-bay-resort'),
        text(
          'Wofür du dich auch entscheidest: Wenn Herz, Lunge oder eine Schwangerschaft Anlass geben, vorher ärztlichen Rat zu holen, dann hol ihn dir, und geh nie allein ins Wasser. Silje hat mehr als zweitausend Menschen die Rampe hinuntergeführt. Am stolzesten ist sie auf die, die umgekehrt sind.',
        ),
      ],
    },
    fr: {
      title: 'Les cinq secondes',
      lead: 'L’eau froide est la part la plus courte de la sortie. Cinq lieux qui prennent le reste au sérieux : la conversation d’avant, le manteau tendu, la soupe.',
      voice: {
        name: 'Aidan, après son premier bain à Bergen',
        line: 'Deux minutes et cinq secondes. Les cinq secondes, je les ai racontées à tout le monde.',
      },
      body: [
        text(
          'Personne n’aime l’instant d’avant. Quand les gens parlent de l’eau froide, ils parlent de ce qui l’entoure : la descente, le cri qui leur a échappé, les mains autour d’une tasse. Les hôtes de cette page le savent et passent le plus clair de leur temps à terre.',
        ),
        text(
          'Silje Hauge était matelot sur un bac à Bergen ; elle est tombée à l’eau une fois et la chose l’a intriguée. L’essentiel de sa séance se passe tout habillé, dans un hangar à bateaux avec un poêle. Elle pose des questions sur le cœur, la tension, les médicaments, explique ce que fait le froid pendant les quatre-vingt-dix premières secondes et fait répéter une longue expiration jusqu’à ce qu’elle vienne toute seule. Puis on descend la rampe deux par deux, jusqu’à la taille, et l’on ressort. Environ une personne sur dix préfère tenir les manteaux, et reçoit le même cassis chaud, servi du thermos.',
        ),
        listing('cold-water-warm-flask'),
        text(
          'Sur le fjord de Hardanger, Solveig Aarhus chauffe à sept heures du matin le premier de deux saunas flottants. Le rythme lui vient de sa mère : se réchauffer à fond, entrer jusqu’aux épaules, sortir, s’asseoir sur les planches, trois fois au plus, puis manger. Le porridge aux pommes de l’an passé attend sur le long banc. Solveig est arrivée là après un long arrêt de travail, elle qui enseignait, et elle en parle si on l’interroge. Des pommes, elle parle de toute façon.',
        ),
        listing('fjordlys-sauna-cabins'),
        heading('Après la montée'),
        text(
          'À l’Alpenrose, le froid se tient dans une auge. La maison est à 1 650 mètres, le premier service du petit-déjeuner à cinq heures et demie, et les marcheurs partent avec un thermos et une carte où Flurina Caviezel a dessiné la matinée au crayon. À leur retour, le sauna de mélèze est chaud et l’auge, devant la porte, pleine d’eau de fonte. Suivent une heure à plat sur un banc, les pieds au mur, et beaucoup de dîner.',
        ),
        listing('alpenrose-lodge'),
        text(
          'Au lac de Bled, personne ne compte à votre place. Le Stillwater Boathouse a un lit, une barque et une clé, et l’eau commence sous le plancher. De juin à septembre, on nage aussi longtemps qu’on veut. Les autres mois, les hôtes tiennent une minute et en sont fiers.',
        ),
        listing('stillwater-boathouse'),
        heading('Pour qui préfère s’abstenir'),
        text(
          'La Crète est la solution douce, et elle est bonne. Au pied de Halcyon Bay, trois bassins ont été taillés dans le rocher et les vagues les remplissent : l’un chauffé à 32 degrés, l’autre laissé comme la mer, le troisième assez peu profond pour s’y asseoir avec un livre. Une cliente de 71 ans écrit que la rampe, le bassin chaud et le lève-personne lui ont permis d’entrer seule dans l’eau. En mai, le bassin de mer est à 19 degrés. Vivifiant, dit un autre, du ton de quelqu’un qui y est allé une fois.',
        ),
        listing('halcyon-bay-resort'),
        text(
          'Quel que soit votre choix : si votre cœur, vos poumons ou une grossesse vous donnent une raison de consulter d’abord un médecin, faites-le, et n’entrez jamais seul dans l’eau. Silje a accompagné plus de deux mille personnes au bas de la rampe. Elle est surtout fière de celles qui ont fait demi-tour.',
        ),
      ],
    },
  },
}
