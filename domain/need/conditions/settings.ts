/** Landscapes that a stay can lie in or at, in the order of their bits. */
export const SETTINGS = [
  'sea',
  'beach',
  'lake',
  'river',
  'mountains',
  'forest',
  'desert',
  'island',
] as const
export type Setting = (typeof SETTINGS)[number]

/** Words by which listings, which are in English, state where they lie; a shore may be that of a lake. */
const STATED: Record<Setting, string> = {
  sea: 'seas?|seaside|seafront|oceans?|coast(?:s|al|line)?|fjords?|bays?|coves?|surf(?:ing)?|tid(?:es|al)|marine',
  beach: 'beach(?:es)?|beachfront|sandbars?',
  lake: 'lakes?|lakeside|lakefront',
  river: 'rivers?|riverside|riverbanks?|streams?|creeks?',
  mountains:
    'mountains?|mountainside|alps?|alpine|peaks|summits?|ridges?|andes|glaciers?|volcano(?:es)?|highlands?|high passes',
  forest: '(?:rain)?forests?|woods|woodlands?|jungles?',
  desert: 'deserts?|dunes?|wadis?',
  island: 'islands?|isles?',
}
/** With a group for each landscape. */
const ANY_STATED = new RegExp(
  `\\b(?:${SETTINGS.map((name) => `(${STATED[name]})`).join('|')})\\b`,
  'gi',
)

/** The words that state one of some landscapes, as a part of a regular expression. */
export function settingWords(any: readonly Setting[]): string {
  return withBeaches(any)
    .map((name) => STATED[name])
    .join('|')
}

/** The landscapes that a text states, as bits in the order of SETTINGS. */
export function settingsIn(text: string): number {
  let bits = 0
  for (const [, ...groups] of text.matchAll(ANY_STATED))
    bits |= 1 << groups.findIndex((said) => said !== undefined)
  return bits
}

/** Whether bits of landscapes include one of some. */
export function hasSetting(bits: number, any: readonly Setting[]): boolean {
  return withBeaches(any).some((name) => (bits & (1 << SETTINGS.indexOf(name))) !== 0)
}

/** A beach lies by the sea. */
function withBeaches(any: readonly Setting[]): readonly Setting[] {
  return any.includes('sea') ? [...any, 'beach'] : any
}
