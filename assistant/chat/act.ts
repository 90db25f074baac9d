import { CONCEPTS } from '#domain/concepts.ts'
import { type Candidate, hasMusts } from '#domain/fit.ts'
import type { Need } from '#domain/need.ts'
import { fold } from '#domain/text.ts'

/** What a turn does in the conversation. */
export type Act =
  | { kind: 'find' | 'refine' | 'cheaper' | 'closer' | 'other' | 'plan' | 'assess' | 'restart' }
  /** Asks about listings that were shown. */
  | { kind: 'tell' | 'why'; about: Candidate[] }
  | { kind: 'compare'; by: 'price' | 'rating' | null; about: Candidate[] }
  /** Asks about a listing by a name that was not shown, or about the one being looked at. */
  | { kind: 'tellNamed'; name: string | null }
  | { kind: 'thanks' | 'greeting' | 'bye' | 'about' | 'howAreYou' | 'offTopic' | 'unclear' }

export type ActKind = Act['kind']

type Context = { shown: readonly Candidate[]; isAssessed: boolean }

const ASSESS =
  /\b(?:assessment|questionnaire|quiz me|quiz|valoracion personalizada|cuestionario|personliche einschatzung|fragebogen|bilan personnel)\b/
const RESTART =
  /\b(?:start (?:over|again|afresh|from scratch)|reset|forget (?:everything|all (?:of )?(?:that|this|it))|new (?:search|topic)|clear everything)\b/
const THANKS =
  /^(?:ok(?:ay)?|great|perfect|lovely|wonderful|brilliant|cool|nice|good|super|amazing|awesome|alright|and)?[ ,!.]*(?:many |a thousand )?(?:thanks?(?: you)?|thx|cheers|ty|merci|gracias|danke\w*|much appreciated|thats (?:great|perfect|lovely|all|helpful)|that helps|very helpful|great|perfect|lovely|ok(?:ay)?|cool)\b[^?]{0,40}$/
const GREETING =
  /^(?:hi|hiya|hello|hey|good (?:morning|evening|afternoon|day)|hola|hallo|guten tag|bonjour|salut)(?: there| willow| again| everyone)?[ !.,]*$/
const BYE = /^(?:bye|goodbye|see you|good night|ciao|adios|tschuss|au revoir)\b.{0,20}$/
const ABOUT =
  /\b(?:who|what) (?:are|r) (?:you|u)\b|\bare you (?:an? )?(?:human|bot|robot|real|person|ai|doctor|therapist|machine|chatbot)\b|\bwhat (?:can|do) you (?:do|know|help)\b|\bhow (?:do|does|can) (?:you|this|it) (?:work|help)\b|^help$|\byour name\b/
const HOW_ARE_YOU =
  /\bhow (?:are|r) (?:you|u|things)\b|\bhows it going\b|\bhow is it going\b|\bi (?:love|like) you\b|\byou(?:re| are) (?:so )?(?:funny|great|nice|sweet|stupid|useless|cute)\b|\bwhats up\b/
/** Said of the assistant alone, whatever the word means otherwise. */
const ABOUT_YOU =
  /^you(?:re| are) (?:\w+ )?(?:useless|stupid|dumb|bad|awful|great|funny|nice|sweet|cute|the best)[ !.]*$/
const OFF_TOPIC =
  /\b(?:weather|forecast|football|soccer|baseball|nba|nfl|cricket|score|president|elections?|politic\w*|prime minister|capital (?:city )?of|stocks?|stock market|bitcoin|crypto|python|javascript|typescript|java|html|sql|code|coding|homework|essay|translate|poem|joke|riddle|movies?|film|lyrics|song|news|world cup|tax(?:es)?|lawyer|mortgage|iphone|android phone|laptop|printer|car repair|car|engine|system prompt|(?:ignore|disregard|forget) (?:all |your |the |any )*(?:previous|prior|above|instructions)\w*|instructions|api keys?|passwords?|jailbreak|dan mode|war|gpt|chatgpt|openai|square root|equation|physics|history of|who (?:won|invented|wrote|is the)|\d+ ?[+*x/] ?\d+)\b/
/** Whatever else is named with it. */
const NEVER_OURS =
  /\b(?:python|javascript|typescript|sql|html|bitcoin|crypto|homework|system prompt|api keys?|jailbreak|chatgpt|translate|capital (?:city )?of|prime minister|president of|square root|world cup|who won|(?:write|tell)(?: me)? an? (?:poem|joke|essay|story|song)|(?:ignore|disregard) (?:all |your |the |any )*(?:previous |prior |above )*instructions)\b/
const RECOMMEND =
  /\b(?:recommend|suggest|surprise me|inspire me|show me (?:something|anything)|what do you have|anything good|your favou?rites?|most popular)\b/
