import type { SampleListing } from '../sample-listing.ts'

/** Enhancements 17 to 22. */
export const enhancements4: SampleListing[] = [
  {
    id: 'enh-17',
    slug: 'tidal-breath',
    title: 'Tidal Breath',
    description: 'Five-minute breathing sessions that follow the tide where you are.',
    longDescription:
      '<p>At low water the sessions are slow and long, at high water brisk, and if you live inland it borrows the nearest coast.</p>' +
      '<p>A line of light rises and falls, a low sound follows, and you breathe with whichever you prefer; with the screen off, the phone’s pulse does it. Sessions last three, five or twelve minutes. There are forty patterns, each labelled with its counts, and a voice you can switch off. After a month the app suggests no more and no less than you already do.</p>' +
      '<p>If holding your breath makes you uneasy, choose the open set, which has no holds at all. Slow breathing can bring on dizziness: sit down for it, and never practise in water or at the wheel. People with heart or lung conditions should ask first.</p>',
    type: 'Wellness App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.7,
    reviews: 4870,
    location: 'iOS and Android',
    price: '$',
    amount: { minor: 400, currency: 'USD', per: 'month' },
    priceDetails: '$4 a month or $30 a year. Nine patterns stay free.',
    tags: [
      'breathing',
      'stress',
      'anxiety',
      'sleep',
      'panic',
      'mind',
      'meditation',
      'break at work',
    ],
    wellnessTag: 'calm',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Subscription terms, and network traffic during ten sessions',
      on: '2026-09-01',
    },
    benefits: [
      {
        title: 'Short enough to happen',
        text: 'Five minutes is the standard length, not the trial version.',
      },
      { title: 'Eyes open or shut', text: 'Light, sound or pulse, in any combination.' },
      { title: 'No streak', text: 'Missing a week is not mentioned.' },
    ],
    inclusions: [
      'Forty breathing patterns in three lengths',
      'Offline use',
      'Watch version with pulse only',
    ],
    requirements: [
      'Sit or lie down; not in water, not while driving',
      'In pregnancy, or with heart or lung disease, leave out the patterns with holds',
    ],
    reviewList: [
      {
        id: 'enh-17-r1',
        user: 'Saskia',
        rating: 5,
        date: '2025-03-20',
        comment: 'On the tram before work. No one can tell.',
      },
      {
        id: 'enh-17-r2',
        user: 'Leon',
        rating: 4,
        date: '2025-11-09',
        comment: 'I’m in Kansas. Breathing with Galveston is weird and I like it.',
      },
      {
        id: 'enh-17-r3',
        user: 'Rukmini',
        rating: 5,
        date: '2026-02-02',
        comment: 'The no-hold set is why I stayed. Holds set off my panic.',
      },
      {
        id: 'enh-17-r4',
        user: 'Abbie',
        rating: 3,
        date: '2026-06-12',
        comment: 'Nice, though the voice is a touch whispery.',
      },
      {
        id: 'enh-17-r5',
        user: 'Florian',
        rating: 5,
        date: '2026-10-13',
        comment: 'The pulse through the pillow got me back to sleep twice this week.',
      },
    ],
    faqs: [
      {
        question: 'Does it need my location?',
        answer: 'Only the nearest coast, and you may choose one by hand.',
      },
      {
        question: 'Is it enough for panic attacks?',
        answer:
          'It can be one tool. If attacks are frequent, please talk to a doctor or therapist as well.',
      },
    ],
    cancellation: 'Through your app shop; we also refund the first year directly within 30 days.',
    listedDaysAgo: 755,
  },
  {
    id: 'enh-18',
    slug: 'small-hours',
    title: 'Small Hours',
    description:
      'Uneventful true stories for three in the morning, read by people who sound awake with you.',
    longDescription:
      '<p>Nothing happens in them, and this took writers some time to learn.</p>' +
      '<p>A lock keeper describes a Tuesday. A woman explains how she files maps. The 260 stories are all true, all dull in a friendly way, and read at a pace that slows by a third over forty minutes. Open the app between midnight and five, and there is one button: it carries on from where you drifted off last time, at a volume that remembers you. The screen stays nearly black.</p>' +
      '<p>This is company for a wakeful hour and not a programme for insomnia. If you lie awake most nights for three months or more, ask about cognitive therapy for insomnia, which has good evidence behind it. A link in the app explains how to find it.</p>',
    type: 'Wellness App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.5,
    reviews: 2190,
    location: 'iOS and Android',
    price: '$',
    amount: { minor: 600, currency: 'USD', per: 'month' },
    priceDetails: '$6 a month; free for parents of babies under one, on trust.',
    tags: [
      'sleep',
      'insomnia',
      'waking at night',
      'bedtime stories',
      'racing thoughts',
      'parents',
      'grief',
    ],
    wellnessTag: 'restore',
    benefits: [
      { title: 'One button at night', text: 'No browsing at the worst hour for browsing.' },
      { title: 'Voices, not whispers', text: 'Ordinary speech, in eleven accents.' },
      { title: 'Fades by itself', text: 'No last line to wait for.' },
    ],
    inclusions: [
      '260 stories of forty minutes',
      'Sleep timer that listens for nothing',
      'Offline saving',
    ],
    requirements: ['Keep one ear free if you must hear a child or an alarm'],
    reviewList: [
      {
        id: 'enh-18-r1',
        user: 'Roisin',
        rating: 5,
        date: '2025-06-08',
        comment: 'I have no idea how the map filing ends and I’ve started it ninety times.',
      },
      {
        id: 'enh-18-r2',
        user: 'Takumi',
        rating: 4,
        date: '2025-11-24',
        comment: 'Excellent. Two narrators sigh a lot.',
      },
      {
        id: 'enh-18-r3',
        user: 'Bettina',
        rating: 5,
        date: '2026-03-09',
        comment: 'Widowed in May. The voice at three matters more than I can say.',
      },
      {
        id: 'enh-18-r4',
        user: 'Craig',
        rating: 3,
        date: '2026-07-12',
        comment: 'Wish there were shorter ones. Forty is too long when it’s 5.15.',
      },
    ],
    faqs: [
      {
        question: 'Are new stories added?',
        answer: 'Two a month, tested on the writers’ own families.',
      },
      {
        question: 'Can I use it without a phone in bed?',
        answer: 'Yes, set it on a speaker from the kitchen, with a stop time.',
      },
    ],
    cancellation: 'Cancel in your app shop; annual plans are refunded pro rata on request.',
    listedDaysAgo: 633,
  },
  {
    id: 'enh-19',
    slug: 'second-spring',
    title: 'Second Spring',
    description: 'A symptom record for the menopause years that ends in a sensible appointment.',
    longDescription:
      '<p>Fifteen minutes with a doctor go better when you have written down the last fifteen weeks.</p>' +
      '<p>Once a day it asks four things; once a month it adds the longer questionnaire that clinics use. The result is a page: what bothers you, how often, what has changed, what you have tried. Around it sit 70 short articles by two doctors and a physiotherapist, each dated and with its sources, on hormone therapy, bones, sex, work and heavy bleeding, without pushing one answer. A partner’s page says what helps at home.</p>' +
      '<p>There is no shop in the app and no supplement on any page. It will not tell you whether to take hormones. Bleeding after a year without periods needs a doctor soon, and the app says so in large letters.</p>',
    type: 'Wellness App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.6,
    reviews: 834,
    location: 'iOS and Android',
    price: '$',
    amount: { minor: 800, currency: 'USD', per: 'month' },
    tags: [
      'menopause',
      'perimenopause',
      'hot flushes',
      'brain fog',
      'mood',
      'women’s health',
      'sleep',
      'energy',
    ],
    wellnessTag: 'balance',
    isAIRecommended: true,
    verified: true,
    verification: {
      checked: 'Qualifications of the three authors, and dates of review',
      on: '2026-08-19',
    },
    benefits: [
      {
        title: 'A page to bring',
        text: 'Symptoms in the order that troubles you, ready to hand over.',
      },
      { title: 'Dated articles', text: 'You see when each was last reviewed and by whom.' },
      { title: 'No shop', text: 'Nothing to buy is the reason some people trust it.' },
    ],
    inclusions: [
      'Daily and monthly record',
      'Appointment page as PDF',
      '70 reviewed articles and a partner’s page',
    ],
    requirements: [
      'Information only: decisions belong with you and your doctor',
      'Bleeding after menopause should be checked promptly',
    ],
    reviewList: [
      {
        id: 'enh-19-r1',
        user: 'Marianne',
        rating: 5,
        date: '2026-04-05',
        comment: 'My GP read the page, then read it again, then listened.',
      },
      {
        id: 'enh-19-r2',
        user: 'Shabnam',
        rating: 4,
        date: '2026-06-01',
        comment: 'Articles are grown-up. I would like them as audio.',
      },
      {
        id: 'enh-19-r3',
        user: 'Tracey',
        rating: 5,
        date: '2026-07-29',
        comment: 'I thought it was early dementia. It was Tuesday, hormonally speaking.',
      },
      {
        id: 'enh-19-r4',
        user: 'Elin',
        rating: 3,
        date: '2026-10-06',
        comment: 'Good content, too many notifications before I found the switch.',
      },
    ],
    faqs: [
      {
        question: 'Is it for surgical or early menopause too?',
        answer:
          'Yes, with its own questions. Under forty, the app urges you to see a doctor early.',
      },
      {
        question: 'Where is my data kept?',
        answer: 'On your phone, encrypted. Backing it up is your choice.',
      },
    ],
    cancellation: 'First month free, later months cancelled in the shop of your phone.',
    listedDaysAgo: 247,
  },
  {
    id: 'enh-20',
    slug: 'ten-poses',
    title: 'Ten Poses',
    description: 'Ten yoga poses, taught properly, for as long as it takes.',
    longDescription:
      '<p>Most yoga apps offer four thousand classes; somebody thought ten poses would do.</p>' +
      '<p>They are the ones you would meet in any beginners’ room: mountain, cat, dog, lunge, chair, triangle, bridge, twist, child, rest. Each has six lessons, from leaning on a kitchen counter to holding it with closed eyes. Two teachers show it in two very different bodies, one of them sixty-eight. A daily practice strings them together in eight, fifteen or twenty-five minutes, and the order changes so that your hips do not get bored before you do.</p>' +
      '<p>People who want sweat or music should look elsewhere. In pregnancy, with osteoporosis or glaucoma, three of the poses need changing; the app asks first and swaps them without fuss.</p>',
    type: 'Yoga App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: 'yoga', delivery: ['online'] },
    rating: 4.4,
    reviews: 963,
    location: 'iOS, Android and television',
    price: '$',
    amount: { minor: 500, currency: 'USD', per: 'month' },
    tags: [
      'yoga',
      'beginners',
      'stiff joints',
      'movement',
      'home workout',
      'teachers',
      'body',
      'men’s health',
    ],
    wellnessTag: 'energize',
    verified: true,
    verification: { checked: 'Teaching certificates of both teachers', on: '2025-12-18' },
    certification: 'Both teachers hold a 500-hour teaching certificate, copies seen',
    benefits: [
      {
        title: 'Depth over choice',
        text: 'Knowing ten things well feels different from sampling a thousand.',
      },
      { title: 'Two bodies', text: 'You will resemble at least one teacher.' },
      { title: 'Counter to mat', text: 'Every pose begins with hands on furniture.' },
    ],
    inclusions: [
      'Sixty lessons and three practice lengths',
      'Poster of the ten poses, as a file to print',
      'One live question hour each month',
    ],
    requirements: [
      'Tell the app about pregnancy, glaucoma, bone loss or recent surgery',
      'Pain is a reason to stop; effort is not',
    ],
    reviewList: [
      {
        id: 'enh-20-r1',
        user: 'Bridget',
        rating: 5,
        date: '2025-08-20',
        comment: 'I can get off the floor without the sofa.',
      },
      {
        id: 'enh-20-r2',
        user: 'Hamza',
        rating: 4,
        date: '2026-01-12',
        comment: 'Slow to the point of comedy for two weeks. Then my shoulders let go.',
      },
      {
        id: 'enh-20-r3',
        user: 'Corrado',
        rating: 3,
        date: '2026-05-31',
        comment: 'Wanted more variety by month four. My wife is still happy in lesson two.',
      },
      {
        id: 'enh-20-r4',
        user: 'Wendy',
        rating: 5,
        date: '2026-09-05',
        comment: 'She is sixty-eight and wobbles, on camera. That’s my teacher.',
      },
    ],
    faqs: [
      {
        question: 'What do I need?',
        answer: 'A floor, a counter and a chair. A mat helps on tiles.',
      },
      {
        question: 'Can I do it after having a baby?',
        answer: 'From your check-up on, with the postnatal setting.',
      },
    ],
    cancellation: 'Fourteen days free. Afterwards by the month, ended with one tap.',
    listedDaysAgo: 507,
  },
  {
    id: 'enh-21',
    slug: 'dry-evenings',
    title: 'Dry Evenings',
    description: 'Help for the hours between six and ten, whether you want less wine or none.',
    longDescription:
      '<p>It opens at five to six with a single line: what would be nice tonight, that is not a drink.</p>' +
      '<p>You set a plan for the week, any plan, and the app looks after four hours a day. There are things to do with hands, forty alcohol-free drinks that are not juice, a way to say no at a table, and a chat room moderated by people who are at least two years dry. If you drink, you write how many and how it felt the next morning; that morning line becomes the most persuasive page in the app.</p>' +
      '<p>Shaking, sweating or seeing things when you stop are signs of withdrawal, which can be dangerous, so daily heavy drinkers should speak to a doctor before the first dry evening.</p>',
    type: 'Wellness App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: null, delivery: ['online'] },
    rating: 4.3,
    reviews: 711,
    location: 'iOS and Android',
    price: '$',
    amount: { minor: 500, currency: 'USD', per: 'month' },
    tags: [
      'quit alcohol',
      'drinking less',
      'sober curious',
      'evening routine',
      'sleep',
      'energy',
      'cravings',
      'mind',
    ],
    wellnessTag: 'balance',
    benefits: [
      { title: 'Only the hard hours', text: 'It stays silent outside the times you choose.' },
      { title: 'Less is allowed', text: 'Cutting down and stopping are both proper plans.' },
      { title: 'Real people at eight', text: 'The room is moderated every evening.' },
    ],
    inclusions: [
      'Weekly plan and morning line',
      'Forty drinks with three ingredients or fewer',
      'Moderated evening room',
    ],
    requirements: ['Heavy daily drinkers need medical advice before stopping', 'Adults only'],
    reviewList: [
      {
        id: 'enh-21-r1',
        user: 'Gary',
        rating: 5,
        date: '2026-01-31',
        comment: 'The morning lines. Reading thirty of my own was enough.',
      },
      {
        id: 'enh-21-r2',
        user: 'Linnea',
        rating: 4,
        date: '2026-03-12',
        comment: 'Good ideas, a few twee ones. Shrub is lovely.',
      },
      {
        id: 'enh-21-r3',
        user: 'Paul',
        rating: 3,
        date: '2026-07-05',
        comment: 'The room was slow on Sundays, which is when I need it.',
      },
      {
        id: 'enh-21-r4',
        user: 'Asha',
        rating: 4,
        date: '2026-09-26',
        comment: 'Down from nightly to Fridays. I did not think Fridays was allowed.',
      },
    ],
    faqs: [
      {
        question: 'Is it religious or twelve-step?',
        answer: 'Neither. It links to such groups for those who like them.',
      },
      {
        question: 'Can my partner join?',
        answer: 'Yes, each with a separate plan; nothing is shared unless both agree.',
      },
    ],
    cancellation:
      'A free week, then monthly. Delete the app and the account goes with it after 30 days.',
    listedDaysAgo: 429,
  },
  {
    id: 'enh-22',
    slug: 'nine-moons',
    title: 'Nine Moons',
    description:
      'Movement and rest for each week of pregnancy, by a midwife and a physiotherapist, with a cap at twenty minutes.',
    longDescription:
      '<p>In week nine the recommended session is lying on your left side, and that is a complete session.</p>' +
      '<p>The programme runs from week six to twelve weeks after birth. Each week has one prenatal yoga practice, one strength set with a chair, one way to rest, and one page on what is normal to feel. Nothing is longer than twenty minutes and nothing lies flat on its back after sixteen weeks. A switch for pelvic girdle pain changes the entire programme at once, which the physiotherapist insisted upon.</p>' +
      '<p>Show it to your midwife before starting if you have bleeding, high blood pressure, a low placenta or twins. Stop for pain, dizziness, fluid or fewer movements and call; those signs are listed behind a button on every screen.</p>',
    type: 'Wellness App',
    contentType: 'enhancement',
    categories: ['wellness-apps'],
    offering: { kind: 'app', service: 'yoga', delivery: ['online'] },
    rating: 4.5,
    reviews: 59,
    location: 'iOS and Android',
    price: '$',
    amount: { minor: 700, currency: 'USD', per: 'month' },
    tags: [
      'pregnancy',
      'prenatal yoga',
      'birth preparation',
      'pelvic floor',
      'back pain',
      'sleep',
      'postnatal',
      'movement',
    ],
    wellnessTag: 'restore',
    verified: true,
    verification: {
      checked: 'Registration of the midwife and the physiotherapist',
      on: '2026-10-13',
    },
    benefits: [
      { title: 'Week by week', text: 'You never have to judge whether a pose is still all right.' },
      { title: 'Rest counts', text: 'A lying-down session ticks the day like any other.' },
      { title: 'Carries on after', text: 'Twelve weeks of postnatal work, gently dosed.' },
    ],
    inclusions: [
      '46 weeks of sessions, twenty minutes at most',
      'Birth-breathing practice with audio',
      'Page of warning signs in eight languages',
    ],
    requirements: [
      'Ask your midwife or doctor before starting',
      'Stop and call with bleeding, pain, dizziness, fluid or reduced movements',
    ],
    reviewList: [
      {
        id: 'enh-22-r1',
        user: 'Giulia',
        rating: 5,
        date: '2026-10-18',
        comment: 'Week nine made me cry with relief.',
      },
      {
        id: 'enh-22-r2',
        user: 'Tola',
        rating: 4,
        date: '2026-10-22',
        comment: 'The girdle-pain switch is brilliant. Music less so.',
      },
      {
        id: 'enh-22-r3',
        user: 'Emma',
        rating: 4,
        date: '2026-10-29',
        comment: 'Twenty minutes, which I have. I never had the hour.',
      },
    ],
    faqs: [
      {
        question: 'Is it useful for a second pregnancy?',
        answer: 'Yes. There is a short track for people with a toddler attached.',
      },
      {
        question: 'After a caesarean?',
        answer: 'Sessions begin later and the app asks about your scar before each step.',
      },
    ],
    cancellation:
      'Cancel at any time, and if the pregnancy ends early, write one line and the whole fee is returned.',
    listedDaysAgo: 41,
  },
]
