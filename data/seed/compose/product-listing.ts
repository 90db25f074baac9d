import type { SampleListing } from '../sample-listing.ts'
import type { Bench } from './bench.ts'
import { CITIES } from './cities.ts'
import { COUNTRIES } from './countries.ts'
import { ENHANCEMENTS } from './enhancement-stock.ts'
import { ESSENTIALS } from './essential-stock.ts'
import { AUDIENCES, EXPERIENCE_PASTS } from './experience-words.ts'
import { bandOf, numberWord, standingOf, THING_LIMITS } from './figures.ts'
import { NAMES } from './guest-words.ts'
import { PRODUCT_GUESTS } from './guests/general.ts'
import { guestPartsOf } from './guests/guest-parts.ts'
import { productGuests } from './guests/products.ts'
import { needNamed } from './needs.ts'
import { checkOf, composePage, lineOf, recommended, tagsOf } from './pages.ts'
import type { Commission } from './plan.ts'
import type { Product } from './product.ts'
import {
  BRANDS,
  MAKER_KINDS,
  PRODUCT_CANCELLATIONS,
  PRODUCT_CAUTIONS,
  PRODUCT_CHECKS,
  PRODUCT_FORMS,
  PRODUCT_LINES,
  PRODUCT_OPENINGS,
  PRODUCT_PRICES,
  PRODUCT_SUITS,
  PRODUCT_THINGS,
  PRODUCT_TITLES,
  SERVICE_SUITS,
} from './product-words.ts'
import type { Random } from './random.ts'
import type { ComposedText } from './recent-texts.ts'
import { listOf } from './stock.ts'
import { capital, inSentence, type Scene, type Writer } from './writer.ts'

/** Hand-written essentials and enhancements end at 32. */
/** Lengths that can be said of one pack: "about forty cups". */
const COUNTED = /cups|weeks|months?|glasses|baths|showers|hours|sticks/
/** Things besides equipment that are made of one stuff rather than with it. */
const IN = new Set(['room diffuser', 'breathing pebble'])
const FIRST_NUMBER = 33
const PRODUCTS = [...ESSENTIALS, ...ENHANCEMENTS]

type ProductCommission = Extract<Commission, { contentType: 'essential' | 'enhancement' }>
type Form = 'thing' | 'app' | 'coaching' | 'local'

/** The n-th composed essential or the n-th composed enhancement, counted from 0. */
export function composeProduct(
  bench: Bench,
  { contentType, categories }: ProductCommission,
  index: number,
): SampleListing {
  const id = `${contentType === 'essential' ? 'ess' : 'enh'}-${index + FIRST_NUMBER}`
  const random = bench.randomOf(id)
  const { writer } = bench
  const [category] = categories
  const fitting = PRODUCTS.filter((product) => product.category === category)
  const [name] = bench.deal(
    fitting.map((product) => product.name),
    1,
    random,
  )
  const product = fitting.find((candidate) => candidate.name === name) ?? random.pick(fitting)
  const needNames = random.some(product.needs, 2)
  const needs = needNames.map(needNamed)
  const standing = standingOf(random)
  const form = formOf(product)
  const unit = unitOf(product, form)
  const city = random.pick(CITIES)
  const scene = sceneOf(product, form, unit, city, random)
  const { facts } = scene
  facts['brand'] = writer.say(BRANDS, scene)
  facts['maker'] =
    random.chance(0.5) && (form === 'thing' || form === 'app')
      ? writer.say(MAKER_KINDS, scene)
      : facts['brand']
  facts['pack'] = form === 'thing' ? writer.say(PRODUCT_FORMS, scene) : 'month'
  facts['past'] = writer.say(EXPERIENCE_PASTS, scene)
  const [who = '', who2 = ''] = needs.map((need) => writer.say(need.who, scene))
  facts['who'] = who
  facts['who2'] = who2 || who
  if (!who.startsWith('anyone')) facts['who3'] = who
  const titled = bench.newTitle(id, () =>
    writer.say(PRODUCT_TITLES, retitled(scene, product, needNames, random)),
  )
  const [least, most] = product.dollars
  const dollars = Math.round(least + random.next() ** 1.3 * (most - least))
  const located = form === 'local' || product.offering?.delivery.includes('on-site') === true
  const textRandom = bench.randomOf(`${id}/text`)
  const written = { ...scene, random: textRandom }
  const tail = () =>
    `${textRandom.pick(['From', 'By'])} ${facts['brand']}, ${facts['town']}, since ${textRandom.whole(1990, 2025)}.`
  return {
    id,
    ...titled,
    ...bench.unlike(categories, () => told(writer, written, product, form), tail),
    type:
      product.type === 'Massage at Home'
        ? 'Massage'
        : product.type === 'Yoga Coaching'
          ? 'Coaching'
          : product.type,
    contentType,
    categories: [category],
    offering: product.offering,
    rating: standing.rating,
    reviews: standing.reviews,
    listedDaysAgo: standing.listedDaysAgo,
    ...whereabouts(located ? city : null, form, product, random),
    price: bandOf(dollars, THING_LIMITS),
    amount: { minor: dollars * 100, currency: 'USD', per: unit },
    priceDetails: writer.say(PRODUCT_PRICES, scene),
    ...checkOf(PRODUCT_CHECKS, standing, writer, scene),
    tags: tagsOf(needs, ...product.tags),
    wellnessTag: needs[0]?.hour ?? 'balance',
    isAIRecommended: recommended(scene, standing),
    images: [],
    amenityGroups: [
      { title: form === 'thing' ? 'In the box' : 'What you get', items: [...product.given] },
    ],
    inclusions: [
      ...product.given,
      form === 'thing' ? 'Free return within the stated time' : 'A written summary',
    ],
    requirements: [...product.care],
    host: {
      name:
        form === 'thing' || form === 'app'
          ? capital(facts['brand'])
          : `${facts['host']} ${facts['surname']}`,
      role:
        form === 'thing'
          ? `Makes the ${product.name}`
          : form === 'app'
            ? `Makers of the ${product.name}`
            : capital(product.name),
      bio:
        form === 'thing' || form === 'app'
          ? `${facts['brand']} is ${writer.say(MAKER_KINDS, scene)}. They make ${numberWord(random.whole(2, 7))} things, sell them directly, and put the date and a telephone number on each.`
          : `${facts['host']} ${facts['past']}. ${random.pick(['Training and licence followed', 'A second training followed'])} in ${random.whole(2006, 2020)}, and so did ${random.pick(['a smaller flat', 'better hours', 'a very good chair', 'an end to night shifts'])}.`,
    },
    duration: product.lasting,
    groupSize: form === 'coaching' || form === 'local' ? 'One to one' : null,
    ...guestPartsOf(bench, {
      id,
      standing,
      needs,
      own: productGuests(product.name),
      shared: PRODUCT_GUESTS,
      scene,
    }),
    cancellation: writer.say(PRODUCT_CANCELLATIONS, scene),
  }
}

