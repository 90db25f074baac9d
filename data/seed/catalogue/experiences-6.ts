import type { SampleListing } from '#data/seed/sample-listing.ts'

export const writtenExperiences6: SampleListing[] = [
  {
    id: 'exp-21',
    slug: 'slow-walk-under-cedars',
    title: 'Slow Walk Under Cedars',
    description:
      'One kilometre in two hours, under trees planted four centuries ago, with long stops for ' +
      'looking.',
    type: 'Nature Walk',
    contentType: 'experience',
    categories: ['nature'],
    longDescription:
      '<p>A fast walker covers the route in eleven minutes; we have never managed it in under a ' +
      'hundred.</p>' +
      '<p>Haruto meets you by the stone lantern and asks for phones to be put on silent. The ' +
      'first stretch is walked at half your normal pace, then half of that. At five places he ' +
      'gives an invitation rather than an explanation: find the oldest smell, follow one drop of ' +
      'water, choose a tree and stand with your back against it. In between, the group walks ' +
      'apart, within sight of each other. At the end he pours cedar-tip tea and each person ' +
      'names one thing they noticed.</p>' +
      '<p>You need to be able to stroll and stand; folding stools are carried for those who ' +
      'tire. Botany questions are welcome afterwards and politely refused during. There is no ' +
      'exercise to speak of. People under pressure seem to gain most, usually after the third ' +
      'stop, when they give up waiting for something to happen.</p>',
    rating: 4.8,
    reviews: 241,
    location: 'Nikko, Japan',
    country: 'JP',
    coordinates: { lat: 36.7581, lng: 139.5988 },
    address: 'Stone lantern at the start of the cedar avenue, Nikko, Tochigi',
    price: '$',
    amount: { minor: 3800, currency: 'USD', per: 'person' },
    priceDetails: 'One person with tea and rain cape. Walks in English on Saturdays.',
    wellnessTag: 'restore',
    isAIRecommended: true,
    tags: [
      'stress',
      'burnout',
      'forest bathing',
      'nature',
      'mind',
      'older people',
      'overwhelm',
      'walking',
    ],
    benefits: [
      {
        title: 'Pace, halved twice',
        text: 'Slowing the feet is the quickest way most people find to slow the rest.',
      },
      { title: 'Senses first', text: 'Smell, sound and touch get two hours without competition.' },
      { title: 'Gentle on the knees', text: 'One level kilometre with stools along the way.' },
    ],
    amenityGroups: [
      { title: 'On the walk', items: ['Folding stools', 'Rain capes', 'Level gravel path'] },
      { title: 'At the start', items: ['Toilets', 'Bus stop at 150 m'] },
    ],
    amenities: ['hiking-trails'],
    inclusions: [
      'Guiding in English and Japanese',
      'Cedar-tip tea and rice cracker',
      'Rain cape or sun hat',
      'Use of a stool',
    ],
    requirements: [
      'Quiet shoes',
      'A layer more than you think, since it is cool under the trees',
      'Insect repellent in July and August',
    ],
    host: {
      name: 'Haruto Minegishi',
      role: 'Forest guide',
      bio:
        "Haruto is the third generation of a family that looked after the avenue's trees. He " +
        'trained as a guide when his back could no longer do the climbing.',
    },
    certification: 'Forest therapy guide course, local guide licence',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Asia/Tokyo',
      start: '09:00',
      minutes: 120,
      seats: 8,
      place: 'Cedar avenue, Nikko',
      repeat: { every: 'week', weekday: 6, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-21-r1',
        user: 'Camille',
        rating: 5,
        date: '2026-10-10',
        comment:
          'I watched a single drop for what must have been five minutes. I edit video for a ' +
          'living; this was new.',
      },
      {
        id: 'exp-21-r2',
        user: 'Yuki',
        rating: 5,
        date: '2026-07-25',
        comment: 'My mother is eighty-four and used the stool at every stop like a queen.',
      },
      {
        id: 'exp-21-r3',
        user: 'Ben',
        rating: 4,
        date: '2026-05-16',
        comment:
          'A school group passed through in the middle. Haruto just waited, smiling, and so did ' +
          'we.',
      },
      {
        id: 'exp-21-r4',
        user: 'Oskar',
        rating: 3,
        date: '2026-03-28',
        comment: 'Nice trees. I wanted to learn about them and he would not say until the end.',
      },
      {
        id: 'exp-21-r5',
        user: 'Leila',
        rating: 5,
        date: '2025-11-15',
        comment:
          'I did not think about work until the car park, and then only because I saw my car.',
      },
    ],
    faqs: [
      {
        question: 'Is it suitable in rain?',
        answer:
          'Rain is the best weather for it. We only cancel for typhoons and falling branches.',
      },
      {
        question: 'May I take photographs?',
        answer: 'Before and after, yes. During the walk we ask you to leave the camera in the bag.',
      },
      {
        question: 'Can children come?',
        answer:
          'From about ten, if they like the idea. A younger child will be finished in eleven ' +
          'minutes.',
      },
    ],
    cancellation:
      'Free cancellation until 17:00 the day before; storms are refunded automatically.',
    verified: true,
    verification: {
      checked: 'Guide licence and insurance, route walked by our reviewer',
      on: '2026-04-18',
    },
    listedDaysAgo: 275,
  },
  {
    id: 'exp-22',
    slug: 'cold-water-warm-flask',
    title: 'Cold Water, Warm Flask',
    description:
      'A guided first dip in the fjord, two minutes long, with an hour of preparation and a ' +
      'thick coat waiting.',
    type: 'Nature',
    contentType: 'experience',
    categories: ['nature'],
    longDescription:
      '<p>Most of this session takes place with your clothes on.</p>' +
      '<p>In a boathouse with a stove, Silje asks about hearts, blood pressure and medicines, ' +
      'explains what cold does in the first ninety seconds, and has everyone practise the long ' +
      'out-breath until it is automatic. Then you walk down the ramp in pairs, in up to the ' +
      'waist, and out again before your mind has finished its objection. Whoever wants a second ' +
      'dip may have one.</p>' +
      '<p>After that come wool, blackcurrant from the flask, and a slow thaw by the stove while ' +
      'she checks that everybody really is getting warm.</p>' +
      '<p>Suited to healthy adults who are curious and slightly afraid. Heart conditions, ' +
      'pregnancy, uncontrolled asthma and epilepsy are a no, said kindly. Going in is never ' +
      'compulsory, and about one guest in ten holds the coats instead. Expect to feel very awake ' +
      'for some hours. Do not expect a new personality.</p>',
    rating: 4.7,
    reviews: 154,
    location: 'Bergen, Norway',
    country: 'NO',
    coordinates: { lat: 60.3972, lng: 5.2869 },
    address: 'Red boathouse below the quay steps, Bergen 5006',
    price: '$$',
    amount: { minor: 4600, currency: 'USD', per: 'person' },
    priceDetails:
      'One person with wool, coat and hot drinks. Private groups of six for 240 dollars.',
    wellnessTag: 'energize',
    tags: ['energy', 'cold water', 'low mood', 'courage', 'nature', 'body', 'resilience'],
    benefits: [
      {
        title: 'Wide awake',
        text: 'Hardly anything else takes so little time and leaves you so alert.',
      },
      {
        title: 'A breath you can rely on',
        text: 'The long exhale learned here works in other frightening places.',
      },
      { title: 'Safe first try', text: 'Screening, a pair system and someone who counts.' },
    ],
    amenityGroups: [
      {
        title: 'Boathouse',
        items: ['Wood stove', 'Changing room with curtains', 'Warm outdoor rinse'],
      },
      {
        title: 'Safety',
        items: [
          'Rescue ring and throw line',
          'Water temperature on a board',
          'Two trained helpers',
        ],
      },
    ],
    inclusions: [
      'Loan of wool hat, neoprene socks and long coat',
      'Blackcurrant drink and oat biscuits',
      'Health check talk',
      'A photograph, if you want proof',
    ],
    requirements: [
      'Swimwear and a towel',
      'Food about an hour before',
      'No alcohol that day or the night before',
      'Honest answers to the health questions',
    ],
    host: {
      name: 'Silje Hauge',
      role: 'Cold water guide',
      bio:
        'Silje was a ferry deckhand who fell in once and became interested. She has taken more ' +
        'than two thousand people down the ramp and is proudest of those who turned round.',
    },
    certification: 'Open water lifeguard, cold water safety instructor',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/Oslo',
      start: '11:00',
      minutes: 120,
      seats: 8,
      place: 'Red boathouse, Bergen',
      repeat: { every: 'week', weekday: 0, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-22-r1',
        user: 'Aidan',
        rating: 5,
        date: '2026-10-25',
        comment: 'Two minutes and five seconds. I have told everyone I know the five seconds.',
      },
      {
        id: 'exp-22-r2',
        user: 'Marit',
        rating: 4,
        date: '2026-08-30',
        comment:
          'Careful and cheerful. In August the water was almost pleasant, so come later for the ' +
          'real thing.',
      },
      {
        id: 'exp-22-r3',
        user: 'Joelle',
        rating: 5,
        date: '2026-03-08',
        comment: 'I stayed on the ramp and held the coats and got the same hug.',
      },
      {
        id: 'exp-22-r4',
        user: 'Pieter',
        rating: 4,
        date: '2026-01-18',
        comment: 'Cold beyond words. The stove could be bigger for eight people.',
      },
      {
        id: 'exp-22-r5',
        user: 'Sunniva',
        rating: 2,
        date: '2025-12-07',
        comment:
          'I was screened out for my blood pressure on arrival. Right decision, but please ask ' +
          'before people travel.',
      },
    ],
    faqs: [
      {
        question: 'How cold is it?',
        answer:
          "Between 5 degrees in February and 15 in August. The day's figure is on the board by " +
          'the door.',
      },
      {
        question: 'What rules me out?',
        answer:
          'Heart disease, pregnancy, epilepsy and poorly controlled asthma or blood pressure. ' +
          'The questions are now sent when you book.',
      },
      {
        question: 'Do I have to put my head under?',
        answer: 'No, and on the first day we ask you not to.',
      },
    ],
    cancellation: 'Full refund until the day before, and always when the health questions say no.',
    verified: true,
    verification: {
      checked: 'Lifeguard certificate, boathouse safety plan and insurance',
      on: '2026-09-09',
    },
    listedDaysAgo: 205,
  },
  {
    id: 'exp-23',
    slug: 'allotment-mornings',
    title: 'Allotment Mornings',
    description:
      'Weeding, sowing and coffee in a shared garden, for weeks when getting dressed is the ' +
      'achievement.',
    type: 'Nature',
    contentType: 'experience',
    categories: ['nature'],
    longDescription:
      '<p>You will not be asked how you are; you will be asked to hold this end of the ' +
      'netting.</p>' +
      '<p>People come after illness, divorce, redundancy, or a flat, grey year. Others come ' +
      'because they like soil. You need no knowledge and can leave early. It is a garden with ' +
      'friendly people in it, not a therapy group, though a social worker visits on the first ' +
      'Wednesday of the month for anyone who would like a word.</p>' +
      "<p>The gate opens at ten. Birgitte writes the morning's jobs on a slate and you choose: " +
      'something seated and small such as pricking out seedlings, something strong like turning ' +
      'compost, or watering, which can be done in any mood. At eleven there is coffee with ' +
      'cardamom buns in the greenhouse. The second hour is the same as the first. At noon ' +
      'everybody takes home whatever is ripe, and in November that may be a leek.</p>',
    rating: 4.8,
    reviews: 79,
    location: 'Copenhagen, Denmark',
    country: 'DK',
    coordinates: { lat: 55.7061, lng: 12.5342 },
    address: 'Allotment gardens, green gate by the cycle path, Nørrebro, 2200 Copenhagen',
    price: '$',
    amount: { minor: 800, currency: 'USD', per: 'person' },
    priceDetails:
      'One morning with coffee. Free for anyone out of work; just say so at the gate, or do not.',
    wellnessTag: 'balance',
    tags: ['low mood', 'depression', 'loneliness', 'garden', 'older people', 'recovery', 'nature'],
    benefits: [
      {
        title: 'A reason to go out',
        text: 'Tomatoes are patient, but they do need watering on Wednesday.',
      },
      {
        title: 'Work that shows',
        text: 'At noon there is a clean row where there was not one at ten.',
      },
      {
        title: 'Light and air',
        text: 'Two hours of daylight, which counts for a lot in a northern winter.',
      },
    ],
    amenityGroups: [
      {
        title: 'The garden',
        items: [
          'Greenhouse with stove',
          'Raised beds at seated height',
          'Firm paths',
          'Accessible toilet',
        ],
      },
    ],
    amenities: ['wheelchair-access', 'pet-friendly'],
    inclusions: [
      'Tools, gloves and boots in most sizes',
      'Coffee and buns',
      'A share of whatever is ripe',
    ],
    requirements: ['Clothes that may get muddy', 'A waterproof, most months'],
    host: {
      name: 'Birgitte Lindholt',
      role: 'Garden host',
      bio:
        'Birgitte taught woodwork until a long depression took two years from her. The ' +
        'allotment was where she came back to, and she saw no reason to keep it to herself.',
    },
    certification: 'Horticulture diploma, mental health first aid',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/Copenhagen',
      start: '10:00',
      minutes: 120,
      seats: 8,
      place: 'Allotment gardens, Nørrebro',
      repeat: { every: 'week', weekday: 3, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-23-r1',
        user: 'Astrid',
        rating: 5,
        date: '2026-10-07',
        comment:
          'I said nothing for three Wednesdays. On the fourth I told them where the beans ' +
          'should go.',
      },
      {
        id: 'exp-23-r2',
        user: 'Mohammed',
        rating: 5,
        date: '2026-06-10',
        comment: 'The netting is how I met my friend Jens.',
      },
      {
        id: 'exp-23-r3',
        user: 'Freja',
        rating: 4,
        date: '2026-04-15',
        comment: 'Lovely but quiet in winter, sometimes only two of us and the robin.',
      },
      {
        id: 'exp-23-r4',
        user: 'Lars',
        rating: 5,
        date: '2025-09-24',
        comment: 'My doctor suggested it. Best bit of paper she ever gave me.',
      },
      {
        id: 'exp-23-r5',
        user: 'Emily',
        rating: 3,
        date: '2025-07-02',
        comment:
          'Mostly in Danish so I missed the jokes. Everyone was kind and switched when I asked.',
      },
    ],
    faqs: [
      {
        question: 'Do I need to come every week?',
        answer: 'No. Come when you can; the slate is written fresh each time.',
      },
      {
        question: 'Which language is spoken?',
        answer: 'Danish mainly, and English whenever somebody needs it.',
      },
      {
        question: 'Can I bring my dog?',
        answer: 'Yes, if it does not dig. The lettuces have suffered enough.',
      },
    ],
    cancellation: 'No need to cancel; simply do not come, and come another day.',
    listedDaysAgo: 162,
  },
  {
    id: 'exp-24',
    slug: 'dark-sky-slow-breath',
    title: 'Dark Sky, Slow Breath',
    description:
      'A night walk without torches to a hilltop in a dark-sky reserve, ending flat on your ' +
      'back under the southern stars.',
    type: 'Nature Walk',
    contentType: 'experience',
    categories: ['nature'],
    longDescription:
      '<p>It takes about twenty minutes for human eyes to learn the dark, and the walk is timed ' +
      'to let them.</p>' +
      '<p>Aroha starts at the road with one red lamp and puts it out at the first bend. There ' +
      'she stops talking, and the group follows a pale gravel track, single file, one hand on a ' +
      'rope when needed. At the top lie sheepskins and blankets. For the next hour you look up. ' +
      'She names a few things, in English and Māori, tells two stories, and leaves long gaps in ' +
      'between. A simple breathing exercise, slower each round, closes the time before the walk ' +
      'down by starlight.</p>' +
      '<p>The track rises eighty metres and is uneven. Those who are afraid of the dark have ' +
      'come and been glad of the rope. Clouds are likelier than the brochures of this valley ' +
      'admit: on overcast nights we walk anyway and listen, or you may choose another date. It ' +
      'is not an astronomy lecture, and there is no telescope.</p>',
    rating: 4.6,
    reviews: 47,
    location: 'Lake Tekapo, New Zealand',
    country: 'NZ',
    coordinates: { lat: -43.9856, lng: 170.4647 },
    address: 'Gravel pull-in on the hill road, Lake Tekapo 7999',
    price: '$$',
    amount: { minor: 6400, currency: 'USD', per: 'person' },
    priceDetails: 'One person with blankets and soup. Children from nine pay 30 dollars.',
    wellnessTag: 'calm',
    tags: ['sleep', 'awe', 'stress', 'spirit', 'nature', 'night', 'perspective', 'anxiety'],
    benefits: [
      { title: 'Eyes unclenched', text: 'An evening without one lit rectangle.' },
      {
        title: 'Perspective, for nothing',
        text: 'It is hard to lie under that sky and stay cross about the insurance.',
      },
      {
        title: 'Ready for bed',
        text: 'Cold air, a climb, slow breathing and soup, in that order.',
      },
    ],
    amenityGroups: [
      {
        title: 'On the hill',
        items: [
          'Sheepskins and wool blankets',
          'Guide rope on the steep part',
          'Red lamps for emergencies only',
        ],
      },
    ],
    amenities: ['hiking-trails'],
    inclusions: [
      'Guiding and stories',
      'Blankets, sheepskin and hat',
      'Pumpkin soup at the top',
      'A second date when cloud covers everything',
    ],
    requirements: [
      'Sturdy shoes',
      'All the warm clothes you packed',
      'Phones in flight mode in an inside pocket',
    ],
    host: {
      name: 'Aroha Tamihana',
      role: 'Night walk guide',
      bio:
        'Aroha grew up two valleys over in a house with one bulb. She guided alpine treks by ' +
        'day until she noticed that people remembered only the nights.',
    },
    certification: 'Outdoor leader award, wilderness first aid',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Pacific/Auckland',
      start: '22:00',
      minutes: 120,
      seats: 8,
      place: 'The hill road, Lake Tekapo',
      repeat: { every: 'week', weekday: 5, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-24-r1',
        user: 'Nadia',
        rating: 5,
        date: '2026-10-16',
        comment:
          'I have not been properly in the dark since I was a child. I had forgotten it has a ' +
          'texture.',
      },
      {
        id: 'exp-24-r2',
        user: 'Clive',
        rating: 4,
        date: '2026-10-02',
        comment: 'Stunning. Colder than anything I own was made for, so borrow two blankets.',
      },
      {
        id: 'exp-24-r3',
        user: 'Rosa',
        rating: 5,
        date: '2026-09-11',
        comment: 'My son asked no questions for an entire hour.',
      },
      {
        id: 'exp-24-r4',
        user: 'Warren',
        rating: 3,
        date: '2026-08-28',
        comment:
          'Cloud. We listened to sheep. They offered another night but our flight was booked.',
      },
    ],
    faqs: [
      {
        question: 'What if it is cloudy?',
        answer:
          'We decide together at the pull-in. You can walk anyway, take another date, or have ' +
          'your money back.',
      },
      {
        question: 'Is it dark enough in midsummer?',
        answer:
          'Around the solstice the last light lingers until nearly eleven. You walk up at dusk ' +
          'then, and the stars arrive while you are lying down.',
      },
      {
        question: 'I am nervous about heights and falling. Is the track exposed?',
        answer:
          'No. It is a broad gravel track on a rounded hill, and the rope is there for ' +
          'confidence more than safety.',
      },
    ],
    cancellation: 'Free until noon on the day; cloud is your decision, not ours.',
    listedDaysAgo: 58,
  },
]
