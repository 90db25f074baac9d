import { baseOf, CONCEPTS } from '#domain/concepts/concepts.ts'
import type { MatchedConcept } from '#domain/concepts/match-concepts.ts'
import { matchesNoPets } from '#domain/listing/pets.ts'
import { mergeConditions, type StatedCondition } from '#domain/need/conditions/condition.ts'
import { settingsNamed } from '#domain/need/conditions/parse-conditions.ts'
import { AVOIDABLE } from '#domain/need/exclusions.ts'
import { withFamilyRooms } from '#domain/need/family.ts'
import type { Need } from '#domain/need/need.ts'
import { nightsOf, sharedOut } from '#domain/need/need-total.ts'
import type { Place } from '#domain/place/place.ts'
import { fold } from '#domain/text/text.ts'
import { anyOf } from '../phrases/pattern.ts'

/** Matches turns that add to the earlier wishes. */
export const ADDING = new RegExp(`^${anyOf('adding')}\\b|\\b${anyOf('addingAnywhere')}\\b`)

/** Merges two needs: constraints of both, newer first; older topics unless excluded or replaced. */
export function mergeNeeds(before: Need, turn: Need, isNew: boolean, plain: string): Need {
  const now = withSettings(before, turn, plain)
  const old = withoutTypeWords(withoutSettings(withoutStay(before, now), now), now)
  const isWanted = ({ name, said }: MatchedConcept) =>
    !isAvoided(now, name) && !isAvoided(now, said) && !isOtherParty(name, now)
  const asked = isNew
    ? now.asked.filter(isWanted)
    : askedTogether(
        keptOf(old, now, plain).filter(isWanted),
        now.asked.filter(isWanted),
        ADDING.test(plain),
      )
  const isRuledOut = now.elsewhere !== null && isPartOf(old.place, now.elsewhere)
  const isAlso = ALSO.test(plain) && !FORGETTING.test(plain)
  const named = now.place && old.place && isAlso ? eitherPlace(old.place, now.place) : now.place
  const place = named ?? ((now.online && now.remote !== 'visit') || isRuledOut ? null : old.place)
  const isPriced = now.minMinor !== null || now.maxMinor !== null
  const price = isPriced ? now : old
  const places = new Set([...wordsOfPlace(old), ...wordsOfPlace(now)])
  const isWithoutPets = matchesNoPets(plain)
  const words = isNew ? now.words : [...new Set([...now.words, ...old.words])]
  return withFamilyRooms(
    sharedOut({
      ...now,
      asked,
      concepts: [
        ...new Set(asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))),
      ],
      words: words.filter(
        (word) =>
          !places.has(word) &&
          !STEERING.test(word) &&
          !isAvoided(now, word) &&
          !(isWithoutPets && PET_WORD.test(word)),
      ),
      inEnglish: new Map([...old.inEnglish, ...now.inEnglish]),
      isDescribed: now.isDescribed || (!isNew && old.isDescribed),
      thing: now.thing ?? (isNew || isOfOtherKind(old, now) ? null : old.thing),
      contentTypes: now.contentTypes.length > 0 ? now.contentTypes : isNew ? [] : old.contentTypes,
      priceBands: isPriced ? [] : now.priceBands.length > 0 ? now.priceBands : old.priceBands,
      minMinor: price.minMinor,
      maxMinor: price.maxMinor,
      maxPer: price.maxPer,
      currency: price.currency ?? old.currency,
      // "Make it 600" after a total changes the total.
      totalMinor:
        old.totalMinor !== null && price.maxPer === null ? price.maxMinor : price.totalMinor,
      petFriendly: now.petFriendly || old.petFriendly,
      // "No dog" after a request with a dog only removes that constraint.
      withoutPets: (now.withoutPets && !old.petFriendly) || (old.withoutPets && !now.petFriendly),
      wheelchair: now.wheelchair || old.wheelchair,
      online: now.inPerson || isSomewhere(now) ? false : now.online || old.online,
      remote: now.online || now.inPerson ? now.remote : old.remote,
      inPerson: now.online ? false : now.inPerson || old.inPerson,
      place,
      elsewhere: ruledOutTogether(old, now),
      duration: now.duration ?? old.duration,
      company: now.company ?? (now.party && isCounted(old) ? null : old.company),
      party: now.party ?? (isCounted(now) ? null : old.party),
      time: now.time ?? old.time,
      conditions: mergeConditions(conditionsStill(old, now), now.conditions),
      avoided: [...new Set([...avoidedStill(old, now), ...now.avoided])],
      avoidedAs: new Map([...old.avoidedAs, ...now.avoidedAs]),
      said: { ...old.said, ...now.said },
    }),
  )
}

