import type { SampleListing } from '../sample-listing.ts'

/** Essentials 1 to 6. */
export const essentials1: SampleListing[] = [
  {
    id: 'ess-1',
    slug: 'field-blend-magnesium',
    title: 'Field Blend Magnesium',
    description: 'Magnesium glycinate with tart cherry, for the last hour of the day.',
    longDescription:
      '<p>Two small capsules after supper, and that is the whole routine.</p>' +
      '<p>Each pair gives 200 mg of elemental magnesium as glycinate, the form that tends to be easiest on the stomach, with 250 mg of dried Montmorency cherry. The capsules are cellulose, the filler is rice bran, and there is nothing else in the jar. Sixty capsules last a month. The label prints the elemental dose in large type, because many labels quote the weight of the whole compound and look stronger than they are.</p>' +
      '<p>Expect it to be undramatic. Some people notice looser calves and an easier evening within a fortnight; others notice nothing and should stop paying for it. If you already take a multivitamin, add the two magnesium figures together before you start.</p>',
    type: 'Supplement',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.6,
    reviews: 1204,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 2400, currency: 'USD', per: 'item' },
    tags: [
      'sleep',
      'restless nights',
      'muscle cramps',
      'magnesium',
      'evening routine',
      'stress',
      'perimenopause',
    ],
    wellnessTag: 'restore',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Lab sheet for magnesium content and heavy metals, matched to the lot we bought',
      on: '2026-05-19',
    },
    benefits: [
      {
        title: 'A dose you can read',
        text: 'Elemental magnesium per two capsules, printed on the front.',
      },
      {
        title: 'Kind to the stomach',
        text: 'Glycinate has less of the laxative effect that oxide and citrate are known for.',
      },
      {
        title: 'A cue for the evening',
        text: 'Taking it at the same hour gives the day a fixed end.',
      },
    ],
    inclusions: [
      '60 cellulose capsules in an amber glass jar',
      'Refill pouches from the second order, 15% cheaper',
      'A card with the lab sheet number of your lot',
    ],
    requirements: [
      'Ask a doctor or pharmacist first if you are pregnant, breastfeeding or taking any medication',
      'Not for people with kidney disease unless a doctor says so',
      'Leave at least four hours between this and thyroid tablets or certain antibiotics',
      'Not for under-18s',
    ],
    reviewList: [
      {
        id: 'ess-1-r1',
        user: 'Helen',
        rating: 5,
        date: '2025-03-11',
        comment:
          'My calves used to wake me at three. They mostly don’t now. I have no idea about the cherry.',
      },
      {
        id: 'ess-1-r2',
        user: 'Idris',
        rating: 4,
        date: '2025-10-02',
        comment:
          'Good and plain. The capsules are small but the jar lid is stiff if your hands are bad.',
      },
      {
        id: 'ess-1-r3',
        user: 'Corinne',
        rating: 3,
        date: '2026-02-20',
        comment:
          'Two months in and I can’t honestly say I sleep better. No stomach trouble, which I had with another brand.',
      },
      {
        id: 'ess-1-r4',
        user: 'Paweł',
        rating: 5,
        date: '2026-07-08',
        comment: 'The refill pouch means I finally stopped collecting jars.',
      },
    ],
    faqs: [
      {
        question: 'When do I take it?',
        answer:
          'An hour before bed, with or after food. Morning works too; it does not make most people drowsy.',
      },
      {
        question: 'How long before I decide whether it suits me?',
        answer:
          'Give it three to four weeks. If nothing has changed by then, it is reasonable to stop.',
      },
      { question: 'Is it vegan?', answer: 'Yes, capsule included.' },
    ],
    cancellation:
      'Unopened jars can be returned within 60 days. An opened first jar is refunded once, no questions.',
    listedDaysAgo: 745,
  },
  {
    id: 'ess-2',
    slug: 'clear-morning-drops',
    title: 'Clear Morning Drops',
    description: 'Rosemary, lion’s mane and nothing you cannot pronounce.',
    longDescription:
      '<p>A dropper of something green-tasting, in water, before you open the first tab.</p>' +
      '<p>The 50 ml bottle holds an alcohol-free extract of lion’s mane fruiting body, fresh rosemary and spearmint in vegetable glycerin and water. One dropper is 1 ml, equal to 500 mg of dried mushroom, and the bottle gives fifty servings. We were pleased to see fruiting body named on the label: mycelium grown on grain is cheaper and is mostly grain.</p>' +
      '<p>Research on lion’s mane in people is early and small, so buy this for the ritual and the taste and count anything more as a bonus. It has no caffeine. If you hate rosemary on potatoes you will not like it here either.</p>',
    type: 'Drops',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.3,
    reviews: 190,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 2600, currency: 'USD', per: 'item' },
    tags: [
      'focus',
      'concentration',
      'brain fog',
      'mind',
      'lion’s mane',
      'desk work',
      'coffee alternative',
    ],
    wellnessTag: 'focus',
    verified: true,
    verification: {
      checked: 'Ingredient list and extract ratio against the maker’s batch record',
      on: '2026-01-28',
    },
    benefits: [
      { title: 'No caffeine', text: 'Nothing to come down from at eleven.' },
      {
        title: 'Named parts',
        text: 'Fruiting body, not grain-grown mycelium, with the extract ratio on the label.',
      },
      { title: 'Easy to stop', text: 'No tapering and no stimulant habit to lose.' },
    ],
    inclusions: ['50 ml amber bottle with a marked glass dropper', 'Spare dropper bulb'],
    requirements: [
      'Not for anyone with a mushroom allergy',
      'Ask a pharmacist first if you are pregnant, breastfeeding, or taking blood thinners or diabetes medication',
      'Stop and seek advice if you notice a rash or tight breathing',
    ],
    reviewList: [
      {
        id: 'ess-2-r1',
        user: 'Odile',
        rating: 4,
        date: '2026-03-05',
        comment:
          'I swapped my second coffee for this and I like the pause it makes. Whether it sharpens me, who knows.',
      },
      {
        id: 'ess-2-r2',
        user: 'Ben',
        rating: 3,
        date: '2026-05-17',
        comment: 'Tastes like a herb garden after rain. My partner calls it pond. Fair.',
      },
      {
        id: 'ess-2-r3',
        user: 'Sunniva',
        rating: 5,
        date: '2026-08-22',
        comment: 'Kind to my stomach, which mushroom powders never were.',
      },
    ],
    faqs: [
      {
        question: 'Can I put it in coffee?',
        answer:
          'Yes, though glycerin makes it slightly sweet. Most people prefer water or oat milk.',
      },
      {
        question: 'How long does a bottle last?',
        answer: 'Fifty days at one dropper a day. Once open, finish it within four months.',
      },
    ],
    cancellation: 'Returns within 30 days, unopened. Broken droppers are replaced free.',
    listedDaysAgo: 381,
  },
  {
    id: 'ess-3',
    slug: 'quiet-gut-capsules',
    title: 'Quiet Gut Capsules',
    description: 'Ten billion live cultures in three named strains, with no need for a fridge.',
    longDescription:
      '<p>Most probiotic labels list a family; this one lists three individuals.</p>' +
      '<p>Lactobacillus plantarum, Bifidobacterium lactis and Lactobacillus rhamnosus, each with its strain number, ten billion between them, counted at the end of shelf life rather than on the day of bottling. A capsule a day with breakfast, thirty in the tube. The coating is designed to get past stomach acid, and each batch is tested for what survives after eighteen months at room temperature.</p>' +
      '<p>The first week can be noisy: extra gas is common and usually settles. If it has not settled by day ten, stop. People who already eat yoghurt, kefir or sauerkraut daily may find it adds little. New, severe or bloody bowel symptoms belong with a doctor, not with a capsule.</p>',
    type: 'Supplement',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.4,
    reviews: 872,
    location: 'Ships worldwide',
    price: '$$',
    amount: { minor: 3400, currency: 'USD', per: 'item' },
    tags: [
      'digestion',
      'gut',
      'bloating',
      'probiotic',
      'irritable stomach',
      'travel stomach',
      'nutrition',
    ],
    wellnessTag: 'balance',
    verified: true,
    verification: {
      checked: 'Live count from an independent lab, eighteen months after bottling',
      on: '2026-03-30',
    },
    benefits: [
      {
        title: 'Counted at the end',
        text: 'The number on the tube is what should be alive on the last day, not the first.',
      },
      {
        title: 'Good travel manners',
        text: 'Stable up to 25 °C, so it can live in a toiletry bag.',
      },
      { title: 'One a day', text: 'No loading phase and no powder to stir.' },
    ],
    inclusions: [
      '30 delayed-release capsules in a desiccant-lined tube',
      'Two-week diary card for symptoms',
    ],
    requirements: [
      'Not for people with a weakened immune system, a central line or recent bowel surgery',
      'If you take antibiotics, leave two hours between the two',
      'Ask a doctor or midwife first in pregnancy',
      'Contains traces of milk protein',
    ],
    reviewList: [
      {
        id: 'ess-3-r1',
        user: 'Marta',
        rating: 4,
        date: '2025-06-14',
        comment:
          'First five days were rough and I nearly quit. Glad I read the card, which warns you.',
      },
      {
        id: 'ess-3-r2',
        user: 'Jerome',
        rating: 5,
        date: '2025-12-09',
        comment: 'Took it through three weeks of hotel food. No complaints from below.',
      },
      {
        id: 'ess-3-r3',
        user: 'Aoife',
        rating: 2,
        date: '2026-01-30',
        comment:
          'Did nothing for my bloating, and it turned out I had a dairy problem. See someone first.',
      },
      {
        id: 'ess-3-r4',
        user: 'Sana',
        rating: 5,
        date: '2026-06-21',
        comment: 'I like that they publish the dead ones too.',
      },
      {
        id: 'ess-3-r5',
        user: 'Nils',
        rating: 4,
        date: '2026-09-04',
        comment: 'Fine product, pricey for thirty.',
      },
    ],
    faqs: [
      {
        question: 'With food or without?',
        answer: 'With breakfast. Food buffers the acid and gives the cultures something to do.',
      },
      {
        question: 'Do I need to take it forever?',
        answer: 'No. Try one tube, keep the diary, and decide on what you wrote down.',
      },
    ],
    cancellation:
      'Unopened tubes are refunded within 30 days of delivery; opened tubes cannot be taken back.',
    listedDaysAgo: 602,
  },
  {
    id: 'ess-4',
    slug: 'low-sun-vitamin-d-drops',
    title: 'Low Sun Vitamin D Drops',
    description:
      'One drop a day of lichen vitamin D3 in olive oil, for the months when the sun stays under the roofs.',
    longDescription:
      '<p>From October to March, above about forty degrees north, skin makes next to no vitamin D, however bravely you sit by the window.</p>' +
      '<p>Each drop holds 25 µg (1,000 IU) of vitamin D3 from lichen, dissolved in Greek olive oil. It goes on a spoon, on toast or straight on the tongue, and tastes of nothing much. A 15 ml bottle has about 400 drops, so one bottle serves a household through a winter or one person for a year.</p>' +
      '<p>More is not better here. The bottle has a slow dropper on purpose, and the leaflet gives the upper limit for adults: 100 µg from all sources. If you already take a multivitamin or cod liver oil, read that label too.</p>',
    type: 'Drops',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.7,
    reviews: 2316,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 1600, currency: 'USD', per: 'item' },
    tags: [
      'immunity',
      'vitamin d',
      'winter',
      'low energy',
      'energy',
      'dark months',
      'bone health',
      'vegan',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: {
      checked: 'Vitamin D content of two lots by an independent laboratory',
      on: '2026-09-15',
    },
    benefits: [
      {
        title: 'Helps fill a known gap',
        text: 'Vitamin D contributes to normal immune function and normal bones.',
      },
      { title: 'Costs pennies', text: 'Roughly four cents per day of use.' },
      { title: 'Plant-based', text: 'D3 from lichen rather than sheep’s wool.' },
    ],
    inclusions: [
      '15 ml bottle with a slow single-drop insert',
      'Leaflet with adult and child limits in four languages',
    ],
    requirements: [
      'Ask a doctor first if you have kidney stones, sarcoidosis, high calcium or an overactive parathyroid',
      'Check with a pharmacist if you take diuretics, heart medicines or epilepsy medicines',
      'For babies and children follow the dose from your health visitor, not this bottle',
    ],
    reviewList: [
      {
        id: 'ess-4-r1',
        user: 'Eerika',
        rating: 5,
        date: '2025-02-03',
        comment: 'Northern Finland. The doctor told me to take it anyway, this one is simplest.',
      },
      {
        id: 'ess-4-r2',
        user: 'Grant',
        rating: 4,
        date: '2025-11-12',
        comment: 'The dropper really is slow. You learn patience at breakfast.',
      },
      {
        id: 'ess-4-r3',
        user: 'Luísa',
        rating: 5,
        date: '2026-01-19',
        comment: 'Whole family uses one bottle and it still isn’t empty.',
      },
      {
        id: 'ess-4-r4',
        user: 'Devon',
        rating: 4,
        date: '2026-04-07',
        comment:
          'My blood test went from low to normal by spring. I can’t prove it was this, but the nurse was happy.',
      },
    ],
    faqs: [
      {
        question: 'Do I need it in summer?',
        answer:
          'Often not, if your arms and face see daylight. A blood test is the only way to know.',
      },
      {
        question: 'Does it need vitamin K2?',
        answer:
          'Most healthy adults do not need the pair. Anyone on warfarin should avoid adding K2 without advice.',
      },
    ],
    cancellation: '60 days to return it, even opened, if the bottle is more than half full.',
    listedDaysAgo: 688,
  },
  {
    id: 'ess-5',
    slug: 'first-weeks-prenatal',
    title: 'First Weeks Prenatal',
    description:
      'Folate, iodine, choline and vitamin D in one small coated tablet that does not smell.',
    longDescription:
      '<p>It was sized by somebody who had thrown up a horse pill.</p>' +
      '<p>One tablet a day, nine millimetres across, with a vanilla-free sugar-free coat that hides the B-vitamin smell. Inside: 400 µg folate, 150 µg iodine, 10 µg vitamin D, 2.6 µg B12, 120 mg choline. There is deliberately no retinol, and no iron, because iron is what turns many stomachs and not everyone needs it; your midwife will tell you from a blood test. Ninety tablets cover a trimester.</p>' +
      '<p>Folate is generally advised from before conception until week twelve. Some people need a much higher dose on prescription, among them those with diabetes, epilepsy medicines, or an earlier pregnancy affected by a neural tube condition. This tablet is not a replacement for that prescription.</p>',
    type: 'Vitamin',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.6,
    reviews: 418,
    location: 'Ships to the USA, Canada and Europe',
    price: '$$',
    amount: { minor: 3800, currency: 'USD', per: 'item' },
    tags: [
      'pregnancy',
      'trying to conceive',
      'prenatal',
      'folate',
      'morning sickness',
      'nutrition',
      'women’s health',
    ],
    wellnessTag: 'restore',
    verified: true,
    verification: {
      checked: 'Folate and iodine content against the label, one lot',
      on: '2026-07-02',
    },
    benefits: [
      {
        title: 'Small and quiet',
        text: 'Most people can take it in the weeks when breakfast is a negotiation.',
      },
      {
        title: 'No retinol',
        text: 'Vitamin A in that form is best avoided in pregnancy, so it is left out.',
      },
      { title: 'Iron kept apart', text: 'You add it if a test says so, and not before.' },
    ],
    inclusions: [
      '90 tablets in a flat card box, one blister for each week',
      'Week-by-week note on what to ask at appointments',
    ],
    requirements: [
      'Show the label to your midwife or doctor before you start',
      'If you take thyroid or epilepsy medicine, ask about the iodine and folate first',
      'Do not combine with another multivitamin',
    ],
    reviewList: [
      {
        id: 'ess-5-r1',
        user: 'Joanna',
        rating: 5,
        date: '2026-05-06',
        comment: 'The only one I kept down between weeks six and ten.',
      },
      {
        id: 'ess-5-r2',
        user: 'Thandi',
        rating: 4,
        date: '2026-06-25',
        comment: 'Good, but note you may still have to buy iron. My midwife liked the label.',
      },
      {
        id: 'ess-5-r3',
        user: 'Beatriz',
        rating: 4,
        date: '2026-08-13',
        comment: 'Blister by week is clever. Box is thicker than it needs to be.',
      },
      {
        id: 'ess-5-r4',
        user: 'Hannah',
        rating: 3,
        date: '2026-10-01',
        comment: 'Fine, though choline is lower than I hoped. I eat eggs, so all right.',
      },
    ],
    faqs: [
      {
        question: 'Why only 120 mg of choline?',
        answer: 'More would make the tablet larger. Two eggs add about 290 mg.',
      },
      {
        question: 'Can I take it while breastfeeding?',
        answer: 'Yes, many people do, but ask whether you still need the folate at that stage.',
      },
    ],
    cancellation:
      'Sealed blisters can be returned at any time, part-used boxes included, and are refunded by the week.',
    listedDaysAgo: 233,
  },
  {
    id: 'ess-6',
    slug: 'gentle-iron-with-rosehip',
    title: 'Gentle Iron with Rosehip',
    description:
      '20 mg of iron bisglycinate with vitamin C from rosehip, in a capsule you can open onto porridge.',
    longDescription:
      '<p>Please get a blood test before you buy this, and then come back if it says you are low.</p>' +
      '<p>Iron bisglycinate is bound to an amino acid, and people who found sulphate tablets rough often manage it better. One capsule carries 20 mg with 40 mg of natural vitamin C. Taking it every second day is a pattern some doctors now suggest; the jar of sixty comes with a strip of stickers for the calendar. Coffee, tea and milk get in the way, so keep an hour clear on both sides.</p>' +
      '<p>Tiredness has a hundred causes and iron is only one of them. Taken without need, it builds up, and an overdose is dangerous for small children. The cap is a proper push-and-turn.</p>',
    type: 'Supplement',
    contentType: 'essential',
    categories: ['supplements'],
    rating: 4.4,
    reviews: 655,
    location: 'Ships worldwide',
    price: '$',
    amount: { minor: 1900, currency: 'USD', per: 'item' },
    tags: [
      'energy',
      'tiredness',
      'iron',
      'heavy periods',
      'vegetarian',
      'teenagers',
      'immunity',
      'pregnancy',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: {
      checked: 'Cap safety certificate and iron content of one lot',
      on: '2025-12-11',
    },
    benefits: [
      {
        title: 'Easier on the gut',
        text: 'Bisglycinate is usually less constipating than sulphate at the same dose.',
      },
      {
        title: 'Opens onto food',
        text: 'The powder is nearly tasteless on porridge or in orange juice.',
      },
      {
        title: 'Normal energy, honestly put',
        text: 'Iron contributes to reducing tiredness when tiredness comes from too little iron.',
      },
    ],
    inclusions: [
      '60 vegetable capsules in a jar with a child-resistant cap',
      'Calendar stickers for alternate days',
    ],
    requirements: [
      'Have ferritin checked first, and again after three months',
      'Never for people with haemochromatosis or repeated transfusions',
      'Keep locked away from children',
      'Ask a pharmacist about thyroid tablets, antibiotics and stomach-acid medicines',
    ],
    reviewList: [
      {
        id: 'ess-6-r1',
        user: 'Lotte',
        rating: 5,
        date: '2025-09-18',
        comment: 'Ferritin 9 to 34 in four months, with my doctor watching. No cramps this time.',
      },
      {
        id: 'ess-6-r2',
        user: 'Kiran',
        rating: 4,
        date: '2026-02-11',
        comment:
          'For my daughter who stopped eating meat. She opens it onto cereal. The stickers helped more than I expected.',
      },
      {
        id: 'ess-6-r3',
        user: 'Meg',
        rating: 3,
        date: '2026-05-29',
        comment: 'Still a bit binding for me, but better than the green ones.',
      },
    ],
    faqs: [
      {
        question: 'Can men take it?',
        answer:
          'Only with a test result. Men and people past the menopause rarely need extra iron, and low iron in them should be looked into.',
      },
      {
        question: 'Why did my stool go dark?',
        answer: 'Iron does that and it is harmless. Black and tarry is different: call a doctor.',
      },
    ],
    cancellation:
      'Unopened jars, 45 days. If your blood test says you do not need it, send the jar back sealed at our cost.',
    listedDaysAgo: 517,
  },
]
