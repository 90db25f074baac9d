import { DELIVERIES, OFFERING_KINDS, SERVICES } from '../../listing/directory.ts'
import { PRICE_UNITS } from '../../listing/listing.ts'
import { NAMED_CURRENCIES } from '../../money/currency.ts'
import { type DatedRepeat, toDatedRepeat, toRepeat } from './dated-repeat.ts'

/** How a part of a field is edited: a text, a number, a day, a time of day, a list, or choices of which one or several apply. */
export type PartKind =
  | 'line'
  | 'text'
  | 'number'
  | 'day'
  | 'time'
  | 'zone'
  | 'list'
  | { oneOf: readonly string[] }
  | { someOf: readonly string[] }

/** Fields with named parts. */
export const PART_FIELDS = {
  amount: { sum: 'number', currency: { oneOf: NAMED_CURRENCIES }, per: { oneOf: PRICE_UNITS } },
  sleeps: { guests: 'number' },
  coordinates: { lat: 'number', lng: 'number' },
  schedule: {
    every: { oneOf: ['once', 'week', 'month'] },
    on: 'day',
    interval: 'number',
    start: 'time',
    minutes: 'number',
    timeZone: 'zone',
    seats: 'number',
    place: 'line',
  },
  offering: {
    kind: { oneOf: OFFERING_KINDS },
    service: { oneOf: SERVICES },
    delivery: { someOf: DELIVERIES },
  },
  host: { name: 'line', role: 'line', bio: 'text', image: 'line', imageAlt: 'line' },
} as const satisfies Record<string, Record<string, PartKind>>

/** Fields with any number of entries, each with the same parts. */
export const ENTRY_FIELDS = {
  benefits: { title: 'line', text: 'text' },
  amenityGroups: { title: 'line', items: 'list' },
  faqs: { question: 'line', answer: 'text' },
} as const satisfies Record<string, Record<string, PartKind>>

export type PartField = keyof typeof PART_FIELDS
export type EntryField = keyof typeof ENTRY_FIELDS

/** Parts as a form has them: text, or the entries of a list. */
export type Parts = Record<string, string | string[]>

type Kinds = Readonly<Record<string, PartKind>>
type Stored = Record<string, unknown>

/** A stored value as parts; an absent one has empty parts. */
export function toParts(field: PartField, value: unknown): Parts {
  const stored = isObject(value) ? value : {}
  if (field === 'sleeps') return partsOf(PART_FIELDS.sleeps, { guests: value })
  if (field === 'amount') {
    const sum = typeof stored['minor'] === 'number' ? stored['minor'] / 100 : null
    return partsOf(PART_FIELDS.amount, { ...stored, sum })
  }
  if (field === 'schedule')
    return partsOf(PART_FIELDS.schedule, { ...stored, ...toDatedRepeat(stored['repeat']) })
  return partsOf(PART_FIELDS[field], stored)
}

/** The value of a field in the format of an import, for its schema to check; null if every part is empty. */
export function fromParts(field: PartField, parts: Parts): unknown {
  if (isBlank(parts)) return null
  const given = valuesOf(PART_FIELDS[field], parts)
  if (field === 'sleeps') return given['guests']
  if (field === 'amount') {
    const { sum, ...others } = given
    return { ...others, minor: typeof sum === 'number' ? Math.round(sum * 100) : undefined }
  }
  if (field === 'schedule') {
    const { every, on, interval, ...others } = given
    return { ...others, repeat: toRepeat({ every, on, interval } as DatedRepeat) }
  }
  return given
}

/** Stored entries as parts. */
export function toEntries(field: EntryField, value: unknown): Parts[] {
  const entries = Array.isArray(value) ? value.filter(isObject) : []
  return entries.map((entry) => partsOf(ENTRY_FIELDS[field], entry))
}

/** Entries in the format of an import. */
export function fromEntries(field: EntryField, entries: readonly Parts[]): unknown[] {
  return entries.map((parts) => valuesOf(ENTRY_FIELDS[field], parts))
}

/** Whether no part has a value. */
export function isBlank(parts: Parts): boolean {
  return Object.values(parts)
    .flat()
    .every((text) => text.trim() === '')
}

/** Parts of an entry that is not filled in. */
export function emptyEntry(field: EntryField): Parts {
  return partsOf(ENTRY_FIELDS[field], {})
}

/** Names of stored properties that a form has under another name. */
const FORM_NAMES: Partial<Record<string, string>> = {
  minor: 'sum',
  weekday: 'on',
  nth: 'on',
  offset: 'on',
}

/** The part at a path of the catalogue's schema: "sum", or "0.question"; undefined for a whole field. */
export function partAt([field, ...path]: readonly PropertyKey[]): string | undefined {
  if (field === 'sleeps') return 'guests'
  const name = String(path.find((key, at) => at < 2 && typeof key !== 'number' && key !== 'repeat'))
  if (String(field) in PART_FIELDS) return path.length > 0 ? (FORM_NAMES[name] ?? name) : undefined
  return String(field) in ENTRY_FIELDS && path.length > 1 ? `${String(path[0])}.${name}` : undefined
}

const isMany = (kind: PartKind) => kind === 'list' || (typeof kind === 'object' && 'someOf' in kind)

function partsOf(kinds: Kinds, stored: Stored): Parts {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const value = stored[name]
      if (isMany(kind)) return [name, Array.isArray(value) ? value.map(String) : []]
      return [name, value === null || value === undefined ? '' : String(value)]
    }),
  )
}

function valuesOf(kinds: Kinds, parts: Parts): Stored {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, readPart(kind, parts[name] ?? '')]),
  )
}

function readPart(kind: PartKind, given: string | string[]): unknown {
  const isList = Array.isArray(given)
  if (isMany(kind)) return isList ? given : []
  const text = isList ? '' : given.trim()
  if (text === '') return undefined
  // A decimal comma is one too; what is no number is left to the schema.
  return kind === 'number' ? Number(text.replace(',', '.')) : text
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
