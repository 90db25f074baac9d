import type { ContentType } from '../../listing/category.ts'
import type { HandsName } from '../hands/repertoire.ts'
import type { PracticeName } from '../practices/repertoire.ts'
import type { WordRule } from '../subjects/match-words.ts'

/** Hands at something, in order of precedence. */
export const HANDS_RULES: readonly WordRule<HandsName>[] = [
  ['bread, baking', 'hands-dough'],
  ['cooking, soup, fermenting, meal prep, beans, fibre, slow food, supper, pantry', 'hands-board'],
  ['compost, allotment, spade, garden*', 'hands-seedling'],
  ['herbs, tincture, bitters, drops, mushroom', 'hands-herbs'],
  ['drum*', 'hands-drum'],
  ['gong, bowls, bronze, sound', 'hands-bowl'],
  ['writing, journal*, letters, diary, notebook', 'hands-writing'],
  ['book*, choir, singing, voice', 'hands-book'],
  ['soap, shave, razor, face wash, cleanser, shower, bath, tooth', 'hands-soap'],
  ['massage stone*, stones', 'hands-stones'],
  ['massage, body oil, oil, acupuncture, chiropractic, medspa, scent*, aroma*', 'hands-oil'],
  ['balm, salve, tin, cream, hands, heel, feet, skin', 'hands-balm'],
  ['candle, incense, lamp, light', 'hands-candle'],
  ['tea, camomile, chamomile, fennel', 'hands-tea'],
  ['app, digital, phone, soundscape*, wearable, planner', 'hands-phone'],
  ['yoga, mat, flow, strength, block, roller, bands, movement, stretch*, posture', 'hands-mat'],
  ['meditation, silence, sitting, breath*, attention, kindness, body scan', 'hands-lap'],
]

/** The hands of listings without a word for one. */
export const USUAL_HANDS: Record<ContentType, readonly HandsName[]> = {
  escape: ['hands-cup', 'hands-book'],
  essential: ['hands-cup', 'hands-balm', 'hands-herbs'],
  enhancement: ['hands-cup', 'hands-phone', 'hands-writing'],
  experience: ['hands-cup', 'hands-lap', 'hands-candle'],
}

/** People at what a listing is about, in order of precedence. */
export const PEOPLE_RULES: readonly WordRule<PracticeName>[] = [
  ['sauna', 'sauna'],
  ['kayak*, paddl*, canoe*', 'kayak'],
  ['cold water, swim*, hot spring, onsen, thermal', 'cold-dip', 'swim'],
  ['bread, baking', 'baking'],
  ['cooking, soup, fermenting, meal*, beans, fibre, supper, pantry, lunch', 'cooking-together'],
  ['compost, allotment, garden*, herbs, farm', 'gardening'],
  ['drum*', 'drum-circle'],
  ['gong, bowls, bronze, sound', 'gong-bath', 'bowl-bath'],
  ['writing, journal*, letters, diary', 'writing-table'],
  ['choir, singing, voice', 'choir'],
  ['massage, bodywork, acupuncture, chiropractic, medspa', 'massage'],
  ['yoga', 'yoga-seated', 'yoga-warrior', 'yoga-tree', 'yoga-cobra'],
  ['insomnia, sleep*, night, pillow, rest', 'yoga-nidra', 'body-scan', 'yoga-side-lying'],
  ['posture, desk work, spine, back pain', 'yoga-chair', 'yoga-dog'],
  ['meditation, silence, breath*, attention, solo stay', 'sitting-alone', 'sitting-group'],
  ['hiking', 'hike'],
  ['birds', 'birding'],
  ['sea, ocean*, beach*, coast*, island', 'shore-walk'],
  ['forest*, cedar, wood*', 'wood-walk'],
  ['coach*, grief, loss, support, connection', 'two-chairs'],
  ['tea', 'tea-ceremony'],
  ['walk*, mountains, nature, quiet', 'park-walk', 'hike'],
]

/** The people of listings without a word for one. */
export const USUAL_PEOPLE: Record<ContentType, readonly PracticeName[]> = {
  escape: ['park-walk', 'sitting-alone'],
  essential: ['sitting-alone'],
  enhancement: ['sitting-alone', 'body-scan'],
  experience: ['two-chairs', 'sitting-group'],
}
