import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const japanInALowVoice: SampleCollection = {
  slug: 'japan-in-a-low-voice',
  featured: true,
  cover: { kind: 'scene', scene: 'snow-village', hour: 'focus', house: 'ryokan' },
  texts: {
    en: {
      title: 'Japan in a low voice',
      lead: 'A route of four stops at which very little happens, in the order we would take them, and two things for the suitcase.',
      voice: {
        name: 'Bronagh, a guest at Tanigumo',
        line: 'Travelling alone after my divorce, dreading dinner. An old man drew me a map and a cat fell asleep on my foot.',
      },
      body: [
        text(
          'You can spend a week in Japan worrying about shoes. It is easier than people fear, and there are hosts who make it easier still. The four on this page have small houses, fixed habits and a gift for leaving guests alone without forgetting them.',
        ),
        text(
          'Begin with the plain inn. At Tanigumo, in the mountains of Nagano, hot water has run through the house since 1931 and heats the corridor floor as well, where the cats lie. There are three wooden tubs. You choose one, turn the tag on its door to red, and it is yours until you turn it back. That is the whole system. Supper is eaten at the hearth with whoever else is staying, and the miso stew gets better on the second day. You lay out your own futon; the toilets are down the hall.',
        ),
        listing('tanigumo-ryokan'),
        text(
          'Then the grand one. Yukitani has eleven tatami rooms around an open-air spring in Hakone, at the end of a road that goes nowhere else. Dinner is nine small courses, brought to your room at whatever pace you keep, and while you bathe somebody lays out the bedding; you never quite see who. The walls are paper. The baths are shared, without clothes, women and men apart. One guest did not know the etiquette and felt watched at first, so ask on arrival. Sachiko Yukitani came to the house from fifteen years in a shipping office and remembers which side of the room you like your tea on.',
        ),
        listing('yukitani-ryokan'),
        heading('Two hours, one kilometre'),
        text(
          'A fast walker would cover Haruto Minegishi’s route in Nikko in eleven minutes. He has never managed it in under a hundred. His family has looked after the trees of the avenue for three generations, and at five places he gives you something to do rather than something to know: find the oldest smell, follow one drop of water, choose a tree and stand with your back against it. Questions of botany are welcome, afterwards.',
        ),
        listing('slow-walk-under-cedars'),
        text(
          'In Kyoto, on Thursdays, a gate is open from half past six. Naoko Iwase restored paper screens for a living and gave her front room to sitters when her children left; in eleven years she has missed two evenings. Twenty minutes of silence, roasted tea, twenty minutes more, then a slow turn around the garden by lantern. If your knees complain, take the chair. There is no shame in it.',
        ),
        listing('evening-sitting-group'),
        heading('For the suitcase'),
        text(
          'Two things travel well. A side-handled pot from Kyoto, for four minutes most of which are spent waiting for the water to cool; it is smaller than the picture suggests, and left-handed ones have to be ordered.',
        ),
        listing('kyusu-quiet-tea-set'),
        text(
          'And a candle that smells of the cypress from which bathhouses are built, with rain and a little smoke. Neither brings the journey back. They are good at three in the afternoon, when the first half of the day is over and nobody has noticed.',
        ),
        listing('hinoki-candle'),
      ],
    },
    es: {
      title: 'Japón en voz baja',
      lead: 'Una ruta de cuatro paradas en las que pasa muy poco, en el orden en que nosotros la haríamos, y dos cosas para la maleta.',
      voice: {
        name: 'Bronagh, huésped en Tanigumo',
        line: 'Viajaba sola después del divorcio y temía la hora de cenar. Un anciano me dibujó un mapa y un gato se durmió sobre mi pie.',
      },
      body: [
        text(
          'Uno puede pasar una semana en Japón preocupado por los zapatos. Es más fácil de lo que se teme, y hay anfitriones que lo hacen más fácil todavía. Los cuatro de esta página tienen casas pequeñas, costumbres fijas y el don de dejar en paz a sus huéspedes sin olvidarse de ellos.',
        ),
        text(
          'Empieza por la posada sencilla. En Tanigumo, en las montañas de Nagano, el agua caliente recorre la casa desde 1931 y calienta también el suelo del pasillo, que es donde se tumban los gatos. Hay tres tinas de madera. Eliges una, giras la chapa de la puerta hasta el rojo y es tuya hasta que la vuelves a girar. Ese es todo el sistema. Se cena junto al fuego con quien esté alojado, y el guiso de miso mejora al segundo día. El futón lo extiende cada cual; los aseos están al fondo del pasillo.',
        ),
        listing('tanigumo-ryokan'),
        text(
          'Después, la casa señorial. Yukitani tiene once habitaciones de tatami en torno a un manantial al aire libre, en Hakone, al final de un camino que no lleva a ningún otro sitio. La cena son nueve platos pequeños que llegan a la habitación al ritmo de cada uno, y mientras te bañas alguien prepara la cama; nunca se llega a ver quién. Las paredes son de papel. Los baños son compartidos y sin ropa, mujeres y hombres por separado. Una huésped no conocía las normas y al principio se sintió observada, así que pregunta al llegar. Sachiko Yukitani vino a la casa tras quince años en una oficina naviera y recuerda en qué lado de la habitación prefieres el té.',
        ),
        listing('yukitani-ryokan'),
        heading('Dos horas, un kilómetro'),
        text(
          'Quien camina rápido haría en once minutos el recorrido de Haruto Minegishi en Nikko. Él nunca ha bajado de cien. Su familia cuida los árboles de la avenida desde hace tres generaciones, y en cinco lugares da algo que hacer en vez de algo que saber: encontrar el olor más antiguo, seguir una gota de agua, elegir un árbol y apoyar en él la espalda. Las preguntas de botánica son bienvenidas, después.',
        ),
        listing('slow-walk-under-cedars'),
        text(
          'En Kioto, los jueves, hay un portón abierto desde las seis y media. Naoko Iwase restauraba biombos de papel y cedió la sala de la entrada a quienes quieren sentarse cuando sus hijos se fueron; en once años ha faltado dos tardes. Veinte minutos de silencio, té tostado, veinte minutos más y una vuelta lenta al jardín con un farol. Si las rodillas protestan, toma la silla. No es ninguna vergüenza.',
        ),
        listing('evening-sitting-group'),
        heading('Para la maleta'),
        text(
          'Dos cosas viajan bien. Una tetera de Kioto con el asa a un lado, para cuatro minutos que se van casi enteros en esperar a que el agua se temple; es más pequeña de lo que parece en la imagen, y las de zurdos hay que encargarlas.',
        ),
        listing('kyusu-quiet-tea-set'),
        text(
          'Y una vela que huele al ciprés con el que se construyen las casas de baños, a lluvia y a un poco de humo. Ninguna de las dos devuelve el viaje. Sirven para las tres de la tarde, cuando ha pasado medio día y nadie se ha dado cuenta.',
        ),
        listing('hinoki-candle'),
      ],
    },
    de: {
      title: 'Japan, leise',
      lead: 'Eine Route mit vier Stationen, an denen sehr wenig geschieht, in der Reihenfolge, die wir wählen würden, und zwei Dinge für den Koffer.',
      voice: {
        name: 'Bronagh, Gast im Tanigumo',
        line: 'Allein unterwegs nach meiner Scheidung, mit Angst vor dem Abendessen. Ein alter Mann zeichnete mir eine Karte, und eine Katze schlief auf meinem Fuß ein.',
      },
      body: [
        text(
          'Man kann eine Woche in Japan damit verbringen, sich um Schuhe zu sorgen. Es ist leichter, als viele fürchten, und manche Gastgeber machen es noch leichter. Die vier auf dieser Seite haben kleine Häuser, feste Gewohnheiten und die Gabe, Gäste in Ruhe zu lassen, ohne sie zu vergessen.',
        ),
        text(
          'Fang mit dem einfachen Gasthof an. Im Tanigumo, in den Bergen von Nagano, läuft seit 1931 heißes Wasser durchs Haus und wärmt auch den Boden im Gang, auf dem die Katzen liegen. Es gibt drei Holzwannen. Du suchst dir eine aus, drehst das Schild an der Tür auf Rot, und sie gehört dir, bis du es zurückdrehst. Das ist das ganze System. Gegessen wird am Herdfeuer, mit allen, die gerade da sind, und der Misoeintopf schmeckt am zweiten Tag besser. Den Futon breitet man selbst aus, die Toiletten liegen am Ende des Gangs.',
        ),
        listing('tanigumo-ryokan'),
        text(
          'Danach das vornehme Haus. Yukitani hat elf Tatamizimmer rund um eine Quelle unter freiem Himmel, in Hakone, am Ende einer Straße, die sonst nirgendwohin führt. Das Abendessen besteht aus neun kleinen Gängen und kommt aufs Zimmer, so schnell oder langsam, wie man isst; während man badet, richtet jemand das Bett, und man sieht nie ganz, wer. Die Wände sind aus Papier. Gebadet wird gemeinsam und unbekleidet, Frauen und Männer getrennt. Eine Besucherin kannte die Regeln nicht und fühlte sich anfangs beobachtet, also frag gleich bei der Ankunft. Sachiko Yukitani kam nach fünfzehn Jahren in einem Reedereibüro in dieses Haus und weiß noch, auf welcher Seite des Zimmers du deinen Tee magst.',
        ),
        listing('yukitani-ryokan'),
        heading('Zwei Stunden, ein Kilometer'),
        text(
          'Wer schnell geht, schafft die Strecke von Haruto Minegishi in Nikko in elf Minuten. Er selbst hat nie weniger als hundert gebraucht. Seine Familie pflegt die Bäume der Allee seit drei Generationen, und an fünf Stellen gibt er etwas zu tun statt etwas zu wissen: den ältesten Geruch finden, einem Wassertropfen folgen, einen Baum wählen und sich mit dem Rücken an ihn stellen. Fragen zur Botanik sind willkommen, hinterher.',
        ),
        listing('slow-walk-under-cedars'),
        text(
          'In Kyoto steht donnerstags ab halb sieben ein Tor offen. Naoko Iwase hat vom Ausbessern papierner Wandschirme gelebt und ihr vorderes Zimmer den Sitzenden überlassen, als die Kinder auszogen; in elf Jahren hat sie zwei Abende versäumt. Zwanzig Minuten Stille, gerösteter Tee, noch einmal zwanzig Minuten, dann mit der Laterne langsam um den Garten. Wenn die Knie murren, nimm den Stuhl. Das ist keine Schande.',
        ),
        listing('evening-sitting-group'),
        heading('Für den Koffer'),
        text(
          'Zwei Dinge reisen gut. Eine Kanne aus Kyoto mit seitlichem Griff, für vier Minuten, von denen die meisten mit Warten vergehen, bis das Wasser abgekühlt ist; sie ist kleiner, als das Bild vermuten lässt, und Kannen für Linkshänder muss man bestellen.',
        ),
        listing('kyusu-quiet-tea-set'),
        text(
          'Und eine Kerze, die nach der Zypresse riecht, aus der man Badehäuser baut, nach Regen und etwas Rauch. Die Reise bringt keins von beiden zurück. Gut sind sie um drei Uhr nachmittags, wenn der halbe Tag vorbei ist und es niemand gemerkt hat.',
        ),
        listing('hinoki-candle'),
      ],
    },
    fr: {
      title: 'Le Japon à voix basse',
      lead: 'Un trajet en quatre étapes où il se passe très peu de chose, dans l’ordre que nous suivrions, et deux objets pour la valise.',
      voice: {
        name: 'Bronagh, cliente de Tanigumo',
        line: 'Je voyageais seule après mon divorce et je redoutais le dîner. Un vieil homme m’a dessiné une carte et un chat s’est endormi sur mon pied.',
      },
      body: [
        text(
          'On peut passer une semaine au Japon à s’inquiéter de ses chaussures. C’est plus facile qu’on ne le craint, et certains hôtes rendent la chose plus facile encore. Les quatre que voici ont de petites maisons, des habitudes fixes et l’art de laisser les gens tranquilles sans les oublier.',
        ),
        text(
          'Commencez par l’auberge toute simple. À Tanigumo, dans les montagnes de Nagano, l’eau chaude court dans la maison depuis 1931 et réchauffe aussi le sol du couloir, où se couchent les chats. Il y a trois baquets de bois. On en choisit un, on tourne vers le rouge la plaquette de la porte, et il est à vous jusqu’à ce que vous la tourniez de nouveau. C’est là tout le système. On soupe près de l’âtre avec ceux qui sont là, et le ragoût au miso est meilleur le deuxième jour. Chacun déroule son futon ; les toilettes sont au bout du couloir.',
        ),
        listing('tanigumo-ryokan'),
        text(
          'Ensuite, la grande maison. Yukitani compte onze chambres à tatamis autour d’une source en plein air, à Hakone, au bout d’une route qui ne mène nulle part ailleurs. Le dîner, neuf petits plats, arrive dans la chambre à l’allure de chacun, et pendant le bain quelqu’un prépare le couchage ; on ne voit jamais vraiment qui. Les murs sont de papier. Les bains sont partagés et l’on y entre nu, femmes et hommes séparés. Une cliente ne connaissait pas les usages et s’est d’abord sentie observée : renseignez-vous en arrivant. Sachiko Yukitani est venue à la maison après quinze ans dans un bureau d’armateur, et elle se souvient de quel côté de la pièce vous aimez prendre le thé.',
        ),
        listing('yukitani-ryokan'),
        heading('Deux heures, un kilomètre'),
        text(
          'Un bon marcheur ferait en onze minutes le parcours de Haruto Minegishi, à Nikko. Lui n’est jamais descendu sous les cent. Sa famille veille sur les arbres de l’allée depuis trois générations, et en cinq endroits il donne quelque chose à faire plutôt qu’à savoir : trouver l’odeur la plus ancienne, suivre une goutte d’eau, choisir un arbre et s’y adosser. Les questions de botanique sont les bienvenues, après.',
        ),
        listing('slow-walk-under-cedars'),
        text(
          'À Kyoto, le jeudi, un portail est ouvert dès six heures et demie. Naoko Iwase restaurait des cloisons de papier ; au départ de ses enfants, elle a laissé la pièce de devant à ceux qui viennent s’asseoir, et en onze ans elle a manqué deux soirs. Vingt minutes de silence, du thé grillé, vingt minutes encore, puis un lent tour de jardin à la lanterne. Si les genoux protestent, prenez la chaise. Il n’y a pas de honte.',
        ),
        listing('evening-sitting-group'),
        heading('Pour la valise'),
        text(
          'Deux objets voyagent bien. Une théière de Kyoto à poignée latérale, pour quatre minutes qui se passent surtout à attendre que l’eau tiédisse ; elle est plus petite que l’image ne le laisse croire, et celles des gauchers se commandent.',
        ),
        listing('kyusu-quiet-tea-set'),
        text(
          'Et une bougie qui sent le cyprès dont on fait les maisons de bains, la pluie et un peu la fumée. Ni l’une ni l’autre ne rend le voyage. Elles conviennent à trois heures de l’après-midi, quand la moitié du jour est passée et que personne ne s’en est aperçu.',
        ),
        listing('hinoki-candle'),
      ],
    },
  },
}
