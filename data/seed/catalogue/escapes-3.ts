import type { SampleListing } from '../sample-listing.ts'

/** Flagship escapes 7 to 9. */
export const escapes3: SampleListing[] = [
  {
    id: '7',
    slug: 'alpenrose-lodge',
    title: 'Alpenrose Lodge',
    description:
      'Trails leave from the door at six, and the sauna is warm by the time you are back down.',
    longDescription:
      '<p>Breakfast has two sittings, and the first is at half past five.</p>' +
      '<p>Those who take it leave with a thermos and a map on which Flurina has drawn the morning in pencil: four hours up to the larches and over, or seven along the ridge to the next village and home by post bus. Nobody leads unless asked. Lunch waits in the warming oven until three. Then comes the larch-wood sauna, a trough of snowmelt outside its door, and an hour flat on a bench with feet up on the wall.</p>' +
      '<p>Dinner is barley soup, trout, dumplings, salad; a lot of it, since you have earned it. Afterwards there is a stretching half hour by the stove, and a rota of tired people who think they will play cards and do not. ' +
      'You should like walking uphill. The lodge stands at 1,650 metres, and the gentlest path is still a slope. Non-walkers have a terrace and a fine view, and by the second day they tend to look lonely in it. In exchange for the price you get good beds, quiet halls and no piped music anywhere.</p>',
    type: 'Lodge',
    contentType: 'escape',
    rating: 4.8,
    reviews: 266,
    location: 'Engadin, Switzerland',
    country: 'CH',
    price: '$$$$',
    amount: { minor: 39500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'Hotel licence, room categories and sauna inspection record, on a visit by our editor',
      on: '2026-07-02',
    },
    tags: ['mountain air', 'hiking', 'energy', 'sauna', 'morning routine', 'clarity', 'fitness'],
    wellnessTag: 'energize',
    address: 'Above the village of Ftan, Lower Engadin',
    coordinates: { lat: 46.7998, lng: 10.2411 },
    images: [],
    priceDetails:
      'Per room and night for two with half board, sauna and the regional guest card for buses and lifts. Single use is 30 percent less.',
    benefits: [
      {
        title: 'Energy from the legs up',
        text: 'A day of climbing, eating and sleeping in cool air. By the third morning the half past five sitting is full.',
      },
      {
        title: 'Heat with a view',
        text: 'The sauna window faces the Lischana range. It runs from two until nine and is never scented.',
      },
      {
        title: 'A routine worth taking home',
        text: 'Early light, food at fixed hours, a stretch before bed. The lodge writes the week down for you on one card.',
      },
      {
        title: 'Help when asked',
        text: 'Flurina plans by your knees and your nerves, and is as pleased with a two-hour loop as with a summit.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: [
          'Larch-wood sauna',
          'Snowmelt trough',
          'Evening stretching',
          'Rest room without music',
        ],
      },
      {
        title: 'Comfort',
        items: ['Stone-pine beds', 'Drying room', 'Boot warmers', 'Reading stove'],
      },
      {
        title: 'Food',
        items: ['Two breakfast sittings', 'Packed lunch or warming oven', 'Half board'],
      },
      {
        title: 'Getting there',
        items: ['Post bus stop at the door', 'Guest card for lifts and buses'],
      },
    ],
    amenities: ['sauna', 'hiking-trails', 'single-rooms', 'wifi', 'vegan-kitchen'],
    categories: ['mountain-lodges', 'spa-resorts'],
    inclusions: [
      'Breakfast at either sitting and four-course dinner',
      'Packed lunch or a hot lunch until three',
      'Sauna, trough and rest room',
      'Guest card for local buses and lifts',
      'Poles, gaiters and micro-spikes to borrow',
    ],
    requirements: [
      'Boots that you have already walked in',
      'You should be able to climb 400 metres without distress to enjoy the trails',
      'Arrivals above 1,600 metres sometimes sleep badly the first night; plan an easy first day',
      'Saunas are used without swimwear, in a towel, as is usual here',
    ],
    host: {
      name: 'Flurina Caviezel',
      role: 'Host and mountain guide',
      bio: "Flurina guided for nineteen seasons, from the Engadin to the Caucasus, before taking over her parents' lodge. She holds a federal mountain guide diploma and still goes out before the first sitting.",
    },
    duration: '3 nights minimum in high season',
    groupSize: 'Up to 30 guests in 15 rooms',
    sleeps: 2,
    reviewList: [
      {
        id: 'e7-r1',
        user: 'Theo',
        rating: 5,
        date: '2026-09-28',
        comment:
          'Golden larches, frost on the handrail and a pencil map that was right to the minute.',
      },
      {
        id: 'e7-r2',
        user: 'Ludmila',
        rating: 5,
        date: '2026-08-09',
        comment:
          'I arrived sluggish and left bossy, according to my husband. The trough is the reason.',
      },
      {
        id: 'e7-r3',
        user: 'Grant',
        rating: 4,
        date: '2026-06-30',
        comment: 'Excellent in every way and very dear. Drinks at dinner are extra and add up.',
      },
      {
        id: 'e7-r4',
        user: 'Yasmin',
        rating: 5,
        date: '2026-02-08',
        comment: 'Winter walking instead of skiing. I had no idea one could simply not ski.',
      },
      {
        id: 'e7-r5',
        user: 'Hugo',
        rating: 3,
        date: '2025-09-14',
        comment:
          'My partner had a bad knee and there was little for her besides the terrace. They were kind about it, but choose with care.',
      },
      {
        id: 'e7-r6',
        user: 'Signe',
        rating: 5,
        date: '2025-07-18',
        comment:
          'Seven hours along the ridge, alone, with a thermos. I came down with my mind made up about three things.',
      },
    ],
    faqs: [
      {
        question: 'Do I have to get up at half past five?',
        answer: 'No. The second sitting is at eight and nobody will tease you, or only Flurina.',
      },
      {
        question: 'Can I come without a car?',
        answer:
          'Most guests do. Trains run to Scuol, and the post bus from there stops at the lodge.',
      },
      {
        question: 'Is it open all year?',
        answer: 'From late May to the end of October, and from mid-December to the end of March.',
      },
      {
        question: 'Are children welcome?',
        answer: "From about ten, if they walk. There is no playground and no children's table.",
      },
    ],
    cancellation:
      'Free until 21 days before arrival; until 7 days before, half the stay; after that the full stay unless the room is let again.',
    listedDaysAgo: 498,
  },
  {
    id: '8',
    slug: 'koh-sai-water-villas',
    videoUrl: '/media/koh-sai-water-villas-1.mp4',
    title: 'Koh Sai Water Villas',
    description:
      'Houses on stilts over a quiet bay, a breathwork deck, and a kayak tied to every ladder.',
    longDescription:
      '<p>The tide decides your timetable here: at high water you swim from your own ladder, at low water you paddle the mangroves.</p>' +
      '<p>Twenty houses stand over the bay on concrete stilts, joined by a long wooden walk with rope rails. Each has a net to lie in, a bed behind shutters and a kayak. At half past six the breathwork deck fills with twelve or so people and one teacher. She keeps it plain, slow counting and long exhales, and sends anyone who feels dizzy to lie under the awning with a coconut. Massage happens in the last house, where the floor has a glass pane and the fish are the entertainment.</p>' +
      '<p>The kitchen is Thai and honest about chillies. Buffets were abolished two years ago; you order in the evening for the next day, and much less is thrown away.</p>' +
      '<p>Bring someone you like, or bring children over eight who swim well. From May to October the rain is heavy and rates fall by a third. Sound carries across water, so a lively neighbour is a lively neighbour, and the villas nearest the pier hear the longtail boats from seven.</p>',
    type: 'Resort',
    contentType: 'escape',
    rating: 4.5,
    reviews: 402,
    location: 'Krabi, Thailand',
    country: 'TH',
    price: '$$$',
    amount: { minor: 31000, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        "Hotel licence, teacher's certificates and waste-water arrangements, with dated photographs",
      on: '2025-12-12',
    },
    tags: ['island', 'breathwork', 'energy', 'kayaking', 'couples', 'anxiety', 'swimming'],
    natureDistance: 'Marine park',
    nearbyNature:
      'Mangrove channels, limestone cliffs and a marine park reached by kayak in twenty minutes',
    wellnessTag: 'energize',
    address: 'Over the water off the village of Ao Thalane, north of Krabi town',
    coordinates: { lat: 8.1442, lng: 98.7395 },
    images: [],
    priceDetails:
      'Per villa and night for two with breakfast, morning class and kayak. May to October is about a third less. Massage from $32.',
    benefits: [
      {
        title: 'Breath before breakfast',
        text: 'Forty minutes of guided breathing at first light, taught in plain words, with an easier version for nervous beginners.',
      },
      {
        title: 'Movement disguised as play',
        text: 'Kayak, ladder, swim, repeat. Many guests notice on day three that they have not missed the gym.',
      },
      {
        title: 'Sleep to moving water',
        text: 'The shutters open on three sides. The tide under the boards is a better sound than any machine.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Breathwork deck', 'Over-water massage house', 'Open yoga studio'],
      },
      {
        title: 'Comfort',
        items: ['Ladder into the bay', 'Lounge net', 'Air conditioning at night', 'Mosquito nets'],
      },
      { title: 'Food', items: ['Thai kitchen', 'Order-ahead menu', 'Vegan curry daily'] },
      {
        title: 'Getting there',
        items: ['Airport transfer, 45 minutes', 'Luggage cart on the pier'],
      },
    ],
    amenities: [
      'beach-access',
      'yoga-studio',
      'spa',
      'family-rooms',
      'private-bath',
      'wifi',
      'airport-transfer',
    ],
    categories: ['spa-resorts', 'yoga-retreats'],
    inclusions: [
      'Breakfast ordered the evening before',
      'Morning breathwork six days a week',
      'Kayak, paddles and life vests',
      'Afternoon yoga three times a week',
      'Refillable water and reef-safe sun cream',
    ],
    requirements: [
      'Guests must be able to swim; children from eight, with a parent',
      'Skip intensive breathwork if you are pregnant or have epilepsy, heart or eye trouble, and tell the teacher',
      'No drones and no single-use plastic on the pier',
      'Dry bag for anything electronic',
    ],
    host: {
      name: 'Ploy Charoenwong',
      role: 'Breathwork teacher and general manager',
      bio: 'Ploy competed as a freediver until her late twenties, then trained as a yoga and breath teacher. She runs the place with her father, who built half the villas and disagrees with her about paint.',
    },
    duration: '3 nights recommended',
    groupSize: '2 to 4 guests per villa',
    sleeps: 4,
    reviewList: [
      {
        id: 'e8-r1',
        user: 'Caroline',
        rating: 5,
        date: '2026-09-01',
        comment:
          'It rained every afternoon and I lay in the net under the roof listening. Half the price, all the pleasure.',
      },
      {
        id: 'e8-r2',
        user: 'Mateus',
        rating: 4,
        date: '2026-07-14',
        comment:
          'Morning breathing changed how I start my day. Villa three is too near the pier, ask for fourteen or higher.',
      },
      {
        id: 'e8-r3',
        user: 'Aisha',
        rating: 5,
        date: '2026-04-10',
        comment:
          'I am scared of deep water. The staff found me a vest and a patient man called Somchai. I swam.',
      },
      {
        id: 'e8-r4',
        user: 'Dirk',
        rating: 3,
        date: '2026-01-06',
        comment:
          'High season is full. Neighbours had music on until eleven and reception needed two calls to act.',
      },
      {
        id: 'e8-r5',
        user: 'Jun',
        rating: 5,
        date: '2025-12-20',
        comment:
          'Ordering dinner a day ahead sounds fussy. In fact it is one less thing to think about.',
      },
      {
        id: 'e8-r6',
        user: 'Becky',
        rating: 4,
        date: '2025-08-25',
        comment:
          'Great for our two, nine and twelve. The walk is long with bags if the cart is busy.',
      },
      {
        id: 'e8-r7',
        user: 'Tariq',
        rating: 4,
        date: '2025-03-03',
        comment:
          'At very low tide there is mud under the house instead of turquoise. Still pretty, just be prepared.',
      },
    ],
    faqs: [
      {
        question: 'Is breathwork safe for beginners?',
        answer:
          'The class is gentle and you may stop at any point. It is not medical care; if you live with panic attacks or a heart condition, speak to your doctor and to Ploy first.',
      },
      {
        question: 'Are there mosquitoes?',
        answer: 'At dusk, yes. The beds have nets and the villas have coils and repellent.',
      },
      {
        question: 'Can I walk to a beach?',
        answer:
          "The bay itself is swimmable at high water. The nearest long sand beach is fifteen minutes by the resort's boat, twice a day, free.",
      },
      {
        question: 'Is there Wi-Fi?',
        answer: 'In the restaurant and on the deck. It was left out of the villas on purpose.',
      },
    ],
    cancellation:
      'From November to April free until 14 days before arrival; from May to October free until 3 days before. Later, one night is charged.',
    listedDaysAgo: 665,
  },
  {
    id: '9',
    slug: 'halcyon-bay-resort',
    title: 'Halcyon Bay Resort',
    description:
      'Sea-water pools cut into the rock and treatments that borrow everything from the shore.',
    longDescription:
      '<p>Salt is the house style: in the pools, in the bread crust, in the scrub that takes the city off your back.</p>' +
      '<p>Three basins were cut into the shelf below the terraces and are filled by the waves. One is heated to 32 degrees, one is left at sea temperature, and the third is shallow enough to sit in with a book. The spa works with seaweed from the next cove, local olive oil and warm brine. You see the therapist for ten minutes before anything is booked, and about one guest in five is advised to have less than they asked for. ' +
      'Days are loose. There is water gymnastics at nine, led by a retired swimming champion with a whistle she rarely uses, a family hour from four to five, and after that the pools belong to adults.</p>' +
      "<p>With 64 rooms this is a hotel, and it feels like one: a front desk, sunbeds in rows, other people's children at lunch. Those after solitude should look at smaller houses. Those who want good water, competent hands and somebody else to carry the bags tend to come back.</p>",
    type: 'Resort',
    contentType: 'escape',
    rating: 4.6,
    reviews: 355,
    location: 'Crete, Greece',
    country: 'GR',
    price: '$$$',
    amount: { minor: 27500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked: "Hotel licence, therapists' qualifications and last two pool-water reports",
      on: '2026-05-27',
    },
    tags: ['thalassotherapy', 'swimming', 'spa', 'family', 'stress', 'gentle movement', 'sea'],
    natureDistance: 'On the bay',
    nearbyNature:
      'Rock shelf and pebble cove at the foot of the terraces, a gorge walk 4 km inland',
    wellnessTag: 'balance',
    address: 'Below the village of Kalo Chorio, Mirabello, eastern Crete',
    coordinates: { lat: 35.1296, lng: 25.7412 },
    images: [],
    priceDetails:
      'Per room and night for two with breakfast and all three pools. Half board is $38 per person; spa sessions from $55.',
    benefits: [
      {
        title: 'Warm brine for tired joints',
        text: 'Floating at 32 degrees takes weight off everything. Steps with rails lead into the warm pool, and a hoist is available.',
      },
      {
        title: 'Less rather than more',
        text: 'A short talk before each booking keeps the day from turning into a list of appointments.',
      },
      {
        title: 'Room for the whole family',
        text: 'Children have their hour, their shallow basin and a supper at six. Parents have the evening.',
      },
      {
        title: 'Swimming you can keep up',
        text: 'A coach looks at your stroke on Tuesday and again on Saturday. Most people take one correction home, and it sticks.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: [
          'Three sea-water pools',
          'Seaweed and brine spa',
          'Water gymnastics',
          'Fitness room with a view',
        ],
      },
      { title: 'Comfort', items: ['Sea-facing balconies', 'Family rooms', 'Lift to the shore'] },
      { title: 'Food', items: ['Cretan breakfast', 'Fish taverna', "Children's supper at six"] },
      {
        title: 'Getting there',
        items: ['Transfer from Heraklion, 70 minutes', 'Free parking', 'Electric car chargers'],
      },
    ],
    amenities: [
      'pool',
      'spa',
      'fitness-room',
      'beach-access',
      'yoga-studio',
      'family-rooms',
      'wheelchair-access',
      'wifi',
      'airport-transfer',
    ],
    categories: ['spa-resorts'],
    inclusions: [
      'Breakfast until eleven',
      'All pools and sunbeds',
      'Daily water gymnastics',
      'One introductory talk with a therapist',
      'Two swimming check-ups a week',
    ],
    requirements: [
      'Water shoes for the rock shelf',
      'Children stay out of the adult pools after five',
      'Tell the spa about pregnancy, thyroid trouble or skin conditions before booking seaweed',
      'Open from mid-April to early November',
    ],
    host: {
      name: 'Eleni Markaki',
      role: 'Spa director',
      bio: 'Eleni trained as a physiotherapist in Thessaloniki and spent nine years in rehabilitation before coming home to Crete. She interviews every therapist in the pool, since that is where they will work.',
    },
    groupSize: '2 to 5 guests per room',
    sleeps: 5,
    reviewList: [
      {
        id: 'e9-r1',
        user: 'Marion',
        rating: 5,
        date: '2026-10-05',
        comment:
          'At 71 I do not fling myself off rocks. The rail, the warm pool and the hoist meant I could go in alone.',
      },
      {
        id: 'e9-r2',
        user: 'Andrej',
        rating: 4,
        date: '2026-08-29',
        comment:
          'August is busy and the sunbed towels go down at seven. The evening swim after the families leave makes up for it.',
      },
      {
        id: 'e9-r3',
        user: 'Kirsty',
        rating: 5,
        date: '2026-06-21',
        comment:
          'The therapist talked me out of an expensive package. I trust them completely now.',
      },
      {
        id: 'e9-r4',
        user: 'Paolo',
        rating: 3,
        date: '2025-10-11',
        comment: 'Clean, correct, a bit anonymous. Food is better at the taverna in the village.',
      },
      {
        id: 'e9-r5',
        user: 'Hala',
        rating: 5,
        date: '2025-09-03',
        comment: 'Two adults, three children, not one argument. I put it down to the salt.',
      },
      {
        id: 'e9-r6',
        user: 'Bernd',
        rating: 4,
        date: '2025-05-16',
        comment: 'In May the sea pool is 19 degrees. Bracing. The warm one is worth the flight.',
      },
    ],
    faqs: [
      {
        question: 'Is the resort accessible by wheelchair?',
        answer:
          'Six rooms, the restaurant, the spa and the warm pool are, by lift and ramp. The cove itself is pebbles and is not.',
      },
      {
        question: 'Are the pools chlorinated?',
        answer:
          'No. They are flushed with sea water and tested twice a week; the results hang at reception.',
      },
      {
        question: 'Do I have to book the spa in advance?',
        answer: 'In July and August, yes, about a week. At other times a day is enough.',
      },
      {
        question: 'Can we come with a baby?',
        answer: 'Cots and bottle warmers are free, and the shallow basin has an awning all day.',
      },
    ],
    cancellation:
      'Flexible rate free until 48 hours before arrival; later, the first night is charged. Spa bookings can be moved until the evening before.',
    listedDaysAgo: 570,
  },
]
