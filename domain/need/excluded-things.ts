import { CONCEPTS, type ConceptName, THESAURUS } from '../concepts/concepts.ts'
import { matchConcepts } from '../concepts/match-concepts.ts'
import { isThing, translate } from '../language/glossary/glossary.ts'
import type { Language } from '../language/language.ts'
import { languagesOf } from '../language/language-markers.ts'
import { stemOf, wordsOf } from '../text/text.ts'
import { isAvoidable, isIngredient, lookedForWord } from './exclusions.ts'

/**
 * Concepts that listings offer rather than help with: "no dancing" excludes them, while "no energy"
 * is a complaint.
 */
const OFFERED: ReadonlySet<ConceptName> = new Set<ConceptName>([
  ...(Object.keys(THESAURUS.practice) as ConceptName[]),
  ...(Object.keys(THESAURUS.place) as ConceptName[]),
  ...([
    'massage deepTissue thaiShiatsu reflexology movement pilates taiChi dance fitness running yoga dynamicYoga',
    'gentleYoga kundalini hiking therapy crafts journaling cooking nutrition vegan fasting spirit faith ceremony energyHealing',
    'home chanting honeymoon festival adventure reading women men teens children families couples company corporate alcohol',
  ].flatMap((names) => names.split(' ')) as ConceptName[]),
])

/** Whether listings offer a concept rather than help with it. */
export function isOffered(name: ConceptName): boolean {
  return OFFERED.has(name)
}

/**
 * Negations before an exclusion, folded. A plain "not" only with an article: "not sleeping" is a
 * complaint.
 */
const NEGATIONS = [
  'sin|nada(?: de)?|ni|tampoco|ningun|ninguna|no (?:quiero|me gustan?)|que no (?:lleven?|contengan?|tengan?|sean?|usen?)|alergic[oa] a|excepto|salvo|(?:todo|cualquier (?:cosa|sitio|lugar)) menos|odio',
  'ohne|(?:et)?was anderes als|(?:nur|bloss|bitte) nicht|keine lust (?:auf|zu)|(?:will|mochte|mag) nicht|keine?[nmrs]?|nicht zu|weder|ausser|anstatt|statt|hasse|frei von|allergisch (?:gegen|auf)|bloss nicht',
  'sans|(?:ne )?(?:veux|aime) pas|jaime pas|pas (?:de|du|des|trop)|pas(?= d[aeiouh])|aucune?|sauf|plutot que|deteste|allergique (?:a|aux?)',
  'not (?:one of )?(?:an?|the|those|these|too|so|very|another)|none of (?:the|those)|nothing|nor|free (?:of|from)|any(?:thing|where) but|other than|except(?: for)?|instead of|avoid(?:ing)?',
  '(?:drop|remove|skip|ditch|leave out|take out|get rid of)(?= (?:the|that|any|all)\\b)|quita(?:r|me)?|elimina(?:r)?|(?:enleve|retire|supprime)[rz]?(?: aussi)?|lass(?:t|en wir)?(?= (?:\\w+ ){1,4}?(?:weg|raus)\\b)',
  '(?:that|which|who|and|but|or|it|its) (?:isnt|arent|is not|are not)(?: (?:full of|all|just|only|about|made of))*',
  '(?:dont|do not|doesnt|does not) (?:like|want|need|contain|have|use|include|involve|require|smell of|taste of)|hates?|dislikes?|cant stand|(?:allergic|intolerant) to',
  // Shorter ones last: at one position the first alternative matches.
  'no|without|zero(?! waste)|(?<=, |but )not|^not(?= [a-z]+[.!]?$)',
].join('|')
/** Words between a negation and the exclusion. */
const BETWEEN =
  'an?|any|the|more|in|at|with|el|la|los|las|un|una|al|en|con|die|das|den|der|dem|einen?|im|am|beim|mit|les?|des?|du|d|aux?|avec'
const BEGINNING = new RegExp(String.raw`\b(?:${NEGATIONS})(?: (?:${BETWEEN})\b)*(?= )`, 'g')
/** "Can't live without music" is a wish. */
const NEEDED = /\b(?:cant|cannot|never|no puedo|kann nicht|peux pas) (?:\w+ ){1,2}$/
/** French "pas d'huile" is folded to "pas dhuile". */
const ELIDED = /^[dl](?=[aeiouh])/
/** Separators of a list of exclusions; "and" alone may begin a wish. */
const NEXT =
  /^,? (?:or|nor|and no|and without|and any(?:thing)?|and all|y nada|y cualquier|und (?:alles|jede\w*)|et tout|o|u|ni|y sin|oder|noch|und ohne|ou|ni de|et sans) (?:an?|the)? ?([a-z]+(?:[ -][a-z]+){0,2})/
const WORDS_AFTER = /^ [a-z]+(?:[ -][a-z]+){0,2}/

export type ExcludedThings = {
  /** One English phrase for each. */
  looked: string[]
  /** The words of the text for each. */
  named: ReadonlyMap<string, string>
  said: string[]
  rest: string
}

/**
 * Returns the exclusions of a folded text: a negation before the name of a thing, a practice or a
 * quality of the trade, in four languages. A negated complaint ("no energy") is no exclusion. Never
 * throws.
 */
