import { describe, expect, test } from 'vitest'
import { fold } from '../../text/text.ts'
import { readNeed } from '../need.ts'
import { parseConditions } from './parse-conditions.ts'

const allIn = (text: string) =>
  parseConditions(fold(text)).stated.map(({ said: _, ...condition }) => condition)
/** Types have tests of their own. */
const conditionsIn = (text: string) => allIn(text).filter(({ kind }) => kind !== 'type')
const most = (count: number) => ({ kind: 'people', least: null, most: count })
const least = (count: number) => ({ kind: 'people', least: count, most: null })

describe('group size', () => {
  test.each([
    ['pottery, no more than 7 people', most(7)],
    ['a workshop with fewer than ten people', most(9)],
    ['breath circle, max 5', most(5)],
    ['a drumming group of 20 or more', least(20)],
    ['at least 12 participants', least(12)],
    ['something in a small group', most(10)],
    ['one-on-one breathing lessons', most(1)],
    ['un taller para como máximo ocho personas', most(8)],
    ['clase particular de pilates', most(1)],
    ['Kurs mit höchstens sechs Leuten', most(6)],
    ['Einzelstunde Atemtraining', most(1)],
    ['un atelier à cinq personnes maximum', most(5)],
    ['en petit comité', most(10)],
  ])('%s', (text, condition) => expect(conditionsIn(text)).toEqual([condition]))
})

describe('weeks of a programme', () => {
  const lasting = (days: number) => ({ kind: 'days', least: days, most: days })
  test.each([
    ['an eight week programme for burnout', lasting(56)],
    ['6-week sleep course', lasting(42)],
    ['a course over six weeks', lasting(42)],
    ['curso de ocho semanas', lasting(56)],
    ['8-wöchiger Achtsamkeitskurs', lasting(56)],
    ['programme sur 4 semaines', lasting(28)],
  ])('%s', (text, condition) => expect(conditionsIn(text)).toEqual([condition]))

  test.each([
    'a course over several weeks',
    'curso de varias semanas',
    'Kurs über mehrere Wochen',
    'un programme sur plusieurs semaines',
  ])('%s has two weeks or more', (text) => {
    expect(conditionsIn(text)).toEqual([{ kind: 'days', least: 14, most: 365 }])
  })

  test.each(['haven’t slept for three weeks', 'several weeks of bad sleep, some tea'])(
    '%s: weeks that have passed are no length',
    (text) => expect(conditionsIn(text)).toEqual([]),
  )
})

describe('length of a session', () => {
  test.each([
    ['meditation, 10 minutes a day', 10],
    ['five or ten minutes a day of stretching', 10],
    ['yoga under 45 minutes', 45],
    ['nothing over, at most 2 hours', 120],
    ['unos 5 minutos al día', 5],
    ['como mucho media hora', 30],
    ['fünf Minuten am Tag', 5],
    ['half an hour max', 30],
    ['höchstens eine halbe Stunde', 30],
    ['cinq minutes par jour', 5],
    ['une heure et demie au maximum', 90],
  ])('%s', (text, minutes) =>
    expect(conditionsIn(text)).toEqual([{ kind: 'minutes', most: minutes }]),
  )
})

describe('least length of a session', () => {
  test.each([
    ['massage of at least 90 minutes', 90],
    ['a class, two hours or more', 120],
    ['mindestens eine Stunde Massage', 60],
    ['masaje de al menos hora y media', 90],
    ['un soin d’au moins 45 minutes', 45],
  ])('%s', (text, minutes) =>
    expect(conditionsIn(text)).toEqual([{ kind: 'minutes', least: minutes, most: null }]),
  )

  test.each([
    'I haven’t slept at least five hours in weeks',
    'I need at least 8 hours of sleep',
    'at least two hours away from the city',
    'mindestens acht Stunden Schlaf',
  ])('%s: no length of a session', (text) => expect(conditionsIn(text)).toEqual([]))
})