const CHEAPER =
  /\b(?:cheaper|less (?:expensive|pricey|costly)|lower (?:in )?price|more affordable|too (?:expensive|dear|pricey|costly|much money)|(?:bit|little) (?:expensive|pricey|steep)|mas baratos?|billiger\w*|gunstiger\w*|moins chers?)\b/
const CLOSER =
  /\b(?:closer|nearer|near me|nearby|near by|close (?:by|to me|to home|to where i live)|around here|not (?:so|too) far|too far(?: away)?|mas cerca|naher|plus pres)\b/
const OTHER =
  /\b(?:(?:some|any)(?:thing|where|one) else|(?:some |any )?(?:other|more|different|further) (?:options?|ones?|ideas?|suggestions?|results?|choices|alternatives)|what else|another (?:one|option|idea|suggestion)|(?:show|give|find)(?: me)? (?:more|others|another|some others|some more)|none of (?:these|those|them)|not (?:these|those|that one|this one|quite)|i dont like (?:these|those|any|them|that)|alternatives|otra cosa|etwas anderes|autre chose)\b|^(?:more|next|others?|another)[.! ]*(?:please)?$/
const PLAN =
  /\b(?:(?:make|build|create|give|put together|draw up|design|suggest|need|want|write|prepare)(?: \w+){0,4} (?:plan|routine|programme?|package|bundle|kit|schedule|set)|plan (?:me|for me|my|out|for \w+ (?:days?|weeks?|months?))|(?:wellness|sleep|self[ -]care|weekly|monthly|daily|recovery|reset|two week|\d+[ -](?:day|week)) (?:plan|routine|programme?)|a plan|one (?:of each|from each)|combination of|un plan|plan (?:de|para|pour) \w+|ein(?:en)? (?:\w+)?plan|(?:schlaf|wochen|ruhe)plan|plan fur \w+|un programme)\b/
const WHY =
  /^(?:but |and |ok |so )?why\b|^(?:y |pero )?por que\b|^(?:und |aber )?(?:warum|wieso|weshalb)\b|^(?:et |mais )?pourquoi\b|\bhow come\b|\bwhat makes (?:you|it|this|that|them)\b|\bwhy (?:this|that|these|those|did you|the)\b/
const TELL =
  /\b(?:tell me (?:more )?about|more (?:about|on|info\w*|details?)|info\w* (?:about|on)|details? (?:about|on|of|for)|what (?:is|about|does)|describe|open|show me)\b/
const MORE_ABOUT =
  /\b(?:tell me (?:more )?about|(?:know |hear )?more (?:about|info\w* (?:on|about)|details (?:on|about))|info\w* (?:about|on)|details (?:about|on|of|for)|describe)\s+(.{3,80})$/
const POINTING = /\b(?:it|this|that|there|this one|that one|this place|that place)\b/
const QUESTION =
  /\?|^(?:is|are|does|do|can|has|have|how (?:much|long|far|many)|what|where|when|who|tell me|and)\b/
