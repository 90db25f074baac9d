import type { SampleListing } from '../sample-listing.ts'

/** Essentials 19 to 25. */
export const essentials4: SampleListing[] = [
  {
    id: 'ess-19',
    slug: 'cool-hour-face-mist',
    title: 'Cool Hour Face Mist',
    description:
      'Peppermint water, aloe and a very fine nozzle, for the three minutes when the room is on fire and nobody else has noticed.',
    longDescription:
      '<p>Keep one in the desk drawer, one by the bed, and tell no one.</p>' +
      '<p>A hot flush passes by itself; the aim here is to make the passing less wretched. Distilled peppermint water and aloe juice sit in a 75 ml aluminium can without propellant, with a nozzle that makes fog rather than drops, so glasses and make-up survive. Spray the back of the neck and the inner wrists first, since both cool you faster than the cheeks. It works best straight from the fridge, where it keeps for three months.</p>' +
      '<p>This changes nothing about why flushes happen. If they are breaking your nights, a doctor can go through the options with you. Peppermint stings eyes, so close them and mean it.</p>',
    type: 'Personal Care',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.1,
    reviews: 342,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 2200, currency: 'USD', per: 'item' },
    tags: ['menopause', 'hot flushes', 'night sweats', 'skin', 'perimenopause', 'cooling', 'sleep'],
    wellnessTag: 'balance',
    benefits: [
      {
        title: 'Quick to reach for',
        text: 'One hand, no cap, no hiss that turns heads in a meeting.',
      },
      { title: 'Fine enough for glasses', text: 'Fog rather than drizzle.' },
      { title: 'No propellant', text: 'A bag-on-valve can, so it may fly in hand luggage.' },
    ],
    inclusions: [
      'Two 75 ml cans, desk and bedside',
      'Cotton sleeve that keeps a chilled can cold for an hour',
    ],
    requirements: [
      'Close your eyes; not for use on children under six',
      'Contains menthol, which can irritate very reactive skin',
      'Keep below 50 °C',
    ],
    reviewList: [
      {
        id: 'ess-19-r1',
        user: 'Gwen',
        rating: 5,
        date: '2026-01-07',
        comment: 'In front of the board, in January. Nobody knew.',
      },
      {
        id: 'ess-19-r2',
        user: 'Silvia',
        rating: 3,
        date: '2026-03-19',
        comment: 'Nice but it is, in the end, mint water. Fridge helps.',
      },
      {
        id: 'ess-19-r3',
        user: 'Dorothea',
        rating: 4,
        date: '2026-07-16',
        comment: 'Bedside can saves me getting up. The other one was stolen by my daughter.',
      },
      {
        id: 'ess-19-r4',
        user: 'Moira',
        rating: 4,
        date: '2026-08-31',
        comment: 'A spray of sense. I’d buy a bigger size.',
      },
    ],
    faqs: [
      {
        question: 'Is there oestrogen or any plant hormone in it?',
        answer: 'No. It is water, aloe, peppermint and a preservative.',
      },
      {
        question: 'Will it smudge make-up?',
        answer: 'From forearm’s length, no. Closer than that, perhaps.',
      },
    ],
    cancellation:
      'One can of the pair may be tried. The other comes back sealed within 30 days for a full refund.',
    listedDaysAgo: 419,
  },
  {
    id: 'ess-20',
    slug: 'oat-and-calendula-bath-sachets',
    title: 'Oat and Calendula Bath Sachets',
    description: 'Ten muslin bags of milled oats and petals that turn a bath to thin milk.',
    longDescription:
      '<p>Squeeze the bag under the tap until the water clouds; the squeezing is most of the work.</p>' +
      '<p>Finely milled oats release a silky starch that clings to skin and makes the water feel soft. Each 45 g sachet adds calendula petals from Hungary, left whole inside the muslin so that none of them end up in the drain. Bathwater should be warm rather than hot, fifteen minutes is plenty, and you pat dry instead of rubbing. Afterwards the muslin can be used once more as a washcloth and then composted.</p>' +
      '<p>Children like them, grandparents too. There is no scent apart from porridge. Broken or weeping skin needs a clinician before it needs a bath, and oats make enamel slippery.</p>',
    type: 'Personal Care',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.7,
    reviews: 489,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 1800, currency: 'USD', per: 'item' },
    tags: [
      'skin',
      'itchy skin',
      'dry skin',
      'bath',
      'sensitive skin',
      'children',
      'winter',
      'stress',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: { checked: 'Ingredient list and muslin fibre', on: '2025-09-29' },
    benefits: [
      { title: 'Softens hard water', text: 'A noticeable difference where kettles fur up.' },
      { title: 'Nothing to react to but oats', text: 'No perfume, colour, salt or foam.' },
      { title: 'Clean drain', text: 'Everything stays in the bag.' },
    ],
    inclusions: ['Ten sachets of 45 g', 'Waxed-paper wrap, no plastic'],
    requirements: [
      'Not for people allergic to oats or to daisies and marigolds',
      'Hold the rail: the tub will be slippery',
      'Babies under six months: ask your health visitor',
    ],
    reviewList: [
      {
        id: 'ess-20-r1',
        user: 'Karolina',
        rating: 5,
        date: '2025-06-30',
        comment: 'My son calls it soup. He gets in without a fight.',
      },
      {
        id: 'ess-20-r2',
        user: 'Winston',
        rating: 5,
        date: '2026-01-11',
        comment: 'Radiator season is bad for my legs. These help me not scratch.',
      },
      {
        id: 'ess-20-r3',
        user: 'Elke',
        rating: 4,
        date: '2026-03-28',
        comment: 'Ten go quickly with two children. Please make a box of thirty.',
      },
      {
        id: 'ess-20-r4',
        user: 'Freya',
        rating: 4,
        date: '2026-08-09',
        comment: 'Gentle. Tub cleaning afterwards is a small price.',
      },
    ],
    faqs: [
      {
        question: 'I have no bathtub. What can I do?',
        answer: 'Soak a sachet in a basin and use it as a sponge in the shower.',
      },
      {
        question: 'How often?',
        answer: 'Two or three times a week. Daily long baths dry the skin, whatever is in them.',
      },
    ],
    cancellation: 'Unopened boxes can be sent back within 90 days.',
    listedDaysAgo: 530,
  },
  {
    id: 'ess-21',
    slug: 'cherry-stone-back-warmer',
    title: 'Cherry Stone Back Warmer',
    description:
      'A belt of washed cherry stones that goes in a warm oven and then around your lower back, for the length of a film.',
    longDescription:
      '<p>In Alsace they used to sew them from the leftovers of kirsch, and the idea did not need improving.</p>' +
      '<p>Nine hundred grams of cherry stones sit in seven channels, so the weight spreads around the back instead of sliding to one end. Two minutes in a microwave or ten in a low oven give about forty minutes of dry, even heat; an hour in the freezer makes it a cold pack. The belt is cotton twill, 120 cm with ties, and fits up to a 130 cm waist with the extender. It rattles pleasantly and smells, faintly, of almond.</p>' +
      '<p>Heat is comfort, not repair. Back pain with numbness, fever, or trouble with bladder or bowel is an emergency, and pain after a fall should be looked at first.</p>',
    type: 'Heat Pack',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.6,
    reviews: 917,
    location: 'Ships worldwide',
    price: '$$',
    amount: { minor: 3400, currency: 'USD', per: 'item' },
    tags: [
      'back pain',
      'period pain',
      'warmth',
      'muscle tension',
      'body',
      'cold feet',
      'grandparents',
    ],
    wellnessTag: 'restore',
    verified: true,
    verification: {
      checked: 'Heating test of one belt to the stated time, with thermometer',
      on: '2026-01-22',
    },
    benefits: [
      { title: 'Shaped for a back', text: 'Seven channels and ties, so it stays where it aches.' },
      {
        title: 'Dry heat',
        text: 'No hot water to spill, and nothing to plug in while you lie on it.',
      },
      { title: 'Warm and cold in one', text: 'The same stones go into the freezer.' },
    ],
    inclusions: [
      'Cherry stone belt, 120 × 18 cm',
      'Washable outer sleeve',
      'Waist extender, 40 cm',
    ],
    requirements: [
      'Never heat longer than stated, and keep a cup of water beside it in a microwave',
      'Not on numb skin, over a pregnant belly, or for anyone who cannot take it off alone',
      'Do not fall asleep on it',
    ],
    reviewList: [
      {
        id: 'ess-21-r1',
        user: 'Agnieszka',
        rating: 5,
        date: '2025-01-28',
        comment: 'For cramps it beats the bottle. The ties are the clever bit.',
      },
      {
        id: 'ess-21-r2',
        user: 'Doug',
        rating: 4,
        date: '2025-11-03',
        comment:
          'Bad back since 1998. It’s twenty-five good minutes for me rather than forty, still worth having.',
      },
      {
        id: 'ess-21-r3',
        user: 'Simone',
        rating: 5,
        date: '2026-02-16',
        comment: 'Bought one, then three for the family.',
      },
      {
        id: 'ess-21-r4',
        user: 'Per',
        rating: 3,
        date: '2026-09-21',
        comment: 'My microwave is too small to turn it. Oven takes longer but works.',
      },
    ],
    faqs: [
      {
        question: 'How often can I reheat it?',
        answer: 'Let it go fully cold between heatings, about two hours. Stones last for years.',
      },
      {
        question: 'Can the stones be washed?',
        answer: 'Yes, unusually: empty a channel, rinse, and dry them in the sun.',
      },
    ],
    cancellation: 'Sixty days. Scorched belts cannot be refunded, but we sell single channels.',
    listedDaysAgo: 731,
  },
  {
    id: 'ess-22',
    slug: 'plain-man-shave-set',
    title: 'Plain Man Shave Set',
    description:
      'A single-blade razor, a hard soap and a brush, for men whose necks have had enough of five blades.',
    longDescription:
      '<p>Three passes with one blade turn out to be gentler than one pass with five.</p>' +
      '<p>The razor is brass with a closed comb and takes the ordinary double-edge blades that cost a few cents each; twenty come in the box. The soap is tallow-free, made with clay and coconut, scented with nothing, and lasts about five months in its beech bowl. A synthetic brush dries overnight. A folded sheet maps which way beards usually grow and leaves you to draw your own.</p>' +
      '<p>The first week is slower and you will probably nick your chin. Men who get ingrown hairs tend to do well with a single blade, though lumps that scar, spread or bleed should be shown to a doctor. Airport security will keep your blades.</p>',
    type: 'Personal Care',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.3,
    reviews: 47,
    location: 'Ships to the USA, Canada and Europe',
    price: '$$',
    amount: { minor: 5800, currency: 'USD', per: 'item' },
    tags: [
      'men’s health',
      'shaving',
      'razor burn',
      'skin',
      'morning routine',
      'plastic free',
      'sensitive skin',
    ],
    wellnessTag: 'focus',
    benefits: [
      {
        title: 'Less drag',
        text: 'One sharp edge passes over the skin fewer times than a cartridge does.',
      },
      { title: 'Cheap to run', text: 'Blades for a year cost about $9.' },
      { title: 'Four quiet minutes', text: 'A brush and a bowl are a slower way to begin a day.' },
    ],
    inclusions: [
      'Brass razor and twenty blades',
      'Shave soap, 100 g, in a beech bowl',
      'Synthetic brush',
      'Steel tin for used blades',
    ],
    requirements: [
      'Keep blades away from children and out of the recycling',
      'If you take blood thinners, an electric razor is the safer choice',
      'Contains coconut',
    ],
    reviewList: [
      {
        id: 'ess-22-r1',
        user: 'Marcus',
        rating: 4,
        date: '2026-10-12',
        comment: 'Neck is calm for the first time since school. I did nick myself on day two.',
      },
      {
        id: 'ess-22-r2',
        user: 'Haruto',
        rating: 5,
        date: '2026-10-17',
        comment: 'My father had one like it. He came over to look at mine.',
      },
      {
        id: 'ess-22-r3',
        user: 'Dylan',
        rating: 3,
        date: '2026-10-24',
        comment: 'Great shave, but I don’t have the patience on weekdays.',
      },
      {
        id: 'ess-22-r4',
        user: 'Olu',
        rating: 5,
        date: '2026-10-31',
        comment: 'Fewer bumps within three weeks. That’s all I wanted.',
      },
    ],
    faqs: [
      {
        question: 'Does it suit very curly beards?',
        answer: 'Often, if you go only with the grain and skip the third pass.',
      },
      {
        question: 'Can I use it on my head?',
        answer: 'With practice. Start with the sides and a mirror behind you.',
      },
    ],
    cancellation: 'Ninety days for the razor and brush. Soap that has met water is yours.',
    listedDaysAgo: 49,
  },
  {
    id: 'ess-23',
    slug: 'second-lesson-face-wash',
    title: 'Second Lesson Face Wash',
    description:
      'An unscented gel cleanser for thirteen to nineteen, with 1% salicylic acid and instructions a teenager will actually read.',
    longDescription:
      '<p>Nine words on the front are the whole method: wet, foam, count to thirty, rinse, do not scrub.</p>' +
      '<p>Most faces at fifteen get too much of everything. This is a low-foam gel with 1% salicylic acid, glycerin to stop it stripping, and no grains, perfume or alcohol. The pump gives one measured squirt; 150 ml lasts about two months at twice a day. An adult can read the back, where it explains what the acid does and why a moisturiser still matters.</p>' +
      '<p>Expect eight weeks before judging, and sun cream in the meantime. It suits ordinary spots and oily foreheads. Deep, sore or scarring acne deserves a doctor early, and nobody should wait for a wash to fix it. Not for eczema-prone skin.</p>',
    type: 'Personal Care',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.0,
    reviews: 48,
    location: 'Ships to the USA, Canada and Europe',
    price: '$',
    amount: { minor: 1500, currency: 'USD', per: 'item' },
    tags: [
      'teenagers',
      'spots',
      'oily skin',
      'skin',
      'blemishes',
      'morning routine',
      'school',
      'unscented',
    ],
    wellnessTag: 'balance',
    verified: true,
    verification: {
      checked: 'Acid strength and pH of one bottle, in a laboratory',
      on: '2026-10-02',
    },
    benefits: [
      {
        title: 'One step, done',
        text: 'A single product is a routine that survives a school morning.',
      },
      { title: 'No scrubbing', text: 'The acid loosens what grains would scratch.' },
      { title: 'Says when to stop', text: 'The label names the signs that call for a doctor.' },
    ],
    inclusions: ['150 ml pump bottle', 'Refill pouch voucher'],
    requirements: [
      'Not with an aspirin allergy; not on broken skin',
      'Ask a pharmacist before using it in pregnancy or with prescribed skin creams',
      'Use sun cream: acids make skin burn sooner',
    ],
    reviewList: [
      {
        id: 'ess-23-r1',
        user: 'Zoë',
        rating: 4,
        date: '2026-10-15',
        comment: 'I’m 16. It doesn’t smell and it doesn’t hurt. Fewer on my forehead.',
      },
      {
        id: 'ess-23-r2',
        user: 'Martin',
        rating: 4,
        date: '2026-10-23',
        comment: 'Father of two. They use it unasked, which is unheard of here.',
      },
      {
        id: 'ess-23-r3',
        user: 'Leila',
        rating: 2,
        date: '2026-10-30',
        comment: 'Dried my chin out. Went back to plain water and that was better for me.',
      },
    ],
    faqs: [
      {
        question: 'Can it be used with a prescription cream?',
        answer: 'Only after asking whoever prescribed it. Two acids are often one too many.',
      },
      {
        question: 'Does it work on backs?',
        answer: 'Yes, in the shower, left on for half a minute.',
      },
    ],
    cancellation:
      'If it stings, send us a line within 60 days and you get the money back; pour the rest away.',
    listedDaysAgo: 41,
  },
  {
    id: 'ess-24',
    slug: 'flaxseed-eye-pillow',
    title: 'Flaxseed Eye Pillow',
    description:
      'Two hundred grams of flaxseed in washed silk, to be put over closed eyes at any hour.',
    longDescription:
      '<p>It weighs about as much as a hand laid there by somebody who loves you and is not talking.</p>' +
      '<p>Flaxseed is the traditional filling for a reason: the seeds are flat and slippery, so they flow into the hollows beside the nose and shut out the last line of light. The outer is sand-washed silk over cotton, 23 by 10 cm, and comes off for a hand wash. An unscented pillow is the standard; a sachet of dried lavender comes along, and slides into its own pocket if you want it.</p>' +
      '<p>Ten minutes after a day of screens is the usual use. From the fridge it is a relief on hot evenings. It should not be worn after eye surgery, with glaucoma, or over contact lenses, and it is not meant for small children.</p>',
    type: 'Sleep Aid',
    contentType: 'essential',
    categories: ['personal-care'],
    rating: 4.7,
    reviews: 1106,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 2100, currency: 'USD', per: 'item' },
    tags: [
      'sleep',
      'tired eyes',
      'headaches',
      'stress',
      'screen time',
      'meditation',
      'nap',
      'mind',
    ],
    wellnessTag: 'calm',
    verified: true,
    verification: { checked: 'Fill, weight and silk content', on: '2025-12-02' },
    benefits: [
      { title: 'Real darkness', text: 'Loose seed closes gaps that a strap mask leaves.' },
      { title: 'Cool without ice', text: 'Half an hour in the fridge is enough.' },
      { title: 'A signal to stop', text: 'Hard to check anything with 200 g on your eyelids.' },
    ],
    inclusions: ['Eye pillow with silk cover', 'Lavender sachet, separate', 'Cotton bag'],
    requirements: [
      'Take contact lenses out first',
      'Not with glaucoma or after eye surgery, unless your eye doctor agrees',
      'Silk cover: cold hand wash',
    ],
    reviewList: [
      {
        id: 'ess-24-r1',
        user: 'Ottilie',
        rating: 5,
        date: '2025-03-31',
        comment: 'In the studio we have twelve. People steal them, which tells you something.',
      },
      {
        id: 'ess-24-r2',
        user: 'Sam',
        rating: 4,
        date: '2025-10-21',
        comment: 'Sleeps well on my back. On my side it ends up in Belgium.',
      },
      {
        id: 'ess-24-r3',
        user: 'Noor',
        rating: 5,
        date: '2026-02-04',
        comment: 'I lie on the office floor with it at four. Nobody says anything any more.',
      },
      {
        id: 'ess-24-r4',
        user: 'Vera',
        rating: 4,
        date: '2026-08-26',
        comment: 'Lovely. Black shows every hair of my dog.',
      },
    ],
    faqs: [
      {
        question: 'Can I heat it?',
        answer:
          'Thirty seconds with the cover off. Test on your wrist before it goes near your eyes.',
      },
      {
        question: 'How long do the seeds last?',
        answer: 'Two to three years, after which they go flat and can be replaced for $6.',
      },
    ],
    cancellation: 'Return it within 30 days with the cover unworn, or swap colours once for free.',
    listedDaysAgo: 668,
  },
  {
    id: 'ess-25',
    slug: 'hinoki-candle',
    videoUrl: '/media/hinoki-candle-1.mp4',
    title: 'Hinoki Candle',
    description: 'Cypress, rain and a little smoke.',
    longDescription:
      '<p>Somebody on the team lit it in a cold studio in March and three people asked who had opened the window.</p>' +
      '<p>Hinoki is the Japanese cypress that bathhouses are built from, and its oil smells of planed wood with a lemon edge. Here it is paired with a trace of birch tar for the smoke and an accord for wet stone, in rapeseed wax with a cotton wick. The vessel is a 220 g tumbler of recycled glass; expect about forty-five hours. For the first burn, wait until the melted pool reaches the wall, or it will tunnel ever after.</p>' +
      '<p>It fills a bathroom or a bedroom, not a loft. The smoke note divides people: if campfires give you a headache, so may this. Open a window in rooms with birds or asthmatic lungs.</p>',
    type: 'Candle',
    contentType: 'essential',
    categories: ['aromatherapy'],
    rating: 4.7,
    reviews: 857,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 2900, currency: 'USD', per: 'item' },
    tags: ['aromatherapy', 'evening routine', 'bath', 'stress', 'forest scent', 'gift', 'spirit'],
    wellnessTag: 'restore',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Burn time and wick, two candles burned to the end',
      on: '2026-02-26',
    },
    benefits: [
      {
        title: 'Wood, not perfume',
        text: 'Few candles smell of timber; this one smells of it before it is lit.',
      },
      {
        title: 'Burns evenly',
        text: 'A trimmed cotton wick in a tumbler no wider than it can melt.',
      },
      { title: 'A glass afterwards', text: 'Freeze it, knock out the wax, drink from it.' },
    ],
    inclusions: ['220 g candle in recycled glass', 'Wooden lid that doubles as a coaster'],
    requirements: [
      'Never leave it burning unattended; stop when 1 cm of wax is left',
      'Contains limonene and pinene',
      'Ventilate where there are birds, cats, babies or people with asthma',
    ],
    reviewList: [
      {
        id: 'ess-25-r1',
        user: 'Margaux',
        rating: 5,
        date: '2025-05-16',
        comment: 'Smells of a temple I once stood in with wet socks.',
      },
      {
        id: 'ess-25-r2',
        user: 'Aaron',
        rating: 4,
        date: '2025-12-05',
        comment: 'Gorgeous, a bit faint in our open kitchen.',
      },
      {
        id: 'ess-25-r3',
        user: 'Chiara',
        rating: 5,
        date: '2026-03-14',
        comment: 'I keep the lid off and don’t even light it.',
      },
      {
        id: 'ess-25-r4',
        user: 'Hugh',
        rating: 3,
        date: '2026-09-18',
        comment: 'Less rain and more bonfire to my nose.',
      },
    ],
    faqs: [
      {
        question: 'Is the scent natural?',
        answer: 'The hinoki and birch are; the wet-stone note is a small amount of safe synthetic.',
      },
      { question: 'Can I get a refill?', answer: 'Yes, a wax disc for the same glass, $19.' },
    ],
    cancellation:
      'Candles that have never been lit, within 60 days. Tunnelled ones get advice first and a replacement after.',
    listedDaysAgo: 575,
  },
]