describe('over by a time', () => {
  test.each([
    ['yoga, has to be done by 8', 8],
    ['finished before 9 in the morning', 9],
    ['a class that ends by 7:30 am', 7.5],
    ['Yoga, muss um 9 Uhr fertig sein', 9],
    ['clase que termine antes de las 10', 10],
    ['un cours fini avant 9 h', 9],
  ])('%s', (text, hour) =>
    expect(conditionsIn(text)).toEqual([{ ...hours(0, hour), isOver: true }]),
  )
})

test.each([
  'yoga on weekends',
  'Yoga am Wochenende',
  'yoga los fines de semana',
  'yoga le week-end',
])('%s: on Saturday or Sunday', (text) =>
  expect(readNeed(text).conditions).toMatchObject([{ kind: 'weekday', days: [6, 0] }]),
)

test('a weekend of a stay is its length', () => {
  const { conditions } = readNeed('Hütte am Wochenende')
  expect(conditions).toMatchObject([{ kind: 'days', least: 2, most: 2 }])
})

describe('Monday to Friday', () => {
  test.each([
    'drumming on weekdays',
    'Kurs unter der Woche',
    'clase entre semana',
    'un cours en semaine',
  ])('%s', (text) =>
    expect(conditionsIn(text)).toEqual([{ kind: 'weekday', days: [1, 2, 3, 4, 5] }]),
  )
})

const hours = (from: number, before: number) => ({
  kind: 'start',
  from: from * 60,
  before: before * 60,
})
const day = (weekday: number) => ({ kind: 'weekday', days: [weekday] })

describe('parts of the day that do not suit', () => {
  test.each([
    ['yoga, but not in the evening', hours(0, 17)],
    ['pilates, evenings are out', hours(0, 17)],
    ['no mornings please, a dance class', hours(12, 24)],
    ['clase de yoga, pero no por la noche', hours(0, 17)],
    ['Kurs, aber nicht morgens', hours(12, 24)],
    ['un atelier, pas le soir', hours(0, 17)],
  ])('%s', (text, condition) => expect(conditionsIn(text)).toEqual([condition]))

  test.each([
    'I cannot sleep at night',
    'por las noches no puedo dormir',
    'le soir, impossible de dormir',
  ])('%s is a complaint', (text) => expect(conditionsIn(text)).toEqual([]))
})

describe('weekdays and times of day', () => {
  test.each([
    ['yin yoga on a Thursday evening', [hours(17, 24), day(4)]],
    ['a walk on Sundays', [day(0)]],
    ['drumming on a Saturday afternoon', [hours(12, 18), day(6)]],
    ['a long afternoon', []],
    ['clase los martes por la tarde', [hours(12, 18), day(2)]],
    ['Kurs am Mittwochabend', [hours(17, 24), day(3)]],
    ['samstags, am liebsten draußen', [day(6)]],
    ['Tuesday or Thursday evenings', [hours(17, 24), { kind: 'weekday', days: [2, 4] }]],
    ['weekday mornings', [hours(4, 12), { kind: 'weekday', days: [1, 2, 3, 4, 5] }]],
    ['cours le jeudi soir', [hours(17, 24), day(4)]],
    ['a class in my lunch break', [hours(11, 14)]],
    ['nothing before 10am', [hours(10, 24)]],
    ['starting after 7', [hours(19, 24)]],
  ])('%s', (text, conditions) => expect(conditionsIn(text)).toEqual(conditions))
})

test.each([
  'a hotel without a pool',
  'retreat with no sauna or pool',
  'not a gym, something to get me moving',
  'a place that does not have a gym',
  'Hotel, bitte keine Sauna',
  'kein Fitnessraum, eine Hütte',
  'hotel que no tenga piscina',
  'hôtel, pas de piscine',
])('%s: no amenity is wished for', (text) => expect(conditionsIn(text)).toEqual([]))

