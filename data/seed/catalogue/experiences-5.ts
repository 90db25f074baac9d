import type { SampleListing } from '#data/seed/sample-listing.ts'

export const writtenExperiences5: SampleListing[] = [
  {
    id: 'exp-17',
    slug: 'silent-forest-retreat',
    title: 'Silent Forest Retreat',
    description:
      'Five days without speech among old cedars, with a teacher who talks for twenty minutes a ' +
      'day so that you do not have to.',
    type: 'Retreat',
    contentType: 'experience',
    categories: ['retreats'],
    longDescription:
      '<p>On the first evening everyone says their name, and then nobody says anything until ' +
      'Sunday lunch.</p>' +
      '<p>Days follow one plan. A bell at six, sitting, porridge, a work hour (chopping, ' +
      'sweeping, stacking), sitting and slow walking in turns until noon. Afternoons are free in ' +
      'the forest, on marked loops of one to nine kilometres.</p>' +
      '<p>After supper Ingrid gives a short talk and the lamps go out at nine. Each guest has a ' +
      'private cabin and a twenty-minute talk with her on day three, aloud, about how it is ' +
      'going.</p>' +
      '<p>The quiet is companionable, and less strict than people fear: notes may be left on the ' +
      'board and help is always at hand. It suits the burned out, the over-talked-to and those ' +
      'at a crossroads. It is a poor choice in acute crisis, in the first weeks after a loss, or ' +
      'during a change of psychiatric medicine. A phone call before booking makes sure of ' +
      'that.</p>',
    rating: 4.8,
    reviews: 134,
    location: 'Vancouver Island, Canada',
    country: 'CA',
    coordinates: { lat: 48.5527, lng: -124.4184 },
    address: 'Forest centre at the end of the logging road, near Port Renfrew, BC V0S',
    price: '$$$$',
    amount: { minor: 118000, currency: 'USD', per: 'person' },
    priceDetails:
      'One person in a private cabin, four nights, all meals. The shuttle from Victoria is 60 ' +
      'dollars extra.',
    wellnessTag: 'calm',
    tags: ['burnout', 'silence', 'stress', 'mind', 'spirit', 'digital break', 'sleep', 'nature'],
    benefits: [
      {
        title: 'A rest from being someone',
        text: 'Without talk, a good deal of effort turns out to be optional.',
      },
      { title: 'Long nights', text: 'Dark at nine, no signal, rain on cedar shingles.' },
      {
        title: 'Guidance in small amounts',
        text: 'One short talk a day and one private conversation.',
      },
      {
        title: 'Legs as well as cushions',
        text: 'Walking is half the practice, for those who think better moving.',
      },
    ],
    amenityGroups: [
      {
        title: 'Cabins',
        items: ['Single cabin with stove', 'Wool bedding', 'Shared hot showers at 40 m'],
      },
      {
        title: 'Centre',
        items: [
          'Sitting hall with chairs and cushions',
          'Plant-based kitchen',
          'Marked forest loops',
          'Landline for emergencies',
        ],
      },
    ],
    amenities: [
      'meditation-hall',
      'hiking-trails',
      'organic-kitchen',
      'no-wifi',
      'single-rooms',
      'adults-only',
    ],
    inclusions: [
      'Four nights in a private cabin',
      'All vegetarian meals',
      'Sitting, walking and evening talks',
      'One private conversation',
      'Rain gear to borrow',
    ],
    requirements: [
      'A screening call in the month before',
      'Waterproof boots and warm layers',
      'A contact person who can reach our landline',
      'No books, if you can bear it',
    ],
    host: {
      name: 'Ingrid Solberg-Lane',
      role: 'Retreat teacher',
      bio:
        'Ingrid cooked for silent retreats for eight years before she taught one, and still ' +
        'believes that the porridge matters most. She has led the forest retreat since 2011.',
    },
    certification: 'Retreat teacher since 2011, wilderness first responder',
    duration: '5 days / 4 nights',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'America/Vancouver',
      start: '16:00',
      minutes: 5580,
      seats: 8,
      place: 'Forest centre, near Port Renfrew',
      repeat: { every: 'month', weekday: 3, nth: 2 },
    },
    reviewList: [
      {
        id: 'exp-17-r1',
        user: 'Delphine',
        rating: 5,
        date: '2026-09-18',
        comment:
          "Day two I hated everybody's chewing. Day four I could have listened to it for ever.",
      },
      {
        id: 'exp-17-r2',
        user: 'Marcus',
        rating: 5,
        date: '2026-06-19',
        comment: 'I am a trial lawyer. Not talking was like taking off a wet coat.',
      },
      {
        id: 'exp-17-r3',
        user: 'Annelise',
        rating: 4,
        date: '2026-05-22',
        comment:
          'Profound for me. The showers are a cold walk away in the rain, be ready for that.',
      },
      {
        id: 'exp-17-r4',
        user: 'Raj',
        rating: 3,
        date: '2026-02-20',
        comment:
          'I slept a lot and got bored a lot. Perhaps that was the point, but it is a high ' +
          'price for boredom.',
      },
      {
        id: 'exp-17-r5',
        user: 'Kay',
        rating: 5,
        date: '2025-10-17',
        comment: 'Ingrid asked me one question in our talk and I am still answering it.',
      },
    ],
    faqs: [
      {
        question: 'What if I speak by mistake?',
        answer: 'You will, probably to a slug. Nobody minds.',
      },
      {
        question: 'Can I bring a phone for photographs?',
        answer: 'Phones stay in a locked drawer. There is no signal, and most people are relieved.',
      },
      {
        question: 'Is it religious?',
        answer:
          'The practice comes from Buddhist tradition and is taught without ritual. Nothing has ' +
          'to be believed.',
      },
    ],
    cancellation:
      'Full refund less 80 dollars until 30 days before; after that we refund what a waiting ' +
      'guest pays.',
    verified: true,
    verification: {
      checked: 'Site visited, wilderness first-aid certificate, insurance and kitchen inspection',
      on: '2026-05-06',
    },
    listedDaysAgo: 560,
  },
  {
    id: 'exp-18',
    slug: 'shoreline-yoga-weekend',
    title: 'Shoreline Yoga Weekend',
    description:
      'Friday supper to Sunday lunch in a weatherboard house by the sea: four classes, two ' +
      'swims, one free afternoon.',
    type: 'Yoga Retreat',
    contentType: 'experience',
    categories: ['retreats'],
    longDescription:
      '<p>Think of it as the dawn class with somewhere to sleep afterwards.</p>' +
      '<p>Guests arrive for fish soup on Friday and are in bed by ten. Saturday has a standing ' +
      'class on the deck at first light, breakfast until nobody wants more, then a long workshop ' +
      'on shoulders and breathing. The afternoon is left empty on purpose. In the evening there ' +
      'is a slow, floor-based class by lamplight. Sunday repeats the dawn, adds a walk to the ' +
      'lighthouse, and finishes with lunch in the garden.</p>' +
      "<p>You should be comfortable doing an hour's class, though not a hard one. Rooms are " +
      'shared by two, and snorers are sent to the sleep-out with affection. There is no cleanse, ' +
      'no early fast and no talk of transformation. It is a weekend of moving well, eating well ' +
      'and being near salt water, and by Sunday that has usually been enough.</p>',
    rating: 4.7,
    reviews: 167,
    location: 'Byron Bay, Australia',
    country: 'AU',
    coordinates: { lat: -28.6389, lng: 153.6152 },
    address: 'The weatherboard house, Belongil, Byron Bay NSW 2481',
    price: '$$$',
    amount: { minor: 34000, currency: 'USD', per: 'person' },
    priceDetails:
      'One person in a twin room, two nights, all meals. Single use of a room adds 90 dollars.',
    wellnessTag: 'energize',
    tags: ['energy', 'movement', 'body', 'weekend', 'stiffness', 'sea', 'friends'],
    benefits: [
      {
        title: 'Four classes in a row',
        text: 'Enough repetition for something to stick past Monday.',
      },
      {
        title: 'Shoulders, properly',
        text: 'A two-hour workshop on the part that most classes rush.',
      },
      {
        title: 'An empty afternoon',
        text: 'Nobody has planned it for you, which guests mention more than anything.',
      },
    ],
    amenityGroups: [
      {
        title: 'The house',
        items: [
          'Four twin rooms and a sleep-out',
          'Wide verandah',
          'Outdoor bath',
          'Garden kitchen',
        ],
      },
      { title: 'Practice', items: ['Timber deck above the dune', 'Mats, bolsters and blankets'] },
    ],
    amenities: ['beach-access', 'yoga-studio', 'organic-kitchen', 'wifi'],
    inclusions: [
      'Two nights in a twin room',
      'All meals from Friday supper to Sunday lunch',
      'Four classes and the shoulder workshop',
      'Lift from the bus stop',
    ],
    requirements: [
      'Swimmers and a hat',
      'A warm layer for dawn',
      'Some experience of a one-hour class',
      'Tell us about food and allergies a week ahead',
    ],
    host: {
      name: 'Marnie Kell',
      role: 'Yoga teacher',
      bio:
        'Marnie has taught at the same stretch of beach since 2014. Her brother cooks for the ' +
        'weekends, and the two of them disagree about chilli.',
    },
    certification: '500-hour yoga teacher training, surf lifesaving bronze level',
    duration: '3 days / 2 nights',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Australia/Sydney',
      start: '17:30',
      minutes: 2700,
      seats: 8,
      place: 'The weatherboard house, Byron Bay',
      repeat: { every: 'month', weekday: 5, nth: 3 },
    },
    reviewList: [
      {
        id: 'exp-18-r1',
        user: 'Georgie',
        rating: 5,
        date: '2026-09-20',
        comment: 'Came with my sister, roomed with my sister, still speaking to my sister.',
      },
      {
        id: 'exp-18-r2',
        user: 'Tom',
        rating: 4,
        date: '2026-07-19',
        comment:
          'Food and teaching first class. The single bathroom for four rooms makes for a queue.',
      },
      {
        id: 'exp-18-r3',
        user: 'Alice',
        rating: 5,
        date: '2026-03-22',
        comment:
          'The shoulder workshop explained fifteen years of headaches to me. Well, it explained ' +
          'my desk.',
      },
      {
        id: 'exp-18-r4',
        user: 'Naveen',
        rating: 4,
        date: '2025-11-23',
        comment: 'The free afternoon was the best yoga of the weekend.',
      },
      {
        id: 'exp-18-r5',
        user: 'Ros',
        rating: 3,
        date: '2025-08-17',
        comment:
          'It rained without pause and we practised in the lounge with our feet under the sofa. ' +
          'They did their best.',
      },
    ],
    faqs: [
      {
        question: 'Can I come alone?',
        answer: 'About half do. You will be put with someone of similar bedtime.',
      },
      {
        question: 'Is there a swim guide?',
        answer:
          'Marnie swims with you inside the flags and decides whether the water is kind that ' +
          'day.',
      },
      {
        question: 'Do you cater for vegans?',
        answer: "Yes, and for most other things, with a week's notice.",
      },
    ],
    cancellation:
      'Full refund until three weeks before, half until one week, and after that your place may ' +
      'be passed on.',
    verified: true,
    verification: {
      checked: 'Teaching certificate, guesthouse licence and beach permit',
      on: '2026-05-18',
    },
    listedDaysAgo: 240,
  },
  {
    id: 'exp-19',
    slug: 'room-for-the-empty-chair',
    title: 'Room for the Empty Chair',
    description:
      'A weekend for people who have lost someone, in a house where you may cry at breakfast or ' +
      'talk about football.',
    type: 'Retreat',
    contentType: 'experience',
    categories: ['retreats'],
    longDescription:
      '<p>Grief is allowed to be boring here, and furious, and occasionally very funny.</p>' +
      '<p>Any death counts, recent or thirty years ago, as long as about three months have ' +
      'passed. Pregnancy loss counts; so does the brother you had not spoken to. The weekend is ' +
      'companionship with some gentle structure, well short of counselling; if you feel unsafe ' +
      'or cannot get through the days, Fidelma, who hosts, will help you find someone trained ' +
      'for that first.</p>' +
      '<p>The house stands above a tidal inlet. There are seven guests and two hosts, a former ' +
      'hospice chaplain and a cook. Saturday morning you are asked to show one object and say as ' +
      'much or as little as you like. Later come a long walk to the headland, a letter-writing ' +
      'hour, and a supper where each person chooses a dish that the absent one loved. Sunday ' +
      'ends at the shore, with a stone and no speeches.</p>',
    rating: 4.9,
    reviews: 92,
    location: 'West Cork, Ireland',
    country: 'IE',
    coordinates: { lat: 51.5239, lng: -9.4214 },
    address: 'House above the inlet, near Schull, County Cork P81',
    price: '$$$',
    amount: { minor: 39000, currency: 'USD', per: 'person' },
    priceDetails:
      'One person in a single room, two nights, all meals. A hardship fund covers one place ' +
      'each month.',
    wellnessTag: 'restore',
    isAIRecommended: true,
    tags: ['grief', 'bereavement', 'loss', 'loneliness', 'spirit', 'widowed', 'miscarriage'],
    benefits: [
      { title: 'No brave face', text: 'Everyone at the table is in the same weather.' },
      {
        title: 'Their name, said aloud',
        text: 'A whole weekend in which it is normal to mention them.',
      },
      {
        title: 'Hands and feet busy',
        text: 'Walking, cooking and writing for those who cannot sit and talk.',
      },
    ],
    amenityGroups: [
      {
        title: 'The house',
        items: [
          'Seven single rooms',
          'Two sitting rooms, one always quiet',
          'Turf fire',
          'Ground-floor bedroom with wet room',
        ],
      },
    ],
    amenities: ['single-rooms', 'wheelchair-access', 'adults-only', 'wifi'],
    inclusions: [
      'Two nights in a single room',
      'All meals, including the dish you choose',
      'Guided walk to the headland',
      'A telephone call four weeks later',
    ],
    requirements: [
      'One object that belonged to them, or stands for them',
      'Boots and a raincoat',
      'A short call with Fidelma before you book',
    ],
    host: {
      name: 'Fidelma Roche',
      role: 'Host and former hospice chaplain',
      bio:
        'Fidelma sat with the dying and their families for nineteen years. She runs the ' +
        'weekends with her cousin Donal, who cooks and knows when to put the kettle on.',
    },
    certification: 'Bereavement support training, nineteen years in hospice work',
    duration: '3 days / 2 nights',
    groupSize: 'Small group (max 7 people)',
    schedule: {
      timeZone: 'Europe/Dublin',
      start: '18:00',
      minutes: 2640,
      seats: 7,
      place: 'House above the inlet, near Schull',
      repeat: { every: 'month', weekday: 5, nth: 1 },
    },
    reviewList: [
      {
        id: 'exp-19-r1',
        user: 'Niamh',
        rating: 5,
        date: '2026-10-04',
        comment:
          "Donal cooked my dad's terrible curry exactly as terribly as he did. I laughed until " +
          'I could not breathe.',
      },
      {
        id: 'exp-19-r2',
        user: 'Edward',
        rating: 5,
        date: '2026-08-09',
        comment:
          'Fourteen months a widower. It was the first weekend I did not count the hours of.',
      },
      {
        id: 'exp-19-r3',
        user: 'Siobhan',
        rating: 4,
        date: '2026-05-03',
        comment:
          'Gentle and well held. I found the object morning hard and wished I had been told to ' +
          'eat first.',
      },
      {
        id: 'exp-19-r4',
        user: 'Klara',
        rating: 5,
        date: '2026-02-08',
        comment: 'We lost a baby at twenty weeks. Nobody ranked it.',
      },
      {
        id: 'exp-19-r5',
        user: 'Martin',
        rating: 4,
        date: '2025-11-09',
        comment: 'Not my kind of thing, and I am glad I went. The shore at the end was enough.',
      },
    ],
    faqs: [
      {
        question: 'It is only six weeks. Is that too soon?',
        answer:
          'Usually, yes. Ring Fidelma anyway; she will talk with you and keep a place for later.',
      },
      {
        question: 'Do I have to speak in the group?',
        answer: 'No. Some show the object and sit down again, and that is complete.',
      },
      {
        question: 'Is it a Christian weekend?',
        answer:
          'Fidelma was a chaplain to people of every belief. There are no prayers unless a ' +
          'guest brings one.',
      },
    ],
    cancellation:
      'Cancel at any time, for any reason, and we refund or move your place; nobody is charged ' +
      'for a bad week.',
    verified: true,
    verification: {
      checked: 'References from two hospices, safeguarding training and house insurance',
      on: '2026-04-02',
    },
    listedDaysAgo: 310,
  },
  {
    id: 'exp-20',
    slug: 'off-duty-three-days-after-burnout',
    title: 'Off Duty: Three Days After Burnout',
    description:
      'No programme before ten, no goal by Sunday: a lakeside house for people who have been ' +
      'running on will-power.',
    type: 'Retreat',
    contentType: 'experience',
    categories: ['retreats'],
    longDescription:
      '<p>The first thing handed out is a blank timetable, and it stays blank.</p>' +
      '<p>You sleep. There is late breakfast until noon. Each day offers three things and you ' +
      'may take one, two or none: a flat walk along the lake with Maja, an hour of lying-down ' +
      'yoga, and an afternoon talk with a psychologist about how people get to this point and ' +
      'what tends to bring them back.</p>' +
      '<p>Dinner is at seven, the house is dark by ten. On the last morning everybody writes ' +
      'down one thing they will not be doing on Monday.</p>' +
      '<p>Guests tend to be on leave, or ought to be, or are newly back at work. No one will try ' +
      'to fix your career. If you are not eating, or have thoughts of not wanting to live, this ' +
      'is too little, and Maja will help you reach somebody the same day. What the house gives ' +
      'is quiet and a very low bar.</p>',
    rating: 4.7,
    reviews: 33,
    location: 'Bohinj, Slovenia',
    country: 'SI',
    coordinates: { lat: 46.2797, lng: 13.8867 },
    address: 'House by the lake path, Ribčev Laz, 4265 Bohinj',
    price: '$$$$',
    amount: { minor: 62000, currency: 'USD', per: 'person' },
    priceDetails:
      "One person in a single room, three nights, all meals, with the psychologist's talks. " +
      'Transfer from Ljubljana included.',
    wellnessTag: 'restore',
    isAIRecommended: true,
    tags: ['burnout', 'exhaustion', 'stress', 'sleep', 'overwhelm', 'work', 'mind', 'nature'],
    benefits: [
      {
        title: 'A bar you can step over',
        text: 'Getting up is optional and so is everything after it.',
      },
      {
        title: 'Someone who has seen it before',
        text: 'Plain explanations from a psychologist who works with burned-out people all year.',
      },
      { title: 'Lake before laptop', text: 'The flat path starts at the door and needs no boots.' },
      { title: 'One decision', text: 'A single, realistic thing to drop when you go home.' },
    ],
    amenityGroups: [
      {
        title: 'The house',
        items: ['Single rooms with thick curtains', 'Wood-fired sauna', 'Library with good lamps'],
      },
      { title: 'Outside', items: ['Jetty and rowing boat', 'Level lakeside path'] },
    ],
    amenities: [
      'single-rooms',
      'sauna',
      'hiking-trails',
      'no-wifi',
      'airport-transfer',
      'adults-only',
    ],
    inclusions: [
      'Three nights in a single room',
      'All meals',
      'Daily walk, yoga and talk, each optional',
      'Transfer from Ljubljana and back',
    ],
    requirements: [
      'An out-of-office reply, switched on',
      'Swimwear for lake or sauna',
      'A short call beforehand',
    ],
    host: {
      name: 'Maja Kobal',
      role: 'Host and walking guide',
      bio:
        'Maja ran a newsroom until she could no longer read a headline. She and the ' +
        'psychologist Tine Zupan opened the house three years later, with a rule about ' +
        'breakfast.',
    },
    certification: 'Licensed mountain guide; talks given by a chartered psychologist',
    duration: '4 days / 3 nights',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/Ljubljana',
      start: '16:00',
      minutes: 4080,
      seats: 8,
      place: 'House by the lake, Bohinj',
      repeat: { every: 'month', weekday: 4, nth: 3 },
    },
    reviewList: [
      {
        id: 'exp-20-r1',
        user: 'Verena',
        rating: 5,
        date: '2026-10-18',
        comment: 'I slept until eleven twice and nobody said good afternoon in that voice.',
      },
      {
        id: 'exp-20-r2',
        user: 'Callie',
        rating: 5,
        date: '2026-09-20',
        comment:
          'The talk about why rest feels wrong at first was the thing. I had thought I was ' +
          'doing it badly.',
      },
      {
        id: 'exp-20-r3',
        user: 'Primoz',
        rating: 4,
        date: '2026-09-20',
        comment:
          'Kind people, very good soup. I would have liked a fourth day, the last morning came ' +
          'too soon.',
      },
      {
        id: 'exp-20-r4',
        user: 'Helen',
        rating: 3,
        date: '2026-08-23',
        comment:
          'I get anxious without structure and had to ask for some. They gave it, but ask early.',
      },
    ],
    faqs: [
      {
        question: 'May I work a little?',
        answer:
          'There is no internet in the house. A cafe ten minutes away has it, and you would be ' +
          'surprised how far ten minutes is.',
      },
      {
        question: 'Will my employer pay?',
        answer: 'Some do. You get an invoice that says residential course and nothing more.',
      },
      {
        question: 'You are newly listed. How long has the house been open?',
        answer: 'Since June. The reviews here are from the first five groups.',
      },
    ],
    cancellation:
      'Refunded in full until 21 days before; illness is never charged, and a note is not ' +
      'needed.',
    verified: true,
    verification: {
      checked: "Guide licence, the psychologist's registration and house inspection",
      on: '2026-10-01',
    },
    listedDaysAgo: 47,
  },
]
