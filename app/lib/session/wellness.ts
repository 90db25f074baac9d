import type { RequestProfile } from '#domain/booking/request-profile.ts'
import { HOME_LIMIT } from '#domain/booking/request-profile.ts'
import {
  NO_WELLNESS,
  type ProfilePart,
  readWellness,
  requestProfileOf,
  type Wellness,
  type WellnessPart,
} from '#domain/member/wellness.ts'
import { createBrowserStore } from '../stores/browser-store.ts'

/** The wellness profile in this browser: a guest's own, or a copy of the member's account. */
type StoredWellness = { owner: string | null; home: string; wellness: Wellness }

const NOTHING: StoredWellness = { owner: null, home: '', wellness: NO_WELLNESS }

const store = createBrowserStore('seekwell-wellness', readStored, NOTHING)

/** The stored profile; an empty one on the server and during hydration. */
export const useWellness = store.use
export const storedWellness = store.current

/** Null removes the profile. */
export const replaceWellness = store.replace
export const onWellnessChange = store.subscribe

/** Stores one part with the current time. */
export function updateWellness<P extends WellnessPart>(
  part: P,
  values: Partial<Omit<Wellness[P] & ProfilePart<unknown>, 'at'>>,
): void {
  const { wellness, ...rest } = storedWellness()
  const changed = { ...wellness, [part]: { ...wellness[part], ...values, at: Date.now() } }
  replaceWellness({ ...rest, wellness: readWellness(changed) })
}

export function updateHome(home: string): void {
  replaceWellness({ ...storedWellness(), home: home.trim().slice(0, HOME_LIMIT) })
}

/** The profile for assistant requests; undefined unless something is enabled. */
export function requestProfile(): RequestProfile | undefined {
  const { wellness, home } = storedWellness()
  return requestProfileOf(wellness, home) ?? undefined
}

function readStored(text: string | null): StoredWellness {
  try {
    const { owner, home, wellness } = JSON.parse(text ?? '{}')
    return {
      owner: typeof owner === 'string' ? owner : null,
      home: typeof home === 'string' ? home.slice(0, HOME_LIMIT) : '',
      wellness: readWellness(wellness),
    }
  } catch {
    return NOTHING
  }
}