const FEW_WORDS = 8

/** After a stay by the sea, "in the mountains?" and "the forest instead?" are about where it lies. */
function withSettings(old: Need, now: Need, plain: string): Need {
  const isOfStay = old.contentTypes.includes('escape') || settingsOf(old).length > 0
  const isShort = plain.split(' ').length <= FEW_WORDS
  const isOfOther = now.contentTypes.length > 0 && !now.contentTypes.includes('escape')
  if (!isOfStay || !isShort || isOfOther || settingsOf(now).length > 0) return now
  return { ...now, conditions: [...now.conditions, ...settingsNamed(plain)] }
}

/** A landscape and its words end with a new one, and where something else than a stay is asked for. */
function withoutSettings(old: Need, now: Need): Need {
  const settings = settingsOf(old)
  const isOfOther = now.contentTypes.length > 0 && !now.contentTypes.includes('escape')
  if (settings.length === 0 || (settingsOf(now).length === 0 && !isOfOther)) return old
  const isOver = (words: string) => settings.some(({ said }) => ` ${said} `.includes(` ${words} `))
  return {
    ...old,
    asked: old.asked.filter(({ said }) => !isOver(said)),
    words: old.words.filter((word) => !isOver(word)),
    conditions: old.conditions.filter(({ kind }) => kind !== 'setting'),
  }
}

/** The words of a type end with it: a retreat after a workshop is about no course. */
function withoutTypeWords(old: Need, now: Need): Need {
  if (now.contentTypes.length === 0) return old
  const types = old.conditions.flatMap(({ kind, said }) => (kind === 'type' ? said : []))
  return {
    ...old,
    asked: old.asked.filter(({ said }) => !types.includes(said)),
    words: old.words.filter((word) => !types.includes(word)),
  }
}

/** Whether a turn names a place or a stay: what is asked for there is not online. */
function isSomewhere({ place, online, contentTypes }: Need): boolean {
  return !online && (place !== null || contentTypes.includes('escape'))
}

const settingsOf = ({ conditions }: Need) => conditions.filter(({ kind }) => kind === 'setting')

/** Whether the company says how many people there are; "with friends" does not. */
function isCounted({ company }: Need): boolean {
  return company?.value === 'couple' || company?.value === 'solo'
}

/** Whether a turn replaces the people of before: "and for four?" after "for two". */
function isOtherParty(name: MatchedConcept['name'], { party, asked }: Need): boolean {
  const isStatedNow = asked.some((each) => each.name === name && !each.implied)
  return party !== null && party.value !== 2 && name === 'couples' && !isStatedNow
}

/** Whether a turn asks for kinds that the thing asked for before cannot be. */
function isOfOtherKind({ thing }: Need, { contentTypes }: Need): boolean {
  const kinds = thing?.things.flatMap((each) => each.kinds) ?? []
  return contentTypes.length > 0 && !contentTypes.some((kind) => kinds.includes(kind))
}

const ALSO =
  /\b(?:too|as well|also|either|would (?:also )?(?:work|do)|is (?:also )?(?:fine|ok(?:ay)?)|tambien|auch|geht auch|ware auch|aussi|egalement|convient|va aussi)\b/

const FORGETTING = /\b(?:forget|not|drop|scrap|skip|olvid\w+|vergiss|oubli\w+)\b/

/** Either of two places; a named town takes the place of the one before, which had too little. */
function eitherPlace(old: Place, now: Place): Place {
  if (old.words !== null || now.words !== null)
    return { ...now, ...(old.isNear && { isNear: true }) }
  return {
    said: `${old.said}, ${now.said}`,
    countries: [...new Set([...old.countries, ...now.countries])],
    words: null,
  }
}

/** After "rather at home" the earlier stay and its length are over. */
function withoutStay(old: Need, now: Need): Need {
  const isStay = old.contentTypes.join() === 'escape'
  if (!now.online || !isStay || now.contentTypes.length > 0) return old
  return {
    ...old,
    contentTypes: [],
    duration: null,
    conditions: old.conditions.filter(({ kind }) => kind !== 'days'),
    asked: old.asked.filter(({ name }) => name !== 'weekend'),
  }
}

/** "No, rather something with X": X is wanted in place of the topics before, for the same people. */
const RATHER_SOMETHING =
  /^(?:(?:no|nein|nee|non|hm+|ok|but|actually|pero|aber|mais|eigentlich|bueno)[,.!]* )*(?:(?:rather|id rather(?: (?:do|have))?|maybe|prefer(?:ably)?|mejor|mas bien|prefiero|lieber|eher|doch(?: lieber)?|plutot|finalement) )(?:something|anything|algo|etwas|was|quelque chose|un truc)\b|^(?:something|algo|etwas|quelque chose)\b.* (?:instead|en su lugar|stattdessen|a la place)\b/

