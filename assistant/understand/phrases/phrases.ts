/**
 * Phrases that steer a conversation, by language: alternatives of a regular expression over folded
 * text. All languages are matched at once, so no phrase may have another meaning in another.
 */
export type Phrases = Readonly<Record<Talk | Act | Detail | Limit | Reply, string>>

/** Small talk, and remarks about the answers. */
export type Talk =
  /** The whole turn, from its first word. */
  | 'thanks'
  | 'greeting'
  | 'bye'
  | 'about'
  /** Asks about the abilities of the assistant, not its identity. */
  | 'abilities'
  | 'refund'
  | 'myData'
  | 'howAreYou'
  | 'offTopic'
  | 'complaint'
  | 'notMeant'
  | 'yesNo'

type Act =
  | 'assess'
  | 'restart'
  | 'aboutYou'
  /** Off topic, whatever else is named. */
  | 'neverOurs'
  | 'recommend'
  | 'cheaper'
  | 'closer'
  | 'other'
  /** Requests something else, as the whole turn. */
  | 'otherAlone'
  | 'plan'
  | 'why'
  | 'tell'
  /** Precedes a name. */
  | 'moreAbout'
  | 'pointing'
  | 'question'
  | 'compare'
  | 'cheapest'
  | 'dearest'
  | 'bestRated'
  /** First of all listings by price, by rating, by popularity. */
  | 'topPrice'
  | 'topRated'
  | 'topPopular'
  /** The whole catalogue, not the listings shown. */
  | 'ofAll'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'last'
  | 'firstTwo'
  | 'book'
  /** Insults, anywhere in a turn. */
  | 'abuse'
  /** Ends the assessment without its result. */
  | 'quit'

/** Questions about a listing. */
type Detail =
  | `ask${'Pets' | 'Steps' | 'Price' | 'Place' | 'Duration' | 'Rating' | 'Home' | 'Cancel' | 'Wifi' | 'Dates' | 'Cure' | 'Guests' | 'Verified' | 'Far' | 'Way' | 'Safe'}`
  /** Asks whether a listing shown allows something, from the first word. */
  | 'whether'

/** Sets or relaxes a constraint. */
type Limit =
  | 'not'
  /** Replaces the earlier search with another. */
  | 'givingUp'
  | 'escapes'
  | 'essentials'
  | 'experiences'
  | 'enhancements'
  | 'apps'
  | 'adding'
  | 'addingAnywhere'
  | 'request'
  | 'steering'
  | 'lift'
  | 'doesNotMatter'
  | 'prices'
  | 'places'
  | 'pets'
  | 'dogs'
  | 'cats'
  | 'steps'
  | 'petsStay'
  | 'anywhere'
  | 'canTravel'
  | 'anyDay'
  | 'anyKind'
  | 'fine'
  /** As the whole turn: every constraint that may be relaxed. */
  | 'anything'

/** Answers to the questions of the assessment. */
type Reply = 'enough' | 'passed'
