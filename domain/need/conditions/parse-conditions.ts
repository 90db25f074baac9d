import type { ConditionWords } from '../../language/condition-words.ts'
import { GERMAN } from '../../language/condition-words-de.ts'
import { ENGLISH } from '../../language/condition-words-en.ts'
import { SPANISH } from '../../language/condition-words-es.ts'
import { FRENCH } from '../../language/condition-words-fr.ts'
import type { Language } from '../../language/language.ts'
import { languagesOf } from '../../language/language-markers.ts'
import { SETTING_WORDS, type SettingWords } from '../../language/setting-words.ts'
import { TYPE_WORDS } from '../../language/type-words.ts'
import { wordsOf } from '../../text/text.ts'
import { countOf, NUMBER_WORDS } from '../circumstances.ts'
import { type Amenity, type Condition, isConflicting, type StatedCondition } from './condition.ts'
import { SETTINGS } from './settings.ts'
import { TYPE_GROUPS, type TypeGroup } from './type-groups.ts'

const CONDITION_WORDS: Record<Language, ConditionWords> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
}

/** Converts a match to a condition; null if the words state none after all. */
type Rule = {
  pattern: RegExp
  toCondition: (match: RegExpMatchArray, text: string) => Condition | null
  /** Whether its words deny those of another rule. */
  isDenied?: boolean
}

export type ParsedConditions = {
  stated: StatedCondition[]
  /** The words of conditions, except those that also mean something else ("sauna"). */
  removed: string[]
  /** The text without these. */
  rest: string
}

/** People in a "small group". */
const SMALL_GROUP = 10
const MOST_PEOPLE = 200

/** Amenities that are also subjects of listings of other kinds. */
const SUBJECTS: ReadonlySet<Amenity> = new Set<Amenity>([
  'pool',
  'sauna',
  'hot-springs',
  'spa',
  'beach-access',
  'hiking-trails',
  'meditation-hall',
  'yoga-studio',
  'vegan-kitchen',
  'organic-kitchen',
])

/** Whether a condition is an amenity or a landscape that is also a subject of listings. */
export function isSubject(condition: Condition): boolean {
  if (condition.kind === 'setting') return true
  return condition.kind === 'amenity' && SUBJECTS.has(condition.amenity)
}

/** Whether amenities imply a place to stay: several, or one that is no subject. */
export function areOfStay(conditions: readonly Condition[]): boolean {
  const amenities = conditions.filter(({ kind }) => kind === 'amenity')
  return amenities.length > 1 || amenities.some((each) => !isSubject(each))
}

/** Whether the words of a condition also mean something else: a subject, a lone guest, a length of stay or a kind. */
function isAmbiguous(condition: Condition): boolean {
  const isOneRoom = condition.kind === 'amenity' && condition.amenity === 'single-rooms'
  return isSubject(condition) || isOneRoom || isWeekend(condition) || condition.kind === 'type'
}

/** The conditions stated in a folded text. Never throws. */
export function parseConditions(plain: string): ParsedConditions {
  const stated: StatedCondition[] = []
  const spans: Span[] = []
  // "One-on-one", "20-minute"
  const spaced = plain.replaceAll('-', ' ')
  for (const { pattern, toCondition } of rulesFor(languagesOf(wordsOf(plain))))
    for (const match of spaced.matchAll(pattern)) {
      const condition = toCondition(match, plain)
      const isKnown = condition !== null && addsType(stated, condition)
      if (!condition || isKnown || stated.some((each) => isConflicting(each, condition))) continue
      const span = { from: match.index, to: match.index + match[0].length }
      stated.push({ ...condition, said: plain.slice(span.from, span.to).trim() })
      if (!isAmbiguous(condition)) spans.push(span)
    }
  return { stated, ...withoutSpans(plain, spans) }
}