export function parseExcludedThings(plain: string): ExcludedThings {
  const looked: string[] = []
  const typed = new Map<string, string>()
  const said: string[] = []
  const languages = languagesOf(wordsOf(plain))
  let rest = ''
  let from = 0
  for (const { 0: negation, index } of plain.matchAll(BEGINNING)) {
    const start = index + negation.length
    const words = WORDS_AFTER.exec(plain.slice(start))?.[0].slice(1)
    if (!words || index < from || NEEDED.test(plain.slice(0, index))) continue
    const named = thingIn(words, languages)
    // "No phone app" asks for no app, though "no phone" is a wish.
    const thing = named && isWish(`${negation} ${named.said}`) ? kindIn(words, languages) : named
    const own = thing && lookedForWord(thing.name)
    // "No kids yet" and the like are left to parseExclusions.
    const isOpen = own?.length === 0 && isAvoidable(thing?.name ?? '')
    if (!thing || isOpen || isWish(`${negation} ${thing.said}`)) continue
    const thingEnd = start + 1 + thing.said.length
    // "No running app" asks for no app either.
    const [kind = ''] = /^ [a-z]+/.exec(plain.slice(thingEnd)) ?? []
    const end = thingEnd + (lookedForWord(kind.slice(1)).length > 0 ? kind.length : 0)
    const others = othersAfter(plain, end, languages)
    looked.push(...(own?.length ? own : [thing.english]), ...others.map(({ english }) => english))
    for (const { english, name } of [thing, ...others]) typed.set(english, name)
    const last = others.at(-1)?.end ?? end
    said.push(plain.slice(index, last))
    rest += `${plain.slice(from, index)} `
    from = last
  }
  return { looked, named: typed, said, rest: rest + plain.slice(from) }
}

/** Further exclusions of a list: "food or tea". */
function othersAfter(
  plain: string,
  start: number,
  languages: readonly Language[],
): (Thing & { end: number })[] {
  const found: (Thing & { end: number })[] = []
  for (let at = start; ; ) {
    const [link, next] = NEXT.exec(plain.slice(at)) ?? []
    const thing = link && next ? thingIn(next, languages) : null
    if (!link || !next || !thing) return found
    at += link.length - next.length + thing.said.length
    found.push({ ...thing, end: at })
  }
}

/** Whether the negation is part of a wish: "no people" asks for silence. */
function isWish(text: string): boolean {
  const [negation = ''] = wordsOf(text)
  return matchConcepts(wordsOf(text)).some(({ said }) => said.startsWith(`${negation} `))
}

/** Words of a text, the name in them and its English name. */
type Thing = { said: string; name: string; english: string }

/** The longest name at the start of some words, or a kind after an unknown word: "silly app". */
function thingIn(text: string, languages: readonly Language[]): Thing | null {
  const elided = languages.includes('fr') ? ELIDED : ''
  for (let said = text; said !== ''; said = said.replace(/(?:^|[ -])[a-z]+$/, '')) {
    for (const name of new Set([said.replace(elided, ''), said])) {
      const english = englishOf(name, languages)
      if (english) return { said, name, english }
    }
  }
  return kindIn(text, languages)
}

/** A kind after a word that is not part of its name. */
function kindIn(text: string, languages: readonly Language[]): Thing | null {
  const [compound, head] = /^[a-z]+[ -]([a-z]+)/.exec(text) ?? []
  const isKind = head !== undefined && lookedForWord(head).length > 0
  if (!compound || !isKind) return null
  return { said: compound, name: head, english: englishOf(head, languages) ?? head }
}

/** Things that people lack, rather than features of listings. */
const LACKED = new Set(
  'money time idea job work car partner appetite energy friend garden balcony kitchen bath equipment experience budget problem stress travel journey trip subscription room serious severe grave bad special'.split(
    ' ',
  ),
)

/** The English name of a possible feature of a listing; null for other words and complaints. */
function englishOf(name: string, languages: readonly Language[]): string | null {
  const words = wordsOf(name)
  const concepts = matchConcepts(words).filter(({ implied }) => !implied)
  if (concepts.some((concept) => !OFFERED.has(concept.name))) return null
  const [translation] = translate(words, languages)
  const isKnown = isThing(name) || concepts.some(({ said }) => said === words.join(' '))
  const english = translation?.count === words.length ? translation.english[0] : isKnown && name
  return english && !LACKED.has(english) && !LACKED.has(stemOf(english)) ? english : null
}

/**
 * Whether any mention in a listing counts for an exclusion: true for things, practices and
 * ingredients. A setting counts only in title, type and tags, since "an hour from the sea" is not
 * at it.
 */
export function countsAnywhere(looked: string): boolean {
  const settings = matchConcepts([looked]).filter(
    ({ name, implied }) => !implied && name in THESAURUS.place,
  )
  return settings.length === 0
}

/**
 * Whether the lists of a page count for an exclusion: for what one eats, wears or smells, and for treatments and
 * rooms that a stay has. A stay with a yoga room is no yoga retreat.
 */
export function countsOnPage(looked: string): boolean {
  return isIngredient(looked) || looked === 'vegan' || PROVIDED.test(looked)
}

const PROVIDED =
  /^(?:massages?|acupuncture|facials?|treatments?|pool|swimming pool|sauna|gym|fitness room|television|tv)$/

const SHORTEST_BEGINNING = 5

/** An exclusion and words of the same family in listings: "silent" and "silence". */
export function formsOf(looked: string): string[] {
  const beginning = looked.slice(0, SHORTEST_BEGINNING)
  if (looked.includes(' ') || looked.length < SHORTEST_BEGINNING) return [looked]
  const offered = matchConcepts([looked]).flatMap(({ name, implied }) =>
    implied ? [] : CONCEPTS[name].offered,
  )
  const family = offered.flatMap(({ words }) => words.filter((word) => word.startsWith(beginning)))
  return [...new Set([looked, ...family])]
}
