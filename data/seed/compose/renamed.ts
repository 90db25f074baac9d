/**
 * Words of a title that changed after the slug was given away: "(Hum => Humming Together) on Fridays"
 * is shown as "Humming Together on Fridays" and keeps the slug of "Hum on Fridays".
 */
const RENAMED = /\(([^()]*) => ([^()]*)\)/g

/** The title that the slug is made from. */
export function firstTitle(written: string): string {
  return written.replace(RENAMED, '$1')
}

/** The title that is shown. */
export function shownTitle(written: string): string {
  return written.replace(RENAMED, '$2')
}
