import type { SampleListing } from '../sample-listing.ts'

/** Enhancements 28 to 32. */
export const enhancements6: SampleListing[] = [
  {
    id: 'enh-28',
    slug: 'ear-points-community-room',
    title: 'Ear Points Community Room',
    description:
      'Five small needles in each ear, thirty quiet minutes, a circle of armchairs, pay what you can.',
    longDescription:
      '<p>Nobody asks your reason at the door, and the armchairs do not match.</p>' +
      '<p>Three evenings a week up to eighteen people sit together in a church basement with the lights low. A practitioner comes around, places five fine needles in each ear, and takes them out half an hour later. There is herbal tea and, by custom, little talk. People come while giving up cigarettes or drink, after funerals, between night shifts, or simply because it is warm. The scale runs from $15 to $40; about a third pay the lowest figure.</p>' +
      '<p>The protocol is widely used in community clinics and the science on it is thin. It is meant as company beside proper care. Anyone drinking heavily each day should see a doctor before stopping. If needles or a room of strangers are difficult, seeds on tape and a chair near the door are available.</p>',
    type: 'Acupuncture',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'acupuncture', delivery: ['on-site'] },
    rating: 4.5,
    reviews: 338,
    location: 'Toronto, Canada',
    country: 'CA',
    coordinates: { lat: 43.6645, lng: -79.4103 },
    address: 'Church hall basement, Bloor Street West, Toronto, Ontario',
    price: '$',
    amount: { minor: 2500, currency: 'USD', per: 'session' },
    duration: '30 minutes, drop in 18.00 to 20.30',
    groupSize: 'Up to 18 people',
    tags: [
      'acupuncture',
      'quit smoking',
      'quit alcohol',
      'cravings',
      'stress',
      'low cost',
      'group',
      'grief',
    ],
    wellnessTag: 'balance',
    verified: true,
    verification: {
      checked: 'Registration in the Ontario college, needle disposal and ramp, visited',
      on: '2026-02-20',
    },
    host: {
      name: 'Odalys',
      role: 'Community acupuncturist',
      bio: 'Odalys opened the room with nine donated chairs. She is registered in Ontario, trains the volunteers who make tea, and knows who prefers the chair by the boiler.',
    },
    certification: 'Registered acupuncturist, Ontario',
    benefits: [
      { title: 'Affordable weekly', text: 'A sliding scale nobody checks.' },
      { title: 'Alone together', text: 'The group sits without having to share a word.' },
      { title: 'Open door', text: 'Come late, leave early, sleep if you sleep.' },
    ],
    amenityGroups: [
      {
        title: 'Getting in',
        items: ['Ramp at the side door', 'Accessible toilet', 'Two minutes from the subway'],
      },
    ],
    inclusions: [
      'Thirty minutes in an armchair',
      'Single-use needles, or seeds on tape',
      'Herbal tea',
    ],
    requirements: [
      'Eat before you come; tell them about blood thinners or fainting',
      'Not a medical service',
    ],
    reviewList: [
      {
        id: 'enh-28-r1',
        user: 'Terri',
        rating: 5,
        date: '2025-12-21',
        comment: 'Ninety days without a drink, forty of them in that chair.',
      },
      {
        id: 'enh-28-r2',
        user: 'Sanjay',
        rating: 4,
        date: '2026-03-23',
        comment: 'I came for cigarettes and stayed for the quiet. Still smoke two a day.',
      },
      {
        id: 'enh-28-r3',
        user: 'Ghislaine',
        rating: 4,
        date: '2026-06-16',
        comment: 'Boiler is loud. You get used to it.',
      },
      {
        id: 'enh-28-r4',
        user: 'Ray',
        rating: 5,
        date: '2026-10-11',
        comment: 'Paid fifteen, nobody blinked.',
      },
    ],
    faqs: [
      { question: 'Do I need to book?', answer: 'No. Be there by eight for a full half hour.' },
      {
        question: 'May I bring my teenager?',
        answer: 'From sixteen, with you in the next armchair.',
      },
    ],
    cancellation: 'There is nothing to cancel: turn up, or do not.',
    listedDaysAgo: 371,
  },
  {
    id: 'enh-29',
    slug: 'long-road-chiropractic',
    title: 'Long Road Chiropractic',
    description:
      'A practice for people who sit for a living, with a maximum of six visits written into the first appointment.',
    longDescription:
      '<p>On the wall behind the desk is a sentence in paint: if you are not better by visit six, we were the wrong people.</p>' +
      '<p>Teo opened near the haulage yards and still starts at five in the morning on Wednesdays. The first hour is history, reflexes, strength and watching how you climb out of a chair. Then comes hands-on work, which may be adjustment, slow mobilising or neither, and always two exercises that fit in a truck cab. X-rays are ordered only when the examination gives a reason. You can say no to neck adjustment and it will not be raised again.</p>' +
      '<p>Most people feel sore for a day. Serious harm is rare but real with forceful neck work, and you get that in writing before agreeing. Osteoporosis, inflammatory arthritis, clotting problems or numb legs change the plan or end it.</p>',
    type: 'Chiropractic',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'chiropractic', delivery: ['on-site'] },
    rating: 4.3,
    reviews: 187,
    location: 'Austin, USA',
    country: 'US',
    coordinates: { lat: 30.25, lng: -97.75 },
    address: 'South Lamar, Austin, Texas',
    price: '$$',
    amount: { minor: 7000, currency: 'USD', per: 'session' },
    priceDetails: '$70 a visit, the first one $110.',
    duration: '60 minutes first visit, then 25',
    tags: [
      'chiropractic',
      'back pain',
      'neck pain',
      'posture',
      'drivers',
      'movement',
      'body',
      'stiff joints',
    ],
    wellnessTag: 'energize',
    host: {
      name: 'Teo',
      role: 'Doctor of chiropractic',
      bio: 'Teo drove long-haul between degrees and bought his first adjusting table with the mileage bonus. Twelve years in practice, and a poor opinion of lifetime plans.',
    },
    certification: 'Licensed chiropractor, Texas',
    benefits: [
      { title: 'A limit in writing', text: 'Six visits, then a review by somebody else.' },
      { title: 'You choose the touch', text: 'Adjustment, mobilising or exercises alone.' },
      { title: 'Exercises for cabs', text: 'Everything works sitting down with a seat belt on.' },
    ],
    amenityGroups: [
      {
        title: 'Getting in',
        items: [
          'Step-free from the car park',
          'Space to park a truck',
          'Open from 5.00 on Wednesdays',
        ],
      },
    ],
    inclusions: [
      'Examination and first session',
      'Two exercises, filmed on your phone',
      'Letter to your doctor if you want one',
    ],
    requirements: [
      'List of medicines and earlier scans',
      'Go to an emergency room for numbness between the legs or loss of bladder control',
    ],
    reviewList: [
      {
        id: 'enh-29-r1',
        user: 'Earl',
        rating: 5,
        date: '2025-08-05',
        comment: 'Four visits. He discharged me and I was almost offended.',
      },
      {
        id: 'enh-29-r2',
        user: 'Candace',
        rating: 4,
        date: '2026-01-27',
        comment: 'Liked being asked about my neck. Waiting room radio is a trial.',
      },
      {
        id: 'enh-29-r3',
        user: 'Miguel',
        rating: 3,
        date: '2026-05-11',
        comment:
          'Sore for three days and then about the same. They sent me on to a physio at six, as promised.',
      },
      {
        id: 'enh-29-r4',
        user: 'Dot',
        rating: 5,
        date: '2026-09-13',
        comment: 'The belt-on exercises got me from El Paso without swearing.',
      },
    ],
    faqs: [
      {
        question: 'Do you take insurance?',
        answer: 'Some. The desk gives you a code and tells you if it is unlikely.',
      },
      {
        question: 'Can you see children?',
        answer: 'No. Under eighteen they refer you to a paediatric clinic.',
      },
    ],
    cancellation:
      'Same-day changes are free: drivers get stuck. Two no-shows and they ask for payment ahead.',
    listedDaysAgo: 563,
  },
  {
    id: 'enh-30',
    slug: 'plain-face-medspa',
    title: 'Plain Face Medspa',
    description:
      'Facials, light and peels from nurses who photograph before and after in the same bad lamp.',
    longDescription:
      '<p>That lamp matters: half of the miracles in this trade are a change of bulb.</p>' +
      '<p>Two registered nurses and a supervising dermatologist offer five things, listed on one card: a cleansing facial, a light peel, red light, pigment laser and a scar course. There is no filler. A first visit is seventy minutes, including a skin check with a dermatoscope that anyone can ask for. They tell you how many sessions a thing usually takes, what it costs in total, and how many clients in their own book were pleased, which for scars is about six in ten.</p>' +
      '<p>Expect redness for a day after peels and three after laser. They say no during pregnancy, within six months of certain acne tablets, on a tan, and to anyone under eighteen without a doctor’s letter. Results on darker skin vary by device, so ask to see photographs of skin like yours.</p>',
    type: 'Medspa',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'medspa', delivery: ['on-site'] },
    rating: 4.2,
    reviews: 61,
    location: 'Chicago, USA',
    country: 'US',
    coordinates: { lat: 41.9103, lng: -87.6776 },
    address: 'Division Street, Wicker Park, Chicago, Illinois',
    price: '$$$',
    amount: { minor: 16000, currency: 'USD', per: 'session' },
    priceDetails: '$160 for a first visit with facial. Laser from $240 a session.',
    duration: '70 minutes first visit',
    tags: [
      'medspa',
      'skin',
      'facial',
      'sun damage',
      'acne scars',
      'menopause',
      'men’s health',
      'rosacea',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: {
      checked: 'Nursing licences, supervising physician and laser service records',
      on: '2026-10-16',
    },
    host: {
      name: 'Marguerite',
      role: 'Lead nurse',
      bio: 'Marguerite ran a burns clinic for nine years before opening here. She keeps the first twelve photographs she ever took, as a warning against good lighting.',
    },
    certification: 'Registered nurses; supervising dermatologist on site Tuesdays',
    benefits: [
      { title: 'Total cost first', text: 'The whole course is priced before anyone touches you.' },
      { title: 'Their own numbers', text: 'Satisfaction by procedure, from their own records.' },
      { title: 'A short card', text: 'Five things, done often.' },
    ],
    amenityGroups: [
      {
        title: 'Getting in',
        items: ['Street level, no step', 'Private entrance', 'Evening hours on Tuesday'],
      },
    ],
    inclusions: [
      'Consultation and skin check',
      'Facial, peel or light, as chosen',
      'Sunscreen for the first week',
    ],
    requirements: [
      'No sun or tanning for two weeks before',
      'Not in pregnancy, on recent acne tablets, or on broken skin',
      'Bring a list of creams and medicines',
    ],
    reviewList: [
      {
        id: 'enh-30-r1',
        user: 'Shanice',
        rating: 5,
        date: '2026-10-20',
        comment: 'They had forty photos of skin my shade. That’s rare.',
      },
      {
        id: 'enh-30-r2',
        user: 'Brett',
        rating: 4,
        date: '2026-10-24',
        comment: 'For razor bumps. Told me to change the razor before spending here.',
      },
      {
        id: 'enh-30-r3',
        user: 'Ilona',
        rating: 3,
        date: '2026-10-30',
        comment: 'Peel was fine, five days red and not one.',
      },
    ],
    faqs: [
      {
        question: 'Why no filler?',
        answer:
          'They prefer doing five things well. They will name two places that do it carefully.',
      },
      {
        question: 'Is the skin check a cancer screening?',
        answer:
          'It is a careful look by a nurse. Anything doubtful goes to the dermatologist the same week.',
      },
    ],
    cancellation: 'Deposit of $40, returned with 48 hours’ notice.',
    listedDaysAgo: 44,
  },
  {
    id: 'enh-31',
    slug: 'stiff-mornings-chair-yoga',
    title: 'Stiff Mornings Chair Yoga',
    description:
      'Forty-five minutes on a dining chair with a biscuit at the end, three mornings a week.',
    longDescription:
      '<p>Half the class is there for the yoga and half for the biscuit, and Gloria has stopped trying to guess which.</p>' +
      '<p>It runs on ordinary chairs without arms. You warm up hands and ankles, reach, twist, stand up and sit down a number of times you will be surprised by, and finish with five minutes of eyes closed. Every movement has a smaller version, demonstrated first rather than as an afterthought. A second screen carries the class online, and the people at home are greeted by name. The hall is level, heated by nine, and has proper tea.</p>' +
      '<p>You need no flexibility, kit or leggings. After a hip or knee replacement, wait for the surgeon’s yes, and with dizziness on standing tell her, so she can give you the chair by the wall. Those who want to sweat will find the 11.00 class next door.</p>',
    type: 'Yoga',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'yoga', delivery: ['on-site', 'online'] },
    rating: 4.8,
    reviews: 205,
    location: 'Bristol, United Kingdom',
    country: 'GB',
    coordinates: { lat: 51.4545, lng: -2.5879 },
    address: 'Community hall off Stapleton Road, Bristol',
    price: '$',
    amount: { minor: 1200, currency: 'USD', per: 'session' },
    duration: '45 minutes; Monday, Wednesday and Friday at 9.30',
    groupSize: 'Up to 14 in the hall, 10 online',
    tags: [
      'yoga',
      'chair yoga',
      'stiff joints',
      'movement',
      'over 60',
      'arthritis',
      'carers',
      'energy',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: {
      checked: 'Teaching certificate, insurance and hall access, visited',
      on: '2026-05-27',
    },
    host: {
      name: 'Gloria',
      role: 'Yoga teacher',
      bio: 'Gloria came to yoga at fifty-eight with two bad knees and began teaching at sixty-three. She holds a chair yoga certificate and a food hygiene one, for the biscuits.',
    },
    certification: 'Chair yoga teaching certificate and first aid',
    benefits: [
      {
        title: 'Smaller first',
        text: 'The gentlest version is the main one, and the rest is extra.',
      },
      { title: 'Known by name', text: 'At most fourteen in the room and ten at home.' },
      {
        title: 'Useful strength',
        text: 'Getting up from a chair is practised about thirty times.',
      },
    ],
    amenityGroups: [
      {
        title: 'Getting in',
        items: ['Level entrance', 'Accessible toilet', 'Hearing loop', 'Bus 24 and 48'],
      },
    ],
    inclusions: [
      'Forty-five-minute class',
      'Chair, strap and cushion',
      'Tea and a biscuit, in the hall at least',
    ],
    requirements: [
      'Flat shoes or bare feet',
      'Mention recent surgery, falls or dizziness to Gloria before class',
    ],
    reviewList: [
      {
        id: 'enh-31-r1',
        user: 'Sheila',
        rating: 5,
        date: '2026-02-18',
        comment: 'I did up my own back zip. Eighty-one.',
      },
      {
        id: 'enh-31-r2',
        user: 'Abdul',
        rating: 5,
        date: '2026-04-13',
        comment:
          'I bring my wife, who has Parkinson’s, and for forty-five minutes I’m just in a class too.',
      },
      {
        id: 'enh-31-r3',
        user: 'Rosie',
        rating: 4,
        date: '2026-07-21',
        comment: 'Joined online. Sound dips now and then, biscuits do not travel.',
      },
      {
        id: 'enh-31-r4',
        user: 'Ken',
        rating: 4,
        date: '2026-10-07',
        comment: 'Only man most weeks. Would recommend to the lads.',
      },
    ],
    faqs: [
      { question: 'Is it real yoga?', answer: 'Yes: the same shapes, with four legs of support.' },
      {
        question: 'Do I have to come to all three mornings?',
        answer: 'Come when you like. Most do two.',
      },
    ],
    cancellation:
      'No booking in the hall. Online places are released at nine on the day, at no charge.',
    listedDaysAgo: 299,
  },
  {
    id: 'enh-32',
    slug: 'cairn-house-holistic-practice',
    title: 'Cairn House Holistic Practice',
    description:
      'A ninety-minute conversation about the whole of your week, and one change to make in it.',
    longDescription:
      '<p>Bring a week, says the letter that comes with the booking: what you ate, when you slept, whom you saw, where it hurts.</p>' +
      '<p>Two practitioners share the house, a physiotherapist and a herbalist, and the first appointment is with both. They draw your week on a long strip of paper, and by the end one stone of it is moved: a lunch, a walk, a bedtime, a difficult Wednesday. A second visit a month later looks at how that went. Herbs, if any, are ordinary kitchen and pharmacy ones, with the name written down so that your doctor can check them.</p>' +
      '<p>Nobody here will advise against a vaccine, a test or a prescription. They turn down anything that should be seen in a hospital, and say which door to use. People who like a plan of twenty points find one change rather little.</p>',
    type: 'Holistic',
    contentType: 'enhancement',
    categories: ['add-on-therapies'],
    offering: { kind: 'local-service', service: 'holistic', delivery: ['on-site', 'online'] },
    rating: 4.4,
    reviews: 31,
    location: 'Berlin, Germany',
    country: 'DE',
    coordinates: { lat: 52.487, lng: 13.425 },
    address: 'Rear courtyard, Neukölln, Berlin',
    price: '$$$',
    amount: { minor: 11000, currency: 'USD', per: 'session' },
    priceDetails: '$110 including the review. Online appointments cost the same.',
    duration: '90 minutes, review of 30 minutes',
    tags: ['holistic', 'stress', 'burnout', 'energy', 'digestion', 'spirit', 'herbal', 'habit'],
    wellnessTag: 'balance',
    host: {
      name: 'Henrike and Jomo',
      role: 'Physiotherapist and herbalist',
      bio: 'Henrike spent fifteen years in rehabilitation wards; Jomo kept a pharmacy garden in Potsdam. They began sharing a kettle, then patients, then a house.',
    },
    certification: 'State-registered physiotherapist; diploma in herbal practice',
    benefits: [
      {
        title: 'Two pairs of eyes',
        text: 'A physiotherapist and a herbalist seldom notice the same thing.',
      },
      { title: 'One change', text: 'Small enough to survive a bad month.' },
      { title: 'Open file', text: 'All notes are yours, in words your doctor can read.' },
    ],
    amenityGroups: [
      {
        title: 'Getting in',
        items: ['Courtyard with cobbles', 'Ramp kept behind the door', 'Two resident cats'],
      },
    ],
    inclusions: [
      'Ninety-minute appointment with both practitioners',
      'Your week, drawn on paper, to take home',
      'Thirty-minute review after a month',
    ],
    requirements: [
      'Keep a simple diary for seven days',
      'List of medicines, since herbs can interfere',
      'Do not stop prescribed medicine on anyone’s word but your doctor’s',
    ],
    reviewList: [
      {
        id: 'enh-32-r1',
        user: 'Wiebke',
        rating: 5,
        date: '2026-10-12',
        comment: 'We moved one lunch. I am annoyed at how much it mattered.',
      },
      {
        id: 'enh-32-r2',
        user: 'Tariq',
        rating: 4,
        date: '2026-10-19',
        comment: 'Thoughtful. I wanted more herbs, she wanted me to go to bed.',
      },
      {
        id: 'enh-32-r3',
        user: 'Leonie',
        rating: 3,
        date: '2026-10-28',
        comment: 'Nice people, expensive for one idea, although it was a good one.',
      },
    ],
    faqs: [
      {
        question: 'Are they doctors?',
        answer: 'No. Henrike is a registered physiotherapist and Jomo a trained herbalist.',
      },
      {
        question: 'Is it covered by insurance?',
        answer: 'Physiotherapy parts sometimes are. The invoice keeps them apart.',
      },
    ],
    cancellation:
      'Up to 48 hours before, free. Later than that, they ask for the price of a lunch.',
    listedDaysAgo: 55,
  },
]
