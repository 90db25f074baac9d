import { coastDistanceKm } from '#data/catalogue/coast.ts'
import { findNature } from '#data/catalogue/nature.ts'
import type { NatureInfoReply, NatureInfoRequest } from '#domain/chat/assistant.ts'
import { m } from '#domain/messages/messages.js'
import { valueText } from '../facts/localised-values.ts'
import { distance } from '../facts/number-text.ts'
import type { Surroundings } from '../operation.ts'
import { normalised } from '../understand/text/normalise.ts'

/**
 * What nature is around a place (section 7): the way to the sea from the map, else the words of the listing
 * there, else the general ones. No model is asked: it would make geography up.
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

/** The map is right to about a kilometre: nothing finer is claimed. */
function wayToTheSea(km: number): string {
  return Math.round(km) < 2
    ? m.assistant_nature_at_sea({ distance: distance(2) })
    : m.assistant_nature_sea({ distance: distance(km) })
}