describe('amenities and the verification', () => {
  test.each([
    ['a place with wifi', ['wifi']],
    ['cabin without any internet', ['no-wifi']],
    ['adults only, with an en suite', ['adults-only', 'private-bath']],
    ['a room of my own', ['single-rooms']],
    ['sin internet y con piscina', ['no-wifi', 'pool']],
    ['Haus ohne WLAN, eigenes Bad', ['no-wifi', 'private-bath']],
    ['piscine et cuisine végane', ['vegan-kitchen', 'pool']],
  ])('%s', (text, amenities) =>
    expect(
      conditionsIn(text)
        .flatMap((each) => (each.kind === 'amenity' ? each.amenity : []))
        .sort(),
    ).toEqual(amenities.toSorted()),
  )

  test.each([
    'an app, no monthly fee',
    'something I pay once',
    'eine App, kein Abo',
    'una app sin cuota mensual',
    'appli, pas d’abonnement',
  ])('%s: nothing paid by the month', (text) =>
    expect(conditionsIn(text)).toEqual([{ kind: 'noSubscription' }]),
  )

  test.each(['a yoga subscription', 'my membership ended', 'ein Abo für Tee'])(
    '%s asks for no one payment',
    (text) => expect(conditionsIn(text)).toEqual([]),
  )

  test.each(['a verified therapist', 'terapeuta verificada', 'geprüfte Praxis', 'vérifié'])(
    '%s',
    (text) => expect(conditionsIn(text)).toEqual([{ kind: 'verified' }]),
  )
})

test.each([
  'I feel flat in the evening',
  'Sunday blues',
  'max $40',
  'I have two children',
  'thirty minutes to fall asleep',
  'my mother is over 70',
  'women over 60',
  'the first three months with a baby',
  'le jour du contrôle',
  '',
])('%s: states no condition', (text) => expect(conditionsIn(text)).toEqual([]))

test('words of a condition are removed, but not those that also name a subject', () => {
  expect(parseConditions('sauna without wifi').rest.trim()).toBe('sauna')
})

describe('weekdays from and to', () => {
  const stay = (day: number, days: number) => [
    { kind: 'weekday', days: [day] },
    { kind: 'days', least: days, most: days },
  ]
  test.each([
    ['pottery friday to sunday', stay(5, 3)],
    ['from Thursday until Sunday', stay(4, 4)],
    ['barro de viernes a domingo', stay(5, 3)],
    ['von Samstag bis Montag', stay(6, 3)],
    ['du jeudi au samedi', stay(4, 3)],
    ['classes monday to friday', [{ kind: 'weekday', days: [1, 2, 3, 4, 5] }]],
  ])('%s', (text, conditions) => expect(conditionsIn(text)).toEqual(conditions))
})

test.each([
  ['a class with at least 4.5 stars', 4.5],
  ['yoga rated 4.3+', 4.3],
  ['at least four and a half stars', 4.5],
  ['un masaje con cuatro estrellas y media', 4.5],
  ['ein Kurs mit wenigstens 4,6', 4.6],
  ['ein Hotel mit mindestens 4 Sternen', 4],
  ['des cours notés 4,5 ou plus', 4.5],
  ['au moins quatre étoiles et demie', 4.5],
  ['4.5 stars', 4.5],
  ['spa 4,5 Sterne', 4.5],
  ['spa 4+ stars', 4],
  ['spa 4 étoiles et plus', 4],
  ['bewertet mit 4,5 oder besser', 4.5],
  ['rated 4.6 or higher', 4.6],
])('%s: a least rating', (text, least) => {
  const { stated } = parseConditions(fold(text))
  expect(stated.find(({ kind }) => kind === 'rating')).toMatchObject({ least })
})

test.each([
  'at least 4.5 hours',
  'five star hotel',
  '4 stars hotel',
  '14.5 stars',
  'a walk of 4.5 miles or more',
  '4,5 euros o más',
])('%s: no rating', (text) => {
  expect(parseConditions(fold(text)).stated.map(({ kind }) => kind)).not.toContain('rating')
})

