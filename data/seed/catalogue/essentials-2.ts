import type { SampleListing } from '../sample-listing.ts'

/** Essentials 7 to 12. */
export const essentials2: SampleListing[] = [
  {
    id: 'ess-7',
    slug: 'after-dinner-fennel-tea',
    title: 'After Dinner Fennel Tea',
    description:
      'Whole fennel, caraway and lemon peel, for the hour when the plates are still on the table.',
    longDescription:
      '<p>You bruise the seeds yourself, with the back of a spoon, and the kitchen changes.</p>' +
      '<p>The 120 g tin holds whole sweet fennel from Apulia, Dutch caraway, dried lemon peel and a little mint: sixty cups at a teaspoon each. Seeds are left whole because crushed fennel loses its oils within weeks. Pour on boiling water, cover it, wait eight minutes and drink it while somebody tells a long story. It is sweet by itself.</p>' +
      '<p>A few regulars tell us they pour this where the third glass of wine used to go, which is a good use for it. People who dislike aniseed should walk past.</p>',
    type: 'Tea',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.5,
    reviews: 1433,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 1400, currency: 'USD', per: 'item' },
    tags: [
      'digestion',
      'bloating',
      'herbal tea',
      'caffeine free',
      'heavy meals',
      'evening routine',
      'no alcohol',
    ],
    wellnessTag: 'balance',
    benefits: [
      {
        title: 'Settles into the meal',
        text: 'Fennel and caraway have closed dinners from Bari to Mumbai for centuries.',
      },
      { title: 'No caffeine', text: 'It will not be there at two in the morning.' },
      {
        title: 'Something to hold',
        text: 'A covered cup and eight minutes keep you at the table.',
      },
    ],
    inclusions: [
      '120 g of seeds and peel in a recyclable tin',
      'Beech scoop that doubles as a seed crusher',
    ],
    requirements: [
      'Not for people allergic to celery, carrot or other plants of that family',
      'In pregnancy, while breastfeeding, or with a hormone-sensitive condition, ask a pharmacist first',
      'Not intended for children under four',
    ],
    reviewList: [
      {
        id: 'ess-7-r1',
        user: 'Ruth',
        rating: 5,
        date: '2025-01-22',
        comment: 'My mother-in-law finished the tin in nine days and asked who makes it.',
      },
      {
        id: 'ess-7-r2',
        user: 'Tomás',
        rating: 4,
        date: '2025-08-30',
        comment: 'Lovely, but eight minutes is long when you forgot to start it.',
      },
      {
        id: 'ess-7-r3',
        user: 'Farida',
        rating: 5,
        date: '2026-03-26',
        comment:
          'Tastes like the bowl by the till in my uncle’s restaurant. Highest praise I have.',
      },
      {
        id: 'ess-7-r4',
        user: 'Quentin',
        rating: 2,
        date: '2026-06-10',
        comment: 'I should have read “aniseed”. Entirely my fault, still two stars from my tongue.',
      },
    ],
    faqs: [
      {
        question: 'Can I use a teabag filter?',
        answer: 'Yes, after crushing. A small pan and a sieve work even better.',
      },
      {
        question: 'How long does it keep?',
        answer: 'Two years in the tin, though the first year is the good one.',
      },
    ],
    cancellation:
      'If you dislike it, tell us within 30 days and keep the tin; the refund is yours.',
    listedDaysAgo: 712,
  },
  {
    id: 'ess-8',
    slug: 'plain-field-protein',
    title: 'Plain Field Protein',
    description:
      'Pea and oat protein with a pinch of salt. No vanilla, no sweetener, no gym on the label.',
    longDescription:
      '<p>If you have ever thrown away a tub because it tasted of birthday cake, start here.</p>' +
      '<p>Yellow peas from Saskatchewan and whole-oat protein, milled fine, with sea salt and nothing else. A 30 g scoop gives 22 g of protein and 118 calories. Because it is unsweetened it goes where sweet powders cannot: lentil soup, flatbread dough, porridge, mashed potato. The 900 g paper bag holds thirty scoops, and each lot’s heavy-metal results are printed beside its date.</p>' +
      '<p>Mixed with cold water it is chalky, and no shaker will save it. Most healthy adults who eat varied meals do not need protein powder at all; it earns its shelf space for small appetites, vegan kitchens and people adding strength work after fifty.</p>',
    type: 'Nutrition Powder',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.2,
    reviews: 93,
    location: 'Ships to the USA, Canada and Europe',
    price: '$$',
    amount: { minor: 3600, currency: 'USD', per: 'item' },
    tags: [
      'nutrition',
      'protein',
      'movement',
      'strength training',
      'men’s health',
      'over 60',
      'vegan',
      'energy',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: {
      checked: 'Heavy-metal sheet of the current lot and protein content',
      on: '2026-10-08',
    },
    benefits: [
      {
        title: 'Goes into real food',
        text: 'Savoury as readily as sweet, because nobody flavoured it for you.',
      },
      {
        title: 'Supports muscle',
        text: 'Protein contributes to the growth and upkeep of muscle mass.',
      },
      { title: 'Results on the bag', text: 'Lead and cadmium figures for your lot, in print.' },
    ],
    inclusions: [
      '900 g paper bag with a compostable liner',
      'Steel scoop, once; later bags come without',
      'Twelve savoury recipes on cards',
    ],
    requirements: [
      'With kidney disease, ask your doctor about protein before using it',
      'Oats are processed near wheat: not suitable for people with coeliac disease',
      'Not a meal replacement for under-18s',
    ],
    reviewList: [
      {
        id: 'ess-8-r1',
        user: 'Callum',
        rating: 4,
        date: '2026-10-16',
        comment: 'Great in soup. Terrible in water. They tell you both.',
      },
      {
        id: 'ess-8-r2',
        user: 'Yvette',
        rating: 5,
        date: '2026-10-22',
        comment: 'I am 71 and eat like a sparrow. Two spoonfuls in the mash and nobody knows.',
      },
      {
        id: 'ess-8-r3',
        user: 'Rami',
        rating: 3,
        date: '2026-10-27',
        comment: 'Good numbers, gritty mouthfeel. I bake with it now.',
      },
    ],
    faqs: [
      {
        question: 'Does it have all the amino acids?',
        answer:
          'Pea is low in methionine and oat fills much of that gap; together they cover the essential ones.',
      },
      {
        question: 'Why is it dearer than whey?',
        answer: 'Small mill, plant protein, and a lab bill for each lot.',
      },
    ],
    cancellation:
      'One opened bag per household is refunded within 30 days. Later bags must be sealed.',
    listedDaysAgo: 46,
  },
  {
    id: 'ess-9',
    slug: 'weighted-linen-blanket',
    title: 'Weighted Linen Blanket',
    description: 'Seven kilos of calm, in stonewashed flax.',
    longDescription:
      '<p>It arrives heavier than you expect, and two people should carry it up the stairs.</p>' +
      '<p>Inside the linen are glass beads in ten-centimetre pockets, fine as sand and sewn so they neither rustle nor slide to the foot of the bed. The cover is European flax, washed until it stops being stiff, and comes off with twelve ties for a cool wash. At 150 by 200 cm it lies on one person, not over the edges of a bed; a blanket that hangs pulls itself to the floor by morning.</p>' +
      '<p>Seven kilos suits adults of about 55 to 90 kg. You should be able to throw it off without thinking. For a child, for anyone who cannot move it alone, and for people with breathing trouble or sleep apnoea that has not been looked at, it is the wrong blanket.</p>',
    type: 'Equipment',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.8,
    reviews: 932,
    location: 'Ships worldwide',
    price: '$$$',
    amount: { minor: 18900, currency: 'USD', per: 'item' },
    tags: ['sleep', 'weighted blanket', 'anxiety', 'stress', 'restlessness', 'adhd', 'body'],
    wellnessTag: 'calm',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Weight, seam strength and fabric content of one blanket we bought',
      on: '2026-02-17',
    },
    benefits: [
      {
        title: 'Steady pressure',
        text: 'An even weight that many people find settling, on the sofa as much as in bed.',
      },
      {
        title: 'Cooler than fleece',
        text: 'Flax breathes, so you are not choosing between weight and warmth.',
      },
      {
        title: 'Mends and washes',
        text: 'Pockets can be restitched and the cover washed at 30 °C.',
      },
    ],
    inclusions: [
      'Inner blanket with glass beads, 7 kg',
      'Stonewashed linen cover with ties, 150 × 200 cm',
      'Mending thread in the cover’s colour',
    ],
    requirements: [
      'Not for children, or for anyone who cannot push it off alone',
      'Ask a doctor first with asthma, sleep apnoea, circulation problems or in late pregnancy',
      'Inner blanket: spot-clean only',
    ],
    reviewList: [
      {
        id: 'ess-9-r1',
        user: 'Ingrid',
        rating: 5,
        date: '2025-04-09',
        comment: 'I stopped kicking. My husband wrote that down as a date to remember.',
      },
      {
        id: 'ess-9-r2',
        user: 'Deshawn',
        rating: 4,
        date: '2025-11-27',
        comment: 'Does what it says. Getting the cover back on is a two-person puzzle.',
      },
      {
        id: 'ess-9-r3',
        user: 'Priti',
        rating: 5,
        date: '2026-01-15',
        comment: 'I use it for twenty minutes after work, not even at night.',
      },
      {
        id: 'ess-9-r4',
        user: 'Oliver',
        rating: 3,
        date: '2026-07-30',
        comment: 'Too warm for me in July despite the linen. From October it’s perfect.',
      },
    ],
    faqs: [
      {
        question: 'Which weight should I choose?',
        answer:
          'About a tenth of your body weight is the usual starting point. This one comes in 5, 7 and 9 kg at the same price.',
      },
      {
        question: 'Can two people share it?',
        answer: 'Better not. The weight pools between you and both of you lose.',
      },
      {
        question: 'Will the beads leak?',
        answer:
          'Each pocket is double-lined. If one ever opens, we restitch it free for ten years.',
      },
    ],
    cancellation:
      'Thirty nights to sleep under it. If it is not for you, collection is free and the refund is full.',
    listedDaysAgo: 640,
  },
  {
    id: 'ess-10',
    slug: 'cork-travel-mat',
    title: 'Cork Travel Mat',
    description: 'A mat that grips when you do, and rolls to the size of a loaf.',
    longDescription:
      '<p>Cork does an odd and useful thing: the damper it gets, the better it holds.</p>' +
      '<p>This one is 1.5 mm of Alentejo cork on natural rubber, 183 by 61 cm, and weighs 1.1 kg. It folds or rolls to about thirty centimetres and lives happily in a backpack, because nothing on it is sticky. Wipe it with water and a drop of vinegar. In three years a corner may crumble slightly; the maker sells patches for a few euros rather than a new mat.</p>' +
      '<p>Thin means thin. On tiles your knees will ask for a folded towel, and if you mainly do slow floor work at home a 5 mm mat is kinder. The rubber smells for about a week. Anyone with a latex allergy should choose something else.</p>',
    type: 'Equipment',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.5,
    reviews: 276,
    location: 'Lisbon, Portugal',
    country: 'PT',
    price: '$$',
    amount: { minor: 6400, currency: 'USD', per: 'item' },
    tags: ['movement', 'yoga mat', 'travel', 'sweaty hands', 'home workout', 'body', 'cork'],
    wellnessTag: 'energize',
    benefits: [
      { title: 'Grip without glue', text: 'Dry or damp, hands stay where you put them.' },
      {
        title: 'Small enough to bring',
        text: 'Under a kilo and a quarter, and it fits across a carry-on.',
      },
      { title: 'Wears in', text: 'Cork darkens where your hands go, like a chopping board.' },
    ],
    inclusions: ['Mat, 183 × 61 cm', 'Elastic band cut from the same sheet', 'One repair patch'],
    requirements: [
      'Contains natural rubber latex',
      'Mist the surface with water before the first few uses',
    ],
    reviewList: [
      {
        id: 'ess-10-r1',
        user: 'Inês',
        rating: 5,
        date: '2025-12-18',
        comment: 'Two months of buses and beaches and it still looks good.',
      },
      {
        id: 'ess-10-r2',
        user: 'Gareth',
        rating: 4,
        date: '2026-03-21',
        comment: 'Grip is excellent. Knees less so, as warned.',
      },
      {
        id: 'ess-10-r3',
        user: 'Mei',
        rating: 4,
        date: '2026-06-14',
        comment: 'The rubber smell took nearer two weeks for me. Then gone.',
      },
      {
        id: 'ess-10-r4',
        user: 'Sol',
        rating: 5,
        date: '2026-09-09',
        comment: 'I sweat a lot. This is the first mat I have not slipped on.',
      },
    ],
    faqs: [
      { question: 'Cork side up or down?', answer: 'Up. Rubber grips the floor, cork grips you.' },
      {
        question: 'Can I leave it in the sun?',
        answer: 'Briefly. Rubber dries out in heat, so not on the back shelf of a car.',
      },
    ],
    cancellation:
      'Return it within 60 days, used or not. We clean it and it goes to a community class in Lisbon.',
    listedDaysAgo: 455,
  },
  {
    id: 'ess-11',
    slug: 'basalt-massage-stones',
    title: 'Basalt Massage Stones',
    description: 'Six river-worn stones and a linen bag.',
    longDescription:
      '<p>No two sets match, since a river did the shaping.</p>' +
      '<p>Four palm-sized stones of about 180 g and two thumb-sized ones, all basalt, chosen for one flat face and one round one. Warm them in a bowl of hot tap water for ten minutes, dry them, rub a little oil on your forearm first to test, and rest them along the shoulders, in the palms or under the feet. Basalt gives its warmth back slowly, over roughly a quarter of an hour.</p>' +
      '<p>Tap water is hot enough. Never use a microwave or an oven, where stones can crack and burn you. They are for resting and slow strokes, not for digging into a spine. Skip them over varicose veins, numb skin or anything swollen.</p>',
    type: 'Equipment',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.6,
    reviews: 144,
    location: 'Ships worldwide',
    price: '$$',
    amount: { minor: 5200, currency: 'USD', per: 'item' },
    tags: [
      'massage',
      'tight shoulders',
      'back pain',
      'body',
      'warmth',
      'home spa',
      'muscle tension',
    ],
    wellnessTag: 'balance',
    benefits: [
      {
        title: 'Warmth that lasts',
        text: 'Dense stone cools slowly, so you can stop fussing with it.',
      },
      { title: 'Nothing to charge', text: 'Hot tap water is the whole technology.' },
      {
        title: 'Good on feet',
        text: 'The two small ones under bare arches are most owners’ favourite use.',
      },
    ],
    inclusions: [
      'Four large and two small basalt stones',
      'Undyed linen bag',
      'Fold-out with nine places to lay them',
    ],
    requirements: [
      'Test each stone on the inside of your forearm before use',
      'Not with reduced feeling in the skin, varicose veins, fever or on a pregnant belly',
      'Water only: no microwave, no oven',
    ],
    reviewList: [
      {
        id: 'ess-11-r1',
        user: 'Anouk',
        rating: 5,
        date: '2026-03-02',
        comment: 'The thumb-sized pair live by my keyboard. I hold one during calls.',
      },
      {
        id: 'ess-11-r2',
        user: 'Terrence',
        rating: 4,
        date: '2026-06-18',
        comment: 'Beautiful things. I wish there were two more large ones.',
      },
      {
        id: 'ess-11-r3',
        user: 'Halina',
        rating: 4,
        date: '2026-10-05',
        comment: 'Works well on my neck if my daughter places them. Awkward alone.',
      },
    ],
    faqs: [
      {
        question: 'Are they polished?',
        answer: 'Lightly, with sand and water. You can feel the grain.',
      },
      {
        question: 'Can I put them in the freezer?',
        answer: 'Yes, twenty minutes gives a pleasant cool stone for the temples.',
      },
    ],
    cancellation:
      'Thirty days to return the set in its bag. A stone that chips is replaced, though never with its twin.',
    listedDaysAgo: 298,
  },
  {
    id: 'ess-12',
    slug: 'kyusu-quiet-tea-set',
    title: 'Kyusu Quiet Tea Set',
    description: 'A side-handled pot and two cups. Brewing it takes four unhurried minutes.',
    longDescription:
      '<p>The handle sticks out to the side so that one thumb can hold the lid and the pour becomes a turn of the wrist.</p>' +
      '<p>The pot is thrown in Kyoto from iron-rich clay that softens the water and keeps its warmth through the second cup. It holds 260 ml, enough for two small cups or one long sit, and the strainer is cut into the clay itself: 180 holes, no metal. A paper packet of sencha comes with it, and a card explains the four minutes, most of which are waiting for the water to cool.</p>' +
      '<p>It is unglazed, so give it one kind of tea and never soap. Left-handed potters’ pots exist and can be ordered; the standard one suits the right hand and will annoy the left.</p>',
    type: 'Tea',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.9,
    reviews: 318,
    location: 'Kyoto, Japan',
    country: 'JP',
    price: '$$',
    amount: { minor: 7200, currency: 'USD', per: 'item' },
    tags: ['ritual', 'focus', 'tea', 'mindfulness', 'afternoon break', 'stress', 'spirit'],
    wellnessTag: 'balance',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Workshop, clay and maker’s number, confirmed with the studio in Kyoto',
      on: '2026-04-03',
    },
    benefits: [
      {
        title: 'A pause with a shape',
        text: 'Measure, wait, pour, sit. Four minutes is short enough to keep.',
      },
      {
        title: 'Better second cup',
        text: 'The clay holds heat, so the later steepings stay drinkable.',
      },
      {
        title: 'Made to be kept',
        text: 'The lid is ground to its own pot; a maker’s number is cut underneath.',
      },
    ],
    inclusions: [
      'Side-handled teapot, 260 ml, with fitted lid',
      'Two cups, 90 ml each',
      '40 g of spring sencha',
      'Card with the four-minute method',
    ],
    requirements: [
      'Rinse with hot water only, and dry with the lid off',
      'Sencha contains caffeine: choose roasted twig tea for evenings or in pregnancy',
      'Say at order if you pour with your left hand',
    ],
    reviewList: [
      {
        id: 'ess-12-r1',
        user: 'Yasmin',
        rating: 5,
        date: '2025-07-19',
        comment: 'It made three o’clock into a place.',
      },
      {
        id: 'ess-12-r2',
        user: 'Henrik',
        rating: 5,
        date: '2026-02-08',
        comment: 'The pour is so clean. No drip, ever.',
      },
      {
        id: 'ess-12-r3',
        user: 'Carla',
        rating: 4,
        date: '2026-05-23',
        comment:
          'Smaller than the picture suggests. That turns out to be the point, but be warned.',
      },
      {
        id: 'ess-12-r4',
        user: 'Joon',
        rating: 5,
        date: '2026-09-27',
        comment: 'My grandmother approved, and she approves of little.',
      },
    ],
    faqs: [
      {
        question: 'Does it work for black tea?',
        answer: 'Better for green. The clay remembers, so one family of tea per pot.',
      },
      {
        question: 'What if the lid breaks?',
        answer: 'The studio grinds a new one to fit for $18 and shipping.',
      },
    ],
    cancellation:
      'Returns within 30 days if unused. Pieces broken on the way are replaced from a photo.',
    listedDaysAgo: 560,
  },
]
