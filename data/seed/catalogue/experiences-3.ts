import type { SampleListing } from '#data/seed/sample-listing.ts'

export const writtenExperiences3: SampleListing[] = [
  {
    id: 'exp-9',
    slug: 'deep-listening-sound-bath',
    videoUrl: '/media/deep-listening-sound-bath-1.mp4',
    title: 'Deep Listening Sound Bath',
    description: 'Nine bowls, two hours, and nothing asked of you.',
    type: 'Sound Bath',
    contentType: 'experience',
    categories: ['sound-healing'],
    longDescription:
      '<p>You will lie down, be covered with something warm, and hear nine bronze bowls played ' +
      'slowly from three sides of the room.</p>' +
      '<p>There is no technique to learn. After a cup of linden tea and a few words about what ' +
      'will happen, the lamps go down and the first bowl begins so softly that people argue ' +
      'later about when it started. Ansel moves behind you on felt soles, so the sound travels. ' +
      'Nothing is placed on the body.</p>' +
      '<p>For an hour tones overlap and fade, and then comes a silence almost as long as a song. ' +
      'Lights return by degrees and more tea is poured.</p>' +
      '<p>People often fall asleep, which is considered a good outcome. Anyone may leave at any ' +
      'time by the lit door. If you have epilepsy, a hearing implant, or find sudden resonance ' +
      'unpleasant, please write first. This is rest with very good acoustics. It makes no claim ' +
      'beyond that.</p>',
    rating: 4.9,
    reviews: 418,
    location: 'Brooklyn, USA',
    country: 'US',
    coordinates: { lat: 40.6782, lng: -73.9903 },
    address: 'Former printing works, second floor, Gowanus, Brooklyn NY 11215',
    price: '$$',
    amount: { minor: 6500, currency: 'USD', per: 'person' },
    priceDetails:
      'One place for one person, with mat, blankets and tea. Two tickets a night are held at ' +
      'half price.',
    wellnessTag: 'restore',
    isAIRecommended: true,
    tags: ['sleep', 'stress', 'burnout', 'sound', 'rest', 'insomnia', 'spirit', 'overwhelm'],
    benefits: [
      { title: 'Permission to do nothing', text: 'No posture, no method and no sharing round.' },
      {
        title: 'A body that lets go by itself',
        text: 'Warmth, darkness and long tones do most of the persuading.',
      },
      {
        title: 'A slower evening',
        text: 'Nobody is hurried out; the last half hour is tea and lamplight.',
      },
    ],
    amenityGroups: [
      {
        title: 'In the room',
        items: [
          'Thick futon mats',
          'Wool blankets and eye pillows',
          'Lamps only, no candles or incense',
        ],
      },
      { title: 'Arriving', items: ['Freight lift, step free', 'Lockers', 'Single-user toilets'] },
    ],
    amenities: ['wheelchair-access'],
    inclusions: [
      'Futon, bolster and two blankets',
      'Freshly washed eye pillow',
      'Linden tea before and after',
    ],
    requirements: [
      'Warm socks',
      'Comfortable clothes without buckles',
      'Arrive by the quarter hour; the door closes when the first bowl sounds',
    ],
    host: {
      name: 'Ansel Duvall',
      role: 'Bowl player',
      bio:
        'Ansel tuned pianos for two decades and bought the first bowl because a customer could ' +
        'not pay. He has nine now and plays them the way he listens, in no hurry.',
    },
    certification: 'Twelve years of public sessions, first aid at work',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'America/New_York',
      start: '19:30',
      minutes: 120,
      seats: 8,
      place: 'Gowanus, Brooklyn',
      repeat: { every: 'week', weekday: 5, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-9-r1',
        user: 'Mara',
        rating: 5,
        date: '2026-10-16',
        comment:
          'I heard bowl one and bowl two and then someone was handing me tea. I have two small ' +
          'children, so this was the best night of the month.',
      },
      {
        id: 'exp-9-r2',
        user: 'Jonah',
        rating: 5,
        date: '2026-08-21',
        comment:
          'I am a sound engineer and came to be annoyed. The room is tuned, the man can play, I ' +
          'was not annoyed.',
      },
      {
        id: 'exp-9-r3',
        user: 'Shirin',
        rating: 4,
        date: '2026-05-08',
        comment:
          'Wonderful, though the neighbour upstairs walked about during the silence. City life.',
      },
      {
        id: 'exp-9-r4',
        user: 'Theo',
        rating: 5,
        date: '2026-02-13',
        comment: 'First time in a year that my jaw was not clenched on the subway home.',
      },
      {
        id: 'exp-9-r5',
        user: 'Carolyn',
        rating: 3,
        date: '2025-11-07',
        comment:
          'Peaceful, but sixty-five dollars is a lot for a nap and I could not get comfortable ' +
          'on my back.',
      },
    ],
    faqs: [
      {
        question: 'What if I snore?',
        answer:
          'Somebody always does. Ansel walks past and turns a bowl your way, which usually ' +
          'settles it.',
      },
      {
        question: 'Can I sit instead of lying down?',
        answer: 'Yes, there are two deep chairs. Ask for one when you book.',
      },
      {
        question: 'Is it loud?',
        answer:
          'No. The largest bowl is about as loud as a person talking across a table, but you ' +
          'can feel it in the floor.',
      },
    ],
    cancellation: 'Free until noon the day before; after that you may send a friend in your place.',
    verified: true,
    verification: {
      checked: 'Venue safety certificate, insurance and host identity',
      on: '2026-07-02',
    },
    listedDaysAgo: 466,
  },
  {
    id: 'exp-10',
    slug: 'bronze-and-breath',
    title: 'Bronze and Breath',
    description: 'Half an hour of guided breathing, then bowls, in that order and for a reason.',
    type: 'Sound Bath',
    contentType: 'experience',
    categories: ['sound-healing'],
    longDescription:
      '<p>Breath first, because sound lands differently in a body that has already slowed ' +
      'down.</p>' +
      '<p>The evening opens sitting up. Temi teaches a long-exhale pattern, counts it with you ' +
      'for twenty minutes, and stops when people no longer need the count. Everyone then lies ' +
      'down where they are. Ansel takes over with five of the bowls from his Friday sessions, ' +
      'played lower and further apart, timed to the pace the room has settled into. At the end ' +
      'the two of them sit down as well, and it is quiet for ten minutes.</p>' +
      '<p>Those who find a plain sound bath too passive tend to like this one. The breathing is ' +
      'mild: no holding to the limit, no fast pumping, nothing meant to make you light-headed. ' +
      'In pregnancy or with asthma you can simply breathe normally and lose nothing. It will not ' +
      'teach you to play, and it is not a therapy session.</p>',
    rating: 4.7,
    reviews: 205,
    location: 'Brooklyn, USA',
    country: 'US',
    coordinates: { lat: 40.6782, lng: -73.9903 },
    address: 'Former printing works, second floor, Gowanus, Brooklyn NY 11215',
    price: '$$',
    amount: { minor: 5800, currency: 'USD', per: 'person' },
    priceDetails:
      'One place, mats and tea included. Bring somebody who has never come and the pair pays 96 ' +
      'dollars.',
    wellnessTag: 'focus',
    tags: ['stress', 'anxiety', 'breathing', 'sound', 'tension', 'focus', 'spirit'],
    benefits: [
      {
        title: 'A pattern to take home',
        text: 'The long exhale needs no equipment and works in a parked car.',
      },
      {
        title: 'Easier to settle',
        text: 'Busy minds get a job for half an hour before they are asked to rest.',
      },
      { title: 'Two ways in', text: 'If the breath does not suit you, the bowls probably will.' },
    ],
    amenityGroups: [
      {
        title: 'In the room',
        items: [
          'Futon mats and meditation chairs',
          'Wool blankets',
          'Fresh air between the two halves',
        ],
      },
    ],
    amenities: ['wheelchair-access'],
    inclusions: [
      'Mat, chair and blankets',
      'A printed card with the breathing pattern',
      'Mint tea afterwards',
    ],
    requirements: [
      'Nothing tight around the waist',
      'A light supper at least an hour before',
      'Tell us about asthma, pregnancy or panic so that we can adapt',
    ],
    host: {
      name: 'Temi Adeyemi',
      role: 'Breath teacher, with Ansel Duvall on bowls',
      bio:
        'Temi sang in church choirs from the age of six and came to breath work through a voice ' +
        'teacher who made her lie on the floor for a year. She laughs easily and counts well.',
    },
    certification: 'Breath coaching diploma, choral conducting degree',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'America/New_York',
      start: '18:30',
      minutes: 120,
      seats: 8,
      place: 'Gowanus, Brooklyn',
      repeat: { every: 'month', weekday: 0, nth: 3 },
    },
    reviewList: [
      {
        id: 'exp-10-r1',
        user: 'Petra',
        rating: 5,
        date: '2026-09-20',
        comment:
          'I never manage to relax when someone tells me to. Counting got me there by the back ' +
          'door.',
      },
      {
        id: 'exp-10-r2',
        user: 'Malik',
        rating: 4,
        date: '2026-06-21',
        comment: 'Good evening. The switch from her voice to the bowls was a bit sudden.',
      },
      {
        id: 'exp-10-r3',
        user: 'Joyce',
        rating: 5,
        date: '2026-03-15',
        comment:
          'I have asthma and was nervous about breath work. Temi asked, adapted, and never made ' +
          'it a thing.',
      },
      {
        id: 'exp-10-r4',
        user: 'Eli',
        rating: 3,
        date: '2025-12-21',
        comment:
          'I preferred the Friday one. Here I had just got going with the breathing when it ' +
          'stopped.',
      },
    ],
    faqs: [
      {
        question: 'How is this different from the Friday sound bath?',
        answer: 'Half of it is something you do. Friday asks nothing of you at all.',
      },
      {
        question: 'Will I hyperventilate?',
        answer:
          'The pattern is slower than normal breathing, so that is unlikely. Anyone who feels ' +
          'odd goes back to their own pace.',
      },
      { question: 'May I come alone?', answer: 'Most people do.' },
    ],
    cancellation:
      'Refunded in full until 48 hours before; within 48 hours the place can be moved once.',
    verified: true,
    verification: {
      checked: "Venue safety certificate, insurance and both hosts' identity",
      on: '2026-07-02',
    },
    listedDaysAgo: 198,
  },
  {
    id: 'exp-11',
    slug: 'full-moon-drum-circle',
    title: 'Full Moon Drum Circle',
    description: 'Thirty hand drums, a fire, red rock behind you, and no audience.',
    type: 'Drum Circle',
    contentType: 'experience',
    categories: ['sound-healing'],
    longDescription:
      '<p>Everybody plays, including those who were told at school to mouth the words.</p>' +
      '<p>When you arrive the drums already stand in a ring on the sand: deep ones for the ' +
      'unsure, small bright ones for show-offs. Joaquín sets a heartbeat and lets people find ' +
      'it. He teaches with his eyebrows more than with words. Over the next hour the pulse ' +
      'speeds up, breaks apart, gets silly, and mends itself.</p>' +
      '<p>A quiet round follows with fingertips only, then a fire, cornbread, and stories from ' +
      'whoever has one.</p>' +
      '<p>It is loud and outdoors. Children over eight do well. Sore wrists get a soft mallet, ' +
      'and ear plugs are free. Nobody leads a ceremony or borrows one; this is music-making ' +
      'among neighbours. As for the name, we meet on the last Saturday of the month and the moon ' +
      'keeps its own calendar, so once or twice a year the two agree.</p>',
    rating: 4.8,
    reviews: 276,
    location: 'Sedona, USA',
    country: 'US',
    coordinates: { lat: 34.8475, lng: -111.7936 },
    address: 'Creekside picnic ground, west lot, Sedona AZ 86336',
    price: '$',
    amount: { minor: 2000, currency: 'USD', per: 'person' },
    priceDetails: 'One person with a drum and supper. Children under twelve pay half.',
    wellnessTag: 'energize',
    tags: ['energy', 'community', 'loneliness', 'low mood', 'spirit', 'music', 'families'],
    benefits: [
      {
        title: 'Out of your head',
        text: 'It is hard to worry and keep a beat at the same moment.',
      },
      {
        title: 'Part of something',
        text: 'By the third round thirty strangers sound like one slightly uneven animal.',
      },
      {
        title: 'Tired hands, good mood',
        text: 'People tend to drive home grinning and a bit sore.',
      },
    ],
    amenityGroups: [
      {
        title: 'On site',
        items: [
          'Thirty drums of all sizes',
          'Soft mallets and ear plugs',
          'Fire pit',
          'Level sand path from the lot',
        ],
      },
    ],
    amenities: ['pet-friendly'],
    inclusions: [
      'Use of a drum',
      'Cornbread, beans and lemonade',
      'Ear plugs for children and anyone else',
    ],
    requirements: [
      'A warm jacket, since the desert cools fast after dark',
      'A torch for the walk back',
      'Take rings off before playing',
    ],
    host: {
      name: 'Joaquín Estrada',
      role: 'Percussionist',
      bio:
        'Joaquín played weddings and parade bands across Arizona for twenty-five years. He ' +
        'started the circle in a car park with four drums and a bag of oranges.',
    },
    certification: 'Group drumming facilitator course, outdoor first aid',
    duration: '2 hours',
    groupSize: 'Up to 30 people',
    schedule: {
      timeZone: 'America/Phoenix',
      start: '18:30',
      minutes: 120,
      seats: 30,
      place: 'Creekside picnic ground, Sedona',
      repeat: { every: 'month', weekday: 6, nth: 5 },
    },
    reviewList: [
      {
        id: 'exp-11-r1',
        user: 'Darlene',
        rating: 5,
        date: '2026-09-26',
        comment: 'I am seventy and have no rhythm. Nobody could tell, me included.',
      },
      {
        id: 'exp-11-r2',
        user: 'Kofi',
        rating: 5,
        date: '2026-06-27',
        comment: 'Joaquín lets it fall apart on purpose and that is the best bit.',
      },
      {
        id: 'exp-11-r3',
        user: 'Annika',
        rating: 4,
        date: '2026-04-25',
        comment: 'Great night. The moon was a thin slice, so be aware of the name. Bring a jacket.',
      },
      {
        id: 'exp-11-r4',
        user: 'Russ',
        rating: 3,
        date: '2026-01-31',
        comment:
          'Too many people for me and one man who would not stop soloing. The cornbread was ' +
          'excellent.',
      },
      {
        id: 'exp-11-r5',
        user: 'Mei',
        rating: 5,
        date: '2025-10-25',
        comment:
          'Our ten-year-old talked about it for weeks. Dog came too and slept through ' +
          'everything.',
      },
    ],
    faqs: [
      {
        question: 'I have never held a drum. Is that a problem?',
        answer:
          'It is the usual case. You start with the heartbeat and stay on it for as long as you ' +
          'please.',
      },
      {
        question: 'Is it really at full moon?',
        answer:
          'Only when the calendar is kind. The date is always the last Saturday, so that people ' +
          'with jobs can plan.',
      },
      {
        question: 'Are dogs allowed?',
        answer:
          'Yes, on a lead and away from the fire. Some dislike the noise, so stand near the ' +
          'edge first.',
      },
    ],
    cancellation:
      'Cancel until the morning of the day for a full refund; wind and fire bans move the ' +
      'circle to the following week.',
    listedDaysAgo: 388,
  },
  {
    id: 'exp-12',
    slug: 'low-notes-late-night',
    title: 'Low Notes, Late Night',
    description:
      'A cellist and one large bowl, broadcast live to your bedroom on alternate Sundays.',
    type: 'Sound Bath',
    contentType: 'experience',
    categories: ['sound-healing'],
    longDescription:
      '<p>Put the phone under the pillow or the speaker on the floor, and switch off the ' +
      'lamp.</p>' +
      '<p>Henrike plays only the two lowest strings, in long slow bows, with pauses in which the ' +
      'bowl is struck once and left alone. She improvises from the same four pieces each time, ' +
      'so that a regular listener always half knows what comes next. The first quarter of an ' +
      'hour is the liveliest. After that it thins out, and by eleven there are often twenty ' +
      'seconds between notes. The stream closes by fading, never by a goodbye. No talking, no ' +
      'chat window, no faces. It is for people who dread Sunday night, and for anyone who likes ' +
      'live music but cannot face going out for it. Small speakers lose the bottom notes, so use ' +
      'headphones or something with a proper cone. It is a concert you are allowed to miss.</p>',
    rating: 4.6,
    reviews: 38,
    location: 'Online',
    price: '$',
    amount: { minor: 1200, currency: 'USD', per: 'person' },
    priceDetails: 'One household, one night. The recording can be replayed for two weeks.',
    wellnessTag: 'calm',
    tags: ['sleep', 'sunday dread', 'stress', 'sound', 'insomnia', 'anxiety', 'music'],
    benefits: [
      {
        title: 'A softer Sunday',
        text: 'Something to look forward to at the hour the week starts looming.',
      },
      { title: 'Nothing to watch', text: 'Sound only, so the room can be dark.' },
      {
        title: 'Live, so it breathes',
        text: 'Each night is played afresh and never quite the same length.',
      },
    ],
    amenityGroups: [
      {
        title: 'The stream',
        items: ['High-quality audio', 'Replay for fourteen days', 'No account needed'],
      },
    ],
    inclusions: [
      'Live audio for one household',
      'Two weeks of replay',
      'A short note on setting the volume',
    ],
    requirements: ['Headphones or a speaker with some bass', 'Volume set before you lie down'],
    host: {
      name: 'Henrike Soltau',
      role: 'Cellist',
      bio:
        'Henrike played in theatre orchestras in Hamburg until her hearing asked for quieter ' +
        'work. She broadcasts from her kitchen, after the fridge has been switched off.',
    },
    certification: 'Conservatory diploma in cello performance',
    duration: '2 hours',
    groupSize: 'Up to 60 households',
    schedule: {
      timeZone: 'Europe/Berlin',
      start: '21:30',
      minutes: 120,
      seats: 60,
      place: 'Online',
      repeat: { every: 'week', weekday: 0, interval: 2, offset: 1 },
    },
    reviewList: [
      {
        id: 'exp-12-r1',
        user: 'Jule',
        rating: 5,
        date: '2026-10-25',
        comment: 'The pauses are the best part. I wait for the next note and then it is Monday.',
      },
      {
        id: 'exp-12-r2',
        user: 'Stephen',
        rating: 4,
        date: '2026-10-11',
        comment:
          'Beautiful on headphones, almost nothing on my laptop. Read the note about speakers.',
      },
      {
        id: 'exp-12-r3',
        user: 'Amara',
        rating: 5,
        date: '2026-09-27',
        comment:
          'I used to lie there writing emails in my head. Now I lie there listening to a cello.',
      },
      {
        id: 'exp-12-r4',
        user: 'Bo',
        rating: 3,
        date: '2026-09-13',
        comment: 'Too sparse for me, it felt like waiting for a bus. My wife loves it.',
      },
    ],
    faqs: [
      {
        question: 'Is there any speaking at all?',
        answer: 'None. A line of text on the page says good evening, and that is the only word.',
      },
      {
        question: 'You have just been listed. Whose reviews are these?',
        answer:
          'They come from people who listened by mailing list this autumn, before the sessions ' +
          'appeared here.',
      },
      {
        question: 'Can I play it for my children?',
        answer: 'Yes. A household ticket covers everyone in earshot.',
      },
    ],
    cancellation:
      'Refunded until the stream opens; if our line fails for more than ten minutes everyone is ' +
      'refunded.',
    listedDaysAgo: 5,
  },
]
