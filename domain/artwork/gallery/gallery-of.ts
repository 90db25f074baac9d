import type { ContentType } from '../../listing/category.ts'
import type { ArtworkOptions, Print } from '../artwork.ts'
import { STEM_NAMES, type StemName } from '../botanicals/stems.ts'
import { NEXT_HOUR } from '../drawing/hours.ts'
import type { View } from '../gallery-views.ts'
import type { LandscapeName } from '../landscapes/landscapes.ts'
import { PRACTICES } from '../practices/repertoire.ts'
import { isLandscape, type SceneName } from '../scene-names.ts'
import { firstMatch, type WordRule } from '../subjects/match-words.ts'
import { landscapesOf } from '../subjects/place-of.ts'
import { choose, chooseFor, type PrintSource, printOf } from '../subjects/scene-of.ts'
import type { WayName } from '../ways/repertoire.ts'
import { HANDS_RULES, PEOPLE_RULES, USUAL_HANDS, USUAL_PEOPLE } from './close-rules.ts'
import { FLORA } from './flora.ts'
import { ROOM_RULES, USUAL_ROOMS } from './room-rules.ts'
import { STEM_RULES, TABLE_RULES, USUAL_TABLES } from './table-rules.ts'

/** A listing with the print of its cover, and the landscape around it. */
type Subject = {
  listing: PrintSource
  cover: Print
  place: LandscapeName
  texts: readonly string[]
}

/** The scenes of the views beside the cover. */
const SCENES: Record<Exclude<View, 0>, (subject: Subject) => SceneName> = {
  1: roomOf,
  2: closeOf,
  3: tableOf,
  4: wayOf,
  5: plantOf,
}

/** Landscapes of listings without a place of their own. */
const USUAL_PLACES: readonly LandscapeName[] = ['lake', 'forest', 'ocean', 'countryside', 'alpine']

/**
 * The print of one view of a listing; deterministic. A gallery shows the subject, the room, hands or people
 * close by, what lies ready, the way there, and what grows there. Which of them is the cover differs from one
 * listing to the next, so that lists of one subject do not repeat its scene.
 */
export function galleryPrintOf(listing: PrintSource, view: View): ArtworkOptions {
  const lead = leadOf(listing)
  if (view !== 0) return printIn(listing, view === lead ? 0 : view)
  const { hour, quiet } = printOf(listing)
  return { ...printIn(listing, lead), hour, quiet }
}

/** The view that is the cover: the subject, or another one that the listing's words name. */
function leadOf(listing: PrintSource): View {
  const { id, contentType, videoUrl } = listing
  if (videoUrl) return 0
  if (contentType === 'escape') return chooseFor<View>([0, 0, 0, 1, 4], 'lead', id) ?? 0
  const [name = ''] = textsOf(listing)
  const isNamed = ([, rules]: readonly [View, readonly WordRule<SceneName>[]]) =>
    firstMatch(rules, name) !== null
  const named = LEADS[contentType].filter(isNamed).map(([view]) => view)
  return chooseFor<View>([0, 0, ...named], 'lead', id) ?? 0
}

/** What the words must name for a view to be the cover; a product is always shown itself, or in use. */
const LEADS: Record<
  Exclude<ContentType, 'escape'>,
  readonly (readonly [View, readonly WordRule<SceneName>[]])[]
> = {
  essential: [[2, HANDS_RULES]],
  enhancement: [
    [1, ROOM_RULES],
    [2, PEOPLE_RULES],
  ],
  experience: [
    [1, ROOM_RULES],
    [2, HANDS_RULES],
    [3, TABLE_RULES],
  ],
}

function printIn(listing: PrintSource, view: View): ArtworkOptions {
  const cover = printOf(listing)
  if (view === 0) return cover
  const subject = { listing, cover, place: placeOf(listing, cover), texts: textsOf(listing) }
  return {
    ...cover,
    seed: `${listing.id}/${view}`,
    scene: SCENES[view](subject),
    ...(view === 4 && anotherHour(cover)),
    place: subject.place,
  }
}

/** The way there is lit by another hour; after an overcast dusk comes the night. */
function anotherHour({ hour, quiet }: Print): Pick<Print, 'hour' | 'quiet'> {
  return { hour: quiet ? 'calm' : NEXT_HOUR[hour], quiet: false }
}

