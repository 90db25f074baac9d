import { EXPERIENCE_CATEGORIES } from '#domain/listing/directory.ts'
import type { SampleListing } from '../sample-listing.ts'
import type { Bench } from './bench.ts'
import {
  lengthOf,
  type Occasion,
  occasionFor,
  scheduleOf,
  surroundings,
  WEEKDAYS,
} from './experience-setting.ts'
import {
  AUDIENCES,
  EXPERIENCE_BIOS,
  EXPERIENCE_CANCELLATIONS,
  EXPERIENCE_CAUTIONS,
  EXPERIENCE_CHECKS,
  EXPERIENCE_CLOSINGS,
  EXPERIENCE_CREDENTIALS,
  EXPERIENCE_LINES,
  EXPERIENCE_OPENINGS,
  EXPERIENCE_PASTS,
  EXPERIENCE_PRICES,
  EXPERIENCE_SUITS,
  EXPERIENCE_THINGS,
  EXPERIENCE_TITLES,
} from './experience-words.ts'
import { bandOf, numberWord, PERSON_LIMITS, standingOf } from './figures.ts'
import { NAMES } from './guest-words.ts'
import { CLASS_GUESTS } from './guests/general.ts'
import { guestPartsOf } from './guests/guest-parts.ts'
import { practiceGuests } from './guests/practices.ts'
import { needNamed } from './needs.ts'
import { checkOf, composePage, lineOf, recommended, tagsOf } from './pages.ts'
import type { Commission } from './plan.ts'
import type { Practice } from './practice.ts'
import { PRACTICES } from './practices.ts'
import type { Random } from './random.ts'
import type { ComposedText } from './recent-texts.ts'
import { listOf } from './stock.ts'
import { inSentence, type Scene, type Writer } from './writer.ts'

const FIRST_NUMBER = 29
const PRACTICES_OF = Object.fromEntries(
  EXPERIENCE_CATEGORIES.map((category) => [
    category,
    PRACTICES.filter((practice) => practice.category === category),
  ]),
)

/** Of what is given, this can also be sent. */
const SENT = /card|recording|plan|note|list|recipe|exercise|log|drawing|menu|call|prompt|message/i
const ONLINE_EXTRAS = [
  'The recording for a week',
  'A summary on one page',
  'Questions by text afterwards',
  'A sound check beforehand',
]

type ExperienceCommission = Extract<Commission, { contentType: 'experience' }>

/** The n-th composed experience, counted from 0. */
export function composeExperience(
  bench: Bench,
  { categories }: ExperienceCommission,
  index: number,
): SampleListing {
  const id = `exp-${index + FIRST_NUMBER}`
  const random = bench.randomOf(id)
  const { writer } = bench
  const [category] = categories
  const practices = PRACTICES_OF[category] ?? []
  const [name] = bench.deal(
    practices.map((practice) => practice.name),
    1,
    random,
  )
  const practice = practices.find((candidate) => candidate.name === name) ?? random.pick(practices)
  const occasion = occasionFor(practice, bench, random)
  const needNames = random.some(practice.needs, 2)
  const needs = needNames.map(needNamed)
  const standing = standingOf(random)
  const { minutes, words, long } = lengthOf(practice, random)
  const seats = random.chance(0.6) ? 8 : random.whole(6, 20)
  const schedule = scheduleOf(practice, occasion, minutes, seats, random)
  const scene = sceneOf(practice, occasion, needNames, random)
  const { facts } = scene
  facts['long'] = long
  const { repeat } = schedule
  facts['day'] = ('weekday' in repeat && WEEKDAYS[repeat.weekday]) || 'Sunday'
  facts['time'] = schedule.start
  facts['seats'] = numberWord(seats)
  facts['seatcount'] = String(seats)
  facts['past'] = writer.say(EXPERIENCE_PASTS, scene)
  const [who = '', who2 = ''] = needs.map((need) => writer.say(need.who, scene))
  facts['who'] = who
  facts['who2'] = who2 || who
  if (!who.startsWith('anyone')) facts['who3'] = who
  const titled = bench.newTitle(id, () =>
    writer.say(EXPERIENCE_TITLES, retitled(scene, practice, needNames, random)),
  )

  const [least, most] = practice.dollars
  const dollars = Math.round(least + random.next() * (most - least))
  const textRandom = bench.randomOf(`${id}/text`)
  Object.assign(facts, thingsOf(practice, occasion, textRandom))
  const written = { ...scene, random: textRandom }
  const tail = () =>
    `${textRandom.pick(['With', 'Led by', 'A group with'])} ${facts['host']} ${occasion.surname} of ${occasion.town}, since ${textRandom.whole(1998, 2025)}.`
  return {
    id,
    ...titled,
    ...bench.unlike(categories, () => told(writer, written, practice), tail),
    type: practice.type,
    contentType: 'experience',
    categories: [category],
    rating: standing.rating,
    reviews: standing.reviews,
    listedDaysAgo: standing.listedDaysAgo,
    ...occasion.place,
    price: bandOf(dollars, PERSON_LIMITS),
    amount: { minor: dollars * 100, currency: 'USD', per: 'person' },
    priceDetails: writer.say(EXPERIENCE_PRICES, scene),
    ...checkOf(EXPERIENCE_CHECKS, standing, writer, scene),
    tags: tagsOf(needs, ...practice.tags),
    wellnessTag: needs[0]?.hour ?? 'balance',
    isAIRecommended: recommended(scene, standing),
    images: [],
    amenityGroups: [
      {
        title: occasion.where === 'online' ? 'How it reaches you' : 'What is there',
        items: surroundings(occasion, random),
      },
    ],
    amenities: [],
    inclusions: [
      ...practice.given.filter((item) => occasion.where !== 'online' || SENT.test(item)),
      ...(occasion.where === 'online' ? random.some(ONLINE_EXTRAS, 2) : []),
      occasion.where === 'online'
        ? 'A link and a reminder in the morning'
        : 'Insurance while you are there',
    ],
    requirements: [
      ...practice.bring,
      random.pick([
        'Arrive ten minutes early',
        'A light meal beforehand, no more',
        'Tell us about injuries when you book',
        'Phone off or at home',
      ]),
    ],
    host: {
      name: `${facts['host']} ${occasion.surname}`,
      role: `Leads ${practice.name}`,
      bio: writer.say(EXPERIENCE_BIOS, scene),
    },
    certification: writer.say(EXPERIENCE_CREDENTIALS, scene),
    duration: words,
    groupSize: seats === 8 ? 'Small group (max 8 people)' : `Up to ${seats} people`,
    schedule,
    ...guestPartsOf(bench, {
      id,
      standing,
      needs,
      own: practiceGuests(practice.name),
      shared: CLASS_GUESTS,
      scene,
    }),
    cancellation: writer.say(EXPERIENCE_CANCELLATIONS, scene),
  }
}

