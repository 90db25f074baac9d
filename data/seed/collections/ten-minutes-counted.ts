import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const tenMinutesCounted: SampleCollection = {
  slug: 'ten-minutes-counted',
  featured: true,
  cover: { kind: 'scene', scene: 'candle', hour: 'restore', house: null },
  texts: {
    en: {
      title: 'Ten minutes, counted',
      lead: 'Advice about rest is usually written by people with an afternoon free. Five things for everybody else, from five minutes to half an hour.',
      voice: {
        name: 'Pauline, in Bridget’s midday group',
        line: 'I have left in the middle eleven times. Nobody has ever mentioned it.',
      },
      body: [
        text(
          'We went through the directory with a stopwatch. We were looking for what fits on a tram, on the back step, or into the half hour before somebody calls from the next room, and we left out everything that needs a change of clothes.',
        ),
        text(
          'Five minutes: Tidal Breath follows the tide where you are. At low water its sessions are slow and long, at high water brisk, and if you live inland it borrows the nearest coast; a man in Kansas breathes with Galveston and likes it. A line of light rises and falls. For people whom holding the breath makes uneasy there is a set without any holds, and one rule has no exception: never in water, never at the wheel.',
        ),
        listing('tidal-breath'),
        text(
          'Ten minutes: somebody asked forty carers how long they could truly count on, and then dipped a taper that burns for exactly that, give or take one. It is eight centimetres of beeswax in a brass foot. There is no advice in the box, only a card with carers’ lines in nine countries, since ten minutes is sometimes not enough. Ten means ten, a buyer writes. Her daughter knows not to call until it is out.',
        ),
        listing('ten-minute-candles'),
        text(
          'Ten minutes again: two hundred grams of flaxseed in washed silk, laid over closed eyes after a day of screens. The seeds are flat and slippery and find the hollows beside the nose by themselves. A studio that owns twelve reports that people steal them. One owner lies down on the office floor with hers at four o’clock. Nobody says anything any more.',
        ),
        listing('flaxseed-eye-pillow'),
        heading('Half an hour, in pieces'),
        text(
          'Bridget Tully learned to meditate in car parks, in the nine years when she cared for her husband. Her midday group meets on screen and is built so that being interrupted is allowed: bring the baby monitor, the beeping pump, the mother in the next room. Everything comes in pieces of ten minutes. In the first, people say in one line how the week has been. The second is quiet. The last is a question, and nobody has to answer it. Cameras are mostly off; doors open and close.',
        ),
        listing('ten-minutes-for-carers'),
        text(
          'And then there is the bell. It rings at the start and at the end, and what you get in between is what you asked for, which is nothing. Five minutes or sixty, with seven recorded bells; the one from a temple in Nara takes forty seconds to fade. The project lives on donations and keeps no account of you. A fourteen-year-old uses it before homework, five minutes, and since there is no account there is no argument.',
        ),
        listing('bell-and-silence'),
        text(
          'None of this adds an hour to the day. It only makes a small time visible: a taper that gets shorter, a line that falls, a bell you wait for. People who have very little of it seem to know exactly what to do with it.',
        ),
      ],
    },
    es: {
      title: 'Diez minutos contados',
      lead: 'Los consejos sobre el descanso los suele escribir gente con la tarde libre. Cinco cosas para los demás, de cinco minutos a media hora.',
      voice: {
        name: 'Pauline, del grupo de mediodía de Bridget',
        line: 'Me he ido a la mitad once veces. Nadie lo ha mencionado nunca.',
      },
      body: [
        text(
          'Hemos recorrido el directorio con un cronómetro. Buscábamos lo que cabe en un tranvía, en el escalón de atrás o en la media hora antes de que alguien llame desde la habitación de al lado, y hemos dejado fuera todo lo que exige cambiarse de ropa.',
        ),
        text(
          'Cinco minutos: Tidal Breath sigue la marea del lugar donde estás. Con la bajamar, las sesiones son lentas y largas; con la pleamar, vivas, y si vives tierra adentro toma prestada la costa más cercana. Un hombre respira en Kansas con Galveston y le gusta. Una línea de luz sube y baja. Para quien se inquieta al contener la respiración hay una serie sin pausas, y una regla no admite excepción: nunca en el agua, nunca al volante.',
        ),
        listing('tidal-breath'),
        text(
          'Diez minutos: alguien preguntó a cuarenta personas cuidadoras con cuánto tiempo podían contar de verdad, y luego hizo una vela que arde justo eso, minuto arriba o abajo. Son ocho centímetros de cera de abeja en un pie de latón. En la caja no hay consejos, solo una tarjeta con teléfonos para cuidadores de nueve países, porque a veces diez minutos no bastan. Diez son diez, escribe una compradora. Su hija sabe que no debe llamarla hasta que se apague.',
        ),
        listing('ten-minute-candles'),
        text(
          'Otra vez diez minutos: doscientos gramos de linaza en seda lavada sobre los ojos cerrados, tras un día de pantallas. Las semillas son planas y resbaladizas y encuentran solas el hueco junto a la nariz. Un estudio que tiene doce cuenta que la gente se las lleva. Alguien se tumba con la suya a las cuatro en el suelo de la oficina. Ya nadie dice nada.',
        ),
        listing('flaxseed-eye-pillow'),
        heading('Media hora, en trozos'),
        text(
          'Bridget Tully aprendió a meditar en aparcamientos, durante los nueve años en que cuidó de su marido. Su grupo de mediodía se reúne en pantalla y está pensado para que las interrupciones estén permitidas: trae el vigilabebés, la bomba que pita, la madre de la habitación de al lado. Todo va en trozos de diez minutos. En el primero, cada cual dice en una línea cómo ha ido la semana. El segundo es silencio. El último es una pregunta que nadie tiene que contestar. Las cámaras suelen estar apagadas; las puertas se abren y se cierran.',
        ),
        listing('ten-minutes-for-carers'),
        text(
          'Y luego está la campana. Suena al principio y al final, y en medio te da lo que has pedido, que es nada. Cinco minutos o sesenta, con siete campanas grabadas; la de un templo de Nara tarda cuarenta segundos en apagarse. El proyecto vive de donativos y no guarda ninguna cuenta tuya. Alguien de catorce años la usa antes de los deberes, cinco minutos, y como no hay cuenta no hay discusión.',
        ),
        listing('bell-and-silence'),
        text(
          'Nada de esto añade una hora al día. Solo hace visible un tiempo pequeño: una vela que mengua, una línea que baja, una campana que se espera. Quienes tienen muy poco parecen saber muy bien qué hacer con él.',
        ),
      ],
    },
    de: {
      title: 'Zehn Minuten, gezählt',
      lead: 'Ratschläge zur Erholung schreiben meist Leute mit einem freien Nachmittag. Fünf Dinge für alle anderen, von fünf Minuten bis zu einer halben Stunde.',
      voice: {
        name: 'Pauline, aus Bridgets Mittagsrunde',
        line: 'Ich bin elfmal mittendrin gegangen. Es hat nie jemand erwähnt.',
      },
      body: [
        text(
          'Wir sind mit der Stoppuhr durch das Verzeichnis gegangen. Gesucht haben wir, was in eine Straßenbahnfahrt passt, auf die Stufe vor der Hintertür oder in die halbe Stunde, bevor jemand aus dem Nebenzimmer ruft, und weggelassen haben wir alles, wofür man sich umziehen muss.',
        ),
        text(
          'Fünf Minuten: Tidal Breath folgt den Gezeiten dort, wo du bist. Bei Ebbe sind die Übungen langsam und lang, bei Flut zügig, und wer im Binnenland wohnt, bekommt die nächste Küste geliehen; ein Mann in Kansas atmet mit Galveston und mag es. Eine Lichtlinie steigt und fällt. Für alle, denen beim Atemanhalten unwohl wird, gibt es eine Reihe ganz ohne Anhalten, und eine Regel kennt keine Ausnahme: nie im Wasser, nie am Steuer.',
        ),
        listing('tidal-breath'),
        text(
          'Zehn Minuten: Jemand hat vierzig pflegende Angehörige gefragt, mit wie viel Zeit sie wirklich rechnen können, und dann eine Kerze gezogen, die genau so lange brennt, plus oder minus eine Minute. Es sind acht Zentimeter Bienenwachs in einem Fuß aus Messing. In der Schachtel liegt kein Rat, nur eine Karte mit Telefonnummern für Pflegende in neun Ländern, denn zehn Minuten reichen manchmal nicht. Zehn heißt zehn, schreibt eine Käuferin. Ihre Tochter weiß, dass sie erst rufen darf, wenn die Kerze aus ist.',
        ),
        listing('ten-minute-candles'),
        text(
          'Noch einmal zehn Minuten: zweihundert Gramm Leinsamen in gewaschener Seide, nach einem Tag am Bildschirm auf die geschlossenen Augen gelegt. Die Samen sind flach und glatt und finden die Mulden neben der Nase von selbst. Ein Studio, das zwölf davon besitzt, berichtet, dass sie gestohlen werden. Jemand legt sich damit um vier im Büro auf den Fußboden. Es sagt schon keiner mehr etwas.',
        ),
        listing('flaxseed-eye-pillow'),
        heading('Eine halbe Stunde, in Stücken'),
        text(
          'Bridget Tully hat auf Parkplätzen meditieren gelernt, in den neun Jahren, in denen sie ihren Mann pflegte. Ihre Mittagsrunde trifft sich am Bildschirm und ist so gebaut, dass man unterbrochen werden darf: Bring das Babyfon mit, die piepsende Pumpe, die Mutter im Nebenzimmer. Alles kommt in Stücken von zehn Minuten. Im ersten sagt jeder in einer Zeile, wie die Woche war. Das zweite ist still. Das letzte ist eine Frage, auf die niemand antworten muss. Die Kameras sind meist aus, Türen gehen auf und zu.',
        ),
        listing('ten-minutes-for-carers'),
        text(
          'Und dann ist da noch die Glocke. Sie klingt am Anfang und am Ende, und dazwischen bekommt man, worum man gebeten hat, nämlich nichts. Fünf Minuten oder sechzig, mit sieben aufgenommenen Glocken; die aus einem Tempel in Nara braucht vierzig Sekunden, bis sie verklungen ist. Das Projekt lebt von Spenden und führt kein Konto über dich. Ein vierzehnjähriges Kind nimmt sie vor den Hausaufgaben, fünf Minuten lang, und weil es kein Konto gibt, gibt es auch keinen Streit.',
        ),
        listing('bell-and-silence'),
        text(
          'Nichts davon fügt dem Tag eine Stunde hinzu. Es macht nur eine kleine Zeit sichtbar: eine Kerze, die kürzer wird, eine Linie, die sinkt, eine Glocke, auf die man wartet. Wer sehr wenig davon hat, scheint genau zu wissen, was damit anzufangen ist.',
        ),
      ],
    },
    fr: {
      title: 'Dix minutes, comptées',
      lead: 'Les conseils de repos sont en général écrits par des gens qui ont leur après-midi. Cinq choses pour tous les autres, de cinq minutes à une demi-heure.',
      voice: {
        name: 'Pauline, du groupe de midi de Bridget',
        line: 'Je suis partie au milieu onze fois. Personne ne m’en a jamais parlé.',
      },
      body: [
        text(
          'Nous avons parcouru l’annuaire chronomètre en main. Nous cherchions ce qui tient dans un trajet de tram, sur la marche de derrière, ou dans la demi-heure avant que quelqu’un appelle de la pièce voisine, et nous avons écarté tout ce qui oblige à se changer.',
        ),
        text(
          'Cinq minutes : Tidal Breath suit la marée là où vous êtes. À marée basse, les séances sont lentes et longues, à marée haute plus vives, et si vous vivez dans les terres, elle emprunte la côte la plus proche ; au Kansas, un homme respire avec Galveston et cela lui plaît. Une ligne de lumière monte et descend. Pour ceux que retenir leur souffle inquiète, il existe une série sans aucune apnée, et une règle ne souffre pas d’exception : jamais dans l’eau, jamais au volant.',
        ),
        listing('tidal-breath'),
        text(
          'Dix minutes : quelqu’un a demandé à quarante aidants sur combien de temps ils pouvaient vraiment compter, puis a trempé une bougie qui brûle exactement cela, à une minute près. Ce sont huit centimètres de cire d’abeille dans un pied de laiton. La boîte ne contient aucun conseil, seulement une carte avec des lignes d’écoute pour aidants dans neuf pays, car dix minutes ne suffisent pas toujours. Dix, c’est dix, écrit une acheteuse. Sa fille sait qu’on n’appelle pas avant qu’elle soit éteinte.',
        ),
        listing('ten-minute-candles'),
        text(
          'Dix minutes encore : deux cents grammes de graines de lin dans de la soie lavée, posés sur les yeux clos après une journée d’écrans. Les graines sont plates et glissantes et trouvent toutes seules le creux à côté du nez. Un studio qui en possède douze signale qu’on les lui vole. Quelqu’un s’allonge avec le sien à quatre heures, par terre, au bureau. Plus personne ne dit rien.',
        ),
        listing('flaxseed-eye-pillow'),
        heading('Une demi-heure, en morceaux'),
        text(
          'Bridget Tully a appris à méditer dans des parkings, pendant les neuf années où elle s’est occupée de son mari. Son groupe de midi se retrouve à l’écran et il est fait pour qu’on ait le droit d’être interrompu : venez avec le babyphone, la pompe qui sonne, la mère dans la pièce voisine. Tout est découpé en morceaux de dix minutes. Dans le premier, chacun dit en une ligne comment la semaine s’est passée. Le deuxième est silencieux. Le dernier est une question, et personne n’est tenu d’y répondre. Les caméras sont coupées pour la plupart ; des portes s’ouvrent et se ferment.',
        ),
        listing('ten-minutes-for-carers'),
        text(
          'Et puis il y a la cloche. Elle sonne au début et à la fin, et entre les deux on reçoit ce qu’on a demandé, c’est-à-dire rien. Cinq minutes ou soixante, avec sept cloches enregistrées ; celle d’un temple de Nara met quarante secondes à s’éteindre. Le projet vit de dons et ne tient aucun compte à votre nom. À quatorze ans, on s’en sert avant les devoirs, cinq minutes, et puisqu’il n’y a pas de compte, il n’y a pas de dispute.',
        ),
        listing('bell-and-silence'),
        text(
          'Rien de tout cela n’ajoute une heure à la journée. Cela rend seulement visible un temps très petit : une bougie qui raccourcit, une ligne qui descend, une cloche qu’on attend. Ceux qui en ont très peu semblent savoir exactement qu’en faire.',
        ),
      ],
    },
  },
}
