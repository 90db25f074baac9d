import type { SampleListing } from '../sample-listing.ts'

/** Flagship escapes 14 to 16. */
export const escapes5: SampleListing[] = [
  {
    id: '14',
    slug: 'padi-hening-estate',
    title: 'Padi Hening Estate',
    description:
      'Nine rooms among working rice terraces, with a writing veranda, two daily sittings and no background music.',
    longDescription:
      '<p>Finish something: that is the unspoken reason why half the guests at Padi Hening have come.</p>' +
      "<p>A gong sounds at six for a forty-minute sitting in the open hall and again at five in the afternoon. In between there are nine desks on the veranda, each with a lamp, a fan and a view of people who are working harder than you are. Wi-Fi comes on for one hour at noon. Ibu Komang's lunch is at half past twelve: turmeric rice, long beans with coconut, tempeh, something sour. Three afternoons a week there is yoga, unheated and slow.</p>" +
      '<p>The family farms the terraces and will show you how to plant or thresh, depending on the month. You can also hear a motorbike, a cockerel and, during ceremonies, a loudspeaker. Rural Bali is many things, and silent is only sometimes one of them.</p>' +
      '<p>The price is low because the rooms are simple, with cold-water showers in four of the nine. Writers, students and beginners in meditation get on well here. Honeymooners wanting a private pool and petals on the bed should drive on by.</p>',
    type: 'Estate',
    contentType: 'escape',
    rating: 4.4,
    reviews: 86,
    location: 'Ubud, Bali, Indonesia',
    country: 'ID',
    price: '$',
    amount: { minor: 9800, currency: 'USD', per: 'night' },
    tags: ['meditation', 'focus', 'writing', 'yoga', 'digital detox', 'vegan', 'budget'],
    natureDistance: 'Rice terraces outside',
    nearbyNature:
      'Terraces on three sides, a ridge walk that starts behind the hall and a spring-fed bathing place 1.5 km away',
    wellnessTag: 'focus',
    address: 'Outside the village of Keliki, north of Ubud',
    coordinates: { lat: -8.4437, lng: 115.2621 },
    images: [],
    priceDetails:
      'Per room and night for one or two, with breakfast, lunch and both daily sittings. Yoga is $6 a class, dinner $8.',
    benefits: [
      {
        title: 'A desk and a deadline',
        text: 'The connection is on for one hour a day. The other twenty-three have a way of turning into pages.',
      },
      {
        title: 'Two anchors a day',
        text: 'Morning and evening sittings are led by a teacher who gives one instruction and then leaves you in peace.',
      },
      {
        title: 'Lunch made with plants',
        text: 'The kitchen is vegan until evening. Spices are served beside the food, so careful stomachs can decide.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Open meditation hall', 'Slow yoga three times a week', 'Spring-water plunge pool'],
      },
      {
        title: 'Comfort',
        items: ['Writing veranda', 'Mosquito nets', 'Fans', 'Warm showers in five rooms'],
      },
      {
        title: 'Food',
        items: ['Vegan lunch', 'Organic rice and vegetables from the estate', 'Ginger tea'],
      },
    ],
    amenities: [
      'meditation-hall',
      'yoga-studio',
      'organic-kitchen',
      'vegan-kitchen',
      'pool',
      'single-rooms',
      'hiking-trails',
    ],
    categories: ['meditation-centers', 'yoga-retreats'],
    inclusions: [
      'Breakfast and lunch',
      'Two guided sittings every day',
      'A desk on the veranda',
      'One hour of Wi-Fi at noon',
      'A half day in the fields with the family',
    ],
    requirements: [
      'Silence on the veranda at all times',
      'Shoulders and knees covered in the hall',
      'Bring a torch and something against mosquitoes',
      'Check the ceremony calendar if you sleep lightly',
    ],
    host: {
      name: 'Wayan Sudarta',
      role: 'Meditation teacher and rice farmer',
      bio: "Wayan spent eight years as a monk in northern Thailand and came home when his father needed help with the harvest. He teaches before breakfast, farms until lunch, and edits nobody's novel, though many have asked.",
    },
    duration: '4 nights minimum',
    groupSize: 'Up to 14 guests in 9 rooms',
    sleeps: 2,
    reviewList: [
      {
        id: 'e14-r1',
        user: 'Imogen',
        rating: 5,
        date: '2026-10-26',
        comment:
          'Nineteen thousand words in twelve days. I had managed four thousand since January.',
      },
      {
        id: 'e14-r2',
        user: 'Rafael',
        rating: 4,
        date: '2026-10-03',
        comment:
          'Sittings are for real beginners, which I was. The cold shower is fine at noon and heroic at six.',
      },
      {
        id: 'e14-r3',
        user: 'Sunniva',
        rating: 3,
        date: '2026-09-08',
        comment:
          'Three nights of ceremony music until two. It is their village and I respect that, but I came for quiet.',
      },
      {
        id: 'e14-r4',
        user: 'Dewi',
        rating: 5,
        date: '2026-08-19',
        comment: 'As an Indonesian guest I was glad to eat what a family here really eats.',
      },
      {
        id: 'e14-r5',
        user: 'Colin',
        rating: 4,
        date: '2026-07-22',
        comment: 'Good value. Mattress thin, heart full, veranda perfect.',
      },
    ],
    faqs: [
      {
        question: 'Can I use my phone for data?',
        answer:
          'Reception is good and nobody will stop you. Phones are kept off the veranda and out of the hall.',
      },
      {
        question: 'Do I have to attend the sittings?',
        answer: 'No, although the gong will wake you either way.',
      },
      {
        question: 'Is it near the centre of Ubud?',
        answer:
          'Twenty-five minutes by scooter or car. A shared ride leaves on Tuesdays and Saturdays.',
      },
      {
        question: 'Which rooms have warm water?',
        answer: 'Rooms one to five. Say so when you book and we hold one for you.',
      },
    ],
    cancellation: 'Free until 7 days before arrival; after that, two nights are charged.',
    listedDaysAgo: 150,
  },
  {
    id: '15',
    slug: 'tanigumo-ryokan',
    title: 'Tanigumo Ryokan',
    description:
      'A plain family inn with three indoor baths, snow to the windowsills in February and one good stew.',
    longDescription:
      '<p>If the grand inns of Japan make you nervous, try this one.</p>' +
      '<p>Seven rooms, three wooden tubs, one family. The hot water has run through the house since 1931 and also heats the corridor floor, where the cats lie. You choose a tub, turn the wooden tag on the door to red, and it is yours until you turn the tag back. That is the whole system, and it means couples, families and shy people can all bathe in private at no extra cost.</p>' +
      "<p>Supper is eaten at the hearth with whoever else is staying: mountain vegetables, river fish and a miso stew that gets better on the second day. Mr Hoshino may bring out maps. From May to November there are trails from the bus stop; in winter the snow monkeys bathe half an hour's walk away and the village goes very still. " +
      'Do not expect service in any grand sense. You lay out your own futon, the toilets are down the hall, and the heating is a kotatsu and extra quilts. For single travellers it is one of the few inns that neither charge double nor seat you facing a wall.</p>',
    type: 'Ryokan',
    contentType: 'escape',
    rating: 4.5,
    reviews: 131,
    location: 'Yamanouchi, Nagano, Japan',
    country: 'JP',
    price: '$',
    amount: { minor: 11200, currency: 'USD', per: 'night' },
    tags: ['onsen', 'sleep', 'solo stay', 'rest after hiking', 'snow', 'grief', 'budget'],
    natureDistance: '300 m to the trailhead',
    nearbyNature:
      'Beech and cedar slopes, the trail to the snow monkeys and a river gorge below the village',
    wellnessTag: 'restore',
    address: 'Near the upper bus stop of Kambayashi, Yamanouchi, Nagano',
    coordinates: { lat: 36.7258, lng: 138.4497 },
    images: [],
    priceDetails:
      'Per room and night for one or two with breakfast and private use of the baths. Hearth supper is $24 per person.',
    benefits: [
      {
        title: 'A bath to yourself',
        text: 'Three tubs for seven rooms, each locked from inside. Late arrivals soak at midnight without meeting anyone.',
      },
      {
        title: 'Company in small doses',
        text: 'An hour at the hearth with strangers, then everyone goes to bed. It is often enough to take the edge off being alone.',
      },
      {
        title: 'Warm feet, cold nose',
        text: 'Quilts, kotatsu and fresh air at night. Guests report sleeping as they did in childhood.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Three private hot-spring tubs', 'Heated corridor', 'Stretching mats'],
      },
      { title: 'Comfort', items: ['Tatami rooms', 'Kotatsu', 'House cats', 'Shared bathrooms'] },
      {
        title: 'Food',
        items: ['Hearth supper', 'Rice and miso breakfast', 'Vegetarian stew on request'],
      },
      { title: 'Getting there', items: ['Bus stop at 200 m', 'Snow boots to borrow'] },
    ],
    amenities: ['hot-springs', 'hiking-trails', 'single-rooms', 'family-rooms', 'wifi'],
    categories: ['mountain-lodges', 'nature-escapes'],
    inclusions: [
      'Breakfast',
      'Private baths at any hour',
      'Yukata, padded jacket and towels',
      'Snow boots and walking sticks',
      'Barley tea on the landing',
    ],
    requirements: [
      'Order supper by noon the day before',
      'Cash or bank transfer; cards are not accepted',
      'Two cats live in the house, which matters if you are allergic',
      'Stairs are steep and there is no lift',
      'Ask a doctor before hot bathing if you are pregnant or have heart trouble',
    ],
    host: {
      name: 'Daigo and Emi Hoshino',
      role: 'Innkeepers',
      bio: 'Daigo came back from a city bakery to run the inn with Emi, who repairs the tubs herself and carries the cedar up the stairs. His father still draws the trail maps and is proud of their errors.',
    },
    duration: '1 night or more',
    groupSize: 'Up to 16 guests in 7 rooms',
    sleeps: 3,
    reviewList: [
      {
        id: 'e15-r1',
        user: 'Bronagh',
        rating: 5,
        date: '2026-10-29',
        comment:
          'Travelling alone after my divorce, dreading dinner. An old man drew me a map and a cat fell asleep on my foot.',
      },
      {
        id: 'e15-r2',
        user: 'Takumi',
        rating: 4,
        date: '2026-10-12',
        comment: 'Honest country inn. Thin walls, great stew, tub so hot I needed three attempts.',
      },
      {
        id: 'e15-r3',
        user: 'Jessica',
        rating: 3,
        date: '2026-09-25',
        comment:
          'Charming, but I underestimated sharing a toilet at night on those stairs. Fine for one night, not for four.',
      },
      {
        id: 'e15-r4',
        user: 'Emil',
        rating: 5,
        date: '2026-09-12',
        comment:
          'Twenty-two kilometres on the ridge, then cedar, steam and rice. My legs say thank you.',
      },
      {
        id: 'e15-r5',
        user: 'Soo-ah',
        rating: 5,
        date: '2026-08-23',
        comment:
          'We are a family of five and normally loud. The red tag made us feel allowed to be.',
      },
    ],
    faqs: [
      { question: 'I have tattoos. Is that a problem?', answer: 'No. All baths are private.' },
      {
        question: 'Is it cold in winter?',
        answer:
          'The rooms are, at first. The kotatsu and the quilts are warm, and the corridor floor is heated by the spring.',
      },
      {
        question: 'How do I get there?',
        answer:
          'By local express from Nagano to Yudanaka in about 50 minutes, then ten minutes by bus.',
      },
    ],
    cancellation:
      'Free until 3 days before arrival; after that, 50 percent of the first night, settled on trust.',
    listedDaysAgo: 96,
  },
  {
    id: '16',
    slug: 'serra-clara-mountain-resort',
    title: 'Serra Clara Mountain Resort',
    description:
      'A former wool mill in the granite hills, with a long warm pool, step-free rooms and cousins of every age.',
    longDescription:
      '<p>Three generations can stay here at once and still get on by Sunday.</p>' +
      '<p>The building spun wool until 1983. Now the carding hall holds a 25-metre pool kept at 30 degrees, the dye works are a spa with two saunas and a steam room, and the upper floors have 48 rooms, twelve of them without a single step. A timetable hangs in the lift: water exercise at ten, a guided walk at half past ten with a short and a long version, posture class at five. You may ignore all of it. Grandparents tend to do more of it than anyone.</p>' +
      '<p>Meals are a buffet at lunch and served at dinner, mountain cooking with a proper vegan line. There is a playroom with a door that closes, and a reading lounge with a door that closes even better.</p>' +
      '<p>It is new, and a few things still squeak. The sound in the pool hall is lively in school holidays, the garden needs two more summers, and the spa is short of a therapist on Mondays. If you are looking for hush, the middle of a week in November is as close as it gets.</p>',
    type: 'Resort',
    contentType: 'escape',
    rating: 4.3,
    reviews: 82,
    location: 'Manteigas, Portugal',
    country: 'PT',
    price: '$$',
    amount: { minor: 15500, currency: 'USD', per: 'night' },
    tags: ['mountain', 'spa', 'family', 'swimming', 'sleep', 'accessible', 'posture'],
    natureDistance: '700 m to the river path',
    nearbyNature:
      "A glacial valley with a level river path, beech woods and high meadows reached by the resort's bus",
    wellnessTag: 'restore',
    address: 'At the old mill below Manteigas, Serra da Estrela',
    coordinates: { lat: 40.4043, lng: -7.5311 },
    images: [],
    priceDetails:
      'Per room and night for two with breakfast, pool, saunas and classes. Half board is $29 per adult; children under six stay free.',
    benefits: [
      {
        title: 'Water everyone can use',
        text: 'A ramp, a hoist and warm shallow lanes mean that non-swimmers, bad hips and toddlers share one pool.',
      },
      {
        title: 'Movement at your level',
        text: 'Each class has a seated version and each walk a shorter one. The teachers come from physiotherapy and from the fire brigade.',
      },
      {
        title: 'Time apart, together',
        text: 'Supervised play from ten to twelve and from four to six lets parents have a sauna and a conversation.',
      },
      {
        title: 'Rooms made for sleeping',
        text: 'Blackout shutters, wool duvets from the valley and a choice of four pillows.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: [
          'Indoor pool, 25 metres',
          'Two saunas and a steam room',
          'Spa with eight rooms',
          'Fitness room and class studio',
        ],
      },
      {
        title: 'Comfort',
        items: ['Twelve step-free rooms', 'Family suites', 'Reading lounge', 'Blackout shutters'],
      },
      {
        title: 'Food',
        items: ['Lunch buffet', 'Vegan line', "Children's menu without chips, and one with"],
      },
      {
        title: 'Getting there',
        items: ['Bus from Covilhã station', 'Accessible parking', 'Car chargers'],
      },
    ],
    amenities: [
      'pool',
      'sauna',
      'spa',
      'fitness-room',
      'yoga-studio',
      'hiking-trails',
      'wheelchair-access',
      'family-rooms',
      'vegan-kitchen',
      'wifi',
    ],
    categories: ['spa-resorts', 'mountain-lodges'],
    inclusions: [
      'Breakfast buffet',
      'Pool, saunas and steam room',
      'All group classes and guided walks',
      'Supervised playroom twice a day',
      'Resort bus to the trailheads',
    ],
    requirements: [
      'Swimming caps in the pool; they can be bought for two dollars',
      'Saunas from 16 years',
      'Book the hoist and step-free rooms when you reserve',
      'Snow chains from December to March',
    ],
    host: {
      name: 'Leonor Abrantes',
      role: 'General manager',
      bio: "Leonor's grandmother worked the night shift in this mill. She managed hospitals before hotels, reads every comment card, and can be found at the pool ramp on Saturday mornings.",
    },
    groupSize: '1 to 6 guests per room or suite',
    sleeps: 6,
    reviewList: [
      {
        id: 'e16-r1',
        user: 'Teresa',
        rating: 5,
        date: '2026-10-31',
        comment:
          'My father uses a wheelchair and went into the water for the first time in six years. I will remember his face.',
      },
      {
        id: 'e16-r2',
        user: 'Simon',
        rating: 4,
        date: '2026-10-28',
        comment:
          'Everything works for families. Half-term week, so the pool sounded like a school.',
      },
      {
        id: 'e16-r3',
        user: 'Daniela',
        rating: 3,
        date: '2026-10-25',
        comment:
          'Comfortable and friendly. My massage was moved twice, and the garden is still mostly gravel.',
      },
      {
        id: 'e16-r4',
        user: 'Youssef',
        rating: 5,
        date: '2026-10-22',
        comment: 'The posture class at five sorted out more than my office chair ever will.',
      },
      {
        id: 'e16-r5',
        user: 'Gwen',
        rating: 4,
        date: '2026-10-19',
        comment: 'Slept like a stone under that wool. Dinner service was slow on a full Saturday.',
      },
    ],
    faqs: [
      {
        question: 'Which areas are step-free?',
        answer:
          'The entrance, restaurant, pool, steam room, one of the saunas, the spa and twelve rooms. The playroom has two steps and a ramp.',
      },
      {
        question: 'Is there an adults-only time in the pool?',
        answer: 'Yes, from seven to nine in the morning and after eight in the evening.',
      },
      {
        question: 'Do we need a car?',
        answer:
          "Not for a short stay. The resort's bus meets two trains a day at Covilhã and drives to three trailheads.",
      },
      {
        question: 'Why is the listing not verified yet?',
        answer:
          'The resort opened recently, and its check is booked. The badge appears when that is done.',
      },
    ],
    cancellation:
      'Free until 5 days before arrival; after that one night is charged. Families may cancel on the day if a child is ill.',
    listedDaysAgo: 34,
  },
]