/** Whether a type was added to the types stated before: "an app or a class" is either of them. */
function addsType(stated: readonly StatedCondition[], condition: Condition): boolean {
  const before = stated.find((each) => each.kind === 'type')
  if (condition.kind !== 'type' || !before) return false
  before.any.push(...condition.any.filter((name) => !before.any.includes(name)))
  return true
}

/** The landscapes that a folded text states or, in a few words about one, only names: "the forest instead?". */
export function settingsNamed(plain: string): StatedCondition[] {
  const stated = parseConditions(plain).stated.filter(({ kind }) => kind === 'setting')
  if (stated.length > 0) return stated
  return languagesOf(wordsOf(plain))
    .flatMap((language) => {
      const { settings, the, not } = SETTING_WORDS[language]
      return SETTINGS.flatMap((name): StatedCondition[] => {
        const named = `(?<!\\p{L})(?<!(?:${not}) (?:(?:${the}) )?)(?:${the}) (?:${settings[name].name})(?!\\p{L})`
        const said = new RegExp(named, 'u').exec(plain)?.[0]
        return said ? [{ kind: 'setting', any: [name], said }] : []
      })
    })
    .slice(0, 1)
}

type Span = { from: number; to: number }

/** A text without some spans, which may overlap: "evening" in "on a Tuesday evening". */
function withoutSpans(text: string, spans: readonly Span[]): { removed: string[]; rest: string } {
  const removed: string[] = []
  let rest = ''
  let at = 0
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= at) continue
    rest += `${text.slice(at, Math.max(at, from))} `
    removed.push(text.slice(Math.max(at, from), to))
    at = to
  }
  return { removed, rest: rest + text.slice(at) }
}

const COUNT = `(\\d{1,3}|${NUMBER_WORDS.join('|')})`
/** One hour too: a word for one beside hours is no mere article. */
const HOURS = `(\\d{1,2}|an?|one|una?|eine[rn]?|ne|une|${NUMBER_WORDS.join('|')})`
const END = '(?=$|[,.;!?)])'
const compiled = new Map<Language, readonly Rule[]>()
const ordered = new Map<string, readonly Rule[]>()

/** The rules of some languages, denials first: "pas de wifi" contains "wifi", which is a word of several languages. */
function rulesFor(languages: readonly Language[]): readonly Rule[] {
  const key = languages.join()
  const known = ordered.get(key)
  if (known) return known
  const rules = languages
    .flatMap(rulesOfLanguage)
    .sort((a, b) => Number(b.isDenied ?? false) - Number(a.isDenied ?? false))
  ordered.set(key, rules)
  return rules
}

function rulesOfLanguage(language: Language): readonly Rule[] {
  const known = compiled.get(language) ?? [
    ...rulesOf(CONDITION_WORDS[language]),
    ...TYPE_GROUPS.map((group) => typeRule([group], TYPE_WORDS[language][group])),
    typeRule(['class', 'coaching'], TYPE_WORDS[language].course),
    settingRule(SETTING_WORDS[language]),
  ]
  compiled.set(language, known)
  return known
}

/** Rejects a match after a negation, or in a list after one ("no sauna or pool"); in all languages, which share many names. */
const UNLESS_NEGATED = `(?<!(?<!\\p{L})(?:${Object.values(SETTING_WORDS)
  .map(({ not, the, or }) => {
    const article = `(?:(?:${the}) )?`
    return `(?:${not}) ${article}(?:\\p{L}+ (?:${or}|nor|ni|noch) ${article})?`
  })
  .join('|')}))`

function rulesOf(words: ConditionWords): Rule[] {
  return [
    ...peopleRules(words),
    ...minutesRules(words),
    ...weeksRules(words),
    ...timeRules(words),
    rule(words.verified, () => ({ kind: 'verified' })),
    rule(words.noSubscription, () => ({ kind: 'noSubscription' })),
    ...ratingRules(words),
    ...(Object.entries(words.amenities) as [Amenity, string][]).map(([amenity, phrases]) => {
      const isDenied = amenity.startsWith('no-')
      // The phrase first: looking back at every word would take longer than all other rules.
      const source = isDenied ? phrases : `(?=(?:${phrases}))${UNLESS_NEGATED}(?:${phrases})`
      return { ...rule(source, () => ({ kind: 'amenity' as const, amenity })), isDenied }
    }),
  ]
}

