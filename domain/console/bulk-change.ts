import { fieldValuesOf, type ListingField, withFieldValues } from './listings/listing-fields.ts'
import type { FieldChange, StoredItem, VersionKind } from './listings/listing-versions.ts'

/** Lists of a listing that a batch adds to or removes from. */
export const BULK_LISTS = ['tags', 'categories'] as const
type BulkList = (typeof BULK_LISTS)[number]

/** Fields of one text that a batch gives one value. */
export const BULK_TEXT_FIELDS = [
  'type',
  'location',
  'country',
  'format',
  'duration',
  'groupSize',
  'wellnessTag',
  'priceDetails',
  'cancellation',
  'certification',
  'natureDistance',
  'nearbyNature',
] as const satisfies ListingField[]
export type BulkTextField = (typeof BULK_TEXT_FIELDS)[number]

/** One change of many listings. `percent` is added to the amount: 5 raises it by 5 %. */
export type BulkChange =
  | { kind: 'publish' }
  | { kind: 'withdraw' }
  | { kind: 'price'; percent: number }
  | { kind: 'add' | 'remove'; list: BulkList; value: string }
  /** An empty value removes the field. */
  | { kind: 'set'; field: BulkTextField; value: string }
  | Erasing

/** Their last states stay as versions. */
type Erasing = { kind: 'erase' }

/** What made a batch: one change, or a file. */
export type BatchChange = BulkChange | { kind: 'import'; name: string }

/** Most listings of one batch. */
export const BULK_LIMIT = 10_000
/** Days within which a batch can be undone. */
export const BULK_UNDO_DAYS = 30

/** What a change would do. `skipped` are listings that it does not change or that it cannot be stored for. */
export type BulkPreview = {
  matched: number
  changed: number
  skipped: { id: string; title: string; reason: SkipReason }[]
  /** How many were skipped; `skipped` lists the first of them. */
  skippedCount: number
  /** Of the change and the listings, as they are before it. */
  digest: string
  /** The first changed listings. */
  examples: { id: string; title: string; changes: FieldChange[] }[]
}

/** `no_amount`: no price in numbers; `price_text`: its price is a text, which only a person can change. */
export type SkipReason = 'unchanged' | 'no_amount' | 'price_text' | 'invalid'

/** Listings of a run so far. `left` were changed or erased meanwhile, or cannot be stored; the first of them are named. */
export type BulkCounts = { changed: number; left: number; leftExamples: string[] }

/** How far a bulk change or its undoing is; both go on after a restart of the server. */
export type BulkRun = {
  task: 'apply' | 'undo'
  state: 'running' | 'stopped' | 'done'
  rows: number
  position: number
  counts: BulkCounts
}

export type BatchEntry = {
  id: string
  at: string
  author: string | null
  change: BatchChange
  listings: number
  undoneAt: string | null
  /** Until when it can be undone; null when it cannot. */
  undoUntil: string | null
  /** Null for an import that was not undone. */
  run: BulkRun | null
}

/** The listing after the change, or as it is erased; or why it stays as it is. */
export function applyBulkChange(item: StoredItem, change: BulkChange): StoredItem | SkipReason {
  if (change.kind === 'erase') return item
  if (change.kind === 'price') return withPrice(item, change.percent)
  if (change.kind === 'set') return withField(item, change)
  if (change.kind === 'add' || change.kind === 'remove') return withList(item, change)
  const listed = change.kind === 'publish'
  return item['listed'] === listed ? 'unchanged' : { ...item, listed }
}

function withPrice(item: StoredItem, percent: number): StoredItem | SkipReason {
  const { amount, priceText } = item
  if (priceText) return 'price_text'
  if (typeof amount !== 'object' || amount === null || !('minor' in amount)) return 'no_amount'
  const minor = Math.round((Number(amount.minor) * (100 + percent)) / 100)
  return minor === amount.minor ? 'unchanged' : { ...item, amount: { ...amount, minor } }
}

type FieldSetting = Extract<BulkChange, { kind: 'set' }>

function withField(item: StoredItem, { field, value }: FieldSetting): StoredItem | SkipReason {
  if (fieldValuesOf(item)[field] === value) return 'unchanged'
  return withFieldValues(item, { [field]: value })
}

type ListChange = Extract<BulkChange, { list: BulkList }>

function withList(item: StoredItem, { kind, list, value }: ListChange): StoredItem | SkipReason {
  const stored = item[list]
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  if (entries.includes(value) === (kind === 'add')) return 'unchanged'
  const next = kind === 'add' ? [...entries, value] : entries.filter((entry) => entry !== value)
  return { ...item, [list]: next }
}

/** The field that a change writes. */
export type BulkField = 'amount' | 'listed' | BulkList

export function fieldOf(change: Exclude<BulkChange, FieldSetting | Erasing>): BulkField {
  if (change.kind === 'price') return 'amount'
  return 'list' in change ? change.list : 'listed'
}

const VERSION_KINDS: Record<BulkChange['kind'], VersionKind> = {
  publish: 'published',
  withdraw: 'withdrawn',
  price: 'edited',
  add: 'edited',
  remove: 'edited',
  set: 'edited',
  erase: 'erased',
}

export const versionKindOf = ({ kind }: BulkChange): VersionKind => VERSION_KINDS[kind]
