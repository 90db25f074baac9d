import type { SampleListing } from '../sample-listing.ts'

/** Enhancements 23 to 27. */
export const enhancements5: SampleListing[] = [
  {
    id: 'enh-23',
    slug: 'unsaid',
    title: 'Unsaid',
    description: 'A place for letters to somebody who will not answer.',
    longDescription:
      '<p>You write, and the letter is kept; no one replies, least of all a machine.</p>' +
      '<p>Grief, people told the makers, is full of small news that has nowhere to go. Unsaid is a plain page with a name at the top. Letters may be read again, sealed until a date, or burned, which takes three seconds and makes a small sound. On birthdays and anniversaries you entered yourself it sends a quiet note the evening before. There is no feed and there are no hearts.</p>' +
      '<p>Some days call for a living voice instead. A button lists bereavement lines for nineteen countries, and the page of questions on grief that lasts was written by a bereavement counsellor. For those who lost somebody in the last few days, the app gently suggests waiting.</p>',
    type: 'Wellness App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.8,
    reviews: 236,
    location: 'iOS, Android and web',
    price: '$',
    amount: { minor: 300, currency: 'USD', per: 'month' },
    tags: [
      'grief',
      'bereavement',
      'journaling',
      'letters',
      'anniversary',
      'spirit',
      'loss of a parent',
      'mind',
    ],
    wellnessTag: 'restore',
    verified: true,
    verification: {
      checked: 'Encryption and deletion of letters, and the helpline list',
      on: '2026-07-24',
    },
    benefits: [
      { title: 'Somewhere to put it', text: 'The small news has an address again.' },
      { title: 'Never answered', text: 'No imitation of the person you miss, now or later.' },
      { title: 'Warned of the date', text: 'The evening before, not the morning of.' },
    ],
    inclusions: [
      'Unlimited letters, sealed or open',
      'Evening-before notes for dates you choose',
      'A printed book of your letters, at cost',
    ],
    requirements: [
      'Not a crisis service: the help button leads to people who are',
      '16 years and over',
    ],
    reviewList: [
      {
        id: 'enh-23-r1',
        user: 'Janek',
        rating: 5,
        date: '2025-11-30',
        comment: 'I told her the boiler was fixed.',
      },
      {
        id: 'enh-23-r2',
        user: 'Rosa',
        rating: 5,
        date: '2026-03-17',
        comment: 'Never once tried to cheer me up.',
      },
      {
        id: 'enh-23-r3',
        user: 'Clive',
        rating: 4,
        date: '2026-06-20',
        comment: 'Burning a letter was harder than I thought. Glad it asks twice.',
      },
      {
        id: 'enh-23-r4',
        user: 'Meera',
        rating: 4,
        date: '2026-10-10',
        comment: 'I would pay more to have it handwritten somehow.',
      },
    ],
    faqs: [
      { question: 'Can I write to a pet?', answer: 'Yes. Nobody here ranks losses.' },
      {
        question: 'Can anyone read the letters?',
        answer:
          'No, not even the makers. If you lose your key, they are gone, which they warn you about twice.',
      },
    ],
    cancellation:
      'If you stop paying, letters remain readable for good and you simply cannot add new ones.',
    listedDaysAgo: 392,
  },
  {
    id: 'enh-24',
    slug: 'bell-and-silence',
    title: 'Bell and Silence',
    description:
      'A bell at the start, a bell at the end, and what you asked for in between, which is nothing.',
    longDescription:
      '<p>If guided meditation has begun to feel like a podcast, you may be ready for this.</p>' +
      '<p>Choose five to sixty minutes and one of seven recorded bells, from a hand-sized brass one to a temple bell in Nara that takes forty seconds to fade. Optional bells mark the quarters. A ten-lesson introduction, in text, covers posture on chair, bench and floor, what to do with an itch, and why a wandering mind is the exercise rather than a failure at it. The project lives on donations and keeps no account of you whatsoever.</p>' +
      '<p>Long silence does not suit everyone. If sitting stirs up frightening memories, or you have known psychosis, practise with a teacher beside you and keep it short.</p>',
    type: 'Meditation App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.6,
    reviews: 1544,
    location: 'iOS and Android',
    price: '$',
    priceDetails: 'Free. Donations are asked for once a year, on one screen.',
    tags: [
      'meditation',
      'mindfulness',
      'mind',
      'spirit',
      'focus',
      'stress',
      'teenagers',
      'beginners',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: { checked: 'No network traffic after installation, measured', on: '2026-01-16' },
    benefits: [
      { title: 'Nothing to follow', text: 'No voice between the bells.' },
      { title: 'No account', text: 'It never learns your name or your record.' },
      { title: 'Free, and staying so', text: 'Paid for by people who already use it.' },
    ],
    inclusions: [
      'Timer with seven recorded bells',
      'Ten lessons in text',
      'Offline, without advertising',
    ],
    requirements: ['With a history of trauma or psychosis, practise with a teacher'],
    reviewList: [
      {
        id: 'enh-24-r1',
        user: 'Otto',
        rating: 5,
        date: '2025-02-15',
        comment: 'The Nara bell. That’s my review.',
      },
      {
        id: 'enh-24-r2',
        user: 'Kemi',
        rating: 5,
        date: '2025-09-03',
        comment:
          'My 14-year-old uses it before homework, five minutes. No account, so no argument.',
      },
      {
        id: 'enh-24-r3',
        user: 'Lars',
        rating: 4,
        date: '2026-04-24',
        comment: 'I would like a shorter text on knees.',
      },
      {
        id: 'enh-24-r4',
        user: 'Philippa',
        rating: 3,
        date: '2026-08-16',
        comment: 'Too bare for me. I went back to a voice, and that is all right too.',
      },
    ],
    faqs: [
      {
        question: 'Is it Buddhist?',
        answer: 'The bells are, some of them. The lessons are plain.',
      },
      {
        question: 'Why is there no statistics page?',
        answer: 'Counting sits made testers sit for the count.',
      },
    ],
    cancellation: 'There is nothing to cancel.',
    listedDaysAgo: 676,
  },
  {
    id: 'enh-25',
    slug: 'stillpoint-bodywork',
    title: 'Stillpoint Bodywork',
    description: 'Slow, clothed bodywork for people who do not like being fussed over.',
    longDescription:
      '<p>There is no whale song, nobody whispers, and you keep your jumper on.</p>' +
      '<p>The work is slow pressure through clothing on a wide, low table: hands, forearms, long holds at the shoulders, the base of the skull, the hips. Before it starts you point at a drawing to show where you would and would not like contact, and one raised finger stops everything. An hour is the usual length. Ruth and her colleague share a room above a bookbinder’s, with north light and a stove.</p>' +
      '<p>People after deep, hot, oiled work will be politely sent two streets away. Fever, new swelling in a leg or a fresh injury mean another day. It suits those who find ordinary massage too much, and the room is used to long silences.</p>',
    type: 'Massage',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'massage', delivery: ['on-site'] },
    rating: 4.8,
    reviews: 264,
    location: 'Portland, USA',
    country: 'US',
    coordinates: { lat: 45.5122, lng: -122.6587 },
    address: 'Upstairs on a side street off SE Division, Portland, Oregon',
    price: '$$',
    amount: { minor: 7800, currency: 'USD', per: 'session' },
    duration: '60 minutes',
    tags: [
      'massage',
      'bodywork',
      'stress',
      'tight shoulders',
      'body',
      'anxiety',
      'trauma sensitive',
      'clothed massage',
    ],
    wellnessTag: 'restore',
    isAIRecommended: true,
    verified: true,
    verification: { checked: 'State licence and premises, visited', on: '2026-04-29' },
    host: {
      name: 'Ruth',
      role: 'Bodywork practitioner',
      bio: 'Ruth bound books for a decade and went to massage school when her own wrists gave out. She has practised for fifteen years and books no more than four people a day.',
    },
    certification: 'Licensed massage therapist, Oregon',
    benefits: [
      {
        title: 'Your clothes, your rules',
        text: 'Contact is agreed on paper and can change at any minute.',
      },
      {
        title: 'Slow enough to notice',
        text: 'Holds last until the muscle, not the clock, has had enough.',
      },
      { title: 'No sales at the till', text: 'Nothing is for sale except time.' },
    ],
    amenityGroups: [
      {
        title: 'Getting in',
        items: ['Sixteen stairs and no lift', 'Street parking', 'Bus stop at the corner'],
      },
      {
        title: 'The room',
        items: ['Wide low table', 'Wool blankets', 'No music unless you bring it'],
      },
    ],
    inclusions: [
      'Sixty minutes on the table',
      'Ten minutes to lie still afterwards',
      'Tea, or not',
    ],
    requirements: [
      'Wear something soft without a belt',
      'Tell them about pregnancy, blood clots, osteoporosis or recent surgery',
    ],
    reviewList: [
      {
        id: 'enh-25-r1',
        user: 'Marisol',
        rating: 5,
        date: '2025-06-19',
        comment: 'First time anyone has touched my neck without me bracing.',
      },
      {
        id: 'enh-25-r2',
        user: 'Theo',
        rating: 5,
        date: '2025-11-15',
        comment: 'They asked once and then remembered for good.',
      },
      {
        id: 'enh-25-r3',
        user: 'Angela',
        rating: 4,
        date: '2026-02-10',
        comment: 'I fell asleep. Stairs are steep on the way back down.',
      },
      {
        id: 'enh-25-r4',
        user: 'Kurt',
        rating: 3,
        date: '2026-07-18',
        comment: 'Very light for me, I should have believed the description.',
      },
    ],
    faqs: [
      {
        question: 'Is it like craniosacral work?',
        answer: 'Some holds look similar. Nobody here will make claims about fluids.',
      },
      {
        question: 'Can I bring a friend into the room?',
        answer: 'Yes, there is a chair for exactly that.',
      },
    ],
    cancellation:
      'A day’s notice, please. The first late cancellation is forgiven and the second costs half.',
    listedDaysAgo: 625,
  },
  {
    id: 'enh-26',
    slug: 'side-lying-massage-at-home',
    title: 'Side-Lying Massage at Home',
    description:
      'A visiting therapist, four pillows and a table, from the second trimester until the baby can sit up.',
    longDescription:
      '<p>The table stays in the van if your bed is better; at thirty-eight weeks it usually is.</p>' +
      '<p>Everything happens on your side, propped at belly, knee, back and arm, with a change of side halfway, which Wren helps you manage. She works with firm, slow strokes on hips, low back, calves and hands, using plain almond-free oil and no scent at all. Seventy-five minutes includes setting up and a glass of water. After the birth the same visit turns into shoulders and forearms, baby on board or asleep in the next room.</p>' +
      '<p>She needs a yes from your midwife if you have had bleeding, high blood pressure, clots or a pregnancy with more than one. One swollen, painful calf is a reason to ring the hospital, and she will not massage it.</p>',
    type: 'Massage',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'massage', delivery: ['at-home'] },
    rating: 4.7,
    reviews: 119,
    location: 'Melbourne, Australia',
    country: 'AU',
    coordinates: { lat: -37.8136, lng: 144.9631 },
    address: 'Visits to homes within 15 km of central Melbourne',
    price: '$$$',
    amount: { minor: 13500, currency: 'USD', per: 'session' },
    duration: '75 minutes',
    tags: [
      'pregnancy',
      'prenatal massage',
      'back pain',
      'hips',
      'third trimester',
      'postnatal',
      'body',
      'sleep',
    ],
    wellnessTag: 'restore',
    verified: true,
    verification: {
      checked: 'Diploma, insurance and working-with-children check',
      on: '2026-05-22',
    },
    host: {
      name: 'Wren',
      role: 'Remedial massage therapist',
      bio: 'Wren worked in a maternity ward laundry while she studied, and says it taught her more than the course. She has visited homes for eight years, sometimes the same one for three babies.',
    },
    certification: 'Remedial massage diploma and pregnancy certificate',
    benefits: [
      { title: 'No car, no stairs', text: 'You go straight from table to bed.' },
      { title: 'Properly propped', text: 'Four pillows mean nothing is left holding itself up.' },
      { title: 'For two rooms', text: 'Works around a toddler, a dog and a kettle.' },
    ],
    inclusions: [
      'Seventy-five-minute visit',
      'Table, pillows, linen and unscented oil',
      'A pillow plan for your own bed',
    ],
    requirements: [
      'From week 14, with your midwife’s agreement if anything is unusual',
      'Clear a space two metres by three, or offer the bed',
    ],
    reviewList: [
      {
        id: 'enh-26-r1',
        user: 'Skye',
        rating: 5,
        date: '2026-04-14',
        comment: 'I slept four hours in a row. At 37 weeks.',
      },
      {
        id: 'enh-26-r2',
        user: 'Huong',
        rating: 5,
        date: '2026-06-28',
        comment: 'She noticed my calf and made me ring. It was fine, but still.',
      },
      {
        id: 'enh-26-r3',
        user: 'Georgia',
        rating: 4,
        date: '2026-09-06',
        comment: 'Wonderful. Parking in our street cost her ten minutes of mine.',
      },
    ],
    faqs: [
      {
        question: 'Why not before week 14?',
        answer:
          'Early weeks are often nauseous, and little evidence exists either way. She prefers to wait.',
      },
      {
        question: 'Can my partner learn some of it?',
        answer: 'Yes, the last ten minutes can be a lesson.',
      },
    ],
    cancellation:
      'If labour starts you owe nothing, whatever the hour. Otherwise 12 hours’ notice.',
    listedDaysAgo: 240,
  },
  {
    id: 'enh-27',
    slug: 'needle-and-rain',
    title: 'Needle and Rain',
    description: 'One practitioner, two rooms, and twenty-five minutes of lying still in between.',
    longDescription:
      '<p>The name comes from the tin roof, which on wet days makes better music than anything anyone could choose.</p>' +
      '<p>A first visit takes eighty minutes. Nuno asks about sleep, appetite and what you would like to be different, looks at your tongue as his teachers did, and uses between six and fourteen sterile needles, most of them in forearms and shins. Then you rest under a blanket while he is across the landing. Later visits are fifty minutes. He suggests four before deciding whether it is worth your while, and will say if it is not.</p>' +
      '<p>Research is mixed and he discusses that without being asked. Small bruises are common. Blood thinners, a bleeding disorder, pregnancy or a pacemaker need a word beforehand, while fear of needles he has met before and takes seriously.</p>',
    type: 'Acupuncture',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'acupuncture', delivery: ['on-site'] },
    rating: 4.6,
    reviews: 231,
    location: 'Lisbon, Portugal',
    country: 'PT',
    coordinates: { lat: 38.7139, lng: -9.1394 },
    address: 'Second floor, near Rua da Bica, Lisbon',
    price: '$$$',
    amount: { minor: 8500, currency: 'USD', per: 'session' },
    priceDetails: '$85 a session, first visit at the same price.',
    duration: '80 minutes first visit, then 50',
    tags: [
      'acupuncture',
      'stress',
      'sleep',
      'headaches',
      'jet lag',
      'menopause',
      'mind',
      'tension',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: {
      checked: 'Licence number and hygiene certificate, premises visited',
      on: '2026-03-18',
    },
    host: {
      name: 'Nuno',
      role: 'Acupuncturist',
      bio: 'Nuno studied in Porto and for two years in Chengdu. He was a sceptical pharmacist first, still subscribes to the journal, and reads it in the second room.',
    },
    certification: 'Licensed acupuncturist, Portugal',
    benefits: [
      {
        title: 'Time to lie down',
        text: 'Whatever else it does, you will have rested by the end.',
      },
      {
        title: 'Honest about evidence',
        text: 'A one-page summary hangs in the hall, with sources.',
      },
      { title: 'Four and decide', text: 'No packages, no twelve-session plan.' },
    ],
    amenityGroups: [
      { title: 'Getting in', items: ['Two flights of stairs', 'Ground-floor room on Thursdays'] },
    ],
    inclusions: [
      'Consultation and session',
      'Single-use sterile needles',
      'Rest with blanket and tin roof',
    ],
    requirements: [
      'Eat something small beforehand',
      'Mention blood thinners, pregnancy, epilepsy or a pacemaker when booking',
      'Keep up any care your doctor has arranged',
    ],
    reviewList: [
      {
        id: 'enh-27-r1',
        user: 'Filipa',
        rating: 5,
        date: '2025-09-30',
        comment: 'I sleep on Tuesdays. That’s the day I go.',
      },
      {
        id: 'enh-27-r2',
        user: 'Douglas',
        rating: 4,
        date: '2026-01-17',
        comment: 'Skeptic here, still. But I look forward to it.',
      },
      {
        id: 'enh-27-r3',
        user: 'Ekaterina',
        rating: 5,
        date: '2026-04-26',
        comment: 'Came off a long flight, lay there in the rain. Best hour in Lisbon.',
      },
      {
        id: 'enh-27-r4',
        user: 'Matilde',
        rating: 3,
        date: '2026-09-08',
        comment:
          'After four sessions no change in my headaches. He told me to stop and see a neurologist. Respect.',
      },
    ],
    faqs: [
      {
        question: 'Does it hurt?',
        answer: 'A pinch, then heaviness. If anything stings he moves it.',
      },
      { question: 'May I come with a cold?', answer: 'Please don’t. The rooms are small.' },
    ],
    cancellation: 'Twenty-four hours. If you are ill, say so and pay nothing.',
    listedDaysAgo: 498,
  },
]
