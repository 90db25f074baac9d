import type { ContentType } from '../../listing/category.ts'
import type { StemName } from '../botanicals/stems.ts'
import type { FlatLayName } from '../flat-lays/repertoire.ts'
import type { WordRule } from '../subjects/match-words.ts'

/** What lies ready, in order of precedence. */
export const TABLE_RULES: readonly WordRule<FlatLayName>[] = [
  ['bread, baking', 'bread-board'],
  ['cooking, soup, fermenting, meal prep, pantry, jars', 'kitchen-board'],
  ['supper, lunch, plates, fibre, beans, slow food, detox', 'supper'],
  ['compost, allotment, spade, garden*, herbs', 'garden-kit'],
  ['drum*', 'drum-kit'],
  ['gong, bowls, bronze, sound', 'sound-kit'],
  ['choir, singing, voice, music', 'song-table'],
  ['writing, journal*, letters, diary', 'writing-kit'],
  ['sauna, hot spring, onsen, thermal, spa, bath, soap, shower, towel', 'bath-kit'],
  ['massage, stones, bodywork, acupuncture, chiropractic', 'stone-kit'],
  ['balm, salve, cream, tin, oil, skin, shave, face wash', 'balms'],
  ['cold water, swim*, beach*, sea, ocean*, island', 'swim-kit'],
  ['hiking, walk*, birds, mountains', 'walking-kit'],
  ['yoga, mat, flow, block, roller, bands, dumbbell, movement, stretch*', 'yoga-kit'],
  ['app, digital, wearable, soundscape*, phone, planner', 'phone-table'],
  ['sleep*, insomnia, night, pillow, lamp, candle', 'night-tray'],
  ['drops, tincture, supplement, vitamin, capsule, mushroom, bitters, aroma*, scent*', 'remedies'],
  ['tea, meditation, silence, breath*, sitting, incense', 'tea-tray'],
  ['powder, nutrition, digestion, gut', 'breakfast'],
]

/** The tables of listings without a word for one; an escape has its meals anyway. */
export const USUAL_TABLES: Record<ContentType, readonly FlatLayName[]> = {
  escape: ['breakfast', 'supper', 'picnic', 'tea-tray'],
  essential: ['tea-tray', 'night-tray', 'remedies'],
  enhancement: ['phone-table', 'writing-kit', 'tea-tray'],
  experience: ['tea-tray', 'writing-kit'],
}

/** What something is made of or scented with, in order of precedence. */
export const STEM_RULES: readonly WordRule<StemName>[] = [
  ['lavender', 'lavender'],
  ['camomile, chamomile, passion flower', 'camomile'],
  ['mushroom, chaga', 'wild-mushrooms'],
  ['hinoki, cedar, pine, fir, spruce, resin, birch', 'pine'],
  ['oat, fibre, wheat, linen, straw, bread, baking', 'oat'],
  ['olive, soap', 'olive'],
  ['eucalyptus, mint, menthol', 'eucalyptus'],
  ['rose, camellia, geranium', 'camellia'],
  ['bamboo', 'bamboo'],
  ['cherry stone, cherry, plum', 'blossom'],
  ['lotus', 'lotus'],
  ['aloe', 'agave'],
  ['fern, moss', 'fern'],
]
