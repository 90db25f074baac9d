import type { SampleCollection } from '../sample-collection.ts'
import { heading, listing, text } from './blocks.ts'

export const lunchUntilFour: SampleCollection = {
  slug: 'lunch-until-four',
  featured: true,
  cover: { kind: 'scene', scene: 'cork-plain', hour: 'balance', house: 'estate' },
  texts: {
    en: {
      title: 'Lunch until four',
      lead: 'On tables that are cleared late: one in the Alentejo, one in Mexico City, one in a church basement, and a tin for your own.',
      voice: {
        name: 'Hamish, a guest at the long table',
        line: 'I eat lunch in nine minutes as a rule. This took four hours and I was sorry to stand up.',
      },
      body: [
        text(
          'A quarter of an hour is a long time to look at an empty plate. At Teresa Falcato’s table in the Alentejo it is the rule: cutlery down between courses, and fifteen minutes before the next one. Someone reads a poem, or the football results. By the third course one family heard stories from a father-in-law that nobody had heard before.',
        ),
        text(
          'The morning earns it. Guests wash, chop and argue about garlic from ten until noon, in pairs, in a farmhouse kitchen with a bread oven, and the menu is whatever the gardener has put in the barrow. Teresa used to cook in a Lisbon canteen for three hundred people a day; now she cooks for twelve. Then the table is carried out under the cork oaks. Coffee arrives around four. The recipes follow by post, handwritten.',
        ),
        listing('long-table-slow-food'),
        text(
          'Casa Alba, in the same region, stretches that lunch to a week. It lasts each day until the shade has moved to the other side of the table. Around it lie forty hectares of cork oak, an hour of unhurried yoga in the old granary, a stone pool, and a kitchen where Graça Valadas will hand you a knife and a crate of tomatoes. One guest shelled beans for two hours beside a retired judge and a drummer and called it the best afternoon of the year. In July and August the heat is serious and the afternoons go silent behind shutters. April has poppies and hardly any guests.',
        ),
        listing('casa-alba-estate'),
        heading('The pot and the freezer'),
        text(
          'In Mexico City six pots are already on when you walk in, each at a different stage of the same bean. Lupita Arriaga’s grandmother sold beans by the ladle in Oaxaca and would not discuss tins; Lupita studied food chemistry to find out why she was right. You taste, make notes and disagree. Then come black beans with avocado leaf, a lentil soup with plenty of acid, and a small ferment that needs three days more on your own shelf.',
        ),
        listing('beans-slowly'),
        text(
          'Not every week has a Sunday lunch in it. Émilie Garneau ran the galley on a supply ship and then had twins, and she says the ship was quieter. In a church basement in Montreal she takes a group of tired people through five dinners in one sitting: one pair does onions for everyone, another grains, a third roasts, and all of it is labelled. Babies in slings are normal. The washing-up is done together, to loud music.',
        ),
        listing('sunday-batch-for-tired-weeks'),
        heading('When the plates are still there'),
        text(
          'At the end of any meal, wherever you eat it, there is the hour in which nobody gets up. The fennel tea below was made for that hour: whole seeds, which you bruise with the back of a spoon, then eight minutes under a lid. It is roughly the length of a story that somebody has told before. Those who dislike aniseed should walk past.',
        ),
        listing('after-dinner-fennel-tea'),
      ],
    },
    es: {
      title: 'La comida hasta las cuatro',
      lead: 'Sobre mesas que se recogen tarde: una en el Alentejo, otra en Ciudad de México, otra en el sótano de una iglesia, y una lata para la tuya.',
      voice: {
        name: 'Hamish, invitado a la mesa larga',
        line: 'Por lo general como en nueve minutos. Esto duró cuatro horas y me dio pena levantarme.',
      },
      body: [
        text(
          'Un cuarto de hora es mucho tiempo para mirar un plato vacío. En la mesa de Teresa Falcato, en el Alentejo, es la norma: los cubiertos se dejan entre plato y plato y el siguiente tarda quince minutos. Alguien lee un poema, o los resultados del fútbol. Al tercer plato, una familia oyó a un suegro contar historias que nadie conocía.',
        ),
        text(
          'La mañana se lo gana. De diez a doce los invitados lavan, pican y discuten sobre el ajo, por parejas, en la cocina de una casa de labranza con horno de pan, y el menú es lo que el hortelano haya dejado en la carretilla. Teresa cocinaba en un comedor de Lisboa para trescientas personas al día; ahora cocina para doce. Después se saca la mesa bajo los alcornoques. El café llega hacia las cuatro. Las recetas, más tarde, por correo y escritas a mano.',
        ),
        listing('long-table-slow-food'),
        text(
          'Casa Alba, en la misma región, alarga esa comida una semana. Cada día dura hasta que la sombra ha pasado al otro lado de la mesa. Alrededor hay cuarenta hectáreas de alcornocal, una hora de yoga sin prisa en el viejo granero, una alberca de piedra y una cocina donde Graça Valadas te pondrá en las manos un cuchillo y una caja de tomates. Una huésped desgranó alubias durante dos horas entre un juez jubilado y un baterista, y lo llamó la mejor tarde del año. En julio y agosto el calor va en serio y las tardes callan tras los postigos. En abril hay amapolas y apenas huéspedes.',
        ),
        listing('casa-alba-estate'),
        heading('La olla y el congelador'),
        text(
          'En Ciudad de México hay ya seis ollas al fuego cuando entras, cada una en un punto distinto del mismo frijol. La abuela de Lupita Arriaga vendía frijoles por cucharones en Oaxaca y no quería ni oír hablar de latas; Lupita estudió química de los alimentos para averiguar por qué tenía razón. Se prueba, se toman notas y se discrepa. Luego vienen los frijoles negros con hoja de aguacate, una sopa de lentejas con mucho ácido y un pequeño fermento al que le faltan tres días en la repisa de casa.',
        ),
        listing('beans-slowly'),
        text(
          'No todas las semanas tienen una comida de domingo. Émilie Garneau llevaba la cocina de un barco de suministro, luego tuvo gemelos, y dice que el barco era más tranquilo. En el sótano de una iglesia de Montreal guía a un grupo de gente cansada por cinco cenas en una sola sesión: una pareja pica cebolla para todos, otra cuece cereales, una tercera asa, y todo lleva etiqueta. Los bebés en fular son lo normal. Los platos se lavan entre todos, con la música alta.',
        ),
        listing('sunday-batch-for-tired-weeks'),
        heading('Con los platos aún en la mesa'),
        text(
          'Al final de cualquier comida, esté donde esté, llega la hora en que nadie se levanta. La infusión de hinojo de aquí abajo se hizo para esa hora: semillas enteras que se machacan con el dorso de una cuchara y ocho minutos tapadas. Es más o menos lo que dura una historia que alguien ya ha contado. A quien no le guste el anís, que pase de largo.',
        ),
        listing('after-dinner-fennel-tea'),
      ],
    },
    de: {
      title: 'Mittagessen bis vier',
      lead: 'Von Tischen, die spät abgeräumt werden: einem im Alentejo, einem in Mexiko-Stadt, einem im Keller einer Kirche, und einer Dose für den eigenen.',
      voice: {
        name: 'Hamish, Gast an der langen Tafel',
        line: 'Normalerweise esse ich in neun Minuten zu Mittag. Das hier dauerte vier Stunden, und ich stand ungern auf.',
      },
      body: [
        text(
          'Eine Viertelstunde ist lang, wenn man auf einen leeren Teller schaut. Am Tisch von Teresa Falcato im Alentejo ist sie die Regel: Zwischen den Gängen wird das Besteck weggelegt, und bis zum nächsten vergehen fünfzehn Minuten. Jemand liest ein Gedicht vor oder die Fußballergebnisse. Beim dritten Gang bekam eine Familie von ihrem Schwiegervater Geschichten zu hören, die keiner kannte.',
        ),
        text(
          'Der Vormittag verdient sich das. Von zehn bis zwölf wird gewaschen, geschnitten und über Knoblauch gestritten, zu zweit, in einer Bauernküche mit Brotofen, und auf den Tisch kommt, was der Gärtner in die Schubkarre gelegt hat. Früher kochte Teresa in einer Lissabonner Kantine für dreihundert Leute am Tag, heute für zwölf. Dann wird der Tisch unter die Korkeichen getragen. Gegen vier gibt es Kaffee. Die Rezepte kommen später mit der Post, von Hand geschrieben.',
        ),
        listing('long-table-slow-food'),
        text(
          'Casa Alba, in derselben Gegend, dehnt dieses Mittagessen auf eine Woche. Es dauert jeden Tag, bis der Schatten auf die andere Seite des Tisches gewandert ist. Ringsum liegen vierzig Hektar Korkeichen; dazu kommen eine Stunde Yoga ohne Eile im alten Kornspeicher, ein steinernes Becken und eine Küche, in der Graça Valadas einem ein Messer und eine Kiste Tomaten in die Hand drückt. Ein Gast enthülste zwei Stunden lang Bohnen neben einem pensionierten Richter und einem Schlagzeuger und nannte es den besten Nachmittag des Jahres. Im Juli und August ist es ernsthaft heiß, und die Nachmittage verstummen hinter Fensterläden. Im April blüht der Mohn, und kaum jemand ist da.',
        ),
        listing('casa-alba-estate'),
        heading('Topf und Tiefkühltruhe'),
        text(
          'In Mexiko-Stadt stehen schon sechs Töpfe auf dem Herd, wenn man hereinkommt, jeder auf einer anderen Stufe derselben Bohne. Lupita Arriagas Großmutter verkaufte in Oaxaca Bohnen aus der Schöpfkelle und war über Dosen nicht zu sprechen; Lupita hat Lebensmittelchemie studiert, um herauszufinden, warum sie recht hatte. Man kostet, macht sich Notizen und ist verschiedener Meinung. Danach gibt es schwarze Bohnen mit Avocadoblatt, eine Linsensuppe mit viel Säure und etwas Eingelegtes, das zu Hause noch drei Tage braucht.',
        ),
        listing('beans-slowly'),
        text(
          'Nicht jede Woche hat ein Sonntagsessen. Émilie Garneau führte die Kombüse eines Versorgungsschiffs und bekam dann Zwillinge; auf dem Schiff, sagt sie, sei es ruhiger gewesen. In einem Kirchenkeller in Montreal bringt sie müde Leute in einem Durchgang durch fünf Abendessen: Ein Paar schneidet Zwiebeln für alle, das nächste kocht Getreide, das dritte röstet, und alles wird beschriftet. Babys im Tragetuch sind normal. Abgewaschen wird gemeinsam, bei lauter Musik.',
        ),
        listing('sunday-batch-for-tired-weeks'),
        heading('Solange die Teller noch stehen'),
        text(
          'Am Ende jeder Mahlzeit, wo man sie auch isst, kommt die Stunde, in der niemand aufsteht. Für sie ist der Fencheltee hier unten gemacht: ganze Samen, die man mit dem Löffelrücken anquetscht, dann acht Minuten unter dem Deckel. Das ist ungefähr die Länge einer Geschichte, die jemand schon einmal erzählt hat. Wer Anis nicht mag, geht besser weiter.',
        ),
        listing('after-dinner-fennel-tea'),
      ],
    },
    fr: {
      title: 'Déjeuner jusqu’à quatre heures',
      lead: 'À propos de tables qu’on débarrasse tard : une dans l’Alentejo, une à Mexico, une dans le sous-sol d’une église, et une boîte pour la vôtre.',
      voice: {
        name: 'Hamish, convive de la longue table',
        line: 'D’habitude, je déjeune en neuf minutes. Là, il a fallu quatre heures, et je me suis levé à regret.',
      },
      body: [
        text(
          'Un quart d’heure, c’est long devant une assiette vide. À la table de Teresa Falcato, dans l’Alentejo, c’est la règle : on pose les couverts entre les plats, et le suivant n’arrive qu’un quart d’heure après. Quelqu’un lit un poème, ou les résultats du football. Au troisième plat, une famille a entendu son beau-père raconter des histoires que personne ne connaissait.',
        ),
        text(
          'La matinée le mérite. De dix heures à midi, les convives lavent, coupent et se disputent à propos de l’ail, deux par deux, dans une cuisine de ferme avec un four à pain, et le menu est ce que le jardinier a mis dans la brouette. Teresa cuisinait dans une cantine de Lisbonne pour trois cents personnes par jour ; elle cuisine maintenant pour douze. Puis on porte la table sous les chênes-lièges. Le café arrive vers quatre heures. Les recettes suivent par la poste, écrites à la main.',
        ),
        listing('long-table-slow-food'),
        text(
          'Casa Alba, dans la même région, étire ce déjeuner sur une semaine. Il dure chaque jour jusqu’à ce que l’ombre soit passée de l’autre côté de la table. Autour, quarante hectares de chênes-lièges, une heure de yoga sans hâte dans l’ancien grenier, un bassin de pierre, et une cuisine où Graça Valadas vous tendra un couteau et une caisse de tomates. Une personne y a écossé des haricots deux heures durant entre un juge à la retraite et un batteur, et en a fait son meilleur après-midi de l’année. En juillet et en août la chaleur est sérieuse, et les après-midi se taisent derrière les volets. En avril, il y a des coquelicots et presque personne.',
        ),
        listing('casa-alba-estate'),
        heading('La marmite et le congélateur'),
        text(
          'À Mexico, six marmites sont déjà sur le feu quand on entre, chacune à une étape différente du même haricot. La grand-mère de Lupita Arriaga vendait ses haricots à la louche à Oaxaca et refusait de parler de conserves ; Lupita a étudié la chimie des aliments pour savoir pourquoi elle avait raison. On goûte, on prend des notes, on n’est pas d’accord. Viennent ensuite des haricots noirs à la feuille d’avocatier, une soupe de lentilles bien acidulée et un petit bocal de légumes à laisser fermenter trois jours encore sur sa propre étagère.',
        ),
        listing('beans-slowly'),
        text(
          'Toutes les semaines n’ont pas leur déjeuner du dimanche. Émilie Garneau tenait la cuisine d’un navire ravitailleur, puis elle a eu des jumeaux ; le navire, dit-elle, était plus calme. Dans le sous-sol d’une église de Montréal, elle mène un groupe de gens fatigués à travers cinq soupers d’affilée : deux personnes s’occupent des oignons pour tous, deux autres des céréales, deux autres rôtissent, et tout est étiqueté. Les bébés en écharpe sont chose normale. La vaisselle se fait ensemble, en musique et fort.',
        ),
        listing('sunday-batch-for-tired-weeks'),
        heading('Quand les assiettes sont encore là'),
        text(
          'À la fin de n’importe quel repas, où qu’on le prenne, vient l’heure où personne ne se lève. L’infusion de fenouil que voici a été faite pour elle : des graines entières qu’on écrase du dos d’une cuillère, puis huit minutes à couvert. C’est à peu près la durée d’une histoire que quelqu’un a déjà racontée. Si vous n’aimez pas l’anis, passez votre chemin.',
        ),
        listing('after-dinner-fennel-tea'),
      ],
    },
  },
}
