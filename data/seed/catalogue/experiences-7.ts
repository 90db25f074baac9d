import type { SampleListing } from '#data/seed/sample-listing.ts'

export const writtenExperiences7: SampleListing[] = [
  {
    id: 'exp-25',
    slug: 'long-table-slow-food',
    title: 'Long Table, Slow Food',
    description: 'A Sunday lunch you cook together in the morning and then take four hours to eat.',
    type: 'Cooking',
    contentType: 'experience',
    categories: ['cooking'],
    longDescription:
      '<p>The menu is decided at the gate, by what the gardener has put in the barrow.</p>' +
      '<p>Guests wash, chop and argue about garlic from ten until noon, in pairs, in a farmhouse ' +
      'kitchen with a bread oven. Teresa moves between the boards and shows knife work, a ' +
      'chickpea stew, greens with nothing wasted, a flatbread.</p>' +
      '<p>Then the table is carried under the cork oaks and the rule begins: cutlery down ' +
      'between courses, and a quarter of an hour before the next. Someone reads a poem, or the ' +
      'football results. Coffee arrives around four.</p>' +
      "<p>The food is plants, olive oil, bread and a little sheep's cheese that can be left out. " +
      'It suits people who eat standing up, and those who eat alone. There is wine on the table ' +
      'and nobody counts. You are not taught a diet, and there are no calories in the ' +
      'conversation. What you practise is taking longer than you thought you could.</p>',
    rating: 4.9,
    reviews: 198,
    location: 'Alentejo, Portugal',
    country: 'PT',
    coordinates: { lat: 38.6469, lng: -7.5464 },
    address: 'Farmhouse with the blue band, off the Redondo road, near Évora, Alentejo',
    price: '$$',
    amount: { minor: 8200, currency: 'USD', per: 'person' },
    priceDetails: 'One person, cooking and lunch, wine included. Children eat for 25 dollars.',
    wellnessTag: 'balance',
    isAIRecommended: true,
    tags: [
      'nutrition',
      'slow eating',
      'digestion',
      'cooking',
      'loneliness',
      'friends',
      'plant food',
    ],
    benefits: [
      {
        title: 'A slower fork',
        text: 'Gaps between courses give you time to notice when you have had enough.',
      },
      {
        title: 'Six dishes you can repeat',
        text: 'Nothing needs an ingredient that a small town would not have.',
      },
      {
        title: 'Strangers at ten, not by four',
        text: 'Peeling broad beans in pairs is a fine introduction.',
      },
    ],
    amenityGroups: [
      {
        title: 'Kitchen',
        items: ['Wood-fired bread oven', 'Work tables at two heights', 'Kitchen garden'],
      },
      {
        title: 'Table',
        items: [
          'Shade under cork oaks',
          'Indoor hall in winter with a fire',
          'Parking by the barn',
        ],
      },
    ],
    amenities: ['organic-kitchen', 'wheelchair-access'],
    inclusions: [
      'Apron and knife for the day',
      'Four-course lunch with wine or grape juice',
      'Recipes by post, handwritten',
      'A loaf to take home',
    ],
    requirements: [
      'Closed shoes for the kitchen',
      'Allergies, three days ahead',
      'Nothing planned for the evening',
    ],
    host: {
      name: 'Teresa Falcato',
      role: 'Cook',
      bio:
        'Teresa cooked in a Lisbon canteen for three hundred people a day and now cooks for ' +
        'twelve. She inherited the farmhouse, the oven and the habit of feeding whoever is near.',
    },
    certification: 'Professional kitchen diploma, food safety certificate',
    duration: '6 hours',
    groupSize: 'Up to 12 people',
    schedule: {
      timeZone: 'Europe/Lisbon',
      start: '10:00',
      minutes: 360,
      seats: 12,
      place: 'Farmhouse near Évora',
      repeat: { every: 'month', weekday: 0, nth: 1 },
    },
    reviewList: [
      {
        id: 'exp-25-r1',
        user: 'Beatriz',
        rating: 5,
        date: '2026-10-04',
        comment: 'By the third course my father-in-law was telling stories none of us had heard.',
      },
      {
        id: 'exp-25-r2',
        user: 'Hamish',
        rating: 5,
        date: '2026-07-05',
        comment:
          'I eat lunch in nine minutes as a rule. This took four hours and I was sorry to stand ' +
          'up.',
      },
      {
        id: 'exp-25-r3',
        user: 'Odile',
        rating: 4,
        date: '2026-06-07',
        comment: 'Glorious. Hot in June even under the oaks, so bring a hat.',
      },
      {
        id: 'exp-25-r4',
        user: 'Carmen',
        rating: 5,
        date: '2026-03-01',
        comment:
          'The handwritten recipes came two weeks later with a flour thumbprint on the page.',
      },
      {
        id: 'exp-25-r5',
        user: 'Jeff',
        rating: 3,
        date: '2025-11-02',
        comment: 'Good food. The pauses drove me round the bend until about course three.',
      },
    ],
    faqs: [
      {
        question: 'I cannot cook at all. Will I be a burden?',
        answer: 'No. Somebody has to shell the beans, and it is the most sociable job.',
      },
      {
        question: 'Is it vegan?',
        answer:
          'Nearly. The cheese and the honey cake have vegan versions if you say so in advance.',
      },
      {
        question: 'Where can I stay?',
        answer:
          'Évora is half an hour away. Teresa keeps a list of rooms and will ring them for you.',
      },
    ],
    cancellation:
      'Full refund until five days before; after that the barrow is ordered, and half is kept.',
    verified: true,
    verification: {
      checked: 'Kitchen inspection, food safety certificate and insurance',
      on: '2026-03-11',
    },
    listedDaysAgo: 430,
  },
  {
    id: 'exp-26',
    slug: 'beans-slowly',
    title: 'Beans, Slowly',
    description:
      'How to soak, season and introduce pulses so that your stomach stays on friendly terms ' +
      'with them.',
    type: 'Cooking',
    contentType: 'experience',
    categories: ['cooking'],
    longDescription:
      '<p>Six pots are already on when you walk in, each at a different stage of the same ' +
      'bean.</p>' +
      '<p>The morning was made for those who feel heavy after meals, or have been told to eat ' +
      "more fibre and dreaded it. A diagnosed bowel condition calls for your own clinician's " +
      'advice first; the dietitian, Paola, can read it with you and adapt. No powders are sold. ' +
      'Nobody is promised a flat stomach, only good beans.</p>' +
      '<p>Lupita starts with a tasting: unsoaked, overnight, sprouted, pressure-cooked, with and ' +
      'without epazote. You make notes and disagree. Then the group cooks black beans with ' +
      'avocado leaf, a lentil soup with plenty of acid, and a small fermented salad that needs ' +
      'three days more on your own shelf. While things simmer, Paola explains fibre with a ' +
      'sponge and a glass of water, and helps each person write a two-week plan for adding it ' +
      'slowly.</p>',
    rating: 4.7,
    reviews: 101,
    location: 'Mexico City, Mexico',
    country: 'MX',
    coordinates: { lat: 19.4149, lng: -99.1626 },
    address: 'Kitchen behind the bookshop, Roma Norte, 06700 Mexico City',
    price: '$$',
    amount: { minor: 4200, currency: 'USD', per: 'person' },
    priceDetails: 'One person, with lunch and a jar to carry home. Taught in Spanish and English.',
    wellnessTag: 'balance',
    tags: ['digestion', 'bloating', 'gut', 'nutrition', 'fibre', 'plant food', 'cooking'],
    benefits: [
      {
        title: 'Easier on the stomach',
        text: 'Soaking, acid and small portions make pulses gentler for many people.',
      },
      { title: 'A two-week plan', text: 'Written for your own plate, with amounts in spoonfuls.' },
      { title: 'Cheap and good', text: 'Everything you learn costs less than what it replaces.' },
    ],
    amenityGroups: [
      {
        title: 'Kitchen',
        items: [
          'Gas and induction hobs',
          'Step-free from the street',
          'Gluten-free boards and knives kept apart',
        ],
      },
    ],
    amenities: ['vegan-kitchen', 'wheelchair-access', 'wifi'],
    inclusions: [
      'All ingredients',
      'Lunch from the pots',
      'Ferment jar with lid',
      'Personal fibre plan',
    ],
    requirements: [
      'An appetite, but not a starving one',
      'Any dietary advice you have been given, in writing',
      'A bag that can hold a jar upright',
    ],
    host: {
      name: 'Lupita Arriaga',
      role: 'Cook, with the dietitian Paola Rentería',
      bio:
        "Lupita's grandmother sold beans by the ladle in Oaxaca and would not discuss tins. " +
        'Lupita studied food chemistry to find out why her grandmother was right.',
    },
    certification: 'Food chemistry degree; second host is a licensed dietitian',
    duration: '3 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'America/Mexico_City',
      start: '11:00',
      minutes: 180,
      seats: 8,
      place: 'Roma Norte, Mexico City',
      repeat: { every: 'week', weekday: 6, interval: 2, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-26-r1',
        user: 'Ximena',
        rating: 5,
        date: '2026-09-19',
        comment: 'The tasting of six pots should be taught in schools.',
      },
      {
        id: 'exp-26-r2',
        user: 'Peter',
        rating: 4,
        date: '2026-08-08',
        comment: 'Two spoons a day, going up by one. Slow, dull and it agreed with me.',
      },
      {
        id: 'exp-26-r3',
        user: 'Ana',
        rating: 5,
        date: '2026-05-02',
        comment:
          "Paola read my doctor's sheet and changed two of the recipes for me without making it " +
          'a drama.',
      },
      {
        id: 'exp-26-r4',
        user: 'Chloe',
        rating: 3,
        date: '2026-02-21',
        comment: 'A lot of it was in Spanish with short summaries. My ferment leaked on the metro.',
      },
      {
        id: 'exp-26-r5',
        user: 'Rodrigo',
        rating: 5,
        date: '2025-12-13',
        comment: 'My kids eat the lentils. I repeat, my kids eat the lentils.',
      },
    ],
    faqs: [
      {
        question: 'I have irritable bowel syndrome. Can I come?',
        answer:
          "With your dietitian's or doctor's advice in hand, yes. Tell us which foods bother " +
          'you.',
      },
      {
        question: 'Is the kitchen gluten-free?',
        answer: 'The dishes are, and separate boards are used. Flour does exist in the building.',
      },
      {
        question: 'Do I need a pressure cooker at home?',
        answer: 'No. Everything can be done with one heavy pot and more time.',
      },
    ],
    cancellation:
      'Free until 48 hours before; inside that we keep the cost of ingredients, 12 dollars.',
    verified: true,
    verification: { checked: "Dietitian's licence and kitchen hygiene permit", on: '2026-05-27' },
    listedDaysAgo: 186,
  },
  {
    id: 'exp-27',
    slug: 'ten-plain-days',
    title: 'Ten Plain Days',
    description:
      'An online reset without juices or fasting: ten days off alcohol, sugar and late nights, ' +
      'cooked for and kept company.',
    type: 'Detox Program',
    contentType: 'experience',
    categories: ['cooking'],
    longDescription:
      '<p>Your liver already does the detoxing; the programme simply stops handing it extra ' +
      'work.</p>' +
      '<p>It opens with a live two-hour evening in which everyone clears a shelf, cooks the ' +
      'first soup together and picks what to leave out. Alcohol and added sugar go for all; ' +
      'caffeine after noon is up to you. Two recipes arrive by seven each morning, with a ' +
      'shopping list every third day: ordinary food in ordinary amounts. Half an hour of drop-in ' +
      'company is held every evening at the time people usually pour a drink.</p>' +
      '<p>Day ten is a shared supper on screen, and a talk about what, if anything, you would ' +
      'like to keep.</p>' +
      '<p>It fits after holidays, or when the evening glass has become two. It is not a ' +
      'weight-loss plan. If you drink heavily every day, stopping suddenly can be dangerous, and ' +
      'a doctor must come first. The same holds for pregnancy, diabetes and any history of ' +
      'disordered eating: please ask before joining.</p>',
    rating: 4.4,
    reviews: 57,
    location: 'Online',
    price: '$$$',
    amount: { minor: 13500, currency: 'USD', per: 'person' },
    priceDetails:
      'The whole ten days for one household member. A second adult at the same address adds 40 ' +
      'dollars. Food is extra, about nine dollars a day.',
    wellnessTag: 'balance',
    tags: ['detox', 'alcohol', 'sugar', 'nutrition', 'energy', 'sleep', 'digestion', 'habits'],
    benefits: [
      {
        title: 'Company at the hard hour',
        text: 'The drop-in runs exactly when the cupboard starts calling.',
      },
      {
        title: 'Food you can go on with',
        text: 'No powders, nothing to blend, and the recipes do not end on day ten.',
      },
      {
        title: 'A look at your evenings',
        text: 'Ten nights are long enough to see what the habit was doing.',
      },
    ],
    amenityGroups: [
      {
        title: 'On screen',
        items: [
          'Opening and closing evenings live',
          'Daily drop-in, camera optional',
          'Recipes as print or large text',
        ],
      },
    ],
    inclusions: [
      'Two live evenings',
      'Eight drop-in half hours',
      'Twenty recipes and four shopping lists',
      'One private message exchange with the host',
    ],
    requirements: [
      'A pot, a knife and a tray',
      "A doctor's word if you drink daily, take medicines or are pregnant",
      'One shelf you are prepared to clear',
    ],
    host: {
      name: 'Marguerite Bell',
      role: 'Cook and programme host',
      bio:
        'Marguerite catered film sets and noticed that crews were kinder on soup days. She has ' +
        'not drunk since 2017, and has no view on whether you should.',
    },
    certification: 'Nutrition coaching diploma, food safety certificate',
    duration: '10 days',
    groupSize: 'Up to 20 people',
    schedule: {
      timeZone: 'America/New_York',
      start: '18:00',
      minutes: 120,
      seats: 20,
      place: 'Online',
      repeat: { every: 'month', weekday: 1, nth: 1 },
    },
    reviewList: [
      {
        id: 'exp-27-r1',
        user: 'Tamsin',
        rating: 5,
        date: '2026-10-20',
        comment: "The six o'clock room with strangers chopping onions is what got me through.",
      },
      {
        id: 'exp-27-r2',
        user: 'Doug',
        rating: 4,
        date: '2026-10-20',
        comment: 'Headache on day two, fine by day four. Soup fatigue by day eight.',
      },
      {
        id: 'exp-27-r3',
        user: 'Evelyn',
        rating: 4,
        date: '2026-09-22',
        comment: 'Refreshingly sane. I kept the no-caffeine-after-noon part and dropped the rest.',
      },
      {
        id: 'exp-27-r4',
        user: 'Carlos',
        rating: 2,
        date: '2026-09-22',
        comment:
          'I expected a proper cleanse for that price. This is home cooking with people talking.',
      },
      {
        id: 'exp-27-r5',
        user: 'Maeve',
        rating: 5,
        date: '2026-08-18',
        comment: 'Nobody mentioned weight once. Sleep got better around night five.',
      },
    ],
    faqs: [
      {
        question: 'Is the date in the calendar the whole programme?',
        answer:
          'It is the opening evening. The nine days after it follow in your own kitchen, with ' +
          'the drop-in each evening.',
      },
      {
        question: 'Will I be hungry?',
        answer: 'You should not be. Portions are normal and second helpings are in the plan.',
      },
      {
        question: 'I take medication. Is it safe?',
        answer:
          'The food is ordinary, but ask your doctor, especially about alcohol and blood sugar.',
      },
    ],
    cancellation:
      'Full refund until the opening evening; if you stop within three days, half is returned.',
    listedDaysAgo: 33,
  },
  {
    id: 'exp-28',
    slug: 'sunday-batch-for-tired-weeks',
    title: 'Sunday Batch for Tired Weeks',
    description:
      'Cook five dinners in one sitting with other worn-out people, label them, and go home ' +
      'with the week already done.',
    type: 'Cooking',
    contentType: 'experience',
    categories: ['cooking'],
    longDescription:
      '<p>With a new baby, a sick parent or two jobs, you do not need another recipe; you need ' +
      "Thursday's supper to exist.</p>" +
      '<p>In a church basement with four big stoves, the group divides at once. One pair does ' +
      'onions for everyone, another does grains, a third roasts. Émilie runs it like a ' +
      'good-humoured ship. By the end of the third hour there are five dishes in labelled tubs: ' +
      "a lentil shepherd's pie, two soups, a tray of greens and beans, and a rice dish that " +
      'forgives being forgotten. Dishes are washed together with loud music, and a soup is eaten ' +
      'at the counter.</p>' +
      '<p>No skill is needed, only the ability to stand or sit at a board. Babies in slings are ' +
      'normal, and there is a play corner with a paid helper. The food is filling and ' +
      'plant-based. It will not give you energy in any magical sense; it removes five decisions ' +
      'from a week that had too many.</p>',
    rating: 4.8,
    reviews: 126,
    location: 'Montreal, Canada',
    country: 'CA',
    coordinates: { lat: 45.5274, lng: -73.5932 },
    address: 'Church basement kitchen, entrance by the lane, Mile End, Montreal QC H2T',
    price: '$$',
    amount: { minor: 6200, currency: 'USD', per: 'person' },
    priceDetails:
      'One person with five dishes of two portions each. Extra portions cost three dollars.',
    wellnessTag: 'energize',
    tags: [
      'energy',
      'fatigue',
      'new parents',
      'carers',
      'nutrition',
      'cooking',
      'meal prep',
      'burnout',
    ],
    benefits: [
      {
        title: 'Five suppers, done',
        text: 'Ten portions in tubs, with dates and reheating notes.',
      },
      { title: 'Company over onions', text: 'The hard part of the week is shared, loudly.' },
      { title: 'Less to decide', text: 'On Wednesday evening the only question is which tub.' },
      { title: 'Somebody holds the baby', text: 'A trained helper looks after the play corner.' },
    ],
    amenityGroups: [
      {
        title: 'Kitchen',
        items: ['Four six-burner stoves', 'Seats at two work tables', 'Lift from the lane'],
      },
      {
        title: 'For families',
        items: ['Play corner with helper', 'Changing table', 'Pram parking indoors'],
      },
    ],
    amenities: ['vegan-kitchen', 'wheelchair-access', 'wifi'],
    inclusions: [
      'All ingredients',
      'Ten labelled portions',
      'Soup and bread at the counter',
      'Childcare on site from six months',
    ],
    requirements: ['A cool bag or a box on wheels', 'Ten tubs, or buy ours at cost', 'Flat shoes'],
    host: {
      name: 'Émilie Garneau',
      role: 'Kitchen lead',
      bio:
        'Émilie ran the galley on a supply ship, then had twins. She says that the ship was ' +
        'quieter, and that both taught her to label everything.',
    },
    certification: "Ship's cook certificate, food handler permit",
    duration: '3 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'America/Toronto',
      start: '13:00',
      minutes: 180,
      seats: 8,
      place: 'Mile End kitchen, Montreal',
      repeat: { every: 'week', weekday: 0, interval: 2, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-28-r1',
        user: 'Sophie',
        rating: 5,
        date: '2026-09-27',
        comment: 'My husband opened the freezer and actually applauded.',
      },
      {
        id: 'exp-28-r2',
        user: 'Liam',
        rating: 5,
        date: '2026-07-19',
        comment: 'I look after my mum. Five nights without thinking about dinner is a holiday.',
      },
      {
        id: 'exp-28-r3',
        user: 'Fatou',
        rating: 4,
        date: '2026-04-12',
        comment: 'Terrific, tiring, very loud. Choose the grain station if you have a headache.',
      },
      {
        id: 'exp-28-r4',
        user: 'Pascale',
        rating: 3,
        date: '2026-02-01',
        comment: 'Portions suit small eaters. With two teenagers it was three dinners.',
      },
      {
        id: 'exp-28-r5',
        user: 'Nick',
        rating: 5,
        date: '2025-10-26',
        comment: "Baby slept on Émilie's assistant for two hours. I would pay for that alone.",
      },
    ],
    faqs: [
      {
        question: 'Can I freeze everything?',
        answer: 'All but the greens, and the label tells you which day to eat those.',
      },
      {
        question: 'What about allergies?',
        answer:
          'Nuts are never used. Tell us about gluten or soy and we set up a separate station.',
      },
      { question: 'Is it in French or English?', answer: 'Both, usually in one sentence.' },
    ],
    cancellation:
      'Free until Friday noon; after that we cook your share and hold it for collection until ' +
      'Monday.',
    listedDaysAgo: 118,
  },
]
