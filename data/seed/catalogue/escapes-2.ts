import type { SampleListing } from '../sample-listing.ts'

/** Flagship escapes 4 to 6. */
export const escapes2: SampleListing[] = [
  {
    id: '4',
    slug: 'casa-alba-estate',
    title: 'Casa Alba Estate',
    description:
      'A whitewashed farmhouse among cork oaks, with long tables, short mornings and yoga in the granary.',
    longDescription:
      '<p>Lunch is the centre of the day, and it lasts until the shade has moved to the other side of the table.</p>' +
      '<p>The estate grows its own olives, beans, figs and lemons on forty hectares of cork oak. Mornings start with an hour of unhurried yoga in the old granary, then fruit, then whatever you like: a bicycle, the stone pool, a seat in the kitchen where Graça will hand you a knife and a crate of tomatoes. People who came to stretch often stay to shell beans. ' +
      "Dinner is light and early, because the cooks believe that sleep begins in the stomach. Most of it is plants and pulses, with sheep's cheese and a little pork on Sundays. Wine exists, in modest glasses.</p>" +
      '<p>Groups of friends do well here, as do single guests, who are seated in the middle. July and August are properly hot and the afternoons go silent behind shutters. If you want beaches or nightlife, both are more than an hour away and nobody will drive you.</p>',
    type: 'Estate',
    contentType: 'escape',
    rating: 4.8,
    reviews: 231,
    location: 'Alentejo, Portugal',
    country: 'PT',
    price: '$$$',
    amount: { minor: 26000, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'Rural tourism licence, kitchen hygiene report and photographs of the rooms, granary and pool',
      on: '2026-05-11',
    },
    tags: ['slow food', 'yoga', 'digestion', 'stress', 'farm stay', 'friends', 'gentle movement'],
    natureDistance: '1 km to cork forest',
    nearbyNature:
      'Cork oak woodland with marked paths, a reservoir for evening swims and stork nests along the lane',
    wellnessTag: 'balance',
    address: 'Outside the village of Santana do Campo, near Arraiolos',
    coordinates: { lat: 38.7871, lng: -8.0436 },
    images: [],
    priceDetails:
      'Per room and night for two guests with all meals and the morning class. Cooking mornings are included; massage is paid on site.',
    benefits: [
      {
        title: 'Food at a digestible hour',
        text: 'The large meal is at one, the light one at seven. Broths, pulses and bitter greens are cooked plainly, and every dish comes with its list of ingredients.',
      },
      {
        title: 'Yoga for stiff people',
        text: 'Classes assume desk shoulders and tight hips. Chairs and bolsters are brought out without being asked for.',
      },
      {
        title: 'Work for the hands',
        text: 'Picking, kneading and shelling are open to anyone. An hour of it quiets the head better than most conversation.',
      },
      {
        title: 'A table with room',
        text: 'Everyone eats together once a day, which is why solo guests leave with addresses in their pockets.',
      },
    ],
    amenityGroups: [
      { title: 'Wellness', items: ['Granary yoga studio', 'Stone pool', 'Massage on request'] },
      {
        title: 'Food',
        items: ['Organic kitchen', 'Own olive oil', 'Gluten-free bread', 'Cooking mornings'],
      },
      {
        title: 'Comfort',
        items: ['Thick walls instead of air conditioning', 'Linen sheets', 'Shaded courtyard'],
      },
      {
        title: 'Getting there',
        items: ['Airport transfer from Lisbon', 'Bicycles', 'Parking under the pines'],
      },
    ],
    amenities: [
      'yoga-studio',
      'organic-kitchen',
      'pool',
      'pet-friendly',
      'single-rooms',
      'wifi',
      'airport-transfer',
    ],
    categories: ['yoga-retreats', 'nature-escapes'],
    inclusions: [
      'Breakfast, lunch, afternoon fruit and dinner',
      'Morning yoga six days a week',
      'Two cooking mornings a week',
      'Bicycles and straw hats',
      "A bottle of the estate's oil to take home",
    ],
    requirements: [
      'Rooms have fans and thick walls but no air conditioning',
      'Give dietary needs ten days ahead',
      'Dogs are welcome if they can live beside chickens',
      'Lunch is communal; breakfast and dinner may be taken alone',
    ],
    host: {
      name: 'Graça Valadas',
      role: 'Cook and owner',
      bio: 'Graça grew up in the next village, cooked in a Lisbon hospital for eighteen years, and bought the farm with her brother in 2014. Her rule for the menu is that her grandmother should recognise it.',
    },
    duration: '3 nights minimum, 5 in August',
    groupSize: 'Up to 22 guests in 11 rooms',
    sleeps: 2,
    reviewList: [
      {
        id: 'e4-r1',
        user: 'Lotte',
        rating: 5,
        date: '2026-10-02',
        comment:
          'I shelled beans for two hours beside a retired judge and a drummer. Best afternoon of the year.',
      },
      {
        id: 'e4-r2',
        user: 'Callum',
        rating: 4,
        date: '2026-08-16',
        comment:
          "Forty degrees at three o'clock. The house stays cool, but plan to be a lizard until six.",
      },
      {
        id: 'e4-r3',
        user: 'Inês',
        rating: 5,
        date: '2026-06-07',
        comment:
          'The yoga teacher noticed my wrist on day one and had another version of everything from then on.',
      },
      {
        id: 'e4-r4',
        user: 'Farah',
        rating: 5,
        date: '2025-12-05',
        comment:
          'My stomach is difficult and I ate everything. They simply ask, write it down and then actually do it.',
      },
      {
        id: 'e4-r5',
        user: 'Sven',
        rating: 3,
        date: '2025-09-19',
        comment:
          'Nice people and very good food, but long lunches with strangers are not a holiday for me. There should be a quiet table.',
      },
      {
        id: 'e4-r6',
        user: 'Melissa',
        rating: 5,
        date: '2025-04-25',
        comment:
          'April, poppies everywhere, hardly any guests. The cockerel starts at five, so ask for the courtyard side.',
      },
    ],
    faqs: [
      {
        question: 'Can I come alone?',
        answer:
          'About a third of guests do. Four rooms are singles, priced at 60 percent of a double.',
      },
      {
        question: 'Is the food vegetarian?',
        answer:
          'Nearly. Meat appears on Sundays and is always a separate dish. Vegan guests eat well if they tell us first.',
      },
      {
        question: 'Do I need to be good at yoga?',
        answer:
          'No. The morning class is planned for people who have not touched their toes since school.',
      },
      {
        question: 'How far is the sea?',
        answer: 'An hour and a half by car. Most guests do not go.',
      },
    ],
    cancellation:
      'Deposit of 30 percent, returned in full up to 21 days before arrival; later it becomes credit for another stay within twelve months.',
    listedDaysAgo: 590,
  },
  {
    id: '5',
    slug: 'stillwater-boathouse',
    title: 'Stillwater Boathouse',
    description:
      'A boathouse for two with its own jetty. Swim before breakfast, row before dark, sleep in between.',
    longDescription:
      '<p>There is one bed, one rowing boat and one key.</p>' +
      '<p>The boathouse stands on oak piles on the quieter shore, so that the sound under the floor at night is water. Upstairs is the bedroom with its two shutters; below are a stove, a table and a trapdoor through which the last owner used to lower his fish. From June to September the lake is warm enough to swim for as long as you like. In the other months guests manage a minute and are proud of it.</p>' +
      '<p>Breakfast is left on the landward step, and on request so is a pan of stew. Beyond that you are on your own. No reception, no spa, no bell. The church on the islet rings at all hours, which is charming until you learn that visitors ring it for wishes. ' +
      'Two people who like each other will be happy here, and so will one person with something to think over. It is small: a quarrel has nowhere to go, tall guests duck on the stairs, and the summer path across the water is busy by eleven.</p>',
    type: 'Cabin',
    contentType: 'escape',
    rating: 4.6,
    reviews: 97,
    location: 'Lake Bled, Slovenia',
    country: 'SI',
    price: '$$',
    amount: { minor: 16500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'Title to the boathouse, registration as a holiday let, and the jetty and stairs on a video call',
      on: '2026-03-30',
    },
    tags: ['lake', 'swimming', 'sleep', 'couples', 'grief', 'digital detox', 'heartbreak'],
    natureDistance: 'On the lake',
    nearbyNature:
      'The lake itself, a six-kilometre shore path and the beech woods of Osojnica hill behind the house',
    wellnessTag: 'calm',
    address: 'On the southern shore near the village of Mlino, Bled',
    coordinates: { lat: 46.3573, lng: 14.0887 },
    images: [],
    priceDetails:
      'Per night for the whole boathouse, one or two guests, with breakfast, boat and firewood. Tourist tax of about three dollars per person and night is added.',
    benefits: [
      {
        title: 'Water before words',
        text: 'The ladder is nine steps from the bed. Starting the day with a swim leaves little room for the news.',
      },
      {
        title: 'Rowing as meditation',
        text: 'A heavy wooden boat sets its own rhythm. Round the islet and back takes fifty minutes without trying.',
      },
      {
        title: 'Nothing to choose',
        text: 'One room, one view, one stove. Guests say the smallness is what finally let them stop.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Swimming ladder', 'Wooden rowing boat', 'Outdoor tub on the jetty'],
      },
      {
        title: 'Comfort',
        items: ['Wood stove', 'Down duvet', 'Shutters that close fully', 'Record player'],
      },
      { title: 'Food', items: ['Breakfast basket', 'Stew on request', 'Two-ring stove'] },
    ],
    amenities: ['hiking-trails', 'private-bath', 'pet-friendly', 'no-wifi'],
    categories: ['nature-escapes'],
    inclusions: [
      'Breakfast basket',
      'Rowing boat and life jackets',
      'Firewood',
      'Towels for lake and house',
      'Shelf of records and a working player',
    ],
    requirements: [
      'Both guests must be able to swim',
      'Children under 14 cannot stay, as there is open water below the stairs',
      'The last 150 metres are on foot; a handcart is at the gate',
      'Quiet on the jetty after ten, for the neighbours',
    ],
    host: {
      name: 'Tine Kolar',
      role: 'Boatbuilder and owner',
      bio: "Tine repairs the flat-bottomed boats of the lake in a shed on the other shore. The boathouse was his uncle's. He rows the breakfast over when the wind allows and drives it when it does not.",
    },
    duration: '2 nights minimum',
    groupSize: '1 or 2 guests',
    sleeps: 2,
    reviewList: [
      {
        id: 'e5-r1',
        user: 'Sofie',
        rating: 5,
        date: '2026-09-11',
        comment:
          'I came the month after my father died. I rowed, I slept, I listened to his kind of records. Thank you, Tine.',
      },
      {
        id: 'e5-r2',
        user: 'Luca',
        rating: 4,
        date: '2026-07-05',
        comment:
          'Morning and evening are heaven. From eleven to five the lake is full of paddle boards and you will be in their photographs.',
      },
      {
        id: 'e5-r3',
        user: 'Amelia',
        rating: 5,
        date: '2026-02-14',
        comment:
          'Ice at the edges, stove on, pan of stew on the step. We proposed to each other on the same day by accident.',
      },
      {
        id: 'e5-r4',
        user: 'Rutger',
        rating: 3,
        date: '2025-08-22',
        comment:
          'I am 1.93 and hit my head on the stairs every single day. The listing does say so. Lovely otherwise.',
      },
      {
        id: 'e5-r5',
        user: 'Chiara',
        rating: 5,
        date: '2025-06-12',
        comment:
          'Breakfast arrived by boat, rowed by a man who said good morning and nothing more. Perfect.',
      },
    ],
    faqs: [
      {
        question: 'Is it overlooked?',
        answer:
          'From the water, a little. The shutters face the lake, and from the land side trees hide the house completely.',
      },
      {
        question: 'Can you heat it in winter?',
        answer:
          'Yes. The stove warms both floors in half an hour, and the bed has an electric blanket.',
      },
      {
        question: 'Is there parking?',
        answer: 'One space at the lane, free, 150 metres from the door.',
      },
    ],
    cancellation:
      'Full refund until 7 days before arrival; after that you may move the stay once, to any free date within a year.',
    listedDaysAgo: 540,
  },
  {
    id: '6',
    slug: 'wadi-dome-retreat',
    title: 'Wadi Dome Retreat',
    description:
      'Fourteen canvas domes in a sandstone valley. No screens after sunset; a guide names the stars instead.',
    longDescription:
      '<p>Every evening at sunset a wooden box goes round, and the phones go into it.</p>' +
      '<p>What follows is simple: lentil soup and bread from the ember pit, tea with sage, then a walk of four hundred metres to a flat rock where Salem points out what is overhead. By ten the camp is dark. In the morning, before the heat, there is a two-hour walk through the side canyons, and at eight a large breakfast under the long tent. The middle of the day is for lying down. People bring work to finish and are surprised by how much of it gets done between four and six, when the rock throws shade and there is no one to write to.</p>' +
      '<p>The domes have real beds, a fan and a door that ties shut. Showers are shared, warm in the evening, and short, because every litre comes by truck.</p>' +
      '<p>We recommend it to people whose attention is in pieces. We do not recommend it in July, nor to anyone who cannot do without air conditioning. Fine sand will come home with you.</p>',
    type: 'Resort',
    contentType: 'escape',
    rating: 4.7,
    reviews: 143,
    location: 'Wadi Rum, Jordan',
    country: 'JO',
    price: '$$',
    amount: { minor: 17500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        "Camp licence for the protected area, guides' permits and the water and fire arrangements",
      on: '2026-03-08',
    },
    tags: ['burnout', 'desert', 'focus', 'stargazing', 'silence', 'screen break', 'walking'],
    natureDistance: 'Desert reserve',
    nearbyNature:
      'Sandstone canyons, a red dune field and rock carvings, all within an hour on foot',
    wellnessTag: 'focus',
    isAIRecommended: true,
    address: 'South of the village of Rum, inside the protected area',
    coordinates: { lat: 29.5432, lng: 35.4087 },
    images: [],
    priceDetails:
      'Per dome and night for two, with dinner, breakfast, the morning walk and the ride from the visitor centre. Park entry of about seven dollars is paid at the gate.',
    benefits: [
      {
        title: 'A real end to the day',
        text: 'With the phones boxed and the lamps low, the evening has an edge to it. Most guests go to bed two hours earlier than at home.',
      },
      {
        title: 'Attention, gathered',
        text: 'The view holds sand, rock and sky and very little to click on. Morning walks are silent for the first half hour.',
      },
      {
        title: 'Long shade for quiet work',
        text: 'Tables stand in the lee of the rock from four to six. There is no connection there, by choice.',
      },
      {
        title: 'Small in a large place',
        text: "Standing under that many stars has a way of resizing one's inbox.",
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Guided morning walk', 'Star talk every clear night', 'Phone box at sunset'],
      },
      {
        title: 'Comfort',
        items: [
          'Beds with wool quilts',
          'Fan and lantern',
          'Shared warm showers',
          'Shaded hammocks',
        ],
      },
      { title: 'Food', items: ['Ember-pit dinner', 'Vegan plate nightly', 'Sage tea'] },
      {
        title: 'Getting there',
        items: ['Four-wheel ride from the visitor centre', 'Aqaba airport pick-up'],
      },
    ],
    amenities: ['hiking-trails', 'family-rooms', 'no-wifi', 'airport-transfer'],
    categories: ['desert-camps', 'meditation-centers'],
    inclusions: [
      'Dinner and breakfast',
      'Guided walk each morning',
      'Star talk each clear night',
      'Ride from and to the visitor centre',
      'Drinking water without limit',
    ],
    requirements: [
      'Closed shoes and a scarf for sand',
      'A warm layer: nights fall below 5 °C from December to February',
      'Phones stay in the box from sunset to breakfast; tell your family beforehand',
      'Modest dress in the village, anything comfortable in camp',
    ],
    host: {
      name: 'Salem al-Hwaiti',
      role: 'Camp keeper and star guide',
      bio: 'Salem learned the stars from his grandfather, who used them to find goats. He studied geology in Amman, came back after a year of offices, and has kept the camp since 2016 with two cousins and a cook.',
    },
    duration: '2 nights recommended',
    groupSize: 'Up to 34 guests in 14 domes',
    sleeps: 3,
    reviewList: [
      {
        id: 'e6-r1',
        user: 'Naomi',
        rating: 5,
        date: '2026-10-22',
        comment:
          'I gave the phone up like somebody handing over a passport. On the third evening I forgot to collect it.',
      },
      {
        id: 'e6-r2',
        user: 'Julian',
        rating: 5,
        date: '2026-04-05',
        comment:
          'Wrote the chapter I had been avoiding for a year, at a plywood table, in two afternoons.',
      },
      {
        id: 'e6-r3',
        user: 'Dalia',
        rating: 4,
        date: '2026-02-19',
        comment:
          'Sky beyond description. It was two degrees at night, so ask for a third quilt before you need it.',
      },
      {
        id: 'e6-r4',
        user: 'Pieter',
        rating: 3,
        date: '2025-10-28',
        comment:
          'The shower queue at six is long and the water was lukewarm by my turn. Everything else was well run.',
      },
      {
        id: 'e6-r5',
        user: 'Amal',
        rating: 5,
        date: '2025-03-31',
        comment: 'Our teenagers complained for one evening and then learned eleven constellations.',
      },
      {
        id: 'e6-r6',
        user: 'Stefan',
        rating: 4,
        date: '2025-11-14',
        comment: 'A windy night is loud inside canvas. Calm nights, you hear your own pulse.',
      },
    ],
    faqs: [
      {
        question: 'What if I need my phone at night?',
        answer:
          'Salem keeps a phone that works on the hill behind camp. Parents and people on call may leave its number with whoever needs it, and a guide will wake you.',
      },
      {
        question: 'Are the domes private?',
        answer: 'Yes, each is for one party. Two are set close together for families.',
      },
      {
        question: 'Which months are best?',
        answer:
          'March to May and late September to November. The camp closes from mid-June to the end of August.',
      },
      {
        question: 'Is the toilet in the dome?',
        answer:
          'Domes one to four have their own. For the others it is a lit walk of forty metres.',
      },
    ],
    cancellation:
      'Free until 5 days before arrival, then the first night is charged. If the road is closed for floods or wind you pay nothing.',
    listedDaysAgo: 610,
  },
]
