/** What a turn does, as its words show; "seek" states a wish. */
export const ACT_NAMES = [
  'seek',
  // Questions about listings shown.
  'tell',
  'compare',
  'best',
  'why',
  // Picks one, or asks how to get it.
  'choose',
  'book',
  // Asks for other listings.
  'similar',
  'other',
  'cheaper',
  'plan',
  'restart',
  // Questions about the site.
  'siteMoney',
  'siteReviews',
  'siteRanking',
  'siteHuman',
  'siteEvidence',
  'siteData',
  'siteUse',
  'siteBooking',
  'siteReport',
  'medical',
  // Small talk.
  'about',
  'abilities',
  'thanks',
  'greeting',
  'bye',
  'howAreYou',
  'complaint',
  'notMeant',
  'offTopic',
] as const
export type ActName = (typeof ACT_NAMES)[number]
