import type { SampleListing } from '#data/seed/sample-listing.ts'

export const writtenExperiences4: SampleListing[] = [
  {
    id: 'exp-13',
    slug: 'what-your-back-would-like',
    title: 'What Your Back Would Like',
    description:
      'A physiotherapist, eight kitchen chairs, and an afternoon of finding out which of your ' +
      'habits is the culprit.',
    type: 'Workshop',
    contentType: 'experience',
    categories: ['workshops'],
    longDescription:
      '<p>The bag you carry every day comes too, exactly as heavy as it usually is.</p>' +
      '<p>Noor weighs the bags first, and the room goes quiet. She then films each person, from ' +
      'behind and for their eyes alone, sitting, lifting a box and getting out of a low seat. In ' +
      'pairs you look for the moment when the back takes over from the legs. The second hour is ' +
      'repair: how to set a chair with two towels, how to hinge, a break every thirty minutes ' +
      'that takes forty seconds, and two strength exercises with a filled water bottle.</p>' +
      '<p>The workshop is intended for long-standing, ordinary back ache in working people. It ' +
      'is teaching, not an examination, and nobody is diagnosed. Pain after a fall, with fever, ' +
      'or with numbness needs a doctor this week, not a class. You will go home with one change ' +
      'to make. Noor believes that two are already too many.</p>',
    rating: 4.8,
    reviews: 112,
    location: 'Toronto, Canada',
    country: 'CA',
    coordinates: { lat: 43.6642, lng: -79.4184 },
    address: 'Community health room, ground floor, Bloor Street West, Toronto ON M6G',
    price: '$$',
    amount: { minor: 5400, currency: 'USD', per: 'person' },
    priceDetails: 'One person, with handout and a six-week check by message.',
    wellnessTag: 'balance',
    tags: ['back pain', 'posture', 'desk work', 'lifting', 'body', 'stiffness', 'sciatica'],
    benefits: [
      {
        title: 'One change that fits you',
        text: 'Not a list of twelve, but the single habit most worth altering.',
      },
      {
        title: 'Your own film',
        text: 'Seeing how you really lift is worth a good many reminders.',
      },
      {
        title: 'Stronger in small doses',
        text: 'Two exercises that need a water bottle and four minutes.',
      },
    ],
    amenityGroups: [
      {
        title: 'In the room',
        items: [
          'Chairs of several heights',
          'Padded table for demonstrations',
          'Standing desk to try',
        ],
      },
      { title: 'Access', items: ['Level entrance', 'Accessible toilet', 'Subway at 200 m'] },
    ],
    amenities: ['wheelchair-access', 'wifi'],
    inclusions: [
      'Filmed movement check, deleted at the end unless you want it',
      'Illustrated handout',
      'A message from Noor after six weeks',
    ],
    requirements: [
      'Your everyday bag and work shoes',
      'Trousers you can squat in',
      'Two bath towels',
    ],
    host: {
      name: 'Noor Haddad',
      role: 'Physiotherapist',
      bio:
        'Noor spent ten years in hospital outpatients teaching the same eight things to people ' +
        'one at a time. The workshop is her attempt to say them once, better.',
    },
    certification: 'Registered physiotherapist, twelve years in practice',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'America/Toronto',
      start: '14:00',
      minutes: 120,
      seats: 8,
      place: 'Bloor Street West, Toronto',
      repeat: { every: 'month', weekday: 6, nth: 1 },
    },
    reviewList: [
      {
        id: 'exp-13-r1',
        user: 'Wanda',
        rating: 5,
        date: '2026-10-03',
        comment: 'My bag was eleven pounds. I had been blaming my mattress.',
      },
      {
        id: 'exp-13-r2',
        user: 'Sanjay',
        rating: 5,
        date: '2026-07-04',
        comment: 'The towel trick for the office chair was worth the fee by itself.',
      },
      {
        id: 'exp-13-r3',
        user: 'Lucie',
        rating: 4,
        date: '2026-04-04',
        comment: 'Excellent teacher. I would have liked time for questions about running.',
      },
      {
        id: 'exp-13-r4',
        user: 'Greg',
        rating: 4,
        date: '2026-02-07',
        comment: 'Watching yourself on film is humbling. Back is better, pride is not.',
      },
      {
        id: 'exp-13-r5',
        user: 'Tomasz',
        rating: 3,
        date: '2025-11-01',
        comment:
          'I hoped she would look at my back properly, but it is a class and they do say so.',
      },
    ],
    faqs: [
      {
        question: 'Will I be examined?',
        answer: 'No. Noor may suggest that you see somebody, and will say whom to ask for.',
      },
      {
        question: 'Is the filming private?',
        answer: 'It is done on your own phone. Only you and your partner in the exercise see it.',
      },
      {
        question: 'I am seven months pregnant. Is it suitable?',
        answer: 'Yes, with a different lifting exercise. Say so when you book.',
      },
    ],
    cancellation:
      'Full refund up to three days before; inside three days we move you to the next month.',
    verified: true,
    verification: {
      checked: 'Professional registration and liability insurance',
      on: '2026-08-14',
    },
    listedDaysAgo: 320,
  },
  {
    id: 'exp-14',
    slug: 'the-hot-kitchen-table-a-menopause-evening',
    title: 'The Hot Kitchen Table: A Menopause Evening',
    description:
      'Straight talk about nights, moods and bones around one long table, with a doctor who ' +
      'stays until the questions run out.',
    type: 'Workshop',
    contentType: 'experience',
    categories: ['workshops'],
    longDescription:
      '<p>Somebody always fans herself with the handout within ten minutes, and then the evening ' +
      'has started.</p>' +
      '<p>You do not need a diagnosis, and those who are early, surgical or simply suspicious ' +
      'are welcome. The doctor who co-hosts explains options in general, does not prescribe, and ' +
      'cannot replace your own. Nothing is sold. Partners have their own evening in the same ' +
      'week, because they kept ringing up.</p>' +
      '<p>Eight women sit down to soup. Dr. Marchetti draws what is happening on a roll of ' +
      'baking paper: hormones, temperature, sleep, joints, temper. Then Kirra takes over with ' +
      'what people have found bearable, in practice: bedding in layers, a cool-down breath, ' +
      'strength work with a loaf tin, how to raise it with a manager. The last forty minutes are ' +
      'cards in a bowl, one anonymous question each, answered until the bowl is empty.</p>',
    rating: 4.8,
    reviews: 159,
    location: 'Melbourne, Australia',
    country: 'AU',
    coordinates: { lat: -37.7664, lng: 144.9631 },
    address: 'Neighbourhood house kitchen, Brunswick VIC 3056',
    price: '$$',
    amount: { minor: 4500, currency: 'USD', per: 'person' },
    priceDetails:
      'One seat including supper and the handout. Concession places at 20 dollars on request.',
    wellnessTag: 'calm',
    isAIRecommended: true,
    tags: ['menopause', 'perimenopause', 'hot flushes', 'sleep', 'mood', 'brain fog', 'women'],
    benefits: [
      {
        title: 'Facts without embarrassment',
        text: 'The drawing on baking paper explains more than most leaflets.',
      },
      {
        title: 'Things to try this week',
        text: 'Small, cheap changes that other people at the table have tested.',
      },
      {
        title: 'Better questions',
        text: 'You leave knowing what to ask at your next appointment.',
      },
      { title: 'Company', text: 'It is difficult to feel odd in a room where everyone has a fan.' },
    ],
    amenityGroups: [
      {
        title: 'The house',
        items: [
          'Windows that open, fans on request',
          'Step-free kitchen',
          'Parking in the street after six',
        ],
      },
    ],
    amenities: ['wheelchair-access', 'vegan-kitchen'],
    inclusions: [
      'Soup, bread and fruit',
      'A twelve-page handout',
      'Your question, answered without your name',
    ],
    requirements: ['Layers', 'One question you have not asked anybody'],
    host: {
      name: 'Kirra Dunstan',
      role: 'Facilitator, with Dr. Helen Marchetti',
      bio:
        'Kirra managed a bakery and thought she was losing her memory at forty-six. She started ' +
        'the table with her own doctor once she learned what it was.',
    },
    certification: 'Second host is a registered general practitioner',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Australia/Melbourne',
      start: '18:30',
      minutes: 120,
      seats: 8,
      place: 'Neighbourhood house kitchen, Brunswick',
      repeat: { every: 'month', weekday: 3, nth: 2 },
    },
    reviewList: [
      {
        id: 'exp-14-r1',
        user: 'Leanne',
        rating: 5,
        date: '2026-10-14',
        comment:
          'I have waited four years for someone to draw it. Took a photo of the baking paper.',
      },
      {
        id: 'exp-14-r2',
        user: 'Dimitra',
        rating: 5,
        date: '2026-07-08',
        comment: 'My card was question five and I pretended it was not mine. Two others nodded.',
      },
      {
        id: 'exp-14-r3',
        user: 'Sue',
        rating: 4,
        date: '2026-05-13',
        comment: 'Good soup, good sense. The room got hot, which was almost funny.',
      },
      {
        id: 'exp-14-r4',
        user: 'Jacinta',
        rating: 3,
        date: '2025-12-10',
        comment: 'Helpful for beginners. I have read a lot already and knew most of it.',
      },
      {
        id: 'exp-14-r5',
        user: 'Wen',
        rating: 5,
        date: '2025-09-10',
        comment:
          'I was thirty-nine and thought I would be the odd one. Kirra put me next to another ' +
          'surgical.',
      },
    ],
    faqs: [
      {
        question: 'Do you push hormones, or avoid them?',
        answer:
          'Neither. What is known about each option is laid out, and the choice stays with you ' +
          'and your doctor.',
      },
      {
        question: 'Can my partner come with me?',
        answer:
          "Not to this table. There is a partners' evening in the same week for the same price.",
      },
      {
        question: 'Will you sell me anything?',
        answer: 'No. No supplements, no programme, no follow-up calls.',
      },
    ],
    cancellation:
      'Cancel by noon on the day before; after that supper has been bought and half the price ' +
      'is kept.',
    verified: true,
    verification: {
      checked: 'Medical registration of the second host, kitchen food-safety certificate',
      on: '2026-06-24',
    },
    listedDaysAgo: 255,
  },
  {
    id: 'exp-15',
    slug: 'phone-down',
    title: 'Phone Down',
    description:
      'Two hours on attention: where yours went, who was paid for it, and how to make a working ' +
      'morning without it being taken.',
    type: 'Workshop',
    contentType: 'experience',
    categories: ['workshops'],
    longDescription:
      '<p>At the door your phone goes into a numbered linen bag, and you are asked to guess how ' +
      'often you will reach for it.</p>' +
      '<p>People count the urges with pencil strokes, which is funny for the first quarter of an ' +
      'hour and instructive after that. Sander then goes through the machinery in plain words: ' +
      'notifications, open loops, the cost of switching. The middle hour is work, of all things. ' +
      'Everyone has brought one real task and does it in two stretches of twenty-five minutes, ' +
      'in silence, at a shared table by a canal window. What broke each stretch is written on a ' +
      'wall, and the group designs fixes.</p>' +
      '<p>Writers, students, managers and one bus planner have come. It is no use for those who ' +
      'want to give up their phone altogether, since the aim is a truce. Difficulty with ' +
      'attention that has been there since childhood deserves a proper assessment, and Sander ' +
      'says so.</p>',
    rating: 4.5,
    reviews: 88,
    location: 'Amsterdam, Netherlands',
    country: 'NL',
    coordinates: { lat: 52.3717, lng: 4.8819 },
    address: 'Canal-side workroom, first floor, Jordaan, 1016 Amsterdam',
    price: '$$',
    amount: { minor: 4800, currency: 'USD', per: 'person' },
    priceDetails: 'One person, one morning, coffee included. Taught in English.',
    wellnessTag: 'focus',
    tags: [
      'focus',
      'concentration',
      'phone habits',
      'procrastination',
      'desk work',
      'mind',
      'overwhelm',
    ],
    benefits: [
      {
        title: 'Fifty minutes of real work',
        text: 'You leave with a task further along than it was.',
      },
      {
        title: 'Your own numbers',
        text: 'A page of pencil strokes that shows what your attention actually does.',
      },
      {
        title: 'Three settings, one rule',
        text: 'Small changes to the phone that hold for longer than good intentions.',
      },
    ],
    amenityGroups: [
      {
        title: 'The workroom',
        items: [
          'One large oak table',
          'Linen phone bags',
          'Proper coffee',
          'No wireless during the session',
        ],
      },
    ],
    amenities: ['no-wifi'],
    inclusions: [
      'Filter coffee or tea',
      'Workbook and pencil',
      'A two-week follow-up letter, on paper',
    ],
    requirements: [
      'One task that can be done without the internet',
      'Reading glasses if you use them',
      'A number that can reach the front desk in an emergency',
    ],
    host: {
      name: 'Sander Veldkamp',
      role: 'Workshop leader',
      bio:
        'Sander designed notification systems for six years and counts this as making amends. ' +
        'He owns a phone and likes it.',
    },
    certification: 'Degree in human-computer interaction, adult education certificate',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/Amsterdam',
      start: '09:30',
      minutes: 120,
      seats: 8,
      place: 'Jordaan workroom, Amsterdam',
      repeat: { every: 'week', weekday: 1, interval: 2, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-15-r1',
        user: 'Fenna',
        rating: 5,
        date: '2026-10-19',
        comment:
          'Thirty-one pencil strokes in the first half hour. I felt caught, then I finished my ' +
          'grant letter.',
      },
      {
        id: 'exp-15-r2',
        user: 'Iker',
        rating: 4,
        date: '2026-08-10',
        comment: 'Well run. The stairs are steep and narrow, even by local standards.',
      },
      {
        id: 'exp-15-r3',
        user: 'Lotte',
        rating: 5,
        date: '2026-04-20',
        comment: 'The paper letter after two weeks arrived just as I was sliding back.',
      },
      {
        id: 'exp-15-r4',
        user: 'Graham',
        rating: 3,
        date: '2026-01-26',
        comment:
          'Enjoyable, but a fair part can be found in any book on the subject. The silence is ' +
          'what you pay for.',
      },
    ],
    faqs: [
      {
        question: "What if my children's school calls?",
        answer: 'Give them the desk number. Someone will come and fetch you.',
      },
      {
        question: 'Is there a lift?',
        answer: 'No, sorry. The workroom is up one steep flight of stairs.',
      },
      {
        question: 'Does it work for people with ADHD?',
        answer:
          'Some have found parts useful and others found the silence hard. It is not designed ' +
          'as support for ADHD.',
      },
    ],
    cancellation:
      'Free of charge until the Friday before; afterwards the place can be given to a colleague.',
    verified: true,
    verification: { checked: 'Business registration and workroom insurance', on: '2026-01-19' },
    listedDaysAgo: 143,
  },
  {
    id: 'exp-16',
    slug: 'winter-cupboard',
    title: 'Winter Cupboard',
    description:
      'Make a syrup, a broth base and a chest of kitchen teas for the cold months, and learn ' +
      'what they can and cannot do.',
    type: 'Workshop',
    contentType: 'experience',
    categories: ['workshops'],
    longDescription:
      '<p>Elderberries stain everything, so aprons go on before the introductions.</p>' +
      "<p>At two trestle tables in a walled garden's potting shed, the group strips berries, " +
      'grates ginger and simmers thyme. Moira explains each plant while your hands are busy: how ' +
      'it has been used, what has actually been studied, who should leave it alone. By half time ' +
      'there is a syrup cooling and a tray of vegetables roasting for broth paste. Over bowls of ' +
      'the finished broth she talks about the unglamorous side of a good winter, meaning sleep, ' +
      'daylight, washing your hands and the vaccines your doctor offers.</p>' +
      '<p>It is a kitchen workshop with a sceptical streak. Nothing made here prevents an ' +
      'infection, and no one will tell you it does. What you take home tastes good, keeps for ' +
      'weeks, and makes being looked after, or looking after somebody, rather easier. Children ' +
      'from ten may come with an adult.</p>',
    rating: 4.7,
    reviews: 44,
    location: 'Perthshire, United Kingdom',
    country: 'GB',
    coordinates: { lat: 56.5653, lng: -3.5862 },
    address: 'Potting shed, walled garden, near Dunkeld, Perthshire PH8',
    price: '$$',
    amount: { minor: 5200, currency: 'USD', per: 'person' },
    priceDetails:
      'One person with three jars to take home. A child sharing your table pays 15 dollars.',
    wellnessTag: 'balance',
    tags: ['immunity', 'winter', 'herbs', 'garden', 'nutrition', 'families', 'colds'],
    benefits: [
      {
        title: 'Three jars and the know-how',
        text: 'Syrup, broth paste and a tea blend that you can make again for small change.',
      },
      {
        title: 'A straight answer',
        text: 'What each herb is used for, what is unproven, and when to leave it out.',
      },
      {
        title: 'An afternoon with your hands',
        text: 'Stripping berries in company is a rest of its own kind.',
      },
    ],
    amenityGroups: [
      {
        title: 'The shed',
        items: ['Wood stove', 'Two trestle tables, one at seated height', 'Gravel path, firm'],
      },
      {
        title: 'The garden',
        items: ['Walled herb beds', 'Composting toilet', 'Parking for ten cars'],
      },
    ],
    amenities: ['organic-kitchen', 'vegan-kitchen'],
    inclusions: [
      'All ingredients and jars; outside autumn the berries come from the freezer',
      'Broth and bread',
      'Recipe sheets with cautions for each plant',
    ],
    requirements: [
      'Old clothes',
      'Warm boots, as the shed floor is stone',
      'A list of medicines you take, so that interactions can be pointed out',
    ],
    host: {
      name: 'Moira Strachan',
      role: 'Herb grower',
      bio:
        'Moira was a hospital pharmacist for twenty years and now grows the plants that some of ' +
        'those medicines began as. She is unusually willing to say that nobody knows.',
    },
    certification: 'Retired registered pharmacist, food hygiene certificate',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/London',
      start: '13:30',
      minutes: 120,
      seats: 8,
      place: 'Walled garden, near Dunkeld',
      repeat: { every: 'month', weekday: 0, nth: 1 },
    },
    reviewList: [
      {
        id: 'exp-16-r1',
        user: 'Catriona',
        rating: 5,
        date: '2026-10-04',
        comment: 'A pharmacist who grows herbs is exactly the person you want explaining herbs.',
      },
      {
        id: 'exp-16-r2',
        user: 'Olu',
        rating: 5,
        date: '2026-10-04',
        comment:
          'My son grated all the ginger and has since made the broth twice without being asked.',
      },
      {
        id: 'exp-16-r3',
        user: 'Heather',
        rating: 4,
        date: '2026-09-06',
        comment: 'Loved it. My syrup did not set as thick as hers but the taste is there.',
      },
      {
        id: 'exp-16-r4',
        user: 'Alastair',
        rating: 3,
        date: '2026-09-06',
        comment: 'Nice afternoon, cold shed. I wanted more foraging and less washing up.',
      },
    ],
    faqs: [
      {
        question: 'Can I give the syrup to a baby?',
        answer: 'Not the honey version under one year. A sugar version is made alongside it.',
      },
      {
        question: 'Is everything vegan?',
        answer: 'Yes, apart from the honey, and there is an alternative for that.',
      },
      {
        question: 'The listing is new, but it has reviews. How?',
        answer:
          "The workshop has run for two winters through the garden's own diary, and guests from " +
          'those days were asked.',
      },
    ],
    cancellation:
      'Tell us four days ahead for a full refund; later than that we post you the jars instead.',
    listedDaysAgo: 38,
  },
]