const COMPARE =
  /\b(?:compare|difference between|which (?:one|of (?:them|these|those|the two))?|what would you (?:pick|choose|recommend)|the cheapest|the best(?: rated)?|the highest rated)\b/

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:first|1st|number (?:one|1)|option (?:one|1|a)|#1|primer[oa]|erste[nrs]?|premiere?)\b(?! (?:time|trimester|thing|of all))/,
    0,
  ],
  [
    /\b(?:second|2nd|number (?:two|2)|option (?:two|2|b)|#2|segund[oa]|zweite[nrs]?|deuxieme)\b(?! (?:trimester|hand|time|opinion))/,
    1,
  ],
  [
    /\b(?:third|3rd|number (?:three|3)|option (?:three|3|c)|#3|tercer[oa]?|dritte[nrs]?|troisieme)\b(?! (?:trimester|time))/,
    2,
  ],
  [/\b(?:fourth|4th|number (?:four|4)|option (?:four|4)|#4|cuart[oa]|vierte[nrs]?|quatrieme)\b/, 3],
  [/\bthe last (?:one|option)\b|\blast one\b|\bel ultimo\b|\bletzte[nrs]?\b/, -1],
]

/** What a turn does; the first rule that applies decides. Total. */
export function readAct(text: string, need: Need, { shown, isAssessed }: Context): Act {
  const plain = fold(text)
  if (RESTART.test(plain)) return { kind: 'restart' }
  if (ASSESS.test(plain)) return { kind: 'assess' }
  const says = meansSomething(need)
  const talk = talkIn(plain, need, isAssessed)
  if (talk) return { kind: talk }
  if (isAssessed) return { kind: says || need.words.length > 0 ? 'refine' : 'unclear' }
  return (
    pointing(plain, need, shown) ??
    following(plain, shown) ??
    (isPlan(plain, need) ? { kind: 'plan' } : null) ??
    named(plain, need) ??
    (!says && RECOMMEND.test(plain) ? { kind: 'find' } : null) ?? {
      kind: says || need.words.length > 0 ? findOrRefine(need) : 'unclear',
    }
  )
}

/** Whether a need names anything to look for or to keep to, apart from single words. */
export function meansSomething(need: Need): boolean {
  const { concepts, contentTypes, priceBands, avoided, duration, company, inPerson } = need
  return (
    concepts.length > 0 ||
    contentTypes.length > 0 ||
    priceBands.length > 0 ||
    avoided.length > 0 ||
    inPerson ||
    duration !== null ||
    company !== null ||
    hasMusts(need)
  )
}

function talkIn(plain: string, need: Need, isAssessed: boolean): Talk | null {
  const says = meansSomething(need)
  const isWellness =
    need.concepts.length > 0 || need.contentTypes.length > 0 || need.avoided.length > 0
  if (GREETING.test(plain)) return 'greeting'
  if (BYE.test(plain)) return 'bye'
  if (!isAssessed && THANKS.test(plain) && !says) return 'thanks'
  if (ABOUT.test(plain)) return 'about'
  if (ABOUT_YOU.test(plain) || (HOW_ARE_YOU.test(plain) && !says)) return 'howAreYou'
  return NEVER_OURS.test(plain) || (OFF_TOPIC.test(plain) && !isWellness) ? 'offTopic' : null
}

type Talk = 'thanks' | 'greeting' | 'bye' | 'about' | 'howAreYou' | 'offTopic'

function pointing(plain: string, need: Need, shown: readonly Candidate[]): Act | null {
  if (shown.length === 0) return null
  const about = pointedAt(plain, shown)
  if (WHY.test(plain)) return { kind: 'why', about: about.length > 0 ? about : [...shown] }
  if (shown.length > 1 && COMPARE.test(plain) && need.concepts.length === 0) {
    const by = /\bcheapest|cheaper|least\b/.test(plain)
      ? 'price'
      : /\bbest|highest|rated\b/.test(plain)
        ? 'rating'
        : null
    return { kind: 'compare', by, about: about.length > 1 ? about : [...shown] }
  }
  if (about.length > 0 && !CHEAPER.test(plain)) return { kind: 'tell', about }
  // "Does it take dogs?" asks about what was shown, above all about a single thing.
  if (shown.length === 1 && POINTING.test(plain) && QUESTION.test(plain))
    return { kind: 'tell', about: [...shown] }
  return null
}

/** Listings that a turn points at, by place in the answer or by name. */
function pointedAt(plain: string, shown: readonly Candidate[]): Candidate[] {
  const byPlace = ORDINALS.flatMap(([pattern, at]) =>
    pattern.test(plain) ? (shown.at(at) ?? []) : [],
  )
  if (byPlace.length > 0) return [...new Set(byPlace)]
  const byName = shown.filter(({ title }) => plain.includes(fold(title)))
  if (byName.length > 0) return byName
  if (!TELL.test(plain)) return []
  return shown.filter(({ title, type }) =>
    [fold(title).split(' ').slice(0, 2).join(' '), `the ${fold(type)}`].some(
      (name) => name.length > 5 && plain.includes(name),
    ),
  )
}

function following(plain: string, shown: readonly Candidate[]): Act | null {
  if (CHEAPER.test(plain)) return { kind: shown.length > 0 ? 'cheaper' : 'refine' }
  if (CLOSER.test(plain)) return { kind: 'closer' }
  if (OTHER.test(plain)) return { kind: 'other' }
  return null
}

/** "Two weeks, 150 dollars, no travel": a span, a sum and no single kind. */
function isPlan(plain: string, { duration, maxMinor, contentTypes }: Need): boolean {
  const isSpan =
    duration !== null && (duration.value.unit === 'week' || duration.value.unit === 'month')
  return PLAN.test(plain) || (isSpan && maxMinor !== null && contentTypes.length === 0)
}

function named(plain: string, need: Need): Act | null {
  const name = MORE_ABOUT.exec(plain)?.[1]
    ?.replace(/[?!.]+$/, '')
    .trim()
  if (name)
    return { kind: 'tellNamed', name: POINTING.test(name) && name.length < 12 ? null : name }
  const isBare = need.concepts.length === 0 && need.contentTypes.length === 0
  return isBare &&
    POINTING.test(plain) &&
    QUESTION.test(plain) &&
    /\b(?:it|this|that|there)\b/.test(plain)
    ? { kind: 'tellNamed', name: null }
    : null
}

const TOPICAL = new Set(['rest', 'head', 'heartAndMind', 'body', 'inside', 'habits', 'spirit'])

/** Whether a need names a matter of its own rather than a form or a limit. */
export function isTopical(need: Need): boolean {
  return need.asked.some(({ name, implied }) => !implied && TOPICAL.has(CONCEPTS[name].group))
}

function findOrRefine(need: Need): 'find' | 'refine' {
  return isTopical(need) || need.words.length > 0 || need.concepts.length > 0 ? 'find' : 'refine'
}
