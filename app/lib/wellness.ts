import { useSyncExternalStore } from 'react'
import type { RequestProfile } from '#domain/booking/request-profile.ts'
import { HOME_LIMIT } from '#domain/booking/request-profile.ts'
import {
  NO_WELLNESS,
  readWellness,
  requestProfileOf,
  type Told,
  type Wellness,
  type WellnessPart,
} from '#domain/member/wellness.ts'

/** The wellness profile of this browser: a guest's own, or what a member's account holds. */
export type StoredWellness = { owner: string | null; home: string; wellness: Wellness }

const KEY = 'seekwell-wellness'
const NOTHING: StoredWellness = { owner: null, home: '', wellness: NO_WELLNESS }

let known: { text: string | null; stored: StoredWellness } = { text: null, stored: NOTHING }
const listeners = new Set<() => void>()

/** What has been told; nothing on the server and while hydrating. */
export function useWellness(): StoredWellness {
  return useSyncExternalStore(onWellnessChange, storedWellness, () => NOTHING)
}

/** The same value until storage changes. */
export function storedWellness(): StoredWellness {
  const text = storedText()
  if (text !== known.text) known = { text, stored: readStored(text) }
  return known.stored
}

/** Keeps one part, as told now. */
export function tellWellness<P extends WellnessPart>(
  part: P,
  told: Partial<Omit<Wellness[P] & Told<unknown>, 'at'>>,
): void {
  const { wellness, ...rest } = storedWellness()
  const changed = { ...wellness, [part]: { ...wellness[part], ...told, at: Date.now() } }
  replaceWellness({ ...rest, wellness: readWellness(changed) })
}

export function tellHome(home: string): void {
  replaceWellness({ ...storedWellness(), home: home.trim().slice(0, HOME_LIMIT) })
}

/** Null forgets it. */
export function replaceWellness(stored: StoredWellness | null): void {
  const text = stored ? JSON.stringify(stored) : null
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // Storage is full or forbidden: it then lasts as long as the page.
  }
  known = { text: storedText(), stored: stored ?? NOTHING }
  for (const tell of listeners) tell()
}

/** What a request to the assistant may carry; undefined unless something is switched on. */
export function requestProfile(): RequestProfile | undefined {
  if (typeof window === 'undefined') return undefined
  const { wellness, home } = storedWellness()
  return requestProfileOf(wellness, home) ?? undefined
}

/** Hears of every change, those of other tabs included. */
export function onWellnessChange(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heard)
  }
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

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return known.text
  }
}
