import { expect, test } from 'vitest'
import { readItem } from './catalogue-item.ts'

/** The fields of specification section 3, each with a value. */
const ESCAPE_DETAIL = {
  id: 'sd-1',
  title: 'Seven Days by the River',
  slug: 'seven-days-by-the-river',
  description: 'A slow week.',
  longDescription: '<p>A <strong>slow</strong> week.</p>',
  location: {
    name: 'Faro, Portugal',
    coordinates: { lat: 37.0194, lng: -7.9322 },
    address: 'Rua do Rio 7, Faro',
  },
  rating: 4.9,
  reviewCount: 124,
  images: [{ url: 'https://images.example.com/river.jpg', alt: 'The river' }],
  price: '1,850 dollars per person',
  priceDetails: 'Shared room, all meals',
  duration: '7 days / 6 nights',
  dates: ['April 15-21, 2027', 'June 10-16, 2027'],
  groupSize: '12-16 people',
  tags: ['river', 'quiet'],
  amenities: ['River sauna', 'pool'],
  inclusions: ['All meals'],
  instructor: {
    name: 'Marta Reis',
    bio: 'Teaches slowly.',
    image: 'https://images.example.com/marta.jpg',
  },
  reviews: [{ id: 1, user: 'Ana', rating: 5, date: 'March 2026', comment: 'Slow indeed.' }],
  faqs: [{ question: 'Is it quiet?', answer: 'Yes.' }],
  verified: true,
  certification: 'Yoga Alliance',
  videoUrl: 'https://videos.example.com/river.mp4',
}

test('spec 3 · entities · escape detail record', () => {
  const { location, reviewCount, price, instructor, reviews, ...same } = ESCAPE_DETAIL
  expect(readItem(ESCAPE_DETAIL)).toMatchObject({
    unknown: [],
    item: {
      ...same,
      contentType: 'escape',
      location: location.name,
      coordinates: location.coordinates,
      address: location.address,
      reviews: reviewCount,
      price: null,
      priceText: price,
      host: { ...instructor, role: '' },
      reviewList: [{ ...reviews[0], id: '1' }],
    },
  })
})

test('spec 3 · entities · experience card', () => {
  const card = {
    id: 'sc-1',
    title: 'Gong Bath',
    format: 'In person',
    location: 'Leeds, England',
    date: 'Every second Friday',
    rating: 4.7,
    reviewCount: 31,
    image: 'https://images.example.com/gong.jpg',
    tags: ['sound'],
    slug: 'gong-bath',
    price: '$$',
  }
  const { reviewCount, image, ...same } = card
  expect(readItem(card)).toMatchObject({
    unknown: [],
    item: { ...same, contentType: 'experience', reviews: reviewCount, thumbnail: image },
  })
})

test('spec 3 · entities · upcoming event', () => {
  const event = {
    title: 'Spring Retreat',
    date: 'April 15-21, 2027',
    location: 'Faro, Portugal',
    price: '$$$',
    path: '/directory/experiences/retreats/spring-retreat',
  }
  const { path: _, ...same } = event
  expect(readItem(event)).toMatchObject({
    unknown: [],
    item: {
      ...same,
      id: 'spring-retreat',
      slug: 'spring-retreat',
      contentType: 'experience',
      categories: ['retreats'],
    },
  })
})

test('spec 3 · entities · featured property', () => {
  const property = {
    id: 'sp-1',
    title: 'The Mill',
    location: 'Faro, Portugal',
    rating: 4.4,
    reviewCount: 9,
    image: 'https://images.example.com/mill.jpg',
    tags: ['river'],
    slug: 'the-mill',
    price: '$$$',
  }
  const { reviewCount, image, ...same } = property
  expect(readItem(property)).toMatchObject({
    unknown: [],
    item: { ...same, contentType: 'escape', reviews: reviewCount, thumbnail: image },
  })
})

test('spec 3 · entities · experience detail record', () => {
  const record = {
    id: 'se-1',
    title: 'Gong Bath',
    type: 'Sound Healing',
    rating: 4.7,
    reviews: 31,
    verified: true,
    tags: ['sound'],
    thumbnail: 'https://images.example.com/gong.jpg',
    videoUrl: 'https://videos.example.com/gong.mp4',
    description: 'An hour of gongs.',
    location: 'Leeds, England',
    price: '$$',
  }
  expect(readItem({ ...record, contentType: 'experience' })).toMatchObject({
    unknown: [],
    item: record,
  })
  // The record does not imply a content type; the import option --content-type sets it.
  expect(readItem(record)).toEqual({ reason: expect.stringMatching(/^contentType: /) })
})

test('a single date becomes a schedule', () => {
  const schedule = {
    timeZone: 'Europe/Lisbon',
    start: '10:00',
    minutes: 90,
    seats: 8,
    place: 'The barn',
    repeat: { every: 'once', on: '2027-04-15' },
  }
  const event = { id: 'so-1', title: 'Once', contentType: 'experience', schedule }
  expect(readItem(event)).toMatchObject({ item: { schedule }, unknown: [] })
})

test('unknown fields are named at any depth, and ignored', () => {
  const { location, instructor, reviews } = ESCAPE_DETAIL
  const record = {
    ...ESCAPE_DETAIL,
    stars: 5,
    location: { ...location, planet: 'Earth' },
    instructor: { ...instructor, email: 'm@example.com' },
    reviews: reviews.map((review) => ({ ...review, avatar: 'a.png' })),
  }
  const read = readItem(record)
  expect(read).toMatchObject({ item: { title: ESCAPE_DETAIL.title } })
  expect('unknown' in read && read.unknown.toSorted()).toEqual([
    'instructor.email',
    'location.planet',
    'reviews.avatar',
    'stars',
  ])
})

test('two names of one field with different values are reported', () => {
  const read = readItem({ id: 'a', title: 'A', contentType: 'escape', reviews: 3, reviewCount: 4 })
  expect(read).toMatchObject({ item: { reviews: 3 }, unknown: ['reviewCount'] })
})

test.each([
  [{ rating: 9 }, /^rating: /],
  [{ reviewCount: 'many' }, /^reviewCount: /],
  [{ instructor: { name: 'Marta', image: 'javascript:1' } }, /^instructor\.image: is no web/],
  [{ location: { name: 'Faro', coordinates: { lat: 99, lng: 0 } } }, /^location\.coordinates\.lat/],
  [{ reviews: [{ id: 1, user: 'Ana', rating: 7, date: '2026' }] }, /^reviews\.0\.rating: /],
])('an invalid record names the field as it is written: %j', (changed, reason) => {
  expect(readItem({ ...ESCAPE_DETAIL, ...changed, stars: 5 })).toEqual({
    reason: expect.stringMatching(reason),
  })
})
