import type { SampleListing } from '../sample-listing.ts'

/** Essentials 26 to 32. */
export const essentials5: SampleListing[] = [
  {
    id: 'ess-26',
    slug: 'pebble-diffuser',
    title: 'Pebble Diffuser',
    description:
      'Five unglazed clay pebbles in a shallow dish. Two drops of oil, no water, no plug.',
    longDescription:
      '<p>You can smell it from one chair and not from the next, and that is precisely what it is for.</p>' +
      '<p>Porous white clay, fired low so that it drinks oil and lets it go over four or five hours. The pebbles sit in a glazed dish of 14 cm that protects the table. It comes with a 5 ml vial of sweet orange, a scent few people argue about. When the pebbles grow dull, an hour in a warm oven clears them for a different oil.</p>' +
      '<p>For a shared office or a hospital bedside, this is more polite than a machine that fills the room. It will disappoint anyone who wants a whole flat to smell of something. Oils are concentrated: keep them off skin and away from cats, whose livers cannot cope with many of them.</p>',
    type: 'Stone Diffuser',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.3,
    reviews: 366,
    location: 'Ships worldwide',
    price: '$$',
    amount: { minor: 3800, currency: 'USD', per: 'item' },
    tags: ['aromatherapy', 'small rooms', 'desk work', 'no electricity', 'renters', 'mind', 'gift'],
    wellnessTag: 'balance',
    benefits: [
      { title: 'A circle of scent', text: 'Roughly an arm’s length, then it stops.' },
      { title: 'Nothing to descale', text: 'No water, so no mould and no hum.' },
      { title: 'Slow release', text: 'Two drops go on for half a working day.' },
    ],
    inclusions: ['Five clay pebbles', 'Glazed dish, 14 cm', 'Sweet orange oil, 5 ml'],
    requirements: [
      'Keep oils away from children and pets, cats above all',
      'In pregnancy or with asthma, ask a pharmacist which oils to avoid',
      'Never put oils on the skin undiluted',
    ],
    reviewList: [
      {
        id: 'ess-26-r1',
        user: 'Beth',
        rating: 5,
        date: '2025-09-07',
        comment: 'Beside my mother’s bed in the ward. The nurses came to sniff it.',
      },
      {
        id: 'ess-26-r2',
        user: 'Ludo',
        rating: 3,
        date: '2026-01-25',
        comment: 'Weak. But I read that it would be.',
      },
      {
        id: 'ess-26-r3',
        user: 'Annika',
        rating: 4,
        date: '2026-06-29',
        comment: 'Pretty enough to leave out, and I have forgotten where I put the plug-in one.',
      },
      {
        id: 'ess-26-r4',
        user: 'Chidi',
        rating: 5,
        date: '2026-10-08',
        comment: 'Orange at ten in the morning works better on my mood than the radio.',
      },
    ],
    faqs: [
      {
        question: 'How many scents can I use?',
        answer: 'One per pebble is tidy. Bake them before you change.',
      },
      {
        question: 'Does the clay stain?',
        answer: 'It yellows a little with citrus oils, as old paper does.',
      },
    ],
    cancellation: 'A cracked pebble is replaced free, for ever. Otherwise 30 days, oil unopened.',
    listedDaysAgo: 484,
  },
  {
    id: 'ess-27',
    slug: 'exam-morning-roll-on',
    title: 'Exam Morning Roll-On',
    description:
      'Rosemary, lemon and a cool edge of peppermint in a 10 ml roller, for wrists before anything with a clock in it.',
    longDescription:
      '<p>Use it while you revise, then again outside the hall, and let your nose do the remembering.</p>' +
      '<p>Scent and memory sit close together, and pairing one with a task is an old student trick with some small studies behind it and no guarantees. This roller is a 2% blend in fractionated coconut oil, gentle enough for most wrists from the age of twelve. A steel ball keeps it cool, and a matt bottle survives a pencil case. It will not replace knowing the chapter, and the leaflet spends its second half on sleep, breakfast and a breath count of four in, six out.</p>' +
      '<p>Friends in the next seat should barely notice. Sensitive noses might, so ask first in shared rooms.</p>',
    type: 'Essential Oil',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.2,
    reviews: 295,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 1200, currency: 'USD', per: 'item' },
    tags: [
      'exam nerves',
      'teenagers',
      'students',
      'focus',
      'stress',
      'presentation nerves',
      'school',
    ],
    wellnessTag: 'focus',
    benefits: [
      { title: 'A small ritual', text: 'Something to do with your hands in the last two minutes.' },
      { title: 'Low dose', text: 'Two per cent oils, well under the usual adult limit.' },
      { title: 'Discreet', text: 'The scent reaches your own nose and little further.' },
    ],
    inclusions: [
      '10 ml roller with steel ball',
      'Leaflet with the breathing count and a revision-day plan',
    ],
    requirements: [
      'From 12 years; patch test on the arm first',
      'Not in pregnancy, with epilepsy or with asthma, unless a pharmacist agrees',
      'Contains limonene and linalool; keep out of the sun after use on bare skin',
    ],
    reviewList: [
      {
        id: 'ess-27-r1',
        user: 'Maya',
        rating: 5,
        date: '2026-05-21',
        comment:
          'Chemistry went fine. I’m not saying it was the roller, but it’s coming to physics.',
      },
      {
        id: 'ess-27-r2',
        user: 'Anders',
        rating: 3,
        date: '2026-06-08',
        comment: 'My son lost it in a week. Smelled nice in the car.',
      },
      {
        id: 'ess-27-r3',
        user: 'Tash',
        rating: 4,
        date: '2026-09-10',
        comment: 'I’m a barrister and I use it outside court.',
      },
    ],
    faqs: [
      {
        question: 'Will it help me concentrate?',
        answer: 'It may give you a cue to begin. The rest is sleep, water and the work itself.',
      },
      {
        question: 'Is it allowed in exam halls?',
        answer: 'Usually, since it is cosmetic, but strong scents are rude. Apply it outside.',
      },
    ],
    cancellation: 'Within 45 days, even opened, provided the skin test was the reason.',
    listedDaysAgo: 321,
  },
  {
    id: 'ess-28',
    slug: 'black-pepper-scent-stick',
    title: 'Black Pepper Scent Stick',
    description:
      'A pocket inhaler of black pepper and cardamom, about the size of what you used to hold.',
    longDescription:
      '<p>Six minutes, more or less, is how long a craving lasts, and this is something to do with them.</p>' +
      '<p>It is an aluminium tube, 9 cm long, holding a wool wick with cracked black pepper, cardamom and a little angelica. You uncap it and breathe in through the nose. There is no nicotine, no vapour, no battery and no flavour in the lungs. The warmth of pepper at the back of the throat is the bit that former smokers mention. Wicks last about three weeks and the tube takes new ones.</p>' +
      '<p>Please see it as one tool of several: people who get support and licensed nicotine replacement do better than those who go it alone, and your pharmacist can arrange both. The stick keeps your fingers busy meanwhile.</p>',
    type: 'Aromatherapy',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.1,
    reviews: 71,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 1600, currency: 'USD', per: 'item' },
    tags: ['quit smoking', 'cravings', 'vaping', 'habit', 'hands', 'stress', 'nicotine free'],
    wellnessTag: 'focus',
    verified: true,
    verification: {
      checked: 'Oil content of the wicks, and absence of nicotine, by laboratory',
      on: '2026-09-03',
    },
    benefits: [
      {
        title: 'Something for the hand',
        text: 'The weight and length are familiar, the rest is not.',
      },
      { title: 'No nicotine', text: 'Nothing to depend on, and nothing in the air for others.' },
      { title: 'Fits a coat pocket', text: 'Opens with one thumb at a bus stop.' },
    ],
    inclusions: [
      'Aluminium tube with cap',
      'Four scent wicks',
      'Card with six things to do for six minutes',
    ],
    requirements: [
      'For the nose only; do not put wicks in the mouth',
      'With asthma, or in pregnancy, ask a pharmacist first',
      'Keep away from children',
    ],
    reviewList: [
      {
        id: 'ess-28-r1',
        user: 'Gintaras',
        rating: 4,
        date: '2026-10-30',
        comment: 'Twenty-four days. Patches did the heavy lifting, this did the balcony.',
      },
      {
        id: 'ess-28-r2',
        user: 'Louise',
        rating: 3,
        date: '2026-10-14',
        comment: 'Sneezed for three days. Then I liked it.',
      },
      {
        id: 'ess-28-r3',
        user: 'Femi',
        rating: 5,
        date: '2026-10-21',
        comment: 'I hold it in meetings. Nobody has asked. I have not smoked.',
      },
      {
        id: 'ess-28-r4',
        user: 'Carmel',
        rating: 2,
        date: '2026-10-24',
        comment: 'Wasn’t for me, I missed smoke and not pepper.',
      },
    ],
    faqs: [
      {
        question: 'Can I use it with patches or gum?',
        answer: 'Yes, it contains nothing that mixes with them.',
      },
      {
        question: 'How often is too often?',
        answer: 'There is no fixed limit. If your nose is sore, you have found yours.',
      },
    ],
    cancellation:
      'Tubes can be returned unused within 30 days. If you quit without it, we would like to hear how.',
    listedDaysAgo: 50,
  },
  {
    id: 'ess-29',
    slug: 'ironing-day-pillow-mist',
    title: 'Ironing Day Pillow Mist',
    description:
      'Lavender water with chamomile and a trace of starch, so a pillowcase smells freshly pressed.',
    longDescription:
      '<p>It is a smell that people over fifty recognise and cannot place: steam, cotton, a cupboard with the door open.</p>' +
      '<p>True lavender hydrosol from a farm in Haute-Provence makes up most of the 150 ml bottle, with Roman chamomile and a very little rice starch that gives the cloth a clean hand. Spray from an arm’s length, twice, ten minutes before bed, so the alcohol is gone by the time you are. On white cotton it leaves no mark; on dark silk try a hem first. The trigger head is the kind gardeners use, because the fine ones clog.</p>' +
      '<p>It makes a bed nicer to get into. It does nothing about noise, worry or a late coffee, which need answers of their own. Those who dislike lavender will dislike this.</p>',
    type: 'Aromatherapy',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.4,
    reviews: 721,
    location: 'Ships to the USA, Canada and Europe',
    price: '$',
    amount: { minor: 1900, currency: 'USD', per: 'item' },
    tags: [
      'sleep',
      'linen spray',
      'lavender',
      'bedtime',
      'guest room',
      'evening routine',
      'stress',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: { checked: 'Hydrosol origin and alcohol content', on: '2025-10-30' },
    benefits: [
      {
        title: 'A regular cue',
        text: 'The same scent at the same hour is a hint the brain learns.',
      },
      { title: 'Low in alcohol', text: 'Dry in minutes, and kind to cotton.' },
      { title: 'Refillable', text: 'The trigger bottle is glass and takes any hydrosol.' },
    ],
    inclusions: ['150 ml glass bottle with trigger', 'Funnel for refills'],
    requirements: [
      'Do not spray near the eyes, babies or cats',
      'Contains linalool and 8% alcohol; keep from flames',
      'With asthma, test in another room first',
    ],
    reviewList: [
      {
        id: 'ess-29-r1',
        user: 'Rosemary',
        rating: 5,
        date: '2025-02-19',
        comment: 'My mother’s airing cupboard, bottled.',
      },
      {
        id: 'ess-29-r2',
        user: 'Tim',
        rating: 4,
        date: '2025-07-02',
        comment: 'Wife loves it, I tolerate it, we both sleep.',
      },
      {
        id: 'ess-29-r3',
        user: 'Ilaria',
        rating: 4,
        date: '2026-01-06',
        comment: 'Trigger is better than fine sprays I’ve had. Bottle is heavy.',
      },
      {
        id: 'ess-29-r4',
        user: 'Petra',
        rating: 3,
        date: '2026-05-25',
        comment: 'Scent has gone in twenty minutes. I wanted it to linger.',
      },
    ],
    faqs: [
      {
        question: 'Can I use it on clothes?',
        answer: 'Yes, on cotton and linen. It is good on a suitcase before packing.',
      },
      {
        question: 'Is it safe with a dog on the bed?',
        answer: 'Usually, once dry. Cats are another matter.',
      },
    ],
    cancellation: 'Leave it on the shelf for a month; send it back if it is still full.',
    listedDaysAgo: 697,
  },
  {
    id: 'ess-30',
    slug: 'remembrance-incense',
    title: 'Remembrance Incense',
    description:
      'Thin sticks of sandalwood and clove that burn for twenty-five minutes, the length of sitting with somebody.',
    longDescription:
      '<p>The shop on the island has sold this grade for funerals and for ordinary Tuesdays, and does not distinguish between them.</p>' +
      '<p>A hundred and twenty sticks, 14 cm long, without the bamboo core that makes most incense smoky. The paste is sandalwood, clove, camphor and bark powder, rolled by hand and dried on screens in the west wind. In the lid is a shallow ash tray of fired clay and a felt pad that snuffs a stick halfway, should a telephone ring. There are no instructions about what to think while it burns.</p>' +
      '<p>Smoke is smoke: open a window, keep sticks few, and leave it out if anyone in the house has asthma. Grief that does not let you eat, work or sleep for weeks deserves company as well as incense.</p>',
    type: 'Incense',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.8,
    reviews: 263,
    location: 'Awaji, Japan',
    country: 'JP',
    price: '$',
    amount: { minor: 2600, currency: 'USD', per: 'item' },
    tags: ['grief', 'bereavement', 'ritual', 'spirit', 'prayer', 'anniversary', 'quiet', 'candles'],
    wellnessTag: 'restore',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Maker’s workshop and ingredient list, confirmed by letter',
      on: '2026-05-08',
    },
    benefits: [
      { title: 'A bounded time', text: 'Twenty-five minutes has an end, which grief often lacks.' },
      { title: 'Low in smoke', text: 'Coreless sticks burn cleaner than the usual kind.' },
      { title: 'Works in any faith', text: 'Or in none. It is wood and clove.' },
    ],
    inclusions: ['120 sticks in a paulownia box', 'Clay tray with felt pad'],
    requirements: [
      'Burn in an open room, away from curtains; never unattended',
      'Not recommended around asthma, babies or birds',
    ],
    reviewList: [
      {
        id: 'ess-30-r1',
        user: 'Naoko',
        rating: 5,
        date: '2025-11-15',
        comment: 'The smell is exactly right. I did not expect to cry at a parcel.',
      },
      {
        id: 'ess-30-r2',
        user: 'Peter',
        rating: 5,
        date: '2026-03-20',
        comment: 'Once a week, for my brother. It is good to have a when.',
      },
      {
        id: 'ess-30-r3',
        user: 'Rebeca',
        rating: 4,
        date: '2026-07-27',
        comment: 'Delicate sticks, several broken on arrival. They sent more.',
      },
      {
        id: 'ess-30-r4',
        user: 'Aidan',
        rating: 4,
        date: '2026-10-02',
        comment: 'Less smoke than church, thank heaven.',
      },
    ],
    faqs: [
      {
        question: 'Can I cut the sticks?',
        answer: 'Yes, snap them where you like. Half a stick is about twelve minutes.',
      },
      {
        question: 'Does the smell stay in the room?',
        answer: 'Faintly, for an evening. Wool holds it longest.',
      },
    ],
    cancellation: 'Boxes arrive sealed with paper. Unbroken seal, 60 days, full refund.',
    listedDaysAgo: 406,
  },
  {
    id: 'ess-31',
    slug: 'cold-season-shower-tablets',
    title: 'Cold Season Shower Tablets',
    description:
      'Six fizzing discs of eucalyptus and pine to put at the far end of the shower floor, where the water only splashes.',
    longDescription:
      '<p>Placement is everything: under the jet one of these is gone in a minute, in the corner it lasts ten.</p>' +
      '<p>Baking soda and citric acid carry eucalyptus, Scots pine and a little menthol crystal. The steam fills an ordinary cubicle and finds the back of your nose. Discs weigh 40 g and are wrapped singly in wax paper, because damp sets them off. They contain no dye, so the tray stays white, and the fizz rinses away entirely.</p>' +
      '<p>They do nothing to a virus, and the box says that too. You may feel clearer for an hour, which is worth something on day three. Skip them for children under seven, for whom menthol can be risky, with asthma, and in wet rooms used by somebody unsteady on their feet.</p>',
    type: 'Aromatherapy',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.0,
    reviews: 26,
    location: 'Ships to the USA, Canada and Europe',
    price: '$',
    amount: { minor: 1700, currency: 'USD', per: 'item' },
    tags: [
      'immunity',
      'blocked nose',
      'winter',
      'colds',
      'shower',
      'morning routine',
      'low energy',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: { checked: 'Dose of menthol per disc against the label', on: '2026-10-10' },
    benefits: [
      { title: 'Clearer for a while', text: 'Menthol cools the nose, so breathing feels easier.' },
      { title: 'No dye, no grit', text: 'Rinses clean without a coloured tide mark.' },
      { title: 'Single-wrapped', text: 'One damp disc does not wake the other five.' },
    ],
    inclusions: ['Six discs of 40 g', 'Steel tray with rubber feet, in the first box'],
    requirements: [
      'Not for children under seven or where babies are bathed',
      'Not with asthma or epilepsy, or in pregnancy without advice',
      'The floor is slippery while a disc dissolves',
    ],
    reviewList: [
      {
        id: 'ess-31-r1',
        user: 'Joanne',
        rating: 4,
        date: '2026-10-24',
        comment: 'Head like a bucket on Monday. Better company by Tuesday.',
      },
      {
        id: 'ess-31-r2',
        user: 'Rory',
        rating: 3,
        date: '2026-10-28',
        comment: 'Strong, and I mean it as a warning. Lovely after two minutes.',
      },
      {
        id: 'ess-31-r3',
        user: 'Imani',
        rating: 4,
        date: '2026-10-31',
        comment: 'Tray is genius. I keep the bar of soap on it now.',
      },
    ],
    faqs: [
      {
        question: 'Will they work in a bath?',
        answer: 'They will fizz and float, but menthol in bathwater stings. Use a shower.',
      },
      {
        question: 'Do they mark stone floors?',
        answer: 'The acid is mild but rinse limestone and marble straight away.',
      },
    ],
    cancellation: 'Sealed discs within 30 days. Any that arrive crumbled are replaced.',
    listedDaysAgo: 3,
  },
  {
    id: 'ess-32',
    slug: 'ten-minute-candles',
    title: 'Ten Minute Candles',
    description:
      'Thirty small beeswax tapers that each burn for ten minutes, for people who look after somebody and get no longer than that.',
    longDescription:
      '<p>When it goes out, you can go back in; until then nobody needs you.</p>' +
      '<p>The tapers are 8 cm of pure beeswax, dipped six times in a workshop where two of the dippers care for a parent. Each stands in a small brass foot and burns for ten minutes, give or take one. That was chosen after asking forty carers how long they could truly count on. Beeswax has its own smell, honey and warm wood, so nothing is added.</p>' +
      '<p>There is no advice in the box. A card lists carers’ lines in nine countries, since ten minutes is sometimes not enough. Do not light one beside oxygen equipment, where any flame is dangerous, and put it out before you sleep; the taper is short, but tired people are tired.</p>',
    type: 'Candle',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.6,
    reviews: 66,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 2400, currency: 'USD', per: 'item' },
    tags: [
      'carers',
      'caregiver stress',
      'stress',
      'burnout',
      'mindfulness',
      'no alcohol',
      'evening routine',
      'mind',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: { checked: 'Burn time of ten tapers, measured', on: '2026-09-24' },
    benefits: [
      { title: 'Time with edges', text: 'The candle keeps the clock, so you do not have to.' },
      { title: 'Unscented', text: 'Just wax, for homes where somebody is easily upset by smells.' },
      { title: 'A small yes', text: 'Thirty in a box, one a day, no catching up.' },
    ],
    inclusions: [
      'Thirty beeswax tapers',
      'Brass foot and a strip of matches',
      'Card with carers’ lines in nine countries',
    ],
    requirements: [
      'Never near home oxygen or bedding',
      'Always on a bare surface, and never unattended',
    ],
    reviewList: [
      {
        id: 'ess-32-r1',
        user: 'Denise',
        rating: 5,
        date: '2026-09-29',
        comment:
          'My husband has dementia. I do it on the back step. Thank you to whoever thought of it.',
      },
      {
        id: 'ess-32-r2',
        user: 'Collette',
        rating: 5,
        date: '2026-10-07',
        comment: 'Ten means ten. My daughter knows not to call until it’s out.',
      },
      {
        id: 'ess-32-r3',
        user: 'Mireille',
        rating: 4,
        date: '2026-10-18',
        comment: 'The foot tips on an uneven table.',
      },
      {
        id: 'ess-32-r4',
        user: 'Owen',
        rating: 3,
        date: '2026-10-26',
        comment: 'Sweet idea. Thirty go quickly and refills are not cheap.',
      },
    ],
    faqs: [
      {
        question: 'Why ten minutes?',
        answer: 'Because twenty was a lie for most of the carers asked.',
      },
      {
        question: 'Is there a version for oxygen users’ homes?',
        answer: 'Yes: a small sand glass instead of a flame, at the same price.',
      },
    ],
    cancellation: 'A box with all thirty tapers inside can be sent back within 60 days.',
    listedDaysAgo: 58,
  },
]
