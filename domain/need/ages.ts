import type { ConceptName } from '../concepts/concepts.ts'
import type { MatchedConcept } from '../concepts/match-concepts.ts'
import { countOf, NUMBER_WORDS } from './circumstances.ts'

const COUNT = `(\\d{1,2}|${NUMBER_WORDS.join('|')})`
/** One age, or two of them: "13 and 16". */
const AGES = `${COUNT}(?: (?:and|or|to|y|o|a|und|oder|bis|et|ou) ${COUNT})?`
/** Relatives, whose age may be worded like a duration: "de diez años", "ist acht". */
const KIN = [
  'baby|babies|kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|lads?|toddlers?|twins?|grand(?:sons?|daughters?|child(?:ren)?|kids?|ma|pa|mother|father)|nan|nephews?|nieces?|brothers?|sisters?|mothers?|fathers?|mum|mom|dad|parents?|aunt|uncle',
  'bebes?|hij[oa]s?|nin[oa]s?|niet[oa]s?|chic[oa]s?|gemel[oa]s?|sobrin[oa]s?|herman[oa]s?|madre|padre|abuel[oa]s?|tia|tio|suegr[oa]',
  'babys|kind(?:er)?|junge?n?s?|madchen|sohne?|tochter|zwillinge|enkel(?:in|kinder)?|neffen?|nichten?|bruder|schwester|mutter|vater|eltern|oma|opa',
  'enfants?|garcons?|filles?|fils|jumeaux|jumelles|neveux?|nieces?|freres?|soeurs?|mere|pere|grand mere|grand pere|mamie|papi',
].join('|')
const VERBS = 'is|are|s|turned|turns|aged|tienen?|cumplen?|ist|sind|wird|werden|a|ont|aura|de|von'
const YEARS = 'years?|anos|jahren?|ans'

const IN_MONTHS = new RegExp(
  `\\b${COUNT} (?:(?:months?|weeks?) olds?|(?:monate|wochen) alt\\w*)\\b|\\b(?:bebes?|baby|${KIN}) (?:de |von |is |ist |tiene )?${COUNT} (?:months?|meses|monaten?|mois)\\b`,
)
const IN_YEARS = [
  `${AGES} ?(?:(?:years?|yrs?|y) ?olds?|yo)\\b`,
  `\\baged? ${AGES}\\b`,
  `\\b${AGES} (?:jahre alt\\w*|jahrige?[nrms]?)\\b`,
  `\\b(?:${KIN}) (?:\\w+ )?(?:${VERBS}) (?:just )?${AGES}(?! (?:people|of|months?|weeks?|hours?|times?|personas|personen|monate|wochen))\\b`,
  `(?<!\\by )\\b(?:tengo|tienen?|jai|ai|a|ont) ${AGES} (?:anos|ans)\\b`,
].map((words) => new RegExp(words))
/** "over 70s", "in their eighties", "mayores de 65". */
const DECADES = 'fifties sixties seventies eighties nineties'.split(' ')
const OLDER = new RegExp(
  `\\b(?:over|above|mayores de|mas de|uber|ab|plus de) (?:the age of |the )?(\\d0|\\d5|${DECADES.join('|')})(?:s| (?:${YEARS}))?(?=$| (?:who|and|or|with|years?|y|und|et|que|die|qui)\\b)|\\bin (?:my|his|her|our|their|the) (?:early |mid |late )?(\\d0|${DECADES.join('|')})s?\\b|\\b(\\d0|\\d5) ?(?:plus|\\+)(?= (?:year|age|club|group|s\\b))`,
)

const ELDERLY = 60
const ADULT = 18
const TEENAGED = 13
const WALKING = 2

export const YOUNG: ReadonlySet<ConceptName> = new Set<ConceptName>(['babies', 'children', 'teens'])

/** Babies, children, teenagers and elderly people by age in folded words; adults are none. */
export function audiencesByAge(words: readonly string[]): MatchedConcept[] {
  const plain = words.join(' ')
  const months = IN_MONTHS.exec(plain)
  const found = new Map<ConceptName, string>()
  if (months) found.set('babies', months[0])
  const rest = months ? plain.replace(months[0], ' ') : plain
  for (const pattern of IN_YEARS) {
    const [said, ...ages] = pattern.exec(rest) ?? []
    for (const age of ages) {
      const name = age === undefined ? null : audienceOf(countOf(age))
      if (name && said && !found.has(name)) found.set(name, said)
    }
  }
  const [said, ...least] = OLDER.exec(rest) ?? []
  const from = least.find(Boolean)
  if (said && from && decadeOf(from) >= ELDERLY && !found.has('elders')) found.set('elders', said)
  return [...found].map(([name, each]) => ({ name, weight: 1, said: each.trim(), implied: false }))
}

function audienceOf(age: number): ConceptName | null {
  if (age < WALKING) return 'babies'
  if (age < TEENAGED) return 'children'
  if (age < ADULT) return 'teens'
  return age >= ELDERLY ? 'elders' : null
}

function decadeOf(word: string): number {
  const at = DECADES.indexOf(word)
  return at < 0 ? Number(word) : 50 + 10 * at
}
