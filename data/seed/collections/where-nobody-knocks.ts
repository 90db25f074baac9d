import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const whereNobodyKnocks: SampleCollection = {
  slug: 'where-nobody-knocks',
  featured: true,
  cover: { kind: 'scene', scene: 'pacific-coast', hour: 'calm', house: 'cabin' },
  texts: {
    en: {
      title: 'Where nobody knocks',
      lead: 'Two houses, a voice, an app in which nothing happens and a lamp that knows how to enter a room.',
      voice: {
        name: 'Hannah, a guest at Cedar & Tide',
        line: 'I slept eleven hours on the second night and cried a bit at breakfast, in a good way. Nobody asked me anything.',
      },
      body: [
        text(
          'A few nights away will not repair a year of short ones, and nobody on this page says they will. What a place can do is take away the reasons for staying up. These do it thoroughly: no bar, no signal, nothing at ten o’clock, and in one case no lamps after nine.',
        ),
        text(
          'Maren Osgood worked night shifts as an emergency dispatcher for eleven years and built the first of her cabins in order to sleep in it. Each has one room, a stove, a window the length of the bed and a sauna you light yourself; the first fire takes forty minutes and teaches you how slow the rest will be. At eight a basket with bread and eggs comes to the door. After that nobody knocks. Wi-Fi was tried for one summer and taken out again because guests asked.',
        ),
        listing('cedar-and-tide-cabins'),
        text(
          'Moss Hollow keeps quiet from ten in the morning until dinner. It sounds strict and turns out to be restful: eight rooms, a long table, no need to be interesting. The silent hours apply to the staff too; notes are passed on small cards, and the kitchen has learned to stack plates softly. Supper is one pot and one pudding at half past six, so that the evening stays long, and the lamps in the library go out at nine. The silence felt rude for half a day, one guest writes. Then it felt like manners.',
        ),
        listing('moss-hollow-lodge'),
        heading('At ten past three'),
        text(
          'Most bad nights happen at home. Celeste Okafor read the overnight news on local radio for twelve years and knows the small hours professionally. On Sunday nights she explains one thing about broken nights, such as why the clock should face the wall, and then leads an hour that is slow, repetitive and deliberately a little dull. You take part lying in your own bed, and most people have left by the end without pressing anything. It is not a sleep clinic, and she says so: anybody who has been sleepless for months should see a doctor as well.',
        ),
        listing('awake-at-three'),
        text(
          'For the other nights of the week there are 260 true stories. A lock keeper describes a Tuesday. A woman explains how she files maps; one listener has started her ninety times and has no idea how it ends. Between midnight and five the app has a single button, and it carries on from where you drifted off.',
        ),
        listing('small-hours'),
        heading('Then morning'),
        text(
          'Being woken also deserves some manners. The lamp below spends half an hour arriving at daylight. One dial sets the hour and one the brightness; there is no app and no account. If you sleep through the light it knocks, quietly, on wood. So polite, says its owner, who is the only person on this page to want that.',
        ),
        listing('first-light-wake-lamp'),
      ],
    },
    es: {
      title: 'Donde nadie llama a la puerta',
      lead: 'Dos casas, una voz, una aplicación en la que no pasa nada y una lámpara que sabe entrar en una habitación.',
      voice: {
        name: 'Hannah, huésped en Cedar & Tide',
        line: 'La segunda noche dormí once horas y en el desayuno lloré un poco, para bien. Nadie me preguntó nada.',
      },
      body: [
        text(
          'Unas noches fuera no arreglan un año de noches cortas, y en esta página nadie dice lo contrario. Lo que un lugar sí puede hacer es quitar los motivos para seguir despierto. Estos lo hacen a fondo: ni bar, ni cobertura, ni nada a las diez y, en un caso, ni lámparas después de las nueve.',
        ),
        text(
          'Maren Osgood trabajó once años de noche atendiendo emergencias y construyó la primera de sus cabañas para dormir en ella. Cada una tiene una sola habitación, una estufa, una ventana tan larga como la cama y una sauna que enciende uno mismo; el primer fuego tarda cuarenta minutos y enseña lo despacio que irá el resto. A las ocho llega a la puerta una cesta con pan y huevos. Después nadie llama. La wifi se probó un verano y se quitó porque los huéspedes lo pidieron.',
        ),
        listing('cedar-and-tide-cabins'),
        text(
          'En Moss Hollow se guarda silencio desde las diez de la mañana hasta la cena. Suena severo y resulta descansado: ocho habitaciones, una mesa larga, ninguna obligación de ser interesante. Las horas de silencio valen también para el personal; los recados se pasan en tarjetitas y la cocina ha aprendido a apilar los platos con cuidado. La cena es una olla y un postre a las seis y media, para que la noche sea larga, y las lámparas de la biblioteca se apagan a las nueve. Durante medio día el silencio me pareció de mala educación, escribe un huésped. Luego me pareció lo contrario.',
        ),
        listing('moss-hollow-lodge'),
        heading('A las tres y diez'),
        text(
          'La mayoría de las malas noches ocurren en casa. Celeste Okafor leyó durante doce años las noticias de madrugada en una radio local y conoce esas horas por oficio. Los domingos por la noche explica una sola cosa sobre las noches rotas, por ejemplo por qué el reloj debería mirar a la pared, y después guía una hora lenta, repetitiva y aposta un poco aburrida. Se participa desde la propia cama, y al final casi todos se han ido sin pulsar nada. No es una clínica del sueño, y ella lo dice: quien lleve meses sin dormir debería ver además a un médico.',
        ),
        listing('awake-at-three'),
        text(
          'Para las demás noches de la semana hay 260 historias verdaderas. Un esclusero describe un martes. Una mujer explica cómo archiva mapas; una oyente la ha empezado noventa veces y no tiene ni idea de cómo acaba. Entre las doce y las cinco la aplicación tiene un único botón, y sigue donde te quedaste dormido.',
        ),
        listing('small-hours'),
        heading('Y luego la mañana'),
        text(
          'También despertar a alguien pide modales. La lámpara de aquí abajo tarda media hora en llegar a la luz del día. Un dial fija la hora y otro el brillo; no hay aplicación ni cuenta. Si la luz no te despierta, da unos golpecitos, discretos, en madera. Qué educada, dice su dueña, la única de esta página que quiere que llamen.',
        ),
        listing('first-light-wake-lamp'),
      ],
    },
    de: {
      title: 'Wo niemand klopft',
      lead: 'Zwei Häuser, eine Stimme, eine App, in der nichts passiert, und eine Lampe, die weiß, wie man ein Zimmer betritt.',
      voice: {
        name: 'Hannah, Gast bei Cedar & Tide',
        line: 'In der zweiten Nacht habe ich elf Stunden geschlafen und beim Frühstück ein bisschen geweint, auf gute Art. Niemand hat mich etwas gefragt.',
      },
      body: [
        text(
          'Ein paar Nächte anderswo machen ein Jahr voller kurzer Nächte nicht wett, und auf dieser Seite behauptet das auch niemand. Ein Ort kann aber die Gründe wegräumen, aus denen man aufbleibt. Diese tun es gründlich: keine Bar, kein Netz, kein Programm um zehn und in einem Fall keine Lampen nach neun.',
        ),
        text(
          'Maren Osgood hat elf Jahre lang nachts in einer Notrufzentrale gearbeitet und die erste ihrer Hütten gebaut, um darin zu schlafen. Jede hat einen Raum, einen Ofen, ein Fenster so lang wie das Bett und eine Sauna, die man selbst anheizt; das erste Feuer braucht vierzig Minuten und zeigt einem, wie langsam der Rest wird. Um acht kommt ein Korb mit Brot und Eiern an die Tür. Danach klopft niemand mehr. WLAN gab es einen Sommer lang zur Probe, dann wurde es ausgebaut, weil die Gäste darum baten.',
        ),
        listing('cedar-and-tide-cabins'),
        text(
          'In Moss Hollow wird von zehn Uhr morgens bis zum Abendessen geschwiegen. Das klingt streng und erweist sich als erholsam: acht Zimmer, ein langer Tisch, kein Zwang, interessant zu sein. Auch das Personal hält sich daran; Nachrichten gehen auf kleinen Karten hin und her, und die Küche hat gelernt, Teller leise zu stapeln. Zu essen gibt es um halb sieben einen Topf und einen Nachtisch, damit der Abend lang bleibt, und um neun gehen in der Bibliothek die Lampen aus. Einen halben Tag lang kam mir die Stille unhöflich vor, schreibt ein Gast. Dann kam sie mir vor wie gutes Benehmen.',
        ),
        listing('moss-hollow-lodge'),
        heading('Um zehn nach drei'),
        text(
          'Die meisten schlechten Nächte finden zu Hause statt. Celeste Okafor hat zwölf Jahre lang im Lokalradio die Nachrichten der Nacht gelesen und kennt die frühen Stunden von Berufs wegen. Sonntagabends erklärt sie eine einzige Sache über zerrissene Nächte, etwa warum die Uhr zur Wand zeigen sollte, und leitet dann eine Stunde an, die langsam ist, voller Wiederholungen und mit Absicht ein wenig öde. Man nimmt im eigenen Bett teil, und am Ende sind die meisten fort, ohne auf etwas gedrückt zu haben. Ein Schlaflabor ist das nicht, das sagt sie selbst: Wer seit Monaten nicht schläft, sollte außerdem zum Arzt.',
        ),
        listing('awake-at-three'),
        text(
          'Für die übrigen Nächte der Woche gibt es 260 wahre Geschichten. Ein Schleusenwärter schildert einen Dienstag. Eine Frau erklärt, wie sie Landkarten ablegt; eine Hörerin hat neunzigmal angefangen und keine Ahnung, wie es ausgeht. Zwischen Mitternacht und fünf hat die App einen einzigen Knopf, und sie macht dort weiter, wo du weggedämmert bist.',
        ),
        listing('small-hours'),
        heading('Und dann der Morgen'),
        text(
          'Auch das Wecken verdient Manieren. Die Lampe hier unten lässt sich eine halbe Stunde Zeit, bis es hell ist. Ein Rad stellt die Stunde ein, eines die Helligkeit; eine App oder ein Konto gibt es nicht. Wer das Licht verschläft, hört ein leises Klopfen auf Holz. So höflich, meint ihre Besitzerin, die Einzige auf dieser Seite, bei der es klopfen soll.',
        ),
        listing('first-light-wake-lamp'),
      ],
    },
    fr: {
      title: 'Là où personne ne frappe',
      lead: 'Deux maisons, une voix, une application où il ne se passe rien et une lampe qui sait entrer dans une chambre.',
      voice: {
        name: 'Hannah, cliente de Cedar & Tide',
        line: 'La deuxième nuit, j’ai dormi onze heures, et au petit-déjeuner j’ai un peu pleuré, de la bonne manière. Personne ne m’a rien demandé.',
      },
      body: [
        text(
          'Quelques nuits ailleurs ne réparent pas une année de nuits trop courtes, et personne ici ne le prétend. Un lieu peut en revanche retirer les raisons de veiller. Ceux-ci le font à fond : pas de bar, pas de réseau, rien à dix heures et, dans un cas, plus de lampes après neuf heures.',
        ),
        text(
          'Maren Osgood a travaillé onze ans de nuit dans un centre d’appels d’urgence et construit la première de ses cabanes pour y dormir. Chacune a une pièce, un poêle, une fenêtre de la longueur du lit et un sauna qu’on allume soi-même ; le premier feu demande quarante minutes et apprend combien le reste sera lent. À huit heures, un panier de pain et d’œufs arrive à la porte. Ensuite, personne ne frappe. Le wifi a été essayé un été, puis retiré à la demande des hôtes.',
        ),
        listing('cedar-and-tide-cabins'),
        text(
          'À Moss Hollow, on se tait de dix heures du matin jusqu’au dîner. Cela paraît sévère et se révèle reposant : huit chambres, une longue table, aucune obligation d’être intéressant. La règle vaut aussi pour le personnel ; les messages passent sur de petites cartes, et la cuisine a appris à empiler les assiettes sans bruit. Le souper, un plat et un dessert, est à six heures et demie, pour que la soirée reste longue, et les lampes de la bibliothèque s’éteignent à neuf heures. Pendant une demi-journée, le silence m’a semblé impoli, écrit un hôte. Puis il m’a semblé le contraire.',
        ),
        listing('moss-hollow-lodge'),
        heading('À trois heures dix'),
        text(
          'La plupart des mauvaises nuits se passent chez soi. Celeste Okafor a lu pendant douze ans les nouvelles de la nuit sur une radio locale et connaît ces heures-là par métier. Le dimanche soir, elle explique une seule chose à propos des nuits hachées, par exemple pourquoi le réveil devrait regarder le mur, puis elle guide une heure lente, répétitive et volontairement un peu ennuyeuse. On y participe couché dans son propre lit, et à la fin la plupart sont partis sans appuyer sur rien. Ce n’est pas une clinique du sommeil, elle le dit elle-même : qui ne dort plus depuis des mois devrait aussi voir un médecin.',
        ),
        listing('awake-at-three'),
        text(
          'Pour les autres nuits de la semaine, il existe 260 histoires vraies. Un éclusier décrit un mardi. Une femme explique comment elle range des cartes ; une auditrice l’a commencée quatre-vingt-dix fois et n’a aucune idée de la fin. Entre minuit et cinq heures, l’application n’a qu’un bouton, et elle reprend là où vous avez sombré.',
        ),
        listing('small-hours'),
        heading('Puis le matin'),
        text(
          'Réveiller quelqu’un demande aussi des manières. La lampe que voici met une demi-heure à devenir le jour. Une molette règle l’heure, une autre la clarté ; il n’y a ni application ni compte. Si la lumière ne suffit pas, elle frappe, doucement, sur du bois. Si polie, dit sa propriétaire, la seule de cette page qui veuille qu’on frappe.',
        ),
        listing('first-light-wake-lamp'),
      ],
    },
  },
}
