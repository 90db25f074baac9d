import type { SampleListing } from '../sample-listing.ts'

/** Enhancements 12 to 16. */
export const enhancements3: SampleListing[] = [
  {
    id: 'enh-12',
    slug: 'one-fewer-with-tomasz',
    title: 'One Fewer with Tomasz',
    description:
      'Five weeks of short calls around your quit date, from somebody who has had four of his own.',
    longDescription:
      '<p>Tomasz stopped for good at the fourth attempt and considers the first three his training.</p>' +
      '<p>You talk for twenty minutes twice in the week before the date, daily in the first week, then less. He goes through patches, gum and prescription aids and sends you to a pharmacist with the right questions, because the evidence for them is good and the evidence for pride is not. Between calls there is a number to text: he answers within the length of a craving from 7 to 22.00, Warsaw time. Vaping and the last glass at night follow the same plan.</p>' +
      '<p>For daily heavy drinking he does not begin until a doctor has been involved, since stopping suddenly can be dangerous. People who want to be persuaded to quit should wait; he only works with those who have decided.</p>',
    type: 'Coaching',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: null, delivery: ['online'] },
    rating: 4.5,
    reviews: 211,
    location: 'Online',
    price: '$$$',
    amount: { minor: 14000, currency: 'USD', per: 'programme' },
    duration: '5 weeks, fourteen calls',
    tags: [
      'quit smoking',
      'quit alcohol',
      'vaping',
      'cravings',
      'habit',
      'immunity',
      'energy',
      'coaching',
    ],
    wellnessTag: 'balance',
    host: {
      name: 'Tomasz',
      role: 'Quit coach',
      bio: 'Tomasz ran a print shop and smoked in its doorway for nineteen years. He holds a stop-smoking adviser’s certificate, coaches in Polish, English and German, and keeps his last packet, unopened, as a paperweight.',
    },
    certification: 'Stop-smoking adviser certificate, copy seen',
    benefits: [
      { title: 'Daily when it is hard', text: 'Five calls in the first week, one in the last.' },
      {
        title: 'On the side of aids',
        text: 'Licensed nicotine replacement is encouraged and never frowned on.',
      },
      {
        title: 'Slips are planned for',
        text: 'There is a page for the morning after, written in week one.',
      },
    ],
    inclusions: [
      'Fourteen calls of twenty minutes',
      'Text line, 7.00 to 22.00',
      'Pharmacist’s question sheet',
    ],
    requirements: [
      'Heavy daily drinkers need medical supervision first',
      'Tell your doctor about stopping if you take medicines: some doses change',
    ],
    reviewList: [
      {
        id: 'enh-12-r1',
        user: 'Magda',
        rating: 5,
        date: '2026-01-04',
        comment: 'He answered at 21.50 on New Year’s Day. I already had my coat on for the kiosk.',
      },
      {
        id: 'enh-12-r2',
        user: 'Rhys',
        rating: 4,
        date: '2026-03-30',
        comment: 'Seven months. The patches plus the texts did it.',
      },
      {
        id: 'enh-12-r3',
        user: 'Yolanda',
        rating: 3,
        date: '2026-06-07',
        comment: 'I slipped and went back to it. No lecture. I’ll book again when I’m ready.',
      },
      {
        id: 'enh-12-r4',
        user: 'Uwe',
        rating: 5,
        date: '2026-10-05',
        comment: 'Dry humour at the worst time of day is worth a great deal.',
      },
    ],
    faqs: [
      {
        question: 'Can we do it by text only?',
        answer: 'Yes, some do. The price is the same, as is the attention.',
      },
      { question: 'What if I start again?', answer: 'A second round within a year is half price.' },
    ],
    cancellation: 'Full refund until the quit date. After it, unused weeks come back.',
    listedDaysAgo: 448,
  },
  {
    id: 'enh-13',
    slug: 'grief-walks-with-isla',
    title: 'Grief Walks with Isla',
    description:
      'Ninety minutes on foot around Arthur’s Seat, one to one, at the speed of whoever is slower.',
    longDescription:
      '<p>You do not have to talk before the second gate, and quite a few people do not talk before the third.</p>' +
      '<p>Isla walks a loop of four kilometres that stays off the steep side and passes two benches and a kiosk with tolerable tea. She listens more than she asks. Some come once, on a date that needed filling; others every fortnight for a season. If the weather is truly foul there is a covered route through the botanic glasshouses. Dogs, including the one you are now walking for somebody else, are welcome.</p>' +
      '<p>This is companionship with training behind it, rather than therapy. When grief has become dangerous she will say so plainly and walk you to the next door. The path is gravel and has two stiles, so ask about the canal route if wheels or knees need it.</p>',
    type: 'Grief Support',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: 'holistic', delivery: ['on-site'] },
    rating: 4.9,
    reviews: 87,
    location: 'Edinburgh, United Kingdom',
    country: 'GB',
    coordinates: { lat: 55.9445, lng: -3.1618 },
    address: 'Meeting point at the Holyrood gate, Edinburgh',
    price: '$$',
    amount: { minor: 5500, currency: 'USD', per: 'session' },
    duration: '90 minutes',
    groupSize: 'One to one; two from a family by arrangement',
    tags: [
      'grief',
      'bereavement',
      'walking',
      'nature',
      'spirit',
      'holistic',
      'loss of a partner',
      'movement',
    ],
    wellnessTag: 'restore',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Certificate, first-aid training and public liability insurance',
      on: '2026-06-30',
    },
    host: {
      name: 'Isla',
      role: 'Bereavement companion',
      bio: 'Isla was a hospice volunteer coordinator for fourteen years and trained in bereavement support along the way. She has walked this hill about nine hundred times and does not claim to know what anyone feels.',
    },
    certification: 'Certificate in bereavement support, copy seen',
    benefits: [
      { title: 'Side by side', text: 'Words come easier when nobody is looking at you.' },
      { title: 'A fixed hour', text: 'The week has one thing in it that you need not arrange.' },
      { title: 'Out of the house', text: 'Wind, gulls and a hill do some of the work.' },
    ],
    amenityGroups: [
      {
        title: 'Access',
        items: [
          'Gravel path with two stiles',
          'Level canal route on request',
          'Toilets at the start',
        ],
      },
    ],
    inclusions: [
      'Ninety-minute walk',
      'Tea at the kiosk',
      'Note of groups and lines that fit, if you want one',
    ],
    requirements: [
      'Waterproof shoes; the walk goes ahead in rain',
      'Not for the first days of crisis: call a helpline or your doctor',
    ],
    reviewList: [
      {
        id: 'enh-13-r1',
        user: 'Morag',
        rating: 5,
        date: '2026-03-08',
        comment: 'She knew the name of every bird and never used one to change the subject.',
      },
      {
        id: 'enh-13-r2',
        user: 'Alasdair',
        rating: 5,
        date: '2026-05-19',
        comment:
          'I said nothing for an hour. She charged me for a walk and gave me a friend’s silence.',
      },
      {
        id: 'enh-13-r3',
        user: 'Jean',
        rating: 4,
        date: '2026-08-06',
        comment: 'Stiles were too much for my hip. The canal was better.',
      },
    ],
    faqs: [
      {
        question: 'How soon after a death can I come?',
        answer: 'When you wish. Many wait until the visitors have gone.',
      },
      { question: 'What if I cry?', answer: 'Then you cry. There are tissues in the left pocket.' },
    ],
    cancellation:
      'Cancel until the evening before at no cost. Grief is unpredictable, and so the rest is discretion.',
    listedDaysAgo: 275,
  },
  {
    id: 'enh-14',
    slug: 'a-carers-hour-with-denise',
    title: 'A Carer’s Hour with Denise',
    description: 'An hour a fortnight in which nobody asks how he is.',
    longDescription:
      '<p>Bring the letters you have not opened; that is generally where it starts.</p>' +
      '<p>Denise cared for her mother for eleven years and now spends her days with people who are where she was. One session may be forms, benefits and how to ask for a break. The next may be how angry you were on Sunday. Calls are by phone or video, or she comes to your kitchen in the Leeds area and will happily sit with the person you care for while you finish a cup of tea in another room.</p>' +
      '<p>She is neither a nurse nor a lawyer and will tell you whose job a thing is. If anyone in the house is unsafe, her duty is to pass that on, and she explains this in the first five minutes.</p>',
    type: 'Coaching',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: null, delivery: ['online', 'at-home'] },
    rating: 4.8,
    reviews: 38,
    location: 'Online and Leeds, United Kingdom',
    country: 'GB',
    coordinates: { lat: 53.8008, lng: -1.5491 },
    address: 'Home visits within 10 km of Leeds city centre',
    price: '$$',
    amount: { minor: 3500, currency: 'USD', per: 'session' },
    duration: '60 minutes',
    tags: [
      'carers',
      'caregiver stress',
      'burnout',
      'stress',
      'dementia',
      'respite',
      'family',
      'mind',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: {
      checked: 'Background check, certificate and insurance for home visits',
      on: '2026-09-28',
    },
    host: {
      name: 'Denise',
      role: 'Carers’ coach',
      bio: 'Denise left a building society to look after her mother, and learned the system by losing to it. She holds a carers’ advocacy certificate and runs a Thursday table at a library.',
    },
    certification: 'Carers’ advocacy certificate and enhanced background check',
    benefits: [
      { title: 'Practical first', text: 'Most people leave with one form done and one call made.' },
      {
        title: 'Allowed to be cross',
        text: 'Anger is discussed like the weather, which helps it pass.',
      },
      {
        title: 'Somebody who has been there',
        text: 'Eleven years, with the back pain to show for it.',
      },
    ],
    inclusions: [
      'Sixty minutes by phone, video or at home near Leeds',
      'A letter or form written together',
      'Local list of respite and day places',
    ],
    requirements: [
      'Allow five minutes at the start for what she must pass on',
      'For home visits, mention pets and stairs',
    ],
    reviewList: [
      {
        id: 'enh-14-r1',
        user: 'Barbara',
        rating: 5,
        date: '2026-10-06',
        comment: 'We opened eleven letters. One was a refund.',
      },
      {
        id: 'enh-14-r2',
        user: 'Imran',
        rating: 5,
        date: '2026-10-15',
        comment: 'She played dominoes with Dad so I could shower without listening.',
      },
      {
        id: 'enh-14-r3',
        user: 'Val',
        rating: 4,
        date: '2026-10-25',
        comment: 'Good as gold. Waiting list of three weeks though.',
      },
    ],
    faqs: [
      {
        question: 'Can it be in the evening?',
        answer: 'Yes, phone calls until 21.00 on weekdays.',
      },
      {
        question: 'Is there help with the fee?',
        answer: 'Two charities near Leeds pay for six sessions. She knows the form.',
      },
    ],
    cancellation: 'Carers cancel late, that is the nature of it. There is no fee.',
    listedDaysAgo: 57,
  },
  {
    id: 'enh-15',
    slug: 'desk-check-with-jonas',
    title: 'Desk Check with Jonas',
    description: 'A chiropractor looks at the room first and at your spine second.',
    longDescription:
      '<p>Jonas arrives with a tape measure, a stack of old encyclopaedias and no intention of selling you a chair.</p>' +
      '<p>For an hour he watches you work: where the screen is, how you reach for the mouse, what you do at four o’clock. He raises and lowers things with books until it feels odd and then right, checks how neck and shoulders move, and shows three exercises you can do in the shoes you are wearing. Over video he does the same with your laptop on a shelf. Two weeks later comes a fifteen-minute call to see what has slid back.</p>' +
      '<p>No adjusting of joints takes place in these visits. Numbness, weakness, night pain or pain after an accident mean an examination in a clinic, and he will refer you rather than guess.</p>',
    type: 'Posture Coaching',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: 'chiropractic', delivery: ['online', 'at-home'] },
    rating: 4.5,
    reviews: 164,
    location: 'Online and Copenhagen, Denmark',
    country: 'DK',
    coordinates: { lat: 55.6761, lng: 12.5683 },
    address: 'Visits to homes and offices in greater Copenhagen',
    price: '$$$',
    amount: { minor: 9500, currency: 'USD', per: 'session' },
    duration: '60 minutes and a 15-minute call',
    tags: [
      'posture',
      'back pain',
      'neck pain',
      'desk work',
      'home office',
      'body',
      'focus',
      'movement',
    ],
    wellnessTag: 'focus',
    verified: true,
    verification: { checked: 'Licence in the national register, and insurance', on: '2026-07-09' },
    host: {
      name: 'Jonas',
      role: 'Chiropractor',
      bio: 'Jonas practised in a clinic for twelve years and noticed that the same necks returned every March. He now spends three days a week in other people’s workrooms, and one cycling between them.',
    },
    certification: 'Licensed chiropractor, Denmark, register entry seen',
    benefits: [
      { title: 'Uses what you own', text: 'Most desks need books, a towel and a different habit.' },
      { title: 'Checked again', text: 'The follow-up is part of the price, as bodies forget.' },
      {
        title: 'No lifelong plan',
        text: 'One visit and one call. Three people in four need no more.',
      },
    ],
    amenityGroups: [
      {
        title: 'How it works',
        items: [
          'In person in greater Copenhagen',
          'By video anywhere',
          'English, Danish and German',
        ],
      },
    ],
    inclusions: [
      'Sixty-minute desk check',
      'Three exercises on video, filmed with you',
      'Follow-up call after two weeks',
    ],
    requirements: [
      'Wear what you work in',
      'Tell him beforehand about surgery, osteoporosis or a recent injury',
    ],
    reviewList: [
      {
        id: 'enh-15-r1',
        user: 'Freja',
        rating: 5,
        date: '2026-06-03',
        comment: 'Volume seven of an encyclopaedia is under my screen. Headaches are rarer.',
      },
      {
        id: 'enh-15-r2',
        user: 'Connor',
        rating: 4,
        date: '2026-08-20',
        comment: 'By video from Cork. Worked better than I thought, camera-carrying included.',
      },
      {
        id: 'enh-15-r3',
        user: 'Mette',
        rating: 4,
        date: '2026-09-23',
        comment: 'He was late, cycling in hail. Worth it.',
      },
      {
        id: 'enh-15-r4',
        user: 'Ivo',
        rating: 3,
        date: '2026-10-16',
        comment: 'I hoped for an adjustment. He doesn’t, in offices, which he says on the page.',
      },
    ],
    faqs: [
      {
        question: 'Can my employer pay?',
        answer:
          'Many do. The invoice names it a workplace visit, and a team rate exists from five desks.',
      },
      {
        question: 'Do I need to buy anything?',
        answer: 'Perhaps a second-hand keyboard. He has no shop.',
      },
    ],
    cancellation: 'Free until 24 hours ahead, half the fee after that.',
    listedDaysAgo: 183,
  },
  {
    id: 'enh-16',
    slug: 'skin-nurse-online-with-farah',
    title: 'Skin Nurse Online with Farah',
    description: 'Thirty minutes with a dermatology nurse who would like you to use fewer things.',
    longDescription:
      '<p>Put every bottle you own on the table in front of the camera; Farah usually takes away half.</p>' +
      '<p>She trained on a hospital dermatology ward and now works in a medspa three days a week, where she sees what good devices do and what they cannot. The call goes through what you use, what your skin did with it, and what you have been sold. You receive a plan of three products at most, in chemist’s own-brand versions, with dates to review. Teenagers come with a parent, and people in the menopause or pregnancy get plans that take it into account.</p>' +
      '<p>She does not diagnose through a camera. A mole that changes, a rash with fever, or a sore that will not close belongs in a surgery this week. She says that before anything else and does not charge for it.</p>',
    type: 'Skin Consultation',
    contentType: 'enhancement',
    categories: ['coaching-services'],
    offering: { kind: 'coaching', service: 'medspa', delivery: ['online'] },
    rating: 4.4,
    reviews: 35,
    location: 'Online',
    price: '$$',
    amount: { minor: 6000, currency: 'USD', per: 'session' },
    duration: '30 minutes',
    tags: [
      'skin',
      'acne',
      'teenagers',
      'menopause',
      'rosacea',
      'sensitive skin',
      'medspa',
      'pregnancy',
    ],
    wellnessTag: 'balance',
    verified: true,
    verification: {
      checked: 'Nursing register entry and professional insurance',
      on: '2026-09-10',
    },
    host: {
      name: 'Farah',
      role: 'Dermatology nurse',
      bio: 'Farah spent ten years on a skin ward and four in a medspa, and has opinions on both. She answers in English, Urdu and French, and wears sunscreen in the cellar.',
    },
    certification: 'Registered nurse, number checked',
    benefits: [
      { title: 'Fewer bottles', text: 'Three products and a date to look again.' },
      { title: 'Nothing to sell', text: 'No line, no code, no commission.' },
      {
        title: 'Honest about devices',
        text: 'What a laser can do for you, and when it is money gone.',
      },
    ],
    inclusions: [
      'Thirty-minute video call',
      'Written plan with ordinary pharmacy products',
      'One photograph review after six weeks',
    ],
    requirements: [
      'Clean face, daylight, all your bottles',
      'Under 18 with a parent present',
      'Changing moles or sudden rashes: see a doctor first',
    ],
    reviewList: [
      {
        id: 'enh-16-r1',
        user: 'Celeste',
        rating: 5,
        date: '2026-10-25',
        comment: 'Eleven products became two, and one of those is water.',
      },
      {
        id: 'enh-16-r2',
        user: 'Bryony',
        rating: 4,
        date: '2026-10-27',
        comment: 'With my 14-year-old. She spoke to him rather than to me.',
      },
      {
        id: 'enh-16-r3',
        user: 'Anita',
        rating: 3,
        date: '2026-10-29',
        comment: 'Useful, but thirty minutes was over quickly.',
      },
      {
        id: 'enh-16-r4',
        user: 'Tove',
        rating: 5,
        date: '2026-10-31',
        comment: 'Talked me out of a $900 laser course. She works at the place.',
      },
    ],
    faqs: [
      {
        question: 'Can she prescribe?',
        answer: 'No. Where a prescription might help she writes a note for your doctor.',
      },
      {
        question: 'Is the photo review secure?',
        answer: 'Images go through an encrypted link and are deleted after ninety days.',
      },
    ],
    cancellation:
      'Move it as often as you like until six hours before. A mole talk is never billed.',
    listedDaysAgo: 28,
  },
]