/** The name with the kind, the tags, and the rest of the title, the most telling first. */
function textsOf({ title, type, tags }: PrintSource): string[] {
  const name = title.replace(/(?:,| with | in | for ).*/, '')
  return [`${name}, ${type}`, tags.join(', '), title]
}

function placeOf({ id, title, tags, location }: PrintSource, { scene }: Print): LandscapeName {
  if (isLandscape(scene)) return scene
  const places = landscapesOf([title, tags.join(', '), location ?? ''], location)
  return choose(places ?? USUAL_PLACES, id) ?? 'lake'
}

/** The outcome for the most telling text with a word of the rules, else one of the usual ones. */
function decide<Name extends SceneName>(
  { listing, texts }: Subject,
  rules: readonly WordRule<Name>[],
  usual: readonly [Name, ...Name[]] | readonly Name[],
): SceneName {
  const found = texts.map((text) => firstMatch(rules, text)).find((outcomes) => outcomes !== null)
  const chosen = choose<Name>(found ?? usual, listing.id)
  if (chosen === undefined) throw new RangeError('Nothing to choose from')
  return chosen
}

function roomOf(subject: Subject): SceneName {
  const { listing, cover } = subject
  const { contentType } = listing
  if (contentType === 'escape' || /retreat/i.test(listing.type)) {
    if (cover.type === 'tent') return 'tent'
    if (cover.type === 'ryokan') return 'mat-room'
    return choose(USUAL_ROOMS.escape, listing.id) ?? 'bedroom'
  }
  if (isOutdoors(subject)) return isLandscape(cover.scene) ? 'veranda' : subject.place
  return decide(subject, ROOM_RULES, USUAL_ROOMS[contentType])
}

/** People where the cover has none, else hands. */
function closeOf(subject: Subject): SceneName {
  const { listing, cover } = subject
  const { contentType } = listing
  const peopled = Object.hasOwn(PRACTICES, cover.scene)
  return peopled || contentType === 'essential'
    ? decide(subject, HANDS_RULES, USUAL_HANDS[contentType])
    : decide(subject, PEOPLE_RULES, USUAL_PEOPLE[contentType])
}

function tableOf(subject: Subject): SceneName {
  const { listing, cover } = subject
  if (cover.type === 'ryokan' && listing.contentType === 'escape') return 'japanese-table'
  if (isOutdoors(subject)) {
    const named = { ...subject, texts: subject.texts.slice(0, 1) }
    return decide(named, TABLE_RULES, ['walking-kit', 'picnic'])
  }
  return decide(subject, TABLE_RULES, USUAL_TABLES[listing.contentType])
}

/** Outdoors the way there, in town the door, for a product the door with its parcel. */
function wayOf(subject: Subject): SceneName {
  const { listing, cover, place } = subject
  if (listing.contentType === 'essential') return 'parcel-door'
  const leadsOut = isLandscape(cover.scene) || isOutdoors(subject)
  if (!leadsOut) return choose(['studio-door', 'house-door'], listing.id) ?? 'house-door'
  return choose(waysOf(cover, place), listing.id) ?? 'lantern-path'
}

function waysOf({ type }: Print, place: LandscapeName): readonly WayName[] {
  if (type === 'ryokan') return ['gate-path', 'stone-steps']
  if (/coast|shore|ocean|island|lake|aegean|cliffs/.test(place))
    return ['boardwalk', 'lantern-path']
  if (type === 'none') return ['walking-track', 'resting-place', 'boardwalk']
  return ['lantern-path', 'garden-path', 'walking-track', 'resting-place']
}

function plantOf(subject: Subject): SceneName {
  const { listing, cover, place, texts } = subject
  const named = texts.map((text) => firstMatch(STEM_RULES, text)).find((found) => found !== null)
  const placed = listing.location !== null || isLandscape(cover.scene)
  const stems: readonly StemName[] = named ?? (placed ? FLORA[place].stems : STEM_NAMES)
  return choose(stems, listing.id) ?? 'beech'
}

function isOutdoors({ listing: { contentType, type, title, tags } }: Subject): boolean {
  const told = `${type}, ${title}, ${tags.join(', ')}`
  return (
    contentType === 'experience' &&
    /\b(nature|walk|walking|outdoors|hik|forest|shore|kayak|garden|swim)/i.test(told)
  )
}