function sceneOf(
  practice: Practice,
  occasion: Occasion,
  needs: readonly string[],
  random: Random,
): Scene {
  const marks = new Set(['class', occasion.where, practice.category, ...needs])
  const facts: Record<string, string> = {
    what: practice.name,
    town: occasion.town,
    room: occasion.room,
    host: random.pick(occasion.hosts ?? NAMES),
    number: numberWord(random.whole(2, 5)),
    year: String(random.whole(2006, 2021)),
  }
  if (occasion.near) facts['near'] = occasion.near
  return { facts, marks, random }
}

function retitled(
  scene: Scene,
  practice: Practice,
  needs: readonly string[],
  random: Random,
): Scene {
  const audience = random.pick(listOf(AUDIENCES[random.pick(needs)] ?? 'for Everyone'))
  return { ...scene, facts: { ...scene.facts, name: random.pick(practice.titles), audience } }
}

/** What is done is said in other lines below than above. */
function told(writer: Writer, scene: Scene, practice: Practice): ComposedText {
  const [doing, ...others] = writer.fresh(practice.doing, scene, practice.doing.length)
  const facts = { ...scene.facts, ...(doing && { doing }) }
  const whole = { ...scene, facts }
  const description = lineOf(writer, EXPERIENCE_LINES, whole)
  const lines = doing && !description.includes(doing) ? [...others, doing] : others
  const cautions = writer.fresh(practice.cautions, whole, 1)
  const said = { d: lines, ...(cautions.length > 0 && { c: cautions }) }
  return {
    description,
    longDescription: composePage(whole.random.pick(ORDERS), PARTS, said, writer, whole),
  }
}

/** One thing to bring and one that is there, as they stand inside a sentence. */
function thingsOf(practice: Practice, { where }: Occasion, random: Random): Record<string, string> {
  const bring = practice.bring.filter((item) => item !== 'Nothing' && !/\bif\b/.test(item))
  const given = practice.given.filter((item) => where !== 'online' || SENT.test(item))
  return {
    ...(bring.length > 0 && { bring: inSentence(random.pick(bring)) }),
    ...(given.length > 0 && { given: inSentence(random.pick(given)) }),
  }
}

/** "o" opening, "d" what is done, "e" ending, "b" what to bring, "s" suits, "c" caution. */
const ORDERS = [
  'o ddd scb',
  'od db sc',
  'so dd cb',
  'o dde bsc',
  'do d bsc',
  'o dd sbce',
  'dd ob cs',
  'os ddb c',
  'dd oe csb',
  'oc ddd sb',
  'odb d sc',
  'd od scb',
]
const PARTS = {
  o: EXPERIENCE_OPENINGS,
  e: EXPERIENCE_CLOSINGS,
  b: EXPERIENCE_THINGS,
  s: EXPERIENCE_SUITS,
  c: EXPERIENCE_CAUTIONS,
}