function formOf({ offering }: Product): Form {
  if (!offering) return 'thing'
  if (offering.kind === 'local-service') return 'local'
  return offering.kind === 'coaching'
    ? 'coaching'
    : offering.delivery.includes('at-home')
      ? 'thing'
      : 'app'
}

function unitOf({ lasting }: Product, form: Form) {
  if (form === 'thing') return 'item'
  if (form === 'app') return 'month'
  return /weeks/.test(lasting) ? 'programme' : 'session'
}

function sceneOf(
  product: Product,
  form: Form,
  unit: string,
  city: (typeof CITIES)[number],
  random: Random,
): Scene {
  const marks = new Set([
    form,
    form === 'thing' ? 'thing' : 'service',
    product.category,
    ...(unit === 'month' ? ['monthly'] : []),
    ...(product.type === 'Massage at Home' ? ['visits'] : []),
  ])
  const own = Object.entries(COUNTRIES).find(([code]) => code === city.country)?.[1].hosts
  const facts: Record<string, string> = {
    name: product.name,
    stuff: random.pick(product.stuffs),
    lasting: inSentence(product.lasting),
    visit: inSentence(product.lasting.split(',')[0] ?? product.lasting),
    town: city.town,
    room: random.pick(city.rooms),
    surname: random.pick(city.surnames),
    host: random.pick(own ?? NAMES),
    number: numberWord(random.whole(3, 6)),
  }
  if (COUNTED.test(product.lasting)) facts['lasts'] = inSentence(product.lasting)
  return { facts, marks, random }
}

function retitled(
  scene: Scene,
  { titles, category, name }: Product,
  needs: readonly string[],
  random: Random,
): Scene {
  const audience = random.pick(listOf(AUDIENCES[random.pick(needs)] ?? 'for Everyone'))
  const stuff = scene.facts['stuff'] ?? ''
  const note = stuff
    .replace(/^an? /, '')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (And|With|No|Of) /g, (word) => word.toLowerCase())
  const join = category === 'equipment' || IN.has(name) ? '(with => in)' : 'with'
  return { ...scene, facts: { ...scene.facts, title: random.pick(titles), audience, note, join } }
}

/** What is done is said in other lines below than above. */
function told(writer: Writer, scene: Scene, product: Product, form: Form): ComposedText {
  const [doing, ...others] = writer.fresh(product.doing, scene, product.doing.length)
  const { random } = scene
  const facts = {
    ...scene.facts,
    given: inSentence(random.pick(product.given)),
    care: inSentence(random.pick(product.care)),
    ...(doing && { doing }),
  }
  const whole = { ...scene, facts }
  const description = lineOf(writer, PRODUCT_LINES, whole)
  const lines = doing && !description.includes(doing) ? [...others, doing] : others
  const parts = {
    o: PRODUCT_OPENINGS,
    b: PRODUCT_THINGS,
    s: form === 'thing' ? PRODUCT_SUITS : SERVICE_SUITS,
    c: PRODUCT_CAUTIONS,
  }
  const longDescription = composePage(random.pick(ORDERS), parts, { d: lines }, writer, whole)
  return { description, longDescription }
}

/** "o" opening, "d" what it is, "b" what comes with it, "s" suits, "c" caution. */
const ORDERS = [
  'o dddd scb',
  'od ddb sc',
  'dd od bsc',
  'so ddd cb',
  'o ddd bdsc',
  'ddd ob sc',
  'os ddd bc',
  'od ddbs c',
]

function whereabouts(
  city: (typeof CITIES)[number] | null,
  form: Form,
  { type }: Product,
  random: Random,
) {
  if (!city) {
    const shipped = form === 'thing'
    const online = type.endsWith('App')
      ? random.pick(['iOS and Android', 'iOS, Android and web'])
      : 'Online'
    return {
      location: shipped
        ? random.pick(['Ships worldwide', 'Ships worldwide', 'Ships to the USA, Canada and Europe'])
        : online,
      country: null,
    }
  }
  const around = (degrees: number) =>
    Math.round((degrees + (random.next() - 0.5) * 0.04) * 10_000) / 10_000
  return {
    location: city.location,
    country: city.country,
    coordinates: { lat: around(city.coordinates.lat), lng: around(city.coordinates.lng) },
    address: `Near ${random.pick(city.rooms)}, ${city.town}`,
  }
}
