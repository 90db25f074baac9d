import type { SampleListing } from '../sample-listing.ts'

/** Essentials 13 to 18. */
export const essentials3: SampleListing[] = [
  {
    id: 'ess-13',
    slug: 'buckwheat-wedge-cushion',
    title: 'Buckwheat Wedge Cushion',
    description:
      'A firm wedge that tips the pelvis forward, for chairs that do not care how you sit.',
    longDescription:
      '<p>The kitchen chair was never meant to be an office, and by February your lower back had said so.</p>' +
      '<p>A wedge 40 cm wide, 9 cm at the back and 3 at the front, filled with buckwheat hulls that shift to your shape and then hold it. The slope lifts the hips above the knees, so sitting upright takes less effort. The cotton canvas cover zips off; the hulls can be topped up or emptied through a second zip. On the floor it becomes a meditation cushion.</p>' +
      '<p>It rustles when you move, and it is firm: people expecting foam send it back. It cannot make eight hours of sitting a good idea. Stand up every forty minutes, and take pain that runs down a leg or lasts beyond six weeks to somebody who can examine you.</p>',
    type: 'Equipment',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.5,
    reviews: 389,
    location: 'Ships to the USA, Canada and Europe',
    price: '$$',
    amount: { minor: 4800, currency: 'USD', per: 'item' },
    tags: ['posture', 'back pain', 'desk work', 'sitting', 'hips', 'focus', 'meditation cushion'],
    wellnessTag: 'focus',
    benefits: [
      {
        title: 'Upright with less effort',
        text: 'A forward tilt lets the spine stack instead of being held.',
      },
      {
        title: 'Adjustable',
        text: 'Take out a cup of hulls and it changes; put it back and it changes again.',
      },
      { title: 'Cool to sit on', text: 'Hulls let air through, which foam does not.' },
    ],
    inclusions: [
      'Wedge cushion with canvas cover, 40 × 36 cm',
      '300 g of spare hulls in a paper bag',
    ],
    requirements: [
      'Not on chairs with castors that tilt',
      'Keep dry; hulls must never be washed',
      'After recent hip or spine surgery ask your physiotherapist first',
    ],
    reviewList: [
      {
        id: 'ess-13-r1',
        user: 'Fiona',
        rating: 5,
        date: '2026-05-30',
        comment: 'Three weeks of thinking it was too hard, then I noticed I had stopped slumping.',
      },
      {
        id: 'ess-13-r2',
        user: 'Emeka',
        rating: 4,
        date: '2026-08-04',
        comment: 'Good. My cat takes the rustle as a personal invitation.',
      },
      {
        id: 'ess-13-r3',
        user: 'Bruno',
        rating: 3,
        date: '2026-09-16',
        comment: 'Raised me so much that my desk was suddenly too low. Measure first.',
      },
      {
        id: 'ess-13-r4',
        user: 'Lise',
        rating: 5,
        date: '2026-10-12',
        comment: 'Goes between the train and my floor sits without complaint.',
      },
    ],
    faqs: [
      {
        question: 'Will it work on a car seat?',
        answer: 'We do not recommend it: it changes how the belt lies.',
      },
      {
        question: 'How long do hulls last?',
        answer: 'Around three years of daily use, then a $9 refill.',
      },
    ],
    cancellation: 'Sit on it for 30 days. Returns are free within the country it was sent to.',
    listedDaysAgo: 214,
  },
  {
    id: 'ess-14',
    slug: 'first-light-wake-lamp',
    title: 'First Light Wake Lamp',
    description:
      'A bedside lamp that spends thirty minutes arriving at daylight, with no app and no account.',
    longDescription:
      '<p>At 6.15 nothing seems to be happening, and at 6.40 you realise the room has been pink for some time.</p>' +
      '<p>Warm LEDs behind an opal glass dome climb from ember to 380 lux at pillow distance over twenty, thirty or forty-five minutes. One dial sets the hour, one sets the brightness, and a felt-covered switch turns it off. There is a quiet wooden knock as back-up for people who sleep through light. In the evening the same dial runs it backwards.</p>' +
      '<p>It is a pleasant way to be woken, not a bright-light therapy device, which needs around 10,000 lux and a clinician’s advice. If your sleep partner rises later than you, the light will reach them too. Some teenagers sleep through all of it.</p>',
    type: 'Equipment',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.4,
    reviews: 57,
    location: 'Ships to the USA, Canada and Europe',
    price: '$$$',
    amount: { minor: 14500, currency: 'USD', per: 'item' },
    tags: [
      'energy',
      'winter mornings',
      'teenagers',
      'shift work',
      'sleep',
      'alarm clock',
      'low mood in winter',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: {
      checked: 'Brightness at 40 cm with a calibrated meter, and electrical safety marks',
      on: '2026-10-14',
    },
    benefits: [
      {
        title: 'Gentler than a siren',
        text: 'Light comes first, and the knock only if you need it.',
      },
      {
        title: 'Phone stays outside',
        text: 'No app means the bedroom has one less reason to hold a screen.',
      },
      {
        title: 'A proper dusk',
        text: 'Thirty minutes of falling light gives the evening a visible end.',
      },
    ],
    inclusions: [
      'Lamp with opal glass dome, 21 cm',
      '1.8 m cloth cable with your country’s plug',
      'Felt ring so it does not scratch the table',
    ],
    requirements: [
      'Not a therapy lamp for seasonal depression',
      'With bipolar disorder, eye disease or light-sensitive epilepsy, ask a doctor before using dawn lights',
    ],
    reviewList: [
      {
        id: 'ess-14-r1',
        user: 'Astrid',
        rating: 5,
        date: '2026-10-20',
        comment: 'The knock is a small masterpiece. So polite.',
      },
      {
        id: 'ess-14-r2',
        user: 'Noel',
        rating: 3,
        date: '2026-10-25',
        comment:
          'My 15-year-old did not notice either the light or the knock. I now wake beautifully in his room.',
      },
      {
        id: 'ess-14-r3',
        user: 'Padma',
        rating: 4,
        date: '2026-10-29',
        comment: 'Lovely object, dear for a lamp, no regrets in this month.',
      },
    ],
    faqs: [
      {
        question: 'Does it keep time in a power cut?',
        answer: 'For about eight hours, with a capacitor rather than a battery.',
      },
      {
        question: 'Can I use it for shift work?',
        answer: 'Yes, two alarm times can be stored and swapped with one switch.',
      },
    ],
    cancellation: 'Forty-five mornings to try it. Glass is covered against breakage for a year.',
    listedDaysAgo: 33,
  },
  {
    id: 'ess-15',
    slug: 'night-flight-kit',
    title: 'Night Flight Kit',
    description:
      'A contoured mask, wax plugs, a wool neck roll and a card that tells you when to stay awake.',
    longDescription:
      '<p>Half of jet lag is light at the wrong hour, so the most useful thing in the pouch is a piece of card.</p>' +
      '<p>The card has a turning disc: set the zones you cross, and it shows the hours to look for daylight and the hours to avoid it. The rest is for doing what the card says. The mask is blackout cotton with moulded cups that leave eyelashes alone; the plugs are beeswax and cotton, cut to size with a thumbnail; the neck roll is felted wool, 28 cm, filled with kapok. All of it packs into a pouch like a large sandwich.</p>' +
      '<p>Side sleepers should know the cups press a little. The wax plugs are single-flight things, and three pairs come with the kit.</p>',
    type: 'Sleep Aid',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.2,
    reviews: 231,
    location: 'Ships worldwide',
    price: '$$',
    amount: { minor: 4400, currency: 'USD', per: 'item' },
    tags: ['jet lag', 'travel', 'sleep', 'eye mask', 'ear plugs', 'noise', 'shift work'],
    wellnessTag: 'restore',
    benefits: [
      {
        title: 'Dark anywhere',
        text: 'Moulded cups block light at the nose, where flat masks give up.',
      },
      {
        title: 'A plan, not a pill',
        text: 'The disc turns time zones into hours of light and hours of shade.',
      },
      { title: 'Carry-on small', text: 'The pouch is 22 cm across and weighs 240 g.' },
    ],
    inclusions: [
      'Contoured blackout mask',
      'Three pairs of beeswax ear plugs',
      'Felted wool neck roll',
      'Time-zone disc with instructions',
    ],
    requirements: [
      'Do not use ear plugs with an ear infection or a perforated drum',
      'Never block your hearing where you need to hear an alarm or a child',
      'Contains beeswax and wool',
    ],
    reviewList: [
      {
        id: 'ess-15-r1',
        user: 'Rosalind',
        rating: 4,
        date: '2026-02-24',
        comment: 'Lisbon to Tokyo. I followed the disc like a recipe, and was human by day three.',
      },
      {
        id: 'ess-15-r2',
        user: 'Amadou',
        rating: 3,
        date: '2026-05-12',
        comment: 'Mask good, roll too short for my neck. I am 1.94.',
      },
      {
        id: 'ess-15-r3',
        user: 'Keiko',
        rating: 5,
        date: '2026-07-01',
        comment: 'Wax plugs beat foam. I buy them separately now.',
      },
      {
        id: 'ess-15-r4',
        user: 'Stefan',
        rating: 4,
        date: '2026-10-09',
        comment: 'I work nights and have never been on a plane with it. Excellent in daylight.',
      },
    ],
    faqs: [
      {
        question: 'Is the disc right for children?',
        answer: 'The light hours hold, but children shift faster and by naps. Use it loosely.',
      },
      { question: 'Can the mask be washed?', answer: 'By hand, cool, with the cups left in.' },
    ],
    cancellation: 'Unused kits within 60 days. Opened ear plugs are not taken back; the rest is.',
    listedDaysAgo: 342,
  },
  {
    id: 'ess-16',
    slug: 'slow-strength-bands',
    title: 'Slow Strength Bands',
    description:
      'Three fabric bands, a door anchor and a ten-week plan for people who never liked the gym.',
    longDescription:
      '<p>Week one is six exercises, eleven minutes, and you may keep your slippers on.</p>' +
      '<p>The bands are woven cotton and natural rubber in three strengths, roughly 7, 14 and 22 kg at full stretch, wide enough not to roll up the thigh. A padded anchor turns any closing door into a cable machine. The printed plan runs ten weeks, three times a week, adding one repetition or one colour at a time; each exercise has a sitting version. Large type, spiral bound, no videos to buffer.</p>' +
      '<p>After the menopause, and for men past fifty, loading muscle regularly is one of the better documented good ideas, and this is a modest way to start. It is not enough load for experienced lifters. With osteoporosis, a recent fracture or surgery, show the plan to a physiotherapist before you begin.</p>',
    type: 'Equipment',
    contentType: 'essential',
    categories: ['equipment'],
    rating: 4.6,
    reviews: 608,
    location: 'Ships worldwide',
    price: '$$',
    amount: { minor: 3200, currency: 'USD', per: 'item' },
    tags: [
      'movement',
      'strength training',
      'menopause',
      'men’s health',
      'over 60',
      'home workout',
      'bone health',
      'body',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: { checked: 'Stretch force of each band against its label', on: '2025-10-22' },
    benefits: [
      {
        title: 'Starts where you are',
        text: 'A chair version of every exercise, and no floor work until week four.',
      },
      {
        title: 'Builds gradually',
        text: 'One change a session, written down, so progress is visible.',
      },
      {
        title: 'Lives in a drawer',
        text: 'Everything packs flat into a bag the size of a paperback.',
      },
    ],
    inclusions: [
      'Three fabric-covered bands',
      'Padded door anchor',
      'Spiral-bound ten-week plan in large type',
      'Pencil, because you will need one',
    ],
    requirements: [
      'Contains natural rubber latex',
      'Check bands for nicks before each use and replace them if worn',
      'With osteoporosis, heart trouble or recent surgery, ask first',
    ],
    reviewList: [
      {
        id: 'ess-16-r1',
        user: 'Patricia',
        rating: 5,
        date: '2025-02-26',
        comment: 'Sixty-three and I can open jars. I did not expect jars to be the milestone.',
      },
      {
        id: 'ess-16-r2',
        user: 'Mick',
        rating: 4,
        date: '2025-10-14',
        comment: 'Plan is excellent. The light band is a bit light.',
      },
      {
        id: 'ess-16-r3',
        user: 'Solveig',
        rating: 5,
        date: '2026-03-08',
        comment: 'No one shouts at you. I have tried it with shouting.',
      },
      {
        id: 'ess-16-r4',
        user: 'Raj',
        rating: 3,
        date: '2026-08-19',
        comment: 'Outgrew it in two months, then lent it to my father, who loves it.',
      },
    ],
    faqs: [
      {
        question: 'Do I need a door?',
        answer: 'For about a third of the exercises. A banister works too.',
      },
      {
        question: 'What comes after week ten?',
        answer: 'The plan loops with the next band. A fourth, stronger band is sold separately.',
      },
    ],
    cancellation: 'Return within 90 days if the plan is not for you, pencil marks and all.',
    listedDaysAgo: 788,
  },
  {
    id: 'ess-17',
    slug: 'night-bottle-body-oil',
    title: 'Night Bottle Body Oil',
    description: 'Cold-pressed oat and lavender, in glass you will want to keep.',
    longDescription:
      '<p>The instructions say “warm it in your hands, then take your time”, and the second half is the part people skip.</p>' +
      '<p>Oat oil is rich, pale and slow to go off, and here it makes up seventy per cent of the bottle; the rest is sunflower, a little vitamin E and true lavender at half a per cent. That is a low dose of scent on purpose, so it sits close to the skin and leaves the pillowcase alone. A hundred millilitres, used on damp skin after a bath, lasts most people ten weeks.</p>' +
      '<p>The bottle is hand-blown, heavy at the base, and refills cost a third less. It can stain silk. If your skin reacts to lavender, ask for the unscented version, which is the same oil in a plainer mood.</p>',
    type: 'Personal Care',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.8,
    reviews: 641,
    location: 'Ships worldwide',
    price: '$$',
    amount: { minor: 4200, currency: 'USD', per: 'item' },
    tags: [
      'dry skin',
      'skin',
      'sleep',
      'evening routine',
      'body oil',
      'self-massage',
      'menopause',
      'stress',
    ],
    wellnessTag: 'calm',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Ingredient list against the safety assessment, and share of lavender oil',
      on: '2026-06-24',
    },
    benefits: [
      {
        title: 'Holds water in',
        text: 'Spread over damp skin, an oil slows the drying that heating causes.',
      },
      {
        title: 'Quiet scent',
        text: 'Half a per cent lavender; you notice it and the next person does not.',
      },
      { title: 'A bottle worth refilling', text: 'Return it or refill it, at a third off.' },
    ],
    inclusions: [
      '100 ml oil in a hand-blown bottle',
      'Cork stopper and a drip collar of felt',
      'Sample vial for the patch test',
    ],
    requirements: [
      'Patch test on the inner arm for 24 hours',
      'Contains linalool from lavender, and oat',
      'Keep away from eyes and broken skin; floors get slippery',
    ],
    reviewList: [
      {
        id: 'ess-17-r1',
        user: 'Delphine',
        rating: 5,
        date: '2025-08-12',
        comment: 'I put it on my shins like my grandmother did with lard. This smells better.',
      },
      {
        id: 'ess-17-r2',
        user: 'Ama',
        rating: 5,
        date: '2025-12-30',
        comment: 'The only oil that doesn’t sit on top. Damp skin is the trick.',
      },
      {
        id: 'ess-17-r3',
        user: 'Joel',
        rating: 4,
        date: '2026-04-18',
        comment: 'Lovely. The stopper leaks if you travel with it, so I decant.',
      },
      {
        id: 'ess-17-r4',
        user: 'Renske',
        rating: 4,
        date: '2026-09-02',
        comment: 'Pricey first bottle, sensible refill.',
      },
    ],
    faqs: [
      {
        question: 'Can I use it on my face?',
        answer: 'Many do, on dry cheeks. If you break out easily, keep it below the chin.',
      },
      {
        question: 'Is it safe in pregnancy?',
        answer: 'The unscented version is the simpler choice; show the list to your midwife.',
      },
    ],
    cancellation: 'Sixty days, even half used. Send the bottle, keep the cork.',
    listedDaysAgo: 590,
  },
  {
    id: 'ess-18',
    slug: 'linden-belly-balm',
    title: 'Linden Belly Balm',
    description:
      'A firm, unscented balm of shea, plum kernel and linden blossom wax for skin that has run out of room.',
    longDescription:
      '<p>Nothing you can rub on prevents stretch marks, and the tin says so on its lid.</p>' +
      '<p>What a good balm can do is stop the tightness and the itch that come with them. This one is shea butter, plum kernel oil and linden wax, poured into a flat 90 g tin that a thumb can empty. It has no essential oils, because noses change in pregnancy and last month’s favourite may be this month’s enemy. The faint marzipan note is the plum. It needs a minute of warmth before it spreads.</p>' +
      '<p>Plum kernel belongs to the stone fruits, so it is out for anyone with that allergy. Severe itching on palms and soles, especially at night, is something to ring your midwife about the same day.</p>',
    type: 'Personal Care',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.5,
    reviews: 64,
    location: 'Ships to the USA, Canada and Europe',
    price: '$',
    amount: { minor: 2800, currency: 'USD', per: 'item' },
    tags: [
      'pregnancy',
      'belly',
      'itchy skin',
      'skin',
      'stretch marks',
      'third trimester',
      'unscented',
    ],
    wellnessTag: 'restore',
    benefits: [
      {
        title: 'Eases the tight feeling',
        text: 'A soft film keeps the surface supple between showers.',
      },
      { title: 'No added scent', text: 'Made for the weeks when even soap smells wrong.' },
      { title: 'Stays where you put it', text: 'Firm enough for a bag on a warm train.' },
    ],
    inclusions: ['90 g balm in an aluminium tin', 'Wooden spatula'],
    requirements: [
      'Not with an allergy to stone fruit or nuts',
      'Sudden strong itching without a rash needs a call to your midwife',
    ],
    reviewList: [
      {
        id: 'ess-18-r1',
        user: 'Catrin',
        rating: 5,
        date: '2026-10-05',
        comment: 'The honesty on the lid sold me. I do have stretch marks. I don’t itch.',
      },
      {
        id: 'ess-18-r2',
        user: 'Nadia',
        rating: 4,
        date: '2026-10-11',
        comment: 'Good balm, hard in winter. I kept it on the radiator.',
      },
      {
        id: 'ess-18-r3',
        user: 'Bea',
        rating: 4,
        date: '2026-10-19',
        comment: 'Bought for the bump, borrowed by my husband for his elbows.',
      },
      {
        id: 'ess-18-r4',
        user: 'Laurel',
        rating: 3,
        date: '2026-10-27',
        comment: 'It does smell of marzipan, and I was expecting nothing.',
      },
    ],
    faqs: [
      {
        question: 'From when can I use it?',
        answer: 'From the first day. Most people start around week sixteen.',
      },
      {
        question: 'Can my partner help?',
        answer: 'That is the best method we know for the lower back.',
      },
    ],
    cancellation: 'Opened tins go back within 30 days if your skin or your nose objects.',
    listedDaysAgo: 54,
  },
]
