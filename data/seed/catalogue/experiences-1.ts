import type { SampleListing } from '#data/seed/sample-listing.ts'

export const writtenExperiences1: SampleListing[] = [
  {
    id: 'exp-1',
    slug: 'sunrise-shore-yoga',
    videoUrl: '/media/sunrise-shore-yoga-1.mp4',
    title: 'Sunrise Shore Yoga',
    description: 'Yoga on the boards as the light comes up, then tea: two hours in all.',
    type: 'Yoga',
    contentType: 'experience',
    categories: ['yoga'],
    longDescription:
      '<p>The class faces east, because that is the whole idea.</p>' +
      '<p>We meet on the timber deck above the dune at first light, while the sand is still ' +
      'cold. Ten minutes go on waking the feet, hips and neck; half an hour is a steady standing ' +
      'sequence, taught slowly enough that you can look up; the last few minutes are spent lying ' +
      'down with the sound of the shore break. Afterwards there is ginger tea from a flask, and ' +
      'most people walk into the water.</p>' +
      '<p>It suits anyone who can get down to the floor and up again. People with twenty years ' +
      'of practice stand next to people in their first week, and nobody is asked to touch their ' +
      'toes. Hardly anyone sweats, and it will not replace a run. What it does is put forty-five ' +
      'unhurried minutes in front of everything else the day wants.</p>',
    rating: 4.8,
    reviews: 690,
    location: 'Byron Bay, Australia',
    country: 'AU',
    coordinates: { lat: -28.6423, lng: 153.6286 },
    address: 'Timber deck above the main beach, eastern end, Byron Bay NSW 2481',
    price: '$',
    amount: { minor: 2400, currency: 'USD', per: 'person' },
    priceDetails:
      'One class for one person, mat and tea included. Under-16s come free with an adult.',
    wellnessTag: 'energize',
    tags: ['energy', 'morning', 'movement', 'stiffness', 'low mood', 'beginners', 'sea'],
    benefits: [
      {
        title: 'A clear start',
        text: 'You have moved, breathed and seen daylight before most shops open.',
      },
      {
        title: 'Looser hips and shoulders',
        text: 'The standing sequence works the places that sitting and driving shorten.',
      },
      {
        title: 'Company without small talk',
        text: 'The first hour of the day is shared, and hardly anyone speaks during it.',
      },
    ],
    amenityGroups: [
      {
        title: 'On the deck',
        items: [
          'Non-slip mats',
          'Cork blocks and straps',
          'Level boards, no steps',
          'Cold outdoor shower',
        ],
      },
      { title: 'Nearby', items: ['Public toilets at 80 m', 'Free parking until 09:00'] },
    ],
    amenities: ['beach-access', 'wheelchair-access'],
    inclusions: [
      'Mat, block and strap',
      'Ginger tea after class',
      'A blanket for the last ten minutes',
      'Free re-booking when it rains',
    ],
    requirements: [
      'Wear a layer you can take off, since the deck is cool before sunrise',
      'Bring a towel if you mean to swim',
      'Eat lightly or not at all beforehand',
    ],
    host: {
      name: 'Marnie Kell',
      role: 'Yoga teacher',
      bio:
        'Marnie taught swimming before she taught yoga, and still counts in lengths. She has ' +
        'led the dawn class on the deck since 2014 and knows which board squeaks.',
    },
    certification: '500-hour yoga teacher training, surf lifesaving bronze level',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Australia/Sydney',
      start: '05:45',
      minutes: 120,
      seats: 8,
      place: 'The timber deck, Byron Bay',
      repeat: { every: 'week', weekday: 6, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-1-r1',
        user: 'Tess',
        rating: 5,
        date: '2026-09-12',
        comment:
          'I came jet-lagged and cross and left at half past seven feeling like a person. The ' +
          'tea helps.',
      },
      {
        id: 'exp-1-r2',
        user: 'Owen',
        rating: 5,
        date: '2026-06-20',
        comment:
          'Marnie remembers your bad knee from three weeks ago. Clear instructions, no mystique.',
      },
      {
        id: 'exp-1-r3',
        user: 'Priyanka',
        rating: 4,
        date: '2026-03-07',
        comment:
          "Lovely class. The deck gets full in school holidays and I had a stranger's foot near " +
          'my ear.',
      },
      {
        id: 'exp-1-r4',
        user: 'Luis',
        rating: 5,
        date: '2025-11-22',
        comment:
          'My first yoga at fifty-three. I was told to look at the sea when I got lost, so I ' +
          'did, often.',
      },
      {
        id: 'exp-1-r5',
        user: 'Hanne',
        rating: 3,
        date: '2025-08-16',
        comment:
          'Beautiful place but the wind carried half of what was said. Stand near the front.',
      },
    ],
    faqs: [
      {
        question: 'What happens when it rains?',
        answer:
          'Light rain we ignore under the awning. For storms you get a message by 04:45 and ' +
          'your place moves to any later week.',
      },
      {
        question: 'Why is it listed as two hours?',
        answer:
          'Forty-five minutes are yoga. The rest is arriving in the dark, tea, and time to swim ' +
          'before the deck is packed up.',
      },
      {
        question: 'Can I come straight from a night shift?',
        answer: 'Plenty do. Tell Marnie, take the end mat, and lie down whenever you like.',
      },
    ],
    cancellation:
      'Free until 18:00 the evening before; after that the class is charged unless the weather ' +
      'calls it off.',
    verified: true,
    verification: {
      checked: 'Teaching certificate, beach permit and public liability cover',
      on: '2026-05-18',
    },
    listedDaysAgo: 412,
  },
  {
    id: 'exp-2',
    slug: 'chair-yoga-for-stiff-mornings',
    title: 'Chair Yoga for Stiff Mornings',
    description:
      'A seated and standing class for people whose knees have opinions, with coffee in the ' +
      'hall afterwards.',
    type: 'Yoga',
    contentType: 'experience',
    categories: ['yoga'],
    longDescription:
      '<p>Nobody gets down on the floor here, so nobody has to work out how to get up.</p>' +
      '<p>Most of the group are between sixty-five and ninety. Some have new hips, some use a ' +
      'stick, and one brings her oxygen. If you have had surgery in the past three months, ' +
      'please ask your doctor first. This is gentle strengthening and company; it is not ' +
      'physiotherapy, and it will not hurry you.</p>' +
      '<p>Eight sturdy chairs stand in a half circle in a bright parish hall. The hour begins ' +
      'with ankles, wrists and breath, goes on to slow twists and side bends sitting down, and ' +
      'then twenty minutes of standing balance with one hand on the chair back. Rita says each ' +
      'instruction twice and shows it once. A long rest with a cushion behind the neck closes ' +
      'the practice, and then the urn goes on.</p>',
    rating: 4.9,
    reviews: 187,
    location: 'Bristol, United Kingdom',
    country: 'GB',
    coordinates: { lat: 51.4679, lng: -2.5893 },
    address: "St Anne's parish hall, side entrance with ramp, Bristol BS6",
    price: '$',
    amount: { minor: 1200, currency: 'USD', per: 'person' },
    priceDetails:
      'One session including coffee. Come four times and the fifth is free; carers sit in at no ' +
      'charge.',
    wellnessTag: 'balance',
    tags: [
      'older people',
      'stiffness',
      'arthritis',
      'balance',
      'loneliness',
      'movement',
      'beginners',
      'joints',
    ],
    benefits: [
      {
        title: 'Steadier on your feet',
        text: 'A third of every session is balance practice with something solid to hold.',
      },
      {
        title: 'Hands and ankles first',
        text: 'The small joints get attention before the large ones are asked for anything.',
      },
      {
        title: 'People who notice',
        text: 'If you miss two weeks, somebody rings to see how you are.',
      },
    ],
    amenityGroups: [
      {
        title: 'In the hall',
        items: [
          'Armless wooden chairs',
          'Step-free entrance and toilet',
          'Hearing loop',
          'Heating on from nine',
        ],
      },
    ],
    amenities: ['wheelchair-access', 'wifi'],
    inclusions: [
      'Chair, cushion and resistance band',
      'Coffee, tea and something baked',
      'A large-print sheet to use at home',
    ],
    requirements: [
      'Shoes that grip, or bare feet',
      'Glasses and hearing aids in place',
      'A word with your doctor after recent surgery',
    ],
    host: {
      name: 'Rita Alderson',
      role: 'Seated yoga teacher',
      bio:
        'Rita was a district nurse for thirty-one years and trained as a yoga teacher the month ' +
        'she retired. She is seventy-two and does the class along with you.',
    },
    certification: 'Seated yoga for older adults, first aid renewed yearly',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/London',
      start: '10:30',
      minutes: 120,
      seats: 8,
      place: "St Anne's parish hall, Bristol",
      repeat: { every: 'week', weekday: 2, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-2-r1',
        user: 'Maureen',
        rating: 5,
        date: '2026-10-06',
        comment:
          'I can put my own socks on again without sitting on the stairs. Also the lemon cake.',
      },
      {
        id: 'exp-2-r2',
        user: 'Dennis',
        rating: 5,
        date: '2026-07-14',
        comment:
          'My wife sent me. I thought it would be silly and it was hard work, in a chair, at ' +
          'eighty-one.',
      },
      {
        id: 'exp-2-r3',
        user: 'Jean',
        rating: 4,
        date: '2026-02-24',
        comment:
          'Rita is a tonic. The hall is draughty by the door so come early for a good chair.',
      },
      {
        id: 'exp-2-r4',
        user: 'Farida',
        rating: 5,
        date: '2025-11-11',
        comment:
          'I brought my father, who does not speak much English. He was shown, not told, and he ' +
          'laughed.',
      },
      {
        id: 'exp-2-r5',
        user: 'Colin',
        rating: 3,
        date: '2025-06-03',
        comment:
          'A good class but the chat runs as long as the exercise. Depends what you are after.',
      },
    ],
    faqs: [
      {
        question: 'I use a wheelchair. Can I join in?',
        answer:
          'Yes. Everything seated works from your own chair, and there is an alternative for ' +
          'each standing part.',
      },
      {
        question: 'Must I stay for coffee?',
        answer:
          'No. The practice is over by twenty to twelve, and people slip out without comment.',
      },
      {
        question: 'Can somebody come with me?',
        answer:
          'One carer or friend may sit in free of charge, and usually ends up doing the ' +
          'exercises.',
      },
    ],
    cancellation: 'Ring or write by eight that morning and nothing is charged.',
    verified: true,
    verification: {
      checked: 'Teaching certificate, background check and step-free access seen in person',
      on: '2026-04-21',
    },
    listedDaysAgo: 350,
  },
  {
    id: 'exp-3',
    slug: 'slow-yoga-for-pregnancy',
    title: 'Slow Yoga for Pregnancy',
    description:
      'An evening class on screen for the second and third trimester, taught by a midwife who ' +
      'keeps it short on theory.',
    type: 'Yoga',
    contentType: 'experience',
    categories: ['yoga'],
    longDescription:
      '<p>By seven in the evening most of the group are in pyjamas, and that is encouraged.</p>' +
      '<p>Each class is built around what people report in the first ten minutes: aching ribs, ' +
      "restless legs, a baby with its feet under somebody's liver. Orla then teaches an hour of " +
      'supported shapes on the side, on all fours and sitting, with a long stretch of pelvic ' +
      'floor and breathing work that you can feel rather than imagine. The last half hour is a ' +
      'lying rest and open questions with cameras off.</p>' +
      '<p>You are welcome from week fourteen until you no longer feel like it, and again from ' +
      "eight weeks after the birth. Please have your midwife's agreement. The class does not " +
      'give medical advice and does not promise an easy birth; if something sounds wrong, Orla ' +
      'will tell you to ring your unit and mean it.</p>',
    rating: 4.8,
    reviews: 143,
    location: 'Online',
    price: '$',
    amount: { minor: 1800, currency: 'USD', per: 'person' },
    priceDetails:
      'One live class. Recordings of the breathing part stay open to you until the birth.',
    wellnessTag: 'restore',
    tags: ['pregnancy', 'sleep', 'back pain', 'pelvic floor', 'anxiety', 'new mothers', 'movement'],
    benefits: [
      {
        title: 'Room to breathe',
        text: 'Side and rib stretches that make space when there is little of it.',
      },
      {
        title: 'A quieter hour before bed',
        text: 'The rest at the end is long enough to carry you to the pillow.',
      },
      {
        title: 'Honest answers',
        text: 'A working midwife in the room, and others at the same stage.',
      },
      {
        title: 'Something to use on the day',
        text: 'Breathing and positions you will have practised more than once.',
      },
    ],
    amenityGroups: [
      {
        title: 'On screen',
        items: ['Live video with captions', 'Camera optional', 'Recording of the breathing part'],
      },
    ],
    inclusions: [
      'Live class and questions',
      'A one-page list of positions, with drawings',
      'Breathing recording',
    ],
    requirements: [
      'Two firm pillows and a blanket',
      'A wall or sofa to lean on',
      'Agreement from your midwife or doctor',
    ],
    host: {
      name: 'Orla Brannigan',
      role: 'Midwife and yoga teacher',
      bio:
        'Orla has worked nights on a labour ward in Dublin for sixteen years. She began the ' +
        'class because the waiting room was the only place her patients met each other.',
    },
    certification: 'Registered midwife, prenatal yoga teacher training',
    duration: '2 hours',
    groupSize: 'Up to 12 people',
    schedule: {
      timeZone: 'Europe/Dublin',
      start: '19:00',
      minutes: 120,
      seats: 12,
      place: 'Online',
      repeat: { every: 'week', weekday: 4, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-3-r1',
        user: 'Aoife',
        rating: 5,
        date: '2026-08-27',
        comment:
          'The side-lying shape with two pillows got me through the last six weeks of nights.',
      },
      {
        id: 'exp-3-r2',
        user: 'Chiara',
        rating: 5,
        date: '2026-05-14',
        comment:
          'I asked the question I was too shy to ask at the clinic. Four others had it as well.',
      },
      {
        id: 'exp-3-r3',
        user: 'Beth',
        rating: 4,
        date: '2026-01-29',
        comment:
          'Very good. Two hours is long at thirty-seven weeks so I left after the rest most ' +
          'times.',
      },
      {
        id: 'exp-3-r4',
        user: 'Simone',
        rating: 4,
        date: '2025-09-18',
        comment:
          'Kind and practical. My connection dropped twice and there is no full recording to ' +
          'catch up.',
      },
    ],
    faqs: [
      {
        question: 'I have never done yoga. Is pregnancy a bad time to start?',
        answer:
          'Not for this class. There are no balances and nothing you need to have learned ' +
          'before.',
      },
      {
        question: 'Can my partner join?',
        answer:
          'Yes, at the same price for both of you. There is usually something useful for ' +
          'another pair of hands.',
      },
      {
        question: 'What if my pregnancy is high risk?',
        answer:
          'Ask your own team first and tell Orla what they said. Sometimes the breathing half ' +
          'is the right half.',
      },
    ],
    cancellation: 'Cancel any time before the class starts; babies are not asked for notice.',
    verified: true,
    verification: { checked: 'Midwifery registration and teaching certificate', on: '2026-03-30' },
    listedDaysAgo: 228,
  },
  {
    id: 'exp-4',
    slug: 'floor-hour-for-sore-backs',
    title: 'Floor Hour for Sore Backs',
    description:
      'Small movements lying down, for the hips and ribs, so that the lower back can stop doing ' +
      'everything.',
    type: 'Yoga',
    contentType: 'experience',
    categories: ['yoga'],
    longDescription:
      '<p>Standing comes last, and only for a minute.</p>' +
      '<p>In a third-floor studio with good boards and no mirrors, Duarte begins by asking where ' +
      'it hurts and when. Then everybody lies down for the hour itself. Knees roll, ribs slide, ' +
      'the pelvis tips by a centimetre each way, and every movement stays smaller than you think ' +
      'it should be. Around the middle there is a set of slow bridges and side-lying lifts. A ' +
      'rest on bolsters follows, long enough to doze, and finally you get up in three stages and ' +
      'walk about to see what changed.</p>' +
      '<p>The hour is meant for the ordinary, nagging sort of back: long drives, desk weeks, ' +
      'lifting toddlers. Numbness, pain down the leg, or a recent injury belong with a clinician ' +
      'first. It is not massage and nobody will click anything. Expect to feel looser that ' +
      'evening, and slightly worked the morning after.</p>',
    rating: 4.6,
    reviews: 96,
    location: 'Lisbon, Portugal',
    country: 'PT',
    coordinates: { lat: 38.7205, lng: -9.1336 },
    address: 'Third floor, lift from the courtyard, Graça, 1170 Lisbon',
    price: '$',
    amount: { minor: 2800, currency: 'USD', per: 'person' },
    priceDetails: 'One class for one person, props included. Taught in English and Portuguese.',
    wellnessTag: 'restore',
    tags: ['back pain', 'stiffness', 'movement', 'desk work', 'posture', 'body', 'tension'],
    benefits: [
      {
        title: 'Hips that share the work',
        text: 'Small movements teach the joints above and below the sore place to join in.',
      },
      {
        title: 'No forcing',
        text: 'Everything stays inside the range that feels easy, which is how range tends to grow.',
      },
      {
        title: 'A plan for Tuesday',
        text: 'You leave with three movements that take six minutes on a bedroom floor.',
      },
    ],
    amenityGroups: [
      {
        title: 'Studio',
        items: [
          'Wooden floor, heated in winter',
          'Bolsters, blocks and thick mats',
          'Lift to the third floor',
        ],
      },
      { title: 'After class', items: ['Showers', 'Filtered water', 'Lockers with keys'] },
    ],
    amenities: ['yoga-studio', 'wheelchair-access', 'wifi'],
    inclusions: [
      'All props',
      'A drawn sheet of three movements',
      'Ten minutes to ask about your own back',
    ],
    requirements: [
      'Clothes you can lie on your side in',
      'No heavy meal in the two hours before',
      'Medical clearance after injury or surgery',
    ],
    host: {
      name: 'Duarte Vilhena',
      role: 'Movement and yoga teacher',
      bio:
        'Duarte drove delivery vans for nine years and learned this work from the floor up, on ' +
        'his own back. He teaches quietly and draws well.',
    },
    certification: '300-hour yoga teacher training, anatomy for movement teachers',
    duration: '2 hours',
    groupSize: 'Small group (max 8 people)',
    schedule: {
      timeZone: 'Europe/Lisbon',
      start: '18:30',
      minutes: 120,
      seats: 8,
      place: 'Graça studio, Lisbon',
      repeat: { every: 'week', weekday: 3, interval: 1, offset: 0 },
    },
    reviewList: [
      {
        id: 'exp-4-r1',
        user: 'Inês',
        rating: 5,
        date: '2026-09-23',
        comment:
          'Nothing seemed to happen for forty minutes and then I stood up taller. I do the six ' +
          'minutes daily.',
      },
      {
        id: 'exp-4-r2',
        user: 'Marek',
        rating: 4,
        date: '2026-07-01',
        comment: "Good for a programmer's back. Bring patience, it is really very slow.",
      },
      {
        id: 'exp-4-r3',
        user: 'Joana',
        rating: 5,
        date: '2026-03-18',
        comment: 'He noticed that I hold my breath when I roll over. That was most of the problem.',
      },
      {
        id: 'exp-4-r4',
        user: 'Gareth',
        rating: 3,
        date: '2025-12-10',
        comment:
          'Pleasant, but I wanted stretching and got tiny wiggles. My back was no different.',
      },
      {
        id: 'exp-4-r5',
        user: 'Solveig',
        rating: 5,
        date: '2025-10-15',
        comment: 'I was the only tourist and he switched languages mid-sentence without fuss.',
      },
    ],
    faqs: [
      {
        question: 'Is this safe with a slipped disc?',
        answer:
          'Only if the person looking after it says so. Bring what they told you to avoid and ' +
          'Duarte will plan around it.',
      },
      { question: 'Will I sweat?', answer: 'Hardly. The bridges are work, the rest is attention.' },
      {
        question: 'How often should I come?',
        answer:
          'Many come three times, learn the sheet, and return when they slip out of the habit.',
      },
    ],
    cancellation:
      'Change or cancel up to 24 hours ahead without charge; later than that half the price is ' +
      'kept.',
    listedDaysAgo: 174,
  },
]
