import { coarsePoint, type Point } from '#domain/place/public-place.ts'

/** The device may take this long to find its position. */
const POSITION_LIMIT_MS = 15_000

/** The device's position to two decimals (about a kilometre): nothing finer leaves the browser. Rejects if refused. */
export function devicePosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no position'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (Number.isFinite(lat) && Number.isFinite(lng)) resolve(coarsePoint({ lat, lng }))
        else reject(new Error('no position'))
      },
      reject,
      { timeout: POSITION_LIMIT_MS, maximumAge: 300_000 },
    )
  })
}