/** "By the sea", "in the mountains or by a lake": one of these is enough. */
function settingRule({ settings, or, the, not }: SettingWords): Rule {
  const first = SETTINGS.map((name) => `(${settings[name].at})`).join('|')
  const others = SETTINGS.map((name) => `(${settings[name].at}|${settings[name].name})`).join('|')
  const source = `(?<!(?:${not}) (?:(?:${the}) )?)(?:${first})(?:,? (?:${or}) (?:(?:${the}) )?(?:${others})(?!\\p{L}))?`
  return rule(source, ([, ...groups]) => {
    const named = groups.flatMap((said, at) =>
      said === undefined ? [] : (SETTINGS[at % SETTINGS.length] ?? []),
    )
    const [name, ...either] = new Set(named)
    return name ? { kind: 'setting', any: [name, ...either] } : null
  })
}

function typeRule(any: [TypeGroup, ...TypeGroup[]], words: string): Rule {
  const source = `(?=(?:${words}))${UNLESS_NEGATED}(?:${words})`
  return rule(source, () => ({ kind: 'type', any: [...any] }))
}

function rule(source: string, toCondition: Rule['toCondition']): Rule {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(?:${source})(?![\\p{L}\\d])`, 'gu'),
    toCondition,
  }
}

function peopleRules(words: ConditionWords): Rule[] {
  const { atMost, fewerThan, atLeast, orFewer, orMore, people, groups } = words
  const isOfGroup = new RegExp(`(?<!\\p{L})(?:${groups})(?!\\p{L})`, 'u')
  const most = (count: number): Condition | null => peopleCondition(null, count)
  const least = (count: number): Condition | null => peopleCondition(count, null)
  return [
    rule(words.oneToOne, () => most(1)),
    rule(`(?:${atMost}) ${COUNT} (?:${people})`, ([, count]) => most(countOf(count ?? ''))),
    rule(`(?:${fewerThan}) ${COUNT} (?:${people})`, ([, count]) => most(countOf(count ?? '') - 1)),
    rule(`(?:${atLeast}) ${COUNT} (?:${people})`, ([, count]) => least(countOf(count ?? ''))),
    // "For 4 people, max 400" limits the price.
    rule(`${COUNT} (?:${people}),? (?:${orFewer})(?! ?[$€£]? ?\\d)`, ([, count]) =>
      most(countOf(count ?? '')),
    ),
    rule(`${COUNT} (?:${people}),? (?:${orMore})`, ([, count]) => least(countOf(count ?? ''))),
    rule(`(?:(?:${atMost}) ${COUNT}|${COUNT} (?:${orFewer}))${END}`, ([, one, other], text) =>
      isOfGroup.test(text) ? most(countOf(one ?? other ?? '')) : null,
    ),
    rule(`${COUNT} (?:${orMore})${END}`, ([, count], text) =>
      isOfGroup.test(text) ? least(countOf(count ?? '')) : null,
    ),
    // "A group with fewer than ten", "a circle of at least fifteen"
    rule(`(?:${groups}) ${OF}(?:${fewerThan}) ${COUNT}`, ([, count]) =>
      most(countOf(count ?? '') - 1),
    ),
    rule(`(?:${groups}) ${OF}(?:${atMost}) ${COUNT}`, ([, count]) => most(countOf(count ?? ''))),
    rule(`(?:${groups}) ${OF}(?:${atLeast}) ${COUNT}`, ([, count]) => least(countOf(count ?? ''))),
    rule(words.smallGroup, () => most(SMALL_GROUP)),
  ]
}

const OF = '(?:(?:of|with|de|con|von|mit|avec) )'

function peopleCondition(least: number | null, most: number | null): Condition | null {
  const count = least ?? most ?? 0
  return count >= 1 && count <= MOST_PEOPLE ? { kind: 'people', least, most } : null
}

function minutesRules(words: ConditionWords): Rule[] {
  const { atMost, fewerThan, lasting, notLasting, orFewer, orMore, minutes, hours, aDay } = words
  const limit = `(?:${atMost}|${fewerThan})`
  // "I have not slept at least five hours" asks for no session.
  const isAsked = '(?<!(?:slept|sleep(?:ing)?|schlaf\\w*|geschlafen|dorm\\w*|duerm\\w*) (?:for )?)'
  const asLength = `(?! (?:${notLasting})(?!\\p{L}))`
  const most = (count: number): Condition => ({ kind: 'minutes', most: count })
  const least = (count: number): Condition => ({ kind: 'minutes', least: count, most: null })
  return [
    rule(`(?:${COUNT} \\p{L}+ )?${COUNT} (?:${minutes}) (?:${aDay})`, ([, , count]) =>
      most(countOf(count ?? '')),
    ),
    rule(`${limit} ${COUNT} (?:${minutes})`, ([, count]) => most(countOf(count ?? ''))),
    rule(`${COUNT} (?:${minutes}),? (?:${orFewer})`, ([, count]) => most(countOf(count ?? ''))),
    // Before whole hours: "half an hour max" ends in "an hour max".
    ...words.quarters.flatMap(([phrases, count]) => [
      rule(`${limit} (?:${phrases})|(?:${phrases}),? (?:${orFewer})`, () => most(count)),
      rule(`(?:${lasting}) (?:${phrases})${asLength}|(?:${phrases}),? (?:${orMore})`, () =>
        least(count),
      ),
    ]),
    rule(`(?:${limit}) ${HOURS} (?:${hours})`, ([, count]) => most(countOf(count ?? '') * 60)),
    rule(`${HOURS} (?:${hours}),? (?:${orFewer})`, ([, count]) => most(countOf(count ?? '') * 60)),
    rule(`${isAsked}(?:${lasting}) ${COUNT} (?:${minutes})${asLength}`, ([, count]) =>
      least(countOf(count ?? '')),
    ),
    rule(`${COUNT} (?:${minutes}),? (?:${orMore})`, ([, count]) => least(countOf(count ?? ''))),
    rule(`${isAsked}(?:${lasting}) ${HOURS} (?:${hours})${asLength}`, ([, count]) =>
      least(countOf(count ?? '') * 60),
    ),
    rule(`${HOURS} (?:${hours}),? (?:${orMore})${asLength}`, ([, count]) =>
      least(countOf(count ?? '') * 60),
    ),
    // "1h15"
    rule(`(?:${limit} )?d?(\\d)h(\\d\\d),? (?:${orFewer})`, ([, count, rest]) =>
      most(Number(count) * 60 + Number(rest)),
    ),
  ]
}

const LEAST_RATING = 3

/** "At least 4.5 stars", "rated 4.3 or more", "mindestens 4,6"; a bare number only with a decimal. */
function ratingRules({ atLeast, orMore, stars, rated, halfMore }: ConditionWords): Rule[] {
  const whole = `([345]|${NUMBER_WORDS.join('|')})`
  const number = '([345](?:[.,]\\d)?)'
  const least = (said = '', isHalf = false): Condition | null => {
    const figure = /^\d/.test(said) ? Number(said.replace(',', '.')) : countOf(said)
    const rating = figure + (isHalf ? 0.5 : 0)
    return rating >= LEAST_RATING && rating <= 5 ? { kind: 'rating', least: rating } : null
  }
  return [
    rule(`${whole} (?:${halfMore})`, ([, count]) => least(count, true)),
    // "4 stars" alone is a class of hotels: only a decimal needs no "at least" or "or more".
    rule(`([345][.,]\\d) ?(?:\\+|(?:${orMore}) )? ?(?:${stars})`, ([, count]) => least(count)),
    rule(`(?:${rated}) (?:(?:${atLeast}) )?${number} (?:${stars})`, ([, count]) => least(count)),
    rule(`([345]) ?(?:\\+|(?:${orMore})) ?(?:${stars})`, ([, count]) => least(count)),
    rule(`([345]) (?:${stars}) (?:${orMore})`, ([, count]) => least(count)),
    rule(`(?:${rated}) (?:(?:${atLeast}) )?${number}(?: ?\\+| (?:${orMore}))?`, ([, count]) =>
      least(count),
    ),
    rule(`(?:(?:${atLeast}) )${whole} (?:${stars})`, ([, count]) => least(count)),
    rule(`(?:${atLeast}) ([34][.,]\\d)${NO_UNIT}`, ([, count]) => least(count)),
    rule(`([34][.,]\\d)(?: ?\\+| (?:${orMore}))${NO_UNIT}`, ([, count]) => least(count)),
  ]
}

/** Not before another unit: "at least 4.5 hours". */
const NO_UNIT =
  '(?=\\s*(?:$|[.,;:!?)–-]|\\p{L}{1,4}\\b(?!\\p{L})))(?! ?(?:km|kg|miles?|hours?|hrs?|min|euros?|usd|k)\\b)'

const WEEK = 7

/** "Several weeks": two at least, a year at most, in days. */
const SEVERAL_WEEKS = { least: 14, most: 365 }

/** Weeks count only with the name of a programme: others may have passed. */
function weeksRules({ programmes, weeks, several }: ConditionWords): Rule[] {
  const isOfProgramme = new RegExp(`(?<!\\p{L})(?:${programmes})(?!\\p{L})`, 'u')
  const last = (count = ''): Condition => {
    const days = countOf(count) * WEEK
    return { kind: 'days', least: days, most: days }
  }
  return [
    rule(`${COUNT} (?:${weeks})(?= (?:\\p{L}+ ){0,2}(?:${programmes}))`, ([, count]) =>
      last(count),
    ),
    rule(`(?<=(?:${programmes}) (?:\\p{L}+ )?)${COUNT} (?:${weeks})`, ([, count]) => last(count)),
    rule(`(?:${several}) (?:${weeks})`, (_, text) =>
      isOfProgramme.test(text) ? { kind: 'days', ...SEVERAL_WEEKS } : null,
    ),
  ]
}

const HOUR = 60
/** Hours of a clock in words. */
const HOUR_WORDS = NUMBER_WORDS.filter((word) => countOf(word) >= 1 && countOf(word) <= 12).join(
  '|',
)
const HALVES =
  'de la (?:manana|tarde|noche)|du (?:matin|soir)|de lapres midi|morgens|abends|nachmittags|in the (?:morning|evening|afternoon)'
const IS_MORNING = /^(?:am|de la manana|du matin|morgens|in the morning)$/
/** Parts of a day by local start. */
const PARTS = [
  ['morning', 4 * HOUR, 12 * HOUR],
  ['noon', 11 * HOUR, 14 * HOUR],
  ['afternoon', 12 * HOUR, 18 * HOUR],
  ['evening', 17 * HOUR, 24 * HOUR],
] as const

/** Longest stay stated by its first and last weekday, in days. */
const LONGEST_STAY = 4

function daysFrom(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, at) => (first + at) % 7)
}

const WEEKEND = [6, 0] as const

/** "At the weekend": the days of a class, or the length of a stay. */
export function isWeekend(condition: Condition): boolean {
  return condition.kind === 'weekday' && condition.days.join() === WEEKEND.join()
}

function timeRules(words: ConditionWords): Rule[] {
  const { on, before, over, after, onwards, oClock, notIn, isOut } = words
  const clock = String.raw`(?:(?:las|les) )?(\d{1,2}|${HOUR_WORDS})(?:[:.](\d{2}))? ?(am|pm|${HALVES})?${oClock}`
  const from = ([, hours, minutes, half]: RegExpMatchArray): Condition => ({
    kind: 'start',
    from: timeOf(hours, minutes, half, 'late'),
    before: 24 * HOUR,
  })
  const until = ([, hours, minutes, half]: RegExpMatchArray) => ({
    kind: 'start' as const,
    from: 0,
    before: timeOf(hours, minutes, half, 'early'),
  })
  const weekdays = words.weekdays.map((names) => `(?:${names})`)
  const named = weekdays.join('|')
  // "Tuesday or Thursday evenings"
  const others = `(?: ?(?:,|${words.andOr}) ?(?:(?:${on}) )?(?:${named}))+`
  const anyPart = PARTS.map(([part]) => `(?:${words[part]})`).join('|')
  /** Also within a word: "Dienstagabend". */
  const afterWeekday = (part: string, condition: Condition): Rule => ({
    pattern: new RegExp(`(?<=(?:weekday|${named}) ?)(?:${part})(?![\\p{L}\\d])`, 'gu'),
    toCondition: () => condition,
  })
  const dayAndPart = rule(
    `(?:(?:${on}) )?(?:${named})(?:${others})? ?(?:${anyPart})|(?:${on}) (?:${named})(?:${others})?|(?:${words.weekly})`,
    ([said]) => {
      const days = weekdays.flatMap((names, day) =>
        new RegExp(`(?<!\\p{L})(?:${names})`, 'u').test(said) ? [day] : [],
      )
      return { kind: 'weekday', days }
    },
  )
  const fromTo = `(?:(?:${words.from}) )?(${named})(?: (?:${words.until}) | ?[-–] ?)(${named})`
  const dayOf = (said = '') =>
    weekdays.findIndex((names) => new RegExp(`^${names}$`, 'u').test(said))
  const notAt = (part: string, from: number, until: number): Rule =>
    rule(`(?:${notIn}) (?:${part})|(?:${part}) (?:${isOut})`, () => ({
      kind: 'start',
      from,
      before: until,
    }))
  return [
    notAt(words.morning, 12 * HOUR, 24 * HOUR),
    notAt(words.evening, 0, 17 * HOUR),
    // "Friday to Sunday" is a stay from a Friday on; "Monday to Friday" is any of these days.
    rule(fromTo, ([, first, last]) => {
      const days = daysFrom(dayOf(first), dayOf(last))
      return { kind: 'weekday', days: days.length > LONGEST_STAY ? days : days.slice(0, 1) }
    }),
    rule(fromTo, ([, first, last]) => {
      const { length } = daysFrom(dayOf(first), dayOf(last))
      return length > LONGEST_STAY ? null : { kind: 'days', least: length, most: length }
    }),
    rule(`(?:${after}) ${clock}`, from),
    rule(`${clock} (?:${onwards})`, from),
    rule(`(?:${over}) ${clock}`, (match) => ({ ...until(match), isOver: true })),
    rule(`(?:${before}) ${clock}`, until),
    // A part of a day alone may belong to a complaint, except a lunch break.
    ...PARTS.map(([part, from, before]) =>
      part === 'noon'
        ? rule(words.noon, () => ({ kind: 'start', from, before }))
        : afterWeekday(words[part], { kind: 'start', from, before }),
    ),
    dayAndPart,
    rule(words.workdays, () => ({ kind: 'weekday', days: [1, 2, 3, 4, 5] })),
    rule(words.weekends, () => ({ kind: 'weekday', days: [...WEEKEND] })),
  ]
}

/** Minutes after midnight; without "am" or "pm", hours before 9 are "late" in the afternoon. */
function timeOf(
  hours: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
  likely: 'early' | 'late',
): number {
  const hour = /^\d/.test(hours ?? '') ? Number(hours) : countOf(hours ?? '')
  const isLater = half ? !IS_MORNING.test(half) && hour < 12 : likely === 'late' && hour < 9
  return (hour + (isLater ? 12 : 0)) * HOUR + Number(minutes ?? 0)
}
