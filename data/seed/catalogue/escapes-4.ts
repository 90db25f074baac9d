import type { SampleListing } from '../sample-listing.ts'

/** Flagship escapes 10, 12 and 13; there is no escape 11. */
export const escapes4: SampleListing[] = [
  {
    id: '10',
    slug: 'atacama-night-domes',
    title: 'Atacama Night Domes',
    description:
      'Glass-topped domes at the edge of the salt flat, run by two astronomers who keep the lamps red and low.',
    longDescription:
      '<p>Days are for sleeping here, and the nights are what you came for.</p>' +
      '<p>Rocío and Bastián used to work on the big telescopes further up. In their eight domes the ceiling over the bed is a pane of clear glass with a felt cover on a cord, so you choose between the Milky Way and darkness by pulling a string. Two evenings a week they set up instruments on the terrace. On the others you are given a folding chair, a hot-water bottle and an hour of silence with the naked eye, which many guests end up preferring.</p>' +
      '<p>Breakfast is at ten. The hot middle of the day is spent behind adobe walls with quinoa soup and a siesta; towards five somebody drives out to a lagoon or to the salt ridges for the change of colours.</p>' +
      '<p>It is dry enough to crack your lips, it freezes on winter nights, and at 2,400 metres a glass of wine counts double. There is no pool and no music. Around full moon the sky is bright and the prices drop, so check the calendar if stars are the point.</p>',
    type: 'Lodge',
    contentType: 'escape',
    rating: 4.8,
    reviews: 176,
    location: 'San Pedro de Atacama, Chile',
    country: 'CL',
    price: '$$$',
    amount: { minor: 28500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        "Tourism registration, dome photographs by day and night, and the hosts' former employment",
      on: '2026-05-19',
    },
    tags: ['stargazing', 'silence', 'desert', 'sleep', 'awe', 'couples', 'overthinking'],
    natureDistance: 'High desert',
    nearbyNature:
      'Salt flat with flamingo lagoons 8 km away, ridges of salt and clay within a half-hour drive',
    wellnessTag: 'calm',
    isAIRecommended: true,
    address: 'Ayllu de Coyo, south-west of San Pedro de Atacama',
    coordinates: { lat: -22.9561, lng: -68.2247 },
    images: [],
    priceDetails:
      'Per dome and night for two with breakfast, lunch and the evening sky session. Five nights around full moon cost 25 percent less.',
    benefits: [
      {
        title: 'Darkness, properly done',
        text: 'Red lamps, no outdoor lighting and a felt cover for the glass. Many guests sleep late for the first time in years.',
      },
      {
        title: 'An hour of looking up',
        text: 'A nightly sitting in silence beneath the sky. No technique is taught; the sky does enough.',
      },
      {
        title: 'A day turned around',
        text: 'Late breakfasts and long siestas take the morning rush off the table entirely.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Nightly silent sitting', 'Telescope terrace', 'Outdoor hot tub with red light'],
      },
      {
        title: 'Comfort',
        items: [
          'Glass roof with felt cover',
          'Underfloor heating',
          'Humidifier',
          'Adobe siesta room',
        ],
      },
      { title: 'Food', items: ['Late breakfast', 'Quinoa kitchen', 'Coca and rica-rica tea'] },
      { title: 'Getting there', items: ['Transfer from Calama airport, 90 minutes', 'Bicycles'] },
    ],
    amenities: [
      'private-bath',
      'vegan-kitchen',
      'adults-only',
      'airport-transfer',
      'hiking-trails',
    ],
    categories: ['desert-camps', 'meditation-centers', 'nature-escapes'],
    inclusions: [
      'Late breakfast and lunch',
      'Nightly sky session, two per week with telescopes',
      'One late-afternoon drive per stay',
      'Ponchos, blankets and hot-water bottles',
      'Lip balm, which you will need',
    ],
    requirements: [
      'Spend the first day gently; the air is thin at 2,400 metres',
      'No white torches after dark; red ones are provided',
      'Guests must be 18 or older',
      'Layers for a range of 30 degrees within a day',
      'Speak to a doctor before travelling if you have heart or lung trouble',
    ],
    host: {
      name: 'Rocío Tapia and Bastián Leiva',
      role: 'Hosts and former observatory staff',
      bio: 'Rocío calibrated instruments and Bastián kept the night log for twelve years between them. They opened the domes so that visitors could look without queuing, and they still argue about Jupiter.',
    },
    duration: '2 nights minimum',
    groupSize: 'Up to 16 guests in 8 domes',
    sleeps: 2,
    reviewList: [
      {
        id: 'e10-r1',
        user: 'Camille',
        rating: 5,
        date: '2026-10-14',
        comment:
          'I pulled the cord at three in the morning and forgot what I had been worrying about. Word for word.',
      },
      {
        id: 'e10-r2',
        user: 'Owen',
        rating: 5,
        date: '2026-08-13',
        comment:
          'New moon, minus six, three ponchos. The silent hour beat the telescope for me as well.',
      },
      {
        id: 'e10-r3',
        user: 'Fernanda',
        rating: 4,
        date: '2026-07-03',
        comment:
          'Beautiful and serious. Domes get warm after nine in the morning unless you close the felt first.',
      },
      {
        id: 'e10-r4',
        user: 'Akira',
        rating: 3,
        date: '2026-05-31',
        comment:
          'My fault for coming at full moon, but the booking page could say it louder. Half the stars were gone.',
      },
      {
        id: 'e10-r5',
        user: 'Greta',
        rating: 5,
        date: '2026-05-24',
        comment:
          'Late breakfast should be law. I came home on the wrong rhythm and did not mind at all.',
      },
    ],
    faqs: [
      {
        question: 'Will I see the Milky Way?',
        answer:
          'On most nights without a bright moon, yes. February has some cloud, and the five days around full moon wash the sky out.',
      },
      {
        question: 'How cold does it get?',
        answer:
          'From June to August it can reach minus eight at night. The domes are heated and the chairs come with blankets.',
      },
      {
        question: 'What about the altitude?',
        answer:
          'San Pedro is at 2,400 metres. Most people notice a headache at worst on the first day. Trips above 4,000 metres are never scheduled for the day you arrive.',
      },
      {
        question: 'Is there a shop nearby?',
        answer: 'The town is fifteen minutes by bicycle on a flat track.',
      },
    ],
    cancellation:
      'Full refund until 15 days before arrival; after that, half. If cloud covers every night of your stay, you get one night as credit.',
    listedDaysAgo: 210,
  },
  {
    id: '12',
    slug: 'fjordlys-sauna-cabins',
    title: 'Fjordlys Sauna Cabins',
    description: 'Floating saunas and turf-roofed cabins at the quiet end of the fjord.',
    longDescription:
      '<p>The first dip is always short, loud and followed by laughter.</p>' +
      "<p>Five cabins with grass on their roofs stand in an old apple orchard, and below them two saunas float on the fjord at the end of a gangway. Solveig heats the first at seven each morning and the second at five. The rhythm is hers, learnt from her mother: warm through, in up to the shoulders, out, sit on the boards, repeat no more than three times, eat. Porridge with last year's apples follows on the long bench in the boathouse.</p>" +
      '<p>After that the hours are open. You can walk the orchard road to the waterfall, borrow a rowing boat, or sleep again with the door ajar. Many who come here are tired in the flat way that rest alone does not reach, and say that a little cold and a lot of sky got them moving. Nobody promises that. ' +
      'Nights are plain: soup in a pot on your step, a stove, a radio with one station. The nearest restaurant is a ferry away. Expect rain, and in December about six hours of grey light.</p>',
    type: 'Cabin',
    contentType: 'escape',
    rating: 4.9,
    reviews: 118,
    location: 'Hardanger, Norway',
    country: 'NO',
    price: '$$',
    amount: { minor: 19000, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'Ownership, mooring permit and fire approval of both saunas, and the five cabins by video',
      on: '2026-08-20',
    },
    tags: [
      'burnout',
      'fjord',
      'cold water',
      'sauna',
      'energy',
      'low mood',
      'solo stay',
      'resilience',
    ],
    natureDistance: 'On the fjord',
    nearbyNature:
      "The fjord at the orchard's edge, a waterfall 2 km up the road and apple terraces in blossom in mid-May",
    wellnessTag: 'energize',
    address: 'In the orchards outside the village of Herand, Hardanger',
    coordinates: { lat: 60.3541, lng: 6.3897 },
    images: [],
    priceDetails:
      'Per cabin and night for up to two, with breakfast, evening soup and both sauna sessions. A third bed is $40.',
    benefits: [
      {
        title: 'A reason to get up',
        text: 'The morning sauna is hot at seven and the others will be there. On a heavy day that small appointment helps.',
      },
      {
        title: 'Cold with a guide',
        text: 'Solveig or her nephew is in or beside the water at every session. They count with you and call you out in good time.',
      },
      {
        title: 'Plain food, no choosing',
        text: 'Porridge in the morning, soup at night, apples in between.',
      },
      {
        title: 'Daylight, taken seriously',
        text: 'In the dark months the walk is moved to noon, so that whatever light there is lands on your face.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Two floating saunas', 'Guided cold dip', 'Noon walk in winter'],
      },
      {
        title: 'Comfort',
        items: ['Turf-roofed cabins', 'Stove and wood', 'Sheepskins', 'Indoor toilet and shower'],
      },
      { title: 'Food', items: ['Porridge breakfast', 'Evening soup', 'Orchard apples and juice'] },
      {
        title: 'Getting there',
        items: ['Bus from Bergen with one ferry', 'Parking by the orchard gate'],
      },
    ],
    amenities: ['sauna', 'hiking-trails', 'pet-friendly', 'private-bath', 'wifi'],
    categories: ['nature-escapes'],
    inclusions: [
      'Breakfast and evening soup',
      'Two guided sauna sessions a day',
      'Rowing boat and life vests',
      'Bathrobe, wool hat and neoprene socks',
      'Firewood',
    ],
    requirements: [
      'Check with a doctor before cold dips if you have heart trouble or high blood pressure, or are pregnant',
      'Swimwear is worn in the shared saunas',
      'Never swim alone; the gangway is closed between sessions',
      'Rain gear from head to foot',
    ],
    host: {
      name: 'Solveig Aarhus',
      role: 'Sauna keeper and apple grower',
      bio: 'Solveig is the fourth generation on the farm and trained as a sauna host after a long sick leave from teaching. She talks about that openly if asked, and about apples whether asked or not.',
    },
    duration: '3 nights recommended',
    groupSize: 'Up to 11 guests in 5 cabins',
    sleeps: 3,
    reviewList: [
      {
        id: 'e12-r1',
        user: 'Kristin',
        rating: 5,
        date: '2026-10-20',
        comment:
          'I had not looked forward to a morning in months. By Thursday I was on the gangway before Solveig.',
      },
      {
        id: 'e12-r2',
        user: 'Ben',
        rating: 5,
        date: '2026-07-27',
        comment:
          'Light at eleven at night, boats, soup. Our cabin smelled of grass and smoke in the best way.',
      },
      {
        id: 'e12-r3',
        user: 'Anneke',
        rating: 4,
        date: '2026-05-18',
        comment:
          'The blossom week is glorious and booked out; I had to share sauna slots with a choir. They did sing, though.',
      },
      {
        id: 'e12-r4',
        user: 'Rashid',
        rating: 5,
        date: '2026-02-22',
        comment:
          'Four degrees. I shouted a word my children do not know. Then I felt awake for a whole day.',
      },
      {
        id: 'e12-r5',
        user: 'Paula',
        rating: 3,
        date: '2025-12-09',
        comment:
          'So dark and so wet. The hosts are dear people, but in December I would want more going on in the evening than a radio.',
      },
      {
        id: 'e12-r6',
        user: 'Eirik',
        rating: 5,
        date: '2025-10-30',
        comment: 'No sales talk about cold water. Just a woman in a wool hat who counts well.',
      },
    ],
    faqs: [
      {
        question: 'Do I have to go into the cold water?',
        answer:
          'No. Some guests only sit in the heat and watch. A bucket at fjord temperature is the usual halfway step.',
      },
      {
        question: 'How cold is it?',
        answer:
          "Between 4 °C in February and 17 °C in August. The board on the gangway has today's reading.",
      },
      {
        question: 'How do I get there without a car?',
        answer:
          'By bus from Bergen with one ferry, about three and a half hours; Solveig collects you from the stop in the village.',
      },
      {
        question: 'Can I work from the cabin?',
        answer: 'There is Wi-Fi in the boathouse, strong enough for calls. The cabins have none.',
      },
    ],
    cancellation:
      'Full refund until 14 days before arrival. Later you can move your dates once, or pass the stay on to a friend, at no charge.',
    listedDaysAgo: 420,
  },
  {
    id: '13',
    slug: 'nube-cloud-forest-lodge',
    title: 'Nube Cloud Forest Lodge',
    description: 'Breakfast is at canopy height and the mist does the rest.',
    longDescription:
      '<p>On most mornings the cloud arrives before the coffee and leaves again around ten.</p>' +
      '<p>The dining deck stands eighteen metres above the slope, level with the crowns, so toucanets and coatis turn up at roughly the same hour as the guests. Ólger, who was a ranger in the reserve, goes out at half past five with whoever is awake. He is patient with children and with people who confuse every green bird. Later there are trails of one, three and six kilometres, a hammock porch, and a kitchen garden where the herbs for your tea are cut while you wait.</p>' +
      '<p>Food is planted rather than bought wherever that is possible: black beans, squash, chayote, corn tortillas, fruit. The cook keeps a milder pot for unsettled stomachs and makes no fuss about it.</p>' +
      '<p>Families, birdwatchers and anyone with frayed nerves tend to be content here. Damp is part of it. Towels never quite dry, books curl, and the last four kilometres of road will rattle your teeth. Should you need heat and blue sky, the Pacific is two and a half hours downhill.</p>',
    type: 'Lodge',
    contentType: 'escape',
    rating: 4.7,
    reviews: 209,
    location: 'Monteverde, Costa Rica',
    country: 'CR',
    price: '$$',
    amount: { minor: 13500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'National sustainable tourism certificate, trail insurance and deck inspection, with photographs',
      on: '2026-04-29',
    },
    tags: [
      'cloud forest',
      'birdwatching',
      'digestion',
      'plant-based food',
      'stress',
      'family',
      'forest bathing',
    ],
    natureDistance: 'Cloud forest reserve',
    nearbyNature:
      'Private reserve of 60 hectares from the door, a 20-metre waterfall and a hanging bridge 3 km away',
    wellnessTag: 'balance',
    isAIRecommended: true,
    address: 'Above the village of San Luis, Monteverde, Puntarenas',
    coordinates: { lat: 10.2829, lng: -84.7986 },
    images: [],
    priceDetails:
      'Per room and night for two with breakfast and the dawn walk. Lunch and dinner together are $34; children under ten pay half.',
    benefits: [
      {
        title: 'Green, in every direction',
        text: 'Rooms, deck and path all face the trees. There is hardly a straight line for the eyes to work on.',
      },
      {
        title: 'Kind to the stomach',
        text: 'Beans soaked overnight, herbs from the bed outside, and a milder pot on request. Ingredients are written on a slate.',
      },
      {
        title: 'Wonder for all ages',
        text: 'Junior rangers get a notebook and a job. Adults often ask for the notebook too.',
      },
      {
        title: 'Sleep under rain',
        text: 'The roofs are tin with a layer of cork: loud enough to enjoy, soft enough to sleep through.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Dawn bird walk', 'Hammock porch', 'Stretching class on Saturdays'],
      },
      {
        title: 'Food',
        items: ['Organic kitchen garden', 'Plant-based menu', 'Milder pot', 'Own coffee'],
      },
      { title: 'Comfort', items: ['Rain ponchos', 'Drying cupboard', 'Family rooms for five'] },
      {
        title: 'Getting there',
        items: ['Shuttle from Santa Elena', 'High-clearance taxi from San José'],
      },
    ],
    amenities: [
      'hiking-trails',
      'organic-kitchen',
      'vegan-kitchen',
      'family-rooms',
      'wifi',
      'airport-transfer',
    ],
    categories: ['nature-escapes', 'mountain-lodges'],
    inclusions: [
      'Breakfast on the canopy deck',
      'Guided dawn walk',
      'Trail map and rubber boots',
      'Herb tea and coffee at any hour',
      'Notebook for junior rangers',
    ],
    requirements: [
      'Quick-drying clothes and a fleece; nights drop to 14 °C',
      'A car with high clearance, or use the shuttle',
      'Binoculars if you own them; six pairs are lent',
      'Do not feed the coatis, whatever they tell you',
    ],
    host: {
      name: 'Ólger Brenes',
      role: 'Naturalist and co-owner',
      bio: "Ólger spent twenty-two years as a ranger and can place a quetzal by the sound of one wingbeat. He and his sister Marielos, who cooks, turned their grandparents' dairy pasture back into forest, tree by tree.",
    },
    groupSize: 'Up to 40 guests in 14 rooms',
    sleeps: 4,
    reviewList: [
      {
        id: 'e13-r1',
        user: 'Valeria',
        rating: 5,
        date: '2026-09-17',
        comment: 'A quetzal at 5:52, a second coffee at 6:30, and I had already forgiven the road.',
      },
      {
        id: 'e13-r2',
        user: 'Nathan',
        rating: 4,
        date: '2026-07-10',
        comment:
          'Our son, eight, was given the job of counting hummingbirds. He took it more seriously than school. Rooms are damp.',
      },
      {
        id: 'e13-r3',
        user: 'Mei',
        rating: 5,
        date: '2026-04-02',
        comment:
          'I travel with a fussy gut and dread kitchens. Marielos asked three questions and fed me for a week.',
      },
      {
        id: 'e13-r4',
        user: 'Oskar',
        rating: 3,
        date: '2026-03-11',
        comment:
          'Cloud for three days, all day. I know, it is in the name. I still wanted the view from the photos once.',
      },
      {
        id: 'e13-r5',
        user: 'Helena',
        rating: 5,
        date: '2026-01-26',
        comment:
          'Quiet in a busy way: drip, frog, drip. I wrote to my sister for the first time in two years.',
      },
    ],
    faqs: [
      {
        question: 'When is it driest?',
        answer:
          'From late December to April. In September and October afternoons are usually wet, and rates are at their lowest.',
      },
      {
        question: 'Is the deck safe with children?',
        answer:
          'The rail is 1.2 metres high with netting below it. Children under six stay within reach of an adult.',
      },
      {
        question: 'Are there snakes?',
        answer:
          'Yes, as in any forest here. Boots are worn on the trails, and in nineteen years no guest has been bitten.',
      },
      {
        question: 'Can I drink the water?',
        answer: "Yes. It comes from the lodge's own spring and is tested every month.",
      },
    ],
    cancellation:
      'Free until 10 days before arrival. After that the first two nights are charged, except when the road is officially closed.',
    listedDaysAgo: 330,
  },
]
