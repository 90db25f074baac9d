import type { SampleListing } from '../sample-listing.ts'

/** Enhancements 1 to 6. */
export const enhancements1: SampleListing[] = [
  {
    id: 'enh-1',
    slug: 'paper-moon-sleep-diary',
    videoUrl: '/media/paper-moon-sleep-diary-1.mp4',
    title: 'Paper Moon Sleep Diary',
    description: 'A two-minute morning form that turns into a page your doctor can read.',
    longDescription:
      '<p>Nine questions, asked at breakfast and never at night.</p>' +
      '<p>When did you turn the light off, how long did it feel, how often did you surface: the form is the consensus kind that sleep clinics hand out on paper, made bearable on a phone. After fourteen mornings it draws one page with your time in bed, time asleep and the pattern of the week. There is no score and no ring to charge. Estimates are yours, which is what clinics ask for anyway.</p>' +
      '<p>It does not coach you, so pair it with a person or a course if nights are long-standing bad. If you tend to lie awake counting, skip the weekly chart; there is a setting that hides it until day fourteen. Loud snoring with daytime sleepiness should go to a doctor, diary in hand.</p>',
    type: 'Digital Tool',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.5,
    reviews: 684,
    location: 'Online',
    price: '$',
    amount: { minor: 300, currency: 'USD', per: 'month' },
    priceDetails: '$3 a month, first fourteen mornings free. Cancelling keeps your pages.',
    tags: ['sleep', 'insomnia', 'sleep diary', 'restless nights', 'shift work', 'mind', 'jet lag'],
    wellnessTag: 'restore',
    verified: true,
    verification: {
      checked:
        'Data deletion tested with our own account, and the form against the published consensus diary',
      on: '2026-04-21',
    },
    benefits: [
      {
        title: 'Short enough to keep',
        text: 'Two minutes after waking, with yesterday prefilled where it is likely to repeat.',
      },
      { title: 'One page for the clinic', text: 'A PDF in the layout that sleep services use.' },
      { title: 'No score to chase', text: 'Nothing turns red at you before coffee.' },
    ],
    inclusions: [
      'Morning form on web, phone or printed sheet',
      'Fourteen-day page as a PDF',
      'Deletion of all data with one button',
    ],
    requirements: [
      'Adults and teenagers over 14',
      'Not a diagnosis, and not a replacement for a sleep clinic',
    ],
    reviewList: [
      {
        id: 'enh-1-r1',
        user: 'Jules',
        rating: 5,
        date: '2025-07-25',
        comment: 'The sleep nurse actually said thank you.',
      },
      {
        id: 'enh-1-r2',
        user: 'Fatou',
        rating: 4,
        date: '2025-12-13',
        comment: 'Plain to the point of severity. I’ve grown fond of it.',
      },
      {
        id: 'enh-1-r3',
        user: 'Neil',
        rating: 3,
        date: '2026-05-04',
        comment: 'I kept forgetting Sundays. It doesn’t remind you unless you find the setting.',
      },
      {
        id: 'enh-1-r4',
        user: 'Ania',
        rating: 5,
        date: '2026-09-19',
        comment: 'Turns out I sleep an hour more than I thought. Oddly comforting.',
      },
    ],
    faqs: [
      {
        question: 'Can it import from a watch?',
        answer: 'No, and on purpose. What you felt is what the form is for.',
      },
      { question: 'Who can see my answers?', answer: 'Only you. The page is made on your device.' },
    ],
    cancellation:
      'Stop at any time; the current month is refunded if you opened it fewer than three times.',
    listedDaysAgo: 612,
  },
  {
    id: 'enh-2',
    slug: 'nudge-upright-posture-clip',
    title: 'Nudge Upright Posture Clip',
    description:
      'A clip for the collar that buzzes once when you have sagged for a minute, and a page of exercises for why.',
    longDescription:
      '<p>Most posture gadgets scold; this one waits a full minute, taps, and then leaves you alone for ten.</p>' +
      '<p>The clip is 18 g, holds on with a magnet behind the shirt and learns your upright in one press. There is no live score. In the evening the companion page shows how your day divided between up, down and moving, and offers three exercises of ninety seconds for the neck and upper back. The battery runs nine days and the clip works without a phone at all.</p>' +
      '<p>Slouching is less of a villain than adverts say; being still for hours matters more, so the clip also taps if you have not moved. Do not wear the magnet with a pacemaker or an implanted pump. It cannot read a bent low back, only shoulders.</p>',
    type: 'Wearable Device',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['at-home'] },
    rating: 4.0,
    reviews: 29,
    location: 'Ships to the USA, Canada and Europe',
    price: '$$',
    amount: { minor: 6900, currency: 'USD', per: 'item' },
    tags: ['posture', 'back pain', 'neck pain', 'desk work', 'focus', 'teenagers', 'body'],
    wellnessTag: 'focus',
    benefits: [
      { title: 'One tap, not a siren', text: 'Felt by you, heard by nobody.' },
      { title: 'Rewards moving', text: 'Standing up resets the clock, however you sat.' },
      {
        title: 'No account needed',
        text: 'The page opens from the clip, and data stays on your phone.',
      },
    ],
    inclusions: ['Clip and magnet', 'Charging cable', 'Companion page with twelve short exercises'],
    requirements: [
      'Never with a pacemaker, cochlear implant or insulin pump',
      'Pain that runs down an arm or leg needs a professional',
    ],
    reviewList: [
      {
        id: 'enh-2-r1',
        user: 'Yuki',
        rating: 4,
        date: '2026-10-21',
        comment: 'I slump in calls, not in writing. Would never have guessed.',
      },
      {
        id: 'enh-2-r2',
        user: 'Cesar',
        rating: 3,
        date: '2026-10-26',
        comment: 'Falls off thin shirts. In a jumper it’s great.',
      },
      {
        id: 'enh-2-r3',
        user: 'Bronagh',
        rating: 5,
        date: '2026-10-30',
        comment: 'My teenager wears it for gaming. Voluntarily.',
      },
    ],
    faqs: [
      {
        question: 'Will it fix my posture?',
        answer:
          'It will tell you when you have been still too long. The exercises and your chair do the rest.',
      },
      {
        question: 'Does it record sound or place?',
        answer: 'No. It has a motion sensor and nothing else.',
      },
    ],
    cancellation:
      'Wear it for 30 days. Magnets break fingernails and not much else, so returns are resold as refurbished.',
    listedDaysAgo: 6,
  },
  {
    id: 'enh-3',
    slug: 'room-tone',
    title: 'Room Tone',
    description:
      'Recordings of real rooms in which other people are quietly getting on with things.',
    longDescription:
      '<p>A reading room in Porto at eleven, a workshop where somebody planes oak, a night train with the window shut.</p>' +
      '<p>There are 140 rooms, each recorded for at least an hour with two microphones and no music. You pick by what you have to do: long writing, dull admin, drawing, falling back to sleep. Nothing loops within fifty minutes, so your ear never catches the seam. A single slider lowers the high frequencies for people who find pen scratch unbearable, and everything can be saved for offline use.</p>' +
      '<p>Some minds focus better in plain silence, and a week’s trial will tell you. Voices are present in about a third of the rooms, unintelligible but human; they are marked, since they break concentration for some.</p>',
    type: 'Soundscapes',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.6,
    reviews: 1877,
    location: 'Online',
    price: '$',
    amount: { minor: 500, currency: 'USD', per: 'month' },
    priceDetails: '$5 a month or $42 a year. Seven days free, no card asked.',
    tags: [
      'focus',
      'concentration',
      'noise',
      'soundscape',
      'adhd',
      'desk work',
      'tinnitus',
      'sound',
    ],
    wellnessTag: 'focus',
    isAIRecommended: true,
    verified: true,
    verification: { checked: 'Subscription can be ended in two clicks, tested', on: '2026-06-17' },
    benefits: [
      {
        title: 'Company without talk',
        text: 'The sound of others working is a mild, steady pull to work.',
      },
      { title: 'No hook', text: 'No melodies, no streaks and no badge for Tuesday.' },
      { title: 'Ear-friendly', text: 'A ceiling on volume is on by default.' },
    ],
    inclusions: [
      '140 rooms, each an hour or longer',
      'Offline saving on three devices',
      'A new room on the first of each month',
    ],
    requirements: [
      'Keep volume below conversation level',
      'With tinnitus, ask an audiologist which sounds suit you',
    ],
    reviewList: [
      {
        id: 'enh-3-r1',
        user: 'Mattias',
        rating: 5,
        date: '2025-04-22',
        comment: 'Thesis written in a Porto library I have never visited.',
      },
      {
        id: 'enh-3-r2',
        user: 'Chantal',
        rating: 4,
        date: '2025-10-10',
        comment: 'The oak planing is my whole office now. More workshops please.',
      },
      {
        id: 'enh-3-r3',
        user: 'Vikram',
        rating: 5,
        date: '2026-02-27',
        comment: 'I have ADHD and this is the first “focus” thing that isn’t a drum machine.',
      },
      {
        id: 'enh-3-r4',
        user: 'Lou',
        rating: 3,
        date: '2026-06-30',
        comment: 'Didn’t work for me, silence does. Cancelling took ten seconds, to be fair.',
      },
      {
        id: 'enh-3-r5',
        user: 'Esme',
        rating: 5,
        date: '2026-09-12',
        comment: 'Night train, every night.',
      },
    ],
    faqs: [
      {
        question: 'Are these recordings or generated?',
        answer: 'Recordings. Each one names the place, the day and who held the microphones.',
      },
      {
        question: 'Can I use it in a shop or a class?',
        answer: 'Yes, on the $15 plan, up to fifty people.',
      },
    ],
    cancellation: 'End it in two clicks; a year is refunded by unused months.',
    listedDaysAgo: 730,
  },
  {
    id: 'enh-4',
    slug: 'clockshift-jet-lag-planner',
    title: 'Clockshift Jet Lag Planner',
    description: 'Give it your flights; it gives you a calendar of light, dark, coffee and naps.',
    longDescription:
      '<p>Somewhere over Greenland is a poor moment to plan your sleep.</p>' +
      '<p>You enter the booking and your usual bedtime. Clockshift works out which way your body clock should move and writes a plan, beginning two days before departure: be in daylight from 7 to 9, wear dark glasses until noon, last coffee at 14.00, nap for no more than twenty-five minutes. Each line lands in your own calendar with the right time zone, and a stop-over or a delay recalculates it. The whole plan prints on one side of paper.</p>' +
      '<p>For trips under three days the planner usually advises you to stay on home time, and tells you so for free. It leaves melatonin out unless you say a doctor has agreed to it. People with bipolar disorder should discuss any sleep shift beforehand.</p>',
    type: 'Digital Tool',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.4,
    reviews: 329,
    location: 'Online',
    price: '$',
    amount: { minor: 900, currency: 'USD', per: 'item' },
    tags: ['jet lag', 'travel', 'sleep', 'shift work', 'energy', 'cabin crew', 'time zones'],
    wellnessTag: 'balance',
    benefits: [
      {
        title: 'Begins before you fly',
        text: 'Two days of small shifts make the first day softer.',
      },
      { title: 'In your own calendar', text: 'Nothing else to open on the road.' },
      { title: 'Says when not to bother', text: 'Short trips get a shrug and no charge.' },
    ],
    inclusions: [
      'Plan for one return trip with unlimited changes',
      'Calendar feed and one-page print',
    ],
    requirements: [
      'Do not drive or operate machines when the plan has you short of sleep',
      'With bipolar disorder or epilepsy, ask your doctor first',
    ],
    reviewList: [
      {
        id: 'enh-4-r1',
        user: 'Ilse',
        rating: 4,
        date: '2025-10-28',
        comment:
          'Good with delays. My husband flies for a living and rolled his eyes, then copied it.',
      },
      {
        id: 'enh-4-r2',
        user: 'Rohan',
        rating: 5,
        date: '2026-02-12',
        comment: 'Delhi to Vancouver, functional by the second morning.',
      },
      {
        id: 'enh-4-r3',
        user: 'Tamsin',
        rating: 3,
        date: '2026-05-15',
        comment: 'Needs you to obey. My hotel had no daylight, so I could not.',
      },
      {
        id: 'enh-4-r4',
        user: 'Bao',
        rating: 5,
        date: '2026-08-07',
        comment: 'It told me not to buy it for a 48-hour trip. Bought it for the next one.',
      },
    ],
    faqs: [
      {
        question: 'Does it work for rotating shifts?',
        answer: 'Yes, choose “shift change” and leave the flights empty.',
      },
      {
        question: 'One fee per trip?',
        answer: '$9 per return trip. Plans for children on the same booking are free.',
      },
    ],
    cancellation: 'Refunded in full until the first day of the plan.',
    listedDaysAgo: 468,
  },
  {
    id: 'enh-5',
    slug: 'gut-notebook',
    title: 'Gut Notebook',
    description: 'A food and symptom log that waits three weeks before it says anything.',
    longDescription:
      '<p>Patterns in digestion need time, so the notebook is built to be dull for twenty-one days.</p>' +
      '<p>You photograph meals or tick them from your own list, and tap a belly for how it feels: tight, loud, sour, fine. There is no calorie anywhere. On day twenty-two it shows at most three links worth testing, with how sure it is, and a plan for leaving out one thing for a fortnight and then bringing it back. A registered dietitian wrote the rules; for an extra $45 one of four will read your pages and call you.</p>' +
      '<p>People with a past eating disorder should not keep a food diary without their team. Blood, fever, weight loss or trouble swallowing go straight to a doctor: the log puts that on its first page.</p>',
    type: 'Digital Tool',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.3,
    reviews: 447,
    location: 'Online',
    price: '$',
    amount: { minor: 700, currency: 'USD', per: 'month' },
    priceDetails: '$7 a month; a dietitian’s reading and 30-minute call is $45 once.',
    tags: [
      'digestion',
      'gut',
      'bloating',
      'irritable stomach',
      'food diary',
      'nutrition',
      'intolerance',
      'heartburn',
    ],
    wellnessTag: 'balance',
    verified: true,
    verification: { checked: 'Names and registration of the four dietitians', on: '2026-07-16' },
    benefits: [
      { title: 'One change at a time', text: 'You learn what did it, instead of living on rice.' },
      { title: 'Brings food back', text: 'Every leave-out has a return date.' },
      { title: 'No calories', text: 'Not hidden, simply not there.' },
    ],
    inclusions: [
      'Meal and symptom log with photo ticks',
      'Three-week report with confidence in words',
      'Summary page for a doctor',
    ],
    requirements: [
      'Not with a current or past eating disorder unless your team agrees',
      'Children only with a dietitian',
      'Do not stop gluten before a coeliac test',
    ],
    reviewList: [
      {
        id: 'enh-5-r1',
        user: 'Greta',
        rating: 5,
        date: '2026-03-01',
        comment: 'It was the sugar-free gum. Three years, and it was the gum.',
      },
      {
        id: 'enh-5-r2',
        user: 'Malik',
        rating: 4,
        date: '2026-05-27',
        comment: 'Clear and kind. Ticking every meal is a chore by week two.',
      },
      {
        id: 'enh-5-r3',
        user: 'Oona',
        rating: 3,
        date: '2026-08-11',
        comment: 'Report said “no clear link”. Honest, but I hoped for more.',
      },
      {
        id: 'enh-5-r4',
        user: 'Silas',
        rating: 4,
        date: '2026-10-07',
        comment: 'The call with the dietitian was worth more than the app.',
      },
    ],
    faqs: [
      {
        question: 'Does it know low-FODMAP?',
        answer:
          'It can tag those foods, but it starts the full diet only together with a dietitian.',
      },
      {
        question: 'Is my data sold?',
        answer:
          'No. Pages are encrypted and you hold the key, so a lost password means a lost notebook.',
      },
    ],
    cancellation: 'Monthly, and the first month is refunded if you stop before day twenty-two.',
    listedDaysAgo: 285,
  },
  {
    id: 'enh-6',
    slug: 'pantry-plan',
    title: 'Pantry Plan',
    description:
      'Tell it what is in the cupboard and how tired you are; it plans five dinners around both.',
    longDescription:
      '<p>The second question is the important one, because nobody makes dal from scratch on a Thursday.</p>' +
      '<p>Each evening gets an effort from one pan to one hour. The planner starts from your shelves, adds as few purchases as it can, and makes sure that thirty different plants pass through the week, counting herbs and beans. Portions scale from one to eight, and a switch makes everything soft for people who have trouble chewing, which carers asked for. The shopping list groups itself by aisle and prints.</p>' +
      '<p>Recipes are written by two cooks and not by a machine; there are 640, mostly meat-light. It counts no calories. If you need a medical diet, for kidneys or for diabetes, use it only with your dietitian’s list, which can be entered as a rule.</p>',
    type: 'Digital Tool',
    contentType: 'enhancement',
    categories: ['digital-tools'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.2,
    reviews: 52,
    location: 'Online',
    price: '$',
    amount: { minor: 400, currency: 'USD', per: 'month' },
    tags: [
      'nutrition',
      'meal planning',
      'energy',
      'immunity',
      'family meals',
      'digestion',
      'vegetables',
      'carers',
    ],
    wellnessTag: 'energize',
    benefits: [
      {
        title: 'Less waste',
        text: 'Testers threw out about a third less in the first month, by their own count.',
      },
      { title: 'Planned tiredness', text: 'Hard days get toast with something good on it.' },
      {
        title: 'Variety without rules',
        text: 'Thirty plants arrive by habit rather than by effort.',
      },
    ],
    inclusions: [
      'Weekly plan and list',
      '640 recipes by two named cooks',
      'Soft-food and one-hand versions',
    ],
    requirements: [
      'For medical diets, use with a dietitian',
      'Check allergens on packets; the planner filters recipes, not brands',
    ],
    reviewList: [
      {
        id: 'enh-6-r1',
        user: 'Nkechi',
        rating: 5,
        date: '2026-10-14',
        comment: '“One pan, cross” is a category and I feel seen.',
      },
      {
        id: 'enh-6-r2',
        user: 'Bas',
        rating: 4,
        date: '2026-10-19',
        comment: 'Good list. It keeps suggesting celeriac.',
      },
      {
        id: 'enh-6-r3',
        user: 'Marguerite',
        rating: 3,
        date: '2026-10-28',
        comment: 'I miss more fish. The soft versions for my father are excellent.',
      },
    ],
    faqs: [
      {
        question: 'Does it order groceries?',
        answer: 'No, it prints or sends a list. That keeps shops out of your plan.',
      },
      {
        question: 'Can two people share it?',
        answer: 'A household of up to six, on one subscription.',
      },
    ],
    cancellation: 'Two weeks free. After that, stop any month and export your recipes as a file.',
    listedDaysAgo: 48,
  },
]
