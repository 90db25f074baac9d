import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const chairsThatDoNotCare: SampleCollection = {
  slug: 'chairs-that-do-not-care',
  featured: false,
  cover: { kind: 'scene', scene: 'yoga-chair', hour: 'focus', house: null },
  texts: {
    en: {
      title: 'Chairs that do not care',
      lead: 'The kitchen chair was never meant to be an office. Six people and things that begin with the bag, the screen and the floor instead of a throne on castors.',
      voice: {
        name: 'Wanda, after an afternoon with Noor Haddad',
        line: 'My bag was eleven pounds. I had been blaming my mattress.',
      },
      body: [
        text(
          'By February your lower back has usually said something, and the internet has offered you furniture. The people on this page begin elsewhere. None of them promises a new back; most of them ask you to change one thing and come back when you have.',
        ),
        text(
          'In Toronto the physiotherapist Noor Haddad weighs the bags first, and the room goes quiet. Then she films each person from behind, sitting, lifting a box, getting out of a low seat, and in pairs you look for the moment when the back takes over from the legs. She spent ten years in a hospital teaching the same eight things to one person at a time; the workshop is her attempt to say them once, better. You go home with one change to make. Two, she believes, are already too many.',
        ),
        listing('what-your-back-would-like'),
        text(
          'Jonas comes to you. He is a chiropractor who noticed that the same necks returned every March, and he now visits other people’s workrooms with a tape measure, a stack of old encyclopaedias and no intention of selling you a chair. For an hour he watches you work, then raises and lowers things with books until it feels odd and then right. He does not adjust joints in offices. One client still has volume seven under her screen.',
        ),
        listing('desk-check-with-jonas'),
        text(
          'If something has to be bought, let it be small. The wedge is filled with buckwheat hulls, nine centimetres at the back and three at the front, so that the hips sit higher than the knees. It is firm, and it rustles. One buyer spent three weeks thinking it was too hard, and then noticed that she had stopped slumping. Another found that his desk was suddenly too low, so measure first.',
        ),
        listing('buckwheat-wedge-cushion'),
        heading('Getting down, and not getting down'),
        text(
          'In a third-floor studio in Lisbon, Duarte Vilhena has everybody lie down and then asks for very little. Knees roll, ribs slide, the pelvis tips by a centimetre, and every movement stays smaller than you think it should be. He drove delivery vans for nine years and learned this on his own back. A guest who had expected stretching says he got tiny wiggles; others do the six minutes every day.',
        ),
        listing('floor-hour-for-sore-backs'),
        text(
          'In Bristol nobody gets down on the floor, so nobody has to work out how to get up. Rita Alderson was a district nurse for thirty-one years and trained as a yoga teacher the month she retired. Eight sturdy chairs stand in a half circle. Most of her people are between sixty-five and ninety, and one brings her oxygen. Rita says each instruction twice, shows it once, does the whole class herself at seventy-two, and then the urn goes on.',
        ),
        listing('chair-yoga-for-stiff-mornings'),
        text(
          'For the evening there is a belt of cherry stones that goes into a low oven and then around your waist, for the length of a film. It rattles pleasantly. Heat is comfort, not repair, say its makers; numbness, fever or pain after a fall belong with a doctor.',
        ),
        listing('cherry-stone-back-warmer'),
      ],
    },
    es: {
      title: 'Sillas a las que les da igual',
      lead: 'La silla de la cocina nunca quiso ser oficina. Seis personas y cosas que empiezan por el bolso, la pantalla y el suelo, y no por un trono con ruedas.',
      voice: {
        name: 'Wanda, tras una tarde con Noor Haddad',
        line: 'Mi bolso pesaba cinco kilos. Y yo echándole la culpa al colchón.',
      },
      body: [
        text(
          'Hacia febrero la espalda suele haber dicho algo, e internet ya te ha ofrecido muebles. Las personas de esta página empiezan por otro lado. Ninguna promete una espalda nueva; casi todas piden que cambies una sola cosa y vuelvas cuando lo hayas hecho.',
        ),
        text(
          'En Toronto, la fisioterapeuta Noor Haddad pesa primero los bolsos, y la sala se queda callada. Luego filma a cada cual por detrás, sentado, levantando una caja, saliendo de un asiento bajo, y por parejas se busca el momento en que la espalda hace el trabajo de las piernas. Pasó diez años en un hospital enseñando las mismas ocho cosas a una persona cada vez; el taller es su intento de decirlas una sola vez, mejor. Te vas a casa con un cambio por hacer. Dos, cree ella, ya son demasiados.',
        ),
        listing('what-your-back-would-like'),
        text(
          'Jonas va a verte. Es un quiropráctico que se dio cuenta de que los mismos cuellos volvían cada marzo, y ahora visita los cuartos de trabajo ajenos con una cinta métrica, un montón de enciclopedias viejas y ninguna intención de vender sillas. Durante una hora te mira trabajar, y luego sube y baja cosas con libros hasta que resulta raro y después bien. En las oficinas no manipula articulaciones. Una clienta conserva el tomo siete bajo la pantalla.',
        ),
        listing('desk-check-with-jonas'),
        text(
          'Si hay que comprar algo, que sea pequeño. La cuña va rellena de cáscara de trigo sarraceno, nueve centímetros detrás y tres delante, de modo que las caderas quedan por encima de las rodillas. Es firme y cruje. Una compradora pasó tres semanas pensando que era demasiado dura y luego notó que ya no se encorvaba. A otro la mesa le quedó de pronto baja, así que mide antes.',
        ),
        listing('buckwheat-wedge-cushion'),
        heading('Bajar al suelo, y no bajar'),
        text(
          'En un estudio de Lisboa, en un tercer piso, Duarte Vilhena hace que todos se tumben y después pide muy poco. Las rodillas ruedan, las costillas se deslizan, la pelvis se inclina un centímetro, y cada movimiento es más pequeño de lo que uno cree que debería ser. Repartió paquetes en furgoneta nueve años y aprendió esto con su propia espalda. Alguien que esperaba estiramientos dice que todo fueron meneos diminutos; otros hacen los seis minutos a diario.',
        ),
        listing('floor-hour-for-sore-backs'),
        text(
          'En Bristol nadie baja al suelo, así que nadie tiene que pensar cómo levantarse. Rita Alderson fue enfermera a domicilio treinta y un años y se formó como profesora de yoga el mes en que se jubiló. Ocho sillas robustas forman un semicírculo. Casi toda su gente tiene entre sesenta y cinco y noventa años, y una trae su oxígeno. Rita dice cada instrucción dos veces, la enseña una, hace ella misma la clase entera a los setenta y dos, y entonces se pone el café.',
        ),
        listing('chair-yoga-for-stiff-mornings'),
        text(
          'Para la noche hay un cinturón de huesos de cereza que pasa por el horno suave y luego por la cintura, lo que dura una película. Suena bien al moverse. El calor es consuelo, no reparación, dicen quienes lo hacen; el hormigueo, la fiebre o el dolor tras una caída son cosa del médico.',
        ),
        listing('cherry-stone-back-warmer'),
      ],
    },
    de: {
      title: 'Stühle, denen es egal ist',
      lead: 'Der Küchenstuhl wollte nie ein Büro sein. Sechs Menschen und Dinge, die mit der Tasche, dem Bildschirm und dem Fußboden anfangen statt mit einem Thron auf Rollen.',
      voice: {
        name: 'Wanda, nach einem Nachmittag mit Noor Haddad',
        line: 'Meine Tasche wog fünf Kilo. Ich hatte die Matratze im Verdacht.',
      },
      body: [
        text(
          'Bis Februar hat sich der untere Rücken meist gemeldet, und das Internet hat einem Möbel angeboten. Die Menschen auf dieser Seite fangen woanders an. Keiner von ihnen verspricht einen neuen Rücken; die meisten bitten darum, eine einzige Sache zu ändern und danach wiederzukommen.',
        ),
        text(
          'In Toronto wiegt die Physiotherapeutin Noor Haddad zuerst die Taschen, und es wird still im Raum. Dann filmt sie alle von hinten, beim Sitzen, beim Heben einer Kiste, beim Aufstehen aus einem niedrigen Sessel, und zu zweit sucht man den Augenblick, in dem der Rücken den Beinen die Arbeit abnimmt. Zehn Jahre lang hat sie im Krankenhaus dieselben acht Dinge immer einem Menschen nach dem anderen beigebracht; der Kurs ist ihr Versuch, sie einmal zu sagen, dafür besser. Nach Hause nimmt man eine Änderung mit. Zwei, findet sie, sind schon zu viele.',
        ),
        listing('what-your-back-would-like'),
        text(
          'Jonas kommt zu dir. Er ist Chiropraktiker, ihm fiel auf, dass jeden März dieselben Nacken wiederkamen, und nun besucht er fremde Arbeitszimmer mit einem Maßband, einem Stapel alter Lexika und ohne die Absicht, einen Stuhl zu verkaufen. Eine Stunde lang sieht er bei der Arbeit zu, dann legt er Bücher unter und nimmt sie wieder weg, bis es sich komisch anfühlt und dann richtig. Gelenke renkt er in Büros nicht ein. Bei einer Kundin steht bis heute Band sieben unter dem Bildschirm.',
        ),
        listing('desk-check-with-jonas'),
        text(
          'Wenn schon etwas gekauft werden muss, dann etwas Kleines. Der Keil ist mit Buchweizenspelzen gefüllt, hinten neun Zentimeter hoch und vorn drei, sodass die Hüften höher liegen als die Knie. Er ist fest, und er raschelt. Eine Käuferin fand ihn drei Wochen lang zu hart und merkte dann, dass sie nicht mehr krumm saß. Einem anderen war auf einmal der Tisch zu niedrig, also vorher messen.',
        ),
        listing('buckwheat-wedge-cushion'),
        heading('Auf den Boden, und nicht auf den Boden'),
        text(
          'In einem Studio in Lissabon, dritter Stock, lässt Duarte Vilhena alle sich hinlegen und verlangt dann sehr wenig. Knie rollen, Rippen gleiten, das Becken kippt um einen Zentimeter, und jede Bewegung bleibt kleiner, als man für richtig hält. Er ist neun Jahre lang Lieferwagen gefahren und hat das am eigenen Rücken gelernt. Ein Gast, der Dehnübungen erwartet hatte, meldet winziges Gewackel; andere machen die sechs Minuten jeden Tag.',
        ),
        listing('floor-hour-for-sore-backs'),
        text(
          'In Bristol geht niemand auf den Boden, also muss sich auch niemand überlegen, wie er wieder hochkommt. Rita Alderson war einunddreißig Jahre lang Gemeindeschwester und wurde in dem Monat Yogalehrerin, in dem sie in Rente ging. Acht stabile Stühle stehen im Halbkreis. Die meisten ihrer Leute sind zwischen fünfundsechzig und neunzig, eine bringt ihren Sauerstoff mit. Rita sagt jede Anweisung zweimal, zeigt sie einmal, macht mit zweiundsiebzig die ganze Stunde selbst mit, und dann wird Kaffee gekocht.',
        ),
        listing('chair-yoga-for-stiff-mornings'),
        text(
          'Für den Abend gibt es einen Gürtel aus Kirschkernen, der erst in den lauwarmen Ofen kommt und dann um die Taille, einen Film lang. Er rasselt angenehm. Wärme ist Trost und keine Reparatur, sagen die Hersteller; Taubheit, Fieber oder Schmerzen nach einem Sturz gehören zum Arzt.',
        ),
        listing('cherry-stone-back-warmer'),
      ],
    },
    fr: {
      title: 'Des chaises qui s’en moquent',
      lead: 'La chaise de cuisine n’a jamais voulu être un bureau. Six personnes et objets qui commencent par le sac, l’écran et le sol plutôt que par un trône à roulettes.',
      voice: {
        name: 'Wanda, après un après-midi avec Noor Haddad',
        line: 'Mon sac pesait cinq kilos. J’accusais mon matelas.',
      },
      body: [
        text(
          'Vers février, le bas du dos a en général dit quelque chose, et internet a proposé des meubles. Les gens de cette page commencent ailleurs. Aucun ne promet un dos neuf ; la plupart demandent qu’on change une seule chose et qu’on revienne ensuite.',
        ),
        text(
          'À Toronto, la kinésithérapeute Noor Haddad pèse d’abord les sacs, et la salle se tait. Puis elle filme chacun de dos, assis, soulevant un carton, se levant d’un siège bas, et l’on cherche à deux le moment où le dos prend la place des jambes. Elle a passé dix ans à l’hôpital à enseigner les huit mêmes choses à une personne à la fois ; l’atelier est sa tentative de les dire une seule fois, mieux. On rentre avec un changement à faire. Deux, pense-t-elle, c’est déjà trop.',
        ),
        listing('what-your-back-would-like'),
        text(
          'Jonas vient chez vous. Ce chiropracteur avait remarqué que les mêmes nuques revenaient chaque mois de mars ; il visite désormais les pièces de travail des autres avec un mètre ruban, une pile de vieilles encyclopédies et aucune intention de vendre une chaise. Pendant une heure, il vous regarde travailler, puis il hausse et abaisse les choses avec des livres jusqu’à ce que ce soit bizarre, puis juste. Dans les bureaux, il ne manipule pas les articulations. Chez une cliente, le tome sept est resté sous l’écran.',
        ),
        listing('desk-check-with-jonas'),
        text(
          'S’il faut acheter quelque chose, que ce soit petit. Le coussin est rempli de balles de sarrasin, neuf centimètres à l’arrière et trois à l’avant, si bien que les hanches sont plus hautes que les genoux. Il est ferme, et il bruisse. Une acheteuse l’a trouvé trop dur pendant trois semaines, puis s’est aperçue qu’elle ne s’affaissait plus. Pour un autre, c’est la table qui est soudain devenue trop basse : mesurez d’abord.',
        ),
        listing('buckwheat-wedge-cushion'),
        heading('Descendre au sol, ou pas'),
        text(
          'Dans un studio de Lisbonne, au troisième étage, Duarte Vilhena fait coucher tout le monde et demande ensuite très peu. Les genoux roulent, les côtes glissent, le bassin bascule d’un centimètre, et chaque mouvement reste plus petit qu’on ne le croit nécessaire. Il a conduit des camionnettes de livraison pendant neuf ans et appris cela sur son propre dos. Quelqu’un qui attendait des étirements dit n’avoir eu que des tortillements ; d’autres font les six minutes chaque jour.',
        ),
        listing('floor-hour-for-sore-backs'),
        text(
          'À Bristol, personne ne descend au sol, donc personne n’a à se demander comment se relever. Rita Alderson a été infirmière à domicile pendant trente et un ans et s’est formée au yoga le mois de son départ à la retraite. Huit chaises solides forment un demi-cercle. La plupart de ses élèves ont entre soixante-cinq et quatre-vingt-dix ans, et l’une vient avec son oxygène. Rita donne chaque consigne deux fois, la montre une fois, fait elle-même tout le cours à soixante-douze ans, et ensuite on prépare le café.',
        ),
        listing('chair-yoga-for-stiff-mornings'),
        text(
          'Pour le soir, il existe une ceinture de noyaux de cerise qui passe au four doux puis autour de la taille, le temps d’un film. Elle cliquette agréablement. La chaleur console et ne répare pas, disent ses fabricants ; un engourdissement, de la fièvre ou une douleur après une chute relèvent du médecin.',
        ),
        listing('cherry-stone-back-warmer'),
      ],
    },
  },
}
