import { coastDistanceKm } from '#data/catalogue/places/coast.ts'
import { findNature } from '#data/catalogue/places/nature.ts'
import type { NatureInfoReply, NatureInfoRequest } from '#domain/chat/assistant.ts'
import { m } from '#domain/messages/messages.js'
import { valueText } from '../facts/localised-values.ts'
import { distance } from '../facts/number-text.ts'
import type { Surroundings } from '../operation.ts'
import { normalised } from '../understand/text/normalise.ts'

/**
 * Nature around a place (section 7): distance to the sea from the map, otherwise the text of the
 * listing there, otherwise the default. No model is asked: it would invent geography.
 */
export async function natureInfo(
  { location }: NatureInfoRequest,
  { db }: Pick<Surroundings, 'db'>,
): Promise<NatureInfoReply> {
  const nature = await findNature(db, normalised(location))
  const km = nature?.coordinates ? await coastDistanceKm(nature.coordinates) : null
  const own = nature?.natureDistance && valueText(nature.natureDistance)
  return {
    natureDistance: (km === null ? own : wayToTheSea(km)) ?? m.chat_nature_distance(),
    nearbyNature: nature?.nearbyNature ?? m.chat_nature_nearby(),
  }
}

/** The map is accurate to about a kilometre: nothing finer is stated. */
function wayToTheSea(km: number): string {
  return Math.round(km) < 2
    ? m.assistant_nature_at_sea({ distance: distance(2) })
    : m.assistant_nature_sea({ distance: distance(km) })
}
