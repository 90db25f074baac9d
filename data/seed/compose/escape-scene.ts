import { COUNTRIES } from './countries.ts'
import { FEATURES, WARM } from './escape-comforts.ts'
import { SEASONS } from './escape-notes.ts'
import type { Setting } from './escape-setting.ts'
import { ESCAPE_PASTS, ESCAPE_WERE } from './escape-words.ts'
import { numberWord } from './figures.ts'
import type { Random } from './random.ts'
import type { Scene, Writer } from './writer.ts'

/** Facts that hold for the whole text, so that it does not contradict itself. */
export function sceneOf(setting: Setting, marks: ReadonlySet<string>, random: Random): Scene {
  const { place } = setting
  const country = COUNTRIES[place.country]
  const [dish = 'soup', dish2 = 'bread'] = random.some(country.dishes, 2)
  const facts: Record<string, string> = {
    town: place.town,
    arrival: place.arrival,
    near: setting.near,
    metres: setting.distance.words,
    sight: random.pick(sightsBeside(setting)),
    stay: setting.stay,
    rooms: `${numberWord(setting.rooms)} ${setting.unit}s`,
    unit: setting.unit,
    guests: numberWord(setting.guests),
    nights: numberWord(Math.max(2, setting.nights)),
    number: numberWord(random.whole(3, 6)),
    minutes: String(random.whole(3, 9) * 5),
    year: String(random.whole(1998, 2019)),
    supper: random.pick(['half past six', 'seven', 'half past seven', 'six']),
    wake: random.pick(['six', 'half past six', 'seven', 'half past seven']),
    late: random.pick(['ten', 'half past ten', 'eleven']),
    meals: random.pick(['three meals', 'breakfast and supper', 'all meals']),
    tree: random.pick(country.trees),
    drink: random.pick(country.drinks),
    dish,
    dish2,
    dishname: dish2,
    host: setting.host,
    adjective: country.adjective,
  }
  return { facts, marks, random }
}

/** Facts that are themselves said in one of several ways. */
export function addMentions(
  { facts, ...scene }: Scene,
  writer: Writer,
  who: readonly string[],
): void {
  const whole = { facts, ...scene }
  facts['who'] = who[0] ?? ''
  facts['who2'] = who[1] ?? who[0] ?? ''
  if (!facts['who'].startsWith('anyone')) facts['who3'] = facts['who']
  facts['past'] = writer.say(ESCAPE_PASTS, whole)
  facts['was'] = writer.say(ESCAPE_WERE, whole)
  facts['season'] = writer.say(SEASONS, whole)
  facts['feature'] = writer.say(FEATURES, whole)
  facts['feature2'] = writer.say(FEATURES, whole)
  const warm = ['hot-springs', 'sauna', 'spa', 'pool'].some((amenity) => scene.marks.has(amenity))
  if (warm) facts['warm'] = writer.say(WARM, whole)
}

/** Sights that are not the near one in other words. */
export function sightsBeside({ place, near }: Pick<Setting, 'place' | 'near'>): string[] {
  const words = near.split(' ').filter((word) => word.length > 3)
  const others = place.sights.filter(
    (sight) => !words.some((word) => sight.includes(word.slice(0, 5))),
  )
  return others.length > 1 ? others : [...place.sights]
}
