import type { SampleListing } from '../sample-listing.ts'

/** Flagship escapes 1 to 3. */
export const escapes1: SampleListing[] = [
  {
    id: '1',
    slug: 'cedar-and-tide-cabins',
    videoUrl: '/media/cedar-and-tide-cabins-1.mp4',
    title: 'Cedar & Tide Cabins',
    description:
      'Six cedar cabins above the tide line, each with a wood-fired sauna and a window the length of the bed.',
    longDescription:
      '<p>You wake facing the water, and most guests need a day to accept that nothing else is planned.</p>' +
      '<p>Each cabin has one room, a stove, a small kitchen and a sauna you light yourself; the first fire takes forty minutes and teaches you how slow the rest will be. A basket comes to the door at eight with bread, eggs and whatever the garden is giving. After that nobody knocks. At low tide you can walk the sand for an hour in either direction, and in the winter storms you can watch the same sand vanish from under a blanket.</p>' +
      '<p>There is no restaurant, no spa desk and no television. Phones work on the road above but rarely in the cabins. Wi-Fi was tried for one summer and taken out again because guests asked.</p>' +
      '<p>It suits people who have run themselves flat and want to be left alone kindly. If you would rather have sunshine, company or somebody else to light the fire, choose another coast.</p>',
    type: 'Cabin',
    contentType: 'escape',
    rating: 4.9,
    reviews: 312,
    location: 'Tofino, Canada',
    country: 'CA',
    price: '$$$',
    amount: { minor: 29500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'Ownership papers, photographs of all six cabins and the cancellation terms, on a video call with the owner',
      on: '2026-04-16',
    },
    tags: [
      'burnout',
      'sleep',
      'stress',
      'ocean',
      'sauna',
      'digital detox',
      'solo stay',
      'storm watching',
    ],
    natureDistance: '200 m to the shore',
    nearbyNature:
      'A three-kilometre sand beach, tide pools at the south rocks and a boardwalk trail through rainforest',
    wellnessTag: 'restore',
    isAIRecommended: true,
    address: 'On the shore road south of Tofino village, British Columbia',
    coordinates: { lat: 49.1096, lng: -125.8811 },
    images: [],
    priceDetails:
      'Per cabin and night for up to two guests, with breakfast basket and firewood. A dog is $25 for the whole stay.',
    benefits: [
      {
        title: 'Evenings that get dark early',
        text: 'No overhead lights after the lamps, so the body gets the hint. Many guests are asleep by half past nine.',
      },
      {
        title: 'Heat, then cold, then nothing',
        text: 'A sauna of your own and the Pacific two hundred metres away. You choose how many rounds and nobody counts.',
      },
      {
        title: 'No decisions before noon',
        text: 'Breakfast arrives, the wood is stacked, and there is no programme to say no to.',
      },
      {
        title: 'Walking without a goal',
        text: 'The beach is flat, long and nearly empty out of season, which is enough exercise for a tired week.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Private wood-fired sauna', 'Outdoor cold shower', 'Yoga mat in each cabin'],
      },
      { title: 'Comfort', items: ['Window bed', 'Wood stove', 'Wool blankets', 'Small kitchen'] },
      { title: 'Food', items: ['Breakfast basket', 'Soup and bread on arrival night'] },
      { title: 'Getting there', items: ['Parking by each cabin', 'Shuttle from Tofino bus stop'] },
    ],
    amenities: [
      'sauna',
      'beach-access',
      'hiking-trails',
      'pet-friendly',
      'private-bath',
      'no-wifi',
    ],
    categories: ['nature-escapes'],
    inclusions: [
      'Breakfast basket every morning',
      'All firewood and kindling',
      'Soup, bread and butter on the first evening',
      'Rain jackets and rubber boots to borrow',
      'Tide table and a hand-drawn trail map',
    ],
    requirements: [
      'Bring groceries for lunch and dinner; the last shop is 15 minutes away',
      'Waterproof clothing, in every month',
      'Tell us your shoe size if you want boots',
      'Ask a doctor first if you are pregnant or have a heart condition and plan to use the sauna',
    ],
    host: {
      name: 'Maren Osgood',
      role: 'Owner and keeper of the wood pile',
      bio: 'Maren worked night shifts as an emergency dispatcher for eleven years and built the first cabin to sleep in. She lives at the top of the lane, answers messages until six, and will come down with an axe if the stove wins.',
    },
    duration: '2 nights minimum, most guests stay 4',
    groupSize: 'Up to 2 guests per cabin',
    sleeps: 2,
    reviewList: [
      {
        id: 'e1-r1',
        user: 'Hannah',
        rating: 5,
        date: '2026-10-09',
        comment:
          'I slept eleven hours on the second night and cried a bit at breakfast, in a good way. Nobody asked me anything.',
      },
      {
        id: 'e1-r2',
        user: 'Devin',
        rating: 5,
        date: '2026-07-21',
        comment:
          'The sauna takes patience the first time. By day three, building the fire was the best part.',
      },
      {
        id: 'e1-r3',
        user: 'Marisol',
        rating: 4,
        date: '2026-03-02',
        comment:
          'Rained for four days straight. The cabin is made for that, but the path to the beach turns to soup. Take the boots.',
      },
      {
        id: 'e1-r4',
        user: 'Tom',
        rating: 3,
        date: '2025-11-17',
        comment:
          'Lovely place, and I should have read more carefully: you cook for yourself, and the village is a drive. I wanted to be looked after.',
      },
      {
        id: 'e1-r5',
        user: 'Ingrid',
        rating: 5,
        date: '2025-09-05',
        comment: 'Came with my old dog. There was a towel with her name pinned to it at the door.',
      },
      {
        id: 'e1-r6',
        user: 'Priya',
        rating: 5,
        date: '2025-05-28',
        comment:
          'No signal, a long window, grey water. Exactly what the page says and nothing extra.',
      },
    ],
    faqs: [
      {
        question: 'Can I reach somebody in an emergency?',
        answer:
          'Yes. Every cabin has a landline to the house, and the house is three minutes away on foot.',
      },
      {
        question: 'Is it too cold in winter?',
        answer:
          'The cabins are warm. Between November and February you will be indoors more, and storms can cut the power for some hours; stove and sauna work without it.',
      },
      {
        question: 'Do I have to bring my own wood or linen?',
        answer: 'No. Both are there, and more wood than you can burn.',
      },
      {
        question: 'May I bring a dog?',
        answer:
          'One dog per cabin, any size, in cabins two to five. Cabins one and six stay free of animals for guests with allergies.',
      },
    ],
    cancellation:
      'Full refund up to 14 days before arrival; after that we refund every night that somebody else books.',
    listedDaysAgo: 640,
  },
  {
    id: '2',
    slug: 'moss-hollow-lodge',
    title: 'Moss Hollow Lodge',
    description:
      'Old-growth forest on three sides, no signal, and a library that closes at nine so that everyone sleeps.',
    longDescription:
      '<p>Talking is allowed at Moss Hollow until ten in the morning and again at dinner.</p>' +
      '<p>Between the two the house is quiet, which sounds strict and turns out to be restful: eight rooms, a boot room, a long table, and no need to be interesting. After breakfast a guide leads a slow walk, two hours for barely a kilometre, with stops to touch bark and listen for varied thrush. The afternoon belongs to the library, the wood-lined sitting room or your bed. ' +
      'What you will not find is a gym, a bar, a phone mast or a schedule beyond meals. The only clock hangs in the kitchen. Supper is one pot and one pudding, served at half past six so that the evening stays long. Lamps in the library go out at nine.</p>' +
      '<p>Readers love it here, and so do people who are worn down by meetings. Couples who want to talk all day find it odd, and anyone uneasy about real darkness should know that there is a great deal of it under these trees.</p>',
    type: 'Lodge',
    contentType: 'escape',
    rating: 4.7,
    reviews: 184,
    location: 'Port Renfrew, Canada',
    country: 'CA',
    price: '$$',
    amount: { minor: 18500, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'Business registration, fire certificate, and room photographs compared on a video walk through the lodge',
      on: '2026-06-03',
    },
    tags: [
      'silence',
      'forest bathing',
      'sleep',
      'anxiety',
      'digital detox',
      'solitude',
      'reading',
      'overwhelm',
    ],
    wellnessTag: 'calm',
    address:
      'End of a forest service road, a few kilometres outside Port Renfrew, British Columbia',
    coordinates: { lat: 48.5713, lng: -124.3792 },
    images: [],
    priceDetails:
      'Per room and night for two, with three meals and the morning walk. One guest alone pays half.',
    benefits: [
      {
        title: 'Quiet you can rely on',
        text: 'The silent hours apply to staff too. Notes are passed on small cards, and the kitchen has learned to stack plates softly.',
      },
      {
        title: 'A walk at tree speed',
        text: 'Guided forest bathing each morning in any weather: no distance, no summit, plenty of standing still.',
      },
      {
        title: 'An early night by design',
        text: 'Supper at half past six and lamps out at nine give you a long evening without a screen to fill it.',
      },
    ],
    amenityGroups: [
      {
        title: 'Wellness',
        items: ['Guided forest walk daily', 'Silent hours', 'Sitting room with cushions'],
      },
      {
        title: 'Comfort',
        items: [
          'Library of 2,000 books',
          'Hot-water bottles',
          'Boot room with dryer',
          'Reading lamps with a warm dimmer',
        ],
      },
      {
        title: 'Food',
        items: ['Three meals at one table', 'Vegetarian as standard', 'Tea tray at all hours'],
      },
    ],
    amenities: ['hiking-trails', 'meditation-hall', 'single-rooms', 'adults-only', 'no-wifi'],
    categories: ['nature-escapes', 'meditation-centers'],
    inclusions: [
      'Three vegetarian meals a day',
      'Guided forest walk every morning',
      'Use of the library and the sitting room',
      'Waxed coat, gaiters and a lantern for your stay',
    ],
    requirements: [
      'Guests must be 18 or older',
      'Shoes that may get muddy and slippers that may not',
      'Download maps before you leave Sooke, where reception ends',
      'Leave the lodge number with family, as your phone will not ring',
    ],
    host: {
      name: 'Alasdair Penney',
      role: 'Host and forest guide',
      bio: 'Alasdair surveyed timber on this coast for a decade before he changed sides. He trained as a forest bathing guide in his fifties, speaks little before ten, and cooks on Thursdays.',
    },
    duration: '3 nights minimum',
    groupSize: 'Up to 12 guests in 8 rooms',
    sleeps: 2,
    reviewList: [
      {
        id: 'e2-r1',
        user: 'Odile',
        rating: 5,
        date: '2026-09-24',
        comment:
          'Two hours to walk one kilometre. I have told everyone about the mushrooms and nobody cares, but I do.',
      },
      {
        id: 'e2-r2',
        user: 'Marcus',
        rating: 4,
        date: '2026-08-11',
        comment:
          'The silence felt rude for half a day, then it felt like manners. Beds are firmer than I like.',
      },
      {
        id: 'e2-r3',
        user: 'Wen',
        rating: 5,
        date: '2026-05-19',
        comment: 'I read four books and had one good conversation. That is the right ratio.',
      },
      {
        id: 'e2-r4',
        user: 'Lauren',
        rating: 3,
        date: '2026-01-30',
        comment:
          'In January it is dark from four and the road had two fallen branches across it. Beautiful, but I was restless. Go in spring.',
      },
      {
        id: 'e2-r5',
        user: 'Joaquim',
        rating: 5,
        date: '2025-10-13',
        comment: 'My shoulders came down somewhere around the second supper.',
      },
    ],
    faqs: [
      {
        question: 'What happens if I need to talk?',
        answer:
          'Then you talk. The boot room and the porch are always open for conversation, and nobody will shush you outdoors.',
      },
      {
        question: 'Is there really no signal?',
        answer:
          'None in or near the house. A satellite phone at the desk is free for short calls and any emergency.',
      },
      {
        question: 'Can the kitchen manage allergies?',
        answer: "Yes, with a week's notice. It cannot promise a kitchen free of nuts.",
      },
      {
        question: 'Do I need a four-wheel drive?',
        answer:
          'No. An ordinary car manages the gravel road; from December to March bring winter tyres.',
      },
    ],
    cancellation:
      'Free until 10 days before arrival, then half the stay is charged; on the day itself the full stay.',
    listedDaysAgo: 512,
  },
  {
    id: '3',
    slug: 'yukitani-ryokan',
    videoUrl: '/media/yukitani-ryokan-1.mp4',
    title: 'Yukitani Ryokan',
    description:
      'Eleven tatami rooms around an open-air spring. Dinner is served in your room; the bath never closes.',
    longDescription:
      '<p>Eleven tatami rooms stand around an open-air spring, at the end of a road that goes nowhere else.</p>' +
      '<p>Guests arrive to tea and a choice of robes. From then on the day is arranged by the water: a first bath before breakfast, a second in the steam of late afternoon, a last one under the stars. Dinner is nine small courses, brought to your room at whatever pace you keep. While you bathe, somebody lays out the futon, and you never quite see who.</p>' +
      '<p>There is nothing to sign up for. If you would like company, the house leads a short sitting at dawn and a walk through the cedars at four. Otherwise you may go two days without putting on shoes.</p>' +
      "<p>Come with one person you are easy with, or alone. The walls are paper and the baths are shared, separated for women and men and entered without clothes, so those who need a hotel's distance will not relax. Small children would find it long, and the kitchen asks them to be at least twelve.</p>",
    type: 'Ryokan',
    contentType: 'escape',
    rating: 4.9,
    reviews: 528,
    location: 'Hakone, Japan',
    country: 'JP',
    price: '$$$$',
    amount: { minor: 42000, currency: 'USD', per: 'night' },
    verified: true,
    verification: {
      checked:
        'Inn licence, the yearly analysis of the spring water, and photographs of all eleven rooms',
      on: '2026-02-25',
    },
    tags: ['hot spring', 'onsen', 'sleep', 'stress', 'couples', 'silence', 'exhaustion'],
    natureDistance: 'Natural hot spring',
    nearbyNature:
      'Natural hot spring on the property. Cedar forest and the lake path within 600 m.',
    wellnessTag: 'restore',
    isAIRecommended: true,
    address: 'Above the old highway, Moto-Hakone, Kanagawa',
    coordinates: { lat: 35.2049, lng: 139.0341 },
    images: [],
    priceDetails:
      'Per room and night for two, with dinner, breakfast and all baths. One guest alone pays 70 percent. The local bathing tax, about one dollar a day, is paid in the house.',
    benefits: [
      {
        title: 'Heat at any hour',
        text: 'The spring rises at 61 degrees and is cooled with stream water to 41. The baths are cleaned in turn, so one is open even at four in the morning.',
      },
      {
        title: 'Meals without a dining room',
        text: 'Dinner and breakfast come to your own low table. There is no dress to choose and no one to greet.',
      },
      {
        title: 'A floor to live on',
        text: 'Sitting, eating and sleeping on tatami slows movement down. Backrests and a raised bed are there for those who need them.',
      },
      {
        title: 'Company only if wanted',
        text: 'A twenty-minute sitting at dawn and a walk at four. Both start without you if you stay in the water.',
      },
    ],
    amenityGroups: [
      { title: 'Wellness', items: ['Open-air spring', 'Private bath', 'Shiatsu', 'Dawn sitting'] },
      {
        title: 'Comfort',
        items: ['Tatami rooms', 'In-room dinner', 'Yukata', 'Futon or raised bed'],
      },
      { title: 'Food', items: ['Nine-course dinner', 'Vegetarian menu with notice', 'Garden tea'] },
      {
        title: 'Getting there',
        items: ['Collection from the bus stop', 'Luggage sent from Hakone-Yumoto station'],
      },
    ],
    amenities: ['hot-springs', 'private-bath', 'hiking-trails', 'single-rooms', 'wifi'],
    categories: ['spa-resorts', 'mountain-lodges'],
    inclusions: [
      'Dinner and breakfast in your room',
      'Shared open-air and indoor baths at all hours',
      'One 50-minute slot in the private bath',
      'Yukata, jacket, tabi and towels',
      'Dawn sitting and afternoon walk',
    ],
    requirements: [
      'Guests are 12 or older',
      'Arrive before five if you want dinner at six',
      'Tattoos are welcome in the private bath; in the shared baths cover small ones, and ask us about larger ones',
      'Tell us about allergies a week ahead, as the menu is shopped for by name',
      'Ask a doctor before hot bathing if you are pregnant or have heart or blood-pressure trouble',
    ],
    host: {
      name: 'Sachiko Yukitani',
      role: 'Okami, third of the house',
      bio: 'Sachiko took over from her aunt after fifteen years in a Yokohama shipping office. She writes the menu by hand every morning and remembers which side of the room you like your tea on.',
    },
    certification: 'Registered natural hot spring (onsen)',
    duration: '1 night minimum, 2 recommended',
    groupSize: 'Up to 3 guests per room',
    sleeps: 3,
    reviewList: [
      {
        id: 'e3-r1',
        user: 'Elise',
        rating: 5,
        date: '2026-10-18',
        comment:
          'At five in the morning it was me, the steam and one very composed frog. I think about it at my desk.',
      },
      {
        id: 'e3-r2',
        user: 'Kenji',
        rating: 5,
        date: '2026-08-04',
        comment:
          'My mother is hard to please and asked to stay another night. The grilled ayu alone is worth the bus ride.',
      },
      {
        id: 'e3-r3',
        user: 'Rachel',
        rating: 4,
        date: '2026-04-27',
        comment:
          'Wonderful water and food. You do hear the neighbours slide their doors, so pack earplugs if you wake easily.',
      },
      {
        id: 'e3-r4',
        user: 'Anton',
        rating: 5,
        date: '2026-01-12',
        comment:
          'Snow on my hair, hot water to the neck. We did nothing at all and talked properly for the first time in months.',
      },
      {
        id: 'e3-r5',
        user: 'Beatriz',
        rating: 3,
        date: '2025-11-23',
        comment:
          'Very refined, and a little formal for me. I did not know the etiquette and felt watched at first. A short guide before arrival would help.',
      },
      {
        id: 'e3-r6',
        user: 'Noor',
        rating: 5,
        date: '2025-07-30',
        comment:
          'Booked the private bath every day because of my scars. Nobody made a fuss, they just put out the sign.',
      },
      {
        id: 'e3-r7',
        user: 'Gareth',
        rating: 5,
        date: '2025-03-15',
        comment: 'Expensive, yes. Also the first hotel where I was sorry to leave the room.',
      },
    ],
    faqs: [
      {
        question: 'I have never been to an onsen. Will I do it wrong?',
        answer:
          'You will get a one-page note with drawings, and the person who shows you to your room explains the order: wash first, then soak, towel out of the water.',
      },
      {
        question: 'Are the baths mixed?',
        answer:
          "No. The two shared baths change over at noon, so everyone gets to see both. The private bath is yours and your companion's alone.",
      },
      {
        question: 'Can I sleep in a bed?',
        answer: 'Three rooms have a low wooden bed under the same futon. Ask when you book.',
      },
      {
        question: 'How do I get there from Tokyo?',
        answer:
          'About 85 minutes by express train to Hakone-Yumoto, then 35 minutes by bus. We meet the bus if you send the time.',
      },
    ],
    cancellation:
      'Free until 7 days before arrival; within 7 days half of the first night is charged, on the day itself the whole first night.',
    listedDaysAgo: 700,
  },
]
