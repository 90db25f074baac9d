import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const darkEnoughToSee: SampleCollection = {
  slug: 'dark-enough-to-see',
  featured: true,
  cover: { kind: 'scene', scene: 'altiplano', hour: 'calm', house: 'dome' },
  texts: {
    en: {
      title: 'Dark enough to see',
      lead: 'Three places and one kitchen where somebody has taken the trouble to put the lights out. A great deal is left to look at.',
      voice: {
        name: 'Nadia, after the night walk at Lake Tekapo',
        line: 'I have not been properly in the dark since I was a child. I had forgotten it has a texture.',
      },
      body: [
        text(
          'It takes a human eye about twenty minutes to learn the dark. Most of us have not given it twenty minutes in years: there is always a screen, a standby light, the lamp in the hall. The people in this story have built their evenings around those twenty minutes, and each of them does it differently.',
        ),
        text(
          'In the Atacama, Rocío Tapia and Bastián Leiva worked for the big telescopes before they opened eight domes at the edge of the salt flat. She calibrated instruments, he kept the night log, and they still argue about Jupiter. The ceiling over each bed is clear glass under a felt cover with a cord: you pull it and have the Milky Way, or you leave it and have none. Two evenings a week there are telescopes on the terrace. On the others you are given a folding chair, a hot-water bottle and an hour of silence, and many guests end up preferring the chair. Breakfast is at ten, which is only logical.',
        ),
        listing('atacama-night-domes'),
        text(
          'The other desert begins with a box. At sunset it goes round the camp in Wadi Rum, and the phones go into it. Then come lentil soup, bread from the embers, tea with sage, and a walk of four hundred metres to a flat rock where Salem al-Hwaiti points out what is overhead. He learned the stars from his grandfather, who used them to find goats. By ten the camp is dark. On a windy night the canvas is loud; on a calm one, a guest writes, you hear your own pulse.',
        ),
        listing('wadi-dome-retreat'),
        heading('Without a torch'),
        text(
          'At Lake Tekapo nobody stays the night. Aroha Tamihana meets her group on the road with a single red lamp and puts it out at the first bend. From there she says nothing, and the party follows a pale gravel track in single file, one hand on a rope where it is needed. At the top lie sheepskins. She names a few things, in English and in Māori, tells two stories and leaves long gaps between them. There is no telescope. Clouds come more often than the brochures of the valley admit; on those nights they walk anyway, and listen.',
        ),
        listing('dark-sky-slow-breath'),
        text(
          'And if the nearest dark is a flight away? On alternate Sundays Henrike Soltau switches off the fridge in her kitchen and plays the two lowest strings of a cello into a microphone, with one large bowl beside her. By eleven there can be twenty seconds between notes. She never says goodbye; the stream fades. All that is asked of you is to put the speaker on the floor and turn off the lamp.',
        ),
        listing('low-notes-late-night'),
        text(
          'Before you book any of the first three, look up the moon. Around full moon half the stars are gone, and the hosts of the domes say so themselves. Then pack more wool than seems reasonable. The reviews come from two deserts and a hilltop and share one piece of advice: borrow a blanket more than you think.',
        ),
      ],
    },
    es: {
      title: 'La oscuridad que hace falta para ver',
      lead: 'Tres lugares y una cocina donde alguien se ha tomado la molestia de apagar las luces. Queda mucho que mirar.',
      voice: {
        name: 'Nadia, tras la caminata nocturna en el lago Tekapo',
        line: 'No había estado de verdad a oscuras desde que era niña. Había olvidado que la oscuridad tiene textura.',
      },
      body: [
        text(
          'El ojo humano tarda unos veinte minutos en aprender la oscuridad. La mayoría llevamos años sin concedérselos: siempre hay una pantalla, un piloto encendido, la lámpara del pasillo. Las personas de esta historia han construido sus noches alrededor de esos veinte minutos, y cada una lo hace a su manera.',
        ),
        text(
          'En Atacama, Rocío Tapia y Bastián Leiva trabajaron para los grandes telescopios antes de abrir ocho domos al borde del salar. Ella calibraba instrumentos, él llevaba el registro de la noche, y todavía discuten sobre Júpiter. El techo sobre cada cama es de vidrio transparente, con una cubierta de fieltro y un cordón: si tiras de él, tienes la Vía Láctea; si no, nada. Dos noches por semana hay telescopios en la terraza. Las demás te dan una silla plegable, una bolsa de agua caliente y una hora de silencio, y muchos huéspedes acaban prefiriendo la silla. El desayuno es a las diez, como es lógico.',
        ),
        listing('atacama-night-domes'),
        text(
          'El otro desierto empieza con una caja. Al ponerse el sol recorre el campamento de Wadi Rum y los teléfonos van a parar dentro. Después vienen la sopa de lentejas, el pan hecho en las brasas, el té con salvia y un paseo de cuatrocientos metros hasta una roca plana, donde Salem al-Hwaiti va señalando lo que hay arriba. Aprendió las estrellas de su abuelo, que las usaba para encontrar cabras. A las diez el campamento está a oscuras. En las noches de viento la lona hace ruido; en las tranquilas, escribe un huésped, uno oye su propio pulso.',
        ),
        listing('wadi-dome-retreat'),
        heading('Sin linterna'),
        text(
          'En el lago Tekapo nadie se queda a dormir. Aroha Tamihana espera al grupo en la carretera con una sola lámpara roja y la apaga en la primera curva. A partir de ahí no dice nada, y todos siguen en fila una pista de grava clara, con una mano en la cuerda donde hace falta. Arriba esperan unas pieles de oveja. Ella nombra unas pocas cosas, en inglés y en maorí, cuenta dos historias y deja largos silencios entre ambas. No hay telescopio. Las nubes vienen más a menudo de lo que admiten los folletos del valle; esas noches caminan igualmente, y escuchan.',
        ),
        listing('dark-sky-slow-breath'),
        text(
          '¿Y si la oscuridad más cercana queda a un vuelo de distancia? Un domingo sí y otro no, Henrike Soltau apaga la nevera de su cocina y toca ante un micrófono las dos cuerdas más graves del violonchelo, con un gran cuenco al lado. Hacia las once puede haber veinte segundos entre nota y nota. Nunca se despide; el sonido se va apagando. Lo único que se te pide es poner el altavoz en el suelo y apagar la lámpara.',
        ),
        listing('low-notes-late-night'),
        text(
          'Antes de reservar cualquiera de los tres primeros, consulta la luna. Con luna llena desaparecen la mitad de las estrellas, y los anfitriones de los domos son los primeros en decirlo. Después, mete en la maleta más lana de la que parece razonable. Las reseñas llegan de lugares muy distintos y coinciden en un consejo: pide una manta más de las que creas necesitar.',
        ),
      ],
    },
    de: {
      title: 'Dunkel genug, um etwas zu sehen',
      lead: 'Drei Orte und eine Küche, in denen sich jemand die Mühe gemacht hat, das Licht zu löschen. Zu sehen bleibt erstaunlich viel.',
      voice: {
        name: 'Nadia, nach der Nachtwanderung am Lake Tekapo',
        line: 'Richtig im Dunkeln war ich zuletzt als Kind. Ich hatte vergessen, dass man die Dunkelheit fast anfassen kann.',
      },
      body: [
        text(
          'Das menschliche Auge braucht etwa zwanzig Minuten, um die Dunkelheit zu lernen. Die meisten von uns haben ihm diese zwanzig Minuten seit Jahren nicht gegönnt: Immer leuchtet irgendwo ein Bildschirm, ein Bereitschaftslämpchen, das Licht im Flur. Die Menschen in dieser Geschichte haben ihre Abende um diese zwanzig Minuten herum gebaut, jeder auf seine Weise.',
        ),
        text(
          'In der Atacama haben Rocío Tapia und Bastián Leiva für die großen Teleskope gearbeitet, bevor sie am Rand der Salzebene acht Kuppeln eröffneten. Sie eichte Instrumente, er führte das Nachtbuch, und über Jupiter streiten sie bis heute. Über jedem Bett ist die Decke aus klarem Glas, darunter ein Filz an einer Schnur: Wer zieht, hat die Milchstraße, wer es lässt, hat keine. An zwei Abenden der Woche stehen Teleskope auf der Terrasse. An den anderen bekommt man einen Klappstuhl, eine Wärmflasche und eine Stunde Stille, und vielen Gästen ist der Stuhl am Ende lieber. Frühstück gibt es um zehn, was nur folgerichtig ist.',
        ),
        listing('atacama-night-domes'),
        text(
          'Die andere Wüste beginnt mit einer Kiste. Bei Sonnenuntergang geht sie im Lager in Wadi Rum herum, und die Telefone kommen hinein. Dann folgen Linsensuppe, Brot aus der Glut, Tee mit Salbei und ein Gang von vierhundert Metern zu einem flachen Felsen, wo Salem al-Hwaiti zeigt, was über einem steht. Die Sterne kennt er von seinem Großvater, der mit ihrer Hilfe Ziegen suchte. Um zehn ist das Lager dunkel. In windigen Nächten ist die Zeltbahn laut, in stillen, schreibt ein Gast, hört man den eigenen Puls.',
        ),
        listing('wadi-dome-retreat'),
        heading('Ohne Taschenlampe'),
        text(
          'Am Lake Tekapo bleibt niemand über Nacht. Aroha Tamihana erwartet ihre Gruppe an der Straße, mit einer einzigen roten Lampe, die sie an der ersten Kurve löscht. Von da an sagt sie nichts mehr, und alle folgen hintereinander einem hellen Schotterweg, wo nötig mit einer Hand am Seil. Oben liegen Schaffelle. Sie benennt ein paar Dinge, auf Englisch und auf Maori, erzählt zwei Geschichten und lässt lange Pausen dazwischen. Ein Teleskop gibt es nicht. Wolken kommen öfter, als die Prospekte des Tals zugeben; dann wird trotzdem gegangen und gelauscht.',
        ),
        listing('dark-sky-slow-breath'),
        text(
          'Und wenn die nächste Dunkelheit einen Flug entfernt ist? Jeden zweiten Sonntag schaltet Henrike Soltau in ihrer Küche den Kühlschrank aus und spielt die beiden tiefsten Saiten eines Cellos in ein Mikrofon, neben sich eine große Klangschale. Gegen elf liegen manchmal zwanzig Sekunden zwischen zwei Tönen. Sie verabschiedet sich nie, die Übertragung wird einfach leiser. Verlangt wird nur, dass man den Lautsprecher auf den Boden stellt und die Lampe ausmacht.',
        ),
        listing('low-notes-late-night'),
        text(
          'Wer einen der ersten drei Orte buchen will, sollte vorher nach dem Mond sehen. Um Vollmond ist die Hälfte der Sterne verschwunden, das sagen die Gastgeber der Kuppeln selbst. Und dann mehr Wolle einpacken, als vernünftig scheint. Die Bewertungen kommen von sehr verschiedenen Orten und stimmen in einem Rat überein: eine Decke mehr ausleihen, als man zu brauchen glaubt.',
        ),
      ],
    },
    fr: {
      title: 'Assez de nuit pour y voir',
      lead: 'Trois lieux et une cuisine où quelqu’un a pris la peine d’éteindre. Il reste beaucoup à regarder.',
      voice: {
        name: 'Nadia, après la marche de nuit au lac Tekapo',
        line: 'Je n’avais pas connu le vrai noir depuis l’enfance. J’avais oublié qu’il a une texture.',
      },
      body: [
        text(
          'L’œil humain met une vingtaine de minutes à apprendre l’obscurité. La plupart d’entre nous ne les lui accordent plus depuis des années : il y a toujours un écran, un voyant de veille, la lampe du couloir. Les gens de cette histoire ont construit leurs soirées autour de ces vingt minutes, chacun à sa façon.',
        ),
        text(
          'Dans l’Atacama, Rocío Tapia et Bastián Leiva travaillaient pour les grands télescopes avant d’ouvrir huit dômes au bord du salar. Elle étalonnait les instruments, il tenait le journal de nuit, et ils se disputent encore au sujet de Jupiter. Au-dessus de chaque lit, le plafond est une vitre claire sous une housse de feutre munie d’un cordon : on tire, et voici la Voie lactée ; on ne tire pas, et il n’y a rien. Deux soirs par semaine, des télescopes sont installés sur la terrasse. Les autres soirs, on vous confie une chaise pliante, une bouillotte et une heure de silence, et beaucoup finissent par préférer la chaise. Le petit-déjeuner est à dix heures, en toute logique.',
        ),
        listing('atacama-night-domes'),
        text(
          'L’autre désert commence par une boîte. Au coucher du soleil, elle fait le tour du camp de Wadi Rum et les téléphones y disparaissent. Viennent ensuite la soupe de lentilles, le pain cuit sous la braise, le thé à la sauge, puis quatre cents mètres de marche jusqu’à un rocher plat d’où Salem al-Hwaiti montre ce qui passe au-dessus des têtes. Il tient les étoiles de son grand-père, qui s’en servait pour retrouver ses chèvres. À dix heures, le camp est noir. Les nuits de vent, la toile claque ; les nuits calmes, écrit un hôte, on entend son propre pouls.',
        ),
        listing('wadi-dome-retreat'),
        heading('Sans lampe'),
        text(
          'Au lac Tekapo, personne ne dort sur place. Aroha Tamihana attend son groupe au bord de la route avec une seule lampe rouge, qu’elle éteint au premier virage. À partir de là elle se tait, et tout le monde suit en file une piste de gravier clair, une main sur la corde quand il le faut. En haut attendent des peaux de mouton. Elle nomme quelques astres, en anglais et en maori, raconte deux histoires et laisse entre elles de longs silences. Il n’y a pas de télescope. Les nuages viennent plus souvent que ne l’avouent les brochures de la vallée ; ces nuits-là, on marche quand même, et on écoute.',
        ),
        listing('dark-sky-slow-breath'),
        text(
          'Et si la nuit la plus proche ne s’atteint qu’en avion ? Un dimanche sur deux, Henrike Soltau débranche le réfrigérateur de sa cuisine et joue devant un micro les deux cordes les plus graves d’un violoncelle, un grand bol à côté d’elle. Vers onze heures, vingt secondes peuvent séparer deux notes. Elle ne dit jamais au revoir ; le son s’éloigne. On vous demande seulement de poser l’enceinte par terre et d’éteindre la lampe.',
        ),
        listing('low-notes-late-night'),
        text(
          'Avant de réserver l’un des trois premiers, regardez où en est la lune. Quand elle est pleine, la moitié des étoiles disparaît, et les hôtes des dômes sont les premiers à le dire. Emportez ensuite plus de laine que de raison. Les avis viennent d’endroits fort différents et s’accordent sur un conseil : empruntez une couverture de plus que prévu.',
        ),
      ],
    },
  },
}
