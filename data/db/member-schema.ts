import {
  bigint,
  customType,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredFacts } from '#domain/member/saved.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const memberProfiles = pgTable('member_profiles', {
  userId: uuid('user_id').primaryKey(),
  homeArea: text('home_area').notNull().default(''),
  deleteAfter: time('delete_after'),
  updatedAt: time('updated_at').notNull(),
})

export const memberPhotos = pgTable('member_photos', {
  userId: uuid('user_id').primaryKey(),
  webp: bytes(),
  objectKey: text('object_key'),
  updatedAt: time('updated_at').notNull(),
})

export const photoRemovals = pgTable('photo_removals', {
  objectKey: text('object_key').primaryKey(),
  removeAfter: time('remove_after').notNull(),
})

export const savedListings = pgTable(
  'saved_listings',
  {
    userId: uuid('user_id').notNull(),
    listingId: text('listing_id').notNull(),
    savedAt: time('saved_at').notNull(),
    note: text().notNull().default(''),
    notedAt: time('noted_at'),
    kept: jsonb().$type<StoredFacts>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] })],
)

export const memberThreads = pgTable(
  'member_threads',
  {
    userId: uuid('user_id').notNull(),
    id: text().notNull(),
    thread: jsonb().$type<unknown>(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const savedLists = pgTable(
  'saved_lists',
  {
    userId: uuid('user_id').notNull(),
    id: text().notNull(),
    name: text().notNull(),
    madeAt: time('made_at').notNull(),
    namedAt: time('named_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const memberWellness = pgTable('member_wellness', {
  userId: uuid('user_id').primaryKey(),
  wellness: jsonb().$type<unknown>().notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const savedListEntries = pgTable(
  'saved_list_entries',
  {
    userId: uuid('user_id').notNull(),
    listId: text('list_id').notNull(),
    listingId: text('listing_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listId, table.listingId] })],
)

export const savedRemovals = pgTable(
  'saved_removals',
  {
    userId: uuid('user_id').notNull(),
    name: text().notNull(),
    removedAt: time('removed_at').notNull(),
    joined: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
)

export const savedShares = pgTable(
  'saved_shares',
  {
    userId: uuid('user_id').notNull(),
    /** '' for everything that is saved. */
    listId: text('list_id').notNull().default(''),
    token: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listId] })],
)
