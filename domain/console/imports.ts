import type { PriceDefaults } from '../import/bare-price.ts'
import type { ContentType } from '../listing/category.ts'
import type { FieldFault } from './console-api.ts'
import type { FieldChange } from './listings/listing-versions.ts'

/** Largest file of an import. */
export const IMPORT_BYTES = 50 * 1024 * 1024
/** Most rows of a file: as many as are undone as one. */
export const IMPORT_ROWS = 20_000
/** Most columns of a file. */
export const IMPORT_COLUMNS = 200
/** Rows of one call of the check. */
export const CHECKED_ROWS = 500
/** Days that a file stays readable. */
export const IMPORT_DAYS = 7

/** `reading`: its file is being uploaded; `read`: waits for a person. */
export type ImportState = 'reading' | 'read' | 'running' | 'stopped' | 'done'

export type ImportSettings = {
  /** Field by column; columns without one are not imported. */
  mapping: Record<string, string>
  /** For new listings whose row names no kind. */
  contentType: ContentType | null
  /** For prices that are only a number; null rejects them. Absent in settings that are older. */
  price?: PriceDefaults | null | undefined
  /** Whether new listings are published; else they are drafts. */
  publishes: boolean
}

export type ImportCounts = { added: number; changed: number; unchanged: number; rejected: number }
export const NO_COUNTS: ImportCounts = { added: 0, changed: 0, unchanged: 0, rejected: 0 }

/** A column of a file with its first values. */
export type ImportColumn = { name: string; examples: string[] }

/** A file in the wizard. `settings` are those of this file, of the last one with the same columns, or a guess. */
export type ImportView = {
  id: string
  name: string
  createdAt: string
  rows: number
  state: ImportState
  columns: ImportColumn[]
  /** The fields that a column can become. */
  fields: readonly string[]
  /** Codes of currencies to choose from for prices that state none. */
  currencies: readonly string[]
  settings: ImportSettings
  position: number
  counts: ImportCounts
}

export type ImportEntry = Pick<
  ImportView,
  'id' | 'name' | 'createdAt' | 'rows' | 'state' | 'counts'
> & { author: string | null }

/** `field` is null for a row that could not be read. */
export type RowFault = { line: number; id: string | null; faults: FieldFault[] }

/** What a part of the rows would do. */
export type ImportCheck = {
  /** Rows checked so far; the next call begins there. */
  next: number
  counts: ImportCounts
  rejected: RowFault[]
  /** The first changed listings, and those that would be added (without changes). */
  examples: { id: string; title: string; isNew: boolean; changes: FieldChange[] }[]
}
