import type { SampleListing } from '../sample-listing.ts'

/** Enhancements 7 to 11. */
export const enhancements2: SampleListing[] = [
  {
    id: 'enh-7',
    slug: 'care-rota',
    title: 'Care Rota',
    description:
      'One shared calendar for everyone who helps, with a column for the hours you are off.',
    longDescription:
      '<p>The first thing it asks is not who does what, but when you last had an afternoon.</p>' +
      '<p>Up to twelve people share the rota: siblings, neighbours, the nurse who comes on Wednesdays. Tasks can be done by anyone or by one person only, and reminders go by text message too, because Uncle Frank has a phone with buttons. Medication times are a plain list that somebody ticks. The off-column is the unusual part: it is filled first, and it turns amber when the main carer has had none for ten days.</p>' +
      '<p>It is a calendar rather than a medical record, and it is not for emergencies. Families with a court order or a safety concern should take advice before sharing a home address.</p>',
    type: 'Digital Tool',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.7,
    reviews: 312,
    location: 'Online',
    price: '$',
    amount: { minor: 600, currency: 'USD', per: 'month' },
    priceDetails: '$6 a month per family, paid by one of you; free for young carers under 18.',
    tags: [
      'carers',
      'caregiver stress',
      'stress',
      'burnout',
      'family',
      'dementia',
      'respite',
      'mind',
    ],
    wellnessTag: 'calm',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Two-step sign-in, server location and deletion, tested by us',
      on: '2026-08-28',
    },
    benefits: [
      { title: 'The off-hours come first', text: 'Rest is scheduled before errands are.' },
      { title: 'Fewer phone calls', text: 'Everyone sees the same Tuesday.' },
      { title: 'Works for old phones', text: 'Reminders and replies by text message.' },
    ],
    inclusions: [
      'Shared rota for up to twelve people',
      'Text reminders in 22 countries',
      'Printable fridge sheet',
    ],
    requirements: [
      'Not for emergencies or for storing medical records',
      'The person cared for should know and, where possible, agree',
    ],
    reviewList: [
      {
        id: 'enh-7-r1',
        user: 'Anne-Lise',
        rating: 5,
        date: '2026-01-03',
        comment: 'My brother finally sees what Tuesdays are.',
      },
      {
        id: 'enh-7-r2',
        user: 'Kwame',
        rating: 5,
        date: '2026-04-16',
        comment: 'Amber at ten days. I sat in the car and laughed, then asked for help.',
      },
      {
        id: 'enh-7-r3',
        user: 'Sheila',
        rating: 4,
        date: '2026-07-20',
        comment: 'Text replies are a bit literal. “OK love” is not understood.',
      },
      {
        id: 'enh-7-r4',
        user: 'Gunnar',
        rating: 4,
        date: '2026-10-01',
        comment: 'Good. I would like repeat rules such as “every second Monday”.',
      },
    ],
    faqs: [
      {
        question: 'Does everyone need an account?',
        answer: 'No. Two people need one, and the rest can answer texts.',
      },
      {
        question: 'What happens when caring ends?',
        answer:
          'You can export the year as a booklet, or delete it. The subscription stops without a call.',
      },
    ],
    cancellation: 'Cancel whenever; unused full months come back.',
    listedDaysAgo: 361,
  },
  {
    id: 'enh-8',
    slug: 'last-one-ledger',
    title: 'Last One Ledger',
    description:
      'A plain ledger for smoking, vaping or drinking: what you skipped, what it cost, what set it off.',
    longDescription:
      '<p>It has two columns, did and didn’t, and it does not care which one you write in as long as you write.</p>' +
      '<p>Each entry takes four taps: what, where, with whom, how strong the pull was. After a fortnight the ledger knows your three worst quarter-hours and asks what you will do in them. Slips do not reset anything; the total of skipped ones keeps its number for good. Money is counted in things you name yourself, so one tester’s total is in train tickets. A page of quit lines and licensed aids by country is one tap from everywhere.</p>' +
      '<p>People who drink daily and heavily should not stop at once without a doctor, since withdrawal can be dangerous. The ledger asks about this before day one, and means it.</p>',
    type: 'Digital Tool',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.4,
    reviews: 526,
    location: 'iOS, Android and web',
    price: '$',
    amount: { minor: 200, currency: 'USD', per: 'month' },
    tags: [
      'quit smoking',
      'quit alcohol',
      'vaping',
      'cravings',
      'habit',
      'money saved',
      'immunity',
      'body',
    ],
    wellnessTag: 'balance',
    benefits: [
      { title: 'No streak to lose', text: 'A bad evening costs one line and not a month.' },
      { title: 'Finds the quarter-hours', text: 'Most of it happens at three times of day.' },
      {
        title: 'Leads to people',
        text: 'Quit lines and pharmacists are never more than a tap away.',
      },
    ],
    inclusions: [
      'Ledger for one or several habits',
      'Fortnightly page on times and triggers',
      'Helplines and licensed aids for 31 countries',
    ],
    requirements: [
      'Heavy daily drinkers: see a doctor before stopping',
      'A record, not medical care',
    ],
    reviewList: [
      {
        id: 'enh-8-r1',
        user: 'Dragan',
        rating: 5,
        date: '2025-09-22',
        comment: '16 years of a pack a day. It is 22:40 that gets me, apparently.',
      },
      {
        id: 'enh-8-r2',
        user: 'Ellie',
        rating: 4,
        date: '2025-12-29',
        comment: 'The not-resetting thing kept me in. Ugly icons.',
      },
      {
        id: 'enh-8-r3',
        user: 'Mario',
        rating: 3,
        date: '2026-04-10',
        comment: 'Fine, but I needed patches and a person as well.',
      },
      {
        id: 'enh-8-r4',
        user: 'Jo',
        rating: 5,
        date: '2026-08-02',
        comment: '214 wines not drunk, one narrowboat holiday.',
      },
    ],
    faqs: [
      {
        question: 'Can it be hidden on my phone?',
        answer: 'Yes, under a plain icon called Notes 2.',
      },
      {
        question: 'Does it share anything with insurers?',
        answer: 'No. It works offline and syncs only if you ask.',
      },
    ],
    cancellation: 'Cancel in the app. The ledger remains readable afterwards.',
    listedDaysAgo: 539,
  },
  {
    id: 'enh-9',
    slug: 'rest-coach-with-ana-reyes',
    title: 'Rest Coach with Ana Reyes',
    description: 'Six weeks of one-to-one sleep coaching, on your phone, at your hour.',
    longDescription:
      '<p>Ana asks for a fortnight of sleep diary before she says a single useful thing, and that patience is why people recommend her.</p>' +
      '<p>The programme is six calls of thirty minutes and a short message on the mornings between, at hours that fit rotating shifts. She works with the behavioural methods that sleep clinics use: a fixed rising time, less time awake in bed, a plan for the wakeful hour. Weeks two and three are hard; most people are more tired before they are less, and she warns you so you can pick your month.</p>' +
      '<p>She is a coach and says so. She sends people with loud snoring, restless legs, epilepsy, bipolar disorder or untested exhaustion to a doctor first, and does not touch medication.</p>',
    type: 'Coaching',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: null, delivery: ['online'] },
    rating: 4.9,
    reviews: 173,
    location: 'Online',
    price: '$$$',
    amount: { minor: 19000, currency: 'USD', per: 'programme' },
    priceDetails: 'One price for the six weeks, in two payments if you like.',
    duration: '6 weeks, six calls of 30 minutes',
    tags: [
      'sleep',
      'insomnia',
      'restless nights',
      'shift work',
      'new parents',
      'stress',
      'menopause',
      'coaching',
    ],
    wellnessTag: 'restore',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Nursing registration, coaching certificate and two former clients, by telephone',
      on: '2026-06-09',
    },
    host: {
      name: 'Ana Reyes',
      role: 'Sleep coach',
      bio: 'Ana was a night nurse for nine years and slept badly for all of them. She trained in behavioural sleep methods in Lisbon, keeps a list of twelve clients at a time and takes August off.',
    },
    certification: 'Certificate in behavioural sleep coaching, copy seen',
    benefits: [
      {
        title: 'A person, not a score',
        text: 'Somebody reads your diary and remembers it next week.',
      },
      { title: 'Fits odd hours', text: 'Calls from 6 in the morning to 11 at night, Lisbon time.' },
      { title: 'Ends on purpose', text: 'You leave with one page that you wrote yourself.' },
    ],
    inclusions: [
      'Six calls of thirty minutes',
      'Morning messages, five days a week',
      'Sleep diary and a closing page',
    ],
    requirements: [
      'Keep the diary for fourteen days before the first call',
      'Not suitable with untested sleep apnoea, epilepsy or bipolar disorder, unless a doctor agrees',
      'Avoid long drives in weeks two and three',
    ],
    reviewList: [
      {
        id: 'enh-9-r1',
        user: 'Bernadette',
        rating: 5,
        date: '2025-10-17',
        comment: 'Week two was awful, as promised. Week five I slept through a storm.',
      },
      {
        id: 'enh-9-r2',
        user: 'Arjun',
        rating: 5,
        date: '2026-01-08',
        comment: 'She moved every call when my rota changed, without a sigh.',
      },
      {
        id: 'enh-9-r3',
        user: 'Lucie',
        rating: 4,
        date: '2026-04-02',
        comment: 'Very good, strict about rising times. I’m a weekend sleeper and lost that fight.',
      },
      {
        id: 'enh-9-r4',
        user: 'Hal',
        rating: 5,
        date: '2026-08-14',
        comment: 'No gadgets. A pencil and a kind voice.',
      },
    ],
    faqs: [
      {
        question: 'What if I miss a call?',
        answer: 'Move it up to two hours before. One missed call is repeated free.',
      },
      {
        question: 'Do you work with parents of babies?',
        answer: 'With the parents, yes. She does not train babies to sleep.',
      },
    ],
    cancellation:
      'After the first call you may stop and pay for that call only. Later weeks are refunded if unused.',
    listedDaysAgo: 520,
  },
  {
    id: 'enh-10',
    slug: 'halfway-check-with-callum',
    title: 'Halfway Check with Callum',
    description:
      'Eight weeks for men between forty and sixty who have been meaning to do something about it.',
    longDescription:
      '<p>It begins with a form you are allowed to fill in badly, and a request to book the blood pressure check you have postponed.</p>' +
      '<p>Callum coaches in walking calls: you both go out, headphones in, and talk for forty minutes. Over eight weeks you choose three habits from food, strength, drink, sleep and company, and try each until it either fits or does not. He follows up on appointments by asking, every week, whether you went. It is practical and often funny, and nobody takes his shirt off for a photograph.</p>' +
      '<p>Men looking for a training plan to the minute will find it loose. Low mood that has gone on for weeks, chest pain, or trouble passing water are for a doctor, and he will stop the call and tell you.</p>',
    type: 'Coaching',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: null, delivery: ['online'] },
    rating: 4.6,
    reviews: 128,
    location: 'Online',
    price: '$$$$',
    amount: { minor: 26000, currency: 'USD', per: 'programme' },
    duration: '8 weeks, eight walking calls',
    tags: [
      'men’s health',
      'energy',
      'weight',
      'stress',
      'drinking less',
      'movement',
      'over 40',
      'nutrition',
    ],
    wellnessTag: 'energize',
    host: {
      name: 'Callum',
      role: 'Health coach',
      bio: 'Callum drove trains until a health check at forty-six surprised him. He retrained over four winters, coaches from a hill near Stirling, and is candid about which of his own habits lapsed.',
    },
    certification: 'Registered health coach, number seen',
    benefits: [
      {
        title: 'Moving while talking',
        text: 'Side by side is easier than face to face, even by phone.',
      },
      { title: 'Three habits, not nine', text: 'Chosen by you, kept or dropped by week eight.' },
      {
        title: 'Someone asks',
        text: 'The appointment you postpone gets mentioned until you have had it.',
      },
    ],
    inclusions: [
      'Eight walking calls of forty minutes',
      'Check-up list by age, with what to ask for',
      'Messages between calls, answered within a day',
    ],
    requirements: [
      'See a doctor about chest pain, breathlessness or sudden weight loss before joining',
      'Comfortable shoes and a route without traffic',
    ],
    reviewList: [
      {
        id: 'enh-10-r1',
        user: 'Gregor',
        rating: 5,
        date: '2026-02-23',
        comment: 'Had the check. Am on tablets. Walk every day. Would not have.',
      },
      {
        id: 'enh-10-r2',
        user: 'Dinesh',
        rating: 4,
        date: '2026-05-09',
        comment: 'Warm and blunt. I wanted more on strength.',
      },
      {
        id: 'enh-10-r3',
        user: 'Frank',
        rating: 5,
        date: '2026-07-22',
        comment: 'Told him things I’ve never told the pub.',
      },
      {
        id: 'enh-10-r4',
        user: 'Søren',
        rating: 3,
        date: '2026-09-28',
        comment: 'Decent, but walking calls in Bergen in autumn are a wet business.',
      },
    ],
    faqs: [
      { question: 'Can I take the calls indoors?', answer: 'Of course. Pacing a corridor counts.' },
      {
        question: 'Is it only for men?',
        answer: 'This programme is written for men; he also coaches anyone by the session.',
      },
    ],
    cancellation: 'Two weeks to decide. Leave then and three quarters of the fee comes back.',
    listedDaysAgo: 334,
  },
  {
    id: 'enh-11',
    slug: 'before-the-bell-with-priya',
    title: 'Before the Bell with Priya',
    description:
      'Sessions for students of fourteen to twenty whose mind goes white when the paper is turned over.',
    longDescription:
      '<p>In the first ten minutes Priya has them sit a deliberately impossible test, and then they look together at what the body did.</p>' +
      '<p>From there it is skills: a revision week on one sheet of paper, a breath that works in a silent hall, what to do in the first ninety seconds, how to leave a question. Most students come three or four times, fifty minutes each, ideally six weeks before exams and not the night before. A parent joins the last ten minutes of the first call, then leaves them to it.</p>' +
      '<p>She is a former physics teacher and not a therapist. When nerves reach far beyond exams, or a student stops eating, sleeping or seeing friends, she says so to the family and helps them find the right person.</p>',
    type: 'Coaching',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: null, delivery: ['online'] },
    rating: 4.7,
    reviews: 96,
    location: 'Online',
    price: '$$',
    amount: { minor: 7500, currency: 'USD', per: 'session' },
    priceDetails: '$75 a session; four for $270. Two free places are kept for each exam season.',
    duration: '50 minutes',
    tags: [
      'exam nerves',
      'teenagers',
      'students',
      'focus',
      'stress',
      'revision',
      'panic',
      'confidence',
    ],
    wellnessTag: 'focus',
    verified: true,
    verification: {
      checked: 'Teaching qualification, background check and safeguarding training',
      on: '2026-05-05',
    },
    host: {
      name: 'Priya',
      role: 'Exam coach',
      bio: 'Priya taught physics for thirteen years and marked national papers for five. She has a background check renewed every year, and still has dreams in which she is late for chemistry.',
    },
    certification: 'Qualified teacher; background check renewed March 2026',
    benefits: [
      {
        title: 'Rehearsed, not discussed',
        text: 'Every skill is practised under a ticking clock.',
      },
      { title: 'One sheet of paper', text: 'A week of revision that leaves time for football.' },
      { title: 'Parents kept informed', text: 'Briefly, and with the student’s knowledge.' },
    ],
    inclusions: [
      'Fifty-minute video session',
      'Revision sheet and the ninety-second card',
      'One message on the morning of the exam',
    ],
    requirements: ['A parent’s consent for students under 18', 'Best begun six weeks ahead'],
    reviewList: [
      {
        id: 'enh-11-r1',
        user: 'Bisi',
        rating: 5,
        date: '2026-06-17',
        comment: 'My daughter did not throw up before maths. In this house that is a headline.',
      },
      {
        id: 'enh-11-r2',
        user: 'Finn',
        rating: 4,
        date: '2026-06-26',
        comment: 'I’m 17. The fake test is horrible and it works.',
      },
      {
        id: 'enh-11-r3',
        user: 'Carys',
        rating: 5,
        date: '2026-09-14',
        comment: 'She spotted it was more than exams and told us kindly.',
      },
      {
        id: 'enh-11-r4',
        user: 'Leopold',
        rating: 3,
        date: '2026-10-10',
        comment: 'We came a week before finals. Too late, she said so, she was right.',
      },
    ],
    faqs: [
      {
        question: 'Does she teach subjects?',
        answer: 'No. She coaches how to sit an exam, not what is in it.',
      },
      { question: 'Is the session recorded?', answer: 'Never.' },
    ],
    cancellation:
      'Change or cancel until noon the day before. After that half the fee is due, except in illness.',
    listedDaysAgo: 206,
  },
]
