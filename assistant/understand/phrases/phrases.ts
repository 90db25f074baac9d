/**
 * How people steer a conversation, one language each: alternatives of a regular expression over folded
 * text, tried in every language at once, so each must mean nothing else in another.
 */
export type Phrases = Readonly<Record<Talk | Act | Detail | Limit | Reply, string>>

/** Small talk, and what is said of the answers themselves. */
export type Talk =
  /** The whole of a turn, from its first word on. */
  | 'thanks'
  | 'greeting'
  | 'bye'
  | 'about'
  /** Asks what the assistant can do, not who it is. */
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
  /** Off topic whatever else is named with it. */
  | 'neverOurs'
  | 'recommend'
  | 'cheaper'
  | 'closer'
  | 'other'
  /** Something else, as the whole of a turn. */
  | 'otherAlone'
  | 'plan'
  | 'why'
  | 'tell'
  /** What comes before a name. */
  | 'moreAbout'
  | 'pointing'
  | 'question'
  | 'compare'
  | 'cheapest'
  | 'dearest'
  | 'bestRated'
  /** First of everything by price, by rating, by how many say so. */
  | 'topPrice'
  | 'topRated'
  | 'topPopular'
  /** Of the whole catalogue, not of what was shown. */
  | 'ofAll'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'last'
  | 'firstTwo'
  | 'book'
  /** Insults, wherever they stand. */
  | 'abuse'
  /** Ends the assessment without its result. */
  | 'quit'

/** What is asked of a listing. */
type Detail =
  | `ask${'Pets' | 'Steps' | 'Price' | 'Place' | 'Duration' | 'Rating' | 'Home' | 'Cancel' | 'Wifi' | 'Dates' | 'Cure' | 'Guests' | 'Verified' | 'Far' | 'Way' | 'Safe'}`
  /** Asks whether something shown allows what is named, from the first word on. */
  | 'whether'

/** What sets a limit or lifts it. */
type Limit =
  | 'not'
  /** Leaves what was looked for, for something else. */
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
  /** As the whole of a turn: every limit that may be given up. */
  | 'anything'

/** Answers to the questions of the assessment. */
type Reply = 'enough' | 'passed'
