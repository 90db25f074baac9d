import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Concern } from '#domain/concepts/concern-names.ts'
import type { AuditAction, AuditOrigin, AuditSubjectKind } from '#domain/console/audit.ts'
import type { BatchChange, BulkCounts, BulkRun } from '#domain/console/bulk-change.ts'
import type { UnsavedPhotos } from '#domain/console/console-api.ts'
import type {
  ImportColumn,
  ImportCounts,
  ImportSettings,
  ImportState,
} from '#domain/console/imports.ts'
import type { EditorValues } from '#domain/console/listings/editor-fields.ts'
import type { StoredItem, VersionKind } from '#domain/console/listings/listing-versions.ts'
import type { Decision } from '#domain/console/queue.ts'
import type { ReportReason } from '#domain/listing/report.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import type { RuleListing } from '#domain/search-rules/search-rule.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const staffRoles = pgTable('staff_roles', {
  userId: uuid('user_id').primaryKey(),
  role: text().$type<StaffRole>().notNull(),
  since: time('since').notNull(),
  grantedBy: uuid('granted_by'),
  suspendedAt: time('suspended_at'),
})

export const staffLinks = pgTable('staff_links', {
  id: uuid().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  role: text().$type<StaffRole>().notNull(),
  createdBy: uuid('created_by'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const staffAuditLog = pgTable('staff_audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: time('at').notNull(),
  origin: text().$type<AuditOrigin>().notNull(),
  actorId: uuid('actor_id'),
  keyId: uuid('key_id'),
  action: text().$type<AuditAction>().notNull(),
  subjectKind: text('subject_kind').$type<AuditSubjectKind>().notNull(),
  subjectId: text('subject_id'),
  before: jsonb().$type<Record<string, unknown> | null>(),
  after: jsonb().$type<Record<string, unknown> | null>(),
  requestId: text('request_id'),
})

export const listingVersions = pgTable(
  'listing_versions',
  {
    listingId: text('listing_id').notNull(),
    version: integer().notNull(),
    at: time('at').notNull(),
    authorId: uuid('author_id'),
    keyId: uuid('key_id'),
    kind: text().$type<VersionKind>().notNull(),
    item: jsonb().$type<StoredItem>().notNull(),
    batchId: uuid('batch_id'),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.version] })],
)

export const listingBatches = pgTable('listing_batches', {
  id: uuid().primaryKey(),
  at: time('at').notNull(),
  authorId: uuid('author_id'),
  change: jsonb().$type<BatchChange>().notNull(),
  listings: integer().notNull(),
  undoneAt: time('undone_at'),
})

export const bulkRuns = pgTable('bulk_runs', {
  batchId: uuid('batch_id').primaryKey(),
  task: text().$type<BulkRun['task']>().notNull(),
  state: text().$type<BulkRun['state']>().notNull(),
  authorId: uuid('author_id'),
  startedAt: time('started_at').notNull(),
  rows: integer().notNull(),
  position: integer().notNull().default(0),
  counts: jsonb().$type<BulkCounts>().notNull(),
})

export const bulkRunRows = pgTable(
  'bulk_run_rows',
  {
    batchId: uuid('batch_id').notNull(),
    n: integer().notNull(),
    listingId: text('listing_id').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.n] })],
)

export const listingViews = pgTable('listing_views', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text().notNull(),
  query: text().notNull(),
  createdAt: time('created_at').notNull(),
})

export const queueDecisions = pgTable('queue_decisions', {
  id: uuid().primaryKey(),
  listingId: text('listing_id'),
  importId: uuid('import_id'),
  kind: text().$type<Decision>().notNull(),
  note: text().notNull(),
  at: time('at').notNull(),
  decidedBy: uuid('decided_by'),
  version: integer(),
})

export const listingReports = pgTable('listing_reports', {
  id: uuid().primaryKey(),
  listingId: text('listing_id').notNull(),
  reason: text().$type<ReportReason>().notNull(),
  words: text().notNull(),
  at: time('at').notNull(),
  decisionId: uuid('decision_id'),
})

export const listingPhotos = pgTable('listing_photos', {
  id: uuid().primaryKey(),
  listingId: text('listing_id').notNull(),
  webp: bytes(),
  objectKey: text('object_key'),
  createdAt: time('created_at').notNull(),
})

export const unsavedEdits = pgTable(
  'unsaved_edits',
  {
    listingId: text('listing_id').notNull(),
    editorId: uuid('editor_id').notNull(),
    basedOn: time('based_on').notNull(),
    values: jsonb().$type<Partial<EditorValues>>().notNull(),
    photos: jsonb().$type<UnsavedPhotos>(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.editorId] })],
)

export const plannedPublications = pgTable('planned_publications', {
  listingId: text('listing_id').primaryKey(),
  at: time('at').notNull(),
  plannedBy: uuid('planned_by'),
})

export const catalogueImports = pgTable('catalogue_imports', {
  id: uuid().primaryKey(),
  createdAt: time('created_at').notNull(),
  authorId: uuid('author_id'),
  name: text().notNull(),
  columns: jsonb().$type<ImportColumn[]>().notNull(),
  rows: integer().notNull(),
  state: text().$type<ImportState>().notNull(),
  settings: jsonb().$type<ImportSettings | null>(),
  position: integer().notNull().default(0),
  counts: jsonb().$type<ImportCounts>().notNull(),
  batchId: uuid('batch_id'),
})

export const catalogueImportRows = pgTable(
  'catalogue_import_rows',
  {
    importId: uuid('import_id').notNull(),
    n: integer().notNull(),
    line: integer().notNull(),
    record: jsonb().$type<Record<string, unknown> | null>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.n] })],
)

export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})

export const searchRules = pgTable('search_rules', {
  id: uuid().primaryKey(),
  words: text().notNull(),
  concern: text().$type<Concern>(),
  synonym: text().notNull(),
  listings: jsonb().$type<RuleListing[]>().notNull(),
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  published: boolean().notNull(),
  createdAt: time('created_at').notNull(),
})
