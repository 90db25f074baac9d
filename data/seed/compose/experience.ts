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
  EXPERIENCE_TITLES,
} from './experience-words.ts'
import { bandOf, numberWord, PERSON_LIMITS, standingOf } from './figures.ts'
import { NAMES } from './guest-words.ts'
import { needNamed } from './needs.ts'
import {
  benefitsOf,
  checkOf,
  composePage,
  faqsOf,
  recommended,
  reviewsOf,
  tagsOf,
} from './pages.ts'
import type { Commission } from './plan.ts'
import type { Practice } from './practice.ts'
import { PRACTICES } from './practices.ts'
import type { Random } from './random.ts'
import type { ComposedText } from './recent-texts.ts'
import { listOf } from './stock.ts'
import type { Scene, Writer } from './writer.ts'

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
  const title = bench.newTitle(() =>
    writer.say(EXPERIENCE_TITLES, retitled(scene, practice, needNames, random)),
  )

  const [least, most] = practice.dollars
  const dollars = Math.round(least + random.next() * (most - least))
  const tail = () =>
    `${random.pick(['With', 'Led by', 'A group with'])} ${facts['host']} ${occasion.surname} of ${occasion.town}, since ${random.whole(1998, 2025)}.`
  return {
    id,
    slug: bench.slugFor(title, id),
    title,
    ...bench.unlike(categories, () => told(writer, scene, practice), tail),
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
    benefits: benefitsOf(needs, [], writer, scene),
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
    reviewList: reviewsOf(id, standing, needs, writer, scene),
    faqs: faqsOf(needs, writer, scene),
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
  const lines = writer.several(practice.doing, scene, practice.doing.length)
  const [doing = ''] = lines
  const facts = { ...scene.facts, doing }
  return {
    description: writer.say(EXPERIENCE_LINES, { ...scene, facts }),
    longDescription: longDescription(writer, scene, lines.toReversed()),
  }
}

/** Several orders of telling; "o" opening, "d" what is done, "e" ending, "s" suits, "c" caution. */
const ORDERS = [
  'o ddd sec',
  'od de sc',
  'so dd oce',
  'o dde sc',
  'do d esc',
  'oo dd sce',
  'dd oe cs',
  'os dde c',
  'dd oe cs',
  'oc ddd se',
  'oed d sc',
  'd od sce',
]

function longDescription(writer: Writer, scene: Scene, lines: string[]): string {
  const parts = {
    o: EXPERIENCE_OPENINGS,
    e: EXPERIENCE_CLOSINGS,
    s: EXPERIENCE_SUITS,
    c: EXPERIENCE_CAUTIONS,
  }
  return composePage(scene.random.pick(ORDERS), parts, { d: lines }, writer, scene)
}
