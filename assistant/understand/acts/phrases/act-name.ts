/** What a turn does, as its words show; "seek" states a wish. */
export type ActName =
  | 'seek'
  /** Questions about listings shown. */
  | 'tell'
  | 'compare'
  | 'best'
  | 'why'
  /** Picks one, or asks how to get it. */
  | 'choose'
  | 'book'
  /** Asks for other listings. */
  | 'similar'
  | 'other'
  | 'cheaper'
  | 'plan'
  | 'restart'
  /** Questions about the site. */
  | `site${'Money' | 'Reviews' | 'Ranking' | 'Human' | 'Evidence' | 'Data' | 'Use' | 'Booking' | 'Report'}`
  | 'medical'
  /** Small talk. */
  | 'about'
  | 'abilities'
  | 'thanks'
  | 'greeting'
  | 'bye'
  | 'howAreYou'
  | 'complaint'
  | 'notMeant'
  | 'offTopic'

/** Examples of each act in one language, a line each. */
export type ActPhrases = Readonly<Record<ActName, string>>