function keptOf({ asked }: Need, now: Need, plain: string): readonly MatchedConcept[] {
  const isReplaced = RATHER_SOMETHING.test(plain) && now.asked.length > 0
  return isReplaced ? asked.filter(({ name }) => CONCEPTS[name].group === 'people') : asked
}

const PET_WORD = new RegExp(`^(?:${anyOf('dogs')}|${anyOf('cats')})$`)

/** Words that steer the conversation and are never searched for. */
export const STEERING = new RegExp(`^${anyOf('steering')}$`)

const OLDER_WEIGHT = 0.6

/**
 * Returns the newer concepts, then the older at lower weight; newer practices replace older ones
 * unless added.
 */
function askedTogether(
  old: readonly MatchedConcept[],
  now: readonly MatchedConcept[],
  isAdding: boolean,
): MatchedConcept[] {
  const said = now.filter(({ implied }) => !implied)
  const names = new Set(said.map(({ name }) => name))
  const groups = new Set(said.map(({ name }) => CONCEPTS[name].group))
  const isReplaced = ({ name }: MatchedConcept) =>
    names.has(name) || (!isAdding && CONCEPTS[name].group === 'practice' && groups.has('practice'))
  const weaker = names.size > 0 ? OLDER_WEIGHT : 1
  const kept = old
    .filter((concept) => !isReplaced(concept))
    .map((concept) => ({ ...concept, weight: concept.weight * weaker }))
  const all = [...said, ...kept, ...now.filter(({ implied }) => implied)]
  const ordered = all.sort((a, b) => Number(a.implied) - Number(b.implied))
  // A stated concept is not implied as well.
  return ordered.filter(({ name }, at) => ordered.findIndex((each) => each.name === name) === at)
}

function isAvoided({ avoided }: Need, words: string): boolean {
  return avoided.some((word) => ` ${words.toLowerCase()} `.includes(` ${word} `))
}

/** Returns the earlier exclusions without those requested now. */
function avoidedStill(old: Need, now: Need): string[] {
  const wanted = new Set([
    ...now.words,
    ...now.asked.flatMap(({ name, implied }) => (implied ? [] : name)),
  ])
  const taken = AVOIDABLE.flatMap((looked) =>
    looked.some((word) => wanted.has(word)) ? looked : [],
  )
  return old.avoided.filter((word) => !taken.includes(word))
}

/**
 * The earlier conditions: newly stated days replace earlier days and hours, a new length the earlier one, and another
 * kind the type of the kind before.
 */
function conditionsStill(
  { conditions }: Need,
  { time, duration, conditions: newer, contentTypes }: Need,
): StatedCondition[] {
  // "I meant Sunday" after "Saturday mornings" keeps the mornings, and "rather in the afternoon" the day.
  const isHour = newer.some(({ kind }) => kind === 'start')
  const isDay = time !== null && !(isHour && newer.every(({ kind }) => kind !== 'weekday'))
  const still = conditions.filter(
    ({ kind }) =>
      !(kind === 'weekday' && isDay) &&
      !(kind === 'start' && isHour) &&
      !(kind === 'type' && contentTypes.length > 0),
  )
  const days = nightsOf(duration)
  if (days === null) return still
  const said = duration?.said ?? ''
  return still.map((each) =>
    each.kind === 'days' ? { kind: 'days', least: each.least && days, most: days, said } : each,
  )
}

function isPartOf(place: Place | null, whole: Place): boolean {
  if (place === null) return false
  if (place.words !== null || whole.words !== null) return place.words === whole.words
  return place.countries.every((country) => whole.countries.includes(country))
}

/** Merges the excluded places; a place requested now is no longer excluded. */
function ruledOutTogether(old: Need, now: Need): Place | null {
  const [before, newer] = [old.elsewhere, now.elsewhere]
  if (before === null || isPartOf(before, now.place ?? NOWHERE)) return newer
  if (newer === null || isPartOf(newer, before)) return before
  if (before.words !== null || newer.words !== null) return newer
  const countries = [...new Set([...before.countries, ...newer.countries])]
  return { said: `${before.said}, ${newer.said}`, countries, words: null }
}

const NOWHERE: Place = { said: '', countries: [], words: null }

function wordsOfPlace({ place }: Need): string[] {
  return place ? fold(place.said).split(/[\s,]+/) : []
}
