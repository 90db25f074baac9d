import type { Point } from '#domain/place/public-place.ts'

/** The position of a place by its name in any language of the site; null if it is unknown. */
export async function findPlace(name: string): Promise<Point | null> {
  const response = await fetch(`/api/places?${new URLSearchParams({ q: name })}`)
  if (!response.ok) throw new Error(`places: ${response.status}`)
  return (await response.json()).place
}
