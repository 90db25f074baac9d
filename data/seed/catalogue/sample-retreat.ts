import type { SampleListing } from '../sample-listing.ts'

/**
 * The fixed sample retreat that answers for directory addresses nobody has listed (specification
 * sections 2, 3 and 9). Its departures follow the schedule, so the texts in `dates` name no year.
 */
export const sampleRetreat: SampleListing = {
  id: 'sample-retreat',
  slug: 'seven-slow-days',
  title: 'Seven Slow Days',
  description:
    'A week of gentle yoga, farm food and early nights for twelve to sixteen people, in the hills behind the Algarve.',
  longDescription:
    '<p>The week begins on a Sunday with soup, and with nobody asking what you do for a living.</p>' +
    '<p>From Monday the days keep one shape. At half past seven there is an hour of slow yoga in the barn, then a late breakfast. The morning is for walking under the chestnuts or for staying put. Lunch is the main meal. Rest is on the timetable from two to four and the house takes it literally. At five comes a second practice, mostly lying down, with breathing and long holds; supper follows at seven, and at nine the lamps are turned low. Wednesday is kept in silence until dinner, which people fear on Monday and ask to repeat on Friday.</p>' +
    "<p>There are no phones in the barn or at the table, no workshops on your purpose and no before-and-after photographs. Two of the week's meals you cook together.</p>" +
    '<p>It is made for people who are tired, reasonably well and willing to share a bathroom corridor. Those looking for demanding yoga will be under-stretched. Those in an acute crisis need more support than a farm and two teachers can offer, and we say so when you apply.</p>',
  type: 'Estate',
  contentType: 'escape',
  rating: 4.8,
  reviews: 124,
  location: 'Monchique, Portugal',
  country: 'PT',
  price: '$$$',
  amount: { minor: 185000, currency: 'USD', per: 'person' },
  verified: true,
  verification: {
    checked:
      "Ownership of the house, both teachers' certificates, insurance and the cancellation terms",
    on: '2026-06-18',
  },
  tags: ['yoga', 'sleep', 'stress', 'slow food', 'breathwork', 'silence', 'small group'],
  natureDistance: 'Chestnut woods outside',
  nearbyNature:
    'Chestnut and cork oak slopes from the door, a stream with bathing pools 1 km away and the Fóia ridge for a longer walk',
  wellnessTag: 'balance',
  isAIRecommended: false,
  address: 'Quinta do Relógio Parado, outside the village of Alferce, Monchique',
  coordinates: { lat: 37.3318, lng: -8.4891 },
  images: [],
  priceDetails:
    'Per person in a shared double room, everything listed under inclusions. A single room is $320 more. Travel to Faro is not included; a shared transfer from there is.',
  benefits: [
    {
      title: 'A rhythm you can keep',
      text: 'Two practices, three meals, one long rest. By midweek most people stop looking at the timetable because they have become it.',
    },
    {
      title: 'Teachers who see you',
      text: 'With sixteen guests at most and two teachers, every posture can be changed to fit a knee, a shoulder or a bad night.',
    },
    {
      title: 'Evenings without screens',
      text: 'Phones sleep in a drawer by the door if you wish. Lamps are low from nine and the house is dark by ten.',
    },
    {
      title: 'Something for afterwards',
      text: 'On the last morning you write down three habits small enough to survive a normal week. In a month you get the card by post.',
    },
  ],
  amenityGroups: [
    {
      title: 'Wellness',
      items: [
        'Yoga barn with wooden floor',
        'Meditation loft',
        'Wood-fired sauna',
        'Two massages bookable per day',
      ],
    },
    {
      title: 'Food',
      items: ['Organic kitchen', 'Vegetarian, vegan on request', 'Bread from the wood oven'],
    },
    {
      title: 'Comfort',
      items: [
        'Six doubles and four singles',
        'Stone pool',
        'Wool blankets',
        'Library without self-help',
      ],
    },
    { title: 'Getting there', items: ['Shared transfer from Faro airport', 'Parking'] },
  ],
  amenities: [
    'yoga-studio',
    'meditation-hall',
    'sauna',
    'pool',
    'organic-kitchen',
    'vegan-kitchen',
    'hiking-trails',
    'single-rooms',
    'airport-transfer',
  ],
  categories: ['yoga-retreats', 'nature-escapes'],
  inclusions: [
    'Six nights in a shared double room',
    'Three meals a day, tea and fruit',
    'Two yoga sessions a day, except on the day you arrive and the day you leave',
    'Guided walk on Tuesday and Thursday',
    'Two cooking evenings',
    'Mats, bolsters and blankets',
    'Shared transfer from Faro on Sunday and back on Saturday',
  ],
  requirements: [
    'Guests must be 18 or older',
    'No experience of yoga is needed',
    'Loose clothing in layers, walking shoes and a torch',
    'Tell us about injuries, pregnancy, medication and allergies on the application form',
    'Silence on Wednesday until dinner is part of the week for everyone',
  ],
  host: {
    name: 'Teresa Lourenço',
    role: 'Lead teacher',
    bio: 'Teresa has taught yoga since 2007, first to dancers in Porto and then, which she found harder, to office workers. She is a registered teacher with 500 hours of training, leads every week herself together with a second teacher, and bakes the Saturday bread.',
  },
  certification: 'Registered yoga teacher, 500 hours',
  duration: '7 days / 6 nights',
  groupSize: '12-16 people',
  dates: [
    'Winter: second Sunday of December, January and February',
    'Spring: second Sunday of March, April and May',
    'Summer: second Sunday of June, July and August',
    'Autumn: second Sunday of September, October and November',
  ],
  schedule: {
    timeZone: 'Europe/Lisbon',
    start: '15:00',
    minutes: 8400,
    seats: 16,
    place: 'Quinta do Relógio Parado, Monchique, Portugal',
    repeat: { every: 'month', weekday: 0, nth: 2 },
  },
  reviewList: [
    {
      id: 'sr-r1',
      user: 'Karin',
      rating: 5,
      date: '2026-10-21',
      comment:
        'On Wednesday I ate a pear in silence for about ten minutes. I have thought about that pear since.',
    },
    {
      id: 'sr-r2',
      user: 'Dominic',
      rating: 5,
      date: '2026-09-22',
      comment: 'I am an inflexible man of 58 and was never made to feel like a project.',
    },
    {
      id: 'sr-r3',
      user: 'Lucía',
      rating: 4,
      date: '2026-07-23',
      comment:
        'Beautiful week. The corridor bathrooms need planning at half past seven, and July nights are warm.',
    },
    {
      id: 'sr-r4',
      user: 'Megan',
      rating: 5,
      date: '2026-05-20',
      comment:
        'The card came by post a month later in my own handwriting. Two of the three habits had survived.',
    },
    {
      id: 'sr-r5',
      user: 'Arjun',
      rating: 3,
      date: '2026-03-18',
      comment:
        'Kind teachers and excellent food. I practise daily and wanted more than restorative shapes. They did tell me on the phone.',
    },
    {
      id: 'sr-r6',
      user: 'Elke',
      rating: 5,
      date: '2025-11-19',
      comment:
        'Rain all week, stove lit, fourteen strangers shelling chestnuts. I would not change a thing.',
    },
  ],
  faqs: [
    {
      question: 'Can I come alone?',
      answer:
        'Most people do. Rooms are shared by agreement before you arrive, or you can book a single.',
    },
    {
      question: 'How fit do I need to be?',
      answer:
        'Fit enough to get down to the floor and up again, with help if needed. Walks are optional and take about two hours.',
    },
    {
      question: 'What happens if the group is too small?',
      answer:
        'Below twelve guests the week may be moved. You hear at least 30 days ahead and choose between the new date and all of your money back, without a fee.',
    },
    {
      question: 'Can I bring my phone?',
      answer:
        'Yes, and use it in your room. Signal is weak; the house number works for emergencies day and night.',
    },
    {
      question: 'What is your cancellation policy?',
      answer:
        'More than 30 days before the start you get a full refund minus a 150 dollar fee. Within 30 days the price is non-refundable, but you can use it as credit for a retreat within one year.',
    },
  ],
  cancellation:
    'More than 30 days before the start: full refund minus a 150 dollar fee. Within 30 days: non-refundable, but creditable to a retreat within one year.',
  listed: false,
  listedDaysAgo: 420,
}
