import type { ChatCard, PlanItem } from '../chat/chat.ts'

/** A card with a title and no other content. */
function cardNamed(title: string): ChatCard {
  return {
    id: title,
    slug: title,
    title,
    contentType: 'essential',
    listingType: 'Tea',
    location: null,
    tags: [],
    thumbnail: null,
    price: null,
    amount: null,
    rating: null,
    reviews: 0,
    verified: false,
    sample: true,
    next: null,
    reason: '',
    met: [],
    unmet: [],
    unknown: [],
  }
}

/** A plan item for tests: one unit, at a price in cents. */
export function planItem(title: string, subtotalMinor: number): PlanItem {
  return { card: cardNamed(title), count: 1, subtotalMinor }
}

/** The state of a slot that nobody has changed. */
export const SLOT = { day: null, isLocked: false } as const
