import type { ContentType } from '../../listing/category.ts'
import type { RoomName } from '../rooms/repertoire.ts'
import type { WordRule } from '../subjects/match-words.ts'

/** The room where something is used or practised, in order of precedence. */
export const ROOM_RULES: readonly WordRule<RoomName>[] = [
  ['sauna, hot spring, onsen', 'cedar-bath'],
  ['gong, bowls, bronze, sound bath, drum*, sound', 'sound-room'],
  ['massage, bodywork, acupuncture, chiropractic, medspa, facial', 'treatment'],
  ['soap, shave, razor, tooth, face wash, cleanser, skin, hands, feet', 'washroom'],
  ['bath, shower, body oil', 'bathroom', 'washroom'],
  ['cooking, bread, baking, soup, fermenting, meal prep, pantry, jars', 'cooking-room'],
  [
    'supper, lunch, plates, fibre, beans, slow food, nutrition, digestion',
    'dining',
    'cooking-room',
  ],
  ['pilates, yoga, mat, block, roller, bands, dumbbell, movement, stretch*', 'mat-studio'],
  ['writing, journal*, letters, desk work, desk, posture', 'desk'],
  ['insomnia, sleep*, night, pillow, blanket, eye mask, bed', 'bedroom', 'twin-room'],
  ['silence, meditation, breath*, sitting, attention, kindness', 'cushion-circle'],
  ['coach*, grief, support, community, class, workshop, choir, singing', 'chair-circle', 'reading'],
  ['tea, incense, candle, aroma*, diffuser, lamp, scent', 'reading', 'hearth'],
  ['supplement, vitamin, drops, powder, tincture', 'cooking-room', 'washroom'],
]

/** The rooms of listings without a word for one. */
export const USUAL_ROOMS: Record<ContentType, readonly RoomName[]> = {
  escape: ['bedroom', 'twin-room'],
  essential: ['bedroom', 'washroom', 'reading'],
  enhancement: ['reading', 'desk', 'bedroom'],
  experience: ['cushion-circle', 'chair-circle', 'mat-studio'],
}
