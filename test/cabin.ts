import type { Candidate } from '#domain/need/candidate.ts'

/** A place to stay of which most is known. */
export const cabin: Candidate = {
  id: 'c',
  slug: 'cabin',
  title: 'Still Cabin',
  description: 'A stove and a lake.',
  type: 'Cabin',
  contentType: 'escape',
  rating: 4.6,
  reviews: 80,
  location: 'Lake Bled, Slovenia',
  country: 'SI',
  price: '$$',
  amount: { minor: 14_000, currency: 'USD', per: 'night' },
  thumbnail: null,
  videoUrl: null,
  verified: true,
  sample: false,
  tags: ['sleep', 'lake', 'walking'],
  natureDistance: null,
  nearbyNature: null,
  wellnessTag: 'calm',
  isAIRecommended: false,
  amenities: ['pet-friendly'],
  offering: null,
}