test.each([
  ['Donnerstagabend ab 18 Uhr', 18 * 60],
  ['a class at 6 or after', 18 * 60],
  ['de ocho de la tarde en adelante', 20 * 60],
])('%s: a start', (text, from) => {
  const { stated } = parseConditions(fold(text))
  expect(stated.find(({ kind }) => kind === 'start')).toMatchObject({ from })
})

test.each([
  ['Yoga de una hora o menos', 60],
  ['yoga no longer than 75 minutes', 75],
  ['eine Meditation, max. ne Stunde', 60],
])('%s: a longest session', (text, most) => {
  const { stated } = parseConditions(fold(text))
  expect(stated.find(({ kind }) => kind === 'minutes')).toMatchObject({ most })
})

test.each(['a hut for 4 people, max 400', 'una casa para 4 personas, máximo 400'])(
  '%s: the limit is the price',
  (text) => expect(parseConditions(fold(text)).stated.map(({ kind }) => kind)).toEqual([]),
)

describe('where a stay lies', () => {
  const at = (...any: string[]) => ({ kind: 'setting', any })
  test.each([
    ['a quiet cabin by the sea', [at('sea')]],
    ['a hotel with ocean views', [at('sea')]],
    ['a beach house for four', [at('beach')]],
    ['a lodge in the mountains, next to a small lake', [at('mountains'), at('lake')]],
    ['a hut in the mountains or by the sea', [at('mountains', 'sea')]],
    ['somewhere by a lake or the sea', [at('lake', 'sea')]],
    ['a night on an island', [at('island')]],
    ['desert camp', [at('desert')]],
    ['ein Haus am Meer', [at('sea')]],
    ['eine Hütte im Wald oder in den Bergen', [at('forest', 'mountains')]],
    ['Hotel am See', [at('lake')]],
    ['una casa junto al mar', [at('sea')]],
    ['hotel en la montaña', [at('mountains')]],
    ['une maison au bord de la mer', [at('sea')]],
    ['un chalet à la montagne ou au bord d’un lac', [at('mountains', 'lake')]],
    ['une cabane en forêt', [at('forest')]],
  ])('%s', (text, conditions) => expect(conditionsIn(text)).toEqual(conditions))

  test.each([
    'forest bathing',
    'not by the sea please',
    'a cottage in the Lake District',
    'an app with sounds of the sea',
    'sea salt scrub',
    'nicht am Meer',
    'nada en la montaña',
    'pas au bord de la mer',
    'on the Isle of Skye',
    'a hotel near the Sea of Japan',
    'un hotel en la Costa Brava',
    'un hôtel sur la Côte d’Azur',
    'lejos del mar',
  ])('%s: states none', (text) => expect(conditionsIn(text)).toEqual([]))
})

describe('types within a category', () => {
  test.each([
    ['an app that helps me stop scrolling', ['app']],
    ['una aplicación para dormir', ['app']],
    ['Atem-App fürs Handy', ['app']],
    ['une appli contre le stress', ['app']],
    ['somebody to coach me through burnout', ['coaching']],
    ['Schlafcoach gesucht', ['coaching']],
    ['fitness tracker for my dad', ['wearable']],
    ['Rückenmassage in Köln', ['massage']],
    ['un masajista que venga a casa', ['massage']],
    ['acupuncture ou chiropratique à Lyon', ['acupuncture', 'chiropractic']],
    ['a pottery workshop', ['class']],
    ['Malkurs am Abend', ['class', 'coaching']],
    ['an app or a class', ['app', 'class']],
    ['ein Yoga-Retreat', ['retreat']],
  ])('%s', (text, any) => {
    const types = allIn(text).flatMap((each) => (each.kind === 'type' ? [each.any] : []))
    expect(types.map((each) => each.toSorted())).toEqual([any])
  })

  test.each([
    'not an app',
    'keine App bitte',
    'pas d’appli',
    'a massage ball for my feet',
    'aceite de masaje',
    'of course I am tired',
    'au cours de la nuit',
    'I am a first class worrier',
  ])('%s: none', (text) => expect(allIn(text)).toEqual([]))
})
