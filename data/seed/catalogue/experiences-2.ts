import type { SampleListing } from '#data/seed/sample-listing.ts'

export const writtenExperiences2: SampleListing[] = [
  {
    id: 'exp-5',
    slug: 'evening-sitting-group',
    videoUrl: '/media/evening-sitting-group-1.mp4',
    title: 'Evening Sitting Group',
    description: 'Twenty minutes of silence, tea, twenty minutes more.',
    type: 'Meditation',
    contentType: 'experience',
    categories: ['meditation'],
    longDescription:
      '<p>A plain room, a bell, and two short silences with a pot of roasted tea between ' +
      'them.</p>' +
      '<p>The gate is open from half past six. Shoes stay on the step; a cushion, a low bench or ' +
      'an ordinary chair is waiting. Newcomers get ten minutes of instruction about the spine, ' +
      'the eyes and what to do when the mind leaves, which it will.</p>' +
      '<p>After the first sitting everyone turns round and drinks tea, and talk is allowed but ' +
      'not required. After the second there is a slow walk around the garden by lantern and the ' +
      'evening ends.</p>' +
      '<p>Nothing is chanted and no belief is asked of you. It suits tired people and people who ' +
      'have failed at meditating alone. Somebody in acute distress may find silence too much; ' +
      'write beforehand and Naoko will suggest a chair near the door, or another evening.</p>',
    rating: 4.9,
    reviews: 233,
    location: 'Kyoto, Japan',
    country: 'JP',
    coordinates: { lat: 35.0412, lng: 135.7472 },
    address: 'Wooden house behind the bathhouse, Murasakino, Kita Ward, Kyoto',
    price: '$',
    amount: { minor: 1400, currency: 'USD', per: 'person' },
    priceDetails: 'One evening with tea. Students and neighbours over seventy pay what they like.',
    wellnessTag: 'restore',
    isAIRecommended: true,
    tags: ['sleep', 'stress', 'burnout', 'silence', 'beginners', 'mind', 'tea', 'racing thoughts'],
    benefits: [
      {
        title: 'A gentler end to the day',
        text:
          'Two hours without a screen, after which going home to bed feels like the obvious ' +
          'thing.',
      },
      {
        title: 'Practice in company',
        text: 'Sitting still is easier when six other people are doing it.',
      },
      {
        title: 'Instruction you can carry',
        text: 'The method fits on a postcard and works on a train.',
      },
    ],
    amenityGroups: [
      {
        title: 'The room',
        items: [
          'Tatami and chairs',
          'Cushions and kneeling benches',
          'Paper lamps only',
          'Heated floor from November',
        ],
      },
      { title: 'Around it', items: ['Moss garden', 'Coat room', 'Bicycle stand'] },
    ],
    amenities: ['meditation-hall', 'no-wifi'],
    inclusions: [
      'Cushion, bench or chair',
      'Roasted green tea and one small sweet',
      'Instruction for newcomers',
      'The lantern walk',
    ],
    requirements: [
      'Socks, since the floor is bare wood in places',
      'Quiet clothing that does not rustle',
      'Phones switched off at the gate',
    ],
    host: {
      name: 'Naoko Iwase',
      role: 'Host of the sitting group',
      bio:
        'Naoko restored paper screens for a living and opened the front room to sitters when ' +
        'her children left. She has hosted it every Thursday for eleven years and missed two.',
    },
    certification: 'Twenty-six years of lay meditation practice, permission to teach since 2012',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Asia/Tokyo',
      start: '19:00',
      minutes: 120,
      seats: 8,
      place: 'The front room, Murasakino, Kyoto',
      repeat: { every: 'week', weekday: 4, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-5-r1',
        user: 'Elodie',
        rating: 5,
        date: '2026-10-08',
        comment:
          'We were in Kyoto for three days and this is the part I still think about. The tea ' +
          'tastes of toast.',
      },
      {
        id: 'exp-5-r2',
        user: 'Kenji',
        rating: 5,
        date: '2026-07-30',
        comment:
          'I work until late and I used to drink on the way home. Now on Thursdays I come here.',
      },
      {
        id: 'exp-5-r3',
        user: 'Rowan',
        rating: 4,
        date: '2026-04-16',
        comment:
          'My knees complained through the second sitting. Take the chair, there is no shame in ' +
          'it.',
      },
      {
        id: 'exp-5-r4',
        user: 'Mika',
        rating: 5,
        date: '2025-12-18',
        comment: 'Cold garden, warm floor, seven strangers breathing. I slept properly that night.',
      },
      {
        id: 'exp-5-r5',
        user: 'Andre',
        rating: 4,
        date: '2025-09-04',
        comment:
          'Very simple, perhaps too simple if you want teaching. The instruction is ten minutes ' +
          'and that is all.',
      },
    ],
    faqs: [
      {
        question: 'I cannot sit still for twenty minutes. Should I come?',
        answer:
          'Yes. You may move whenever you need to; all that is asked is that you move quietly.',
      },
      {
        question: 'Is it in English?',
        answer: 'Instruction is given in Japanese and English. The silence needs no translation.',
      },
      {
        question: 'Is this a religious group?',
        answer:
          'The house has no altar and no teaching beyond the method. People of several faiths ' +
          'come, and of none.',
      },
    ],
    cancellation: 'Tell us by noon on the day and your place is refunded in full.',
    verified: true,
    verification: {
      checked: 'Host met in person, house insured for visitors, teaching permission seen',
      on: '2026-06-11',
    },
    listedDaysAgo: 505,
  },
  {
    id: 'exp-6',
    slug: 'awake-at-three',
    title: 'Awake at Three',
    description:
      'A Sunday night practice, done lying in your own bed, for people who wake in the small ' +
      'hours and stay there.',
    type: 'Guided Practice',
    contentType: 'experience',
    categories: ['meditation'],
    longDescription:
      '<p>If you already know exactly how the ceiling looks at ten past three, this was made for ' +
      'you.</p>' +
      '<p>The session runs by voice only. Brush your teeth first. For half an hour Celeste ' +
      'explains one thing about broken nights, such as why the clock should face the wall or ' +
      'what to do with the argument you are rehearsing, and answers questions by text. Then the ' +
      'lights go off and an hour of guided body attention begins: slow, repetitive, deliberately ' +
      'a little dull. The final half hour is near silence with an occasional sentence. Most have ' +
      'left by then without pressing anything.</p>' +
      '<p>It is not a sleep clinic, and if you snore heavily, feel low most days, or have been ' +
      'sleepless for months, please see a doctor as well. Nobody is told to try harder. Sleep ' +
      'tends to dislike effort, and this is an evening of less of it.</p>',
    rating: 4.7,
    reviews: 368,
    location: 'Online',
    price: '$',
    amount: { minor: 1500, currency: 'USD', per: 'person' },
    priceDetails: 'One live night. The audio of the guided hour is yours to keep.',
    wellnessTag: 'calm',
    isAIRecommended: true,
    tags: [
      'sleep',
      'insomnia',
      'racing thoughts',
      'anxiety',
      'menopause',
      'burnout',
      'night',
      'mind',
    ],
    benefits: [
      {
        title: 'Something to do at three',
        text: 'A sequence short enough to remember in the dark.',
      },
      {
        title: 'Less arguing with the pillow',
        text:
          'You practise letting a bad night be a bad night, which takes some of the heat out of ' +
          'it.',
      },
      { title: 'No screen needed', text: 'Audio only, so the phone can lie face down.' },
    ],
    amenityGroups: [
      {
        title: 'How it is sent',
        items: [
          'Audio by app or ordinary phone call',
          'Text questions',
          'Recording within the hour',
        ],
      },
    ],
    inclusions: [
      'Live voice session',
      'Recording of the guided hour',
      'A one-page card for the bedside',
    ],
    requirements: [
      'Be in bed, or ready for it, when we begin',
      'Earphones if you share the room',
      'Turn off notifications before the lights',
    ],
    host: {
      name: 'Celeste Okafor',
      role: 'Meditation guide',
      bio:
        'Celeste read the overnight news on local radio for twelve years and knows the small ' +
        'hours professionally. She retrained as a meditation guide after her own two sleepless ' +
        'winters.',
    },
    certification: 'Two-year mindfulness teacher training, sleep education certificate',
    duration: '2 hours',
    groupSize: 'Up to 30 listeners',
    schedule: {
      timeZone: 'America/Chicago',
      start: '21:00',
      minutes: 120,
      seats: 30,
      place: 'Online',
      repeat: { every: 'week', weekday: 0, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-6-r1',
        user: 'Dana',
        rating: 5,
        date: '2026-10-18',
        comment: 'I have never heard the end. That is my review.',
      },
      {
        id: 'exp-6-r2',
        user: 'Wes',
        rating: 4,
        date: '2026-08-02',
        comment:
          'Did not make me sleep through, but I stopped being furious at three in the morning, ' +
          'which is worth fifteen dollars.',
      },
      {
        id: 'exp-6-r3',
        user: 'Ruth',
        rating: 5,
        date: '2026-04-26',
        comment: 'Menopause had wrecked my nights. The card is taped inside my cupboard door.',
      },
      {
        id: 'exp-6-r4',
        user: 'Ahmed',
        rating: 2,
        date: '2026-01-11',
        comment: 'Her voice is nice but the pauses made me wait for the next word. It kept me up.',
      },
      {
        id: 'exp-6-r5',
        user: 'Lena',
        rating: 5,
        date: '2025-10-05',
        comment:
          'The bit about the clock facing the wall sounded too small to matter. It mattered.',
      },
    ],
    faqs: [
      {
        question: 'I live in another time zone. Is there any point?',
        answer:
          'The recording arrives within the hour and works at any bedtime. Only the questions ' +
          'need you there live.',
      },
      {
        question: 'Do I have to speak?',
        answer: 'No. Nobody is heard except Celeste, and questions are read out without names.',
      },
      {
        question: 'Should I stop my sleeping tablets first?',
        answer:
          'Please do not change any medicine because of a class. That is a talk for you and ' +
          'your doctor.',
      },
    ],
    cancellation:
      'Cancel until an hour before and you are refunded; after that you keep the recording.',
    verified: true,
    verification: { checked: 'Training certificate and identity of the host', on: '2026-02-09' },
    listedDaysAgo: 290,
  },
  {
    id: 'exp-7',
    slug: 'ten-minutes-for-carers',
    title: 'Ten Minutes for Carers',
    description:
      'A midday half hour on screen for people who look after somebody, built so that being ' +
      'interrupted is allowed.',
    type: 'Meditation',
    contentType: 'experience',
    categories: ['meditation'],
    longDescription:
      '<p>Bring the baby monitor, the beeping pump, the mother who calls from the next room.</p>' +
      '<p>Those who come look after partners with dementia, children with long illnesses, ' +
      'brothers, neighbours. There is no advice about caring, because they get plenty. The ' +
      "session cannot give you respite hours or a night's sleep; for those Bridget, who hosts, " +
      'keeps a list of organisations. What it offers is half an hour a week in which you are the ' +
      'person being asked.</p>' +
      '<p>Everything here is arranged in ten-minute pieces, so that leaving and coming back ' +
      'costs nothing. In the first piece people say in one line how the week has been, or type ' +
      'it. The second is meditation: eyes open or closed, one hand on something solid, a few ' +
      'plain sentences from Bridget. The last is a question and nobody has to answer it. Cameras ' +
      'are mostly off. Doors open and close.</p>',
    rating: 4.9,
    reviews: 121,
    location: 'Online',
    price: '$',
    amount: { minor: 600, currency: 'USD', per: 'person' },
    priceDetails:
      'One session. A free place is kept each week for anyone who writes to ask, no reasons ' +
      'needed.',
    wellnessTag: 'restore',
    tags: [
      'carers',
      'caregivers',
      'stress',
      'burnout',
      'exhaustion',
      'guilt',
      'loneliness',
      'mind',
    ],
    benefits: [
      {
        title: 'Fits a real day',
        text: 'Thirty minutes at lunch, in three parts, any of which can be missed.',
      },
      { title: 'Company that understands', text: 'You will not need to explain why you are late.' },
      { title: 'A portable pause', text: 'The middle ten minutes work in a hospital corridor.' },
    ],
    amenityGroups: [
      {
        title: 'On screen',
        items: ['Cameras optional', 'Live captions', 'Join by ordinary phone'],
      },
    ],
    inclusions: [
      'Weekly live session',
      'Audio of the middle ten minutes',
      'A list of respite and helpline services by country',
    ],
    requirements: ['Nothing to bring', 'Mute yourself when the room gets loud'],
    host: {
      name: 'Bridget Tully',
      role: 'Meditation teacher',
      bio:
        "Bridget cared for her husband through nine years of Parkinson's and learned to " +
        'meditate in car parks. She started the group the spring after he died.',
    },
    certification: 'Mindfulness teacher training, listening volunteer since 2019',
    duration: '30 minutes',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/London',
      start: '13:00',
      minutes: 30,
      seats: 8,
      place: 'Online',
      repeat: { every: 'week', weekday: 2, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-7-r1',
        user: 'Pauline',
        rating: 5,
        date: '2026-09-29',
        comment: 'I have left in the middle eleven times. Nobody has ever mentioned it.',
      },
      {
        id: 'exp-7-r2',
        user: 'Hugh',
        rating: 5,
        date: '2026-06-16',
        comment: "The only half hour in the week when I am not somebody's husband or nurse.",
      },
      {
        id: 'exp-7-r3',
        user: 'Yasmin',
        rating: 4,
        date: '2026-02-10',
        comment: 'I wish it were longer, and I also know I would not come if it were.',
      },
      {
        id: 'exp-7-r4',
        user: 'Grace',
        rating: 5,
        date: '2025-10-21',
        comment:
          'Someone typed exactly what I had been ashamed of thinking. I cried into the ironing, ' +
          'in a good way.',
      },
    ],
    faqs: [
      {
        question: 'Does it count if I only care part of the time?',
        answer: 'Yes. Nobody here measures it.',
      },
      {
        question: 'What if I have to leave?',
        answer: 'Leave. The link stays open, and you can slip back in without a word.',
      },
      {
        question: 'Is it a support group?',
        answer:
          'It has some of the same comfort, but most of the time is quiet and there is no ' +
          'sharing round.',
      },
    ],
    cancellation: 'No notice needed; an unused place moves to the next week by itself.',
    listedDaysAgo: 134,
  },
  {
    id: 'exp-8',
    slug: 'steady-before-exams',
    title: 'Steady Before Exams',
    description:
      'For fourteen to nineteen year olds who know the answer until the paper is turned over.',
    type: 'Class',
    contentType: 'experience',
    categories: ['meditation'],
    longDescription:
      '<p>We rehearse the worst two minutes of an exam, on purpose, in a room where nothing is ' +
      'at stake.</p>' +
      '<p>Six to eight teenagers sit at single desks. Callum explains in plain terms what a ' +
      'pounding heart is for and why it empties the mind, then teaches two breathing patterns ' +
      'that can be done without anyone noticing. After a break with toast there is a pretend ' +
      'paper, turned over on a real clock, with hard questions. Everybody stops, uses what they ' +
      'learned, and starts again.</p>' +
      '<p>The second try is compared with the first, privately. The class ends by writing a ' +
      'five-line plan for the night before.</p>' +
      '<p>It does not teach any subject or promise a grade. Pupils with panic attacks are ' +
      'welcome; please tell us, so that nobody is surprised. Parents wait downstairs, where ' +
      'there is coffee and a leaflet on what not to say at breakfast.</p>',
    rating: 4.7,
    reviews: 41,
    location: 'Edinburgh, United Kingdom',
    country: 'GB',
    coordinates: { lat: 55.9402, lng: -3.1912 },
    address: 'Upper reading room, old school building, Newington, Edinburgh EH9',
    price: '$',
    amount: { minor: 2200, currency: 'USD', per: 'person' },
    priceDetails:
      'One teenager, one session, toast included. A second session within the term is half ' +
      'price.',
    wellnessTag: 'focus',
    tags: [
      'exam nerves',
      'teenagers',
      'focus',
      'anxiety',
      'students',
      'panic',
      'concentration',
      'stress',
    ],
    benefits: [
      {
        title: 'Two quiet tools',
        text: 'Breathing patterns that nobody at the next desk can see.',
      },
      {
        title: 'A rehearsal',
        text: 'The hard moment has been met once before, on a Saturday, with toast.',
      },
      {
        title: 'A plan on paper',
        text: "Five lines for the night before, in the pupil's own words.",
      },
      {
        title: 'Attention that comes back',
        text: 'Practice in starting again after the mind goes blank.',
      },
    ],
    amenityGroups: [
      {
        title: 'The room',
        items: [
          'Single desks and a real exam clock',
          'Quiet side room',
          'Lift and step-free toilet',
        ],
      },
    ],
    amenities: ['wheelchair-access', 'wifi'],
    inclusions: [
      'All paper and pens',
      'Toast and juice',
      'Audio of both breathing patterns',
      'A leaflet for parents',
    ],
    requirements: [
      'One topic they find hard, on a sheet of paper',
      "A parent's or guardian's consent under sixteen",
      'Phones stay in the basket at the door',
    ],
    host: {
      name: 'Callum Reid',
      role: 'Teacher of attention skills',
      bio:
        'Callum taught physics for fifteen years and sat his own finals twice. He now teaches ' +
        'what he wishes someone had told him between the two attempts.',
    },
    certification: 'Qualified secondary teacher, youth mindfulness training, background checked',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/London',
      start: '10:00',
      minutes: 120,
      seats: 8,
      place: 'Newington, Edinburgh',
      repeat: { every: 'month', weekday: 6, nth: 2 },
    },
    reviewList: [
      {
        id: 'exp-8-r1',
        user: 'Isla',
        rating: 5,
        date: '2026-10-10',
        comment:
          'I thought breathing stuff was for my mum. I used it in my driving theory test and ' +
          'passed.',
      },
      {
        id: 'exp-8-r2',
        user: 'Fergus',
        rating: 4,
        date: '2026-10-10',
        comment: 'The fake exam was actually horrible but that is the point. Toast was good.',
      },
      {
        id: 'exp-8-r3',
        user: 'Samina',
        rating: 5,
        date: '2026-09-12',
        comment:
          'My daughter came out lighter. The leaflet told me to stop asking at breakfast, so I ' +
          'have.',
      },
      {
        id: 'exp-8-r4',
        user: 'Neil',
        rating: 3,
        date: '2026-09-12',
        comment: 'Useful, though my son wanted study technique and there is none of that.',
      },
    ],
    faqs: [
      {
        question: 'Can an adult with exams come?',
        answer: 'Not to this one. Write to Callum; he runs an adult evening when six people ask.',
      },
      {
        question: 'My child has a diagnosis and extra time. Will it still suit?',
        answer: 'Yes. Tell us what helps and the pretend paper will be set the same way.',
      },
      {
        question: 'This is a new listing. Where do the reviews come from?',
        answer:
          'From families who came to the same class this spring and autumn, when local schools ' +
          'offered it every week.',
      },
    ],
    cancellation:
      'Full refund until two days before. If your child wakes up unable to face it, we move the ' +
      'place once without charge.',
    verified: true,
    verification: {
      checked: 'Teaching qualification, background check and room insurance',
      on: '2026-10-12',
    },
    listedDaysAgo: 26,
  },
]
