import type { Point } from '#domain/place/public-place.ts'

/** The device may take this long to find its position. */
const POSITION_LIMIT_MS = 15_000

/** The position of a place by its name in any language of the site; null if it is unknown. */
export async function findPlace(name: string): Promise<Point | null> {
  const response = await fetch(`/api/places?${new URLSearchParams({ q: name })}`)
  if (!response.ok) throw new Error(`places: ${response.status}`)
  return (await response.json()).place
}

/** The device's position to two decimals (about a kilometre): nothing finer leaves the browser. Rejects if refused. */
export function devicePosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no position'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (Number.isFinite(lat) && Number.isFinite(lng)) resolve(coarse({ lat, lng }))
        else reject(new Error('no position'))
      },
      reject,
      { timeout: POSITION_LIMIT_MS, maximumAge: 300_000 },
    )
  })
}

/** A position to two decimals. */
export function coarse({ lat, lng }: Point): Point {
  // Adding 0 turns -0 into 0.
  return { lat: Math.round(lat * 100) / 100 + 0, lng: Math.round(lng * 100) / 100 + 0 }
}
