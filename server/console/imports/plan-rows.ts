import type { Db } from '#data/db/db.ts'
import type { ImportRow } from '#data/staff/catalogue-imports.ts'
import { findStoredItems } from '#data/staff/listing-batches.ts'
import { listTakenNames, toItem } from '#data/staff/listing-versions.ts'
import type { FieldFault } from '#domain/console/console-api.ts'
import type { ImportSettings, RowFault } from '#domain/console/imports.ts'
import {
  changesOf,
  type FieldChange,
  type StoredItem,
} from '#domain/console/listings/listing-versions.ts'
import { readBarePrice, toPrice } from '#domain/import/bare-price.ts'
import {
  type CatalogueItem,
  catalogueItem,
  slugOf,
  toCatalogueListing,
} from '#domain/import/catalogue-item.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { withCover } from '#domain/listing/own-photo.ts'
import { cellsToItem } from '../../catalogue/csv-cells.ts'
import { createNaming } from '../../catalogue/naming.ts'
import { laterThan } from '../listings/change-listing.ts'
import { toFieldFault, toNameFault } from '../listings/field-faults.ts'

/** A listing that rows would write. */
export type PlannedListing = {
  line: number
  id: string
  /** Null for a new listing. */
  before: StoredItem | null
  listing: Listing
  /** Empty for a new listing. */
  changes: FieldChange[]
}

export type RowPlan = { planned: PlannedListing[]; unchanged: number; rejected: RowFault[] }

type Read = { line: number; id: string; given: StoredItem }
type Valid = Read & { before: StoredItem | null; item: CatalogueItem }

const FAULTS_SHOWN = 5

/** What rows would do: fields that a row does not give stay as they are stored. Writes nothing. */
export async function planRows(
  db: Db,
  rows: readonly ImportRow[],
  { settings, now }: { settings: ImportSettings; now: Date },
): Promise<RowPlan> {
  const rejected: RowFault[] = []
  const read = new Map<string, Read>()
  let repeated = 0
  for (const row of rows) {
    const found = readRecord(row, settings)
    if ('faults' in found) {
      rejected.push(found)
      continue
    }
    const earlier = read.get(found.id)
    if (earlier) repeated += 1
    // Of rows with the same id the last one counts, field by field.
    read.set(found.id, { ...found, given: { ...earlier?.given, ...found.given } })
  }
  const valid = await validate(db, [...read.values()], { settings, rejected })
  const planned = await name(db, valid, { now, rejected })
  const changed = planned.filter(({ before, changes }) => before === null || changes.length > 0)
  return { planned: changed, unchanged: planned.length - changed.length + repeated, rejected }
}

/** The mapped fields of a row. */
function readRecord(
  { line, record }: ImportRow,
  { mapping, price = null }: ImportSettings,
): Read | RowFault {
  if (!record) return { line, id: null, faults: [] }
  const given: StoredItem = {}
  const faults: FieldFault[] = []
  for (const [column, field] of Object.entries(mapping)) {
    const value = Object.hasOwn(record, column) ? record[column] : undefined
    if (value === undefined) continue
    const bare = field === 'amount' ? readBarePrice(String(value)) : null
    if (bare !== null) {
      if (price) given[field] = toPrice(bare, price)
      else faults.push({ field, reason: 'no_currency' })
      continue
    }
    const cell = typeof value === 'string' ? cellsToItem({ [field]: value }) : null
    if (cell && 'fault' in cell) faults.push({ field, reason: 'invalid' })
    // An empty cell gives nothing.
    else if (cell) Object.assign(given, cell.item)
    else given[field] = typeof value === 'number' && TEXTS.has(field) ? String(value) : value
  }
  const id =
    typeof given['id'] === 'string' ? given['id'].trim() : slugOf(String(given['title'] ?? ''))
  if (id === '') faults.push({ field: 'id', reason: 'missing' })
  if (faults.length > 0) return { line, id: id || null, faults: faults.slice(0, FAULTS_SHOWN) }
  return { line, id, given: { ...given, id } }
}

/** Text fields whose values other systems give as numbers. */
const TEXTS = new Set(['id', 'title', 'priceText', 'duration', 'groupSize', 'type', 'address'])

type Validation = { settings: ImportSettings; rejected: RowFault[] }

async function validate(
  db: Db,
  read: readonly Read[],
  { settings, rejected }: Validation,
): Promise<Valid[]> {
  const ids = read.map(({ id }) => id)
  const stored = await findStoredItems(db, ids)
  const taken = await listTakenNames(
    db,
    ids.filter((id) => !stored.has(id)).map((id) => id.toLowerCase()),
  )
  const { contentType, publishes } = settings
  return read.flatMap((row): Valid[] => {
    const { line, id, given } = row
    const before = stored.get(id) ?? null
    const base = before ?? { ...(contentType && { contentType }), listed: publishes }
    const { updatedAt: _, ...next } = withCover({ ...base, ...given })
    const checked = catalogueItem.safeParse(next, { reportInput: true })
    const isUsed = before === null && taken.has(id.toLowerCase())
    if (checked.success && !isUsed) return [{ ...row, before, item: checked.data }]
    const faults: FieldFault[] = checked.success
      ? [{ field: 'id', reason: 'slug_taken' }]
      : checked.error.issues.slice(0, FAULTS_SHOWN).map(toFieldFault)
    rejected.push({ line, id, faults })
    return []
  })
}

type Naming = { now: Date; rejected: RowFault[] }

async function name(
  db: Db,
  valid: readonly Valid[],
  { now, rejected }: Naming,
): Promise<PlannedListing[]> {
  const nameOf = await createNaming(
    db,
    valid.map(({ item }) => item),
  )
  const planned: PlannedListing[] = []
  for (const { line, id, given, before, item } of valid) {
    const named = await nameOf(item)
    if ('reason' in named) {
      rejected.push({ line, id, faults: [toNameFault(named.reason)] })
      continue
    }
    const updatedAt = before ? laterThan(before, now) : now
    const createdAt = named.stored?.createdAt ?? now
    const listing = toCatalogueListing(item, { slug: named.slug, createdAt, updatedAt })
    // Of the others only defaults could differ, which an edit adds as well.
    const isGiven = ({ field }: FieldChange) => field in given || field === 'thumbnail'
    const changes = before ? changesOf(before, toItem(listing)).filter(isGiven) : []
    planned.push({ line, id, before, listing, changes })
  }
  return planned
}
